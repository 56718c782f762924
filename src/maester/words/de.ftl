### Die Wörter, die alle Spiele gemeinsam haben. src/maester/words/__init__.py says how ids and arguments are made.

# Yes and no

yes = ja
no = nein

# Lists: "a, b and c" is folded from its first item on.

list-comma = { $items }, { $next }
list-last = { $items } und { $last }
list-several = { $count } × { $name }

# Seats nobody has given a name

name-seat-1 = Spieler 1
name-seat-2 = Spieler 2
name-seat-3 = Spieler 3
name-seat-4 = Spieler 4
name-seat-5 = Spieler 5
name-seat-6 = Spieler 6
name-you = du
# Eines von mehreren Exemplaren einer Karte
name-copy = { $name } ({ $number })
# Whose a card is, where two players have one
name-whose =
    { $seat-you ->
        [yes] { $name } von dir
       *[no] { $name } von { $seat }
    }

# Languages, each in its own tongue

language-en = English
language-de = Deutsch
language-nl = Nederlands

# Bots: a name, and what to expect of it

bot-random = Zufall
bot-random-about = Spielt irgendeinen erlaubten Zug, ganz ohne Nachdenken.
bot-squire = Knappe
bot-squire-about = Kennt die Gewohnheiten ordentlicher Spieler und hält sich daran.
bot-maester = Maester
bot-maester-about = Malt sich vor jedem Zug tausendfach aus, wie das Spiel weitergehen könnte.

## What happens

event-answered-itself =
    { $seat-you ->
        [yes] Du hast nur eine Möglichkeit: { $answer }.
       *[no] { $seat } hat nur eine Möglichkeit: { $answer }.
    }
event-redrawn = Von hier an setzt dieser Tisch einen anderen fort: Alles Verborgene wurde neu ausgelost.

## Who leads and who has won

standing-ahead =
    { $leaders-count ->
        [one]
            { $leaders-you ->
                [yes] Du liegst vorn.
               *[no] { $leaders } liegt vorn.
            }
       *[other] Gleichauf vorn: { $leaders }.
    }
standing-won =
    { $winners-count ->
        [one]
            { $winners-you ->
                [yes] Du gewinnst.
               *[no] { $winners } gewinnt.
            }
       *[other] Ein geteilter Sieg: { $winners }.
    }

## Why an answer is refused

# A refusal and the rule it rests on
with-rule = { $sentence } — { $rule }

refusal-not-your-turn =
    { $seat-you ->
        [yes] Du bist nicht an der Reihe.
       *[no] { $seat } ist nicht an der Reihe.
    }
refusal-game-is-over = Das Spiel ist vorbei.
refusal-no-such-seat = An diesem Tisch gibt es keinen Platz „{ $seat }“.
refusal-not-an-option = Das steht nicht zur Wahl.
refusal-unknown-card-name = Zeile { $line }: Keine Karte heißt „{ $text }“.
refusal-unknown-card-name-near = Zeile { $line }: Keine Karte heißt „{ $text }“. Meintest du { $nearest }?
refusal-unknown-card-name-near-two = Zeile { $line }: Keine Karte heißt „{ $text }“. Meintest du { $nearest } oder { $other }?
refusal-no-faction-named = Die Liste nennt keine Fraktion.
refusal-list-too-long = Eine Liste hat höchstens { $most } Zeilen.
refusal-line-too-long = Zeile { $line } ist zu lang: Eine Zeile hat höchstens { $most } Zeichen.
refusal-and-more = Es ist noch mehr falsch, als hier steht.
refusal-out-of-range = Es muss eine Zahl von { $least } bis { $most } sein.
refusal-named-twice = Alles darf nur einmal genannt werden.
refusal-not-that-many =
    { $least ->
        [0] Wähle höchstens { $most }.
       *[other] Wähle mindestens { $least } und höchstens { $most }.
    }
refusal-no-such-field = Ein Feld „{ $field }“ gibt es hier nicht.
refusal-field-left-open = „{ $field }“ ist noch nicht ausgefüllt.
# A refusal that concerns one field of a form
refusal-in-field = { $field }: { $sentence }
refusal-nothing-to-undo =
    { $seat-you ->
        [yes] Du hast nichts zurückzunehmen.
       *[no] { $seat } hat nichts zurückzunehmen.
    }
refusal-something-was-revealed = Seitdem ist etwas Verborgenes ans Licht gekommen. Das lässt sich nicht zurücknehmen.
refusal-others-have-acted = Seitdem waren andere am Zug. Sie müssen zustimmen.
refusal-wrong-seat-count = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $seats }.
refusal-not-a-seed = Ein Startwert ist eine ganze Zahl ab 0 mit höchstens 128 Bit.

## Why a record cannot be read

record-is-empty = Die Aufzeichnung ist leer.
record-of-another-format = Zeile { $line }: Die Aufzeichnung hat das Format { $format }, das hier niemand kennt.
record-is-cut-short = Die Aufzeichnung ist abgeschnitten: Ihr Ende fehlt.
record-was-changed = Die Aufzeichnung wurde nach dem Versiegeln verändert.
record-seed-does-not-fit-its-hash = Zeile { $line }: Der Startwert passt nicht zu der Prüfsumme, die dafür veröffentlicht wurde.
record-continues-nothing = Zeile { $line }: So, wie diese Aufzeichnung sagt, kann kein Tisch fortgesetzt worden sein.
record-of-another-game = Zeile { $line }: Das ist die Aufzeichnung eines anderen Spiels, „{ $game }“.
record-of-other-rules = Die Aufzeichnung folgt Regelstand { $rules }, hier gilt aber Regelstand { $ours }.
record-with-bad-options = Zeile { $line }: Mit den Einstellungen dieser Aufzeichnung lässt sich kein Spiel aufbauen.
record-answers-another-question = Zeile { $line } antwortet auf „{ $answered }“, gefragt war aber „{ $asked }“.
record-breaks-the-rules = Zeile { $line } verstößt gegen die Regeln. { $reason }
record-line-is-unreadable = Zeile { $line } der Aufzeichnung ist nicht lesbar.

## Warum eine Stellung nicht gelesen werden kann

position-in-line = Zeile { $line }: { $sentence }
position-too-long = Die Stellung ist zu lang: höchstens { $most } Zeichen.
position-line-too-long = Die Zeile ist zu lang: höchstens { $most } Zeichen.
position-not-toml = Das ist nicht lesbar: Eine Stellung wird in TOML geschrieben.
position-of-another-game = Das ist eine Stellung eines anderen Spiels, „{ $game }“.
position-of-other-rules = Die Stellung folgt Regelstand { $rules }, hier gilt aber Regelstand { $ours }.
position-with-bad-options = Mit diesen Einstellungen lässt sich kein Spiel aufbauen. { $reason }
position-not-a-seed = Ein Startwert ist eine ganze Zahl ab 0 mit höchstens 128 Bit.
position-not-a-count = Wie oft gelost wurde, ist eine ganze Zahl ab 0.
position-number-too-large = Keine Zahl darf größer sein als { $most }.
position-too-deep = Das ist zu tief verschachtelt.
position-not-in-the-round = „...“ am Ende der Agenda muss auf einen Schritt folgen, den es in einer Runde einmal gibt.
position-too-many-answers = Das sind zu viele Antworten: höchstens { $most }.
position-answers-break-the-rules = Diese Antworten passen nicht zu den Fragen. { $reason }
position-unknown-word = „{ $word }“ bedeutet hier nichts.
position-missing-word = „{ $word }“ fehlt.
position-wrong-kind = „{ $word }“ wird nicht so geschrieben.
position-unknown-name = Hier heißt nichts „{ $word }“.
position-unknown-name-near = Hier heißt nichts „{ $word }“. Vielleicht „{ $near }“?
position-too-many = „{ $word }“ kommt { $count }-mal vor, darf aber nur { $most }-mal vorkommen.
position-missing-thing = „{ $word }“ ist nirgends.
position-too-small = { $number } ist zu klein: mindestens { $least }.
position-cannot-go-on = Von hier aus geht es nach den Regeln nicht weiter: Etwas passt nicht zusammen.
position-place-taken = Der Platz von „{ $word }“ ist besetzt.
position-place-not-open = Der Platz von „{ $word }“ ist nicht offen: Die Karten stehen in der Reihenfolge, in der sie gelegt wurden.
position-throne-cards = Das sind nicht die Karten des Eisernen Throns, mit denen gespielt wird.
position-no-such-round = Eine Runde { $round } gibt es nicht: Es sind { $most }.
position-two-houses = In „{ $area }“ stehen Einheiten zweier Häuser.
position-wrong-ground = „{ $word }“ kann nicht in „{ $area }“ stehen.
position-area-not-free = „{ $area }“ ist gesperrt oder von einer Neutralen Streitmacht besetzt.
position-not-in-play = „{ $word }“ ist kein Name einer Karte im Spiel: Das sind ihr Kürzel, ein Punkt und eine Zahl bis { $most }.
position-not-attached = „{ $word }“ und „{ $other }“ sind sich nicht einig, ob die eine Karte an der anderen liegt.
position-not-there = Jemand weiß von „{ $word }“, aber die Karte ist nicht da.
position-off-the-table = „{ $word }“ steht nicht auf dem Tisch.
position-one-on-another = „{ $word }“ liegt auf „{ $other }“.

## What else can go wrong

error-unreadable-answer = Das ist keine Antwort auf diese Frage.
error-rules-broke = Die Spielregeln haben versagt: Das ist unser Fehler, nicht deiner. Die Antwort wurde nicht angenommen, und die Aufzeichnung ist der Fehlerbericht.
# $games: the ids there are
error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Bekannte Spiele: { $games }.
error-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Bekannte Bots: { $bots }.
error-unknown-language = Eine Sprache „{ $language }“ gibt es hier nicht. Bekannte Sprachen: { $languages }.
error-bot-count =
    { $bots ->
        [one] Für { $seats } Plätze wurde nur { $bots } Bot genannt.
       *[other] Für { $seats } Plätze wurden { $bots } Bots genannt.
    }
error-seed-not-a-number = „{ $seed }“ ist kein Startwert. Ein Startwert ist eine ganze Zahl ab 0.
# $what: what was to be a number, as the person typed it, e.g. --matches
error-not-a-number = { $what }: „{ $value }“ ist keine ganze Zahl.
error-number-too-small = { $what } muss mindestens { $least } sein.
error-number-too-large = { $what } darf höchstens { $most } sein.
error-not-a-choice = Gib eine Zahl von { $least } bis { $most } ein.
error-no-such-file = Eine Datei „{ $file }“ gibt es nicht.
error-unreadable-file = Die Datei „{ $file }“ lässt sich nicht lesen.
error-unwritable-file = Die Datei „{ $file }“ lässt sich nicht schreiben.
error-unknown-rule = Eine Regel „{ $rule }“ gibt es nicht.
error-no-rule-found = Keine Regel spricht von „{ $words }“.
error-no-cluster = Unter „{ $address }“ antwortet kein Cluster.

## Labels: what a table, a lobby or a terminal writes beside what it shows

label-game = Spiel
label-games = Spiele
label-players = Personen
label-players-range = { $least }–{ $most } Personen
# One place at the table
label-seat = Platz
label-bot = Bot
label-bots = Bots
label-person = Mensch
label-spectator = Zuschauer
label-rules = Regeln
label-rule = Regel
label-rules-number = Regelstand { $number }
label-story = Verlauf
label-hand = Hand
label-standing = Stand
# First, second, third
label-rank = Rang
label-score = Punkte
label-seed = Startwert
label-seed-hash = Prüfsumme des Startwerts
label-language = Sprache
label-options = Einstellungen
label-hidden = verdeckt
label-none = keine
label-you = Du
label-your-turn = Du bist an der Reihe.
label-turn-of = { $seat } ist an der Reihe.
label-waiting-for = Es fehlen noch: { $seats }.
label-queued = Noch keine Zeit zum Nachdenken für { $seats }: Erst kommen die Bots anderer Tische.
label-thinking = { $seat } denkt nach …
label-game-over = Das Spiel ist vorbei.
label-choose = Deine Wahl
label-choose-card = Welche Karte?
label-choose-place = Wohin?
label-back = zurück
label-undo = Zurücknehmen
label-undone = Zurückgenommen.
label-help = Hilfe
label-quit = Beenden
label-goodbye = Bis zum nächsten Mal.
label-continue = Weiter mit der Eingabetaste.
label-play-again = Noch ein Spiel?
label-step = Zug { $step } von { $steps }
label-record-saved = Die Aufzeichnung liegt in { $file }.
label-record-holds =
    { $answers ->
        [one] Die Aufzeichnung stimmt: { $answers } Antwort, ganz nach den Regeln.
       *[other] Die Aufzeichnung stimmt: { $answers } Antworten, alle nach den Regeln.
    }
label-matches = Partien
label-wins = Siege
label-win-rate = Siegquote
label-rating = Wertung
label-interval = 95-%-Intervall
label-decisions = Entscheidungen
label-per-second = pro Sekunde
label-errors = Fehler

# Building a deck or an army

label-roster-unplayable = { $name } (noch nicht spielbar)
label-roster-wrong = { $count ->
        [one] Eines fehlt noch oder stimmt nicht
       *[other] { $count } Dinge fehlen noch oder stimmen nicht
    }
label-roster-save = Speichern
label-roster-saved = Gespeichert.
label-roster-unsaved = Noch nicht gespeichert
label-roster-delete = Löschen
label-roster-delete-sure = „{ $name }“ endgültig löschen?
label-roster-import = Einlesen
label-roster-read = Diese Liste lesen
label-roster-export = Ausgeben
label-roster-copied = Die Liste ist in deiner Zwischenablage.
label-roster-form-text = Text
label-roster-form-json = JSON
label-roster-play = Gegen einen Bot spielen
