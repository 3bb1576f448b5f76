### Co ekspertka mówi przy stole.

expert-title = Rada ekspertki
expert-why-title = Skąd ten ruch: { $name }
expert-close = Zamknij radę
# $choice, $other: co można zrobić, najlepsze i następne; $value, $next: ich szanse, gotowe; $near: czy są prawie równe
expert-best =
    { $near ->
        [yes] Najlepiej: { $choice }. Prawie tak samo dobrze: { $other }.
       *[no] Najlepiej: { $choice } (szansa na wygraną { $value }). Druga możliwość: { $other } ({ $next }).
    }
# $choices: wyliczenie tego, co można zrobić
expert-equal = Równie dobre, na ile można to ocenić: { $choices }.
expert-wins = { $count ->
        [one] To wygrywa: { $choices }.
        [few] Wygrywa każde z tych: { $choices }.
       *[many] Wygrywa każde z tych: { $choices }.
    }
expert-lost = Przy najlepszej grze przeciwnika nic z tego nie ratuje partii.
expert-judged = Szansa na wygraną w ocenie ekspertki.
expert-closer = Ekspertka przygląda się dokładniej…

## Dlaczego, póki można jeszcze wybierać; poza tym jak w analizie

expert-payment-points = Inny sposób zapłaty kosztuje { review-points }, a ten nie.
expert-threat = { $percent ->
        [100] Inaczej { $name } może wygrać na { $cell } płytką { $value }.
       *[other] Inaczej { $name } może wygrać na { $cell } płytką { $value }: właściwa płytka przychodzi w { $percent }% przypadków.
    }
expert-purchase-more = Cena { $price }: { card } daje { review-points }, o { $more } więcej niż następne w kolejności.
expert-threat-by-taking = Inaczej { $name } może wygrać, zabierając płytkę z { $cell }, dokądkolwiek ją przeniesie.
expert-next-fork = Inaczej { $name } może położyć { $value } na { $cell }, a potem wygrać na każdym z { $count } pól ({ $cells }): za dużo, by zablokować wszystkie.

## Dlaczego, własnymi słowami bota. $bot: kto to jest

expert-belief = { $bot ->
        [rocco] { $name } wierzy, że następna karta będzie dobra.
        [basil] { $name } wierzy, że co jest na sprzedaż, to trzeba kupić.
        [momo] { $name } wierzy, że pora kończyć.
        [frieda] { $name } wierzy, że żeton zachowany to żeton wygrany.
        [willa] { $name } wierzy, że za jokera żadna cena nie jest za wysoka.
        [nora] { $name } wierzy, że jedna karta mniej jest bezpieczniejsza.
        [bruno] { $name } wierzy, że liczą się tylko własne linie.
        [otis] { $name } wierzy, że linie biegną prosto, nigdy na ukos.
        [wanda] { $name } wierzy, że zepsuta linia jest lepsza od zbudowanej.
        [nell] { $name } wierzy tylko w to, co już leży.
        [iris] { $name } wierzy, że rozstrzyga następna płytka.
        [hugo] { $name } wierzy, że dwie płytki naprzód wystarczą.
        [greedy] { $name } wierzy, że najlepsze jest to, co teraz daje najwięcej.
        [careful] { $name } wierzy w rachunek szans.
        [random] { $name } wierzy w kości i w nic więcej.
       *[other] { $name } wierzy tylko w to, co można policzyć.
    }
# $choice, $other: co zrobił i następne w kolejności; $value, $next: szanse, które widział, gotowe
expert-valued = { $choice }: { $name } widzi w tym szansę { $value }.
expert-valued-next = { $choice }: { $name } widzi w tym szansę { $value }, a { $other }: { $next }.
expert-own-view = Tak to widzi { $name }; co jest najlepsze, tego bot nie zdradza.
