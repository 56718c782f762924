### Het miniaturenspel in het Nederlands.

game-miniatures = A Song of Ice & Fire: Tabletop Miniatures Game
game-miniatures-tagline = Twee of meer legers ontmoeten elkaar op een tafel in inches: manoeuvreer, bestorm, houd de linie.
id-card = { $a }{ $b ->
    [1] {" "}(tweede effect)
    [2] {" "}(derde effect)
   *[other] {""}
}
id-order = { $b }, { $a }{ $c ->
    [1] {" "}(tweede effect)
    [2] {" "}(derde effect)
   *[other] {""}
}
id-ability = { $b }, { $a }{ $c ->
    [1] {" "}(tweede effect)
    [2] {" "}(derde effect)
   *[other] {""}
}
id-ncu = { $b }, { $a }{ $c ->
    [1] {" "}(tweede effect)
    [2] {" "}(derde effect)
   *[other] {""}
}
id-laid = { $b }, { $a }{ $c ->
    [1] {" "}(tweede effect)
    [2] {" "}(derde effect)
   *[other] {""}
}
id-objective = { $b }, { $a }
id-active = { $a } (geldend)
id-token = { $a }
id-cure = { $a }
id-reserve = { $a } (in reserve)
id-later = wat uitgesteld was
name-of-army = { $name } van leger { $number }
name-ahead = vooruit
name-back = terug
name-flank = Flank
name-rear = Rug
name-fortified-terrain = Versterkt terrein
name-inspiring-terrain = Inspirerend terrein
name-horrific-terrain = Gruwelijk terrein
name-speed = Snelheid
name-slowed = Vertraagd door een fiche
name-terrain = Terreinstukken
name-left = naar links
name-right = naar rechts
name-failed-charge = mislukte stormloop
name-made-room = plaats gemaakt
name-shift = verschuiving
name-pivot = draai
name-surge = doorstoten
name-march = Mars
name-retreat = Terugtocht
name-charge = Stormloop
name-melee = Gevechtsaanval
name-ranged = Afstandsaanval
name-forgo = Geen actie
name-exchange-mission = Opdracht ruilen

## Vragen en antwoorden

ask-action = { $unit }: welke actie?
answer-action = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-activate = Welke eenheid wordt geactiveerd?
answer-activate = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-align = { $unit } tegen de vijand aanleggen: waar?
answer-align = { $hidden ->
    [yes] Blijven
   *[no] { $arc-id ->
        [front] Front
        [left] Linkerflank
        [right] Rechterflank
       *[rear] Rug
    }, { $slide-sign ->
        [zero] rand aan rand
        [negative] { $slide-inches }″ naar links
       *[positive] { $slide-inches }″ naar rechts
    }
}
ask-corner = Welke hoek neem je?
answer-corner = { $answer ->
    [0] Vooraan links
    [1] Achteraan links
    [2] Achteraan rechts
   *[3] Vooraan rechts
}
ask-take-one-marker = { $unit } staat op meer vrije fiches: welk fiche neemt de eenheid?
answer-take-one-marker = Het fiche met de kaart { $card }
ask-takes-marker = Wie neemt het fiche?
answer-takes-marker = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-assign-objective = Welke doelkaart krijgt de gemerkte eenheid?
answer-assign-objective = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-quadrant = Even ver in meerdere kwarten: { $unit }. Waar telt de eenheid?
answer-quadrant = { $answer ->
    [0] Het kwart vooraan links
    [1] Het kwart achteraan links
    [2] Het kwart achteraan rechts
   *[3] Het kwart vooraan rechts
}
ask-arrows-target = Wie treffen de pijlen?
answer-arrows-target = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-attack-arc = Aanval van { $unit }: van welke kant?
answer-attack-arc = { $answer-id ->
    [front] Front
    [left] Linkerflank
    [right] Rechterflank
   *[rear] Rug
}
ask-bring-reserve = Een eenheid uit de reserve halen?
answer-bring-reserve = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-burning-ditch = Waar komen de palen?
answer-burning-ditch = Op { $x-inches }″, { $y-inches }″, kijkend naar { $heading-degrees }°
ask-charge-arc = Stormloop van { $unit }: op welke kant?
answer-charge-arc = { $answer-id ->
    [front] Front
    [left] Linkerflank
    [right] Rechterflank
   *[rear] Rug
}
ask-charge-pivot = Stormloop van { $unit } op { $target }: waarheen gericht?
answer-charge-pivot = { $unit }: { said-pivot }, { $travel-inches }″ tot { $target }; { $least ->
    [1] komt zeker aan
   *[other] komt aan vanaf een { $least }
}
ask-charge-target = Stormloop van { $unit }: op wie?
answer-charge-target = { $odds ->
    [yes] { $answer }: komt met { $arrives } % aan, dan ongeveer { $mean } wonden{ $destroys ->
        [0] {""}
       *[other] , vernietigt met { $destroys } %
    }
   *[no] { $answer }
}
ask-charge-weapon = Stormloop van { $unit }: met welke aanval?
answer-charge-weapon = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-choose-missions = Welke opdrachten houd je?
answer-choose-missions = { $answer-count ->
    [0] niets
   *[other] { $answer }
}
ask-claim-zone = Welke zone eist de burgereenheid op?
answer-claim-zone = { $hidden ->
    [yes] niets
   *[no] { $answer-id ->
        [near-left] Het kwart vooraan links
        [far-left] Het kwart achteraan links
        [far-right] Het kwart achteraan rechts
        [near-right] Het kwart vooraan rechts
       *[other] { $answer }
    }
}
ask-clear-piece = Welk terreinstuk wordt verwijderd?
answer-clear-piece = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-deploy-unit = Welke eenheid stel je op?
answer-deploy-unit = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-deploy = { $unit } opstellen: waar?
answer-deploy = { $unit }: { $left-inches }″ van links, { $edge-inches }″ van jouw rand{ said-placed }{ said-faced }{ said-near }
ask-discard = Tactiekkaarten afleggen?
answer-discard = { $answer-count ->
    [0] niets
   *[other] { $answer }
}
ask-discard-down = Je hand is te groot: wat leg je af?
answer-discard-down = { $answer-count ->
    [0] niets
   *[other] { $answer }
}
ask-exchange-for = Voor welke opdracht?
answer-exchange-for = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-exchange-mission = Welke opdracht ruil je?
answer-exchange-mission = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-first-player = Wie is de startspeler?
answer-first-player = { $answer-you ->
    [yes] Jij
   *[no] { $answer }
}
ask-free-action = { $unit }: een vrije actie?
answer-free-action = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-heal = Hoeveel wonden worden genezen?
answer-heal = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-influence = { $text }: wie beïnvloedt de burgereenheid?
answer-influence = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-lay-corpses = Waar ligt de lijkenhoop?
answer-lay-corpses = Op { $x-inches }″, { $y-inches }″, kijkend naar { $heading-degrees }°
ask-lay-marker = Waar ligt het fiche?
answer-lay-marker = Op { $x-inches }″, { $y-inches }″
ask-lay-point = Op welke vijand wordt het punt gelegd?
answer-lay-point = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-mark-unit = Welke eenheid merk je?
answer-mark-unit = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-melee-face = { $unit } eerst naar een vijand keren?
answer-melee-face = { $hidden ->
    [yes] Blijven
   *[no] { $arc-id ->
        [front] Front
        [left] Linkerflank
        [right] Rechterflank
       *[rear] Rug
    }, { $slide-sign ->
        [zero] rand aan rand
        [negative] { $slide-inches }″ naar links
       *[positive] { $slide-inches }″ naar rechts
    } { $enemy }
}
ask-melee-target = Aanval van { $unit }: op wie?
answer-melee-target = { $odds ->
    [yes] { $answer }: ongeveer { $mean } wonden{ $destroys ->
        [0] {""}
       *[other] , vernietigt met { $destroys } %
    }
   *[no] { $answer }
}
ask-melee-weapon = { $unit }: met welke aanval?
answer-melee-weapon = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-next-ability = Welk vermogen werkt nu?
answer-next-ability = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-next-pivot = Welke eenheid draait nu?
answer-next-pivot = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-pivot = { $unit } draaien: waarheen?
answer-pivot = { $unit }: { said-pivot }{ said-faced }{ said-near }
ask-place-terrain = Plaats een terreinstuk.
answer-place-terrain = { $hidden ->
    [yes] Niets meer
   *[no] { $kind }: Op { $x-inches }″, { $y-inches }″, kijkend naar { $heading-degrees }°
}
ask-ranged-shift = { $unit } verschuiven vóór het schot?
answer-ranged-shift = { $unit }: { said-way }{ said-turned }{ said-faced }{ said-near }
ask-ranged-target = { $unit }: op wie schieten?
answer-ranged-target = { $odds ->
    [yes] { $answer }: ongeveer { $mean } wonden{ $destroys ->
        [0] {""}
       *[other] , vernietigt met { $destroys } %
    }
   *[no] { $answer }
}
ask-redeploy = Welke eenheid komt terug?
answer-redeploy = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-redeploy-pose = { $unit } terugbrengen: waar?
answer-redeploy-pose = { $unit }: { $left-inches }″ van links, { $edge-inches }″ van jouw rand{ said-placed }{ said-faced }{ said-near }
ask-remove-token = Welk fiche wordt verwijderd?
answer-remove-token = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-reserve = Welke eenheden wachten in reserve?
answer-reserve = { $answer-count ->
    [0] niets
   *[other] { $answer }
}
ask-reserve-pose = { $unit } binnenbrengen: waar?
answer-reserve-pose = { $unit }: { $left-inches }″ van links, { $edge-inches }″ van jouw rand{ said-placed }{ said-faced }{ said-near }
ask-retreat = Terugtocht van { $unit }: waarheen?
answer-retreat = { $unit }: { said-way }{ said-turned }{ said-faced }{ said-near }
ask-reveal-mission = Welke opdracht onthul je?
answer-reveal-mission = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-role = Aanvallen of verdedigen?
answer-role = { $answer-id ->
    [attacker] Aanvallen
   *[defender] Verdedigen
}
ask-plant = Bij welke vijandelijke eenheid voegt { $attachment } zich?
answer-plant = { $answer }
ask-attachment-place = { $attachment } komt bij { $unit }, waar al een versterking staat. Op welke plaats van links komt zij? Wie helemaal links staat, valt het laatst.
answer-attachment-place = { $answer ->
    [1] Helemaal links: valt het laatst
   *[other] Plaats { $answer } van links
}
ask-token-or-card = Er wordt zo een fiche verwijderd: dit fiche, of in plaats daarvan een gif?
answer-token-or-card = { $answer }
ask-storm-zones = Je hebt de worp om de zones gewonnen: wie stelt als eerste op? De ander wijst de startspeler aan.
answer-storm-zones = { $answer-id ->
    [take] Ik stel als eerste op
   *[leave] Mijn tegenstander stelt als eerste op
}
ask-sally-forth = Welke eenheid doet de uitval?
answer-sally-forth = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-shift = { $unit } verschuiven: waarheen?
answer-shift = { $unit }: { said-way }{ said-turned }{ said-faced }{ said-near }
ask-siege-card = Een belegeringskaart spelen?
answer-siege-card = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-stray-test = Welke eenheid in gevecht met het doelwit legt eerst de proef af?
answer-stray-test = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-take-objective = Welke doelkaart neem je?
answer-take-objective = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-use-objective = Deze ronde een doelkaart gebruiken?
answer-use-objective = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-which-token = Welke toestand?
answer-which-token = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-zone = Welke kant van de tafel neem je?
answer-zone = { $answer-id ->
    [near] Nabije rand
    [far] Verre rand
   *[leave] De keuze aan de tegenstander laten
}
ask-zone-effect = De zone gebruiken of iets anders?
answer-zone-effect = { $answer-id ->
    [zone] De zone gebruiken
    [arrows] Pijlen schieten
   *[missions] Een opdracht ruilen
}
ask-crown-target = Kroon: welke vijand legt een paniekproef af?
answer-crown-target = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-wealth-target = Rijkdom: welke eenheid wordt genezen?
answer-wealth-target = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-tactics-target = Tactiek: welke vijand krijgt een toestand?
answer-tactics-target = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-combat-target = Gevecht: welke eenheid valt aan?
answer-combat-target = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-maneuver-target = Manoeuvre: welke eenheid beweegt?
answer-maneuver-target = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-maneuver = Manoeuvre van { $unit }: waarheen?
answer-maneuver = { $unit }: { said-move }{ said-turned }{ said-faced }{ said-near }
ask-march = Mars van { $unit }: waarheen?
answer-march = { $unit }: { said-move }{ said-turned }{ said-faced }{ said-near }
ask-trample = { $unit } vertrapt { $most-inches }″ rechtdoor: welke kant op?
answer-trample = { $unit }: { said-move }{ said-turned }{ said-faced }{ said-near }
ask-surge = Doorstoten met { $unit }: waarheen?
answer-surge = { $unit }: { said-move }{ said-turned }{ said-faced }{ said-near }
ask-reroll-attack = Aanvalsdobbelstenen opnieuw werpen?
answer-reroll-attack = { $answer-count ->
        [0] geen
       *[other] dobbelstenen { $answer }
    }
ask-reroll-defence = Verdedigingsdobbelstenen opnieuw werpen?
answer-reroll-defence = { $answer-count ->
        [0] geen
       *[other] dobbelstenen { $answer }
    }
ask-reroll-test = Dobbelstenen van de proef opnieuw werpen?
answer-reroll-test = { $answer-count ->
        [0] geen
       *[other] dobbelstenen { $answer }
    }
ask-spend-weakened = Verzwakt uitgeven: welke aanvalsdobbelstenen worden opnieuw geworpen?
answer-spend-weakened = { $answer-count ->
        [0] geen
       *[other] dobbelstenen { $answer }
    }
ask-spend-vulnerable = Kwetsbaar uitgeven: welke verdedigingsdobbelstenen worden opnieuw geworpen?
answer-spend-vulnerable = { $answer-count ->
        [0] geen
       *[other] dobbelstenen { $answer }
    }
ask-spend-panicked = Paniekerig uitgeven: welke dobbelstenen worden opnieuw geworpen?
answer-spend-panicked = { $answer-count ->
        [0] geen
       *[other] dobbelstenen { $answer }
    }
ask-choose-unit = { $text }: kies een eenheid.
answer-choose-unit = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-choose-units = { $text }: kies eenheden.
answer-choose-units = { $answer-count ->
    [0] niets
   *[other] { $answer }
}
ask-choose-effect = { $text }: kies een effect.
answer-choose-effect = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-before-zone = { $text }: nu, vóór het effect van de zone?
answer-before-zone = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-use-ability = ‘{ $text }’ gebruiken?
answer-use-ability = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-take-token = { $text }: welk fiche wordt verwijderd?
answer-take-token = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-spend-token = { $text }: welk fiche wordt uitgegeven?
answer-spend-token = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-move-token-from = { $text }: van welke eenheid wordt een fiche genomen?
answer-move-token-from = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-move-token-to = { $text }: naar welke eenheid gaat het?
answer-move-token-to = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-suffer-up-to = { $text }: hoeveel wonden?
answer-suffer-up-to = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-suffer-from = { $text }: uit welke eenheid wordt een model verwijderd?
answer-suffer-from = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-kill-attachment = { $text }: welke versterking wordt vernietigd?
answer-kill-attachment = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-steal-attachment = { $text }: de versterking overnemen?
answer-steal-attachment = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-steal-which = { $text }: welke versterking?
answer-steal-which = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-strip-tokens = { $text }: welke fiches worden verwijderd?
answer-strip-tokens = { $answer-count ->
    [0] niets
   *[other] { $answer }
}
ask-strip-ability = { $text }: welk vermogen gaat verloren?
answer-strip-ability = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-pay-cards = { $text }: welke kaarten leg je af?
answer-pay-cards = { $answer-count ->
    [0] niets
   *[other] { $answer }
}
ask-set-aside = { $text }: welke kaarten leg je opzij?
answer-set-aside = { $answer-count ->
    [0] niets
   *[other] { $answer }
}
ask-search-card = { $text }: welke kaart neem je?
answer-search-card = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-recall-card = { $text }: welke kaart komt terug op je hand?
answer-recall-card = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-refresh-order = { $text }: welk bevel mag opnieuw gebruikt worden?
answer-refresh-order = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-use-zone = { $text }: het effect van welke zone?
answer-use-zone = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-control-zone = { $text }: welke zone?
answer-control-zone = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-move-ncu = { $text }: waarheen gaat de burgereenheid?
answer-move-ncu = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-retarget = { $text }: wie is in plaats daarvan het doelwit?
answer-retarget = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-roll-again = { $text }: opnieuw werpen?
answer-roll-again = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-reroll-charge = { $text }: de stormloopdobbelsteen opnieuw werpen?
answer-reroll-charge = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-reroll-retreat = De terugtochtdobbelsteen opnieuw werpen?
answer-reroll-retreat = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-pass-pillage = { $text }: het buitfiche nemen?
answer-pass-pillage = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-activate-too = { $text }: { $unit } ook activeren?
answer-activate-too = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-move-attachment = { $text }: welke versterking wisselt van eenheid?
answer-move-attachment = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-use-order = { $text }: meteen een bevel gebruiken?
answer-use-order = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-foresee-ncu = { $text }: welke vijandelijke burgereenheid?
answer-foresee-ncu = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-ride-by = { $text }: welke vijand lijdt?
answer-ride-by = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-wager-zone = { $text }: welke zone?
answer-wager-zone = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-spend-counters = { $text }: hoeveel fiches?
answer-spend-counters = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
ask-hold-back = { $text } in reserve houden?
answer-hold-back = { $hidden ->
    [yes] niets
   *[no] { $answer }
}
# Vensters

# A place on the table, chosen from a list

said-faced = { $faced-id ->
    [nobody] { "" }
   *[other] { "" }, kijkend naar { $faced }
}
said-move = { $pivot_side-id ->
    [none] { said-ahead }
    [left] { $pivot-degrees }° naar links draaien, { said-ahead }
   *[right] { $pivot-degrees }° naar rechts draaien, { said-ahead }
}
said-turned = { $turn_side-id ->
    [none] { "" }
    [left] { "" }, { $turn-degrees }° naar links draaien
   *[right] { "" }, { $turn-degrees }° naar rechts draaien
}
said-pivot = { $turn_side-id ->
    [none] niet draaien
    [left] { $turn-degrees }° naar links draaien
   *[right] { $turn-degrees }° naar rechts draaien
}
said-placed = { $turn_side-id ->
    [none] { "" }
    [left] { "" }, { $turn-degrees }° naar links gedraaid
   *[right] { "" }, { $turn-degrees }° naar rechts gedraaid
}
said-near = { $foe-id ->
    [nobody] { "" }
   *[other] ; { $gap-inches }″ tot { $foe } ({ $side-id ->
        [front] front
        [left] linkerflank
        [right] rechterflank
       *[rear] rug
    })
}
said-ahead = { $travel ->
    [0] blijven staan
   *[other] { $travel-inches }″ rechtdoor
}
said-way = { $travel ->
    [0] blijven staan
   *[other] { $travel-inches }″ { $way-id ->
        [ahead] rechtdoor
        [right] naar rechts
        [left] naar links
       *[back] achteruit
    }
}

ask-declare-game-start = Alle eenheden zijn opgesteld. Kaart spelen of bevel gebruiken?
answer-declare-game-start = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-deployed = Opgesteld: { $unit }. Kaart spelen of bevel gebruiken?
answer-declare-deployed = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-attachment-lost = Een versterking van { $unit } wordt vernietigd. Kaart spelen of bevel gebruiken?
answer-declare-attachment-lost = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-round-start = De ronde begint. Kaart spelen of bevel gebruiken?
answer-declare-round-start = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-turn-start =
    { $whose-you ->
        [yes] Jouw beurt begint
       *[no] De beurt van { $whose } begint
    }. Kaart spelen of bevel gebruiken?
answer-declare-turn-start = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-activates = Geactiveerd: { $unit }. Kaart spelen of bevel gebruiken?
answer-declare-activates = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-ncu-activates = Geactiveerd: { $ncu }. Kaart spelen of bevel gebruiken?
answer-declare-ncu-activates = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-action = Actie van { $unit }: { $word }. Kaart spelen of bevel gebruiken?
answer-declare-action = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-action-done = { $unit }, actie voltooid ({ $word }). Kaart spelen of bevel gebruiken?
answer-declare-action-done = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-zone = { $ncu } op { $zone }. Kaart spelen of bevel gebruiken?
answer-declare-zone = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-zone-targets = { $zone } op { $unit }. Kaart spelen of bevel gebruiken?
answer-declare-zone-targets = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-zone-done = { $ncu } op { $zone }, zone gebruikt. Kaart spelen of bevel gebruiken?
answer-declare-zone-done = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-charge-rolled = Stormloop van { $unit } op { $foe }, { $amount } geworpen. Kaart spelen of bevel gebruiken?
answer-declare-charge-rolled = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-charged = Geslaagde stormloop van { $unit } op { $foe }. Kaart spelen of bevel gebruiken?
answer-declare-charged = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-charge-failed = Mislukte stormloop van { $unit } op { $foe }. Kaart spelen of bevel gebruiken?
answer-declare-charge-failed = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-retreat-rolled = Terugtocht van { $unit }, { $amount } geworpen. Kaart spelen of bevel gebruiken?
answer-declare-retreat-rolled = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-attack = Aanval van { $unit } op { $foe }, vóór de worp. Kaart spelen of bevel gebruiken?
answer-declare-attack = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-attack-rolled = Aanval van { $unit } op { $foe }, de dobbelstenen zijn geworpen. Kaart spelen of bevel gebruiken?
answer-declare-attack-rolled = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-attack-final = Aanval van { $unit } op { $foe }, de treffers staan vast. Kaart spelen of bevel gebruiken?
answer-declare-attack-final = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-defence-rolled = Aanval van { $unit } op { $foe }, de verdedigingsdobbelstenen zijn geworpen. Kaart spelen of bevel gebruiken?
answer-declare-defence-rolled = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-defence-final = Aanval van { $unit } op { $foe }, de verdedigingsworpen staan vast. Kaart spelen of bevel gebruiken?
answer-declare-defence-final = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-attack-done = Aanval van { $unit } op { $foe } voltooid. Kaart spelen of bevel gebruiken?
answer-declare-attack-done = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-test =
    { $word-id ->
        [panic] Paniekproef
       *[morale] Moraalproef
    } van { $unit }, vóór de worp. Kaart spelen of bevel gebruiken?
answer-declare-test = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-test-rolled =
    { $word-id ->
        [panic] Paniekproef
       *[morale] Moraalproef
    } van { $unit }, de dobbelstenen zijn geworpen. Kaart spelen of bevel gebruiken?
answer-declare-test-rolled = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-test-passed =
    { $word-id ->
        [panic] Paniekproef
       *[morale] Moraalproef
    } van { $unit } geslaagd. Kaart spelen of bevel gebruiken?
answer-declare-test-passed = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-test-failed =
    { $word-id ->
        [panic] Paniekproef
       *[morale] Moraalproef
    } van { $unit } mislukt. Kaart spelen of bevel gebruiken?
answer-declare-test-failed = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-rank-lost = Rij verloren: { $unit }. Kaart spelen of bevel gebruiken?
answer-declare-rank-lost = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-would-be-destroyed = Op het punt vernietigd te worden: { $unit }. Kaart spelen of bevel gebruiken?
answer-declare-would-be-destroyed = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-destroyed = Vernietigd: { $unit }. Kaart spelen of bevel gebruiken?
answer-declare-destroyed = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-surge = Doorstoten: { $unit }. Kaart spelen of bevel gebruiken?
answer-declare-surge = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-declared =
    { $whose-you ->
        [yes] Je hebt ‘{ $word }’ aangekondigd
       *[no] { $whose } heeft ‘{ $word }’ aangekondigd
    }. Kaart spelen of bevel gebruiken?
answer-declare-declared = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-targeted = { $word } heeft { $unit } gekozen. Kaart spelen of bevel gebruiken?
answer-declare-targeted = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-token = Zo meteen { $word }: { $unit }. Kaart spelen of bevel gebruiken?
answer-declare-token = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-turn-end =
    { $whose-you ->
        [yes] Jouw beurt eindigt
       *[no] De beurt van { $whose } eindigt
    }. Kaart spelen of bevel gebruiken?
answer-declare-turn-end = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-round-end = De ronde eindigt. Kaart spelen of bevel gebruiken?
answer-declare-round-end = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
ask-declare-marker-scored = Een fiche levert punten op. Kaart spelen of bevel gebruiken?
answer-declare-marker-scored = { $hidden ->
    [yes] afzien
   *[no] { $answer }
}
# Where to be waited for

label-stop-cancel = als een kaart of bevel opgeheven zou kunnen worden
label-stop-my-turn = in mijn beurten
label-stop-their-turn = in de beurten van anderen
label-stop-my-attack = als mijn eenheden een stormloop doen of aanvallen
label-stop-attack-on-me = als mijn eenheden worden bestormd of aangevallen
label-stop-test = bij moraal- en paniekproeven
label-stop-board = als een zone van het tactiekbord wordt opgeëist
label-stop-loss = als eenheden rijen verliezen, toestanden krijgen of vernietigd worden

## Gebeurtenissen

event-zones-rolled = Worp om de kanten van de tafel: { $dice }.
    .dice-each = { $key } { $value }
    .value = { $face }
event-zone-left =
    { $seat-you ->
        [yes] Je laat de keuze van de tafelkant aan je tegenstander.
       *[no] { $seat } laat de keuze van de tafelkant aan de tegenstander.
    }
event-zone-chosen =
    { $seat-you ->
        [yes] Je kiest je kant van de tafel.
       *[no] { $seat } kiest een kant van de tafel.
    }
event-unit-deployed = Opgesteld: { $unit }.
event-unit-held-back = In reserve: { $unit }.
event-first-player-named =
    { $seat-you ->
        [yes] Je bent startspeler.
       *[no] Startspeler: { $seat }.
    }
event-round-began = Ronde { $round } begint. Startspeler: { $first }.
event-unit-activated = Geactiveerd: { $unit }.
event-action-chosen = { $unit }: { $action }.
event-free-action-forgone = { $unit }: geen vrije actie.
event-turn-passed =
    { $seat-you ->
        [yes] Je hebt niemand meer te activeren.
       *[no] { $seat } heeft niemand meer te activeren.
    }
event-unit-moved = Verplaatst ({ $how }): { $unit }.
event-retreat-rolled = Terugtocht van { $unit }: { $rolled }{ $stays ->
        [yes] , maar er is geen uitweg
       *[no] {""}
    }.
    .rolled = { $dice } ({ $parts }; uitkomst { $result })
    .dice = { $face }
    .parts = { $source } { $n-sign ->
        [zero] { $n }
        [positive] +{ $n }
       *[negative] { $n }
    }
event-charge-declared = Stormloop van { $unit } op { $target }.
event-charge-rolled = Stormloopdobbelsteen van { $unit }: { $rolled }.
    .rolled = { $dice } ({ $parts }; uitkomst { $result }, nodig { $needed })
    .dice = { $face }
    .parts = { $source } { $n-sign ->
        [zero] { $n }
        [positive] +{ $n }
       *[negative] { $n }
    }
event-charge-ended = De stormloop van { $unit } op { $target } { $made ->
        [yes] lukt
       *[no] mislukt
    }.
event-attack-began = Aanval van { $unit } op { $target }: { $weapon }.
event-attack-rolled = Aanvalsdobbelstenen van { $unit }: { $rolled }. Treffers: { $hits }.
    .rolled = { $without-id ->
        [no-dice] geen over
       *[other] { $dice } (nodig { $needed }{ $parts-count ->
            [0] {""}
           *[other] ; { $parts }
        })
    }
    .dice = { $face }
    .parts = { $source } { $n-sign ->
        [zero] { $n }
        [positive] +{ $n }
       *[negative] { $n }
    }
event-defence-rolled = Verdedigingsdobbelstenen van { $unit }: { $rolled }. Geblokkeerd: { $blocked }.
    .rolled = { $without-id ->
        [no-hits] geen, want niets trof
        [sure-hits] geen, want geen treffer is te blokkeren
        [undefended] geen toegestaan
        [wounds-instead] geen, want er komen wonden in plaats daarvan
       *[other] { $dice } (nodig { $needed }{ $parts-count ->
            [0] {""}
           *[other] ; { $parts }
        })
    }
    .dice = { $face }
    .parts = { $source } { $n-sign ->
        [zero] { $n }
        [positive] +{ $n }
       *[negative] { $n }
    }
event-token-spent = Uitgegeven: het fiche { $token } van { $unit }.
event-token-given = { $unit }: nu { $token }.
event-token-removed = { $unit }: niet meer { $token }.
event-panic-tested = Paniekproef van { $unit }: { $passed ->
        [yes] geslaagd
       *[no] mislukt
    } ({ $rolled }).
    .rolled = { $without-id ->
        [no-wounds] geen wonden, dus geen worp
       *[other] { $dice }{ $parts-count ->
            [0] {""}
           *[other] ; { $parts }
        }; uitkomst { $result }, nodig { $needed }{ $sure-count ->
            [0] {""}
           *[other] ; in elk geval geslaagd: { $sure }
        }
    }
    .dice = { $face }
    .parts = { $source } { $n-sign ->
        [zero] { $n }
        [positive] +{ $n }
       *[negative] { $n }
    }
event-morale-tested = Moraalproef van { $unit }: { $passed ->
        [yes] geslaagd
       *[no] mislukt
    } ({ $rolled }).
    .rolled = { $without-id ->
        [no-wounds] geen wonden, dus geen worp
       *[other] { $dice }{ $parts-count ->
            [0] {""}
           *[other] ; { $parts }
        }; uitkomst { $result }, nodig { $needed }{ $sure-count ->
            [0] {""}
           *[other] ; in elk geval geslaagd: { $sure }
        }
    }
    .dice = { $face }
    .parts = { $source } { $n-sign ->
        [zero] { $n }
        [positive] +{ $n }
       *[negative] { $n }
    }
event-morale-rolled = Proef van { $unit }: { $rolled }.
    .rolled = { $dice }{ $parts-count ->
        [0] {""}
       *[other] {" "}({ $parts })
    }
    .dice = { $face }
    .parts = { $source } { $n-sign ->
        [zero] { $n }
        [positive] +{ $n }
       *[negative] { $n }
    }
event-danger-met = Gevaarlijk terrein: { $unit }. Wonden: { $rolled }.
    .rolled = { $dice }{ $parts-count ->
        [0] {""}
       *[other] {" "}+ { $parts } = { $result }
    }
    .dice = { $face }
    .parts = { $n }
event-piece-destroyed = Neergehaald door { $unit }: { $piece }.
event-unit-redeployed = Nu op tafel: { $unit }.
event-quadrant-entered = { $quadrant-id ->
    [near-left] { $ncu } gaat naar het kwart vooraan links van de tafel.
    [far-left] { $ncu } gaat naar het kwart achteraan links van de tafel.
    [far-right] { $ncu } gaat naar het kwart achteraan rechts van de tafel.
   *[near-right] { $ncu } gaat naar het kwart vooraan rechts van de tafel.
}
event-card-taken =
    { $seat-you ->
        [yes] Je neemt de doelkaart ‘{ $card }’.
       *[no] { $seat } neemt de doelkaart ‘{ $card }’.
    }
event-point-laid = Een punt van { $unit } ligt op { $target }.
event-wall-fell = Gevallen: { $unit }.
event-marker-placed = Een fiche wordt gelegd.
event-effect-declared =
    { $seat-you ->
        [yes] Je kondigt aan: { $key }.
       *[no] { $seat } kondigt aan: { $key }.
    }
event-effect-cancelled = Opgeheven: { $key }.
event-effect-chosen = { $name }: { $unit }.
event-die-rolled = { $name }: de dobbelsteen toont { $rolled }.
    .rolled = { $dice }{ $parts-count ->
        [0] {""}
       *[other] {" "}+ { $parts } = { $result }
    }
    .dice = { $face }
    .parts = { $n }
event-die-again = Opnieuw geworpen voor { $unit }: { $rolled }.
    .rolled = { $dice } ({ $parts }; uitkomst { $result })
    .dice = { $face }
    .parts = { $source } { $n-sign ->
        [zero] { $n }
        [positive] +{ $n }
       *[negative] { $n }
    }
event-counters-changed = { $hidden ->
    [yes] Fiches op ‘{ $name }’: { $by-sign ->
        [zero] { $by }
        [positive] +{ $by }
       *[negative] { $by }
    }.
   *[no] Buitfiches van { $unit }: { $by-sign ->
        [zero] { $by }
        [positive] +{ $by }
       *[negative] { $by }
    }.
}
event-card-attached = ‘{ $card }’ wordt gelegd bij { $unit }.
event-card-removed = ‘{ $card }’ verlaat { $unit }.
event-card-recalled =
    { $seat-you ->
        [yes] Je neemt { $card } terug.
       *[no] { $seat } neemt { $card } terug.
    }
event-card-searched =
    { $seat-you ->
        [yes] Je zoekt in het deck naar een kaart ({ $name }).
       *[no] { $seat } zoekt in het deck naar een kaart ({ $name }).
    }
event-zone-controlled =
    { $seat-you ->
        [yes] { $zone } geldt als door jou beheerst.
       *[no] { $zone } geldt als door { $seat } beheerst.
    }
event-attachment-moved = { $attachment } gaat van { $unit } naar { $target }.
event-attachment-lost = { $attachment } gaat verloren ({ $unit }).
event-attachment-planted = { $attachment } voegt zich bij { $unit }.
event-hand-revealed =
    { $seat-you ->
        [yes] Iedereen ziet je hand: { $cards }.
       *[no] Iedereen ziet de hand van { $seat }: { $cards }.
    }
event-ncu-activated = Geactiveerd: { $ncu }.
event-zone-claimed = { $ncu } eist { $zone } op.
event-ncu-moved = { $ncu } gaat naar { $zone }.
event-influence-placed = { $ncu } beïnvloedt { $unit }.
event-cards-drawn = { $cards-count ->
    [0] { $seat-you ->
        [yes] Je trekt { $count ->
                [one] een kaart
               *[other] { $count } kaarten
            }.
       *[no] { $seat } trekt { $count ->
                [one] een kaart
               *[other] { $count } kaarten
            }.
    }
   *[other] Je trekt { $cards }.
}
event-cards-discarded =
    { $seat-you ->
        [yes] Je legt af: { $cards }.
       *[no] { $seat } legt af: { $cards }.
    }
event-player-out =
    { $seat-you ->
        [yes] Je hebt geen eenheid meer.
       *[no] { $seat } heeft geen eenheid meer.
    }
event-piece-placed = { $kind } wordt geplaatst.
event-objective-drawn = De doelkaart ‘{ $card }’ ligt bij een fiche.
event-mission-revealed = De opdracht ‘{ $mission }’ wordt onthuld.
event-missions-changed = Geldende opdrachten: { $active }.
event-siege-card-played =
    { $seat-you ->
        [yes] Je speelt { $card }.
       *[no] { $seat } speelt { $card }.
    }
event-roles-chosen =
    { $defender-you ->
        [yes] Je verdedigt de muren.
       *[no] { $defender } verdedigt de muren.
    }
event-unit-marked = Gemerkt: { $unit }.
event-terrain-rolled = De dobbelstenen tonen { $rolled }: { $hidden ->
    [yes] een stuk naar keuze.
   *[no] { $kind }.
}
    .rolled = { $dice }
    .dice = { $face }
event-corner-chosen =
    { $seat-you ->
        [yes] Je neemt een hoek.
       *[no] { $seat } neemt een hoek.
    }
event-unit-wounded = Wonden van { $unit }: { $wounds }. Modellen over: { $models }.
event-unit-healed = Genezen wonden van { $unit }: { $wounds }.
event-unit-survived = Voor vernietiging behoed: { $unit }. Wonden over: { $wounds }.
event-unit-destroyed = Vernietigd: { $unit }.
event-markers-changed = { $hidden ->
    [yes] Een fiche is vrij.
   *[no] Een fiche is in handen van { $unit }.
}
event-points-scored =
    { $seat-you ->
        [yes] Overwinningspunten voor jou: { $points } ({ $why }), in totaal { $total }.
       *[no] Overwinningspunten voor { $seat }: { $points } ({ $why }), in totaal { $total }.
    }
event-game-won = Overwinning: { $winners }. { $why }
## Redenen

why-points = Genoeg overwinningspunten.
why-most-points = De meeste overwinningspunten na de laatste ronde.
why-army-left = Er is meer van het leger over.
why-draw = Gelijkspel.
why-eliminated = De tegenstander heeft geen eenheid meer.
why-held = De muren hebben standgehouden.
why-marker = een fiche
why-destroyed = een vernietigde eenheid
why-commander-destroyed = de vijandelijke bevelhebber
why-commander-destroys = een door de bevelhebber vernietigde eenheid
why-marked = een gemerkte eenheid
why-marked-destroys = een door een gemerkte eenheid vernietigde eenheid
why-tokens = op eenheden gelegde punten
why-wall = een kasteelmuur
why-mission = een opdracht
why-card = wat een kaart zegt
why-quadrant = een kwart van de tafel
## Weigeringen

refusal-attachment-before-unit = Regel { $line }: { $card } staat vóór elke eenheid die een versterking kan krijgen.
refusal-behind-the-walls = Niemand gaat achter de kasteelmuren.
refusal-blocked-by = Geblokkeerd na { $free-inches }″: { $unit }.
refusal-exactly-so-far = Bij het vertrappen gaat het precies { $most-inches }″ ver.
refusal-cannot-charge = Deze eenheid doet nooit een stormloop.
refusal-cannot-retreat = Deze eenheid trekt zich nooit terug.
refusal-carries-marker = Wie een fiche draagt, marcheert niet.
refusal-changes-contact = Verschuiven leidt niet in of uit contact.
refusal-character-twice = { $card } zit twee keer in het leger.
refusal-charge-cannot-reach = Geen weg leidt naar { $unit }.
refusal-charge-misses = Met deze richting mist de stormloop { $unit }.
refusal-charge-no-room = Geen plaats bij { $unit }.
refusal-charge-sees-nothing = Met deze richting buiten zicht: { $unit }.
refusal-charge-too-far = Te ver weg: { $unit }, { $far-inches }″; een stormloop reikt hoogstens { $most-inches }″.
refusal-charge-unseen = Buiten zicht: { $unit }.
refusal-commander-missing = Het leger heeft geen bevelhebber.
refusal-commander-without-unit = De bevelhebber heeft geen plaats in het leger: { $card }.
refusal-divided-loyalty = Het leger volgt er twee: { $one } en { $other }.
refusal-duel-of-two = Een duel is voor twee.
refusal-ends-on-piece = De beweging zou eindigen op { $piece }.
refusal-ends-on-unit = De beweging zou eindigen op { $unit }.
refusal-ends-too-near = De beweging zou eindigen binnen 1″ van { $unit }.
refusal-in-a-zone = Terrein staat niet in een opstelzone.
refusal-is-engaged = De eenheid is in gevecht.
refusal-is-not-engaged = De eenheid is niet in gevecht.
refusal-marker-not-free = Het fiche kan daar niet liggen.
refusal-marker-too-far = Het fiche is te ver weg.
refusal-must-place-terrain = Er moet een terreinstuk geplaatst worden.
refusal-needs = { $card } heeft in het leger nodig: { $needs }.
refusal-no-attachment = { $card } is geen versterking.
refusal-no-combat-unit = Het leger heeft geen gevechtseenheid.
refusal-no-commander = { $card } is geen bevelhebber.
refusal-no-heading = Dat is geen richting.
refusal-no-melee-attack = De eenheid heeft geen gevechtsaanval.
refusal-no-ncu = { $card } is geen burgereenheid.
refusal-no-number = Regel { $line }: “{ $text }” is geen aantal punten.
refusal-no-pivot-after = Aan het einde wordt niet gedraaid.
refusal-no-pivot-first = Een mars begint rechtdoor.
refusal-no-storm-for-all = Een storm van zwaarden kan niet met ieder voor zich.
refusal-no-such-army = Dat leger bestaat niet: { $army }.
refusal-no-such-card = Die kaart bestaat niet: { $card }.
refusal-no-such-faction = Die factie bestaat niet: { $faction }.
refusal-no-such-size = Een leger heeft { $least } tot { $most } punten.
refusal-no-turn = De eenheid draait niet bij deze beweging.
refusal-no-unit = { $card } is geen gevechtseenheid.
refusal-nobody-to-charge = Niemand kan bestormd worden.
refusal-no-ranged-attack = Deze eenheid heeft geen afstandsaanval.
refusal-nobody-to-shoot = Op niemand kan geschoten worden.
refusal-not-an-army = Dit is geen legerlijst.
refusal-not-ready = { $card } is nog niet speelbaar.
refusal-not-that-terrain = Dit terrein is hier niet toegestaan.
refusal-not-that-way = Die kant kan de eenheid niet op.
refusal-not-together = { $card } en { $other } vechten niet samen.
refusal-not-on-the-table = Dat is niet op de tafel.
refusal-nothing-to-restore = Deze eenheid heeft geen wonden verloren en geen toestandsfiche.
refusal-takes-no-token = Deze eenheid kan geen toestandsfiche krijgen.
refusal-has-token = Deze eenheid heeft dat fiche al.
refusal-is-immune = Deze eenheid krijgt dat fiche nooit.
refusal-text-does-nothing = Dat zou aan deze eenheid niets veranderen.
refusal-off-the-table = Na { $free-inches }″ komt de tafelrand.
refusal-on-a-marker = Terrein ligt niet op een fiche.
refusal-outside-the-zone = Dat is buiten de zone.
refusal-pivots-into = De draai zou { $unit } raken.
refusal-pivots-into-piece = De draai zou { $piece } raken.
refusal-rough-ground = Ruw terrein: hoogstens { $free-inches }″.
refusal-second-faction = Regel { $line }: een leger heeft maar één factie.
refusal-several-commanders = Het leger heeft meer dan één bevelhebber.
refusal-solo-attachment = Geen versterking kan zich voegen bij { $unit }.
refusal-teams-of-two = Teams zijn twee tegen twee.
refusal-terrain-too-far = Het stuk ligt niet op tafel.
refusal-too-far = Dat is te ver: hoogstens { $most-inches }″.
refusal-too-many-attachments = Te veel versterkingen: { $unit }.
refusal-too-many-copies = { $card }: hoogstens { $most }.
refusal-too-many-neutrals = { $points } punten zijn neutraal; hoogstens { $most }.
refusal-too-many-points = Het leger kost { $points }; hoogstens { $most }.
refusal-too-many-units = Op deze server heeft een leger bij { $players } spelers hoogstens { $most } gevechtseenheden, geen { $units }.
refusal-too-many-ncus = Op deze server heeft een leger hoogstens { $most } burgereenheden, geen { $units }.
refusal-too-large-a-game = Deze server biedt spellen tot { $most } punten aan, geen { $points }.
refusal-too-near-terrain = Dat is te dicht bij ander terrein.
refusal-twice-on-a-side = { $card } zou twee keer aan één kant vechten.
refusal-unknown-faction-name = Regel { $line }: geen factie heet “{ $text }”.
refusal-unknown-faction-name-near = Regel { $line }: geen factie heet “{ $text }”. Bedoelde je { $nearest }?
refusal-wrong-faction = { $card } vecht niet voor { $faction }.
refusal-wrong-type = { $card } kan zich niet voegen bij { $unit }.
refusal-wrong-unit-for = { $card } voegt zich niet bij { $unit }.

## Namen

name-sworn-swords = Gezworen Zwaarden van Stark
name-outriders = Voorrijders van Stark
name-umber-berserkers = Berserkers van Huis Umber
name-grey-wind = Grijze Wind
name-bowmen = Boogschutters van Stark
name-tully-sworn-shields = Gezworen Schilden van Huis Tully
name-karstark-spearmen = Speerdragers van Huis Karstark
name-crannogman-bog-devils = Moerasduivels van de Crannogmannen
name-guardsmen = Wachters van Lannister
name-halberdiers = Hellebaardiers van Lannister
name-mountains-men = Mannen van de Berg
name-pyromancers = Pyromanten
name-crossbowmen = Kruisboogschutters van Lannister
name-gregor-clegane = Gregor Clegane
name-poor-fellows = Arme Gezellen
name-kingsguard = Koningsgarde
name-bolton-cutthroats = Keelafsnijders van Bolton
name-bolton-flayed-men = Gevilde Mannen van Bolton
name-bolton-blackguards = Zwarte Wachten van Bolton
name-stormcrow-mercenaries = Huurlingen van de Stormkraaien
name-stormcrow-archers = Boogschutters van de Stormkraaien
name-bloody-mummer-zorse-riders = Zorsruiters van de Bloedige Mommers
name-golden-company-war-elephant = Oorlogsolifant van de Gouden Compagnie
name-veterans-of-the-watch = Veteranen van de Wacht
name-sworn-brothers = Gezworen Broeders
name-ranger-trackers = Spoorzoekers van de Wachtruiters
name-ghost = Spook
name-builder-scorpion-crew = Schorpioenbemanning van de Bouwers
name-builder-stone-thrower = Steenwerper van de Bouwers
name-conscripts = Dienstplichtigen
name-watch-marshal = Maarschalk van de Wacht
name-baratheon-wardens = Bewaarders van Baratheon
name-baratheon-sentinels = Schildwachten van Baratheon
name-rhllor-faithful = Gelovigen van R’hllor
name-dragonstone-noble = Edelman van Drakensteen
name-rhllor-lightbringers = Lichtbrengers van R’hllor
name-baratheon-halberdiers = Hellebaardiers van Baratheon
name-crownland-scouts = Verkenners van de Kroonlanden
name-savage-giant = Woeste Reus
name-free-folk-trappers = Valstrikkers van het Vrije Volk
name-free-folk-raiders = Plunderaars van het Vrije Volk
name-spearwives = Speervrouwen
name-frozen-shore-chariots = Strijdwagens van de Bevroren Kust
name-war-mammoth = Oorlogsmammoet
name-mag-the-mighty = Mag de Machtige
name-varamyr-sixskins = Varamyr Zesvel
name-shadowcat = Schaduwkat
name-wolf-pack = Wolvenroedel
name-bear = Beer
name-dothraki-screamers = Dothraki-krijsers
name-dothraki-outriders = Dothraki-voorrijders
name-jorah-mormont = Jorah Mormont
name-unsullied-pikemen = Onbezoedelde Piekeniers
name-drogon = Drogon
name-freedmen = Vrijgelatenen
name-ironborn-reavers = IJzergeboren Rovers
name-ironborn-bowmen = IJzergeboren Boogschutters
name-harlaw-reapers = Maaiers van Huis Harlaw
name-ironmakers = IJzermakers
name-silenced-men = Verstomden
name-drowned-men = Verdronkenen
name-martell-spearmen = Speerdragers van Martell
name-sand-skirmishers = Zandschermutselaars
name-sunspear-dervishes = Derwisjen van Zonnespeer
name-dune-vipers = Duinadders
name-starfall-outriders = Voorrijders van Sterrenval
name-skyreach-bowmen = Boogschutters van Hemelreik
name-castle-wall = Kasteelmuur
name-wall-middle = Kasteelmuur in het midden
name-wall-left = Kasteelmuur links
name-wall-right = Kasteelmuur rechts
name-field-hospital = Veldhospitaal
name-crossroads = Kruispunt
name-ill-omens = Kwade voortekens
name-breach = Bres
name-war-council = Krijgsraad
name-armory = Wapenkamer
name-gallows = Galg
name-proving-ground = Oefenterrein
name-mire = Drijfzand
name-muster-point = Verzamelplaats
name-take-the-centre = Neem het midden
name-steel-and-hooves = Staal en hoeven
name-steel-and-ravens = Staal en raven
name-rule-the-court = Beheers het hof
name-break-their-leader = Breek hun aanvoerder
name-behind-their-lines = Achter hun linies
name-weight-of-numbers = Gewicht van de massa
name-sow-misery = Zaai ellende
name-blood-for-blood = Bloed om bloed
name-seize-their-ground = Neem hun grond
name-take-the-lead = Neem de leiding
name-hold-them-all = Houd ze allemaal
name-clear-the-ground = Maak de grond vrij
name-silence-their-captains = Leg hun kapiteins het zwijgen op
name-sound-the-assault = Blaas de aanval
name-spread-despair = Verspreid wanhoop
name-dread-of-the-siege = Schrik van het beleg
name-battering-ram = Stormram
name-boiling-oil = Kokende olie
name-masons-at-work = Metselaars aan het werk
name-sally-forth = Uitval
name-rain-of-arrows = Pijlenregen
name-full-granaries = Volle graanschuren
name-burning-ditch = Brandende gracht
name-tar-and-pitch = Teer en pek
name-robb-stark-wolf-lord = Robb Stark, de Wolfheer
name-umber-champion = Kampioen van Umber
name-assault-veteran = Stormveteraan
name-guard-captain = Kapitein van de Wacht
name-jaime-lannister-kingslayer = Jaime Lannister, de Koningsmoordenaar
name-joffrey-baratheon-first-of-his-name = Joffrey Baratheon, de Eerste van die Naam
name-jaime-lannister-maimed-hostage = Jaime Lannister, verminkte gijzelaar
name-turncoat = Overloper
name-dreadfort-captain = Kapitein van de Schrikburcht
name-ramsay-snow-bastard-of-bolton = Ramsay Sneeuw, de Bastaard van Bolton
name-brienne-maiden-of-tarth = Brienne, de Maagd van Tarth
name-jon-snow-998th-lord-commander = Jon Sneeuw, 998e Opperbevelhebber
name-watch-captain = Kapitein van de Nachtwacht
name-senior-builder = Hoofdbouwer
name-samwell-tarly-sam-the-slayer = Samwell Tarly, Sam de Doder
name-satin-brave-recruit = Satijn, dappere rekruut
name-stannis-baratheon-rightful-heir = Stannis Baratheon, de rechtmatige erfgenaam
name-master-warden = Meesterbewaarder
name-devan-seaworth-kings-squire = Devan Zeewaard, schildknaap van de koning
name-andrew-estermont-true-loyalist = Andrew Estermont, trouwe volgeling
name-mance-rayder-king-beyond-the-wall = Mans Roover, Koning-achter-de-Muur
name-raid-leader = Leider van de rooftocht
name-skinchanger = Gedaanteverwisselaar
name-chosen-of-styr = Uitverkorene van Styr
name-ygritte-spearwife-archer = Ygritte, boogschutter van de speervrouwen
name-khal-drogo-great-khal = Khal Drogo, de grote khal
name-screamer-ko = Ko van de krijsers
name-unsullied-officer = Officier van de Onbezoedelden
name-mirri-maz-duur-resentful-healer = Mirri Maz Duur, verbitterde genezeres
name-asha-greyjoy-krakens-daughter = Asha Grauwvreugd, de dochter van de kraken
name-victarion-greyjoy-master-of-the-iron-victory = Victarion Grauwvreugd, meester van de IJzeren Overwinning
name-reaver-captain = Kapitein van de rovers
name-warsworn = Oorlogsgezworene
name-oberyn-martell-prince-of-dorne = Oberyn Martell, prins van Dorne
name-areo-hotah = Areo Hotah
name-areo-hotah-captain-of-the-guard = Areo Hotah, kapitein van de wacht
name-spearmen-captain = Kapitein van de speerdragers
name-elia-sand-sand-snake = Elia Zand, zandslang
name-catelyn-stark-lady-of-winterfell = Catelyn Stark, vrouwe van Winterfel
name-sansa-stark-little-bird = Sansa Stark, klein vogeltje
name-rodrik-cassel-combat-veteran = Rodrik Cassel, ervaren strijder
name-the-high-sparrow-father-of-the-faithful = De Hoge Mus, vader van de gelovigen
name-tyrion-lannister-the-imp = Tyrion Lannister, de Kobold
name-cersei-lannister-queen-regent = Cersei Lannister, koningin-regentes
name-petyr-baelish-littlefinger = Petyr Baelish, Pinkje
name-lord-varys-spider = Heer Varys, de Spin
name-roose-bolton-calculating-and-cruel = Rous Bolton, berekenend en wreed
name-aemon-maester-of-castle-black = Aemon, maester van Slot Zwart
name-donal-noye-expert-blacksmith = Donal Noye, meestersmid
name-melisandre-red-woman = Melisandre, de Rode Vrouw
name-davos-seaworth-hand-of-the-true-king = Davos Zeewaard, hand van de ware koning
name-lady-val-wildling-princess = Vrouwe Val, de wildlingenprinses
name-craster-ally-of-convenience = Craster, bondgenoot uit gemak
name-styr-iron-fisted-tyrant = Styr, tiran met ijzeren vuist
name-daenerys-targaryen-khaleesi = Daenerys Targaryen, khaleesi
name-rodrik-harlaw-reader = Rodrik Harlang, de Lezer
name-aeron-greyjoy-damphair = Aeron Grauwvreugd, Vochthaar
name-doran-martell-lord-of-sunspear = Doran Martell, heer van Zonnespeer
name-doran-martell-prince-of-dorne = Doran Martell, vorst van Dorne
name-ellaria-sand-vipers-paramour = Ellaria Zand, geliefde van de Adder
name-nymeria-sand-lady-nym = Nymeria Zand, vrouwe Nym
name-cavalry = Cavalerie
name-direwolf = Schrikwolf
name-the-mountain-that-rides = De Rijdende Berg
name-chariot = Strijdwagen
name-solo-rider = Eenzame ruiter
name-westerosi-rider = Ruiter uit Westeros
name-marshal = Maarschalk
name-juvenile-dragon = Jonge draak
name-giant = Reus
name-drowned-gods-fanatics = Dwepers van de Verdronken God
name-war-machine = Oorlogsmachine
name-mammoth = Mammoet
name-joffreys-retinue = Joffreys gevolg
name-berserkers-fervor = Berserkerwoede
name-true-bond = Ware band
name-untrained-masses = Ongeoefende massa
name-varamyrs-wolf-pack = Varamyrs wolvenroedel
name-affiliation-house-bolton = Verbonden met Huis Bolton
name-boisterous-charisma = Luidruchtige uitstraling
name-inspiring-presence = Bezielende aanwezigheid
name-valuable-captive-jaime-lannister = Waardevolle gevangene
name-vengeful-captive = Wraakzuchtige gevangene
name-raiders-of-the-iron-islands = Rovers van de IJzereilanden
name-family-duty-honor = Familie, plicht, eer
name-repeating-the-words = Nagezegde woorden
name-martial-expertise = Krijgskunde
name-fealty-to-the-seven = Trouw aan de Zeven
name-tactical-mastermind = Meester in tactiek
name-playing-the-game = Het spel spelen
name-master-of-the-game = Meester van het spel
name-little-birds = Kleine vogeltjes
name-horrific-rumors = Gruwelijke geruchten
name-maesters-healing = Geneeskunst van de maester
name-expert-maintenance = Kundig onderhoud
name-sacrifice-to-the-lord-of-light = Offer aan de Heer van het Licht
name-smugglers-cunning = List van de smokkelaar
name-lady-of-the-wilds = Vrouwe van de wildernis
name-refuge-and-supplies = Toevlucht en voorraden
name-fury-of-the-thenns = Woede van de Thenns
name-conviction-of-a-true-khaleesi = Overtuiging van een ware khaleesi
name-scholar-among-raiders = Geleerde onder rovers
name-rise-again-harder-and-stronger = Harder en sterker herrezen
name-proxy-orders = Bevelen bij volmacht
name-lysene-charm = Charme uit Lys
name-conflicting-reactions = Gemengde gevoelens
name-tactical-reposition = Tactische verplaatsing
name-shield-wall = Schildmuur
name-hold-the-line = Houd de linie!
name-scout-openings = Openingen verkennen
name-swift-retreat = Snelle terugtocht
name-incite = Ophitsen
name-lannister-supremacy = Overmacht van Lannister
name-set-for-charge = Klaar voor de stormloop
name-resilience = Taaiheid
name-martial-training = Gevechtstraining
name-mark-target = Doelwit merken
name-threaten = Dreigen
name-supply-aid = Bevoorrading
name-adaptive-planning = Aanpasbare planning
name-battle-plan = Slagplan
name-sentinel = Schildwacht
name-nobles-bolster = Steun van de edelman
name-taunt = Tarten
name-reckless-heroism = Roekeloze heldenmoed
name-hidden-traps = Verborgen vallen
name-charging-volley = Salvo in de stormloop
name-counterstrategy = Tegenstrategie
name-divide-the-spoils = De buit verdelen
name-drowned-gods-blessing = Zegen van de Verdronken God
name-quick-fire = Snel schot
name-ambush = Hinderlaag
name-furious-charge = Woedende stormloop
name-disrupt = Ontregelen
name-enhanced-mobility = Grotere beweeglijkheid
name-regroup = Hergroeperen
name-stubborn-tenacity = Koppige volharding
name-stand-your-ground = Houd stand!
name-prey-on-fear = Teren op angst
name-intimidating-presence = Intimiderende aanwezigheid
name-iron-resolve = IJzeren wil
name-counterstrike = Tegenslag
name-precision = Precisie
name-fanatical-zeal = Fanatieke ijver
name-zealous-resurgence = Vurige opleving
name-heart-of-fire = Hart van vuur
name-horrific-visage = Gruwelijk gelaat
name-motivated-by-coin = Gedreven door munten
name-loyalty-through-coin = Trouw door munten
name-elusive-escape = Ongrijpbare ontsnapping
name-knightly-vow = Ridderlijke gelofte
name-stalwart = Standvastig
name-pathfinder = Padvinder
name-disorganized = Ongeordend
name-boldness-and-courage = Durf en moed
name-relentless = Meedogenloos
name-improved-defenses = Verbeterde verdediging
name-bookkeeping-samwell-tarly = Boekhouding
name-dauntless = Onverschrokken
name-duty-to-the-crown = Plicht aan de kroon
name-true-conviction-baratheon = Ware overtuiging
name-gang-up = Samen tegen één
name-go-down-fighting = Vechtend ten onder
name-combat-mastery-defense = Meesterlijk gevecht: afweer
name-expert-duelist = Meester in het tweegevecht
name-maegis-healing = Genezing van de maegi
name-raided-armaments = Buitgemaakte wapens
name-reapers-fervor = IJver van de maaier
name-the-silences-infamy = Beruchtheid van de Stilte
name-fueled-by-slaughter = Gevoed door slachting
name-outflank = Omtrekken
name-rally-cry = Verzamelkreet
name-manticore-venom = Manticoorgif
name-vipers-fangs = Tanden van de adder
name-coordinated-assault = Gecoördineerde aanval
name-orders-of-the-crown-joffrey-baratheon = Bevelen van de kroon
name-distract = Afleiden
name-winters-bite = Beet van de winter
name-tooth-and-claw = Tand en klauw
name-halberd = Hellebaard
name-double-hammers = Dubbele hamers
name-greatsword = Slagzwaard
name-screamers-arakh = Arakh van de krijsers
name-spiked-flail = Puntvlegel
name-bardiche = Berdysj
name-dual-weapons = Twee wapens
name-scimitar = Kromzwaard
name-arrow-volley = Pijlensalvo
name-war-hammer = Strijdhamer
name-mastercraft-warhammer = Meesterlijke strijdhamer
name-great-hammer = Grote hamer
name-spear-and-net = Speer en net
name-poisoned-tridents = Vergiftigde drietanden
name-marauders-blades = Klingen van de plunderaars
name-wildfire = Wildvuur
name-crossbow = Kruisboog
name-cleaving-blows = Klievende slagen
name-war-flail = Strijdvlegel
name-ruthless-aggression = Niets ontziende agressie
name-desert-marksmen = Woestijnschutters
name-dervish-blades = Derwisjklingen
name-mercenarys-longbow = Langboog van de huurling
name-motley-armaments = Bonte bewapening
name-stomp = Vertrappen
name-furious-swing = Woedende zwaai
name-vicious-mauling = Wrede verminking
name-bolt-thrower = Schichtwerper
name-rock-volley = Rotsensalvo
name-black-fire = Zwart vuur
name-fire-arrows = Vuurpijlen
name-deadly-impact = Dodelijke klap
name-rampage = Razernij
name-outriders-bow = Boog van de voorrijder
name-reaver-axes = Roversbijlen
name-ironborn-arrows = IJzergeboren pijlen
name-great-axe = Grote bijl
name-chieftains-fury = Woede van het opperhoofd
name-baratheon-justice = Gerechtigheid van Baratheon
name-stags-wit = Vernuft van het hert
name-ours-is-the-fury = Ons is de furie!
name-sustained-assault = Aanhoudende aanval
name-baratheon-conviction = Overtuiging van Baratheon
name-final-strike = Laatste slag
name-oath-of-duty = Eed van plicht
name-will-of-the-one-true-king = Wil van de ene ware koning
name-harsh-conditions = Barre omstandigheden
name-tactical-approach = Tactische aanpak
name-theres-too-many = Het zijn er te veel!
name-diversion-tactics = Afleidingsmanoeuvre
name-overwhelming-assault = Overweldigende aanval
name-surrounded-and-exposed = Omsingeld en onbeschermd
name-wildling-diplomacy = Wildlingendiplomatie
name-the-long-plan = Het lange plan
name-enrage = Tot razernij brengen
name-monsters-from-the-north = Monsters uit het noorden
name-last-of-their-kind = De laatsten van hun soort
name-defiant-roar = Uitdagend gebrul
name-overrun-mag = Onder de voet lopen
name-blitz = Bliksemaanval
name-we-do-not-sow = Wij zaaien niet
name-what-is-dead-may-never-die = Wat dood is kan niet sterven
name-the-krakens-wrath = De toorn van de kraken
name-the-iron-price = De ijzeren prijs
name-finger-dance = Vingerdans
name-raiding-call = Roep tot rooftocht
name-bless-with-stone-bless-with-steel = Zegen met steen, zegen met staal
name-ironborn-mettle = IJzergeboren moed
name-raider-bravery = Roversmoed
name-war-cry = Strijdkreet
name-intrigue-and-subterfuge = Intrige en list
name-a-lannister-pays-his-debts = Een Lannister betaalt zijn schulden
name-hear-me-roar = Hoor mij brullen!
name-bribery = Omkoping
name-counterplot = Tegencomplot
name-fealty-to-the-crown = Trouw aan de kroon
name-subjugation-of-power = Onderwerping van macht
name-kingslayers-renown = Roem van de Koningsmoordenaar
name-kingslayers-prowess = Kunnen van de Koningsmoordenaar
name-kingslayers-infamy = Beruchtheid van de Koningsmoordenaar
name-you-will-obey-me = Je zult me gehoorzamen!
name-i-am-the-king = Ik ben de koning!
name-superior-positioning-martell = Betere positie
name-unbowed-unbent-unbroken = Ongebogen, ongeknakt, ongebroken
name-rhoynish-vengeance = Wraak van de Rhoynar
name-rising-temperatures = Stijgende hitte
name-cunning-ploy = Sluwe list
name-dune-tactics = Duintactiek
name-unexpected-exhaustion = Onverwachte uitputting
name-intercept-orders = Bevelen onderscheppen
name-vipers-infamy = Beruchtheid van de Adder
name-parlay = Onderhandeling
name-ripe-to-act = Rijp om te handelen
name-false-agenda = Valse bedoelingen
name-planning-and-insight = Planning en inzicht
name-adaptive-methods = Aanpasbare methoden
name-issue-commands = Bevelen geven
name-worth-the-risk = Het waagstuk waard
name-meticulous-planning = Zorgvuldige planning
name-surprise-strategy = Verrassende strategie
name-spoils-of-war = Oorlogsbuit
name-our-blades-are-sharp = Onze klingen zijn scherp
name-cruel-methods = Wrede methoden
name-sadistic-games = Sadistische spelletjes
name-the-sword-in-the-darkness = Het zwaard in de duisternis
name-the-fire-that-burns-against-the-cold = Het vuur tegen de kou
name-the-shield-of-the-realms-of-men = Het schild van de rijken der mensen
name-the-watcher-on-the-wall = De wachter op de Muur
name-the-light-that-brings-the-dawn = Het licht dat de dageraad brengt
name-take-the-black = Het zwart aannemen
name-and-now-his-watch-is-ended = En nu is zijn wacht ten einde
name-it-shall-not-end-until-my-death = Zij eindigt niet voor mijn dood!
name-stand-united-brothers = Eendrachtig, broeders!
name-for-the-watch = Voor de Wacht!
name-winters-might = Macht van de winter
name-northern-ferocity = Noordelijke woestheid
name-devastating-impact = Verwoestende klap
name-the-north-remembers = Het noorden vergeet niet
name-winter-is-coming = De winter komt
name-swift-reposition = Snelle verplaatsing
name-assault-orders = Aanvalsbevelen
name-sudden-retreat = Plotselinge terugtocht
name-superior-positioning = Betere positie
name-hit-and-run = Toeslaan en wegwezen
name-crannog-poison = Crannoggif
name-overrun-targaryen = Onder de voet lopen
name-sudden-retreat-targaryen = Plotselinge terugtocht
name-swift-reposition-targaryen = Snelle verplaatsing
name-fire-and-blood = Vuur en bloed
name-field-control = Heerschappij over het veld
name-unstoppable-advance = Onstuitbare opmars
name-blood-of-the-dragon = Bloed van de draak
name-addrivat = Addrivat!
name-assault-orders-drogo = Aanvalsbevelen
name-lead-by-example = Het goede voorbeeld geven
name-berserker-axes = Berserkerbijlen
name-bludgeon = Knuppel
name-claw-slash = Klauwhaal
name-crude-weapons = Ruwe wapens
name-cudgel = Knots
name-daggers = Dolken
name-long-sword = Langzwaard
name-longsword = Langzwaard
name-masterwork-blade = Meesterkling
name-outriders-blade = Kling van de voorrijder
name-pack-tactics = Roedeltactiek
name-phalanx-pike = Falanxpiek
name-recurve-bow = Recurveboog
name-short-sword = Kortzwaard
name-simple-weapons = Eenvoudige wapens
name-skirmishers-blade = Kling van de schermutselaar
name-skirmishers-bow = Boog van de schermutselaar
name-spear = Speer
name-spear-toss = Speerworp
name-sword-of-the-faith = Zwaard van het geloof
name-weapon-crew = Bemanning
name-manticore-poison = Manticoorgif
name-arrows = Pijlen
name-improvised-weapons = Geïmproviseerde wapens
name-wildling-bow = Wildlingenboog
name-stark = Stark
name-lannister = Lannister
name-neutral = Neutraal
name-nights-watch = Nachtwacht
name-baratheon = Baratheon
name-free-folk = Vrije Volk
name-targaryen = Targaryen
name-greyjoy = Grauwvreugd
name-martell = Martell
name-bloody-mummers = Bloedige Mommers
name-builder = Bouwers
name-crannogman = Crannogmannen
name-frozen-shore = Bevroren Kust
name-golden-company = Gouden Compagnie
name-house-karstark = Huis Karstark
name-house-tully = Huis Tully
name-rangers = Wachtruiters
name-stormcrow = Stormkraaien
name-varamyr = Varamyr
name-house-bolton = Huis Bolton
name-house-umber = Huis Umber
name-house-clegane = Huis Clegane
name-rhllor = R’hllor
name-jon-snow = Jon Sneeuw
name-panicked = Paniekerig
name-vulnerable = Kwetsbaar
name-weakened = Verzwakt
name-critical-blow = Kritieke slag
name-sundering = Verbrijzelend
name-vicious = Gemeen
name-crown = Kroon
name-wealth = Rijkdom
name-tactics = Tactiek
name-combat = Gevecht
name-maneuver = Manoeuvre
name-infantry = Infanterie
name-monster = Monster
name-dangerous = Gevaarlijk
name-hindering = Hinderlijk
name-rough = Ruw
name-bog = Moeras
name-corpse-pile = Lijkenhoop
name-forest = Bos
name-hedge = Heg
name-hill = Heuvel
name-palisade = Palissade
name-stakes = Palen
name-wall = Muur
name-weirwood = Weirboom
name-a-game-of-thrones = Het spel der tronen
name-a-clash-of-kings = De strijd der koningen
name-a-storm-of-swords = Een storm van zwaarden
name-a-feast-for-crows = Een feestmaal voor kraaien
name-a-dance-with-dragons = Een dans met draken
name-the-winds-of-winter = De winden van de winter
name-honed-and-ready = Geslepen en gereed
name-here-we-stand = Hier staan wij
name-dark-wings-dark-words = Donkere vleugels, donkere woorden
name-sunspear-secrets = Geheimen van Zonnespeer
name-water-gardens = Watertuinen
name-bonded-command = Verbonden bevel
name-bonded-guardians = Verbonden wachters
name-chieftains-orders = Orders van het opperhoofd
name-house-of-the-undying = Huis van de Onsterfelijken
name-hurl-boulder = Rotsblok werpen
name-master-skinchanger = Meester-gedaanteverwisselaar
name-bonded-skinchanger = Gebonden gedaanteverwisselaar
name-bonded-bear = Gebonden beer
name-bonded-eagle = Gebonden adelaar
name-bonded-wolf = Gebonden wolf
name-savage-mauling = Woeste verminking
name-palace-of-dust = Paleis van stof
name-pyat-pree-warlock-of-qarth = Pyat Pree, heksenmeester van Qarth
name-sabotage-and-subvert = Saboteren en ondermijnen
name-shrug-it-off = Schud het af
name-summon-companions = Roep de metgezellen
name-trample = Vertrappen
name-varamyrs-eagle = Varamyrs adelaar
name-varamyrs-shadowcat = Varamyrs schaduwkat
name-regroup-and-reform = Verzamelen en hervormen
name-coordination-tactics = Gecoördineerde tactiek
name-the-endless-horde = De eindeloze horde
name-predictable-maneuvers = Voorspelbare manoeuvres
name-ride-by-attack = Aanval in het voorbijrijden
name-sand-diplomacy = Diplomatie van het zand

## Hoe teksten worden samengesteld

two-sentences = { $one } { $other }
two-words = { $one } { $other }
comma = { $one }, { $other }
both = { $one } en { $other }
either = { $one } of { $other }
ended = { $text }.
word = { $word }
quoted = ‘{ $name }’
number = { $number }
signed = { $direction ->
    [minus] −{ $number }
   *[plus] +{ $number }
}
for-each = { $number } per { $what }
amount-plus = { $one }, en { $other }
amount-minus = { $number }, min 1 per { $what }
at-most = { $text } (hoogstens { $most })
d3 = zoveel als een D3 toont
d3-plus = { $n }, plus zoveel als een D3 toont

line-when = { $when }: { $text }
line-order = Bevel. { $text }
line-once = Eén keer per spel. { $when }
line-once-a-turn = Eén keer per beurt. { $when }
line-cost = Kosten: { $cost }.
line-may = Je mag dit doen.
line-influence = Invloed: als deze burgereenheid een zone opeist, wordt haar kaart tot het einde van de ronde gelegd bij { $who }.
line-faith = Deze eenheid begint het spel met 1 geloofsfiche en krijgt er 1 bij met elke geslaagde moraalproef.
line-planted = Dit model voegt zich bij een vijandelijke eenheid: ‘deze eenheid’ is die eenheid, ‘je’ is de speler van wie het komt.
line-attached = Zolang zij erbij ligt: { $text }
line-stays = Zolang zij geldt: { $text }
line-for-token = Als een toestandsfiche van de betrokken eenheid verwijderd zou worden, mag haar speler in plaats daarvan deze kaart verwijderen.
line-mission = In de opruimfase, voor elke kant: { $text }
only-if = Alleen als { $condition }.
if-so = Als { $condition }: { $text }
otherwise = Anders: { $text }
until = { $until-id ->
    [turn] tot het einde van de beurt: { $text }
    [round] tot het einde van de ronde: { $text }
   *[game] tot het einde van het spel: { $text }
}
until-when = { $until-id ->
    [round] tot het einde van de ronde
    [fails-panic] tot zij voor een paniekproef zakt
    [fails-morale] tot zij voor een moraalproef zakt
    [passes-morale] tot zij voor een moraalproef slaagt
    [combat-targets] tot de gevechtszone haar als doelwit heeft
    [wealth-targets] tot de rijkdomzone haar als doelwit heeft
    [vulnerable-spent] tot haar fiche Kwetsbaar weg is
    [friend-destroyed] tot een van je gevechtseenheden vernietigd wordt
   *[game] tot het einde van het spel
}

# Eenheden

part = { $form ->
    [this-gen] van deze eenheid
    [bearer-nom] de betrokken eenheid
    [bearer-acc] de betrokken eenheid
    [bearer-dat] de betrokken eenheid
    [bearer-gen] van de betrokken eenheid
    [holder-nom] de eenheid met deze kaart
    [holder-acc] de eenheid met deze kaart
    [holder-dat] de eenheid met deze kaart
    [holder-gen] van de eenheid met deze kaart
    [that-nom] die eenheid
    [that-acc] die eenheid
    [that-dat] die eenheid
    [that-gen] van die eenheid
    [target-nom] de gekozen eenheid
    [target-acc] de gekozen eenheid
    [target-dat] de gekozen eenheid
    [target-gen] van de gekozen eenheid
    [earlier-nom] de eerst gekozen eenheid
    [earlier-acc] de eerst gekozen eenheid
    [earlier-dat] de eerst gekozen eenheid
    [earlier-gen] van de eerst gekozen eenheid
    [attacker-nom] de aanvaller
    [attacker-acc] de aanvaller
    [attacker-dat] de aanvaller
    [attacker-gen] van de aanvaller
    [defender-nom] de verdediger
    [defender-acc] de verdediger
    [defender-dat] de verdediger
    [defender-gen] van de verdediger
    [master-nom] de eenheid van de gedaanteverwisselaar
    [master-acc] de eenheid van de gedaanteverwisselaar
    [master-dat] de eenheid van de gedaanteverwisselaar
    [master-gen] van de eenheid van de gedaanteverwisselaar
    [commander-nom] de eenheid van je bevelhebber
    [commander-acc] de eenheid van je bevelhebber
    [commander-dat] de eenheid van je bevelhebber
    [commander-gen] van de eenheid van je bevelhebber
   *[this-nom] deze eenheid
}
vowels = –
noun-plain = eenheid
noun-wall = kasteelmuur
type-part = { $type }-
noun-unit = { $types }-eenheid
nouns-plain = eenheden
nouns-wall = kasteelmuren
nouns-unit = { $types }-eenheden
noun-type = { $type-id ->
    [infantry] infanterie
    [cavalry] cavalerie
    [monster] monster
   *[war-machine] oorlogsmachine
}
units = { $form ->
    [all] alle { $other ->
        [yes] andere { $side ->
            [friend] bevriende { $nouns }
            [enemy] vijandelijke { $nouns }
           *[any] { $nouns }
        }
       *[no] { $side ->
            [friend] bevriende { $nouns }
            [enemy] vijandelijke { $nouns }
           *[any] { $nouns }
        }
    }
    [many] { $side ->
        [friend] bevriende { $nouns }
        [enemy] vijandelijke { $nouns }
       *[any] { $nouns }
    }
    [none] { $other ->
        [yes] andere { $side ->
            [friend] bevriende { $noun }
            [enemy] vijandelijke { $noun }
           *[any] { $noun }
        }
       *[no] { $side ->
            [friend] bevriende { $noun }
            [enemy] vijandelijke { $noun }
           *[any] { $noun }
        }
    }
    [no] geen { $other ->
        [yes] andere { $side ->
            [friend] bevriende { $noun }
            [enemy] vijandelijke { $noun }
           *[any] { $noun }
        }
       *[no] { $side ->
            [friend] bevriende { $noun }
            [enemy] vijandelijke { $noun }
           *[any] { $noun }
        }
    }
   *[a] een { $other ->
        [yes] andere { $side ->
            [friend] bevriende { $noun }
            [enemy] vijandelijke { $noun }
           *[any] { $noun }
        }
       *[no] { $side ->
            [friend] bevriende { $noun }
            [enemy] vijandelijke { $noun }
           *[any] { $noun }
        }
    }
}
of-house = van { $house }
of-faction = van de factie { $faction }
of-person = met { $person }
with-commander = met je bevelhebber
with-ability = met het vermogen { $ability }
without-ability = zonder het vermogen { $ability }
near = op { $range-id ->
    [short] korte
   *[long] lange
} afstand { $whose }
near-sight = op { $range-id ->
    [short] korte
   *[long] lange
} afstand en in het zicht { $whose }
engaged-with = in gevecht met { $whom }
engaged-with-and-another = in gevecht met { $whom } en met nog een bevriende eenheid
engaged-from-behind = in gevecht met { $whom } aan de eigen flank of rug
engaged = in gevecht
unengaged = buiten gevecht
with-enemies = { $count ->
    [one] in gevecht met precies één vijand
   *[other] in gevecht met precies { $count } vijanden
}
activated = met een activeringsfiche
not-activated = zonder activeringsfiche
with-condition = met een fiche { $condition }
with-any-condition = met een toestandsfiche
with-pillage = met een buitfiche
with-used-order = met een deze ronde gebruikt bevel
vowed = van haar gelofte
deep-in-zone = volledig in een vijandelijke opstelzone
bonded-to = waaraan { $whom } gebonden is
could-attack = met een mogelijke aanval of stormloop op { $whom }

# Hoeveelheden

per-lost = vernietigde rij { $whose }
per-left = overgebleven rij { $whose }
per-conditions = toestandsfiche { $whose }
per-suffered = tot nu toe geleden wond { $whose }
per-attack-wounds = wond { $whose } in deze aanval
per-attack-ranks = rij { $whose } die deze aanval vernietigd heeft
per-misses = aanvalsdobbelsteen die mist
per-ones = aanvalsdobbelsteen die een 1 toont
per-zones = door jou beheerste zone van deze: { $zones }
per-units = { $units }
per-ranks-of = overgebleven rij bij: { $units }
per-given = zo gebracht offer
per-test-wounds = wond van deze proef
per-counters = fiche op deze kaart
per-pillage = buitfiche { $whose }
per-held-zones = zone die jouw kant beheerst, van deze: { $zones }
per-markers = fiche dat jouw kant beheerst
per-far-markers = fiche op de helft van de tegenstander dat jouw kant beheerst
per-tokens = toestandsfiche bij: { $units }
per-slain = vijandelijke eenheid die jouw kant deze ronde vernietigd heeft

# Voorwaarden

zone = { $zone-id ->
    [house-of-the-undying] het Huis van de Onsterfelijken
    [water-gardens] de Watertuinen
    [crown] de kroon
    [wealth] rijkdom
    [tactics] tactiek
    [combat] gevecht
   *[maneuver] manoeuvre
}
arc = { $arc-id ->
    [front] de voorkant
    [flank] een flank
   *[rear] de rug
}
if-control = je { $zones } beheerst
if-rival = een tegenstander { $zones } beheerst
if-no-rival = geen tegenstander { $zones } beheerst
if-anyone = een van de spelers { $zones } beheerst
if-zone = de opgeëiste zone { $zones } is
if-round = het minstens ronde { $round } is
if-bonded = deze eenheid de { $animal-id ->
    [bonded-bear] beer
    [bonded-eagle] adelaar
   *[bonded-wolf] wolf
} gekozen heeft
if-counters = { $count ->
    [one] er een fiche op deze kaart ligt
   *[other] er { $count } fiches op deze kaart liggen
}
if-pillage = { $count ->
    [one] deze eenheid een buitfiche heeft
   *[other] deze eenheid { $count } buitfiches heeft
}
if-my-turn = jij aan de beurt bent
if-marker = { $marker-id ->
   *[centre] jouw kant het fiche in het midden beheerst
}
if-at-least-tokens = { $units } samen minstens { $n } toestandsfiches hebben
if-at-least-markers = { $n ->
    [one] jouw kant een fiche beheerst
   *[other] jouw kant minstens { $n } fiches beheerst
}
if-zones-held = { $how ->
    [more] jouw kant minstens twee zones en meer dan elke tegenstander beheerst
   *[equal] jouw kant minstens twee zones en evenveel als de sterkste tegenstander beheerst
}
if-fell = { $who-id ->
    [enemy-commander] de eenheid van een vijandelijke bevelhebber deze ronde vernietigd is
    [to-commander] de eenheid van je bevelhebber deze ronde een vijandelijke eenheid vernietigd heeft
   *[friend] er in dit spel al een bevriende eenheid vernietigd is
}
if-most-engaged = je eenheden in gevecht meer rijen over hebben dan die van elke tegenstander (een solo-eenheid telt haar wonden, hoogstens 3)
if-revealed = jij deze opdracht onthuld hebt
if-is = { $who } { $which } is
if-lost = { $count ->
    [one] { $who } een rij verloren heeft
   *[other] { $who } { $count } rijen verloren heeft
}
if-left = { $count ->
    [one] { $who } nog maar één rij heeft
   *[other] { $who } precies { $count } rijen heeft
}
if-full = { $who } al haar rijen heeft
if-compared = { $how ->
    [fewer] { $one } minder rijen heeft dan { $other }
    [not-more] { $one } niet meer rijen heeft dan { $other }
    [more] { $one } meer rijen heeft dan { $other }
   *[lost-not-fewer] { $one } minstens zoveel rijen verloren heeft als { $other }
}
if-alive = { $who } nog op tafel staat
if-somebody = er { $which } is
if-nobody = er { $which } is
if-arc = de aanval van { $arcs } komt
if-charging = het een stormloop is
if-attack-hits = de aanval getroffen heeft
if-attack-wounds = { $any ->
    [yes] de verdediger een wond geleden heeft
   *[no] de verdediger geen wond geleden heeft
}
if-attack-ranks = { $any ->
    [yes] de verdediger een rij verloren heeft
   *[no] de verdediger geen rij verloren heeft
}
if-save-shows-one = een verdedigingsdobbelsteen een 1 toont
if-held = de aanvaller al aan het begin van de beurt met de verdediger in gevecht was
if-maneuvered = { $any ->
    [yes] zij deze beurt haar vrije manoeuvre gemaakt heeft
   *[no] zij deze beurt haar vrije manoeuvre niet gemaakt heeft
}
cost-counters = { $count ->
    [one] 1 fiche van deze kaart
   *[other] { $count } fiches van deze kaart
}
cost-faith = { $count ->
    [one] 1 geloofsfiche
   *[other] { $count } geloofsfiches
}
cost-pillage = { $count ->
    [one] 1 van haar buitfiches
   *[other] { $count } van haar buitfiches
}
cost-discard = { $count ->
    [one] 1 tactiekkaart afleggen
   *[other] { $count } tactiekkaarten afleggen
}
cost-spend = { $tokens } { $whose } uitgeven
condition-noun = { $condition-id ->
    [panicked] een fiche Paniekerig
    [vulnerable] een fiche Kwetsbaar
   *[weakened] een fiche Verzwakt
}

# Aanleidingen

kind-of-attack = { $kind-id ->
    [melee] een gevechtsaanval
    [ranged] een afstandsaanval
   *[any] een aanval
}
action-noun = { $action-id ->
    [maneuver] manoeuvre
    [march] mars
    [retreat] terugtocht
    [charge] stormloop
    [melee] gevechtsaanval
    [shift] verschuiving
   *[ranged] afstandsaanval
}
when-attachment-lost = als deze versterking zonder haar eenheid vernietigd wordt
when-game-start = na de opstelling
when-deployed = als { $who } opgesteld wordt
when-round-start = aan het begin van een ronde
when-round-end = aan het einde van de ronde
when-turn-start = { $whose ->
    [friend] aan het begin van een eigen beurt
    [enemy] { $first ->
        [yes] aan het begin van de eerste vijandelijke beurt van een ronde
       *[no] aan het begin van een vijandelijke beurt
    }
   *[any] aan het begin van een willekeurige beurt
}
when-turn-end = aan het einde van een willekeurige beurt
when-marker-scored = als je met het fiche van deze kaart scoort
when-activates = als { $who } geactiveerd wordt
when-ncu-activates = { $this ->
    [yes] als deze burgereenheid geactiveerd wordt
   *[no] als een vijandelijke burgereenheid geactiveerd wordt
}
when-action = { $actions ->
    [none] als { $who } een actie uitvoert, vóór de afwikkeling
   *[other] als { $who } deze actie uitvoert ({ $actions }), vóór de afwikkeling
}
when-action-done = { $actions ->
    [none] nadat { $who } een actie voltooid heeft
   *[other] nadat { $who } deze actie voltooid heeft ({ $actions })
}
when-zone = { $this ->
    [yes] { $zones ->
        [none] als deze burgereenheid een zone opeist
       *[other] als deze burgereenheid { $zones } opeist
    }
   *[no] { $zones ->
        [none] als een bevriende burgereenheid een zone opeist
       *[other] als een bevriende burgereenheid { $zones } opeist
    }
}
when-zone-done = { $zones ->
    [none] nadat een vijandelijke burgereenheid een zone opgeëist heeft en het effect afgewikkeld is
   *[other] nadat een vijandelijke burgereenheid { $zones } opgeëist heeft en het effect afgewikkeld is
}
when-zone-targets = { $zones ->
    [none] { $this ->
        [yes] als een zone { $who } als doelwit krijgt
       *[no] als een zone van een tegenstander een eenheid als doelwit krijgt
    }
   *[other] als { $zones } { $who } als doelwit krijgt
}
when-charge-rolled = als { $who } een stormloop doet, na de worp van de stormloopdobbelsteen
when-charged = als { $who } met succes een stormloop gedaan heeft
when-charged-on = als { $who } met succes een stormloop op { $whom } gedaan heeft
when-attack = { $weapon ->
    [yes] als { $who } hiermee aanvalt, vóór de worp van de aanvalsdobbelstenen
   *[no] als { $who } { $kind } doet, vóór de worp van de aanvalsdobbelstenen
}
when-attack-on = als { $who } { $kind } op { $whom } doet, vóór de worp van de aanvalsdobbelstenen
when-attack-rolled = als { $who } { $kind } doet, na de worp van de aanvalsdobbelstenen
when-attack-final = als { $who } { $kind } doet, zodra de aanvalsdobbelstenen vaststaan
when-attack-final-on = als { $who } { $kind } op { $whom } doet, zodra de aanvalsdobbelstenen vaststaan
when-defence-rolled = als { $who } { $kind } doet, na de worp van de verdedigingsdobbelstenen
when-defence-final = als { $who } { $kind } doet, zodra de verdedigingsdobbelstenen vaststaan
when-defence-final-on = als { $who } { $kind } op { $whom } doet, zodra de verdedigingsdobbelstenen vaststaan
when-attack-done = { $weapon ->
    [yes] nadat { $who } hiermee een aanval voltooid heeft
   *[no] nadat { $who } { $kind } voltooid heeft
}
when-attack-done-on = nadat { $who } { $kind } op { $whom } voltooid heeft
when-test = als { $who } een { $test-id ->
    [panic] paniekproef
   *[any] moraalproef
} aflegt, vóór de worp
when-test-rolled = als { $who } een { $test-id ->
    [panic] paniekproef
   *[any] moraalproef
} aflegt, na de worp
when-test-passed = als { $who } voor een { $test-id ->
    [panic] paniekproef
   *[any] moraalproef
} slaagt
when-test-failed = { $weapon ->
    [yes] als de verdediger niet slaagt voor zijn paniekproef na deze aanval
   *[no] als { $who } niet slaagt voor een { $test-id ->
        [panic] paniekproef
       *[any] moraalproef
    }
}
when-rank-lost = als { $who } een rij verliest
when-would-be-destroyed = { $attack-id ->
    [melee] als { $who } door een gevechtsaanval vernietigd zou worden
   *[any] als { $who } vernietigd zou worden
}
when-destroyed = als { $who } vernietigd wordt
when-surge = als { $who } doorstoot
when-declared = { $effect-id ->
    [tactics] { $asked ->
        [yes] als { $who } het doelwit van een tactiekkaart is, vóór de afwikkeling
       *[no] als een tactiekkaart van een tegenstander gespeeld wordt, vóór de afwikkeling
    }
   *[order] als { $who } een bevel gebruikt, vóór de afwikkeling
}
when-targeted = als een tactiekkaart { $who } gekozen heeft, voordat er iets mee gebeurt
when-token = { $condition ->
    [none] als { $who } een toestandsfiche zou krijgen
   *[other] als { $who } { $condition } zou worden{ $again ->
        [yes] {" "}en dat al is
       *[no] {""}
    }
}

# Wat geldt

against = { $whom }
change-hit = { $against ->
    [none] { $who } krijgt { $n } op treffen{ $attack-id ->
        [melee] {" "}in gevecht
        [ranged] {" "}op afstand
       *[any] {""}
    }.
   *[other] { $who } krijgt { $n } op treffen tegen { $against }.
}
change-dice = { $against ->
    [none] { $who } krijgt aanvalsdobbelstenen{ $attack-id ->
        [melee] {" "}in gevecht
        [ranged] {" "}op afstand
       *[any] {""}
    }: { $n }.
   *[other] { $who } krijgt aanvalsdobbelstenen tegen { $against }: { $n }.
}
change-rank-dice = { $who } werpt zoveel aanvalsdobbelstenen alsof zij 1 rij { $more ->
    [yes] meer
   *[no] minder
} had{ $attack-id ->
    [melee] {" "}(in gevecht)
   *[any] {""}
}.
change-highest = { $who } werpt haar hoogste aantal aanvalsdobbelstenen{ $attack-id ->
    [melee] {" "}in gevecht
   *[any] {""}
}.
change-lowest = { $who } werpt het laagste aantal aanvalsdobbelstenen.
change-keywords = { $against ->
    [none] { $attack-id ->
        [melee] { $who } krijgt voor gevechtsaanvallen: { $words }.
       *[any] { $who } krijgt voor aanvallen: { $words }.
    }
   *[other] { $attack-id ->
        [melee] { $who } krijgt voor gevechtsaanvallen op { $against }: { $words }.
       *[any] { $who } krijgt voor aanvallen op { $against }: { $words }.
    }
}
change-reroll-attack = { $misses ->
    [yes] { $who } mag aanvalsdobbelstenen die missen opnieuw werpen.
   *[no] { $against ->
        [none] { $who } mag aanvalsdobbelstenen naar keuze opnieuw werpen{ $attack-id ->
            [melee] {" "}(in gevecht)
           *[any] {""}
        }.
       *[other] { $who } mag tegen { $against } aanvalsdobbelstenen naar keuze opnieuw werpen.
    }
}
change-extra-hits = { $attack-id ->
    [melee] { $who } geeft met een gevechtsaanval meer treffers: { $n }.
   *[any] { $who } geeft met de aanval meer treffers: { $n }.
}
change-two-hits = { $who }: elke aanvalsdobbelsteen die { $against } treft, telt als 2 treffers.
change-extra-wounds = { $who } geeft met de aanval meer wonden: { $n }.
change-no-defence = Verdedigers werpen geen verdedigingsdobbelstenen: elke treffer is een wond.
change-wounds-instead = Is er minstens één treffer, dan werpt de verdediger niet maar lijdt wonden: { $n }{ $d3 ->
    [yes] , plus zoveel als een D3 toont
   *[no] {""}
}.
change-no-bonus = { $who } krijgt in gevecht tegen { $against } geen bonus voor stormloop, flank of rug.
change-keeps-token = Voor { $who } geldt: het fiche { $condition } kan niet uitgegeven worden.
change-long-range = De aanval heeft lange afstand.
change-unlimited = { $hit ->
    [none] Deze aanval kan op elke afstand en zonder zicht.
   *[other] Deze aanval kan op elke afstand en zonder zicht, met { $hit } op treffen.
}
change-from-tray = Afstand en zicht worden gemeten vanaf elk deel van de basis.
change-not-solo = Deze aanval kan niet op solo-eenheden.
change-sees-all = Eenheden en terrein blokkeren het zicht niet voor deze aanval.
change-defence = { $who } krijgt { $n } op verdedigingsworpen.
change-reroll-defence = { $who } mag verdedigingsdobbelstenen naar keuze opnieuw werpen.
change-block = { $who } blokkeert meer treffers: { $n }.
change-halve = { $who } lijdt maar 1 wond voor elke 2 niet geblokkeerde treffers.
change-morale = { $who } krijgt { $n } op moraalproeven.
change-panic = { $who } krijgt { $n } op paniekproeven.
change-panic-wounds = { $any-test ->
    [yes] Wonden door een mislukte proef voor { $who }: { $n }.
   *[no] Wonden door een mislukte paniekproef voor { $who }{ $against ->
        [none] {""}
       *[other] {" "}na een aanval door { $against }
    }: { $n }.
}
change-panic-most = Wonden door een mislukte paniekproef voor { $who }: hoogstens { $n }.
change-morale-value = Voor { $who } geldt de moraalwaarde { $n }+.
change-passes-test = { $who } slaagt voor de proef.
change-reroll-test = { $who } mag dobbelstenen van de proef naar keuze opnieuw werpen.
change-speed = { $who } krijgt { $n } op snelheid.
change-march-pivot = { $who } mag draaien vóór een mars.
change-ignores-terrain = { $who } negeert deze soorten terrein: { $keywords }.
change-moves-through = { $who } gaat bij manoeuvre en mars door eenheden en terrein heen.
change-reroll-charge = { $against ->
    [none] { $who } mag de stormloopdobbelsteen opnieuw werpen.
   *[other] { $who } mag bij een stormloop tegen { $against } de stormloopdobbelsteen opnieuw werpen.
}
change-sure-charge = { $who }: de stormloopdobbelsteen telt als 6.
change-disorderly = { $against ->
    [none] { $arc ->
        [none] Een stormloop van { $who } is bij een worp van { $n } of minder wanordelijk.
       *[other] Bij een stormloop op { $arc } is die bij een worp van { $n } of minder wanordelijk; dan wordt zij { $gives }.
    }
   *[other] Tegen { $against } geldt dat bij { $n } of minder.
}
change-charge-gives = Vijanden op wie { $who } met succes een stormloop doet, worden { $conditions }.
change-failed-charge-gives = Mislukt een stormloop, dan geldt: { $who } wordt { $conditions }.
change-reroll-retreat = { $who } mag de terugtochtdobbelsteen opnieuw werpen.
change-slips-away = { $no-pivot ->
    [yes] Vijanden van wie { $who } zich terugtrekt, mogen niet draaien en worden { $gives }.
   *[no] Vijanden van wie { $who } zich terugtrekt, worden { $gives }.
}
change-cannot-act = { $who } mag nooit: { $actions }.
change-attackers-get = Vijanden die { $who } aanvallen, worden { $conditions }.
change-defenders-get = { $attack-id ->
    [melee] Wie door { $who } in gevecht aangevallen wordt, wordt vóór de worp { $conditions }.
   *[any] Wie door { $who } aangevallen wordt, wordt vóór de worp { $conditions }.
}
change-reserve = { $stalks ->
    [yes] { $who } wordt niet opgesteld. Aan het begin van elke ronde mag je haar volledig op korte afstand van een zijrand opstellen.
   *[no] { $who } mag in reserve gehouden worden. Aan het begin van een ronde waarin je niet de startspeler bent, mag je één eenheid uit de reserve volledig op korte afstand van je eigen rand of een zijrand opstellen.
}
change-immune = { $who } kan niet { $conditions } worden.
change-is-of = { $who } hoort ook bij { $house }.
change-no-objectives = { $who } kan geen doelen beheersen.
change-no-points = Voor { $who } krijgt bij haar vernietiging niemand overwinningspunten.
change-silent-attachments = De versterkingen hebben geen vermogens; het gaat om: { $who }.
change-shares-cards = Eigen tactiekkaarten die bij de eenheid met { $person } liggen, gelden ook voor { $who }.
change-no-healing = { $who } kan geen wonden genezen.
change-untargetable = { $orders ->
    [yes] { $who } kan niet het doelwit zijn van bevelen of tactiekkaarten van de eigen kant.
   *[no] { $who } kan niet het doelwit zijn van tactiekkaarten van de eigen kant.
}
change-no-orders = { $who } mag geen bevelen gebruiken.
change-loses-abilities = { $who } verliest alle vermogens.
change-hand-size = Je tactiekhand: { $n } kaart aan het begin, bij het aanvullen en als hoogste aantal.
change-controls = Een zone geldt als door jou beheerst.

# Wat gedaan wordt

do-give = { $who } wordt { $conditions }.
do-give-any = { $who } krijgt toestandsfiches naar keuze: { $n }.
do-give-same = { $who } krijgt een fiche van die soort.
do-take = { $may ->
    [yes] Je mag { $n } toestandsfiche { $whose } verwijderen.
   *[no] Verwijder { $n } toestandsfiche { $whose }.
}
do-swap-token = Vervang een toestandsfiche { $whose } door een van een andere soort.
do-move-token = Je mag een toestandsfiche van een eenheid naar een andere verplaatsen.
do-no-token = Zij krijgt dat fiche niet.
do-vow = Deze eenheid zweert tegen haar te vechten.
do-bond = { $animal-id ->
    [bonded-bear] Beer: plaats een beer volledig op korte afstand van een eigen eenheid en minstens 1″ van vijanden; hij blijft tot deze eenheid vernietigd wordt.
    [bonded-eagle] Adelaar: deze eenheid heeft hem tot zij vernietigd wordt.
   *[bonded-wolf] Wolf: deze eenheid heeft hem tot zij vernietigd wordt.
}
do-taunt = Telkens als die eenheid deze beurt iets anders aankondigt dan een aanval of stormloop op deze eenheid, wordt zij eerst { $conditions }.
do-count = Leg { $n } fiche op deze kaart.
do-pillage = { $who } krijgt buitfiches: { $n } (hoogstens 2).
do-pass-pillage = { $may ->
    [yes] { $who } mag een buitfiche { $whose } nemen.
   *[no] { $who } neemt een buitfiche { $whose }.
}
do-wounds = { $who } lijdt wonden: { $n }.
do-hits = { $who } lijdt treffers: { $n }.
do-hits-defence = { $text } Op die verdedigingsworpen: { $defence }.
do-heal = { $who } geneest wonden: { $n }.
do-suffer = { $who } lijdt tot { $most } wonden naar keuze.
do-suffer-models = Verwijder tot { $most } modellen; het gaat om: { $who }.
do-suffer-several = Verwijder in totaal tot { $most } modellen; het gaat om: { $who }.
do-survive = { $who } wordt niet vernietigd maar blijft, met zoveel wonden over: { $n }.
do-test = { $who } legt een { $kind-id ->
    [panic] paniekproef
   *[morale] moraalproef
} af
do-test-modified = { $text }, bij de worp komt: { $n }
do-test-wounds = { $text }; mislukt zij, dan kost dat meer wonden: { $n }
test-passed = Slaagt de proef: { $text }
test-failed = Mislukt de proef: { $text }
do-act = { $who } mag een vrije actie uitvoeren: { $actions }
do-act-at = { $text } (aanval en stormloop alleen tegen { $whom })
do-act-surge = { $text }, in plaats van door te stoten
do-act-speed = { $text }, met snelheid { $inches }
do-act-more = { $text }, met +{ $inches } op snelheid
do-act-pivot = { $text }; zij mag eerst draaien
do-no-action = { $who } voert deze beurt geen actie uit.
do-shift = { $who } mag { $inches }″ verschuiven.
do-pivot-shift = { $who } mag draaien en { $inches }″ verschuiven.
do-surge-instead = In plaats van door te stoten mag zij een stormloop doen of marcheren.
do-activate-idle = { $who } wordt geactiveerd, maar voert geen actie uit.
do-activate-too = { $must ->
    [yes] Deze eenheid wordt anders niet geactiveerd. Zij wordt meteen daarna geactiveerd.
   *[no] Deze eenheid mag meteen daarna geactiveerd worden.
}
do-draw = { $n ->
    [one] Trek 1 tactiekkaart.
   *[other] Trek { $n } tactiekkaarten.
}
any-card = een willekeurige kaart
a-commander-card = een kaart van je bevelhebber
do-search = Zoek in { $place ->
    [both] je tactiekdeck en aflegstapel
   *[deck] je tactiekdeck
} naar { $what }, { $play ->
    [yes] speel haar meteen
   *[no] neem haar op je hand
} en schud het deck.
do-recall = Neem { $n } tactiekkaart uit je aflegstapel op je hand.
do-redraw = Leg een aantal handkaarten naar keuze opzij, trek er evenveel en 1 meer, en schud de andere in je deck.
this-card = deze kaart
do-attach = Leg { $card } bij { $whom } { $until }.
do-cancel = Het effect wordt opgeheven.
do-refresh-order = Een gebruikt bevel { $whose } mag opnieuw gebruikt worden.
do-instead-of-zone = In plaats van het effect van de zone: { $text }
do-use-zone = Gebruik in plaats daarvan het effect van een vrije zone naar keuze.
do-control-zone = Tot het einde van de ronde geldt als door jou beheerst: een zone naar keuze.
do-silence-ncu = Die burgereenheid verliest tot het einde van de ronde alle vermogens.
do-silence-enemies = Alle vijandelijke burgereenheden verliezen tot het einde van de ronde alle vermogens.
do-after-claim = { $before ->
    [yes] Eist die burgereenheid deze beurt een zone op, dan naar keuze vóór of na het effect daarvan: { $text }
   *[no] Eist die burgereenheid deze beurt een zone op, dan na het effect daarvan: { $text }
}
do-move-ncu = Je mag die burgereenheid naar een vrije zone naar keuze verplaatsen. Doe je dat: { $text }
do-retarget = De zone moet een andere eenheid als doelwit hebben, als dat kan. { $text }
do-for-all = Voor { $whom }, een voor een als de gekozen eenheid: { $text }
do-choose = Kies { $whom }.
do-choose-may = Je mag { $whom } kiezen.
do-choose-up-to = Kies tot { $most } { $whom }.
do-menu = { $by ->
    [opponent] Je tegenstander kiest
   *[me] Kies
} { $n }{ $repeat ->
    [yes] {" "}(ook meermaals hetzelfde)
    [some] {" "}(alleen { $often } ook meermaals)
   *[no] {""}
}:
menu-number = ({ $number })
menu-item = ({ $number }) { $text }
do-roll = Werp een dobbelsteen. Vanaf { $least }: { $text }
roll-least = { $least } is genoeg.
roll-sure = Er hoeft niet geworpen te worden.
roll-again = Je mag hem opnieuw werpen.
do-roll-d3 = Werp een D3.
d3-face = Bij { $face }: { $text }
do-kill-attachment = Een infanterieversterking { $whose } wordt vernietigd.
do-destroy = { $who } wordt vernietigd.
do-steal-attachment = Een door de aanval vernietigde infanterieversterking mag zich bij de aanvaller voegen.
do-strip = Verwijder een aantal van haar toestandsfiches naar keuze; voor elk verliest zij tot het einde van de ronde een vermogen naar keuze.
do-after-attack = Na deze aanval: { $text }
change-shares = { $who } heeft ook de vermogens van een andere eenheid, behalve de aangeboren vermogens.
do-move-attachment = Daarna mag je een versterking van de ene van de twee eenheden naar de andere brengen, of hun versterkingen ruilen.
do-share-abilities = Tot het einde van de beurt heeft elk van de twee eenheden ook de vermogens van de andere, behalve de aangeboren vermogens.
do-use-order = Je mag meteen een ongebruikt bevel van een van beide gebruiken, als het bij deze aanleiding past.
do-foresee = Noem ook een vijandelijke burgereenheid. Voert de gekozen eenheid of die burgereenheid deze beurt een actie uit, dan vóór de afwikkeling: { $text }
do-after-destroyed = Zodra zij van tafel is: { $text }
do-reinforce = Stel een nieuwe eenheid volledig op lange afstand van je eigen tafelrand op, niet geactiveerd: { $unit }, met { $attachments }.
do-ride-by = Als actie draait en marcheert zij, ook uit een gevecht en door vijanden heen; vijanden die zij verlaat, mogen niet draaien. Eén vijand waar zij doorheen reed (de gekozen eenheid), lijdt wonden: { $n }.
do-wager-zones = Je tegenstander noemt een zone, daarna noem jij er een. Wordt deze ronde voor het eerst een daarvan opgeëist, dan mag na het effect de tegenstander van wie haar opeiste dit doen: { $text }
do-spend-counters = Verwijder tot { $most } fiches van deze kaart.
do-gain = Je krijgt overwinningspunten: { $n }.
do-unmask = Het model dat zich bij deze eenheid voegde, wordt verwijderd.
do-must-fight = In hun volgende beurt moeten je tegenstanders een gevechtseenheid activeren, als ze kunnen.
do-discard-random = { $n ->
    [one] Je tegenstander legt 1 willekeurige tactiekkaart af.
   *[other] Je tegenstander legt { $n } willekeurige tactiekkaarten af.
}
do-reveal-hand = Je tegenstander toont alle tactiekkaarten in zijn hand.
do-trample = { $who } draait en beweegt dan precies { $inches }″ rechtdoor, dwars door eenheden, zonder nog eens te draaien. Zou zij op een eenheid eindigen, dan stopt zij 1″ ervoor. Elke eenheid waar zij doorheen gaat of waarop zij geëindigd zou zijn, lijdt wonden: zoveel als een D3 toont; solo-eenheden niet.
do-throw = In plaats van die actie doet { $who } een afstandsaanval op lange afstand: { $dice } dobbelsteen, treffer bij { $hit }+.
do-summon = Kies { $units }, op tafel of vernietigd, en plaats die volledig op korte afstand van een zijrand; is zij deze ronde al geactiveerd, dan komt zij geactiveerd.
do-take-first = Je bent startspeler in de volgende ronde.
do-stays = Deze kaart geldt { $until }.
do-clear-piece = Verwijder een stuk terrein.
do-bring-in = Plaats een eenheid uit je reserve volledig op korte afstand van een zijrand, niet geactiveerd.
do-arrows-again = Die kasteelmuur schiet nog een keer, met de helft van haar aanvalsdobbelstenen, naar boven afgerond.
do-stakes-at-walls = Plaats palen op korte afstand van een kasteelmuur, weg van alle bases en ander terrein.

# What a seat brings, and building it

label-armies-option = Legers
label-armies-option-about = Voor elke plaats de naam van een kant-en-klaar leger of een lijst; wie er geen meebrengt, krijgt een kant-en-klaar leger.
name-army = leger
label-roster = Leger
label-rosters = Legers
label-rosters-mine = Mijn legers
label-rosters-built-in = Kant-en-klare legers
label-roster-by-lot = Een van de kant-en-klare legers
label-roster-yours = Jouw leger
label-roster-of = Leger van { $player }
label-roster-new = Nieuw leger
label-roster-build = Legers bouwen
label-roster-open = Leger openen
label-roster-name = Naam van het leger
label-roster-unnamed = Leger zonder naam
label-roster-legal = Met dit leger mag worden gespeeld.
label-roster-leave = Je wijzigingen aan dit leger zijn niet bewaard. Wil je ze laten vallen?
label-roster-import-about = Plak een legerlijst: een regel per eenheid, zoals “- Stark Bowmen (6)”, met de versterkingen eronder; of JSON. Namen worden in het Engels, Duits en Nederlands gelezen.
label-roster-try = Een beginhand trekken
label-roster-try-again = Een andere hand
label-build-faction = Factie
label-build-commander = Bevelhebber
label-build-no-commander = Nog geen bevelhebber
label-build-size = Punten van het spel
label-build-cards = Kaarten
label-build-fitting = Wat in dit leger past
label-build-units = Gevechtseenheden
label-build-attachments = Versterkingen
label-build-ncus = Burgereenheden
label-build-commanders = Bevelhebbers
label-build-points = { $points } van { $most } punten
label-build-neutral = { $points } van { $most } neutraal
label-build-cost = { $cost ->
        [one] 1 punt
       *[other] { $cost } punten
    }
label-build-free = geen punten
label-build-add = { $card } toevoegen
label-build-remove = { $card } eruit halen
label-build-read = { $card } bekijken
label-build-find = Zoeken in namen en teksten
label-build-found = { $count ->
        [0] Geen kaart
        [one] Eén kaart
       *[other] { $count } kaarten
    }
label-build-which-unit = Welke eenheid versterkt { $card }?
label-build-no-unit = Geen eenheid van dit leger kan { $card } krijgen.
label-build-attach = Versterking
label-build-attach-to = Versterking voor: { $unit }
label-build-leads = Bevelhebber
label-build-empty = Kies eerst eenheden.
label-build-most = Hiervan heeft het leger er zoveel als mag.
label-sheet-speed = Snelheid
label-sheet-defence = Verdediging
label-sheet-morale = Moraal
label-sheet-models = Modellen
label-sheet-wounds = Wonden per model
label-sheet-attacks = Aanvallen
label-sheet-range = { $range-id ->
        [melee] gevecht
        [short] korte afstand
       *[long] lange afstand
    }
label-sheet-hit = raakt op { $hit }+
label-sheet-dice = { $count ->
        [one] dobbelstenen: { $dice }
       *[other] dobbelstenen naar rijen: { $dice }
    }
label-sheet-abilities = Vermogens
label-sheet-cards = Tactiekkaarten
label-sheet-type-infantry = Infanterie
label-sheet-type-cavalry = Cavalerie
label-sheet-type-monster = Monster
label-sheet-type-war-machine = Oorlogsmachine
label-sheet-type-solo = Monster
label-sheet-type-large-solo = Oorlogsmachine
label-sheet-type-ncu = Burgereenheid
label-sheet-attachment = Versterking, { $type }
label-sheet-character = Personage

# Stakes in play, an action that is lost

name-war-elephant = Oorlogsolifant
name-stake-building = Staken plaatsen
name-baratheon-banners = Baratheon-banieren
name-traitors = Verraders! Ik wil hun hoofden!
has-attacked = met een aanval op { $whom } in deze ronde
do-lose-action = De actie wordt niet uitgevoerd.
do-stakes = Je plaatst palen binnen { $inches } inch { $whom }, niet op een basis of ander terrein.
ask-lay-stakes = Waar komen de palen?
answer-lay-stakes = Op { $x-inches }″, { $y-inches }″, kijkend naar { $heading-degrees }°

## Opties en verlopen

label-measure-points = Overwinningspunten
label-measure-wounds = Wonden over
label-measure-models = Modellen
label-points-option = Punten van elk leger
label-points-option-about = Kant-en-klare legers hebben er 30, 40 of 50.
label-mode-option = Spelmodus
label-mode-option-about = Waar de slag om gaat, en wat punten oplevert.
label-terrain-option = Terrein
label-terrain-option-fixed = Een kant-en-klare tafel
label-terrain-option-chosen = Door de spelers gekozen
label-terrain-option-dice = Met dobbelstenen bepaald
label-terrain-option-none = Geen
label-large-option = Een tafel van 72 inch breed
label-large-option-about = Voor legers boven de 50 punten, of meer dan twee spelers.
label-players-option = Wie tegen wie vecht
label-players-option-none = Zoals gebruikelijk: twee tegen elkaar, meer ieder voor zich
label-players-option-duel = Eén tegen één
label-players-option-teams = Twee tegen twee
label-players-option-free-for-all = Ieder voor zich
label-agreed-option = Regelvragen, anders afgesproken
label-higher_wins-option = Wie meer overwinningspunten heeft, wint meteen
label-higher_wins-option-about = Als aan het eind van een ronde beiden genoeg overwinningspunten hebben; gewoonlijk gaat het spel door.
label-own_front-option = Stormloop: de helft van het eigen front moet raken
label-own_front-option-about = Gewoonlijk is de helft van de kortste van de twee randen genoeg.
label-no_ncu_on_full_board-option = Geen burgereenheid wordt geactiveerd zolang het bord vol is
label-no_ncu_on_full_board-option-about = Gewoonlijk mag dat wel, en eindigt de activering meteen.
label-storm_goes_on-option = Een storm van zwaarden: niemand valt af
label-storm_goes_on-option-about = Gewoonlijk valt af wie geen eenheid meer op tafel heeft.
label-any_part_near_edge-option = Hier staan wij: een deel van de basis bij de rand is genoeg
label-any_part_near_edge-option-about = Gewoonlijk staat een terugkerende eenheid volledig op korte afstand van haar rand.
label-square_arcs-option = Grenslijnen van front en flanken van infanterie onder een hoek van 45 graden
label-square_arcs-option-about = Gewoonlijk lopen ze van het midden van de basis door de hoeken.
label-hidden_in_terrain-option = Terrein verbergt wie erop staat
label-hidden_in_terrain-option-about = Gewoonlijk blokkeert terrein het zicht niet als een van de twee eenheden erop staat.
label-storm_rolls_for_zones-option = Een storm van zwaarden: nog een worp om de opstelzones
label-storm_rolls_for_zones-option-about = Gewoonlijk geldt dat wie de rol koos, ook de zone koos.
label-started_tens-option = Begonnen tientallen tellen voor de overwinning
label-started_tens-option-about = Per 10 verdere legerpunten, ook begonnen, zijn 2 overwinningspunten meer nodig; gewoonlijk tellen alleen volle tientallen.
label-one_army_counts-option = Teams: de grootte van één leger telt
label-one_army_counts-option-about = Gewoonlijk volgen de benodigde overwinningspunten uit beide legers van een team samen.

## Hoofdstukken van de regels

chapter-terms = Begrippen
chapter-round = De ronde
chapter-cleanup = Opruimfase
chapter-unit = Eenheden
chapter-rank = Rijen
chapter-attach = Versterkingen
chapter-ncu = Burgereenheden
chapter-los = Zichtlijn
chapter-arc = Front, flanken en rug
chapter-action = Acties
chapter-move = Beweging
chapter-maneuver = Manoeuvre
chapter-march = Mars
chapter-retreat = Terugtocht
chapter-attack = Aanvallen
chapter-ranged = Afstandsaanvallen
chapter-melee = Gevechtsaanvallen
chapter-charge = Stormloop
chapter-failed = Mislukte stormloop
chapter-disorderly = Wanordelijke stormloop
chapter-multi = Meerdere vijanden
chapter-resolve = Een aanval afhandelen
chapter-surge = Doorstoten
chapter-bonus = Gevechtsbonussen
chapter-morale = Moraalproeven
chapter-panic = Paniekproeven
chapter-board = Het tactiekbord
chapter-influence = Invloed
chapter-commander = Bevelhebbers
chapter-deck = Het tactiekdeck
chapter-cards = Tactiekkaarten spelen
chapter-timing = Volgorde
chapter-reroll = Opnieuw werpen
chapter-stack = Effecten die optellen
chapter-wound = Wonden en genezing
chapter-order = Bevelen
chapter-condition = Toestandsfiches
chapter-dice = Dobbelstenen
chapter-army = Een leger samenstellen
chapter-neutral = Neutrale eenheden
chapter-team = Team tegen team
chapter-ffa = Ieder voor zich
chapter-terrain = Terrein
chapter-terrain-blocks-los = Terrein dat het zicht belemmert
chapter-terrain-cover = Dekking
chapter-terrain-dangerous = Gevaarlijk terrein
chapter-terrain-destructible = Vernietigbaar terrein
chapter-terrain-elevated = Verhoogd terrein
chapter-terrain-fortified = Versterkt terrein
chapter-terrain-hindering = Hinderlijk terrein
chapter-terrain-horrific = Gruwelijk terrein
chapter-terrain-impassable = Onbegaanbaar terrein
chapter-terrain-inspiring = Inspirerend terrein
chapter-terrain-rough = Ruw terrein
chapter-win = Overwinning
chapter-setup = Opbouw
chapter-deploy = Opstelling
chapter-mode = Spelmodi
chapter-mode-agot = Het spel der tronen
chapter-mode-acok = De strijd der koningen
chapter-mode-asos = Een storm van zwaarden
chapter-mode-affc = Een feestmaal voor kraaien
chapter-mode-adwd = Een dans met draken
chapter-mode-twow = De winden van de winter
chapter-mode-har = Geslepen en gereed
chapter-mode-fab = Vuur en bloed
chapter-mode-hws = Hier staan wij
chapter-mode-dwdw = Donkere vleugels, donkere woorden
chapter-ability = Veelvoorkomende aanvalsvermogens
chapter-ex = Voorbeelden
chapter-rule = Uitspraken

## De slag in zinnen, zonder het bord

told-title-moment = De stand van het spel
told-title-table = De tafel
told-title-tactics = Het tactiekbord
told-title-army =
    { $seat-you ->
        [yes] Jouw leger: { $faction }
       *[no] Het leger van { $seat }: { $faction }
    }
told-moment = Het is ronde { $round } van 6 in de modus { $mode }.
told-setup = De legers worden opgesteld, in de modus { $mode }.
told-goal = Om te winnen zijn { $required } overwinningspunten nodig.
told-first =
    { $seat-you ->
        [yes] Jij bent de startspeler.
       *[no] { $seat } is de startspeler.
    }
told-turn =
    { $seat-you ->
        [yes] Jij bent aan de beurt.
       *[no] { $seat } is aan de beurt.
    }
told-attack = { $by } valt { $on } aan met { $weapon } ({ told-arc }): treffers { $hits }, geblokkeerd { $saved }.
told-arc =
    { $arc-id ->
        [left] linkerflank
        [right] rechterflank
        [rear] rug
       *[front] front
    }
told-test = { $unit } legt een { $panic ->
        [yes] paniekproef
       *[no] moraalproef
    } af en heeft { $needed } nodig.
told-mission = Geldende opdracht: { $mission }.
told-table = De tafel is { $width-inches } inch breed en { $depth-inches } inch diep.
told-place = { $right-inches } inch van links en { $up-inches } inch van { $own ->
        [yes] jouw
       *[no] de nabije
    } rand
told-piece = { $kind } ({ $keywords }), { told-place }.
told-marker = Doelfiche{ $card ->
        [0] {""}
       *[other] {" "}met kaart { $card }
    }, { told-place }{ $held ->
        [yes] , in handen van { $unit }
       *[no] {""}
    }.
told-marker-carried = Een doelfiche wordt gedragen door { $unit }.
told-zone-held =
    { $seat-you ->
        [yes] { $zone }: daar staat { $ncu }, van jou.
       *[no] { $zone }: daar staat { $ncu }, van { $seat }.
    }
told-zone-free = { $zone }: vrij.
told-ncu =
    { $seat-you ->
        [yes] { $ncu }, van jou, staat naast het bord{ $done ->
                [yes] {" "}en is geactiveerd
               *[no] {""}
            }.
       *[no] { $ncu }, van { $seat }, staat naast het bord{ $done ->
                [yes] {" "}en is geactiveerd
               *[no] {""}
            }.
    }
told-influence = { $ncu } beïnvloedt { $unit }.
told-army =
    { $seat-you ->
        [yes] Jij hebt overwinningspunten: { $points }; tactiekkaarten in de hand: { $hand }, in het deck: { $deck }.
       *[no] { $seat } heeft overwinningspunten: { $points }; tactiekkaarten in de hand: { $hand }, in het deck: { $deck }.
    }
told-out =
    { $seat-you ->
        [yes] Jij hebt geen eenheid meer en ligt uit het spel, met overwinningspunten: { $points }.
       *[no] { $seat } heeft geen eenheid meer en ligt uit het spel, met overwinningspunten: { $points }.
    }
told-hand = In je hand zijn { $cards }.
told-destroyed = { $unit } is vernietigd.
told-reserve = De eenheid wacht in reserve.
told-beside = De eenheid is niet op tafel.
told-stands = De eenheid staat { told-place } en kijkt { $facing-id ->
        [ahead-right] naar rechtsvoor
        [right] naar rechts
        [back-right] naar rechtsachter
        [back] naar achteren
        [back-left] naar linksachter
        [left] naar links
        [ahead-left] naar linksvoor
       *[ahead] naar voren
    }.
