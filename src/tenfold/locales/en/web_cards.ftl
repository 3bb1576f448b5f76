### The card table.

## Whose turn it is, and what there is to do

cards-stage = The middle of the table
cards-others = The others
cards-you = You
cards-actions = What you can do
cards-over = The game is over
# $who: "you", or "named" where several people share one screen; $name; $phase: what is to be done
cards-turn-mine =
    { $who ->
        [named] { $name }: { cards-task }
       *[you] { cards-task }
    }
cards-task =
    { $phase ->
        [bid] Your bid
        [pay] You have to pay
        [buy] You may buy a card
        [last_buy] Your last chance to buy
        [bust] You { -bust }!
       *[draw] Your turn
    }
cards-turn-of =
    { $phase ->
        [bid] { $name } is bidding
        [pay] { $name } is paying
        [buy] { $name } may buy a card
        [last_buy] { $name } may buy a last card
        [bust] { $name } has { -bust }!
       *[draw] { $name }’s turn
    }
# What to do while no card lies on the table. $left: cards in the deck
cards-prompt =
    { $phase ->
        [buy] Choose a lit card of the market, or buy nothing.
        [last_buy] The deck is empty. Choose a last card of the market, or buy nothing.
        [bust] Take the { -bust } token, or choose a lit card of the market instead.
       *[draw] Turn up the first card.
    }
cards-waiting = Waiting for { $name }
cards-watching = You are watching this table
cards-skip = Skip
cards-skip-hint = to how it stands now
cards-not-sent = That did not get through. Please try again.

## The tableau, the gauges, the deck

cards-tableau = The cards turned up
# $kind: "total" or "currency"
cards-gauge =
    { $kind ->
        [currency] Currency
       *[total] Total
    }
cards-gauge-value =
    { $kind ->
        [currency] Currency { $figure } of 10
       *[total] Total { $figure } of 10
    }
cards-deck =
    { $left ->
        [0] The deck is empty
        [one] 1 card left in the deck
       *[other] { $left } cards left in the deck
    }
cards-odds-brief = to { -bust }
cards-look-deck = What is left
cards-deck-left =
    { $left ->
        [0] The deck is empty
        [one] Left in the deck: 1 card
       *[other] Left in the deck: { $left } cards
    }

## Drawing and stopping

cards-draw = Draw
cards-draw-first =
    { $left ->
        [one] the last card
       *[other] { $left } cards left
    }
# $busts of $left cards bust, $percent of a hundred
cards-draw-odds =
    { $busts ->
        [0] no card can { -bust } you
        [one] 1 of { $left } { -bust }s
       *[other] { $busts } of { $left } { -bust }
    }
# $cards: the numbers, e.g. "3, 4, 2"; $count of them
cards-numbers =
    { $count ->
        [0] Take no numbers
        [one] Take the { $cards }
       *[other] Take numbers: { $cards }
    }
# $tokens go to each of the $others; $name: the other one, when there is only one
cards-numbers-hint =
    { $tokens ->
        [0] then you may buy
       *[other] { $others ->
            [one] { $name } gets { $tokens }
           *[other] others get { $tokens }
        }
    }
cards-currency =
    { $tokens ->
        [0] Take currency
        [one] Take 1 token
       *[other] Take { $tokens } tokens
    }
# $count number cards go to the market; $lost tokens do not fit into the purse
cards-currency-hint =
    { $lost ->
        [0] { cards-to-market }
       *[other] { $lost } too many · { cards-to-market }
    }
cards-to-market =
    { $count ->
        [0] no card is lost
        [one] 1 card to the market
       *[other] { $count } cards to the market
    }
cards-token = Take the { -bust } token
cards-token-hint = white, worth 3
cards-buy-nothing = Buy nothing
cards-buy-nothing-hint = and end the turn

## The market and the collections

cards-market = Market
cards-market-count =
    { $count ->
        [0] nothing there
        [one] 1 card
       *[other] { $count } cards
    }
# $offer: "none", "closed" (now is not the time), "no" (cannot be bought), "open", "run" (lengthens a run)
cards-cell-market =
    { $offer ->
        [none] { card }: none in the market
        [no] { card }, costs { $number }{ cards-copies }: not for you
        [open] { card }, costs { $number }{ cards-copies }: you can buy it
        [run] { card }, costs { $number }{ cards-copies }: you can buy it, and it lengthens a run
       *[closed] { card }, costs { $number }{ cards-copies }
    }
cards-copies =
    { $count ->
        [one] { "" }
       *[other] , { $count } of them
    }
# $state: "have", "wild" (a wildcard would stand there) or "none"; $who: "you" or "other"
cards-cell-owned =
    { $state ->
        [wild] { card }: a wildcard serves here
        [none] { card }: missing
       *[have] { $count ->
            [one] { card }: { $who ->
                [you] yours
               *[other] owned
            }
           *[other] { card }: { $count } copies, and all but one are money
        }
    }
cards-cell-left =
    { $count ->
        [0] { card }: none left
       *[other] { card }: { $count } left
    }
cards-collection =
    { $who ->
        [you] Your collection
       *[other] { $name }
    }
cards-wildcards = Wildcards
cards-back-to-mine = Back to your own collection
cards-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
cards-points-word =
    { $points ->
        [one] point
       *[other] points
    }
# Read aloud beside a name. $sign: "person", "bot", "opponent" or "away"; $active: whether it is their turn
cards-rival =
    { $sign ->
        [bot] (bot)
        [opponent] (the solo opponent)
        [away] (away, a bot plays on)
       *[person] { "" }
    }{ $active ->
        [yes] , whose turn it is
       *[no] { "" }
    }. Look more closely.
cards-tabs = What to look at
cards-tab =
    { $tab ->
        [market] Market
        [story] Story
       *[mine] Collection
    }

## The auction

cards-auction = Auction for the { short-card }
# What somebody at the auction has done. $state: "bid", "pass", "spoken" (unknown), "now", "waiting"
cards-bidder =
    { $state ->
        [bid] { $amount }
        [pass] pass
        [spoken] out
        [now] …
       *[waiting] { "" }
    }
cards-bid = Bid { $amount }
cards-bid-hint = and pay { $amount } if nobody bids more
cards-bid-less = Bid one less
cards-bid-more = Bid one more
cards-bid-amount = Your bid
cards-no-bid = Pass
cards-no-bid-hint = no bid

## Paying

cards-pay = Pay { $owed } for the { short-card }
cards-pay-asking = …
cards-pay-short =
    { $missing ->
        [0] Choose what to pay with.
       *[other] { $missing } more to pay.
    }
cards-pay-too-much = That is more than is owed: take something back.
# $lost: what is paid beyond the price with white tokens
cards-pay-enough =
    { $lost ->
        [0] Just right.
        [one] Enough; 1 of it is lost.
       *[other] Enough; { $lost } of it are lost.
    }
# $kind_of: "bust", "token", "spare" (a second copy) or "card"
cards-pay-piece =
    { $kind_of ->
        [bust] { -bust } token, worth 3
        [token] currency token, worth 1
        [spare] spare { card }, worth 1
       *[card] { card }, worth 1, your only one
    }
cards-pay-tokens = Tokens
cards-pay-spare = Spare cards
cards-pay-cards = Cards you would lose
cards-pay-confirm = Pay for the { short-card }
cards-pay-with =
    { $count ->
        [0] choose what to pay with
       *[other] with { $what }
    }
cards-pay-cancel = Choose again

## The end

cards-end-label = How it ended
# $who: "you" when you are among the winners; $winners: a list of them, $count in all
cards-end =
    { $count ->
        [one] { $who ->
            [you] You win!
           *[other] { $winners } wins
        }
       *[other] { $who ->
            [you] A shared victory: { $winners }!
           *[other] A shared victory: { $winners }
        }
    }
# $won: "yes" or "no"; $name: the opponent; $target: her target
cards-solo-end =
    { $won ->
        [yes] You beat { $name } at { $target }!
       *[no] { $name } holds her { $target }
    }
cards-rank = Your rank: { $rank }
# A colour's points, read aloud.
cards-line =
    { $points ->
        [one] point in { colour }
       *[other] points in { colour }
    }
cards-money = Money: { $money }
# $figure: "owned", "used" or "unused"
cards-tie-break =
    { $figure ->
        [used] { $count ->
            [one] 1 card in runs
           *[other] { $count } cards in runs
        }
        [unused] { $count ->
            [one] 1 number unused
           *[other] { $count } numbers unused
        }
       *[owned] { $count ->
            [one] 1 card owned
           *[other] { $count } cards owned
        }
    }
