### Die Nachbetrachtung im Browser.

# $values: a list of the next message
review-chart = Nach Zug { $number }: { $values }.
review-chart-value = { $name } { $percent }
review-chart-hint = Ein Klick in die Kurve oder die Pfeiltasten führen zu einem Zug. Jeder hat eine eigene Linie; darunter stehen seine Fehler (?! klein, ? deutlich, ?? schwer) und ✦ großes Glück oder Pech.
review-luck-good = Großes Glück
review-luck-bad = Großes Pech
review-here = Dieser Zug
review-nothing = Hier gab es keine Wahl, die den Namen verdient.
review-fine = { $name } hat, soweit sich das sagen lässt, so gut gewählt wie möglich.
# All of them written, with their signs
review-words = { $name }: { $start } am Anfang, { $luck } durch Glück, { $errors } durch eigene Fehler, { $given } durch Fehler anderer, { $residual } durch das, was später besser zu sehen war; das macht { $result }.
review-giver = Von

## Finde den besseren Zug

review-practice = Finde den besseren Zug
review-practice-question = Was wäre für { $name } besser?
review-practice-where = Fehler { $number } von { $of }
review-practice-right = Richtig.
review-practice-wrong = Das ist es nicht.
review-practice-next = Weiter
review-practice-end = Zurück zur Nachbetrachtung
review-practice-score = { $right } von { $of } beim ersten Versuch gefunden.
review-practice-others = Fehler der anderen
