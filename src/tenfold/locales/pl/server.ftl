### Czego serwer odmawia i dlaczego. Po jednym zdaniu do osoby, która o coś prosi.

## Przy stole

table-unknown = Tego stołu nie ma albo już go nie ma.
record-unknown = Tej partii tu nie ma albo już jej nie ma.
table-stale = Partia poszła tymczasem dalej; spójrz jeszcze raz i dopiero potem wybierz.
table-not-playing = Przy tym stole nie toczy się żadna partia.
table-has-begun = Partia już się zaczęła.
table-has-moved = Partii nie da się już odwołać: padł pierwszy ruch.
table-is-over = Partia jest już skończona.
table-not-over = Partia jeszcze się nie skończyła.
table-game-is-over = W tym miejscu partia jest skończona, więc nie da się stąd grać dalej.
table-not-your-turn = To nie twoja tura.
table-not-your-seat = To nie twoje miejsce.
table-not-the-owner = Może to zrobić tylko osoba, która otworzyła ten stół.
table-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
table-seat-taken = Tu już ktoś siedzi.
table-sits-already = Już siedzisz przy tym stole; pozostałe miejsca są dla innych.
table-sent-away = Osoba, która otworzyła ten stół, woli zagrać z kimś innym.
table-no-programs = Przy tym stole programy nie grają; decyduje o tym osoba, która otwiera stół.
table-waits-often = Masz już miejsca przy czekających stołach ({ $most }); najpierw zwolnij któreś.
table-not-somebody-elses = Na miejscu { $seat } nie siedzi nikt inny.
table-seats-open = Są jeszcze wolne miejsca.
table-only-bots = Co najmniej jedno miejsce musi być dla człowieka.
# $most: how many at once
table-watches-often = Boty grają już dla ciebie { $most } partie. Poczekaj, aż jedna się skończy.
table-bot-plays-on = Gra za ciebie bot; najpierw wróć na swoje miejsce.
table-not-away = Na tym miejscu nie gra teraz bot.
table-too-many-moves = Przy ruchu { $number } z tej serii to już nie twoja tura, więc żaden nie został wykonany.
table-no-take-back = Przy tym stole niczego się nie cofa.
table-cannot-take-back = Tego nie da się cofnąć: partia poszła już dalej.
table-log-full = Tyle tu cofano i zmieniano (wpisów: { $most }), że partię można już tylko dograć do końca.
table-nothing-to-take-back = Nie ma czego cofnąć.
table-nobody-to-ask = Nie ma tu kogo zapytać.
table-somebody-away = Nie ma kogoś, kto musiałby się zgodzić.
table-no-question = Nikt o nic nie pyta.
table-not-asked = To pytanie nie jest do ciebie albo ma już twoją odpowiedź.
table-question-stands = Najpierw trzeba odpowiedzieć na pytanie.
table-talks-much = Na razie wystarczy; odczekaj chwilę.
table-asked-often = To pytanie padło ostatnio już { $most } razy. Zapytaj ponownie, gdy gra potoczy się dalej.
table-taken-back-often = Ta decyzja była już cofana { $most } razy; teraz obowiązuje.
table-not-your-question = To pytanie zadał ktoś inny.
table-sits-often = Bardzo często siadasz przy tym stole; odczekaj trochę.
table-keys-often = Twoje miejsce bardzo często zmieniało przeglądarkę; odczekaj trochę.
table-invites-often = O kolejną partię można tu poprosić { $most } razy; teraz mogą zapytać inni albo otwórz nowy stół.
table-seat-held = To miejsce czeka na kogoś innego.
table-not-invited = Nikt nie prosił o kolejną partię.
table-no-such-move = Nie ma ruchu { $move }: w tej partii { $moves ->
        [one] jest 1 ruch
        [few] są { $moves } ruchy
       *[many] jest { $moves } ruchów
    }.
table-other-game = Pozycja, od której chcesz grać dalej, pochodzi z innej gry: { $game }.
table-being-played = Do tej samej pozycji doszło w partii, która jeszcze trwa. Dopóki się nie skończy, nie gra od tego miejsca dalej żaden bot, który ocenia jak ekspertka; możesz grać dalej z innymi albo za obie strony.

## Analizy

review-off = Na tym serwerze nie analizuje się partii.
review-not-over = Przeanalizować można tylko partię rozegraną do końca.
review-queue-full = Zbyt wiele partii czeka na analizę; spróbuj ponownie za chwilę.
review-failed = Tej partii nie udało się przeanalizować; możesz poprosić jeszcze raz.

## Podpowiedzi

hint-off = Na tym serwerze nie ma podpowiedzi.
hint-over = Partia jest skończona; analiza powie, co byłoby lepsze.
hint-watching = O to, co zrobiłaby ekspertka, może zapytać tylko ktoś, kto tu gra.
hint-not-here = Przy tym stole nie ma podpowiedzi: nie wszyscy grający zgodzili się na nie wcześniej.
hint-not-your-turn = To nie twoja kolej, więc nie ma o czym decydować.
hint-no-bot = Ruchu { $number } nie wykonał bot.
hint-program = Tylko boty tej gry mówią dlaczego. To jest osobny program.
hint-too-many = Tyle podpowiedzi naraz to za dużo; zapytaj za chwilę.
hint-busy = O podpowiedzi pyta teraz zbyt wiele osób; zapytaj za chwilę.
hint-failed = Ekspertka też nie wie; coś poszło nie tak.
expert-being-played = Do tej samej pozycji doszło w partii, która jeszcze trwa. Dopóki się nie skończy, nikt nie dowie się, co jest tam najlepsze.

## Osoby

person-unknown = Nikogo takiego tu nie ma.
person-empty-name = Imię musi mieć co najmniej jedną literę.
person-unknown-phrase = To hasło do nikogo nie należy; sprawdź każde słowo.
person-unknown-session = Nie ma takiego zalogowania albo już się zakończyło.
person-stays-as-it-is = To, czy ktoś jest człowiekiem, czy programem, podaje się raz, na początku, i tak już zostaje.

## Wiadomości i zapytania

message-hello-first = Pierwszą wiadomością musi być „hello”.
message-unreadable = Wiadomości nie da się odczytać: { $problem }.
message-id-used = Z tym identyfikatorem wysłano już od ciebie inne polecenie; każde potrzebuje własnego.
request-other-site = Zapytanie pochodzi ze strony innego serwisu.
request-unknown-host = Ten serwer nie jest znany pod nazwą „{ $host }”. Kto go prowadzi, może dodać tę nazwę do ustawienia „hosts”.
request-wrong = Zapytanie jest błędne: { $problem }.
options-seats-differ = Ta gra wymaga { $expected ->
        [one] 1 miejsca
        [few] { $expected } miejsc
       *[many] { $expected } miejsc
    }, a liczba miejsc przy stole to { $seats }.

## Sam serwer

server-unknown-bot = Nie ma bota o nazwie „{ $name }”.
server-unknown-database = Nie ma bazy danych rodzaju „{ $scheme }”; są: sqlite, postgresql.
server-needs-postgres = PostgreSQL wymaga dodatku „postgres”: pip install "tenfold[postgres]".
server-workers-need-postgres = Kilka procesów wymaga PostgreSQL: SQLite należy tylko do jednego.
server-address = Serwer nie może nasłuchiwać pod adresem { $address }: { $problem }.
server-bad-settings = Ustawienia są błędne: { $problem }.
server-bad-host = W ustawieniu „hosts” jest „{ $host }”, a to nie jest nazwa hosta taka jak ten.example.org albo *.example.org.
server-bad-site = W ustawieniu „sites” jest „{ $site }”, a to nie jest sam protokół i nazwa hosta, jak https://site.example.org albo http://localhost:8000.
server-program-name = Program „{ $name }” nazywa się tak jak jeden z botów tej gry. Nadaj mu inną nazwę w ustawieniu „programs”.
metrics-token = Te liczby są tylko dla tych, którzy mają token; tak mówią ustawienia „metrics” i „metrics_token”.
metrics-off = Ten serwer nie podaje liczb; tak mówi ustawienie „metrics”.
network-none = To urządzenie nie jest w żadnej sieci.
network-closed = Nie można wpuścić urządzeń z sieci pod adresem { $address }: { $problem }.
network-not-yours = Tylko ktoś przy komputerze, na którym działa serwer, może wpuścić jego sieć.
server-database-fails = Baza danych nie odpowiada albo nie może zapisywać: { $problem }. Spróbuj za chwilę.
server-outcome-unknown = Baza danych nie powiedziała, czy zapisała: { $problem }. Sprawdź, zanim spróbujesz ponownie.
server-newer-database = Bazę danych zmieniła nowsza wersja Tenfold (krok { $step }; ta zna kroki do { $known }). Użyj tamtej wersji albo przywróć wcześniejszą kopię zapasową.
server-too-many-requests = Za dużo zapytań; odczekaj chwilę.
server-too-many-connections = Za dużo połączeń z twojego adresu; zamknij jedno i spróbuj ponownie.
server-too-many-messages = Za dużo wiadomości; połączenie zostaje zamknięte.
server-too-slow = Połączenie nie nadąża za grą; wróć, gdy będzie szybsze.
server-full = Serwer jest pełny; spróbuj później.

## Dla osoby, która go prowadzi

admin-which-tables = Podaj stoły albo wpisz --all.
admin-no-database = W { $path } nie ma bazy danych.

## Ćwiczenie własnych błędów

practice-unknown = Nie masz takiego błędu do ćwiczenia.
practice-unfinished = Ta zapłata nie jest pełna.

## Partie, które wracają do domu

home-full = Z twoich urządzeń przechowujemy tu tyle partii: { $most }, i nie więcej.
home-no-shuffle = W zapisie nie ma tasowania, więc nikt nie może go sprawdzić.
home-not-over = Partia jeszcze się nie skończyła.
home-nobody = W tę partię grały same boty: jest niczyja.
home-unknown-code = Nikt tu nie ma tego kodu albo już go nie ma.
home-code-needed = Spod innego adresu partie wracają z kodem: swój znajdziesz tutaj w ustawieniach.

## Rozdanie dnia

daily-sealed = To rozdanie dnia, które inni mogą jeszcze rozegrać. Dopóki się nie zamknie, widzi je tylko ten, kto je rozgrywa.
daily-closed = To rozdanie dnia jest zamknięte.
daily-no-abort = Rozdanie dnia zaczyna się raz. Możesz się poddać albo grać dalej, dopóki się nie zamknie.
daily-no-rematch = Drugiej takiej partii dziś nie ma. To samo rozdanie możesz rozegrać jeszcze raz dla ćwiczenia.
daily-played = To rozdanie dnia masz już za sobą. Możesz rozegrać je jeszcze raz dla ćwiczenia.
daily-not-played = Co wyszło z tego rozdania dnia, zobaczysz, gdy je rozegrasz albo gdy zostanie zamknięte.
daily-first-attempt-first = Rozegraj swoją pierwszą próbę do końca, a potem możesz ćwiczyć to rozdanie dnia.
daily-unknown = Na ten dzień nie ma rozdania dnia.

## Zagadki

puzzles-unknown = Nie ma takiej zagadki.
puzzles-unknown-run = Nie masz takiej serii zagadek.
puzzles-other-theme = Taka seria nie ma tematu „{ $theme }”.
puzzles-none = Nie ma tu takich zagadek.
puzzles-nothing-due = Żadna z zagadek, których nie udało ci się rozwiązać, nie jest teraz do powtórki.
puzzles-not-current = Ta seria jest teraz przy innej zagadce.
puzzles-run-over =
    { $why ->
        [time] Czas tej serii minął; odpowiedź się nie liczy.
        [lives] Ta seria skończyła się twoim ostatnim błędem.
       *[done] Ta seria jest skończona: nie ma w niej więcej zagadek.
    }
