"""Lists that types and pages repeat say the same: hooks, facts, windows, words for front ends."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from typing import get_args, get_type_hints

from onirim.engine import hooks, info
from onirim.engine.ruleset import HookTable
from onirim.rules.description.ruleset_description import (
    CounterDescription,
    QuestionDescription,
    VerbDescription,
    ZoneDescription,
)
from onirim.rules.facts.module_facts import ModuleFacts
from tools.lint.shared.findings import ROOT, Finding, line_of, report

PAGE = "docs/architecture.md"
INFO, HOOKS = "src/onirim/engine/info.py", "src/onirim/engine/hooks.py"
NOT_HOOKS = {"draw", "discard"}  # tables of steps, by kind of card
HOOK = re.compile(r"^\| (.*?) \| (?:question|set|offer|notif|trigger)", re.MULTILINE)
FACT = re.compile(r"^\| (.*?) \| (?:every module|the module)", re.MULTILINE)
WORDS = {  # of a declaration, and the field of the description that repeats them
    "ROLES": (ZoneDescription, "role"),
    "ZONE_SHOWN": (ZoneDescription, "shown"),
    "MARK_MEANINGS": (ZoneDescription, "mark"),
    "VERB_KINDS": (VerbDescription, "kind"),
    "ROW_ENDS": (VerbDescription, "end"),
    "GAINS": (VerbDescription, "gains"),
    "COUNTER_KINDS": (CounterDescription, "kind"),
    "QUESTION_KINDS": (QuestionDescription, "kind"),
    "SENT": (QuestionDescription, "sent"),
    "WINDOWS": (QuestionDescription, "window"),
}


def main() -> int:
    return report(findings())


def findings(page: str | None = None) -> Iterator[Finding]:
    yield from words()
    yield from windows()
    yield from tables()
    page = (ROOT / PAGE).read_text(encoding="utf-8") if page is None else page
    every = {*hooks.HOOKS, "at_trigger"}
    line = line_of(page, "| hook |")
    yield from unequal(PAGE, line, "in the table of hooks", named_in(HOOK, page), every)
    asked = {name for name in vars(ModuleFacts) if not name.startswith("_")} - {"steps"}
    line = line_of(page, "| question |")
    yield from unequal(PAGE, line, "in the table of facts", named_in(FACT, page), asked)


def named_in(row: re.Pattern[str], page: str) -> set[str]:
    """The names in the first column of such rows of the page."""
    return {name for names in row.findall(page) for name in re.findall(r"`(\w+)", names)}


def words() -> Iterator[Finding]:
    """What a module may declare is what the type of its description allows."""
    for name, (kind, field) in WORDS.items():
        allowed = get_args(get_type_hints(kind)[field])
        where = f"in {kind.__name__}.{field}, not in {name}"
        yield from unequal(INFO, 1, where, allowed, getattr(info, name))


def windows() -> Iterator[Finding]:
    numbers = (
        hooks.TURN_START, hooks.BEFORE_DRAW, hooks.NIGHTMARE_DRAWN, hooks.DOOR_DRAWN,
        hooks.TRIO_COMPLETE,
    )  # fmt: skip
    if hooks.WINDOW_NAMES != info.WINDOWS or numbers != tuple(range(1, len(info.WINDOWS))):
        yield Finding(HOOKS, 1, "windows and their names have different orders")


def tables() -> Iterator[Finding]:
    """Every hook has a table in rulesets, and a line in the docstring of its file."""
    registered = {*hooks.HOOKS}
    found = {name.removeprefix("on_") for name in dir(HookTable()) if name.startswith("on_")}
    yield from unequal(HOOKS, 1, "a table of rulesets", found - NOT_HOOKS, registered)
    for name in sorted(registered):
        if f"`{name}`" not in (hooks.__doc__ or ""):
            yield Finding(HOOKS, 1, f"the docstring does not name the hook {name}")


def unequal(
    path: str, line: int, where: str, found: Iterable[str], expected: Iterable[str]
) -> Iterator[Finding]:
    for name in sorted({*found} ^ {*expected}):
        yield Finding(path, line, f"`{name}` is only {'here' if name in expected else where}")


if __name__ == "__main__":
    sys.exit(main())
