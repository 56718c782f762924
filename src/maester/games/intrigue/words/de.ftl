### Die Intrigen von Westeros auf Deutsch. The story is told in the present tense.

-title = Die Intrigen von Westeros

game-intrigue = { -title }
game-intrigue-tagline = Bau die Pyramide der großen Häuser, sperr die anderen aus und leg die letzte Karte.

## Questions and answers

ask-place-card = Lege eine Karte.

# One placement as a choice
answer-place-card =
    { $row ->
        [1]
            { $place-sign ->
                [negative] { $card }: unterste Reihe, linkes Ende
                [positive] { $card }: unterste Reihe, rechtes Ende
               *[zero] { $card }: erste Karte der untersten Reihe
            }
       *[other] { $card }: Reihe { $row }, Platz { $place }
    }

## What happens

event-round-began =
    { $starter-you ->
        [yes] Runde { $round } beginnt. Du fängst an.
       *[no] Runde { $round } beginnt. { $starter } fängt an.
    }
event-start-card-laid = Eine Karte bleibt übrig: { $card } eröffnet die unterste Reihe.
event-card-placed =
    { $seat-you ->
        [yes] Du legst { $card } { where-placed }.
       *[no] { $seat } legt { $card } { where-placed }.
    }
where-placed =
    { $row ->
        [1]
            { $place-sign ->
                [negative] an das linke Ende der untersten Reihe
                [positive] an das rechte Ende der untersten Reihe
               *[zero] als erste Karte in die unterste Reihe
            }
       *[other] in Reihe { $row }
    }
event-hand-emptied =
    { $seat-you ->
        [yes] Du hast alle Karten gelegt und bist raus, ohne Strafpunkte.
       *[no] { $seat } hat alle Karten gelegt und ist raus, ohne Strafpunkte.
    }
event-nothing-fitted =
    { $seat-you ->
        [yes]
            { $cards ->
                [one] Du hast noch { $cards } Karte, und sie passt nirgends. Du bist raus.
               *[other] Du hast noch { $cards } Karten, und keine passt irgendwo. Du bist raus.
            }
       *[no]
            { $cards ->
                [one] { $seat } hat noch { $cards } Karte, und sie passt nirgends. { $seat } ist raus.
               *[other] { $seat } hat noch { $cards } Karten, und keine passt irgendwo. { $seat } ist raus.
            }
    }
event-throne-card-drawn =
    { $hidden ->
        [yes]
            { $seat-you ->
                [yes] Du hast die letzte Karte der Runde gelegt und ziehst eine Karte des Eisernen Throns.
               *[no] { $seat } hat die letzte Karte der Runde gelegt und zieht eine Karte des Eisernen Throns.
            }
       *[no]
            { $seat-you ->
                [yes] Du hast die letzte Karte der Runde gelegt und ziehst eine Karte des Eisernen Throns: { $card }.
               *[no] { $seat } hat die letzte Karte der Runde gelegt und zieht eine Karte des Eisernen Throns: { $card }.
            }
    }
    .card = { throne-card }
event-penalty-taken =
    { $seat-you ->
        [yes] Du bleibst auf { $cards } sitzen: { penalty-points }, insgesamt { $total }.
       *[no] { $seat } bleibt auf { $cards } sitzen: { penalty-points }, insgesamt { $total }.
    }
penalty-points =
    { $points ->
        [one] { $points } Strafpunkt
       *[other] { $points } Strafpunkte
    }
event-throne-cards-revealed =
    { $cards-count ->
        [0]
            { $seat-you ->
                [yes] Du hast keine Karte des Eisernen Throns. Dein Ergebnis: { $result }.
               *[no] { $seat } hat keine Karte des Eisernen Throns. Ergebnis: { $result }.
            }
       *[other]
            { $seat-you ->
                [yes] Du deckst { throne-cards-shown } auf. Dein Ergebnis: { $result }.
               *[no] { $seat } deckt { throne-cards-shown } auf. Ergebnis: { $result }.
            }
    }
    .cards = { throne-card }
throne-cards-shown =
    { $cards-count ->
        [one] die Karte des Eisernen Throns { $cards }
       *[other] die Karten des Eisernen Throns { $cards }
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

## Why somebody has won

why-lowest-result = Kein Ergebnis ist niedriger.
why-fewest-daggers = Bei gleichem Ergebnis entscheidet die Karte des Eisernen Throns mit den wenigsten Dolchen.
why-shared-victory = Die Ergebnisse sind gleich, und keine Karte des Eisernen Throns macht einen Unterschied.

## Why an answer is refused

refusal-card-not-in-hand = { $card } ist nicht auf deiner Hand.
refusal-not-at-an-end = Die unterste Reihe wächst nur an ihren beiden Enden.
refusal-row-1-is-full = Die unterste Reihe ist voll.
refusal-house-does-not-match = { $card } braucht unter sich mindestens eine Karte des eigenen Hauses.
refusal-place-is-not-open = Dieser Platz ist nicht offen: Er muss leer sein und zwei Karten unter sich haben.
refusal-no-such-starter = Platz { $starter } kann nicht anfangen: Es gibt { $seats } Plätze.
refusal-wrong-throne-count = Es müssen { $cards } Karten des Eisernen Throns sein.
refusal-wrong-throne-value = Werte und Dolche der Karten des Eisernen Throns gehen von 0 bis { $most }.

## Labels of the table

# What an Iron Throne card shows
throne-card =
    { $daggers ->
        [one] -{ $value } ({ $daggers } Dolch)
       *[other] -{ $value } ({ $daggers } Dolche)
    }

label-round = Runde { $round } von { $rounds }
label-row = Reihe { $row }
label-pyramid = Pyramide
label-pyramid-empty = Noch liegt keine Karte.
# $cap: how many cards the bottom row can hold
label-cap =
    { $cap ->
        [one] Die unterste Reihe fasst höchstens { $cap } Karte.
       *[other] Die unterste Reihe fasst höchstens { $cap } Karten.
    }
label-penalty = Strafpunkte
label-penalty-points = { penalty-points }
label-throne-cards = Karten des Eisernen Throns
label-throne-cards-hidden =
    { $cards ->
        [0] keine Karte des Eisernen Throns
        [one] { $cards } verdeckte Karte des Eisernen Throns
       *[other] { $cards } verdeckte Karten des Eisernen Throns
    }
label-throne-pile =
    { $cards ->
        [one] { $cards } Karte des Eisernen Throns im Stapel
       *[other] { $cards } Karten des Eisernen Throns im Stapel
    }
label-cards-in-hand =
    { $cards ->
        [0] keine Karten
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
label-hand-empty = Deine Hand ist leer.
label-out = raus
# $houses: houses everybody knows a seat to hold no card of
label-lacking = Ohne { $houses }
# How many cards of each house are still unseen
label-unseen = Noch nicht gesehen
label-last-placer = Legte zuletzt
label-starter = Begann die Runde
label-active = Am Zug
label-result = Ergebnis
label-result-about = Das niedrigste Ergebnis gewinnt: Strafpunkte, abzüglich der eigenen Karten des Eisernen Throns.
label-measure-penalty = Strafpunkte
label-measure-cards-in-hand = Karten auf der Hand
label-starter-option = Wer die erste Runde beginnt
label-throne-option = Was die Karten des Eisernen Throns zeigen

# A spot in words. $number: its number among the $count open places of its row, from the left; $houses: of its supports
label-spot =
    { $row ->
        [1]
            { $place-sign ->
                [negative] Unterste Reihe, linkes Ende
                [positive] Unterste Reihe, rechtes Ende
               *[zero] Unterste Reihe, erste Karte
            }
       *[other] Reihe { $row }, offener Platz { $number } von { $count }, auf { $houses }
    }
# A card, and the house it belongs to
label-card = { $card }, { $house }
label-card-lies = { $card }, { $house }, Reihe { $row }
label-card-backs =
    { $cards ->
        [0] keine Karte auf der Hand
        [one] { $cards } Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
# Where the cards of a house are
label-house-count = { $house }: { $pyramid } in der Pyramide, { $mine } auf deiner Hand, { $unseen } ungesehen
label-house-count-watched = { $house }: { $pyramid } in der Pyramide, { $unseen } ungesehen
label-where-cards-are = Wo die Karten sind
label-round-over = Runde { $round } ist vorbei
label-hand-placed = hat alle Karten abgelegt
label-took-nothing = keine Strafe
label-draws-throne-card = legt die letzte Karte und zieht eine Karte des Eisernen Throns
label-reckoning = Die Abrechnung
label-winner = Sieg
label-close = Weiter
label-own-hand = Deine Hand
label-hand-of = Hand von { $seat }

phase-deal = Austeilen
phase-place = Karten legen
phase-round-end = Ende der Runde
phase-score = Abrechnung

## Names: houses

name-stark = Stark
name-lannister = Lennister
name-baratheon = Baratheon
name-targaryen = Targaryen

## Names: character cards

name-eddard = Eddard Stark
name-catelyn = Catelyn Stark
name-robb = Robb Stark
name-sansa = Sansa Stark
name-arya = Arya Stark
name-bran = Bran Stark
name-rickon = Rickon Stark
name-jon-snow = Jon Schnee
name-hodor = Hodor

name-tywin = Tywin Lennister
name-cersei = Cersei Lennister
name-jaime = Jaime Lennister
name-tyrion = Tyrion Lennister
name-kevan = Kevan Lennister
name-lancel = Lancel Lennister
name-sandor = Sandor Clegane
name-gregor = Gregor Clegane
name-bronn = Bronn

name-robert = Robert Baratheon
name-stannis = Stannis Baratheon
name-renly = Renly Baratheon
name-joffrey = Joffrey Baratheon
name-myrcella = Myrcella Baratheon
name-tommen = Tommen Baratheon
name-davos = Davos Seewert
name-melisandre = Melisandre
name-gendry = Gendry

name-daenerys = Daenerys Targaryen
name-viserys = Viserys Targaryen
name-khal-drogo = Khal Drogo
name-jorah = Jorah Mormont
name-barristan = Barristan Selmy
name-missandei = Missandei
name-grey-worm = Grauer Wurm
name-daario = Daario Naharis
name-drogon = Drogon

## The game in sentences, without the board

told-title-moment = Der Spielstand
told-title-players = Die Spieler
told-moment =
    { $starter-you ->
        [yes] Es ist Runde { $round } von { $rounds }. Du hast sie begonnen.
       *[no] Es ist Runde { $round } von { $rounds }. { $starter } hat sie begonnen.
    }
told-turn =
    { $seat-you ->
        [yes] Du bist an der Reihe.
       *[no] { $seat } ist an der Reihe.
    }
told-cap = In die unterste Reihe passen höchstens { $cap } Karten.
told-unseen = Noch nicht zu sehen: { $unseen }.
    .unseen-each = { $value } von { $key }
told-empty = Noch liegt keine Karte.
told-card = { $card } aus dem Haus { $house }
told-card-on = In Reihe { $row } liegt { $card } aus dem Haus { $house } auf { $supports }.
told-row = In der untersten Reihe liegen von links nach rechts: { $cards }.
told-opening = Reihe { $row }, Platz { $place } ist frei, auf { $supports }: dort passen Karten von { $houses }.
told-player =
    { $seat-you ->
        [yes] Du hast { told-cards } auf der Hand, { told-penalty } und { told-throne-cards }.{ $out ->
            [yes] {" "}In dieser Runde bist du raus.
           *[no] {""}
        }
       *[no] { $seat } hat { told-cards } auf der Hand, { told-penalty } und { told-throne-cards }.{ $out ->
            [yes] {" "}{ $seat } ist in dieser Runde raus.
           *[no] {""}
        }
    }
told-cards =
    { $cards ->
        [0] keine Karten
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
told-penalty =
    { $penalty ->
        [0] keine Strafpunkte
        [one] { $penalty } Strafpunkt
       *[other] { $penalty } Strafpunkte
    }
told-throne-cards =
    { $throne ->
        [0] keine Karte des Eisernen Throns
        [one] { $throne } Karte des Eisernen Throns
       *[other] { $throne } Karten des Eisernen Throns
    }
told-hand = Deine Karten auf der Hand sind { $cards }.
told-throne =
    { $seat-you ->
        [yes] Eine deiner Karten des Eisernen Throns zieht { $value } von deinen Strafpunkten ab und zeigt { told-daggers }.
       *[no] Eine Karte des Eisernen Throns von { $seat } zieht { $value } ab und zeigt { told-daggers }.
    }
told-daggers =
    { $daggers ->
        [0] keinen Dolch
        [one] { $daggers } Dolch
       *[other] { $daggers } Dolche
    }
told-lacking = { $seat } hat keine Karte von { $houses }.
told-result =
    { $seat-you ->
        [yes] Dein Ergebnis ist { $result }.
       *[no] Das Ergebnis von { $seat } ist { $result }.
    }

## Chapters of the rules

chapter-setup = Spielvorbereitung
chapter-deal = Karten austeilen
chapter-turn = Ein Zug
chapter-place = Eine Karte anlegen
chapter-out = Ausscheiden
chapter-round = Ende einer Runde
chapter-score = Wertung
chapter-win = Spielsieg
chapter-ex = Beispiele
chapter-rule = Fragen und Entscheidungen
