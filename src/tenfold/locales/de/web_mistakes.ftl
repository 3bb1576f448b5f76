### Eigene Fehler: was sie kosten, und wie man sie übt.

mistakes-title = Deine Fehler
mistakes-intro = Was dich deine Entscheidungen in ausgewerteten Partien gekostet haben. Kosten von 100: So viele Siege gehen durch hundert solche Entscheidungen verloren, verglichen mit der besten Wahl.
mistakes-where = Welche Partien
mistakes-kept = { $where ->
    [here] Partien in diesem Browser
   *[server] Partien auf dem Server
}
mistakes-off = Auf diesem Server werden keine Partien analysiert: Wer ihn betreibt, hat das abgeschaltet.
mistakes-off-kept = Was vorher gefunden wurde, bleibt, und du kannst es üben.
mistakes-no-games = Noch gibt es nichts, woraus du lernen könntest: Spiel zuerst eine Partie zu Ende.
mistakes-not-reviewed =
    { $count ->
        [one] 1 beendete Partie von dir ist noch nicht ausgewertet.
       *[other] { $count } beendete Partien von dir sind noch nicht ausgewertet.
    }
mistakes-review =
    { $count ->
        [one] Diese Partie analysieren
       *[other] Diese Partien analysieren
    }
mistakes-waiting =
    { $count ->
        [one] 1 Partie wird gerade analysiert.
       *[other] { $count } Partien werden gerade analysiert.
    }

## Was zu üben ist. $when: „in 3 Tagen“

mistakes-practise = Jetzt üben ({ $count })
mistakes-puzzles =
    { $count ->
        [one] 1 davon ist ein Rätsel, das dir misslungen ist.
       *[other] { $count } davon sind Rätsel, die dir misslungen sind.
    }
mistakes-nothing = Nichts zu üben: gut gespielt.
mistakes-later = Gerade ist nichts zu üben. Der nächste Fehler kommt { $when } wieder.
mistakes-learnt = { $learnt } von { $exercises } endgültig gelöst.

## Die Zahlen

mistakes-most = Wobei du am meisten verlierst
mistakes-column-kind = Entscheidungen
mistakes-column-loss = Kosten von 100
mistakes-column-share = Anteil
mistakes-column-count = Anzahl
mistakes-all = Alle
# $value: Siege, die hundert Entscheidungen kosten
mistakes-loss = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
mistakes-course = Wie es sich entwickelt
# $games: für wie viele ein Punkt steht
mistakes-course-text =
    { $games ->
        [one] Wie viele Siege 100 Entscheidungen kosteten, Partie für Partie, die letzte rechts.
       *[other] Wie viele Siege 100 Entscheidungen kosteten, { $games } Partien zusammen, die letzten rechts.
    }
mistakes-course-point =
    { $games ->
        [one] Partie { $number }: { $loss }
       *[other] Partien { $number } bis { $last }: { $loss }
    }
mistakes-house = Im Vergleich mit den Bots
# $games: mindestens so viele von jedem Bot
mistakes-house-text = Wie viele Siege 100 Entscheidungen kosten, gemessen in mindestens { $games } Partien zu zweit zwischen Bots.
mistakes-you = Du
mistakes-close =
    { $name ->
        [none] Du verlierst weniger als alle anderen.
       *[other] Dir am nächsten: { $name }.
    }

## Üben

practice-title = Übe deine Fehler
practice-where = Fehler { $number } von { $of }
practice-task =
    { $task ->
        [turn] Du bist am Zug. Ziehst du weiter, oder hörst du auf, und was nimmst du dann?
        [bidding] Es ist Auktion. Was bietest du, oder passt du?
        [buying] Du darfst kaufen. Was kaufst du, wenn überhaupt?
        [paying] Du musst bezahlen. Was gibst du aus der Hand?
       *[placing] Du bist am Zug. Wohin kommt der Stein?
    }
practice-find = In der Partie hast du hier einen Fehler gemacht. Mach auf dem Tisch einen besseren Zug.
practice-find-puzzle = Dieses Rätsel ist dir misslungen. Mach auf dem Tisch den besten Zug.
practice-right = Richtig.
# $before, $after: fertig geschrieben
practice-wrong = Nicht der beste Zug: Mit ihm ist deine Siegchance { $after }, mit dem besten { $before }.
practice-worse = Keiner der besten: Er sah auf den ersten Blick schlechter aus und wurde nicht genauer angesehen.
practice-then = In der Partie: { $choice }.
practice-again = Noch einmal versuchen
practice-show = Zeig, was besser ist
practice-next = Weiter
practice-returns = Der Fehler kommt { $when } wieder.
practice-returns-puzzle = Das Rätsel kommt { $when } wieder.
practice-learnt = Das hast du endgültig gelöst.
practice-over = Fertig für jetzt.
practice-score = { $right } von { $of } beim ersten Versuch richtig.
practice-end = Zurück zu deinen Fehlern
