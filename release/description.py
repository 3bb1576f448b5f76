"""The README as it stands on the page of the package, where links within the repository would lead nowhere.

Once the project says where its repository is (`Repository` in `[project.urls]`), such links lead there, to
the very version. Until then a link is only its text, and a picture is left out. The build reads this file, so
it needs nothing but the standard library.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

BLOCK: Final = re.compile(r"^(`{3,}).*?^\1", re.MULTILINE | re.DOTALL)
WITHIN: Final = r"(?!https?:|mailto:|data:|#)"  # what begins otherwise is somewhere in the repository
TARGET: Final = rf"{WITHIN}[^)\s]+"
PICTURE: Final = re.compile(rf"!\[(?P<text>[^\]]*)\]\((?P<target>{TARGET})\)")
LINK: Final = re.compile(rf"(?<!!)\[(?P<text>(?:!\[[^\]]*\]\([^)]*\)|[^\[\]])*)\]\((?P<target>{TARGET})\)")
TAG: Final = re.compile(rf'(?P<name>src|srcset|href)="(?P<target>{WITHIN}[^"]+)"')
PICTURE_TAG: Final = re.compile(rf'<(?:img|source)\b[^>]*\b(?:src|srcset)="{WITHIN}[^>]*>')
LINK_TAG: Final = re.compile(rf'<a\b[^>]*\bhref="{WITHIN}[^>]*>(.*?)</a>', re.DOTALL)


def description(readme: str, project: Mapping[str, Any]) -> str:
    """The text for the package page of a project, whose table of `pyproject.toml` has the version as well."""
    address = str(project.get("urls", {}).get("Repository", "")).rstrip("/")
    mend = _absolute(address, f"v{project['version']}") if address else _plain
    parts, at = [], 0
    for code in BLOCK.finditer(readme):
        parts += [mend(readme[at : code.start()]), code[0]]
        at = code.end()
    return "".join([*parts, mend(readme[at:])])


def _plain(text: str) -> str:
    text = PICTURE_TAG.sub("", PICTURE.sub("", text))
    return LINK_TAG.sub(r"\1", LINK.sub(r"\g<text>", text))


def _absolute(address: str, tag: str) -> Callable[[str], str]:
    def page(found: re.Match[str]) -> str:
        return f"[{found['text']}]({address}/blob/{tag}/{found['target']})"

    def picture(found: re.Match[str]) -> str:
        return f"![{found['text']}]({address}/raw/{tag}/{found['target']})"

    def tag_with_target(found: re.Match[str]) -> str:
        kind = "blob" if found["name"] == "href" else "raw"
        return f'{found["name"]}="{address}/{kind}/{tag}/{found["target"]}"'

    return lambda text: TAG.sub(tag_with_target, LINK.sub(page, PICTURE.sub(picture, text)))
