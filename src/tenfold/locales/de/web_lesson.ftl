### Die Lektionen, Schritt für Schritt. In beiden spielt Ada mit.

## Um jede Lektion herum

lesson-you = Du
lesson-coach = Die Lektion
lesson-progress = Schritt { $step } von { $steps }
lesson-back = Einen Schritt zurück
lesson-restart = Von vorn
lesson-skip = Überspringen
lesson-next = Weiter
lesson-your-move = Du bist dran
lesson-not-here = In dieser Lektion nicht: Probier, was der Text sagt.
lesson-watch = Sieh zu, was Ada macht.
lesson-done = Geschafft
lesson-helped = Das Brett zeigt jetzt mehr.
# $places: was einen Ring hat, für alle, die ihn nicht sehen können
lesson-marked = Auf dem Tisch markiert: { $places }.
lesson-place =
    { $place ->
        [deck] der Stapel
        [total] die Summe
        [gauges] die beiden Anzeigen
        [laid] die gezogene Karte
        [draw] der Knopf zum Ziehen
        [numbers] der Knopf, mit dem du die Zahlen nimmst
        [grid] deine Sammlung
        [mine] { card } in deiner Sammlung
        [purse] deine Marker
        [wild] dein Joker
        [rival] was Ada hat
        [market] der Markt
        [market-card] { card } auf dem Markt
        [lot] der Joker
        [bidders] wer bietet, und wie viel
        [stepper] dein Gebot
        [desk] womit du zahlen kannst
        [scores] die Wertung
        [ours] deine Steine
        [theirs] Adas Steine
        [rows] der Vorrat von euch beiden
        [hand] der Stein in deiner Hand
        [cell] das Feld dafür
        [line] eine Reihe von Steinen
        [round] wie viele Züge noch bleiben
       *[tile] ein Stein auf dem Tisch
    }

## Das Kartenspiel: Kapitel

lesson-cards-chapter-draw = Ziehen und aufhören
lesson-cards-chapter-bust = Das Risiko
lesson-cards-chapter-auction = Die Auktion
lesson-cards-chapter-buy = Kaufen
lesson-cards-chapter-end = Das Ende

## Das Kartenspiel: Schritte. Der bloße Name fragt, -done sagt, was daraus wurde, -hint antwortet auf eine andere Idee

lesson-cards-welcome = Ein Tisch für zwei: du und Ada. Das Raster ist das ganze Spiel: vier Farben, jede mit den Zahlen 1 bis 9. Du sammelst Zahlen, und lange Reihen in einer Farbe bringen Punkte. Du beginnst mit fünf schwarzen Markern.
lesson-cards-draw = Dein Zug beginnt immer mit einer Karte. Zieh eine.
lesson-cards-draw-done = Eine blaue 4. Die Anzeige weiß es schon: Die Summe ist 4, und bis 10 darf sie steigen.
lesson-cards-draw-hint = Zieh zuerst eine Karte.
lesson-cards-currency = Nach jeder Karte darfst du aufhören oder weitermachen. Mach weiter: Zieh noch eine.
lesson-cards-currency-done = Eine 3er-{ -currency }karte. Sie wird von den Zahlen abgezogen: 4 minus 3 ist 1, also ist wieder mehr Platz. Doch auch beim { -currency } ist bei zehn Schluss.
lesson-cards-currency-hint = Zieh noch einmal, dann siehst du die andere Sorte Karten.
lesson-cards-currency-hint-stop = Du könntest hier mit einer Zahl aufhören. Aber sieh erst, was kommt: Zieh.
lesson-cards-again = Die Summe ist 1, da schadet dir nicht einmal eine 9. Zieh noch einmal.
lesson-cards-again-done = Eine grüne 5: 1 plus 5 ist 6.
lesson-cards-again-hint = Noch ist nichts zu befürchten: Zieh.
lesson-cards-again-hint-stop = In einer echten Partie völlig in Ordnung. Hier droht dir gar nichts, also zieh noch einmal.
lesson-cards-stop = Bei 6 wäre jede Zahl ab 5 zu viel. Zeit aufzuhören. Zwei Belohnungen stehen bereit: die Zahlen oder das { -currency }. Nimm die Zahlen, denn sie bringen die Punkte.
lesson-cards-stop-done = Die blaue 4 und die grüne 5 liegen in deiner Sammlung. Dafür bekommen alle anderen das { -currency }, drei Marker. Wer Zahlen nimmt, darf auch auf dem Markt kaufen, aber der ist noch leer.
lesson-cards-stop-hint = Nimm die Zahlen.
lesson-cards-stop-hint-draw = Mutig. Aber bringen wir erst diese Ernte ein: Nimm die Zahlen.
lesson-cards-stop-hint-currency = Das brächte dir drei Marker, und deine Zahlen kämen auf den Markt. Nimm diesmal die Zahlen.
lesson-cards-market = Ada hat die andere Belohnung gewählt: das { -currency }, vier Marker. Aber mehr als zehn hat niemand, also sind zwei davon verfallen. Ihre Zahlen mussten zurückbleiben. Sie liegen jetzt auf dem Markt, wo alle sie kaufen können: Der Preis einer Karte ist ihre Zahl.
lesson-cards-risk = Wieder dein Zug, und die erste Karte ist Pflicht. Zieh.
lesson-cards-risk-done = Eine grüne 6, gleich neben deiner 5. Die lohnt sich.
lesson-cards-risk-hint = Zieh zuerst eine Karte.
lesson-cards-bust = Bei 6 wäre fast jede dritte Karte zu viel. Die meisten würden hier aufhören. Geh das Risiko ein, nur dieses eine Mal: Zieh noch eine.
lesson-cards-bust-done = 6 plus 7 ist 13: { -bust }! Beide Zahlen kommen auf den Markt. Zum Trost bekommst du einen { -bust(form: "titel") }-Marker: Er ist weiß und so viel wert wie drei schwarze. Auch mit zu viel { -currency }, mehr als zehn, { -bust } man sich.
lesson-cards-bust-hint = Nur dieses eine Mal, sei leichtsinnig: Zieh.
lesson-cards-bust-hint-stop = In einer echten Partie wäre das klug. Geh hier das Risiko ein, nur dieses eine Mal: Zieh.
lesson-cards-wildcard = Ada hat einen Joker aufgedeckt: eine 5, die zu jeder Farbe passt. Ein Joker zählt in keiner Summe mit. Er wird sofort versteigert: Alle haben genau eine Gelegenheit, das höchste Gebot zu überbieten oder zu passen. Du bist zuerst dran, Ada zuletzt.
lesson-cards-bid = Du hast nur diese eine Gelegenheit, und ein zaghaftes Gebot könnte Ada leicht überbieten. Biete 4.
lesson-cards-bid-done = Ada passt, der Joker gehört dir für vier.
lesson-cards-bid-hint = Wähle die 4 und biete.
lesson-cards-bid-hint-four = Ein mögliches Gebot. Für diese Lektion nimm die 4.
lesson-cards-bid-hint-pass = Du könntest passen. Aber eine 5 in jeder Farbe ist ein paar Marker wert: Biete 4.
lesson-cards-pay = Jetzt bezahle vier. Schwarze Marker zählen je 1, dein weißer 3, und sogar eine Karte kannst du für 1 ausgeben. Auf einen weißen Marker gibt es nichts heraus. Zahle wie vorgeschlagen oder wähle selbst, aber behalte deine Karten.
lesson-cards-pay-done = Bezahlt, der Joker ist deiner. Welche Farbe er hat, musst du noch nicht sagen: Am Ende der Partie steht er da, wo er dir am meisten bringt.
lesson-cards-pay-hint = Vier schwarze Marker reichen, oder der weiße und ein schwarzer.
lesson-cards-pay-hint-cards = Das reicht, aber deine Karten sind in einer Reihe mehr wert. Zahle nur mit Markern.
lesson-cards-small = Ein anderer Tisch, später in einer Partie. Du hast die grüne 4 und 5, und die grüne 6 liegt auf dem Markt. Du darfst eine Karte kaufen, aber nur in einem Zug, in dem du Zahlen nimmst. Zieh erst.
lesson-cards-small-done = Eine blaue 2. Nicht viel, aber es reicht.
lesson-cards-small-hint = Zieh zuerst eine Karte.
lesson-cards-take = Hör hier auf und nimm die Zahlen: Nur dann darfst du kaufen.
lesson-cards-take-done = Die 2 ist deine, und der Markt steht dir offen. Eine Karte, die du schon hast, könntest du nicht kaufen.
lesson-cards-take-hint = Nimm die Zahlen.
lesson-cards-take-hint-draw = Mehr brauchst du nicht: Mit der 2 darfst du kaufen. Nimm die Zahlen.
lesson-cards-buy = Kaufe die grüne 6. Sie kostet sechs, und du hast fünf Marker: Also muss eine Karte helfen. Zahle mit der einsamen blauen 2.
lesson-cards-buy-done = Grün 4, 5, 6: eine Dreierreihe. Gut gekauft.
lesson-cards-buy-hint = Tippe auf dem Markt auf die grüne 6.
lesson-cards-buy-hint-pass = Das ist die Karte, die dir fehlt. Tippe auf dem Markt auf die grüne 6.
lesson-cards-buy-hint-payment = Das würde reichen, kostet dich aber ein Stück der Reihe. Zahle mit den fünf Markern und der blauen 2.
lesson-cards-late = Noch ein Tisch: ganz am Ende einer kurzen Partie. Im Stapel ist eine letzte Karte. Du hast Grün 3, 4 und 5, Blau 7 und 8 und einen 6er-Joker.
lesson-cards-last = Jeder Zug beginnt mit einer Karte, auch dieser. Zieh die letzte.
lesson-cards-last-done = Die blaue 9. Zu ziehen gibt es nichts mehr, also endet dein Zug hier auf jeden Fall.
lesson-cards-last-hint = Zieh die letzte Karte.
lesson-cards-last-take = Sie setzt deine blaue 7 und 8 fort. Nimm deine Zahl.
lesson-cards-last-take-done = Jetzt ist der Stapel leer. Du kaufst noch nichts, denn jetzt dürfen alle noch eine Karte kaufen, und wer die letzte gezogen hat, kommt zuletzt. Ada passt.
lesson-cards-last-take-hint = Nimm die Zahlen.
lesson-cards-last-buy = Auf dem Markt liegt eine grüne 2, die deine grüne Reihe verlängert. Kaufe sie mit zwei Markern.
lesson-cards-last-buy-done = Gekauft, und damit ist die Partie zu Ende.
lesson-cards-last-buy-hint = Tippe auf dem Markt auf die grüne 2.
lesson-cards-last-buy-hint-pass = Sie würde deine Reihe verlängern. Tippe auf dem Markt auf die grüne 2.
lesson-cards-last-buy-hint-payment = Jetzt zählen Karten, Marker kaum noch. Zahle mit zwei Markern.
lesson-cards-score = In jeder Farbe zählt die längste Reihe, ein Punkt für jede Karte, und alle von 1 bis 9 bringen zehn. Dein 6er-Joker steht da, wo er am meisten bringt. Die meisten Punkte gewinnen; bei Gleichstand das meiste { -currency }. Nur dafür ist es am Ende noch gut.

## Das Legespiel: Kapitel

lesson-tiles-chapter-place = Legen
lesson-tiles-chapter-ten = Zehnerreihen
lesson-tiles-chapter-guard = Abwehren
lesson-tiles-chapter-open = Das offene Spiel
lesson-tiles-chapter-move = Die zweite Runde

## Das Legespiel: Schritte

lesson-tiles-welcome = Du und Ada, ihr habt je fünfzehn Steine: fünf mit jedem Wert, 1, 2 und 3. Deine sind hell und gestreift, ihre dunkel und gepunktet. Abwechselnd zieht ihr einen und legt ihn. Du hast eine 3 gezogen.
lesson-tiles-first = Der erste Stein kommt in die Mitte. Leg ihn hin.
lesson-tiles-first-done = Ada hat eine 1 danebengelegt, und du hast noch eine 3 gezogen. Die Fläche hat keinen Rand: Sie wächst nach allen Seiten.
lesson-tiles-first-hint = Für den ersten Stein gibt es nur ein Feld.
lesson-tiles-second = Jeder Stein muss mit einer Seite an einem anderen liegen; nur mit der Ecke reicht nicht. Eine Reihe aber darf gerade oder schräg laufen. Lege deine 3 so, dass sie mit der ersten eine Reihe bildet.
lesson-tiles-second-done = 3 und 3 sind 6, und die Reihe kann an ihren Enden weiterwachsen.
lesson-tiles-second-hint = Dort bildet sie keine Reihe mit deiner ersten 3. Nimm ein Feld gleich daneben oder an einer Ecke.
lesson-tiles-ten = Du gewinnst mit einer Reihe eigener Steine, die genau zehn ergibt. Hier hat deine Reihe 8, und du hast eine 2. Mach die Zehn voll!
lesson-tiles-ten-done = 3, 3, 2 und 2: zehn, gewonnen!
lesson-tiles-ten-hint = Noch nicht zehn. Verlängere die Reihe an einem ihrer Enden.
lesson-tiles-exactly = Jetzt hast du eine 3. Waagerecht hast du wieder 8, und senkrecht, von deinem ersten Stein abwärts, 7. Nur eine der beiden Reihen gewinnt.
lesson-tiles-exactly-done = 3, 2, 2 und 3 von oben nach unten: zehn, gewonnen!
lesson-tiles-exactly-hint = Noch nicht zehn. Sieh dir die senkrechte Reihe mit 7 an.
lesson-tiles-exactly-hint-eleven = Das wären 11. Eine Reihe zählt immer in ganzer Länge, und durch Anlegen wird keine kürzer. Sieh dir die senkrechte Reihe mit 7 an.
lesson-tiles-guard = Ada hat 8 in einer Reihe, und mit einer 2 würde sie gewinnen. Ein Ende ist schon zu. Du hast eine 1: Was nun?
lesson-tiles-guard-done = Gut abgewehrt: Beide Enden sind zu, diese Reihe kann nicht mehr auf zehn wachsen.
lesson-tiles-guard-hint = Dort könnte sie noch gewinnen. Lege deinen Stein dahin, wo ihre Reihe weiterginge.
lesson-tiles-open = Dasselbe Spiel, offen gespielt: Alle Steine liegen für beide sichtbar, der Vorrat von euch beiden in je einer Reihe. Wer dran ist, nimmt den Stein an einem Ende des eigenen Vorrats; der dahinter liegt dann am Ende. Nimm einen und lege ihn.
lesson-tiles-open-done = Liegt der Vorrat offen, bleibt nichts dem Zufall überlassen: Du siehst, was Ada haben wird, und sie sieht, was du hast.
lesson-tiles-open-hint = Nimm den Stein an einem Ende deines Vorrats und wähle dann ein Feld.
lesson-tiles-round = Alle dreißig Steine liegen, und niemand hat gewonnen. Jetzt werden sie versetzt: Abwechselnd nehmt ihr einen eigenen heraus und legt ihn woanders an. Er muss eine freie Seite haben, und ohne ihn müssen alle anderen noch zusammenhängen. In der Ecke steht, wie viele Züge noch bleiben.
lesson-tiles-move = Du kannst mit einem einzigen Zug gewinnen. Steine, die du nehmen darfst, haben einen blauen Rand und ein kleines Zeichen mit vier Pfeilen. Wähle einen, dann sein neues Feld.
lesson-tiles-move-done = Zehn! Manchmal hilft es sogar, nur einen Stein wegzunehmen, wenn das eine zu hohe Reihe auf zehn kürzt.
lesson-tiles-move-hint = Das ergibt nicht zehn. Suche das Feld, dem einer deiner Steine fehlt, und bring einen dorthin, den keine Reihe braucht.
