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
web-open-seat = vrij
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
web-make-private = Besloten: alleen via de link te vinden
web-option-drawn = open laten
web-make = Partij beginnen
web-make-and-invite = Tafel openen

## Uitnodiging en wachten

web-invited = Je bent uitgenodigd
web-invited-to = { $host } houdt een plaats voor je vrij: { $game }.
web-seated-already = Je hebt al een plaats aan deze tafel.
web-invitation-used = Deze uitnodiging is al gebruikt. Je kunt kijken of om een nieuwe vragen.
web-only-watch = Alleen kijken
web-waiting-title = Wachten op spelers
web-waiting-text = De partij begint vanzelf zodra elke plaats bezet is.
web-copy-invitation = Uitnodiging kopiëren
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
web-cancel = Annuleren
web-confirm-always = Nog eens vragen voordat een antwoord wordt verstuurd
web-less = minder
web-more-of-it = meer
# $least en $most: hoeveel er gekozen mogen worden
web-choose-some =
    { $least ->
        [0] { $chosen } van ten hoogste { $most }
       *[other] { $chosen } van { $least } tot { $most }
    }
web-unlisted = Deze vraag is alleen op een bord te beantwoorden, en dit spel heeft er hier nog geen.
web-answer-for = Antwoorden voor
web-undo-free = Je laatste antwoord terugnemen: sindsdien heeft niemand gehandeld
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
web-fair = Niemand heeft met de kaarten geknoeid
web-fair-text = Al het geluk van een partij komt uit één getal, de startwaarde. De hash ervan staat er vanaf het begin, het getal zelf aan het eind: met het verslag kan iedereen elke schudbeurt controleren.

## Daarna

web-rematch = Nog een partij
web-to-rematch = Naar de nieuwe partij
web-result = Uitslag
web-share = Link kopiëren
web-download = Verslag downloaden
web-continue = Vanaf hier verder
web-continue-why = Een nieuwe partij begint in deze stelling. Wie speelt er?
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
web-measure-penalty = Strafpunten
web-measure-cards-in-hand = Kaarten in de hand

## Regels

web-rules-about = Elke regel als één uitspraak, met het kenmerk waarmee weigeringen haar noemen. De regels zijn in het Engels geschreven.
web-rules-find = Regels doorzoeken
web-rule-example = voorbeeld
web-rule-ruling = uitleg

## Over maester

web-about-what = Met maester speel je bord- en kaartspellen van Westeros in de browser, met vrienden of tegen bots. Op elke regel wordt toegezien, en maester kan zeggen welke het heeft toegepast. Hetzelfde hart is een bibliotheek en een omgeving voor programma's die leren spelen.
web-about-fair = Al het geluk van een partij komt uit één getal. De hash ervan staat er vanaf het begin en het getal zelf aan het eind, zodat iedereen kan nagaan dat niemand met de kaarten heeft geknoeid.
web-about-credits = Dank
web-about-icons = wapentekens en pictogrammen, van deze makers
web-about-lucide = pictogrammen van de bediening
web-about-fonts = lettertypen
web-about-names = Namen
web-about-owners = De namen van de spellen en van de mensen en plaatsen daarin zijn van hun eigenaars. maester is gemaakt door liefhebbers, verkoopt niets en gebruikt niets van hun beelden en teksten.
