### Die Startseite für alle, die schon da waren: was wartet, was ansteht, der nächste Schritt.

progress-title = Wo du stehst
# $count: laufende Partien; $turns: davon die, in denen du am Zug bist
progress-waiting =
    { $turns ->
        [0] { $count ->
            [0] Keine Partie wartet
            [one] 1 Partie läuft
           *[other] { $count } Partien laufen
        }
        [one] In 1 Partie am Zug
       *[other] In { $turns } Partien am Zug
    }
progress-waiting-none = Was du spielst, steht unter „Meine Partien“.
progress-due =
    { $count ->
        [0] Keine Fehler zu üben
        [one] 1 Fehler zu üben
       *[other] { $count } Fehler zu üben
    }
progress-puzzles = Rätsel
progress-puzzles-text = Finde den besten Zug
progress-mistakes-text = Was deine Entscheidungen kosten, und wie es sich entwickelt
progress-not-reviewed =
    { $count ->
        [one] 1 Partie ist noch nicht ausgewertet.
       *[other] { $count } Partien sind noch nicht ausgewertet.
    }
# $value: Siege, die hundert Entscheidungen kosten
progress-loss = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $lately, $before: fertig geschrieben
progress-better =
    { $game ->
        [tiles] Steine
       *[cards] Karten
    }: Zuletzt kosten dich 100 Entscheidungen { $lately } Siege, davor waren es { $before }.
# $name: wer als Nächstes auf der Leiter steht; $last: alle sind besiegt
progress-next =
    { $last ->
        [yes] Noch einmal: { $name }
       *[no] Als Nächstes: { $name }
    }
# $of: gegen wen
progress-rating =
    { $game ->
        [tiles] Steine
       *[cards] Karten
    }: { $of ->
        [people] Wertungszahl { $value } gegen Menschen
        [bots] Wertungszahl { $value } gegen Bots
       *[nobody] eine Wertungszahl nach fünf Partien
    }
