### Stół gry karcianej.

## Czyja to tura i co jest do zrobienia

cards-stage = Środek stołu
cards-others = Pozostali
cards-you = Ty
cards-actions = Co możesz zrobić
cards-over = Koniec partii
# $who: "you" albo "named", gdy kilka osób dzieli jeden ekran; $name; $phase: co jest do zrobienia
cards-turn-mine =
    { $who ->
        [named] { $name }, { cards-task.dalej }
       *[you] { cards-task }
    }
# .dalej: to samo w środku zdania, po imieniu
cards-task =
    { $phase ->
        [bid] Twoja oferta
        [pay] Pora zapłacić
        [buy] Możesz kupić kartę
        [last_buy] Ostatnia szansa na zakup
        [bust] Ponosisz { -bust }!
       *[draw] Twoja tura
    }
    .dalej =
    { $phase ->
        [bid] twoja oferta
        [pay] pora zapłacić
        [buy] możesz kupić kartę
        [last_buy] ostatnia szansa na zakup
        [bust] ponosisz { -bust }!
       *[draw] twoja tura
    }
cards-turn-of =
    { $phase ->
        [bid] { $name } licytuje
        [pay] { $name } płaci
        [buy] { $name } może kupić kartę
        [last_buy] { $name } może kupić ostatnią kartę
        [bust] { $name } ponosi { -bust }!
       *[draw] Teraz gra { $name }
    }
# Co robić, dopóki na stole nie leży żadna karta. $left: ile kart jest w talii
cards-prompt =
    { $phase ->
        [buy] Wybierz podświetloną kartę z giełdy albo nic nie kupuj.
        [last_buy] Talia jest pusta. Wybierz z giełdy ostatnią kartę albo nic nie kupuj.
        [bust] Weź żeton { -bust(form: "dopelniacz") } albo wybierz zamiast niego podświetloną kartę z giełdy.
       *[draw] Odkryj pierwszą kartę.
    }
# Jak skończyła się poprzednia tura. $what: zdanie
cards-before = Wcześniej: { $what }
cards-waiting = { $who ->
    [you] Twoja tura
   *[other] Teraz gra { $name }
}
cards-watching = Oglądasz ten stół
cards-skip = Pomiń
cards-skip-hint = pokaż obecny stan
cards-not-sent = To nie dotarło. Spróbuj jeszcze raz.

## Obszar gry, wskaźniki, talia

cards-tableau = Odkryte karty
# $kind: "total" albo "currency"
cards-gauge =
    { $kind ->
        [currency] { -currency(form: "tytul") }
       *[total] Suma
    }
cards-gauge-value =
    { $kind ->
        [currency] { -currency(form: "tytul") } { $figure } z 10
       *[total] Suma { $figure } z 10
    }
cards-deck =
    { $left ->
        [0] Talia jest pusta
        [one] W talii została 1 karta
        [few] W talii zostały { $left } karty
       *[many] W talii zostało { $left } kart
    }
cards-odds-brief = ryzyko
cards-look-deck = Co zostało
cards-deck-left =
    { $left ->
        [0] Talia jest pusta
        [one] Zostało w talii: 1 karta
        [few] Zostało w talii: { $left } karty
       *[many] Zostało w talii: { $left } kart
    }

## Odkrywanie i koniec tury

cards-draw = Odkryj
cards-draw-first =
    { $left ->
        [one] ostatnia karta
        [few] w talii { $left } karty
       *[many] w talii { $left } kart
    }
# $busts z $left kart oznacza fiasko, czyli $percent ze stu
cards-draw-odds =
    { $busts ->
        [0] bez ryzyka { -bust(form: "dopelniacz") }
        [one] { -bust(form: "narzednik") } grozi 1 z { $left }
        [few] { -bust(form: "narzednik") } grożą { $busts } z { $left }
       *[many] { -bust(form: "narzednik") } grozi { $busts } z { $left }
    }
# $cards: cyfry, na przykład „3, 4, 2”; $count: ile ich jest
cards-numbers =
    { $count ->
        [0] Zakończ bez cyfr
        [one] Weź cyfrę { $cards }
       *[other] Weź cyfry: { $cards }
    }
# Po $tokens dla każdej z $others osób; $name: ta jedyna
cards-numbers-hint =
    { $tokens ->
        [0] potem możesz kupić
       *[other] { $others ->
            [one] { $name } dostaje { $tokens }
           *[other] inni dostają po{ "\u00A0" }{ $tokens }
        }
    }
cards-currency =
    { $tokens ->
        [0] Weź { -currency(form: "biernik") }
        [one] Weź 1 żeton
        [few] Weź { $tokens } żetony
       *[many] Weź { $tokens } żetonów
    }
# $count kart cyfr idzie na giełdę; $lost żetonów już się nie mieści
cards-currency-hint =
    { $lost ->
        [0] { cards-to-market }
       *[other] { $lost } ponad limit · { cards-to-market }
    }
cards-to-market =
    { $count ->
        [0] bez utraty kart
        [one] 1 karta na giełdę
        [few] { $count } karty na giełdę
       *[many] { $count } kart na giełdę
    }
cards-token = Weź żeton { -bust(form: "dopelniacz") }
cards-token-hint = biały, wart 3
cards-buy-nothing = Nie kupuj
cards-buy-nothing-hint = i zakończ turę
cards-you-have = Masz
# Jak czytać giełdę przy zakupach. $sign: "glow", "could" albo "change"
cards-legend =
    { $sign ->
        [glow] złota obwódka: wydłuża sekwencję
        [could] sam kontur: dotknij, aby zobaczyć, dlaczego nie
       *[change] co zmienia w punktach
    }

## Giełda i kolekcje

cards-market = Giełda
cards-market-count =
    { $count ->
        [0] pusta
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
# $offer: "none", "closed" (teraz nie pora), "no" (kupić nie można), "open", "run" (wydłuża sekwencję)
cards-cell-market =
    { $offer ->
        [none] { card }: nie ma na giełdzie
        [no] { card }, cena { $number }{ cards-copies }: nie możesz kupić
        [open] { card }, cena { $number }{ cards-copies }: możesz kupić{ cards-brings }
        [run] { card }, cena { $number }{ cards-copies }: możesz kupić, wydłuża sekwencję{ cards-brings }
       *[closed] { card }, cena { $number }{ cards-copies }
    }
# $change: "yes", gdy znane jest $points, np. "+2 punkty"
cards-brings =
    { $change ->
        [yes] : { $points }
       *[no] { "" }
    }
cards-copies =
    { $count ->
        [one] { "" }
        [few] , { $count } sztuki
       *[many] , { $count } sztuk
    }
# $state: "have", "wild" (stanąłby tam joker) albo "none"; $who: "you" albo "other"
cards-cell-owned =
    { $state ->
        [wild] { card }: zastępuje ją joker
        [none] { card }: brakuje
       *[have] { $count ->
            [one] { card }: { $who ->
                [you] masz ją
               *[other] jest w kolekcji
            }
            [few] { card }: { $count } sztuki, wszystkie poza jedną to { -currency }
           *[many] { card }: { $count } sztuk, wszystkie poza jedną to { -currency }
        }
    }
cards-cell-left =
    { $count ->
        [0] { card }: już nie ma
        [one] { card }: została 1
        [few] { card }: zostały { $count }
       *[many] { card }: zostało { $count }
    }
cards-collection =
    { $who ->
        [you] Twoja kolekcja
       *[other] { $name }
    }
cards-wildcards = Jokery
cards-back-to-mine = Wróć do swojej kolekcji
cards-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
cards-points-word =
    { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
# Czytane na głos obok imienia. $sign: "person", "bot", "opponent" albo "away"; $active: czy to jego tura
cards-rival =
    { $sign ->
        [bot] (bot)
        [opponent] (przeciwnik solo)
        [away] (nieobecność, gra bot)
       *[person] { "" }
    }{ $active ->
        [yes] , teraz gra
       *[no] { "" }
    }. Przyjrzyj się bliżej.
cards-tabs = Na co patrzysz
cards-tab =
    { $tab ->
        [market] Giełda
        [story] Przebieg
       *[mine] Kolekcja
    }

## Licytacja

cards-auction = Licytacja { short-card.dopelniacz }
# Co dzieje się z kimś w licytacji. $state: "bid", "pass", "spoken" (nie wiadomo), "now", "waiting"
cards-bidder =
    { $state ->
        [bid] { $amount }
        [pass] pas
        [spoken] już po
        [now] …
       *[waiting] { "" }
    }
cards-bid = Licytuj { $amount }
# $last: "yes", gdy po tobie nikt już nie licytuje
cards-bid-hint =
    { $last ->
        [yes] i joker jest twój za { $amount }
       *[no] płacisz { $amount }, jeśli nikt nie przebije
    }
cards-bid-less = Oferta o jeden niższa
cards-bid-more = Oferta o jeden wyższa
cards-bid-amount = Twoja oferta
cards-no-bid = Spasuj
cards-no-bid-hint = bez oferty

## Płacenie

cards-pay = Zapłać { $owed } za { short-card.biernik }
cards-pay-asking = …
cards-pay-short =
    { $missing ->
        [0] Wybierz, czym płacisz.
       *[other] Do zapłaty jeszcze { $missing }.
    }
cards-pay-too-much = To więcej, niż trzeba: wycofaj coś.
# $lost: nadpłata białymi żetonami
cards-pay-enough =
    { $lost ->
        [0] W sam raz.
        [one] Wystarczy; 1 z tego przepada.
        [few] Wystarczy; { $lost } z tego przepadają.
       *[many] Wystarczy; { $lost } z tego przepada.
    }
# $kind_of: "bust", "token", "spare" (druga taka sama) albo "card"
cards-pay-piece =
    { $kind_of ->
        [bust] żeton { -bust(form: "dopelniacz") }, wart 3
        [token] żeton { -currency(form: "dopelniacz") }, wart 1
        [spare] { card }, duplikat wart 1
       *[card] { card }, wartość 1, twoja jedyna sztuka
    }
cards-pay-tokens = Twoje żetony
cards-pay-spare = Duplikaty: nie tracisz punktów
cards-pay-cards = Inne karty, jeśli chcesz
cards-pay-confirm = Zapłać za { short-card.biernik }
cards-pay-with =
    { $count ->
        [0] wybierz, czym płacisz
       *[other] płacisz { $what }
    }
cards-pay-cancel = Wybierz inną

# Co daje oferta, zakup albo zapłata. $change: ze znakiem, np. "+2" albo "−5"; $points: bez znaku
cards-change =
    { $points ->
        [one] { $change } punkt
        [few] { $change } punkty
       *[many] { $change } punktów
    }
cards-left = Zostaje ci
cards-given =
    { $count ->
        [one] oddajesz 1 kartę
        [few] oddajesz { $count } karty
       *[many] oddajesz { $count } kart
    }
cards-tokens-end = Żetonami zapłacisz do { $amount }; więcej kosztuje karty
cards-tokens-none = Każda oferta kosztuje karty
# Dokłada $count kart, których strata jest najmniejsza
cards-pay-fill =
    { $count ->
        [one] Dołóż najtańszą kartę
        [few] Dołóż { $count } najtańsze karty
       *[many] Dołóż { $count } najtańszych kart
    }

## Dlaczego

# Co robi przeciwnik solo. $what: "draws" albo "bids"; $target: liczba graniczna
cards-why-opponent =
    { $what ->
        [bids] { $name } nie decyduje: ofertę wyznaczają zasady. W swojej turze o jeden więcej niż ty, w twojej tyle, ile możesz zapłacić; nigdy mniej niż 5 i nigdy ponad stan.
       *[draws] { $name } nie decyduje: odkrywa karty, aż suma wyniesie co najmniej { $target }, a potem bierze cyfry. { $target } to liczba graniczna.
    }
# Dlaczego oferty zaczynają się właśnie tu. $why: "least" (zasady) albo "more" (niż $highest, które daje $name)
cards-why-lowest =
    { $why ->
        [least] W grze solo nie wolno licytować poniżej { $lowest }.
       *[more] { $name } licytuje { $highest }: musisz przebić.
    }
cards-cannot-bid = Trzeba co najmniej { $lowest }, masz { $purse }.

## Koniec

cards-end-label = Jak się skończyło
# Podczas liczenia: kolor, który właśnie jest liczony
cards-counting =
    { $colour ->
        [B] Niebieski
        [G] Zielony
        [O] Pomarańczowy
       *[P] Różowy
    }
cards-count-skip = Pokaż wynik
# Punkty w wyliczeniu
cards-counted = { $who ->
    [you] { cards-you-counted } { $points }
   *[other] { $name } { $points }
}
cards-you-counted = ty
# Czytane na głos, gdy kolor jest policzony; $points: wyliczenie z cards-counted
cards-colour-told = { cards-counting }: { $points }.
# $winners: wyliczenie
cards-shared = Wspólne zwycięstwo: { $winners }!
# $who: "you", "lost" albo "other"; $name: kto wygrywa; $seats: "two" albo "many"; $more, $less: punkty
cards-verdict =
    { $who ->
        [you] Wygrywasz { $more } do { $less }!
        [lost] { $seats ->
            [two] Przegrywasz { $less } do { $more }
           *[many] Przegrywasz { $less } do { $more }; wygrywa { $name }
        }
       *[other] Wygrywa { $name }, { $more } do { $less }
    }
# Co przesądziło o wyniku. $how: "most" (więcej niż każdy inny kolor), "full" (z pełną sekwencją) albo "decided"; $more, $less: punkty za ten kolor
cards-reason =
    { $how ->
        [most] Największą różnicę zrobił kolor { colour }: { $more } do { $less }.
        [full] Przesądziła pełna sekwencja, kolor { colour }: { $more } do { $less }.
       *[decided] Przesądził kolor { colour }: { $more } do { $less }.
    }
cards-tie-solo = Tyle samo punktów, a przy remisie wygrywa { $name }.
cards-tie-money = Tyle samo punktów: przesądziła { -currency }, { $more } do { $less }.
# $more, $less: cards-tie-break jednej i drugiej strony
cards-tie-figure = Tyle samo punktów i { -currency(form: "dopelniacz") }; przesądziło: { $more } wobec { $less }.
# Gdy gra kończy się przed czasem; $points: wyliczenie z cards-counted
cards-stood = Stan partii: { $points }.
# $won: "yes" albo "no"; $target: liczba graniczna
cards-target =
    { $won ->
        [yes] Liczba graniczna { $target } pokonana.
       *[no] Liczba graniczna { $target } jest nadal do pokonania.
    }
# Rangi są rzeczami, żeby pasowały do każdej osoby
cards-rank = Twoja ranga: { $rank }
# Które miejsce ktoś zajął: przed imieniem.
cards-place = { $place }.
# Punkty za kolor, czytane na głos.
cards-line =
    { $points ->
        [one] punkt, kolor { colour }
        [few] punkty, kolor { colour }
       *[many] punktów, kolor { colour }
    }
cards-money = { -currency(form: "tytul") }: { $money }
# $figure: "owned", "used" albo "unused"
cards-tie-break =
    { $figure ->
        [used] { $count ->
            [one] 1 karta w sekwencjach
            [few] { $count } karty w sekwencjach
           *[many] { $count } kart w sekwencjach
        }
        [unused] { $count ->
            [one] 1 wolna cyfra
            [few] { $count } wolne cyfry
           *[many] { $count } wolnych cyfr
        }
       *[owned] { $count ->
            [one] 1 karta w kolekcji
            [few] { $count } karty w kolekcji
           *[many] { $count } kart w kolekcji
        }
    }
