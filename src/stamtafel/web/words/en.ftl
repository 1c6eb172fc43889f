# Pages, English.

app-name = Stamtafel
title = { $game } · Stamtafel
title-turn = ● Your turn · { $game }

home = Start page
menu = Menu
rules = Rules
rules-of = Rules of { $game }
rules-search = Find in the rules
rules-find = Find
rules-found = Rules found:
rules-all = All rules
ours = house rule
now = What is being decided now
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
seats-help = You and everybody else, bots included.
bots = Bots
bots-help = So many chairs go to bots now. Chairs still free when you start go to bots as well.
bots-kind = How the bots play
bot-greedy = sensibly
bot-random = at random
options = Options
open = Open the table
missing-title = There is nothing here
missing-about = The table may have been cleared away, or the address is not complete.

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
