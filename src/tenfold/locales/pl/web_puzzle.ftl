### Zagadki z najlepszych momentów lekcji.

## Zagadki. $game: "cards" albo "tiles"

puzzle-title =
    { $game ->
        [tiles] Zagadki: gra w płytki
       *[cards] Zagadki: gra karciana
    }
puzzle-coach = Zagadka
puzzle-progress = Zagadka { $step } z { $steps }
puzzle-kind =
    { $kind ->
        [bid] Ile?
        [win] Wygraj jednym ruchem
        [guard] Obrona
       *[stop] Zakończyć czy odkryć?
    }
puzzle-right = Dobrze
puzzle-again = Spróbuj jeszcze raz.
puzzle-next = Następna zagadka
puzzle-back = Poprzednia zagadka
puzzle-over =
    { $game ->
        [tiles] To była ostatnia zagadka z płytkami
       *[cards] To była ostatnia zagadka z kartami
    }
puzzle-all = Wszystkie rozwiązane
puzzle-left = Te, które zostały
puzzle-play = Zagraj

## Zagadki do gry karcianej: pytanie, -done dlaczego odpowiedź jest dobra, -hint przy innej
## $busts z $left kart to za dużo

puzzle-cards-nine = Twoja zielona sekwencja miała lukę: 3, 4 i 6. Teraz przyszła 5, a do tego niebieska 4. Suma wynosi 9. Zakończyć czy odkryć?
puzzle-cards-nine-done = { $busts } z { $left } kart to { -bust } i strata trzech punktów, bo z 5 twoja zielona sekwencja ma już cztery karty. Tyle nie da żadna inna karta.
puzzle-cards-nine-hint = Przy sumie 9 ponad połowa kart to już za dużo. I zobacz, co możesz stracić.
puzzle-cards-room = Karta { -currency(form: "dopelniacz") } o wartości 5, potem niebieska 4: suma wynosi −1. Zakończyć czy odkryć?
puzzle-cards-room-done = Żadna z kart w talii ({ $left }) ci nie zaszkodzi: −1 plus 9 to 8, a kolejne 5 { -currency(form: "dopelniacz") } da równo dziesięć. Dopóki nic nie grozi, odkrywaj.
puzzle-cards-room-hint = Pomyśl o najgorszych kartach: co zrobi 9, a co karta { -currency(form: "dopelniacz") } o wartości 5?
puzzle-cards-purse = Suma jest poniżej zera: żadna cyfra ci nie zaszkodzi. Ale na stole leży już 8 { -currency(form: "dopelniacz") }, a z siedmiu kart, które zostały, pięć to karty { -currency(form: "dopelniacz") } o wartości 4 lub 5. Zakończyć czy odkryć?
puzzle-cards-purse-done = { $busts } z { $left } kart daje ponad dziesięć { -currency(form: "dopelniacz") }. { -currency(form: "tytul") } ma własny limit, bez względu na to, jak niska jest suma.
puzzle-cards-purse-hint = Spójrz na drugi wskaźnik: 8 z dziesięciu. Co zrobi tam 4 albo 5?
puzzle-cards-counted = Wszystko policzone: zostało siedem kart, dwie jedynki, cztery dwójki i 9. Suma wynosi 8. Zakończyć czy odkryć?
puzzle-cards-counted-done = Tylko 9 to za dużo i kosztowałaby cię dwa punkty. Każda z sześciu pozostałych kart daje punkt. Średnio opłaca się odkryć.
puzzle-cards-counted-hint = Ile z tych siedmiu kart to za dużo? A co dają pozostałe?
puzzle-cards-sure = Ada odkryła jokera 7, a ty chcesz go mieć. Ona licytuje po tobie. Zapłacić może trzema żetonami i swoim jokerem, który jest wart jeden. Jaka jest najniższa oferta, której nie przebije?
puzzle-cards-sure-done = Może zapłacić najwyżej cztery, a musiałaby dać więcej niż ty. Wystarczy więc 4, a 5 to już strata.
puzzle-cards-sure-hint = Ile może najwyżej zapłacić? Taka sama oferta jak twoja jej nie wystarczy.
puzzle-cards-last = Talia jest pusta i Ada nic już nie kupuje. Prowadzi 5 do 4, a ty kupujesz na końcu. Kup kartę, która daje wygraną.
puzzle-cards-last-done = Zielona 5 łączy 3, 4 i 6 w sekwencję z czterech kart: wygrywasz 6 do 5. Z niebieską 1 byłoby 5 do 5, a Ada ma więcej { -currency(form: "dopelniacz") }.
puzzle-cards-last-hint = To nie daje wygranej. Która karta wypełnia lukę? I pamiętaj: karta, którą płacisz, przepada.
puzzle-cards-deny = Ostatnie zakupy: najpierw ty, potem Ada. Prowadzisz 3 do 2. Ona ma różowe 4 i 6. Co kupujesz?
puzzle-cards-deny-done = Z różową 5 miałaby sekwencję z trzech kart i wygrałaby 4 do 3. Teraz ty ją masz, a pomarańczowa 2 jej nie wystarczy: wygrywasz 4 do 3.
puzzle-cards-deny-hint = Wtedy Ada kupi kartę, której najbardziej potrzebuje, i wygra. Która to karta?

## Zagadki do gry w płytki

puzzle-tiles-between = Masz 3. W jednym miejscu od razu wygrywa. Gdzie?
puzzle-tiles-between-done = 2, 3, 3 i 2 w pionie: dziesięć. Linia może rosnąć także w luce.
puzzle-tiles-between-hint = To nie daje dziesięciu. Linia nie musi rosnąć na końcach.
puzzle-tiles-slant = Masz 3. W jednym miejscu od razu wygrywa. Popatrz we wszystkich kierunkach.
puzzle-tiles-slant-done = 1, 3, 3 i 3 na ukos: dziesięć.
puzzle-tiles-slant-hint = To nie daje dziesięciu. Linie biegną też na ukos.
puzzle-tiles-column = Tym razem nie możesz wygrać. Ale gdzie mogłaby wygrać Ada swoją następną płytką? Ubiegnij ją.
puzzle-tiles-column-done = W pionie ma 3, 3 i 1, a z 3 na dole by wygrała. Górny koniec jest już zamknięty twoją płytką.
puzzle-tiles-column-hint = Ada wciąż może wygrać. Która z jej linii ma siedem, osiem albo dziewięć i wolny koniec?
puzzle-tiles-corner = Ada może wygrać swoją następną płytką. Powstrzyma ją tylko jedno miejsce.
puzzle-tiles-corner-done = Na ukos ma 3, 3 i 1, a z 3 w tym miejscu by wygrała. Na drugim końcu tej linii żadna płytka nie leży obok wolnego miejsca, więc nic nie można tam położyć.
puzzle-tiles-corner-hint = Ada wciąż może wygrać. Przyjrzyj się ukośnym liniom.
puzzle-tiles-crowd = Linii jest dużo, ale tylko jedna linia Ady jest groźna. Gdzie ją powstrzymasz?
puzzle-tiles-crowd-done = Na ukos ma 2, 3 i 2, a z 3 w tym miejscu by wygrała. Na drugim końcu tej linii na razie nic nie można położyć, bo obok nie leży żadna płytka.
puzzle-tiles-crowd-hint = Ada wciąż może wygrać, na jednym z końców ukośnej linii, która daje siedem.
puzzle-tiles-end = Gra otwarta: bierzesz płytkę z jednego z końców swojego rzędu. Jedna z nich od razu wygrywa, w jednym miejscu.
puzzle-tiles-end-done = 3 z lewego końca: 3, 2, 3 i 2 to dziesięć.
puzzle-tiles-end-hint = To nie daje dziesięciu. Ile brakuje twojej najdłuższej linii i na którym końcu rzędu to leży?
puzzle-tiles-cut = Druga runda. Tym razem wygrasz, zabierając właściwą płytkę, gdziekolwiek ją położysz.
puzzle-tiles-cut-done = Na ukos leżały 1, 1, 3, 3 i 3: jedenaście. Bez 1 na końcu jest dziesięć.
puzzle-tiles-cut-hint = To nie daje dziesięciu. Poszukaj linii, która daje jedenaście i ma na końcu zbędną 1.
