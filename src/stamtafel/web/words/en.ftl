# Pages, English.

app-name = Stamtafel
title = { $game } · Stamtafel
title-turn = ● Your turn · { $game }

home = Start page
menu = Menu
rules = Rules
log = What happened
close = Close
language = Language
language-nl = Nederlands
language-de = Deutsch
language-en = English

front-title = Sit down at the table
front-about = Open a table, send the link to your friends and play together in the browser. Bots take the empty chairs.
choose-game = Choose a game
other-games = Other games
choose-this = Play { $game }
for-players = { $from } to { $to } players
open-table = A table for { $game }
your-name = Your name
seats = Players
seats-help = You and everybody else, bots included. You sit on seat 1.
bots = Bots
bots-help = So many chairs go to bots now. Chairs still free when you start go to bots as well.
bots-kind = How the bots play
bot-greedy = sensibly
bot-random = at random
options = Options
open = Open the table
empty-means = Left empty: { $value }.
from-to = From { $from } to { $to }.
deck-download = Download as a file: { $deck }
deck-paste = Or paste the text here
deck-pasted = { $deck }: the text of your own
presets = Keep these choices
presets-kept = Use choices that you have kept
preset-name = A name for these choices
preset-help = They are kept in this browser, without names of people and without decks of your own. The same name again replaces what it stood for.
preset-save = Keep
preset-saved = “{ $name }” is kept.
preset-picked = The form now has the choices of “{ $name }”.
preset-forgotten = “{ $name }” is deleted.
preset-forget = Delete “{ $name }”
preset-seats = { $seats } players
preset-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
choices-link = A link to these choices
choices-here = { $game } with these choices
choices-here-help = Copy this link: whoever opens it finds the form filled in like this.
missing-title = There is nothing here
missing-about = The table may have been cleared away, or the address is not complete.

stored = What is kept here
stored-tables = Of a table: the names you type, its choices, and each move with its time. They are in a database of whoever runs this site, and nowhere else. There are no accounts, no tracking, and nothing from other sites.
stored-days = { $days ->
    [0] Tables stay until whoever runs this site removes them.
    [one] A table that nobody has played at for a day is cleared away.
   *[other] A table that nobody has played at for { $days } days is cleared away.
}
stored-cookies = Cookies in your browser: one for your seat at each table, one for the language if you choose it, and one for choices if you keep any.

waiting-title = Who sits down?
seat-free = free chair
you = you
host = host
bot = bot
sit = Sit down
start = Start the game
start-free = { $free ->
    [one] One chair is still free; a bot will take it.
   *[other] { $free } chairs are still free; bots will take them.
}
waiting-host = The host starts the game when everybody is here.
watching = You are watching.
watching-full = All chairs are taken. You can watch.
invite = Invite others
invite-help = Send them this link, or let them scan the code.
invite-qr = The link as a QR code

zone-others = The other players
zone-middle = The middle of the table
zone-mine = Before you
zone-prompt = What to do
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
player = Player
round-points = This round
total = Total
last-scores = How the last points came about
acting = deciding
face-down = card face down
play-again = Play again

connected = Connected
reconnecting = Connection lost. Reconnecting …
move-waits = Reconnecting. Your move is not in yet:
sending = Sending …
failed = That did not work. Please try again.
