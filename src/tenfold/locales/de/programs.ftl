### Bots, die Programme sind: was mit ihnen schiefgeht, und ihre Prüfung.

options-no-command = „{ $command }“ nennt kein Programm; es sollte wie „cmd:./mybot“ oder „cmd:node bot.mjs“ aussehen.

# Was es zuletzt auf der Standardfehlerausgabe gesagt hat, folgt auf jeden Fehler.
program-tail = { $told ->
        [yes] Seine Standardfehlerausgabe endet mit: { $stderr }
       *[no] { "" }
    }
program-cannot-start = { $name } lässt sich nicht starten: { system-problem }. { program-tail }
program-not-ready = { $name } hat nicht innerhalb von { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } „ready“ gesagt. Hat es seine Ausgabe abgeschickt (flush)? { program-tail }
program-other-protocol = { $name } spricht Version { $said } des Protokolls; dies ist Version { $known }. { program-tail }
program-other-game = { $name } spielt { $game ->
        [cards] das Kartenspiel
       *[tiles] das Legespiel
    } nicht. { program-tail }
program-too-long = { $name } hat nicht innerhalb von { $milliseconds } ms geantwortet. { program-tail }
program-long-line = { $name } hat mehr als { $most } Bytes ohne ein Zeilenende geschrieben. { program-tail }
program-not-json = { $name } hat „{ $said }“ geschrieben, und das ist kein JSON; was für Menschen ist, gehört auf die Standardfehlerausgabe. { program-tail }
program-unfit = { $name } hat „{ $said }“ gesagt, und das passt nicht: { $problem }. { program-tail }
program-unknown-type = { $name } hat etwas von der Art „{ $said }“ gesagt, die es nicht gibt. { program-tail }
program-out-of-turn = { $name } hat „{ $said }“ gesagt, gefragt war „{ $wanted }“. { program-tail }
program-unasked = { $name } hat „{ $said }“ gesagt, wonach niemand gefragt hat. { program-tail }
program-wrong-id = { $name } hat auf Anfrage { $said } geantwortet, gestellt war { $asked }. { program-tail }
program-illegal = { $name } hat „{ $said }“ geantwortet, und das ist kein erlaubter Zug. { program-tail }
program-refuses = { $name } lehnt ab ({ $problem }): { $said } { program-tail }
program-ended = { $name } hat sich selbst mit dem Code { $code } beendet. { program-tail }
program-closed = { $name } hat seine Standardausgabe geschlossen. { program-tail }

## At a terminal

program-thinks = { $program } denkt nach …

## Die Prüfung

# Beside a bar that shows how many are done
check-positions = Stellungen und Partien
check-no-games = { $name } spielt keines der Spiele: es sollte „cards“, „tiles“ oder beide nennen.
check-phrase = { $name } sagt „{ $phrase }“, und das ist keiner der Sprüche eines Tisches: { $known }.
check-value = { $name } nennt einen Wert von „{ $move }“, und das ist kein erlaubter Zug.
check-does-not-quit = { $name } sollte sich beenden und hat es nicht getan.
check-quits-badly = { $name } sollte sich beenden und hat es mit dem Code { $code } getan.
check-sent = Gesendet wurde:
check-said = Geantwortet hat es:
check-well = { $name }: { $positions ->
        [one] 1 Stellung
       *[other] { $positions } Stellungen
    }, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }: alles in Ordnung, langsamste Antwort { $milliseconds } ms.
check-failed = { $positions ->
        [one] 1 Stellung
       *[other] { $positions } Stellungen
    }, { $games ->
        [one] 1 ganze Partie
       *[other] { $games } ganze Partien
    }: { $failures ->
        [one] 1 Fehler
       *[other] { $failures } Fehler
    }.
