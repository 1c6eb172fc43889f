# Zinnen die bij geen enkel spel horen, Nederlands.

no-such-game = Er is geen spel dat “{ $game }” heet; wel: { $known }.
no-such-bot = Er is geen bot die “{ $bot }” heet; wel: { $known }.
no-such-action = “{ $text }” is geen actie van dit spel.
no-such-deal = “{ $text }” is niet wat hier gedeeld kan worden.
no-such-seat = Er is geen plaats { $text } aan deze tafel.
no-such-option = { $game } heeft geen optie die “{ $option }” heet.
no-number = “{ $text }” is geen geheel getal.
seat-count = { $game } is voor { $allowed } spelers, niet voor { $seats }.
option-value = Optie { $option } kan niet “{ $text }” zijn; wel: { $allowed }.
option-either = Kies óf { $one } óf { $other }; niet allebei, en ook niet geen van beide.
option-seats = Optie { $option } is alleen voor { $allowed } spelers, niet voor { $seats }.

deck-line = Regel { $line } van de stapel (“{ $text }”) noemt niet achter elkaar: { $fields }.
deck-field = Regel { $line } van de stapel: { $field } kan niet “{ $text }” zijn; wel: { $allowed }.
deck-empty = Er zitten geen kaarten in deze stapel.
deck-long = Een stapel heeft hoogstens { $most } kaarten.
deck-short = Met { $seats } spelers heeft een stapel minstens { $needed } kaarten nodig; deze heeft er { $cards }.

record-foreign = Dit is geen partij van Stamtafel.
record-no-game = Er staat niet bij van welk spel deze partij is, of met hoeveel spelers.
record-version = De partij hoort bij versie { $version } van de regels van { $game }; dit programma kent versie { $known }.
record-head = De partij is niet te lezen: { $why }
record-line = Regel { $line } van de partij (“{ $text }”) klopt niet: { $why }
record-cut-off = De partij is afgebroken: de laatste regel ontbreekt.
record-end = De partij eindigt met “{ $text }”, maar het spel eindigt met “{ $known }”.

no-such-table = Op dit adres staat geen tafel.
table-damaged = Het verslag van deze tafel is beschadigd bij stap { $version }; het spel kan niet verder.
table-full = Alle plaatsen aan deze tafel zijn bezet.
table-started = Het spel aan deze tafel is al begonnen.
table-waiting = Het spel aan deze tafel is nog niet begonnen.
not-host = Alleen wie de tafel heeft geopend kan het spel beginnen.
no-seat = Je zit niet aan deze tafel; je kunt alleen meekijken.
not-stored = Dit kon niet worden opgeschreven en er is dus niets veranderd. Probeer het nog eens.
too-late = Te laat: deze beslissing staat niet meer open. Er is niets veranderd.
one-at-a-time = Deze acties laten je onderweg iets nieuws zien: stuur ze een voor een. Er is niets veranderd.
id-used = Dit antwoord is al eerder gestuurd, met een andere actie. Er is niets veranderd.
no-action-id = Een antwoord heeft een eigen kenmerk nodig, van hoogstens { $most } gewone tekens.
no-actions = Een antwoord heeft minstens één actie nodig, en hoogstens { $most }.
name-length = Een naam heeft minstens één teken en hoogstens { $most }.
name-characters = Een naam kan geen onzichtbare tekens of regeleinden bevatten.
name-taken = Iemand aan deze tafel heet al “{ $name }”.
bot-count = Met { $seats } plaatsen kunnen er hoogstens { $most } voor bots zijn.
study-option = Optie { $option } is alleen voor onderzoek; geen tafel biedt die aan.
record-unfinished = Deze partij is niet uitgespeeld; alleen een uitgespeelde heeft een verhaal.
record-long = Een partij is als tekst hoogstens { $most } KiB lang.
hands-hidden = Alleen de spelers van deze tafel mogen alle handen zien.
story-not-yet = Het verhaal kun je lezen zodra het spel is afgelopen.
record-not-yet = De partij is te lezen zodra het spel voorbij is.
bad-form = Wat er gestuurd is, is niet als formulier te lezen.
other-site = Dit kwam van een pagina van een andere site en is geweigerd.
too-many = Dat was wel heel veel tegelijk. Wacht even: { $seconds } s.
our-mistake = Er ging hier iets mis, en dat is onze fout. Wat je deed is niet verloren; probeer het nog eens.
no-such-language = Er zijn geen woorden in “{ $language }”; wel: { $known }.

database-address = “{ $address }” is geen adres van een database.
database-driver = Voor deze database ontbreekt hier het pakket { $driver }.
database-closed = De database { $address } kan niet worden geopend of beschreven: { $why }.
database-foreign = { $address } is geen database van Stamtafel; er is niets aan veranderd.
database-newer = De database { $address } hoort bij een latere versie van Stamtafel; er is niets aan veranderd.
no-url = “{ $text }” is geen adres zoals https://example.org/cards.
no-such-host = Deze computer heeft geen adres “{ $host }”.
port-taken = Poort { $port } van { $host } is in gebruik door een ander programma; kies een andere.
port-closed = Dit programma mag niet luisteren op poort { $port } van { $host }.
serve-at = Stamtafel is open op { $address }
serve-public = Voor anderen: { $address }
serve-not-live = Meteen bijwerken staat uit, omdat de scripts daarvoor niet zijn geïnstalleerd; pagina’s verversen zichzelf.
serve-stop = Stop met Ctrl+C. Alle partijen blijven bewaard.

deck-count = Een stapel heeft van de soort “{ $what }” { $needed } nodig; deze heeft er { $count }.
deck-twice = “{ $text }” staat twee keer in de stapel.
deck-name = Regel { $line } van de stapel: “{ $text }” kan geen naam zijn; dat zijn letters en spaties, hoogstens { $most }.
