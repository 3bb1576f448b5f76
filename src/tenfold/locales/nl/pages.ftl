### Wat alleen de pagina’s van de documentatie zeggen: eerst wat je met een pagina kunt.

# $game: "cards" of "tiles"
pages-play =
    { $game ->
        [tiles] Na deze pagina kun je het legspel spelen: alle regels staan hier.
       *[cards] Na deze pagina kun je het kaartspel met deze editie spelen: alle regels staan hier.
    }
pages-compare = Na deze pagina weet je wat jouw editie van het kaartspel anders doet: eerst in het kort, daarna elke afwijkende regel voluit.
