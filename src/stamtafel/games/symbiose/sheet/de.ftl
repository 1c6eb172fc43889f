# Symbiose: die Regeln eine nach der anderen, deutsch.

chapter-1 = Die Karten
rule-SY-1-1 = Es gibt 36 Karten. Jede zeigt ein Tier, dahinter die Farbe einer Jahreszeit, und was sie zählt.
rule-SY-1-2 = Es gibt 12 Libellen, 10 Fische, 8 Schnecken und 6 Frösche; 12 Karten sind rosa, 10 grün, 8 orange und 6 blau.
rule-SY-1-3 = Eine Karte zählt eine feste Punktzahl oder so viele Punkte für jede Karte mit einem bestimmten Tier oder einer bestimmten Farbe. Wo sie die sucht, hängt davon ab, wo sie liegt (SY-4.2).
rule-SY-1-4 = Keine gedruckte Karte zählt ihr eigenes Tier oder ihre eigene Farbe. [ours] Alle gedruckten Karten stehen im Regelbuch, damit jeder sie nachsehen kann.
rule-SY-1-5 = [ours] Ihr könnt mit eigenen Karten aus einer Datei spielen: eine Karte je Zeile, jede mit 1 bis 20 Punkten, fest oder für jede Karte, die sie zählt. Es müssen genug für alle Teiche und den Fluss sein, höchstens 100. Eine Karte, die zählt, was sie selbst zeigt, zählt auch sich selbst, wenn sie in den eigenen Teich blickt.

chapter-2 = Aufbau
rule-SY-2-1 = Alle haben acht Karten in zwei Viererreihen verdeckt vor sich und haben sie nicht angesehen: den Teich.
rule-SY-2-2 = In der Mitte liegen vier Karten offen: der Fluss. Übrige Karten sind aus dem Spiel, und niemand sieht sie an.
rule-SY-2-3 = Alle wählen gleichzeitig eine Karte des eigenen Teichs; diese werden zusammen aufgedeckt. [ours] Alle sehen, wer gewählt hat, aber nicht, was.
rule-SY-2-4 = [ours] Wer eingeladen hat, bestimmt, wer anfängt, oder alle ziehen ein Los, und das höchste fängt an; das steht fest, bevor ausgeteilt wird. Gespielt wird im Uhrzeigersinn.

chapter-3 = Dein Zug
rule-SY-3-1 = Du tauschst eine Karte des Flusses gegen eine aus deinem Teich. Jede kommt an den Platz der anderen, und beide liegen offen. Passen darfst du nicht.
rule-SY-3-2 = Die Karte aus deinem Teich darf offen oder verdeckt sein. Eine verdeckte sehen alle erst, wenn sie im Fluss liegt.
rule-SY-3-3 = Lag die Karte, die du abgegeben hast, schon offen, deckst du danach eine deiner verdeckten Karten auf, welche du willst. Das darfst du nach dem Tausch entscheiden.
rule-SY-3-4 = So öffnet jeder Zug genau eine Karte deines Teichs, und alle haben nach der ersten Karte sieben Züge.
rule-SY-3-5 = Das Spiel ist aus, wenn alle Karten aller Teiche offen liegen.

chapter-4 = Zählen
rule-SY-4-1 = Eine Karte mit einer festen Zahl zählt diese, wo sie auch liegt.
rule-SY-4-2 = Eine Karte, die etwas zählt, zählt alle acht Karten eines Teichs. Die zwei Karten deiner linken Spalte blicken in den Teich deines linken Nachbarn, die vier in der Mitte in deinen eigenen, die zwei der rechten Spalte in den deines rechten Nachbarn.
rule-SY-4-3 = Dein linker Nachbar ist, wer nach dir dran ist, dein rechter, wer vor dir dran ist. Zu dritt sind das die beiden anderen.
rule-SY-4-4 = Die höchste Summe gewinnt. Bei gleichen Summen wird der Sieg geteilt.
rule-SY-4-5 = [ours] Während des Spiels zeigt der Tisch, was offene Karten mit den offenen Karten zählen, die sie finden. Verdeckte Karten zählen nicht mit, bis sie aufgedeckt sind.

chapter-5 = Das Duell: zu zweit
rule-SY-5-1 = Zu zweit hat der Fluss acht Karten: vier offene und darunter vier verdeckte, die niemand ansieht.
rule-SY-5-2 = Du darfst eine offene Karte des Flusses nehmen oder ungesehen eine verdeckte. Was getauscht wird, liegt danach offen, im Teich wie im Fluss.
rule-SY-5-3 = Der Fluss nimmt den Platz eines Nachbarn ein; auf der anderen Seite sitzt dein Gegenüber. [ours] Wer auf dem ersten Platz sitzt, hat das Gegenüber links und den Fluss rechts; wer auf dem zweiten sitzt, hat den Fluss links und das Gegenüber rechts.
rule-SY-5-4 = Liegen beide Teiche offen, werden die verdeckten Karten des Flusses aufgedeckt; dann zählt er wie ein Teich.

chapter-6 = Zwei gegen zwei
rule-SY-6-1 = Zu viert könnt ihr in Teams spielen; wer sich gegenübersitzt, gehört zusammen. Sonst bleibt alles, wie es ist, und du weißt von den Karten deines Partners nicht mehr als alle anderen.
rule-SY-6-2 = Beide äußeren Spalten deines Teichs blicken in den Teich deines Partners, die Mitte in deinen eigenen.
rule-SY-6-3 = Die Punkte beider Partner werden addiert, und das Team mit mehr gewinnt. [ours] Haben beide Teams gleich viele, teilen sie sich den Sieg.

step-prompt-first = Alle wählen gleichzeitig eine erste Karte; haben alle gewählt, werden sie zusammen aufgedeckt (SY-2.3).
step-prompt-first-wait = Andere wählen ihre erste Karte noch; haben alle gewählt, werden sie zusammen aufgedeckt (SY-2.3).
step-prompt-swap = Wer dran ist, tauscht eine Karte des Flusses gegen eine aus dem eigenen Teich; danach liegen beide offen (SY-3.1). Lag die abgegebene Karte schon offen, wird noch eine verdeckte aufgedeckt (SY-3.3).
step-prompt-turn = Die abgegebene Karte lag offen; deshalb wird jetzt eine verdeckte Karte dieses Teichs aufgedeckt (SY-3.3).
step-prompt-deal = Die Karten werden gemischt und ausgelegt (SY-2.1, SY-2.2).
step-prompt-won-1 = Alle Teiche liegen offen, und die höchste Summe hat gewonnen (SY-3.5, SY-4.4).
step-prompt-won-2 = { step-prompt-won-1 }
step-prompt-won-3 = { step-prompt-won-1 }
step-prompt-won-4 = { step-prompt-won-1 }
step-prompt-team = Alle Teiche liegen offen, und das Team mit mehr Punkten hat gewonnen (SY-3.5, SY-6.3).
step-prompt-teams = { step-prompt-team }
