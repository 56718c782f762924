### Wat alleen de browser zegt. Kenmerken beginnen met web-; al het andere staat in nl.ftl en bij de spellen.

web-skip = Naar de inhoud
web-newer = Hier draait intussen een nieuwere versie van maester.
web-reload = Laden
web-loading = Laden …
web-navigation = Hoofdmenu
web-menu = Menu
web-close = Sluiten
web-retry = Opnieuw proberen
web-more = Meer tonen
web-to-lobby = Naar de hal
web-nowhere = Op dit adres is niets te vinden.

# $theme: auto, light of dark
web-theme =
    { $theme ->
        [light] Kleuren: licht
        [dark] Kleuren: donker
       *[auto] Kleuren: zoals het systeem
    }

## Wat er misging

web-problem-offline = De server is niet bereikbaar. Misschien is de verbinding weg.
web-problem-ours = Bij ons is iets misgegaan. Probeer het opnieuw.
web-problem-rules = Deze regels konden niet worden geladen.
web-not-done = Dat is niet gedaan.

## Mensen

web-nickname-title = Hoe zullen we je noemen?
web-nickname-why = Geen account, geen wachtwoord: een naam voor de anderen aan tafel is genoeg.
web-nickname = Bijnaam
# Voorstellen, waarvan er één wordt aangeboden; met een komma ertussen
web-nicknames = Eikenhart, Ravenvriend, Lady Els, Ser Distel, Grijsmantel, Winterkind, Zoutbaard, Vonk, Oude Veer, Snelwater
web-sit-down = Ga zitten
web-myself = Over jou
web-webhook = Adres dat wordt aangeroepen als je aan de beurt bent
web-webhook-why = Niet verplicht, bijvoorbeeld een kanaal van een chatdienst. Het wordt alleen aangeroepen als je weg bent, één keer per beurt.
web-notify-me = Zeg het in de browser als ik aan de beurt ben
web-keep = Bewaren
web-kept = Bewaard.
web-sign-out = Vergeet mij op dit apparaat
web-sign-out-everywhere = Vergeet mij op alle apparaten

## Hal

web-welcome = Spellen van Westeros
web-welcome-text = Schuif aan bij vrienden of speel tegen bots, live of met een zet per dag. Op elke regel wordt toegezien, en je hoort op welke.
web-mine = Mijn partijen
web-about = Over maester
web-minutes = { $least }–{ $most } minuten
web-play-bots = Tegen bots spelen
web-invite-friends = Vrienden uitnodigen
web-my-matches = Mijn partijen
web-going-on = Bezig
web-waiting-matches = Wachten op spelers
web-running-matches = Om te bekijken
web-finished-matches = Afgelopen
web-none-waiting = Er wacht nu niemand op spelers. Open een tafel en nodig iemand uit.
web-none-mine = Je hebt nog geen partijen.
web-won-by = Gewonnen door { $winners }
web-seats-free =
    { $free ->
        [one] { $free } plaats vrij
       *[other] { $free } plaatsen vrij
    }
web-status-waiting = Wacht op spelers
web-status-running = Wordt gespeeld
web-status-paused = Pauze
web-status-over = Afgelopen
web-status-broken = Door een fout gestopt
web-status-stranded = Gestopt: de regels zijn veranderd
web-open-seat = vrij
web-kept-for-other = vrijgehouden voor iemand uit de vorige partij
web-kept-for-me = voor jou vrijgehouden
web-kept-seat = vrijgehouden
web-private = besloten
web-to-table = Naar de tafel
web-watch = Kijken
web-replay = Naspelen

## Nieuwe partij

web-new-about = Kies wie er speelt en hoe. Wat je zo laat, is verstandig ingesteld.
web-seat-number = Plaats { $number }
web-seat-me = Ik
web-seat-open = Vrij: een vriend
web-seat-bot = Bot: { $name }
# A seat and who sits there
web-seat-of = { $seat }: { $who }
web-shuffled = Loten wie waar zit
web-how = Hoe er wordt gespeeld
web-clock = Klok
web-clock-none = Geen: neem de tijd
web-clock-live = Live: minuten voor de hele partij
web-clock-days = Over dagen: uren voor elke zet
web-clock-minutes = Minuten per speler
web-clock-increment = Extra seconden per zet
web-clock-delay = Vrije seconden per zet
web-clock-hours = Uren voor elke zet
web-clock-why = Als iemands tijd om is, speelt een bot verder tot die persoon terug is.
web-thinking = Bots denken
web-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }
web-make-private = Besloten: alleen voor wie je uitnodigt
web-option-open = open laten
web-option-random = willekeurig
web-make = Partij beginnen
web-make-and-invite = Tafel openen

## Uitnodiging en wachten

web-invited = Je bent uitgenodigd
web-invited-to = { $host } houdt een plaats voor je vrij: { $game }.
web-table-of = Een tafel van { $host }: { $game }.
web-invited-too-late = Deze link komt te laat
web-seated-already = Je hebt al een plaats aan deze tafel.
web-invitation-used = Met deze link is al iemand gaan zitten, en hij was voor één persoon. Vraag { $host } om een nieuwe, of kijk toe.
web-invitation-full = Alle plaatsen aan deze tafel zijn bezet. Je kunt kijken.
web-invitation-started = Deze partij is al begonnen. Je kunt kijken.
web-only-watch = Alleen kijken
web-waiting-title = Wachten op spelers
web-waiting-text = De partij begint vanzelf zodra elke plaats bezet is.
web-hold = Wacht op mij
web-held = Er wordt op je gewacht
web-hold-about = Een kans om te handelen gaat vanzelf voorbij als niemand iets doet. Niemand merkt dat je gevraagd hebt om te wachten.
web-format = Spelvorm
web-pass-rest = Tot het einde passen
web-pass-rest-about = Telkens passen tot dit venster sluit
web-beat = Kansen gaan voorbij na
web-beat-none = nooit: op iedereen wordt gewacht
web-beat-about = Voor wie het spel nog niet kent, is meer tijd beter. Niemand kan eruit opmaken wat iemand in handen heeft: wie wil nadenken, drukt op ‘Wacht op mij’.
web-beat-passed = De tijd was om en er is voor je gepast. Druk de volgende keer op ‘Wacht op mij’, of kies in het menu waar er altijd op je gewacht wordt.
web-beat-first = Deze kans gaat voorbij als de balk leeg is. Wil je nadenken? Druk op ‘Wacht op mij’ of op de toets H: de anderen merken het niet.
web-stops = Altijd op mij wachten
web-stops-about = De anderen horen het niet. Wat je in handen hebt, maakt niet uit.
web-stop-all = bij elke kans om te handelen
web-stop-able = telkens als ik iets zou kunnen doen
web-stop-able-about = Pas op: als er op je gewacht wordt, merken de anderen dat je iets zou kunnen doen.
web-brings-later = Brengt zelf iets mee.
web-copy = Kopiëren
web-copy-invitation = Link voor één persoon kopiëren
web-copy-group-invitation = Link voor iedereen kopiëren
web-invitation-for-one = Deze link is voor één persoon.
web-invitation-for-group = Wie deze link heeft, mag gaan zitten zolang er een plaats vrij is.
web-invitation-code = Dezelfde link, voor de camera van een telefoon
web-invitation-link = Link van de uitnodiging
web-copy-table = Link naar deze tafel kopiëren
web-link-copied = De link is gekopieerd.
web-let-bot-play = Een bot laten spelen
web-ready = klaar
web-leave = Van tafel gaan

## Tafel

web-no-such-match = Deze partij bestaat niet, of is besloten.
web-line-lost = De verbinding is weg. Ze komt vanzelf terug; wat je hebt voorbereid blijft bewaard.
web-line-closed = De server heeft de verbinding met deze tafel gesloten. Laad de pagina om het opnieuw te proberen.
web-watching = Je kijkt mee.
web-bar = Wat er nu te doen is
web-drawer = Verhaal, gesprek en regels
web-chat = Gesprek
web-chat-empty = Nog niemand heeft iets gezegd.
web-chat-say = Zeg iets
web-chat-send = Versturen
web-chat-to = Aan wie
web-chat-table = Iedereen
web-unread =
    { $count ->
        [one] { $count } nieuw
       *[other] { $count } nieuw
    }
web-here = aanwezig
web-away = afwezig
web-to-act = aan de beurt
web-bot-plays = { $bot } speelt zolang
web-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
web-sending = Verstuurd …
web-sent-later = Je antwoord wacht en wordt verstuurd zodra de verbinding terug is.
web-confirm = Bevestigen
web-nothing-sure = Ja: { $what }
web-do-nothing = Niets doen
web-gives-up = Je zou hier niets doen, en de kans is voorbij. Druk nog eens als je dat wilt.
web-key-space = Spatie
web-cancel = Annuleren
web-confirm-always = Nog eens vragen voordat een antwoord wordt verstuurd
web-without-board = Zonder spelbord spelen, in woorden
web-sound = Geluiden afspelen
web-hand-tall = Wat aan de orde is: helemaal tonen
web-all-choices = Alle mogelijkheden tonen
web-less = minder
web-more-of-it = meer
# $least en $most: hoeveel er gekozen mogen worden
web-choose-some =
    { $least ->
        [0] { $chosen } van ten hoogste { $most }
       *[other] { $chosen } van { $least } tot { $most }
    }
web-unlisted = Deze vraag is alleen op een spelbord te beantwoorden, en dit spel heeft er hier nog geen.
web-not-possible = Wat niet kan, en waarom
web-find-answer = Antwoorden doorzoeken
web-none-found = Geen antwoord bevat deze woorden.
web-not-all-listed = Er zijn meer antwoorden dan hier passen.
web-list-in-words = Kies uit een lijst in woorden
web-seen = Wat je ziet
web-asked = Wat je gevraagd wordt
web-answer-for = Antwoorden voor
web-pan-zoom = Spelbord: sleep of gebruik de pijltjestoetsen om te verschuiven, + en − om dichterbij of verder weg te gaan, 0 om alles te zien
web-zoom-in = Dichterbij
web-zoom-out = Verder weg
web-zoom-all = Alles zien
web-undo-free = Je laatste antwoord terugnemen: sindsdien heeft niemand gehandeld
web-undo-bots = Je laatste antwoord terugnemen: bots vinden het altijd goed
web-undo-ask = Vragen om terug te nemen
web-undo-ask-why = Sinds je laatste antwoord hebben anderen gehandeld: hun wordt om toestemming gevraagd
web-paused = De partij is onderbroken.
web-pause = Een pauze voorstellen
web-resume = Voorstellen om verder te gaan
web-proposal-undo =
    { $by-you ->
        [yes] Je vraagt om je laatste antwoord terug te nemen.
       *[no] { $by } vraagt om het laatste antwoord terug te nemen.
    }
web-proposal-pause =
    { $by-you ->
        [yes] Je stelt een pauze voor.
       *[no] { $by } stelt een pauze voor.
    }
web-proposal-resume =
    { $by-you ->
        [yes] Je stelt voor om verder te gaan.
       *[no] { $by } stelt voor om verder te gaan.
    }
web-agree = Akkoord
web-decline = Weigeren
web-withdraw = Intrekken
web-hand-over =
    { $seat-you ->
        [yes] Een bot voor mij laten spelen
       *[no] Een bot voor { $seat } laten spelen
    }
web-give-back =
    { $seat-you ->
        [yes] Mijn plaats terugnemen
       *[no] { $seat } de plaats teruggeven
    }
web-keys = Toetsen
web-keys-digits = Kiezen
web-keys-space = Passen, of wat anders nietsdoen betekent
web-fair = Niemand heeft met de kaarten geknoeid
web-fair-text = Al het geluk van een partij komt uit één getal, de startwaarde. De hash ervan staat er vanaf het begin, het getal zelf aan het eind: met het verslag kan iedereen elke schudbeurt controleren.

## Daarna

web-rematch = Nog een partij
web-to-rematch = Naar de nieuwe partij
web-result = Uitslag
web-share = Link kopiëren
web-download = Verslag downloaden
web-continue = Vanaf hier verder
web-continue-why = Een nieuwe partij begint in deze stelling; wat verborgen is, wordt opnieuw getrokken. Midden in een stap begint ze waar die stap begon. Wie speelt er?
web-old-rules = Deze partij is gespeeld volgens regels die sindsdien veranderd zijn. Uitslag en verslag blijven bewaard; met de nieuwe regels kan ze niet worden afgespeeld.
web-broken = Deze partij kan niet verdergaan: de regels hebben gefaald. Het verslag blijft bewaard.
web-stranded = Deze partij kan niet verdergaan: sinds het begin zijn de regels veranderd. Het verslag blijft zoals er gespeeld is.
web-continues-which = Toon de andere
web-continues = Deze tafel zet een andere voort; wat daar verborgen was, is opnieuw getrokken.
web-seen-by = Gezien door
web-seen-all = Alle kaarten open
web-first = Naar het begin
web-back-step = Eén stap terug
web-play = Afspelen
web-rest = Stilzetten
web-next-step = Eén stap verder
web-last = Naar het einde
web-speed = Tempo
web-speed-of = Tempo { $speed }
web-jump = Springen per
web-jump-round = Ronde
web-jump-round-next = Volgende ronde
web-jump-round-back = Vorige ronde
web-jump-phase = Fase
web-jump-phase-next = Volgende fase
web-jump-phase-back = Vorige fase
web-jump-challenge = Uitdaging
web-jump-challenge-next = Volgende uitdaging
web-jump-challenge-back = Vorige uitdaging
web-jump-combat = Gevecht
web-jump-combat-next = Volgend gevecht
web-jump-combat-back = Vorig gevecht
web-jump-activation = Activering
web-jump-activation-next = Volgende activering
web-jump-activation-back = Vorige activering
web-jump-key = { $label } (toets { $key })
web-result-brought = Wat ze meebrachten
# What a plot counts from left to right
web-axis-moves = Zetten

## Plaatsen en huizen

# Waar een plaats een huis is: het huis en wie het speelt
web-house-of = { $house } ({ $who })
web-house = Huis
web-house-by-lot = Huis door loting
web-house-free = vrij
web-house-guest = De gast kiest
web-house-take = Dit huis nemen
web-house-leave = Toch laten loten
web-house-sit = Gaan zitten als { $house }
web-houses = Huizen
web-house-lot-title = Wordt bij het begin geloot
web-house-lot-text = Wie geen huis heeft genomen, krijgt door loting een van de overige.
web-house-lot-nobody = Nog niemand
web-sit-by-lot = Gaan zitten, huis door loting
web-seat-of-player = Speler { $number }
web-which-house = { $player }: huis
web-seats-still-open =
    { $count ->
        [one] { $count } plaats is open
       *[other] { $count } plaatsen zijn open
    }
web-seat-open-again = Deze plaats weer openen
web-level = Sterkte van de bots
web-players-count =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
web-how-many = Aantal spelers
web-bots-change = Tegen bots: { $plan }
web-private-table = Deze tafel is besloten: alleen wie je uitnodigt, kan haar zien en gaan zitten. Elke uitnodiging is voor één persoon.
web-private-no-entry = Deze tafel is besloten. Vraag wie haar geopend heeft om een uitnodiging.
web-anybody = Wie de link heeft of de tafel in de lobby vindt, kan gaan zitten.

## Wat verloren gaat

web-leave-waiting-title = Deze tafel verlaten?
web-leave-waiting-text = Je plaats is dan weer open voor anderen.
web-leave-waiting-last = Er zit hier verder niemand: de tafel en haar uitnodigingen verdwijnen.
web-leave-running-title = De partij verlaten?
web-leave-running-text = Een bot speelt voor je verder. Wat hij doet, is niet terug te draaien, maar je kunt naar deze tafel terugkeren en je plaats terugnemen zolang de partij duurt.
web-stay = Blijven
web-forget-title = Je op dit apparaat vergeten?
web-forget-text = Je hebt geen wachtwoord. Als dit apparaat je vergeten is, kan niemand meer op jouw plaatsen spelen, ook jijzelf niet.
web-forget-everywhere-title = Je op alle apparaten vergeten?
web-forget-everywhere-text = Je hebt geen wachtwoord. Als alle apparaten je vergeten zijn, kan niemand meer op jouw plaatsen spelen, ook jijzelf niet.
web-forget-matches =
    { $count ->
        [0] Je zit in geen partij die nog bezig is.
        [one] Je zit in { $count } partij die nog bezig is. Die zou vergeefs op je wachten.
       *[other] Je zit in { $count } partijen die nog bezig zijn. Die zouden vergeefs op je wachten.
    }
web-westeros-march-lost = { $area } is niet meer van jou zodra iedereen weg is.
web-westeros-march-lost-holding = { $area } is niet meer van jou zodra iedereen weg is: { $holding }.

## Het verhaal, en wat eruit is gekomen

web-since-your-move = Sinds je laatste zet
web-story-round = Ronde { $round }
web-outcomes = Wat eruit is gekomen
web-outcome-of = { $now } van { $count }
web-outcome-seen = Gezien
web-outcome-all-seen = Alles gezien
web-westeros-outcome-cards = De Westeroskaarten van deze ronde
web-westeros-outcome-bids = Boden: { $track }
web-westeros-outcome-wildlings = Wildlingenaanval
web-westeros-outcome-raven = Wat je raaf heeft gezien
web-westeros-outcome-combat = Gevecht in { $area }
web-westeros-outcome-no-card = geen kaart
web-westeros-outcome-before-cards = Vóór de kaarten
web-undo-which = Het gaat om: { $event }
web-to-bar = Naar wat je nu moet doen
# Wat een grafiek van links naar rechts telt
web-axis-rounds = Rondes

## Regels

web-rules-about = Elke regel in één zin, in het Engels. Vraag zoals je een vriend zou vragen: ‘Wie wint bij een gelijke stand?’ Een weigering noemt haar regel met de kleine verwijzing.
web-rules-find = Regels doorzoeken
web-rule-example = voorbeeld
web-rule-ruling = uitleg
web-rule-see = Zie ook:
web-rule-physical = alleen onder mensen

## Over maester

web-about-what = Met maester speel je bord- en kaartspellen van Westeros in de browser, met vrienden of tegen bots. Op elke regel wordt toegezien, en maester kan zeggen welke het heeft toegepast. Hetzelfde hart is een bibliotheek en een omgeving voor programma's die leren spelen.
web-about-fair = Al het geluk van een partij komt uit één getal. De hash ervan staat er vanaf het begin en het getal zelf aan het eind, zodat iedereen kan nagaan dat niemand met de kaarten heeft geknoeid.
web-about-credits = Dank
web-about-icons = wapentekens en pictogrammen, van deze makers
web-about-lucide = pictogrammen van de bediening
web-about-fonts = lettertypen
web-about-names = Namen
web-about-owners = De namen van de spellen en van de mensen en plaatsen daarin zijn van hun eigenaars. maester is gemaakt door liefhebbers, verkoopt niets en gebruikt niets van hun beelden en teksten.

## The board game: map and areas

web-westeros-map = Kaart van Westeros
web-westeros-port-of = Haven van { $area }
web-westeros-beside = Sporen
web-westeros-matter = Waar het nu om gaat
web-westeros-area-empty = Hier is niets
web-westeros-area-closed = gesloten
web-westeros-area-routed = verslagen: { $units }
web-westeros-area-order = bevel: { $order }
web-westeros-area-token = machtfiche van { $house }
web-westeros-area-garrison = garnizoen { $strength }
web-westeros-area-neutral = neutraal leger { $strength }
web-westeros-area-castle = stad
web-westeros-area-stronghold = burcht
web-westeros-area-supply =
    { $count ->
        [one] { $count } bevoorradingssymbool
       *[other] { $count } bevoorradingssymbolen
    }
web-westeros-area-power =
    { $count ->
        [one] { $count } kroon
       *[other] { $count } kronen
    }
web-westeros-area-home = thuisgebied van { $house }
web-westeros-area-barred = aan deze tafel geen grens met { $area }

## The board game: round, tracks and cards of the round

web-westeros-round = Ronde { $round } van { $rounds }
web-westeros-rail-westeros = Westeros
web-westeros-rail-planning = Planning
web-westeros-rail-action = Actie
web-westeros-rail-reveal = Westeros: kaarten
web-westeros-rail-resolve = Gevolgen
web-westeros-rail-wildlings = Wildlingen
web-westeros-rail-orders = Planning: bevelen
web-westeros-rail-raven = Raaf
web-westeros-rail-raids = Actie: overvallen
web-westeros-rail-marches = Marsen
web-westeros-rail-power = Macht
web-westeros-rail-clean-up = Opruimen
web-westeros-rail-over = Einde
web-westeros-token-iron-throne = IJzeren troon
web-westeros-token-fiefdoms = Zwaard van Valyrisch staal
web-westeros-token-kings-court = Postraaf
web-westeros-used = { $token }, deze ronde al gebruikt
web-westeros-stars =
    { $stars ->
        [one] { $stars } ster
       *[other] { $stars } sterren
    }
web-westeros-track-empty = Wordt om geboden
web-westeros-supply = Bevoorrading
web-westeros-limits = Legers tot { $limits }
web-westeros-armies-fit = Legers van { $armies }; toegestaan: { $limits }
web-westeros-armies-over = Legers van { $armies } zijn meer dan de toegestane { $limits }
web-westeros-victory = Steden en burchten, { $structures } winnen
web-westeros-structures =
    { $structures ->
        [one] { $house } heeft { $structures } stad of burcht
       *[other] { $house } heeft { $structures } steden en burchten
    }
web-westeros-wildlings = Wildlingen: kracht { $strength }
web-westeros-wildling-top = Bovenop ligt, zoals je weet: { $card }
web-westeros-wildling-icon = wildlingen rukken op
web-westeros-cards = Westeroskaarten
web-westeros-no-card = nog geen
web-westeros-deck-left = Kaarten in de stapel: { $count }
web-westeros-banned = Deze ronde verboden
web-westeros-no-support-by = Geen kracht bij ondersteuning deze ronde: { $unit }

## The board game: houses and their cards

web-westeros-house = Huis { $house }
web-westeros-inspect = Kaarten en eenheden van { $house }
web-westeros-pool = Niet op het spelbord:
web-westeros-hand = In de hand: { $count }
web-westeros-hand-closed = Voorlopig verborgen: er wordt gevochten.
web-westeros-discards = Afgelegd: { $count }
web-westeros-fact-structures = Steden en burchten
web-westeros-fact-power = Beschikbare machtfiches
web-westeros-fact-supply = Bevoorrading
web-westeros-fact-cards = Huiskaarten in de hand
web-westeros-sword = zwaard
web-westeros-tower = toren
web-westeros-swords =
    { $count ->
        [one] { $count } zwaard
       *[other] { $count } zwaarden
    }
web-westeros-towers =
    { $count ->
        [one] { $count } toren
       *[other] { $count } torens
    }

## The board game: choosing

web-westeros-none = Geen
web-westeros-nobody = Niemand
web-westeros-again = Opnieuw beginnen
web-westeros-enough = Dat is genoeg
web-westeros-ask-which-order = Welk bevel?
web-westeros-ask-raid = Wat wordt overvallen?
web-westeros-ask-new-order = Welk bevel in plaats daarvan?
web-westeros-forgo-raid = Niets overvallen
web-westeros-raven-rest = De raaf laten rusten
web-westeros-raven-look = De bovenste wildlingkaart bekijken
web-westeros-muster-instead = In plaats daarvan rekruteren
web-westeros-take-power = Macht krijgen
web-westeros-rank-up = { $house }: een betere plaats
web-westeros-rank-down = { $house }: een slechtere plaats
web-westeros-named = { $now } gekozen, { $least } tot { $most } nodig
web-westeros-lost-units = { $now } van { $needed } gekozen
web-westeros-lost-points = Waard: { $now } van { $needed } rekruteringspunten
web-westeros-lost-supply =
    { $now ->
        [one] { $now } eenheid gekozen
       *[other] { $now } eenheden gekozen
    }

## The board game: sending what was prepared

web-westeros-send-orders = Deze bevelen geven
web-westeros-send-no-orders = Geen bevelen geven
web-westeros-send-march =
    { $units ->
        [one] Met { $units } eenheid marcheren
       *[other] Met { $units } eenheden marcheren
    }
web-westeros-send-march-fight =
    { $units ->
        [one] Met { $units } eenheid aanvallen
       *[other] Met { $units } eenheden aanvallen
    }
web-westeros-send-march-nobody = In { $area } blijven: het bevel vervalt
web-westeros-send-march-some = Marcheren
web-westeros-send-support = Deze ondersteuning geven
web-westeros-send-no-support = Niemand ondersteunen
web-westeros-send-muster =
    { $units ->
        [one] { $units } eenheid rekruteren
       *[other] { $units } eenheden rekruteren
    }
web-westeros-send-muster-nobody = Niemand rekruteren
web-westeros-send-muster-some = Rekruteren
web-westeros-send-rank = In deze volgorde zetten
web-westeros-send-no-units = Geen daarvan
web-westeros-gives-up-orders = Geen van je gebieden zou een bevel hebben: je zou deze ronde niets doen. Druk nog eens als je dat wilt.
web-westeros-gives-up-march = Niemand zou zich verplaatsen, en het bevel zou verbruikt zijn. Druk nog eens als je dat wilt.
web-westeros-gives-up-raid = Het overvalbevel zou verbruikt zijn en niets verwijderen. Druk nog eens als je dat wilt.
web-westeros-gives-up-muster = Je zou eenheden kunnen rekruteren en neemt er geen. Druk nog eens als je dat wilt.
web-westeros-gives-up-support = Je zou zonder je eigen ondersteuningsbevelen vechten. Druk nog eens als je dat wilt.
web-westeros-gives-up-take-port = Je zou schepen kunnen overnemen en neemt er geen. Druk nog eens als je dat wilt.
web-westeros-send-units =
    { $units ->
        [one] { $units } eenheid kiezen
       *[other] { $units } eenheden kiezen
    }
web-westeros-send-losses =
    { $now ->
        [one] Deze eenheid verliezen
       *[other] Deze { $now } eenheden verliezen
    }

## The board game: orders

web-westeros-tray = Bevelfiches
web-westeros-own-areas = Je gebieden
web-westeros-order-begin = Kies een bevel of een gebied.
web-westeros-order-for = Bevel voor { $area }:
web-westeros-order-where = { $order }: in welk gebied?
web-westeros-order-not-here = niet in dit gebied
web-westeros-order-no-units = daar staan geen eenheden van jou
web-westeros-no-order = geen bevel
web-westeros-take-off = { $area }: bevel weghalen
web-westeros-tokens-left = nog { $count }
web-westeros-stars-left =
    { $stars ->
        [one] nog { $stars } ster
       *[other] nog { $stars } sterren
    }
web-westeros-areas-open =
    { $open ->
        [0] elk gebied heeft een bevel
        [one] { $open } gebied zonder bevel
       *[other] { $open } gebieden zonder bevel
    }

## The board game: marches

web-westeros-march-from = Marsbevel
web-westeros-march-hand = In de hand
web-westeros-march-all-gone = Alle eenheden gaan
web-westeros-march-routed = blijven, verslagen: { $units }
web-westeros-march-to = Mars naar
web-westeros-march-own = van jou
web-westeros-march-enemy = gevecht
web-westeros-march-garrison = garnizoen
web-westeros-march-neutral = neutraal { $force }
web-westeros-march-back = { $area }: terugroepen
web-westeros-march-combat = Gevecht in { $area }
web-westeros-march-force = Neutrale strijdmacht in { $area }
web-westeros-attack-neutral = Neutrale strijdmacht
web-westeros-attack-before = vóór ondersteuning en kaarten
web-westeros-attack-up-to = met ondersteuning tot { $strength }
web-westeros-attack-support = Mogelijke ondersteuning
web-westeros-attack-no-support = Niemand kan ondersteunen.
web-westeros-attack-either = Voor een van beide
web-westeros-attack-for = Voor { $house }
web-westeros-attack-tie = Bij gelijke kracht wint { $house }
web-westeros-march-leave-power = Een machtfiche achterlaten (je hebt er { $power })

## The board game: mustering

web-westeros-muster-areas = Waar wordt gerekruteerd
web-westeros-muster-points =
    { $points ->
        [one] nog { $points } punt
       *[other] nog { $points } punten
    }
web-westeros-muster-upgrade = Krijgsvolk wordt { $unit }
web-westeros-muster-into = { $unit }: { $area }
web-westeros-muster-costs =
    { $cost ->
        [one] { $cost } punt
       *[other] { $cost } punten
    }
web-westeros-muster-chosen = Gekozen
web-westeros-muster-drop = Toch niet: { $unit }, { $area }
web-westeros-muster-in-one-area = In slechts één gebied

## The board game: combat

web-westeros-combat-title = Gevecht in { $area }
web-westeros-combat-deciding = nu beslist: { $houses }
web-westeros-combat-attacker = Aanvaller
web-westeros-combat-defender = Verdediger
web-westeros-combat-strength = Gevechtskracht { $strength }
web-westeros-combat-won = Overwinning
web-westeros-combat-sum-of = Hoe de kracht van { $house } is opgebouwd
web-westeros-combat-hand = Je huiskaarten
web-westeros-combat-if-played = daarmee { $strength }
web-westeros-combat-tie-won = gelijke kracht: je wint
web-westeros-combat-tie-lost = gelijke kracht: je verliest
web-westeros-combat-silenced = zonder haar tekst
web-westeros-combat-part-units = Eenheden
web-westeros-combat-part-order = Bevel
web-westeros-combat-part-garrison = Garnizoen
web-westeros-combat-support-by = Ondersteuning van { $house }:
web-westeros-combat-part-card = Huiskaart
web-westeros-combat-part-text = Kaarttekst
web-westeros-combat-part-blade = Zwaard van Valyrisch staal
web-westeros-combat-part-tides = Krijgsgeluk
web-westeros-combat-part-neutral = Neutrale strijdmacht
web-westeros-combat-tie = Bij gelijke kracht wint { $house }, met de betere plaats bij de baandermannen.
web-westeros-combat-tied = Gelijke kracht: { $house } heeft de betere plaats bij de baandermannen en wint.
web-westeros-combat-part-floor = Nooit onder 0
web-westeros-combat-step-support = Er wordt om ondersteuning gevraagd
web-westeros-combat-step-house-cards = Huiskaarten worden in het geheim gekozen
web-westeros-combat-step-texts = De kaarten werken
web-westeros-combat-step-tides = Krijgsgeluk
web-westeros-combat-step-blade = Het zwaard mag worden gebruikt
web-westeros-combat-step-resolution = De winnaar is bekend
web-westeros-combat-step-casualties = Verliezen
web-westeros-combat-step-retreat = Terugtrekken
web-westeros-combat-step-clean-up = Opruimen

## The board game: guide of a first game

web-westeros-guide = Gids
web-westeros-guide-on = Gids tonen
web-westeros-guide-off = Gids verbergen
web-westeros-guide-wait = De anderen denken nog na.
web-westeros-guide-westeros = Elke ronde na de eerste begint met drie Westeroskaarten, één van elke stapel. Ze brengen nieuwe troepen, nieuwe bevoorrading, biedingen om de sporen, wildlingen of bevelen die deze ronde niemand mag geven.
web-westeros-guide-supply = De bevoorrading wordt opnieuw geteld: elk bevoorradingssymbool in je gebieden telt voor één. Het bevoorradingsspoor zegt hoeveel legers je mag hebben en hoe groot; twee of meer eenheden op één plek zijn een leger. Wat te veel is, moet weg.
web-westeros-guide-muster = Elke stad van jou heeft één punt, elke burcht twee. Krijgsvolk en vloten kosten er één, ruiterij en belegeringswerktuigen twee, of één als krijgsvolk het wordt. Vloten gaan naar zee of in de aangrenzende haven.
web-westeros-guide-clash = Om alle plaatsen op de drie invloedssporen wordt opnieuw geboden, spoor na spoor, in het geheim en met machtfiches. IJzeren troon: speelvolgorde en alle gelijke standen. Baandermannen: gelijke stand in gevechten en het zwaard. Hof: bijzondere bevelen en de raaf. Wat je biedt ben je kwijt.
web-westeros-guide-wildlings = De wildlingen vallen iedereen aan. Allen bieden in het geheim machtfiches; samen moeten die hun kracht halen. Houdt de Nachtwacht stand, dan wordt de hoogste bieder beloond; zo niet, dan treft het de laagste het hardst.
web-westeros-guide-orders = Leg, ongezien door de anderen, een bevel in elk gebied waar je eenheden hebt. Mars verplaatst en valt aan; ondersteuning helpt bij gevechten in aangrenzende gebieden; overval verwijdert bevelen in aangrenzende gebieden; verdediging versterkt; macht consolideren brengt macht. Bevelen met een ster zijn beperkt door je plaats op het spoor van het hof.
web-westeros-guide-raven = Alle bevelen liggen nu open. Wie de raaf heeft, mag één eigen bevel ruilen, of de volgende wildlingkaart bekijken en die boven of onder terugleggen.
web-westeros-guide-raids = In speelvolgorde verwijdert telkens één overval een bevel tot ondersteuning, overval of macht consolideren van een vijand in een aangrenzend gebied, met een ster ook een verdediging. Een overvallen bevel om macht te consolideren betaalt de overvaller. Vanaf land reikt geen overval tot zee.
web-westeros-guide-marches = In speelvolgorde telkens één mars: de eenheden van het gebied gaan naar aangrenzende gebieden, samen of verspreid, maar in slechts één gevecht. Een keten van je vloten draagt landeenheden van kust tot kust. Vertrekken allen, dan houdt een machtfiche het land.
web-westeros-guide-support = Gevecht. Wie in een aangrenzend gebied een ondersteuningsbevel heeft, geeft die kracht aan een van beide kanten of aan niemand. Beloften binden niet.
web-westeros-guide-cards = Beide kanten kiezen in het geheim een huiskaart. De hogere som wint, bij gelijke stand de betere plaats op het baandermannen invloedsspoor. Zwaarden van de winnaar min torens van de verliezer zijn de verliezen. Het getal bij een kaart is wat je daarmee zou hebben.
web-westeros-guide-aftermath = De verliezer draagt de verliezen, en wat overblijft trekt zich samen terug naar een plek die hen opneemt. Verslagen eenheden liggen: ze tellen niet mee en kunnen tot het einde van de ronde niet marcheren.
web-westeros-guide-power = Elk bevel om macht te consolideren brengt één machtfiche en nog één voor elke kroon in het gebied. Met een ster mag die bij een stad of burcht in plaats daarvan daar rekruteren.
web-westeros-guide-over = Het spel is voorbij. Wie genoeg steden en burchten had, of na de laatste ronde de meeste, heeft gewonnen.

## Het kaartspel: de tafel

web-cardgame-gold = Goud
web-cardgame-initiative = Initiatief
web-cardgame-claim = Claim
web-cardgame-reserve = Reserve
web-cardgame-power = Macht
web-cardgame-power-of = { $power } van 15 macht
web-cardgame-hand = Je hand
web-cardgame-hand-held = Hand van { $seat }
web-cardgame-hand-empty = Je hand is leeg.
web-cardgame-hand-of =
    { $count ->
        [one] Hand: { $count } kaart
       *[other] Hand: { $count } kaarten
    }
web-cardgame-deck = Deck
web-cardgame-discard = Aflegstapel
web-cardgame-dead = Dodenstapel
web-cardgame-used = Gebruikte plannen
web-cardgame-removed = Uit het spel verwijderd
web-cardgame-known = Bekend in de hand
web-cardgame-plot = Plan
web-cardgame-plots = Planstapel
web-cardgame-agenda = Agenda
web-cardgame-title = Titel
web-cardgame-first = Startspeler
web-cardgame-active = Actieve speler
web-cardgame-out = Uitgeschakeld
web-cardgame-faction-knelt = De factiekaart knielt.
web-cardgame-pile = { $pile }: { $count }
web-cardgame-pile-of = { $pile } van { $seat }
web-cardgame-pile-of-you = { $pile }: die van jou
web-cardgame-pile-empty = Hier ligt geen kaart.
web-cardgame-pile-hidden =
    { $count ->
        [one] Hier ligt { $count } gedekte kaart.
       *[other] Hier liggen { $count } gedekte kaarten.
    }
web-cardgame-table-of = Tafel van { $seat }
web-cardgame-table-of-you = Jouw tafel
web-cardgame-more-of = Meer van { $seat }: plan, titel, agenda en stapels
web-cardgame-characters = Personages
web-cardgame-others = Locaties en toevoegingen
web-cardgame-no-cards = Nog geen kaart in het spel
web-cardgame-look = Kaarten bekijken: een tik toont een kaart in plaats van haar te kiezen
web-cardgame-inspect = Een tik toont de kaart op leesformaat.
web-cardgame-cards-offered = Kaarten om uit te kiezen
web-cardgame-plots-left = nog { $count }
web-cardgame-playing =
    { $seat-you ->
        [yes] Je speelt { $card }
       *[no] { $seat } speelt { $card }
    }
web-cardgame-round = Ronde { $round }
web-cardgame-setup = Opbouw
web-cardgame-windows = Waar we zijn
web-cardgame-may-act =
    { $seats-you ->
        [yes] { $seats-count ->
            [1] Jij bent aan zet
           *[other] Verwacht: { $seats }
        }
       *[no] Verwacht: { $seats }
    }
web-cardgame-send-setup =
    { $count ->
        [one] { $count } kaart neerleggen ({ $gold } van { $most } goud)
       *[other] { $count } kaarten neerleggen ({ $gold } van { $most } goud)
    }
web-cardgame-send-challenge =
    { $contest-id ->
        [military]
            { $count ->
                [one] Militaire uitdaging tegen { $against } met { $count } personage
               *[other] Militaire uitdaging tegen { $against } met { $count } personages
            }
        [intrigue]
            { $count ->
                [one] Intrige-uitdaging tegen { $against } met { $count } personage
               *[other] Intrige-uitdaging tegen { $against } met { $count } personages
            }
       *[power]
            { $count ->
                [one] Machtsuitdaging tegen { $against } met { $count } personage
               *[other] Machtsuitdaging tegen { $against } met { $count } personages
            }
    }
web-cardgame-send-no-challenge = Geen uitdaging meer
web-cardgame-send-some-challenge = Uitdagen
web-cardgame-send-defenders =
    { $count ->
        [one] Verdedigen met { $count } personage
       *[other] Verdedigen met { $count } personages
    }
web-cardgame-send-no-defenders = Niet verdedigen
web-cardgame-send-some-defenders = Verdedigen
web-cardgame-send-some-setup = Kaarten neerleggen
web-cardgame-send-no-setup = Geen kaart neerleggen
web-cardgame-send-cards = { $count } van { $most } kiezen
web-cardgame-send-no-cards = Niets kiezen
web-cardgame-gives-up-challenge = Je zou nog kunnen uitdagen ({ $contests }), hierna in deze fase niet meer. Druk nog eens als je dat wilt.
web-cardgame-gives-up-setup = Je zou met een lege tafel beginnen. Druk nog eens als je dat wilt.
web-cardgame-gives-up-cards = Je zou een kaart kunnen kiezen en kiest er geen. Druk nog eens als je dat wilt.
web-cardgame-choose = Kiezen
web-cardgame-unchoose = Niet kiezen
web-cardgame-attacker = Aanvaller
web-cardgame-defender = Verdediger
web-cardgame-nobody = niemand
web-cardgame-kind = Soort uitdaging
web-cardgame-against = Tegen wie
web-cardgame-attackers = Aanvallers: { $cards }.
web-cardgame-attackers-none =
    { $count ->
        [one] Tik op het personage dat kan aanvallen.
       *[other] Tik aan wie aanvalt: { $count } personages kunnen het.
    }
web-cardgame-would-attack = Kracht { $attack } tegen hoogstens { $most }. Claim { $claim }.
web-cardgame-passes = { $card } omzeilt { $whom }.
web-cardgame-passes-nobody = { $card } valt heimelijk aan: tik aan wie wordt omzeild.
web-cardgame-passes-undo = Niemand omzeilen
web-cardgame-redirected = Ze begon tegen { $seat }.
web-cardgame-bypassed = Heimelijk omzeild: { $cards }.
web-cardgame-won =
    { $seat-you ->
        [yes] Je wint de uitdaging.
       *[no] { $seat } wint de uitdaging.
    }
web-cardgame-won-unopposed =
    { $seat-you ->
        [yes] Je wint de uitdaging onbetwist.
       *[no] { $seat } wint de uitdaging onbetwist.
    }
web-cardgame-card-kneels = knielt
web-cardgame-card-stands = staat
web-cardgame-card-strength = kracht { $strength }
web-cardgame-card-power = { $power } macht
web-cardgame-card-duplicates =
    { $count ->
        [one] { $count } duplicaat
       *[other] { $count } duplicaten
    }
web-cardgame-card-facedown =
    { $count ->
        [one] { $count } gedekte kaart
       *[other] { $count } gedekte kaarten
    }
web-cardgame-card-tokens = { $kind }: { $count }
web-cardgame-card-blank = het tekstvak geldt als leeg
web-cardgame-card-attacks = valt aan
web-cardgame-card-defends = verdedigt
web-cardgame-card-uncounted = telt niet mee
web-cardgame-effect-draw = Trek een kaart
web-cardgame-effect-gain-power = Krijg 1 macht
web-cardgame-card-bypassed = heimelijk omzeild
web-cardgame-card-on = gehecht aan { $card }
web-cardgame-controller = Onder controle van
web-cardgame-owner = Eigendom van
web-cardgame-stands = Nu
web-cardgame-strength = Kracht
web-cardgame-printed = gedrukt
web-cardgame-until =
    { $until ->
        [challenge] tot het einde van de uitdaging
        [round] tot het einde van de ronde
       *[other] tot het einde van de fase
    }
web-cardgame-icons = Symbolen
web-cardgame-keywords = Trefwoorden
web-cardgame-duplicates = Duplicaten
web-cardgame-facedown = Gedekt eronder
web-cardgame-attached-to = Gehecht aan
web-cardgame-attachments = Toevoegingen
web-cardgame-text = Tekst
web-cardgame-uses = Nu gebruiken
web-cardgame-use-now = { $use }: nu mogelijk.
web-cardgame-use-marshal = Opstellen
web-cardgame-use-ambush = Hinderlaag
web-cardgame-use-action = Actie
web-cardgame-use-reaction = Reactie
web-cardgame-use-interrupt = Onderbreking
web-cardgame-use-would = Onderbreking
web-cardgame-use-forced-reaction = Verplichte reactie
web-cardgame-use-forced-interrupt = Verplichte onderbreking
web-cardgame-use-duplicate = Redden met een duplicaat
web-cardgame-use-military = Aanvallen in een militaire uitdaging
web-cardgame-use-intrigue = Aanvallen in een intrige-uitdaging
web-cardgame-use-power = Aanvallen in een machtsuitdaging
web-cardgame-use-defend = Verdedigen

## Het kaartspel: gids voor een eerste partij

web-cardgame-guide-mulligan = Dit is je eerste hand. Houd haar, of schud haar één keer terug en trek zeven nieuwe kaarten, die je dan moet houden. Goed zijn een paar goedkope personages en iets wat goud oplevert.
web-cardgame-guide-setup = Leg personages, locaties en toevoegingen neer voor hoogstens acht goud. Ze worden samen onthuld, en daarna wordt je hand weer aangevuld tot zeven. Goedkope kaarten eerst: voor elke kaart die je neerlegt, trek je een nieuwe.
web-cardgame-guide-plot = Iedereen kiest in het geheim een plan voor deze ronde. Het zegt hoeveel goud je krijgt, wie de startspeler aanwijst (het hoogste initiatief), hoe hard je gewonnen uitdagingen aankomen (claim) en hoeveel kaarten je aan het einde mag houden (reserve).
web-cardgame-guide-first = Je hebt het initiatief gewonnen: jij bepaalt wie deze ronde startspeler is. De startspeler stelt als eerste op, daagt als eerste uit en is in elk venster het eerst aan de beurt; wie later komt, ziet wat de anderen hebben gedaan.
web-cardgame-guide-titles = In een buhurt neemt iedereen een titel voor deze ronde. Wie de titel heeft die de jouwe steunt, kun je niet uitdagen; een rivaal verslaan levert een macht op.
web-cardgame-guide-marshaling = Geef je goud uit: tik op een kaart in je hand om haar op te stellen. Nog een exemplaar van je eigen unieke kaart wordt gratis een duplicaat en kan haar één keer redden. Houd wat goud over voor gebeurtenissen en voor de overheersing.
web-cardgame-guide-others-marshal = Een andere speler stelt nu kaarten op. Je kunt tussendoor acties van je kaarten gebruiken; wil je dat niet, pas dan.
web-cardgame-guide-redirect = De Regent van de kroon mag eens per ronde een uitdaging omleiden: ze wordt dan tegen een andere tegenstander van de aanvaller afgehandeld, en de aanvaller kiest opnieuw wie heimelijk wordt omzeild.
web-cardgame-guide-challenge = Je mag één militaire, één intrige- en één machtsuitdaging beginnen. Kies de soort en tik op je staande personages met het symbool: ze knielen om aan te vallen. Wie knielt, kan later niet verdedigen.
web-cardgame-guide-others-challenge = Een andere speler mag nu uitdagingen beginnen, hooguit één van elke soort. Je staande personages kunnen verdedigen en later zelf aanvallen.
web-cardgame-guide-before-challenge = Voordat je uitdaagt, mag iedereen om de beurt acties uitvoeren. Wil je er geen, pas dan: daarna komt jouw uitdaging.
web-cardgame-guide-attackers = Een moment voor acties in de uitdaging. Wil je niets doen, pas dan.
web-cardgame-guide-defenders = Je wordt aangevallen. Tik op staande personages met het symbool van deze uitdaging om te verdedigen; ze knielen. De hoogste som wint, bij gelijke stand de aanvaller. Verdedigt niemand, dan krijgt de aanvaller er een macht bij.
web-cardgame-guide-others-defend = Wie wordt aangevallen, bepaalt nu de verdedigers. Het hoogste totaal wint, bij gelijke stand de aanvaller. Als niemand verdedigt, krijgt de aanvaller een macht extra.
web-cardgame-guide-claim = De aanvaller heeft gewonnen: de claim van zijn plan wordt toegepast. Militair: zoveel personages van de verliezer sterven. Intrige: zoveel handkaarten worden afgelegd. Macht: zoveel macht wisselt van kant.
web-cardgame-guide-keywords = Nu werken trefwoorden van de personages van de winnaar: inzicht trekt een kaart, plundering legt van het deck van de verliezer af, intimidatie laat een zwakker personage knielen, roem levert een macht op.
web-cardgame-guide-save = Er staat iets te gebeuren wat nog te voorkomen is: leg een duplicaat af of gebruik een redding, of pas en laat het gebeuren.
web-cardgame-guide-interrupt = Er staat iets te gebeuren. Wie een onderbreking heeft, mag die eerst gebruiken.
web-cardgame-guide-reaction = Er is iets gebeurd. Wie daarop een reactie heeft, mag die nu gebruiken, om beurten, tot iedereen past.
web-cardgame-guide-actions = Een actievenster: om beurten mag iedereen een actie gebruiken of passen. Het sluit als iedereen na elkaar heeft gepast.
web-cardgame-guide-choose = Hier valt iets te kiezen: wat mogelijk is, licht op tafel op en staat hieronder. Het vergrootglas toont elke kaart groot genoeg om te lezen.
web-cardgame-guide-dominance = Overheersing: staande kracht en overgebleven goud worden geteld; wie het meest heeft, krijgt een macht. Daarna staan alle kaarten op.
web-cardgame-guide-taxation = Belasting: overgebleven goud gaat verloren, en wie meer kaarten in de hand heeft dan de reserve van zijn plan, legt er zoveel af.
web-cardgame-guide-wait = De anderen denken nog na. Het vergrootglas toont elke kaart op leesgrootte.
web-cardgame-guide-over = De partij is voorbij: vijftien macht beslist, of als laatste overblijven.

## De tafel van het miniaturenspel

web-miniatures-table = Slagveld
web-miniatures-board = Tactiekbord
web-miniatures-setup = Opstelling
web-miniatures-deployment = { $mode } · Opstellen
web-miniatures-round = { $mode } · Ronde { $round }
web-miniatures-inches = { $length }″
web-miniatures-of-inches = { $travel } van { $most }″
web-miniatures-measure = Meetlint (M)
web-miniatures-ghost = { $name }: slepen, of verplaatsen met de pijltjestoetsen en draaien met de vierkante haken
web-miniatures-pose = Waarheen
web-miniatures-travel = Afstand
web-miniatures-facing = Richting
web-miniatures-shorter = Een kwart inch minder
web-miniatures-longer = Een kwart inch meer
web-miniatures-turn-left = Naar links draaien
web-miniatures-turn-right = Naar rechts draaien
web-miniatures-back = Terugzetten
web-miniatures-free = Zo ver het gaat: { $free }″
web-miniatures-kind = Welk terreinstuk
web-miniatures-do-stay = Blijven staan
web-miniatures-do-move = Verplaatsen
web-miniatures-do-no-more = Geen terrein meer
web-miniatures-do-turn = Zo draaien
web-miniatures-do-go = { $travel-inches }″ gaan
web-miniatures-do-deploy = Hier opstellen
web-miniatures-do-lay = Hier neerleggen
web-miniatures-do-charge = Stormloop!
web-miniatures-several-dice = { $count ->
    [0] Dobbelstenen opnieuw werpen
    [one] { $count } dobbelsteen opnieuw werpen
   *[other] { $count } dobbelstenen opnieuw werpen
}
web-miniatures-several-hand = { $count ->
    [0] Kaarten afleggen
    [one] { $count } kaart afleggen
   *[other] { $count } kaarten afleggen
}
web-miniatures-several-others = { $count ->
    [0] Nemen
   *[other] { $count } nemen
}
web-miniatures-several-dice-none = Niets opnieuw werpen
web-miniatures-several-hand-none = Niets afleggen
web-miniatures-several-others-none = Niets daarvan
web-miniatures-gives-up = Je zou hier niets doen, en de kans is voorbij. Druk nog eens als je dat wilt.
web-miniatures-gives-up-action = De eenheid zou met haar actie niets doen. Druk nog eens als je dat wilt.
web-miniatures-decline = Afzien
web-miniatures-declare = { $what } aankondigen
web-miniatures-yes = Ja
web-miniatures-no = Nee
web-miniatures-effect = Effect { $number }
web-miniatures-as-it-stands = Zo blijven staan
web-miniatures-line-whole = In het midden
web-miniatures-line-left = Voor de helft, naar links
web-miniatures-line-right = Voor de helft, naar rechts
web-miniatures-arc-front = front
web-miniatures-arc-left = linkerflank
web-miniatures-arc-right = rechterflank
web-miniatures-arc-rear = rug
web-miniatures-word-near = Nabije rand
web-miniatures-word-far = Verre rand
web-miniatures-word-leave = De keuze aan de tegenstander laten
web-miniatures-word-front = Front
web-miniatures-word-left = Linkerflank
web-miniatures-word-right = Rechterflank
web-miniatures-word-rear = Rug
web-miniatures-word-attacker = Aanvallen
web-miniatures-word-defender = Verdedigen
web-miniatures-arrives = { $unit }: { $travel }″ weg ({ $arc }). De stormloop komt aan bij { $least }+ ({ $percent } %)
web-miniatures-foe = { $unit }: { $distance }″, { $arc }{ $seen ->
    [yes] , in zicht
   *[no] , niet in zicht
}
web-miniatures-claims = Neemt in: { $markers }
web-miniatures-misses = Neemt niet in: { $markers }. De basis moet hem helemaal bedekken.
web-miniatures-marker-free = ‘{ $card }’ is vrij.
web-miniatures-marker-held = ‘{ $card }’ is in handen van { $unit }.
web-miniatures-marker-plain = doelfiche
web-miniatures-rolled-each = Vanaf { $least } telt een dobbelsteen
web-miniatures-rolled-each-by = Gedrukt { $needed }, { $by }: vanaf { $least } telt een dobbelsteen
web-miniatures-rolled-sum = { $sum }, nodig { $needed }
web-miniatures-rolled-by = { $told }: { $by }
web-miniatures-rolled-sure = lukt in elk geval: { $by }
web-miniatures-rolled-without-no-wounds = Geen wonden, dus geen worp
web-miniatures-rolled-without-no-hits = Geen dobbelstenen: niets trof
web-miniatures-rolled-without-sure-hits = Geen dobbelstenen: geen treffer is te blokkeren
web-miniatures-rolled-without-undefended = Verdedigingsdobbelstenen zijn niet toegestaan
web-miniatures-rolled-without-wounds-instead = Geen dobbelstenen: er komen wonden in plaats daarvan
web-miniatures-rolled-without-no-dice = Er is geen dobbelsteen over
web-miniatures-odds = Wonden: ongeveer { $mean }; paniek { $panic } %, vernietigd { $destroys } %
web-miniatures-odds-of = Kans op elk aantal wonden, in procenten
web-miniatures-odds-bar = { $wounds } wonden: { $percent } %
web-miniatures-chance-melee = Gevecht tegen { $unit } ({ $arc }), { $weapon }
web-miniatures-chance-charge = Stormloop op { $unit } ({ $arc }): komt aan bij { $least }+ ({ $percent } %), { $weapon }
web-miniatures-chance-ranged = Schieten op { $unit } ({ $arc }), { $weapon }
web-miniatures-attack = { $charge ->
    [yes] Stormloop van { $by } op { $on }, met { $weapon } ({ $arc })
   *[no] Aanval van { $by } op { $on }, met { $weapon } ({ $arc })
}
web-miniatures-dice = Dobbelstenen
web-miniatures-die = { $sides ->
    [3] D3: { $face }
   *[other] Dobbelsteen met een { $face }
}
web-miniatures-roll-attack = { $unit }: treffers { $count }
web-miniatures-roll-defence = { $unit }: geblokkeerd { $count }
web-miniatures-roll-panic = { $unit }: paniekproef { $passed ->
    [yes] geslaagd
   *[no] mislukt
}
web-miniatures-roll-morale = { $unit }: moraalproef { $passed ->
    [yes] geslaagd
   *[no] mislukt
}
web-miniatures-roll-charge = { $unit }: stormloop
web-miniatures-roll-retreat = { $unit }: terugtocht
web-miniatures-roll-again = { $unit }: opnieuw gegooid
web-miniatures-roll-danger = { $unit }: gevaarlijk terrein
web-miniatures-roll-text = { $unit }
web-miniatures-roll-zones = Keuze van de rand
web-miniatures-roll-terrain = Terrein
web-miniatures-army-number = leger { $number }
web-miniatures-choose = Kiezen: { $what }
web-miniatures-now = Nu
web-miniatures-parts = Wat onder de tafel te zien is
web-miniatures-played = { $mode } · { $points } punten
web-miniatures-hand-short = Kaarten ({ $count })
web-miniatures-hand = Tactiekkaarten
web-miniatures-hand-of = { $count ->
    [one] { $count } tactiekkaart
   *[other] { $count } tactiekkaarten
}
web-miniatures-deck = deck { $deck }, afgelegd { $discards }
web-miniatures-no-cards = Geen kaarten in de hand.
web-miniatures-siege = Belegeringskaarten:
web-miniatures-missions = Opdrachten:
web-miniatures-points = { $points } van { $required } overwinningspunten
web-miniatures-units-left = { $count ->
    [one] { $count } eenheid over
   *[other] { $count } eenheden over
}
web-miniatures-first = startspeler
web-miniatures-unit-wounds = { $wounds ->
    [one] { $wounds } wond over
   *[other] { $wounds } wonden over
}
web-miniatures-unit-models = { $models ->
    [one] { $models } model
   *[other] { $models } modellen
} in { $ranks ->
    [one] { $ranks } rij
   *[other] { $ranks } rijen
}
web-miniatures-unit-commander = bevelhebber
web-miniatures-unit-activated = geactiveerd
web-miniatures-unit-engaged = vecht met { $names }
web-miniatures-ncu = { $name }, { $seat }{ $done ->
    [yes] , geactiveerd
   *[no] { "" }
}
web-miniatures-influences = op { $unit }
web-miniatures-used = gebruikt
web-miniatures-attached = Bijgelegde kaarten
web-miniatures-marker = Doelfiche{ $held ->
    [yes] , beheerst
   *[no] { "" }
}{ $card ->
    [none] { "" }
   *[other] , kaart { $card }
}
web-miniatures-value-speed = Snelheid
web-miniatures-value-defence = Verdediging
web-miniatures-value-morale = Moraal
web-miniatures-value-wounds = Wonden
web-miniatures-value-attack = { $range }, { $hit }+, { $now ->
    [yes] { $dice } dobbelstenen (naar rijen { $all })
   *[no] dobbelstenen { $all }
}
web-miniatures-range-melee = gevecht
web-miniatures-range-short = korte afstand
web-miniatures-range-long = lange afstand
web-miniatures-ability-innate = aangeboren
web-miniatures-ability-passive = passief
web-miniatures-ability-weapon = wapen
web-miniatures-ability-order = bevel
web-miniatures-ability-ncu = burger
web-miniatures-ability-influence = invloed
web-miniatures-zone-crown = Kroon: een vijand legt een paniekproef met −1 af
web-miniatures-zone-wealth = Rijkdom: een eenheid geneest tot 3 wonden en verliest een toestandsfiche
web-miniatures-zone-tactics = Tactiek: trek 2 tactiekkaarten; een vijand krijgt een toestandsfiche
web-miniatures-zone-combat = Gevecht: een van je eenheden doet een vrije aanval
web-miniatures-zone-maneuver = Manoeuvre: een van je eenheden doet een vrije manoeuvre of terugtocht
web-miniatures-zone-water-gardens = Watertuinen: tegenstanders moeten hierna een gevechtseenheid activeren
web-miniatures-piece-forest = Bos
web-miniatures-piece-corpse-pile = Lijkenhoop
web-miniatures-piece-bog = Moeras
web-miniatures-piece-stakes = Palen
web-miniatures-piece-wall = Lage muur
web-miniatures-piece-hedge = Heg
web-miniatures-piece-weirwood = Weerhoutboom
web-miniatures-piece-palisade = Palissade
web-miniatures-piece-castle-wall = Kasteelmuur
web-miniatures-keyword-blocks-sight = blokkeert het zicht
web-miniatures-keyword-cover = dekking
web-miniatures-keyword-dangerous = gevaarlijk
web-miniatures-keyword-destructible = vernietigbaar
web-miniatures-keyword-elevated = verhoogd
web-miniatures-keyword-fortified = versterkt
web-miniatures-keyword-hindering = hinderlijk
web-miniatures-keyword-horrific = gruwelijk
web-miniatures-keyword-impassable = onbegaanbaar
web-miniatures-keyword-inspiring = inspirerend
web-miniatures-keyword-rough = ruw
web-miniatures-guide-zones = Jij en je tegenstander werpen om de randen van de tafel. Dan worden de legers opgesteld, de ene eenheid na de andere.
web-miniatures-guide-first = Jij bepaalt wie startspeler is: die activeert deze ronde als eerste een eenheid; de volgende ronde begint de andere kant.
web-miniatures-guide-deploy = Zet je eenheden in je zone: raak er een aan, sleep haar naar haar plaats, draai haar aan de gouden knop en bevestig. Infanterie in het midden, ruiters op een flank, en let op de doelfiches: wie ze houdt, krijgt punten.
web-miniatures-guide-terrain = Leg een terreinstuk op de tafel. Het houdt afstand van de zones en van andere stukken; waar het niet mag liggen, wordt de rand rood.
web-miniatures-guide-activate = Het is jouw beurt: activeer een gevechtseenheid of burgereenheid die deze ronde nog niet gehandeld heeft; ze zijn rood gemarkeerd. Dan activeert je tegenstander er een. Hebben ze allemaal gehandeld, dan is de ronde voorbij en worden de punten geteld.
web-miniatures-guide-action = Eén actie voor de eenheid. Manoeuvre: draaien, hoogstens zo ver als haar snelheid gaan, draaien. Mars: rechtdoor, twee keer zo ver. Stormloop: op een vijand in zicht. Aanval: in gevecht of met bogen. Laat de aanwijzer op een eenheid rusten of houd je vinger erop om haar zichtvelden, haar bereik en haar kansen te zien.
web-miniatures-guide-maneuver = Sleep de basis: zij draait en gaat daarheen, binnen de gouden vorm. De knop draait haar aan het eind. Blijf een inch van vijanden weg en houd je flanken uit hun zicht.
web-miniatures-guide-march = Een mars gaat rechtdoor, tot twee keer de snelheid, en eindigt met een draai. Sleep de basis naar voren.
web-miniatures-guide-charge = Een stormloop gaat zo ver als snelheid en een dobbelsteen samen. Hieronder staan de kans om aan te komen en wat de aanval zou doen. In flank of rug treft zij veel harder. Wie niet aankomt, staat in het open veld en raakt misschien in paniek.
web-miniatures-guide-align = Je bent aangekomen. Kies hoe je basis tegen de vijand ligt: in het midden of half opzij, zodat nog een eenheid plaats vindt.
web-miniatures-guide-retreat = Wie vecht, kan zich terugtrekken: recht naar achteren of opzij, dan draaien. Sleep de basis.
web-miniatures-guide-shift = Een verschuiving is een rechte stap zonder draai; een draai gebeurt ter plaatse. Je mag ook blijven staan.
web-miniatures-guide-shoot = Voor het schieten mag de eenheid tot twee inch verschuiven, zodat een doelwit in bereik en zicht komt. Kies dan het doelwit.
web-miniatures-guide-melee = Wie vecht, valt een vijand aan die hij raakt. Met minder rijen werpen de meeste eenheden minder dobbelstenen.
web-miniatures-guide-dice = Raak de dobbelstenen aan die opnieuw geworpen worden, en bevestig. Het nieuwe resultaat telt, hoe het ook uitvalt.
web-miniatures-guide-board = Een burgereenheid eist een vrije zone van het tactiekbord op: het effect komt meteen, en niemand anders kan haar deze ronde hebben.
web-miniatures-guide-zone = Kies de eenheid die de zone betreft: zij is op de tafel gemarkeerd.
web-miniatures-guide-cards = Een kans om een tactiekkaart te spelen of een bevel te gebruiken. Raak een gemarkeerde kaart of eenheid aan, of zie af met de spatiebalk.
web-miniatures-guide-discard = Aan het eind van een ronde mag je tactiekkaarten afleggen; daarna vul je je hand aan tot drie kaarten.
web-miniatures-guide-question = Deze vraag is voor jou: raak iets gemarkeerds op de tafel aan of kies een van de antwoorden.
web-miniatures-guide-wait = Je tegenstander handelt. Laat de aanwijzer op een eenheid rusten of houd je vinger erop om te zien wat zij kan.
web-miniatures-guide-over = De slag is voorbij: overwinningspunten beslissen, of als laatste nog eenheden hebben.
