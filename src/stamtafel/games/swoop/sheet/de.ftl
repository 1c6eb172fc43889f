# Swoop: die Regeln eine nach der anderen, deutsch.

chapter-1 = Karten und Absprachen
rule-SO-1-1 = Kartenspiele zu 52 Karten mit je zwei Jokern werden zusammengemischt: zwei zu 3 oder 4 Spielern (108 Karten), drei zu 5 oder 6 (162), vier zu 7 oder 8 (216).
rule-SO-1-2 = Farben zählen nicht. Von niedrig nach hoch geht es von A 2 3 4 5 6 7 8 9 B D bis K. Die 10 und der Joker stehen außerhalb dieser Reihe: Sie fegen.
rule-SO-1-3 = Vorher macht ihr ab: das Ziel, wie die Karten zählen, 11 oder 12 Handkarten, was auf dem Tisch liegt, ob die 10 fegt oder eine gewöhnliche Karte zwischen 9 und B ist, und großes Fegen. Alles geht mit allem zusammen. Was nicht auf dem Tisch liegt, hast du auf der Hand. [ours] Ein Ziel ist 1 bis 10.000 Punkte; 500 ist üblich.
rule-SO-1-4 = [ours] Karten eines Werts sind gleich gut, also sagst du, wie viele du spielst, nicht welche.

chapter-2 = Eine neue Runde
rule-SO-2-1 = Vier deiner Karten liegen verdeckt in einer Reihe, und auch du siehst sie nicht an: die Geheimkarten. Auf jeder liegt eine offene Karte. Der Rest ist deine Hand, und die siehst nur du.
rule-SO-2-2 = Übrige Karten bleiben verdeckt aus dem Spiel, außer denen, mit denen ausgelost wird, wer anfängt.
rule-SO-2-3 = In der ersten Runde ziehen alle eine Karte, und die höchste fängt an. Wer eine 10 oder einen Joker zieht, zieht noch einmal; wer gemeinsam die höchste hat, auch. [ours] Eine gewöhnliche 10 hat auch hier ihren Wert; sind keine Karten mehr da, fängt der niedrigste Platz an, der noch zog. Wer eingeladen hat, kann auch einfach bestimmen, wer anfängt.
rule-SO-2-4 = Die nächste Runde fängt der linke Nachbar dessen an, der die letzte angefangen hat.
rule-SO-2-5 = Gespielt wird im Uhrzeigersinn.

chapter-3 = Dein Zug
rule-SO-3-1 = Du spielst eine bis vier Karten eines Werts, aus der Hand, von deinen offenen Karten oder beides. Passen darfst du nicht; irgendetwas darfst du immer spielen. [ours] Von gleichen offenen Karten geht die am weitesten links.
rule-SO-3-2 = Niedriger als die oberste Karte, oder gleich: Deine Karten kommen auf den Stapel.
rule-SO-3-3 = Höher darfst du auch, selbst wenn du niedriger könntest. Aber dann nimmst du zuerst den ganzen Stapel auf die Hand, und deine Karten beginnen einen neuen. [ours] Du suchst sie aus, bevor du den Stapel nimmst; was du nimmst, kann also nicht mehr dazu.
rule-SO-3-4 = Gibt es keinen Stapel, beginnen deine Karten einen.
rule-SO-3-5 = Dann ist dein linker Nachbar dran, außer du hast den Stapel weggefegt oder keine Karten mehr.
rule-SO-3-6 = Den Stapel dürfen alle durchsehen, und alle sehen, was jemand mit ihm auf die Hand nimmt. [ours] Wie viele Karten und Geheimkarten jemand hat, dürfen alle wissen. Ein weggefegter Stapel wird nicht mehr angesehen.

chapter-4 = Fegen
rule-SO-4-1 = Ein weggefegter Stapel ist aus der Runde, und du bist sofort noch einmal dran. Fegst du wieder, spielst du wieder.
rule-SO-4-2 = Vier Karten eines Werts obenauf fegen, ob du alle vier gespielt oder vollendet hast, was andere angefangen haben.
rule-SO-4-3 = Eine 10 oder ein Joker fegt auf allem, und auch ohne Stapel. [ours] Mehrere 10er dürfen zusammen gespielt werden, mehrere Joker auch, aber nicht eine 10 mit einem Joker.
rule-SO-4-4 = Mehr als vier Gleiche dürfen nie oben liegen. Auf drei 8er darfst du eine 8 legen und nicht mehr; sie fegt, und deine nächste 8 kann im Extrazug kommen.
rule-SO-4-5 = Vier Gleiche, die höher sind als die oberste Karte, tun beides: Du nimmst den Stapel, und dann fegst du mit den vieren. Im Extrazug darfst du benutzen, was du genommen hast.
rule-SO-4-6 = Mit großem Fegen dürfen mehr als vier Gleiche oben liegen, und sie fegen: Auf drei 8er darfst du noch bis zu vier legen. [ours] Du spielst weiterhin höchstens vier Karten.
rule-SO-4-7 = Den Extrazug musst du nehmen. Nur wenn du mit deiner letzten Karte gefegt hast, gibt es keinen: Dann ist die Runde aus.

chapter-5 = Geheimkarten
rule-SO-5-1 = Eine Geheimkarte darfst du aufdecken, wenn die offene Karte auf ihr weg ist, und nur als erste Karte eines Zugs oder Extrazugs. [ours] Gibt es in diesem Spiel keine offenen Karten, darfst du es in jedem Zug.
rule-SO-5-2 = Eine Geheimkarte, die du aufdeckst, wird gespielt, was sie auch ist. Niemand sieht vorher nach, und niemand nimmt sie zurück.
rule-SO-5-3 = Du darfst gleiche Karten aus der Hand und von deinen offenen Karten dazulegen, bis zu vier zusammen. [ours] Das entscheidest du, wenn du die Karte gesehen hast, und bevor du einen Stapel nimmst.
rule-SO-5-4 = Sonst geht alles wie immer: Ist sie höher, nimmst du zuerst den Stapel; eine Fegekarte oder die vierte einer Sorte fegt.
rule-SO-5-5 = Hast du nur noch Geheimkarten, deckst du eine auf.

chapter-6 = Das Ende einer Runde
rule-SO-6-1 = Die Runde ist aus, sobald jemand keine Karte mehr hat, weder auf der Hand noch auf dem Tisch. Diese Person bekommt 0 Punkte.
rule-SO-6-2 = Alle anderen zählen die Karten, die sie noch haben, auch die geheimen: ein Ass 1, 2 bis 9 ihre Zahl, B, D und K 10, eine 10 oder ein Joker 50. Die Punkte werden von Runde zu Runde addiert. [ours] Nicht von jeder Karte ist überliefert, was sie zählt; das sind die üblichen Werte.
rule-SO-6-3 = Wird einfach gezählt, zählen A bis 9 je 5, B, D und K 10, eine 10 oder ein Joker 20. Eine gewöhnliche 10 zählt 10, [ours] auch wenn einfach gezählt wird.
rule-SO-6-4 = Mit einer Karte, die höher ist als die oberste, wirst du nicht fertig, denn zuerst kommt der Stapel auf deine Hand. Mit vier Gleichen geht es noch: Sie fegen, und du spielst weiter.

chapter-7 = Das Ende des Spiels
rule-SO-7-1 = Das Spiel endet mit der Runde, nach der jemand das Ziel erreicht hat. Die niedrigste Summe gewinnt.
rule-SO-7-2 = Sind mehrere gemeinsam am niedrigsten, spielen alle noch eine Runde, bis jemand allein am niedrigsten ist.
rule-SO-7-3 = [ours] Nach 2.000 Zügen wird eine Runde abgebrochen, und alle zählen, was sie haben. So weit kommen Menschen nie.

step-prompt-start = Es gibt keinen Stapel. Wer dran ist, spielt eine bis vier Karten eines Werts und beginnt einen (SO-3.1, SO-3.4). Eine 10 oder ein Joker fegt auch dann (SO-4.3).
step-prompt-play = Wer dran ist, spielt eine bis vier Karten eines Werts (SO-3.1). Niedriger oder gleich kommt auf den Stapel (SO-3.2); höher nimmt ihn zuerst (SO-3.3); vier Gleiche obenauf fegen ihn weg (SO-4.2).
step-prompt-add = Eine Geheimkarte wurde aufgedeckt und wird gespielt. Gleiche Karten dürfen dazu, bis zu vier zusammen (SO-5.2, SO-5.3).
step-prompt-deal = Die Karten werden ausgeteilt, oder es wird ausgelost, wer anfängt (SO-2.1, SO-2.3).
step-prompt-over = Jemand hat das Ziel erreicht, und die niedrigste Summe hat gewonnen (SO-7.1).
