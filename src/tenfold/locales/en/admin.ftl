### For whoever hosts a server: `tenfold admin`.

# A head of a column, or what a line is about. Statuses and games stay as they are typed.
admin-head =
    { $head ->
        [table] table
        [status] status
        [game] game
        [moves] moves
        [changed] last change
        [people] people
        [made] made
        [ending] ending
        [person] person
        [name] name
        [language] language
        [since] since
        [seen] seen
       *[games] games
    }
admin-seat = seat { $number }
admin-made-by = { $time } by { $person }
admin-moves = { $moves } ({ $entries } entries)
admin-won = { $reason }, won by: { $winners }

## What was done, and what is asked before

admin-closed = { $table } is closed.
admin-written =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } written to { $path }.
admin-delete = Delete { $table } for good?
admin-deleted = { $table } is deleted.
admin-forget = Forget { $person } for good?
admin-forgotten =
    { $person } is forgotten, at { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }.
admin-signed-out = { $person } is signed out; sessions ended: { $sessions }.
admin-new-key = People who have not been here since, and have no phrase: { $people }. Go on?
admin-key-changed = The key is changed; sessions stay as they are.
admin-steps = Steps made: { $steps }.
admin-no-steps = The schema is up to date; nothing was done.
