"""Every command and option has its help in every language, and no help is left of one that went."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from onirim.cli.command import SHARED, help_key
from onirim.cli.commands import app
from onirim.text import languages
from onirim.text.message_files import shelf
from tools.lint.shared.findings import Finding, name_of, report
from tools.lint.shared.messages import messages

HEADINGS = {f"cli-{name}" for name in (
    "usage", "command", "heading", "default", "arguments", "commands", "options", "network",
    "storage", "limits", "option-help", *(f"option-{name}" for name in SHARED),
)}  # fmt: skip


def main() -> int:
    return report(findings())


def findings(command: object = app) -> Iterator[Finding]:
    expected = HEADINGS | help_keys(command, "cli-onirim", "cli")
    for language in languages():
        found = {key for key in messages(language) if key.startswith("cli-")}
        for key in sorted(expected - found):
            yield Finding(name_of(shelf(language).folder / "cli.ftl"), 1, f"no text {key}")
        for key in found - expected:
            yield messages(language)[key].finding("no command or option")


def help_keys(command: object, key: str, start: str) -> set[str]:
    keys = {key, *(help_key(key, param) for param in getattr(command, "params", ()))}
    for name, inner in getattr(command, "commands", {}).items():
        keys |= help_keys(inner, f"{start}-{name}", f"{start}-{name}")
    return keys


if __name__ == "__main__":
    sys.exit(main())
