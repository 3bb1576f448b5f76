### Der Kartentisch.

## Wer am Zug ist, und was es zu tun gibt

cards-stage = Die Mitte des Tisches
cards-others = Die anderen
cards-you = Du
cards-actions = Was du tun kannst
cards-over = Die Partie ist zu Ende
# $who: "you", oder "named", wenn mehrere an einem Bildschirm sitzen; $name; $phase: was zu tun ist
cards-turn-mine =
    { $who ->
        [named] { $name }: { cards-task }
       *[you] { cards-task }
    }
cards-task =
    { $phase ->
        [bid] Dein Gebot
        [pay] Du musst bezahlen
        [buy] Du darfst eine Karte kaufen
        [last_buy] Deine letzte Chance zu kaufen
        [bust] Du hast dich { -bust }!
       *[draw] Du bist am Zug
    }
cards-turn-of =
    { $phase ->
        [bid] { $name } bietet
        [pay] { $name } bezahlt
        [buy] { $name } darf eine Karte kaufen
        [last_buy] { $name } darf eine letzte Karte kaufen
        [bust] { $name } hat sich { -bust }!
       *[draw] { $name } ist am Zug
    }
# Was zu tun ist, solange keine Karte auf dem Tisch liegt. $left: Karten im Stapel
cards-prompt =
    { $phase ->
        [buy] Wähle auf dem Markt eine leuchtende Karte, oder kaufe nichts.
        [last_buy] Der Stapel ist leer. Wähle eine letzte Karte vom Markt, oder kaufe nichts.
        [bust] Nimm den { -bust(form: "titel") }-Marker, oder wähle stattdessen eine leuchtende Karte vom Markt.
       *[draw] Decke die erste Karte auf.
    }
# Wie der Zug davor ausging. $what: ein Satz
cards-before = Davor: { $what }
cards-waiting = { $who ->
    [you] Du bist am Zug
   *[other] Am Zug: { $name }
}
cards-watching = Du schaust hier zu
cards-skip = Überspringen
cards-skip-hint = zum jetzigen Stand
cards-not-sent = Das kam nicht an. Bitte versuch es noch einmal.

## Die Auslage, die Anzeigen, der Stapel

cards-tableau = Die aufgedeckten Karten
# $kind: "total" oder "currency"
cards-gauge =
    { $kind ->
        [currency] { -currency }
       *[total] Summe
    }
cards-gauge-value =
    { $kind ->
        [currency] { -currency } { $figure } von 10
       *[total] Summe { $figure } von 10
    }
cards-deck =
    { $left ->
        [0] Der Stapel ist leer
        [one] Noch 1 Karte im Stapel
       *[other] Noch { $left } Karten im Stapel
    }
cards-odds-brief = Risiko
cards-look-deck = Im Stapel
cards-deck-left =
    { $left ->
        [0] Der Stapel ist leer
        [one] Im Stapel: noch 1 Karte
       *[other] Im Stapel: noch { $left } Karten
    }

## Ziehen und aufhören

cards-draw = Ziehen
cards-draw-first =
    { $left ->
        [one] die letzte Karte
       *[other] noch { $left } Karten
    }
# Bei $busts von $left Karten verzockt man sich, bei $percent von hundert
cards-draw-odds =
    { $busts ->
        [0] ganz ohne Risiko
       *[other] { -bust } bei { $busts } von { $left }
    }
# $cards: die Zahlen, etwa „3, 4, 2“; so viele: $count
cards-numbers =
    { $count ->
        [0] Keine Zahl nehmen
        [one] Die { $cards } nehmen
       *[other] Zahlen nehmen: { $cards }
    }
# $tokens für alle der $others anderen; $name: wer, wenn es nur eine Person ist
cards-numbers-hint =
    { $tokens ->
        [0] dann darfst du kaufen
       *[other] { $others ->
            [one] { $name } bekommt { $tokens }
           *[other] andere bekommen{ "\u00A0" }{ $tokens }
        }
    }
cards-currency =
    { $tokens ->
        [0] { -currency } nehmen
        [one] 1 Marker nehmen
       *[other] { $tokens } Marker nehmen
    }
# $count Zahlenkarten kommen auf den Markt; $lost Marker sind über dem Limit
cards-currency-hint =
    { $lost ->
        [0] { cards-to-market }
       *[other] { $lost } zu viel · { cards-to-market }
    }
cards-to-market =
    { $count ->
        [0] keine Karte geht verloren
        [one] 1 Karte auf den Markt
       *[other] { $count } Karten auf den Markt
    }
cards-token = { -bust(form: "titel") }-Marker nehmen
cards-token-hint = weiß, 3 wert
cards-buy-nothing = Nichts kaufen
cards-buy-nothing-hint = und den Zug beenden
cards-you-have = Du hast
# Wie der Markt beim Kaufen zu lesen ist. $sign: "glow", "could" oder "change"
cards-legend =
    { $sign ->
        [glow] goldener Rand: verlängert eine Reihe
        [could] nur umrandet: antippen zeigt, warum nicht
       *[change] was sie für deine Punkte bedeutet
    }

## Der Markt und die Sammlungen

cards-market = Markt
cards-market-count =
    { $count ->
        [0] noch leer
        [one] 1 Karte
       *[other] { $count } Karten
    }
# $offer: "none", "closed" (jetzt nicht), "no" (nicht zu kaufen), "open", "run" (verlängert eine Reihe)
cards-cell-market =
    { $offer ->
        [none] { card }: keine auf dem Markt
        [no] { card }, kostet { $number }{ cards-copies }: kannst du nicht kaufen
        [open] { card }, kostet { $number }{ cards-copies }: zu kaufen{ cards-brings }
        [run] { card }, kostet { $number }{ cards-copies }: zu kaufen, verlängert eine Reihe{ cards-brings }
       *[closed] { card }, kostet { $number }{ cards-copies }
    }
# $change: "yes", wenn $points bekannt ist, z. B. "+2 Punkte"
cards-brings =
    { $change ->
        [yes] : { $points }
       *[no] { "" }
    }
cards-copies =
    { $count ->
        [one] { "" }
       *[other] , { $count }-mal da
    }
# $state: "have", "wild" (ein Joker stünde dort) oder "none"; $who: "you" oder "other"
cards-cell-owned =
    { $state ->
        [wild] { card }: hier hilft ein Joker
        [none] { card }: fehlt
       *[have] { $count ->
            [one] { card }: { $who ->
                [you] deine
               *[other] vorhanden
            }
           *[other] { card }: { $count }-mal, alle bis auf eine sind { -currency }
        }
    }
cards-cell-left =
    { $count ->
        [0] { card }: keine mehr
       *[other] { card }: noch { $count }
    }
cards-collection =
    { $who ->
        [you] Deine Sammlung
       *[other] { $name }
    }
cards-wildcards = Joker
cards-back-to-mine = Zurück zu deiner Sammlung
cards-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
cards-points-word =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
# Wird neben einem Namen vorgelesen. $sign: "person", "bot", "opponent" oder "away"; $active: ob am Zug
cards-rival =
    { $sign ->
        [bot] (Bot)
        [opponent] (Gegnerin im Solospiel)
        [away] (abwesend, ein Bot spielt weiter)
       *[person] { "" }
    }{ $active ->
        [yes] , jetzt am Zug
       *[no] { "" }
    }. Genauer ansehen.
cards-tabs = Was du sehen willst
cards-tab =
    { $tab ->
        [market] Markt
        [story] Verlauf
       *[mine] Sammlung
    }

## Die Auktion

cards-auction = Auktion um { short-card.den }
# Was jemand in der Auktion getan hat. $state: "bid", "pass", "spoken" (unbekannt), "now", "waiting"
cards-bidder =
    { $state ->
        [bid] { $amount }
        [pass] passt
        [spoken] fertig
        [now] …
       *[waiting] { "" }
    }
cards-bid = { $amount } bieten
# $last: "yes", wenn nach dir niemand mehr bietet
cards-bid-hint =
    { $last ->
        [yes] und der Joker gehört dir für { $amount }
       *[no] du zahlst { $amount }, wenn niemand mehr bietet
    }
cards-bid-less = Eins weniger bieten
cards-bid-more = Eins mehr bieten
cards-bid-amount = Dein Gebot
cards-no-bid = Passen
cards-no-bid-hint = kein Gebot

## Bezahlen

cards-pay = Zahle { $owed } für { short-card.den }
cards-pay-asking = …
cards-pay-short =
    { $missing ->
        [0] Wähle, womit du zahlst.
       *[other] Noch { $missing } zu zahlen.
    }
cards-pay-too-much = Das ist mehr als nötig: Nimm etwas zurück.
# $lost: was mit weißen Markern zu viel bezahlt wird
cards-pay-enough =
    { $lost ->
        [0] Genau richtig.
        [one] Das reicht; 1 davon verfällt.
       *[other] Das reicht; { $lost } davon verfallen.
    }
# $kind_of: "bust", "token", "spare" (ein zweites Exemplar) oder "card"
cards-pay-piece =
    { $kind_of ->
        [bust] { -bust(form: "titel") }-Marker, 3 wert
        [token] { -currency }-Marker, 1 wert
        [spare] { card }, doppelt, 1 wert
       *[card] { card }, 1 wert, deine einzige
    }
cards-pay-tokens = Deine Marker
cards-pay-spare = Doppelte Karten: kosten keinen Punkt
cards-pay-cards = Andere Karten, wenn du magst
cards-pay-confirm = Bezahlen: { short-card }
cards-pay-with =
    { $count ->
        [0] wähle, womit du zahlst
       *[other] du zahlst { $what }
    }
cards-pay-cancel = Neu wählen

# Was ein Gebot, ein Kauf oder eine Zahlung bewirkt. $change: mit Vorzeichen, z. B. "+2" oder "−5"; $points: ohne
cards-change =
    { $points ->
        [one] { $change } Punkt
       *[other] { $change } Punkte
    }
cards-left = Dir bleiben
cards-given =
    { $count ->
        [one] du gibst 1 Karte ab
       *[other] du gibst { $count } Karten ab
    }
cards-tokens-end = Marker reichen bis { $amount }; mehr kostet Karten
cards-tokens-none = Jedes Gebot kostet Karten
# Fügt die $count günstigsten Karten hinzu
cards-pay-fill =
    { $count ->
        [one] Günstigste Karte dazulegen
       *[other] Die { $count } günstigsten Karten dazulegen
    }

## Warum

# Was die Gegnerin im Solospiel tut. $what: "draws" oder "bids"; $target: ihr Zielwert
cards-why-opponent =
    { $what ->
        [bids] { $name } entscheidet nicht selbst: Die Regeln sagen, was sie bietet. In ihrem Zug eins mehr als du, in deinem so viel, wie du zahlen könntest; nie weniger als 5 und nie mehr, als sie hat.
       *[draws] { $name } entscheidet nicht selbst: Sie deckt auf, bis ihre Summe mindestens { $target } ist, und nimmt dann die Zahlen. { $target } ist ihr Zielwert.
    }
# Warum Gebote dort beginnen. $why: "least" (die Regeln) oder "more" (als $highest von $name)
cards-why-lowest =
    { $why ->
        [least] Im Solospiel darf niemand weniger als { $lowest } bieten.
       *[more] { $name } hat { $highest } geboten: Du musst mehr bieten.
    }
cards-cannot-bid = Ein Gebot braucht { $lowest }, du hast { $purse }.

## Das Ende

cards-end-label = Wie es ausging
# Während gezählt wird: die Farbe, die dran ist
cards-counting =
    { $colour ->
        [B] Blau
        [G] Grün
        [O] Orange
       *[P] Pink
    }
cards-count-skip = Ergebnis zeigen
# Die Punkte von jemandem in einer Aufzählung
cards-counted = { $who ->
    [you] { cards-you-counted } { $points }
   *[other] { $name } { $points }
}
cards-you-counted = du
# Vorgelesen, wenn eine Farbe gezählt ist; $points: eine Aufzählung von cards-counted
cards-colour-told = { cards-counting }: { $points }.
# $winners: eine Aufzählung
cards-shared = Geteilter Sieg: { $winners }!
# $who: "you", "lost" oder "other"; $name: wer gewonnen hat; $seats: "two" oder "many"; $more, $less: Punkte
cards-verdict =
    { $who ->
        [you] Du hast gewonnen, { $more } zu { $less }!
        [lost] { $seats ->
            [two] Du hast verloren, { $less } zu { $more }
           *[many] Du hast verloren, { $less } zu { $more } gegen { $name }
        }
       *[other] { $name } hat gewonnen, { $more } zu { $less }
    }
# Was den Unterschied machte. $how: "most" (mehr als jede andere Farbe), "full" (mit einer vollen Reihe) oder "decided"; $more, $less: Punkte in dieser Farbe
cards-reason =
    { $how ->
        [most] { cards-counting } machte den größten Unterschied: { $more } zu { $less }.
        [full] Eine volle Reihe hat es entschieden. { cards-counting }: { $more } zu { $less }.
       *[decided] { cards-counting } hat es entschieden: { $more } zu { $less }.
    }
cards-tie-solo = Gleich viele Punkte, und Gleichstand geht an { $name }.
cards-tie-money = Gleich viele Punkte: { -currency } hat es entschieden, { $more } zu { $less }.
# $more, $less: cards-tie-break der einen und der anderen Seite
cards-tie-figure = Gleich viele Punkte und gleich viel { -currency }; entschieden hat: { $more } gegen { $less }.
# Wenn ein Spiel vorzeitig endet; $points: eine Aufzählung von cards-counted
cards-stood = So stand es: { $points }.
# $won: "yes" oder "no"; $target: der Zielwert
cards-target =
    { $won ->
        [yes] Zielwert { $target } ist geschlagen.
       *[no] Zielwert { $target } ist noch zu schlagen.
    }
# Ränge sind Dinge, damit sie auf alle passen
cards-rank = Dein Rang: { $rank }
# Der wievielte jemand wurde: vor dem Namen.
cards-place = { $place }.
# Die Punkte einer Farbe, vorgelesen.
cards-line =
    { $points ->
        [one] Punkt, { colour }
       *[other] Punkte, { colour }
    }
cards-money = { -currency }: { $money }
# $figure: "owned", "used" oder "unused"
cards-tie-break =
    { $figure ->
        [used] { $count ->
            [one] 1 Karte in Reihen
           *[other] { $count } Karten in Reihen
        }
        [unused] { $count ->
            [one] 1 Zahl übrig
           *[other] { $count } Zahlen übrig
        }
       *[owned] { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }
    }
