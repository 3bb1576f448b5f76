### The lab: bots, workers and clusters.

bot-too-long = { $name } has not moved within { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
bot-crashed = { $name } crashed: { $problem }.
bot-cheated = { $name } answered “{ $answer }”, which is not a legal move.
bot-cheated-place = { $name } chose a place outside the list of legal moves.

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
lab-cluster-unreachable = Nobody answers at { $address }: { system-problem }.
lab-cluster-refuses = The cluster at { $address } cannot be used: { $problem }
lab-needs-extra = This needs the extra “{ $extra }”: pip install "tenfold[{ $extra }]".

## What came of a study. Bots and editions have names that stay as they are.
## Numbers come written: $games as “1 500” where a sentence is about a whole tournament.

lab-games = games
lab-preparing = getting the rules and the processes ready
lab-training = training “{ $network }”
lab-training-strength =
    “{ $network }” after { $rounds } rounds: wins { $won } ± { $either_way } { $network ->
        [solo] of solo games at target 7
       *[other] against “careful”
    }.
lab-training-stopped = Stopped. The same command goes on from { $path }.
lab-drawing = drawing the plots
lab-written = Written: { $path }
# $games: how many
lab-simulated =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }
lab-seed = Seed { $seed }.
lab-stopped-kept =
    stopped after { $games ->
        [one] 1 game; it is kept
       *[other] { $games } games; they are kept
    }
lab-stopped-counted =
    stopped after { $games ->
        [one] 1 game; it counts
       *[other] { $games } games; they count
    }
# $problem: a sentence
lab-forfeited =
    { $name } forfeited { $games ->
        [one] 1 game
       *[other] { $games } games
    }; the first time: { $problem }
# A number with the interval around it, each with its sign
lab-difference = { $mean } ({ $low } to { $high })
lab-opponent = the opponent
lab-in-numbers = In numbers
# A place in the order of turns, from 1 to 5
lab-turn =
    { $turn ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    }

## The heads of columns, and of rows that name a figure

lab-column-a-game = a game
lab-column-advantage = against no advantage
lab-column-better = better than the next
lab-column-bot = bot
lab-column-busts = { -bust }s
lab-column-edition = edition
lab-column-failed-bot = bot that failed
lab-column-first-fault = the first time
lab-column-forfeited = games forfeited
lab-column-lead = buyer’s lead in points
lab-column-mean = mean
lab-column-mean-price = mean price of wildcards
lab-column-more-victories = buyer’s victories above average
lab-column-moves = moves
lab-column-opponents-points = opponent’s points
lab-column-points = points
lab-column-price = price
lab-column-purchases = purchases
lab-column-rating = rating
lab-column-sd = sd
lab-column-seat = seat
lab-column-target = target
lab-column-turn = turn
lab-column-unsold = unsold
lab-column-victories = victories
lab-column-victories-a-seat = victories a seat
lab-column-wildcard = wildcard
lab-column-winning-points = winning points
lab-column-won = won
# $colour: the letter of a colour
lab-run-length = run in { colour }
# How a tile game ended
lab-ended-by =
    { $ending ->
        [line] ended by line
        [repetition] ended by repetition
       *[limit] ended by limit
    }

## The axes of plots

lab-axis-first-lead = first player’s lead in percentage points
lab-axis-games = games
lab-axis-games-won = games won, %
lab-axis-target = target
lab-axis-busts = { -bust }s a game
lab-axis-lead = points ahead of the others
lab-axis-moves = moves a game
lab-axis-points = points a player
lab-axis-points-a-game = points a game
lab-axis-victories = victories, %

## A page: how something was run

lab-page-made-by = Made by Tenfold { $version }.
lab-run-heading = How it was run
lab-run-game = game
lab-run-seed = seed
lab-run-games = games
lab-run-time = time
# $rules: their version
lab-run-rules = { $version }, rules { $rules }
# A deck. $count: how many cards
lab-run-deck = of one’s own, { $count } cards

## A tournament

lab-arena-title = Arena: { $bots }
# The order of bots is made from its front: { a }, then this for every other.
lab-arena-before = { $list } before { $item }
lab-arena-decided-all = After { $games } games the whole order is decided: { $order }.
lab-arena-decided-first = After { $games } games it is decided that { $best } is the best; not everything behind it is.
lab-arena-decided-two = After { $games } games it is decided that { $best } is better than { $second }.
lab-arena-decided-nothing = After { $games } games { $best } leads, but it is not decided whether it is better than { $second }.
lab-arena-better = yes
lab-arena-undecided = not decided
lab-arena-ratings = Ratings
lab-arena-ratings-text = A bot with 400 points more than another is ten times as likely to win. The mean of all winners is 1500. The bars are 95% intervals; the last column says whether a difference is certain.
lab-arena-pairs = One against one
lab-arena-pairs-text = How often in 100 games at one table the row is ahead of the column: by victory, then by points.
lab-arena-turns = Victories by the order of turns
lab-arena-turns-text = Victories by the order of turns, whoever sat there; the dashed line is what no advantage would give.
lab-arena-faults = Bots that failed
lab-arena-faults-text = A bot that fails forfeits the game; the others share it.

## Experiments: what they ask, as `tenfold experiment list` shows it

lab-experiment-seats = Does it matter who begins? Victories by the order of turns.
lab-experiment-editions = Do the editions play differently? Points, length, { -bust }s and prices in each.
lab-experiment-busting = What does the { -bust }ing variant change?
lab-experiment-solo = How hard is each target of the solo opponent, by edition?
lab-experiment-wildcards = What is a wildcard worth? Its price, and how its buyers do.
lab-experiment-deck = What does a deck of your own change? (--deck FILE)

## Their settings: what is compared with what

lab-setting-players = { $seats } players
lab-setting-closed = closed game
lab-setting-open = open game
lab-setting-edition = { $edition }
lab-setting-standard = standard
lab-setting-busting = { -bust }ing variant
lab-setting-solo = { $edition } { $target }
lab-setting-wildcards = wildcards
lab-setting-standard-deck = standard deck
lab-setting-own-deck = your deck

## What they found. $setting: one of those above

lab-seats-title = Does it matter who begins?
lab-seats-gain = { $gain } percentage points
# $turns: places in the order of turns, $count: how many
lab-seats-differ =
    { $setting }: { $turns } { $count ->
        [one] differs
       *[other] differ
    }
lab-seats-even = { $setting }: no difference shows
# $settings: those two, with semicolons between them
lab-seats-answer = Victories by the order of turns, with 95% intervals. { $settings }.
lab-course-heading = How the answer settled
lab-course-text = What was known after so many games, with 95% intervals: a line that still moves needs more games.
# $figure: what was measured
lab-spread = { $figure }: how often each value came
# Several that chance may have put in this order. $list: their names
lab-tied = a tie between { $list }
# $count: how many more there are
lab-tied-many =
    a tie between { $list } and { $count ->
        [one] 1 other
       *[other] { $count } others
    }
lab-comparison-title = { $one } against { $other }
lab-comparison-editions = Edition against edition
lab-comparison-heading = Side by side
lab-comparison-text = Means a game (points: a player) with 95% intervals.
lab-comparison-difference = Difference to { $setting }
# $figures: a list of lab-comparison-figure
lab-comparison-answer = Against { $setting }, these differ by more than chance explains: { $figures }.
lab-comparison-figure = { $figure } in { $setting } ({ $gain })
lab-comparison-even = Against { $setting }, nothing differs by more than chance explains.
lab-solo-title = How hard is the solo game?
lab-solo-plot = Games won against each target, a line for each edition
lab-solo-won = Games won
# $most, $least: how often they were won
lab-solo-answer = Easiest: { $easiest }, { $most }; hardest: { $hardest }, { $least }.
lab-wildcards-title = What is a wildcard worth?
lab-wildcards-lead = Lead of the buyer
lab-wildcards-lead-text = Buyers’ points less the mean of the others at the table. Who buys may also be who is ahead anyway.
# $dearest, $best: a card and its code
lab-wildcards-answer = Dearest: { $dearest }; buyers do best with: { $best }.
lab-wildcards-unsold = Nobody bought a wildcard.

## What `tenfold bench` measures

lab-figures = figures
# Behind a number. $unit: moves (a second), a ratio, or a unit that is the same everywhere
lab-unit =
    { $unit ->
        [moves] moves/s
        [ratio] ratio
       *[other] { $unit }
    }
lab-figure-cards-playout = random four-player card games, compiled
lab-figure-tiles-playout = random tile games, compiled
lab-figure-cards-batch = 1,024 card games stepped from Python with masks
lab-figure-tiles-batch = 1,024 tile games stepped from Python with masks
lab-figure-cards-step = one move of the card game from Python, interpreted
lab-figure-tiles-step = one move of the tile game from Python, interpreted
lab-figure-compile = from nothing to the first game, with an empty cache
lab-figure-translate = the same after a change of the rules
lab-figure-module = the compiled module as a browser fetches it
lab-figure-threads = two threads against one
lab-figure-cores = two processes against one
lab-figure-import = importing tenfold
lab-figure-help = tenfold --help
