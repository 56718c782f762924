### What the two word engines must agree on, one message for each thing a Fluent file may do.

golden-plural = { $count ->
    [0] no ships
    [one] { $count } ship
   *[other] { $count } ships
 }
golden-select = { $house-id ->
    [stark] of the north
   *[other] of the { $house }
 }
golden-both = { $seat-you ->
    [yes] { $count ->
        [one] You lose a card.
       *[other] You lose { $count } cards.
    }
   *[no] { $seat } loses { $count ->
        [one] a card
       *[other] { $count } cards
    }.
 }
golden-sign = { $by-sign ->
    [negative] down by { $by }
    [zero] unchanged
   *[positive] up by { $by }
 }
golden-list = { $things-count }: { $things }
golden-list-you = { $winners-you ->
    [yes] You are among { $winners }.
   *[no] They are { $winners }.
 }
golden-units = They muster { $units }.
count-golden-pike = { $count ->
    [one] a pike
   *[other] { $count } pikes
 }
count-golden-bow = { $count ->
    [one] a bow
   *[other] { $count } bows
 }
golden-map = Bids: { $bids }.
    .bids-each = { $hidden ->
        [yes] { $key } nothing
       *[no] { $key } { $value }
    }
golden-hidden = { $hidden ->
    [yes] Something is hidden.
   *[no] { $card } is seen.
 }
-golden-hall = { $case ->
   *[plain] Winterfell
    [whose] Winterfell’s
 }
    .gender = neuter
golden-term = { -golden-hall }, { -golden-hall(case: "whose") } gate{ -golden-hall.gender ->
    [neuter] { "" }
   *[other] !
 }
golden-reference = Again: { golden-plain }
golden-plain = { "{" }braces{ "}" } and \u2014 no escape: { "\u2014" }
golden-number = { NUMBER($n, minimumFractionDigits: 2) } or { NUMBER($n, maximumFractionDigits: 0) }
golden-minus = strength { $n }, cards -{ $cards }, range 3-5
golden-truth = { $ready }
golden-lines =
    one line
      an indented one

    and one after a gap
name-golden-castle = The Castle
id-golden = { $b } of { $a }
why-golden = Because it is so.
golden-why = It ends. { $why }
golden-long = { $text }

# What happens to many, and whose it is

event-golden-fell = { $card } falls.
many-golden-fell = { $count } of them fall { $where-id ->
    [north] in the north
   *[south] in the south
}.
event-golden-stood =
    { $cards-count ->
        [1] { $cards } stands.
       *[other] { $cards-count } stand.
    }
    .behind = { $cards }

# What can be chosen

answer-golden = { $answer }
offer-golden-pass = Pass
offer-golden-defend = Defend { $card }
offer-golden-use = { $number ->
    [0] Use { $card }
   *[other] Use { $card } otherwise
 }{ $occasion ->
    [1] { " " }(second occasion)
   *[other] { "" }
 }
