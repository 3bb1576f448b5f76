### The deal of the day: the same for everybody.

daily-title = Rozdanie dnia
daily-intro = Codziennie to samo rozdanie dla wszystkich. Liczy się twoja pierwsza próba: bez podpowiedzi i bez cofania. Potem zobaczysz, jak poszło innym, także przeciwnikom z tego domu z tymi samymi kartami.
# $days: on which one has played before today
daily-newcomer =
    { $days ->
        [0] Dziś twój pierwszy dzień: miejsce dostajesz od trzeciego dnia.
       *[other] Miejsce dostajesz od trzeciego dnia.
    }
# $game: "cards" or "tiles"
daily-game =
    { $game ->
        [tiles] Pojedynek na płytki
       *[cards] Gra karciana solo
    }
daily-games = Gry tego dnia
# $name: the solo opponent; $target: hers
daily-cards = Przeciwko { $name }, cel { $target }
# $name: the opponent; $open: "yes" for the open game
daily-tiles =
    { $open ->
        [yes] Przeciwko { $name }, gra odkryta
       *[no] Przeciwko { $name }, gra zakryta
    }
# $status: "new", or "playing" when it was begun
daily-play =
    { $status ->
        [playing] Graj dalej
       *[new] Graj
    }
# $when: as "in 3 hours"
daily-until =
    { $status ->
        [playing] Zamknięcie { $when }; co nie zostanie dokończone, jest przegrane.
       *[new] Następne { $when }.
    }
# $where: "here" without a server
daily-field =
    { $where ->
        [here] Wynik
       *[server] Jak poszło innym
    }
daily-study = Obejrzyj moją partię
daily-you = ty
daily-still-plays = jeszcze gra

## Results

# $how: "won", "drawn", "lost", "resigned", "time" (it was not finished in time) or "closed"
daily-outcome =
    { $how ->
        [won] Wygrana
        [drawn] Remis
        [resigned] Poddana
        [time] Nie dokończona na czas
        [closed] Stół zamknięto
       *[lost] Przegrana
    }
# $points: one's own; $other: the opponent's
daily-outcome-points = { daily-outcome }, { $points } do { $other }
daily-mine = Mój wynik
daily-result = Wynik
daily-place-title = Miejsce
# $place among $people
daily-place = { $place } z { $people }
daily-place-newcomer = Byłoby { $place } z { $people }
daily-net = Bez szczęścia
# $accuracy: from 0 to 100
daily-net-accuracy = { $accuracy }% dokładności
daily-net-nothing = Nie było decyzji
daily-net-waits = Twoje decyzje są właśnie oceniane.
daily-luck =
    { $how ->
        [kind] Los ci sprzyjał.
        [unkind] Los był przeciwko tobie.
       *[even] Los dał tyle, ile zabrał.
    }
daily-share = Skopiuj dla znajomych
# $day: as "18/11"
daily-share-head =
    { $game ->
        [tiles] Tenfold, płytki, { $day }
       *[cards] Tenfold, karty, { $day }
    }

## How others did. $people: how many they are

daily-deal-title =
    { $game ->
        [tiles] Płytki, { $day }
       *[cards] Karty, { $day }
    }
daily-house = Przeciwnicy z tego domu, to samo rozdanie
daily-everybody =
    { $people ->
        [0] Nikt jeszcze nie skończył
        [one] Skończyła jedna osoba
        [few] Skończyły { $people } osoby
        [many] Skończyło { $people } osób
       *[other] Skończyło { $people } osoby
    }
daily-field-accuracy = Bez szczęścia: średnio { $accuracy }% dokładności (ocenione partie: { $people }).
# $how: "won", "drawn", "lost" or "broken" (not played to the end)
daily-bar =
    { $how ->
        [won] wygrana
        [drawn] remis
        [broken] niedokończona
       *[lost] przegrana
    }
# $how: "ahead" or "behind" by $points
daily-bar-lead =
    { $how ->
        [ahead] +{ $points }
        [even] 0
       *[behind] −{ $points }
    }
# $from, $to: points, as "+3"
daily-bar-range = od { $from } do { $to }
daily-parting = Gdzie poszło inaczej niż u innych
# $mine, $usual: choices, such as “draw”
daily-parting-text = Do ruchu { $number } tak samo grało osób: { $people }. Potem twój wybór to „{ $mine }”, a u { $with_usual } z nich „{ $usual }”.
daily-look = Zobacz
daily-from-there = Graj dalej od tego miejsca
daily-hardest = Na czym potknęła się większość
daily-hard = Ruch { $number }: błąd u { $wrong } z { $people } osób.
daily-hard-best = Najlepsze było „{ $best }”.
daily-hard-choice =
    { $people ->
        [one] „{ $choice }”: raz
        [few] „{ $choice }”: { $people } razy
        [many] „{ $choice }”: { $people } razy
       *[other] „{ $choice }”: { $people } raza
    }
daily-again = Zagraj jeszcze raz, dla wprawy
daily-proof = Skąd wiem, że nikt nie manipulował?
daily-proof-promise = Ta liczba była jawna, zanim zaczął się dzień. Należy do jednego rozdania i do żadnego innego:
daily-proof-secret = Rozdanie jest zamknięte, a oto sekret, z którego wynika; `tenfold verify` sprawdzi go z każdym zapisem tego dnia:
# $when: as "in 3 hours"
daily-proof-sealed = Sekret poznasz { $when }; wtedy każdy może to sprawdzić.

## The calendar

daily-calendar = Moje dni
# $count: days
daily-streak =
    { $count ->
        [0] Jeszcze bez serii.
        [one] Jeden dzień z rzędu.
        [few] { $count } dni z rzędu.
        [many] { $count } dni z rzędu.
       *[other] { $count } dnia z rzędu.
    }
daily-longest =
    { $count ->
        [one] Najdłuższa seria: jeden dzień.
        [few] Najdłuższa seria: { $count } dni.
        [many] Najdłuższa seria: { $count } dni.
       *[other] Najdłuższa seria: { $count } dnia.
    }
daily-spare =
    { $spare ->
        [yes] Jeden dzień tego tygodnia możesz opuścić.
       *[no] Wolny dzień tego tygodnia jest już wykorzystany.
    }
daily-forgiven = wolne
# $how: "won", "lost" or "playing"
daily-day-game =
    { $game ->
        [tiles] płytki
       *[cards] karty
    } { $how ->
        [won] – wygrana
        [playing] – rozpoczęte
       *[lost] – przegrana
    }
daily-day-nothing = bez gry
daily-weeks = Twoje decyzje, tydzień po tygodniu
# $from: the week's Monday
daily-week =
    Od { $from }: { $games ->
        [one] 1 partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }, wygrane: { $won }, { $accuracy }% dokładności

## Without a server

daily-date-text = Tu nie ma serwera, więc rozdanie wynika z samej daty: jest takie samo dla wszystkich, którzy tak grają, i nikt nie musi go ukrywać. Miejsc nie ma. Za pierwszym razem niczego się nie cofa i nie ma podpowiedzi; wszystko zostaje na tym urządzeniu.
daily-kept-text = Serwer jest nieosiągalny. Rozdania z poprzednich dni, które to urządzenie zna, możesz zagrać dla ćwiczenia: te same karty, ten sam przeciwnik, te same odpowiedzi.
daily-kept-nothing = Serwer jest nieosiągalny, a to urządzenie nie zna jeszcze żadnego rozdania z poprzednich dni. Zajrzyj tu raz, gdy jest połączenie: zostaną tu rozdania z ostatnich trzydziestu dni.
daily-choose = Wybierz dzień, aby zagrać jego rozdanie.
daily-practice = ćwiczenie
daily-practise = Zagraj dla ćwiczenia
daily-not-known = Nie wiadomo tutaj, jak poszło przeciwnikom z tego domu.
daily-house-after = Gdy zagrasz, zobaczysz, jak poszło przeciwnikom z tego domu.
daily-dealt = Jak powstaje rozdanie?
daily-dealt-text = Sekretem jest SHA-256 tych trzech wierszy: nazwy, numeru dnia i gry. Wynikają z niego karty i wszystkie kości botów.
