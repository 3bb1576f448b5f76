### What the expert says at the table.

expert-title = The expert’s advice
expert-why-title = Why { $name } did that
expert-close = Close the advice
# $choice, $other: what can be done, the best and the next best; $lead: what lies between them; $near: whether that is next to nothing
expert-best =
    { $near ->
        [yes] Best: { $choice }. Almost as good: { $other }.
       *[no] Best: { $choice }. That is worth { $lead } of a victory more than the next best: { $other }.
    }
expert-judged = Chance to win, by the expert’s judgement.
expert-judged-bot = Chance to win, by the expert’s judgement; { $name } may have seen it otherwise.
expert-closer = Looking closer …

## Why, where it can still be chosen; otherwise as in a review

expert-cheap-bid = It may be had for { $amount }.
expert-payment-points = Other payments give away { review-points } that this one keeps.
expert-threat = Otherwise { $name } can win on { $cell } with a { $value }: the right tile comes in { $percent }% of cases.
