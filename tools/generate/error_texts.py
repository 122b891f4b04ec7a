"""English texts of errors, copied from the lines that raise them to text/locales/en/errors*.ftl.

The English of an error is written once, in the `Message` of the source. Run this after a change;
translate new keys in the other languages. `--check` only says whether the files are current.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

__all__ = ["Found", "fluent", "messages_in", "messages_in_source", "texts"]

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src" / "onirim"
ENGLISH = SOURCE / "text" / "locales" / "en"
PASSED_ON = {"engine/messages.py", "hosting/wire/faults.py"}  # they copy messages and make up none
HEAD = "# Made from the messages of the source by tools/generate/error_texts.py: do not edit.\n"
FILES = {  # the browser's client does without the second
    "errors.ftl": {
        "error": "Rulesets, decks and players",
        "action": "Actions",
        "undo": "Why something cannot be undone",
        "practice": "Why a game cannot become practice",
        "position": "Positions",
        "missing": "What a step or module lacks in a position",
        "argument": "Arguments of steps in positions",
        "record": "Records",
        "server": "What a server refuses",
    },
    "errors-terminal.ftl": {"terminal": "Options, files, databases"},
}


@dataclass(frozen=True)
class Found:
    """A message that the source makes."""

    key: str
    english: str
    names: frozenset[str]  # of its arguments
    where: str

    @property
    def family(self) -> str:
        return self.key.partition("-")[0]


def messages_in_source() -> list[Found]:
    """Every message, in the order of files and lines."""
    paths = [path.relative_to(SOURCE).as_posix() for path in sorted(SOURCE.rglob("*.py"))]
    return [found for path in paths if path not in PASSED_ON for found in messages_in(path)]


def messages_in(path: str) -> Iterator[Found]:
    """The calls `Message("key", "English of {it}", it=…)` of one file of the package."""
    tree = ast.parse((SOURCE / path).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    calls = [
        call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Message"
    ]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        key, english = (ast.literal_eval(argument) for argument in call.args)
        names = frozenset(str(keyword.arg) for keyword in call.keywords)
        yield Found(key, english, names, f"{path}:{call.lineno}")


def texts() -> dict[Path, str]:
    """What the files should hold."""
    found = {message.key: message for message in reversed(messages_in_source())}
    in_order = sorted(found.values(), key=lambda message: message.key)
    out = {}
    for name, families in FILES.items():
        parts = [HEAD]
        for family, heading in families.items():
            lines = [fluent(message) for message in in_order if message.family == family]
            parts.append("\n".join([f"## {heading}\n", *lines, ""]))
        out[ENGLISH / name] = "\n".join(parts)
    return out


def fluent(message: Found) -> str:
    """`'{word}' is …` as Fluent writes it; a brace of the text itself is quoted."""
    pattern = re.sub(
        r"\{\{|\}\}|\{(\w+)\}",
        lambda match: f"{{ ${match[1]} }}" if match[1] else f'{{"{match[0][0]}"}}',
        message.english,
    )
    return f"{message.key} = {pattern}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--check", action="store_true", help="say what is out of date")
    check = parser.parse_args(arguments).check
    stale = [
        (path, text)
        for path, text in texts().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    for path, text in stale:
        if check:
            print(f"{path.relative_to(ROOT)} is not current: run tools/generate/error_texts.py")
        else:
            path.write_text(text, encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
