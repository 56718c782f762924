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
label-oldtown_on_sunset_sea-option = Oldtown on the Sunset Sea
label-oldtown_on_sunset_sea-option-about = As the rules say; on the printed board Oldtown lies on Redwyne Straits only.

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

## The guide, where this edition differs

guide-muster = Each castle you hold gives you one point to spend, each stronghold two. Footmen and ships cost one, knights two, or one to upgrade a footman. Ships go to a sea adjacent to the castle.
guide-wildlings = The wildlings attack everybody. All houses secretly bid power; together the bids must reach the wildlings' strength. If the Night's Watch wins, the highest bidder may take a house card back; if not, everybody loses units worth two points, and the lowest bidder units worth four.
guide-orders = Place orders, hidden from the others, in areas where you have units; an area may go without one. March moves and attacks; support helps in combats in adjacent areas; raid removes orders in adjacent areas; defense makes you stronger; consolidate power, on land only, brings power. How many orders with a star you may use depends on your place at the King's Court.
guide-raven = All orders are open now. Whoever holds the Raven may exchange one of their own orders for one that is not in use.
guide-raids = In turn order, one raid at a time removes an enemy's support, raid or consolidate power order in an adjacent area; with a star, one in each of two areas. Raiding a consolidate power order pays you. Raids from land cannot reach the sea.
guide-aftermath = The loser takes the casualties, and the remaining units retreat together to an area that can take them. Routed units are laid down: they have no strength and cannot march until all marches are done.
guide-power = Each consolidate power order brings one power and one more for every power icon in its area.
