### Laboratorium: boty, procesy i klastry.

bot-too-long = { $name } nie wykonuje ruchu w ciągu { $seconds ->
        [one] 1 sekundy
        [few] { $seconds } sekund
       *[many] { $seconds } sekund
    }.
bot-crashed = { $name } kończy z błędem: { $problem }.
bot-cheated = { $name } odpowiada „{ $answer }”, a to nie jest dozwolony ruch.
bot-cheated-place = { $name } wybrał miejsce spoza listy dozwolonych ruchów.

options-bots-and-seats = Podana liczba botów, { $bots }, nie pasuje do { $seats ->
        [one] 1 miejsca
        [few] { $seats } miejsc
       *[many] { $seats } miejsc
    }: podaj jednego dla wszystkich albo po jednym na miejsce.
options-arena-bots = Arena potrzebuje co najmniej dwóch różnych botów.
options-arena-seats = Arena potrzebuje stołu z co najmniej dwoma miejscami; jak trudna jest gra solo, pokazuje eksperyment „solo”.
options-unknown-experiment = Nie ma eksperymentu o nazwie „{ $name }”; są: { $known }.
options-experiment-deck = Eksperyment „deck” potrzebuje talii: --deck PLIK.
options-cards-only = Eksperyment „{ $name }” dotyczy gry karcianej.

lab-worker-lost = Proces zakończył się w środku partii: może zamknął go bot, a może zabrakło pamięci.
lab-no-ray = Klaster potrzebuje pakietu Ray, a nie jest on zainstalowany: pip install "tenfold[cluster]".
lab-cluster-address = „{ $address }” to nie jest adres klastra; powinien wyglądać jak head:6379, ray://head:10001 albo local.
lab-cluster-unreachable = Pod adresem { $address } nikt nie odpowiada: { system-problem }.
lab-cluster-refuses = Klastra pod adresem { $address } nie da się użyć: { $problem }
lab-needs-extra = Potrzebny jest dodatek „{ $extra }”: pip install "tenfold[{ $extra }]".

## Co wynika z badania. Boty i wydania mają nazwy, które zostają bez zmian.
## Liczby są już zapisane: $games jako „1 500” tam, gdzie zdanie mówi o całym turnieju.

lab-games = partie
lab-preparing = przygotowanie zasad i procesów
lab-training = „{ $network }” się uczy
lab-training-strength =
    „{ $network }” po { $rounds } rundach: wygrywa { $won } ± { $either_way } { $network ->
        [solo] partii solo z celem 7
       *[other] z „careful”
    }.
lab-training-stopped = Zatrzymano. To samo polecenie podejmie naukę od { $path }.
lab-drawing = rysowanie wykresów
lab-written = Zapisano: { $path }
# $games: ile
lab-simulated =
    { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[many] { $games } partii
    }, ziarno { $seed }
lab-seed = Ziarno { $seed }.
lab-stopped-kept =
    przerwano po { $games ->
        [one] 1 partii; jest zachowana
        [few] { $games } partiach; są zachowane
       *[many] { $games } partiach; są zachowane
    }
lab-stopped-counted =
    przerwano po { $games ->
        [one] 1 partii; liczy się
        [few] { $games } partiach; liczą się
       *[many] { $games } partiach; liczą się
    }
# $problem: zdanie
lab-forfeited =
    { $name } oddaje walkowerem { $games ->
        [one] 1 partię
        [few] { $games } partie
       *[many] { $games } partii
    }; pierwszy raz: { $problem }
# Liczba z przedziałem, każda ze znakiem
lab-difference = { $mean } (od { $low } do { $high })
lab-opponent = przeciwnik
lab-in-numbers = W liczbach
# Miejsce w kolejności tur, od 1 do 5
lab-turn = nr { $turn }

## Nagłówki kolumn, a także wierszy, które nazywają wielkość

lab-column-a-game = na partię
lab-column-advantage = wobec braku przewagi
lab-column-better = lepszy od następnego
lab-column-bot = bot
lab-column-busts = { -bust(form: "mnoga") }
lab-column-edition = wydanie
lab-column-failed-bot = bot, który zawiódł
lab-column-first-fault = pierwszy raz
lab-column-forfeited = walkowery
lab-column-lead = przewaga przy zakupie, w punktach
lab-column-mean = średnia
lab-column-mean-price = średnia cena jokerów
lab-column-more-victories = wygrane przy zakupie, ponad średnią
lab-column-moves = ruchy
lab-column-opponents-points = punkty przeciwnika
lab-column-points = punkty
lab-column-price = cena
lab-column-purchases = zakupy
lab-column-rating = ranking
lab-column-sd = odch. std.
lab-column-seat = miejsce
lab-column-target = liczba graniczna
lab-column-turn = kolejność
lab-column-unsold = bez nabywcy
lab-column-victories = wygrane
lab-column-victories-a-seat = wygrane na miejsce
lab-column-wildcard = joker
lab-column-winning-points = najwyższy wynik
lab-column-won = wygrane partie
# $colour: litera koloru
lab-run-length = { colour.niebieska } sekwencja
# Jak zakończyła się gra w płytki
lab-ended-by =
    { $ending ->
        [line] koniec przez linię
        [repetition] koniec przez powtórzenie
       *[limit] koniec przez granicę ruchów
    }

## Osie wykresów

lab-axis-first-lead = przewaga nr 1 w punktach procentowych
lab-axis-games = partie
lab-axis-games-won = wygrane partie, %
lab-axis-target = liczba graniczna
lab-axis-busts = { -bust(form: "mnoga") } na partię
lab-axis-lead = punkty przed pozostałymi
lab-axis-moves = ruchy na partię
lab-axis-points = punkty na miejsce
lab-axis-points-a-game = punkty na partię
lab-axis-victories = wygrane, %

## Strona: jak coś przebiegło

lab-page-made-by = Strona z programu Tenfold { $version }.
lab-run-heading = Jak to przebiegło
lab-run-game = gra
lab-run-seed = ziarno
lab-run-games = partie
lab-run-time = czas
# $rules: ich wersja
lab-run-rules = { $version }, zasady { $rules }
# Talia. $count: ile kart
lab-run-deck =
    własna, { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }

## Turniej

lab-arena-title = Arena: { $bots }
# Kolejność powstaje od początku: { a }, potem to dla każdego następnego bota.
lab-arena-before = { $list }, potem { $item }
lab-arena-decided-all = Po { $games } partiach cała kolejność jest rozstrzygnięta: { $order }.
lab-arena-decided-first = Po { $games } partiach jest rozstrzygnięte, że najlepszy jest { $best }; dalej nie wszystko jest rozstrzygnięte.
lab-arena-decided-two = Po { $games } partiach jest rozstrzygnięte, że { $best } jest lepszy niż { $second }.
lab-arena-decided-nothing = Po { $games } partiach prowadzi { $best }, ale nie jest rozstrzygnięte, czy jest lepszy niż { $second }.
lab-arena-better = tak
lab-arena-undecided = nierozstrzygnięte
lab-arena-ratings = Rankingi
lab-arena-ratings-text = Bot, który ma o 400 punktów więcej niż inny, ma dziesięć razy większe szanse na wygraną. Średnia wszystkich wygranych to 1500. Paski to przedziały 95%; ostatnia kolumna mówi, czy różnica jest pewna.
lab-arena-pairs = Jeden na jednego
lab-arena-pairs-text = Jak często na 100 partii przy jednym stole wiersz jest przed kolumną: według wygranych, potem punktów.
lab-arena-turns = Wygrane według kolejności tur
lab-arena-turns-text = Wygrane według kolejności tur, bez względu na to, kto tam siedzi; linia przerywana to wynik bez przewagi.
lab-arena-faults = Boty, które zawiodły
lab-arena-faults-text = Bot, który zawodzi, oddaje partię walkowerem; pozostali dzielą się wygraną.

## Eksperymenty: o co pytają, tak jak pokazuje je `tenfold experiment list`

lab-experiment-seats = Czy ma znaczenie, kto zaczyna? Wygrane według kolejności tur.
lab-experiment-editions = Czy wydania różnią się w grze? Punkty, długość, { -bust(form: "mnoga") } i ceny w każdym.
lab-experiment-busting = Co zmienia wariant { -bust(form: "tytul") }?
lab-experiment-solo = Jak trudna jest każda liczba graniczna przeciwnika solo, według wydań?
lab-experiment-wildcards = Ile wart jest joker? Jego cena i co daje jego zakup.
lab-experiment-deck = Co zmienia własna talia? (--deck PLIK)

## Ich ustawienia: co jest porównywane z czym

lab-setting-players =
    { $seats ->
        [one] 1 miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }
lab-setting-closed = gra zamknięta
lab-setting-open = gra otwarta
lab-setting-edition = { $edition }
lab-setting-standard = gra podstawowa
lab-setting-busting = wariant { -bust(form: "tytul") }
lab-setting-solo = { $edition } { $target }
lab-setting-wildcards = jokery
lab-setting-standard-deck = zwykła talia
lab-setting-own-deck = twoja talia

## Co z nich wynika. $setting: jedno z powyższych

lab-seats-title = Czy ma znaczenie, kto zaczyna?
lab-seats-gain = { $gain } punktu procentowego
# $turns: miejsca w kolejności tur, $count: ile
lab-seats-differ =
    { $setting }: { $count ->
        [one] różnica
        [few] różnice
       *[many] różnice
    } dla { $turns }
lab-seats-even = { $setting }: nie widać różnicy
# $settings: te dwa, ze średnikami między nimi
lab-seats-answer = Wygrane według kolejności tur, z przedziałami 95%. { $settings }.
lab-course-heading = Jak ustalała się odpowiedź
lab-course-text = Co było wiadomo po tylu partiach, z przedziałami 95%: linia, która wciąż się przesuwa, potrzebuje więcej partii.
# $figure: co mierzono
lab-spread = { $figure }: jak często padała każda wartość
# Kilka, które mógł tak ustawić przypadek. $list: ich nazwy
lab-tied = remis: { $list }
# $count: ile jest jeszcze innych
lab-tied-many =
    remis: { $list } i jeszcze { $count ->
        [one] 1 inna
        [few] { $count } inne
       *[many] { $count } innych
    }
lab-comparison-title = { $one } a { $other }
lab-comparison-editions = Wydanie a wydanie
lab-comparison-heading = Obok siebie
lab-comparison-text = Średnie na partię (punkty: na miejsce) z przedziałami 95%.
lab-comparison-difference = Różnica wobec „{ $setting }”
# $figures: wyliczenie lab-comparison-figure
lab-comparison-answer = W porównaniu z „{ $setting }” bardziej, niż tłumaczy to przypadek, różnią się: { $figures }.
lab-comparison-figure = { $figure } w „{ $setting }” ({ $gain })
lab-comparison-even = W porównaniu z „{ $setting }” nic nie różni się bardziej, niż tłumaczy to przypadek.
lab-solo-title = Jak trudna jest gra solo?
lab-solo-plot = Wygrane partie przy każdej liczbie granicznej, linia dla każdego wydania
lab-solo-won = Wygrane partie
# $most, $least: jak często wygrywano
lab-solo-answer = Najłatwiej: { $easiest }, { $most }; najtrudniej: { $hardest }, { $least }.
lab-wildcards-title = Ile wart jest joker?
lab-wildcards-lead = Przewaga przy zakupie
lab-wildcards-lead-text = Punkty kupującej strony minus średnia pozostałych przy stole. Może też kupuje po prostu ktoś, kto i tak prowadzi.
# $dearest, $best: karta i jej kod
lab-wildcards-answer = Najdroższa karta: { $dearest }; najbardziej opłaca się: { $best }.
lab-wildcards-unsold = Nikt nie kupuje jokera.

## Co mierzy `tenfold bench`

lab-figures = pomiary
# Za liczbą. $unit: ruchy (na sekundę), stosunek albo jednostka wszędzie taka sama
lab-unit =
    { $unit ->
        [moves] ruchów/s
        [ratio] stosunek
       *[other] { $unit }
    }
lab-figure-cards-playout = losowe gry karciane dla czterech miejsc, skompilowane
lab-figure-tiles-playout = losowe gry w płytki, skompilowane
lab-figure-cards-batch = 1024 gry karciane, krok po kroku z Pythona, z maskami
lab-figure-tiles-batch = 1024 gry w płytki, krok po kroku z Pythona, z maskami
lab-figure-cards-step = jeden ruch gry karcianej z Pythona, interpretowany
lab-figure-tiles-step = jeden ruch gry w płytki z Pythona, interpretowany
lab-figure-compile = od zera do pierwszej partii, z pustą pamięcią podręczną
lab-figure-translate = to samo po zmianie zasad
lab-figure-module = skompilowany moduł, tak jak pobiera go przeglądarka
lab-figure-threads = dwa wątki wobec jednego
lab-figure-cores = dwa procesy wobec jednego
lab-figure-import = import modułu tenfold
lab-figure-help = wywołanie tenfold --help
