### Was `tenfold puzzles` sagt.

puzzles-puzzles = Rätsel
puzzles-made = { $puzzles ->
    [one] Ein Rätsel wurde gefunden.
   *[other] { $puzzles } Rätsel wurden gefunden.
}
puzzles-none-there = { $path }:{ $line }: Das ist kein Rätsel.
puzzles-checked = { $puzzles } geprüft, { $faults } davon fehlerhaft.
puzzles-checked-by = Die fehlerfreien: { $search } durch eine Suche bis zum Ende, { $games } durch Partien, { $half } nur halb bewiesen; { $played } Partien gespielt.

puzzles-fault-illegal = { $id }: Seine Züge lassen sich nicht spielen.
puzzles-fault-choices = { $id }: Seine Möglichkeiten sind nicht die erlaubten Züge.
puzzles-fault-wrong = { $id }: { $moves } soll richtig sein und ist es nicht.
puzzles-fault-refused = { $id }: { $moves } soll falsch sein und ist ebenso gut.
puzzles-fault-unsettled = { $id }: { $moves } soll falsch sein und schneidet in Partien fast ebenso gut ab.
