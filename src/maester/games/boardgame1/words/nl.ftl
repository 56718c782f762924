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
