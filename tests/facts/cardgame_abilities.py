"""When the abilities of the Core Set may be used, what they cost, whom they choose and how often.

Written down from the cards and never from maester's own files, in the order of the collector's numbers. `target` is
chosen before a cancel, `later` when the effect resolves; `would` are saves and cancels. An event's gold is not here.
"""

ABILITIES = """
code                        | timing           | cost            | choice| often
a-clash-of-kings            | reaction         | -               | -     | -
a-feast-for-crows           | reaction         | -               | -     | -
building-orders             | revealed         | -               | -     | -
calling-the-banners         | revealed         | -               | target| -
calm-over-westeros          | revealed         | -               | -     | -
confiscation                | revealed         | -               | target| -
counting-coppers            | revealed         | -               | -     | -
filthy-accusations          | revealed         | -               | target| -
heads-on-spikes             | revealed         | -               | target| -
marched-to-the-wall         | revealed         | -               | target| -
power-behind-the-throne     | revealed         | -               | -     | -
power-behind-the-throne     | action           | token           | target| -
rebuilding                  | revealed         | -               | target| -
reinforcements              | revealed         | -               | target| -
summons                     | revealed         | -               | -     | -
supporting-the-faith        | forced reaction  | -               | -     | -
wildfire-assault            | revealed         | -               | target| -
fealty                      | action           | faction         | -     | -
littlefinger                | reaction         | -               | -     | -
varys                       | interrupt        | remove          | -     | -
rattleshirts-raiders        | reaction         | -               | target| -
wildling-horde              | challenges action| faction         | target| -
seal-of-the-hand            | action           | kneel           | -     | -
bodyguard                   | would            | sacrifice       | -     | -
the-kingsroad               | marshaling action| kneel, sacrifice| -     | -
put-to-the-sword            | reaction         | -               | target| max 1 challenge
put-to-the-torch            | reaction         | -               | target| max 1 challenge
superior-claim              | reaction         | -               | -     | max 1 challenge
tears-of-lys                | reaction         | -               | later | max 1 challenge
the-hands-judgment          | would            | its cost        | -     | -
maester-cressen             | marshaling action| kneel           | target| -
melisandre                  | reaction         | -               | target| limit 1 round
selyse-baratheon            | challenges action| 1 gold          | target| -
ser-davos-seaworth          | interrupt        | -               | -     | -
shireen-baratheon           | interrupt        | -               | target| -
fiery-followers             | reaction         | -               | -     | -
dragonstone-faithful        | marshaling action| kneel           | -     | -
vanguard-lancer             | reaction         | -               | target| -
lightbringer                | reaction         | -               | -     | limit 1 phase
dragonstone-port            | marshaling action| kneel           | -     | -
chamber-of-the-painted-table| reaction         | kneel           | later | -
the-red-keep                | interrupt        | kneel           | -     | -
consolidation-of-power      | marshaling action| -               | target| -
ours-is-the-fury            | action           | -               | target| -
seen-in-flames              | challenges action| -               | target| -
aeron-damphair              | reaction         | -               | later | -
asha-greyjoy                | reaction         | -               | -     | -
euron-crows-eye             | reaction         | -               | later | -
theon-greyjoy               | reaction         | -               | -     | -
iron-islands-fishmonger     | marshaling action| kneel           | -     | -
lordsport-shipwright        | marshaling action| kneel           | target| -
throwing-axe                | reaction         | sacrifice       | target| -
great-kraken                | reaction         | -               | -     | limit 2 round
iron-fleet-scout            | challenges action| kneel           | target| -
sea-tower                   | marshaling action| kneel           | -     | -
risen-from-the-sea          | would            | -               | -     | -
the-krakens-grasp           | challenges action| -               | target| -
we-do-not-sow               | reaction         | -               | target| max 1 challenge
joffrey-baratheon           | reaction         | -               | -     | limit 3 round
the-tickler                 | dominance action | kneel           | later | -
tyrion-lannister            | reaction         | -               | -     | limit 2 round
gold-cloaks                 | forced interrupt | -               | -     | -
lannisport-merchant         | marshaling action| kneel           | -     | -
the-queens-assassin         | reaction         | -               | target| -
lannisport                  | reaction         | -               | -     | -
western-fiefdom             | marshaling action| kneel           | -     | -
hear-me-roar                | action           | -               | later | -
the-things-i-do-for-love    | challenges action| x gold, faction | target| -
treachery                   | would            | -               | -     | -
areo-hotah                  | reaction         | -               | target| -
arianne-martell             | action           | -               | later | limit 1 phase
edric-dayne                 | action           | 1 gold          | -     | -
maester-caleotte            | reaction         | -               | target| -
the-red-viper               | reaction         | -               | -     | -
desert-scavenger            | marshaling action| kneel           | -     | -
dornish-paramour            | reaction         | -               | target| -
greenblood-trader           | reaction         | -               | -     | -
ghaston-grey                | reaction         | kneel, sacrifice| later | -
sunspear                    | reaction         | kneel           | -     | -
blood-orange-grove          | marshaling action| kneel           | -     | -
dorans-game                 | reaction         | -               | -     | max 1 challenge
unbowed-unbent-unbroken     | reaction         | -               | -     | max 1 challenge
confinement                 | action           | -               | target| -
benjen-stark                | interrupt        | -               | -     | -
ghost                       | reaction         | -               | -     | -
maester-aemon               | would            | kneel           | -     | -
old-bear-mormont            | interrupt        | -               | later | -
ser-waymar-royce            | interrupt        | -               | -     | -
yoren                       | reaction         | -               | target| -
messenger-raven             | dominance action | back            | -     | -
old-forest-hunter           | action           | discard         | -     | limit 1 phase
steward-at-the-wall         | marshaling action| kneel           | -     | -
veteran-builder             | action           | sacrifice       | target| -
castle-black                | action           | kneel           | target| -
the-wall                    | forced reaction  | -               | -     | -
the-wall                    | interrupt        | kneel           | -     | -
a-meager-contribution       | reaction         | -               | -     | max 1 round
take-the-black              | dominance action | -               | target| max 1 round
the-sword-in-the-darkness   | reaction         | -               | -     | -
arya-stark                  | reaction         | -               | -     | -
bran-stark                  | would            | sacrifice       | -     | -
eddard-stark                | reaction         | -               | -     | -
grey-wind                   | challenges action| kneel           | target| -
robb-stark                  | reaction         | -               | -     | limit 1 round
sansa-stark                 | reaction         | -               | -     | limit 1 round
summer                      | reaction         | -               | later | -
winterfell-steward          | marshaling action| kneel           | -     | -
ice                         | reaction         | sacrifice       | target| -
gates-of-winterfell         | challenges action| kneel           | -     | -
heart-tree-grove            | marshaling action| kneel           | -     | -
for-the-north               | action           | -               | target| -
like-warm-rain              | reaction         | another kneels  | target| max 1 challenge
winter-is-coming            | action           | -               | -     | max 1 challenge
magister-illyrio            | action           | 2 gold          | target| limit 1 phase
rhaegal                     | reaction         | -               | target| limit 1 phase
ser-jorah-mormont           | forced reaction  | -               | -     | -
viserys-targaryen           | interrupt        | -               | target| -
handmaiden                  | action           | sacrifice       | target| -
targaryen-loyalist          | marshaling action| kneel           | -     | -
plaza-of-punishment         | reaction         | kneel           | target| -
dothraki-sea                | reaction         | sacrifice       | later | -
illyrios-estate             | marshaling action| kneel           | -     | -
dracarys                    | action           | another kneels  | target| -
fire-and-blood              | challenges action| -               | target| -
waking-the-dragon           | action           | -               | target| -
maester-lomys               | reaction         | -               | -     | -
margaery-tyrell             | challenges action| kneel           | target| -
randyll-tarly               | reaction         | -               | -     | limit 2 phase
the-queen-of-thorns         | reaction         | -               | later | -
garden-caretaker            | marshaling action| kneel           | -     | -
olennas-informant           | reaction         | -               | -     | -
heartsbane                  | action           | kneel           | -     | -
highgarden                  | challenges action| 1 gold, kneel   | target| -
the-mander                  | reaction         | kneel           | -     | -
rose-garden                 | marshaling action| kneel           | -     | -
growing-strong              | challenges action| -               | target| -
olennas-cunning             | reaction         | -               | -     | -
the-bear-and-the-maiden-fair| action           | -               | target| -
"""
