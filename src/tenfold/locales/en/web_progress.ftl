### The home of somebody who has been here before: what waits, what is due, the next step.

progress-title = Where you stand
# $count: games that go on; $turns: of them those where it is your turn
progress-waiting =
    { $turns ->
        [0] { $count ->
            [0] No game is waiting
            [one] 1 game goes on
           *[other] { $count } games go on
        }
        [one] Your turn in 1 game
       *[other] Your turn in { $turns } games
    }
progress-waiting-none = What you play is kept under “My games”.
progress-due =
    { $count ->
        [0] No mistakes are due
        [one] 1 mistake to practise
       *[other] { $count } mistakes to practise
    }
progress-puzzles = Puzzles
progress-puzzles-text = Find the best move
progress-mistakes-text = What your decisions cost, and how it develops
progress-not-reviewed =
    { $count ->
        [one] 1 game is not reviewed yet.
       *[other] { $count } games are not reviewed yet.
    }
# $value: victories that a hundred decisions cost
progress-loss = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $lately, $before: written
progress-better =
    { $game ->
        [tiles] Tiles
       *[cards] Cards
    }: lately 100 decisions cost you { $lately } victories, before that { $before }.
# $name: the next opponent of the ladder; $last: all were beaten
progress-next =
    { $last ->
        [yes] Once more: { $name }
       *[no] Next: { $name }
    }
# $of: against whom
progress-rating =
    { $game ->
        [tiles] Tiles
       *[cards] Cards
    }: { $of ->
        [people] rating { $value } against people
        [bots] rating { $value } against bots
       *[nobody] a rating comes after five games
    }
