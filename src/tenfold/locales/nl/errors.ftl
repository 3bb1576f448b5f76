### Wat er mis kan zijn. Telkens één zin, waar voor ieders spel: de lezer kan aan zet zijn, of iemand anders.

## Zetten die niemand kan lezen

unreadable-token = ‘{ $token }’ is geen zet in dit spel.
unreadable-not-for-sale = ‘{ $token }’ kan niet: alleen nummerkaarten zijn te koop.

## Zetten die de regels niet toestaan: het kaartspel

over = De partij is afgelopen, dus de zet ‘{ $token }’ is er niet meer.
illegal-no-such-move = Er is geen zet met het nummer { $move }.
illegal-wrong-phase =
    ‘{ $token }’ past hier niet: { $phase ->
        [draw] nu wordt een kaart opengedraaid, of gestopt en een beloning genomen.
        [bid] nu wordt geboden of gepast.
        [pay] er moet eerst betaald worden.
        [buy] nu wordt een kaart van de markt gekocht, of gepast.
        [last_buy] nu wordt een laatste kaart van de markt gekocht, of gepast.
        [bust] nu wordt het { -bust }fiche genomen, of in plaats daarvan een kaart gekocht.
        [place] nu wordt een tegel gelegd.
        [move] nu wordt een tegel verplaatst.
       *[chance] nu is het toeval aan de beurt.
    }
illegal-opponent = De tegenstander in het solospel heeft hier maar één zet, ‘{ $only }’, en ‘{ $token }’ is een andere.
illegal-card-not-left = Er zit geen { card } meer in de trekstapel.
illegal-deck-empty = De trekstapel is leeg, dus er valt geen kaart meer open te draaien.
illegal-draw-first = De eerste kaart van een beurt moet opengedraaid zijn voordat je mag stoppen.
illegal-no-currency = Er ligt geen { -currency }kaart om te nemen.
illegal-bid-too-low = Een bod van { $amount } is niet hoger dan het hoogste, { $highest }.
illegal-bid-below-minimum = Een bod van { $amount } is te laag: in het solospel is { $minimum } het laagste bod.
illegal-bid-too-high = Een bod van { $amount } is meer dan er betaald kan worden: hoogstens { $purse }.
illegal-bid-beyond-all = Geen bod is ooit hoger dan { $most }.
illegal-not-in-market = Op de markt ligt geen { card }.
illegal-already-owned = In de verzameling ligt al een { card }, en niemand koopt een kaart twee keer.
illegal-too-expensive = De { card } kost { $price }, en er kan hoogstens { $purse } betaald worden.
illegal-token-or-purchase = Na deze { -bust } is er het fiche of een kaart van de markt; passen kan niet.
illegal-payment-order =
    ‘{ $token }’ komt te laat: betalen gaat van { -bust }fiches naar { -currency }fiches naar kaarten op volgorde,
    en nooit terug.
illegal-no-such-token = ‘{ $token }’ kan niet: zo’n fiche is er niet om uit te geven.
illegal-card-not-owned = Er is geen { card } om uit te geven.
illegal-wildcards-do-not-pay = De { card } kan niet uitgegeven worden: in deze editie betaal je niet met jokers.
illegal-no-duplicate = De { card } kan niet uitgegeven worden: in een soloveiling tellen van je kaarten alleen dubbele als { -currency }.
illegal-payment-falls-short = Na ‘{ $token }’ kan de { $owed } die nog openstaat niet meer helemaal betaald worden.

## Zetten die de regels niet toestaan: het legspel

illegal-tile-not-left = Er is geen tegel met een { $value } meer om te trekken.
illegal-first-tile-in-the-middle = De eerste tegel komt in het midden, op 0,0, en niet op { $x },{ $y }.
illegal-occupied = Op { $x },{ $y } ligt al een tegel.
illegal-touches-nothing = Een tegel op { $x },{ $y } zou met geen enkele zijde aan een andere liggen.
illegal-one-tile-left = Er ligt nog maar één tegel in de rij, en die neem je met ‘left’.
illegal-must-move = Passen kan niet: er is nog een tegel die verplaatst kan worden.
illegal-no-tile-there = Op { $x },{ $y } ligt geen tegel.
illegal-not-your-tile = De tegel op { $x },{ $y } is van de andere speler.
illegal-same-place = De tegel op { $x },{ $y } moet naar een andere plek.
illegal-no-free-side = De tegel op { $x },{ $y } kan er niet uit: geen enkele zijde is vrij.
illegal-holds-others = De tegel op { $x },{ $y } kan er niet uit: zonder die tegel zouden de andere uit elkaar vallen.

## Zetten van veel spellen tegelijk

illegal-in-batch = In partij { $game } van de reeks, geteld vanaf 0, is zet { $move } niet toegestaan.

## Wat een tafel afspreekt

options-unknown-game = Er is geen spel dat ‘{ $game }’ heet; wel: { $known }.
options-missing = De optie ‘{ $option }’ ontbreekt.
options-not-whole = De optie ‘{ $option }’ moet een geheel getal zijn, en ‘{ $value }’ is dat niet.
options-below = De optie ‘{ $option }’ moet { $lowest } of meer zijn, en { $value } is minder.
options-outside = De optie ‘{ $option }’ moet van { $lowest } tot en met { $highest } zijn, en { $value } is dat niet.
options-not-true-or-false = De optie ‘{ $option }’ moet true of false zijn, en ‘{ $value }’ is geen van beide.
options-unknown-value = De optie ‘{ $option }’ kan niet ‘{ $value }’ zijn; wel: { $known }.
options-unknown = Er is geen optie die ‘{ $option }’ heet.
options-target-without-solo = Een streefwaarde hoort alleen bij het solospel.
options-deck-not-cards = De optie ‘deck’ moet van elke kaart zeggen hoeveel er zijn.
options-deck-unknown-card = In de stapel staat ‘{ $card }’, en dat is geen kaart.
options-deck-count = ‘{ $value }’ is geen aantal voor de { card }: het moet een geheel getal van 0 tot en met { $most } zijn.
options-deck-size = Een stapel moet 1 tot en met { $most } kaarten hebben, en deze heeft er { $count }.
options-no-edition-folder = Er is geen map { $path } met eigen edities (TENFOLD_EDITIONS).
options-edition-fails = De editie in { $path } is niet te gebruiken: { $problem }.
options-edition-id = Een eigen editie kan niet ‘{ $id }’ heten. De naam heeft a–z, 0–9, - en _, hoogstens 30 tekens, en geen uitgegeven editie heet zo.
options-edition-targets = In de editie ‘{ $id }’ kunnen doelen niet van { $lowest } tot { $highest } gaan: ze liggen tussen 1 en { $most }.
options-rows-in-closed-game = Rijen tegels horen alleen bij het open spel.
options-rows-missing = Het open spel heeft de twee rijen tegels nodig.
options-rows-not-two = De optie ‘rows’ moet een lijst van twee rijen zijn.
options-row-not-fifteen = Een rij moet vijf enen, vijf tweeën en vijf drieën hebben, en ‘{ $row }’ heeft die niet.
options-word = Een woord voor het schudden mag hoogstens { $most } afdrukbare tekens lang zijn.
options-unknown-figure = Er is geen meting die ‘{ $name }’ heet; wel: { $known }.
options-unknown-bot = Er is geen bot die ‘{ $name }’ heet; wel: { $known }.
options-unknown-bot-like = Er is geen bot die ‘{ $name }’ heet; misschien bedoel je ‘{ $like }’.
options-opponents = Er zijn { $needed } tegenstanders nodig, één voor elke andere plaats, niet { $given }.
options-house-opponents = Veel spellen tegelijk nemen de tegenstanders van het huis bij hun naam; voor functies is er vectorization_mode="sync".
options-no-bot-file = Er is geen bestand { $path } om een bot uit te halen.
options-bot-file-fails = De bot in { $path } kan niet geladen worden: { $problem }.
options-no-bot-function = Het bestand { $path } heeft geen functie ‘{ $function }’ die een bot kan zijn.
options-bot-not-in-subset = { $name } is als regel gemarkeerd, maar kan niet worden vertaald. { $problem }
options-bot-parameters = { $name } is als regel gemarkeerd. Een bot van dit spel neemt ({ $wanted }) en geeft int terug.

## Spelverslagen

record-line-too-long = De regel is langer dan { $most } bytes.
record-not-utf8 = Dit is geen UTF-8-tekst: byte { $byte } klopt niet.
record-not-json = Dit is geen JSON: { $problem }, in kolom { $column }.
record-nested-too-deep = Dit is te diep genest voor een spelverslag.
record-key-twice = De sleutel ‘{ $name }’ staat twee keer in één object.
record-not-a-number = ‘{ $value }’ is geen getal in JSON.
record-not-an-object = Een spelverslag moet een JSON-object zijn.
record-unknown-format = Het formaat ‘{ $format }’ is niet bekend; ‘{ $known }’ wel.
record-missing = In het spelverslag ontbreekt ‘{ $name }’.
record-unknown-key = Het spelverslag heeft een onbekende sleutel ‘{ $name }’; eigen sleutels horen onder ‘meta’.
record-not-text = ‘{ $name }’ moet tekst zijn.
record-not-a-mapping = ‘{ $name }’ moet een JSON-object zijn.
record-moves-not-a-list = ‘moves’ moet een lijst zijn.
record-too-many-moves = Een verslag van { $moves } zetten is langer dan elke partij volgens de regels; er worden er hoogstens { $most } gelezen.
record-part-too-long = ‘{ $name }’ is langer dan { $most } bytes.
record-move-not-text = Een zet moet tekst zijn, en ‘{ $token }’ is dat niet.
result-not-over = Het spelverslag heeft een uitslag, maar de partij is niet afgelopen.
result-missing = De partij is afgelopen, maar het spelverslag heeft geen uitslag.
result-unknown-key = De uitslag heeft een sleutel ‘{ $name }’ die dit spel niet kent.
result-incomplete = In de uitslag ontbreekt ‘{ $name }’.
result-wrong = Volgens de uitslag is ‘{ $name }’ { $told }, maar het is { $true }.

# Waar een spelverslag fout is, vóór de reden
record-at-move = zet { $number }
verify-records = spelverslagen
verify-none = { $path }: geen spelverslag te vinden
verify-sum = { $path }: { $right } goed, { $wrong } fout

## Bestanden, en wat het systeem weigert. $problem: een van deze woorden, of de eigen woorden van het systeem

system-problem =
    { $problem ->
        [missing] bestand of map bestaat niet
        [folder] een map, geen bestand
        [denied] geen toegang
        [refused] verbinding geweigerd
        [late] geen antwoord op tijd
        [full] geen ruimte meer
       *[other] { $problem }
    }
system-file =
    { $problem ->
        [missing] Een bestand of map { $path } bestaat niet.
       *[other] { $path }: { system-problem }.
    }
system-file-there = Het bestand { $path } bestaat al; --force vervangt het.

## Het schudden

shuffle-unreadable = Hoe er geschud is, valt uit het spelverslag niet te lezen.
shuffle-commitment = Het onthulde geheim is niet het geheim dat voor de partij beloofd werd.
shuffle-option = De optie ‘{ $name }’ volgt niet uit het onthulde geheim.
shuffle-card = Na het schudden komt hier { $dealt }, maar in het spelverslag staat { $token }.
