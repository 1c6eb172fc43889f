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
seats-help = You and everybody else, bots included. You sit on seat 1.
bots = Bots
bots-help = So many chairs go to bots now. Chairs still free when you start go to bots as well.
bots-kind = How the bots play
bot-easy = gently
bot-normal = well
bot-normal-bold = well, and daringly
bot-normal-careful = well, and carefully
bot-strong = strongly
bot-strong-bold = strongly, and daringly
bot-strong-careful = strongly, and carefully
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
stored-cookies = Cookies in your browser: one for your seat at each table, one for the language if you choose it, one for choices if you keep any, and one for sounds, movement and the like if you set them.

waiting-title = Who sits down?
seat-free = free chair
you = you
host = host
bot = bot
program = program
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
no-points = No points yet.
waits-for = Waiting for: { $names }
waits-for-nobody = Nobody has to decide.
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

turn-dealer = Dealing
look-back = Step through
missed = Since you last looked

title-step = Step { $step } · { $game }
steps = Steps
looking-back = You are looking back: step { $step } of { $last }.
step-first = To the beginning
step-previous = One step back
step-next = One step on
step-last = To the last step
to-now = Back to the game
to-story = To the story
seen-by = Who is looking
seen-by-name = as { $name } saw it
seen-by-watcher = as all could see it
seen-by-all = with all hands open
all-hands = all hands
watcher = all

title-story = The story of the game · { $game }
story-title = The story of a game of { $game }
from-start = Step through it from the start
to-table = To the table
step = Step { $step }
round = Round { $round }
by-step = Step
by-round = Round
decided = The moment that decided it
decided-lead = With step { $step } { $winners } took the lead{ $count ->
    [one] {" "}and
   *[other] {" "}together and
} kept it to the end.
decided-always = { $winners } led{ $count ->
    [one] {""}
   *[other] {" "}together
} from the very beginning to the end.
decided-tie = On points, { $winners } { $count ->
    [one] was
   *[other] were
} not ahead of everybody else even at the end: the tie-break of the rules decided with the last step.
decided-all = Everybody shares the win, so only the last step decided it.
decided-help = After this step and every later one, whoever won was ahead of everybody who did not, on the points that all could see.
see-step = Look at step { $step }
score-chart = How the scores ran
score-chart-about = The scores of all players from the beginning to the end; the table below has the same numbers.
score-table = The scores as a table
accounts = How the points came about
every-turn = Turn by turn
every-turn-all = With what each player alone was told. At every step you can look at the hands of all.
every-turn-own = As you saw it.
share = Share this game
share-help = Whoever has this link can read the story of this game.
copy = Copy the link
copied = Copied
take-record = Save the record

bring = Look at a game from a file
bring-help = A record that you saved after a game is shown as a story again, with all hands. Whoever has its link can read it.
bring-file = The file
bring-text = Or the text of the record
bring-open = Show the game

# The evening.

evening = The table
stand-in = a bot plays
away = away
get-up = Get up
get-up-sure = Leave my chair to a bot
chair-of = The chair of { $name }
free-chair = Give this chair to a bot
hand-over = Give it to somebody else, by a code
waiting-for-chair = Waiting for a bot’s chair: { $names }
take-chair = Join in
take-chair-help = You get a bot’s chair as soon as a round begins or the game is over.
let-in = Let a program sit here
let-in-help = A program that you or a friend have written plays on this chair. You get an address and a token for it.
let-in-name = What the program is called
let-in-chair = Seat { $seat }
let-in-for = A chair for { $name }
let-in-once = Give this to the program. The token is shown only now; whoever has it plays on this chair.
let-in-address = Address
let-in-token = Token
let-in-try = With one of the examples that come with Stamtafel:
say = Say something
own-words = In your own words
send = Send
device = Go on with another device
device-help = Your chair can be on your phone and your laptop at once.
device-code = Show a code
code-for = A code for { $name }
code-beside = Whoever opens this link, or types the code on the start page, sits on the chair of { $name } too.
code-alone = Whoever opens this link, or types the code on the start page, takes over the chair of { $name }, unless { $name } is back by then.
code-spoken = Or type this on the start page:
code-lasts = It can be used once, within a quarter of an hour.
join = Sit down here
join-as = You come to the chair of { $name }.
join-code = I have a code
tally = This evening
wins = won
games = games
customs = Agreed at this table
seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
custom-grace = A bot stands in for who is away
custom-grace-help = After so long without a sign of life a bot plays for somebody who has to decide; they take their chair back whenever they like.
custom-grace-never = never
custom-remind = Gentle reminder
custom-remind-help = After so long the page of whoever decides calls softly.
custom-remind-never = never
custom-clock = Time for a decision
custom-clock-help = A clock for each decision. Most tables play without one.
custom-clock-none = no clock
custom-at_zero = When the time is over
custom-at_zero-help = What happens when somebody’s clock runs out.
custom-at_zero-wait = nothing, all see it
custom-at_zero-once = a bot decides this once
custom-at_zero-stay = a bot plays until they are back
custom-program = Time for a program
custom-program-help = So long a program that somebody has brought along may think about a decision; then a bot decides.
custom-aids = The table helps to remember and reckon
custom-aids-help = For instance: to whom you gave a card, and what a swap would change.
custom-aids-yes = yes
custom-aids-no = no
custom-hints = Hints
custom-hints-help = Whoever has to decide may ask what one would do, and why. Nobody else learns that they asked.
custom-hints-no = no
custom-hints-yes = yes, for who asks
custom-chat = Words of one’s own
custom-chat-help = Beside the ready phrases, which everybody reads in their language.
custom-chat-yes = yes
custom-chat-no = no
wishes = For this device
wish-sound = Sounds
wish-sound-on = on
wish-sound-off = off
wish-talk = What others say
wish-talk-on = show it
wish-talk-off = hide it
wish-keys = Read aloud by a key
wish-keys-help = L the last move, T what to do, H your own cards, P the middle of the table, S the scores, W who we wait for, ? a hint where the table has them. Your cards are read only when you press H.
wish-keys-on = on
wish-keys-off = off
wish-pace = Movement
wish-pace-normal = normal
wish-pace-slow = slow
wish-pace-fast = fast
wish-pace-instant = none
keep = Keep
phrase-hello = Hello!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-wow = Wow!
phrase-haha = Ha ha!
phrase-oops = Oops.
phrase-sorry = Sorry!
phrase-take-your-time = Take your time.
phrase-your-turn = Is anybody there?
phrase-back-soon = Back in a moment.
phrase-one-more = One more game?
phrase-bye = I have to go. Bye!
hint-ask = What would you do?
take-back = Take back
regret-mine = You would like to take back your last move. Waiting for: { $names }
regret-other = { $name } would like to take back the last move.
regret-yes = Fine
regret-no = No
regret-withdraw = Leave it
played-for-you = A bot is playing for you.
my-chair = Play myself again
open-next = Begin the next game
code = The code
story-short = The story
after-game = After the game
next-game = Another game
share-hands = Show watchers all hands
shared-hands = Watchers may see all hands as soon as everybody agrees.
time-left = time left
table-freed = { $name } gets up.
table-left-away = { $name } is away; a bot plays on for now.
table-left-time = The time of { $name } is over; a bot decides.
table-handed = The chair of { $name } has been handed over.
table-back = { $name } plays again.
table-takes = { $name } takes the chair of { $other }.
table-bot-takes = { $name }, a bot, takes the chair of { $other }.
table-said = { $name }: “{ $words }”
table-undone = { $name } has taken the last move back.

# The host's page.

tables = Tables that run
table-column = table
game-column = game
state-column = state
here-column = people here
opened-column = opened
last-column = last change
state-open = waiting
state-playing = playing
tables-utc = Times are in UTC. Whoever has this page’s address can watch every table; keep it to yourself.
tables-none = No table is open.
