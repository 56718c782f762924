### What only the browser client says. Ids begin with web-; everything else is in en.ftl and in the words of each game.

web-skip = Skip to the content
web-newer = A newer version of maester is running here.
web-reload = Load it
web-loading = Loading …
web-navigation = Main
web-menu = Menu
web-close = Close
web-retry = Try again
web-more = Show more
web-to-lobby = To the lobby
web-nowhere = There is nothing at this address.

# $theme: auto, light or dark
web-theme =
    { $theme ->
        [light] Colours: light
        [dark] Colours: dark
       *[auto] Colours: as the system
    }

## What went wrong

web-problem-offline = The server cannot be reached. Your connection may be down.
web-problem-ours = Something went wrong on our side. Please try again.
web-problem-rules = These rules could not be loaded.
web-not-done = That was not done.

## People

web-nickname-title = What shall we call you?
web-nickname-why = No account, no password: a name for the others at the table is all it takes.
web-nickname = Nickname
# Suggestions, one of which is offered; with a comma between them
web-nicknames = Oakheart, Ravenfriend, Lady Alder, Ser Thistle, Greycloak, Winterborn, Saltbeard, Emberlyn, Old Quill, Swiftwater
web-sit-down = Sit down
web-myself = About you
web-webhook = Address to call when it is your turn
web-webhook-why = Optional, for example a channel of a chat service. It is called only while you are away, once per turn.
web-notify-me = Tell me in the browser when it is my turn
web-keep = Keep
web-kept = Kept.
web-sign-out = Forget me on this device
web-sign-out-everywhere = Forget me on all devices

## Lobby

web-welcome = Games of Westeros
web-welcome-text = Sit down with friends or against bots, live or a move a day. Every rule is refereed, and you are told which one.
web-mine = My matches
web-about = About
web-minutes = { $least }–{ $most } minutes
web-play-bots = Play against bots
web-invite-friends = Invite friends
web-my-matches = My matches
web-going-on = Going on
web-waiting-matches = Waiting for players
web-running-matches = To watch
web-finished-matches = Finished
web-none-waiting = Nobody is waiting for players right now. Open a table and invite somebody.
web-none-mine = You have no matches yet.
web-won-by = Won by { $winners }
web-seats-free =
    { $free ->
        [one] { $free } seat free
       *[other] { $free } seats free
    }
web-status-waiting = Waiting for players
web-status-running = Being played
web-status-paused = Paused
web-status-over = Finished
web-status-broken = Stopped by a fault
web-status-stranded = Stopped: the rules have changed
web-open-seat = open
web-kept-for-other = kept for somebody who played before
web-kept-for-me = kept for you
web-kept-seat = kept
web-private = private
web-to-table = To the table
web-watch = Watch
web-replay = Replay

## New match

web-new-about = Choose who plays and how. What you leave alone is set sensibly.
web-seat-number = Seat { $number }
web-seat-me = Me
web-seat-open = Open: a friend
web-seat-bot = Bot: { $name }
# A seat and who sits there
web-seat-of = { $seat }: { $who }
web-shuffled = Draw who sits where
web-how = How it is played
web-clock = Clock
web-clock-none = None: take your time
web-clock-live = Live: minutes for the whole match
web-clock-days = Over days: hours for each move
web-clock-minutes = Minutes for each player
web-clock-increment = Seconds added per move
web-clock-delay = Free seconds per move
web-clock-hours = Hours for each move
web-clock-why = When somebody's time is up, a bot plays on for them until they return.
web-thinking = Bots think for
web-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
web-make-private = Private: found only by its link
web-option-open = left open
web-option-random = random
web-make = Start the match
web-make-and-invite = Open the table

## Invitation and waiting

web-invited = You are invited
web-invited-to = { $host } keeps a seat for you: { $game }.
web-seated-already = You have a seat at this table.
web-invitation-used = This invitation has been used already. You can watch, or ask for another.
web-only-watch = Only watch
web-waiting-title = Waiting for players
web-waiting-text = The match begins by itself as soon as every seat is taken.
web-copy-invitation = Copy an invitation
web-invitation-link = Link of the invitation
web-copy-table = Copy the link to this table
web-link-copied = The link is copied.
web-let-bot-play = Let a bot play
web-ready = ready
web-leave = Leave the table

## Table

web-no-such-match = There is no such match, or it is private.
web-line-lost = The connection is lost. It returns by itself; nothing you prepared is lost.
web-line-closed = The server has closed this table's connection. Load the page to try again.
web-watching = You are watching.
web-bar = What to do now
web-drawer = Story, chat and rules
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-to = To whom
web-chat-table = All
web-unread =
    { $count ->
        [one] { $count } new
       *[other] { $count } new
    }
web-here = here
web-away = away
web-to-act = to act
web-bot-plays = { $bot } plays meanwhile
web-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-sending = Sent …
web-sent-later = Your answer waits and is sent as soon as the connection returns.
web-confirm = Confirm
web-cancel = Cancel
web-confirm-always = Ask once more before an answer is sent
web-without-board = Play without the board, in words
web-less = less
web-more-of-it = more
# $least and $most: how many may be chosen
web-choose-some =
    { $least ->
        [0] { $chosen } of { $most } at most
       *[other] { $chosen } of { $least } to { $most }
    }
web-unlisted = This question can only be answered on a board, and this game has none here yet.
web-not-possible = What is not possible, and why
web-find-answer = Search the answers
web-none-found = No answer has these words in it.
web-not-all-listed = There are more answers than can be listed here.
web-seen = What you see
web-answer-for = Answer for
web-pan-zoom = Board: drag it or use the arrow keys to move it, + and − to come closer or go further away, 0 to see all
web-zoom-in = Closer
web-zoom-out = Further away
web-zoom-all = See all
web-undo-free = Take your last answer back: nobody has acted since
web-undo-bots = Take your last answer back: bots always agree
web-undo-ask = Ask to take back
web-undo-ask-why = Others have acted since your last answer: they are asked to agree
web-paused = The match is paused.
web-pause = Propose a pause
web-resume = Propose to go on
web-proposal-undo =
    { $by-you ->
        [yes] You ask to take your last answer back.
       *[no] { $by } asks to take the last answer back.
    }
web-proposal-pause =
    { $by-you ->
        [yes] You propose a pause.
       *[no] { $by } proposes a pause.
    }
web-proposal-resume =
    { $by-you ->
        [yes] You propose to go on.
       *[no] { $by } proposes to go on.
    }
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-hand-over =
    { $seat-you ->
        [yes] Let a bot play for me
       *[no] Let a bot play for { $seat }
    }
web-give-back =
    { $seat-you ->
        [yes] Take my seat back
       *[no] Give { $seat } the seat back
    }
web-keys = Keys
web-keys-digits = Choose
web-fair = Nobody cooked the deck
web-fair-text = All luck of a match comes from one number, the seed. Its hash is shown from the start, the seed itself at the end: with the record, anybody can check every shuffle.

## Afterwards

web-rematch = Rematch
web-to-rematch = To the rematch
web-result = Result
web-share = Copy link
web-download = Download the record
web-continue = Continue from here
web-continue-why = A new match begins at this position; what is hidden is drawn anew. In the middle of a step it begins where that step began. Who plays?
web-old-rules = This match was played by rules that have changed since. Its result and its record are kept; it cannot be played back by the new rules.
web-broken = This match cannot go on: the rules have failed on it. Its record is kept.
web-stranded = This match cannot go on: the rules have changed since it began. Its record is kept as it was played.
web-continues-which = Show the other
web-continues = This table continues another; what was hidden there was drawn anew.
web-seen-by = Seen by
web-seen-all = All hands open
web-first = To the beginning
web-back-step = One step back
web-play = Play
web-rest = Rest
web-next-step = One step on
web-last = To the end
web-speed = Speed
web-speed-of = Speed { $speed }
# What a plot counts from left to right
web-axis-moves = Moves

## Rules

web-rules-about = Every rule as one statement, with the id by which refusals name it.
web-rules-find = Search the rules
web-rule-example = example
web-rule-ruling = ruling
web-rule-proposed = not confirmed
web-rule-physical = for people only

## About

web-about-what = maester lets people play tabletop games of Westeros in the browser, with friends or against bots. It referees every rule and can say which one it applied. The same engine is a library and an environment for programs that learn to play.
web-about-fair = All luck of a match comes from one number. Its hash is shown from the start and the number itself at the end, so everybody can check that nobody cooked the deck.
web-about-credits = Credits
web-about-icons = charges and icons, by these makers
web-about-lucide = icons of the controls
web-about-fonts = typefaces
web-about-names = Names
web-about-owners = The names of the games, and of the people and places in them, belong to their owners. maester is made by fans, sells nothing, and uses none of their art and texts.

## The board game: map and areas

web-westeros-map = Map of Westeros
web-westeros-port-of = Port of { $area }
web-westeros-tracks = Tracks and cards
web-westeros-matter = The matter in hand
web-westeros-area-empty = Nothing here
web-westeros-area-closed = closed
web-westeros-area-routed = routed: { $units }
web-westeros-area-order = order: { $order }
web-westeros-area-token = power token of { $house }
web-westeros-area-garrison = garrison { $strength }
web-westeros-area-neutral = neutral force { $strength }
web-westeros-area-castle = castle
web-westeros-area-stronghold = stronghold
web-westeros-area-supply = { $count } supply
web-westeros-area-power = { $count } power
web-westeros-area-home = home of { $house }
web-westeros-area-barred = no border with { $area } at this table

## The board game: round, tracks and cards of the round

web-westeros-round = Round { $round } of { $rounds }
web-westeros-rail-westeros = Westeros
web-westeros-rail-planning = Planning
web-westeros-rail-action = Action
web-westeros-rail-reveal = Westeros: cards
web-westeros-rail-resolve = Effects
web-westeros-rail-wildlings = Wildlings
web-westeros-rail-orders = Planning: orders
web-westeros-rail-raven = Raven
web-westeros-rail-raids = Action: raids
web-westeros-rail-marches = Marches
web-westeros-rail-power = Power
web-westeros-rail-clean-up = Clean-up
web-westeros-rail-over = The end
web-westeros-token-iron-throne = Iron Throne
web-westeros-token-fiefdoms = Valyrian Steel Blade
web-westeros-token-kings-court = Messenger Raven
web-westeros-used = { $token }, used this round
web-westeros-stars =
    { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
web-westeros-track-empty = Being bid for
web-westeros-supply = Supply
web-westeros-limits = Armies of up to { $limits }
web-westeros-armies-fit = Armies of { $armies }; allowed are { $limits }
web-westeros-armies-over = Armies of { $armies } are more than the allowed { $limits }
web-westeros-victory = Castles and strongholds, { $structures } win
web-westeros-structures = { $house }: { $structures }
web-westeros-wildlings = Wildlings: strength { $strength }
web-westeros-wildling-top = On top, as you know: { $card }
web-westeros-wildling-icon = wildlings advance
web-westeros-cards = Westeros cards
web-westeros-no-card = none yet
web-westeros-deck-left = Cards left in the deck: { $count }
web-westeros-banned = Forbidden this round
web-westeros-no-support-by = No strength in support this round: { $unit }

## The board game: houses and their cards

web-westeros-house = House { $house }
web-westeros-inspect = Cards and units of { $house }
web-westeros-pool = Not on the board:
web-westeros-hand = In hand: { $count }
web-westeros-hand-closed = Hidden for now: a combat is being fought.
web-westeros-discards = Discarded: { $count }
web-westeros-fact-structures = Castles and strongholds
web-westeros-fact-power = Available power
web-westeros-fact-supply = Supply
web-westeros-fact-cards = House cards in hand
web-westeros-sword = sword
web-westeros-tower = tower
web-westeros-swords =
    { $count ->
        [one] { $count } sword
       *[other] { $count } swords
    }
web-westeros-towers =
    { $count ->
        [one] { $count } tower
       *[other] { $count } towers
    }

## The board game: choosing

web-westeros-none = None
web-westeros-nobody = Nobody
web-westeros-again = Begin again
web-westeros-enough = That is enough
web-westeros-ask-which-order = Which order?
web-westeros-ask-raid = What is raided?
web-westeros-ask-new-order = Which order instead?
web-westeros-forgo-raid = Raid nothing
web-westeros-raven-rest = Let the raven rest
web-westeros-raven-look = Look at the top wildling card
web-westeros-muster-instead = Muster instead
web-westeros-take-power = Gain power
web-westeros-rank-up = { $house }: a better place
web-westeros-rank-down = { $house }: a worse place
web-westeros-named = { $now } chosen, { $least } to { $most } needed
web-westeros-lost-units = { $now } of { $needed } chosen
web-westeros-lost-points = Worth { $now } of { $needed } mustering points
web-westeros-lost-supply =
    { $now ->
        [one] { $now } unit chosen
       *[other] { $now } units chosen
    }

## The board game: sending what was prepared

web-westeros-send-orders = Place these orders
web-westeros-send-orders-open =
    { $open ->
        [one] Place these orders ({ $open } area without)
       *[other] Place these orders ({ $open } areas without)
    }
web-westeros-send-march =
    { $units ->
        [one] March with { $units } unit
       *[other] March with { $units } units
    }
web-westeros-send-march-fight =
    { $units ->
        [one] Attack with { $units } unit
       *[other] Attack with { $units } units
    }
web-westeros-send-march-nobody = Stay in { $area }: the order is spent
web-westeros-send-support = Give this support
web-westeros-send-muster =
    { $units ->
        [one] Muster { $units } unit
       *[other] Muster { $units } units
    }
web-westeros-send-muster-nobody = Muster nobody
web-westeros-send-rank = Put them in this order
web-westeros-send-units =
    { $units ->
        [one] Choose { $units } unit
       *[other] Choose { $units } units
    }
web-westeros-send-losses =
    { $now ->
        [one] Lose this unit
       *[other] Lose these { $now } units
    }
web-westeros-send-losses-open = Not enough yet ({ $now })

## The board game: orders

web-westeros-tray = Order tokens
web-westeros-own-areas = Your areas
web-westeros-order-begin = Choose an order or an area.
web-westeros-order-for = Order for { $area }:
web-westeros-order-where = { $order }: in which area?
web-westeros-order-banned = forbidden this round { $rule }
web-westeros-order-none-left = none left
web-westeros-order-not-here = not in this area
web-westeros-order-no-stars = no star left
web-westeros-no-order = no order
web-westeros-take-off = { $area }: take the order off
web-westeros-tokens-left = { $count } left
web-westeros-stars-left =
    { $stars ->
        [one] { $stars } star left
       *[other] { $stars } stars left
    }
web-westeros-areas-open =
    { $open ->
        [0] every area has an order
        [one] { $open } area without an order
       *[other] { $open } areas without an order
    }

## The board game: marches

web-westeros-march-from = March order
web-westeros-march-hand = In hand
web-westeros-march-all-gone = All units go
web-westeros-march-routed = stay, routed: { $units }
web-westeros-march-to = March to
web-westeros-march-own = yours
web-westeros-march-enemy = combat
web-westeros-march-garrison = garrison
web-westeros-march-neutral = neutral { $force }
web-westeros-march-back = { $area }: call them back
web-westeros-march-breaks-supply = too many armies
web-westeros-march-combat = Combat in { $area }: { $strength } before support and cards
web-westeros-march-against-neutral = { $area }: { $strength }, with support up to +{ $support }, against { $force }
web-westeros-march-two-fights = Only one combat per march order
web-westeros-march-leave-power = Leave a power token behind (you have { $power })

## The board game: mustering

web-westeros-muster-areas = Where to muster
web-westeros-muster-points =
    { $points ->
        [one] { $points } point left
       *[other] { $points } points left
    }
web-westeros-muster-upgrade = Footman into { $unit }
web-westeros-muster-into = { $unit }: { $area }
web-westeros-muster-costs =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
web-westeros-muster-chosen = Chosen
web-westeros-muster-drop = Not this one: { $unit }, { $area }
web-westeros-muster-in-one-area = In one area only
web-westeros-muster-no-points = too few points
web-westeros-muster-no-pool = none left
web-westeros-muster-no-supply = too large an army
web-westeros-muster-no-port = the port is full
web-westeros-muster-no-footman = no footman there
web-westeros-muster-no-one-area = in one area only

## The board game: combat

web-westeros-combat-title = Combat in { $area }
web-westeros-combat-deciding = { $houses } to decide
web-westeros-combat-attacker = Attacker
web-westeros-combat-defender = Defender
web-westeros-combat-strength = Combat strength { $strength }
web-westeros-combat-won = Victory
web-westeros-combat-sum = How the strengths add up
web-westeros-combat-part = Part
web-westeros-combat-hand = Your house cards
web-westeros-combat-if-played = { $strength } if played
web-westeros-combat-part-units = Units
web-westeros-combat-part-order = Order
web-westeros-combat-part-garrison = Garrison
web-westeros-combat-part-support = Support: { $house }, { $area }
web-westeros-combat-part-card = House card
web-westeros-combat-part-text = Card text
web-westeros-combat-part-blade = Valyrian Steel Blade
web-westeros-combat-part-tides = Tides of Battle
web-westeros-combat-part-floor = Never below 0
web-westeros-combat-step-support = Support is called for
web-westeros-combat-step-house-cards = House cards are chosen in secret
web-westeros-combat-step-texts = The cards take effect
web-westeros-combat-step-tides = Tides of Battle
web-westeros-combat-step-blade = The Blade may be used
web-westeros-combat-step-resolution = The victor is known
web-westeros-combat-step-casualties = Casualties
web-westeros-combat-step-retreat = Retreat
web-westeros-combat-step-clean-up = Clean-up

## The board game: guide of a first game

web-westeros-guide = Guide
web-westeros-guide-on = Show the guide
web-westeros-guide-off = Hide the guide
web-westeros-guide-westeros = Each round after the first opens with three Westeros cards, one from each deck. They bring new troops, new supply, bidding for the tracks, wildlings, or orders nobody may give this round.
web-westeros-guide-supply = Supply is counted anew: every barrel in your areas is one. The track says how many armies you may have and how large; two or more units in one place are an army. What is too much has to go.
web-westeros-guide-muster = Every castle of yours has one point to spend, every stronghold two. Footmen and ships cost one, knights and siege engines two, or one if a footman becomes one. Ships go to sea or into the port beside.
web-westeros-guide-clash = All places on the three tracks are bid for anew, one track after the other, with power and in secret. Iron Throne: turn order and all ties. Fiefdoms: ties in combat and the Blade. King's Court: special orders and the Raven. What you bid is gone.
web-westeros-guide-wildlings = The wildlings attack everybody. All bid power in secret; together it must reach their strength. If the Watch holds, the highest bidder is rewarded; if not, the lowest suffers most.
web-westeros-guide-orders = Put one order, unseen by the others, on every area where you have units. March moves and attacks; support helps combats next door; raid removes orders next door; defense strengthens; consolidate power brings power. Orders with a star are limited by your place at King's Court.
web-westeros-guide-raven = All orders are open now. Whoever holds the Raven may exchange one own order, or look at the next wildling card and put it back on top or at the bottom.
web-westeros-guide-raids = In turn order, one raid at a time removes a support, raid or consolidate power order of an enemy next door; with a star also a defense. A raided consolidate power order pays the raider. Raids from land reach no sea.
web-westeros-guide-marches = In turn order, one march at a time: the units of the area go next door, together or apart, but into one fight only. A chain of your ships carries land units from coast to coast. If everybody leaves, a power token keeps the land yours.
web-westeros-guide-support = Combat. Whoever has a support order next to the embattled area may give its strength to either side, or to nobody. Promises bind nobody.
web-westeros-guide-cards = Both sides choose a house card in secret. The higher sum wins; on a tie the better place on the Fiefdoms track. Swords of the winner less towers of the loser are the casualties. The number on a card is what you would have with it.
web-westeros-guide-aftermath = The loser takes the casualties, and what is left retreats together to a place that takes it. Routed units lie down: they are worth nothing and cannot march until the round ends.
web-westeros-guide-power = Each order to consolidate power brings one power and one more for every crown of its area. With a star, at a castle or stronghold, it may muster there instead.
web-westeros-guide-over = The game is over. Who held enough castles and strongholds, or the most of them after the last round, has won.
