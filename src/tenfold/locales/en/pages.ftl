### What only the pages of the documentation say: first of all, what one can do with a page.

# $game: "cards" or "tiles"
pages-play =
    { $game ->
        [tiles] After this page you can play the tile game: it has all the rules.
       *[cards] After this page you can play the card game with this edition: it has all the rules.
    }
pages-compare = After this page you know what your edition of the card game does differently: first in short, then every rule that differs, in full.
