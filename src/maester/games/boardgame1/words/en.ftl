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

guide-muster = Every castle of yours has one point to spend, every stronghold two. Footmen and ships cost one, knights two, or one if a footman becomes one. Ships go to a sea beside the castle.
guide-wildlings = The wildlings attack everybody. All bid power in secret; together it must reach their strength. If the Watch holds, the highest bidder may take a house card back; if not, everybody loses units worth two points, and the lowest bidder units worth four.
guide-orders = Put orders, unseen by the others, on areas where you have units; an area may go without. March moves and attacks; support helps combats next door; raid removes orders next door; defense strengthens; consolidate power, on land only, brings power. Orders with a star are limited by your place at King's Court.
guide-raven = All orders are open now. Whoever holds the Raven may exchange one own order for one that is not in use.
guide-raids = In turn order, one raid at a time removes a support, raid or consolidate power order of an enemy next door; with a star one in each of two areas. A raided consolidate power order pays the raider. Raids from land reach no sea.
guide-aftermath = The loser takes the casualties, and what is left retreats together to a place that takes it. Routed units lie down: they are worth nothing and cannot march until all marches are done.
guide-power = Each order to consolidate power brings one power and one more for every crown of its area.
