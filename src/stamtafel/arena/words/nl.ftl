# Bots tegen bots, Nederlands.

heading-results = { $game }: bots tegen bots
heading-balance = { $game }: hoe eerlijk is het?
summary = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
} { $game } met { $seats } spelers, { $deals ->
    [one] met één keer delen.
   *[other] met { $deals } keer delen.
}
played-by = Gespeeld door: { $bots }. Startgetal { $seed }.
agreed = Opties: { $options }.
interrupted = Vroegtijdig gestopt: dit is wat er tot dan toe was.
percent = { $number }%
seat = plaats { $seat }
place = { $place ->
    [1] begint
   *[other] { $place }e
}
as-agreed = zoals afgesproken

title-shares = Aandeel in de winst
title-ratings = Speelsterkte
title-duels = De een tegen de ander
title-seats = Aandeel in de winst per plaats
title-lengths = Beslissingen in een partij
title-times = Tijd voor een beslissing
title-faults = Wat er misging
title-by-seat = Per plaats
title-by-order = Naar volgorde
title-by-first = Naar de eerste keuze van wie begint
title-options = Per optie
title-spread = Van de laagste score tot de hoogste

column-bot = bot
column-share = aandeel
column-interval = 95%-interval
column-rating = sterkte
column-games = partijen
column-time = per beslissing
column-longest = de langste
column-faults = fouten
column-seat = plaats
column-order = volgorde
column-first = eerste keuze
column-option = optie
column-start = wie begint
column-gap = verschil plaatsen
column-length = lengte
column-spread = spreiding
column-mean = gemiddeld
column-median = mediaan
column-least = minste
column-most = meeste

note-interval = In 95 van 100 zulke toernooien ligt het ware aandeel in het interval. Het telt hoe vaak er gedeeld is, niet de partijen, want partijen met dezelfde kaarten lijken op elkaar.
note-even = De onderbroken lijn is een gelijk aandeel.
note-rating = Speelsterkte volgens Plackett en Luce, ± tweemaal de afwijking; iedereen begint bij 25.
note-duels = Partijen waarin de bot van de rij meer won dan die van de kolom – evenveel – minder.
note-first = De meest voorkomende; een sterke keuze en sterke kaarten gaan vaak samen.
note-options = Wie begint: zoveel wint wie begint. Verschil plaatsen: hoeveel meer de beste plaats wint dan de slechtste. Lengte: beslissingen in een partij. Spreiding: van de laagste score tot de hoogste. Elke waarde is met hetzelfde startgetal gespeeld, verder alles zoals afgesproken.
note-faults = Een bot die faalt verliest die partij; de anderen delen de winst gelijk.

fault-raised = Partij { $game }, plaats { $seat }: { $bot } brak af met { $what }.
fault-illegal = Partij { $game }, plaats { $seat }: { $bot } antwoordde { $what }, en dat mag daar niet.
fault-slow = Partij { $game }, plaats { $seat }: { $bot } dacht te lang na ({ $what }).
fault-died = Partij { $game }, plaats { $seat }: { $bot } liet zijn proces eindigen.
more-faults = … en nog { $count }.
