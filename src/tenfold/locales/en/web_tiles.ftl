### What the board of the tile game says.

# Variables, wherever a seat is meant:
#   $who: "you" when the reader sits there, else "other"; $name: the player's name
# Wherever a cell is meant: $column and $row, e.g. 3 and −1; the first tile lies at 0, 0

## The plane

tiles-plane =
    { $tiles ->
        [0] The plane, empty
        [one] The plane, with 1 tile
       *[other] The plane, with { $tiles } tiles
    }
tiles-view = View
tiles-nearer = Zoom in
tiles-farther = Zoom out
tiles-fit = Show everything
# A button at an edge of the plane, behind which there is more. $side: "left", "right", "top" or "bottom";
# $kind: "places" for a tile, or "tiles"; $ten: "yes" when ten can be made there
tiles-beyond =
    { $side ->
        [left] To the left
        [right] To the right
        [top] Farther up
       *[bottom] Farther down
    }: { $kind ->
        [places]
            { $count ->
                [one] 1 more place
               *[other] { $count } more places
            }
       *[tiles]
            { $count ->
                [one] 1 more tile
               *[other] { $count } more tiles
            }
    }{ $ten ->
        [yes] { "; ten can be made there" }
       *[no] { "" }
    }
tiles-tile =
    { $who ->
        [you] Your { $value }, column { $column }, row { $row }
       *[other] { $name }’s { $value }, column { $column }, row { $row }
    }
# $tile: a tile, as above
tiles-last = { $tile }: the last move
# A button. $value: 1, 2 or 3
tiles-place = Place the { $value } at column { $column }, row { $row }
tiles-place-ten = Place the { $value } at column { $column }, row { $row }: that makes ten
tiles-take = Take your { $value } at column { $column }, row { $row }

## The tiles still to come

tiles-you = You
# $mine: "yes" when it is the reader's turn
tiles-turn =
    { $mine ->
        [yes] Your turn
       *[no] To move
    }
tiles-winner = Winner
tiles-hand = In hand: a { $value }
# $left tiles face down, of them so many $ones, $twos and $threes
tiles-supply =
    { $left ->
        [0] No tile left
        [one] 1 tile left: { $ones } × 1, { $twos } × 2, { $threes } × 3
       *[other] { $left } tiles left: { $ones } × 1, { $twos } × 2, { $threes } × 3
    }
# $row: the values from left to right
tiles-row =
    { $left ->
        [0] No tile left
        [one] 1 tile left in the row: { $row }
       *[other] { $left } tiles left in the row: { $row }
    }
# A button. $end: "left" or "right"
tiles-take-end =
    { $end ->
        [right] Take the { $value } at the right end
       *[left] Take the { $value } at the left end
    }

## What is to be done. $who: "name" when several people share the screen, then $name is whose turn it is

tiles-nobody = One moment …
tiles-others-turn = { $who ->
    [you] It is your move.
   *[other] It is { $name }’s move.
}
tiles-place-it =
    { $who ->
        [name] { $name }: place the { $value }.
       *[you] Place the { $value }: it must touch a tile, side to side.
    }
tiles-place-first =
    { $who ->
        [name] { $name }: place the { $value } in the middle.
       *[you] Place the { $value } in the middle.
    }
tiles-take-which =
    { $who ->
        [name] { $name }: take the tile at one end of your row.
       *[you] Take the tile at one end of your row.
    }
tiles-move-which =
    { $who ->
        [name] { $name }: choose one of your tiles to move.
       *[you] Choose one of your tiles to move.
    }
tiles-move-to =
    { $who ->
        [name] { $name }: where shall the { $value } go?
       *[you] Where shall the { $value } go?
    }
# Read aloud once a tile is taken
tiles-may-go =
    { $places ->
        [one] You hold the { $value }. There is 1 place for it.
       *[other] You hold the { $value }. There are { $places } places for it.
    }
tiles-must-pass =
    { $who ->
        [name] { $name }: none of your tiles can move, so you pass.
       *[you] None of your tiles can move, so you pass.
    }
# Where a tile is held before it is placed
tiles-at = Column { $column }, row { $row }.
# $sum: of the best line it would make; $kind: "ten", "under" or "over"
tiles-makes =
    { $kind ->
        [ten] That makes ten!
        [over] A line of { $sum }: too much.
       *[under] A line of { $sum }.
    }
# $left moves of both players until the game is a draw
tiles-second-round = Second round
tiles-moves-left =
    { $left ->
        [one] 1 move left until a draw
       *[other] { $left } moves left until a draw
    }
tiles-pass = Pass
tiles-back = Back
tiles-confirm = Place it
tiles-one-tap = Place with one tap

## Lines that grow. From $column, $row to $lastcolumn, $lastrow

tiles-lines = Lines that grow
tiles-line =
    { $who ->
        [you] Your line of { $count } tiles, sum { $sum }, from column { $column }, row { $row } to column { $lastcolumn }, row { $lastrow }
       *[other] { $name }’s line of { $count } tiles, sum { $sum }, from column { $column }, row { $row } to column { $lastcolumn }, row { $lastrow }
    }

## The end

# $who: "you" (you won), "lost" (you lost) or "other"; $name: the winner
tiles-won =
    { $who ->
        [you] Ten! You won
        [lost] You lost: { $name } made ten
       *[other] Ten! { $name } won
    }
# While the winning line is counted
tiles-counting = The line of ten
# When a game ended before its end. $lines: a list of who has come how far
tiles-stood = The best lines: { $lines }.
# In that list; $sum: 0 when there is no line
tiles-best =
    { $who ->
        [you] you { $sum }
       *[other] { $name } { $sum }
    }
# $reason: why nobody won
tiles-draw =
    { $reason ->
        [repetition] A draw: the same position has come up for the third time.
        [limit] A draw: the second round has used up its moves.
        [stuck] A draw: nobody can move.
       *[other] A draw.
    }
