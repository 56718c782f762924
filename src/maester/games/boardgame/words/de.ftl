### Das Brettspiel auf Deutsch, soweit beide Ausgaben dasselbe sagen. The story is told in the present tense.

## Questions and answers: planning

ask-orders =
    { $blanks ->
        [0]
            { $stars ->
                [0] Lege in jedes Gebiet mit deinen Einheiten einen Befehl. Spezialbefehle stehen dir nicht zu.
                [one] Lege in jedes Gebiet mit deinen Einheiten einen Befehl, höchstens { $stars } davon ein Spezialbefehl.
               *[other] Lege in jedes Gebiet mit deinen Einheiten einen Befehl, höchstens { $stars } davon Spezialbefehle.
            }
       *[other]
            { $stars ->
                [0] Lege Befehle in die Gebiete mit deinen Einheiten. Spezialbefehle stehen dir nicht zu.
                [one] Lege Befehle in die Gebiete mit deinen Einheiten, höchstens { $stars } davon ein Spezialbefehl.
               *[other] Lege Befehle in die Gebiete mit deinen Einheiten, höchstens { $stars } davon Spezialbefehle.
            }
    }
answer-orders = { $answer }
    .answer-each =
        { $hidden ->
            [yes] { $key } (kein Befehl)
           *[no] { $key } ({ $value })
        }
ask-order = Wähle den Befehl für dieses Gebiet.
answer-order =
    { $hidden ->
        [yes] kein Befehl
       *[no] { $answer }
    }
ask-raven =
    { $looks ->
        [yes] Du hast den Botenraben: Tausche einen deiner Befehle, sieh dir die oberste Wildlingkarte an oder lass ihn ruhen.
       *[no] Du hast den Botenraben: Tausche einen deiner Befehle oder lass ihn ruhen.
    }
answer-raven =
    { $does ->
        [rest] den Raben ruhen lassen
        [look] die oberste Wildlingkarte ansehen
       *[other] { $area }: stattdessen { $token }
    }
ask-return-wildling-card = Wohin kommt die Wildlingkarte?
answer-return-wildling-card =
    { $answer ->
        [top] zurück auf den Stapel
       *[other] unter den Stapel
    }

## Questions and answers: raids, marches, power

ask-raid = Führe einen deiner Überfallbefehle aus.
answer-raid =
    { $targets-count ->
        [0] { $area }: ohne Wirkung
       *[other] { $area }: Überfall auf { $targets }
    }
ask-march = Führe einen deiner Marschbefehle aus.
answer-march =
    { $moves-count ->
        [0] { $area }: Niemand zieht.
       *[other]
            { $leave_power ->
                [yes] Von { $area } nach { $moves }; ein Machtmarker bleibt
               *[no] Von { $area } nach { $moves }
            }
    }
    .moves-each = { $key } ({ $value })
ask-consolidate = Führe einen deiner Machtzuwachsbefehle aus.
answer-consolidate =
    { $muster ->
        [yes] { $area }: rekrutieren
       *[no] { $area }: Machtmarker erhalten
    }
ask-muster = Rekrutiere mit den Punkten deiner Burgen und Festungen, so viel du magst.
answer-muster =
    { $answer-count ->
        [0] nichts rekrutieren
       *[other] { $answer }
    }
    .answer-each =
        { $value-count ->
            [0] { $key } (nichts)
           *[other] { $key } ({ $value })
        }
    .value =
        { $upgrade ->
            [yes] Fußsoldat wird { $unit }
           *[no] { $unit } in { $into }
        }
ask-take-port = Du hast einen Hafen übernommen. Wie viele deiner Schiffe setzt du dorthin?
answer-take-port =
    { $answer ->
        [0] kein Schiff
        [one] { $answer } Schiff
       *[other] { $answer } Schiffe
    }

## Questions and answers: combat

ask-support =
    { $attacker-you ->
        [yes] Du greifst { $area } an. Wem helfen deine Unterstützungsbefehle?
       *[no] { $attacker } greift { $area } an. Wem helfen deine Unterstützungsbefehle?
    }
answer-support = { $answer }
    .answer-each =
        { $value-id ->
            [nobody] { $key } (niemand)
           *[other] { $key } ({ $value })
        }
ask-support-to = Wähle, wen dieses Gebiet unterstützt.
answer-support-to =
    { $answer-id ->
        [nobody] niemand
       *[other] { $answer }
    }
ask-decline-support = Welche Unterstützung lehnst du ab?
answer-decline-support =
    { $answer-count ->
        [0] alle Unterstützung annehmen
       *[other] Unterstützung ablehnen: { $answer }
    }
ask-house-card = Wähle eine Hauskarte.
answer-house-card = { $answer }
ask-redraw-tides = Behältst du deine Schlachtenglückskarte, oder ziehst du mit der Valyrischer-Stahl-Klinge eine andere?
answer-redraw-tides =
    { $answer ->
        [keep] die Karte behalten
       *[other] die Klinge nutzen und neu ziehen
    }
ask-blade = Nutzt du die Valyrischer-Stahl-Klinge für 1 mehr Kampfstärke?
answer-blade =
    { $answer ->
        [use] die Klinge nutzen
       *[other] die Klinge nicht nutzen
    }
ask-casualties =
    { $count ->
        [one] Wähle { $count } Einheit, die du verlierst.
       *[other] Wähle { $count } Einheiten, die du verlierst.
    }
answer-casualties = { $answer }
    .answer-each = { $key } ({ $value })
ask-retreat = Wähle das Gebiet, in das sich die besiegten Einheiten zurückziehen.
answer-retreat = { $answer }
ask-left-behind =
    { $count ->
        [one] Die Versorgung reicht nicht für alle: Wähle { $count } Einheit, die nicht mitkommt.
       *[other] Die Versorgung reicht nicht für alle: Wähle { $count } Einheiten, die nicht mitkommen.
    }
answer-left-behind = { $answer }
    .answer-each = { $key } ({ $value })
ask-choose-retreat = Du darfst bestimmen, wohin sich dein Gegner zurückzieht.
answer-choose-retreat =
    { $hidden ->
        [yes] dem Gegner überlassen
       *[no] { $answer }
    }
ask-send-card-back = Schickst du die Karte deines Gegners auf die Hand zurück?
answer-send-card-back =
    { $answer ->
        [keep] gelten lassen
       *[other] zurückschicken
    }
ask-replace-card = Zahlst du, um statt dieser Karte eine andere zu spielen?
answer-replace-card =
    { $hidden ->
        [yes] diese Karte behalten
       *[no] { $answer } spielen
    }
ask-discard-from-hand = Welche Karte aus der Hand deines Gegners wird abgelegt?
answer-discard-from-hand =
    { $hidden ->
        [yes] keine
       *[no] { $answer }
    }
ask-take-back-card = Welche Karte nimmst du aus deinem Ablagestapel zurück?
answer-take-back-card =
    { $hidden ->
        [yes] keine
       *[no] { $answer }
    }
ask-destroy-footman = Welchen Fußsoldaten deines Gegners vernichtest du?
answer-destroy-footman =
    { $answer ->
        [standing] einen stehenden Fußsoldaten
       *[other] einen besiegten Fußsoldaten
    }
ask-upgrade-footman = Wo wird einer deiner Fußsoldaten zum Ritter?
answer-upgrade-footman =
    { $hidden ->
        [yes] nirgends
       *[no] { $answer }
    }
ask-remove-order = Welchen Befehl entfernst du?
answer-remove-order =
    { $hidden ->
        [yes] keinen
       *[no] { $answer }
    }
ask-push-to-last = Auf welcher Leiste kommt dein Gegner auf den letzten Platz?
answer-push-to-last = { $answer }

## Questions and answers: Westeros and the wildlings

ask-bid-iron-throne = Biete um die Thronfolge.
answer-bid-iron-throne = { $answer } Machtmarker
ask-bid-fiefdoms = Biete um die Lehen.
answer-bid-fiefdoms = { $answer } Machtmarker
ask-bid-kings-court = Biete um den Königshof.
answer-bid-kings-court = { $answer } Machtmarker
ask-settle-tie = Du hast den Eisernen Thron: Ordne die Häuser mit gleichem Gebot, den besten Platz zuerst.
answer-settle-tie = { $answer }
ask-bid-wildlings = Wie viele Machtmarker gibst du der Nachtwache?
answer-bid-wildlings = { $answer } Machtmarker
ask-highest-bidder = Du hast den Eisernen Thron: Welches Haus gilt als das mit dem höchsten Gebot?
answer-highest-bidder = { $answer }
ask-lowest-bidder = Du hast den Eisernen Thron: Welches Haus gilt als das mit dem niedrigsten Gebot?
answer-lowest-bidder = { $answer }
ask-reconcile = Deine Armeen sind zu groß für deine Versorgung. Wähle die Einheiten, die du verlierst.
answer-reconcile = { $answer }
    .answer-each = { $key } ({ $value })
ask-lose-units =
    { $count ->
        [one] Wähle { $count } deiner Einheiten, die du verlierst.
       *[other] Wähle { $count } deiner Einheiten, die du verlierst.
    }
answer-lose-units = { $answer }
    .answer-each = { $key } ({ $value })
ask-lose-in-one-area = Wähle { $count } deiner Einheiten, die du verlierst, alle in einem Gebiet mit Burg oder Festung.
answer-lose-in-one-area = { $answer }
    .answer-each = { $key } ({ $value })
ask-lose-worth = Wähle Einheiten im Wert von { $points } Rekrutierungspunkten, die du verlierst.
answer-lose-worth = { $answer }
    .answer-each = { $key } ({ $value })
ask-units-or-influence = Verlierst du Einheiten oder Einfluss, wo du am meisten davon hast?
answer-units-or-influence =
    { $answer ->
        [units] Einheiten verlieren
       *[other] Einfluss verlieren
    }
ask-best-track = Du hast den Eisernen Thron: Auf welcher Leiste fällt das Haus mit dem niedrigsten Gebot?
answer-best-track = { $answer }
ask-knight-footmen =
    { $most ->
        [one] Du darfst { $most } Fußsoldaten zum Ritter machen.
       *[other] Du darfst bis zu { $most } Fußsoldaten zu Rittern machen.
    }
answer-knight-footmen =
    { $answer-count ->
        [0] keinen
       *[other] { $answer }
    }
    .answer-each = { $value } in { $key }
ask-unhorse-knights =
    { $most ->
        [one] Wähle { $most } Ritter, der zum Fußsoldaten wird.
       *[other] Wähle { $most } Ritter, die zu Fußsoldaten werden.
    }
answer-unhorse-knights =
    { $answer-count ->
        [0] keinen
       *[other] { $answer }
    }
    .answer-each = { $value } in { $key }
ask-spare-knights =
    { $most ->
        [one] Du hast nur noch { $most } Fußsoldaten. Wähle den Ritter, den er ersetzt; die anderen gehen verloren.
       *[other] Du hast nur noch { $most } Fußsoldaten. Wähle die Ritter, die sie ersetzen; die anderen gehen verloren.
    }
answer-spare-knights =
    { $answer-count ->
        [0] keinen
       *[other] { $answer }
    }
    .answer-each = { $value } in { $key }
ask-discard-one = Wähle eine Hauskarte, die du ablegst.
answer-discard-one = { $answer }
ask-rise-on-one-track = Auf welcher Leiste nimmst du den ersten Platz ein?
answer-rise-on-one-track = { $answer }
ask-fall-on-one-track = Auf welcher Leiste fällst du auf den letzten Platz?
answer-fall-on-one-track = { $answer }

## What happens: Westeros phase

event-round-began = Runde { $round } beginnt.
event-westeros-card-revealed =
    { $icon ->
        [yes] Westeroskartenstapel { $deck }: { $card }, mit Wildlingsymbol.
       *[no] Westeroskartenstapel { $deck }: { $card }.
    }
event-deck-reshuffled = Westeroskartenstapel { $deck } wird mit allen seinen Karten neu gemischt.
event-wildlings-advanced = Die Wildlinge sammeln sich. Ihre Stärke ist jetzt { $strength }.
event-westeros-card-resolved =
    { $hidden ->
        [yes] „{ $card }“ wird ausgeführt.
       *[no]
            { $house-you ->
                [yes] „{ $card }“ wird ausgeführt. Du wählst: { westeros-choice }.
               *[no] „{ $card }“ wird ausgeführt. { $house } wählt: { westeros-choice }.
            }
    }
westeros-choice =
    { $effect-id ->
        [supply] alle Häuser passen ihre Versorgung an
        [mustering] alle Häuser rekrutieren
        [clash] alle Häuser bieten um Einfluss
        [power] alle Häuser erhalten Machtmarker
        [ban-defense] keine Verteidigungsbefehle in dieser Runde
        [ban-march] keine Marschspezialbefehle in dieser Runde
       *[other] nichts geschieht
    }
event-orders-banned = In dieser Runde sind diese Befehle verboten: { $tokens }.
event-support-weakened = Einheiten einer Art unterstützen in dieser Runde nicht: { $unit }.
event-supply-changed =
    { $house-you ->
        [yes] Deine Versorgung ist jetzt { $supply }.
       *[no] Die Versorgung von { $house } ist jetzt { $supply }.
    }
event-mustered =
    { $upgraded ->
        [yes]
            { $house-you ->
                [yes] Du wandelst in { $into } einen Fußsoldaten um: { $unit }.
               *[no] { $house } wandelt in { $into } einen Fußsoldaten um: { $unit }.
            }
       *[no]
            { $house-you ->
                [yes] Du rekrutierst in { $into }: { $unit }.
               *[no] { $house } rekrutiert in { $into }: { $unit }.
            }
    }
many-mustered =
    { $house-you ->
        [yes] Du rekrutierst { $count } Einheiten, Umwandlungen mitgezählt.
       *[no] { $house } rekrutiert { $count } Einheiten, Umwandlungen mitgezählt.
    }
event-nothing-mustered =
    { $house-you ->
        [yes] Du rekrutierst nichts.
       *[no] { $house } rekrutiert nichts.
    }
event-units-lost =
    { $house-you ->
        [yes] Du verlierst in { $area }: { $units } ({ $why }).
       *[no] { $house } verliert in { $area }: { $units } ({ $why }).
    }
event-units-replaced =
    { $house-you ->
        [yes] Du ersetzt in { $area } Einheiten: { $count } × { $old } wird { $count } × { $new }.
       *[no] { $house } ersetzt in { $area } Einheiten: { $count } × { $old } wird { $count } × { $new }.
    }

## What happens: power, influence, wildlings

event-power-gained =
    { $house-you ->
        [yes] Du erhältst { $power } Machtmarker ({ $why }).
       *[no] { $house } erhält { $power } Machtmarker ({ $why }).
    }
event-power-lost =
    { $house-you ->
        [yes] Du verlierst { $power } Machtmarker ({ $why }).
       *[no] { $house } verliert { $power } Machtmarker ({ $why }).
    }
event-influence-cleared = Die Einflussleisten werden für neue Gebote geräumt.
event-bids-revealed =
    { $hidden ->
        [yes] Gebote für die Nachtwache: { $bids }.
       *[no] Gebote ({ $track }): { $bids }.
    }
    .bids-each = { $key } ({ $value })
event-tie-settled =
    { $house-you ->
        [yes] Du entscheidest den Gleichstand: { $order }.
       *[no] { $house } entscheidet den Gleichstand: { $order }.
    }
event-track-filled = { $track }, der Reihe nach: { $houses }.
event-influence-moved =
    { $house-you ->
        [yes] Du kommst auf Platz { $place } ({ $track }).
       *[no] { $house } kommt auf Platz { $place } ({ $track }).
    }
event-token-passed =
    { $house-you ->
        [yes] Du nimmst { dominance-token }.
       *[no] { $house } nimmt { dominance-token }.
    }
dominance-token =
    { $track-id ->
        [iron-throne] den Eisernen Thron
        [fiefdoms] die Valyrischer-Stahl-Klinge
       *[other] den Botenraben
    }
event-wildlings-attacked =
    { $hidden ->
        [yes] Die Wildlinge greifen mit Stärke { $strength } an.
       *[no]
            { $without-you ->
                [yes] Die Wildlinge greifen noch einmal an, mit Stärke { $strength }. Du bist nicht beteiligt.
               *[no] Die Wildlinge greifen noch einmal an, mit Stärke { $strength }. { $without } ist nicht beteiligt.
            }
    }
event-nights-watch-won =
    { $hidden ->
        [yes] Die Nachtwache hält die Mauer, { $bid } gegen { $strength }. Mehrere Häuser haben am meisten geboten.
       *[no]
            { $highest-you ->
                [yes] Die Nachtwache hält die Mauer, { $bid } gegen { $strength }. Das höchste Gebot ist deins.
               *[no] Die Nachtwache hält die Mauer, { $bid } gegen { $strength }. Das höchste Gebot hat { $highest }.
            }
    }
event-wildlings-won =
    { $hidden ->
        [yes] Die Wildlinge siegen, { $strength } gegen { $bid }. Mehrere Häuser haben am wenigsten geboten.
       *[no]
            { $lowest-you ->
                [yes] Die Wildlinge siegen, { $strength } gegen { $bid }. Das niedrigste Gebot ist deins.
               *[no] Die Wildlinge siegen, { $strength } gegen { $bid }. Das niedrigste Gebot hat { $lowest }.
            }
    }
event-wildling-card-revealed = Die Wildlingkarte: { $card }.
event-wildlings-fell-back = Die Wildlinge ziehen sich zurück. Ihre Stärke ist jetzt { $strength }.
event-cards-taken-back =
    { $house-you ->
        [yes] Du nimmst auf die Hand zurück: { $cards }.
       *[no] { $house } nimmt auf die Hand zurück: { $cards }.
    }
event-cards-discarded =
    { $hidden ->
        [yes]
            { $house-you ->
                [yes] Du legst aus deiner Hand ab: { $cards }.
               *[no] { $house } legt aus der eigenen Hand ab: { $cards }.
            }
       *[no]
            { $by-you ->
                [yes] Du legst aus der Hand von { $house } ab: { $cards }.
               *[no]
                    { $house-you ->
                        [yes] { $by } legt aus deiner Hand ab: { $cards }.
                       *[no] { $by } legt aus der Hand von { $house } ab: { $cards }.
                    }
            }
    }

## What happens: planning phase

event-orders-assigned =
    { $house-you ->
        [yes]
            { $count ->
                [one] Du legst { $count } Befehl verdeckt aus.
               *[other] Du legst { $count } Befehle verdeckt aus.
            }
       *[no]
            { $count ->
                [one] { $house } legt { $count } Befehl verdeckt aus.
               *[other] { $house } legt { $count } Befehle verdeckt aus.
            }
    }
event-orders-revealed =
    { $house-you ->
        [yes] Du deckst deine Befehle auf: { $orders }.
       *[no] { $house } deckt Befehle auf: { $orders }.
    }
    .orders-each = { $key } ({ $value })
event-order-replaced =
    { $house-you ->
        [yes] Dein Rabe ändert den Befehl in { $area }: { $new } statt { $old }.
       *[no] Der Rabe von { $house } ändert den Befehl in { $area }: { $new } statt { $old }.
    }
event-wildling-card-seen =
    { $hidden ->
        [yes]
            { $house-you ->
                [yes] Dein Rabe sieht die oberste Wildlingkarte an.
               *[no] Der Rabe von { $house } sieht die oberste Wildlingkarte an.
            }
       *[no]
            { $house-you ->
                [yes] Dein Rabe sieht die oberste Wildlingkarte an: { $card }.
               *[no] Der Rabe von { $house } sieht die oberste Wildlingkarte an: { $card }.
            }
    }
event-wildling-card-returned =
    { $house-you ->
        [yes]
            { $to ->
                [top] Du legst die Wildlingkarte zurück auf den Stapel.
               *[other] Du legst die Wildlingkarte unter den Stapel.
            }
       *[no]
            { $to ->
                [top] { $house } legt die Wildlingkarte zurück auf den Stapel.
               *[other] { $house } legt die Wildlingkarte unter den Stapel.
            }
    }
event-raven-rested =
    { $house-you ->
        [yes] Du lässt den Raben ruhen.
       *[no] { $house } lässt den Raben ruhen.
    }

## What happens: action phase

event-raided =
    { $house-you ->
        [yes] Du überfällst { $target } von { $area } aus: { $victim } verliert den Befehl { $token }.
       *[no]
            { $victim-you ->
                [yes] { $house } überfällt { $target } von { $area } aus: Du verlierst den Befehl { $token }.
               *[no] { $house } überfällt { $target } von { $area } aus: { $victim } verliert den Befehl { $token }.
            }
    }
event-raid-forgone =
    { $house-you ->
        [yes] Dein Überfallbefehl in { $area } bleibt ohne Wirkung.
       *[no] Der Überfallbefehl von { $house } in { $area } bleibt ohne Wirkung.
    }
many-raid-forgone = { $count } Überfallbefehle bleiben ohne Wirkung.
event-marched =
    { $house-you ->
        [yes] Du marschierst von { $area } nach { $into }: { $units }.
       *[no] { $house } marschiert von { $area } nach { $into }: { $units }.
    }
event-stood-still =
    { $house-you ->
        [yes] Deine Einheiten in { $area } bleiben, wo sie sind.
       *[no] Die Einheiten von { $house } in { $area } bleiben, wo sie sind.
    }
event-power-token-placed =
    { $house-you ->
        [yes] Du lässt in { $area } einen Machtmarker zurück.
       *[no] { $house } lässt in { $area } einen Machtmarker zurück.
    }
event-power-token-removed =
    { $house-you ->
        [yes] Dein Machtmarker in { $area } wird entfernt.
       *[no] Der Machtmarker von { $house } in { $area } wird entfernt.
    }
event-order-removed =
    { $house-you ->
        [yes] Dein Befehl { $token } in { $area } wird entfernt.
       *[no] Der Befehl { $token } von { $house } in { $area } wird entfernt.
    }
event-neutral-force-defeated =
    { $house-you ->
        [yes] Du überwindest die Neutrale Streitmacht in { $area }, { $strength } gegen { $force }.
       *[no] { $house } überwindet die Neutrale Streitmacht in { $area }, { $strength } gegen { $force }.
    }
event-neutral-force-held =
    { $house-you ->
        [yes] Die Neutrale Streitmacht in { $area } hält dir stand, { $force } gegen { $strength }.
       *[no] Die Neutrale Streitmacht in { $area } hält gegen { $house } stand, { $force } gegen { $strength }.
    }
event-port-taken =
    { $house-you ->
        [yes]
            { $ships ->
                [0] Du übernimmst { $port } und setzt kein Schiff dorthin.
                [one] Du übernimmst { $port } und setzt { $ships } Schiff dorthin.
               *[other] Du übernimmst { $port } und setzt { $ships } Schiffe dorthin.
            }
       *[no]
            { $ships ->
                [0] { $house } übernimmt { $port } und setzt kein Schiff dorthin.
                [one] { $house } übernimmt { $port } und setzt { $ships } Schiff dorthin.
               *[other] { $house } übernimmt { $port } und setzt { $ships } Schiffe dorthin.
            }
    }
event-power-consolidated =
    { $house-you ->
        [yes] Dein Machtzuwachs in { $area } bringt { $power }.
       *[no] Der Machtzuwachs von { $house } in { $area } bringt { $power }.
    }
event-round-cleaned-up = Runde { $round } endet. Die Befehle verlassen den Spielplan, und alle Einheiten stehen.
event-units-rallied = Alle besiegten Einheiten stehen wieder auf.

## What happens: combat

event-combat-began =
    { $attacker-you ->
        [yes] Du greifst { $defender } in { $area } an, von { $origin } aus.
       *[no]
            { $defender-you ->
                [yes] { $attacker } greift dich in { $area } an, von { $origin } aus.
               *[no] { $attacker } greift { $defender } in { $area } an, von { $origin } aus.
            }
    }
event-support-given =
    { $house-you ->
        [yes]
            { $to-you ->
                [yes] Du unterstützt dich selbst von { $area } aus, mit Stärke { $strength }.
               *[no] Du unterstützt { $to } von { $area } aus, mit Stärke { $strength }.
            }
       *[no]
            { $to-you ->
                [yes] { $house } unterstützt dich von { $area } aus, mit Stärke { $strength }.
               *[no] { $house } unterstützt { $to } von { $area } aus, mit Stärke { $strength }.
            }
    }
event-support-withheld =
    { $house-you ->
        [yes] Dein Befehl in { $area } unterstützt niemanden.
       *[no] Der Befehl von { $house } in { $area } unterstützt niemanden.
    }
event-support-declined =
    { $house-you ->
        [yes] Du lehnst die Unterstützung aus { $area } ab.
       *[no] { $house } lehnt die Unterstützung aus { $area } ab.
    }
event-initial-strength = Kampfstärke vor den Hauskarten: { $attacker } ({ $attack }), { $defender } ({ $defense }).
event-house-cards-revealed =
    { $hidden ->
        [yes] Nur eine Seite spielt eine Hauskarte: { $attack }{ $defense }.
       *[no] Die Hauskarten werden aufgedeckt: { $attack } ({ $attacker }) gegen { $defense } ({ $defender }).
    }
event-card-sent-back =
    { $by-you ->
        [yes] Du schickst { $card } auf die Hand von { $house } zurück.
       *[no]
            { $house-you ->
                [yes] { $by } schickt { $card } auf deine Hand zurück.
               *[no] { $by } schickt { $card } auf die Hand von { $house } zurück.
            }
    }
event-card-replaced =
    { $hidden ->
        [yes]
            { $house-you ->
                [yes] Du hast keine andere Karte zu spielen.
               *[no] { $house } hat keine andere Karte zu spielen.
            }
       *[no]
            { $house-you ->
                [yes] Du spielst stattdessen { $card }.
               *[no] { $house } spielt stattdessen { $card }.
            }
    }
event-text-silenced = Der Text von { $card } gilt nicht.
event-tides-drawn =
    { $hidden ->
        [yes]
            { $house-you ->
                [yes] Du ziehst eine Schlachtenglückskarte.
               *[no] { $house } zieht eine Schlachtenglückskarte.
            }
       *[no]
            { $house-you ->
                [yes] Du ziehst eine Schlachtenglückskarte: { $card }.
               *[no] { $house } zieht eine Schlachtenglückskarte: { $card }.
            }
    }
event-tides-revealed = Schlachtenglück: { $attack } ({ $attacker }) gegen { $defense } ({ $defender }).
event-blade-used =
    { $house-you ->
        [yes]
            { $how ->
                [tides] Du nutzt die Valyrischer-Stahl-Klinge, um neu zu ziehen.
               *[other] Du nutzt die Valyrischer-Stahl-Klinge für 1 mehr Kampfstärke.
            }
       *[no]
            { $how ->
                [tides] { $house } nutzt die Valyrischer-Stahl-Klinge, um neu zu ziehen.
               *[other] { $house } nutzt die Valyrischer-Stahl-Klinge für 1 mehr Kampfstärke.
            }
    }
event-combat-won =
    { $winner-you ->
        [yes]
            { $why-id ->
                [last-unit] Du gewinnst den Kampf in { $area } ({ $why }).
               *[other] Du gewinnst den Kampf in { $area }, { $strength } gegen { $against } ({ $why }).
            }
       *[no]
            { $loser-you ->
                [yes]
                    { $why-id ->
                        [last-unit] { $winner } gewinnt den Kampf in { $area } gegen dich ({ $why }).
                       *[other] { $winner } gewinnt den Kampf in { $area } gegen dich, { $strength } zu { $against } ({ $why }).
                    }
               *[no]
                    { $why-id ->
                        [last-unit] { $winner } gewinnt den Kampf in { $area } gegen { $loser } ({ $why }).
                       *[other] { $winner } gewinnt den Kampf in { $area } gegen { $loser }, { $strength } zu { $against } ({ $why }).
                    }
            }
    }
event-retreated =
    { $house-you ->
        [yes] Deine Einheiten ziehen sich von { $area } nach { $into } zurück: { $units }.
       *[no] Die Einheiten von { $house } ziehen sich von { $area } nach { $into } zurück: { $units }.
    }
event-attackers-repelled =
    { $house-you ->
        [yes] Deine Einheiten betreten { $area } nicht und kehren nach { $into } zurück: { $units }.
       *[no] Die Einheiten von { $house } betreten { $area } nicht und kehren nach { $into } zurück: { $units }.
    }
event-area-conquered =
    { $house-you ->
        [yes] Du eroberst { $area }: { $units }.
       *[no] { $house } erobert { $area }: { $units }.
    }
event-garrison-defeated =
    { $house-you ->
        [yes] Deine Garnison in { $area } ist geschlagen.
       *[no] Die Garnison von { $house } in { $area } ist geschlagen.
    }
event-march-order-moved =
    { $house-you ->
        [yes] Dein Marschbefehl zieht mit nach { $area } und darf noch einmal ausgeführt werden.
       *[no] Der Marschbefehl von { $house } zieht mit nach { $area } und darf noch einmal ausgeführt werden.
    }
event-game-won =
    { $winners-count ->
        [one]
            { $winners-you ->
                [yes] Der Eiserne Thron gehört dir! { $why }
               *[no] Der Eiserne Thron geht an { $winners }! { $why }
            }
       *[other] Der Eiserne Thron wird geteilt: { $winners }. { $why }
    }

## Why something happens, in a few words

why-supply = zu wenig Versorgung
why-casualty = Verluste im Kampf
why-skull = Totenkopf
why-retreat = kein Rückzug möglich
why-rout = schon besiegt, kein weiterer Rückzug
why-card = Hauskarte
why-wildlings = Wildlinge
why-port = Hafen verloren
why-icons = Machtsymbole
why-order = Machtzuwachs
why-pillage = Plünderung
why-bid = Gebot zurückerhalten
why-strength = größere Kampfstärke
why-fiefdoms = gleiche Kampfstärke, bessere Position auf der Lehen-Leiste
why-last-unit = kein Gegner steht mehr

## Why somebody has won

why-enough-structures = Genug Burgen und Festungen sind in einer Hand.
why-most-structures = Die letzte Runde ist vorbei, und niemand hat mehr Burgen und Festungen.
why-most-land-areas = Bei gleich vielen Burgen und Festungen entscheiden mehr Landgebiete.
why-most-supply = Alles andere ist gleich, und die bessere Versorgung entscheidet.
why-most-power = Bei gleich vielen Burgen und Festungen entscheiden mehr verfügbare Machtmarker.
why-most-iron-throne = Alles andere ist gleich, und die bessere Position auf der Thronfolge-Leiste entscheidet.
why-shared-victory = Alles ist gleich, und nichts macht einen Unterschied.

## Why an answer is refused: planning

refusal-no-units-there = Du hast keine Einheiten in { $area }.
refusal-order-banned = { $token } ist in dieser Runde verboten.
refusal-no-such-order = Einen Befehl „{ $token }“ gibt es nicht.
refusal-consolidate-on-land-only = Machtzuwachs gibt es nur an Land, nicht in { $area }.
refusal-area-without-order = Jedes Gebiet mit deinen Einheiten braucht einen Befehl.
refusal-tokens-left-over = Du hast weniger Befehlsmarker als Gebiete: Lege alle, die du verwenden darfst.
refusal-too-few-tokens =
    { $count ->
        [one] Von diesem Befehl hast du nur { $count }: { $token }.
       *[other] Von diesem Befehl hast du nur { $count }: { $token }.
    }
refusal-too-many-special-orders =
    { $stars ->
        [0] Weitere Spezialbefehle stehen dir nicht zu.
        [one] Dir steht nur { $stars } Spezialbefehl zu.
       *[other] Dir stehen nur { $stars } Spezialbefehle zu.
    }
refusal-raven-does-not-look = In dieser Ausgabe sieht der Rabe keine Wildlingkarten an.
refusal-no-own-order-there = Dort liegt kein Befehl von dir, den du tauschen könntest.
refusal-token-not-free = Dieser Befehl ist nicht frei.
refusal-raven-needs-star = Dir ist kein Stern für einen weiteren Spezialbefehl geblieben.

## Why an answer is refused: raids

refusal-no-raid-order-there = Du hast keinen Überfallbefehl in { $area }.
refusal-raid-not-adjacent = { $area } grenzt nicht an deinen Überfallbefehl.
refusal-raid-from-land-to-sea = Vom Land aus lässt sich kein Befehl auf See überfallen.
refusal-raid-from-land-to-port = Vom Land aus lässt sich kein Befehl in einem Hafen überfallen.
refusal-raid-from-port-to-land = Aus einem Hafen lässt sich kein Befehl an Land überfallen.
refusal-nothing-to-raid = In { $area } liegt kein Befehl.
refusal-raid-own-order = Der Befehl in { $area } ist dein eigener.
refusal-march-not-raided = Marschbefehle lassen sich nicht überfallen.
refusal-defense-not-raided = Dieser Überfall kann keinen Verteidigungsbefehl entfernen.
refusal-raids-too-many =
    { $most ->
        [one] Dieser Befehl überfällt nur { $most } Gebiet.
       *[other] Dieser Befehl überfällt höchstens { $most } Gebiete.
    }
refusal-raided-twice = Jedes Gebiet lässt sich nur einmal überfallen.

## Why an answer is refused: marches

refusal-no-march-order-there = Du hast keinen Marschbefehl in { $area }.
refusal-routed-units-stay = Besiegte Einheiten können nicht marschieren.
refusal-units-not-there = So viele Einheiten hast du nicht in { $area }.
refusal-march-not-adjacent = { $area } ist von dort nicht zu erreichen.
refusal-nobody-marches-there = Nach { $area } ist keine Einheit geschickt.
refusal-area-is-closed = { $area } ist bei dieser Spielerzahl gesperrt.
refusal-ships-stay-at-sea = { $area } ist Land: Schiffe können nicht dorthin.
refusal-land-units-stay-on-land = { $area } ist kein Land: Landeinheiten können nicht dorthin.
refusal-enemy-port = { $area } ist nicht dein Hafen.
refusal-port-is-full = { $area } hat für so viele Schiffe keinen Platz.
refusal-one-combat-per-march = Ein Marschbefehl darf nur einen Kampf auslösen.
refusal-neutral-force-too-strong = Die Neutrale Streitmacht in { $area } ist zu stark: { $force }.
refusal-breaks-supply = Für die Armeen nach diesem Marsch reicht deine Versorgung nicht.
refusal-units-stay-behind = Ein Machtmarker bleibt nur dort zurück, wo keine Einheit bleibt.
refusal-no-power-to-leave = Du hast keinen Machtmarker, der zurückbleiben könnte.
refusal-no-token-here = In { $area } kannst du keinen Machtmarker zurücklassen.

## Why an answer is refused: combat

refusal-no-support-order-there = Du hast in { $area } keinen Unterstützungsbefehl, der diesen Kampf erreicht.
refusal-supports-no-side = { $area } kann eine der beiden Seiten unterstützen oder niemanden.
refusal-supports-own-enemy = { $area } kann nicht deinen Gegner gegen dich unterstützen.
refusal-support-left-open = Sage für jeden Unterstützungsbefehl, wen er unterstützt.
refusal-supports-both-sides = Du kannst nur eine Seite eines Kampfes unterstützen.
refusal-card-discarded = { $card } liegt in deinem Ablagestapel.
refusal-card-not-in-hand = { $card } ist nicht auf deiner Hand.
refusal-card-sent-back = { $card } kam gerade auf deine Hand zurück und kann jetzt nicht gespielt werden.
refusal-card-not-discarded = { $card } liegt nicht in deinem Ablagestapel.
refusal-support-not-offered = Die Unterstützung aus { $area } hat dir kein anderes Haus angeboten.
refusal-order-spared = Der Text deiner Karte erreicht den Befehl in { $area } nicht.

## Why an answer is refused: retreats

refusal-retreat-to-origin = Aus { $area } kamen die Angreifer: Dorthin zieht sich niemand zurück.
refusal-retreat-off-ground = Nach { $area } führt kein Rückzug: Landeinheiten bleiben an Land, Schiffe auf See.
refusal-retreat-into-enemy = In { $area } stehen gegnerische Einheiten.
refusal-retreat-into-neutral = Eine Neutrale Streitmacht hält { $area }.
refusal-retreat-under-token = In { $area } liegt ein gegnerischer Machtmarker.
refusal-retreat-into-home = { $area } ist das Heimatgebiet eines anderen Hauses.
refusal-retreat-costs-more = In { $area } würde die Versorgung mehr besiegte Einheiten kosten als anderswo.

## Why an answer is refused: consolidating power

refusal-order-does-not-muster = Nur mit einem Machtzuwachsspezialbefehl kannst du rekrutieren, nicht mit dem Befehl in { $area }.
refusal-order-needs-structure = In { $area } steht keine Burg oder Festung: Der Befehl kann dort nicht rekrutieren.
refusal-port-does-not-muster = Mit einem Befehl in einem Hafen kannst du nicht rekrutieren.
refusal-nothing-to-muster = In { $area } lässt sich jetzt nichts rekrutieren.

## Why an answer is refused: mustering

refusal-not-yours-to-muster = In { $area } kannst du jetzt nicht rekrutieren.
refusal-no-structure = In { $area } steht keine Burg oder Festung.
refusal-too-few-points =
    { $points ->
        [one] { $area } hat nur { $points } Rekrutierungspunkt.
       *[other] { $area } hat nur { $points } Rekrutierungspunkte.
    }
refusal-no-such-kind = Eine Einheit „{ $unit }“ gibt es nicht.
refusal-not-an-upgrade = Dazu kann ein Fußsoldat nicht werden: { $unit }.
refusal-no-footman-to-upgrade = So viele Fußsoldaten zum Umwandeln gibt es in { $area } nicht.
refusal-not-where-it-was-paid = Einheiten kommen in das Gebiet, das für sie zahlt.
refusal-land-unit-off-land = Landeinheiten können nicht nach { $area }.
refusal-ship-out-of-reach = Von dort können keine Schiffe nach { $area } kommen.
refusal-neutral-ships-there = Eine Neutrale Streitmacht hält { $area }.
refusal-enemy-ships-there = In { $area } sind gegnerische Schiffe.
refusal-no-coast = Dieses Gebiet hat keine Küste und kann keine Schiffe bauen.
refusal-none-left-in-pool =
    { $count ->
        [0] Von diesen Einheiten hast du keine mehr: { $unit }.
       *[other] Von diesen Einheiten hast du nur noch { $count }: { $unit }.
    }
refusal-muster-breaks-supply = Für eine so große Armee reicht deine Versorgung nicht.
refusal-musters-in-one-area = Du darfst nur in einem Gebiet rekrutieren.

## Why an answer is refused: losing units, settling ties

refusal-no-such-unit = So viele dieser Einheiten hast du nicht in { $area }.
refusal-loses-too-few =
    { $count ->
        [one] Du musst { $count } Einheit nennen.
       *[other] Du musst { $count } Einheiten nennen.
    }
refusal-loses-too-many = Das ist mehr, als du verlieren musst.
refusal-loses-in-one-area = Alle verlorenen Einheiten müssen im selben Gebiet stehen.
refusal-worth-too-little = Diese Einheiten sind keine { $points } Rekrutierungspunkte wert.
refusal-worth-too-much = Auch weniger von diesen Einheiten sind genug wert.
refusal-armies-too-large = Deine Armeen wären immer noch zu groß für deine Versorgung.
refusal-more-than-needed = Du darfst nicht mehr Einheiten entfernen als nötig.
refusal-rank-each-once = Ordne jedes der Häuser mit gleichem Gebot genau einmal ein.

## What is written on house cards, composed from what a card does

# A text that works only under conditions, and one that works at a moment of its own
ability-if = wenn { $conditions }: { $sentence }
ability-when =
    { $when ->
        [cancel] vor allen anderen Texten: { $sentence }
        [after] nach dem Kampf: { $sentence }
       *[other] sofort: { $sentence }
    }
# The outcome and the side that a text asks for, as a clause
ability-outcome =
    { $when ->
        [win]
            { $side ->
                [attacker] du als Angreifer gewinnst
                [defender] du als Verteidiger gewinnst
               *[other] du den Kampf gewinnst
            }
        [loss]
            { $side ->
                [attacker] du als Angreifer verlierst
                [defender] du als Verteidiger verlierst
               *[other] du den Kampf verlierst
            }
       *[other]
            { $side ->
                [attacker] du angreifst
               *[other] du verteidigst
            }
    }
ability-needs =
    { $needs ->
        [structure] im umkämpften Gebiet eine Burg oder Festung steht
        [supported] du unterstützt wirst
        [unsupported] dich niemand unterstützt
        [discarded] { $card } in deinem Ablagestapel liegt
       *[other] dein Gegner auf der Thronfolge-Leiste vor dir steht
    }
ability-bonus = Diese Karte erhält { $gains }
gain-strength = { $count } Kampfstärke
gain-swords =
    { $count ->
        [one] { $count } Schwert
       *[other] { $count } Schwerter
    }
gain-towers =
    { $count ->
        [one] { $count } Turm
       *[other] { $count } Türme
    }
ability-unit-strength =
    { $whose ->
        [own] Deine { units-in-combat } haben je Kampfstärke { $worth }
        [others] Alle { units-in-combat } außer deinen eigenen haben je Kampfstärke { $worth }
       *[other] Alle { units-in-combat } haben je Kampfstärke { $worth }
    }
units-in-combat =
    { $supporters ->
        [yes]
            { $fighters ->
                [yes] kämpfenden und unterstützenden { units-of-kind }
               *[no] unterstützenden { units-of-kind }
            }
       *[no] kämpfenden { units-of-kind }
    }
units-of-kind =
    { $unit-id ->
        [footman] Fußsoldaten
        [knight] Ritter
        [siege-engine] Belagerungsmaschinen
       *[other] Schiffe
    }
ability-void-card-strength = Die aufgedruckte Kampfstärke der gegnerischen Karte ist 0
ability-multiply-defense =
    { $times ->
        [2] Dein Verteidigungsbefehl im umkämpften Gebiet zählt doppelt
       *[other] Dein Verteidigungsbefehl im umkämpften Gebiet zählt { $times }-fach
    }
ability-no-casualties = Du verlierst keine Einheiten durch Schwerter, Totenköpfe oder den Text der anderen Karte
ability-upgrade-footman =
    { $supporters ->
        [yes] Du darfst einen deiner Fußsoldaten, der hier gekämpft oder unterstützt hat, zum Ritter machen
       *[no] Du darfst einen deiner Fußsoldaten, der hier gekämpft hat, zum Ritter machen
    }
ability-destroy-footman = Vernichte einen kämpfenden Fußsoldaten deines Gegners
ability-discard-from-hand =
    { $power ->
        [0] Du darfst die Hand deines Gegners ansehen und eine Karte deiner Wahl daraus ablegen
       *[other] Du darfst { $power } Machtmarker zahlen, um eine Karte deiner Wahl aus der Hand deines Gegners abzulegen
    }
ability-replace-card = Du darfst { $power } Machtmarker zahlen, um diese Karte abzulegen und eine andere von deiner Hand zu spielen
ability-send-card-back = Du darfst die Karte deines Gegners auf die Hand zurückschicken; er spielt dann eine andere, wenn er eine hat
ability-cancel-text = Der Text der gegnerischen Karte gilt nicht
ability-take-back-discards = Alle Karten deines Ablagestapels kommen auf deine Hand zurück, und diese Karte mit ihnen
ability-take-back-card = Du darfst eine Karte deines Ablagestapels auf die Hand zurücknehmen
ability-gain-power = Du erhältst { $power } Machtmarker
ability-remove-order =
    { $optional ->
        [yes] Du darfst { order-meant } entfernen
       *[no] Du musst { order-meant } entfernen
    }
order-meant =
    { $kinds-count ->
        [0] einen Befehl { order-owner } { order-place }
        [one] einen Befehl { order-owner } { order-place }, aber nur dieser Art ({ $kinds }),
       *[other] einen Befehl { order-owner } { order-place }, aber nur dieser Arten ({ $kinds }),
    }
order-owner =
    { $whose ->
        [opponent] deines Gegners
       *[other] eines anderen Hauses
    }
order-place =
    { $where ->
        [adjacent] neben dem umkämpften Gebiet
        [embattled] im umkämpften Gebiet
       *[other] irgendwo auf dem Spielplan
    }
ability-push-to-last = Dein Gegner kommt auf einer Einflussleiste deiner Wahl auf den letzten Platz
ability-choose-retreat = Du darfst bestimmen, in welches der erlaubten Gebiete sich dein Gegner zurückzieht
ability-repel-attackers = Die Angreifer betreten das Gebiet nicht, sondern kehren dorthin zurück, woher sie kamen
ability-march-again = Dein Marschbefehl zieht in das eroberte Gebiet mit und darf noch einmal ausgeführt werden

## What is written on Westeros cards

westeros-chosen = Wer { chooser } hat, wählt: { $effects }
chooser =
    { $track-id ->
        [iron-throne] den Eisernen Thron
        [fiefdoms] die Valyrischer-Stahl-Klinge
       *[other] den Botenraben
    }
westeros-or = { $one } Oder: { $other }
westeros-nothing = Nichts geschieht.
westeros-winter = Dieser Stapel wird mit allen seinen Karten neu gemischt; dann wird eine neue Karte aufgedeckt und ausgeführt.
westeros-supply = Alle Häuser passen ihre Versorgung den Symbolen an, die sie kontrollieren, und ihre Armeen der Versorgung.
westeros-mustering = In Zugreihenfolge rekrutieren alle Häuser in ihren Burgen und Festungen.
westeros-clash = Alle Häuser bieten mit Machtmarkern um ihre Plätze auf den drei Einflussleisten.
westeros-power =
    { $ports ->
        [yes] Jedes Haus erhält 1 Machtmarker für jedes Machtsymbol in seinen Gebieten und 1 für jeden eigenen Hafen mit Schiff, vor dem kein gegnerisches Schiff liegt.
       *[no] Jedes Haus erhält 1 Machtmarker für jedes Machtsymbol in seinen Gebieten.
    }
westeros-wildlings = Die Wildlinge greifen an.
westeros-ban = In dieser Runde sind diese Befehle verboten: { $orders }.
westeros-no-support-by = In dieser Runde geben { units-of-kind } beim Unterstützen keine Kampfstärke.

## What is written on wildling cards

wildling-highest = Sieg der Nachtwache, höchstes Gebot: { $sentence }.
wildling-lowest = Sieg der Wildlinge, niedrigstes Gebot: { $sentence }.
wildling-others = Alle anderen, jeweils: { $sentence }.
wildling-nothing = Nichts geschieht
wildling-attack-again = Die Wildlinge greifen sofort noch einmal an, mit Stärke { $strength }; dieses Haus ist nicht beteiligt
wildling-destroy-units =
    { $count ->
        [one] Das Haus verliert { $count } Einheit
       *[other] Das Haus verliert { $count } Einheiten
    }
wildling-destroy-units-at-structure =
    { $count ->
        [one] Das Haus verliert { $count } Landeinheit in einem eigenen Gebiet mit Burg oder Festung, sonst irgendwo
       *[other] Das Haus verliert { $count } Landeinheiten in einem eigenen Gebiet mit Burg oder Festung; hat keines so viele, dann { $count } beliebige Einheiten
    }
wildling-destroy-units-worth =
    { $count ->
        [one] Das Haus verliert Einheiten im Wert von { $count } Rekrutierungspunkt
       *[other] Das Haus verliert Einheiten im Wert von { $count } Rekrutierungspunkten
    }
wildling-units-or-influence =
    { $count ->
        [one] Das Haus verliert { $count } Einheit oder fällt auf der Einflussleiste, auf der es am besten steht, um { $places } Plätze
       *[other] Das Haus verliert { $count } Einheiten oder fällt auf der Einflussleiste, auf der es am besten steht, um { $places } Plätze
    }
wildling-knight-footmen =
    { $count ->
        [one] Das Haus darf { $count } Fußsoldaten zum Ritter machen
       *[other] Das Haus darf bis zu { $count } Fußsoldaten zu Rittern machen
    }
wildling-unhorse-knights =
    { $hidden ->
        [yes] Alle Ritter werden zu Fußsoldaten; für wen kein Fußsoldat da ist, der ist verloren
       *[no]
            { $count ->
                [one] { $count } Ritter wird zum Fußsoldaten; ist keiner da, ist er verloren
               *[other] { $count } Ritter werden zu Fußsoldaten; für wen kein Fußsoldat da ist, der ist verloren
            }
    }
wildling-muster-in-one-area = Das Haus darf in einem eigenen Gebiet mit Burg oder Festung rekrutieren
wildling-change-supply =
    { $by-sign ->
        [negative]
            { $spaces ->
                [one] Das Haus fällt auf der Versorgungsleiste um { $spaces } Feld und passt seine Armeen an
               *[other] Das Haus fällt auf der Versorgungsleiste um { $spaces } Felder und passt seine Armeen an
            }
        [zero] Die Versorgung bleibt, wie sie ist
       *[positive]
            { $spaces ->
                [one] Das Haus steigt auf der Versorgungsleiste um { $spaces } Feld
               *[other] Das Haus steigt auf der Versorgungsleiste um { $spaces } Felder
            }
    }
wildling-return-bid = Das Haus nimmt sein Gebot zurück
wildling-discard-power =
    { $hidden ->
        [yes] Das Haus verliert alle verfügbaren Machtmarker
       *[no] Das Haus verliert { $count } Machtmarker
    }
wildling-rise-on-one-track = Das Haus nimmt auf einer Einflussleiste seiner Wahl den ersten Platz ein
wildling-fall-on-tracks = Das Haus fällt auf diesen Leisten auf den letzten Platz: { $tracks }
wildling-fall-on-one-track = Das Haus fällt auf einer Leiste auf den letzten Platz, gewählt aus diesen: { $tracks }
wildling-take-back-discards = Das Haus nimmt alle abgelegten Hauskarten auf die Hand zurück
wildling-take-back-card = Das Haus darf eine abgelegte Hauskarte auf die Hand zurücknehmen
wildling-discard-strongest = Das Haus legt alle Hauskarten der höchsten Stärke von der Hand ab, aber nie die ganze Hand
wildling-discard-one = Das Haus legt eine Hauskarte seiner Wahl ab, aber nie die letzte

## Labels of the table

label-round = Runde { $round } von { $rounds }
# $count: castles and strongholds that win at once
label-to-win = { $count } Burgen und Festungen gewinnen sofort
label-structures = Burgen und Festungen
label-power = Machtmarker
label-supply = Versorgung
label-units = Einheiten
label-armies = Armeen
label-army-limits = Größte Armeen
label-pool = Einheiten übrig
label-special-orders = Spezialbefehle
label-hand-cards = Hand
label-discard-pile = Ablagestapel
label-hand-closed = Zurzeit verdeckt: Es wird gekämpft
label-ready = Befehle liegen
label-wildlings = Wildlinge
label-wildling-strength = Wildlinge: Stärke { $strength }
label-wildling-card = Wildlingkarte
label-wildling-deck = Wildlingstapel
label-westeros-deck = Westeroskartenstapel { $deck }
label-westeros-card = Westeroskarte
label-influence = Einfluss
label-track = Leiste: { $track }
# The token of whoever leads a track
label-token-iron-throne = Eiserner Thron
label-token-fiefdoms = Valyrischer-Stahl-Klinge
label-token-kings-court = Botenrabe
label-turn-order = Zugreihenfolge
label-fresh = ungenutzt
label-used = genutzt
label-banned = In dieser Runde verboten
label-castle = Burg
label-stronghold = Festung
label-port = Hafen
label-land = Land
label-sea = See
label-home-of = Heimat von { $house }
label-garrison = Garnison { $strength }
label-neutral-force = Neutrale Streitmacht { $strength }
label-closed = Gesperrtes Gebiet
label-power-token = Machtmarker
label-power-icons =
    { $count ->
        [one] { $count } Machtsymbol
       *[other] { $count } Machtsymbole
    }
label-supply-icons =
    { $count ->
        [one] { $count } Versorgungssymbol
       *[other] { $count } Versorgungssymbole
    }
label-mustering-points =
    { $count ->
        [one] { $count } Rekrutierungspunkt
       *[other] { $count } Rekrutierungspunkte
    }
label-routed = besiegt
label-uncontrolled = von niemandem kontrolliert
label-order-none = kein Befehl
label-order-face-down = verdeckter Befehl
label-strength = Kampfstärke
label-card-strength = Kampfstärke { $strength }
label-swords = { gain-swords }
label-towers = { gain-towers }
label-skulls =
    { $count ->
        [one] { $count } Totenkopf
       *[other] { $count } Totenköpfe
    }
label-no-text = Diese Karte hat keinen Text.
label-combat = Kampf in { $area }
label-attacker = Angreifer
label-defender = Verteidiger
label-if-played = Mit { $card }: { $strength }
label-total = Summe
label-silenced = Ihr Text gilt nicht
# The lines of a combat strength
label-part-units = Einheiten
label-part-order = Befehl
label-part-support = Unterstützung aus { $area }
label-part-garrison = Garnison
label-part-card = Hauskarte
label-part-text = Text der Karte
label-part-blade = Valyrischer-Stahl-Klinge
label-part-tides = Schlachtenglück
label-supply-preview = Versorgung danach
label-supply-fits = Deine Versorgung reicht.
label-leave-power = Machtmarker zurücklassen
label-clear-orders = Alle Befehle zurücknehmen
label-orders-left =
    { $count ->
        [0] Jedes Gebiet hat seinen Befehl.
        [one] { $count } Gebiet braucht noch einen Befehl.
       *[other] { $count } Gebiete brauchen noch einen Befehl.
    }
label-bid = Gebot
label-result = Burgen und Festungen
label-result-about = Wer die meisten Burgen und Festungen hat, gewinnt.
label-measure-structures = Burgen und Festungen
label-measure-power = Verfügbare Machtmarker
label-measure-supply = Versorgung
label-measure-units = Einheiten

# The phases, and the steps in them
phase-westeros = Westeros-Phase
phase-planning = Planungsphase
phase-action = Aktionsphase
phase-over = Spielende
phase-advance-round = Neue Runde
phase-reveal-cards = Westeroskarten
phase-advance-wildlings = Wildlinge sammeln sich
phase-resolve = Westeroskarte
phase-count-supply = Versorgung
phase-reconcile = Versorgung
phase-muster = Rekrutierung
phase-bid = Königsfehde
phase-wildling-attack = Wildlingangriff
phase-second-attack = Zweiter Wildlingangriff
phase-wildling-effect = Wildlingkarte
phase-end-attack = Wildlinge ziehen sich zurück
phase-assign-orders = Befehle erteilen
phase-assign-orders-of = Befehle erteilen
phase-reveal-orders = Befehle aufdecken
phase-use-raven = Botenrabe
phase-raids = Überfälle
phase-marches = Märsche
phase-consolidate-power = Machtzuwachs
phase-rally = Besiegte Einheiten stehen auf
phase-clean-up = Aufräumen
phase-combat-support = Ruf nach Unterstützung
phase-combat-house-cards = Hauskarten
phase-combat-texts = Texte der Karten
phase-combat-tides = Schlachtenglück
phase-combat-blade = Valyrischer-Stahl-Klinge
phase-combat-resolution = Ausgang
phase-combat-casualties = Verluste
phase-combat-retreat = Rückzug
phase-combat-clean-up = Aufräumen des Schlachtfelds

## Names: houses and tracks

name-baratheon = Baratheon
name-greyjoy = Greyjoy
name-lannister = Lannister
name-stark = Stark
name-tyrell = Tyrell

name-iron-throne = Thronfolge
name-fiefdoms = Lehen
name-kings-court = Königshof

## Names: units, and how they are counted

name-footman = Fußsoldat
name-knight = Ritter
name-ship = Schiff
count-footman =
    { $count ->
        [one] { $count } Fußsoldat
       *[other] { $count } Fußsoldaten
    }
count-knight =
    { $count ->
        [one] { $count } Ritter
       *[other] { $count } Ritter
    }
count-ship =
    { $count ->
        [one] { $count } Schiff
       *[other] { $count } Schiffe
    }

## Names: orders and their kinds

name-march-minus-1 = Marsch −1
name-march-0 = Marsch +0
name-march-plus-1 = Marschspezialbefehl +1
name-defense-plus-1 = Verteidigung +1
name-defense-plus-2 = Verteidigungsspezialbefehl +2
name-support = Unterstützung
name-support-plus-1 = Unterstützungsspezialbefehl +1
name-raid = Überfall
name-raid-special = Überfallspezialbefehl
name-consolidate-power = Machtzuwachs
name-consolidate-power-special = Machtzuwachsspezialbefehl
name-march = Marsch
name-defense = Verteidigung

## Names: areas

name-blackwater = Blackwater
name-castle-black = Castle Black
name-crackclaw-point = Crackclaw Point
name-dornish-marches = Dornische Marschen
name-dragonstone = Dragonstone
name-flints-finger = Flint's Finger
name-greywater-watch = Greywater Watch
name-harrenhal = Harrenhal
name-highgarden = Highgarden
name-karhold = Karhold
name-kings-landing = King's Landing
name-kingswood = Kingswood
name-lannisport = Lannisport
name-moat-cailin = Moat Cailin
name-oldtown = Oldtown
name-pyke = Pyke
name-riverrun = Riverrun
name-seagard = Seagard
name-searoad-marches = Searoad Marches
name-starfall = Starfall
name-stoney-sept = Stoney Sept
name-storms-end = Storm's End
name-sunspear = Sunspear
name-the-arbor = Arbor
name-the-eyrie = Eyrie
name-the-fingers = Fingers
name-the-mountains-of-the-moon = Mountains of the Moon
name-the-reach = Die Weite
name-the-stony-shore = Stony Shore
name-the-twins = Twins
name-white-harbor = White Harbor
name-widows-watch = Widow's Watch
name-winterfell = Winterfell
name-yronwood = Yronwood
name-bay-of-ice = Bay of Ice
name-blackwater-bay = Blackwater Bay
name-ironmans-bay = Ironman's Bay
name-sea-of-dorne = Dornisches Meer
name-shipbreaker-bay = Shipbreaker Bay
name-sunset-sea = Sunset Sea
name-the-golden-sound = Golden Sound
name-the-narrow-sea = Narrow Sea
name-the-shivering-sea = Shivering Sea

## Names: house cards

name-stannis-baratheon = Stannis Baratheon
name-renly-baratheon = Renly Baratheon
name-ser-davos-seaworth = Ser Davos Seaworth
name-brienne-of-tarth = Brienne von Tarth
name-salladhor-saan = Salladhor Saan
name-euron-crows-eye = Euron Krähenauge
name-victarion-greyjoy = Victarion Greyjoy
name-balon-greyjoy = Balon Greyjoy
name-theon-greyjoy = Theon Greyjoy
name-asha-greyjoy = Asha Greyjoy
name-aeron-damphair = Aeron Feuchthaar
name-tywin-lannister = Tywin Lannister
name-ser-jaime-lannister = Ser Jaime Lannister
name-tyrion-lannister = Tyrion Lannister
name-cersei-lannister = Cersei Lannister
name-eddard-stark = Eddard Stark
name-robb-stark = Robb Stark
name-greatjon-umber = Großjon Umber
name-catelyn-stark = Catelyn Stark
name-mace-tyrell = Mace Tyrell
name-ser-loras-tyrell = Ser Loras Tyrell
name-ser-garlan-tyrell = Ser Garlan Tyrell
name-margaery-tyrell = Margaery Tyrell
name-queen-of-thorns = Königin der Dornen

## Names: Westeros cards

name-supply = Versorgung
name-mustering = Rekrutierung
name-last-days-of-summer = Die letzten Tage des Sommers
name-winter-is-coming = Der Winter naht
name-clash-of-kings = Königsfehde
name-game-of-thrones = Spiel der Throne
name-wildlings-attack = Wildlingangriff
name-storm-of-swords = Sturm der Schwerter
name-sea-of-storms = Stürmische See
name-feast-for-crows = Ein Fressen für die Krähen
name-rains-of-autumn = Herbstregen

## The game in sentences, without the board

told-title-moment = Der Spielstand
told-title-nobody = Gebiete, die niemandem gehören
told-title-house = { $named }, gespielt von { $player }
told-moment =
    { $phase-id ->
        [over] Das Spiel ist nach Runde { $round } von { $rounds } zu Ende.
        [westeros] Es ist Runde { $round } von { $rounds }, in der Westeros-Phase.
        [planning] Es ist Runde { $round } von { $rounds }, in der Planungsphase.
       *[action] Es ist Runde { $round } von { $rounds }, in der Aktionsphase.
    }
told-goal = Wer { $count } Burgen und Festungen kontrolliert, gewinnt sofort.
told-track =
    { $track-id ->
        [iron-throne] Die Zugreihenfolge ist { $houses }. { told-holder } den Eisernen Thron, der Gleichstände entscheidet.
        [fiefdoms] Bei Gleichstand im Kampf gewinnt, wer auf der Lehen-Leiste weiter vorn steht: { $houses }. { told-holder } die Valyrischer-Stahl-Klinge.
       *[kings-court] Die Reihenfolge auf der Königshof-Leiste ist { $houses }. { told-holder } den Botenraben.
    }
told-holder =
    { $holder-you ->
        [yes] Du hast
       *[no] { $holder } hat
    }
told-used =
    { $track-id ->
        [fiefdoms] Die Valyrischer-Stahl-Klinge ist in dieser Runde schon eingesetzt.
       *[kings-court] Der Botenrabe ist in dieser Runde schon eingesetzt.
    }
told-wildlings = Die Wildlinge haben die Stärke { $strength }.
told-known-wildlings = Du kennst die Wildlingkarte an Stelle { $place } des Stapels: { $card }.
told-westeros = Die zuletzt aufgedeckten Westeroskarten sind { $cards }.
told-banned = Diese Befehle sind in dieser Runde nicht erlaubt: { $tokens }.
told-no-support = Einheiten dieser Art unterstützen in dieser Runde nicht: { $unit }.
told-combat =
    { $attacker-you ->
        [yes] Du greifst { $defender } in { $area } an, von { $origin } aus, mit dem Befehl { $order }.
       *[no]
            { $defender-you ->
                [yes] { $attacker } greift dich in { $area } an, von { $origin } aus, mit dem Befehl { $order }.
               *[no] { $attacker } greift { $defender } in { $area } an, von { $origin } aus, mit dem Befehl { $order }.
            }
    }
told-strength =
    { $house-you ->
        [yes] Deine Kampfstärke ist { $strength }: { $parts }.
       *[no] Die Kampfstärke von { $house } ist { $strength }: { $parts }.
    }
told-part =
    { $what-id ->
        [units] { $strength } durch Einheiten
        [order] { $strength } durch den Befehl
        [support] { $strength } durch Unterstützung aus { $area }
        [garrison] { $strength } durch die Garnison
        [card] { $strength } durch die Hauskarte
        [text] { $strength } durch den Text der Karte
        [blade] { $strength } durch die Valyrischer-Stahl-Klinge
       *[tides] { $strength } durch die Schlachtenglückskarte
    }
told-card-played =
    { $house-you ->
        [yes] Du hast { $card } gespielt.
       *[no] { $house } hat { $card } gespielt.
    }
told-tides =
    { $house-you ->
        [yes] Deine Schlachtenglückskarte ist { $card }.
       *[no] Die Schlachtenglückskarte von { $house } ist { $card }.
    }
told-if-played = Mit { $card } wäre deine Kampfstärke { $strength }.
told-combat-won =
    { $house-you ->
        [yes] Du hast den Kampf gewonnen.
       *[no] { $house } hat den Kampf gewonnen.
    }
told-house =
    { $house-you ->
        [yes] Du kontrollierst { told-castles } und hast { told-power }. Deine Versorgung ist { $supply }.
       *[no] { $house } kontrolliert { told-castles } und hat { told-power }. Die Versorgung von { $house } ist { $supply }.
    }
told-castles =
    { $castles ->
        [0] keine Burg oder Festung
        [one] { $castles } Burg oder Festung
       *[other] { $castles } Burgen und Festungen
    }
told-power =
    { $power ->
        [0] keine Machtmarker
        [one] { $power } Machtmarker
       *[other] { $power } Machtmarker
    }
told-armies =
    { $armies-count ->
        [0] Noch gibt es keine Armee; die Versorgung erlaubt Armeen mit { $limits } Einheiten. { told-stars }
        [one] Es gibt eine Armee mit { $armies } Einheiten; die Versorgung erlaubt Armeen mit { $limits }. { told-stars }
       *[other] Es gibt Armeen mit { $armies } Einheiten; die Versorgung erlaubt { $limits }. { told-stars }
    }
told-stars =
    { $stars ->
        [0] Spezialbefehle sind nicht erlaubt.
        [one] Ein Spezialbefehl ist erlaubt.
       *[other] Bis zu { $stars } Spezialbefehle sind erlaubt.
    }
told-area =
    { $house-you ->
        [yes] Deine Einheiten in { $area }: { $units }.
       *[no] Einheiten von { $house } in { $area }: { $units }.
    }
told-area-held =
    { $house-you ->
        [yes] Du kontrollierst { $area } ohne Einheiten.
       *[no] { $house } kontrolliert { $area } ohne Einheiten.
    }
told-routed = Davon sind besiegt: { $units }.
told-order = Der Befehl dort ist { $token }.
told-order-hidden = Dein Befehl dort, noch verdeckt, ist { $token }.
told-token =
    { $house-you ->
        [yes] Dort liegt ein Machtmarker von dir.
       *[no] Dort liegt ein Machtmarker von { $house }.
    }
told-garrison = Eine Garnison der Stärke { $strength } verteidigt es.
told-hand =
    { $cards-count ->
        [0] Auf der Hand ist keine Hauskarte mehr.
       *[other] { $house-you ->
            [yes] Deine Hauskarten auf der Hand sind { $cards }.
           *[no] Die Hauskarten von { $house } auf der Hand sind { $cards }.
        }
    }
told-hand-closed = { $house } hat { $count } Hauskarten auf der Hand; sie sind jetzt verdeckt.
told-discards =
    { $house-you ->
        [yes] Schon gespielt hast du { $cards }.
       *[no] Schon gespielt hat { $house } { $cards }.
    }
told-pool =
    { $house-you ->
        [yes] In deinem Vorrat sind noch { $units }.
       *[no] Im Vorrat von { $house } sind noch { $units }.
    }
told-ready =
    { $house-you ->
        [yes] Du hast deine Befehle erteilt.
       *[no] { $house } hat alle Befehle erteilt.
    }
told-neutral = In { $area } steht eine Neutrale Streitmacht der Stärke { $strength }.
told-closed = Diese Gebiete sind für alle gesperrt: { $areas }.

## Chapters of the rules

chapter-terms = Wichtige Begriffe
chapter-setup = Spielvorbereitung
chapter-players = Das Spiel mit weniger Spielern
chapter-round = Die Spielrunde
chapter-west = Die Westeros-Phase
chapter-wcard = Die Westeroskarten
chapter-sup = Versorgung
chapter-must = Rekrutierung
chapter-clash = Königsfehde: Bieten um Einfluss
chapter-track = Einflussleisten und Herrschaftssymbole
chapter-plan = Die Planungsphase
chapter-raven = Der Botenrabe
chapter-order = Die Befehlsmarker
chapter-raid = Überfallbefehle
chapter-march = Marschbefehle
chapter-cp = Machtzuwachsbefehle
chapter-clean = Aufräumen
chapter-win = Spielende und Sieg
chapter-combat = Kampf
chapter-support = Unterstützung
chapter-cards = Hauskarten
chapter-casualty = Verluste
chapter-retreat = Rückzug und besiegte Einheiten
chapter-wild = Wildlingangriffe
chapter-ship = Schiffstransport
chapter-control = Kontrolle über Gebiete
chapter-ally = Bündnisse und Absprachen
chapter-port = Häfen
chapter-neutral = Neutrale Streitmächte
chapter-garrison = Garnisonen
chapter-map = Der Spielplan
chapter-secret = Was offen und was geheim ist
chapter-tides = Schlachtenglück
chapter-hcard = Die Hauskarten im Einzelnen
chapter-xcard = Die Wildlingkarten im Einzelnen
chapter-limits = Beschränkung des Spielmaterials
chapter-ex = Beispiele
chapter-rule = Fragen und Entscheidungen
