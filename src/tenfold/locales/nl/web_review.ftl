### De analyse in de browser.

# $values: a list of the next message
review-chart = Na zet { $number }: { $values }.
review-chart-value = { $who ->
    [you] jij { $percent }
   *[other] { $name } { $percent }
}
review-here = Deze zet
review-nothing = Hier viel niets te kiezen.
review-fine =
    { $who ->
        [you] Je koos, voor zover te zien is, zo goed als kon.
       *[other] { $name } koos, voor zover te zien is, zo goed als kon.
    }
review-unmarked =
    { $verdict ->
        [same] Het maakte niet uit wat hier werd gekozen.
        [close] Nauwelijks verschil: het telt niet als fout.
        [unclear] Misschien was iets anders beter, maar dat is niet zeker te zeggen.
       *[right] { review-fine }
    }
# Allemaal kant-en-klaar, die tussen begin en resultaat met teken
review-words = { $who ->
    [you] Van 100 partijen die zo beginnen, mag je verwachten er { $start } te winnen
   *[other] Van 100 partijen die zo beginnen, mag { $name } verwachten er { $start } te winnen
}. Geluk: { $luck }; eigen fouten: { $errors }; fouten van anderen: { $given }; achteraf bijgesteld: { $residual }. Dat maakt { $result }.
# $percent: een geheel getal
review-accuracy = Nauwkeurigheid: { $percent } van 100.
review-giver = Van

## Vind de betere zet

review-practice = Vind de betere zet
review-practice-question =
    { $who ->
        [you] Wat was beter geweest?
       *[other] Wat zou beter zijn voor { $name }?
    }
review-practice-right = Goed.
review-practice-wrong = Deze is het niet.
review-practice-next = Verder
review-practice-end = Terug naar de analyse
review-practice-others = Fouten van de anderen
