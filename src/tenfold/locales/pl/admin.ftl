### Dla osób, które prowadzą serwer: `tenfold admin`.

# Nagłówek kolumny albo to, o czym mówi wiersz. Stany i gry zostają tak, jak się je wpisuje.
admin-head =
    { $head ->
        [table] stół
        [status] stan
        [game] gra
        [moves] ruchy
        [changed] ostatnia zmiana
        [people] osoby
        [made] utworzono
        [ending] koniec
        [person] osoba
        [name] imię
        [language] język
        [since] od
        [seen] ostatnio
       *[games] partie
    }
admin-seat = miejsce { $number }
admin-made-by = { $time }, { $person }
admin-moves = { $moves } (wpisy: { $entries })
admin-won = { $reason }, wygrywa: { $winners }

## Co zrobiono i o co pyta się wcześniej

admin-closed = Stół { $table } jest zamknięty.
admin-written =
    { $games ->
        [one] Zapisano 1 partię
        [few] Zapisano { $games } partie
       *[many] Zapisano { $games } partii
    } w { $path }.
admin-delete = Usunąć { $table } na zawsze?
admin-deleted = Stół { $table } jest usunięty.
admin-forget = Zapomnieć { $person } na zawsze?
admin-forgotten =
    { $person }: zapomniano, przy { $tables ->
        [one] 1 stole
        [few] { $tables } stołach
       *[many] { $tables } stołach
    }.
admin-signed-out = { $person }: wylogowano; zakończone sesje: { $sessions }.
admin-new-key = Osoby, których od tego czasu tu nie było i które nie mają hasła: { $people }. Kontynuować?
admin-key-changed = Klucz jest zmieniony; sesje zostają bez zmian.
admin-steps = Wykonane kroki: { $steps }.
admin-no-steps = Schemat jest aktualny; nie było nic do zrobienia.
