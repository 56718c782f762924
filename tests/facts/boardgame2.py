"""What is printed in the second edition, written down from the game and never from maester's own files.

A dash stands for nothing. tests/facts/test_boardgame.py compares, in both directions.
"""

from typing import Any

LAND = """
area                       structure   power  supply  home       port
blackwater                 none        0      2       -          -
castle-black               none        1      0       -          -
crackclaw-point            castle      0      0       -          -
dornish-marches            none        1      0       -          -
dragonstone                stronghold  1      1       baratheon  dragonstone-port
flints-finger              castle      0      0       -          -
greywater-watch            none        0      1       -          -
harrenhal                  castle      1      0       -          -
highgarden                 stronghold  0      2       tyrell     -
karhold                    none        1      0       -          -
kings-landing              stronghold  2      0       -          -
kingswood                  none        1      1       -          -
lannisport                 stronghold  0      2       lannister  lannisport-port
moat-cailin                castle      0      0       -          -
oldtown                    stronghold  0      0       -          oldtown-port
princes-pass               none        1      1       -          -
pyke                       stronghold  1      1       greyjoy    pyke-port
riverrun                   stronghold  1      1       -          -
salt-shore                 none        0      1       -          -
seagard                    stronghold  1      1       -          -
searoad-marches            none        0      1       -          -
starfall                   castle      0      1       -          -
stoney-sept                none        1      0       -          -
storms-end                 castle      0      0       -          storms-end-port
sunspear                   stronghold  1      1       martell    sunspear-port
the-arbor                  none        1      0       -          -
the-boneway                none        1      0       -          -
the-eyrie                  castle      1      1       -          -
the-fingers                none        0      1       -          -
the-mountains-of-the-moon  none        0      1       -          -
the-reach                  castle      0      0       -          -
the-stony-shore            none        0      1       -          -
the-twins                  none        1      0       -          -
three-towers               none        0      1       -          -
white-harbor               castle      0      0       -          white-harbor-port
widows-watch               none        0      1       -          -
winterfell                 stronghold  1      1       stark      winterfell-port
yronwood                   castle      0      0       -          -
"""

SEA = """
bay-of-ice
blackwater-bay
east-summer-sea
ironmans-bay
redwyne-straights
sea-of-dorne
shipbreaker-bay
sunset-sea
the-golden-sound
the-narrow-sea
the-shivering-sea
west-summer-sea
"""

NEIGHBOURS = """
blackwater: crackclaw-point harrenhal kings-landing searoad-marches stoney-sept the-reach
castle-black: bay-of-ice karhold the-shivering-sea winterfell
crackclaw-point: blackwater blackwater-bay harrenhal kings-landing shipbreaker-bay the-mountains-of-the-moon
    the-narrow-sea
dornish-marches: highgarden oldtown princes-pass the-boneway the-reach three-towers
dragonstone: shipbreaker-bay
flints-finger: bay-of-ice greywater-watch ironmans-bay sunset-sea
greywater-watch: bay-of-ice flints-finger ironmans-bay moat-cailin seagard
harrenhal: blackwater crackclaw-point riverrun stoney-sept
highgarden: dornish-marches oldtown redwyne-straights searoad-marches the-reach west-summer-sea
karhold: castle-black the-shivering-sea winterfell
kings-landing: blackwater blackwater-bay crackclaw-point kingswood the-reach
kingswood: blackwater-bay kings-landing shipbreaker-bay storms-end the-boneway the-reach
lannisport: riverrun searoad-marches stoney-sept the-golden-sound
moat-cailin: greywater-watch seagard the-narrow-sea the-twins white-harbor winterfell
oldtown: dornish-marches highgarden redwyne-straights three-towers
princes-pass: dornish-marches starfall the-boneway three-towers yronwood
pyke: ironmans-bay
riverrun: harrenhal ironmans-bay lannisport seagard stoney-sept the-golden-sound
salt-shore: east-summer-sea starfall sunspear yronwood
seagard: greywater-watch ironmans-bay moat-cailin riverrun the-twins
searoad-marches: blackwater highgarden lannisport stoney-sept sunset-sea the-golden-sound the-reach
    west-summer-sea
starfall: east-summer-sea princes-pass salt-shore west-summer-sea yronwood
stoney-sept: blackwater harrenhal lannisport riverrun searoad-marches
storms-end: east-summer-sea kingswood sea-of-dorne shipbreaker-bay the-boneway
sunspear: east-summer-sea salt-shore sea-of-dorne yronwood
the-arbor: redwyne-straights west-summer-sea
the-boneway: dornish-marches kingswood princes-pass sea-of-dorne storms-end the-reach yronwood
the-eyrie: the-mountains-of-the-moon the-narrow-sea
the-fingers: the-mountains-of-the-moon the-narrow-sea the-twins
the-mountains-of-the-moon: crackclaw-point the-eyrie the-fingers the-narrow-sea the-twins
the-reach: blackwater dornish-marches highgarden kings-landing kingswood searoad-marches the-boneway
the-stony-shore: bay-of-ice winterfell
the-twins: moat-cailin seagard the-fingers the-mountains-of-the-moon the-narrow-sea
three-towers: dornish-marches oldtown princes-pass redwyne-straights west-summer-sea
white-harbor: moat-cailin the-narrow-sea the-shivering-sea widows-watch winterfell
widows-watch: the-narrow-sea the-shivering-sea white-harbor
winterfell: bay-of-ice castle-black karhold moat-cailin the-shivering-sea the-stony-shore white-harbor
yronwood: princes-pass salt-shore sea-of-dorne starfall sunspear the-boneway
bay-of-ice: castle-black flints-finger greywater-watch sunset-sea the-stony-shore winterfell
blackwater-bay: crackclaw-point kings-landing kingswood shipbreaker-bay
east-summer-sea: salt-shore sea-of-dorne shipbreaker-bay starfall storms-end sunspear west-summer-sea
ironmans-bay: flints-finger greywater-watch pyke riverrun seagard sunset-sea the-golden-sound
redwyne-straights: highgarden oldtown the-arbor three-towers west-summer-sea
sea-of-dorne: east-summer-sea storms-end sunspear the-boneway yronwood
shipbreaker-bay: blackwater-bay crackclaw-point dragonstone east-summer-sea kingswood storms-end the-narrow-sea
sunset-sea: bay-of-ice flints-finger ironmans-bay searoad-marches the-golden-sound west-summer-sea
the-golden-sound: ironmans-bay lannisport riverrun searoad-marches sunset-sea
the-narrow-sea: crackclaw-point moat-cailin shipbreaker-bay the-eyrie the-fingers the-mountains-of-the-moon
    the-shivering-sea the-twins white-harbor widows-watch
the-shivering-sea: castle-black karhold the-narrow-sea white-harbor widows-watch winterfell
west-summer-sea: east-summer-sea highgarden redwyne-straights searoad-marches starfall sunset-sea the-arbor
    three-towers
"""
"""All areas across a border, from both sides; ports stand apart."""

PORTS = """
port               land          sea
dragonstone-port   dragonstone   shipbreaker-bay
lannisport-port    lannisport    the-golden-sound
oldtown-port       oldtown       redwyne-straights
pyke-port          pyke          ironmans-bay
storms-end-port    storms-end    shipbreaker-bay
sunspear-port      sunspear      east-summer-sea
white-harbor-port  white-harbor  the-narrow-sea
winterfell-port    winterfell    bay-of-ice
"""

UNITS = """
unit          ground  strength  against-structure  cost  upgrade  pool  retreats
footman       land    1         -                  1     -        10    yes
knight        land    2         -                  2     1        5     yes
siege-engine  land    0         4                  2     1        2     no
ship          sea     1         -                  1     -        6     yes
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
STARS = {3: (3, 2, 1, 0), 4: (3, 2, 1, 0), 5: (3, 3, 2, 1, 0, 0), 6: (3, 3, 2, 1, 0, 0)}
TO_WIN = dict.fromkeys((3, 4, 5, 6), 7)

NEUTRAL = """
3: kings-landing=5 the-eyrie=6
4: kings-landing=5 the-eyrie=6 princes-pass=3 salt-shore=3 starfall=3 sunspear=5 the-boneway=3 three-towers=3
    yronwood=3 dornish-marches=3 oldtown=3 storms-end=4
5: kings-landing=5 the-eyrie=6 princes-pass=3 salt-shore=3 starfall=3 sunspear=5 the-boneway=3 three-towers=3
    yronwood=3
6: kings-landing=5 the-eyrie=6
"""
"""Number of players: the neutral forces."""

CLOSED = """
3: princes-pass salt-shore starfall sunspear the-boneway three-towers yronwood dornish-marches oldtown
    storms-end highgarden pyke
"""
"""Number of players: the areas that nobody enters."""

HOUSES = """
house      home         players  supply  iron-throne  fiefdoms  kings-court  garrison  status
baratheon  dragonstone  3456     2       1            5         4            2         confirmed
greyjoy    pyke         456      2       5            1         6            2         confirmed
lannister  lannisport   3456     2       2            6         1            2         confirmed
martell    sunspear     6        2       4            3         3            2         confirmed
stark      winterfell   3456     1       3            4         2            2         confirmed
tyrell     highgarden   56       2       6            2         5            2         confirmed
"""

START = """
baratheon  dragonstone        footman knight
baratheon  shipbreaker-bay    ship ship
baratheon  kingswood          footman
greyjoy    pyke               footman knight
greyjoy    pyke-port          ship
greyjoy    ironmans-bay       ship
greyjoy    greywater-watch    footman
lannister  lannisport         footman knight
lannister  lannisport-port    ship
lannister  the-golden-sound   ship
lannister  stoney-sept        footman
martell    sea-of-dorne       ship
martell    sunspear           footman knight
martell    salt-shore         footman
stark      winterfell         footman knight
stark      white-harbor       footman
stark      the-shivering-sea  ship
tyrell     highgarden         footman knight
tyrell     redwyne-straights  ship
tyrell     dornish-marches    footman
"""

TRACKS = """
players  track        houses
3        iron-throne  baratheon lannister stark
3        fiefdoms     stark baratheon lannister
3        kings-court  lannister stark baratheon
4        iron-throne  baratheon lannister stark greyjoy
4        fiefdoms     greyjoy stark baratheon lannister
4        kings-court  lannister stark baratheon greyjoy
5        iron-throne  baratheon lannister stark greyjoy tyrell
5        fiefdoms     greyjoy tyrell stark baratheon lannister
5        kings-court  lannister stark baratheon tyrell greyjoy
6        iron-throne  baratheon lannister stark martell greyjoy tyrell
6        fiefdoms     greyjoy tyrell martell stark baratheon lannister
6        kings-court  lannister stark martell baratheon tyrell greyjoy
"""

HOUSE_CARDS = """
card                 house      strength  swords  towers  status
eddard-stark         stark      4         2       0       confirmed
robb-stark           stark      3         0       0       confirmed
roose-bolton         stark      2         0       0       confirmed
greatjon-umber       stark      2         1       0       confirmed
ser-rodrick-cassel   stark      1         0       2       confirmed
the-blackfish        stark      1         0       0       confirmed
catelyn-stark        stark      0         0       0       confirmed
euron-crows-eye      greyjoy    4         1       0       confirmed
victarion-greyjoy    greyjoy    3         0       0       confirmed
balon-greyjoy        greyjoy    2         0       0       confirmed
theon-greyjoy        greyjoy    2         0       0       confirmed
dagmar-cleftjaw      greyjoy    1         1       1       confirmed
asha-greyjoy         greyjoy    1         0       0       confirmed
aeron-damphair       greyjoy    0         0       0       confirmed
tywin-lannister      lannister  4         0       0       confirmed
ser-gregor-clegane   lannister  3         3       0       confirmed
the-hound            lannister  2         0       2       confirmed
ser-jaime-lannister  lannister  2         1       0       confirmed
tyrion-lannister     lannister  1         0       0       confirmed
ser-kevan-lannister  lannister  1         0       0       confirmed
cersei-lannister     lannister  0         0       0       confirmed
the-red-viper        martell    4         2       1       confirmed
areo-hotah           martell    3         0       1       confirmed
obara-sand           martell    2         1       0       confirmed
darkstar             martell    2         1       0       confirmed
nymeria-sand         martell    1         0       0       confirmed
arianne-martell      martell    1         0       0       confirmed
doran-martell        martell    0         0       0       confirmed
stannis-baratheon    baratheon  4         0       0       confirmed
renly-baratheon      baratheon  3         0       0       confirmed
ser-davos-seaworth   baratheon  2         0       0       confirmed
brienne-of-tarth     baratheon  2         1       1       confirmed
salladhor-saan       baratheon  1         0       0       confirmed
melisandre           baratheon  1         1       0       confirmed
patchface            baratheon  0         0       0       confirmed
mace-tyrell          tyrell     4         0       0       confirmed
ser-loras-tyrell     tyrell     3         0       0       confirmed
ser-garlan-tyrell    tyrell     2         2       0       confirmed
randyll-tarly        tyrell     2         1       0       confirmed
alester-florent      tyrell     1         0       1       confirmed
margaery-tyrell      tyrell     1         0       1       confirmed
queen-of-thorns      tyrell     0         0       0       confirmed
"""

TEXTS: dict[str, list[dict[str, Any]]] = {
    "robb-stark": [{"when": "win", "does": "choose-retreat", "optional": True}],
    "roose-bolton": [{"when": "loss", "does": "take-back-discards"}],
    "the-blackfish": [{"when": "cancel", "does": "no-casualties"}],
    "catelyn-stark": [{"does": "multiply-defense", "times": 2}],
    "victarion-greyjoy": [
        {"does": "unit-strength", "side": "attacker", "unit": "ship", "worth": 2, "supporters": True}
    ],
    "balon-greyjoy": [{"does": "void-card-strength"}],
    "theon-greyjoy": [{"does": "bonus", "side": "defender", "needs": "structure", "strength": 1, "swords": 1}],
    "asha-greyjoy": [{"does": "bonus", "needs": "unsupported", "swords": 2, "towers": 1}],
    "aeron-damphair": [{"when": "at-once", "does": "replace-card", "power": 2, "optional": True}],
    "tywin-lannister": [{"when": "win", "does": "gain-power", "power": 2}],
    "tyrion-lannister": [{"when": "cancel", "does": "send-card-back", "optional": True}],
    "ser-kevan-lannister": [
        {"does": "unit-strength", "side": "attacker", "unit": "footman", "worth": 2, "supporters": True}
    ],
    "cersei-lannister": [
        {"when": "win", "does": "remove-order", "whose": "opponent", "where": "anywhere", "optional": True}
    ],
    "nymeria-sand": [
        {"does": "bonus", "side": "defender", "towers": 1},
        {"does": "bonus", "side": "attacker", "swords": 1},
    ],
    "arianne-martell": [{"when": "loss", "does": "repel-attackers", "side": "defender"}],
    "doran-martell": [{"when": "at-once", "does": "push-to-last"}],
    "stannis-baratheon": [{"does": "bonus", "needs": "opponent-ahead", "strength": 1}],
    "renly-baratheon": [{"when": "win", "does": "upgrade-footman", "supporters": True, "optional": True}],
    "ser-davos-seaworth": [
        {"does": "bonus", "needs": "discarded", "card": "stannis-baratheon", "strength": 1, "swords": 1}
    ],
    "salladhor-saan": [
        {
            "does": "unit-strength",
            "needs": "supported",
            "whose": "others",
            "unit": "ship",
            "worth": 0,
            "supporters": True,
            "fighters": True,
        }
    ],
    "patchface": [{"when": "after", "does": "discard-from-hand", "optional": True}],
    "mace-tyrell": [{"when": "at-once", "does": "destroy-footman"}],
    "ser-loras-tyrell": [{"when": "win", "does": "march-again", "side": "attacker"}],
    "queen-of-thorns": [{"when": "at-once", "does": "remove-order", "whose": "opponent", "where": "adjacent"}],
}
"""What the texts of house cards say, in the verbs of maester."""

WESTEROS = """
deck  card                   count  icon  chosen-by    status
I     supply                 3      -     -            confirmed
I     mustering              3      -     -            confirmed
I     a-throne-of-blades     2      icon  iron-throne  confirmed
I     last-days-of-summer    1      icon  -            confirmed
I     winter-is-coming       1      -     -            confirmed
II    clash-of-kings         3      -     -            confirmed
II    game-of-thrones        3      -     -            confirmed
II    dark-wings-dark-words  2      icon  kings-court  confirmed
II    last-days-of-summer    1      icon  -            confirmed
II    winter-is-coming       1      -     -            confirmed
III   wildlings-attack       3      -     -            confirmed
III   put-to-the-sword       2      -     fiefdoms     confirmed
III   storm-of-swords        1      icon  -            confirmed
III   rains-of-autumn        1      icon  -            confirmed
III   sea-of-storms          1      icon  -            confirmed
III   feast-for-crows        1      icon  -            confirmed
III   web-of-lies            1      icon  -            confirmed
"""

EFFECTS: dict[str, list[dict[str, Any]]] = {
    "I supply": [{"does": "supply"}],
    "I mustering": [{"does": "mustering"}],
    "I a-throne-of-blades": [{"does": "supply"}, {"does": "mustering"}, {"does": "nothing"}],
    "I last-days-of-summer": [{"does": "nothing"}],
    "I winter-is-coming": [{"does": "winter"}],
    "II clash-of-kings": [{"does": "clash"}],
    "II game-of-thrones": [{"does": "power"}],
    "II dark-wings-dark-words": [{"does": "clash"}, {"does": "power"}, {"does": "nothing"}],
    "II last-days-of-summer": [{"does": "nothing"}],
    "II winter-is-coming": [{"does": "winter"}],
    "III wildlings-attack": [{"does": "wildlings"}],
    "III put-to-the-sword": [
        {"does": "ban", "orders": ("defense-plus-1", "defense-plus-2")},
        {"does": "ban", "orders": ("march-plus-1",)},
        {"does": "nothing"},
    ],
    "III storm-of-swords": [{"does": "ban", "orders": ("defense-plus-1", "defense-plus-2")}],
    "III rains-of-autumn": [{"does": "ban", "orders": ("march-plus-1",)}],
    "III sea-of-storms": [{"does": "ban", "orders": ("raid", "raid-special")}],
    "III feast-for-crows": [{"does": "ban", "orders": ("consolidate-power", "consolidate-power-special")}],
    "III web-of-lies": [{"does": "ban", "orders": ("support", "support-plus-1")}],
}

WILDLINGS: dict[str, tuple[dict[str, Any], ...]] = {
    "silence-at-the-wall": ({"does": "nothing"}, {"does": "nothing"}, {"does": "nothing"}),
    "preemptive-raid": (
        {"does": "attack-again", "strength": 6},
        {"does": "units-or-influence", "count": 2, "places": 2},
        {"does": "nothing"},
    ),
    "crow-killers": (
        {"does": "knight-footmen", "count": 2},
        {"does": "unhorse-knights"},
        {"does": "unhorse-knights", "count": 2},
    ),
    "rattleshirts-raiders": (
        {"does": "change-supply", "by": 1},
        {"does": "change-supply", "by": -2},
        {"does": "change-supply", "by": -1},
    ),
    "massing-on-the-milkwater": (
        {"does": "take-back-discards"},
        {"does": "discard-strongest"},
        {"does": "discard-one"},
    ),
    "a-king-beyond-the-wall": (
        {"does": "rise-on-one-track"},
        {"does": "fall-on-tracks", "tracks": ("iron-throne", "fiefdoms", "kings-court")},
        {"does": "fall-on-one-track", "tracks": ("fiefdoms", "kings-court")},
    ),
    "mammoth-riders": (
        {"does": "take-back-card"},
        {"does": "destroy-units", "count": 3},
        {"does": "destroy-units", "count": 2},
    ),
    "the-horde-descends": (
        {"does": "muster-in-one-area"},
        {"does": "destroy-units-at-structure", "count": 2},
        {"does": "destroy-units", "count": 1},
    ),
    "skinchanger-scout": ({"does": "return-bid"}, {"does": "discard-power"}, {"does": "discard-power", "count": 2}),
}
"""The highest bidder after a victory; the lowest bidder and the others after a defeat."""

TIDES = """
card       count  strength  swords  towers  skulls
blank      8      0         0       0       0
one-sword  4      1         1       0       0
one-tower  4      1         0       1       0
two        4      2         0       0       0
three      2      3         0       0       0
skull      2      0         0       0       1
"""
