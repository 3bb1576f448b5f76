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

# To, czym się płaci, gdziekolwiek o tym mowa: przypadki liczby pojedynczej, „Waluta” na początku
-currency =
    { $form ->
       *[mianownik] waluta
        [dopelniacz] waluty
        [biernik] walutę
        [tytul] Waluta
    }

# Zmienne wszędzie tam, gdzie nazywa się kartę:
#   $card: jej kod; $kind, $colour, $number: czym jest
# Sama wartość stoi w mianowniku; .biernik, .dopelniacz i .narzednik to pozostałe przypadki, których potrzebują
# zdania.
card =
    { $kind ->
        [number] { colour.niebieska } { $number }
        [currency] karta { -currency(form: "dopelniacz") } o wartości { $number }
        [numbered_wildcard] joker { $number } (dowolny kolor)
        [colour_wildcard] { colour } joker
        [super_wildcard] superjoker
        [token] żeton { -currency(form: "dopelniacz") }
        [bust_token] żeton { -bust(form: "dopelniacz") }
       *[unknown] karta { $card }
    }
    .biernik =
    { $kind ->
        [number] { colour.niebieska-biernik } { $number }
        [currency] kartę { -currency(form: "dopelniacz") } o wartości { $number }
        [numbered_wildcard] jokera { $number } (dowolny kolor)
        [colour_wildcard] { colour.niebieskiego } jokera
        [super_wildcard] superjokera
        [token] żeton { -currency(form: "dopelniacz") }
        [bust_token] żeton { -bust(form: "dopelniacz") }
       *[unknown] kartę { $card }
    }
    .dopelniacz =
    { $kind ->
        [number] { colour.niebieskiej } { $number }
        [currency] karty { -currency(form: "dopelniacz") } o wartości { $number }
        [numbered_wildcard] jokera { $number } (dowolny kolor)
        [colour_wildcard] { colour.niebieskiego } jokera
        [super_wildcard] superjokera
        [token] żetonu { -currency(form: "dopelniacz") }
        [bust_token] żetonu { -bust(form: "dopelniacz") }
       *[unknown] karty { $card }
    }
    .narzednik =
    { $kind ->
        [number] { colour.niebieska-biernik } { $number }
        [currency] kartą { -currency(form: "dopelniacz") } o wartości { $number }
        [numbered_wildcard] jokerem { $number } (dowolny kolor)
        [colour_wildcard] { colour.niebieskim } jokerem
        [super_wildcard] superjokerem
        [token] żetonem { -currency(form: "dopelniacz") }
        [bust_token] żetonem { -bust(form: "dopelniacz") }
       *[unknown] kartą { $card }
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
    .niebieskim =
    { $colour ->
        [B] niebieskim
        [G] zielonym
        [O] pomarańczowym
        [P] różowym
       *[other] dowolnym
    }
    .niebieskimi =
    { $colour ->
        [B] niebieskimi
        [G] zielonymi
        [O] pomarańczowymi
        [P] różowymi
       *[other] dowolnymi
    }

# To samo kilka razy. $count: ile razy; $role: czym jest w zdaniu, podmiotem ("subject", mianownik),
# tym, czym się płaci ("means", narzędnik), albo dopełnieniem ("object", biernik)
several-cards =
    { $role ->
        [subject] { $count ->
            [one] { card }
           *[many] { several-cards.biernik }
        }
        [means] { several-cards.narzednik }
       *[object] { several-cards.biernik }
    }
    .narzednik =
    { $count ->
        [one] { card.narzednik }
       *[many] { $count } { $kind ->
            [number] { colour.niebieskimi } { $number }
            [currency] kartami { -currency(form: "dopelniacz") } o wartości { $number }
            [numbered_wildcard] jokerami { $number } (dowolny kolor)
            [colour_wildcard] { colour.niebieskimi } jokerami
            [super_wildcard] superjokerami
            [token] żetonami { -currency(form: "dopelniacz") }
            [bust_token] żetonami { -bust(form: "dopelniacz") }
           *[unknown] kartami { $card }
        }
    }
    .biernik =
    { $count ->
        [one] { card.biernik }
        [few] { $count } { $kind ->
            [number] { colour.niebieskie } { $number }
            [currency] karty { -currency(form: "dopelniacz") } o wartości { $number }
            [numbered_wildcard] jokery { $number } (dowolny kolor)
            [colour_wildcard] { colour.niebieskie } jokery
            [super_wildcard] superjokery
            [token] żetony { -currency(form: "dopelniacz") }
            [bust_token] żetony { -bust(form: "dopelniacz") }
           *[unknown] karty { $card }
        }
       *[many] { $count } { $kind ->
            [number] { colour.niebieskich } { $number }
            [currency] kart { -currency(form: "dopelniacz") } o wartości { $number }
            [numbered_wildcard] jokerów { $number } (dowolny kolor)
            [colour_wildcard] { colour.niebieskich } jokerów
            [super_wildcard] superjokerów
            [token] żetonów { -currency(form: "dopelniacz") }
            [bust_token] żetonów { -bust(form: "dopelniacz") }
           *[unknown] kart { $card }
        }
    }

# Między jednościami a częściami dziesiątymi
decimal-mark = ,
# $value: gotowa liczba: „48”, „+6”, „−0,4”
percent = { $value }%

# „a, b i c” powstaje od początku: { a }, potem list-more, potem list-last.
list-more = { $list }, { $item }
list-last = { $list } i { $item }
list-none = nic

# Tytuł po pokonaniu liczby granicznej: rzeczy, żeby pasował do każdej osoby
rank-4 = Kamyk
rank-5 = Prom
rank-6 = Latarnia uliczna
rank-7 = Zegar
rank-8 = Mapa szans
rank-9 = Latarnia morska
rank-10 = Dziesiąty cud świata
