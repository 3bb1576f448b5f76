### Przechowywanie partii z tego urządzenia i wysyłanie ich na serwer.

keep-title = Partie na tym urządzeniu
keep-text = Są zapisane w tej przeglądarce. Jeśli wyczyści ona swoje dane, przepadną; plik jest bezpieczny.
keep-to-games = Moje partie
keep-save = Zapisz wszystkie partie w pliku
# $games: wszystkie; $running: z nich niedokończone
keep-saved =
    { $games ->
        [0] Nie ma jeszcze partii do zapisania
        [one] Zapisano 1 partię
        [few] Zapisano { $games } partie
       *[many] Zapisano { $games } partii
    }{ $running ->
        [0] { "" }
        [one] , w tym 1 niedokończoną
        [few] , w tym { $running } niedokończone
       *[many] , w tym { $running } niedokończonych
    }.
keep-secrets = Plik zawiera też karty i płytki, które w niedokończonych partiach dopiero się pojawią: przekaż go dalej dopiero po ich zakończeniu.
keep-unreadable =
    { $count ->
        [one] 1 partii nie udało się odczytać i nie ma jej w pliku.
        [few] { $count } partii nie udało się odczytać i nie ma ich w pliku.
       *[many] { $count } partii nie udało się odczytać i nie ma ich w pliku.
    }
keep-open = Przywróć partie z pliku
# $added nowych, w tym $running niedokończonych; $known już tu było, $broken wierszy bez partii
keep-brought =
    { $added ->
        [0] Bez nowych partii
        [one] 1 nowa partia
        [few] { $added } nowe partie
       *[many] { $added } nowych partii
    }{ $running ->
        [0] { "" }
       *[other] { " " }(niedokończone: { $running })
    }{ $known ->
        [0] { "" }
       *[other] , już obecne: { $known }
    }{ $broken ->
        [0] { "" }
        [one] , 1 nieczytelny wiersz
        [few] , { $broken } nieczytelne wiersze
       *[many] , { $broken } nieczytelnych wierszy
    }.
keep-broken = Wiersz { $line }: { $why }
keep-send-text = Na serwerze zakończone partie są bezpieczne i można je analizować. Nie liczą się tam do rankingu.
keep-send =
    { $count ->
        [one] Wyślij na serwer 1 zakończoną partię
        [few] Wyślij na serwer { $count } zakończone partie
       *[many] Wyślij na serwer { $count } zakończonych partii
    }
keep-sending = Wysyłanie: { $sent } z { $of }
# $added nowych na serwerze, $known już miał, $refused nie przyjął
keep-sent =
    { $added ->
        [0] Serwer nie ma nowych partii
        [one] Serwer ma 1 nową partię
        [few] Serwer ma { $added } nowe partie
       *[many] Serwer ma { $added } nowych partii
    }{ $known ->
        [0] { "" }
       *[other] ; już tam były: { $known }
    }{ $refused ->
        [0] { "" }
       *[other] ; nieprzyjęte: { $refused }
    }.
keep-all-sent = Serwer ma wszystkie twoje zakończone partie.
keep-code = Twój kod do wysyłania partii
# $host: serwer
keep-code-text = Znajdziesz go w ustawieniach na { $host }.
keep-unanswered = { $host } nie odpowiada albo nie zna jeszcze tej strony: musi ją tam wpisać osoba, która prowadzi serwer. Twoje partie nadal są tutaj.
# $server: "yes" lub "no", czy można wysłać partie na serwer
local-remind =
    { $server ->
        [yes] Twoje partie są w tej przeglądarce i nigdzie indziej. Żeby nie przepadły, zainstaluj Tenfold na tym urządzeniu, zapisz je w pliku albo wyślij na serwer, gdy odpowie.
       *[no] Twoje partie są w tej przeglądarce i nigdzie indziej. Żeby nie przepadły, zainstaluj Tenfold na tym urządzeniu albo zapisz je w pliku.
    }
keep-forget-text = Partie rozegrane bez serwera są w tej przeglądarce i nigdzie indziej. Po usunięciu nikt ich nie przywróci.
keep-forget = Usuń
keep-forget-sure = Tak, usuń wszystkie
keep-forget-not = Nie, zostaw
keep-forgotten = Wszystkie partie na tym urządzeniu są usunięte.
home-code-title = Partie z innej strony
home-code-text = Jeśli grasz też na stronie bez serwera, kod przeniesie tu zakończone tam partie. Do niczego innego nie służy.
home-code-make = Utwórz kod
home-code-keep = Wpisz go tam w „Moje partie”. Widać go tylko raz; nowy kod zastępuje stary.
