### Was nur auf den Seiten der Dokumentation steht.

board-from-files = Diese Seite wurde als Datei geöffnet: Starte zuerst `tenfold`, dann führt der Link dorthin.

## Stellungen auf den Seiten der Regeln

board-cards-turn = Vier Zahlen und eine Summe von 7. Noch eine Karte, oder aufhören und sie nehmen?
board-cards-auction = Ein 7er-Joker wird versteigert, und Cleo hat die erste von drei Gelegenheiten. Wie viel ist er ihr wert?
board-tiles-ten = Ben hat eine 3 gezogen. Wo wird daraus eine Reihe mit der Summe zehn?
board-tiles-second = Alle dreißig Steine liegen, und Ana versetzt einen der ihren. Ein Zug gewinnt.
