### Analiza partii w przeglądarce.

# $values: a list of the next message
review-chart = Po ruchu { $number }: { $values }.
review-chart-value = { $who ->
    [you] ty { $percent }
   *[other] { $name } { $percent }
}
review-here = Ten ruch
review-nothing = Nie było tu nic do wyboru.
review-fine =
    { $who ->
        [you] O ile można to ocenić, lepszego wyboru nie było.
       *[other] { $name }: o ile można to ocenić, lepszego wyboru nie było.
    }
review-unmarked =
    { $verdict ->
        [same] Było obojętne, co się tu wybierze.
        [close] Prawie żadnej różnicy: nie liczy się to jako błąd.
        [unclear] Może coś innego było lepsze, ale nie da się tego powiedzieć na pewno.
       *[right] { review-fine }
    }
# Wszystkie gotowe, te między początkiem a wynikiem ze znakiem
review-words = { $who ->
    [you] Ze 100 partii, które tak się zaczynają, możesz liczyć na tyle wygranych: { $start }
   *[other] { $name }: ze 100 partii, które tak się zaczynają, można liczyć na tyle wygranych: { $start }
}. Szczęście: { $luck }; własne błędy: { $errors }; błędy innych: { $given }; późniejsze poprawki: { $residual }. Razem { $result }.
# $percent: liczba całkowita
review-accuracy = Dokładność: { $percent } na 100.
review-giver = Od

## Znajdź lepszy ruch

review-practice = Znajdź lepszy ruch
review-practice-question =
    { $who ->
        [you] Co byłoby lepsze?
       *[other] Co byłoby lepsze? Gra { $name }.
    }
review-practice-right = Dobrze.
review-practice-wrong = To nie to.
review-practice-next = Dalej
review-practice-end = Wróć do analizy
review-practice-others = Błędy pozostałych
