### De analyse in de browser.

# $values: a list of the next message
review-chart = Na zet { $number }: { $values }.
review-chart-value = { $who ->
    [you] jij { $percent }
   *[other] { $name } { $percent }
}
review-here = Deze zet
review-nothing = Hier viel er niets te kiezen dat ertoe deed.
review-fine =
    { $who ->
        [you] Je koos, voor zover te zien is, zo goed als kon.
       *[other] { $name } koos, voor zover te zien is, zo goed als kon.
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
