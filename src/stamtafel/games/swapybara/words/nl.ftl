# Swapybara, Nederlands.

name = Swapybara
about = Ieder één kaart. Vraag, ruil, en eindig elke ronde met een goede.

option-rounds = Ronden
option-rounds-help = Hoeveel ronden er gespeeld worden; het hoogste totaal wint.
option-rounds-none = spelen tot een doel
option-target = Doel
option-target-help = Spelen tot iemand zoveel punten heeft.
option-target-none = geen doel
option-start = Wie begint
option-start-help = Een speler, of wie het hoogste lot trekt.
option-start-lot = wie het lot aanwijst
option-start-0 = plaats 1
option-start-1 = plaats 2
option-start-2 = plaats 3
option-start-3 = plaats 4
option-start-4 = plaats 5
option-start-5 = plaats 6
option-start-6 = plaats 7
option-start-7 = plaats 8
option-turns = Beurten
option-turns-help = Hoeveel beurten ieder in een ronde heeft; aan een echte tafel drie.

card--1 = −1
card-0 = 0
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6

duty--1 = −1 punt, en je neemt het minfiche. Heb je dat al: 6 punten.
duty-0 = Aan het eind van de ronde moet je de 0 wegruilen.
duty-1 = 1 punt. Je kiest in het geheim je kaart voor de volgende ronde.
duty-2 = 2 punten. Word je gevraagd, dan moet je weigeren.
duty-3 = 3 punten. Verder niets.
duty-4 = 4 punten. Word je gevraagd, dan moet je aannemen.
duty-5 = 5 punten. Je mag alleen je buren vragen.
duty-6 = 6 punten, en je neemt het zesfiche. Heb je dat al: −1 punt.

place-card = kaart
place-centre = kaart in het midden
counter-round = ronde
counter-rounds = ronden
counter-target = doel
counter-turns = beurten per ronde
counter-turns-had = beurten gehad
mark-six = zesfiche
mark-minus = minfiche
mark-shield = beschermfiche
mark-start = startspeler
mark-pointer = laatst gevraagd
mark-centre-used = heeft het midden gebruikt

action-ask = Vraag { $whom }
action-centre = Ruil met het midden
action-accept = Aannemen
action-refuse = Weigeren
action-pick = Kies de { $card }
action-give = Geef de 0 aan { $whom }
action-give-centre = Leg de 0 in het midden

prompt-ask = { $by-is ->
    [you] Jij bent aan de beurt: wie vraag je om te ruilen?
   *[other] { $by } is aan de beurt om te vragen.
}
prompt-answer = { $whom-is ->
    [you] { $by } vraagt jou om te ruilen. Neem je het aan?
   *[other] { $by-is ->
        [you] Je hebt { $whom } gevraagd en wacht op antwoord.
       *[other] { $by } heeft { $whom } gevraagd en wacht op antwoord.
    }
}
prompt-give = { $by-is ->
    [you] Jij hebt de 0: aan wie geef je die?
   *[other] { $by } heeft de 0 en moet die weggeven.
}
prompt-pick = { $by-is ->
    [you] Je eindigde met de 1: kies je kaart voor de volgende ronde.
   *[other] { $by } eindigde met de 1 en kiest in het geheim een kaart.
}
prompt-deal = De kaarten worden gedeeld.
prompt-over = { $by-is ->
    [you] Je hebt gewonnen!
   *[other] { $by } heeft gewonnen.
}

told-lot = { $by-is ->
    [you] Je trekt het hoogste lot en begint.
   *[other] { $by } trekt het hoogste lot en begint.
}
told-round = { $by-is ->
    [you] Ronde { $round }: jij begint.
   *[other] Ronde { $round }: { $by } begint.
}
told-card = Je krijgt de { $card }.
told-ask = { $by-is ->
    [you] Je vraagt { $whom }.
   *[other] { $whom-is ->
        [you] { $by } vraagt jou.
       *[other] { $by } vraagt { $whom }.
    }
}
told-accept = { $by-is ->
    [you] Je neemt het aan: jij en { $whom } ruilen.
   *[other] { $whom-is ->
        [you] { $by } neemt het aan: jullie ruilen.
       *[other] { $by } neemt het aan: { $whom } en { $by } ruilen.
    }
}
told-refuse = { $by-is ->
    [you] Je weigert.
   *[other] { $by } weigert.
}
told-centre = { $by-is ->
    [you] Je ruilt met het midden.
   *[other] { $by } ruilt met het midden.
}
told-swapped = Je gaf de { $gave } en kreeg de { $got }.
told-pick = { $by } heeft in het geheim een kaart gekozen.
told-picked = Je kiest de { $card }.
told-zero = { $by-is ->
    [you] Je hebt de 0 en moet die weggeven.
   *[other] { $by } heeft de 0 en moet die weggeven.
}
told-give = { $by-is ->
    [you] Je geeft { $whom } de 0.
   *[other] { $whom-is ->
        [you] { $by } geeft jou de 0.
       *[other] { $by } geeft { $whom } de 0.
    }
}
told-give-centre = { $by-is ->
    [you] Je legt de 0 in het midden.
   *[other] { $by } legt de 0 in het midden.
}
told-score = { $by-is ->
    [you] Je laat de { $card } zien: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[other] { $by } laat de { $card } zien: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
told-six = { $by-is ->
    [you] Je neemt het zesfiche.
   *[other] { $by } neemt het zesfiche.
}
told-six-back = Het zesfiche gaat terug naar het midden.
told-minus = { $by-is ->
    [you] Je neemt het minfiche.
   *[other] { $by } neemt het minfiche.
}
told-minus-back = Het minfiche gaat terug naar het midden.
told-shield = { $by-is ->
    [you] Je krijgt het beschermfiche voor de volgende ronde.
   *[other] { $by } krijgt het beschermfiche voor de volgende ronde.
}
told-shield-back = Het beschermfiche gaat terug naar het midden.
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

account-plain = De { $card } telt voor zijn waarde.
account-six = De 6 telt voor 6 en brengt het zesfiche.
account-six-again = De 6 bij het zesfiche telt voor −1; het fiche gaat terug.
account-minus = De −1 telt voor −1 en brengt het minfiche.
account-minus-again = De −1 bij het minfiche telt voor 6; het fiche gaat terug.
account-zero = De 0 telt voor niets en brengt het beschermfiche.

refused-over = Het spel is afgelopen.
refused-not-your-turn = Jij hebt nu niets te beslissen.
refused-must-ask = Jij bent aan de beurt: vraag iemand om te ruilen.
refused-must-answer = Je bent gevraagd: neem het aan of weiger.
refused-must-give = Je moet nu de 0 weggeven.
refused-must-pick = Je moet nu een kaart kiezen.
refused-no-such-player = Daar zit niemand.
refused-yourself = Je kunt jezelf niet kiezen.
refused-asked-last = Je hebt { $whom } de vorige keer al gevraagd; vraag eerst iemand anders.
refused-five = Met de 5 mag je alleen je buren vragen.
refused-no-centre = Alleen met vier spelers ligt er een kaart in het midden.
refused-centre-used = Je hebt het midden deze ronde al gebruikt.
refused-two = Met de 2 moet je weigeren.
refused-four = Met de 4 moet je het aannemen.
refused-protected = { $whom } heeft het beschermfiche.

table-round = Ronde { $round } van { $rounds }
table-target = Ronde { $round }, tot { $target } punten
table-turns = { $had } van { $turns } beurten gehad
table-centre = midden
table-account = Hoe de vorige ronde telde
table-trail = Wat ik deze ronde gaf en kreeg
table-gave = Beurt { $turn }: je gaf { $whom } de { $gave } en kreeg de { $got }.
table-gave-centre = Beurt { $turn }: je legde de { $gave } in het midden en kreeg de { $got }.

help-ask = Ben je aan de beurt, dan vraag je één andere speler om van kaart te ruilen. Passen mag niet. Iedereen heeft drie beurten per ronde.
help-answer = Wie gevraagd wordt, neemt het aan, en de twee kaarten wisselen van plaats, of weigert. De 4 moet aannemen, de 2 moet weigeren.
help-pointer = Een pijl laat zien wie elke speler het laatst heeft gevraagd. Twee keer achter elkaar dezelfde speler vragen mag niet.
help-centre = Met vier spelers ligt er een kaart in het midden. Eén keer per ronde mag je daarmee ruilen in plaats van iemand te vragen.
help-zero = Na de laatste beurt moet de 0 naar een andere speler, of met vier spelers in het midden, vóór alle kaarten open gaan. Wie hem krijgt, scoort niets en is de volgende ronde beschermd tegen de 0.
help-tokens = De 6 en de −1 brengen een fiche. Wie dat fiche al heeft en weer met dezelfde kaart eindigt, telt andersom: −1 voor de 6, 6 voor de −1.
help-end = De hoogste kaart begint de volgende ronde, en het hoogste totaal wint.

# SW-8 Breaking the rules

option-enforcement = Regels
option-enforcement-help = Of de tafel op de regels let, of dat je ze kunt overtreden en betrapt kunt worden.
option-enforcement-strict = worden altijd nageleefd
option-enforcement-honour = kun je overtreden
mark-out = deze ronde uit
table-out = eruit
table-call = Betrap:
action-call = Betrap { $whom }
action-pass = Pas
prompt-pass = { $by-is ->
    [you] Jij bent aan de beurt, maar er is niemand die je mag vragen.
   *[other] { $by } is aan de beurt, maar kan niemand vragen.
}
prompt-shared = De winst wordt gedeeld.
told-call = { $by-is ->
    [you] Jij meldt een overtreding van { $whom }.
   *[other] { $whom-is ->
        [you] { $by } meldt een overtreding van jou.
       *[other] { $by } meldt een overtreding van { $whom }.
    }
}
told-pass = { $by-is ->
    [you] Je kunt niemand vragen en past.
   *[other] { $by } kan niemand vragen en past.
}
told-breach-two = { $by-is ->
    [you] Je hebt met de { $card } aangenomen en doet deze ronde niet meer mee.
   *[other] { $by } heeft met de { $card } aangenomen en doet deze ronde niet meer mee.
}
told-breach-four = { $by-is ->
    [you] Je hebt met de { $card } geweigerd en doet deze ronde niet meer mee.
   *[other] { $by } heeft met de { $card } geweigerd en doet deze ronde niet meer mee.
}
told-breach-five = { $by-is ->
    [you] Je hebt met de { $card } iemand anders dan je buren gevraagd en doet deze ronde niet meer mee.
   *[other] { $by } heeft met de { $card } iemand anders dan de buren gevraagd en doet deze ronde niet meer mee.
}
told-undone = Die ruil wordt teruggedraaid.
told-returned = Je hebt de { $card } weer.
told-shared = { $by-is ->
    [you] Jij deelt de winst met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[other] { $by } deelt de winst met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
account-called = Betrapt op een overtreding, op het eind met de { $card }{ $undone ->
    [0] {""}
    [one] ; één ruil teruggedraaid
   *[other] ; { $undone } ruilen teruggedraaid
}: −2.
account-out = Overtreding kwam aan het licht, op het eind met de { $card }{ $undone ->
    [0] {""}
    [one] ; één ruil teruggedraaid
   *[other] ; { $undone } ruilen teruggedraaid
}: −2.
refused-out = { $whom } doet deze ronde niet meer mee.
refused-no-calls = Aan deze tafel worden de regels altijd nageleefd; er valt niets te melden.
refused-nothing-known = Je weet van geen overtreding van { $whom }.
refused-must-pass = Er is niemand die je mag vragen: pas, of ruil met het midden als dat nog kan.
refused-pass = Je kunt niet passen zolang je iemand mag vragen.

# Waarom je iets zou doen: wat je eigen kaart telt, tegenover wat je van een andere weet.

why-ask = Je { $card } telt nu { $here }; de kaart van { $whom } zou voor jou ongeveer { $there } tellen.
why-ask-known = Je weet dat { $whom } de { $other } heeft, die voor jou { $there } zou tellen; je { $card } telt { $here }.
why-ask-must = Je { $card } hield je liever, maar iemand moet je vragen; { $whom } neemt alleen aan als het de moeite lijkt, of met de 4.
why-ask-free = Je { $card } hield je liever. { $whom } heeft de 4 niet en hoeft dus niet aan te nemen.
why-ask-two = Je weet dat { $whom } de 2 heeft en moet weigeren: zo houd je je { $card }.
why-ask-zero = De 0 moet aan het eind toch weg; misschien neemt { $whom } hem eerder van je over.
why-ask-breach = Met de 5 is dat tegen de regels, en wie het te weten komt, kan je betrappen. Maar misschien merkt niemand het.
why-centre = Het midden kan niet weigeren. Je { $card } telt nu { $here }, de kaart daar zou voor jou ongeveer { $there } tellen.
why-centre-known = Het midden kan niet weigeren, en je weet wat er ligt: de { $other }, die voor jou { $there } zou tellen. Je { $card } telt { $here }.
why-accept = Je { $card } telt nu { $here }; de kaart van { $by } zou voor jou ongeveer { $there } tellen. { $way ->
    [1] Dat is meer.
   *[other] Het is een gok, maar daarna weet je waar je { $card } is.
}
why-accept-known = Je weet dat { $by } de { $other } heeft, die voor jou { $there } zou tellen; je { $card } telt { $here }.
why-refuse = Je { $card } telt nu { $here }; de kaart van { $by } zou voor jou ongeveer { $there } tellen. { $way ->
    [1] Maar wie vraagt, heeft zelden een goede kaart te geven.
    [0] Er valt dus niets te winnen.
   *[other] Dat is minder.
}
why-refuse-known = Je weet dat { $by } de { $other } heeft, die voor jou { $there } zou tellen; je { $card } telt { $here }.
why-refuse-zero = Aan het eind ruil je de 0 voor een kaart naar keuze; tot dan doet hij geen kwaad.
why-four = Met de 4 moet je aannemen.
why-two = Met de 2 moet je weigeren.
why-breach = Met de { $card } is dat tegen de regels, en wie het te weten komt, kan je betrappen. Maar misschien merkt niemand het.
why-pick-best = Zoals de fiches liggen, telt geen kaart meer voor jou: { $points }.
why-pick-zero = De { $card } telt niets, maar aan het eind ruil je hem voor de kaart van iemand naar keuze.
why-pick-one = Wie met de { $card } eindigt, kiest weer een kaart.
why-pick-two = Niemand krijgt de { $card } van je door te vragen: hij moet weigeren.
why-pick = Hij telt { $points } voor jou, en de anderen verwachten eerder een andere kaart bij je.
why-give-leader = Niemand anders heeft meer punten dan { $whom }: { $points }. Met de 0 krijgt { $whom } er deze ronde geen.
why-give = Voor de 0 krijg je de kaart van { $whom }, die voor jou ongeveer { $there } telt.
why-give-centre = Voor de 0 krijg je de kaart uit het midden, voor jou ongeveer { $there }, en niemand anders is beschermd.
why-call = Je weet dat { $whom } een regel heeft gebroken. Betrapt scoort { $whom } −2 en doet deze ronde niet meer mee.
why-pass = Er is niemand meer die je mag vragen.
