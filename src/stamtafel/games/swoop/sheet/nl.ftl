# Swoop: de regels één voor één, Nederlands.

chapter-1 = Kaarten en afspraken
rule-SO-1-1 = Spellen van 52 kaarten met elk twee jokers worden door elkaar geschud: twee spellen met 3 of 4 spelers (108 kaarten), drie met 5 of 6 (162), vier met 7 of 8 (216).
rule-SO-1-2 = Kleuren tellen niet. Van laag naar hoog gaat het van A 2 3 4 5 6 7 8 9 B V tot H. De 10 en de joker staan buiten die volgorde: zij vegen.
rule-SO-1-3 = Vooraf spreek je af: het doel, de telling, 11 of 12 kaarten in de hand, wat er op tafel ligt, of de 10 veegt of een gewone kaart tussen 9 en B is, en groot vegen. Alles kan met alles samen. Wat niet op tafel ligt, heb je in de hand. [ours] Een doel is 1 tot 10.000 punten; 500 is gewoon.
rule-SO-1-4 = [ours] Kaarten van één waarde zijn even goed, dus je zegt hoeveel je er speelt, niet welke.

chapter-2 = Een nieuwe ronde
rule-SO-2-1 = Vier van je kaarten liggen gedekt op een rij, en ook jij bekijkt ze niet: de geheime kaarten. Op elk ervan ligt een open kaart. De rest is je hand, en die zie alleen jij.
rule-SO-2-2 = Kaarten die overblijven doen gedekt niet mee in de ronde, op die na die getrokken worden om te zien wie begint.
rule-SO-2-3 = In de eerste ronde trekt iedereen een kaart, en de hoogste begint. Wie een 10 of een joker trekt, trekt opnieuw; wie samen de hoogste heeft ook. [ours] Een gewone 10 heeft ook hier zijn waarde; zijn er geen kaarten meer om te trekken, dan begint de laagste plaats die nog trok. De gastheer mag ook gewoon zeggen wie begint.
rule-SO-2-4 = De volgende ronde begint de linkerbuur van wie de vorige begon.
rule-SO-2-5 = De beurt gaat met de klok mee.

chapter-3 = Je beurt
rule-SO-3-1 = Je speelt een tot vier kaarten van één waarde, uit je hand, van je open kaarten of allebei. Passen mag niet; er is altijd iets wat je mag spelen. [ours] Van gelijke open kaarten gaat de meest linkse.
rule-SO-3-2 = Lager dan de bovenste kaart, of gelijk: je kaarten gaan op de stapel.
rule-SO-3-3 = Hoger mag ook, zelfs als je lager kunt. Maar dan pak je eerst de hele stapel in je hand, en je kaarten beginnen een nieuwe. [ours] Je kiest ze voordat je de stapel pakt, dus wat je pakt kan er niet meer bij.
rule-SO-3-4 = Is er geen stapel, dan beginnen je kaarten er een.
rule-SO-3-5 = Daarna is je linkerbuur aan de beurt, tenzij je de stapel wegveegde of geen kaarten meer hebt.
rule-SO-3-6 = Iedereen mag de stapel doorkijken, en ziet wat iemand ermee in de hand neemt. [ours] Hoeveel kaarten en geheime kaarten iemand heeft, mag iedereen weten. Een weggeveegde stapel wordt niet meer bekeken.

chapter-4 = Vegen
rule-SO-4-1 = Een weggeveegde stapel gaat uit de ronde, en je bent meteen nog eens aan de beurt. Veeg je weer, dan speel je weer.
rule-SO-4-2 = Vier kaarten van één waarde bovenop vegen, of je ze nu alle vier speelde of afmaakte wat anderen begonnen.
rule-SO-4-3 = Een 10 of een joker veegt op alles, en ook zonder stapel. [ours] Meerdere 10’en mogen samen, en meerdere jokers ook, maar een 10 en een joker niet.
rule-SO-4-4 = Er mogen nooit meer dan vier gelijke kaarten bovenop liggen. Op drie 8’en mag je één 8 leggen en niet meer; die veegt, en je volgende 8 kan in de extra beurt.
rule-SO-4-5 = Vier gelijke die hoger zijn dan de bovenste kaart doen allebei: je pakt de stapel, en daarna veeg je met die vier. In de extra beurt mag je gebruiken wat je pakte.
rule-SO-4-6 = Met groot vegen mogen er meer dan vier gelijke bovenop liggen, en die vegen: op drie 8’en mag je er nog tot vier leggen. [ours] Je speelt nog steeds hoogstens vier kaarten.
rule-SO-4-7 = Je extra beurt moet je nemen. Alleen als je met je laatste kaart veegde, is die er niet: dan is de ronde uit.

chapter-5 = Geheime kaarten
rule-SO-5-1 = Een geheime kaart mag je omdraaien als de open kaart erop weg is, en alleen als eerste kaart van een beurt of een extra beurt. [ours] Zijn er in dit spel geen open kaarten, dan mag het in elke beurt.
rule-SO-5-2 = Een geheime kaart die je omdraait, wordt gespeeld, wat het ook is. Niemand kijkt eerst, en niemand neemt hem terug.
rule-SO-5-3 = Je mag gelijke kaarten uit je hand en van je open kaarten toevoegen, tot vier samen. [ours] Dat beslis je als je de kaart gezien hebt, en voordat je een stapel pakt.
rule-SO-5-4 = Verder gaat het als altijd: is hij hoger, dan pak je eerst de stapel; een veegkaart of de vierde van een soort veegt.
rule-SO-5-5 = Heb je alleen nog geheime kaarten, dan draai je er een om.

chapter-6 = Het einde van een ronde
rule-SO-6-1 = De ronde is uit zodra iemand geen kaart meer heeft, in de hand noch op tafel. Die speler scoort 0.
rule-SO-6-2 = De anderen tellen alle kaarten die ze nog hebben, ook de geheime: een aas 1, 2 tot 9 hun getal, B, V en H 10, een 10 of een joker 50. De punten worden van ronde tot ronde opgeteld. [ours] Niet van elke kaart is overgeleverd wat die waard is; dit zijn de gebruikelijke waarden.
rule-SO-6-3 = Met de eenvoudige telling tellen A tot 9 voor 5, B, V en H voor 10, een 10 of een joker voor 20. Een gewone 10 telt voor 10, [ours] ook met de eenvoudige telling.
rule-SO-6-4 = Met een kaart die hoger is dan de bovenste kun je niet uitgaan, want dan krijg je eerst de stapel in je hand. Met vier gelijke kan het nog: die vegen, en je speelt verder.

chapter-7 = Het einde van het spel
rule-SO-7-1 = Het spel is uit na de ronde waarin iemand het doel haalt. Het laagste totaal wint.
rule-SO-7-2 = Staan er meer spelers samen het laagst, dan speelt iedereen nog een ronde, tot er één alleen het laagst staat.
rule-SO-7-3 = [ours] Na 2.000 beurten wordt een ronde afgebroken, en iedereen telt wat hij heeft. Zover komen mensen nooit.

step-prompt-start = Er is geen stapel. Wie aan de beurt is, speelt een tot vier kaarten van één waarde en begint er een (SO-3.1, SO-3.4). Een 10 of een joker veegt ook dan (SO-4.3).
step-prompt-play = Wie aan de beurt is, speelt een tot vier kaarten van één waarde (SO-3.1). Lager of gelijk gaat op de stapel (SO-3.2); hoger pakt hem eerst (SO-3.3); vier gelijke bovenop vegen hem weg (SO-4.2).
step-prompt-add = Er is een geheime kaart omgedraaid, en die wordt gespeeld. Gelijke kaarten mogen erbij, tot vier samen (SO-5.2, SO-5.3).
step-prompt-deal = De kaarten worden gedeeld, of er wordt getrokken wie begint (SO-2.1, SO-2.3).
step-prompt-over = Iemand heeft het doel gehaald, en het laagste totaal heeft gewonnen (SO-7.1).
