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
