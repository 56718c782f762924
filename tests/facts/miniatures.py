"""The printed values of the miniatures game, as tables written from the printed cards.

Dice are those for all ranks, one lost, two lost; C is a commander without a price.
"""

UNITS = """
unit | faction | tray | type | cost | speed | defence | morale | wounds | attacks
sworn-swords | stark | infantry | infantry | 5 | 5 | 4 | 6 | 1 | melee 4+ 7 5 4
outriders | stark | cavalry | cavalry | 6 | 6 | 4 | 6 | 3 | melee 4+ 7 4
umber-berserkers | stark | infantry | infantry | 6 | 6 | 5 | 5 | 1 | melee 3+ 7 8 9
grey-wind | stark | solo | monster | 3 | 6 | 4 | 2 | 4 | melee 3+ 4
bowmen | stark | infantry | infantry | 6 | 5 | 6 | 6 | 1 | long 3+ 7 7 5 / melee 5+ 5 4 3
tully-sworn-shields | stark | infantry | infantry | 6 | 5 | 3 | 6 | 1 | melee 4+ 7 5 4
karstark-spearmen | stark | infantry | infantry | 5 | 5 | 4 | 6 | 1 | melee 4+ 7 7 4
crannogman-bog-devils | stark | infantry | infantry | 7 | 6 | 5 | 5 | 1 | melee 3+ 7 5 4
guardsmen | lannister | infantry | infantry | 5 | 4 | 3 | 7 | 1 | melee 4+ 6 5 4
halberdiers | lannister | infantry | infantry | 5 | 5 | 4 | 6 | 1 | melee 4+ 7 7 4
mountains-men | lannister | infantry | infantry | 6 | 5 | 4 | 6 | 1 | melee 4+ 7 5 4
pyromancers | lannister | infantry | infantry | 7 | 5 | 6 | 6 | 1 | short 3+ 7 7 4 / melee 3+ 7 7 4
crossbowmen | lannister | infantry | infantry | 6 | 5 | 4 | 7 | 1 | long 3+ 6 6 4 / melee 5+ 5 4 3
gregor-clegane | lannister | solo | cavalry | 4 | 4 | 2 | 4 | 4 | melee 3+ 3
poor-fellows | lannister | infantry | infantry | 4 | 5 | 6 | 6 | 1 | melee 5+ 5 4 4
kingsguard | lannister | infantry | infantry | 6 | 5 | 3 | 4 | 1 | melee 2+ 7 7
bolton-cutthroats | neutral | infantry | infantry | 5 | 5 | 5 | 7 | 1 | melee 3+ 7 6 4
bolton-flayed-men | neutral | cavalry | cavalry | 8 | 5 | 3 | 6 | 3 | melee 3+ 6 4
bolton-blackguards | neutral | infantry | infantry | 6 | 4 | 3 | 6 | 1 | melee 4+ 6 5 4
stormcrow-mercenaries | neutral | infantry | infantry | 5 | 5 | 4 | 6 | 1 | melee 4+ 7 5 4
stormcrow-archers | neutral | infantry | infantry | 6 | 5 | 5 | 7 | 1 | long 4+ 7 6 4 / melee 5+ 5 4 3
bloody-mummer-zorse-riders | neutral | cavalry | cavalry | 6 | 6 | 5 | 7 | 3 | melee 3+ 6 4
golden-company-war-elephant | neutral | large-solo | monster | 6 | 6 | 3 | 6 | 8 | melee 3+ 4
veterans-of-the-watch | nights-watch | infantry | infantry | 7 | 5 | 4 | 5 | 1 | melee 3+ 7 6 5
sworn-brothers | nights-watch | infantry | infantry | 7 | 5 | 4 | 5 | 1 | melee 3+ 7 5 4
ranger-trackers | nights-watch | cavalry | cavalry | 6 | 6 | 5 | 5 | 3 | short 3+ 7 5 / melee 4+ 5 4
ghost | nights-watch | solo | monster | 3 | 6 | 4 | 2 | 4 | melee 3+ 4
builder-scorpion-crew | nights-watch | large-solo | war-machine | 5 | 4 | 5 | 5 | 6 | long 3+ 3 / melee 4+ 3
builder-stone-thrower | nights-watch | large-solo | war-machine | 8 | 1 | 5 | 5 | 6 | long 4+ 2 / melee 4+ 3
conscripts | nights-watch | infantry | infantry | 5 | 5 | 5 | 7 | 1 | melee 4+ 6 5 4
watch-marshal | nights-watch | solo | cavalry | 4 | 6 | 4 | 3 | 3 | melee 3+ 3
baratheon-wardens | baratheon | infantry | infantry | 5 | 4 | 3 | 6 | 1 | melee 4+ 6 5 4
baratheon-sentinels | baratheon | infantry | infantry | 5 | 5 | 4 | 6 | 1 | melee 4+ 7 5 4
rhllor-faithful | baratheon | infantry | infantry | 6 | 6 | 5 | 4 | 1 | melee 4+ 7 6 4
dragonstone-noble | baratheon | solo | cavalry | 4 | 4 | 2 | 3 | 3 | melee 3+ 3
rhllor-lightbringers | baratheon | infantry | infantry | 6 | 5 | 4 | 6 | 1 | long 3+ 7 6 4 / melee 5+ 5 4 3
baratheon-halberdiers | baratheon | infantry | infantry | 6 | 5 | 3 | 6 | 1 | melee 4+ 7 7 4
crownland-scouts | baratheon | cavalry | cavalry | 6 | 5 | 4 | 6 | 3 | melee 4+ 7 4
savage-giant | free-folk | solo | monster | 7 | 5 | 4 | 5 | 6 | melee 3+ 4
free-folk-trappers | free-folk | infantry | infantry | 4 | 6 | 6 | 8 | 1 | short 4+ 6 5 4 / melee 5+ 5 4 3
free-folk-raiders | free-folk | infantry | infantry | 4 | 5 | 5 | 7 | 1 | melee 4+ 6 5 4
spearwives | free-folk | infantry | infantry | 5 | 6 | 5 | 7 | 1 | short 4+ 4 4 4 / melee 4+ 7 7 4
frozen-shore-chariots | free-folk | large-solo | war-machine | 5 | 6 | 5 | 5 | 6 | melee 4+ 4
war-mammoth | free-folk | large-solo | monster | 6 | 6 | 3 | 6 | 8 | melee 4+ 6
mag-the-mighty | free-folk | solo | monster | 9 | 5 | 4 | 4 | 6 | melee 3+ 7
varamyr-sixskins | free-folk | solo | monster | 3 | 4 | 3 | 4 | 4 | melee 3+ 3
shadowcat | free-folk | solo | monster | 2 | 6 | 4 | 2 | 2 | melee 3+ 2
wolf-pack | free-folk | solo | monster | 3 | 6 | 4 | 2 | 3 | melee 3+ 3
bear | free-folk | solo | monster | 0 | 4 | 3 | 3 | 3 | melee 3+ 3
dothraki-screamers | targaryen | cavalry | cavalry | 6 | 6 | 5 | 5 | 3 | melee 3+ 7 4
dothraki-outriders | targaryen | cavalry | cavalry | 6 | 6 | 5 | 5 | 3 | short 4+ 7 4 / melee 4+ 5 4
jorah-mormont | targaryen | solo | cavalry | 4 | 6 | 4 | 3 | 3 | melee 3+ 3
unsullied-pikemen | targaryen | infantry | infantry | 7 | 5 | 4 | 4 | 1 | melee 3+ 7 7 4
drogon | targaryen | solo | monster | 7 | 6 | 4 | 2 | 8 | melee 2+ 2
freedmen | targaryen | solo | infantry | 3 | 6 | 6 | 8 | 6 | melee 5+ 6
ironborn-reavers | greyjoy | infantry | infantry | 5 | 5 | 5 | 7 | 1 | melee 3+ 7 6 4
ironborn-bowmen | greyjoy | infantry | infantry | 4 | 5 | 6 | 8 | 1 | long 4+ 6 5 4 / melee 4+ 5 4 3
harlaw-reapers | greyjoy | infantry | infantry | 6 | 6 | 5 | 6 | 1 | melee 3+ 7 6 4
ironmakers | greyjoy | infantry | infantry | 7 | 5 | 3 | 6 | 1 | melee 3+ 7 5 5
silenced-men | greyjoy | infantry | infantry | 7 | 6 | 5 | 6 | 1 | melee 3+ 7 6 5
drowned-men | greyjoy | solo | infantry | 4 | 5 | 6 | 5 | 3 | melee 5+ 4
martell-spearmen | martell | infantry | infantry | 5 | 5 | 5 | 6 | 1 | melee 4+ 7 7 4
sand-skirmishers | martell | infantry | infantry | 7 | 6 | 4 | 6 | 1 | short 3+ 7 5 4 / melee 4+ 7 5 4
sunspear-dervishes | martell | infantry | infantry | 6 | 6 | 4 | 6 | 1 | melee 4+ 7 6 4
dune-vipers | martell | infantry | infantry | 6 | 6 | 4 | 6 | 1 | melee 4+ 7 6 4
starfall-outriders | martell | cavalry | cavalry | 6 | 6 | 5 | 6 | 3 | melee 4+ 7 4
skyreach-bowmen | martell | infantry | infantry | 6 | 6 | 6 | 6 | 1 | long 3+ 7 6 5 / melee 5+ 5 4 3
"""

ATTACHMENTS = """
attachment | faction | type | cost | commander | character
robb-stark-wolf-lord | stark | infantry | C | yes | yes
umber-champion | stark | infantry | 1 | no | no
assault-veteran | lannister | infantry | 1 | no | no
guard-captain | lannister | infantry | 1 | no | no
jaime-lannister-kingslayer | lannister | infantry | C | yes | yes
joffrey-baratheon-first-of-his-name | lannister | infantry | C | yes | yes
jaime-lannister-maimed-hostage | lannister | infantry | 1 | no | yes
turncoat | lannister | infantry | 1 | no | no
dreadfort-captain | neutral | infantry | 1 | no | no
ramsay-snow-bastard-of-bolton | neutral | infantry | C | yes | yes
brienne-maiden-of-tarth | neutral | infantry | 2 | no | yes
jon-snow-998th-lord-commander | nights-watch | infantry | C | yes | yes
watch-captain | nights-watch | infantry | 2 | no | no
senior-builder | nights-watch | infantry | 1 | no | no
samwell-tarly-sam-the-slayer | nights-watch | infantry | 2 | no | yes
satin-brave-recruit | nights-watch | infantry | 1 | no | yes
stannis-baratheon-rightful-heir | baratheon | infantry | C | yes | yes
master-warden | baratheon | infantry | 1 | no | no
devan-seaworth-kings-squire | baratheon | infantry | 1 | no | yes
andrew-estermont-true-loyalist | baratheon | infantry | 1 | no | yes
mance-rayder-king-beyond-the-wall | free-folk | infantry | C | yes | yes
raid-leader | free-folk | infantry | 1 | no | no
skinchanger | free-folk | infantry | 1 | no | no
chosen-of-styr | free-folk | infantry | 1 | no | no
ygritte-spearwife-archer | free-folk | infantry | 2 | no | yes
khal-drogo-great-khal | targaryen | cavalry | C | yes | yes
screamer-ko | targaryen | cavalry | 1 | no | no
unsullied-officer | targaryen | infantry | 2 | no | no
mirri-maz-duur-resentful-healer | targaryen | infantry | 1 | no | yes
asha-greyjoy-krakens-daughter | greyjoy | infantry | C | yes | yes
victarion-greyjoy-master-of-the-iron-victory | greyjoy | infantry | 2 | no | yes
reaver-captain | greyjoy | infantry | 1 | no | no
warsworn | greyjoy | infantry | 1 | no | no
oberyn-martell-prince-of-dorne | martell | infantry | C | yes | yes
areo-hotah-captain-of-the-guard | martell | infantry | C | yes | yes
spearmen-captain | martell | infantry | 1 | no | no
elia-sand-sand-snake | martell | infantry | 1 | no | yes
"""

NCUS = """
ncu | faction | cost | tokens
catelyn-stark-lady-of-winterfell | stark | 4 | 0
sansa-stark-little-bird | stark | 4 | 0
rodrik-cassel-combat-veteran | stark | 4 | 2
the-high-sparrow-father-of-the-faithful | lannister | 4 | 0
tyrion-lannister-the-imp | lannister | 5 | 0
cersei-lannister-queen-regent | lannister | 4 | 2
petyr-baelish-littlefinger | neutral | 4 | 2
lord-varys-spider | neutral | 4 | 3
roose-bolton-calculating-and-cruel | neutral | 4 | 3
aemon-maester-of-castle-black | nights-watch | 4 | 0
donal-noye-expert-blacksmith | nights-watch | 4 | 2
melisandre-red-woman | baratheon | 5 | 0
davos-seaworth-hand-of-the-true-king | baratheon | 4 | 3
lady-val-wildling-princess | free-folk | 4 | 0
craster-ally-of-convenience | free-folk | 4 | 0
styr-iron-fisted-tyrant | free-folk | 4 | 0
daenerys-targaryen-khaleesi | targaryen | 4 | 0
rodrik-harlaw-reader | greyjoy | 4 | 2
aeron-greyjoy-damphair | greyjoy | 4 | 0
doran-martell-lord-of-sunspear | martell | 4 | 0
doran-martell-prince-of-dorne | martell | 4 | 0
pyat-pree-warlock-of-qarth | targaryen | 4 | 0
ellaria-sand-vipers-paramour | martell | 4 | 0
nymeria-sand-lady-nym | martell | 4 | 0
"""

ARMIES = """
army | 30 | 40 | 50
stark | 5 units, 2 attachments, 1 ncu | 6, 2, 2 | 7, 2, 3
lannister | 5, 2, 1 | 6, 3, 2 | 7, 3, 3
neutral | 4, 2, 1 | 5, 3, 2 | 6, 3, 3
nights-watch | 5, 1, 1 | 6, 2, 2 | 7, 4, 2
baratheon | 4, 4, 1 | 5, 4, 2 | 7, 4, 2
free-folk | 5, 3, 1 | 6, 4, 2 | 7, 4, 3
targaryen | 5, 2, 1 | 7, 2, 1 | 8, 4, 1
greyjoy | 5, 2, 1 | 6, 2, 2 | 7, 4, 2
martell | 4, 3, 1 | 5, 3, 2 | 6, 3, 3
"""

# Inches. Arc lines: so far to the side for so far ahead.
TRAYS = """
tray | width | depth | across | ahead | columns | ranks
infantry | 5.5 | 4.8 | 5500 | 4800 | 4 | 3
infantry-square | 5.5 | 4.8 | 1 | 1 | 4 | 3
cavalry | 5.5 | 5 | 1 | 1 | 2 | 2
solo | 2.76 | 2.76 | 1 | 1 | 1 | 1
large-solo | 2.76 | 5.55 | 1 | 1 | 1 | 1
castle-wall | 13 | 1.75 | 1 | 1 | 1 | 1
"""

# Inches; where a piece lies on the fixed table, from its middle.
PIECES = """
piece | shape | across | deep | x | y
forest | octagon | 5.5 | 4.5 | -11 | 0
corpse-pile | octagon | 4.7 | 4.7 | 0 | -10
bog | octagon | 5.5 | 4.5 | 11 | 0
stakes | rectangle | 5.5 | 1.5 | - | -
wall | rectangle | 5.5 | 1.5 | - | -
hedge | rectangle | 5.5 | 1.5 | - | -
weirwood | octagon | 4 | 4 | 0 | 10
palisade | rectangle | 5.5 | 1.5 | - | -
hill | octagon | 5.5 | 4.5 | - | -
castle-wall | rectangle | 13 | 1.75 | - | -
"""
