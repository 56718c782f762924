### Het kaartspel in het Nederlands. Het verhaal wordt in de tegenwoordige tijd verteld. Er is geen Nederlandse uitgave: de termen en
### de namen van kaarten zijn van onszelf, eigennamen naar de boeken.

-title = Spel der Tronen: Het kaartspel

game-cardgame = { -title }
game-cardgame-tagline = Twee tot zes rivalen onthullen hun plannen, stellen hun huizen op en dagen elkaar uit, tot iemand vijftien macht heeft.

## Vragen en antwoorden

ask-keep-hand = Houd je je hand, of neem je één keer een mulligan?
answer-keep-hand =
    { $answer ->
        [yes] Hand houden
       *[other] Mulligan: zeven nieuwe kaarten
    }
ask-setup = Leg kaarten uit je hand gedekt neer, voor hoogstens { $gold } goud.
answer-setup =
    { $answer-count ->
        [0] geen kaart
       *[other] { $answer }
    }
ask-attach = Waaraan wordt { $card } toegevoegd?
answer-attach = { $answer }
ask-plot = Kies je plan voor deze ronde.
answer-plot = { $answer }
ask-title = Kies een titel.
answer-title = { $answer }
ask-first-player = Je wint het initiatief. Wie wordt startspeler?
answer-first-player = { $answer-you ->
    [yes] Jij
   *[no] { $answer }
}
ask-next-when-revealed = Wiens plan wordt nu uitgevoerd?
answer-next-when-revealed = { $answer-you ->
    [yes] Het jouwe
   *[no] Dat van { $answer }
}
ask-choose-player = Kies een speler.
answer-choose-player = { $answer-you ->
    [yes] Jezelf
   *[no] { $answer }
}
ask-choose-cards =
    { $most ->
        [1] { $source }: kies een kaart.
       *[other]
            { $least ->
                [0] { $source }: kies tot { $most } kaarten.
               *[other] { $source }: kies { $least } tot { $most } kaarten.
            }
    }
answer-choose-cards =
    { $answer-count ->
        [0] geen kaart
       *[other] { $answer }
    }
ask-spare-cards = Kies hoogstens { $most } van je personages die gespaard worden.
answer-spare-cards =
    { $answer-count ->
        [0] niemand
       *[other] { $answer }
    }
ask-choose-effect = { $source }: kies een effect.
answer-choose-effect =
    { $answer ->
        [0] het eerste
        [1] het tweede
       *[other] nummer { $answer }
    }
ask-choose-to-kill = Kies een van je personages dat gedood wordt.
answer-choose-to-kill = { $answer }
ask-put-into-play-instead = Breng je de kaart in het spel in plaats van haar in je deck te schudden?
answer-put-into-play-instead =
    { $answer ->
        [yes] In het spel brengen
       *[other] In het deck schudden
    }
ask-name-challenge = Noem een soort uitdaging.
answer-name-challenge = { $answer }
ask-name-card-type = Noem een kaartsoort.
answer-name-card-type = { $answer }
ask-name-icon = Noem een uitdagingssymbool.
answer-name-icon = { $answer }
ask-search = Neem een van de passende kaarten, of geen.
answer-search =
    { $hidden ->
        [yes] geen kaart
       *[no] { $answer }
    }
ask-look-to-hand = Welke kaart neem je in je hand?
answer-look-to-hand =
    { $answer-count ->
        [0] geen kaart
       *[other] { $answer }
    }
ask-look-to-bottom = Welke kaarten gaan onder het deck, hoogstens { $most }?
answer-look-to-bottom =
    { $answer-count ->
        [0] geen kaart
       *[other] { $answer }
    }
ask-look-order = In welke volgorde leg je de andere terug? De eerste ligt boven.
answer-look-order = { $answer }
ask-discard-as-cost =
    { $least ->
        [one] Leg als kosten een kaart uit je hand af.
       *[other] Leg als kosten { $least } kaarten uit je hand af.
    }
answer-discard-as-cost = { $answer }
ask-kneel-as-cost = Welke kaart laat je als kosten knielen?
answer-kneel-as-cost = { $answer }
ask-x = Kies X, hoogstens { $most }.
answer-x = { $answer }
ask-stand = Kies { $most } personages die opstaan.
answer-stand = { $answer }
ask-discard-to-reserve =
    { $least ->
        [one] Je hand is groter dan je reserve: leg { $least } kaart af.
       *[other] Je hand is groter dan je reserve: leg { $least } kaarten af.
    }
answer-discard-to-reserve = { $answer }
ask-challenge = Begin een uitdaging, of geen.
answer-challenge =
    { $hidden ->
        [yes] geen uitdaging
       *[no]
            { $bypass-count ->
                [0] { a-challenge } tegen { $against } met { $attackers }
               *[other] { a-challenge } tegen { $against } met { $attackers }, { $bypass }
            }
    }
    .bypass-each = { $key } omzeilt { $value }
# Een uitdaging naar haar soort, alleen en met lidwoord
a-challenge =
    { $contest-id ->
        [military] militaire uitdaging
        [intrigue] intrige-uitdaging
       *[power] machtsuitdaging
    }
one-challenge =
    { $contest-id ->
        [military] een militaire uitdaging
        [intrigue] een intrige-uitdaging
       *[power] een machtsuitdaging
    }
the-challenge =
    { $contest-id ->
        [military] de militaire uitdaging
        [intrigue] de intrige-uitdaging
       *[power] de machtsuitdaging
    }
ask-redirect = Leid je deze uitdaging om naar een andere speler?
answer-redirect =
    { $answer ->
        [yes] Omleiden
       *[other] Niet omleiden
    }
ask-redirect-to = Wie daag je in plaats daarvan uit?
answer-redirect-to = { $answer }
ask-bypass = Wie wordt heimelijk omzeild?
answer-bypass =
    { $hidden ->
        [yes] niemand
       *[no] { $answer }
    }
ask-defenders = Wijs verdedigers aan, of geen.
answer-defenders =
    { $answer-count ->
        [0] geen verdediger
       *[other] { $answer }
    }
ask-claim-from = Tegen wie pas je de claim van de intrige-uitdaging toe?
answer-claim-from =
    { $answer-count ->
        [0] niemand
       *[other] { $answer }
    }
ask-military-claim =
    { $least ->
        [one] Kies { $least } van je personages voor de militaire claim.
       *[other] Kies { $least } van je personages voor de militaire claim.
    }
answer-military-claim = { $answer }
ask-next-keyword = Welk trefwoord wordt nu uitgevoerd?
answer-next-keyword = { $answer }
ask-use-insight = Welke personages gebruiken Inzicht? Voor elk trek je een kaart.
answer-use-insight =
    { $answer-count ->
        [0] niemand
       *[other] { $answer }
    }
ask-use-pillage = Welke personages plunderen? Voor elk wordt de bovenste kaart van het deck van de verliezer afgelegd.
answer-use-pillage =
    { $answer-count ->
        [0] niemand
       *[other] { $answer }
    }
ask-use-renown = Welke personages gebruiken Roem? Elk krijgt 1 macht.
answer-use-renown =
    { $answer-count ->
        [0] niemand
       *[other] { $answer }
    }
ask-intimidate = Laat met Intimidatie een personage knielen, of geen.
answer-intimidate =
    { $hidden ->
        [yes] niemand
       *[no] { $answer }
    }
ask-next-delayed = Welk uitgesteld effect komt nu?
answer-next-delayed = { $answer }
ask-next-forced = Welke verplichte vaardigheid komt nu?
answer-next-forced = { $answer }
ask-last-player-left = Alle decks zijn leeg. Wie blijft als laatste over?
answer-last-player-left = { $answer }
ask-outcome = Wat daarvan komt eerst?
answer-outcome = { $answer }
ask-respond-actions = Voer een actie uit, of pas.
answer-respond-actions = { $answer }
ask-respond-would = Voorkom het, of pas.
answer-respond-would = { $answer }
ask-respond-interrupt = Onderbreek, of pas.
answer-respond-interrupt = { $answer }
ask-respond-reaction = Reageer, of pas.
answer-respond-reaction = { $answer }

## Wat gekozen kan worden

offer-pass = Passen
offer-marshal =
    { $cost ->
        [0] { $card } gratis opstellen
       *[other] { $card } opstellen voor { $cost } goud
    }
offer-ambush = Hinderlaag: { $card } voor { $cost } goud
offer-rescue = { $card } redden door een duplicaat af te leggen
offer-use-ability =
    { $occasion ->
        [1] { $card } gebruiken (tweede aanleiding)
        [2] { $card } gebruiken (derde aanleiding)
        [3] { $card } gebruiken (vierde aanleiding)
       *[other] { $card } gebruiken
    }
offer-use-agenda = { offer-use-ability }
offer-play-event =
    { $occasion ->
        [1] { $card } spelen (tweede aanleiding)
        [2] { $card } spelen (derde aanleiding)
        [3] { $card } spelen (vierde aanleiding)
       *[other] { $card } spelen
    }
offer-in-play = { $card }
offer-in-hand =
    { $owner-you ->
        [yes] { $card } in je hand
       *[no] { $card } in de hand van { $owner }
    }
offer-in-pile =
    { $pile-id ->
        [dead]
            { $owner-you ->
                [yes] { $card } op je dodenstapel
               *[no] { $card } op de dodenstapel van { $owner }
            }
       *[discard]
            { $owner-you ->
                [yes] { $card } op je aflegstapel
               *[no] { $card } op de aflegstapel van { $owner }
            }
    }
offer-faction-card =
    { $owner-you ->
        [yes] je factiekaart
       *[no] de factiekaart van { $owner }
    }
offer-put-off =
    { $number ->
        [0] { $card } (uitgesteld)
       *[other] { $card } (uitgesteld, nummer { $number })
    }
offer-wins =
    { $seat-you ->
        [yes] Je wint met vijftien macht
       *[no] { $seat } wint met vijftien macht
    }
offer-drops-out =
    { $seat-you ->
        [yes] Je valt af met een leeg deck
       *[no] { $seat } valt af met een leeg deck
    }

## Wat er gebeurt

event-setup-revealed =
    { $cards-count ->
        [0]
            { $seat-you ->
                [yes] Je legt geen kaart neer.
               *[no] { $seat } legt geen kaart neer.
            }
       *[other]
            { $seat-you ->
                [yes] Je onthult { $cards }.
               *[no] { $seat } onthult { $cards }.
            }
    }
event-hand-kept =
    { $kept ->
        [yes]
            { $seat-you ->
                [yes] Je houdt je hand.
               *[no] { $seat } houdt de hand.
            }
       *[other]
            { $seat-you ->
                [yes] Je neemt een mulligan.
               *[no] { $seat } neemt een mulligan.
            }
    }
event-round-began = Ronde { $round } begint.
event-phase-began = De { the-phase } begint.
the-phase =
    { $phase-id ->
        [plot] planfase
        [draw] trekfase
        [marshaling] opstelfase
        [challenges] uitdagingenfase
        [dominance] overheersingsfase
        [standing] herstelfase
       *[taxation] belastingfase
    }
event-plots-revealed = Plannen worden onthuld: { $plots }.
    .plots-each = { $key }: { $value }
event-initiative-won =
    { $by_luck ->
        [yes]
            { $seat-you ->
                [yes] Je wint het initiatief door loting ({ $initiative }).
               *[no] { $seat } wint het initiatief door loting ({ $initiative }).
            }
       *[other]
            { $seat-you ->
                [yes] Je wint het initiatief ({ $initiative }).
               *[no] { $seat } wint het initiatief ({ $initiative }).
            }
    }
    .initiative-each = { $key }: { $value }
event-first-player-chosen =
    { $seat-you ->
        [yes] Je bent startspeler.
       *[no] { $seat } is startspeler.
    }
event-plots-returned =
    { $seat-you ->
        [yes] Je laatste plan ligt open: je gebruikte plannen worden weer je planstapel.
       *[no] Het laatste plan van { $seat } ligt open: de gebruikte plannen worden weer de planstapel.
    }
event-titles-revealed = Titels worden onthuld: { $titles }.
    .titles-each = { $key }: { $value }
event-titles-returned = Alle titels gaan terug naar de voorraad.
event-cards-drawn =
    { $cards-count ->
        [0]
            { $count ->
                [0]
                    { $seat-you ->
                        [yes] Je trekt geen kaart.
                       *[no] { $seat } trekt geen kaart.
                    }
                [one]
                    { $seat-you ->
                        [yes] Je trekt { $count } kaart.
                       *[no] { $seat } trekt { $count } kaart.
                    }
               *[other]
                    { $seat-you ->
                        [yes] Je trekt { $count } kaarten.
                       *[no] { $seat } trekt { $count } kaarten.
                    }
            }
       *[other]
            { $count ->
                [one]
                    { $seat-you ->
                        [yes] Je trekt { $cards } ({ $count } kaart).
                       *[no] { $seat } trekt { $cards } ({ $count } kaart).
                    }
               *[other]
                    { $seat-you ->
                        [yes] Je trekt { $cards } ({ $count } kaarten).
                       *[no] { $seat } trekt { $cards } ({ $count } kaarten).
                    }
            }
    }
event-income-collected =
    { $seat-you ->
        [yes] Je int { $gold } goud.
       *[no] { $seat } int { $gold } goud.
    }
event-gold-gained =
    { $seat-you ->
        [yes] Je krijgt { $gold } goud.
       *[no] { $seat } krijgt { $gold } goud.
    }
event-gold-moved =
    { $frm-you ->
        [yes] { $to } neemt { $gold } goud van je af.
       *[no]
            { $to-you ->
                [yes] Je neemt { $gold } goud van { $frm } af.
               *[no] { $to } neemt { $gold } goud van { $frm } af.
            }
    }
event-gold-returned = Al het goud gaat terug naar de schatkist.
event-card-entered =
    { $how-id ->
        [marshal]
            { $hidden ->
                [yes]
                    { $seat-you ->
                        [yes] Je stelt { $card } op voor { $paid } goud.
                       *[no] { $seat } stelt { $card } op voor { $paid } goud.
                    }
               *[no]
                    { $seat-you ->
                        [yes] Je stelt { $card } op voor { $paid } goud, toegevoegd aan { $on }.
                       *[no] { $seat } stelt { $card } op voor { $paid } goud, toegevoegd aan { $on }.
                    }
            }
        [ambush]
            { $hidden ->
                [yes]
                    { $seat-you ->
                        [yes] Je brengt { $card } voor { $paid } goud vanuit een hinderlaag in het spel.
                       *[no] { $seat } brengt { $card } voor { $paid } goud vanuit een hinderlaag in het spel.
                    }
               *[no]
                    { $seat-you ->
                        [yes] Je brengt { $card } voor { $paid } goud vanuit een hinderlaag in het spel, toegevoegd aan { $on }.
                       *[no] { $seat } brengt { $card } voor { $paid } goud vanuit een hinderlaag in het spel, toegevoegd aan { $on }.
                    }
            }
        [setup]
            { $seat-you ->
                [yes] Je voegt { $card } toe aan { $on }.
               *[no] { $seat } voegt { $card } toe aan { $on }.
            }
       *[put]
            { $hidden ->
                [yes]
                    { $seat-you ->
                        [yes] Je brengt { $card } in het spel.
                       *[no] { $seat } brengt { $card } in het spel.
                    }
               *[no]
                    { $seat-you ->
                        [yes] Je brengt { $card } in het spel, toegevoegd aan { $on }.
                       *[no] { $seat } brengt { $card } in het spel, toegevoegd aan { $on }.
                    }
            }
    }
event-nothing-marshaled =
    { $seat-you ->
        [yes] Je stelt niets op.
       *[no] { $seat } stelt niets op.
    }
event-duplicate-added =
    { $facedown ->
        [yes]
            { $seat-you ->
                [yes] Je legt een gedekt duplicaat onder { $card }.
               *[no] { $seat } legt een gedekt duplicaat onder { $card }.
            }
       *[other]
            { $seat-you ->
                [yes] Je legt een duplicaat bij { $card }.
               *[no] { $seat } legt een duplicaat bij { $card }.
            }
    }
event-event-played =
    { $seat-you ->
        [yes] Je speelt { $code } voor { $paid } goud.
       *[no] { $seat } speelt { $code } voor { $paid } goud.
    }
event-ability-used =
    { $seat-you ->
        [yes] Je gebruikt { $code }.
       *[no] { $seat } gebruikt { $code }.
    }
event-cancelled = De effecten van { $code } worden tenietgedaan.
event-saved =
    { $by_duplicate ->
        [yes] Een duplicaat wordt afgelegd, en { $card } wordt gered.
       *[other] { $card } wordt gered.
    }
event-card-left =
    { $how-id ->
        [killed]
            { $place-id ->
                [hand] { $card } wordt gedood en keert terug naar de hand van de eigenaar.
                [deck] { $card } wordt gedood en in het deck van de eigenaar geschud.
               *[dead] { $card } wordt gedood.
            }
        [discarded] { $card } wordt uit het spel afgelegd.
        [sacrificed] { $card } wordt opgeofferd.
        [returned] { $card } keert terug naar de hand van de eigenaar.
        [removed] { $card } wordt uit het spel verwijderd.
       *[shuffled] { $card } wordt in het deck van de eigenaar geschud.
    }
many-card-left =
    { $how-id ->
        [killed]
            { $place-id ->
                [hand] { $count } kaarten worden gedood en keren terug naar de hand van hun eigenaar.
                [deck] { $count } kaarten worden gedood en in het deck van hun eigenaar geschud.
               *[dead] { $count } personages worden gedood.
            }
        [discarded] { $count } kaarten worden uit het spel afgelegd.
        [sacrificed] { $count } kaarten worden opgeofferd.
        [returned] { $count } kaarten keren terug naar de hand van hun eigenaar.
        [removed] { $count } kaarten worden uit het spel verwijderd.
       *[shuffled] { $count } kaarten worden in het deck van hun eigenaar geschud.
    }
many-card-knelt = { $count } kaarten knielen.
event-card-knelt = { $card } knielt.
event-cards-stood =
    { $cards-count ->
        [1] { $cards } staat op.
        [2] { $cards } staan op.
        [3] { $cards } staan op.
       *[other] { $cards-count } kaarten staan op.
    }
    .behind = { $cards }
# A few cards by their names, many by their number
these-cards =
    { $cards-count ->
        [1] { $cards }
        [2] { $cards }
        [3] { $cards }
       *[other] { $cards-count } kaarten
    }
event-power-gained =
    { $hidden ->
        [yes]
            { $seat-you ->
                [yes] Je krijgt { $power } macht voor je factie.
               *[no] { $seat } krijgt { $power } macht voor de factie.
            }
       *[no] { $card } krijgt { $power } macht.
    }
event-power-moved =
    { $frm-you ->
        [yes] { $to } neemt { $power } macht van je factiekaart.
       *[no]
            { $to-you ->
                [yes] Je neemt { $power } macht van de factiekaart van { $frm }.
               *[no] { $to } neemt { $power } macht van de factiekaart van { $frm }.
            }
    }
event-power-lost =
    { $hidden ->
        [yes]
            { $seat-you ->
                [yes] Je factiekaart verliest { $power } macht.
               *[no] De factiekaart van { $seat } verliest { $power } macht.
            }
       *[no] { $card } verliest { $power } macht.
    }
# Een fiche van een soort
token =
    { $kind-id ->
        [poison] giffiche
        [stand] herstelfiche
       *[betrayal] verraadfiche
    }
event-token-placed = Er wordt een { token } op { $card } gelegd.
event-control-taken =
    { $seat-you ->
        [yes] Je neemt { $card } over.
       *[no] { $seat } neemt { $card } over.
    }
until =
    { $until-id ->
        [challenge] tot het einde van de uitdaging
        [phase] tot het einde van de fase
        [round] tot het einde van de ronde
       *[plot] tot een nieuw plan wordt onthuld
    }
event-modified =
    { $strength-sign ->
        [positive] { these-cards }: +{ $strength } kracht { until }.
        [negative] { these-cards }: { $strength } kracht { until }.
       *[zero]
            { $rule-id ->
                [cannot-defend] { $cards } kan { until } niet als verdediger worden aangewezen.
                [must-defend] { $cards } moet zo mogelijk als verdediger worden aangewezen.
                [does-not-contribute] { $cards } draagt geen kracht bij aan deze uitdaging.
               *[other] De symbolen van { $cards } veranderen { until }.
            }
    }
    .behind = { $cards }
event-chosen =
    { $spared ->
        [yes]
            { $seat-you ->
                [yes] Je spaart { $cards }.
               *[no] { $seat } spaart { $cards }.
            }
       *[no]
            { $seat-you ->
                [yes] Je kiest { $cards }.
               *[no] { $seat } kiest { $cards }.
            }
    }
event-player-chosen =
    { $seat-you ->
        [yes] Je kiest { $player }.
       *[no]
            { $player-you ->
                [yes] { $seat } kiest jou.
               *[no] { $seat } kiest { $player }.
            }
    }
event-named =
    { $seat-you ->
        [yes] Je noemt: { $word }.
       *[no] { $seat } noemt: { $word }.
    }
event-challenge-began =
    { $seat-you ->
        [yes]
            { $bypassed-count ->
                [0] Je begint { one-challenge } tegen { $against } met { $attackers }.
               *[other] Je begint { one-challenge } tegen { $against } met { $attackers }; omzeild: { $bypassed }.
            }
       *[no]
            { $against-you ->
                [yes]
                    { $bypassed-count ->
                        [0] { $seat } begint { one-challenge } tegen jou met { $attackers }.
                       *[other] { $seat } begint { one-challenge } tegen jou met { $attackers }; omzeild: { $bypassed }.
                    }
               *[no]
                    { $bypassed-count ->
                        [0] { $seat } begint { one-challenge } tegen { $against } met { $attackers }.
                       *[other] { $seat } begint { one-challenge } tegen { $against } met { $attackers }; omzeild: { $bypassed }.
                    }
            }
    }
event-no-challenge =
    { $further ->
        [yes]
            { $seat-you ->
                [yes] Je begint geen uitdaging meer.
               *[no] { $seat } begint geen uitdaging meer.
            }
       *[no]
            { $seat-you ->
                [yes] Je begint geen uitdaging.
               *[no] { $seat } begint geen uitdaging.
            }
    }
event-not-redirected =
    { $seat-you ->
        [yes] Je leidt de uitdaging niet om.
       *[no] { $seat } leidt de uitdaging niet om.
    }
event-challenge-redirected =
    { $seat-you ->
        [yes]
            { $bypassed-count ->
                [0] Je leidt de uitdaging om naar { $against }.
               *[other] Je leidt de uitdaging om naar { $against }; omzeild: { $bypassed }.
            }
       *[no]
            { $against-you ->
                [yes]
                    { $bypassed-count ->
                        [0] { $seat } leidt de uitdaging om naar jou.
                       *[other] { $seat } leidt de uitdaging om naar jou; omzeild: { $bypassed }.
                    }
               *[no]
                    { $bypassed-count ->
                        [0] { $seat } leidt de uitdaging om naar { $against }.
                       *[other] { $seat } leidt de uitdaging om naar { $against }; omzeild: { $bypassed }.
                    }
            }
    }
event-defenders-declared =
    { $defenders-count ->
        [0]
            { $seat-you ->
                [yes] Je wijst geen verdediger aan.
               *[no] { $seat } wijst geen verdediger aan.
            }
       *[other]
            { $seat-you ->
                [yes] Je verdedigt met { $defenders }.
               *[no] { $seat } verdedigt met { $defenders }.
            }
    }
event-challenge-won =
    { $hidden ->
        [yes] Niemand wint { the-challenge } (aanval { $attack }, verdediging { $defence }).
       *[no]
            { $unopposed ->
                [yes]
                    { $winner-you ->
                        [yes] Je wint { the-challenge }, onverdedigd (aanval { $attack }, verdediging { $defence }).
                       *[no] { $winner } wint { the-challenge }, onverdedigd (aanval { $attack }, verdediging { $defence }).
                    }
               *[other]
                    { $winner-you ->
                        [yes] Je wint { the-challenge } (aanval { $attack }, verdediging { $defence }).
                       *[no] { $winner } wint { the-challenge } (aanval { $attack }, verdediging { $defence }).
                    }
            }
    }
event-claim-applied =
    { $contest-id ->
        [military]
            { $amount ->
                [one]
                    { $seat-you ->
                        [yes] Militaire claim: je verliest een personage.
                       *[no] Militaire claim: { $seat } verliest een personage.
                    }
               *[other]
                    { $seat-you ->
                        [yes] Militaire claim: je verliest { $amount } personages.
                       *[no] Militaire claim: { $seat } verliest { $amount } personages.
                    }
            }
        [intrigue]
            { $amount ->
                [one]
                    { $seat-you ->
                        [yes] Intrigeclaim: je legt een kaart af.
                       *[no] Intrigeclaim: { $seat } legt een kaart af.
                    }
               *[other]
                    { $seat-you ->
                        [yes] Intrigeclaim: je legt { $amount } kaarten af.
                       *[no] Intrigeclaim: { $seat } legt { $amount } kaarten af.
                    }
            }
       *[power]
            { $amount ->
                [one]
                    { $seat-you ->
                        [yes] Machtsclaim: je staat { $amount } macht af.
                       *[no] Machtsclaim: { $seat } staat { $amount } macht af.
                    }
               *[other]
                    { $seat-you ->
                        [yes] Machtsclaim: je staat { $amount } macht af.
                       *[no] Machtsclaim: { $seat } staat { $amount } macht af.
                    }
            }
    }
event-challenge-over = De uitdaging is voorbij.
event-cards-discarded =
    { $zone-id ->
        [hand]
            { $place-id ->
                [dead]
                    { $seat-you ->
                        [yes] { $cards } gaat uit je hand naar de dodenstapel.
                       *[no] { $cards } gaat uit de hand van { $seat } naar de dodenstapel.
                    }
               *[discard]
                    { $seat-you ->
                        [yes] Je legt { $cards } uit je hand af.
                       *[no] { $seat } legt { $cards } uit de hand af.
                    }
            }
       *[deck]
            { $seat-you ->
                [yes] { $cards } wordt van je deck afgelegd.
               *[no] { $cards } wordt van het deck van { $seat } afgelegd.
            }
    }
event-card-found =
    { $hidden ->
        [yes]
            { $seat-you ->
                [yes] Je zoekt en neemt geen kaart.
               *[no] { $seat } zoekt en neemt geen kaart.
            }
       *[no]
            { $seat-you ->
                [yes] Je zoekt, toont { $code } en neemt die kaart in je hand.
               *[no] { $seat } zoekt, toont { $code } en neemt die kaart in de hand.
            }
    }
event-top-revealed =
    { $drawn ->
        [yes]
            { $seat-you ->
                [yes] Je onthult { $code } boven op je deck en trekt die kaart.
               *[no] { $seat } onthult { $code } boven op het deck en trekt die kaart.
            }
       *[other]
            { $seat-you ->
                [yes] Je onthult { $code } boven op je deck; die kaart blijft daar.
               *[no] { $seat } onthult { $code } boven op het deck; die kaart blijft daar.
            }
    }
event-cards-seen =
    { $zone-id ->
        [hand]
            { $cards-count ->
                [0]
                    { $seat-you ->
                        [yes] Je bekijkt een lege hand.
                       *[no] { $seat } bekijkt de hand van { $whose } ({ $count }).
                    }
               *[other]
                    { $seat-you ->
                        [yes] Je bekijkt een hand: { $cards } ({ $count }).
                       *[no] { $seat } bekijkt een hand: { $cards } ({ $count }).
                    }
            }
       *[deck]
            { $cards-count ->
                [0]
                    { $seat-you ->
                        [yes] Je bekijkt geen kaart.
                       *[no] { $seat } bekijkt de bovenste kaarten van het deck van { $whose } ({ $count }).
                    }
               *[other]
                    { $seat-you ->
                        [yes] Je bekijkt de bovenste kaarten van een deck: { $cards } ({ $count }).
                       *[no] { $seat } bekijkt de bovenste kaarten van een deck: { $cards } ({ $count }).
                    }
            }
    }
event-cards-laid-back =
    { $hand ->
        [0]
            { $seat-you ->
                [yes] Je legt kaarten onder het deck ({ $bottom }).
               *[no] { $seat } legt kaarten onder het deck ({ $bottom }).
            }
       *[other]
            { $seat-you ->
                [yes] Je neemt kaarten in je hand ({ $hand }) en legt de rest onder het deck ({ $bottom }).
               *[no] { $seat } neemt kaarten in de hand ({ $hand }) en legt de rest onder het deck ({ $bottom }).
            }
    }
event-shuffled-in =
    { $seat-you ->
        [yes] Je schudt { $cards } in je deck.
       *[no] { $seat } schudt { $cards } in het deck.
    }
event-dominance-counted =
    { $hidden ->
        [yes] Niemand wint de overheersing ({ $totals }).
       *[no]
            { $winner-you ->
                [yes] Je wint de overheersing ({ $totals }).
               *[no] { $winner } wint de overheersing ({ $totals }).
            }
    }
    .totals-each = { $key }: { $value }
event-eliminated =
    { $seat-you ->
        [yes] Je valt af.
       *[no] { $seat } valt af.
    }
event-game-won =
    { $seat-you ->
        [yes] Je wint het spel! { $why }
       *[no] { $seat } wint het spel! { $why }
    }

## Waarom iemand heeft gewonnen

why-fifteen-power = Vijftien macht beslissen het.
why-last-player-left = Verder is er niemand meer over.

## Waarom een antwoord of een deck wordt geweigerd

refusal-no-attachments = { $card } neemt zo'n toevoeging niet aan.
refusal-attaches-to-characters = Ze kan alleen aan een personage worden toegevoegd.
refusal-attaches-to-others = Ze kan niet aan { $card } worden toegevoegd.
refusal-unique-is-dead = Een exemplaar van { $card } ligt op de dodenstapel.
refusal-unique-in-play = { $card } is uniek en al in het spel.
refusal-no-more-challenges = Je kunt deze fase geen uitdagingen meer beginnen.
refusal-intrigue-first = Je moet deze fase eerst een intrige-uitdaging winnen.
refusal-nobody-to-challenge = Er is niemand tegen wie je { one-challenge } kunt beginnen.
refusal-no-attacker = Je hebt niemand met wie je { one-challenge } kunt beginnen.
refusal-challenge-used = Je bent deze fase al { one-challenge } begonnen.
refusal-defends-already = { $card } verdedigt al.
refusal-was-bypassed = { $card } is heimelijk omzeild.
refusal-cannot-defend = { $card } kan niet als verdediger worden aangewezen.
refusal-kneels = { $card } knielt.
refusal-lacks-icon = { $card } mist het symbool van deze uitdaging.
refusal-cannot-challenge-them = Je kunt deze uitdaging niet tegen { $seat } beginnen.
refusal-no-attacker-named = Een uitdaging heeft een aanvaller nodig.
refusal-too-many-attackers = Je kunt hoogstens { $most } aanvallers aanwijzen.
refusal-too-many-defenders = Je kunt hoogstens { $most } verdedigers aanwijzen.
refusal-must-defend = { $card } moet als verdediger worden aangewezen.
refusal-cannot-attack = { $card } kan in deze uitdaging niet aanvallen.
refusal-no-stealth = { $card } valt niet heimelijk aan.
refusal-cannot-be-bypassed = { $card } kan niet worden omzeild.
refusal-too-little-gold = Dat kost { $needed } goud, en je hebt er { $gold }.
refusal-already-kneels = De kaart die moet knielen, knielt al.
refusal-faction-card-kneels = Je factiekaart knielt al.
refusal-nobody-to-kneel = Je hebt geen kaart die je daarvoor kunt laten knielen.
refusal-no-token-left = Er ligt geen fiche meer op.
refusal-too-few-cards-in-hand = Je hebt te weinig kaarten in je hand.
refusal-no-such-faction = Er is geen factie “{ $faction }”.
refusal-no-such-card = Er is geen kaart “{ $card }”.
refusal-not-an-agenda = { $card } is geen agenda.
refusal-not-seven-plots = Een planstapel heeft zeven kaarten, deze heeft er { $count }.
refusal-two-doubled-plots = Maar één plan mag er twee keer in; { $card } is er nog een.
refusal-too-few-cards = Het deck heeft { $count } kaarten; het moeten er { $least } zijn.
refusal-too-few-of-banner = Het banier vraagt { $least } kaarten van zijn factie; het zijn er { $count }.
refusal-too-many-neutral = De agenda staat { $most } neutrale kaarten toe; het zijn er { $count }.
refusal-not-a-plot = { $card } is geen plan.
refusal-too-many-copies = Van { $card } mogen er hoogstens { $most } zijn.
refusal-not-a-draw-card = { $card } hoort niet in een deck.
refusal-no-copies = { $card } staat er zonder exemplaar in.
refusal-of-another-faction = { $card } is van een andere factie.
refusal-loyal-elsewhere = { $card } is loyaal aan een andere factie.
refusal-no-such-deck = Er is geen deck “{ $deck }”.
refusal-second-agenda = Regel { $line }: een deck heeft hoogstens één agenda.
refusal-second-faction = Regel { $line }: een deck heeft maar één factie.
refusal-not-a-deck = Dit is geen decklijst.
refusal-not-in-this-phase = Dat hoort in de { the-phase }.
refusal-not-the-active-player = Je bent niet de actieve speler.
refusal-not-your-chance = Het is niet aan jou om iets te doen.
refusal-text-is-blank = De tekst geldt als leeg.
refusal-events-are-played = Gebeurtenissen worden gespeeld, niet opgesteld.
refusal-limited-already = Je hebt je beperkte kaart al gehad.
refusal-nothing-to-attach-to = Er is niets waaraan ze kan worden toegevoegd.
refusal-cannot-marshal-these = Je kunt zulke kaarten nu niet opstellen.
refusal-not-in-this-window =
    { $timing-id ->
        [actions] Acties horen in een actievenster.
        [would] Dat hoort bij het moment waarop iets voorkomen kan worden.
        [interrupt] Onderbrekingen horen bij het moment voordat iets gebeurt.
        [forced-interrupt] Onderbrekingen horen bij het moment voordat iets gebeurt.
       *[other] Reacties horen bij het moment nadat iets is gebeurd.
    }
refusal-too-often = Er zijn te veel vaardigheden gebruikt in dit venster.
refusal-cannot-play-events = Je kunt nu geen gebeurtenissen spelen.
refusal-not-its-trigger = Er is niets gebeurd waarop ze reageert.
refusal-no-longer-imminent = Dat staat niet meer te gebeuren.
refusal-used-already = Ze is daarvoor al gebruikt.
per-period =
    { $period-id ->
        [challenge] uitdaging
        [phase] fase
       *[other] ronde
    }
refusal-limit-reached = De grens van { $limit } per { per-period } is bereikt.
refusal-maximum-reached = Het maximum van { $limit } per { per-period } is bereikt.
refusal-condition-not-met = Aan de voorwaarde is niet voldaan.
refusal-no-target = Er is niets dat gekozen kan worden.
refusal-changes-nothing = Er zou niets veranderen.
refusal-opponents-cannot-trigger = { $card } belet tegenstanders vaardigheden te gebruiken.
refusal-one-controller-only = Ze moeten van dezelfde speler zijn.
refusal-too-strong-together = Hun kracht mag samen hoogstens { $most } zijn.
refusal-setup-too-dear = Deze kaarten kosten { $cost } goud; { $most } is toegestaan.
refusal-setup-limited = Bij de opbouw mag maar één beperkte kaart worden neergelegd, niet { $card } en ook { $other }.
refusal-setup-unattached = { $card } kan aan geen van de neergelegde kaarten worden toegevoegd.
refusal-not-in-hand = { $card } zit niet in je hand.
refusal-not-exactly-that-many = Kies er precies { $most }.
refusal-not-in-setup = { $card } kan bij de opbouw niet worden neergelegd.

## Opschriften van de tafel

label-result = Macht
label-result-about = Wie het eerst vijftien macht heeft, wint.
label-measure-power = Macht
label-measure-cards = Kaarten in het spel
label-measure-gold = Goud
label-format-joust = Steekspel (twee spelers)
label-format-melee = Buhurt (drie tot zes spelers)
label-decks-option = Decks
label-decks-option-about = Voor elke plaats de naam van een ingebouwd deck of een lijst; wie er geen meebrengt, krijgt een ingebouwd deck.
label-open_lists-option = Open decklijsten
label-open_lists-option-about = Iedereen mag weten welke kaarten in een deck zitten, maar niet in welke volgorde.

# What a seat brings, and building it

label-roster = Deck
label-rosters = Decks
label-rosters-mine = Mijn decks
label-rosters-built-in = Decks die bij het spel horen
label-roster-by-lot = Een van de decks van het spel
label-roster-yours = Jouw deck
label-roster-of = Deck van { $player }
label-roster-new = Nieuw deck
label-roster-build = Decks bouwen
label-roster-open = Deck openen
label-roster-name = Naam van het deck
label-roster-unnamed = Deck zonder naam
label-roster-legal = Met dit deck mag worden gespeeld.
label-roster-leave = Je wijzigingen aan dit deck zijn niet bewaard. Wil je ze laten vallen?
label-roster-import-about = Plak een decklijst: regels als “3x Ghost (Core Set)”, of JSON. Titels worden in het Engels, Duits en Nederlands gelezen.
label-roster-try = Een beginhand trekken
label-roster-try-again = Een andere hand
label-stop-would = als er nog iets kan worden gered of verhinderd
label-stop-interrupt = voordat er iets gebeurt
label-stop-reaction = nadat er iets is gebeurd
label-stop-actions = in actievensters
label-stop-my-challenge = in mijn uitdagingen
label-stop-challenge-against-me = in uitdagingen tegen mij
label-build-find = Zoek in namen, kenmerken en teksten
label-build-fitting = Wat in dit deck past
label-build-every-faction = Elke factie
label-build-every-type = Elke soort
label-build-every-trait = Elk kenmerk
label-build-every-cost = Alle kosten
label-build-cost-or-more = { $cost } of meer
label-build-faction = Factie
label-build-agenda = Agenda
label-build-no-agenda = Geen agenda
label-build-type = Soort
label-build-trait = Kenmerk
label-build-cost = Kosten
label-build-found = { $count ->
        [0] Zo’n kaart is er niet.
        [one] Eén kaart
       *[other] { $count } kaarten
    }
label-build-add = { $card } toevoegen
label-build-remove = { $card } eruit halen
label-build-copies = { $card }: { $count } in het deck
label-build-most = Meer hiervan mogen er niet in het deck.
label-build-cards = Kaarten
label-build-draw-deck = Deck: { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
label-build-plots = Plannen: { $count }
label-build-group = { $type }: { $count }
label-build-curve = Kosten van de kaarten
label-build-curve-bar = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } met kosten { $cost }
label-build-empty = Kies kaarten om te beginnen.
label-build-read = { $card } bekijken
label-view-round = Ronde
label-view-phase = Fase
label-view-step = Stap
label-view-first = Startspeler
label-view-active = Actieve speler
label-view-players = Spelers
label-view-cards = Kaarten in het spel
label-view-challenge = Uitdaging
label-view-windows = Open vensters
label-view-playing = Wordt nu gespeeld
label-view-hand = Hand
label-view-plots = Planstapel
label-view-known = Bekende kaarten in andere handen
label-view-titles = Titels in de voorraad
label-view-winner = Winnaar
label-type-character = Personage
label-type-location = Locatie
label-type-attachment = Toevoeging
label-type-event = Gebeurtenis
label-type-plot = Plan
label-type-agenda = Agenda
label-type-title = Titel
label-unique = uniek
label-loyal = loyaal
label-cost = Kosten { $cost }
label-strength = Kracht { $strength }
phase-plot = Plannen
phase-draw = Trekken
phase-marshaling = Opstellen
phase-challenges = Uitdagingen
phase-dominance = Overheersing
phase-standing = Herstel
phase-taxation = Belasting

## De tafel in zinnen

told-title-moment = Het moment
told-title-you = Jij
told-title-hand = Je hand
told-title-plots = Je plannen
told-moment = Het is ronde { $round }. De fase heet: { $phase }.
told-setup = Het spel wordt opgezet.
told-active =
    { $seat-you ->
        [yes] Je bent aan de beurt.
       *[no] { $seat } is aan de beurt.
    }
told-actions = Dit is een actievenster: { $where }.
told-window =
    { $cards-count ->
        [0] { $window }: { $what }.
       *[other] { $window }: { $what } ({ $cards }).
    }
told-challenge =
    { $contest-id ->
        [military] Militaire uitdaging, { $attacker } tegen { $defender }: { $attack } tegen { $defence } kracht, claim { $claim }.
        [intrigue] Intrige-uitdaging, { $attacker } tegen { $defender }: { $attack } tegen { $defence } kracht, claim { $claim }.
       *[power] Machtsuitdaging, { $attacker } tegen { $defender }: { $attack } tegen { $defence } kracht, claim { $claim }.
    }
told-attackers =
    { $cards-count ->
        [0] Niemand valt nog aan.
       *[other] In de aanval: { $cards }.
    }
told-defenders =
    { $cards-count ->
        [0] Niemand verdedigt.
       *[other] In de verdediging: { $cards }.
    }
told-bypassed = Heimelijk omzeild: { $cards }.
told-uncounted = Niet meegeteld: { $cards }.
told-player =
    { $seat-you ->
        [yes] Je hebt { $power } van 15 macht en { $gold } goud. In je hand: { $hand }; in je deck: { $deck }.
       *[no] { $seat } heeft { $power } van 15 macht en { $gold } goud. In de hand: { $hand }; in het deck: { $deck }.
    }
told-out =
    { $seat-you ->
        [yes] Je ligt uit het spel.
       *[no] { $seat } ligt uit het spel.
    }
told-agenda = De agenda is { $card }.
told-held-title = De titel is { $card }.
told-plot = Het plan is { $card }, de reserve { $reserve }.
told-cost = { $gold } goud
told-plot-numbers = { $plot }: { $gold } goud, initiatief { $initiative }, claim { $claim }, reserve { $reserve }.
told-known = Wat je weet van de hand van { $seat }: { $cards }.
told-no-cards =
    { $seat-you ->
        [yes] Je hebt geen kaart in het spel.
       *[no] { $seat } heeft geen kaart in het spel.
    }
told-dead = In de dodenstapel: { $cards }.
told-discard = In de aflegstapel: { $cards }.

## Opschriften: stappen, vensters en wat ze opent

label-step-mulligan = Mulligan
label-step-lay-setup = Eerste kaarten neerleggen
label-step-attach-setup = Toevoegingen neerleggen
label-step-fill-hands = Handen aanvullen
label-step-begin-round = De ronde begint
label-step-begin-phase = De fase begint
label-step-end-phase = De fase eindigt
label-step-phase-ended = De fase is voorbij
label-step-reset-phase = De fase wordt afgesloten
label-step-end-round = De ronde eindigt
label-step-actions = Acties
label-step-choose-plots = Plannen kiezen
label-step-reveal-plots = Plannen onthullen
label-step-compare-initiative = Initiatief vergelijken
label-step-when-revealed = Bij onthulling
label-step-recycle-plots = Gebruikte plannen terug
label-step-draft-titles = Titels kiezen
label-step-draw-cards = Kaarten trekken
label-step-collect-income = Inkomen innen
label-step-challenge-turn = Uitdagingen van de actieve speler
label-step-initiate-challenge = Uitdaging beginnen
label-step-challenge-initiated = De uitdaging is begonnen
label-step-declare-defenders = Verdedigers aanwijzen
label-step-compare-strength = Kracht vergelijken
label-step-bonuses = Bonussen
label-step-apply-claim = Claim toepassen
label-step-challenge-keywords = Trefwoorden
label-step-end-challenge = De uitdaging eindigt
label-step-count-dominance = Overheersing bepalen
label-step-stand-cards = Kaarten laten opstaan
label-step-return-gold = Goud terugleggen
label-step-check-reserve = Reserve controleren
label-step-return-titles = Titels terugleggen
label-step-opportunity = Gelegenheid
label-step-advance = Het aangekondigde gebeurt
label-step-settle = Blijvende toestanden
label-step-react = Reacties
label-step-pay = Kosten betalen
label-step-choose-targets = Doelen kiezen
label-step-initiate = Effecten beginnen
label-step-resolve = Effecten worden uitgevoerd
label-step-do-effect = Een effect wordt uitgevoerd
label-step-then-step = Wat eruit volgt
label-step-conclude = De vaardigheid is uitgevoerd
label-step-do-late = Een uitgesteld effect wordt uitgevoerd
label-step-do-delayed = Uitgestelde effecten
label-window-actions = Acties
label-window-would = Redden en tenietdoen
label-window-forced-interrupt = Verplichte onderbrekingen
label-window-interrupt = Onderbrekingen
label-window-forced-reaction = Verplichte reacties
label-window-reaction = Reacties
label-where-plot = na het onthullen van de plannen
label-where-draw = na het trekken
label-where-marshaling = tijdens het opstellen
label-where-challenges = voor een uitdaging
label-where-attackers = na het aanwijzen van de aanvallers
label-where-defenders = na het aanwijzen van de verdedigers
label-where-dominance = na de overheersing
label-where-standing = na het opstaan
label-where-taxation = na de belasting
label-happening-bypassed = een personage wordt omzeild
label-happening-challenge-initiated = een uitdaging begint
label-happening-declared-attacker = aanvallers worden aangewezen
label-happening-declared-defender = verdedigers worden aangewezen
label-happening-dominance-won = de overheersing wordt gewonnen
label-happening-drawn = kaarten worden getrokken
label-happening-duplicated = een duplicaat wordt toegevoegd
label-happening-entered = een kaart komt in het spel
label-happening-income = inkomen wordt geïnd
label-happening-initiates = effecten beginnen
label-happening-knelt = een kaart knielt
label-happening-leaves = een kaart verlaat het spel
label-happening-lost = een uitdaging wordt verloren
label-happening-marshaled = een kaart wordt opgesteld
label-happening-phase-begins = een fase begint
label-happening-phase-ends = een fase eindigt
label-happening-pillaged = een deck wordt geplunderd
label-happening-played = een gebeurtenis wordt gespeeld
label-happening-plot-revealed = plannen worden onthuld
label-happening-power-gained = macht wordt verkregen
label-happening-stood = een kaart staat op
label-happening-strengthened = een kaart wordt sterker
label-happening-won = een uitdaging wordt gewonnen

## Wat op kaarten staat: zelfstandige naamwoorden en wat erbij hoort. Uitgangen, lidwoorden en voornaamwoorden kijken naar
## een vorm als a-neuter-nom

grammar-cases = nom
gender-character = neuter
noun-character =
    { $form ->
        [many-nom] personages
       *[other] personage
    }
gender-location = common
noun-location =
    { $form ->
        [many-nom] locaties
       *[other] locatie
    }
gender-attachment = common
noun-attachment =
    { $form ->
        [many-nom] toevoegingen
       *[other] toevoeging
    }
gender-event = common
noun-event =
    { $form ->
        [many-nom] gebeurtenissen
       *[other] gebeurtenis
    }
gender-plot = neuter
noun-plot =
    { $form ->
        [many-nom] plannen
       *[other] plan
    }
gender-card = common
noun-card =
    { $form ->
        [many-nom] kaarten
       *[other] kaart
    }
gender-faction-card = common
noun-faction-card =
    { $form ->
        [many-nom] factiekaarten
       *[other] factiekaart
    }
gender-copy = neuter
noun-copy =
    { $form ->
        [many-nom] exemplaren
       *[other] exemplaar
    }
gender-challenge = common
noun-challenge =
    { $form ->
        [many-nom] uitdagingen
       *[other] uitdaging
    }
gender-military = common
noun-military =
    { $form ->
        [many-nom] militaire uitdagingen
       *[other] militaire uitdaging
    }
gender-intrigue = common
noun-intrigue =
    { $form ->
        [many-nom] intrige-uitdagingen
       *[other] intrige-uitdaging
    }
gender-power = common
noun-power =
    { $form ->
        [many-nom] machtsuitdagingen
       *[other] machtsuitdaging
    }
gender-bearer = person
ending =
    { $form ->
        [a-neuter-nom] none
        [each-neuter-nom] none
       *[other] e
    }
determiner =
    { $form ->
        [each-neuter-nom] elk
        [each-common-nom] elke
        [the-neuter-nom] het
        [the-common-nom] de
       *[other]
            { $first ->
                [vowel] een
               *[consonant] een
            }
    }
adjective-other =
    { $ending ->
        [none] ander
       *[other] andere
    }
adjective-unique =
    { $ending ->
        [none] uniek
       *[other] unieke
    }
adjective-non-unique =
    { $ending ->
        [none] niet-uniek
       *[other] niet-unieke
    }
adjective-loyal =
    { $ending ->
        [none] loyaal
       *[other] loyale
    }
adjective-knelt =
    { $ending ->
        [none] knielend
       *[other] knielende
    }
adjective-standing =
    { $ending ->
        [none] staand
       *[other] staande
    }
adjective-participating =
    { $ending ->
        [none] deelnemend
       *[other] deelnemende
    }
adjective-attacking =
    { $ending ->
        [none] aanvallend
       *[other] aanvallende
    }
adjective-defending =
    { $ending ->
        [none] verdedigend
       *[other] verdedigende
    }
adjective-revealed =
    { $ending ->
        [none] onthuld
       *[other] onthulde
    }
adjective-unopposed =
    { $ending ->
        [none] onverdedigd
       *[other] onverdedigde
    }
adjective-next =
    { $ending ->
        [none] volgend
       *[other] volgende
    }
adjective-first =
    { $ending ->
        [none] eerst
       *[other] eerste
    }
two-words = { $one } { $other }
either = { $one } of { $other }
both = { $one } en { $other }
comma = { $one }, { $other }
of-faction = { $faction }-{ $noun }
of-traits = { $noun } met het kenmerk { $traits }
faction-baratheon = Baratheon
faction-greyjoy = Grauwvreugd
faction-lannister = Lannister
faction-martell = Martell
faction-nights-watch = Nachtwacht
faction-stark = Stark
faction-targaryen = Targaryen
faction-tyrell = Tyrel
whose-me = onder jouw controle
whose-opponent = onder controle van een tegenstander
whose-loser = onder controle van de verliezer
whose-chosen = onder controle van die speler
whose-defender = onder controle van de verdedigende speler
whose-own = onder eigen controle
named-mine = { $name } onder jouw controle
inside-hand =
    { $whose ->
        [me] in je hand
        [opponent] in de hand van een tegenstander
        [loser] in de hand van de verliezer
       *[other] in die hand
    }
inside-discard =
    { $whose ->
        [me] op je aflegstapel
        [opponent] op de aflegstapel van een tegenstander
        [loser] op de aflegstapel van de verliezer
       *[other] op die aflegstapel
    }
inside-dead =
    { $whose ->
        [me] op je dodenstapel
        [opponent] op de dodenstapel van een tegenstander
        [loser] op de dodenstapel van de verliezer
       *[other] op die dodenstapel
    }
out-of-hand =
    { $whose ->
        [me] uit je hand
        [opponent] uit de hand van een tegenstander
        [loser] uit de hand van de verliezer
       *[other] uit die hand
    }
out-of-discard =
    { $whose ->
        [me] van je aflegstapel
        [opponent] van de aflegstapel van een tegenstander
        [loser] van de aflegstapel van de verliezer
       *[other] van die aflegstapel
    }
out-of-dead =
    { $whose ->
        [me] van je dodenstapel
        [opponent] van de dodenstapel van een tegenstander
        [loser] van de dodenstapel van de verliezer
       *[other] van die dodenstapel
    }
with-cost = met gedrukte kosten van hoogstens { $cost }
with-cost-while-first = met gedrukte kosten van hoogstens { $cost } (hoogstens { $more } zolang je startspeler bent)
with-printed-strength = met gedrukte kracht van hoogstens { $strength }
with-strength = met hoogstens { $strength } kracht
with-strength-with = met hoogstens { $strength } kracht (hoogstens { $more } zolang je { $card } onder controle hebt)
an-icon =
    { $contest-id ->
        [military] een militair symbool
        [intrigue] een intrigesymbool
       *[power] een machtssymbool
    }
without-icon =
    { $contest-id ->
        [military] zonder militair symbool
        [intrigue] zonder intrigesymbool
       *[power] zonder machtssymbool
    }
without-attachments = zonder toevoegingen
with-power = met macht
of-that-card = van die kaart in het spel
any-controller = onder controle van dezelfde speler
ref-this =
    { $form ->
        [nom] deze kaart
       *[other] deze kaart
    }
ref-attached =
    { $form ->
        [nom] de drager
       *[other] de drager
    }
ref-trigger =
    { $form ->
        [nom] dat personage
       *[other] dat personage
    }
the-chosen =
    { $form ->
        [nom] de gekozen personages
       *[other] de gekozen personages
    }
one-of-them =
    { $form ->
        [nom] een van hen
       *[other] een van hen
    }
pronoun =
    { $form ->
        [person-nom] hij
        [person-acc] hem
        [person-dat] hem
        [neuter-nom] het
        [neuter-acc] het
        [neuter-dat] het
        [many-nom] ze
        [many-acc] ze
        [many-dat] ze
        [mixed-nom] de gekozen kaart
        [mixed-acc] de gekozen kaart
        [mixed-dat] de gekozen kaart
       *[other] die
    }

## Wat op kaarten staat: soorten vaardigheden, kosten, keuzes

kind-action = Actie
kind-action-in = Actie in de { the-phase }
kind-reaction = Reactie
kind-interrupt = Onderbreking
kind-would = Onderbreking
kind-forced-reaction = Verplichte reactie
kind-forced-interrupt = Verplichte onderbreking
kind-revealed = Bij onthulling
line-ability = { $kind }: { $text }.
ability-when = { $when }: { $text }
ability-when-if = { $when }, als { $if }: { $text }
ability-only-if = als { $if }: { $text }
ability-cost = { $cost } → { $text }
ability-then = { $text }; daarna: { $then }
and-so = { $one }; { $other }
line-limit = Hoogstens { $limit } keer per { per-period }.
line-max = Maximaal { $limit } keer per { per-period } voor elke speler.
cannot-be-saved = { $text } (redden is niet mogelijk)
cost-kneel-this = laat deze kaart knielen
cost-kneel-and-sacrifice = laat deze kaart knielen en offer haar op
cost-sacrifice = offer deze kaart op
cost-back = neem deze kaart terug in je hand
cost-remove = verwijder deze kaart uit het spel
cost-kneel-faction = laat je factiekaart knielen
cost-kneel-one = laat { $card-acc } knielen
cost-discard =
    { $count ->
        [one] leg { $count } kaart uit je hand af
       *[other] leg { $count } kaarten uit je hand af
    }
cost-token = leg 1 { token } van deze kaart af
cost-gold = betaal { $gold } goud
cost-x = betaal X goud
cost-its-cost = betaal X goud (X is gelijk aan de gedrukte kosten van die gebeurtenis)
choose-card = kies { $card-acc }
choose-card-optional = kies, als je wilt, { $card-acc }
choose-up-to = kies hoogstens { $most } { $card-acc }
choose-weak = kies een of meer { $card-acc } met samen hoogstens { $most } kracht
choose-each = elke speler kiest in spelersvolgorde { $card-acc }
choose-each-up-to = elke speler kiest in spelersvolgorde hoogstens { $most } { $card-acc }
choose-opponent =
    { $with ->
        [cards] kies een tegenstander met kaarten in de hand
        [characters] kies een tegenstander die een personage onder controle heeft
        [fewer-cards] kies een tegenstander met minder kaarten in de hand dan jij die een personage onder controle heeft
       *[other] kies een tegenstander
    }
choose-any-player = kies een speler
naming-challenge = noem een soort uitdaging
naming-card-type = de verliezer noemt een kaartsoort

## Wat op kaarten staat: wanneer

when-won = nadat je { $challenge-acc } hebt gewonnen
when-lost = nadat je { $challenge-acc } hebt verloren
won-by = met minstens { $by } kracht verschil
as-attacker = als aanvallende speler
as-defender = als verdedigende speler
in-which-this =
    { $role ->
        [attacking] { $when } waaraan deze kaart als aanvaller deelneemt
       *[other] { $when } waaraan deze kaart deelneemt
    }
in-which-attached =
    { $role ->
        [attacking] { $when } waaraan de drager als aanvaller deelneemt
       *[other] { $when } waaraan de drager deelneemt
    }
in-which-card = { $when } waarin je { $card-acc } onder controle hebt
when-dominance-won = nadat je de overheersing hebt gewonnen
when-phase-begins = nadat de { the-phase } is begonnen
when-phase-ends = wanneer de { the-phase } eindigt
when-any-phase-ends = wanneer een fase eindigt
when-marshaled = nadat je { $card-acc } hebt opgesteld
when-marshaled-or-played = nadat je { $card-acc } hebt opgesteld of gespeeld
when-entered = nadat { $card-nom } in het spel is gekomen
when-entered-by-ambush = nadat { $card-nom } vanuit een hinderlaag in het spel is gekomen
when-entered-in-phase = nadat { $card-nom } in de { the-phase } in het spel is gekomen
when-killed =
    { $timing ->
        [reaction] nadat { $card-nom } is gedood
        [would] wanneer { $card-nom } zou worden gedood
       *[other] wanneer { $card-nom } wordt gedood
    }
when-killed-or-discarded =
    { $timing ->
        [reaction] nadat { $card-nom } is gedood of uit het spel afgelegd
        [would] wanneer { $card-nom } zou worden gedood of uit het spel afgelegd
       *[other] wanneer { $card-nom } wordt gedood of uit het spel afgelegd
    }
when-killed-or-sacrificed =
    { $timing ->
        [reaction] nadat { $card-nom } is gedood of opgeofferd
        [would] wanneer { $card-nom } zou worden gedood of opgeofferd
       *[other] wanneer { $card-nom } wordt gedood of opgeofferd
    }
when-leaves =
    { $timing ->
        [reaction] nadat { $card-nom } het spel heeft verlaten
        [would] wanneer { $card-nom } het spel zou verlaten
       *[other] wanneer { $card-nom } het spel verlaat
    }
when-power-gained = nadat { $card-nom } macht heeft gekregen
when-pillaged = nadat deze kaart door Plundering een kaart heeft afgelegd
when-event-initiates = wanneer de effecten van een gebeurtenis van een tegenstander zouden beginnen
when-ability-initiates = wanneer de effecten van een geactiveerde vaardigheid van { $card-gen } zouden beginnen
when-challenge-initiated = nadat { $challenge-nom } is begonnen
when-challenge-initiated-against-me = nadat { $challenge-nom } tegen jou is begonnen
when-declared-attacker = nadat deze kaart als aanvaller is aangewezen
when-bypassed = nadat deze kaart een personage heimelijk heeft omzeild
when-stood = nadat deze kaart is opgestaan
when-strengthened = nadat de kracht van deze kaart door een kaarteffect is verhoogd
when-income = nadat een tegenstander inkomen heeft geïnd

## Wat op kaarten staat: voorwaarden, als bijzinnen na “als” of “zolang”

if-first-player = je startspeler bent
if-not-first-player = je geen startspeler bent
if-challenge = { $challenge-nom } gaande is
if-defender = je de verdedigende speler bent
if-attacker-of-rival = je een rivaal aanvalt
if-in-challenge = je de aanvallende of de verdedigende speler bent
if-this-standing = deze kaart staat
if-this-participating = deze kaart deelneemt
if-this-participating-in = ze aan { $challenge-dat } deelneemt
if-this-attacking = deze kaart aanvalt
if-this-attacking-alone = deze kaart alleen aanvalt
if-attached-is = hij { $card-nom } is
if-attached-has-trait = hij het kenmerk { $traits } heeft
if-attached-participating = de drager deelneemt
if-control = je { $card-acc } onder controle hebt
if-opponent-controls = een tegenstander { $card-acc } onder controle heeft
if-revealed = een speler { $card-acc } open heeft liggen
if-not-lost-power-this-round = je deze ronde geen machtsuitdaging hebt verloren
if-not-lost-defending-this-phase = je deze fase geen uitdaging als verdedigende speler hebt verloren
if-duplicate = ze een duplicaat heeft
if-ambushed = deze kaart deze fase vanuit een hinderlaag in het spel is gekomen

## Wat op kaarten staat: wat er gedaan wordt. $number is het getal van de betrokken kaarten

deed-draw =
    { $amount ->
        [one] trek { $amount } kaart
       *[other] trek { $amount } kaarten
    }
deed-gain-gold = krijg { $amount } goud
for-each = { $text } voor { $per-acc }
gain-gold-for-each = krijg { $amount } goud voor { $per-acc }
deed-take-gold = verplaats { $amount } goud van de goudvoorraad van die speler naar de jouwe
deed-empty-gold = leg het goud van alle spelers terug in de schatkist
deed-gain-power = krijg { $amount } macht voor je factie
gain-power-per-plot = krijg { $amount } macht voor je factie voor elk gebruikt plan
gains-power = { $card-nom } krijgt { $amount } macht
gains-power-per-strength = { $card-nom } krijgt { $amount } macht voor elke 5 kracht waarmee je hebt gewonnen
deed-move-power =
    { $whose ->
        [loser] verplaats { $amount } macht van de factiekaart van de verliezer naar de jouwe
       *[other] verplaats { $amount } macht van de factiekaart van een tegenstander naar de jouwe
    }
deed-drop-power = leg { $amount } macht van { $card-dat } af
deed-kneel = laat { $card-acc } knielen
deed-stand = laat { $card-acc } opstaan
deed-kill = dood { $card-acc }
kill-others = dood alle andere personages
kill-own = die speler kiest een personage onder eigen controle en doodt het
deed-discard = leg { $card-acc } uit het spel af
discard-from-hand = leg { $card-acc } af
deed-back = stuur { $card-acc } terug naar de hand van de eigenaar
back-to-mine = neem { $card-acc } terug in je hand
deed-shuffle-in = schud { $card-acc } in je deck
or-put-into-play = { $text }; als het { $card-nom } is, mag je die in plaats daarvan in het spel brengen
deed-put-into-play = breng { $card-acc } in het spel
put-into-play-mine = breng { $card-acc } onder jouw controle in het spel
deed-control = neem { $card-acc } over
signed =
    { $amount-sign ->
        [negative] −{ $size }
        [zero] +{ $size }
       *[positive] +{ $size }
    }
gets-strength =
    { $number ->
        [many] krijgen elk { $strength } kracht
       *[other] krijgt { $strength } kracht
    }
while-first-instead = { $text } ({ $strength } zolang je startspeler bent)
gains-icon =
    { $number ->
        [many] krijgen { an-icon }
       *[other] krijgt { an-icon }
    }
loses-icons =
    { $number ->
        [many] verliezen van elke soort één symbool
       *[other] verliest van elke soort één symbool
    }
gains-named-icon =
    { $number ->
        [many] krijgen een uitdagingssymbool naar keuze
       *[other] krijgt een uitdagingssymbool naar keuze
    }
loses-named-icon =
    { $number ->
        [many] verliezen een uitdagingssymbool naar keuze
       *[other] verliest een uitdagingssymbool naar keuze
    }
gains-keyword =
    { $number ->
        [many] krijgen { $keyword }
       *[other] krijgt { $keyword }
    }
is-burned = { $text } en wordt gedood als de kracht 0 is
until-then = { $text } { until }
until-burned = { until }: { $text }
rule-cannot-defend = kan { until } niet als verdediger worden aangewezen
rule-must-defend = moet in deze uitdaging zo mogelijk als verdediger worden aangewezen
rule-does-not-contribute = draagt geen kracht bij aan deze uitdaging
claim-mine = verhoog de claim van je open plan met { $amount } { until }
claim-mine-same = verhoog de claim van je open plan bij uitdagingen van dezelfde soort met { $amount } { until }
claim-attackers-named = verlaag de claim van het open plan van de aanvallende speler met { $amount } bij uitdagingen van die soort waarin je de verdedigende speler bent, tot je een nieuw plan onthult
deed-reduce =
    { $plays ->
        [yes] deze fase kost { $card-nom } je bij het opstellen of spelen { $amount } goud minder
       *[no] deze fase kost { $card-nom } je bij het opstellen { $amount } goud minder
    }
forbid-named-type = de winnaar kan { until } geen uitdagingen van die soort beginnen
forbid-against-me = de verliezer kan { until } geen uitdagingen tegen jou beginnen
deed-extra-challenge = je mag deze fase 1 extra uitdaging van die soort beginnen
later-phase-ends = aan het einde van de fase, als { $card-nom } nog in het spel is: { $text }
later-token = aan het einde van de fase, als { $card-nom } dat { token } nog heeft: { $text } en verwijder het fiche
later-challenge-won = als je deze uitdaging wint: { $text }
deed-place-token = leg 1 { token } op { $card-acc }
deed-save = red { $card-acc }
deed-cancel = doe die effecten teniet
instead-hand = neem deze kaart terug in je hand in plaats van haar op de dodenstapel te leggen
instead-deck = schud deze kaart in je deck in plaats van haar op de dodenstapel te leggen
deed-attach-this = voeg deze kaart toe aan dat personage, als toevoeging met het kenmerk { $traits } en deze tekst: “{ $text }”
search-top = doorzoek de bovenste { $top } kaarten van je deck naar { $card-dat }, toon de gevonden kaart, neem die in je hand en schud je deck
search-other-type = doorzoek je deck naar een kaart van een andere soort, toon de gevonden kaart, neem die in je hand en schud je deck
deed-look-at-hand = bekijk de hand van die speler
deed-reveal-top = onthul de bovenste kaart van je deck; als het { $card-nom } is, trek die
look-own = bekijk de bovenste { $top } kaarten van je deck; je mag er { $hand } van in je hand nemen; leg de rest in willekeurige volgorde onder je deck
look-theirs = bekijk de bovenste { $top } kaarten van het deck van die speler; leg er hoogstens { $bottom } onder het deck en de andere weer bovenop, in willekeurige volgorde
deed-discard-top = leg de bovenste kaart van het deck van een tegenstander af
discard-hand-chosen =
    { $amount ->
        [one] leg { $amount } willekeurige kaart uit de hand van die speler af
       *[other] leg { $amount } willekeurige kaarten uit de hand van die speler af
    }
discard-hand-attacker =
    { $amount ->
        [one] leg { $amount } willekeurige kaart uit de hand van de aanvallende speler af
       *[other] leg { $amount } willekeurige kaarten uit de hand van de aanvallende speler af
    }
discard-hand-opponents =
    { $amount ->
        [one] elke tegenstander legt { $amount } willekeurige kaart uit de hand af
       *[other] elke tegenstander legt { $amount } willekeurige kaarten uit de hand af
    }
power-for-character = { $text }; als het een personage is, krijg { $power } macht voor je factie en leg de kaart op de dodenstapel van de eigenaar
deed-duplicate-top = leg de bovenste kaart van je deck gedekt als duplicaat onder deze kaart
deed-join = { $card-nom } neemt als verdediger aan de uitdaging deel
deed-leave = verwijder { $card-acc } uit de uitdaging

## Wat op kaarten staat: wat geldt zolang ze in het spel zijn

while = { $text } zolang { $if }
line = { $text }.
sentence = { $card-nom } { $text }
is-blank = heeft een leeg tekstvak, op de kenmerken na
participates = neemt als aanvaller deel aan elke uitdaging waarin je een ander aanvallend Nachtwacht-personage onder controle hebt
per-used-plots = { $text } voor elk gebruikt plan van jou
per-gold = { $text } voor elk goud in je goudvoorraad
rule-attacks-standing = knielt niet als ze bij { $challenge-dat } als aanvaller wordt aangewezen
rule-defends-standing = knielt niet als ze als verdediger wordt aangewezen
rule-defends-kneeling = mag bij { $challenge-dat } tegen jou ook knielend en zonder het symbool als verdediger worden aangewezen
rule-first-attack-standing = knielt niet als hij bij de eerste militaire uitdaging die je in een ronde begint als aanvaller wordt aangewezen
rule-cannot-be-bypassed = kunnen niet heimelijk worden omzeild
rule-intrigue-first = een speler kan militaire en machtsuitdagingen pas beginnen nadat die speler in dezelfde fase een intrige-uitdaging heeft gewonnen
rule-first-cheaper =
    { $plays ->
        [yes] elke ronde kost { $card-nom } je bij het spelen { $amount } goud minder
       *[no] elke ronde kost { $card-nom } je bij het opstellen { $amount } goud minder
    }
rule-extra-challenge =
    { $contest-id ->
        [military] je mag in de uitdagingenfase { $amount } extra militaire uitdaging beginnen
        [intrigue] je mag in de uitdagingenfase { $amount } extra intrige-uitdaging beginnen
       *[power] je mag in de uitdagingenfase { $amount } extra machtsuitdaging beginnen
    }
rule-extra-challenge-elsewhere =
    { $contest-id ->
        [military] je mag in de uitdagingenfase { $amount } extra militaire uitdaging beginnen tegen een andere tegenstander
        [intrigue] je mag in de uitdagingenfase { $amount } extra intrige-uitdaging beginnen tegen een andere tegenstander
       *[power] je mag in de uitdagingenfase { $amount } extra machtsuitdaging beginnen tegen een andere tegenstander
    }
rule-one-participant = bij elke uitdaging kan geen speler meer dan 1 aanvaller of meer dan 1 verdediger aanwijzen
rule-cannot-marshal = je kunt geen { $card-acc } opstellen
rule-cannot-play = je kunt geen gebeurtenissen spelen
rule-no-base-gold = de basiswaarde in goud van { $card-gen } is 0
rule-most-challenges = je kunt in de uitdagingenfase niet meer dan { $amount } uitdaging beginnen
rule-limited-cap = je mag per ronde { $amount } extra beperkte kaart opstellen of spelen
rule-chooses-claim = als je als aanvallende speler de claim van een intrige-uitdaging toepast, mag je die op een willekeurig aantal tegenstanders toepassen
rule-draws-more = je trekt in de trekfase { $amount } extra kaart
rule-redirects = je mag per ronde 1 uitdaging omleiden
rule-stand-at-most = in de herstelfase kan elke speler hoogstens { $amount } personages laten opstaan
rule-weaker-do-not-contribute = verdedigende personages met minder kracht dan deze kaart dragen hun kracht niet bij
rule-opponents-cannot-trigger = je tegenstanders kunnen geen kaartvaardigheden gebruiken
rule-ambush-for-cost = { $card-nom } in je hand krijgt Hinderlaag (X), waarbij X gelijk is aan de gedrukte kosten
rule-one-defender = de verdedigende speler kan niet meer dan 1 verdediger aanwijzen
adds-contribution = bij { $challenge-dat } voegt deze kaart { $amount } kracht aan jouw kant toe zolang je een deelnemend personage onder controle hebt
adds-dominance = deze kaart voegt { $amount } kracht toe aan je totaal voor de overheersing
changes-reserve = het open plan van elke tegenstander heeft { $amount } reserve
changes-claim = bij { $challenge-dat } heeft je open plan { $amount } claim
line-attach = Alleen toe te voegen aan { $card-acc }.
line-enters-knelt = Deze kaart komt knielend in het spel.
line-sacrifice-at = Heeft deze kaart minstens { $count } { token }s, offer haar dan op.
line-plot-limit = Planstapellimiet: { $count }.
line-banner = Je deck mag ook { $card-acc } bevatten die niet loyaal zijn. Het moet minstens { $least } { $card-acc } bevatten.
line-most-neutral = Je deck mag hoogstens { $most } neutrale kaarten bevatten.
line-supports = Steunt: { $card }.
line-rivals = Rivalen: { $cards }.
plus-gold = { $amount } goud
plus-initiative = { $amount } initiatief
plus-reserve = { $amount } reserve
keyword-ambush = Hinderlaag ({ $gold })
keyword-no-attachments = Geen toevoegingen
keyword-no-attachments-except = Geen toevoegingen behalve { $traits }

## Hoofdstukken van de regels

chapter-golden = Gouden regels
chapter-type = Kaartsoorten
chapter-text = Kaartteksten
chapter-player = Spelers
chapter-deck = Een deck bouwen
chapter-agenda = Agenda's
chapter-setup = Opbouw
chapter-zone = Plaatsen van kaarten
chapter-control = Bezit en controle
chapter-unique = Unieke kaarten
chapter-dup = Duplicaten
chapter-attach = Toevoegingen
chapter-event = Gebeurtenissen
chapter-dead = De dodenstapel
chapter-discard = Afleggen
chapter-sacrifice = Opofferen
chapter-enter = In het spel komen
chapter-leave = Het spel verlaten
chapter-facedown = Gedekte kaarten
chapter-gold = Goud
chapter-power = Macht
chapter-token = Fiches
chapter-move = Verplaatsen
chapter-drawcard = Kaarten trekken
chapter-search = Zoeken en bekijken
chapter-mod = Wijzigingen en waarden
chapter-x = De letter X
chapter-blank = Lege tekstvakken
chapter-immune = Immuniteit
chapter-ability = Vaardigheden
chapter-action = Acties
chapter-interrupt = Onderbrekingen
chapter-react = Reacties
chapter-forced = Verplichte vaardigheden
chapter-trigger = Aanleidingen
chapter-init = Vaardigheden beginnen
chapter-cost = Kosten
chapter-target = Doelen
chapter-effect = Effecten
chapter-then = Het woord “daarna”
chapter-may = Het woord “mag”
chapter-cannot = De woorden “kan niet”
chapter-limit = Grenzen en maxima
chapter-cancel = Tenietdoen
chapter-save = Redden
chapter-replace = Vervangende effecten
chapter-simul = Wat tegelijk gebeurt
chapter-nest = Vaardigheden binnen vaardigheden
chapter-frame = Het raamwerk
chapter-fw = De stappen van een ronde
chapter-plot = Plannen en de planfase
chapter-draw = De trekfase
chapter-marshal = Opstellen
chapter-chal = Uitdagingen
chapter-claim = Claim
chapter-dom = Overheersing
chapter-stand = Knielen en opstaan
chapter-tax = Belasting
chapter-keyword = Trefwoorden
chapter-keyword-ambush = Trefwoord: Hinderlaag
chapter-keyword-insight = Trefwoord: Inzicht
chapter-keyword-intimidate = Trefwoord: Intimidatie
chapter-keyword-limited = Trefwoord: Beperkt
chapter-keyword-no-attachments = Trefwoord: Geen toevoegingen
chapter-keyword-pillage = Trefwoord: Plundering
chapter-keyword-renown = Trefwoord: Roem
chapter-keyword-stealth = Trefwoord: Heimelijk
chapter-keyword-terminal = Trefwoord: Vergankelijk
chapter-melee = Buhurt en titels
chapter-win = Het spel winnen
chapter-ex = Uitgewerkte voorbeelden
chapter-rule = Vragen en uitspraken

## Namen: facties, soorten uitdagingen, kaartsoorten, trefwoorden

name-baratheon = Huis Baratheon
name-greyjoy = Huis Grauwvreugd
name-lannister = Huis Lannister
name-martell = Huis Martell
name-nights-watch = De Nachtwacht
name-stark = Huis Stark
name-targaryen = Huis Targaryen
name-tyrell = Huis Tyrel
name-neutral = Neutraal
name-poison = Gif
name-stand = Herstel
name-betrayal = Verraad
name-military = militair
name-intrigue = intrige
name-power = macht
name-character = personage
name-location = locatie
name-attachment = toevoeging
name-event = gebeurtenis
name-insight = Inzicht
name-intimidate = Intimidatie
name-limited = Beperkt
name-pillage = Plundering
name-renown = Roem
name-stealth = Heimelijk
name-terminal = Vergankelijk

## Namen: plannen

name-a-clash-of-kings = Strijd der Koningen
name-a-feast-for-crows = Een feestmaal voor kraaien
name-a-game-of-thrones = Het spel der tronen
name-a-noble-cause = Een nobele zaak
name-a-storm-of-swords = Een storm van zwaarden
name-building-orders = Bouworders
name-calling-the-banners = De banieren bijeengeroepen
name-calm-over-westeros = Rust over Westeros
name-confiscation = Verbeurdverklaring
name-counting-coppers = Kopergeld tellen
name-filthy-accusations = Smerige beschuldigingen
name-fortified-position = Versterkte stelling
name-heads-on-spikes = Hoofden op spiesen
name-jousting-contest = Steekspel
name-marched-to-the-wall = Naar de Muur gestuurd
name-marching-orders = Marsbevel
name-naval-superiority = Overwicht op zee
name-power-behind-the-throne = De macht achter de troon
name-rebuilding = Wederopbouw
name-reinforcements = Versterkingen
name-sneak-attack = Sluipaanval
name-summons = Oproep
name-supporting-the-faith = Steun aan het Geloof
name-taxation = Belastingheffing
name-the-winds-of-winter = De wind van de winter
name-wildfire-assault = Aanval met wildvuur

## Namen: agenda's

name-fealty = Leentrouw
name-banner-of-the-stag = Banier van het hert
name-banner-of-the-kraken = Banier van de kraken
name-banner-of-the-lion = Banier van de leeuw
name-banner-of-the-sun = Banier van de zon
name-banner-of-the-watch = Banier van de Wacht
name-banner-of-the-wolf = Banier van de wolf
name-banner-of-the-dragon = Banier van de draak
name-banner-of-the-rose = Banier van de roos

## Namen: titels

name-master-of-whispers = Meester der fluisteraars
name-master-of-ships = Meester van de vloot
name-hand-of-the-king = Hand van de koning
name-master-of-coin = Meester van de munt
name-master-of-laws = Meester van het recht
name-crown-regent = Regent van de kroon

## Namen: neutrale kaarten

name-littlefinger = Pinkje
name-varys = Varys
name-rattleshirts-raiders = De rovers van Rammelhemd
name-wildling-horde = Wildlingenhorde
name-seal-of-the-hand = Zegel van de Hand
name-bodyguard = Lijfwacht
name-little-bird = Vogeltje
name-milk-of-the-poppy = Melk van de papaver
name-noble-lineage = Van edele afkomst
name-syrios-training = De lessen van Syrio
name-the-iron-throne = De IJzeren Troon
name-the-kingsroad = De Koningsweg
name-the-roseroad = De Rozenweg
name-put-to-the-sword = Over de kling gejaagd
name-put-to-the-torch = In brand gestoken
name-superior-claim = De betere aanspraak
name-tears-of-lys = Tranen van Lys
name-the-hands-judgment = Het oordeel van de Hand

## Namen: Baratheon

name-maester-cressen = Maester Cressen
name-melisandre = Melisandre
name-robert-baratheon = Robert Baratheon
name-selyse-baratheon = Selyse Baratheon
name-ser-davos-seaworth = Ser Davos Zeewaard
name-shireen-baratheon = Shirene Baratheon
name-stannis-baratheon = Stannis Baratheon
name-bastard-in-hiding = Ondergedoken bastaard
name-fiery-followers = Vurige volgelingen
name-kings-hunting-party = Jachtgezelschap van de koning
name-dragonstone-faithful = Gelovigen van Drakensteen
name-vanguard-lancer = Lansier van de voorhoede
name-lightbringer = Lichtbrenger
name-dragonstone-port = Haven van Drakensteen
name-chamber-of-the-painted-table = Zaal van de Beschilderde Tafel
name-the-red-keep = De Rode Burcht
name-consolidation-of-power = Bundeling van macht
name-ours-is-the-fury = Van ons is de razernij
name-seen-in-flames = Gezien in de vlammen

## Namen: Grauwvreugd

name-aeron-damphair = Aeron Nathaar
name-alannys-greyjoy = Alannys Grauwvreugd
name-asha-greyjoy = Asha Grauwvreugd
name-balon-greyjoy = Balon Grauwvreugd
name-euron-crows-eye = Euron Kraaienoog
name-maester-wendamyr = Maester Wendamyr
name-theon-greyjoy = Theon Grauwvreugd
name-black-winds-crew = Bemanning van de Zwarte Wind
name-drowned-men = Verdronken mannen
name-iron-islands-fishmonger = Visvrouw van de IJzereilanden
name-lordsport-shipwright = Scheepsbouwer uit Herenpoort
name-salty-navigator = Verweerde stuurman
name-throwing-axe = Werpbijl
name-great-kraken = Grote Kraken
name-iron-fleet-scout = Verkenner van de IJzervloot
name-sea-tower = Zeetoren
name-risen-from-the-sea = Herrezen uit de zee
name-the-krakens-grasp = De greep van de kraken
name-we-do-not-sow = Wij zaaien niet

## Namen: Lannister

name-cersei-lannister = Cersei Lannister
name-grand-maester-pycelle = Grootmaester Pycelle
name-joffrey-baratheon = Joffry Baratheon
name-ser-jaime-lannister = Ser Jaime Lannister
name-the-tickler = De Kietelaar
name-tyrion-lannister = Tyrion Lannister
name-tywin-lannister = Tywin Lannister
name-burned-men = Gebrande mannen
name-gold-cloaks = Goudmantels
name-lannisport-moneylender = Geldschieter uit Lannispoort
name-lannisport-merchant = Koopman uit Lannispoort
name-the-queens-assassin = De moordenaar van de koningin
name-widows-wail = Weduwklacht
name-casterly-rock = De Rots van Casterling
name-lannisport = Lannispoort
name-western-fiefdom = Westelijk leengoed
name-hear-me-roar = Hoor mij brullen!
name-the-things-i-do-for-love = Wat doe ik niet voor de liefde
name-treachery = Verraad

## Namen: Martell

name-areo-hotah = Areo Hotah
name-arianne-martell = Arianne Martell
name-doran-martell = Doran Martell
name-edric-dayne = Edric Dayn
name-maester-caleotte = Maester Caleotte
name-obara-sand = Obara Zand
name-the-red-viper = De Rode Adder
name-desert-scavenger = Woestijnschuimer
name-dornish-paramour = Dornse minnares
name-greenblood-trader = Koopvrouw van de Groenebloed
name-house-dayne-knight = Ridder van Huis Dayn
name-palace-spearman = Speerdrager van het paleis
name-dawn = Dageraad
name-ghaston-grey = Ghaston Grauw
name-sunspear = Zonnespeer
name-blood-orange-grove = Bloedsinaasappelgaard
name-dorans-game = Dorans spel
name-unbowed-unbent-unbroken = Ongebogen, onbuigzaam, ongebroken
name-confinement = Opsluiting

## Namen: de Nachtwacht

name-benjen-stark = Benjen Stark
name-ghost = Spook
name-jon-snow = Jon Sneeuw
name-maester-aemon = Maester Aemon
name-old-bear-mormont = Oude Beer Mormont
name-samwell-tarly = Samwel Tarling
name-ser-waymar-royce = Ser Waymar Roys
name-yoren = Yoren
name-messenger-raven = Postraaf
name-old-forest-hunter = Oude woudjager
name-ranging-party = Groep verkenners
name-steward-at-the-wall = Dienaar op de Muur
name-veteran-builder = Ervaren bouwer
name-longclaw = Langklauw
name-castle-black = Slot Zwart
name-the-wall = De Muur
name-a-meager-contribution = Een karige bijdrage
name-take-the-black = Het zwart aannemen
name-the-sword-in-the-darkness = Het zwaard in de duisternis

## Namen: Stark

name-arya-stark = Arya Stark
name-bran-stark = Bran Stark
name-catelyn-stark = Catelyn Stark
name-eddard-stark = Eddard Stark
name-grey-wind = Grijze Wind
name-robb-stark = Robb Stark
name-sansa-stark = Sansa Stark
name-summer = Zomer
name-direwolf-pup = Jong van een schrikwolf
name-tumblestone-knight = Ridder van de Buitelsteen
name-vanguard-of-the-north = Voorhoede van het Noorden
name-winterfell-steward = Dienaar van Winterfel
name-ice = IJs
name-gates-of-winterfell = De poorten van Winterfel
name-the-wolfswood = Het Wolfswoud
name-heart-tree-grove = Bosje van de hartboom
name-for-the-north = Voor het Noorden!
name-like-warm-rain = Als warme regen
name-winter-is-coming = De winter komt

## Namen: Targaryen

name-daenerys-targaryen = Daenerys Targaryen
name-drogon = Drogon
name-khal-drogo = Khal Drogo
name-magister-illyrio = Magister Illyrio
name-rhaegal = Rhaegal
name-ser-jorah-mormont = Ser Jorah Mormont
name-viserion = Viserion
name-viserys-targaryen = Viserys Targaryen
name-braided-warrior = Krijger met vlechten
name-handmaiden = Dienstmaagd
name-targaryen-loyalist = Aanhanger van Targaryen
name-unsullied = De Onbezoedelden
name-drogos-arakh = Drogo's arakh
name-plaza-of-punishment = Plein der Bestraffing
name-dothraki-sea = Dothrakische Zee
name-illyrios-estate = Landgoed van Illyrio
name-dracarys = Dracarys!
name-fire-and-blood = Vuur en bloed
name-waking-the-dragon = De draak gewekt

## Namen: Tyrel

name-left = Links
name-maester-lomys = Maester Lomys
name-margaery-tyrell = Margaery Tyrel
name-paxter-redwyne = Paxter Roodweyn
name-randyll-tarly = Randyll Tarling
name-right = Rechts
name-the-knight-of-flowers = De Bloemenridder
name-the-queen-of-thorns = De Doornenkoningin
name-courtesan-of-the-rose = Courtisane van de roos
name-garden-caretaker = Tuinman
name-olennas-informant = Olenna's informante
name-wardens-of-the-reach = Hoeders van het Bereik
name-heartsbane = Hartenleed
name-highgarden = Hooggaarde
name-the-mander = De Mander
name-rose-garden = Rozentuin
name-growing-strong = Sterk in groei
name-olennas-cunning = Olenna's list
name-the-bear-and-the-maiden-fair = “De beer en het schone meisje”

## Namen: decks

name-stormlands-court = Hof van de Stormlanden
name-ironborn-raid = Rooftocht van de IJzermannen
name-gold-of-the-rock = Goud van de Rots
name-dornish-patience = Dorns geduld
name-the-watchers = De wachters
name-northern-host = Leger van het Noorden
name-brood-of-the-mother = Broedsel van de Moeder
name-chivalry-of-the-mander = Ridders van de Mander
name-stag-and-crow = Hert en kraai
name-crow-and-stag = Kraai en hert
name-lion-and-rose = Leeuw en roos
name-rose-and-lion = Roos en leeuw
name-sun-and-dragon = Zon en draak
name-dragon-and-sun = Draak en zon
name-wolf-and-kraken = Wolf en kraken
name-kraken-and-wolf = Kraken en wolf

## Kenmerken

trait-ally = Bondgenoot
trait-army = Leger
trait-astapor = Astapor
trait-banner = Banier
trait-bastard = Bastaard
trait-brotherhood = Broederschap
trait-builder = Bouwer
trait-clansman = Clanstrijder
trait-commander = Bevelhebber
trait-companion = Metgezel
trait-condition = Toestand
trait-direwolf = Schrikwolf
trait-dorne = Dorne
trait-dothraki = Dothraki
trait-dragon = Draak
trait-dragonstone = Drakensteen
trait-drowned-god = Verdronken God
trait-edict = Edict
trait-essos = Essos
trait-guard = Garde
trait-hatchling = Jong
trait-house-dayne = Huis Dayn
trait-house-florent = Huis Florent
trait-house-harlaw = Huis Harlang
trait-house-redwyne = Huis Roodweyn
trait-house-tarly = Huis Tarling
trait-house-tully = Huis Tulling
trait-iron-islands = IJzereilanden
trait-ironborn = IJzerman
trait-item = Voorwerp
trait-king = Koning
trait-kings-landing = Koningslanding
trait-kingdom = Koninkrijk
trait-knight = Ridder
trait-lady = Vrouwe
trait-lord = Heer
trait-maester = Maester
trait-merchant = Koopman
trait-noble = Adellijk
trait-old-gods = Oude Goden
trait-pentos = Pentos
trait-poison = Gif
trait-queen = Koningin
trait-rhllor = R'hllor
trait-raider = Plunderaar
trait-ranger = Wachtruiter
trait-raven = Raaf
trait-sand-snake = Zandslang
trait-scheme = Complot
trait-siege = Beleg
trait-skill = Vaardigheid
trait-small-council = Kleine Raad
trait-smuggler = Smokkelaar
trait-song = Lied
trait-spy = Spion
trait-steward = Dienaar
trait-stormborn = Stormgeboren
trait-stronghold = Vesting
trait-summer = Zomer
trait-the-north = Het Noorden
trait-the-reach = Het Bereik
trait-the-seven = De Zeven
trait-the-westerlands = De Westerlanden
trait-valyrian-steel = Valyrisch staal
trait-wandering-crow = Zwervende Kraai
trait-war = Oorlog
trait-warship = Oorlogsschip
trait-weapon = Wapen
trait-westeros = Westeros
trait-wildling = Wildling
trait-winter = Winter
trait-winterfell = Winterfel
