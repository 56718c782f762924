### Das Miniaturenspiel auf Deutsch.

game-miniatures = A Song of Ice & Fire: Tabletop Miniatures Game
game-miniatures-tagline = Zwei oder mehr Armeen treffen sich auf einem Tisch in Zoll: manövriere, stürme an, halte die Linie.
id-card = { $a }{ $b ->
    [1] {" "}(zweiter Effekt)
    [2] {" "}(dritter Effekt)
   *[other] {""}
}
id-order = { $b }, { $a }{ $c ->
    [1] {" "}(zweiter Effekt)
    [2] {" "}(dritter Effekt)
   *[other] {""}
}
id-ability = { $b }, { $a }{ $c ->
    [1] {" "}(zweiter Effekt)
    [2] {" "}(dritter Effekt)
   *[other] {""}
}
id-ncu = { $b }, { $a }{ $c ->
    [1] {" "}(zweiter Effekt)
    [2] {" "}(dritter Effekt)
   *[other] {""}
}
id-laid = { $b }, { $a }{ $c ->
    [1] {" "}(zweiter Effekt)
    [2] {" "}(dritter Effekt)
   *[other] {""}
}
id-objective = { $b }, { $a }
id-active = { $a } (geltend)
id-token = { $a }
id-cure = { $a }
id-reserve = { $a } (in Reserve)
id-later = was aufgeschoben wurde
name-of-army = { $name } von Armee { $number }
name-ahead = vor
name-back = zurück
name-flank = Flanke
name-rear = Rücken
name-fortified-terrain = Befestigtes Gelände
name-inspiring-terrain = Inspirierendes Gelände
name-horrific-terrain = Schreckliches Gelände
name-speed = Geschwindigkeit
name-slowed = Gebremst durch einen Marker
name-terrain = Geländeteile
name-left = nach links
name-right = nach rechts
name-failed-charge = gescheiterter Ansturm
name-made-room = Platz gemacht
name-shift = Verschieben
name-pivot = Drehung
name-surge = Nachsetzen
name-march = Marsch
name-retreat = Rückzug
name-charge = Ansturm
name-melee = Nahkampfangriff
name-ranged = Fernkampfangriff
name-forgo = Keine Aktion
name-exchange-mission = Auftrag tauschen

## Fragen und Antworten

ask-action = { $unit }: welche Aktion?
answer-action = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-activate = Welche Einheit wird aktiviert?
answer-activate = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-align = { $unit } ausrichten: wo?
answer-align = { $hidden ->
    [yes] Bleiben
   *[no] { $arc-id ->
        [front] Front
        [left] Linke Flanke
        [right] Rechte Flanke
       *[rear] Rücken
    }, { $slide-sign ->
        [zero] Kante an Kante
        [negative] { $slide-inches }″ nach links
       *[positive] { $slide-inches }″ nach rechts
    }
}
ask-corner = Welche Ecke nimmst du?
answer-corner = { $answer ->
    [0] Vorn links
    [1] Hinten links
    [2] Hinten rechts
   *[3] Vorn rechts
}
ask-take-one-marker = { $unit } steht auf mehreren freien Markern: Welchen nimmt die Einheit?
answer-take-one-marker = Den Marker mit der Karte { $card }
ask-takes-marker = Wer nimmt den Marker?
answer-takes-marker = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-assign-objective = Welche Zielkarte erhält die markierte Einheit?
answer-assign-objective = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-quadrant = Gleich weit in mehreren Vierteln: { $unit }. Wo zählt die Einheit?
answer-quadrant = { $answer ->
    [0] Das Viertel vorn links
    [1] Das Viertel hinten links
    [2] Das Viertel hinten rechts
   *[3] Das Viertel vorn rechts
}
ask-arrows-target = Wen treffen die Pfeile?
answer-arrows-target = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-attack-arc = Angriff von { $unit }: von welcher Seite?
answer-attack-arc = { $answer-id ->
    [front] Front
    [left] Linke Flanke
    [right] Rechte Flanke
   *[rear] Rücken
}
ask-bring-reserve = Eine Einheit aus der Reserve holen?
answer-bring-reserve = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-burning-ditch = Wo stehen die Pfähle?
answer-burning-ditch = Bei { $x-inches }″, { $y-inches }″, Blick { $heading-degrees }°
ask-charge-arc = Ansturm von { $unit }: auf welche Seite?
answer-charge-arc = { $answer-id ->
    [front] Front
    [left] Linke Flanke
    [right] Rechte Flanke
   *[rear] Rücken
}
ask-charge-pivot = Ansturm von { $unit } auf { $target }: Blick wohin?
answer-charge-pivot = { $unit }: { said-pivot }, { $travel-inches }″ bis { $target }; { $least ->
    [1] auf jeden Fall am Ziel
   *[other] am Ziel ab einer { $least }
}
ask-charge-target = Ansturm von { $unit }: auf wen?
answer-charge-target = { $odds ->
    [yes] { $answer }: kommt mit { $arrives } % an, dann etwa { $mean } Wunden{ $destroys ->
        [0] {""}
       *[other] , vernichtet mit { $destroys } %
    }
   *[no] { $answer }
}
ask-charge-weapon = Ansturm von { $unit }: mit welchem Angriff?
answer-charge-weapon = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-choose-missions = Welche Aufträge behältst du?
answer-choose-missions = { $answer-count ->
    [0] nichts
   *[other] { $answer }
}
ask-claim-zone = Welche Zone beansprucht die zivile Einheit?
answer-claim-zone = { $hidden ->
    [yes] nichts
   *[no] { $answer-id ->
        [near-left] Das Viertel vorn links
        [far-left] Das Viertel hinten links
        [far-right] Das Viertel hinten rechts
        [near-right] Das Viertel vorn rechts
       *[other] { $answer }
    }
}
ask-clear-piece = Welches Geländeteil wird entfernt?
answer-clear-piece = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-deploy-unit = Welche Einheit stellst du auf?
answer-deploy-unit = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-deploy = { $unit } aufstellen: wo?
answer-deploy = { $unit }: { $left-inches }″ von links, { $edge-inches }″ von deiner Kante{ said-placed }{ said-faced }{ said-near }
ask-discard = Taktikkarten ablegen?
answer-discard = { $answer-count ->
    [0] nichts
   *[other] { $answer }
}
ask-discard-down = Deine Hand ist zu groß: Was legst du ab?
answer-discard-down = { $answer-count ->
    [0] nichts
   *[other] { $answer }
}
ask-exchange-for = Gegen welchen Auftrag?
answer-exchange-for = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-exchange-mission = Welchen Auftrag tauschst du?
answer-exchange-mission = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-first-player = Wer ist Startspieler?
answer-first-player = { $answer-you ->
    [yes] Du
   *[no] { $answer }
}
ask-free-action = { $unit }: eine freie Aktion?
answer-free-action = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-heal = Wie viele Wunden werden geheilt?
answer-heal = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-influence = { $text }: Wen beeinflusst die zivile Einheit?
answer-influence = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-lay-corpses = Wo liegt der Leichenhaufen?
answer-lay-corpses = Bei { $x-inches }″, { $y-inches }″, Blick { $heading-degrees }°
ask-lay-marker = Wo liegt der Marker?
answer-lay-marker = Bei { $x-inches }″, { $y-inches }″
ask-lay-point = Auf welchen Feind wird der Punkt gelegt?
answer-lay-point = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-mark-unit = Welche Einheit markierst du?
answer-mark-unit = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-melee-face = { $unit } vorher einem Feind zuwenden?
answer-melee-face = { $hidden ->
    [yes] Bleiben
   *[no] { $arc-id ->
        [front] Front
        [left] Linke Flanke
        [right] Rechte Flanke
       *[rear] Rücken
    }, { $slide-sign ->
        [zero] Kante an Kante
        [negative] { $slide-inches }″ nach links
       *[positive] { $slide-inches }″ nach rechts
    } { $enemy }
}
ask-melee-target = Angriff von { $unit }: auf wen?
answer-melee-target = { $odds ->
    [yes] { $answer }: etwa { $mean } Wunden{ $destroys ->
        [0] {""}
       *[other] , vernichtet mit { $destroys } %
    }
   *[no] { $answer }
}
ask-melee-weapon = { $unit }: mit welchem Angriff?
answer-melee-weapon = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-next-ability = Welche Fähigkeit wirkt als Nächste?
answer-next-ability = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-next-pivot = Welche Einheit dreht sich als Nächste?
answer-next-pivot = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-pivot = { $unit } drehen: wohin?
answer-pivot = { $unit }: { said-pivot }{ said-faced }{ said-near }
ask-place-terrain = Stelle ein Geländeteil auf.
answer-place-terrain = { $hidden ->
    [yes] Nichts mehr
   *[no] { $kind }: Bei { $x-inches }″, { $y-inches }″, Blick { $heading-degrees }°
}
ask-ranged-shift = { $unit } vor dem Schuss verschieben?
answer-ranged-shift = { $unit }: { said-way }{ said-turned }{ said-faced }{ said-near }
ask-ranged-target = { $unit }: auf wen schießen?
answer-ranged-target = { $odds ->
    [yes] { $answer }: etwa { $mean } Wunden{ $destroys ->
        [0] {""}
       *[other] , vernichtet mit { $destroys } %
    }
   *[no] { $answer }
}
ask-redeploy = Welche Einheit kehrt zurück?
answer-redeploy = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-redeploy-pose = { $unit } zurückbringen: wo?
answer-redeploy-pose = { $unit }: { $left-inches }″ von links, { $edge-inches }″ von deiner Kante{ said-placed }{ said-faced }{ said-near }
ask-remove-token = Welcher Marker wird entfernt?
answer-remove-token = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-reserve = Welche Einheiten warten in Reserve?
answer-reserve = { $answer-count ->
    [0] nichts
   *[other] { $answer }
}
ask-reserve-pose = { $unit } hereinbringen: wo?
answer-reserve-pose = { $unit }: { $left-inches }″ von links, { $edge-inches }″ von deiner Kante{ said-placed }{ said-faced }{ said-near }
ask-retreat = Rückzug von { $unit }: wohin?
answer-retreat = { $unit }: { said-way }{ said-turned }{ said-faced }{ said-near }
ask-reveal-mission = Welchen Auftrag deckst du auf?
answer-reveal-mission = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-role = Angreifen oder verteidigen?
answer-role = { $answer-id ->
    [attacker] Angreifen
   *[defender] Verteidigen
}
ask-plant = Welcher feindlichen Einheit schließt sich an: { $attachment }?
answer-plant = { $answer }
ask-attachment-place = { $attachment } kommt zu { $unit } hinzu, wo schon eine Verstärkung steht. An welche Stelle von links tritt sie? Wer ganz links steht, fällt zuletzt.
answer-attachment-place = { $answer ->
    [1] Ganz links: fällt zuletzt
   *[other] { $answer }. Stelle von links
}
ask-token-or-card = Ein Marker soll entfernt werden: dieser Marker oder stattdessen ein Gift?
answer-token-or-card = { $answer }
ask-storm-zones = Du hast den Wurf um die Zonen gewonnen: Wer stellt zuerst auf? Der andere bestimmt den Startspieler.
answer-storm-zones = { $answer-id ->
    [take] Ich stelle zuerst auf
   *[leave] Mein Gegner stellt zuerst auf
}
ask-sally-forth = Welche Einheit macht den Ausfall?
answer-sally-forth = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-shift = { $unit } verschieben: wohin?
answer-shift = { $unit }: { said-way }{ said-turned }{ said-faced }{ said-near }
ask-siege-card = Eine Belagerungskarte spielen?
answer-siege-card = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-stray-test = Welche Einheit im Nahkampf mit dem Ziel legt zuerst die Probe ab?
answer-stray-test = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-take-objective = Welche Zielkarte nimmst du?
answer-take-objective = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-use-objective = In dieser Runde eine Zielkarte benutzen?
answer-use-objective = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-which-token = Welcher Zustand?
answer-which-token = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-zone = Welche Tischseite nimmst du?
answer-zone = { $answer-id ->
    [near] Nahe Kante
    [far] Ferne Kante
   *[leave] Die Wahl dem Gegner überlassen
}
ask-zone-effect = Die Zone benutzen oder etwas anderes?
answer-zone-effect = { $answer-id ->
    [zone] Die Zone benutzen
    [arrows] Pfeile schießen
   *[missions] Einen Auftrag tauschen
}
ask-crown-target = Krone: Welcher Feind legt eine Panikprobe ab?
answer-crown-target = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-wealth-target = Reichtum: Welche Einheit wird geheilt?
answer-wealth-target = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-tactics-target = Taktik: Welcher Feind erhält einen Zustand?
answer-tactics-target = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-combat-target = Kampf: Welche Einheit greift an?
answer-combat-target = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-maneuver-target = Manöver: Welche Einheit bewegt sich?
answer-maneuver-target = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-maneuver = Manöver von { $unit }: wohin?
answer-maneuver = { $unit }: { said-move }{ said-turned }{ said-faced }{ said-near }
ask-march = Marsch von { $unit }: wohin?
answer-march = { $unit }: { said-move }{ said-turned }{ said-faced }{ said-near }
ask-trample = { $unit } trampelt { $most-inches }″ geradeaus: in welche Richtung?
answer-trample = { $unit }: { said-move }{ said-turned }{ said-faced }{ said-near }
ask-surge = Nachsetzen mit { $unit }: wohin?
answer-surge = { $unit }: { said-move }{ said-turned }{ said-faced }{ said-near }
ask-reroll-attack = Angriffswürfel neu würfeln?
answer-reroll-attack = { $answer-count ->
        [0] keine
       *[other] Würfel { $answer }
    }
ask-reroll-defence = Verteidigungswürfel neu würfeln?
answer-reroll-defence = { $answer-count ->
        [0] keine
       *[other] Würfel { $answer }
    }
ask-reroll-test = Würfel der Probe neu würfeln?
answer-reroll-test = { $answer-count ->
        [0] keine
       *[other] Würfel { $answer }
    }
ask-spend-weakened = Geschwächt ausgeben: Welche Angriffswürfel werden neu gewürfelt?
answer-spend-weakened = { $answer-count ->
        [0] keine
       *[other] Würfel { $answer }
    }
ask-spend-vulnerable = Verwundbar ausgeben: Welche Verteidigungswürfel werden neu gewürfelt?
answer-spend-vulnerable = { $answer-count ->
        [0] keine
       *[other] Würfel { $answer }
    }
ask-spend-panicked = Panisch ausgeben: Welche Würfel werden neu gewürfelt?
answer-spend-panicked = { $answer-count ->
        [0] keine
       *[other] Würfel { $answer }
    }
ask-choose-unit = { $text }: Wähle eine Einheit.
answer-choose-unit = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-choose-units = { $text }: Wähle Einheiten.
answer-choose-units = { $answer-count ->
    [0] nichts
   *[other] { $answer }
}
ask-choose-effect = { $text }: Wähle einen Effekt.
answer-choose-effect = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-before-zone = { $text }: jetzt, vor dem Effekt der Zone?
answer-before-zone = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-use-ability = „{ $text }“ benutzen?
answer-use-ability = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-take-token = { $text }: Welcher Marker wird entfernt?
answer-take-token = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-spend-token = { $text }: Welcher Marker wird ausgegeben?
answer-spend-token = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-move-token-from = { $text }: Von welcher Einheit wird ein Marker genommen?
answer-move-token-from = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-move-token-to = { $text }: Auf welche Einheit kommt er?
answer-move-token-to = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-suffer-up-to = { $text }: Wie viele Wunden?
answer-suffer-up-to = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-suffer-from = { $text }: Aus welcher Einheit wird eine Figur entfernt?
answer-suffer-from = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-kill-attachment = { $text }: Welche Verstärkung wird vernichtet?
answer-kill-attachment = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-steal-attachment = { $text }: Die Verstärkung übernehmen?
answer-steal-attachment = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-steal-which = { $text }: Welche Verstärkung?
answer-steal-which = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-strip-tokens = { $text }: Welche Marker werden entfernt?
answer-strip-tokens = { $answer-count ->
    [0] nichts
   *[other] { $answer }
}
ask-strip-ability = { $text }: Welche Fähigkeit geht verloren?
answer-strip-ability = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-pay-cards = { $text }: Welche Karten legst du ab?
answer-pay-cards = { $answer-count ->
    [0] nichts
   *[other] { $answer }
}
ask-set-aside = { $text }: Welche Karten legst du beiseite?
answer-set-aside = { $answer-count ->
    [0] nichts
   *[other] { $answer }
}
ask-search-card = { $text }: Welche Karte nimmst du?
answer-search-card = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-recall-card = { $text }: Welche Karte kommt auf deine Hand zurück?
answer-recall-card = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-refresh-order = { $text }: Welcher Befehl darf erneut benutzt werden?
answer-refresh-order = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-use-zone = { $text }: Der Effekt welcher Zone?
answer-use-zone = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-control-zone = { $text }: Welche Zone?
answer-control-zone = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-move-ncu = { $text }: Wohin kommt die zivile Einheit?
answer-move-ncu = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-retarget = { $text }: Wen hat die Zone stattdessen zum Ziel?
answer-retarget = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-roll-again = { $text }: neu würfeln?
answer-roll-again = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-reroll-charge = { $text }: den Ansturmwürfel neu würfeln?
answer-reroll-charge = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-reroll-retreat = Den Rückzugswürfel neu würfeln?
answer-reroll-retreat = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-pass-pillage = { $text }: den Beutemarker nehmen?
answer-pass-pillage = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-activate-too = { $text }: { $unit } auch aktivieren?
answer-activate-too = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-move-attachment = { $text }: Welche Verstärkung wechselt die Einheit?
answer-move-attachment = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-use-order = { $text }: sofort einen Befehl benutzen?
answer-use-order = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-foresee-ncu = { $text }: Welche feindliche zivile Einheit?
answer-foresee-ncu = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-ride-by = { $text }: Welcher Feind leidet?
answer-ride-by = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-wager-zone = { $text }: Welche Zone?
answer-wager-zone = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-spend-counters = { $text }: Wie viele Marker?
answer-spend-counters = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
ask-hold-back = { $text } in Reserve halten?
answer-hold-back = { $hidden ->
    [yes] nichts
   *[no] { $answer }
}
# Fenster

# A place on the table, chosen from a list

said-faced = { $faced-id ->
    [nobody] { "" }
   *[other] { "" }, Blick auf { $faced }
}
said-move = { $pivot_side-id ->
    [none] { said-ahead }
    [left] { $pivot-degrees }° nach links drehen, { said-ahead }
   *[right] { $pivot-degrees }° nach rechts drehen, { said-ahead }
}
said-turned = { $turn_side-id ->
    [none] { "" }
    [left] { "" }, { $turn-degrees }° nach links drehen
   *[right] { "" }, { $turn-degrees }° nach rechts drehen
}
said-pivot = { $turn_side-id ->
    [none] nicht drehen
    [left] { $turn-degrees }° nach links drehen
   *[right] { $turn-degrees }° nach rechts drehen
}
said-placed = { $turn_side-id ->
    [none] { "" }
    [left] { "" }, { $turn-degrees }° nach links gedreht
   *[right] { "" }, { $turn-degrees }° nach rechts gedreht
}
said-near = { $foe-id ->
    [nobody] { "" }
   *[other] ; { $gap-inches }″ bis { $foe } ({ $side-id ->
        [front] Front
        [left] linke Flanke
        [right] rechte Flanke
       *[rear] Rücken
    })
}
said-ahead = { $travel ->
    [0] stehen bleiben
   *[other] { $travel-inches }″ geradeaus
}
said-way = { $travel ->
    [0] stehen bleiben
   *[other] { $travel-inches }″ { $way-id ->
        [ahead] geradeaus
        [right] nach rechts
        [left] nach links
       *[back] zurück
    }
}

ask-declare-game-start = Alle Einheiten sind aufgestellt. Karte spielen oder Befehl benutzen?
answer-declare-game-start = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-deployed = Aufgestellt: { $unit }. Karte spielen oder Befehl benutzen?
answer-declare-deployed = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-attachment-lost = Eine Verstärkung von { $unit } wird vernichtet. Karte spielen oder Befehl benutzen?
answer-declare-attachment-lost = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-round-start = Die Runde beginnt. Karte spielen oder Befehl benutzen?
answer-declare-round-start = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-turn-start =
    { $whose-you ->
        [yes] Dein Zug beginnt
       *[no] Der Zug von { $whose } beginnt
    }. Karte spielen oder Befehl benutzen?
answer-declare-turn-start = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-activates = Aktiviert: { $unit }. Karte spielen oder Befehl benutzen?
answer-declare-activates = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-ncu-activates = Aktiviert: { $ncu }. Karte spielen oder Befehl benutzen?
answer-declare-ncu-activates = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-action = Aktion von { $unit }: { $word }. Karte spielen oder Befehl benutzen?
answer-declare-action = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-action-done = { $unit }, Aktion abgeschlossen ({ $word }). Karte spielen oder Befehl benutzen?
answer-declare-action-done = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-zone = { $ncu } auf { $zone }. Karte spielen oder Befehl benutzen?
answer-declare-zone = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-zone-targets = { $zone } auf { $unit }. Karte spielen oder Befehl benutzen?
answer-declare-zone-targets = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-zone-done = { $ncu } auf { $zone }, Zone benutzt. Karte spielen oder Befehl benutzen?
answer-declare-zone-done = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-charge-rolled = Ansturm von { $unit } auf { $foe }, { $amount } gewürfelt. Karte spielen oder Befehl benutzen?
answer-declare-charge-rolled = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-charged = Gelungener Ansturm von { $unit } auf { $foe }. Karte spielen oder Befehl benutzen?
answer-declare-charged = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-charge-failed = Gescheiterter Ansturm von { $unit } auf { $foe }. Karte spielen oder Befehl benutzen?
answer-declare-charge-failed = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-retreat-rolled = Rückzug von { $unit }, { $amount } gewürfelt. Karte spielen oder Befehl benutzen?
answer-declare-retreat-rolled = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-attack = Angriff von { $unit } auf { $foe }, vor dem Würfeln. Karte spielen oder Befehl benutzen?
answer-declare-attack = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-attack-rolled = Angriff von { $unit } auf { $foe }, es ist gewürfelt. Karte spielen oder Befehl benutzen?
answer-declare-attack-rolled = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-attack-final = Angriff von { $unit } auf { $foe }, die Treffer stehen fest. Karte spielen oder Befehl benutzen?
answer-declare-attack-final = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-defence-rolled = Angriff von { $unit } auf { $foe }, die Verteidigungswürfel sind geworfen. Karte spielen oder Befehl benutzen?
answer-declare-defence-rolled = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-defence-final = Angriff von { $unit } auf { $foe }, die Verteidigungswürfe stehen fest. Karte spielen oder Befehl benutzen?
answer-declare-defence-final = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-attack-done = Angriff von { $unit } auf { $foe } abgeschlossen. Karte spielen oder Befehl benutzen?
answer-declare-attack-done = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-test =
    { $word-id ->
        [panic] Panikprobe
       *[morale] Moralprobe
    } von { $unit }, vor dem Würfeln. Karte spielen oder Befehl benutzen?
answer-declare-test = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-test-rolled =
    { $word-id ->
        [panic] Panikprobe
       *[morale] Moralprobe
    } von { $unit }, es ist gewürfelt. Karte spielen oder Befehl benutzen?
answer-declare-test-rolled = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-test-passed =
    { $word-id ->
        [panic] Panikprobe
       *[morale] Moralprobe
    } von { $unit } bestanden. Karte spielen oder Befehl benutzen?
answer-declare-test-passed = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-test-failed =
    { $word-id ->
        [panic] Panikprobe
       *[morale] Moralprobe
    } von { $unit } misslungen. Karte spielen oder Befehl benutzen?
answer-declare-test-failed = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-rank-lost = Schlachtreihe verloren: { $unit }. Karte spielen oder Befehl benutzen?
answer-declare-rank-lost = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-would-be-destroyed = Kurz vor der Vernichtung: { $unit }. Karte spielen oder Befehl benutzen?
answer-declare-would-be-destroyed = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-destroyed = Vernichtet: { $unit }. Karte spielen oder Befehl benutzen?
answer-declare-destroyed = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-surge = Nachsetzen: { $unit }. Karte spielen oder Befehl benutzen?
answer-declare-surge = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-declared =
    { $whose-you ->
        [yes] Du hast „{ $word }“ angesagt
       *[no] { $whose } hat „{ $word }“ angesagt
    }. Karte spielen oder Befehl benutzen?
answer-declare-declared = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-targeted = { $word } hat { $unit } gewählt. Karte spielen oder Befehl benutzen?
answer-declare-targeted = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-token = Gleich { $word }: { $unit }. Karte spielen oder Befehl benutzen?
answer-declare-token = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-turn-end =
    { $whose-you ->
        [yes] Dein Zug endet
       *[no] Der Zug von { $whose } endet
    }. Karte spielen oder Befehl benutzen?
answer-declare-turn-end = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-round-end = Die Runde endet. Karte spielen oder Befehl benutzen?
answer-declare-round-end = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
ask-declare-marker-scored = Ein Marker bringt Punkte. Karte spielen oder Befehl benutzen?
answer-declare-marker-scored = { $hidden ->
    [yes] verzichten
   *[no] { $answer }
}
# Where to be waited for

label-stop-cancel = wenn eine Karte oder ein Befehl aufgehoben werden könnte
label-stop-my-turn = in meinen Zügen
label-stop-their-turn = in den Zügen der anderen
label-stop-my-attack = wenn meine Einheiten anstürmen oder angreifen
label-stop-attack-on-me = wenn meine Einheiten das Ziel eines Ansturms oder Angriffs sind
label-stop-test = bei Moral- und Panikproben
label-stop-board = wenn eine Zone der Taktiktafel beansprucht wird
label-stop-loss = wenn Einheiten Schlachtreihen verlieren, Zustände erhalten oder vernichtet werden

## Ereignisse

event-zones-rolled = Wurf um die Tischseiten: { $dice }.
    .dice-each = { $key } { $value }
    .value = { $face }
event-zone-left =
    { $seat-you ->
        [yes] Du überlässt die Wahl der Tischseite deinem Gegner.
       *[no] { $seat } überlässt die Wahl der Tischseite dem Gegner.
    }
event-zone-chosen =
    { $seat-you ->
        [yes] Du wählst deine Tischseite.
       *[no] { $seat } wählt eine Tischseite.
    }
event-unit-deployed = Aufgestellt: { $unit }.
event-unit-held-back = In Reserve: { $unit }.
event-first-player-named =
    { $seat-you ->
        [yes] Du bist Startspieler.
       *[no] Startspieler: { $seat }.
    }
event-round-began = Runde { $round } beginnt. Startspieler: { $first }.
event-unit-activated = Aktiviert: { $unit }.
event-action-chosen = { $unit }: { $action }.
event-free-action-forgone = { $unit }: keine freie Aktion.
event-turn-passed =
    { $seat-you ->
        [yes] Du hast niemanden mehr zu aktivieren.
       *[no] { $seat } hat niemanden mehr zu aktivieren.
    }
event-unit-moved = Bewegt ({ $how }): { $unit }.
event-retreat-rolled = Rückzug von { $unit }: { $rolled }{ $stays ->
        [yes] , aber es gibt keinen Weg hinaus
       *[no] {""}
    }.
    .rolled = { $dice } ({ $parts }; Ergebnis { $result })
    .dice = { $face }
    .parts = { $source } { $n-sign ->
        [zero] { $n }
        [positive] +{ $n }
       *[negative] { $n }
    }
event-charge-declared = Ansturm von { $unit } auf { $target }.
event-charge-rolled = Ansturmwürfel von { $unit }: { $rolled }.
    .rolled = { $dice } ({ $parts }; Ergebnis { $result }, nötig { $needed })
    .dice = { $face }
    .parts = { $source } { $n-sign ->
        [zero] { $n }
        [positive] +{ $n }
       *[negative] { $n }
    }
event-charge-ended = Der Ansturm von { $unit } auf { $target } { $made ->
        [yes] gelingt
       *[no] scheitert
    }.
event-attack-began = Angriff von { $unit } auf { $target }: { $weapon }.
event-attack-rolled = Angriffswürfel von { $unit }: { $rolled }. Treffer: { $hits }.
    .rolled = { $without-id ->
        [no-dice] keiner übrig
       *[other] { $dice } (nötig { $needed }{ $parts-count ->
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
event-defence-rolled = Verteidigungswürfel von { $unit }: { $rolled }. Abgewehrt: { $blocked }.
    .rolled = { $without-id ->
        [no-hits] keine, nichts hat getroffen
        [sure-hits] keine, kein Treffer lässt sich abwehren
        [undefended] keine erlaubt
        [wounds-instead] keine, stattdessen gibt es Wunden
       *[other] { $dice } (nötig { $needed }{ $parts-count ->
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
event-token-spent = Ausgegeben: der Marker { $token } von { $unit }.
event-token-given = { $unit }: jetzt { $token }.
event-token-removed = { $unit }: nicht mehr { $token }.
event-panic-tested = Panikprobe von { $unit }: { $passed ->
        [yes] bestanden
       *[no] misslungen
    } ({ $rolled }).
    .rolled = { $without-id ->
        [no-wounds] keine Wunden, also kein Wurf
       *[other] { $dice }{ $parts-count ->
            [0] {""}
           *[other] ; { $parts }
        }; Ergebnis { $result }, nötig { $needed }{ $sure-count ->
            [0] {""}
           *[other] ; in jedem Fall bestanden: { $sure }
        }
    }
    .dice = { $face }
    .parts = { $source } { $n-sign ->
        [zero] { $n }
        [positive] +{ $n }
       *[negative] { $n }
    }
event-morale-tested = Moralprobe von { $unit }: { $passed ->
        [yes] bestanden
       *[no] misslungen
    } ({ $rolled }).
    .rolled = { $without-id ->
        [no-wounds] keine Wunden, also kein Wurf
       *[other] { $dice }{ $parts-count ->
            [0] {""}
           *[other] ; { $parts }
        }; Ergebnis { $result }, nötig { $needed }{ $sure-count ->
            [0] {""}
           *[other] ; in jedem Fall bestanden: { $sure }
        }
    }
    .dice = { $face }
    .parts = { $source } { $n-sign ->
        [zero] { $n }
        [positive] +{ $n }
       *[negative] { $n }
    }
event-morale-rolled = Probe von { $unit }: { $rolled }.
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
event-danger-met = Gefährliches Gelände: { $unit }. Wunden: { $rolled }.
    .rolled = { $dice }{ $parts-count ->
        [0] {""}
       *[other] {" "}+ { $parts } = { $result }
    }
    .dice = { $face }
    .parts = { $n }
event-piece-destroyed = Niedergerissen von { $unit }: { $piece }.
event-unit-redeployed = Jetzt auf dem Tisch: { $unit }.
event-quadrant-entered = { $quadrant-id ->
    [near-left] { $ncu } geht in das Viertel vorn links des Tisches.
    [far-left] { $ncu } geht in das Viertel hinten links des Tisches.
    [far-right] { $ncu } geht in das Viertel hinten rechts des Tisches.
   *[near-right] { $ncu } geht in das Viertel vorn rechts des Tisches.
}
event-card-taken =
    { $seat-you ->
        [yes] Du nimmst die Zielkarte „{ $card }“.
       *[no] { $seat } nimmt die Zielkarte „{ $card }“.
    }
event-point-laid = Ein Punkt von { $unit } liegt auf { $target }.
event-wall-fell = Gefallen: { $unit }.
event-marker-placed = Ein Marker wird gelegt.
event-effect-declared =
    { $seat-you ->
        [yes] Du sagst an: { $key }.
       *[no] { $seat } sagt an: { $key }.
    }
event-effect-cancelled = Aufgehoben: { $key }.
event-effect-chosen = { $name }: { $unit }.
event-die-rolled = { $name }: Der Würfel zeigt { $rolled }.
    .rolled = { $dice }{ $parts-count ->
        [0] {""}
       *[other] {" "}+ { $parts } = { $result }
    }
    .dice = { $face }
    .parts = { $n }
event-die-again = Neu gewürfelt für { $unit }: { $rolled }.
    .rolled = { $dice } ({ $parts }; Ergebnis { $result })
    .dice = { $face }
    .parts = { $source } { $n-sign ->
        [zero] { $n }
        [positive] +{ $n }
       *[negative] { $n }
    }
event-counters-changed = { $hidden ->
    [yes] Marker auf „{ $name }“: { $by-sign ->
        [zero] { $by }
        [positive] +{ $by }
       *[negative] { $by }
    }.
   *[no] Beutemarker von { $unit }: { $by-sign ->
        [zero] { $by }
        [positive] +{ $by }
       *[negative] { $by }
    }.
}
event-card-attached = „{ $card }“ wird angelegt: { $unit }.
event-card-removed = „{ $card }“ verlässt { $unit }.
event-card-recalled =
    { $seat-you ->
        [yes] Du nimmst { $card } zurück.
       *[no] { $seat } nimmt { $card } zurück.
    }
event-card-searched =
    { $seat-you ->
        [yes] Du durchsuchst das Deck nach einer Karte ({ $name }).
       *[no] { $seat } durchsucht das Deck nach einer Karte ({ $name }).
    }
event-zone-controlled =
    { $seat-you ->
        [yes] { $zone } gilt als von dir kontrolliert.
       *[no] { $zone } gilt als von { $seat } kontrolliert.
    }
event-attachment-moved = { $attachment } wechselt von { $unit } zu { $target }.
event-attachment-lost = { $attachment } geht verloren ({ $unit }).
event-attachment-planted = { $attachment } schließt sich an: { $unit }.
event-hand-revealed =
    { $seat-you ->
        [yes] Alle sehen deine Hand: { $cards }.
       *[no] Alle sehen die Hand von { $seat }: { $cards }.
    }
event-ncu-activated = Aktiviert: { $ncu }.
event-zone-claimed = { $ncu } beansprucht { $zone }.
event-ncu-moved = { $ncu } wechselt auf { $zone }.
event-influence-placed = { $ncu } beeinflusst { $unit }.
event-cards-drawn = { $cards-count ->
    [0] { $seat-you ->
        [yes] Du ziehst { $count ->
                [one] eine Karte
               *[other] { $count } Karten
            }.
       *[no] { $seat } zieht { $count ->
                [one] eine Karte
               *[other] { $count } Karten
            }.
    }
   *[other] Du ziehst { $cards }.
}
event-cards-discarded =
    { $seat-you ->
        [yes] Du legst ab: { $cards }.
       *[no] { $seat } legt ab: { $cards }.
    }
event-player-out =
    { $seat-you ->
        [yes] Du hast keine Einheit mehr.
       *[no] { $seat } hat keine Einheit mehr.
    }
event-piece-placed = { $kind } wird aufgestellt.
event-objective-drawn = Die Zielkarte „{ $card }“ liegt an einem Marker.
event-mission-revealed = Der Auftrag „{ $mission }“ wird aufgedeckt.
event-missions-changed = Geltende Aufträge: { $active }.
event-siege-card-played =
    { $seat-you ->
        [yes] Du spielst { $card }.
       *[no] { $seat } spielt { $card }.
    }
event-roles-chosen =
    { $defender-you ->
        [yes] Du verteidigst die Mauern.
       *[no] { $defender } verteidigt die Mauern.
    }
event-unit-marked = Markiert: { $unit }.
event-terrain-rolled = Die Würfel zeigen { $rolled }: { $hidden ->
    [yes] ein beliebiges Geländeteil.
   *[no] { $kind }.
}
    .rolled = { $dice }
    .dice = { $face }
event-corner-chosen =
    { $seat-you ->
        [yes] Du nimmst eine Ecke.
       *[no] { $seat } nimmt eine Ecke.
    }
event-unit-wounded = Wunden von { $unit }: { $wounds }. Übrige Figuren: { $models }.
event-unit-healed = Geheilte Wunden von { $unit }: { $wounds }.
event-unit-survived = Vor der Vernichtung bewahrt: { $unit }. Übrige Wunden: { $wounds }.
event-unit-destroyed = Vernichtet: { $unit }.
event-markers-changed = { $hidden ->
    [yes] Ein Marker ist frei.
   *[no] Ein Marker wird kontrolliert von { $unit }.
}
event-points-scored =
    { $seat-you ->
        [yes] Siegpunkte für dich: { $points } ({ $why }), insgesamt { $total }.
       *[no] Siegpunkte für { $seat }: { $points } ({ $why }), insgesamt { $total }.
    }
event-game-won = Sieg: { $winners }. { $why }
## Gründe

why-points = Genug Siegpunkte.
why-most-points = Die meisten Siegpunkte nach der letzten Runde.
why-army-left = Mehr von der Armee ist übrig.
why-draw = Unentschieden.
why-eliminated = Der Gegner hat keine Einheit mehr.
why-held = Die Mauern haben gehalten.
why-marker = ein Marker
why-destroyed = eine vernichtete Einheit
why-commander-destroyed = der feindliche Heerführer
why-commander-destroys = eine vom Heerführer vernichtete Einheit
why-marked = eine markierte Einheit
why-marked-destroys = eine von einer markierten Einheit vernichtete Einheit
why-tokens = auf Einheiten gelegte Punkte
why-wall = eine Burgmauer
why-mission = ein Auftrag
why-card = was eine Karte sagt
why-quadrant = ein Viertel des Tisches
## Ablehnungen

refusal-attachment-before-unit = Zeile { $line }: { $card } steht vor jeder Einheit, die eine Verstärkung aufnehmen könnte.
refusal-behind-the-walls = Niemand geht hinter die Burgmauern.
refusal-blocked-by = Blockiert nach { $free-inches }″: { $unit }.
refusal-exactly-so-far = Beim Niedertrampeln geht es genau { $most-inches }″ weit.
refusal-cannot-charge = Diese Einheit stürmt nie an.
refusal-cannot-retreat = Diese Einheit zieht sich nie zurück.
refusal-carries-marker = Wer einen Marker trägt, marschiert nicht.
refusal-changes-contact = Verschieben führt weder in einen Kontakt hinein noch aus ihm heraus.
refusal-character-twice = { $card } ist zweimal in der Armee.
refusal-charge-cannot-reach = Kein Weg führt zu { $unit }.
refusal-charge-misses = Mit dieser Ausrichtung geht der Ansturm vorbei: { $unit }.
refusal-charge-no-room = Kein Platz an dieser Einheit: { $unit }.
refusal-charge-sees-nothing = Mit dieser Ausrichtung außer Sicht: { $unit }.
refusal-charge-too-far = Zu weit weg: { $unit }, { $far-inches }″; ein Ansturm reicht höchstens { $most-inches }″ weit.
refusal-charge-unseen = Außer Sicht: { $unit }.
refusal-commander-missing = Die Armee hat keinen Heerführer.
refusal-commander-without-unit = Der Heerführer hat keinen Platz in der Armee: { $card }.
refusal-divided-loyalty = Die Armee folgt zweien: { $one } und { $other }.
refusal-duel-of-two = Ein Duell ist für zwei.
refusal-ends-on-piece = Die Bewegung würde auf { $piece } enden.
refusal-ends-on-unit = Die Bewegung würde auf { $unit } enden.
refusal-ends-too-near = Die Bewegung würde weniger als 1″ entfernt enden von: { $unit }.
refusal-in-a-zone = Gelände steht nicht in einer Aufstellungszone.
refusal-is-engaged = Die Einheit ist im Nahkampf.
refusal-is-not-engaged = Die Einheit ist nicht im Nahkampf.
refusal-marker-not-free = Der Marker kann dort nicht liegen.
refusal-marker-too-far = Der Marker ist zu weit weg.
refusal-must-place-terrain = Ein Geländeteil muss aufgestellt werden.
refusal-needs = { $card } braucht in der Armee: { $needs }.
refusal-no-attachment = { $card } ist keine Verstärkung.
refusal-no-combat-unit = Die Armee hat keine Kampfeinheit.
refusal-no-commander = { $card } ist kein Heerführer.
refusal-no-heading = Das ist keine Richtung.
refusal-no-melee-attack = Die Einheit hat keinen Nahkampfangriff.
refusal-no-ncu = { $card } ist keine zivile Einheit.
refusal-no-number = Zeile { $line }: „{ $text }“ ist keine Punktzahl.
refusal-no-pivot-after = Am Ende wird nicht gedreht.
refusal-no-pivot-first = Ein Marsch beginnt geradeaus.
refusal-no-storm-for-all = Sturm der Schwerter geht nicht jeder gegen jeden.
refusal-no-such-army = Diese Armee gibt es nicht: { $army }.
refusal-no-such-card = Diese Karte gibt es nicht: { $card }.
refusal-no-such-faction = Diese Fraktion gibt es nicht: { $faction }.
refusal-no-such-size = Eine Armee hat { $least } bis { $most } Punkte.
refusal-no-turn = Die Einheit dreht sich bei dieser Bewegung nicht.
refusal-no-unit = { $card } ist keine Kampfeinheit.
refusal-nobody-to-charge = Ein Ansturm ist auf niemanden möglich.
refusal-no-ranged-attack = Diese Einheit hat keinen Fernkampfangriff.
refusal-nobody-to-shoot = Auf niemanden kann geschossen werden.
refusal-not-an-army = Das ist keine Armeeliste.
refusal-not-ready = { $card } ist noch nicht spielbar.
refusal-not-that-terrain = Dieses Gelände ist hier nicht erlaubt.
refusal-not-that-way = In diese Richtung geht es nicht.
refusal-not-together = { $card } und { $other } kämpfen nicht zusammen.
refusal-not-on-the-table = Das ist nicht auf dem Tisch.
refusal-nothing-to-restore = Diese Einheit hat keine Wunden verloren und keinen Zustandsmarker.
refusal-takes-no-token = Diese Einheit kann keinen Zustandsmarker bekommen.
refusal-has-token = Diese Einheit hat diesen Marker schon.
refusal-is-immune = Diese Einheit bekommt diesen Marker nie.
refusal-text-does-nothing = Das würde an dieser Einheit nichts ändern.
refusal-off-the-table = Nach { $free-inches }″ kommt der Tischrand.
refusal-on-a-marker = Gelände liegt nicht auf einem Marker.
refusal-outside-the-zone = Das ist außerhalb der Zone.
refusal-pivots-into = Die Drehung würde { $unit } berühren.
refusal-pivots-into-piece = Die Drehung würde { $piece } berühren.
refusal-rough-ground = Unwegsames Gelände: höchstens { $free-inches }″.
refusal-second-faction = Zeile { $line }: Eine Armee hat nur eine Fraktion.
refusal-several-commanders = Die Armee hat mehrere Heerführer.
refusal-solo-attachment = Keine Verstärkung kann sich hier anschließen: { $unit }.
refusal-teams-of-two = Teams sind zwei gegen zwei.
refusal-terrain-too-far = Das Geländeteil liegt nicht auf dem Tisch.
refusal-too-far = Das ist zu weit: höchstens { $most-inches }″.
refusal-too-many-attachments = Zu viele Verstärkungen: { $unit }.
refusal-too-many-copies = { $card }: höchstens { $most }.
refusal-too-many-neutrals = { $points } Punkte sind neutral; höchstens { $most }.
refusal-too-many-points = Die Armee kostet { $points }; höchstens { $most }.
refusal-too-many-units = Auf diesem Server hat eine Armee bei { $players } Spielern höchstens { $most } Kampfeinheiten, nicht { $units }.
refusal-too-many-ncus = Auf diesem Server hat eine Armee höchstens { $most } zivile Einheiten, nicht { $units }.
refusal-too-large-a-game = Dieser Server bietet Spiele bis { $most } Punkte an, nicht { $points }.
refusal-too-near-terrain = Das ist zu nah an anderem Gelände.
refusal-twice-on-a-side = { $card } würde auf einer Seite zweimal kämpfen.
refusal-unknown-faction-name = Zeile { $line }: Keine Fraktion heißt „{ $text }“.
refusal-unknown-faction-name-near = Zeile { $line }: Keine Fraktion heißt „{ $text }“. Meintest du { $nearest }?
refusal-wrong-faction = { $card } kämpft nicht für { $faction }.
refusal-wrong-type = { $card } kann sich nicht anschließen: { $unit }.
refusal-wrong-unit-for = { $card } schließt sich nicht an: { $unit }.

## Namen

name-sworn-swords = Stark-Schwertträger
name-outriders = Stark-Vorreiter
name-umber-berserkers = Umber-Berserker
name-grey-wind = Grauwind
name-bowmen = Stark-Bogenschützen
name-tully-sworn-shields = Tully-Schildträger
name-karstark-spearmen = Karstark-Speerträger
name-crannogman-bog-devils = Sumpfteufel der Pfahlbaumänner
name-guardsmen = Lannister-Wachen
name-halberdiers = Lannister-Hellebardenträger
name-mountains-men = Clegane-Männer des Bergs
name-pyromancers = Pyromantiker
name-crossbowmen = Lannister-Armbrustschützen
name-gregor-clegane = Gregor Clegane
name-poor-fellows = Arme Gefährten
name-kingsguard = Königsgarde
name-bolton-cutthroats = Bolton-Halsabschneider
name-bolton-flayed-men = Gehäutete Männer der Boltons
name-bolton-blackguards = Schwarze Wachen der Boltons
name-stormcrow-mercenaries = Söldner der Sturmkrähen
name-stormcrow-archers = Bogenschützen der Sturmkrähen
name-bloody-mummer-zorse-riders = Zorsenreiter der Blutigen Mimen
name-golden-company-war-elephant = Kriegselefant der Goldenen Kompanie
name-veterans-of-the-watch = Veteranen der Wache
name-sworn-brothers = Geschworene Brüder
name-ranger-trackers = Fährtenleser der Grenzer
name-ghost = Geist
name-builder-scorpion-crew = Skorpionmannschaft der Baumeister
name-builder-stone-thrower = Steinschleuder der Baumeister
name-conscripts = Rekruten
name-watch-marshal = Marschall der Wache
name-baratheon-wardens = Baratheon-Hüter
name-baratheon-sentinels = Baratheon-Wachposten
name-rhllor-faithful = Gläubige R’hllors
name-dragonstone-noble = Edler von Drachenstein
name-rhllor-lightbringers = Lichtbringer R’hllors
name-baratheon-halberdiers = Baratheon-Hellebardenträger
name-crownland-scouts = Späher der Kronlande
name-savage-giant = Wilder Riese
name-free-folk-trappers = Fallensteller des Freien Volks
name-free-folk-raiders = Plünderer des Freien Volks
name-spearwives = Speerfrauen
name-frozen-shore-chariots = Streitwagen der Eisigen Küste
name-war-mammoth = Kriegsmammut
name-mag-the-mighty = Mag der Mächtige
name-varamyr-sixskins = Varamyr Sechsleib
name-shadowcat = Schattenkatze
name-wolf-pack = Wolfsrudel
name-bear = Bär
name-dothraki-screamers = Dothrakische Kreischer
name-dothraki-outriders = Dothrakische Vorreiter
name-jorah-mormont = Jorah Mormont
name-unsullied-pikemen = Unbefleckte Pikenträger
name-drogon = Drogon
name-freedmen = Freigelassene
name-ironborn-reavers = Plünderer der Eisenmänner
name-ironborn-bowmen = Bogenschützen der Eisenmänner
name-harlaw-reapers = Harlaw-Schnitter
name-ironmakers = Eisenmacher
name-silenced-men = Verstummte
name-drowned-men = Ertrunkene
name-martell-spearmen = Martell-Speerträger
name-sand-skirmishers = Sandplänkler
name-sunspear-dervishes = Derwische von Sonnspeer
name-dune-vipers = Dünenvipern
name-starfall-outriders = Vorreiter von Sternfall
name-skyreach-bowmen = Bogenschützen von Himmelhoch
name-castle-wall = Burgmauer
name-wall-middle = Burgmauer in der Mitte
name-wall-left = Burgmauer links
name-wall-right = Burgmauer rechts
name-field-hospital = Feldlazarett
name-crossroads = Wegkreuzung
name-ill-omens = Böse Vorzeichen
name-breach = Bresche
name-war-council = Kriegsrat
name-armory = Rüstkammer
name-gallows = Galgen
name-proving-ground = Übungsplatz
name-mire = Morast
name-muster-point = Sammelplatz
name-take-the-centre = Die Mitte nehmen
name-steel-and-hooves = Stahl und Hufe
name-steel-and-ravens = Stahl und Raben
name-rule-the-court = Den Hof beherrschen
name-break-their-leader = Den Anführer brechen
name-behind-their-lines = Hinter ihren Linien
name-weight-of-numbers = Gewicht der Masse
name-sow-misery = Elend säen
name-blood-for-blood = Blut für Blut
name-seize-their-ground = Ihren Boden nehmen
name-take-the-lead = Die Führung übernehmen
name-hold-them-all = Alle halten
name-clear-the-ground = Das Gelände räumen
name-silence-their-captains = Ihre Hauptleute zum Schweigen bringen
name-sound-the-assault = Zum Sturm blasen
name-spread-despair = Verzweiflung verbreiten
name-dread-of-the-siege = Schrecken der Belagerung
name-battering-ram = Rammbock
name-boiling-oil = Siedendes Öl
name-masons-at-work = Maurer am Werk
name-sally-forth = Ausfall
name-rain-of-arrows = Pfeilhagel
name-full-granaries = Volle Kornspeicher
name-burning-ditch = Brennender Graben
name-tar-and-pitch = Teer und Pech
name-robb-stark-wolf-lord = Robb Stark, der Wolfslord
name-umber-champion = Umber-Streiter
name-assault-veteran = Sturmveteran
name-guard-captain = Hauptmann der Wache
name-jaime-lannister-kingslayer = Jaime Lannister, der Königsmörder
name-joffrey-baratheon-first-of-his-name = Joffrey Baratheon, der Erste seines Namens
name-jaime-lannister-maimed-hostage = Jaime Lannister, verstümmelte Geisel
name-turncoat = Überläufer
name-dreadfort-captain = Hauptmann von Grauenstein
name-ramsay-snow-bastard-of-bolton = Ramsay Schnee, der Bastard von Bolton
name-brienne-maiden-of-tarth = Brienne, die Maid von Tarth
name-jon-snow-998th-lord-commander = Jon Schnee, 998. Lord Kommandant
name-watch-captain = Hauptmann der Nachtwache
name-senior-builder = Oberbaumeister
name-samwell-tarly-sam-the-slayer = Samwell Tarly, Sam der Töter
name-satin-brave-recruit = Satin, mutiger Rekrut
name-stannis-baratheon-rightful-heir = Stannis Baratheon, der rechtmäßige Erbe
name-master-warden = Oberhüter
name-devan-seaworth-kings-squire = Devan Seewert, Knappe des Königs
name-andrew-estermont-true-loyalist = Andrew Estermont, treuer Gefolgsmann
name-mance-rayder-king-beyond-the-wall = Manke Rayder, König-jenseits-der-Mauer
name-raid-leader = Anführer der Plünderer
name-skinchanger = Leibwechsler
name-chosen-of-styr = Styrs Erwählter
name-ygritte-spearwife-archer = Ygritte, Bogenschützin der Speerfrauen
name-khal-drogo-great-khal = Khal Drogo, der große Khal
name-screamer-ko = Ko der Kreischer
name-unsullied-officer = Offizier der Unbefleckten
name-mirri-maz-duur-resentful-healer = Mirri Maz Duur, verbitterte Heilerin
name-asha-greyjoy-krakens-daughter = Asha Graufreud, die Tochter des Kraken
name-victarion-greyjoy-master-of-the-iron-victory = Victarion Graufreud, Herr der Eisernen Siegesmacht
name-reaver-captain = Hauptmann der Plünderer
name-warsworn = Kriegsgeschworener
name-oberyn-martell-prince-of-dorne = Oberyn Martell, Prinz von Dorne
name-areo-hotah = Areo Hotah
name-areo-hotah-captain-of-the-guard = Areo Hotah, Hauptmann der Wache
name-spearmen-captain = Hauptmann der Speerträger
name-elia-sand-sand-snake = Elia Sand, Sandschlange
name-catelyn-stark-lady-of-winterfell = Catelyn Stark, Herrin von Winterfell
name-sansa-stark-little-bird = Sansa Stark, kleiner Vogel
name-rodrik-cassel-combat-veteran = Rodrik Cassel, erfahrener Kämpfer
name-the-high-sparrow-father-of-the-faithful = Der Hohe Spatz, Vater der Gläubigen
name-tyrion-lannister-the-imp = Tyrion Lannister, der Gnom
name-cersei-lannister-queen-regent = Cersei Lannister, Königinregentin
name-petyr-baelish-littlefinger = Petyr Baelish, Kleinfinger
name-lord-varys-spider = Lord Varys, die Spinne
name-roose-bolton-calculating-and-cruel = Roose Bolton, berechnend und grausam
name-aemon-maester-of-castle-black = Aemon, Maester der Schwarzen Festung
name-donal-noye-expert-blacksmith = Donal Noye, Meister der Schmiede
name-melisandre-red-woman = Melisandre, die Rote Frau
name-davos-seaworth-hand-of-the-true-king = Davos Seewert, Hand des wahren Königs
name-lady-val-wildling-princess = Lady Val, die Wildlingsprinzessin
name-craster-ally-of-convenience = Craster, Verbündeter aus Bequemlichkeit
name-styr-iron-fisted-tyrant = Styr, Tyrann mit eiserner Faust
name-daenerys-targaryen-khaleesi = Daenerys Targaryen, Khaleesi
name-rodrik-harlaw-reader = Rodrik Harlaw, der Leser
name-aeron-greyjoy-damphair = Aeron Graufreud, Feuchthaar
name-doran-martell-lord-of-sunspear = Doran Martell, Herr von Sonnspeer
name-doran-martell-prince-of-dorne = Doran Martell, Fürst von Dorne
name-ellaria-sand-vipers-paramour = Ellaria Sand, Geliebte der Viper
name-nymeria-sand-lady-nym = Nymeria Sand, Lady Nym
name-cavalry = Kavallerie
name-direwolf = Schattenwolf
name-the-mountain-that-rides = Der Reitende Berg
name-chariot = Streitwagen
name-solo-rider = Einzelner Reiter
name-westerosi-rider = Reiter aus Westeros
name-marshal = Marschall
name-juvenile-dragon = Junger Drache
name-giant = Riese
name-drowned-gods-fanatics = Eiferer des Ertrunkenen Gottes
name-war-machine = Kriegsmaschine
name-mammoth = Mammut
name-joffreys-retinue = Joffreys Gefolge
name-berserkers-fervor = Berserkerwut
name-true-bond = Wahres Band
name-untrained-masses = Ungeübte Massen
name-varamyrs-wolf-pack = Varamyrs Wolfsrudel
name-affiliation-house-bolton = Zugehörigkeit: Haus Bolton
name-boisterous-charisma = Laute Ausstrahlung
name-inspiring-presence = Ermutigende Gegenwart
name-valuable-captive-jaime-lannister = Wertvoller Gefangener
name-vengeful-captive = Rachsüchtiger Gefangener
name-raiders-of-the-iron-islands = Räuber der Eiseninseln
name-family-duty-honor = Familie, Pflicht, Ehre
name-repeating-the-words = Nachgesprochene Worte
name-martial-expertise = Kampfkunde
name-fealty-to-the-seven = Treue zu den Sieben
name-tactical-mastermind = Meister der Taktik
name-playing-the-game = Das Spiel spielen
name-master-of-the-game = Meister des Spiels
name-little-birds = Kleine Vögelchen
name-horrific-rumors = Grausige Gerüchte
name-maesters-healing = Heilkunst des Maesters
name-expert-maintenance = Kundige Pflege
name-sacrifice-to-the-lord-of-light = Opfer für den Herrn des Lichts
name-smugglers-cunning = List des Schmugglers
name-lady-of-the-wilds = Herrin der Wildnis
name-refuge-and-supplies = Zuflucht und Vorräte
name-fury-of-the-thenns = Zorn der Thenns
name-conviction-of-a-true-khaleesi = Überzeugung einer wahren Khaleesi
name-scholar-among-raiders = Gelehrter unter Räubern
name-rise-again-harder-and-stronger = Härter und stärker auferstanden
name-proxy-orders = Befehle durch andere
name-lysene-charm = Charme aus Lys
name-conflicting-reactions = Gemischte Gefühle
name-tactical-reposition = Taktische Umstellung
name-shield-wall = Schildwall
name-hold-the-line = Haltet die Linie!
name-scout-openings = Lücken erspähen
name-swift-retreat = Rascher Rückzug
name-incite = Anstacheln
name-lannister-supremacy = Vorherrschaft der Lannisters
name-set-for-charge = Bereit für den Ansturm
name-resilience = Zähigkeit
name-martial-training = Kampfausbildung
name-mark-target = Ziel markieren
name-threaten = Drohen
name-supply-aid = Nachschub
name-adaptive-planning = Anpassungsfähige Planung
name-battle-plan = Schlachtplan
name-sentinel = Wachposten
name-nobles-bolster = Rückhalt des Edlen
name-taunt = Verhöhnen
name-reckless-heroism = Kühnes Heldentum
name-hidden-traps = Versteckte Fallen
name-charging-volley = Salve im Ansturm
name-counterstrategy = Gegenstrategie
name-divide-the-spoils = Beute teilen
name-drowned-gods-blessing = Segen des Ertrunkenen Gottes
name-quick-fire = Schneller Schuss
name-ambush = Hinterhalt
name-furious-charge = Wütender Ansturm
name-disrupt = Stören
name-enhanced-mobility = Erhöhte Beweglichkeit
name-regroup = Neu ordnen
name-stubborn-tenacity = Sture Beharrlichkeit
name-stand-your-ground = Haltet stand!
name-prey-on-fear = Von Furcht zehren
name-intimidating-presence = Einschüchternde Gegenwart
name-iron-resolve = Eiserner Wille
name-counterstrike = Gegenschlag
name-precision = Präzision
name-fanatical-zeal = Fanatischer Eifer
name-zealous-resurgence = Eifriges Aufleben
name-heart-of-fire = Herz aus Feuer
name-horrific-visage = Schreckliches Antlitz
name-motivated-by-coin = Von Münze bewegt
name-loyalty-through-coin = Treue durch Münze
name-elusive-escape = Flüchtiges Entkommen
name-knightly-vow = Ritterlicher Schwur
name-stalwart = Standhaft
name-pathfinder = Pfadfinder
name-disorganized = Ungeordnet
name-boldness-and-courage = Kühnheit und Mut
name-relentless = Unerbittlich
name-improved-defenses = Verbesserte Verteidigung
name-bookkeeping-samwell-tarly = Buchführung
name-dauntless = Unerschrocken
name-duty-to-the-crown = Pflicht gegenüber der Krone
name-true-conviction-baratheon = Wahre Überzeugung
name-gang-up = Gemeinsam gegen einen
name-go-down-fighting = Kämpfend untergehen
name-combat-mastery-defense = Meisterlicher Kampf: Abwehr
name-expert-duelist = Meister im Zweikampf
name-maegis-healing = Heilung der Maegi
name-raided-armaments = Erbeutete Waffen
name-reapers-fervor = Eifer des Schnitters
name-the-silences-infamy = Ruf der Stille
name-fueled-by-slaughter = Vom Gemetzel genährt
name-outflank = Umgehen
name-rally-cry = Sammelruf
name-manticore-venom = Mantikorgift
name-vipers-fangs = Zähne der Viper
name-coordinated-assault = Abgestimmter Angriff
name-orders-of-the-crown-joffrey-baratheon = Befehle der Krone
name-distract = Ablenken
name-winters-bite = Biss des Winters
name-tooth-and-claw = Zahn und Kralle
name-halberd = Hellebarde
name-double-hammers = Doppelhämmer
name-greatsword = Großschwert
name-screamers-arakh = Arakh der Kreischer
name-spiked-flail = Stachelflegel
name-bardiche = Bardiche
name-dual-weapons = Zwei Waffen
name-scimitar = Krummsäbel
name-arrow-volley = Pfeilsalve
name-war-hammer = Kriegshammer
name-mastercraft-warhammer = Meisterlicher Kriegshammer
name-great-hammer = Großer Hammer
name-spear-and-net = Speer und Netz
name-poisoned-tridents = Vergiftete Dreizacke
name-marauders-blades = Klingen der Marodeure
name-wildfire = Seefeuer
name-crossbow = Armbrust
name-cleaving-blows = Spaltende Hiebe
name-war-flail = Kriegsflegel
name-ruthless-aggression = Rücksichtsloser Angriff
name-desert-marksmen = Wüstenschützen
name-dervish-blades = Derwischklingen
name-mercenarys-longbow = Langbogen des Söldners
name-motley-armaments = Bunt gemischte Waffen
name-stomp = Zertrampeln
name-furious-swing = Wütender Schwung
name-vicious-mauling = Grausames Zerfleischen
name-bolt-thrower = Bolzenwerfer
name-rock-volley = Felssalve
name-black-fire = Schwarzes Feuer
name-fire-arrows = Feuerpfeile
name-deadly-impact = Tödlicher Aufprall
name-rampage = Amoklauf
name-outriders-bow = Bogen des Vorreiters
name-reaver-axes = Plündereräxte
name-ironborn-arrows = Pfeile der Eisenmänner
name-great-axe = Große Axt
name-chieftains-fury = Zorn des Häuptlings
name-baratheon-justice = Gerechtigkeit der Baratheons
name-stags-wit = Witz des Hirsches
name-ours-is-the-fury = Unser ist der Zorn!
name-sustained-assault = Anhaltender Angriff
name-baratheon-conviction = Überzeugung der Baratheons
name-final-strike = Letzter Schlag
name-oath-of-duty = Eid der Pflicht
name-will-of-the-one-true-king = Wille des einen wahren Königs
name-harsh-conditions = Harte Bedingungen
name-tactical-approach = Taktisches Vorgehen
name-theres-too-many = Es sind zu viele!
name-diversion-tactics = Ablenkungsmanöver
name-overwhelming-assault = Überwältigender Angriff
name-surrounded-and-exposed = Umzingelt und schutzlos
name-wildling-diplomacy = Diplomatie der Wildlinge
name-the-long-plan = Der lange Plan
name-enrage = In Rage versetzen
name-monsters-from-the-north = Ungeheuer aus dem Norden
name-last-of-their-kind = Die Letzten ihrer Art
name-defiant-roar = Trotziges Brüllen
name-overrun-mag = Überrennen
name-blitz = Blitzangriff
name-we-do-not-sow = Wir säen nicht
name-what-is-dead-may-never-die = Was tot ist, kann niemals sterben
name-the-krakens-wrath = Der Zorn des Kraken
name-the-iron-price = Der eiserne Preis
name-finger-dance = Fingertanz
name-raiding-call = Ruf zum Raubzug
name-bless-with-stone-bless-with-steel = Segne mit Stein, segne mit Stahl
name-ironborn-mettle = Mut der Eisenmänner
name-raider-bravery = Tapferkeit der Räuber
name-war-cry = Schlachtruf
name-intrigue-and-subterfuge = Intrige und Täuschung
name-a-lannister-pays-his-debts = Ein Lannister bezahlt seine Schuld
name-hear-me-roar = Hört mich brüllen!
name-bribery = Bestechung
name-counterplot = Gegenverschwörung
name-fealty-to-the-crown = Treue zur Krone
name-subjugation-of-power = Unterwerfung der Macht
name-kingslayers-renown = Ruhm des Königsmörders
name-kingslayers-prowess = Können des Königsmörders
name-kingslayers-infamy = Verruf des Königsmörders
name-you-will-obey-me = Du wirst mir gehorchen!
name-i-am-the-king = Ich bin der König!
name-superior-positioning-martell = Überlegene Stellung
name-unbowed-unbent-unbroken = Ungebeugt, ungezähmt, ungebrochen
name-rhoynish-vengeance = Rache der Rhoynar
name-rising-temperatures = Steigende Hitze
name-cunning-ploy = Schlaue List
name-dune-tactics = Dünentaktik
name-unexpected-exhaustion = Unerwartete Erschöpfung
name-intercept-orders = Befehle abfangen
name-vipers-infamy = Verruf der Viper
name-parlay = Unterhandlung
name-ripe-to-act = Reif zur Tat
name-false-agenda = Falsche Absicht
name-planning-and-insight = Planung und Einsicht
name-adaptive-methods = Anpassungsfähige Mittel
name-issue-commands = Befehle erteilen
name-worth-the-risk = Das Wagnis wert
name-meticulous-planning = Sorgfältige Planung
name-surprise-strategy = Überraschende Strategie
name-spoils-of-war = Kriegsbeute
name-our-blades-are-sharp = Unsere Klingen sind scharf
name-cruel-methods = Grausame Mittel
name-sadistic-games = Sadistische Spiele
name-the-sword-in-the-darkness = Das Schwert in der Dunkelheit
name-the-fire-that-burns-against-the-cold = Das Feuer gegen die Kälte
name-the-shield-of-the-realms-of-men = Der Schild der Reiche der Menschen
name-the-watcher-on-the-wall = Der Wächter auf der Mauer
name-the-light-that-brings-the-dawn = Das Licht, das den Morgen bringt
name-take-the-black = Das Schwarz anlegen
name-and-now-his-watch-is-ended = Und jetzt endet seine Wache
name-it-shall-not-end-until-my-death = Sie soll nicht enden vor meinem Tod!
name-stand-united-brothers = Steht zusammen, Brüder!
name-for-the-watch = Für die Wache!
name-winters-might = Macht des Winters
name-northern-ferocity = Wildheit des Nordens
name-devastating-impact = Verheerender Aufprall
name-the-north-remembers = Der Norden vergisst nicht
name-winter-is-coming = Der Winter naht
name-swift-reposition = Rasche Umstellung
name-assault-orders = Angriffsbefehle
name-sudden-retreat = Plötzlicher Rückzug
name-superior-positioning = Überlegene Stellung
name-hit-and-run = Zuschlagen und weg
name-crannog-poison = Gift der Pfahlbaumänner
name-overrun-targaryen = Überrennen
name-sudden-retreat-targaryen = Plötzlicher Rückzug
name-swift-reposition-targaryen = Rasche Umstellung
name-fire-and-blood = Feuer und Blut
name-field-control = Beherrschung des Feldes
name-unstoppable-advance = Unaufhaltsamer Vormarsch
name-blood-of-the-dragon = Blut des Drachen
name-addrivat = Addrivat!
name-assault-orders-drogo = Angriffsbefehle
name-lead-by-example = Mit gutem Beispiel voran
name-berserker-axes = Berserkeräxte
name-bludgeon = Knüppel
name-claw-slash = Krallenhieb
name-crude-weapons = Grobe Waffen
name-cudgel = Keule
name-daggers = Dolche
name-long-sword = Langschwert
name-longsword = Langschwert
name-masterwork-blade = Meisterklinge
name-outriders-blade = Klinge des Vorreiters
name-pack-tactics = Rudeltaktik
name-phalanx-pike = Phalanxpike
name-recurve-bow = Reflexbogen
name-short-sword = Kurzschwert
name-simple-weapons = Einfache Waffen
name-skirmishers-blade = Klinge des Plänklers
name-skirmishers-bow = Bogen des Plänklers
name-spear = Speer
name-spear-toss = Speerwurf
name-sword-of-the-faith = Schwert des Glaubens
name-weapon-crew = Bedienung
name-manticore-poison = Mantikorgift
name-arrows = Pfeile
name-improvised-weapons = Behelfswaffen
name-wildling-bow = Wildlingsbogen
name-stark = Stark
name-lannister = Lannister
name-neutral = Neutral
name-nights-watch = Nachtwache
name-baratheon = Baratheon
name-free-folk = Freies Volk
name-targaryen = Targaryen
name-greyjoy = Graufreud
name-martell = Martell
name-bloody-mummers = Blutige Mummenschanz
name-builder = Baumeister
name-crannogman = Pfahlbaumänner
name-frozen-shore = Eisige Küste
name-golden-company = Goldene Kompanie
name-house-karstark = Haus Karstark
name-house-tully = Haus Tully
name-rangers = Grenzer
name-stormcrow = Sturmkrähen
name-varamyr = Varamyr
name-house-bolton = Haus Bolton
name-house-umber = Haus Umber
name-house-clegane = Haus Clegane
name-rhllor = R’hllor
name-jon-snow = Jon Schnee
name-panicked = Panisch
name-vulnerable = Verwundbar
name-weakened = Geschwächt
name-critical-blow = Kritischer Treffer
name-sundering = Spaltschlag
name-vicious = Grausam
name-crown = Krone
name-wealth = Reichtum
name-tactics = Taktik
name-combat = Kampf
name-maneuver = Manöver
name-infantry = Infanterie
name-monster = Monster
name-dangerous = Gefährlich
name-hindering = Einschränkend
name-rough = Unwegsam
name-bog = Moor
name-corpse-pile = Leichenhaufen
name-forest = Wald
name-hedge = Hecke
name-hill = Hügel
name-palisade = Palisade
name-stakes = Pfähle
name-wall = Mauer
name-weirwood = Wehrholzbaum
name-a-game-of-thrones = Spiel um Throne
name-a-clash-of-kings = Kampf der Könige
name-a-storm-of-swords = Sturm der Schwerter
name-a-feast-for-crows = Zeit der Krähen
name-a-dance-with-dragons = Ein Tanz mit Drachen
name-the-winds-of-winter = Winde des Winters
name-honed-and-ready = Geschliffen und bereit
name-here-we-stand = Hier stehen wir
name-dark-wings-dark-words = Dunkle Schwingen, dunkle Worte
name-sunspear-secrets = Geheimnisse von Sonnspeer
name-water-gardens = Wassergärten
name-bonded-command = Befehl im Bund
name-bonded-guardians = Verbundene Wächter
name-chieftains-orders = Befehle des Häuptlings
name-house-of-the-undying = Haus der Unsterblichen
name-hurl-boulder = Felsbrocken schleudern
name-master-skinchanger = Meister der Leibwechsler
name-bonded-skinchanger = Gebundener Leibwechsler
name-bonded-bear = Gebundener Bär
name-bonded-eagle = Gebundener Adler
name-bonded-wolf = Gebundener Wolf
name-savage-mauling = Wildes Zerfleischen
name-palace-of-dust = Palast aus Staub
name-pyat-pree-warlock-of-qarth = Pyat Pree, Hexenmeister von Qarth
name-sabotage-and-subvert = Sabotage und Zersetzung
name-shrug-it-off = Abschütteln
name-summon-companions = Gefährten rufen
name-trample = Niedertrampeln
name-varamyrs-eagle = Varamyrs Adler
name-varamyrs-shadowcat = Varamyrs Schattenkatze
name-regroup-and-reform = Sammeln und neu ordnen
name-coordination-tactics = Abgestimmtes Vorgehen
name-the-endless-horde = Die endlose Horde
name-predictable-maneuvers = Vorhersehbare Manöver
name-ride-by-attack = Angriff im Vorbeireiten
name-sand-diplomacy = Diplomatie des Sandes

## Wie Texte zusammengesetzt werden

two-sentences = { $one } { $other }
two-words = { $one } { $other }
comma = { $one }, { $other }
both = { $one } und { $other }
either = { $one } oder { $other }
ended = { $text }.
word = { $word }
quoted = „{ $name }“
number = { $number }
signed = { $direction ->
    [minus] −{ $number }
   *[plus] +{ $number }
}
for-each = { $number } je { $what }
amount-plus = { $one }, dazu { $other }
amount-minus = { $number }, weniger 1 je { $what }
at-most = { $text } (höchstens { $most })
d3 = so viele, wie ein W3 zeigt
d3-plus = { $n }, dazu so viele, wie ein W3 zeigt

line-when = { $when }: { $text }
line-order = Befehl. { $text }
line-once = Einmal pro Spiel. { $when }
line-once-a-turn = Einmal pro Zug. { $when }
line-cost = Kosten: { $cost }.
line-may = Du darfst das tun.
line-influence = Einfluss: Wenn diese zivile Einheit eine Zone beansprucht, wird ihre Karte bis zum Ende der Runde an { $who } gelegt.
line-faith = Diese Einheit beginnt das Spiel mit 1 Glaubensmarker und erhält mit jeder bestandenen Moralprobe 1 weiteren.
line-planted = Diese Figur schließt sich einer feindlichen Einheit an: „Diese Einheit“ ist jene, „du“ ist der Spieler, von dem sie kommt.
line-attached = Solange sie anliegt: { $text }
line-stays = Solange sie gilt: { $text }
line-for-token = Wenn ein Zustandsmarker der betroffenen Einheit entfernt würde, darf ihr Spieler stattdessen diese Karte entfernen.
line-mission = In der Aufräumphase für jede Seite: { $text }
only-if = Nur falls { $condition }.
if-so = Falls { $condition }: { $text }
otherwise = Sonst: { $text }
until = { $until-id ->
    [turn] bis zum Ende des Zuges: { $text }
    [round] bis zum Ende der Runde: { $text }
   *[game] bis zum Ende des Spiels: { $text }
}
until-when = { $until-id ->
    [round] bis zum Ende der Runde
    [fails-panic] bis ihr eine Panikprobe misslingt
    [fails-morale] bis ihr eine Moralprobe misslingt
    [passes-morale] bis sie eine Moralprobe besteht
    [combat-targets] bis die Kampfzone sie zum Ziel hat
    [wealth-targets] bis die Reichtumszone sie zum Ziel hat
    [vulnerable-spent] bis ihr Marker Verwundbar weg ist
    [friend-destroyed] bis eine deiner Kampfeinheiten vernichtet wird
   *[game] bis zum Ende des Spiels
}

# Einheiten

part = { $form ->
    [this-acc] diese Einheit
    [this-dat] dieser Einheit
    [this-gen] dieser Einheit
    [bearer-nom] die betroffene Einheit
    [bearer-acc] die betroffene Einheit
    [bearer-dat] der betroffenen Einheit
    [bearer-gen] der betroffenen Einheit
    [holder-nom] die Einheit mit dieser Karte
    [holder-acc] die Einheit mit dieser Karte
    [holder-dat] der Einheit mit dieser Karte
    [holder-gen] der Einheit mit dieser Karte
    [that-nom] jene Einheit
    [that-acc] jene Einheit
    [that-dat] jener Einheit
    [that-gen] jener Einheit
    [target-nom] die gewählte Einheit
    [target-acc] die gewählte Einheit
    [target-dat] der gewählten Einheit
    [target-gen] der gewählten Einheit
    [earlier-nom] die zuerst gewählte Einheit
    [earlier-acc] die zuerst gewählte Einheit
    [earlier-dat] der zuerst gewählten Einheit
    [earlier-gen] der zuerst gewählten Einheit
    [attacker-nom] der Angreifer
    [attacker-acc] den Angreifer
    [attacker-dat] dem Angreifer
    [attacker-gen] des Angreifers
    [defender-nom] der Verteidiger
    [defender-acc] den Verteidiger
    [defender-dat] dem Verteidiger
    [defender-gen] des Verteidigers
    [master-nom] die Einheit des Leibwechslers
    [master-acc] die Einheit des Leibwechslers
    [master-dat] der Einheit des Leibwechslers
    [master-gen] der Einheit des Leibwechslers
    [commander-nom] die Einheit deines Heerführers
    [commander-acc] die Einheit deines Heerführers
    [commander-dat] der Einheit deines Heerführers
    [commander-gen] der Einheit deines Heerführers
   *[this-nom] diese Einheit
}
vowels = –
noun-plain = Einheit
noun-wall = Burgmauer
type-part = { $type }-
noun-unit = { $types }-Einheit
nouns-plain = Einheiten
nouns-wall = Burgmauern
nouns-unit = { $types }-Einheiten
noun-type = { $type-id ->
    [infantry] Infanterie
    [cavalry] Kavallerie
    [monster] Monster
   *[war-machine] Kriegsmaschinen
}
units = { $form ->
    [all] alle { $other ->
        [yes] anderen { $side ->
            [friend] befreundeten { $nouns }
            [enemy] feindlichen { $nouns }
           *[any] { $nouns }
        }
       *[no] { $side ->
            [friend] befreundeten { $nouns }
            [enemy] feindlichen { $nouns }
           *[any] { $nouns }
        }
    }
    [many] { $side ->
        [friend] befreundete { $nouns }
        [enemy] feindliche { $nouns }
       *[any] { $nouns }
    }
    [none] { $other ->
        [yes] andere { $side ->
            [friend] befreundete { $noun }
            [enemy] feindliche { $noun }
           *[any] { $noun }
        }
       *[no] { $side ->
            [friend] befreundete { $noun }
            [enemy] feindliche { $noun }
           *[any] { $noun }
        }
    }
    [no] keine { $other ->
        [yes] andere { $side ->
            [friend] befreundete { $noun }
            [enemy] feindliche { $noun }
           *[any] { $noun }
        }
       *[no] { $side ->
            [friend] befreundete { $noun }
            [enemy] feindliche { $noun }
           *[any] { $noun }
        }
    }
   *[a] eine { $other ->
        [yes] andere { $side ->
            [friend] befreundete { $noun }
            [enemy] feindliche { $noun }
           *[any] { $noun }
        }
       *[no] { $side ->
            [friend] befreundete { $noun }
            [enemy] feindliche { $noun }
           *[any] { $noun }
        }
    }
}
of-house = der Zugehörigkeit { $house }
of-faction = der Fraktion { $faction }
of-person = mit { $person }
with-commander = mit deinem Heerführer
with-ability = mit der Fähigkeit { $ability }
without-ability = ohne die Fähigkeit { $ability }
near = in { $range-id ->
    [short] kurzer
   *[long] langer
} Reichweite { $whose }
near-sight = in { $range-id ->
    [short] kurzer
   *[long] langer
} Reichweite und in Sicht { $whose }
engaged-with = im Nahkampf mit { $whom }
engaged-with-and-another = im Nahkampf mit { $whom } und mit einer weiteren befreundeten Einheit
engaged-from-behind = im Nahkampf mit { $whom } an der eigenen Flanke oder im eigenen Rücken
engaged = im Nahkampf
unengaged = außerhalb eines Nahkampfs
with-enemies = { $count ->
    [one] im Nahkampf mit genau einem Feind
   *[other] im Nahkampf mit genau { $count } Feinden
}
activated = mit Aktivierungsmarker
not-activated = ohne Aktivierungsmarker
with-condition = mit einem Marker { $condition }
with-any-condition = mit einem Zustandsmarker
with-pillage = mit einem Beutemarker
with-used-order = mit einem in dieser Runde benutzten Befehl
vowed = ihres Schwurs
deep-in-zone = vollständig in einer feindlichen Aufstellungszone
bonded-to = mit Bindung an { $whom }
could-attack = mit möglichem Angriff oder Ansturm gegen { $whom }

# Mengen

per-lost = vernichteter Schlachtreihe { $whose }
per-left = verbliebener Schlachtreihe { $whose }
per-conditions = Zustandsmarker { $whose }
per-suffered = bisher erlittener Wunde { $whose }
per-attack-wounds = Wunde { $whose } in diesem Angriff
per-attack-ranks = Schlachtreihe { $whose }, die dieser Angriff vernichtet hat
per-misses = Angriffswürfel, der nicht trifft
per-ones = Angriffswürfel, der eine 1 zeigt
per-zones = von dir kontrollierter Zone unter diesen: { $zones }
per-units = { $units }
per-ranks-of = verbliebener Schlachtreihe bei: { $units }
per-given = so gebrachtem Opfer
per-test-wounds = Wunde aus dieser Probe
per-counters = Marker auf dieser Karte
per-pillage = Beutemarker { $whose }
per-held-zones = Zone, die deine Seite kontrolliert, unter diesen: { $zones }
per-markers = Marker, den deine Seite kontrolliert
per-far-markers = Marker in der gegnerischen Hälfte, den deine Seite kontrolliert
per-tokens = Zustandsmarker bei: { $units }
per-slain = feindlicher Einheit, die deine Seite in dieser Runde vernichtet hat

# Bedingungen

zone = { $zone-id ->
    [house-of-the-undying] das Haus der Unsterblichen
    [water-gardens] die Wassergärten
    [crown] die Krone
    [wealth] Reichtum
    [tactics] Taktik
    [combat] Kampf
   *[maneuver] Manöver
}
arc = { $arc-id ->
    [front] vorn
    [flank] der Flanke
   *[rear] hinten
}
if-control = du { $zones } kontrollierst
if-rival = ein Gegner { $zones } kontrolliert
if-no-rival = kein Gegner { $zones } kontrolliert
if-anyone = irgendein Spieler { $zones } kontrolliert
if-zone = die beanspruchte Zone { $zones } ist
if-round = die Runde mindestens die { $round }. ist
if-bonded = diese Einheit den { $animal-id ->
    [bonded-bear] Bären
    [bonded-eagle] Adler
   *[bonded-wolf] Wolf
} gewählt hat
if-counters = { $count ->
    [one] ein Marker auf dieser Karte liegt
   *[other] { $count } Marker auf dieser Karte liegen
}
if-pillage = { $count ->
    [one] diese Einheit einen Beutemarker hat
   *[other] diese Einheit { $count } Beutemarker hat
}
if-my-turn = du am Zug bist
if-marker = { $marker-id ->
   *[centre] deine Seite den Marker in der Mitte kontrolliert
}
if-at-least-tokens = { $units } zusammen mindestens { $n } Zustandsmarker haben
if-at-least-markers = { $n ->
    [one] deine Seite einen Marker kontrolliert
   *[other] deine Seite mindestens { $n } Marker kontrolliert
}
if-zones-held = { $how ->
    [more] deine Seite mindestens zwei Zonen und mehr als jeder Gegner kontrolliert
   *[equal] deine Seite mindestens zwei Zonen und ebenso viele wie der stärkste Gegner kontrolliert
}
if-fell = { $who-id ->
    [enemy-commander] die Einheit eines feindlichen Heerführers in dieser Runde vernichtet wurde
    [to-commander] die Einheit deines Heerführers in dieser Runde eine feindliche Einheit vernichtet hat
   *[friend] in diesem Spiel schon eine befreundete Einheit vernichtet wurde
}
if-most-engaged = deine Einheiten im Nahkampf mehr Schlachtreihen übrig haben als die jedes Gegners (eine Einzeleinheit zählt ihre Wunden, höchstens 3)
if-revealed = du diesen Auftrag aufgedeckt hast
if-is = { $who } { $which } ist
if-lost = { $count ->
    [one] { $who } eine Schlachtreihe verloren hat
   *[other] { $who } { $count } Schlachtreihen verloren hat
}
if-left = { $count ->
    [one] { $who } nur noch eine Schlachtreihe hat
   *[other] { $who } genau { $count } Schlachtreihen hat
}
if-full = { $who } alle Schlachtreihen hat
if-compared = { $how ->
    [fewer] { $one } weniger Schlachtreihen hat als { $other }
    [not-more] { $one } nicht mehr Schlachtreihen hat als { $other }
    [more] { $one } mehr Schlachtreihen hat als { $other }
   *[lost-not-fewer] { $one } mindestens so viele Schlachtreihen verloren hat wie { $other }
}
if-alive = { $who } noch auf dem Tisch ist
if-somebody = es { $which } gibt
if-nobody = es { $which } gibt
if-arc = der Angriff von { $arcs } kommt
if-charging = es ein Ansturm ist
if-attack-hits = der Angriff getroffen hat
if-attack-wounds = { $any ->
    [yes] der Verteidiger eine Wunde erlitten hat
   *[no] der Verteidiger keine Wunde erlitten hat
}
if-attack-ranks = { $any ->
    [yes] der Verteidiger eine Schlachtreihe verloren hat
   *[no] der Verteidiger keine Schlachtreihe verloren hat
}
if-save-shows-one = ein Verteidigungswürfel eine 1 zeigt
if-held = der Angreifer schon zu Beginn des Zuges mit dem Verteidiger im Nahkampf war
if-maneuvered = { $any ->
    [yes] sie in diesem Zug ihr freies Manöver gemacht hat
   *[no] sie in diesem Zug ihr freies Manöver nicht gemacht hat
}
cost-counters = { $count ->
    [one] 1 Marker von dieser Karte
   *[other] { $count } Marker von dieser Karte
}
cost-faith = { $count ->
    [one] 1 Glaubensmarker
   *[other] { $count } Glaubensmarker
}
cost-pillage = { $count ->
    [one] 1 ihrer Beutemarker
   *[other] { $count } ihrer Beutemarker
}
cost-discard = { $count ->
    [one] 1 Taktikkarte ablegen
   *[other] { $count } Taktikkarten ablegen
}
cost-spend = { $tokens } { $whose } ausgeben
condition-noun = { $condition-id ->
    [panicked] einen Marker Panisch
    [vulnerable] einen Marker Verwundbar
   *[weakened] einen Marker Geschwächt
}

# Anlässe

kind-of-attack = { $kind-id ->
    [melee] einen Nahkampfangriff
    [ranged] einen Fernkampfangriff
   *[any] einen Angriff
}
action-noun = { $action-id ->
    [maneuver] Manöver
    [march] Marsch
    [retreat] Rückzug
    [charge] Ansturm
    [melee] Nahkampfangriff
    [shift] Verschieben
   *[ranged] Fernkampfangriff
}
when-attachment-lost = wenn diese Verstärkung ohne ihre Einheit vernichtet wird
when-game-start = nach der Aufstellung
when-deployed = wenn { $who } aufgestellt wird
when-round-start = zu Beginn einer Runde
when-round-end = am Ende der Runde
when-turn-start = { $whose ->
    [friend] zu Beginn eines eigenen Zuges
    [enemy] { $first ->
        [yes] zu Beginn des ersten gegnerischen Zuges einer Runde
       *[no] zu Beginn eines gegnerischen Zuges
    }
   *[any] zu Beginn eines beliebigen Zuges
}
when-turn-end = am Ende eines beliebigen Zuges
when-marker-scored = wenn du mit dem Marker dieser Karte punktest
when-activates = wenn { $who } aktiviert wird
when-ncu-activates = { $this ->
    [yes] wenn diese zivile Einheit aktiviert wird
   *[no] wenn eine feindliche zivile Einheit aktiviert wird
}
when-action = { $actions ->
    [none] wenn { $who } eine Aktion durchführt, vor der Abwicklung
   *[other] wenn { $who } diese Aktion durchführt ({ $actions }), vor der Abwicklung
}
when-action-done = { $actions ->
    [none] nachdem { $who } eine Aktion abgeschlossen hat
   *[other] nachdem { $who } diese Aktion abgeschlossen hat ({ $actions })
}
when-zone = { $this ->
    [yes] { $zones ->
        [none] wenn diese zivile Einheit eine Zone beansprucht
       *[other] wenn diese zivile Einheit { $zones } beansprucht
    }
   *[no] { $zones ->
        [none] wenn eine befreundete zivile Einheit eine Zone beansprucht
       *[other] wenn eine befreundete zivile Einheit { $zones } beansprucht
    }
}
when-zone-done = { $zones ->
    [none] nachdem eine feindliche zivile Einheit eine Zone beansprucht hat und deren Effekt abgewickelt ist
   *[other] nachdem eine feindliche zivile Einheit { $zones } beansprucht hat und der Effekt abgewickelt ist
}
when-zone-targets = { $zones ->
    [none] { $this ->
        [yes] wenn eine Zone { $who } zum Ziel haben soll
       *[no] wenn eine Zone eines Gegners eine Einheit zum Ziel haben soll
    }
   *[other] wenn { $zones } { $who } zum Ziel haben soll
}
when-charge-rolled = wenn { $who } anstürmt, nach dem Wurf des Ansturmwürfels
when-charged = wenn { $who } erfolgreich angestürmt ist
when-charged-on = wenn { $who } erfolgreich gegen { $whom } angestürmt ist
when-attack = { $weapon ->
    [yes] wenn { $who } damit angreift, vor dem Wurf der Angriffswürfel
   *[no] wenn { $who } { $kind } macht, vor dem Wurf der Angriffswürfel
}
when-attack-on = wenn { $who } { $kind } gegen { $whom } macht, vor dem Wurf der Angriffswürfel
when-attack-rolled = wenn { $who } { $kind } macht, nach dem Wurf der Angriffswürfel
when-attack-final = wenn { $who } { $kind } macht, sobald die Angriffswürfel feststehen
when-attack-final-on = wenn { $who } { $kind } gegen { $whom } macht, sobald die Angriffswürfel feststehen
when-defence-rolled = wenn { $who } { $kind } macht, nach dem Wurf der Verteidigungswürfel
when-defence-final = wenn { $who } { $kind } macht, sobald die Verteidigungswürfel feststehen
when-defence-final-on = wenn { $who } { $kind } gegen { $whom } macht, sobald die Verteidigungswürfel feststehen
when-attack-done = { $weapon ->
    [yes] nachdem { $who } damit einen Angriff abgeschlossen hat
   *[no] nachdem { $who } { $kind } abgeschlossen hat
}
when-attack-done-on = nachdem { $who } { $kind } gegen { $whom } abgeschlossen hat
when-test = wenn { $who } eine { $test-id ->
    [panic] Panikprobe
   *[any] Moralprobe
} ablegt, vor dem Würfeln
when-test-rolled = wenn { $who } eine { $test-id ->
    [panic] Panikprobe
   *[any] Moralprobe
} ablegt, nach dem Würfeln
when-test-passed = wenn { $who } eine { $test-id ->
    [panic] Panikprobe
   *[any] Moralprobe
} besteht
when-test-failed = { $weapon ->
    [yes] wenn der Verteidiger seine Panikprobe nach diesem Angriff nicht besteht
   *[no] wenn { $who } eine { $test-id ->
        [panic] Panikprobe
       *[any] Moralprobe
    } nicht besteht
}
when-rank-lost = wenn { $who } eine Schlachtreihe verliert
when-would-be-destroyed = { $attack-id ->
    [melee] wenn { $who } durch einen Nahkampfangriff vernichtet würde
   *[any] wenn { $who } vernichtet würde
}
when-destroyed = wenn { $who } vernichtet wird
when-surge = wenn { $who } nachsetzt
when-declared = { $effect-id ->
    [tactics] { $asked ->
        [yes] wenn { $who } das Ziel einer Taktikkarte ist, vor deren Abwicklung
       *[no] wenn eine Taktikkarte eines Gegners gespielt wird, vor ihrer Abwicklung
    }
   *[order] wenn { $who } einen Befehl benutzt, vor dessen Abwicklung
}
when-targeted = wenn eine Taktikkarte { $who } gewählt hat, bevor mit ihr etwas geschieht
when-token = { $condition ->
    [none] wenn { $who } einen Zustandsmarker erhielte
   *[other] wenn { $who } { $condition } würde{ $again ->
        [yes] {" "}und es schon ist
       *[no] {""}
    }
}

# Was gilt

against = { $whom }
change-hit = { $against ->
    [none] { $who } erhält { $n } auf Trefferwürfe{ $attack-id ->
        [melee] {" "}im Nahkampf
        [ranged] {" "}im Fernkampf
       *[any] {""}
    }.
   *[other] { $who } erhält { $n } auf Trefferwürfe gegen { $against }.
}
change-dice = { $against ->
    [none] { $who } erhält Angriffswürfel{ $attack-id ->
        [melee] {" "}im Nahkampf
        [ranged] {" "}im Fernkampf
       *[any] {""}
    }: { $n }.
   *[other] { $who } erhält Angriffswürfel gegen { $against }: { $n }.
}
change-rank-dice = { $who } würfelt so viele Angriffswürfel, als hätte sie 1 Schlachtreihe { $more ->
    [yes] mehr
   *[no] weniger
}{ $attack-id ->
    [melee] {" "}(im Nahkampf)
   *[any] {""}
}.
change-highest = { $who } würfelt ihre höchste Zahl von Angriffswürfeln{ $attack-id ->
    [melee] {" "}im Nahkampf
   *[any] {""}
}.
change-lowest = { $who } würfelt die niedrigste Zahl von Angriffswürfeln.
change-keywords = { $against ->
    [none] { $attack-id ->
        [melee] { $who } erhält für Nahkampfangriffe: { $words }.
       *[any] { $who } erhält für Angriffe: { $words }.
    }
   *[other] { $attack-id ->
        [melee] { $who } erhält für Nahkampfangriffe gegen { $against }: { $words }.
       *[any] { $who } erhält für Angriffe gegen { $against }: { $words }.
    }
}
change-reroll-attack = { $misses ->
    [yes] { $who } darf Angriffswürfel, die nicht treffen, neu würfeln.
   *[no] { $against ->
        [none] { $who } darf beliebige Angriffswürfel neu würfeln{ $attack-id ->
            [melee] {" "}(im Nahkampf)
           *[any] {""}
        }.
       *[other] { $who } darf gegen { $against } beliebige Angriffswürfel neu würfeln.
    }
}
change-extra-hits = { $attack-id ->
    [melee] { $who } erzielt mit einem Nahkampfangriff mehr Treffer: { $n }.
   *[any] { $who } erzielt mit dem Angriff mehr Treffer: { $n }.
}
change-two-hits = { $who }: Jeder Angriffswürfel, der { $against } trifft, zählt als 2 Treffer.
change-extra-wounds = { $who } fügt mit dem Angriff mehr Wunden zu: { $n }.
change-no-defence = Verteidiger würfeln keine Verteidigungswürfel: Jeder Treffer ist eine Wunde.
change-wounds-instead = Gibt es mindestens einen Treffer, würfelt der Verteidiger nicht, sondern erleidet Wunden: { $n }{ $d3 ->
    [yes] , dazu so viele, wie ein W3 zeigt
   *[no] {""}
}.
change-no-bonus = { $who } erhält im Nahkampf gegen { $against } keinen Bonus für Ansturm, Flanke oder Rücken.
change-keeps-token = { $who } behält den Marker { $condition }: Er kann nicht ausgegeben werden.
change-long-range = Der Angriff hat lange Reichweite.
change-unlimited = { $hit ->
    [none] Dieser Angriff ist in jeder Reichweite und ohne Sicht möglich.
   *[other] Dieser Angriff ist in jeder Reichweite und ohne Sicht möglich, mit { $hit } auf Trefferwürfe.
}
change-from-tray = Reichweite und Sicht werden von jeder Stelle des Tableaus gemessen.
change-not-solo = Dieser Angriff ist gegen Einzeleinheiten nicht möglich.
change-sees-all = Einheiten und Gelände verdecken für diesen Angriff nicht die Sicht.
change-defence = { $who } erhält { $n } auf Verteidigungswürfe.
change-reroll-defence = { $who } darf beliebige Verteidigungswürfel neu würfeln.
change-block = { $who } wehrt mehr Treffer ab: { $n }.
change-halve = { $who } erleidet für je 2 nicht abgewehrte Treffer nur 1 Wunde.
change-morale = { $who } erhält { $n } auf Moralproben.
change-panic = { $who } erhält { $n } auf Panikproben.
change-panic-wounds = { $any-test ->
    [yes] { $who } erleidet durch eine misslungene Probe eine geänderte Zahl von Wunden: { $n }.
   *[no] { $who } erleidet durch eine misslungene Panikprobe{ $against ->
        [none] {""}
       *[other] {" "}nach einem Angriff durch { $against }
    } eine geänderte Zahl von Wunden: { $n }.
}
change-panic-most = { $who } erleidet durch eine misslungene Panikprobe Wunden: höchstens { $n }.
change-morale-value = { $who } hat den Moralwert { $n }+.
change-passes-test = { $who } besteht die Probe.
change-reroll-test = { $who } darf beliebige Würfel der Probe neu würfeln.
change-speed = { $who } erhält { $n } auf Geschwindigkeit.
change-march-pivot = { $who } darf sich vor einem Marsch drehen.
change-ignores-terrain = { $who } beachtet diese Geländearten nicht: { $keywords }.
change-moves-through = { $who } bewegt sich bei Manöver und Marsch durch Einheiten und Gelände.
change-reroll-charge = { $against ->
    [none] { $who } darf den Ansturmwürfel neu würfeln.
   *[other] { $who } darf bei einem Ansturm gegen { $against } den Ansturmwürfel neu würfeln.
}
change-sure-charge = { $who }: Der Ansturmwürfel zählt als 6.
change-disorderly = { $against ->
    [none] { $arc ->
        [none] Stürmt { $who } an, ist der Ansturm bei einem Wurf von { $n } oder weniger ungeordnet.
       *[other] Stürmt sie von { $arc } an, ist der Ansturm bei einem Wurf von { $n } oder weniger ungeordnet; dann wird sie { $gives }.
    }
   *[other] Gegen { $against } gilt das bei { $n } oder weniger.
}
change-charge-gives = Feinde, gegen die { $who } erfolgreich anstürmt, werden { $conditions }.
change-failed-charge-gives = Scheitert ein Ansturm, gilt: { $who } wird { $conditions }.
change-reroll-retreat = { $who } darf den Rückzugswürfel neu würfeln.
change-slips-away = { $no-pivot ->
    [yes] Feinde, von denen { $who } sich zurückzieht, dürfen sich nicht drehen und werden { $gives }.
   *[no] Feinde, von denen { $who } sich zurückzieht, werden { $gives }.
}
change-cannot-act = { $who } darf nie wählen: { $actions }.
change-attackers-get = Ist { $who } das Ziel eines Angriffs, wird der Angreifer { $conditions }.
change-defenders-get = { $attack-id ->
    [melee] Wen { $who } im Nahkampf angreift, der wird vor dem Würfeln { $conditions }.
   *[any] Wen { $who } angreift, der wird vor dem Würfeln { $conditions }.
}
change-reserve = { $stalks ->
    [yes] { $who } wird nicht aufgestellt. Zu Beginn jeder Runde darfst du sie vollständig in kurzer Reichweite einer seitlichen Tischkante aufstellen.
   *[no] { $who } darf in Reserve gehalten werden. Zu Beginn einer Runde, in der du nicht Startspieler bist, darfst du eine Einheit aus der Reserve vollständig in kurzer Reichweite deiner eigenen oder einer seitlichen Tischkante aufstellen.
}
change-immune = { $who } kann nicht { $conditions } werden.
change-is-of = { $who } zählt auch zur Zugehörigkeit { $house }.
change-no-objectives = { $who } kann keine Zielobjekte kontrollieren.
change-no-points = { $who } bringt bei ihrer Vernichtung niemandem Siegpunkte.
change-silent-attachments = Die Verstärkungen haben keine Fähigkeiten; betroffen sind: { $who }.
change-shares-cards = Eigene Taktikkarten, die an der Einheit mit { $person } liegen, gelten auch für { $who }.
change-no-healing = { $who } kann keine Wunden heilen.
change-untargetable = { $orders ->
    [yes] { $who } kann nicht das Ziel von Befehlen oder Taktikkarten der eigenen Seite sein.
   *[no] { $who } kann nicht das Ziel von Taktikkarten der eigenen Seite sein.
}
change-no-orders = { $who } darf keine Befehle benutzen.
change-loses-abilities = { $who } verliert alle Fähigkeiten.
change-hand-size = Deine Taktikhand: { $n } Karte zu Beginn, beim Auffüllen und als Höchstzahl.
change-controls = Eine Zone gilt als von dir kontrolliert.

# Was getan wird

do-give = { $who } wird { $conditions }.
do-give-any = { $who } erhält Zustandsmarker deiner Wahl: { $n }.
do-give-same = { $who } erhält einen Marker dieser Art.
do-take = { $may ->
    [yes] Du darfst { $n } Zustandsmarker { $whose } entfernen.
   *[no] Entferne { $n } Zustandsmarker { $whose }.
}
do-swap-token = Ersetze einen Zustandsmarker { $whose } durch einen anderer Art.
do-move-token = Du darfst einen Zustandsmarker von einer Einheit auf eine andere legen.
do-no-token = Sie erhält diesen Marker nicht.
do-vow = Diese Einheit schwört, gegen sie zu kämpfen.
do-bond = { $animal-id ->
    [bonded-bear] Bär: Stelle einen Bären vollständig in kurzer Reichweite einer eigenen Einheit und mindestens 1″ von Feinden entfernt auf; er bleibt, bis diese Einheit vernichtet wird.
    [bonded-eagle] Adler: Diese Einheit hat ihn, bis sie vernichtet wird.
   *[bonded-wolf] Wolf: Diese Einheit hat ihn, bis sie vernichtet wird.
}
do-taunt = Jedes Mal, wenn jene Einheit in diesem Zug etwas anderes ansagt als einen Angriff oder Ansturm gegen diese Einheit, wird sie vorher { $conditions }.
do-count = Lege { $n } Marker auf diese Karte.
do-pillage = { $who } erhält Beutemarker: { $n } (höchstens 2).
do-pass-pillage = { $may ->
    [yes] { $who } darf einen Beutemarker { $whose } nehmen.
   *[no] { $who } nimmt einen Beutemarker { $whose }.
}
do-wounds = { $who } erleidet Wunden: { $n }.
do-hits = { $who } erleidet Treffer: { $n }.
do-hits-defence = { $text } Auf diese Verteidigungswürfe: { $defence }.
do-heal = { $who } heilt Wunden: { $n }.
do-suffer = { $who } erleidet bis zu { $most } Wunden deiner Wahl.
do-suffer-models = Entferne bis zu { $most } Figuren; betroffen ist: { $who }.
do-suffer-several = Entferne insgesamt bis zu { $most } Figuren; betroffen sind: { $who }.
do-survive = { $who } wird nicht vernichtet, sondern bleibt, mit so vielen Wunden: { $n }.
do-test = { $who } legt eine { $kind-id ->
    [panic] Panikprobe
   *[morale] Moralprobe
} ab
do-test-modified = { $text }, auf den Wurf kommt: { $n }
do-test-wounds = { $text }; misslingt sie, kostet das mehr Wunden: { $n }
test-passed = Gelingt die Probe: { $text }
test-failed = Misslingt die Probe: { $text }
do-act = { $who } darf eine freie Aktion durchführen: { $actions }
do-act-at = { $text } (Angriff und Ansturm nur gegen { $whom })
do-act-surge = { $text }, statt nachzusetzen
do-act-speed = { $text }, mit Geschwindigkeit { $inches }
do-act-more = { $text }, mit +{ $inches } auf Geschwindigkeit
do-act-pivot = { $text }; sie darf sich vorher drehen
do-no-action = { $who } führt in diesem Zug keine Aktion durch.
do-shift = { $who } darf sich um { $inches }″ verschieben.
do-pivot-shift = { $who } darf sich drehen und um { $inches }″ verschieben.
do-surge-instead = Statt nachzusetzen darf sie anstürmen oder marschieren.
do-activate-idle = { $who } wird aktiviert, führt aber keine Aktion durch.
do-activate-too = { $must ->
    [yes] Diese Einheit wird sonst nicht aktiviert. Sie wird gleich danach aktiviert.
   *[no] Diese Einheit darf gleich danach aktiviert werden.
}
do-draw = { $n ->
    [one] Ziehe 1 Taktikkarte.
   *[other] Ziehe { $n } Taktikkarten.
}
any-card = einer beliebigen Karte
a-commander-card = einer Karte deines Heerführers
do-search = Durchsuche { $place ->
    [both] dein Taktikdeck und deinen Ablagestapel
   *[deck] dein Taktikdeck
} nach { $what }, { $play ->
    [yes] spiele sie sofort
   *[no] nimm sie auf die Hand
} und mische das Deck.
do-recall = Nimm { $n } Taktikkarte aus deinem Ablagestapel auf die Hand.
do-redraw = Lege beliebig viele Handkarten beiseite, ziehe ebenso viele und 1 weitere und mische die anderen in dein Deck.
this-card = diese Karte
do-attach = Lege { $card } an { $whom }, { $until }.
do-cancel = Der Effekt wird aufgehoben.
do-refresh-order = Ein benutzter Befehl { $whose } darf erneut benutzt werden.
do-instead-of-zone = Statt des Effekts der Zone: { $text }
do-use-zone = Benutze stattdessen den Effekt einer beliebigen freien Zone.
do-control-zone = Bis zum Ende der Runde gilt als von dir kontrolliert: eine Zone deiner Wahl.
do-silence-ncu = Jene zivile Einheit verliert bis zum Ende der Runde alle Fähigkeiten.
do-silence-enemies = Alle feindlichen zivilen Einheiten verlieren bis zum Ende der Runde alle Fähigkeiten.
do-after-claim = { $before ->
    [yes] Beansprucht jene zivile Einheit in diesem Zug eine Zone, nach Wahl vor oder nach deren Effekt: { $text }
   *[no] Beansprucht jene zivile Einheit in diesem Zug eine Zone, nach deren Effekt: { $text }
}
do-move-ncu = Du darfst jene zivile Einheit auf eine beliebige freie Zone stellen. Tust du das: { $text }
do-retarget = Die Zone muss eine andere Einheit zum Ziel haben, wenn das geht. { $text }
do-for-all = Für { $whom }, eine nach der anderen als die gewählte Einheit: { $text }
do-choose = Wähle { $whom }.
do-choose-may = Du darfst { $whom } wählen.
do-choose-up-to = Wähle bis zu { $most } { $whom }.
do-menu = { $by ->
    [opponent] Dein Gegner wählt
   *[me] Wähle
} { $n }{ $repeat ->
    [yes] {" "}(auch mehrmals dasselbe)
    [some] {" "}(nur { $often } auch mehrmals)
   *[no] {""}
}:
menu-number = ({ $number })
menu-item = ({ $number }) { $text }
do-roll = Wirf einen Würfel. Ab { $least }: { $text }
roll-least = { $least } genügt.
roll-sure = Es muss nicht gewürfelt werden.
roll-again = Du darfst ihn neu würfeln.
do-roll-d3 = Wirf einen W3.
d3-face = Bei { $face }: { $text }
do-kill-attachment = Eine Infanterie-Verstärkung { $whose } wird vernichtet.
do-destroy = { $who } wird vernichtet.
do-steal-attachment = Eine durch den Angriff vernichtete Infanterie-Verstärkung darf sich dem Angreifer anschließen.
do-strip = Entferne beliebig viele ihrer Zustandsmarker; für jeden verliert sie bis zum Ende der Runde eine Fähigkeit deiner Wahl.
do-after-attack = Nach diesem Angriff: { $text }
change-shares = { $who } hat auch die Fähigkeiten einer anderen Einheit, außer den angeborenen.
do-move-attachment = Danach darfst du eine Verstärkung von einer der beiden Einheiten zur anderen bringen oder ihre Verstärkungen tauschen.
do-share-abilities = Bis zum Ende des Zuges hat jede der beiden Einheiten auch die Fähigkeiten der anderen, außer den angeborenen.
do-use-order = Du darfst sofort einen unbenutzten Befehl einer der beiden benutzen, wenn er zu diesem Anlass passt.
do-foresee = Benenne auch eine feindliche zivile Einheit. Führt die gewählte Einheit oder jene zivile Einheit in diesem Zug eine Aktion durch, vor deren Abwicklung: { $text }
do-after-destroyed = Sobald sie vom Tisch ist: { $text }
do-reinforce = Stelle eine neue Einheit vollständig in langer Reichweite deiner Tischkante auf, nicht aktiviert: { $unit }, mit { $attachments }.
do-ride-by = Als Aktion dreht sie sich und marschiert, auch aus einem Nahkampf heraus und durch Feinde; Feinde, die sie verlässt, dürfen sich nicht drehen. Ein Feind, durch den sie geritten ist (die gewählte Einheit), erleidet Wunden: { $n }.
do-wager-zones = Dein Gegner benennt eine Zone, dann du eine. Wird in dieser Runde zum ersten Mal eine davon beansprucht, darf nach deren Effekt der Gegner dessen, der sie beansprucht hat, dies tun: { $text }
do-spend-counters = Entferne bis zu { $most } Marker von dieser Karte.
do-gain = Du erhältst Siegpunkte: { $n }.
do-unmask = Die Figur, die sich dieser Einheit angeschlossen hat, wird entfernt.
do-must-fight = In ihrem nächsten Zug müssen deine Gegner eine Kampfeinheit aktivieren, wenn sie können.
do-discard-random = { $n ->
    [one] Dein Gegner legt 1 zufällige Taktikkarte ab.
   *[other] Dein Gegner legt { $n } zufällige Taktikkarten ab.
}
do-reveal-hand = Dein Gegner zeigt alle Taktikkarten seiner Hand.
do-trample = { $who } dreht sich und bewegt sich dann genau { $inches }″ geradeaus, durch Einheiten hindurch, ohne sich noch einmal zu drehen. Würde sie auf einer Einheit enden, hält sie 1″ davor an. Jede Einheit, durch die sie sich bewegt oder auf der sie geendet hätte, erleidet Wunden: so viele, wie ein W3 zeigt; Einzeleinheiten nicht.
do-throw = Statt jener Aktion macht { $who } einen Fernkampfangriff auf lange Reichweite: { $dice } Würfel, Treffer bei { $hit }+.
do-summon = Wähle { $units }, auf dem Tisch oder vernichtet, und stelle die Einheit vollständig in kurzer Reichweite einer seitlichen Tischkante auf; wurde sie in dieser Runde schon aktiviert, kommt sie aktiviert.
do-take-first = Du bist in der nächsten Runde Startspieler.
do-stays = Diese Karte gilt { $until }.
do-clear-piece = Entferne ein Geländeteil.
do-bring-in = Stelle eine Einheit deiner Reserve vollständig in kurzer Reichweite einer seitlichen Tischkante auf, nicht aktiviert.
do-arrows-again = Jene Burgmauer schießt noch einmal, mit der Hälfte ihrer Angriffswürfel, aufgerundet.
do-stakes-at-walls = Stelle Pfähle in kurzer Reichweite einer Burgmauer auf, abseits von allen Tableaus und anderem Gelände.

# What a seat brings, and building it

label-armies-option = Armeen
label-armies-option-about = Für jeden Platz der Name einer fertigen Armee oder eine Liste; wer keine mitbringt, bekommt eine fertige.
name-army = Armee
label-roster = Armee
label-rosters = Armeen
label-rosters-mine = Meine Armeen
label-rosters-built-in = Fertige Armeen
label-roster-by-lot = Irgendeine fertige Armee
label-roster-yours = Deine Armee
label-roster-of = Armee von { $player }
label-roster-new = Neue Armee
label-roster-build = Armeen bauen
label-roster-open = Armee öffnen
label-roster-name = Name der Armee
label-roster-unnamed = Armee ohne Namen
label-roster-legal = Diese Armee darf gespielt werden.
label-roster-leave = Deine Änderungen an dieser Armee sind nicht gespeichert. Willst du sie verwerfen?
label-roster-import-about = Füge eine Armeeliste ein: eine Zeile je Einheit, etwa „- Stark-Bogenschützen (6)“, ihre Verstärkungen darunter; oder JSON. Namen werden auf Englisch, Deutsch und Niederländisch gelesen.
label-roster-try = Eine Starthand ziehen
label-roster-try-again = Eine andere Hand
label-build-faction = Fraktion
label-build-commander = Heerführer
label-build-no-commander = Noch kein Heerführer
label-build-size = Punkte des Spiels
label-build-cards = Karten
label-build-fitting = Was in diese Armee passt
label-build-units = Kampfeinheiten
label-build-attachments = Verstärkungen
label-build-ncus = Zivile Einheiten
label-build-commanders = Heerführer
label-build-points = { $points } von { $most } Punkten
label-build-neutral = { $points } von { $most } neutral
label-build-cost = { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }
label-build-free = keine Punkte
label-build-add = { $card } hinzufügen
label-build-remove = { $card } herausnehmen
label-build-read = { $card } ansehen
label-build-find = In Namen und Texten suchen
label-build-found = { $count ->
        [0] Keine Karte
        [one] Eine Karte
       *[other] { $count } Karten
    }
label-build-which-unit = Welche Einheit verstärkt { $card }?
label-build-no-unit = Keine Einheit dieser Armee kann { $card } aufnehmen.
label-build-attach = Verstärkung
label-build-attach-to = Verstärkung für: { $unit }
label-build-leads = Heerführer
label-build-empty = Wähle zuerst Einheiten.
label-build-most = Davon hat die Armee so viele, wie sie haben darf.
label-sheet-speed = Geschwindigkeit
label-sheet-defence = Verteidigung
label-sheet-morale = Moral
label-sheet-models = Figuren
label-sheet-wounds = Wunden je Figur
label-sheet-attacks = Angriffe
label-sheet-range = { $range-id ->
        [melee] Nahkampf
        [short] kurze Reichweite
       *[long] lange Reichweite
    }
label-sheet-hit = trifft auf { $hit }+
label-sheet-dice = { $count ->
        [one] Würfel: { $dice }
       *[other] Würfel je nach Schlachtreihen: { $dice }
    }
label-sheet-abilities = Fähigkeiten
label-sheet-cards = Taktikkarten
label-sheet-type-infantry = Infanterie
label-sheet-type-cavalry = Kavallerie
label-sheet-type-monster = Monster
label-sheet-type-war-machine = Kriegsmaschine
label-sheet-type-solo = Monster
label-sheet-type-large-solo = Kriegsmaschine
label-sheet-type-ncu = Zivile Einheit
label-sheet-attachment = Verstärkung, { $type }
label-sheet-character = Charakter

# Stakes in play, an action that is lost

name-war-elephant = Kriegselefant
name-stake-building = Pfahlbau
name-baratheon-banners = Banner der Baratheon
name-traitors = Verräter! Ich will ihre Köpfe!
has-attacked = mit einem Angriff auf { $whom } in dieser Runde
do-lose-action = Die Aktion wird nicht durchgeführt.
do-stakes = Du stellst Pfähle in der Nähe { $whom } auf, höchstens { $inches } Zoll entfernt, auf kein Tableau und kein anderes Gelände.
ask-lay-stakes = Wo stehen die Pfähle?
answer-lay-stakes = Bei { $x-inches }″, { $y-inches }″, Blick { $heading-degrees }°

## Optionen und Verläufe

label-measure-points = Siegpunkte
label-measure-wounds = Übrige Wunden
label-measure-models = Figuren
label-points-option = Punkte jeder Armee
label-points-option-about = Fertige Armeen haben 30, 40 oder 50.
label-mode-option = Spielmodus
label-mode-option-about = Worum es in der Schlacht geht und was Punkte bringt.
label-terrain-option = Gelände
label-terrain-option-fixed = Ein fertiger Tisch
label-terrain-option-chosen = Von den Spielern gewählt
label-terrain-option-dice = Ausgewürfelt
label-terrain-option-none = Keines
label-large-option = Ein 72 Zoll breiter Tisch
label-large-option-about = Für Armeen über 50 Punkte oder mehr als zwei Spieler.
label-players-option = Wer gegen wen kämpft
label-players-option-none = Wie üblich: zwei gegeneinander, mehr jeder gegen jeden
label-players-option-duel = Eins gegen eins
label-players-option-teams = Zwei gegen zwei
label-players-option-free-for-all = Jeder gegen jeden
label-agreed-option = Regelfragen, anders vereinbart
label-higher_wins-option = Wer mehr Siegpunkte hat, gewinnt sofort
label-higher_wins-option-about = Wenn am Ende einer Runde beide genug Siegpunkte haben; üblicherweise geht das Spiel weiter.
label-own_front-option = Ansturm: Die Hälfte der eigenen Front muss berühren
label-own_front-option-about = Üblicherweise genügt die Hälfte der kürzeren der beiden Kanten.
label-no_ncu_on_full_board-option = Keine zivile Einheit wird aktiviert, solange die Tafel voll ist
label-no_ncu_on_full_board-option-about = Üblicherweise darf sie aktiviert werden, und ihre Aktivierung endet sofort.
label-storm_goes_on-option = Sturm der Schwerter: Niemand scheidet aus
label-storm_goes_on-option-about = Üblicherweise scheidet aus, wer keine Einheit mehr auf dem Tisch hat.
label-any_part_near_edge-option = Hier stehen wir: Ein Teil des Tableaus nahe der Kante genügt
label-any_part_near_edge-option-about = Üblicherweise steht eine zurückkehrende Einheit vollständig in kurzer Reichweite ihrer Kante.
label-square_arcs-option = Grenzlinien von Front und Flanken der Infanterie im Winkel von 45 Grad
label-square_arcs-option-about = Üblicherweise laufen sie von der Mitte des Tableaus durch seine Ecken.
label-hidden_in_terrain-option = Gelände verbirgt, wer darauf steht
label-hidden_in_terrain-option-about = Üblicherweise versperrt Gelände die Sicht nicht, wenn eine der beiden Einheiten darauf steht.
label-storm_rolls_for_zones-option = Sturm der Schwerter: noch ein Wurf um die Aufstellungszonen
label-storm_rolls_for_zones-option-about = Üblicherweise gilt, dass wer die Rolle gewählt hat, auch die Zone gewählt hat.
label-started_tens-option = Angefangene Zehner zählen für den Sieg
label-started_tens-option-about = Für je 10 weitere Armeepunkte, auch angefangene, braucht es 2 Siegpunkte mehr; üblicherweise zählen nur volle Zehner.
label-one_army_counts-option = Teams: Es zählt die Größe einer Armee
label-one_army_counts-option-about = Üblicherweise richten sich die nötigen Siegpunkte nach beiden Armeen eines Teams zusammen.

## Kapitel der Regeln

chapter-terms = Begriffe
chapter-round = Die Runde
chapter-cleanup = Aufräumphase
chapter-unit = Einheiten
chapter-rank = Schlachtreihen
chapter-attach = Verstärkungen
chapter-ncu = Zivile Einheiten
chapter-los = Sichtlinie
chapter-arc = Front, Flanken und Rücken
chapter-action = Aktionen
chapter-move = Bewegung
chapter-maneuver = Manöver
chapter-march = Marsch
chapter-retreat = Rückzug
chapter-attack = Angriffe
chapter-ranged = Fernkampfangriffe
chapter-melee = Nahkampfangriffe
chapter-charge = Ansturm
chapter-failed = Gescheiterter Ansturm
chapter-disorderly = Ungeordneter Ansturm
chapter-multi = Mehrere Feinde
chapter-resolve = Einen Angriff abwickeln
chapter-surge = Nachsetzen
chapter-bonus = Kampfboni
chapter-morale = Moralproben
chapter-panic = Panikproben
chapter-board = Die Taktiktafel
chapter-influence = Einfluss
chapter-commander = Heerführer
chapter-deck = Das Taktikdeck
chapter-cards = Taktikkarten spielen
chapter-timing = Zeitliche Abfolge
chapter-reroll = Neu würfeln
chapter-stack = Effekte, die sich addieren
chapter-wound = Wunden und Heilung
chapter-order = Befehle
chapter-condition = Zustandsmarker
chapter-dice = Würfel
chapter-army = Armeebau
chapter-neutral = Neutrale Einheiten
chapter-team = Team gegen Team
chapter-ffa = Jeder gegen jeden
chapter-terrain = Gelände
chapter-terrain-blocks-los = Gelände, das die Sicht versperrt
chapter-terrain-cover = Deckung
chapter-terrain-dangerous = Gefährliches Gelände
chapter-terrain-destructible = Zerstörbares Gelände
chapter-terrain-elevated = Erhöhtes Gelände
chapter-terrain-fortified = Befestigtes Gelände
chapter-terrain-hindering = Einschränkendes Gelände
chapter-terrain-horrific = Schreckliches Gelände
chapter-terrain-impassable = Unpassierbares Gelände
chapter-terrain-inspiring = Inspirierendes Gelände
chapter-terrain-rough = Unwegsames Gelände
chapter-win = Sieg
chapter-setup = Aufbau
chapter-deploy = Aufstellung
chapter-mode = Spielmodi
chapter-mode-agot = Spiel um Throne
chapter-mode-acok = Kampf der Könige
chapter-mode-asos = Sturm der Schwerter
chapter-mode-affc = Zeit der Krähen
chapter-mode-adwd = Ein Tanz mit Drachen
chapter-mode-twow = Winde des Winters
chapter-mode-har = Geschliffen und bereit
chapter-mode-fab = Feuer & Blut
chapter-mode-hws = Hier stehen wir
chapter-mode-dwdw = Dunkle Schwingen, dunkle Worte
chapter-ability = Häufige Angriffsfähigkeiten
chapter-ex = Beispiele
chapter-rule = Regelfragen

## Die Schlacht in Sätzen, ohne das Spielfeld

told-title-moment = Der Spielstand
told-title-table = Der Tisch
told-title-tactics = Die Taktiktafel
told-title-army =
    { $seat-you ->
        [yes] Deine Armee: { $faction }
       *[no] Die Armee von { $seat }: { $faction }
    }
told-moment = Es ist Runde { $round } von 6 im Modus { $mode }.
told-setup = Die Armeen werden aufgestellt, im Modus { $mode }.
told-goal = Zum Sieg sind { $required } Siegpunkte nötig.
told-first =
    { $seat-you ->
        [yes] Du bist Startspieler.
       *[no] Startspieler: { $seat }.
    }
told-turn =
    { $seat-you ->
        [yes] Du bist an der Reihe.
       *[no] { $seat } ist an der Reihe.
    }
told-attack = Angriff: { $by } gegen { $on } mit { $weapon } ({ told-arc }). Treffer: { $hits }, abgewehrt: { $saved }.
told-arc =
    { $arc-id ->
        [left] linke Flanke
        [right] rechte Flanke
        [rear] Rücken
       *[front] Front
    }
told-test = { $unit }: { $panic ->
        [yes] Panikprobe
       *[no] Moralprobe
    }, nötig ist { $needed }.
told-mission = Geltender Auftrag: { $mission }.
told-table = Der Tisch ist { $width-inches } Zoll breit und { $depth-inches } Zoll tief.
told-place = { $right-inches } Zoll von links und { $up-inches } Zoll von { $own ->
        [yes] deiner
       *[no] der nahen
    } Kante
told-piece = { $kind } ({ $keywords }), { told-place }.
told-marker = Zielobjekt-Marker{ $card ->
        [0] {""}
       *[other] {" "}mit Karte { $card }
    }, { told-place }{ $held ->
        [yes] , kontrolliert von { $unit }
       *[no] {""}
    }.
told-marker-carried = Ein Zielobjekt-Marker wird getragen von { $unit }.
told-zone-held =
    { $seat-you ->
        [yes] { $zone }: Dort steht { $ncu }, von dir.
       *[no] { $zone }: Dort steht { $ncu }, von { $seat }.
    }
told-zone-free = { $zone }: frei.
told-ncu =
    { $seat-you ->
        [yes] { $ncu }, von dir, steht neben der Tafel{ $done ->
                [yes] {" "}und wurde aktiviert
               *[no] {""}
            }.
       *[no] { $ncu }, von { $seat }, steht neben der Tafel{ $done ->
                [yes] {" "}und wurde aktiviert
               *[no] {""}
            }.
    }
told-influence = { $ncu } beeinflusst { $unit }.
told-army =
    { $seat-you ->
        [yes] Du hast Siegpunkte: { $points }; Taktikkarten auf der Hand: { $hand }, im Deck: { $deck }.
       *[no] { $seat } hat Siegpunkte: { $points }; Taktikkarten auf der Hand: { $hand }, im Deck: { $deck }.
    }
told-out =
    { $seat-you ->
        [yes] Du hast keine Einheit mehr und bist ausgeschieden, mit Siegpunkten: { $points }.
       *[no] { $seat } hat keine Einheit mehr und ist ausgeschieden, mit Siegpunkten: { $points }.
    }
told-hand = Auf deiner Hand sind { $cards }.
told-destroyed = { $unit }: vernichtet.
told-reserve = Die Einheit wartet in Reserve.
told-beside = Die Einheit ist nicht auf dem Tisch.
told-stands = Die Einheit steht { told-place } und blickt { $facing-id ->
        [ahead-right] nach vorn rechts
        [right] nach rechts
        [back-right] nach hinten rechts
        [back] nach hinten
        [back-left] nach hinten links
        [left] nach links
        [ahead-left] nach vorn links
       *[ahead] nach vorn
    }.
