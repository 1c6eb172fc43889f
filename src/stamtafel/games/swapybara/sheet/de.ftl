# Swapybara: die Regeln eine nach der anderen, deutsch.

chapter-1 = Was auf dem Tisch liegt
rule-SW-1-1 = Es gibt acht Karten: −1, 0, 1, 2, 3, 4, 5 und 6, jede einmal. Sechser-Chip, Minus-Chip und Schutz-Chip liegen zu Anfang in der Mitte. Jeder hat einen Pfeil, der zeigt, wen er zuletzt gefragt hat; umgedreht zeigt er auch, dass er die Mitte benutzt hat.
rule-SW-1-2 = Ihr spielt so viele Runden wie abgemacht, meist drei, oder bis jemand ein Ziel erreicht. [ours] Ein Spiel hat 1 bis 20 Runden; ein Ziel ist 1 bis 100 Punkte.
rule-SW-1-3 = [ours] An einem strengen Tisch kannst du nichts fragen oder antworten, was nicht erlaubt ist. An einem Tisch auf Ehre kannst du die drei Karten missachten, die dich binden; dann gilt SW-8.1 und was danach kommt.
rule-SW-1-4 = [ours] Wer eingeladen hat, bestimmt, wer die erste Runde anfängt, oder alle ziehen ein Los, und das höchste fängt an.

chapter-2 = Eine neue Runde
rule-SW-2-1 = Alle bekommen eine Karte verdeckt und sehen nur diese an. Übrige Karten kommen ungesehen in die Schachtel.
rule-SW-2-2 = Genau zu viert kommt noch eine Karte verdeckt in die Mitte, und drei kommen in die Schachtel.
rule-SW-2-3 = Wer mit der 1 geendet hat, sucht sich zuerst heimlich eine der acht Karten aus. Die anderen sieben werden gemischt und ausgeteilt. Alle wissen, dass eine Karte ausgesucht wurde, sonst niemand, welche.
rule-SW-2-4 = Alle Pfeile fangen neu an: Niemand hat jemanden gefragt, niemand hat die Mitte benutzt. [ours] Deine erste Frage darf also an die Person gehen, die du in der Runde davor zuletzt gefragt hast.
rule-SW-2-5 = Ab der zweiten Runde fängt an, wer die letzte mit der höchsten Karte beendet hat. Die Zahl auf der Karte entscheidet, egal, was sie gezählt hat.
rule-SW-2-6 = Chips bleiben von Runde zu Runde liegen, wo sie sind.

chapter-3 = Dein Zug
rule-SW-3-1 = Gespielt wird im Uhrzeigersinn, bis alle drei Züge hatten. Wie viele Züge jemand hatte, dürfen alle wissen.
rule-SW-3-2 = In deinem Zug fragst du jemand anderen, ob ihr tauscht. Passen darfst du nicht, wie gut deine Karte auch ist.
rule-SW-3-3 = Auf wen dein Pfeil zeigt, den kannst du nicht fragen, egal, wie die Antwort war. Hast du jemand anderen gefragt, darfst du wieder.
rule-SW-3-4 = Hast du gefragt, zeigt dein Pfeil für alle sichtbar auf die gefragte Person.
rule-SW-3-5 = Wer gefragt wird, nimmt an oder lehnt ab. Beim Annehmen wechseln die zwei Karten den Platz, und beide sehen an, was sie bekommen haben. Beim Ablehnen bleibt alles liegen. Sonst sieht niemand eine Karte.
rule-SW-3-6 = Zu viert darfst du einmal je Runde mit der Mitte tauschen, statt jemanden zu fragen. Du siehst die Karte vorher nicht, es klappt immer, und keine Eigenschaft einer Karte spielt dabei eine Rolle. Dein Pfeil zeigt dann auf die Mitte. [ours] In deinem nächsten Zug darfst du alle fragen.
rule-SW-3-7 = Während einer Runde zeigt niemand Karten und spricht niemand über sie, außer wo eine Regel es sagt. Darauf achtet ihr selbst: Ein Programm kann es nicht.

chapter-4 = Was die Karten tun
rule-SW-4-0 = Die 0 wird am Ende der Runde weggegeben: siehe SW-5.2.
rule-SW-4-1 = Die 1 zählt 1 Punkt, und wer mit ihr endet, sucht sich eine Karte für die nächste Runde aus. Nach der letzten Runde gibt es nichts auszusuchen.
rule-SW-4-2 = Wirst du gefragt, während du die 2 hast, musst du ablehnen. Sie zählt 2 Punkte. In deinem eigenen Zug fragst du wie sonst, und bist die 2 los, wenn die andere Person annimmt.
rule-SW-4-3 = Die 3 zählt 3 Punkte und tut nichts.
rule-SW-4-4 = Wirst du gefragt, während du die 4 hast, musst du annehmen. Sie zählt 4 Punkte.
rule-SW-4-5 = Mit der 5 darfst du nur deine Nachbarn links und rechts fragen; zu viert steht dir auch die Mitte offen. Sie zählt 5 Punkte.
rule-SW-4-6 = Die 6 zählt 6 Punkte und bringt dir den Sechser-Chip. Hast du ihn schon, zählt die 6 nur −1 Punkt, und der Chip geht zurück in die Mitte.
rule-SW-4-7 = Die −1 zählt −1 Punkt und bringt dir den Minus-Chip. Hast du ihn schon, bringt die −1 stattdessen 6 Punkte, und der Chip geht zurück in die Mitte.
rule-SW-4-8 = Endet niemand mit der 6, bleibt der Sechser-Chip liegen; ohne die −1 bleibt der Minus-Chip liegen. Wie lange ein Chip schon irgendwo liegt, ist egal.
rule-SW-4-9 = Nur die Karte, die du gerade hast, bindet dich; nach einem Tausch gelten für beide die neuen. Die 2 und die 4 binden, wer gefragt wird, die 5, wer fragt.

chapter-5 = Die 0 am Ende einer Runde
rule-SW-5-1 = Nach dem letzten Zug, bevor eine Karte aufgedeckt wird, meldet sich, wer die 0 hat.
rule-SW-5-2 = Diese Person muss die 0 mit jemand anderem ihrer Wahl tauschen, nur nicht mit jemandem, der den Schutz-Chip hat. Wer ausgesucht wird, hat nichts zu sagen, auch nicht mit der 2. Zu viert darf es auch die Mitte sein, selbst wenn sie schon benutzt wurde.
rule-SW-5-3 = Die Karten zählen für die, die sie nach diesem Tausch haben, mit allem, was sie tun: Wer so die 6 bekommt, nimmt den Sechser-Chip.
rule-SW-5-4 = Wer die 0 bekommt, behält sie und bekommt keine Punkte. Dafür gibt es den Schutz-Chip für die nächste Runde.
rule-SW-5-5 = Der Schutz-Chip schützt eine Runde lang. Dann geht er an die Person, der die 0 bleibt, oder zurück in die Mitte, wenn niemand sie hat.
rule-SW-5-6 = [ours] Wer ausgesucht wurde, sieht die 0 kommen; die anderen sehen beide Karten, wenn gleich darauf alle aufgedeckt werden.

chapter-6 = Zählen
rule-SW-6-1 = Alle Karten werden aufgedeckt und zählen, wie SW-4.1 und die Regeln danach sagen. Die Punkte aller Runden werden addiert; eine Summe kann unter null liegen.
rule-SW-6-2 = Erst werden alle Punkte gezählt, mit den Chips, wie sie liegen; erst dann wandern die Chips.

chapter-7 = Das Ende des Spiels
rule-SW-7-1 = Nach der letzten Runde gewinnt die höchste Summe. Bei Gleichstand gewinnt, wer in der letzten Runde die höchste Karte hatte.
rule-SW-7-2 = Mit einem Ziel endet das Spiel mit der Runde, in der jemand es erreicht. [ours] Erreichen es mehrere, gewinnt die höchste Summe, und bei Gleichstand entscheidet SW-7.1.
rule-SW-7-3 = [ours] Mit einem Ziel ist die 100. Runde die letzte, und SW-7.1 entscheidet.

chapter-8 = Ein Tisch auf Ehre
rule-SW-8-1 = [ours] Drei Regeln kannst du brechen: Mit der 4 darfst du ablehnen, mit der 2 annehmen, mit der 5 alle fragen. Alle anderen Regeln gelten wie immer.
rule-SW-8-2 = [ours] Du weißt von einem Regelbruch, wenn du die Karte, mit der er begangen wurde, in derselben Runde selbst hattest, davor oder danach. Wenn alle Karten aufgedeckt werden, kommt alles heraus; auch die Mitte und die Karten derer, die raus sind, werden gezeigt.
rule-SW-8-3 = Wird ein Regelbruch gemeldet, wird der Tausch, zu dem er führte, rückgängig gemacht. [ours] Das gilt nur, solange beide Karten noch liegen, wo dieser Tausch sie hingebracht hat. Wer die Regel gebrochen hat, ist diese Runde raus, tut nichts mehr, wird nichts mehr gefragt und bekommt −2 Punkte statt denen der eigenen Karte, nur einmal, wie oft es auch war.
rule-SW-8-4 = [ours] Die Karte von jemandem, der raus ist, tut am Ende der Runde nichts: Kein Chip wandert für sie, die 0 wird nicht weggegeben, die 1 sucht nichts aus, und sie ist nicht die höchste Karte.
rule-SW-8-5 = [ours] Bevor du fragst oder antwortest, darfst du jemanden melden, der noch dabei ist und von dessen Regelbruch du weißt. Gemeldet wird der letzte davon; danach fragst oder antwortest du wie sonst. Meldest du die Person, die dich gerade fragt, ist ihr Zug vorbei.
rule-SW-8-6 = [ours] Melden musst du nicht. Was niemand meldet, kommt beim Aufdecken heraus, der letzte Regelbruch zuerst, und erst danach wird gezählt.
rule-SW-8-7 = [ours] Nach einem rückgängig gemachten Tausch fragt niemand noch einmal: Der Zug ist vorbei, und der Pfeil bleibt. Wer im eigenen Zug gemeldet wird, hat diesen Zug gehabt.
rule-SW-8-8 = [ours] Sind welche raus, sind deine Nachbarn die nächsten auf beiden Seiten, die noch dabei sind. Gibt es niemanden, den du fragen darfst, passt du, oder nimmst die Mitte, wenn das noch geht; Passen löscht deinen Pfeil.
rule-SW-8-9 = [ours] Kann die 0 an niemanden gehen, bleibt sie, wo sie ist, und wer sie hat, bekommt keine Punkte, aber den Schutz-Chip. Sind alle raus, fängt dieselbe Person die nächste Runde an. Bei gleichen Summen am Ende kommen die, die in der letzten Runde raus waren, nach den anderen; sind nur sie gleich, teilen sie sich den Sieg.
rule-SW-8-10 = [ours] Während eine Karte ausgesucht oder die 0 weggegeben wird, kann niemand etwas melden. Eine Karte, die du durch einen später rückgängig gemachten Tausch hattest, hast du gehabt. Eine weggegebene 0 bleibt weggegeben; wer sie dann hat, bekommt keine Punkte und ist geschützt, außer wer raus ist.

step-prompt-ask = Wer dran ist, muss jemanden fragen, aber nicht dieselbe Person wie beim letzten Mal (SW-3.2, SW-3.3). Zu viert darf es einmal je Runde die Mitte sein (SW-3.6).
step-prompt-pass = Wer dran ist, darf niemanden fragen und passt also, oder tauscht zu viert mit der Mitte, wenn das noch geht (SW-8.8).
step-prompt-answer = Wer gefragt ist, nimmt an, und die Karten wechseln den Platz, oder lehnt ab, und alles bleibt liegen (SW-3.5). Die 2 muss ablehnen (SW-4.2), die 4 muss annehmen (SW-4.4).
step-prompt-give = Die Züge sind vorbei. Wer die 0 hat, muss sie jemandem ohne Schutz-Chip geben oder, zu viert, in die Mitte legen; gleich danach werden die Karten aufgedeckt (SW-5.2, SW-5.4).
step-prompt-pick = Wer mit der 1 geendet hat, sucht sich heimlich eine Karte aus; danach werden die anderen ausgeteilt (SW-2.3).
step-prompt-deal = Eine neue Runde: Alle bekommen eine Karte (SW-2.1).
step-prompt-over = Das Spiel ist vorbei, und die höchste Summe hat gewonnen (SW-7.1).
step-prompt-shared = Das Spiel ist vorbei, und den Sieg teilen sich die, die bei gleicher Summe alle in der letzten Runde raus waren (SW-8.9).
