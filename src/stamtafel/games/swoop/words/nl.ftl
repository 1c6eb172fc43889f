# Swoop, Nederlands.

name = Swoop
about = Raak al je kaarten kwijt: gelijk of lager op de stapel, en vier gelijke vegen hem weg.

option-target = Doel
option-target-help = Spelen tot iemand zoveel punten heeft; het laagste totaal wint.
option-scoring = Telling
option-scoring-help = Waarvoor de kaarten tellen die iemand overhoudt.
option-scoring-standard = op waarde; B, V, H 10; 10 en joker 50
option-scoring-simple = eenvoudig: A tot 9 telt 5; B, V, H 10; 10 en joker 20
option-hand = Kaarten in de hand
option-hand-help = 11, of één meer; daarnaast vier geheime en vier open kaarten.
option-table = Kaarten op tafel
option-table-help = Hoeveel van je kaarten er voor je liggen.
option-table-full = vier geheime met op elke een open kaart
option-table-hidden = alleen vier geheime
option-table-none = geen: alles in de hand
option-tens = De 10
option-tens-help = Of een 10 de stapel wegveegt, zoals een joker.
option-tens-swoop = veegt weg
option-tens-plain = gewone kaart tussen 9 en B, telt 10
option-big_swoop = Groot vegen
option-big_swoop-help = Of er meer dan vier gelijke kaarten bovenop mogen liggen, en wegvegen.
option-big_swoop-no = nee, hoogstens vier
option-big_swoop-yes = ja, vier of meer
option-start = Wie begint
option-start-help = Een speler, of wie de hoogste kaart trekt.
option-start-lot = wie de hoogste kaart trekt
option-start-0 = plaats 1
option-start-1 = plaats 2
option-start-2 = plaats 3
option-start-3 = plaats 4
option-start-4 = plaats 5
option-start-5 = plaats 6
option-start-6 = plaats 7
option-start-7 = plaats 8
option-ranks = Rangen
option-ranks-help = Hoeveel van de rangen A tot H er meedoen, van de laagste af; aan een echte tafel alle 12.
option-cards = Kaarten per speler
option-cards-help = Hoeveel kaarten ieder krijgt; een derde ervan, hoogstens vier, geheim en evenveel open.

card-A = A
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10
card-J = B
card-Q = V
card-K = H
card-joker = joker

# Zoveel kaarten van één soort, als lijdend voorwerp.
card-A-1 = een aas
card-A-2 = twee azen
card-A-3 = drie azen
card-A-4 = vier azen
card-2-1 = een twee
card-2-2 = twee tweeën
card-2-3 = drie tweeën
card-2-4 = vier tweeën
card-3-1 = een drie
card-3-2 = twee drieën
card-3-3 = drie drieën
card-3-4 = vier drieën
card-4-1 = een vier
card-4-2 = twee vieren
card-4-3 = drie vieren
card-4-4 = vier vieren
card-5-1 = een vijf
card-5-2 = twee vijven
card-5-3 = drie vijven
card-5-4 = vier vijven
card-6-1 = een zes
card-6-2 = twee zessen
card-6-3 = drie zessen
card-6-4 = vier zessen
card-7-1 = een zeven
card-7-2 = twee zevens
card-7-3 = drie zevens
card-7-4 = vier zevens
card-8-1 = een acht
card-8-2 = twee achten
card-8-3 = drie achten
card-8-4 = vier achten
card-9-1 = een negen
card-9-2 = twee negens
card-9-3 = drie negens
card-9-4 = vier negens
card-10-1 = een tien
card-10-2 = twee tienen
card-10-3 = drie tienen
card-10-4 = vier tienen
card-J-1 = een boer
card-J-2 = twee boeren
card-J-3 = drie boeren
card-J-4 = vier boeren
card-Q-1 = een vrouw
card-Q-2 = twee vrouwen
card-Q-3 = drie vrouwen
card-Q-4 = vier vrouwen
card-K-1 = een heer
card-K-2 = twee heren
card-K-3 = drie heren
card-K-4 = vier heren
card-joker-1 = een joker
card-joker-2 = twee jokers
card-joker-3 = drie jokers
card-joker-4 = vier jokers

place-pile = stapel
place-swept = weggeveegd door
place-hand = hand
place-open = open kaarten
place-hidden = geheime kaarten
place-drawn = getrokken voor het begin
counter-round = ronde
counter-target = doel
counter-cards = kaarten over
mark-start = begint de ronde

action-play-hand = Leg { $hand }
action-play-table = Leg { $table } van tafel
action-play-both = Leg { $hand } uit je hand en { $table } van tafel
action-turn = Draai { $place ->
    [1] de eerste
    [2] de tweede
    [3] de derde
   *[4] de vierde
} geheime kaart om
action-add-none = Leg hem alleen
action-add-hand = Leg er { $hand ->
    [1] één
    [2] twee
   *[3] drie
} uit je hand bij
action-add-table = Leg er { $table ->
    [1] één
    [2] twee
   *[3] drie
} van tafel bij
action-add-both = Leg er { $hand ->
    [1] één
   *[2] twee
} uit je hand en { $table ->
    [1] één
   *[2] twee
} van tafel bij

prompt-start = { $by-is ->
    [you] Jij bent aan de beurt: begin een nieuwe stapel.
   *[other] { $by } is aan de beurt en begint een nieuwe stapel.
}
prompt-play = { $by-is ->
    [you] Jij bent aan de beurt: wat leg je?
   *[other] { $by } is aan de beurt.
}
prompt-add = { $by-is ->
    [you] Je hebt { $card } omgedraaid. Leg je er iets bij?
   *[other] { $by } heeft { $card } omgedraaid en mag er iets bij leggen.
}
prompt-deal = De kaarten worden gedeeld.
prompt-over = { $by-is ->
    [you] Je hebt gewonnen!
   *[other] { $by } heeft gewonnen.
}

told-draw = { $by-is ->
    [you] Je trekt { $card }.
   *[other] { $by } trekt { $card }.
}
told-round = { $by-is ->
    [you] Ronde { $round }: jij begint.
   *[other] Ronde { $round }: { $by } begint.
}
told-take = { $by-is ->
    [you] Je pakt de stapel op: { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }.
   *[other] { $by } pakt de stapel op: { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }.
}
told-play-hand = { $by-is ->
    [you] Je legt { $hand }.
   *[other] { $by } legt { $hand }.
}
told-play-table = { $by-is ->
    [you] Je legt { $table } van tafel.
   *[other] { $by } legt { $table } van tafel.
}
told-play-both = { $by-is ->
    [you] Je legt { $hand } uit je hand en { $table } van tafel.
   *[other] { $by } legt { $hand } uit de hand en { $table } van tafel.
}
told-turn = { $by-is ->
    [you] Je draait een geheime kaart om: { $card }.
   *[other] { $by } draait een geheime kaart om: { $card }.
}
told-add-none = { $by-is ->
    [you] Je legt hem alleen.
   *[other] { $by } legt hem alleen.
}
told-add-hand = { $by-is ->
    [you] Je legt er { $hand } bij.
   *[other] { $by } legt er { $hand } bij.
}
told-add-table = { $by-is ->
    [you] Je legt er { $table } van tafel bij.
   *[other] { $by } legt er { $table } van tafel bij.
}
told-add-both = { $by-is ->
    [you] Je legt er { $hand } uit je hand en { $table } van tafel bij.
   *[other] { $by } legt er { $hand } uit de hand en { $table } van tafel bij.
}
told-sweep = { $by-is ->
    [you] Swoop! Je veegt de stapel weg.
   *[other] Swoop! { $by } veegt de stapel weg.
}
told-sweep-alike = { $count ->
    [4] Vier gelijke
    [5] Vijf gelijke
    [6] Zes gelijke
   *[7] Zeven gelijke
}: { $by-is ->
    [you] je veegt de stapel weg.
   *[other] { $by } veegt de stapel weg.
}
told-out = { $by-is ->
    [you] Je bent al je kaarten kwijt!
   *[other] { $by } is alle kaarten kwijt!
}
told-endless = De ronde duurt te lang en wordt beëindigd; iedereen telt zijn kaarten.
told-score = { $by-is ->
    [you] Je krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[other] { $by } krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
told-won = { $by-is ->
    [you] Je wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }!
   *[other] { $by } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
told-tie = De laagste totalen zijn gelijk: nog een ronde beslist.

account-out = Alle kaarten kwijt.
account-low = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} van A tot 9.
account-high = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} van B tot H.
account-high-ten = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} van 10 tot H.
account-swoop = { $count ->
    [one] { $count } tien of joker.
   *[other] { $count } tienen of jokers.
}
account-joker = { $count ->
    [one] { $count } joker.
   *[other] { $count } jokers.
}

refused-over = Het spel is afgelopen.
refused-not-your-turn = Jij bent niet aan de beurt.
refused-must-add = Je hebt een geheime kaart omgedraaid: leg die, alleen of met gelijke erbij.
refused-nothing-turned = Je hebt geen geheime kaart omgedraaid.
refused-not-in-hand = Zoveel heb je er niet in je hand.
refused-not-open = Zoveel heb je er niet open op tafel liggen.
refused-five-alike = Er mogen nooit meer dan vier gelijke kaarten bovenop liggen.
refused-no-hidden = Daar ligt geen geheime kaart.
refused-covered = Op deze geheime kaart ligt nog een open kaart.

table-target = Ronde { $round }, tot { $target } p.
table-choose = Kies een waarde hieronder of op tafel, dan hoeveel.
table-choose-or-turn = Kies een waarde hieronder of op tafel, dan hoeveel; of een omrande geheime kaart.
table-turn = Kies op tafel welke geheime kaart je omdraait.
table-takes = pakt { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
table-takes-sweeps = pakt er { $count }, veegt, nog een beurt
table-sweeps = veegt, nog een beurt
table-out = je laatste kaarten!
table-lies = op de stapel
table-begins = begint een stapel
table-unknown = niemand kent hem, en hij moet gespeeld worden
table-pile = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} in de stapel
table-below = eronder
table-empty = Er is geen stapel.
table-held = Hand: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
table-row = kaarten op tafel
table-group = { $card }: { $hand } in de hand, { $table } open
table-hand = hand
table-table = tafel
table-both = beide
table-from-hand = hand
table-from-table = tafel
table-from-both = { $hand } hand, { $table } tafel

help-play = Speel in je beurt een tot vier kaarten van één waarde, uit je hand, van je open kaarten of allebei. Passen mag niet.
help-lower = Gelijk of lager komt op de stapel. Hoger mag ook, maar dan pak je eerst de hele stapel, en jouw kaarten beginnen een nieuwe.
help-sweep = Vier gelijke bovenop vegen de stapel weg. Een joker doet dat altijd, en een 10 ook, als die hier geen gewone kaart is. Wie veegt, speelt nog eens.
help-hidden = Is een open kaart weg, dan mag je de geheime kaart eronder omdraaien als eerste kaart van een beurt. Hij wordt meteen gespeeld; gelijke kaarten mogen erbij.
help-round = De ronde is uit als iemand geen kaarten meer heeft. Alle anderen tellen wat ze nog hebben.
help-end = Haalt iemand het doel, dan wint het laagste totaal.

# Waarom je iets zou doen: wat je kwijt bent, en wat er met de stapel gebeurt.

why-out = Hiermee ben je al je kaarten kwijt: de ronde is voorbij, en de anderen tellen de hunne.
why-swoop = Dat veegt de stapel met { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} weg, en je speelt nog eens.
why-swoop-bare = Er ligt geen stapel om weg te vegen, maar je speelt nog eens en bent { $points } punten kwijt.
why-alike = Dan liggen er { $alike ->
    [4] vier
    [5] vijf
    [6] zes
   *[7] zeven
} gelijke bovenop: de stapel is weg, en je speelt nog eens.
why-take-alike = Je pakt de stapel, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}, maar vier gelijke vegen, en je speelt meteen nog eens.
why-take-turned = De geheime kaart is hoger dan de stapel, die je hoe dan ook pakt; met hem ben je { $laid ->
    [one] { $laid } kaart
   *[other] { $laid } kaarten
} kwijt.
why-take-small = Je pakt { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}, maar bewaart wat zou passen voor later, en begint opnieuw met { $set }.
why-take-known = Niets wat je kent past. Je pakt { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}, en de geheime kaarten blijven voor later.
why-take-must = Alles wat je hebt is hoger, dus je moet de stapel pakken: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}. Je begint opnieuw met { $set }.
why-turn-free = Er ligt geen stapel: wat het ook is, je pakt niets.
why-turn-dare = Hij moet ooit weg. Is hij te hoog, dan pak je { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}.
why-turn-hope = Met al het andere dat je kunt spelen pak je de stapel; de geheime kaart past misschien.
why-turn-must = Je hebt alleen nog geheime kaarten, dus je moet er een omdraaien. Is hij te hoog, dan pak je { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}.
why-alone-only = Er is niets wat je erbij mag leggen.
why-alone-swoop = Eén kaart veegt net zo goed als meer; de andere van die soort bewaar je voor later.
why-alone = De andere van die waarde bewaar je voor een latere beurt.
why-add = In één beurt ben je { $laid ->
    [one] { $laid } kaart
   *[other] { $laid } kaarten
} kwijt.
why-uncover = Is de open kaart weg, dan kun je de geheime kaart eronder later omdraaien.
why-begin = Er ligt geen stapel, dus alles mag: je bent { $laid ->
    [one] { $laid } kaart
   *[other] { $laid } kaarten
} kwijt, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
why-equal = Gelijk aan wat bovenop ligt: je pakt niets en bent { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} kwijt.
why-high = Dit is het hoogste wat bij jou past; wat lager is, past later ook nog.
why-lower = Het past: je pakt niets en bent { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} kwijt.
