### What `tenfold solve` says.

# $name: who is to move; $moves: how many moves the record has, counted as in a replay
solve-heading = Move { $number } of { $moves }: { $name } to move. The shares of the victory are exact.
solve-heading-now = After move { $moves }: { $name } to move. The shares of the victory are exact.
solve-column = Move
solve-legend = * the best move; > the move that was played
solve-too-much = To solve this position takes more than { $nodes } positions; --nodes allows more.
solve-working = Solving: { $nodes } positions so far
solve-nothing-to-decide = Nobody has anything to decide in this record.
solve-first-of = This is record 1 of { $records }; --record chooses another.
