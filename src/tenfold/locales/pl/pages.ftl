### To, co mówią tylko strony dokumentacji: najpierw, co daje dana strona.

# $game: "cards" albo "tiles"
pages-play =
    { $game ->
        [tiles] Po przeczytaniu tej strony możesz zagrać w grę w płytki: są tu wszystkie zasady.
       *[cards] Po przeczytaniu tej strony możesz zagrać w grę karcianą w tym wydaniu: są tu wszystkie zasady.
    }
pages-compare = Po przeczytaniu tej strony wiesz, co w twoim wydaniu gry karcianej jest inaczej: najpierw w skrócie, potem każda różniąca się zasada w całości.
