### Die Partien dieses Geräts aufheben und an einen Server übertragen.

keep-title = Partien auf diesem Gerät
keep-text = Sie liegen in diesem Browser. Löscht er seine Daten, sind sie weg; eine Datei ist sicher.
keep-to-games = Meine Partien
keep-save = Alle Partien als Datei speichern
# $games: alle; $running: davon die, die noch laufen
keep-saved =
    { $games ->
        [0] Es gibt noch keine Partie zu speichern.
        [one] 1 Partie gespeichert.
       *[other] { $games } Partien gespeichert{ $running ->
            [0] { "" }
            [one] , davon 1 angefangene
           *[other] , davon { $running } angefangene
        }.
    }
keep-secrets = Die Datei enthält auch die Karten und Steine, die in angefangenen Partien noch kommen: Gib sie erst weiter, wenn diese zu Ende sind.
keep-unreadable =
    { $count ->
        [one] 1 Partie war nicht lesbar und fehlt in der Datei.
       *[other] { $count } Partien waren nicht lesbar und fehlen in der Datei.
    }
keep-open = Partien aus einer Datei zurückholen
# $added sind neu, davon $running angefangen; $known waren schon da, $broken Zeilen enthalten keine Partie
keep-brought =
    { $added ->
        [0] Keine neue Partie
        [one] 1 neue Partie
       *[other] { $added } neue Partien
    }{ $running ->
        [0] { "" }
       *[other] { " " }({ $running } angefangen)
    }{ $known ->
        [0] { "" }
       *[other] , { $known } schon vorhanden
    }{ $broken ->
        [0] { "" }
        [one] , 1 unlesbare Zeile
       *[other] , { $broken } unlesbare Zeilen
    }.
keep-broken = Zeile { $line }: { $why }
keep-send-text = Auf dem Server sind deine beendeten Partien sicher und können analysiert werden. Für die Wertung zählen sie dort nicht.
keep-send =
    { $count ->
        [one] 1 beendete Partie an den Server übertragen
       *[other] { $count } beendete Partien an den Server übertragen
    }
keep-sending = Wird übertragen: { $sent } von { $of }
# $added sind dort neu, $known hatte er schon, $refused nahm er nicht an
keep-sent =
    { $added ->
        [0] Der Server hat keine neue Partie
        [one] Der Server hat 1 neue Partie
       *[other] Der Server hat { $added } neue Partien
    }{ $known ->
        [0] { "" }
       *[other] ; { $known } hatte er schon
    }{ $refused ->
        [0] { "" }
       *[other] ; { $refused } nahm er nicht an
    }.
keep-all-sent = Der Server hat alle deine beendeten Partien.
keep-code = Dein Code zum Übertragen
# $host: der Server
keep-code-text = Du bekommst ihn in den Einstellungen auf { $host }.
keep-unanswered = { $host } antwortet nicht oder kennt diese Seite noch nicht: Wer den Server betreibt, muss sie dort eintragen. Deine Partien sind weiterhin hier.
# $server: "yes" oder "no", ob Partien an einen Server übertragen werden können
local-remind =
    { $server ->
        [yes] Deine Partien liegen in diesem Browser und sonst nirgends. Damit sie bleiben: Installiere Tenfold auf diesem Gerät, speichere sie als Datei, oder übertrage sie an den Server, wenn er antwortet.
       *[no] Deine Partien liegen in diesem Browser und sonst nirgends. Damit sie bleiben: Installiere Tenfold auf diesem Gerät, oder speichere sie als Datei.
    }
keep-forget-text = Partien, die du ohne den Server gespielt hast, liegen in diesem Browser und sonst nirgends. Sind sie gelöscht, holt sie niemand zurück.
keep-forget = Löschen
keep-forget-sure = Ja, alle löschen
keep-forget-not = Nein, behalten
keep-forgotten = Alle Partien auf diesem Gerät sind gelöscht.
home-code-title = Partien von einer anderen Seite
home-code-text = Spielst du auch auf einer Seite ohne Server, dann holt ein Code deine dort beendeten Partien hierher. Mehr kann er nicht.
home-code-make = Code erstellen
home-code-keep = Gib ihn dort unter „Meine Partien“ ein. Er wird nur einmal gezeigt; ein neuer Code ersetzt den alten.
