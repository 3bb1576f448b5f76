### Het lab: bots, processen en clusters.

bot-too-long = { $name } heeft binnen { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } seconden
    } geen zet gedaan.
bot-crashed = { $name } is vastgelopen: { $problem }.
bot-cheated = { $name } antwoordde ‘{ $answer }’, en dat is geen geldige zet.
bot-cheated-place = { $name } koos een plaats buiten de lijst met toegestane zetten.

options-bots-and-seats = Voor { $seats ->
        [one] 1 plaats
       *[other] { $seats } plaatsen
    } zijn { $bots } bots genoemd: noem er één voor allemaal, of één per plaats.
options-arena-bots = Een arena heeft minstens twee verschillende bots nodig.
options-arena-seats = Een arena heeft een tafel met minstens twee plaatsen nodig; hoe moeilijk het solospel is, laat het experiment ‘solo’ zien.
options-unknown-experiment = Er is geen experiment dat ‘{ $name }’ heet; wel: { $known }.
options-experiment-deck = Het experiment ‘deck’ heeft een stapel kaarten nodig: --deck BESTAND.
options-cards-only = Het experiment ‘{ $name }’ gaat over het kaartspel.

lab-worker-lost = Een proces is midden in een partij gestopt: misschien heeft een bot het beëindigd, misschien was het geheugen op.
lab-no-ray = Een cluster heeft Ray nodig, en dat is niet geïnstalleerd: pip install "tenfold[cluster]".
lab-cluster-address = ‘{ $address }’ is niet het adres van een cluster; het lijkt op head:6379, ray://head:10001 of local.
lab-cluster-unreachable = Op { $address } antwoordt niemand: { system-problem }.
lab-cluster-refuses = Het cluster op { $address } is niet te gebruiken: { $problem }
lab-needs-extra = Hiervoor is de extra ‘{ $extra }’ nodig: pip install "tenfold[{ $extra }]".

## Wat een studie opleverde. Bots en edities hebben namen die blijven zoals ze zijn.
## Getallen komen al geschreven: $games als ‘1 500’ waar een zin over een heel toernooi gaat.

lab-games = partijen
lab-preparing = regels en processen worden klaargezet
lab-training = ‘{ $network }’ leert
lab-training-strength =
    ‘{ $network }’ na { $rounds } ronden: wint { $won } ± { $either_way } { $network ->
        [solo] van de solopartijen met doel 7
       *[other] tegen ‘careful’
    }.
lab-training-stopped = Gestopt. Dezelfde opdracht gaat verder vanuit { $path }.
lab-drawing = de grafieken worden getekend
lab-written = Geschreven: { $path }
# $games: hoeveel
lab-simulated =
    { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }, startwaarde { $seed }
lab-seed = Startwaarde { $seed }.
lab-stopped-kept =
    gestopt na { $games ->
        [one] 1 partij; die is bewaard
       *[other] { $games } partijen; ze zijn bewaard
    }
lab-stopped-counted =
    gestopt na { $games ->
        [one] 1 partij; die telt
       *[other] { $games } partijen; ze tellen
    }
# $problem: een zin
lab-forfeited =
    { $name } heeft { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    } verspeeld; de eerste keer: { $problem }
# Een getal met zijn interval, elk met een teken
lab-difference = { $mean } ({ $low } tot { $high })
lab-opponent = de tegenstander
lab-in-numbers = In getallen
# Een plek in de beurtvolgorde, van 1 tot 5
lab-turn = nr. { $turn }

## De koppen van kolommen, en van rijen die een grootheid noemen

lab-column-a-game = per partij
lab-column-advantage = tegenover geen voordeel
lab-column-better = beter dan de volgende
lab-column-bot = bot
lab-column-busts = { -bust(form: "voltooid") }
lab-column-edition = editie
lab-column-failed-bot = bot die faalde
lab-column-first-fault = de eerste keer
lab-column-forfeited = verspeelde partijen
lab-column-lead = voorsprong van de koper in punten
lab-column-mean = gemiddelde
lab-column-mean-price = gemiddelde prijs van jokers
lab-column-more-victories = partijen gewonnen door de koper, boven het gemiddelde
lab-column-moves = zetten
lab-column-opponents-points = punten van de tegenstander
lab-column-points = punten
lab-column-price = prijs
lab-column-purchases = aankopen
lab-column-rating = rating
lab-column-sd = std.afw.
lab-column-seat = plaats
lab-column-target = streefwaarde
lab-column-turn = beurtvolgorde
lab-column-unsold = onverkocht
lab-column-victories = gewonnen
lab-column-victories-a-seat = gewonnen per plaats
lab-column-wildcard = joker
lab-column-winning-points = meeste punten
lab-column-won = gewonnen
# $colour: de letter van een kleur
lab-run-length = rij in { colour }
# Hoe een legspel eindigde
lab-ended-by =
    { $ending ->
        [line] beëindigd door een lijn
        [repetition] beëindigd door herhaling
       *[limit] beëindigd door de zettengrens
    }

## De assen van grafieken

lab-axis-first-lead = voorsprong van nr. 1 in procentpunt
lab-axis-games = partijen
lab-axis-games-won = gewonnen partijen, %
lab-axis-target = streefwaarde
lab-axis-busts = { -bust(form: "voltooid") } per partij
lab-axis-lead = punten voor op de anderen
lab-axis-moves = zetten per partij
lab-axis-points = punten per plaats
lab-axis-points-a-game = punten per partij
lab-axis-victories = gewonnen, %

## Een pagina: hoe iets is uitgevoerd

lab-page-made-by = Gemaakt door Tenfold { $version }.
lab-run-heading = Hoe het is uitgevoerd
lab-run-game = spel
lab-run-seed = startwaarde
lab-run-games = partijen
lab-run-time = tijd
# $rules: hun versie
lab-run-rules = { $version }, regels { $rules }
# Een stapel kaarten. $count: hoeveel kaarten
lab-run-deck = een eigen stapel, { $count } kaarten

## Een toernooi

lab-arena-title = Arena: { $bots }
# De volgorde ontstaat van voren af: { a }, dan dit voor elke volgende bot.
lab-arena-before = { $list } voor { $item }
lab-arena-decided-all = Na { $games } partijen is de hele volgorde beslist: { $order }.
lab-arena-decided-first = Na { $games } partijen is beslist dat { $best } de beste is; daarachter is niet alles beslist.
lab-arena-decided-two = Na { $games } partijen is beslist dat { $best } beter is dan { $second }.
lab-arena-decided-nothing = Na { $games } partijen staat { $best } voor, maar het is niet beslist of die bot beter is dan { $second }.
lab-arena-better = ja
lab-arena-undecided = niet beslist
lab-arena-ratings = De ratings
lab-arena-ratings-text = Een bot met 400 punten meer dan een andere wint tien keer zo makkelijk. Het gemiddelde van alle winnaars is 1500. De balken zijn 95%-intervallen; de laatste kolom zegt of een verschil zeker is.
lab-arena-pairs = Eén tegen één
lab-arena-pairs-text = Hoe vaak in 100 partijen aan één tafel de rij voor de kolom ligt: eerst naar gewonnen partijen, dan naar punten.
lab-arena-turns = Gewonnen partijen naar beurtvolgorde
lab-arena-turns-text = Gewonnen partijen naar beurtvolgorde, wie er ook zat; de streepjeslijn is wat het zonder voordeel zou zijn.
lab-arena-faults = Bots die faalden
lab-arena-faults-text = Een bot die faalt, verspeelt de partij; de anderen delen die.

## Experimenten: wat ze vragen, zoals `tenfold experiment list` het laat zien

lab-experiment-seats = Maakt het uit wie begint? Gewonnen partijen naar beurtvolgorde.
lab-experiment-editions = Spelen de edities verschillend? Punten, lengte, { -bust(form: "infinitief") } en prijzen in elke editie.
lab-experiment-busting = Wat verandert de { -bust }variant?
lab-experiment-solo = Hoe moeilijk is elke streefwaarde van de tegenstander, per editie?
lab-experiment-wildcards = Wat is een joker waard? De prijs, en hoe het de koper vergaat.
lab-experiment-deck = Wat verandert een eigen stapel kaarten? (--deck BESTAND)

## Hun instellingen: wat met wat wordt vergeleken

lab-setting-players = { $seats } plaatsen
lab-setting-closed = gesloten spel
lab-setting-open = open spel
lab-setting-edition = { $edition }
lab-setting-standard = basisspel
lab-setting-busting = { -bust }variant
lab-setting-solo = { $edition } { $target }
lab-setting-wildcards = jokers
lab-setting-standard-deck = gewone stapel
lab-setting-own-deck = jouw stapel

## Wat ze vonden. $setting: een van hierboven

lab-seats-title = Maakt het uit wie begint?
lab-seats-gain = { $gain } procentpunt
# $turns: plekken in de beurtvolgorde, $count: hoeveel
lab-seats-differ =
    { $setting }: { $count ->
        [one] verschil
       *[other] verschillen
    } voor { $turns }
lab-seats-even = { $setting }: geen verschil te zien
# $settings: deze twee, met puntkomma’s ertussen
lab-seats-answer = Gewonnen partijen naar beurtvolgorde, met 95%-intervallen. { $settings }.
lab-course-heading = Hoe het antwoord vaste vorm kreeg
lab-course-text = Wat na zoveel partijen bekend was, met 95%-intervallen: een lijn die nog beweegt, heeft meer partijen nodig.
# $figure: wat gemeten is
lab-spread = { $figure }: hoe vaak elke waarde voorkwam
# Meerdere die het toeval zo gerangschikt kan hebben. $list: hun namen
lab-tied = gelijke stand tussen { $list }
# $count: hoeveel er nog bij horen
lab-tied-many =
    gelijke stand tussen { $list } en nog { $count ->
        [one] 1 andere
       *[other] { $count } andere
    }
lab-comparison-title = { $one } tegen { $other }
lab-comparison-editions = Editie tegen editie
lab-comparison-heading = Naast elkaar
lab-comparison-text = Gemiddelden per partij (punten: per plaats) met 95%-intervallen.
lab-comparison-difference = Verschil met ‘{ $setting }’
# $figures: een opsomming van lab-comparison-figure
lab-comparison-answer = Vergeleken met ‘{ $setting }’ verschilt meer dan toeval verklaart: { $figures }.
lab-comparison-figure = { $figure } bij ‘{ $setting }’ ({ $gain })
lab-comparison-even = Vergeleken met ‘{ $setting }’ verschilt niets meer dan toeval verklaart.
lab-solo-title = Hoe moeilijk is het solospel?
lab-solo-plot = Gewonnen partijen per streefwaarde, een lijn per editie
lab-solo-won = Gewonnen partijen
# $most, $least: hoe vaak er gewonnen werd
lab-solo-answer = Het makkelijkst: { $easiest }, { $most }; het moeilijkst: { $hardest }, { $least }.
lab-wildcards-title = Wat is een joker waard?
lab-wildcards-lead = Voorsprong van de koper
lab-wildcards-lead-text = De punten van de koper min het gemiddelde van de anderen aan tafel. Wie koopt, lag misschien toch al voor.
# $dearest, $best: een kaart en haar code
lab-wildcards-answer = Het duurst: { $dearest }; het meest levert op: { $best }.
lab-wildcards-unsold = Niemand heeft een joker gekocht.

## Wat `tenfold bench` meet

lab-figures = meetwaarden
# Achter een getal. $unit: zetten (per seconde), een verhouding, of een eenheid die overal hetzelfde is
lab-unit =
    { $unit ->
        [moves] zetten/s
        [ratio] verhouding
       *[other] { $unit }
    }
lab-figure-cards-playout = willekeurige partijen van het kaartspel met vier, gecompileerd
lab-figure-tiles-playout = willekeurige partijen van het legspel, gecompileerd
lab-figure-cards-batch = 1024 partijen van het kaartspel, stap voor stap vanuit Python, met maskers
lab-figure-tiles-batch = 1024 partijen van het legspel, stap voor stap vanuit Python, met maskers
lab-figure-cards-step = één zet van het kaartspel vanuit Python, geïnterpreteerd
lab-figure-tiles-step = één zet van het legspel vanuit Python, geïnterpreteerd
lab-figure-compile = van niets tot de eerste partij, met een lege cache
lab-figure-translate = hetzelfde na een wijziging van de regels
lab-figure-module = de gecompileerde module zoals een browser haar ophaalt
lab-figure-threads = twee threads tegen één
lab-figure-cores = twee processen tegen één
lab-figure-import = het importeren van tenfold
lab-figure-help = het uitvoeren van tenfold --help
