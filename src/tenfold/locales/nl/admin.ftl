### Voor wie een server beheert: `tenfold admin`.

# De kop van een kolom, of waar een regel over gaat. Toestanden en spellen blijven zoals je ze typt.
admin-head =
    { $head ->
        [table] tafel
        [status] toestand
        [game] spel
        [moves] zetten
        [changed] laatst gewijzigd
        [people] mensen
        [made] aangemaakt
        [ending] einde
        [person] persoon
        [name] naam
        [language] taal
        [since] sinds
        [seen] laatst hier
       *[games] partijen
    }
admin-seat = plaats { $number }
admin-made-by = { $time } door { $person }
admin-moves = { $moves } ({ $entries } regels)
admin-won = { $reason }, gewonnen door: { $winners }

## Wat er is gedaan, en wat er vooraf wordt gevraagd

admin-closed = { $table } is gesloten.
admin-written =
    { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    } geschreven naar { $path }.
admin-delete = { $table } voorgoed verwijderen?
admin-deleted = { $table } is verwijderd.
admin-forget = { $person } voorgoed vergeten?
admin-forgotten =
    { $person } is vergeten, aan { $tables ->
        [one] 1 tafel
       *[other] { $tables } tafels
    }.
admin-signed-out = { $person } is afgemeld; beëindigde sessies: { $sessions }.
admin-new-key = Mensen die sindsdien niet hier waren en geen sleutelzin hebben: { $people }. Doorgaan?
admin-key-changed = De sleutel is gewijzigd; sessies blijven zoals ze zijn.
admin-steps = Gezette stappen: { $steps }.
admin-no-steps = Het schema is bij; er was niets te doen.
