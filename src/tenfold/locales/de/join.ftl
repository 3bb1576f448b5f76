### Was gesagt wird, wo sich ein Terminal an den Tisch eines Servers setzt.

## Der Weg dorthin. $link, $address: wie getippt; $server: seine Adresse

join-wrong-link = „{ $link }“ ist kein Link zu einem Tisch. Er sollte so aussehen: https://ten.example.org/t/k3v9x2m4ap
join-not-there = Von { $server } kommt keine Antwort: { system-problem }.
join-not-tenfold = Unter { $server } gibt es etwas, aber keinen Server von Tenfold.
join-other-rules = Der Server und dieses Terminal spielen nicht nach denselben Regeln: Eines von beiden ist älter. Bring beide auf dieselbe Version, oder spiel im Browser.
join-line-gone = Der Server antwortet seit { $minutes } Minuten nicht. Mit demselben Befehl kommst du zurück; dein Platz bleibt dir.
join-cannot-remember = Dein Platz lässt sich nicht in { $path } vermerken ({ $reason }). Solange du bleibst, macht das nichts.
join-going = Unterwegs zu { $server } …
join-at-the-table = { $game ->
    [tiles] Ein Tisch mit Steinen
   *[cards] Ein Tisch mit Karten
}: { $names }.
join-name = Dein Name? Enter für „{ $usual }“
join-usual-name = Gast
join-which-seat = Welcher Platz? Enter nimmt Nummer 1
join-seat = Platz { $seat }
join-full = Alle Plätze sind besetzt.
join-has-begun = Die Partie hat ohne dich begonnen.
join-watch-or-leave = Enter sieht zu, q beendet
join-you-sit = Du sitzt als { $name } am Tisch.
join-you-watch = Du siehst zu.
join-ended = Diese Partie ist schon zu Ende.

## Am Tisch

join-waits = Warten auf { $names }
join-waits-for-seats = Warten auf { $count ->
    [one] noch jemanden
   *[other] noch { $count } Leute
}
join-share = Andere kommen über denselben Link: { $link }
join-clock = Restzeit: { $times }.
join-time = { $name } { $time }
join-agree = Einverstanden? j oder n
join-yes = j y ja
join-no = n nein
join-asked = Du hast gefragt; jetzt sind die anderen dran.
join-draw-offered = Das Remis ist angeboten.
join-back = Die Verbindung steht wieder.
join-too-late = Das kam zu spät.
join-seat-back = Du hast deinen Platz wieder.
join-sit-no-more = Du spielst hier nicht mehr mit.
join-resign = Aufgeben? j oder n
join-again = Noch eine Partie? Enter fragt die anderen, q beendet
join-called-off = Der Tisch wurde aufgelöst.
join-bye = Bis bald. Die Partie geht weiter; zurück kommst du mit: tenfold terminal --join { $link }
join-slash = An diesem Tisch kannst du auch sagen und tun:
join-do-draw = Remis anbieten
join-do-resign = Aufgeben
join-not-said = Mit / siehst du, was sich sagen und tun lässt.
