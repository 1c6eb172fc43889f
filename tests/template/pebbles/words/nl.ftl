name = Steentjes
about = Leg in het geheim een steentje; het hoogste scoort, tenzij er een vlak onder ligt.
option-hand = Steentjes
option-hand-help = Hoeveel steentjes iedere speler krijgt.
option-last = Laatste beurt
option-last-help = Wat de laatste beurt telt.
option-last-single = als elke andere
option-last-double = dubbel

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10
card-11 = 11
card-12 = 12

place-hand = hand
place-laid = gelegd
counter-left = beurten over
mark-won = scoorde het laatst

action-lay = Leg de { $card }
prompt-lay = Iedereen legt een steentje.
prompt-over = Het spel is voorbij.
account-shown = Alle punten zijn geteld.
told-deal = Iedereen krijgt er { $count }; { $left } blijven in de zak.
told-laid = { $by } heeft een steentje gelegd.
told-laid-mine = Je legt de { $card }.
told-shown = { $by-is ->
    [you] Je toont de { $card }.
   *[other] { $by } toont de { $card }.
}
told-won = { $by-is ->
    [you] Je scoort.
   *[other] { $by } scoort.
}
refused-over = Het spel is voorbij.
refused-wait = Wacht tot iedereen een steentje heeft gelegd.
refused-not-yours = Je hebt de { $card } niet.
why-high = De { $card } is je hoogste steentje.
why-low = De { $card } scoort als iemand het volgende legt.
