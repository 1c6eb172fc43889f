# WagenWissel, Deutsch.

name = WagenWissel
about = Sammle Quartette von Autos: biete, feilsche, und hoffe auf eine gute Ereigniskarte.

option-auction = Versteigerung
option-auction-help = Verdeckt: alle bieten gleichzeitig und geheim. Offen: alle überbieten einander und dürfen bluffen.
option-auction-sealed = verdeckt
option-auction-open = offen, mit Bluff
option-counter_offer = Gegenangebot
option-counter_offer-help = Was man antwortet, wenn man ein Angebot nicht annimmt: einen höheren Preis für dasselbe Auto, oder ein Angebot für das Auto des anderen.
option-counter_offer-price = ein höherer Preis
option-counter_offer-purchase = ein Angebot für das andere Auto
option-start = Wer beginnt
option-start-help = Ein Spieler, oder wer das höchste Los zieht.
option-start-lot = das Los entscheidet
option-start-0 = Platz 1
option-start-1 = Platz 2
option-start-2 = Platz 3
option-start-3 = Platz 4
option-car_deck = Autos
option-car_deck-help = Unsere eigenen Autos, oder ein Stapel, den du selbst geschrieben hast.
option-car_deck-house = die Autos des Hauses
option-chance_deck = Ereigniskarten
option-chance_deck-help = Unsere eigenen Ereigniskarten, oder ein Stapel, den du selbst geschrieben hast.
option-chance_deck-house = die Ereigniskarten des Hauses
field-kind = Art
field-name = Name
field-value = Wert
field-count = Anzahl
field-effect = was geschieht
field-sum = Betrag
option-quartets = Marken
option-quartets-help = Wie viele Marken es gibt; am echten Tisch acht.
option-each = Autos je Marke
option-each-help = Wie viele Autos es von jeder Marke gibt; am echten Tisch vier.

card-car = { $part1 } ({ $part2 })
card-bike = { $part1 } (−{ $part2 })
card-transport = { $part1 } ({ $part2 })
card-bike-bike-10 = Fahrrad (−10)
card-transport-transport-500 = Geldtransporter (500)
card-make = Marke { $part1 }
card-note = { $part1 } €
card-receive = Glück gehabt: { $part1 } € aus der Kasse
card-pay = Strafzettel: { $part1 } € in die Kasse
card-collect = Geburtstag: { $part1 } € von allen
card-treat = Eine Runde: { $part1 } € an alle
card-tax = Kfz-Steuer: { $part1 } € je Auto
card-bonus = Kilometergeld: { $part1 } € je Auto
card-shares = Aktien: { $part1 } € für jedes Auto einer Marke
card-loss = Totalschaden
card-recall = Rückruf
card-trade = Inzahlungnahme
card-export = Export
card-gift = Ein Geschenk von { $part1 } € von links
card-tip = Ein Trinkgeld von { $part1 } € nach rechts

place-auction = wird versteigert
place-waiting = noch nicht bezahlt
place-pile = verdeckte Autos
place-chance = Ereigniskarte
place-named = genannt
place-pot = Kasse
place-gone = aus dem Spiel
place-cars = Autos
place-notes = dein Geld
place-laid = hingelegt
place-proposed = so zahlst du gut
counter-worth = Wert des Autos
counter-next-transport = der nächste Transporter bringt
counter-bid = Gebot (€)
counter-debt = Schulden durch Bluff (€)
counter-owed = noch zu zahlen (€)
counter-offer = bietet (€)
counter-counter-offer = Gegenangebot (€)
counter-change = kommt als Wechselgeld zurück (€)
counter-money = auf der Hand (€)
mark-turner = ist am Zug
mark-out = ist ausgeschieden
mark-has-bid = hat geboten
mark-passed = passt
mark-highest = hat das höchste Gebot

action-pass = Nicht bieten
action-bid = { $sum } € bieten
action-sell = Das Auto verkaufen
action-buy = Das Auto kaufen
action-sell-to = Verkaufen: { $whom } zahlt dir { $sum } €
action-buy-off = Kaufen: du zahlst { $whom } { $sum } €
action-lay = Einen Schein zu { $sum } € hinlegen
action-draw = Eine Ereigniskarte ziehen
action-leave = Lieber nicht
action-no-card = Keine Ereigniskarte
action-no-trade = Nichts in Zahlung geben
action-no-export = Alle Autos behalten
action-no-challenge = Nicht verhandeln: Zug beenden
action-name = { $card } nennen
action-lose = { $card } abgeben
action-give = { $card } in Zahlung geben
action-take = { $card } nehmen
action-export = { $card } ins Ausland verkaufen
action-put-up = { $card } versteigern
action-want = { $card } verlangen
action-trade-with = Mit { $whom } tauschen
action-challenge = Mit { $whom } verhandeln
action-offer = { $sum } € bieten
action-counter = Gegenangebot: { $sum } €
action-accept = Annehmen
action-accept-paid = Annehmen: { $whom } zahlt dir { $sum } €
action-accept-paying = Annehmen: du zahlst { $whom } { $sum } €
action-refuse = Ablehnen
action-decline = Nicht annehmen

prompt-deal = Die Karten werden gemischt.
prompt-bid = Was bietest du für { $card }? Niemand sieht es, bis alle geboten haben.
prompt-bid-wait = Für { $card } wird geheim geboten.
prompt-call = { $by-is ->
    [you] Was bietest du für { $card }? Wenn du passt und jemand nach dir bietet, darfst du wieder bieten.
   *[other] { $by } darf für { $card } bieten.
}
prompt-call-last = { $by-is ->
    [you] Was bietest du für { $card }? Wenn auch du passt, ist das Bieten vorbei.
   *[other] { $by } darf für { $card } bieten.
}
prompt-raise = { $by-is ->
    [you] { $whom } bietet { $sum } € für { $card }: bietest du mehr? Solange jemand das tut, darfst du wieder bieten.
   *[other] { $whom-is ->
        [you] Du bietest { $sum } € für { $card }; { $by } darf mehr bieten.
       *[other] { $whom } bietet { $sum } € für { $card }; { $by } darf mehr bieten.
    }
}
prompt-choose = { $by-is ->
    [you] { $whom } bietet am meisten für { $card }: { $sum } €. Verkaufst du, oder kaufst du selbst zu diesem Preis?
   *[other] { $whom-is ->
        [you] Du bietest am meisten für { $card }: { $sum } €. { $by } verkauft, oder zahlt dir so viel.
       *[other] { $whom } bietet am meisten für { $card }: { $sum } €. { $by } verkauft oder kauft.
    }
}
prompt-put-up = { $by-is ->
    [you] Du kannst { $sum } € nicht zahlen: welches deiner Autos kommt unter den Hammer?
   *[other] { $by } kann { $sum } € nicht zahlen und muss Autos versteigern.
}
prompt-pay = { $by-is ->
    [you] Lege Scheine für { $whom } hin, von hoch nach niedrig: noch { $sum } €. Wechselgeld gibt es nicht.
   *[other] { $whom-is ->
        [you] { $by } zahlt an dich: noch { $sum } €.
       *[other] { $by } zahlt an { $whom }: noch { $sum } €.
    }
}
prompt-pay-pot = { $by-is ->
    [you] Lege Scheine für die Kasse hin, von hoch nach niedrig: noch { $sum } €.
   *[other] { $by } zahlt in die Kasse: noch { $sum } €.
}
prompt-draw = { $by-is ->
    [you] Ziehst du eine Ereigniskarte?
   *[other] { $by } darf eine Ereigniskarte ziehen.
}
prompt-shares = { $by-is ->
    [you] Du hast Aktien gekauft: von welcher Marke?
   *[other] { $by } hat Aktien gekauft und nennt eine Marke.
}
prompt-recall = { $by-is ->
    [you] Welche deiner Marken wird zurückgerufen?
   *[other] { $by } nennt die Marke, die zurückgerufen wird.
}
prompt-lose = { $by-is ->
    [you] Welches deiner Autos hat einen Totalschaden?
   *[other] { $by } muss ein Auto abgeben.
}
prompt-give = { $by-is ->
    [you] Gibst du ein Auto in Zahlung, und welches?
   *[other] { $by } darf ein Auto in Zahlung geben.
}
prompt-take = { $by-is ->
    [you] Was nimmst du für { $card }?
   *[other] { $by } wählt, was für { $card } zurückkommt.
}
prompt-trade-with = { $by-is ->
    [you] Von wem nimmst du { $card }?
   *[other] { $by } wählt, von wem { $card } kommt.
}
prompt-export = { $by-is ->
    [you] Verkaufst du ein Auto ins Ausland? Die Kasse zahlt seinen Wert.
   *[other] { $by } darf ein Auto ins Ausland verkaufen.
}
prompt-challenge = { $by-is ->
    [you] Möchtest du verhandeln, und mit wem?
   *[other] { $by } darf verhandeln.
}
prompt-want = { $by-is ->
    [you] Welches Auto von { $whom } möchtest du?
   *[other] { $whom-is ->
        [you] { $by } überlegt, um welches deiner Autos es geht.
       *[other] { $by } überlegt, um welches Auto von { $whom } es geht.
    }
}
prompt-offer = { $by-is ->
    [you] Was bietest du { $whom } für { $card }?
   *[other] { $whom-is ->
        [you] { $by } macht dir gleich ein Angebot für { $card }.
       *[other] { $by } macht { $whom } gleich ein Angebot für { $card }.
    }
}
prompt-answer = { $whom-is ->
    [you] { $by } bietet dir { $sum } € für { $card }. Nimmst du an?
   *[other] { $by-is ->
        [you] Du bietest { $whom } { $sum } € für { $card } und wartest auf Antwort.
       *[other] { $by } bietet { $whom } { $sum } € für { $card }.
    }
}
prompt-reply = { $by-is ->
    [you] { $whom } verlangt von dir { $sum } € für { $card }. Nimmst du an?
   *[other] { $whom-is ->
        [you] Du verlangst von { $by } { $sum } € für { $card } und wartest auf Antwort.
       *[other] { $whom } verlangt von { $by } { $sum } € für { $card }.
    }
}
prompt-reply-purchase = { $by-is ->
    [you] { $whom } möchte lieber dir { $card } abkaufen, für { $sum } €. Nimmst du an?
   *[other] { $whom-is ->
        [you] Du bietest { $by } { $sum } € für { $card } und wartest auf Antwort.
       *[other] { $whom } bietet { $by } { $sum } € für { $card }.
    }
}
prompt-over = { $by-is ->
    [you] Du hast gewonnen!
   *[other] { $by } hat gewonnen.
}
prompt-over-shared = Der Sieg wird geteilt.
prompt-over-shared-you = Du teilst dir den Sieg!

told-lot = { $by-is ->
    [you] Du ziehst das höchste Los und beginnst.
   *[other] { $by } zieht das höchste Los und beginnt.
}
told-cars = Die Autos sind gemischt.
told-chances = Die Ereigniskarten sind gemischt.
told-turn = { $by-is ->
    [you] Du deckst auf: { $card }.
   *[other] { $by } deckt auf: { $card }.
}
told-bike = { $by-is ->
    [you] Du deckst auf: { $card }. Das bleibt bei dir; dein Zug ist vorbei.
   *[other] { $by } deckt auf: { $card }. Das bleibt bei { $by }; der Zug ist vorbei.
}
told-handed-all = Alle bekommen { $sum } € aus der Kasse.
told-receives = { $by-is ->
    [you] Du bekommst { $sum } € aus der Kasse.
   *[other] { $by } bekommt { $sum } € aus der Kasse.
}
told-has-bid = { $by } hat geheim geboten.
told-my-bid = Du bietest geheim { $sum } €.
told-my-pass = Du bietest geheim nichts.
told-bid = { $by-is ->
    [you] Du bietest { $sum } €.
   *[other] { $by } bietet { $sum } €.
}
told-no-bid = { $by-is ->
    [you] Du bietest nichts.
   *[other] { $by } bietet nichts.
}
told-pass = { $by-is ->
    [you] Du passt.
   *[other] { $by } passt.
}
told-free = { $by-is ->
    [you] Niemand bietet: du bekommst { $card } umsonst.
   *[other] Niemand bietet: { $by } bekommt { $card } umsonst.
}
told-highest = { $by-is ->
    [you] Du hast das höchste Gebot: { $sum } €.
   *[other] { $by } hat das höchste Gebot: { $sum } €.
}
told-sell = { $by-is ->
    [you] Du verkaufst { $card } für { $sum } € an { $whom }.
   *[other] { $whom-is ->
        [you] { $by } verkauft dir { $card } für { $sum } €.
       *[other] { $by } verkauft { $card } für { $sum } € an { $whom }.
    }
}
told-buy = { $by-is ->
    [you] Du kaufst { $card } selbst und zahlst { $whom } { $sum } €.
   *[other] { $whom-is ->
        [you] { $by } kauft { $card } und zahlt dir { $sum } €.
       *[other] { $by } kauft { $card } und zahlt { $whom } { $sum } €.
    }
}
told-cannot-pay = { $by-is ->
    [you] Du kannst nicht zahlen: es war ein Bluff, und deine Autos kommen unter den Hammer.
   *[other] { $by } kann nicht zahlen: es war ein Bluff, und die Autos von { $by } kommen unter den Hammer.
}
told-put-up = { $by-is ->
    [you] Du versteigerst { $card }.
   *[other] { $by } versteigert { $card }.
}
told-unsold = { $by-is ->
    [you] Niemand will { $card }: es bleibt bei dir.
   *[other] Niemand will { $card }: es bleibt bei { $by }.
}
told-bankrupt = { $by-is ->
    [you] Du bist pleite und scheidest aus.
   *[other] { $by } ist pleite und scheidet aus.
}
told-two = Es sind noch zwei Spieler: von jetzt an gelten die Regeln für zwei.
told-again = { $by-is ->
    [you] Du versteigerst { $card } noch einmal.
   *[other] { $by } versteigert { $card } noch einmal.
}
told-lost = { $by-is ->
    [you] Du kannst nicht zahlen und verlierst das Spiel.
   *[other] { $by } kann nicht zahlen und verliert das Spiel.
}
told-drawn = { $by-is ->
    [you] Du ziehst eine Ereigniskarte:
   *[other] { $by } zieht eine Ereigniskarte:
}
told-no-card = { $by-is ->
    [you] Du ziehst keine Ereigniskarte.
   *[other] { $by } zieht keine Ereigniskarte.
}
told-no-trade = { $by-is ->
    [you] Du gibst nichts in Zahlung.
   *[other] { $by } gibt nichts in Zahlung.
}
told-no-export = { $by-is ->
    [you] Du verkaufst nichts ins Ausland.
   *[other] { $by } verkauft nichts ins Ausland.
}
told-no-challenge = { $by-is ->
    [you] Du verhandelst nicht.
   *[other] { $by } verhandelt nicht.
}
told-name = { $by-is ->
    [you] Du nennst { $card }.
   *[other] { $by } nennt { $card }.
}
told-loses = { $by-is ->
    [you] Du verlierst { $card }.
   *[other] { $by } verliert { $card }.
}
told-give = { $by-is ->
    [you] Du gibst { $card } in Zahlung.
   *[other] { $by } gibt { $card } in Zahlung.
}
told-take = { $by-is ->
    [you] Du willst { $card } dafür.
   *[other] { $by } will { $card } dafür.
}
told-trade = { $by-is ->
    [you] Du gibst { $whom } { $gave } und nimmst { $got }.
   *[other] { $whom-is ->
        [you] { $by } gibt dir { $gave } und nimmt { $got }.
       *[other] { $by } gibt { $whom } { $gave } und nimmt { $got }.
    }
}
told-export = { $by-is ->
    [you] Du verkaufst { $card } ins Ausland und bekommst { $sum } € aus der Kasse.
   *[other] { $by } verkauft { $card } ins Ausland und bekommt { $sum } € aus der Kasse.
}
told-challenge = { $by-is ->
    [you] Du möchtest mit { $whom } verhandeln.
   *[other] { $whom-is ->
        [you] { $by } möchte mit dir verhandeln.
       *[other] { $by } möchte mit { $whom } verhandeln.
    }
}
told-want = { $by-is ->
    [you] Du verlangst von { $whom } { $card }.
   *[other] { $whom-is ->
        [you] { $by } verlangt von dir { $card }.
       *[other] { $by } verlangt von { $whom } { $card }.
    }
}
told-offer = { $by-is ->
    [you] Du bietest { $whom } { $sum } € für { $card }.
   *[other] { $whom-is ->
        [you] { $by } bietet dir { $sum } € für { $card }.
       *[other] { $by } bietet { $whom } { $sum } € für { $card }.
    }
}
told-counter = { $by-is ->
    [you] Du verlangst von { $whom } { $sum } € für { $card }.
   *[other] { $whom-is ->
        [you] { $by } verlangt von dir { $sum } € für { $card }.
       *[other] { $by } verlangt von { $whom } { $sum } € für { $card }.
    }
}
told-counter-purchase = { $by-is ->
    [you] Du möchtest lieber { $whom } { $card } abkaufen, für { $sum } €.
   *[other] { $whom-is ->
        [you] { $by } möchte lieber dir { $card } abkaufen, für { $sum } €.
       *[other] { $by } möchte lieber { $whom } { $card } abkaufen, für { $sum } €.
    }
}
told-accept = { $by-is ->
    [you] Du nimmst an.
   *[other] { $by } nimmt an.
}
told-refuse = { $by-is ->
    [you] Du lehnst ab.
   *[other] { $by } lehnt ab.
}
told-lay = { $by-is ->
    [you] Du legst einen Schein zu { $sum } € hin.
   *[other] { $by } legt einen Schein zu { $sum } € hin.
}
told-paid = { $by-is ->
    [you] Du hast { $whom } { $sum } € gezahlt.
   *[other] { $whom-is ->
        [you] { $by } hat dir { $sum } € gezahlt.
       *[other] { $by } hat { $whom } { $sum } € gezahlt.
    }
}
told-paid-pot = { $by-is ->
    [you] Du hast { $sum } € in die Kasse gezahlt.
   *[other] { $by } hat { $sum } € in die Kasse gezahlt.
}
told-change = { $by-is ->
    [you] Du bekommst { $sum } € Wechselgeld.
   *[other] { $by } bekommt { $sum } € Wechselgeld.
}
told-too-much = { $by-is ->
    [you] Das sind { $sum } € zu viel; Wechselgeld gibt es nicht.
   *[other] Das sind { $sum } € zu viel von { $by }; Wechselgeld gibt es nicht.
}
told-gets = { $by-is ->
    [you] Du bekommst { $card }.
   *[other] { $by } bekommt { $card }.
}
told-won = { $by-is ->
    [you] Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
   *[other] { $by } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}
told-won-too = { $by-is ->
    [you] Du teilst dir den Sieg, mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[other] { $by } teilt sich den Sieg, mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}

chance-receive = Nimm { $sum } € aus der Kasse.
chance-pay = Zahle { $sum } € in die Kasse.
chance-collect = Jeder andere Spieler zahlt dir { $sum } €.
chance-treat = Zahle jedem anderen Spieler { $sum } €.
chance-tax = Zahle { $sum } € in die Kasse für jedes Auto, das du hast.
chance-bonus = Nimm { $sum } € aus der Kasse für jedes Auto, das du hast.
chance-shares = Du hast Aktien gekauft! Nenne eine Marke: du bekommst { $sum } € für jedes Auto davon, das vor einem Spieler liegt.
chance-loss = Totalschaden: eines deiner Autos, du wählst welches, verschwindet aus dem Spiel.
chance-recall = Rückruf: nenne eine Marke, von der du ein Auto hast. Jeder Spieler verliert ein Auto davon.
chance-trade = Inzahlungnahme: du darfst eines deiner Autos gegen das eines anderen Spielers tauschen, von gleichem oder niedrigerem Wert. Niemand kann sich weigern.
chance-export = Export: du darfst eines deiner Autos, aber keinen Transporter, zu seinem Wert an die Kasse verkaufen. Es verschwindet aus dem Spiel.
chance-gift = Der Spieler links von dir zahlt dir { $sum } €.
chance-tip = Zahle dem Spieler rechts von dir { $sum } €.

account-make = { $count } × { $card }, zählt { $times ->
    [one] einmal
    [2] zweimal
   *[other] { $times }-mal
}
account-money = Geld auf der Hand: ein Punkt je Euro
account-out = Ausgeschieden

refused-over = Das Spiel ist vorbei.
refused-you-are-out = Du bist ausgeschieden.
refused-not-your-turn = Du hast jetzt nichts zu entscheiden.
refused-must-bid = Das Auto wird versteigert: biete, oder passe.
refused-must-choose = Verkaufe das Auto, oder kaufe es.
refused-must-put-up = Versteigere eines deiner Autos.
refused-must-pay = Du bist beim Zahlen: lege einen Schein hin.
refused-must-draw = Ziehe eine Ereigniskarte, oder lass es.
refused-must-name = Nenne eine Marke.
refused-must-lose = Wähle das Auto, das du verlierst.
refused-must-give = Wähle ein Auto zum Tauschen, oder lass es.
refused-must-take = Wähle, was du nimmst.
refused-must-trade-with = Wähle, mit wem du tauschst.
refused-must-export = Wähle ein Auto für das Ausland, oder lass es.
refused-must-challenge = Wähle, mit wem du verhandelst, oder beende deinen Zug.
refused-must-want = Wähle die Marke, von der du ein Auto möchtest.
refused-must-offer = Mach ein Angebot.
refused-must-answer = Nimm an, lehne ab, oder mach ein Gegenangebot.
refused-must-reply = Nimm an oder lehne ab.
refused-means = So viel Geld hast du nicht.
refused-not-exact = Mit deinen Scheinen kannst du nicht genau { $sum } € legen.
refused-not-higher = Ein Gebot muss höher sein als { $sum } €.
refused-buy = Du hast keine { $sum } €, um es zu kaufen.
refused-not-more = Ein Gegenangebot muss mehr sein als { $sum } €.
refused-accept = Du hast keine { $sum } €; du kannst nur ablehnen.
refused-no-note = So einen Schein hast du nicht.
refused-high-to-low = Scheine werden von hoch nach niedrig gelegt.
refused-pay-exactly = Du kannst passend zahlen, darum geht dieser Schein nicht: noch { $sum } €.
refused-no-change = Darauf könnte die Kasse nicht herausgeben.
refused-not-covered = Nach diesem Schein reichen deine anderen nicht mehr für { $sum } €.
refused-not-yours = Du hast das nicht: { $card }.
refused-not-common = Ihr müsst beide { $card } haben.
refused-put-up-already = Das ist schon versteigert worden: { $card }.
refused-nothing-to-take = Niemand hat ein Auto von gleichem oder niedrigerem Wert als { $card }.
refused-nobody-has = Kein anderer Spieler hat { $card }.
refused-dearer = Der Wert von { $card } ist höher als der deines Autos.
refused-export-transport = Ein Transporter wird nicht ins Ausland verkauft.
refused-no-such-player = Da sitzt niemand.
refused-yourself = Du kannst nicht dich selbst wählen.
refused-out = { $whom } ist ausgeschieden.
refused-has-none = { $whom } hat das nicht: { $card }.
refused-nothing-common = Du und { $whom }, ihr habt keine Marke gemeinsam.
refused-no-money = Du hast kein Geld zum Bieten.

place-makes = Marken

table-pile = { $count ->
    [one] noch { $count } Auto
   *[other] noch { $count } Autos
}
table-money = { $sum } € auf der Hand
table-shelf = { $count ->
    [one] { $count } Auto
   *[other] { $count } Autos
}, zählt { $times }-mal
table-no-cars = noch keine Autos
table-out = bankrott
table-you-are-out = Du bist bankrott und aus dem Spiel. Das war mutig geboten! Du darfst weiter zuschauen.
table-slip-offer = Angebot
table-slip-counter-offer = Gegenangebot
table-debt = { $by-is ->
    [you] Du hast zu hoch geboten: { $sum } € sind nötig. Deine Autos kommen eines nach dem anderen unter den Hammer; vielleicht reicht es.
   *[other] { $by } hat zu hoch geboten: { $sum } € sind nötig. Die Autos kommen eines nach dem anderen unter den Hammer; vielleicht reicht es.
}
table-points = { $points }
table-sum = Betrag
table-bid = Bieten
table-offer = Anbieten
table-counter = Gegenangebot
table-pay = { $sum } € zahlen
table-more = { $sum } € mehr
table-less = { $sum } € weniger
table-no-change = Niemand gibt Wechselgeld: diese { $sum } € kosten dich { $paid } €, also { $more } € zu viel.
table-pot-change = Die Kasse wechselt: von { $paid } € bekommst du { $more } € zurück, du zahlst also { $sum } €.

help-turn = Dein erster Zug: decke ein Auto auf und versteigere es. Später: versteigern, eine Ereigniskarte ziehen und tun, was darauf steht, und verhandeln, wenn du willst. Ein Fahrrad behältst du, und dein Zug ist vorbei.
help-sealed = Verdeckt: die anderen bieten gleichzeitig und geheim einen Betrag, den sie genau hinlegen können. Bei Gleichstand geht vor, wer links vom Versteigerer sitzt.
help-open = Offen: die anderen überbieten einander, und bluffen ist erlaubt. Wer nicht zahlen kann, versteigert eigene Autos; reicht auch das nicht, ist er bankrott.
help-choose = Wer versteigert, verkauft an das höchste Gebot oder behält das Auto und zahlt denselben Betrag an den Höchstbietenden.
help-pay = Zahle genau, wenn du kannst. Sonst zahlst du zu viel: Spieler geben kein Wechselgeld. Nur die Kasse wechselt.
help-chance = Eine Ereigniskarte trifft nie ein Fahrrad. Wer nicht tun kann, was darauf steht, tut, was geht; bankrott wird man davon nicht.
help-deal = Verhandeln: biete jemandem Geld für ein Auto einer Marke, die ihr beide habt. Die Antwort ist ja, nein oder ein Gegenangebot.
help-two = Zu zweit bieten beide; wer mehr bietet, bezahlt den anderen und bekommt das Auto. Die Ereigniskarte ist dann freiwillig.
help-score = Am Ende zählt eine Marke einmal bei einem Auto, zweimal bei zwei, viermal bei drei und sechsmal bei vier. Jeder Euro zählt einen Punkt.

# Warum man etwas tun könnte: was ein Auto wem wert ist, gegen seinen Preis.

why-pass-money = Um mehr zu bieten, fehlt dir das Geld.
why-pass = { $card } ist dir etwa { $worth } € wert. { $way ->
    [-1] Aber mit Geld, das du behältst, bekommst du andere Autos.
   *[other] Höher zu gehen wäre zu teuer.
}
why-bluff = { $sum } € hast du nicht: Das ist ein Bluff. Bieten die anderen mehr oder kauft man dir das Auto weg, merkt es niemand; sonst kommen deine Autos unter den Hammer.
why-quartet = { $card } macht dein Quartett voll, das sechsfach zählt: Das ist dir etwa { $worth } € wert.
why-bid-force = { $sum } € sind mehr als die rund { $worth } €, die { $card } dir wert ist: Aber { $whom } muss zu diesem Preis verkaufen oder dir ebenso viel zahlen.
why-bid = { $card } ist dir etwa { $worth } € wert. { $way ->
    [1] Das ist weniger als { $sum } €, aber so bekommen es die anderen nicht billig.
   *[other] Bei { $sum } € gewinnst du dabei.
}
why-buy = Für { $sum } € bekommst du { $card }, und das ist dir etwa { $worth } € wert{ $way ->
    [1] ; und sonst hat es niemand.
   *[other] .
}
why-sell-bluff = So wie alles Geld offen gewandert ist, kann { $whom } keine { $sum } € haben: Das ist ein Bluff, und du deckst ihn auf.
why-sell-must = Um das Auto selbst zu kaufen, fehlen dir die { $sum } €.
why-sell = Du bekommst { $sum } €, und { $card } ist dir etwa { $worth } € wert{ $way ->
    [-1] : Aber mit Geld bekommst du andere Autos.
   *[other] .
}
why-lay-exact = So zahlst du genau.
why-lay-change = Die Kasse gibt heraus.
why-lay-least = Genau zahlen kannst du nicht: { $paid } € für { $sum } € sind das Wenigste, was du legen kannst.
why-lay-keep = So behältst du deinen Schein zu { $sum } €.
why-lay-high = Mit dem Schein zu { $sum } € behältst du kleine für genaue Gebote.
why-card = Im Mittel { $way ->
    [-1] kostet dich eine Ereigniskarte etwa { $worth } €, aber es kann eine glückliche sein.
   *[other] bringt dir eine Ereigniskarte etwa { $worth } €.
}
why-no-card = Im Mittel { $way ->
    [-1] kostet dich eine Ereigniskarte etwa { $worth } €.
   *[other] bringt dir eine Ereigniskarte etwa { $worth } €, aber was du hast, ist sicher.
}
why-shares = Vor allen zusammen liegen Autos von { $card }, die an Aktien { $sum } € bringen, wenn die Kasse sie hat.
why-export = Die Kasse zahlt { $sum } €; dir ist { $card } etwa { $worth } € wert.
why-no-export = { $way ->
    [1] Im besten Fall gewännst du etwa { $sum } €, und deine Autos können noch mehr wert werden.
   *[other] Die Kasse zahlt für kein Auto mehr, als es dir wert ist.
}
why-recall = Du verlierst { $card }, dir etwa { $worth } € wert; { $count ->
    [0] sonst hat niemand eins.
    [one] noch jemand verliert eins.
   *[other] { $count } andere verlieren auch eins.
}
why-put-up = { $card } ist dir etwa { $worth } € wert; { $way ->
    [-1] an anderen verlörst du weniger, aber sie bringen vielleicht nicht genug.
   *[other] daran verlierst du am wenigsten.
}
why-lose = { $card } ist dir etwa { $worth } € wert; { $way ->
    [-1] das kostet mehr als andere, aber was du behältst, kann noch voll werden.
   *[other] daran verlierst du am wenigsten.
}
why-give = { $card } ist dir etwa { $cost } € wert{ $way ->
    [1] ; dafür kannst du bekommen, was dir { $sum } € mehr wert ist.
   *[other] ; etwas Besseres ist dafür kaum zu haben.
}
why-no-trade = { $way ->
    [1] Ein Tausch brächte dir höchstens etwa { $sum } €, und die andere Seite gewinnt auch.
   *[other] Kein Tausch bringt dir mehr, als er kostet.
}
why-take = { $card } ist dir etwa { $worth } € wert, { $gave } etwa { $cost } €.
why-trade-with = { $whom } verliert dabei etwa { $cost } € und bekommt ein Auto, das dort etwa { $worth } € wert ist.
why-ask = { $card } ist dir etwa { $sum } € wert, für { $whom } sind es etwa { $worth } €. { $way ->
    [1] Dazwischen gewinnt ihr beide.
   *[other] Vielleicht sieht { $whom } das anders.
}
why-offer = { $card } ist dir etwa { $worth } € wert, für { $whom } sind es etwa { $theirs } €. { $way ->
    [-1] { $sum } € sind ein Anfang; { $whom } kann mehr verlangen.
    [0] Bei { $sum } € gewinnt ihr beide.
   *[other] Bei { $sum } € sagt { $whom } kaum nein.
}
why-no-money = Du hast kein Geld, das du bieten könntest.
why-no-deal = { $way ->
    [1] Zu gewinnen sind höchstens etwa { $sum } €, und davon will die andere Seite ihren Teil.
   *[other] Alles, wonach du fragen könntest, ist dort ebenso viel oder mehr wert.
}
why-counter = { $card } ist für { $whom } etwa { $sum } € wert, für dich etwa { $worth } €. { $way ->
    [1] Du kannst also mehr verlangen.
   *[other] Du nennst einen Preis, zu dem du es hergäbst.
}
why-counter-buy = { $card } ist dir etwa { $worth } € wert, für { $whom } sind es etwa { $sum } €: Du kaufst lieber selbst.
why-accept = Du bekommst { $sum } €, und { $card } ist dir etwa { $worth } € wert{ $way ->
    [-1] : Aber mit Geld bekommst du andere Autos.
   *[other] .
}
why-refuse = Du bekämst { $sum } €, und { $card } ist dir etwa { $worth } € wert{ $way ->
    [-1] .
   *[other] , für { $whom } aber etwa { $theirs } €: Das wäre geschenkt.
}
why-decline-money = { $sum } € hast du nicht.
why-decline = { $card } ist dir etwa { $worth } € wert, und verlangt werden { $sum } €{ $way ->
    [-1] : Aber mit Geld, das du behältst, bekommst du andere Autos.
   *[other] .
}
