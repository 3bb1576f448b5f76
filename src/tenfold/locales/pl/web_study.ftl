### Analiza skończonej partii obok planszy.

study-title = Analiza: { $names }
study-summary = Partia w jednym zdaniu
study-tabs = O tej partii
study-tab =
    { $tab ->
        [move] Ruch
        [mistakes] Błędy
       *[game] Partia
    }
# $number: ruch; $choice: co zrobiono; $before, $after: jaka szansa została, gotowe
study-worst = Najwięcej kosztował ruch { $number } ({ $choice }): szansa na wygraną spadła z { $before } do { $after }.
study-habit = Najczęstszy błąd: { $kind } ({ $count ->
        [one] 1 raz
       *[other] { $count } razy
    }).
study-turned = Partię rozstrzygnął ruch { $number }.
# pod wynikiem, jako link do analizy; $count: własne błędy
study-practise =
    { $count ->
        [0] Bez błędów: zobacz analizę
        [one] 1 błąd do przećwiczenia
        [few] { $count } błędy do przećwiczenia
       *[many] { $count } błędów do przećwiczenia
    }
# $choice: co zrobiono, słowami z przycisku
study-made =
    { $who ->
        [you] Twój wybór: { $choice }
       *[other] { $name }, wybór: { $choice }
    }
study-find-there = Naciśnij to na planszy albo poniżej.
study-show = Pokaż, co lepsze
study-own = Tylko moje błędy
study-next-mistake = Następny błąd →
study-where = błąd { $number } z { $of }
study-to-mistakes =
    { $count ->
        [one] 1 błąd →
        [few] { $count } błędy →
       *[many] { $count } błędów →
    }
study-legend = Pod wykresem: ?! mały, ? wyraźny, ?? poważny błąd; ✦ wielkie szczęście, ✧ wielki pech.

## Where a review is made

study-here = Analizuj w tej przeglądarce
study-here-text = Ta przeglądarka może sama przeanalizować partię. Inni widzą tylko to, co znajdzie serwer.
study-stop = Zatrzymaj
study-made-here = Obliczone w tej przeglądarce.
study-closer = Przyjrzyj się dokładniej
study-closer-runs = Trwa dokładniejsza analiza: { $percent }%
