### Was nur der Server sagt. Alles andere steht in maester/words und in den Worten der einzelnen Spiele.

refusal-stale = Die Partie ist schon weiter. Schau noch einmal hin, bevor du antwortest.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-a-bot-plays = Diesen Platz spielt ein Bot. Nimm ihn erst zurück.
refusal-match-waits = Die Partie hat noch nicht begonnen.
refusal-match-is-paused = Die Partie ist unterbrochen.
refusal-match-is-over = Die Partie ist zu Ende.
refusal-match-is-broken = Diese Partie kann nicht weitergehen: Die Regeln haben an ihr versagt. Ihre Aufzeichnung bleibt erhalten.
refusal-match-goes-on = Die Partie ist noch nicht zu Ende.
refusal-match-has-started = Die Partie hat schon begonnen.
refusal-unreadable-message = Diese Nachricht ist nicht zu verstehen.
refusal-no-such-match = Diese Partie gibt es nicht.
refusal-no-such-game = Dieses Spiel gibt es nicht.
refusal-no-such-bot = Diesen Bot gibt es nicht.
refusal-no-such-invitation = Diese Einladung gilt nicht: Es gab sie nie, oder sie wurde zurückgezogen.
refusal-invitation-used = Diese Einladung wurde schon benutzt.
refusal-no-seat-open = Hier ist kein Platz frei.
refusal-seat-is-taken = Dieser Platz ist besetzt.
refusal-seats-are-not-drawn = An diesem Tisch werden die Plätze nicht ausgelost.
refusal-match-is-private = Diese Partie ist privat: Mitspielen kann, wer eingeladen ist.
refusal-sign-in-first = Wähle zuerst einen Spitznamen.
refusal-only-the-host = Das kann nur, wer die Partie eröffnet hat.
refusal-only-players = Das können nur die Mitspielenden dieser Partie.
refusal-too-fast = Das war zu viel auf einmal. Versuch es gleich noch einmal.
refusal-too-many-waiting = Du hast { $most } Partien, die auf Mitspieler warten. Verlass erst eine davon.
refusal-too-many-matches = Du hast { $most } Partien, die nicht zu Ende sind. Spiel erst eine davon zu Ende.
refusal-too-many-of-bots = Du hast { $most } Partien, die nur Bots spielen. Warte, bis eine davon zu Ende ist.
refusal-bad-nickname = Ein Spitzname hat 1 bis 24 sichtbare Zeichen.
refusal-bad-text = Eine Nachricht hat 1 bis 500 sichtbare Zeichen.
refusal-bad-webhook = Das ist keine Adresse im Netz, die sich aufrufen lässt.
refusal-bad-origin = Diese Anfrage kommt von einer anderen Seite.
refusal-bad-options = Diese Einstellungen passen nicht zum Spiel: { $detail }
refusal-no-private-chat = In diesem Spiel gibt es keine privaten Gespräche.
refusal-no-such-proposal = Das wird nicht mehr vorgeschlagen.
refusal-proposed-already = Das ist schon vorgeschlagen.
refusal-nothing-to-agree-to = Es gibt nichts zu unterbrechen oder fortzusetzen.
refusal-owner-is-here = Wem dieser Platz gehört, sitzt am Tisch.
refusal-no-such-position = Diese Stellung gab es in der Partie nie.
refusal-match-is-stranded = Diese Partie kann nicht weitergehen: Seit ihrem Beginn haben sich die Regeln geändert. Ihre Aufzeichnung bleibt erhalten.
refusal-old-rules = Diese Partie wurde nach Regeln gespielt, die sich seither geändert haben: Man kann sie ansehen, aber nicht fortsetzen.
refusal-owner-may-come = Wem dieser Platz gehört, der kann noch kommen: Ein Bot darf frühestens in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } spielen.
refusal-bot-too-weak = Für jemanden, der nicht da ist, muss mindestens ein Knappe spielen.
refusal-absent-has-answered = Damit würde zurückgenommen, was jemand geantwortet hat, der gerade nicht da ist.
refusal-nickname-looks-alike = An diesem Tisch hat jemand einen Spitznamen, der fast gleich aussieht. Wähle einen anderen.
refusal-too-large = Das ist zu groß.
refusal-store-read-only = Die Datenbank lässt sich zurzeit nur lesen. Es wurde nichts geändert.
refusal-store-full = Die Datenbank ist voll. Es wurde nichts geändert.
refusal-store-busy = Die Datenbank ist beschäftigt. Versuch es gleich noch einmal.
refusal-store-gone = Die Datenbank antwortet zurzeit nicht. Versuch es bald noch einmal.
system-time-is-up = Die Zeit von { $seat } ist um: Ein Bot spielt weiter.
system-left = { $seat } ist gegangen: Ein Bot spielt weiter.
system-bot-plays = Ein Bot spielt für { $seat }.
system-returned = { $seat } ist zurück.
webhook-your-turn = Du bist am Zug in { $game }.
