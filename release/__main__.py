"""Builds a version and tries it out, before anybody publishes it; `make dist` and `make release` call it.

python -m release dist       wheel and source distribution in dist/, in order, and tried with every Python
python -m release release    the same, once nothing is left that keeps the version from being published
python -m release notes      what the changelog says of this version
python -m release version    which one it is
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from .archives import faults, names_in
from .project import ROOT, notes, project, version
from .refusals import refusals
from .trial import Broken, Empty, run, try_out

DIST: Final = ROOT / "dist"
UV: Final = os.environ.get("UV", "uv")
OLDEST: Final = (3, 11)


def main(words: list[str]) -> int:
    tasks: dict[str, Callable[[], int]] = {
        "dist": dist, "release": release, "notes": tell_notes, "version": tell_version,
    }  # fmt: skip
    if len(words) != 1 or words[0] not in tasks:
        sys.stderr.write(__doc__ or "")
        return 2
    try:
        return tasks[words[0]]()
    except Broken as broken:
        sys.stderr.write(f"{broken}\n")
        return 1


def release() -> int:
    if found := [*refusals()]:
        sys.stderr.write("".join(f"{sentence}\n" for sentence in found))
        return 1
    if code := dist():
        return code
    tag, address = f"v{version()}", project()["urls"]["Repository"].rstrip("/")
    say(f"""
Everything is ready. To publish {tag}, press *Run workflow* at
  {address}/actions/workflows/publish.yml
or push the tag, which does the same: git tag {tag} && git push origin {tag}""")
    return 0


def dist() -> int:
    wheel, sources = build()
    found = [*faults(wheel), *faults(sources), *strangers(sources)]
    if found:
        raise Broken("\n".join(found))
    say(run([sys.executable, "-m", "twine", "check", "--strict", str(wheel), str(sources)]).strip())
    pythons = every_python()
    if not pythons:
        raise Broken("There is no Python to try it with.")
    for python in pythons:
        in_an_empty_place(python, wheel)
    in_an_empty_place(pythons[0], sources, "--build-constraints", str(ROOT / "release" / "no_node.txt"))
    return 0


def build() -> tuple[Path, Path]:
    """The wheel is made from the source distribution, as whoever gets only that would make it."""
    shutil.rmtree(DIST, ignore_errors=True)
    run([UV, "build", "--quiet", "--no-config", "--out-dir", str(DIST), str(ROOT)])
    ((wheel,), (sources,)) = [*DIST.glob("*.whl")], [*DIST.glob("*.tar.gz")]
    say("Built " + ", ".join(f"{path.name} ({path.stat().st_size:,} bytes)" for path in (wheel, sources)))
    return wheel, sources


def strangers(sources: Path) -> list[str]:
    """What lies in the folder without being committed gets into a source distribution, too."""
    if not (ROOT / ".git").exists():  # it is one that was unpacked
        return []
    told = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
    known = {*told.stdout.split("\0"), "PKG-INFO"}
    built = ("src/tenfold/web/", "src/tenfold/rules.")
    found = [name for name in names_in(sources) if name not in known and not name.startswith(built)]
    return [f"{sources.name} has {name} in it, which is not committed." for name in found]


def every_python() -> list[str]:
    """One for each version from the oldest that we promise, as uv finds them, or as pyenv keeps them."""
    told = run([UV, "python", "list", "--only-installed", "--output-format", "json"])
    paths = [one["path"] for one in json.loads(told) if one["implementation"] == "cpython"]
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    paths += [str(path) for path in sorted(kept.glob("*/bin/python3"))]
    found: dict[tuple[int, int], str] = {}
    for path in paths:
        major, minor = map(int, run([path, "-c", "import sys; print(*sys.version_info[:2])"]).split())
        if (major, minor) >= OLDEST:
            found.setdefault((major, minor), path)
    return [found[version] for version in sorted(found)]


def in_an_empty_place(python: str, archive: Path, *more: str) -> None:
    with tempfile.TemporaryDirectory(prefix="tenfold-release-") as folder:
        empty = Empty(Path(folder) / "environment")
        empty.create(UV, python)
        empty.install(UV, archive, *more)
        said = empty.run("python", "--version").strip()
        for done in try_out(empty, version()):
            say(f"{said}, {archive.name}: {done}.")


def tell_notes() -> int:
    found = notes((ROOT / "CHANGELOG.md").read_text("utf-8"), version())
    if found is None:
        raise Broken(f"CHANGELOG.md says nothing of {version()}.")
    say(found[1])
    return 0


def tell_version() -> int:
    say(version())
    return 0


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
