# Swapybara: de regels één voor één, Nederlands.

chapter-1 = Wat er op tafel ligt
rule-SW-1-1 = Er zijn acht kaarten: −1, 0, 1, 2, 3, 4, 5 en 6, van elk één. Het zesfiche, het minfiche en het beschermfiche beginnen in het midden. Elke speler heeft een pijl die laat zien wie hij het laatst gevraagd heeft; omgedraaid laat die ook zien dat hij het midden heeft gebruikt.
rule-SW-1-2 = Je speelt een afgesproken aantal ronden, meestal drie, of tot iemand een doel haalt. [ours] Een spel heeft 1 tot 20 ronden; een doel is 1 tot 100 punten.
rule-SW-1-3 = [ours] Aan een strenge tafel kun je niets vragen of antwoorden wat niet mag. Aan een tafel op eer kun je de drie kaarten die je binden negeren; dan geldt SW-8.1 en wat daarna komt.
rule-SW-1-4 = [ours] De gastheer wijst aan wie de eerste ronde begint, of iedereen trekt een lot en het hoogste begint.

chapter-2 = Een nieuwe ronde
rule-SW-2-1 = Iedereen krijgt één gedekte kaart en bekijkt alleen die. Kaarten die overblijven gaan ongezien in de doos.
rule-SW-2-2 = Met precies vier spelers gaat er nog een kaart gedekt in het midden, en gaan er drie in de doos.
rule-SW-2-3 = Wie met de 1 eindigde, kiest eerst in het geheim een van de acht kaarten. De andere zeven worden geschud en gedeeld. Iedereen weet dat er gekozen is, niemand anders wat.
rule-SW-2-4 = Alle pijlen beginnen opnieuw: niemand heeft iemand gevraagd, niemand heeft het midden gebruikt. [ours] Je eerste vraag mag dus aan wie je in de vorige ronde het laatst vroeg.
rule-SW-2-5 = Vanaf de tweede ronde begint wie de vorige met de hoogste kaart eindigde. Het getal op de kaart beslist, wat die ook opleverde.
rule-SW-2-6 = Fiches blijven van ronde tot ronde liggen waar ze liggen.

chapter-3 = Je beurt
rule-SW-3-1 = De beurt gaat met de klok mee, tot iedereen drie beurten heeft gehad. Hoeveel beurten iemand gehad heeft, mag iedereen weten.
rule-SW-3-2 = In je beurt vraag je een andere speler om te ruilen. Passen mag niet, hoe goed je kaart ook is.
rule-SW-3-3 = Wie je pijl aanwijst, kun je niet vragen, wat het antwoord ook was. Heb je iemand anders gevraagd, dan mag het weer.
rule-SW-3-4 = Als je gevraagd hebt, wijst je pijl voor iedereen zichtbaar naar wie je vroeg.
rule-SW-3-5 = Wie gevraagd wordt, neemt aan of weigert. Bij aannemen wisselen de twee kaarten van plaats en bekijkt ieder wat hij kreeg. Bij weigeren blijft alles liggen. Niemand anders ziet een kaart.
rule-SW-3-6 = Met vier spelers mag je één keer per ronde met het midden ruilen in plaats van iemand te vragen. Je ziet die kaart niet vooraf, het lukt altijd, en geen enkele eigenschap van een kaart doet ertoe. Je pijl wijst dan naar het midden. [ours] In je volgende beurt mag je iedereen vragen.
rule-SW-3-7 = Tijdens een ronde laat niemand kaarten zien en praat niemand erover, behalve waar een regel dat zegt. Daar let je zelf op: een programma kan dat niet.

chapter-4 = Wat de kaarten doen
rule-SW-4-0 = De 0 wordt aan het eind van de ronde weggegeven: zie SW-5.2.
rule-SW-4-1 = De 1 is 1 punt waard, en wie ermee eindigt, kiest een kaart voor de volgende ronde. Na de laatste ronde valt er niets te kiezen.
rule-SW-4-2 = Word je gevraagd terwijl je de 2 hebt, dan moet je weigeren. De 2 is 2 punten waard. In je eigen beurt vraag je gewoon, en raak je de 2 kwijt als de ander aanneemt.
rule-SW-4-3 = De 3 is 3 punten waard en doet niets.
rule-SW-4-4 = Word je gevraagd terwijl je de 4 hebt, dan moet je aannemen. De 4 is 4 punten waard.
rule-SW-4-5 = Met de 5 mag je alleen de spelers naast je vragen; met vier spelers mag ook het midden. De 5 is 5 punten waard.
rule-SW-4-6 = De 6 is 6 punten waard en brengt je het zesfiche. Heb je dat al, dan telt de 6 voor −1 en gaat het fiche terug naar het midden.
rule-SW-4-7 = De −1 telt voor −1 en brengt je het minfiche. Heb je dat al, dan telt de −1 voor 6 en gaat het fiche terug naar het midden.
rule-SW-4-8 = Eindigt geen speler met de 6, dan blijft het zesfiche liggen; zonder de −1 blijft het minfiche liggen. Hoe lang een fiche ergens ligt, maakt niet uit.
rule-SW-4-9 = Alleen de kaart die je nu hebt, bindt je; na een ruil gelden voor allebei de nieuwe kaarten. De 2 en de 4 binden wie gevraagd wordt, de 5 wie vraagt.

chapter-5 = De 0 aan het eind van een ronde
rule-SW-5-1 = Na de laatste beurt, voordat er een kaart open gaat, meldt zich wie de 0 heeft.
rule-SW-5-2 = Die speler moet de 0 ruilen met een andere speler naar keuze, maar niet met wie het beschermfiche heeft. De ander heeft niets te zeggen, ook niet met de 2. Met vier spelers mag het ook het midden zijn, zelfs als je dat al gebruikt had.
rule-SW-5-3 = De kaarten tellen voor wie ze na deze ruil heeft, met alles wat ze doen: wie zo de 6 krijgt, neemt het zesfiche.
rule-SW-5-4 = Wie de 0 krijgt, houdt die en scoort niets. Daarvoor krijgt die speler het beschermfiche voor de volgende ronde.
rule-SW-5-5 = Het beschermfiche beschermt één ronde. Daarna gaat het naar wie dan met de 0 blijft zitten, of terug naar het midden als geen speler die heeft.
rule-SW-5-6 = [ours] De gekozen speler ziet de 0 aankomen; de anderen zien beide kaarten als meteen daarna alles open gaat.

chapter-6 = Tellen
rule-SW-6-1 = Alle kaarten gaan open en tellen zoals SW-4.1 en de regels daarna zeggen. De punten van alle ronden worden opgeteld; een totaal kan onder nul zijn.
rule-SW-6-2 = Eerst worden alle punten geteld, met de fiches zoals ze liggen; pas dan verhuizen de fiches.

chapter-7 = Het einde van het spel
rule-SW-7-1 = Na de laatste ronde wint het hoogste totaal. Bij gelijke stand wint wie in de laatste ronde de hoogste kaart had.
rule-SW-7-2 = Met een doel eindigt het spel met de ronde waarin iemand dat haalt. [ours] Halen meerdere spelers het, dan wint het hoogste totaal, en bij gelijke stand beslist SW-7.1.
rule-SW-7-3 = [ours] Met een doel is de 100e ronde de laatste, en beslist SW-7.1.

chapter-8 = Een tafel op eer
rule-SW-8-1 = [ours] Drie regels kun je overtreden: met de 4 mag je weigeren, met de 2 mag je aannemen, met de 5 mag je iedereen vragen. Alle andere regels gelden zoals altijd.
rule-SW-8-2 = [ours] Je weet van een overtreding als je de kaart waarmee die begaan werd zelf hebt gehad, ervoor of erna, in dezelfde ronde. Als alle kaarten open gaan, komt alles uit; ook het midden en de kaarten van wie eruit ligt gaan dan open.
rule-SW-8-3 = Wordt een overtreding gemeld, dan wordt de ruil die eruit volgde teruggedraaid. [ours] Dat kan alleen zolang beide kaarten nog liggen waar die ruil ze bracht. De overtreder ligt er deze ronde uit, doet niets meer en wordt niets meer gevraagd, en scoort −2 in plaats van zijn kaart, één keer, hoe vaak het ook was.
rule-SW-8-4 = [ours] De kaart van wie eruit ligt, doet aan het eind van de ronde niets: er verhuist geen fiche voor, de 0 wordt niet weggegeven, de 1 kiest niets, en hij is niet de hoogste kaart.
rule-SW-8-5 = [ours] Sta je op het punt te vragen of te antwoorden, dan mag je eerst iemand betrappen die nog meedoet en van wiens overtreding je weet. De laatste daarvan wordt gemeld; daarna vraag of antwoord je gewoon. Betrap je wie jou iets vroeg, dan is die beurt voorbij.
rule-SW-8-6 = [ours] Melden hoeft niet. Wat niemand meldt, komt uit als de kaarten open gaan, de laatste overtreding het eerst, en pas daarna wordt er geteld.
rule-SW-8-7 = [ours] Na een teruggedraaide ruil vraagt niemand opnieuw: de beurt is geweest, en de pijl blijft staan. Wie in zijn eigen beurt betrapt wordt, heeft die beurt gehad.
rule-SW-8-8 = [ours] Liggen er spelers uit, dan zijn je buren de dichtstbijzijnde die nog meedoen. Is er niemand die je mag vragen, dan pas je, of gebruik je het midden als dat nog kan; passen wist je pijl.
rule-SW-8-9 = [ours] Kan de 0 aan niemand gegeven worden, dan houdt de speler hem, scoort niets en krijgt het beschermfiche. Ligt iedereen eruit, dan begint dezelfde speler de volgende ronde. Bij gelijke totalen aan het eind komen spelers die er in de laatste ronde uit lagen na de anderen; zijn alleen zij gelijk, dan delen ze de winst.
rule-SW-8-10 = [ours] Terwijl iemand een kaart kiest of de 0 weggeeft, kan niemand iets melden. Een kaart die je kreeg door een ruil die later is teruggedraaid, heb je gehad. Een weggegeven 0 blijft weggegeven; wie hem dan heeft, scoort niets en is beschermd, behalve wie eruit ligt.

step-prompt-ask = Wie aan de beurt is, moet iemand vragen om te ruilen, maar niet dezelfde als de vorige keer (SW-3.2, SW-3.3). Met vier spelers mag één keer per ronde het midden (SW-3.6).
step-prompt-pass = Wie aan de beurt is, mag niemand vragen en past dus, of ruilt met vier spelers met het midden als dat nog kan (SW-8.8).
step-prompt-answer = Wie gevraagd is, neemt aan, en de kaarten wisselen van plaats, of weigert, en alles blijft liggen (SW-3.5). De 2 moet weigeren (SW-4.2), de 4 moet aannemen (SW-4.4).
step-prompt-give = De beurten zijn om. Wie de 0 heeft, moet die geven aan een speler zonder beschermfiche, of met vier spelers in het midden leggen; meteen daarna gaan de kaarten open (SW-5.2, SW-5.4).
step-prompt-pick = Wie met de 1 eindigde, kiest in het geheim een kaart; daarna worden de andere gedeeld (SW-2.3).
step-prompt-deal = Een nieuwe ronde: iedereen krijgt één kaart (SW-2.1).
step-prompt-over = Het spel is afgelopen, en het hoogste totaal heeft gewonnen (SW-7.1).
step-prompt-shared = Het spel is afgelopen, en de winst is gedeeld door spelers met gelijke totalen die er in de laatste ronde allemaal uit lagen (SW-8.9).
