"""Makes the documentation: `python docs/build.py` writes build/site, and with `serve` shows it in a browser.

A link that leads nowhere, also to a heading, is an error, and so is every warning.
"""

from __future__ import annotations

import subprocess
import sys

from making.repository import ROOT, SITE

sys.path.insert(0, str(ROOT / "web"))

from make import Failed, build
from make import install as install_packages
from making.assemble import assemble
from making.boards import BadBoard
from making.site_links import check_site


def main(words: list[str]) -> int:
    install_packages(for_work=True)  # of the web: a script for the search is among them
    build()  # the client, if it is older than its sources
    assemble()
    command = [sys.executable, "-m", "zensical", *(words or ["build", "--clean", "--strict"])]
    done = subprocess.run(command, cwd=ROOT, check=False).returncode
    return done or (0 if words else check_site(SITE))


if __name__ == "__main__":
    try:
        raise SystemExit(main(sys.argv[1:]))
    except (BadBoard, Failed) as failure:
        sys.exit(str(failure))
