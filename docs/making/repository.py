"""Where everything lies."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
BUILT: Final = ROOT / "build" / "docs"  # the pages as the site's generator reads them
SITE: Final = ROOT / "build" / "site"
