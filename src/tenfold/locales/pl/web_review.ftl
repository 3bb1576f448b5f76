### Omówienie gry w przeglądarce.

# $values: a list of the next message
review-chart = Po ruchu { $number }: { $values }.
review-chart-value = { $name } { $percent }
review-chart-hint = Kliknij wykres lub użyj strzałek, aby przejść do ruchu. Każdy gracz ma własną linię; pod wykresem stoją jego błędy (?! mały, ? wyraźny, ?? poważny) oraz ✦ wielkie szczęście lub pech.
review-luck-good = Wielkie szczęście
review-luck-bad = Wielki pech
review-here = Ten ruch
review-nothing = Nie było tu wyboru, który coś by zmieniał.
review-fine = { $name }: o ile można to ocenić, lepszego wyboru nie było.
# All of them written, with their signs
review-words = { $name }: na początku { $start }, szczęście { $luck }, własne błędy { $errors }, błędy innych { $given }, lepsza ocena później { $residual }; razem { $result }.
review-giver = Od

## Znajdź lepszy ruch

review-practice = Znajdź lepszy ruch
review-practice-question = Co byłoby lepsze? Gra { $name }.
review-practice-where = Błąd { $number } z { $of }
review-practice-right = Dobrze.
review-practice-wrong = To nie to.
review-practice-next = Dalej
review-practice-end = Wróć do omówienia
review-practice-score = Za pierwszym razem znalezione: { $right } z { $of }.
review-practice-others = Błędy pozostałych
