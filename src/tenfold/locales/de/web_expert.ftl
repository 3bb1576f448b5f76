### Die Expertin am Tisch: wer sie fragen darf, und was das kostet.

expert-ask = Was täte die Expertin?
# Hinter dem, was ein Bot getan hat, im Verlauf
expert-why = Warum?
expert-why-whom = Warum hat { $name } das getan?
# Vor dem ersten Tipp einer Partie, die zählen würde
expert-sure = Der Rat der Expertin kostet nichts, aber mit ihm ist die Partie nur noch Übung: Ein Sieg zählt nicht mehr für Statistik und Wertungszahl. Hast du schon drei Entscheidungen getroffen, zählt eine Niederlage trotzdem.
expert-sure-yes = Die Expertin fragen
agreed-hints = Alle dürfen fragen, was die Expertin täte. Deshalb wird die Partie nicht gewertet.
new-hints = Tipps für alle
new-hints-text = Alle dürfen fragen, was die Expertin täte, und erfahren das, bevor sie sich setzen. Die Partie wird dann nicht gewertet.
