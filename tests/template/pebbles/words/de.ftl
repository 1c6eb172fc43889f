name = Kiesel
about = Lege heimlich einen Kiesel; der höchste punktet, außer einer gleich darunter liegt auch.
option-hand = Kiesel
option-hand-help = Wie viele Kiesel alle bekommen.
option-last = Letzter Zug
option-last-help = Was der letzte Zug zählt.
option-last-single = wie jeder andere
option-last-double = doppelt

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

place-hand = Hand
place-laid = gelegt
counter-left = Züge übrig
mark-won = hat zuletzt gepunktet

action-lay = Lege die { $card }
prompt-lay = Alle legen einen Kiesel.
prompt-over = Das Spiel ist zu Ende.
account-shown = Alle Punkte sind gezählt.
told-deal = Alle bekommen { $count }; { $left } bleiben im Beutel.
told-laid = { $by } hat einen Kiesel gelegt.
told-laid-mine = Du legst die { $card }.
told-shown = { $by-is ->
    [you] Du zeigst die { $card }.
   *[other] { $by } zeigt die { $card }.
}
told-won = { $by-is ->
    [you] Du punktest.
   *[other] { $by } punktet.
}
refused-over = Das Spiel ist zu Ende.
refused-wait = Warte, bis alle einen Kiesel gelegt haben.
refused-not-yours = Du hast die { $card } nicht.
why-high = Die { $card } ist dein höchster Kiesel.
why-low = Die { $card } punktet, wenn jemand den nächsthöheren legt.
