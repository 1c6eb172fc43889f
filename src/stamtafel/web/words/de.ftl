# Seiten, deutsch.

app-name = Stamtafel
title = { $game } · Stamtafel
title-turn = ● Du bist dran · { $game }

home = Startseite
menu = Menü
rules = Regeln
log = Was geschah
close = Schließen
language = Sprache
language-nl = Nederlands
language-de = Deutsch
language-en = English

front-title = Setz dich an den Tisch
front-about = Eröffne einen Tisch, schick deinen Freunden den Link und spielt zusammen im Browser. Auf leere Stühle setzen sich Bots.
choose-game = Such ein Spiel aus
other-games = Andere Spiele
choose-this = { $game } spielen
for-players = { $from } bis { $to } Spieler
open-table = Ein Tisch für { $game }
your-name = Dein Name
seats = Mitspieler
seats-help = Du selbst und alle anderen, Bots eingeschlossen.
bots = Bots
bots-help = So viele Stühle bekommen jetzt schon Bots. Stühle, die zum Beginn noch frei sind, bekommen auch Bots.
bots-kind = Wie die Bots spielen
bot-greedy = vernünftig
bot-random = aufs Geratewohl
options = Abmachungen
open = Tisch eröffnen
missing-title = Hier ist nichts
missing-about = Vielleicht ist der Tisch schon abgeräumt, oder die Adresse ist nicht vollständig.

waiting-title = Wer setzt sich dazu?
seat-free = freier Stuhl
you = du
host = lädt ein
bot = Bot
sit = Setz dich dazu
start = Spiel beginnen
start-free = { $free ->
    [one] Ein Stuhl ist noch frei; darauf setzt sich ein Bot.
   *[other] { $free } Stühle sind noch frei; darauf setzen sich Bots.
}
waiting-host = Wer eingeladen hat, beginnt das Spiel, sobald alle da sind.
watching = Du siehst zu.
watching-full = Alle Stühle sind besetzt. Du kannst zusehen.
invite = Lade andere ein
invite-help = Schick ihnen diesen Link, oder lass sie den Code scannen.
invite-qr = Der Link als QR-Code

zone-others = Die anderen
zone-middle = Die Mitte des Tisches
zone-mine = Vor dir
zone-prompt = Was zu tun ist
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
player = Name
round-points = Diese Runde
total = Summe
last-scores = Wie die letzten Punkte zustande kamen
acting = überlegt
face-down = verdeckte Karte
play-again = Noch einmal spielen

connected = Verbunden
reconnecting = Verbindung weg. Wird wieder aufgebaut …
move-waits = Verbindung weg. Dein Zug ist noch nicht angekommen:
sending = Wird gesendet …
failed = Das hat nicht geklappt. Versuch es noch einmal.

turn-dealer = Es wird gegeben
look-back = Zurückblättern
missed = Seit du zuletzt hingesehen hast
story = Die Geschichte dieses Spiels

title-step = Schritt { $step } · { $game }
steps = Schritte
looking-back = Du blickst zurück: Schritt { $step } von { $last }.
step-first = Zum Anfang
step-previous = Einen Schritt zurück
step-next = Einen Schritt weiter
step-last = Zum letzten Schritt
to-now = Zurück zum Spiel
to-story = Zur Geschichte
seen-by = Wer hinsieht
seen-by-name = wie { $name } es sah
seen-by-watcher = wie alle es sehen konnten
seen-by-all = mit allen Händen offen
all-hands = alle Hände
watcher = alle

title-story = Die Geschichte des Spiels · { $game }
story-title = Die Geschichte einer Partie { $game }
from-start = Schritt für Schritt von Anfang an
to-table = Zum Tisch
step = Schritt { $step }
round = Runde { $round }
by-step = Schritt
by-round = Runde
decided = Der Moment, der entschied
decided-lead = Mit Schritt { $step } { $count ->
    [one] ging { $winners } in Führung und gab sie
   *[other] gingen { $winners } in Führung und gaben sie
} nicht mehr her.
decided-always = { $winners } { $count ->
    [one] führte
   *[other] führten
} vom Anfang bis zum Ende.
decided-tie = Nach Punkten { $count ->
    [one] lag { $winners }
   *[other] lagen { $winners }
} auch am Ende nicht vor allen anderen: Mit dem letzten Schritt entschied die Regel für den Gleichstand.
decided-all = Alle teilen sich den Sieg, also entschied erst der letzte Schritt.
decided-help = Nach diesem und jedem späteren Schritt lag, wer gewann, vor allen, die nicht gewannen, nach den Punkten, die alle sehen konnten.
see-step = Schritt { $step } ansehen
score-chart = So liefen die Punkte
score-chart-about = Die Punkte aller Spieler vom Anfang bis zum Ende; in der Tabelle darunter stehen dieselben Zahlen.
score-table = Die Punkte als Tabelle
accounts = Woher die Punkte kommen
every-turn = Zug um Zug
every-turn-all = Mit dem, was jeder Spieler allein erfuhr. Bei jedem Schritt kannst du alle Hände ansehen.
every-turn-own = So, wie du es sahst.
share = Dieses Spiel teilen
share-help = Wer diesen Link hat, kann die Geschichte dieses Spiels lesen.
copy = Link kopieren
copied = Kopiert
take-record = Partie speichern

bring = Eine Partie aus einer Datei ansehen
bring-help = Eine Partie, die du nach dem Spiel gespeichert hast, wird wieder als Geschichte gezeigt, mit allen Händen. Wer den Link hat, kann sie lesen.
bring-file = Die Datei
bring-text = Oder die Partie als Text
bring-open = Partie zeigen
