### Wat `tenfold solve` zegt.

# $name: wie aan zet is; $moves: hoeveel zetten het verslag heeft, geteld zoals bij het naspelen
solve-heading = Zet { $number } van { $moves }: { $name } is aan de beurt. De winkansen zijn exact.
solve-heading-now = Na zet { $moves }: { $name } is aan de beurt. De winkansen zijn exact.
solve-column = Zet
solve-legend = * de beste zet; > de gespeelde zet
solve-too-much = Deze stelling oplossen vergt meer dan { $nodes } stellingen; --nodes staat er meer toe.
solve-working = Oplossen: { $nodes } stellingen tot nu toe
solve-nothing-to-decide = In dit verslag valt niets te beslissen.
solve-first-of = Dit is spelverslag 1 van { $records }; met --record kies je een ander.
