### Alles, was das Terminal sagt, außer dem Spielverlauf (events.ftl) und dem, was nicht stimmt (errors.ftl).
### Was auf eigenen Zeilen steht, steht auch auf dem Bildschirm so. Eine Zeile ist dort höchstens 78 Zeichen
### breit; längere werden umbrochen, Tabellen nicht.

## Das Menü

menu-welcome = TENFOLD: die beiden Spiele namens TEN
menu-unfinished = Hier warten unfertige Partien auf dich.
menu-unfinished-elsewhere = Übrigens wartet noch eine unfertige Partie: Starte ohne Spielwahl, um sie fortzusetzen.
# $game: "cards" oder "tiles"; $names: wer mitspielt, als Aufzählung
menu-continue =
    { $game ->
        [tiles] Steine
       *[cards] Karten
    } fortsetzen: { $names }, bisher { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }
menu-solo = Karten, allein gegen { $opponent }
menu-cards-bots = Karten, gegen ein bis vier Bots
menu-cards-people = Karten, für zwei bis fünf Personen an dieser Tastatur
menu-tiles-bots = Steine, gegen einen Bot
menu-tiles-people = Steine, zu zweit an dieser Tastatur
menu-prompt =
    Welches Spiel? Enter { $usual ->
        [continue] setzt fort
       *[solo] beginnt gleich mit Nummer 1
    }, q hört auf
menu-settings-are = Einstellungen:
menu-settings = Enter beginnt; eine Nummer ändert eine Einstellung
setting-target = Zielwert von { $opponent }: { $target } (bis zu dieser Summe wird aufgedeckt: je höher, desto schwerer)
setting-others =
    { $people ->
        [yes] { $count ->
            [one] Am Tisch: du und noch jemand
           *[other] Am Tisch: du und { $count } andere
        }
       *[no] { $count ->
            [one] Gegen: einen Bot
           *[other] Gegen: { $count } Bots
        }
    }
# $about: ein Satz über den Bot dieser Stärke
setting-strength = Stärke { $step } von { $steps }: { $about }
setting-edition = Ausgabe: { $edition }
setting-busting =
    { $on ->
        [yes] { -bust(form: "titel") }-Variante: an (wer sich { -bust }, darf statt des Markers eine Karte kaufen)
       *[no] { -bust(form: "titel") }-Variante: aus
    }
setting-open =
    { $on ->
        [yes] Offenes Spiel: an (dein Vorrat liegt offen in einer Reihe, und du nimmst von einem Ende)
       *[no] Offenes Spiel: aus (du ziehst deine Steine verdeckt)
    }
# $year: 0, wenn es nicht bekannt ist; $language: Kürzel der Sprache der Spielregel
edition-text =
    { $publisher }{ $year ->
        [0] { "" }
       *[other] { " " }{ $year }
    } ({ $language ->
        [de] deutsch
        [nl] niederländisch
        [pl] polnisch
       *[en] englisch
    }; solo gegen { $opponent })
menu-edition = Welche Ausgabe? Enter nimmt Nummer 1
menu-target = Welcher Zielwert, { $lowest } bis { $highest }?
menu-others = Wie viele Bots, { $lowest } bis { $highest }?
menu-people = Wie viele Leute, { $lowest } bis { $highest }?
menu-name = Wie heißt Nummer { $number }? Enter für „{ $usual }“
menu-name-too-long = Ein langer Name: bitte höchstens { $most } Zeichen.
menu-name-taken = „{ $name }“ sitzt schon am Tisch.
menu-nearest-to-ten = In dieser Ausgabe beginnt, wer im Alter der Zehn am nächsten ist. Wer?
# $target: der nächste Zielwert nach einem Solosieg, sonst 0
menu-again =
    { $target ->
        [0] Noch eine Partie? Enter spielt dasselbe
       *[other] Noch eine Partie? Enter spielt gegen Zielwert { $target }
    }, m zeigt das Menü, q hört auf

name-you = Du
name-person = Spieler { $number }

## Tippen

ask-one-of = Bitte tippe eins davon: { $keys }.
ask-type-something = Bitte tippe etwas; ? zeigt die Regeln und was sich tippen lässt.
ask-not-a-choice = „{ $typed }“ steht nicht zur Wahl: { $keys }. Mit ? gibt es Hilfe.
ask-not-a-move = „{ $typed }“ ist hier kein Zug. Mit ? gibt es Hilfe.
# Wörter für die beiden Enden einer Leiste, die man tippen kann
typed-left = links l
typed-right = rechts r

# $question: eine der Fragen darunter
prompt-with-commands = { $question } (? hilft)
prompt-choose = { $who ->
    [you] Deine Wahl
   *[other] { $name }, deine Wahl
}
prompt-bid = { $who ->
    [you] Dein Gebot
   *[other] { $name }, dein Gebot
}
prompt-pay = { $who ->
    [you] Wie zahlst du? Enter nimmt Nummer 1
   *[other] { $name }, wie zahlst du? Enter nimmt Nummer 1
}
prompt-place = { $who ->
    [you] Wohin? Ein Buchstabe oder x,y
   *[other] { $name }, wohin? Ein Buchstabe oder x,y
}
prompt-place-end = { $who ->
    [you] Welcher Stein, und wohin? Etwa la oder ra
   *[other] { $name }, welcher Stein, und wohin? Etwa la oder ra
}
prompt-end = { $who ->
    [you] Welcher Stein? Enter wählt ein anderes Feld
   *[other] { $name }, welcher Stein? Enter wählt ein anderes Feld
}
prompt-move = { $who ->
    [you] Welcher Stein wird versetzt? Ein Buchstabe oder x,y
   *[other] { $name }, welcher Stein wird versetzt? Ein Buchstabe oder x,y
}
prompt-target = { $who ->
    [you] Wohin? Ein Buchstabe oder x,y; Enter für einen anderen Stein
   *[other] { $name }, wohin? Ein Buchstabe oder x,y; Enter für einen anderen Stein
}

hint-keys = { $choice }: { $keys } tippen
hint-key-then = { $keys }, dann { $next }

undo-done = { $who ->
    [you] Du nimmst deine letzte Wahl zurück.
   *[other] { $name } nimmt die letzte Wahl zurück.
}
undo-nothing =
    { $game ->
        [tiles] Zurücknehmen geht hier nicht: Seither wurde ein Stein gezogen, oder jemand anders war dran.
       *[cards] Zurücknehmen geht hier nicht: Seither wurde eine Karte aufgedeckt, oder jemand anders war dran.
    }

## Der Tisch

seat-move = { $who ->
    [you] Du bist dran
   *[other] { $name } ist dran
}
# $move: der Satz darüber; der Zug gehört jemand anderem
seat-move-in-turn = { $who ->
    [you] { $move }, in deinem Zug
   *[other] { $move }, im Zug von { $name }
}
seat-goes-on =
    Die Partie geht da weiter, wo du aufgehört hast, nach { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    }. Mit s siehst du den Spielverlauf bis hierher.
seat-begins-solo =
    Du spielst gegen { $opponent }: { $opponent } deckt auf, bis die Summe { $target } oder mehr ist.
    Sammle Zahlenreihen in vier Farben; die meisten Punkte gewinnen. Mit ? siehst du jederzeit die Regeln.
seat-begins-cards = Sammle Zahlenreihen in vier Farben; die meisten Punkte gewinnen. Mit ? siehst du jederzeit die Regeln.
seat-begins-tiles = Lege aus eigenen Steinen eine gerade Reihe mit der Summe zehn. Mit ? siehst du jederzeit die Regeln.
seat-starts = { $who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
}
story-begins =
    Spielverlauf, { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }:

stage-tableau = Auslage
stage-empty = (noch keine Karte)
# $amount ist zwei Zeichen breit; $gauge: zehn Kästchen
stage-total = Summe     { $amount } { $gauge }
stage-currency = { -currency }      { $amount } { $gauge }
stage-room =
    { $room ->
        [0] genau zehn: kein Platz mehr
       *[other] noch Platz für { $room }
    }
stage-deck =
    Stapel    { $left ->
        [0] leer
        [one] noch 1 Karte
       *[other] noch { $left } Karten
    }

grid-market = Markt (Preis = Zahl)
grid-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
    .mit =
    { $points ->
        [one] mit 1 Punkt
       *[other] mit { $points } Punkten
    }
grid-purse = { $discs }
grid-busts =
    { $count ->
        [one] 1 { -bust(form: "titel") }-Marker = 3
       *[other] { $count } { -bust(form: "titel") }-Marker = { $worth }
    }
grid-wild = Joker { $codes }

board-supply =
    { $mark } { $who ->
        [you] du: { $rest }
       *[other] { $name }: { $rest }
    }
board-left =
    { $count ->
        [one] noch 1 Stein
       *[other] noch { $count } Steine
    }
board-none-left = kein Stein mehr
board-row = { $row } (von links)
board-face-down = verdeckt { $of_1 } × 1, { $of_2 } × 2, { $of_3 } × 3

## Was im Kartenspiel zur Wahl steht

choice-draw-blindly = Noch eine Karte aufdecken
choice-draw =
    Noch eine Karte aufdecken: { $busts ->
        [0] ohne Risiko, noch { $left } im Stapel
       *[other] bei { $busts } von { $left } { -bust(form: "du") } du dich ({ $percent }{ "\u00A0" }%)
    }
# $others: wie viele andere mitspielen; $name: wer, wenn es nur eine Person ist; $count: wie viele Zahlen es gibt
choice-numbers =
    { $count ->
        [0] Aufhören ohne Zahl
       *[other] Aufhören und { $cards } nehmen
    }{ $tokens ->
        [0] : { -currency } bekommt niemand
       *[other] : { $others ->
            [one] { $name } bekommt { $tokens } { -currency }
           *[other] alle anderen bekommen je { $tokens } { -currency }
        }
    }; danach darfst du kaufen
choice-currency =
    Aufhören und das { -currency } nehmen: Du bekommst { tokens }{ $lost ->
        [0] { "" }
       *[other] { " " }({ $lost } mehr wären über dem Limit von zehn)
    }{ $count ->
        [0] { "" }
        [one] ; { $cards } kommt auf den Markt
       *[other] ; { $cards } kommen auf den Markt
    }; dein Zug endet
# $gain: die Punkte, die der Joker jetzt brächte
auction-standing =
    Auktion: { a-card }. Dir bringt er jetzt { $gain ->
        [0] noch keinen Punkt
        [one] 1 Punkt
       *[other] { $gain } Punkte
    }. { $highest ->
        [0] Noch hat niemand geboten.
       *[other] Das höchste Gebot ist { $highest }, von { $name }.
    }
choice-no-bid = Passen
choice-bid =
    So viel bieten; { $last ->
        [yes] nach dir bietet niemand mehr, also gehört der Joker dir
       *[no] du zahlst nur, wenn niemand mehr bietet
    }
buying-buy = Du darfst eine Karte vom Markt kaufen. Zahlen kannst du bis zu { $purse }, deine Karten mitgerechnet.
buying-last-buy = Die letzte Runde: Du darfst noch eine Karte kaufen. Zahlen kannst du bis zu { $purse }, deine Karten mitgerechnet.
buying-bust = Du darfst eine Karte kaufen, statt den { -bust(form: "titel") }-Marker zu nehmen. Zahlen kannst du bis zu { $purse }, deine Karten mitgerechnet.
buying-owned = Nicht { $codes }: Das hast du schon.
buying-too-dear = Nicht { $codes }: Das ist zu teuer.
choice-brief = Neben jeder Karte stehen die Punkte, die sie dir brächte.
choice-buy-nothing = Nichts kaufen
choice-bust-token = Den { -bust(form: "titel") }-Marker nehmen, 3 wert
choice-buy =
    Für { $number } { card.den } kaufen: { $gain ->
        [0] kein neuer Punkt
        [one] 1 Punkt mehr
       *[other] { $gain } Punkte mehr
    }
paying-owed = Du bezahlst { short-card.den }: noch { $owed } offen. Stück für Stück gehen erst { -bust(form: "titel") }-Marker, dann { -currency }-Marker, dann Karten in der Reihenfolge des Rasters.
choice-pay-all = Alles auf einmal: Du zahlst { $what }
# $kind "token" oder "bust_token": ein Marker; sonst eine Karte, $spare "yes": eine von mehreren gleichen, $loss: Punkte
choice-pay-piece =
    { $kind ->
        [token] Einen { -currency }-Marker zahlen
        [bust_token] Einen { -bust(form: "titel") }-Marker zahlen: zählt 3, heraus gibt es nichts
       *[other] Aus deiner Sammlung { card.den } zahlen{ $spare ->
            [yes] , davon hast du mehrere
           *[no] { $loss ->
                [0] : kostet dich jetzt keinen Punkt
                [one] : kostet dich 1 Punkt
               *[other] : kostet dich { $loss } Punkte
            }
        }
    }

forced-bid = { $who ->
    [you] Du kannst höchstens { $purse } bieten, und mindestens { $lowest } müssten es sein.
   *[other] { $name } kann höchstens { $purse } bieten, und mindestens { $lowest } müssten es sein.
}
forced-buy = { $who ->
    [you] Auf dem Markt liegt nichts, was dir noch fehlt und was du bezahlen kannst.
   *[other] Auf dem Markt liegt nichts, was { $name } noch fehlt und bezahlbar ist.
}
forced-empty-market = Der Markt ist leer, zu kaufen gibt es nichts.
forced-token = { $who ->
    [you] Stattdessen etwas kaufen kannst du nicht.
   *[other] Stattdessen etwas kaufen kann { $name } nicht.
}
forced-deck-empty = Der Stapel ist leer, also endet dieser Zug.

## Was im Legespiel zur Wahl steht

placing-in-hand = Du hast eine { $value } gezogen. Buchstaben sind die freien Felder; daneben steht deine beste Reihe dort.
placing-ends = Dein Vorrat bietet links (l) eine { $left } und rechts (r) eine { $right }. Buchstaben sind die freien Felder; daneben steht deine beste Reihe dort.
placing-last = Dein letzter Stein ist eine { $left }. Buchstaben sind die freien Felder; daneben steht deine beste Reihe dort.
# $sum: die höchste eigene Reihe, in der der Stein läge
choice-place =
    Die { $value }{ $verb ->
        [left] { " " }von links
        [right] { " " }von rechts
       *[place] { "" }
    } auf { $cell } legen: { line-of }
line-of =
    { $sum ->
        [10] eine Reihe mit Summe zehn, du gewinnst
       *[other] deine beste Reihe dort hat { $sum }
    }
choice-move = Die { $value } von { $from } nach { $cell } versetzen: { line-of }
moving-free =
    Alle Steine liegen: Versetze einen von deinen, der einen Buchstaben hat. { $left ->
        [one] Nach 1 weiteren Zug endet die Partie unentschieden.
       *[other] Nach { $left } weiteren Zügen endet die Partie unentschieden.
    }
choice-take = Die { $value } von { $cell } versetzen
moving-where = Der Stein auf { $cell } wird versetzt. Buchstaben sind die Felder, auf die er darf; daneben steht deine beste Reihe dort.

## Das Ende

end-title = Ende
# Spaltenköpfe: die Farben höchstens 8 Zeichen breit, die anderen 6
end-colour = { colour }
end-points = Punkte
end-money = { -currency }
end-owned = Karten
end-used = Reihen
end-unused = übrig
end-wins = { $who ->
    [you] Du gewinnst { grid-points.mit }!
   *[other] { $name } gewinnt { grid-points.mit }!
}
end-wins-by-money = { $who ->
    [you] Gleichstand { grid-points.mit }, aber du hast mehr { -currency }: Du gewinnst!
   *[other] Gleichstand { grid-points.mit }, aber { $name } hat mehr { -currency } und gewinnt!
}
end-wins-by-tie-break = { $who ->
    [you] Gleichstand { grid-points.mit } und gleich viel { -currency }, doch die letzte Spalte entscheidet: Du gewinnst!
   *[other] Gleichstand { grid-points.mit } und gleich viel { -currency }, doch die letzte Spalte entscheidet: { $name } gewinnt!
}
end-solo-tie = Gleichstand { grid-points.mit }: Der geht an { $name }.
end-shared = Geteilter Sieg: { $names }!
end-rank = Zielwert { $target } ist geschlagen. Dein Rang ist jetzt: { $rank }.
end-next-target = Als Nächstes kommt Zielwert { $target }.
end-highest = Einen höheren Zielwert gibt es nicht: Das ist der Gipfel.
end-solo-lost = Zielwert { $target } hält stand. Neuer Stapel, neue Chance.
end-line = { $who ->
    [you] Genau zehn: Du gewinnst!
   *[other] Genau zehn: { $name } gewinnt!
}
# $reason: "repetition", "limit" oder "stuck"
end-drawn =
    { $reason ->
        [repetition] Dieselbe Stellung ist zum dritten Mal entstanden: unentschieden.
        [limit] Die zweite Runde hat ihre Züge verbraucht: unentschieden.
       *[other] Niemand kann mehr ziehen: unentschieden.
    }

## Aufheben und gehen

saved-finished = Die Partie ist aufgehoben in { $path }.
saved-cannot = Die Partie lässt sich in { $folder } nicht sichern ({ $reason }). Sie geht trotzdem weiter, doch wenn du aufhörst, ist sie verloren.
saved-unreadable = Die gesicherte Partie { $path } lässt sich nicht lesen ({ $reason }).
saved-put-aside = Die gesicherte Partie { $path } ist beschädigt. { $reason } Sie liegt jetzt beiseite als { $kept }.
saved-damaged = Die gesicherte Partie { $path } ist beschädigt und bleibt, wo sie ist. { $reason }
bye = Bis bald.
bye-kept = Bis bald. Die Partie wartet auf dich in { $path }.
bye-lost = Bis bald. Die Partie ließ sich in { $folder } nicht sichern, also endet sie hier.

## Auf eine Aufzeichnung zurückblicken

# $number: wie viele von $moves Zügen gemacht sind
walk-move = Zug { $number } von { $moves }
walk-prompt = Enter geht weiter, b zurück, eine Nummer zu diesem Zug, q hört auf
walk-not-a-move = „{ $typed }“ ist kein Zug: Es gibt die Züge 0 bis { $moves }.
walk-unfinished = nicht zu Ende gespielt
# $games: wie viele eine Datei hat
walk-games =
    In dieser Datei { $games ->
        [one] ist 1 Partie
       *[other] sind { $games } Partien
    }.
walk-game =
    { $game ->
        [tiles] Steine
       *[cards] Karten
    }: { $names }, { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }
walk-choose = Welche Partie, bis { $games } (Enter: die erste, q: beenden)

## Hilfe

help-cards =
    { "" }
    KARTEN IN KÜRZE
    Du sammelst Zahlen in vier Farben: Blau B, Grün G, Orange O, Pink P.
    Am Ende bringt jede Farbe einen Punkt für jede Karte ihrer längsten
    Zahlenreihe ohne Lücke, etwa 3-4-5; alle von 1 bis 9 bringen 10.

    Dein Zug: Decke Karte um Karte auf und höre auf, wann du willst.
      Zahlenkarten erhöhen die Summe, { -currency }karten ($) senken sie.
      Mit einer Summe über 10 { -bust(form: "du") } du dich, mit { -currency } über 10 ebenso.
    Aufhören und die Zahlen nehmen: Sie gehören dir, aber alle anderen
      bekommen das { -currency } in Markern. Danach darfst du auf dem Markt kaufen.
    Aufhören und das { -currency } nehmen: Du bekommst die Marker, die Zahlen kommen
      auf den Markt, dein Zug endet. Mehr als zehn Marker hat niemand.
    { -bust(form: "titel") }: Die Zahlen kommen auf den Markt, und du bekommst einen
      { -bust(form: "titel") }-Marker, 3 { -currency } wert. War die Summe zu hoch, bekommen die
      anderen das { -currency }.

    Joker (*) werden sofort versteigert, reihum mit je einem Gebot; wer
      aufgedeckt hat, bietet zuletzt. *7 ist eine 7 in jeder Farbe, B* jede
      blaue Zahl, ** jede Karte. Am Ende zählen sie, wie es dir am besten passt.
    Du zahlst mit { -currency }-Markern (je 1), { -bust(form: "titel") }-Markern (je 3) und eigenen
      Karten (je 1; in der polnischen Ausgabe ohne Joker). Im Solospiel beginnen
      Gebote bei 5, und für Joker kannst du von deinen Karten nur doppelte
      ausgeben, in der deutschen Ausgabe auch nutzlos gewordene Zahlenjoker.
    Ist der Stapel leer, darfst du noch eine Karte kaufen; dann ist Schluss.

    In den Rastern sagt eine Ziffer, wie oft es etwas gibt, ━ verbindet die
    längste Reihe, ein Stern ist eine Lücke, die ein Joker füllt.
    ●●●○○○○○○○ sind drei { -currency }-Marker.
    Zu dritt und mehr sind 4● 1×! *7 vier { -currency }-Marker, ein { -bust(form: "titel") }-Marker und
    ein Joker.
help-tiles =
    { "" }
    STEINE IN KÜRZE
    Jede Seite hat fünfzehn Steine: je fünf mit 1, 2 und 3. Ihr legt
    abwechselnd, immer Seite an Seite mit einem Stein, der schon liegt.
    Du gewinnst mit einer geraden Reihe eigener Steine ohne Lücke, waagerecht,
    senkrecht oder schräg, deren Summe genau 10 ist. Eine Reihe zählt in ihrer
    ganzen Länge: Eine mit 11 gewinnt nicht, auch wenn ein Teil davon 10 ergibt.
    Verdecktes Spiel: Du ziehst einen deiner Steine blind und musst ihn legen.
    Offenes Spiel: Dein Vorrat liegt in einer Reihe, du nimmst von einem Ende.
    Liegen alle dreißig, beginnt die zweite Runde: Du nimmst einen deiner Steine
    heraus und legst ihn woanders an. Eine Seite muss frei sein, und ohne ihn
    müssen die anderen noch zusammenhängen.

    Ein Feld tippst du als Buchstaben, oder als x,y wie am Rand des Bretts: 2,−1
    liegt zwei rechts von der Mitte und eins darunter. Im offenen Spiel kommt
    zuerst das Ende des Vorrats: la legt den linken Stein auf a. Zum Versetzen
    tippst du erst den Stein, dann sein neues Feld, oder beide: 0,1 2,−1.
help-commands =
    { "" }
    { $game ->
        [tiles]
            a, b, c …  ein Feld oder ein Stein mit diesem Buchstaben
            ?  diese Hilfe    u  letzte Wahl zurücknehmen    s  der Verlauf bisher
            t  der Tisch      q  aufhören (die Partie wird aufgehoben)     ??  ein Tipp
            Züge gehen auch so, wie Aufzeichnungen sie schreiben, etwa place:1,0.
       *[cards]
            d  aufdecken      n  die Zahlen nehmen    c  das { -currency } nehmen
            p  passen oder nichts kaufen              5  5 bieten
            ?  diese Hilfe    u  letzte Wahl zurücknehmen    s  der Verlauf bisher
            t  der Tisch      q  aufhören (die Partie wird aufgehoben)     ??  ein Tipp
            Züge gehen auch so, wie Aufzeichnungen sie schreiben: buy:B4 oder bid:6.
    }
# $more: ob es noch eine Seite gibt, "yes" oder "no"
help-page =
    Seite { $page } von { $pages }: { $more ->
        [yes] ? zeigt die nächste, t den Tisch.
       *[no] t zeigt wieder den Tisch.
    }
