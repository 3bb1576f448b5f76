### Co mówi terminal, który siada do stołu na serwerze.

## Droga. $link, $address: jak wpisano; $server: jego adres

join-wrong-link = „{ $link }” nie jest linkiem do stołu. Powinien wyglądać tak: https://ten.example.org/t/k3v9x2m4ap
join-not-there = { $server } nie odpowiada: { system-problem }.
join-not-tenfold = Pod adresem { $server } coś jest, ale nie serwer Tenfold.
join-other-rules = Serwer i ten terminal nie grają według tych samych zasad: jedno z nich jest starsze. Zainstaluj tę samą wersję albo graj w przeglądarce.
join-line-gone = Serwer nie odpowiada od { $minutes } min. Wrócisz tym samym poleceniem; miejsce czeka na ciebie.
join-cannot-remember = Nie można zapamiętać twojego miejsca w { $path } ({ $reason }). Dopóki tu jesteś, to nie przeszkadza.
join-going = Łączenie z { $server } …
join-at-the-table = { $game ->
    [tiles] Stół z płytkami
   *[cards] Stół z kartami
}: { $names }.
join-name = Twoje imię? Enter oznacza „{ $usual }”
join-usual-name = Gość
join-which-seat = Które miejsce? Enter wybiera numer 1
join-seat = Miejsce { $seat }
join-full = Wszystkie miejsca są zajęte.
join-has-begun = Partia zaczęła się bez ciebie.
join-watch-or-leave = Enter: przyglądaj się, q: wyjdź
join-you-sit = Siedzisz przy stole jako { $name }.
join-you-watch = Przyglądasz się partii.
join-ended = Ta partia już się skończyła.

## Przy stole

join-waits = Teraz: { $names }
join-waits-for-seats = { $count ->
    [one] Brakuje jeszcze 1 gracza
    [few] Brakuje jeszcze { $count } graczy
   *[many] Brakuje jeszcze { $count } graczy
}
join-share = Inni przychodzą tym samym linkiem: { $link }
join-clock = Pozostały czas: { $times }.
join-time = { $name } { $time }
join-agree = Zgadzasz się? t albo n
join-yes = t y tak
join-no = n nie
join-asked = Pytanie zadane; teraz odpowiadają inni.
join-draw-offered = Remis został zaproponowany.
join-back = Połączenie wróciło.
join-too-late = Za późno.
join-seat-back = Miejsce znów należy do ciebie.
join-sit-no-more = Już tu nie grasz.
join-resign = Poddajesz się? t albo n
join-again = Następna partia? Enter pyta innych, q wychodzi
join-called-off = Stół został odwołany.
join-bye = Do widzenia. Partia toczy się dalej; wrócisz poleceniem: tenfold terminal --join { $link }
join-slash = Przy tym stole możesz też powiedzieć i zrobić:
join-do-draw = Zaproponuj remis
join-do-resign = Poddaj się
join-not-said = / pokazuje, co można powiedzieć i zrobić.
