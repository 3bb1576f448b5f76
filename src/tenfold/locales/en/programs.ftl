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
    }. { program-tail }
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
