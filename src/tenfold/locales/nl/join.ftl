### Wat er gezegd wordt waar een terminal aan de tafel van een server gaat zitten.

## De weg erheen. $link, $address: zoals getypt; $server: het adres

join-wrong-link = ‘{ $link }’ is geen link naar een tafel. Hij hoort er zo uit te zien: https://ten.example.org/t/k3v9x2m4ap
join-not-there = Er komt geen antwoord van { $server }: { system-problem }.
join-not-tenfold = Op { $server } is wel iets, maar geen server van Tenfold.
join-other-rules = De server en deze terminal spelen niet volgens dezelfde regels: een van beide is ouder. Breng ze op dezelfde versie, of speel in de browser.
join-line-gone = De server antwoordt al { $minutes } minuten niet. Met dezelfde opdracht kom je terug; je plaats blijft van jou.
join-cannot-remember = Je plaats kan niet worden onthouden in { $path } ({ $reason }). Zolang je blijft, maakt dat niet uit.
join-going = Op weg naar { $server } …
join-at-the-table = { $game ->
    [tiles] Een tafel met tegels
   *[cards] Een tafel met kaarten
}: { $names }.
join-name = Je naam? Enter voor ‘{ $usual }’
join-usual-name = Gast
join-which-seat = Welke plaats? Enter neemt nummer 1
join-seat = Plaats { $seat }
join-full = Alle plaatsen zijn bezet.
join-has-begun = De partij is zonder jou begonnen.
join-watch-or-leave = Enter kijkt toe, q stopt
join-you-sit = Je zit aan tafel als { $name }.
join-you-watch = Je kijkt toe.
join-ended = Deze partij is al afgelopen.

## Aan tafel

join-waits = Wachten op { $names }
join-waits-for-seats = Wachten op { $count ->
    [one] nog één speler
   *[other] nog { $count } spelers
}
join-share = Anderen komen met dezelfde link: { $link }
join-clock = Resterende tijd: { $times }.
join-time = { $name } { $time }
join-agree = Ga je akkoord? j of n
join-yes = j y ja
join-no = n nee
join-asked = Je hebt het gevraagd; nu is het aan de anderen om te antwoorden.
join-draw-offered = Remise is aangeboden.
join-back = De verbinding is er weer.
join-too-late = Dat kwam te laat.
join-seat-back = Je hebt je plaats terug.
join-sit-no-more = Je speelt hier niet meer mee.
join-resign = Opgeven? j of n
join-again = Nog een partij? Enter vraagt het de anderen, q stopt
join-called-off = De tafel is opgeheven.
join-bye = Tot ziens. De partij gaat door; je komt terug met: tenfold terminal --join { $link }
join-slash = Aan deze tafel kun je ook zeggen en doen:
join-do-draw = Remise aanbieden
join-do-resign = Opgeven
join-not-said = Met / zie je wat je kunt zeggen en doen.
