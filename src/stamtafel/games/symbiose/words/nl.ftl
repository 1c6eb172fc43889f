# Symbiose, Nederlands.

name = Symbiose
about = Ruil kaarten met de rivier en vul je vijver; je randen kijken in de vijvers van je buren.

option-start = Wie begint
option-start-help = Een speler, of wie het hoogste lot trekt.
option-start-lot = wie het lot aanwijst
option-start-0 = plaats 1
option-start-1 = plaats 2
option-start-2 = plaats 3
option-start-3 = plaats 4
option-teams = Twee tegen twee
option-teams-help = Alleen met z’n vieren: je speelt samen met wie tegenover je zit, en je randen kijken in diens vijver.
option-teams-no = nee, ieder voor zich
option-teams-yes = ja, met wie tegenover je zit
option-deck = Kaarten
option-deck-help = De gedrukte kaarten, of een stapel die je zelf geschreven hebt.
option-deck-printed = de gedrukte kaarten
field-animal = dier
field-colour = kleur
field-scores = telt voor
field-number = aantal
option-rows = Rijen
option-rows-help = Hoeveel rijen van vier een vijver heeft; aan een echte tafel twee.
option-river = Rivier
option-river-help = Hoeveel open kaarten de rivier heeft; aan een echte tafel vier.
option-turns = Beurten
option-turns-help = Hoeveel beurten iedereen krijgt; aan een echte tafel zeven.

card-dragonfly = libel ({ card-colour }, { card-scores })
card-fish = vis ({ card-colour }, { card-scores })
card-snail = slak ({ card-colour }, { card-scores })
card-frog = kikker ({ card-colour }, { card-scores })
card-colour = { $part1 ->
    [pink] roze
    [green] groen
    [orange] oranje
   *[blue] blauw
}
card-scores = { $part2 ->
    [dragonfly] { $part3 } per libel
    [fish] { $part3 } per vis
    [snail] { $part3 } per slak
    [frog] { $part3 } per kikker
    [pink] { $part3 } per roze kaart
    [green] { $part3 } per groene kaart
    [orange] { $part3 } per oranje kaart
    [blue] { $part3 } per blauwe kaart
   *[points] { $part3 ->
        [one] { $part3 } punt
       *[other] { $part3 } punten
    }
}

place-pond = vijver
place-river = rivier
place-a1 = a1
place-b1 = b1
place-c1 = c1
place-d1 = d1
place-a2 = a2
place-b2 = b2
place-c2 = c2
place-d2 = d2
place-r1 = rivier 1
place-r2 = rivier 2
place-r3 = rivier 3
place-r4 = rivier 4
place-r5 = rivier 5
place-r6 = rivier 6
place-r7 = rivier 7
place-r8 = rivier 8
counter-turns = beurten te gaan
counter-team = punten van het team
counter-unseen-dragonfly = ongeziene libellen
counter-unseen-fish = vissen
counter-unseen-snail = slakken
counter-unseen-frog = kikkers
counter-unseen-pink = roze
counter-unseen-green = groen
counter-unseen-orange = oranje
counter-unseen-blue = blauw
mark-start = begint
mark-left = linkerrand kijkt naar
mark-right = rechterrand kijkt naar
mark-chosen = gekozen

action-swap = Ruil { $river } met { $spot }
action-swap-points = { action-swap }: { table-change }, dan { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
action-swap-team = { action-swap }: { table-change }, dan { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor het team
action-turn = Draai { $spot } om

prompt-first = Kies de eerste kaart die je omdraait. Iedereen doet dat tegelijk.
prompt-first-wait = { $players ->
    [one] { $players } speler kiest nog een eerste kaart.
   *[other] { $players } spelers kiezen nog een eerste kaart.
}
prompt-swap = { $by-is ->
    [you] Jij bent aan de beurt: ruil een kaart uit de rivier met een uit je vijver.
   *[other] { $by } is aan de beurt om te ruilen.
}
prompt-turn = { $by-is ->
    [you] De kaart die je ruilde lag open: draai nu een gedekte kaart om.
   *[other] { $by } draait nog een kaart om.
}
prompt-deal = De kaarten worden gedeeld.
prompt-won-1 = { $by-is ->
    [you] Je hebt gewonnen!
   *[other] { $by } heeft gewonnen.
}
prompt-won-2 = { $by-is ->
    [you] Jij en { $with } delen de winst!
   *[other] { $by } en { $with } delen de winst.
}
prompt-won-3 = { $by-is ->
    [you] Jij, { $with } en { $third } delen de winst!
   *[other] { $by }, { $with } en { $third } delen de winst.
}
prompt-won-4 = { $by-is ->
    [you] Jij, { $with }, { $third } en { $fourth } delen de winst!
   *[other] { $by }, { $with }, { $third } en { $fourth } delen de winst.
}
prompt-team = { $by-is ->
    [you] Jij en { $with } hebben gewonnen!
   *[other] { $by } en { $with } hebben gewonnen.
}
prompt-teams = Beide teams hebben gewonnen: het is gelijk.

told-lot = { $by-is ->
    [you] Jij trekt het hoogste lot en mag zo beginnen.
   *[other] { $by } trekt het hoogste lot en mag zo beginnen.
}
told-deal = { $by-is ->
    [you] De vijvers liggen klaar. Jij begint zo.
   *[other] De vijvers liggen klaar. { $by } begint zo.
}
told-chose = { $by } heeft een eerste kaart gekozen.
told-chosen = Je kiest { $spot } als eerste kaart.
told-turn = { $by-is ->
    [you] Je draait { $spot } om: { $card }.
   *[other] { $by } draait { $spot } om: { $card }.
}
told-swap = { $by-is ->
    [you] Je legt { $card } op { $spot } en geeft de rivier { $gave }.
   *[other] { $by } legt { $card } op { $spot } en geeft de rivier { $gave }.
}
told-swap-closed = { $by-is ->
    [you] Je legt { $card } op { $spot }. Daar lag gedekt { $gave }: die gaat naar de rivier.
   *[other] { $by } legt { $card } op { $spot }. Daar lag gedekt { $gave }: die gaat naar de rivier.
}
told-swap-unseen = { $by-is ->
    [you] Je pakt een gedekte kaart uit de rivier: { $card }. Die ligt nu op { $spot }, en { $gave } gaat naar de rivier.
   *[other] { $by } pakt een gedekte kaart uit de rivier: { $card }. Die ligt nu op { $spot }, en { $gave } gaat naar de rivier.
}
told-swap-unseen-closed = { $by-is ->
    [you] Je pakt een gedekte kaart uit de rivier: { $card }. Die ligt nu op { $spot }; daar lag gedekt { $gave }.
   *[other] { $by } pakt een gedekte kaart uit de rivier: { $card }. Die ligt nu op { $spot }; daar lag gedekt { $gave }.
}
told-river = In de rivier wordt { $card } omgedraaid.
told-score = { $by-is ->
    [you] Je hebt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[other] { $by } heeft { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
told-won-1 = { $by-is ->
    [you] Je wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }!
   *[other] { $by } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
told-won-2 = { $by-is ->
    [you] Jij en { $with } delen de winst, met elk { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }!
   *[other] { $by } en { $with } delen de winst, met elk { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
told-won-3 = { $by-is ->
    [you] Jij, { $with } en { $third } delen de winst, met elk { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }!
   *[other] { $by }, { $with } en { $third } delen de winst, met elk { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
told-won-4 = { $by-is ->
    [you] Jij, { $with }, { $third } en { $fourth } delen de winst, met elk { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }!
   *[other] { $by }, { $with }, { $third } en { $fourth } delen de winst, met elk { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
told-team = { $by-is ->
    [you] Jij en { $with } winnen met samen { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }!
   *[other] { $by } en { $with } winnen met samen { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
told-teams = Beide teams hebben { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} en delen de winst.

account-fixed = { $spot }: { $card }, waar die ook ligt
account-own = { $spot }: { $card }, { $found } in de eigen vijver
account-other = { $whom-is ->
    [you] { $spot }: { $card }, { $found } in jouw vijver
   *[other] { $spot }: { $card }, { $found } in de vijver van { $whom }
}
account-river = { $spot }: { $card }, { $found } in de rivier

refused-over = Het spel is afgelopen.
refused-not-your-turn = Je bent nu niet aan de beurt.
refused-chosen = Je hebt je eerste kaart gekozen; de anderen kiezen nog.
refused-no-such-place = Die plek is er hier niet.
refused-must-choose = Eerst draait iedereen één kaart om; er valt nog niets te ruilen.
refused-must-turn = Je hebt geruild; draai nu een gedekte kaart om.
refused-must-swap = Je moet een kaart met de rivier ruilen; omdraaien komt daarna, als de kaart die je ruilt open lag.
refused-open = Die kaart ligt al open.

# De tafel, en de regels in het kort.

table-letter-pink = R
table-letter-green = G
table-letter-orange = O
table-letter-blue = B
table-kind-dragonfly = libellen
table-kind-fish = vissen
table-kind-snail = slakken
table-kind-frog = kikkers
table-kind-pink = roze
table-kind-green = groen
table-kind-orange = oranje
table-kind-blue = blauw
table-turns = { $turns ->
    [one] Nog { $turns } beurt
   *[other] Nog { $turns } beurten
}
table-team = { $points ->
    [one] team: { $points } punt
   *[other] team: { $points } punten
}
table-change = { $way ->
    [0] ±0
    [1] +{ $change }
   *[other] { $change }
}
table-then = → { $points } p.
table-unseen = Nog niet gezien
table-why = Kaart voor kaart

help-first = Voor je liggen acht gedekte kaarten in twee rijen. Iedereen kiest er tegelijk één om open te draaien.
help-turn = In je beurt ruil je een kaart uit de rivier met een uit je vijver. Wat je pakt ligt open, en wat je geeft ook.
help-open = Lag de kaart die je gaf al open, dan draai je een andere van jou om. Zo heeft iedereen zeven beurten.
help-card = Een kaart toont een dier en een kleur (met patroon en letter). Onderaan staat wat ze oplevert: zoveel punten voor elke kaart van dat dier of die kleur, of, met een ster, gewoon zoveel punten.
help-middle = De kaarten in je twee middelste kolommen tellen wat open ligt in je eigen vijver, zichzelf ook.
help-edge = Je linkerkolom telt in de vijver van je linkerbuur, je rechterkolom in die van je rechterbuur.
help-duel = Met z’n tweeën heeft de rivier acht kaarten, waarvan vier gedekt. Je kolom aan de kant van de rivier telt wat daar open ligt.
help-teams = Speel je twee tegen twee, dan tellen allebei je randen in de vijver van je maat, en win of verlies je samen.
help-end = Liggen alle vijvers open, dan winnen de meeste punten.

# Waarom je iets zou doen: punten nu, voor jezelf en voor anderen, en later.

why-turn-last = Het is je laatste gedekte kaart.
why-turn-own = Niemand kent de gedekte kaarten, de ene is zo goed als de andere. Deze telt in je eigen vijver.
why-turn-other = Niemand kent de gedekte kaarten, de ene is zo goed als de andere. Deze telt in de vijver van { $whom }.
why-turn-river = Niemand kent de gedekte kaarten, de ene is zo goed als de andere. Deze telt in de rivier.
why-unseen = Deze kaart van de rivier heeft niemand gezien. Wat je ervoor geeft, telt nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
why-unseen-both = Je geeft een kaart die niemand gezien heeft voor een andere, en daarna ligt { $spot } open.
why-gain = Dat is voor { $team ->
    [0] jou
   *[1] je team
} meteen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} meer.
why-gain-gives = Dat is voor { $team ->
    [0] jou
   *[1] je team
} meteen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} meer, al krijgt { $team ->
    [0] { $whom }
   *[1] het andere team
} er ook { $more } bij.
why-gain-takes = Dat is voor { $team ->
    [0] jou
   *[1] je team
} meteen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} meer, en voor { $team ->
    [0] { $whom }
   *[1] het andere team
} { $more } minder.
why-deny = Met die kaart zou { $whom } straks { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}{ $team ->
    [0] {""}
   *[1] {" "}voor het andere team
} winnen; dus pak jij hem eerst.
why-takes = Dat kost { $team ->
    [0] { $whom }
   *[1] het andere team
} { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}{ $own ->
    [0] .
   *[other] , { $team ->
        [0] jou
       *[1] dat van jou
    } maar { $own }.
}
why-opens = Nu brengt het nog niets op, maar je weet wat er op { $spot } ligt en hoeft daar niet op geluk te hopen.
why-again = Wat op { $spot } ligt, telt nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; en daarna draai je nog een eigen kaart om.
why-grows-dragonfly = Hij groeit met { $each } per libel die daar nog opengaat; { $unseen } daarvan { $unseen ->
    [one] is
   *[other] zijn
} nog niet gezien.
why-grows-fish = Hij groeit met { $each } per vis die daar nog opengaat; { $unseen } daarvan { $unseen ->
    [one] is
   *[other] zijn
} nog niet gezien.
why-grows-snail = Hij groeit met { $each } per slak die daar nog opengaat; { $unseen } daarvan { $unseen ->
    [one] is
   *[other] zijn
} nog niet gezien.
why-grows-frog = Hij groeit met { $each } per kikker die daar nog opengaat; { $unseen } daarvan { $unseen ->
    [one] is
   *[other] zijn
} nog niet gezien.
why-grows-pink = Hij groeit met { $each } per roze kaart die daar nog opengaat; { $unseen } daarvan { $unseen ->
    [one] is
   *[other] zijn
} nog niet gezien.
why-grows-green = Hij groeit met { $each } per groene kaart die daar nog opengaat; { $unseen } daarvan { $unseen ->
    [one] is
   *[other] zijn
} nog niet gezien.
why-grows-orange = Hij groeit met { $each } per oranje kaart die daar nog opengaat; { $unseen } daarvan { $unseen ->
    [one] is
   *[other] zijn
} nog niet gezien.
why-grows-blue = Hij groeit met { $each } per blauwe kaart die daar nog opengaat; { $unseen } daarvan { $unseen ->
    [one] is
   *[other] zijn
} nog niet gezien.
