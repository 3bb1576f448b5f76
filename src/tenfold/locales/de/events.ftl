### Was im Spiel geschieht, ein Satz für jedes Ereignis.

# Variablen überall, wo ein Platz gemeint ist:
#   $who: "you", wenn dort sitzt, wer liest, sonst "other"; $name: der Name
# $cards und $what sind Aufzählungen im Akkusativ.

## Das Kartenspiel

event-draws = { $who ->
    [you] Du deckst auf.
   *[other] { $name } deckt auf.
}
event-card = { $who ->
    [you] Du deckst { a-card.einen } auf.
   *[other] { $name } deckt { a-card.einen } auf.
}
# Mehrere Karten nacheinander. $cards: eine Aufzählung
event-cards = { $who ->
    [you] Du deckst { $cards } auf.
   *[other] { $name } deckt { $cards } auf.
}
event-stops = { $reward ->
    [currency] { $who ->
        [you] Du hörst auf und nimmst das Geld.
       *[other] { $name } hört auf und nimmt das Geld.
    }
   *[numbers] { $who ->
        [you] Du hörst auf und nimmst die Zahlen.
       *[other] { $name } hört auf und nimmt die Zahlen.
    }
}
event-takes = { $who ->
    [you] Du sammelst { $cards }.
   *[other] { $name } sammelt { $cards }.
}
event-to-market = { $count ->
    [one] Auf den Markt kommt { $cards }.
   *[other] Auf den Markt kommen { $cards }.
}
event-busts = { $by ->
    [currency] { $who ->
        [you] Du { -bust(form: "du") } dich mit dem Geld!
       *[other] { $name } { -bust } sich mit dem Geld!
    }
   *[numbers] { $who ->
        [you] Du { -bust(form: "du") } dich mit den Zahlen!
       *[other] { $name } { -bust } sich mit den Zahlen!
    }
}
event-bust-token = { $who ->
    [you] Du bekommst einen { -bust(form: "titel") }-Marker im Wert von 3.
   *[other] { $name } bekommt einen { -bust(form: "titel") }-Marker im Wert von 3.
}
event-gains = { $who ->
    [you] Du bekommst { tokens }.
   *[other] { $name } bekommt { tokens }.
}
tokens = { $tokens ->
    [one] 1 Geld-Marker
   *[other] { $tokens } Geld-Marker
}
event-discards = Der Ablagestapel bekommt { $cards }.
event-auction = Die Auktion um { short-card.den } beginnt.
event-bids = { $who ->
    [you] Du bietest { $amount }.
   *[other] { $name } bietet { $amount }.
}
event-passes = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
event-wins = { $who ->
    [you] Du ersteigerst { short-card.den }.
   *[other] { $name } ersteigert { short-card.den }.
}
event-chooses = { $who ->
    [you] Du suchst dir auf dem Markt { card.den } aus.
   *[other] { $name } sucht sich auf dem Markt { card.den } aus.
}
# $what: alles, was ausgegeben wird
event-spends = { $who ->
    [you] Du gibst { $what } her.
   *[other] { $name } gibt { $what } her.
}
event-buys = { $who ->
    [you] Du hast { card.den } gekauft.
   *[other] { $name } hat { card.den } gekauft.
}
event-turn = { $who ->
    [you] Du bist am Zug.
   *[other] { $name } ist am Zug.
}
event-last-round = { $who ->
    [you] Der Stapel ist leer: Alle dürfen noch eine letzte Karte kaufen, und du wählst zuerst.
   *[other] Der Stapel ist leer: Alle dürfen noch eine letzte Karte kaufen, und { $name } wählt zuerst.
}
event-over = Das Spiel ist zu Ende.

## Das Legespiel. $cell: wo, als „x,y“

event-tile = { $who ->
    [you] Du ziehst eine { $value }.
   *[other] { $name } zieht eine { $value }.
}
event-places = { $who ->
    [you] Du legst eine { $value } auf { $cell }.
   *[other] { $name } legt eine { $value } auf { $cell }.
}
event-moves = { $who ->
    [you] Du versetzt die { $value } von { $from } nach { $cell }.
   *[other] { $name } versetzt die { $value } von { $from } nach { $cell }.
}
event-second-round = { $who ->
    [you] Alle dreißig Steine liegen, jetzt werden sie versetzt: Die zweite Runde beginnt mit dir.
   *[other] Alle dreißig Steine liegen, jetzt werden sie versetzt: Die zweite Runde beginnt mit { $name }.
}
# $cells: die Felder der Reihe, der Reihe nach
event-line = { $who ->
    [you] Du hast eine Reihe mit der Summe zehn: { $cells }!
   *[other] { $name } hat eine Reihe mit der Summe zehn: { $cells }!
}
