### Was das Brett des Legespiels sagt.

# Variablen überall, wo ein Platz gemeint ist:
#   $who: "you", wenn dort sitzt, wer liest, sonst "other"; $name: der Name
# Überall, wo ein Feld gemeint ist: $column und $row, etwa 3 und −1; der erste Stein liegt auf 0, 0

## Die Fläche

tiles-plane =
    { $tiles ->
        [0] Die Fläche, noch leer
        [one] Die Fläche mit 1 Stein
       *[other] Die Fläche mit { $tiles } Steinen
    }
tiles-view = Ansicht
tiles-nearer = Vergrößern
tiles-farther = Verkleinern
tiles-fit = Alles zeigen
# Ein Knopf am Rand der Fläche, hinter dem es weitergeht. $side: "left", "right", "top" oder "bottom";
# $kind: "places" (Plätze) oder "tiles" (Steine); $ten: "yes", wenn dort eine Zehn möglich ist
tiles-beyond =
    { $side ->
        [left] Weiter links
        [right] Weiter rechts
        [top] Weiter oben
       *[bottom] Weiter unten
    }: { $kind ->
        [places]
            { $count ->
                [one] noch 1 Platz
               *[other] noch { $count } Plätze
            }
       *[tiles]
            { $count ->
                [one] noch 1 Stein
               *[other] noch { $count } Steine
            }
    }{ $ten ->
        [yes] { "; dort ist eine Zehn möglich" }
       *[no] { "" }
    }
tiles-tile =
    { $who ->
        [you] Deine { $value }, Spalte { $column }, Zeile { $row }
       *[other] Die { $value } von { $name }, Spalte { $column }, Zeile { $row }
    }
# $tile: ein Stein, wie oben
tiles-last = { $tile }: der letzte Zug
# Ein Knopf. $value: 1, 2 oder 3
tiles-place = Die { $value } legen: Spalte { $column }, Zeile { $row }
tiles-place-ten = Die { $value } legen: Spalte { $column }, Zeile { $row }; das ergibt zehn
tiles-take = Deine { $value } nehmen: Spalte { $column }, Zeile { $row }

## Die Steine, die noch kommen

tiles-you = Du
# $mine: "yes", wenn am Zug ist, wer liest
tiles-turn =
    { $mine ->
        [yes] Du bist am Zug
       *[no] Am Zug
    }
tiles-winner = Gewonnen
tiles-hand = Gezogen: eine { $value }
# $left verdeckte Steine, davon so viele $ones, $twos und $threes
tiles-supply =
    { $left ->
        [0] Kein Stein mehr
        [one] Noch 1 Stein: { $ones } × 1, { $twos } × 2, { $threes } × 3
       *[other] Noch { $left } Steine: { $ones } × 1, { $twos } × 2, { $threes } × 3
    }
# $row: die Werte von links nach rechts
tiles-row =
    { $left ->
        [0] Kein Stein mehr
        [one] Noch 1 Stein im Vorrat: { $row }
       *[other] Noch { $left } Steine im Vorrat: { $row }
    }
# Ein Knopf. $end: "left" oder "right"
tiles-take-end =
    { $end ->
        [right] Die { $value } von rechts nehmen
       *[left] Die { $value } von links nehmen
    }

## Was zu tun ist. $who: "name", wenn mehrere an einem Bildschirm sitzen; dann ist $name am Zug

tiles-nobody = Einen Moment …
tiles-others-turn = { $who ->
    [you] Du bist am Zug.
   *[other] { $name } ist am Zug.
}
tiles-place-it =
    { $who ->
        [name] { $name }: Lege die { $value }.
       *[you] Lege die { $value }, Seite an Seite mit einem anderen Stein.
    }
tiles-place-first =
    { $who ->
        [name] { $name }: Lege die { $value } in die Mitte.
       *[you] Lege die { $value } in die Mitte.
    }
tiles-take-which =
    { $who ->
        [name] { $name }: Nimm einen Stein von einem Ende deines Vorrats.
       *[you] Nimm einen Stein von einem Ende deines Vorrats.
    }
tiles-move-which =
    { $who ->
        [name] { $name }: Welchen deiner Steine versetzt du?
       *[you] Welchen deiner Steine versetzt du?
    }
tiles-move-to =
    { $who ->
        [name] { $name }: Wohin mit der { $value }?
       *[you] Wohin mit der { $value }?
    }
# Wird vorgelesen, sobald ein Stein genommen ist
tiles-may-go =
    { $places ->
        [one] Du hast die { $value } in der Hand. Es gibt 1 Platz dafür.
       *[other] Du hast die { $value } in der Hand. Es gibt { $places } Plätze dafür.
    }
tiles-must-pass =
    { $who ->
        [name] { $name }: Keiner deiner Steine ist beweglich, also passt du.
       *[you] Keiner deiner Steine ist beweglich, also passt du.
    }
# Wo ein Stein schwebt, bevor er liegt
tiles-at = Spalte { $column }, Zeile { $row }.
# $sum: die beste Reihe, die es ergäbe; $kind: "ten", "under" oder "over"
tiles-makes =
    { $kind ->
        [ten] Das ergibt zehn!
        [over] Eine Reihe mit { $sum }: zu viel.
       *[under] Eine Reihe mit { $sum }.
    }
# $left Züge beider zusammen, bis das Spiel unentschieden ist
tiles-second-round = Zweite Runde
tiles-moves-left =
    { $left ->
        [one] in 1 Zug unentschieden
       *[other] in { $left } Zügen unentschieden
    }
tiles-pass = Passen
tiles-back = Zurück
tiles-confirm = Hier legen
tiles-one-tap = Mit einem Tippen legen

## Reihen, die wachsen. Von $column, $row bis $lastcolumn, $lastrow

tiles-lines = Reihen, die wachsen
tiles-line =
    { $who ->
        [you] Deine Reihe aus { $count } Steinen, Summe { $sum }, von Spalte { $column }, Zeile { $row } bis Spalte { $lastcolumn }, Zeile { $lastrow }
       *[other] Eine Reihe von { $name } aus { $count } Steinen, Summe { $sum }, von Spalte { $column }, Zeile { $row } bis Spalte { $lastcolumn }, Zeile { $lastrow }
    }

## Das Ende

# $who: "you" (du hast gewonnen), "lost" (du hast verloren) oder "other"; $name: wer gewonnen hat
tiles-won =
    { $who ->
        [you] Zehn! Du hast gewonnen
        [lost] Du hast verloren: { $name } hat zehn
       *[other] Zehn! { $name } hat gewonnen
    }
# Während die Reihe gezählt wird, die gewonnen hat
tiles-counting = Die Reihe mit zehn
# Wenn ein Spiel vorzeitig endet. $lines: eine Aufzählung, wer wie weit gekommen ist
tiles-stood = Die besten Reihen: { $lines }.
# In dieser Aufzählung; $sum: 0, wenn es keine Reihe gibt
tiles-best =
    { $who ->
        [you] du { $sum }
       *[other] { $name } { $sum }
    }
# $reason: warum niemand gewonnen hat
tiles-draw =
    { $reason ->
        [repetition] Unentschieden: Dieselbe Stellung ist zum dritten Mal entstanden.
        [limit] Unentschieden: Die zweite Runde hat ihre Züge verbraucht.
        [stuck] Unentschieden: Niemand kann mehr ziehen.
       *[other] Unentschieden.
    }
