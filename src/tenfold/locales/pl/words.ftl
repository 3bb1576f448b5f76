### Słowa, z których powstają zdania: karty, żetony, wyliczenia.

# Tura, która poszła za daleko, gdziekolwiek o niej mowa: przypadki liczby pojedynczej, liczba mnoga
# w mianowniku, „Fiasko” na początku
-bust =
    { $form ->
       *[mianownik] fiasko
        [dopelniacz] fiaska
        [miejscownik] fiasku
        [narzednik] fiaskiem
        [mnoga] fiaska
        [tytul] Fiasko
    }

# Zmienne wszędzie tam, gdzie nazywa się kartę:
#   $card: jej kod; $kind, $colour, $number: czym jest
# Sama wartość stoi w mianowniku; .biernik i .dopelniacz to pozostałe przypadki, których potrzebują zdania.
card =
    { $kind ->
        [number] { colour.niebieska } { $number }
        [currency] karta waluty o wartości { $number }
        [numbered_wildcard] joker { $number } (dowolny kolor)
        [colour_wildcard] { colour } joker
        [super_wildcard] superjoker
        [token] żeton waluty
        [bust_token] żeton { -bust(form: "dopelniacz") }
       *[unknown] karta { $card }
    }
    .biernik =
    { $kind ->
        [number] { colour.niebieska-biernik } { $number }
        [currency] kartę waluty o wartości { $number }
        [numbered_wildcard] jokera { $number } (dowolny kolor)
        [colour_wildcard] { colour.niebieskiego } jokera
        [super_wildcard] superjokera
        [token] żeton waluty
        [bust_token] żeton { -bust(form: "dopelniacz") }
       *[unknown] kartę { $card }
    }
    .dopelniacz =
    { $kind ->
        [number] { colour.niebieskiej } { $number }
        [currency] karty waluty o wartości { $number }
        [numbered_wildcard] jokera { $number } (dowolny kolor)
        [colour_wildcard] { colour.niebieskiego } jokera
        [super_wildcard] superjokera
        [token] żetonu waluty
        [bust_token] żetonu { -bust(form: "dopelniacz") }
       *[unknown] karty { $card }
    }

# Tam, gdzie już wiadomo, co potrafi joker.
short-card =
    { $kind ->
        [numbered_wildcard] joker { $number }
       *[other] { card }
    }
    .biernik =
    { $kind ->
        [numbered_wildcard] jokera { $number }
       *[other] { card.biernik }
    }
    .dopelniacz =
    { $kind ->
        [numbered_wildcard] jokera { $number }
       *[other] { card.dopelniacz }
    }

a-card = { card }

# Sama wartość: rodzaj męski, jak „joker”; odmiana nazwana formą koloru niebieskiego.
colour =
    { $colour ->
        [B] niebieski
        [G] zielony
        [O] pomarańczowy
        [P] różowy
       *[other] dowolny
    }
    .niebieskiego =
    { $colour ->
        [B] niebieskiego
        [G] zielonego
        [O] pomarańczowego
        [P] różowego
       *[other] dowolnego
    }
    .niebieska =
    { $colour ->
        [B] niebieska
        [G] zielona
        [O] pomarańczowa
        [P] różowa
       *[other] dowolna
    }
    .niebieska-biernik =
    { $colour ->
        [B] niebieską
        [G] zieloną
        [O] pomarańczową
        [P] różową
       *[other] dowolną
    }
    .niebieskiej =
    { $colour ->
        [B] niebieskiej
        [G] zielonej
        [O] pomarańczowej
        [P] różowej
       *[other] dowolnej
    }
    .niebieskie =
    { $colour ->
        [B] niebieskie
        [G] zielone
        [O] pomarańczowe
        [P] różowe
       *[other] dowolne
    }
    .niebieskich =
    { $colour ->
        [B] niebieskich
        [G] zielonych
        [O] pomarańczowych
        [P] różowych
       *[other] dowolnych
    }

# To samo kilka razy, w bierniku. $count: ile razy
several-cards =
    { $count ->
        [one] { card.biernik }
        [few] { $count } { $kind ->
            [number] { colour.niebieskie } { $number }
            [currency] karty waluty o wartości { $number }
            [numbered_wildcard] jokery { $number } (dowolny kolor)
            [colour_wildcard] { colour.niebieskie } jokery
            [super_wildcard] superjokery
            [token] żetony waluty
            [bust_token] żetony { -bust(form: "dopelniacz") }
           *[unknown] karty { $card }
        }
       *[many] { $count } { $kind ->
            [number] { colour.niebieskich } { $number }
            [currency] kart waluty o wartości { $number }
            [numbered_wildcard] jokerów { $number } (dowolny kolor)
            [colour_wildcard] { colour.niebieskich } jokerów
            [super_wildcard] superjokerów
            [token] żetonów waluty
            [bust_token] żetonów { -bust(form: "dopelniacz") }
           *[unknown] kart { $card }
        }
    }

# „a, b i c” powstaje od początku: { a }, potem list-more, potem list-last.
list-more = { $list }, { $item }
list-last = { $list } i { $item }
list-none = nic

# Tytuł po pokonaniu liczby granicznej: rzeczy, żeby pasował do każdej osoby
rank-4 = Kamyk
rank-5 = Prom
rank-6 = Uliczna Lampa
rank-7 = Zegar
rank-8 = Mapa Szans
rank-9 = Latarnia Morska
rank-10 = Dziesiąty Cud Świata
