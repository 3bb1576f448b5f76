### Het lab: bots, processen en clusters.

bot-too-long = { $name } heeft binnen { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } seconden
    } geen zet gedaan.
bot-crashed = { $name } is vastgelopen: { $problem }.
bot-cheated = { $name } antwoordde ‘{ $answer }’, en dat is geen geldige zet.

options-bots-and-seats = Voor { $seats ->
        [one] 1 plaats
       *[other] { $seats } plaatsen
    } zijn { $bots } bots genoemd: noem er één voor allemaal, of één per plaats.
options-arena-bots = Een arena heeft minstens twee verschillende bots nodig.
options-arena-seats = Een arena heeft een tafel met minstens twee plaatsen nodig; hoe zwaar het solospel is, laat het experiment ‘solo’ zien.
options-unknown-experiment = Er is geen experiment dat ‘{ $name }’ heet; wel: { $known }.
options-experiment-deck = Het experiment ‘deck’ heeft een stapel kaarten nodig: --deck BESTAND.
options-cards-only = Het experiment ‘{ $name }’ gaat over het kaartspel.

lab-worker-lost = Een proces is midden in een spel gestopt: misschien heeft een bot het beëindigd, misschien was het geheugen op.
lab-no-ray = Een cluster heeft Ray nodig, en dat is niet geïnstalleerd: pip install "tenfold[cluster]".
lab-cluster-address = ‘{ $address }’ is niet het adres van een cluster; het lijkt op head:6379, ray://head:10001 of local.
lab-cluster-unreachable = Op { $address } antwoordt niemand: { $problem }.
lab-cluster-refuses = Het cluster op { $address } is niet te gebruiken: { $problem }
lab-needs-extra = Hiervoor is de extra ‘{ $extra }’ nodig: pip install "tenfold[{ $extra }]".
