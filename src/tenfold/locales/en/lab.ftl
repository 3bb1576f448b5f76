### The lab: bots, workers and clusters.

bot-too-long = { $name } has not moved within { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
bot-crashed = { $name } crashed: { $problem }.
bot-cheated = { $name } answered “{ $answer }”, which is not a legal move.

options-bots-and-seats = { $bots } bots are named for { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }: name one for all, or one for each.
options-arena-bots = An arena needs at least two different bots.
options-arena-seats = An arena needs a table of two seats or more; the experiment “solo” shows how hard the solo game is.
options-unknown-experiment = There is no experiment called “{ $name }”; there are: { $known }.
options-experiment-deck = The experiment “deck” needs a deck: --deck FILE.
options-cards-only = The experiment “{ $name }” is about the card game.

lab-worker-lost = A worker process has ended in the middle of a game: a bot may have ended it, or memory may have run out.
lab-no-ray = A cluster needs Ray, which is not installed: pip install "tenfold[cluster]".
lab-cluster-address = “{ $address }” is not the address of a cluster; it should be like head:6379, ray://head:10001, or local.
lab-cluster-unreachable = Nobody answers at { $address }: { $problem }.
lab-cluster-refuses = The cluster at { $address } cannot be used: { $problem }
lab-needs-extra = This needs the extra “{ $extra }”: pip install "tenfold[{ $extra }]".
