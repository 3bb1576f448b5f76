### Words that sentences are made of: cards, tokens, lists.

# A turn that went too far, wherever it is worded: { -bust }, { -bust }s, { -bust(form: "capital") } token.
-bust =
    { $form ->
       *[usual] bust
        [capital] Bust
    }

# What one pays with, wherever it is worded: { -currency }, { -currency } token, { -currency(form: "capital") }.
-currency =
    { $form ->
       *[usual] currency
        [capital] Currency
    }

# Variables, wherever a card is worded:
#   $card: its code; $kind, $colour, $number: what it is
card =
    { $kind ->
        [number] { colour } { $number }
        [currency] { -currency } card worth { $number }
        [numbered_wildcard] wildcard { $number } (any colour)
        [colour_wildcard] { colour } wildcard
        [super_wildcard] super wildcard
        [token] { -currency } token
        [bust_token] { -bust } token
       *[unknown] card { $card }
    }

# Where it is clear already what a wildcard can do.
short-card =
    { $kind ->
        [numbered_wildcard] wildcard { $number }
       *[other] { card }
    }

a-card =
    { $colour ->
        [O] an { card }
       *[other] a { card }
    }

colour =
    { $colour ->
        [B] blue
        [G] green
        [O] orange
        [P] pink
       *[other] any
    }

# The same piece several times. $count: how often
several-cards =
    { $count ->
        [one] { a-card }
       *[other] { $count } { $kind ->
            [currency] { -currency } cards worth { $number } each
            [numbered_wildcard] wildcards { $number } (any colour)
            [unknown] cards { $card }
           *[other] { card }s
        }
    }

# Between ones and tenths
decimal-mark = .
# $value: a written number: “48”, “+6”, “−0.4”
percent = { $value }%

# "a, b and c" is made from its front: { a }, then list-more, then list-last.
list-more = { $list }, { $item }
list-last = { $list } and { $item }
list-none = nothing

# What one may call oneself after beating a target
rank-4 = a Pebble Counter
rank-5 = a Ferry Hand
rank-6 = a Lamplighter
rank-7 = a Clockmaker
rank-8 = a Mapmaker of Odds
rank-9 = a Keeper of the Lighthouse
rank-10 = the Tenth Wonder
