### Making a table, waiting at it, playing at it: what is the same for both games.

## At the table

table-connecting = Going to the table …
table-reconnecting = The connection is gone and comes back by itself. Nothing is lost.
table-offline = You are offline. The table waits for you.
table-restarting = The rules are being started again. Nothing is lost.
table-gone = This table is not there
table-your-turn = Your turn
# Another tab of this browser plays at this table
elsewhere-title = You are playing this game in another tab
elsewhere-text = So that no move gets lost, only one tab plays at a time. If you go on here, the other one stops.
elsewhere-take = Play here
# $language: of the edition's rule book
table-title-cards =
    { $language ->
        [en] The cards · English edition
        [de] The cards · German edition
        [nl] The cards · Dutch edition
        [pl] The cards · Polish edition
       *[none] The cards
    }
table-title-solo = The cards · solo, target { $target }
table-title-tiles =
    { $open ->
        [yes] The tiles · open
       *[no] The tiles · closed
    }
# Over somebody’s first table
aim =
    { $game ->
        [tiles] A straight line of your own that makes exactly ten wins.
       *[cards] Collect cards: your longest run in each colour scores.
    }
aim-learn = Learn how
table-story = The story
table-story-all = Show it from the beginning
table-story-empty = Nothing has happened yet.
table-watchers =
    { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
table-take-back = Take your last decision back
table-more = More about this table
table-asks-take-back =
    { $who ->
        [you] You have asked to take your last decision back.
       *[other] { $name } would like to take the last decision back.
    }
table-asks-draw =
    { $who ->
        [you] You have offered a draw.
       *[other] { $name } offers a draw.
    }
# Beside it. $names: those who have agreed, and those who have not answered yet
table-asked-agreed = Agreed: { $names }
table-asked-missing = Still missing: { $names }
table-withdraw = Withdraw
table-allow = Agree
table-refuse = No
table-bot-plays = { $who ->
    [you] A bot is playing for you.
   *[other] A bot is playing for { $name }.
}
# At a seat, in a few words. $what: what comes of it; $time: until then, as 1:20
table-away =
    { $what ->
        [bot] Away: a bot plays
        [soon] Away: bot in { $time }
        [later] Away: bot in { $time }
        [next] Away: bot next turn
       *[wait] Away
    }
# The same in a sentence
table-away-text =
    { $who ->
        [you] { table-bot-plays }
       *[other] { $what ->
            [bot] { $name } is away. A bot is playing.
            [soon] { $name } is away: a bot plays in { $time }.
            [later] { $name } is away. If { $name } is not back in { $time }, a bot plays on.
            [next] { $name } is away. A bot plays on { $name }’s next turn.
           *[wait] { $name } is away. Everybody waits.
        }
    }
# $names: those who are away
table-gone-away = Away: { $names }
# Somebody said a phrase; for those who listen
table-says = { $name }: { $phrase }
table-come-back = Take the seat back
table-offer-draw = Offer a draw
table-resign = Resign
# A question before what cannot be undone. $about: what it is; $ends: whether nobody is left to play on
table-sure =
    { $about ->
        [practice] You have seen what came of it. You can take it back, but then the game goes on as practice: it can no longer be won for statistics and ratings. If you have made three decisions already, it can still be lost.
        [leave] Leave for good? A bot plays on in your seat, and you cannot come back.
       *[resign] { $ends ->
            [yes] Resign? The game is over then, and you have lost.
           *[no] Resign? You have lost then, and a bot plays on in your seat.
        }
    }
table-sure-practice = Take it back
table-sure-resign = Yes, resign
table-sure-leave = Yes, leave for good
table-play-on = Play on
table-leave = Leave for good; a bot takes the seat
# Somebody was asked, and said no
table-declined = { $name } does not agree.
table-withdrawn = { $name } no longer asks.
# Who plays there. $bot: its strength; $game
seat-strength =
    { $bot ->
        [random] { $name } is a bot that plays anything: easy to beat.
        [greedy] { $name } is a bot that takes what is best right now: a fair opponent.
        [careful] { $game ->
            [tiles] { $name } is a bot that thinks ahead: a fair opponent.
           *[cards] { $name } is a bot that counts the cards: a fair opponent.
        }
        [bruno] { $name } is a bot who builds its own lines and hardly looks at yours: easy to stop.
        [otis] { $name } is a bot who overlooks every diagonal: catch it there.
        [wanda] { $name } is a bot who would rather spoil your lines than build its own: hard to get past.
        [nell] { $name } is a bot who judges well, but only what lies there now: a fair opponent.
        [iris] { $name } is a bot who thinks about your next tile: a good opponent.
        [hugo] { $name } is a bot who patiently looks two tiles ahead: strong.
        [momo] Momo stops early and sleeps well.
        [rocco] Rocco never met a card he would not draw.
        [basil] Basil buys whatever is for sale.
        [frieda] Frieda turns every token over twice.
        [willa] Willa must have every wildcard, whatever it costs.
        [nora] Nora plays a sound game, a shade too careful.
        [expert] { $game ->
            [tiles] { $name } searches deep and sees lines before they are laid.
           *[cards] The expert counts everything, and looks ahead.
        }
       *[other] { $name } is a bot.
    }
# A program in a seat. $where: "here", on this server, or "elsewhere"
seat-about-program =
    { $where ->
        [here] { $name } is a program that runs on this server. Where it plays, nobody’s rating moves.
       *[elsewhere] { $name } is a program that plays over the network. Where it plays, nobody’s rating moves.
    }
# Shown before something that has no other answer happens by itself. $why: the reason
table-obvious =
    { $why ->
        [empty] The market is empty: on it goes.
        [nothing] Nothing in the market that you could buy: you pass.
        [bid] You cannot bid as much as it takes: you pass.
        [bust] Nothing you could buy instead: you take the token.
        [pay] There is only one way to pay: you pay.
        [stuck] None of your tiles can move: you pass.
       *[only] There is only one way on.
    }
table-took-back = { $name } takes a decision back.
table-taken-back =
    { $practice ->
        [yes] Taken back. From here on it is practice: a win counts no more.
       *[no] Taken back: it is your decision again.
    }
# A mark on a table whose game counts for nothing, because something was taken back after what came of it was seen
# $loss: whether a loss still counts
table-practice =
    { $loss ->
        [yes] Practice: only a loss counts
       *[no] Practice: counts for nothing
    }
table-practice-text =
    { $loss ->
        [yes] Something was taken back after it was seen what comes of it, or the expert was asked, when the game was well under way. It goes on, but a win changes neither statistics nor ratings; a loss does.
       *[no] Something was taken back after it was seen what comes of it, or the expert was asked. The game goes on, but it changes neither statistics nor ratings.
    }
table-earlier-rules = Earlier ruling
table-came-back = { $name } is back.
# Somebody comes for the first time; for those who listen
table-sat-down = { $name } sits down.
# In the story. $what: how somebody went, and whether the game goes on without them
table-story-left =
    { $what ->
        [over] { $who ->
            [you] You resigned.
           *[other] { $name } resigned.
        }
        [resigned] { $who ->
            [you] You resigned. A bot plays on.
           *[other] { $name } resigned. A bot plays on.
        }
       *[left] { $who ->
            [you] You have left. A bot plays on.
           *[other] { $name } has left. A bot plays on.
        }
    }
table-left = You play here no longer; a bot has your seat. You are welcome to watch.
table-replay = Look back at the game
table-again = Play again
table-next-target = Next target: { $target }
# $way: "stronger" or "gentler" than those who have played
table-other-bot =
    { $way ->
        [gentler] A gentler opponent
       *[stronger] A stronger opponent
    }
# How a game ended that the rules did not end. $reason; $who: "you", or "other" by $name: who resigned or ran out of time; $won: "you", "other" ($winner) or "nobody"
end-otherwise =
    { $reason ->
        [resigned] { $who ->
            [you] You resigned
           *[other] { $name } resigned
        }{ end-won }
        [time] { $who ->
            [you] You ran out of time
           *[other] { $name } ran out of time
        }{ end-won }
        [agreed] Agreed to be a draw
        [closed] The table was closed
       *[aborted] It was not played to the end
    }
end-won =
    { $won ->
        [you] : you win!
        [nobody] { "" }
       *[other] ; { $winner } wins
    }
table-invites = { $name } would like another game.
table-join = Join in
table-decline = No, thanks

calls-label = Tell me when it is my turn
calls-text = A notification while a table is open and you are looking elsewhere.
calls-denied = Your browser does not let this page notify you. You can change that in its settings, beside the address.
calls-missing = This browser shows no notifications here. On a phone it may help to put Tenfold on the home screen.

network-label = Let phones in this network join
network-open = On the same Wi-Fi, they open the link to a table or scan its code.
network-shut = Until then, links to your tables work on this device alone.
network-only-here = Only this device reaches this server: on other devices, the link and its code lead nowhere.

talk-title = Say something
talk-said = What was said
phrase-hello = Hello
phrase-good-luck = Good luck
phrase-well-played = Well played
phrase-thanks = Thanks
phrase-thinking = Let me think
phrase-sorry = Sorry
phrase-oops = Oops
phrase-wow = Wow
phrase-brave = That was brave
phrase-ouch = Ouch
phrase-your-turn = Your turn
phrase-one-more =
    { $game ->
        [tiles] One more tile
       *[cards] One more card
    }
phrase-good-game = Good game
phrase-again = Another one?
phrase-bye = Bye

## Waiting for friends

waiting-title = Waiting for the others
waiting-text = The game begins by itself when every seat is taken.
waiting-who = Who is here
waiting-open = Open seat
waiting-you = that is you
waiting-here = here
waiting-away = away
waiting-invited = invited
waiting-sit-too = Sit here, too
waiting-free = Free this seat
waiting-free-whose = Free the seat of { $name }
waiting-start-here = Start with those who are here
waiting-start = Start now; bots take the open seats
waiting-call-off = Call it off
waiting-leave = Leave the table
waiting-called-off = This game was called off
waiting-invite = Invite
waiting-qr = A code with the link to this table, to be scanned
waiting-copy = Copy the link
waiting-share = Share
waiting-copied = The link is copied.
waiting-copy-by-hand = Your browser does not allow it. Here is the link, to be copied by hand:
waiting-invitation = Come and play TEN with me:

## For whoever comes by a link

# $who: whether we know who invites
invitation-title =
    { $who ->
        [name] { $name } invites you to a game of TEN with { $game ->
            [tiles] tiles
           *[cards] cards
        }
       *[nobody] You are invited to a game of TEN with { $game ->
            [tiles] tiles
           *[cards] cards
        }
    }
invitation-players =
    { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }
# $names: those who sit at the table
invitation-here = At the table: { $names }
invitation-sit = Sit down and play

agreed-title = What was agreed
agreed-edition = Rules: { $edition }
agreed-busting = Whoever { -bust }s may buy a card instead of taking the { -bust } token.
agreed-clock =
    { $minutes ->
        [one] One minute for the whole game
       *[other] { $minutes } minutes for the whole game
    }{ $increment ->
        [0] { "" }
        [one] , and a second more with each decision
       *[other] , and { $increment } seconds more with each decision
    }
agreed-days =
    { $days ->
        [one] A day for every decision
       *[other] { $days } days for every decision
    }
agreed-absence-bot = When somebody has been away for { $time }, a bot plays on.
agreed-absence-wait = When somebody is away, everybody waits.
agreed-overtime-bot = When somebody’s time is up, a bot plays on for them.
agreed-overtime-lose = When somebody’s time is up, they have lost.
agreed-takeback-free = Decisions may be taken back.
agreed-takeback-consent =
    A decision may be taken back if all the others agree, also those who are away. { $game ->
        [tiles] A tile
       *[cards] A card
    } that was turned up comes again.
agreed-takeback-never = Nothing is taken back.
agreed-no-aids =
    { $game ->
        [tiles] No sums of lines, and no mark where ten can be made.
       *[cards] No odds and no list of the cards still to come.
    }
agreed-programs = Programs may sit down, too. Where one does, nobody’s rating moves.
agreed-shuffle = A shuffle that can be checked
agreed-shuffle-text =
    { $game ->
        [tiles] The order was fixed before anybody sat down. This number commits to it; after the game the secret behind it is shown, and anybody can check the tiles against it.
       *[cards] The order was fixed before anybody sat down. This number commits to it; after the game the secret behind it is shown, and anybody can check the cards against it.
    }

## A new table

new-title = A new table
new-game = Game
new-company = Who plays?
new-company-solo = Solo
new-company-bots = Bots
new-company-friends = Friends
new-company-here = One screen
new-company-watch = Watch
new-company-solo-text = You alone against an opponent whose every decision the rules make.
new-company-bots-text = You begin at once; bots take the other seats.
new-company-friends-text = You get a link. Whoever has it may sit down; nobody needs an account.
new-company-here-text = Everybody plays at this screen and passes it round.
new-company-watch-text = Bots play each other. You look on at your own pace, and take a seat whenever you like.
new-count = How many play?
new-seats = Who sits where
new-seat = Seat { $number }
new-seat-open = Open: whoever has the link
new-seat-here = Somebody at this screen
# One that whoever runs the server has put there
new-seat-program = Program: { $name }
# $bot: the name of its strength
new-seat-bot =
    { $bot ->
        [random] Bot: plays anything
        [greedy] Bot: sensible
        [careful] { $game ->
            [tiles] Bot: thinks ahead
           *[cards] Bot: counts the cards
        }
       *[other] Bot: { seat-bot }
    }
new-opponents = Who plays against you?
new-opponents-text = From gentle to strong. Others of about that strength sit beside them, unless you choose at the seats below.
new-players = Who plays?
new-step = Strength { $step } of { $steps }
new-your-name = Your name
new-name-of = Name of player { $number }
new-target = The opponent’s target
new-target-text = She draws until she has that much: the higher, the harder. Beat one, and the next is yours.
new-watch = Watch the strongest bot
new-watch-text = It plays this target while you look on, move by move.
new-watch-go = Watch them play
new-watch-playing = They are playing …
new-more = More choices
new-edition = Edition
# $language: of its rule book
new-edition-name =
    { $publisher } ({ $language ->
        [de] German
        [nl] Dutch
        [pl] Polish
       *[en] English
    })
new-edition-text = Editions differ in how ties are broken and in what the solo opponent does.
new-busting = { -bust(form: "capital") }ing variant
new-busting-text = Whoever { -bust }s may buy a card of the market instead of taking the { -bust } token.
new-first = Who begins?
new-start-lot = Drawn by lot
new-aids-text =
    { $game ->
        [tiles] Shows the sums of lines, and where ten can be made, to those who want to see it.
       *[cards] Shows the chance to { -bust }, and which cards are still to come, to those who want to see it.
    }
new-clock = Clock
new-clock-none = None
new-clock-brisk = Brisk: 5 minutes, 5 seconds a decision
new-clock-calm = Calm: 20 minutes, 10 seconds a decision
new-clock-day = By post: a day a decision
new-clock-three-days = By post: three days a decision
new-overtime = When time is up
new-overtime-lose = The game is lost
new-absence = When somebody is away
new-absence-bot = A bot plays on
new-absence-wait = Everybody waits
new-listed = Public
new-listed-text = Strangers find the table under “Open tables” and may sit down or watch.
new-programs = Programs may sit down
new-programs-text = They play over the network and are marked. Where one sits, nobody’s rating moves.
new-takeback = Taking back
new-takeback-free = Free
new-takeback-consent = If the others agree
new-takeback-never = Never
new-word = A word of your own for the shuffle
new-word-text =
    { $game ->
        [tiles] It is mixed into the order of the tiles, so that you can be sure that nobody chose it.
       *[cards] It is mixed into the order of the cards, so that you can be sure that nobody chose it.
    }
new-make = Make the table
new-start = Start the game

## The deal of the day. $counts: "yes" for the first attempt

table-daily = Deal of the day
table-daily-text =
    { $counts ->
        [yes] The deal of the day: your first attempt counts. No hints, nothing is taken back.
       *[no] The deal of the day, for practice
    }
# $where: "here" without a server
table-daily-field =
    { $where ->
        [here] The result
       *[server] How others did
    }
