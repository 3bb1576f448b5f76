### A review: skill, luck, and what would have been better.

review-unfinished = A game that is still running is not reviewed.
review-no-such-game = There is no game { $number } in this file: it has { $games ->
        [one] 1
       *[other] { $games }
    }.
review-no-games = There is no game in this file.

## The page and the text

review-title = Review
# $number: of the game in its file; $names: a list of the players
review-heading = Game { $number }: { $names }
review-level = { $level ->
    [quick] A quick look
    [deep] A deep look
   *[normal] A usual look
}
review-games = games reviewed
review-course = How the game went
review-course-text = What each player could expect of the victory, before the first move and after every one. A triangle is an error, a number one of the moves that decided the game.
# A share of a victory, written: “48”, “+6”, “−0.4”
review-percent = { $value }%
review-share = { $name }: { $percent } after move { $number }
review-sum = Skill and luck
review-sum-text = For every player the parts add up to the result: a whole victory is 100%.
# A part of the sum
review-part = { $part ->
    [start] at the start
    [luck] luck
    [errors] own errors
    [given] gifts from others
    [residual] seen better later
    [adjusted] result without luck
   *[result] result
}
# $count: decisions that count, $left: those that do not
review-counted =
    { $count ->
        [0] No decision counts
        [one] 1 decision counts
       *[other] { $count } decisions count
    }; { $left ->
        [0] none was left out
        [one] 1 was forced or made no difference
       *[other] { $left } were forced or made no difference
    }.
review-moments = What decided the game
review-no-moments = No single move decided it.
# What chance gave. $probability, $percent: written
review-moment-chance = { $told } The chance of that was { $probability }; for { $name } it changed { $percent }.
review-moment-error = { $name }: { $choice }. { $mark }, { $percent }.
review-gifts = Who gave what to whom
review-gifts-text = Row by row: what a player’s errors changed for everybody, in percent of a victory. In the diagonal stands what they cost that player.
review-decisions = Decisions worth a second look
review-no-decisions = Nothing to find fault with, as far as can be told.
review-move = Move { $number }
review-mark = { $mark ->
    [small] Small error
    [clear] Clear error
   *[grave] Grave error
}
review-kind = { $kind ->
    [drawing] drawing too long
    [stopping] stopping too early
    [reward] numbers or { -currency }
    [bidding] bidding
    [buying] buying
    [paying] paying
    [missed_win] missed win
    [missed_block] missed block
    [second_round] second round
   *[placing] placing
}
review-candidate = { $choice }: { $percent }
review-played = as played
review-uncertain = ± { $percent }

## Many games

review-summary = All games
review-summary-text = Errors and luck in percent of a victory, with 95% intervals over games. Mean error: of the decisions that count.
review-column-player = player
review-column-games = games
review-column-result = result
review-column-luck = luck
review-column-adjusted = without luck
review-column-decisions = decisions
review-column-error = mean error
review-column-errors = errors a game
review-column-given = given by others
review-column-marks = small / clear / grave
review-stopped = stopped after { $games ->
        [one] 1 game; it is reviewed
       *[other] { $games } games; they are reviewed
    }

## What could be chosen. $card: a card; $cell, $from: cells

review-choice-draw = draw
review-choice-numbers = stop and take the numbers
review-choice-currency = stop and take the { -currency }
review-choice-bid = bid { $amount }
review-choice-pass = pass
review-choice-buy = buy the { card }
review-choice-buy-nothing = buy nothing
review-choice-token = keep the { -bust } token
# $pieces: a list
review-choice-spend = pay with { $pieces }
review-choice-place = place the tile on { $cell }
review-choice-left = place the left tile on { $cell }
review-choice-right = place the right tile on { $cell }
review-choice-move = move the tile from { $from } to { $cell }

## Why. $percent: a whole number

review-points = { $points ->
    [0] no point
    [one] 1 point
   *[other] { $points } points
}
review-bust-odds = { $percent ->
    [0] The next card cannot { -bust }.
   *[other] The next card { -bust }s in { $percent }% of cases.
}
review-take-numbers = { $points ->
    [0] Taking the numbers adds no point yet.
   *[other] Taking the numbers adds { review-points }.
}
review-pays-others = It pays each of the others { tokens }.
review-take-currency = Taking the { -currency } brings { tokens }.
review-wildcard-adds = { $points ->
    [0] The { short-card } adds no point yet.
   *[other] The { short-card } adds { review-points } at once.
}
review-last-bid = Nobody bids after this.
review-others-can-bid = Whoever bids later can go up to { $amount }.
review-bid-costs = A bid of { $amount } is more than it is worth here.
review-leaves-it = Passing leaves it to { $name } for { $amount }.
review-cheap-bid = It might have been had for { $amount }.
review-purchase = The { card } costs { $price } and changes the score by { $points }.
review-purchase-cards = Paying for it takes { $cards ->
        [one] a card
       *[other] { $cards } cards
    } from the collection.
review-payment-points = This payment gives away { review-points } that another one keeps.
review-wins-at-once = A tile on { $cell } makes ten and wins at once.
review-threat-stays = { $name } can still win on { $cell } with a { $value }: the right tile comes in { $percent }% of cases.
review-threat-opened = Now { $name } can win on { $cell } with a { $value }: the right tile comes in { $percent }% of cases.
review-answers-it = A tile on { $cell } prevents that.
review-makes-threats = It would threaten to win on { $count ->
        [one] 1 more cell
       *[other] { $count } cells at once
    }.
# $choice: one of those above
review-verdict = Better: { $choice }, worth { $percent }% of a victory more.
