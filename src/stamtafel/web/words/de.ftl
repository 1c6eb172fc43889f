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
seats-help = Du selbst und alle anderen, Bots eingeschlossen. Du sitzt auf Platz 1.
bots = Bots
bots-help = So viele Stühle bekommen jetzt schon Bots. Stühle, die zum Beginn noch frei sind, bekommen auch Bots.
bots-kind = Wie die Bots spielen
bot-greedy = vernünftig
bot-random = aufs Geratewohl
options = Abmachungen
open = Tisch eröffnen
empty-means = Leer: { $value }.
from-to = Von { $from } bis { $to }.
deck-download = Als Datei herunterladen: { $deck }
deck-paste = Oder füg den Text hier ein
deck-pasted = { $deck }: dein eigener Text
presets = Abmachungen speichern
presets-kept = Gespeicherte Abmachungen nehmen
preset-name = Ein Name für diese Abmachungen
preset-help = Sie bleiben in diesem Browser, ohne Namen von Leuten und ohne eigene Karten. Derselbe Name noch einmal ersetzt, wofür er stand.
preset-save = Speichern
preset-saved = „{ $name }“ ist gespeichert.
preset-picked = Im Formular stehen jetzt die Abmachungen von „{ $name }“.
preset-forgotten = „{ $name }“ ist gelöscht.
preset-forget = „{ $name }“ löschen
preset-seats = { $seats } am Tisch
preset-bots = { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}
choices-link = Ein Link zu diesen Abmachungen
choices-here = { $game } mit diesen Abmachungen
choices-here-help = Kopiere diesen Link: Wer ihn öffnet, findet das Formular so ausgefüllt.
missing-title = Hier ist nichts
missing-about = Vielleicht ist der Tisch schon abgeräumt, oder die Adresse ist nicht vollständig.

stored = Was hier gespeichert wird
stored-tables = Von einem Tisch: die Namen, die ihr eintragt, die Abmachungen und jeder Zug mit seiner Zeit. Das steht in einer Datenbank bei der Person, die diese Seite betreibt, und nirgendwo sonst. Es gibt keine Konten, niemand wird verfolgt, und nichts kommt von anderen Seiten.
stored-days = { $days ->
    [0] Tische bleiben, bis die Person sie entfernt, die diese Seite betreibt.
    [one] Ein Tisch, an dem einen Tag lang niemand spielt, wird abgeräumt.
   *[other] Ein Tisch, an dem { $days } Tage lang niemand spielt, wird abgeräumt.
}
stored-cookies = Cookies in deinem Browser: einer für deinen Platz an jedem Tisch, einer für die Sprache, wenn du sie wählst, und einer für Abmachungen, wenn du welche speicherst.

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
