### Een analyse: kunde, geluk, en wat beter was geweest.

review-unfinished = Een partij die nog loopt, wordt niet geanalyseerd.
review-broke = Partij { $number } kan niet worden geanalyseerd, en dat is onze fout: { $problem }. Voor de andere maakt het niet uit.
review-no-such-game = Partij { $number } staat niet in dit bestand: er { $games ->
        [one] staat er maar 1 in
       *[other] staan er { $games } in
    }.
review-no-games = Er staat geen partij in dit bestand.

## De pagina en de tekst

review-title = Analyse
# $number: van het spel in het bestand; $names: een opsomming
review-heading = Partij { $number }: { $names }
review-level = { $level ->
    [quick] Grondigheid: snel
    [deep] Grondigheid: hoog
   *[normal] Grondigheid: normaal
}
# Een partij in één zin. $played, $verdict: zoals in judging/game_verdict.py; $like: wie even goed speelt
review-in-short = { review-played-like }; { review-luck-did }.
review-played-like = { $who ->
    [you] { $played ->
        [few] Te weinig van je beslissingen zijn te beoordelen
        [unclear] Hoe goed je speelde, is hier moeilijk te zeggen
        [worse] Je fouten kostten meer dan die van elke bot
        [like] Je speelde als { review-like }
        [nearly] Je speelde bijna even goed als { review-like }
       *[as_well] Je speelde even goed als { review-like }
    }
   *[other] { $played ->
        [few] Te weinig beslissingen van { $name } zijn te beoordelen
        [unclear] Hoe goed { $name } speelde, is hier moeilijk te zeggen
        [worse] De fouten van { $name } kostten meer dan die van elke bot
        [like] { $name } speelde als { review-like }
        [nearly] { $name } speelde bijna even goed als { review-like }
       *[as_well] { $name } speelde even goed als { review-like }
    }
}
# $bot: zijn sleutel
review-like = { $bot ->
    [expert] de expert
   *[other] { $like }
}
review-pieces = { $game ->
    [tiles] de tegels
   *[cards] de kaarten
}
review-shared = { $game ->
    [tiles] het werd gelijkspel
   *[cards] de winst werd gedeeld
}
review-luck-did = { $who ->
    [you] { $verdict ->
        [won] je won
        [won_even] je won, en { review-pieces } zaten niet mee en niet tegen
        [won_unclear] je won, en het aandeel van het geluk is onduidelijk
        [won_by_luck] { review-pieces } bezorgden je de winst
        [won_with_luck] je won, en { review-pieces } zaten mee
        [won_against_luck] je won, hoewel { review-pieces } tegenzaten
        [lost] je verloor
        [lost_even] je verloor, en { review-pieces } zaten niet mee en niet tegen
        [lost_unclear] je verloor, en het aandeel van het geluk is onduidelijk
        [lost_by_luck] { review-pieces } kostten je de winst
        [lost_with_luck] je verloor, hoewel { review-pieces } meezaten
        [lost_against_luck] je verloor, en { review-pieces } zaten tegen
        [shared_with_luck] { review-shared }, en { review-pieces } zaten jou mee
        [shared_against_luck] { review-shared }, hoewel { review-pieces } jou tegenzaten
        [shared_even] { review-shared }, en { review-pieces } zaten niet mee en niet tegen
        [shared_unclear] { review-shared }, en het aandeel van het geluk is onduidelijk
       *[shared] { review-shared }
    }
   *[other] { $verdict ->
        [won] { $name } won
        [won_even] { $name } won, en { review-pieces } zaten niet mee en niet tegen
        [won_unclear] { $name } won, en het aandeel van het geluk is onduidelijk
        [won_by_luck] { review-pieces } bezorgden { $name } de winst
        [won_with_luck] { $name } won, en { review-pieces } zaten mee
        [won_against_luck] { $name } won, hoewel { review-pieces } tegenzaten
        [lost] { $name } verloor
        [lost_even] { $name } verloor, en { review-pieces } zaten niet mee en niet tegen
        [lost_unclear] { $name } verloor, en het aandeel van het geluk is onduidelijk
        [lost_by_luck] { review-pieces } kostten { $name } de winst
        [lost_with_luck] { $name } verloor, hoewel { review-pieces } meezaten
        [lost_against_luck] { $name } verloor, en { review-pieces } zaten tegen
        [shared_with_luck] { review-shared }, en { review-pieces } zaten { $name } mee
        [shared_against_luck] { review-shared }, hoewel { review-pieces } { $name } tegenzaten
        [shared_even] { review-shared }, en { review-pieces } zaten niet mee en niet tegen
        [shared_unclear] { review-shared }, en het aandeel van het geluk is onduidelijk
       *[shared] { review-shared }
    }
}
review-games = partijen geanalyseerd
review-course = Hoe de partij verliep
review-course-text = Ieders winkans, vóór de eerste zet en na elke zet. Een driehoek is een fout, een cijfer een van de zetten die de partij beslisten.
review-share = { $name }: { $percent } na zet { $number }
review-sum = Hoe kunde en geluk optellen
review-sum-text = Van 100 partijen die zo beginnen, mag iedereen verwachten er een aantal te winnen: dat is het begin. Van daar leiden geluk, eigen fouten en de fouten van anderen naar het resultaat: 100 is winst, 0 is verlies. Na elke zet wordt de stelling opnieuw beoordeeld: ‘achteraf bijgesteld’ is hoeveel latere blikken van eerdere verschilden.
# Een deel van de som
review-part = { $part ->
    [start] vooraf
    [luck] geluk
    [errors] eigen fouten
    [given] fouten van anderen
    [residual] achteraf bijgesteld
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
review-moments = Wat de partij besliste
review-no-moments = Geen enkele zet was beslissend.
# $before, $after: kant-en-klaar; $way: hoe ze zich verhouden
review-chance = { $who ->
    [you] Jouw winkans
   *[other] De winkans van { $name }
} { $way ->
    [same] veranderde nauwelijks
    [up] steeg van { $before } naar { $after }
   *[down] daalde van { $before } naar { $after }
}.
# Wat het toeval gaf. $probability: kant-en-klaar
review-moment-chance = { $told } De kans daarop was { $probability }. { review-chance }
review-moment-error = { $who ->
    [you] Jij
   *[other] { $name }
}: { $choice }. { $mark }. { review-chance }
review-gifts = Wie aan wie wat gaf
review-gifts-text = Rij voor rij: wat iemands fouten iedereen gaven of afnamen, in partijen van de 100. Op de diagonaal staat wat ze die speler zelf kostten.
review-decisions = Beslissingen om nog eens te bekijken
review-no-decisions = Voor zover te zien valt er niets op aan te merken.
review-unclear = Wie dieper kijkt, kan tot een ander oordeel komen.
# $count: beslissingen zonder fout waarvoor dat geldt
review-unclear-more = { $count ->
    [one] Bij nog 1 beslissing kan wie dieper kijkt iets beters vinden.
   *[other] Bij nog { $count } beslissingen kan wie dieper kijkt iets beters vinden.
}
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
# Met hoeveel punten verschil een keuze gemiddeld eindigt, over veel partijen
review-lead = { $way ->
    [ahead] eindigt ongeveer { review-points } voor
    [behind] eindigt ongeveer { review-points } achter
   *[level] eindigt ongeveer gelijk
}

## Veel spellen

review-summary = Alle partijen
review-summary-text = Fouten en geluk in procentpunten winkans, met 95%-intervallen over de partijen. Gemiddelde fout: van de beslissingen die tellen.
review-column-player = speler
review-column-games = partijen
review-column-result = resultaat
review-column-luck = geluk
review-column-adjusted = zonder geluk
review-column-decisions = beslissingen
review-column-error = gemiddelde fout
review-column-errors = fouten per partij
review-column-given = gekregen
review-column-marks = klein / duidelijk / grof
review-stopped = gestopt na { $games ->
        [one] 1 partij; ze is geanalyseerd
       *[other] { $games } partijen; ze zijn geanalyseerd
    }

## Wat er te kiezen viel. $card: een kaart; $cell, $from: vakken

review-choice-draw = trekken
review-choice-numbers = stoppen en de nummers nemen
review-choice-currency = stoppen en het { -currency } nemen
review-choice-bid = { $amount } bieden
review-choice-pass = passen
review-choice-buy = de { card } kopen
review-choice-buy-nothing = niets kopen
review-choice-token = het { -bust }fiche nemen
# $pieces: een opsomming
review-choice-spend = betalen met { $pieces }
review-choice-place = de tegel op { $cell } leggen
review-choice-left = de linkertegel op { $cell } leggen
review-choice-right = de rechtertegel op { $cell } leggen
review-choice-move = de tegel van { $from } naar { $cell } verplaatsen

## Waarom. $percent: een geheel getal

review-points = { $points ->
    [0] geen punt
    [one] 1 punt
   *[other] { $points } punten
}
review-cannot-bust = Met de volgende kaart kun je niet { -bust(form: "infinitief") }.
review-bust-odds = Met de volgende kaart { -bust } je in { $percent }% van de gevallen.
review-little-risk = Met de volgende kaart { -bust } je maar in { $percent }% van de gevallen.
# $bust: ook een geheel getal
review-next-card = De volgende kaart levert in { $percent }% van de gevallen punten op, en in { $bust }% { -bust } je.
review-take-numbers = De nummers nemen levert { review-points } op.
review-numbers-idle = De nummers nemen levert hier geen punt op.
review-take-currency = { $tokens ->
    [0] Het { -currency } nemen levert niets op.
   *[other] Het { -currency } nemen levert { tokens } op.
}
review-pays-others = De nummers nemen geeft alle anderen { tokens }.
review-wildcard-adds = De { short-card } levert meteen { review-points } op.
review-last-bid = Hierna biedt niemand meer.
review-nobody-higher = Niemand anders kan meer dan { $amount } bieden.
review-leaves-it = { $who ->
    [you] Passen laat hem voor { $amount } aan jou, en daarmee { review-points }.
   *[other] Passen laat hem voor { $amount } aan { $name }, en daarmee { review-points }.
}
review-bid-adds-nothing = De { short-card } levert nog geen punt op.
review-bid-loses = Wie er { $amount } voor betaalt, verliest { review-points }.
review-outbid = Meer dan { $amount } bieden { $count ->
        [one] kan één speler
       *[other] kunnen { $count } spelers
    } meer.
review-dearer = Wie hoger gaat, betaalt dan minstens { $amount } in plaats van { $less }.
# $kept: "all" waar niets gekocht wordt
review-saves = { $kept ->
    [all] Niets kopen bespaart { $amount }.
   *[some] Dat kost { $amount } minder.
}
review-wildcards-to-come = Wat je bespaart, kun je ook voor jokers bieden: er { $count ->
        [one] komt er nog één
       *[other] komen er nog { $count }
    }.
review-purchase = De { card } kost { $price } en levert { review-points } op.
# $more: zoveel punten
review-purchase-more = De { card } kost { $price } en levert { review-points } op, { $more } meer dan de gekochte kaart.
review-purchase-loses = De betaling voor de { card } kost { review-points }.
review-purchase-idle = De { card } kost { $price } en levert geen punt op.
review-denies = { $who ->
    [you] Bij jou zou de { card } { review-points } opleveren.
   *[other] Bij { $name } zou de { card } { review-points } opleveren.
}
review-keeps-cards = Met de betere keuze { $cards ->
        [one] blijft er één kaart
       *[other] blijven er { $cards } kaarten
    } meer in de verzameling.
review-keeps-tokens = Met de betere keuze blijven er fiches ter waarde van { $amount } meer over.
review-payment-points = Zo betalen kost { review-points }, anders niet.
review-wins-at-once = Een tegel op { $cell } maakt tien en wint meteen.
review-wins-surely = Dat wint, wat er ook volgt.
review-loses-surely = Wat gespeeld werd, verliest, wat er ook volgt.
review-threat-stays = { $who ->
    [you] { $percent ->
        [100] Jij kunt nog steeds op { $cell } met een { $value } winnen.
       *[other] Jij kunt nog steeds op { $cell } met een { $value } winnen: in { $percent }% van de gevallen komt de juiste tegel.
    }
   *[other] { $percent ->
        [100] { $name } kan nog steeds op { $cell } met een { $value } winnen.
       *[other] { $name } kan nog steeds op { $cell } met een { $value } winnen: in { $percent }% van de gevallen komt de juiste tegel.
    }
}
review-threat-opened = { $who ->
    [you] { $percent ->
        [100] Zoals gespeeld kun jij op { $cell } met een { $value } winnen.
       *[other] Zoals gespeeld kun jij op { $cell } met een { $value } winnen: in { $percent }% van de gevallen komt de juiste tegel.
    }
   *[other] { $percent ->
        [100] Zoals gespeeld kan { $name } op { $cell } met een { $value } winnen.
       *[other] Zoals gespeeld kan { $name } op { $cell } met een { $value } winnen: in { $percent }% van de gevallen komt de juiste tegel.
    }
}
review-threat-by-taking = { $who ->
    [you] Zoals gespeeld kun jij winnen door de tegel op { $cell } weg te nemen, waar die ook heen gaat.
   *[other] Zoals gespeeld kan { $name } winnen door de tegel op { $cell } weg te nemen, waar die ook heen gaat.
}
review-answers-it = Een tegel op { $cell } voorkomt dat.
# $named: hoeveel ervan in $cells staan; 0 waar een tegel alleen weggenomen hoeft te worden
review-makes-threats = Dat bereidt een overwinning voor: daarna wint de juiste tegel op { $named ->
        [0] { $count ->
            [one] 1 vak
           *[other] elk van { $count } vakken
        }
        [1] { $cells }
       *[other] elk van deze vakken: { $cells }
    }.
review-next-fork = { $who ->
    [you] Zoals gespeeld kun jij een { $value } op { $cell } leggen en daarna op elk van { $count } vakken ({ $cells }) winnen: te veel om allemaal te blokkeren.
   *[other] Zoals gespeeld kan { $name } een { $value } op { $cell } leggen en daarna op elk van { $count } vakken ({ $cells }) winnen: te veel om allemaal te blokkeren.
}
# $sum: van de tegels die op het vak waren samengekomen
review-ends-line = { $who ->
    [you] Een tegel op { $cell } stopt een lijn van jou die samen al { $sum } oplevert.
   *[other] Een tegel op { $cell } stopt een lijn van { $name } die samen al { $sum } oplevert.
}
# $count: van twee tot vier
review-crossing = { $who ->
    [you] Op { $cell } zouden { $count } lijnen van jou samenkomen.
   *[other] Op { $cell } zouden { $count } lijnen van { $name } samenkomen.
}
review-joins-lines = Op { $cell } hoort de tegel bij { $count } lijnen tegelijk.
review-lengthens-line = Op { $cell } ontstaat een lijn die samen { $sum } oplevert en nog ruimte heeft om te groeien.
# $choice: iets van hierboven
review-verdict = Beter: { $choice }.
# Waar niets dat te tellen valt ervoor pleit
review-what-follows = Geen enkele reden geeft de doorslag: over veel partijen die vanaf hier verdergaan, pakt het gewoon beter uit.
# $choices: een opsomming van hierboven
review-as-good = Even goed: { $choices }.
