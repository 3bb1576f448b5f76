### Looking back at a game, move by move.

replay-controls = Through the game
replay-title = Looking back
replay-first = To the beginning
replay-back = One step back
replay-forward = One step on
replay-last = To the end
replay-play = Play it
replay-pause = Pause
replay-move = Move { $number } of { $of }
replay-start = The game is about to begin.
replay-speeds = Speed
# $speed: "slow", "normal" or "fast"
replay-speed =
    { $speed ->
        [slow] Slow
        [fast] Fast
       *[normal] Normal
    }
replay-rest = Show what follows
replay-keys = Keys: ← and → step, Page Up and Page Down go by turns, Home and End to the ends, the space bar plays.

## What it is

replay-goes-on = This game is still being played.
# $reason: how it ended, other than by the rules; $name: who resigned, or ran out of time
replay-ended =
    { $reason ->
        [resigned] { $who ->
            [you] You resigned.
           *[other] { $name } resigned.
        }
        [agreed] Agreed to be a draw.
        [time] { $who ->
            [you] You ran out of time.
           *[other] { $name } ran out of time.
        }
        [closed] The table was closed.
       *[aborted] It was not played to the end.
    }
replay-to-table = To the table

## What can be done with it

replay-review = Review this game
replay-review-waits = The review waits for its turn …
replay-review-runs = The game is being reviewed: { $percent }%
replay-link = Copy a link to this move
replay-link-position = Copy a link to play on from here
replay-download = Download the record
replay-open-file = Open a game from a file
replay-file-unreadable = That file holds no game: a record is a line of JSON, as it is downloaded here.
replay-file-too-large = That file is too large to be the record of a game.
# $count: how many games a file has
replay-file-games = That file holds { $count } games. Which one?
# One of them. $named: "yes" or "no", whether it says who played
replay-file-game =
    { $number } · { $game ->
        [tiles] Tiles
       *[cards] Cards
    }{ $named ->
        [yes] { ":" } { $names }
       *[no] { "" }
    }
replay-file-more =
    { $count ->
        [one] 1 more is
       *[other] { $count } more are
    } in the file, and not shown here.
replay-check = Check the shuffle
# $moves were checked; $shuffle: "kept" (the cards are those that were promised), "none" (no promise is known), "secret" (not yet)
replay-checked =
    { $shuffle ->
        [kept] { replay-by-the-rules }, and the { $game ->
            [tiles] tiles
           *[cards] cards
        } came in the order that was fixed before the game: its secret, now revealed, has exactly the number below, which everybody could see beforehand.
        [secret] { replay-by-the-rules }. The order of the { $game ->
            [tiles] tiles
           *[cards] cards
        } stays secret until the game is over; the number below already commits to it.
       *[none] { replay-by-the-rules }. The record does not say how the { $game ->
            [tiles] tiles
           *[cards] cards
        } were shuffled, so that cannot be checked.
    }
replay-by-the-rules =
    { $moves ->
        [0] No move has been made yet
        [one] The only move follows the rules
       *[other] All { $moves } moves follow the rules
    }

## Playing on

replay-opponents = Who plays here
replay-play-on = Play on from here
replay-take-seat = Take a seat
replay-play-on-text = This position becomes a game of your own; what is still to come is shuffled anew.
replay-play-on-go = Play on from move { $move }
replay-seat-mine = You, at this screen

## A link to a position, from which one plays on

position-title = Playing on
position-opening = The table is being set up …
position-broken = This link leads to no position, so no table was set up.
position-unreadable = It says too little, or not in the way such a link does: perhaps it was cut off on its way.
