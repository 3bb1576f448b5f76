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
