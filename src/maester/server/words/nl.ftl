### Wat alleen de server zegt. Al het andere staat in maester/words en in de woorden van elk spel.

refusal-stale = De partij is al verder. Kijk nog eens voor je antwoordt.
refusal-not-your-seat = Dat is niet jouw plaats.
refusal-a-bot-plays = Een bot speelt deze plaats. Neem haar eerst terug.
refusal-match-waits = De partij is nog niet begonnen.
refusal-match-is-paused = De partij is onderbroken.
refusal-match-is-over = De partij is voorbij.
refusal-match-is-broken = Deze partij kan niet verder: de regels hebben gefaald. Het verslag blijft bewaard.
refusal-match-goes-on = De partij is nog niet voorbij.
refusal-match-has-started = De partij is al begonnen.
refusal-unreadable-message = Dat bericht is niet te begrijpen.
refusal-no-such-match = Die partij bestaat niet.
refusal-no-such-game = Dat spel bestaat niet.
refusal-no-such-bot = Die bot bestaat niet.
refusal-no-such-invitation = Deze uitnodiging geldt niet: ze heeft nooit bestaan of is ingetrokken.
refusal-invitation-used = Deze uitnodiging is al gebruikt.
refusal-no-seat-open = Hier is geen plaats vrij.
refusal-seat-is-taken = Deze plaats is bezet.
refusal-seats-are-not-drawn = Aan deze tafel wordt er niet om de plaatsen geloot.
refusal-match-is-private = Deze partij is besloten: meedoen kan alleen met een uitnodiging.
refusal-sign-in-first = Kies eerst een bijnaam.
refusal-only-the-host = Dat kan alleen wie de partij heeft geopend.
refusal-only-players = Dat kunnen alleen de spelers van deze partij.
refusal-too-fast = Dat was te veel tegelijk. Probeer het zo nog eens.
refusal-too-many-waiting = Je hebt { $most } partijen die op spelers wachten. Verlaat er eerst een.
refusal-too-many-matches = Je hebt { $most } partijen die niet afgelopen zijn. Speel er eerst een uit.
refusal-too-many-of-bots = Je hebt { $most } partijen die alleen bots spelen. Wacht tot er een afgelopen is.
refusal-bad-nickname = Een bijnaam heeft 1 tot 24 zichtbare tekens.
refusal-bad-text = Een bericht heeft 1 tot 500 zichtbare tekens.
refusal-bad-webhook = Dat is geen adres op het web dat kan worden aangeroepen.
refusal-bad-origin = Dit verzoek komt van een andere site.
refusal-bad-options = Deze opties passen niet bij het spel: { $detail }
refusal-no-private-chat = In dit spel bestaan geen privégesprekken.
refusal-no-such-proposal = Dat wordt niet meer voorgesteld.
refusal-proposed-already = Dat is al voorgesteld.
refusal-nothing-to-agree-to = Er is niets om te onderbreken of te hervatten.
refusal-owner-is-here = De eigenaar van deze plaats zit aan tafel.
refusal-no-such-position = Die stand heeft de partij nooit gehad.
refusal-match-is-stranded = Deze partij kan niet verdergaan: sinds het begin zijn de regels veranderd. Het verslag blijft bewaard.
refusal-old-rules = Deze partij is gespeeld volgens regels die sindsdien veranderd zijn: je kunt haar bekijken, maar niet voortzetten.
refusal-owner-may-come = De eigenaar van deze plaats kan nog komen: een bot mag op zijn vroegst over { $minutes ->
        [one] een minuut
       *[other] { $minutes } minuten
    } spelen.
refusal-bot-too-weak = Voor iemand die er niet is, moet minstens een schildknaap spelen.
refusal-absent-has-answered = Dat zou terugnemen wat iemand heeft geantwoord die er nu niet is.
refusal-nickname-looks-alike = Aan deze tafel heeft iemand een bijnaam die er bijna hetzelfde uitziet. Kies een andere.
refusal-too-large = Dat is te groot.
refusal-store-read-only = De database kan nu alleen worden gelezen. Er is niets veranderd.
refusal-store-full = De database is vol. Er is niets veranderd.
refusal-store-busy = De database is bezig. Probeer het zo nog eens.
refusal-store-gone = De database antwoordt nu niet. Probeer het binnenkort nog eens.
system-time-is-up = De tijd van { $seat } is om: een bot speelt verder.
system-left = { $seat } is vertrokken: een bot speelt verder.
system-bot-plays = Een bot speelt voor { $seat }.
system-returned = { $seat } is terug.
webhook-your-turn = Jij bent aan de beurt in { $game }.
