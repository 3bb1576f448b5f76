### Wat `tenfold puzzles` zegt.

puzzles-puzzles = Puzzels
puzzles-made = { $puzzles ->
    [one] Er is één puzzel gevonden.
   *[other] Er zijn { $puzzles } puzzels gevonden.
}
puzzles-none-there = { $path }:{ $line }: dit is geen puzzel.
puzzles-checked = { $puzzles } gecontroleerd, waarvan { $faults } fout.
puzzles-checked-by = De foutloze: { $search } door een zoektocht tot het einde, { $games } door partijen, { $half } maar half bewezen; { $played } partijen gespeeld.

puzzles-fault-illegal = { $id }: de zetten kunnen niet worden gespeeld.
puzzles-fault-choices = { $id }: de mogelijkheden zijn niet de toegestane zetten.
puzzles-fault-wrong = { $id }: { $moves } zou goed zijn, maar is dat niet.
puzzles-fault-refused = { $id }: { $moves } zou fout zijn, maar is net zo goed.
puzzles-fault-unsettled = { $id }: { $moves } zou fout zijn, maar doet het in partijen bijna even goed.
