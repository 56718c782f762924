"""What is printed on the cards of the Core Set, written down from the cards and never from maester's own files.

A dash stands for nothing, `bare` for a card without attachments, `weapons only` for one that may have those.
tests/facts/test_cardgame.py compares, in both directions.
"""

PLOTS = """
number| code                   | gold| initiative| claim| reserve| traits          | limit| count
01001 | a-clash-of-kings       | 4   | 9         | 1    | 6      | Noble           | 2    | 1
01002 | a-feast-for-crows      | 6   | 1         | 1    | 4      | Edict           | 1    | 1
01003 | a-game-of-thrones      | 4   | 2         | 1    | 6      | Scheme          | 1    | 1
01004 | a-noble-cause          | 5   | 0         | 1    | 6      | Kingdom, Noble  | 2    | 1
01005 | a-storm-of-swords      | 3   | 8         | 1    | 5      | War             | 2    | 1
01006 | building-orders        | 4   | 1         | 1    | 7      | Kingdom         | 2    | 1
01007 | calling-the-banners    | 3   | 6         | 1    | 6      | Kingdom         | 2    | 1
01008 | calm-over-westeros     | 5   | 3         | 1    | 6      | Summer          | 1    | 1
01009 | confiscation           | 4   | 5         | 1    | 6      | Edict           | 2    | 1
01010 | counting-coppers       | 2   | 3         | 1    | 10     | Kingdom         | 2    | 1
01011 | filthy-accusations     | 4   | 4         | 1    | 6      | Scheme          | 2    | 1
01012 | fortified-position     | 5   | 1         | 1    | 5      | Siege, War      | 1    | 1
01013 | heads-on-spikes        | 4   | 6         | 1    | 6      | Edict, War      | 2    | 1
01014 | jousting-contest       | 4   | 3         | 1    | 6      | War             | 2    | 1
01015 | marched-to-the-wall    | 4   | 8         | 1    | 5      | Edict           | 2    | 1
01016 | marching-orders        | 9   | 3         | 1    | 4      | Edict, War      | 2    | 1
01017 | naval-superiority      | 2   | 7         | 1    | 6      | Siege, War      | 1    | 1
01018 | power-behind-the-throne| 3   | 1         | 1    | 6      | Noble, Scheme   | 2    | 1
01019 | rebuilding             | 5   | 5         | 1    | 6      | Kingdom         | 2    | 1
01020 | reinforcements         | 1   | 0         | 1    | 6      | Kingdom, War    | 2    | 1
01021 | sneak-attack           | 5   | 11        | 2    | 5      | Scheme          | 2    | 1
01022 | summons                | 4   | 0         | 1    | 7      | Kingdom         | 2    | 2
01023 | supporting-the-faith   | 6   | 2         | 1    | 4      | Edict, The Seven| 2    | 1
01024 | taxation               | 5   | 6         | 1    | 6      | Edict, Kingdom  | 2    | 1
01025 | the-winds-of-winter    | 3   | 4         | 2    | 5      | Winter          | 2    | 1
01026 | wildfire-assault       | 4   | 7         | 1    | 6      | Scheme, War     | 2    | 2
"""

AGENDAS = """
number| code                | traits| count
01027 | fealty              | -     | 1
01198 | banner-of-the-stag  | Banner| 1
01199 | banner-of-the-kraken| Banner| 1
01200 | banner-of-the-lion  | Banner| 1
01201 | banner-of-the-sun   | Banner| 1
01202 | banner-of-the-watch | Banner| 1
01203 | banner-of-the-wolf  | Banner| 1
01204 | banner-of-the-dragon| Banner| 1
01205 | banner-of-the-rose  | Banner| 1
"""

TITLES = """
number| code              | adds      | supports          | rivals                              | count
01206 | master-of-whispers| -         | hand-of-the-king  | master-of-laws, master-of-coin      | 1
01207 | master-of-ships   | -         | master-of-whispers| master-of-laws, hand-of-the-king    | 1
01208 | hand-of-the-king  | -         | master-of-laws    | master-of-coin, master-of-ships     | 1
01209 | master-of-coin    | +2 gold   | master-of-ships   | hand-of-the-king, master-of-whispers| 1
01210 | master-of-laws    | +1 reserve| master-of-coin    | master-of-whispers, master-of-ships | 1
01211 | crown-regent      | -         | -                 | -                                   | 1
"""

NEUTRAL = """
no   | code                | ty| cost| str| icon| UL| traits                   | keywords     | adds      | n
01028| littlefinger        | Ch| 5   | 4  | ip  | U | Ally, Lord, Small Council| -            | +1 gold   | 2
01029| varys               | Ch| 6   | 3  | i   | U | Lord, Small Council, Spy | stealth      | -         | 2
01030| rattleshirts-raiders| Ch| 4   | 3  | m   | - | Raider, Wildling         | bare         | -         | 2
01031| wildling-horde      | Ch| 5   | 5  | mp  | - | Army, Wildling           | bare, pillage| -         | 2
01032| seal-of-the-hand    | At| 3   | -  | -   | U | Item                     | -            | -         | 1
01033| bodyguard           | At| 1   | -  | -   | - | Condition                | -            | -         | 1
01034| little-bird         | At| 1   | -  | -   | - | Condition                | -            | -         | 1
01035| milk-of-the-poppy   | At| 1   | -  | -   | - | Condition                | terminal     | -         | 2
01036| noble-lineage       | At| 0   | -  | -   | - | Condition                | -            | -         | 1
01037| syrios-training     | At| 1   | -  | -   | - | Condition, Skill         | -            | -         | 1
01038| the-iron-throne     | Lo| 2   | -  | -   | U | King's Landing           | -            | +1 reserve| 1
01039| the-kingsroad       | Lo| 1   | -  | -   | - | Westeros                 | limited      | +1 init   | 4
01040| the-roseroad        | Lo| 0   | -  | -   | - | Westeros                 | limited      | +1 gold   | 4
01041| put-to-the-sword    | Ev| 2   | -  | -   | - | -                        | -            | -         | 1
01042| put-to-the-torch    | Ev| 1   | -  | -   | - | -                        | -            | -         | 2
01043| superior-claim      | Ev| 0   | -  | -   | - | -                        | -            | -         | 2
01044| tears-of-lys        | Ev| 1   | -  | -   | - | Poison                   | -            | -         | 1
01045| the-hands-judgment  | Ev| x   | -  | -   | - | -                        | -            | -         | 1
"""

BARATHEON = """
no   | code                        | ty| cost| str| icon| UL| traits                      | keywords          | adds| n
01046| maester-cressen             | Ch| 3   | 3  | p   | U | Maester                     | -                 | -   | 1
01047| melisandre                  | Ch| 5   | 4  | ip  | U | Lady, R'hllor               | -                 | -   | 1
01048| robert-baratheon            | Ch| 7   | 5  | mp  | UL| King, Lord                  | intimidate, renown| -   | 1
01049| selyse-baratheon            | Ch| 3   | 2  | ip  | U | House Florent, Lady, R'hllor| -                 | -   | 1
01050| ser-davos-seaworth          | Ch| 4   | 3  | mp  | U | Knight, Smuggler            | stealth           | -   | 1
01051| shireen-baratheon           | Ch| 2   | 1  | p   | U | Lady                        | -                 | -   | 1
01052| stannis-baratheon           | Ch| 6   | 5  | mp  | UL| Lord, Small Council         | -                 | -   | 1
01053| bastard-in-hiding           | Ch| 2   | 2  | mp  | - | Bastard                     | -                 | -   | 1
01054| fiery-followers             | Ch| 3   | 2  | mi  | - | R'hllor                     | -                 | -   | 1
01055| kings-hunting-party         | Ch| 4   | 6  | m   | - | Army                        | bare              | -   | 1
01056| dragonstone-faithful        | Ch| 1   | 1  | p   | - | Ally                        | -                 | -   | 1
01057| vanguard-lancer             | Ch| 2   | 1  | mp  | - | House Florent, Knight       | -                 | -   | 1
01058| lightbringer                | At| 2   | -  | -   | UL| R'hllor, Weapon             | -                 | -   | 1
01059| dragonstone-port            | Lo| 0   | -  | -   | - | Dragonstone                 | limited           | -   | 2
01060| chamber-of-the-painted-table| Lo| 2   | -  | -   | U | Dragonstone                 | -                 | -   | 1
01061| the-red-keep                | Lo| 3   | -  | -   | UL| King's Landing              | -                 | -   | 1
01062| consolidation-of-power      | Ev| 1   | -  | -   | L | -                           | -                 | -   | 1
01063| ours-is-the-fury            | Ev| 2   | -  | -   | L | -                           | -                 | -   | 1
01064| seen-in-flames              | Ev| 1   | -  | -   | - | R'hllor                     | -                 | -   | 1
"""

GREYJOY = """
no   | code                   | ty| cost| str| icon| UL| traits                     | keywords       | adds   | n
01065| aeron-damphair         | Ch| 3   | 3  | p   | U | Drowned God, Ironborn, Lord| -              | -      | 1
01066| alannys-greyjoy        | Ch| 3   | 2  | ip  | U | House Harlaw, Lady         | -              | -      | 1
01067| asha-greyjoy           | Ch| 5   | 4  | mp  | U | Ironborn, Lady             | stealth        | -      | 1
01068| balon-greyjoy          | Ch| 6   | 5  | mp  | UL| Ironborn, Lord             | renown         | -      | 1
01069| euron-crows-eye        | Ch| 7   | 6  | mip | UL| Ironborn, Lord, Raider     | pillage, renown| -      | 1
01070| maester-wendamyr       | Ch| 2   | 2  | p   | U | Maester                    | stealth        | -      | 1
01071| theon-greyjoy          | Ch| 4   | 3  | mp  | U | Ally, Ironborn, Lord       | stealth        | -      | 1
01072| black-winds-crew       | Ch| 3   | 3  | mp  | - | Ironborn, Raider           | pillage        | -      | 1
01073| drowned-men            | Ch| 4   | 3  | mp  | - | Army, Drowned God          | bare           | -      | 1
01074| iron-islands-fishmonger| Ch| 1   | 1  | p   | - | Ally, Merchant             | -              | -      | 1
01075| lordsport-shipwright   | Ch| 2   | 1  | i   | - | Ally, Ironborn             | -              | -      | 1
01076| salty-navigator        | Ch| 2   | 2  | m   | - | Ironborn                   | -              | +1 init| 1
01077| throwing-axe           | At| 1   | -  | -   | - | Weapon                     | -              | -      | 1
01078| great-kraken           | Lo| 3   | -  | -   | UL| Warship                    | -              | -      | 1
01079| iron-fleet-scout       | Lo| 0   | -  | -   | - | Warship                    | -              | -      | 1
01080| sea-tower              | Lo| 0   | -  | -   | - | Iron Islands               | limited        | -      | 2
01081| risen-from-the-sea     | Ev| 0   | -  | -   | - | -                          | -              | -      | 1
01082| the-krakens-grasp      | Ev| 0   | -  | -   | L | -                          | -              | -      | 1
01083| we-do-not-sow          | Ev| 1   | -  | -   | L | -                          | -              | -      | 1
"""

LANNISTER = """
no   | code                    | ty| cost| str| icon| UL| traits                     | keywords  | adds   | n
01084| cersei-lannister        | Ch| 4   | 4  | ip  | UL| Lady, Queen                | -         | -      | 1
01085| grand-maester-pycelle   | Ch| 3   | 2  | ip  | UL| Maester, Small Council     | insight   | -      | 1
01086| joffrey-baratheon       | Ch| 3   | 3  | p   | U | Lord                       | -         | -      | 1
01087| ser-jaime-lannister     | Ch| 6   | 5  | mi  | U | Knight, Lord               | -         | -      | 1
01088| the-tickler             | Ch| 2   | 2  | mi  | U | Ally                       | -         | -      | 1
01089| tyrion-lannister        | Ch| 5   | 4  | ip  | U | Lord                       | stealth   | -      | 1
01090| tywin-lannister         | Ch| 7   | 6  | mip | UL| Lord                       | renown    | +2 gold| 1
01091| burned-men              | Ch| 2   | 2  | m   | - | Clansman                   | ambush (2)| -      | 1
01092| gold-cloaks             | Ch| 4   | 3  | mp  | - | Ally, Army                 | ambush (2)| -      | 1
01093| lannisport-moneylender  | Ch| 2   | 2  | i   | - | Merchant                   | limited   | +1 gold| 1
01094| lannisport-merchant     | Ch| 1   | 1  | p   | - | Ally, Steward              | -         | -      | 1
01095| the-queens-assassin     | Ch| 2   | 2  | i   | L | Spy                        | ambush (4)| -      | 1
01096| widows-wail             | At| 1   | -  | -   | U | Valyrian Steel, Weapon     | ambush (1)| -      | 1
01097| casterly-rock           | Lo| 2   | -  | -   | UL| Stronghold, The Westerlands| -         | -      | 1
01098| lannisport              | Lo| 3   | -  | -   | UL| The Westerlands            | -         | -      | 1
01099| western-fiefdom         | Lo| 0   | -  | -   | - | The Westerlands            | limited   | -      | 2
01100| hear-me-roar            | Ev| 1   | -  | -   | L | -                          | -         | -      | 1
01101| the-things-i-do-for-love| Ev| x   | -  | -   | - | -                          | -         | -      | 1
01102| treachery               | Ev| 1   | -  | -   | - | -                          | -         | -      | 1
"""

MARTELL = """
no   | code                   | ty| cost| str| icon| UL| traits                        | keywords  | adds| n
01103| areo-hotah             | Ch| 3   | 5  | m   | UL| Guard                         | ambush (5)| -   | 1
01104| arianne-martell        | Ch| 5   | 4  | ip  | U | Lady                          | -         | -   | 1
01105| doran-martell          | Ch| 6   | 4  | ip  | UL| Lord                          | insight   | -   | 1
01106| edric-dayne            | Ch| 2   | 1  | -   | U | Brotherhood, House Dayne, Lord| stealth   | -   | 1
01107| maester-caleotte       | Ch| 3   | 2  | ip  | U | Maester                       | -         | -   | 1
01108| obara-sand             | Ch| 3   | 3  | m   | U | Bastard, Sand Snake           | -         | -   | 1
01109| the-red-viper          | Ch| 7   | 7  | mip | UL| Lord                          | -         | -   | 1
01110| desert-scavenger       | Ch| 1   | 1  | p   | - | Ally                          | -         | -   | 1
01111| dornish-paramour       | Ch| 3   | 3  | i   | - | Companion                     | -         | -   | 1
01112| greenblood-trader      | Ch| 2   | 1  | i   | L | Ally                          | -         | -   | 1
01113| house-dayne-knight     | Ch| 2   | 2  | mi  | - | House Dayne, Knight           | -         | -   | 1
01114| palace-spearman        | Ch| 4   | 4  | mp  | - | Guard                         | bare      | -   | 1
01115| dawn                   | At| 2   | -  | -   | U | Weapon                        | -         | -   | 1
01116| ghaston-grey           | Lo| 2   | -  | -   | UL| Dorne                         | -         | -   | 1
01117| sunspear               | Lo| 2   | -  | -   | U | Dorne                         | -         | -   | 1
01118| blood-orange-grove     | Lo| 0   | -  | -   | - | Dorne                         | limited   | -   | 2
01119| dorans-game            | Ev| 1   | -  | -   | L | -                             | -         | -   | 1
01120| unbowed-unbent-unbroken| Ev| 0   | -  | -   | - | -                             | -         | -   | 1
01121| confinement            | Ev| 1   | -  | -   | - | -                             | -         | -   | 1
"""

NIGHTS_WATCH = """
no   | code                     | ty| cost| str| icon| UL| traits                | keywords     | adds      | n
01122| benjen-stark             | Ch| 5   | 4  | mp  | U | Ranger                | -            | -         | 1
01123| ghost                    | Ch| 4   | 3  | m   | U | Direwolf              | bare, stealth| -         | 1
01124| jon-snow                 | Ch| 6   | 4  | i   | U | Bastard, Steward      | weapons only | -         | 1
01125| maester-aemon            | Ch| 3   | 2  | i   | U | Maester, Steward      | bare         | -         | 1
01126| old-bear-mormont         | Ch| 7   | 6  | mp  | UL| Commander, Lord       | -            | -         | 1
01127| samwell-tarly            | Ch| 2   | 1  | i   | UL| Steward               | insight      | +1 reserve| 1
01128| ser-waymar-royce         | Ch| 3   | 3  | mp  | U | Knight, Ranger        | weapons only | -         | 1
01129| yoren                    | Ch| 3   | 2  | i   | UL| Wandering Crow        | -            | -         | 1
01130| messenger-raven          | Ch| 1   | 1  | -   | L | Raven                 | bare         | -         | 1
01131| old-forest-hunter        | Ch| 2   | 1  | m   | L | Ranger                | weapons only | -         | 1
01132| ranging-party            | Ch| 4   | 5  | mp  | - | Army, Ranger          | weapons only | -         | 1
01133| steward-at-the-wall      | Ch| 1   | 1  | i   | - | Ally, Steward         | -            | -         | 1
01134| veteran-builder          | Ch| 3   | 4  | p   | - | Builder               | weapons only | -         | 1
01135| longclaw                 | At| 2   | -  | -   | U | Valyrian Steel, Weapon| -            | -         | 1
01136| castle-black             | Lo| 2   | -  | -   | U | The North             | -            | -         | 1
01137| the-wall                 | Lo| 4   | -  | -   | U | Stronghold, The North | -            | -         | 1
01138| a-meager-contribution    | Ev| 0   | -  | -   | L | -                     | -            | -         | 2
01139| take-the-black           | Ev| 3   | -  | -   | L | -                     | -            | -         | 1
01140| the-sword-in-the-darkness| Ev| 1   | -  | -   | - | -                     | -            | -         | 1
"""

STARK = """
no   | code                 | ty| cost| str| icon| UL| traits                      | keywords        | adds| n
01141| arya-stark           | Ch| 3   | 2  | p   | U | Lady                        | stealth         | -   | 1
01142| bran-stark           | Ch| 2   | 1  | p   | U | Lord                        | -               | -   | 1
01143| catelyn-stark        | Ch| 4   | 4  | ip  | UL| House Tully, Lady, The Seven| -               | -   | 1
01144| eddard-stark         | Ch| 7   | 5  | mp  | U | Lord, Small Council         | renown          | -   | 1
01145| grey-wind            | Ch| 5   | 4  | m   | UL| Direwolf                    | intimidate, bare| -   | 1
01146| robb-stark           | Ch| 6   | 5  | mp  | UL| Lord                        | renown          | -   | 1
01147| sansa-stark          | Ch| 3   | 2  | ip  | U | Lady                        | -               | -   | 1
01148| summer               | Ch| 3   | 3  | m   | UL| Direwolf                    | bare            | -   | 1
01149| direwolf-pup         | Ch| 2   | 1  | m   | - | Direwolf                    | bare            | -   | 1
01150| tumblestone-knight   | Ch| 2   | 2  | mp  | - | House Tully, Knight         | -               | -   | 1
01151| vanguard-of-the-north| Ch| 4   | 4  | m   | - | Army                        | bare            | -   | 1
01152| winterfell-steward   | Ch| 1   | 1  | p   | - | Ally, Steward               | -               | -   | 1
01153| ice                  | At| 3   | -  | -   | UL| Valyrian Steel, Weapon      | -               | -   | 1
01154| gates-of-winterfell  | Lo| 2   | -  | -   | U | The North, Winterfell       | -               | -   | 1
01155| the-wolfswood        | Lo| 1   | -  | -   | U | The North                   | -               | -   | 1
01156| heart-tree-grove     | Lo| 0   | -  | -   | - | Old Gods, Winterfell        | limited         | -   | 2
01157| for-the-north        | Ev| 0   | -  | -   | - | -                           | -               | -   | 1
01158| like-warm-rain       | Ev| 1   | -  | -   | - | -                           | -               | -   | 1
01159| winter-is-coming     | Ev| 1   | -  | -   | L | -                           | -               | -   | 1
"""

TARGARYEN = """
no   | code               | ty| cost| str| icon| UL| traits           | keywords    | adds| n
01160| daenerys-targaryen | Ch| 7   | 5  | ip  | UL| Lady, Stormborn  | insight     | -   | 1
01161| drogon             | Ch| 3   | 4  | m   | U | Dragon, Hatchling| bare        | -   | 1
01162| khal-drogo         | Ch| 6   | 5  | mp  | UL| Dothraki, Lord   | renown      | -   | 1
01163| magister-illyrio   | Ch| 5   | 4  | ip  | U | Lord, Merchant   | -           | -   | 1
01164| rhaegal            | Ch| 3   | 3  | mi  | U | Dragon, Hatchling| bare        | -   | 1
01165| ser-jorah-mormont  | Ch| 2   | 4  | mi  | U | Companion, Knight| renown      | -   | 1
01166| viserion           | Ch| 2   | 2  | mp  | U | Dragon, Hatchling| bare        | -   | 1
01167| viserys-targaryen  | Ch| 1   | 1  | p   | UL| Lord             | -           | -   | 1
01168| braided-warrior    | Ch| 2   | 3  | m   | - | Dothraki         | weapons only| -   | 1
01169| handmaiden         | Ch| 2   | 1  | ip  | - | Ally, Companion  | -           | -   | 1
01170| targaryen-loyalist | Ch| 1   | 1  | p   | - | Ally             | -           | -   | 1
01171| unsullied          | Ch| 4   | 3  | mp  | - | Army             | weapons only| -   | 1
01172| drogos-arakh       | At| 2   | -  | -   | U | Weapon           | -           | -   | 1
01173| plaza-of-punishment| Lo| 3   | -  | -   | UL| Astapor          | -           | -   | 1
01174| dothraki-sea       | Lo| 1   | -  | -   | U | Essos            | -           | -   | 1
01175| illyrios-estate    | Lo| 0   | -  | -   | - | Pentos           | limited     | -   | 2
01176| dracarys           | Ev| 1   | -  | -   | L | -                | -           | -   | 1
01177| fire-and-blood     | Ev| 1   | -  | -   | L | -                | -           | -   | 1
01178| waking-the-dragon  | Ev| 0   | -  | -   | - | -                | -           | -   | 1
"""

TYRELL = """
no   | code                        | ty| cost| str| icon| UL| traits                | keywords    | adds   | n
01179| left                        | Ch| 2   | 2  | m   | U | Guard                 | weapons only| -      | 1
01180| maester-lomys               | Ch| 3   | 3  | i   | U | Maester               | -           | -      | 1
01181| margaery-tyrell             | Ch| 3   | 3  | ip  | U | Lady                  | -           | -      | 1
01182| paxter-redwyne              | Ch| 4   | 3  | i   | UL| House Redwyne, Lord   | -           | +1 gold| 1
01183| randyll-tarly               | Ch| 6   | 5  | mp  | U | House Tarly, Lord     | renown      | -      | 1
01184| right                       | Ch| 2   | 2  | m   | U | Guard                 | weapons only| -      | 1
01185| the-knight-of-flowers       | Ch| 5   | 5  | mp  | U | Knight, Lord          | renown      | -      | 1
01186| the-queen-of-thorns         | Ch| 7   | 5  | ip  | UL| Lady                  | -           | -      | 1
01187| courtesan-of-the-rose       | Ch| 2   | 2  | ip  | - | Companion, Spy        | -           | -      | 1
01188| garden-caretaker            | Ch| 1   | 1  | p   | - | Ally                  | -           | -      | 1
01189| olennas-informant           | Ch| 3   | 2  | ip  | - | Ally, Spy             | ambush (4)  | -      | 1
01190| wardens-of-the-reach        | Ch| 4   | 3  | mp  | - | Army                  | bare        | -      | 1
01191| heartsbane                  | At| 1   | -  | -   | U | Valyrian Steel, Weapon| -           | -      | 1
01192| highgarden                  | Lo| 3   | -  | -   | UL| Stronghold, The Reach | -           | -      | 1
01193| the-mander                  | Lo| 3   | -  | -   | UL| The Reach             | -           | -      | 1
01194| rose-garden                 | Lo| 0   | -  | -   | - | The Reach             | limited     | -      | 2
01195| growing-strong              | Ev| 1   | -  | -   | - | -                     | -           | -      | 1
01196| olennas-cunning             | Ev| 2   | -  | -   | L | -                     | -           | -      | 1
01197| the-bear-and-the-maiden-fair| Ev| 0   | -  | -   | - | Song                  | -           | -      | 1
"""
