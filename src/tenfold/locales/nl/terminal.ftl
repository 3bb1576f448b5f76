### Alles wat de terminal zegt, behalve het verhaal (events.ftl) en wat er mis is (errors.ftl).
### Regels van een bericht met meer regels staan ook op het scherm op eigen regels. Een regel is daar hoogstens
### 78 tekens breed; langere worden afgebroken, tabellen niet.

## Het menu

menu-welcome = TENFOLD: de twee spellen die TEN heten
menu-unfinished = Hier wachten nog partijen op je.
menu-unfinished-elsewhere = Er wacht trouwens nog een partij op je: start zonder een spel te kiezen om die af te maken.
# $game: "cards" of "tiles"; $names: de spelers, als opsomming
menu-continue =
    Verder met { $game ->
        [tiles] de tegels
       *[cards] de kaarten
    }: { $names }, { $moves ->
        [one] 1 zet tot nu toe
       *[other] { $moves } zetten tot nu toe
    }
menu-solo = Kaarten, alleen tegen { $opponent }
menu-cards-bots = Kaarten, tegen één tot vier bots
menu-cards-people = Kaarten, met twee tot vijf mensen achter dit toetsenbord
menu-tiles-bots = Tegels, tegen een bot
menu-tiles-people = Tegels, met twee mensen achter dit toetsenbord
menu-prompt =
    Welk spel? Enter { $usual ->
        [continue] gaat verder
       *[solo] begint meteen met nummer 1
    }, q stopt
menu-settings-are = Instellingen:
menu-settings = Enter begint; een nummer verandert een instelling
setting-target = Streefwaarde van { $opponent }: { $target } (kaarten opendraaien tot het totaal zo hoog is: hoe hoger, hoe moeilijker)
setting-others =
    { $people ->
        [yes] { $count ->
            [one] Spelers: jij en nog iemand
           *[other] Spelers: jij en nog { $count } anderen
        }
       *[no] { $count ->
            [one] Tegen: één bot
           *[other] Tegen: { $count } bots
        }
    }
# $about: een zin over de bot van deze sterkte
setting-strength = Sterkte { $step } van { $steps }: { $about }
setting-edition = Editie: { $edition }
setting-busting =
    { $on ->
        [yes] { -bust(form: "titel") }variant: aan (wie { -bust(form: "jij") }, mag een kaart kopen in plaats van het { -bust }fiche te nemen)
       *[no] { -bust(form: "titel") }variant: uit
    }
setting-open =
    { $on ->
        [yes] Open spel: aan (je tegels liggen in een rij, en je neemt er een van een uiteinde)
       *[no] Open spel: uit (je trekt je tegels blind)
    }
# $year: 0 als het niet bekend is; $language: code van de taal van de spelregels
edition-text =
    { $publisher }{ $year ->
        [0] { "" }
       *[other] { " " }{ $year }
    } ({ $language ->
        [de] Duits
        [nl] Nederlands
        [pl] Pools
       *[en] Engels
    }; solo tegen { $opponent })
menu-edition = Welke editie? Enter neemt nummer 1
menu-target = Welke streefwaarde, { $lowest } tot en met { $highest }?
menu-others = Hoeveel bots, { $lowest } tot en met { $highest }?
menu-people = Hoeveel mensen, { $lowest } tot en met { $highest }?
menu-name = Hoe heet speler { $number }? Enter voor ‘{ $usual }’
menu-name-too-long = Dat is een lange naam: hoogstens { $most } tekens, graag.
menu-name-taken = Er zit al een ‘{ $name }’ aan tafel.
menu-nearest-to-ten = In deze editie begint wie qua leeftijd het dichtst bij tien zit. Wie is dat?
# $target: de volgende streefwaarde na een gewonnen solospel, anders 0
menu-again =
    { $target ->
        [0] Nog een partij? Enter speelt dezelfde nog eens
       *[other] Nog een partij? Enter speelt tegen streefwaarde { $target }
    }, m is het menu, q stopt

name-you = Jij
name-person = Speler { $number }

## Typen

ask-one-of = Typ een van deze: { $keys }.
ask-type-something = Typ iets; ? laat de regels zien en wat je kunt typen.
ask-not-a-choice = ‘{ $typed }’ is geen van de keuzes: { $keys }. Typ ? voor hulp.
ask-not-a-move = ‘{ $typed }’ is hier geen zet. Typ ? voor hulp.
# Woorden die je kunt typen voor de twee uiteinden van een rij
typed-left = links l
typed-right = rechts r

# $question: een van de vragen hieronder
prompt-with-commands = { $question } (? voor hulp)
prompt-choose = { $who ->
    [you] Jouw keuze
   *[other] { $name }, jouw keuze
}
prompt-bid = { $who ->
    [you] Jouw bod
   *[other] { $name }, jouw bod
}
prompt-pay = { $who ->
    [you] Hoe betaal je? Enter neemt nummer 1
   *[other] { $name }, hoe betaal je? Enter neemt nummer 1
}
prompt-place = { $who ->
    [you] Waarheen? Een letter of x,y
   *[other] { $name }, waarheen? Een letter of x,y
}
prompt-place-end = { $who ->
    [you] Welke tegel, en waarheen? Bijv. la of ra
   *[other] { $name }, welke tegel, en waarheen? Bijv. la of ra
}
prompt-end = { $who ->
    [you] Welke tegel? Enter kiest een ander vak
   *[other] { $name }, welke tegel? Enter kiest een ander vak
}
prompt-move = { $who ->
    [you] Welke tegel verplaats je? Een letter of x,y
   *[other] { $name }, welke tegel verplaats je? Een letter of x,y
}
prompt-target = { $who ->
    [you] Waarheen? Een letter of x,y; Enter voor een andere tegel
   *[other] { $name }, waarheen? Een letter of x,y; Enter voor een andere tegel
}

hint-keys = { $choice }: typ { $keys }
hint-key-then = { $keys }, dan { $next }

undo-done = { $who ->
    [you] Je neemt je laatste keuze terug.
   *[other] { $name } neemt de laatste keuze terug.
}
undo-nothing =
    { $game ->
        [tiles] Er valt niets terug te nemen: er is een tegel getrokken, of iemand anders is intussen aan de beurt geweest.
       *[cards] Er valt niets terug te nemen: er is een kaart opengedraaid, of iemand anders is intussen aan de beurt geweest.
    }

## De tafel

seat-move = { $who ->
    [you] Jij bent aan de beurt
   *[other] { $name } is aan de beurt
}
# $move: de zin hierboven; de beurt is van een ander
seat-move-in-turn = { $who ->
    [you] { $move }, in jouw beurt
   *[other] { $move }, in de beurt van { $name }
}
seat-goes-on =
    De partij gaat verder waar je gebleven was, na { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }. Typ s voor het spelverloop tot nu toe.
seat-begins-solo =
    Je speelt tegen { $opponent }. { $opponent } draait kaarten open tot het totaal { $target } of meer is.
    Verzamel rijen getallen in vier kleuren; de meeste punten winnen. Typ ? wanneer je de regels wilt zien.
seat-begins-cards = Verzamel rijen getallen in vier kleuren; de meeste punten winnen. Typ ? wanneer je de regels wilt zien.
seat-begins-tiles = Leg een rechte lijn van eigen tegels die samen precies tien oplevert. Typ ? wanneer je de regels wilt zien.
seat-starts = { $who ->
    [you] Jij begint.
   *[other] { $name } begint.
}
story-begins =
    Spelverloop, { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }:

stage-tableau = Speelveld
stage-empty = (nog geen kaart)
# $amount is twee tekens breed; $gauge: tien vakjes
stage-total = Totaal    { $amount } { $gauge }
stage-currency = { -currency(form: "titel") }      { $amount } { $gauge }
stage-room =
    { $room ->
        [0] precies tien: meer is een { -bust }
       *[other] nog ruimte voor { $room }
    }
stage-deck =
    Stapel    { $left ->
        [0] leeg
        [one] nog 1 kaart
       *[other] nog { $left } kaarten
    }

grid-market = Markt (prijs = getal)
grid-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
grid-purse = { $discs }
grid-busts =
    { $count ->
        [one] 1 { -bust }fiche, 3 waard
       *[other] { $count } { -bust }fiches = { $worth }
    }
grid-wild = joker { $codes }

board-supply =
    { $mark } { $who ->
        [you] jij: { $rest }
       *[other] { $name }: { $rest }
    }
board-left =
    { $count ->
        [one] nog 1 tegel
       *[other] nog { $count } tegels
    }
board-none-left = geen tegels meer
board-row = { $row } (van links)
board-face-down = gedekt { $of_1 } × 1, { $of_2 } × 2, { $of_3 } × 3

## De keuzes in het kaartspel

choice-draw-blindly = Nog een kaart opendraaien
choice-draw =
    Nog een kaart opendraaien: { $busts ->
        [0] zonder risico, er zijn er nog { $left }
       *[other] met { $busts } van de { $left } { -bust } je ({ $percent }%)
    }
# $others: hoeveel andere spelers; $name: de enige; $count: hoeveel nummers er liggen
choice-numbers =
    { $count ->
        [0] Stoppen zonder nummer
       *[other] Stoppen en { $cards } nemen
    }{ $tokens ->
        [0] : niemand krijgt { -currency }
       *[other] : { $others ->
            [one] { $name } krijgt { $tokens } { -currency }
           *[other] de anderen krijgen elk { $tokens } { -currency }
        }
    }; daarna mag je kopen
choice-currency =
    Stoppen en het { -currency } nemen: je krijgt { tokens }{ $lost ->
        [0] { "" }
       *[other] { " " }({ $lost } meer gaat over de limiet van tien)
    }{ $count ->
        [0] { "" }
       *[other] ; { $cards } naar de markt
    }; je beurt eindigt
# $gain: de punten die de joker nu zou opleveren
auction-standing =
    Veiling: { a-card }, nu { $gain ->
        [0] nog geen punt
        [one] 1 punt
       *[other] { $gain } punten
    } waard. { $highest ->
        [0] Nog niemand heeft geboden.
       *[other] Het hoogste bod is { $highest }, van { $name }.
    }
choice-no-bid = Passen
choice-bid =
    Zoveel bieden; { $last ->
        [yes] na jou biedt niemand meer, dus de joker is van jou
       *[no] je betaalt alleen als niemand hoger gaat
    }
buying-buy = Je mag één kaart van de markt kopen. Je kunt tot { $purse } betalen, je eigen kaarten meegerekend.
buying-last-buy = De laatste ronde: je mag nog één kaart kopen. Je kunt tot { $purse } betalen, je eigen kaarten meegerekend.
buying-bust = Je mag een kaart kopen in plaats van het { -bust }fiche te nemen. Je kunt tot { $purse } betalen, je eigen kaarten meegerekend.
buying-owned = Niet { $codes }: die heb je al.
buying-too-dear = Niet { $codes }: te duur.
choice-brief = Naast elke kaart staan de punten die zo’n kaart je zou opleveren.
choice-buy-nothing = Niets kopen
choice-bust-token = Het { -bust }fiche nemen, 3 waard
choice-buy =
    De { card } kopen voor { $number }: { $gain ->
        [0] geen nieuw punt
        [one] 1 punt erbij
       *[other] { $gain } punten erbij
    }
paying-owed = Je betaalt de { short-card }: nog { $owed } te gaan. Stuk voor stuk gaan eerst { -bust }fiches, dan { -currency }fiches, dan kaarten in de volgorde van het rooster.
choice-pay-all = Alles in één keer betalen met { $what }
# $kind "token" of "bust_token": een fiche; anders een kaart, $spare "yes": een van een paar gelijke, $loss: punten
choice-pay-piece =
    { $kind ->
        [token] Een { -currency }fiche uitgeven
        [bust_token] Een { -bust }fiche uitgeven: telt voor 3, zonder wissel{ -currency }
       *[other] Je { card } uitgeven{ $spare ->
            [yes] , daar heb je er meer van
           *[no] { $loss ->
                [0] : kost je nu geen punt
                [one] : kost je 1 punt
               *[other] : kost je { $loss } punten
            }
        }
    }

forced-bid = { $who ->
    [you] Je kunt hoogstens { $purse } bieden, en een bod moet minstens { $lowest } zijn.
   *[other] { $name } kan hoogstens { $purse } bieden, en een bod moet minstens { $lowest } zijn.
}
forced-buy = { $who ->
    [you] Op de markt ligt niets wat je nog mist en kunt betalen.
   *[other] Op de markt ligt niets wat { $name } nog mist en kan betalen.
}
forced-empty-market = De markt is leeg, dus er valt niets te kopen.
forced-token = { $who ->
    [you] Er is niets wat je in plaats daarvan kunt kopen.
   *[other] Er is niets wat { $name } in plaats daarvan kan kopen.
}
forced-deck-empty = De trekstapel is leeg, dus deze beurt moet eindigen.

## De keuzes in het legspel

placing-in-hand = Je hebt een { $value } getrokken. Letters zijn de vrije vakken; ernaast staat je beste lijn daar.
placing-ends = Je rij heeft links (l) een { $left } en rechts (r) een { $right }. Letters zijn de vrije vakken; ernaast staat je beste lijn daar.
placing-last = Je laatste tegel is een { $left }. Letters zijn de vrije vakken; ernaast staat je beste lijn daar.
# $sum: de hoogste eigen lijn waarin de tegel zou liggen
choice-place =
    De { $value }{ $verb ->
        [left] { " " }van links
        [right] { " " }van rechts
       *[place] { "" }
    } op { $cell } leggen: { line-of }
line-of =
    { $sum ->
        [10] een lijn van tien, je wint
       *[other] je beste lijn daar is { $sum }
    }
choice-move = De { $value } van { $from } naar { $cell } verplaatsen: { line-of }
moving-free =
    Alle tegels liggen: verplaats er een van jou die een letter heeft. { $left ->
        [one] Na nog 1 zet is het gelijkspel.
       *[other] Na nog { $left } zetten is het gelijkspel.
    }
choice-take = De { $value } van { $cell } verplaatsen
moving-where = De tegel op { $cell } wordt verplaatst. Letters zijn de vakken waar die heen mag; ernaast staat je beste lijn daar.

## Het einde

end-title = Het einde
# Koppen van kolommen: de kleuren hoogstens 8 tekens breed, de andere 6
end-colour = { colour }
end-points = punten
end-money = { -currency }
end-owned = bezit
end-used = in rij
end-unused = over
end-wins = { $who ->
    [you] Je wint met { grid-points }!
   *[other] { $name } wint met { grid-points }!
}
end-wins-by-money = { $who ->
    [you] Gelijke stand met { grid-points }, maar jij hebt meer { -currency }: je wint!
   *[other] Gelijke stand met { grid-points }, maar { $name } heeft meer { -currency } en wint!
}
end-wins-by-tie-break = { $who ->
    [you] Gelijke stand met { grid-points } en evenveel { -currency }, en de laatste kolom beslist: je wint!
   *[other] Gelijke stand met { grid-points } en evenveel { -currency }, en de laatste kolom beslist: { $name } wint!
}
end-solo-tie = Gelijke stand met { grid-points }: die is voor { $name }.
end-shared = Gedeelde overwinning: { $names }!
end-rank = Streefwaarde { $target } is verslagen. Je bent nu { $rank }.
end-next-target = Nu komt streefwaarde { $target }.
end-highest = Een hogere streefwaarde is er niet: dit is de top.
end-solo-lost = Streefwaarde { $target } houdt stand. Nieuwe stapel, nieuwe kans.
end-line = { $who ->
    [you] Precies tien: je wint!
   *[other] Precies tien: { $name } wint!
}
# $reason: "repetition", "limit" of "stuck"
end-drawn =
    { $reason ->
        [repetition] Dezelfde stelling is voor de derde keer ontstaan: gelijkspel.
        [limit] De zetten van de tweede ronde zijn op: gelijkspel.
       *[other] Niemand kan nog een zet doen: gelijkspel.
    }

## Bewaren en weggaan

saved-finished = De partij is bewaard in { $path }.
saved-cannot = De partij kan niet bewaard worden in { $folder } ({ $reason }). Ze gaat gewoon door, maar wie stopt, is haar kwijt.
saved-unreadable = De bewaarde partij { $path } is niet te lezen ({ $reason }).
saved-put-aside = De bewaarde partij { $path } is beschadigd. { $reason } Ze ligt nu apart als { $kept }.
saved-damaged = De bewaarde partij { $path } is beschadigd en blijft waar ze is. { $reason }
bye = Tot ziens.
bye-kept = Tot ziens. De partij wacht op je in { $path }.
bye-lost = Tot ziens. De partij kon niet bewaard worden in { $folder }, dus ze eindigt hier.

## Een spelverslag terugkijken

# $number: hoeveel van de $moves zetten er gedaan zijn
walk-move = Zet { $number } van { $moves }
walk-prompt = Enter gaat verder, b terug, een nummer naar die zet, q stopt
walk-not-a-move = ‘{ $typed }’ is geen zet: er zijn zetten 0 tot en met { $moves }.
walk-unfinished = niet uitgespeeld
# $games: hoeveel er in een bestand staan
walk-games =
    In dit bestand { $games ->
        [one] staat 1 partij
       *[other] staan { $games } partijen
    }.
walk-game =
    { $game ->
        [tiles] Tegels
       *[cards] Kaarten
    }: { $names }, { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }
walk-choose = Welke partij, tot en met { $games } (Enter: de eerste, q: stoppen)

## Hulp

help-cards =
    { "" }
    DE KAARTEN IN HET KORT
    Je verzamelt getallen in vier kleuren: blauw B, groen G, oranje O, roze P.
    Aan het eind geeft elke kleur een punt voor elke kaart van de langste rij
    opeenvolgende getallen, zoals 3-4-5; alles van 1 tot en met 9 geeft 10.

    Jouw beurt: draai kaart na kaart open en stop wanneer je wilt.
      Nummerkaarten tellen op bij het totaal, { -currency }kaarten ($) gaan eraf.
      Met een totaal boven 10 { -bust } je, en ook met meer dan 10 aan { -currency }.
    Stoppen en de nummers nemen: ze zijn van jou, maar alle anderen krijgen
      het { -currency } in fiches. Daarna mag je één kaart van de markt kopen.
    Stoppen en het { -currency } nemen: jij krijgt de fiches, de nummers gaan naar de
      markt, en je beurt is voorbij. Niemand heeft meer dan tien { -currency }fiches.
    { -bust(form: "titel") }: de nummers gaan naar de markt en je krijgt een { -bust }fiche, 3 waard.
      Was het totaal te hoog, dan krijgen de anderen het { -currency }.

    Jokers (*) worden meteen geveild, één bod per speler, de tafel rond; wie
      de joker opendraaide, biedt het laatst. *7 is een 7 in elke kleur, B* is
      elk blauw getal, ** is elke kaart. Aan het eind tellen ze zoals het jou
      het best uitkomt.
    Je betaalt met { -currency }fiches (1), { -bust }fiches (3) en eigen kaarten (1; in de
      Poolse editie zonder jokers). In het solospel begint het bieden bij 5,
      en kun je voor een joker van je kaarten alleen dubbele uitgeven, in de
      Duitse editie ook nummerjokers die nutteloos zijn geworden.
    Is de trekstapel leeg, dan mag je nog één kaart kopen, en het is gedaan.

    In de roosters zegt een cijfer hoeveel er zijn, ━ verbindt de langste rij,
    en een ster is een gat dat een joker vult. ●●●○○○○○○○ zijn drie { -currency }fiches.
    Met drie of meer spelers zijn 4● 1×! *7 vier fiches, een { -bust }fiche en een
    joker.
help-tiles =
    { "" }
    DE TEGELS IN HET KORT
    Elke speler heeft vijftien tegels: vijf enen, vijf tweeën, vijf drieën.
    Jullie leggen om de beurt, altijd zijde aan zijde met een tegel die er ligt.
    Je wint met een rechte lijn van eigen tegels zonder gat, horizontaal,
    verticaal of schuin, die samen precies 10 is. Een lijn telt over de volle
    lengte: een lijn van 11 wint niets, ook al is een deel ervan 10.
    Gesloten spel: je trekt een van je tegels blind en moet die leggen.
    Open spel: je tegels liggen in een rij, en je neemt van een uiteinde.
    Liggen ze alle dertig, dan begint de tweede ronde: je neemt een van je
    tegels weg en legt die ergens anders. Er moet een zijde vrij zijn, en
    zonder die tegel moeten de andere nog aan elkaar vastzitten.

    Een vak typ je als letter, of als x,y zoals op de rand van het bord: 2,−1
    ligt twee rechts van het midden en één omlaag. In het open spel komt eerst
    het uiteinde van je rij: la legt de linkertegel op a. Om te verplaatsen typ
    je de letter van de tegel en dan die van de nieuwe plek, of beide: 0,1 2,−1.
help-commands =
    { "" }
    { $game ->
        [tiles]
            a, b, c …  een vak of een tegel met die letter
            ?  deze hulp      u  laatste keuze terugnemen     s  het verloop tot nu toe
            t  de tafel       q  stoppen (de partij blijft bewaard)     ??  een hint
            Je mag zetten ook typen zoals een spelverslag ze schrijft: place:1,0.
       *[cards]
            d  opendraaien    n  de nummers nemen     c  het { -currency } nemen
            p  passen, of niets kopen                 5  5 bieden
            ?  deze hulp      u  laatste keuze terugnemen     s  het verloop tot nu toe
            t  de tafel       q  stoppen (de partij blijft bewaard)     ??  een hint
            Je mag zetten ook typen zoals een spelverslag ze schrijft: buy:B4 of bid:6.
    }
# $more: of er nog een pagina is, "yes" of "no"
help-page =
    Pagina { $page } van { $pages }: { $more ->
        [yes] ? toont de volgende, t de tafel.
       *[no] t toont de tafel weer.
    }
