### Was nicht stimmen kann. Je ein Satz, der für jedes Spiel gilt: Am Zug kann sein, wer liest, oder jemand anders.

## Züge, die niemand lesen kann

unreadable-token = „{ $token }“ ist kein Zug in diesem Spiel.
unreadable-not-for-sale = „{ $token }“ geht nicht: Zu kaufen gibt es nur Zahlenkarten.

## Züge, die die Regeln nicht erlauben: das Kartenspiel

over = Die Partie ist zu Ende, einen Zug „{ $token }“ gibt es nicht mehr.
illegal-no-such-move = Einen Zug mit der Nummer { $move } gibt es nicht.
illegal-wrong-phase =
    „{ $token }“ passt hier nicht: { $phase ->
        [draw] Jetzt wird eine Karte aufgedeckt, oder man hört auf und nimmt eine Belohnung.
        [bid] Jetzt wird geboten oder gepasst.
        [pay] Erst muss bezahlt werden.
        [buy] Jetzt wird eine Karte vom Markt gekauft oder gepasst.
        [last_buy] Jetzt wird eine letzte Karte vom Markt gekauft oder gepasst.
        [bust] Jetzt wird der { -bust(form: "titel") }-Marker genommen oder stattdessen eine Karte gekauft.
        [place] Jetzt wird ein Stein gelegt.
        [move] Jetzt wird ein Stein versetzt.
       *[chance] Jetzt ist der Zufall am Zug.
    }
illegal-opponent = Die Gegnerin im Solospiel hat hier nur einen Zug, „{ $only }“, und „{ $token }“ ist ein anderer.
illegal-card-not-left = Im Stapel ist { card.kein } mehr.
illegal-deck-empty = Der Stapel ist leer, aufzudecken gibt es nichts mehr.
illegal-draw-first = Die erste Karte eines Zuges muss aufgedeckt sein, bevor man aufhören darf.
illegal-no-currency = Es liegt keine { -currency }karte da, die man nehmen könnte.
illegal-bid-too-low = Ein Gebot von { $amount } reicht nicht, das höchste liegt bei { $highest }.
illegal-bid-below-minimum = Ein Gebot von { $amount } ist zu niedrig: Im Solospiel ist { $minimum } das kleinste.
illegal-bid-too-high = Ein Gebot von { $amount } ist zu hoch, bezahlt werden können höchstens { $purse }.
illegal-bid-beyond-all = Kein Gebot ist je höher als { $most }.
illegal-not-in-market = Auf dem Markt liegt { card.kein }.
illegal-already-owned = In der Sammlung liegt schon { a-card }, und niemand kauft eine Karte zweimal.
illegal-too-expensive = Der Preis für { card.den } ist { $price }, bezahlt werden können höchstens { $purse }.
illegal-token-or-purchase = Wer sich so { -bust }, nimmt den Marker oder kauft eine Karte; passen geht nicht.
illegal-payment-order =
    „{ $token }“ kommt zu spät: Bezahlt wird erst mit { -bust(form: "titel") }-Markern, dann mit { -currency }-Markern, dann mit Karten
    in ihrer Reihenfolge, und nie zurück.
illegal-no-such-token = „{ $token }“ geht nicht: So ein Marker ist nicht da.
illegal-card-not-owned = Zum Bezahlen ist { card.kein } da.
illegal-wildcards-do-not-pay = In dieser Ausgabe bezahlt man nicht mit Jokern; { card.der } bleibt liegen.
illegal-no-duplicate = In einer Solo-Auktion zählen von den Karten nur doppelte als { -currency }; { card.der } bleibt liegen.
illegal-payment-falls-short = Nach „{ $token }“ ließe sich der Rest von { $owed } nicht mehr ganz bezahlen.

## Züge, die die Regeln nicht erlauben: das Legespiel

illegal-tile-not-left = Im Vorrat ist kein { $value }er-Stein mehr.
illegal-first-tile-in-the-middle = Der erste Stein kommt in die Mitte, auf 0,0, und nicht auf { $x },{ $y }.
illegal-occupied = Auf { $x },{ $y } liegt schon ein Stein.
illegal-touches-nothing = Ein Stein auf { $x },{ $y } läge mit keiner Seite an einem anderen.
illegal-one-tile-left = Im Vorrat ist nur noch ein Stein, und der wird mit „left“ genommen.
illegal-must-move = Passen geht nicht: Ein Stein lässt sich noch versetzen.
illegal-no-tile-there = Auf { $x },{ $y } liegt kein Stein.
illegal-not-your-tile = Der Stein auf { $x },{ $y } gehört der anderen Person.
illegal-same-place = Der Stein auf { $x },{ $y } muss an eine andere Stelle.
illegal-no-free-side = Der Stein auf { $x },{ $y } lässt sich nicht herausnehmen: Keine seiner Seiten ist frei.
illegal-holds-others = Der Stein auf { $x },{ $y } lässt sich nicht herausnehmen: Ohne ihn fielen die anderen auseinander.

## Züge vieler Spiele auf einmal

illegal-in-batch = In Partie { $game } der Serie, von 0 an gezählt, ist der Zug { $move } nicht erlaubt.

## Was ein Tisch vereinbart

options-unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht; es gibt: { $known }.
options-missing = Die Option „{ $option }“ fehlt.
options-not-whole = Die Option „{ $option }“ muss eine ganze Zahl sein, und „{ $value }“ ist keine.
options-below = Die Option „{ $option }“ muss mindestens { $lowest } sein, und { $value } ist weniger.
options-outside = Die Option „{ $option }“ muss zwischen { $lowest } und { $highest } liegen; { $value } geht nicht.
options-not-true-or-false = Die Option „{ $option }“ muss true oder false sein, und „{ $value }“ ist keins von beiden.
options-unknown-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein; möglich ist: { $known }.
options-unknown = Eine Option namens „{ $option }“ gibt es nicht.
options-target-without-solo = Einen Zielwert gibt es nur im Solospiel.
options-deck-not-cards = Die Option „deck“ muss für jede Karte sagen, wie oft es sie gibt.
options-deck-unknown-card = Im Kartensatz steht „{ $card }“, und das ist keine Karte.
options-deck-count = „{ $value }“ ist keine Anzahl für { card.den }: Es muss eine ganze Zahl von 0 bis { $most } sein.
options-deck-size = Ein Kartensatz muss 1 bis { $most } Karten haben, und dieser hat { $count }.
options-no-edition-folder = Es gibt keinen Ordner { $path } mit eigenen Ausgaben (TENFOLD_EDITIONS).
options-edition-fails = Die Ausgabe in { $path } ist nicht zu gebrauchen: { $problem }.
options-edition-id = „{ $id }“ kann keine eigene Ausgabe heißen. Der Name hat Kleinbuchstaben, Ziffern, - und _, höchstens 30 Zeichen, und keine veröffentlichte Ausgabe heißt so.
options-edition-targets = In der Ausgabe „{ $id }“ können Ziele nicht von { $lowest } bis { $highest } gehen: Sie liegen zwischen 1 und { $most }.
options-rows-in-closed-game = Einen festgelegten Vorrat gibt es nur im offenen Spiel.
options-rows-missing = Im offenen Spiel fehlt der Vorrat beider Seiten.
options-rows-not-two = Die Option „rows“ muss eine Liste mit dem Vorrat beider Seiten sein.
options-row-not-fifteen = Ein Vorrat muss je fünf Steine mit 1, 2 und 3 haben, und „{ $row }“ hat das nicht.
options-word = Ein Wort zum Mischen darf höchstens { $most } druckbare Zeichen lang sein.
options-unknown-figure = Einen Messwert namens „{ $name }“ gibt es nicht; es gibt: { $known }.
options-unknown-bot = Einen Bot namens „{ $name }“ gibt es nicht; es gibt: { $known }.
options-unknown-bot-like = Einen Bot namens „{ $name }“ gibt es nicht; vielleicht ist „{ $like }“ gemeint.
options-opponents = Es braucht { $needed } Gegner, einen für jeden anderen Platz, nicht { $given }.
options-house-opponents = Viele Partien auf einmal nehmen die Gegner des Hauses bei ihrem Namen; für Funktionen gibt es vectorization_mode="sync".
options-no-bot-file = Es gibt keine Datei { $path }, aus der ein Bot kommen könnte.
options-bot-file-fails = Der Bot in { $path } lässt sich nicht laden: { $problem }.
options-no-bot-function = In der Datei { $path } ist keine Funktion „{ $function }“, die als Bot dienen könnte.
options-bot-not-in-subset = { $name } ist als Regel markiert, lässt sich aber nicht übersetzen. { $problem }
options-bot-parameters = { $name } ist als Regel markiert. Ein Bot dieses Spiels nimmt ({ $wanted }) und gibt int zurück.

## Aufzeichnungen

record-line-too-long = Die Zeile ist länger als { $most } Bytes.
record-not-utf8 = Das ist kein UTF-8-Text: Byte { $byte } ist falsch.
record-not-json = Das ist kein JSON: { $problem }, in Spalte { $column }.
record-nested-too-deep = Das ist für eine Aufzeichnung zu tief verschachtelt.
record-key-twice = Der Schlüssel „{ $name }“ steht zweimal in einem Objekt.
record-not-a-number = „{ $value }“ ist in JSON keine Zahl.
record-not-an-object = Eine Aufzeichnung muss ein JSON-Objekt sein.
record-unknown-format = Das Format „{ $format }“ ist unbekannt; bekannt ist „{ $known }“.
record-missing = In der Aufzeichnung fehlt „{ $name }“.
record-unknown-key = Die Aufzeichnung hat einen unbekannten Schlüssel „{ $name }“; eigene gehören unter „meta“.
record-not-text = „{ $name }“ muss Text sein.
record-not-a-mapping = „{ $name }“ muss ein JSON-Objekt sein.
record-moves-not-a-list = „moves“ muss eine Liste sein.
record-too-many-moves = Eine Aufzeichnung mit { $moves } Zügen ist länger als jede Partie nach den Regeln; höchstens { $most } werden gelesen.
record-part-too-long = „{ $name }“ ist länger als { $most } Bytes.
record-move-not-text = Ein Zug muss Text sein, und „{ $token }“ ist keiner.
result-not-over = Die Aufzeichnung hat ein Ergebnis, aber die Partie ist nicht zu Ende.
result-missing = Die Partie ist zu Ende, aber die Aufzeichnung hat kein Ergebnis.
result-unknown-key = Das Ergebnis hat einen Schlüssel „{ $name }“, den dieses Spiel nicht kennt.
result-incomplete = Im Ergebnis fehlt „{ $name }“.
result-wrong = Laut Ergebnis ist „{ $name }“ { $told }, in Wahrheit ist es { $true }.

# Wo eine Aufzeichnung falsch ist, vor dem Grund
record-at-move = Zug { $number }
verify-records = Aufzeichnungen
verify-none = { $path }: keine Aufzeichnung darin
verify-sum = { $path }: { $right } richtig, { $wrong } falsch

## Dateien, und was das System verweigert. $problem: eins dieser Wörter, oder die eigenen des Systems

system-problem =
    { $problem ->
        [missing] keine solche Datei, kein solcher Ordner
        [folder] ein Ordner, keine Datei
        [denied] kein Zugriff
        [refused] Verbindung abgelehnt
        [late] keine Antwort in der Zeit
        [full] kein Platz mehr
       *[other] { $problem }
    }
system-file =
    { $problem ->
        [missing] Eine Datei oder einen Ordner { $path } gibt es nicht.
       *[other] { $path }: { system-problem }.
    }
system-file-there = Die Datei { $path } gibt es schon; --force ersetzt sie.

## Das Mischen

shuffle-unreadable = Die Mischung, die die Aufzeichnung offenlegt, ist nicht lesbar.
shuffle-commitment = Das offengelegte Geheimnis ist nicht das, das vor der Partie versprochen wurde.
shuffle-option = Die Option „{ $name }“ folgt nicht aus dem offengelegten Geheimnis.
shuffle-card = Nach der Mischung kommt hier { $dealt }, in der Aufzeichnung steht aber { $token }.
