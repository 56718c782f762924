### The card game in English. The story is told in the present tense.

-title = A Game of Thrones: The Card Game

game-cardgame = { -title }
game-cardgame-tagline = Two to six rivals reveal their plots, marshal their houses and challenge each other until one holds fifteen power.

## Questions and answers

ask-keep-hand = Keep your hand, or take a mulligan once?
answer-keep-hand =
    { $answer ->
        [yes] Keep the hand
       *[other] Take a mulligan: seven new cards
    }
ask-setup = Lay cards from your hand facedown, for { $gold } gold at most.
answer-setup =
    { $answer-count ->
        [0] no card
       *[other] { $answer }
    }
ask-attach = What is { $card } attached to?
answer-attach = { $answer }
ask-plot = Choose your plot for this round.
answer-plot = { $answer }
ask-title = Choose a title.
answer-title = { $answer }
ask-first-player = You win initiative. Who is first player?
answer-first-player = { $answer-you ->
    [yes] You
   *[no] { $answer }
}
ask-next-when-revealed = Whose plot is carried out next?
answer-next-when-revealed = { $answer-you ->
    [yes] Yours
   *[no] { $answer }’s
}
ask-choose-player = Choose a player.
answer-choose-player = { $answer-you ->
    [yes] Yourself
   *[no] { $answer }
}
ask-choose-cards =
    { $most ->
        [1] { $source }: choose a card.
       *[other]
            { $least ->
                [0] { $source }: choose up to { $most } cards.
               *[other] { $source }: choose { $least } to { $most } cards.
            }
    }
answer-choose-cards =
    { $answer-count ->
        [0] no card
       *[other] { $answer }
    }
ask-spare-cards = Choose up to { $most } of your characters to spare.
answer-spare-cards =
    { $answer-count ->
        [0] nobody
       *[other] { $answer }
    }
ask-choose-effect = { $source }: choose an effect.
answer-choose-effect =
    { $answer ->
        [0] the first
        [1] the second
       *[other] number { $answer }
    }
ask-choose-to-kill = Choose one of your characters to be killed.
answer-choose-to-kill = { $answer }
ask-put-into-play-instead = Put it into play instead of shuffling it in?
answer-put-into-play-instead =
    { $answer ->
        [yes] Put it into play
       *[other] Shuffle it in
    }
ask-name-challenge = Name a type of challenge.
answer-name-challenge = { $answer }
ask-name-card-type = Name a card type.
answer-name-card-type = { $answer }
ask-name-icon = Name a challenge icon.
answer-name-icon = { $answer }
ask-search = Take one of the cards that fit, or none.
answer-search =
    { $hidden ->
        [yes] no card
       *[no] { $answer }
    }
ask-look-to-hand = Which card do you take into your hand?
answer-look-to-hand =
    { $answer-count ->
        [0] no card
       *[other] { $answer }
    }
ask-look-to-bottom = Which cards go to the bottom of the deck, up to { $most }?
answer-look-to-bottom =
    { $answer-count ->
        [0] no card
       *[other] { $answer }
    }
ask-look-order = In which order do you lay the others back? The first lies on top.
answer-look-order = { $answer }
ask-discard-as-cost =
    { $least ->
        [one] Discard a card from your hand to pay.
       *[other] Discard { $least } cards from your hand to pay.
    }
answer-discard-as-cost = { $answer }
ask-kneel-as-cost = Which card do you kneel to pay?
answer-kneel-as-cost = { $answer }
ask-x = Choose X, at most { $most }.
answer-x = { $answer }
ask-stand = Choose { $most } characters that stand.
answer-stand = { $answer }
ask-discard-to-reserve =
    { $least ->
        [one] Your hand is above your reserve: discard { $least } card.
       *[other] Your hand is above your reserve: discard { $least } cards.
    }
answer-discard-to-reserve = { $answer }
ask-challenge = Initiate a challenge, or none.
answer-challenge =
    { $hidden ->
        [yes] no challenge
       *[no]
            { $bypass-count ->
                [0] { a-challenge } against { $against } with { $attackers }
               *[other] { a-challenge } against { $against } with { $attackers }, { $bypass }
            }
    }
    .bypass-each = { $key } bypasses { $value }
# A challenge by its type, alone and with an article
a-challenge =
    { $contest-id ->
        [military] military challenge
        [intrigue] intrigue challenge
       *[power] power challenge
    }
one-challenge =
    { $contest-id ->
        [military] a military challenge
        [intrigue] an intrigue challenge
       *[power] a power challenge
    }
the-challenge =
    { $contest-id ->
        [military] the military challenge
        [intrigue] the intrigue challenge
       *[power] the power challenge
    }
ask-redirect = Redirect this challenge to another player?
answer-redirect =
    { $answer ->
        [yes] Redirect it
       *[other] Leave it
    }
ask-redirect-to = Whom do you challenge instead?
answer-redirect-to = { $answer }
ask-bypass = Who is bypassed by stealth?
answer-bypass =
    { $hidden ->
        [yes] nobody
       *[no] { $answer }
    }
ask-defenders = Declare defenders, or none.
answer-defenders =
    { $answer-count ->
        [0] no defender
       *[other] { $answer }
    }
ask-claim-from = Against whom do you resolve intrigue claim?
answer-claim-from =
    { $answer-count ->
        [0] nobody
       *[other] { $answer }
    }
ask-military-claim =
    { $least ->
        [one] Choose { $least } of your characters for military claim.
       *[other] Choose { $least } of your characters for military claim.
    }
answer-military-claim = { $answer }
ask-next-keyword = Which keyword resolves next?
answer-next-keyword = { $answer }
ask-use-insight = Which characters use insight? You draw a card for each.
answer-use-insight =
    { $answer-count ->
        [0] nobody
       *[other] { $answer }
    }
ask-use-pillage = Which characters pillage? Each discards the top card of the loser's deck.
answer-use-pillage =
    { $answer-count ->
        [0] nobody
       *[other] { $answer }
    }
ask-use-renown = Which characters use renown? Each gains 1 power.
answer-use-renown =
    { $answer-count ->
        [0] nobody
       *[other] { $answer }
    }
ask-intimidate = Kneel a character by intimidate, or none.
answer-intimidate =
    { $hidden ->
        [yes] nobody
       *[no] { $answer }
    }
ask-next-delayed = Which delayed effect comes next?
answer-next-delayed = { $answer }
ask-next-forced = Which forced ability comes next?
answer-next-forced = { $answer }
ask-last-player-left = All decks are empty. Who is the last player left?
answer-last-player-left = { $answer }
ask-outcome = Which of these comes first?
answer-outcome = { $answer }
ask-respond-actions = Take an action, or pass.
answer-respond-actions = { $answer }
ask-respond-would = Prevent it, or pass.
answer-respond-would = { $answer }
ask-respond-interrupt = Interrupt, or pass.
answer-respond-interrupt = { $answer }
ask-respond-reaction = React, or pass.
answer-respond-reaction = { $answer }

## What can be chosen

offer-pass = Pass
offer-marshal =
    { $cost ->
        [0] Marshal { $card } for nothing
       *[other] Marshal { $card } for { $cost } gold
    }
offer-ambush = Ambush: { $card } for { $cost } gold
offer-rescue = Save { $card } by discarding a duplicate
offer-use-ability =
    { $occasion ->
        [1] Use { $card } (second occasion)
        [2] Use { $card } (third occasion)
        [3] Use { $card } (fourth occasion)
       *[other] Use { $card }
    }
offer-use-agenda = { offer-use-ability }
offer-play-event =
    { $occasion ->
        [1] Play { $card } (second occasion)
        [2] Play { $card } (third occasion)
        [3] Play { $card } (fourth occasion)
       *[other] Play { $card }
    }
offer-in-play = { $card }
offer-in-hand =
    { $owner-you ->
        [yes] { $card } in your hand
       *[no] { $card } in the hand of { $owner }
    }
offer-in-pile =
    { $pile-id ->
        [dead]
            { $owner-you ->
                [yes] { $card } in your dead pile
               *[no] { $card } in the dead pile of { $owner }
            }
       *[discard]
            { $owner-you ->
                [yes] { $card } in your discard pile
               *[no] { $card } in the discard pile of { $owner }
            }
    }
offer-faction-card =
    { $owner-you ->
        [yes] your faction card
       *[no] the faction card of { $owner }
    }
offer-put-off =
    { $number ->
        [0] { $card } (delayed)
       *[other] { $card } (delayed, number { $number })
    }
offer-wins =
    { $seat-you ->
        [yes] You win with fifteen power
       *[no] { $seat } wins with fifteen power
    }
offer-drops-out =
    { $seat-you ->
        [yes] You drop out with an empty deck
       *[no] { $seat } drops out with an empty deck
    }

## What happens

event-setup-revealed =
    { $cards-count ->
        [0]
            { $seat-you ->
                [yes] You lay no card.
               *[no] { $seat } lays no card.
            }
       *[other]
            { $seat-you ->
                [yes] You reveal { $cards }.
               *[no] { $seat } reveals { $cards }.
            }
    }
event-hand-kept =
    { $kept ->
        [yes]
            { $seat-you ->
                [yes] You keep your hand.
               *[no] { $seat } keeps the hand.
            }
       *[other]
            { $seat-you ->
                [yes] You take a mulligan.
               *[no] { $seat } takes a mulligan.
            }
    }
event-round-began = Round { $round } begins.
event-phase-began = The { the-phase } begins.
the-phase =
    { $phase-id ->
        [plot] plot phase
        [draw] draw phase
        [marshaling] marshaling phase
        [challenges] challenges phase
        [dominance] dominance phase
        [standing] standing phase
       *[taxation] taxation phase
    }
event-plots-revealed = Plots are revealed: { $plots }.
    .plots-each = { $key }: { $value }
event-initiative-won =
    { $by_luck ->
        [yes]
            { $seat-you ->
                [yes] You win initiative by lot ({ $initiative }).
               *[no] { $seat } wins initiative by lot ({ $initiative }).
            }
       *[other]
            { $seat-you ->
                [yes] You win initiative ({ $initiative }).
               *[no] { $seat } wins initiative ({ $initiative }).
            }
    }
    .initiative-each = { $key }: { $value }
event-first-player-chosen =
    { $seat-you ->
        [yes] You are first player.
       *[no] { $seat } is first player.
    }
event-plots-returned =
    { $seat-you ->
        [yes] Your last plot is out: your used plots are a plot deck again.
       *[no] The last plot of { $seat } is out: the used plots are a plot deck again.
    }
event-titles-revealed = Titles are revealed: { $titles }.
    .titles-each = { $key }: { $value }
event-titles-returned = All titles return to the pool.
event-cards-drawn =
    { $cards-count ->
        [0]
            { $count ->
                [0]
                    { $seat-you ->
                        [yes] You draw no card.
                       *[no] { $seat } draws no card.
                    }
                [one]
                    { $seat-you ->
                        [yes] You draw { $count } card.
                       *[no] { $seat } draws { $count } card.
                    }
               *[other]
                    { $seat-you ->
                        [yes] You draw { $count } cards.
                       *[no] { $seat } draws { $count } cards.
                    }
            }
       *[other]
            { $count ->
                [one]
                    { $seat-you ->
                        [yes] You draw { $cards } ({ $count } card).
                       *[no] { $seat } draws { $cards } ({ $count } card).
                    }
               *[other]
                    { $seat-you ->
                        [yes] You draw { $cards } ({ $count } cards).
                       *[no] { $seat } draws { $cards } ({ $count } cards).
                    }
            }
    }
event-income-collected =
    { $seat-you ->
        [yes] You collect { $gold } gold.
       *[no] { $seat } collects { $gold } gold.
    }
event-gold-gained =
    { $seat-you ->
        [yes] You gain { $gold } gold.
       *[no] { $seat } gains { $gold } gold.
    }
event-gold-moved =
    { $frm-you ->
        [yes] { $to } takes { $gold } gold from you.
       *[no]
            { $to-you ->
                [yes] You take { $gold } gold from { $frm }.
               *[no] { $to } takes { $gold } gold from { $frm }.
            }
    }
event-gold-returned = All gold returns to the treasury.
event-card-entered =
    { $how-id ->
        [marshal]
            { $hidden ->
                [yes]
                    { $seat-you ->
                        [yes] You marshal { $card } for { $paid } gold.
                       *[no] { $seat } marshals { $card } for { $paid } gold.
                    }
               *[no]
                    { $seat-you ->
                        [yes] You marshal { $card } for { $paid } gold, attached to { $on }.
                       *[no] { $seat } marshals { $card } for { $paid } gold, attached to { $on }.
                    }
            }
        [ambush]
            { $hidden ->
                [yes]
                    { $seat-you ->
                        [yes] You bring { $card } into play by ambush for { $paid } gold.
                       *[no] { $seat } brings { $card } into play by ambush for { $paid } gold.
                    }
               *[no]
                    { $seat-you ->
                        [yes] You bring { $card } into play by ambush for { $paid } gold, attached to { $on }.
                       *[no] { $seat } brings { $card } into play by ambush for { $paid } gold, attached to { $on }.
                    }
            }
        [setup]
            { $seat-you ->
                [yes] You attach { $card } to { $on }.
               *[no] { $seat } attaches { $card } to { $on }.
            }
       *[put]
            { $hidden ->
                [yes]
                    { $seat-you ->
                        [yes] You put { $card } into play.
                       *[no] { $seat } puts { $card } into play.
                    }
               *[no]
                    { $seat-you ->
                        [yes] You put { $card } into play, attached to { $on }.
                       *[no] { $seat } puts { $card } into play, attached to { $on }.
                    }
            }
    }
event-nothing-marshaled =
    { $seat-you ->
        [yes] You marshal nothing.
       *[no] { $seat } marshals nothing.
    }
event-duplicate-added =
    { $facedown ->
        [yes]
            { $seat-you ->
                [yes] You put a facedown duplicate under { $card }.
               *[no] { $seat } puts a facedown duplicate under { $card }.
            }
       *[other]
            { $seat-you ->
                [yes] You add a duplicate to { $card }.
               *[no] { $seat } adds a duplicate to { $card }.
            }
    }
event-event-played =
    { $seat-you ->
        [yes] You play { $code } for { $paid } gold.
       *[no] { $seat } plays { $code } for { $paid } gold.
    }
event-ability-used =
    { $seat-you ->
        [yes] You use { $code }.
       *[no] { $seat } uses { $code }.
    }
event-cancelled = The effects of { $code } are cancelled.
event-saved =
    { $by_duplicate ->
        [yes] A duplicate is discarded, and { $card } is saved.
       *[other] { $card } is saved.
    }
event-card-left =
    { $how-id ->
        [killed]
            { $place-id ->
                [hand] { $card } is killed and returns to its owner's hand.
                [deck] { $card } is killed and shuffled into its owner's deck.
               *[dead] { $card } is killed.
            }
        [discarded] { $card } is discarded from play.
        [sacrificed] { $card } is sacrificed.
        [returned] { $card } returns to its owner's hand.
        [removed] { $card } is removed from the game.
       *[shuffled] { $card } is shuffled into its owner's deck.
    }
many-card-left =
    { $how-id ->
        [killed]
            { $place-id ->
                [hand] { $count } cards are killed and return to their owners’ hands.
                [deck] { $count } cards are killed and shuffled into their owners’ decks.
               *[dead] { $count } characters are killed.
            }
        [discarded] { $count } cards are discarded from play.
        [sacrificed] { $count } cards are sacrificed.
        [returned] { $count } cards return to their owners’ hands.
        [removed] { $count } cards are removed from the game.
       *[shuffled] { $count } cards are shuffled into their owners’ decks.
    }
many-card-knelt = { $count } cards kneel.
event-card-knelt = { $card } kneels.
event-cards-stood =
    { $cards-count ->
        [1] { $cards } stands.
        [2] { $cards } stand.
        [3] { $cards } stand.
       *[other] { $cards-count } cards stand.
    }
    .behind = { $cards }
# A few cards by their names, many by their number
these-cards =
    { $cards-count ->
        [1] { $cards }
        [2] { $cards }
        [3] { $cards }
       *[other] { $cards-count } cards
    }
event-power-gained =
    { $hidden ->
        [yes]
            { $seat-you ->
                [yes] You gain { $power } power for your faction.
               *[no] { $seat } gains { $power } power for the faction.
            }
       *[no] { $card } gains { $power } power.
    }
event-power-moved =
    { $frm-you ->
        [yes] { $to } takes { $power } power from your faction card.
       *[no]
            { $to-you ->
                [yes] You take { $power } power from the faction card of { $frm }.
               *[no] { $to } takes { $power } power from the faction card of { $frm }.
            }
    }
event-power-lost =
    { $hidden ->
        [yes]
            { $seat-you ->
                [yes] Your faction card loses { $power } power.
               *[no] The faction card of { $seat } loses { $power } power.
            }
       *[no] { $card } loses { $power } power.
    }
# A token of a kind
token =
    { $kind-id ->
        [poison] poison token
        [stand] stand token
       *[betrayal] betrayal token
    }
event-token-placed = A { token } is placed on { $card }.
event-control-taken =
    { $seat-you ->
        [yes] You take control of { $card }.
       *[no] { $seat } takes control of { $card }.
    }
until =
    { $until-id ->
        [challenge] until the end of the challenge
        [phase] until the end of the phase
        [round] until the end of the round
       *[plot] until a new plot is revealed
    }
event-modified =
    { $strength-sign ->
        [positive] { these-cards }: +{ $strength } STR { until }.
        [negative] { these-cards }: { $strength } STR { until }.
       *[zero]
            { $rule-id ->
                [cannot-defend] { $cards } cannot be declared as a defender { until }.
                [must-defend] { $cards } must be declared as a defender if able.
                [does-not-contribute] { $cards } does not contribute STR to this challenge.
               *[other] The icons of { $cards } change { until }.
            }
    }
    .behind = { $cards }
event-chosen =
    { $spared ->
        [yes]
            { $seat-you ->
                [yes] You spare { $cards }.
               *[no] { $seat } spares { $cards }.
            }
       *[no]
            { $seat-you ->
                [yes] You choose { $cards }.
               *[no] { $seat } chooses { $cards }.
            }
    }
event-player-chosen =
    { $seat-you ->
        [yes] You choose { $player }.
       *[no]
            { $player-you ->
                [yes] { $seat } chooses you.
               *[no] { $seat } chooses { $player }.
            }
    }
event-named =
    { $seat-you ->
        [yes] You name: { $word }.
       *[no] { $seat } names: { $word }.
    }
event-challenge-began =
    { $seat-you ->
        [yes]
            { $bypassed-count ->
                [0] You initiate { one-challenge } against { $against } with { $attackers }.
               *[other] You initiate { one-challenge } against { $against } with { $attackers }; bypassed: { $bypassed }.
            }
       *[no]
            { $against-you ->
                [yes]
                    { $bypassed-count ->
                        [0] { $seat } initiates { one-challenge } against you with { $attackers }.
                       *[other] { $seat } initiates { one-challenge } against you with { $attackers }; bypassed: { $bypassed }.
                    }
               *[no]
                    { $bypassed-count ->
                        [0] { $seat } initiates { one-challenge } against { $against } with { $attackers }.
                       *[other] { $seat } initiates { one-challenge } against { $against } with { $attackers }; bypassed: { $bypassed }.
                    }
            }
    }
event-no-challenge =
    { $further ->
        [yes]
            { $seat-you ->
                [yes] You initiate no further challenge.
               *[no] { $seat } initiates no further challenge.
            }
       *[no]
            { $seat-you ->
                [yes] You initiate no challenge.
               *[no] { $seat } initiates no challenge.
            }
    }
event-not-redirected =
    { $seat-you ->
        [yes] You do not redirect the challenge.
       *[no] { $seat } does not redirect the challenge.
    }
event-challenge-redirected =
    { $seat-you ->
        [yes]
            { $bypassed-count ->
                [0] You redirect the challenge to { $against }.
               *[other] You redirect the challenge to { $against }; bypassed: { $bypassed }.
            }
       *[no]
            { $against-you ->
                [yes]
                    { $bypassed-count ->
                        [0] { $seat } redirects the challenge to you.
                       *[other] { $seat } redirects the challenge to you; bypassed: { $bypassed }.
                    }
               *[no]
                    { $bypassed-count ->
                        [0] { $seat } redirects the challenge to { $against }.
                       *[other] { $seat } redirects the challenge to { $against }; bypassed: { $bypassed }.
                    }
            }
    }
event-defenders-declared =
    { $defenders-count ->
        [0]
            { $seat-you ->
                [yes] You declare no defender.
               *[no] { $seat } declares no defender.
            }
       *[other]
            { $seat-you ->
                [yes] You defend with { $defenders }.
               *[no] { $seat } defends with { $defenders }.
            }
    }
event-challenge-won =
    { $hidden ->
        [yes] Nobody wins { the-challenge } (attack { $attack }, defense { $defence }).
       *[no]
            { $unopposed ->
                [yes]
                    { $winner-you ->
                        [yes] You win { the-challenge }, unopposed (attack { $attack }, defense { $defence }).
                       *[no] { $winner } wins { the-challenge }, unopposed (attack { $attack }, defense { $defence }).
                    }
               *[other]
                    { $winner-you ->
                        [yes] You win { the-challenge } (attack { $attack }, defense { $defence }).
                       *[no] { $winner } wins { the-challenge } (attack { $attack }, defense { $defence }).
                    }
            }
    }
event-claim-applied =
    { $contest-id ->
        [military]
            { $amount ->
                [one]
                    { $seat-you ->
                        [yes] Military claim: you lose a character.
                       *[no] Military claim: { $seat } loses a character.
                    }
               *[other]
                    { $seat-you ->
                        [yes] Military claim: you lose { $amount } characters.
                       *[no] Military claim: { $seat } loses { $amount } characters.
                    }
            }
        [intrigue]
            { $amount ->
                [one]
                    { $seat-you ->
                        [yes] Intrigue claim: you discard a card.
                       *[no] Intrigue claim: { $seat } discards a card.
                    }
               *[other]
                    { $seat-you ->
                        [yes] Intrigue claim: you discard { $amount } cards.
                       *[no] Intrigue claim: { $seat } discards { $amount } cards.
                    }
            }
       *[power]
            { $amount ->
                [one]
                    { $seat-you ->
                        [yes] Power claim: you give up { $amount } power.
                       *[no] Power claim: { $seat } gives up { $amount } power.
                    }
               *[other]
                    { $seat-you ->
                        [yes] Power claim: you give up { $amount } power.
                       *[no] Power claim: { $seat } gives up { $amount } power.
                    }
            }
    }
event-challenge-over = The challenge is over.
event-cards-discarded =
    { $zone-id ->
        [hand]
            { $place-id ->
                [dead]
                    { $seat-you ->
                        [yes] { $cards } goes from your hand to the dead pile.
                       *[no] { $cards } goes from the hand of { $seat } to the dead pile.
                    }
               *[discard]
                    { $seat-you ->
                        [yes] You discard { $cards } from your hand.
                       *[no] { $seat } discards { $cards } from hand.
                    }
            }
       *[deck]
            { $seat-you ->
                [yes] { $cards } is discarded from your deck.
               *[no] { $cards } is discarded from the deck of { $seat }.
            }
    }
event-card-found =
    { $hidden ->
        [yes]
            { $seat-you ->
                [yes] You search and take no card.
               *[no] { $seat } searches and takes no card.
            }
       *[no]
            { $seat-you ->
                [yes] You search, reveal { $code } and take it into your hand.
               *[no] { $seat } searches, reveals { $code } and takes it into hand.
            }
    }
event-top-revealed =
    { $drawn ->
        [yes]
            { $seat-you ->
                [yes] You reveal { $code } on top of your deck and draw it.
               *[no] { $seat } reveals { $code } on top of the deck and draws it.
            }
       *[other]
            { $seat-you ->
                [yes] You reveal { $code } on top of your deck; it stays there.
               *[no] { $seat } reveals { $code } on top of the deck; it stays there.
            }
    }
event-cards-seen =
    { $zone-id ->
        [hand]
            { $cards-count ->
                [0]
                    { $seat-you ->
                        [yes] You look at an empty hand.
                       *[no] { $seat } looks at the hand of { $whose } ({ $count }).
                    }
               *[other]
                    { $seat-you ->
                        [yes] You look at a hand: { $cards } ({ $count }).
                       *[no] { $seat } looks at a hand: { $cards } ({ $count }).
                    }
            }
       *[deck]
            { $cards-count ->
                [0]
                    { $seat-you ->
                        [yes] You look at no card.
                       *[no] { $seat } looks at the top of the deck of { $whose } ({ $count }).
                    }
               *[other]
                    { $seat-you ->
                        [yes] You look at the top of a deck: { $cards } ({ $count }).
                       *[no] { $seat } looks at the top of a deck: { $cards } ({ $count }).
                    }
            }
    }
event-cards-laid-back =
    { $hand ->
        [0]
            { $seat-you ->
                [yes] You put cards on the bottom of the deck ({ $bottom }).
               *[no] { $seat } puts cards on the bottom of the deck ({ $bottom }).
            }
       *[other]
            { $seat-you ->
                [yes] You take cards into your hand ({ $hand }) and put the rest on the bottom ({ $bottom }).
               *[no] { $seat } takes cards into hand ({ $hand }) and puts the rest on the bottom ({ $bottom }).
            }
    }
event-shuffled-in =
    { $seat-you ->
        [yes] You shuffle { $cards } into your deck.
       *[no] { $seat } shuffles { $cards } into the deck.
    }
event-dominance-counted =
    { $hidden ->
        [yes] Nobody wins dominance ({ $totals }).
       *[no]
            { $winner-you ->
                [yes] You win dominance ({ $totals }).
               *[no] { $winner } wins dominance ({ $totals }).
            }
    }
    .totals-each = { $key }: { $value }
event-eliminated =
    { $seat-you ->
        [yes] You are eliminated.
       *[no] { $seat } is eliminated.
    }
event-game-won =
    { $seat-you ->
        [yes] You win the game! { $why }
       *[no] { $seat } wins the game! { $why }
    }

## Why somebody has won

why-fifteen-power = Fifteen power decide it.
why-last-player-left = Nobody else is left.

## Why an answer or a deck is refused

refusal-no-attachments = { $card } takes no such attachment.
refusal-attaches-to-characters = It can be attached to a character only.
refusal-attaches-to-others = It cannot be attached to { $card }.
refusal-unique-is-dead = A copy of { $card } lies in the dead pile.
refusal-unique-in-play = { $card } is unique and in play already.
refusal-no-more-challenges = You cannot initiate more challenges this phase.
refusal-intrigue-first = You have to win an intrigue challenge this phase first.
refusal-nobody-to-challenge = There is nobody you can initiate { one-challenge } against.
refusal-no-attacker = You have nobody who can attack in { one-challenge }.
refusal-challenge-used = You have initiated { one-challenge } this phase already.
refusal-defends-already = { $card } defends already.
refusal-was-bypassed = { $card } was bypassed by stealth.
refusal-cannot-defend = { $card } cannot be declared as a defender.
refusal-kneels = { $card } is kneeling.
refusal-lacks-icon = { $card } lacks the icon of this challenge.
refusal-cannot-challenge-them = You cannot initiate this challenge against { $seat }.
refusal-no-attacker-named = A challenge needs an attacker.
refusal-too-many-attackers = You can declare { $most } attackers at most.
refusal-too-many-defenders = You can declare { $most } defenders at most.
refusal-must-defend = { $card } must be declared as a defender.
refusal-cannot-attack = { $card } cannot attack in this challenge.
refusal-no-stealth = { $card } does not attack with stealth.
refusal-cannot-be-bypassed = { $card } cannot be bypassed.
refusal-too-little-gold = It takes { $needed } gold, and you have { $gold }.
refusal-already-kneels = The card that has to kneel kneels already.
refusal-faction-card-kneels = Your faction card kneels already.
refusal-nobody-to-kneel = You have no card to kneel for it.
refusal-no-token-left = There is no token left on it.
refusal-too-few-cards-in-hand = You have too few cards in hand.
refusal-no-such-faction = There is no faction called “{ $faction }”.
refusal-no-such-card = There is no card called “{ $card }”.
refusal-not-an-agenda = { $card } is not an agenda.
refusal-not-seven-plots = A plot deck has seven cards, this one has { $count }.
refusal-two-doubled-plots = Only one plot may be there twice; { $card } is another one.
refusal-too-few-cards = The draw deck has { $count } cards; it needs { $least }.
refusal-too-few-of-banner = The banner asks for { $least } cards of its faction; there are { $count }.
refusal-too-many-neutral = The agenda allows { $most } neutral cards; there are { $count }.
refusal-not-a-plot = { $card } is not a plot.
refusal-too-many-copies = There may be { $most } of { $card } at most.
refusal-not-a-draw-card = { $card } does not belong in a draw deck.
refusal-no-copies = { $card } is listed without a copy.
refusal-of-another-faction = { $card } is of another faction.
refusal-loyal-elsewhere = { $card } is loyal to another faction.
refusal-no-such-deck = There is no deck called “{ $deck }”.
refusal-second-agenda = Line { $line }: a deck has one agenda at most.
refusal-second-faction = Line { $line }: a deck has one faction only.
refusal-not-a-deck = This is not a deck list.
refusal-not-in-this-phase = That is for the { the-phase }.
refusal-not-the-active-player = You are not the active player.
refusal-not-your-chance = It is not your chance to act.
refusal-text-is-blank = Its text counts as blank.
refusal-events-are-played = Events are played, not marshaled.
refusal-limited-already = You have had your limited card already.
refusal-nothing-to-attach-to = There is nothing it could be attached to.
refusal-cannot-marshal-these = You cannot marshal such cards now.
refusal-not-in-this-window =
    { $timing-id ->
        [actions] Actions are for an action window.
        [would] That is for the moment when something is about to be prevented.
        [interrupt] Interrupts are for the moment before something happens.
        [forced-interrupt] Interrupts are for the moment before something happens.
       *[other] Reactions are for the moment after something has happened.
    }
refusal-too-often = Too many abilities have been used in this window.
refusal-cannot-play-events = You cannot play events now.
refusal-not-its-trigger = Nothing has happened that it answers to.
refusal-no-longer-imminent = That is not about to happen any more.
refusal-used-already = It has been used for this already.
per-period =
    { $period-id ->
        [challenge] challenge
        [phase] phase
       *[other] round
    }
refusal-limit-reached = The limit of { $limit } per { per-period } is reached.
refusal-maximum-reached = The maximum of { $limit } per { per-period } is reached.
refusal-condition-not-met = Its condition is not met.
refusal-no-target = There is nothing it could choose.
refusal-changes-nothing = It would change nothing.
refusal-opponents-cannot-trigger = { $card } keeps opponents from triggering abilities.
refusal-one-controller-only = They have to have the same controller.
refusal-too-strong-together = Their STR together may be { $most } at most.
refusal-setup-too-dear = These cards cost { $cost } gold; { $most } are allowed.
refusal-setup-limited = Only one limited card may be laid in setup, not both { $card } and { $other }.
refusal-setup-unattached = None of the cards you lay can bear { $card }.
refusal-not-in-hand = { $card } is not in your hand.
refusal-not-exactly-that-many = Choose exactly { $most }.
refusal-not-in-setup = { $card } cannot be laid during setup.

## Labels of the table

label-result = Power
label-result-about = Whoever first has fifteen power wins.
label-measure-power = Power
label-measure-cards = Cards in play
label-measure-gold = Gold
label-format-joust = Joust (two players)
label-format-melee = Melee (three to six players)
label-decks-option = Decks
label-decks-option-about = For each seat the name of a built-in deck or a list; whoever brings none gets a built-in one.
label-open_lists-option = Open deck lists
label-open_lists-option-about = Everybody may know which cards are in a deck, but not in which order.

# What a seat brings, and building it

label-roster = Deck
label-rosters = Decks
label-rosters-mine = My decks
label-rosters-built-in = Decks that come with the game
label-roster-by-lot = Any of the game's decks
label-roster-yours = Your deck
label-roster-of = Deck of { $player }
label-roster-new = New deck
label-roster-build = Build decks
label-roster-open = Open a deck
label-roster-name = Name of the deck
label-roster-unnamed = Unnamed deck
label-roster-legal = This deck may be played.
label-roster-leave = Your changes to this deck are not saved. Leave them behind?
label-roster-import-about = Paste a deck list: lines such as “3x Ghost (Core Set)”, or JSON. Titles are read in English, German and Dutch.
label-roster-try = Try a first hand
label-roster-try-again = Another hand
label-stop-would = when something can still be saved or cancelled
label-stop-interrupt = before something happens
label-stop-reaction = after something has happened
label-stop-actions = in action windows
label-stop-my-challenge = in my challenges
label-stop-challenge-against-me = in challenges against me
label-build-find = Find in names, traits and texts
label-build-fitting = What fits this deck
label-build-every-faction = Every faction
label-build-every-type = Every type
label-build-every-trait = Every trait
label-build-every-cost = Every cost
label-build-cost-or-more = { $cost } or more
label-build-faction = Faction
label-build-agenda = Agenda
label-build-no-agenda = No agenda
label-build-type = Type
label-build-trait = Trait
label-build-cost = Cost
label-build-found = { $count ->
        [0] No card is like that.
        [one] One card
       *[other] { $count } cards
    }
label-build-add = Add { $card }
label-build-remove = Take out { $card }
label-build-copies = { $card }: { $count } in the deck
label-build-most = The deck has as many of these as it may.
label-build-cards = Cards
label-build-draw-deck = Draw deck: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
label-build-plots = Plots: { $count }
label-build-group = { $type }: { $count }
label-build-curve = Cost of the cards
label-build-curve-bar = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } of cost { $cost }
label-build-empty = Choose cards to begin with.
label-build-read = Look at { $card }
label-view-round = Round
label-view-phase = Phase
label-view-step = Step
label-view-first = First player
label-view-active = Active player
label-view-players = Players
label-view-cards = Cards in play
label-view-challenge = Challenge
label-view-windows = Open windows
label-view-playing = Card being played
label-view-hand = Hand
label-view-plots = Plot deck
label-view-known = Known cards in other hands
label-view-titles = Titles in the pool
label-view-winner = Winner
label-type-character = Character
label-type-location = Location
label-type-attachment = Attachment
label-type-event = Event
label-type-plot = Plot
label-type-agenda = Agenda
label-type-title = Title
label-unique = unique
label-loyal = loyal
label-cost = Cost { $cost }
label-strength = STR { $strength }
phase-plot = Plot
phase-draw = Draw
phase-marshaling = Marshaling
phase-challenges = Challenges
phase-dominance = Dominance
phase-standing = Standing
phase-taxation = Taxation

## The table in sentences

told-title-moment = The moment
told-title-you = You
told-title-hand = Your hand
told-title-plots = Your plots
told-moment = It is round { $round }. The phase is: { $phase }.
told-setup = The game is being set up.
told-active =
    { $seat-you ->
        [yes] It is your turn.
       *[no] It is the turn of { $seat }.
    }
told-actions = This is an action window { $where }.
told-window =
    { $cards-count ->
        [0] { $window }: { $what }.
       *[other] { $window }: { $what } ({ $cards }).
    }
told-challenge =
    { $contest-id ->
        [military] Military challenge, { $attacker } against { $defender }: { $attack } to { $defence } strength, claim { $claim }.
        [intrigue] Intrigue challenge, { $attacker } against { $defender }: { $attack } to { $defence } strength, claim { $claim }.
       *[power] Power challenge, { $attacker } against { $defender }: { $attack } to { $defence } strength, claim { $claim }.
    }
told-attackers =
    { $cards-count ->
        [0] Nobody attacks any more.
       *[other] Attacking: { $cards }.
    }
told-defenders =
    { $cards-count ->
        [0] Nobody defends.
       *[other] Defending: { $cards }.
    }
told-bypassed = Bypassed by stealth: { $cards }.
told-uncounted = Not counted: { $cards }.
told-player =
    { $seat-you ->
        [yes] You have { $power } of 15 power and { $gold } gold. In your hand: { $hand }; in your draw deck: { $deck }.
       *[no] { $seat } has { $power } of 15 power and { $gold } gold. In the hand: { $hand }; in the draw deck: { $deck }.
    }
told-out =
    { $seat-you ->
        [yes] You are out of the game.
       *[no] { $seat } is out of the game.
    }
told-agenda = The agenda is { $card }.
told-held-title = The title is { $card }.
told-plot = The plot is { $card }, the reserve { $reserve }.
told-cost = { $gold } gold
told-plot-numbers = { $plot }: { $gold } gold, initiative { $initiative }, claim { $claim }, reserve { $reserve }.
told-known = What you know of the hand of { $seat }: { $cards }.
told-no-cards =
    { $seat-you ->
        [yes] You have no card in play.
       *[no] { $seat } has no card in play.
    }
told-dead = In the dead pile: { $cards }.
told-discard = In the discard pile: { $cards }.

## Labels: steps, windows and what opens them

label-step-mulligan = Mulligan
label-step-lay-setup = Laying the first cards
label-step-attach-setup = Attaching the first attachments
label-step-fill-hands = Filling hands
label-step-begin-round = The round begins
label-step-begin-phase = The phase begins
label-step-end-phase = The phase ends
label-step-phase-ended = The phase has ended
label-step-reset-phase = The phase is wound up
label-step-end-round = The round ends
label-step-actions = Actions
label-step-choose-plots = Choosing plots
label-step-reveal-plots = Revealing plots
label-step-compare-initiative = Comparing initiative
label-step-when-revealed = When revealed
label-step-recycle-plots = Used plots return
label-step-draft-titles = Choosing titles
label-step-draw-cards = Drawing cards
label-step-collect-income = Collecting income
label-step-challenge-turn = Challenges of the active player
label-step-initiate-challenge = Initiating a challenge
label-step-challenge-initiated = The challenge is initiated
label-step-declare-defenders = Declaring defenders
label-step-compare-strength = Comparing strength
label-step-bonuses = Challenge bonuses
label-step-apply-claim = Applying claim
label-step-challenge-keywords = Keywords
label-step-end-challenge = The challenge ends
label-step-count-dominance = Counting dominance
label-step-stand-cards = Standing cards
label-step-return-gold = Returning gold
label-step-check-reserve = Checking reserve
label-step-return-titles = Returning titles
label-step-opportunity = Opportunity
label-step-advance = What is announced happens
label-step-settle = Standing conditions
label-step-react = Reactions
label-step-pay = Paying costs
label-step-choose-targets = Choosing targets
label-step-initiate = Effects are initiated
label-step-resolve = Effects resolve
label-step-do-effect = An effect resolves
label-step-then-step = What follows from it
label-step-conclude = The ability is done
label-step-do-late = A delayed effect resolves
label-step-do-delayed = Delayed effects
label-window-actions = Actions
label-window-would = Saves and cancels
label-window-forced-interrupt = Forced interrupts
label-window-interrupt = Interrupts
label-window-forced-reaction = Forced reactions
label-window-reaction = Reactions
label-where-plot = after plots are revealed
label-where-draw = after drawing
label-where-marshaling = while marshaling
label-where-challenges = before a challenge
label-where-attackers = after attackers are declared
label-where-defenders = after defenders are declared
label-where-dominance = after dominance
label-where-standing = after standing
label-where-taxation = after taxation
label-happening-bypassed = a character is bypassed
label-happening-challenge-initiated = a challenge is initiated
label-happening-declared-attacker = attackers are declared
label-happening-declared-defender = defenders are declared
label-happening-dominance-won = dominance is won
label-happening-drawn = cards are drawn
label-happening-duplicated = a duplicate is added
label-happening-entered = a card enters play
label-happening-income = income is collected
label-happening-initiates = effects are initiated
label-happening-knelt = a card is knelt
label-happening-leaves = a card leaves play
label-happening-lost = a challenge is lost
label-happening-marshaled = a card is marshaled
label-happening-phase-begins = a phase begins
label-happening-phase-ends = a phase ends
label-happening-pillaged = a deck is pillaged
label-happening-played = an event is played
label-happening-plot-revealed = plots are revealed
label-happening-power-gained = power is gained
label-happening-stood = a card stands
label-happening-strengthened = a card gets stronger
label-happening-won = a challenge is won

## What is written on cards: nouns, in the cases a language has, and what goes with them. Endings, determiners and pronouns
## look at a form such as a-masculine-acc

grammar-cases = nom
gender-character = neuter
noun-character =
    { $form ->
        [many-nom] characters
       *[other] character
    }
gender-location = neuter
noun-location =
    { $form ->
        [many-nom] locations
       *[other] location
    }
gender-attachment = neuter
noun-attachment =
    { $form ->
        [many-nom] attachments
       *[other] attachment
    }
gender-event = neuter
noun-event =
    { $form ->
        [many-nom] events
       *[other] event
    }
gender-plot = neuter
noun-plot =
    { $form ->
        [many-nom] plots
       *[other] plot
    }
gender-card = neuter
noun-card =
    { $form ->
        [many-nom] cards
       *[other] card
    }
gender-faction-card = neuter
noun-faction-card =
    { $form ->
        [many-nom] faction cards
       *[other] faction card
    }
gender-copy = neuter
noun-copy =
    { $form ->
        [many-nom] copies
       *[other] copy
    }
gender-challenge = neuter
noun-challenge =
    { $form ->
        [many-nom] challenges
       *[other] challenge
    }
gender-military = neuter
noun-military =
    { $form ->
        [many-nom] military challenges
       *[other] military challenge
    }
gender-intrigue = neuter
noun-intrigue =
    { $form ->
        [many-nom] intrigue challenges
       *[other] intrigue challenge
    }
gender-power = neuter
noun-power =
    { $form ->
        [many-nom] power challenges
       *[other] power challenge
    }
gender-bearer = neuter
ending =
    { $form ->
        [a-neuter-nom] none
       *[other] none
    }
determiner =
    { $form ->
        [each-neuter-nom] each
        [the-neuter-nom] the
       *[other]
            { $first ->
                [vowel] an
               *[consonant] a
            }
    }
adjective-other =
    { $ending ->
        [none] other
       *[other] other
    }
adjective-unique =
    { $ending ->
        [none] unique
       *[other] unique
    }
adjective-non-unique =
    { $ending ->
        [none] non-unique
       *[other] non-unique
    }
adjective-loyal =
    { $ending ->
        [none] loyal
       *[other] loyal
    }
adjective-knelt =
    { $ending ->
        [none] kneeling
       *[other] kneeling
    }
adjective-standing =
    { $ending ->
        [none] standing
       *[other] standing
    }
adjective-participating =
    { $ending ->
        [none] participating
       *[other] participating
    }
adjective-attacking =
    { $ending ->
        [none] attacking
       *[other] attacking
    }
adjective-defending =
    { $ending ->
        [none] defending
       *[other] defending
    }
adjective-revealed =
    { $ending ->
        [none] revealed
       *[other] revealed
    }
adjective-unopposed =
    { $ending ->
        [none] unopposed
       *[other] unopposed
    }
adjective-next =
    { $ending ->
        [none] next
       *[other] next
    }
adjective-first =
    { $ending ->
        [none] first
       *[other] first
    }
two-words = { $one } { $other }
either = { $one } or { $other }
both = { $one } and { $other }
comma = { $one }, { $other }
of-faction = { $faction } { $noun }
of-traits = { $traits } { $noun }
faction-baratheon = Baratheon
faction-greyjoy = Greyjoy
faction-lannister = Lannister
faction-martell = Martell
faction-nights-watch = Night's Watch
faction-stark = Stark
faction-targaryen = Targaryen
faction-tyrell = Tyrell
whose-me = you control
whose-opponent = an opponent controls
whose-loser = the loser controls
whose-chosen = that player controls
whose-defender = the defending player controls
whose-own = they control
named-mine = { $name } under your control
inside-hand =
    { $whose ->
        [me] in your hand
        [opponent] in an opponent's hand
        [loser] in the loser's hand
       *[other] in that hand
    }
inside-discard =
    { $whose ->
        [me] in your discard pile
        [opponent] in an opponent's discard pile
        [loser] in the loser's discard pile
       *[other] in that discard pile
    }
inside-dead =
    { $whose ->
        [me] in your dead pile
        [opponent] in an opponent's dead pile
        [loser] in the loser's dead pile
       *[other] in that dead pile
    }
out-of-hand =
    { $whose ->
        [me] from your hand
        [opponent] from an opponent's hand
        [loser] from the loser's hand
       *[other] from that hand
    }
out-of-discard =
    { $whose ->
        [me] from your discard pile
        [opponent] from an opponent's discard pile
        [loser] from the loser's discard pile
       *[other] from that discard pile
    }
out-of-dead =
    { $whose ->
        [me] from your dead pile
        [opponent] from an opponent's dead pile
        [loser] from the loser's dead pile
       *[other] from that dead pile
    }
with-cost = with printed cost { $cost } or lower
with-cost-while-first = with printed cost { $cost } or lower ({ $more } or lower while you are first player)
with-printed-strength = with printed STR { $strength } or lower
with-strength = with STR { $strength } or lower
with-strength-with = with STR { $strength } or lower ({ $more } or lower while you control { $card })
an-icon =
    { $contest-id ->
        [military] a military icon
        [intrigue] an intrigue icon
       *[power] a power icon
    }
without-icon = without { an-icon }
without-attachments = without attachments
with-power = with power
of-that-card = of that card in play
any-controller = with the same controller
ref-this =
    { $form ->
        [nom] this card
       *[other] this card
    }
ref-attached =
    { $form ->
        [nom] attached character
       *[other] attached character
    }
ref-trigger =
    { $form ->
        [nom] that character
       *[other] that character
    }
the-chosen =
    { $form ->
        [nom] the chosen characters
       *[other] the chosen characters
    }
one-of-them =
    { $form ->
        [nom] one of them
       *[other] one of them
    }
pronoun =
    { $form ->
        [many-nom] they
        [many-acc] them
        [many-dat] them
       *[other] it
    }

## What is written on cards: kinds of abilities, costs, choices

kind-action = Action
kind-action-in = Action in the { the-phase }
kind-reaction = Reaction
kind-interrupt = Interrupt
kind-would = Interrupt
kind-forced-reaction = Forced Reaction
kind-forced-interrupt = Forced Interrupt
kind-revealed = When Revealed
line-ability = { $kind }: { $text }.
ability-when = { $when }, { $text }
ability-when-if = { $when }, if { $if }, { $text }
ability-only-if = if { $if }, { $text }
ability-cost = { $cost } → { $text }
ability-then = { $text }; then { $then }
and-so = { $one }; { $other }
line-limit = Limit { $limit } per { per-period }.
line-max = Max { $limit } per { per-period }.
cannot-be-saved = { $text } (cannot be saved)
cost-kneel-this = kneel this card
cost-kneel-and-sacrifice = kneel and sacrifice this card
cost-sacrifice = sacrifice this card
cost-back = return this card to your hand
cost-remove = remove this card from the game
cost-kneel-faction = kneel your faction card
cost-kneel-one = kneel { $card-acc }
cost-discard =
    { $count ->
        [one] discard { $count } card from your hand
       *[other] discard { $count } cards from your hand
    }
cost-token = discard 1 { token } from this card
cost-gold = pay { $gold } gold
cost-x = pay X gold
cost-its-cost = pay X gold, X being the printed cost of that event
choose-card = choose { $card-acc }
choose-card-optional = you may choose { $card-acc }
choose-up-to = choose up to { $most } { $card-acc }
choose-weak = choose one or more { $card-acc } whose total STR is { $most } or lower
choose-each = in player order, each player chooses { $card-acc }
choose-each-up-to = in player order, each player chooses up to { $most } { $card-acc }
choose-opponent =
    { $with ->
        [cards] choose an opponent with cards in hand
        [characters] choose an opponent who controls a character
        [fewer-cards] choose an opponent with fewer cards in hand than you who controls a character
       *[other] choose an opponent
    }
choose-any-player = choose a player
naming-challenge = name a type of challenge
naming-card-type = the loser names a card type

## What is written on cards: when

when-won = after you win { $challenge-acc }
when-lost = after you lose { $challenge-acc }
won-by = by { $by } or more STR
as-attacker = as the attacking player
as-defender = as the defending player
in-which-this =
    { $role ->
        [attacking] { $when } in which this card is attacking
       *[other] { $when } in which this card is participating
    }
in-which-attached =
    { $role ->
        [attacking] { $when } in which attached character is attacking
       *[other] { $when } in which attached character is participating
    }
in-which-card = { $when } in which you control { $card-acc }
when-dominance-won = after you win dominance
when-phase-begins = after the { the-phase } begins
when-phase-ends = when the { the-phase } ends
when-any-phase-ends = when a phase ends
when-marshaled = after you marshal { $card-acc }
when-marshaled-or-played = after you marshal or play { $card-acc }
when-entered = after { $card-nom } enters play
when-entered-by-ambush = after { $card-nom } enters play by ambush
when-entered-in-phase = after { $card-nom } enters play in the { the-phase }
when-killed =
    { $timing ->
        [reaction] after { $card-nom } is killed
        [would] when { $card-nom } would be killed
       *[other] when { $card-nom } is killed
    }
when-killed-or-discarded =
    { $timing ->
        [reaction] after { $card-nom } is killed or discarded from play
        [would] when { $card-nom } would be killed or discarded from play
       *[other] when { $card-nom } is killed or discarded from play
    }
when-killed-or-sacrificed =
    { $timing ->
        [reaction] after { $card-nom } is killed or sacrificed
        [would] when { $card-nom } would be killed or sacrificed
       *[other] when { $card-nom } is killed or sacrificed
    }
when-leaves =
    { $timing ->
        [reaction] after { $card-nom } leaves play
        [would] when { $card-nom } would leave play
       *[other] when { $card-nom } leaves play
    }
when-power-gained = after { $card-nom } gains power
when-pillaged = after this card discards a card by pillage
when-event-initiates = when the effects of an event an opponent plays would be initiated
when-ability-initiates = when the effects of a triggered ability of { $card-gen } would be initiated
when-challenge-initiated = after { $challenge-nom } is initiated
when-challenge-initiated-against-me = after { $challenge-nom } is initiated against you
when-declared-attacker = after this card is declared as an attacker
when-bypassed = after this card bypasses a character by stealth
when-stood = after this card stands
when-strengthened = after the STR of this card is increased by a card effect
when-income = after an opponent collects income

## What is written on cards: conditions, as clauses that follow “if” or “while”

if-first-player = you are first player
if-not-first-player = you are not first player
if-challenge = { $challenge-nom } is being resolved
if-defender = you are the defending player
if-attacker-of-rival = you are attacking a rival
if-in-challenge = you are the attacking or defending player
if-this-standing = this card is standing
if-this-participating = this card is participating
if-this-participating-in = it is participating in { $challenge-dat }
if-this-attacking = this card is attacking
if-this-attacking-alone = this card is attacking alone
if-attached-is = it is { $card-nom }
if-attached-has-trait = it has the { $traits } trait
if-attached-participating = attached character is participating
if-control = you control { $card-acc }
if-opponent-controls = an opponent controls { $card-acc }
if-revealed = a player has { $card-acc } revealed
if-not-lost-power-this-round = you have not lost a power challenge this round
if-not-lost-defending-this-phase = you have not lost a challenge as the defending player this phase
if-duplicate = it has a duplicate
if-ambushed = this card entered play by ambush this phase

## What is written on cards: what is done. $number is that of the cards it is done to

deed-draw =
    { $amount ->
        [one] draw { $amount } card
       *[other] draw { $amount } cards
    }
deed-gain-gold = gain { $amount } gold
for-each = { $text } for { $per-acc }
gain-gold-for-each = gain { $amount } gold for { $per-acc }
deed-take-gold = move { $amount } gold from that player's gold pool to yours
deed-empty-gold = return all players' gold to the treasury
deed-gain-power = gain { $amount } power for your faction
gain-power-per-plot = gain { $amount } power for your faction for each plot in your used pile
gains-power = { $card-nom } gains { $amount } power
gains-power-per-strength = { $card-nom } gains { $amount } power for every 5 STR by which you won
deed-move-power =
    { $whose ->
        [loser] move { $amount } power from the loser's faction card to yours
       *[other] move { $amount } power from an opponent's faction card to yours
    }
deed-drop-power = discard { $amount } power from { $card-dat }
deed-kneel = kneel { $card-acc }
deed-stand = stand { $card-acc }
deed-kill = kill { $card-acc }
kill-others = kill all other characters
kill-own = that player chooses a character they control and kills it
deed-discard = discard { $card-acc } from play
discard-from-hand = discard { $card-acc }
deed-back = return { $card-acc } to its owner's hand
back-to-mine = return { $card-acc } to your hand
deed-shuffle-in = shuffle { $card-acc } into your deck
or-put-into-play = { $text }; if it is { $card-nom }, you may put it into play instead
deed-put-into-play = put { $card-acc } into play
put-into-play-mine = put { $card-acc } into play under your control
deed-control = take control of { $card-acc }
signed =
    { $amount-sign ->
        [negative] −{ $size }
        [zero] +{ $size }
       *[positive] +{ $size }
    }
gets-strength =
    { $number ->
        [many] each get { $strength } STR
       *[other] gets { $strength } STR
    }
while-first-instead = { $text } ({ $strength } instead while you are first player)
gains-icon =
    { $number ->
        [many] gain { an-icon }
       *[other] gains { an-icon }
    }
loses-icons =
    { $number ->
        [many] lose one icon of each type
       *[other] loses one icon of each type
    }
gains-named-icon =
    { $number ->
        [many] gain a challenge icon of your choice
       *[other] gains a challenge icon of your choice
    }
loses-named-icon =
    { $number ->
        [many] lose a challenge icon of your choice
       *[other] loses a challenge icon of your choice
    }
gains-keyword =
    { $number ->
        [many] gain { $keyword }
       *[other] gains { $keyword }
    }
is-burned = { $text } and is killed if its STR is 0
until-then = { $text } { until }
until-burned = { until }, { $text }
rule-cannot-defend = cannot be declared as a defender { until }
rule-must-defend = must be declared as a defender in this challenge if able
rule-does-not-contribute = does not contribute STR to this challenge
claim-mine = raise the claim of your revealed plot by { $amount } { until }
claim-mine-same = raise the claim of your revealed plot by { $amount } in challenges of the same type { until }
claim-attackers-named = lower the claim of the attacking player's revealed plot by { $amount } in challenges of that type in which you are the defending player, until you reveal a new plot
deed-reduce =
    { $plays ->
        [yes] { $card-nom } you marshal or play this phase costs { $amount } gold less
       *[no] { $card-nom } you marshal this phase costs { $amount } gold less
    }
forbid-named-type = the winner cannot initiate challenges of that type { until }
forbid-against-me = the loser cannot initiate challenges against you { until }
deed-extra-challenge = you may initiate 1 additional challenge of that type this phase
later-phase-ends = at the end of the phase, if { $card-nom } is still in play, { $text }
later-token = at the end of the phase, if { $card-nom } still has that { token }, { $text } and remove the token
later-challenge-won = if you win this challenge, { $text }
deed-place-token = place 1 { token } on { $card-acc }
deed-save = save { $card-acc }
deed-cancel = cancel those effects
instead-hand = return this card to your hand instead of placing it in the dead pile
instead-deck = shuffle this card into your deck instead of placing it in the dead pile
deed-attach-this = attach this card to that character as a { $traits } attachment with this text: “{ $text }”
search-top = search the top { $top } cards of your deck for { $card-dat }, reveal it, add it to your hand and shuffle your deck
search-other-type = search your deck for a card of another type, reveal it, add it to your hand and shuffle your deck
deed-look-at-hand = look at that player's hand
deed-reveal-top = reveal the top card of your deck; if it is { $card-nom }, draw it
look-own = look at the top { $top } cards of your deck; you may add { $hand } of them to your hand; put the rest on the bottom of your deck in any order
look-theirs = look at the top { $top } cards of that player's deck; put up to { $bottom } of them on its bottom and the others back on top, in any order
deed-discard-top = discard the top card of an opponent's deck
discard-hand-chosen =
    { $amount ->
        [one] discard { $amount } random card from that player's hand
       *[other] discard { $amount } random cards from that player's hand
    }
discard-hand-attacker =
    { $amount ->
        [one] discard { $amount } random card from the attacking player's hand
       *[other] discard { $amount } random cards from the attacking player's hand
    }
discard-hand-opponents =
    { $amount ->
        [one] each opponent discards { $amount } random card from their hand
       *[other] each opponent discards { $amount } random cards from their hand
    }
power-for-character = { $text }; if it is a character, gain { $power } power for your faction and place it in its owner's dead pile
deed-duplicate-top = put the top card of your deck facedown under this card as a duplicate
deed-join = { $card-nom } takes part in the challenge as a defender
deed-leave = remove { $card-acc } from the challenge

## What is written on cards: what holds as long as they are in play

while = { $text } while { $if }
line = { $text }.
sentence = { $card-nom } { $text }
is-blank = has a blank printed text box, except for traits
participates = takes part as an attacker in each challenge in which you control another attacking Night's Watch character
per-used-plots = { $text } for each plot in your used pile
per-gold = { $text } for each gold in your gold pool
rule-attacks-standing = does not kneel when declared as an attacker in { $challenge-dat }
rule-defends-standing = does not kneel when declared as a defender
rule-defends-kneeling = may be declared as a defender in { $challenge-dat } against you even while kneeling and without the icon
rule-first-attack-standing = does not kneel when declared as an attacker in the first military challenge you initiate each round
rule-cannot-be-bypassed = cannot be bypassed by stealth
rule-intrigue-first = a player can initiate military and power challenges only after winning an intrigue challenge in the same phase
rule-first-cheaper =
    { $plays ->
        [yes] { $card-nom } you play each round costs { $amount } gold less
       *[no] { $card-nom } you marshal each round costs { $amount } gold less
    }
rule-extra-challenge =
    { $contest-id ->
        [military] you may initiate { $amount } additional military challenge in the challenges phase
        [intrigue] you may initiate { $amount } additional intrigue challenge in the challenges phase
       *[power] you may initiate { $amount } additional power challenge in the challenges phase
    }
rule-extra-challenge-elsewhere =
    { $contest-id ->
        [military] you may initiate { $amount } additional military challenge in the challenges phase, against another opponent
        [intrigue] you may initiate { $amount } additional intrigue challenge in the challenges phase, against another opponent
       *[power] you may initiate { $amount } additional power challenge in the challenges phase, against another opponent
    }
rule-one-participant = in each challenge, no player can declare more than 1 attacker or more than 1 defender
rule-cannot-marshal = you cannot marshal { $card-acc }
rule-cannot-play = you cannot play events
rule-no-base-gold = the base gold value of { $card-gen } is 0
rule-most-challenges = you cannot initiate more than { $amount } challenge in the challenges phase
rule-limited-cap = you may marshal or play { $amount } additional limited card each round
rule-chooses-claim = when you resolve intrigue claim as the attacking player, you may resolve it against any number of opponents
rule-draws-more = you draw { $amount } additional card in the draw phase
rule-redirects = you may redirect 1 challenge each round
rule-stand-at-most = players cannot stand more than { $amount } characters each in the standing phase
rule-weaker-do-not-contribute = defending characters with lower STR than this card do not contribute their STR
rule-opponents-cannot-trigger = your opponents cannot trigger card abilities
rule-ambush-for-cost = { $card-nom } in your hand gains ambush (X), X being its printed cost
rule-one-defender = the defending player cannot declare more than 1 defender
adds-contribution = in { $challenge-dat }, this card adds { $amount } STR to your side while you control a participating character
adds-dominance = this card adds { $amount } STR to your dominance total
changes-reserve = the revealed plot of each opponent has { $amount } reserve
changes-claim = in { $challenge-dat }, your revealed plot has { $amount } claim
line-attach = Attach to { $card-acc } only.
line-enters-knelt = This card enters play kneeling.
line-sacrifice-at = If this card has { $count } or more { token }s, sacrifice it.
line-plot-limit = Plot deck limit: { $count }.
line-banner = Your deck may include { $card-acc } that are not loyal. It must include at least { $least } { $card-acc }.
line-most-neutral = Your deck cannot include more than { $most } neutral cards.
line-supports = Supports: { $card }.
line-rivals = Rivals: { $cards }.
plus-gold = { $amount } gold
plus-initiative = { $amount } initiative
plus-reserve = { $amount } reserve
keyword-ambush = Ambush ({ $gold })
keyword-no-attachments = No attachments
keyword-no-attachments-except = No attachments except { $traits }

## Chapters of the rules

chapter-golden = Golden rules
chapter-type = Types of cards
chapter-text = Card texts
chapter-player = Players
chapter-deck = Building a deck
chapter-agenda = Agendas
chapter-setup = Setting up
chapter-zone = Places of cards
chapter-control = Ownership and control
chapter-unique = Unique cards
chapter-dup = Duplicates
chapter-attach = Attachments
chapter-event = Events
chapter-dead = The dead pile
chapter-discard = Discarding
chapter-sacrifice = Sacrificing
chapter-enter = Entering play
chapter-leave = Leaving play
chapter-facedown = Facedown cards
chapter-gold = Gold
chapter-power = Power
chapter-token = Tokens
chapter-move = Moving
chapter-drawcard = Drawing cards
chapter-search = Searching and looking
chapter-mod = Modifiers and values
chapter-x = The letter X
chapter-blank = Blank text boxes
chapter-immune = Immunity
chapter-ability = Abilities
chapter-action = Actions
chapter-interrupt = Interrupts
chapter-react = Reactions
chapter-forced = Forced abilities
chapter-trigger = Triggering conditions
chapter-init = Initiating abilities
chapter-cost = Costs
chapter-target = Targets
chapter-effect = Effects
chapter-then = The word “then”
chapter-may = The word “may”
chapter-cannot = The word “cannot”
chapter-limit = Limits and maxima
chapter-cancel = Cancelling
chapter-save = Saving
chapter-replace = Replacement effects
chapter-simul = Things that happen together
chapter-nest = Abilities within abilities
chapter-frame = The framework
chapter-fw = The steps of a round
chapter-plot = Plots and the plot phase
chapter-draw = The draw phase
chapter-marshal = Marshaling
chapter-chal = Challenges
chapter-claim = Claim
chapter-dom = Dominance
chapter-stand = Kneeling and standing
chapter-tax = Taxation
chapter-keyword = Keywords
chapter-keyword-ambush = Keyword: ambush
chapter-keyword-insight = Keyword: insight
chapter-keyword-intimidate = Keyword: intimidate
chapter-keyword-limited = Keyword: limited
chapter-keyword-no-attachments = Keyword: no attachments
chapter-keyword-pillage = Keyword: pillage
chapter-keyword-renown = Keyword: renown
chapter-keyword-stealth = Keyword: stealth
chapter-keyword-terminal = Keyword: terminal
chapter-melee = Melee and titles
chapter-win = Winning the game
chapter-ex = Worked examples
chapter-rule = Questions and rulings

## Names: factions, types of challenge, types of card, keywords

name-baratheon = House Baratheon
name-greyjoy = House Greyjoy
name-lannister = House Lannister
name-martell = House Martell
name-nights-watch = The Night's Watch
name-stark = House Stark
name-targaryen = House Targaryen
name-tyrell = House Tyrell
name-neutral = Neutral
name-poison = Poison
name-stand = Stand
name-betrayal = Betrayal
name-military = military
name-intrigue = intrigue
name-power = power
name-character = character
name-location = location
name-attachment = attachment
name-event = event
name-insight = insight
name-intimidate = intimidate
name-limited = limited
name-pillage = pillage
name-renown = renown
name-stealth = stealth
name-terminal = terminal

## Names: plots

name-a-clash-of-kings = A Clash of Kings
name-a-feast-for-crows = A Feast for Crows
name-a-game-of-thrones = A Game of Thrones
name-a-noble-cause = A Noble Cause
name-a-storm-of-swords = A Storm of Swords
name-building-orders = Building Orders
name-calling-the-banners = Calling the Banners
name-calm-over-westeros = Calm Over Westeros
name-confiscation = Confiscation
name-counting-coppers = Counting Coppers
name-filthy-accusations = Filthy Accusations
name-fortified-position = Fortified Position
name-heads-on-spikes = Heads on Spikes
name-jousting-contest = Jousting Contest
name-marched-to-the-wall = Marched to the Wall
name-marching-orders = Marching Orders
name-naval-superiority = Naval Superiority
name-power-behind-the-throne = Power Behind the Throne
name-rebuilding = Rebuilding
name-reinforcements = Reinforcements
name-sneak-attack = Sneak Attack
name-summons = Summons
name-supporting-the-faith = Supporting the Faith
name-taxation = Taxation
name-the-winds-of-winter = The Winds of Winter
name-wildfire-assault = Wildfire Assault

## Names: agendas

name-fealty = Fealty
name-banner-of-the-stag = Banner of the Stag
name-banner-of-the-kraken = Banner of the Kraken
name-banner-of-the-lion = Banner of the Lion
name-banner-of-the-sun = Banner of the Sun
name-banner-of-the-watch = Banner of the Watch
name-banner-of-the-wolf = Banner of the Wolf
name-banner-of-the-dragon = Banner of the Dragon
name-banner-of-the-rose = Banner of the Rose

## Names: titles

name-master-of-whispers = Master of Whispers
name-master-of-ships = Master of Ships
name-hand-of-the-king = Hand of the King
name-master-of-coin = Master of Coin
name-master-of-laws = Master of Laws
name-crown-regent = Crown Regent

## Names: neutral cards

name-littlefinger = Littlefinger
name-varys = Varys
name-rattleshirts-raiders = Rattleshirt's Raiders
name-wildling-horde = Wildling Horde
name-seal-of-the-hand = Seal of the Hand
name-bodyguard = Bodyguard
name-little-bird = Little Bird
name-milk-of-the-poppy = Milk of the Poppy
name-noble-lineage = Noble Lineage
name-syrios-training = Syrio's Training
name-the-iron-throne = The Iron Throne
name-the-kingsroad = The Kingsroad
name-the-roseroad = The Roseroad
name-put-to-the-sword = Put to the Sword
name-put-to-the-torch = Put to the Torch
name-superior-claim = Superior Claim
name-tears-of-lys = Tears of Lys
name-the-hands-judgment = The Hand's Judgment

## Names: Baratheon

name-maester-cressen = Maester Cressen
name-melisandre = Melisandre
name-robert-baratheon = Robert Baratheon
name-selyse-baratheon = Selyse Baratheon
name-ser-davos-seaworth = Ser Davos Seaworth
name-shireen-baratheon = Shireen Baratheon
name-stannis-baratheon = Stannis Baratheon
name-bastard-in-hiding = Bastard in Hiding
name-fiery-followers = Fiery Followers
name-kings-hunting-party = King's Hunting Party
name-dragonstone-faithful = Dragonstone Faithful
name-vanguard-lancer = Vanguard Lancer
name-lightbringer = Lightbringer
name-dragonstone-port = Dragonstone Port
name-chamber-of-the-painted-table = Chamber of the Painted Table
name-the-red-keep = The Red Keep
name-consolidation-of-power = Consolidation of Power
name-ours-is-the-fury = Ours is the Fury
name-seen-in-flames = Seen In Flames

## Names: Greyjoy

name-aeron-damphair = Aeron Damphair
name-alannys-greyjoy = Alannys Greyjoy
name-asha-greyjoy = Asha Greyjoy
name-balon-greyjoy = Balon Greyjoy
name-euron-crows-eye = Euron Crow's Eye
name-maester-wendamyr = Maester Wendamyr
name-theon-greyjoy = Theon Greyjoy
name-black-winds-crew = Black Wind's Crew
name-drowned-men = Drowned Men
name-iron-islands-fishmonger = Iron Islands Fishmonger
name-lordsport-shipwright = Lordsport Shipwright
name-salty-navigator = Salty Navigator
name-throwing-axe = Throwing Axe
name-great-kraken = Great Kraken
name-iron-fleet-scout = Iron Fleet Scout
name-sea-tower = Sea Tower
name-risen-from-the-sea = Risen from the Sea
name-the-krakens-grasp = The Kraken's Grasp
name-we-do-not-sow = We Do Not Sow

## Names: Lannister

name-cersei-lannister = Cersei Lannister
name-grand-maester-pycelle = Grand Maester Pycelle
name-joffrey-baratheon = Joffrey Baratheon
name-ser-jaime-lannister = Ser Jaime Lannister
name-the-tickler = The Tickler
name-tyrion-lannister = Tyrion Lannister
name-tywin-lannister = Tywin Lannister
name-burned-men = Burned Men
name-gold-cloaks = Gold Cloaks
name-lannisport-moneylender = Lannisport Moneylender
name-lannisport-merchant = Lannisport Merchant
name-the-queens-assassin = The Queen's Assassin
name-widows-wail = Widow's Wail
name-casterly-rock = Casterly Rock
name-lannisport = Lannisport
name-western-fiefdom = Western Fiefdom
name-hear-me-roar = Hear Me Roar!
name-the-things-i-do-for-love = The Things I Do For Love
name-treachery = Treachery

## Names: Martell

name-areo-hotah = Areo Hotah
name-arianne-martell = Arianne Martell
name-doran-martell = Doran Martell
name-edric-dayne = Edric Dayne
name-maester-caleotte = Maester Caleotte
name-obara-sand = Obara Sand
name-the-red-viper = The Red Viper
name-desert-scavenger = Desert Scavenger
name-dornish-paramour = Dornish Paramour
name-greenblood-trader = Greenblood Trader
name-house-dayne-knight = House Dayne Knight
name-palace-spearman = Palace Spearman
name-dawn = Dawn
name-ghaston-grey = Ghaston Grey
name-sunspear = Sunspear
name-blood-orange-grove = Blood Orange Grove
name-dorans-game = Doran's Game
name-unbowed-unbent-unbroken = Unbowed, Unbent, Unbroken
name-confinement = Confinement

## Names: the Night's Watch

name-benjen-stark = Benjen Stark
name-ghost = Ghost
name-jon-snow = Jon Snow
name-maester-aemon = Maester Aemon
name-old-bear-mormont = Old Bear Mormont
name-samwell-tarly = Samwell Tarly
name-ser-waymar-royce = Ser Waymar Royce
name-yoren = Yoren
name-messenger-raven = Messenger Raven
name-old-forest-hunter = Old Forest Hunter
name-ranging-party = Ranging Party
name-steward-at-the-wall = Steward at the Wall
name-veteran-builder = Veteran Builder
name-longclaw = Longclaw
name-castle-black = Castle Black
name-the-wall = The Wall
name-a-meager-contribution = A Meager Contribution
name-take-the-black = Take the Black
name-the-sword-in-the-darkness = The Sword in the Darkness

## Names: Stark

name-arya-stark = Arya Stark
name-bran-stark = Bran Stark
name-catelyn-stark = Catelyn Stark
name-eddard-stark = Eddard Stark
name-grey-wind = Grey Wind
name-robb-stark = Robb Stark
name-sansa-stark = Sansa Stark
name-summer = Summer
name-direwolf-pup = Direwolf Pup
name-tumblestone-knight = Tumblestone Knight
name-vanguard-of-the-north = Vanguard of the North
name-winterfell-steward = Winterfell Steward
name-ice = Ice
name-gates-of-winterfell = Gates of Winterfell
name-the-wolfswood = The Wolfswood
name-heart-tree-grove = Heart Tree Grove
name-for-the-north = For the North!
name-like-warm-rain = Like Warm Rain
name-winter-is-coming = Winter Is Coming

## Names: Targaryen

name-daenerys-targaryen = Daenerys Targaryen
name-drogon = Drogon
name-khal-drogo = Khal Drogo
name-magister-illyrio = Magister Illyrio
name-rhaegal = Rhaegal
name-ser-jorah-mormont = Ser Jorah Mormont
name-viserion = Viserion
name-viserys-targaryen = Viserys Targaryen
name-braided-warrior = Braided Warrior
name-handmaiden = Handmaiden
name-targaryen-loyalist = Targaryen Loyalist
name-unsullied = Unsullied
name-drogos-arakh = Drogo's Arakh
name-plaza-of-punishment = Plaza of Punishment
name-dothraki-sea = Dothraki Sea
name-illyrios-estate = Illyrio's Estate
name-dracarys = Dracarys!
name-fire-and-blood = Fire and Blood
name-waking-the-dragon = Waking the Dragon

## Names: Tyrell

name-left = Left
name-maester-lomys = Maester Lomys
name-margaery-tyrell = Margaery Tyrell
name-paxter-redwyne = Paxter Redwyne
name-randyll-tarly = Randyll Tarly
name-right = Right
name-the-knight-of-flowers = The Knight of Flowers
name-the-queen-of-thorns = The Queen of Thorns
name-courtesan-of-the-rose = Courtesan of the Rose
name-garden-caretaker = Garden Caretaker
name-olennas-informant = Olenna's Informant
name-wardens-of-the-reach = Wardens of the Reach
name-heartsbane = Heartsbane
name-highgarden = Highgarden
name-the-mander = The Mander
name-rose-garden = Rose Garden
name-growing-strong = Growing Strong
name-olennas-cunning = Olenna's Cunning
name-the-bear-and-the-maiden-fair = “The Bear and the Maiden Fair”

## Names: decks

name-stormlands-court = Stormlands Court
name-ironborn-raid = Ironborn Raid
name-gold-of-the-rock = Gold of the Rock
name-dornish-patience = Dornish Patience
name-the-watchers = The Watchers
name-northern-host = Northern Host
name-brood-of-the-mother = Brood of the Mother
name-chivalry-of-the-mander = Chivalry of the Mander
name-stag-and-crow = Stag and Crow
name-crow-and-stag = Crow and Stag
name-lion-and-rose = Lion and Rose
name-rose-and-lion = Rose and Lion
name-sun-and-dragon = Sun and Dragon
name-dragon-and-sun = Dragon and Sun
name-wolf-and-kraken = Wolf and Kraken
name-kraken-and-wolf = Kraken and Wolf

## Traits

trait-ally = Ally
trait-army = Army
trait-astapor = Astapor
trait-banner = Banner
trait-bastard = Bastard
trait-brotherhood = Brotherhood
trait-builder = Builder
trait-clansman = Clansman
trait-commander = Commander
trait-companion = Companion
trait-condition = Condition
trait-direwolf = Direwolf
trait-dorne = Dorne
trait-dothraki = Dothraki
trait-dragon = Dragon
trait-dragonstone = Dragonstone
trait-drowned-god = Drowned God
trait-edict = Edict
trait-essos = Essos
trait-guard = Guard
trait-hatchling = Hatchling
trait-house-dayne = House Dayne
trait-house-florent = House Florent
trait-house-harlaw = House Harlaw
trait-house-redwyne = House Redwyne
trait-house-tarly = House Tarly
trait-house-tully = House Tully
trait-iron-islands = Iron Islands
trait-ironborn = Ironborn
trait-item = Item
trait-king = King
trait-kings-landing = King's Landing
trait-kingdom = Kingdom
trait-knight = Knight
trait-lady = Lady
trait-lord = Lord
trait-maester = Maester
trait-merchant = Merchant
trait-noble = Noble
trait-old-gods = Old Gods
trait-pentos = Pentos
trait-poison = Poison
trait-queen = Queen
trait-rhllor = R'hllor
trait-raider = Raider
trait-ranger = Ranger
trait-raven = Raven
trait-sand-snake = Sand Snake
trait-scheme = Scheme
trait-siege = Siege
trait-skill = Skill
trait-small-council = Small Council
trait-smuggler = Smuggler
trait-song = Song
trait-spy = Spy
trait-steward = Steward
trait-stormborn = Stormborn
trait-stronghold = Stronghold
trait-summer = Summer
trait-the-north = The North
trait-the-reach = The Reach
trait-the-seven = The Seven
trait-the-westerlands = The Westerlands
trait-valyrian-steel = Valyrian Steel
trait-wandering-crow = Wandering Crow
trait-war = War
trait-warship = Warship
trait-weapon = Weapon
trait-westeros = Westeros
trait-wildling = Wildling
trait-winter = Winter
trait-winterfell = Winterfell
