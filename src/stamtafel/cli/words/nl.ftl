# De opdrachtregel, Nederlands.

help = Een kaarttafel voor vrienden, families en bots.
help-serve = Open tafels in de browser, voor deze computer of voor een heel netwerk.
help-play = Speel een spel tegen bots in de terminal. Antwoord met het nummer van een keuze of met de tekst ervan; met ? of “tip” vraag je wat je zou doen, met q stop je.
help-games = Toon de spellen met hun aantallen spelers en opties.
help-simulate = Speel spellen op goed geluk en meet hoe snel dat gaat.
help-arena = Laat bots tegen elkaar spelen en zie wie hoe vaak wint. Iedereen zit op alle plaatsen met dezelfde kaarten.
help-backup = Kopieer de database naar één nieuw bestand, ook terwijl er gespeeld wordt.
help-replay = Controleer een opgeschreven partij en vertel haar na. FILE is - voor de standaardinvoer.

flag-host = Waar geluisterd wordt; 0.0.0.0 laat het netwerk binnen.
flag-port = De poort waarop geluisterd wordt; 0 neemt een vrije.
flag-url = Het adres waarop anderen deze computer bereiken.
flag-database = Waar tafels bewaard worden: een bestand, of de URL van een database.
flag-open = Open de browser.
flag-keep = Na zoveel dagen worden tafels die niemand gebruikt opgeruimd; 0 bewaart ze.
flag-seats = Hoeveel spelers; zonder dit zo weinig mogelijk.
flag-seat = Welke plaats van jou is, vanaf 0.
flag-bots = Welke bot op de andere plaatsen zit.
flag-name = Je naam.
flag-seed = Een getal waar alle toeval uit volgt, zodat dezelfde partij terugkomt.
flag-games = Hoeveel partijen.
flag-record = Schrijf de partij op in dit bestand.
flag-option = Een optie van het spel, haar waarde uit een bestand als NAME=@FILE; mag herhaald worden voor een andere.
flag-json = Toon gegevens voor programma’s.
flag-lang = De taal.
flag-arena-bots = Welke bots spelen, meerdere namen achter elkaar; een eigen klasse als FILE.py:CLASS of PACKAGE.MODULE:CLASS. Zonder dit: easy, normal en strong; voor de balans normal.
flag-arena-games = Hoeveel partijen er minstens zijn; het worden er zoveel meer als nodig is om iedereen even vaak te laten spelen.
flag-iterations = Hoeveel partijen een bot die lang zoekt zich voor een beslissing voorstelt; zonder dit 400.
flag-ms = Hoeveel milliseconden een bot die lang zoekt over een beslissing mag doen; dan geeft hetzelfde startgetal niet dezelfde partijen.
flag-limit = Na zoveel seconden voor één beslissing verliest een bot de partij.
flag-records = Schrijf elke partij op in deze map.
flag-report = Teken de uitslag op een pagina in dit bestand; of zeg “balance” om te zien hoe eerlijk het spel is: per plaats, volgorde, eerste keuze en optie.
flag-out = Teken de balans op een pagina in dit bestand.
flag-jobs = Hoeveel processen er spelen; zonder dit een voor elke processor.
flag-ray = Speel met Ray op een cluster van machines: dat op dit adres, anders een dat gevonden of hier begonnen wordt.
flag-help = Toon deze hulp.
flag-version = Toon de versie.

no-command = Er is geen opdracht “{ $text }”; wel: { $known }.
no-flag = { $text } bestaat hier niet; --help toont wat er wel is.
flag-misused = Zo wordt { $text } niet gebruikt; --help toont hoe wel.
word-missing = { $text } ontbreekt; --help toont wat er nodig is.
word-too-many = Er staat een woord te veel; --help toont wat er nodig is.
no-option = Een optie geef je als NAME=VALUE, niet als “{ $text }”.
number-beyond = { $name } kan van { $least } tot { $most } zijn, niet { $text }.
file-closed = { $path } kan niet gelezen of geschreven worden: { $why }.
no-text = { $path } is geen tekst die hier te lezen is.

for-players = { $least } tot { $most } spelers
column-option = optie
column-values = waarden
column-default = tenzij gegeven
column-help = wat het doet
column-points = punten
for-study = Alleen voor onderzoek: maakt het spel kleiner.

simulated = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
} { $game } met { $seats } spelers: { $decisions } beslissingen in { $seconds } s, dat is { $rate } per seconde; controlegetal { $checksum }.

flags-apart = { $one } en { $other } gaan niet samen.
flag-needs = { $one } is alleen voor { $other }.
rounded-up = Gevraagd waren { $asked } partijen; met { $games } speelt iedereen even vaak op alle plaatsen.
written = De pagina staat in { $path }.

backed-up = { $file }: { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
}.

you = jij
middle = in het midden
more-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
left = Je verlaat de tafel.
hint-word = tip
cut-off = Er valt niets meer te lezen, en het spel is nog niet voorbij.

unfinished = Het spel is nog niet voorbij.
points = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
