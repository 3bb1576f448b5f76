### The rules as pages, in our own words. What differs between editions is chosen by their facts.

# Variables of the card game's paragraphs:
#   $start_by: "lot" or "age"; $wildcards_pay: "yes" or "no"; $tie_break: "owned", "used" or "unused"
#   $opponent: the solo opponent's name; $lowest, $highest: her targets
#   $busts_above_target, $bids_against_poor, $idle_wildcards_pay: "yes" or "no"

## The page. $game: "cards" or "tiles"; $publisher; $language: of the rule book, as "de"

rules-title =
    { $game ->
        [tiles] The tile game: rules
       *[cards] The card game: rules ({ $publisher })
    }
rules-game =
    { $game ->
        [tiles] tile game
       *[cards] card game
    }
rules-published =
    { $game ->
        [tiles] { $name }, a game by { $publisher }. The rule book is in { rules-language }.
       *[cards] { $name }, published by { $publisher }. The rule book is in { rules-language }.
    }
rules-language =
    { $language ->
        [de] German
        [nl] Dutch
        [pl] Polish
        [en] English
       *[other] { $language }
    }
rules-own-words = Told in our own words, as this site plays it.
rules-learn = Learn it by playing
rules-play = Play it now
rules-contents = Chapters
rules-differs = Not the same in every edition
rules-unknown = No such edition
rules-unknown-text = We know five editions of the two games. You find all of them where you learn to play.
rules-compare = The editions side by side
rules-compare-text = What only one edition has is printed bold. What no line mentions is the same in all four.

## Pictures and tables

rules-picture-score = The blue run counts 2, the green one 5 (a wildcard fills the 6), orange and pink 1 each: 9 points.
rules-picture-place = Side to side is allowed, corner to corner is not.
rules-picture-ten = 3 + 3 + 2 + 2: ten wins.
rules-picture-eleven = 3 + 3 + 2 + 2 + 1: eleven does not, although its first four tiles make ten.
rules-picture-free = The light 1 holds the others together and must stay. The light 2 on the right may go.
rules-deck = How often each card is in the deck
# $players: 2 to 5
rules-deck-players =
    { $players ->
        [2] 1 or 2 players
       *[other] { $players } players
    }
# $kind: what kind of card; numbers from $first to $last
rules-deck-row =
    { $kind ->
        [number] { $first } to { $last }, in each colour
        [colour] Wildcard of each colour
        [super] Super wildcard
        [all] All cards
        [currency] { -currency(form: "capital") } { $first } to { $last }
       *[wildcard] Wildcard { $first } to { $last }
    }

## What differs: a name, and its value in an edition

rules-fact-start-by = Who begins
rules-fact-start-by-value =
    { $start_by ->
        [age] Whoever’s age is nearest to ten
       *[lot] Drawn by lot
    }
rules-fact-wildcards-pay = Wildcards as payment
rules-fact-wildcards-pay-value =
    { $wildcards_pay ->
        [yes] Worth 1, like any card
       *[no] Never: number cards only
    }
rules-fact-tie-break = If points and { -currency } are equal
rules-fact-tie-break-value =
    { $tie_break ->
        [owned] Fewest cards owned
        [used] Fewest cards in the scored runs
       *[unused] Most number cards outside the scored runs
    }
rules-fact-opponent = Solo opponent
rules-fact-opponent-value = { $opponent }
rules-fact-targets = Her targets
rules-fact-targets-value = { $lowest } to { $highest }
rules-fact-busts-above-target = She { -bust }s by { -currency }
rules-fact-busts-above-target-value =
    { $busts_above_target ->
        [yes] Above her target
       *[no] Above ten
    }
rules-fact-bids-against-poor = She bids first and you have less than 5
rules-fact-bids-against-poor-value =
    { $bids_against_poor ->
        [yes] She bids 5
       *[no] She passes
    }
rules-fact-idle-wildcards-pay = Numbered wildcards that have become useless (solo)
rules-fact-idle-wildcards-pay-value =
    { $idle_wildcards_pay ->
        [yes] Pay in auctions like duplicates
       *[no] Do not pay in auctions
    }

rules-fact-pays-least = She bids second and wins
rules-fact-pays-least-value =
    { $pays_least ->
        [yes] Pays at the least cost
       *[no] Pays as ever: { -currency } tokens, { -bust } tokens, duplicates
    }

## The card game

rules-cards-aim = What it is about
rules-cards-aim-goal = Collect numbers in four colours. At the end the longest run of neighbouring numbers in each colour scores, a point for each card of it.
rules-cards-aim-way = Cards come to you in three ways: you turn them up and stop in time, you buy them from the market, or you win them in an auction.

rules-cards-cards = The cards
rules-cards-cards-kinds = Number cards show 1 to 9 in blue, green, orange or pink. { -currency(form: "capital") } cards are worth 1 to 5. Wildcards stand for what they do not show: one with a number has any colour, one with a colour has any number, and the super wildcard can be everything.
rules-cards-cards-deck = Low numbers are more frequent than high ones. With three players the deck is smaller than with four or five, and with one or two it is smaller still.

rules-cards-setup = Before the game
rules-cards-setup-tokens = Everybody begins with five { -currency } tokens and no cards. Nobody may ever hold more than ten: what comes on top is lost. { -bust(form: "capital") } tokens do not count towards that.
rules-cards-setup-start =
    { $start_by ->
        [age] The player whose age is nearest to ten begins. Here a lot may decide instead. Turns go clockwise.
       *[lot] A lot decides who begins. Turns go clockwise.
    }

rules-cards-turn = A turn
rules-cards-turn-draw = Turn up a card from the deck; the first one is a must. After every card choose: one more, or stop. When the deck is empty you have to stop.
rules-cards-turn-totals = Two totals are kept. The total is the sum of the numbers minus the { -currency }, and it may fall below zero. The { -currency } total is the { -currency } alone. Wildcards belong to neither: each is auctioned at once, then your turn goes on.
rules-cards-turn-stop = Whoever stops takes one of two rewards.
rules-cards-turn-numbers = The numbers: all number cards that you turned up are yours. Every other player gets the whole { -currency } total in tokens. After that you may buy one card.
rules-cards-turn-currency = The { -currency }: you get the { -currency } total in tokens, and your number cards go to the market. You may not buy. This needs at least one { -currency } card.
rules-cards-turn-limit = { -currency(form: "capital") } cards that have been turned up leave the game when the turn is over.

rules-cards-bust = { -bust(form: "capital") }
rules-cards-bust-when = If the total goes above 10, or the { -currency } total does, you are { -bust } and the turn is over.
rules-cards-bust-then = Your number cards go to the market, and you get a { -bust } token, worth three. If it was the total that went too high, every other player gets the { -currency } total; if it was the { -currency }, nobody gets anything.
rules-cards-bust-variant = A variant for those who like it milder: instead of the { -bust } token you may buy one card.

rules-cards-buy = Buying
rules-cards-buy-what = You may buy one card from the market, for as much as its number says, but none that is the same in number and colour as a number card you own.
rules-cards-buy-pay =
    { $wildcards_pay ->
        [yes] { -currency(form: "capital") } tokens pay 1, { -bust } tokens 3, and any of your cards 1, wildcards too. Cards that are spent are out of the game.
       *[no] { -currency(form: "capital") } tokens pay 1, { -bust } tokens 3, and any of your number cards 1. Wildcards cannot be spent. Cards that are spent are out of the game.
    }
rules-cards-buy-change = There is no change: if a { -bust } token is worth more than what is still owed, the rest is lost. In no other way may you pay too much; only the solo opponent pays by rules of her own.

rules-cards-auction = The auction
rules-cards-auction-bid = When a wildcard comes up, the player to the left of the active one begins. Each in turn has a single chance: bid more than the highest bid so far, or pass. The active player comes last.
rules-cards-auction-limit =
    { $wildcards_pay ->
        [yes] Nobody may bid more than they could pay with tokens and cards together.
       *[no] Nobody may bid more than they could pay with tokens and number cards together; wildcards do not count.
    }
rules-cards-auction-win = The highest bidder pays and takes the wildcard. If everybody passes it is out of the game. What a wildcard stands for is decided only at the end.

rules-cards-end = The end
rules-cards-end-last = When the last card of the deck has been turned up, the active player finishes the turn.
rules-cards-end-buy = Then everybody may buy one more card, beginning to the left of that player, who comes last.

rules-cards-score = Scoring
rules-cards-score-runs = In each colour the longest run of neighbouring numbers counts, one point a card. A complete run from 1 to 9 brings ten points.
rules-cards-score-wild = Wildcards are put where they bring their owner most, each in one place.
rules-cards-score-tie =
    { $tie_break ->
        [owned] Most points win. If they are equal, most { -currency } wins ({ -bust } tokens are worth three), then whoever owns the fewest cards. If that is equal too, the victory is shared.
        [used] Most points win. If they are equal, most { -currency } wins ({ -bust } tokens are worth three), then whoever needed the fewest cards for the scored runs. If that is equal too, the victory is shared.
       *[unused] Most points win. If they are equal, most { -currency } wins ({ -bust } tokens are worth three), then whoever has the most number cards outside the scored runs. If that is equal too, the victory is shared.
    }

rules-cards-solo = Alone
rules-cards-solo-opponent = You play against { $opponent }, who never has to think: the rules decide for her. She has a target, from { $lowest } up to { $highest }. Both begin with five tokens, the deck is the one for two players, and you start.
rules-cards-solo-draws = In her turn she draws until her total has reached or passed the target, or the deck is empty. She cannot be { -bust } by numbers. She always takes the numbers, never the { -currency }, and never buys; you get the { -currency } total.
rules-cards-solo-busts =
    { $busts_above_target ->
        [yes] If her { -currency } total goes above her target she is { -bust } by { -currency }: she takes the numbers and a { -bust } token, and you get nothing.
       *[no] If her { -currency } total goes above ten she is { -bust } by { -currency }: she takes the numbers and a { -bust } token, and you get nothing.
    }
rules-cards-solo-auction = In auctions the lowest bid is 5 for both of you.
rules-cards-solo-duplicates =
    { $idle_wildcards_pay ->
        [yes] No card may be used to pay in an auction unless it is a duplicate of another one that is kept. A numbered wildcard counts as one once its owner has that number in all four colours.
       *[no] No card may be used to pay in an auction unless it is a duplicate of another one that is kept.
    }
rules-cards-solo-bids =
    { $bids_against_poor ->
        [yes] When she bids first, she bids as much as you could pay, or as near to it as she can, but at least 5. When she bids second, she bids one more than you, if she can; if you passed, 5. With less than 5 of her own she passes.
       *[no] When she bids first, she bids as much as you could pay, or as near to it as she can, and passes if you have less than 5. When she bids second, she bids one more than you, if she can; if you passed, 5. With less than 5 of her own she passes.
    }
rules-cards-solo-pays =
    { $pays_least ->
        [yes] When she bids first, she pays with { -currency } tokens as far as they go, then with { -bust } tokens, then with duplicates; what a { -bust } token is worth too much is lost. When she bids second, she pays at the least cost: with the least excess there is, and of such payments the one with the most { -currency } tokens, then the most { -bust } tokens.
       *[no] She pays with { -currency } tokens as far as they go, then with { -bust } tokens, then with duplicates. She never takes anything back: what a { -bust } token is worth too much is lost, even if a duplicate would have done.
    }
rules-cards-solo-wins = At the end only you may buy once more. You win with more points than she has; a tie is hers. After a victory her next target is one higher.

## The tile game

rules-tiles-aim = What it is about
rules-tiles-aim-goal = Two players lay tiles beside tiles. The first to have a straight line of their own tiles that makes exactly ten wins.

rules-tiles-setup = Before the game
rules-tiles-setup-tiles = Each player has fifteen tiles of one kind: five 1s, five 2s and five 3s. A lot decides who begins.
rules-tiles-setup-closed = The closed game: the tiles lie face down. In your turn you draw one of yours at random and have to place it.
rules-tiles-setup-open = The open game: each player’s tiles lie in a row, in random order, for both to see. In your turn you take the tile at either end of your row and place it.

rules-tiles-place = Placing
rules-tiles-place-first = The first tile goes in the middle. The plane has no edge.
rules-tiles-place-side = Every other tile must touch at least one that lies there already, side to side, whoever it belongs to. A hole in the middle may be filled.

rules-tiles-ten = Ten
rules-tiles-ten-line = A line is an unbroken row of your own tiles: across, up and down, or along a diagonal.
rules-tiles-ten-full = A line counts at its full length. With eleven or more it is no good, even if a part of it makes ten.

rules-tiles-second = The second round
rules-tiles-second-move = When all thirty tiles are down and nobody has won, tiles move. In turn each player takes out one of their own and places it elsewhere.
rules-tiles-second-free = The tile must have at least one free side, and without it all the others must still hang together, side to side. It may not go back to where it was.
rules-tiles-second-cut = Lines are looked at when the move is complete. So taking a tile away can win as well, when it cuts a line down to ten.

rules-tiles-draw = No winner
rules-tiles-draw-repetition = If the same position comes up for the third time with the same player to move, or after a hundred moves of the second round, the game is a draw. A table may agree on other numbers.
rules-tiles-draw-pass = Whoever cannot move any tile passes.

## Rules and keys, over the table

guide-title = Rules and keys
guide-close = Close
guide-keys = Keys
guide-signs = What the signs mean
guide-bots = The bots at this table
guide-key =
    { $key ->
        [draw] draw a card
        [numbers] stop and take the numbers
        [currency] stop and take the { -currency }
        [pass] pass: no bid, or buy nothing
        [token] take the { -bust } token
        [enter] { $game ->
            [tiles] take or place a tile
           *[cards] do what the button with ↵ says
        }
        [escape] { $game ->
            [tiles] put back what was taken
           *[cards] put back what was chosen
        }
        [bid] bid as much; + and − change it
        [market] go to the market
        [arrows] { $game ->
            [tiles] from place to place
           *[cards] from card to card
        }
        [skip] skip what is being shown
        [zoom] nearer, and with − farther away
        [all] see everything
        [hint] ask what the expert would do
       *[help] these rules and keys
    }
guide-sign =
    { $sign ->
        [glow] A gold ring around a card: it makes one of your runs longer.
        [could] An outline only: you cannot buy it now. Press it to see why.
        [price] The small tag: what the card costs, and what it does to your points.
       *[turn] A gold frame around a name: it is their turn, or their bid is the highest.
    }
