### The board game in English, as far as both editions say the same. The story is told in the present tense.

## Questions and answers: planning

ask-orders =
    { $blanks ->
        [0]
            { $stars ->
                [0] Place one order in each area with your units. None of them may be special.
                [one] Place one order in each area with your units, { $stars } of them special at most.
               *[other] Place one order in each area with your units, { $stars } of them special at most.
            }
       *[other]
            { $stars ->
                [0] Place orders in the areas with your units. None of them may be special.
                [one] Place orders in the areas with your units, { $stars } of them special at most.
               *[other] Place orders in the areas with your units, { $stars } of them special at most.
            }
    }
answer-orders = { $answer }
    .answer-each =
        { $hidden ->
            [yes] { $key } (no order)
           *[no] { $key } ({ $value })
        }
ask-order = Choose the order for this area.
answer-order =
    { $hidden ->
        [yes] no order
       *[no] { $answer }
    }
ask-raven =
    { $looks ->
        [yes] You hold the Messenger Raven: exchange one of your orders, look at the top wildling card, or do nothing.
       *[no] You hold the Messenger Raven: exchange one of your orders, or do nothing.
    }
answer-raven =
    { $does ->
        [rest] do not use the raven
        [look] look at the top wildling card
       *[other] { $area }: { $token } instead
    }
ask-return-wildling-card = Where does the wildling card go?
answer-return-wildling-card =
    { $answer ->
        [top] back on top of the deck
       *[other] to the bottom of the deck
    }

## Questions and answers: raids, marches, power

ask-raid = Resolve one of your raid orders.
answer-raid =
    { $targets-count ->
        [0] { $area }: without effect
       *[other] { $area }: raid { $targets }
    }
ask-march = Resolve one of your march orders.
answer-march =
    { $moves-count ->
        [0] { $area }: nobody moves
       *[other]
            { $leave_power ->
                [yes] From { $area } to { $moves }; a power token stays
               *[no] From { $area } to { $moves }
            }
    }
    .moves-each = { $key } ({ $value })
ask-consolidate = Resolve one of your orders to consolidate power.
answer-consolidate =
    { $muster ->
        [yes] { $area }: muster
       *[no] { $area }: gain power
    }
ask-muster = Spend the mustering points of your castles and strongholds. You need not use all of them.
answer-muster =
    { $answer-count ->
        [0] muster nothing
       *[other] { $answer }
    }
    .answer-each =
        { $value-count ->
            [0] { $key } (nothing)
           *[other] { $key } ({ $value })
        }
    .value =
        { $upgrade ->
            [yes] Footman becomes { $unit }
           *[no] { $unit } in { $into }
        }
ask-take-port = You have taken a port. How many of your ships do you put there?
answer-take-port =
    { $answer ->
        [0] no ship
        [one] { $answer } ship
       *[other] { $answer } ships
    }

## Questions and answers: combat

ask-support =
    { $attacker-you ->
        [yes] You attack { $area }. Which side do your support orders help?
       *[no] { $attacker } attacks { $area }. Which side do your support orders help?
    }
answer-support = { $answer }
    .answer-each =
        { $value-id ->
            [nobody] { $key } (nobody)
           *[other] { $key } ({ $value })
        }
ask-support-to = Choose which side this area supports.
answer-support-to =
    { $answer-id ->
        [nobody] nobody
       *[other] { $answer }
    }
ask-decline-support = Do you turn down any support?
answer-decline-support =
    { $answer-count ->
        [0] accept all support
       *[other] decline { $answer }
    }
ask-house-card = Choose a house card.
answer-house-card = { $answer }
ask-redraw-tides = Keep your Tides of Battle card, or use the Valyrian Steel Blade to draw another?
answer-redraw-tides =
    { $answer ->
        [keep] keep the card
       *[other] use the Blade and draw another
    }
ask-blade = Do you use the Valyrian Steel Blade for 1 more strength?
answer-blade =
    { $answer ->
        [use] use the Blade
       *[other] do not use the Blade
    }
ask-casualties =
    { $count ->
        [one] Choose { $count } unit to lose as a casualty.
       *[other] Choose { $count } units to lose as casualties.
    }
answer-casualties = { $answer }
    .answer-each = { $key } ({ $value })
ask-retreat = Choose the area the beaten units retreat to.
answer-retreat = { $answer }
ask-left-behind =
    { $count ->
        [one] Your supply is too low for all of them: choose { $count } unit that does not come along.
       *[other] Your supply is too low for all of them: choose { $count } units that do not come along.
    }
answer-left-behind = { $answer }
    .answer-each = { $key } ({ $value })
ask-choose-retreat = You may choose where your opponent retreats to.
answer-choose-retreat =
    { $hidden ->
        [yes] leave it to your opponent
       *[no] { $answer }
    }
ask-send-card-back = Do you send your opponent's card back to the hand?
answer-send-card-back =
    { $answer ->
        [keep] let it count
       *[other] send it back
    }
ask-replace-card = Do you pay to play another card in place of this one?
answer-replace-card =
    { $hidden ->
        [yes] keep this card
       *[no] play { $answer }
    }
ask-discard-from-hand = Which card from your opponent's hand is discarded?
answer-discard-from-hand =
    { $hidden ->
        [yes] none
       *[no] { $answer }
    }
ask-take-back-card = Which card do you take back from your discard pile?
answer-take-back-card =
    { $hidden ->
        [yes] none
       *[no] { $answer }
    }
ask-destroy-footman = Which of your opponent's footmen do you destroy?
answer-destroy-footman =
    { $answer ->
        [standing] a standing footman
       *[other] a routed footman
    }
ask-upgrade-footman = Where does one of your footmen become a knight?
answer-upgrade-footman =
    { $hidden ->
        [yes] nowhere
       *[no] { $answer }
    }
ask-remove-order = Which order do you remove?
answer-remove-order =
    { $hidden ->
        [yes] none
       *[no] { $answer }
    }
ask-push-to-last = On which track does your opponent go to the last place?
answer-push-to-last = { $answer }

## Questions and answers: Westeros and the wildlings

ask-bid-iron-throne = Bid for the Iron Throne track.
answer-bid-iron-throne = { $answer } power
ask-bid-fiefdoms = Bid for the Fiefdoms track.
answer-bid-fiefdoms = { $answer } power
ask-bid-kings-court = Bid for the King's Court track.
answer-bid-kings-court = { $answer } power
ask-settle-tie = You hold the Iron Throne: put the tied houses in order, the best place first.
answer-settle-tie = { $answer }
ask-bid-wildlings = How much power do you give to the Night's Watch?
answer-bid-wildlings = { $answer } power
ask-highest-bidder = You hold the Iron Throne: which house counts as the highest bidder?
answer-highest-bidder = { $answer }
ask-lowest-bidder = You hold the Iron Throne: which house counts as the lowest bidder?
answer-lowest-bidder = { $answer }
ask-reconcile = Your armies are too large for your supply. Choose the units you lose.
answer-reconcile = { $answer }
    .answer-each = { $key } ({ $value })
ask-lose-units =
    { $count ->
        [one] Choose { $count } of your units to lose.
       *[other] Choose { $count } of your units to lose.
    }
answer-lose-units = { $answer }
    .answer-each = { $key } ({ $value })
ask-lose-in-one-area = Choose { $count } of your units to lose, all of them in one area with a castle or a stronghold.
answer-lose-in-one-area = { $answer }
    .answer-each = { $key } ({ $value })
ask-lose-worth = Choose units to lose that are worth { $points } mustering points.
answer-lose-worth = { $answer }
    .answer-each = { $key } ({ $value })
ask-units-or-influence = Do you lose units, or places on your best influence track?
answer-units-or-influence =
    { $answer ->
        [units] lose units
       *[other] lose influence
    }
ask-best-track = You hold the Iron Throne: on which track does the lowest bidder fall?
answer-best-track = { $answer }
ask-knight-footmen =
    { $most ->
        [one] You may turn { $most } footman into a knight.
       *[other] You may turn up to { $most } footmen into knights.
    }
answer-knight-footmen =
    { $answer-count ->
        [0] none
       *[other] { $answer }
    }
    .answer-each = { $value } in { $key }
ask-unhorse-knights =
    { $most ->
        [one] Choose { $most } knight to turn into a footman.
       *[other] Choose { $most } knights to turn into footmen.
    }
answer-unhorse-knights =
    { $answer-count ->
        [0] none
       *[other] { $answer }
    }
    .answer-each = { $value } in { $key }
ask-spare-knights =
    { $most ->
        [one] You have only { $most } footman left. Choose the knight it replaces; the others are lost.
       *[other] You have only { $most } footmen left. Choose the knights they replace; the others are lost.
    }
answer-spare-knights =
    { $answer-count ->
        [0] none
       *[other] { $answer }
    }
    .answer-each = { $value } in { $key }
ask-discard-one = Choose a house card to discard.
answer-discard-one = { $answer }
ask-rise-on-one-track = On which track do you take the first place?
answer-rise-on-one-track = { $answer }
ask-fall-on-one-track = On which track do you fall to the last place?
answer-fall-on-one-track = { $answer }

## What happens: Westeros phase

event-round-began = Round { $round } begins.
event-westeros-card-revealed =
    { $icon ->
        [yes] Westeros deck { $deck }: { $card }, with a wildling icon.
       *[no] Westeros deck { $deck }: { $card }.
    }
event-deck-reshuffled = Westeros deck { $deck } is shuffled with all its cards.
event-wildlings-advanced = The wildlings gather. Their strength is now { $strength }.
event-westeros-card-resolved =
    { $hidden ->
        [yes] { $card } is resolved.
       *[no]
            { $house-you ->
                [yes] { $card } is resolved. You choose: { westeros-choice }.
               *[no] { $card } is resolved. { $house } chooses: { westeros-choice }.
            }
    }
westeros-choice =
    { $effect-id ->
        [supply] all houses adjust their supply
        [mustering] all houses muster
        [clash] all houses bid for influence
        [power] all houses gain power
        [ban-defense] no defense orders this round
        [ban-march] no special march orders this round
       *[other] nothing happens
    }
event-orders-banned = Nobody may use these orders this round: { $tokens }.
event-support-weakened = Units of one kind give no support this round: { $unit }.
event-supply-changed =
    { $house-you ->
        [yes] Your supply is now { $supply }.
       *[no] The supply of { $house } is now { $supply }.
    }
event-mustered =
    { $upgraded ->
        [yes]
            { $house-you ->
                [yes] You upgrade a footman in { $into }: { $unit }.
               *[no] { $house } upgrades a footman in { $into }: { $unit }.
            }
       *[no]
            { $house-you ->
                [yes] You muster in { $into }: { $unit }.
               *[no] { $house } musters in { $into }: { $unit }.
            }
    }
many-mustered =
    { $house-you ->
        [yes] You muster { $count } units, upgrades included.
       *[no] { $house } musters { $count } units, upgrades included.
    }
event-nothing-mustered =
    { $house-you ->
        [yes] You muster nothing.
       *[no] { $house } musters nothing.
    }
event-units-lost =
    { $house-you ->
        [yes] You lose { $units } in { $area } ({ $why }).
       *[no] { $house } loses { $units } in { $area } ({ $why }).
    }
event-units-replaced =
    { $house-you ->
        [yes] You replace units in { $area }: { $count } × { $old } becomes { $count } × { $new }.
       *[no] { $house } replaces units in { $area }: { $count } × { $old } becomes { $count } × { $new }.
    }

## What happens: power, influence, wildlings

event-power-gained =
    { $house-you ->
        [yes] You gain { $power } power ({ $why }).
       *[no] { $house } gains { $power } power ({ $why }).
    }
event-power-lost =
    { $house-you ->
        [yes] You lose { $power } power ({ $why }).
       *[no] { $house } loses { $power } power ({ $why }).
    }
event-influence-cleared = The influence tracks are cleared for new bids.
event-bids-revealed =
    { $hidden ->
        [yes] Bids for the Night's Watch: { $bids }.
       *[no] Bids for the { $track } track: { $bids }.
    }
    .bids-each = { $key } ({ $value })
event-tie-settled =
    { $house-you ->
        [yes] You settle the tie: { $order }.
       *[no] { $house } settles the tie: { $order }.
    }
event-track-filled = The { $track } track now reads: { $houses }.
event-influence-moved =
    { $house-you ->
        [yes] You move to place { $place } of the { $track } track.
       *[no] { $house } moves to place { $place } of the { $track } track.
    }
event-token-passed =
    { $house-you ->
        [yes] You take { dominance-token }.
       *[no] { $house } takes { dominance-token }.
    }
dominance-token =
    { $track-id ->
        [iron-throne] the Iron Throne
        [fiefdoms] the Valyrian Steel Blade
       *[other] the Messenger Raven
    }
event-wildlings-attacked =
    { $hidden ->
        [yes] The wildlings attack with strength { $strength }.
       *[no]
            { $without-you ->
                [yes] The wildlings attack again with strength { $strength }. You take no part.
               *[no] The wildlings attack again with strength { $strength }. { $without } takes no part.
            }
    }
event-nights-watch-won =
    { $hidden ->
        [yes] The Night's Watch holds the Wall, { $bid } against { $strength }. Several houses have bid the most.
       *[no]
            { $highest-you ->
                [yes] The Night's Watch holds the Wall, { $bid } against { $strength }. You are the highest bidder.
               *[no] The Night's Watch holds the Wall, { $bid } against { $strength }. { $highest } is the highest bidder.
            }
    }
event-wildlings-won =
    { $hidden ->
        [yes] The wildlings win, { $strength } against { $bid }. Several houses have bid the least.
       *[no]
            { $lowest-you ->
                [yes] The wildlings win, { $strength } against { $bid }. You are the lowest bidder.
               *[no] The wildlings win, { $strength } against { $bid }. { $lowest } is the lowest bidder.
            }
    }
event-wildling-card-revealed = The wildling card: { $card }.
event-wildlings-fell-back = The wildlings fall back. Their strength is now { $strength }.
event-cards-taken-back =
    { $house-you ->
        [yes] You take back into your hand: { $cards }.
       *[no] { $house } takes back into hand: { $cards }.
    }
event-cards-discarded =
    { $hidden ->
        [yes]
            { $house-you ->
                [yes] You discard from your hand: { $cards }.
               *[no] { $house } discards from hand: { $cards }.
            }
       *[no]
            { $by-you ->
                [yes] You discard from the hand of { $house }: { $cards }.
               *[no]
                    { $house-you ->
                        [yes] { $by } discards from your hand: { $cards }.
                       *[no] { $by } discards from the hand of { $house }: { $cards }.
                    }
            }
    }

## What happens: planning phase

event-orders-assigned =
    { $house-you ->
        [yes]
            { $count ->
                [one] You place { $count } order face down.
               *[other] You place { $count } orders face down.
            }
       *[no]
            { $count ->
                [one] { $house } places { $count } order face down.
               *[other] { $house } places { $count } orders face down.
            }
    }
event-orders-revealed =
    { $house-you ->
        [yes] You reveal your orders: { $orders }.
       *[no] { $house } reveals orders: { $orders }.
    }
    .orders-each = { $key } ({ $value })
event-order-replaced =
    { $house-you ->
        [yes] Your raven changes the order in { $area }: { $new } instead of { $old }.
       *[no] The raven of { $house } changes the order in { $area }: { $new } instead of { $old }.
    }
event-wildling-card-seen =
    { $hidden ->
        [yes]
            { $house-you ->
                [yes] Your raven looks at the top wildling card.
               *[no] The raven of { $house } looks at the top wildling card.
            }
       *[no]
            { $house-you ->
                [yes] Your raven looks at the top wildling card: { $card }.
               *[no] The raven of { $house } looks at the top wildling card: { $card }.
            }
    }
event-wildling-card-returned =
    { $house-you ->
        [yes]
            { $to ->
                [top] You put the wildling card back on top.
               *[other] You put the wildling card at the bottom of the deck.
            }
       *[no]
            { $to ->
                [top] { $house } puts the wildling card back on top.
               *[other] { $house } puts the wildling card at the bottom of the deck.
            }
    }
event-raven-rested =
    { $house-you ->
        [yes] You do not use the raven.
       *[no] { $house } does not use the raven.
    }

## What happens: action phase

event-raided =
    { $house-you ->
        [yes] You raid { $target } from { $area }: { $victim } loses the order { $token }.
       *[no]
            { $victim-you ->
                [yes] { $house } raids { $target } from { $area }: you lose the order { $token }.
               *[no] { $house } raids { $target } from { $area }: { $victim } loses the order { $token }.
            }
    }
event-raid-forgone =
    { $house-you ->
        [yes] Your raid order in { $area } has no effect.
       *[no] The raid order of { $house } in { $area } has no effect.
    }
many-raid-forgone = { $count } raid orders have no effect.
event-marched =
    { $house-you ->
        [yes] You march from { $area } to { $into } with { $units }.
       *[no] { $house } marches from { $area } to { $into } with { $units }.
    }
event-stood-still =
    { $house-you ->
        [yes] Your units in { $area } stay where they are.
       *[no] The units of { $house } in { $area } stay where they are.
    }
event-power-token-placed =
    { $house-you ->
        [yes] You leave a power token in { $area }.
       *[no] { $house } leaves a power token in { $area }.
    }
event-power-token-removed =
    { $house-you ->
        [yes] Your power token in { $area } is removed.
       *[no] The power token of { $house } in { $area } is removed.
    }
event-order-removed =
    { $house-you ->
        [yes] Your order { $token } in { $area } is removed.
       *[no] The order { $token } of { $house } in { $area } is removed.
    }
event-neutral-force-defeated =
    { $house-you ->
        [yes] You overcome the neutral force in { $area }, { $strength } against { $force }.
       *[no] { $house } overcomes the neutral force in { $area }, { $strength } against { $force }.
    }
event-neutral-force-held =
    { $house-you ->
        [yes] The neutral force in { $area } holds out against you, { $force } against { $strength }.
       *[no] The neutral force in { $area } holds out against { $house }, { $force } against { $strength }.
    }
event-port-taken =
    { $house-you ->
        [yes]
            { $ships ->
                [0] You take over { $port } and put no ship there.
                [one] You take over { $port } and put { $ships } ship there.
               *[other] You take over { $port } and put { $ships } ships there.
            }
       *[no]
            { $ships ->
                [0] { $house } takes over { $port } and puts no ship there.
                [one] { $house } takes over { $port } and puts { $ships } ship there.
               *[other] { $house } takes over { $port } and puts { $ships } ships there.
            }
    }
event-power-consolidated =
    { $house-you ->
        [yes] You consolidate power in { $area }, worth { $power }.
       *[no] { $house } consolidates power in { $area }, worth { $power }.
    }
event-round-cleaned-up = Round { $round } ends. All orders leave the board, and routed units stand up again.
event-units-rallied = All routed units stand up again.

## What happens: combat

event-combat-began =
    { $attacker-you ->
        [yes] You attack { $defender } in { $area }, from { $origin }.
       *[no]
            { $defender-you ->
                [yes] { $attacker } attacks you in { $area }, from { $origin }.
               *[no] { $attacker } attacks { $defender } in { $area }, from { $origin }.
            }
    }
event-support-given =
    { $house-you ->
        [yes]
            { $to-you ->
                [yes] You support yourself from { $area } with strength { $strength }.
               *[no] You support { $to } from { $area } with strength { $strength }.
            }
       *[no] { $house } supports { $to } from { $area } with strength { $strength }.
    }
event-support-withheld =
    { $house-you ->
        [yes] Your order in { $area } supports nobody.
       *[no] The order of { $house } in { $area } supports nobody.
    }
event-support-declined =
    { $house-you ->
        [yes] You decline the support from { $area }.
       *[no] { $house } declines the support from { $area }.
    }
event-initial-strength = Strength before house cards: { $attacker } ({ $attack }), { $defender } ({ $defense }).
event-house-cards-revealed =
    { $hidden ->
        [yes] Only one side plays a house card: { $attack }{ $defense }.
       *[no] House cards are revealed: { $attack } ({ $attacker }) against { $defense } ({ $defender }).
    }
event-card-sent-back =
    { $by-you ->
        [yes] You send { $card } back to the hand of { $house }.
       *[no]
            { $house-you ->
                [yes] { $by } sends { $card } back to your hand.
               *[no] { $by } sends { $card } back to the hand of { $house }.
            }
    }
event-card-replaced =
    { $hidden ->
        [yes]
            { $house-you ->
                [yes] You have no other card to play.
               *[no] { $house } has no other card to play.
            }
       *[no]
            { $house-you ->
                [yes] You play { $card } instead.
               *[no] { $house } plays { $card } instead.
            }
    }
event-text-silenced = The text of { $card } has no effect.
event-tides-drawn =
    { $hidden ->
        [yes]
            { $house-you ->
                [yes] You draw a Tides of Battle card.
               *[no] { $house } draws a Tides of Battle card.
            }
       *[no]
            { $house-you ->
                [yes] You draw a Tides of Battle card: { $card }.
               *[no] { $house } draws a Tides of Battle card: { $card }.
            }
    }
event-tides-revealed = Tides of Battle: { $attack } ({ $attacker }) against { $defense } ({ $defender }).
event-blade-used =
    { $house-you ->
        [yes]
            { $how ->
                [tides] You use the Valyrian Steel Blade to draw another card.
               *[other] You use the Valyrian Steel Blade for 1 more strength.
            }
       *[no]
            { $how ->
                [tides] { $house } uses the Valyrian Steel Blade to draw another card.
               *[other] { $house } uses the Valyrian Steel Blade for 1 more strength.
            }
    }
event-combat-won =
    { $winner-you ->
        [yes]
            { $why-id ->
                [last-unit] You win the combat in { $area } ({ $why }).
               *[other] You win the combat in { $area }, { $strength } against { $against } ({ $why }).
            }
       *[no]
            { $loser-you ->
                [yes]
                    { $why-id ->
                        [last-unit] { $winner } wins the combat in { $area } against you ({ $why }).
                       *[other] { $winner } wins the combat in { $area } against you, { $strength } to { $against } ({ $why }).
                    }
               *[no]
                    { $why-id ->
                        [last-unit] { $winner } wins the combat in { $area } against { $loser } ({ $why }).
                       *[other] { $winner } wins the combat in { $area } against { $loser }, { $strength } to { $against } ({ $why }).
                    }
            }
    }
event-retreated =
    { $house-you ->
        [yes] Your units retreat from { $area } to { $into }: { $units }.
       *[no] The units of { $house } retreat from { $area } to { $into }: { $units }.
    }
event-attackers-repelled =
    { $house-you ->
        [yes] Your units do not enter { $area } and return to { $into }: { $units }.
       *[no] The units of { $house } do not enter { $area } and return to { $into }: { $units }.
    }
event-area-conquered =
    { $house-you ->
        [yes] You conquer { $area } with { $units }.
       *[no] { $house } conquers { $area } with { $units }.
    }
event-garrison-defeated =
    { $house-you ->
        [yes] Your garrison in { $area } is defeated.
       *[no] The garrison of { $house } in { $area } is defeated.
    }
event-march-order-moved =
    { $house-you ->
        [yes] Your march order moves on to { $area } and may be resolved again.
       *[no] The march order of { $house } moves on to { $area } and may be resolved again.
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

## Why something happens, in a few words

why-supply = too little supply
why-casualty = casualties of combat
why-skull = skull
why-retreat = no way to retreat
why-rout = routed, cannot retreat again
why-card = house card
why-wildlings = wildlings
why-port = port lost
why-icons = power icons
why-order = consolidated power
why-pillage = pillage
why-bid = bid returned
why-strength = greater strength
why-fiefdoms = equal strength, better place on the Fiefdoms track
why-last-unit = no enemy unit is left

## Why somebody has won

why-enough-structures = One house holds enough castles and strongholds.
why-most-structures = The last round is over, and nobody holds more castles and strongholds.
why-most-land-areas = Castles and strongholds are tied, so the number of land areas decides.
why-most-supply = Everything else is tied, so the better supply decides.
why-most-power = Castles and strongholds are tied, so the available power decides.
why-most-iron-throne = Everything else is tied, so the better place on the Iron Throne track decides.
why-shared-victory = Everything is tied, so the victory is shared.

## Why an answer is refused: planning

refusal-no-units-there = You have no units in { $area }.
refusal-order-banned = { $token } may not be used this round.
refusal-no-such-order = There is no order “{ $token }”.
refusal-consolidate-on-land-only = Power is consolidated on land only, not in { $area }.
refusal-area-without-order = Each area with your units needs an order.
refusal-tokens-left-over = You have fewer tokens than areas: place all that you may use.
refusal-too-few-tokens =
    { $count ->
        [one] You have only { $count } of this order: { $token }.
       *[other] You have only { $count } of this order: { $token }.
    }
refusal-too-many-special-orders =
    { $stars ->
        [0] You may not place any special orders.
        [one] You may place only { $stars } special order.
       *[other] You may place only { $stars } special orders.
    }
refusal-raven-does-not-look = The raven does not look at wildling cards in this edition.
refusal-no-own-order-there = You have no order there to exchange.
refusal-token-not-free = That order is not free.
refusal-raven-needs-star = You have no star left for another special order.

## Why an answer is refused: raids

refusal-no-raid-order-there = You have no raid order in { $area }.
refusal-raid-not-adjacent = { $area } is not adjacent to your raid order.
refusal-raid-from-land-to-sea = A raid from land cannot reach an order at sea.
refusal-raid-from-land-to-port = A raid from land cannot reach an order in a port.
refusal-raid-from-port-to-land = A raid from a port cannot reach an order on land.
refusal-nothing-to-raid = There is no order in { $area }.
refusal-raid-own-order = The order in { $area } is your own.
refusal-march-not-raided = March orders cannot be raided.
refusal-defense-not-raided = This raid cannot remove a defense order.
refusal-raids-too-many =
    { $most ->
        [one] This order raids only { $most } area.
       *[other] This order raids { $most } areas at most.
    }
refusal-raided-twice = Each area can be raided only once.

## Why an answer is refused: marches

refusal-no-march-order-there = You have no march order in { $area }.
refusal-routed-units-stay = Routed units cannot march.
refusal-units-not-there = You do not have that many units in { $area }.
refusal-march-not-adjacent = { $area } cannot be reached from there.
refusal-nobody-marches-there = No unit is sent to { $area }.
refusal-area-is-closed = { $area } is closed with this number of players.
refusal-ships-stay-at-sea = Ships cannot enter { $area }: it is land.
refusal-land-units-stay-on-land = Land units cannot enter { $area }: it is not land.
refusal-enemy-port = { $area } is not your port.
refusal-port-is-full = { $area } has no room for so many ships.
refusal-one-combat-per-march = One march order may start only one combat.
refusal-neutral-force-too-strong = The neutral force in { $area } is too strong: { $force }.
refusal-breaks-supply = Your supply is too low for the armies after this march.
refusal-units-stay-behind = A power token can be left only where no unit stays.
refusal-no-power-to-leave = You have no power token to leave.
refusal-no-token-here = You cannot leave a power token in { $area }.

## Why an answer is refused: combat

refusal-no-support-order-there = You have no support order in { $area } that reaches this combat.
refusal-supports-no-side = { $area } can support one of the two sides, or nobody.
refusal-supports-own-enemy = { $area } cannot support your enemy against you.
refusal-support-left-open = Choose a side for each of your support orders.
refusal-supports-both-sides = You can support only one side of a combat.
refusal-card-discarded = { $card } is in your discard pile.
refusal-card-not-in-hand = { $card } is not in your hand.
refusal-card-sent-back = { $card } was just sent back to your hand and cannot be played now.
refusal-card-not-discarded = { $card } is not in your discard pile.
refusal-support-not-offered = The support from { $area } was not offered to you by another house.
refusal-order-spared = The text of your card does not reach the order in { $area }.

## Why an answer is refused: retreats

refusal-retreat-to-origin = The attackers came from { $area }: nobody retreats there.
refusal-retreat-off-ground = The beaten units cannot retreat to { $area }: land units stay on land, ships at sea.
refusal-retreat-into-enemy = There are enemy units in { $area }.
refusal-retreat-into-neutral = A neutral force holds { $area }.
refusal-retreat-under-token = { $area } lies under an enemy power token.
refusal-retreat-into-home = { $area } is the home area of another house.
refusal-retreat-costs-more = In { $area } supply would cost more of the beaten units than elsewhere.

## Why an answer is refused: consolidating power

refusal-order-does-not-muster = Only a special order to consolidate power can muster, not the one in { $area }.
refusal-order-needs-structure = There is no castle or stronghold in { $area }: the order cannot muster there.
refusal-port-does-not-muster = An order in a port cannot muster.
refusal-nothing-to-muster = Nothing can be mustered in { $area } now.

## Why an answer is refused: mustering

refusal-not-yours-to-muster = You cannot muster in { $area } now.
refusal-no-structure = There is no castle or stronghold in { $area }.
refusal-too-few-points =
    { $points ->
        [one] { $area } has only { $points } mustering point.
       *[other] { $area } has only { $points } mustering points.
    }
refusal-no-such-kind = There is no unit “{ $unit }”.
refusal-not-an-upgrade = A footman cannot become this: { $unit }.
refusal-no-footman-to-upgrade = There are not enough footmen to upgrade in { $area }.
refusal-not-where-it-was-paid = Units are placed in the area that pays for them.
refusal-land-unit-off-land = Land units cannot be placed in { $area }.
refusal-ship-out-of-reach = Ships cannot be placed in { $area } from there.
refusal-neutral-ships-there = A neutral force holds { $area }.
refusal-enemy-ships-there = Enemy ships are in { $area }.
refusal-no-coast = This area has no coast, so it cannot build ships.
refusal-none-left-in-pool =
    { $count ->
        [0] You have none of these units left: { $unit }.
       *[other] You have only { $count } of these units left: { $unit }.
    }
refusal-muster-breaks-supply = Your supply is too low for an army of this size.
refusal-musters-in-one-area = You may muster in one area only.

## Why an answer is refused: losing units, settling ties

refusal-no-such-unit = You do not have that many of these units in { $area }.
refusal-loses-too-few =
    { $count ->
        [one] You have to name { $count } unit.
       *[other] You have to name { $count } units.
    }
refusal-loses-too-many = That is more than you have to lose.
refusal-loses-in-one-area = All lost units have to be in the same area.
refusal-worth-too-little = These units are not worth { $points } mustering points.
refusal-worth-too-much = Fewer of these units are worth enough.
refusal-armies-too-large = Your armies would still be too large for your supply.
refusal-more-than-needed = You may not remove more units than needed.
refusal-rank-each-once = Put each of the tied houses in order once.

## What is written on house cards, composed from what a card does

# A text that works only under conditions, and one that works at a moment of its own
ability-if = if { $conditions }: { $sentence }
ability-when =
    { $when ->
        [cancel] before any other text: { $sentence }
        [after] after the combat: { $sentence }
       *[other] at once: { $sentence }
    }
# The outcome and the side that a text asks for, as a clause
ability-outcome =
    { $when ->
        [win]
            { $side ->
                [attacker] you win as the attacker
                [defender] you win as the defender
               *[other] you win the combat
            }
        [loss]
            { $side ->
                [attacker] you lose as the attacker
                [defender] you lose as the defender
               *[other] you lose the combat
            }
       *[other]
            { $side ->
                [attacker] you attack
               *[other] you defend
            }
    }
ability-needs =
    { $needs ->
        [structure] the embattled area has a castle or a stronghold
        [supported] you are supported
        [unsupported] nobody supports you
        [discarded] { $card } is in your discard pile
       *[other] your opponent is ahead of you on the Iron Throne track
    }
ability-bonus = this card gains { $gains }
gain-strength = { $count } strength
gain-swords =
    { $count ->
        [one] { $count } sword
       *[other] { $count } swords
    }
gain-towers =
    { $count ->
        [one] { $count } tower
       *[other] { $count } towers
    }
ability-unit-strength =
    { $whose ->
        [own] your { units-in-combat } have strength { $worth } each
        [others] all { units-in-combat } but your own have strength { $worth } each
       *[other] all { units-in-combat } have strength { $worth } each
    }
units-in-combat =
    { $supporters ->
        [yes]
            { $fighters ->
                [yes] fighting and supporting { units-of-kind }
               *[no] supporting { units-of-kind }
            }
       *[no] fighting { units-of-kind }
    }
units-of-kind =
    { $unit-id ->
        [footman] footmen
        [knight] knights
        [siege-engine] siege engines
       *[other] ships
    }
ability-void-card-strength = the strength printed on your opponent's card is 0
ability-multiply-defense =
    { $times ->
        [2] your defense order in the embattled area counts twice
       *[other] your defense order in the embattled area counts { $times } times
    }
ability-no-casualties = you lose no units to swords, skulls or the text of the other card
ability-upgrade-footman =
    { $supporters ->
        [yes] you may turn one of your footmen that fought here or gave support into a knight
       *[no] you may turn one of your footmen that fought here into a knight
    }
ability-destroy-footman = destroy one of your opponent's fighting footmen
ability-discard-from-hand =
    { $power ->
        [0] you may look at your opponent's hand and discard a card of your choice from it
       *[other] you may pay { $power } power to discard a card of your choice from your opponent's hand
    }
ability-replace-card = you may pay { $power } power to discard this card and play another one from your hand
ability-send-card-back = you may send your opponent's card back to the hand; your opponent then plays another one, if there is one
ability-cancel-text = the text of your opponent's card has no effect
ability-take-back-discards = all cards of your discard pile return to your hand, and this card with them
ability-take-back-card = you may take one card of your discard pile back into your hand
ability-gain-power = you gain { $power } power
ability-remove-order =
    { $optional ->
        [yes] you may remove { order-meant }
       *[no] remove { order-meant }
    }
order-meant =
    { $kinds-count ->
        [0] an order of { order-owner } { order-place }
        [one] an order of { order-owner } { order-place }, but only of this kind: { $kinds }
       *[other] an order of { order-owner } { order-place }, but only of these kinds: { $kinds }
    }
order-owner =
    { $whose ->
        [opponent] your opponent
       *[other] any other house
    }
order-place =
    { $where ->
        [adjacent] adjacent to the embattled area
        [embattled] in the embattled area
       *[other] anywhere on the board
    }
ability-push-to-last = move your opponent to the last place of an influence track of your choice
ability-choose-retreat = you may choose the area your opponent retreats to, among those that are allowed
ability-repel-attackers = the attackers do not enter the area but go back where they came from
ability-march-again = your march order moves into the conquered area and may be resolved again

## What is written on Westeros cards

westeros-chosen = { chooser } chooses: { $effects }
chooser =
    { $track-id ->
        [iron-throne] the holder of the Iron Throne
        [fiefdoms] the holder of the Valyrian Steel Blade
       *[other] the holder of the Messenger Raven
    }
westeros-or = { $one } Or: { $other }
westeros-nothing = Nothing happens.
westeros-winter = This deck is shuffled with all its cards; then a new card is revealed and resolved.
westeros-supply = All houses adjust their supply to the icons they control and bring their armies within its limits.
westeros-mustering = In turn order all houses muster in their castles and strongholds.
westeros-clash = All houses bid power for their places on the three influence tracks.
westeros-power =
    { $ports ->
        [yes] Each house gains 1 power for each power icon in its areas, and 1 for each of its ports with a ship and no enemy ship outside.
       *[no] Each house gains 1 power for each power icon in its areas.
    }
westeros-wildlings = The wildlings attack.
westeros-ban = Nobody may use these orders this round: { $orders }.
westeros-no-support-by = This round { units-of-kind } give no strength when they support.

## What is written on wildling cards

wildling-highest = The Night's Watch wins, highest bidder: { $sentence }.
wildling-lowest = The wildlings win, lowest bidder: { $sentence }.
wildling-others = Each of the others: { $sentence }.
wildling-nothing = nothing happens
wildling-attack-again = takes no part while the wildlings attack again at once, with strength { $strength }
wildling-destroy-units =
    { $count ->
        [one] loses { $count } unit
       *[other] loses { $count } units
    }
wildling-destroy-units-at-structure =
    { $count ->
        [one] loses { $count } land unit in one of its areas with a castle or a stronghold, or anywhere if there is no such area
       *[other] loses { $count } land units in one of its areas with a castle or a stronghold, or any { $count } units if no such area has enough
    }
wildling-destroy-units-worth =
    { $count ->
        [one] loses units worth { $count } mustering point
       *[other] loses units worth { $count } mustering points
    }
wildling-units-or-influence =
    { $count ->
        [one] either loses { $count } unit or falls { $places } places on the influence track with the best place
       *[other] either loses { $count } units or falls { $places } places on the influence track with the best place
    }
wildling-knight-footmen =
    { $count ->
        [one] may turn { $count } footman into a knight
       *[other] may turn up to { $count } footmen into knights
    }
wildling-unhorse-knights =
    { $hidden ->
        [yes] turns all knights into footmen and loses those for whom no footman is left
       *[no]
            { $count ->
                [one] turns { $count } knight into a footman, or loses it if no footman is left
               *[other] turns { $count } knights into footmen and loses those for whom no footman is left
            }
    }
wildling-muster-in-one-area = may muster in one of its areas with a castle or a stronghold
wildling-change-supply =
    { $by-sign ->
        [negative]
            { $spaces ->
                [one] falls { $spaces } space on the supply track and brings the armies within the limits
               *[other] falls { $spaces } spaces on the supply track and brings the armies within the limits
            }
        [zero] keeps the supply it has
       *[positive]
            { $spaces ->
                [one] rises { $spaces } space on the supply track
               *[other] rises { $spaces } spaces on the supply track
            }
    }
wildling-return-bid = takes the bid back
wildling-discard-power =
    { $hidden ->
        [yes] loses all available power
       *[no] loses { $count } power
    }
wildling-rise-on-one-track = takes the first place of one influence track of its choice
wildling-fall-on-tracks = falls to the last place of these tracks: { $tracks }
wildling-fall-on-one-track = falls to the last place of one track, chosen from these: { $tracks }
wildling-take-back-discards = takes all discarded house cards back into the hand
wildling-take-back-card = may take one discarded house card back into the hand
wildling-discard-strongest = discards all house cards of the highest strength in hand, but never the whole hand
wildling-discard-one = discards one house card of its choice, but never the last

## Labels of the table

label-round = Round { $round } of { $rounds }
# $count: castles and strongholds that win at once
label-to-win = { $count } castles and strongholds win at once
label-structures = Castles and strongholds
label-power = Power
label-supply = Supply
label-units = Units
label-armies = Armies
label-army-limits = Largest armies
label-pool = Units left
label-special-orders = Special orders
label-hand-cards = Hand
label-discard-pile = Discard pile
label-hand-closed = Hidden for now: a combat is being fought
label-ready = Orders placed
label-wildlings = Wildlings
label-wildling-strength = Wildling strength { $strength }
label-wildling-card = Wildling card
label-wildling-deck = Wildling deck
label-westeros-deck = Westeros deck { $deck }
label-westeros-card = Westeros card
label-influence = Influence
label-track = { $track } track
# The token of whoever leads a track
label-token-iron-throne = Iron Throne
label-token-fiefdoms = Valyrian Steel Blade
label-token-kings-court = Messenger Raven
label-turn-order = Turn order
label-fresh = unused
label-used = used
label-banned = Not allowed this round
label-castle = Castle
label-stronghold = Stronghold
label-port = Port
label-land = Land
label-sea = Sea
label-home-of = Home of { $house }
label-garrison = Garrison { $strength }
label-neutral-force = Neutral force { $strength }
label-closed = Closed area
label-power-token = Power token
label-power-icons =
    { $count ->
        [one] { $count } power icon
       *[other] { $count } power icons
    }
label-supply-icons =
    { $count ->
        [one] { $count } supply icon
       *[other] { $count } supply icons
    }
label-mustering-points =
    { $count ->
        [one] { $count } mustering point
       *[other] { $count } mustering points
    }
label-routed = routed
label-uncontrolled = nobody's
label-order-none = no order
label-order-face-down = face-down order
label-strength = Strength
label-card-strength = Strength { $strength }
label-swords = { gain-swords }
label-towers = { gain-towers }
label-skulls =
    { $count ->
        [one] { $count } skull
       *[other] { $count } skulls
    }
label-no-text = This card has no text.
label-combat = Combat in { $area }
label-attacker = Attacker
label-defender = Defender
label-if-played = With { $card }: { $strength }
label-total = Total
label-silenced = Its text has no effect
# The lines of a combat strength
label-part-units = Units
label-part-order = Order
label-part-support = Support from { $area }
label-part-garrison = Garrison
label-part-card = House card
label-part-text = Text of the card
label-part-blade = Valyrian Steel Blade
label-part-tides = Tides of Battle
label-supply-preview = Supply after this
label-supply-fits = Your supply is sufficient.
label-leave-power = Leave a power token
label-clear-orders = Take all orders back
label-orders-left =
    { $count ->
        [0] Every area has its order.
        [one] { $count } area still needs an order.
       *[other] { $count } areas still need an order.
    }
label-bid = Bid
label-result = Castles and strongholds
label-result-about = Whoever holds the most castles and strongholds wins.
label-measure-structures = Castles and strongholds
label-measure-power = Available power
label-measure-supply = Supply
label-measure-units = Units

# The phases, and the steps in them
phase-westeros = Westeros phase
phase-planning = Planning phase
phase-action = Action phase
phase-over = End of the game
phase-advance-round = New round
phase-reveal-cards = Westeros cards
phase-advance-wildlings = Wildlings gather
phase-resolve = Westeros card
phase-count-supply = Supply
phase-reconcile = Supply
phase-muster = Mustering
phase-bid = Clash of Kings
phase-wildling-attack = Wildling attack
phase-second-attack = Second wildling attack
phase-wildling-effect = Wildling card
phase-end-attack = Wildlings fall back
phase-assign-orders = Assign orders
phase-assign-orders-of = Assign orders
phase-reveal-orders = Reveal orders
phase-use-raven = Messenger Raven
phase-raids = Raids
phase-marches = Marches
phase-consolidate-power = Consolidate power
phase-rally = Routed units rally
phase-clean-up = Clean-up
phase-combat-support = Call for support
phase-combat-house-cards = House cards
phase-combat-texts = Texts of the cards
phase-combat-tides = Tides of Battle
phase-combat-blade = Valyrian Steel Blade
phase-combat-resolution = Outcome
phase-combat-casualties = Casualties
phase-combat-retreat = Retreat
phase-combat-clean-up = Clean-up of the battlefield

## Names: houses and tracks

name-baratheon = Baratheon
name-greyjoy = Greyjoy
name-lannister = Lannister
name-stark = Stark
name-tyrell = Tyrell

name-iron-throne = Iron Throne
name-fiefdoms = Fiefdoms
name-kings-court = King's Court

## Names: units, and how they are counted

name-footman = Footman
name-knight = Knight
name-ship = Ship
count-footman =
    { $count ->
        [one] { $count } footman
       *[other] { $count } footmen
    }
count-knight =
    { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }
count-ship =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }

## Names: orders and their kinds

name-march-minus-1 = March −1
name-march-0 = March +0
name-march-plus-1 = Special March +1
name-defense-plus-1 = Defense +1
name-defense-plus-2 = Special Defense +2
name-support = Support
name-support-plus-1 = Special Support +1
name-raid = Raid
name-raid-special = Special Raid
name-consolidate-power = Consolidate Power
name-consolidate-power-special = Special Consolidate Power
name-march = March
name-defense = Defense

## Names: areas

name-blackwater = Blackwater
name-castle-black = Castle Black
name-crackclaw-point = Crackclaw Point
name-dornish-marches = Dornish Marches
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
name-the-arbor = The Arbor
name-the-eyrie = The Eyrie
name-the-fingers = The Fingers
name-the-mountains-of-the-moon = The Mountains of the Moon
name-the-reach = The Reach
name-the-stony-shore = The Stony Shore
name-the-twins = The Twins
name-white-harbor = White Harbor
name-widows-watch = Widow's Watch
name-winterfell = Winterfell
name-yronwood = Yronwood
name-bay-of-ice = Bay of Ice
name-blackwater-bay = Blackwater Bay
name-ironmans-bay = Ironman's Bay
name-sea-of-dorne = Sea of Dorne
name-shipbreaker-bay = Shipbreaker Bay
name-sunset-sea = Sunset Sea
name-the-golden-sound = The Golden Sound
name-the-narrow-sea = The Narrow Sea
name-the-shivering-sea = The Shivering Sea

## Names: house cards

name-stannis-baratheon = Stannis Baratheon
name-renly-baratheon = Renly Baratheon
name-ser-davos-seaworth = Ser Davos Seaworth
name-brienne-of-tarth = Brienne of Tarth
name-salladhor-saan = Salladhor Saan
name-euron-crows-eye = Euron Crow's Eye
name-victarion-greyjoy = Victarion Greyjoy
name-balon-greyjoy = Balon Greyjoy
name-theon-greyjoy = Theon Greyjoy
name-asha-greyjoy = Asha Greyjoy
name-aeron-damphair = Aeron Damphair
name-tywin-lannister = Tywin Lannister
name-ser-jaime-lannister = Ser Jaime Lannister
name-tyrion-lannister = Tyrion Lannister
name-cersei-lannister = Cersei Lannister
name-eddard-stark = Eddard Stark
name-robb-stark = Robb Stark
name-greatjon-umber = Greatjon Umber
name-catelyn-stark = Catelyn Stark
name-mace-tyrell = Mace Tyrell
name-ser-loras-tyrell = Ser Loras Tyrell
name-ser-garlan-tyrell = Ser Garlan Tyrell
name-margaery-tyrell = Margaery Tyrell
name-queen-of-thorns = Queen of Thorns

## Names: Westeros cards

name-supply = Supply
name-mustering = Mustering
name-last-days-of-summer = Last Days of Summer
name-winter-is-coming = Winter Is Coming
name-clash-of-kings = Clash of Kings
name-game-of-thrones = Game of Thrones
name-wildlings-attack = Wildlings Attack
name-storm-of-swords = Storm of Swords
name-sea-of-storms = Sea of Storms
name-feast-for-crows = Feast for Crows
name-rains-of-autumn = Rains of Autumn

## The game in sentences, without the board

told-title-moment = The moment
told-title-nobody = Areas nobody holds
told-title-house = { $named }, played by { $player }
told-moment =
    { $phase-id ->
        [over] The game is over after round { $round } of { $rounds }.
        [westeros] It is round { $round } of { $rounds }, in the Westeros phase.
        [planning] It is round { $round } of { $rounds }, in the planning phase.
       *[action] It is round { $round } of { $rounds }, in the action phase.
    }
told-goal = Whoever holds { $count } castles and strongholds wins at once.
told-track =
    { $track-id ->
        [iron-throne] The turn order is { $houses }. { told-holder } the Iron Throne, which settles ties.
        [fiefdoms] If a combat is tied, the first of these wins: { $houses }. { told-holder } the Valyrian Steel Blade.
       *[kings-court] On the King's Court track the order is { $houses }. { told-holder } the Messenger Raven.
    }
told-holder =
    { $holder-you ->
        [yes] You hold
       *[no] { $holder } holds
    }
told-used =
    { $track-id ->
        [fiefdoms] The Valyrian Steel Blade has been used this round.
       *[kings-court] The Messenger Raven has been used this round.
    }
told-wildlings = The wildlings have a strength of { $strength }.
told-known-wildlings = You know the wildling card in place { $place } of the deck: { $card }.
told-westeros = The latest Westeros cards are { $cards }.
told-banned = These orders may not be used this round: { $tokens }.
told-no-support = Units of this kind give no support this round: { $unit }.
told-combat =
    { $attacker-you ->
        [yes] You attack { $defender } in { $area }, coming from { $origin } with the order { $order }.
       *[no]
            { $defender-you ->
                [yes] { $attacker } attacks you in { $area }, coming from { $origin } with the order { $order }.
               *[no] { $attacker } attacks { $defender } in { $area }, coming from { $origin } with the order { $order }.
            }
    }
told-strength =
    { $house-you ->
        [yes] Your strength is { $strength }: { $parts }.
       *[no] The strength of { $house } is { $strength }: { $parts }.
    }
told-part =
    { $what-id ->
        [units] { $strength } from units
        [order] { $strength } from the order
        [support] { $strength } from support from { $area }
        [garrison] { $strength } from the garrison
        [card] { $strength } from the house card
        [text] { $strength } from the text of the card
        [blade] { $strength } from the Valyrian Steel Blade
       *[tides] { $strength } from the Tides of Battle card
    }
told-card-played =
    { $house-you ->
        [yes] You have played { $card }.
       *[no] { $house } has played { $card }.
    }
told-tides =
    { $house-you ->
        [yes] Your Tides of Battle card is { $card }.
       *[no] The Tides of Battle card of { $house } is { $card }.
    }
told-if-played = With { $card } your strength would be { $strength }.
told-combat-won =
    { $house-you ->
        [yes] You have won the combat.
       *[no] { $house } has won the combat.
    }
told-house =
    { $house-you ->
        [yes] You hold { told-castles } and have { told-power }. Your supply is { $supply }.
       *[no] { $house } holds { told-castles } and has { told-power }. The supply of { $house } is { $supply }.
    }
told-castles =
    { $castles ->
        [0] no castle or stronghold
        [one] { $castles } castle or stronghold
       *[other] { $castles } castles and strongholds
    }
told-power =
    { $power ->
        [0] no power tokens
        [one] { $power } power token
       *[other] { $power } power tokens
    }
told-armies =
    { $armies-count ->
        [0] There is no army yet; supply allows armies of { $limits } units. { told-stars }
        [one] There is one army, of { $armies } units; supply allows armies of { $limits }. { told-stars }
       *[other] There are armies of { $armies } units; supply allows { $limits }. { told-stars }
    }
told-stars =
    { $stars ->
        [0] None of the orders may be special.
        [one] One of the orders may be special.
       *[other] Up to { $stars } of the orders may be special.
    }
told-area =
    { $house-you ->
        [yes] In { $area } you have { $units }.
       *[no] In { $area } { $house } has { $units }.
    }
told-area-held =
    { $house-you ->
        [yes] You control { $area } without units there.
       *[no] { $house } controls { $area } without units there.
    }
told-routed = Routed among them: { $units }.
told-order = The order there is { $token }.
told-order-hidden = Your order there, still face down, is { $token }.
told-token =
    { $house-you ->
        [yes] Your power token lies there.
       *[no] A power token of { $house } lies there.
    }
told-garrison = A garrison of strength { $strength } defends it.
told-hand =
    { $cards-count ->
        [0] No house cards are left in hand.
       *[other] { $house-you ->
            [yes] The house cards in your hand are { $cards }.
           *[no] The house cards in the hand of { $house } are { $cards }.
        }
    }
told-hand-closed = { $house } has { $count } house cards in hand, which are hidden now.
told-discards =
    { $house-you ->
        [yes] You have already played { $cards }.
       *[no] { $house } has already played { $cards }.
    }
told-pool =
    { $house-you ->
        [yes] You can still muster { $units }.
       *[no] { $house } can still muster { $units }.
    }
told-ready =
    { $house-you ->
        [yes] You have placed your orders.
       *[no] { $house } has placed all orders.
    }
told-neutral = A neutral force of strength { $strength } stands in { $area }.
told-closed = Nobody may enter these areas: { $areas }.

## Chapters of the rules

chapter-terms = Important terms
chapter-setup = Setting up
chapter-players = Fewer players
chapter-round = The game round
chapter-west = The Westeros phase
chapter-wcard = The Westeros cards
chapter-sup = Supply
chapter-must = Mustering
chapter-clash = Clash of Kings: bidding for influence
chapter-track = Influence tracks and dominance tokens
chapter-plan = The planning phase
chapter-raven = The Messenger Raven
chapter-order = The order tokens
chapter-raid = Raid orders
chapter-march = March orders
chapter-cp = Consolidate power orders
chapter-clean = Clean-up
chapter-win = Winning the game
chapter-combat = Combat
chapter-support = Support
chapter-cards = House cards
chapter-casualty = Casualties
chapter-retreat = Retreats and routed units
chapter-wild = Wildling attacks
chapter-ship = Ship transport
chapter-control = Control of areas
chapter-ally = Alliances and promises
chapter-port = Ports
chapter-neutral = Neutral forces
chapter-garrison = Garrisons
chapter-map = The map
chapter-secret = What is open and what is secret
chapter-tides = Tides of Battle
chapter-hcard = What each house card does
chapter-xcard = What each wildling card does
chapter-limits = Limits of the pieces
chapter-ex = Worked examples
chapter-rule = Questions and rulings
