"""Tells Python how the table looks: the colours of `tokens.css` in both themes, and the shapes of the pieces.

    python web/scripts/look.py

writes `src/tenfold/pictures/look.json`, from which positions are drawn.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

WEB: Final = Path(__file__).parents[1]
TOKENS: Final = WEB / "src" / "styles" / "tokens.css"
SHAPES: Final = WEB / "src" / "lib" / "pieces" / "shapes.json"
LOOK: Final = WEB.parent / "src" / "tenfold" / "pictures" / "look.json"
THEMES: Final = ("light", "dark")

MIXED: Final = re.compile(r"color-mix\(in srgb, (.+) (\d+)%, (.+)\)")
CLEAR: Final = re.compile(r"rgb\((\d+) (\d+) (\d+) / (\d+)%\)")


def look() -> dict[str, Any]:
    css = TOKENS.read_text("utf-8").partition("@media print")[0]
    tokens = {name: " ".join(value.split()) for name, value in re.findall(r"--([\w-]+):([^;]+);", css)}
    colours = {
        theme: {name: colour(value, tokens, theme) for name, value in tokens.items()} for theme in THEMES
    }
    told = {theme: {name: value for name, value in colours[theme].items() if value} for theme in THEMES}
    return {"sans": tokens["sans"], **told, "shapes": json.loads(SHAPES.read_text("utf-8"))}


def colour(value: str, tokens: dict[str, str], theme: str) -> str:
    """A token in one theme, as every program that draws SVG understands it; nothing if it is no colour."""
    if value.startswith("light-dark("):
        light, dark = re.split(r", (?![^(]*\))", value.removeprefix("light-dark(")[:-1])
        return colour(light if theme == "light" else dark, tokens, theme)
    if named := re.fullmatch(r"var\(--([\w-]+)\)", value):
        return colour(tokens[named[1]], tokens, theme)
    if mixed := MIXED.fullmatch(value):
        return _mix(colour(mixed[1], tokens, theme), int(mixed[2]), colour(mixed[3], tokens, theme))
    if clear := CLEAR.fullmatch(value):
        return f"rgba({clear[1]},{clear[2]},{clear[3]},{int(clear[4]) / 100})"
    if value == "transparent":
        return "none"
    return value if re.fullmatch(r"#[0-9a-f]{6}", value) else ""


def _mix(one: str, percent: int, other: str) -> str:
    pairs = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes(round((a * percent + b * (100 - percent)) / 100) for a, b in pairs).hex()


def text() -> str:
    return json.dumps(look(), indent=1) + "\n"


if __name__ == "__main__":
    LOOK.write_text(text(), "utf-8")
