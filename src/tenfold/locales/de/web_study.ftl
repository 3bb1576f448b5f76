### Die Analyse einer fertigen Partie, neben dem Brett.

study-title = Analyse: { $names }
study-summary = Die Partie in einer Zeile
study-tabs = Über diese Partie
study-tab =
    { $tab ->
        [move] Zug
        [mistakes] Fehler
       *[game] Partie
    }
# $number: der Zug; $choice: was getan wurde; $before, $after: welche Chance blieb, fertig geschrieben
study-worst = Am meisten kostete Zug { $number } ({ $choice }): Die Siegchance sank von { $before } auf { $after }.
study-habit = Häufigster Fehler: { $kind } ({ $count }-mal).
study-turned = Die Wende kam mit Zug { $number }.
# unter dem Ergebnis, als Link zur Analyse; $count: die eigenen Fehler
study-practise =
    { $count ->
        [0] Kein Fehler: zur Analyse
        [one] 1 Fehler zum Üben
       *[other] { $count } Fehler zum Üben
    }
# $choice: was getan wurde, in den Worten eines Knopfes
study-made =
    { $who ->
        [you] Deine Wahl: { $choice }
       *[other] { $name } wählte: { $choice }
    }
study-find-there = Drück es auf dem Brett oder hier unten.
study-show = Zeigen, was besser ist
study-own = Nur meine Fehler
study-next-mistake = Nächster Fehler →
study-where = Fehler { $number } von { $of }
study-to-mistakes =
    { $count ->
        [one] 1 Fehler →
       *[other] { $count } Fehler →
    }
study-legend = Unter der Kurve: ?! kleiner, ? deutlicher, ?? schwerer Fehler; ✦ großes Glück, ✧ großes Pech.

## Where a review is made

study-here = In diesem Browser analysieren
study-here-text = Dieser Browser kann die Partie selbst analysieren. Andere sehen nur, was der Server findet.
study-stop = Anhalten
study-made-here = In diesem Browser berechnet.
study-closer = Genauer hinsehen
study-closer-runs = Es wird genauer hingesehen: { $percent }{ "\u00A0" }%
