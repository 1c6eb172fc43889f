# Sentences that belong to no game, English.

no-such-game = There is no game called “{ $game }”; there are: { $known }.
no-such-bot = There is no bot called “{ $bot }”; there are: { $known }.
no-such-action = “{ $text }” is no action of this game.
no-such-deal = “{ $text }” is no deal that is due here.
no-such-seat = There is no seat { $text } at this table.
no-such-option = { $game } has no option called “{ $option }”.
no-number = “{ $text }” is no whole number.
seat-count = { $game } is for { $allowed } players, not for { $seats }.
option-value = Option { $option } cannot be “{ $text }”; it can be: { $allowed }.
option-either = Choose either { $one } or { $other }, not both and not neither.
option-seats = Option { $option } is only for { $allowed } players, not for { $seats }.

deck-line = Line { $line } of the deck (“{ $text }”) does not name these, one after the other: { $fields }.
deck-field = Line { $line } of the deck: the { $field } cannot be “{ $text }”; it can be: { $allowed }.
deck-empty = There are no cards in this deck.
deck-long = A deck has at most { $most } cards.
deck-short = With { $seats } players a deck needs at least { $needed } cards; this one has { $cards }.

record-foreign = This is no record of Stamtafel.
record-no-game = The record does not say which game it is of, or with how many seats.
record-version = The record is of version { $version } of the rules of { $game }; this program knows version { $known }.
record-head = The record cannot be read: { $why }
record-line = Line { $line } of the record (“{ $text }”) does not fit: { $why }
record-cut-off = The record is cut off: its last line is missing.
record-end = The record ends with “{ $text }”, but the game ends with “{ $known }”.

no-such-table = There is no table at this address.
table-damaged = The log of this table is damaged at step { $version }; the game cannot go on.
table-full = All seats of this table are taken.
table-started = The game at this table has already begun.
table-waiting = The game at this table has not begun yet.
not-host = Only whoever opened the table can start the game.
no-seat = You do not sit at this table; you can only watch.
not-stored = This could not be written down, so nothing has changed. Please try again.
too-late = Too late: this decision is no longer open. Nothing has changed.
one-at-a-time = These actions show you something on the way: send them one at a time. Nothing has changed.
id-used = This answer has been sent before with another action. Nothing has changed.
no-action-id = An answer needs an id of its own, of at most { $most } plain characters.
no-actions = An answer needs at least one action, and at most { $most }.
name-length = A name has at least one character and at most { $most }.
name-characters = A name cannot contain invisible characters or line breaks.
name-taken = Somebody at this table is already called “{ $name }”.
bot-count = With { $seats } seats, at most { $most } can be for bots.
study-option = Option { $option } is for studies only; no table offers it.
record-unfinished = This game was not played to the end; only finished games have a story.
record-long = A record is at most { $most } KiB long.
hands-hidden = Only the players of this table may see all hands.
story-not-yet = The story can be read once the game is over.
record-not-yet = The record can be read once the game is over.
bad-form = What was sent cannot be read as a form.
other-site = This came from a page of another site and was refused.
too-many = That was very much at once. Please wait { $seconds } s.
our-mistake = Something went wrong here, and it is our mistake. Nothing you did is lost; please try again.
no-such-language = There are no words in “{ $language }”; there are: { $known }.

database-address = “{ $address }” is no address of a database.
database-driver = For this database the package { $driver } is missing here.
database-closed = The database { $address } cannot be opened or written to: { $why }.
database-foreign = { $address } is no database of Stamtafel; it has been left as it is.
database-newer = The database { $address } belongs to a later version of Stamtafel; it has been left as it is.
no-url = “{ $text }” is no address such as https://example.org/cards.
no-such-host = This computer has no address “{ $host }”.
port-taken = Port { $port } of { $host } is in use by another program; choose another one.
port-closed = This program may not listen at port { $port } of { $host }.
serve-at = Stamtafel is open at { $address }
serve-public = For others: { $address }
serve-not-live = Live updates are off, because their scripts are not installed; pages refresh themselves.
serve-stop = Stop with Ctrl+C. All games are kept.

deck-count = A deck needs { $needed } of the kind “{ $what }”; this one has { $count }.
deck-twice = “{ $text }” stands in the deck twice.
deck-name = Line { $line } of the deck: “{ $text }” cannot be a name; it takes letters and blanks, { $most } at most.
