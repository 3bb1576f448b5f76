### Lekcje, krok po kroku. Po drugiej stronie zawsze siedzi Ada.

## W każdej lekcji

lesson-you = Ty
lesson-coach = Lekcja
lesson-progress = Krok { $step } z { $steps }
lesson-back = Krok wstecz
lesson-restart = Od początku
lesson-skip = Pomiń
lesson-next = Dalej
lesson-your-move = Twój ruch
lesson-not-here = Nie w tej lekcji: zrób to, o co prosi tekst.
lesson-watch = Patrz, co robi Ada.
lesson-done = Zrobione
lesson-helped = Teraz plansza pokazuje więcej.
# $places: co jest w ramce, dla tych, którzy jej nie widzą
lesson-marked = Zaznaczone na stole: { $places }.
lesson-place =
    { $place ->
        [deck] talia
        [total] suma
        [gauges] oba wskaźniki
        [laid] odkryta karta
        [draw] przycisk odkrywania
        [numbers] przycisk brania cyfr
        [grid] twoja kolekcja
        [mine] { card } w twojej kolekcji
        [purse] twoje żetony
        [wild] twój joker
        [rival] to, co ma Ada
        [market] giełda
        [market-card] { card } na giełdzie
        [lot] joker
        [bidders] kto i ile licytuje
        [stepper] twoja oferta
        [desk] to, czym możesz zapłacić
        [scores] punktacja
        [ours] twoje płytki
        [theirs] płytki Ady
        [rows] oba rzędy płytek
        [hand] płytka w twojej ręce
        [cell] miejsce dla niej
        [line] linia płytek
        [round] ile ruchów zostało
       *[tile] płytka na stole
    }

## Gra karciana: rozdziały

lesson-cards-chapter-draw = Odkryj i zakończ
lesson-cards-chapter-bust = Ryzyko
lesson-cards-chapter-auction = Licytacja
lesson-cards-chapter-buy = Zakupy
lesson-cards-chapter-end = Koniec gry

## Gra karciana: kroki. Sama nazwa prosi o ruch, -done mówi, co z niego wynika, -hint odpowiada na inny pomysł

lesson-cards-welcome = Stół dla dwóch osób: ty i Ada. Siatka to cała gra: cztery kolory, w każdym cyfry od 1 do 9. Zbierasz cyfry, a punkty dają długie sekwencje w jednym kolorze. Na początek masz pięć czarnych żetonów.
lesson-cards-draw = Twoja tura zawsze zaczyna się od karty. Odkryj jedną.
lesson-cards-draw-done = Niebieska 4. Widać ją na wskaźniku: suma wynosi 4, a może dojść do 10.
lesson-cards-draw-hint = Na początek odkryj kartę.
lesson-cards-currency = Po każdej karcie możesz zakończyć albo grać dalej. Graj dalej: odkryj kolejną.
lesson-cards-currency-done = Karta { -currency(form: "dopelniacz") } o wartości 3. Odejmuje się ją od cyfr: 4 minus 3 to 1, więc robi się więcej miejsca. Ale { -currency } ma własny limit: też dziesięć.
lesson-cards-currency-hint = Odkryj jeszcze jedną, a zobaczysz inny rodzaj karty.
lesson-cards-currency-hint-stop = Możesz tu zakończyć z jedną cyfrą. Ale zobacz najpierw, co będzie dalej: odkryj kartę.
lesson-cards-again = Suma to 1, więc nawet 9 ci nie zaszkodzi. Odkryj kolejną.
lesson-cards-again-done = Zielona 5: 1 plus 5 to 6.
lesson-cards-again-hint = Nie ma jeszcze ryzyka: odkryj kartę.
lesson-cards-again-hint-stop = W prawdziwej partii to dobry wybór. Tutaj nie ma żadnego ryzyka, więc odkryj jeszcze jedną.
lesson-cards-stop = Przy sumie 6 każda cyfra od 5 w górę to już za dużo. Pora zakończyć. Możliwe są dwie nagrody: cyfry albo { -currency }. Weź cyfry, bo to one dają punkty.
lesson-cards-stop-done = Niebieska 4 i zielona 5 są w twojej kolekcji. Ma to swoją cenę: wszyscy inni dostają { -currency(form: "biernik") }, trzy żetony. Po wzięciu cyfr możesz też kupić kartę z giełdy, ale na razie jest pusta.
lesson-cards-stop-hint = Weź cyfry.
lesson-cards-stop-hint-draw = Odważnie. Ale najpierw zbierzmy ten plon: weź cyfry.
lesson-cards-stop-hint-currency = To dałoby ci trzy żetony, a twoje cyfry poszłyby na giełdę. Tym razem weź cyfry.
lesson-cards-market = Ada wybrała drugą nagrodę: wzięła { -currency(form: "biernik") }, cztery żetony. Ale nikt nie może mieć więcej niż dziesięć, więc dwa z nich przepadły. Cyfry musiała zostawić. Leżą teraz na giełdzie, gdzie każdy może je kupić: cena karty to jej cyfra.
lesson-cards-risk = Znów twoja tura, a pierwszą kartę trzeba odkryć zawsze. Odkryj ją.
lesson-cards-risk-done = Zielona 6, tuż obok twojej 5. Warto ją mieć.
lesson-cards-risk-hint = Na początek odkryj kartę.
lesson-cards-bust = Przy sumie 6 prawie co trzecia karta to już za dużo. Większość by tu zakończyła. Zaryzykuj, tylko ten jeden raz: odkryj kolejną kartę.
lesson-cards-bust-done = 6 plus 7 to 13, czyli { -bust }! Obie cyfry idą na giełdę. Na pocieszenie dostajesz żeton { -bust(form: "dopelniacz") }: jest biały i wart tyle co trzy czarne. Zbyt dużo { -currency(form: "dopelniacz") }, ponad dziesięć, to też { -bust }.
lesson-cards-bust-hint = Zaszalej ten jeden raz: odkryj kartę.
lesson-cards-bust-hint-stop = W prawdziwej partii to mądry wybór. Tutaj zaryzykuj ten jeden raz: odkryj kartę.
lesson-cards-wildcard = Ada odkrywa jokera: to 5, która pasuje do każdego koloru. Joker nigdy nie wlicza się do sumy. Licytuje się go od razu: każdy ma jedną szansę, żeby przebić najwyższą ofertę albo spasować. Zaczynasz ty, Ada jest ostatnia.
lesson-cards-bid = Masz tylko tę jedną szansę, a nieśmiałą ofertę Ada łatwo przebije. Licytuj 4.
lesson-cards-bid-done = Ada pasuje, więc joker jest twój za cztery.
lesson-cards-bid-hint = Wybierz 4 i licytuj.
lesson-cards-bid-hint-four = Taka oferta jest możliwa. W tej lekcji niech będzie 4.
lesson-cards-bid-hint-pass = Możesz spasować. Ale 5 w dowolnym kolorze jest warta kilku żetonów: licytuj 4.
lesson-cards-pay = Teraz zapłać cztery. Czarny żeton jest wart jeden, twój biały trzy, a nawet kartę można oddać za jeden. Z białego żetonu nie ma reszty. Zapłać tak, jak ci podpowiadamy, albo wybierz po swojemu, ale zachowaj karty.
lesson-cards-pay-done = Zapłacone, joker jest twój. Nie musisz jeszcze mówić, jaki ma kolor: na koniec partii trafia tam, gdzie daje ci najwięcej.
lesson-cards-pay-hint = Wystarczą cztery czarne żetony albo biały i jeden czarny.
lesson-cards-pay-hint-cards = Tak też można, ale twoje karty są więcej warte w sekwencji. Zapłać samymi żetonami.
lesson-cards-small = Inny stół, partia już trwa. Masz zielone 4 i 5, a zielona 6 leży na giełdzie. Możesz kupić jedną kartę, ale tylko w turze, w której bierzesz cyfry. Najpierw odkryj kartę.
lesson-cards-small-done = Niebieska 2. Niewiele, ale wystarczy.
lesson-cards-small-hint = Na początek odkryj kartę.
lesson-cards-take = Zakończ tutaj i weź cyfry: tylko wtedy możesz kupować.
lesson-cards-take-done = Niebieska 2 jest twoja, a giełda stoi przed tobą otworem. Karty, którą już masz, nie możesz kupić.
lesson-cards-take-hint = Weź cyfry.
lesson-cards-take-hint-draw = Więcej nie trzeba: z tą 2 możesz już kupować. Weź cyfry.
lesson-cards-buy = Kup zieloną 6. Kosztuje sześć, a masz pięć żetonów: musi więc pomóc karta. Oddaj samotną niebieską 2.
lesson-cards-buy-done = Zielone 4, 5, 6: sekwencja z trzech kart. Udany zakup.
lesson-cards-buy-hint = Dotknij zielonej 6 na giełdzie.
lesson-cards-buy-hint-pass = Tej karty ci trzeba. Dotknij zielonej 6 na giełdzie.
lesson-cards-buy-hint-payment = Tak też można zapłacić, ale kosztem części sekwencji. Zapłać pięcioma żetonami i niebieską 2.
lesson-cards-late = Jeszcze jeden stół: sam koniec krótkiej partii. W talii jest ostatnia karta. Masz zielone 3, 4 i 5, niebieskie 7 i 8 oraz jokera 6.
lesson-cards-last = Każda tura zaczyna się od karty, ta też. Odkryj ostatnią.
lesson-cards-last-done = Niebieska 9. Nie ma już czego odkrywać, więc twoja tura i tak się tu kończy.
lesson-cards-last-hint = Odkryj ostatnią kartę.
lesson-cards-last-take = Pasuje do twoich niebieskich 7 i 8. Weź swoją cyfrę.
lesson-cards-last-take-done = Talia jest pusta. Na razie nic nie kupujesz, bo teraz każdy może kupić jeszcze jedną kartę, a kto odkrył ostatnią, kupuje na końcu. Ada pasuje.
lesson-cards-last-take-hint = Weź cyfry.
lesson-cards-last-buy = Na giełdzie leży zielona 2, która wydłuży twoją zieloną sekwencję. Kup ją za dwa żetony.
lesson-cards-last-buy-done = Kupione, i na tym kończy się partia.
lesson-cards-last-buy-hint = Dotknij zielonej 2 na giełdzie.
lesson-cards-last-buy-hint-pass = Wydłuży ci sekwencję. Dotknij zielonej 2 na giełdzie.
lesson-cards-last-buy-hint-payment = Teraz liczą się karty, żetony prawie wcale. Zapłać dwoma żetonami.
lesson-cards-score = W każdym kolorze liczy się najdłuższa sekwencja, po punkcie za kartę, a cała od 1 do 9 daje dziesięć. Twój joker 6 jest już tam, gdzie daje najwięcej. Wygrywa, kto ma najwięcej punktów, a przy remisie najwięcej { -currency(form: "dopelniacz") }. Do niczego więcej { -currency } już się nie przyda.

## Gra w płytki: rozdziały

lesson-tiles-chapter-place = Kładzenie
lesson-tiles-chapter-ten = Linia na dziesięć
lesson-tiles-chapter-guard = Obrona
lesson-tiles-chapter-open = Gra otwarta
lesson-tiles-chapter-move = Druga runda

## Gra w płytki: kroki

lesson-tiles-welcome = Ty i Ada macie po piętnaście płytek: po pięć o wartości 1, 2 i 3. Twoje są jasne, w paski, jej ciemne, w kropki. Na zmianę dobieracie po jednej i kładziecie ją. Masz w ręku 3.
lesson-tiles-first = Pierwsza płytka trafia na środek. Połóż ją.
lesson-tiles-first-done = Ada kładzie obok 1, a ty dobierasz drugą 3. Płaszczyzna nie ma brzegu: rośnie we wszystkie strony.
lesson-tiles-first-hint = Dla pierwszej płytki jest tylko jedno miejsce.
lesson-tiles-second = Każda płytka musi stykać się z inną bokiem; sam róg nie wystarczy. Ale linia może biec prosto albo na ukos. Połóż swoją 3 tak, żeby z pierwszą tworzyła linię.
lesson-tiles-second-done = 3 i 3 to 6, a linia może dalej rosnąć na obu końcach.
lesson-tiles-second-hint = Tam nie tworzy linii z twoją pierwszą 3. Wybierz miejsce tuż obok niej albo przy jej rogu.
lesson-tiles-ten = Wygrywa linia twoich płytek, która daje w sumie dokładnie dziesięć. Twoja linia ma tu 8, a w ręku masz 2. Dopełnij do dziesięciu!
lesson-tiles-ten-done = 3, 3, 2 i 2: dziesięć i wygrana!
lesson-tiles-ten-hint = To jeszcze nie dziesięć. Wydłuż linię na jednym z końców.
lesson-tiles-exactly = Teraz masz 3. Pozioma linia znów ma 8, a pionowa, od twojej pierwszej płytki w dół, ma 7. Tylko jedna z nich wygrywa.
lesson-tiles-exactly-done = 3, 2, 2 i 3 w pionie: dziesięć i wygrana!
lesson-tiles-exactly-hint = To jeszcze nie dziesięć. Przyjrzyj się pionowej linii, która ma 7.
lesson-tiles-exactly-hint-eleven = To daje 11. Linia zawsze liczy się w całej długości, a od dokładania płytek się nie skraca. Przyjrzyj się pionowej linii, która ma 7.
lesson-tiles-guard = Ada ma linię, która daje 8, i wygrałaby z 2. Jeden koniec jest już zamknięty. Masz 1: co teraz?
lesson-tiles-guard-done = Dobra obrona: oba końce są zamknięte, więc ta linia nie urośnie do dziesięciu.
lesson-tiles-guard-hint = Ada wciąż może tam wygrać. Połóż płytkę tam, gdzie biegłaby dalej jej linia.
lesson-tiles-open = Ta sama gra, ale otwarta: wszystkie płytki leżą w dwóch rzędach, widoczne dla obu stron. W swojej turze bierzesz płytkę z jednego z końców swojego rzędu, a na końcu leży wtedy następna. Weź jedną z końca i połóż ją.
lesson-tiles-open-done = W grze otwartej nic nie zależy od przypadku: widzisz, co będzie miała Ada, a ona widzi, co będziesz mieć ty.
lesson-tiles-open-hint = Weź płytkę z jednego końca rzędu, a potem wybierz miejsce.
lesson-tiles-round = Wszystkie trzydzieści płytek już leży i nikt nie wygrał. Teraz się je przenosi: na zmianę wyjmujecie jedną ze swoich i kładziecie gdzie indziej. Musi mieć wolny bok, a bez niej pozostałe nadal muszą się trzymać razem. W rogu widać, ile ruchów zostało.
lesson-tiles-move = Możesz wygrać jednym ruchem. Płytki, które możesz wziąć, mają niebieską obwódkę i znaczek z czterema strzałkami. Wybierz jedną, a potem miejsce.
lesson-tiles-move-done = Dziesięć! Czasem pomaga nawet samo zabranie płytki, gdy przycina zbyt wysoką linię do dziesięciu.
lesson-tiles-move-hint = To nie daje dziesięciu. Poszukaj miejsca, w którym przyda się twoja płytka, i przenieś tam taką, której nie potrzebuje żadna linia.
