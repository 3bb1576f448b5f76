### One’s own mistakes: what they cost, and practising them.

mistakes-title = Your mistakes
mistakes-intro = What your decisions have cost you, in games that were reviewed. Cost of 100: so many victories are lost by a hundred such decisions, compared with the best choice.
mistakes-where = Whose games
mistakes-kept = { $where ->
    [here] Games of this browser
   *[server] Games on the server
}
mistakes-off = No games are reviewed on this server: whoever runs it has switched reviews off.
mistakes-off-kept = What was found before is kept, and you can practise it.
mistakes-no-games = There is nothing to learn from yet: play a game to its end first.
mistakes-not-reviewed =
    { $count ->
        [one] 1 of your finished games is not reviewed yet.
       *[other] { $count } of your finished games are not reviewed yet.
    }
mistakes-review =
    { $count ->
        [one] Review it
       *[other] Review them
    }
mistakes-waiting =
    { $count ->
        [one] 1 game is being reviewed.
       *[other] { $count } games are being reviewed.
    }

## What is to be practised. $when: “in 3 days”

mistakes-practise = Practise now ({ $count })
mistakes-puzzles =
    { $count ->
        [one] 1 of them is a puzzle that you missed.
       *[other] { $count } of them are puzzles that you missed.
    }
mistakes-nothing = Nothing to practise: well played.
mistakes-later = Nothing to practise now. The next mistake comes back { $when }.
mistakes-learnt = { $learnt } of { $exercises } solved for good.

## The figures

mistakes-most = What you lose most at
mistakes-column-kind = Decisions
mistakes-column-loss = Cost of 100
mistakes-column-share = Share
mistakes-column-count = Number
mistakes-all = All
# $value: victories that a hundred decisions cost
mistakes-loss = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
mistakes-course = How it develops
# $games: how many each point stands for
mistakes-course-text =
    { $games ->
        [one] How many victories 100 decisions cost, game by game, the latest on the right.
       *[other] How many victories 100 decisions cost, { $games } games together, the latest on the right.
    }
mistakes-course-point =
    { $games ->
        [one] Game { $number }: { $loss }
       *[other] Games { $number } to { $last }: { $loss }
    }
mistakes-house = Compared with the bots
# $games: of each bot at least
mistakes-house-text = How many victories 100 decisions cost, measured in at least { $games } games for two between bots.
mistakes-you = You
mistakes-close =
    { $name ->
        [none] You lose less than all of them.
       *[other] Nearest to you: { $name }.
    }

## Practising

practice-title = Practise your mistakes
practice-where = Mistake { $number } of { $of }
practice-task =
    { $task ->
        [turn] It is your turn. Do you draw on, or do you stop, and for what?
        [bidding] It is an auction. What do you bid, or do you pass?
        [buying] You may buy. What do you buy, if anything?
        [paying] You have to pay. What do you spend?
       *[placing] It is your turn. Where does the tile go?
    }
practice-find = In the game you made a mistake here. Make a better move on the table.
practice-find-puzzle = You missed this puzzle. Make the best move on the table.
practice-right = Right.
# $before, $after: written
practice-wrong = Not the best move: with it your chance to win is { $after }, with the best one { $before }.
practice-worse = Not one of the best: it looked worse at first sight, and was not looked at closely.
practice-then = In the game: { $choice }.
practice-again = Try again
practice-show = Show what is better
practice-next = Next
practice-returns = It comes back { $when }.
practice-returns-puzzle = The puzzle comes back { $when }.
practice-learnt = You have solved it for good.
practice-over = Done for now.
practice-score = { $right } of { $of } right at the first try.
practice-end = Back to your mistakes
