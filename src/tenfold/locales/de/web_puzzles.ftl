### Rätsel: Stellungen aus Partien, in denen es etwas zu finden gibt.

## Die Seite

puzzles-title = Rätsel
puzzles-intro = Stellungen aus Partien unserer Gegner. Finde den besten Zug und sieh, was jeder Zug wert ist.
puzzles-game = Welches Spiel
puzzles-where =
    { $where ->
        [here] Deine Antworten bleiben in diesem Browser.
       *[server] Deine Antworten bleiben auf dem Server.
    }
puzzles-rating = Wertungszahl
puzzles-no-rating = nach einigen Antworten
puzzles-best-streak = Beste Serie
puzzles-best-sprint = Bester Sprint
puzzles-ways = Spielen
puzzles-themes = Nach Thema
puzzles-go-on = Weiter: { $run }
# $solved von denen, die versucht wurden; $puzzles: wie viele es gibt
puzzles-theme-solved = { $solved } von { $tried } beim ersten Versuch gelöst, { $puzzles } insgesamt
puzzles-theme-new =
    { $puzzles ->
        [one] 1 Rätsel
       *[other] { $puzzles } Rätsel
    }
puzzles-day-text =
    { $state ->
        [solved] Du hast es gelöst. Morgen gibt es ein neues.
        [missed] Du hast es versucht. Morgen gibt es ein neues.
       *[open] Eines für alle, jeden Tag
    }
puzzles-streak-text = So viele du kannst. Der erste Fehler beendet sie.
puzzles-sprint-text = Drei Minuten, drei Leben
# $count: wie viele fällig sind
puzzles-missed-text =
    { $count ->
        [0] Nichts ist fällig. Was dir misslingt, kommt hierher zurück.
        [one] 1 Rätsel ist wieder fällig
       *[other] { $count } Rätsel sind wieder fällig
    }

## Arten von Läufen, und Themen mit je einer Zeile. $theme: bei einem Lauf zu einem Thema

puzzle-run =
    { $kind ->
        [day] Rätsel des Tages
        [streak] Serie
        [sprint] Sprint
        [missed] Misslungene noch einmal
       *[theme] { puzzle-theme }
    }
puzzle-theme =
    { $theme ->
        [stop] Aufhören oder ziehen
        [reward] Welche Belohnung
        [bid] Bieten oder passen
        [pay] Bezahlen
        [buy] Kaufen
        [deny] Wegnehmen
        [win_in_one] Gewinnen mit einem Zug
        [win_in_two] Gewinnen mit zwei Zügen
        [guard] Abwehren
        [second_round] Die zweite Runde
       *[none] Alle Themen
    }
puzzle-theme-text =
    { $theme ->
        [stop] Noch eine Karte, oder ist es genug?
        [reward] Du hörst auf. Was nimmst du?
        [bid] Wie viel ist dir ein Joker wert?
        [pay] Worauf kannst du verzichten?
        [buy] Welche Karte vom Markt, wenn überhaupt?
        [deny] Jemand anders braucht sie nötiger als du.
        [win_in_one] Ein Stein macht zehn.
        [win_in_two] Ein Stein, der mit dem nächsten gewinnt.
        [guard] Sonst wird gegen dich gewonnen. Sei zuerst da.
       *[second_round] Einen Stein versetzen statt legen.
    }

## Eines lösen

puzzle-guide = Das Rätsel
puzzle-find = Mach auf dem Tisch den besten Zug.
puzzle-right = Richtig.
puzzle-wrong = Nicht der beste Zug.
# $before, $after: fertig geschrieben
puzzle-cost = Mit ihm ist deine Siegchance { $after }, mit dem besten { $before }.
puzzle-values = Was jeder Zug wert ist
puzzle-yours = deine Antwort
puzzle-all-moves = Alle { $count } Züge zeigen
# $value: die des Rätsels
puzzle-hard = Dieses Rätsel hat die Wertungszahl { $value }.
# $after: die eigene; $change: mit Vorzeichen
puzzle-rating = Deine Wertungszahl ist { $after } ({ $change }).
puzzle-rated = Es zählt für deine Wertungszahl, die nach einigen weiteren gezeigt wird.
puzzle-next = Weiter
puzzle-end = Alle Rätsel

## Wie ein Lauf steht

puzzle-solved =
    { $count ->
        [one] 1 gelöst
       *[other] { $count } gelöst
    }
puzzle-lives =
    { $count ->
        [one] noch 1 Leben
       *[other] noch { $count } Leben
    }
puzzle-time = Zeit
puzzle-seconds = Noch { $count } Sekunden

## Das Ende eines Laufs

puzzle-over =
    { $why ->
        [time] Die Zeit ist um
        [lives] { $kind ->
            [streak] Die Serie ist zu Ende
           *[sprint] Kein Leben mehr
        }
       *[done] Fertig
    }
puzzle-best =
    { $new ->
        [yes] So viele waren es noch nie.
       *[no] Dein Rekord ist { $best }.
    }
# Eine Serie verzeiht nichts; wir schon.
puzzle-kind-words =
    { $solved ->
        [0] Das erste kann das schwerste sein. Die nächste Serie ist einen Knopfdruck entfernt.
        [one] Eines ist ein Anfang.
       *[other] { $solved } hintereinander sind kein Zufall.
    }
puzzle-day-over = Morgen gibt es ein neues.
puzzle-missed-none = Gerade ist nichts fällig. Was dir misslingt, kommt hierher zurück.
puzzle-themes-done = Du hast alle durch.
puzzle-missed-ones = Noch einmal ansehen
# $number: das wievielte der misslungenen
puzzle-look-at = { $number }. { puzzle-theme }
puzzle-back = Zurück zum Ergebnis
puzzle-again =
    { $kind ->
        [streak] Noch eine Serie
        [sprint] Noch ein Sprint
       *[theme] Noch einmal
    }
