### Bots that are programs: what goes wrong with them, and their check.

options-no-command = “{ $command }” names no program; it should be like “cmd:./mybot” or “cmd:node bot.mjs”.

# What it said last on standard error follows every fault.
program-tail = { $told ->
        [yes] Its standard error ends with: { $stderr }
       *[no] { "" }
    }
program-cannot-start = { $name } cannot be started: { system-problem }. { program-tail }
program-not-ready = { $name } has not said “ready” within { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }. Has it flushed its output? { program-tail }
program-other-protocol = { $name } speaks version { $said } of the protocol; this is version { $known }. { program-tail }
program-other-game = { $name } does not play { $game ->
        [cards] the card game
       *[tiles] the tile game
    }. { program-tail }
program-too-long = { $name } has not answered within { $milliseconds } ms. { program-tail }
program-long-line = { $name } has written more than { $most } bytes without the end of a line. { program-tail }
program-not-json = { $name } has written “{ $said }”, which is not JSON; what is for people belongs on standard error. { program-tail }
program-unfit = { $name } has said “{ $said }”, which does not fit: { $problem }. { program-tail }
program-unknown-type = { $name } has said something of the type “{ $said }”, which does not exist. { program-tail }
program-out-of-turn = { $name } has said “{ $said }” where “{ $wanted }” was asked for. { program-tail }
program-unasked = { $name } has said “{ $said }”, which nobody has asked for. { program-tail }
program-wrong-id = { $name } has answered request { $said } where { $asked } was asked. { program-tail }
program-illegal = { $name } has answered “{ $said }”, which is not a legal move. { program-tail }
program-refuses = { $name } refuses ({ $problem }): { $said } { program-tail }
program-ended = { $name } has ended by itself with the code { $code }. { program-tail }
program-closed = { $name } has closed its standard output. { program-tail }

## At a terminal

program-thinks = { $program } is thinking …

## The check

# Beside a bar that shows how many are done
check-positions = positions and games
check-no-games = { $name } plays neither of the games: it should say “cards”, “tiles” or both.
check-phrase = { $name } says “{ $phrase }”, which is none of the phrases of a table: { $known }.
check-value = { $name } tells a value of “{ $move }”, which is not a legal move.
check-does-not-quit = { $name } was told to quit and has not ended.
check-quits-badly = { $name } was told to quit and has ended with the code { $code }.
check-sent = It was sent:
check-said = It answered:
check-well = { $name }: { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }: all well, slowest answer { $milliseconds } ms.
check-failed = { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    }, { $games ->
        [one] 1 whole game
       *[other] { $games } whole games
    }: { $failures ->
        [one] 1 failure
       *[other] { $failures } failures
    }.
