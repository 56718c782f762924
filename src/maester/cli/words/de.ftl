### Was nur das Terminal sagt. Alles andere steht in maester/words und in den Worten der Spiele.

keys = ? Hilfe · r Regeln · u zurücknehmen · q beenden
help =
    Tippe die Nummer deiner Wahl und drücke die Eingabetaste. Zwei Nummern auf einmal, etwa „3 1“, sind zwei Antworten nacheinander.
    ?          diese Hilfe
    r          Regeln: Suchwörter oder eine Kennung („r row full“, „r INT-PLACE-07“); r allein zeigt die Regel hinter der letzten Ablehnung oder Frage. Die Regeln sind auf Englisch.
    u          deinen letzten Zug zurücknehmen
    0          zurück zur Frage davor
    q          beenden; vorher kannst du die Aufzeichnung sichern
help-intrigue =
    Karten zeigen den Buchstaben ihres Hauses: S, L, B, T. Ein Platz in Klammern ist offen: (S) oder (S L) für Karten dieser Häuser, (+) für jede Karte. Hast du eine Karte gewählt, sind ihre möglichen Plätze nummeriert. Eine Handkarte in Klammern hat zurzeit keinen Platz.
only-one-place = Dafür ist nur ein Platz offen.
which-one = Welche Wahl?
how-many = Eine Zahl von { $least } bis { $most }
which-ones = Welche? { $least } bis { $most } davon, Nummern mit Leerzeichen dazwischen; Eingabetaste für keine.
as-json = Deine Antwort als JSON
another-answer = Eine andere Antwort
more-answers = Weitere Antworten
no-rule-yet = Noch war von keiner Regel die Rede. Tippe r und Suchwörter.
nothing-before = Davor gibt es keine Frage.
more-rules =
    { $count ->
        [one] … und { $count } weitere. Mehr Wörter finden weniger Regeln.
       *[other] … und { $count } weitere. Mehr Wörter finden weniger Regeln.
    }
save-record = Um die Aufzeichnung zu behalten, tippe einen Dateinamen; nur die Eingabetaste verwirft sie
file-exists = Die Datei „{ $file }“ gibt es schon. Ein anderer Name?
results = So ging es aus
places-taken = { $places } von { $cap }
