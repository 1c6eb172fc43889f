# Pagina's, Nederlands.

app-name = Stamtafel
title = { $game } · Stamtafel
title-turn = ● Jij bent aan zet · { $game }

home = Beginpagina
menu = Menu
rules = Regels
rules-of = Regels van { $game }
rules-search = Zoek in de regels
rules-find = Zoek
rules-found = Regels gevonden:
rules-all = Alle regels
ours = huisregel
now = Waar het nu om gaat
log = Wat er gebeurde
close = Sluiten
language = Taal
language-nl = Nederlands
language-de = Deutsch
language-en = English

front-title = Schuif aan aan tafel
front-about = Open een tafel, stuur je vrienden de link en speel samen in de browser. Op lege stoelen komen bots.
choose-game = Kies een spel
other-games = Andere spellen
choose-this = Speel { $game }
for-players = { $from } tot { $to } spelers
open-table = Een tafel voor { $game }
your-name = Je naam
seats = Spelers
seats-help = Jijzelf en alle anderen, bots meegeteld. Jij zit op plaats 1.
bots = Bots
bots-help = Zoveel stoelen gaan nu naar bots. Stoelen die bij het begin nog vrij zijn, gaan ook naar bots.
bots-kind = Hoe de bots spelen
bot-easy = gemoedelijk
bot-normal = goed
bot-normal-bold = goed en gewaagd
bot-normal-careful = goed en voorzichtig
bot-strong = sterk
bot-strong-bold = sterk en gewaagd
bot-strong-careful = sterk en voorzichtig
options = Afspraken
open = Open de tafel
empty-means = Leeg: { $value }.
from-to = Van { $from } tot en met { $to }.
deck-download = Als bestand downloaden: { $deck }
deck-paste = Of plak de tekst hier
deck-pasted = { $deck }: je eigen tekst
presets = Bewaar deze afspraken
presets-kept = Gebruik afspraken die je bewaard hebt
preset-name = Een naam voor deze afspraken
preset-help = Ze worden in deze browser bewaard, zonder namen van mensen en zonder eigen kaarten. Dezelfde naam nog eens vervangt wat er stond.
preset-save = Bewaar
preset-saved = “{ $name }” is bewaard.
preset-picked = In het formulier staan nu de afspraken van “{ $name }”.
preset-forgotten = “{ $name }” is verwijderd.
preset-forget = Verwijder “{ $name }”
preset-seats = { $seats } spelers
preset-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
choices-link = Een link naar deze afspraken
choices-here = { $game } met deze afspraken
choices-here-help = Kopieer deze link: wie hem opent, vindt het formulier zo ingevuld.
missing-title = Hier is niets
missing-about = Misschien is de tafel opgeruimd, of het adres is niet compleet.

stored = Wat hier bewaard wordt
stored-tables = Van een tafel: de namen die jullie invullen, de keuzes, en elke zet met het tijdstip. Dat staat in een database bij wie deze site beheert, en nergens anders. Er zijn geen accounts, niemand wordt gevolgd, en er komt niets van andere sites.
stored-days = { $days ->
    [0] Tafels blijven bestaan tot wie deze site beheert ze weghaalt.
    [one] Een tafel waaraan een dag lang niemand speelt, wordt opgeruimd.
   *[other] Een tafel waaraan { $days } dagen lang niemand speelt, wordt opgeruimd.
}
stored-cookies = Cookies in je browser: een voor je plaats aan elke tafel, een voor de taal als je die kiest, een voor afspraken als je die bewaart, en een voor geluid, beweging en dergelijke als je die instelt.

waiting-title = Wie schuift er aan?
seat-free = vrije stoel
you = jij
host = gastheer
bot = bot
program = programma
sit = Schuif aan
start = Begin het spel
start-free = { $free ->
    [one] Er is nog één stoel vrij; daar komt een bot op.
   *[other] Er zijn nog { $free } stoelen vrij; daar komen bots op.
}
waiting-host = De gastheer begint het spel als iedereen er is.
watching = Je kijkt toe.
watching-full = Alle stoelen zijn bezet. Je kunt toekijken.
invite = Nodig anderen uit
invite-help = Stuur ze deze link, of laat ze de code scannen.
invite-qr = De link als QR-code

zone-others = De andere spelers
zone-middle = Het midden van de tafel
zone-mine = Voor jou
zone-prompt = Wat je kunt doen
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
no-points = Nog geen punten.
waits-for = We wachten op: { $names }
waits-for-nobody = Niemand hoeft iets te kiezen.
player = Speler
round-points = Deze ronde
total = Totaal
last-scores = Hoe de laatste punten tot stand kwamen
acting = denkt na
face-down = dichte kaart
play-again = Speel nog eens

connected = Verbonden
reconnecting = Verbinding weg. Opnieuw verbinden …
move-waits = Opnieuw verbinden. Je zet is nog niet binnen:
sending = Versturen …
failed = Dat lukte niet. Probeer het nog eens.

turn-dealer = Er wordt gedeeld
look-back = Terugkijken
missed = Sinds je voor het laatst keek

title-step = Stap { $step } · { $game }
steps = Stappen
looking-back = Je kijkt terug: stap { $step } van { $last }.
step-first = Naar het begin
step-previous = Eén stap terug
step-next = Eén stap verder
step-last = Naar de laatste stap
to-now = Terug naar het spel
to-story = Naar het verhaal
seen-by = Wie er kijkt
seen-by-name = zoals { $name } het zag
seen-by-watcher = zoals iedereen het kon zien
seen-by-all = met alle handen open
all-hands = alle handen
watcher = iedereen

title-story = Het verhaal van het spel · { $game }
story-title = Het verhaal van een potje { $game }
from-start = Stap voor stap vanaf het begin
to-table = Naar de tafel
step = Stap { $step }
round = Ronde { $round }
by-step = Stap
by-round = Ronde
decided = Het moment dat besliste
decided-lead = Met stap { $step } { $count ->
    [one] nam { $winners } de leiding en gaf die
   *[other] namen { $winners } de leiding en gaven die
} niet meer af.
decided-always = { $winners } { $count ->
    [one] lag
   *[other] lagen
} van het begin tot het eind voor.
decided-tie = Op punten { $count ->
    [one] lag { $winners }
   *[other] lagen { $winners }
} ook aan het eind niet voor op alle anderen: met de laatste stap besliste de regel voor een gelijke stand.
decided-all = Iedereen deelt de winst, dus pas de laatste stap besliste.
decided-help = Na deze stap en na elke latere lag wie won voor op iedereen die niet won, in de punten die iedereen kon zien.
see-step = Bekijk stap { $step }
score-chart = Zo liepen de punten
score-chart-about = De punten van alle spelers van begin tot eind; in de tabel eronder staan dezelfde getallen.
score-table = De punten als tabel
accounts = Waar de punten vandaan komen
every-turn = Beurt voor beurt
every-turn-all = Met wat elke speler alleen te horen kreeg. Bij elke stap kun je alle handen bekijken.
every-turn-own = Zoals jij het zag.
share = Deel dit spel
share-help = Wie deze link heeft, kan het verhaal van dit spel lezen.
copy = Kopieer de link
copied = Gekopieerd
take-record = Bewaar de partij

bring = Bekijk een partij uit een bestand
bring-help = Een partij die je na het spel hebt bewaard, wordt weer als verhaal getoond, met alle handen. Wie de link heeft, kan het lezen.
bring-file = Het bestand
bring-text = Of de partij als tekst
bring-open = Laat de partij zien

# De avond.

evening = De tafel
stand-in = een bot speelt
away = weg
get-up = Opstaan
get-up-sure = Mijn stoel aan een bot geven
chair-of = De stoel van { $name }
free-chair = Deze stoel aan een bot geven
hand-over = Aan iemand anders geven, met een code
waiting-for-chair = Wacht op de stoel van een bot: { $names }
take-chair = Meedoen
take-chair-help = Je krijgt de stoel van een bot zodra een ronde begint of het spel voorbij is.
let-in = Een programma laten meespelen
let-in-help = Een programma dat jij of een vriend heeft geschreven speelt op deze stoel. Je krijgt er een adres en een token voor.
let-in-name = Hoe het programma heet
let-in-chair = Plaats { $seat }
let-in-for = Een stoel voor { $name }
let-in-once = Geef dit aan het programma. Het token zie je alleen nu; wie het heeft, speelt op deze stoel.
let-in-address = Adres
let-in-token = Token
let-in-try = Met een van de voorbeelden die bij Stamtafel horen:
say = Zeg iets
own-words = In je eigen woorden
send = Versturen
device = Verder op een ander apparaat
device-help = Je stoel kan tegelijk op je telefoon en je laptop staan.
device-code = Toon een code
code-for = Een code voor { $name }
code-beside = Wie deze link opent, of de code op de startpagina intikt, zit ook op de stoel van { $name }.
code-alone = Wie deze link opent, of de code op de startpagina intikt, neemt de stoel van { $name } over, tenzij { $name } dan weer terug is.
code-spoken = Of tik dit in op de startpagina:
code-lasts = Hij werkt één keer, een kwartier lang.
join = Hier gaan zitten
join-as = Je komt op de stoel van { $name }.
join-code = Ik heb een code
tally = Deze avond
wins = gewonnen
games = spellen
customs = Afgesproken aan deze tafel
seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}
custom-grace = Een bot valt in voor wie weg is
custom-grace-help = Na zo lang zonder levensteken speelt een bot voor wie moet beslissen; je neemt je stoel terug wanneer je wilt.
custom-grace-never = nooit
custom-remind = Zachte herinnering
custom-remind-help = Na zo lang roept de pagina van wie moet beslissen zachtjes.
custom-remind-never = nooit
custom-clock = Tijd per beslissing
custom-clock-help = Een klok voor elke beslissing. De meeste tafels spelen zonder.
custom-clock-none = geen klok
custom-at_zero = Als de tijd om is
custom-at_zero-help = Wat er gebeurt als iemands klok afloopt.
custom-at_zero-wait = niets, iedereen ziet het
custom-at_zero-once = een bot beslist deze ene keer
custom-at_zero-stay = een bot speelt tot je terug bent
custom-program = Tijd voor een programma
custom-program-help = Zo lang mag een programma dat iemand meebrengt over een beslissing nadenken; daarna beslist een bot.
custom-aids = De tafel helpt onthouden en rekenen
custom-aids-help = Bijvoorbeeld: aan wie je een kaart gaf, en wat een ruil zou veranderen.
custom-aids-yes = ja
custom-aids-no = nee
custom-hints = Tips
custom-hints-help = Wie moet kiezen, mag vragen wat je zou doen en waarom. Niemand anders merkt dat.
custom-hints-no = nee
custom-hints-yes = ja, voor wie erom vraagt
custom-chat = Eigen woorden
custom-chat-help = Naast de vaste zinnetjes, die iedereen in de eigen taal leest.
custom-chat-yes = ja
custom-chat-no = nee
wishes = Voor dit apparaat
wish-sound = Geluid
wish-sound-on = aan
wish-sound-off = uit
wish-talk = Wat anderen zeggen
wish-talk-on = tonen
wish-talk-off = verbergen
wish-keys = Voorlezen met een toets
wish-keys-help = L de laatste zet, T wat er te doen is, H je eigen kaarten, P het midden van de tafel, S de stand, W op wie we wachten, ? een tip, als de tafel die heeft. Je kaarten worden alleen voorgelezen als je op H drukt.
wish-keys-on = aan
wish-keys-off = uit
wish-pace = Beweging
wish-pace-normal = gewoon
wish-pace-slow = langzaam
wish-pace-fast = snel
wish-pace-instant = geen
keep = Bewaren
phrase-hello = Hallo!
phrase-well-played = Goed gespeeld!
phrase-thanks = Dank je!
phrase-wow = Wauw!
phrase-haha = Haha!
phrase-oops = Oeps.
phrase-sorry = Sorry!
phrase-take-your-time = Neem de tijd.
phrase-your-turn = Is daar iemand?
phrase-back-soon = Zo terug.
phrase-one-more = Nog een spel?
phrase-bye = Ik moet gaan. Dag!
hint-ask = Wat zou jij doen?
take-back = Terugnemen
regret-mine = Je wilt je laatste zet terugnemen. Wacht op: { $names }
regret-other = { $name } wil de laatste zet terugnemen.
regret-yes = Goed
regret-no = Nee
regret-withdraw = Laat maar
played-for-you = Een bot speelt voor je.
my-chair = Zelf weer spelen
open-next = Het volgende spel beginnen
code = De code
story-short = Het verhaal
after-game = Na het spel
next-game = Een ander spel
share-hands = Toeschouwers alle kaarten tonen
shared-hands = Toeschouwers mogen alle kaarten zien zodra iedereen het goed vindt.
time-left = tijd over
table-freed = { $name } staat op.
table-left-away = { $name } is weg; een bot speelt zolang.
table-left-time = De tijd van { $name } is om; een bot beslist.
table-handed = De stoel van { $name } is overgedragen.
table-back = { $name } speelt weer zelf.
table-takes = { $name } neemt de stoel van { $other }.
table-bot-takes = { $name }, een bot, neemt de stoel van { $other }.
table-said = { $name }: „{ $words }”
table-undone = { $name } heeft de laatste zet teruggenomen.

# De pagina van de gastheer.

tables = Tafels die lopen
table-column = tafel
game-column = spel
state-column = toestand
here-column = mensen er
opened-column = geopend
last-column = laatst veranderd
state-open = wacht
state-playing = speelt
tables-utc = Tijden zijn in UTC. Wie het adres van deze pagina heeft, kan bij elke tafel toekijken; houd het voor je.
tables-none = Er is geen tafel open.
