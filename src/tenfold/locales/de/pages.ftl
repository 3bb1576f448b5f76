### Was nur die Seiten der Dokumentation sagen: als Erstes, was man mit einer Seite kann.

# $game: "cards" oder "tiles"
pages-play =
    { $game ->
        [tiles] Nach dieser Seite kannst du das Legespiel spielen: Alle Regeln stehen hier.
       *[cards] Nach dieser Seite kannst du das Kartenspiel mit dieser Ausgabe spielen: Alle Regeln stehen hier.
    }
pages-compare = Nach dieser Seite weißt du, was deine Ausgabe des Kartenspiels anders macht: erst in Kürze, dann jede abweichende Regel im Wortlaut.
