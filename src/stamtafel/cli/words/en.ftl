# The command line, English.

help = A card table for friends, families and bots.
help-serve = Open tables in the browser, for this computer or for a whole network.
help-play = Play a game against bots in the terminal. Answer with the number of a choice or with its text; ? or “hint” asks what one would do, q leaves.
help-games = List the games with their seats and options.
help-simulate = Play games at random and measure how fast that goes.
help-arena = Let bots play against each other and see who wins how often. All sit on all seats with the same cards.
help-backup = Copy the database into one new file, also while tables are in use.
help-replay = Check the record of a game and tell it in words. FILE is - for standard input.

flag-host = Where to listen; 0.0.0.0 lets the network in.
flag-port = The port to listen at; 0 takes one that is free.
flag-url = The address under which others reach this computer.
flag-database = Where tables are kept: a file, or the URL of a database.
flag-open = Open the browser.
flag-keep = After so many days tables that nobody uses are cleared away; 0 keeps them.
flag-seats = How many players; as few as possible unless given.
flag-seat = Which seat is yours, from 0.
flag-bots = Which bot sits on the other seats.
flag-name = Your name.
flag-seed = A number from which all chance comes, so that the same game comes again.
flag-games = How many games.
flag-record = Write the game down in this file.
flag-option = An option of the game, its value from a file as NAME=@FILE; may be given again for another one.
flag-json = Print data for programs.
flag-lang = The language.
flag-arena-bots = Which bots play, several names behind one another; a class of your own as FILE.py:CLASS or PACKAGE.MODULE:CLASS. Unless given: easy, normal and strong; for the balance, normal.
flag-arena-games = How many games at least; there are as many more as are needed for everybody to play equally often.
flag-iterations = How many games a bot that searches for long imagines for a decision; 400 unless given.
flag-ms = How many milliseconds a bot that searches for long may take for a decision; then the same seed does not give the same games.
flag-limit = After so many seconds for one decision a bot loses the game.
flag-records = Write every game down in this folder.
flag-report = Draw the result on a page in this file; or say “balance” to see how fair the game is: by seat, by order, by first choice and by option.
flag-out = Draw the balance on a page in this file.
flag-jobs = How many processes play; one for each processor unless given.
flag-ray = Play on a cluster of machines with Ray: the one at this address, else the one that is found or begun here.
flag-help = Show this help.
flag-version = Show the version.

no-command = There is no command “{ $text }”; there are: { $known }.
no-flag = There is no { $text } here; --help shows what there is.
flag-misused = { $text } is not used like this; --help shows how.
word-missing = { $text } is missing; --help shows what is needed.
word-too-many = There is a word too many; --help shows what is needed.
no-option = An option is given as NAME=VALUE, not as “{ $text }”.
number-beyond = { $name } can be from { $least } to { $most }, not { $text }.
file-closed = { $path } cannot be read or written: { $why }.
no-text = { $path } is no text that can be read here.

for-players = { $least } to { $most } players
column-option = option
column-values = values
column-default = unless given
column-help = what it does
column-points = points
for-study = For studies only: makes the game smaller.

simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game } with { $seats } players: { $decisions } decisions in { $seconds } s, that is { $rate } a second; checksum { $checksum }.

flags-apart = { $one } and { $other } do not go together.
flag-needs = { $one } is only for { $other }.
rounded-up = Asked for were { $asked } games; with { $games } everybody plays equally often on all seats.
written = The page is in { $path }.

backed-up = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.

you = you
middle = in the middle
more-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
left = You leave the table.
hint-word = hint
cut-off = There is nothing more to read, and the game is not over.

unfinished = The game is not over.
points = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
