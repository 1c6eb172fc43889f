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

record-foreign = Dit is geen partij van Stamtafel.
record-no-game = Er staat niet bij van welk spel deze partij is, of met hoeveel spelers.
record-version = De partij hoort bij versie { $version } van de regels van { $game }; dit programma kent versie { $known }.
record-head = De partij is niet te lezen: { $why }
record-line = Regel { $line } van de partij (“{ $text }”) klopt niet: { $why }
record-cut-off = De partij is afgebroken: de laatste regel ontbreekt.
record-end = De partij eindigt met “{ $text }”, maar het spel eindigt met “{ $known }”.
