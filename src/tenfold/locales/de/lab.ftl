### Das Labor: Bots, Prozesse und Cluster.

bot-too-long = { $name } hat in { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } keinen Zug gemacht.
bot-crashed = { $name } ist abgestürzt: { $problem }.
bot-cheated = { $name } hat mit „{ $answer }“ geantwortet, und das ist kein erlaubter Zug.
bot-cheated-place = { $name } hat eine Stelle außerhalb der Liste der erlaubten Züge gewählt.

options-bots-and-seats = Für { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    } sind { $bots } Bots genannt: Nenne einen für alle oder einen für jeden Platz.
options-arena-bots = Eine Arena braucht mindestens zwei verschiedene Bots.
options-arena-seats = Eine Arena braucht einen Tisch mit mindestens zwei Plätzen; wie schwer das Solospiel ist, zeigt das Experiment „solo“.
options-unknown-experiment = Ein Experiment namens „{ $name }“ gibt es nicht; es gibt: { $known }.
options-experiment-deck = Das Experiment „deck“ braucht einen Kartensatz: --deck DATEI.
options-cards-only = Im Experiment „{ $name }“ geht es um das Kartenspiel.

lab-worker-lost = Ein Prozess ist mitten in einer Partie zu Ende gegangen: Vielleicht hat ihn ein Bot beendet, vielleicht ging der Speicher aus.
lab-no-ray = Ein Cluster braucht Ray, und das ist nicht installiert: pip install "tenfold[cluster]".
lab-cluster-address = „{ $address }“ ist keine Adresse eines Clusters; sie sieht aus wie head:6379, ray://head:10001 oder local.
lab-cluster-unreachable = Unter { $address } antwortet niemand: { system-problem }.
lab-cluster-refuses = Der Cluster unter { $address } lässt sich nicht nutzen: { $problem }
lab-needs-extra = Dafür ist das Extra „{ $extra }“ nötig: pip install "tenfold[{ $extra }]".

## Was eine Studie ergab. Bots und Ausgaben haben Namen, die bleiben, wie sie sind.
## Zahlen kommen fertig geschrieben: $games als „1 500“, wo ein Satz von einem ganzen Turnier spricht.

lab-games = Partien
lab-preparing = Regeln und Prozesse werden vorbereitet
lab-training = „{ $network }“ lernt
lab-training-strength =
    „{ $network }“ nach { $rounds } Runden: gewinnt { $won } ± { $either_way } { $network ->
        [solo] der Solospiele mit Ziel 7
       *[other] gegen „careful“
    }.
lab-training-stopped = Angehalten. Derselbe Befehl macht von { $path } aus weiter.
lab-drawing = die Bilder werden gezeichnet
lab-written = Geschrieben: { $path }
# $games: wie viele
lab-simulated =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, Startwert { $seed }
lab-seed = Startwert { $seed }.
lab-stopped-kept =
    abgebrochen nach { $games ->
        [one] 1 Partie; sie ist aufgehoben
       *[other] { $games } Partien; sie sind aufgehoben
    }
lab-stopped-counted =
    abgebrochen nach { $games ->
        [one] 1 Partie; sie zählt
       *[other] { $games } Partien; sie zählen
    }
# $problem: ein Satz
lab-forfeited =
    { $name } hat { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } verwirkt; das erste Mal: { $problem }
# Eine Zahl mit ihrem Intervall, jede mit Vorzeichen
lab-difference = { $mean } ({ $low } bis { $high })
lab-opponent = die Gegnerin
lab-in-numbers = In Zahlen
# Eine Stelle in der Zugfolge, von 1 bis 5
lab-turn = Nr. { $turn }

## Die Köpfe von Spalten, und von Zeilen, die eine Größe nennen

lab-column-a-game = je Partie
lab-column-advantage = gegenüber keinem Vorteil
lab-column-better = besser als der nächste
lab-column-bot = Bot
lab-column-busts = { -bust }
lab-column-edition = Ausgabe
lab-column-failed-bot = Bot, der versagt hat
lab-column-first-fault = das erste Mal
lab-column-forfeited = verlorene Partien
lab-column-lead = Vorsprung beim Kauf, in Punkten
lab-column-mean = Mittel
lab-column-mean-price = mittlerer Preis der Joker
lab-column-more-victories = Siege beim Kauf, über dem Durchschnitt
lab-column-moves = Züge
lab-column-opponents-points = Punkte der Gegnerin
lab-column-points = Punkte
lab-column-price = Preis
lab-column-purchases = Käufe
lab-column-rating = Wertungszahl
lab-column-sd = Std.-Abw.
lab-column-seat = Platz
lab-column-target = Zielwert
lab-column-turn = Zugfolge
lab-column-unsold = unverkauft
lab-column-victories = Siege
lab-column-victories-a-seat = Siege je Platz
lab-column-wildcard = Joker
lab-column-winning-points = höchste Punktzahl
lab-column-won = gewonnen
# $colour: der Buchstabe einer Farbe
lab-run-length = Reihe in { colour }
# Wie ein Legespiel zu Ende ging
lab-ended-by =
    { $ending ->
        [line] beendet durch eine Reihe
        [repetition] beendet durch Wiederholung
       *[limit] beendet durch die Zuggrenze
    }

## Die Achsen von Bildern

lab-axis-first-lead = Vorsprung von Nr. 1 in Prozentpunkten
lab-axis-games = Partien
lab-axis-games-won = gewonnene Partien, %
lab-axis-target = Zielwert
lab-axis-busts = { -bust } je Partie
lab-axis-lead = Punkte vor den anderen
lab-axis-moves = Züge je Partie
lab-axis-points = Punkte je Platz
lab-axis-points-a-game = Punkte je Partie
lab-axis-victories = Siege, %

## Eine Seite: wie etwas gelaufen ist

lab-page-made-by = Erstellt von Tenfold { $version }.
lab-run-heading = Wie es gelaufen ist
lab-run-game = Spiel
lab-run-seed = Startwert
lab-run-games = Partien
lab-run-time = Zeit
# $rules: ihre Version
lab-run-rules = { $version }, Regeln { $rules }
# Ein Kartensatz. $count: wie viele Karten
lab-run-deck = ein eigener, { $count } Karten

## Ein Turnier

lab-arena-title = Arena: { $bots }
# Die Reihenfolge entsteht von vorn: { a }, dann dies für jeden weiteren Bot.
lab-arena-before = { $list } vor { $item }
lab-arena-decided-all = Nach { $games } Partien ist die ganze Reihenfolge entschieden: { $order }.
lab-arena-decided-first = Nach { $games } Partien ist entschieden, dass { $best } der beste Bot ist; dahinter ist nicht alles entschieden.
lab-arena-decided-two = Nach { $games } Partien ist entschieden, dass { $best } besser ist als { $second }.
lab-arena-decided-nothing = Nach { $games } Partien liegt { $best } vorn, aber es ist nicht entschieden, ob dieser Bot besser ist als { $second }.
lab-arena-better = ja
lab-arena-undecided = nicht entschieden
lab-arena-ratings = Wertungszahlen
lab-arena-ratings-text = Ein Bot mit 400 Punkten mehr als ein anderer gewinnt zehnmal so leicht. Das Mittel über alle Siege ist 1500. Die Balken sind 95-%-Intervalle; die letzte Spalte sagt, ob ein Unterschied sicher ist.
lab-arena-pairs = Eins gegen eins
lab-arena-pairs-text = Wie oft in 100 Partien an einem Tisch die Zeile vor der Spalte liegt: nach Siegen, dann nach Punkten.
lab-arena-turns = Siege nach der Zugfolge
lab-arena-turns-text = Siege nach der Zugfolge, gleich wer dort saß; die gestrichelte Linie ist, was es ohne Vorteil gäbe.
lab-arena-faults = Bots, die versagt haben
lab-arena-faults-text = Ein Bot, der versagt, verliert die Partie; die anderen teilen sich den Sieg.

## Experimente: was sie fragen, wie `tenfold experiment list` es zeigt

lab-experiment-seats = Kommt es darauf an, wer beginnt? Siege nach der Zugfolge.
lab-experiment-editions = Spielen sich die Ausgaben verschieden? Punkte, Länge, { -bust(form: "nomen") } und Preise in jeder.
lab-experiment-busting = Was ändert die { -bust(form: "titel") }-Variante?
lab-experiment-solo = Wie schwer ist jeder Zielwert der Gegnerin, nach Ausgabe?
lab-experiment-wildcards = Was ist ein Joker wert? Sein Preis, und wie es nach dem Kauf geht.
lab-experiment-deck = Was ändert ein eigener Kartensatz? (--deck DATEI)

## Ihre Einstellungen: was womit verglichen wird

lab-setting-players = { $seats } Plätze
lab-setting-closed = verdecktes Spiel
lab-setting-open = offenes Spiel
lab-setting-edition = { $edition }
lab-setting-standard = Grundspiel
lab-setting-busting = { -bust(form: "titel") }-Variante
lab-setting-solo = { $edition } { $target }
lab-setting-wildcards = Joker
lab-setting-standard-deck = üblicher Kartensatz
lab-setting-own-deck = dein Kartensatz

## Was sie ergeben haben. $setting: eine von oben

lab-seats-title = Kommt es darauf an, wer beginnt?
lab-seats-gain = { $gain } Prozentpunkte
# $turns: Stellen in der Zugfolge, $count: wie viele
lab-seats-differ =
    { $setting }: { $count ->
        [one] ein Unterschied
       *[other] Unterschiede
    } für { $turns }
lab-seats-even = { $setting }: kein Unterschied zu sehen
# $settings: diese beiden, mit Strichpunkten dazwischen
lab-seats-answer = Siege nach der Zugfolge, mit 95-%-Intervallen. { $settings }.
lab-course-heading = Wie sich die Antwort gefestigt hat
lab-course-text = Was nach so vielen Partien bekannt war, mit 95-%-Intervallen: Eine Linie, die noch wandert, braucht mehr Partien.
# $figure: was gemessen wurde
lab-spread = { $figure }: wie oft jeder Wert vorkam
# Mehrere, die der Zufall so geordnet haben kann. $list: ihre Namen
lab-tied = Gleichstand von { $list }
# $count: wie viele noch dazukommen
lab-tied-many =
    Gleichstand von { $list } und { $count ->
        [one] 1 weiteren
       *[other] { $count } weiteren
    }
lab-comparison-title = { $one } gegen { $other }
lab-comparison-editions = Ausgabe gegen Ausgabe
lab-comparison-heading = Nebeneinander
lab-comparison-text = Mittel je Partie (Punkte: je Platz) mit 95-%-Intervallen.
lab-comparison-difference = Unterschied zu „{ $setting }“
# $figures: eine Aufzählung von lab-comparison-figure
lab-comparison-answer = Gegenüber „{ $setting }“ ist mehr verschieden, als der Zufall erklärt: { $figures }.
lab-comparison-figure = { $figure } bei „{ $setting }“ ({ $gain })
lab-comparison-even = Gegenüber „{ $setting }“ ist nichts stärker verschieden, als der Zufall erklärt.
lab-solo-title = Wie schwer ist das Solospiel?
lab-solo-plot = Gewonnene Partien je Zielwert, eine Linie für jede Ausgabe
lab-solo-won = Gewonnene Partien
# $most, $least: wie oft gewonnen wurde
lab-solo-answer = Am leichtesten: { $easiest }, { $most }; am schwersten: { $hardest }, { $least }.
lab-wildcards-title = Was ist ein Joker wert?
lab-wildcards-lead = Vorsprung beim Kauf
lab-wildcards-lead-text = Die Punkte der Seite, die kauft, weniger das Mittel der anderen am Tisch. Vielleicht kauft auch nur, wer ohnehin vorn liegt.
# $dearest, $best: eine Karte und ihr Kürzel
lab-wildcards-answer = Am teuersten: { $dearest }; am meisten lohnt sich: { $best }.
lab-wildcards-unsold = Niemand hat einen Joker gekauft.

## Was `tenfold bench` misst

lab-figures = Messwerte
# Hinter einer Zahl. $unit: Züge (je Sekunde), ein Verhältnis, oder eine Einheit, die überall gleich ist
lab-unit =
    { $unit ->
        [moves] Züge/s
        [ratio] Verhältnis
       *[other] { $unit }
    }
lab-figure-cards-playout = zufällige Kartenspiele zu viert, kompiliert
lab-figure-tiles-playout = zufällige Legespiele, kompiliert
lab-figure-cards-batch = 1024 Kartenspiele, von Python aus Schritt für Schritt, mit Masken
lab-figure-tiles-batch = 1024 Legespiele, von Python aus Schritt für Schritt, mit Masken
lab-figure-cards-step = ein Zug des Kartenspiels von Python aus, interpretiert
lab-figure-tiles-step = ein Zug des Legespiels von Python aus, interpretiert
lab-figure-compile = von null bis zur ersten Partie, mit leerem Zwischenspeicher
lab-figure-translate = dasselbe nach einer Änderung der Regeln
lab-figure-module = das kompilierte Modul, wie ein Browser es holt
lab-figure-threads = zwei Threads gegen einen
lab-figure-cores = zwei Prozesse gegen einen
lab-figure-import = der Import von tenfold
lab-figure-help = der Aufruf von tenfold --help
