"""Games by the thousand, and what they show.

Its rooms build on each other: `play` plays a game and says where it is played, `statistics` sums games up,
`studies` says who plays whom how often, and `reports` tells people what came of it. `bench` stands alone.
"""
