### Learning: the page that leads there, and the lessons. Ada is the other player in both.

## The page. $game: "cards" or "tiles"

learn-heading = Learn to play
learn-intro = Two small lessons on a real table, with prepared cards and tiles. Nothing can go wrong, and you can leave at any time.
learn-title =
    { $game ->
        [tiles] Learn the tile game
       *[cards] Learn the card game
    }
learn-about =
    { $game ->
        [tiles] Lay tiles beside tiles, and be the first with a straight line of exactly ten. For two.
       *[cards] Push your luck, bid for wildcards, buy what others had to leave. For one to five.
    }
# $minutes: how long it takes
learn-minutes =
    { $minutes ->
        [one] About 1 minute
       *[other] About { $minutes } minutes
    }
learn-begin = Begin the lesson
learn-again = Go through it again
learn-go-on = Go on with the lesson
learn-done = Done
# $done of all $tasks
learn-some = { $done } of { $tasks } tasks done
drill-try = Drills
drill-solved = { $solved } of { $drills } solved
learn-rules-heading = The rules, edition by edition
learn-rules-text = Four publishers, four small sets of differences. Each page tells the whole game and marks what is special there.
learn-ready =
    { $game ->
        [tiles] You know the tile game
       *[cards] You know the card game
    }
learn-ready-text =
    { $game ->
        [tiles] Try it against our easiest bot. The board keeps counting your lines for you until you switch that off.
       *[cards] Try it alone against the solo opponent, with the target at its easiest. She plays by a few fixed rules and never hurries you.
    }
learn-first-game = Play your first game
learn-read-rules = Read the rules
learn-no-server = The table could not be made: the server does not answer. Try again in a moment.

## Offered once to somebody who has never played

offer-heading = Is this your first game?
offer-text = The lesson takes three minutes, at a real table with prepared cards. You can leave it at any time.
offer-learn = Learn it in three minutes
offer-play = Play right away
offer-later = The lesson stays where it is: under “Learn to play”.
