### Ein Spiel ansehen, Zug für Zug.

replay-controls = Durch das Spiel
replay-title = Rückblick
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-move = Zug { $number } von { $of }
replay-start = Gleich beginnt das Spiel.
replay-speeds = Tempo
# $speed: "slow", "normal" oder "fast"
replay-speed =
    { $speed ->
        [slow] Ruhig
        [fast] Flott
       *[normal] Mittel
    }
replay-rest = Zeigen, was noch folgt
replay-keys = Tasten: ← und → gehen schrittweise, Bild auf und Bild ab von Zug zu Zug, Pos1 und Ende an die Enden, die Leertaste spielt ab.

## Was es ist

replay-goes-on = Dieses Spiel läuft noch.
# $reason: wie es endete, wenn nicht nach den Regeln; $name: wer aufgegeben oder keine Zeit mehr hat
replay-ended =
    { $reason ->
        [resigned] { $name } hat aufgegeben.
        [agreed] Auf unentschieden geeinigt.
        [time] { $name } hatte keine Zeit mehr.
        [closed] Der Tisch wurde geschlossen.
       *[aborted] Es wurde nicht zu Ende gespielt.
    }
replay-to-table = Zum Tisch

## Was sich damit tun lässt

replay-review = Spiel nachbetrachten
replay-review-waits = Die Nachbetrachtung wartet, bis sie an der Reihe ist …
replay-review-runs = Das Spiel wird nachbetrachtet: { $percent } %
replay-link = Link zu diesem Zug kopieren
replay-download = Aufzeichnung herunterladen
replay-open-file = Spiel aus einer Datei öffnen
replay-file-unreadable = In dieser Datei ist kein Spiel: Eine Aufzeichnung ist eine Zeile JSON, wie man sie hier herunterlädt.
replay-file-too-large = Diese Datei ist zu groß für die Aufzeichnung eines Spiels.
replay-check = Mischung prüfen
# $moves wurden geprüft; $shuffle: "kept" (die Karten sind die versprochenen), "none" (kein Versprechen bekannt), "secret" (noch nicht)
replay-checked =
    { $shuffle ->
        [kept] { replay-by-the-rules }, und die { $game ->
            [tiles] Steine
           *[cards] Karten
        } kamen in der Reihenfolge, die vor dem Spiel feststand: Das Geheimnis, jetzt offengelegt, ergibt genau die Zahl unten, die alle vorher sehen konnten.
        [secret] { replay-by-the-rules }. Die Reihenfolge der { $game ->
            [tiles] Steine
           *[cards] Karten
        } bleibt geheim, bis das Spiel zu Ende ist; die Zahl unten legt sie schon fest.
       *[none] { replay-by-the-rules }. Die Aufzeichnung sagt nicht, wie gemischt wurde, also lässt sich das nicht prüfen.
    }
replay-by-the-rules =
    { $moves ->
        [0] Noch gibt es keinen Zug
        [one] Der einzige Zug folgt den Regeln
       *[other] Alle { $moves } Züge folgen den Regeln
    }

## Weiterspielen

replay-play-on = Von hier weiterspielen
replay-play-on-text = Aus dieser Stellung wird ein eigenes Spiel; was noch kommt, wird neu gemischt.
replay-play-on-go = Ab Zug { $move } weiterspielen
replay-seat-mine = Du, an diesem Bildschirm
