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

record-foreign = This is no record of Stamtafel.
record-no-game = The record does not say which game it is of, or with how many seats.
record-version = The record is of version { $version } of the rules of { $game }; this program knows version { $known }.
record-head = The record cannot be read: { $why }
record-line = Line { $line } of the record (“{ $text }”) does not fit: { $why }
record-cut-off = The record is cut off: its last line is missing.
record-end = The record ends with “{ $text }”, but the game ends with “{ $known }”.
