### Wszystko, co mówi strona, poza historią (events.ftl), tym, co jest nie tak (errors.ftl), słowami przy stole
### (web_table.ftl), na planszach (web_cards.ftl, web_tiles.ftl) i gdzie indziej (web_*.ftl).

## Wszędzie

nav-label = Strony
nav-home = Strona główna
nav-home-link = Tenfold: strona główna
nav-learn = Nauka
nav-open = Otwarte stoły
nav-me = Moje partie
nav-settings = Ustawienia
ui-skip = Przejdź do treści
ui-dismiss = Zamknij tę wiadomość
ui-language = Język
# $theme: "system", "light" albo "dark"
ui-theme =
    { $theme ->
        [light] Motyw: jasny. Zmień
        [dark] Motyw: ciemny. Zmień
       *[system] Motyw: jak w urządzeniu. Zmień
    }
# $on: "yes" albo "no"
ui-why = Dlaczego?
ui-help = Zasady i klawisze
ui-sound =
    { $on ->
        [yes] Dźwięk jest włączony. Wyłącz
       *[no] Dźwięk jest wyłączony. Włącz
    }

trouble-title = Coś poszło nie tak
trouble-text = Tej strony nie da się pokazać. Twoje partie są bezpieczne.
trouble-again = Spróbuj ponownie
trouble-unreachable = Serwer nie odpowiada. Masz połączenie z internetem? Twoje partie są na nim zapisane.

## Elementy gry

piece-face-down = zakryta karta
# $tokens z $places żetonów waluty, $busts żetonów fiaska
piece-purse =
    { $tokens ->
        [one] 1 żeton { -currency(form: "dopelniacz") }
        [few] { $tokens } żetony { -currency(form: "dopelniacz") }
       *[many] { $tokens } żetonów { -currency(form: "dopelniacz") }
    } z { $places }{ $busts ->
        [0] { "" }
        [one] , 1 żeton { -bust(form: "dopelniacz") }
        [few] , { $busts } żetony { -bust(form: "dopelniacz") }
       *[many] , { $busts } żetonów { -bust(form: "dopelniacz") }
    }

## Kto gdzie siedzi

# Imię dla bota, który nie ma własnego. $number: miejsce, licząc od 0
seat-nickname =
    { $number ->
        [0] Moss
        [1] Pip
        [2] Juno
        [3] Wren
       *[4] Tove
    }
# Jak nazywa się bot. $bot: który; $name: jego własne imię, jeśli je ma
seat-bot =
    { $bot ->
        [random] { seat-nickname }
        [greedy] { seat-nickname }
        [careful] { seat-nickname }
        [expert] Ekspertka
       *[other] { $name }
    }
seat-open = wolne miejsce
seat-you = Ty
seat-program = Program
seat-program-named = { $name } (program)
# $number: licząc od 1
seat-person = Gracz { $number }

## Stoły na liście

# $game: "cards" albo "tiles"; $solo: "yes" albo "no"
list-game =
    { $game ->
        [tiles] Płytki
       *[cards] { $solo ->
            [yes] Karty, solo
           *[no] Karty
        }
    }
list-waiting =
    { $open ->
        [one] 1 wolne miejsce
        [few] { $open } wolne miejsca
       *[many] { $open } wolnych miejsc
    }
list-your-turn = Twoja tura
list-moves =
    { $moves ->
        [one] dotąd 1 ruch
        [few] dotąd { $moves } ruchy
       *[many] dotąd { $moves } ruchów
    }
list-won = Wygrana: { $names }
list-won-by-you = Twoja wygrana
list-no-winner = Bez rozstrzygnięcia

## Strona główna

home-title = Jeszcze jedna karta czy już dość?
home-text = Dwie gry o nazwie TEN. Kuś los kartami albo ułóż z płytek linię, która daje w sumie dokładnie dziesięć.
home-cards = Karty
home-cards-text = Odkrywaj karty, zakończ, zanim przekroczysz dziesięć, i zbieraj sekwencje w czterech kolorach. Od jednej do pięciu osób, pół godziny.
home-solo = Zagraj solo
home-solo-hint = Przeciwnik gra ściśle według zasad
# $name: przeciwnik solo; $target: liczba graniczna
home-solo-against = { $name }, liczba graniczna { $target }
home-bots = Z botami
home-bots-hint = Ty i dwa boty, od razu
home-friends = Ze znajomymi
home-friends-hint = Wystarczy link, bez konta
home-here = Jeden ekran
home-here-hint = Na zmianę, od 2 do 5 osób
home-more = Inne wydanie, więcej osób, inne boty…
home-tiles-more = Inny bot, kto zaczyna i nie tylko…
home-tiles = Płytki
home-tiles-text = Pojedynek: trzydzieści płytek na jednej płaszczyźnie. Wygrywa prosta linia własnych płytek, która daje w sumie dokładnie dziesięć.
home-rows = Jak dobiera się płytki
home-closed = Gra zamknięta
home-open = Gra otwarta
home-closed-text = Dobierasz płytki na ślepo, po jednej.
home-open-text = Twoje płytki leżą w rzędzie, widoczne dla obu stron, a ty bierzesz z jednego z końców.
home-tiles-bot = Z botem
home-tiles-bot-hint = Od razu
home-tiles-friend = Z kimś znajomym
home-tiles-here-hint = Na zmianę, 2 osoby
home-unfinished = Wróć do swoich partii
home-daily = Rozdanie dnia
# $where: "here" without a server
home-daily-text =
    { $where ->
        [here] Na każdy dzień jedno rozdanie, dla wszystkich to samo
       *[server] Raz dziennie to samo dla wszystkich: jak wypadniesz?
    }
# $count: days in a row
home-daily-streak =
    { $count ->
        [one] Jeden dzień z rzędu
        [few] { $count } dni z rzędu
        [many] { $count } dni z rzędu
       *[other] { $count } dnia z rzędu
    }
home-doors = Więcej
home-door-learn = Nauka
home-door-learn-text = Poznaj obie gry w kilka minut, grając
home-door-open-tables = Otwarte stoły
home-door-open-tables-text = Dosiądź się albo popatrz
home-door-puzzles = Zagadki
home-door-puzzles-text = Znajdź najlepszy ruch
home-door-me = Moje partie
home-door-me-text = Dokończ, obejrzyj, sprawdź wyniki
home-door-settings = Ustawienia
home-door-settings-text = Język, dźwięk, tempo, pomoce

## Otwarte stoły, moje gry

list-loading = Chwileczkę…
list-more-tables = Pokaż więcej
open-text = Stoły otwarte dla wszystkich. Zajmij wolne miejsce albo popatrz, jak grają inni.
open-waiting = Czekają na graczy
open-waiting-empty = W tej chwili nikt nie czeka. Otwórz stół widoczny dla wszystkich, a może ktoś się dosiądzie.
open-make = Nowy stół
open-playing = Teraz grają
open-playing-empty = Nie ma teraz żadnej partii, którą wszyscy mogą oglądać.
open-over = Niedawno zakończone
open-play = Zacznij partię
me-open-empty = Żadna partia na ciebie nie czeka.
me-over = Zakończone partie
me-over-empty = Nie masz jeszcze zakończonej partii. Każda, którą zagrasz, zostaje tutaj, ruch po ruchu.
me-figures = Twoje wyniki
# $value: liczba nad nią
me-games =
    { $value ->
        [one] partia
        [few] partie
       *[many] partii
    }
me-wins =
    { $value ->
        [one] wygrana
        [few] wygrane
       *[many] wygranych
    }
me-mean = punktów na partię
me-rating-people = ranking z ludźmi
me-rating-bots = ranking z botami
me-solo =
    Przeciwnik { $name }: wygrywasz { $wins } z { $games ->
        [one] 1 partii
        [few] { $games } partii
       *[many] { $games } partii
    }
me-ladder = Liczby graniczne
me-ladder-text = Liczba graniczna mówi, do jakiej sumy { $name } odkrywa karty. Wypełniona: pokonana. W obwódce: następna.
me-beaten = pokonana
me-standing = jeszcze niepokonana
me-mistakes = Twoje błędy
me-mistakes-text = Na czym tracisz najwięcej, i błędy do ćwiczenia

## Ustawienia

settings-name = Twoje imię
settings-name-text = Tak widzą cię inni przy stole. Do 30 znaków.
settings-theme = Motyw
settings-theme-system = System
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-sound = Dźwięk
settings-sound-text = Krótki i cichy: karta, płytka, { -bust }, wygrana.
settings-motion = Animacje
settings-motion-system = System
settings-motion-on = Tak
settings-motion-off = Nie
settings-motion-text = Karty fruwają, płytki się przesuwają; bez animacji po prostu są na miejscu.
settings-pace = Tempo pozostałych
settings-pace-slow = Wolne
settings-pace-normal = Zwykłe
settings-pace-fast = Szybkie
settings-pace-text = Jak długo widać turę bota albo innej osoby.
settings-obvious = Rób oczywiste rzeczy za mnie
settings-obvious-text = To, na co jest tylko jedna odpowiedź, dzieje się samo: pas, gdy nic nie da się kupić ani zalicytować, zapłata, gdy nie ma w czym wybierać.
settings-talk = Przeciwnicy się odzywają
settings-talk-text = Czasem bot powie coś o tym, co się wydarzyło. Ludzi słychać zawsze.
settings-aids = Pomoce
settings-aids-text = Karty: ryzyko { -bust(form: "dopelniacz") } przy następnej karcie, karty, które jeszcze zostały, i to, co da ci dana karta. Płytki: sumy linii i miejsca, które dają dziesięć.
settings-one-tap = Kładź płytki jednym dotknięciem
settings-one-tap-text = Na ekranie dotykowym pierwsze dotknięcie zwykle tylko wskazuje miejsce, a drugie kładzie płytkę.

devices-title = Inne urządzenie
devices-text = Nie ma tu kont. Hasło, które znasz tylko ty, przenosi twoje partie na inny telefon lub komputer.
devices-make = Utwórz hasło
devices-keep = Zapisz je: widać je tylko ten jeden raz. Nowe hasło unieważnia stare.
devices-typed = Hasło z innego urządzenia
devices-keep-others = Nie wylogowuj mnie na innych urządzeniach
devices-keep-others-text = Inaczej zostaną wylogowane, i słusznie, jeśli któreś przepadło.
devices-bring = Przenieś tu moje partie
devices-brought = Miło znów cię widzieć, { $name }.

sessions-title = Twoje urządzenia
sessions-text = Przeglądarki, z których tu zaglądasz, i dzień ostatniej wizyty w każdej z nich. Nic więcej o nich nie przechowujemy.
sessions-here = To urządzenie
sessions-seen = Ostatnia wizyta: { $day }
sessions-unknown = Inne urządzenie
sessions-end = Wyloguj
sessions-end-one = Wyloguj: { $name }
sessions-end-here = Wyloguj mnie tutaj
sessions-end-others = Wyloguj wszystkie inne
sessions-sure = Tak, wyloguj
sessions-stay = Nie, zostaję
sessions-can-return = Wrócisz za pomocą swojego hasła.
sessions-no-return = Nie masz jeszcze hasła: bez niego twoje partie i wyniki już tu nie wrócą.
sessions-ended = Wylogowano. Twoje miejsca mają nowe klucze.
sessions-ended-here = Wylogowano cię na tym urządzeniu.

forget-title = Co o tobie wiadomo
forget-text = Twoje imię i język, stoły, przy których siedzisz, wyniki partii, daty wizyt oraz rodzaje twoich urządzeń. Jeśli o tobie zapomnimy, znikniesz od tych stołów; rozegrane partie zostaną, bez twojego imienia.
forget-data = Pobierz
forget-me = Zapomnij o mnie
forget-sure = Tak, zapomnij o mnie
forget-not = Nie, zostaję
forget-done = Twoje dane są usunięte. Miło było cię gościć.

nowhere-title = Nic tu nie ma
nowhere-text = Adres jest błędny albo to, co tu było, już zniknęło.
