### What a server refuses, and why. One sentence each, to whoever asked.

## At a table

table-unknown = There is no such table, or not any more.
record-unknown = There is no such game here, or not any more.
table-stale = The game has moved on meanwhile; look again, then decide.
table-not-playing = No game is being played at this table.
table-has-begun = The game has begun already.
table-has-moved = The game cannot be called off any more: somebody has moved.
table-is-over = The game is over already.
table-not-over = The game is not over yet.
table-game-is-over = The game is over there, so nobody can play on from it.
table-not-your-turn = It is not your turn.
table-not-your-seat = This is not your seat.
table-not-the-owner = Only whoever made the table may do that.
table-no-such-seat = There is no seat { $seat } at this table.
table-seat-taken = Somebody sits there already.
table-sits-already = You sit at this table already; the other seats are for others.
table-sent-away = Whoever made this table would rather play with others.
table-no-programs = At this table no programs sit down; whoever makes a table decides that.
table-waits-often = You have { $most } seats at tables that wait; leave one first.
table-not-somebody-elses = Nobody else sits in seat { $seat }.
table-seats-open = There are seats still open.
table-only-bots = At least one seat must be for a person.
# $most: how many at once
table-watches-often = Bots play { $most } games for you already. Let one of them end first.
table-bot-plays-on = A bot is playing for you; take your seat back first.
table-not-away = No bot is playing for this seat.
table-too-many-moves = At move { $number } of these it is no longer your turn, so none was made.
table-no-take-back = At this table nothing is taken back.
table-cannot-take-back = This cannot be taken back: the game has gone on since.
table-log-full = So much was taken back and changed here ({ $most } entries) that the game can only be played to its end now.
table-nothing-to-take-back = There is nothing to take back.
table-nobody-to-ask = There is nobody here to ask.
table-somebody-away = Somebody is away who would have to agree.
table-no-question = Nobody has asked anything.
table-not-asked = You have not been asked, or have answered already.
table-question-stands = There is a question to be answered first.
table-talks-much = You have said a lot; wait a moment.
table-asked-often = You have asked { $most } times lately. Ask again when the game has gone on.
table-taken-back-often = This decision has been taken back { $most } times; now it stands.
table-not-your-question = It was not you who asked.
table-sits-often = You have sat down here very often; wait a while.
table-keys-often = Your seat has changed browsers very often; wait a while.
table-invites-often = You have asked for another game here { $most } times already; now it is for the others to ask, or make a new table.
table-seat-held = This seat is kept for somebody else.
table-not-invited = Nobody has asked for another game.
table-no-such-move = There is no move { $move }: the game has { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
table-other-game = The position to play on from belongs to another game: { $game }.
table-being-played = A game that is still being played has come to the same position. Until it is over, no bot that judges as the expert does plays on from there; you can play on with people, or play both sides.

## Reviews

review-off = No games are reviewed on this server.
review-not-over = Only a game that was played to its end can be reviewed.
review-queue-full = Too many reviews are waiting; ask again a little later.
review-failed = This game could not be reviewed; you can ask again.

## Hints

hint-off = Nobody is given hints on this server.
hint-over = The game is over; a review says what would have been better.
hint-watching = Only whoever plays here can ask what the expert would do.
hint-not-here = At this table nobody is given hints: not all of those who play have agreed to them beforehand.
hint-not-your-turn = It is not your turn, so there is nothing to decide.
hint-no-bot = Move { $number } was not made by a bot.
hint-program = Only the bots of the house say why. This is a program of its own.
hint-too-many = So many hints at once are too many; ask again in a moment.
hint-busy = Too many others are asking for hints; ask again in a moment.
hint-failed = The expert does not know either; something went wrong.
expert-being-played = A game that is still being played has come to the same position. Until it is over, nobody is told what is best there.

## People

person-unknown = There is nobody like that here.
person-empty-name = A name needs at least one character.
person-unknown-phrase = Nobody has this recovery phrase; check every word.
person-unknown-session = There is no such session, or it has ended already.
person-stays-as-it-is = Whether somebody is a person or a program is said once, at the beginning, and stays so.

## Messages and requests

message-hello-first = The first message has to be “hello”.
message-unreadable = The message cannot be read: { $problem }.
message-id-used = You have sent another command with this id before; every command needs an id of its own.
request-other-site = The request comes from a page of another site.
request-unknown-host = This server is not known by the name “{ $host }”. Whoever runs it can add the name to the setting “hosts”.
request-wrong = The request is not right: { $problem }.
options-seats-differ = The game needs { $expected ->
        [one] 1 seat
       *[other] { $expected } seats
    }, and the table has { $seats }.

## The server itself

server-unknown-bot = There is no bot called “{ $name }”.
server-unknown-database = There is no database of the kind “{ $scheme }”; there are: sqlite, postgresql.
server-needs-postgres = PostgreSQL needs the extra “postgres”: pip install "tenfold[postgres]".
server-workers-need-postgres = Several workers need PostgreSQL: SQLite belongs to one process.
server-address = The server cannot listen at { $address }: { $problem }.
server-bad-settings = The settings are not right: { $problem }.
server-bad-host = The setting “hosts” has “{ $host }”, which is not a host name such as ten.example.org or *.example.org.
server-bad-site = The setting “sites” has “{ $site }”, which is not a scheme and a host such as https://site.example.org or http://localhost:8000.
server-program-name = The program “{ $name }” has the name of one of the house’s bots. Give it another one in the setting “programs”.
metrics-token = The figures are for whoever has the token; the settings “metrics” and “metrics_token” say so.
metrics-off = This server gives no figures; the setting “metrics” says so.
network-none = This device is in no network.
network-closed = Devices of the network cannot be let in at { $address }: { $problem }.
network-not-yours = Only somebody at the machine that serves can let its network in.
server-database-fails = The database does not answer or cannot store: { $problem }. Try again in a moment.
server-outcome-unknown = The database has not said whether it was stored: { $problem }. Look before you try again.
server-newer-database = The database was changed by a newer version of Tenfold (step { $step }; this one knows up to { $known }). Use that version, or restore a backup from before.
server-too-many-requests = Too many requests; wait a little.
server-too-many-connections = Too many connections from your address; close one, then try again.
server-too-many-messages = Too many messages; the connection is closed.
server-too-slow = The connection is too slow to follow; come back when it is better.
server-full = The server is full; try again later.

## For whoever hosts it

admin-which-tables = Name some tables, or say --all.
admin-no-database = There is no database at { $path }.

## Practising one’s mistakes

practice-unknown = You have no such mistake to practise.
practice-unfinished = This payment is not complete.

## Games that come home

home-full = { $most } games of your devices are kept here, and no more.
home-no-shuffle = The record does not tell its shuffle, so that nobody can check it.
home-not-over = The game is not over yet.
home-nobody = Bots alone have played this game: it is nobody’s.
home-unknown-code = Nobody here has this code, or not any more.
home-code-needed = From another address, games come home with a code: you find yours in the settings here.

## The deal of the day

daily-sealed = This is a deal of the day that others may still play. Until it closes, its game is seen by whoever plays it and nobody else.
daily-closed = This deal of the day is closed.
daily-no-abort = A deal of the day is begun once. You can resign, or play on until the deal closes.
daily-no-rematch = There is no other game like it today. You can play the same deal again as practice.
daily-played = You have played this deal of the day. You can play it again as practice.
daily-not-played = You see what came of this deal of the day once you have played it, or once it is closed.
daily-first-attempt-first = Play your first attempt to its end, then you can practise this deal of the day.
daily-unknown = There is no deal of the day for this day.

## Puzzles

puzzles-unknown = There is no such puzzle.
puzzles-unknown-run = You have no such run of puzzles.
puzzles-other-theme = Such a run has no theme “{ $theme }”.
puzzles-none = There are no such puzzles here.
puzzles-nothing-due = None of the puzzles that you have missed is due now.
puzzles-not-current = This run is at another puzzle now.
puzzles-run-over =
    { $why ->
        [time] The time of this run is over; the answer does not count.
        [lives] This run ended with your last mistake.
       *[done] This run is over: it has no more puzzles.
    }
