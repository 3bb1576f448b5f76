### Co mówi `tenfold solve`.

# $name: kto ma ruch; $moves: ile ruchów ma zapis, liczonych jak przy odtwarzaniu
solve-heading = Ruch { $number } z { $moves }: kolej na: { $name }. Udziały w zwycięstwie są dokładne.
solve-heading-now = Po ruchu { $moves }: kolej na: { $name }. Udziały w zwycięstwie są dokładne.
solve-column = Ruch
solve-legend = * najlepszy ruch; > ruch zagrany
solve-too-much = Rozwiązanie tej pozycji wymaga więcej niż { $nodes } pozycji; --nodes pozwala na więcej.
solve-working = Rozwiązywanie: { $nodes } pozycji do tej pory
solve-nothing-to-decide = W tym zapisie nikt nie ma nic do rozstrzygnięcia.
solve-first-of = To zapis 1 z { $records }; --record wybiera inny.
