### Ein Spiel ansehen, Zug für Zug.

replay-controls = Durch die Partie
replay-title = Rückblick
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-move = Zug { $number } von { $of }
replay-start = Gleich beginnt die Partie.
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

replay-goes-on = Diese Partie läuft noch.
# $reason: wie es endete, wenn nicht nach den Regeln; $name: wer aufgegeben oder keine Zeit mehr hat
replay-ended =
    { $reason ->
        [resigned] { $who ->
            [you] Du hast aufgegeben.
           *[other] { $name } hat aufgegeben.
        }
        [agreed] Auf unentschieden geeinigt.
        [time] { $who ->
            [you] Du hattest keine Zeit mehr.
           *[other] { $name } hatte keine Zeit mehr.
        }
        [closed] Der Tisch wurde geschlossen.
       *[aborted] Es wurde nicht zu Ende gespielt.
    }
replay-to-table = Zum Tisch

## Was sich damit tun lässt

replay-review = Partie analysieren
replay-review-waits = Die Analyse wartet, bis sie an der Reihe ist …
replay-review-runs = Die Partie wird analysiert: { $percent }{ "\u00A0" }%
replay-link = Link zu diesem Zug kopieren
replay-link-position = Link zum Weiterspielen von hier kopieren
replay-download = Aufzeichnung herunterladen
replay-open-file = Partie aus einer Datei öffnen
replay-file-unreadable = In dieser Datei ist keine Partie: Eine Aufzeichnung ist eine Zeile JSON, wie man sie hier herunterlädt.
replay-file-too-large = Diese Datei ist zu groß für die Aufzeichnung einer Partie.
# $count: wie viele Partien eine Datei hat
replay-file-games = In dieser Datei sind { $count } Partien. Welche?
# Eine davon. $named: "yes" oder "no", ob dort steht, wer gespielt hat
replay-file-game =
    { $number } · { $game ->
        [tiles] Steine
       *[cards] Karten
    }{ $named ->
        [yes] { ":" } { $names }
       *[no] { "" }
    }
replay-file-more =
    { $count ->
        [one] 1 weitere ist
       *[other] { $count } weitere sind
    } in der Datei und hier nicht gezeigt.
replay-check = Mischung prüfen
# $moves wurden geprüft; $shuffle: "kept" (die Karten sind die versprochenen), "none" (kein Versprechen bekannt), "secret" (noch nicht)
replay-checked =
    { $shuffle ->
        [kept] { replay-by-the-rules }, und die { $game ->
            [tiles] Steine
           *[cards] Karten
        } kamen in der Reihenfolge, die vor der Partie feststand: Das Geheimnis, jetzt offengelegt, ergibt genau die Zahl unten, die alle vorher sehen konnten.
        [secret] { replay-by-the-rules }. Die Reihenfolge der { $game ->
            [tiles] Steine
           *[cards] Karten
        } bleibt geheim, bis die Partie zu Ende ist; die Zahl unten legt sie schon fest.
       *[none] { replay-by-the-rules }. Die Aufzeichnung sagt nicht, wie gemischt wurde, also lässt sich das nicht prüfen.
    }
replay-by-the-rules =
    { $moves ->
        [0] Noch gibt es keinen Zug
        [one] Der einzige Zug folgt den Regeln
       *[other] Alle { $moves } Züge folgen den Regeln
    }

## Weiterspielen

replay-opponents = Wer hier spielt
replay-play-on = Von hier weiterspielen
replay-take-seat = Mitspielen
replay-play-on-text = Aus dieser Stellung wird eine eigene Partie; was noch kommt, wird neu gemischt.
replay-play-on-go = Ab Zug { $move } weiterspielen
replay-seat-mine = Du, an diesem Bildschirm

## A link to a position, from which one plays on

position-title = Weiterspielen
position-opening = Der Tisch wird vorbereitet …
position-broken = Dieser Link führt zu keiner Stellung, darum wurde kein Tisch eröffnet.
position-unreadable = Es steht zu wenig darin oder nicht so, wie es in einem solchen Link steht: Vielleicht wurde er unterwegs abgeschnitten.
