"""Every obstacle, price, threat and condition that the rules give has a text, and no other does."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from typing import get_args

from onirim.engine.info import What
from onirim.rules.description import described
from onirim.text.message_files import ENGLISH
from tests.helpers.rulesets import alone_and_together
from tools.lint.shared.findings import ROOT, Finding, line_at, name_of, report
from tools.lint.shared.messages import messages

FOLDERS = ("engine", "knowledge", "rules")
OF_POWERS = {"of-card", "usable", "missing", "other"}  # sentences about any power


def main() -> int:
    return report(findings())


def findings() -> Iterator[Finding]:
    code = sources()
    for family, name in (("why", "Obstacle"), ("threat", "Threat")):
        yield from unsaid(family, name, code)
        for key in sorted(said(family)):
            if f'"{key.removesuffix("-near")}"' not in "".join(code.values()):
                yield messages(ENGLISH)[f"{family}-{key}"].finding("the rules never give it")
    lookups = [described(rules) for rules in alone_and_together()]
    conditions = {part.key for lookup in lookups for part in lookup.description.victory}
    verbs = {verb.family for lookup in lookups for verb in lookup.verbs.values()}
    for family, expected in (("victory", conditions), ("cost", {*get_args(What)})):
        for key in sorted(expected - said(family)):
            yield Finding("src/onirim/text/locales/en", 1, f"no text {family}-{key}")
        for key in sorted(said(family) - expected):
            yield messages(ENGLISH)[f"{family}-{key}"].finding("the rules never give it")
    for key in sorted(said("power") - OF_POWERS - verbs):
        yield messages(ENGLISH)[f"power-{key}"].finding("no verb")


@cache
def sources() -> dict[str, str]:
    """The text of each file that may give facts, by its name."""
    package = ROOT / "src" / "onirim"
    paths = [path for folder in FOLDERS for path in sorted((package / folder).rglob("*.py"))]
    return {name_of(path): path.read_text(encoding="utf-8") for path in paths}


def unsaid(family: str, name: str, code: dict[str, str]) -> Iterator[Finding]:
    """`Obstacle("key", …)` without a text `why-key`."""
    made = re.compile(rf'\b{name}\(\s*"([a-z]+(?:-[a-z]+)*)"')
    for path, text in code.items():
        for match in made.finditer(text):
            if match[1] not in said(family):
                line = line_at(text, match.start())
                yield Finding(path, line, f"no text {family}-{match[1]}")


@cache
def said(family: str) -> frozenset[str]:
    keys = [key for key in messages(ENGLISH) if "." not in key and key.startswith(f"{family}-")]
    return frozenset(key.removeprefix(f"{family}-") for key in keys) - {"other"}


if __name__ == "__main__":
    sys.exit(main())
