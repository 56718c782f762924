### The second edition of the board game in English: what only this edition has.

game-boardgame2 = A Game of Thrones: The Board Game
game-boardgame2-tagline = Command a great house of Westeros: plan in secret, bargain, march, and seize the castles that win the throne.

## Questions and answers: Westeros cards that let somebody choose

ask-a-throne-of-blades = You hold the Iron Throne. What does A Throne of Blades bring?
answer-a-throne-of-blades =
    { $answer-id ->
        [supply] all houses adjust their supply
        [mustering] all houses muster
       *[other] nothing happens
    }
ask-dark-wings-dark-words = You hold the Messenger Raven. What does Dark Wings, Dark Words bring?
answer-dark-wings-dark-words =
    { $answer-id ->
        [clash] all houses bid for influence
        [power] all houses gain power
       *[other] nothing happens
    }
ask-put-to-the-sword = You hold the Valyrian Steel Blade. What does Put to the Sword bring?
answer-put-to-the-sword =
    { $answer-id ->
        [ban-defense] no defense orders this round
        [ban-march] no special march orders this round
       *[other] nothing happens
    }

## Options

label-tides-option = Tides of Battle
label-tides-option-about = In each combat both sides also draw a card, which brings luck or losses.
label-port_ship-option = Lannister begins with a ship in port
label-port_ship-option-about = The published corrections place it in the Port of Lannisport.

## Names: house, unit

name-martell = Martell
name-siege-engine = Siege Engine
count-siege-engine =
    { $count ->
        [one] { $count } siege engine
       *[other] { $count } siege engines
    }

## Names: areas

name-princes-pass = Prince's Pass
name-salt-shore = Salt Shore
name-the-boneway = The Boneway
name-three-towers = Three Towers
name-east-summer-sea = East Summer Sea
name-redwyne-straights = Redwyne Straights
name-west-summer-sea = West Summer Sea
name-dragonstone-port = Port of Dragonstone
name-lannisport-port = Port of Lannisport
name-oldtown-port = Port of Oldtown
name-pyke-port = Port of Pyke
name-storms-end-port = Port of Storm's End
name-sunspear-port = Port of Sunspear
name-white-harbor-port = Port of White Harbor
name-winterfell-port = Port of Winterfell

## Names: house cards

name-melisandre = Melisandre
name-patchface = Patchface
name-dagmar-cleftjaw = Dagmar Cleftjaw
name-ser-gregor-clegane = Ser Gregor Clegane
name-the-hound = The Hound
name-ser-kevan-lannister = Ser Kevan Lannister
name-the-red-viper = The Red Viper
name-areo-hotah = Areo Hotah
name-obara-sand = Obara Sand
name-darkstar = Darkstar
name-nymeria-sand = Nymeria Sand
name-arianne-martell = Arianne Martell
name-doran-martell = Doran Martell
name-roose-bolton = Roose Bolton
name-ser-rodrick-cassel = Ser Rodrick Cassel
name-the-blackfish = The Blackfish
name-randyll-tarly = Randyll Tarly
name-alester-florent = Alester Florent

## Names: Westeros cards

name-a-throne-of-blades = A Throne of Blades
name-dark-wings-dark-words = Dark Wings, Dark Words
name-put-to-the-sword = Put to the Sword
name-web-of-lies = Web of Lies

## Names: wildling cards

name-silence-at-the-wall = Silence at the Wall
name-preemptive-raid = Preemptive Raid
name-crow-killers = Crow Killers
name-rattleshirts-raiders = Rattleshirt's Raiders
name-massing-on-the-milkwater = Massing on the Milkwater
name-a-king-beyond-the-wall = A King Beyond the Wall
name-mammoth-riders = Mammoth Riders
name-the-horde-descends = The Horde Descends
name-skinchanger-scout = Skinchanger Scout

## Names: Tides of Battle cards

name-blank = no strength
name-one-sword = 1 strength and 1 sword
name-one-tower = 1 strength and 1 tower
name-two = 2 strength
name-three = 3 strength
name-skull = skull
