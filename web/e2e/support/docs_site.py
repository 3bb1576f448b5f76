"""A small documentation with two boards, made as the whole one is: `docs_site.py FOLDER`."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
sys.path.insert(0, str(ROOT / "docs"))

from making.boards import APP, with_boards  # noqa: E402

from tenfold.server.operations.site import write_site  # noqa: E402

PAGE = """# Two boards

```board
record: docs/boards/evening.jsonl
move: 54
caption: One more card?
```

```board
record: docs/boards/short_duel.jsonl
move: 10
caption: Ten!
```
"""

CONFIGURATION = """
site_name: Two boards
docs_dir: pages
site_dir: site
use_directory_urls: false
theme: {name: material, font: false}
extra_css: [look.css]
extra_javascript: [play_on.js]
"""


def main(folder: Path) -> None:
    pages = folder / "pages"
    pages.mkdir()
    (pages / "index.md").write_text(with_boards("index.md", "index.md", PAGE, pages), "utf-8")
    for name in ("look.css", "play_on.js"):
        shutil.copy(ROOT / "docs" / name, pages)
    (folder / "mkdocs.yml").write_text(CONFIGURATION, "utf-8")
    subprocess.run([sys.executable, "-m", "zensical", "build", "--strict"], cwd=folder, check=True)
    write_site(folder / "site" / APP)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
