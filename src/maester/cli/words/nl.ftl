### Wat alleen de terminal zegt. Al het andere staat in maester/words en in de woorden van de spellen.

keys = ? hulp · r regels · u terugnemen · q stoppen
help =
    Typ het nummer van je keuze en druk op Enter. Twee nummers tegelijk, zoals “3 1”, zijn twee keuzes na elkaar.
    ?          deze hulp
    r          regels: zoekwoorden of een kenmerk (“r row full”, “r INT-PLACE-07”); r alleen toont de regel achter de laatste weigering of vraag. De regels zijn in het Engels.
    u          je laatste zet terugnemen
    0          terug naar de vorige keuze
    q          stoppen; je kunt het verslag eerst bewaren
help-intrigue =
    Kaarten tonen de letter van hun huis: S, L, B, T. Een plaats tussen haakjes is open: (S) of (S L) voor kaarten van die huizen, (+) voor elke kaart. Heb je een kaart gekozen, dan zijn haar mogelijke plaatsen genummerd. Een handkaart tussen haakjes heeft nu geen plaats.
only-one-place = Daarvoor is maar één plaats open.
which-one = Welke keuze?
how-many = Een getal van { $least } tot { $most }
which-ones = Welke? { $least } tot { $most } ervan, nummers met spaties ertussen; Enter voor geen.
as-json = Je antwoord als JSON
another-answer = Een ander antwoord
more-answers = Meer antwoorden
no-rule-yet = Er is nog geen regel genoemd. Typ r en zoekwoorden.
nothing-before = Er is geen vorige keuze.
more-rules =
    { $count ->
        [one] … en nog { $count }. Meer woorden vinden minder regels.
       *[other] … en nog { $count }. Meer woorden vinden minder regels.
    }
save-record = Om het verslag te bewaren, typ een bestandsnaam; alleen Enter laat het vervallen
file-exists = Er is al een bestand “{ $file }”. Een andere naam?
results = Zo liep het af
places-taken = { $places } van { $cap }
