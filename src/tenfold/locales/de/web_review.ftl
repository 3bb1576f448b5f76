### Die Analyse im Browser.

# $values: a list of the next message
review-chart = Nach Zug { $number }: { $values }.
review-chart-value = { $who ->
    [you] du { $percent }
   *[other] { $name } { $percent }
}
review-here = Dieser Zug
review-nothing = Hier gab es nichts zu entscheiden.
review-fine =
    { $who ->
        [you] Du hast, soweit sich das sagen lässt, so gut gewählt wie möglich.
       *[other] { $name } hat, soweit sich das sagen lässt, so gut gewählt wie möglich.
    }
review-unmarked =
    { $verdict ->
        [same] Hier war gleich, was man wählt.
        [close] Kaum ein Unterschied: Es zählt nicht als Fehler.
        [unclear] Vielleicht war etwas anderes besser, aber das lässt sich nicht sicher sagen.
       *[right] { review-fine }
    }
# Alle fertig geschrieben, die zwischen Anfang und Ergebnis mit Vorzeichen
review-words = { $who ->
    [you] Von 100 Partien, die so beginnen, darfst du hoffen, { $start } zu gewinnen
   *[other] Von 100 Partien, die so beginnen, darf { $name } hoffen, { $start } zu gewinnen
}. Glück: { $luck }; eigene Fehler: { $errors }; Fehler der anderen: { $given }; später korrigiert: { $residual }. Das macht { $result }.
# $percent: eine ganze Zahl
review-accuracy = Genauigkeit: { $percent } von 100.
review-giver = Von

## Finde den besseren Zug

review-practice = Finde den besseren Zug
review-practice-question =
    { $who ->
        [you] Was wäre besser gewesen?
       *[other] Was wäre für { $name } besser?
    }
review-practice-right = Richtig.
review-practice-wrong = Das ist es nicht.
review-practice-next = Weiter
review-practice-end = Zurück zur Analyse
review-practice-others = Fehler der anderen
