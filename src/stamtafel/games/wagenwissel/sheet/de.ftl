# WagenWissel: die Regeln eine nach der anderen, deutsch.

chapter-1 = Was auf dem Tisch liegt
rule-WW-1-1 = Es gibt 32 Autos, vier von jeder von acht Marken, und 31 Ereigniskarten.
rule-WW-1-2 = Es gibt 47 Scheine: fünfzehn zu 10 €, neun zu 20 €, zehn zu 50 €, fünf zu 100 €, vier zu 200 € und vier zu 500 €, zusammen 4.130 €. Jeder Betrag ist durch zehn teilbar. Ein Schein ist immer auf jemandes Hand oder in der Kasse.
rule-WW-1-3 = [ours] Eine Marke ist das Fahrrad, weniger wert als nichts; eine ist der Geldtransporter; sechs sind Autos mit erfundenen Namen. Ein Transporter gilt als Auto und als Marke, wo die Regeln es sagen, ein Fahrrad nur beim Zählen (WW-9.1).
rule-WW-1-4 = Vorher macht ihr die Versteigerung ab: verdeckt, wie üblich, oder offen, mit Bluff. [ours] Auch, ob ein Gegenangebot ein Preis oder ein Kauf ist (WW-7.4, WW-7.5), und mit welchen Karten ihr spielt.
rule-WW-1-5 = Zu dritt und zu viert fangen alle mit 90 € an: zwei Scheine zu 10, einer zu 20, einer zu 50. Zu zweit sind es 120 €: drei zu 10, zwei zu 20, einer zu 50. Alle anderen Scheine sind die Kasse, und die liegt offen.
rule-WW-1-6 = Dein Geld sehen die anderen nicht; deine Autos liegen offen. [ours] Auch wie viele Scheine du hast, sehen sie nicht.
rule-WW-1-7 = Autos und Ereigniskarten werden zu zwei verdeckten Stapeln gemischt. Gespielt wird im Uhrzeigersinn. [ours] Wer eingeladen hat, bestimmt, wer anfängt, oder alle ziehen ein Los, und das höchste fängt an.
rule-WW-1-8 = [ours] Ein eigener Stapel Autos hat acht Marken zu vier: ein Fahrrad unter null, einen Transporter, sechs Autos ab null, alle durch zehn teilbar und höchstens 10.000. Ein eigener Stapel Ereigniskarten hat 1 bis 100 Karten mit dem, was WW-6.4 kennt, und Beträge von 10 € bis 4.130 €.

chapter-2 = Ein Zug
rule-WW-2-1 = In deinem ersten Zug deckst du ein Auto auf und versteigerst es, mehr nicht. WW-2.4 und WW-2.5 gelten auch dann.
rule-WW-2-2 = In jedem späteren Zug versteigerst du ein Auto, ziehst eine Ereigniskarte und tust, was sie sagt, und verhandelst danach, wenn du willst.
rule-WW-2-3 = Nach dir ist im Uhrzeigersinn dran, wer noch dabei ist, egal, wer die Versteigerung gewonnen hat.
rule-WW-2-4 = Deckst du ein Fahrrad auf, gehört es dir, und dein Zug ist vorbei: keine Versteigerung, keine Ereigniskarte, keine Verhandlung.
rule-WW-2-5 = Kommt ein Transporter, zahlt die Kasse zuerst allen einen Schein: 50 € beim ersten Transporter, dann 100 €, 200 € und 500 €. Danach wird er versteigert wie jedes Auto. [ours] Die Kasse zahlt der Reihe nach, nur denen, die noch dabei sind; fehlt der Schein, zahlt sie den Betrag, wie WW-8.4 sagt.
rule-WW-2-6 = Das Spiel ist nach dem Zug aus, in dem das letzte Auto aufgedeckt wurde. [ours] Dieser Zug wird zu Ende gespielt, mit Ereigniskarte und Verhandlung.

chapter-3 = Die verdeckte Versteigerung
rule-WW-3-1 = Wer das Auto aufgedeckt hat, versteigert es. Alle anderen bieten gleichzeitig und geheim: nichts, oder einen Betrag, den sie passend legen können. Haben alle geboten, werden die Gebote zusammen gezeigt.
rule-WW-3-2 = Das höchste Gebot gewinnt. Bei gleichen Geboten gewinnt, wer links vom Versteigerer sitzt, [ours] sonst der Erste von dort im Uhrzeigersinn.
rule-WW-3-3 = Wer versteigert, verkauft oder kauft. Verkaufen: Der Gewinner zahlt sein Gebot und bekommt das Auto. Kaufen: Wer versteigert, zahlt dem Gewinner denselben Betrag und behält das Auto. [ours] Kaufen kann nur, wer genug Geld auf der Hand hat; dass du dabei zu viel zahlen müsstest, macht nichts.
rule-WW-3-4 = Bietet niemand, bekommt der Versteigerer das Auto umsonst.
rule-WW-3-5 = Gebote, die nicht gewonnen haben, gehen zurück. Alle haben sie gesehen.

chapter-4 = Die offene Versteigerung
rule-WW-4-1 = Die anderen bieten laut, jedes Gebot höher als das letzte. Passen ist nicht endgültig: Nach einem höheren Gebot dürfen alle anderen wieder bieten. [ours] Gefragt wird der Reihe nach im Uhrzeigersinn, vom linken Nachbarn des Versteigerers an; nach einem Gebot vom linken Nachbarn dessen an, der geboten hat.
rule-WW-4-2 = Die Versteigerung ist aus, wenn alle anderen seit dem letzten Gebot gepasst haben, oder wenn alle passen und es keines gibt. Dann geht es mit WW-3.3 oder WW-3.4 weiter. [ours] Das ersetzt das Gefühl des Versteigerers, dass niemand mehr will.
rule-WW-4-3 = Du darfst bluffen und mehr bieten, als du hast. [ours] Aber nicht mehr als 4.130 €, so viel Geld gibt es überhaupt.
rule-WW-4-4 = [ours] Kauft der Versteigerer, wird der Bluffer bezahlt, und niemand erfährt vom Bluff.
rule-WW-4-5 = Verkauft der Versteigerer und der Gewinner kann nicht zahlen, kommen dessen Autos unter den Hammer, eines nach dem anderen, jedes einmal, in einer Reihenfolge seiner Wahl, bis es reicht. Alle anderen dürfen bieten, auch der Versteigerer. [ours] Sie bieten nur Geld, das sie haben; selbst zurückkaufen geht nicht, und Fahrräder werden nicht versteigert.
rule-WW-4-6 = Sobald der Gewinner zahlen kann, zahlt er und bekommt das Auto.
rule-WW-4-7 = Wer dann noch nicht zahlen kann, ist pleite und scheidet aus: Unverkaufte Autos und Fahrräder kommen aus dem Spiel. [ours] Das Geld geht in die Kasse, und das Auto wird unter denen, die noch dabei sind, neu versteigert; sind das zwei, nach WW-5.1.
rule-WW-4-8 = Bleiben nach einer Pleite zwei übrig, spielen sie nach den Regeln für zwei weiter. Wer ausgeschieden ist, wird nichts mehr gefragt. Allein bleibt niemand übrig, denn zu zweit beendet WW-5.3 das Spiel.

chapter-5 = Zu zweit
rule-WW-5-1 = Ihr deckt abwechselnd Autos auf und bietet beide. Wer mehr bietet, zahlt der anderen Person und bekommt das Auto; verkauft oder gekauft wird nicht. Bei gleichen Geboten gewinnt, wer am Zug ist. Bietet niemand, bekommt diese Person das Auto umsonst. [ours] In einer offenen Versteigerung bietet zuerst, wer am Zug ist.
rule-WW-5-2 = Von deinem zweiten Zug an darfst du nach der Versteigerung eine Ereigniskarte ziehen, musst aber nicht.
rule-WW-5-3 = Kann in einer offenen Versteigerung der Gewinner nicht zahlen, gewinnt die andere Person sofort das Spiel.
rule-WW-5-4 = Sonst ist alles wie mit mehr Spielern, auch das Verhandeln.
rule-WW-5-5 = [ours] Nach einer Pleite gelten diese Regeln sofort, auch für den Rest dieses Zugs. Niemand bekommt neues Geld. WW-2.1 gilt noch für alle, die noch keinen Zug hatten.

chapter-6 = Ereigniskarten
rule-WW-6-1 = Die Karte wird gezeigt, ausgeführt und unter den Stapel gelegt. Waren alle dran, kommen sie in der Reihenfolge wieder, die alle gesehen haben.
rule-WW-6-2 = Ein Auto, das eine Ereigniskarte den Spielern nimmt, kommt aus dem Spiel; eines, das nur den Besitzer wechselt, nicht. Kein Auto kommt zurück in den Stapel. Fahrräder rührt keine Ereigniskarte an, [ours] und keine zählt sie mit.
rule-WW-6-3 = Aktien werden sofort ausgezahlt, für alle Autos der Marke.
rule-WW-6-4 = [ours] Die 31 Karten: Nimm 20 € (3), 50 € (3) oder 100 €; zahle 10 € (3), 20 € (2) oder 50 €; bekomme 10 € von allen (2), oder gib allen 10 €; zahle (2) oder nimm (2) 10 € je Auto von dir; Aktien, 20 € je Auto einer Marke (3); Totalschaden, ein Auto von dir (2); Rückruf, alle verlieren ein Auto einer Marke, die du hast; Inzahlungnahme, gegen ein Auto von jemand anderem mit gleichem oder niedrigerem Wert, und niemand kann sich weigern (2); Export, ein Auto von dir zu seinem Wert, aber kein Transporter; ein Geschenk von 20 € von links, ein Trinkgeld von 20 € nach rechts.
rule-WW-6-5 = [ours] Du tust, was du kannst: Mit zu wenig Geld zahlst du alles, und ohne Auto zum Verlieren, Nennen oder Tauschen tust du nichts. Durch eine Ereigniskarte geht niemand pleite.
rule-WW-6-6 = [ours] Es zählt nur, wer noch dabei ist. Mehrere Zahlungen gehen nacheinander, im Uhrzeigersinn von deiner linken Seite an, und über die Kasse: Sie gibt weiter, was geschuldet war, und behält, was zu viel gezahlt wurde. Aktien kannst du von jeder der sieben Marken nennen, und bei der Inzahlungnahme darfst du die Marke nehmen, die du gibst.

chapter-7 = Verhandeln
rule-WW-7-1 = Nach der Ereigniskarte darfst du mit einer Person über eine Marke verhandeln, von der ihr beide ein Auto habt, und offen einen Betrag für ein Auto von ihr bieten. [ours] Nicht über Fahrräder, und nur, was du auf der Hand hast.
rule-WW-7-2 = Die andere Person nimmt an, und du zahlst und bekommst das Auto; oder sie macht offen ein Gegenangebot.
rule-WW-7-3 = Du nimmst das Gegenangebot an oder nicht. In jedem Fall ist dein Zug vorbei.
rule-WW-7-4 = [ours] Mit „ein höherer Preis“ ist ein Gegenangebot ein höherer Preis für dasselbe Auto. Wer einfach ablehnt, macht kein Gegenangebot, und die Verhandlung ist vorbei.
rule-WW-7-5 = [ours] Mit „ein Angebot für das andere Auto“ ist ein Gegenangebot ein Betrag, den die andere Person für ein Auto von dir dieser Marke zahlen will, von dem, was sie auf der Hand hat. Ablehnen geht wie bei WW-7.4.
rule-WW-7-6 = [ours] Angebote und Gegenangebote liegen zwischen 10 € und 4.130 €. Einen Preis über dem, was du auf der Hand hast, kannst du nur ablehnen.

chapter-8 = Zahlen
rule-WW-8-1 = Spieler geben nichts heraus. Kannst du passend zahlen, tust du es, [ours] wie du willst; kannst du es nicht, zahlst du mehr, [ours] aber mit keinem Schein, der fehlen könnte.
rule-WW-8-2 = Die Kasse gibt heraus. Kannst du passend zahlen, tust du es. [ours] Kannst du es nicht, zahlst du so, dass die Kasse genau herausgeben kann; geht das nicht, ist es wie unter Spielern.
rule-WW-8-3 = [ours] Du legst Scheine einen nach dem anderen hin, von hoch nach niedrig, bis der Betrag erreicht ist. Der Tisch schlägt vor, wie du am wenigsten zu viel zahlst, und davon den Weg mit den wenigsten Scheinen.
rule-WW-8-4 = [ours] Die Kasse zahlt passend, mit so wenigen Scheinen wie möglich. Geht das nicht, zahlt sie den höchsten kleineren Betrag, der geht, und der Rest verfällt.
rule-WW-8-5 = [ours] Scheine wechseln offen den Besitzer. Der Tisch rechnet nie zusammen, was jemand hat; wer es sich merkt, weiß es.

chapter-9 = Zählen
rule-WW-9-1 = Ein Auto einer Marke zählt seinen Wert einmal, zwei zählen ihn zweimal, drei viermal, vier sechsmal. Fahrräder genauso: −10, −20, −40, −60. Vier Autos zu 100 sind also 600 Punkte.
rule-WW-9-2 = Jeder Euro auf deiner Hand ist ein Punkt.
rule-WW-9-3 = Die meisten Punkte gewinnen. [ours] Bei Gleichstand gewinnt, wer mehr volle Quartette hat, Fahrräder nicht gezählt; sind auch die gleich, wird der Sieg geteilt.
rule-WW-9-4 = [ours] Wer ausgeschieden ist oder nach WW-5.3 verloren hat, zählt nichts und kann nicht gewinnen, auch nicht gegen jemanden mit weniger als nichts.

step-prompt-deal = Die Karten werden gemischt (WW-1.7).
step-prompt-bid = Alle außer dem Versteigerer bieten geheim, nichts oder einen Betrag, den sie passend legen können (WW-3.1). Dann verkauft der Versteigerer an das höchste Gebot oder kauft selbst für diesen Betrag (WW-3.3). Zu zweit bieten beide (WW-5.1).
step-prompt-bid-wait = { step-prompt-bid }
step-prompt-call = Wer gefragt wird, bietet auf das Auto oder passt; nach einem Gebot darf man wieder bieten (WW-4.1). Bluffen ist erlaubt, außer wenn die Autos eines Bluffers unter den Hammer kommen (WW-4.3, WW-4.5).
step-prompt-call-last = { step-prompt-call }
step-prompt-raise = Wer gefragt wird, bietet mehr oder passt; haben alle anderen seit dem letzten Gebot gepasst, gewinnt es (WW-4.1, WW-4.2).
step-prompt-choose = Wer versteigert, verkauft das Auto für das höchste Gebot, oder zahlt diesen Betrag und behält es (WW-3.3).
step-prompt-put-up = Der Gewinner der Versteigerung kann nicht zahlen. Seine Autos werden eines nach dem anderen versteigert, bis es reicht; sonst scheidet er aus (WW-4.5, WW-4.7).
step-prompt-pay = Jemand zahlt an jemand anderen, Schein für Schein, von hoch nach niedrig (WW-8.3). Herausgegeben wird nichts (WW-8.1).
step-prompt-pay-pot = Jemand zahlt in die Kasse, Schein für Schein, von hoch nach niedrig (WW-8.3). Die Kasse gibt heraus, wenn sie kann (WW-8.2).
step-prompt-draw = Zu zweit darf man eine Ereigniskarte ziehen oder es lassen (WW-5.2).
step-prompt-shares = Eine Marke wird genannt, und die Kasse zahlt für jedes Auto davon, das vor jemandem liegt (WW-6.3, WW-6.4).
step-prompt-recall = Eine Marke wird genannt, von der ein Auto hat, wer am Zug ist; alle verlieren ein Auto davon (WW-6.4).
step-prompt-lose = Wer am Zug ist, gibt ein Auto ab; es kommt aus dem Spiel (WW-6.2, WW-6.4).
step-prompt-give = Wer am Zug ist, darf ein Auto gegen eines von jemand anderem in Zahlung geben, mit gleichem oder niedrigerem Wert. Niemand kann sich weigern (WW-6.4).
step-prompt-take = { step-prompt-give }
step-prompt-trade-with = { step-prompt-give }
step-prompt-export = Wer am Zug ist, darf ein Auto, aber keinen Transporter, zu seinem Wert an die Kasse verkaufen; es kommt aus dem Spiel (WW-6.4).
step-prompt-challenge = Wer am Zug ist, darf mit einer anderen Person über eine Marke verhandeln, die beide haben, oder den Zug beenden (WW-7.1).
step-prompt-want = Wer am Zug ist, sagt, welches Auto der anderen Person es sein soll; beide haben diese Marke (WW-7.1).
step-prompt-offer = Wer am Zug ist, bietet offen einen Betrag, von dem, was auf der Hand ist (WW-7.1, WW-7.6).
step-prompt-answer = Die andere Person nimmt das Angebot an, lehnt ab oder macht ein Gegenangebot (WW-7.2, WW-7.4, WW-7.5).
step-prompt-reply = Wer am Zug ist, nimmt das Gegenangebot an oder nicht; dann ist der Zug vorbei (WW-7.3).
step-prompt-reply-purchase = { step-prompt-reply }
step-prompt-over = Das Spiel ist vorbei, und die meisten Punkte haben gewonnen (WW-9.3). Konnte zu zweit ein Bluff nicht bezahlt werden, gewinnt die andere Person (WW-5.3).
step-prompt-over-shared = Punkte und Quartette sind gleich, also wird der Sieg geteilt (WW-9.3).
step-prompt-over-shared-you = { step-prompt-over-shared }
