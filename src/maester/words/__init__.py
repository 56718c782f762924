"""The words of maester, in every language: Project Fluent files, and the few rules for using them.

`Words("de", "intrigue").event(event)` is a sentence. The general messages are beside this file, those of a game in
games/<game>/words/. The browser reads the same messages, so every choice of plural or gender is made inside them, and
callers do only what is described here.

**Games.** The words folder of a game may be a package that says more: `BUILDS_ON` names folders in games/ whose words
the game uses too, and `written(say)` composes the texts of its cards from their facts, with sentences from the Fluent
files; each text then becomes a message, `text-<card>`.

**Ids.** What the rules name becomes the id of a message:

| id | what it says | arguments |
|---|---|---|
| `ask-<about>` | what to do now, one plain sentence | the words and numbers of the decision |
| `answer-<about>` | one answer, as a choice | its fields, or `$answer` where it has none |
| `offer-<offer-class>` | something to choose that is a value of its own kind | its fields |
| `event-<event-class>` | what happened; `.behind` lists what it only counts | the fields of the event |
| `many-<event-class>` | four or more such events in a row, if they say the same | those of the first, `$count` |
| `refusal-<why>` | why an answer or an option is refused | what the refusal is about |
| `refusal-in-field` | the same, for one field of a form | `$field`, `$sentence` |
| `record-<why>` | why a record cannot be read; its why may begin with `record-` already | what it is about |
| `why-<why>` | why somebody has won, a whole sentence; why anything else happens, in a few words | none |
| `standing-ahead`, `standing-won` | who leads, who has won | `$leaders`, `$winners` |
| `name-<id>` | a card, a house, a seat | none |
| `id-<first part>` | an id of several parts, see below | `$a`, `$b`, `$c`: the other parts |
| `count-<id>` | a number of things: 2 footmen | `$count` |
| `text-<id>` | what is written on a card | none |
| `game-<id>`, `game-<id>-tagline` | a game, and a reason to play it | none |
| `bot-<id>`, `bot-<id>-about` | a bot, and what to expect of it | none |
| `language-<id>` | a language in its own tongue | none |
| `error-<what>` | what else can go wrong, on a command line or in a lobby | named in the file |
| `guide-<step>` | what a guide says about a step, where a game says it in its own words | none |
| `label-<what>`, `phase-<what>` | what a screen writes beside what it shows | named in the file |
| `label-result`, `label-result-about` | what a game's score is called; which one wins | none |
| `label-measure-<measure>` | a number that is plotted after a game | none |
| `told-<what>` | a sentence about the position, for people who play without the board | named in the file |
| `chapter-<id>` | a chapter of a game's rules | none |
| `label-<option>-option`, the same with `-about` | an option of a game, and what it means | none |
| `label-<option>-option-<value>` | one of its values, unless `name-<value>` does; `none`: left open | none |

**Arguments.** A message is given only words and numbers. `arguments.py` makes them like this:

- a seat becomes the name the caller gave it; the listener's own seat becomes `name-you`;
- another id with a message `name-<id>` becomes that name; `$why` becomes the sentence `why-<why>`;
- a copy, `ghost.14`, is named by `name-ghost`; as one of several answers, by `name-copy` if the decision also mentions
  another `ghost.<number>`, with its place among them (by `name-of-army` with the number itself, where a game has that
  message: its numbers are seats); one of several alike, `guardsmen~2` or `guardsmen~2.1`, always by `name-copy`;
- of an event with `owners`, which say whose a copy is where two sides have one, by `name-whose`; likewise among the
  options of a decision, if they are offers with `card` and `owner` and the copies have several owners;
- an offer is worded by the message of its class; of several that differ only in their `occasion`, a number, that is
  their place among them, counted from nought;
- an id of several parts, divided by `:`, `#` or `@`, is worded by the message `id-<first part>`, given the other parts
  as `$a`, `$b` and `$c`, digits as numbers;
- any other text stays as it is, cut if it is absurdly long; True and False become "yes" and "no";
- a value with fields of its own, in argument `$card` of a message, is worded by the attribute `.card` of that message;
- a list becomes "a, b and c", by `list-comma` and `list-last`; if each of its ids has a message `count-<id>`, equal
  ones are counted: "2 footmen and 1 knight"; otherwise what is there more than once is named once, by `list-several`;
- a mapping in argument `$bids` of a message is a list of its entries, each worded by the attribute `.bids-each` of that
  message, given `$key` and `$value`; an answer that is a mapping is its own argument, `$answer`;
- None becomes an empty text.

With each argument `$x` come flags a message may select on: `$x-you` is "yes" if x is the listener's seat or a list
containing it, otherwise "no"; `$x-id` of a text is that text before it became a name; `$x-count` is the length of a
list or a mapping; `$x-sign` of a number is "negative", "zero" or "positive", `$x-inches` the number as thousandths
of an inch, in inches, `$x-degrees` as hundredths of a degree, in degrees. `$hidden` is "yes" if any argument is
None, otherwise "no".

Numbers are written without separators, and below zero with a minus, not with a hyphen. A number too large for a
browser, such as a seed, is given as text. Of Fluent's functions there is NUMBER; what only one of the two engines can
do is not used: ordinals, percentages, and rounding to nothing or from a half.

**One engine.** tests/words/golden.json is what this engine says and what the browser's has to say, case by case and in
every language; both are held to it.
"""

from maester.words.language import LANGUAGES
from maester.words.words import Words

__all__ = ["LANGUAGES", "Words"]
