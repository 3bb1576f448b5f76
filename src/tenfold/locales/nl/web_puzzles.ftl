### Puzzels: stellingen uit partijen, met één ding om te vinden.

## De pagina

puzzles-title = Puzzels
puzzles-intro = Stellingen uit partijen van onze tegenstanders. Vind de beste zet en zie wat elke zet waard is.
puzzles-game = Welk spel
puzzles-where =
    { $where ->
        [here] Je antwoorden blijven in deze browser.
       *[server] Je antwoorden blijven op de server.
    }
puzzles-rating = Rating
puzzles-no-rating = na enkele antwoorden
puzzles-best-streak = Beste reeks
puzzles-best-sprint = Beste sprint
puzzles-ways = Spelen
puzzles-themes = Per thema
puzzles-go-on = Verder: { $run }
# $solved van wat geprobeerd is; $puzzles: hoeveel er zijn
puzzles-theme-solved = { $solved } van { $tried } meteen opgelost, { $puzzles } in totaal
puzzles-theme-new =
    { $puzzles ->
        [one] 1 puzzel
       *[other] { $puzzles } puzzels
    }
puzzles-day-text =
    { $state ->
        [solved] Je hebt hem opgelost. Morgen is er een nieuwe.
        [missed] Je hebt hem geprobeerd. Morgen is er een nieuwe.
       *[open] Elke dag één, voor iedereen
    }
puzzles-streak-text = Zoveel als je kunt. De eerste fout maakt er een eind aan.
puzzles-sprint-text = Drie minuten, drie levens
# $count: hoeveel er aan de beurt zijn
puzzles-missed-text =
    { $count ->
        [0] Niets aan de beurt. Wat je mist, komt hier terug.
        [one] 1 puzzel komt terug
       *[other] { $count } puzzels komen terug
    }

## Soorten rondes, en thema’s met elk een regel. $theme: bij een ronde van één thema

puzzle-run =
    { $kind ->
        [day] Puzzel van de dag
        [streak] Reeks
        [sprint] Sprint
        [missed] Gemiste nog eens
       *[theme] { puzzle-theme }
    }
puzzle-theme =
    { $theme ->
        [stop] Stoppen of trekken
        [reward] Welke beloning
        [bid] Bieden of passen
        [pay] Betalen
        [buy] Kopen
        [deny] Wegnemen
        [win_in_one] Winnen in één zet
        [win_in_two] Winnen in twee zetten
        [guard] Afweren
        [second_round] De tweede ronde
       *[none] Alle thema’s
    }
puzzle-theme-text =
    { $theme ->
        [stop] Nog een kaart, of is het genoeg?
        [reward] Je stopt. Wat neem je?
        [bid] Hoeveel is een joker je waard?
        [pay] Wat kun je missen?
        [buy] Welke kaart van de markt, als je al koopt?
        [deny] Iemand anders heeft hem harder nodig dan jij.
        [win_in_one] Eén tegel maakt tien.
        [win_in_two] Een tegel die met de volgende wint.
        [guard] Anders wint de ander. Wees er eerder.
       *[second_round] Een tegel verplaatsen in plaats van leggen.
    }

## Er een oplossen

puzzle-guide = De puzzel
puzzle-find = Doe de beste zet op de tafel.
puzzle-right = Goed.
puzzle-wrong = Niet de beste zet.
# $before, $after: al geschreven
puzzle-cost = Daarmee is je winkans { $after }, met de beste { $before }.
puzzle-values = Wat elke zet waard is
puzzle-yours = jouw antwoord
puzzle-all-moves = Toon alle { $count } zetten
# $value: die van de puzzel
puzzle-hard = Deze puzzel heeft rating { $value }.
# $after: de eigen rating; $change: met teken
puzzle-rating = Je rating is { $after } ({ $change }).
puzzle-rated = Het telt voor je rating, die je na nog enkele puzzels ziet.
puzzle-next = Verder
puzzle-end = Alle puzzels

## Hoe een ronde ervoor staat

puzzle-solved =
    { $count ->
        [one] 1 opgelost
       *[other] { $count } opgelost
    }
puzzle-lives =
    { $count ->
        [one] nog 1 leven
       *[other] nog { $count } levens
    }
puzzle-time = Tijd
puzzle-seconds = Nog { $count } seconden

## Het einde van een ronde

puzzle-over =
    { $why ->
        [time] De tijd is om
        [lives] { $kind ->
            [streak] De reeks is voorbij
           *[sprint] Geen levens meer
        }
       *[done] Klaar
    }
puzzle-best =
    { $new ->
        [yes] Dat is je beste.
       *[no] Je beste is { $best }.
    }
# Een reeks vergeeft niets; wij wel.
puzzle-kind-words =
    { $solved ->
        [0] De eerste kan de moeilijkste zijn. De volgende reeks is één druk verder.
        [one] Eén is een begin.
       *[other] { $solved } achter elkaar is geen toeval.
    }
puzzle-day-over = Morgen is er een nieuwe.
puzzle-missed-none = Nu is niets aan de beurt. Wat je mist, komt hier terug.
puzzle-themes-done = Je hebt ze allemaal gehad.
puzzle-missed-ones = Om nog eens te bekijken
# $number: de hoeveelste van de gemiste
puzzle-look-at = { $number }. { puzzle-theme }
puzzle-back = Terug naar de uitslag
puzzle-again =
    { $kind ->
        [streak] Nog een reeks
        [sprint] Nog een sprint
       *[theme] Nog eens
    }
