### Eine Nachbetrachtung: Können, Glück, und was besser gewesen wäre.

review-unfinished = Ein laufendes Spiel wird nicht nachbetrachtet.
review-no-such-game = Ein Spiel { $number } gibt es in dieser Datei nicht: Es { $games ->
        [one] ist nur 1
       *[other] sind { $games }
    }.
review-no-games = In dieser Datei steht kein Spiel.

## Die Seite und der Text

review-title = Nachbetrachtung
# $number: des Spiels in seiner Datei; $names: eine Aufzählung
review-heading = Spiel { $number }: { $names }
review-level = { $level ->
    [quick] Ein schneller Blick
    [deep] Ein gründlicher Blick
   *[normal] Ein üblicher Blick
}
review-games = Spiele betrachtet
review-course = So lief das Spiel
review-course-text = Welchen Teil des Sieges alle erwarten konnten, vor dem ersten Zug und nach jedem. Ein Dreieck ist ein Fehler, eine Ziffer einer der Züge, die das Spiel entschieden haben.
# Ein Teil eines Sieges, fertig geschrieben: „48“, „+6“, „−0.4“
review-percent = { $value }{ "\u00A0" }%
review-share = { $name }: { $percent } nach Zug { $number }
review-sum = Können und Glück
review-sum-text = Bei allen ergeben die Teile zusammen das Ergebnis: Ein ganzer Sieg ist 100{ "\u00A0" }%.
# Ein Teil der Summe
review-part = { $part ->
    [start] zu Beginn
    [luck] Glück
    [errors] eigene Fehler
    [given] von anderen geschenkt
    [residual] später besser erkannt
    [adjusted] Ergebnis ohne Glück
   *[result] Ergebnis
}
# $count: Entscheidungen, die zählen, $left: die übrigen
review-counted =
    { $count ->
        [0] Keine Entscheidung zählt
        [one] 1 Entscheidung zählt
       *[other] { $count } Entscheidungen zählen
    }; { $left ->
        [0] ausgelassen ist keine
        [one] 1 war erzwungen oder machte keinen Unterschied
       *[other] { $left } waren erzwungen oder machten keinen Unterschied
    }.
review-moments = Was das Spiel entschieden hat
review-no-moments = Kein einzelner Zug hat es entschieden.
# Was der Zufall gab. $probability, $percent: fertig geschrieben
review-moment-chance = { $told } Die Wahrscheinlichkeit dafür war { $probability }; für { $name } änderte das { $percent }.
review-moment-error = { $name }: { $choice }. { $mark }, { $percent }.
review-gifts = Wer wem was geschenkt hat
review-gifts-text = Zeile für Zeile: was die Fehler einer Person für alle änderten, in Prozent eines Sieges. In der Diagonale steht, was sie diese Person selbst kosteten.
review-decisions = Entscheidungen, die einen zweiten Blick lohnen
review-no-decisions = Soweit es sich sagen lässt, ist nichts auszusetzen.
review-move = Zug { $number }
review-mark = { $mark ->
    [small] Kleiner Fehler
    [clear] Deutlicher Fehler
   *[grave] Schwerer Fehler
}
review-kind = { $kind ->
    [drawing] zu lange gezogen
    [stopping] zu früh aufgehört
    [reward] Zahlen oder { -currency }
    [bidding] Gebot
    [buying] Kauf
    [paying] Bezahlung
    [missed_win] Sieg übersehen
    [missed_block] Drohung übersehen
    [second_round] zweite Runde
   *[placing] gelegt
}
review-candidate = { $choice }: { $percent }
review-played = so gespielt
review-uncertain = ± { $percent }

## Viele Spiele

review-summary = Alle Spiele
review-summary-text = Fehler und Glück in Prozent eines Sieges, mit 95-%-Intervallen über die Spiele. Mittlerer Fehler: der Entscheidungen, die zählen.
review-column-player = wer
review-column-games = Spiele
review-column-result = Ergebnis
review-column-luck = Glück
review-column-adjusted = ohne Glück
review-column-decisions = Entscheidungen
review-column-error = mittlerer Fehler
review-column-errors = Fehler je Spiel
review-column-given = geschenkt bekommen
review-column-marks = klein / deutlich / schwer
review-stopped = nach { $games ->
        [one] 1 Spiel abgebrochen; es ist betrachtet
       *[other] { $games } Spielen abgebrochen; sie sind betrachtet
    }

## Was zur Wahl stand. $card: eine Karte; $cell, $from: Felder

review-choice-draw = ziehen
review-choice-numbers = aufhören und die Zahlen nehmen
review-choice-currency = aufhören und das { -currency } nehmen
review-choice-bid = { $amount } bieten
review-choice-pass = passen
review-choice-buy = { card.den } kaufen
review-choice-buy-nothing = nichts kaufen
review-choice-token = den { -bust(form: "titel") }-Marker behalten
# $pieces: eine Aufzählung
review-choice-spend = { $pieces } zahlen
review-choice-place = den Stein auf { $cell } legen
review-choice-left = den linken Stein auf { $cell } legen
review-choice-right = den rechten Stein auf { $cell } legen
review-choice-move = den Stein von { $from } nach { $cell } versetzen

## Warum. $percent: eine ganze Zahl

review-points = { $points ->
    [0] keinen Punkt
    [one] 1 Punkt
   *[other] { $points } Punkte
}
review-bust-odds = { $percent ->
    [0] Mit der nächsten Karte kann sich niemand { -bust(form: "infinitiv") }.
   *[other] Mit der nächsten Karte { -bust } man sich in { $percent }{ "\u00A0" }% der Fälle.
}
review-take-numbers = { $points ->
    [0] Die Zahlen zu nehmen bringt noch keinen Punkt.
   *[other] Die Zahlen zu nehmen bringt { review-points }.
}
review-pays-others = Alle anderen bekommen dafür je { tokens }.
review-take-currency = Das { -currency } zu nehmen bringt { tokens }.
review-wildcard-adds = { $points ->
    [0] Noch bringt { short-card.der } keinen Punkt.
   *[other] Sofort bringt { short-card.der } { review-points }.
}
review-last-bid = Danach bietet niemand mehr.
review-others-can-bid = Wer später bietet, kann bis { $amount } gehen.
review-bid-costs = Ein Gebot von { $amount } ist mehr, als er hier wert ist.
review-leaves-it = Passen überlässt ihn { $name } für { $amount }.
review-cheap-bid = Vielleicht wäre er für { $amount } zu haben gewesen.
review-purchase = Für { $price } ist { card.der } zu haben und ändert den Punktestand um { $points }.
review-purchase-cards = Dafür { $cards ->
        [one] geht eine Karte
       *[other] gehen { $cards } Karten
    } aus der Sammlung weg.
review-payment-points = Diese Zahlung gibt { review-points } auf, eine andere nicht.
review-wins-at-once = Ein Stein auf { $cell } macht die Zehn und gewinnt sofort.
review-threat-stays = { $name } kann weiterhin auf { $cell } mit einer { $value } gewinnen: In { $percent }{ "\u00A0" }% der Fälle kommt der richtige Stein.
review-threat-opened = Jetzt kann { $name } auf { $cell } mit einer { $value } gewinnen: In { $percent }{ "\u00A0" }% der Fälle kommt der richtige Stein.
review-answers-it = Ein Stein auf { $cell } verhindert das.
review-makes-threats = Das drohte, auf { $count ->
        [one] 1 weiteren Feld
       *[other] { $count } Feldern zugleich
    } zu gewinnen.
# $choice: etwas von oben
review-verdict = Besser: { $choice }; das ist { $percent }{ "\u00A0" }% eines Sieges mehr wert.
