### Übungen aus den besten Momenten der Lektionen.

## Übungen. $game: "cards" oder "tiles"

drill-title =
    { $game ->
        [tiles] Übungen zum Legespiel
       *[cards] Übungen zum Kartenspiel
    }
drill-coach = Die Übung
drill-progress = Übung { $step } von { $steps }
drill-kind =
    { $kind ->
        [bid] Wie viel?
        [win] Gewinnen mit einem Zug
        [guard] Abwehren
       *[stop] Aufhören oder ziehen?
    }
drill-right = Richtig
drill-again = Versuch es noch einmal.
drill-next = Nächste Übung
drill-back = Die Übung davor
drill-over =
    { $game ->
        [tiles] Das war die letzte Übung zum Legespiel
       *[cards] Das war die letzte Übung zum Kartenspiel
    }
drill-all = Alle gelöst
drill-left = Die noch offenen
drill-play = Eine Partie spielen

## Übungen zum Kartenspiel: die Frage, -done warum die Antwort stimmt, -hint für eine andere
## $busts der $left Karten wären zu viel

drill-cards-nine = Deine grüne Reihe hatte eine Lücke: 3, 4 und 6. Jetzt ist die 5 gekommen, dazu eine blaue 4. Die Summe ist 9. Aufhören oder ziehen?
drill-cards-nine-done = { $busts } der { $left } Karten wären zu viel gewesen und hätten dich drei Punkte gekostet: Mit der 5 wird deine grüne Reihe vier lang. So viel bringt keine andere Karte.
drill-cards-nine-hint = Bei 9 ist mehr als die Hälfte der Karten zu viel. Und sieh, was du verlieren würdest.
drill-cards-room = Eine 5er-{ -currency }karte, dann eine blaue 4: Die Summe ist −1. Aufhören oder ziehen?
drill-cards-room-done = Keine der { $left } Karten kann dir schaden: −1 plus 9 ist 8, und noch einmal 5 { -currency } macht genau zehn. Solange nichts passieren kann, zieh.
drill-cards-room-hint = Denk an die schlimmsten Karten: Was würde eine 9 ausmachen, was eine 5er-{ -currency }karte?
drill-cards-purse = Die Summe liegt unter null: Keine Zahl kann dir schaden. Aber du hast schon 8 { -currency } aufgedeckt, und von den sieben Karten, die noch da sind, sind fünf { -currency }karten mit 4 oder 5. Aufhören oder ziehen?
drill-cards-purse-done = Bei { $busts } der { $left } Karten wäre das { -currency } über zehn gestiegen. Es hat seine eigene Grenze, so niedrig die Summe auch ist.
drill-cards-purse-hint = Sieh auf die zweite Anzeige: 8 von zehn. Was würde eine 4 oder 5 dort ausmachen?
drill-cards-counted = Du hast mitgezählt: Sieben Karten sind noch da, zwei Einsen, vier Zweien und eine 9. Die Summe ist 8. Aufhören oder ziehen?
drill-cards-counted-done = Nur die 9 ist zu viel und würde dich zwei Punkte kosten. Jede der sechs anderen Karten bringt einen Punkt. Im Schnitt lohnt sich das Ziehen.
drill-cards-counted-hint = Wie viele der sieben sind zu viel? Und was bringen die anderen?
drill-cards-sure = Ada hat einen 7er-Joker aufgedeckt, und du willst ihn haben. Sie bietet nach dir. Zahlen kann sie mit drei Markern und mit ihrem Joker, der eins wert ist. Welches ist das niedrigste Gebot, das sie nicht überbieten kann?
drill-cards-sure-done = Sie kann höchstens vier zahlen und müsste mehr bieten als du. Also reicht 4, und 5 wäre verschwendet.
drill-cards-sure-hint = Wie viel kann sie höchstens zahlen? Dasselbe zu bieten wie du reicht ihr nicht.
drill-cards-last = Der Stapel ist leer, und Ada kauft nichts mehr. Sie führt 5 zu 4, und du kaufst zuletzt. Kaufe die Karte, mit der du gewinnst.
drill-cards-last-done = Die grüne 5 verbindet 3, 4 und 6 zu einer Viererreihe: Du gewinnst 6 zu 5. Mit der blauen 1 stünde es 5 zu 5, und Ada hat mehr { -currency }.
drill-cards-last-hint = Damit gewinnst du nicht. Welche Karte schließt eine Lücke? Und denk daran: Eine Karte, mit der du zahlst, ist weg.
drill-cards-deny = Die letzten Käufe: erst du, dann Ada. Du führst 3 zu 2. Sie hat die pinke 4 und 6. Was kaufst du?
drill-cards-deny-done = Mit der pinken 5 hätte sie eine Dreierreihe gehabt und 4 zu 3 gewonnen. Jetzt hast du sie, und die orange 2 reicht ihr nicht: Du gewinnst 4 zu 3.
drill-cards-deny-hint = Dann kauft Ada die Karte, die ihr fehlt, und gewinnt. Welche ist das?

## Übungen zum Legespiel

drill-tiles-between = Du hast eine 3. Auf einem Feld gewinnt sie sofort. Wo?
drill-tiles-between-done = 2, 3, 3 und 2 von oben nach unten: zehn. Eine Reihe kann auch in einer Lücke wachsen.
drill-tiles-between-hint = Das ergibt nicht zehn. Eine Reihe muss nicht an den Enden wachsen.
drill-tiles-slant = Du hast eine 3. Auf einem Feld gewinnt sie sofort. Sieh in alle Richtungen.
drill-tiles-slant-done = 1, 3, 3 und 3 auf der Schrägen: zehn.
drill-tiles-slant-hint = Das ergibt nicht zehn. Reihen laufen auch schräg.
drill-tiles-column = Diesmal kannst du nicht gewinnen. Aber wo könnte Ada mit ihrem nächsten Stein gewinnen? Sei vor ihr da.
drill-tiles-column-done = Senkrecht hat sie 3, 3 und 1, und mit einer 3 darunter hätte sie gewonnen. Das obere Ende hat schon ein Stein von dir geschlossen.
drill-tiles-column-hint = Ada könnte noch gewinnen. Welche ihrer Reihen hat sieben, acht oder neun und ein freies Ende?
drill-tiles-corner = Ada könnte mit ihrem nächsten Stein gewinnen. Nur ein einziges Feld hält sie auf.
drill-tiles-corner-done = Sie hat 3, 3 und 1 auf der Schrägen, und mit einer 3 hier hätte sie gewonnen. Am anderen Ende dieser Reihe liegt kein Stein neben dem freien Feld, dort kann also niemand legen.
drill-tiles-corner-hint = Ada könnte noch gewinnen. Sieh dir die Schrägen an.
drill-tiles-crowd = Viele Reihen, aber nur eine von Ada ist gefährlich. Wo hältst du sie auf?
drill-tiles-crowd-done = Sie hat 2, 3 und 2 auf der Schrägen, und mit einer 3 hier hätte sie gewonnen. Am anderen Ende dieser Reihe kann noch niemand legen, weil dort kein Stein daneben liegt.
drill-tiles-crowd-hint = Ada könnte noch gewinnen, an einem Ende einer schrägen Reihe mit sieben.
drill-tiles-end = Das offene Spiel: Du nimmst den Stein an einem Ende deines Vorrats. Einer von beiden gewinnt sofort, auf einem Feld.
drill-tiles-end-done = Die 3 vom linken Ende: 3, 2, 3 und 2 sind zehn.
drill-tiles-end-hint = Das ergibt nicht zehn. Wie viel fehlt deiner längsten Reihe, und welches Ende deines Vorrats hat es?
drill-tiles-cut = Die zweite Runde. Diesmal gewinnst du, indem du den richtigen Stein wegnimmst, wohin auch immer.
drill-tiles-cut-done = Auf der Schrägen lagen 1, 1, 3, 3 und 3: elf. Ohne die 1 am Ende sind es zehn.
drill-tiles-cut-hint = Das ergibt nicht zehn. Suche eine Reihe mit elf, die eine 1 am Ende zu lang macht.
