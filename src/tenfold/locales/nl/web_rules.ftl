### De regels als pagina’s, in eigen woorden. Wat per editie verschilt, kiezen haar gegevens.

# Variabelen in de alinea’s van het kaartspel:
#   $start_by: "lot" of "age"; $wildcards_pay: "yes" of "no"; $tie_break: "owned", "used" of "unused"
#   $opponent: de naam van de tegenstander in het solospel; $lowest, $highest: de streefwaarden
#   $busts_above_target, $bids_against_poor, $idle_wildcards_pay: "yes" of "no"

## De pagina. $game: "cards" of "tiles"; $publisher; $language: van de spelregels, zoals "de"

rules-title =
    { $game ->
        [tiles] Het legspel: regels
       *[cards] Het kaartspel: regels ({ $publisher })
    }
rules-game =
    { $game ->
        [tiles] legspel
       *[cards] kaartspel
    }
rules-published =
    { $game ->
        [tiles] { $name }, een spel van { $publisher }. De spelregels zijn in het { rules-language }.
       *[cards] { $name }, uitgegeven door { $publisher }. De spelregels zijn in het { rules-language }.
    }
rules-language =
    { $language ->
        [de] Duits
        [nl] Nederlands
        [pl] Pools
        [en] Engels
       *[other] { $language }
    }
rules-own-words = In onze eigen woorden verteld, zoals hier gespeeld wordt.
rules-learn = Al spelend leren
rules-play = Nu spelen
rules-contents = Hoofdstukken
rules-differs = Niet in elke editie hetzelfde
rules-unknown = Die editie is er niet
rules-unknown-text = We kennen vijf edities van de twee spellen. Je vindt ze allemaal waar je leert spelen.
rules-compare = De edities naast elkaar
rules-compare-text = Vet is wat maar één editie heeft. Wat hier niet staat, is in alle vier hetzelfde.

## Plaatjes en tabellen

rules-picture-score = De blauwe rij telt 2, de groene 5 (een joker is de 6), oranje en roze elk 1: 9 punten.
rules-picture-place = Zijde aan zijde mag, hoek aan hoek niet.
rules-picture-ten = 3 + 3 + 2 + 2: tien wint.
rules-picture-eleven = 3 + 3 + 2 + 2 + 1: elf wint niet, ook al zijn de eerste vier tegels samen tien.
rules-picture-free = De lichte 1 houdt de andere bij elkaar en moet blijven. De lichte 2 rechts mag weg.
rules-deck = Hoe vaak elke kaart voorkomt
# $players: 2 tot en met 5
rules-deck-players =
    { $players ->
        [2] 1 of 2 spelers
       *[other] { $players } spelers
    }
# $kind: wat voor kaart; getallen van $first tot en met $last
rules-deck-row =
    { $kind ->
        [number] { $first } t/m { $last }, in elke kleur
        [colour] Joker van elke kleur
        [super] Superjoker
        [all] Alle kaarten
        [currency] { -currency(form: "titel") } { $first } t/m { $last }
       *[wildcard] Joker { $first } t/m { $last }
    }

## Wat verschilt: een naam, en de waarde in een editie

rules-fact-start-by = Wie begint
rules-fact-start-by-value =
    { $start_by ->
        [age] Wie qua leeftijd het dichtst bij tien zit
       *[lot] Het lot beslist
    }
rules-fact-wildcards-pay = Betalen met jokers
rules-fact-wildcards-pay-value =
    { $wildcards_pay ->
        [yes] 1 waard, zoals elke kaart
       *[no] Nooit: alleen nummerkaarten
    }
rules-fact-tie-break = Bij evenveel punten en { -currency }
rules-fact-tie-break-value =
    { $tie_break ->
        [owned] De minste kaarten
        [used] De minste kaarten in rijen die tellen
       *[unused] De meeste nummerkaarten buiten rijen die tellen
    }
rules-fact-opponent = Tegenstander in het solospel
rules-fact-opponent-value = { $opponent }
rules-fact-targets = De streefwaarden
rules-fact-targets-value = { $lowest } t/m { $highest }
rules-fact-busts-above-target = De tegenstander { -bust(form: "jij") } met { -currency }
rules-fact-busts-above-target-value =
    { $busts_above_target ->
        [yes] Boven de streefwaarde
       *[no] Boven tien
    }
rules-fact-bids-against-poor = De tegenstander biedt eerst en jij hebt minder dan 5
rules-fact-bids-against-poor-value =
    { $bids_against_poor ->
        [yes] Biedt 5
       *[no] Past
    }
rules-fact-idle-wildcards-pay = Nummerjokers die nutteloos zijn geworden (solo)
rules-fact-idle-wildcards-pay-value =
    { $idle_wildcards_pay ->
        [yes] Betalen in veilingen als dubbele kaarten
       *[no] Betalen niet in veilingen
    }

rules-fact-pays-least = De tegenstander biedt na jou en wint
rules-fact-pays-least-value =
    { $pays_least ->
        [yes] Betaalt zo goedkoop mogelijk
       *[no] Betaalt als altijd: { -currency }fiches, { -bust }fiches, dubbele kaarten
    }

## Het kaartspel

rules-cards-aim = Waar het om gaat
rules-cards-aim-goal = Verzamel getallen in vier kleuren. Aan het eind telt in elke kleur de langste rij opeenvolgende getallen, een punt voor elke kaart.
rules-cards-aim-way = Je komt op drie manieren aan kaarten: je draait ze open en stopt op tijd, je koopt ze op de markt, of je wint ze in een veiling.

rules-cards-cards = De kaarten
rules-cards-cards-kinds = Op nummerkaarten staat 1 tot en met 9 in blauw, groen, oranje of roze. { -currency(form: "titel") }kaarten zijn 1 tot en met 5 waard. Jokers zijn wat ze niet laten zien: een joker met een getal heeft elke kleur, een met een kleur elk getal, en de superjoker kan alles zijn.
rules-cards-cards-deck = Lage getallen komen vaker voor dan hoge. Met drie spelers is de trekstapel kleiner dan met vier of vijf, met één of twee nog kleiner.

rules-cards-setup = Voor het spel
rules-cards-setup-tokens = Iedereen begint met vijf { -currency }fiches en zonder kaarten. Niemand mag ooit meer dan tien { -currency }fiches hebben: wat erboven komt, vervalt. { -bust(form: "titel") }fiches tellen daarbij niet mee.
rules-cards-setup-start =
    { $start_by ->
        [age] Wie qua leeftijd het dichtst bij tien zit, begint. Hier mag ook het lot beslissen. De beurten gaan met de klok mee.
       *[lot] Het lot beslist wie begint. De beurten gaan met de klok mee.
    }

rules-cards-turn = Een beurt
rules-cards-turn-draw = Draai een kaart van de trekstapel open; de eerste moet. Kies na elke kaart: nog een, of stoppen. Is de trekstapel leeg, dan moet je stoppen.
rules-cards-turn-totals = Er worden twee totalen bijgehouden. Het totaal is de som van de getallen min het { -currency }, en mag onder nul komen. Het { -currency }bedrag is het { -currency } alleen. Jokers horen bij geen van beide: elke joker wordt meteen geveild, daarna gaat je beurt verder.
rules-cards-turn-stop = Wie stopt, neemt een van twee beloningen.
rules-cards-turn-numbers = De nummers: alle nummerkaarten die je hebt opengedraaid, zijn van jou. Alle anderen krijgen elk het hele { -currency }bedrag in fiches. Daarna mag je één kaart kopen.
rules-cards-turn-currency = Het { -currency }: je krijgt het { -currency }bedrag in fiches, en je nummerkaarten gaan naar de markt. Kopen mag niet. Er moet minstens één { -currency }kaart liggen.
rules-cards-turn-limit = Opengedraaide { -currency }kaarten gaan na de beurt uit het spel.

rules-cards-bust = { -bust(form: "titel") }
rules-cards-bust-when = Komt het totaal of het { -currency }bedrag boven 10, dan { -bust } je en is je beurt voorbij.
rules-cards-bust-then = Je nummerkaarten gaan naar de markt, en je krijgt een { -bust }fiche, drie waard. Was het totaal te hoog, dan krijgen alle anderen het { -currency }bedrag; was het het { -currency }, dan krijgt niemand iets.
rules-cards-bust-variant = De { -bust }variant, voor wie het milder wil: in plaats van het { -bust }fiche mag je één kaart kopen.

rules-cards-buy = Kopen
rules-cards-buy-what = Je mag één kaart van de markt kopen; het getal is de prijs. Een kaart die je in dezelfde kleur en met hetzelfde getal al als nummerkaart hebt, mag je niet kopen.
rules-cards-buy-pay =
    { $wildcards_pay ->
        [yes] { -currency(form: "titel") }fiches zijn 1 waard, { -bust }fiches 3, en elk van je kaarten 1, ook jokers. Kaarten waarmee je betaalt, gaan uit het spel.
       *[no] { -currency(form: "titel") }fiches zijn 1 waard, { -bust }fiches 3, en elk van je nummerkaarten 1. Jokers kun je niet uitgeven. Kaarten waarmee je betaalt, gaan uit het spel.
    }
rules-cards-buy-change = Wissel{ -currency } is er niet: is een { -bust }fiche meer waard dan wat nog openstaat, dan vervalt de rest. Op geen andere manier mag je te veel betalen; alleen de tegenstander in het solospel betaalt volgens eigen regels.

rules-cards-auction = De veiling
rules-cards-auction-bid = Komt er een joker, dan begint wie links zit van de speler die aan de beurt is. Om de beurt krijgt iedereen één kans: hoger bieden dan het hoogste bod, of passen. Wie aan de beurt is, komt het laatst.
rules-cards-auction-limit =
    { $wildcards_pay ->
        [yes] Niemand mag meer bieden dan met fiches en kaarten samen te betalen is.
       *[no] Niemand mag meer bieden dan met fiches en nummerkaarten samen te betalen is; jokers tellen niet mee.
    }
rules-cards-auction-win = De hoogste bieder betaalt en neemt de joker. Past iedereen, dan gaat de joker uit het spel. Wat een joker voorstelt, blijkt pas aan het eind.

rules-cards-end = Het einde
rules-cards-end-last = Is de laatste kaart van de trekstapel opengedraaid, dan wordt die beurt nog afgemaakt.
rules-cards-end-buy = Daarna mag iedereen nog één kaart kopen, te beginnen links van die speler, die zelf het laatst komt.

rules-cards-score = De telling
rules-cards-score-runs = In elke kleur telt de langste rij opeenvolgende getallen, één punt per kaart. Een volledige rij van 1 tot en met 9 levert tien punten op.
rules-cards-score-wild = Jokers komen waar ze het meest opleveren, elk op één plek.
rules-cards-score-tie =
    { $tie_break ->
        [owned] De meeste punten winnen. Bij gelijke stand wint het meeste { -currency } ({ -bust }fiches zijn drie waard), daarna wie de minste kaarten heeft. Is dat ook gelijk, dan wordt de overwinning gedeeld.
        [used] De meeste punten winnen. Bij gelijke stand wint het meeste { -currency } ({ -bust }fiches zijn drie waard), daarna wie de minste kaarten nodig had voor de rijen die tellen. Is dat ook gelijk, dan wordt de overwinning gedeeld.
       *[unused] De meeste punten winnen. Bij gelijke stand wint het meeste { -currency } ({ -bust }fiches zijn drie waard), daarna wie de meeste nummerkaarten buiten de rijen die tellen heeft. Is dat ook gelijk, dan wordt de overwinning gedeeld.
    }

rules-cards-solo = Alleen
rules-cards-solo-opponent = Je speelt tegen { $opponent }. Nadenken hoeft deze tegenstander nooit: de regels beslissen. De streefwaarde gaat van { $lowest } tot en met { $highest }. Jullie beginnen allebei met vijf fiches, de trekstapel is die voor twee spelers, en jij begint.
rules-cards-solo-draws = De tegenstander draait kaarten open tot het totaal de streefwaarde bereikt of overschrijdt, of tot de trekstapel leeg is, en kan niet { -bust(form: "infinitief") } met nummers. Die neemt altijd de nummers, nooit het { -currency }, en koopt nooit; jij krijgt het { -currency }bedrag.
rules-cards-solo-busts =
    { $busts_above_target ->
        [yes] Komt het { -currency }bedrag boven de streefwaarde, dan { -bust(form: "jij") } de tegenstander met { -currency }: die neemt de nummers en een { -bust }fiche, en jij krijgt niets.
       *[no] Komt het { -currency }bedrag boven tien, dan { -bust(form: "jij") } de tegenstander met { -currency }: die neemt de nummers en een { -bust }fiche, en jij krijgt niets.
    }
rules-cards-solo-auction = In veilingen is 5 voor jullie allebei het laagste bod.
rules-cards-solo-duplicates =
    { $idle_wildcards_pay ->
        [yes] In een veiling kun je van je kaarten alleen dubbele uitgeven: een gelijke moet overblijven. Een nummerjoker geldt als dubbel zodra zijn getal er in alle vier de kleuren bij ligt.
       *[no] In een veiling kun je van je kaarten alleen dubbele uitgeven: een gelijke moet overblijven.
    }
rules-cards-solo-bids =
    { $bids_against_poor ->
        [yes] Biedt de tegenstander eerst, dan zoveel als jij zou kunnen betalen, of zo dicht mogelijk daarbij, maar minstens 5. Biedt de tegenstander na jou, dan één meer dan jij, als dat kan; heb jij gepast, dan 5. Wie zelf minder dan 5 heeft, past.
       *[no] Biedt de tegenstander eerst, dan zoveel als jij zou kunnen betalen, of zo dicht mogelijk daarbij; heb je minder dan 5, dan past de tegenstander. Biedt de tegenstander na jou, dan één meer dan jij, als dat kan; heb jij gepast, dan 5. Wie zelf minder dan 5 heeft, past.
    }
rules-cards-solo-pays =
    { $pays_least ->
        [yes] Biedt de tegenstander eerst, dan wordt betaald met { -currency }fiches zolang ze er zijn, dan met { -bust }fiches, dan met dubbele kaarten; wat een { -bust }fiche te veel waard is, vervalt. Biedt de tegenstander na jou, dan zo goedkoop mogelijk: met het kleinste teveel, en van zulke betalingen die met de meeste { -currency }fiches, dan met de meeste { -bust }fiches.
       *[no] De tegenstander betaalt met { -currency }fiches zolang ze er zijn, dan met { -bust }fiches, dan met dubbele kaarten, en neemt niets terug: wat een { -bust }fiche te veel waard is, vervalt, ook als een dubbele kaart genoeg was geweest.
    }
rules-cards-solo-wins = Aan het eind mag alleen jij nog één keer kopen. Je wint met meer punten; een gelijke stand is voor de tegenstander. Na een overwinning is de volgende streefwaarde één hoger.

## Het legspel

rules-tiles-aim = Waar het om gaat
rules-tiles-aim-goal = Twee spelers leggen tegels aan tegels. Wie als eerste een rechte lijn van eigen tegels heeft die samen precies tien oplevert, wint.

rules-tiles-setup = Voor het spel
rules-tiles-setup-tiles = Elke speler heeft vijftien tegels van één soort: vijf enen, vijf tweeën en vijf drieën. Het lot beslist wie begint.
rules-tiles-setup-closed = Het gesloten spel: de tegels liggen gedekt. In je beurt trek je blind een van je tegels en moet je die leggen.
rules-tiles-setup-open = Het open spel: de tegels van beide spelers liggen in een rij, in willekeurige volgorde, voor allebei zichtbaar. In je beurt neem je de tegel aan een uiteinde van je rij en leg je die.

rules-tiles-place = Leggen
rules-tiles-place-first = De eerste tegel komt in het midden. Het vlak heeft geen rand.
rules-tiles-place-side = Elke andere tegel moet zijde aan zijde liggen met minstens één tegel die er al ligt, van wie die ook is. Een gat in het midden mag gevuld worden.

rules-tiles-ten = Tien
rules-tiles-ten-line = Een lijn is een reeks eigen tegels zonder gat: horizontaal, verticaal of schuin.
rules-tiles-ten-full = Een lijn telt over de volle lengte. Met elf of meer heb je er niets aan, ook al is een deel ervan tien.

rules-tiles-second = De tweede ronde
rules-tiles-second-move = Liggen alle dertig tegels en heeft niemand gewonnen, dan worden ze verplaatst. Om de beurt neemt elke speler een eigen tegel weg en legt die ergens anders.
rules-tiles-second-free = De tegel moet minstens één vrije zijde hebben, en zonder die tegel moeten alle andere nog zijde aan zijde aan elkaar vastzitten. Terug naar dezelfde plek mag niet.
rules-tiles-second-cut = Er wordt pas na de hele zet geteld. Een tegel wegnemen kan dus ook winnen, als dat een lijn inkort tot tien.

rules-tiles-draw = Geen winnaar
rules-tiles-draw-repetition = Ontstaat dezelfde stelling met dezelfde speler aan de beurt voor de derde keer, of zijn er in de tweede ronde honderd zetten gedaan, dan is het gelijkspel. Een tafel mag andere aantallen afspreken.
rules-tiles-draw-pass = Wie geen tegel kan verplaatsen, past.

## Regels en toetsen, over de tafel

guide-title = Regels en toetsen
guide-close = Sluiten
guide-keys = Toetsen
guide-signs = Wat de tekens betekenen
guide-bots = De bots aan deze tafel
guide-key =
    { $key ->
        [draw] een kaart opendraaien
        [numbers] stoppen en de nummers nemen
        [currency] stoppen en het { -currency } nemen
        [pass] passen: geen bod, of niets kopen
        [token] het { -bust }fiche nemen
        [enter] { $game ->
            [tiles] een tegel pakken of leggen
           *[cards] doen wat op de knop met ↵ staat
        }
        [escape] { $game ->
            [tiles] terugleggen wat je pakte
           *[cards] terugnemen wat je koos
        }
        [bid] zoveel bieden; + en − veranderen het
        [market] naar de markt
        [arrows] { $game ->
            [tiles] van plek naar plek
           *[cards] van kaart naar kaart
        }
        [skip] overslaan wat getoond wordt
        [zoom] dichterbij, met − verder weg
        [all] alles zien
        [hint] vragen wat de expert zou doen
       *[help] deze regels en toetsen
    }
guide-sign =
    { $sign ->
        [glow] Een gouden rand om een kaart: die maakt een van je rijen langer.
        [could] Alleen een omlijning: je kunt die nu niet kopen. Tik erop om te zien waarom niet.
        [price] Het kaartje eraan: wat de kaart kost en wat die met je punten doet.
       *[turn] Een gouden kader om een naam: die is aan de beurt, of heeft het hoogste bod.
    }
