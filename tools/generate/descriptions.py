"""Descriptions of some rulesets as front ends get them, for the tests of all front ends.

python tools/generate/descriptions.py            # write tests/data/descriptions
python tools/generate/descriptions.py --check    # are they current?
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from onirim.rules.catalogue import compile_rules
from onirim.rules.description import RulesetDescription, describe, describe_rules
from onirim.rules.solo import Solo

__all__ = ["FOLDER", "RULESETS", "descriptions", "lamplighter"]

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "tests" / "data" / "descriptions"
PAGE = ROOT / "docs" / "adding-an-expansion.md"
OWN = r"# onirim_lamplighter/__init__.py(?:, continued)?\n"  # files beside it import it
BLOCK = re.compile(rf"```python\n{OWN}(.*?)```", re.DOTALL)
ALL = "book+glyphs+dreamcatchers+towers+premonitions+crossroads+oniverse+incubus+pouch"
RULESETS = {
    "solo": "solo",
    "duo-limited": "duo:limited",
    "everything": f"solo+{ALL}",
    "everything-duo": f"duo+{ALL}",
}


def descriptions() -> dict[str, str]:
    """The text of each file by its name."""
    found = {name: describe(rules) for name, rules in RULESETS.items()}
    found["lamplighter"] = lamplighter()
    return {f"{name}.json": as_text(description) for name, description in found.items()}


def lamplighter() -> RulesetDescription:
    """The ruleset with the module that `docs/adding-an-expansion.md` builds."""
    names: dict[str, Any] = {"__file__": str(PAGE)}
    exec("\n".join(BLOCK.findall(PAGE.read_text(encoding="utf-8"))), names)  # noqa: S102 our page
    rules = compile_rules(Solo(), [names["Lamplighter"]("many")], [])
    rules.text = "solo+lamplighter:many"
    return describe_rules(rules)


def as_text(description: RulesetDescription) -> str:
    return msgspec.json.format(msgspec.json.encode(description), indent=1).decode() + "\n"


def main() -> None:
    for name, text in descriptions().items():
        file = FOLDER / name
        if "--check" in sys.argv:
            if not file.exists() or file.read_text(encoding="utf-8") != text:
                sys.exit(f"{file} is not current: run `make descriptions`")
            continue
        FOLDER.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
