### What only the server says. Everything else is in maester/words and in the words of each game.

refusal-stale = The match has moved on. Look again before you answer.
refusal-not-your-seat = That seat is not yours.
refusal-a-bot-plays = A bot plays this seat. Take it back first.
refusal-match-waits = The match has not started yet.
refusal-match-is-paused = The match is paused.
refusal-match-is-over = The match is over.
refusal-match-is-broken = This match cannot go on: the rules have failed on it. Its record is kept.
refusal-match-goes-on = The match is not over yet.
refusal-match-has-started = The match has started already.
refusal-unreadable-message = That message cannot be understood.
refusal-no-such-match = There is no such match.
refusal-no-such-game = There is no such game.
refusal-no-such-bot = There is no such bot.
refusal-no-such-invitation = This invitation is not valid: there never was one, or it was revoked.
refusal-invitation-used = This invitation has been used already.
refusal-no-seat-open = No seat is open here.
refusal-seat-is-taken = This seat is taken.
refusal-seats-are-not-drawn = Seats are not drawn at this table.
refusal-match-is-private = This match is private: it takes an invitation to join.
refusal-sign-in-first = Choose a nickname first.
refusal-only-the-host = Only the host can do that.
refusal-only-players = Only players of this match can do that.
refusal-too-fast = That was too much at once. Try again in a moment.
refusal-too-many-waiting = You have { $most } matches that wait for players. Leave one of them first.
refusal-too-many-matches = You have { $most } matches that are not over. Finish one of them first.
refusal-too-many-of-bots = You have { $most } matches that only bots play. Wait until one of them is over.
refusal-bad-nickname = A nickname has 1 to 24 characters you can see.
refusal-bad-text = A message has 1 to 500 characters you can see.
refusal-bad-webhook = This is not an address of the web that can be called.
refusal-bad-origin = This request comes from another site.
refusal-bad-options = These options do not fit the game: { $detail }
refusal-no-private-chat = This game has no private talk.
refusal-no-such-proposal = That is no longer proposed.
refusal-proposed-already = That is proposed already.
refusal-nothing-to-agree-to = There is nothing to pause or to go on with.
refusal-owner-is-here = The owner of this seat is at the table.
refusal-no-such-position = The match never had that position.
refusal-match-is-stranded = This match cannot go on: the rules have changed since it began. Its record is kept.
refusal-old-rules = This match was played by rules that have changed since: it can be looked at, but not continued.
refusal-owner-may-come = The owner of this seat may still come: a bot can play in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    } at the earliest.
refusal-bot-too-weak = For somebody who is away, at least a squire has to play.
refusal-absent-has-answered = This would take back what somebody has answered who is away now.
refusal-nickname-looks-alike = Somebody at this table has a nickname that looks almost the same. Choose another.
refusal-too-large = That is too large.
refusal-store-read-only = The database can only be read at the moment. Nothing was changed.
refusal-store-full = The database is full. Nothing was changed.
refusal-store-busy = The database is busy. Try again in a moment.
refusal-store-gone = The database does not answer at the moment. Try again soon.
system-time-is-up = Time is up for { $seat }: a bot plays on.
system-left = { $seat } has left: a bot plays on.
system-bot-plays = A bot plays for { $seat }.
system-returned = { $seat } is back.
webhook-your-turn = It is your turn in { $game }.
