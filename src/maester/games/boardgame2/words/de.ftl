### Die zweite Ausgabe des Brettspiels auf Deutsch: was nur sie hat.

game-boardgame2 = Der Eiserne Thron: Das Brettspiel
game-boardgame2-tagline = Führe ein großes Haus von Westeros: Plane verdeckt, verhandle, marschiere und nimm die Burgen, die den Thron bringen.

## Questions and answers: Westeros cards that let somebody choose

ask-a-throne-of-blades = Du hast den Eisernen Thron. Was bringt die Karte „Ein Thron aus Schwertern“?
answer-a-throne-of-blades =
    { $answer-id ->
        [supply] alle Häuser passen ihre Versorgung an
        [mustering] alle Häuser rekrutieren
       *[other] nichts geschieht
    }
ask-dark-wings-dark-words = Du hast den Botenraben. Was bringt die Karte „Dunkle Schwingen, dunkle Worte“?
answer-dark-wings-dark-words =
    { $answer-id ->
        [clash] alle Häuser bieten um Einfluss
        [power] alle Häuser erhalten Machtmarker
       *[other] nichts geschieht
    }
ask-put-to-the-sword = Du hast die Valyrischer-Stahl-Klinge. Was bringt die Karte „Lasst die Schwerter sprechen“?
answer-put-to-the-sword =
    { $answer-id ->
        [ban-defense] keine Verteidigungsbefehle in dieser Runde
        [ban-march] keine Marschspezialbefehle in dieser Runde
       *[other] nichts geschieht
    }

## Options

label-tides-option = Schlachtenglück
label-tides-option-about = In jedem Kampf ziehen beide Seiten noch eine Karte, die Glück oder Verluste bringt.
label-port_ship-option = Lannister beginnt mit einem Schiff im Hafen
label-port_ship-option-about = Die veröffentlichten Berichtigungen setzen es in den Hafen von Lannisport.

## Names: house, unit

name-martell = Martell
name-siege-engine = Belagerungsmaschine
count-siege-engine =
    { $count ->
        [one] { $count } Belagerungsmaschine
       *[other] { $count } Belagerungsmaschinen
    }

## Names: areas

name-princes-pass = Prince's Pass
name-salt-shore = Salt Shore
name-the-boneway = Boneway
name-three-towers = Three Towers
name-east-summer-sea = East Summer Sea
name-redwyne-straights = Redwyne Straights
name-west-summer-sea = West Summer Sea
name-dragonstone-port = Hafen von Dragonstone
name-lannisport-port = Hafen von Lannisport
name-oldtown-port = Hafen von Oldtown
name-pyke-port = Hafen von Pyke
name-storms-end-port = Hafen von Storm's End
name-sunspear-port = Hafen von Sunspear
name-white-harbor-port = Hafen von White Harbor
name-winterfell-port = Hafen von Winterfell

## Names: house cards

name-melisandre = Melisandre
name-patchface = Flickenfratz
name-dagmar-cleftjaw = Dagmar Spaltkinn
name-ser-gregor-clegane = Ser Gregor Clegane
name-the-hound = Der Bluthund
name-ser-kevan-lannister = Ser Kevan Lannister
name-the-red-viper = Die Rote Viper
name-areo-hotah = Areo Hotah
name-obara-sand = Obara Sand
name-darkstar = Dunkelstern
name-nymeria-sand = Nymeria Sand
name-arianne-martell = Arianne Martell
name-doran-martell = Doran Martell
name-roose-bolton = Roose Bolton
name-ser-rodrick-cassel = Ser Rodrick Cassel
name-the-blackfish = Der Schwarzfisch
name-randyll-tarly = Randyll Tarly
name-alester-florent = Alester Florent

## Names: Westeros cards

name-a-throne-of-blades = Ein Thron aus Schwertern
name-dark-wings-dark-words = Dunkle Schwingen, dunkle Worte
name-put-to-the-sword = Lasst die Schwerter sprechen
name-web-of-lies = Lügen und Intrigen

## Names: wildling cards

name-silence-at-the-wall = Stille an der Mauer
name-preemptive-raid = Vorgezogener Überfall
name-crow-killers = Krähentöter
name-rattleshirts-raiders = Rasselhemds Räuber
name-massing-on-the-milkwater = Aufmarsch am Milchwasser
name-a-king-beyond-the-wall = König jenseits der Mauer
name-mammoth-riders = Mammutreiter
name-the-horde-descends = Die Horde bricht herein
name-skinchanger-scout = Leibwechsler auf Spähgang

## Names: Tides of Battle cards

name-blank = keine Kampfstärke
name-one-sword = 1 Kampfstärke und 1 Schwert
name-one-tower = 1 Kampfstärke und 1 Turm
name-two = 2 Kampfstärke
name-three = 3 Kampfstärke
name-skull = Totenkopf
