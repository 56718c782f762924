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
web-open-seat = open
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
web-option-drawn = left open
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
web-less = less
web-more-of-it = more
# $least and $most: how many may be chosen
web-choose-some =
    { $least ->
        [0] { $chosen } of { $most } at most
       *[other] { $chosen } of { $least } to { $most }
    }
web-unlisted = This question can only be answered on a board, and this game has none here yet.
web-answer-for = Answer for
web-undo-free = Take your last answer back: nobody has acted since
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
web-continue-why = A new match begins at this position. Who plays?
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
web-measure-penalty = Penalty points
web-measure-cards-in-hand = Cards in hand

## Rules

web-rules-about = Every rule as one statement, with the id by which refusals name it.
web-rules-find = Search the rules
web-rule-example = example
web-rule-ruling = ruling

## About

web-about-what = maester lets people play tabletop games of Westeros in the browser, with friends or against bots. It referees every rule and can say which one it applied. The same engine is a library and an environment for programs that learn to play.
web-about-fair = All luck of a match comes from one number. Its hash is shown from the start and the number itself at the end, so everybody can check that nobody cooked the deck.
web-about-credits = Credits
web-about-icons = charges and icons, by these makers
web-about-lucide = icons of the controls
web-about-fonts = typefaces
web-about-names = Names
web-about-owners = The names of the games, and of the people and places in them, belong to their owners. maester is made by fans, sells nothing, and uses none of their art and texts.
