"""Write the rules pages of docs/rules from the texts: rules_pages.py [--check]

The pages are made of src/onirim/text/locales/*/pages and of the help on each rule. Edit those.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]  # the files you edit, whatever is installed

DOCS = ROOT / "docs" / "rules"
MADE = (
    "<!-- Made by tools/generate/rules_pages.py from src/onirim/text/locales: "
    "edit the texts there. -->"
)
CARDS = re.compile(r"```cards\n(.*?)\n```", re.DOTALL)
POSITION = re.compile(r"```position (\S+)\n(.*?)\n```", re.DOTALL)
WIDTH = 72
SMALL = 48


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--check", action="store_true", help="only tell whether they differ")
    options = parser.parse_args(arguments)
    differing = [path for path, text in pages() if read(path) != text]
    if options.check:
        for path in differing:
            print(
                f"{path.relative_to(ROOT)} is out of date: run python tools/generate/rules_pages.py"
            )
        return 1 if differing else 0
    for path, text in pages():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


def pages() -> Iterator[tuple[Path, str]]:
    """Every page of every language, and a list of them."""
    from onirim.text import languages, words_in
    from onirim.text.rulebook import page, page_names

    for language in languages():
        words = words_in(language)
        names = [f"- [{words.say(f'module-{name}')}]({name}.md)" for name in page_names()]
        listed = f"# {words.say('rules-title')}\n\n" + "\n".join(names)
        yield DOCS / language / "README.md", f"{MADE}\n\n{listed}\n"
        for name in page_names():
            text = illustrated(language, page(words, name))
            yield DOCS / language / f"{name}.md", f"{MADE}\n\n{text.rstrip()}\n"


def illustrated(language: str, text: str) -> str:
    text = CARDS.sub(lambda match: pictures(language, match[1].split()), text)
    return POSITION.sub(lambda match: table(language, match), text)


def table(language: str, match: re.Match[str]) -> str:
    """What lies where, in pictures; below it the line that the program reads."""
    from onirim.rules.description import described
    from onirim.text import words_in
    from onirim.text.rulebook import laid_out

    shown = laid_out(words_in(language), described(match[1]), match[2])
    rows = [f"| {name} | {pictures(language, codes, SMALL)} |" for name, codes in shown]
    return "\n".join(["| | |", "|---|---|", *rows, "", match[0]])


def pictures(language: str, codes: Sequence[str], width: int = WIDTH) -> str:
    from onirim.text import words_in

    words = words_in(language)
    return " ".join(
        f'<img src="../cards/{code.rstrip("*")}.svg" alt="{words.cards(code).replace(chr(34), "")}"'
        f' width="{width}">'
        for code in codes
    )


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


if __name__ == "__main__":
    sys.exit(main())
