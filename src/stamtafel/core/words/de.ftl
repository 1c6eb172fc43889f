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
option-seats = Die Option { $option } ist nur für { $allowed } Spieler, nicht für { $seats }.

deck-line = Zeile { $line } des Stapels („{ $text }“) nennt nicht nacheinander: { $fields }.
deck-field = Zeile { $line } des Stapels: { $field } kann nicht „{ $text }“ sein, nur: { $allowed }.
deck-empty = In diesem Stapel sind keine Karten.
deck-long = Ein Stapel hat höchstens { $most } Karten.
deck-short = Mit { $seats } Spielern braucht ein Stapel mindestens { $needed } Karten; dieser hat { $cards }.

record-foreign = Das ist keine Partie von Stamtafel.
record-no-game = Es steht nicht dabei, zu welchem Spiel diese Partie gehört oder wie viele mitspielen.
record-version = Die Partie gehört zu Fassung { $version } der Regeln von { $game }; dieses Programm kennt Fassung { $known }.
record-head = Die Partie ist nicht zu lesen: { $why }
record-line = Zeile { $line } der Partie („{ $text }“) passt nicht: { $why }
record-cut-off = Die Partie ist abgeschnitten: Die letzte Zeile fehlt.
record-end = Die Partie endet mit „{ $text }“, das Spiel aber mit „{ $known }“.

no-such-table = Unter dieser Adresse steht kein Tisch.
table-damaged = Das Protokoll dieses Tisches ist bei Schritt { $version } beschädigt; das Spiel kann nicht weitergehen.
table-full = Alle Plätze an diesem Tisch sind besetzt.
table-started = Das Spiel an diesem Tisch hat schon begonnen.
table-waiting = Das Spiel an diesem Tisch hat noch nicht begonnen.
not-host = Nur wer den Tisch eröffnet hat, kann das Spiel beginnen.
no-seat = Du sitzt nicht an diesem Tisch; du kannst nur zusehen.
not-stored = Das konnte nicht aufgeschrieben werden, also hat sich nichts geändert. Bitte versuch es noch einmal.
too-late = Zu spät: Diese Entscheidung ist nicht mehr offen. Es hat sich nichts geändert.
one-at-a-time = Diese Aktionen zeigen dir unterwegs etwas Neues: Schick sie einzeln. Es hat sich nichts geändert.
id-used = Diese Antwort wurde schon einmal mit einer anderen Aktion geschickt. Es hat sich nichts geändert.
no-action-id = Eine Antwort braucht ein eigenes Kennzeichen aus höchstens { $most } einfachen Zeichen.
no-actions = Eine Antwort braucht mindestens eine Aktion und höchstens { $most }.
name-length = Ein Name hat mindestens ein Zeichen und höchstens { $most }.
name-characters = Ein Name kann keine unsichtbaren Zeichen oder Zeilenumbrüche enthalten.
name-taken = An diesem Tisch heißt schon jemand „{ $name }“.
bot-count = Bei { $seats } Plätzen können höchstens { $most } für Bots sein.
study-option = Die Option { $option } ist nur für Untersuchungen da; kein Tisch bietet sie an.
record-unfinished = Diese Partie wurde nicht zu Ende gespielt; eine Geschichte hat nur eine beendete.
record-long = Eine Partie ist als Text höchstens { $most } KiB lang.
hands-hidden = Nur die Spieler dieses Tischs dürfen alle Hände sehen.
story-not-yet = Die Geschichte kannst du lesen, sobald das Spiel zu Ende ist.
record-not-yet = Die Partie lässt sich lesen, sobald das Spiel vorbei ist.
bad-form = Was geschickt wurde, lässt sich nicht als Formular lesen.
other-site = Das kam von der Seite einer anderen Website und wurde abgelehnt.
too-many = Das war sehr viel auf einmal. Bitte warte { $seconds } s.
our-mistake = Hier ist etwas schiefgegangen, und das ist unser Fehler. Was du getan hast, ist nicht verloren; bitte versuch es noch einmal.
no-such-language = Es gibt keine Wörter in „{ $language }“; es gibt: { $known }.

database-address = „{ $address }“ ist keine Adresse einer Datenbank.
database-driver = Für diese Datenbank fehlt hier das Paket { $driver }.
database-closed = Die Datenbank { $address } lässt sich nicht öffnen oder beschreiben: { $why }.
database-foreign = { $address } ist keine Datenbank von Stamtafel; sie wurde nicht verändert.
database-newer = Die Datenbank { $address } gehört zu einer späteren Version von Stamtafel; sie wurde nicht verändert.
no-url = „{ $text }“ ist keine Adresse wie https://example.org/cards.
no-such-host = Dieser Computer hat keine Adresse „{ $host }“.
port-taken = Port { $port } von { $host } wird von einem anderen Programm benutzt; nimm einen anderen.
port-closed = Dieses Programm darf an Port { $port } von { $host } nicht lauschen.
serve-at = Stamtafel ist offen unter { $address }
serve-public = Für andere: { $address }
serve-not-live = Sofortige Aktualisierung ist aus, weil ihre Skripte nicht installiert sind; die Seiten laden sich selbst neu.
serve-stop = Beenden mit Strg+C. Alle Partien bleiben erhalten.

deck-count = Ein Stapel braucht { $needed } von der Art „{ $what }“; dieser hat { $count }.
deck-twice = „{ $text }“ steht zweimal im Stapel.
deck-name = Zeile { $line } des Stapels: „{ $text }“ kann kein Name sein; das sind Buchstaben und Leerzeichen, höchstens { $most }.
