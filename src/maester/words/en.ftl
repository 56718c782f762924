### The words all games share. src/maester/words/__init__.py says how ids and arguments are made.

# Yes and no

yes = yes
no = no

# Lists: "a, b and c" is folded from its first item on.

list-comma = { $items }, { $next }
list-last = { $items } and { $last }
list-several = { $count } × { $name }

# Seats nobody has given a name

name-seat-1 = Player 1
name-seat-2 = Player 2
name-seat-3 = Player 3
name-seat-4 = Player 4
name-seat-5 = Player 5
name-seat-6 = Player 6
name-you = you
# One of several copies of a card
name-copy = { $name } ({ $number })
# Whose a card is, where two players have one
name-whose =
    { $seat-you ->
        [yes] { $name } (yours)
       *[no] { $name } of { $seat }
    }

# Languages, each in its own tongue

language-en = English
language-de = Deutsch
language-nl = Nederlands

# Bots: a name, and what to expect of it

bot-random = Random
bot-random-about = Plays any allowed move, without a thought.
bot-squire = Squire
bot-squire-about = Knows the habits of a decent player and keeps to them.
bot-maester = Maester
bot-maester-about = Imagines how the game might go on, thousands of times, before it moves.

## What happens

event-answered-itself =
    { $seat-you ->
        [yes] You have only one choice: { $answer }.
       *[no] { $seat } has only one choice: { $answer }.
    }
event-redrawn = This table continues another from here: everything hidden has been drawn again.

## Who leads and who has won

standing-ahead =
    { $leaders-count ->
        [one]
            { $leaders-you ->
                [yes] You are ahead.
               *[no] { $leaders } is ahead.
            }
       *[other] Level at the top: { $leaders }.
    }
standing-won =
    { $winners-count ->
        [one]
            { $winners-you ->
                [yes] You win.
               *[no] { $winners } wins.
            }
       *[other] A shared victory: { $winners }.
    }

## Why an answer is refused

# A refusal and the rule it rests on
with-rule = { $sentence } — { $rule }

refusal-not-your-turn =
    { $seat-you ->
        [yes] It is not your turn.
       *[no] It is not the turn of { $seat }.
    }
refusal-game-is-over = The game is over.
refusal-no-such-seat = There is no seat called “{ $seat }” at this table.
refusal-not-an-option = That is not one of the choices.
refusal-unknown-card-name = Line { $line }: no card is called “{ $text }”.
refusal-unknown-card-name-near = Line { $line }: no card is called “{ $text }”. Did you mean { $nearest }?
refusal-unknown-card-name-near-two = Line { $line }: no card is called “{ $text }”. Did you mean { $nearest } or { $other }?
refusal-no-faction-named = The list names no faction.
refusal-list-too-long = A list has { $most } lines at most.
refusal-line-too-long = Line { $line } is too long: a line has { $most } characters at most.
refusal-and-more = More is wrong than is listed here.
refusal-out-of-range = It has to be a number from { $least } to { $most }.
refusal-named-twice = Each thing can be named only once.
refusal-not-that-many =
    { $least ->
        [0] Choose { $most } at most.
       *[other] Choose at least { $least } and at most { $most }.
    }
refusal-no-such-field = There is nothing called “{ $field }” to fill in.
refusal-field-left-open = “{ $field }” has not been filled in.
# A refusal that concerns one field of a form
refusal-in-field = { $field }: { $sentence }
refusal-nothing-to-undo =
    { $seat-you ->
        [yes] You have nothing to take back.
       *[no] { $seat } has nothing to take back.
    }
refusal-something-was-revealed = Something hidden has come to light since. That cannot be taken back.
refusal-others-have-acted = Others have acted since. They have to agree.
refusal-wrong-seat-count = This game is for { $least } to { $most } players, not for { $seats }.
refusal-not-a-seed = A seed is a whole number, 0 or larger, of at most 128 bits.

## Why a record cannot be read

record-is-empty = The record is empty.
record-of-another-format = Line { $line }: the record is written in format { $format }, which is not known here.
record-is-cut-short = The record is cut short: its end is missing.
record-was-changed = The record was changed after it was sealed.
record-seed-does-not-fit-its-hash = Line { $line }: the seed does not fit the hash published for it.
record-continues-nothing = Line { $line }: no table can have been continued as this record says.
record-of-another-game = Line { $line }: this is a record of another game, “{ $game }”.
record-of-other-rules = The record follows rules number { $rules }, but rules number { $ours } is in force here.
record-with-bad-options = Line { $line }: no game can be set up with the options of this record.
record-answers-another-question = Line { $line } answers “{ $answered }”, but “{ $asked }” was asked.
record-breaks-the-rules = Line { $line } breaks the rules. { $reason }
record-line-is-unreadable = Line { $line } of the record cannot be read.

## Why a position cannot be read

position-in-line = Line { $line }: { $sentence }
position-too-long = The position is too long: at most { $most } characters.
position-line-too-long = The line is too long: at most { $most } characters.
position-not-toml = This cannot be read: a position is written in TOML.
position-of-another-game = This is a position of another game, “{ $game }”.
position-of-other-rules = The position is of rules number { $rules }, but rules number { $ours } is in force here.
position-with-bad-options = No game can be set up with these options. { $reason }
position-not-a-seed = A seed is a whole number, 0 or larger, of at most 128 bits.
position-not-a-count = How often luck was drawn is a whole number, 0 or larger.
position-number-too-large = No number may be larger than { $most }.
position-too-deep = This is nested too deeply.
position-not-in-the-round = “...” at the end of the agenda has to follow a step that is in a round once.
position-too-many-answers = There are too many answers: at most { $most }.
position-answers-break-the-rules = These answers do not fit the questions. { $reason }
position-unknown-word = “{ $word }” means nothing here.
position-missing-word = “{ $word }” is missing.
position-wrong-kind = “{ $word }” is not written like this.
position-unknown-name = Nothing here is called “{ $word }”.
position-unknown-name-near = Nothing here is called “{ $word }”. Perhaps “{ $near }”?
position-too-many = There are { $count } of “{ $word }”, but only { $most } can be there.
position-missing-thing = “{ $word }” is nowhere.
position-too-small = { $number } is too small: at least { $least }.
position-cannot-go-on = The rules cannot go on from here: something does not fit together.
position-place-taken = The place of “{ $word }” is taken.
position-place-not-open = The place of “{ $word }” is not open: cards are listed in the order in which they were laid.
position-throne-cards = These are not the Iron Throne cards of the game.
position-no-such-round = There is no round { $round }: there are { $most }.
position-two-houses = In “{ $area }” there are units of two houses.
position-wrong-ground = “{ $word }” cannot be in “{ $area }”.
position-area-not-free = “{ $area }” is closed, or held by a neutral force.
position-not-in-play = “{ $word }” is no name of a card in play: that is its code, a point, and a number up to { $most }.
position-not-attached = “{ $word }” says that it is attached to “{ $other }”, or the other way round, but not both.
position-not-there = Somebody knows of “{ $word }”, but it is not there.
position-off-the-table = “{ $word }” is not on the table.
position-one-on-another = “{ $word }” lies on “{ $other }”.

## What else can go wrong

error-unreadable-answer = That is not an answer to this question.
error-rules-broke = The rules of the game have failed: this is our mistake, not yours. The answer was not taken, and the record is the bug report.
# $games: the ids there are
error-unknown-game = There is no game called “{ $game }”. Known games: { $games }.
error-unknown-bot = There is no bot called “{ $bot }”. Known bots: { $bots }.
error-unknown-language = There is no language called “{ $language }”. Known languages: { $languages }.
error-bot-count =
    { $bots ->
        [one] { $bots } bot was named for { $seats } seats.
       *[other] { $bots } bots were named for { $seats } seats.
    }
error-seed-not-a-number = “{ $seed }” is not a seed. A seed is a whole number, 0 or larger.
# $what: what was to be a number, as the person typed it, e.g. --matches
error-not-a-number = { $what }: “{ $value }” is not a whole number.
error-number-too-small = { $what } has to be { $least } or more.
error-number-too-large = { $what } has to be { $most } or less.
error-not-a-choice = Type a number from { $least } to { $most }.
error-no-such-file = There is no file “{ $file }”.
error-unreadable-file = The file “{ $file }” cannot be read.
error-unwritable-file = The file “{ $file }” cannot be written.
error-unknown-rule = There is no rule “{ $rule }”.
error-no-rule-found = No rule mentions “{ $words }”.
error-no-cluster = No cluster answers at “{ $address }”.

## Labels: what a table, a lobby or a terminal writes beside what it shows

label-game = Game
label-games = Games
label-players = Players
label-players-range = { $least }–{ $most } players
# One place at the table
label-seat = Seat
label-bot = Bot
label-bots = Bots
label-person = Person
label-spectator = Spectator
label-rules = Rules
label-rule = Rule
label-rules-number = Rules number { $number }
label-story = Story
label-hand = Hand
label-standing = Standing
# First, second, third
label-rank = Place
label-score = Score
label-seed = Seed
label-seed-hash = Hash of the seed
label-language = Language
label-options = Options
label-hidden = hidden
label-none = none
label-you = You
label-your-turn = It is your turn.
label-turn-of = It is the turn of { $seat }.
label-waiting-for = Still to answer: { $seats }.
label-queued = { $seats } cannot think yet: the bots of other tables go first.
label-thinking = { $seat } is thinking …
label-game-over = The game is over.
label-choose = Your choice
label-choose-card = Which card?
label-choose-place = Where to?
label-back = back
label-undo = Take back
label-undone = Taken back.
label-help = Help
label-quit = Quit
label-goodbye = Until next time.
label-continue = Press Enter to go on.
label-play-again = Play again?
label-step = Move { $step } of { $steps }
label-record-saved = The record is in { $file }.
label-record-holds =
    { $answers ->
        [one] The record holds: { $answers } answer, all by the rules.
       *[other] The record holds: { $answers } answers, all by the rules.
    }
label-matches = Matches
label-wins = Wins
label-win-rate = Win rate
label-rating = Rating
label-interval = 95 % interval
label-decisions = Decisions
label-per-second = per second
label-errors = Errors

# Building a deck or an army

label-roster-unplayable = { $name } (not playable yet)
label-roster-wrong = { $count ->
        [one] One thing is missing or wrong
       *[other] { $count } things are missing or wrong
    }
label-roster-save = Save
label-roster-saved = Saved.
label-roster-unsaved = Not saved yet
label-roster-delete = Delete
label-roster-delete-sure = Delete “{ $name }” for good?
label-roster-import = Import
label-roster-read = Read this list
label-roster-export = Export
label-roster-copied = The list is in your clipboard.
label-roster-form-text = Text
label-roster-form-json = JSON
label-roster-play = Play it against a bot
