# Symbiose: de regels één voor één, Nederlands.

chapter-1 = De kaarten
rule-SY-1-1 = Er zijn 36 kaarten. Op elke staat een dier, daarachter de kleur van een seizoen, en wat de kaart oplevert.
rule-SY-1-2 = Er zijn 12 libellen, 10 vissen, 8 slakken en 6 kikkers; 12 kaarten zijn roze, 10 groen, 8 oranje en 6 blauw.
rule-SY-1-3 = Een kaart levert een vast aantal punten op, of zoveel voor elke kaart van één dier of één kleur. Waar ze die zoekt, hangt af van waar ze ligt (SY-4.2).
rule-SY-1-4 = Geen gedrukte kaart telt haar eigen dier of haar eigen kleur. [ours] Alle gedrukte kaarten staan in het regelboek, zodat iedereen ze kan nakijken.
rule-SY-1-5 = [ours] Je mag met eigen kaarten uit een bestand spelen: één kaart per regel, elk met 1 tot 20 punten, vast of voor elke kaart die ze telt. Er moeten er genoeg zijn voor alle vijvers en de rivier, hoogstens 100. Een kaart die telt wat ze zelf laat zien, telt ook zichzelf, als ze in haar eigen vijver kijkt.

chapter-2 = Klaarleggen
rule-SY-2-1 = Iedereen heeft acht kaarten voor zich in twee rijen van vier, gedekt, en heeft ze niet bekeken: de vijver.
rule-SY-2-2 = In het midden liggen vier kaarten open: de rivier. Kaarten die overblijven doen niet mee, en niemand bekijkt ze.
rule-SY-2-3 = Alle spelers kiezen tegelijk één kaart uit hun eigen vijver; die worden samen omgedraaid. [ours] Iedereen ziet wie gekozen heeft, maar niet wat.
rule-SY-2-4 = [ours] De gastheer wijst aan wie begint, of iedereen trekt een lot en het hoogste begint; dat gebeurt vóór het delen. De beurt gaat met de klok mee.

chapter-3 = Je beurt
rule-SY-3-1 = Je ruilt een kaart uit de rivier met een kaart uit je vijver. Ze nemen elkaars plaats in en liggen allebei open. Passen mag niet.
rule-SY-3-2 = De kaart uit je vijver mag open of gedekt zijn. Wat gedekt lag, ziet iedereen pas als het in de rivier ligt.
rule-SY-3-3 = Lag de kaart die je gaf al open, dan draai je daarna een van je gedekte kaarten om, welke je wilt. Dat mag je na het ruilen beslissen.
rule-SY-3-4 = Zo gaat er elke beurt precies één kaart van je vijver open, en heeft iedereen na de eerste kaart zeven beurten.
rule-SY-3-5 = Het spel is uit als alle kaarten van alle vijvers open liggen.

chapter-4 = Tellen
rule-SY-4-1 = Een kaart met een vast getal levert dat op, waar ze ook ligt.
rule-SY-4-2 = Een kaart die telt, telt alle acht kaarten van één vijver. De twee kaarten van je linkerkolom kijken in de vijver van je linkerbuur, de vier in het midden in je eigen, de twee van je rechterkolom in die van je rechterbuur.
rule-SY-4-3 = Je linkerbuur is wie na jou aan de beurt is, je rechterbuur wie voor jou aan de beurt is. Met drie spelers zijn dat de twee anderen.
rule-SY-4-4 = Het hoogste totaal wint. Bij gelijke totalen wordt de winst gedeeld.
rule-SY-4-5 = [ours] Tijdens het spel laat de tafel zien wat open kaarten opleveren met de open kaarten die ze vinden. Gedekte kaarten tellen niet mee tot ze omgedraaid zijn.

chapter-5 = Het duel: met z’n tweeën
rule-SY-5-1 = Met twee spelers heeft de rivier acht kaarten: vier open, en daaronder vier gedekte die niemand bekijkt.
rule-SY-5-2 = Je mag een open kaart uit de rivier nemen, of ongezien een gedekte. Wat geruild wordt, ligt daarna open, in de vijver en in de rivier.
rule-SY-5-3 = De rivier neemt de plaats in van één buur; aan je andere kant zit je tegenstander. [ours] Wie op de eerste plaats zit, heeft de tegenstander links en de rivier rechts; wie op de tweede zit, heeft de rivier links en de tegenstander rechts.
rule-SY-5-4 = Liggen beide vijvers open, dan worden de gedekte kaarten van de rivier omgedraaid; daarna telt die als een gewone vijver.

chapter-6 = Twee tegen twee
rule-SY-6-1 = Met vier spelers kun je in teams spelen, met wie tegenover je zit. Verder gaat alles zoals altijd, en je weet van de kaarten van je maat niet meer dan een ander.
rule-SY-6-2 = De twee buitenste kolommen van je vijver kijken allebei in de vijver van je maat, het midden in je eigen.
rule-SY-6-3 = De punten van beide maten worden opgeteld, en het team met de meeste wint. [ours] Hebben beide teams evenveel, dan delen ze de winst.

step-prompt-first = Iedereen kiest tegelijk een eerste kaart; heeft de laatste gekozen, dan gaan ze samen open (SY-2.3).
step-prompt-first-wait = Anderen kiezen hun eerste kaart nog; heeft de laatste gekozen, dan gaan ze samen open (SY-2.3).
step-prompt-swap = Wie aan de beurt is, ruilt een kaart uit de rivier met een uit de eigen vijver; daarna liggen ze allebei open (SY-3.1). Lag de weggegeven kaart al open, dan wordt er nog een gedekte kaart omgedraaid (SY-3.3).
step-prompt-turn = De weggegeven kaart lag open; daarom gaat er nu één gedekte kaart van die vijver open (SY-3.3).
step-prompt-deal = De kaarten worden geschud en neergelegd (SY-2.1, SY-2.2).
step-prompt-won-1 = Alle vijvers liggen open, en het hoogste totaal heeft gewonnen (SY-3.5, SY-4.4).
step-prompt-won-2 = { step-prompt-won-1 }
step-prompt-won-3 = { step-prompt-won-1 }
step-prompt-won-4 = { step-prompt-won-1 }
step-prompt-team = Alle vijvers liggen open, en het team met de meeste punten heeft gewonnen (SY-3.5, SY-6.3).
step-prompt-teams = { step-prompt-team }
