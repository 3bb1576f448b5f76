### What can be wrong. One sentence each, true of anybody's game: the mover may be the reader or not.

## Moves that nobody can read

unreadable-token = “{ $token }” is not a move of this game.
unreadable-not-for-sale = “{ $token }” is not possible: only number cards are ever for sale.

## Moves that the rules do not allow: the card game

over = The game is over, so there is no move “{ $token }” any more.
illegal-no-such-move = There is no move with the number { $move }.
illegal-wrong-phase =
    “{ $token }” does not fit here: { $phase ->
        [draw] it is time to draw a card, or to stop and take a reward.
        [bid] it is time to bid, or to pass.
        [pay] a payment is to be made first.
        [buy] it is time to buy a card of the market, or to pass.
        [last_buy] it is time to buy a last card of the market, or to pass.
        [bust] it is time to take the { -bust } token, or to buy a card instead.
        [place] a tile is to be placed.
        [move] a tile is to be moved.
       *[chance] chance moves next.
    }
illegal-opponent = The solo opponent has only one move here, “{ $only }”, and “{ $token }” is another.
illegal-card-not-left = There is no { card } left in the deck.
illegal-deck-empty = The deck is empty, so no card can be drawn.
illegal-draw-first = The first card of a turn must be drawn before one may stop.
illegal-no-currency = There is no { -currency } card to take.
illegal-bid-too-low = A bid of { $amount } is not higher than the highest, { $highest }.
illegal-bid-below-minimum = A bid of { $amount } is too low: in a solo game the lowest bid is { $minimum }.
illegal-bid-too-high = A bid of { $amount } is more than can be paid, which is { $purse } at most.
illegal-bid-beyond-all = No bid is ever higher than { $most }.
illegal-not-in-market = There is no { card } in the market.
illegal-already-owned = There is { a-card } in the collection already, and nobody buys a card twice.
illegal-too-expensive = The { card } costs { $price }, and no more than { $purse } can be paid.
illegal-token-or-purchase = After this { -bust } there is the token to take or a card to buy; passing is not possible.
illegal-payment-order =
    “{ $token }” comes too late: a payment goes from { -bust } tokens to { -currency } tokens to cards in their order,
    and never back.
illegal-no-such-token = “{ $token }” is not possible: there is no such token to spend.
illegal-card-not-owned = There is no { card } to spend.
illegal-wildcards-do-not-pay = The { card } cannot be spent: in this edition wildcards do not pay.
illegal-no-duplicate = The { card } cannot be spent: in a solo auction no card pays but a duplicate.
illegal-payment-falls-short = After “{ $token }” the { $owed } still owed could not be paid in full.

## Moves that the rules do not allow: the tile game

illegal-tile-not-left = There is no tile of { $value } left to draw.
illegal-first-tile-in-the-middle = The first tile goes to the middle, 0,0, and not to { $x },{ $y }.
illegal-occupied = A tile lies at { $x },{ $y } already.
illegal-touches-nothing = A tile at { $x },{ $y } would share no side with another tile.
illegal-one-tile-left = Only one tile is left in the row, and it is taken with “left”.
illegal-must-move = Passing is not possible: there is a tile that can be moved.
illegal-no-tile-there = There is no tile at { $x },{ $y }.
illegal-not-your-tile = The tile at { $x },{ $y } belongs to the other player.
illegal-same-place = The tile at { $x },{ $y } must go to another place than its own.
illegal-no-free-side = The tile at { $x },{ $y } cannot be taken out: it has no free side.
illegal-holds-others = The tile at { $x },{ $y } cannot be taken out: without it the others would fall apart.

## Moves of many games at once

illegal-in-batch = In game { $game } of the batch, counted from 0, the move { $move } is not allowed.

## What a table agrees on

options-unknown-game = There is no game called “{ $game }”; there are: { $known }.
options-missing = The option “{ $option }” is missing.
options-not-whole = The option “{ $option }” must be a whole number, and “{ $value }” is not.
options-below = The option “{ $option }” must be { $lowest } or more, and { $value } is less.
options-outside = The option “{ $option }” must be from { $lowest } to { $highest }, and { $value } is not.
options-not-true-or-false = The option “{ $option }” must be true or false, and “{ $value }” is neither.
options-unknown-value = The option “{ $option }” cannot be “{ $value }”; it can be: { $known }.
options-unknown = There is no option called “{ $option }”.
options-target-without-solo = A target belongs to a solo game only.
options-deck-not-cards = The option “deck” must say for each card how many there are.
options-deck-unknown-card = The deck names “{ $card }”, which is not a card.
options-deck-count = The deck cannot have “{ $value }” copies of the { card }: it must be a whole number from 0 to { $most }.
options-deck-size = A deck must have from 1 to { $most } cards, and this one has { $count }.
options-no-edition-folder = There is no folder { $path } with editions of your own (TENFOLD_EDITIONS).
options-edition-fails = The edition in { $path } cannot be used: { $problem }.
options-edition-id = “{ $id }” cannot be the name of an edition of your own. It takes a–z, 0–9, - and _, 30 at most, and no published edition has it.
options-edition-targets = In the edition “{ $id }” targets cannot go from { $lowest } to { $highest }: they lie between 1 and { $most }.
options-rows-in-closed-game = Rows of tiles belong to the open game only.
options-rows-missing = The open game needs the two rows of tiles.
options-rows-not-two = The option “rows” must be a list of two rows.
options-row-not-fifteen = A row must have five tiles each of 1, 2 and 3, and “{ $row }” has not.
options-word = A word for the shuffle must be at most { $most } printable characters long.
options-unknown-figure = There is no figure called “{ $name }”; there are: { $known }.
options-unknown-bot = There is no bot called “{ $name }”; there are: { $known }.
options-unknown-bot-like = There is no bot called “{ $name }”; perhaps “{ $like }” is meant.
options-opponents = { $needed } opponents are needed, one for each other seat, not { $given }.
options-house-opponents = A vector of games takes the house’s opponents by their names; for functions, use vectorization_mode="sync".
options-no-bot-file = There is no file { $path } to take a bot from.
options-bot-file-fails = The bot in { $path } cannot be loaded: { $problem }.
options-no-bot-function = The file { $path } has no function “{ $function }” to take as a bot.
options-bot-not-in-subset = { $name } is marked as a rule, but does not compile. { $problem }
options-bot-parameters = { $name } is marked as a rule. A bot of this game takes ({ $wanted }) and returns int.

## Records

record-line-too-long = The line is longer than { $most } bytes.
record-not-utf8 = This is not UTF-8 text: byte { $byte } is wrong.
record-not-json = This is not JSON: { $problem }, at column { $column }.
record-nested-too-deep = This is nested too deeply to be a record.
record-key-twice = The key “{ $name }” stands twice in one object.
record-not-a-number = “{ $value }” is not a number in JSON.
record-not-an-object = A record must be a JSON object.
record-unknown-format = The format “{ $format }” is not known; “{ $known }” is.
record-missing = The record has no “{ $name }”.
record-unknown-key = The record has an unknown key “{ $name }”; keys of your own belong under “meta”.
record-not-text = “{ $name }” must be text.
record-not-a-mapping = “{ $name }” must be a JSON object.
record-moves-not-a-list = “moves” must be a list.
record-too-many-moves = A record of { $moves } moves is longer than any game by the rules; at most { $most } are read.
record-part-too-long = “{ $name }” is longer than { $most } bytes.
record-move-not-text = A move must be text, and “{ $token }” is not.
result-not-over = The record has a result, but the game is not over.
result-missing = The game is over, but the record has no result.
result-unknown-key = The result has a key “{ $name }”, which this game does not know.
result-incomplete = The result has no “{ $name }”.
result-wrong = The result says that “{ $name }” is { $told }, but it is { $true }.

# Where a record is wrong, before the reason
record-at-move = move { $number }
verify-records = records
verify-none = { $path }: no record in it
verify-sum = { $path }: { $right } correct, { $wrong } wrong

## Files and what the system refuses. $problem: one of these words, or the system’s own

system-problem =
    { $problem ->
        [missing] no such file or folder
        [folder] a folder, not a file
        [denied] not allowed
        [refused] the connection is refused
        [late] no answer in time
        [full] no space left
       *[other] { $problem }
    }
system-file =
    { $problem ->
        [missing] There is no file or folder { $path }.
       *[other] { $path }: { system-problem }.
    }
system-file-there = The file { $path } is there already; --force replaces it.

## The shuffle

shuffle-unreadable = The shuffle that the record reveals cannot be read.
shuffle-commitment = The revealed secret is not the one that was promised before the game.
shuffle-option = The option “{ $name }” does not follow from the revealed secret.
shuffle-card = The shuffle gives { $dealt } here, but the record has { $token }.
