# Sätze, die zu keinem Spiel gehören, deutsch.

no-such-game = Es gibt kein Spiel namens „{ $game }“; es gibt: { $known }.
no-such-bot = Es gibt keinen Bot namens „{ $bot }“; es gibt: { $known }.
no-such-action = „{ $text }“ ist keine Aktion dieses Spiels.
no-such-deal = „{ $text }“ kann hier nicht ausgeteilt werden.
no-such-seat = Einen Platz { $text } gibt es an diesem Tisch nicht.
no-such-option = { $game } hat keine Option namens „{ $option }“.
no-number = „{ $text }“ ist keine ganze Zahl.
seat-count = { $game } ist für { $allowed } Spieler, nicht für { $seats }.
option-value = Die Option { $option } kann nicht „{ $text }“ sein; möglich ist: { $allowed }.
option-either = Wähle entweder { $one } oder { $other }; nicht beides, und auch nicht keins von beiden.

record-foreign = Das ist keine Partie von Stamtafel.
record-no-game = Es steht nicht dabei, zu welchem Spiel diese Partie gehört oder wie viele mitspielen.
record-version = Die Partie gehört zu Fassung { $version } der Regeln von { $game }; dieses Programm kennt Fassung { $known }.
record-head = Die Partie ist nicht zu lesen: { $why }
record-line = Zeile { $line } der Partie („{ $text }“) passt nicht: { $why }
record-cut-off = Die Partie ist abgeschnitten: Die letzte Zeile fehlt.
record-end = Die Partie endet mit „{ $text }“, das Spiel aber mit „{ $known }“.
