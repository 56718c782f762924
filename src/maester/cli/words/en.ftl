### What only the terminal says. Everything else is in maester/words and in the words of each game.

keys = ? help · r rules · u take back · q quit
help =
    Type the number of your choice and press Enter. Two numbers at once, such as “3 1”, are two choices in a row.
    ?          this help
    r          rules: words to search for, or an id (“r row full”, “r INT-PLACE-07”); r alone shows the rule behind the last refusal or question
    u          take your last move back
    0          back to the choice before
    q          quit; you can save the record first
help-intrigue =
    Cards show the letter of their house: S, L, B, T. A place in brackets is open: (S) or (S L) to cards of these houses, (+) to any card. Once you have chosen a card, the places it can go to are numbered. A card of your hand in brackets has no place now.
only-one-place = Only one place is open to it.
which-one = Which one?
how-many = A number from { $least } to { $most }
which-ones = Which ones? From { $least } to { $most } of them, numbers with spaces between; Enter for none.
as-json = Your answer, as JSON
another-answer = Another answer
more-answers = More answers
no-rule-yet = No rule has been mentioned yet. Type r and words to search for.
nothing-before = There is no choice to go back to.
more-rules =
    { $count ->
        [one] … and { $count } more. More words find fewer rules.
       *[other] … and { $count } more. More words find fewer rules.
    }
save-record = To keep the record of this game, type a file name; Enter leaves it
file-exists = There is a file “{ $file }” already. Another name?
results = How it ended
places-taken = { $places } of { $cap }
