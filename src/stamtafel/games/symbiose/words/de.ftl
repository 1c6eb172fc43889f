# Symbiose, deutsch.

name = Symbiose
about = Tausche Karten mit dem Fluss und fülle deinen Teich; deine Ränder blicken in die Teiche deiner Nachbarn.

option-start = Wer anfängt
option-start-help = Jemand am Tisch, oder wer das höchste Los zieht.
option-start-lot = das Los entscheidet
option-start-0 = Platz 1
option-start-1 = Platz 2
option-start-2 = Platz 3
option-start-3 = Platz 4
option-teams = Zwei gegen zwei
option-teams-help = Nur zu viert: Du spielst mit deinem Gegenüber, und deine Ränder blicken in dessen Teich.
option-teams-no = nein, alle gegen alle
option-teams-yes = ja, mit dem Gegenüber
option-deck = Karten
option-deck-help = Die gedruckten Karten, oder ein Stapel, den du selbst geschrieben hast.
option-deck-printed = die gedruckten Karten
field-animal = Tier
field-colour = Farbe
field-scores = zählt für
field-number = Anzahl
option-rows = Reihen
option-rows-help = Wie viele Viererreihen ein Teich hat; an einem echten Tisch zwei.
option-river = Fluss
option-river-help = Wie viele offene Karten der Fluss hat; an einem echten Tisch vier.
option-turns = Züge
option-turns-help = Wie viele Züge alle haben; an einem echten Tisch sieben.

card-dragonfly = Libelle ({ card-colour }, { card-scores })
card-fish = Fisch ({ card-colour }, { card-scores })
card-snail = Schnecke ({ card-colour }, { card-scores })
card-frog = Frosch ({ card-colour }, { card-scores })
card-colour = { $part1 ->
    [pink] rosa
    [green] grün
    [orange] orange
   *[blue] blau
}
card-scores = { $part2 ->
    [dragonfly] { $part3 } je Libelle
    [fish] { $part3 } je Fisch
    [snail] { $part3 } je Schnecke
    [frog] { $part3 } je Frosch
    [pink] { $part3 } je rosa Karte
    [green] { $part3 } je grüne Karte
    [orange] { $part3 } je orange Karte
    [blue] { $part3 } je blaue Karte
   *[points] { $part3 ->
        [one] { $part3 } Punkt
       *[other] { $part3 } Punkte
    }
}

place-pond = Teich
place-river = Fluss
place-a1 = a1
place-b1 = b1
place-c1 = c1
place-d1 = d1
place-a2 = a2
place-b2 = b2
place-c2 = c2
place-d2 = d2
place-r1 = Fluss 1
place-r2 = Fluss 2
place-r3 = Fluss 3
place-r4 = Fluss 4
place-r5 = Fluss 5
place-r6 = Fluss 6
place-r7 = Fluss 7
place-r8 = Fluss 8
counter-turns = Züge übrig
counter-team = Punkte des Teams
counter-unseen-dragonfly = ungesehene Libellen
counter-unseen-fish = Fische
counter-unseen-snail = Schnecken
counter-unseen-frog = Frösche
counter-unseen-pink = rosa
counter-unseen-green = grün
counter-unseen-orange = orange
counter-unseen-blue = blau
mark-start = fängt an
mark-left = linker Rand blickt auf
mark-right = rechter Rand blickt auf
mark-chosen = gewählt

action-swap = { $river } gegen { $spot } tauschen
action-swap-points = { action-swap }: { table-change }, dann { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
action-swap-team = { action-swap }: { table-change }, dann { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} fürs Team
action-turn = { $spot } aufdecken

prompt-first = Such dir die erste Karte aus, die du aufdeckst. Alle tun das gleichzeitig.
prompt-first-wait = { $players ->
    [one] Jemand wählt noch die erste Karte ({ $players }).
   *[other] { $players } Spieler wählen noch die erste Karte.
}
prompt-swap = { $by-is ->
    [you] Du bist dran: Tausche eine Karte aus dem Fluss gegen eine aus deinem Teich.
   *[other] { $by } ist dran und tauscht.
}
prompt-turn = { $by-is ->
    [you] Die Karte, die du getauscht hast, lag offen: Deck jetzt eine verdeckte Karte auf.
   *[other] { $by } deckt noch eine Karte auf.
}
prompt-deal = Die Karten werden ausgeteilt.
prompt-won-1 = { $by-is ->
    [you] Du hast gewonnen!
   *[other] { $by } hat gewonnen.
}
prompt-won-2 = { $by-is ->
    [you] Du und { $with } teilt euch den Sieg!
   *[other] { $by } und { $with } teilen sich den Sieg.
}
prompt-won-3 = { $by-is ->
    [you] Du, { $with } und { $third } teilt euch den Sieg!
   *[other] { $by }, { $with } und { $third } teilen sich den Sieg.
}
prompt-won-4 = { $by-is ->
    [you] Du, { $with }, { $third } und { $fourth } teilt euch den Sieg!
   *[other] { $by }, { $with }, { $third } und { $fourth } teilen sich den Sieg.
}
prompt-team = { $by-is ->
    [you] Du und { $with } habt gewonnen!
   *[other] { $by } und { $with } haben gewonnen.
}
prompt-teams = Beide Teams haben gewonnen: unentschieden.

told-lot = { $by-is ->
    [you] Du ziehst das höchste Los und darfst gleich anfangen.
   *[other] { $by } zieht das höchste Los und darf gleich anfangen.
}
told-deal = { $by-is ->
    [you] Die Teiche liegen bereit. Gleich fängst du an.
   *[other] Die Teiche liegen bereit. Gleich fängt { $by } an.
}
told-chose = { $by } hat eine erste Karte gewählt.
told-chosen = Du wählst { $spot } als erste Karte.
told-turn = { $by-is ->
    [you] Du deckst { $spot } auf: { $card }.
   *[other] { $by } deckt { $spot } auf: { $card }.
}
told-swap = { $by-is ->
    [you] Du legst { $card } auf { $spot } und gibst dem Fluss { $gave }.
   *[other] { $by } legt { $card } auf { $spot } und gibt dem Fluss { $gave }.
}
told-swap-closed = { $by-is ->
    [you] Du legst { $card } auf { $spot }. Dort lag verdeckt { $gave }; die Karte kommt in den Fluss.
   *[other] { $by } legt { $card } auf { $spot }. Dort lag verdeckt { $gave }; die Karte kommt in den Fluss.
}
told-swap-unseen = { $by-is ->
    [you] Du nimmst eine verdeckte Karte aus dem Fluss: { $card }. Sie liegt jetzt auf { $spot }, und { $gave } kommt in den Fluss.
   *[other] { $by } nimmt eine verdeckte Karte aus dem Fluss: { $card }. Sie liegt jetzt auf { $spot }, und { $gave } kommt in den Fluss.
}
told-swap-unseen-closed = { $by-is ->
    [you] Du nimmst eine verdeckte Karte aus dem Fluss: { $card }. Sie liegt jetzt auf { $spot }; verdeckt lag dort { $gave }.
   *[other] { $by } nimmt eine verdeckte Karte aus dem Fluss: { $card }. Sie liegt jetzt auf { $spot }; verdeckt lag dort { $gave }.
}
told-river = Im Fluss wird aufgedeckt: { $card }.
told-score = { $by-is ->
    [you] Du hast { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $by } hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
told-won-1 = { $by-is ->
    [you] Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
   *[other] { $by } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}
told-won-2 = { $by-is ->
    [you] Du und { $with } teilt euch den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
   *[other] { $by } und { $with } teilen sich den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}
told-won-3 = { $by-is ->
    [you] Du, { $with } und { $third } teilt euch den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
   *[other] { $by }, { $with } und { $third } teilen sich den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}
told-won-4 = { $by-is ->
    [you] Du, { $with }, { $third } und { $fourth } teilt euch den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
   *[other] { $by }, { $with }, { $third } und { $fourth } teilen sich den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}
told-team = { $by-is ->
    [you] Du und { $with } gewinnt mit zusammen { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
   *[other] { $by } und { $with } gewinnen mit zusammen { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}
told-teams = Beide Teams haben { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und teilen sich den Sieg.

account-fixed = { $spot }: { $card }, an jedem Platz
account-own = { $spot }: { $card }, { $found } im eigenen Teich
account-other = { $whom-is ->
    [you] { $spot }: { $card }, { $found } in deinem Teich
   *[other] { $spot }: { $card }, { $found } im Teich von { $whom }
}
account-river = { $spot }: { $card }, { $found } im Fluss

refused-over = Das Spiel ist aus.
refused-not-your-turn = Du bist jetzt nicht dran.
refused-chosen = Du hast deine erste Karte gewählt; die anderen wählen noch.
refused-no-such-place = Diesen Platz gibt es hier nicht.
refused-must-choose = Erst decken alle eine Karte auf; zu tauschen gibt es noch nichts.
refused-must-turn = Du hast getauscht; deck jetzt eine verdeckte Karte auf.
refused-must-swap = Du musst eine Karte mit dem Fluss tauschen; aufgedeckt wird danach, wenn die getauschte Karte offen lag.
refused-open = Diese Karte liegt schon offen.

# Der Tisch, und die Regeln in Kürze.

table-letter-pink = R
table-letter-green = G
table-letter-orange = O
table-letter-blue = B
table-kind-dragonfly = Libellen
table-kind-fish = Fische
table-kind-snail = Schnecken
table-kind-frog = Frösche
table-kind-pink = rosa
table-kind-green = grün
table-kind-orange = orange
table-kind-blue = blau
table-turns = { $turns ->
    [one] Noch { $turns } Zug
   *[other] Noch { $turns } Züge
}
table-team = { $points ->
    [one] Team: { $points } Punkt
   *[other] Team: { $points } Punkte
}
table-change = { $way ->
    [0] ±0
    [1] +{ $change }
   *[other] { $change }
}
table-then = → { $points } P.
table-unseen = Noch nicht gesehen
table-why = Karte für Karte

help-first = Vor dir liegen acht verdeckte Karten in zwei Reihen. Alle wählen gleichzeitig eine davon und decken sie auf.
help-turn = Wenn du dran bist, tauschst du eine Karte aus dem Fluss gegen eine aus deinem Teich. Was du nimmst, liegt offen, und was du gibst, auch.
help-open = Lag die Karte, die du gibst, schon offen, dann deckst du eine andere von dir auf. So haben alle sieben Züge.
help-card = Eine Karte zeigt ein Tier und eine Farbe (mit Muster und Buchstabe). Unten steht, was sie bringt: so viele Punkte für jede Karte dieses Tiers oder dieser Farbe, oder, mit einem Stern, einfach so viele Punkte.
help-middle = Die Karten in deinen beiden mittleren Spalten zählen, was in deinem eigenen Teich offen liegt, sich selbst auch.
help-edge = Deine linke Spalte zählt im Teich links von dir, deine rechte Spalte im Teich rechts von dir.
help-duel = Zu zweit hat der Fluss acht Karten, vier davon verdeckt. Deine Spalte auf der Seite des Flusses zählt, was dort offen liegt.
help-teams = Zwei gegen zwei zählen deine beiden Ränder im Teich deines Gegenübers, und ihr gewinnt oder verliert zusammen.
help-end = Wenn alle Teiche offen liegen, gewinnen die meisten Punkte.

# Warum man etwas tun könnte: Punkte jetzt, für einen selbst und für andere, und später.

why-turn-last = Es ist deine letzte verdeckte Karte.
why-turn-own = Die verdeckten Karten kennt niemand, eine ist so gut wie die andere. Diese zählt in deinem eigenen Teich.
why-turn-other = Die verdeckten Karten kennt niemand, eine ist so gut wie die andere. Diese zählt im Teich von { $whom }.
why-turn-river = Die verdeckten Karten kennt niemand, eine ist so gut wie die andere. Diese zählt im Fluss.
why-unseen = Diese Karte des Flusses hat niemand gesehen. Was du dafür gibst, zählt jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
why-unseen-both = Du gibst eine ungesehene Karte für eine andere, und danach liegt { $spot } offen.
why-gain = { $points ->
    [one] Das ist
   *[other] Das sind
} für { $team ->
    [0] dich
   *[1] dein Team
} gleich { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
why-gain-gives = { $points ->
    [one] Das ist
   *[other] Das sind
} für { $team ->
    [0] dich
   *[1] dein Team
} gleich { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr, auch wenn { $team ->
    [0] { $whom }
   *[1] das andere Team
} ebenfalls { $more } mehr bekommt.
why-gain-takes = { $points ->
    [one] Das ist
   *[other] Das sind
} für { $team ->
    [0] dich
   *[1] dein Team
} gleich { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr und für { $team ->
    [0] { $whom }
   *[1] das andere Team
} { $more } weniger.
why-deny = Mit dieser Karte könnte { $whom } als Nächstes { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $team ->
    [0] {""}
   *[1] {" "}für das andere Team
} gewinnen; also nimmst du sie zuerst.
why-takes = Das kostet { $team ->
    [0] { $whom }
   *[1] das andere Team
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $own ->
    [0] .
   *[other] , { $team ->
        [0] dich
       *[1] deins
    } nur { $own }.
}
why-opens = Noch bringt es nichts, aber du weißt jetzt, was auf { $spot } liegt, und verlässt dich dort nicht auf dein Glück.
why-again = Was auf { $spot } liegt, zählt jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; und danach deckst du noch eine eigene Karte auf.
why-grows-dragonfly = Sie wächst um { $each } mit jeder Libelle, die dort noch aufgedeckt wird; { $unseen } davon { $unseen ->
    [one] ist
   *[other] sind
} noch ungesehen.
why-grows-fish = Sie wächst um { $each } mit jedem Fisch, der dort noch aufgedeckt wird; { $unseen } davon { $unseen ->
    [one] ist
   *[other] sind
} noch ungesehen.
why-grows-snail = Sie wächst um { $each } mit jeder Schnecke, die dort noch aufgedeckt wird; { $unseen } davon { $unseen ->
    [one] ist
   *[other] sind
} noch ungesehen.
why-grows-frog = Sie wächst um { $each } mit jedem Frosch, der dort noch aufgedeckt wird; { $unseen } davon { $unseen ->
    [one] ist
   *[other] sind
} noch ungesehen.
why-grows-pink = Sie wächst um { $each } mit jeder rosa Karte, die dort noch aufgedeckt wird; { $unseen } davon { $unseen ->
    [one] ist
   *[other] sind
} noch ungesehen.
why-grows-green = Sie wächst um { $each } mit jeder grünen Karte, die dort noch aufgedeckt wird; { $unseen } davon { $unseen ->
    [one] ist
   *[other] sind
} noch ungesehen.
why-grows-orange = Sie wächst um { $each } mit jeder orangen Karte, die dort noch aufgedeckt wird; { $unseen } davon { $unseen ->
    [one] ist
   *[other] sind
} noch ungesehen.
why-grows-blue = Sie wächst um { $each } mit jeder blauen Karte, die dort noch aufgedeckt wird; { $unseen } davon { $unseen ->
    [one] ist
   *[other] sind
} noch ungesehen.
