### Alles, was im Browser steht, außer dem Spielverlauf (events.ftl), dem, was nicht stimmt (errors.ftl), und dem,
### was am Tisch (web_table.ftl), auf den Brettern (web_cards.ftl, web_tiles.ftl) und anderswo (web_*.ftl) steht.

## Überall

nav-label = Seiten
nav-home = Startseite
nav-home-link = Tenfold: zur Startseite
nav-learn = Lernen
nav-open = Offene Tische
nav-me = Meine Partien
nav-settings = Einstellungen
ui-skip = Gleich zum Inhalt
ui-dismiss = Meldung schließen
ui-language = Sprache
# $theme: "system", "light" oder "dark"
ui-theme =
    { $theme ->
        [light] Aussehen: hell. Ändern
        [dark] Aussehen: dunkel. Ändern
       *[system] Aussehen: wie das Gerät. Ändern
    }
# $on: "yes" oder "no"
ui-why = Warum?
ui-help = Regeln und Tasten
ui-sound =
    { $on ->
        [yes] Ton ist an. Ausschalten
       *[no] Ton ist aus. Einschalten
    }

trouble-title = Hier ist etwas schiefgegangen
trouble-text = Diese Seite ließ sich nicht zeigen. Deine Partien sind sicher.
trouble-again = Noch einmal versuchen
trouble-unreachable = Der Server antwortet nicht. Bist du online? Was du gespielt hast, ist dort aufgehoben.

## Teile

piece-face-down = eine verdeckte Karte
# $tokens von $places Geld-Markern, $busts Verzockt-Marker
piece-purse =
    { $tokens } von { $places } { -currency }-Markern{ $busts ->
        [0] { "" }
        [one] , 1 { -bust(form: "titel") }-Marker
       *[other] , { $busts } { -bust(form: "titel") }-Marker
    }

## Wer wo sitzt

# Ein Name für einen Bot, der keinen eigenen hat. $number: der Platz, von 0 an gezählt
seat-nickname =
    { $number ->
        [0] Moss
        [1] Pip
        [2] Juno
        [3] Wren
       *[4] Tove
    }
# Wie ein Bot heißt. $bot: welcher; $name: sein eigener Name, wenn er einen hat
seat-bot =
    { $bot ->
        [random] { seat-nickname }
        [greedy] { seat-nickname }
        [careful] { seat-nickname }
        [expert] Expertin
       *[other] { $name }
    }
seat-open = ein freier Platz
seat-you = Du
seat-program = Programm
seat-program-named = { $name } (Programm)
# $number: von 1 an gezählt
seat-person = Spieler { $number }

## Tische in einer Liste

# $game: "cards" oder "tiles"; $solo: "yes" oder "no"
list-game =
    { $game ->
        [tiles] Steine
       *[cards] { $solo ->
            [yes] Karten, solo
           *[no] Karten
        }
    }
list-waiting =
    { $open ->
        [one] Ein Platz frei
       *[other] { $open } Plätze frei
    }
list-your-turn = Du bist am Zug
list-moves =
    { $moves ->
        [one] bisher 1 Zug
       *[other] bisher { $moves } Züge
    }
list-won = Sieg für { $names }
list-won-by-you = Du hast gewonnen
list-no-winner = Niemand hat gewonnen

## Start

home-title = Noch eine Karte, oder reicht’s?
home-text = Zwei Spiele namens TEN. Fordere mit Karten dein Glück heraus, oder lege eine Reihe aus Steinen, die genau zehn ergibt.
home-cards = Die Karten
home-cards-text = Karten aufdecken, rechtzeitig aufhören, Reihen in vier Farben sammeln. Für eine bis fünf Personen, etwa eine halbe Stunde.
home-solo = Gleich solo spielen
home-solo-hint = Gegen eine Gegnerin, die streng nach Regel spielt
# $name: wer im Solospiel dagegenhält; $target: bis wohin aufgedeckt wird
home-solo-against = Gegen { $name } mit Zielwert { $target }
home-bots = Gegen Bots
home-bots-hint = Du und zwei Bots, sofort
home-friends = Mit Freunden
home-friends-hint = Schick einen Link; niemand braucht ein Konto
home-here = An diesem Gerät
home-here-hint = Zum Herumreichen, für zwei bis fünf Personen
home-more = Andere Ausgabe, mehr Leute, andere Bots …
home-tiles-more = Anderer Bot, wer beginnt und mehr …
home-tiles = Die Steine
home-tiles-text = Ein Duell mit dreißig Steinen. Wer zuerst eine gerade Reihe eigener Steine mit der Summe zehn hat, gewinnt.
home-rows = Wie gezogen wird
home-closed = Verdeckt
home-open = Offen
home-closed-text = Du ziehst deine Steine blind, einen nach dem anderen.
home-open-text = Deine Steine liegen offen in einer Reihe, deinem Vorrat, und du nimmst einen von einem der beiden Enden.
home-tiles-bot = Gegen einen Bot
home-tiles-bot-hint = Sofort
home-tiles-friend = Zu zweit übers Netz
home-tiles-here-hint = Zwei Personen, ein Bildschirm
home-unfinished = Weiter mit deinen Partien
home-daily = Die Tagespartie
# $where: "here" without a server
home-daily-text =
    { $where ->
        [here] Für jeden Tag eine Partie, für alle dieselbe
       *[server] Einmal am Tag für alle dieselbe: Wie schneidest du ab?
    }
# $count: days in a row
home-daily-streak =
    { $count ->
        [one] Ein Tag in Folge
       *[other] { $count } Tage in Folge
    }
home-doors = Mehr
home-door-learn = Lernen
home-door-learn-text = Beide Spiele in wenigen Minuten, beim Spielen
home-door-open-tables = Offene Tische
home-door-open-tables-text = Setz dich dazu oder schau zu
home-door-puzzles = Rätsel
home-door-puzzles-text = Finde den besten Zug
home-door-me = Meine Partien
home-door-me-text = Weiterspielen, nachspielen, deine Bilanz
home-door-settings = Einstellungen
home-door-settings-text = Sprache, Ton, Tempo, Hilfen

## Offene Tische, meine Spiele

list-loading = Einen Moment …
list-more-tables = Mehr zeigen
open-text = Tische, die allen offenstehen. Setz dich, wo ein Platz frei ist, oder schau zu.
open-waiting = Hier fehlt noch jemand
open-waiting-empty = Im Moment wartet niemand. Eröffne einen Tisch, den alle sehen können, und vielleicht kommt jemand.
open-make = Tisch eröffnen
open-playing = Hier wird gespielt
open-playing-empty = Gerade läuft keine Partie, die alle sehen können.
open-over = Kürzlich beendet
open-play = Partie beginnen
me-open-empty = Keine Partie wartet auf dich.
me-over = Beendete Partien
me-over-empty = Noch hast du keine Partie beendet. Jede wird hier aufgehoben, Zug für Zug.
me-figures = Deine Bilanz
# $value: die Zahl darüber
me-games =
    { $value ->
        [one] Partie
       *[other] Partien
    }
me-wins =
    { $value ->
        [one] Sieg
       *[other] Siege
    }
me-mean = Punkte pro Partie
me-rating-people = Wertungszahl gegen Menschen
me-rating-bots = Wertungszahl gegen Bots
me-solo =
    Gegen { $name }: { $wins } von { $games ->
        [one] 1 Partie gewonnen
       *[other] { $games } Partien gewonnen
    }
me-ladder = Zielwerte
me-ladder-text = Der Zielwert sagt, bis zu welcher Summe { $name } aufdeckt. Gefüllt: geschlagen. Umringt: dein nächster.
me-beaten = geschlagen
me-standing = noch zu schlagen
me-mistakes = Deine Fehler
me-mistakes-text = Wobei du am meisten verlierst, und Fehler zum Üben

## Einstellungen

settings-name = Dein Name
settings-name-text = Den sehen die anderen am Tisch. Höchstens 30 Zeichen.
settings-theme = Aussehen
settings-theme-system = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-sound = Ton
settings-sound-text = Kurz und leise: eine Karte, ein Stein, { -bust }, gewonnen.
settings-motion = Bewegung
settings-motion-system = System
settings-motion-on = An
settings-motion-off = Aus
settings-motion-text = Karten fliegen, Steine gleiten; ohne Bewegung sind sie einfach da.
settings-pace = Tempo der anderen
settings-pace-slow = Ruhig
settings-pace-normal = Mittel
settings-pace-fast = Flott
settings-pace-text = Wie lange du einen Zug von Bots und anderen siehst.
settings-obvious = Eindeutiges für mich erledigen
settings-obvious-text = Was nur eine Antwort hat, geschieht von selbst: passen, wenn du nichts kaufen oder bieten kannst, zahlen, wenn es nichts auszuwählen gibt.
settings-talk = Gegner reden
settings-talk-text = Ab und zu sagt ein Bot etwas zu dem, was geschehen ist. Menschen hört man immer.
settings-aids = Hilfen
settings-aids-text = Karten: wie leicht du dich mit der nächsten Karte { -bust(form: "du") }, welche Karten noch kommen und was eine Karte brächte. Steine: die Summen der Reihen und wo eine Zehn möglich ist.
settings-one-tap = Steine mit einem Tippen legen
settings-one-tap-text = Auf einem Touchscreen wählst du sonst mit dem ersten Tippen nur aus; das zweite legt.

devices-title = Ein anderes Gerät
devices-text = Konten gibt es hier nicht. Ein Schlüsselsatz, den nur du kennst, bringt deine Partien auf ein anderes Gerät.
devices-make = Schlüsselsatz erzeugen
devices-keep = Schreib ihn auf: Du siehst ihn nur dieses eine Mal. Ein neuer macht den alten ungültig.
devices-typed = Schlüsselsatz von einem anderen Gerät
devices-keep-others = Auf meinen anderen Geräten angemeldet bleiben
devices-keep-others-text = Sonst werden sie abgemeldet; das ist richtig, wenn du eins verloren hast.
devices-bring = Meine Partien hierher holen
devices-brought = Schön, dass du wieder da bist, { $name }.

sessions-title = Deine Geräte
sessions-text = Die Browser, in denen du angemeldet bist, und an welchem Tag du zuletzt damit hier warst. Sonst wird nichts darüber gespeichert.
sessions-here = Dieses Gerät
sessions-seen = Zuletzt hier: { $day }
sessions-unknown = Ein anderes Gerät
sessions-end = Abmelden
sessions-end-one = Abmelden: { $name }
sessions-end-here = Hier abmelden
sessions-end-others = Alle anderen abmelden
sessions-sure = Ja, abmelden
sessions-stay = Nein, ich bleibe
sessions-can-return = Mit deinem Schlüsselsatz kommst du zurück.
sessions-no-return = Du hast noch keinen Schlüsselsatz: Ohne ihn kommen deine Partien und deine Bilanz nicht hierher zurück.
sessions-ended = Abgemeldet. Deine Plätze haben neue Schlüssel.
sessions-ended-here = Du bist auf diesem Gerät abgemeldet.

forget-title = Was über dich bekannt ist
forget-text = Dein Name und deine Sprache, die Tische, an denen du sitzt, wie deine Partien ausgingen, wann du hier warst und mit welcher Art von Gerät. Wenn wir dich vergessen, verlässt du diese Tische; beendete Partien bleiben, ohne deinen Namen.
forget-data = Herunterladen
forget-me = Vergiss mich
forget-sure = Ja, vergiss mich
forget-not = Nein, ich bleibe
forget-done = Deine Daten sind gelöscht. Schön, dass du da warst.

nowhere-title = Hier ist nichts
nowhere-text = Vielleicht stimmt die Adresse nicht, oder was hier war, ist weg.
