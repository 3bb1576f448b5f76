### Drills from the lessons’ best moments.

## Drills. $game: "cards" or "tiles"

drill-title =
    { $game ->
        [tiles] Drills: the tile game
       *[cards] Drills: the card game
    }
drill-coach = The drill
drill-progress = Drill { $step } of { $steps }
drill-kind =
    { $kind ->
        [bid] How much?
        [win] Win in one
        [guard] Guard
       *[stop] Stop or draw?
    }
drill-right = Right
drill-again = Try again.
drill-next = Next drill
drill-back = The drill before
drill-over =
    { $game ->
        [tiles] That was the last drill of the tile game
       *[cards] That was the last drill of the card game
    }
drill-all = All solved
drill-left = Those that are left
drill-play = Play a game

## Drills of the card game: the question, -done why the answer is right, -hint for another one
## $busts of the $left cards would be too much

drill-cards-nine = Your green run had a gap: 3, 4 and 6. Now the 5 has come, and a blue 4. The total is 9. Stop or draw?
drill-cards-nine-done = { $busts } of the { $left } cards would have been too much, and would have cost you three points: the 5 makes your green run four long. No card brings as much as that.
drill-cards-nine-hint = At 9, more than half of the cards would be too much. And look what you would lose.
drill-cards-room = A { -currency } card of 5, then a blue 4: the total is −1. Stop or draw?
drill-cards-room-done = None of the { $left } cards can hurt you: −1 plus 9 is 8, and another 5 in { -currency } makes just ten. While nothing can happen, draw.
drill-cards-room-hint = Think of the worst cards: what would a 9 do, and what a { -currency } card of 5?
drill-cards-purse = The total is below zero: no number can hurt you. But you have turned up 8 in { -currency }, and of the seven cards that are left five are { -currency } cards of 4 or 5. Stop or draw?
drill-cards-purse-done = { $busts } of the { $left } cards would have brought the { -currency } above ten. It has a limit of its own, however low the total is.
drill-cards-purse-hint = Look at the second gauge: 8 of ten. What would a 4 or a 5 do there?
drill-cards-counted = You have counted: seven cards are left, two 1s, four 2s and a 9. The total is 8. Stop or draw?
drill-cards-counted-done = Only the 9 is too much, and would cost you two points. Each of the other six cards brings one point. On average, drawing pays.
drill-cards-counted-hint = How many of the seven are too much? And what do the others bring?
drill-cards-sure = Ada has turned up a wildcard 7, and you want it. She bids after you. She can pay with three tokens and with her wildcard, which is worth one. What is the lowest bid that she cannot beat?
drill-cards-sure-done = She can pay four at most, and would have to bid more than you. So 4 is enough, and 5 would be wasted.
drill-cards-sure-hint = How much can she pay at most? To bid the same as you is not enough for her.
drill-cards-last = The deck is empty and Ada buys nothing more. She leads, 5 to 4, and you are the last to buy. Buy the card that wins.
drill-cards-last-done = The green 5 joins 3, 4 and 6 to a run of four: you win, 6 to 5. With the blue 1 it would have been 5 to 5, and Ada has more { -currency }.
drill-cards-last-hint = That does not win. Which card fills a gap? And remember: a card that you pay with is gone.
drill-cards-deny = The last purchases: first you, then Ada. You lead, 3 to 2. She has the pink 4 and 6. What do you buy?
drill-cards-deny-done = With the pink 5 she would have had a run of three and won, 4 to 3. Now you have it, and the orange 2 is not enough for her: you win, 4 to 3.
drill-cards-deny-hint = Then Ada buys the card that she needs most, and wins. Which one is it?

## Drills of the tile game

drill-tiles-between = You hold a 3. In one place it wins at once. Where?
drill-tiles-between-done = 2, 3, 3 and 2 in the column: ten. A line can also grow in a gap.
drill-tiles-between-hint = That does not make ten. A line need not grow at its ends.
drill-tiles-slant = You hold a 3. In one place it wins at once. Look in all directions.
drill-tiles-slant-done = 1, 3, 3 and 3 along the diagonal: ten.
drill-tiles-slant-hint = That does not make ten. Lines run along the diagonals, too.
drill-tiles-column = You cannot win this time. But where could Ada win with her next tile? Be there first.
drill-tiles-column-done = Her column has 3, 3 and 1, and with a 3 below it she would have won. Its upper end is closed by a tile of yours.
drill-tiles-column-hint = Ada could still win. Which of her lines has seven, eight or nine, and a free end?
drill-tiles-corner = Ada could win with her next tile. There is only one place that stops her.
drill-tiles-corner-done = She has 3, 3 and 1 along the diagonal, and with a 3 here she would have won. At the other end of that line no tile lies beside the free place, so nothing can be placed there.
drill-tiles-corner-hint = Ada could still win. Look along the diagonals.
drill-tiles-crowd = Many lines, but only one of Ada’s is dangerous. Where do you stop her?
drill-tiles-crowd-done = She has 2, 3 and 2 along the diagonal, and with a 3 here she would have won. At the other end of that line nothing can be placed yet, because no tile lies beside it.
drill-tiles-crowd-hint = Ada could still win, at one end of a diagonal of seven.
drill-tiles-end = The open game: you take the tile at either end of your row. One of them wins at once, in one place.
drill-tiles-end-done = The 3 from the left end: 3, 2, 3 and 2 make ten.
drill-tiles-end-hint = That does not make ten. How much does your longest line lack, and which end of your row has it?
drill-tiles-cut = The second round. This time you win by taking the right tile away, wherever it goes.
drill-tiles-cut-done = The diagonal had 1, 1, 3, 3 and 3: eleven. Without the 1 at its end it is ten.
drill-tiles-cut-hint = That does not make ten. Look for a line of eleven that a 1 at its end makes too long.
