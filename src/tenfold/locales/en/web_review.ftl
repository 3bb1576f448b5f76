### A review in the browser.

# $values: a list of the next message
review-chart = After move { $number }: { $values }.
review-chart-value = { $name } { $percent }
review-chart-hint = Click into the curve or use the arrow keys to go to a move. Each player has a line of their own; below it stand that player’s errors (?! small, ? clear, ?? grave) and ✦ great luck, good or bad.
review-luck-good = Great luck
review-luck-bad = Bad luck
review-here = This move
review-nothing = There was no choice worth the name here.
review-fine = { $name } chose as well as can be told.
# All of them written, with their signs
review-words = { $name }: { $start } at the start, { $luck } by luck, { $errors } by own errors, { $given } by errors of others, { $residual } by what was seen better later; that makes { $result }.
review-giver = From

## Find the better move

review-practice = Find the better move
review-practice-question = What would be better for { $name }?
review-practice-where = Mistake { $number } of { $of }
review-practice-right = Right.
review-practice-wrong = Not this one.
review-practice-next = Next
review-practice-end = Back to the review
review-practice-score = { $right } of { $of } found at the first try.
review-practice-others = Mistakes of the others
