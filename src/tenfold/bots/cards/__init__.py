"""The bots of the card game.

| room or file  | what it answers                                                                     |
|---------------|-------------------------------------------------------------------------------------|
| `characters`  | opponents for people: the expert's values, each slanted in its own way              |
| `expert`      | the expert, which is nothing but `rollouts.think`                                   |
| `careful`, `greedy` | bots without a network; `temper` is what both do alike                        |
| `estimating`  | what cards and money are worth by hand-made numbers, over the tables of `runs`      |
| `paying`      | which pieces a payment takes, at what cost: for bots, for proposals and for the aids |
| `network`     | what the network sees of a position, what it says, its weights, and self-play       |
| `valuing`     | what a position is worth to each seat: by the network, or known                     |
| `bidding`     | how an auction ends after every bid that can still come                             |
| `last_cards`  | the last cards played to the end, on the desk of `last_cards_desk`                  |
| `weighing`    | what each legal move is worth, by one look ahead; of payments `paying_by_value`     |
| `rollouts`    | close moves played out a few turns, with luck taken out                             |
| `mind`, `notes` | the paper of those with a network, and of all                                     |
"""
