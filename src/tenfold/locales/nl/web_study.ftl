### De analyse van een gespeelde partij, naast het bord.

study-title = Analyse: { $names }
study-summary = De partij in één regel
study-tabs = Over deze partij
study-tab =
    { $tab ->
        [move] Zet
        [mistakes] Fouten
       *[game] Partij
    }
# $number: de zet; $choice: wat er is gedaan; $before, $after: welke kans er bleef, kant-en-klaar
study-worst = Zet { $number } kostte het meest ({ $choice }): de winkans daalde van { $before } naar { $after }.
study-habit = Meest gemaakte fout: { $kind } ({ $count } keer).
study-turned = De partij kantelde bij zet { $number }.
# onder de uitslag, als link naar de analyse; $count: de eigen fouten
study-practise =
    { $count ->
        [0] Geen fouten: naar de analyse
        [one] 1 fout om te oefenen
       *[other] { $count } fouten om te oefenen
    }
# $choice: wat er is gedaan, in de woorden van een knop
study-made =
    { $who ->
        [you] Jouw keuze: { $choice }
       *[other] { $name } koos: { $choice }
    }
study-find-there = Druk erop op het bord of hieronder.
study-show = Laat zien wat beter is
study-own = Alleen mijn fouten
study-next-mistake = Volgende fout →
study-where = fout { $number } van { $of }
study-to-mistakes =
    { $count ->
        [one] 1 fout →
       *[other] { $count } fouten →
    }
study-legend = Onder de curve: ?! kleine, ? duidelijke, ?? grove fout; ✦ veel geluk, ✧ veel pech.

## Where a review is made

study-here = In deze browser analyseren
study-here-text = Deze browser kan de partij zelf analyseren. Anderen zien alleen wat de server vindt.
study-stop = Stoppen
study-made-here = Berekend in deze browser.
study-closer = Nauwkeuriger kijken
study-closer-runs = Er wordt nauwkeuriger gekeken: { $percent }%
