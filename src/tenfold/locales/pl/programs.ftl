### Boty, które są programami: co się z nimi psuje i ich sprawdzian.

options-no-command = „{ $command }” nie wskazuje programu; powinno wyglądać jak „cmd:./mybot” albo „cmd:node bot.mjs”.

# To, co na koniec wypisał na standardowe wyjście błędów, następuje po każdym błędzie.
program-tail = { $told ->
        [yes] Jego standardowe wyjście błędów kończy się tak: { $stderr }
       *[no] { "" }
    }
program-cannot-start = Nie można uruchomić programu { $name }: { system-problem }. { program-tail }
program-not-ready = Program { $name } nie powiedział „ready” w ciągu { $seconds ->
        [one] 1 sekundy
        [few] { $seconds } sekund
       *[many] { $seconds } sekund
    }. Czy wysłał swoje wyjście (flush)? { program-tail }
program-other-protocol = Program { $name } mówi w wersji { $said } protokołu, a to jest wersja { $known }. { program-tail }
program-other-game = Program { $name } nie gra w { $game ->
        [cards] karty
       *[tiles] płytki
    }. { program-tail }
program-too-long = Program { $name } nie odpowiedział w ciągu { $milliseconds } ms. { program-tail }
program-long-line = Program { $name } wypisał ponad { $most } bajtów bez końca wiersza. { program-tail }
program-not-json = Program { $name } wypisał „{ $said }”, a to nie jest JSON; co jest dla ludzi, powinno iść na standardowe wyjście błędów. { program-tail }
program-unfit = Program { $name } powiedział „{ $said }”, a to nie pasuje: { $problem }. { program-tail }
program-unknown-type = Program { $name } powiedział coś typu „{ $said }”, który nie istnieje. { program-tail }
program-out-of-turn = Program { $name } powiedział „{ $said }”, a proszono o „{ $wanted }”. { program-tail }
program-unasked = Program { $name } powiedział „{ $said }”, o co nikt nie prosił. { program-tail }
program-wrong-id = Program { $name } odpowiedział na pytanie { $said }, a zadano { $asked }. { program-tail }
program-illegal = Program { $name } odpowiedział „{ $said }”, a to nie jest dozwolony ruch. { program-tail }
program-refuses = Program { $name } odmawia ({ $problem }): { $said } { program-tail }
program-ended = Program { $name } sam zakończył działanie z kodem { $code }. { program-tail }
program-closed = Program { $name } zamknął swoje standardowe wyjście. { program-tail }

## At a terminal

program-thinks = { $program } myśli…

## Sprawdzian

# Beside a bar that shows how many are done
check-positions = pozycje i partie
check-no-games = Program { $name } nie gra w żadną z gier: powinien wymienić „cards”, „tiles” albo obie.
check-phrase = Program { $name } mówi „{ $phrase }”, a to nie jest żadne z powiedzeń przy stole: { $known }.
check-value = Program { $name } podaje wartość ruchu „{ $move }”, który nie jest dozwolony.
check-does-not-quit = Program { $name } miał się zakończyć i tego nie zrobił.
check-quits-badly = Program { $name } miał się zakończyć i zrobił to z kodem { $code }.
check-sent = Wysłano:
check-said = Odpowiedź:
check-well = { $name }: { $positions ->
        [one] 1 pozycja
        [few] { $positions } pozycje
       *[many] { $positions } pozycji
    }, { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[many] { $games } partii
    }: wszystko w porządku, najwolniejsza odpowiedź { $milliseconds } ms.
check-failed = { $positions ->
        [one] 1 pozycja
        [few] { $positions } pozycje
       *[many] { $positions } pozycji
    }, { $games ->
        [one] 1 cała partia
        [few] { $games } całe partie
       *[many] { $games } całych partii
    }: { $failures ->
        [one] 1 błąd
        [few] { $failures } błędy
       *[many] { $failures } błędów
    }.
