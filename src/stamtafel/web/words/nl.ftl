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
