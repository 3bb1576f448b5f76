### A review in the browser.

# $values: a list of the next message
review-chart = After move { $number }: { $values }.
review-chart-value = { $who ->
    [you] you { $percent }
   *[other] { $name } { $percent }
}
review-here = This move
review-nothing = There was nothing to choose here.
review-fine =
    { $who ->
        [you] You chose as well as can be told.
       *[other] { $name } chose as well as can be told.
    }
review-unmarked =
    { $verdict ->
        [same] It made no difference what was chosen here.
        [close] Hardly any difference: no error is counted.
        [unclear] Perhaps something else was better, but that cannot be told for certain.
       *[right] { review-fine }
    }
# All of them written, those between start and result with their signs
review-words = { $who ->
    [you] Out of 100 games that begin like this one, you can expect to win { $start }
   *[other] Out of 100 games that begin like this one, { $name } can expect to win { $start }
}. Luck: { $luck }; own mistakes: { $errors }; mistakes of others: { $given }; corrected later: { $residual }. That makes { $result }.
# $percent: a whole number
review-accuracy = Accuracy: { $percent } out of 100.
review-giver = From

## Find the better move

review-practice = Find the better move
review-practice-question =
    { $who ->
        [you] What would have been better?
       *[other] What would be better for { $name }?
    }
review-practice-right = Right.
review-practice-wrong = Not this one.
review-practice-next = Next
review-practice-end = Back to the review
review-practice-others = Mistakes of the others
