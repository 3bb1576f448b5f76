### Lernen: die Seite, die dorthin führt, und die Lektionen. In beiden spielt Ada mit.

## Die Seite. $game: "cards" oder "tiles"

learn-heading = Spielen lernen
learn-intro = Zwei kleine Lektionen an einem echten Tisch, mit vorbereiteten Karten und Steinen. Schiefgehen kann nichts, und aufhören darfst du jederzeit.
learn-title =
    { $game ->
        [tiles] Das Legespiel lernen
       *[cards] Das Kartenspiel lernen
    }
learn-about =
    { $game ->
        [tiles] Lege Stein an Stein: Die erste gerade Reihe mit der Summe zehn gewinnt. Für zwei.
       *[cards] Fordere dein Glück heraus, biete um Joker, kaufe, was andere liegen lassen mussten. Für eine bis fünf Personen.
    }
# $minutes: wie lange es dauert
learn-minutes =
    { $minutes ->
        [one] Etwa 1 Minute
       *[other] Etwa { $minutes } Minuten
    }
learn-begin = Lektion beginnen
learn-again = Noch einmal durchgehen
learn-go-on = Weiter in der Lektion
learn-done = Geschafft
# $done von allen $tasks
learn-some = { $done } von { $tasks } Aufgaben geschafft
drill-try = Übungen
drill-solved = { $solved } von { $drills } gelöst
learn-rules-heading = Die Regeln, Ausgabe für Ausgabe
learn-rules-text = Vier Verlage, viermal kleine Unterschiede. Jede Seite erzählt das ganze Spiel und zeigt, was dort besonders ist.
learn-ready =
    { $game ->
        [tiles] Du kennst jetzt das Legespiel
       *[cards] Du kennst jetzt das Kartenspiel
    }
learn-ready-text =
    { $game ->
        [tiles] Probier es gegen unseren leichtesten Bot. Das Brett zählt deine Reihen mit, bis du das ausschaltest.
       *[cards] Probier es im Solospiel, mit dem leichtesten Zielwert. Die Gegnerin folgt ein paar festen Regeln, du kannst dir also Zeit lassen.
    }
learn-first-game = Deine erste Partie
learn-read-rules = Regeln lesen
learn-no-server = Der Tisch ließ sich nicht eröffnen: Der Server antwortet nicht. Versuch es gleich noch einmal.

## Wird einmal angeboten, wenn jemand noch nie gespielt hat

offer-heading = Ist das deine erste Partie?
offer-text = Die Lektion dauert drei Minuten, an einem echten Tisch mit vorbereiteten Karten. Aufhören kannst du jederzeit.
offer-learn = In drei Minuten lernen
offer-play = Gleich spielen
offer-later = Die Lektion läuft nicht weg: Du findest sie unter „Spielen lernen“.
