"""A picture in pixels, by whatever is there that can draw SVG. Tenfold brings nothing along."""

from __future__ import annotations

import importlib
import shutil
import subprocess
from importlib.util import find_spec
from typing import Any, Final

from tenfold.protocol.errors import BadOptions

SLOWEST_SECONDS: Final = 60  # for a program to draw one picture
PROGRAMS: Final = {  # what they are told; a picture goes in and pixels come out
    "rsvg-convert": ["--width", "{width}"],
    "resvg": ["--width", "{width}", "-", "-c"],
}


def to_png(svg: str, width: int) -> bytes:
    """The picture as a PNG of this width; raises `BadOptions` where nothing here can draw it."""
    if find_spec("resvg_py") is not None:
        return bytes(_library("resvg_py").svg_to_bytes(svg_string=svg, width=width))
    if find_spec("cairosvg") is not None:
        return bytes(_library("cairosvg").svg2png(bytestring=svg.encode(), output_width=width))
    for program, words in PROGRAMS.items():
        if found := shutil.which(program):
            return _run([found, *(word.format(width=width) for word in words)], svg)
    raise BadOptions("picture.no_converter")


def _library(name: str) -> Any:
    return importlib.import_module(name)


def _run(command: list[str], svg: str) -> bytes:
    try:
        done = subprocess.run(
            command, input=svg.encode(), check=True, capture_output=True, timeout=SLOWEST_SECONDS
        )
    except (subprocess.SubprocessError, OSError):
        raise BadOptions("picture.converter_failed", program=command[0]) from None
    return done.stdout
