### The deal of the day: the same for everybody.

daily-title = Die Tagespartie
daily-intro = Jeden Tag dieselbe Partie für alle. Dein erster Versuch zählt: keine Tipps, nichts wird zurückgenommen. Danach siehst du, wie es anderen ergangen ist, auch den Gegnern des Hauses mit denselben Karten.
# $days: on which one has played before today
daily-newcomer =
    { $days ->
        [0] Heute ist dein erster Tag: Einen Platz bekommst du ab deinem dritten Tag.
       *[other] Einen Platz bekommst du ab deinem dritten Tag.
    }
# $game: "cards" or "tiles"
daily-game =
    { $game ->
        [tiles] Das Plättchenduell
       *[cards] Das Kartenspiel, allein
    }
daily-games = Spiele dieses Tages
# $name: the solo opponent; $target: hers
daily-cards = Gegen { $name }, Zielwert { $target }
# $name: the opponent; $open: "yes" for the open game
daily-tiles =
    { $open ->
        [yes] Gegen { $name }, offenes Spiel
       *[no] Gegen { $name }, verdecktes Spiel
    }
# $status: "new", or "playing" when it was begun
daily-play =
    { $status ->
        [playing] Weiterspielen
       *[new] Spielen
    }
# $when: as "in 3 hours"
daily-until =
    { $status ->
        [playing] Sie schließt { $when }; was dann nicht zu Ende ist, ist verloren.
       *[new] Die nächste kommt { $when }.
    }
# $where: "here" without a server
daily-field =
    { $where ->
        [here] Das Ergebnis
       *[server] Wie es anderen erging
    }
daily-study = Meine Partie ansehen
daily-you = du
daily-still-plays = spielt noch

## Results

# $how: "won", "drawn", "lost", "resigned", "time" (it was not finished in time) or "closed"
daily-outcome =
    { $how ->
        [won] Gewonnen
        [drawn] Unentschieden
        [resigned] Aufgegeben
        [time] Nicht rechtzeitig beendet
        [closed] Geschlossen
       *[lost] Verloren
    }
# $points: one's own; $other: the opponent's
daily-outcome-points = { daily-outcome }, { $points } zu { $other }
daily-mine = Mein Ergebnis
daily-result = Ergebnis
daily-place-title = Platz
# $place among $people
daily-place = { $place } von { $people }
daily-place-newcomer = Es wäre { $place } von { $people }
daily-net = Ohne Glück
# $accuracy: from 0 to 100
daily-net-accuracy = { $accuracy } % genau
daily-net-nothing = Nichts zu entscheiden
daily-net-waits = Deine Entscheidungen werden gerade angesehen.
daily-luck =
    { $how ->
        [kind] Der Zufall meinte es gut mit dir.
        [unkind] Der Zufall war gegen dich.
       *[even] Der Zufall gab so viel, wie er nahm.
    }
daily-share = Für Freunde kopieren
# $day: as "18/11"
daily-share-head =
    { $game ->
        [tiles] Tenfold, Plättchen, { $day }
       *[cards] Tenfold, Karten, { $day }
    }

## How others did. $people: how many they are

daily-deal-title =
    { $game ->
        [tiles] Plättchen, { $day }
       *[cards] Karten, { $day }
    }
daily-house = Die Gegner des Hauses mit denselben Karten
daily-everybody =
    { $people ->
        [0] Noch niemand ist fertig
        [one] Eine Person ist fertig
       *[other] { $people } sind fertig
    }
daily-field-accuracy = Ohne Glück: im Mittel { $accuracy } % genau ({ $people } ausgewertet).
# $how: "won", "drawn", "lost" or "broken" (not played to the end)
daily-bar =
    { $how ->
        [won] gewonnen
        [drawn] unentschieden
        [broken] nicht beendet
       *[lost] verloren
    }
# $how: "ahead" or "behind" by $points
daily-bar-lead =
    { $how ->
        [ahead] +{ $points }
        [even] 0
       *[behind] −{ $points }
    }
# $from, $to: points, as "+3"
daily-bar-range = { $from } bis { $to }
daily-parting = Wo du dich von den anderen trennst
# $mine, $usual: choices, such as “draw”
daily-parting-text = Bis Zug { $number } haben { $people } dasselbe gespielt. Dann wähltest du „{ $mine }“, und { $with_usual } von ihnen „{ $usual }“.
daily-look = Ansehen
daily-from-there = Von dort weiterspielen
daily-hardest = Was die meisten falsch machten
daily-hard = Zug { $number }: { $wrong } von { $people } lagen falsch.
daily-hard-best = Am besten war „{ $best }“.
daily-hard-choice =
    { $people ->
        [one] „{ $choice }“: einmal
       *[other] „{ $choice }“: { $people }-mal
    }
daily-again = Noch einmal spielen, zur Übung
daily-proof = Woher weiß ich, dass niemand daran gedreht hat?
daily-proof-promise = Diese Zahl war öffentlich, bevor der Tag begann. Sie gehört zu einer Partie und zu keiner anderen:
daily-proof-secret = Die Partie ist geschlossen, und aus diesem Geheimnis folgt sie; `tenfold verify` prüft das mit jeder Aufzeichnung des Tages:
# $when: as "in 3 hours"
daily-proof-sealed = Das Geheimnis dahinter wird { $when } verraten; dann kann es jeder prüfen.

## The calendar

daily-calendar = Meine Tage
# $count: days
daily-streak =
    { $count ->
        [0] Noch keine Serie.
        [one] Ein Tag in Folge.
       *[other] { $count } Tage in Folge.
    }
daily-longest =
    { $count ->
        [one] Deine längste: ein Tag.
       *[other] Deine längste: { $count } Tage.
    }
daily-spare =
    { $spare ->
        [yes] Ein Tag dieser Woche darf fehlen.
       *[no] Der freie Tag dieser Woche ist verbraucht.
    }
daily-forgiven = frei
# $how: "won", "lost" or "playing"
daily-day-game =
    { $game ->
        [tiles] Plättchen
       *[cards] Karten
    } { $how ->
        [won] gewonnen
        [playing] begonnen
       *[lost] verloren
    }
daily-day-nothing = nicht gespielt
daily-weeks = Deine Entscheidungen, Woche für Woche
# $from: the week's Monday
daily-week =
    Ab { $from }: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $won } gewonnen, { $accuracy } % genau

## Without a server

daily-date-text = Hier gibt es keinen Server. Darum folgt die Partie allein aus dem Datum: Sie ist für alle gleich, die so spielen, und niemand muss sie geheim halten. Einen Platz gibt es nicht. Beim ersten Mal wird nichts zurückgenommen, und niemand gibt Tipps; alles bleibt auf diesem Gerät.
daily-kept-text = Der Server ist nicht erreichbar. Vergangene Partien, die dieses Gerät kennt, kannst du zur Übung spielen: dieselben Karten, derselbe Gegner, dieselben Antworten.
daily-kept-nothing = Der Server ist nicht erreichbar, und dieses Gerät kennt noch keine vergangene Partie. Sieh einmal hier nach, solange eine Verbindung besteht: Dann bleiben die der letzten dreißig Tage hier.
daily-choose = Wähle einen Tag und spiele seine Partie.
daily-practice = Übung
daily-practise = Zur Übung spielen
daily-not-known = Was die Gegner des Hauses daraus gemacht haben, ist hier nicht bekannt.
daily-house-after = Wenn du gespielt hast, siehst du, was die Gegner des Hauses daraus gemacht haben.
daily-dealt = Wie wird ausgeteilt?
daily-dealt-text = Das Geheimnis ist der SHA-256 dieser drei Zeilen: ein Name, die Nummer des Tages und das Spiel. Die Karten und alle Würfel der Bots folgen daraus.
