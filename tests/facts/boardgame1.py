"""What is printed in the first edition, written down from the game and never from maester's own files.

A dash stands for nothing. tests/facts/test_boardgame.py compares, in both directions.
"""

from typing import Any

LAND = """
area                       structure   power  supply  home       port
blackwater                 none        0      2       -          -
castle-black               none        1      0       -          -
crackclaw-point            castle      0      0       -          -
dornish-marches            none        0      1       -          -
dragonstone                stronghold  1      1       baratheon  -
flints-finger              castle      0      0       -          -
greywater-watch            none        0      1       -          -
harrenhal                  castle      1      0       -          -
highgarden                 stronghold  0      2       tyrell     -
karhold                    none        1      0       -          -
kings-landing              stronghold  2      0       -          -
kingswood                  none        1      0       -          -
lannisport                 stronghold  0      2       lannister  -
moat-cailin                castle      0      0       -          -
oldtown                    castle      0      0       -          -
pyke                       stronghold  1      1       greyjoy    -
riverrun                   stronghold  1      1       -          -
seagard                    stronghold  1      1       -          -
searoad-marches            none        0      1       -          -
starfall                   none        0      1       -          -
stoney-sept                none        1      0       -          -
storms-end                 castle      0      0       -          -
sunspear                   castle      1      1       -          -
the-arbor                  none        1      0       -          -
the-eyrie                  castle      1      1       -          -
the-fingers                none        0      1       -          -
the-mountains-of-the-moon  none        0      1       -          -
the-reach                  castle      0      0       -          -
the-stony-shore            none        0      1       -          -
the-twins                  none        1      0       -          -
white-harbor               castle      0      0       -          -
widows-watch               none        0      1       -          -
winterfell                 stronghold  1      1       stark      -
yronwood                   none        1      0       -          -
"""

SEA = """
bay-of-ice
blackwater-bay
ironmans-bay
redwyne-straights
sea-of-dorne
shipbreaker-bay
summer-sea
sunset-sea
the-golden-sound
the-narrow-sea
the-shivering-sea
"""

NEIGHBOURS = """
blackwater: crackclaw-point harrenhal kings-landing searoad-marches stoney-sept the-reach
castle-black: bay-of-ice karhold the-shivering-sea winterfell
crackclaw-point: blackwater blackwater-bay harrenhal kings-landing shipbreaker-bay the-mountains-of-the-moon
    the-narrow-sea
dornish-marches: highgarden kingswood oldtown sea-of-dorne starfall storms-end the-reach yronwood
dragonstone: shipbreaker-bay
flints-finger: bay-of-ice greywater-watch ironmans-bay sunset-sea
greywater-watch: bay-of-ice flints-finger ironmans-bay moat-cailin seagard
harrenhal: blackwater crackclaw-point riverrun stoney-sept
highgarden: dornish-marches oldtown redwyne-straights searoad-marches sunset-sea the-reach
karhold: castle-black the-shivering-sea winterfell
kings-landing: blackwater blackwater-bay crackclaw-point kingswood the-reach
kingswood: blackwater-bay dornish-marches kings-landing shipbreaker-bay storms-end the-reach
lannisport: riverrun searoad-marches stoney-sept the-golden-sound
moat-cailin: greywater-watch seagard the-narrow-sea the-twins white-harbor winterfell
oldtown: dornish-marches highgarden redwyne-straights sunset-sea
pyke: ironmans-bay
riverrun: harrenhal ironmans-bay lannisport seagard stoney-sept the-golden-sound
seagard: greywater-watch ironmans-bay moat-cailin riverrun the-twins
searoad-marches: blackwater highgarden lannisport stoney-sept sunset-sea the-golden-sound the-reach
starfall: dornish-marches redwyne-straights yronwood
stoney-sept: blackwater harrenhal lannisport riverrun searoad-marches
storms-end: dornish-marches kingswood sea-of-dorne shipbreaker-bay
sunspear: sea-of-dorne summer-sea yronwood
the-arbor: redwyne-straights
the-eyrie: the-mountains-of-the-moon the-narrow-sea
the-fingers: the-mountains-of-the-moon the-narrow-sea the-twins
the-mountains-of-the-moon: crackclaw-point the-eyrie the-fingers the-narrow-sea the-twins
the-reach: blackwater dornish-marches highgarden kings-landing kingswood searoad-marches
the-stony-shore: bay-of-ice winterfell
the-twins: moat-cailin seagard the-fingers the-mountains-of-the-moon the-narrow-sea
white-harbor: moat-cailin the-narrow-sea the-shivering-sea widows-watch winterfell
widows-watch: the-narrow-sea the-shivering-sea white-harbor
winterfell: bay-of-ice castle-black karhold moat-cailin the-shivering-sea the-stony-shore white-harbor
yronwood: dornish-marches redwyne-straights sea-of-dorne starfall summer-sea sunspear
bay-of-ice: castle-black flints-finger greywater-watch sunset-sea the-stony-shore winterfell
blackwater-bay: crackclaw-point kings-landing kingswood shipbreaker-bay
ironmans-bay: flints-finger greywater-watch pyke riverrun seagard sunset-sea the-golden-sound
redwyne-straights: highgarden oldtown starfall summer-sea sunset-sea the-arbor yronwood
sea-of-dorne: dornish-marches shipbreaker-bay storms-end summer-sea sunspear yronwood
shipbreaker-bay: blackwater-bay crackclaw-point dragonstone kingswood sea-of-dorne storms-end summer-sea
    the-narrow-sea
summer-sea: redwyne-straights sea-of-dorne shipbreaker-bay sunspear yronwood
sunset-sea: bay-of-ice flints-finger highgarden ironmans-bay oldtown redwyne-straights searoad-marches
    the-golden-sound
the-golden-sound: ironmans-bay lannisport riverrun searoad-marches sunset-sea
the-narrow-sea: crackclaw-point moat-cailin shipbreaker-bay the-eyrie the-fingers the-mountains-of-the-moon
    the-shivering-sea the-twins white-harbor widows-watch
the-shivering-sea: castle-black karhold the-narrow-sea white-harbor widows-watch winterfell
"""
"""All areas across a border, from both sides; ports stand apart."""

UNITS = """
unit     ground  strength  against-structure  cost  upgrade  pool  retreats
footman  land    1         -                  1     -        10    yes
knight   land    2         -                  2     1        4     yes
ship     sea     1         -                  1     -        5     yes
"""

ORDERS = """
order                      kind               count  number  star
march-minus-1              march              1      -1      -
march-0                    march              1      0       -
march-plus-1               march              1      1       star
defense-plus-1             defense            2      1       -
defense-plus-2             defense            1      2       star
support                    support            2      0       -
support-plus-1             support            1      1       star
raid                       raid               2      0       -
raid-special               raid               1      0       star
consolidate-power          consolidate-power  2      0       -
consolidate-power-special  consolidate-power  1      0       star
"""

SUPPLY = {0: (2, 2), 1: (3, 2), 2: (3, 2, 2), 3: (3, 2, 2, 2), 4: (3, 3, 2, 2), 5: (4, 3, 2, 2), 6: (4, 3, 2, 2, 2)}
STARS = dict.fromkeys((3, 4, 5), (3, 3, 2, 1, 0))
TO_WIN = {3: 8, 4: 7, 5: 7}

NEUTRAL = """
3: kings-landing=5 the-eyrie=6 sunspear=5 pyke=3 greywater-watch=1 ironmans-bay=2 highgarden=3 dornish-marches=1
    redwyne-straights=1
4: kings-landing=5 the-eyrie=6 sunspear=5 pyke=3 greywater-watch=1 ironmans-bay=2
5: kings-landing=5 the-eyrie=6 sunspear=5
"""
"""Number of players: the neutral forces."""

HOUSES = """
house      home         players  supply  iron-throne  fiefdoms  kings-court  garrison  status
baratheon  dragonstone  345      1       1            4         3            0         single-source
greyjoy    pyke         5        2       5            1         4            0         single-source
lannister  lannisport   345      2       2            5         1            0         confirmed
stark      winterfell   345      1       3            3         2            0         single-source
tyrell     highgarden   45       3       4            2         5            0         single-source
"""

START = """
baratheon  dragonstone        footman knight
baratheon  kingswood          footman
baratheon  shipbreaker-bay    ship ship
greyjoy    pyke               footman knight
greyjoy    greywater-watch    footman
greyjoy    ironmans-bay       ship ship
lannister  lannisport         footman knight
lannister  stoney-sept        footman
lannister  the-golden-sound   ship
stark      winterfell         footman knight
stark      white-harbor       footman
stark      the-shivering-sea  ship
tyrell     highgarden         footman knight
tyrell     dornish-marches    footman
tyrell     redwyne-straights  ship
"""

TRACKS = """
players  track        houses
3        iron-throne  baratheon lannister stark
3        fiefdoms     stark baratheon lannister
3        kings-court  lannister stark baratheon
4        iron-throne  baratheon lannister stark tyrell
4        fiefdoms     tyrell stark baratheon lannister
4        kings-court  lannister stark baratheon tyrell
5        iron-throne  baratheon lannister stark tyrell greyjoy
5        fiefdoms     greyjoy tyrell stark baratheon lannister
5        kings-court  lannister stark baratheon greyjoy tyrell
"""

HOUSE_CARDS = """
card                  house      strength  swords  towers  status
eddard-stark          stark      3         0       2       confirmed
robb-stark            stark      2         0       0       confirmed
greatjon-umber        stark      2         1       0       confirmed
lord-mormont          stark      1         1       0       confirmed
ser-rodrik-cassel     stark      1         0       1       confirmed
catelyn-stark         stark      0         0       0       confirmed
maester-luwin         stark      0         0       0       confirmed
tywin-lannister       lannister  3         2       0       confirmed
ser-jaime-lannister   lannister  2         0       0       confirmed
tyrion-lannister      lannister  2         0       1       confirmed
kevan-lannister       lannister  1         1       0       confirmed
lannister-captain     lannister  1         1       0       confirmed
vargo-hoat            lannister  0         0       0       confirmed
cersei-lannister      lannister  0         0       0       confirmed
stannis-baratheon     baratheon  3         1       1       confirmed
renly-baratheon       baratheon  2         0       0       reconstructed
ser-davos-seaworth    baratheon  2         0       1       reconstructed
robert-baratheon      baratheon  1         1       0       reconstructed
ser-axell-florent     baratheon  1         1       0       confirmed
salladhor-saan        baratheon  0         0       0       reconstructed
melisandre-of-asshai  baratheon  0         0       0       confirmed
euron-crows-eye       greyjoy    3         2       0       confirmed
asha-greyjoy          greyjoy    2         0       0       confirmed
theon-greyjoy         greyjoy    2         1       0       confirmed
blacktyde-captain     greyjoy    1         0       1       confirmed
aeron-damphair        greyjoy    1         0       1       confirmed
victarion-greyjoy     greyjoy    0         0       0       confirmed
balon-greyjoy         greyjoy    0         0       0       confirmed
mace-tyrell           tyrell     3         2       0       confirmed
ser-loras-tyrell      tyrell     2         0       0       confirmed
ser-garlan-tyrell     tyrell     2         1       0       confirmed
tyrell-captain        tyrell     1         1       0       confirmed
margaery-tyrell       tyrell     1         0       1       confirmed
brienne-of-tarth      tyrell     0         0       0       confirmed
queen-of-thorns       tyrell     0         0       0       confirmed
"""

TEXTS: dict[str, list[dict[str, Any]]] = {
    "robb-stark": [{"does": "unit-strength", "side": "attacker", "unit": "knight", "worth": 3}],
    "catelyn-stark": [{"does": "multiply-defense", "times": 2}],
    "maester-luwin": [{"when": "win", "does": "take-back-card", "optional": True}],
    "ser-jaime-lannister": [{"when": "win", "does": "gain-power", "power": 2}],
    "vargo-hoat": [{"does": "unit-strength", "side": "attacker", "unit": "footman", "worth": 2}],
    "cersei-lannister": [{"when": "win", "does": "remove-order", "whose": "opponent", "where": "anywhere"}],
    "renly-baratheon": [{"when": "win", "does": "upgrade-footman", "optional": True}],
    "salladhor-saan": [
        {"does": "unit-strength", "whose": "all", "unit": "ship", "worth": 0, "supporters": True, "fighters": False}
    ],
    "melisandre-of-asshai": [{"when": "win", "does": "discard-from-hand", "power": 1, "optional": True}],
    "asha-greyjoy": [
        {
            "when": "win",
            "does": "remove-order",
            "whose": "others",
            "where": "adjacent",
            "kinds": ["support", "consolidate-power"],
            "optional": True,
        }
    ],
    "victarion-greyjoy": [{"does": "unit-strength", "side": "attacker", "unit": "ship", "worth": 2}],
    "balon-greyjoy": [{"does": "void-card-strength"}],
    "ser-loras-tyrell": [{"when": "at-once", "does": "destroy-footman"}],
    "brienne-of-tarth": [
        {"when": "at-once", "does": "remove-order", "whose": "opponent", "where": "embattled", "kinds": ["defense"]}
    ],
    "queen-of-thorns": [{"when": "cancel", "does": "cancel-text"}],
}
"""What the texts of house cards say, in the verbs of maester."""

WESTEROS = """
deck  card                 count  icon  chosen-by  status
I     supply               3      -     -          reconstructed
I     mustering            3      -     -          reconstructed
I     last-days-of-summer  3      icon  -          reconstructed
I     winter-is-coming     1      -     -          reconstructed
II    clash-of-kings       3      -     -          reconstructed
II    game-of-thrones      3      -     -          reconstructed
II    last-days-of-summer  3      icon  -          reconstructed
II    winter-is-coming     1      -     -          reconstructed
III   wildlings-attack     3      -     -          reconstructed
III   storm-of-swords      1      icon  -          reconstructed
III   sea-of-storms        1      icon  -          reconstructed
III   feast-for-crows      1      icon  -          reconstructed
III   rains-of-autumn      1      icon  -          reconstructed
III   last-days-of-summer  2      icon  -          reconstructed
III   winter-is-coming     1      -     -          reconstructed
"""

EFFECTS: dict[str, list[dict[str, Any]]] = {
    "I supply": [{"does": "supply"}],
    "I mustering": [{"does": "mustering"}],
    "I last-days-of-summer": [{"does": "nothing"}],
    "I winter-is-coming": [{"does": "winter"}],
    "II clash-of-kings": [{"does": "clash"}],
    "II game-of-thrones": [{"does": "power"}],
    "II last-days-of-summer": [{"does": "nothing"}],
    "II winter-is-coming": [{"does": "winter"}],
    "III wildlings-attack": [{"does": "wildlings"}],
    "III storm-of-swords": [{"does": "ban", "orders": ("defense-plus-1", "defense-plus-2")}],
    "III sea-of-storms": [{"does": "ban", "orders": ("raid", "raid-special")}],
    "III feast-for-crows": [{"does": "ban", "orders": ("consolidate-power", "consolidate-power-special")}],
    "III rains-of-autumn": [{"does": "no-support-by", "unit": "footman"}],
    "III last-days-of-summer": [{"does": "nothing"}],
    "III winter-is-coming": [{"does": "winter"}],
}

WILDLINGS: dict[str, tuple[dict[str, Any], ...]] = {
    "wildlings": (
        {"does": "take-back-card"},
        {"does": "destroy-units-worth", "count": 4},
        {"does": "destroy-units-worth", "count": 2},
    )
}
"""The highest bidder after a victory; the lowest bidder and the others after a defeat."""
