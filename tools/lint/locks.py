"""The lock files of deploy/ satisfy pyproject.toml, and every package in them has hashes."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tools.generate.locks import LOCKS, requirements
from tools.lint.shared.findings import ROOT, Finding, report

PINNED = re.compile(r"([\w.-]+)(?:\[[\w,.-]+\])?==([^\s;]+)")
HASHES = re.compile(r"( +--hash=sha256:[0-9a-f]{64} ?)+$")
AGAIN = "run `make locks`"


def main() -> int:
    return report(findings())


def findings() -> Iterator[Finding]:
    for name, extras in LOCKS.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        yield from check(name, text, requirements(extras))


def check(name: str, text: str, wanted: Sequence[str]) -> Iterator[Finding]:
    """Compare one lock file with the requirements that it was made from."""
    versions: dict[str, list[Version]] = {}
    for number, entry in entries(text):
        found = PINNED.match(entry)
        if found is None or not HASHES.search(entry):
            yield Finding(name, number, f"a package without version or hashes: {AGAIN}")
        else:
            versions.setdefault(canonicalize_name(found[1]), []).append(Version(found[2]))
    for one in map(Requirement, wanted):
        locked = versions.get(canonicalize_name(one.name), [])
        if not locked:
            yield Finding(name, 1, f"has no {one.name}: {AGAIN}")
        for version in locked:
            if not one.specifier.contains(version, prereleases=True):
                yield Finding(name, 1, f"{one.name} {version} is not {one.specifier}: {AGAIN}")


def entries(text: str) -> Iterator[tuple[int, str]]:
    """Each package with its hashes, which are on lines that continue the first."""
    begun, entry = 1, ""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            continue
        entry += line.removesuffix("\\")
        if not line.endswith("\\"):
            yield begun, entry
            begun, entry = number + 1, ""


if __name__ == "__main__":
    sys.exit(main())
