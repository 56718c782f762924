### Westeros Intrigue in English. The story is told in the present tense.

-title = Westeros Intrigue

game-intrigue = { -title }
game-intrigue-tagline = Build the pyramid of the great houses, shut the others out, and place the last card.

## Questions and answers

ask-place-card = Place one card.

# One placement as a choice
answer-place-card =
    { $row ->
        [1]
            { $place-sign ->
                [negative] { $card }: bottom row, left end
                [positive] { $card }: bottom row, right end
               *[zero] { $card }: first card of the bottom row
            }
       *[other] { $card }: row { $row }, place { $place }
    }

## What happens

event-round-began =
    { $starter-you ->
        [yes] Round { $round } begins. You play first.
       *[no] Round { $round } begins. { $starter } plays first.
    }
event-start-card-laid = One card is left over: { $card } opens the bottom row.
event-card-placed =
    { $seat-you ->
        [yes] You place { $card } { where-placed }.
       *[no] { $seat } places { $card } { where-placed }.
    }
where-placed =
    { $row ->
        [1]
            { $place-sign ->
                [negative] at the left end of the bottom row
                [positive] at the right end of the bottom row
               *[zero] as the first card of the bottom row
            }
       *[other] in row { $row }
    }
event-hand-emptied =
    { $seat-you ->
        [yes] You have placed all your cards and are out, without a penalty.
       *[no] { $seat } has placed all cards and is out, without a penalty.
    }
event-nothing-fitted =
    { $seat-you ->
        [yes]
            { $cards ->
                [one] You have { $cards } card left, and it fits nowhere. You are out.
               *[other] You have { $cards } cards left, and none fits anywhere. You are out.
            }
       *[no]
            { $cards ->
                [one] { $seat } has { $cards } card left, and it fits nowhere. { $seat } is out.
               *[other] { $seat } has { $cards } cards left, and none fits anywhere. { $seat } is out.
            }
    }
event-throne-card-drawn =
    { $hidden ->
        [yes]
            { $seat-you ->
                [yes] You have placed the last card of the round and draw an Iron Throne card.
               *[no] { $seat } has placed the last card of the round and draws an Iron Throne card.
            }
       *[no]
            { $seat-you ->
                [yes] You have placed the last card of the round and draw an Iron Throne card: { $card }.
               *[no] { $seat } has placed the last card of the round and draws an Iron Throne card: { $card }.
            }
    }
    .card = { throne-card }
event-penalty-taken =
    { $seat-you ->
        [yes] You are left with { $cards }: { penalty-points }, { $total } in all.
       *[no] { $seat } is left with { $cards }: { penalty-points }, { $total } in all.
    }
penalty-points =
    { $points ->
        [one] { $points } penalty point
       *[other] { $points } penalty points
    }
event-throne-cards-revealed =
    { $cards-count ->
        [0]
            { $seat-you ->
                [yes] You have no Iron Throne card to reveal. Your result: { $result }.
               *[no] { $seat } has no Iron Throne card to reveal. Result: { $result }.
            }
       *[other]
            { $seat-you ->
                [yes] You reveal { throne-cards-shown }. Your result: { $result }.
               *[no] { $seat } reveals { throne-cards-shown }. Result: { $result }.
            }
    }
    .cards = { throne-card }
throne-cards-shown =
    { $cards-count ->
        [one] the Iron Throne card { $cards }
       *[other] the Iron Throne cards { $cards }
    }
event-game-won =
    { $winners-count ->
        [one]
            { $winners-you ->
                [yes] The Iron Throne is yours! { $why }
               *[no] The Iron Throne goes to { $winners }! { $why }
            }
       *[other] The Iron Throne is shared: { $winners }. { $why }
    }

## Why somebody has won

why-lowest-result = It is the lowest result.
why-fewest-daggers = The results are tied, so the Iron Throne card with the fewest daggers decides.
why-shared-victory = The results are tied, and no Iron Throne card breaks the tie.

## Why an answer is refused

refusal-card-not-in-hand = { $card } is not in your hand.
refusal-not-at-an-end = The bottom row grows only at its two ends.
refusal-row-1-is-full = The bottom row is full.
refusal-house-does-not-match = { $card } needs its own house on at least one of the two cards below.
refusal-place-is-not-open = That place is not open: it has to be empty, with two cards below it.
refusal-no-such-starter = Seat { $starter } cannot start: there are { $seats } seats.
refusal-wrong-throne-count = There have to be { $cards } Iron Throne cards.
refusal-wrong-throne-value = Values and daggers of Iron Throne cards go from 0 to { $most }.

## Labels of the table

# What an Iron Throne card shows
throne-card =
    { $daggers ->
        [one] -{ $value } ({ $daggers } dagger)
       *[other] -{ $value } ({ $daggers } daggers)
    }

label-round = Round { $round } of { $rounds }
label-row = Row { $row }
label-pyramid = Pyramid
label-pyramid-empty = No card has been placed yet.
# $cap: how many cards the bottom row can hold
label-cap =
    { $cap ->
        [one] The bottom row holds { $cap } card at most.
       *[other] The bottom row holds { $cap } cards at most.
    }
label-penalty = Penalty
label-penalty-points = { penalty-points }
label-throne-cards = Iron Throne cards
label-throne-cards-hidden =
    { $cards ->
        [0] no Iron Throne card
        [one] { $cards } hidden Iron Throne card
       *[other] { $cards } hidden Iron Throne cards
    }
label-throne-pile =
    { $cards ->
        [one] { $cards } Iron Throne card in the pile
       *[other] { $cards } Iron Throne cards in the pile
    }
label-cards-in-hand =
    { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    }
label-hand-empty = Your hand is empty.
label-out = out
# $houses: houses everybody knows a seat to hold no card of
label-lacking = No cards of { $houses }
# How many cards of each house are still unseen
label-unseen = Unseen
label-last-placer = Placed last
label-starter = Started the round
label-active = To move
label-result = Result
label-result-about = The lowest result wins: penalty points, minus the value of your Iron Throne cards.
label-measure-penalty = Penalty points
label-measure-cards-in-hand = Cards in hand
label-starter-option = Who starts the first round
label-throne-option = What the Iron Throne cards show

# A spot in words. $number: its number among the $count open places of its row, from the left; $houses: of its supports
label-spot =
    { $row ->
        [1]
            { $place-sign ->
                [negative] Bottom row, left end
                [positive] Bottom row, right end
               *[zero] Bottom row, first card
            }
       *[other] Row { $row }, open place { $number } of { $count }, on { $houses }
    }
# A card, and the house it belongs to
label-card = { $card }, { $house }
label-card-lies = { $card }, { $house }, row { $row }
label-card-backs =
    { $cards ->
        [0] no card in hand
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
# Where the cards of a house are
label-house-count = { $house }: { $pyramid } in the pyramid, { $mine } in your hand, { $unseen } unseen
label-house-count-watched = { $house }: { $pyramid } in the pyramid, { $unseen } unseen
label-where-cards-are = Where the cards are
label-round-over = Round { $round } is over
label-hand-placed = placed all cards
label-took-nothing = no penalty
label-draws-throne-card = placed the last card and draws an Iron Throne card
label-reckoning = Final scores
label-winner = winner
label-close = Go on
label-own-hand = Your hand
label-hand-of = Hand of { $seat }

phase-deal = Deal
phase-place = Placing cards
phase-round-end = End of the round
phase-score = Reckoning

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
name-jon-snow = Jon Snow
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
name-joffrey = Joffrey Baratheon
name-myrcella = Myrcella Baratheon
name-tommen = Tommen Baratheon
name-davos = Davos Seaworth
name-melisandre = Melisandre
name-gendry = Gendry

name-daenerys = Daenerys Targaryen
name-viserys = Viserys Targaryen
name-khal-drogo = Khal Drogo
name-jorah = Jorah Mormont
name-barristan = Barristan Selmy
name-missandei = Missandei
name-grey-worm = Grey Worm
name-daario = Daario Naharis
name-drogon = Drogon

## The game in sentences, without the board

told-title-moment = The moment
told-title-players = The players
told-moment =
    { $starter-you ->
        [yes] It is round { $round } of { $rounds }. You started it.
       *[no] It is round { $round } of { $rounds }. { $starter } started it.
    }
told-turn =
    { $seat-you ->
        [yes] It is your turn.
       *[no] It is the turn of { $seat }.
    }
told-cap = The bottom row takes { $cap } cards at most.
told-unseen = Still to come: { $unseen }.
    .unseen-each = { $value } of { $key }
told-empty = No card has been placed yet.
told-card = { $card } of house { $house }
told-card-on = In row { $row }, { $card } of house { $house } lies on { $supports }.
told-row = The bottom row is, from left to right: { $cards }.
told-opening = Row { $row }, place { $place } is open, on { $supports }: it takes cards of { $houses }.
told-player =
    { $seat-you ->
        [yes] You have { told-cards } in hand, { told-penalty } and { told-throne-cards }.{ $out ->
            [yes] {" "}You are out of this round.
           *[no] {""}
        }
       *[no] { $seat } has { told-cards } in hand, { told-penalty } and { told-throne-cards }.{ $out ->
            [yes] {" "}{ $seat } is out of this round.
           *[no] {""}
        }
    }
told-cards =
    { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    }
told-penalty =
    { $penalty ->
        [0] no penalty points
        [one] { $penalty } penalty point
       *[other] { $penalty } penalty points
    }
told-throne-cards =
    { $throne ->
        [0] no Iron Throne card
        [one] { $throne } Iron Throne card
       *[other] { $throne } Iron Throne cards
    }
told-hand = The cards in your hand are { $cards }.
told-throne =
    { $seat-you ->
        [yes] One of your Iron Throne cards takes { $value } off your penalty and shows { told-daggers }.
       *[no] An Iron Throne card of { $seat } takes { $value } off and shows { told-daggers }.
    }
told-daggers =
    { $daggers ->
        [0] no dagger
        [one] { $daggers } dagger
       *[other] { $daggers } daggers
    }
told-lacking = { $seat } has no card of { $houses }.
told-result =
    { $seat-you ->
        [yes] Your result is { $result }.
       *[no] The result of { $seat } is { $result }.
    }

## Chapters of the rules

chapter-setup = Setting up
chapter-deal = Dealing the cards
chapter-turn = A turn
chapter-place = Placing a card
chapter-out = Being out of the round
chapter-round = The end of a round
chapter-score = Scoring
chapter-win = Winning the game
chapter-ex = Worked examples
chapter-rule = Questions and rulings
