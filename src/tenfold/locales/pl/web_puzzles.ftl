### Zagadki: pozycje z partii, w których jest coś do znalezienia.

## Strona

puzzles-title = Zagadki
puzzles-intro = Pozycje z partii naszych przeciwników. Znajdź najlepszy ruch i zobacz, ile wart jest każdy.
puzzles-game = Która gra
puzzles-where =
    { $where ->
        [here] Twoje odpowiedzi zostają w tej przeglądarce.
       *[server] Twoje odpowiedzi zostają na serwerze.
    }
puzzles-rating = Ranking
puzzles-no-rating = po kilku odpowiedziach
puzzles-best-streak = Najlepsza seria
puzzles-best-sprint = Najlepszy sprint
puzzles-ways = Graj
puzzles-themes = Według tematu
puzzles-go-on = Dalej: { $run }
# $solved z tych, których próbowano; $puzzles: ile ich jest
puzzles-theme-solved = Za pierwszym razem: { $solved } z { $tried }, razem { $puzzles }
puzzles-theme-new =
    { $puzzles ->
        [one] 1 zagadka
        [few] { $puzzles } zagadki
       *[many] { $puzzles } zagadek
    }
puzzles-day-text =
    { $state ->
        [solved] Rozwiązana. Jutro będzie następna.
        [missed] Próba za tobą. Jutro będzie następna.
       *[open] Jedna dla wszystkich, codziennie
    }
puzzles-streak-text = Ile się da. Pierwszy błąd ją kończy.
puzzles-sprint-text = Trzy minuty, trzy życia
# $count: ile wraca
puzzles-missed-text =
    { $count ->
        [0] Nic nie czeka. To, co się nie uda, wraca tutaj.
        [one] 1 zagadka do powtórki
        [few] { $count } zagadki do powtórki
       *[many] { $count } zagadek do powtórki
    }

## Rodzaje rund i tematy, każdy z jednym zdaniem. $theme: w rundzie z jednym tematem

puzzle-run =
    { $kind ->
        [day] Zagadka dnia
        [streak] Seria
        [sprint] Sprint
        [missed] Nieudane jeszcze raz
       *[theme] { puzzle-theme }
    }
puzzle-theme =
    { $theme ->
        [stop] Zakończyć czy odkryć
        [reward] Która nagroda
        [bid] Licytować czy spasować
        [pay] Płacenie
        [buy] Kupowanie
        [deny] Zabrać innym
        [win_in_one] Wygraj jednym ruchem
        [win_in_two] Wygraj dwoma ruchami
        [guard] Obrona
        [second_round] Druga runda
       *[none] Wszystkie tematy
    }
puzzle-theme-text =
    { $theme ->
        [stop] Jeszcze jedna karta, czy już dość?
        [reward] Kończysz. Co bierzesz?
        [bid] Ile jest dla ciebie wart joker?
        [pay] Bez czego możesz się obejść?
        [buy] Która karta z giełdy, jeśli w ogóle?
        [deny] Ktoś inny potrzebuje jej bardziej niż ty.
        [win_in_one] Jedna płytka daje dziesięć.
        [win_in_two] Płytka, która z następną wygrywa.
        [guard] Inaczej wygra druga strona. Zdąż przed nią.
       *[second_round] Przenieść płytkę, a nie położyć.
    }

## Rozwiązywanie

puzzle-guide = Zagadka
puzzle-find = Zrób na stole najlepszy ruch.
puzzle-right = Dobrze.
puzzle-wrong = To nie najlepszy ruch.
# $before, $after: już napisane
puzzle-cost = Z nim twoja szansa na wygraną to { $after }, z najlepszym { $before }.
puzzle-values = Ile wart jest każdy ruch
puzzle-yours = twoja odpowiedź
puzzle-all-moves = Pokaż wszystkie ruchy ({ $count })
# $value: zagadki
puzzle-hard = Ranking tej zagadki: { $value }.
# $after: własny; $change: ze znakiem
puzzle-rating = Twój ranking: { $after } ({ $change }).
puzzle-rated = Liczy się do rankingu, który pokażemy po kilku następnych.
puzzle-next = Dalej
puzzle-end = Wszystkie zagadki

## Jak stoi runda

puzzle-solved =
    { $count ->
        [one] 1 rozwiązana
        [few] { $count } rozwiązane
       *[many] { $count } rozwiązanych
    }
puzzle-lives =
    { $count ->
        [one] zostało 1 życie
        [few] zostały { $count } życia
       *[many] zostało { $count } żyć
    }
puzzle-time = Czas
puzzle-seconds =
    { $count ->
        [one] Została { $count } sekunda
        [few] Zostały { $count } sekundy
       *[many] Zostało { $count } sekund
    }

## Koniec rundy

puzzle-over =
    { $why ->
        [time] Czas minął
        [lives] { $kind ->
            [streak] Koniec serii
           *[sprint] Nie ma już żyć
        }
       *[done] Gotowe
    }
puzzle-best =
    { $new ->
        [yes] To twój rekord.
       *[no] Twój rekord: { $best }.
    }
# Seria nie wybacza; my tak.
puzzle-kind-words =
    { $solved ->
        [0] Pierwsza bywa najtrudniejsza. Następna seria czeka o jedno kliknięcie stąd.
        [one] Jedna to już początek.
        [few] { $solved } z rzędu to nie przypadek.
       *[many] { $solved } z rzędu to nie przypadek.
    }
puzzle-day-over = Jutro będzie następna.
puzzle-missed-none = Teraz nic nie czeka. To, co się nie uda, wraca tutaj.
puzzle-themes-done = To już wszystkie.
puzzle-missed-ones = Do obejrzenia jeszcze raz
# $number: która z nieudanych
puzzle-look-at = { $number }. { puzzle-theme }
puzzle-back = Wróć do wyniku
puzzle-again =
    { $kind ->
        [streak] Jeszcze jedna seria
        [sprint] Jeszcze jeden sprint
       *[theme] Jeszcze raz
    }
