### Zasady jako strony, naszymi słowami. O tym, czym różnią się wydania, decydują ich dane.

# Zmienne w akapitach gry karcianej:
#   $start_by: "lot" albo "age"; $wildcards_pay: "yes" albo "no"; $tie_break: "owned", "used" albo "unused"
#   $opponent: nazwa przeciwnika solo; $lowest, $highest: jego liczby graniczne
#   $busts_above_target, $bids_against_poor, $idle_wildcards_pay: "yes" albo "no"

## Strona. $game: "cards" albo "tiles"; $publisher; $language: język instrukcji, na przykład "de"

rules-title =
    { $game ->
        [tiles] Gra w płytki: zasady
       *[cards] Gra karciana: zasady ({ $publisher })
    }
rules-game =
    { $game ->
        [tiles] gra w płytki
       *[cards] gra karciana
    }
rules-published =
    { $game ->
        [tiles] { $name }, autorzy: { $publisher }. Język instrukcji: { rules-language }.
       *[cards] { $name }, wydawnictwo: { $publisher }. Język instrukcji: { rules-language }.
    }
rules-language =
    { $language ->
        [de] niemiecki
        [nl] niderlandzki
        [pl] polski
        [en] angielski
       *[other] { $language }
    }
rules-own-words = Naszymi słowami, tak jak gra się na tej stronie.
rules-learn = Naucz się, grając
rules-play = Zagraj teraz
rules-contents = Rozdziały
rules-differs = Różnie w różnych wydaniach
rules-unknown = Nie ma takiego wydania
rules-unknown-text = Znamy pięć wydań obu gier. Wszystkie znajdziesz tam, gdzie uczysz się grać.
rules-compare = Wydania obok siebie
rules-compare-text = Pogrubione jest to, co ma tylko jedno wydanie. Wszystko, czego tu nie ma, jest takie samo we wszystkich czterech.

## Obrazki i tabele

rules-picture-score = Niebieska sekwencja daje 2, zielona 5 (za 6 służy joker), pomarańczowa i różowa po 1: razem 9 punktów.
rules-picture-place = Bokiem do boku wolno, rogiem do rogu nie.
rules-picture-ten = 3 + 3 + 2 + 2: dziesięć wygrywa.
rules-picture-eleven = 3 + 3 + 2 + 2 + 1: jedenaście nie, choć pierwsze cztery płytki dają dziesięć.
rules-picture-free = Jasna 1 trzyma pozostałe razem i musi zostać. Jasną 2 po prawej wolno przenieść.
rules-deck = Ile jest w talii każdej karty
# $players: od 2 do 5
rules-deck-players =
    { $players ->
        [2] 1 lub 2 osoby
        [few] { $players } osoby
       *[many] { $players } osób
    }
# $kind: rodzaj karty; cyfry od $first do $last
rules-deck-row =
    { $kind ->
        [number] Od { $first } do { $last }, w każdym kolorze
        [colour] Joker w każdym kolorze
        [super] Superjoker
        [all] Wszystkie karty
        [currency] { -currency(form: "tytul") } od { $first } do { $last }
       *[wildcard] Joker od { $first } do { $last }
    }

## Co się różni: nazwa i jej wartość w danym wydaniu

rules-fact-start-by = Kto zaczyna
rules-fact-start-by-value =
    { $start_by ->
        [age] Osoba w wieku najbliższym dziesięciu lat
       *[lot] Decyduje los
    }
rules-fact-wildcards-pay = Płacenie jokerami
rules-fact-wildcards-pay-value =
    { $wildcards_pay ->
        [yes] Warte 1, jak każda karta
       *[no] Nigdy: tylko karty cyfr
    }
rules-fact-tie-break = Gdy punkty i { -currency } są równe
rules-fact-tie-break-value =
    { $tie_break ->
        [owned] Najmniej kart w kolekcji
        [used] Najmniej kart w punktowanych sekwencjach
       *[unused] Najwięcej kart cyfr poza punktowanymi sekwencjami
    }
rules-fact-opponent = Przeciwnik solo
rules-fact-opponent-value = { $opponent }
rules-fact-targets = Liczby graniczne
rules-fact-targets-value = od { $lowest } do { $highest }
rules-fact-busts-above-target = Przeciwnik ponosi { -bust } przez { -currency(form: "biernik") }
rules-fact-busts-above-target-value =
    { $busts_above_target ->
        [yes] Powyżej swojej liczby granicznej
       *[no] Powyżej dziesięciu
    }
rules-fact-bids-against-poor = Przeciwnik licytuje pierwszy, a ty masz mniej niż 5
rules-fact-bids-against-poor-value =
    { $bids_against_poor ->
        [yes] Licytuje 5
       *[no] Pasuje
    }
rules-fact-idle-wildcards-pay = Jokery z cyfrą, które już się nie przydadzą (solo)
rules-fact-idle-wildcards-pay-value =
    { $idle_wildcards_pay ->
        [yes] W licytacji płacą jak duplikaty
       *[no] W licytacji nie płacą
    }

rules-fact-pays-least = Przeciwnik licytuje drugi i wygrywa
rules-fact-pays-least-value =
    { $pays_least ->
        [yes] Płaci jak najmniejszym kosztem
       *[no] Płaci jak zawsze: żetony { -currency(form: "dopelniacz") }, żetony { -bust(form: "dopelniacz") }, duplikaty
    }

## Gra karciana

rules-cards-aim = O co chodzi
rules-cards-aim-goal = Zbierasz cyfry w czterech kolorach. Na koniec w każdym kolorze liczy się najdłuższa sekwencja kolejnych cyfr: punkt za każdą jej kartę.
rules-cards-aim-way = Karty zdobywasz na trzy sposoby: odkrywasz je i w porę kończysz, kupujesz na giełdzie albo wygrywasz w licytacji.

rules-cards-cards = Karty
rules-cards-cards-kinds = Karty cyfr mają cyfry od 1 do 9 w kolorze niebieskim, zielonym, pomarańczowym lub różowym. Karty { -currency(form: "dopelniacz") } mają wartość od 1 do 5. Joker zastępuje to, czego na nim nie ma: joker z cyfrą ma dowolny kolor, joker z kolorem dowolną cyfrę, a superjoker może być każdą kartą.
rules-cards-cards-deck = Niskich cyfr jest w talii więcej niż wysokich. Dla trzech osób talia jest mniejsza niż dla czterech lub pięciu, a dla jednej lub dwóch jeszcze mniejsza.

rules-cards-setup = Przed grą
rules-cards-setup-tokens = Każdy zaczyna z pięcioma żetonami { -currency(form: "dopelniacz") } i bez kart. Nikt nie może mieć więcej niż dziesięć: nadwyżka przepada. Żetony { -bust(form: "dopelniacz") } się do tego nie liczą.
rules-cards-setup-start =
    { $start_by ->
        [age] Zaczyna osoba w wieku najbliższym dziesięciu lat. Tutaj może też zdecydować los. Dalej gra się zgodnie z ruchem wskazówek zegara.
       *[lot] O tym, kto zaczyna, decyduje los. Dalej gra się zgodnie z ruchem wskazówek zegara.
    }

rules-cards-turn = Tura
rules-cards-turn-draw = Odkryj kartę z talii; pierwszą odkryć trzeba. Po każdej karcie wybierasz: jeszcze jedna czy koniec. Gdy talia jest pusta, musisz zakończyć.
rules-cards-turn-totals = Liczą się dwie sumy. Suma to wszystkie cyfry minus { -currency } i może spaść poniżej zera. Suma { -currency(form: "dopelniacz") } to sama { -currency }. Jokery nie należą do żadnej z nich: każdy jest od razu licytowany, a potem twoja tura trwa dalej.
rules-cards-turn-stop = Kto kończy, bierze jedną z dwóch nagród.
rules-cards-turn-numbers = Cyfry: wszystkie odkryte karty cyfr są twoje. Każda inna osoba dostaje całą sumę { -currency(form: "dopelniacz") } w żetonach. Potem możesz kupić jedną kartę.
rules-cards-turn-currency = { -currency(form: "tytul") }: dostajesz sumę { -currency(form: "dopelniacz") } w żetonach, a karty cyfr idą na giełdę. Kupować nie możesz. Potrzebna jest do tego co najmniej jedna karta { -currency(form: "dopelniacz") }.
rules-cards-turn-limit = Odkryte karty { -currency(form: "dopelniacz") } wypadają z gry, gdy tura się kończy.

rules-cards-bust = { -bust(form: "tytul") }
rules-cards-bust-when = Gdy suma albo suma { -currency(form: "dopelniacz") } przekroczy 10, ponosisz { -bust } i tura się kończy.
rules-cards-bust-then = Twoje karty cyfr idą na giełdę, a ty dostajesz żeton { -bust(form: "dopelniacz") }, wart trzy. Jeśli za wysoka jest suma, każda inna osoba dostaje sumę { -currency(form: "dopelniacz") }; jeśli sama { -currency }, nikt nic nie dostaje.
rules-cards-bust-variant = Wariant { -bust(form: "tytul") }, dla tych, którzy wolą łagodniej: zamiast brać żeton { -bust(form: "dopelniacz") }, możesz kupić jedną kartę.

rules-cards-buy = Zakupy
rules-cards-buy-what = Możesz kupić jedną kartę z giełdy za tyle, ile wynosi jej cyfra, ale nie taką, która ma tę samą cyfrę i ten sam kolor co twoja karta cyfry.
rules-cards-buy-pay =
    { $wildcards_pay ->
        [yes] Żeton { -currency(form: "dopelniacz") } to 1, żeton { -bust(form: "dopelniacz") } 3, a każda twoja karta 1, joker też. Wydane karty wypadają z gry.
       *[no] Żeton { -currency(form: "dopelniacz") } to 1, żeton { -bust(form: "dopelniacz") } 3, a każda twoja karta cyfry 1. Jokerów wydać nie można. Wydane karty wypadają z gry.
    }
rules-cards-buy-change = Reszty nie ma: jeśli żeton { -bust(form: "dopelniacz") } jest wart więcej, niż zostało do zapłaty, nadwyżka przepada. W żaden inny sposób nie możesz zapłacić za dużo; tylko przeciwnik w grze solo płaci według własnych zasad.

rules-cards-auction = Licytacja
rules-cards-auction-bid = Gdy pojawia się joker, zaczyna osoba po lewej od tej, której to tura. Każdy po kolei ma jedną szansę: przebić najwyższą dotąd ofertę albo spasować. Osoba, której to tura, jest ostatnia.
rules-cards-auction-limit =
    { $wildcards_pay ->
        [yes] Nikt nie może licytować wyżej, niż jest w stanie zapłacić żetonami i kartami razem.
       *[no] Nikt nie może licytować wyżej, niż jest w stanie zapłacić żetonami i kartami cyfr razem; jokery się nie liczą.
    }
rules-cards-auction-win = Kto licytuje najwyżej, płaci i bierze jokera. Jeśli wszyscy pasują, joker wypada z gry. Co zastępuje, okazuje się dopiero na końcu.

rules-cards-end = Koniec gry
rules-cards-end-last = Gdy odkryta zostaje ostatnia karta talii, trwająca tura toczy się do końca.
rules-cards-end-buy = Potem każdy może kupić jeszcze jedną kartę: najpierw osoba po lewej od tej, której była ta tura, a ona sama na końcu.

rules-cards-score = Punktacja
rules-cards-score-runs = W każdym kolorze liczy się najdłuższa sekwencja kolejnych cyfr, po punkcie za kartę. Pełna sekwencja od 1 do 9 daje dziesięć punktów.
rules-cards-score-wild = Jokery trafiają tam, gdzie dają najwięcej, każdy w jedno miejsce.
rules-cards-score-tie =
    { $tie_break ->
        [owned] Wygrywa, kto ma najwięcej punktów. Przy remisie decyduje większa ilość { -currency(form: "dopelniacz") } (żeton { -bust(form: "dopelniacz") } jest wart trzy), potem mniejsza liczba kart w kolekcji. Jeśli i to jest równe, zwycięstwo jest wspólne.
        [used] Wygrywa, kto ma najwięcej punktów. Przy remisie decyduje większa ilość { -currency(form: "dopelniacz") } (żeton { -bust(form: "dopelniacz") } jest wart trzy), potem mniejsza liczba kart w punktowanych sekwencjach. Jeśli i to jest równe, zwycięstwo jest wspólne.
       *[unused] Wygrywa, kto ma najwięcej punktów. Przy remisie decyduje większa ilość { -currency(form: "dopelniacz") } (żeton { -bust(form: "dopelniacz") } jest wart trzy), potem większa liczba kart cyfr poza punktowanymi sekwencjami. Jeśli i to jest równe, zwycięstwo jest wspólne.
    }

rules-cards-solo = Solo
rules-cards-solo-opponent = Twój przeciwnik to { $opponent } i nigdy nie musi się zastanawiać: o wszystkim decydują zasady. Ma liczbę graniczną, od { $lowest } do { $highest }. Obie strony zaczynają z pięcioma żetonami, talia jest taka jak dla dwóch osób, a pierwsza tura należy do ciebie.
rules-cards-solo-draws = W swojej turze przeciwnik odkrywa karty, aż suma osiągnie lub przekroczy liczbę graniczną albo skończy się talia. Przez cyfry { -bust(form: "dopelniacz") } ponieść nie może. Zawsze bierze cyfry, nigdy { -currency(form: "biernik") }, i nigdy nie kupuje; ty dostajesz sumę { -currency(form: "dopelniacz") }.
rules-cards-solo-busts =
    { $busts_above_target ->
        [yes] Gdy suma { -currency(form: "dopelniacz") } przekroczy liczbę graniczną, przeciwnik ponosi { -bust } przez { -currency(form: "biernik") }: bierze cyfry i żeton { -bust(form: "dopelniacz") }, a ty nic nie dostajesz.
       *[no] Gdy suma { -currency(form: "dopelniacz") } przekroczy dziesięć, przeciwnik ponosi { -bust } przez { -currency(form: "biernik") }: bierze cyfry i żeton { -bust(form: "dopelniacz") }, a ty nic nie dostajesz.
    }
rules-cards-solo-auction = W licytacji najniższa oferta to 5, dla obu stron.
rules-cards-solo-duplicates =
    { $idle_wildcards_pay ->
        [yes] Kartą można w licytacji zapłacić tylko wtedy, gdy jest duplikatem innej, która zostaje. Joker z cyfrą też się za taki liczy, gdy ma się już tę cyfrę we wszystkich czterech kolorach.
       *[no] Kartą można w licytacji zapłacić tylko wtedy, gdy jest duplikatem innej, która zostaje.
    }
rules-cards-solo-bids =
    { $bids_against_poor ->
        [yes] Gdy przeciwnik licytuje pierwszy, jego oferta to tyle, ile ty możesz zapłacić, albo najbliżej tego, jak się da, ale co najmniej 5. Gdy licytuje drugi, przebija cię w miarę możliwości o jeden; jeśli pasujesz, licytuje 5. Gdy sam ma mniej niż 5, pasuje.
       *[no] Gdy przeciwnik licytuje pierwszy, jego oferta to tyle, ile ty możesz zapłacić, albo najbliżej tego, jak się da, a jeśli masz mniej niż 5, pasuje. Gdy licytuje drugi, przebija cię w miarę możliwości o jeden; jeśli pasujesz, licytuje 5. Gdy sam ma mniej niż 5, też pasuje.
    }
rules-cards-solo-pays =
    { $pays_least ->
        [yes] Gdy przeciwnik licytuje pierwszy, płaci żetonami { -currency(form: "dopelniacz") }, dopóki je ma, potem żetonami { -bust(form: "dopelniacz") }, a potem duplikatami; nadwyżka żetonu { -bust(form: "dopelniacz") } przepada. Gdy licytuje drugi, płaci jak najmniejszym kosztem: z najmniejszą możliwą nadwyżką, a spośród takich zapłat wybiera tę, w której jest najwięcej żetonów { -currency(form: "dopelniacz") }, potem tę, w której jest najwięcej żetonów { -bust(form: "dopelniacz") }.
       *[no] Przeciwnik płaci żetonami { -currency(form: "dopelniacz") }, dopóki je ma, potem żetonami { -bust(form: "dopelniacz") }, a potem duplikatami, i niczego nie cofa: nadwyżka żetonu { -bust(form: "dopelniacz") } przepada, nawet jeśli wystarczyłby duplikat.
    }
rules-cards-solo-wins = Na koniec tylko ty możesz kupić jeszcze jedną kartę. Wygrywasz, gdy masz więcej punktów; przy remisie wygrywa przeciwnik. Po twoim zwycięstwie następna liczba graniczna jest o jeden wyższa.

## Gra w płytki

rules-tiles-aim = O co chodzi
rules-tiles-aim-goal = Dwie osoby kładą płytki obok płytek. Wygrywa ta, która pierwsza ułoży z własnych płytek prostą linię dającą w sumie dokładnie dziesięć.

rules-tiles-setup = Przed grą
rules-tiles-setup-tiles = Każda strona ma piętnaście płytek jednego rodzaju: po pięć o wartości 1, 2 i 3. O tym, kto zaczyna, decyduje los.
rules-tiles-setup-closed = Gra zamknięta: płytki są zakryte. W swojej turze dobierasz jedną ze swoich na ślepo i musisz ją położyć.
rules-tiles-setup-open = Gra otwarta: płytki każdej strony leżą w rzędzie, w losowej kolejności, widoczne dla obu. W swojej turze bierzesz płytkę z jednego z końców swojego rzędu i kładziesz ją.

rules-tiles-place = Kładzenie płytek
rules-tiles-place-first = Pierwsza płytka trafia na środek. Płaszczyzna nie ma brzegu.
rules-tiles-place-side = Każda następna musi stykać się bokiem z co najmniej jedną leżącą płytką, obojętnie czyją. Dziurę w środku wolno wypełnić.

rules-tiles-ten = Dziesięć
rules-tiles-ten-line = Linia to twoje płytki leżące jedna przy drugiej, bez przerw: w poziomie, w pionie lub na ukos.
rules-tiles-ten-full = Linia liczy się w całej długości. Z sumą jedenaście lub więcej nic nie daje, nawet jeśli jej część to dziesięć.

rules-tiles-second = Druga runda
rules-tiles-second-move = Gdy wszystkie trzydzieści płytek już leży i nikt nie wygrał, płytki się przenosi. Każda strona na zmianę wyjmuje jedną ze swoich i kładzie ją gdzie indziej.
rules-tiles-second-free = Płytka musi mieć co najmniej jeden wolny bok, a bez niej wszystkie pozostałe nadal muszą się trzymać razem, bok do boku. Nie może wrócić na to samo miejsce.
rules-tiles-second-cut = Linie sprawdza się po całym ruchu. Wygrać można więc także przez zabranie płytki, gdy przycina to linię do dziesięciu.

rules-tiles-draw = Remis
rules-tiles-draw-repetition = Gdy ta sama pozycja z tą samą stroną na ruchu pojawia się po raz trzeci albo druga runda ma już sto ruchów, partia kończy się remisem. Przy stole można umówić się na inne liczby.
rules-tiles-draw-pass = Kto nie może przenieść żadnej płytki, pasuje.

## Zasady i klawisze, nad stołem

guide-title = Zasady i klawisze
guide-close = Zamknij
guide-keys = Klawisze
guide-signs = Co znaczą znaki
guide-bots = Boty przy tym stole
guide-key =
    { $key ->
        [draw] odkryj kartę
        [numbers] zakończ i weź cyfry
        [currency] zakończ i weź { -currency(form: "biernik") }
        [pass] pas: bez oferty albo bez zakupu
        [token] weź żeton { -bust(form: "dopelniacz") }
        [enter] { $game ->
            [tiles] weź albo połóż płytkę
           *[cards] zrób to, co jest na przycisku z ↵
        }
        [escape] { $game ->
            [tiles] odłóż to, co wzięte
           *[cards] cofnij wybór
        }
        [bid] tyle licytuj; + i − to zmieniają
        [market] na giełdę
        [arrows] { $game ->
            [tiles] od pola do pola
           *[cards] od karty do karty
        }
        [skip] pomiń to, co jest pokazywane
        [zoom] bliżej, a z − dalej
        [all] pokaż wszystko
        [hint] zapytaj, co zrobiłaby ekspertka
       *[help] te zasady i klawisze
    }
guide-sign =
    { $sign ->
        [glow] Złota obwódka wokół karty: wydłuża jedną z twoich sekwencji.
        [could] Sam kontur: teraz nie możesz jej kupić. Dotknij, a zobaczysz, dlaczego nie.
        [price] Mała metka: ile karta kosztuje i co zmienia w twoich punktach.
       *[turn] Złota ramka wokół imienia: to ta tura albo najwyższa oferta.
    }
