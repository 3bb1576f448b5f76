### Omówienie gry: umiejętności, szczęście i to, co byłoby lepsze.

review-unfinished = Gry, która jeszcze trwa, się nie omawia.
review-no-such-game = Gry nr { $number } nie ma w tym pliku: { $games ->
        [one] jest tam tylko 1
        [few] są tam { $games }
       *[many] jest ich tam { $games }
    }.
review-no-games = W tym pliku nie ma żadnej gry.

## Strona i tekst

review-title = Omówienie gry
# $number: gry w pliku; $names: wyliczenie
review-heading = Gra { $number }: { $names }
review-level = { $level ->
    [quick] Szybkie spojrzenie
    [deep] Dokładne spojrzenie
   *[normal] Zwykłe spojrzenie
}
review-games = omówione gry
review-course = Przebieg gry
review-course-text = Jakiej części zwycięstwa można się było spodziewać przed pierwszym ruchem i po każdym kolejnym. Trójkąt to błąd, cyfra to jeden z ruchów, które rozstrzygnęły grę.
# Część zwycięstwa, już napisana: „48”, „+6”, „−0.4”
review-percent = { $value }%
review-share = { $name }: { $percent } po ruchu { $number }
review-sum = Umiejętności i szczęście
review-sum-text = U każdej osoby części sumują się do wyniku: całe zwycięstwo to 100%.
# Część sumy
review-part = { $part ->
    [start] na początku
    [luck] szczęście
    [errors] własne błędy
    [given] prezenty od innych
    [residual] ocenione później
    [adjusted] wynik bez szczęścia
   *[result] wynik
}
# $count: decyzje, które się liczą, $left: pozostałe
review-counted =
    { $count ->
        [0] Nie liczy się żadna decyzja
        [one] Liczy się 1 decyzja
        [few] Liczą się { $count } decyzje
       *[many] Liczy się { $count } decyzji
    }; { $left ->
        [0] żadnej nie pominięto
        [one] 1 była wymuszona lub bez znaczenia
        [few] { $left } były wymuszone lub bez znaczenia
       *[many] { $left } było wymuszonych lub bez znaczenia
    }.
review-moments = Co rozstrzygnęło grę
review-no-moments = Nie rozstrzygnął jej żaden pojedynczy ruch.
# Co dał los. $probability, $percent: gotowe
review-moment-chance = { $told } Szansa na to wynosiła { $probability }; { $name }: zmiana o { $percent }.
review-moment-error = { $name }: { $choice }. { $mark }, { $percent }.
review-gifts = Kto komu ile podarował
review-gifts-text = Wiersz po wierszu: co błędy jednej osoby zmieniły dla wszystkich, w procentach zwycięstwa. Na przekątnej stoi to, ile kosztowały ją samą.
review-decisions = Decyzje, do których warto wrócić
review-no-decisions = Na ile można to ocenić, nie ma się do czego przyczepić.
review-move = Ruch { $number }
review-mark = { $mark ->
    [small] Mały błąd
    [clear] Wyraźny błąd
   *[grave] Poważny błąd
}
review-kind = { $kind ->
    [drawing] za długie odkrywanie
    [stopping] za wczesny koniec
    [reward] cyfry albo { -currency }
    [bidding] licytacja
    [buying] zakup
    [paying] płacenie
    [missed_win] przeoczona wygrana
    [missed_block] przeoczona groźba
    [second_round] druga runda
   *[placing] położenie płytki
}
review-candidate = { $choice }: { $percent }
review-played = tak zagrano
review-uncertain = ± { $percent }

## Wiele gier

review-summary = Wszystkie gry
review-summary-text = Błędy i szczęście w procentach zwycięstwa, z 95-procentowymi przedziałami po grach. Średni błąd: w decyzjach, które się liczą.
review-column-player = osoba
review-column-games = gry
review-column-result = wynik
review-column-luck = szczęście
review-column-adjusted = bez szczęścia
review-column-decisions = decyzje
review-column-error = średni błąd
review-column-errors = błędy na grę
review-column-given = podarowane
review-column-marks = małe / wyraźne / poważne
review-stopped = przerwano po { $games ->
        [one] 1 grze; jest omówiona
        [few] { $games } grach; są omówione
       *[many] { $games } grach; są omówione
    }

## Co było do wyboru. $card: karta; $cell, $from: pola

review-choice-draw = odkryć kartę
review-choice-numbers = zakończyć i wziąć cyfry
review-choice-currency = zakończyć i wziąć { -currency(form: "biernik") }
review-choice-bid = zalicytować { $amount }
review-choice-pass = spasować
review-choice-buy = kupić { card.biernik }
review-choice-buy-nothing = niczego nie kupować
review-choice-token = zachować żeton { -bust(form: "dopelniacz") }
# $pieces: wyliczenie w narzędniku
review-choice-spend = zapłacić { $pieces }
review-choice-place = położyć płytkę na { $cell }
review-choice-left = położyć lewą płytkę na { $cell }
review-choice-right = położyć prawą płytkę na { $cell }
review-choice-move = przenieść płytkę z { $from } na { $cell }

## Dlaczego. $percent: liczba całkowita

review-points = { $points ->
    [0] ani punktu
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
review-bust-odds = { $percent ->
    [0] Następna karta nie grozi { -bust(form: "narzednik") }.
   *[other] Następna karta kończy się { -bust(form: "narzednik") } w { $percent }% przypadków.
}
review-take-numbers = { $points ->
    [0] Wzięcie cyfr nie daje jeszcze punktu.
   *[other] Wzięcie cyfr daje { review-points }.
}
review-pays-others = Każda z pozostałych osób dostaje wtedy { tokens }.
review-take-currency = Wzięcie { -currency(form: "dopelniacz") } daje { tokens }.
review-wildcard-adds = { $points ->
    [0] Na razie { short-card } nie daje punktu.
   *[other] Od razu { short-card } daje { review-points }.
}
review-last-bid = Potem nikt już nie licytuje.
review-others-can-bid = Kto licytuje później, może dojść do { $amount }.
review-bid-costs = Oferta { $amount } to więcej, niż joker jest tu wart.
review-leaves-it = Po spasowaniu jokera za { $amount } bierze { $name }.
review-cheap-bid = Może dałoby się go dostać za { $amount }.
review-purchase = Cena { $price }: { card } zmienia punkty o { $points }.
review-purchase-cards = Kosztuje to { $cards ->
        [one] jedną kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } z kolekcji.
review-payment-points = Ta zapłata oddaje { review-points }, a inna nie.
review-wins-at-once = Płytka na { $cell } daje dziesięć i od razu wygrywa.
review-threat-stays = { $name } nadal może wygrać na { $cell } płytką { $value }: właściwa płytka przychodzi w { $percent }% przypadków.
review-threat-opened = Teraz { $name } może wygrać na { $cell } płytką { $value }: właściwa płytka przychodzi w { $percent }% przypadków.
review-answers-it = Płytka na { $cell } temu zapobiega.
review-makes-threats = To groziłoby wygraną na { $count ->
        [one] 1 dodatkowym polu
        [few] { $count } polach naraz
       *[many] { $count } polach naraz
    }.
# $choice: coś z powyższych
review-verdict = Lepiej: { $choice }; to warte o { $percent }% zwycięstwa więcej.
