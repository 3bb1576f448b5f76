"""Paying: which pieces, at what cost.

`pieces` has the prices: what bust tokens, tokens and cards are missed. `settling` makes whole payments for
bots that look ahead, `proposal` finds the one that costs people the fewest points, and `stakes` tells them
beforehand what a bid, a purchase or a payment comes to.
"""
