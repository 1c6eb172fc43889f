# Seiten, deutsch.

app-name = Stamtafel
title = { $game } · Stamtafel
title-turn = ● Du bist dran · { $game }

home = Startseite
menu = Menü
rules = Regeln
rules-of = Regeln von { $game }
rules-search = In den Regeln suchen
rules-find = Suchen
rules-found = Gefundene Regeln:
rules-all = Alle Regeln
ours = Hausregel
now = Worum es jetzt geht
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
