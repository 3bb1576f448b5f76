### Co mówi `tenfold puzzles`.

puzzles-puzzles = Zagadki
puzzles-made = { $puzzles ->
    [one] Znaleziono jedną zagadkę.
    [few] Znaleziono { $puzzles } zagadki.
   *[many] Znaleziono { $puzzles } zagadek.
}
puzzles-checked = Sprawdzono: { $puzzles }, z błędem: { $faults }.

puzzles-fault-illegal = { $id }: jej ruchów nie można zagrać.
puzzles-fault-choices = { $id }: podane możliwości nie są dozwolonymi ruchami.
puzzles-fault-wrong = { $id }: { $moves } ma być dobre, a nie jest.
puzzles-fault-refused = { $id }: { $moves } ma być złe, a jest równie dobre.
