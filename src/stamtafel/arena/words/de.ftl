# Bots gegen Bots, Deutsch.

heading-results = { $game }: Bots gegen Bots
heading-balance = { $game }: Wie gerecht ist es?
summary = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} { $game } mit { $seats } Spielern, { $deals ->
    [one] einmal gegeben.
   *[other] { $deals }-mal gegeben.
}
played-by = Es spielten: { $bots }. Startzahl { $seed }.
agreed = Optionen: { $options }.
interrupted = Vorzeitig beendet: Das gab es bis dahin.
percent = { $number } %
seat = Platz { $seat }
place = { $place ->
    [1] beginnt
   *[other] { $place }.
}
as-agreed = wie vereinbart

title-shares = Anteil an den Siegen
title-ratings = Spielstärke
title-duels = Einer gegen den anderen
title-seats = Anteil an den Siegen nach Platz
title-lengths = Entscheidungen in einer Partie
title-times = Zeit für eine Entscheidung
title-faults = Was schiefging
title-by-seat = Nach Platz
title-by-order = Nach der Reihenfolge
title-by-first = Nach der ersten Wahl derer, die beginnen
title-options = Nach Option
title-spread = Von der niedrigsten Punktzahl zur höchsten

column-bot = Bot
column-share = Anteil
column-interval = 95-%-Intervall
column-rating = Stärke
column-games = Partien
column-time = je Entscheidung
column-longest = die längste
column-faults = Fehler
column-seat = Platz
column-order = Reihenfolge
column-first = erste Wahl
column-option = Option
column-start = wer beginnt
column-gap = Abstand Plätze
column-length = Länge
column-spread = Spanne
column-mean = Mittel
column-median = Median
column-least = wenigste
column-most = meiste

note-interval = In 95 von 100 solchen Turnieren liegt der wahre Anteil im Intervall. Gezählt wird, wie oft gegeben wurde, nicht die Partien, denn Partien mit denselben Karten gleichen einander.
note-even = Die gestrichelte Linie ist ein gleicher Anteil.
note-rating = Spielstärke nach Plackett und Luce, ± zweimal die Abweichung; alle beginnen bei 25.
note-duels = Partien, in denen der Bot der Zeile mehr gewann als der der Spalte – gleich viel – weniger.
note-first = Die häufigsten; eine starke Wahl und starke Karten gehören oft zusammen.
note-options = Wer beginnt: so viel gewinnt, wer beginnt. Abstand der Plätze: wie viel mehr der beste gewinnt als der schlechteste. Länge: Entscheidungen in einer Partie. Spanne: von der niedrigsten Punktzahl zur höchsten. Jeder Wert wurde mit derselben Startzahl gespielt, sonst alles wie vereinbart.
note-faults = Ein Bot, der versagt, verliert diese Partie; die anderen teilen sich den Sieg gleich.

fault-raised = Partie { $game }, Platz { $seat }: { $bot } brach ab mit { $what }.
fault-illegal = Partie { $game }, Platz { $seat }: { $bot } antwortete { $what }, und das ist dort nicht erlaubt.
fault-slow = Partie { $game }, Platz { $seat }: { $bot } dachte zu lange nach ({ $what }).
fault-died = Partie { $game }, Platz { $seat }: { $bot } beendete seinen Prozess.
more-faults = … und { $count } weitere.
