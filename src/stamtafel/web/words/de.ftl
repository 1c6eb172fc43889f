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
seats-help = Du selbst und alle anderen, Bots eingeschlossen. Du sitzt auf Platz 1.
bots = Bots
bots-help = So viele Stühle bekommen jetzt schon Bots. Stühle, die zum Beginn noch frei sind, bekommen auch Bots.
bots-kind = Wie die Bots spielen
bot-easy = gemütlich
bot-normal = gut
bot-normal-bold = gut und gewagt
bot-normal-careful = gut und vorsichtig
bot-strong = stark
bot-strong-bold = stark und gewagt
bot-strong-careful = stark und vorsichtig
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
stored-cookies = Cookies in deinem Browser: einer für deinen Platz an jedem Tisch, einer für die Sprache, wenn du sie wählst, einer für Abmachungen, wenn du welche speicherst, und einer für Töne, Bewegung und Ähnliches, wenn du das einstellst.

waiting-title = Wer setzt sich dazu?
seat-free = freier Stuhl
you = du
host = lädt ein
bot = Bot
program = Programm
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
no-points = Noch keine Punkte.
waits-for = Wir warten auf: { $names }
waits-for-nobody = Niemand muss etwas entscheiden.
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

# Der Abend.

evening = Der Tisch
stand-in = ein Bot spielt
away = weg
get-up = Aufstehen
get-up-sure = Meinen Stuhl einem Bot geben
chair-of = Der Stuhl von { $name }
free-chair = Diesen Stuhl einem Bot geben
hand-over = Jemand anderem geben, mit einem Code
waiting-for-chair = Wartet auf den Stuhl eines Bots: { $names }
take-chair = Mitspielen
take-chair-help = Du bekommst den Stuhl eines Bots, sobald eine Runde beginnt oder das Spiel vorbei ist.
let-in = Ein Programm mitspielen lassen
let-in-help = Ein Programm, das du oder ein Freund geschrieben hat, spielt auf diesem Stuhl. Du bekommst eine Adresse und ein Token dafür.
let-in-name = Wie das Programm heißt
let-in-chair = Platz { $seat }
let-in-for = Ein Stuhl für { $name }
let-in-once = Gib das dem Programm. Das Token siehst du nur jetzt; wer es hat, spielt auf diesem Stuhl.
let-in-address = Adresse
let-in-token = Token
let-in-try = Mit einem der Beispiele, die zu Stamtafel gehören:
say = Sag etwas
own-words = In deinen Worten
send = Senden
device = Auf einem anderen Gerät weiterspielen
device-help = Dein Stuhl kann zugleich auf deinem Handy und deinem Laptop sein.
device-code = Code zeigen
code-for = Ein Code für { $name }
code-beside = Wer diesen Link öffnet oder den Code auf der Startseite eingibt, sitzt auch auf dem Stuhl von { $name }.
code-alone = Wer diesen Link öffnet oder den Code auf der Startseite eingibt, übernimmt den Stuhl von { $name }, wenn { $name } bis dahin nicht zurück ist.
code-spoken = Oder gib dies auf der Startseite ein:
code-lasts = Er gilt einmal, eine Viertelstunde lang.
join = Hier hinsetzen
join-as = Du kommst auf den Stuhl von { $name }.
join-code = Ich habe einen Code
tally = Dieser Abend
wins = gewonnen
games = Spiele
customs = An diesem Tisch vereinbart
seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
custom-grace = Ein Bot springt ein, wenn jemand weg ist
custom-grace-help = Nach so langer Zeit ohne Lebenszeichen spielt ein Bot für den, der entscheiden muss; seinen Stuhl nimmt man jederzeit zurück.
custom-grace-never = nie
custom-remind = Sanfte Erinnerung
custom-remind-help = Nach so langer Zeit ruft die Seite leise, bei wem eine Entscheidung aussteht.
custom-remind-never = nie
custom-clock = Zeit für eine Entscheidung
custom-clock-help = Eine Uhr für jede Entscheidung. Die meisten Tische spielen ohne.
custom-clock-none = keine Uhr
custom-at_zero = Wenn die Zeit um ist
custom-at_zero-help = Was geschieht, wenn jemandes Uhr abläuft.
custom-at_zero-wait = nichts, alle sehen es
custom-at_zero-once = ein Bot entscheidet dieses eine Mal
custom-at_zero-stay = ein Bot spielt, bis man zurück ist
custom-program = Zeit für ein Programm
custom-program-help = So lange darf ein mitgebrachtes Programm über eine Entscheidung nachdenken; danach entscheidet ein Bot.
custom-aids = Der Tisch hilft beim Merken und Rechnen
custom-aids-help = Zum Beispiel: wem du eine Karte gabst und was ein Tausch ändern würde.
custom-aids-yes = ja
custom-aids-no = nein
custom-hints = Tipps
custom-hints-help = Wer sich entscheiden muss, darf fragen, was man tun würde und warum. Niemand sonst erfährt davon.
custom-hints-no = nein
custom-hints-yes = ja, auf Nachfrage
custom-chat = Eigene Worte
custom-chat-help = Neben den fertigen Sätzen, die alle in ihrer Sprache lesen.
custom-chat-yes = ja
custom-chat-no = nein
wishes = Für dieses Gerät
wish-sound = Töne
wish-sound-on = an
wish-sound-off = aus
wish-talk = Was andere sagen
wish-talk-on = zeigen
wish-talk-off = verbergen
wish-keys = Vorlesen mit einer Taste
wish-keys-help = L der letzte Zug, T was zu tun ist, H deine eigenen Karten, P die Mitte des Tisches, S der Punktestand, W auf wen wir warten, ? ein Tipp, wo der Tisch welche hat. Deine Karten werden nur vorgelesen, wenn du H drückst.
wish-keys-on = an
wish-keys-off = aus
wish-pace = Bewegung
wish-pace-normal = normal
wish-pace-slow = langsam
wish-pace-fast = schnell
wish-pace-instant = keine
keep = Behalten
phrase-hello = Hallo!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-wow = Wow!
phrase-haha = Haha!
phrase-oops = Hoppla.
phrase-sorry = Entschuldigung!
phrase-take-your-time = Lass dir Zeit.
phrase-your-turn = Ist da jemand?
phrase-back-soon = Bin gleich zurück.
phrase-one-more = Noch ein Spiel?
phrase-bye = Ich muss los. Tschüss!
hint-ask = Was würdest du tun?
take-back = Zurücknehmen
regret-mine = Du möchtest deinen letzten Zug zurücknehmen. Es fehlen: { $names }
regret-other = { $name } möchte den letzten Zug zurücknehmen.
regret-yes = In Ordnung
regret-no = Nein
regret-withdraw = Doch nicht
played-for-you = Ein Bot spielt für dich.
my-chair = Wieder selbst spielen
open-next = Das nächste Spiel beginnen
code = Der Code
story-short = Der Verlauf
after-game = Nach dem Spiel
next-game = Ein anderes Spiel
share-hands = Zuschauern alle Karten zeigen
shared-hands = Zuschauer dürfen alle Karten sehen, sobald alle einverstanden sind.
time-left = Zeit übrig
table-freed = { $name } steht auf.
table-left-away = { $name } ist weg; ein Bot spielt so lange.
table-left-time = Die Zeit von { $name } ist um; ein Bot entscheidet.
table-handed = Der Stuhl von { $name } ist übergeben worden.
table-back = { $name } spielt wieder selbst.
table-takes = { $name } nimmt den Stuhl von { $other }.
table-bot-takes = { $name }, ein Bot, nimmt den Stuhl von { $other }.
table-said = { $name }: „{ $words }“
table-undone = { $name } hat den letzten Zug zurückgenommen.

# Die Seite des Gastgebers.

tables = Laufende Tische
table-column = Tisch
game-column = Spiel
state-column = Stand
here-column = Leute da
opened-column = eröffnet
last-column = letzte Änderung
state-open = wartet
state-playing = spielt
tables-utc = Zeiten in UTC. Wer die Adresse dieser Seite hat, kann an jedem Tisch zusehen; behalte sie für dich.
tables-none = Kein Tisch ist offen.
