### Was ein Server ablehnt, und warum. Je ein Satz, an die Person, die gefragt hat.

## Am Tisch

table-unknown = Diesen Tisch gibt es nicht, oder nicht mehr.
record-unknown = Diese Partie gibt es hier nicht, oder nicht mehr.
table-stale = Die Partie ist inzwischen weiter; sieh noch einmal hin und entscheide dann.
table-not-playing = An diesem Tisch läuft gerade keine Partie.
table-has-begun = Die Partie hat schon begonnen.
table-has-moved = Absagen geht nicht mehr: Jemand hat schon gezogen.
table-is-over = Die Partie ist schon zu Ende.
table-not-over = Die Partie ist noch nicht zu Ende.
table-game-is-over = An dieser Stelle ist die Partie zu Ende, von dort geht es nicht weiter.
table-not-your-turn = Du bist nicht am Zug.
table-not-your-seat = Das ist nicht dein Platz.
table-not-the-owner = Das darf nur, wer den Tisch eröffnet hat.
table-no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
table-seat-taken = Da sitzt schon jemand.
table-sits-already = Du sitzt schon an diesem Tisch; die anderen Plätze sind für andere.
table-sent-away = Wer diesen Tisch eröffnet hat, möchte lieber mit anderen spielen.
table-no-programs = An diesen Tisch setzen sich keine Programme; das bestimmt, wer ihn eröffnet.
table-waits-often = Du hast schon { $most } Plätze an wartenden Tischen; gib erst einen auf.
table-not-somebody-elses = Auf Platz { $seat } sitzt niemand anders.
table-seats-open = Es sind noch Plätze frei.
table-only-bots = Mindestens ein Platz muss für einen Menschen sein.
# $most: how many at once
table-watches-often = Bots spielen schon { $most } Partien für dich. Warte, bis eine zu Ende ist.
table-bot-plays-on = Ein Bot spielt gerade für dich; nimm erst deinen Platz zurück.
table-not-away = Auf diesem Platz spielt gerade kein Bot.
table-too-many-moves = Ab Zug { $number } davon bist du nicht mehr dran, also wurde keiner gemacht.
table-no-take-back = An diesem Tisch wird nichts zurückgenommen.
table-cannot-take-back = Das lässt sich nicht zurücknehmen: Die Partie ist seither weitergegangen.
table-log-full = Hier wurde so viel zurückgenommen und geändert ({ $most } Einträge), dass die Partie jetzt nur noch zu Ende gespielt werden kann.
table-nothing-to-take-back = Es gibt nichts zurückzunehmen.
table-nobody-to-ask = Hier ist niemand, den man fragen könnte.
table-somebody-away = Es ist jemand nicht da, der zustimmen müsste.
table-no-question = Niemand hat etwas gefragt.
table-not-asked = Du bist nicht gefragt, oder du hast schon geantwortet.
table-question-stands = Erst ist noch eine Frage zu beantworten.
table-talks-much = Du hast gerade viel gesagt; warte einen Moment.
table-asked-often = Du hast eben schon { $most }-mal gefragt. Frag wieder, wenn es weitergegangen ist.
table-taken-back-often = Diese Entscheidung wurde schon { $most }-mal zurückgenommen; jetzt gilt sie.
table-not-your-question = Gefragt hat jemand anders.
table-sits-often = Du hast dich hier sehr oft hingesetzt; warte eine Weile.
table-keys-often = Dein Platz hat sehr oft den Browser gewechselt; warte eine Weile.
table-invites-often = Du hast hier schon { $most }-mal um eine weitere Partie gebeten; jetzt können die anderen fragen, oder du machst einen neuen Tisch auf.
table-seat-held = Dieser Platz ist für jemand anderen freigehalten.
table-not-invited = Niemand hat um noch eine Partie gebeten.
table-no-such-move = Einen Zug { $move } gibt es nicht: Die Partie hat { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }.
table-other-game = Die Stellung, von der es weitergehen soll, gehört zu einem anderen Spiel: { $game }.
table-being-played = Dieselbe Stellung kam in einer Partie vor, die noch läuft. Solange sie nicht vorbei ist, spielt von dort kein Bot weiter, der wie die Expertin urteilt; du kannst mit anderen weiterspielen oder beide Seiten selbst übernehmen.

## Analysen

review-off = Auf diesem Server werden keine Partien analysiert.
review-not-over = Nur eine Partie, die zu Ende gespielt wurde, lässt sich analysieren.
review-queue-full = Zu viele Partien warten auf ihre Analyse; frag etwas später noch einmal.
review-failed = Diese Partie ließ sich nicht analysieren; du kannst noch einmal fragen.

## Tipps

hint-off = Auf diesem Server gibt es keine Tipps.
hint-over = Die Partie ist vorbei; die Analyse sagt, was besser gewesen wäre.
hint-watching = Nur wer hier mitspielt, kann fragen, was die Expertin täte.
hint-not-here = An diesem Tisch gibt es keine Tipps: Nicht alle, die spielen, haben vorher zugestimmt.
hint-not-your-turn = Du bist nicht an der Reihe, also gibt es nichts zu entscheiden.
hint-no-bot = Zug { $number } hat kein Bot gemacht.
hint-program = Nur die Bots des Hauses sagen, warum. Das hier ist ein eigenes Programm.
hint-too-many = So viele Tipps auf einmal sind zu viele; frag gleich noch einmal.
hint-busy = Zu viele andere fragen gerade nach Tipps; frag gleich noch einmal.
hint-failed = Auch die Expertin weiß es nicht; etwas ist schiefgegangen.
expert-being-played = Dieselbe Stellung kam in einer Partie vor, die noch läuft. Solange sie nicht vorbei ist, erfährt niemand, was dort das Beste ist.

## Leute

person-unknown = So jemanden gibt es hier nicht.
person-empty-name = Ein Name braucht mindestens ein Zeichen.
person-unknown-phrase = Zu diesem Schlüsselsatz gehört niemand; prüfe jedes Wort.
person-unknown-session = Diese Anmeldung gibt es nicht, oder sie ist schon beendet.
person-stays-as-it-is = Ob jemand ein Mensch oder ein Programm ist, wird einmal am Anfang gesagt und bleibt so.

## Nachrichten und Anfragen

message-hello-first = Die erste Nachricht muss „hello“ sein.
message-unreadable = Die Nachricht ist nicht lesbar: { $problem }.
message-id-used = Mit dieser Kennung hast du schon einen anderen Befehl geschickt; jeder Befehl braucht eine eigene.
request-other-site = Die Anfrage kommt von einer Seite, die nicht zu diesem Server gehört.
request-unknown-host = Unter dem Namen „{ $host }“ ist dieser Server nicht bekannt. Wer ihn betreibt, kann den Namen in die Einstellung „hosts“ aufnehmen.
request-wrong = An der Anfrage stimmt etwas nicht: { $problem }.
options-seats-differ = Das Spiel braucht { $expected ->
        [one] 1 Platz
       *[other] { $expected } Plätze
    }, der Tisch hat { $seats }.

## Der Server selbst

server-unknown-bot = Einen Bot namens „{ $name }“ gibt es nicht.
server-unknown-database = Eine Datenbank der Art „{ $scheme }“ gibt es nicht; es gibt: sqlite, postgresql.
server-needs-postgres = PostgreSQL braucht das Extra „postgres“: pip install "tenfold[postgres]".
server-workers-need-postgres = Mehrere Prozesse brauchen PostgreSQL: SQLite gehört immer nur einem.
server-address = Unter { $address } lässt sich der Server nicht starten: { $problem }.
server-bad-settings = An den Einstellungen stimmt etwas nicht: { $problem }.
server-bad-host = In der Einstellung „hosts“ steht „{ $host }“; das ist kein Rechnername wie ten.example.org oder *.example.org.
server-bad-site = In der Einstellung „sites“ steht „{ $site }“; das ist nicht nur Protokoll und Rechnername wie https://site.example.org oder http://localhost:8000.
server-program-name = Das Programm „{ $name }“ heißt wie einer der Bots des Hauses. Gib ihm in der Einstellung „programs“ einen anderen Namen.
metrics-token = Die Kennzahlen bekommt nur zu sehen, wer das Token hat; so wollen es die Einstellungen „metrics“ und „metrics_token“.
metrics-off = Dieser Server gibt keine Kennzahlen heraus; so will es die Einstellung „metrics“.
network-none = Dieses Gerät ist in keinem Netz.
network-closed = Geräte aus dem Netz können unter { $address } nicht hereingelassen werden: { $problem }.
network-not-yours = Nur wer an dem Rechner sitzt, auf dem der Server läuft, kann dessen Netz hereinlassen.
server-database-fails = Die Datenbank antwortet nicht oder kann nichts speichern: { $problem }. Versuch es gleich noch einmal.
server-outcome-unknown = Die Datenbank hat nicht gesagt, ob es gespeichert ist: { $problem }. Sieh nach, bevor du es noch einmal versuchst.
server-newer-database = Die Datenbank wurde von einer neueren Version von Tenfold verändert (Schritt { $step }; diese hier kennt sie bis { $known }). Nimm jene Version, oder spiel eine Sicherung von vorher ein.
server-too-many-requests = Zu viele Anfragen; warte ein wenig.
server-too-many-connections = Zu viele Verbindungen von deiner Adresse; schließe eine und versuch es dann noch einmal.
server-too-many-messages = Zu viele Nachrichten; die Verbindung wird geschlossen.
server-too-slow = Die Verbindung ist zu langsam zum Mitkommen; versuch es wieder, wenn sie besser ist.
server-full = Der Server ist voll; versuch es später noch einmal.

## Für alle, die einen Server betreiben

admin-which-tables = Nenne Tische oder gib --all an.
admin-no-database = Unter { $path } gibt es keine Datenbank.

## Eigene Fehler üben

practice-unknown = Einen solchen Fehler hast du nicht zu üben.
practice-unfinished = Diese Zahlung ist nicht vollständig.

## Partien, die nach Hause kommen

home-full = Von deinen Geräten werden hier { $most } Partien aufbewahrt, mehr nicht.
home-no-shuffle = In der Aufzeichnung steht nicht, wie gemischt wurde, darum kann es niemand prüfen.
home-not-over = Die Partie ist noch nicht zu Ende.
home-nobody = Diese Partie haben nur Bots gespielt: Sie gehört niemandem.
home-unknown-code = Diesen Code hat hier niemand, oder nicht mehr.
home-code-needed = Von einer anderen Adresse kommen Partien mit einem Code nach Hause: Deinen findest du hier in den Einstellungen.

## Die Tagespartie

daily-sealed = Das ist eine Tagespartie, die andere noch spielen können. Bis sie schließt, sieht sie nur, wer sie spielt.
daily-closed = Diese Tagespartie ist geschlossen.
daily-no-abort = Eine Tagespartie beginnt man einmal. Du kannst aufgeben oder weiterspielen, bis sie schließt.
daily-no-rematch = Eine zweite solche Partie gibt es heute nicht. Du kannst dieselbe noch einmal zur Übung spielen.
daily-played = Du hast diese Tagespartie gespielt. Du kannst sie noch einmal zur Übung spielen.
daily-not-played = Was aus dieser Tagespartie wurde, siehst du, wenn du sie gespielt hast oder wenn sie geschlossen ist.
daily-first-attempt-first = Spiel deinen ersten Versuch zu Ende, dann kannst du diese Tagespartie üben.
daily-unknown = Für diesen Tag gibt es keine Tagespartie.

## Rätsel

puzzles-unknown = Ein solches Rätsel gibt es nicht.
puzzles-unknown-run = Eine solche Serie von Rätseln hast du nicht.
puzzles-other-theme = Eine solche Serie hat kein Thema „{ $theme }“.
puzzles-none = Solche Rätsel gibt es hier nicht.
puzzles-nothing-due = Keines der Rätsel, die du verfehlt hast, ist jetzt fällig.
puzzles-not-current = Diese Serie ist jetzt bei einem anderen Rätsel.
puzzles-run-over =
    { $why ->
        [time] Die Zeit dieser Serie ist um; die Antwort zählt nicht.
        [lives] Diese Serie endete mit deinem letzten Fehler.
       *[done] Diese Serie ist zu Ende: Sie hat keine Rätsel mehr.
    }
