"""Does a reason of the tile game speak for the better choice? Counted anew by playing both."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from analysis.by_the_rules import GAMES, Check, Details, after

from tenfold.protocol.game import CHANCE
from tenfold.tiles.notation import take_apart
from tenfold.tiles.state import MOVE, OVER


def wins_of(state: Any) -> tuple[set[tuple[str, int]], set[str], float]:
    """Where whoever is next can win, by the rules: cells with values, tiles that win by being taken away,
    and the odds that it can."""
    rules, ways, odds = GAMES["tiles"], set(), 0.0
    tried: dict[str, list[bool]] = {}
    chances = rules.chances(state) if rules.to_move(state) == CHANCE else []
    whole = sum(weight for _, weight in chances)
    starts = [(rules.advance(state, move), weight / whole) for move, weight in chances] or [(state, 1.0)]
    for start, share in starts:
        found = False
        for move in rules.legal(start):
            token, later = take_apart(rules.token(start, move)), rules.advance(start, move)
            won = later.phase == OVER and later.winner == start.mover
            if token.source:
                tried.setdefault(written(token.source), []).append(won)
            if won:
                found = True
                ways.add((written(token.target), value_at(later, token.target)))
        odds += share * found
    return ways, {source for source, won in tried.items() if all(won)}, odds


def written(cell: Any) -> str:
    return f"{cell[0]},{cell[1]}"


def value_at(state: Any, cell: Any) -> int:
    tiles = range(state.laid)
    return int(next(state.values[tile] for tile in tiles if (state.xs[tile], state.ys[tile]) == cell))


def own_wins(state: Any, seat: int) -> int:
    """On how many cells a seat that has just laid a tile makes ten with its next one: its lines, added up."""
    if state.phase == MOVE:
        turned = state.copy()
        turned.mover = seat
        ways, taken, _ = wins_of(turned)
        return len({cell for cell, _ in ways}) + 1_000 * len(taken)
    return len(own_cells(state, seat))


def own_cells(state: Any, seat: int) -> set[str]:
    """Those of the first round."""
    own, tiles = colours(state, seat)
    free = {(x + dx, y + dy) for x, y in tiles for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))} - tiles
    if state.is_open:
        row = state.rows[15 * seat + state.left[seat] : 15 * seat + state.right[seat]]
        values = {row[0], row[-1]} if row else set()
    else:
        values = {place + 1 for place in range(3) if state.supply[3 * seat + place]}
    return {
        written(cell)
        for cell in free
        if any(value + line == 10 for value in values for line in lines(own, cell))
    }


def colours(state: Any, seat: int) -> tuple[dict[tuple[int, int], int], set[tuple[int, int]]]:
    """The values of a seat's tiles by their cells, and all cells that have a tile."""
    tiles = {(state.xs[tile], state.ys[tile]): tile for tile in range(state.laid)}
    own = {cell: state.values[tile] for cell, tile in tiles.items() if (state.start + tile) % 2 == seat}
    return own, set(tiles)


def lines(own: dict[tuple[int, int], int], cell: tuple[int, int]) -> Iterator[int]:
    for dx, dy in ((0, 1), (1, 0), (1, 1), (1, -1)):
        total = 0
        for sign in (1, -1):
            x, y = cell[0] + sign * dx, cell[1] + sign * dy
            while (x, y) in own:
                total += own[x, y]
                x, y = x + sign * dx, y + sign * dy
        yield total


def threat(state: Any, details: Details, best: list[str], other: list[str]) -> bool:
    mine, theirs = (wins_of(after("tiles", state, one)) for one in (best, other))
    way = (details["cell"], details["value"])
    is_told = abs(details["percent"] - 100 * theirs[2]) <= 1
    return details["seat"] != state.mover and way in theirs[0] - mine[0] and mine[2] < theirs[2] and is_told


def threat_by_taking(state: Any, details: Details, best: list[str], other: list[str]) -> bool:
    mine, theirs = (wins_of(after("tiles", state, one)) for one in (best, other))
    return details["cell"] in theirs[1] and mine[2] < theirs[2]


def answers_it(state: Any, details: Details, best: list[str], other: list[str]) -> bool:
    mine, theirs = (wins_of(after("tiles", state, one)) for one in (best, other))
    return mine[2] == 0 < theirs[2] and best[0].endswith(details["cell"])


def wins_at_once(state: Any, _details: Details, best: list[str], other: list[str]) -> bool:
    mine, theirs = (after("tiles", state, one) for one in (best, other))
    won = [GAMES["tiles"].result(one) is not None and one.winner == state.mover for one in (mine, theirs)]
    return won == [True, False]


def makes_threats(state: Any, details: Details, best: list[str], other: list[str]) -> bool:
    mine, theirs = (own_wins(after("tiles", state, one), state.mover) for one in (best, other))
    later = after("tiles", state, best)
    is_told = later.phase == MOVE or set(details["cells"]) == own_cells(later, state.mover)
    return is_told and mine > theirs and mine % 1_000 <= details["count"]


def placings(state: Any) -> Iterator[tuple[tuple[int, int], int, Any]]:
    """Where whoever is next can lay which tile, and what that leads to."""
    rules = GAMES["tiles"]
    chances = rules.chances(state) if rules.to_move(state) == CHANCE else []
    for start in [rules.advance(state, move) for move, _ in chances] or [state]:
        for move in rules.legal(start):
            cell, later = take_apart(rules.token(start, move)).target, rules.advance(start, move)
            assert cell is not None
            yield cell, value_at(later, cell), later


def growing(state: Any, seat: int, cell: tuple[int, int]) -> int:
    """The largest sum below ten of a line through a tile that has a free end, walked from end to end."""
    own, tiles = colours(state, seat)
    most = 0
    for dx, dy in ((0, 1), (1, 0), (1, 1), (1, -1)):
        line, ends = [own[cell]], []
        for sign in (1, -1):
            at = (cell[0] + sign * dx, cell[1] + sign * dy)
            while at in own:
                line.append(own[at])
                at = (at[0] + sign * dx, at[1] + sign * dy)
            ends.append(at)
        if len(line) > 1 and sum(line) < 10 and not tiles.issuperset(ends):
            most = max(most, sum(line))
    return most


def laid_on(tokens: list[str]) -> tuple[int, int]:
    target = take_apart(tokens[0]).target
    assert target is not None
    return target


def next_fork(state: Any, details: Details, best: list[str], other: list[str]) -> bool:
    seat = 1 - state.mover

    def forks(tokens: list[str]) -> list[tuple[str, int, set[str]]]:
        """Both ends of a row may have the same value, and leave another one behind."""
        return [
            (written(cell), value, own_cells(later, seat))
            for cell, value, later in placings(after("tiles", state, tokens))
            if later.phase not in (MOVE, OVER)
        ]

    mine, theirs, told = forks(best), forks(other), set(details["cells"])
    is_told = (details["cell"], details["value"], told) in theirs and len(told) == details["count"] >= 2
    return details["seat"] == seat and is_told and all(len(told) > len(wins) for _, _, wins in mine)


def ends_line(state: Any, details: Details, best: list[str], other: list[str]) -> bool:
    own, _ = colours(state, 1 - state.mover)
    mine, theirs = (
        max((total for total in lines(own, laid_on(one)) if 4 <= total < 10), default=0)
        for one in (best, other)
    )
    is_there = details["cell"] == written(laid_on(best))
    return bool(details["seat"] != state.mover and is_there and mine == details["sum"] > theirs)


def crossing(state: Any, details: Details, best: list[str], other: list[str]) -> bool:
    own, _ = colours(state, details["seat"])
    mine, theirs = (sum(0 < total < 10 for total in lines(own, laid_on(one))) for one in (best, other))
    is_there = details["cell"] == written(laid_on(best))
    return bool(is_there and mine == details["count"] > max(theirs, 1))


def lengthens_line(state: Any, details: Details, best: list[str], other: list[str]) -> bool:
    mine, theirs = (growing(after("tiles", state, one), state.mover, laid_on(one)) for one in (best, other))
    return bool(details["cell"] == written(laid_on(best)) and mine == details["sum"] > theirs)


TILE_CHECKS: dict[str, Check] = {
    "review.wins_at_once": wins_at_once,
    "review.threat_stays": threat,
    "review.threat_opened": threat,
    "review.threat_by_taking": threat_by_taking,
    "review.answers_it": answers_it,
    "review.makes_threats": makes_threats,
    "review.next_fork": next_fork,
    "review.ends_line": ends_line,
    "review.crossing": crossing,
    "review.joins_lines": crossing,
    "review.lengthens_line": lengthens_line,
}
