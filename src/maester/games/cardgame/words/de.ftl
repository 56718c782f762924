### Das Kartenspiel auf Deutsch. Die Geschichte wird im Präsens erzählt.

-title = Der Eiserne Thron: Das Kartenspiel

game-cardgame = { -title }
game-cardgame-tagline = Zwei bis sechs Rivalen decken Strategien auf, lassen ihre Häuser aufmarschieren und fordern einander heraus, bis jemand fünfzehn Macht hat.

## Fragen und Antworten

ask-keep-hand = Behältst du deine Hand, oder nimmst du einmal einen Mulligan?
answer-keep-hand =
    { $answer ->
        [yes] Hand behalten
       *[other] Mulligan: sieben neue Karten
    }
ask-setup = Lege Handkarten verdeckt aus, für höchstens { $gold } Gold.
answer-setup =
    { $answer-count ->
        [0] keine Karte
       *[other] { $answer }
    }
ask-attach = Woran wird { $card } angelegt?
answer-attach = { $answer }
ask-plot = Wähle deine Strategie für diese Runde.
answer-plot = { $answer }
ask-title = Wähle einen Titel.
answer-title = { $answer }
ask-first-player = Du gewinnst die Initiative. Wer wird Startspieler?
answer-first-player = { $answer-you ->
    [yes] Du
   *[no] { $answer }
}
ask-next-when-revealed = Wessen Strategie wird als Nächstes abgehandelt?
answer-next-when-revealed = { $answer-you ->
    [yes] Deine
   *[no] Die von { $answer }
}
ask-choose-player = Wähle einen Spieler.
answer-choose-player = { $answer-you ->
    [yes] Dich selbst
   *[no] { $answer }
}
ask-choose-cards =
    { $most ->
        [1] { $source }: Wähle eine Karte.
       *[other]
            { $least ->
                [0] { $source }: Wähle bis zu { $most } Karten.
               *[other] { $source }: Wähle { $least } bis { $most } Karten.
            }
    }
answer-choose-cards =
    { $answer-count ->
        [0] keine Karte
       *[other] { $answer }
    }
ask-spare-cards = Wähle bis zu { $most } deiner Charaktere, die verschont werden.
answer-spare-cards =
    { $answer-count ->
        [0] niemand
       *[other] { $answer }
    }
ask-choose-effect = { $source }: Wähle einen Effekt.
answer-choose-effect =
    { $answer ->
        [0] der erste
        [1] der zweite
       *[other] Nummer { $answer }
    }
ask-choose-to-kill = Wähle einen deiner Charaktere, der getötet wird.
answer-choose-to-kill = { $answer }
ask-put-into-play-instead = Bringst du die Karte ins Spiel, anstatt sie einzumischen?
answer-put-into-play-instead =
    { $answer ->
        [yes] Ins Spiel bringen
       *[other] Einmischen
    }
ask-name-challenge = Nenne eine Art von Herausforderung.
answer-name-challenge = { $answer }
ask-name-card-type = Nenne einen Kartentyp.
answer-name-card-type = { $answer }
ask-name-icon = Nenne ein Herausforderungssymbol.
answer-name-icon = { $answer }
ask-search = Nimm eine der passenden Karten oder keine.
answer-search =
    { $hidden ->
        [yes] keine Karte
       *[no] { $answer }
    }
ask-look-to-hand = Welche Karte nimmst du auf die Hand?
answer-look-to-hand =
    { $answer-count ->
        [0] keine Karte
       *[other] { $answer }
    }
ask-look-to-bottom = Welche Karten kommen unter das Deck, höchstens { $most }?
answer-look-to-bottom =
    { $answer-count ->
        [0] keine Karte
       *[other] { $answer }
    }
ask-look-order = In welcher Reihenfolge legst du die übrigen zurück? Die erste liegt oben.
answer-look-order = { $answer }
ask-discard-as-cost =
    { $least ->
        [one] Lege als Kosten eine Handkarte ab.
       *[other] Lege als Kosten { $least } Handkarten ab.
    }
answer-discard-as-cost = { $answer }
ask-kneel-as-cost = Welche Karte beugst du als Kosten?
answer-kneel-as-cost = { $answer }
ask-x = Wähle X, höchstens { $most }.
answer-x = { $answer }
ask-stand = Wähle { $most } Charaktere, die sich aufrichten.
answer-stand = { $answer }
ask-discard-to-reserve =
    { $least ->
        [one] Deine Hand übersteigt deine Reserve: Lege { $least } Karte ab.
       *[other] Deine Hand übersteigt deine Reserve: Lege { $least } Karten ab.
    }
answer-discard-to-reserve = { $answer }
ask-challenge = Initiiere eine Herausforderung oder keine.
answer-challenge =
    { $hidden ->
        [yes] keine Herausforderung
       *[no]
            { $bypass-count ->
                [0] { a-challenge } gegen { $against } mit { $attackers }
               *[other] { a-challenge } gegen { $against } mit { $attackers }, { $bypass }
            }
    }
    .bypass-each = { $key } umgeht { $value }
# Eine Herausforderung nach ihrer Art, allein und mit Artikel
a-challenge =
    { $contest-id ->
        [military] Militäreinsatz
        [intrigue] Intrigenspiel
       *[power] Machtkampf
    }
one-challenge =
    { $contest-id ->
        [military] einen Militäreinsatz
        [intrigue] ein Intrigenspiel
       *[power] einen Machtkampf
    }
the-challenge =
    { $contest-id ->
        [military] den Militäreinsatz
        [intrigue] das Intrigenspiel
       *[power] den Machtkampf
    }
ask-redirect = Lenkst du diese Herausforderung auf einen anderen Spieler um?
answer-redirect =
    { $answer ->
        [yes] Umlenken
       *[other] Nicht umlenken
    }
ask-redirect-to = Wen forderst du stattdessen heraus?
answer-redirect-to = { $answer }
ask-bypass = Wer wird heimlich umgangen?
answer-bypass =
    { $hidden ->
        [yes] niemand
       *[no] { $answer }
    }
ask-defenders = Deklariere Verteidiger oder keine.
answer-defenders =
    { $answer-count ->
        [0] kein Verteidiger
       *[other] { $answer }
    }
ask-claim-from = Gegen wen handelst du den Schaden des Intrigenspiels ab?
answer-claim-from =
    { $answer-count ->
        [0] niemand
       *[other] { $answer }
    }
ask-military-claim =
    { $least ->
        [one] Wähle { $least } deiner Charaktere für den Schaden des Militäreinsatzes.
       *[other] Wähle { $least } deiner Charaktere für den Schaden des Militäreinsatzes.
    }
answer-military-claim = { $answer }
ask-next-keyword = Welches Schlüsselwort wird als Nächstes abgehandelt?
answer-next-keyword = { $answer }
ask-use-insight = Welche Charaktere nutzen Einblick? Für jeden ziehst du eine Karte.
answer-use-insight =
    { $answer-count ->
        [0] niemand
       *[other] { $answer }
    }
ask-use-pillage = Welche Charaktere brandschatzen? Für jeden wird die oberste Karte des Verliererdecks abgelegt.
answer-use-pillage =
    { $answer-count ->
        [0] niemand
       *[other] { $answer }
    }
ask-use-renown = Welche Charaktere nutzen Ruhmreich? Jeder erhält 1 Macht.
answer-use-renown =
    { $answer-count ->
        [0] niemand
       *[other] { $answer }
    }
ask-intimidate = Beuge mit Einschüchternd einen Charakter oder keinen.
answer-intimidate =
    { $hidden ->
        [yes] niemand
       *[no] { $answer }
    }
ask-next-delayed = Welcher verzögerte Effekt kommt als Nächstes?
answer-next-delayed = { $answer }
ask-next-forced = Welche erzwungene Fähigkeit kommt als Nächstes?
answer-next-forced = { $answer }
ask-last-player-left = Alle Decks sind leer. Wer bleibt als Letzter übrig?
answer-last-player-left = { $answer }
ask-outcome = Was davon kommt zuerst?
answer-outcome = { $answer }
ask-respond-actions = Führe eine Aktion aus oder passe.
answer-respond-actions = { $answer }
ask-respond-would = Verhindere es oder passe.
answer-respond-would = { $answer }
ask-respond-interrupt = Unterbrich oder passe.
answer-respond-interrupt = { $answer }
ask-respond-reaction = Reagiere oder passe.
answer-respond-reaction = { $answer }

## Was gewählt werden kann

offer-pass = Passen
offer-marshal =
    { $cost ->
        [0] { $card } kostenlos aufmarschieren lassen
       *[other] { $card } für { $cost } Gold aufmarschieren lassen
    }
offer-ambush = Hinterhalt: { $card } für { $cost } Gold
offer-rescue = { $card } retten, indem ein Duplikat abgelegt wird
offer-use-ability =
    { $occasion ->
        [1] { $card } einsetzen (zweiter Anlass)
        [2] { $card } einsetzen (dritter Anlass)
        [3] { $card } einsetzen (vierter Anlass)
       *[other] { $card } einsetzen
    }
offer-use-agenda = { offer-use-ability }
offer-play-event =
    { $occasion ->
        [1] { $card } spielen (zweiter Anlass)
        [2] { $card } spielen (dritter Anlass)
        [3] { $card } spielen (vierter Anlass)
       *[other] { $card } spielen
    }
offer-in-play = { $card }
offer-in-hand =
    { $owner-you ->
        [yes] { $card } auf deiner Hand
       *[no] { $card } auf der Hand von { $owner }
    }
offer-in-pile =
    { $pile-id ->
        [dead]
            { $owner-you ->
                [yes] { $card } auf deinem Totenstapel
               *[no] { $card } auf dem Totenstapel von { $owner }
            }
       *[discard]
            { $owner-you ->
                [yes] { $card } auf deinem Ablagestapel
               *[no] { $card } auf dem Ablagestapel von { $owner }
            }
    }
offer-faction-card =
    { $owner-you ->
        [yes] deine Fraktionskarte
       *[no] die Fraktionskarte von { $owner }
    }
offer-put-off =
    { $number ->
        [0] { $card } (verzögert)
       *[other] { $card } (verzögert, Nummer { $number })
    }
offer-wins =
    { $seat-you ->
        [yes] Du gewinnst mit fünfzehn Macht
       *[no] { $seat } gewinnt mit fünfzehn Macht
    }
offer-drops-out =
    { $seat-you ->
        [yes] Du scheidest mit leerem Deck aus
       *[no] { $seat } scheidet mit leerem Deck aus
    }

## Was geschieht

event-setup-revealed =
    { $cards-count ->
        [0]
            { $seat-you ->
                [yes] Du legst keine Karte aus.
               *[no] { $seat } legt keine Karte aus.
            }
       *[other]
            { $seat-you ->
                [yes] Du deckst auf: { $cards }.
               *[no] { $seat } deckt auf: { $cards }.
            }
    }
event-hand-kept =
    { $kept ->
        [yes]
            { $seat-you ->
                [yes] Du behältst deine Hand.
               *[no] { $seat } behält die Hand.
            }
       *[other]
            { $seat-you ->
                [yes] Du nimmst einen Mulligan.
               *[no] { $seat } nimmt einen Mulligan.
            }
    }
event-round-began = Runde { $round } beginnt.
event-phase-began = Die { the-phase } beginnt.
the-phase =
    { $phase-id ->
        [plot] Strategiephase
        [draw] Nachziehphase
        [marshaling] Aufmarschphase
        [challenges] Herausforderungsphase
        [dominance] Herrschaftsphase
        [standing] Aufrichtphase
       *[taxation] Abgabenphase
    }
event-plots-revealed = Strategien werden aufgedeckt: { $plots }.
    .plots-each = { $key }: { $value }
event-initiative-won =
    { $by_luck ->
        [yes]
            { $seat-you ->
                [yes] Du gewinnst die Initiative durch das Los ({ $initiative }).
               *[no] { $seat } gewinnt die Initiative durch das Los ({ $initiative }).
            }
       *[other]
            { $seat-you ->
                [yes] Du gewinnst die Initiative ({ $initiative }).
               *[no] { $seat } gewinnt die Initiative ({ $initiative }).
            }
    }
    .initiative-each = { $key }: { $value }
event-first-player-chosen =
    { $seat-you ->
        [yes] Du bist Startspieler.
       *[no] { $seat } ist Startspieler.
    }
event-plots-returned =
    { $seat-you ->
        [yes] Deine letzte Strategie liegt aus: Dein Archiv wird wieder zum Strategiestapel.
       *[no] Die letzte Strategie von { $seat } liegt aus: Das Archiv wird wieder zum Strategiestapel.
    }
event-titles-revealed = Titel werden aufgedeckt: { $titles }.
    .titles-each = { $key }: { $value }
event-titles-returned = Alle Titel kehren in die Titelreserve zurück.
event-cards-drawn =
    { $cards-count ->
        [0]
            { $count ->
                [0]
                    { $seat-you ->
                        [yes] Du ziehst keine Karte.
                       *[no] { $seat } zieht keine Karte.
                    }
                [one]
                    { $seat-you ->
                        [yes] Du ziehst { $count } Karte.
                       *[no] { $seat } zieht { $count } Karte.
                    }
               *[other]
                    { $seat-you ->
                        [yes] Du ziehst { $count } Karten.
                       *[no] { $seat } zieht { $count } Karten.
                    }
            }
       *[other]
            { $count ->
                [one]
                    { $seat-you ->
                        [yes] Du ziehst { $cards } ({ $count } Karte).
                       *[no] { $seat } zieht { $cards } ({ $count } Karte).
                    }
               *[other]
                    { $seat-you ->
                        [yes] Du ziehst { $cards } ({ $count } Karten).
                       *[no] { $seat } zieht { $cards } ({ $count } Karten).
                    }
            }
    }
event-income-collected =
    { $seat-you ->
        [yes] Du kassierst { $gold } Gold.
       *[no] { $seat } kassiert { $gold } Gold.
    }
event-gold-gained =
    { $seat-you ->
        [yes] Du erhältst { $gold } Gold.
       *[no] { $seat } erhält { $gold } Gold.
    }
event-gold-moved =
    { $frm-you ->
        [yes] { $to } nimmt dir { $gold } Gold ab.
       *[no]
            { $to-you ->
                [yes] Du nimmst { $frm } { $gold } Gold ab.
               *[no] { $to } nimmt { $frm } { $gold } Gold ab.
            }
    }
event-gold-returned = Alles Gold geht in die Schatzkammer zurück.
event-card-entered =
    { $how-id ->
        [marshal]
            { $hidden ->
                [yes]
                    { $seat-you ->
                        [yes] Du lässt { $card } für { $paid } Gold aufmarschieren.
                       *[no] { $seat } lässt { $card } für { $paid } Gold aufmarschieren.
                    }
               *[no]
                    { $seat-you ->
                        [yes] Du lässt { $card } für { $paid } Gold aufmarschieren, angelegt an { $on }.
                       *[no] { $seat } lässt { $card } für { $paid } Gold aufmarschieren, angelegt an { $on }.
                    }
            }
        [ambush]
            { $hidden ->
                [yes]
                    { $seat-you ->
                        [yes] Du bringst { $card } für { $paid } Gold aus dem Hinterhalt ins Spiel.
                       *[no] { $seat } bringt { $card } für { $paid } Gold aus dem Hinterhalt ins Spiel.
                    }
               *[no]
                    { $seat-you ->
                        [yes] Du bringst { $card } für { $paid } Gold aus dem Hinterhalt ins Spiel, angelegt an { $on }.
                       *[no] { $seat } bringt { $card } für { $paid } Gold aus dem Hinterhalt ins Spiel, angelegt an { $on }.
                    }
            }
        [setup]
            { $seat-you ->
                [yes] Du legst { $card } an { $on } an.
               *[no] { $seat } legt { $card } an { $on } an.
            }
       *[put]
            { $hidden ->
                [yes]
                    { $seat-you ->
                        [yes] Du bringst { $card } ins Spiel.
                       *[no] { $seat } bringt { $card } ins Spiel.
                    }
               *[no]
                    { $seat-you ->
                        [yes] Du bringst { $card } ins Spiel, angelegt an { $on }.
                       *[no] { $seat } bringt { $card } ins Spiel, angelegt an { $on }.
                    }
            }
    }
event-nothing-marshaled =
    { $seat-you ->
        [yes] Du marschierst nichts auf.
       *[no] { $seat } marschiert nichts auf.
    }
event-duplicate-added =
    { $facedown ->
        [yes]
            { $seat-you ->
                [yes] Du legst ein verdecktes Duplikat unter { $card }.
               *[no] { $seat } legt ein verdecktes Duplikat unter { $card }.
            }
       *[other]
            { $seat-you ->
                [yes] Du legst ein Duplikat zu { $card }.
               *[no] { $seat } legt ein Duplikat zu { $card }.
            }
    }
event-event-played =
    { $seat-you ->
        [yes] Du spielst { $code } für { $paid } Gold.
       *[no] { $seat } spielt { $code } für { $paid } Gold.
    }
event-ability-used =
    { $seat-you ->
        [yes] Du nutzt { $code }.
       *[no] { $seat } nutzt { $code }.
    }
event-cancelled = Die Effekte von { $code } werden aufgehoben.
event-saved =
    { $by_duplicate ->
        [yes] Ein Duplikat wird abgelegt, und { $card } wird gerettet.
       *[other] { $card } wird gerettet.
    }
event-card-left =
    { $how-id ->
        [killed]
            { $place-id ->
                [hand] { $card } wird getötet und kehrt auf die Hand des Besitzers zurück.
                [deck] { $card } wird getötet und in das Deck des Besitzers gemischt.
               *[dead] { $card } wird getötet.
            }
        [discarded] { $card } wird aus dem Spiel abgelegt.
        [sacrificed] { $card } wird geopfert.
        [returned] { $card } kehrt auf die Hand des Besitzers zurück.
        [removed] { $card } wird aus dem Spiel entfernt.
       *[shuffled] { $card } wird in das Deck des Besitzers gemischt.
    }
many-card-left =
    { $how-id ->
        [killed]
            { $place-id ->
                [hand] { $count } Karten werden getötet und kehren auf die Hand ihrer Besitzer zurück.
                [deck] { $count } Karten werden getötet und in die Decks ihrer Besitzer gemischt.
               *[dead] { $count } Charaktere werden getötet.
            }
        [discarded] { $count } Karten werden aus dem Spiel abgelegt.
        [sacrificed] { $count } Karten werden geopfert.
        [returned] { $count } Karten kehren auf die Hand ihrer Besitzer zurück.
        [removed] { $count } Karten werden aus dem Spiel entfernt.
       *[shuffled] { $count } Karten werden in die Decks ihrer Besitzer gemischt.
    }
many-card-knelt = { $count } Karten werden gebeugt.
event-card-knelt = { $card } wird gebeugt.
event-cards-stood =
    { $cards-count ->
        [1] { $cards } wird aufgerichtet.
        [2] { $cards } werden aufgerichtet.
        [3] { $cards } werden aufgerichtet.
       *[other] { $cards-count } Karten werden aufgerichtet.
    }
    .behind = { $cards }
# A few cards by their names, many by their number
these-cards =
    { $cards-count ->
        [1] { $cards }
        [2] { $cards }
        [3] { $cards }
       *[other] { $cards-count } Karten
    }
event-power-gained =
    { $hidden ->
        [yes]
            { $seat-you ->
                [yes] Du erhältst { $power } Macht für deine Fraktion.
               *[no] { $seat } erhält { $power } Macht für die Fraktion.
            }
       *[no] { $card } erhält { $power } Macht.
    }
event-power-moved =
    { $frm-you ->
        [yes] { $to } nimmt { $power } Macht von deiner Fraktionskarte.
       *[no]
            { $to-you ->
                [yes] Du nimmst { $power } Macht von der Fraktionskarte von { $frm }.
               *[no] { $to } nimmt { $power } Macht von der Fraktionskarte von { $frm }.
            }
    }
event-power-lost =
    { $hidden ->
        [yes]
            { $seat-you ->
                [yes] Deine Fraktionskarte verliert { $power } Macht.
               *[no] Die Fraktionskarte von { $seat } verliert { $power } Macht.
            }
       *[no] { $card } verliert { $power } Macht.
    }
# Ein Marker einer Art
token =
    { $kind-id ->
        [poison] Giftmarker
        [stand] Aufrichtenmarker
       *[betrayal] Verratsmarker
    }
event-token-placed = Ein { token } wird auf { $card } gelegt.
event-control-taken =
    { $seat-you ->
        [yes] Du übernimmst die Kontrolle über { $card }.
       *[no] { $seat } übernimmt die Kontrolle über { $card }.
    }
until =
    { $until-id ->
        [challenge] bis zum Ende der Herausforderung
        [phase] bis zum Ende der Phase
        [round] bis zum Ende der Runde
       *[plot] bis zum Aufdecken einer neuen Strategie
    }
event-modified =
    { $strength-sign ->
        [positive] { these-cards }: +{ $strength } ST { until }.
        [negative] { these-cards }: { $strength } ST { until }.
       *[zero]
            { $rule-id ->
                [cannot-defend] { $cards } kann { until } nicht zum Verteidiger deklariert werden.
                [must-defend] { $cards } muss zum Verteidiger deklariert werden, falls möglich.
                [does-not-contribute] { $cards } trägt keine ST zu dieser Herausforderung bei.
               *[other] Die Symbole von { $cards } ändern sich { until }.
            }
    }
    .behind = { $cards }
event-chosen =
    { $spared ->
        [yes]
            { $seat-you ->
                [yes] Du verschonst { $cards }.
               *[no] { $seat } verschont { $cards }.
            }
       *[no]
            { $seat-you ->
                [yes] Du wählst { $cards }.
               *[no] { $seat } wählt { $cards }.
            }
    }
event-player-chosen =
    { $seat-you ->
        [yes] Du wählst { $player }.
       *[no]
            { $player-you ->
                [yes] { $seat } wählt dich.
               *[no] { $seat } wählt { $player }.
            }
    }
event-named =
    { $seat-you ->
        [yes] Du nennst: { $word }.
       *[no] { $seat } nennt: { $word }.
    }
event-challenge-began =
    { $seat-you ->
        [yes]
            { $bypassed-count ->
                [0] Du initiierst { one-challenge } gegen { $against } mit { $attackers }.
               *[other] Du initiierst { one-challenge } gegen { $against } mit { $attackers }; umgangen: { $bypassed }.
            }
       *[no]
            { $against-you ->
                [yes]
                    { $bypassed-count ->
                        [0] { $seat } initiiert { one-challenge } gegen dich mit { $attackers }.
                       *[other] { $seat } initiiert { one-challenge } gegen dich mit { $attackers }; umgangen: { $bypassed }.
                    }
               *[no]
                    { $bypassed-count ->
                        [0] { $seat } initiiert { one-challenge } gegen { $against } mit { $attackers }.
                       *[other] { $seat } initiiert { one-challenge } gegen { $against } mit { $attackers }; umgangen: { $bypassed }.
                    }
            }
    }
event-no-challenge =
    { $further ->
        [yes]
            { $seat-you ->
                [yes] Du initiierst keine weitere Herausforderung.
               *[no] { $seat } initiiert keine weitere Herausforderung.
            }
       *[no]
            { $seat-you ->
                [yes] Du initiierst keine Herausforderung.
               *[no] { $seat } initiiert keine Herausforderung.
            }
    }
event-not-redirected =
    { $seat-you ->
        [yes] Du lenkst die Herausforderung nicht um.
       *[no] { $seat } lenkt die Herausforderung nicht um.
    }
event-challenge-redirected =
    { $seat-you ->
        [yes]
            { $bypassed-count ->
                [0] Du lenkst die Herausforderung auf { $against } um.
               *[other] Du lenkst die Herausforderung auf { $against } um; umgangen: { $bypassed }.
            }
       *[no]
            { $against-you ->
                [yes]
                    { $bypassed-count ->
                        [0] { $seat } lenkt die Herausforderung auf dich um.
                       *[other] { $seat } lenkt die Herausforderung auf dich um; umgangen: { $bypassed }.
                    }
               *[no]
                    { $bypassed-count ->
                        [0] { $seat } lenkt die Herausforderung auf { $against } um.
                       *[other] { $seat } lenkt die Herausforderung auf { $against } um; umgangen: { $bypassed }.
                    }
            }
    }
event-defenders-declared =
    { $defenders-count ->
        [0]
            { $seat-you ->
                [yes] Du deklarierst keinen Verteidiger.
               *[no] { $seat } deklariert keinen Verteidiger.
            }
       *[other]
            { $seat-you ->
                [yes] Du verteidigst mit { $defenders }.
               *[no] { $seat } verteidigt mit { $defenders }.
            }
    }
event-challenge-won =
    { $hidden ->
        [yes] Niemand gewinnt { the-challenge } (Angriff { $attack }, Verteidigung { $defence }).
       *[no]
            { $unopposed ->
                [yes]
                    { $winner-you ->
                        [yes] Du gewinnst { the-challenge }, unverteidigt (Angriff { $attack }, Verteidigung { $defence }).
                       *[no] { $winner } gewinnt { the-challenge }, unverteidigt (Angriff { $attack }, Verteidigung { $defence }).
                    }
               *[other]
                    { $winner-you ->
                        [yes] Du gewinnst { the-challenge } (Angriff { $attack }, Verteidigung { $defence }).
                       *[no] { $winner } gewinnt { the-challenge } (Angriff { $attack }, Verteidigung { $defence }).
                    }
            }
    }
event-claim-applied =
    { $contest-id ->
        [military]
            { $amount ->
                [one]
                    { $seat-you ->
                        [yes] Militärischer Schaden: Du verlierst einen Charakter.
                       *[no] Militärischer Schaden: { $seat } verliert einen Charakter.
                    }
               *[other]
                    { $seat-you ->
                        [yes] Militärischer Schaden: Du verlierst { $amount } Charaktere.
                       *[no] Militärischer Schaden: { $seat } verliert { $amount } Charaktere.
                    }
            }
        [intrigue]
            { $amount ->
                [one]
                    { $seat-you ->
                        [yes] Schaden des Intrigenspiels: Du legst eine Karte ab.
                       *[no] Schaden des Intrigenspiels: { $seat } legt eine Karte ab.
                    }
               *[other]
                    { $seat-you ->
                        [yes] Schaden des Intrigenspiels: Du legst { $amount } Karten ab.
                       *[no] Schaden des Intrigenspiels: { $seat } legt { $amount } Karten ab.
                    }
            }
       *[power]
            { $amount ->
                [one]
                    { $seat-you ->
                        [yes] Schaden des Machtkampfes: Du gibst { $amount } Macht ab.
                       *[no] Schaden des Machtkampfes: { $seat } gibt { $amount } Macht ab.
                    }
               *[other]
                    { $seat-you ->
                        [yes] Schaden des Machtkampfes: Du gibst { $amount } Macht ab.
                       *[no] Schaden des Machtkampfes: { $seat } gibt { $amount } Macht ab.
                    }
            }
    }
event-challenge-over = Die Herausforderung ist vorbei.
event-cards-discarded =
    { $zone-id ->
        [hand]
            { $place-id ->
                [dead]
                    { $seat-you ->
                        [yes] { $cards } kommt von deiner Hand auf den Totenstapel.
                       *[no] { $cards } kommt von der Hand von { $seat } auf den Totenstapel.
                    }
               *[discard]
                    { $seat-you ->
                        [yes] Du legst { $cards } von der Hand ab.
                       *[no] { $seat } legt { $cards } von der Hand ab.
                    }
            }
       *[deck]
            { $seat-you ->
                [yes] { $cards } wird von deinem Deck abgelegt.
               *[no] { $cards } wird vom Deck von { $seat } abgelegt.
            }
    }
event-card-found =
    { $hidden ->
        [yes]
            { $seat-you ->
                [yes] Du suchst und nimmst keine Karte.
               *[no] { $seat } sucht und nimmt keine Karte.
            }
       *[no]
            { $seat-you ->
                [yes] Du suchst, zeigst { $code } und nimmst die Karte auf die Hand.
               *[no] { $seat } sucht, zeigt { $code } und nimmt die Karte auf die Hand.
            }
    }
event-top-revealed =
    { $drawn ->
        [yes]
            { $seat-you ->
                [yes] Du deckst { $code } oben auf deinem Deck auf und ziehst die Karte.
               *[no] { $seat } deckt { $code } oben auf dem Deck auf und zieht die Karte.
            }
       *[other]
            { $seat-you ->
                [yes] Du deckst { $code } oben auf deinem Deck auf; die Karte bleibt dort.
               *[no] { $seat } deckt { $code } oben auf dem Deck auf; die Karte bleibt dort.
            }
    }
event-cards-seen =
    { $zone-id ->
        [hand]
            { $cards-count ->
                [0]
                    { $seat-you ->
                        [yes] Du siehst dir eine leere Hand an.
                       *[no] { $seat } sieht sich die Hand von { $whose } an ({ $count }).
                    }
               *[other]
                    { $seat-you ->
                        [yes] Du siehst dir eine Hand an: { $cards } ({ $count }).
                       *[no] { $seat } sieht sich eine Hand an: { $cards } ({ $count }).
                    }
            }
       *[deck]
            { $cards-count ->
                [0]
                    { $seat-you ->
                        [yes] Du siehst dir keine Karte an.
                       *[no] { $seat } sieht sich die obersten Karten des Decks von { $whose } an ({ $count }).
                    }
               *[other]
                    { $seat-you ->
                        [yes] Du siehst dir die obersten Karten eines Decks an: { $cards } ({ $count }).
                       *[no] { $seat } sieht sich die obersten Karten eines Decks an: { $cards } ({ $count }).
                    }
            }
    }
event-cards-laid-back =
    { $hand ->
        [0]
            { $seat-you ->
                [yes] Du legst Karten unter das Deck ({ $bottom }).
               *[no] { $seat } legt Karten unter das Deck ({ $bottom }).
            }
       *[other]
            { $seat-you ->
                [yes] Du nimmst Karten auf die Hand ({ $hand }) und legst den Rest unter das Deck ({ $bottom }).
               *[no] { $seat } nimmt Karten auf die Hand ({ $hand }) und legt den Rest unter das Deck ({ $bottom }).
            }
    }
event-shuffled-in =
    { $seat-you ->
        [yes] Du mischst { $cards } in dein Deck.
       *[no] { $seat } mischt { $cards } in das Deck.
    }
event-dominance-counted =
    { $hidden ->
        [yes] Niemand gewinnt die Herrschaft ({ $totals }).
       *[no]
            { $winner-you ->
                [yes] Du gewinnst die Herrschaft ({ $totals }).
               *[no] { $winner } gewinnt die Herrschaft ({ $totals }).
            }
    }
    .totals-each = { $key }: { $value }
event-eliminated =
    { $seat-you ->
        [yes] Du scheidest aus.
       *[no] { $seat } scheidet aus.
    }
event-game-won =
    { $seat-you ->
        [yes] Du gewinnst das Spiel! { $why }
       *[no] { $seat } gewinnt das Spiel! { $why }
    }

## Warum jemand gewonnen hat

why-fifteen-power = Fünfzehn Macht entscheiden.
why-last-player-left = Sonst ist niemand mehr übrig.

## Warum eine Antwort oder ein Deck abgelehnt wird

refusal-no-attachments = { $card } nimmt keine solche Verstärkung an.
refusal-attaches-to-characters = Sie kann nur an einen Charakter angelegt werden.
refusal-attaches-to-others = Sie kann nicht an { $card } angelegt werden.
refusal-unique-is-dead = Ein Exemplar von { $card } liegt auf dem Totenstapel.
refusal-unique-in-play = { $card } ist einzigartig und schon im Spiel.
refusal-no-more-challenges = Du kannst in dieser Phase keine weiteren Herausforderungen initiieren.
refusal-intrigue-first = Du musst in dieser Phase zuerst ein Intrigenspiel gewinnen.
refusal-nobody-to-challenge = Es gibt niemanden, gegen den du { one-challenge } initiieren kannst.
refusal-no-attacker = Du hast niemanden, mit dem du { one-challenge } initiieren kannst.
refusal-challenge-used = Du hast in dieser Phase schon { one-challenge } initiiert.
refusal-defends-already = { $card } verteidigt schon.
refusal-was-bypassed = { $card } wurde heimlich umgangen.
refusal-cannot-defend = { $card } kann nicht zum Verteidiger deklariert werden.
refusal-kneels = { $card } ist gebeugt.
refusal-lacks-icon = { $card } fehlt das Symbol dieser Herausforderung.
refusal-cannot-challenge-them = Du kannst diese Herausforderung nicht gegen { $seat } initiieren.
refusal-no-attacker-named = Eine Herausforderung braucht einen Angreifer.
refusal-too-many-attackers = Du kannst höchstens { $most } Angreifer deklarieren.
refusal-too-many-defenders = Du kannst höchstens { $most } Verteidiger deklarieren.
refusal-must-defend = { $card } muss zum Verteidiger deklariert werden.
refusal-cannot-attack = { $card } kann in dieser Herausforderung nicht angreifen.
refusal-no-stealth = { $card } greift nicht heimlich an.
refusal-cannot-be-bypassed = { $card } kann nicht umgangen werden.
refusal-too-little-gold = Das kostet { $needed } Gold, und du hast { $gold }.
refusal-already-kneels = Die Karte, die gebeugt werden muss, ist schon gebeugt.
refusal-faction-card-kneels = Deine Fraktionskarte ist schon gebeugt.
refusal-nobody-to-kneel = Du hast keine Karte, die du dafür beugen kannst.
refusal-no-token-left = Es liegt kein Marker mehr darauf.
refusal-too-few-cards-in-hand = Du hast zu wenige Handkarten.
refusal-no-such-faction = Es gibt keine Fraktion „{ $faction }“.
refusal-no-such-card = Es gibt keine Karte „{ $card }“.
refusal-not-an-agenda = { $card } ist keine Agenda.
refusal-not-seven-plots = Ein Strategiestapel hat sieben Karten, dieser hat { $count }.
refusal-two-doubled-plots = Nur eine Strategie darf doppelt vorkommen; { $card } ist eine weitere.
refusal-too-few-cards = Das Deck hat { $count } Karten; es braucht { $least }.
refusal-too-few-of-banner = Das Banner verlangt { $least } Karten seiner Fraktion; es sind { $count }.
refusal-too-many-neutral = Die Agenda erlaubt { $most } neutrale Karten; es sind { $count }.
refusal-not-a-plot = { $card } ist keine Strategie.
refusal-too-many-copies = Von { $card } darf es höchstens { $most } geben.
refusal-not-a-draw-card = { $card } gehört nicht in ein Deck.
refusal-no-copies = { $card } ist ohne Exemplar aufgeführt.
refusal-of-another-faction = { $card } gehört einer anderen Fraktion an.
refusal-loyal-elsewhere = { $card } ist einer anderen Fraktion gegenüber loyal.
refusal-no-such-deck = Es gibt kein Deck „{ $deck }“.
refusal-second-agenda = Zeile { $line }: Ein Deck hat höchstens eine Agenda.
refusal-second-faction = Zeile { $line }: Ein Deck hat nur eine Fraktion.
refusal-not-a-deck = Das ist keine Deckliste.
refusal-not-in-this-phase = Das gehört in die { the-phase }.
refusal-not-the-active-player = Du bist nicht der aktive Spieler.
refusal-not-your-chance = Du bist nicht an der Reihe, etwas zu tun.
refusal-text-is-blank = Der Text gilt als leer.
refusal-events-are-played = Ereignisse werden gespielt; sie marschieren nicht auf.
refusal-limited-already = Du hast deine limitierte Karte schon gehabt.
refusal-nothing-to-attach-to = Es gibt nichts, woran sie angelegt werden könnte.
refusal-cannot-marshal-these = Du kannst solche Karten jetzt nicht aufmarschieren lassen.
refusal-not-in-this-window =
    { $timing-id ->
        [actions] Aktionen gehören in ein Aktionsfenster.
        [would] Das gehört in den Moment, in dem etwas verhindert werden kann.
        [interrupt] Unterbrechungen gehören in den Moment, bevor etwas geschieht.
        [forced-interrupt] Unterbrechungen gehören in den Moment, bevor etwas geschieht.
       *[other] Reaktionen gehören in den Moment, nachdem etwas geschehen ist.
    }
refusal-too-often = In diesem Fenster wurden zu viele Fähigkeiten benutzt.
refusal-cannot-play-events = Du kannst jetzt keine Ereignisse spielen.
refusal-not-its-trigger = Es ist nichts geschehen, worauf sie antwortet.
refusal-no-longer-imminent = Das steht nicht mehr bevor.
refusal-used-already = Sie wurde dafür schon benutzt.
per-period =
    { $period-id ->
        [challenge] Herausforderung
        [phase] Phase
       *[other] Runde
    }
refusal-limit-reached = Die Grenze von { $limit } pro { per-period } ist erreicht.
refusal-maximum-reached = Das Maximum von { $limit } pro { per-period } ist erreicht.
refusal-condition-not-met = Ihre Bedingung ist nicht erfüllt.
refusal-no-target = Es gibt nichts, was gewählt werden könnte.
refusal-changes-nothing = Es würde sich nichts ändern.
refusal-opponents-cannot-trigger = { $card } hindert Gegner daran, Fähigkeiten auszulösen.
refusal-one-controller-only = Sie müssen denselben kontrollierenden Spieler haben.
refusal-too-strong-together = Ihre ST darf zusammen höchstens { $most } sein.
refusal-setup-too-dear = Diese Karten kosten { $cost } Gold; erlaubt sind { $most }.
refusal-setup-limited = Beim Aufbau darf nur eine limitierte Karte ausgelegt werden, nicht { $card } und { $other } zugleich.
refusal-setup-unattached = { $card } lässt sich an keine der ausgelegten Karten anlegen.
refusal-not-in-hand = { $card } ist nicht auf deiner Hand.
refusal-not-exactly-that-many = Wähle genau { $most }.
refusal-not-in-setup = { $card } kann beim Aufbau nicht ausgelegt werden.

## Beschriftungen des Tisches

label-result = Macht
label-result-about = Wer zuerst fünfzehn Macht hat, gewinnt.
label-measure-power = Macht
label-measure-cards = Karten im Spiel
label-measure-gold = Gold
label-format-joust = Tjost (zwei Spieler)
label-format-melee = Buhurt (drei bis sechs Spieler)
label-decks-option = Decks
label-decks-option-about = Für jeden Platz der Name eines mitgelieferten Decks oder eine Liste; wer keins mitbringt, bekommt ein mitgeliefertes.
label-open_lists-option = Offene Decklisten
label-open_lists-option-about = Alle dürfen wissen, welche Karten in einem Deck sind, aber nicht, in welcher Reihenfolge.

# What a seat brings, and building it

label-roster = Deck
label-rosters = Decks
label-rosters-mine = Meine Decks
label-rosters-built-in = Decks, die zum Spiel gehören
label-roster-by-lot = Irgendein Deck des Spiels
label-roster-yours = Dein Deck
label-roster-of = Deck von { $player }
label-roster-new = Neues Deck
label-roster-build = Decks bauen
label-roster-open = Deck öffnen
label-roster-name = Name des Decks
label-roster-unnamed = Deck ohne Namen
label-roster-legal = Dieses Deck darf gespielt werden.
label-roster-leave = Deine Änderungen an diesem Deck sind nicht gespeichert. Willst du sie verwerfen?
label-roster-import-about = Füge eine Deckliste ein: Zeilen wie „3x Ghost (Core Set)“ oder JSON. Titel werden auf Englisch, Deutsch und Niederländisch gelesen.
label-roster-try = Eine Starthand ziehen
label-roster-try-again = Eine andere Hand
label-stop-would = wenn noch etwas gerettet oder verhindert werden kann
label-stop-interrupt = bevor etwas geschieht
label-stop-reaction = nachdem etwas geschehen ist
label-stop-actions = in Aktionsfenstern
label-stop-my-challenge = in meinen Herausforderungen
label-stop-challenge-against-me = in Herausforderungen gegen mich
label-build-find = In Namen, Merkmalen und Texten suchen
label-build-fitting = Was in dieses Deck passt
label-build-every-faction = Jede Fraktion
label-build-every-type = Jede Art
label-build-every-trait = Jedes Merkmal
label-build-every-cost = Alle Kosten
label-build-cost-or-more = { $cost } oder mehr
label-build-faction = Fraktion
label-build-agenda = Agenda
label-build-no-agenda = Keine Agenda
label-build-type = Art
label-build-trait = Merkmal
label-build-cost = Kosten
label-build-found = { $count ->
        [0] Keine Karte ist so.
        [one] Eine Karte
       *[other] { $count } Karten
    }
label-build-add = { $card } hinzufügen
label-build-remove = { $card } herausnehmen
label-build-copies = { $card }: { $count } im Deck
label-build-most = Mehr davon dürfen nicht in das Deck.
label-build-cards = Karten
label-build-draw-deck = Deck: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
label-build-plots = Strategien: { $count }
label-build-group = { $type }: { $count }
label-build-curve = Kosten der Karten
label-build-curve-bar = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } mit Kosten { $cost }
label-build-empty = Wähle Karten, um anzufangen.
label-build-read = { $card } ansehen
label-view-round = Runde
label-view-phase = Phase
label-view-step = Schritt
label-view-first = Startspieler
label-view-active = Aktiver Spieler
label-view-players = Spieler
label-view-cards = Karten im Spiel
label-view-challenge = Herausforderung
label-view-windows = Offene Fenster
label-view-playing = Wird gerade gespielt
label-view-hand = Hand
label-view-plots = Strategiestapel
label-view-known = Bekannte Karten auf anderen Händen
label-view-titles = Titel in der Reserve
label-view-winner = Gewinner
label-type-character = Charakter
label-type-location = Ort
label-type-attachment = Verstärkung
label-type-event = Ereignis
label-type-plot = Strategie
label-type-agenda = Agenda
label-type-title = Titel
label-unique = einzigartig
label-loyal = loyal
label-cost = Kosten { $cost }
label-strength = ST { $strength }
phase-plot = Strategie
phase-draw = Nachziehen
phase-marshaling = Aufmarsch
phase-challenges = Herausforderungen
phase-dominance = Herrschaft
phase-standing = Aufrichten
phase-taxation = Abgaben

## Der Tisch in Sätzen

told-title-moment = Der Moment
told-title-you = Du
told-title-hand = Deine Hand
told-title-plots = Deine Strategien
told-moment = Es ist Runde { $round }. Die Phase heißt: { $phase }.
told-setup = Das Spiel wird aufgebaut.
told-active =
    { $seat-you ->
        [yes] Du bist am Zug.
       *[no] { $seat } ist am Zug.
    }
told-actions = Dies ist ein Aktionsfenster: { $where }.
told-window =
    { $cards-count ->
        [0] { $window }: { $what }.
       *[other] { $window }: { $what } ({ $cards }).
    }
told-challenge =
    { $contest-id ->
        [military] Militäreinsatz, { $attacker } gegen { $defender }: { $attack } zu { $defence } Stärke, Schaden { $claim }.
        [intrigue] Intrigenspiel, { $attacker } gegen { $defender }: { $attack } zu { $defence } Stärke, Schaden { $claim }.
       *[power] Machtkampf, { $attacker } gegen { $defender }: { $attack } zu { $defence } Stärke, Schaden { $claim }.
    }
told-attackers =
    { $cards-count ->
        [0] Niemand greift mehr an.
       *[other] Im Angriff: { $cards }.
    }
told-defenders =
    { $cards-count ->
        [0] Niemand verteidigt.
       *[other] In der Verteidigung: { $cards }.
    }
told-bypassed = Heimlich umgangen: { $cards }.
told-uncounted = Nicht gezählt: { $cards }.
told-player =
    { $seat-you ->
        [yes] Du hast { $power } von 15 Macht und { $gold } Gold. Auf deiner Hand: { $hand }; in deinem Deck: { $deck }.
       *[no] { $seat } hat { $power } von 15 Macht und { $gold } Gold. Auf der Hand: { $hand }; im Deck: { $deck }.
    }
told-out =
    { $seat-you ->
        [yes] Du bist ausgeschieden.
       *[no] { $seat } ist ausgeschieden.
    }
told-agenda = Die Agenda ist { $card }.
told-held-title = Der Titel ist { $card }.
told-plot = Die Strategie ist { $card }, die Reserve { $reserve }.
told-cost = { $gold } Gold
told-plot-numbers = { $plot }: { $gold } Gold, Initiative { $initiative }, Schadenswert { $claim }, Reserve { $reserve }.
told-known = Was du von der Hand von { $seat } weißt: { $cards }.
told-no-cards =
    { $seat-you ->
        [yes] Du hast keine Karte im Spiel.
       *[no] { $seat } hat keine Karte im Spiel.
    }
told-dead = Im Totenstapel: { $cards }.
told-discard = Im Ablagestapel: { $cards }.

## Beschriftungen: Schritte, Fenster und was sie öffnet

label-step-mulligan = Mulligan
label-step-lay-setup = Startkarten auslegen
label-step-attach-setup = Verstärkungen anlegen
label-step-fill-hands = Hände auffüllen
label-step-begin-round = Die Runde beginnt
label-step-begin-phase = Die Phase beginnt
label-step-end-phase = Die Phase endet
label-step-phase-ended = Die Phase ist zu Ende
label-step-reset-phase = Die Phase wird abgeschlossen
label-step-end-round = Die Runde endet
label-step-actions = Aktionen
label-step-choose-plots = Strategien wählen
label-step-reveal-plots = Strategien aufdecken
label-step-compare-initiative = Initiative vergleichen
label-step-when-revealed = Sobald aufgedeckt
label-step-recycle-plots = Das Archiv kehrt zurück
label-step-draft-titles = Titel wählen
label-step-draw-cards = Karten ziehen
label-step-collect-income = Einkommen kassieren
label-step-challenge-turn = Herausforderungen des aktiven Spielers
label-step-initiate-challenge = Herausforderung initiieren
label-step-challenge-initiated = Die Herausforderung ist initiiert
label-step-declare-defenders = Verteidiger deklarieren
label-step-compare-strength = Stärke vergleichen
label-step-bonuses = Herausforderungsboni
label-step-apply-claim = Schaden anwenden
label-step-challenge-keywords = Schlüsselwörter
label-step-end-challenge = Die Herausforderung endet
label-step-count-dominance = Herrschaft ermitteln
label-step-stand-cards = Karten aufrichten
label-step-return-gold = Gold zurücklegen
label-step-check-reserve = Reserve prüfen
label-step-return-titles = Titel zurücklegen
label-step-opportunity = Gelegenheit
label-step-advance = Das Angekündigte geschieht
label-step-settle = Dauerhafte Zustände
label-step-react = Reaktionen
label-step-pay = Kosten bezahlen
label-step-choose-targets = Ziele wählen
label-step-initiate = Effekte werden initiiert
label-step-resolve = Effekte werden abgehandelt
label-step-do-effect = Ein Effekt wird abgehandelt
label-step-then-step = Was daraus folgt
label-step-conclude = Die Fähigkeit ist abgehandelt
label-step-do-late = Ein verzögerter Effekt wird abgehandelt
label-step-do-delayed = Verzögerte Effekte
label-window-actions = Aktionen
label-window-would = Retten und Aufheben
label-window-forced-interrupt = Erzwungene Unterbrechungen
label-window-interrupt = Unterbrechungen
label-window-forced-reaction = Erzwungene Reaktionen
label-window-reaction = Reaktionen
label-where-plot = nach dem Aufdecken der Strategien
label-where-draw = nach dem Ziehen
label-where-marshaling = beim Aufmarsch
label-where-challenges = vor einer Herausforderung
label-where-attackers = nach dem Deklarieren der Angreifer
label-where-defenders = nach dem Deklarieren der Verteidiger
label-where-dominance = nach der Herrschaft
label-where-standing = nach dem Aufrichten
label-where-taxation = nach den Abgaben
label-happening-bypassed = ein Charakter wird umgangen
label-happening-challenge-initiated = eine Herausforderung wird initiiert
label-happening-declared-attacker = Angreifer werden deklariert
label-happening-declared-defender = Verteidiger werden deklariert
label-happening-dominance-won = die Herrschaft wird gewonnen
label-happening-drawn = Karten werden gezogen
label-happening-duplicated = ein Duplikat kommt hinzu
label-happening-entered = eine Karte kommt ins Spiel
label-happening-income = Einkommen wird kassiert
label-happening-initiates = Effekte werden initiiert
label-happening-knelt = eine Karte wird gebeugt
label-happening-leaves = eine Karte verlässt das Spiel
label-happening-lost = eine Herausforderung wird verloren
label-happening-marshaled = eine Karte marschiert auf
label-happening-phase-begins = eine Phase beginnt
label-happening-phase-ends = eine Phase endet
label-happening-pillaged = ein Deck wird gebrandschatzt
label-happening-played = ein Ereignis wird gespielt
label-happening-plot-revealed = Strategien werden aufgedeckt
label-happening-power-gained = Macht wird erhalten
label-happening-stood = eine Karte wird aufgerichtet
label-happening-strengthened = eine Karte wird stärker
label-happening-won = eine Herausforderung wird gewonnen

## Was auf Karten steht: Hauptwörter in allen Fällen und was zu ihnen gehört. Endungen, Artikel und Fürwörter sehen auf eine
## Form wie a-masculine-acc

grammar-cases = nom acc dat gen
gender-character = masculine
noun-character =
    { $form ->
        [one-gen] Charakters
        [many-nom] Charaktere
        [many-acc] Charaktere
        [many-gen] Charaktere
        [many-dat] Charakteren
       *[other] Charakter
    }
gender-location = masculine
noun-location =
    { $form ->
        [one-gen] Ortes
        [many-nom] Orte
        [many-acc] Orte
        [many-gen] Orte
        [many-dat] Orten
       *[other] Ort
    }
gender-attachment = feminine
noun-attachment =
    { $form ->
        [one-gen] Verstärkung
        [many-nom] Verstärkungen
        [many-acc] Verstärkungen
        [many-gen] Verstärkungen
        [many-dat] Verstärkungen
       *[other] Verstärkung
    }
gender-event = neuter
noun-event =
    { $form ->
        [one-gen] Ereignisses
        [many-nom] Ereignisse
        [many-acc] Ereignisse
        [many-gen] Ereignisse
        [many-dat] Ereignissen
       *[other] Ereignis
    }
gender-plot = feminine
noun-plot =
    { $form ->
        [one-gen] Strategie
        [many-nom] Strategien
        [many-acc] Strategien
        [many-gen] Strategien
        [many-dat] Strategien
       *[other] Strategie
    }
gender-card = feminine
noun-card =
    { $form ->
        [one-gen] Karte
        [many-nom] Karten
        [many-acc] Karten
        [many-gen] Karten
        [many-dat] Karten
       *[other] Karte
    }
gender-faction-card = feminine
noun-faction-card =
    { $form ->
        [one-gen] Fraktionskarte
        [many-nom] Fraktionskarten
        [many-acc] Fraktionskarten
        [many-gen] Fraktionskarten
        [many-dat] Fraktionskarten
       *[other] Fraktionskarte
    }
gender-copy = feminine
noun-copy =
    { $form ->
        [one-gen] Kopie
        [many-nom] Kopien
        [many-acc] Kopien
        [many-gen] Kopien
        [many-dat] Kopien
       *[other] Kopie
    }
gender-challenge = feminine
noun-challenge =
    { $form ->
        [one-gen] Herausforderung
        [many-nom] Herausforderungen
        [many-acc] Herausforderungen
        [many-gen] Herausforderungen
        [many-dat] Herausforderungen
       *[other] Herausforderung
    }
gender-military = masculine
noun-military =
    { $form ->
        [one-gen] Militäreinsatzes
        [many-nom] Militäreinsätze
        [many-acc] Militäreinsätze
        [many-gen] Militäreinsätze
        [many-dat] Militäreinsätzen
       *[other] Militäreinsatz
    }
gender-intrigue = neuter
noun-intrigue =
    { $form ->
        [one-gen] Intrigenspiels
        [many-nom] Intrigenspiele
        [many-acc] Intrigenspiele
        [many-gen] Intrigenspiele
        [many-dat] Intrigenspielen
       *[other] Intrigenspiel
    }
gender-power = masculine
noun-power =
    { $form ->
        [one-gen] Machtkampfes
        [many-nom] Machtkämpfe
        [many-acc] Machtkämpfe
        [many-gen] Machtkämpfe
        [many-dat] Machtkämpfen
       *[other] Machtkampf
    }
gender-bearer = masculine
ending =
    { $form ->
        [a-masculine-nom] er
        [a-feminine-nom] e
        [a-feminine-acc] e
        [a-neuter-nom] es
        [a-neuter-acc] es
        [each-masculine-nom] e
        [each-feminine-nom] e
        [each-neuter-nom] e
        [the-masculine-nom] e
        [the-feminine-nom] e
        [the-neuter-nom] e
        [each-feminine-acc] e
        [each-neuter-acc] e
        [the-feminine-acc] e
        [the-neuter-acc] e
        [no-many-nom] e
        [no-many-acc] e
        [no-many-gen] er
       *[other] en
    }
determiner =
    { $form ->
        [a-masculine-nom] ein
        [a-masculine-acc] einen
        [a-masculine-dat] einem
        [a-masculine-gen] eines
        [a-feminine-nom] eine
        [a-feminine-acc] eine
        [a-feminine-dat] einer
        [a-feminine-gen] einer
        [a-neuter-nom] ein
        [a-neuter-acc] ein
        [a-neuter-dat] einem
        [a-neuter-gen] eines
        [each-masculine-nom] jeder
        [each-masculine-acc] jeden
        [each-masculine-dat] jedem
        [each-masculine-gen] jedes
        [each-feminine-nom] jede
        [each-feminine-acc] jede
        [each-feminine-dat] jeder
        [each-feminine-gen] jeder
        [each-neuter-nom] jedes
        [each-neuter-acc] jedes
        [each-neuter-dat] jedem
        [each-neuter-gen] jedes
        [the-masculine-nom] der
        [the-masculine-acc] den
        [the-masculine-dat] dem
        [the-masculine-gen] des
        [the-feminine-nom] die
        [the-feminine-acc] die
        [the-feminine-dat] der
        [the-feminine-gen] der
        [the-neuter-nom] das
        [the-neuter-acc] das
        [the-neuter-dat] dem
        [the-neuter-gen] des
       *[other]
            { $first ->
                [vowel] ein
               *[consonant] ein
            }
    }
adjective-other = ander{ $ending }
adjective-unique = einzigartig{ $ending }
adjective-non-unique = nicht einzigartig{ $ending }
adjective-loyal = loyal{ $ending }
adjective-knelt = gebeugt{ $ending }
adjective-standing = aufrecht{ $ending }
adjective-participating = teilnehmend{ $ending }
adjective-attacking = angreifend{ $ending }
adjective-defending = verteidigend{ $ending }
adjective-revealed = aufgedeckt{ $ending }
adjective-unopposed = unverteidigt{ $ending }
adjective-next = nächst{ $ending }
adjective-first = erst{ $ending }
two-words = { $one } { $other }
either = { $one } oder { $other }
both = { $one } und { $other }
comma = { $one }, { $other }
of-faction = { $faction }-{ $noun }
of-traits = { $noun } mit dem Merkmal { $traits }
faction-baratheon = Baratheon
faction-greyjoy = Graufreud
faction-lannister = Lennister
faction-martell = Martell
faction-nights-watch = Nachtwache
faction-stark = Stark
faction-targaryen = Targaryen
faction-tyrell = Tyrell
whose-me = unter deiner Kontrolle
whose-opponent = unter der Kontrolle eines Gegners
whose-loser = unter der Kontrolle des Verlierers
whose-chosen = unter der Kontrolle dieses Spielers
whose-defender = unter der Kontrolle des verteidigenden Spielers
whose-own = unter eigener Kontrolle
named-mine = { $name } unter deiner Kontrolle
inside-hand =
    { $whose ->
        [me] auf deiner Hand
        [opponent] auf der Hand eines Gegners
        [loser] auf der Hand des Verlierers
       *[other] auf dieser Hand
    }
inside-discard =
    { $whose ->
        [me] auf deinem Ablagestapel
        [opponent] auf dem Ablagestapel eines Gegners
        [loser] auf dem Ablagestapel des Verlierers
       *[other] auf diesem Ablagestapel
    }
inside-dead =
    { $whose ->
        [me] auf deinem Totenstapel
        [opponent] auf dem Totenstapel eines Gegners
        [loser] auf dem Totenstapel des Verlierers
       *[other] auf diesem Totenstapel
    }
out-of-hand =
    { $whose ->
        [me] von deiner Hand
        [opponent] von der Hand eines Gegners
        [loser] von der Hand des Verlierers
       *[other] von dieser Hand
    }
out-of-discard =
    { $whose ->
        [me] von deinem Ablagestapel
        [opponent] vom Ablagestapel eines Gegners
        [loser] vom Ablagestapel des Verlierers
       *[other] von diesem Ablagestapel
    }
out-of-dead =
    { $whose ->
        [me] von deinem Totenstapel
        [opponent] vom Totenstapel eines Gegners
        [loser] vom Totenstapel des Verlierers
       *[other] von diesem Totenstapel
    }
with-cost = mit aufgedruckten Kosten von höchstens { $cost }
with-cost-while-first = mit aufgedruckten Kosten von höchstens { $cost } (höchstens { $more }, solange du Startspieler bist)
with-printed-strength = mit aufgedruckter ST von höchstens { $strength }
with-strength = mit höchstens { $strength } ST
with-strength-with = mit höchstens { $strength } ST (höchstens { $more }, solange du { $card } kontrollierst)
an-icon =
    { $contest-id ->
        [military] ein Militäreinsatz-Symbol
        [intrigue] ein Intrigenspiel-Symbol
       *[power] ein Machtkampf-Symbol
    }
without-icon =
    { $contest-id ->
        [military] ohne Militäreinsatz-Symbol
        [intrigue] ohne Intrigenspiel-Symbol
       *[power] ohne Machtkampf-Symbol
    }
without-attachments = ohne Verstärkungen
with-power = mit Macht
of-that-card = dieser Karte im Spiel
any-controller = unter der Kontrolle desselben Spielers
ref-this =
    { $form ->
        [nom] diese Karte
        [dat] dieser Karte
        [gen] dieser Karte
       *[other] diese Karte
    }
ref-attached =
    { $form ->
        [nom] der Träger
        [dat] dem Träger
        [gen] des Trägers
       *[other] den Träger
    }
ref-trigger =
    { $form ->
        [nom] jener Charakter
        [dat] jenem Charakter
        [gen] jenes Charakters
       *[other] jenen Charakter
    }
the-chosen =
    { $form ->
        [nom] die gewählten Charaktere
        [dat] den gewählten Charakteren
        [gen] der gewählten Charaktere
       *[other] die gewählten Charaktere
    }
one-of-them =
    { $form ->
        [nom] einer von ihnen
        [dat] einem von ihnen
        [gen] eines von ihnen
       *[other] einen von ihnen
    }
pronoun =
    { $form ->
        [masculine-nom] er
        [masculine-acc] ihn
        [masculine-dat] ihm
        [feminine-nom] sie
        [feminine-acc] sie
        [feminine-dat] ihr
        [neuter-nom] es
        [neuter-acc] es
        [neuter-dat] ihm
        [many-nom] sie
        [many-acc] sie
        [many-dat] ihnen
        [mixed-dat] der gewählten Karte
        [mixed-gen] der gewählten Karte
       *[other] die gewählte Karte
    }

## Was auf Karten steht: Arten von Fähigkeiten, Kosten, Wahlen

kind-action = Aktion
kind-action-in = Aktion in der { the-phase }
kind-reaction = Reaktion
kind-interrupt = Unterbrechung
kind-would = Unterbrechung
kind-forced-reaction = Erzwungene Reaktion
kind-forced-interrupt = Erzwungene Unterbrechung
kind-revealed = Sobald aufgedeckt
line-ability = { $kind }: { $text }.
ability-when = { $when }: { $text }
ability-when-if = { $when }, falls { $if }: { $text }
ability-only-if = falls { $if }: { $text }
ability-cost = { $cost } → { $text }
ability-then = { $text }; dann { $then }
and-so = { $one }; { $other }
line-limit = Nur { $limit }-mal pro { per-period }.
line-max = Maximal { $limit }-mal pro { per-period }.
cannot-be-saved = { $text } (Retten ist nicht möglich)
cost-kneel-this = diese Karte beugen
cost-kneel-and-sacrifice = diese Karte beugen und opfern
cost-sacrifice = diese Karte opfern
cost-back = diese Karte auf deine Hand zurücknehmen
cost-remove = diese Karte aus dem Spiel entfernen
cost-kneel-faction = deine Fraktionskarte beugen
cost-kneel-one = { $card-acc } beugen
cost-discard =
    { $count ->
        [one] { $count } Handkarte ablegen
       *[other] { $count } Handkarten ablegen
    }
cost-token = 1 { token } von dieser Karte ablegen
cost-gold = { $gold } Gold zahlen
cost-x = X Gold zahlen
cost-its-cost = X Gold zahlen (X ist gleich den aufgedruckten Kosten jenes Ereignisses)
choose-card = { $card-acc } wählen
choose-card-optional = nach Wunsch { $card-acc } wählen
choose-up-to = bis zu { $most } { $card-acc } wählen
choose-weak = beliebig viele { $card-acc } mit zusammen höchstens { $most } ST wählen (mindestens 1)
choose-each = jeder Spieler wählt in Spielerreihenfolge { $card-acc }
choose-each-up-to = jeder Spieler wählt in Spielerreihenfolge bis zu { $most } { $card-acc }
choose-opponent =
    { $with ->
        [cards] einen Gegner mit Handkarten wählen
        [characters] einen Gegner wählen, der einen Charakter kontrolliert
        [fewer-cards] einen Gegner mit weniger Handkarten als du wählen, der einen Charakter kontrolliert
       *[other] einen Gegner wählen
    }
choose-any-player = einen Spieler wählen
naming-challenge = eine Art von Herausforderung nennen
naming-card-type = der Verlierer nennt einen Kartentyp

## Was auf Karten steht: wann

when-won = nachdem du { $challenge-acc } gewonnen hast
when-lost = nachdem du { $challenge-acc } verloren hast
won-by = mit mindestens { $by } ST Vorsprung
as-attacker = als angreifender Spieler
as-defender = als verteidigender Spieler
in-which-this =
    { $role ->
        [attacking] { $when } und diese Karte als Angreifer daran teilnimmt
       *[other] { $when } und diese Karte daran teilnimmt
    }
in-which-attached =
    { $role ->
        [attacking] { $when } und der Träger als Angreifer daran teilnimmt
       *[other] { $when } und der Träger daran teilnimmt
    }
in-which-card = { $when } und dabei { $card-acc } kontrollierst
when-dominance-won = nachdem du die Herrschaft gewonnen hast
when-phase-begins = nachdem die { the-phase } begonnen hat
when-phase-ends = sobald die { the-phase } endet
when-any-phase-ends = sobald eine Phase endet
when-marshaled = nachdem du { $card-acc } hast aufmarschieren lassen
when-marshaled-or-played = nachdem du { $card-acc } hast aufmarschieren lassen oder gespielt hast
when-entered = nachdem { $card-nom } ins Spiel gekommen ist
when-entered-by-ambush = nachdem { $card-nom } aus dem Hinterhalt ins Spiel gekommen ist
when-entered-in-phase = nachdem { $card-nom } in der { the-phase } ins Spiel gekommen ist
when-killed =
    { $timing ->
        [reaction] nachdem { $card-nom } getötet wurde
        [would] sobald { $card-nom } getötet werden würde
       *[other] sobald { $card-nom } getötet wird
    }
when-killed-or-discarded =
    { $timing ->
        [reaction] nachdem { $card-nom } getötet oder aus dem Spiel abgelegt wurde
        [would] sobald { $card-nom } getötet oder aus dem Spiel abgelegt werden würde
       *[other] sobald { $card-nom } getötet oder aus dem Spiel abgelegt wird
    }
when-killed-or-sacrificed =
    { $timing ->
        [reaction] nachdem { $card-nom } getötet oder geopfert wurde
        [would] sobald { $card-nom } getötet oder geopfert werden würde
       *[other] sobald { $card-nom } getötet oder geopfert wird
    }
when-leaves =
    { $timing ->
        [reaction] nachdem { $card-nom } das Spiel verlassen hat
        [would] sobald { $card-nom } das Spiel verlassen würde
       *[other] sobald { $card-nom } das Spiel verlässt
    }
when-power-gained = nachdem { $card-nom } Macht erhalten hat
when-pillaged = nachdem diese Karte durch Brandschatzen eine Karte abgelegt hat
when-event-initiates = sobald die Effekte eines Ereignisses, das ein Gegner spielt, initiiert werden würden
when-ability-initiates = sobald die Effekte einer ausgelösten Fähigkeit { $card-gen } initiiert werden würden
when-challenge-initiated = nachdem { $challenge-nom } initiiert wurde
when-challenge-initiated-against-me = nachdem { $challenge-nom } gegen dich initiiert wurde
when-declared-attacker = nachdem diese Karte zum Angreifer deklariert wurde
when-bypassed = nachdem diese Karte einen Charakter heimlich umgangen hat
when-stood = nachdem diese Karte aufgerichtet wurde
when-strengthened = nachdem die ST dieser Karte durch einen Karteneffekt erhöht wurde
when-income = nachdem ein Gegner sein Einkommen kassiert hat

## Was auf Karten steht: Bedingungen, als Nebensätze nach „falls“ oder „solange“

if-first-player = du Startspieler bist
if-not-first-player = du nicht Startspieler bist
if-challenge = { $challenge-nom } abgehandelt wird
if-defender = du der verteidigende Spieler bist
if-attacker-of-rival = du einen Konkurrenten angreifst
if-in-challenge = du der angreifende oder der verteidigende Spieler bist
if-this-standing = diese Karte aufrecht ist
if-this-participating = diese Karte teilnimmt
if-this-participating-in = sie an { $challenge-dat } teilnimmt
if-this-attacking = diese Karte angreift
if-this-attacking-alone = diese Karte allein angreift
if-attached-is = er { $card-nom } ist
if-attached-has-trait = er das Merkmal { $traits } hat
if-attached-participating = der Träger teilnimmt
if-control = du { $card-acc } kontrollierst
if-opponent-controls = ein Gegner { $card-acc } kontrolliert
if-revealed = ein Spieler { $card-acc } aufgedeckt hat
if-not-lost-power-this-round = du in dieser Runde keinen Machtkampf verloren hast
if-not-lost-defending-this-phase = du in dieser Phase keine Herausforderung als verteidigender Spieler verloren hast
if-duplicate = sie ein Duplikat hat
if-ambushed = diese Karte in dieser Phase aus dem Hinterhalt ins Spiel gekommen ist

## Was auf Karten steht: was getan wird. $number ist die Zahl der betroffenen Karten

deed-draw =
    { $amount ->
        [one] { $amount } Karte ziehen
       *[other] { $amount } Karten ziehen
    }
deed-gain-gold = { $amount } Gold erhalten
for-each = { $text } für { $per-acc }
gain-gold-for-each = { $amount } Gold für { $per-acc } erhalten
deed-take-gold = { $amount } Gold aus der Goldreserve jenes Spielers in deine verschieben
deed-empty-gold = das Gold aller Spieler in die Schatzkammer zurücklegen
deed-gain-power = { $amount } Macht für deine Fraktion erhalten
gain-power-per-plot = { $amount } Macht für deine Fraktion für jede Strategie in deinem Archiv erhalten
gains-power = { $card-nom } erhält { $amount } Macht
gains-power-per-strength = { $card-nom } erhält { $amount } Macht für je 5 ST, mit denen du gewonnen hast
deed-move-power =
    { $whose ->
        [loser] { $amount } Macht von der Fraktionskarte des Verlierers auf deine verschieben
       *[other] { $amount } Macht von der Fraktionskarte eines Gegners auf deine verschieben
    }
deed-drop-power = { $amount } Macht von { $card-dat } entfernen
deed-kneel = { $card-acc } beugen
deed-stand = { $card-acc } aufrichten
deed-kill = { $card-acc } töten
kill-others = alle anderen Charaktere töten
kill-own = dieser Spieler wählt einen Charakter unter eigener Kontrolle und tötet ihn
deed-discard = { $card-acc } aus dem Spiel ablegen
discard-from-hand = { $card-acc } ablegen
deed-back = { $card-acc } auf die Hand des Besitzers zurückschicken
back-to-mine = { $card-acc } auf deine Hand zurücknehmen
deed-shuffle-in = { $card-acc } in dein Deck mischen
or-put-into-play = { $text }; falls es { $card-nom } ist, darfst du sie stattdessen ins Spiel bringen
deed-put-into-play = { $card-acc } ins Spiel bringen
put-into-play-mine = { $card-acc } unter deiner Kontrolle ins Spiel bringen
deed-control = die Kontrolle über { $card-acc } übernehmen
signed =
    { $amount-sign ->
        [negative] −{ $size }
        [zero] +{ $size }
       *[positive] +{ $size }
    }
gets-strength =
    { $number ->
        [many] erhalten je { $strength } ST
       *[other] erhält { $strength } ST
    }
while-first-instead = { $text } (stattdessen { $strength }, solange du Startspieler bist)
gains-icon =
    { $number ->
        [many] erhalten { an-icon }
       *[other] erhält { an-icon }
    }
loses-icons =
    { $number ->
        [many] verlieren je ein Symbol jeder Art
       *[other] verliert je ein Symbol jeder Art
    }
gains-named-icon =
    { $number ->
        [many] erhalten ein Herausforderungssymbol deiner Wahl
       *[other] erhält ein Herausforderungssymbol deiner Wahl
    }
loses-named-icon =
    { $number ->
        [many] verlieren ein Herausforderungssymbol deiner Wahl
       *[other] verliert ein Herausforderungssymbol deiner Wahl
    }
gains-keyword =
    { $number ->
        [many] erhalten { $keyword }
       *[other] erhält { $keyword }
    }
is-burned = { $text } und wird getötet, falls die ST 0 beträgt
until-then = { $text } { until }
until-burned = { until }: { $text }
rule-cannot-defend = kann { until } nicht zum Verteidiger deklariert werden
rule-must-defend = muss in dieser Herausforderung zum Verteidiger deklariert werden, falls möglich
rule-does-not-contribute = trägt keine ST zu dieser Herausforderung bei
claim-mine = den Schadenswert deiner aufgedeckten Strategie { until } um { $amount } erhöhen
claim-mine-same = den Schadenswert deiner aufgedeckten Strategie bei Herausforderungen derselben Art { until } um { $amount } erhöhen
claim-attackers-named = den Schadenswert der aufgedeckten Strategie des angreifenden Spielers bei Herausforderungen dieser Art, in denen du der verteidigende Spieler bist, um { $amount } senken, bis du eine neue Strategie aufdeckst
deed-reduce =
    { $plays ->
        [yes] in dieser Phase kostet dich { $card-nom } beim Aufmarschieren oder Spielen { $amount } Gold weniger
       *[no] in dieser Phase kostet dich { $card-nom } beim Aufmarschieren { $amount } Gold weniger
    }
forbid-named-type = der Gewinner kann { until } keine Herausforderungen dieser Art initiieren
forbid-against-me = der Verlierer kann { until } keine Herausforderungen gegen dich initiieren
deed-extra-challenge = du darfst in dieser Phase 1 zusätzliche Herausforderung dieser Art initiieren
later-phase-ends = am Ende der Phase, falls { $card-nom } noch im Spiel ist: { $text }
later-token = am Ende der Phase, falls { $card-nom } diesen { token } noch hat: { $text } und den Marker entfernen
later-challenge-won = falls du diese Herausforderung gewinnst: { $text }
deed-place-token = 1 { token } auf { $card-acc } legen
deed-save = { $card-acc } retten
deed-cancel = diese Effekte aufheben
instead-hand = diese Karte auf deine Hand zurücknehmen, anstatt sie auf den Totenstapel zu legen
instead-deck = diese Karte in dein Deck mischen, anstatt sie auf den Totenstapel zu legen
deed-attach-this = diese Karte an jenen Charakter anlegen, als Verstärkung mit dem Merkmal { $traits } und diesem Text: „{ $text }“
search-top = die obersten { $top } Karten deines Decks nach { $card-dat } durchsuchen, die gefundene Karte zeigen, auf die Hand nehmen und das Deck mischen
search-other-type = dein Deck nach einer Karte eines anderen Typs durchsuchen, die gefundene Karte zeigen, auf die Hand nehmen und das Deck mischen
deed-look-at-hand = die Hand dieses Spielers ansehen
deed-reveal-top = die oberste Karte deines Decks aufdecken; falls es { $card-nom } ist, sie ziehen
look-own = die obersten { $top } Karten deines Decks ansehen; du darfst { $hand } davon auf die Hand nehmen; den Rest in beliebiger Reihenfolge unter das Deck legen
look-theirs = die obersten { $top } Karten vom Deck dieses Spielers ansehen; bis zu { $bottom } davon unter das Deck und die übrigen wieder obenauf legen, in beliebiger Reihenfolge
deed-discard-top = die oberste Karte vom Deck eines Gegners ablegen
discard-hand-chosen =
    { $amount ->
        [one] { $amount } zufällige Karte von der Hand dieses Spielers ablegen
       *[other] { $amount } zufällige Karten von der Hand dieses Spielers ablegen
    }
discard-hand-attacker =
    { $amount ->
        [one] { $amount } zufällige Karte von der Hand des angreifenden Spielers ablegen
       *[other] { $amount } zufällige Karten von der Hand des angreifenden Spielers ablegen
    }
discard-hand-opponents =
    { $amount ->
        [one] jeder Gegner legt { $amount } zufällige Handkarte ab
       *[other] jeder Gegner legt { $amount } zufällige Handkarten ab
    }
power-for-character = { $text }; falls es ein Charakter ist, { $power } Macht für deine Fraktion erhalten und die Karte auf den Totenstapel des Besitzers legen
deed-duplicate-top = die oberste Karte deines Decks verdeckt als Duplikat unter diese Karte legen
deed-join = { $card-nom } nimmt als Verteidiger an der Herausforderung teil
deed-leave = { $card-acc } aus der Herausforderung entfernen

## Was auf Karten steht: was gilt, solange sie im Spiel sind

while = { $text }, solange { $if }
line = { $text }.
sentence = { $card-nom } { $text }
is-blank = hat bis auf die Merkmale ein leeres Textfeld
participates = nimmt als Angreifer an jeder Herausforderung teil, in der du einen anderen angreifenden Nachtwache-Charakter kontrollierst
per-used-plots = { $text } für jede Strategie in deinem Archiv
per-gold = { $text } für jedes Gold in deiner Goldreserve
rule-attacks-standing = wird nicht gebeugt, wenn sie bei { $challenge-dat } zum Angreifer deklariert wird
rule-defends-standing = wird nicht gebeugt, wenn sie zum Verteidiger deklariert wird
rule-defends-kneeling = darf bei { $challenge-dat } gegen dich auch gebeugt und ohne das Symbol zum Verteidiger deklariert werden
rule-first-attack-standing = wird nicht gebeugt, wenn er beim ersten Militäreinsatz, den du in einer Runde initiierst, zum Angreifer deklariert wird
rule-cannot-be-bypassed = können nicht heimlich umgangen werden
rule-intrigue-first = ein Spieler kann Militäreinsätze und Machtkämpfe erst initiieren, nachdem er in derselben Phase ein Intrigenspiel gewonnen hat
rule-first-cheaper =
    { $plays ->
        [yes] in jeder Runde kostet dich { $card-nom } beim Spielen { $amount } Gold weniger
       *[no] in jeder Runde kostet dich { $card-nom } beim Aufmarschieren { $amount } Gold weniger
    }
rule-extra-challenge =
    { $contest-id ->
        [military] du darfst in der Herausforderungsphase { $amount } zusätzlichen Militäreinsatz initiieren
        [intrigue] du darfst in der Herausforderungsphase { $amount } zusätzliches Intrigenspiel initiieren
       *[power] du darfst in der Herausforderungsphase { $amount } zusätzlichen Machtkampf initiieren
    }
rule-extra-challenge-elsewhere =
    { $contest-id ->
        [military] du darfst in der Herausforderungsphase { $amount } zusätzlichen Militäreinsatz gegen einen anderen Gegner initiieren
        [intrigue] du darfst in der Herausforderungsphase { $amount } zusätzliches Intrigenspiel gegen einen anderen Gegner initiieren
       *[power] du darfst in der Herausforderungsphase { $amount } zusätzlichen Machtkampf gegen einen anderen Gegner initiieren
    }
rule-one-participant = bei jeder Herausforderung kann kein Spieler mehr als 1 Angreifer oder mehr als 1 Verteidiger deklarieren
rule-cannot-marshal = du kannst keine { $card-acc } aufmarschieren lassen
rule-cannot-play = du kannst keine Ereignisse spielen
rule-no-base-gold = der Basisgoldwert { $card-gen } beträgt 0
rule-most-challenges = du kannst in der Herausforderungsphase nicht mehr als { $amount } Herausforderung initiieren
rule-limited-cap = du darfst pro Runde { $amount } zusätzliche limitierte Karte aufmarschieren lassen oder spielen
rule-chooses-claim = wenn du als angreifender Spieler den Schaden eines Intrigenspiels abhandelst, darfst du ihn gegen beliebig viele Gegner abhandeln
rule-draws-more = du ziehst in der Nachziehphase { $amount } zusätzliche Karte
rule-redirects = du darfst pro Runde 1 Herausforderung umlenken
rule-stand-at-most = in der Aufrichtphase kann jeder Spieler höchstens { $amount } Charaktere aufrichten
rule-weaker-do-not-contribute = verteidigende Charaktere mit weniger ST als diese Karte tragen ihre ST nicht bei
rule-opponents-cannot-trigger = deine Gegner können keine Kartenfähigkeiten auslösen
rule-ambush-for-cost = { $card-nom } auf deiner Hand erhält Hinterhalt (X), wobei X den aufgedruckten Kosten entspricht
rule-one-defender = der verteidigende Spieler kann nicht mehr als 1 Verteidiger deklarieren
adds-contribution = bei { $challenge-dat } trägt diese Karte { $amount } ST zu deiner Seite bei, solange du einen teilnehmenden Charakter kontrollierst
adds-dominance = diese Karte trägt { $amount } ST zu deiner Gesamtstärke bei der Herrschaft bei
changes-reserve = die aufgedeckte Strategie jedes Gegners hat { $amount } Reserve
changes-claim = bei { $challenge-dat } hat deine aufgedeckte Strategie { $amount } Schadenswert
line-attach = Nur an { $card-acc } anlegen.
line-enters-knelt = Diese Karte kommt gebeugt ins Spiel.
line-sacrifice-at = Hat diese Karte mindestens { $count } { token }, opfere sie.
line-plot-limit = Strategiestapel-Limit: { $count }.
line-banner = Dein Deck darf auch { $card-acc } enthalten, die nicht loyal sind. Es muss mindestens { $least } { $card-acc } enthalten.
line-most-neutral = Dein Deck darf höchstens { $most } neutrale Karten enthalten.
line-supports = Unterstützt: { $card }.
line-rivals = Konkurrenten: { $cards }.
plus-gold = { $amount } Gold
plus-initiative = { $amount } Initiative
plus-reserve = { $amount } Reserve
keyword-ambush = Hinterhalt ({ $gold })
keyword-no-attachments = Keine Verstärkungen
keyword-no-attachments-except = Keine Verstärkungen außer { $traits }

## Kapitel der Regeln

chapter-golden = Goldene Regeln
chapter-type = Kartentypen
chapter-text = Kartentexte
chapter-player = Spieler
chapter-deck = Deckbau
chapter-agenda = Agenden
chapter-setup = Aufbau
chapter-zone = Spielbereiche
chapter-control = Besitz und Kontrolle
chapter-unique = Einzigartige Karten
chapter-dup = Duplikate
chapter-attach = Verstärkungen
chapter-event = Ereignisse
chapter-dead = Totenstapel
chapter-discard = Ablegen
chapter-sacrifice = Opfern
chapter-enter = Ins Spiel kommen
chapter-leave = Das Spiel verlassen
chapter-facedown = Verdeckte Karten
chapter-gold = Gold
chapter-power = Macht
chapter-token = Marker
chapter-move = Verschieben
chapter-drawcard = Karten ziehen
chapter-search = Suchen und Ansehen
chapter-mod = Modifikatoren und Werte
chapter-x = Der Buchstabe X
chapter-blank = Leere Textfelder
chapter-immune = Immunität
chapter-ability = Fähigkeiten
chapter-action = Aktionen
chapter-interrupt = Unterbrechungen
chapter-react = Reaktionen
chapter-forced = Erzwungene Fähigkeiten
chapter-trigger = Auslöser
chapter-init = Fähigkeiten initiieren
chapter-cost = Kosten
chapter-target = Ziele
chapter-effect = Effekte
chapter-then = Das Wort „dann“
chapter-may = Das Wort „darf“
chapter-cannot = Die Worte „kann nicht“
chapter-limit = Grenzen und Maxima
chapter-cancel = Aufheben
chapter-save = Retten
chapter-replace = Ersatzeffekte
chapter-simul = Was gleichzeitig geschieht
chapter-nest = Fähigkeiten in Fähigkeiten
chapter-frame = Der Rahmen
chapter-fw = Die Schritte einer Runde
chapter-plot = Strategien und Strategiephase
chapter-draw = Nachziehphase
chapter-marshal = Aufmarschieren
chapter-chal = Herausforderungen
chapter-claim = Schaden
chapter-dom = Herrschaft
chapter-stand = Beugen und Aufrichten
chapter-tax = Abgaben
chapter-keyword = Schlüsselwörter
chapter-keyword-ambush = Schlüsselwort: Hinterhalt
chapter-keyword-insight = Schlüsselwort: Einblick
chapter-keyword-intimidate = Schlüsselwort: Einschüchternd
chapter-keyword-limited = Schlüsselwort: Limitiert
chapter-keyword-no-attachments = Schlüsselwort: Keine Verstärkungen
chapter-keyword-pillage = Schlüsselwort: Brandschatzen
chapter-keyword-renown = Schlüsselwort: Ruhmreich
chapter-keyword-stealth = Schlüsselwort: Heimlich
chapter-keyword-terminal = Schlüsselwort: Vergänglich
chapter-melee = Buhurt und Titel
chapter-win = Das Spiel gewinnen
chapter-ex = Durchgespielte Beispiele
chapter-rule = Fragen und Entscheidungen

## Namen: Fraktionen, Arten von Herausforderungen, Kartentypen, Schlüsselwörter

name-baratheon = Haus Baratheon
name-greyjoy = Haus Graufreud
name-lannister = Haus Lennister
name-martell = Haus Martell
name-nights-watch = Die Nachtwache
name-stark = Haus Stark
name-targaryen = Haus Targaryen
name-tyrell = Haus Tyrell
name-neutral = Neutral
name-poison = Gift
name-stand = Aufrichten
name-betrayal = Verrat
name-military = Militäreinsatz
name-intrigue = Intrigenspiel
name-power = Machtkampf
name-character = Charakter
name-location = Ort
name-attachment = Verstärkung
name-event = Ereignis
name-insight = Einblick
name-intimidate = Einschüchternd
name-limited = Limitiert
name-pillage = Brandschatzen
name-renown = Ruhmreich
name-stealth = Heimlich
name-terminal = Vergänglich

## Namen: Strategien

name-a-clash-of-kings = Der Thron der Sieben Königreiche
name-a-feast-for-crows = Zeit der Krähen
name-a-game-of-thrones = Spiel der Throne
name-a-noble-cause = Ein hehres Ziel
name-a-storm-of-swords = Sturm der Schwerter
name-building-orders = Baubefehl
name-calling-the-banners = Ruft die Banner
name-calm-over-westeros = Frieden über Westeros
name-confiscation = Enteignung
name-counting-coppers = Kupfermünzen zählen
name-filthy-accusations = Üble Nachrede
name-fortified-position = Festungsmauern
name-heads-on-spikes = Aufgespießte Köpfe
name-jousting-contest = Lanzenturnier
name-marched-to-the-wall = Zur Mauer geschickt
name-marching-orders = Marschbefehl
name-naval-superiority = Seeherrschaft
name-power-behind-the-throne = Die Macht hinter dem Thron
name-rebuilding = Wiederaufbau
name-reinforcements = Truppenverstärkung
name-sneak-attack = Schleichangriff
name-summons = Einberufung
name-supporting-the-faith = Tempelabgaben
name-taxation = Besteuerung
name-the-winds-of-winter = Die Winde des Winters
name-wildfire-assault = Seefeuerangriff

## Namen: Agenden

name-fealty = Lehnstreue
name-banner-of-the-stag = Hirschbanner
name-banner-of-the-kraken = Krakenbanner
name-banner-of-the-lion = Löwenbanner
name-banner-of-the-sun = Sonnenbanner
name-banner-of-the-watch = Krähenbanner
name-banner-of-the-wolf = Wolfsbanner
name-banner-of-the-dragon = Drachenbanner
name-banner-of-the-rose = Rosenbanner

## Namen: Titel

name-master-of-whispers = Meister der Flüsterer
name-master-of-ships = Meister der Schiffe
name-hand-of-the-king = Hand des Königs
name-master-of-coin = Meister der Münze
name-master-of-laws = Meister des Rechts
name-crown-regent = Regent

## Namen: neutrale Karten

name-littlefinger = Kleinfinger
name-varys = Varys
name-rattleshirts-raiders = Rasselhemds Plünderer
name-wildling-horde = Wildlinghorde
name-seal-of-the-hand = Abzeichen der Hand
name-bodyguard = Leibwächter
name-little-bird = Kleiner Vogel
name-milk-of-the-poppy = Mohnblumensaft
name-noble-lineage = Von edler Abstammung
name-syrios-training = Syrios Unterricht
name-the-iron-throne = Der Eiserne Thron
name-the-kingsroad = Der Königsweg
name-the-roseroad = Die Rosenstraße
name-put-to-the-sword = Erschlagen
name-put-to-the-torch = Niederbrennen
name-superior-claim = Höherer Thronanspruch
name-tears-of-lys = Tränen von Lys
name-the-hands-judgment = Das Urteil der Hand

## Namen: Baratheon

name-maester-cressen = Maester Cressen
name-melisandre = Melisandre
name-robert-baratheon = Robert Baratheon
name-selyse-baratheon = Selyse Baratheon
name-ser-davos-seaworth = Ser Davos Seewert
name-shireen-baratheon = Sharin Baratheon
name-stannis-baratheon = Stannis Baratheon
name-bastard-in-hiding = Versteckter Bastard
name-fiery-followers = Glühende Anhänger
name-kings-hunting-party = Königliche Jagdgesellschaft
name-dragonstone-faithful = Gläubige von Drachenstein
name-vanguard-lancer = Lanzenreiter der Vorhut
name-lightbringer = Lichtbringer
name-dragonstone-port = Hafen von Drachenstein
name-chamber-of-the-painted-table = Saal mit der Bemalten Tafel
name-the-red-keep = Der Rote Bergfried
name-consolidation-of-power = Festigung der Macht
name-ours-is-the-fury = Unser ist der Zorn
name-seen-in-flames = Visionen im Feuer

## Namen: Graufreud

name-aeron-damphair = Aeron Feuchthaar
name-alannys-greyjoy = Alannys Graufreud
name-asha-greyjoy = Asha Graufreud
name-balon-greyjoy = Balon Graufreud
name-euron-crows-eye = Euron Krähenauge
name-maester-wendamyr = Maester Wendamyr
name-theon-greyjoy = Theon Graufreud
name-black-winds-crew = Besatzung der Schwarzer Wind
name-drowned-men = Ertrunkene
name-iron-islands-fishmonger = Fischweib von den Eiseninseln
name-lordsport-shipwright = Schiffsbauer aus Herrenhort
name-salty-navigator = Navigator zur See
name-throwing-axe = Wurfaxt
name-great-kraken = Großer Krake
name-iron-fleet-scout = Spähschiff der Eisenflotte
name-sea-tower = Seeturm
name-risen-from-the-sea = Auferstanden aus dem Meer
name-the-krakens-grasp = Der Arm des Kraken
name-we-do-not-sow = Wir säen nicht

## Namen: Lennister

name-cersei-lannister = Cersei Lennister
name-grand-maester-pycelle = Großmaester Pycelle
name-joffrey-baratheon = Joffrey Baratheon
name-ser-jaime-lannister = Ser Jaime Lennister
name-the-tickler = Der Kitzler
name-tyrion-lannister = Tyrion Lennister
name-tywin-lannister = Tywin Lennister
name-burned-men = Brandmänner
name-gold-cloaks = Goldröcke
name-lannisport-moneylender = Geldverleiher aus Lennishort
name-lannisport-merchant = Kaufmann aus Lennishort
name-the-queens-assassin = Meuchelmörder der Königin
name-widows-wail = Witwenklage
name-casterly-rock = Casterlystein
name-lannisport = Lennishort
name-western-fiefdom = Westliche Ländereien
name-hear-me-roar = Hört mich brüllen!
name-the-things-i-do-for-love = Was man nicht alles für die Liebe tut
name-treachery = Verrat

## Namen: Martell

name-areo-hotah = Areo Hotah
name-arianne-martell = Arianne Martell
name-doran-martell = Doran Martell
name-edric-dayne = Edric Dayn
name-maester-caleotte = Maester Caleotte
name-obara-sand = Obara Sand
name-the-red-viper = Die Rote Viper
name-desert-scavenger = Wüstenplünderer
name-dornish-paramour = Dornische Geliebte
name-greenblood-trader = Händlerin vom Grünblut-Fluss
name-house-dayne-knight = Ritter von Haus Dayn
name-palace-spearman = Speerträger der Palastwache
name-dawn = Dämmerung
name-ghaston-grey = Grässlichgrau
name-sunspear = Sonnspeer
name-blood-orange-grove = Blutorangenhain
name-dorans-game = Dorans Spiel
name-unbowed-unbent-unbroken = Ungebeugt, Ungezähmt, Ungebrochen
name-confinement = Gefangenschaft

## Namen: die Nachtwache

name-benjen-stark = Benjen Stark
name-ghost = Geist
name-jon-snow = Jon Schnee
name-maester-aemon = Maester Aemon
name-old-bear-mormont = Alter Bär Mormont
name-samwell-tarly = Samwell Tarly
name-ser-waymar-royce = Ser Waymar Rois
name-yoren = Yoren
name-messenger-raven = Botenrabe
name-old-forest-hunter = Alter Waldjäger
name-ranging-party = Grenzertrupp
name-steward-at-the-wall = Kämmerer an der Mauer
name-veteran-builder = Erfahrener Baumeister
name-longclaw = Langklaue
name-castle-black = Die Schwarze Festung
name-the-wall = Die Mauer
name-a-meager-contribution = Bescheidene Spende
name-take-the-black = Das Schwarz anlegen
name-the-sword-in-the-darkness = Das Schwert in der Dunkelheit

## Namen: Stark

name-arya-stark = Arya Stark
name-bran-stark = Bran Stark
name-catelyn-stark = Catelyn Stark
name-eddard-stark = Eddard Stark
name-grey-wind = Grauwind
name-robb-stark = Robb Stark
name-sansa-stark = Sansa Stark
name-summer = Sommer
name-direwolf-pup = Schattenwolfwelpe
name-tumblestone-knight = Ritter vom Trommelstein
name-vanguard-of-the-north = Vorhut des Nordens
name-winterfell-steward = Kämmerer von Winterfell
name-ice = Eis
name-gates-of-winterfell = Die Tore von Winterfell
name-the-wolfswood = Der Wolfswald
name-heart-tree-grove = Herzbaumhain
name-for-the-north = Für den Norden!
name-like-warm-rain = Wie warmer Regen
name-winter-is-coming = Der Winter naht

## Namen: Targaryen

name-daenerys-targaryen = Daenerys Targaryen
name-drogon = Drogon
name-khal-drogo = Khal Drogo
name-magister-illyrio = Magister Illyrio
name-rhaegal = Rhaegal
name-ser-jorah-mormont = Ser Jorah Mormont
name-viserion = Viserion
name-viserys-targaryen = Viserys Targaryen
name-braided-warrior = Krieger mit langen Zöpfen
name-handmaiden = Magd
name-targaryen-loyalist = Getreuer des Hauses Targaryen
name-unsullied = Die Unbefleckten
name-drogos-arakh = Drogos Arakh
name-plaza-of-punishment = Platz der Strafe
name-dothraki-sea = Dothrakisches Meer
name-illyrios-estate = Illyrios Anwesen
name-dracarys = Dracarys!
name-fire-and-blood = Feuer und Blut
name-waking-the-dragon = Den Drachen wecken

## Namen: Tyrell

name-left = Links
name-maester-lomys = Maester Lomys
name-margaery-tyrell = Margaery Tyrell
name-paxter-redwyne = Paxter Rothweyn
name-randyll-tarly = Randyll Tarly
name-right = Rechts
name-the-knight-of-flowers = Der Ritter der Blumen
name-the-queen-of-thorns = Die Königin der Dornen
name-courtesan-of-the-rose = Kurtisane der Rose
name-garden-caretaker = Gärtner
name-olennas-informant = Olennas Informantin
name-wardens-of-the-reach = Wächter der Weite
name-heartsbane = Herzbann
name-highgarden = Rosengarten
name-the-mander = Der Mander
name-rose-garden = Rosenhain
name-growing-strong = Kräftig wachsen
name-olennas-cunning = Olennas List
name-the-bear-and-the-maiden-fair = „Der Bär und die Jungfrau hehr“

## Namen: Decks

name-stormlands-court = Hof der Sturmlande
name-ironborn-raid = Raubzug der Eisenmänner
name-gold-of-the-rock = Gold des Felsens
name-dornish-patience = Dornische Geduld
name-the-watchers = Die Wächter
name-northern-host = Heer des Nordens
name-brood-of-the-mother = Brut der Mutter
name-chivalry-of-the-mander = Ritterschaft am Mander
name-stag-and-crow = Hirsch und Krähe
name-crow-and-stag = Krähe und Hirsch
name-lion-and-rose = Löwe und Rose
name-rose-and-lion = Rose und Löwe
name-sun-and-dragon = Sonne und Drache
name-dragon-and-sun = Drache und Sonne
name-wolf-and-kraken = Wolf und Krake
name-kraken-and-wolf = Krake und Wolf

## Merkmale

trait-ally = Verbündeter
trait-army = Armee
trait-astapor = Astapor
trait-banner = Banner
trait-bastard = Bastard
trait-brotherhood = Bruderschaft
trait-builder = Baumeister
trait-clansman = Clankrieger
trait-commander = Kommandant
trait-companion = Gefährte
trait-condition = Zustand
trait-direwolf = Schattenwolf
trait-dorne = Dorne
trait-dothraki = Dothraki
trait-dragon = Drache
trait-dragonstone = Drachenstein
trait-drowned-god = Ertrunkener Gott
trait-edict = Erlass
trait-essos = Essos
trait-guard = Garde
trait-hatchling = Küken
trait-house-dayne = Haus Dayn
trait-house-florent = Haus Florent
trait-house-harlaw = Haus Harlau
trait-house-redwyne = Haus Rothweyn
trait-house-tarly = Haus Tarly
trait-house-tully = Haus Tully
trait-iron-islands = Eiseninseln
trait-ironborn = Eisenmann
trait-item = Gegenstand
trait-king = König
trait-kings-landing = Königsmund
trait-kingdom = Königreich
trait-knight = Ritter
trait-lady = Lady
trait-lord = Lord
trait-maester = Maester
trait-merchant = Händler
trait-noble = Adlig
trait-old-gods = Alte Götter
trait-pentos = Pentos
trait-poison = Gift
trait-queen = Königin
trait-rhllor = R'hllor
trait-raider = Plünderer
trait-ranger = Grenzer
trait-raven = Rabe
trait-sand-snake = Sandschlange
trait-scheme = Komplott
trait-siege = Belagerung
trait-skill = Fertigkeit
trait-small-council = Kleiner Rat
trait-smuggler = Schmuggler
trait-song = Lied
trait-spy = Spion
trait-steward = Kämmerer
trait-stormborn = Sturmtochter
trait-stronghold = Festung
trait-summer = Sommer
trait-the-north = Der Norden
trait-the-reach = Die Weite
trait-the-seven = Die Sieben
trait-the-westerlands = Die Westlande
trait-valyrian-steel = Valyrischer Stahl
trait-wandering-crow = Wanderkrähe
trait-war = Krieg
trait-warship = Kriegsschiff
trait-weapon = Waffe
trait-westeros = Westeros
trait-wildling = Wildling
trait-winter = Winter
trait-winterfell = Winterfell
