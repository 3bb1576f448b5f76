### Puzzles: positions from games, with one thing to find.

## The page

puzzles-title = Puzzles
puzzles-intro = Positions from games of our opponents. Find the best move, and see what every move is worth.
puzzles-game = Which game
puzzles-where =
    { $where ->
        [here] Your answers are kept in this browser.
       *[server] Your answers are kept on the server.
    }
puzzles-rating = Rating
puzzles-no-rating = after a few answers
puzzles-best-streak = Best streak
puzzles-best-sprint = Best sprint
puzzles-ways = Play
puzzles-themes = By theme
puzzles-go-on = Go on: { $run }
# $solved of those that were tried; $puzzles: that there are
puzzles-theme-solved = { $solved } of { $tried } solved at the first try, { $puzzles } in all
puzzles-theme-new =
    { $puzzles ->
        [one] 1 puzzle
       *[other] { $puzzles } puzzles
    }
puzzles-day-text =
    { $state ->
        [solved] You have solved it. There is another one tomorrow.
        [missed] You have tried it. There is another one tomorrow.
       *[open] One for everybody, every day
    }
puzzles-streak-text = As many as you can. The first mistake ends it.
puzzles-sprint-text = Three minutes, three lives
# $count: that are due
puzzles-missed-text =
    { $count ->
        [0] Nothing is due. What you miss comes back here.
        [one] 1 puzzle is due again
       *[other] { $count } puzzles are due again
    }

## Kinds of runs, and themes with a line each. $theme: of a run of one theme

puzzle-run =
    { $kind ->
        [day] Puzzle of the day
        [streak] Streak
        [sprint] Sprint
        [missed] Missed ones again
       *[theme] { puzzle-theme }
    }
puzzle-theme =
    { $theme ->
        [stop] Stop or draw
        [reward] Which reward
        [bid] Bid or pass
        [pay] Paying
        [buy] Buying
        [deny] Take it away
        [win_in_one] Win in one
        [win_in_two] Win in two
        [guard] Guard
        [second_round] The second round
       *[none] All themes
    }
puzzle-theme-text =
    { $theme ->
        [stop] One more card, or is it enough?
        [reward] You stop. What do you take?
        [bid] How much is a wildcard worth to you?
        [pay] What can you do without?
        [buy] Which card of the market, if any?
        [deny] Somebody else needs it more than you.
        [win_in_one] One tile makes ten.
        [win_in_two] A tile that wins with the next one.
        [guard] The other would win. Be there first.
       *[second_round] Move a tile instead of laying one.
    }

## Playing one

puzzle-guide = The puzzle
puzzle-find = Make the best move on the table.
puzzle-right = Right.
puzzle-wrong = Not the best move.
# $before, $after: written
puzzle-cost = With it your chance to win is { $after }, with the best one { $before }.
puzzle-values = What every move is worth
puzzle-yours = your answer
puzzle-all-moves = Show all { $count } moves
# $value: the puzzle’s
puzzle-hard = This puzzle is rated { $value }.
# $after: one’s own; $change: with its sign
puzzle-rating = Your rating is { $after } ({ $change }).
puzzle-rated = It counts for your rating, which is shown after a few more.
puzzle-next = Next
puzzle-end = All puzzles

## How a run stands

puzzle-solved =
    { $count ->
        [one] 1 solved
       *[other] { $count } solved
    }
puzzle-lives =
    { $count ->
        [one] 1 life left
       *[other] { $count } lives left
    }
puzzle-time = Time left
puzzle-seconds = { $count } seconds left

## The end of a run

puzzle-over =
    { $why ->
        [time] Time is up
        [lives] { $kind ->
            [streak] The streak is over
           *[sprint] No lives left
        }
       *[done] Done
    }
puzzle-best =
    { $new ->
        [yes] That is your best.
       *[no] Your best is { $best }.
    }
# A streak forgives nothing; we do.
puzzle-kind-words =
    { $solved ->
        [0] The first one can be the hardest. The next streak is one press away.
        [one] One is a beginning.
       *[other] { $solved } in a row is no accident.
    }
puzzle-day-over = There is another one tomorrow.
puzzle-missed-none = Nothing is due now. What you miss comes back here.
puzzle-themes-done = You have been through all of them.
puzzle-missed-ones = To look at again
# $number: which of those that were missed
puzzle-look-at = { $number }. { puzzle-theme }
puzzle-back = Back to the result
puzzle-again =
    { $kind ->
        [streak] Another streak
        [sprint] Another sprint
       *[theme] Once more
    }
