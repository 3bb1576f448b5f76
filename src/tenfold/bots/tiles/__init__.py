"""The bots of the tile game, by the game's own cut.

| room or file    | what it answers                                                                        |
|-----------------|----------------------------------------------------------------------------------------|
| `characters`    | who plays: the expert and the opponents of people, each a row of numbers               |
| `greedy`        | a win, a block, or a longer line, at one glance                                        |
| `careful`       | every afterstate judged, the best of them by what the other seat answers               |
| `lines`         | which values win where, how likely they come, and what lines are worth                 |
| `open_game`     | first round, rows known: alpha-beta, its transposition table, iterative deepening, and |
|                 | swindles when all is lost                                                              |
| `closed_game`   | first round, draws unknown: expectation over the draws with an evaluator in its slot,  |
|                 | and the opponent model                                                                 |
| `second_round`  | tiles are moved: on which cells a seat wins, and the search for what cannot be stopped |
| `network`       | what a position looks like to the network, what it says, its weights, and self-play    |
| `shares`        | what any position is worth, as a probability, for reviews                              |
| `notes`         | all paper: a struct for each of the searches, inside one another                       |
| `root`          | the moves that are chosen from, and which of them get a second look                    |
| `move_ordering` | which placings look best before they are tried                                         |
| `taking_back`   | draws and placings taken back                                                          |

Who plays how: `expert` searches the open game with everything that alpha-beta has, and the closed game by
expectation with the network; the other characters search plainly in the open game, and by lines in the
closed one. `greedy` and `careful` look along the lines of the state itself, as they also run interpreted; the
searches keep a board of their own (`solver/tiles/board.py`).
"""
