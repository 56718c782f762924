### De eerste uitgave van het bordspel in het Nederlands: wat alleen zij heeft.

game-boardgame1 = Het Spel der Tronen: Het Bordspel
game-boardgame1-tagline = De oudere strijd om de ijzeren troon: minder regels, geen havens en dezelfde koude eerzucht.

## Options

label-kings_court_swap-option = Tyrel en Grauwvreugd ruilen van plaats aan het hof van de koning
label-kings_court_swap-option-about = Dat helpt Lannister, dat tussen twee buren begint.
label-ship_pool-option = Vloten van elk huis
label-ship_pool-option-about = De regels noemen er 5, in de doos zitten er 6.
label-home_arms_block_retreat-option = Thuiswapens verhinderen terugtrekken
label-home_arms_block_retreat-option-about = Verslagen eenheden mogen zich niet terugtrekken in een leeg thuisgebied van een ander huis.
label-oldtown_on_sunset_sea-option = Oudstee aan de Zee van Zonsondergang
label-oldtown_on_sunset_sea-option-about = Zo zeggen het de regels; op het gedrukte bord ligt Oudstee alleen aan de Nauw van Roodweyn.

## Names: areas

name-redwyne-straights = Nauw van Roodweyn
name-summer-sea = Zomerzee

## Names: house cards

name-robert-baratheon = Robert Baratheon
name-ser-axell-florent = Ser Axell Florent
name-melisandre-of-asshai = Melisandre
name-blacktyde-captain = Kapitein van Zwartij
name-kevan-lannister = Kevan Lannister
name-lannister-captain = Kapitein van Lannister
name-vargo-hoat = Vargo Hoat
name-lord-mormont = Heer Mormont
name-ser-rodrik-cassel = Ser Rodrik Cassel
name-maester-luwin = Maester Luwin
name-tyrell-captain = Kapitein van Tyrel

## Names: what the wildlings bring

name-wildlings = Wildlingen

## The guide, where this edition differs

guide-muster = Elke stad van jou heeft één punt te besteden, elke burcht twee. Krijgsvolk en vloten kosten één, ruiterij twee, of één als krijgsvolk ruiterij wordt. Vloten komen in een zeegebied dat aan de stad grenst.
guide-wildlings = De wildlingen vallen iedereen aan. Allen bieden in het geheim machtfiches; samen moeten die hun kracht halen. Houdt de Nachtwacht stand, dan mag de hoogste bieder een huiskaart terugnemen; zo niet, dan verliest ieder eenheden ter waarde van twee punten, en de laagste bieder van vier.
guide-orders = Leg bevelen, onzichtbaar voor de anderen, in gebieden met jouw eenheden; een gebied mag zonder blijven. Mars verplaatst en valt aan; ondersteuning helpt bij gevechten in aangrenzende gebieden; overval verwijdert bevelen in aangrenzende gebieden; verdedig versterkt; consolideer macht, alleen op land, brengt macht. Bevelen met een ster zijn begrensd door je plaats aan het hof van de koning.
guide-raven = Alle bevelen liggen open. Wie de postraaf heeft, mag één eigen bevel ruilen voor een dat niet in gebruik is.
guide-raids = In speelvolgorde verwijdert telkens één overval een ondersteunings-, overval- of consolideer-machtbevel van een vijand in een aangrenzend gebied; met een ster één in elk van twee gebieden. Een overvallen consolideer-machtbevel betaalt de overvaller. Vanaf land is geen zeegebied bereikbaar.
guide-aftermath = De verliezer neemt de verliezen, en wat overblijft trekt zich samen terug naar een plek die het opneemt. Verslagen eenheden liggen: ze tellen niet en marcheren niet tot alle marsen voorbij zijn.
guide-power = Elk consolideer-machtbevel brengt één machtfiche en nog één voor elke kroon van zijn gebied.
