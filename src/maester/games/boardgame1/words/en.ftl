### The first edition of the board game in English: what only this edition has.

game-boardgame1 = A Game of Thrones: The Board Game (first edition)
game-boardgame1-tagline = The older contest for the Iron Throne: fewer rules, no ports, and the same cold ambition.

## Names: areas

name-redwyne-straights = Redwyne Straits
name-summer-sea = Summer Sea

## Names: house cards

name-robert-baratheon = Robert Baratheon
name-ser-axell-florent = Ser Axell Florent
name-melisandre-of-asshai = Melisandre of Asshai
name-blacktyde-captain = Blacktyde Captain
name-kevan-lannister = Kevan Lannister
name-lannister-captain = Lannister Captain
name-vargo-hoat = Vargo Hoat
name-lord-mormont = Lord Mormont
name-ser-rodrik-cassel = Ser Rodrik Cassel
name-maester-luwin = Maester Luwin
name-tyrell-captain = Tyrell Captain

## Names: what the wildlings bring

name-wildlings = Wildlings
