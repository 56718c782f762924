### Westeros Intrigue in het Nederlands. The story is told in the present tense.

-title = Westeros Intrigue

game-intrigue = { -title }
game-intrigue-tagline = Bouw de piramide van de grote huizen, sluit de anderen buiten en leg de laatste kaart.

## Questions and answers

ask-place-card = Leg een kaart.

# One placement as a choice
answer-place-card =
    { $row ->
        [1]
            { $place-sign ->
                [negative] { $card }: onderste rij, linkerkant
                [positive] { $card }: onderste rij, rechterkant
               *[zero] { $card }: eerste kaart van de onderste rij
            }
       *[other] { $card }: rij { $row }, plaats { $place }
    }

## What happens

event-round-began =
    { $starter-you ->
        [yes] Ronde { $round } begint. Jij mag eerst.
       *[no] Ronde { $round } begint. { $starter } mag eerst.
    }
event-start-card-laid = Eén kaart blijft over: { $card } opent de onderste rij.
event-card-placed =
    { $seat-you ->
        [yes] Je legt { $card } { where-placed }.
       *[no] { $seat } legt { $card } { where-placed }.
    }
where-placed =
    { $row ->
        [1]
            { $place-sign ->
                [negative] links aan de onderste rij
                [positive] rechts aan de onderste rij
               *[zero] als eerste kaart in de onderste rij
            }
       *[other] in rij { $row }
    }
event-hand-emptied =
    { $seat-you ->
        [yes] Je hebt al je kaarten gelegd en bent uit, zonder strafpunten.
       *[no] { $seat } heeft alle kaarten gelegd en is uit, zonder strafpunten.
    }
event-nothing-fitted =
    { $seat-you ->
        [yes]
            { $cards ->
                [one] Je hebt nog { $cards } kaart, en die past nergens. Je ligt eruit.
               *[other] Je hebt nog { $cards } kaarten, en geen ervan past ergens. Je ligt eruit.
            }
       *[no]
            { $cards ->
                [one] { $seat } heeft nog { $cards } kaart, en die past nergens. { $seat } ligt eruit.
               *[other] { $seat } heeft nog { $cards } kaarten, en geen ervan past ergens. { $seat } ligt eruit.
            }
    }
event-throne-card-drawn =
    { $hidden ->
        [yes]
            { $seat-you ->
                [yes] Je hebt de laatste kaart van de ronde gelegd en trekt een IJzeren Troon-kaart.
               *[no] { $seat } heeft de laatste kaart van de ronde gelegd en trekt een IJzeren Troon-kaart.
            }
       *[no]
            { $seat-you ->
                [yes] Je hebt de laatste kaart van de ronde gelegd en trekt een IJzeren Troon-kaart: { $card }.
               *[no] { $seat } heeft de laatste kaart van de ronde gelegd en trekt een IJzeren Troon-kaart: { $card }.
            }
    }
    .card = { throne-card }
event-penalty-taken =
    { $seat-you ->
        [yes] Je blijft zitten met { $cards }: { penalty-points }, { $total } in totaal.
       *[no] { $seat } blijft zitten met { $cards }: { penalty-points }, { $total } in totaal.
    }
penalty-points =
    { $points ->
        [one] { $points } strafpunt
       *[other] { $points } strafpunten
    }
event-throne-cards-revealed =
    { $cards-count ->
        [0]
            { $seat-you ->
                [yes] Je hebt geen IJzeren Troon-kaart. Jouw resultaat: { $result }.
               *[no] { $seat } heeft geen IJzeren Troon-kaart. Resultaat: { $result }.
            }
       *[other]
            { $seat-you ->
                [yes] Je onthult { throne-cards-shown }. Jouw resultaat: { $result }.
               *[no] { $seat } onthult { throne-cards-shown }. Resultaat: { $result }.
            }
    }
    .cards = { throne-card }
throne-cards-shown =
    { $cards-count ->
        [one] de IJzeren Troon-kaart { $cards }
       *[other] de IJzeren Troon-kaarten { $cards }
    }
event-game-won =
    { $winners-count ->
        [one]
            { $winners-you ->
                [yes] De IJzeren Troon is van jou! { $why }
               *[no] De IJzeren Troon gaat naar { $winners }! { $why }
            }
       *[other] De IJzeren Troon wordt gedeeld: { $winners }. { $why }
    }

## Why somebody has won

why-lowest-result = Geen resultaat is lager.
why-fewest-daggers = Bij een gelijk resultaat beslist de IJzeren Troon-kaart met de minste dolken.
why-shared-victory = De resultaten zijn gelijk, en geen IJzeren Troon-kaart maakt verschil.

## Why an answer is refused

refusal-card-not-in-hand = { $card } zit niet in je hand.
refusal-not-at-an-end = De onderste rij groeit alleen aan haar twee uiteinden.
refusal-row-1-is-full = De onderste rij is vol.
refusal-house-does-not-match = { $card } moet op minstens één kaart van het eigen huis rusten.
refusal-place-is-not-open = Die plaats is niet open: ze moet leeg zijn, met twee kaarten eronder.
refusal-no-such-starter = Plaats { $starter } kan niet beginnen: er zijn { $seats } plaatsen.
refusal-wrong-throne-count = Er moeten { $cards } IJzeren Troon-kaarten zijn.
refusal-wrong-throne-value = Waarden en dolken van IJzeren Troon-kaarten gaan van 0 tot en met { $most }.

## Labels of the table

# What an Iron Throne card shows
throne-card =
    { $daggers ->
        [one] -{ $value } ({ $daggers } dolk)
       *[other] -{ $value } ({ $daggers } dolken)
    }

label-round = Ronde { $round } van { $rounds }
label-row = Rij { $row }
label-pyramid = Piramide
label-pyramid-empty = Er ligt nog geen kaart.
# $cap: how many cards the bottom row can hold
label-cap =
    { $cap ->
        [one] In de onderste rij past hoogstens { $cap } kaart.
       *[other] In de onderste rij passen hoogstens { $cap } kaarten.
    }
label-penalty = Strafpunten
label-penalty-points = { penalty-points }
label-throne-cards = IJzeren Troon-kaarten
label-throne-cards-hidden =
    { $cards ->
        [0] geen IJzeren Troon-kaart
        [one] { $cards } verborgen IJzeren Troon-kaart
       *[other] { $cards } verborgen IJzeren Troon-kaarten
    }
label-throne-pile =
    { $cards ->
        [one] { $cards } IJzeren Troon-kaart op de stapel
       *[other] { $cards } IJzeren Troon-kaarten op de stapel
    }
label-cards-in-hand =
    { $cards ->
        [0] geen kaarten
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
label-hand-empty = Je hand is leeg.
label-out = uit
# $houses: houses everybody knows a seat to hold no card of
label-lacking = Zonder { $houses }
# How many cards of each house are still unseen
label-unseen = Nog niet gezien
label-last-placer = Legde het laatst
label-starter = Begon de ronde
label-active = Aan zet
label-result = Resultaat
label-result-about = Het laagste resultaat wint: strafpunten, min wat je IJzeren Troon-kaarten eraf halen.
label-measure-penalty = Strafpunten
label-measure-cards-in-hand = Kaarten in de hand
label-starter-option = Wie de eerste ronde begint
label-throne-option = Wat de IJzeren Troon-kaarten tonen

# A spot in words. $number: its number among the $count open places of its row, from the left; $houses: of its supports
label-spot =
    { $row ->
        [1]
            { $place-sign ->
                [negative] Onderste rij, linkereind
                [positive] Onderste rij, rechtereind
               *[zero] Onderste rij, eerste kaart
            }
       *[other] Rij { $row }, open plaats { $number } van { $count }, op { $houses }
    }
# A card, and the house it belongs to
label-card = { $card }, { $house }
label-card-lies = { $card }, { $house }, rij { $row }
label-card-backs =
    { $cards ->
        [0] geen kaart in de hand
        [one] { $cards } kaart in de hand
       *[other] { $cards } kaarten in de hand
    }
# Where the cards of a house are
label-house-count = { $house }: { $pyramid } in de piramide, { $mine } in je hand, { $unseen } ongezien
label-house-count-watched = { $house }: { $pyramid } in de piramide, { $unseen } ongezien
label-where-cards-are = Waar de kaarten zijn
label-round-over = Ronde { $round } is voorbij
label-hand-placed = heeft alle kaarten gelegd
label-took-nothing = geen straf
label-draws-throne-card = legt de laatste kaart en trekt een IJzeren Troon-kaart
label-reckoning = De afrekening
label-winner = winst
label-close = Verder
label-own-hand = Je hand
label-hand-of = Hand van { $seat }

phase-deal = Delen
phase-place = Kaarten leggen
phase-round-end = Einde van de ronde
phase-score = Afrekening

## Names: houses

name-stark = Stark
name-lannister = Lannister
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
name-jon-snow = Jon Sneeuw
name-hodor = Hodor

name-tywin = Tywin Lannister
name-cersei = Cersei Lannister
name-jaime = Jaime Lannister
name-tyrion = Tyrion Lannister
name-kevan = Kevan Lannister
name-lancel = Lancel Lannister
name-sandor = Sandor Clegane
name-gregor = Gregor Clegane
name-bronn = Bronn

name-robert = Robert Baratheon
name-stannis = Stannis Baratheon
name-renly = Renly Baratheon
name-joffrey = Joffry Baratheon
name-myrcella = Myrcella Baratheon
name-tommen = Tommen Baratheon
name-davos = Davos Zeewaard
name-melisandre = Melisandre
name-gendry = Gendry

name-daenerys = Daenerys Targaryen
name-viserys = Viserys Targaryen
name-khal-drogo = Khal Drogo
name-jorah = Jorah Mormont
name-barristan = Barristan Selmy
name-missandei = Missandei
name-grey-worm = Grijze Worm
name-daario = Daario Naharis
name-drogon = Drogon

## The game in sentences, without the board

told-title-moment = De stand van het spel
told-title-players = De spelers
told-moment =
    { $starter-you ->
        [yes] Het is ronde { $round } van { $rounds }. Jij bent begonnen.
       *[no] Het is ronde { $round } van { $rounds }. { $starter } is begonnen.
    }
told-turn =
    { $seat-you ->
        [yes] Je bent aan de beurt.
       *[no] { $seat } is aan de beurt.
    }
told-cap = In de onderste rij passen hoogstens { $cap } kaarten.
told-unseen = Nog niet te zien: { $unseen }.
    .unseen-each = { $value } van { $key }
told-empty = Er ligt nog geen kaart.
told-card = { $card } van huis { $house }
told-card-on = In rij { $row } ligt { $card } van huis { $house } op { $supports }.
told-row = In de onderste rij liggen van links naar rechts: { $cards }.
told-opening = Rij { $row }, plaats { $place } is vrij, op { $supports }: daar passen kaarten van { $houses }.
told-player =
    { $seat-you ->
        [yes] Je hebt { told-cards } op de hand, { told-penalty } en { told-throne-cards }.{ $out ->
            [yes] {" "}Deze ronde lig je eruit.
           *[no] {""}
        }
       *[no] { $seat } heeft { told-cards } op de hand, { told-penalty } en { told-throne-cards }.{ $out ->
            [yes] {" "}{ $seat } ligt deze ronde eruit.
           *[no] {""}
        }
    }
told-cards =
    { $cards ->
        [0] geen kaarten
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
told-penalty =
    { $penalty ->
        [0] geen strafpunten
        [one] { $penalty } strafpunt
       *[other] { $penalty } strafpunten
    }
told-throne-cards =
    { $throne ->
        [0] geen IJzeren Troon-kaart
        [one] { $throne } IJzeren Troon-kaart
       *[other] { $throne } IJzeren Troon-kaarten
    }
told-hand = De kaarten in je hand zijn { $cards }.
told-throne =
    { $seat-you ->
        [yes] Een van je IJzeren Troon-kaarten haalt { $value } van je strafpunten af en toont { told-daggers }.
       *[no] Een IJzeren Troon-kaart van { $seat } haalt er { $value } af en toont { told-daggers }.
    }
told-daggers =
    { $daggers ->
        [0] geen dolk
        [one] { $daggers } dolk
       *[other] { $daggers } dolken
    }
told-lacking = { $seat } heeft geen kaart van { $houses }.
told-result =
    { $seat-you ->
        [yes] Je resultaat is { $result }.
       *[no] Het resultaat van { $seat } is { $result }.
    }

## Chapters of the rules

chapter-setup = Voorbereiding
chapter-deal = Kaarten delen
chapter-turn = Een beurt
chapter-place = Een kaart plaatsen
chapter-out = Uit de ronde liggen
chapter-round = Het einde van een ronde
chapter-score = Puntentelling
chapter-win = Het winnen van het spel
chapter-ex = Voorbeelden
chapter-rule = Vragen en beslissingen
