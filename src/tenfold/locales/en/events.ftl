### What happens in a game, a sentence an event.

# Variables, wherever a seat is meant:
#   $who: "you" when the reader sits there, else "other"; $name: the player's name

## The card game

event-draws = { $who ->
    [you] You draw.
   *[other] { $name } draws.
}
event-card = { $who ->
    [you] You turn up { a-card }.
   *[other] { $name } turns up { a-card }.
}
# Several cards in a row. $cards: a list of them
event-cards = { $who ->
    [you] You turn up { $cards }.
   *[other] { $name } turns up { $cards }.
}
event-stops = { $reward ->
    [currency] { $who ->
        [you] You stop and take the { -currency }.
       *[other] { $name } stops and takes the { -currency }.
    }
   *[numbers] { $who ->
        [you] You stop and take the numbers.
       *[other] { $name } stops and takes the numbers.
    }
}
event-takes = { $who ->
    [you] You add { $cards } to your collection.
   *[other] { $name } collects { $cards }.
}
event-to-market = The market gets { $cards }.
event-busts = { $by ->
    [currency] { $who ->
        [you] You { -bust } by { -currency }!
       *[other] { $name } { -bust }s by { -currency }!
    }
   *[numbers] { $who ->
        [you] You { -bust } by numbers!
       *[other] { $name } { -bust }s by numbers!
    }
}
event-bust-token = { $who ->
    [you] You get a { -bust } token, worth 3.
   *[other] { $name } gets a { -bust } token, worth 3.
}
event-gains = { $who ->
    [you] You get { tokens }.
   *[other] { $name } gets { tokens }.
}
tokens = { $tokens ->
    [one] 1 { -currency } token
   *[other] { $tokens } { -currency } tokens
}
event-discards = Out of the game: { $cards }.
event-auction = The auction for the { short-card } begins.
event-bids = { $who ->
    [you] You bid { $amount }.
   *[other] { $name } bids { $amount }.
}
# $phase: what is passed by, a "bid", a purchase ("buy", "last_buy") or a "move"
event-passes = { $phase ->
    [buy] { event-buys-nothing }
    [last_buy] { event-buys-nothing }
   *[bid] { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
}
event-buys-nothing = { $who ->
    [you] You buy nothing.
   *[other] { $name } buys nothing.
}
event-wins = { $who ->
    [you] The { short-card } is yours.
   *[other] The { short-card } goes to { $name }.
}
event-chooses = { $who ->
    [you] You choose the { card } from the market.
   *[other] { $name } chooses the { card } from the market.
}
# $what: all that is spent, as a list
event-spends = { $who ->
    [you] You pay with { $what }.
   *[other] { $name } pays with { $what }.
}
event-buys = { $who ->
    [you] You have bought the { card }.
   *[other] { $name } has bought the { card }.
}
event-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $name }’s turn.
}
event-last-round = { $who ->
    [you] The deck is empty: a last card may be bought, and you are the first to choose.
   *[other] The deck is empty: a last card may be bought, and { $name } is the first to choose.
}
event-over = The game is over.

## The tile game. $cell: where, as "x,y"

event-tile = { $who ->
    [you] You draw a { $value }.
   *[other] { $name } draws a { $value }.
}
event-places = { $who ->
    [you] You place a { $value } at { $cell }.
   *[other] { $name } places a { $value } at { $cell }.
}
event-moves = { $who ->
    [you] You move the { $value } from { $from } to { $cell }.
   *[other] { $name } moves the { $value } from { $from } to { $cell }.
}
event-second-round = { $who ->
    [you] All thirty tiles are down, so now they move: the second round begins with you.
   *[other] All thirty tiles are down, so now they move: the second round begins with { $name }.
}
# $cells: the cells of the line, in order
event-line = { $who ->
    [you] You have a line of ten: { $cells }!
   *[other] { $name } has a line of ten: { $cells }!
}

## What is to be known of a game

game-earlier-rules = This game goes by an earlier ruling: also when she bids second, the solo opponent pays with { -currency } tokens first, then with { -bust } tokens, whose excess is lost, then with duplicates.
