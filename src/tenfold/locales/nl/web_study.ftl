### De analyse van een gespeelde partij, naast het bord.

study-title = Analyse: { $names }
study-summary = De partij in één regel
study-tabs = Over deze partij
study-tab =
    { $tab ->
        [move] Zet
        [mistakes] Fouten
        [game] Partij
       *[sum] Som
    }
# $who: "you" of "other"; $percent: van 0 tot 100; $like: wie even goed speelt
study-accuracy =
    { $who ->
        [you] { $like ->
            [nobody] Je nauwkeurigheid was { $percent }%: zelfs de mildste bot maakt minder fouten.
           *[other] Je speelde als { $like } (nauwkeurigheid { $percent }%).
        }
       *[other] { $like ->
            [nobody] Nauwkeurigheid van { $name }: { $percent }%. Zelfs de mildste bot maakt minder fouten.
           *[other] { $name } speelde als { $like } (nauwkeurigheid { $percent }%).
        }
    }
study-no-accuracy =
    { $who ->
        [you] Je had niets te beslissen dat telt.
       *[other] { $name } had niets te beslissen dat telt.
    }
study-luck =
    { $luck ->
        [kind] { $game ->
            [tiles] De tegels zaten mee.
           *[cards] De kaarten zaten mee.
        }
        [unkind] { $game ->
            [tiles] De tegels zaten tegen.
           *[cards] De kaarten zaten tegen.
        }
       *[even] Het geluk zat niet mee en niet tegen.
    }
# $number: de zet; $percent: wat die heeft gekost, met teken
study-worst = Zet { $number } kostte het meest ({ $choice }): { $percent }.
study-habit = Het vaakst: { $kind } ({ $count } keer).
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
