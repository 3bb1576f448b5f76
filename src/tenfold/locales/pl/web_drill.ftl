### Ćwiczenia z najlepszych momentów lekcji.

## Ćwiczenia. $game: "cards" albo "tiles"

drill-title =
    { $game ->
        [tiles] Ćwiczenia: gra w płytki
       *[cards] Ćwiczenia: gra karciana
    }
drill-coach = Ćwiczenie
drill-progress = Ćwiczenie { $step } z { $steps }
drill-kind =
    { $kind ->
        [bid] Ile?
        [win] Wygraj jednym ruchem
        [guard] Obrona
       *[stop] Zakończyć czy odkryć?
    }
drill-right = Dobrze
drill-again = Spróbuj jeszcze raz.
drill-next = Następne ćwiczenie
drill-back = Poprzednie ćwiczenie
drill-over =
    { $game ->
        [tiles] To było ostatnie ćwiczenie z płytkami
       *[cards] To było ostatnie ćwiczenie z kartami
    }
drill-all = Wszystkie rozwiązane
drill-left = Te, które zostały
drill-play = Zagraj

## Ćwiczenia do gry karcianej: pytanie, -done dlaczego odpowiedź jest dobra, -hint przy innej
## $busts z $left kart to za dużo

drill-cards-nine = Twoja zielona sekwencja miała lukę: 3, 4 i 6. Teraz przyszła 5, a do tego niebieska 4. Suma wynosi 9. Zakończyć czy odkryć?
drill-cards-nine-done = { $busts } z { $left } kart to { -bust } i strata trzech punktów, bo z 5 twoja zielona sekwencja ma już cztery karty. Tyle nie da żadna inna karta.
drill-cards-nine-hint = Przy sumie 9 ponad połowa kart to już za dużo. I zobacz, co możesz stracić.
drill-cards-room = Karta { -currency(form: "dopelniacz") } o wartości 5, potem niebieska 4: suma wynosi −1. Zakończyć czy odkryć?
drill-cards-room-done = Żadna z kart w talii ({ $left }) ci nie zaszkodzi: −1 plus 9 to 8, a kolejne 5 { -currency(form: "dopelniacz") } da równo dziesięć. Dopóki nic nie grozi, odkrywaj.
drill-cards-room-hint = Pomyśl o najgorszych kartach: co zrobi 9, a co karta { -currency(form: "dopelniacz") } o wartości 5?
drill-cards-purse = Suma jest poniżej zera: żadna cyfra ci nie zaszkodzi. Ale na stole leży już 8 { -currency(form: "dopelniacz") }, a z siedmiu kart, które zostały, pięć to karty { -currency(form: "dopelniacz") } o wartości 4 lub 5. Zakończyć czy odkryć?
drill-cards-purse-done = { $busts } z { $left } kart daje ponad dziesięć { -currency(form: "dopelniacz") }. { -currency(form: "tytul") } ma własny limit, bez względu na to, jak niska jest suma.
drill-cards-purse-hint = Spójrz na drugi wskaźnik: 8 z dziesięciu. Co zrobi tam 4 albo 5?
drill-cards-counted = Wszystko policzone: zostało siedem kart, dwie jedynki, cztery dwójki i 9. Suma wynosi 8. Zakończyć czy odkryć?
drill-cards-counted-done = Tylko 9 to za dużo i kosztowałaby cię dwa punkty. Każda z sześciu pozostałych kart daje punkt. Średnio opłaca się odkryć.
drill-cards-counted-hint = Ile z tych siedmiu kart to za dużo? A co dają pozostałe?
drill-cards-sure = Ada odkryła jokera 7, a ty chcesz go mieć. Ona licytuje po tobie. Zapłacić może trzema żetonami i swoim jokerem, który jest wart jeden. Jaka jest najniższa oferta, której nie przebije?
drill-cards-sure-done = Może zapłacić najwyżej cztery, a musiałaby dać więcej niż ty. Wystarczy więc 4, a 5 to już strata.
drill-cards-sure-hint = Ile może najwyżej zapłacić? Taka sama oferta jak twoja jej nie wystarczy.
drill-cards-last = Talia jest pusta i Ada nic już nie kupuje. Prowadzi 5 do 4, a ty kupujesz na końcu. Kup kartę, która daje wygraną.
drill-cards-last-done = Zielona 5 łączy 3, 4 i 6 w sekwencję z czterech kart: wygrywasz 6 do 5. Z niebieską 1 byłoby 5 do 5, a Ada ma więcej { -currency(form: "dopelniacz") }.
drill-cards-last-hint = To nie daje wygranej. Która karta wypełnia lukę? I pamiętaj: karta, którą płacisz, przepada.
drill-cards-deny = Ostatnie zakupy: najpierw ty, potem Ada. Prowadzisz 3 do 2. Ona ma różowe 4 i 6. Co kupujesz?
drill-cards-deny-done = Z różową 5 miałaby sekwencję z trzech kart i wygrałaby 4 do 3. Teraz ty ją masz, a pomarańczowa 2 jej nie wystarczy: wygrywasz 4 do 3.
drill-cards-deny-hint = Wtedy Ada kupi kartę, której najbardziej potrzebuje, i wygra. Która to karta?

## Ćwiczenia do gry w płytki

drill-tiles-between = Masz 3. W jednym miejscu od razu wygrywa. Gdzie?
drill-tiles-between-done = 2, 3, 3 i 2 w pionie: dziesięć. Linia może rosnąć także w luce.
drill-tiles-between-hint = To nie daje dziesięciu. Linia nie musi rosnąć na końcach.
drill-tiles-slant = Masz 3. W jednym miejscu od razu wygrywa. Popatrz we wszystkich kierunkach.
drill-tiles-slant-done = 1, 3, 3 i 3 na ukos: dziesięć.
drill-tiles-slant-hint = To nie daje dziesięciu. Linie biegną też na ukos.
drill-tiles-column = Tym razem nie możesz wygrać. Ale gdzie mogłaby wygrać Ada swoją następną płytką? Ubiegnij ją.
drill-tiles-column-done = W pionie ma 3, 3 i 1, a z 3 na dole by wygrała. Górny koniec jest już zamknięty twoją płytką.
drill-tiles-column-hint = Ada wciąż może wygrać. Która z jej linii ma siedem, osiem albo dziewięć i wolny koniec?
drill-tiles-corner = Ada może wygrać swoją następną płytką. Powstrzyma ją tylko jedno miejsce.
drill-tiles-corner-done = Na ukos ma 3, 3 i 1, a z 3 w tym miejscu by wygrała. Na drugim końcu tej linii żadna płytka nie leży obok wolnego miejsca, więc nic nie można tam położyć.
drill-tiles-corner-hint = Ada wciąż może wygrać. Przyjrzyj się ukośnym liniom.
drill-tiles-crowd = Linii jest dużo, ale tylko jedna linia Ady jest groźna. Gdzie ją powstrzymasz?
drill-tiles-crowd-done = Na ukos ma 2, 3 i 2, a z 3 w tym miejscu by wygrała. Na drugim końcu tej linii na razie nic nie można położyć, bo obok nie leży żadna płytka.
drill-tiles-crowd-hint = Ada wciąż może wygrać, na jednym z końców ukośnej linii, która daje siedem.
drill-tiles-end = Gra otwarta: bierzesz płytkę z jednego z końców swojego rzędu. Jedna z nich od razu wygrywa, w jednym miejscu.
drill-tiles-end-done = 3 z lewego końca: 3, 2, 3 i 2 to dziesięć.
drill-tiles-end-hint = To nie daje dziesięciu. Ile brakuje twojej najdłuższej linii i na którym końcu rzędu to leży?
drill-tiles-cut = Druga runda. Tym razem wygrasz, zabierając właściwą płytkę, gdziekolwiek ją położysz.
drill-tiles-cut-done = Na ukos leżały 1, 1, 3, 3 i 3: jedenaście. Bez 1 na końcu jest dziesięć.
drill-tiles-cut-hint = To nie daje dziesięciu. Poszukaj linii, która daje jedenaście i ma na końcu zbędną 1.
