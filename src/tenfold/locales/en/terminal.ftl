### Everything that the terminal says, apart from the story (events.ftl) and what is wrong (errors.ftl).
### Lines of a message of several lines stand on lines of their own. A line is at most 78 signs wide on the
### screen; longer ones are wrapped, tables are not.

## The menu

menu-welcome = TENFOLD: the two games called TEN
menu-unfinished = You have unfinished games here.
menu-unfinished-elsewhere = By the way, an unfinished game is waiting: start without choosing a game to continue it.
# $game: "cards" or "tiles"; $names: the players, as a list
menu-continue =
    Continue { $game ->
        [tiles] the tiles
       *[cards] the cards
    }: { $names }, { $moves ->
        [one] 1 move so far
       *[other] { $moves } moves so far
    }
menu-solo = Cards, alone against { $opponent }
menu-cards-bots = Cards, against one to four bots
menu-cards-people = Cards, two to five people who share this keyboard
menu-tiles-bots = Tiles, against a bot
menu-tiles-people = Tiles, two people who share this keyboard
menu-prompt =
    Which game? Enter { $usual ->
        [continue] continues
       *[solo] starts number 1 at once
    }, q leaves
menu-settings-are = Settings:
menu-settings = Enter starts; a number changes a setting
setting-target = Target of { $opponent }: { $target } (she draws until she has that much: the higher, the harder)
setting-others =
    { $people ->
        [yes] { $count ->
            [one] Players: you and one more
           *[other] Players: you and { $count } more
        }
       *[no] { $count ->
            [one] Against: one bot
           *[other] Against: { $count } bots
        }
    }
# $about: a sentence about the bot of this strength
setting-strength = Strength { $step } of { $steps }: { $about }
setting-edition = Edition: { $edition }
setting-busting =
    { $on ->
        [yes] { -bust(form: "capital") }ing variant: on (whoever { -bust }s may buy a card instead of taking the { -bust } token)
       *[no] { -bust(form: "capital") }ing variant: off
    }
setting-open =
    { $on ->
        [yes] Open game: on (your tiles lie in a row, and you take from either end)
       *[no] Open game: off (you draw your tiles blindly)
    }
# $year: 0 when it is not known; $language: code of the rule book's language
edition-text =
    { $publisher }{ $year ->
        [0] { "" }
       *[other] { " " }{ $year }
    } ({ $language ->
        [de] German
        [nl] Dutch
        [pl] Polish
       *[en] English
    }; solo opponent: { $opponent })
menu-edition = Which edition? Enter takes number 1
menu-target = Which target, { $lowest } to { $highest }?
menu-others = How many bots, { $lowest } to { $highest }?
menu-people = How many people, { $lowest } to { $highest }?
menu-name = Name of player { $number }? Enter for “{ $usual }”
menu-name-too-long = That is a long name: { $most } characters at most, please.
menu-name-taken = There is a “{ $name }” at the table already.
menu-nearest-to-ten = In this edition the player whose age is nearest to ten starts. Who is it?
# $target: the next target after a solo win, else 0
menu-again =
    { $target ->
        [0] Another game? Enter plays the same again
       *[other] Another game? Enter plays against target { $target }
    }, m is the menu, q leaves

name-you = You
name-person = Player { $number }

## Typing

ask-one-of = Please type one of these: { $keys }.
ask-type-something = Please type something; ? shows the rules and what can be typed.
ask-not-a-choice = “{ $typed }” is none of the choices: { $keys }. Type ? for help.
ask-not-a-move = “{ $typed }” is not a move here. Type ? for help.
# The words that may be typed for the two ends of a row
typed-left = left l
typed-right = right r

# $question: one of the prompts below
prompt-with-commands = { $question } (? for help)
prompt-choose = { $who ->
    [you] Your choice
   *[other] { $name }, your choice
}
prompt-bid = { $who ->
    [you] Your bid
   *[other] { $name }, your bid
}
prompt-pay = { $who ->
    [you] How do you pay? Enter takes number 1
   *[other] { $name }, how do you pay? Enter takes number 1
}
prompt-place = { $who ->
    [you] Where to? A letter or x,y
   *[other] { $name }, where to? A letter or x,y
}
prompt-place-end = { $who ->
    [you] Which tile, and where to? E.g. la or ra
   *[other] { $name }, which tile, and where to? E.g. la or ra
}
prompt-end = { $who ->
    [you] Which tile? Enter chooses another cell
   *[other] { $name }, which tile? Enter chooses another cell
}
prompt-move = { $who ->
    [you] Which tile moves? A letter or x,y
   *[other] { $name }, which tile moves? A letter or x,y
}
prompt-target = { $who ->
    [you] Where to? A letter or x,y; Enter for another tile
   *[other] { $name }, where to? A letter or x,y; Enter for another tile
}

hint-keys = { $choice }: type { $keys }
hint-key-then = { $keys }, then { $next }

undo-done = { $who ->
    [you] You take your last choice back.
   *[other] { $name } takes the last choice back.
}
undo-nothing =
    { $game ->
        [tiles] There is nothing to take back: a tile has been drawn, or somebody else has moved since.
       *[cards] There is nothing to take back: a card has been turned up, or somebody else has moved since.
    }

## The table

seat-move = { $who ->
    [you] Your move
   *[other] { $name }’s move
}
# $move: the sentence above; the turn is another player's
seat-move-in-turn = { $who ->
    [you] { $move }, in your turn
   *[other] { $move }, in { $name }’s turn
}
seat-goes-on =
    The game goes on where you left it, after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }. Type s for the story so far.
seat-begins-solo =
    You play against { $opponent }, who draws until she has { $target } or more.
    Collect runs of numbers in four colours; most points win. Type ? for the rules at any time.
seat-begins-cards = Collect runs of numbers in four colours; most points win. Type ? for the rules at any time.
seat-begins-tiles = Make a straight line of your own tiles that sums to exactly ten. Type ? for the rules at any time.
seat-starts = { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
story-begins =
    The story of { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }:

stage-tableau = Tableau
stage-empty = (no card yet)
# $amount is two signs wide; $gauge: ten squares
stage-total = Total     { $amount } { $gauge }
stage-currency = { -currency(form: "capital") }  { $amount } { $gauge }
stage-room =
    { $room ->
        [0] exactly ten: any more { -bust }s
       *[other] room for { $room } more before a { -bust }
    }
stage-deck =
    Deck      { $left ->
        [0] empty
        [one] 1 card left
       *[other] { $left } cards left
    }

grid-market = Market (price = number)
grid-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
grid-purse = { $discs }
grid-busts =
    { $count ->
        [one] 1 { -bust } token, worth 3
       *[other] { $count } { -bust } tokens = { $worth }
    }
grid-wild = wild { $codes }

board-supply =
    { $mark } { $who ->
        [you] you: { $rest }
       *[other] { $name }: { $rest }
    }
board-left =
    { $count ->
        [one] 1 tile to come
       *[other] { $count } tiles to come
    }
board-none-left = no tile left to come
board-row = { $row } (left to right)
board-face-down = face down { $of_1 } × 1, { $of_2 } × 2, { $of_3 } × 3

## The choices of the card game

choice-draw-blindly = Draw another card
choice-draw =
    Draw another card: { $busts ->
        [0] no risk, { $left } left
        [one] 1 of the { $left } left { -bust }s ({ $percent }%)
       *[other] { $busts } of the { $left } left { -bust } ({ $percent }%)
    }
# $others: how many other players; $name: the only one; $count: how many numbers there are
choice-numbers =
    { $count ->
        [0] Stop without a number
       *[other] Stop and take { $cards }
    }{ $tokens ->
        [0] : nobody gets { -currency }
       *[other] : { $others ->
            [one] { $name } gets { $tokens }
           *[other] the others get { $tokens } each
        }
    }; then you may buy
choice-currency =
    Stop and take the { -currency }: you get { tokens }{ $lost ->
        [0] { "" }
       *[other] { " " }({ $lost } more would pass the limit of ten)
    }{ $count ->
        [0] { "" }
       *[other] ; { $cards } to the market
    }; your turn ends
# $gain: the points that the wildcard would bring now
auction-standing =
    Auction: { a-card }, which would bring you { $gain ->
        [0] no point yet
        [one] 1 point now
       *[other] { $gain } points now
    }. { $highest ->
        [0] Nobody has bid so far.
       *[other] The highest bid is { $highest }, by { $name }.
    }
choice-no-bid = Pass
choice-bid =
    Bid that much; { $last ->
        [yes] you are the last, so it is yours
       *[no] you pay only if nobody bids more
    }
buying-buy = You may buy one card of the market. You can pay up to { $purse }, your own cards included.
buying-last-buy = The last round: you may buy one more card. You can pay up to { $purse }, your own cards included.
buying-bust = You may buy a card instead of taking the { -bust } token. You can pay up to { $purse }, your own cards included.
buying-owned = Not { $codes }: you own the same already.
buying-too-dear = Not { $codes }: too dear.
choice-brief = Beside each card stand the points that it would bring you.
choice-buy-nothing = Buy nothing
choice-bust-token = Take the { -bust } token, worth 3
choice-buy =
    Buy the { card } for { $number }: { $gain ->
        [0] no new point
        [one] 1 point more
       *[other] { $gain } points more
    }
paying-owed = The { short-card } is to be paid: { $owed } still owed. Piece by piece, { -bust } tokens come first, then { -currency } tokens, then cards in the order of the grid.
choice-pay-all = Pay it all with { $what }
# $kind "token" or "bust_token": a token; else a card, $spare "yes": one of several equal ones, $loss: points
choice-pay-piece =
    Spend { $kind ->
        [token] one { -currency } token
        [bust_token] a { -bust } token: counts 3, no change is given
       *[other] your { card }{ $spare ->
            [yes] , which you have more than once
           *[no] { $loss ->
                [0] , which brings no point now
                [one] : you lose 1 point
               *[other] : you lose { $loss } points
            }
        }
    }

forced-bid = { $who ->
    [you] You have { $purse } to bid with, and a bid must be at least { $lowest }.
   *[other] { $name } has { $purse } to bid with, and a bid must be at least { $lowest }.
}
forced-buy = { $who ->
    [you] Nothing in the market is new to you and within your means.
   *[other] Nothing in the market is new to { $name } and affordable.
}
forced-empty-market = The market is empty, so there is nothing to buy.
forced-token = { $who ->
    [you] There is nothing that you could buy instead.
   *[other] There is nothing that { $name } could buy instead.
}
forced-deck-empty = The deck is empty, so this turn must end.

## The choices of the tile game

placing-in-hand = You have drawn a { $value }. Letters are the free cells; beside each, your best line there.
placing-ends = Your row has a { $left } at its left end (l) and a { $right } at its right (r). Letters are the free cells; beside each, your best line there.
placing-last = Your last tile is a { $left }. Letters are the free cells; beside each, your best line there.
# $sum: the highest line of one's own that the tile would stand in
choice-place =
    Place the { $value }{ $verb ->
        [left] { " " }from the left
        [right] { " " }from the right
       *[place] { "" }
    } at { $cell }: { line-of }
line-of =
    { $sum ->
        [10] a line of ten, you win
       *[other] your best line there is { $sum }
    }
choice-move = Move the { $value } from { $from } to { $cell }: { line-of }
moving-free =
    All tiles are down: move one of yours that has a letter. { $left ->
        [one] After 1 more move the game is drawn.
       *[other] After { $left } more moves the game is drawn.
    }
choice-take = Move the { $value } at { $cell }
moving-where = The tile at { $cell } moves. Letters are the cells where it may go; beside each, your best line there.

## The end

end-title = The end
# Heads of columns: the colours and the currency at most 8 signs wide, the others 6
end-colour = { colour }
end-points = points
end-money = { -currency }
end-owned = cards
end-used = used
end-unused = unused
end-wins = { $who ->
    [you] You win with { grid-points }!
   *[other] { $name } wins with { grid-points }!
}
end-wins-by-money = { $who ->
    [you] A tie at { grid-points }, and you have more { -currency }: you win!
   *[other] A tie at { grid-points }, and { $name } has more { -currency }: { $name } wins!
}
end-wins-by-tie-break = { $who ->
    [you] A tie at { grid-points } and in { -currency }, and the last column decides it: you win!
   *[other] A tie at { grid-points } and in { -currency }, and the last column decides it: { $name } wins!
}
end-solo-tie = A tie at { grid-points } goes to { $name }.
end-shared = { $names } share the victory!
end-rank = Target { $target } is beaten. You are { $rank } now.
end-next-target = Next comes target { $target }.
end-highest = There is no higher target: this is the summit.
end-solo-lost = Target { $target } stands. Another deck, another chance.
end-line = { $who ->
    [you] Exactly ten: you win!
   *[other] Exactly ten: { $name } wins!
}
# $reason: "repetition", "limit" or "stuck"
end-drawn =
    { $reason ->
        [repetition] The same position has come up for the third time: the game is drawn.
        [limit] The second round has used up its moves: the game is drawn.
       *[other] Nobody can move: the game is drawn.
    }

## Saving and leaving

saved-finished = The game is kept in { $path }.
saved-cannot = The game cannot be saved in { $folder } ({ $reason }). It goes on all the same, but leaving ends it.
saved-unreadable = The saved game { $path } cannot be read ({ $reason }).
saved-put-aside = The saved game { $path } is damaged. { $reason } It is kept aside as { $kept }.
saved-damaged = The saved game { $path } is damaged and stays where it is. { $reason }
bye = Goodbye.
bye-kept = Goodbye. The game waits for you in { $path }.
bye-lost = Goodbye. The game could not be saved in { $folder }, so it ends here.

## Looking back at a record

# $number: how many moves have been made, of $moves
walk-move = Move { $number } of { $moves }
walk-prompt = Enter goes on, b goes back, a number goes to that move, q leaves
walk-not-a-move = “{ $typed }” is no move: there are moves 0 to { $moves }.
walk-unfinished = unfinished
# $games: how many a file has
walk-games =
    There { $games ->
        [one] is 1 game
       *[other] are { $games } games
    } in this file.
walk-game =
    { $game ->
        [tiles] Tiles
       *[cards] Cards
    }: { $names }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
walk-choose = Which game, up to { $games } (Enter: the first, q leaves)

## Help

help-cards =
    { "" }
    CARDS IN BRIEF
    You collect numbers in four colours: blue B, green G, orange O, pink P.
    At the end each colour brings a point for every card of its longest run
    of consecutive numbers, such as 3-4-5; all of 1 to 9 bring 10.

    Your turn: turn up one card after another, and stop when you like.
      Number cards add to the total, { -currency } cards ($) take from it.
      A total above 10 { -bust }s, and so does { -currency } above 10 by itself.
    Stop and take the numbers: they are yours, but everybody else gets the
      { -currency } total in tokens. Then you may buy one card of the market.
    Stop and take the { -currency }: you get the tokens, the numbers go to the
      market, and your turn is over. Nobody holds more than ten tokens.
    { -bust(form: "capital") }: the numbers go to the market and you get a { -bust } token, worth 3.
      After a { -bust } by numbers the others get the { -currency } total.

    Wildcards (*) are auctioned at once, one bid each, round the table; the
      one who turned it up bids last. *7 is a 7 of any colour, B* is any blue
      number, ** is any card. They count at the end as suits you best.
    You pay with tokens (1 each), { -bust } tokens (3 each) and cards of your own
      (1 each; in the Polish edition no wildcards). Against a solo opponent
      bids start at 5, and of your cards only duplicates pay for a wildcard; in
      the German edition so do numbered wildcards that have become useless.
    When the deck is empty there is one last card to buy, and the game ends.

    In the grids a digit says how many there are, ━ joins the longest run,
    and a star is a gap that a wildcard fills. ●●●○○○○○○○ are three tokens.
    Where three or more play, 4● 1×! *7 are four tokens, a { -bust } token
    and a wildcard.
help-tiles =
    { "" }
    TILES IN BRIEF
    Each player has fifteen tiles: five each of 1, 2 and 3. You lay them in
    turn, each side by side with a tile that lies there already.
    You win with an unbroken straight line of your own tiles, across, down or
    diagonal, that sums to exactly 10. A line counts at its full length: one
    of 11 wins nothing, though a part of it makes 10.
    Closed game: you draw a tile of yours blindly and must place it.
    Open game: your tiles lie in a row, and you take from either end.
    When all thirty are down, the second round begins: you take one of your tiles
    out and put it elsewhere. It needs a free side, and without it the others
    must still hang together.

    A cell is typed by its letter, or as x,y as on the edges of the board: 2,−1
    is two to the right of the middle and one down. In the open game the end of
    your row comes first: la puts its left tile on a. To move a tile, type its
    letter and then that of its new place, or both cells: 0,1 2,−1.
help-commands =
    { "" }
    { $game ->
        [tiles]
            a, b, c …  a cell or a tile by its letter
            ?  this help      u  take your last choice back     s  the story so far
            t  the table      q  leave (the game is kept)     ??  a hint
            You may also type moves as records write them, such as place:1,0.
       *[cards]
            d  draw           n  take the numbers     c  take the { -currency }
            p  pass, or buy nothing                   5  bid 5
            ?  this help      u  take your last choice back     s  the story so far
            t  the table      q  leave (the game is kept)     ??  a hint
            You may also type moves as records write them, such as buy:B4 or bid:6.
    }
# $more: whether there is another page, "yes" or "no"
help-page =
    Page { $page } of { $pages }: { $more ->
        [yes] ? shows the next one, t the table.
       *[no] t shows the table again.
    }
