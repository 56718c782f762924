### Het bordspel in het Nederlands, voor zover beide uitgaven hetzelfde zeggen. The story is told in the present tense.

## Questions and answers: planning

ask-orders =
    { $blanks ->
        [0]
            { $stars ->
                [0] Leg in elk gebied met je eenheden één bevel. Bijzondere bevelen heb je niet.
                [one] Leg in elk gebied met je eenheden één bevel, waarvan hoogstens { $stars } bijzonder.
               *[other] Leg in elk gebied met je eenheden één bevel, waarvan hoogstens { $stars } bijzonder.
            }
       *[other]
            { $stars ->
                [0] Leg bevelen in de gebieden met je eenheden. Bijzondere bevelen heb je niet.
                [one] Leg bevelen in de gebieden met je eenheden, waarvan hoogstens { $stars } bijzonder.
               *[other] Leg bevelen in de gebieden met je eenheden, waarvan hoogstens { $stars } bijzonder.
            }
    }
answer-orders = { $answer }
    .answer-each =
        { $hidden ->
            [yes] { $key } (geen bevel)
           *[no] { $key } ({ $value })
        }
ask-order = Kies het bevel voor dit gebied.
answer-order =
    { $hidden ->
        [yes] geen bevel
       *[no] { $answer }
    }
ask-raven =
    { $looks ->
        [yes] Je hebt de postraaf: ruil een van je bevelen, bekijk de bovenste wildlingkaart of laat hem rusten.
       *[no] Je hebt de postraaf: ruil een van je bevelen of laat hem rusten.
    }
answer-raven =
    { $does ->
        [rest] de raaf laten rusten
        [look] de bovenste wildlingkaart bekijken
       *[other] { $area }: in plaats daarvan { $token }
    }
ask-return-wildling-card = Waar gaat de wildlingkaart heen?
answer-return-wildling-card =
    { $answer ->
        [top] terug boven op de stapel
       *[other] onder op de stapel
    }

## Questions and answers: raids, marches, power

ask-raid = Voer een van je overvalbevelen uit.
answer-raid =
    { $targets-count ->
        [0] { $area }: zonder gevolg
       *[other] { $area }: overval op { $targets }
    }
ask-march = Voer een van je marsbevelen uit.
answer-march =
    { $moves-count ->
        [0] { $area }: niemand vertrekt
       *[other]
            { $leave_power ->
                [yes] Van { $area } naar { $moves }; een machtfiche blijft achter
               *[no] Van { $area } naar { $moves }
            }
    }
    .moves-each = { $key } ({ $value })
ask-consolidate = Voer een van je bevelen om macht te consolideren uit.
answer-consolidate =
    { $muster ->
        [yes] { $area }: rekruteren
       *[no] { $area }: machtfiches ontvangen
    }
ask-muster = Rekruteer met de punten van je steden en burchten, zoveel je wilt.
answer-muster =
    { $answer-count ->
        [0] niets rekruteren
       *[other] { $answer }
    }
    .answer-each =
        { $value-count ->
            [0] { $key } (niets)
           *[other] { $key } ({ $value })
        }
    .value =
        { $upgrade ->
            [yes] Krijgsvolk wordt { $unit }
           *[no] { $unit } in { $into }
        }
ask-take-port = Je hebt een haven overgenomen. Hoeveel van je vloten zet je daar neer?
answer-take-port =
    { $answer ->
        [0] geen vloot
        [one] { $answer } vloot
       *[other] { $answer } vloten
    }

## Questions and answers: combat

ask-support =
    { $attacker-you ->
        [yes] Je valt { $area } aan. Wie helpen je ondersteuningsbevelen?
       *[no] { $attacker } valt { $area } aan. Wie helpen je ondersteuningsbevelen?
    }
answer-support = { $answer }
    .answer-each =
        { $value-id ->
            [nobody] { $key } (niemand)
           *[other] { $key } ({ $value })
        }
ask-support-to = Kies wie dit gebied ondersteunt.
answer-support-to =
    { $answer-id ->
        [nobody] niemand
       *[other] { $answer }
    }
ask-decline-support = Welke ondersteuning wijs je af?
answer-decline-support =
    { $answer-count ->
        [0] alle ondersteuning aannemen
       *[other] ondersteuning afwijzen: { $answer }
    }
ask-house-card = Kies een huiskaart.
answer-house-card = { $answer }
ask-redraw-tides = Houd je je kaart van het krijgsgeluk, of trek je met het zwaard van Valyrisch staal een andere?
answer-redraw-tides =
    { $answer ->
        [keep] de kaart houden
       *[other] het zwaard gebruiken en opnieuw trekken
    }
ask-blade = Gebruik je het zwaard van Valyrisch staal voor 1 meer gevechtskracht?
answer-blade =
    { $answer ->
        [use] het zwaard gebruiken
       *[other] het zwaard niet gebruiken
    }
ask-casualties =
    { $count ->
        [one] Kies { $count } eenheid die je verliest.
       *[other] Kies { $count } eenheden die je verliest.
    }
answer-casualties = { $answer }
    .answer-each = { $key } ({ $value })
ask-retreat = Kies het gebied waarheen de verslagen eenheden zich terugtrekken.
answer-retreat = { $answer }
ask-left-behind =
    { $count ->
        [one] De bevoorrading is niet genoeg voor allen: kies { $count } eenheid die niet meekomt.
       *[other] De bevoorrading is niet genoeg voor allen: kies { $count } eenheden die niet meekomen.
    }
answer-left-behind = { $answer }
    .answer-each = { $key } ({ $value })
ask-choose-retreat = Je mag bepalen waarheen je tegenstander zich terugtrekt.
answer-choose-retreat =
    { $hidden ->
        [yes] aan je tegenstander overlaten
       *[no] { $answer }
    }
ask-send-card-back = Stuur je de kaart van je tegenstander terug naar de hand?
answer-send-card-back =
    { $answer ->
        [keep] laten gelden
       *[other] terugsturen
    }
ask-replace-card = Betaal je om in plaats van deze kaart een andere te spelen?
answer-replace-card =
    { $hidden ->
        [yes] deze kaart houden
       *[no] { $answer } spelen
    }
ask-discard-from-hand = Welke kaart uit de hand van je tegenstander wordt afgelegd?
answer-discard-from-hand =
    { $hidden ->
        [yes] geen
       *[no] { $answer }
    }
ask-take-back-card = Welke kaart neem je terug van je aflegstapel?
answer-take-back-card =
    { $hidden ->
        [yes] geen
       *[no] { $answer }
    }
ask-destroy-footman = Welk krijgsvolk van je tegenstander vernietig je?
answer-destroy-footman =
    { $answer ->
        [standing] staand krijgsvolk
       *[other] verslagen krijgsvolk
    }
ask-upgrade-footman = Waar wordt een eenheid krijgsvolk van jou ruiterij?
answer-upgrade-footman =
    { $hidden ->
        [yes] nergens
       *[no] { $answer }
    }
ask-remove-order = Welk bevel verwijder je?
answer-remove-order =
    { $hidden ->
        [yes] geen
       *[no] { $answer }
    }
ask-push-to-last = Op welk invloedsspoor gaat je tegenstander naar de laatste plaats?
answer-push-to-last = { $answer }

## Questions and answers: Westeros and the wildlings

ask-bid-iron-throne = Bied op de ijzeren troon.
answer-bid-iron-throne =
    { $answer ->
        [one] { $answer } machtfiche
       *[other] { $answer } machtfiches
    }
ask-bid-fiefdoms = Bied op de baandermannen.
answer-bid-fiefdoms =
    { $answer ->
        [one] { $answer } machtfiche
       *[other] { $answer } machtfiches
    }
ask-bid-kings-court = Bied op het hof van de koning.
answer-bid-kings-court =
    { $answer ->
        [one] { $answer } machtfiche
       *[other] { $answer } machtfiches
    }
ask-settle-tie = Je hebt de ijzeren troon: zet de huizen met gelijk bod op volgorde, de beste plaats eerst.
answer-settle-tie = { $answer }
ask-bid-wildlings = Hoeveel machtfiches geef je aan de Nachtwacht?
answer-bid-wildlings =
    { $answer ->
        [one] { $answer } machtfiche
       *[other] { $answer } machtfiches
    }
ask-highest-bidder = Je hebt de ijzeren troon: welk huis geldt als de hoogste bieder?
answer-highest-bidder = { $answer }
ask-lowest-bidder = Je hebt de ijzeren troon: welk huis geldt als de laagste bieder?
answer-lowest-bidder = { $answer }
ask-reconcile = Je legers zijn te groot voor je bevoorrading. Kies de eenheden die je verliest.
answer-reconcile = { $answer }
    .answer-each = { $key } ({ $value })
ask-lose-units =
    { $count ->
        [one] Kies { $count } van je eenheden die je verliest.
       *[other] Kies { $count } van je eenheden die je verliest.
    }
answer-lose-units = { $answer }
    .answer-each = { $key } ({ $value })
ask-lose-in-one-area = Kies { $count } van je eenheden die je verliest, allemaal in één gebied met een stad of burcht.
answer-lose-in-one-area = { $answer }
    .answer-each = { $key } ({ $value })
ask-lose-worth = Kies eenheden ter waarde van { $points } rekruteringspunten die je verliest.
answer-lose-worth = { $answer }
    .answer-each = { $key } ({ $value })
ask-units-or-influence = Verlies je eenheden, of invloed waar je er het meeste van hebt?
answer-units-or-influence =
    { $answer ->
        [units] eenheden verliezen
       *[other] invloed verliezen
    }
ask-best-track = Je hebt de ijzeren troon: op welk invloedsspoor daalt de laagste bieder?
answer-best-track = { $answer }
ask-knight-footmen =
    { $most ->
        [one] Je mag { $most } eenheid krijgsvolk opwaarderen tot ruiterij.
       *[other] Je mag tot { $most } eenheden krijgsvolk opwaarderen tot ruiterij.
    }
answer-knight-footmen =
    { $answer-count ->
        [0] geen
       *[other] { $answer }
    }
    .answer-each = { $value } in { $key }
ask-unhorse-knights =
    { $most ->
        [one] Kies { $most } eenheid ruiterij die krijgsvolk wordt.
       *[other] Kies { $most } eenheden ruiterij die krijgsvolk worden.
    }
answer-unhorse-knights =
    { $answer-count ->
        [0] geen
       *[other] { $answer }
    }
    .answer-each = { $value } in { $key }
ask-spare-knights =
    { $most ->
        [one] Je hebt nog maar { $most } eenheid krijgsvolk over. Kies de ruiterij die ze vervangt; de andere gaat verloren.
       *[other] Je hebt nog maar { $most } eenheden krijgsvolk over. Kies de ruiterij die ze vervangen; de andere gaat verloren.
    }
answer-spare-knights =
    { $answer-count ->
        [0] geen
       *[other] { $answer }
    }
    .answer-each = { $value } in { $key }
ask-discard-one = Kies een huiskaart die je aflegt.
answer-discard-one = { $answer }
ask-rise-on-one-track = Op welk invloedsspoor neem je de eerste plaats in?
answer-rise-on-one-track = { $answer }
ask-fall-on-one-track = Op welk invloedsspoor daal je naar de laatste plaats?
answer-fall-on-one-track = { $answer }

## What happens: Westeros phase

event-round-began = Ronde { $round } begint.
event-westeros-card-revealed =
    { $icon ->
        [yes] Westerosstapel { $deck }: { $card }, met een wildlingsymbool.
       *[no] Westerosstapel { $deck }: { $card }.
    }
event-deck-reshuffled = Westerosstapel { $deck } wordt met al zijn kaarten opnieuw geschud.
event-wildlings-advanced = De wildlingen verzamelen zich. Hun kracht is nu { $strength }.
event-westeros-card-resolved =
    { $hidden ->
        [yes] “{ $card }” wordt uitgevoerd.
       *[no]
            { $house-you ->
                [yes] “{ $card }” wordt uitgevoerd. Je kiest: { westeros-choice }.
               *[no] “{ $card }” wordt uitgevoerd. { $house } kiest: { westeros-choice }.
            }
    }
westeros-choice =
    { $effect-id ->
        [supply] alle huizen passen hun bevoorrading aan
        [mustering] alle huizen rekruteren
        [clash] alle huizen bieden om invloed
        [power] alle huizen ontvangen machtfiches
        [ban-defense] geen verdedigingsbevelen deze ronde
        [ban-march] geen bijzondere marsbevelen deze ronde
       *[other] er gebeurt niets
    }
event-orders-banned = Deze bevelen zijn deze ronde verboden: { $tokens }.
event-support-weakened = Eenheden van één soort ondersteunen deze ronde niet: { $unit }.
event-supply-changed =
    { $house-you ->
        [yes] Je bevoorrading is nu { $supply }.
       *[no] De bevoorrading van { $house } is nu { $supply }.
    }
event-mustered =
    { $upgraded ->
        [yes]
            { $house-you ->
                [yes] Je waardeert in { $into } krijgsvolk op: { $unit }.
               *[no] { $house } waardeert in { $into } krijgsvolk op: { $unit }.
            }
       *[no]
            { $house-you ->
                [yes] Je rekruteert in { $into }: { $unit }.
               *[no] { $house } rekruteert in { $into }: { $unit }.
            }
    }
many-mustered =
    { $house-you ->
        [yes] Je rekruteert { $count } eenheden, opwaarderingen meegeteld.
       *[no] { $house } rekruteert { $count } eenheden, opwaarderingen meegeteld.
    }
event-nothing-mustered =
    { $house-you ->
        [yes] Je rekruteert niets.
       *[no] { $house } rekruteert niets.
    }
event-units-lost =
    { $house-you ->
        [yes] Je verliest in { $area }: { $units } ({ $why }).
       *[no] { $house } verliest in { $area }: { $units } ({ $why }).
    }
event-units-replaced =
    { $house-you ->
        [yes] Je vervangt eenheden in { $area }: { $count } × { $old } wordt { $count } × { $new }.
       *[no] { $house } vervangt eenheden in { $area }: { $count } × { $old } wordt { $count } × { $new }.
    }

## What happens: power, influence, wildlings

event-power-gained =
    { $house-you ->
        [yes]
            { $power ->
                [one] Je ontvangt { $power } machtfiche ({ $why }).
               *[other] Je ontvangt { $power } machtfiches ({ $why }).
            }
       *[no]
            { $power ->
                [one] { $house } ontvangt { $power } machtfiche ({ $why }).
               *[other] { $house } ontvangt { $power } machtfiches ({ $why }).
            }
    }
event-power-lost =
    { $house-you ->
        [yes]
            { $power ->
                [one] Je verliest { $power } machtfiche ({ $why }).
               *[other] Je verliest { $power } machtfiches ({ $why }).
            }
       *[no]
            { $power ->
                [one] { $house } verliest { $power } machtfiche ({ $why }).
               *[other] { $house } verliest { $power } machtfiches ({ $why }).
            }
    }
event-influence-cleared = De invloedssporen worden leeggemaakt voor nieuwe biedingen.
event-bids-revealed =
    { $hidden ->
        [yes] Biedingen voor de Nachtwacht: { $bids }.
       *[no] Biedingen ({ $track }): { $bids }.
    }
    .bids-each = { $key } ({ $value })
event-tie-settled =
    { $house-you ->
        [yes] Je beslist het gelijke bod: { $order }.
       *[no] { $house } beslist het gelijke bod: { $order }.
    }
event-track-filled = { $track }, op volgorde: { $houses }.
event-influence-moved =
    { $house-you ->
        [yes] Je komt op plaats { $place } ({ $track }).
       *[no] { $house } komt op plaats { $place } ({ $track }).
    }
event-token-passed =
    { $house-you ->
        [yes] Je neemt { dominance-token }.
       *[no] { $house } neemt { dominance-token }.
    }
dominance-token =
    { $track-id ->
        [iron-throne] de ijzeren troon
        [fiefdoms] het zwaard van Valyrisch staal
       *[other] de postraaf
    }
event-wildlings-attacked =
    { $hidden ->
        [yes] De wildlingen vallen aan met kracht { $strength }.
       *[no]
            { $without-you ->
                [yes] De wildlingen vallen nog eens aan, met kracht { $strength }. Je doet niet mee.
               *[no] De wildlingen vallen nog eens aan, met kracht { $strength }. { $without } doet niet mee.
            }
    }
event-nights-watch-won =
    { $hidden ->
        [yes] De Nachtwacht houdt de Muur, { $bid } tegen { $strength }. Verscheidene huizen hebben het meest geboden.
       *[no]
            { $highest-you ->
                [yes] De Nachtwacht houdt de Muur, { $bid } tegen { $strength }. Je bent de hoogste bieder.
               *[no] De Nachtwacht houdt de Muur, { $bid } tegen { $strength }. { $highest } is de hoogste bieder.
            }
    }
event-wildlings-won =
    { $hidden ->
        [yes] De wildlingen winnen, { $strength } tegen { $bid }. Verscheidene huizen hebben het minst geboden.
       *[no]
            { $lowest-you ->
                [yes] De wildlingen winnen, { $strength } tegen { $bid }. Je bent de laagste bieder.
               *[no] De wildlingen winnen, { $strength } tegen { $bid }. { $lowest } is de laagste bieder.
            }
    }
event-wildling-card-revealed = De wildlingkaart: { $card }.
event-wildlings-fell-back = De wildlingen trekken zich terug. Hun kracht is nu { $strength }.
event-cards-taken-back =
    { $house-you ->
        [yes] Je neemt terug in je hand: { $cards }.
       *[no] { $house } neemt terug in de hand: { $cards }.
    }
event-cards-discarded =
    { $hidden ->
        [yes]
            { $house-you ->
                [yes] Je legt af uit je hand: { $cards }.
               *[no] { $house } legt af uit de eigen hand: { $cards }.
            }
       *[no]
            { $by-you ->
                [yes] Je legt af uit de hand van { $house }: { $cards }.
               *[no]
                    { $house-you ->
                        [yes] { $by } legt af uit jouw hand: { $cards }.
                       *[no] { $by } legt af uit de hand van { $house }: { $cards }.
                    }
            }
    }

## What happens: planning phase

event-orders-assigned =
    { $house-you ->
        [yes]
            { $count ->
                [one] Je legt { $count } bevel verborgen neer.
               *[other] Je legt { $count } bevelen verborgen neer.
            }
       *[no]
            { $count ->
                [one] { $house } legt { $count } bevel verborgen neer.
               *[other] { $house } legt { $count } bevelen verborgen neer.
            }
    }
event-orders-revealed =
    { $house-you ->
        [yes] Je draait je bevelen om: { $orders }.
       *[no] { $house } draait bevelen om: { $orders }.
    }
    .orders-each = { $key } ({ $value })
event-order-replaced =
    { $house-you ->
        [yes] Je raaf verandert het bevel in { $area }: { $new } in plaats van { $old }.
       *[no] De raaf van { $house } verandert het bevel in { $area }: { $new } in plaats van { $old }.
    }
event-wildling-card-seen =
    { $hidden ->
        [yes]
            { $house-you ->
                [yes] Je raaf bekijkt de bovenste wildlingkaart.
               *[no] De raaf van { $house } bekijkt de bovenste wildlingkaart.
            }
       *[no]
            { $house-you ->
                [yes] Je raaf bekijkt de bovenste wildlingkaart: { $card }.
               *[no] De raaf van { $house } bekijkt de bovenste wildlingkaart: { $card }.
            }
    }
event-wildling-card-returned =
    { $house-you ->
        [yes]
            { $to ->
                [top] Je legt de wildlingkaart terug boven op de stapel.
               *[other] Je legt de wildlingkaart onder op de stapel.
            }
       *[no]
            { $to ->
                [top] { $house } legt de wildlingkaart terug boven op de stapel.
               *[other] { $house } legt de wildlingkaart onder op de stapel.
            }
    }
event-raven-rested =
    { $house-you ->
        [yes] Je laat de raaf rusten.
       *[no] { $house } laat de raaf rusten.
    }

## What happens: action phase

event-raided =
    { $house-you ->
        [yes] Je overvalt { $target } vanuit { $area }: { $victim } verliest het bevel { $token }.
       *[no]
            { $victim-you ->
                [yes] { $house } overvalt { $target } vanuit { $area }: je verliest het bevel { $token }.
               *[no] { $house } overvalt { $target } vanuit { $area }: { $victim } verliest het bevel { $token }.
            }
    }
event-raid-forgone =
    { $house-you ->
        [yes] Je overvalbevel in { $area } heeft geen gevolg.
       *[no] Het overvalbevel van { $house } in { $area } heeft geen gevolg.
    }
many-raid-forgone = { $count } overvalbevelen hebben geen gevolg.
event-marched =
    { $house-you ->
        [yes] Je marcheert van { $area } naar { $into }: { $units }.
       *[no] { $house } marcheert van { $area } naar { $into }: { $units }.
    }
event-stood-still =
    { $house-you ->
        [yes] Je eenheden in { $area } blijven waar ze zijn.
       *[no] De eenheden van { $house } in { $area } blijven waar ze zijn.
    }
event-power-token-placed =
    { $house-you ->
        [yes] Je laat een machtfiche achter in { $area }.
       *[no] { $house } laat een machtfiche achter in { $area }.
    }
event-power-token-removed =
    { $house-you ->
        [yes] Je machtfiche in { $area } wordt verwijderd.
       *[no] De machtfiche van { $house } in { $area } wordt verwijderd.
    }
event-order-removed =
    { $house-you ->
        [yes] Je bevel { $token } in { $area } wordt verwijderd.
       *[no] Het bevel { $token } van { $house } in { $area } wordt verwijderd.
    }
event-neutral-force-defeated =
    { $house-you ->
        [yes] Je overwint het neutrale leger in { $area }, { $strength } tegen { $force }.
       *[no] { $house } overwint het neutrale leger in { $area }, { $strength } tegen { $force }.
    }
event-neutral-force-held =
    { $house-you ->
        [yes] Het neutrale leger in { $area } houdt stand tegen jou, { $force } tegen { $strength }.
       *[no] Het neutrale leger in { $area } houdt stand tegen { $house }, { $force } tegen { $strength }.
    }
event-port-taken =
    { $house-you ->
        [yes]
            { $ships ->
                [0] Je neemt { $port } over en zet daar geen vloot neer.
                [one] Je neemt { $port } over en zet daar { $ships } vloot neer.
               *[other] Je neemt { $port } over en zet daar { $ships } vloten neer.
            }
       *[no]
            { $ships ->
                [0] { $house } neemt { $port } over en zet daar geen vloot neer.
                [one] { $house } neemt { $port } over en zet daar { $ships } vloot neer.
               *[other] { $house } neemt { $port } over en zet daar { $ships } vloten neer.
            }
    }
event-power-consolidated =
    { $house-you ->
        [yes] Je consolideert macht in { $area }, ter waarde van { $power }.
       *[no] { $house } consolideert macht in { $area }, ter waarde van { $power }.
    }
event-round-cleaned-up = Ronde { $round } eindigt. De bevelen gaan van het spelbord, en alle eenheden staan.
event-units-rallied = Alle verslagen eenheden staan weer op.

## What happens: combat

event-combat-began =
    { $attacker-you ->
        [yes] Je valt { $defender } aan in { $area }, vanuit { $origin }.
       *[no]
            { $defender-you ->
                [yes] { $attacker } valt jou aan in { $area }, vanuit { $origin }.
               *[no] { $attacker } valt { $defender } aan in { $area }, vanuit { $origin }.
            }
    }
event-support-given =
    { $house-you ->
        [yes]
            { $to-you ->
                [yes] Je ondersteunt jezelf vanuit { $area } met kracht { $strength }.
               *[no] Je ondersteunt { $to } vanuit { $area } met kracht { $strength }.
            }
       *[no]
            { $to-you ->
                [yes] { $house } ondersteunt jou vanuit { $area } met kracht { $strength }.
               *[no] { $house } ondersteunt { $to } vanuit { $area } met kracht { $strength }.
            }
    }
event-support-withheld =
    { $house-you ->
        [yes] Je bevel in { $area } ondersteunt niemand.
       *[no] Het bevel van { $house } in { $area } ondersteunt niemand.
    }
event-support-declined =
    { $house-you ->
        [yes] Je wijst de ondersteuning uit { $area } af.
       *[no] { $house } wijst de ondersteuning uit { $area } af.
    }
event-initial-strength = Gevechtskracht vóór de huiskaarten: { $attacker } ({ $attack }), { $defender } ({ $defense }).
event-house-cards-revealed =
    { $hidden ->
        [yes] Slechts één kant speelt een huiskaart: { $attack }{ $defense }.
       *[no] De huiskaarten worden omgedraaid: { $attack } ({ $attacker }) tegen { $defense } ({ $defender }).
    }
event-card-sent-back =
    { $by-you ->
        [yes] Je stuurt { $card } terug naar de hand van { $house }.
       *[no]
            { $house-you ->
                [yes] { $by } stuurt { $card } terug naar jouw hand.
               *[no] { $by } stuurt { $card } terug naar de hand van { $house }.
            }
    }
event-card-replaced =
    { $hidden ->
        [yes]
            { $house-you ->
                [yes] Je hebt geen andere kaart om te spelen.
               *[no] { $house } heeft geen andere kaart om te spelen.
            }
       *[no]
            { $house-you ->
                [yes] Je speelt in plaats daarvan { $card }.
               *[no] { $house } speelt in plaats daarvan { $card }.
            }
    }
event-text-silenced = De tekst van { $card } geldt niet.
event-tides-drawn =
    { $hidden ->
        [yes]
            { $house-you ->
                [yes] Je trekt een kaart van het krijgsgeluk.
               *[no] { $house } trekt een kaart van het krijgsgeluk.
            }
       *[no]
            { $house-you ->
                [yes] Je trekt een kaart van het krijgsgeluk: { $card }.
               *[no] { $house } trekt een kaart van het krijgsgeluk: { $card }.
            }
    }
event-tides-revealed = Krijgsgeluk: { $attack } ({ $attacker }) tegen { $defense } ({ $defender }).
event-blade-used =
    { $house-you ->
        [yes]
            { $how ->
                [tides] Je gebruikt het zwaard van Valyrisch staal om opnieuw te trekken.
               *[other] Je gebruikt het zwaard van Valyrisch staal voor 1 meer gevechtskracht.
            }
       *[no]
            { $how ->
                [tides] { $house } gebruikt het zwaard van Valyrisch staal om opnieuw te trekken.
               *[other] { $house } gebruikt het zwaard van Valyrisch staal voor 1 meer gevechtskracht.
            }
    }
event-combat-won =
    { $winner-you ->
        [yes]
            { $why-id ->
                [last-unit] Je wint het gevecht in { $area } ({ $why }).
               *[other] Je wint het gevecht in { $area }, { $strength } tegen { $against } ({ $why }).
            }
       *[no]
            { $loser-you ->
                [yes]
                    { $why-id ->
                        [last-unit] { $winner } wint het gevecht in { $area } van jou ({ $why }).
                       *[other] { $winner } wint het gevecht in { $area } van jou, { $strength } tegen { $against } ({ $why }).
                    }
               *[no]
                    { $why-id ->
                        [last-unit] { $winner } wint het gevecht in { $area } van { $loser } ({ $why }).
                       *[other] { $winner } wint het gevecht in { $area } van { $loser }, { $strength } tegen { $against } ({ $why }).
                    }
            }
    }
event-retreated =
    { $house-you ->
        [yes] Je eenheden trekken zich terug van { $area } naar { $into }: { $units }.
       *[no] De eenheden van { $house } trekken zich terug van { $area } naar { $into }: { $units }.
    }
event-attackers-repelled =
    { $house-you ->
        [yes] Je eenheden betreden { $area } niet en keren terug naar { $into }: { $units }.
       *[no] De eenheden van { $house } betreden { $area } niet en keren terug naar { $into }: { $units }.
    }
event-area-conquered =
    { $house-you ->
        [yes] Je verovert { $area } met { $units }.
       *[no] { $house } verovert { $area } met { $units }.
    }
event-garrison-defeated =
    { $house-you ->
        [yes] Je garnizoen in { $area } is verslagen.
       *[no] Het garnizoen van { $house } in { $area } is verslagen.
    }
event-march-order-moved =
    { $house-you ->
        [yes] Je marsbevel gaat mee naar { $area } en mag nog eens worden uitgevoerd.
       *[no] Het marsbevel van { $house } gaat mee naar { $area } en mag nog eens worden uitgevoerd.
    }
event-game-won =
    { $winners-count ->
        [one]
            { $winners-you ->
                [yes] De ijzeren troon is van jou! { $why }
               *[no] De ijzeren troon gaat naar { $winners }! { $why }
            }
       *[other] De ijzeren troon wordt gedeeld: { $winners }. { $why }
    }

## Why something happens, in a few words

why-supply = te weinig bevoorrading
why-casualty = verliezen in het gevecht
why-skull = doodskop
why-retreat = terugtrekken kan niet
why-rout = al verslagen, kan niet nog eens terugtrekken
why-card = huiskaart
why-wildlings = wildlingen
why-port = haven verloren
why-icons = machtssymbolen
why-order = geconsolideerde macht
why-pillage = plundering
why-bid = bod terug
why-strength = meer gevechtskracht
why-fiefdoms = gelijke gevechtskracht, betere plaats bij de baandermannen
why-last-unit = geen vijand staat er nog

## Why somebody has won

why-enough-structures = Genoeg steden en burchten zijn in één hand.
why-most-structures = De laatste ronde is voorbij, en niemand heeft meer steden en burchten.
why-most-land-areas = Bij evenveel steden en burchten beslissen meer landgebieden.
why-most-supply = Al het andere is gelijk, en de betere bevoorrading beslist.
why-most-power = Bij evenveel steden en burchten beslist wie meer beschikbare machtfiches heeft.
why-most-iron-throne = Al het andere is gelijk, en de betere plaats op het ijzeren troon invloedsspoor beslist.
why-shared-victory = Alles is gelijk, en niets maakt verschil.

## Why an answer is refused: planning

refusal-no-units-there = Je hebt geen eenheden in { $area }.
refusal-order-banned = { $token } is deze ronde verboden.
refusal-no-such-order = Er is geen bevel “{ $token }”.
refusal-consolidate-on-land-only = Macht consolideren kan alleen op land, niet in { $area }.
refusal-area-without-order = Elk gebied met je eenheden heeft een bevel nodig.
refusal-tokens-left-over = Je hebt minder bevelen dan gebieden: leg alle die je mag gebruiken.
refusal-too-few-tokens =
    { $count ->
        [one] Van dit bevel heb je er maar { $count }: { $token }.
       *[other] Van dit bevel heb je er maar { $count }: { $token }.
    }
refusal-too-many-special-orders =
    { $stars ->
        [0] Meer bijzondere bevelen mag je niet geven.
        [one] Je mag maar { $stars } bijzonder bevel geven.
       *[other] Je mag maar { $stars } bijzondere bevelen geven.
    }
refusal-raven-does-not-look = In deze uitgave bekijkt de raaf geen wildlingkaarten.
refusal-no-own-order-there = Daar ligt geen bevel van jou om te ruilen.
refusal-token-not-free = Dat bevel is niet vrij.
refusal-raven-needs-star = Je hebt geen ster over voor nog een bijzonder bevel.

## Why an answer is refused: raids

refusal-no-raid-order-there = Je hebt geen overvalbevel in { $area }.
refusal-raid-not-adjacent = { $area } grenst niet aan je overvalbevel.
refusal-raid-from-land-to-sea = Vanaf land is geen bevel op zee te overvallen.
refusal-raid-from-land-to-port = Vanaf land is geen bevel in een haven te overvallen.
refusal-raid-from-port-to-land = Vanuit een haven is geen bevel op land te overvallen.
refusal-nothing-to-raid = In { $area } ligt geen bevel.
refusal-raid-own-order = Het bevel in { $area } is van jezelf.
refusal-march-not-raided = Marsbevelen zijn niet te overvallen.
refusal-defense-not-raided = Deze overval kan geen verdedigingsbevel verwijderen.
refusal-raids-too-many =
    { $most ->
        [one] Dit bevel overvalt maar { $most } gebied.
       *[other] Dit bevel overvalt hoogstens { $most } gebieden.
    }
refusal-raided-twice = Elk gebied kan maar één keer worden overvallen.

## Why an answer is refused: marches

refusal-no-march-order-there = Je hebt geen marsbevel in { $area }.
refusal-routed-units-stay = Verslagen eenheden kunnen niet marcheren.
refusal-units-not-there = Zoveel eenheden heb je niet in { $area }.
refusal-march-not-adjacent = { $area } is van daar niet te bereiken.
refusal-nobody-marches-there = Naar { $area } is geen eenheid gestuurd.
refusal-area-is-closed = { $area } is gesloten bij dit aantal spelers.
refusal-ships-stay-at-sea = { $area } is land: vloten kunnen er niet heen.
refusal-land-units-stay-on-land = { $area } is geen land: landeenheden kunnen er niet heen.
refusal-enemy-port = { $area } is niet jouw haven.
refusal-port-is-full = { $area } heeft geen plaats voor zoveel vloten.
refusal-one-combat-per-march = Eén marsbevel mag maar één gevecht beginnen.
refusal-neutral-force-too-strong = Het neutrale leger in { $area } is te sterk: { $force }.
refusal-breaks-supply = Voor de legers na deze mars is je bevoorrading niet genoeg.
refusal-units-stay-behind = Een machtfiche blijft alleen achter waar geen eenheid blijft.
refusal-no-power-to-leave = Je hebt geen machtfiche om achter te laten.
refusal-no-token-here = In { $area } kun je geen machtfiche achterlaten.

## Why an answer is refused: combat

refusal-no-support-order-there = Je hebt in { $area } geen ondersteuningsbevel dat dit gevecht bereikt.
refusal-supports-no-side = { $area } kan een van de twee kanten ondersteunen, of niemand.
refusal-supports-own-enemy = { $area } kan je vijand niet tegen jou ondersteunen.
refusal-support-left-open = Zeg voor elk ondersteuningsbevel wie het ondersteunt.
refusal-supports-both-sides = Je kunt maar één kant van een gevecht ondersteunen.
refusal-card-discarded = { $card } ligt op je aflegstapel.
refusal-card-not-in-hand = { $card } zit niet in je hand.
refusal-card-sent-back = { $card } kwam net terug in je hand en kan nu niet worden gespeeld.
refusal-card-not-discarded = { $card } ligt niet op je aflegstapel.
refusal-support-not-offered = De ondersteuning uit { $area } is je niet door een ander huis aangeboden.
refusal-order-spared = De tekst van je kaart bereikt het bevel in { $area } niet.

## Why an answer is refused: retreats

refusal-retreat-to-origin = Uit { $area } kwamen de aanvallers: daarheen trekt niemand zich terug.
refusal-retreat-off-ground = Naar { $area } kan men zich niet terugtrekken: landeenheden blijven aan land, vloten op zee.
refusal-retreat-into-enemy = In { $area } staan vijandelijke eenheden.
refusal-retreat-into-neutral = Een neutraal leger houdt { $area } bezet.
refusal-retreat-under-token = In { $area } ligt een vijandelijke machtfiche.
refusal-retreat-into-home = { $area } is het thuisgebied van een ander huis.
refusal-retreat-costs-more = In { $area } zou de bevoorrading meer verslagen eenheden kosten dan elders.

## Why an answer is refused: consolidating power

refusal-order-does-not-muster = Alleen met een bijzonder bevel macht consolideren kun je rekruteren, niet met het bevel in { $area }.
refusal-order-needs-structure = In { $area } staat geen stad of burcht: het bevel kan daar niet rekruteren.
refusal-port-does-not-muster = Met een bevel in een haven kun je niet rekruteren.
refusal-nothing-to-muster = In { $area } valt nu niets te rekruteren.

## Why an answer is refused: mustering

refusal-not-yours-to-muster = In { $area } kun je nu niet rekruteren.
refusal-no-structure = In { $area } is geen stad of burcht.
refusal-too-few-points =
    { $points ->
        [one] { $area } heeft maar { $points } rekruteringspunt.
       *[other] { $area } heeft maar { $points } rekruteringspunten.
    }
refusal-no-such-kind = Er is geen eenheid “{ $unit }”.
refusal-not-an-upgrade = Krijgsvolk kan dit niet worden: { $unit }.
refusal-no-footman-to-upgrade = Zoveel krijgsvolk om op te waarderen is er niet in { $area }.
refusal-not-where-it-was-paid = Eenheden komen in het gebied dat ervoor betaalt.
refusal-land-unit-off-land = Landeenheden kunnen niet in { $area } komen.
refusal-ship-out-of-reach = Van daar kunnen geen vloten in { $area } komen.
refusal-neutral-ships-there = Een neutraal leger houdt { $area } bezet.
refusal-enemy-ships-there = In { $area } zijn vijandelijke vloten.
refusal-no-coast = Dit gebied heeft geen kust en kan geen vloten bouwen.
refusal-none-left-in-pool =
    { $count ->
        [0] Van deze eenheden heb je er geen meer: { $unit }.
       *[other] Van deze eenheden heb je er nog maar { $count }: { $unit }.
    }
refusal-muster-breaks-supply = Voor een zo groot leger is je bevoorrading niet genoeg.
refusal-musters-in-one-area = Je mag maar in één gebied rekruteren.

## Why an answer is refused: losing units, settling ties

refusal-no-such-unit = Zoveel van deze eenheden heb je niet in { $area }.
refusal-loses-too-few =
    { $count ->
        [one] Je moet { $count } eenheid noemen.
       *[other] Je moet { $count } eenheden noemen.
    }
refusal-loses-too-many = Dat is meer dan je hoeft te verliezen.
refusal-loses-in-one-area = Alle verloren eenheden moeten in hetzelfde gebied staan.
refusal-worth-too-little = Deze eenheden zijn geen { $points } rekruteringspunten waard.
refusal-worth-too-much = Ook minder van deze eenheden zijn genoeg waard.
refusal-armies-too-large = Je legers zouden nog te groot zijn voor je bevoorrading.
refusal-more-than-needed = Je mag niet meer eenheden verwijderen dan nodig.
refusal-rank-each-once = Zet elk huis met gelijk bod precies één keer op volgorde.

## What is written on house cards, composed from what a card does

# A text that works only under conditions, and one that works at a moment of its own
ability-if = als { $conditions }: { $sentence }
ability-when =
    { $when ->
        [cancel] vóór alle andere teksten: { $sentence }
        [after] na het gevecht: { $sentence }
       *[other] meteen: { $sentence }
    }
# The outcome and the side that a text asks for, as a clause
ability-outcome =
    { $when ->
        [win]
            { $side ->
                [attacker] je als aanvaller wint
                [defender] je als verdediger wint
               *[other] je het gevecht wint
            }
        [loss]
            { $side ->
                [attacker] je als aanvaller verliest
                [defender] je als verdediger verliest
               *[other] je het gevecht verliest
            }
       *[other]
            { $side ->
                [attacker] je aanvalt
               *[other] je verdedigt
            }
    }
ability-needs =
    { $needs ->
        [structure] er een stad of burcht in het omstreden gebied is
        [supported] je ondersteund wordt
        [unsupported] niemand je ondersteunt
        [discarded] { $card } op je aflegstapel ligt
       *[other] je tegenstander op het ijzeren troon invloedsspoor vóór je staat
    }
ability-bonus = deze kaart krijgt { $gains }
gain-strength = { $count } gevechtskracht
gain-swords =
    { $count ->
        [one] { $count } zwaard
       *[other] { $count } zwaarden
    }
gain-towers =
    { $count ->
        [one] { $count } toren
       *[other] { $count } torens
    }
ability-unit-strength =
    { $whose ->
        [own] gevechtskracht { $worth } per eenheid voor je eigen { units-in-combat }
        [others] gevechtskracht { $worth } per eenheid voor { units-in-combat }, behalve de eigen
       *[other] gevechtskracht { $worth } per eenheid voor { units-in-combat }, van wie ook
    }
units-in-combat =
    { $supporters ->
        [yes]
            { $fighters ->
                [yes] { units-of-kind } in het gevecht en in de ondersteuning
               *[no] { units-of-kind } in de ondersteuning
            }
       *[no] { units-of-kind } in het gevecht
    }
units-of-kind =
    { $unit-id ->
        [footman] krijgsvolk
        [knight] ruiterij
        [siege-engine] belegeringswerktuigen
       *[other] vloten
    }
ability-void-card-strength = de gedrukte kracht op de kaart van je tegenstander is 0
ability-multiply-defense =
    { $times ->
        [2] je verdedigingsbevel in het omstreden gebied telt dubbel
       *[other] je verdedigingsbevel in het omstreden gebied telt { $times } keer
    }
ability-no-casualties = je verliest geen eenheden door zwaarden, doodskoppen of de tekst van de andere kaart
ability-upgrade-footman =
    { $supporters ->
        [yes] je mag een eigen eenheid krijgsvolk die hier vocht of ondersteunde, opwaarderen tot ruiterij
       *[no] je mag een eigen eenheid krijgsvolk die hier vocht, opwaarderen tot ruiterij
    }
ability-destroy-footman = vernietig een vechtende eenheid krijgsvolk van je tegenstander
ability-discard-from-hand =
    { $power ->
        [0] je mag de hand van je tegenstander bekijken en er een kaart naar keuze uit afleggen
       *[other] je mag { $power } machtfiches betalen om een kaart naar keuze uit de hand van je tegenstander af te leggen
    }
ability-replace-card =
    { $power ->
        [one] je mag { $power } machtfiche betalen om deze kaart af te leggen en een andere uit je hand te spelen
       *[other] je mag { $power } machtfiches betalen om deze kaart af te leggen en een andere uit je hand te spelen
    }
ability-send-card-back = je mag de kaart van je tegenstander terugsturen naar de hand; die speelt dan een andere, als die er is
ability-cancel-text = de tekst van de kaart van je tegenstander geldt niet
ability-take-back-discards = alle kaarten van je aflegstapel komen terug in je hand, en deze kaart ook
ability-take-back-card = je mag één kaart van je aflegstapel terugnemen in je hand
ability-gain-power =
    { $power ->
        [one] je ontvangt { $power } machtfiche
       *[other] je ontvangt { $power } machtfiches
    }
ability-remove-order =
    { $optional ->
        [yes] je mag { order-meant } verwijderen
       *[no] je moet { order-meant } verwijderen
    }
order-meant =
    { $kinds-count ->
        [0] een bevel van { order-owner } { order-place }
        [one] een bevel van { order-owner } { order-place }, maar alleen van deze soort ({ $kinds }),
       *[other] een bevel van { order-owner } { order-place }, maar alleen van deze soorten ({ $kinds }),
    }
order-owner =
    { $whose ->
        [opponent] je tegenstander
       *[other] een ander huis
    }
order-place =
    { $where ->
        [adjacent] in een gebied dat aan het omstreden gebied grenst
        [embattled] in het omstreden gebied
       *[other] waar ook op het spelbord
    }
ability-push-to-last = je tegenstander gaat naar de laatste plaats van een invloedsspoor naar jouw keuze
ability-choose-retreat = je mag bepalen naar welk van de toegestane gebieden je tegenstander zich terugtrekt
ability-repel-attackers = de aanvallers betreden het gebied niet, maar keren terug naar waar ze vandaan kwamen
ability-march-again = je marsbevel gaat mee naar het veroverde gebied en mag nog eens worden uitgevoerd

## What is written on Westeros cards

westeros-chosen = wie { chooser } heeft, kiest: { $effects }
chooser =
    { $track-id ->
        [iron-throne] de ijzeren troon
        [fiefdoms] het zwaard van Valyrisch staal
       *[other] de postraaf
    }
westeros-or = { $one } Of: { $other }
westeros-nothing = Er gebeurt niets.
westeros-winter = Deze stapel wordt met al zijn kaarten opnieuw geschud; dan wordt een nieuwe kaart omgedraaid en uitgevoerd.
westeros-supply = Alle huizen passen hun bevoorrading aan de symbolen aan die ze beheersen, en hun legers aan de bevoorrading.
westeros-mustering = In speelvolgorde rekruteren alle huizen in hun steden en burchten.
westeros-clash = Alle huizen bieden met machtfiches op hun plaatsen op de drie invloedssporen.
westeros-power =
    { $ports ->
        [yes] Elk huis ontvangt 1 machtfiche voor elk machtssymbool in zijn gebieden, en 1 voor elke eigen haven met een vloot waar geen vijandelijke vloot voor ligt.
       *[no] Elk huis ontvangt 1 machtfiche voor elk machtssymbool in zijn gebieden.
    }
westeros-wildlings = De wildlingen vallen aan.
westeros-ban = Deze bevelen zijn deze ronde verboden: { $orders }.
westeros-no-support-by = Deze ronde geeft ondersteuning door { units-of-kind } geen gevechtskracht.

## What is written on wildling cards

wildling-highest = De Nachtwacht wint, hoogste bieder: { $sentence }.
wildling-lowest = De wildlingen winnen, laagste bieder: { $sentence }.
wildling-others = Elk van de anderen: { $sentence }.
wildling-nothing = er gebeurt niets
wildling-attack-again = doet niet mee terwijl de wildlingen meteen nog eens aanvallen, met kracht { $strength }
wildling-destroy-units =
    { $count ->
        [one] verliest { $count } eenheid
       *[other] verliest { $count } eenheden
    }
wildling-destroy-units-at-structure =
    { $count ->
        [one] verliest { $count } landeenheid in één eigen gebied met een stad of burcht, of anders waar ook
       *[other] verliest { $count } landeenheden in één eigen gebied met een stad of burcht, of { $count } eenheden naar keuze als geen gebied er zoveel heeft
    }
wildling-destroy-units-worth =
    { $count ->
        [one] verliest eenheden ter waarde van { $count } rekruteringspunt
       *[other] verliest eenheden ter waarde van { $count } rekruteringspunten
    }
wildling-units-or-influence =
    { $count ->
        [one] verliest { $count } eenheid of daalt { $places } plaatsen op het invloedsspoor met de beste plaats
       *[other] verliest { $count } eenheden of daalt { $places } plaatsen op het invloedsspoor met de beste plaats
    }
wildling-knight-footmen =
    { $count ->
        [one] mag { $count } eenheid krijgsvolk opwaarderen tot ruiterij
       *[other] mag tot { $count } eenheden krijgsvolk opwaarderen tot ruiterij
    }
wildling-unhorse-knights =
    { $hidden ->
        [yes] maakt van alle ruiterij krijgsvolk en verliest die waarvoor geen krijgsvolk over is
       *[no]
            { $count ->
                [one] maakt van { $count } eenheid ruiterij krijgsvolk, of verliest die als er geen krijgsvolk over is
               *[other] maakt van { $count } eenheden ruiterij krijgsvolk en verliest die waarvoor geen krijgsvolk over is
            }
    }
wildling-muster-in-one-area = mag rekruteren in één eigen gebied met een stad of burcht
wildling-change-supply =
    { $by-sign ->
        [negative]
            { $spaces ->
                [one] daalt { $spaces } vak op het bevoorradingsspoor en past de legers aan
               *[other] daalt { $spaces } vakken op het bevoorradingsspoor en past de legers aan
            }
        [zero] houdt de bevoorrading die er is
       *[positive]
            { $spaces ->
                [one] stijgt { $spaces } vak op het bevoorradingsspoor
               *[other] stijgt { $spaces } vakken op het bevoorradingsspoor
            }
    }
wildling-return-bid = neemt het bod terug
wildling-discard-power =
    { $hidden ->
        [yes] verliest alle beschikbare machtfiches
       *[no]
            { $count ->
                [one] verliest { $count } machtfiche
               *[other] verliest { $count } machtfiches
            }
    }
wildling-rise-on-one-track = neemt de eerste plaats in op een invloedsspoor naar keuze
wildling-fall-on-tracks = daalt naar de laatste plaats op deze sporen: { $tracks }
wildling-fall-on-one-track = daalt naar de laatste plaats op één invloedsspoor, gekozen uit deze: { $tracks }
wildling-take-back-discards = neemt alle afgelegde huiskaarten terug in de hand
wildling-take-back-card = mag één afgelegde huiskaart terugnemen in de hand
wildling-discard-strongest = legt alle huiskaarten van de hoogste kracht uit de hand af, maar nooit de hele hand
wildling-discard-one = legt één huiskaart naar keuze af, maar nooit de laatste

## Labels of the table

label-round = Ronde { $round } van { $rounds }
# $count: castles and strongholds that win at once
label-to-win = { $count } steden en burchten winnen meteen
label-structures = Steden en burchten
label-power = Macht
label-supply = Bevoorrading
label-units = Eenheden
label-armies = Legers
label-army-limits = Grootste legers
label-pool = Eenheden over
label-special-orders = Bijzondere bevelen
label-hand-cards = Hand
label-discard-pile = Aflegstapel
label-hand-closed = Voorlopig verborgen: er wordt gevochten
label-ready = Bevelen liggen klaar
label-wildlings = Wildlingen
label-wildling-strength = Wildlingen: kracht { $strength }
label-wildling-card = Wildlingkaart
label-wildling-deck = Wildlingstapel
label-westeros-deck = Westerosstapel { $deck }
label-westeros-card = Westeroskaart
label-influence = Invloed
label-track = Invloedsspoor: { $track }
# The token of whoever leads a track
label-token-iron-throne = IJzeren troon
label-token-fiefdoms = Zwaard van Valyrisch staal
label-token-kings-court = Postraaf
label-turn-order = Speelvolgorde
label-fresh = ongebruikt
label-used = gebruikt
label-banned = Deze ronde verboden
label-castle = Stad
label-stronghold = Burcht
label-port = Haven
label-land = Land
label-sea = Zee
label-home-of = Thuis van { $house }
label-garrison = Garnizoen { $strength }
label-neutral-force = Neutraal leger { $strength }
label-closed = Gesloten gebied
label-power-token = Machtfiche
label-power-icons =
    { $count ->
        [one] { $count } machtssymbool
       *[other] { $count } machtssymbolen
    }
label-supply-icons =
    { $count ->
        [one] { $count } bevoorradingssymbool
       *[other] { $count } bevoorradingssymbolen
    }
label-mustering-points =
    { $count ->
        [one] { $count } rekruteringspunt
       *[other] { $count } rekruteringspunten
    }
label-routed = verslagen
label-uncontrolled = van niemand
label-order-none = geen bevel
label-order-face-down = verborgen bevel
label-strength = Gevechtskracht
label-card-strength = Gevechtskracht { $strength }
label-swords = { gain-swords }
label-towers = { gain-towers }
label-skulls =
    { $count ->
        [one] { $count } doodskop
       *[other] { $count } doodskoppen
    }
label-no-text = Deze kaart heeft geen tekst.
label-combat = Gevecht in { $area }
label-attacker = Aanvaller
label-defender = Verdediger
label-if-played = Met { $card }: { $strength }
label-total = Totaal
label-silenced = De tekst geldt niet
# The lines of a combat strength
label-part-units = Eenheden
label-part-order = Bevel
label-part-support = Ondersteuning uit { $area }
label-part-garrison = Garnizoen
label-part-card = Huiskaart
label-part-text = Tekst van de kaart
label-part-blade = Zwaard van Valyrisch staal
label-part-tides = Krijgsgeluk
label-supply-preview = Bevoorrading hierna
label-supply-fits = Je bevoorrading is genoeg.
label-leave-power = Een machtfiche achterlaten
label-clear-orders = Alle bevelen terugnemen
label-orders-left =
    { $count ->
        [0] Elk gebied heeft zijn bevel.
        [one] { $count } gebied heeft nog een bevel nodig.
       *[other] { $count } gebieden hebben nog een bevel nodig.
    }
label-bid = Bod
label-result = Steden en burchten
label-result-about = Wie de meeste steden en burchten heeft, wint.
label-measure-structures = Steden en burchten
label-measure-power = Beschikbare machtfiches
label-measure-supply = Bevoorrading
label-measure-units = Eenheden

# The phases, and the steps in them
phase-westeros = Westerosfase
phase-planning = Planningfase
phase-action = Actiefase
phase-over = Einde van het spel
phase-advance-round = Nieuwe ronde
phase-reveal-cards = Westeroskaarten
phase-advance-wildlings = Wildlingen verzamelen zich
phase-resolve = Westeroskaart
phase-count-supply = Bevoorrading
phase-reconcile = Bevoorrading
phase-muster = Rekrutering
phase-bid = Strijd der koningen
phase-wildling-attack = Aanval van de wildlingen
phase-second-attack = Tweede aanval van de wildlingen
phase-wildling-effect = Wildlingkaart
phase-end-attack = Wildlingen trekken zich terug
phase-assign-orders = Bevelen geven
phase-assign-orders-of = Bevelen geven
phase-reveal-orders = Bevelen omdraaien
phase-use-raven = Postraaf
phase-raids = Overvallen
phase-marches = Marsen
phase-consolidate-power = Macht consolideren
phase-rally = Verslagen eenheden staan op
phase-clean-up = Opruimen
phase-combat-support = Ondersteuning vragen
phase-combat-house-cards = Huiskaarten
phase-combat-texts = Teksten van de kaarten
phase-combat-tides = Krijgsgeluk
phase-combat-blade = Zwaard van Valyrisch staal
phase-combat-resolution = Uitslag
phase-combat-casualties = Verliezen
phase-combat-retreat = Terugtrekken
phase-combat-clean-up = Opruimen van het slagveld

## Names: houses and tracks

name-baratheon = Baratheon
name-greyjoy = Grauwvreugd
name-lannister = Lannister
name-stark = Stark
name-tyrell = Tyrel

name-iron-throne = IJzeren troon
name-fiefdoms = Baandermannen
name-kings-court = Hof van de koning

## Names: units, and how they are counted

name-footman = Krijgsvolk
name-knight = Ruiterij
name-ship = Vloot
count-footman =
    { $count ->
        [one] { $count } eenheid krijgsvolk
       *[other] { $count } eenheden krijgsvolk
    }
count-knight =
    { $count ->
        [one] { $count } eenheid ruiterij
       *[other] { $count } eenheden ruiterij
    }
count-ship =
    { $count ->
        [one] { $count } vloot
       *[other] { $count } vloten
    }

## Names: orders and their kinds

name-march-minus-1 = Mars −1
name-march-0 = Mars 0
name-march-plus-1 = Bijzondere mars +1
name-defense-plus-1 = Verdedig +1
name-defense-plus-2 = Bijzonder verdedig +2
name-support = Ondersteuning
name-support-plus-1 = Bijzondere ondersteuning +1
name-raid = Overval
name-raid-special = Bijzondere overval
name-consolidate-power = Consolideer macht
name-consolidate-power-special = Bijzonder consolideer macht
name-march = Mars
name-defense = Verdedig

## Names: areas

name-blackwater = Zwartwaterstroom
name-castle-black = Slot Zwart
name-crackclaw-point = Nes van Scheurklauw
name-dornish-marches = Dornse Marken
name-dragonstone = Drakensteen
name-flints-finger = Vuursteensvinger
name-greywater-watch = Grijswaterwacht
name-harrenhal = Harrenhal
name-highgarden = Hooggaarde
name-karhold = Karhold
name-kings-landing = Koningslanding
name-kingswood = Koningsbos
name-lannisport = Lannispoort
name-moat-cailin = Moat Cailin
name-oldtown = Oudstee
name-pyke = Piek
name-riverrun = Stroomvliet
name-seagard = Zeegaard
name-searoad-marches = De Zeeweg
name-starfall = Sterrenval
name-stoney-sept = Steenstort
name-storms-end = Stormeinde
name-sunspear = Zonnespeer
name-the-arbor = Het Prieel
name-the-eyrie = Het Adelaarsnest
name-the-fingers = De Vingers
name-the-mountains-of-the-moon = De Maanbergen
name-the-reach = Het Bereik
name-the-stony-shore = De Steenkust
name-the-twins = De Tweeling
name-white-harbor = Withaven
name-widows-watch = Weduwenwacht
name-winterfell = Winterfel
name-yronwood = IJzerhout
name-bay-of-ice = IJsbaai
name-blackwater-bay = Zwartwaterbaai
name-ironmans-bay = IJzermansbaai
name-sea-of-dorne = Zee van Dorne
name-shipbreaker-bay = Schipbrekersbaai
name-sunset-sea = Zee van Zonsondergang
name-the-golden-sound = Gulden Ruis
name-the-narrow-sea = De Smalle Zee
name-the-shivering-sea = De Huiverzee

## Names: house cards

name-stannis-baratheon = Stannis Baratheon
name-renly-baratheon = Renly Baratheon
name-ser-davos-seaworth = Ser Davos Zeewaard
name-brienne-of-tarth = Brienne van Tarth
name-salladhor-saan = Salladhar Saan
name-euron-crows-eye = Euron Kraaienoog
name-victarion-greyjoy = Victarion Grauwvreugd
name-balon-greyjoy = Balon Grauwvreugd
name-theon-greyjoy = Theon Grauwvreugd
name-asha-greyjoy = Asha Grauwvreugd
name-aeron-damphair = Aeron Vochthaar
name-tywin-lannister = Tywin Lannister
name-ser-jaime-lannister = Ser Jaime Lannister
name-tyrion-lannister = Tyrion Lannister
name-cersei-lannister = Cersei Lannister
name-eddard-stark = Eddard Stark
name-robb-stark = Robb Stark
name-greatjon-umber = Grootjon Umber
name-catelyn-stark = Catelyn Stark
name-mace-tyrell = Mace Tyrel
name-ser-loras-tyrell = Ser Loras Tyrel
name-ser-garlan-tyrell = Ser Garlan Tyrel
name-margaery-tyrell = Marjolij Tyrel
name-queen-of-thorns = Doornenkoningin

## Names: Westeros cards

name-supply = Bevoorrading
name-mustering = Rekrutering
name-last-days-of-summer = De laatste zomerdagen
name-winter-is-coming = De winter komt
name-clash-of-kings = Strijd der koningen
name-game-of-thrones = Het spel der tronen
name-wildlings-attack = Aanval van de wildlingen
name-storm-of-swords = Een storm van zwaarden
name-sea-of-storms = Storm op zee
name-feast-for-crows = Feestbanket voor kraaien
name-rains-of-autumn = Najaarsregens

## The game in sentences, without the board

told-title-moment = De stand van het spel
told-title-nobody = Gebieden die van niemand zijn
told-title-house = { $named }, gespeeld door { $player }
told-moment =
    { $phase-id ->
        [over] Het spel is afgelopen na ronde { $round } van { $rounds }.
        [westeros] Het is ronde { $round } van { $rounds }, in de Westerosfase.
        [planning] Het is ronde { $round } van { $rounds }, in de planningfase.
       *[action] Het is ronde { $round } van { $rounds }, in de actiefase.
    }
told-goal = Wie { $count } steden en burchten in handen heeft, wint meteen.
told-track =
    { $track-id ->
        [iron-throne] De speelvolgorde is { $houses }. { told-holder } de ijzeren troon, die bij een gelijke stand beslist.
        [fiefdoms] Bij een gelijk gevecht wint wie vooraan staat bij de baandermannen: { $houses }. { told-holder } het zwaard van Valyrisch staal.
       *[kings-court] De volgorde aan het hof van de koning is { $houses }. { told-holder } de postraaf.
    }
told-holder =
    { $holder-you ->
        [yes] Je hebt
       *[no] { $holder } heeft
    }
told-used =
    { $track-id ->
        [fiefdoms] Het zwaard van Valyrisch staal is deze ronde al gebruikt.
       *[kings-court] De postraaf is deze ronde al gebruikt.
    }
told-wildlings = De Wildlingen hebben een sterkte van { $strength }.
told-known-wildlings = Je kent de wildlingkaart op plaats { $place } van de stapel: { $card }.
told-westeros = De laatst omgedraaide Westeroskaarten zijn { $cards }.
told-banned = Deze bevelen mogen deze ronde niet: { $tokens }.
told-no-support = Eenheden van deze soort ondersteunen deze ronde niet: { $unit }.
told-combat =
    { $attacker-you ->
        [yes] Je valt { $defender } aan in { $area }, vanuit { $origin }, met het bevel { $order }.
       *[no]
            { $defender-you ->
                [yes] { $attacker } valt jou aan in { $area }, vanuit { $origin }, met het bevel { $order }.
               *[no] { $attacker } valt { $defender } aan in { $area }, vanuit { $origin }, met het bevel { $order }.
            }
    }
told-strength =
    { $house-you ->
        [yes] Je gevechtskracht is { $strength }: { $parts }.
       *[no] De gevechtskracht van { $house } is { $strength }: { $parts }.
    }
told-part =
    { $what-id ->
        [units] { $strength } van eenheden
        [order] { $strength } van het bevel
        [support] { $strength } van ondersteuning uit { $area }
        [garrison] { $strength } van het garnizoen
        [card] { $strength } van de huiskaart
        [text] { $strength } van de tekst van de kaart
        [blade] { $strength } van het zwaard van Valyrisch staal
       *[tides] { $strength } van de kaart van het krijgsgeluk
    }
told-card-played =
    { $house-you ->
        [yes] Je hebt { $card } gespeeld.
       *[no] { $house } heeft { $card } gespeeld.
    }
told-tides =
    { $house-you ->
        [yes] Je kaart van het krijgsgeluk is { $card }.
       *[no] De kaart van het krijgsgeluk van { $house } is { $card }.
    }
told-if-played = Met { $card } zou je gevechtskracht { $strength } zijn.
told-combat-won =
    { $house-you ->
        [yes] Je hebt het gevecht gewonnen.
       *[no] { $house } heeft het gevecht gewonnen.
    }
told-house =
    { $house-you ->
        [yes] Je hebt { told-castles } in handen en { told-power }. Je bevoorrading is { $supply }.
       *[no] { $house } heeft { told-castles } in handen en { told-power }. De bevoorrading van { $house } is { $supply }.
    }
told-castles =
    { $castles ->
        [0] geen stad of burcht
        [one] { $castles } stad of burcht
       *[other] { $castles } steden en burchten
    }
told-power =
    { $power ->
        [0] geen machtfiches
        [one] { $power } machtfiche
       *[other] { $power } machtfiches
    }
told-armies =
    { $armies-count ->
        [0] Er is nog geen leger; de bevoorrading staat legers toe van { $limits } eenheden. { told-stars }
        [one] Er is één leger, van { $armies } eenheden; de bevoorrading staat legers toe van { $limits }. { told-stars }
       *[other] Er zijn legers van { $armies } eenheden; de bevoorrading staat { $limits } toe. { told-stars }
    }
told-stars =
    { $stars ->
        [0] Bijzondere bevelen zijn niet toegestaan.
        [one] Eén bijzonder bevel is toegestaan.
       *[other] Tot { $stars } bijzondere bevelen zijn toegestaan.
    }
told-area =
    { $house-you ->
        [yes] In { $area } heb je { $units }.
       *[no] In { $area } heeft { $house } { $units }.
    }
told-area-held =
    { $house-you ->
        [yes] Je hebt { $area } in handen zonder eenheden.
       *[no] { $house } heeft { $area } in handen zonder eenheden.
    }
told-routed = Daarvan zijn verslagen: { $units }.
told-order = Het bevel daar is { $token }.
told-order-hidden = Je bevel daar, nog verborgen, is { $token }.
told-token =
    { $house-you ->
        [yes] Daar ligt een machtfiche van jou.
       *[no] Daar ligt een machtfiche van { $house }.
    }
told-garrison = Een garnizoen met sterkte { $strength } verdedigt het.
told-hand =
    { $cards-count ->
        [0] Er zijn geen huiskaarten meer op de hand.
       *[other] { $house-you ->
            [yes] De huiskaarten in je hand zijn { $cards }.
           *[no] De huiskaarten in de hand van { $house } zijn { $cards }.
        }
    }
told-hand-closed = { $house } heeft { $count } huiskaarten op de hand; ze zijn nu verborgen.
told-discards =
    { $house-you ->
        [yes] Je hebt al gespeeld: { $cards }.
       *[no] { $house } heeft al gespeeld: { $cards }.
    }
told-pool =
    { $house-you ->
        [yes] In je voorraad zijn nog { $units }.
       *[no] In de voorraad van { $house } zijn nog { $units }.
    }
told-ready =
    { $house-you ->
        [yes] Je hebt je bevelen gegeven.
       *[no] { $house } heeft alle bevelen gegeven.
    }
told-neutral = In { $area } staat een neutraal leger met sterkte { $strength }.
told-closed = Deze gebieden zijn voor iedereen gesloten: { $areas }.

## Chapters of the rules

chapter-terms = Belangrijke begrippen
chapter-setup = Beginopstelling
chapter-players = Spelen met minder spelers
chapter-round = De spelronde
chapter-west = De Westerosfase
chapter-wcard = De Westeroskaarten
chapter-sup = Bevoorrading
chapter-must = Rekrutering
chapter-clash = Strijd der koningen: bieden om invloed
chapter-track = Invloedssporen en hun voorwerpen
chapter-plan = De planningfase
chapter-raven = De postraaf
chapter-order = De bevelenfiches
chapter-raid = Overvallen
chapter-march = Marsbevelen
chapter-cp = Consolideer macht-bevelen
chapter-clean = Opruimen
chapter-win = Het winnen van het spel
chapter-combat = Gevechten
chapter-support = Ondersteuning
chapter-cards = Huiskaarten
chapter-casualty = Verliezen
chapter-retreat = Terugtrekken en verslagen eenheden
chapter-wild = Aanvallen van de Wildlingen
chapter-ship = Transport per vloot
chapter-control = Controle over gebieden
chapter-ally = Bondgenootschappen en afspraken
chapter-port = Havens
chapter-neutral = Neutrale legers
chapter-garrison = Garnizoenen
chapter-map = Het spelbord
chapter-secret = Wat open is en wat geheim
chapter-tides = Krijgsgeluk
chapter-hcard = Wat elke huiskaart doet
chapter-xcard = Wat elke wildlingkaart doet
chapter-limits = Beperkt spelmateriaal
chapter-ex = Voorbeelden
chapter-rule = Vragen en beslissingen
