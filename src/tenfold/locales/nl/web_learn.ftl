### Leren: de pagina die erheen leidt, en de lessen. In beide speelt Ada mee.

## De pagina. $game: "cards" of "tiles"

learn-heading = Leer spelen
learn-intro = Twee kleine lessen aan een echte tafel, met kaarten en tegels die klaarliggen. Er kan niets misgaan, en je mag altijd stoppen.
learn-title =
    { $game ->
        [tiles] Leer het legspel
       *[cards] Leer het kaartspel
    }
learn-about =
    { $game ->
        [tiles] Leg tegel aan tegel: de eerste rechte lijn die precies tien oplevert, wint. Voor twee.
       *[cards] Beproef je geluk, bied op jokers, koop wat anderen moesten laten liggen. Voor één tot vijf spelers.
    }
# $minutes: hoe lang het duurt
learn-minutes =
    { $minutes ->
        [one] Ongeveer 1 minuut
       *[other] Ongeveer { $minutes } minuten
    }
learn-begin = Begin de les
learn-again = Nog eens doen
learn-go-on = Verder met de les
learn-done = Gelukt
# $done van alle $tasks
learn-some = { $done } van { $tasks } opdrachten gedaan
drill-try = Oefeningen
drill-solved = { $solved } van { $drills } opgelost
learn-rules-heading = De regels, editie voor editie
learn-rules-text = Vier uitgevers, vier keer kleine verschillen. Elke pagina vertelt het hele spel en laat zien wat daar bijzonder is.
learn-ready =
    { $game ->
        [tiles] Je kent nu het legspel
       *[cards] Je kent nu het kaartspel
    }
learn-ready-text =
    { $game ->
        [tiles] Probeer het tegen onze makkelijkste bot. Het bord telt je lijnen mee tot je dat uitzet.
       *[cards] Probeer het solospel, met de laagste streefwaarde. De tegenstander volgt een paar vaste regels, dus je kunt de tijd nemen.
    }
learn-first-game = Speel je eerste partij
learn-read-rules = Lees de regels
learn-no-server = De tafel kon niet gemaakt worden: de server antwoordt niet. Probeer het zo nog eens.

## Eén keer aangeboden aan wie nog nooit gespeeld heeft

offer-heading = Is dit je eerste partij?
offer-text = De les duurt drie minuten, aan een echte tafel met klaargelegde kaarten. Je kunt altijd stoppen.
offer-learn = Leer het in drie minuten
offer-play = Meteen spelen
offer-later = De les loopt niet weg: je vindt hem onder ‘Leer spelen’.
