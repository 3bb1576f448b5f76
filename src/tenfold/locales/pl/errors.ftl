### Co może być nie tak. Po jednym zdaniu, prawdziwym w każdej grze: ruch może należeć do osoby, która czyta, albo nie.

## Ruchy, których nie da się odczytać

unreadable-token = „{ $token }” nie jest ruchem w tej grze.
unreadable-not-for-sale = „{ $token }” jest niemożliwe: kupić można tylko karty cyfr.

## Ruchy, na które nie pozwalają zasady: gra karciana

over = Partia jest skończona, więc ruchu „{ $token }” już nie ma.
illegal-no-such-move = Nie ma ruchu o numerze { $move }.
illegal-wrong-phase =
    „{ $token }” tu nie pasuje: { $phase ->
        [draw] teraz odkrywa się kartę albo kończy i bierze nagrodę.
        [bid] teraz się licytuje albo pasuje.
        [pay] najpierw trzeba zapłacić.
        [buy] teraz kupuje się kartę z giełdy albo pasuje.
        [last_buy] teraz kupuje się ostatnią kartę z giełdy albo pasuje.
        [bust] teraz bierze się żeton { -bust(form: "dopelniacz") } albo zamiast niego kupuje kartę.
        [place] teraz kładzie się płytkę.
        [move] teraz przenosi się płytkę.
       *[chance] teraz decyduje los.
    }
illegal-opponent = Przeciwnik w grze solo ma tu tylko jeden ruch, „{ $only }”, a „{ $token }” to inny.
illegal-card-not-left = W talii nie ma już { card.dopelniacz }.
illegal-deck-empty = Talia jest pusta, więc nie da się odkryć karty.
illegal-draw-first = Najpierw trzeba odkryć pierwszą kartę tury, dopiero potem można skończyć.
illegal-no-currency = Nie ma karty { -currency(form: "dopelniacz") } do wzięcia.
illegal-bid-too-low = Oferta { $amount } nie przebija najwyższej, która wynosi { $highest }.
illegal-bid-below-minimum = Oferta { $amount } jest za niska: w grze solo najniższa to { $minimum }.
illegal-bid-too-high = Oferta { $amount } jest za wysoka: zapłacić można najwyżej { $purse }.
illegal-bid-beyond-all = Żadna oferta nie przekracza { $most }.
illegal-not-in-market = Na giełdzie nie ma { card.dopelniacz }.
illegal-already-owned = W kolekcji jest już { a-card }, a tej samej karty nie kupuje się dwa razy.
illegal-too-expensive = Cena { card.dopelniacz } to { $price }, a zapłacić można najwyżej { $purse }.
illegal-token-or-purchase = Po tym { -bust(form: "miejscownik") } bierze się żeton albo kupuje kartę; spasować nie można.
illegal-payment-order =
    Na „{ $token }” jest już za późno: płaci się najpierw żetonami { -bust(form: "dopelniacz") }, potem żetonami { -currency(form: "dopelniacz") }, a na końcu
    kartami po kolei, i nigdy odwrotnie.
illegal-no-such-token = „{ $token }” jest niemożliwe: takiego żetonu nie ma.
illegal-card-not-owned = Nie ma { card.dopelniacz } do wydania.
illegal-wildcards-do-not-pay = Nie można wydać { card.dopelniacz }: w tym wydaniu nie płaci się jokerami.
illegal-no-duplicate = Nie można wydać { card.dopelniacz }: w licytacji solo z kart można wydać tylko duplikaty.
illegal-payment-falls-short = Po „{ $token }” nie dałoby się zapłacić do końca tego, co zostało: { $owed }.

## Ruchy, na które nie pozwalają zasady: gra w płytki

illegal-tile-not-left = Nie ma już płytki { $value } do dobrania.
illegal-first-tile-in-the-middle = Pierwsza płytka idzie na środek, na pole 0,0, a nie na { $x },{ $y }.
illegal-occupied = Na polu { $x },{ $y } leży już płytka.
illegal-touches-nothing = Płytka na polu { $x },{ $y } nie stykałaby się bokiem z żadną inną.
illegal-one-tile-left = W rzędzie została jedna płytka, a bierze się ją ruchem „left”.
illegal-must-move = Spasować nie można: jest płytka, którą da się przenieść.
illegal-no-tile-there = Na polu { $x },{ $y } nie ma płytki.
illegal-not-your-tile = Płytka na polu { $x },{ $y } należy do drugiej strony.
illegal-same-place = Płytka z pola { $x },{ $y } musi trafić w inne miejsce.
illegal-no-free-side = Płytki z pola { $x },{ $y } nie można wyjąć: żaden jej bok nie jest wolny.
illegal-holds-others = Płytki z pola { $x },{ $y } nie można wyjąć: bez niej pozostałe by się rozpadły.

## Ruchy wielu gier naraz

illegal-in-batch = W partii { $game } z serii, licząc od 0, ruch { $move } jest niedozwolony.

## Co ustala się przy stole

options-unknown-game = Nie ma gry o nazwie „{ $game }”; są: { $known }.
options-missing = Brakuje opcji „{ $option }”.
options-not-whole = Opcja „{ $option }” musi być liczbą całkowitą, a „{ $value }” nią nie jest.
options-below = Opcja „{ $option }” musi wynosić co najmniej { $lowest }, a { $value } to mniej.
options-outside = Opcja „{ $option }” musi wynosić od { $lowest } do { $highest }, a { $value } się w tym nie mieści.
options-not-true-or-false = Opcja „{ $option }” musi być true albo false, a „{ $value }” nie jest ani jednym, ani drugim.
options-unknown-value = Opcja „{ $option }” nie może być „{ $value }”; może być: { $known }.
options-unknown = Nie ma opcji o nazwie „{ $option }”.
options-target-without-solo = Liczba graniczna jest tylko w grze solo.
options-deck-not-cards = Opcja „deck” musi podawać przy każdej karcie liczbę sztuk.
options-deck-unknown-card = W talii jest „{ $card }”, a to nie jest karta.
options-deck-count = „{ $value }” nie może być liczbą sztuk { card.dopelniacz }: musi to być liczba całkowita od 0 do { $most }.
options-deck-size = Liczba kart w talii musi wynosić od 1 do { $most }, a tu wynosi { $count }.
options-no-edition-folder = Nie ma folderu { $path } z własnymi wydaniami (TENFOLD_EDITIONS).
options-edition-fails = Wydania z pliku { $path } nie da się użyć: { $problem }.
options-edition-id = Własne wydanie nie może się nazywać „{ $id }”. Nazwa ma małe litery, cyfry, - i _, najwyżej 30 znaków, i nie nosi jej żadne opublikowane wydanie.
options-edition-targets = W wydaniu „{ $id }” cele nie mogą być od { $lowest } do { $highest }: leżą między 1 a { $most }.
options-rows-in-closed-game = Rzędy płytek są tylko w grze otwartej.
options-rows-missing = Gra otwarta potrzebuje dwóch rzędów płytek.
options-rows-not-two = Opcja „rows” musi być listą dwóch rzędów.
options-row-not-fifteen = Rząd musi mieć po pięć płytek 1, 2 i 3, a „{ $row }” ich nie ma.
options-word = Słowo do tasowania może się składać tylko ze znaków drukowalnych, a ich limit to { $most }.
options-unknown-figure = Nie ma pomiaru o nazwie „{ $name }”; są: { $known }.
options-unknown-bot = Nie ma bota o nazwie „{ $name }”; są: { $known }.
options-unknown-bot-like = Nie ma bota o nazwie „{ $name }”; może chodzi o „{ $like }”.
options-opponents = Potrzeba przeciwników: { $needed }, po jednym na każde inne miejsce, a nie { $given }.
options-house-opponents = Wiele gier naraz przyjmuje przeciwników domu po imieniu; dla funkcji jest vectorization_mode="sync".
options-no-bot-file = Nie ma pliku { $path }, z którego można by wziąć bota.
options-bot-file-fails = Bota z { $path } nie da się wczytać: { $problem }.
options-no-bot-function = W pliku { $path } nie ma funkcji „{ $function }”, która mogłaby być botem.
options-bot-not-in-subset = { $name } jest oznaczony jako reguła, ale nie da się go skompilować. { $problem }
options-bot-parameters = { $name } jest oznaczony jako reguła. Bot tej gry przyjmuje ({ $wanted }) i zwraca int.

## Zapisy gier

record-line-too-long = Wiersz jest za długi: limit w bajtach to { $most }.
record-not-utf8 = To nie jest tekst UTF-8: błędny jest bajt { $byte }.
record-not-json = To nie jest JSON: { $problem }, w kolumnie { $column }.
record-nested-too-deep = To jest zbyt głęboko zagnieżdżone jak na zapis gry.
record-key-twice = Klucz „{ $name }” występuje dwa razy w jednym obiekcie.
record-not-a-number = „{ $value }” nie jest liczbą w JSON.
record-not-an-object = Zapis gry musi być obiektem JSON.
record-unknown-format = Format „{ $format }” jest nieznany; znany jest „{ $known }”.
record-missing = W zapisie gry brakuje „{ $name }”.
record-unknown-key = Zapis gry ma nieznany klucz „{ $name }”; własne klucze umieszcza się w „meta”.
record-not-text = „{ $name }” musi być tekstem.
record-not-a-mapping = „{ $name }” musi być obiektem JSON.
record-moves-not-a-list = „moves” musi być listą.
record-too-many-moves = Zapis liczący { $moves } ruchów jest dłuższy niż jakakolwiek partia według zasad; czytamy najwyżej { $most }.
record-part-too-long = „{ $name }” zajmuje więcej niż { $most } bajtów.
record-move-not-text = Ruch musi być tekstem, a „{ $token }” nim nie jest.
result-not-over = Zapis ma wynik, ale partia nie jest skończona.
result-missing = Partia jest skończona, ale zapis nie ma wyniku.
result-unknown-key = Wynik ma klucz „{ $name }”, którego ta gra nie zna.
result-incomplete = W wyniku brakuje „{ $name }”.
result-wrong = Wynik podaje, że „{ $name }” to { $told }, a naprawdę to { $true }.

# Gdzie zapis jest błędny, przed powodem
record-at-move = ruch { $number }
verify-records = zapisy gier
verify-none = { $path }: brak zapisu gry
verify-sum = { $path }: dobrych { $right }, błędnych { $wrong }

## Pliki i to, czego odmawia system. $problem: jedno z tych słów albo własne słowa systemu

system-problem =
    { $problem ->
        [missing] nie ma takiego pliku ani folderu
        [folder] to folder, a nie plik
        [denied] brak dostępu
        [refused] połączenie odrzucone
        [late] brak odpowiedzi na czas
        [full] brak miejsca
       *[other] { $problem }
    }
system-file =
    { $problem ->
        [missing] Nie ma pliku ani folderu { $path }.
       *[other] { $path }: { system-problem }.
    }
system-file-there = Plik { $path } już istnieje; --force go zastąpi.

## Tasowanie

shuffle-unreadable = Nie da się odczytać tasowania, które ujawnia zapis gry.
shuffle-commitment = Ujawniony sekret nie jest tym, który obiecano przed grą.
shuffle-option = Opcja „{ $name }” nie wynika z ujawnionego sekretu.
shuffle-card = Z tasowania wychodzi tu { $dealt }, a w zapisie jest { $token }.
