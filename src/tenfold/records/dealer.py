"""The dealer: keeps the order of what is to come, and can prove afterwards that nothing was touched.

How an order follows from a secret (method `tenfold-shuffle/1`):

1. The secret is 32 bytes. Its SHA-256 is the commitment, made public before the game.
2. Players may then add words of their own. The seed is HMAC-SHA256 with the secret as its key over the
   UTF-8 text `tenfold-shuffle/1` followed by each word, every one after a line feed.
3. Block n of the stream, n = 0, 1, 2 …, is SHA-256 of the seed and n as 8 bytes, big end first; each block
   is four numbers of 8 bytes, big end first. A number below k is the next number modulo k, passing over
   numbers not below the greatest multiple of k within 64 bits.
4. The first number, below the number of seats, is the lot for the starting seat, used or not.
5. Each pile is written down in the order of its kinds and shuffled: for i from the last place down to 1, the
   place i changes with the place j, a number below i + 1. Cards have one pile; tiles have seat 0's, then
   seat 1's, which in the open game are the rows from left to right.
6. A game that goes on from the middle of another has an opening: moves that were there before. What chance
   gave in them, one after another, is taken out of its pile where it first lies; the rest is dealt in order.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from tenfold.catalogue import find_game
from tenfold.protocol.errors import BadOptions, BadRecord, TenfoldError
from tenfold.protocol.game import RULES_VERSION, Json, Move

from .play import Play
from .record import Record
from .rules_version import rules_of

METHOD: Final = "tenfold-shuffle/1"
SECRET: Final = re.compile("[0-9a-fA-F]{64}")
LONGEST_WORD: Final = 64  # letters that a player mixes into the shuffle


class Stream:
    """Numbers that follow from a seed, the same on every machine."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._block = 0
        self._numbers: list[int] = []

    def below(self, bound: int) -> int:
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            number = self._next()
            if number < limit:
                return number % bound

    def shuffle(self, pile: list[int]) -> list[int]:
        pile = list(pile)
        for place in range(len(pile) - 1, 0, -1):
            other = self.below(place + 1)
            pile[place], pile[other] = pile[other], pile[place]
        return pile

    def _next(self) -> int:
        if not self._numbers:
            block = hashlib.sha256(self._seed + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            self._numbers = [int.from_bytes(block[at : at + 8], "big") for at in (24, 16, 8, 0)]
        return self._numbers.pop()


class Dealer:
    """Deals one game. `lot` lets the lot decide who starts; an `opening` was played before."""

    def __init__(
        self,
        game: str,
        options: Json,
        secret: bytes,
        words: Sequence[str] = (),
        *,
        lot: bool = False,
        opening: Sequence[str] = (),
        rules: int = RULES_VERSION,
    ) -> None:
        for word in words:
            if len(word) > LONGEST_WORD or not word.isprintable():
                raise BadOptions("options.word", most=LONGEST_WORD)
        self._secret = secret
        self._words = list(words)
        self._lot = lot and options.get("seats") != 1
        self.opening = len(opening)
        stream = Stream(hmac.digest(secret, "\n".join([METHOD, *words]).encode(), "sha256"))
        chosen = stream.below(max(int(options.get("seats") or 2), 2))
        if self._lot:
            options = {**options, "start": chosen}
        self.game = find_game(game, rules)
        self.options, self._shuffled = self.game.shuffled(options, stream.shuffle)
        self._opening = list(opening)

    @cached_property
    def piles(self) -> list[list[Move]]:
        """Without what was dealt in the opening, which is played when the first card is asked for."""
        piles = [list(pile) for pile in self._shuffled]
        play = self.open_play()
        for token in play.follow(self._opening):
            if play.is_chance:
                piles[self.game.pile(play.state)].remove(self.game.move(play.state, token))
        return piles

    @property
    def commitment(self) -> str:
        """What may be known before the game is over."""
        return commitment_to(self._secret)

    def open_play(self) -> Play:
        return Play(self.game.name, self.game.rules, **self.options)

    def deal(self, play: Play) -> str:
        """The token of the card or tile that comes next."""
        return self.game.token(play.state, self.next_move(play.state))

    def next_move(self, state: Any) -> Move:
        """What chance gives next, as a move."""
        pile = self.piles[self.game.pile(state)]
        left = dict(self.game.chances(state))
        move = pile[len(pile) - sum(left.values())]
        assert move in left
        return move

    def promise(self) -> Json:
        """For the record of a game that goes on."""
        promise = {"method": METHOD, "commitment": self.commitment, "words": self._words, "lot": self._lot}
        return promise | ({"opening": self.opening} if self.opening else {})

    def reveal(self) -> Json:
        """For the record of a game that is over: with the secret, anybody can check the shuffle."""
        return {**self.promise(), "secret": self._secret.hex()}


def commitment_to(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def check_shuffle(record: Record) -> bool:
    """Whether a record's cards follow from the secret that it reveals; False if it reveals none.

    Raises `BadRecord` when they do not.
    """
    shuffle = record.meta.get("shuffle")
    if not isinstance(shuffle, dict) or shuffle.get("method") != METHOD or "secret" not in shuffle:
        return False
    dealer = _dealer_of(record, shuffle)
    if shuffle.get("commitment") != dealer.commitment:
        raise BadRecord("shuffle.commitment")
    for option in ("start", "rows"):
        if dealer.options.get(option) != record.options.get(option):
            raise BadRecord("shuffle.option", name=option)
    play = dealer.open_play()
    for token in play.follow(record.moves):
        is_dealt = play.is_chance and len(play.moves) >= dealer.opening
        if is_dealt and token != dealer.deal(play):
            error = BadRecord("shuffle.card", dealt=dealer.deal(play), token=token)
            error.move_number = len(play.moves) + 1
            raise error
    return True


def _dealer_of(record: Record, shuffle: dict[str, Any]) -> Dealer:
    secret, words, lot = shuffle["secret"], shuffle.get("words", []), shuffle.get("lot", False)
    opening = shuffle.get("opening", 0)
    chosen = (set() if opening else {"rows"}) | ({"start"} if lot else set())
    options = {name: value for name, value in record.options.items() if name not in chosen}
    try:
        if not SECRET.fullmatch(secret) or not isinstance(words, list) or not isinstance(lot, bool):
            raise TypeError
        if type(opening) is not int or not 0 <= opening <= len(record.moves):
            raise TypeError
        made = record.moves[:opening]
        rules = rules_of(record)
        key = bytes.fromhex(secret)
        dealer = Dealer(record.game, options, key, words, lot=lot, opening=made, rules=rules)
        _ = dealer.piles  # an opening that cannot be played is found now
        return dealer
    except (TypeError, ValueError, AttributeError, TenfoldError):
        raise BadRecord("shuffle.unreadable") from None
