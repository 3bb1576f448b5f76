### Keeping the games of this device, and sending them to a server.

keep-title = Games on this device
keep-text = They are kept in this browser. If it clears its data, they are gone; a file is safe.
keep-to-games = My games
keep-save = Save all games as a file
# $games: all of them; $running: of these, those that go on
keep-saved =
    { $games ->
        [0] There is no game to save yet.
        [one] 1 game saved.
       *[other] { $games } games saved{ $running ->
            [0] { "" }
            [one] , 1 of them unfinished
           *[other] , { $running } of them unfinished
        }.
    }
keep-secrets = The file also holds the cards and tiles still to come in unfinished games: pass it on only when they are over.
keep-unreadable =
    { $count ->
        [one] 1 game could not be read and is not in the file.
       *[other] { $count } games could not be read and are not in the file.
    }
keep-open = Bring back games from a file
# $added are new, $running of them unfinished; $known were here, $broken lines hold no game
keep-brought =
    { $added ->
        [0] No new game
        [one] 1 new game
       *[other] { $added } new games
    }{ $running ->
        [0] { "" }
       *[other] { " " }({ $running } unfinished)
    }{ $known ->
        [0] { "" }
       *[other] , { $known } already here
    }{ $broken ->
        [0] { "" }
        [one] , 1 line that cannot be read
       *[other] , { $broken } lines that cannot be read
    }.
keep-broken = Line { $line }: { $why }
keep-send-text = On the server your finished games are safe, and can be reviewed. They count for no rating there.
keep-send =
    { $count ->
        [one] Send 1 finished game to the server
       *[other] Send { $count } finished games to the server
    }
keep-sending = Sending: { $sent } of { $of }
# $added are new there, $known it had, $refused it did not take
keep-sent =
    { $added ->
        [0] The server has no new game
        [one] The server has 1 new game
       *[other] The server has { $added } new games
    }{ $known ->
        [0] { "" }
       *[other] ; it already had { $known }
    }{ $refused ->
        [0] { "" }
       *[other] ; it did not take { $refused }
    }.
keep-all-sent = The server has all your finished games.
keep-code = Your code for sending games
# $host: the server
keep-code-text = Make one in the settings at { $host }.
keep-unanswered = { $host } does not answer, or it does not know this page yet: whoever runs it has to name the page there. Your games are still here.
# $server: "yes" or "no", whether games can be sent to one
local-remind =
    { $server ->
        [yes] Your games are in this browser and nowhere else. To keep them: install Tenfold on this device, save them as a file, or send them to the server when it answers.
       *[no] Your games are in this browser and nowhere else. To keep them: install Tenfold on this device, or save them as a file.
    }
keep-forget-text = Games that you played without the server are in this browser and nowhere else. Nobody can bring them back once they are deleted.
keep-forget = Delete them
keep-forget-sure = Yes, delete all of them
keep-forget-not = No, keep them
keep-forgotten = All games on this device are deleted.
home-code-title = Games from another page
home-code-text = If you also play on a page that has no server, a code brings the games you finish there here. It can do nothing else.
home-code-make = Make a code
home-code-keep = Type it there under “My games”. It is shown only once; a new code replaces the old one.
