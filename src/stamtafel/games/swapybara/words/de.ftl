# Swapybara, deutsch.

name = Swapybara
about = Alle haben nur eine Karte. Frag, tausch und beende jede Runde mit einer guten.

option-rounds = Runden
option-rounds-help = Wie viele Runden gespielt werden; die höchste Summe gewinnt.
option-rounds-none = bis zu einem Ziel
option-target = Ziel
option-target-help = Gespielt wird, bis jemand so viele Punkte hat.
option-target-none = kein Ziel
option-start = Wer anfängt
option-start-help = Jemand am Tisch, oder wer das höchste Los zieht.
option-start-lot = das Los entscheidet
option-start-0 = Platz 1
option-start-1 = Platz 2
option-start-2 = Platz 3
option-start-3 = Platz 4
option-start-4 = Platz 5
option-start-5 = Platz 6
option-start-6 = Platz 7
option-start-7 = Platz 8
option-turns = Züge
option-turns-help = Wie viele Züge jeder in einer Runde hat; an einem echten Tisch drei.

card--1 = −1
card-0 = 0
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6

duty--1 = −1 Punkt, und du nimmst den Minus-Chip. Hast du ihn schon: 6 Punkte.
duty-0 = Am Ende der Runde musst du die 0 wegtauschen.
duty-1 = 1 Punkt. Du suchst dir heimlich deine Karte für die nächste Runde aus.
duty-2 = 2 Punkte. Wirst du gefragt, musst du ablehnen.
duty-3 = 3 Punkte. Sonst nichts.
duty-4 = 4 Punkte. Wirst du gefragt, musst du annehmen.
duty-5 = 5 Punkte. Du darfst nur deine Nachbarn fragen.
duty-6 = 6 Punkte, und du nimmst den Sechser-Chip. Hast du ihn schon: −1 Punkt.

place-card = Karte
place-centre = Karte in der Mitte
counter-round = Runde
counter-rounds = Runden
counter-target = Ziel
counter-turns = Züge je Runde
counter-turns-had = Züge gehabt
mark-six = Sechser-Chip
mark-minus = Minus-Chip
mark-shield = Schutz-Chip
mark-start = fängt an
mark-pointer = zuletzt gefragt
mark-centre-used = hat die Mitte benutzt

action-ask = Frag { $whom }
action-centre = Mit der Mitte tauschen
action-accept = Annehmen
action-refuse = Ablehnen
action-pick = Nimm die { $card }
action-give = Gib { $whom } die 0
action-give-centre = Leg die 0 in die Mitte

prompt-ask = { $by-is ->
    [you] Du bist dran: Wen fragst du?
   *[other] { $by } ist dran und fragt.
}
prompt-answer = { $whom-is ->
    [you] { $by } fragt dich. Tauschst du?
   *[other] { $by-is ->
        [you] Du hast { $whom } gefragt und wartest auf Antwort.
       *[other] { $by } hat { $whom } gefragt und wartet auf Antwort.
    }
}
prompt-give = { $by-is ->
    [you] Du hast die 0: Wem gibst du sie?
   *[other] { $by } hat die 0 und muss sie weggeben.
}
prompt-pick = { $by-is ->
    [you] Du hattest am Ende die 1: Such dir deine Karte für die nächste Runde aus.
   *[other] { $by } hatte am Ende die 1 und sucht sich heimlich eine Karte aus.
}
prompt-deal = Die Karten werden ausgeteilt.
prompt-over = { $by-is ->
    [you] Du hast gewonnen!
   *[other] { $by } hat gewonnen.
}

told-lot = { $by-is ->
    [you] Du ziehst das höchste Los und fängst an.
   *[other] { $by } zieht das höchste Los und fängt an.
}
told-round = { $by-is ->
    [you] Runde { $round }: Du fängst an.
   *[other] Runde { $round }: { $by } fängt an.
}
told-card = Du bekommst die { $card }.
told-ask = { $by-is ->
    [you] Du fragst { $whom }.
   *[other] { $whom-is ->
        [you] { $by } fragt dich.
       *[other] { $by } fragt { $whom }.
    }
}
told-accept = { $by-is ->
    [you] Du nimmst an: Du und { $whom } tauscht.
   *[other] { $whom-is ->
        [you] { $by } nimmt an: Ihr tauscht.
       *[other] { $by } nimmt an: { $whom } und { $by } tauschen.
    }
}
told-refuse = { $by-is ->
    [you] Du lehnst ab.
   *[other] { $by } lehnt ab.
}
told-centre = { $by-is ->
    [you] Du tauschst mit der Mitte.
   *[other] { $by } tauscht mit der Mitte.
}
told-swapped = Du hast die { $gave } gegeben und die { $got } bekommen.
told-pick = { $by } hat sich heimlich eine Karte ausgesucht.
told-picked = Du nimmst die { $card }.
told-zero = { $by-is ->
    [you] Du hast die 0 und musst sie weggeben.
   *[other] { $by } hat die 0 und muss sie weggeben.
}
told-give = { $by-is ->
    [you] Du gibst { $whom } die 0.
   *[other] { $whom-is ->
        [you] { $by } gibt dir die 0.
       *[other] { $by } gibt { $whom } die 0.
    }
}
told-give-centre = { $by-is ->
    [you] Du legst die 0 in die Mitte.
   *[other] { $by } legt die 0 in die Mitte.
}
told-score = { $by-is ->
    [you] Du zeigst die { $card }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $by } zeigt die { $card }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
told-six = { $by-is ->
    [you] Du nimmst den Sechser-Chip.
   *[other] { $by } nimmt den Sechser-Chip.
}
told-six-back = Der Sechser-Chip kommt zurück in die Mitte.
told-minus = { $by-is ->
    [you] Du nimmst den Minus-Chip.
   *[other] { $by } nimmt den Minus-Chip.
}
told-minus-back = Der Minus-Chip kommt zurück in die Mitte.
told-shield = { $by-is ->
    [you] Du bekommst den Schutz-Chip für die nächste Runde.
   *[other] { $by } bekommt den Schutz-Chip für die nächste Runde.
}
told-shield-back = Der Schutz-Chip kommt zurück in die Mitte.
told-won = { $by-is ->
    [you] Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
   *[other] { $by } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}

account-plain = Die { $card } zählt, was darauf steht.
account-six = Die 6 zählt 6 und bringt den Sechser-Chip.
account-six-again = Die 6 beim Sechser-Chip zählt −1; der Chip kommt zurück.
account-minus = Die −1 zählt −1 und bringt den Minus-Chip.
account-minus-again = Die −1 beim Minus-Chip zählt 6; der Chip kommt zurück.
account-zero = Die 0 zählt nichts und bringt den Schutz-Chip.

refused-over = Das Spiel ist aus.
refused-not-your-turn = Du hast jetzt nichts zu entscheiden.
refused-must-ask = Du bist dran: Frag jemanden, ob ihr tauscht.
refused-must-answer = Du bist gefragt worden: Nimm an oder lehn ab.
refused-must-give = Du musst jetzt die 0 weggeben.
refused-must-pick = Du musst dir jetzt eine Karte aussuchen.
refused-no-such-player = Da sitzt niemand.
refused-yourself = Dich selbst kannst du nicht wählen.
refused-asked-last = Du hast { $whom } beim letzten Mal gefragt; frag erst jemand anderen.
refused-five = Mit der 5 darfst du nur deine Nachbarn fragen.
refused-no-centre = Nur zu viert liegt eine Karte in der Mitte.
refused-centre-used = Du hast die Mitte in dieser Runde schon benutzt.
refused-two = Mit der 2 musst du ablehnen.
refused-four = Mit der 4 musst du annehmen.
refused-protected = { $whom } hat den Schutz-Chip.

table-round = Runde { $round } von { $rounds }
table-target = Runde { $round }, bis { $target } Punkte
table-turns = { $had } von { $turns } Zügen gehabt
table-centre = Mitte
table-account = Wie die letzte Runde gezählt hat
table-trail = Was ich in dieser Runde gegeben und bekommen habe
table-gave = Zug { $turn }: Du hast { $whom } die { $gave } gegeben und die { $got } bekommen.
table-gave-centre = Zug { $turn }: Du hast die { $gave } in die Mitte gelegt und die { $got } bekommen.

help-ask = Bist du dran, fragst du jemand anderen, ob ihr die Karten tauscht. Passen darfst du nicht. Alle haben drei Züge je Runde.
help-answer = Wer gefragt wird, nimmt an, und die beiden Karten wechseln den Platz, oder lehnt ab. Die 4 muss annehmen, die 2 muss ablehnen.
help-pointer = Ein Pfeil zeigt, wen jeder zuletzt gefragt hat. Zweimal hintereinander dieselbe Person zu fragen, ist nicht erlaubt.
help-centre = Zu viert liegt eine Karte in der Mitte. Einmal je Runde darfst du mit ihr tauschen, statt zu fragen.
help-zero = Nach dem letzten Zug muss die 0 an jemand anderen gehen oder, zu viert, in die Mitte, bevor alle Karten aufgedeckt werden. Wer sie bekommt, bekommt keine Punkte und ist in der nächsten Runde vor der 0 geschützt.
help-tokens = Die 6 und die −1 bringen einen Chip. Wer diesen Chip schon hat und wieder mit derselben Karte endet, bekommt es umgekehrt: −1 für die 6, 6 für die −1.
help-end = Die höchste Karte fängt die nächste Runde an, und die höchste Summe gewinnt.

# SW-8 Breaking the rules

option-enforcement = Regeln
option-enforcement-help = Ob der Tisch auf die Regeln achtet, oder ob man sie brechen und dabei erwischt werden kann.
option-enforcement-strict = werden immer eingehalten
option-enforcement-honour = können gebrochen werden
mark-out = diese Runde raus
table-out = raus
table-call = Melden:
action-call = { $whom } melden
action-pass = Passen
prompt-pass = { $by-is ->
    [you] Du bist dran, aber es gibt niemanden, den du fragen darfst.
   *[other] { $by } ist dran, kann aber niemanden fragen.
}
prompt-shared = Der Sieg wird geteilt.
told-call = { $by-is ->
    [you] Du meldest einen Regelbruch von { $whom }.
   *[other] { $whom-is ->
        [you] { $by } meldet einen Regelbruch von dir.
       *[other] { $by } meldet einen Regelbruch von { $whom }.
    }
}
told-pass = { $by-is ->
    [you] Du kannst niemanden fragen und passt.
   *[other] { $by } kann niemanden fragen und passt.
}
told-breach-two = { $by-is ->
    [you] Du hast mit der { $card } angenommen und bist diese Runde raus.
   *[other] { $by } hat mit der { $card } angenommen und ist diese Runde raus.
}
told-breach-four = { $by-is ->
    [you] Du hast mit der { $card } abgelehnt und bist diese Runde raus.
   *[other] { $by } hat mit der { $card } abgelehnt und ist diese Runde raus.
}
told-breach-five = { $by-is ->
    [you] Du hast mit der { $card } jemand anderen als deine Nachbarn gefragt und bist diese Runde raus.
   *[other] { $by } hat mit der { $card } jemand anderen als die Nachbarn gefragt und ist diese Runde raus.
}
told-undone = Dieser Tausch wird rückgängig gemacht.
told-returned = Du hast wieder die { $card }.
told-shared = { $by-is ->
    [you] Du teilst dir den Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[other] { $by } teilt sich den Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}
account-called = Regelbruch gemeldet, am Ende mit der { $card }{ $undone ->
    [0] {""}
    [one] ; ein Tausch rückgängig gemacht
   *[other] ; { $undone }-mal ein Tausch rückgängig gemacht
}: −2.
account-out = Regelbruch aufgeflogen, am Ende mit der { $card }{ $undone ->
    [0] {""}
    [one] ; ein Tausch rückgängig gemacht
   *[other] ; { $undone }-mal ein Tausch rückgängig gemacht
}: −2.
refused-out = { $whom } ist diese Runde raus.
refused-no-calls = An diesem Tisch werden die Regeln immer eingehalten; es gibt nichts zu melden.
refused-nothing-known = Du weißt von keinem Regelbruch von { $whom }.
refused-must-pass = Es gibt niemanden, den du fragen darfst: Pass, oder tausch mit der Mitte, wenn das noch geht.
refused-pass = Du kannst nicht passen, solange du jemanden fragen darfst.

# Warum man etwas tun könnte: was die eigene Karte zählt, gegen das, was man von anderen weiß.

why-ask = Deine { $card } zählt jetzt { $here }; die Karte von { $whom } würde für dich etwa { $there } zählen.
why-ask-known = Du weißt, dass { $whom } die { $other } hat: Sie würde für dich { $there } zählen, deine { $card } zählt { $here }.
why-ask-must = Deine { $card } behieltest du lieber, aber irgendwen musst du fragen; { $whom } nimmt nur an, wenn es sich zu lohnen scheint, oder mit der 4.
why-ask-free = Deine { $card } behieltest du lieber. { $whom } hat die 4 nicht und muss also nicht annehmen.
why-ask-two = Du weißt, dass { $whom } die 2 hat und ablehnen muss: So behältst du deine { $card }.
why-ask-zero = Die 0 muss am Ende ohnehin weg; vielleicht nimmt { $whom } sie dir vorher ab.
why-ask-breach = Mit der 5 ist das ein Regelbruch, und wer davon erfährt, kann dich melden. Aber vielleicht merkt es niemand.
why-centre = Die Mitte kann nicht ablehnen. Deine { $card } zählt jetzt { $here }, die Karte dort würde für dich etwa { $there } zählen.
why-centre-known = Die Mitte kann nicht ablehnen, und du weißt, was dort liegt: die { $other }, die für dich { $there } zählen würde. Deine { $card } zählt { $here }.
why-accept = Deine { $card } zählt jetzt { $here }; die Karte von { $by } würde für dich etwa { $there } zählen. { $way ->
    [1] Das ist mehr.
   *[other] Es ist gewagt, aber danach weißt du, wo deine { $card } ist.
}
why-accept-known = Du weißt, dass { $by } die { $other } hat: Sie würde für dich { $there } zählen, deine { $card } zählt { $here }.
why-refuse = Deine { $card } zählt jetzt { $here }; die Karte von { $by } würde für dich etwa { $there } zählen. { $way ->
    [1] Aber wer fragt, hat selten eine gute Karte herzugeben.
    [0] Zu gewinnen ist also nichts.
   *[other] Das ist weniger.
}
why-refuse-known = Du weißt, dass { $by } die { $other } hat: Sie würde für dich { $there } zählen, deine { $card } zählt { $here }.
why-refuse-zero = Am Ende tauschst du die 0 gegen eine Karte deiner Wahl; bis dahin schadet sie nicht.
why-four = Mit der 4 musst du annehmen.
why-two = Mit der 2 musst du ablehnen.
why-breach = Mit der { $card } ist das ein Regelbruch, und wer davon erfährt, kann dich melden. Aber vielleicht merkt es niemand.
why-pick-best = So wie die Chips liegen, zählt keine Karte mehr für dich: { $points }.
why-pick-zero = Die { $card } zählt nichts, aber am Ende tauschst du sie gegen die Karte von jemandem deiner Wahl.
why-pick-one = Wer am Ende die { $card } hat, sucht sich wieder eine Karte aus.
why-pick-two = Durch Fragen bekommt niemand die { $card } von dir: Sie muss ablehnen.
why-pick = Sie zählt { $points } für dich, und die anderen erwarten bei dir eher eine andere Karte.
why-give-leader = Niemand sonst hat mehr Punkte als { $whom }: { $points }. Mit der 0 bekommt { $whom } in dieser Runde keine.
why-give = Für die 0 bekommst du die Karte von { $whom }, die für dich etwa { $there } zählt.
why-give-centre = Für die 0 bekommst du die Karte aus der Mitte, für dich etwa { $there }, und niemand sonst ist geschützt.
why-call = Du weißt, dass { $whom } eine Regel gebrochen hat. Gemeldet bekommt { $whom } −2 Punkte und ist für diese Runde draußen.
why-pass = Es gibt niemanden mehr, den du fragen darfst.
