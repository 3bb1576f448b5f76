### Die Regeln als Seiten, in eigenen Worten. Was sich zwischen Ausgaben unterscheidet, wählen deren Angaben aus.

# Variablen in den Absätzen des Kartenspiels:
#   $start_by: "lot" oder "age"; $wildcards_pay: "yes" oder "no"; $tie_break: "owned", "used" oder "unused"
#   $opponent: der Name der Gegnerin im Solospiel; $lowest, $highest: ihre Zielwerte
#   $busts_above_target, $bids_against_poor, $idle_wildcards_pay: "yes" oder "no"

## Die Seite. $game: "cards" oder "tiles"; $publisher; $language: die der Spielregel, etwa "de"

rules-title =
    { $game ->
        [tiles] Das Legespiel: Regeln
       *[cards] Das Kartenspiel: Regeln ({ $publisher })
    }
rules-game =
    { $game ->
        [tiles] Legespiel
       *[cards] Kartenspiel
    }
rules-published =
    { $game ->
        [tiles] { $name }, ein Spiel von { $publisher }. Die Spielregel ist { rules-language }.
       *[cards] { $name }, erschienen bei { $publisher }. Die Spielregel ist { rules-language }.
    }
rules-language =
    { $language ->
        [de] deutsch
        [nl] niederländisch
        [pl] polnisch
        [en] englisch
       *[other] { $language }
    }
rules-own-words = In eigenen Worten erzählt, so wie hier gespielt wird.
rules-learn = Beim Spielen lernen
rules-play = Gleich spielen
rules-contents = Kapitel
rules-differs = Nicht in jeder Ausgabe gleich
rules-unknown = Diese Ausgabe gibt es nicht
rules-unknown-text = Wir kennen fünf Ausgaben der beiden Spiele. Du findest sie alle dort, wo man spielen lernt.
rules-compare = Die Ausgaben im Vergleich
rules-compare-text = Fett steht, was nur eine Ausgabe hat. Was hier nicht vorkommt, ist in allen vier gleich.

## Bilder und Tabellen

rules-picture-score = Die blaue Reihe zählt 2, die grüne 5 (ein Joker ist die 6), orange und pink je 1: 9 Punkte.
rules-picture-place = Seite an Seite ist erlaubt, Ecke an Ecke nicht.
rules-picture-ten = 3 + 3 + 2 + 2: Zehn gewinnt.
rules-picture-eleven = 3 + 3 + 2 + 2 + 1: Elf gewinnt nicht, obwohl die ersten vier Steine zehn ergeben.
rules-picture-free = Die helle 1 hält die anderen zusammen und muss bleiben. Die helle 2 rechts darf weg.
rules-deck = Wie oft es jede Karte gibt
# $players: 2 bis 5
rules-deck-players =
    { $players ->
        [2] Zu zweit, solo
        [3] Zu dritt
        [4] Zu viert
        [5] Zu fünft
       *[other] Zu { $players }
    }
# $kind: welche Art Karte; Zahlen von $first bis $last
rules-deck-row =
    { $kind ->
        [number] { $first } bis { $last }, in jeder Farbe
        [colour] Joker, je Farbe
        [super] Super-Joker
        [all] Alle Karten
        [currency] { -currency } { $first } bis { $last }
       *[wildcard] Joker { $first } bis { $last }
    }

## Was sich unterscheidet: ein Name, und der Wert in einer Ausgabe

rules-fact-start-by = Wer beginnt
rules-fact-start-by-value =
    { $start_by ->
        [age] Wer im Alter der Zehn am nächsten ist
       *[lot] Das Los entscheidet
    }
rules-fact-wildcards-pay = Mit Jokern bezahlen
rules-fact-wildcards-pay-value =
    { $wildcards_pay ->
        [yes] Je 1 wert, wie jede Karte
       *[no] Nie: nur mit Zahlenkarten
    }
rules-fact-tie-break = Bei gleich vielen Punkten und gleich viel { -currency }
rules-fact-tie-break-value =
    { $tie_break ->
        [owned] Die wenigsten Karten
        [used] Die wenigsten Karten in gewerteten Reihen
       *[unused] Die meisten Zahlenkarten außerhalb gewerteter Reihen
    }
rules-fact-opponent = Gegnerin im Solospiel
rules-fact-opponent-value = { $opponent }
rules-fact-targets = Ihre Zielwerte
rules-fact-targets-value = { $lowest } bis { $highest }
rules-fact-busts-above-target = Sie { -bust } sich mit { -currency }
rules-fact-busts-above-target-value =
    { $busts_above_target ->
        [yes] Über dem Zielwert
       *[no] Über zehn
    }
rules-fact-bids-against-poor = Sie bietet zuerst, und du hast weniger als 5
rules-fact-bids-against-poor-value =
    { $bids_against_poor ->
        [yes] Sie bietet 5
       *[no] Sie passt
    }
rules-fact-idle-wildcards-pay = Zahlenjoker, die nutzlos geworden sind (solo)
rules-fact-idle-wildcards-pay-value =
    { $idle_wildcards_pay ->
        [yes] Zahlen in Auktionen wie doppelte Karten
       *[no] Zahlen in Auktionen nicht
    }

rules-fact-pays-least = Sie bietet nach dir und gewinnt
rules-fact-pays-least-value =
    { $pays_least ->
        [yes] Bezahlt so günstig wie möglich
       *[no] Bezahlt wie immer: { -currency }-Marker, { -bust(form: "titel") }-Marker, doppelte Karten
    }

## Das Kartenspiel

rules-cards-aim = Worum es geht
rules-cards-aim-goal = Sammle Zahlen in vier Farben. Am Ende zählt in jeder Farbe die längste Reihe benachbarter Zahlen, ein Punkt für jede Karte.
rules-cards-aim-way = Zu Karten kommst du auf drei Wegen: Du deckst sie auf und hörst rechtzeitig auf, du kaufst sie auf dem Markt, oder du ersteigerst sie in einer Auktion.

rules-cards-cards = Die Karten
rules-cards-cards-kinds = Zahlenkarten zeigen 1 bis 9 in Blau, Grün, Orange oder Pink. { -currency }karten sind 1 bis 5 wert. Joker stehen für das, was sie nicht zeigen: einer mit einer Zahl hat jede Farbe, einer mit einer Farbe jede Zahl, und der Super-Joker kann alles sein.
rules-cards-cards-deck = Niedrige Zahlen sind häufiger als hohe. Zu dritt ist der Stapel kleiner als zu viert oder fünft, allein und zu zweit noch kleiner.

rules-cards-setup = Vor dem Spiel
rules-cards-setup-tokens = Alle beginnen mit fünf { -currency }-Markern und ohne Karten. Mehr als zehn darf niemand je haben: Was darüber hinausgeht, verfällt. { -bust(form: "titel") }-Marker zählen dabei nicht mit.
rules-cards-setup-start =
    { $start_by ->
        [age] Es beginnt, wer im Alter der Zehn am nächsten ist. Hier darf auch das Los entscheiden. Gespielt wird im Uhrzeigersinn.
       *[lot] Das Los entscheidet, wer beginnt. Gespielt wird im Uhrzeigersinn.
    }

rules-cards-turn = Ein Zug
rules-cards-turn-draw = Decke eine Karte vom Stapel auf; die erste ist Pflicht. Nach jeder Karte hast du die Wahl: noch eine, oder aufhören. Ist der Stapel leer, musst du aufhören.
rules-cards-turn-totals = Zwei Werte laufen mit. Die Summe: alle Zahlen minus das { -currency }; sie darf unter null fallen. Das { -currency }: alle { -currency }karten für sich. Joker zählen bei keinem von beiden mit: Jeder wird sofort versteigert, dann geht dein Zug weiter.
rules-cards-turn-stop = Wer aufhört, nimmt eine von zwei Belohnungen.
rules-cards-turn-numbers = Die Zahlen: Alle Zahlenkarten, die du aufgedeckt hast, gehören dir. Alle anderen bekommen je das ganze { -currency } in Markern. Danach darfst du eine Karte kaufen.
rules-cards-turn-currency = Das { -currency }: Du bekommst es in Markern, und deine Zahlenkarten kommen auf den Markt. Kaufen darfst du nicht. Dazu muss mindestens eine { -currency }karte daliegen.
rules-cards-turn-limit = Aufgedeckte { -currency }karten sind nach dem Zug aus dem Spiel.

rules-cards-bust = { -bust(form: "titel") }
rules-cards-bust-when = Steigt die Summe oder das { -currency } über 10, hast du dich { -bust }, und dein Zug ist vorbei.
rules-cards-bust-then = Deine Zahlenkarten kommen auf den Markt, und du bekommst einen { -bust(form: "titel") }-Marker im Wert von drei. War die Summe zu hoch, bekommen alle anderen je das ganze { -currency }; war es das { -currency }, bekommt niemand etwas.
rules-cards-bust-variant = Eine Variante für alle, die es milder mögen: Statt des { -bust(form: "titel") }-Markers darfst du eine Karte kaufen.

rules-cards-buy = Kaufen
rules-cards-buy-what = Du darfst eine Karte vom Markt kaufen, zum Preis ihrer Zahl, aber keine, die du in gleicher Farbe und Zahl schon als Zahlenkarte hast.
rules-cards-buy-pay =
    { $wildcards_pay ->
        [yes] { -currency }-Marker zählen 1, { -bust(form: "titel") }-Marker 3 und jede deiner Karten 1, auch Joker. Karten, mit denen du bezahlst, sind aus dem Spiel.
       *[no] { -currency }-Marker zählen 1, { -bust(form: "titel") }-Marker 3 und jede deiner Zahlenkarten 1. Mit Jokern kannst du nicht bezahlen. Karten, mit denen du bezahlst, sind aus dem Spiel.
    }
rules-cards-buy-change = Herausgegeben wird nichts: Ist ein { -bust(form: "titel") }-Marker mehr wert als der Rest, der noch offen ist, verfällt der Überschuss. Anders darfst du nicht zu viel bezahlen; nur die Gegnerin im Solospiel bezahlt nach eigenen Regeln.

rules-cards-auction = Die Auktion
rules-cards-auction-bid = Kommt ein Joker, beginnt, wer links neben der Person am Zug sitzt. Reihum haben alle genau eine Gelegenheit: das höchste Gebot überbieten oder passen. Wer am Zug ist, kommt zuletzt.
rules-cards-auction-limit =
    { $wildcards_pay ->
        [yes] Niemand darf mehr bieten, als Marker und Karten zusammen hergeben.
       *[no] Niemand darf mehr bieten, als Marker und Zahlenkarten zusammen hergeben; Joker zählen nicht.
    }
rules-cards-auction-win = Wer am meisten bietet, bezahlt und bekommt den Joker. Passen alle, ist er aus dem Spiel. Wofür ein Joker steht, entscheidet sich erst am Ende.

rules-cards-end = Das Ende
rules-cards-end-last = Ist die letzte Karte des Stapels aufgedeckt, wird der laufende Zug noch beendet.
rules-cards-end-buy = Dann dürfen alle noch eine Karte kaufen. Es beginnt, wer links sitzt; wer zuletzt am Zug war, kommt zum Schluss.

rules-cards-score = Die Wertung
rules-cards-score-runs = In jeder Farbe zählt die längste Reihe benachbarter Zahlen, ein Punkt pro Karte. Eine vollständige Reihe von 1 bis 9 bringt zehn Punkte.
rules-cards-score-wild = Joker stehen da, wo sie am meisten bringen, jeder an einer Stelle.
rules-cards-score-tie =
    { $tie_break ->
        [owned] Die meisten Punkte gewinnen. Bei Gleichstand gewinnt das meiste { -currency } ({ -bust(form: "titel") }-Marker zählen drei), dann, wer die wenigsten Karten hat. Ist auch das gleich, wird der Sieg geteilt.
        [used] Die meisten Punkte gewinnen. Bei Gleichstand gewinnt das meiste { -currency } ({ -bust(form: "titel") }-Marker zählen drei), dann, wer für die gewerteten Reihen die wenigsten Karten gebraucht hat. Ist auch das gleich, wird der Sieg geteilt.
       *[unused] Die meisten Punkte gewinnen. Bei Gleichstand gewinnt das meiste { -currency } ({ -bust(form: "titel") }-Marker zählen drei), dann, wer die meisten Zahlenkarten außerhalb der gewerteten Reihen hat. Ist auch das gleich, wird der Sieg geteilt.
    }

rules-cards-solo = Allein
rules-cards-solo-opponent = Du spielst gegen { $opponent }. Nachdenken muss diese Gegnerin nie: Die Regeln entscheiden für sie. Sie hat einen Zielwert von { $lowest } bis { $highest }. Ihr beginnt beide mit fünf Markern, der Stapel ist der für zwei, und du fängst an.
rules-cards-solo-draws = In ihrem Zug deckt sie auf, bis die Summe den Zielwert erreicht oder übertrifft oder der Stapel leer ist. Mit Zahlen kann sie sich nicht { -bust(form: "infinitiv") }. Sie nimmt immer die Zahlen, nie das { -currency }, und kauft nie; du bekommst das { -currency }.
rules-cards-solo-busts =
    { $busts_above_target ->
        [yes] Steigt ihr { -currency } über den Zielwert, hat sie sich mit { -currency } { -bust }: Sie nimmt die Zahlen und einen { -bust(form: "titel") }-Marker, und du bekommst nichts.
       *[no] Steigt ihr { -currency } über zehn, hat sie sich mit { -currency } { -bust }: Sie nimmt die Zahlen und einen { -bust(form: "titel") }-Marker, und du bekommst nichts.
    }
rules-cards-solo-auction = In Auktionen ist 5 für euch beide das kleinste Gebot.
rules-cards-solo-duplicates =
    { $idle_wildcards_pay ->
        [yes] In einer Auktion kann man von seinen Karten nur doppelte ausgeben: Eine gleiche muss übrig bleiben. Ein Zahlenjoker gilt als doppelt, sobald seine Zahl in allen vier Farben daneben liegt.
       *[no] In einer Auktion kann man von seinen Karten nur doppelte ausgeben: Eine gleiche muss übrig bleiben.
    }
rules-cards-solo-bids =
    { $bids_against_poor ->
        [yes] Bietet sie zuerst, dann so viel, wie du bezahlen könntest, oder so nah daran wie möglich, mindestens aber 5. Bietet sie nach dir, dann eins mehr als du, wenn sie kann; hast du gepasst, dann 5. Hat sie selbst weniger als 5, passt sie.
       *[no] Bietet sie zuerst, dann so viel, wie du bezahlen könntest, oder so nah daran wie möglich; hast du weniger als 5, passt sie. Bietet sie nach dir, dann eins mehr als du, wenn sie kann; hast du gepasst, dann 5. Hat sie selbst weniger als 5, passt sie ebenfalls.
    }
rules-cards-solo-pays =
    { $pays_least ->
        [yes] Bietet sie zuerst, bezahlt sie mit { -currency }-Markern, soweit sie reichen, dann mit { -bust(form: "titel") }-Markern, dann mit doppelten Karten; was ein { -bust(form: "titel") }-Marker zu viel wert ist, verfällt. Bietet sie nach dir, bezahlt sie so günstig wie möglich: mit dem kleinsten Überschuss, und unter solchen Zahlungen mit den meisten { -currency }-Markern, dann mit den meisten { -bust(form: "titel") }-Markern.
       *[no] Sie bezahlt mit { -currency }-Markern, soweit sie reichen, dann mit { -bust(form: "titel") }-Markern, dann mit doppelten Karten. Zurück nimmt sie nichts: Was ein { -bust(form: "titel") }-Marker zu viel wert ist, verfällt, auch wenn eine doppelte Karte gereicht hätte.
    }
rules-cards-solo-wins = Am Ende darfst nur du noch einmal kaufen. Du gewinnst mit mehr Punkten; ein Gleichstand geht an die Gegnerin. Nach einem Sieg ist der nächste Zielwert um eins höher.

## Das Legespiel

rules-tiles-aim = Worum es geht
rules-tiles-aim-goal = Zwei Personen legen Stein an Stein. Wer zuerst eine gerade Reihe eigener Steine hat, die genau zehn ergibt, gewinnt.

rules-tiles-setup = Vor dem Spiel
rules-tiles-setup-tiles = Beide haben fünfzehn Steine einer Art: je fünf mit 1, 2 und 3. Das Los entscheidet, wer beginnt.
rules-tiles-setup-closed = Das verdeckte Spiel: Die Steine liegen verdeckt. Wer am Zug ist, zieht einen der eigenen blind und muss ihn legen.
rules-tiles-setup-open = Das offene Spiel: Jeder Vorrat liegt für alle sichtbar in einer Reihe, in zufälliger Folge. Wer am Zug ist, nimmt den Stein an einem Ende des eigenen Vorrats und legt ihn.

rules-tiles-place = Legen
rules-tiles-place-first = Der erste Stein kommt in die Mitte. Die Fläche hat keinen Rand.
rules-tiles-place-side = Jeder weitere Stein muss Seite an Seite mit mindestens einem liegen, der schon da ist, egal, wem er gehört. Auch ein Loch in der Mitte darf gefüllt werden.

rules-tiles-ten = Zehn
rules-tiles-ten-line = Eine Reihe besteht aus eigenen Steinen ohne Lücke: waagerecht, senkrecht oder schräg.
rules-tiles-ten-full = Eine Reihe zählt in ihrer ganzen Länge. Mit elf oder mehr nützt sie nichts, auch wenn ein Teil davon zehn ergibt.

rules-tiles-second = Die zweite Runde
rules-tiles-second-move = Liegen alle dreißig Steine und niemand hat gewonnen, werden sie versetzt. Abwechselnd nehmt ihr einen eigenen heraus und legt ihn woanders an.
rules-tiles-second-free = Der Stein muss mindestens eine freie Seite haben, und ohne ihn müssen alle anderen noch Seite an Seite zusammenhängen. Zurück auf sein Feld darf er nicht.
rules-tiles-second-cut = Gewertet wird erst nach dem ganzen Zug. Auch wer einen Stein wegnimmt, kann also gewinnen, wenn das eine Reihe auf zehn kürzt.

rules-tiles-draw = Ohne Sieg
rules-tiles-draw-repetition = Ist dieselbe Stellung mit derselben Person am Zug zum dritten Mal entstanden, oder sind in der zweiten Runde hundert Züge gemacht, endet die Partie unentschieden. Ein Tisch darf andere Zahlen vereinbaren.
rules-tiles-draw-pass = Wer keinen Stein versetzen kann, passt.

## Regeln und Tasten, über dem Tisch

guide-title = Regeln und Tasten
guide-close = Schließen
guide-keys = Tasten
guide-signs = Was die Zeichen bedeuten
guide-bots = Die Bots an diesem Tisch
guide-key =
    { $key ->
        [draw] eine Karte aufdecken
        [numbers] aufhören und die Zahlen nehmen
        [currency] aufhören und das { -currency } nehmen
        [pass] passen: kein Gebot, oder nichts kaufen
        [token] den { -bust(form: "titel") }-Marker nehmen
        [enter] { $game ->
            [tiles] einen Stein nehmen oder legen
           *[cards] tun, was auf dem Knopf mit ↵ steht
        }
        [escape] { $game ->
            [tiles] zurücklegen, was genommen ist
           *[cards] zurücknehmen, was gewählt ist
        }
        [bid] so viel bieten; + und − ändern es
        [market] zum Markt
        [arrows] { $game ->
            [tiles] von Platz zu Platz
           *[cards] von Karte zu Karte
        }
        [skip] überspringen, was gezeigt wird
        [zoom] näher heran, mit − weiter weg
        [all] alles sehen
        [hint] fragen, was die Expertin täte
       *[help] diese Regeln und Tasten
    }
guide-sign =
    { $sign ->
        [glow] Ein goldener Rand um eine Karte: Sie verlängert eine deiner Reihen.
        [could] Nur umrandet: Du kannst sie jetzt nicht kaufen. Tippe sie an, dann steht da, warum nicht.
        [price] Das Schildchen: was die Karte kostet und was sie für deine Punkte bedeutet.
       *[turn] Ein goldener Rahmen um einen Namen: Wer da sitzt, ist am Zug oder hat das höchste Gebot.
    }
