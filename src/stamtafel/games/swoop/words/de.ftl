# Swoop, deutsch.

name = Swoop
about = Werde alle Karten los: gleich oder niedriger auf den Stapel, und vier Gleiche fegen ihn weg.

option-target = Ziel
option-target-help = Gespielt wird, bis jemand so viele Punkte hat; die niedrigste Summe gewinnt.
option-scoring = Punkte
option-scoring-help = Was die Karten zählen, die jemandem bleiben.
option-scoring-standard = nach Wert; B, D, K 10; 10 und Joker 50
option-scoring-simple = einfach: A bis 9 zählt 5; B, D, K 10; 10 und Joker 20
option-hand = Handkarten
option-hand-help = 11 oder eine mehr; dazu vier Geheimkarten und vier offene.
option-table = Karten auf dem Tisch
option-table-help = Wie viele deiner Karten vor dir liegen.
option-table-full = vier Geheimkarten, auf jeder eine offene
option-table-hidden = nur vier Geheimkarten
option-table-none = keine: alle auf der Hand
option-tens = Die 10
option-tens-help = Ob 10er wegfegen wie Joker.
option-tens-swoop = fegt weg
option-tens-plain = gewöhnliche Karte zwischen 9 und B, zählt 10
option-big_swoop = Großes Fegen
option-big_swoop-help = Ob mehr als vier Gleiche oben liegen dürfen und wegfegen.
option-big_swoop-no = nein, höchstens vier
option-big_swoop-yes = ja, vier oder mehr
option-start = Wer anfängt
option-start-help = Jemand am Tisch, oder wer die höchste Karte zieht.
option-start-lot = wer die höchste Karte zieht
option-start-0 = Platz 1
option-start-1 = Platz 2
option-start-2 = Platz 3
option-start-3 = Platz 4
option-start-4 = Platz 5
option-start-5 = Platz 6
option-start-6 = Platz 7
option-start-7 = Platz 8
option-ranks = Werte
option-ranks-help = Wie viele der Werte A bis K dabei sind, vom niedrigsten an; an einem echten Tisch alle 12.
option-cards = Karten je Spieler
option-cards-help = Wie viele Karten jeder bekommt; ein Drittel davon, höchstens vier, geheim und ebenso viele offen.

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
card-Q = D
card-K = K
card-joker = Joker

# So viele Karten einer Art, im Akkusativ.
card-A-1 = ein Ass
card-A-2 = zwei Asse
card-A-3 = drei Asse
card-A-4 = vier Asse
card-2-1 = eine 2
card-2-2 = zwei 2er
card-2-3 = drei 2er
card-2-4 = vier 2er
card-3-1 = eine 3
card-3-2 = zwei 3er
card-3-3 = drei 3er
card-3-4 = vier 3er
card-4-1 = eine 4
card-4-2 = zwei 4er
card-4-3 = drei 4er
card-4-4 = vier 4er
card-5-1 = eine 5
card-5-2 = zwei 5er
card-5-3 = drei 5er
card-5-4 = vier 5er
card-6-1 = eine 6
card-6-2 = zwei 6er
card-6-3 = drei 6er
card-6-4 = vier 6er
card-7-1 = eine 7
card-7-2 = zwei 7er
card-7-3 = drei 7er
card-7-4 = vier 7er
card-8-1 = eine 8
card-8-2 = zwei 8er
card-8-3 = drei 8er
card-8-4 = vier 8er
card-9-1 = eine 9
card-9-2 = zwei 9er
card-9-3 = drei 9er
card-9-4 = vier 9er
card-10-1 = eine 10
card-10-2 = zwei 10er
card-10-3 = drei 10er
card-10-4 = vier 10er
card-J-1 = einen Buben
card-J-2 = zwei Buben
card-J-3 = drei Buben
card-J-4 = vier Buben
card-Q-1 = eine Dame
card-Q-2 = zwei Damen
card-Q-3 = drei Damen
card-Q-4 = vier Damen
card-K-1 = einen König
card-K-2 = zwei Könige
card-K-3 = drei Könige
card-K-4 = vier Könige
card-joker-1 = einen Joker
card-joker-2 = zwei Joker
card-joker-3 = drei Joker
card-joker-4 = vier Joker

place-pile = Stapel
place-swept = weggefegt durch
place-hand = Hand
place-open = offene Karten
place-hidden = Geheimkarten
place-drawn = für den Anfang gezogen
counter-round = Runde
counter-target = Ziel
counter-cards = Karten übrig
mark-start = fängt die Runde an

action-play-hand = Leg { $hand }
action-play-table = Leg { $table } vom Tisch
action-play-both = Leg { $hand } aus der Hand und { $table } vom Tisch
action-turn = Dreh die { $place ->
    [1] erste
    [2] zweite
    [3] dritte
   *[4] vierte
} Geheimkarte um
action-add-none = Leg sie allein
action-add-hand = Leg { $hand ->
    [1] eine
    [2] zwei
   *[3] drei
} aus der Hand dazu
action-add-table = Leg { $table ->
    [1] eine
    [2] zwei
   *[3] drei
} vom Tisch dazu
action-add-both = Leg { $hand ->
    [1] eine
   *[2] zwei
} aus der Hand und { $table ->
    [1] eine
   *[2] zwei
} vom Tisch dazu

prompt-start = { $by-is ->
    [you] Du bist dran: Fang einen neuen Stapel an.
   *[other] { $by } ist dran und fängt einen neuen Stapel an.
}
prompt-play = { $by-is ->
    [you] Du bist dran: Was legst du?
   *[other] { $by } ist dran.
}
prompt-add = { $by-is ->
    [you] Du hast { $card } aufgedeckt. Legst du etwas dazu?
   *[other] { $by } hat { $card } aufgedeckt und darf etwas dazulegen.
}
prompt-deal = Die Karten werden ausgeteilt.
prompt-over = { $by-is ->
    [you] Du hast gewonnen!
   *[other] { $by } hat gewonnen.
}

told-draw = { $by-is ->
    [you] Du ziehst { $card }.
   *[other] { $by } zieht { $card }.
}
told-round = { $by-is ->
    [you] Runde { $round }: Du fängst an.
   *[other] Runde { $round }: { $by } fängt an.
}
told-take = { $by-is ->
    [you] Du nimmst den Stapel auf: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
   *[other] { $by } nimmt den Stapel auf: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
}
told-play-hand = { $by-is ->
    [you] Du legst { $hand }.
   *[other] { $by } legt { $hand }.
}
told-play-table = { $by-is ->
    [you] Du legst { $table } vom Tisch.
   *[other] { $by } legt { $table } vom Tisch.
}
told-play-both = { $by-is ->
    [you] Du legst { $hand } aus der Hand und { $table } vom Tisch.
   *[other] { $by } legt { $hand } aus der Hand und { $table } vom Tisch.
}
told-turn = { $by-is ->
    [you] Du deckst eine Geheimkarte auf: { $card }.
   *[other] { $by } deckt eine Geheimkarte auf: { $card }.
}
told-add-none = { $by-is ->
    [you] Du legst sie allein.
   *[other] { $by } legt sie allein.
}
told-add-hand = { $by-is ->
    [you] Du legst { $hand } dazu.
   *[other] { $by } legt { $hand } dazu.
}
told-add-table = { $by-is ->
    [you] Du legst { $table } vom Tisch dazu.
   *[other] { $by } legt { $table } vom Tisch dazu.
}
told-add-both = { $by-is ->
    [you] Du legst { $hand } aus der Hand und { $table } vom Tisch dazu.
   *[other] { $by } legt { $hand } aus der Hand und { $table } vom Tisch dazu.
}
told-sweep = { $by-is ->
    [you] Swoop! Du fegst den Stapel weg.
   *[other] Swoop! { $by } fegt den Stapel weg.
}
told-sweep-alike = { $count ->
    [4] Vier Gleiche
    [5] Fünf Gleiche
    [6] Sechs Gleiche
   *[7] Sieben Gleiche
}: { $by-is ->
    [you] Du fegst den Stapel weg.
   *[other] { $by } fegt den Stapel weg.
}
told-out = { $by-is ->
    [you] Du bist alle Karten los!
   *[other] { $by } ist alle Karten los!
}
told-endless = Die Runde dauert zu lange und wird beendet; alle zählen ihre Karten.
told-score = { $by-is ->
    [you] Du bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $by } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
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
told-tie = Die niedrigsten Summen sind gleich: Noch eine Runde entscheidet.

account-out = Alle Karten los.
account-low = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} von A bis 9.
account-high = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} von B bis K.
account-high-ten = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} von 10 bis K.
account-swoop = { $count ->
    [one] { $count } 10 oder Joker.
   *[other] { $count } 10er oder Joker.
}
account-joker = { $count ->
    [one] { $count } Joker.
   *[other] { $count } Joker.
}

refused-over = Das Spiel ist vorbei.
refused-not-your-turn = Du bist nicht dran.
refused-must-add = Du hast eine Geheimkarte aufgedeckt: Leg sie, allein oder mit gleichen dazu.
refused-nothing-turned = Du hast keine Geheimkarte aufgedeckt.
refused-not-in-hand = So viele hast du davon nicht auf der Hand.
refused-not-open = So viele hast du davon nicht offen auf dem Tisch.
refused-five-alike = Mehr als vier Gleiche dürfen nie oben liegen.
refused-no-hidden = Da liegt keine Geheimkarte.
refused-covered = Auf dieser Geheimkarte liegt noch eine offene Karte.

table-target = Runde { $round }, bis { $target } P.
table-choose = Wähle unten oder auf dem Tisch einen Wert, dann wie viele.
table-choose-or-turn = Wähle unten oder auf dem Tisch einen Wert, dann wie viele; oder eine umrandete Geheimkarte.
table-turn = Wähle auf dem Tisch, welche Geheimkarte du aufdeckst.
table-takes = nimmt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-takes-sweeps = nimmt { $count }, fegt, noch ein Zug
table-sweeps = fegt, noch ein Zug
table-out = deine letzten Karten!
table-lies = auf den Stapel
table-begins = beginnt einen Stapel
table-unknown = niemand kennt sie, und sie muss gespielt werden
table-pile = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} im Stapel
table-below = darunter
table-empty = Es gibt keinen Stapel.
table-held = Hand: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-row = Karten auf dem Tisch
table-group = { $card }: { $hand } auf der Hand, { $table } offen
table-hand = Hand
table-table = Tisch
table-both = beides
table-from-hand = Hand
table-from-table = Tisch
table-from-both = { $hand } Hand, { $table } Tisch

help-play = Spiel in deinem Zug eine bis vier Karten eines Werts, aus der Hand, von deinen offenen Karten oder beides. Passen darfst du nicht.
help-lower = Gleich oder niedriger kommt auf den Stapel. Höher darfst du auch, aber dann nimmst du zuerst den ganzen Stapel, und deine Karten beginnen einen neuen.
help-sweep = Vier Gleiche obenauf fegen den Stapel weg. Ein Joker tut das immer, und eine 10 auch, wenn sie hier keine gewöhnliche Karte ist. Wer fegt, ist noch mal dran.
help-hidden = Ist eine offene Karte weg, darfst du die Geheimkarte darunter als erste Karte eines Zugs aufdecken. Sie wird sofort gespielt; gleiche dürfen dazu.
help-round = Die Runde ist aus, wenn jemand keine Karten mehr hat. Alle anderen zählen ihre.
help-end = Erreicht jemand das Ziel, gewinnt die niedrigste Summe.

# Warum man etwas tun könnte: was man los ist, und was aus dem Stapel wird.

why-out = Damit bist du alle Karten los: Die Runde ist vorbei, und die anderen zählen ihre.
why-swoop = Das fegt den Stapel mit { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} weg, und du spielst noch einmal.
why-swoop-bare = Es liegt kein Stapel zum Wegfegen da, aber du spielst noch einmal und bist { $points } Punkte los.
why-alike = Damit liegen { $alike ->
    [4] vier
    [5] fünf
    [6] sechs
   *[7] sieben
} Gleiche oben: Der Stapel ist weg, und du spielst noch einmal.
why-take-alike = Du nimmst den Stapel, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, aber vier Gleiche fegen, und du spielst gleich noch einmal.
why-take-turned = Die Geheimkarte ist höher als der Stapel, den du auf jeden Fall nimmst; mit ihr bist du { $laid ->
    [one] { $laid } Karte
   *[other] { $laid } Karten
} los.
why-take-small = Du nimmst { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, behältst aber für später, was passen würde, und legst { $set } als neuen Anfang.
why-take-known = Nichts, was du kennst, passt. Du nimmst { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, und die Geheimkarten bleiben für später.
why-take-must = Alles, was du hast, ist höher, also musst du den Stapel nehmen: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}. Du legst { $set } als neuen Anfang.
why-turn-free = Es liegt kein Stapel da: Was es auch ist, du nimmst nichts.
why-turn-dare = Irgendwann muss sie weg. Ist sie zu hoch, nimmst du { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
why-turn-hope = Mit allem anderen, was du spielen könntest, nimmst du den Stapel; die Geheimkarte passt vielleicht.
why-turn-must = Du hast nur noch Geheimkarten, also musst du eine aufdecken. Ist sie zu hoch, nimmst du { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
why-alone-only = Es gibt nichts, was du dazulegen darfst.
why-alone-swoop = Eine Karte fegt so gut wie mehrere; die anderen ihrer Art behältst du für später.
why-alone = Die anderen ihres Werts behältst du für einen späteren Zug.
why-add = In einem Zug bist du { $laid ->
    [one] { $laid } Karte
   *[other] { $laid } Karten
} los.
why-uncover = Ist die offene Karte weg, kannst du die Geheimkarte darunter später aufdecken.
why-begin = Es liegt kein Stapel da, also passt alles: Du bist { $laid ->
    [one] { $laid } Karte
   *[other] { $laid } Karten
} los, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
why-equal = Gleich wie oben: Du nimmst nichts und bist { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} los.
why-high = Das ist das Höchste, was bei dir passt; Niedrigeres passt auch später noch.
why-lower = Das passt: Du nimmst nichts und bist { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} los.
