"""The attackers: a process of their own, which the machine serves last, as if they were far away."""

from __future__ import annotations

import multiprocessing
import os
import random
import threading
import time
from collections import Counter, deque
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from server.fuzz import (
    body_attacks,
    expert_attacks,
    http_attacks,
    puzzle_attacks,
    socket_attacks,
    table_attacks,
)
from server.fuzz.attack import ATTACKS, SLOW, Attack, Find, World

ROOMS = (
    body_attacks,
    expert_attacks,
    http_attacks,
    puzzle_attacks,
    socket_attacks,
    table_attacks,
)  # importing them makes them known
SLOW_SHARE = 0.1
REMEMBERED = 20_000  # attacks of which it is known when they were
ENDING_SECONDS = 60.0


class Told(NamedTuple):
    """What the attackers are told while they are at it."""

    tables: list[str]
    cookies: list[str]
    forgives_absence: bool


class Done(NamedTuple):
    """One attack that was made, and between which moments."""

    name: str  # with its seed
    began: float
    ended: float


@dataclass
class Report:
    """What the attackers have done and found."""

    attacks: Counter[str] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    turned_away: int = 0  # nobody listened, or not any more
    finds: list[str] = field(default_factory=list)
    done: deque[Done] = field(default_factory=lambda: deque(maxlen=REMEMBERED))

    def around(self, began: float, ended: float) -> list[str]:
        """The attacks that were made at a time."""
        return [one.name for one in self.done if one.began <= ended and one.ended >= began]


def choose(dice: random.Random) -> str:
    slow = sorted(SLOW)
    return dice.choice(slow) if dice.random() < SLOW_SHARE else dice.choice(sorted(ATTACKS.keys() - SLOW))


def attack_once(world: World, name: str, seed: str, report: Report) -> None:
    """One attack, by its name and seed."""
    began, made = time.monotonic(), ATTACKS[name]
    try:
        _run(made, world, random.Random(seed))
    except Find as find:
        report.finds.append(f"{name}:{seed} {find}")
    except ConnectionRefusedError:  # there is no server at this moment
        time.sleep(0.1)
    except OSError:
        report.turned_away += 1
    report.attacks[name] += 1
    report.done.append(Done(f"{name}:{seed}", began, time.monotonic()))


def _run(made: Attack, world: World, dice: random.Random) -> None:
    try:
        made(world, dice)
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, UnicodeError):
            raise
        raise Find(f"the attack did not understand an answer: {error!r}") from error


class Attackers:
    """Several at once, until they are told to stop."""

    def __init__(self, port: int, seed: int, *, count: int, only: str | None = None) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, other = context.Pipe()
        self._process = context.Process(target=_attack, args=(other, port, seed, count, only), daemon=True)
        self._process.start()
        other.close()

    def tell(self, told: Told) -> None:
        with suppress(BrokenPipeError):
            self._line.send(told)

    def stop(self) -> Report:
        """What came of it."""
        self._line.send(None)
        if not self._line.poll(ENDING_SECONDS):
            self._process.kill()
            raise TimeoutError("the attackers do not end")
        report = self._line.recv()
        self._process.join()
        if isinstance(report, Exception):
            raise report
        assert isinstance(report, Report)
        return report


def _attack(line: Connection, port: int, seed: int, count: int, only: str | None) -> None:
    os.nice(10)
    world, report, ended = World(port), Report(), threading.Event()
    try:
        world.learn()
    except Exception as error:
        line.send(error)
        return
    threads = [
        threading.Thread(target=_go_on, args=(world, f"{seed}.{number}", report, ended, only), daemon=True)
        for number in range(count)
    ]
    for thread in threads:
        thread.start()
    while (told := _next(line)) is not None:
        world.tables, world.cookies, world.forgives_absence = told
    ended.set()
    for thread in threads:
        thread.join(ENDING_SECONDS / 2)
    report.statuses = world.statuses
    line.send(report)


def _next(line: Connection) -> Any:
    try:
        return line.recv()
    except EOFError:  # whoever sent the attackers is no more
        os._exit(1)


def _go_on(world: World, seed: str, report: Report, ended: threading.Event, only: str | None) -> None:
    dice, number = random.Random(seed), 0
    wanted, _, again = (only or "").partition(":")
    while not ended.is_set():
        number += 1
        name, own = wanted or choose(dice), again or f"{seed}.{number}"
        try:
            attack_once(world, name, own, report)
        except Exception as error:
            report.finds.append(f"{name}:{own} fell over: {error!r}")
