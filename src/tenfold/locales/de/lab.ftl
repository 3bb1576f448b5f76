### Das Labor: Bots, Prozesse und Cluster.

bot-too-long = { $name } hat in { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } keinen Zug gemacht.
bot-crashed = { $name } ist abgestürzt: { $problem }.
bot-cheated = { $name } hat mit „{ $answer }“ geantwortet, und das ist kein erlaubter Zug.

options-bots-and-seats = Für { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    } sind { $bots } Bots genannt: Nenne einen für alle oder einen für jeden Platz.
options-arena-bots = Eine Arena braucht mindestens zwei verschiedene Bots.
options-arena-seats = Eine Arena braucht einen Tisch mit mindestens zwei Plätzen; wie schwer das Solospiel ist, zeigt das Experiment „solo“.
options-unknown-experiment = Ein Experiment namens „{ $name }“ gibt es nicht; es gibt: { $known }.
options-experiment-deck = Das Experiment „deck“ braucht einen Kartensatz: --deck DATEI.
options-cards-only = Im Experiment „{ $name }“ geht es um das Kartenspiel.

lab-worker-lost = Ein Prozess ist mitten im Spiel zu Ende gegangen: Vielleicht hat ihn ein Bot beendet, vielleicht ging der Speicher aus.
lab-no-ray = Ein Cluster braucht Ray, und das ist nicht installiert: pip install "tenfold[cluster]".
lab-cluster-address = „{ $address }“ ist keine Adresse eines Clusters; sie sieht aus wie head:6379, ray://head:10001 oder local.
lab-cluster-unreachable = Unter { $address } antwortet niemand: { $problem }.
lab-cluster-refuses = Der Cluster unter { $address } lässt sich nicht nutzen: { $problem }
lab-needs-extra = Dafür ist das Extra „{ $extra }“ nötig: pip install "tenfold[{ $extra }]".
