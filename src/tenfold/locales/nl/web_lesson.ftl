### De lessen, stap voor stap. In beide speelt Ada mee.

## Rond elke les

lesson-you = Jij
lesson-coach = De les
lesson-progress = Stap { $step } van { $steps }
lesson-back = Eén stap terug
lesson-restart = Van voren af aan
lesson-skip = Overslaan
lesson-next = Verder
lesson-your-move = Jij bent aan de beurt
lesson-not-here = Niet in deze les: probeer wat de tekst vraagt.
lesson-watch = Kijk wat Ada doet.
lesson-done = Gelukt
lesson-helped = Het bord laat nu meer zien.
# $places: wat een ring heeft, voor wie die niet kan zien
lesson-marked = Gemarkeerd op tafel: { $places }.
lesson-place =
    { $place ->
        [deck] de trekstapel
        [total] het totaal
        [gauges] de twee meters
        [laid] de getrokken kaart
        [draw] de knop om te trekken
        [numbers] de knop om de nummers te nemen
        [grid] je verzameling
        [mine] { card } in je verzameling
        [purse] je fiches
        [wild] je joker
        [rival] wat Ada heeft
        [market] de markt
        [market-card] { card } op de markt
        [lot] de joker
        [bidders] wie er biedt, en hoeveel
        [stepper] je bod
        [desk] waarmee je kunt betalen
        [scores] de scores
        [ours] je tegels
        [theirs] de tegels van Ada
        [rows] beide rijen tegels
        [hand] de tegel in je hand
        [cell] het vak ervoor
        [line] een lijn van tegels
        [round] hoeveel zetten er nog zijn
       *[tile] een tegel op tafel
    }

## Het kaartspel: hoofdstukken

lesson-cards-chapter-draw = Trekken en stoppen
lesson-cards-chapter-bust = Het risico
lesson-cards-chapter-auction = De veiling
lesson-cards-chapter-buy = Kopen
lesson-cards-chapter-end = Het einde

## Het kaartspel: stappen. De naam alleen vraagt, -done vertelt wat ervan kwam, -hint antwoordt op een ander idee

lesson-cards-welcome = Een tafel voor twee: jij en Ada. Het rooster is het hele spel: vier kleuren, elk met de getallen 1 tot en met 9. Je verzamelt getallen, en lange rijen in één kleur leveren punten op. Je begint met vijf zwarte fiches.
lesson-cards-draw = Je beurt begint altijd met een kaart. Trek er een.
lesson-cards-draw-done = Een blauwe 4. De meter laat het zien: het totaal is 4, en het mag tot 10 gaan.
lesson-cards-draw-hint = Trek eerst een kaart.
lesson-cards-currency = Na elke kaart mag je stoppen of doorgaan. Ga door: trek er nog een.
lesson-cards-currency-done = Een { -currency }kaart van 3. Die gaat van de nummers af: 4 min 3 is 1, dus er is weer meer ruimte. Maar { -currency } heeft een eigen grens, ook tien.
lesson-cards-currency-hint = Trek nog één keer, dan zie je de andere soort kaart.
lesson-cards-currency-hint-stop = Je zou hier kunnen stoppen met één nummer. Maar kijk eerst wat er komt: trek.
lesson-cards-again = Het totaal is 1, dus zelfs een 9 kan geen kwaad. Trek nog eens.
lesson-cards-again-done = Een groene 5: 1 plus 5 is 6.
lesson-cards-again-hint = Er is nog geen gevaar: trek.
lesson-cards-again-hint-stop = Prima keuze in een echte partij. Hier loop je geen enkel risico, dus trek nog eens.
lesson-cards-stop = Bij 6 is elk getal vanaf 5 te veel. Tijd om te stoppen. Er zijn twee beloningen: de nummers of het { -currency }. Neem de nummers, want die leveren punten op.
lesson-cards-stop-done = De blauwe 4 en de groene 5 liggen in je verzameling. In ruil daarvoor krijgen alle anderen het { -currency }, drie fiches. Wie nummers neemt, mag ook op de markt kopen, maar die is nog leeg.
lesson-cards-stop-hint = Neem de nummers.
lesson-cards-stop-hint-draw = Dapper. Maar laten we deze oogst eerst binnenhalen: neem de nummers.
lesson-cards-stop-hint-currency = Dat zou je drie fiches opleveren, en je nummers gingen naar de markt. Neem deze keer de nummers.
lesson-cards-market = Ada koos de andere beloning: het { -currency }, vier fiches. Maar meer dan tien heeft niemand, dus gingen er twee verloren. Haar nummers moesten blijven liggen. Ze liggen nu op de markt, waar iedereen ze kan kopen: de prijs van een kaart is het getal dat erop staat.
lesson-cards-risk = Weer jouw beurt, en de eerste kaart is verplicht. Trek.
lesson-cards-risk-done = Een groene 6, vlak naast je 5. Die is de moeite waard.
lesson-cards-risk-hint = Trek eerst een kaart.
lesson-cards-bust = Bij 6 zou bijna een op de drie kaarten te veel zijn. De meesten zouden hier stoppen. Neem het risico, alleen deze keer: trek nog eens.
lesson-cards-bust-done = 6 plus 7 is 13, en dat is een { -bust }! Beide nummers gaan naar de markt. Als troost krijg je een { -bust }fiche: dat is wit, en drie zwarte waard. Met te veel { -currency }, meer dan tien, { -bust } je ook.
lesson-cards-bust-hint = Wees voor één keer roekeloos: trek.
lesson-cards-bust-hint-stop = Een wijze keuze in een echte partij. Neem hier voor één keer het risico: trek.
lesson-cards-wildcard = Ada heeft een joker opengedraaid: een 5 die bij elke kleur past. Een joker telt in geen enkel totaal mee. Hij wordt meteen geveild: iedereen heeft één kans om hoger te bieden dan het hoogste bod, of te passen. Jij bent de eerste, Ada de laatste.
lesson-cards-bid = Je hebt maar deze ene kans, en een voorzichtig bod kan Ada zo overbieden. Bied 4.
lesson-cards-bid-done = Ada past, dus de joker is voor jou, voor vier.
lesson-cards-bid-hint = Kies 4 en bied.
lesson-cards-bid-hint-four = Een mogelijk bod. Maak er voor deze les 4 van.
lesson-cards-bid-hint-pass = Je zou kunnen passen. Maar een 5 in elke kleur is wel een paar fiches waard: bied 4.
lesson-cards-pay = Betaal nu vier. Zwarte fiches zijn 1 waard, je witte 3, en zelfs een kaart kun je weggeven voor 1. Van een wit fiche krijg je niets terug. Betaal zoals voorgesteld of kies zelf, maar houd je kaarten.
lesson-cards-pay-done = Betaald, de joker is van jou. Welke kleur het wordt, hoef je nog niet te zeggen: aan het eind van de partij komt de joker waar je er het meest aan hebt.
lesson-cards-pay-hint = Vier zwarte fiches zijn genoeg, of het witte en een zwart.
lesson-cards-pay-hint-cards = Dat is genoeg, maar je kaarten zijn in een rij meer waard. Betaal alleen met fiches.
lesson-cards-small = Een andere tafel, later in een partij. Je hebt de groene 4 en 5, en de groene 6 ligt op de markt. Je mag één kaart kopen, maar alleen in een beurt waarin je nummers neemt. Trek eerst.
lesson-cards-small-done = Een blauwe 2. Niet veel, maar genoeg.
lesson-cards-small-hint = Trek eerst een kaart.
lesson-cards-take = Stop hier en neem de nummers: alleen dan mag je kopen.
lesson-cards-take-done = De 2 is van jou, en de markt gaat voor je open. Een kaart die je al hebt, zou je niet kunnen kopen.
lesson-cards-take-hint = Neem de nummers.
lesson-cards-take-hint-draw = Meer hoeft niet: met de 2 mag je kopen. Neem de nummers.
lesson-cards-buy = Koop de groene 6. Die kost zes, en je hebt vijf fiches: een kaart moet dus helpen. Geef de eenzame blauwe 2 weg.
lesson-cards-buy-done = Groen 4, 5, 6: een rij van drie. Goed gekocht.
lesson-cards-buy-hint = Tik op de groene 6 op de markt.
lesson-cards-buy-hint-pass = Dit is de kaart die je nodig hebt. Tik op de groene 6 op de markt.
lesson-cards-buy-hint-payment = Daarmee kun je betalen, maar het kost je een stuk van de rij. Betaal met de vijf fiches en de blauwe 2.
lesson-cards-late = Nog een tafel: helemaal aan het eind van een korte partij. In de trekstapel zit nog één kaart. Je hebt groen 3, 4 en 5, blauw 7 en 8, en een joker 6.
lesson-cards-last = Elke beurt begint met een kaart, deze ook. Trek de laatste.
lesson-cards-last-done = De blauwe 9. Er valt niets meer te trekken, dus je beurt eindigt hier in elk geval.
lesson-cards-last-hint = Trek de laatste kaart.
lesson-cards-last-take = Die sluit aan op je blauwe 7 en 8. Neem je nummer.
lesson-cards-last-take-done = Nu is de trekstapel leeg. Je koopt nog even niets, want nu mag iedereen nog één kaart kopen, en wie de laatste trok, komt het laatst. Ada past.
lesson-cards-last-take-hint = Neem de nummers.
lesson-cards-last-buy = Op de markt ligt een groene 2, die je groene rij langer maakt. Koop die met twee fiches.
lesson-cards-last-buy-done = Gekocht, en daarmee is de partij afgelopen.
lesson-cards-last-buy-hint = Tik op de groene 2 op de markt.
lesson-cards-last-buy-hint-pass = Die zou je rij langer maken. Tik op de groene 2 op de markt.
lesson-cards-last-buy-hint-payment = Nu tellen kaarten, fiches nauwelijks nog. Betaal met twee fiches.
lesson-cards-score = In elke kleur telt de langste rij, een punt voor elke kaart, en alles van 1 tot en met 9 levert er tien op. Je joker 6 ligt waar hij het meest oplevert. De meeste punten winnen; bij gelijke stand het meeste { -currency }. Verder is { -currency } nu niets meer waard.

## Het legspel: hoofdstukken

lesson-tiles-chapter-place = Leggen
lesson-tiles-chapter-ten = Lijnen van tien
lesson-tiles-chapter-guard = Afweren
lesson-tiles-chapter-open = Het open spel
lesson-tiles-chapter-move = De tweede ronde

## Het legspel: stappen

lesson-tiles-welcome = Jij en Ada hebben elk vijftien tegels: vijf van elke waarde, 1, 2 en 3. Die van jou zijn licht en gestreept, die van haar donker en gestippeld. Om de beurt trekken jullie er een en leggen die neer. Je hebt een 3 getrokken.
lesson-tiles-first = De eerste tegel komt in het midden. Leg hem neer.
lesson-tiles-first-done = Ada heeft er een 1 naast gelegd, en jij hebt nog een 3 getrokken. Het vlak heeft geen rand: het groeit naar alle kanten.
lesson-tiles-first-hint = Voor de eerste tegel is er maar één plek.
lesson-tiles-second = Elke tegel moet met een zijde tegen een andere liggen; alleen een hoek is niet genoeg. Maar een lijn mag recht of schuin lopen. Leg je 3 zo dat die een lijn vormt met de eerste.
lesson-tiles-second-done = 3 en 3 is 6, en de lijn kan aan de uiteinden verder groeien.
lesson-tiles-second-hint = Daar vormt hij geen lijn met je eerste 3. Kies een vak er vlak naast, of aan een hoek.
lesson-tiles-ten = Je wint met een lijn van eigen tegels die samen precies tien oplevert. Hier staat je lijn op 8 en je hebt een 2. Maak er tien van!
lesson-tiles-ten-done = 3, 3, 2 en 2: tien, en gewonnen!
lesson-tiles-ten-hint = Nog geen tien. Maak de lijn langer, aan een van de uiteinden.
lesson-tiles-exactly = Nu heb je een 3. De horizontale lijn staat weer op 8, en de verticale vanaf je eerste tegel op 7. Maar één ervan wint.
lesson-tiles-exactly-done = 3, 2, 2 en 3 van boven naar beneden: tien, en gewonnen!
lesson-tiles-exactly-hint = Nog geen tien. Kijk naar de verticale lijn, die met 7.
lesson-tiles-exactly-hint-eleven = Dat wordt 11. Een lijn telt altijd over de volle lengte, en door aanleggen wordt geen lijn korter. Kijk naar de verticale lijn, die met 7.
lesson-tiles-guard = Ada heeft 8 in een lijn, en met een 2 zou ze winnen. Eén uiteinde is al dicht. Jij hebt een 1: wat nu?
lesson-tiles-guard-done = Goed afgeweerd: beide uiteinden zijn dicht, dus die lijn kan niet meer tot tien groeien.
lesson-tiles-guard-hint = Daar zou ze nog kunnen winnen. Leg je tegel waar haar lijn verder zou gaan.
lesson-tiles-open = Hetzelfde spel, maar open: alle tegels liggen in twee rijen, voor allebei zichtbaar. In je beurt neem je de tegel aan een uiteinde van je rij; de tegel erachter ligt dan aan het uiteinde. Neem er een en leg die neer.
lesson-tiles-open-done = Met open rijen blijft er niets aan het toeval over: je ziet wat Ada zal hebben, en zij ziet wat jij krijgt.
lesson-tiles-open-hint = Neem de tegel aan een uiteinde van je rij en kies dan een vak.
lesson-tiles-round = Alle dertig tegels liggen, en niemand heeft gewonnen. Nu worden ze verplaatst: om de beurt nemen jullie een eigen tegel weg en leggen die ergens anders. Er moet een zijde vrij zijn, en zonder die tegel moeten alle andere nog aan elkaar vastzitten. In de hoek staat hoeveel zetten er nog zijn.
lesson-tiles-move = Je kunt met één zet winnen. Tegels die je mag nemen, hebben een blauwe rand en een tekentje met vier pijlen. Kies er een, en dan waar die heen gaat.
lesson-tiles-move-done = Tien! Soms helpt het zelfs om een tegel weg te nemen, als dat een te hoge lijn inkort tot tien.
lesson-tiles-move-hint = Dat wordt geen tien. Zoek de plek waar een van je tegels nodig is, en breng er een heen die geen enkele lijn nodig heeft.
