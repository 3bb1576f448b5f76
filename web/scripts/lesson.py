"""A lesson: steps at prepared tables, with all that a board needs to show them.

The browser knows no rule: every position, every legal move and every answer to a try comes from here.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final

from tenfold import Play
from tenfold.bots.cards.paying.proposal import best_payment
from tenfold.protocol.errors import TenfoldError

ME: Final = 0
Json = dict[str, Any]


class Lesson:
    """Steps at prepared tables. `sit_down` begins a new one."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.steps: list[Json] = []
        self.play = Play("tiles", edition="steffen")
        self._table = 0
        self._chapter = ""

    def begin(self, chapter: str) -> None:
        """The next steps are about something else."""
        self._chapter = chapter

    def sit_down(self, moves: str, **options: Any) -> None:
        """A table where some moves have been made already."""
        self._table += 1
        self.play = Play(self.game, **options)
        self._push(self.play, moves)

    def watch(self, name: str, moves: str = "", at: str = "", *, hides: bool = False) -> None:
        """Something to read, when others have moved. `at` and `hides` as below."""
        events = self._push(self.play, moves)
        self.steps.append({**self._step(name, events), "points": points(at), "hides": hides})

    def ask(
        self,
        name: str,
        expect: dict[str, str] | list[str],
        offer: str | list[str] = "",
        hints: dict[str, str] | None = None,
        *,
        at: str = "",
        then: str = "",
        hides: bool = False,
    ) -> None:
        """A move to make: what is accepted, with the moves that follow by themselves.

        `offer` are the legal moves that the lesson shows, all if empty; `hints` name what is said of a
        token that is not accepted, by how it begins. `at` and `then` name what is marked on the table, before
        and after the move; `hides`: the board's aids would give the answer away.
        """
        follows = dict.fromkeys(expect, "") if isinstance(expect, list) else expect
        legal = self.play.legal()
        offered = (offer.split() if isinstance(offer, str) else offer) or legal
        assert set(offered) <= set(legal), (name, offered, legal)
        step = self._step(name, [])
        step["legal"] = offered
        step["acting"] = ME
        step["hints"] = hints or {}
        step["points"], step["pointsAfter"] = points(at), points(then)
        step["hides"] = hides
        step["after"] = {tokens: self._after(tokens, follow) for tokens, follow in follows.items()}
        if self.game == "cards":
            step["tries"] = dict(self._tries(offered))
        self.steps.append(step)
        first = next(iter(follows))
        self._push(self.play, f"{first} {follows[first]}")

    def _step(self, name: str, events: list[Json]) -> Json:
        return {
            "name": name,
            "chapter": self._chapter,
            "table": self._table,
            "events": events,
            **shown(self.play),
            "legal": [],
            "acting": None,
        }

    def _after(self, tokens: str, follow: str) -> Json:
        play = fork(self.play)
        events = self._push(play, f"{tokens} {follow}")
        return {"events": events, **shown(play)}

    def _push(self, play: Play, moves: str) -> list[Json]:
        return [event for token in moves.split() for event in play.push(token)]

    def _tries(self, offered: list[str]) -> Iterator[tuple[str, Json]]:
        """Every purchase and payment as far as it goes, with the reasons why it goes no further."""
        if any(token.startswith("spend:") for token in offered):
            yield from tree(self.play, self.play, [])
        for token in offered:
            if token.startswith("buy:"):
                play = fork(self.play)
                play.push(token)
                yield from tree(self.play, play, [token])


def points(names: str) -> list[str]:
    """What is marked, by names that `pointing.ts` knows; a line of tiles is one of them: `line:0,0;1,0`."""
    return names.split()


def tree(start: Play, play: Play, made: list[str]) -> Iterator[tuple[str, Json]]:
    is_paying = play.view()["phase"] == "pay" and play.to_move == ME
    before, now = start.view(), play.view()
    yield (
        " ".join(made),
        {
            "changes": {part: now[part] for part in now if now[part] != before[part]},
            "legal": play.legal() if is_paying else [],
            "toMove": mover(play),
            "proposal": list(best_payment(play.state)) if is_paying else None,
            "refuses": dict(refusals(play)),
        },
    )
    for token in play.legal() if is_paying else []:
        after = fork(play)
        after.push(token)
        yield from tree(start, after, [*made, token])


def refusals(play: Play) -> Iterator[tuple[str, Json]]:
    """Why other pieces of the learner's cannot be spent now."""
    seat = play.view()["seats"][ME]
    for piece in ["!"] * bool(seat["busts"]) + ["$"] * bool(seat["tokens"]) + list(seat["cards"]):
        try:
            fork(play).push(f"spend:{piece}")
        except TenfoldError as error:
            yield f"spend:{piece}", {"key": error.key, "details": error.details}


def fork(play: Play) -> Play:
    """The same game, to be played on differently."""
    other = Play.__new__(Play)
    other.game, other.options = play.game, play.options
    other.state, other.moves = deepcopy(play.state), list(play.moves)
    return other


def shown(play: Play) -> Json:
    return {"view": play.view(), "toMove": mover(play), "result": play.result}


def mover(play: Play) -> int | None:
    return None if play.is_chance or play.is_over else play.to_move
