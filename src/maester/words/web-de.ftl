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
web-open-seat = frei
web-private = privat
web-to-table = Zum Tisch
web-watch = Zuschauen
web-replay = Nachspielen

## Neue Partie

web-new-about = Wähle, wer spielt und wie. Was du so lässt, ist sinnvoll eingestellt.
web-seat-number = Platz { $number }
web-seat-me = Ich
web-seat-open = Frei: jemand kommt dazu
web-seat-bot = Bot: { $name }
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
web-make-private = Privat: nur über den Link zu finden
web-option-drawn = offen lassen
web-make = Partie beginnen
web-make-and-invite = Tisch eröffnen

## Einladung und Warten

web-invited = Du bist eingeladen
web-invited-to = { $host } hält dir einen Platz frei: { $game }.
web-seated-already = Du hast schon einen Platz an diesem Tisch.
web-invitation-used = Diese Einladung ist schon benutzt. Du kannst zuschauen oder um eine neue bitten.
web-only-watch = Nur zuschauen
web-waiting-title = Warten auf Mitspieler
web-waiting-text = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
web-copy-invitation = Einladung kopieren
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
web-cancel = Abbrechen
web-confirm-always = Vor dem Abschicken einer Antwort noch einmal fragen
web-less = weniger
web-more-of-it = mehr
# $least und $most: wie viele gewählt werden dürfen
web-choose-some =
    { $least ->
        [0] { $chosen } von höchstens { $most }
       *[other] { $chosen } von { $least } bis { $most }
    }
web-unlisted = Diese Frage lässt sich nur auf einem Spielbrett beantworten, und dieses Spiel hat hier noch keines.
web-answer-for = Antworten für
web-undo-free = Deine letzte Antwort zurücknehmen: Seither hat niemand gehandelt
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
web-fair = Niemand hat die Karten gezinkt
web-fair-text = Alles Glück einer Partie kommt aus einer Zahl, dem Startwert. Seine Prüfsumme steht von Anfang an da, er selbst am Ende: Mit der Aufzeichnung kann jeder jedes Mischen nachprüfen.

## Danach

web-rematch = Noch eine Partie
web-to-rematch = Zur neuen Partie
web-result = Ergebnis
web-share = Link kopieren
web-download = Aufzeichnung herunterladen
web-continue = Von hier weiterspielen
web-continue-why = Eine neue Partie beginnt in dieser Stellung. Wer spielt?
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
web-measure-penalty = Strafpunkte
web-measure-cards-in-hand = Karten auf der Hand

## Regeln

web-rules-about = Jede Regel als ein Satz, mit der Kennung, unter der Ablehnungen sie nennen. Die Regeln sind auf Englisch verfasst.
web-rules-find = Regeln durchsuchen
web-rule-example = Beispiel
web-rule-ruling = Auslegung

## Über maester

web-about-what = Mit maester spielt man Brett- und Kartenspiele aus Westeros im Browser, mit Freunden oder gegen Bots. Über jede Regel wird gewacht, und maester kann sagen, welche es angewandt hat. Dasselbe Herzstück ist eine Bibliothek und eine Umgebung für Programme, die spielen lernen.
web-about-fair = Alles Glück einer Partie kommt aus einer Zahl. Ihre Prüfsumme steht von Anfang an da, die Zahl selbst am Ende; so kann jeder prüfen, dass niemand die Karten gezinkt hat.
web-about-credits = Dank
web-about-icons = Wappenbilder und Zeichen, von diesen Urhebern
web-about-lucide = Zeichen der Bedienung
web-about-fonts = Schriften
web-about-names = Namen
web-about-owners = Die Namen der Spiele und der Menschen und Orte darin gehören ihren Eigentümern. maester ist von Liebhabern gemacht, verkauft nichts und verwendet nichts von deren Bildern und Texten.
