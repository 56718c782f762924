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
