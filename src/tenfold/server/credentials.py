"""Who is who: cookies, seat secrets and recovery phrases. Nothing secret is kept but as a digest."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

COOKIE: Final = "tenfold_session"
SIGNED_COOKIE: Final = "tenfold"  # as it was before there were sessions
ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"

# Syllables that can be read aloud in all our languages; fourteen of them are 87 bits.
CONSONANTS: Final = "bdfghklmnprstvz"
VOWELS: Final = "aeiou"
SYLLABLES: Final = 14


def new_id(length: int = 10) -> str:
    """For tables and people; ten letters of 32 are 50 bits."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(length))


def new_secret() -> str:
    return secrets.token_urlsafe(18)


def digest(secret: str) -> str:
    """Of something that is too random to be guessed, so that no salt is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_phrase() -> str:
    """Seven short words that are none: easy to copy by hand, hard to guess."""
    syllables = [secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES)]
    return " ".join(first + second for first, second in zip(syllables[::2], syllables[1::2], strict=True))


def phrase_digest(phrase: str) -> str:
    """However it was typed."""
    return digest(" ".join(phrase.lower().split()))


def new_code() -> str:
    """Four groups of letters; twenty letters of 32 are 100 bits."""
    return "-".join(new_id(5) for _ in range(4))


def code_digest(code: str) -> str:
    """However it was typed."""
    return digest("".join(letter for letter in code.lower() if letter in ID_LETTERS))


def read_signed(cookie: str, key: bytes) -> str | None:
    """The person whose id a browser carried with our signature before there were sessions."""
    person, _, mark = cookie.partition(".")
    ours = hmac.new(key, person.encode(), hashlib.sha256).hexdigest()
    return person if person and hmac.compare_digest(mark.encode(), ours.encode()) else None
