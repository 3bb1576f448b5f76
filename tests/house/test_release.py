"""A version that is published is in order: what keeps it back, what is in it, and what its page says."""

from __future__ import annotations

import doctest
import re
import shutil
import subprocess
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from release import archives, project
from release.description import description
from release.refusals import refusals

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
HOST = "https://example.org/ten"
READ = ("CHANGELOG.md", "CITATION.cff", "pyproject.toml", "src/tenfold/__init__.py")


def test_the_examples_are_true() -> None:
    for module in (archives, project):
        told = doctest.testmod(module)
        assert told.attempted > 0
        assert told.failed == 0


def test_the_citation_is_of_this_version() -> None:
    found = project.notes((ROOT / "CHANGELOG.md").read_text("utf-8"), project.version())
    assert found
    date, text = found
    assert text
    assert project.citation() | {"version": project.version()} == project.citation()
    assert date in {None, project.citation()["date-released"]}


def test_a_version_in_order_may_go(tree: Path) -> None:
    assert not [*refusals(tree)]


@pytest.mark.parametrize(
    ("file", "before", "after", "told"),
    [
        ("CHANGELOG.md", "## 1.2.3 (2026-01-02)", "## 1.2.3", "has no heading `## 1.2.3 (YYYY-MM-DD)`"),
        ("CHANGELOG.md", "# Changelog", "# Changelog\n\n## Unreleased", "still has a heading `Unreleased`"),
        ("CITATION.cff", '"1.2.3"', '"1.2.2"', "CITATION.cff is not about version 1.2.3"),
        ("CITATION.cff", "2026-01-02", "2026-01-03", "of the day that CHANGELOG.md says"),
        ("pyproject.toml", "https://", "", "does not say where the project lives"),
        ("src/tenfold/__init__.py", "1.2.3", "1.2.2", "v1.2.2 was another commit"),
    ],
)
def test_what_is_not_in_order_keeps_it_back(
    tree: Path, file: str, before: str, after: str, told: str
) -> None:
    path = tree / file
    assert before in path.read_text("utf-8")
    path.write_text(path.read_text("utf-8").replace(before, after), "utf-8")
    git(tree, "commit", "--quiet", "--all", "--message", "Worse")
    assert any(told in sentence for sentence in refusals(tree))


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda tree: (tree / "left.txt").write_text("x"), "not as they were committed: left.txt."),
        (lambda tree: git(tree, "tag", "v9.9.9"), "tagged v9.9.9, and the package says 1.2.3"),
    ],
)
def test_a_tree_that_is_not_in_order_keeps_it_back(
    tree: Path, spoil: Callable[[Path], object], told: str
) -> None:
    spoil(tree)
    assert any(told in sentence for sentence in refusals(tree))


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Our own files, at a version of their own that is in order."""
    for name in READ:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    change(tmp_path / "src/tenfold/__init__.py", r'(__version__ = )".*"', r'\1"1.2.3"')
    change(tmp_path / "CITATION.cff", r'(version: )".*"\n(date-released: )".*"', r'\1"1.2.3"\n\2"2026-01-02"')
    change(tmp_path / "CHANGELOG.md", r"^## .*", "## 1.2.3 (2026-01-02)")
    urls = f'[project.urls]\nRepository = "{HOST}"\n\n[project.optional-dependencies]'
    change(tmp_path / "pyproject.toml", r"\[project.optional-dependencies\]", urls)
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "Good")
    git(tmp_path, "tag", "v1.2.2", git(tmp_path, "commit-tree", "-m", "Earlier", "HEAD^{tree}"))
    return tmp_path


def change(path: Path, before: str, after: str) -> None:
    text, changes = re.subn(before, after, path.read_text("utf-8"), count=1, flags=re.MULTILINE)
    assert changes == 1, f"{path.name} has no {before}"
    path.write_text(text, "utf-8")


def git(tree: Path, *words: str) -> str:
    somebody = ("-c", "user.name=Somebody", "-c", "user.email=somebody@example.org")
    done = subprocess.run(["git", *somebody, *words], cwd=tree, check=True, capture_output=True, text=True)
    return done.stdout.strip()


TEXT = """[![a](docs/a.png)](docs/a.md) [b](LICENSE) [c](https://example.com/c) [d](#d)
<a href="docs/e.md"><img src="docs/e.png" alt="e"></a>

```md
[f](f.md)
```
"""


def test_links_lead_to_the_version_in_the_repository() -> None:
    assert (
        description(TEXT, {"version": "1.2.3", "urls": {"Repository": f"{HOST}/"}})
        == f"""\
[![a]({HOST}/raw/v1.2.3/docs/a.png)]({HOST}/blob/v1.2.3/docs/a.md) [b]({HOST}/blob/v1.2.3/LICENSE) \
[c](https://example.com/c) [d](#d)
<a href="{HOST}/blob/v1.2.3/docs/e.md"><img src="{HOST}/raw/v1.2.3/docs/e.png" alt="e"></a>

```md
[f](f.md)
```
"""
    )


def test_without_a_repository_there_are_no_links_into_it() -> None:
    told = description(TEXT, {"version": "1.2.3"})
    assert told == " b [c](https://example.com/c) [d](#d)\n\n\n```md\n[f](f.md)\n```\n"


@pytest.mark.parametrize("urls", [{}, {"Repository": HOST}])
def test_no_link_of_the_readme_leads_nowhere_on_the_package_page(urls: dict[str, str]) -> None:
    told = description(README, {"version": "1.2.3", "urls": urls})
    targets = re.findall(r'\]\(([^)\s]+)\)|(?:src|href|srcset)="([^"]+)"', told)
    assert len(told) > 1000
    assert all(re.match(r"https?:|#", markdown or html) for markdown, html in targets)


def test_an_archive_tells_what_it_has_too_much_and_what_it_lacks(tmp_path: Path) -> None:
    names = {*archives.WHEEL, "tenfold/__pycache__/x.pyc"} - {"tenfold/rules.wasm"}
    with zipfile.ZipFile(tmp_path / "a.whl", "w") as wheel:
        for name in sorted(names):
            wheel.writestr(name, "")
    assert [*archives.faults(tmp_path / "a.whl")] == [
        "a.whl has tenfold/__pycache__/x.pyc in it.",
        "a.whl lacks tenfold/rules.wasm.",
    ]


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="an unpacked source distribution has no commits")
def test_nothing_is_committed_that_may_not_be_in_a_source_distribution() -> None:
    committed = git(ROOT, "ls-files").splitlines()
    assert {name for name in archives.SOURCES if not name.startswith("src/tenfold/")} <= set(committed)
    left_out = (".ci/", ".github/")  # by pyproject.toml
    assert all(name.startswith(left_out) for name in archives.unwanted(committed))


WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_use_exact_versions_and_targets_that_exist(path: Path) -> None:
    text = path.read_text("utf-8")
    used = re.findall(r"uses: (.+)", text)
    assert used
    assert all(re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line) for line in used)
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert set(re.findall(r"\bmake ([\w-]+)", text)) <= set(targets)
