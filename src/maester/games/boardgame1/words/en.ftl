### The first edition of the board game in English: what only this edition has.

game-boardgame1 = A Game of Thrones: The Board Game (first edition)
game-boardgame1-tagline = The older contest for the Iron Throne: fewer rules, no ports, and the same cold ambition.

## Options

label-kings_court_swap-option = Tyrell and Greyjoy swap places at the King's Court
label-kings_court_swap-option-about = It helps Lannister, who begins between two neighbours.
label-ship_pool-option = Ships of each house
label-ship_pool-option-about = The rules name 5, the box holds 6.
label-home_arms_block_retreat-option = Home arms block retreats
label-home_arms_block_retreat-option-about = Beaten units may not retreat into an empty home area of another house.

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
