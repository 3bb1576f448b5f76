### Was im Spiel geschieht, ein Satz für jedes Ereignis.

# Variablen überall, wo ein Platz gemeint ist:
#   $who: "you", wenn dort sitzt, wer liest, sonst "other"; $name: der Name
# $cards und $what sind Aufzählungen im Akkusativ, bei event-to-market und event-discards im Nominativ.

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
        [you] Du hörst auf und nimmst das { -currency }.
       *[other] { $name } hört auf und nimmt das { -currency }.
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
        [you] Du { -bust(form: "du") } dich mit dem { -currency }!
       *[other] { $name } { -bust } sich mit dem { -currency }!
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
    [one] 1 { -currency }-Marker
   *[other] { $tokens } { -currency }-Marker
}
event-discards = Aus dem Spiel: { $cards }.
event-auction = Die Auktion um { short-card.den } beginnt.
event-bids = { $who ->
    [you] Du bietest { $amount }.
   *[other] { $name } bietet { $amount }.
}
# $phase: was verstreicht, ein Gebot ("bid"), ein Kauf ("buy", "last_buy") oder ein Zug ("move")
event-passes = { $phase ->
    [buy] { event-buys-nothing }
    [last_buy] { event-buys-nothing }
   *[bid] { $who ->
        [you] Du passt.
       *[other] { $name } passt.
    }
}
event-buys-nothing = { $who ->
    [you] Du kaufst nichts.
   *[other] { $name } kauft nichts.
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
    [you] Du zahlst { $what }.
   *[other] { $name } zahlt { $what }.
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
event-over = Die Partie ist zu Ende.

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

## Was man von einer Partie wissen muss

game-earlier-rules = Diese Partie folgt einer früheren Auslegung der Regeln: Auch wenn sie nach dir bietet, zahlt die Gegnerin im Solospiel zuerst mit { -currency }-Markern, dann mit { -bust(form: "titel") }-Markern, deren Überschuss verfällt, dann mit doppelten Karten.
