### Een spel terugkijken, zet voor zet.

replay-controls = Door de partij
replay-title = Terugkijken
replay-first = Naar het begin
replay-back = Eén stap terug
replay-forward = Eén stap verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-move = Zet { $number } van { $of }
replay-start = De partij gaat zo beginnen.
replay-speeds = Tempo
# $speed: "slow", "normal" of "fast"
replay-speed =
    { $speed ->
        [slow] Rustig
        [fast] Snel
       *[normal] Normaal
    }
replay-rest = Laat zien wat volgt
replay-keys = Toetsen: ← en → gaan per stap, Page Up en Page Down per beurt, Home en End naar het begin en het einde, de spatiebalk speelt af.

## Wat het is

replay-goes-on = Deze partij is nog bezig.
# $reason: hoe het eindigde, anders dan volgens de regels; $name: wie opgaf of geen tijd meer had
replay-ended =
    { $reason ->
        [resigned] { $who ->
            [you] Je gaf op.
           *[other] { $name } gaf op.
        }
        [agreed] Gelijkspel afgesproken.
        [time] { $who ->
            [you] Je had geen tijd meer.
           *[other] { $name } had geen tijd meer.
        }
        [closed] De tafel werd gesloten.
       *[aborted] Het is niet uitgespeeld.
    }
replay-to-table = Naar de tafel

## Wat je ermee kunt doen

replay-review = Partij analyseren
replay-review-waits = De analyse wacht op haar beurt …
replay-review-runs = De partij wordt geanalyseerd: { $percent }%
replay-link = Link naar deze zet kopiëren
replay-link-position = Link om vanaf hier verder te spelen kopiëren
replay-download = Spelverslag downloaden
replay-open-file = Partij uit een bestand openen
replay-file-unreadable = In dat bestand zit geen partij: een spelverslag is een regel JSON, zoals je die hier downloadt.
replay-file-too-large = Dat bestand is te groot voor een spelverslag.
# $count: hoeveel partijen er in een bestand staan
replay-file-games = In dit bestand staan { $count } partijen. Welke?
# Een daarvan. $named: "yes" of "no", of er staat wie er speelde
replay-file-game =
    { $number } · { $game ->
        [tiles] Tegels
       *[cards] Kaarten
    }{ $named ->
        [yes] { ":" } { $names }
       *[no] { "" }
    }
replay-file-more =
    In het bestand { $count ->
        [one] staat nog 1 partij die hier niet wordt getoond
       *[other] staan nog { $count } partijen die hier niet worden getoond
    }.
replay-check = Schudden controleren
# $moves zijn nagekeken; $shuffle: "kept" (het zijn de beloofde kaarten), "none" (er is geen belofte bekend), "secret" (nog niet)
replay-checked =
    { $shuffle ->
        [kept] { replay-by-the-rules }, en de { $game ->
            [tiles] tegels
           *[cards] kaarten
        } kwamen in de volgorde die voor de partij vastlag: het geheim, nu onthuld, geeft precies het getal hieronder, dat iedereen van tevoren kon zien.
        [secret] { replay-by-the-rules }. De volgorde van de { $game ->
            [tiles] tegels
           *[cards] kaarten
        } blijft geheim tot de partij is afgelopen; het getal hieronder legt die al vast.
       *[none] { replay-by-the-rules }. Het spelverslag zegt niet hoe er geschud is, dus dat valt niet te controleren.
    }
replay-by-the-rules =
    { $moves ->
        [0] Er is nog geen zet gedaan
        [one] De enige zet volgt de regels
       *[other] Alle { $moves } zetten volgen de regels
    }

## Verder spelen

replay-opponents = Wie er speelt
replay-play-on = Vanaf hier verder spelen
replay-take-seat = Meespelen
replay-play-on-text = Deze stelling wordt een eigen partij; wat nog komt, wordt opnieuw geschud.
replay-play-on-go = Verder vanaf zet { $move }
replay-seat-mine = Jij, achter dit scherm

## A link to a position, from which one plays on

position-title = Verder spelen
position-opening = De tafel wordt klaargezet …
position-broken = Deze link leidt niet naar een stelling, dus is er geen tafel geopend.
position-unreadable = Er staat te weinig in, of niet zoals het in zo’n link staat: misschien is hij onderweg afgekapt.
