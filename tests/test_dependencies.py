"""Every dependency has its reason in docs/dependencies.md, and no reason stays behind one."""

from __future__ import annotations

import json
import re
import tomllib
from itertools import chain
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).parent.parent
PAGE = (PROJECT / "docs" / "dependencies.md").read_text(encoding="utf-8")
PYPROJECT = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
NPM: dict[str, Any] = json.loads((PROJECT / "web" / "package.json").read_text(encoding="utf-8"))
HEADINGS = {
    "The plain installation": PYPROJECT["project"]["dependencies"],
    "Extra: client": PYPROJECT["project"]["optional-dependencies"]["client"],
    "Extra: server": PYPROJECT["project"]["optional-dependencies"]["server"],
    "Extra: postgres": PYPROJECT["project"]["optional-dependencies"]["postgres"],
    "To build": [
        *PYPROJECT["build-system"]["requires"],
        *chain(*PYPROJECT["tool"]["onirim"]["build"].values()),
    ],
    "To work on it (`dev`)": PYPROJECT["project"]["optional-dependencies"]["dev"],
    "The browser table (npm)": [
        *NPM.get("dependencies", {}), *NPM["devDependencies"], *NPM.get("overrides", {}),
    ],
}  # fmt: skip
FEWEST_WORDS = 3  # of a reason


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[\[<>=;]", requirement)[0] for requirement in requirements} - {"onirim"}


def section(heading: str) -> str:
    (found,) = re.findall(
        rf"^## {re.escape(heading)}$(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL
    )
    return str(found)


def reasons(heading: str) -> dict[str, str]:
    return dict(re.findall(r"^\| `([^`]+)` \| (.+) \|$", section(heading), re.MULTILINE))


def test_every_extra_has_its_part() -> None:
    extras = {*PYPROJECT["project"]["optional-dependencies"]} - {"all", "dev"}
    assert {f"Extra: {extra}" for extra in extras} <= {*HEADINGS}


def test_every_dependency_has_its_reason() -> None:
    """In the part where it belongs; what building needs may be told there alone."""
    elsewhere = {*reasons("To build")}
    for heading, requirements in HEADINGS.items():
        told = reasons(heading)
        lacking = names(requirements) - {*told}
        assert lacking <= (elsewhere if heading.startswith("To work") else {"librt"}), heading
        assert {*told} <= names(requirements), heading
        assert all(len(reason.split()) >= FEWEST_WORDS for reason in told.values()), heading
    assert "librt" in reasons("The plain installation")


def test_those_that_are_not_here_are_not_here() -> None:
    """Whatever the last part argues against is required nowhere that a player installs."""
    against = section("What is not here")
    installed = set().union(*(names(HEADINGS[h]) for h in list(HEADINGS)[:4]))
    titles = " ".join(re.findall(r"^\*\*(.+?)\*\*", against, re.MULTILINE)).lower()
    assert {"limits", "typer", "rich", "babel"} <= {*re.split(r"[\s,.]+", titles)}
    assert not {name for name in installed if name in re.split(r"[\s,]+", titles)} - {"starlette"}


def test_it_is_linked() -> None:
    for document in ("README.md", "CONTRIBUTING.md"):
        assert "docs/dependencies.md" in (PROJECT / document).read_text(encoding="utf-8")
