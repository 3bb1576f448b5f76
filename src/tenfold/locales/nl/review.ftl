### Een nabeschouwing: kunnen, geluk, en wat beter was geweest.

review-unfinished = Een spel dat nog loopt, wordt niet nabeschouwd.
review-no-such-game = Een spel { $number } staat niet in dit bestand: er { $games ->
        [one] is er maar 1
       *[other] zijn er { $games }
    }.
review-no-games = Er staat geen spel in dit bestand.

## De pagina en de tekst

review-title = Nabeschouwing
# $number: van het spel in het bestand; $names: een opsomming
review-heading = Spel { $number }: { $names }
review-level = { $level ->
    [quick] Een snelle blik
    [deep] Een grondige blik
   *[normal] Een gewone blik
}
review-games = spellen bekeken
review-course = Hoe het spel verliep
review-course-text = Welk deel van de overwinning iedereen kon verwachten, vóór de eerste zet en na elke zet. Een driehoek is een fout, een cijfer een van de zetten die het spel beslisten.
# Een deel van een overwinning, kant-en-klaar: ‘48’, ‘+6’, ‘−0.4’
review-percent = { $value }%
review-share = { $name }: { $percent } na zet { $number }
review-sum = Kunnen en geluk
review-sum-text = Bij iedereen vormen de delen samen het resultaat: een hele overwinning is 100%.
# Een deel van de som
review-part = { $part ->
    [start] vooraf
    [luck] geluk
    [errors] eigen fouten
    [given] gekregen van anderen
    [residual] later beter gezien
    [adjusted] resultaat zonder geluk
   *[result] resultaat
}
# $count: beslissingen die tellen, $left: de overige
review-counted =
    { $count ->
        [0] Geen beslissing telt
        [one] 1 beslissing telt
       *[other] { $count } beslissingen tellen
    }; { $left ->
        [0] er is niets weggelaten
        [one] 1 was gedwongen of maakte geen verschil
       *[other] { $left } waren gedwongen of maakten geen verschil
    }.
review-moments = Wat het spel besliste
review-no-moments = Geen enkele zet was beslissend.
# Wat het toeval gaf. $probability, $percent: kant-en-klaar
review-moment-chance = { $told } De kans daarop was { $probability }; voor { $name } scheelde het { $percent }.
review-moment-error = { $name }: { $choice }. { $mark }, { $percent }.
review-gifts = Wie aan wie wat gaf
review-gifts-text = Rij voor rij: wat iemands fouten voor iedereen veranderden, in procenten van een overwinning. Op de diagonaal staat wat ze die speler zelf kostten.
review-decisions = Beslissingen om nog eens te bekijken
review-no-decisions = Voor zover te zien valt er niets op aan te merken.
review-move = Zet { $number }
review-mark = { $mark ->
    [small] Kleine fout
    [clear] Duidelijke fout
   *[grave] Grove fout
}
review-kind = { $kind ->
    [drawing] te lang getrokken
    [stopping] te vroeg gestopt
    [reward] nummers of { -currency }
    [bidding] bieden
    [buying] kopen
    [paying] betalen
    [missed_win] winst gemist
    [missed_block] dreiging gemist
    [second_round] tweede ronde
   *[placing] gelegd
}
review-candidate = { $choice }: { $percent }
review-played = zo gespeeld
review-uncertain = ± { $percent }

## Veel spellen

review-summary = Alle spellen
review-summary-text = Fouten en geluk in procenten van een overwinning, met 95%-intervallen over de spellen. Gemiddelde fout: van de beslissingen die tellen.
review-column-player = speler
review-column-games = spellen
review-column-result = resultaat
review-column-luck = geluk
review-column-adjusted = zonder geluk
review-column-decisions = beslissingen
review-column-error = gemiddelde fout
review-column-errors = fouten per spel
review-column-given = gekregen
review-column-marks = klein / duidelijk / grof
review-stopped = gestopt na { $games ->
        [one] 1 spel; het is bekeken
       *[other] { $games } spellen; ze zijn bekeken
    }

## Wat er te kiezen viel. $card: een kaart; $cell, $from: vakken

review-choice-draw = trekken
review-choice-numbers = stoppen en de nummers nemen
review-choice-currency = stoppen en het { -currency } nemen
review-choice-bid = { $amount } bieden
review-choice-pass = passen
review-choice-buy = de { card } kopen
review-choice-buy-nothing = niets kopen
review-choice-token = het { -bust }fiche houden
# $pieces: een opsomming
review-choice-spend = betalen met { $pieces }
review-choice-place = de tegel op { $cell } leggen
review-choice-left = de linker tegel op { $cell } leggen
review-choice-right = de rechter tegel op { $cell } leggen
review-choice-move = de tegel van { $from } naar { $cell } verplaatsen

## Waarom. $percent: een geheel getal

review-points = { $points ->
    [0] geen punt
    [one] 1 punt
   *[other] { $points } punten
}
review-bust-odds = { $percent ->
    [0] Met de volgende kaart kun je niet { -bust(form: "infinitief") }.
   *[other] Met de volgende kaart { -bust } je in { $percent }% van de gevallen.
}
review-take-numbers = { $points ->
    [0] De nummers nemen levert nog geen punt op.
   *[other] De nummers nemen levert { review-points } op.
}
review-pays-others = Alle anderen krijgen dan { tokens }.
review-take-currency = Het { -currency } nemen levert { tokens } op.
review-wildcard-adds = { $points ->
    [0] De { short-card } levert nog geen punt op.
   *[other] De { short-card } levert meteen { review-points } op.
}
review-last-bid = Hierna biedt niemand meer.
review-others-can-bid = Wie later biedt, kan tot { $amount } gaan.
review-bid-costs = Een bod van { $amount } is meer dan hij hier waard is.
review-leaves-it = Passen laat hem aan { $name } voor { $amount }.
review-cheap-bid = Misschien was hij voor { $amount } te krijgen.
review-purchase = De { card } kost { $price } en verandert de score met { $points }.
review-purchase-cards = Daarvoor { $cards ->
        [one] gaat een kaart
       *[other] gaan { $cards } kaarten
    } uit de verzameling weg.
review-payment-points = Deze betaling geeft { review-points } weg, een andere niet.
review-wins-at-once = Een tegel op { $cell } maakt tien en wint meteen.
review-threat-stays = { $name } kan nog steeds op { $cell } met een { $value } winnen: in { $percent }% van de gevallen komt de juiste tegel.
review-threat-opened = Nu kan { $name } op { $cell } met een { $value } winnen: in { $percent }% van de gevallen komt de juiste tegel.
review-answers-it = Een tegel op { $cell } voorkomt dat.
review-makes-threats = Dat zou dreigen op { $count ->
        [one] 1 vak erbij
       *[other] { $count } vakken tegelijk
    } te winnen.
# $choice: iets van hierboven
review-verdict = Beter: { $choice }; dat is { $percent }% van een overwinning meer waard.
