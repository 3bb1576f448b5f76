### Einen Tisch eröffnen, dort warten, dort spielen: was in beiden Spielen gleich ist.

## Am Tisch

table-connecting = Auf dem Weg zum Tisch …
table-reconnecting = Die Verbindung ist weg und kommt von selbst wieder. Verloren ist nichts.
table-offline = Du bist offline. Der Tisch wartet auf dich.
table-restarting = Die Regeln werden neu gestartet. Nichts geht verloren.
table-gone = Diesen Tisch gibt es nicht
table-your-turn = Du bist am Zug
# Ein anderer Tab dieses Browsers spielt an diesem Tisch
elsewhere-title = Du spielst diese Partie in einem anderen Tab
elsewhere-text = Damit kein Zug verloren geht, spielt immer nur ein Tab. Machst du hier weiter, hält der andere an.
elsewhere-take = Hier spielen
# $language: die Sprache der Ausgabe
table-title-cards =
    { $language ->
        [en] Die Karten · englische Ausgabe
        [de] Die Karten · deutsche Ausgabe
        [nl] Die Karten · niederländische Ausgabe
        [pl] Die Karten · polnische Ausgabe
       *[none] Die Karten
    }
table-title-solo = Die Karten solo · Zielwert { $target }
table-title-tiles =
    { $open ->
        [yes] Die Steine · offen
       *[no] Die Steine · verdeckt
    }
# Over somebody’s first table
aim =
    { $game ->
        [tiles] Eine gerade Reihe eigener Steine, die genau zehn ergibt, gewinnt.
       *[cards] Sammle Karten: In jeder Farbe zählt deine längste Reihe.
    }
aim-learn = Zur Lektion
table-story = Spielverlauf
table-story-all = Von Anfang an zeigen
table-story-empty = Noch ist nichts geschehen.
table-watchers =
    { $count ->
        [one] 1 Person schaut zu
       *[other] { $count } Leute schauen zu
    }
table-take-back = Deine letzte Entscheidung zurücknehmen
table-more = Mehr zu diesem Tisch
table-asks-take-back =
    { $who ->
        [you] Du hast gefragt, ob du deine letzte Entscheidung zurücknehmen darfst.
       *[other] { $name } möchte die letzte Entscheidung zurücknehmen.
    }
table-asks-draw =
    { $who ->
        [you] Du hast ein Unentschieden angeboten.
       *[other] { $name } bietet ein Unentschieden an.
    }
# Beside it. $names: those who have agreed, and those who have not answered yet
table-asked-agreed = Einverstanden: { $names }
table-asked-missing = Es fehlt noch: { $names }
table-withdraw = Zurückziehen
table-allow = Einverstanden
table-refuse = Nein
table-bot-plays = { $who ->
    [you] Ein Bot spielt für dich.
   *[other] Ein Bot spielt für { $name }.
}
# At a seat, in a few words. $what: what comes of it; $time: until then, as 1:20
table-away =
    { $what ->
        [bot] Nicht da: ein Bot spielt
        [soon] Nicht da: Bot in { $time }
        [later] Nicht da: Bot in { $time }
        [next] Nicht da: Bot im nächsten Zug
       *[wait] Nicht da
    }
# The same in a sentence
table-away-text =
    { $who ->
        [you] { table-bot-plays }
       *[other] { $what ->
            [bot] { $name } ist nicht da. Ein Bot spielt.
            [soon] { $name } ist nicht da: In { $time } spielt ein Bot.
            [later] { $name } ist nicht da. Ist { $name } in { $time } nicht zurück, spielt ein Bot weiter.
            [next] { $name } ist nicht da. Im nächsten Zug spielt ein Bot.
           *[wait] { $name } ist nicht da. Alle warten.
        }
    }
# $names: those who are away
table-gone-away = Nicht da: { $names }
# Somebody said a phrase; for those who listen
table-says = { $name }: { $phrase }
table-come-back = Platz zurücknehmen
table-offer-draw = Unentschieden anbieten
table-resign = Aufgeben
# A question before what cannot be undone. $about: what it is; $ends: whether nobody is left to play on
table-sure =
    { $about ->
        [practice] Du hast gesehen, was daraus wurde. Zurücknehmen geht, aber dann ist die Partie nur noch Übung: Ein Sieg zählt nicht mehr für Statistik und Wertungszahl. Hast du schon drei Entscheidungen getroffen, zählt eine Niederlage trotzdem.
        [leave] Endgültig gehen? Auf deinem Platz spielt ein Bot weiter, und du kannst nicht zurück.
       *[resign] { $ends ->
            [yes] Aufgeben? Dann ist die Partie vorbei, und du hast verloren.
           *[no] Aufgeben? Dann hast du verloren, und auf deinem Platz spielt ein Bot weiter.
        }
    }
table-sure-practice = Zurücknehmen
table-sure-resign = Ja, aufgeben
table-sure-leave = Ja, endgültig gehen
table-play-on = Weiterspielen
table-leave = Endgültig gehen; ein Bot bekommt den Platz
# Jemand wurde gefragt und hat Nein gesagt
table-declined = { $name } stimmt nicht zu.
table-withdrawn = { $name } fragt nicht mehr.
# Wer da spielt. $bot: die Stärke; $game
seat-strength =
    { $bot ->
        [random] { $name } ist ein Bot, der irgendetwas spielt: leicht zu schlagen.
        [greedy] { $name } ist ein Bot, der nimmt, was gerade am meisten bringt: mittelstark.
        [careful] { $game ->
            [tiles] { $name } ist ein Bot, der vorausdenkt: mittelstark.
           *[cards] { $name } ist ein Bot, der die Karten mitzählt: mittelstark.
        }
        [bruno] { $name } ist ein Bot, der nur an den eigenen Reihen baut und deine kaum ansieht: leicht zu stoppen.
        [otis] { $name } ist ein Bot, der jede Diagonale übersieht: Erwisch ihn dort.
        [wanda] { $name } ist ein Bot, der lieber deine Reihen stört, als eigene zu bauen: schwer vorbeizukommen.
        [nell] { $name } ist ein Bot, der gut urteilt, aber nur über das, was schon liegt: mittelstark.
        [iris] { $name } ist ein Bot, der an deinen nächsten Stein denkt: ein guter Gegner.
        [hugo] { $name } ist ein Bot, der geduldig zwei Steine vorausschaut: stark.
        [momo] Momo hört früh auf und schläft gut.
        [rocco] Rocco findet: Eine Karte geht immer noch.
        [basil] Basil kauft, was es zu kaufen gibt.
        [frieda] Frieda dreht jeden Marker zweimal um.
        [willa] Willa muss jeden Joker haben, koste er, was er wolle.
        [nora] Nora spielt grundsolide, eine Spur zu vorsichtig.
        [expert] { $game ->
            [tiles] { $name } denkt weit voraus und sieht Reihen, bevor sie liegen.
           *[cards] Die Expertin zählt alles mit und denkt voraus.
        }
       *[other] { $name } ist ein Bot.
    }
# Ein Programm auf einem Platz. $where: "here", auf diesem Server, oder "elsewhere"
seat-about-program =
    { $where ->
        [here] { $name } ist ein Programm, das auf diesem Server läuft. Wo es mitspielt, ändert sich keine Wertungszahl.
       *[elsewhere] { $name } ist ein Programm, das über das Netz spielt. Wo es mitspielt, ändert sich keine Wertungszahl.
    }
# Shown before something that has no other answer happens by itself. $why: the reason
table-obvious =
    { $why ->
        [empty] Der Markt ist leer: Weiter geht’s.
        [nothing] Auf dem Markt gibt es nichts, was du kaufen kannst: Du passt.
        [bid] So viel kannst du nicht bieten: Du passt.
        [bust] Es gibt nichts, was du stattdessen kaufen kannst: Du nimmst den Marker.
        [pay] Es gibt nur eine Art zu zahlen: Du zahlst.
        [stuck] Keiner deiner Steine ist beweglich: Du passt.
       *[only] Es geht nur auf eine Art weiter.
    }
table-took-back = { $name } nimmt eine Entscheidung zurück.
table-taken-back =
    { $practice ->
        [yes] Zurückgenommen. Ab hier ist es Übung: Ein Sieg zählt nicht mehr.
       *[no] Zurückgenommen: Du entscheidest noch einmal.
    }
# A mark on a table whose game counts for nothing, because something was taken back after what came of it was seen
# $loss: whether a loss still counts
table-practice =
    { $loss ->
        [yes] Übung: nur eine Niederlage zählt
       *[no] Übung: zählt nicht
    }
table-practice-text =
    { $loss ->
        [yes] Es wurde etwas zurückgenommen, nachdem zu sehen war, was daraus wird, oder die Expertin wurde gefragt, als die Partie schon im Gang war. Sie geht weiter, aber ein Sieg ändert weder Statistik noch Wertungszahl, eine Niederlage schon.
       *[no] Es wurde etwas zurückgenommen, nachdem zu sehen war, was daraus wird, oder die Expertin wurde gefragt. Die Partie geht weiter, ändert aber weder Statistik noch Wertungszahl.
    }
table-earlier-rules = Frühere Auslegung
table-came-back = { $name } ist wieder da.
# Somebody comes for the first time; for those who listen
table-sat-down = { $name } sitzt am Tisch.
# In the story. $what: how somebody went, and whether the game goes on without them
table-story-left =
    { $what ->
        [over] { $who ->
            [you] Du hast aufgegeben.
           *[other] { $name } hat aufgegeben.
        }
        [resigned] { $who ->
            [you] Du hast aufgegeben. Ein Bot spielt weiter.
           *[other] { $name } hat aufgegeben. Ein Bot spielt weiter.
        }
       *[left] { $who ->
            [you] Du bist gegangen. Ein Bot spielt weiter.
           *[other] { $name } ist gegangen. Ein Bot spielt weiter.
        }
    }
table-left = Du spielst hier nicht mehr mit; dein Platz gehört einem Bot. Zuschauen darfst du gern.
table-replay = Verlauf ansehen
table-again = Noch eine Partie
table-next-target = Nächster Zielwert: { $target }
# $way: "stronger" oder "gentler" als die, die gespielt haben
table-other-bot =
    { $way ->
        [gentler] Ein leichterer Gegner
       *[stronger] Ein stärkerer Gegner
    }
# Wie ein Spiel endete, wenn nicht nach den Regeln. $reason; $who: "you", oder "other" mit $name: wer aufgegeben oder keine Zeit mehr hat; $won: "you", "other" ($winner) oder "nobody"
end-otherwise =
    { $reason ->
        [resigned] { $who ->
            [you] Du hast aufgegeben
           *[other] { $name } hat aufgegeben
        }{ end-won }
        [time] { $who ->
            [you] Du hattest keine Zeit mehr
           *[other] { $name } hatte keine Zeit mehr
        }{ end-won }
        [agreed] Auf unentschieden geeinigt
        [closed] Der Tisch wurde geschlossen
       *[aborted] Es wurde nicht zu Ende gespielt
    }
end-won =
    { $won ->
        [you] : Du gewinnst!
        [nobody] { "" }
       *[other] ; { $winner } gewinnt
    }
table-invites = { $name } möchte noch eine Partie.
table-join = Spiel mit
table-decline = Nein, danke

calls-label = Sag Bescheid, wenn ich am Zug bin
calls-text = Eine Mitteilung, wenn ein Tisch offen ist und du gerade woanders hinsiehst.
calls-denied = Dein Browser erlaubt dieser Seite keine Mitteilungen. In seinen Einstellungen neben der Adresse kannst du das ändern.
calls-missing = Dieser Browser zeigt hier keine Mitteilungen. Auf einem Telefon hilft es vielleicht, Tenfold auf den Startbildschirm zu legen.

network-label = Handys aus diesem Netz mitspielen lassen
network-open = Im selben WLAN öffnen sie den Link zu einem Tisch oder scannen seinen Code.
network-shut = Bis dahin gelten Links zu deinen Tischen nur auf diesem Gerät.
network-only-here = Nur dieses Gerät erreicht den Server: Auf anderen führen Link und Code nirgendwohin.

talk-title = Etwas sagen
talk-said = Gesagtes
phrase-hello = Hallo
phrase-good-luck = Viel Glück
phrase-well-played = Gut gespielt
phrase-thanks = Danke
phrase-thinking = Ich überlege noch
phrase-sorry = Tut mir leid
phrase-oops = Hoppla
phrase-wow = Wow
phrase-brave = Das war mutig
phrase-ouch = Autsch
phrase-your-turn = Du bist dran
phrase-one-more =
    { $game ->
        [tiles] Noch ein Stein
       *[cards] Noch eine Karte
    }
phrase-good-game = Schöne Partie
phrase-again = Noch eine?
phrase-bye = Tschüss

## Warten auf Freunde

waiting-title = Warten auf die anderen
waiting-text = Sobald alle Plätze besetzt sind, geht es von selbst los.
waiting-who = Wer da ist
waiting-open = Freier Platz
waiting-you = das bist du
waiting-here = da
waiting-away = nicht da
waiting-invited = eingeladen
waiting-sit-too = Auch hier sitzen
waiting-free = Platz freigeben
waiting-free-whose = Platz von { $name } freigeben
waiting-start-here = Mit denen beginnen, die da sind
waiting-start = Jetzt beginnen, mit Bots auf den freien Plätzen
waiting-call-off = Absagen
waiting-leave = Tisch verlassen
waiting-called-off = Diese Partie wurde abgesagt
waiting-invite = Einladen
waiting-qr = Ein Code mit dem Link zu diesem Tisch, zum Scannen
waiting-copy = Link kopieren
waiting-share = Teilen
waiting-copied = Der Link ist kopiert.
waiting-copy-by-hand = Dein Browser lässt das nicht zu. Hier ist der Link, zum Kopieren von Hand:
waiting-invitation = Spiel mit mir TEN:

## For whoever comes by a link

# $who: whether we know who invites
invitation-title =
    { $who ->
        [name] { $name } lädt dich zu einer Partie TEN mit { $game ->
            [tiles] Steinen
           *[cards] Karten
        } ein
       *[nobody] Du bist zu einer Partie TEN mit { $game ->
            [tiles] Steinen
           *[cards] Karten
        } eingeladen
    }
invitation-players =
    { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }
# $names: those who sit at the table
invitation-here = Am Tisch: { $names }
invitation-sit = Hinsetzen und mitspielen

agreed-title = Was vereinbart ist
agreed-edition = Regeln: { $edition }
agreed-busting = Wer sich { -bust }, darf statt des { -bust(form: "titel") }-Markers eine Karte kaufen.
agreed-clock =
    { $minutes ->
        [one] Eine Minute für die ganze Partie
       *[other] { $minutes } Minuten für die ganze Partie
    }{ $increment ->
        [0] { "" }
        [one] , und mit jeder Entscheidung eine Sekunde mehr
       *[other] , und mit jeder Entscheidung { $increment } Sekunden mehr
    }
agreed-days =
    { $days ->
        [one] Ein Tag für jede Entscheidung
       *[other] { $days } Tage für jede Entscheidung
    }
agreed-absence-bot = Ist jemand länger als { $time } weg, spielt ein Bot weiter.
agreed-absence-wait = Ist jemand weg, warten alle.
agreed-overtime-bot = Ist jemandes Zeit um, spielt ein Bot weiter.
agreed-overtime-lose = Wessen Zeit um ist, hat verloren.
agreed-takeback-free = Entscheidungen darf man zurücknehmen.
agreed-takeback-consent =
    Zurücknehmen geht, wenn alle anderen zustimmen, auch wer gerade nicht da ist. { $game ->
        [tiles] Ein aufgedeckter Stein
       *[cards] Eine aufgedeckte Karte
    } kommt dann wieder.
agreed-takeback-never = Zurückgenommen wird nichts.
agreed-no-aids =
    { $game ->
        [tiles] Ohne die Summen der Reihen und ohne Zeichen, wo eine Zehn möglich ist.
       *[cards] Ohne Anzeige des Risikos und ohne Liste der Karten, die noch kommen.
    }
agreed-programs = Auch Programme dürfen sich setzen. Wo eines sitzt, ändert sich keine Wertungszahl.
agreed-shuffle = Eine Mischung zum Nachprüfen
agreed-shuffle-text =
    { $game ->
        [tiles] Die Reihenfolge stand fest, bevor sich jemand hingesetzt hat. Diese Zahl legt sie fest; nach der Partie wird das Geheimnis dahinter gezeigt, und alle können die Steine damit vergleichen.
       *[cards] Die Reihenfolge stand fest, bevor sich jemand hingesetzt hat. Diese Zahl legt sie fest; nach der Partie wird das Geheimnis dahinter gezeigt, und alle können die Karten damit vergleichen.
    }

## Ein neuer Tisch

new-title = Ein neuer Tisch
new-game = Spiel
new-company = Wer spielt?
new-company-solo = Solo
new-company-bots = Bots
new-company-friends = Freunde
new-company-here = Ein Gerät
new-company-watch = Zusehen
new-company-solo-text = Du allein gegen eine Gegnerin, für die die Regeln alles entscheiden.
new-company-bots-text = Es geht sofort los; auf den anderen Plätzen sitzen Bots.
new-company-friends-text = Du bekommst einen Link. Wer ihn hat, darf sich setzen; niemand braucht ein Konto.
new-company-here-text = Alle spielen an diesem Bildschirm und reichen ihn herum.
new-company-watch-text = Bots spielen gegeneinander. Du siehst in deinem Tempo zu und setzt dich dazu, wann du willst.
new-count = Wie viele spielen?
new-seats = Wer wo sitzt
new-seat = Platz { $number }
new-seat-open = Frei: wer den Link hat
new-seat-here = Jemand an diesem Bildschirm
# Eines von denen, die den Server betreiben
new-seat-program = Programm: { $name }
# $bot: wie stark er ist
new-seat-bot =
    { $bot ->
        [random] Bot: spielt irgendwas
        [greedy] Bot: vernünftig
        [careful] { $game ->
            [tiles] Bot: denkt voraus
           *[cards] Bot: zählt die Karten
        }
       *[other] Bot: { seat-bot }
    }
new-opponents = Wer spielt gegen dich?
new-opponents-text = Von sanft bis stark. Daneben sitzen andere, die etwa so stark sind, wenn du unten niemanden wählst.
new-players = Wer spielt?
new-step = Stärke { $step } von { $steps }
new-your-name = Dein Name
new-name-of = Name auf Platz { $number }
new-target = Zielwert der Gegnerin
new-target-text = Bis zu dieser Summe deckt sie auf: je höher, desto schwerer. Schlägst du einen Wert, kommt der nächste.
new-watch = Dem stärksten Bot zusehen
new-watch-text = Er spielt gegen diesen Zielwert, und du siehst Zug für Zug zu.
new-watch-go = Zusehen
new-watch-playing = Sie spielen …
new-more = Mehr Auswahl
new-edition = Ausgabe
# $language: die der Spielregel
new-edition-name =
    { $publisher } ({ $language ->
        [de] deutsch
        [nl] niederländisch
        [pl] polnisch
       *[en] englisch
    })
new-edition-text = Ausgaben unterscheiden sich bei Gleichstand und darin, was die Gegnerin im Solospiel tut.
new-busting = { -bust(form: "titel") }-Variante
new-busting-text = Wer sich { -bust }, darf statt des { -bust(form: "titel") }-Markers eine Karte vom Markt kaufen.
new-first = Wer beginnt?
new-start-lot = Das Los entscheidet
new-aids-text =
    { $game ->
        [tiles] Zeigt allen, die es sehen wollen, die Summen der Reihen und wo eine Zehn möglich ist.
       *[cards] Zeigt allen, die es sehen wollen, wie leicht man sich { -bust } und welche Karten noch kommen.
    }
new-clock = Uhr
new-clock-none = Keine
new-clock-brisk = Flott: 5 Minuten, 5 Sekunden je Entscheidung
new-clock-calm = Ruhig: 20 Minuten, 10 Sekunden je Entscheidung
new-clock-day = Wie per Post: ein Tag je Entscheidung
new-clock-three-days = Wie per Post: drei Tage je Entscheidung
new-overtime = Wenn die Zeit um ist
new-overtime-lose = Partie verloren
new-absence = Wenn jemand weg ist
new-absence-bot = Bot übernimmt
new-absence-wait = Alle warten
new-listed = Für alle sichtbar
new-listed-text = Auch Fremde finden den Tisch unter „Offene Tische“ und dürfen sich setzen oder zuschauen.
new-programs = Programme dürfen mitspielen
new-programs-text = Sie spielen über das Netz und sind gekennzeichnet. Wo eines sitzt, ändert sich keine Wertungszahl.
new-takeback = Zurücknehmen
new-takeback-free = Immer
new-takeback-consent = Auf Anfrage
new-takeback-never = Nie
new-word = Dein eigenes Wort zum Mischen
new-word-text =
    { $game ->
        [tiles] Es fließt in die Reihenfolge der Steine ein. So ist sicher, dass niemand sie ausgesucht hat.
       *[cards] Es fließt in die Reihenfolge der Karten ein. So ist sicher, dass niemand sie ausgesucht hat.
    }
new-make = Tisch eröffnen
new-start = Partie beginnen

## The deal of the day. $counts: "yes" for the first attempt

table-daily = Tagespartie
table-daily-text =
    { $counts ->
        [yes] Die Tagespartie: Dein erster Versuch zählt. Keine Tipps, nichts wird zurückgenommen.
       *[no] Die Tagespartie, zur Übung
    }
# $where: "here" without a server
table-daily-field =
    { $where ->
        [here] Das Ergebnis
       *[server] Wie es anderen erging
    }
