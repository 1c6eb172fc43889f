# Pagina's, Nederlands.

app-name = Stamtafel
title = { $game } · Stamtafel
title-turn = ● Jij bent aan zet · { $game }

home = Beginpagina
menu = Menu
rules = Regels
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
seats-help = Jijzelf en alle anderen, bots meegeteld.
bots = Bots
bots-help = Zoveel stoelen gaan nu naar bots. Stoelen die bij het begin nog vrij zijn, gaan ook naar bots.
bots-kind = Hoe de bots spelen
bot-greedy = verstandig
bot-random = op goed geluk
options = Afspraken
open = Open de tafel
missing-title = Hier is niets
missing-about = Misschien is de tafel opgeruimd, of het adres is niet compleet.

waiting-title = Wie schuift er aan?
seat-free = vrije stoel
you = jij
host = gastheer
bot = bot
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
story = Het verhaal van dit spel

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
