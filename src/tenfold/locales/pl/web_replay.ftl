### Oglądanie gry, ruch po ruchu.

replay-controls = Sterowanie
replay-title = Przebieg partii
replay-first = Na początek
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-move = Ruch { $number } z { $of }
replay-start = Partia zaraz się zacznie.
replay-speeds = Tempo
# $speed: "slow", "normal" albo "fast"
replay-speed =
    { $speed ->
        [slow] Wolne
        [fast] Szybkie
       *[normal] Zwykłe
    }
replay-rest = Pokaż, co było dalej
replay-keys = Klawisze: ← i → o krok, Page Up i Page Down o turę, Home i End na początek i koniec, spacja odtwarza.

## Co to za gra

replay-goes-on = Ta partia wciąż trwa.
# $reason: jak się skończyła, jeśli nie według zasad; $name: kto poddaje grę albo nie ma już czasu
replay-ended =
    { $reason ->
        [resigned] { $who ->
            [you] Poddajesz partię.
           *[other] { $name } poddaje partię.
        }
        [agreed] Uzgodniony remis.
        [time] { $who ->
            [you] Koniec twojego czasu.
           *[other] Koniec czasu: { $name }.
        }
        [closed] Stół zamknięto.
       *[aborted] Partii nie dokończono.
    }
replay-to-table = Do stołu

## Co można z nią zrobić

replay-review = Przeanalizuj partię
replay-review-waits = Analiza czeka na swoją kolej…
replay-review-runs = Trwa analiza partii: { $percent }%
replay-link = Kopiuj link do tego ruchu
replay-link-position = Kopiuj link do gry od tego miejsca
replay-download = Pobierz zapis gry
replay-open-file = Otwórz partię z pliku
replay-file-unreadable = W tym pliku nie ma partii: zapis to wiersz JSON, taki jak pobierany tutaj.
replay-file-too-large = Ten plik jest za duży jak na zapis gry.
# $count: ile partii jest w pliku
replay-file-games =
    W tym pliku { $count ->
        [one] jest { $count } partia
        [few] są { $count } partie
       *[many] jest { $count } partii
    }. Która?
# Jedna z nich. $named: "yes" lub "no", czy wiadomo, kto grał
replay-file-game =
    { $number } · { $game ->
        [tiles] Płytki
       *[cards] Karty
    }{ $named ->
        [yes] { ":" } { $names }
       *[no] { "" }
    }
replay-file-more =
    W pliku { $count ->
        [one] jest jeszcze 1 partia, której tu nie widać
        [few] są jeszcze { $count } partie, których tu nie widać
       *[many] jest jeszcze { $count } partii, których tu nie widać
    }.
replay-check = Sprawdź tasowanie
# $moves: ile ruchów sprawdzono; $shuffle: "kept" (karty są tymi, które obiecano), "none" (nic nie obiecano), "secret" (jeszcze nie wiadomo)
replay-checked =
    { $shuffle ->
        [kept] { replay-by-the-rules }, a { $game ->
            [tiles] płytki
           *[cards] karty
        } przychodziły w kolejności ustalonej przed partią: ujawniony teraz sekret daje dokładnie tę liczbę, którą widać niżej i którą każdy mógł zobaczyć wcześniej.
        [secret] { replay-by-the-rules }. Kolejność { $game ->
            [tiles] płytek
           *[cards] kart
        } pozostaje tajna do końca partii; jej gwarancją jest już teraz liczba poniżej.
       *[none] { replay-by-the-rules }. Zapis nie mówi, jak potasowano { $game ->
            [tiles] płytki
           *[cards] karty
        }, więc tego nie da się sprawdzić.
    }
replay-by-the-rules =
    { $moves ->
        [0] Nie ma jeszcze żadnego ruchu
        [one] Jedyny ruch jest zgodny z zasadami
        [few] Wszystkie { $moves } ruchy są zgodne z zasadami
       *[many] Wszystkie ruchy ({ $moves }) są zgodne z zasadami
    }

## Gra dalej

replay-opponents = Kto tu gra
replay-play-on = Graj stąd dalej
replay-take-seat = Dołącz do gry
replay-play-on-text = Ta pozycja staje się twoją własną partią; to, co ma dopiero przyjść, tasujemy od nowa.
replay-play-on-go = Graj dalej od ruchu { $move }
replay-seat-mine = Ty, przy tym ekranie

## A link to a position, from which one plays on

position-title = Gra od pozycji
position-opening = Przygotowujemy stół…
position-broken = Ten link nie prowadzi do żadnej pozycji, więc nie otwarto stołu.
position-unreadable = Zawiera zbyt mało albo nie tak, jak w takim linku być powinno: może został po drodze obcięty.
