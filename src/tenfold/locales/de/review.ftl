### Eine Analyse: Können, Glück, und was besser gewesen wäre.

review-unfinished = Eine laufende Partie wird nicht analysiert.
review-broke = Partie { $number } lässt sich nicht analysieren, und das ist unser Fehler: { $problem }. Die anderen betrifft es nicht.
review-no-such-game = Eine Partie { $number } gibt es in dieser Datei nicht: Sie hat { $games ->
        [one] nur 1
       *[other] { $games }
    }.
review-no-games = In dieser Datei ist keine Partie.

## Die Seite und der Text

review-title = Analyse
# $number: des Spiels in seiner Datei; $names: eine Aufzählung
review-heading = Partie { $number }: { $names }
review-level = { $level ->
    [quick] Gründlichkeit: schnell
    [deep] Gründlichkeit: hoch
   *[normal] Gründlichkeit: normal
}
# Eine Partie in einem Satz. $played, $verdict: wie in judging/game_verdict.py; $like: wer ebenso gut spielt
review-in-short = { review-played-like }; { review-luck-did }.
review-played-like = { $who ->
    [you] { $played ->
        [few] Zu wenige deiner Entscheidungen lassen sich beurteilen
        [unclear] Wie gut du gespielt hast, ist hier schwer zu sagen
        [worse] Deine Fehler kosteten mehr als die jedes Bots
        [like] Du hast wie { review-like } gespielt
        [nearly] Du hast fast so gut gespielt wie { review-like }
       *[as_well] Du hast so gut gespielt wie { review-like }
    }
   *[other] { $played ->
        [few] Zu wenige Entscheidungen von { $name } lassen sich beurteilen
        [unclear] Wie gut { $name } gespielt hat, ist hier schwer zu sagen
        [worse] Die Fehler von { $name } kosteten mehr als die jedes Bots
        [like] { $name } hat wie { review-like } gespielt
        [nearly] { $name } hat fast so gut gespielt wie { review-like }
       *[as_well] { $name } hat so gut gespielt wie { review-like }
    }
}
# $bot: sein Schlüssel
review-like = { $bot ->
    [expert] die Expertin
   *[other] { $like }
}
review-pieces = { $game ->
    [tiles] die Steine
   *[cards] die Karten
}
review-shared = { $game ->
    [tiles] die Partie endete unentschieden
   *[cards] der Sieg wurde geteilt
}
review-luck-did = { $who ->
    [you] { $verdict ->
        [won] du hast gewonnen
        [won_even] du hast gewonnen, und { review-pieces } haben dir weder geholfen noch geschadet
        [won_unclear] du hast gewonnen, und der Anteil des Glücks ist unklar
        [won_by_luck] { review-pieces } haben dir den Sieg gebracht
        [won_with_luck] du hast gewonnen, und { review-pieces } fielen günstig
        [won_against_luck] du hast gewonnen, obwohl { review-pieces } ungünstig fielen
        [lost] du hast verloren
        [lost_even] du hast verloren, und { review-pieces } haben dir weder geholfen noch geschadet
        [lost_unclear] du hast verloren, und der Anteil des Glücks ist unklar
        [lost_by_luck] { review-pieces } haben dich den Sieg gekostet
        [lost_with_luck] du hast verloren, obwohl { review-pieces } günstig fielen
        [lost_against_luck] du hast verloren, und { review-pieces } fielen ungünstig
        [shared_with_luck] { review-shared }, und { review-pieces } fielen günstig für dich
        [shared_against_luck] { review-shared }, obwohl { review-pieces } für dich ungünstig fielen
        [shared_even] { review-shared }, und { review-pieces } haben dir weder geholfen noch geschadet
        [shared_unclear] { review-shared }, und der Anteil des Glücks ist unklar
       *[shared] { review-shared }
    }
   *[other] { $verdict ->
        [won] { $name } hat gewonnen
        [won_even] { $name } hat gewonnen, und { review-pieces } haben weder geholfen noch geschadet
        [won_unclear] { $name } hat gewonnen, und der Anteil des Glücks ist unklar
        [won_by_luck] { review-pieces } haben { $name } den Sieg gebracht
        [won_with_luck] { $name } hat gewonnen, und { review-pieces } fielen günstig
        [won_against_luck] { $name } hat gewonnen, obwohl { review-pieces } ungünstig fielen
        [lost] { $name } hat verloren
        [lost_even] { $name } hat verloren, und { review-pieces } haben weder geholfen noch geschadet
        [lost_unclear] { $name } hat verloren, und der Anteil des Glücks ist unklar
        [lost_by_luck] { review-pieces } haben { $name } den Sieg gekostet
        [lost_with_luck] { $name } hat verloren, obwohl { review-pieces } günstig fielen
        [lost_against_luck] { $name } hat verloren, und { review-pieces } fielen ungünstig
        [shared_with_luck] { review-shared }, und { review-pieces } fielen für { $name } günstig
        [shared_against_luck] { review-shared }, obwohl { review-pieces } für { $name } ungünstig fielen
        [shared_even] { review-shared }, und { review-pieces } haben weder geholfen noch geschadet
        [shared_unclear] { review-shared }, und der Anteil des Glücks ist unklar
       *[shared] { review-shared }
    }
}
review-games = Partien ausgewertet
review-course = So lief die Partie
review-course-text = Wie gut die Siegchance aller stand, vor dem ersten Zug und nach jedem. Ein Dreieck ist ein Fehler, eine Ziffer einer der Züge, die die Partie entschieden haben.
review-share = { $name }: { $percent } nach Zug { $number }
review-sum = Wie sich Können und Glück summieren
review-sum-text = Von 100 Partien, die so beginnen, darf man hoffen, einige zu gewinnen: Das ist der Anfang. Von dort führen Glück, eigene Fehler und die Fehler der anderen zum Ergebnis: 100 ist ein Sieg, 0 eine Niederlage. Nach jedem Zug wird die Stellung neu beurteilt: „Später korrigiert“ ist, um wie viel spätere Blicke früheren widersprachen.
# Ein Teil der Summe
review-part = { $part ->
    [start] zu Beginn
    [luck] Glück
    [errors] eigene Fehler
    [given] Fehler der anderen
    [residual] später korrigiert
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
review-moments = Was die Partie entschieden hat
review-no-moments = Kein einzelner Zug hat es entschieden.
# $before, $after: fertig geschrieben; $way: wie sie zueinander stehen
review-chance = { $who ->
    [you] Deine Siegchance
   *[other] Die Siegchance von { $name }
} { $way ->
    [same] änderte sich kaum
    [up] stieg von { $before } auf { $after }
   *[down] sank von { $before } auf { $after }
}.
# Was der Zufall gab. $probability: fertig geschrieben
review-moment-chance = { $told } Die Wahrscheinlichkeit dafür war { $probability }. { review-chance }
review-moment-error = { $who ->
    [you] Du
   *[other] { $name }
}: { $choice }. { $mark }. { review-chance }
review-gifts = Wer wem was geschenkt hat
review-gifts-text = Zeile für Zeile: was die Fehler einer Person allen gaben oder nahmen, in Partien von 100. In der Diagonale steht, was sie diese Person selbst kosteten.
review-decisions = Entscheidungen, die einen zweiten Blick lohnen
review-no-decisions = Soweit es sich sagen lässt, ist nichts auszusetzen.
review-unclear = Ein genauerer Blick könnte etwas anderes ergeben.
# $count: Entscheidungen ohne Fehlerzeichen, für die das gilt
review-unclear-more = { $count ->
    [one] Bei 1 weiteren Entscheidung könnte ein genauerer Blick etwas Besseres finden.
   *[other] Bei { $count } weiteren Entscheidungen könnte ein genauerer Blick etwas Besseres finden.
}
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
# Mit wie vielen Punkten Abstand eine Wahl im Mittel vieler Partien endet
review-lead = { $way ->
    [ahead] endet etwa { review-points } vorn
    [behind] endet etwa { review-points } zurück
   *[level] endet etwa gleichauf
}

## Viele Partien

review-summary = Alle Partien
review-summary-text = Fehler und Glück in Prozentpunkten Siegchance, mit 95-%-Intervallen über die Partien. Mittlerer Fehler: der Entscheidungen, die zählen.
review-column-player = wer
review-column-games = Partien
review-column-result = Ergebnis
review-column-luck = Glück
review-column-adjusted = ohne Glück
review-column-decisions = Entscheidungen
review-column-error = mittlerer Fehler
review-column-errors = Fehler je Partie
review-column-given = geschenkt bekommen
review-column-marks = klein / deutlich / schwer
review-stopped = nach { $games ->
        [one] 1 Partie abgebrochen; sie ist ausgewertet
       *[other] { $games } Partien abgebrochen; sie sind ausgewertet
    }

## Was zur Wahl stand. $card: eine Karte; $cell, $from: Felder

review-choice-draw = ziehen
review-choice-numbers = aufhören und die Zahlen nehmen
review-choice-currency = aufhören und das { -currency } nehmen
review-choice-bid = { $amount } bieten
review-choice-pass = passen
review-choice-buy = { card.den } kaufen
review-choice-buy-nothing = nichts kaufen
review-choice-token = den { -bust(form: "titel") }-Marker nehmen
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
review-cannot-bust = Mit der nächsten Karte kann sich niemand { -bust(form: "infinitiv") }.
review-bust-odds = Mit der nächsten Karte { -bust } man sich in { $percent }{ "\u00A0" }% der Fälle.
review-little-risk = Mit der nächsten Karte { -bust } man sich nur in { $percent }{ "\u00A0" }% der Fälle.
# $bust: ebenfalls eine ganze Zahl
review-next-card = Die nächste Karte bringt in { $percent }{ "\u00A0" }% der Fälle Punkte, und in { $bust }{ "\u00A0" }% { -bust } man sich.
review-take-numbers = Die Zahlen zu nehmen bringt { review-points }.
review-numbers-idle = Die Zahlen zu nehmen bringt hier keinen Punkt.
review-take-currency = { $tokens ->
    [0] Das { -currency } zu nehmen bringt nichts.
   *[other] Das { -currency } zu nehmen bringt { tokens }.
}
review-pays-others = Die Zahlen zu nehmen bringt allen anderen je { tokens }.
review-wildcard-adds = Sofort bringt { short-card.der } { review-points }.
review-last-bid = Danach bietet niemand mehr.
review-nobody-higher = Mehr als { $amount } kann sonst niemand bieten.
review-leaves-it = { $who ->
    [you] Passen überlässt ihn dir für { $amount }, und damit { review-points }.
   *[other] Passen überlässt ihn { $name } für { $amount }, und damit { review-points }.
}
review-bid-adds-nothing = Noch bringt { short-card.der } keinen Punkt.
review-bid-loses = Wer { $amount } dafür zahlt, verliert { review-points }.
review-outbid = Mehr als { $amount } { $count ->
        [one] kann eine Person
       *[other] können { $count } Personen
    } mehr bieten.
review-dearer = Wer höher geht, zahlt dann mindestens { $amount } statt { $less }.
# $kept: "all", wo nichts gekauft wird
review-saves = { $kept ->
    [all] Nichts zu kaufen spart { $amount }.
   *[some] Das kostet { $amount } weniger.
}
review-wildcards-to-come = Was gespart ist, lässt sich auch für Joker bieten: { $count ->
        [one] Einer kommt
       *[other] { $count } kommen
    } noch.
review-purchase = Für { $price } ist { card.der } zu haben und bringt { review-points }.
# $more: so viele Punkte
review-purchase-more = Für { $price } ist { card.der } zu haben und bringt { review-points }, { $more } mehr als die gekaufte Karte.
review-purchase-loses = Die Zahlung für { card.den } kostet { review-points }.
review-purchase-idle = Für { $price } ist { card.der } zu haben und bringt keinen Punkt.
review-denies = { $who ->
    [you] Bei dir brächte { card.der } { review-points }.
   *[other] Bei { $name } brächte { card.der } { review-points }.
}
review-keeps-cards = Mit der besseren Wahl { $cards ->
        [one] bleibt eine Karte
       *[other] bleiben { $cards } Karten
    } mehr in der Sammlung.
review-keeps-tokens = Mit der besseren Wahl bleiben Marker im Wert von { $amount } mehr übrig.
review-payment-points = So zu zahlen kostet { review-points }, anders nicht.
review-wins-at-once = Ein Stein auf { $cell } macht die Zehn und gewinnt sofort.
review-wins-surely = Das gewinnt, was auch immer folgt.
review-loses-surely = Was gespielt wurde, verliert, was auch immer folgt.
review-threat-stays = { $who ->
    [you] { $percent ->
        [100] Du kannst weiterhin auf { $cell } mit einer { $value } gewinnen.
       *[other] Du kannst weiterhin auf { $cell } mit einer { $value } gewinnen: In { $percent }{ "\u00A0" }% der Fälle kommt der richtige Stein.
    }
   *[other] { $percent ->
        [100] { $name } kann weiterhin auf { $cell } mit einer { $value } gewinnen.
       *[other] { $name } kann weiterhin auf { $cell } mit einer { $value } gewinnen: In { $percent }{ "\u00A0" }% der Fälle kommt der richtige Stein.
    }
}
review-threat-opened = { $who ->
    [you] { $percent ->
        [100] So wie gespielt kannst du auf { $cell } mit einer { $value } gewinnen.
       *[other] So wie gespielt kannst du auf { $cell } mit einer { $value } gewinnen: In { $percent }{ "\u00A0" }% der Fälle kommt der richtige Stein.
    }
   *[other] { $percent ->
        [100] So wie gespielt kann { $name } auf { $cell } mit einer { $value } gewinnen.
       *[other] So wie gespielt kann { $name } auf { $cell } mit einer { $value } gewinnen: In { $percent }{ "\u00A0" }% der Fälle kommt der richtige Stein.
    }
}
review-threat-by-taking = { $who ->
    [you] So wie gespielt kannst du gewinnen, indem du den Stein von { $cell } wegnimmst, wohin er auch kommt.
   *[other] So wie gespielt kann { $name } gewinnen, indem der Stein von { $cell } weggenommen wird, wohin er auch kommt.
}
review-answers-it = Ein Stein auf { $cell } verhindert das.
# $named: wie viele davon in $cells stehen; 0, wo ein Stein nur weggenommen werden muss
review-makes-threats = Das bereitet einen Sieg vor: Als Nächstes gewinnt der richtige Stein auf { $named ->
        [0] { $count ->
            [one] 1 Feld
           *[other] jedem von { $count } Feldern
        }
        [1] { $cells }
       *[other] jedem dieser Felder: { $cells }
    }.
review-next-fork = { $who ->
    [you] So wie gespielt kannst du eine { $value } auf { $cell } legen und danach auf jedem von { $count } Feldern ({ $cells }) gewinnen: zu viele, um alle zu sperren.
   *[other] So wie gespielt kann { $name } eine { $value } auf { $cell } legen und danach auf jedem von { $count } Feldern ({ $cells }) gewinnen: zu viele, um alle zu sperren.
}
# $sum: der Steine, die auf dem Feld zusammengekommen wären
review-ends-line = { $who ->
    [you] Ein Stein auf { $cell } stoppt eine Reihe von dir, die schon { $sum } ergibt.
   *[other] Ein Stein auf { $cell } stoppt eine Reihe von { $name }, die schon { $sum } ergibt.
}
# $count: von zwei bis vier
review-crossing = { $who ->
    [you] Auf { $cell } würden sich { $count } Reihen von dir treffen.
   *[other] Auf { $cell } würden sich { $count } Reihen von { $name } treffen.
}
review-joins-lines = Auf { $cell } gehört der Stein zu { $count } Reihen zugleich.
review-lengthens-line = Auf { $cell } entsteht eine Reihe, die { $sum } ergibt und noch Platz zum Wachsen hat.
# $choice: etwas von oben
review-verdict = Besser: { $choice }.
# Wo nichts, was sich zählen lässt, dafür spricht
review-what-follows = Kein einzelner Grund gibt den Ausschlag: Über viele Partien, die von hier aus weitergehen, fährt man damit einfach besser.
# $choices: eine Aufzählung von oben
review-as-good = Genauso gut: { $choices }.
