### The deal of the day: the same for everybody.

daily-title = The deal of the day
daily-intro = The same deal for everybody, once a day. Your first attempt counts: no hints, nothing is taken back. Afterwards you see how others did, and the house’s opponents with the very same cards.
# $days: on which one has played before today
daily-newcomer =
    { $days ->
        [0] Today is your first day: you get a place from your third day on.
       *[other] You get a place from your third day on.
    }
# $game: "cards" or "tiles"
daily-game =
    { $game ->
        [tiles] The tile duel
       *[cards] The card game, alone
    }
daily-games = Games of this day
# $name: the solo opponent; $target: hers
daily-cards = Against { $name }, target { $target }
# $name: the opponent; $open: "yes" for the open game
daily-tiles =
    { $open ->
        [yes] Against { $name }, the open game
       *[no] Against { $name }, the closed game
    }
# $status: "new", or "playing" when it was begun
daily-play =
    { $status ->
        [playing] Go on
       *[new] Play
    }
# $when: as "in 3 hours"
daily-until =
    { $status ->
        [playing] It closes { $when }; what is not finished then is lost.
       *[new] The next deal comes { $when }.
    }
# $where: "here" without a server
daily-field =
    { $where ->
        [here] The result
       *[server] How others did
    }
daily-study = Study my game
daily-you = you
daily-still-plays = still playing

## Results

# $how: "won", "drawn", "lost", "resigned", "time" (it was not finished in time) or "closed"
daily-outcome =
    { $how ->
        [won] Won
        [drawn] Drawn
        [resigned] Given up
        [time] Not finished in time
        [closed] Closed
       *[lost] Lost
    }
# $points: one's own; $other: the opponent's
daily-outcome-points = { daily-outcome }, { $points } to { $other }
daily-mine = My result
daily-result = Result
daily-place-title = Place
# $place among $people
daily-place = { $place } of { $people }
daily-place-newcomer = It would be { $place } of { $people }
daily-net = Without luck
# $accuracy: from 0 to 100
daily-net-accuracy = { $accuracy }% accurate
daily-net-nothing = Nothing to decide
daily-net-waits = Your decisions are being looked at.
daily-luck =
    { $how ->
        [kind] The cards were kind to you.
        [unkind] The cards were against you.
       *[even] The cards gave and took alike.
    }
daily-share = Copy for friends
# $day: as "18/11"
daily-share-head =
    { $game ->
        [tiles] Tenfold, tiles, { $day }
       *[cards] Tenfold, cards, { $day }
    }

## How others did. $people: how many they are

daily-deal-title =
    { $game ->
        [tiles] Tiles, { $day }
       *[cards] Cards, { $day }
    }
daily-house = The house’s opponents, same deal
daily-everybody =
    { $people ->
        [0] Nobody has finished it yet
        [one] One has finished it
       *[other] { $people } have finished it
    }
daily-field-accuracy = Without luck: { $accuracy }% accurate on average ({ $people } reviewed).
# $how: "won", "drawn", "lost" or "broken" (not played to the end)
daily-bar =
    { $how ->
        [won] won
        [drawn] drawn
        [broken] not finished
       *[lost] lost
    }
# $how: "ahead" or "behind" by $points
daily-bar-lead =
    { $how ->
        [ahead] +{ $points }
        [even] 0
       *[behind] −{ $points }
    }
# $from, $to: points, as "+3"
daily-bar-range = { $from } to { $to }
daily-parting = Where you left the field
# $mine, $usual: choices, such as “draw”
daily-parting-text = Up to move { $number } you played like { $people } others. Then you chose “{ $mine }”, and { $with_usual } of them “{ $usual }”.
daily-look = Look at it
daily-from-there = Play on from there
daily-hardest = What most got wrong
daily-hard = Move { $number }: { $wrong } of { $people } went wrong.
daily-hard-best = Best was “{ $best }”.
daily-hard-choice =
    { $people ->
        [one] “{ $choice }”: once
       *[other] “{ $choice }”: { $people } times
    }
daily-again = Play it again, for practice
daily-proof = How do I know that nobody touched the deal?
daily-proof-promise = Before the day began, this number was public. It belongs to one deal and no other:
daily-proof-secret = The deal is closed, and this is the secret that it follows from; `tenfold verify` checks it with any record of the day:
# $when: as "in 3 hours"
daily-proof-sealed = The secret behind it is told { $when }; then anybody can check it.

## The calendar

daily-calendar = My days
# $count: days
daily-streak =
    { $count ->
        [0] No streak yet.
        [one] One day in a row.
       *[other] { $count } days in a row.
    }
daily-longest =
    { $count ->
        [one] Your longest: one day.
       *[other] Your longest: { $count } days.
    }
daily-spare =
    { $spare ->
        [yes] One day of this week may be missed.
       *[no] This week’s free day is used up.
    }
daily-forgiven = free
# $how: "won", "lost" or "playing"
daily-day-game =
    { $game ->
        [tiles] tiles
       *[cards] cards
    } { $how ->
        [won] won
        [playing] begun
       *[lost] lost
    }
daily-day-nothing = not played
daily-weeks = Your decisions, week by week
# $from: the week's Monday
daily-week =
    From { $from }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $won } won, { $accuracy }% accurate

## Without a server

daily-date-text = There is no server here, so the deal follows from its date alone: it is the same for everybody who plays like this, and nobody has to keep it secret. There is no place. The first time, nothing is taken back and nobody gives hints; it is all kept on this device.
daily-kept-text = The server is out of reach. Past deals that this device knows can be played for practice: the same cards, the same opponent, the same answers.
daily-kept-nothing = The server is out of reach, and this device knows no past deal yet. Look here once while there is a connection: then it keeps those of the last thirty days.
daily-choose = Choose a day to play its deal.
daily-practice = practice
daily-practise = Play it, for practice
daily-not-known = How the house’s opponents did is not known here.
daily-house-after = Once you have played it, you see how the house’s opponents did.
daily-dealt = How is it dealt?
daily-dealt-text = Its secret is the SHA-256 of these three lines: a name, the number of the day, and the game. The cards and all dice of the bots follow from it.
