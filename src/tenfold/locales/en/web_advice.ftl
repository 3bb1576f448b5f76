### What the expert says at the table.

expert-title = The expert’s advice
expert-why-title = Why { $name } did that
expert-close = Close the advice
# $choice, $other: what can be done, the best and the next best; $value, $next: their chances, written; $near: whether they are as good as the same
expert-best =
    { $near ->
        [yes] Best: { $choice }. Almost as good: { $other }.
       *[no] Best: { $choice } (chance to win: { $value }). Next best: { $other } ({ $next }).
    }
# $choices: a list of what can be done
expert-equal = Equally good, as far as can be told: { $choices }.
expert-wins = { $count ->
        [one] This wins: { $choices }.
       *[other] Each of these wins: { $choices }.
    }
expert-lost = Against best play, none of these saves the game.
expert-judged = Chance to win, by the expert’s judgement.
expert-closer = The expert looks closer …

## Why, where it can still be chosen; otherwise as in a review

expert-payment-points = Other payments give away { review-points } that this one keeps.
expert-threat = { $percent ->
        [100] Otherwise { $name } can win on { $cell } with a { $value }.
       *[other] Otherwise { $name } can win on { $cell } with a { $value }: the right tile comes in { $percent }% of cases.
    }
expert-purchase-more = The { card } costs { $price } and adds { review-points }, { $more } more than the next best.
expert-threat-by-taking = Otherwise { $name } can win by taking the tile on { $cell } away, wherever it is put.
expert-next-fork = Otherwise { $name } can place a { $value } on { $cell } and could then win on any of { $count } cells ({ $cells }), too many to block.

## Why, in a bot’s own words. $bot: who it is

expert-belief = { $bot ->
        [rocco] { $name } believes that the next card will be a good one.
        [basil] { $name } believes that whatever is for sale must be bought.
        [momo] { $name } believes that it is time to stop.
        [frieda] { $name } believes that a token kept is a token won.
        [willa] { $name } believes that no price is too high for a wildcard.
        [nora] { $name } believes that one card fewer is safer.
        [bruno] { $name } believes that one’s own lines are all that matters.
        [otis] { $name } believes that lines run straight, never slanting.
        [wanda] { $name } believes that a line spoilt is better than a line built.
        [nell] { $name } believes only in what lies there now.
        [iris] { $name } believes that the next tile decides.
        [hugo] { $name } believes that two tiles ahead are far enough.
        [greedy] { $name } believes that what brings most now is best.
        [careful] { $name } believes in knowing the odds.
        [random] { $name } believes in the dice, and in nothing else.
       *[other] { $name } believes in nothing that cannot be counted.
    }
# $choice, $other: what it did and the next best; $value, $next: the chances that it saw, written
expert-valued = { $choice }: to { $name } that looked like a chance of { $value }.
expert-valued-next = { $choice }: to { $name } that looked like a chance of { $value }, and { $other } like { $next }.
expert-own-view = This is how { $name } sees it; what is best, a bot does not tell.
