### The study page: a finished game beside its review.

study-title = Review: { $names }
study-summary = The game in a line
study-tabs = About this game
study-tab =
    { $tab ->
        [move] Move
        [mistakes] Mistakes
       *[game] Game
    }
# $number: of the move; $choice: what was done; $before, $after: what chance that left, written
study-worst = Move { $number } cost most ({ $choice }): the chance to win fell from { $before } to { $after }.
study-habit = Most frequent mistake: { $kind } ({ $count } times).
study-turned = The game turned at move { $number }.
# under the result, as a link to the review; $count: one’s own mistakes
study-practise =
    { $count ->
        [0] No mistakes: look at the review
        [one] 1 mistake to practise
       *[other] { $count } mistakes to practise
    }
# $choice: what was done, in the words of a button
study-made =
    { $who ->
        [you] You chose: { $choice }
       *[other] { $name } chose: { $choice }
    }
study-find-there = Press it on the board or below.
study-show = Show what is better
study-own = Only my mistakes
study-next-mistake = Next mistake →
study-where = mistake { $number } of { $of }
study-to-mistakes =
    { $count ->
        [one] 1 mistake →
       *[other] { $count } mistakes →
    }
study-legend = Under the curve: ?! small, ? clear, ?? grave error; ✦ great luck, ✧ great bad luck.

## Where a review is made

study-here = Review it in this browser
study-here-text = This browser can review the game itself. Others see only what the server finds.
study-stop = Stop
study-made-here = Worked out in this browser.
study-closer = Look closer
study-closer-runs = Looking closer: { $percent }%
