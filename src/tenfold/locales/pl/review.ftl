### Analiza partii: umiejętności, szczęście i to, co byłoby lepsze.

review-unfinished = Partii, która jeszcze trwa, się nie analizuje.
review-broke = Partii nr { $number } nie da się przeanalizować, i to nasz błąd: { $problem }. Pozostałych to nie dotyczy.
review-no-such-game = Partii nr { $number } nie ma w tym pliku: { $games ->
        [one] jest tam tylko 1
        [few] są tam { $games }
       *[many] jest ich tam { $games }
    }.
review-no-games = W tym pliku nie ma żadnej partii.

## Strona i tekst

review-title = Analiza partii
# $number: gry w pliku; $names: wyliczenie
review-heading = Partia { $number }: { $names }
review-level = { $level ->
    [quick] Analiza: szybka
    [deep] Analiza: dokładna
   *[normal] Analiza: zwykła
}
# Partia w jednym zdaniu. $played, $verdict: jak w judging/game_verdict.py; $like: kto gra równie dobrze
review-in-short = { review-played-like }; { review-luck-did }.
review-played-like = { $who ->
    [you] { $played ->
        [few] Zbyt mało twoich decyzji da się ocenić
        [unclear] Trudno tu ocenić twoją grę
        [worse] Twoje błędy kosztują więcej niż błędy każdego bota
        [like] Grasz jak { review-like }
        [nearly] Grasz prawie tak dobrze jak { review-like }
       *[as_well] Grasz tak dobrze jak { review-like }
    }
   *[other] { $played ->
        [few] { $name }: zbyt mało decyzji da się ocenić
        [unclear] { $name }: trudno tu ocenić grę
        [worse] { $name }: błędy kosztują więcej niż błędy każdego bota
        [like] { $name } gra jak { review-like }
        [nearly] { $name } gra prawie tak dobrze jak { review-like }
       *[as_well] { $name } gra tak dobrze jak { review-like }
    }
}
# $bot: jego klucz
review-like = { $bot ->
    [expert] ekspertka
   *[other] { $like }
}
review-pieces = { $game ->
    [tiles] płytki
   *[cards] karty
}
review-shared = { $game ->
    [tiles] partia skończyła się remisem
   *[cards] wygrana jest wspólna
}
review-luck-did = { $who ->
    [you] { $verdict ->
        [won] wygrywasz
        [won_even] wygrywasz, a { review-pieces } ani nie pomogły, ani nie zaszkodziły
        [won_unclear] wygrywasz, a udział szczęścia jest niejasny
        [won_by_luck] wygraną dały ci { review-pieces }
        [won_with_luck] wygrywasz, a { review-pieces } ci sprzyjały
        [won_against_luck] wygrywasz, choć { review-pieces } ci nie sprzyjały
        [lost] przegrywasz
        [lost_even] przegrywasz, a { review-pieces } ani nie pomogły, ani nie zaszkodziły
        [lost_unclear] przegrywasz, a udział szczęścia jest niejasny
        [lost_by_luck] wygraną odebrały ci { review-pieces }
        [lost_with_luck] przegrywasz, choć { review-pieces } ci sprzyjały
        [lost_against_luck] przegrywasz, a { review-pieces } ci nie sprzyjały
        [shared_with_luck] { review-shared }, a { review-pieces } ci sprzyjały
        [shared_against_luck] { review-shared }, choć { review-pieces } ci nie sprzyjały
        [shared_even] { review-shared }, a { review-pieces } ani nie pomogły, ani nie zaszkodziły
        [shared_unclear] { review-shared }, a udział szczęścia jest niejasny
       *[shared] { review-shared }
    }
   *[other] { $verdict ->
        [won] { $name } wygrywa
        [won_even] { $name } wygrywa, a { review-pieces } ani nie pomogły, ani nie zaszkodziły
        [won_unclear] { $name } wygrywa, a udział szczęścia jest niejasny
        [won_by_luck] wygraną dały { review-pieces }
        [won_with_luck] { $name } wygrywa, a { review-pieces } sprzyjały
        [won_against_luck] { $name } wygrywa, choć { review-pieces } nie sprzyjały
        [lost] { $name } przegrywa
        [lost_even] { $name } przegrywa, a { review-pieces } ani nie pomogły, ani nie zaszkodziły
        [lost_unclear] { $name } przegrywa, a udział szczęścia jest niejasny
        [lost_by_luck] wygraną odebrały { review-pieces }
        [lost_with_luck] { $name } przegrywa, choć { review-pieces } sprzyjały
        [lost_against_luck] { $name } przegrywa, a { review-pieces } nie sprzyjały
        [shared_with_luck] { review-shared }, a { review-pieces } sprzyjały
        [shared_against_luck] { review-shared }, choć { review-pieces } nie sprzyjały
        [shared_even] { review-shared }, a { review-pieces } ani nie pomogły, ani nie zaszkodziły
        [shared_unclear] { review-shared }, a udział szczęścia jest niejasny
       *[shared] { review-shared }
    }
}
review-games = przeanalizowane partie
review-course = Przebieg partii
review-course-text = Szansa każdej osoby na wygraną przed pierwszym ruchem i po każdym kolejnym. Trójkąt to błąd, cyfra to jeden z ruchów, które rozstrzygnęły partię.
review-share = { $name }: { $percent } po ruchu { $number }
review-sum = Jak sumują się umiejętności i szczęście
review-sum-text = Ze 100 partii, które tak się zaczynają, można liczyć na pewną liczbę wygranych: to początek. Stamtąd szczęście, własne błędy i błędy innych prowadzą do wyniku: 100 to wygrana, 0 to przegrana. Po każdym ruchu pozycję ocenia się na nowo: „późniejsze poprawki” to różnica między późniejszymi a wcześniejszymi ocenami.
# Część sumy
review-part = { $part ->
    [start] na początku
    [luck] szczęście
    [errors] własne błędy
    [given] błędy innych
    [residual] późniejsze poprawki
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
review-moments = Co rozstrzygnęło partię
review-no-moments = Nie rozstrzygnął jej żaden pojedynczy ruch.
# $before, $after: gotowe; $way: jak się do siebie mają
review-chance = { $who ->
    [you] Twoja szansa na wygraną
   *[other] { $name }: szansa na wygraną
} { $way ->
    [same] prawie się nie zmieniła
    [up] wzrosła z { $before } do { $after }
   *[down] spadła z { $before } do { $after }
}.
# Co dał los. $probability: gotowe
review-moment-chance = { $told } Prawdopodobieństwo tego wynosiło { $probability }. { review-chance }
review-moment-error = { $who ->
    [you] Ty
   *[other] { $name }
}: { $choice }. { $mark }. { review-chance }
review-gifts = Kto komu ile podarował
review-gifts-text = Wiersz po wierszu: co błędy jednej osoby dały wszystkim lub im odebrały, w partiach na 100. Na przekątnej podano, ile kosztowały ją samą.
review-decisions = Decyzje, do których warto wrócić
review-no-decisions = Na ile można to ocenić, nie ma się do czego przyczepić.
review-unclear = Dokładniejsza analiza mogłaby wykazać co innego.
# $count: decyzje bez oznaczenia, których to dotyczy
review-unclear-more = { $count ->
    [one] Przy 1 innej decyzji dokładniejsza analiza mogłaby znaleźć coś lepszego.
    [few] Przy { $count } innych decyzjach dokładniejsza analiza mogłaby znaleźć coś lepszego.
   *[many] Przy { $count } innych decyzjach dokładniejsza analiza mogłaby znaleźć coś lepszego.
}
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
# Z jaką różnicą punktów kończy się gra po tym wyborze, średnio z wielu gier
review-lead = { $way ->
    [ahead] na koniec około { $points } { $points ->
            [one] punktu
            [few] punktów
           *[many] punktów
        } przewagi
    [behind] na koniec około { $points } { $points ->
            [one] punktu
            [few] punktów
           *[many] punktów
        } straty
   *[level] na koniec mniej więcej po równo
}

## Wiele gier

review-summary = Wszystkie partie
review-summary-text = Błędy i szczęście w punktach procentowych szansy na wygraną, z 95-procentowymi przedziałami dla wszystkich partii. Średni błąd: w decyzjach, które się liczą.
review-column-player = osoba
review-column-games = partie
review-column-result = wynik
review-column-luck = szczęście
review-column-adjusted = bez szczęścia
review-column-decisions = decyzje
review-column-error = średni błąd
review-column-errors = błędy na partię
review-column-given = podarowane
review-column-marks = małe / wyraźne / poważne
review-stopped = przerwano po { $games ->
        [one] 1 partii; jest przeanalizowana
        [few] { $games } partiach; są przeanalizowane
       *[many] { $games } partiach; są przeanalizowane
    }

## Co było do wyboru. $card: karta; $cell, $from: pola

review-choice-draw = odkryć kartę
review-choice-numbers = zakończyć i wziąć cyfry
review-choice-currency = zakończyć i wziąć { -currency(form: "biernik") }
review-choice-bid = zalicytować { $amount }
review-choice-pass = spasować
review-choice-buy = kupić { card.biernik }
review-choice-buy-nothing = niczego nie kupować
review-choice-token = wziąć żeton { -bust(form: "dopelniacz") }
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
review-cannot-bust = Następna karta nie grozi { -bust(form: "narzednik") }.
review-bust-odds = Następna karta kończy się { -bust(form: "narzednik") } w { $percent }% przypadków.
review-little-risk = Następna karta kończy się { -bust(form: "narzednik") } tylko w { $percent }% przypadków.
# $bust: też liczba całkowita
review-next-card = Następna karta daje punkty w { $percent }% przypadków, a w { $bust }% kończy się { -bust(form: "narzednik") }.
review-take-numbers = Wzięcie cyfr daje { review-points }.
review-numbers-idle = Wzięcie cyfr nie daje tu punktu.
review-take-currency = { $tokens ->
    [0] Wzięcie { -currency(form: "dopelniacz") } nic nie daje.
   *[other] Wzięcie { -currency(form: "dopelniacz") } daje { tokens }.
}
review-pays-others = Po wzięciu cyfr każda z pozostałych osób dostaje { tokens }.
review-wildcard-adds = Od razu { short-card } daje { review-points }.
review-last-bid = Potem nikt już nie licytuje.
review-nobody-higher = Nikt inny nie może dać więcej niż { $amount }.
review-leaves-it = { $who ->
    [you] Po spasowaniu jokera za { $amount } bierzesz ty, a z nim { review-points }.
   *[other] Po spasowaniu jokera za { $amount } bierze { $name }, a z nim { review-points }.
}
review-bid-adds-nothing = Na razie { short-card } nie daje punktu.
review-bid-loses = Zapłacenie za niego { $amount } kosztuje { review-points }.
review-outbid = Więcej niż { $amount } { $count ->
        [one] może dać jedna osoba
        [few] mogą dać { $count } osoby
       *[many] może dać { $count } osób
    } więcej.
review-dearer = Kto pójdzie wyżej, zapłaci wtedy co najmniej { $amount }, a nie { $less }.
# $kept: "all", gdy nic nie jest kupowane
review-saves = { $kept ->
    [all] Nie kupując, oszczędza się { $amount }.
   *[some] To kosztuje o { $amount } mniej.
}
review-wildcards-to-come = Zaoszczędzone można też dać za jokery: { $count ->
        [one] przyjdzie jeszcze jeden
        [few] przyjdą jeszcze { $count }
       *[many] przyjdzie ich jeszcze { $count }
    }.
review-purchase = Cena { $price }: { card } daje { review-points }.
# $more: tyle punktów
review-purchase-more = Cena { $price }: { card } daje { review-points }, o { $more } więcej niż kupiona karta.
review-purchase-loses = Zapłata za { card.biernik } kosztuje { review-points }.
review-purchase-idle = Cena { $price }: { card } nie daje punktu.
review-denies = { $who ->
    [you] Ty masz z tej karty ({ card }) { review-points }.
   *[other] { $name } ma z tej karty ({ card }) { review-points }.
}
review-keeps-cards = Przy lepszym wyborze w kolekcji { $cards ->
        [one] zostaje o jedną kartę
        [few] zostaje o { $cards } karty
       *[many] zostaje o { $cards } kart
    } więcej.
review-keeps-tokens = Przy lepszym wyborze zostają żetony warte o { $amount } więcej.
review-payment-points = Ten sposób zapłaty kosztuje { review-points }, a inny nie.
review-wins-at-once = Płytka na { $cell } daje dziesięć i od razu wygrywa.
review-wins-surely = To wygrywa, cokolwiek nastąpi potem.
review-loses-surely = Zagrany ruch przegrywa, cokolwiek nastąpi potem.
review-threat-stays = { $who ->
    [you] { $percent ->
        [100] Nadal możesz wygrać na { $cell } płytką { $value }.
       *[other] Nadal możesz wygrać na { $cell } płytką { $value }: właściwa płytka przychodzi w { $percent }% przypadków.
    }
   *[other] { $percent ->
        [100] { $name } nadal może wygrać na { $cell } płytką { $value }.
       *[other] { $name } nadal może wygrać na { $cell } płytką { $value }: właściwa płytka przychodzi w { $percent }% przypadków.
    }
}
review-threat-opened = { $who ->
    [you] { $percent ->
        [100] Po zagranym ruchu możesz wygrać na { $cell } płytką { $value }.
       *[other] Po zagranym ruchu możesz wygrać na { $cell } płytką { $value }: właściwa płytka przychodzi w { $percent }% przypadków.
    }
   *[other] { $percent ->
        [100] Po zagranym ruchu { $name } może wygrać na { $cell } płytką { $value }.
       *[other] Po zagranym ruchu { $name } może wygrać na { $cell } płytką { $value }: właściwa płytka przychodzi w { $percent }% przypadków.
    }
}
review-threat-by-taking = { $who ->
    [you] Po zagranym ruchu możesz wygrać, zabierając płytkę z { $cell }, dokądkolwiek ją przeniesiesz.
   *[other] Po zagranym ruchu { $name } może wygrać, zabierając płytkę z { $cell }, dokądkolwiek ją przeniesie.
}
review-answers-it = Płytka na { $cell } temu zapobiega.
# $named: ile z nich jest w $cells; 0, gdy wystarczy zabrać płytkę
review-makes-threats = To przygotowuje wygraną: potem właściwa płytka wygrywa na { $named ->
        [0] { $count ->
            [one] 1 polu
            [few] każdym z { $count } pól
           *[many] każdym z { $count } pól
        }
        [1] { $cells }
       *[other] każdym z tych pól: { $cells }
    }.
review-next-fork = { $who ->
    [you] Po zagranym ruchu możesz położyć { $value } na { $cell }, a potem wygrać na każdym z { $count } pól ({ $cells }): za dużo, by zablokować wszystkie.
   *[other] Po zagranym ruchu { $name } może położyć { $value } na { $cell }, a potem wygrać na każdym z { $count } pól ({ $cells }): za dużo, by zablokować wszystkie.
}
# $sum: płytek, które spotkałyby się na tym polu
review-ends-line = { $who ->
    [you] Płytka na { $cell } zatrzymuje twoją linię, która daje już { $sum }.
   *[other] Płytka na { $cell } zatrzymuje linię, w której { $name } ma już razem { $sum }.
}
# $count: od dwóch do czterech
review-crossing = { $who ->
    [you] Na { $cell } spotkałyby się { $count } twoje linie.
   *[other] Na { $cell } { $name } ma { $count } linie, które by się spotkały.
}
review-joins-lines = Na { $cell } płytka należy naraz do { $count } linii.
review-lengthens-line = Na { $cell } powstaje linia, która daje { $sum } i ma jeszcze miejsce, by rosnąć.
# $choice: coś z powyższych
review-verdict = Lepiej: { $choice }.
# Gdzie nie przemawia za tym nic, co można policzyć
review-what-follows = Nie rozstrzyga tego jeden powód: w wielu partiach granych od tego miejsca po prostu wychodzi się na tym lepiej.
# $choices: wyliczenie z powyższych
review-as-good = Równie dobrze: { $choices }.
