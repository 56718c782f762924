### De woorden die alle spellen delen. src/maester/words/__init__.py says how ids and arguments are made.

# Yes and no

yes = ja
no = nee

# Lists: "a, b and c" is folded from its first item on.

list-comma = { $items }, { $next }
list-last = { $items } en { $last }
list-several = { $count } × { $name }

# Seats nobody has given a name

name-seat-1 = Speler 1
name-seat-2 = Speler 2
name-seat-3 = Speler 3
name-seat-4 = Speler 4
name-seat-5 = Speler 5
name-seat-6 = Speler 6
name-you = jij
# Een van meerdere exemplaren van een kaart
name-copy = { $name } ({ $number })
# Whose a card is, where two players have one
name-whose =
    { $seat-you ->
        [yes] { $name } van jou
       *[no] { $name } van { $seat }
    }

# Languages, each in its own tongue

language-en = English
language-de = Deutsch
language-nl = Nederlands

# Bots: a name, and what to expect of it

bot-random = Toeval
bot-random-about = Doet zomaar een toegestane zet, zonder na te denken.
bot-squire = Schildknaap
bot-squire-about = Kent de gewoonten van een degelijke speler en houdt zich eraan.
bot-maester = Maester
bot-maester-about = Stelt zich voor elke zet duizenden keren voor hoe het spel verder kan gaan.

## What happens

event-answered-itself =
    { $seat-you ->
        [yes] Je hebt maar één keuze: { $answer }.
       *[no] { $seat } heeft maar één keuze: { $answer }.
    }
event-redrawn = Vanaf hier zet deze tafel een andere voort: alles wat verborgen was, is opnieuw getrokken.

## Who leads and who has won

standing-ahead =
    { $leaders-count ->
        [one]
            { $leaders-you ->
                [yes] Je staat voor.
               *[no] { $leaders } staat voor.
            }
       *[other] Samen aan kop: { $leaders }.
    }
standing-won =
    { $winners-count ->
        [one]
            { $winners-you ->
                [yes] Je wint.
               *[no] { $winners } wint.
            }
       *[other] Een gedeelde overwinning: { $winners }.
    }

## Why an answer is refused

# A refusal and the rule it rests on
with-rule = { $sentence } — { $rule }

refusal-not-your-turn =
    { $seat-you ->
        [yes] Je bent niet aan de beurt.
       *[no] { $seat } is niet aan de beurt.
    }
refusal-game-is-over = Het spel is afgelopen.
refusal-no-such-seat = Aan deze tafel is geen plaats ‘{ $seat }’.
refusal-not-an-option = Dat is niet een van de keuzes.
refusal-unknown-card-name = Regel { $line }: geen kaart heet “{ $text }”.
refusal-unknown-card-name-near = Regel { $line }: geen kaart heet “{ $text }”. Bedoelde je { $nearest }?
refusal-unknown-card-name-near-two = Regel { $line }: geen kaart heet “{ $text }”. Bedoelde je { $nearest } of { $other }?
refusal-no-faction-named = De lijst noemt geen factie.
refusal-list-too-long = Een lijst heeft hoogstens { $most } regels.
refusal-line-too-long = Regel { $line } is te lang: een regel heeft hoogstens { $most } tekens.
refusal-and-more = Er is nog meer mis dan hier staat.
refusal-out-of-range = Het moet een getal van { $least } tot en met { $most } zijn.
refusal-named-twice = Alles mag maar één keer genoemd worden.
refusal-not-that-many =
    { $least ->
        [0] Kies er hoogstens { $most }.
       *[other] Kies er minstens { $least } en hoogstens { $most }.
    }
refusal-no-such-field = Er is hier geen veld ‘{ $field }’.
refusal-field-left-open = ‘{ $field }’ is nog niet ingevuld.
# A refusal that concerns one field of a form
refusal-in-field = { $field }: { $sentence }
refusal-nothing-to-undo =
    { $seat-you ->
        [yes] Je hebt niets om terug te nemen.
       *[no] { $seat } heeft niets om terug te nemen.
    }
refusal-something-was-revealed = Intussen is er iets verborgens aan het licht gekomen. Dat kan niet meer terug.
refusal-others-have-acted = Intussen waren anderen aan zet. Zij moeten het goedvinden.
refusal-wrong-seat-count = Dit spel is voor { $least } tot { $most } spelers, niet voor { $seats }.
refusal-not-a-seed = Een startwaarde is een geheel getal, 0 of hoger, van hoogstens 128 bits.

## Why a record cannot be read

record-is-empty = Het verslag is leeg.
record-of-another-format = Regel { $line }: het verslag heeft formaat { $format }, dat hier niet bekend is.
record-is-cut-short = Het verslag is afgekapt: het einde ontbreekt.
record-was-changed = Het verslag is na het verzegelen veranderd.
record-seed-does-not-fit-its-hash = Regel { $line }: de startwaarde past niet bij de controlesom die ervoor bekendgemaakt is.
record-continues-nothing = Regel { $line }: zoals dit verslag zegt, kan geen tafel zijn voortgezet.
record-of-another-game = Regel { $line }: dit is een verslag van een ander spel, ‘{ $game }’.
record-of-other-rules = Het verslag volgt spelregels nummer { $rules }, maar hier gelden spelregels nummer { $ours }.
record-with-bad-options = Regel { $line }: met de instellingen van dit verslag kan geen spel worden opgezet.
record-answers-another-question = Regel { $line } antwoordt op ‘{ $answered }’, maar gevraagd was ‘{ $asked }’.
record-breaks-the-rules = Regel { $line } is in strijd met de spelregels. { $reason }
record-line-is-unreadable = Regel { $line } van het verslag is onleesbaar.

## Waarom een stelling niet gelezen kan worden

position-in-line = Regel { $line }: { $sentence }
position-too-long = De stelling is te lang: hoogstens { $most } tekens.
position-line-too-long = De regel is te lang: hoogstens { $most } tekens.
position-not-toml = Dit is onleesbaar: een stelling wordt in TOML geschreven.
position-of-another-game = Dit is een stelling van een ander spel, ‘{ $game }’.
position-of-other-rules = De stelling volgt spelregels nummer { $rules }, maar hier gelden spelregels nummer { $ours }.
position-with-bad-options = Met deze instellingen kan geen spel worden opgezet. { $reason }
position-not-a-seed = Een startwaarde is een geheel getal vanaf 0 van hoogstens 128 bits.
position-not-a-count = Hoe vaak er geloot is, is een geheel getal vanaf 0.
position-number-too-large = Geen getal mag groter zijn dan { $most }.
position-too-deep = Dit is te diep genest.
position-not-in-the-round = ‘...’ aan het eind van de agenda moet volgen op een stap die één keer in een ronde voorkomt.
position-too-many-answers = Dat zijn te veel antwoorden: hoogstens { $most }.
position-answers-break-the-rules = Deze antwoorden passen niet bij de vragen. { $reason }
position-unknown-word = ‘{ $word }’ betekent hier niets.
position-missing-word = ‘{ $word }’ ontbreekt.
position-wrong-kind = ‘{ $word }’ wordt niet zo geschreven.
position-unknown-name = Niets heet hier ‘{ $word }’.
position-unknown-name-near = Niets heet hier ‘{ $word }’. Misschien ‘{ $near }’?
position-too-many = ‘{ $word }’ komt { $count } keer voor, maar er kunnen er maar { $most } zijn.
position-missing-thing = ‘{ $word }’ is nergens.
position-too-small = { $number } is te klein: minstens { $least }.
position-cannot-go-on = Vanaf hier kunnen de spelregels niet verder: er klopt iets niet.
position-place-taken = De plaats van ‘{ $word }’ is bezet.
position-place-not-open = De plaats van ‘{ $word }’ is niet open: de kaarten staan in de volgorde waarin ze zijn gelegd.
position-throne-cards = Dit zijn niet de IJzeren Troonkaarten van het spel.
position-no-such-round = Een ronde { $round } is er niet: het zijn er { $most }.
position-two-houses = In ‘{ $area }’ staan eenheden van twee huizen.
position-wrong-ground = ‘{ $word }’ kan niet in ‘{ $area }’ staan.
position-area-not-free = ‘{ $area }’ is gesloten of bezet door een neutraal leger.
position-not-in-play = ‘{ $word }’ is geen naam van een kaart in het spel: dat zijn haar code, een punt en een getal tot { $most }.
position-not-attached = ‘{ $word }’ en ‘{ $other }’ zijn het er niet over eens of de ene kaart aan de andere ligt.
position-not-there = Iemand weet van ‘{ $word }’, maar de kaart is er niet.
position-off-the-table = ‘{ $word }’ staat niet op tafel.
position-one-on-another = ‘{ $word }’ ligt op ‘{ $other }’.

## What else can go wrong

error-unreadable-answer = Dat is geen antwoord op deze vraag.
error-rules-broke = De spelregels lieten het afweten: dat is onze fout, niet de jouwe. Het antwoord is niet aangenomen, en het verslag is het foutrapport.
# $games: the ids there are
error-unknown-game = Er is geen spel ‘{ $game }’. Bekende spellen: { $games }.
error-unknown-bot = Er is geen bot ‘{ $bot }’. Bekende bots: { $bots }.
error-unknown-language = Er is geen taal ‘{ $language }’. Bekende talen: { $languages }.
error-bot-count =
    { $bots ->
        [one] Voor { $seats } plaatsen is maar { $bots } bot genoemd.
       *[other] Voor { $seats } plaatsen zijn { $bots } bots genoemd.
    }
error-seed-not-a-number = ‘{ $seed }’ is geen startwaarde. Een startwaarde is een geheel getal, 0 of hoger.
# $what: what was to be a number, as the person typed it, e.g. --matches
error-not-a-number = { $what }: ‘{ $value }’ is geen geheel getal.
error-number-too-small = { $what } moet minstens { $least } zijn.
error-number-too-large = { $what } mag hoogstens { $most } zijn.
error-not-a-choice = Typ een getal van { $least } tot en met { $most }.
error-no-such-file = Er is geen bestand ‘{ $file }’.
error-unreadable-file = Het bestand ‘{ $file }’ kan niet gelezen worden.
error-unwritable-file = Het bestand ‘{ $file }’ kan niet geschreven worden.
error-unknown-rule = Er is geen spelregel ‘{ $rule }’.
error-no-rule-found = Geen spelregel spreekt over ‘{ $words }’.
error-no-cluster = Op ‘{ $address }’ antwoordt geen cluster.

## Labels: what a table, a lobby or a terminal writes beside what it shows

label-game = Spel
label-games = Spellen
label-players = Spelers
label-players-range = { $least }–{ $most } spelers
# One place at the table
label-seat = Plaats
label-bot = Bot
label-bots = Bots
label-person = Mens
label-spectator = Toeschouwer
label-rules = Spelregels
label-rule = Spelregel
label-rules-number = Spelregels nummer { $number }
label-story = Verloop
label-hand = Hand
label-standing = Stand
# First, second, third
label-rank = Rang
label-score = Score
label-seed = Startwaarde
label-seed-hash = Controlesom van de startwaarde
label-language = Taal
label-options = Instellingen
label-hidden = verborgen
label-none = geen
label-you = Jij
label-your-turn = Je bent aan de beurt.
label-turn-of = { $seat } is aan de beurt.
label-waiting-for = Nog te antwoorden: { $seats }.
label-queued = Nog geen denktijd voor { $seats }: eerst komen de bots van andere tafels.
label-thinking = { $seat } denkt na …
label-game-over = Het spel is afgelopen.
label-choose = Jouw keuze
label-choose-card = Welke kaart?
label-choose-place = Waarheen?
label-back = terug
label-undo = Terugnemen
label-undone = Teruggenomen.
label-help = Hulp
label-quit = Stoppen
label-goodbye = Tot de volgende keer.
label-continue = Druk op Enter om verder te gaan.
label-play-again = Nog een keer?
label-step = Zet { $step } van { $steps }
label-record-saved = Het verslag staat in { $file }.
label-record-holds =
    { $answers ->
        [one] Het verslag klopt: { $answers } antwoord, volgens de spelregels.
       *[other] Het verslag klopt: { $answers } antwoorden, allemaal volgens de spelregels.
    }
label-matches = Partijen
label-wins = Winst
label-win-rate = Winstpercentage
label-rating = Rating
label-interval = 95%-interval
label-decisions = Beslissingen
label-per-second = per seconde
label-errors = Fouten

# Building a deck or an army

label-roster-unplayable = { $name } (nog niet speelbaar)
label-roster-wrong = { $count ->
        [one] Eén ding ontbreekt nog of klopt niet
       *[other] { $count } dingen ontbreken nog of kloppen niet
    }
label-roster-save = Bewaren
label-roster-saved = Bewaard.
label-roster-unsaved = Nog niet bewaard
label-roster-delete = Verwijderen
label-roster-delete-sure = “{ $name }” voorgoed verwijderen?
label-roster-import = Inlezen
label-roster-read = Deze lijst lezen
label-roster-export = Uitvoeren
label-roster-copied = De lijst staat op je klembord.
label-roster-form-text = Tekst
label-roster-form-json = JSON
label-roster-play = Tegen een bot spelen
