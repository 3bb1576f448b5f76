### A review: skill, luck, and what would have been better.

review-unfinished = A game that is still running is not reviewed.
review-broke = Game { $number } cannot be reviewed, and that is our fault: { $problem }. The others are not touched by it.
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
    [quick] Depth: quick
    [deep] Depth: deep
   *[normal] Depth: normal
}
# A game in one sentence. $played, $verdict: as in judging/game_verdict.py; $like: the opponent who plays as well
review-in-short = { review-played-like }; { review-luck-did }.
review-played-like = { $who ->
    [you] { $played ->
        [few] Too few of your decisions can be judged
        [unclear] How well you played is hard to tell here
        [worse] Your mistakes cost more than any opponent’s here
        [like] You played like { review-like }
        [nearly] You played almost as well as { review-like }
       *[as_well] You played as well as { review-like }
    }
   *[other] { $played ->
        [few] Too few of { $name }’s decisions can be judged
        [unclear] How well { $name } played is hard to tell here
        [worse] { $name }’s mistakes cost more than any opponent’s here
        [like] { $name } played like { review-like }
        [nearly] { $name } played almost as well as { review-like }
       *[as_well] { $name } played as well as { review-like }
    }
}
# $bot: its key
review-like = { $bot ->
    [expert] the expert
   *[other] { $like }
}
review-pieces = { $game ->
    [tiles] the tiles
   *[cards] the cards
}
review-shared = { $game ->
    [tiles] it was a draw
   *[cards] the victory was shared
}
review-luck-did = { $who ->
    [you] { $verdict ->
        [won] you won
        [won_even] you won, and { review-pieces } neither helped nor hurt you
        [won_unclear] you won, and luck’s part in it is unclear
        [won_by_luck] { review-pieces } won you the game
        [won_with_luck] you won, and { review-pieces } were kind to you
        [won_against_luck] you won although { review-pieces } were against you
        [lost] you lost
        [lost_even] you lost, and { review-pieces } neither helped nor hurt you
        [lost_unclear] you lost, and luck’s part in it is unclear
        [lost_by_luck] { review-pieces } cost you the game
        [lost_with_luck] you lost although { review-pieces } were kind to you
        [lost_against_luck] you lost, and { review-pieces } were against you
        [shared_with_luck] { review-shared }, and { review-pieces } were kind to you
        [shared_against_luck] { review-shared } although { review-pieces } were against you
        [shared_even] { review-shared }, and { review-pieces } neither helped nor hurt you
        [shared_unclear] { review-shared }, and luck’s part in it is unclear
       *[shared] { review-shared }
    }
   *[other] { $verdict ->
        [won] { $name } won
        [won_even] { $name } won, and { review-pieces } neither helped nor hurt
        [won_unclear] { $name } won, and luck’s part in it is unclear
        [won_by_luck] { review-pieces } won { $name } the game
        [won_with_luck] { $name } won, and { review-pieces } were kind
        [won_against_luck] { $name } won against bad luck with { review-pieces }
        [lost] { $name } lost
        [lost_even] { $name } lost, and { review-pieces } neither helped nor hurt
        [lost_unclear] { $name } lost, and luck’s part in it is unclear
        [lost_by_luck] { review-pieces } cost { $name } the game
        [lost_with_luck] { $name } lost although { review-pieces } were kind
        [lost_against_luck] { $name } lost and had bad luck with { review-pieces }
        [shared_with_luck] { review-shared }, and { review-pieces } were kind
        [shared_against_luck] { review-shared } despite bad luck with { review-pieces }
        [shared_even] { review-shared }, and { review-pieces } neither helped nor hurt
        [shared_unclear] { review-shared }, and luck’s part in it is unclear
       *[shared] { review-shared }
    }
}
review-games = games reviewed
review-course = How the game went
review-course-text = Each player’s winning chance, before the first move and after every one. A triangle is an error, a number one of the moves that decided the game.
review-share = { $name }: { $percent } after move { $number }
review-sum = How skill and luck add up
review-sum-text = Out of 100 games that begin like this one, everybody can expect to win some: that is the start. From there luck, one’s own mistakes and the mistakes of others lead to the result: 100 is a victory, 0 a defeat. Every position is judged anew after each move: “corrected later” is by how much later looks disagreed with earlier ones.
# A part of the sum
review-part = { $part ->
    [start] at the start
    [luck] luck
    [errors] own mistakes
    [given] mistakes of others
    [residual] corrected later
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
# $before, $after: written; $way: how they lie to each other
review-chance = { $who ->
    [you] Your chance to win
   *[other] { $name }’s chance to win
} { $way ->
    [same] hardly changed
    [up] rose from { $before } to { $after }
   *[down] fell from { $before } to { $after }
}.
# What chance gave. $probability: written
review-moment-chance = { $told } The chance of that was { $probability }. { review-chance }
review-moment-error = { $who ->
    [you] You
   *[other] { $name }
}: { $choice }. { $mark }. { review-chance }
review-gifts = Who gave what to whom
review-gifts-text = Row by row: what a player’s mistakes gave to everybody or took from them, in games out of 100. The diagonal has what they cost that player.
review-decisions = Decisions worth a second look
review-no-decisions = Nothing to find fault with, as far as can be told.
review-unclear = A deeper look might say otherwise.
# $count: decisions without a mark of which that holds
review-unclear-more = { $count ->
    [one] In 1 more decision a deeper look might find something better.
   *[other] In { $count } more decisions a deeper look might find something better.
}
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
# By how many points a choice ends, on average of many games
review-lead = { $way ->
    [ahead] ends about { review-points } ahead
    [behind] ends about { review-points } behind
   *[level] ends about level
}

## Many games

review-summary = All games
review-summary-text = Errors and luck in percentage points of winning chance, with 95% intervals over games. Mean error: of the decisions that count.
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
review-choice-token = take the { -bust } token
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
review-cannot-bust = The next card cannot { -bust }.
review-bust-odds = The next card { -bust }s in { $percent }% of cases.
review-little-risk = The next card { -bust }s in only { $percent }% of cases.
# $bust: a whole number as well
review-next-card = The next card adds points in { $percent }% of cases and { -bust }s in { $bust }%.
review-take-numbers = Taking the numbers adds { review-points }.
review-numbers-idle = Taking the numbers adds no point here.
review-take-currency = { $tokens ->
    [0] Taking the { -currency } brings nothing.
   *[other] Taking the { -currency } brings { tokens }.
}
review-pays-others = Taking the numbers pays each of the others { tokens }.
review-wildcard-adds = The { short-card } adds { review-points } at once.
review-last-bid = Nobody bids after this.
review-nobody-higher = Nobody else can bid more than { $amount }.
review-leaves-it = { $who ->
    [you] Passing leaves it to you for { $amount }, and { review-points } with it.
   *[other] Passing leaves it to { $name } for { $amount }, and { review-points } with it.
}
review-bid-adds-nothing = The { short-card } adds no point yet.
review-bid-loses = Paying { $amount } for it would cost { review-points }.
review-outbid = { $count ->
        [one] One more player
       *[other] { $count } more players
    } can bid higher than { $amount }.
review-dearer = Whoever goes higher then pays at least { $amount }, not { $less }.
# $kept: "all" where nothing is bought
review-saves = { $kept ->
    [all] Buying nothing saves { $amount }.
   *[some] It costs { $amount } less.
}
review-wildcards-to-come = What is saved can be bid for wildcards, too: { $count ->
        [one] one is
       *[other] { $count } are
    } still to come.
review-purchase = The { card } costs { $price } and adds { review-points }.
# $more: so many points
review-purchase-more = The { card } costs { $price } and adds { review-points }, { $more } more than the card that was bought.
review-purchase-loses = Paying for the { card } costs { review-points }.
review-purchase-idle = The { card } costs { $price } and adds no point.
review-denies = { $who ->
    [you] For you the { card } would add { review-points }.
   *[other] For { $name } the { card } would add { review-points }.
}
review-keeps-cards = The better choice keeps { $cards ->
        [one] one more card
       *[other] { $cards } more cards
    } in the collection.
review-keeps-tokens = The better choice keeps tokens worth { $amount } more.
review-payment-points = This payment gives away { review-points } that another one keeps.
review-wins-at-once = A tile on { $cell } makes ten and wins at once.
review-wins-surely = It wins, whatever follows.
review-loses-surely = What was played loses, whatever follows.
review-threat-stays = { $who ->
    [you] { $percent ->
        [100] You can still win on { $cell } with a { $value }.
       *[other] You can still win on { $cell } with a { $value }: the right tile comes in { $percent }% of cases.
    }
   *[other] { $percent ->
        [100] { $name } can still win on { $cell } with a { $value }.
       *[other] { $name } can still win on { $cell } with a { $value }: the right tile comes in { $percent }% of cases.
    }
}
review-threat-opened = { $who ->
    [you] { $percent ->
        [100] As played, you can win on { $cell } with a { $value }.
       *[other] As played, you can win on { $cell } with a { $value }: the right tile comes in { $percent }% of cases.
    }
   *[other] { $percent ->
        [100] As played, { $name } can win on { $cell } with a { $value }.
       *[other] As played, { $name } can win on { $cell } with a { $value }: the right tile comes in { $percent }% of cases.
    }
}
review-threat-by-taking = { $who ->
    [you] As played, you can win by taking the tile on { $cell } away, wherever it is put.
   *[other] As played, { $name } can win by taking the tile on { $cell } away, wherever it is put.
}
review-answers-it = A tile on { $cell } prevents that.
# $named: how many of them are listed in $cells; 0 where a win comes by taking a tile away
review-makes-threats = It prepares a win: next, the right tile would win on { $named ->
        [0] { $count ->
            [one] 1 cell
           *[other] any of { $count } cells
        }
        [1] { $cells }
       *[other] any of these cells: { $cells }
    }.
review-next-fork = { $who ->
    [you] As played, you can place a { $value } on { $cell } and could then win on any of { $count } cells ({ $cells }), too many to block.
   *[other] As played, { $name } can place a { $value } on { $cell } and could then win on any of { $count } cells ({ $cells }), too many to block.
}
# $sum: of the tiles that the cell would have joined
review-ends-line = { $who ->
    [you] A tile on { $cell } stops a line of yours that already adds up to { $sum }.
   *[other] A tile on { $cell } stops a line of { $name }’s that already adds up to { $sum }.
}
# $count: from two to four
review-crossing = { $who ->
    [you] { $count } lines of yours would meet on { $cell }.
   *[other] { $count } lines of { $name }’s would meet on { $cell }.
}
review-joins-lines = On { $cell } it belongs to { $count } lines at once.
review-lengthens-line = On { $cell } it makes a line that adds up to { $sum } and still has room to grow.
# $choice: one of those above
review-verdict = Better: { $choice }.
# Where nothing that can be counted speaks for it
review-what-follows = No single thing decides it: over many games that go on from here, it simply turns out better.
# $choices: a list of those above
review-as-good = Just as good: { $choices }.
