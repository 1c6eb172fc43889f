# WagenWissel: de regels één voor één, Nederlands.

chapter-1 = Wat er op tafel ligt
rule-WW-1-1 = Er zijn 32 auto’s, vier van elk van acht merken, en 31 kanskaarten.
rule-WW-1-2 = Er zijn 47 biljetten: vijftien van € 10, negen van € 20, tien van € 50, vijf van € 100, vier van € 200 en vier van € 500, samen € 4.130. Elk bedrag is een veelvoud van tien. Een biljet heeft altijd iemand in de hand, of het ligt in de pot.
rule-WW-1-3 = [ours] Eén merk is de fiets, minder waard dan niets; één is het waardetransport; zes zijn auto’s met verzonnen namen. Een transport telt als auto en als merk waar de regels dat zeggen, een fiets alleen bij het tellen (WW-9.1).
rule-WW-1-4 = Vooraf spreek je de veiling af: gesloten, zoals gewoonlijk, of open, met bluf. [ours] Ook of een tegenbod een prijs of een koop is (WW-7.4, WW-7.5), en met welke kaarten je speelt.
rule-WW-1-5 = Met drie of vier spelers begint iedereen met € 90: twee biljetten van 10, één van 20, één van 50. Met z’n tweeën is het € 120: drie van 10, twee van 20, één van 50. Alle andere biljetten zijn de pot, en die ligt open.
rule-WW-1-6 = Je geld zien de anderen niet; je auto’s liggen open. [ours] Ook hoeveel biljetten je hebt, zien ze niet.
rule-WW-1-7 = Auto’s en kanskaarten worden tot twee gesloten stapels geschud. De beurt gaat met de klok mee. [ours] De gastheer wijst aan wie begint, of iedereen trekt een lot en het hoogste begint.
rule-WW-1-8 = [ours] Een eigen stapel auto’s heeft acht merken van vier: één fiets onder nul, één transport, zes auto’s vanaf nul, alle veelvouden van tien en hoogstens 10.000. Een eigen stapel kanskaarten heeft 1 tot 100 kaarten met wat WW-6.4 kent, en bedragen van € 10 tot € 4.130.

chapter-2 = Een beurt
rule-WW-2-1 = In je eerste beurt draai je een auto om en veil je die, meer niet. WW-2.4 en WW-2.5 gelden ook dan.
rule-WW-2-2 = In elke latere beurt veil je een auto, pak je een kanskaart en doe je wat die zegt, en onderhandel je daarna als je wilt.
rule-WW-2-3 = Na jou komt de volgende speler met de klok mee die nog meedoet, wie de veiling ook won.
rule-WW-2-4 = Draai je een fiets om, dan is die van jou en is je beurt voorbij: geen veiling, geen kanskaart, geen onderhandeling.
rule-WW-2-5 = Komt er een transport, dan betaalt de pot eerst elke speler een biljet: € 50 bij het eerste transport, daarna € 100, € 200 en € 500. Dan wordt het geveild zoals elke auto. [ours] De pot betaalt op volgorde van de beurt, wie eruit ligt niet; is het biljet er niet, dan betaalt hij het bedrag zoals WW-8.4 zegt.
rule-WW-2-6 = Het spel is uit na de beurt waarin de laatste auto is omgedraaid. [ours] Die beurt wordt uitgespeeld, met kanskaart en onderhandeling.

chapter-3 = De gesloten veiling
rule-WW-3-1 = Wie de auto omdraaide, is veilingmeester. Alle anderen bieden tegelijk in het geheim: niets, of een bedrag dat ze gepast kunnen neerleggen. Heeft iedereen geboden, dan gaan de biedingen samen open.
rule-WW-3-2 = Het hoogste bod wint. Bij gelijke biedingen wint wie links van de veilingmeester zit, [ours] of anders de eerste vanaf daar met de klok mee.
rule-WW-3-3 = De veilingmeester verkoopt of koopt. Verkopen: de winnaar betaalt het bod en krijgt de auto. Kopen: de veilingmeester betaalt de winnaar hetzelfde bedrag en houdt de auto. [ours] Kopen kan alleen met genoeg geld in de hand; dat je te veel zou moeten betalen, geeft niet.
rule-WW-3-4 = Biedt niemand, dan heeft de veilingmeester de auto voor niets.
rule-WW-3-5 = Biedingen die niet wonnen, gaan terug naar wie ze deed. Iedereen heeft ze gezien.

chapter-4 = De open veiling
rule-WW-4-1 = De anderen bieden hardop, elk bod hoger dan het vorige. Passen is niet definitief: na een hoger bod mag ieder ander weer bieden. [ours] Je wordt om de beurt gevraagd, met de klok mee, vanaf links van de veilingmeester; na een bod vanaf links van wie bood.
rule-WW-4-2 = De veiling is uit als alle anderen sinds het laatste bod gepast hebben, of als iedereen past en er geen bod is. Dan gaat het verder met WW-3.3 of WW-3.4. [ours] Dat komt in de plaats van het gevoel van de veilingmeester dat niemand meer wil.
rule-WW-4-3 = Je mag bluffen en meer bieden dan je hebt. [ours] Maar niet meer dan € 4.130, al het geld dat er is.
rule-WW-4-4 = [ours] Koopt de veilingmeester, dan wordt de bluffer betaald, en niemand merkt iets van de bluf.
rule-WW-4-5 = Verkoopt de veilingmeester en kan de winnaar niet betalen, dan gaan diens auto’s onder de hamer, één voor één, elk één keer, in een volgorde naar keuze, tot het kan. Alle anderen mogen bieden, ook de veilingmeester. [ours] Ze bieden alleen geld dat ze hebben; zelf terugkopen kan niet, en fietsen worden niet geveild.
rule-WW-4-6 = Zodra de winnaar kan betalen, gebeurt dat, en krijgt die de auto.
rule-WW-4-7 = Wie dan nog niet kan betalen, is failliet en ligt eruit: onverkochte auto’s en fietsen gaan uit het spel. [ours] Het geld gaat naar de pot, en de auto wordt opnieuw geveild onder wie nog meedoet; zijn dat er twee, dan volgens WW-5.1.
rule-WW-4-8 = Blijven er na een faillissement twee spelers over, dan gaan die verder met de regels voor twee. Wie eruit ligt, wordt niets meer gevraagd. Alleen blijft er nooit iemand over, want tussen twee beëindigt WW-5.3 het spel.

chapter-5 = Met z’n tweeën
rule-WW-5-1 = Je draait om de beurt auto’s om en biedt allebei. De hoogste bieder betaalt de ander en krijgt de auto; verkopen of kopen is er niet bij. Bij gelijke biedingen wint wie aan de beurt is. Biedt niemand, dan heeft die de auto voor niets. [ours] In een open veiling biedt wie aan de beurt is het eerst.
rule-WW-5-2 = Vanaf je tweede beurt mag je na de veiling een kanskaart pakken, maar het hoeft niet.
rule-WW-5-3 = Kan in een open veiling de winnaar niet betalen, dan wint de ander meteen het spel.
rule-WW-5-4 = Verder gaat alles als met meer spelers, ook het onderhandelen.
rule-WW-5-5 = [ours] Na een faillissement gelden deze regels meteen, ook voor de rest van die beurt. Niemand krijgt nieuw geld. WW-2.1 geldt nog voor wie geen beurt heeft gehad.

chapter-6 = Kanskaarten
rule-WW-6-1 = De kaart wordt getoond, uitgevoerd en onder de stapel gelegd. Zijn ze allemaal geweest, dan komen ze terug in de volgorde die iedereen gezien heeft.
rule-WW-6-2 = Een auto die een kanskaart de spelers afneemt, gaat uit het spel; een die alleen van eigenaar wisselt niet. Er gaat geen auto terug in de stapel. Een kanskaart raakt nooit een fiets, [ours] en telt er ook geen.
rule-WW-6-3 = Aandelen worden meteen uitbetaald, voor alle auto’s van het merk.
rule-WW-6-4 = [ours] De 31 kaarten: ontvang € 20 (3), € 50 (3) of € 100; betaal € 10 (3), € 20 (2) of € 50; krijg € 10 van iedereen (2), of geef iedereen € 10; betaal (2) of ontvang (2) € 10 per auto van jou; aandelen, € 20 per auto van een merk (3); total loss, één auto van jou (2); terugroepactie, ieder verliest een auto van een merk dat jij hebt; inruil, tegen een auto van een ander met dezelfde of een lagere waarde, en niemand kan weigeren (2); export, een auto van jou voor de waarde, maar geen transport; een gift van € 20 van links, een fooi van € 20 naar rechts.
rule-WW-6-5 = [ours] Je doet wat je kunt: met te weinig geld betaal je alles, en zonder auto om te verliezen, te noemen of te ruilen doe je niets. Van een kanskaart ga je nooit failliet.
rule-WW-6-6 = [ours] Alleen wie nog meedoet, telt. Meer betalingen gaan na elkaar, met de klok mee vanaf links van jou, en via de pot: die geeft door wat verschuldigd was en houdt wat te veel betaald is. Aandelen kun je van elk van de zeven merken noemen, en bij inruil mag je het merk nemen dat je geeft.

chapter-7 = Onderhandelen
rule-WW-7-1 = Na de kanskaart mag je één speler uitdagen om een merk waarvan je allebei een auto hebt, en openlijk een bedrag bieden voor een auto van die speler. [ours] Niet om fietsen, en alleen met wat je in de hand hebt.
rule-WW-7-2 = De ander neemt aan, en je betaalt en krijgt de auto; of de ander doet openlijk een tegenbod.
rule-WW-7-3 = Je neemt het tegenbod aan of wijst het af. In beide gevallen is je beurt voorbij.
rule-WW-7-4 = [ours] Met ‘een hogere prijs’ is een tegenbod een hogere prijs voor dezelfde auto. Wie gewoon weigert, doet geen tegenbod, en dan is het voorbij.
rule-WW-7-5 = [ours] Met ‘een bod op de auto van de ander’ is een tegenbod een bedrag dat de ander wil betalen voor een auto van jou van dat merk, uit wat hij in de hand heeft. Weigeren gaat als bij WW-7.4.
rule-WW-7-6 = [ours] Een bod of tegenbod is € 10 tot € 4.130. Een prijs boven wat je in de hand hebt, kun je alleen afwijzen.

chapter-8 = Betalen
rule-WW-8-1 = Spelers geven geen wisselgeld terug. Kun je gepast betalen, dan doe je dat, [ours] op welke manier je wilt; kun je het niet, dan betaal je meer, [ours] maar zonder een biljet dat weg kon blijven.
rule-WW-8-2 = De pot geeft wel terug. Kun je gepast betalen, dan doe je dat. [ours] Kun je het niet, dan betaal je zo dat de pot precies kan teruggeven; kan dat niet, dan gaat het als tussen spelers.
rule-WW-8-3 = [ours] Je legt biljetten één voor één neer, van hoog naar laag, tot het bedrag er ligt. De tafel stelt de manier voor die het minst te veel kost, en daarvan die met de minste biljetten.
rule-WW-8-4 = [ours] De pot betaalt gepast, met zo weinig mogelijk biljetten. Kan dat niet, dan betaalt hij het hoogste lagere bedrag dat wel kan, en de rest vervalt.
rule-WW-8-5 = [ours] Biljetten gaan openlijk van hand tot hand. De tafel telt nooit op wat iemand heeft; wie het onthoudt, weet het.

chapter-9 = Tellen
rule-WW-9-1 = Eén auto van een merk telt voor de waarde, twee voor tweemaal de waarde, drie voor viermaal, vier voor zesmaal. Fietsen net zo: −10, −20, −40, −60. Vier auto’s van 100 zijn dus 600 punten.
rule-WW-9-2 = Elke euro in je hand is een punt.
rule-WW-9-3 = De meeste punten winnen. [ours] Bij gelijke stand wint wie de meeste volledige kwartetten heeft, fietsen niet meegeteld; is dat ook gelijk, dan wordt de winst gedeeld.
rule-WW-9-4 = [ours] Wie eruit ligt, of verloren heeft volgens WW-5.3, scoort niets en kan niet winnen, zelfs niet van iemand met minder dan niets.

step-prompt-deal = De kaarten worden geschud (WW-1.7).
step-prompt-bid = Iedereen behalve de veilingmeester biedt in het geheim, niets of een bedrag dat gepast kan (WW-3.1). Dan verkoopt de veilingmeester aan de hoogste bieder, of koopt zelf voor dat bedrag (WW-3.3). Met z’n tweeën bieden allebei (WW-5.1).
step-prompt-bid-wait = { step-prompt-bid }
step-prompt-call = Wie gevraagd wordt, biedt op de auto of past; na een bod mag je weer bieden (WW-4.1). Bluffen mag, behalve als de auto’s van een bluffer onder de hamer gaan (WW-4.3, WW-4.5).
step-prompt-call-last = { step-prompt-call }
step-prompt-raise = Wie gevraagd wordt, biedt meer of past; hebben alle anderen sinds het laatste bod gepast, dan wint dat (WW-4.1, WW-4.2).
step-prompt-choose = De veilingmeester verkoopt de auto voor het hoogste bod, of betaalt de bieder dat bedrag en houdt hem (WW-3.3).
step-prompt-put-up = De winnaar van de veiling kan niet betalen. Diens auto’s worden één voor één geveild tot het kan; anders ligt die eruit (WW-4.5, WW-4.7).
step-prompt-pay = Een speler betaalt een ander, biljet voor biljet, van hoog naar laag (WW-8.3). Wisselgeld is er niet (WW-8.1).
step-prompt-pay-pot = Een speler betaalt de pot, biljet voor biljet, van hoog naar laag (WW-8.3). De pot geeft terug als hij kan (WW-8.2).
step-prompt-draw = Met z’n tweeën mag je een kanskaart pakken of het laten (WW-5.2).
step-prompt-shares = Er wordt een merk genoemd, en de pot betaalt voor elke auto ervan die voor een speler ligt (WW-6.3, WW-6.4).
step-prompt-recall = Er wordt een merk genoemd waarvan wie aan de beurt is een auto heeft; iedereen verliest er één auto van (WW-6.4).
step-prompt-lose = Wie aan de beurt is, geeft één auto op; die gaat uit het spel (WW-6.2, WW-6.4).
step-prompt-give = Wie aan de beurt is, mag een auto inruilen tegen die van een ander, met dezelfde of een lagere waarde. Niemand kan weigeren (WW-6.4).
step-prompt-take = { step-prompt-give }
step-prompt-trade-with = { step-prompt-give }
step-prompt-export = Wie aan de beurt is, mag een auto, maar geen transport, voor de waarde aan de pot verkopen; die gaat uit het spel (WW-6.4).
step-prompt-challenge = Wie aan de beurt is, mag één andere speler uitdagen om een merk dat allebei hebben, of de beurt beëindigen (WW-7.1).
step-prompt-want = Wie aan de beurt is, zegt op welke auto van de ander het bod komt; allebei hebben ze dat merk (WW-7.1).
step-prompt-offer = Wie aan de beurt is, biedt openlijk een bedrag, uit wat die in de hand heeft (WW-7.1, WW-7.6).
step-prompt-answer = De ander neemt het bod aan, weigert, of doet een tegenbod (WW-7.2, WW-7.4, WW-7.5).
step-prompt-reply = Wie aan de beurt is, neemt het tegenbod aan of wijst het af; dan is de beurt voorbij (WW-7.3).
step-prompt-reply-purchase = { step-prompt-reply }
step-prompt-over = Het spel is afgelopen, en de meeste punten hebben gewonnen (WW-9.3). Kon met z’n tweeën een bluf niet betaald worden, dan wint de ander (WW-5.3).
step-prompt-over-shared = Punten en kwartetten zijn gelijk, dus de winst wordt gedeeld (WW-9.3).
step-prompt-over-shared-you = { step-prompt-over-shared }
