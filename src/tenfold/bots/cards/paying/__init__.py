"""Paying: which pieces, at what cost.

`pieces` has the prices: what bust tokens, tokens and cards are missed. `settling` makes whole payments for
bots that look ahead, `auction_deals` those of auctions, and `listing` one after the other; `proposal` finds
the one that costs people the fewest points. What comes of it is told them beforehand, of a bid or a
purchase by `prospects`, of a payment by `stakes`; both weigh with `scales`.
"""
