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
# How the turn before this one ended. $what: a sentence
cards-before = Before that: { $what }
cards-waiting = { $who ->
    [you] Your turn
   *[other] Waiting for { $name }
}
cards-watching = You are watching this table
cards-skip = Skip
cards-skip-hint = to how it stands now
cards-not-sent = That did not get through. Please try again.

## The tableau, the gauges, the deck

cards-tableau = The cards turned up
# $kind: "total" or "currency"
cards-gauge =
    { $kind ->
        [currency] { -currency(form: "capital") }
       *[total] Total
    }
cards-gauge-value =
    { $kind ->
        [currency] { -currency(form: "capital") } { $figure } of 10
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
        [0] Take { -currency }
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
cards-you-have = You have
# How the market is to be read while one may buy. $sign: "glow", "could" or "change"
cards-legend =
    { $sign ->
        [glow] a gold ring: it lengthens a run
        [could] an outline: press it to see why not
       *[change] what it does to your points
    }

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
        [no] { card }, costs { $number }{ cards-copies }: you cannot buy it
        [open] { card }, costs { $number }{ cards-copies }: you can buy it{ cards-brings }
        [run] { card }, costs { $number }{ cards-copies }: you can buy it, and it lengthens a run{ cards-brings }
       *[closed] { card }, costs { $number }{ cards-copies }
    }
# $change: "yes" when $points, such as "+2 points", is known
cards-brings =
    { $change ->
        [yes] : { $points }
       *[no] { "" }
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
           *[other] { card }: { $count } copies, and all but one count as { -currency }
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
# $last: "yes" when nobody bids after you
cards-bid-hint =
    { $last ->
        [yes] and it is yours for { $amount }
       *[no] and pay { $amount } if nobody bids more
    }
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
        [token] { -currency } token, worth 1
        [spare] spare { card }, worth 1
       *[card] { card }, worth 1, your only one
    }
cards-pay-tokens = Your tokens
cards-pay-spare = Spare cards: no point is lost
cards-pay-cards = Other cards, if you like
cards-pay-confirm = Pay for the { short-card }
cards-pay-with =
    { $count ->
        [0] choose what to pay with
       *[other] with { $what }
    }
cards-pay-cancel = Choose again

# What a bid, a purchase or a payment does. $change: with its sign, e.g. "+2" or "−5"; $points: without
cards-change =
    { $points ->
        [one] { $change } point
       *[other] { $change } points
    }
cards-left = You keep
cards-given =
    { $count ->
        [one] and give 1 card
       *[other] and give { $count } cards
    }
cards-tokens-end = Tokens pay up to { $amount }; more takes cards
cards-tokens-none = Every bid takes cards
# Adds the $count cards that cost least
cards-pay-fill =
    { $count ->
        [one] Add the card that costs least
       *[other] Add the { $count } cards that cost least
    }

## Why

# What the solo opponent does. $what: "draws" or "bids"; $target: her target
cards-why-opponent =
    { $what ->
        [bids] { $name } does not decide: the rules say what she bids. On her own turn it is one more than you, on yours as much as you could pay; never less than 5, and never what she cannot pay.
       *[draws] { $name } does not decide: she draws until her total is { $target } or more, then takes the numbers. { $target } is her target.
    }
# Why bids begin there. $why: "least" (the rules) or "more" (than $highest by $name)
cards-why-lowest =
    { $why ->
        [least] In a solo game nobody may bid less than { $lowest }.
       *[more] { $name } has bid { $highest }: yours must be higher.
    }
cards-cannot-bid = A bid needs { $lowest }, you have { $purse }.

## The end

cards-end-label = How it ended
# While it is counted: the colour that is being counted
cards-counting =
    { $colour ->
        [B] Blue
        [G] Green
        [O] Orange
       *[P] Pink
    }
cards-count-skip = Show the result
# A seat's points in a list
cards-counted = { $who ->
    [you] { cards-you-counted } { $points }
   *[other] { $name } { $points }
}
cards-you-counted = you
# Read aloud when a colour has been counted; $points: a list of cards-counted
cards-colour-told = { cards-counting }: { $points }.
# $winners: a list of them
cards-shared = A shared victory: { $winners }!
# $who: "you", "lost" or "other"; $name: the winner; $seats: "two" or "many"; $more, $less: points
cards-verdict =
    { $who ->
        [you] You won, { $more } to { $less }!
        [lost] { $seats ->
            [two] You lost, { $less } to { $more }
           *[many] You lost, { $less } to { $name }’s { $more }
        }
       *[other] { $name } won, { $more } to { $less }
    }
# What made the difference between the winner and the next, or you. $how: "most" (more than any other colour), "full" (with a full run) or "decided"; $more, $less: points in that colour
cards-reason =
    { $how ->
        [most] { cards-counting } made the biggest difference: { $more } to { $less }.
        [full] A full run decided it. { cards-counting }: { $more } to { $less }.
       *[decided] { cards-counting } decided it: { $more } to { $less }.
    }
cards-tie-solo = Level on points, and a tie goes to { $name }.
cards-tie-money = Level on points: { -currency } decided it, { $more } to { $less }.
# $more, $less: cards-tie-break of the winner and of the other
cards-tie-figure = Level on points and { -currency }; what decided it: { $more } against { $less }.
# When a game ended before its end; $points: a list of cards-counted
cards-stood = How it stood: { $points }.
# $won: "yes" or "no"; $target: the opponent's
cards-target =
    { $won ->
        [yes] Target { $target } is beaten.
       *[no] Target { $target } is still to beat.
    }
cards-rank = Your rank: { $rank }
# Where somebody came in, of at most five: before the name.
cards-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
# A colour's points, read aloud.
cards-line =
    { $points ->
        [one] point in { colour }
       *[other] points in { colour }
    }
cards-money = { -currency(form: "capital") }: { $money }
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
