### Puzzels uit de mooiste momenten van de lessen.

## Puzzels. $game: "cards" of "tiles"

puzzle-title =
    { $game ->
        [tiles] Puzzels: het legspel
       *[cards] Puzzels: het kaartspel
    }
puzzle-coach = De puzzel
puzzle-progress = Puzzel { $step } van { $steps }
puzzle-kind =
    { $kind ->
        [bid] Hoeveel?
        [win] Winnen in één zet
        [guard] Afweren
       *[stop] Stoppen of trekken?
    }
puzzle-right = Goed
puzzle-again = Probeer het nog eens.
puzzle-next = Volgende puzzel
puzzle-back = De vorige puzzel
puzzle-over =
    { $game ->
        [tiles] Dat was de laatste puzzel van het legspel
       *[cards] Dat was de laatste puzzel van het kaartspel
    }
puzzle-all = Alles opgelost
puzzle-left = Wat nog open is
puzzle-play = Speel een partij

## Puzzels van het kaartspel: de vraag, -done waarom het antwoord goed is, -hint bij een ander antwoord
## $busts van de $left kaarten zouden te veel zijn

puzzle-cards-nine = Je groene rij had een gat: 3, 4 en 6. Nu is de 5 gekomen, en een blauwe 4. Het totaal is 9. Stoppen of trekken?
puzzle-cards-nine-done = { $busts } van de { $left } kaarten waren te veel geweest en hadden je drie punten gekost: met de 5 wordt je groene rij vier lang. Zoveel levert geen andere kaart op.
puzzle-cards-nine-hint = Bij 9 is meer dan de helft van de kaarten te veel. En kijk wat je zou verliezen.
puzzle-cards-room = Een { -currency }kaart van 5, dan een blauwe 4: het totaal is −1. Stoppen of trekken?
puzzle-cards-room-done = Geen van de { $left } kaarten kan je schaden: −1 plus 9 is 8, en nog eens 5 { -currency } maakt precies tien. Zolang er niets kan gebeuren: trek.
puzzle-cards-room-hint = Denk aan de ergste kaarten: wat doet een 9, en wat een { -currency }kaart van 5?
puzzle-cards-purse = Het totaal ligt onder nul: geen nummerkaart kan je schaden. Maar je hebt al 8 { -currency } opengedraaid, en van de zeven kaarten die er nog zijn, zijn er vijf { -currency }kaarten van 4 of 5. Stoppen of trekken?
puzzle-cards-purse-done = { $busts } van de { $left } kaarten hadden het { -currency } boven de tien gebracht. Het heeft een eigen grens, hoe laag het totaal ook is.
puzzle-cards-purse-hint = Kijk naar de tweede meter: 8 van tien. Wat zou een 4 of een 5 daar doen?
puzzle-cards-counted = Je hebt meegeteld: er zijn nog zeven kaarten, twee enen, vier tweeën en een 9. Het totaal is 8. Stoppen of trekken?
puzzle-cards-counted-done = Alleen de 9 is te veel en zou je twee punten kosten. Elk van de zes andere kaarten levert een punt op. Gemiddeld loont het om te trekken.
puzzle-cards-counted-hint = Hoeveel van de zeven zijn te veel? En wat leveren de andere op?
puzzle-cards-sure = Ada heeft een joker 7 opengedraaid, en jij wilt hem hebben. Ze biedt na jou. Betalen kan ze met drie fiches en met haar joker, die één waard is. Wat is het laagste bod dat ze niet kan overbieden?
puzzle-cards-sure-done = Ze kan hoogstens vier betalen en zou meer moeten bieden dan jij. Dus 4 is genoeg, en 5 zou zonde zijn.
puzzle-cards-sure-hint = Hoeveel kan ze hoogstens betalen? Hetzelfde bieden als jij is voor haar niet genoeg.
puzzle-cards-last = De trekstapel is leeg en Ada koopt niets meer. Ze staat voor met 5 tegen 4, en jij koopt als laatste. Koop de kaart waarmee je wint.
puzzle-cards-last-done = De groene 5 verbindt 3, 4 en 6 tot een rij van vier: je wint met 6 tegen 5. Met de blauwe 1 was het 5 tegen 5, en Ada heeft meer { -currency }.
puzzle-cards-last-hint = Daarmee win je niet. Welke kaart vult een gat? En denk eraan: een kaart waarmee je betaalt, ben je kwijt.
puzzle-cards-deny = De laatste aankopen: eerst jij, dan Ada. Je staat voor met 3 tegen 2. Zij heeft de roze 4 en 6. Wat koop je?
puzzle-cards-deny-done = Met de roze 5 had ze een rij van drie gehad en met 4 tegen 3 gewonnen. Nu heb jij hem, en de oranje 2 is voor haar niet genoeg: je wint met 4 tegen 3.
puzzle-cards-deny-hint = Dan koopt Ada de kaart die ze het hardst nodig heeft, en ze wint. Welke is dat?

## Puzzels van het legspel

puzzle-tiles-between = Je hebt een 3. In één vak wint die meteen. Waar?
puzzle-tiles-between-done = 2, 3, 3 en 2 van boven naar beneden: tien. Een lijn kan ook in een gat groeien.
puzzle-tiles-between-hint = Dat wordt geen tien. Een lijn hoeft niet aan de uiteinden te groeien.
puzzle-tiles-slant = Je hebt een 3. In één vak wint die meteen. Kijk in alle richtingen.
puzzle-tiles-slant-done = 1, 3, 3 en 3 schuin achter elkaar: tien.
puzzle-tiles-slant-hint = Dat wordt geen tien. Lijnen lopen ook schuin.
puzzle-tiles-column = Deze keer kun je niet winnen. Maar waar zou Ada met haar volgende tegel kunnen winnen? Wees haar voor.
puzzle-tiles-column-done = Verticaal heeft ze 3, 3 en 1, en met een 3 eronder had ze gewonnen. Het bovenste uiteinde is al dicht door een tegel van jou.
puzzle-tiles-column-hint = Ada kan nog winnen. Welke van haar lijnen heeft zeven, acht of negen, en een vrij uiteinde?
puzzle-tiles-corner = Ada zou met haar volgende tegel kunnen winnen. Er is maar één vak dat haar tegenhoudt.
puzzle-tiles-corner-done = Ze heeft 3, 3 en 1 schuin achter elkaar, en met een 3 hier had ze gewonnen. Aan het andere uiteinde van die lijn ligt geen tegel naast het vrije vak, dus daar kan niemand leggen.
puzzle-tiles-corner-hint = Ada kan nog winnen. Kijk naar de schuine lijnen.
puzzle-tiles-crowd = Veel lijnen, maar er is er maar één van Ada gevaarlijk. Waar houd je haar tegen?
puzzle-tiles-crowd-done = Ze heeft 2, 3 en 2 schuin achter elkaar, en met een 3 hier had ze gewonnen. Aan het andere uiteinde van die lijn kan nog niemand leggen, omdat er geen tegel naast ligt.
puzzle-tiles-crowd-hint = Ada kan nog winnen, aan een uiteinde van een schuine lijn met zeven.
puzzle-tiles-end = Het open spel: je neemt de tegel aan een uiteinde van je rij. Een van de twee wint meteen, in één vak.
puzzle-tiles-end-done = De 3 van het linkeruiteinde: 3, 2, 3 en 2 is tien.
puzzle-tiles-end-hint = Dat wordt geen tien. Hoeveel mist je langste lijn, en welk uiteinde van je rij heeft dat?
puzzle-tiles-cut = De tweede ronde. Deze keer win je door de juiste tegel weg te nemen, waar die ook heen gaat.
puzzle-tiles-cut-done = De schuine lijn had 1, 1, 3, 3 en 3: elf. Zonder de 1 aan het uiteinde is het tien.
puzzle-tiles-cut-hint = Dat wordt geen tien. Zoek een lijn van elf die door een 1 aan het uiteinde te lang is.
