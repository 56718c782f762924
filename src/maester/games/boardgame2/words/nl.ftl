### De tweede uitgave van het bordspel in het Nederlands: wat alleen zij heeft.

game-boardgame2 = Het Spel der Tronen: Het Bordspel (tweede uitgave)
game-boardgame2-tagline = Leid een groot huis van Westeros: maak geheime plannen, onderhandel, marcheer en grijp de burchten die de troon brengen.

## Questions and answers: Westeros cards that let somebody choose

ask-a-throne-of-blades = Je hebt de ijzeren troon. Wat brengt de kaart “Een troon van zwaarden”?
answer-a-throne-of-blades =
    { $answer-id ->
        [supply] alle huizen passen hun bevoorrading aan
        [mustering] alle huizen rekruteren
       *[other] er gebeurt niets
    }
ask-dark-wings-dark-words = Je hebt de postraaf. Wat brengt de kaart “Zwarte vleugels, zwarte woorden”?
answer-dark-wings-dark-words =
    { $answer-id ->
        [clash] alle huizen bieden om invloed
        [power] alle huizen ontvangen machtfiches
       *[other] er gebeurt niets
    }
ask-put-to-the-sword = Je hebt het zwaard van Valyrisch staal. Wat brengt de kaart “Over de kling gejaagd”?
answer-put-to-the-sword =
    { $answer-id ->
        [ban-defense] geen verdedigingsbevelen deze ronde
        [ban-march] geen bijzondere marsbevelen deze ronde
       *[other] er gebeurt niets
    }

## Options

label-tides-option = Krijgsgeluk
label-tides-option-about = In elk gevecht trekken beide kanten nog een kaart, die geluk of verliezen brengt.
label-port_ship-option = Lannister begint met een vloot in de haven
label-port_ship-option-about = De gepubliceerde verbeteringen zetten die in de haven van Lannispoort.

## Names: house, unit

name-martell = Martell
name-siege-engine = Belegeringswerktuig
count-siege-engine =
    { $count ->
        [one] { $count } belegeringswerktuig
       *[other] { $count } belegeringswerktuigen
    }

## Names: areas

name-princes-pass = Prinsenpas
name-salt-shore = Zoutkust
name-the-boneway = De Beenderweg
name-three-towers = Drietorens
name-east-summer-sea = Oostelijke Zomerzee
name-redwyne-straights = Nauw van Roodweyn
name-west-summer-sea = Westelijke Zomerzee
name-dragonstone-port = Haven van Drakensteen
name-lannisport-port = Haven van Lannispoort
name-oldtown-port = Haven van Oudstee
name-pyke-port = Haven van Piek
name-storms-end-port = Haven van Stormeinde
name-sunspear-port = Haven van Zonnespeer
name-white-harbor-port = Haven van Withaven
name-winterfell-port = Haven van Winterfel

## Names: house cards

name-melisandre = Melisandre
name-patchface = Lapjesgezicht
name-dagmar-cleftjaw = Dagmar Kloofkaak
name-ser-gregor-clegane = Ser Gregor Clegane
name-the-hound = De Jachthond
name-ser-kevan-lannister = Ser Kevan Lannister
name-the-red-viper = De Rode Adder
name-areo-hotah = Areo Hotah
name-obara-sand = Obara Zand
name-darkstar = Duisterster
name-nymeria-sand = Nymeria Zand
name-arianne-martell = Arianne Martell
name-doran-martell = Doran Martell
name-roose-bolton = Roose Bolton
name-ser-rodrick-cassel = Ser Rodrik Cassel
name-the-blackfish = De Zwarte Vis
name-randyll-tarly = Randyll Tarly
name-alester-florent = Alester Florent

## Names: Westeros cards

name-a-throne-of-blades = Een troon van zwaarden
name-dark-wings-dark-words = Zwarte vleugels, zwarte woorden
name-put-to-the-sword = Over de kling gejaagd
name-web-of-lies = Web van leugens

## Names: wildling cards

name-silence-at-the-wall = Stilte op de Muur
name-preemptive-raid = Verrassingsaanval
name-crow-killers = Kraaiendoders
name-rattleshirts-raiders = De rovers van Rammelhemd
name-massing-on-the-milkwater = Samenscholing aan het Melkwater
name-a-king-beyond-the-wall = Een koning achter de Muur
name-mammoth-riders = Mammoetrijders
name-the-horde-descends = De horde daalt af
name-skinchanger-scout = Verkenner van de gedaanteverwisselaars

## Names: Tides of Battle cards

name-blank = geen gevechtskracht
name-one-sword = 1 gevechtskracht en 1 zwaard
name-one-tower = 1 gevechtskracht en 1 toren
name-two = 2 gevechtskracht
name-three = 3 gevechtskracht
name-skull = doodskop
