### Własne błędy: ile kosztują i jak je ćwiczyć.

mistakes-title = Twoje błędy
mistakes-intro = Ile kosztują cię decyzje w omówionych grach. Strata to różnica względem najlepszego wyboru, w procentach zwycięstwa.
mistakes-off = Na tym serwerze nie omawia się gier: wyłączono to w ustawieniach serwera.
mistakes-off-kept = To, co znaleziono wcześniej, zostaje i można to ćwiczyć.
mistakes-no-games = Nie ma jeszcze z czego się uczyć: najpierw rozegraj grę do końca.
mistakes-not-reviewed =
    { $count ->
        [one] 1 z twoich zakończonych gier nie jest jeszcze omówiona.
        [few] { $count } z twoich zakończonych gier nie są jeszcze omówione.
       *[many] { $count } z twoich zakończonych gier nie jest jeszcze omówionych.
    }
mistakes-review =
    { $count ->
        [one] Omów tę grę
        [few] Omów te gry
       *[many] Omów te gry
    }
mistakes-waiting =
    { $count ->
        [one] Trwa omawianie 1 gry.
        [few] Trwa omawianie { $count } gier.
       *[many] Trwa omawianie { $count } gier.
    }

## Co trzeba ćwiczyć. $when: „za 3 dni”

mistakes-practise = Ćwicz teraz ({ $count })
mistakes-nothing = Nie ma czego ćwiczyć: dobra gra.
mistakes-later = Teraz nie ma czego ćwiczyć. Następny błąd wraca { $when }.
mistakes-learnt = Rozwiązane na dobre: { $learnt } z { $exercises }.

## Liczby

mistakes-most = Na czym tracisz najwięcej
mistakes-column-kind = Decyzje
mistakes-column-loss = Strata na decyzję
mistakes-column-share = Udział
mistakes-column-count = Liczba
mistakes-all = Wszystkie
# $value: procent zwycięstwa
mistakes-loss = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
mistakes-course = Jak to się zmienia
# $games: ile gier oznacza jeden punkt
mistakes-course-text =
    { $games ->
        [one] Strata na decyzję, gra po grze, ostatnia po prawej.
        [few] Strata na decyzję, po { $games } gry razem, ostatnie po prawej.
       *[many] Strata na decyzję, po { $games } gier razem, ostatnie po prawej.
    }
mistakes-course-point =
    { $games ->
        [one] Gra { $number }: { $loss }
        [few] Gry od { $number } do { $last }: { $loss }
       *[many] Gry od { $number } do { $last }: { $loss }
    }
mistakes-house = Obok botów
# $games: co najmniej tyle gier każdego bota
mistakes-house-text = Strata na decyzję u każdego, zmierzona w co najmniej { $games } grach we dwoje między botami.
mistakes-you = Ty
mistakes-close =
    { $name ->
        [none] Tracisz mniej niż wszystkie boty.
       *[other] Najbliżej ciebie: { $name }.
    }

## Ćwiczenie

practice-title = Ćwicz swoje błędy
practice-where = Błąd { $number } z { $of }
practice-task =
    { $task ->
        [turn] Twoja tura. Odkrywasz dalej czy kończysz, a jeśli kończysz, to po co?
        [bidding] Trwa licytacja. Ile dajesz, a może pas?
        [buying] Możesz kupować. Co kupujesz, jeśli w ogóle?
        [paying] Trzeba zapłacić. Co wydajesz?
       *[placing] Twoja tura. Gdzie trafia płytka?
    }
practice-find = W tej grze był tu twój błąd. Zrób na stole lepszy ruch.
practice-right = Dobrze.
# $percent: zapisany
practice-wrong = To nie najlepszy ruch: traci { $percent } zwycięstwa.
practice-worse = To nie jeden z najlepszych: na pierwszy rzut oka jest gorszy i nie był bliżej badany.
practice-then = W grze: { $choice }.
practice-again = Spróbuj jeszcze raz
practice-show = Pokaż, co jest lepsze
practice-next = Dalej
practice-returns = Ten błąd wraca { $when }.
practice-learnt = To już rozwiązane na dobre.
practice-over = Na razie to wszystko.
practice-score = Dobrze za pierwszym razem: { $right } z { $of }.
practice-end = Wróć do swoich błędów
