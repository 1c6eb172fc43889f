# WagenWissel, Nederlands.

name = WagenWissel
about = Spaar kwartetten auto’s: bied, onderhandel, en hoop op een goede kanskaart.

option-auction = Veiling
option-auction-help = Gesloten: iedereen biedt tegelijk en in het geheim. Open: iedereen biedt tegen elkaar op, en bluffen mag.
option-auction-sealed = gesloten
option-auction-open = open, met bluf
option-counter_offer = Tegenbod
option-counter_offer-help = Wat je antwoordt als je een bod niet aanneemt: een hogere prijs voor dezelfde auto, of een bod om die van de ander te kopen.
option-counter_offer-price = een hogere prijs
option-counter_offer-purchase = een bod op de auto van de ander
option-start = Wie begint
option-start-help = Een speler, of wie het hoogste lot trekt.
option-start-lot = wie het lot aanwijst
option-start-0 = plaats 1
option-start-1 = plaats 2
option-start-2 = plaats 3
option-start-3 = plaats 4
option-car_deck = Auto’s
option-car_deck-help = Onze eigen auto’s, of een stapel die je zelf geschreven hebt.
option-car_deck-house = de auto’s van het huis
option-chance_deck = Kanskaarten
option-chance_deck-help = Onze eigen kanskaarten, of een stapel die je zelf geschreven hebt.
option-chance_deck-house = de kanskaarten van het huis
field-kind = soort
field-name = naam
field-value = waarde
field-count = aantal
field-effect = wat er gebeurt
field-sum = bedrag
option-quartets = Merken
option-quartets-help = Hoeveel merken er zijn; aan een echte tafel acht.
option-each = Auto’s per merk
option-each-help = Hoeveel auto’s er van elk merk zijn; aan een echte tafel vier.

card-car = { $part1 } ({ $part2 })
card-bike = { $part1 } (−{ $part2 })
card-transport = { $part1 } ({ $part2 })
card-bike-bike-10 = fiets (−10)
card-transport-transport-500 = waardetransport (500)
card-make = merk { $part1 }
card-note = € { $part1 }
card-receive = Meevaller: € { $part1 } uit de pot
card-pay = Boete: € { $part1 } in de pot
card-collect = Jarig: € { $part1 } van iedereen
card-treat = Rondje: € { $part1 } aan iedereen
card-tax = Wegenbelasting: € { $part1 } per auto
card-bonus = Kilometergeld: € { $part1 } per auto
card-shares = Aandelen: € { $part1 } per auto van een merk
card-loss = Total loss
card-recall = Terugroepactie
card-trade = Inruil
card-export = Export
card-gift = Een gift van € { $part1 } van links
card-tip = Een fooi van € { $part1 } naar rechts

place-auction = wordt geveild
place-waiting = nog niet betaald
place-pile = gesloten auto’s
place-chance = kanskaart
place-named = genoemd
place-pot = pot
place-gone = uit het spel
place-cars = auto’s
place-notes = jouw geld
place-laid = neergelegd
place-proposed = zo kun je goed betalen
counter-worth = waarde van de auto
counter-next-transport = het volgende transport betaalt
counter-bid = bod (€)
counter-debt = schuld door bluf (€)
counter-owed = nog te betalen (€)
counter-offer = biedt (€)
counter-counter-offer = tegenbod (€)
counter-change = komt terug als wisselgeld (€)
counter-money = in de hand (€)
mark-turner = is aan de beurt
mark-out = ligt eruit
mark-has-bid = heeft geboden
mark-passed = past
mark-highest = heeft het hoogste bod

action-pass = Niet bieden
action-bid = Bied € { $sum }
action-sell = Verkoop de auto
action-buy = Koop de auto
action-sell-to = Verkopen: { $whom } betaalt jou € { $sum }
action-buy-off = Kopen: jij betaalt { $whom } € { $sum }
action-lay = Leg een biljet van € { $sum } neer
action-draw = Pak een kanskaart
action-leave = Niet doen
action-no-card = Geen kanskaart
action-no-trade = Niets inruilen
action-no-export = Alle auto’s houden
action-no-challenge = Niet onderhandelen: beurt voorbij
action-name = Noem { $card }
action-lose = Sta { $card } af
action-give = Ruil { $card } in
action-take = Neem { $card }
action-export = Verkoop { $card } aan het buitenland
action-put-up = Veil { $card }
action-want = Vraag om { $card }
action-trade-with = Ruil met { $whom }
action-challenge = Onderhandel met { $whom }
action-offer = Bied € { $sum }
action-counter = Tegenbod: € { $sum }
action-accept = Aannemen
action-accept-paid = Aannemen: { $whom } betaalt je € { $sum }
action-accept-paying = Aannemen: je betaalt { $whom } € { $sum }
action-refuse = Weigeren
action-decline = Afwijzen

prompt-deal = De kaarten worden geschud.
prompt-bid = Wat bied je voor { $card }? Niemand ziet het tot iedereen geboden heeft.
prompt-bid-wait = Er wordt in het geheim geboden op { $card }.
prompt-call = { $by-is ->
    [you] Wat bied je voor { $card }? Als je past en iemand na jou biedt, mag je opnieuw bieden.
   *[other] { $by } mag bieden op { $card }.
}
prompt-call-last = { $by-is ->
    [you] Wat bied je voor { $card }? Als jij ook past, is het bieden voorbij.
   *[other] { $by } mag bieden op { $card }.
}
prompt-raise = { $by-is ->
    [you] { $whom } biedt € { $sum } voor { $card }: bied je meer? Zolang iemand dat doet, mag je opnieuw bieden.
   *[other] { $whom-is ->
        [you] Jij biedt € { $sum } voor { $card }; { $by } mag meer bieden.
       *[other] { $whom } biedt € { $sum } voor { $card }; { $by } mag meer bieden.
    }
}
prompt-choose = { $by-is ->
    [you] { $whom } biedt het meest voor { $card }: € { $sum }. Verkoop je, of koop je hem zelf voor dat bedrag?
   *[other] { $whom-is ->
        [you] Jij biedt het meest voor { $card }: € { $sum }. { $by } verkoopt, of betaalt jou dat bedrag.
       *[other] { $whom } biedt het meest voor { $card }: € { $sum }. { $by } verkoopt of koopt.
    }
}
prompt-put-up = { $by-is ->
    [you] Je kunt geen € { $sum } betalen: welke auto van je laat je veilen?
   *[other] { $by } kan geen € { $sum } betalen en moet auto’s veilen.
}
prompt-pay = { $by-is ->
    [you] Leg biljetten neer voor { $whom }, van hoog naar laag: nog € { $sum }. Wisselgeld is er niet.
   *[other] { $whom-is ->
        [you] { $by } betaalt jou: nog € { $sum }.
       *[other] { $by } betaalt { $whom }: nog € { $sum }.
    }
}
prompt-pay-pot = { $by-is ->
    [you] Leg biljetten neer voor de pot, van hoog naar laag: nog € { $sum }.
   *[other] { $by } betaalt de pot: nog € { $sum }.
}
prompt-draw = { $by-is ->
    [you] Pak je een kanskaart?
   *[other] { $by } mag een kanskaart pakken.
}
prompt-shares = { $by-is ->
    [you] Je hebt aandelen gekocht: van welk merk?
   *[other] { $by } heeft aandelen gekocht en noemt een merk.
}
prompt-recall = { $by-is ->
    [you] Welk merk van je wordt teruggeroepen?
   *[other] { $by } noemt het merk dat wordt teruggeroepen.
}
prompt-lose = { $by-is ->
    [you] Welke auto van je is total loss?
   *[other] { $by } moet een auto afstaan.
}
prompt-give = { $by-is ->
    [you] Ruil je een auto in, en welke?
   *[other] { $by } mag een auto inruilen.
}
prompt-take = { $by-is ->
    [you] Wat neem je voor { $card }?
   *[other] { $by } kiest wat er voor { $card } terugkomt.
}
prompt-trade-with = { $by-is ->
    [you] Van wie neem je { $card }?
   *[other] { $by } kiest van wie { $card } komt.
}
prompt-export = { $by-is ->
    [you] Verkoop je een auto aan het buitenland? De pot betaalt de waarde.
   *[other] { $by } mag een auto aan het buitenland verkopen.
}
prompt-challenge = { $by-is ->
    [you] Wil je onderhandelen, en met wie?
   *[other] { $by } mag onderhandelen.
}
prompt-want = { $by-is ->
    [you] Welke auto van { $whom } wil je hebben?
   *[other] { $whom-is ->
        [you] { $by } bedenkt op welke auto van jou het bod komt.
       *[other] { $by } bedenkt op welke auto van { $whom } het bod komt.
    }
}
prompt-offer = { $by-is ->
    [you] Wat bied je { $whom } voor { $card }?
   *[other] { $whom-is ->
        [you] { $by } gaat jou een bod doen op { $card }.
       *[other] { $by } gaat { $whom } een bod doen op { $card }.
    }
}
prompt-answer = { $whom-is ->
    [you] { $by } biedt jou € { $sum } voor { $card }. Neem je het aan?
   *[other] { $by-is ->
        [you] Je biedt { $whom } € { $sum } voor { $card } en wacht op antwoord.
       *[other] { $by } biedt { $whom } € { $sum } voor { $card }.
    }
}
prompt-reply = { $by-is ->
    [you] { $whom } vraagt jou € { $sum } voor { $card }. Neem je het aan?
   *[other] { $whom-is ->
        [you] Je vraagt { $by } € { $sum } voor { $card } en wacht op antwoord.
       *[other] { $whom } vraagt { $by } € { $sum } voor { $card }.
    }
}
prompt-reply-purchase = { $by-is ->
    [you] { $whom } wil liever { $card } van jou kopen, voor € { $sum }. Neem je het aan?
   *[other] { $whom-is ->
        [you] Je biedt { $by } € { $sum } voor { $card } en wacht op antwoord.
       *[other] { $whom } biedt { $by } € { $sum } voor { $card }.
    }
}
prompt-over = { $by-is ->
    [you] Je hebt gewonnen!
   *[other] { $by } heeft gewonnen.
}
prompt-over-shared = De winst wordt gedeeld.
prompt-over-shared-you = Je deelt de winst!

told-lot = { $by-is ->
    [you] Je trekt het hoogste lot en begint.
   *[other] { $by } trekt het hoogste lot en begint.
}
told-cars = De auto’s zijn geschud.
told-chances = De kanskaarten zijn geschud.
told-turn = { $by-is ->
    [you] Je draait een kaart om: { $card }.
   *[other] { $by } draait een kaart om: { $card }.
}
told-bike = { $by-is ->
    [you] Je draait een kaart om: { $card }. Die houd je; je beurt is voorbij.
   *[other] { $by } draait een kaart om: { $card }. Die blijft bij { $by }; de beurt is voorbij.
}
told-handed-all = Iedereen krijgt € { $sum } uit de pot.
told-receives = { $by-is ->
    [you] Je krijgt € { $sum } uit de pot.
   *[other] { $by } krijgt € { $sum } uit de pot.
}
told-has-bid = { $by } heeft in het geheim geboden.
told-my-bid = Je biedt in het geheim € { $sum }.
told-my-pass = Je biedt in het geheim niets.
told-bid = { $by-is ->
    [you] Je biedt € { $sum }.
   *[other] { $by } biedt € { $sum }.
}
told-no-bid = { $by-is ->
    [you] Je biedt niets.
   *[other] { $by } biedt niets.
}
told-pass = { $by-is ->
    [you] Je past.
   *[other] { $by } past.
}
told-free = { $by-is ->
    [you] Niemand biedt: je krijgt { $card } voor niets.
   *[other] Niemand biedt: { $by } krijgt { $card } voor niets.
}
told-highest = { $by-is ->
    [you] Je hebt het hoogste bod: € { $sum }.
   *[other] { $by } heeft het hoogste bod: € { $sum }.
}
told-sell = { $by-is ->
    [you] Je verkoopt { $card } voor € { $sum } aan { $whom }.
   *[other] { $whom-is ->
        [you] { $by } verkoopt jou { $card } voor € { $sum }.
       *[other] { $by } verkoopt { $card } voor € { $sum } aan { $whom }.
    }
}
told-buy = { $by-is ->
    [you] Je koopt { $card } zelf en betaalt { $whom } € { $sum }.
   *[other] { $whom-is ->
        [you] { $by } koopt { $card } en betaalt jou € { $sum }.
       *[other] { $by } koopt { $card } en betaalt { $whom } € { $sum }.
    }
}
told-cannot-pay = { $by-is ->
    [you] Je kunt niet betalen: het was bluf, en je auto’s gaan onder de hamer.
   *[other] { $by } kan niet betalen: het was bluf, en de auto’s van { $by } gaan onder de hamer.
}
told-put-up = { $by-is ->
    [you] Je laat een auto veilen: { $card }.
   *[other] { $by } laat een auto veilen: { $card }.
}
told-unsold = { $by-is ->
    [you] Niemand wil { $card }: je houdt hem.
   *[other] Niemand wil { $card }: { $by } houdt hem.
}
told-bankrupt = { $by-is ->
    [you] Je bent failliet en ligt uit het spel.
   *[other] { $by } is failliet en ligt uit het spel.
}
told-two = Er zijn nog twee spelers: vanaf nu gelden de regels voor twee.
told-again = { $by-is ->
    [you] Je veilt { $card } opnieuw.
   *[other] { $by } veilt { $card } opnieuw.
}
told-lost = { $by-is ->
    [you] Je kunt niet betalen en verliest het spel.
   *[other] { $by } kan niet betalen en verliest het spel.
}
told-drawn = { $by-is ->
    [you] Je pakt een kanskaart:
   *[other] { $by } pakt een kanskaart:
}
told-no-card = { $by-is ->
    [you] Je pakt geen kanskaart.
   *[other] { $by } pakt geen kanskaart.
}
told-no-trade = { $by-is ->
    [you] Je ruilt niets in.
   *[other] { $by } ruilt niets in.
}
told-no-export = { $by-is ->
    [you] Je verkoopt niets aan het buitenland.
   *[other] { $by } verkoopt niets aan het buitenland.
}
told-no-challenge = { $by-is ->
    [you] Je onderhandelt niet.
   *[other] { $by } onderhandelt niet.
}
told-name = { $by-is ->
    [you] Je noemt { $card }.
   *[other] { $by } noemt { $card }.
}
told-loses = { $by-is ->
    [you] Je raakt { $card } kwijt.
   *[other] { $by } raakt { $card } kwijt.
}
told-give = { $by-is ->
    [you] Je ruilt { $card } in.
   *[other] { $by } ruilt { $card } in.
}
told-take = { $by-is ->
    [you] Je wilt er { $card } voor.
   *[other] { $by } wil er { $card } voor.
}
told-trade = { $by-is ->
    [you] Je geeft { $whom } { $gave } en neemt { $got }.
   *[other] { $whom-is ->
        [you] { $by } geeft jou { $gave } en neemt { $got }.
       *[other] { $by } geeft { $whom } { $gave } en neemt { $got }.
    }
}
told-export = { $by-is ->
    [you] Je verkoopt { $card } aan het buitenland en krijgt € { $sum } uit de pot.
   *[other] { $by } verkoopt { $card } aan het buitenland en krijgt € { $sum } uit de pot.
}
told-challenge = { $by-is ->
    [you] Je wilt onderhandelen met { $whom }.
   *[other] { $whom-is ->
        [you] { $by } wil met jou onderhandelen.
       *[other] { $by } wil met { $whom } onderhandelen.
    }
}
told-want = { $by-is ->
    [you] Je vraagt { $whom } om { $card }.
   *[other] { $whom-is ->
        [you] { $by } vraagt jou om { $card }.
       *[other] { $by } vraagt { $whom } om { $card }.
    }
}
told-offer = { $by-is ->
    [you] Je biedt { $whom } € { $sum } voor { $card }.
   *[other] { $whom-is ->
        [you] { $by } biedt jou € { $sum } voor { $card }.
       *[other] { $by } biedt { $whom } € { $sum } voor { $card }.
    }
}
told-counter = { $by-is ->
    [you] Je vraagt { $whom } € { $sum } voor { $card }.
   *[other] { $whom-is ->
        [you] { $by } vraagt jou € { $sum } voor { $card }.
       *[other] { $by } vraagt { $whom } € { $sum } voor { $card }.
    }
}
told-counter-purchase = { $by-is ->
    [you] Je wilt liever { $card } van { $whom } kopen, voor € { $sum }.
   *[other] { $whom-is ->
        [you] { $by } wil liever { $card } van jou kopen, voor € { $sum }.
       *[other] { $by } wil liever { $card } van { $whom } kopen, voor € { $sum }.
    }
}
told-accept = { $by-is ->
    [you] Je neemt het aan.
   *[other] { $by } neemt het aan.
}
told-refuse = { $by-is ->
    [you] Je weigert.
   *[other] { $by } weigert.
}
told-lay = { $by-is ->
    [you] Je legt een biljet van € { $sum } neer.
   *[other] { $by } legt een biljet van € { $sum } neer.
}
told-paid = { $by-is ->
    [you] Je hebt { $whom } € { $sum } betaald.
   *[other] { $whom-is ->
        [you] { $by } heeft jou € { $sum } betaald.
       *[other] { $by } heeft { $whom } € { $sum } betaald.
    }
}
told-paid-pot = { $by-is ->
    [you] Je hebt de pot € { $sum } betaald.
   *[other] { $by } heeft de pot € { $sum } betaald.
}
told-change = { $by-is ->
    [you] Je krijgt € { $sum } terug.
   *[other] { $by } krijgt € { $sum } terug.
}
told-too-much = { $by-is ->
    [you] Dat is € { $sum } te veel; wisselgeld is er niet.
   *[other] Dat is € { $sum } te veel voor { $by }; wisselgeld is er niet.
}
told-gets = { $by-is ->
    [you] Je krijgt { $card }.
   *[other] { $by } krijgt { $card }.
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
told-won-too = { $by-is ->
    [you] Je deelt de winst, met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[other] { $by } deelt de winst, met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}

chance-receive = Ontvang € { $sum } uit de pot.
chance-pay = Betaal € { $sum } aan de pot.
chance-collect = Iedere andere speler betaalt jou € { $sum }.
chance-treat = Betaal iedere andere speler € { $sum }.
chance-tax = Betaal de pot € { $sum } voor elke auto die je hebt.
chance-bonus = Ontvang € { $sum } uit de pot voor elke auto die je hebt.
chance-shares = Je hebt aandelen gekocht! Noem een merk: je ontvangt € { $sum } voor elke auto ervan die voor een speler ligt.
chance-loss = Total loss: een van je auto’s, naar keuze, verdwijnt uit het spel.
chance-recall = Terugroepactie: noem een merk waarvan je een auto hebt. Iedere speler raakt er een auto van kwijt.
chance-trade = Inruil: je mag een van je auto’s ruilen tegen een auto van een ander, met dezelfde of een lagere waarde. Niemand kan weigeren.
chance-export = Export: je mag een van je auto’s, maar geen transport, voor de waarde aan de pot verkopen. Die verdwijnt uit het spel.
chance-gift = De speler links van je betaalt jou € { $sum }.
chance-tip = Betaal de speler rechts van je € { $sum }.

account-make = { $count } × { $card }, telt { $times ->
    [one] één keer
    [2] twee keer
   *[other] { $times } keer
}
account-money = Geld in de hand: een punt per euro
account-out = Uit het spel

refused-over = Het spel is afgelopen.
refused-you-are-out = Je ligt uit het spel.
refused-not-your-turn = Jij hebt nu niets te beslissen.
refused-must-bid = De auto wordt geveild: bied, of pas.
refused-must-choose = Verkoop de auto, of koop hem.
refused-must-put-up = Laat een van je auto’s veilen.
refused-must-pay = Je bent aan het betalen: leg een biljet neer.
refused-must-draw = Pak een kanskaart, of laat het.
refused-must-name = Noem een merk.
refused-must-lose = Kies de auto die je kwijtraakt.
refused-must-give = Kies een auto om in te ruilen, of laat het.
refused-must-take = Kies wat je neemt.
refused-must-trade-with = Kies met wie je ruilt.
refused-must-export = Kies een auto voor het buitenland, of laat het.
refused-must-challenge = Kies met wie je onderhandelt, of eindig je beurt.
refused-must-want = Kies het merk waarvan je een auto wilt.
refused-must-offer = Doe een bod.
refused-must-answer = Neem aan, weiger, of doe een tegenbod.
refused-must-reply = Neem aan of wijs af.
refused-means = Zoveel geld heb je niet.
refused-not-exact = Met jouw biljetten kun je niet precies € { $sum } neerleggen.
refused-not-higher = Een bod moet hoger zijn dan € { $sum }.
refused-buy = Je hebt geen € { $sum } om hem te kopen.
refused-not-more = Een tegenbod moet meer zijn dan € { $sum }.
refused-accept = Je hebt geen € { $sum }; je kunt alleen afwijzen.
refused-no-note = Zo’n biljet heb je niet.
refused-high-to-low = Biljetten gaan van hoog naar laag.
refused-pay-exactly = Je kunt gepast betalen, dus dit biljet past niet: nog € { $sum }.
refused-no-change = De pot zou er niet op kunnen wisselen.
refused-not-covered = Na dit biljet halen je andere biljetten geen € { $sum } meer.
refused-not-yours = Je hebt geen { $card }.
refused-not-common = Jullie moeten allebei { $card } hebben.
refused-put-up-already = Deze auto is al geveild: { $card }.
refused-nothing-to-take = Niemand heeft een auto met dezelfde of een lagere waarde dan { $card }.
refused-nobody-has = Geen andere speler heeft { $card }.
refused-dearer = De waarde van { $card } is hoger dan die van jouw auto.
refused-export-transport = Een transport gaat niet naar het buitenland.
refused-no-such-player = Daar zit niemand.
refused-yourself = Je kunt jezelf niet kiezen.
refused-out = { $whom } ligt uit het spel.
refused-has-none = { $whom } heeft geen { $card }.
refused-nothing-common = Jij en { $whom } hebben geen merk gemeen.
refused-no-money = Je hebt geen geld om te bieden.

place-makes = merken

table-pile = { $count ->
    [one] nog { $count } auto
   *[other] nog { $count } auto’s
}
table-money = € { $sum } in de hand
table-shelf = { $count ->
    [one] { $count } auto
   *[other] { $count } auto’s
}, telt { $times } keer
table-no-cars = nog geen auto’s
table-out = failliet
table-you-are-out = Je bent failliet en uit het spel. Het was dapper geboden! Je mag blijven meekijken.
table-slip-offer = bod
table-slip-counter-offer = tegenbod
table-debt = { $by-is ->
    [you] Je bood te hoog: er is € { $sum } nodig. Je auto’s komen één voor één onder de hamer; misschien redt dat het.
   *[other] { $by } bood te hoog: er is € { $sum } nodig. De auto’s komen één voor één onder de hamer; misschien redt dat het.
}
table-points = { $points }
table-sum = Bedrag
table-bid = Bieden
table-offer = Bod doen
table-counter = Tegenbod
table-pay = Betaal € { $sum }
table-more = € { $sum } meer
table-less = € { $sum } minder
table-no-change = Niemand geeft wisselgeld: deze € { $sum } kost je € { $paid }, dus € { $more } te veel.
table-pot-change = De pot wisselt: van € { $paid } krijg je € { $more } terug, dus je betaalt € { $sum }.

help-turn = Je eerste beurt: draai een auto om en veil hem. Daarna: veilen, een kanskaart pakken en doen wat erop staat, en onderhandelen als je wilt. Een fiets houd je, en je beurt is voorbij.
help-sealed = Gesloten veiling: de anderen bieden tegelijk en in het geheim een bedrag dat ze precies kunnen neerleggen. Bij gelijke boden gaat de speler links van de veilingmeester voor.
help-open = Open veiling: de anderen bieden tegen elkaar op, en bluffen mag. Wie niet kan betalen, veilt eigen auto’s; lukt het dan nog niet, dan is die speler failliet.
help-choose = Wie veilt, verkoopt aan het hoogste bod, of houdt de auto en betaalt datzelfde bedrag aan de hoogste bieder.
help-pay = Betaal precies als dat kan. Kan het niet, dan betaal je te veel: spelers geven geen wisselgeld. Alleen de pot wisselt.
help-chance = Een kanskaart raakt nooit een fiets. Wie niet kan doen wat er staat, doet wat wel kan; failliet ga je er niet van.
help-deal = Onderhandelen: bied een speler geld voor een auto van een merk dat jullie allebei hebben. De ander neemt het aan, weigert of doet een tegenbod.
help-two = Met z’n tweeën bieden beiden; de hoogste betaalt de ander en krijgt de auto. De kanskaart is dan vrijwillig.
help-score = Aan het eind telt een merk één keer bij één auto, twee keer bij twee, vier keer bij drie en zes keer bij vier. Elke euro telt als een punt.

# Waarom je iets zou doen: wat een auto wie waard is, tegenover zijn prijs.

why-pass-money = Om meer te bieden heb je het geld niet.
why-pass = { $card } is jou ongeveer € { $worth } waard. { $way ->
    [-1] Maar met geld dat je houdt, kun je andere auto’s krijgen.
   *[other] Hoger gaan zou te duur zijn.
}
why-bluff = € { $sum } heb je niet: dat is bluf. Bieden de anderen hoger of koopt iemand de auto voor je neus weg, dan merkt niemand het; anders komen je auto’s onder de hamer.
why-quartet = { $card } maakt je kwartet vol, dat zes keer telt: dat is jou ongeveer € { $worth } waard.
why-bid-force = € { $sum } is meer dan de € { $worth } die { $card } jou ongeveer waard is: maar { $whom } moet voor die prijs verkopen, of jou evenveel betalen.
why-bid = { $card } is jou ongeveer € { $worth } waard. { $way ->
    [1] Dat is minder dan € { $sum }, maar zo krijgen de anderen hem niet goedkoop.
   *[other] Voor € { $sum } win je eraan.
}
why-buy = Voor € { $sum } krijg je { $card }, en die is jou ongeveer € { $worth } waard{ $way ->
    [1] ; en niemand anders heeft hem.
   *[other] .
}
why-sell-bluff = Zoals al het geld open is rondgegaan, kan { $whom } geen € { $sum } hebben: het is bluf, en je prikt erdoorheen.
why-sell-must = Om de auto zelf te kopen heb je de € { $sum } niet.
why-sell = Je krijgt € { $sum }, en { $card } is jou ongeveer € { $worth } waard{ $way ->
    [-1] : maar met geld kun je andere auto’s krijgen.
   *[other] .
}
why-lay-exact = Zo betaal je precies.
why-lay-change = De pot geeft wisselgeld.
why-lay-least = Precies betalen kun je niet: € { $paid } voor € { $sum } is het minste dat je kunt leggen.
why-lay-keep = Zo houd je je briefje van € { $sum }.
why-lay-high = Met het briefje van € { $sum } houd je kleine over voor precieze biedingen.
why-card = Gemiddeld { $way ->
    [-1] kost een kanskaart je ongeveer € { $worth }, maar het kan een gelukkige zijn.
   *[other] levert een kanskaart je ongeveer € { $worth } op.
}
why-no-card = Gemiddeld { $way ->
    [-1] kost een kanskaart je ongeveer € { $worth }.
   *[other] levert een kanskaart je ongeveer € { $worth } op, maar wat je hebt, is veilig.
}
why-shares = Voor alle spelers samen liggen auto’s van { $card } die € { $sum } aan aandelen opleveren, als de pot het heeft.
why-export = De pot betaalt € { $sum }; jou is { $card } ongeveer € { $worth } waard.
why-no-export = { $way ->
    [1] Op zijn best zou je ongeveer € { $sum } winnen, en je auto’s kunnen nog meer waard worden.
   *[other] De pot betaalt voor geen auto meer dan hij jou waard is.
}
why-recall = Je verliest { $card }, jou ongeveer € { $worth } waard; { $count ->
    [0] niemand anders heeft er een.
    [one] één ander verliest er ook een.
   *[other] { $count } anderen verliezen er ook een.
}
why-put-up = { $card } is jou ongeveer € { $worth } waard; { $way ->
    [-1] aan andere zou je minder verliezen, maar die leveren misschien niet genoeg op.
   *[other] daaraan verlies je het minst.
}
why-lose = { $card } is jou ongeveer € { $worth } waard; { $way ->
    [-1] dat kost meer dan andere, maar wat je houdt, kan nog vol worden.
   *[other] daaraan verlies je het minst.
}
why-give = { $card } is jou ongeveer € { $cost } waard{ $way ->
    [1] ; daarvoor kun je krijgen wat jou € { $sum } meer waard is.
   *[other] ; iets beters is er nauwelijks voor te krijgen.
}
why-no-trade = { $way ->
    [1] Een ruil zou je hooguit ongeveer € { $sum } opleveren, en de ander wint ook.
   *[other] Geen ruil levert je meer op dan hij kost.
}
why-take = { $card } is jou ongeveer € { $worth } waard, { $gave } ongeveer € { $cost }.
why-trade-with = { $whom } verliest er ongeveer € { $cost } aan, en krijgt een auto die daar ongeveer € { $worth } waard is.
why-ask = { $card } is jou ongeveer € { $sum } waard, en voor { $whom } ongeveer € { $worth }. { $way ->
    [1] Daartussen winnen jullie allebei.
   *[other] Misschien ziet { $whom } dat anders.
}
why-offer = { $card } is jou ongeveer € { $worth } waard, en voor { $whom } ongeveer € { $theirs }. { $way ->
    [-1] € { $sum } is een begin; { $whom } kan meer vragen.
    [0] Voor € { $sum } winnen jullie allebei.
   *[other] Tegen € { $sum } zegt { $whom } haast geen nee.
}
why-no-money = Je hebt geen geld om te bieden.
why-no-deal = { $way ->
    [1] Er valt hooguit ongeveer € { $sum } te winnen, en daar wil de ander een deel van.
   *[other] Alles waar je om kunt vragen, is de ander evenveel of meer waard.
}
why-counter = { $card } is voor { $whom } ongeveer € { $sum } waard, en voor jou ongeveer € { $worth }. { $way ->
    [1] Je kunt dus meer vragen.
   *[other] Je noemt een prijs waarvoor je hem zou laten gaan.
}
why-counter-buy = { $card } is jou ongeveer € { $worth } waard, en voor { $whom } ongeveer € { $sum }: je koopt liever zelf.
why-accept = Je krijgt € { $sum }, en { $card } is jou ongeveer € { $worth } waard{ $way ->
    [-1] : maar met geld kun je andere auto’s krijgen.
   *[other] .
}
why-refuse = Je zou € { $sum } krijgen, en { $card } is jou ongeveer € { $worth } waard{ $way ->
    [-1] .
   *[other] , maar voor { $whom } ongeveer € { $theirs }: dat zou een cadeautje zijn.
}
why-decline-money = € { $sum } heb je niet.
why-decline = { $card } is jou ongeveer € { $worth } waard, en er wordt € { $sum } voor gevraagd{ $way ->
    [-1] : maar met geld dat je houdt, kun je andere auto’s krijgen.
   *[other] .
}
