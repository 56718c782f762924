### Die erste Ausgabe des Brettspiels auf Deutsch: was nur sie hat.

game-boardgame1 = Der Eiserne Thron: Das Brettspiel (erste Ausgabe)
game-boardgame1-tagline = Der ältere Streit um den Eisernen Thron: weniger Regeln, keine Häfen und derselbe kalte Ehrgeiz.

## Options

label-kings_court_swap-option = Tyrell und Greyjoy tauschen am Königshof die Plätze
label-kings_court_swap-option-about = Das hilft Lannister, das zwischen zwei Nachbarn beginnt.
label-ship_pool-option = Schiffe jedes Hauses
label-ship_pool-option-about = Die Regel nennt 5, in der Schachtel liegen 6.
label-home_arms_block_retreat-option = Heimatwappen verhindern den Rückzug
label-home_arms_block_retreat-option-about = Besiegte Einheiten dürfen sich nicht in ein leeres Heimatgebiet eines anderen Hauses zurückziehen.
label-oldtown_on_sunset_sea-option = Oldtown an der Sunset Sea
label-oldtown_on_sunset_sea-option-about = So sagt es die Regel; auf dem gedruckten Spielplan liegt Oldtown nur an den Redwyne Straits.

## Names: areas

name-redwyne-straights = Redwyne Straits
name-summer-sea = Summer Sea

## Names: house cards

name-robert-baratheon = Robert Baratheon
name-ser-axell-florent = Ser Axell Florent
name-melisandre-of-asshai = Melisandre von Asshai
name-blacktyde-captain = Hauptmann von Blacktyde
name-kevan-lannister = Kevan Lannister
name-lannister-captain = Hauptmann der Lannisters
name-vargo-hoat = Vargo Hoat
name-lord-mormont = Lord Mormont
name-ser-rodrik-cassel = Ser Rodrik Cassel
name-maester-luwin = Maester Luwin
name-tyrell-captain = Hauptmann der Tyrells

## Names: what the wildlings bring

name-wildlings = Wildlinge

## The guide, where this edition differs

guide-muster = Jede deiner Burgen hat einen Punkt auszugeben, jede Festung zwei. Fußsoldaten und Schiffe kosten einen, Ritter zwei, oder einen, wenn ein Fußsoldat dazu wird. Schiffe kommen in ein Seegebiet neben der Burg.
guide-wildlings = Die Wildlinge greifen alle an. Alle bieten verdeckt Machtmarker; zusammen müssen sie ihre Stärke erreichen. Hält die Nachtwache, darf der Höchstbietende eine Hauskarte zurücknehmen; wenn nicht, verlieren alle Einheiten im Wert von zwei Punkten, der niedrigste Bieter im Wert von vier.
guide-orders = Lege Befehle, für die anderen verdeckt, in Gebiete mit deinen Einheiten; ein Gebiet darf ohne bleiben. Marsch bewegt und greift an; Unterstützung hilft Kämpfen in angrenzenden Gebieten; Überfall entfernt Befehle in angrenzenden Gebieten; Verteidigung stärkt; Machtzuwachs, nur an Land, bringt Macht. Befehle mit Stern sind durch deine Position auf der Königshof-Leiste begrenzt.
guide-raven = Alle Befehle liegen offen. Wer den Botenraben hat, darf einen eigenen Befehl gegen einen tauschen, der nicht im Spiel ist.
guide-raids = In Zugreihenfolge entfernt ein Überfall nach dem anderen einen Unterstützungs-, Überfall- oder Machtzuwachsbefehl eines Gegners in einem angrenzenden Gebiet; mit Stern je einen in zwei Gebieten. Ein überfallener Machtzuwachs bringt dem Räuber Macht. Vom Land aus ist kein Seegebiet zu erreichen.
guide-aftermath = Der Verlierer nimmt die Verluste, und was bleibt, zieht sich gemeinsam an einen Ort zurück, der es aufnimmt. Besiegte Einheiten liegen: Sie zählen nichts und marschieren nicht, bis alle Märsche vorbei sind.
guide-power = Jeder Machtzuwachsbefehl bringt einen Machtmarker und einen weiteren für jedes Machtsymbol seines Gebiets.
