### Was nur die Oberfläche im Browser sagt. Kennungen beginnen mit web-; alles andere steht in de.ftl und bei den Spielen.

web-skip = Zum Inhalt springen
web-newer = Hier läuft inzwischen eine neuere Fassung von maester.
web-reload = Neu laden
web-loading = Wird geladen …
web-navigation = Hauptmenü
web-menu = Menü
web-close = Schließen
web-retry = Noch einmal
web-more = Mehr zeigen
web-to-lobby = Zur Halle
web-nowhere = Unter dieser Adresse gibt es nichts.

# $theme: auto, light oder dark
web-theme =
    { $theme ->
        [light] Farben: hell
        [dark] Farben: dunkel
       *[auto] Farben: wie das System
    }

## Was schiefging

web-problem-offline = Der Server ist nicht zu erreichen. Vielleicht fehlt die Verbindung.
web-problem-ours = Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.
web-problem-rules = Diese Regeln ließen sich nicht laden.
web-not-done = Das wurde nicht ausgeführt.

## Menschen

web-nickname-title = Wie sollen wir dich nennen?
web-nickname-why = Kein Konto, kein Passwort: Ein Name für die anderen am Tisch genügt.
web-nickname = Spitzname
# Vorschläge, von denen einer angeboten wird; dazwischen ein Komma
web-nicknames = Eichenherz, Rabenfreund, Lady Erle, Ser Distel, Graumantel, Winterkind, Salzbart, Glutlicht, Alte Feder, Schnellwasser
web-sit-down = Platz nehmen
web-myself = Über dich
web-webhook = Adresse, die gerufen wird, wenn du dran bist
web-webhook-why = Freiwillig, zum Beispiel ein Kanal eines Chatdienstes. Gerufen wird nur, solange du weg bist, einmal je Zug.
web-notify-me = Sag mir im Browser, wenn ich dran bin
web-keep = Merken
web-kept = Gemerkt.
web-sign-out = Auf diesem Gerät vergessen
web-sign-out-everywhere = Auf allen Geräten vergessen

## Halle

web-welcome = Spiele aus Westeros
web-welcome-text = Setz dich zu Freunden oder gegen Bots, live oder mit einem Zug am Tag. Über jede Regel wird gewacht, und du erfährst, über welche.
web-mine = Meine Partien
web-about = Über maester
web-minutes = { $least }–{ $most } Minuten
web-play-bots = Gegen Bots spielen
web-invite-friends = Freunde einladen
web-my-matches = Meine Partien
web-going-on = Im Gange
web-waiting-matches = Warten auf Mitspieler
web-running-matches = Zum Zuschauen
web-finished-matches = Beendet
web-none-waiting = Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch und lade jemanden ein.
web-none-mine = Du hast noch keine Partien.
web-won-by = Gewonnen: { $winners }
web-seats-free =
    { $free ->
        [one] { $free } Platz frei
       *[other] { $free } Plätze frei
    }
web-status-waiting = Wartet auf Mitspieler
web-status-running = Wird gespielt
web-status-paused = Pause
web-status-over = Beendet
web-status-broken = Durch einen Fehler angehalten
web-status-stranded = Beendet: Die Regeln haben sich geändert
web-open-seat = frei
web-kept-for-other = freigehalten für jemanden aus der vorigen Partie
web-kept-for-me = für dich freigehalten
web-kept-seat = freigehalten
web-private = privat
web-to-table = Zum Tisch
web-watch = Zuschauen
web-replay = Nachspielen

## Neue Partie

web-new-about = Wähle, wer spielt und wie. Was du so lässt, ist sinnvoll eingestellt.
web-seat-number = Platz { $number }
web-seat-me = Ich
web-seat-open = Frei: für jemanden
web-seat-bot = Bot: { $name }
# A seat and who sits there
web-seat-of = { $seat }: { $who }
web-shuffled = Die Plätze auslosen
web-how = Wie gespielt wird
web-clock = Uhr
web-clock-none = Keine: in aller Ruhe
web-clock-live = Live: Minuten für die ganze Partie
web-clock-days = Über Tage: Stunden für jeden Zug
web-clock-minutes = Minuten je Person
web-clock-increment = Sekunden Zuschlag je Zug
web-clock-delay = Freie Sekunden je Zug
web-clock-hours = Stunden für jeden Zug
web-clock-why = Ist die Zeit um, spielt ein Bot weiter, bis die Person zurückkehrt.
web-thinking = Bots denken
web-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
web-make-private = Privat: nur für Leute, die du einlädst
web-option-open = offen lassen
web-option-random = zufällig
web-make = Partie beginnen
web-make-and-invite = Tisch eröffnen

## Einladung und Warten

web-invited = Du bist eingeladen
web-invited-to = { $host } hält dir einen Platz frei: { $game }.
web-table-of = Ein Tisch von { $host }: { $game }.
web-invited-too-late = Dieser Link kommt zu spät
web-seated-already = Du hast schon einen Platz an diesem Tisch.
web-invitation-used = Mit diesem Link hat sich schon jemand gesetzt, und er galt für eine Person. Bitte { $host } um einen neuen, oder schau zu.
web-invitation-full = Alle Plätze an diesem Tisch sind besetzt. Du kannst zuschauen.
web-invitation-started = Diese Partie hat schon begonnen. Du kannst zuschauen.
web-only-watch = Nur zuschauen
web-waiting-title = Warten auf Mitspieler
web-waiting-text = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
web-hold = Auf mich warten
web-held = Es wird auf dich gewartet
web-hold-about = Eine Gelegenheit zu handeln verstreicht von selbst, wenn niemand etwas tut. Niemand erfährt, dass du darum gebeten hast, auf dich zu warten.
web-format = Format
web-pass-rest = Bis zum Ende passen
web-pass-rest-about = Immer passen, bis dieses Fenster schließt
web-beat = Gelegenheiten verstreichen nach
web-beat-none = nie: Auf alle wird gewartet
web-beat-about = Wer das Spiel noch nicht kennt, ist für mehr Zeit dankbar. Niemand kann daran erkennen, was jemand auf der Hand hat: Wer nachdenken will, drückt „Auf mich warten“.
web-beat-passed = Die Zeit war um, und für dich wurde verzichtet. Drücke nächstes Mal „Auf mich warten“ oder stelle im Menü ein, wo immer auf dich gewartet wird.
web-beat-first = Diese Gelegenheit verstreicht, wenn der Balken leer ist. Willst du nachdenken? Drücke „Auf mich warten“ oder die Taste H: Die anderen erfahren es nicht.
web-stops = Immer auf mich warten
web-stops-about = Die anderen erfahren es nicht. Was du auf der Hand hast, spielt keine Rolle.
web-stop-all = bei jeder Gelegenheit
web-stop-able = immer wenn ich etwas tun könnte
web-stop-able-about = Vorsicht: Wird auf dich gewartet, merken die anderen, dass du etwas tun könntest.
web-brings-later = Bringt selbst etwas mit.
web-copy = Kopieren
web-copy-invitation = Link für eine Person kopieren
web-copy-group-invitation = Link für alle kopieren
web-invitation-for-one = Dieser Link gilt für eine Person.
web-invitation-for-group = Wer diesen Link hat, darf sich setzen, solange ein Platz frei ist.
web-invitation-code = Derselbe Link, für die Kamera eines Telefons
web-invitation-link = Link der Einladung
web-copy-table = Link zu diesem Tisch kopieren
web-link-copied = Der Link ist kopiert.
web-let-bot-play = Einen Bot spielen lassen
web-ready = bereit
web-leave = Den Tisch verlassen

## Tisch

web-no-such-match = Diese Partie gibt es nicht, oder sie ist privat.
web-line-lost = Die Verbindung ist weg. Sie kommt von selbst zurück; was du vorbereitet hast, bleibt.
web-line-closed = Der Server hat die Verbindung zu diesem Tisch geschlossen. Lade die Seite, um es noch einmal zu versuchen.
web-watching = Du schaust zu.
web-bar = Was jetzt zu tun ist
web-drawer = Geschichte, Gespräch und Regeln
web-chat = Gespräch
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-chat-send = Abschicken
web-chat-to = An wen
web-chat-table = Alle
web-unread =
    { $count ->
        [one] { $count } neu
       *[other] { $count } neu
    }
web-here = da
web-away = nicht da
web-to-act = am Zug
web-bot-plays = { $bot } spielt so lange
web-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
web-sending = Abgeschickt …
web-sent-later = Deine Antwort wartet und wird abgeschickt, sobald die Verbindung zurück ist.
web-confirm = Bestätigen
web-nothing-sure = Ja: { $what }
web-do-nothing = Nichts tun
web-gives-up = Du würdest hier nichts tun, und die Gelegenheit wäre vorbei. Drücke noch einmal, wenn du es so willst.
web-key-space = Leertaste
web-cancel = Abbrechen
web-confirm-always = Vor dem Abschicken einer Antwort noch einmal fragen
web-without-board = Ohne Spielplan spielen, in Worten
web-sound = Töne abspielen
web-hand-tall = Was ansteht: ganz zeigen
web-all-choices = Alle Möglichkeiten zeigen
web-less = weniger
web-more-of-it = mehr
# $least und $most: wie viele gewählt werden dürfen
web-choose-some =
    { $least ->
        [0] { $chosen } von höchstens { $most }
       *[other] { $chosen } von { $least } bis { $most }
    }
web-unlisted = Diese Frage lässt sich nur auf einem Spielplan beantworten, und dieses Spiel hat hier noch keinen.
web-not-possible = Was nicht geht, und warum
web-find-answer = Antworten durchsuchen
web-none-found = Keine Antwort enthält diese Wörter.
web-not-all-listed = Es gibt mehr Antworten, als sich hier aufzählen lassen.
web-list-in-words = Aus einer Liste in Worten wählen
web-seen = Was du siehst
web-asked = Was du gefragt wirst
web-answer-for = Antworten für
web-pan-zoom = Spielplan: mit Ziehen oder Pfeiltasten verschieben, mit + und − näher heran oder weiter weg, mit 0 alles sehen
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-zoom-all = Alles sehen
web-undo-free = Deine letzte Antwort zurücknehmen: Seither hat niemand gehandelt
web-undo-bots = Deine letzte Antwort zurücknehmen: Bots sind immer einverstanden
web-undo-ask = Um Rücknahme bitten
web-undo-ask-why = Seit deiner letzten Antwort haben andere gehandelt: Sie werden gefragt
web-paused = Die Partie pausiert.
web-pause = Eine Pause vorschlagen
web-resume = Vorschlagen weiterzuspielen
web-proposal-undo =
    { $by-you ->
        [yes] Du bittest, deine letzte Antwort zurückzunehmen.
       *[no] { $by } bittet, die letzte Antwort zurückzunehmen.
    }
web-proposal-pause =
    { $by-you ->
        [yes] Du schlägst eine Pause vor.
       *[no] { $by } schlägt eine Pause vor.
    }
web-proposal-resume =
    { $by-you ->
        [yes] Du schlägst vor weiterzuspielen.
       *[no] { $by } schlägt vor weiterzuspielen.
    }
web-agree = Einverstanden
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-hand-over =
    { $seat-you ->
        [yes] Einen Bot für mich spielen lassen
       *[no] Einen Bot für { $seat } spielen lassen
    }
web-give-back =
    { $seat-you ->
        [yes] Meinen Platz wieder einnehmen
       *[no] { $seat } den Platz zurückgeben
    }
web-keys = Tasten
web-keys-digits = Wählen
web-keys-space = Passen, oder was sonst Nichtstun bedeutet
web-fair = Niemand hat die Karten gezinkt
web-fair-text = Alles Glück einer Partie kommt aus einer Zahl, dem Startwert. Seine Prüfsumme steht von Anfang an da, er selbst am Ende: Mit der Aufzeichnung kann jeder jedes Mischen nachprüfen.

## Danach

web-rematch = Noch eine Partie
web-to-rematch = Zur neuen Partie
web-result = Ergebnis
web-share = Link kopieren
web-download = Aufzeichnung herunterladen
web-continue = Von hier weiterspielen
web-continue-why = Eine neue Partie beginnt in dieser Stellung; alles Verborgene wird neu ausgelost. Mitten in einem Schritt beginnt sie dort, wo dieser begann. Wer spielt?
web-old-rules = Diese Partie wurde nach Regeln gespielt, die sich seither geändert haben. Ergebnis und Aufzeichnung bleiben erhalten; nach den neuen Regeln lässt sie sich nicht abspielen.
web-broken = Diese Partie kann nicht weitergehen: Die Regeln haben an ihr versagt. Ihre Aufzeichnung bleibt erhalten.
web-stranded = Diese Partie kann nicht weitergehen: Seit ihrem Beginn haben sich die Regeln geändert. Ihre Aufzeichnung bleibt, wie sie gespielt wurde.
web-continues-which = Den anderen zeigen
web-continues = Dieser Tisch setzt einen anderen fort; was dort verborgen war, wurde neu ausgelost.
web-seen-by = Gesehen von
web-seen-all = Alle Karten offen
web-first = An den Anfang
web-back-step = Einen Schritt zurück
web-play = Abspielen
web-rest = Anhalten
web-next-step = Einen Schritt weiter
web-last = Ans Ende
web-speed = Tempo
web-speed-of = Tempo { $speed }
web-jump = Springen nach
web-jump-round = Runde
web-jump-round-next = Nächste Runde
web-jump-round-back = Vorige Runde
web-jump-phase = Phase
web-jump-phase-next = Nächste Phase
web-jump-phase-back = Vorige Phase
web-jump-challenge = Herausforderung
web-jump-challenge-next = Nächste Herausforderung
web-jump-challenge-back = Vorige Herausforderung
web-jump-combat = Kampf
web-jump-combat-next = Nächster Kampf
web-jump-combat-back = Voriger Kampf
web-jump-activation = Aktivierung
web-jump-activation-next = Nächste Aktivierung
web-jump-activation-back = Vorige Aktivierung
web-jump-key = { $label } (Taste { $key })
web-result-brought = Was sie mitbrachten
# What a plot counts from left to right
web-axis-moves = Züge

## Plätze und Häuser

# Wo ein Platz ein Haus ist: das Haus und wer es spielt
web-house-of = { $house } ({ $who })
web-house = Haus
web-house-by-lot = Haus durch Los
web-house-free = frei
web-house-guest = Der Gast wählt
web-house-take = Dieses Haus nehmen
web-house-leave = Doch auslosen
web-house-sit = Als { $house } Platz nehmen
web-houses = Häuser
web-house-lot-title = Wird zu Beginn ausgelost
web-house-lot-text = Wer kein Haus genommen hat, bekommt durch Los eines der übrigen.
web-house-lot-nobody = Noch niemand
web-sit-by-lot = Platz nehmen, Haus durch Los
web-seat-of-player = Spieler { $number }
web-which-house = { $player }: Haus
web-seats-still-open =
    { $count ->
        [one] { $count } Platz ist offen
       *[other] { $count } Plätze sind offen
    }
web-seat-open-again = Diesen Platz wieder öffnen
web-level = Stärke der Bots
web-players-count =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
web-how-many = Zahl der Spieler
web-bots-change = Gegen Bots: { $plan }
web-private-table = Dieser Tisch ist privat: Nur wen du einlädst, kann ihn sehen und Platz nehmen. Jede Einladung gilt für eine Person.
web-private-no-entry = Dieser Tisch ist privat. Bitte den, der ihn eröffnet hat, um eine Einladung.
web-anybody = Wer den Link hat oder den Tisch in der Lobby findet, kann Platz nehmen.

## Was verloren geht

web-leave-waiting-title = Diesen Tisch verlassen?
web-leave-waiting-text = Dein Platz steht dann wieder anderen offen.
web-leave-waiting-last = Sonst sitzt hier niemand: Der Tisch und seine Einladungen verschwinden.
web-leave-running-title = Die Partie verlassen?
web-leave-running-text = Ein Bot spielt für dich weiter. Was er tut, lässt sich nicht ungeschehen machen, aber du kannst an diesen Tisch zurückkehren und deinen Platz wieder einnehmen, solange die Partie läuft.
web-stay = Bleiben
web-forget-title = Dich auf diesem Gerät vergessen?
web-forget-text = Du hast kein Passwort. Hat dieses Gerät dich vergessen, kann niemand mehr auf deinen Plätzen spielen, auch du selbst nicht.
web-forget-everywhere-title = Dich auf allen Geräten vergessen?
web-forget-everywhere-text = Du hast kein Passwort. Haben alle Geräte dich vergessen, kann niemand mehr auf deinen Plätzen spielen, auch du selbst nicht.
web-forget-matches =
    { $count ->
        [0] Du sitzt in keiner laufenden Partie.
        [one] Du sitzt in { $count } laufenden Partie. Sie würde vergeblich auf dich warten.
       *[other] Du sitzt in { $count } laufenden Partien. Sie würden vergeblich auf dich warten.
    }
web-westeros-march-lost = { $area } gehört dir nicht mehr, sobald alle fort sind.
web-westeros-march-lost-holding = { $area } gehört dir nicht mehr, sobald alle fort sind: { $holding }.

## Die Geschichte, und was herausgekommen ist

web-since-your-move = Seit deinem letzten Zug
web-story-round = Runde { $round }
web-outcomes = Was herausgekommen ist
web-outcome-of = { $now } von { $count }
web-outcome-seen = Gesehen
web-outcome-all-seen = Alles gesehen
web-westeros-outcome-cards = Die Westeroskarten dieser Runde
web-westeros-outcome-bids = Gebote: { $track }
web-westeros-outcome-wildlings = Wildlingangriff
web-westeros-outcome-raven = Was dein Rabe gesehen hat
web-westeros-outcome-combat = Kampf in { $area }
web-westeros-outcome-no-card = keine Karte
web-westeros-outcome-before-cards = Vor den Karten
web-undo-which = Es geht um: { $event }
web-to-bar = Zu dem, was jetzt zu tun ist
# Was ein Diagramm von links nach rechts zählt
web-axis-rounds = Runden

## Regeln

web-rules-about = Jede Regel in einem Satz, auf Englisch. Frag, wie du Freunde fragen würdest: „Wer gewinnt bei Gleichstand?“ Eine Ablehnung nennt ihre Regel mit dem kleinen Kürzel.
web-rules-find = Regeln durchsuchen
web-rule-example = Beispiel
web-rule-ruling = Auslegung
web-rule-see = Siehe auch:
web-rule-physical = nur unter Menschen

## Über maester

web-about-what = Mit maester spielt man Brett- und Kartenspiele aus Westeros im Browser, mit Freunden oder gegen Bots. Über jede Regel wird gewacht, und maester kann sagen, welche es angewandt hat. Dasselbe Herzstück ist eine Bibliothek und eine Umgebung für Programme, die spielen lernen.
web-about-fair = Alles Glück einer Partie kommt aus einer Zahl. Ihre Prüfsumme steht von Anfang an da, die Zahl selbst am Ende; so kann jeder prüfen, dass niemand die Karten gezinkt hat.
web-about-credits = Dank
web-about-icons = Wappenbilder und Zeichen, von diesen Urhebern
web-about-lucide = Zeichen der Bedienung
web-about-fonts = Schriften
web-about-names = Namen
web-about-owners = Die Namen der Spiele und der Menschen und Orte darin gehören ihren Eigentümern. maester ist von Liebhabern gemacht, verkauft nichts und verwendet nichts von deren Bildern und Texten.

## The board game: map and areas

web-westeros-map = Spielplan von Westeros
web-westeros-port-of = Hafen von { $area }
web-westeros-beside = Leisten
web-westeros-matter = Worum es gerade geht
web-westeros-area-empty = Nichts hier
web-westeros-area-closed = gesperrt
web-westeros-area-routed = besiegt: { $units }
web-westeros-area-order = Befehl: { $order }
web-westeros-area-token = Machtmarker von { $house }
web-westeros-area-garrison = Garnison { $strength }
web-westeros-area-neutral = Neutrale Streitmacht { $strength }
web-westeros-area-castle = Burg
web-westeros-area-stronghold = Festung
web-westeros-area-supply =
    { $count ->
        [one] { $count } Versorgungssymbol
       *[other] { $count } Versorgungssymbole
    }
web-westeros-area-power =
    { $count ->
        [one] { $count } Machtsymbol
       *[other] { $count } Machtsymbole
    }
web-westeros-area-home = Heimat von { $house }
web-westeros-area-barred = an diesem Tisch keine Grenze mit { $area }

## The board game: round, tracks and cards of the round

web-westeros-round = Runde { $round } von { $rounds }
web-westeros-rail-westeros = Westeros
web-westeros-rail-planning = Planung
web-westeros-rail-action = Aktion
web-westeros-rail-reveal = Westeros: Karten
web-westeros-rail-resolve = Ereignisse
web-westeros-rail-wildlings = Wildlinge
web-westeros-rail-orders = Planung: Befehle
web-westeros-rail-raven = Rabe
web-westeros-rail-raids = Aktion: Überfälle
web-westeros-rail-marches = Märsche
web-westeros-rail-power = Machtzuwachs
web-westeros-rail-clean-up = Aufräumen
web-westeros-rail-over = Ende
web-westeros-token-iron-throne = Eiserner Thron
web-westeros-token-fiefdoms = Valyrischer-Stahl-Klinge
web-westeros-token-kings-court = Botenrabe
web-westeros-used = { $token }, in dieser Runde schon benutzt
web-westeros-stars =
    { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }
web-westeros-track-empty = Hier wird geboten
web-westeros-supply = Versorgung
web-westeros-limits = Armeen bis { $limits }
web-westeros-armies-fit = Armeen: { $armies }; erlaubt: { $limits }
web-westeros-armies-over = Armeen von { $armies } sind mehr als die erlaubten { $limits }
web-westeros-victory = Burgen und Festungen, { $structures } gewinnen
web-westeros-structures =
    { $structures ->
        [one] { $house } kontrolliert { $structures } Burg
       *[other] { $house } kontrolliert { $structures } Burgen
    }
web-westeros-wildlings = Wildlinge: Stärke { $strength }
web-westeros-wildling-top = Obenauf liegt, wie du weißt: { $card }
web-westeros-wildling-icon = Wildlinge rücken vor
web-westeros-cards = Westeroskarten
web-westeros-no-card = noch keine
web-westeros-deck-left = Karten im Stapel: { $count }
web-westeros-banned = In dieser Runde verboten
web-westeros-no-support-by = Ohne Stärke bei Unterstützung: { $unit }

## The board game: houses and their cards

web-westeros-house = Haus { $house }
web-westeros-inspect = Karten und Einheiten von { $house }
web-westeros-pool = Nicht auf dem Spielplan:
web-westeros-hand = Auf der Hand: { $count }
web-westeros-hand-closed = Zurzeit verdeckt: Es wird gekämpft.
web-westeros-discards = Abgelegt: { $count }
web-westeros-fact-structures = Burgen und Festungen
web-westeros-fact-power = Verfügbare Machtmarker
web-westeros-fact-supply = Versorgung
web-westeros-fact-cards = Hauskarten auf der Hand
web-westeros-sword = Schwert
web-westeros-tower = Turm
web-westeros-swords =
    { $count ->
        [one] { $count } Schwert
       *[other] { $count } Schwerter
    }
web-westeros-towers =
    { $count ->
        [one] { $count } Turm
       *[other] { $count } Türme
    }

## The board game: choosing

web-westeros-none = Keines
web-westeros-nobody = Niemanden
web-westeros-again = Von vorn
web-westeros-enough = Das genügt
web-westeros-ask-which-order = Welcher Befehl?
web-westeros-ask-raid = Was wird überfallen?
web-westeros-ask-new-order = Welcher Befehl stattdessen?
web-westeros-forgo-raid = Nichts überfallen
web-westeros-raven-rest = Den Raben ruhen lassen
web-westeros-raven-look = Die oberste Wildlingkarte ansehen
web-westeros-muster-instead = Stattdessen rekrutieren
web-westeros-take-power = Machtmarker erhalten
web-westeros-rank-up = { $house }: ein besserer Platz
web-westeros-rank-down = { $house }: ein schlechterer Platz
web-westeros-named = { $now } gewählt, { $least } bis { $most } nötig
web-westeros-lost-units = { $now } von { $needed } gewählt
web-westeros-lost-points = Wert: { $now } von { $needed } Rekrutierungspunkten
web-westeros-lost-supply =
    { $now ->
        [one] { $now } Einheit gewählt
       *[other] { $now } Einheiten gewählt
    }

## The board game: sending what was prepared

web-westeros-send-orders = Diese Befehle erteilen
web-westeros-send-no-orders = Keine Befehle erteilen
web-westeros-send-march =
    { $units ->
        [one] Mit { $units } Einheit marschieren
       *[other] Mit { $units } Einheiten marschieren
    }
web-westeros-send-march-fight =
    { $units ->
        [one] Mit { $units } Einheit angreifen
       *[other] Mit { $units } Einheiten angreifen
    }
web-westeros-send-march-nobody = In { $area } bleiben: Der Befehl verfällt
web-westeros-send-march-some = Marschieren
web-westeros-send-support = So unterstützen
web-westeros-send-no-support = Niemanden unterstützen
web-westeros-send-muster =
    { $units ->
        [one] { $units } Einheit rekrutieren
       *[other] { $units } Einheiten rekrutieren
    }
web-westeros-send-muster-nobody = Niemanden rekrutieren
web-westeros-send-muster-some = Rekrutieren
web-westeros-send-rank = In diese Reihenfolge bringen
web-westeros-send-no-units = Keine davon
web-westeros-gives-up-orders = Keines deiner Gebiete hätte einen Befehl: Du würdest diese Runde nichts tun. Drücke noch einmal, wenn du es so willst.
web-westeros-gives-up-march = Niemand würde sich bewegen, und der Befehl wäre verbraucht. Drücke noch einmal, wenn du es so willst.
web-westeros-gives-up-raid = Der Überfallbefehl wäre verbraucht und würde nichts entfernen. Drücke noch einmal, wenn du es so willst.
web-westeros-gives-up-muster = Du könntest Einheiten rekrutieren und würdest keine nehmen. Drücke noch einmal, wenn du es so willst.
web-westeros-gives-up-support = Du würdest ohne deine eigenen Unterstützungsbefehle kämpfen. Drücke noch einmal, wenn du es so willst.
web-westeros-gives-up-take-port = Du könntest Schiffe übernehmen und würdest keines nehmen. Drücke noch einmal, wenn du es so willst.
web-westeros-send-units =
    { $units ->
        [one] { $units } Einheit wählen
       *[other] { $units } Einheiten wählen
    }
web-westeros-send-losses =
    { $now ->
        [one] Diese Einheit verlieren
       *[other] Diese { $now } Einheiten verlieren
    }

## The board game: orders

web-westeros-tray = Befehlsmarker
web-westeros-own-areas = Deine Gebiete
web-westeros-order-begin = Wähle einen Befehl oder ein Gebiet.
web-westeros-order-for = Befehl für { $area }:
web-westeros-order-where = { $order }: in welches Gebiet?
web-westeros-order-not-here = nicht in diesem Gebiet
web-westeros-order-no-units = dort stehen keine Einheiten von dir
web-westeros-no-order = kein Befehl
web-westeros-take-off = { $area }: Befehl wegnehmen
web-westeros-tokens-left = noch { $count }
web-westeros-stars-left =
    { $stars ->
        [one] noch { $stars } Stern
       *[other] noch { $stars } Sterne
    }
web-westeros-areas-open =
    { $open ->
        [0] jedes Gebiet hat einen Befehl
        [one] { $open } Gebiet ohne Befehl
       *[other] { $open } Gebiete ohne Befehl
    }

## The board game: marches

web-westeros-march-from = Marschbefehl
web-westeros-march-hand = In der Hand
web-westeros-march-all-gone = Alle Einheiten ziehen
web-westeros-march-routed = bleiben, besiegt: { $units }
web-westeros-march-to = Marsch nach
web-westeros-march-own = deines
web-westeros-march-enemy = Kampf
web-westeros-march-garrison = Garnison
web-westeros-march-neutral = neutral { $force }
web-westeros-march-back = { $area }: zurückrufen
web-westeros-march-combat = Kampf in { $area }
web-westeros-march-force = Neutrale Streitmacht in { $area }
web-westeros-attack-neutral = Neutrale Streitmacht
web-westeros-attack-before = vor Unterstützung und Karten
web-westeros-attack-up-to = mit Unterstützung bis { $strength }
web-westeros-attack-support = Mögliche Unterstützung
web-westeros-attack-no-support = Niemand kann unterstützen.
web-westeros-attack-either = Für eine der Seiten
web-westeros-attack-for = Für { $house }
web-westeros-attack-tie = Bei Gleichstand gewinnt { $house }
web-westeros-march-leave-power = Einen Machtmarker zurücklassen (du hast { $power })

## The board game: mustering

web-westeros-muster-areas = Wo rekrutiert wird
web-westeros-muster-points =
    { $points ->
        [one] noch { $points } Punkt
       *[other] noch { $points } Punkte
    }
web-westeros-muster-upgrade = Fußsoldat zu { $unit }
web-westeros-muster-into = { $unit }: { $area }
web-westeros-muster-costs =
    { $cost ->
        [one] { $cost } Punkt
       *[other] { $cost } Punkte
    }
web-westeros-muster-chosen = Gewählt
web-westeros-muster-drop = Doch nicht: { $unit }, { $area }
web-westeros-muster-in-one-area = Nur in einem Gebiet

## The board game: combat

web-westeros-combat-title = Kampf in { $area }
web-westeros-combat-deciding = es entscheidet: { $houses }
web-westeros-combat-attacker = Angreifer
web-westeros-combat-defender = Verteidiger
web-westeros-combat-strength = Kampfstärke { $strength }
web-westeros-combat-won = Sieg
web-westeros-combat-sum-of = Wie sich die Stärke von { $house } zusammensetzt
web-westeros-combat-hand = Deine Hauskarten
web-westeros-combat-if-played = damit { $strength }
web-westeros-combat-tie-won = Gleichstand: du gewinnst
web-westeros-combat-tie-lost = Gleichstand: du verlierst
web-westeros-combat-silenced = ohne ihren Text
web-westeros-combat-part-units = Einheiten
web-westeros-combat-part-order = Befehl
web-westeros-combat-part-garrison = Garnison
web-westeros-combat-support-by = Unterstützung von { $house }:
web-westeros-combat-part-card = Hauskarte
web-westeros-combat-part-text = Kartentext
web-westeros-combat-part-blade = Valyrischer-Stahl-Klinge
web-westeros-combat-part-tides = Schlachtenglück
web-westeros-combat-part-neutral = Neutrale Streitmacht
web-westeros-combat-tie = Bei Gleichstand gewinnt { $house }, weiter vorn auf der Lehen-Leiste.
web-westeros-combat-tied = Gleichstand: { $house } steht auf der Lehen-Leiste weiter vorn und gewinnt.
web-westeros-combat-part-floor = Nie unter 0
web-westeros-combat-step-support = Unterstützung wird erbeten
web-westeros-combat-step-house-cards = Hauskarten werden verdeckt gewählt
web-westeros-combat-step-texts = Die Karten wirken
web-westeros-combat-step-tides = Schlachtenglück
web-westeros-combat-step-blade = Die Klinge darf benutzt werden
web-westeros-combat-step-resolution = Der Sieger steht fest
web-westeros-combat-step-casualties = Verluste
web-westeros-combat-step-retreat = Rückzug
web-westeros-combat-step-clean-up = Aufräumen

## The board game: guide of a first game

web-westeros-guide = Wegweiser
web-westeros-guide-on = Wegweiser zeigen
web-westeros-guide-off = Wegweiser ausblenden
web-westeros-guide-wait = Die anderen überlegen noch.
web-westeros-guide-westeros = Jede Runde nach der ersten beginnt mit drei Westeroskarten, einer von jedem Stapel. Sie bringen neue Truppen, neue Versorgung, Gebote um die Leisten, Wildlinge oder Befehle, die in dieser Runde niemand geben darf.
web-westeros-guide-supply = Die Versorgung wird neu gezählt: Jedes Versorgungssymbol in deinen Gebieten zählt eins. Die Leiste sagt, wie viele Armeen du haben darfst und wie groß; ab zwei Einheiten an einem Ort ist es eine Armee. Was zu viel ist, muss weg.
web-westeros-guide-muster = Jede deiner Burgen hat einen Punkt, jede Festung zwei. Fußsoldaten und Schiffe kosten einen, Ritter und Belagerungsmaschinen zwei – oder einen, wenn ein Fußsoldat dazu wird. Schiffe kommen ins Meer oder in den Hafen daneben.
web-westeros-guide-clash = Um alle Positionen auf den drei Leisten wird neu geboten, eine Leiste nach der anderen, verdeckt und mit Machtmarkern. Thronfolge: Zugreihenfolge und alle Gleichstände. Lehen: Gleichstände im Kampf und die Klinge. Königshof: Spezialbefehle und der Rabe. Was du bietest, ist weg.
web-westeros-guide-wildlings = Die Wildlinge greifen alle an. Alle bieten verdeckt Machtmarker; zusammen müssen sie ihre Stärke erreichen. Hält die Nachtwache, wird der Höchstbietende belohnt; sonst trifft es den Niedrigsten am härtesten.
web-westeros-guide-orders = Lege, unsichtbar für die anderen, einen Befehl in jedes Gebiet mit eigenen Einheiten. Marsch bewegt und greift an; Unterstützung hilft Kämpfen in angrenzenden Gebieten; Überfall entfernt Befehle in angrenzenden Gebieten; Verteidigung stärkt; Machtzuwachs bringt Machtmarker. Befehle mit Stern sind durch deine Position auf der Königshof-Leiste begrenzt.
web-westeros-guide-raven = Alle Befehle liegen jetzt offen. Wer den Botenraben hat, darf einen eigenen Befehl austauschen oder die nächste Wildlingkarte ansehen und sie oben oder unten zurücklegen.
web-westeros-guide-raids = In Zugreihenfolge entfernt je ein Überfall einen Unterstützungs-, Überfall- oder Machtzuwachsbefehl eines Gegners in einem angrenzenden Gebiet, mit Stern auch eine Verteidigung. Ein überfallener Machtzuwachs bezahlt den Angreifer. Vom Land reicht kein Überfall aufs Meer.
web-westeros-guide-marches = In Zugreihenfolge je ein Marsch: Die Einheiten des Gebiets ziehen in angrenzende Gebiete, gemeinsam oder getrennt, aber nur in einen Kampf. Eine Kette deiner Schiffe trägt Landeinheiten von Küste zu Küste. Ziehen alle fort, hält ein Machtmarker das Land.
web-westeros-guide-support = Kampf. Wer in einem Gebiet, das an das umkämpfte grenzt, einen Unterstützungsbefehl hat, gibt dessen Stärke einer der Seiten oder niemandem. Versprechen binden nicht.
web-westeros-guide-cards = Beide Seiten wählen verdeckt eine Hauskarte. Die höhere Summe gewinnt, bei Gleichstand die bessere Position auf der Lehen-Leiste. Schwerter des Siegers abzüglich Türmen des Verlierers sind die Verluste. Die Zahl an einer Karte ist das, was du mit ihr hättest.
web-westeros-guide-aftermath = Der Verlierer trägt die Verluste; der Rest zieht sich gemeinsam dorthin zurück, wo Platz ist. Besiegte Einheiten liegen: Sie zählen nichts und können bis zum Ende der Runde nicht marschieren.
web-westeros-guide-power = Jeder Machtzuwachsbefehl bringt einen Machtmarker und einen weiteren je Machtsymbol des Gebiets. Mit Stern darf er bei einer Burg oder Festung stattdessen dort rekrutieren.
web-westeros-guide-over = Das Spiel ist zu Ende. Wer genug Burgen und Festungen hielt, oder nach der letzten Runde die meisten, hat gewonnen.

## Das Kartenspiel: der Tisch

web-cardgame-gold = Gold
web-cardgame-initiative = Initiative
web-cardgame-claim = Schadenswert
web-cardgame-reserve = Reserve
web-cardgame-power = Macht
web-cardgame-power-of = { $power } von 15 Macht
web-cardgame-hand = Deine Hand
web-cardgame-hand-held = Hand von { $seat }
web-cardgame-hand-empty = Deine Hand ist leer.
web-cardgame-hand-of =
    { $count ->
        [one] Hand: { $count } Karte
       *[other] Hand: { $count } Karten
    }
web-cardgame-deck = Deck
web-cardgame-discard = Ablagestapel
web-cardgame-dead = Totenstapel
web-cardgame-used = Archiv
web-cardgame-removed = Aus der Partie entfernt
web-cardgame-known = Bekannte Handkarten
web-cardgame-plot = Strategie
web-cardgame-plots = Strategiestapel
web-cardgame-agenda = Agenda
web-cardgame-title = Titel
web-cardgame-first = Startspieler
web-cardgame-active = Aktiver Spieler
web-cardgame-out = Ausgeschieden
web-cardgame-faction-knelt = Die Fraktionskarte ist gebeugt.
web-cardgame-pile = { $pile }: { $count }
web-cardgame-pile-of = { $pile } von { $seat }
web-cardgame-pile-of-you = { $pile }: deiner
web-cardgame-pile-empty = Hier liegt keine Karte.
web-cardgame-pile-hidden =
    { $count ->
        [one] Hier liegt { $count } Karte verdeckt.
       *[other] Hier liegen { $count } Karten verdeckt.
    }
web-cardgame-table-of = Auslage von { $seat }
web-cardgame-table-of-you = Deine Auslage
web-cardgame-more-of = Mehr von { $seat }: Strategie, Titel, Agenda und Stapel
web-cardgame-characters = Charaktere
web-cardgame-others = Orte und Verstärkungen
web-cardgame-no-cards = Noch keine Karte im Spiel
web-cardgame-look = Karten ansehen: Ein Tippen zeigt eine Karte, statt sie zu wählen
web-cardgame-inspect = Ein Tippen zeigt die Karte in Lesegröße.
web-cardgame-cards-offered = Karten zur Auswahl
web-cardgame-plots-left = noch { $count }
web-cardgame-playing =
    { $seat-you ->
        [yes] Du spielst { $card }
       *[no] { $seat } spielt { $card }
    }
web-cardgame-round = Runde { $round }
web-cardgame-setup = Aufbau
web-cardgame-windows = Wo wir sind
web-cardgame-may-act =
    { $seats-you ->
        [yes] { $seats-count ->
            [1] Du bist dran
           *[other] Erwartet: { $seats }
        }
       *[no] Erwartet: { $seats }
    }
web-cardgame-send-setup =
    { $count ->
        [one] { $count } Karte auslegen ({ $gold } von { $most } Gold)
       *[other] { $count } Karten auslegen ({ $gold } von { $most } Gold)
    }
web-cardgame-send-challenge =
    { $contest-id ->
        [military]
            { $count ->
                [one] Militäreinsatz gegen { $against } mit { $count } Charakter
               *[other] Militäreinsatz gegen { $against } mit { $count } Charakteren
            }
        [intrigue]
            { $count ->
                [one] Intrigenspiel gegen { $against } mit { $count } Charakter
               *[other] Intrigenspiel gegen { $against } mit { $count } Charakteren
            }
       *[power]
            { $count ->
                [one] Machtkampf gegen { $against } mit { $count } Charakter
               *[other] Machtkampf gegen { $against } mit { $count } Charakteren
            }
    }
web-cardgame-send-no-challenge = Keine weitere Herausforderung
web-cardgame-send-some-challenge = Herausfordern
web-cardgame-send-defenders =
    { $count ->
        [one] Mit { $count } Charakter verteidigen
       *[other] Mit { $count } Charakteren verteidigen
    }
web-cardgame-send-no-defenders = Nicht verteidigen
web-cardgame-send-some-defenders = Verteidigen
web-cardgame-send-some-setup = Karten auslegen
web-cardgame-send-no-setup = Keine Karte auslegen
web-cardgame-send-cards = { $count } von { $most } wählen
web-cardgame-send-no-cards = Nichts wählen
web-cardgame-gives-up-challenge = Du könntest noch herausfordern ({ $contests }), danach in dieser Phase nicht mehr. Drücke noch einmal, wenn du es so willst.
web-cardgame-gives-up-setup = Du würdest mit leerem Tisch beginnen. Drücke noch einmal, wenn du es so willst.
web-cardgame-gives-up-cards = Du könntest eine Karte wählen und würdest keine nehmen. Drücke noch einmal, wenn du es so willst.
web-cardgame-choose = Wählen
web-cardgame-unchoose = Nicht wählen
web-cardgame-attacker = Angreifer
web-cardgame-defender = Verteidiger
web-cardgame-nobody = niemand
web-cardgame-kind = Art der Herausforderung
web-cardgame-against = Gegen wen
web-cardgame-attackers = Es greifen an: { $cards }.
web-cardgame-attackers-none =
    { $count ->
        [one] Tippe den Charakter an, der angreifen kann.
       *[other] Tippe an, wer angreift: { $count } Charaktere können es.
    }
web-cardgame-would-attack = Stärke { $attack } gegen höchstens { $most }. Schadenswert { $claim }.
web-cardgame-passes = { $card } umgeht { $whom }.
web-cardgame-passes-nobody = { $card } greift heimlich an: Tippe an, wer umgangen wird.
web-cardgame-passes-undo = Niemanden umgehen
web-cardgame-redirected = Sie wurde gegen { $seat } initiiert.
web-cardgame-bypassed = Heimlich umgangen: { $cards }.
web-cardgame-won =
    { $seat-you ->
        [yes] Du gewinnst die Herausforderung.
       *[no] { $seat } gewinnt die Herausforderung.
    }
web-cardgame-won-unopposed =
    { $seat-you ->
        [yes] Du gewinnst die Herausforderung unverteidigt.
       *[no] { $seat } gewinnt die Herausforderung unverteidigt.
    }
web-cardgame-card-kneels = gebeugt
web-cardgame-card-stands = aufgerichtet
web-cardgame-card-strength = Stärke { $strength }
web-cardgame-card-power = { $power } Macht
web-cardgame-card-duplicates =
    { $count ->
        [one] { $count } Duplikat
       *[other] { $count } Duplikate
    }
web-cardgame-card-facedown =
    { $count ->
        [one] { $count } verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
web-cardgame-card-tokens = { $kind }: { $count }
web-cardgame-card-blank = das Textfeld gilt als leer
web-cardgame-card-attacks = greift an
web-cardgame-card-defends = verteidigt
web-cardgame-card-uncounted = zählt nicht
web-cardgame-effect-draw = Eine Karte ziehen
web-cardgame-effect-gain-power = 1 Macht erhalten
web-cardgame-card-bypassed = heimlich umgangen
web-cardgame-card-on = angelegt an { $card }
web-cardgame-controller = Unter Kontrolle von
web-cardgame-owner = Gehört
web-cardgame-stands = Jetzt
web-cardgame-strength = Stärke
web-cardgame-printed = aufgedruckt
web-cardgame-until =
    { $until ->
        [challenge] bis zum Ende der Herausforderung
        [round] bis zum Ende der Runde
       *[other] bis zum Ende der Phase
    }
web-cardgame-icons = Symbole
web-cardgame-keywords = Schlüsselwörter
web-cardgame-duplicates = Duplikate
web-cardgame-facedown = Verdeckt darunter
web-cardgame-attached-to = Angelegt an
web-cardgame-attachments = Verstärkungen
web-cardgame-text = Text
web-cardgame-uses = Jetzt einsetzen
web-cardgame-use-now = { $use }: jetzt möglich.
web-cardgame-use-marshal = Aufmarschieren lassen
web-cardgame-use-ambush = Hinterhalt
web-cardgame-use-action = Aktion
web-cardgame-use-reaction = Reaktion
web-cardgame-use-interrupt = Unterbrechung
web-cardgame-use-would = Unterbrechung
web-cardgame-use-forced-reaction = Erzwungene Reaktion
web-cardgame-use-forced-interrupt = Erzwungene Unterbrechung
web-cardgame-use-duplicate = Mit einem Duplikat retten
web-cardgame-use-military = Angriff im Militäreinsatz
web-cardgame-use-intrigue = Angriff im Intrigenspiel
web-cardgame-use-power = Angriff im Machtkampf
web-cardgame-use-defend = Verteidigung

## Das Kartenspiel: Anleitung für die erste Partie

web-cardgame-guide-mulligan = Das ist deine Starthand. Behalte sie, oder mische sie einmal zurück und ziehe sieben neue Karten, die du dann behalten musst. Gut sind einige billige Charaktere und etwas, das Gold bringt.
web-cardgame-guide-setup = Lege Charaktere, Orte und Verstärkungen für höchstens acht Gold aus. Alle decken gleichzeitig auf, danach wird deine Hand wieder auf sieben aufgefüllt. Billige Karten zuerst: Für jede ausgelegte Karte ziehst du eine neue.
web-cardgame-guide-plot = Alle wählen geheim eine Strategie für diese Runde. Sie sagt, wie viel Gold du bekommst, wer den Startspieler bestimmt (die höchste Initiative), wie hart deine gewonnenen Herausforderungen treffen (Schadenswert) und wie viele Karten du am Ende behalten darfst (Reserve).
web-cardgame-guide-first = Du hast die Initiative gewonnen: Du bestimmst, wer in dieser Runde Startspieler ist. Der Startspieler marschiert als Erster auf, fordert als Erster heraus und ist in jedem Fenster zuerst an der Reihe; wer später kommt, sieht, was die anderen getan haben.
web-cardgame-guide-titles = Im Buhurt nimmt jeder einen Titel für diese Runde. Wer den Titel hält, den deiner unterstützt, kann von dir nicht herausgefordert werden; einen Rivalen zu besiegen bringt eine Macht.
web-cardgame-guide-marshaling = Gib dein Gold aus: Tippe eine Handkarte an, um sie aufmarschieren zu lassen. Ein weiteres Exemplar deiner eigenen einzigartigen Karte wird kostenlos zum Duplikat und kann sie einmal retten. Behalte etwas Gold für Ereignisse und für die Herrschaft.
web-cardgame-guide-others-marshal = Ein anderer Spieler lässt gerade Karten aufmarschieren. Du kannst zwischendurch Aktionen deiner Karten einsetzen; wenn du das nicht willst, passe.
web-cardgame-guide-redirect = Der Regent darf einmal je Runde eine Herausforderung umlenken: Sie wird dann gegen einen anderen Gegner des Angreifers abgehandelt, und der Angreifer wählt neu, wer heimlich umgangen wird.
web-cardgame-guide-challenge = Du darfst einen Militäreinsatz, ein Intrigenspiel und einen Machtkampf initiieren. Wähle die Art und tippe deine aufgerichteten Charaktere mit dem Symbol an: Sie werden gebeugt, um anzugreifen. Wer gebeugt ist, kann später nicht verteidigen.
web-cardgame-guide-others-challenge = Jemand anders darf jetzt Herausforderungen initiieren, höchstens eine von jeder Art. Deine aufgerichteten Charaktere können verteidigen und später selbst angreifen.
web-cardgame-guide-before-challenge = Bevor du herausforderst, dürfen alle reihum Aktionen einsetzen. Willst du keine, passe: Danach kommt deine Herausforderung.
web-cardgame-guide-attackers = Ein Moment für Aktionen in der Herausforderung. Wenn du nichts tun willst, passe.
web-cardgame-guide-defenders = Du wirst angegriffen. Tippe aufgerichtete Charaktere mit dem Symbol dieser Herausforderung an, um zu verteidigen; sie werden gebeugt. Die höhere Summe gewinnt, bei Gleichstand der Angreifer. Verteidigt niemand, bekommt der Angreifer eine Macht dazu.
web-cardgame-guide-others-defend = Wer angegriffen wird, bestimmt jetzt die Verteidiger. Die höhere Summe gewinnt, bei Gleichstand der Angreifer. Verteidigt niemand, erhält der Angreifer eine Macht zusätzlich.
web-cardgame-guide-claim = Der Angreifer hat gewonnen: Der Schaden seiner Strategie wird angewendet. Militäreinsatz: So viele Charaktere des Verlierers sterben. Intrigenspiel: So viele Handkarten werden abgelegt. Machtkampf: So viel Macht wechselt die Seite.
web-cardgame-guide-keywords = Jetzt wirken Schlüsselwörter der Charaktere des Gewinners: Einblick zieht eine Karte, Brandschatzen legt vom Deck des Verlierers ab, Einschüchternd beugt einen schwächeren Charakter, Ruhmreich bringt eine Macht.
web-cardgame-guide-save = Etwas steht bevor, das noch verhindert werden kann: Lege ein Duplikat ab oder setze eine Rettung ein, oder passe und lass es geschehen.
web-cardgame-guide-interrupt = Etwas steht bevor. Wer eine Unterbrechung hat, darf sie vorher einsetzen.
web-cardgame-guide-reaction = Etwas ist geschehen. Wer eine Reaktion darauf hat, darf sie jetzt einsetzen, reihum, bis alle passen.
web-cardgame-guide-actions = Ein Aktionsfenster: Reihum darf jeder eine Aktion einsetzen oder passen. Es schließt sich, wenn alle nacheinander gepasst haben.
web-cardgame-guide-choose = Hier ist etwas zu wählen: Was möglich ist, leuchtet auf dem Tisch und steht unten. Die Lupe zeigt jede Karte zum Lesen groß.
web-cardgame-guide-dominance = Herrschaft: Aufgerichtete Stärke und übriges Gold werden gezählt; wer am meisten hat, bekommt eine Macht. Danach richten sich alle Karten auf.
web-cardgame-guide-taxation = Abgaben: Übriges Gold verfällt, und wer mehr Handkarten hat, als die Reserve seiner Strategie erlaubt, legt so viele ab.
web-cardgame-guide-wait = Die anderen überlegen noch. Die Lupe zeigt jede Karte in lesbarer Größe.
web-cardgame-guide-over = Die Partie ist zu Ende: Fünfzehn Macht entscheiden, oder als Letzter übrig zu sein.

## Der Tisch des Miniaturenspiels

web-miniatures-table = Schlachtfeld
web-miniatures-board = Taktiktafel
web-miniatures-setup = Aufbau
web-miniatures-deployment = { $mode } · Aufstellung
web-miniatures-round = { $mode } · Runde { $round }
web-miniatures-inches = { $length }″
web-miniatures-of-inches = { $travel } von { $most }″
web-miniatures-measure = Maßband (M)
web-miniatures-ghost = { $name }: ziehen, oder mit den Pfeiltasten bewegen und mit den eckigen Klammern drehen
web-miniatures-pose = Wohin
web-miniatures-travel = Strecke
web-miniatures-facing = Ausrichtung
web-miniatures-shorter = Ein Viertelzoll weniger
web-miniatures-longer = Ein Viertelzoll mehr
web-miniatures-turn-left = Nach links drehen
web-miniatures-turn-right = Nach rechts drehen
web-miniatures-back = Zurückstellen
web-miniatures-free = So weit es geht: { $free }″
web-miniatures-kind = Welches Geländeteil
web-miniatures-do-stay = Stehen bleiben
web-miniatures-do-move = Bewegen
web-miniatures-do-no-more = Keine weiteren Geländeteile
web-miniatures-do-turn = So drehen
web-miniatures-do-go = { $travel-inches }″ weit gehen
web-miniatures-do-deploy = Hier aufstellen
web-miniatures-do-lay = Hierhin legen
web-miniatures-do-charge = Ansturm!
web-miniatures-several-dice = { $count ->
    [0] Würfel neu würfeln
    [one] { $count } Würfel neu würfeln
   *[other] { $count } Würfel neu würfeln
}
web-miniatures-several-hand = { $count ->
    [0] Karten ablegen
    [one] { $count } Karte ablegen
   *[other] { $count } Karten ablegen
}
web-miniatures-several-others = { $count ->
    [0] Nehmen
   *[other] { $count } nehmen
}
web-miniatures-several-dice-none = Keinen neu würfeln
web-miniatures-several-hand-none = Nichts ablegen
web-miniatures-several-others-none = Nichts davon
web-miniatures-gives-up = Du würdest hier nichts tun, und die Gelegenheit wäre vorbei. Drücke noch einmal, wenn du es so willst.
web-miniatures-gives-up-action = Die Einheit würde mit ihrer Aktion nichts tun. Drücke noch einmal, wenn du es so willst.
web-miniatures-decline = Verzichten
web-miniatures-declare = { $what } ansagen
web-miniatures-yes = Ja
web-miniatures-no = Nein
web-miniatures-effect = Effekt { $number }
web-miniatures-as-it-stands = So stehen bleiben
web-miniatures-line-whole = Mittig
web-miniatures-line-left = Zur Hälfte, nach links
web-miniatures-line-right = Zur Hälfte, nach rechts
web-miniatures-arc-front = Front
web-miniatures-arc-left = linke Flanke
web-miniatures-arc-right = rechte Flanke
web-miniatures-arc-rear = Rücken
web-miniatures-word-near = Nahe Kante
web-miniatures-word-far = Ferne Kante
web-miniatures-word-leave = Die Wahl dem Gegner überlassen
web-miniatures-word-front = Front
web-miniatures-word-left = Linke Flanke
web-miniatures-word-right = Rechte Flanke
web-miniatures-word-rear = Rücken
web-miniatures-word-attacker = Angreifen
web-miniatures-word-defender = Verteidigen
web-miniatures-arrives = { $unit }: { $travel }″ entfernt ({ $arc }). Der Ansturm kommt an bei { $least }+ ({ $percent } %)
web-miniatures-foe = { $unit }: { $distance }″, { $arc }{ $seen ->
    [yes] , in Sicht
   *[no] , nicht in Sicht
}
web-miniatures-claims = Beansprucht: { $markers }
web-miniatures-misses = Beansprucht nicht: { $markers }. Das Tableau muss ihn ganz bedecken.
web-miniatures-marker-free = „{ $card }“ ist frei.
web-miniatures-marker-held = „{ $card }“ wird kontrolliert von { $unit }.
web-miniatures-marker-plain = Zielobjekt-Marker
web-miniatures-rolled-each = Ab { $least } zählt ein Würfel
web-miniatures-rolled-each-by = Aufgedruckt { $needed }, { $by }: ab { $least } zählt ein Würfel
web-miniatures-rolled-sum = { $sum }, nötig { $needed }
web-miniatures-rolled-by = { $told }: { $by }
web-miniatures-rolled-sure = gelingt in jedem Fall: { $by }
web-miniatures-rolled-without-no-wounds = Keine Wunden, also kein Wurf
web-miniatures-rolled-without-no-hits = Keine Würfel: nichts hat getroffen
web-miniatures-rolled-without-sure-hits = Keine Würfel: kein Treffer lässt sich abwehren
web-miniatures-rolled-without-undefended = Verteidigungswürfel sind nicht erlaubt
web-miniatures-rolled-without-wounds-instead = Keine Würfel: stattdessen gibt es Wunden
web-miniatures-rolled-without-no-dice = Kein Würfel ist übrig
web-miniatures-odds = Wunden: etwa { $mean }; Panik { $panic } %, vernichtet { $destroys } %
web-miniatures-odds-of = Wahrscheinlichkeit jeder Zahl von Wunden, in Prozent
web-miniatures-odds-bar = { $wounds } Wunden: { $percent } %
web-miniatures-chance-melee = Nahkampf gegen { $unit } ({ $arc }), { $weapon }
web-miniatures-chance-charge = Ansturm auf { $unit } ({ $arc }): kommt an bei { $least }+ ({ $percent } %), { $weapon }
web-miniatures-chance-ranged = Beschuss von { $unit } ({ $arc }), { $weapon }
web-miniatures-attack = { $charge ->
    [yes] Ansturm von { $by } auf { $on }, mit { $weapon } ({ $arc })
   *[no] Angriff von { $by } auf { $on }, mit { $weapon } ({ $arc })
}
web-miniatures-dice = Würfel
web-miniatures-die = { $sides ->
    [3] D3: { $face }
   *[other] Würfel mit einer { $face }
}
web-miniatures-roll-attack = { $unit }: Treffer { $count }
web-miniatures-roll-defence = { $unit }: abgewehrt { $count }
web-miniatures-roll-panic = { $unit }: Panikprobe { $passed ->
    [yes] bestanden
   *[no] misslungen
}
web-miniatures-roll-morale = { $unit }: Moralprobe { $passed ->
    [yes] bestanden
   *[no] misslungen
}
web-miniatures-roll-charge = { $unit }: Ansturm
web-miniatures-roll-retreat = { $unit }: Rückzug
web-miniatures-roll-again = { $unit }: neu gewürfelt
web-miniatures-roll-danger = { $unit }: gefährliches Gelände
web-miniatures-roll-text = { $unit }
web-miniatures-roll-zones = Wahl der Kante
web-miniatures-roll-terrain = Gelände
web-miniatures-army-number = Armee { $number }
web-miniatures-choose = Wählen: { $what }
web-miniatures-now = Jetzt
web-miniatures-parts = Was unter dem Tisch gezeigt wird
web-miniatures-played = { $mode } · { $points } Punkte
web-miniatures-hand-short = Karten ({ $count })
web-miniatures-hand = Taktikkarten
web-miniatures-hand-of = { $count ->
    [one] { $count } Taktikkarte
   *[other] { $count } Taktikkarten
}
web-miniatures-deck = Stapel { $deck }, abgelegt { $discards }
web-miniatures-no-cards = Keine Karten auf der Hand.
web-miniatures-siege = Belagerungskarten:
web-miniatures-missions = Aufträge:
web-miniatures-points = { $points } von { $required } Siegpunkten
web-miniatures-units-left = { $count ->
    [one] { $count } Einheit übrig
   *[other] { $count } Einheiten übrig
}
web-miniatures-first = Startspieler
web-miniatures-unit-wounds = { $wounds ->
    [one] { $wounds } Wunde übrig
   *[other] { $wounds } Wunden übrig
}
web-miniatures-unit-models = { $models ->
    [one] { $models } Figur
   *[other] { $models } Figuren
} in { $ranks ->
    [one] { $ranks } Schlachtreihe
   *[other] { $ranks } Schlachtreihen
}
web-miniatures-unit-commander = Heerführer
web-miniatures-unit-activated = aktiviert
web-miniatures-unit-engaged = kämpft mit { $names }
web-miniatures-ncu = { $name }, { $seat }{ $done ->
    [yes] , aktiviert
   *[no] { "" }
}
web-miniatures-influences = auf { $unit }
web-miniatures-used = benutzt
web-miniatures-attached = Angelegte Karten
web-miniatures-marker = Zielobjekt-Marker{ $held ->
    [yes] , kontrolliert
   *[no] { "" }
}{ $card ->
    [none] { "" }
   *[other] , Karte { $card }
}
web-miniatures-value-speed = Geschwindigkeit
web-miniatures-value-defence = Verteidigung
web-miniatures-value-morale = Moral
web-miniatures-value-wounds = Wunden
web-miniatures-value-attack = { $range }, { $hit }+, { $now ->
    [yes] { $dice } Würfel (je nach Schlachtreihen { $all })
   *[no] Würfel { $all }
}
web-miniatures-range-melee = Nahkampf
web-miniatures-range-short = kurze Reichweite
web-miniatures-range-long = lange Reichweite
web-miniatures-ability-innate = angeboren
web-miniatures-ability-passive = passiv
web-miniatures-ability-weapon = Waffe
web-miniatures-ability-order = Befehl
web-miniatures-ability-ncu = zivil
web-miniatures-ability-influence = Einfluss
web-miniatures-zone-crown = Krone: Ein Feind legt eine Panikprobe mit −1 ab
web-miniatures-zone-wealth = Reichtum: Eine Einheit heilt bis zu 3 Wunden und verliert einen Zustandsmarker
web-miniatures-zone-tactics = Taktik: Ziehe 2 Taktikkarten; ein Feind erhält einen Zustandsmarker
web-miniatures-zone-combat = Kampf: Eine deiner Einheiten macht einen freien Angriff
web-miniatures-zone-maneuver = Manöver: Eine deiner Einheiten macht ein freies Manöver oder einen freien Rückzug
web-miniatures-zone-water-gardens = Wassergärten: Gegner müssen als Nächstes eine Kampfeinheit aktivieren
web-miniatures-piece-forest = Wald
web-miniatures-piece-corpse-pile = Leichenhaufen
web-miniatures-piece-bog = Moor
web-miniatures-piece-stakes = Pfähle
web-miniatures-piece-wall = Niedrige Mauer
web-miniatures-piece-hedge = Hecke
web-miniatures-piece-weirwood = Wehrholzbaum
web-miniatures-piece-palisade = Palisade
web-miniatures-piece-castle-wall = Burgmauer
web-miniatures-keyword-blocks-sight = versperrt die Sichtlinie
web-miniatures-keyword-cover = Deckung
web-miniatures-keyword-dangerous = gefährlich
web-miniatures-keyword-destructible = zerstörbar
web-miniatures-keyword-elevated = erhöht
web-miniatures-keyword-fortified = befestigt
web-miniatures-keyword-hindering = einschränkend
web-miniatures-keyword-horrific = schrecklich
web-miniatures-keyword-impassable = unpassierbar
web-miniatures-keyword-inspiring = inspirierend
web-miniatures-keyword-rough = unwegsam
web-miniatures-guide-zones = Du würfelst mit deinem Gegner um die Tischkanten. Dann werden die Armeen aufgestellt, eine Einheit nach der anderen.
web-miniatures-guide-first = Du bestimmst den Startspieler: Er aktiviert in dieser Runde als Erster eine Einheit; in der nächsten beginnt die andere Seite.
web-miniatures-guide-deploy = Stelle deine Einheiten in deine Zone: Berühre eine, ziehe sie an ihren Platz, drehe sie am goldenen Griff und bestätige. Infanterie in die Mitte, Reiter auf eine Flanke, und achte auf die Marker: Wer sie hält, bekommt Punkte.
web-miniatures-guide-terrain = Lege ein Geländeteil auf den Tisch. Es hält Abstand von den Zonen und von anderen Geländeteilen; wo es nicht liegen darf, wird sein Rand rot.
web-miniatures-guide-activate = Du bist am Zug: Aktiviere eine Kampfeinheit oder zivile Einheit, die in dieser Runde noch nicht gehandelt hat; sie sind rot markiert. Dann aktiviert dein Gegner eine. Haben alle gehandelt, endet die Runde, und es gibt Punkte.
web-miniatures-guide-action = Eine Aktion für die Einheit. Manöver: drehen, höchstens so weit wie die Geschwindigkeit gehen, drehen. Marsch: geradeaus, doppelt so weit. Ansturm: auf einen Feind in Sicht. Angriff: im Nahkampf oder mit dem Bogen. Lass den Zeiger auf einer Einheit ruhen oder halte den Finger auf ihr, um ihre Bereiche, ihre Reichweite und ihre Aussichten zu sehen.
web-miniatures-guide-maneuver = Ziehe das Tableau: Es dreht sich und geht dorthin, innerhalb der goldenen Fläche. Der Griff dreht es am Ende. Bleib einen Zoll von Feinden weg und halte deine Flanken aus ihrer Sicht.
web-miniatures-guide-march = Ein Marsch geht geradeaus, bis zum Doppelten der Geschwindigkeit, und endet mit einer Drehung. Ziehe das Tableau nach vorn.
web-miniatures-guide-charge = Ein Ansturm reicht so weit wie Geschwindigkeit und ein Würfel zusammen. Unten stehen die Aussicht anzukommen und was der Angriff bewirken würde. In Flanke oder Rücken trifft er viel härter. Wer nicht ankommt, steht im Freien und gerät vielleicht in Panik.
web-miniatures-guide-align = Du bist angekommen. Wähle, wie dein Tableau am Feind liegt: mittig oder zur Hälfte daneben, damit noch eine Einheit Platz findet.
web-miniatures-guide-retreat = Wer kämpft, kann sich zurückziehen: gerade nach hinten oder zur Seite, dann drehen. Ziehe das Tableau.
web-miniatures-guide-shift = Eine Verschiebung ist ein gerader Schritt ohne Drehung; eine Drehung geschieht auf der Stelle. Du kannst auch stehen bleiben.
web-miniatures-guide-shoot = Vor dem Schießen kann sich die Einheit bis zu zwei Zoll verschieben, damit ein Ziel in Reichweite und Sicht kommt. Dann wähle das Ziel.
web-miniatures-guide-melee = Wer kämpft, greift an, wen er berührt. Mit weniger Schlachtreihen würfeln die meisten Einheiten weniger Würfel.
web-miniatures-guide-dice = Berühre die Würfel, die neu gewürfelt werden sollen, dann bestätige. Das neue Ergebnis gilt, wie es auch ausfällt.
web-miniatures-guide-board = Eine zivile Einheit beansprucht eine freie Zone der Taktiktafel: Ihr Effekt tritt sofort ein, und in dieser Runde kann sie niemand sonst haben.
web-miniatures-guide-zone = Wähle die Einheit, die die Zone betrifft: Sie ist auf dem Tisch markiert.
web-miniatures-guide-cards = Eine Gelegenheit, eine Taktikkarte zu spielen oder einen Befehl zu benutzen. Berühre eine markierte Karte oder Einheit, oder verzichte mit der Leertaste.
web-miniatures-guide-discard = Am Ende einer Runde kannst du Taktikkarten ablegen; dann ziehst du bis auf drei Karten nach.
web-miniatures-guide-question = Diese Frage geht an dich: Berühre etwas Markiertes auf dem Tisch oder wähle eine der Antworten.
web-miniatures-guide-wait = Dein Gegner handelt. Lass den Zeiger auf einer Einheit ruhen oder halte den Finger auf ihr, um zu sehen, was sie kann.
web-miniatures-guide-over = Die Schlacht ist zu Ende: Es entscheiden die Siegpunkte oder wer als Letzter noch Einheiten hat.
