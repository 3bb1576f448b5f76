### Everything that the web client says, apart from the story (events.ftl), what is wrong (errors.ftl) and
### what is said at a table (web_table.ftl), on the boards (web_cards.ftl, web_tiles.ftl) and elsewhere (web_*.ftl).

## Everywhere

nav-label = Pages
nav-home = Home
nav-home-link = Tenfold: home
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
ui-why = Why?
ui-help = Rules and keys
ui-sound =
    { $on ->
        [yes] Sound is on. Turn it off
       *[no] Sound is off. Turn it on
    }

trouble-title = Something went wrong here
trouble-text = This page could not be shown. Your games are safe.
trouble-again = Try again
trouble-unreachable = The server does not answer. Are you online? What you have played is kept there.

## Pieces

piece-face-down = a card face down
# $tokens of $places currency tokens, $busts bust tokens
piece-purse =
    { $tokens ->
        [one] 1 { -currency } token
       *[other] { $tokens } { -currency } tokens
    } of { $places }{ $busts ->
        [0] { "" }
        [one] , 1 { -bust } token
       *[other] , { $busts } { -bust } tokens
    }

## Who sits where

# A name for a bot that has none of its own. $number: the seat, counted from 0
seat-nickname =
    { $number ->
        [0] Moss
        [1] Pip
        [2] Juno
        [3] Wren
       *[4] Tove
    }
# What a bot is called. $bot: which one; $name: its own name, if it has one
seat-bot =
    { $bot ->
        [random] { seat-nickname }
        [greedy] { seat-nickname }
        [careful] { seat-nickname }
        [expert] Expert
       *[other] { $name }
    }
seat-open = an open seat
seat-you = You
seat-program = Program
seat-program-named = { $name } (program)
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
list-won-by-you = You won
list-no-winner = Nobody won

## Home

home-title = One more card, or enough?
home-text = Two games called TEN. Push your luck with cards, or lay a line of tiles that makes exactly ten.
home-cards = The cards
home-cards-text = Turn up cards, stop in time, collect runs in four colours. One to five players, half an hour.
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
home-more = Another edition, more players, other bots …
home-tiles-more = Another bot, who begins, and more …
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
home-unfinished = Continue your games
home-daily = The deal of the day
# $where: "here" without a server
home-daily-text =
    { $where ->
        [here] A deal for every day, the same for everybody
       *[server] Once a day the same for everybody: how do you compare?
    }
# $count: days in a row
home-daily-streak =
    { $count ->
        [one] One day in a row
       *[other] { $count } days in a row
    }
home-doors = More
home-door-learn = Learn
home-door-learn-text = Both games in a few minutes, by playing
home-door-open-tables = Open tables
home-door-open-tables-text = Sit down somewhere, or watch
home-door-puzzles = Puzzles
home-door-puzzles-text = Find the best move
home-door-me = My games
home-door-me-text = Continue, look back, see your results
home-door-settings = Settings
home-door-settings-text = Language, sound, pace, playing aids

## Open tables, my games

list-loading = One moment …
list-more-tables = Show more
open-text = Tables that are open to everybody. Sit down where a seat is free, or watch.
open-waiting = Waiting for players
open-waiting-empty = Nobody is waiting at the moment. Make a table that everybody can see, and somebody may come.
open-make = Make a table
open-playing = In progress
open-playing-empty = No public game is being played right now.
open-over = Recently finished
open-play = Start a game
me-open-empty = No game is waiting for you.
me-over = Finished games
me-over-empty = You have not finished a game yet. Every game you play is kept here, move by move.
me-figures = Your results
# $value: the number above it
me-games =
    { $value ->
        [one] game
       *[other] games
    }
me-wins =
    { $value ->
        [one] win
       *[other] wins
    }
me-mean = points a game
me-rating-people = rating against people
me-rating-bots = rating against bots
me-solo =
    Against { $name }: { $wins } of { $games ->
        [one] 1 game won
       *[other] { $games } games won
    }
me-ladder = Targets
me-ladder-text = The target says how far { $name } draws. Filled: beaten. Ringed: your next one.
me-beaten = beaten
me-standing = still to beat
me-mistakes = Your mistakes
me-mistakes-text = What you lose most at, and mistakes to practise

## Settings

settings-name = Your name
settings-name-text = What others at the table see. Up to 30 characters.
settings-theme = Theme
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sound
settings-sound-text = Short and soft: a card, a tile, a { -bust }, a win.
settings-motion = Motion
settings-motion-system = As the device
settings-motion-on = On
settings-motion-off = Off
settings-motion-text = Cards fly and tiles slide; without it they are simply there.
settings-pace = Pace of the others
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-text = How long the turn of a bot or of somebody else is shown.
settings-obvious = Do the obvious for me
settings-obvious-text = What has only one answer happens by itself: passing when nothing can be bought or bid, paying when there is nothing to choose.
settings-talk = Opponents talk
settings-talk-text = Now and then a bot says something about what has happened. People are always heard.
settings-aids = Playing aids
settings-aids-text = Cards: the chance to { -bust } with the next card, the cards still to come, and what a card would bring. Tiles: the sums of lines, and where ten can be made.
settings-one-tap = Place tiles with one tap
settings-one-tap-text = On a touch screen the first tap usually only chooses the place; the second one lays the tile.

devices-title = Another device
devices-text = There are no accounts. A phrase that only you know brings your games to another phone or computer.
devices-make = Make a phrase
devices-keep = Write it down: it is shown only once. A new phrase replaces the old one.
devices-typed = A phrase from another device
devices-keep-others = Stay signed in on my other devices
devices-keep-others-text = Otherwise they are signed out, as they should be if one was lost.
devices-bring = Bring my games here
devices-brought = Welcome back, { $name }.

sessions-title = Your devices
sessions-text = The browsers in which you are signed in, and the day on which each was last here. Nothing else is kept of them.
sessions-here = This device
sessions-seen = Last here: { $day }
sessions-unknown = Another device
sessions-end = Sign out
sessions-end-one = Sign out: { $name }
sessions-end-here = Sign out here
sessions-end-others = Sign all others out
sessions-sure = Yes, sign out
sessions-stay = No, stay
sessions-can-return = Your phrase brings you back.
sessions-no-return = You have no phrase yet: without one, nothing brings your games and figures back here.
sessions-ended = Signed out. The seats of your games have new keys.
sessions-ended-here = You are signed out on this device.

forget-title = What is known about you
forget-text = Your name and language, the tables where you sit, how your games ended, when you were here and with which kind of device. If we forget you, you leave those tables; finished games stay, without your name.
forget-data = Download it
forget-me = Forget me
forget-sure = Yes, forget me
forget-not = No, stay
forget-done = Your data is gone. It was good to have you here.

nowhere-title = There is nothing here
nowhere-text = The address may be wrong, or what was here is gone.
