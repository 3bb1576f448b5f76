"""The opponents: given a position and its legal moves, each chooses one.

`registry` is the list of all; `cards` and `tiles` have the bots of either game, each with a map on its first
page. In both, `network` is what a network sees, says and learns, `characters` who plays against people, and
`notes` the paper. `layers` is what the networks of both are made of, `bot` what a bot of your own is.
"""
