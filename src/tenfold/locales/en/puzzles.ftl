### What `tenfold puzzles` says.

puzzles-puzzles = Puzzles
puzzles-made = { $puzzles ->
    [one] One puzzle was found.
   *[other] { $puzzles } puzzles were found.
}
puzzles-none-there = { $path }:{ $line }: this is not a puzzle.
puzzles-checked = { $puzzles } checked, { $faults } of them at fault.
puzzles-checked-by = Of those without a fault, { $search } by a search to the end, { $games } by games, { $half } by half a proof; { $played } games played.

# $id: of the puzzle; $moves: a choice
puzzles-fault-illegal = { $id }: its moves cannot be played.
puzzles-fault-choices = { $id }: its options are not the legal choices.
puzzles-fault-wrong = { $id }: { $moves } is said to be right, and is not.
puzzles-fault-refused = { $id }: { $moves } is said to be wrong, and is as good.
puzzles-fault-unsettled = { $id }: { $moves } is said to be wrong, and does nearly as well in games.
