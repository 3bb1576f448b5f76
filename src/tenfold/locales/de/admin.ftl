### Für alle, die einen Server betreiben: `tenfold admin`.

# Der Kopf einer Spalte, oder wovon eine Zeile handelt. Zustände und Spiele bleiben, wie man sie tippt.
admin-head =
    { $head ->
        [table] Tisch
        [status] Zustand
        [game] Spiel
        [moves] Züge
        [changed] letzte Änderung
        [people] Personen
        [made] angelegt
        [ending] Ende
        [person] Person
        [name] Name
        [language] Sprache
        [since] seit
        [seen] zuletzt da
       *[games] Partien
    }
admin-seat = Platz { $number }
admin-made-by = { $time } von { $person }
admin-moves = { $moves } ({ $entries } Einträge)
admin-won = { $reason }, gewonnen hat: { $winners }

## Was getan wurde, und was vorher gefragt wird

admin-closed = { $table } ist geschlossen.
admin-written =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } nach { $path } geschrieben.
admin-delete = { $table } endgültig löschen?
admin-deleted = { $table } ist gelöscht.
admin-forget = { $person } endgültig vergessen?
admin-forgotten =
    { $person } ist vergessen, an { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tischen
    }.
admin-signed-out = { $person } ist abgemeldet; beendete Sitzungen: { $sessions }.
admin-new-key = Personen, die seither nicht hier waren und keinen Schlüsselsatz haben: { $people }. Weiter?
admin-key-changed = Der Schlüssel ist gewechselt; Sitzungen bleiben, wie sie sind.
admin-steps = Gemachte Schritte: { $steps }.
admin-no-steps = Das Schema ist aktuell; es war nichts zu tun.
