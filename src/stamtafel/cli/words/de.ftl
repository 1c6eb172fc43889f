# Die Befehlszeile, Deutsch.

help = Ein Kartentisch für Freunde, Familien und Bots.
help-serve = Öffne Tische im Browser, für diesen Rechner oder für ein ganzes Netz.
help-play = Spiele im Terminal gegen Bots. Antworte mit der Nummer einer Wahl oder mit ihrem Text; mit ? oder „tipp“ fragst du, was man tun würde, mit q hörst du auf.
help-games = Zeige die Spiele mit ihren Spielerzahlen und Optionen.
help-simulate = Spiele Spiele aufs Geratewohl und miss, wie schnell das geht.
help-arena = Lass Bots gegeneinander spielen und sieh, wer wie oft gewinnt. Alle sitzen auf allen Plätzen mit denselben Karten.
help-backup = Kopiert die Datenbank in eine neue Datei, auch während gespielt wird.
help-replay = Prüfe eine aufgeschriebene Partie und erzähle sie nach. FILE ist - für die Standardeingabe.

flag-host = Wo gehorcht wird; 0.0.0.0 lässt das Netz herein.
flag-port = Der Port, an dem gehorcht wird; 0 nimmt einen freien.
flag-url = Die Adresse, unter der andere diesen Rechner erreichen.
flag-database = Wo Tische aufbewahrt werden: eine Datei oder die URL einer Datenbank.
flag-open = Öffne den Browser.
flag-keep = Nach so vielen Tagen werden Tische, die niemand benutzt, weggeräumt; 0 behält sie.
flag-seats = Wie viele spielen; ohne Angabe so wenige wie möglich.
flag-seat = Welcher Platz deiner ist, ab 0.
flag-bots = Welcher Bot auf den anderen Plätzen sitzt.
flag-name = Dein Name.
flag-seed = Eine Zahl, aus der aller Zufall folgt, damit dieselbe Partie wiederkommt.
flag-games = Wie viele Partien.
flag-record = Schreibe die Partie in dieser Datei auf.
flag-option = Eine Option des Spiels, ihr Wert aus einer Datei als NAME=@FILE; darf für eine andere wiederholt werden.
flag-json = Gib Daten für Programme aus.
flag-lang = Die Sprache.
flag-arena-bots = Welche Bots spielen, mehrere Namen hintereinander; eine eigene Klasse als FILE.py:CLASS oder PACKAGE.MODULE:CLASS. Ohne Angabe: easy, normal und strong; für die Balance normal.
flag-arena-games = Wie viele Partien es mindestens sind; es werden so viele mehr, wie nötig sind, damit alle gleich oft spielen.
flag-iterations = Wie viele Partien sich ein Bot, der lange sucht, für eine Entscheidung ausmalt; ohne Angabe 400.
flag-ms = Wie viele Millisekunden ein Bot, der lange sucht, für eine Entscheidung brauchen darf; dann ergibt dieselbe Startzahl nicht dieselben Partien.
flag-limit = Nach so vielen Sekunden für eine Entscheidung verliert ein Bot die Partie.
flag-records = Schreibe jede Partie in diesem Ordner auf.
flag-report = Zeichne das Ergebnis auf eine Seite in dieser Datei; oder sag „balance“, um zu sehen, wie gerecht das Spiel ist: nach Platz, Reihenfolge, erster Wahl und Option.
flag-out = Zeichne die Balance auf eine Seite in dieser Datei.
flag-jobs = Wie viele Prozesse spielen; ohne Angabe einer für jeden Prozessor.
flag-ray = Spiele mit Ray auf einem Verbund von Rechnern: dem an dieser Adresse, sonst einem, der gefunden oder hier begonnen wird.
flag-help = Zeige diese Hilfe.
flag-version = Zeige die Version.

no-command = Es gibt keinen Befehl „{ $text }“; es gibt: { $known }.
no-flag = { $text } gibt es hier nicht; --help zeigt, was es gibt.
flag-misused = So wird { $text } nicht gebraucht; --help zeigt, wie.
word-missing = { $text } fehlt; --help zeigt, was nötig ist.
word-too-many = Da steht ein Wort zu viel; --help zeigt, was nötig ist.
no-option = Eine Option wird als NAME=VALUE angegeben, nicht als „{ $text }“.
number-beyond = { $name } kann von { $least } bis { $most } gehen, nicht { $text }.
file-closed = { $path } lässt sich nicht lesen oder schreiben: { $why }.
no-text = { $path } ist kein Text, der sich hier lesen lässt.

for-players = { $least } bis { $most } Spieler
column-option = Option
column-values = Werte
column-default = ohne Angabe
column-help = was sie bewirkt
column-points = Punkte
for-study = Nur für Studien: macht das Spiel kleiner.

simulated = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} { $game } mit { $seats } Spielern: { $decisions } Entscheidungen in { $seconds } s, das sind { $rate } in der Sekunde; Prüfzahl { $checksum }.

flags-apart = { $one } und { $other } gehen nicht zusammen.
flag-needs = { $one } ist nur für { $other }.
rounded-up = Verlangt waren { $asked } Partien; mit { $games } spielen alle gleich oft auf allen Plätzen.
written = Die Seite steht in { $path }.

backed-up = { $file }: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}.

you = du
middle = in der Mitte
more-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
left = Du verlässt den Tisch.
hint-word = tipp
cut-off = Es gibt nichts mehr zu lesen, und das Spiel ist noch nicht zu Ende.

unfinished = Das Spiel ist noch nicht zu Ende.
points = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
