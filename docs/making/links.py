"""Where the files of the repository stand on the site, and the links between them.

In the repository a page links to any file beside it, and on the site that link must lead somewhere as well.
So a file that is no page itself, such as a source or an example, becomes one as soon as a page links to it.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import PurePosixPath
from typing import Final

LINK: Final = re.compile(r"(?<=\]\()(?!https?:|mailto:|#)([^)\s#]+)(#[^)\s]*)?(?=\))")
CODE: Final = re.compile(r"^(`{3,}).*?^\1", re.MULTILINE | re.DOTALL)
MOVED: Final = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "web/README.md": "web_client.md",
}
PICTURES: Final = (".png", ".svg")


def place_of(path: str) -> str:
    """Where a file of the repository stands on the site.

    >>> place_of("docs/review.md"), place_of("CHANGELOG.md"), place_of("examples/bot.py")
    ('review.md', 'changelog.md', 'source/examples/bot.py.md')
    """
    if path in MOVED:
        return MOVED[path]
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return f"source/{path}" if path.endswith(PICTURES) else f"source/{path}.md"


def targets(path: str, text: str) -> Iterator[str]:
    """The files of the repository that a page links to."""
    for link in LINK.finditer(CODE.sub("", text)):
        yield _absolute(path, link[1])


def relinked(path: str, text: str) -> str:
    """The text of a page with its links as they must be on the site; code is left alone.

    >>> relinked("docs/lab.md", "See [the moves](../src/moves.py#x).")
    'See [the moves](source/src/moves.py.md#x).'
    """
    parts, at = [], 0
    for code in CODE.finditer(text):
        parts += [_relinked(path, text[at : code.start()]), code[0]]
        at = code.end()
    return "".join([*parts, _relinked(path, text[at:])])


def _relinked(path: str, text: str) -> str:
    here = PurePosixPath(place_of(path)).parent

    def link(found: re.Match[str]) -> str:
        return posixpath.relpath(place_of(_absolute(path, found[1])), here) + (found[2] or "")

    return LINK.sub(link, text)


def _absolute(path: str, target: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), target))
