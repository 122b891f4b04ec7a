"""Every dependency has its reason in docs/dependencies.md, and every reason has its dependency."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from itertools import chain

from tools.lint.shared.findings import ROOT, Finding, line_of, report

PAGE = "docs/dependencies.md"
PLAIN, BUILD, WORK = "The plain installation", "To build", "To work on it (`dev`)"
FEWEST_WORDS = 3  # of a reason
ARGUED_AGAINST = {"limits", "typer", "rich", "babel"}


def main() -> int:
    return report(findings())


def findings(page: str | None = None) -> Iterator[Finding]:
    if page is None:
        page = (ROOT / PAGE).read_text(encoding="utf-8")
    required = headings()
    for heading, names in required.items():
        for what in differences(page, heading, names):
            yield Finding(PAGE, line_of(page, f"## {heading}"), what)
    yield from contradictions(page, set().union(*[*required.values()][:4]))
    for document in ("README.md", "CONTRIBUTING.md"):
        if PAGE not in (ROOT / document).read_text(encoding="utf-8"):
            yield Finding(document, 1, f"has no link to {PAGE}")


def headings() -> dict[str, set[str]]:
    """What each section of the page has to explain."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    npm = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    extras = pyproject["project"]["optional-dependencies"]
    build = pyproject["tool"]["onirim"]["build"]
    found = {PLAIN: pyproject["project"]["dependencies"]}
    found |= {f"Extra: {name}": extras[name] for name in extras if name not in ("all", "dev")}
    found[BUILD] = [*pyproject["build-system"]["requires"], *build["engine"], *build["table"]]
    found[WORK] = extras["dev"]
    found["The browser table (npm)"] = [
        *chain(*(npm.get(key, {}) for key in ("dependencies", "devDependencies", "overrides")))
    ]
    return {heading: names(requirements) for heading, requirements in found.items()}


def names(requirements: Iterable[str]) -> set[str]:
    return {re.split(r"[\[<>=;]", requirement)[0] for requirement in requirements} - {"onirim"}


def differences(page: str, heading: str, required: set[str]) -> Iterator[str]:
    """A dependency needed to build may be explained there alone, and librt in the first part."""
    told = reasons(page, heading)
    elsewhere = {*reasons(page, BUILD)} if heading == WORK else {"librt"}
    if heading == PLAIN:
        elsewhere = set()
    for name in sorted(required - {*told} - elsewhere):
        yield f"no reason for {name} under '{heading}'"
    for name in sorted({*told} - required):
        yield f"{name} under '{heading}' is no dependency"
    for name, reason in told.items():
        if len(reason.split()) < FEWEST_WORDS:
            yield f"the reason for {name} is no sentence"


def contradictions(page: str, installed: set[str]) -> Iterator[Finding]:
    """What the last section argues against is required nowhere that a player installs."""
    against = section(page, "What is not here")
    titles = " ".join(re.findall(r"^\*\*(.+?)\*\*", against, re.MULTILINE)).lower()
    words = {*re.split(r"[\s,.]+", titles)}
    line = line_of(page, "## What is not here")
    for name in sorted(ARGUED_AGAINST - words):
        yield Finding(PAGE, line, f"no longer says why {name} is not used")
    for name in sorted(installed & words - {"starlette"}):
        yield Finding(PAGE, line, f"argues against {name}, which is installed")


def section(page: str, heading: str) -> str:
    found = re.search(rf"^## {re.escape(heading)}$(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    return found[1] if found else ""


def reasons(page: str, heading: str) -> dict[str, str]:
    text = section(page, heading)
    return dict(re.findall(r"^\| `([^`]+)` \| (.+) \|$", text, re.MULTILINE))


if __name__ == "__main__":
    sys.exit(main())
