### Co mówi `tenfold puzzles`.

puzzles-puzzles = Zagadki
puzzles-made = { $puzzles ->
    [one] Znaleziono jedną zagadkę.
    [few] Znaleziono { $puzzles } zagadki.
   *[many] Znaleziono { $puzzles } zagadek.
}
puzzles-none-there = { $path }:{ $line }: to nie jest zagadka.
puzzles-checked = Sprawdzono: { $puzzles }, z błędem: { $faults }.
puzzles-checked-by = Bez błędu: { $search } przez przeszukanie do końca, { $games } przez partie, { $half } z połową dowodu; rozegrane partie: { $played }.

puzzles-fault-illegal = { $id }: jej ruchów nie można zagrać.
puzzles-fault-choices = { $id }: podane możliwości nie są dozwolonymi ruchami.
puzzles-fault-wrong = { $id }: { $moves } ma być dobre, a nie jest.
puzzles-fault-refused = { $id }: { $moves } ma być złe, a jest równie dobre.
puzzles-fault-unsettled = { $id }: { $moves } ma być złe, a w partiach wypada prawie równie dobrze.
