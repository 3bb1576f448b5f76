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
# All of them written, with their signs
review-words = { $who ->
    [you] Jij
   *[other] { $name }
}: { $start } aan het begin, { $luck } door geluk, { $errors } door eigen fouten, { $given } door fouten van anderen, { $residual } door wat achteraf is bijgesteld; dat maakt { $result }.
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
