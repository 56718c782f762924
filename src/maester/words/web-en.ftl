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
       *[auto] Colours: same as the system
    }

## What went wrong

web-problem-offline = The server can't be reached. Check your connection.
web-problem-ours = Something went wrong on our side. Please try again.
web-problem-rules = These rules could not be loaded.
web-not-done = That didn't work.

## People

web-nickname-title = What should we call you?
web-nickname-why = No account, no password. The others at the table just need a name to call you by.
web-nickname = Nickname
# Suggestions, one of which is offered; with a comma between them
web-nicknames = Oakheart, Ravenfriend, Lady Alder, Ser Thistle, Greycloak, Winterborn, Saltbeard, Emberlyn, Old Quill, Swiftwater
web-sit-down = Sit down
web-myself = About you
web-webhook = Address to call when it is your turn
web-webhook-why = Optional, for example a channel in a chat service. It is called only while you are away, once per turn.
web-notify-me = Notify me in the browser when it is my turn
web-keep = Save
web-kept = Saved.
web-sign-out = Forget me on this device
web-sign-out-everywhere = Forget me on all devices

## Lobby

web-welcome = Games of Westeros
web-welcome-text = Play with friends or against bots, live or one move a day. Every rule is checked for you, and you are told which one applies.
web-mine = My matches
web-about = About
web-minutes = { $least }–{ $most } minutes
web-play-bots = Play against bots
web-invite-friends = Invite friends
web-my-matches = My matches
web-going-on = In progress
web-waiting-matches = Waiting for players
web-running-matches = To watch
web-finished-matches = Finished
web-none-waiting = No table is waiting for players right now. Open one and invite somebody.
web-none-mine = You have no matches yet.
web-won-by = Won by { $winners }
web-seats-free =
    { $free ->
        [one] { $free } seat free
       *[other] { $free } seats free
    }
web-status-waiting = Waiting for players
web-status-running = In progress
web-status-paused = Paused
web-status-over = Finished
web-status-broken = Stopped by an error
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

web-new-about = Choose who plays and how. Everything you don't change has a sensible setting.
web-seat-number = Seat { $number }
web-seat-me = Me
web-seat-open = Open: for a friend
web-seat-bot = Bot: { $name }
# A seat and who sits there
web-seat-of = { $seat }: { $who }
web-shuffled = Draw who sits where
web-how = How it is played
web-clock = Clock
web-clock-none = None: no time limit
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
web-make-private = Private: only for people you invite
web-option-open = not set
web-option-random = random
web-make = Start the match
web-make-and-invite = Open the table

## Invitation and waiting

web-invited = You are invited
web-invited-to = { $host } keeps a seat for you: { $game }.
web-table-of = A table of { $host }: { $game }.
web-invited-too-late = This link came too late
web-seated-already = You already have a seat at this table.
web-invitation-used = Somebody has already sat down with this link, and it was for one person. Ask { $host } for another, or watch.
web-invitation-full = All seats at this table are taken. You can watch.
web-invitation-started = This game has already begun. You can watch.
web-only-watch = Just watch
web-waiting-title = Waiting for players
web-waiting-text = The match starts on its own as soon as every seat is taken.
web-hold = Wait for me
web-held = Waiting for you
web-hold-about = A chance to act passes by itself if nobody does anything. Nobody learns that you asked to be waited for.
web-format = Format
web-pass-rest = Pass to the end
web-pass-rest-about = Pass every time you could act until this window closes
web-beat = Chances to act pass after
web-beat-none = never: everybody is waited for
web-beat-about = For people who are new to the game, longer is better. Nobody can tell from it what anybody holds: whoever wants to think presses “Wait for me”.
web-beat-passed = Time was up, and it was passed for you. Next time, press “Wait for me”, or choose in the menu where you are always waited for.
web-beat-first = This chance passes when the bar has run out. Do you want to think? Press “Wait for me”, or the H key: the others are not told.
web-stops = Always wait for me
web-stops-about = The others are not told. What you hold makes no difference.
web-stop-all = at every chance to act
web-stop-able = whenever I could do something
web-stop-able-about = Careful: when you are waited for, the others can tell that you could do something.
web-brings-later = They bring their own.
web-copy = Copy
web-copy-invitation = Copy a link for one person
web-copy-group-invitation = Copy a link for everybody
web-invitation-for-one = This link is for one person.
web-invitation-for-group = Everybody with this link may sit down, as long as a seat is free.
web-invitation-code = The same link, for the camera of a phone
web-invitation-link = Invitation link
web-copy-table = Copy the link to this table
web-link-copied = Link copied.
web-let-bot-play = Let a bot play
web-ready = ready
web-leave = Leave the table

## Table

web-no-such-match = There is no such match, or it is private.
web-line-lost = Connection lost. We are reconnecting; nothing you have prepared is lost.
web-line-closed = The server has closed the connection to this table. Reload the page to try again.
web-watching = You are watching.
web-bar = What to do now
web-drawer = Story, chat and rules
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-to = To whom
web-chat-table = Everybody
web-unread =
    { $count ->
        [one] { $count } new
       *[other] { $count } new
    }
web-here = here
web-away = away
web-to-act = to move
web-bot-plays = { $bot } is filling in
web-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-sending = Sent …
web-sent-later = Your answer is saved and will be sent as soon as the connection is back.
web-confirm = Confirm
web-nothing-sure = Yes: { $what }
web-do-nothing = Do nothing
web-gives-up = You would do nothing here, and the chance is gone. Press again if you mean it.
web-key-space = Space
web-cancel = Cancel
web-confirm-always = Ask me to confirm every answer
web-without-board = Play without the board, in words
web-sound = Play sounds
web-hand-tall = What is in hand: show all of it
web-all-choices = Show all choices
web-less = less
web-more-of-it = more
# $least and $most: how many may be chosen
web-choose-some =
    { $least ->
        [0] { $chosen } of { $most } at most
       *[other] { $chosen } of { $least } to { $most }
    }
web-unlisted = This question can only be answered on a board, and this game does not have one yet.
web-not-possible = What is not possible, and why
web-find-answer = Search the answers
web-none-found = No answer has these words in it.
web-not-all-listed = There are more answers than can be listed here.
web-list-in-words = Choose from a list in words
web-seen = What you see
web-asked = What you are asked
web-answer-for = Answer for
web-pan-zoom = Board: drag it or use the arrow keys to move it, + and − to zoom in and out, 0 to see all of it
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-all = Show everything
web-undo-free = Take back your last answer: nobody has moved since
web-undo-bots = Take back your last answer: bots always agree
web-undo-ask = Ask to take back
web-undo-ask-why = Others have moved since your last answer, so they are asked to agree
web-paused = The match is paused.
web-pause = Suggest a pause
web-resume = Suggest going on
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
web-keys = Keyboard
web-keys-digits = Choose
web-keys-space = Pass, or whatever means doing nothing
web-fair = Nobody stacked the deck
web-fair-text = All the luck in a match comes from one number, the seed. Its hash is shown from the start and the seed itself at the end, so anybody can use the record to check every shuffle.

## Afterwards

web-rematch = Rematch
web-to-rematch = To the rematch
web-result = Result
web-share = Copy link
web-download = Download the record
web-continue = Continue from here
web-continue-why = A new match starts from this position; what is hidden is drawn again. In the middle of a step it starts where that step began. Who plays?
web-old-rules = This match was played under rules that have changed since. Its result and its record are kept; it cannot be replayed under the new rules.
web-broken = This match cannot go on: there was an error in the rules. Its record is kept.
web-stranded = This match cannot go on: the rules have changed since it began. Its record is kept as it was played.
web-continues-which = Show the other
web-continues = This table continues another; what was hidden there was drawn again.
web-seen-by = Seen by
web-seen-all = All hands open
web-first = To the start
web-back-step = One step back
web-play = Play
web-rest = Pause
web-next-step = One step forward
web-last = To the end
web-speed = Speed
web-speed-of = Speed { $speed }
web-jump = Jump by
web-jump-round = Round
web-jump-round-next = Next round
web-jump-round-back = Previous round
web-jump-phase = Phase
web-jump-phase-next = Next phase
web-jump-phase-back = Previous phase
web-jump-challenge = Challenge
web-jump-challenge-next = Next challenge
web-jump-challenge-back = Previous challenge
web-jump-combat = Combat
web-jump-combat-next = Next combat
web-jump-combat-back = Previous combat
web-jump-activation = Activation
web-jump-activation-next = Next activation
web-jump-activation-back = Previous activation
web-jump-key = { $label } (key { $key })
web-result-brought = What they brought
# What a plot counts from left to right
web-axis-moves = Moves

## Seats and houses

# Where a seat is a house: the house and whoever plays it
web-house-of = { $house } ({ $who })
web-house = House
web-house-by-lot = House by lot
web-house-free = free
web-house-guest = The guest chooses
web-house-take = Take this house
web-house-leave = Have it drawn instead
web-house-sit = Sit down as { $house }
web-houses = Houses
web-house-lot-title = Drawn when the match starts
web-house-lot-text = Whoever has not taken a house is given one of those left, by lot.
web-house-lot-nobody = Nobody yet
web-sit-by-lot = Sit down, house by lot
web-seat-of-player = Player { $number }
web-which-house = { $player }: house
web-seats-still-open =
    { $count ->
        [one] { $count } seat is open
       *[other] { $count } seats are open
    }
web-seat-open-again = Open this seat again
web-level = Strength of the bots
web-players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-how-many = Number of players
web-bots-change = Against bots: { $plan }
web-private-table = This table is private: only people you invite can see it and sit down. Each invitation is for one person.
web-private-no-entry = This table is private. Ask whoever opened it for an invitation.
web-anybody = Anybody who has the link, or finds the table in the lobby, can sit down.

## What is lost

web-leave-waiting-title = Leave this table?
web-leave-waiting-text = Your seat is open to others again.
web-leave-waiting-last = Nobody else sits here: the table and its invitations are gone.
web-leave-running-title = Leave the game?
web-leave-running-text = A bot plays on for you. What it does cannot be undone, but you may return to this table and take your seat back as long as the match goes on.
web-stay = Stay
web-forget-title = Forget you on this device?
web-forget-text = You have no password. Once this device has forgotten you, nobody, not even you, can play your seats again.
web-forget-everywhere-title = Forget you on all devices?
web-forget-everywhere-text = You have no password. Once all devices have forgotten you, nobody, not even you, can play your seats again.
web-forget-matches =
    { $count ->
        [0] You have no seat in an unfinished match.
        [one] You have a seat in { $count } unfinished match. It would wait for you in vain.
       *[other] You have seats in { $count } unfinished matches. They would wait for you in vain.
    }
web-westeros-march-lost = { $area } is no longer yours once all have left.
web-westeros-march-lost-holding = { $area } is no longer yours once all have left: { $holding }.

## The story, and what has come out

web-since-your-move = Since your last move
web-story-round = Round { $round }
web-outcomes = Outcomes
web-outcome-of = { $now } of { $count }
web-outcome-seen = Seen
web-outcome-all-seen = All seen
web-westeros-outcome-cards = The Westeros cards of this round
web-westeros-outcome-bids = Bids for the { $track } track
web-westeros-outcome-wildlings = Wildling attack
web-westeros-outcome-raven = What your raven has seen
web-westeros-outcome-combat = Combat in { $area }
web-westeros-outcome-no-card = no card
web-westeros-outcome-before-cards = Before cards
web-undo-which = It concerns: { $event }
web-to-bar = To what you have to do now
# What a plot counts from left to right
web-axis-rounds = Rounds

## Rules

web-rules-about = Every rule in a sentence. Ask as you would ask a friend: “Who wins a tie?” A refusal names its rule by the small reference.
web-rules-find = Search the rules
web-rule-example = example
web-rule-ruling = ruling
web-rule-see = See also:
web-rule-physical = for people only

## About

web-about-what = maester lets you play tabletop games of Westeros in the browser, with friends or against bots. It checks every rule and can tell you which one it applied. The same engine is a library and an environment for programs that learn to play.
web-about-fair = All the luck in a match comes from one number. Its hash is shown from the start and the number itself at the end, so everybody can check that nobody stacked the deck.
web-about-credits = Credits
web-about-icons = coats of arms and icons, by these artists
web-about-lucide = icons for the controls
web-about-fonts = typefaces
web-about-names = Names
web-about-owners = The names of the games, and of the people and places in them, belong to their owners. maester is made by fans, sells nothing, and uses none of their art and texts.

## The board game: map and areas

web-westeros-map = Map of Westeros
web-westeros-port-of = Port of { $area }
web-westeros-beside = Tracks
web-westeros-matter = What is happening now
web-westeros-area-empty = Nothing here
web-westeros-area-closed = closed
web-westeros-area-routed = routed: { $units }
web-westeros-area-order = order: { $order }
web-westeros-area-token = power token of { $house }
web-westeros-area-garrison = garrison { $strength }
web-westeros-area-neutral = neutral force { $strength }
web-westeros-area-castle = castle
web-westeros-area-stronghold = stronghold
web-westeros-area-supply =
    { $count ->
        [one] { $count } supply icon
       *[other] { $count } supply icons
    }
web-westeros-area-power =
    { $count ->
        [one] { $count } power icon
       *[other] { $count } power icons
    }
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
web-westeros-track-empty = Being auctioned
web-westeros-supply = Supply
web-westeros-limits = Armies of up to { $limits }
web-westeros-armies-fit = Armies of { $armies }; { $limits } allowed
web-westeros-armies-over = Armies of { $armies } are more than the allowed { $limits }
web-westeros-victory = Castles and strongholds: { $structures } win the game
web-westeros-structures =
    { $structures ->
        [one] { $house } holds { $structures } castle
       *[other] { $house } holds { $structures } castles
    }
web-westeros-wildlings = Wildlings: strength { $strength }
web-westeros-wildling-top = Top card, known to you: { $card }
web-westeros-wildling-icon = wildlings advance
web-westeros-cards = Westeros cards
web-westeros-no-card = none yet
web-westeros-deck-left = Cards left in the deck: { $count }
web-westeros-banned = Not allowed this round
web-westeros-no-support-by = Gives no support strength this round: { $unit }

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
web-westeros-again = Start over
web-westeros-enough = Done
web-westeros-ask-which-order = Which order?
web-westeros-ask-raid = What do you raid?
web-westeros-ask-new-order = Which order instead?
web-westeros-forgo-raid = Raid nothing
web-westeros-raven-rest = Don't use the raven
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
web-westeros-send-no-orders = Give no orders
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
web-westeros-send-march-nobody = Stay in { $area } and use up the order
web-westeros-send-march-some = March
web-westeros-send-support = Give this support
web-westeros-send-no-support = Support nobody
web-westeros-send-muster =
    { $units ->
        [one] Muster { $units } unit
       *[other] Muster { $units } units
    }
web-westeros-send-muster-nobody = Muster nothing
web-westeros-send-muster-some = Muster
web-westeros-send-rank = Put them in this order
web-westeros-send-no-units = None of them
web-westeros-gives-up-orders = None of your areas would have an order: you would do nothing this round. Press again if you mean it.
web-westeros-gives-up-march = Nobody would move, and the order would be used up. Press again if you mean it.
web-westeros-gives-up-raid = The raid order would be used up and remove nothing. Press again if you mean it.
web-westeros-gives-up-muster = You could recruit units, and would recruit none. Press again if you mean it.
web-westeros-gives-up-support = You would fight without your own support orders. Press again if you mean it.
web-westeros-gives-up-take-port = You could take over ships, and would take none. Press again if you mean it.
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

## The board game: orders

web-westeros-tray = Order tokens
web-westeros-own-areas = Your areas
web-westeros-order-begin = Choose an order or an area.
web-westeros-order-for = Order for { $area }:
web-westeros-order-where = { $order }: in which area?
web-westeros-order-not-here = not in this area
web-westeros-order-no-units = no units of yours there
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
web-westeros-march-all-gone = All units leave
web-westeros-march-routed = routed, must stay: { $units }
web-westeros-march-to = March to
web-westeros-march-own = yours
web-westeros-march-enemy = combat
web-westeros-march-garrison = garrison
web-westeros-march-neutral = neutral force { $force }
web-westeros-march-back = { $area }: bring them back
web-westeros-march-combat = Combat in { $area }
web-westeros-march-force = Neutral force in { $area }
web-westeros-attack-neutral = Neutral force
web-westeros-attack-before = before support and cards
web-westeros-attack-up-to = up to { $strength } with support
web-westeros-attack-support = Possible support
web-westeros-attack-no-support = Nobody can support.
web-westeros-attack-either = For either side
web-westeros-attack-for = For { $house }
web-westeros-attack-tie = Equal strength: { $house } wins
web-westeros-march-leave-power = Leave a power token behind (you have { $power })

## The board game: mustering

web-westeros-muster-areas = Where to muster
web-westeros-muster-points =
    { $points ->
        [one] { $points } point left
       *[other] { $points } points left
    }
web-westeros-muster-upgrade = Upgrade a footman to { $unit }
web-westeros-muster-into = { $unit }: { $area }
web-westeros-muster-costs =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
web-westeros-muster-chosen = Chosen
web-westeros-muster-drop = Remove { $unit }, { $area }
web-westeros-muster-in-one-area = In one area only

## The board game: combat

web-westeros-combat-title = Combat in { $area }
web-westeros-combat-deciding = { $houses } to decide
web-westeros-combat-attacker = Attacker
web-westeros-combat-defender = Defender
web-westeros-combat-strength = Combat strength { $strength }
web-westeros-combat-won = Victory
web-westeros-combat-sum-of = How the strength of { $house } adds up
web-westeros-combat-hand = Your house cards
web-westeros-combat-if-played = { $strength } if played
web-westeros-combat-tie-won = equal strength: you win
web-westeros-combat-tie-lost = equal strength: you lose
web-westeros-combat-silenced = without its text
web-westeros-combat-part-units = Units
web-westeros-combat-part-order = Order
web-westeros-combat-part-garrison = Garrison
web-westeros-combat-support-by = Support by { $house }:
web-westeros-combat-part-card = House card
web-westeros-combat-part-text = Card text
web-westeros-combat-part-blade = Valyrian Steel Blade
web-westeros-combat-part-tides = Tides of Battle
web-westeros-combat-part-neutral = Neutral force
web-westeros-combat-tie = Equal strength: { $house } wins, being higher on the Fiefdoms track.
web-westeros-combat-tied = Equal strength: { $house } is higher on the Fiefdoms track and wins.
web-westeros-combat-part-floor = Never below 0
web-westeros-combat-step-support = Support is called for
web-westeros-combat-step-house-cards = House cards are chosen in secret
web-westeros-combat-step-texts = The cards take effect
web-westeros-combat-step-tides = Tides of Battle
web-westeros-combat-step-blade = The Blade may be used
web-westeros-combat-step-resolution = The winner is known
web-westeros-combat-step-casualties = Casualties
web-westeros-combat-step-retreat = Retreat
web-westeros-combat-step-clean-up = Clean-up

## The board game: guide of a first game

web-westeros-guide = Guide
web-westeros-guide-on = Show the guide
web-westeros-guide-off = Hide the guide
web-westeros-guide-wait = The others are still deciding.
web-westeros-guide-westeros = Each round after the first opens with three Westeros cards, one from each deck. They bring new troops, new supply, bidding for the tracks, wildlings, or orders nobody may give this round.
web-westeros-guide-supply = Supply is counted again: each supply icon in your areas counts one. The track shows how many armies you may have and how large; two or more units in one place are an army. Whatever is too much has to go.
web-westeros-guide-muster = Each castle you hold gives you one point to spend, each stronghold two. Footmen and ships cost one, knights and siege engines two, or one to upgrade a footman. Ships go to sea or into the port next to it.
web-westeros-guide-clash = All places on the three tracks are up for auction again, one track after the other, with secret bids of power. Iron Throne: turn order and all ties. Fiefdoms: ties in combat and the Blade. King's Court: special orders and the Raven. Whatever you bid is gone.
web-westeros-guide-wildlings = The wildlings attack everybody. All houses secretly bid power; together the bids must reach the wildlings' strength. If the Night's Watch wins, the highest bidder is rewarded; if not, the lowest bidder suffers most.
web-westeros-guide-orders = Place one order, hidden from the others, in every area where you have units. March moves and attacks; support helps in combats in adjacent areas; raid removes orders in adjacent areas; defense makes you stronger; consolidate power brings power. How many orders with a star you may use depends on your place at the King's Court.
web-westeros-guide-raven = All orders are open now. Whoever holds the Raven may exchange one of their own orders, or look at the next wildling card and put it back on top or at the bottom.
web-westeros-guide-raids = In turn order, one raid at a time removes an enemy's support, raid or consolidate power order in an adjacent area; with a star it can also remove a defense order. Raiding a consolidate power order pays you. Raids from land cannot reach the sea.
web-westeros-guide-marches = In turn order, one march at a time: the units of the area move to adjacent areas, together or separately, but into one combat only. A chain of your ships carries land units from coast to coast. If everybody leaves, a power token keeps the land yours.
web-westeros-guide-support = Combat. Whoever has a support order adjacent to the embattled area may give its strength to either side, or to nobody. Promises are not binding.
web-westeros-guide-cards = Both sides secretly choose a house card. The higher total wins; if tied, the better place on the Fiefdoms track. The winner's swords minus the loser's towers are the casualties. The number on a card is the strength you would have with it.
web-westeros-guide-aftermath = The loser takes the casualties, and the remaining units retreat together to an area that can take them. Routed units are laid down: they have no strength and cannot march until the round ends.
web-westeros-guide-power = Each consolidate power order brings one power and one more for every power icon in its area. With a star, at a castle or stronghold, it may muster there instead.
web-westeros-guide-over = The game is over. Whoever held enough castles and strongholds, or the most of them after the last round, has won.

## The card game: the table

web-cardgame-gold = Gold
web-cardgame-initiative = Initiative
web-cardgame-claim = Claim
web-cardgame-reserve = Reserve
web-cardgame-power = Power
web-cardgame-power-of = { $power } of 15 power
web-cardgame-hand = Your hand
web-cardgame-hand-held = Hand of { $seat }
web-cardgame-hand-empty = Your hand is empty.
web-cardgame-hand-of =
    { $count ->
        [one] Hand: { $count } card
       *[other] Hand: { $count } cards
    }
web-cardgame-deck = Draw deck
web-cardgame-discard = Discard pile
web-cardgame-dead = Dead pile
web-cardgame-used = Used plots
web-cardgame-removed = Removed from the game
web-cardgame-known = Known in hand
web-cardgame-plot = Plot
web-cardgame-plots = Plot deck
web-cardgame-agenda = Agenda
web-cardgame-title = Title
web-cardgame-first = First player
web-cardgame-active = Active player
web-cardgame-out = Out of the game
web-cardgame-faction-knelt = The faction card kneels.
web-cardgame-pile = { $pile }: { $count }
web-cardgame-pile-of = { $pile } of { $seat }
web-cardgame-pile-of-you = { $pile }: yours
web-cardgame-pile-empty = No card lies here.
web-cardgame-pile-hidden =
    { $count ->
        [one] { $count } card lies here face down.
       *[other] { $count } cards lie here face down.
    }
web-cardgame-table-of = Table of { $seat }
web-cardgame-table-of-you = Your table
web-cardgame-more-of = More of { $seat }: plot, title, agenda and piles
web-cardgame-characters = Characters
web-cardgame-others = Locations and attachments
web-cardgame-no-cards = No card in play yet
web-cardgame-look = Look at cards: a touch shows a card instead of choosing it
web-cardgame-inspect = A touch shows the card at reading size.
web-cardgame-cards-offered = Cards to choose from
web-cardgame-plots-left = { $count } left
web-cardgame-playing =
    { $seat-you ->
        [yes] You play { $card }
       *[no] { $seat } plays { $card }
    }
web-cardgame-round = Round { $round }
web-cardgame-setup = Setup
web-cardgame-windows = Where we are
web-cardgame-may-act =
    { $seats-you ->
        [yes] { $seats-count ->
            [1] Your move
           *[other] Awaited: { $seats }
        }
       *[no] Awaited: { $seats }
    }
web-cardgame-send-setup =
    { $count ->
        [one] Lay { $count } card ({ $gold } of { $most } gold)
       *[other] Lay { $count } cards ({ $gold } of { $most } gold)
    }
web-cardgame-send-challenge =
    { $contest-id ->
        [military]
            { $count ->
                [one] Military challenge against { $against } with { $count } character
               *[other] Military challenge against { $against } with { $count } characters
            }
        [intrigue]
            { $count ->
                [one] Intrigue challenge against { $against } with { $count } character
               *[other] Intrigue challenge against { $against } with { $count } characters
            }
       *[power]
            { $count ->
                [one] Power challenge against { $against } with { $count } character
               *[other] Power challenge against { $against } with { $count } characters
            }
    }
web-cardgame-send-no-challenge = No more challenges
web-cardgame-send-some-challenge = Initiate a challenge
web-cardgame-send-defenders =
    { $count ->
        [one] Defend with { $count } character
       *[other] Defend with { $count } characters
    }
web-cardgame-send-no-defenders = Do not defend
web-cardgame-send-some-defenders = Defend
web-cardgame-send-some-setup = Lay cards
web-cardgame-send-no-setup = Lay no card
web-cardgame-send-cards = Choose { $count } of { $most }
web-cardgame-send-no-cards = Choose nothing
web-cardgame-gives-up-challenge = You could still initiate { $contests }: not after this, in this phase. Press again if you mean it.
web-cardgame-gives-up-setup = You would begin with an empty table. Press again if you mean it.
web-cardgame-gives-up-cards = You could choose a card, and would choose none. Press again if you mean it.
web-cardgame-choose = Choose
web-cardgame-unchoose = Do not choose
web-cardgame-attacker = Attacker
web-cardgame-defender = Defender
web-cardgame-nobody = nobody
web-cardgame-kind = Kind of challenge
web-cardgame-against = Against whom
web-cardgame-attackers = Attacking: { $cards }.
web-cardgame-attackers-none =
    { $count ->
        [one] Touch the character that can attack.
       *[other] Touch who attacks: { $count } characters can.
    }
web-cardgame-would-attack = Strength { $attack }, against { $most } at most. Claim { $claim }.
web-cardgame-passes = { $card } bypasses { $whom }.
web-cardgame-passes-nobody = { $card } has stealth: touch whom it bypasses.
web-cardgame-passes-undo = Bypass nobody
web-cardgame-redirected = It was initiated against { $seat }.
web-cardgame-bypassed = Bypassed by stealth: { $cards }.
web-cardgame-won =
    { $seat-you ->
        [yes] You win the challenge.
       *[no] { $seat } wins the challenge.
    }
web-cardgame-won-unopposed =
    { $seat-you ->
        [yes] You win the challenge, unopposed.
       *[no] { $seat } wins the challenge, unopposed.
    }
web-cardgame-card-kneels = kneeling
web-cardgame-card-stands = standing
web-cardgame-card-strength = strength { $strength }
web-cardgame-card-power = { $power } power
web-cardgame-card-duplicates =
    { $count ->
        [one] { $count } duplicate
       *[other] { $count } duplicates
    }
web-cardgame-card-facedown =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
web-cardgame-card-tokens = { $kind }: { $count }
web-cardgame-card-blank = its text counts as blank
web-cardgame-card-attacks = attacks
web-cardgame-card-defends = defends
web-cardgame-card-uncounted = does not count
web-cardgame-effect-draw = Draw a card
web-cardgame-effect-gain-power = Gain 1 power
web-cardgame-card-bypassed = bypassed by stealth
web-cardgame-card-on = attached to { $card }
web-cardgame-controller = Controlled by
web-cardgame-owner = Owned by
web-cardgame-stands = Now
web-cardgame-strength = Strength
web-cardgame-printed = printed
web-cardgame-until =
    { $until ->
        [challenge] until the end of the challenge
        [round] until the end of the round
       *[other] until the end of the phase
    }
web-cardgame-icons = Icons
web-cardgame-keywords = Keywords
web-cardgame-duplicates = Duplicates
web-cardgame-facedown = Face down beneath it
web-cardgame-attached-to = Attached to
web-cardgame-attachments = Attachments
web-cardgame-text = Text
web-cardgame-uses = Using it now
web-cardgame-use-now = { $use }: possible now.
web-cardgame-use-marshal = Marshal
web-cardgame-use-ambush = Ambush
web-cardgame-use-action = Action
web-cardgame-use-reaction = Reaction
web-cardgame-use-interrupt = Interrupt
web-cardgame-use-would = Interrupt
web-cardgame-use-forced-reaction = Forced reaction
web-cardgame-use-forced-interrupt = Forced interrupt
web-cardgame-use-duplicate = Save with a duplicate
web-cardgame-use-military = Attack in a military challenge
web-cardgame-use-intrigue = Attack in an intrigue challenge
web-cardgame-use-power = Attack in a power challenge
web-cardgame-use-defend = Defend

## The card game: guide of a first game

web-cardgame-guide-mulligan = This is your first hand. Keep it, or shuffle it back once and draw seven new cards, which you then have to keep. A good hand has a few cheap characters and something that brings gold.
web-cardgame-guide-setup = Lay up to eight gold worth of characters, locations and attachments. They are turned up together, and your hand is filled to seven again. Cheap cards first: every card laid is another one drawn.
web-cardgame-guide-plot = Everybody secretly chooses a plot for this round. It says how much gold you get, who may decide who is first player (the highest initiative), how hard your won challenges strike (claim), and how many cards you may keep at the end (reserve).
web-cardgame-guide-first = You have won initiative: you say who is first player this round. The first player is the first to marshal, to challenge and to act in every window; whoever comes later sees what the others have done.
web-cardgame-guide-titles = In a melee everyone takes a title for this round. You cannot challenge whoever holds the title yours supports; beating a rival title brings a power.
web-cardgame-guide-marshaling = Spend your gold: touch a card in your hand to marshal it. Another copy of your own unique card becomes a duplicate, for free, and can save it once. Keep some gold for events and for dominance.
web-cardgame-guide-others-marshal = It is another player's turn to marshal. You may use actions of your cards in between; if you do not want to, pass.
web-cardgame-guide-redirect = The Crown Regent may redirect this challenge once a round: it is then resolved against another opponent of the attacker, and the attacker chooses anew whom stealth bypasses.
web-cardgame-guide-challenge = You may initiate one military, one intrigue and one power challenge. Choose its kind, then touch your standing characters with its icon: they kneel to attack. Whoever kneels cannot defend later.
web-cardgame-guide-others-challenge = It is another player’s turn to initiate challenges, at most one of each kind. Your standing characters can defend, and will be able to attack when your turn comes.
web-cardgame-guide-before-challenge = Before you challenge, everybody may take actions, in turn. Pass if you want none: your challenge comes next.
web-cardgame-guide-attackers = A moment for actions in the challenge. If you do not want to do anything, pass.
web-cardgame-guide-defenders = You are attacked. Touch standing characters with the icon of this challenge to defend; they kneel. The higher total wins, the attacker if equal. If nobody defends, the attacker gets a power on top.
web-cardgame-guide-others-defend = The player who is attacked says who defends. The higher total wins, the attacker if equal. If nobody defends, the attacker gets a power on top.
web-cardgame-guide-claim = The attacker has won: the claim of their plot is carried out. Military: so many of the loser's characters die. Intrigue: so many cards are discarded from the hand. Power: so much power changes sides.
web-cardgame-guide-keywords = Now keywords of the winner's characters work: insight draws a card, pillage discards from the loser's deck, intimidate kneels a weaker character, renown brings a power.
web-cardgame-guide-save = Something is about to happen that can still be prevented: discard a duplicate or use a save, or pass and let it happen.
web-cardgame-guide-interrupt = Something is about to happen. Whoever has an interrupt may use it before it does.
web-cardgame-guide-reaction = Something has happened. Whoever has a reaction to it may use it now, each in turn, until all pass.
web-cardgame-guide-actions = An action window: each in turn may use an action or pass. It closes when all have passed in a row.
web-cardgame-guide-choose = There is something to choose: whatever is possible glows on the table and is listed below. The magnifying glass shows any card at reading size.
web-cardgame-guide-dominance = Dominance: standing strength and unspent gold are counted, and whoever has the most gains a power. After that all cards stand up.
web-cardgame-guide-taxation = Taxation: unspent gold is lost, and whoever has more cards in hand than the reserve of their plot discards down to it.
web-cardgame-guide-wait = The others are still deciding. The magnifying glass shows any card at reading size.
web-cardgame-guide-over = The game is over: fifteen power decide, or being the last one left.

## The table of the miniatures game

web-miniatures-table = Battlefield
web-miniatures-board = Tactics board
web-miniatures-setup = Setup
web-miniatures-deployment = { $mode } · Deployment
web-miniatures-round = { $mode } · Round { $round }
web-miniatures-inches = { $length }″
web-miniatures-of-inches = { $travel } of { $most }″
web-miniatures-measure = Measuring tape (M)
web-miniatures-ghost = { $name }: drag it, or move it with the arrow keys and turn it with the brackets
web-miniatures-pose = Where to
web-miniatures-travel = Distance
web-miniatures-facing = Facing
web-miniatures-shorter = A quarter of an inch less
web-miniatures-longer = A quarter of an inch more
web-miniatures-turn-left = Turn left
web-miniatures-turn-right = Turn right
web-miniatures-back = Put back
web-miniatures-free = As far as it goes: { $free }″
web-miniatures-kind = Which piece
web-miniatures-do-stay = Stay
web-miniatures-do-move = Move
web-miniatures-do-no-more = No more pieces
web-miniatures-do-turn = Turn like this
web-miniatures-do-go = Go { $travel-inches }″
web-miniatures-do-deploy = Deploy here
web-miniatures-do-lay = Put it here
web-miniatures-do-charge = Charge!
web-miniatures-several-dice = { $count ->
    [0] Roll dice again
    [one] Roll { $count } die again
   *[other] Roll { $count } dice again
}
web-miniatures-several-hand = { $count ->
    [0] Discard cards
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
web-miniatures-several-others = { $count ->
    [0] Take
   *[other] Take { $count }
}
web-miniatures-several-dice-none = Roll none again
web-miniatures-several-hand-none = Discard nothing
web-miniatures-several-others-none = None
web-miniatures-gives-up = You would do nothing here, and the chance is gone. Press again if you mean it.
web-miniatures-gives-up-action = The unit would do nothing with its action. Press again if you mean it.
web-miniatures-decline = Decline
web-miniatures-declare = Declare { $what }
web-miniatures-yes = Yes
web-miniatures-no = No
web-miniatures-effect = Effect { $number }
web-miniatures-as-it-stands = Stay as it is
web-miniatures-line-whole = Centred
web-miniatures-line-left = Half, to the left
web-miniatures-line-right = Half, to the right
web-miniatures-arc-front = front
web-miniatures-arc-left = left flank
web-miniatures-arc-right = right flank
web-miniatures-arc-rear = rear
web-miniatures-word-near = Near edge
web-miniatures-word-far = Far edge
web-miniatures-word-leave = Leave the choice to the opponent
web-miniatures-word-front = Front
web-miniatures-word-left = Left flank
web-miniatures-word-right = Right flank
web-miniatures-word-rear = Rear
web-miniatures-word-attacker = Attack
web-miniatures-word-defender = Defend
web-miniatures-arrives = { $unit }: { $travel }″ away ({ $arc }). The charge arrives on { $least }+ ({ $percent } %)
web-miniatures-foe = { $unit }: { $distance }″, { $arc }{ $seen ->
    [yes] , in sight
   *[no] , out of sight
}
web-miniatures-claims = Claims: { $markers }
web-miniatures-misses = Does not claim: { $markers }. The tray must cover it wholly.
web-miniatures-marker-free = “{ $card }” is free.
web-miniatures-marker-held = “{ $card }” is controlled by { $unit }.
web-miniatures-marker-plain = objective marker
web-miniatures-rolled-each = A { $least } or more counts
web-miniatures-rolled-each-by = Printed { $needed }, { $by }: a { $least } or more counts
web-miniatures-rolled-sum = { $sum }, needed { $needed }
web-miniatures-rolled-by = { $told }: { $by }
web-miniatures-rolled-sure = succeeds in any case: { $by }
web-miniatures-rolled-without-no-wounds = No wounds, so no dice
web-miniatures-rolled-without-no-hits = No dice: nothing hit
web-miniatures-rolled-without-sure-hits = No dice: no hit can be blocked
web-miniatures-rolled-without-undefended = No defence dice are allowed
web-miniatures-rolled-without-wounds-instead = No dice: wounds come instead
web-miniatures-rolled-without-no-dice = No dice are left to roll
web-miniatures-odds = Wounds: about { $mean }; panic { $panic } %, destroyed { $destroys } %
web-miniatures-odds-of = Chance of each number of wounds, in per cent
web-miniatures-odds-bar = { $wounds } wounds: { $percent } %
web-miniatures-chance-melee = Melee against { $unit } ({ $arc }), { $weapon }
web-miniatures-chance-charge = Charge at { $unit } ({ $arc }): arrives on { $least }+ ({ $percent } %), { $weapon }
web-miniatures-chance-ranged = Shooting at { $unit } ({ $arc }), { $weapon }
web-miniatures-attack = { $charge ->
    [yes] Charge of { $by } against { $on }, with { $weapon } ({ $arc })
   *[no] Attack of { $by } against { $on }, with { $weapon } ({ $arc })
}
web-miniatures-dice = Dice
web-miniatures-die = { $sides ->
    [3] D3: { $face }
   *[other] Die showing { $face }
}
web-miniatures-roll-attack = { $unit }: hits { $count }
web-miniatures-roll-defence = { $unit }: blocks { $count }
web-miniatures-roll-panic = { $unit }: panic test { $passed ->
    [yes] passed
   *[no] failed
}
web-miniatures-roll-morale = { $unit }: morale test { $passed ->
    [yes] passed
   *[no] failed
}
web-miniatures-roll-charge = { $unit }: charge
web-miniatures-roll-retreat = { $unit }: retreat
web-miniatures-roll-again = { $unit }: rolled again
web-miniatures-roll-danger = { $unit }: dangerous ground
web-miniatures-roll-text = { $unit }
web-miniatures-roll-zones = Choice of edge
web-miniatures-roll-terrain = Terrain
web-miniatures-army-number = army { $number }
web-miniatures-choose = Choose: { $what }
web-miniatures-now = Now
web-miniatures-parts = What is shown below the table
web-miniatures-played = { $mode } · { $points } points
web-miniatures-hand-short = Cards ({ $count })
web-miniatures-hand = Tactics cards
web-miniatures-hand-of = { $count ->
    [one] { $count } tactics card
   *[other] { $count } tactics cards
}
web-miniatures-deck = deck { $deck }, discarded { $discards }
web-miniatures-no-cards = No cards in hand.
web-miniatures-siege = Siege cards:
web-miniatures-missions = Missions:
web-miniatures-points = { $points } of { $required } victory points
web-miniatures-units-left = { $count ->
    [one] { $count } unit left
   *[other] { $count } units left
}
web-miniatures-first = first player
web-miniatures-unit-wounds = { $wounds ->
    [one] { $wounds } wound left
   *[other] { $wounds } wounds left
}
web-miniatures-unit-models = { $models ->
    [one] { $models } model
   *[other] { $models } models
} in { $ranks ->
    [one] { $ranks } rank
   *[other] { $ranks } ranks
}
web-miniatures-unit-commander = commander
web-miniatures-unit-activated = activated
web-miniatures-unit-engaged = fights { $names }
web-miniatures-ncu = { $name }, { $seat }{ $done ->
    [yes] , activated
   *[no] { "" }
}
web-miniatures-influences = on { $unit }
web-miniatures-used = used
web-miniatures-attached = Attached cards
web-miniatures-marker = Objective marker{ $held ->
    [yes] , controlled
   *[no] { "" }
}{ $card ->
    [none] { "" }
   *[other] , card { $card }
}
web-miniatures-value-speed = Speed
web-miniatures-value-defence = Defence
web-miniatures-value-morale = Morale
web-miniatures-value-wounds = Wounds
web-miniatures-value-attack = { $range }, { $hit }+, { $now ->
    [yes] { $dice } dice (by ranks { $all })
   *[no] dice { $all }
}
web-miniatures-range-melee = melee
web-miniatures-range-short = short range
web-miniatures-range-long = long range
web-miniatures-ability-innate = innate
web-miniatures-ability-passive = passive
web-miniatures-ability-weapon = weapon
web-miniatures-ability-order = order
web-miniatures-ability-ncu = NCU
web-miniatures-ability-influence = influence
web-miniatures-zone-crown = Crown: an enemy takes a panic test at −1
web-miniatures-zone-wealth = Wealth: a unit restores up to 3 wounds and loses a condition token
web-miniatures-zone-tactics = Tactics: draw 2 tactics cards; an enemy gets a condition token
web-miniatures-zone-combat = Combat: one of your units makes a free attack
web-miniatures-zone-maneuver = Maneuver: one of your units makes a free maneuver or retreat
web-miniatures-zone-water-gardens = Water Gardens: opponents must activate a combat unit next
web-miniatures-piece-forest = Forest
web-miniatures-piece-corpse-pile = Corpse pile
web-miniatures-piece-bog = Bog
web-miniatures-piece-stakes = Stakes
web-miniatures-piece-wall = Low wall
web-miniatures-piece-hedge = Hedge
web-miniatures-piece-weirwood = Weirwood
web-miniatures-piece-palisade = Palisade
web-miniatures-piece-castle-wall = Castle wall
web-miniatures-keyword-blocks-sight = blocks sight
web-miniatures-keyword-cover = cover
web-miniatures-keyword-dangerous = dangerous
web-miniatures-keyword-destructible = destructible
web-miniatures-keyword-elevated = elevated
web-miniatures-keyword-fortified = fortified
web-miniatures-keyword-hindering = hindering
web-miniatures-keyword-horrific = horrific
web-miniatures-keyword-impassable = impassable
web-miniatures-keyword-inspiring = inspiring
web-miniatures-keyword-rough = rough
web-miniatures-guide-zones = You and your opponent roll for the edges of the table. Then the armies are deployed, one unit after the other.
web-miniatures-guide-first = You say who is first player: whoever it is activates a unit first this round, and in the next round it is the other side’s turn to begin.
web-miniatures-guide-deploy = Put your units into your zone: touch one, drag it to its place, turn it by the golden handle, and confirm. Infantry in the middle, cavalry on a flank, and look at the markers: whoever holds them scores.
web-miniatures-guide-terrain = Put a piece of terrain on the table. It keeps its distance from the zones and from other pieces; the outline turns red where it may not lie.
web-miniatures-guide-activate = It is your turn: activate one unit or NCU that has not acted this round, marked in red. Then your opponent activates one. Once all have acted, the round is over and points are scored.
web-miniatures-guide-action = One action for the unit. Maneuver: turn, move up to its speed, turn. March: straight ahead, twice as far. Charge: at an enemy in sight. Attack: in melee, or with bows. Rest the pointer on a unit, or touch and hold it, to see its arcs, its reach and its chances.
web-miniatures-guide-maneuver = Drag the tray: it turns and goes there, inside the golden shape. The handle turns it at the end. Keep an inch away from enemies, and your flanks out of their sight.
web-miniatures-guide-march = A march goes straight ahead, up to twice the speed, and ends with a turn. Drag the tray forward.
web-miniatures-guide-charge = A charge goes as far as speed and a die together. Below are the chance to arrive and what the attack would do. A charge into a flank or the rear strikes much harder. Whoever does not arrive stands in the open and may panic.
web-miniatures-guide-align = You have arrived. Choose where your tray lies against the enemy: centred, or half beside it, so that another unit finds room.
web-miniatures-guide-retreat = A unit that fights may retreat: straight back or to a side, then it turns. Drag the tray.
web-miniatures-guide-shift = A shift is a straight step without turning; a pivot turns on the spot. You may also stay.
web-miniatures-guide-shoot = Before shooting, the unit may shift up to two inches, so that a target comes into range and sight. Then choose the target.
web-miniatures-guide-melee = A unit that fights attacks an enemy it touches. With fewer ranks, most units roll fewer dice.
web-miniatures-guide-dice = Touch the dice that are to be rolled again, then confirm. The new result counts, whatever it is.
web-miniatures-guide-board = An NCU claims a free zone of the tactics board: its effect comes at once, and nobody else can have it this round.
web-miniatures-guide-zone = Choose the unit that the zone concerns: it is marked on the table.
web-miniatures-guide-cards = A chance to play a tactics card or to use an order. Touch a marked card or unit, or decline with the space bar.
web-miniatures-guide-discard = At the end of a round you may discard tactics cards; then you draw until you have three.
web-miniatures-guide-question = This question is yours: touch something marked on the table, or choose one of the answers.
web-miniatures-guide-wait = Your opponent is acting. Rest the pointer on any unit, or touch and hold it, to see what it can do.
web-miniatures-guide-over = The battle is over: victory points decide, or being the last one with units left.
