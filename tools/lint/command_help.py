"""Every command and option has its help in every language, and no help is left of one that went."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from onirim.cli.commands import app
from onirim.text import languages
from onirim.text.message_files import shelf
from tools.lint.shared.findings import Finding, name_of, report
from tools.lint.shared.messages import messages

HEADINGS = {"cli-options", "cli-arguments", "cli-commands", "cli-help", "cli-lang"}


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
    params = [p.name.replace("_", "-") for p in getattr(command, "params", ())]
    keys = {key, *(f"{key}-{name}" for name in params if name not in ("lang", "help"))}
    for name, inner in getattr(command, "commands", {}).items():
        keys |= help_keys(inner, f"{start}-{name}", f"{start}-{name}")
    return keys


if __name__ == "__main__":
    sys.exit(main())
