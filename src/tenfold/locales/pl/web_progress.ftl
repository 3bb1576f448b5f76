### Strona główna dla tych, którzy już tu grali: co czeka, co powtórzyć, następny krok.

progress-title = Twoje postępy
# $count: partie w toku; $turns: te z nich, w których jest twoja tura
progress-waiting =
    { $turns ->
        [0] { $count ->
            [0] Żadna partia nie czeka
            [one] 1 partia w toku
            [few] { $count } partie w toku
           *[many] { $count } partii w toku
        }
        [one] Twoja tura w 1 partii
        [few] Twoja tura w { $turns } partiach
       *[many] Twoja tura w { $turns } partiach
    }
progress-waiting-none = To, w co grasz, znajdziesz na stronie „Moje partie”.
progress-due =
    { $count ->
        [0] Brak błędów do ćwiczenia
        [one] 1 błąd do ćwiczenia
        [few] { $count } błędy do ćwiczenia
       *[many] { $count } błędów do ćwiczenia
    }
progress-puzzles = Zagadki
progress-puzzles-text = Znajdź najlepszy ruch
progress-mistakes-text = Ile kosztują twoje decyzje i jak to się zmienia
progress-not-reviewed =
    { $count ->
        [one] 1 partia nie jest jeszcze przeanalizowana.
        [few] { $count } partie nie są jeszcze przeanalizowane.
       *[many] { $count } partii nie jest jeszcze przeanalizowanych.
    }
# $value: wygrane, które kosztuje sto decyzji
progress-loss = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $lately, $before: gotowe
progress-better =
    { $game ->
        [tiles] Płytki
       *[cards] Karty
    }: ostatnio 100 decyzji kosztuje cię { $lately } wygranej, wcześniej { $before }.
# $name: kto jest następny na drabinie; $last: wszyscy pokonani
progress-next =
    { $last ->
        [yes] Jeszcze raz: { $name }
       *[no] Następny krok: { $name }
    }
# $of: z kim
progress-rating =
    { $game ->
        [tiles] Płytki
       *[cards] Karty
    }: { $of ->
        [people] ranking { $value } z ludźmi
        [bots] ranking { $value } z botami
       *[nobody] ranking po pięciu partiach
    }
