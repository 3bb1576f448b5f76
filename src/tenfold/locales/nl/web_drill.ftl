### Oefeningen uit de mooiste momenten van de lessen.

## Oefeningen. $game: "cards" of "tiles"

drill-title =
    { $game ->
        [tiles] Oefeningen: het legspel
       *[cards] Oefeningen: het kaartspel
    }
drill-coach = De oefening
drill-progress = Oefening { $step } van { $steps }
drill-kind =
    { $kind ->
        [bid] Hoeveel?
        [win] Winnen in één zet
        [guard] Afweren
       *[stop] Stoppen of trekken?
    }
drill-right = Goed
drill-again = Probeer het nog eens.
drill-next = Volgende oefening
drill-back = De vorige oefening
drill-over =
    { $game ->
        [tiles] Dat was de laatste oefening van het legspel
       *[cards] Dat was de laatste oefening van het kaartspel
    }
drill-all = Alles opgelost
drill-left = Wat nog open is
drill-play = Speel een partij

## Oefeningen van het kaartspel: de vraag, -done waarom het antwoord goed is, -hint bij een ander antwoord
## $busts van de $left kaarten zouden te veel zijn

drill-cards-nine = Je groene rij had een gat: 3, 4 en 6. Nu is de 5 gekomen, en een blauwe 4. Het totaal is 9. Stoppen of trekken?
drill-cards-nine-done = { $busts } van de { $left } kaarten waren te veel geweest en hadden je drie punten gekost: met de 5 wordt je groene rij vier lang. Zoveel levert geen andere kaart op.
drill-cards-nine-hint = Bij 9 is meer dan de helft van de kaarten te veel. En kijk wat je zou verliezen.
drill-cards-room = Een { -currency }kaart van 5, dan een blauwe 4: het totaal is −1. Stoppen of trekken?
drill-cards-room-done = Geen van de { $left } kaarten kan je schaden: −1 plus 9 is 8, en nog eens 5 { -currency } maakt precies tien. Zolang er niets kan gebeuren: trek.
drill-cards-room-hint = Denk aan de ergste kaarten: wat doet een 9, en wat een { -currency }kaart van 5?
drill-cards-purse = Het totaal ligt onder nul: geen nummerkaart kan je schaden. Maar je hebt al 8 { -currency } opengedraaid, en van de zeven kaarten die er nog zijn, zijn er vijf { -currency }kaarten van 4 of 5. Stoppen of trekken?
drill-cards-purse-done = { $busts } van de { $left } kaarten hadden het { -currency } boven de tien gebracht. Het heeft een eigen grens, hoe laag het totaal ook is.
drill-cards-purse-hint = Kijk naar de tweede meter: 8 van tien. Wat zou een 4 of een 5 daar doen?
drill-cards-counted = Je hebt meegeteld: er zijn nog zeven kaarten, twee enen, vier tweeën en een 9. Het totaal is 8. Stoppen of trekken?
drill-cards-counted-done = Alleen de 9 is te veel en zou je twee punten kosten. Elk van de zes andere kaarten levert een punt op. Gemiddeld loont het om te trekken.
drill-cards-counted-hint = Hoeveel van de zeven zijn te veel? En wat leveren de andere op?
drill-cards-sure = Ada heeft een joker 7 opengedraaid, en jij wilt hem hebben. Ze biedt na jou. Betalen kan ze met drie fiches en met haar joker, die één waard is. Wat is het laagste bod dat ze niet kan overbieden?
drill-cards-sure-done = Ze kan hoogstens vier betalen en zou meer moeten bieden dan jij. Dus 4 is genoeg, en 5 zou zonde zijn.
drill-cards-sure-hint = Hoeveel kan ze hoogstens betalen? Hetzelfde bieden als jij is voor haar niet genoeg.
drill-cards-last = De trekstapel is leeg en Ada koopt niets meer. Ze staat voor met 5 tegen 4, en jij koopt als laatste. Koop de kaart waarmee je wint.
drill-cards-last-done = De groene 5 verbindt 3, 4 en 6 tot een rij van vier: je wint met 6 tegen 5. Met de blauwe 1 was het 5 tegen 5, en Ada heeft meer { -currency }.
drill-cards-last-hint = Daarmee win je niet. Welke kaart vult een gat? En denk eraan: een kaart waarmee je betaalt, ben je kwijt.
drill-cards-deny = De laatste aankopen: eerst jij, dan Ada. Je staat voor met 3 tegen 2. Zij heeft de roze 4 en 6. Wat koop je?
drill-cards-deny-done = Met de roze 5 had ze een rij van drie gehad en met 4 tegen 3 gewonnen. Nu heb jij hem, en de oranje 2 is voor haar niet genoeg: je wint met 4 tegen 3.
drill-cards-deny-hint = Dan koopt Ada de kaart die ze het hardst nodig heeft, en ze wint. Welke is dat?

## Oefeningen van het legspel

drill-tiles-between = Je hebt een 3. In één vak wint die meteen. Waar?
drill-tiles-between-done = 2, 3, 3 en 2 van boven naar beneden: tien. Een lijn kan ook in een gat groeien.
drill-tiles-between-hint = Dat wordt geen tien. Een lijn hoeft niet aan de uiteinden te groeien.
drill-tiles-slant = Je hebt een 3. In één vak wint die meteen. Kijk in alle richtingen.
drill-tiles-slant-done = 1, 3, 3 en 3 schuin achter elkaar: tien.
drill-tiles-slant-hint = Dat wordt geen tien. Lijnen lopen ook schuin.
drill-tiles-column = Deze keer kun je niet winnen. Maar waar zou Ada met haar volgende tegel kunnen winnen? Wees haar voor.
drill-tiles-column-done = Verticaal heeft ze 3, 3 en 1, en met een 3 eronder had ze gewonnen. Het bovenste uiteinde is al dicht door een tegel van jou.
drill-tiles-column-hint = Ada kan nog winnen. Welke van haar lijnen heeft zeven, acht of negen, en een vrij uiteinde?
drill-tiles-corner = Ada zou met haar volgende tegel kunnen winnen. Er is maar één vak dat haar tegenhoudt.
drill-tiles-corner-done = Ze heeft 3, 3 en 1 schuin achter elkaar, en met een 3 hier had ze gewonnen. Aan het andere uiteinde van die lijn ligt geen tegel naast het vrije vak, dus daar kan niemand leggen.
drill-tiles-corner-hint = Ada kan nog winnen. Kijk naar de schuine lijnen.
drill-tiles-crowd = Veel lijnen, maar er is er maar één van Ada gevaarlijk. Waar houd je haar tegen?
drill-tiles-crowd-done = Ze heeft 2, 3 en 2 schuin achter elkaar, en met een 3 hier had ze gewonnen. Aan het andere uiteinde van die lijn kan nog niemand leggen, omdat er geen tegel naast ligt.
drill-tiles-crowd-hint = Ada kan nog winnen, aan een uiteinde van een schuine lijn met zeven.
drill-tiles-end = Het open spel: je neemt de tegel aan een uiteinde van je rij. Een van de twee wint meteen, in één vak.
drill-tiles-end-done = De 3 van het linkeruiteinde: 3, 2, 3 en 2 is tien.
drill-tiles-end-hint = Dat wordt geen tien. Hoeveel mist je langste lijn, en welk uiteinde van je rij heeft dat?
drill-tiles-cut = De tweede ronde. Deze keer win je door de juiste tegel weg te nemen, waar die ook heen gaat.
drill-tiles-cut-done = De schuine lijn had 1, 1, 3, 3 en 3: elf. Zonder de 1 aan het uiteinde is het tien.
drill-tiles-cut-hint = Dat wordt geen tien. Zoek een lijn van elf die door een 1 aan het uiteinde te lang is.
