### Was `tenfold solve` sagt.

# $name: wer am Zug ist; $moves: wie viele Züge die Aufzeichnung hat, gezählt wie beim Nachspielen
solve-heading = Zug { $number } von { $moves }: { $name } am Zug. Die Siegchancen sind exakt.
solve-heading-now = Nach Zug { $moves }: { $name } am Zug. Die Siegchancen sind exakt.
solve-column = Zug
solve-legend = * der beste Zug; > der gespielte Zug
solve-too-much = Diese Stellung zu lösen braucht mehr als { $nodes } Stellungen; --nodes erlaubt mehr.
solve-working = Wird gelöst: { $nodes } Stellungen bisher
solve-nothing-to-decide = In dieser Aufzeichnung gibt es nichts zu entscheiden.
solve-first-of = Das ist Aufzeichnung 1 von { $records }; --record wählt eine andere.
