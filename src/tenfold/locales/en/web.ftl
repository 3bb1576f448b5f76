### Everything that the web client says, apart from the story (events.ftl), what is wrong (errors.ftl) and
### the boards' own sentences (web_cards.ftl, web_tiles.ftl).

## Everywhere

nav-label = Pages
nav-home = Home
nav-learn = Learn
nav-open = Open tables
nav-me = My games
nav-settings = Settings
ui-skip = Skip to the page
ui-dismiss = Close this message
ui-language = Language
# $theme: "system", "light" or "dark"
ui-theme =
    { $theme ->
        [light] Theme: light. Change it
        [dark] Theme: dark. Change it
       *[system] Theme: as your device. Change it
    }
# $on: "yes" or "no"
ui-sound =
    { $on ->
        [yes] Sound is on. Turn it off
       *[no] Sound is off. Turn it on
    }

trouble-title = Something went wrong here
trouble-text = This page could not be shown. Your games are safe: they are kept by the server.
trouble-again = Try again

## Pieces

piece-face-down = a card face down
# $tokens of $places currency tokens, $busts bust tokens
piece-purse =
    { $tokens ->
        [one] 1 currency token
       *[other] { $tokens } currency tokens
    } of { $places }{ $busts ->
        [0] { "" }
        [one] , 1 bust token
       *[other] , { $busts } bust tokens
    }

trouble-unreachable = The server does not answer. Are you online? What you have played is kept there.

## Who sits where

# $number: the seat, counted from 0
seat-bot =
    { $number ->
        [0] Moss
        [1] Pip
        [2] Juno
        [3] Wren
       *[4] Tove
    }
seat-open = an open seat
# $number: counted from 1
seat-person = Player { $number }

## Tables in a list

# $game: "cards" or "tiles"; $solo: "yes" or "no"
list-game =
    { $game ->
        [tiles] Tiles
       *[cards] { $solo ->
            [yes] Cards, solo
           *[no] Cards
        }
    }
list-waiting =
    { $open ->
        [one] One seat open
       *[other] { $open } seats open
    }
list-your-turn = Your turn
list-moves =
    { $moves ->
        [one] 1 move so far
       *[other] { $moves } moves so far
    }
list-won = Won by { $names }
list-no-winner = Nobody won

## Home

home-title = One more card, or enough?
home-text = Two games called TEN. Push your luck with cards, or lay a line of tiles that makes exactly ten.
home-cards = The cards
home-cards-text = Turn up cards, stop before ten, collect runs in four colours. One to five players, half an hour.
home-solo = Play solo now
home-solo-hint = Against an opponent who plays by the book
# $name: the solo opponent; $target: where she stops drawing
home-solo-against = Against { $name }, who draws to { $target }
home-bots = Against bots
home-bots-hint = You and two bots, at once
home-friends = With friends
home-friends-hint = Send a link; nobody needs an account
home-here = On this device
home-here-hint = Pass it round, two to five players
home-more = Another edition, more players, a clock …
home-tiles = The tiles
home-tiles-text = A duel: thirty tiles, one plane. A straight line of your own that sums to exactly ten wins.
home-rows = How tiles are drawn
home-closed = Closed
home-open = Open
home-closed-text = You draw your tiles blindly, one at a time.
home-open-text = Your tiles lie in a row in sight of both, and you take from either end.
home-tiles-bot = Against a bot
home-tiles-bot-hint = At once
home-tiles-friend = With a friend
home-tiles-here-hint = Two players, one screen
home-unfinished = Go on with your games
home-unfinished-all = All { $count } of them
home-doors = More
home-door-learn = Learn
home-door-learn-text = Both games in five minutes, by playing
home-door-open-tables = Open tables
home-door-open-tables-text = Sit down somewhere, or watch
home-door-me = My games
home-door-me-text = Go on, replay, see how you do
home-door-settings = Settings
home-door-settings-text = Language, sound, pace, helps

## At the table

table-connecting = Going to the table …
table-reconnecting = The connection is lost; we are coming back by ourselves. Nothing is lost.
table-offline = You are offline. The table waits for you.
table-gone = This table is not there
table-your-turn = Your turn
table-turn-of = { $name }’s turn
table-over = The game is over
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
table-asks-take-back = { $name } would like to take the last decision back.
table-asks-draw = { $name } offers a draw.
table-allow = Agree
table-refuse = No
table-bot-plays = A bot is playing for { $name }.
table-come-back = Take the seat back
table-offer-draw = Offer a draw
table-resign = Resign
table-resign-sure = Yes, resign
table-play-on = Play on
table-leave = Let a bot play on for me
table-replay = Look back at the game
table-again = Play again
table-join-again = They are playing again: join them

talk-title = Say something
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
phrase-one-more = One more card
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
waiting-sit = Sit here
waiting-sit-too = Sit here, too
waiting-start = Start now; bots take the open seats
waiting-invite = Invite
waiting-qr = A code with the link to this table, to be photographed
waiting-copy = Copy the link
waiting-share = Share
waiting-copied = The link is copied.
waiting-copy-by-hand = Your browser does not allow it; please copy the link by hand.
waiting-invitation = Come and play TEN with me:

agreed-title = What is agreed
agreed-edition = Rules: { $edition }
agreed-busting = Whoever busts may buy a card instead of taking the bust token.
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
agreed-absence-bot = When somebody is away for long, a bot plays on.
agreed-absence-wait = When somebody is away, everybody waits.
agreed-takeback-free = Decisions may be taken back.
agreed-takeback-consent = A decision may be taken back if the others agree.
agreed-takeback-never = Nothing is taken back.
agreed-no-aids = No odds and no list of the cards still to come.
agreed-shuffle = A shuffle that can be checked
agreed-shuffle-text = The order was fixed before anybody sat down. This number commits to it; after the game the secret behind it is shown, and anybody can check the cards against it.
