### Bots die programma’s zijn: wat er met ze misgaat, en hun controle.

options-no-command = ‘{ $command }’ noemt geen programma; het moet eruitzien als ‘cmd:./mybot’ of ‘cmd:node bot.mjs’.

# Wat het als laatste op de standaardfout heeft gezegd, volgt op elke fout.
program-tail = { $told ->
        [yes] De standaardfout eindigt met: { $stderr }
       *[no] { "" }
    }
program-cannot-start = { $name } kan niet worden gestart: { system-problem }. { program-tail }
program-not-ready = { $name } heeft niet binnen { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } seconden
    } ‘ready’ gezegd. Heeft het zijn uitvoer verstuurd (flush)? { program-tail }
program-other-protocol = { $name } spreekt versie { $said } van het protocol; dit is versie { $known }. { program-tail }
program-other-game = { $name } speelt { $game ->
        [cards] het kaartspel
       *[tiles] het legspel
    } niet. { program-tail }
program-too-long = { $name } heeft niet binnen { $milliseconds } ms geantwoord. { program-tail }
program-long-line = { $name } heeft meer dan { $most } bytes zonder regeleinde geschreven. { program-tail }
program-not-json = { $name } heeft ‘{ $said }’ geschreven, en dat is geen JSON; wat voor mensen is, hoort op de standaardfout. { program-tail }
program-unfit = { $name } heeft ‘{ $said }’ gezegd, en dat past niet: { $problem }. { program-tail }
program-unknown-type = { $name } heeft iets van het type ‘{ $said }’ gezegd, dat niet bestaat. { program-tail }
program-out-of-turn = { $name } heeft ‘{ $said }’ gezegd waar om ‘{ $wanted }’ was gevraagd. { program-tail }
program-unasked = { $name } heeft ‘{ $said }’ gezegd, waar niemand om heeft gevraagd. { program-tail }
program-wrong-id = { $name } heeft op verzoek { $said } geantwoord waar { $asked } was gevraagd. { program-tail }
program-illegal = { $name } heeft ‘{ $said }’ geantwoord, en dat is geen toegestane zet. { program-tail }
program-refuses = { $name } weigert ({ $problem }): { $said } { program-tail }
program-ended = { $name } is vanzelf gestopt met code { $code }. { program-tail }
program-closed = { $name } heeft zijn standaarduitvoer gesloten. { program-tail }

## At a terminal

program-thinks = { $program } denkt na …

## De controle

# Beside a bar that shows how many are done
check-positions = stellingen en partijen
check-no-games = { $name } speelt geen van de spellen: het moet ‘cards’, ‘tiles’ of beide noemen.
check-phrase = { $name } zegt ‘{ $phrase }’, en dat is geen van de uitspraken van een tafel: { $known }.
check-value = { $name } noemt een waarde van ‘{ $move }’, en dat is geen toegestane zet.
check-does-not-quit = { $name } moest stoppen en is niet gestopt.
check-quits-badly = { $name } moest stoppen en is gestopt met code { $code }.
check-sent = Gestuurd is:
check-said = Het antwoord was:
check-well = { $name }: { $positions ->
        [one] 1 stelling
       *[other] { $positions } stellingen
    }, { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }: alles in orde, traagste antwoord { $milliseconds } ms.
check-failed = { $positions ->
        [one] 1 stelling
       *[other] { $positions } stellingen
    }, { $games ->
        [one] 1 hele partij
       *[other] { $games } hele partijen
    }: { $failures ->
        [one] 1 fout
       *[other] { $failures } fouten
    }.
