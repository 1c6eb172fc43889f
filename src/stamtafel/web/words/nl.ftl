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
seats-help = Jijzelf en alle anderen, bots meegeteld. Jij zit op plaats 1.
bots = Bots
bots-help = Zoveel stoelen gaan nu naar bots. Stoelen die bij het begin nog vrij zijn, gaan ook naar bots.
bots-kind = Hoe de bots spelen
bot-greedy = verstandig
bot-random = op goed geluk
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
stored-cookies = Cookies in je browser: een voor je plaats aan elke tafel, een voor de taal als je die kiest, en een voor afspraken als je die bewaart.

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
