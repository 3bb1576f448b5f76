### De kaarttafel.

## Wie aan de beurt is, en wat er te doen is

cards-stage = Het midden van de tafel
cards-others = De anderen
cards-you = Jij
cards-actions = Wat je kunt doen
cards-over = De partij is afgelopen
# $who: "you", of "named" als meer mensen één scherm delen; $name; $phase: wat er te doen is
cards-turn-mine =
    { $who ->
        [named] { $name }: { cards-task.verder }
       *[you] { cards-task }
    }
cards-task =
    { $phase ->
        [bid] Jouw bod
        [pay] Je moet betalen
        [buy] Je mag een kaart kopen
        [last_buy] Je laatste kans om te kopen
        [bust] Je { -bust(form: "jij") }!
       *[draw] Jouw beurt
    }
    .verder =
    { $phase ->
        [bid] jouw bod
        [pay] je moet betalen
        [buy] je mag een kaart kopen
        [last_buy] je laatste kans om te kopen
        [bust] je { -bust(form: "jij") }!
       *[draw] jouw beurt
    }
cards-turn-of =
    { $phase ->
        [bid] { $name } biedt
        [pay] { $name } betaalt
        [buy] { $name } mag een kaart kopen
        [last_buy] { $name } mag een laatste kaart kopen
        [bust] { $name } { -bust(form: "jij") }!
       *[draw] { $name } is aan de beurt
    }
# Wat er te doen is zolang er geen kaart op tafel ligt. $left: kaarten in de trekstapel
cards-prompt =
    { $phase ->
        [buy] Kies een oplichtende kaart van de markt, of koop niets.
        [last_buy] De trekstapel is leeg. Kies een laatste kaart van de markt, of koop niets.
        [bust] Neem het { -bust }fiche, of kies in plaats daarvan een oplichtende kaart van de markt.
       *[draw] Draai de eerste kaart open.
    }
# Hoe de beurt hiervoor eindigde. $what: een zin
cards-before = Daarvoor: { $what }
cards-waiting = { $who ->
    [you] Jij bent aan de beurt
   *[other] Aan de beurt: { $name }
}
cards-watching = Je kijkt mee aan deze tafel
cards-skip = Overslaan
cards-skip-hint = naar hoe het nu staat
cards-not-sent = Dat kwam niet aan. Probeer het nog eens.

## Het speelveld, de meters, de trekstapel

cards-tableau = De opengedraaide kaarten
# $kind: "total" of "currency"
cards-gauge =
    { $kind ->
        [currency] { -currency(form: "titel") }
       *[total] Totaal
    }
cards-gauge-value =
    { $kind ->
        [currency] { -currency(form: "titel") } { $figure } van 10
       *[total] Totaal { $figure } van 10
    }
cards-deck =
    { $left ->
        [0] De trekstapel is leeg
        [one] Nog 1 kaart in de trekstapel
       *[other] Nog { $left } kaarten in de trekstapel
    }
cards-odds-brief = risico
cards-look-deck = Wat nog komt
cards-deck-left =
    { $left ->
        [0] De trekstapel is leeg
        [one] In de trekstapel: nog 1 kaart
       *[other] In de trekstapel: nog { $left } kaarten
    }

## Trekken en stoppen

cards-draw = Trekken
cards-draw-first =
    { $left ->
        [one] de laatste kaart
       *[other] nog { $left } kaarten
    }
# Met $busts van de $left kaarten flop je, $percent van de honderd
cards-draw-odds =
    { $busts ->
        [0] zonder risico
       *[other] { -bust } met { $busts } van { $left }
    }
# $cards: de nummers, bijvoorbeeld ‘3, 4, 2’; $count in totaal
cards-numbers =
    { $count ->
        [0] Stoppen zonder nummers
        [one] De { $cards } nemen
       *[other] Nummers nemen: { $cards }
    }
# $tokens voor elk van de $others; $name: de ander, als er maar één is
cards-numbers-hint =
    { $tokens ->
        [0] dan mag je kopen
       *[other] { $others ->
            [one] { $name } krijgt { $tokens }
           *[other] anderen krijgen{ "\u00A0" }{ $tokens }
        }
    }
cards-currency =
    { $tokens ->
        [0] { -currency(form: "titel") } nemen
        [one] 1 fiche nemen
       *[other] { $tokens } fiches nemen
    }
# $count nummerkaarten gaan naar de markt; $lost fiches gaan over de limiet
cards-currency-hint =
    { $lost ->
        [0] { cards-to-market }
       *[other] { $lost } te veel · { cards-to-market }
    }
cards-to-market =
    { $count ->
        [0] geen kaart gaat verloren
        [one] 1 kaart naar de markt
       *[other] { $count } kaarten naar de markt
    }
cards-token = { -bust(form: "titel") }fiche nemen
cards-token-hint = wit, 3 waard
cards-buy-nothing = Niets kopen
cards-buy-nothing-hint = en de beurt beëindigen
cards-you-have = Je hebt
# Hoe je de markt leest als je mag kopen. $sign: "glow", "could" of "change"
cards-legend =
    { $sign ->
        [glow] gouden rand: verlengt een rij
        [could] alleen omlijnd: tik erop om te zien waarom niet
       *[change] wat het met je punten doet
    }

## De markt en de verzamelingen

cards-market = Markt
cards-market-count =
    { $count ->
        [0] nog leeg
        [one] 1 kaart
       *[other] { $count } kaarten
    }
# $offer: "none", "closed" (nu niet), "no" (niet te koop), "open", "run" (maakt een rij langer)
cards-cell-market =
    { $offer ->
        [none] { card }: geen op de markt
        [no] { card }, kost { $number }{ cards-copies }: kun je niet kopen
        [open] { card }, kost { $number }{ cards-copies }: te koop{ cards-brings }
        [run] { card }, kost { $number }{ cards-copies }: te koop, en maakt een rij langer{ cards-brings }
       *[closed] { card }, kost { $number }{ cards-copies }
    }
# $change: "yes" als $points bekend is, bijv. "+2 punten"
cards-brings =
    { $change ->
        [yes] : { $points }
       *[no] { "" }
    }
cards-copies =
    { $count ->
        [one] { "" }
       *[other] , { $count } keer
    }
# $state: "have", "wild" (hier zou een joker komen) of "none"; $who: "you" of "other"
cards-cell-owned =
    { $state ->
        [wild] { card }: hier helpt een joker
        [none] { card }: ontbreekt
       *[have] { $count ->
            [one] { card }: { $who ->
                [you] van jou
               *[other] in bezit
            }
           *[other] { card }: { $count } keer, op één na zijn ze { -currency }
        }
    }
cards-cell-left =
    { $count ->
        [0] { card }: op
       *[other] { card }: nog { $count }
    }
cards-collection =
    { $who ->
        [you] Jouw verzameling
       *[other] { $name }
    }
cards-wildcards = Jokers
cards-back-to-mine = Terug naar je eigen verzameling
cards-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
cards-points-word =
    { $points ->
        [one] punt
       *[other] punten
    }
# Voorgelezen naast een naam. $sign: "person", "bot", "opponent" of "away"; $active: of die aan de beurt is
cards-rival =
    { $sign ->
        [bot] (bot)
        [opponent] (de tegenstander in het solospel)
        [away] (weg, een bot speelt verder)
       *[person] { "" }
    }{ $active ->
        [yes] , nu aan de beurt
       *[no] { "" }
    }. Van dichtbij bekijken.
cards-tabs = Wat je wilt zien
cards-tab =
    { $tab ->
        [market] Markt
        [story] Verloop
       *[mine] Van jou
    }

## De veiling

cards-auction = Veiling van de { short-card }
# Wat iemand in de veiling gedaan heeft. $state: "bid", "pass", "spoken" (onbekend), "now", "waiting"
cards-bidder =
    { $state ->
        [bid] { $amount }
        [pass] past
        [spoken] klaar
        [now] …
       *[waiting] { "" }
    }
cards-bid = { $amount } bieden
# $last: "yes" als na jou niemand meer biedt
cards-bid-hint =
    { $last ->
        [yes] en de joker is van jou voor { $amount }
       *[no] je betaalt { $amount } als niemand hoger biedt
    }
cards-bid-less = Eén minder bieden
cards-bid-more = Eén meer bieden
cards-bid-amount = Jouw bod
cards-no-bid = Passen
cards-no-bid-hint = geen bod

## Betalen

cards-pay = Betaal { $owed } voor de { short-card }
cards-pay-asking = …
cards-pay-short =
    { $missing ->
        [0] Kies waarmee je betaalt.
       *[other] Nog { $missing } te betalen.
    }
cards-pay-too-much = Dat is meer dan nodig: neem iets terug.
# $lost: wat er met witte fiches te veel betaald wordt
cards-pay-enough =
    { $lost ->
        [0] Precies goed.
       *[other] Genoeg; { $lost } ervan vervalt.
    }
# $kind_of: "bust", "token", "spare" (een tweede exemplaar) of "card"
cards-pay-piece =
    { $kind_of ->
        [bust] { -bust }fiche, 3 waard
        [token] { -currency }fiche, 1 waard
        [spare] dubbele { card }, 1 waard
       *[card] { card }, 1 waard, je enige
    }
cards-pay-tokens = Je fiches
cards-pay-spare = Dubbele kaarten: kosten geen punt
cards-pay-cards = Andere kaarten, als je wilt
cards-pay-confirm = Betaal voor de { short-card }
cards-pay-with =
    { $count ->
        [0] kies waarmee je betaalt
       *[other] met { $what }
    }
cards-pay-cancel = Opnieuw kiezen

# Wat een bod, een aankoop of een betaling doet. $change: met teken, bijv. "+2" of "−5"; $points: zonder
cards-change =
    { $points ->
        [one] { $change } punt
       *[other] { $change } punten
    }
cards-left = Je houdt
cards-given =
    { $count ->
        [one] en je geeft 1 kaart af
       *[other] en je geeft { $count } kaarten af
    }
cards-tokens-end = Met fiches kun je tot { $amount } betalen; meer kost kaarten
cards-tokens-none = Elk bod kost kaarten
# Voegt de $count kaarten toe die het minst kosten
cards-pay-fill =
    { $count ->
        [one] Voeg de goedkoopste kaart toe
       *[other] Voeg de { $count } goedkoopste kaarten toe
    }

## Waarom

# Wat de tegenstander in het solospel doet. $what: "draws" of "bids"; $target: de streefwaarde
cards-why-opponent =
    { $what ->
        [bids] { $name } beslist niet zelf: de regels bepalen het bod. In de eigen beurt één meer dan jij, in jouw beurt zoveel als jij zou kunnen betalen; nooit minder dan 5, en nooit meer dan { $name } kan betalen.
       *[draws] { $name } beslist niet zelf: er worden kaarten opengedraaid tot het totaal { $target } of meer is, en daarna neemt { $name } de nummers. { $target } is de streefwaarde.
    }
# Waarom een bod daar begint. $why: "least" (de regels) of "more" (dan $highest van $name)
cards-why-lowest =
    { $why ->
        [least] In het solospel mag niemand minder dan { $lowest } bieden.
       *[more] { $name } heeft { $highest } geboden: jij moet hoger.
    }
cards-cannot-bid = Een bod kost minstens { $lowest }, je hebt { $purse }.

## Het einde

cards-end-label = Hoe het afliep
# Terwijl er geteld wordt: de kleur die aan de beurt is
cards-counting =
    { $colour ->
        [B] Blauw
        [G] Groen
        [O] Oranje
       *[P] Roze
    }
cards-count-skip = Toon de uitslag
# De punten van iemand in een opsomming
cards-counted = { $who ->
    [you] { cards-you-counted } { $points }
   *[other] { $name } { $points }
}
cards-you-counted = jij
# Voorgelezen als een kleur geteld is; $points: een opsomming van cards-counted
cards-colour-told = { cards-counting }: { $points }.
# $winners: een opsomming
cards-shared = Gedeelde overwinning: { $winners }!
# $who: "you", "lost" of "other"; $name: wie gewonnen heeft; $seats: "two" of "many"; $more, $less: punten
cards-verdict =
    { $who ->
        [you] Je hebt met { $more } tegen { $less } gewonnen!
        [lost] { $seats ->
            [two] Je hebt met { $less } tegen { $more } verloren
           *[many] Je hebt met { $less } tegen { $more } verloren van { $name }
        }
       *[other] { $name } heeft met { $more } tegen { $less } gewonnen
    }
# Wat het verschil maakte. $how: "most" (meer dan elke andere kleur), "full" (met een volle rij) of "decided"; $more, $less: punten in die kleur
cards-reason =
    { $how ->
        [most] { cards-counting } maakte het grootste verschil: { $more } tegen { $less }.
        [full] Een volle rij gaf de doorslag. { cards-counting }: { $more } tegen { $less }.
       *[decided] { cards-counting } gaf de doorslag: { $more } tegen { $less }.
    }
cards-tie-solo = Evenveel punten, en een gelijke stand is voor { $name }.
cards-tie-money = Evenveel punten: { -currency } gaf de doorslag, { $more } tegen { $less }.
# $more, $less: cards-tie-break van de een en van de ander
cards-tie-figure = Evenveel punten en evenveel { -currency }; de doorslag gaf: { $more } tegen { $less }.
# Als een spel eerder ophoudt; $points: een opsomming van cards-counted
cards-stood = Zo stond het: { $points }.
# $won: "yes" of "no"; $target: de streefwaarde
cards-target =
    { $won ->
        [yes] Streefwaarde { $target } is verslagen.
       *[no] Streefwaarde { $target } is nog te verslaan.
    }
cards-rank = Je rang: { $rank }
# Als hoeveelste iemand eindigde: voor de naam.
cards-place = { $place }e
# De punten van een kleur, voorgelezen.
cards-line =
    { $points ->
        [one] punt in { colour }
       *[other] punten in { colour }
    }
cards-money = { -currency(form: "titel") }: { $money }
# $figure: "owned", "used" of "unused"
cards-tie-break =
    { $figure ->
        [used] { $count ->
            [one] 1 kaart in rijen
           *[other] { $count } kaarten in rijen
        }
        [unused] { $count ->
            [one] 1 nummer over
           *[other] { $count } nummers over
        }
       *[owned] { $count ->
            [one] 1 kaart
           *[other] { $count } kaarten
        }
    }
