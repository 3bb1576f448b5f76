### Własne błędy: ile kosztują i jak je ćwiczyć.

mistakes-title = Twoje błędy
mistakes-intro = Ile kosztowały cię decyzje w przeanalizowanych partiach. Koszt 100: tyle wygranych zabiera sto takich decyzji w porównaniu z najlepszym wyborem.
mistakes-where = Które partie
mistakes-kept = { $where ->
    [here] Partie w tej przeglądarce
   *[server] Partie na serwerze
}
mistakes-off = Na tym serwerze nie analizuje się partii: wyłączono to w ustawieniach serwera.
mistakes-off-kept = To, co znaleziono wcześniej, zostaje i można to ćwiczyć.
mistakes-no-games = Nie ma jeszcze z czego się uczyć: najpierw rozegraj partię do końca.
mistakes-not-reviewed =
    { $count ->
        [one] 1 z twoich zakończonych partii nie jest jeszcze przeanalizowana.
        [few] { $count } z twoich zakończonych partii nie są jeszcze przeanalizowane.
       *[many] { $count } z twoich zakończonych partii nie jest jeszcze przeanalizowanych.
    }
mistakes-review =
    { $count ->
        [one] Przeanalizuj tę partię
        [few] Przeanalizuj te partie
       *[many] Przeanalizuj te partie
    }
mistakes-waiting =
    { $count ->
        [one] Trwa analiza 1 partii.
        [few] Trwa analiza { $count } partii.
       *[many] Trwa analiza { $count } partii.
    }

## Co trzeba ćwiczyć. $when: „za 3 dni”

mistakes-practise = Ćwicz teraz ({ $count })
mistakes-puzzles =
    { $count ->
        [one] W tym 1 nieudana zagadka.
        [few] W tym { $count } nieudane zagadki.
       *[many] W tym { $count } nieudanych zagadek.
    }
mistakes-nothing = Nie ma czego ćwiczyć: dobrze zagrane.
mistakes-later = Teraz nie ma czego ćwiczyć. Następny błąd wraca { $when }.
mistakes-learnt = Rozwiązane na dobre: { $learnt } z { $exercises }.

## Liczby

mistakes-most = Na czym tracisz najwięcej
mistakes-column-kind = Decyzje
mistakes-column-loss = Koszt 100
mistakes-column-share = Udział
mistakes-column-count = Liczba
mistakes-all = Wszystkie
# $value: wygrane, które kosztuje sto decyzji
mistakes-loss = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
mistakes-course = Jak to się zmienia
# $games: ile gier oznacza jeden punkt
mistakes-course-text =
    { $games ->
        [one] Ile wygranych kosztowało 100 decyzji, partia po partii, ostatnia po prawej.
        [few] Ile wygranych kosztowało 100 decyzji, po { $games } partie razem, ostatnie po prawej.
       *[many] Ile wygranych kosztowało 100 decyzji, po { $games } partii razem, ostatnie po prawej.
    }
mistakes-course-point =
    { $games ->
        [one] Partia { $number }: { $loss }
        [few] Partie od { $number } do { $last }: { $loss }
       *[many] Partie od { $number } do { $last }: { $loss }
    }
mistakes-house = W porównaniu z botami
# $games: co najmniej tyle gier każdego bota
mistakes-house-text = Ile wygranych kosztuje 100 decyzji, zmierzone w co najmniej { $games } partiach dwuosobowych między botami.
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
        [turn] Twoja tura. Odkrywasz dalej czy kończysz, a jeśli kończysz, co bierzesz?
        [bidding] Trwa licytacja. Ile dajesz, a może pas?
        [buying] Możesz kupować. Co kupujesz, jeśli w ogóle?
        [paying] Trzeba zapłacić. Co wydajesz?
       *[placing] Twoja tura. Gdzie trafia płytka?
    }
practice-find = W tej partii był tu twój błąd. Zrób na stole lepszy ruch.
practice-find-puzzle = Ta zagadka się nie udała. Zrób na stole najlepszy ruch.
practice-right = Dobrze.
# $before, $after: gotowe
practice-wrong = To nie najlepszy ruch: szansa na wygraną wynosi po nim { $after }, a po najlepszym { $before }.
practice-worse = To nie jeden z najlepszych: na pierwszy rzut oka jest gorszy i nie był bliżej badany.
practice-then = W partii: { $choice }.
practice-again = Spróbuj jeszcze raz
practice-show = Pokaż, co jest lepsze
practice-next = Dalej
practice-returns = Ten błąd wraca { $when }.
practice-returns-puzzle = Zagadka wraca { $when }.
practice-learnt = To już rozwiązane na dobre.
practice-over = Na razie to wszystko.
practice-score = Dobrze za pierwszym razem: { $right } z { $of }.
practice-end = Wróć do swoich błędów
