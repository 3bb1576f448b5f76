### The lessons, step by step. Ada is the other player in both.

## Around every lesson

lesson-you = You
lesson-coach = The lesson
lesson-progress = Step { $step } of { $steps }
lesson-back = One step back
lesson-restart = From the beginning
lesson-skip = Skip
lesson-next = Go on
lesson-your-move = Your move
lesson-not-here = Not in this lesson: try what the text asks for.
lesson-watch = Watch what Ada does.
lesson-done = Done
lesson-helped = Now the board shows more.
# $places: what has a ring around it, for those who cannot see it
lesson-marked = Marked on the table: { $places }.
lesson-place =
    { $place ->
        [deck] the deck
        [total] the total
        [gauges] the two gauges
        [laid] the card that was drawn
        [draw] the button to draw
        [numbers] the button to take the numbers
        [grid] your collection
        [mine] { card } in your collection
        [purse] your tokens
        [wild] your wildcard
        [rival] what Ada has
        [market] the market
        [market-card] { card } in the market
        [lot] the wildcard
        [bidders] who bids, and how much
        [stepper] the amount to bid
        [desk] what you can pay with
        [scores] the scores
        [ours] your tiles
        [theirs] Ada’s tiles
        [rows] both rows of tiles
        [hand] the tile in your hand
        [cell] the place for it
        [line] a line of tiles
        [round] how many moves are left
       *[tile] a tile on the table
    }

## The card game: chapters

lesson-cards-chapter-draw = Draw and stop
lesson-cards-chapter-bust = The risk
lesson-cards-chapter-auction = The auction
lesson-cards-chapter-buy = Buying
lesson-cards-chapter-end = The end

## The card game: steps. The name alone asks, -done tells what came of it, -hint answers another idea

lesson-cards-welcome = A table for two: you and Ada. The grid is the whole game: four colours, each with the numbers 1 to 9. You collect numbers, and long runs in one colour score. You begin with five black tokens.
lesson-cards-draw = Your turn always begins with a card. Draw one.
lesson-cards-draw-done = A blue 4. The gauge shows it: the total is 4, and it may go up to 10.
lesson-cards-draw-hint = Draw a card to begin.
lesson-cards-currency = You may stop after any card, or go on. Go on: draw another.
lesson-cards-currency-done = A { -currency } card worth 3. It counts against the numbers: 4 minus 3 leaves 1, so there is more room. But { -currency } has a limit of its own, also ten.
lesson-cards-currency-hint = Draw once more, then you will see the other kind of card.
lesson-cards-currency-hint-stop = You could stop here with one number. But see what comes first: draw.
lesson-cards-again = The total is 1, so not even a 9 could hurt you. Draw again.
lesson-cards-again-done = A green 5: 1 plus 5 makes 6.
lesson-cards-again-hint = There is no risk yet: draw.
lesson-cards-again-hint-stop = A fair choice in a real game. Here there is no risk at all, so draw once more.
lesson-cards-stop = At 6, any number from 5 up would be too much. Time to stop. Two rewards are possible: the numbers, or the { -currency }. Take the numbers: they are what scores.
lesson-cards-stop-done = The blue 4 and the green 5 are in your collection. In return, everybody else gets the { -currency }, three tokens. After taking numbers you may also buy from the market, but it is still empty.
lesson-cards-stop-hint = Take the numbers.
lesson-cards-stop-hint-draw = Brave. But let us bring this harvest home first: take the numbers.
lesson-cards-stop-hint-currency = That would bring you three tokens, and your numbers would go to the market. This time take the numbers.
lesson-cards-market = Ada chose the other reward: she took the { -currency }, four tokens. But nobody ever holds more than ten, so two of them were lost. Her numbers had to stay behind. They now lie in the market, where anybody can buy them: the price of a card is its number.
lesson-cards-risk = Your turn again, and the first card is not a matter of choice. Draw.
lesson-cards-risk-done = A green 6, right beside your 5. Worth keeping.
lesson-cards-risk-hint = Draw a card to begin.
lesson-cards-bust = At 6, almost one card in three would be too much. Most people would stop here. Take the risk, just this once: draw again.
lesson-cards-bust-done = 6 plus 7 makes 13, and that is a { -bust }! Both numbers go to the market. As a consolation you get a { -bust } token: it is white, and worth three black ones. Too much { -currency }, more than ten, would be a { -bust } as well.
lesson-cards-bust-hint = Just this once, be reckless: draw.
lesson-cards-bust-hint-stop = A wise choice in a real game. Here, take the risk just this once: draw.
lesson-cards-wildcard = Ada has turned up a wildcard: a 5 that fits any colour. A wildcard never counts towards a total. It is auctioned at once: each player has one chance to bid more than the highest bid, or to pass. You are first, Ada is last.
lesson-cards-bid = You have this one chance only, so a timid bid would invite Ada to go one higher. Bid 4.
lesson-cards-bid-done = Ada passes, so the wildcard is yours for four.
lesson-cards-bid-hint = Choose 4 and bid.
lesson-cards-bid-hint-four = A possible bid. For this lesson, make it 4.
lesson-cards-bid-hint-pass = You could pass. But a 5 of any colour is worth a few tokens: bid 4.
lesson-cards-pay = Now pay four. Black tokens are worth one each, your white one three, and even a card can be given away for one. There is no change for a white token. Pay as is proposed, or choose yourself, but keep your cards.
lesson-cards-pay-done = Paid, and the wildcard is yours. You need not say yet which colour it stands for: at the end of the game it goes where it serves you best.
lesson-cards-pay-hint = Four black tokens will do, or the white one and a black one.
lesson-cards-pay-hint-cards = That pays it, but your cards are worth more in a run. Pay with tokens only.
lesson-cards-small = Another table, later in a game. You own the green 4 and 5, and the green 6 lies in the market. You may buy one card, but only in a turn in which you take numbers. Draw first.
lesson-cards-small-done = A blue 2. Not much, but it will do.
lesson-cards-small-hint = Draw a card to begin.
lesson-cards-take = Stop here and take the numbers: only then may you buy.
lesson-cards-take-done = The 2 is yours, and the market is open for you. You could not buy a card that you own already.
lesson-cards-take-hint = Take the numbers.
lesson-cards-take-hint-draw = No need for more: with the 2 you may buy. Take the numbers.
lesson-cards-buy = Buy the green 6. It costs six, and you have five tokens: so a card has to help. Give away the lonely blue 2.
lesson-cards-buy-done = Green 4, 5, 6: a run of three. Bought well.
lesson-cards-buy-hint = Touch the green 6 in the market.
lesson-cards-buy-hint-pass = It is the card you need. Touch the green 6 in the market.
lesson-cards-buy-hint-payment = That would pay for it, but would cost you a part of the run. Pay with the five tokens and the blue 2.
lesson-cards-late = One more table: the very end of a short game. The deck holds one last card. You own green 3, 4 and 5, blue 7 and 8, and a wildcard 6.
lesson-cards-last = Every turn begins with a card, this one too. Draw the last card.
lesson-cards-last-done = The blue 9. With nothing left to draw, your turn ends here in any case.
lesson-cards-last-hint = Draw the last card.
lesson-cards-last-take = It goes on from your blue 7 and 8. Take your number.
lesson-cards-last-take-done = Now the deck is empty. You leave the market alone for the moment, because everybody may buy one more card now, and whoever drew the last one comes last. Ada passes.
lesson-cards-last-take-hint = Take the numbers.
lesson-cards-last-buy = In the market lies a green 2, which makes your green run longer. Buy it with two tokens.
lesson-cards-last-buy-done = Bought, and with that the game is over.
lesson-cards-last-buy-hint = Touch the green 2 in the market.
lesson-cards-last-buy-hint-pass = It would make your run longer. Touch the green 2 in the market.
lesson-cards-last-buy-hint-payment = Cards count now, tokens hardly at all. Pay with two tokens.
lesson-cards-score = In each colour the longest run counts, a point for each card, and a full 1 to 9 brings ten. Your wildcard 6 has gone where it brings most. Most points win; if they are equal, most { -currency }. { -currency(form: "capital") } is good for nothing else now.

## The tile game: chapters

lesson-tiles-chapter-place = Placing
lesson-tiles-chapter-ten = Lines of ten
lesson-tiles-chapter-guard = Guarding
lesson-tiles-chapter-open = The open game
lesson-tiles-chapter-move = The second round

## The tile game: steps

lesson-tiles-welcome = You and Ada have fifteen tiles each: five of every value, 1, 2 and 3. Yours are light and striped, hers dark and dotted. In turn each of you draws one and places it. You have drawn a 3.
lesson-tiles-first = The first tile goes in the middle. Place it.
lesson-tiles-first-done = Ada has placed a 1 beside it, and you have drawn another 3. The plane has no edge: it grows to all sides.
lesson-tiles-first-hint = There is only one place for the first tile.
lesson-tiles-second = Every tile must touch another, side to side; corners alone are not enough. But a line may run straight or diagonally. Place your 3 so that it makes a line with the first.
lesson-tiles-second-done = 3 and 3 make 6, and the line can grow further at its ends.
lesson-tiles-second-hint = There it makes no line with your first 3. Choose a place right beside it, or at its corner.
lesson-tiles-ten = You win with a line of your own tiles that makes exactly ten. Here your row has 8 and you hold a 2. Make ten!
lesson-tiles-ten-done = 3, 3, 2 and 2: ten, and won!
lesson-tiles-ten-hint = Not ten yet. Lengthen the row, at one of its ends.
lesson-tiles-exactly = Now you hold a 3. The row has 8 again, and the column that goes down from your first tile has 7. Only one of them wins.
lesson-tiles-exactly-done = 3, 2, 2 and 3 down the column: ten, and won!
lesson-tiles-exactly-hint = Not ten yet. Look at the column of 7.
lesson-tiles-exactly-hint-eleven = That makes 11. A line always counts at its full length, and laying more tiles never makes it shorter. Look at the column of 7.
lesson-tiles-guard = Ada has 8 in a row, and with a 2 she would win. One end is closed already. You hold a 1: what now?
lesson-tiles-guard-done = Well guarded: both ends are closed, so that row cannot grow to ten.
lesson-tiles-guard-hint = She could still win there. Put your tile where her row would go on.
lesson-tiles-open = The same game, played openly: all tiles lie in two rows for both to see. In your turn you take the tile at either end of your row, and the one behind it is the new end. Take an end and place it.
lesson-tiles-open-done = With open rows nothing is left to luck: you can see what Ada will have, and she sees what you will.
lesson-tiles-open-hint = Take the tile at one end of your row, then choose a place.
lesson-tiles-round = All thirty tiles are down, and nobody has won. Now they move: in turn each of you takes one of your own out and places it elsewhere. It must have a free side, and without it all the others must still hang together. In the corner stands how many moves are left.
lesson-tiles-move = You can win with one move. The tiles that you may take have a blue rim and a small sign with four arrows. Choose one, then where it goes.
lesson-tiles-move-done = Ten! Sometimes it even helps to take a tile away, when that cuts a line of more than ten down to it.
lesson-tiles-move-hint = That does not make ten. Look for the place that wants one of your tiles, and bring one there that no line needs.
