"""What the browser's client is given before it is built: pictures, texts, rules, the tutorial.

All of it comes from the package in `src/`; nothing of it is written by hand twice. Run as

    python buildtools/client_assets.py SRC FOLDER
"""

from __future__ import annotations

import json
import re
import sys
from dataclasses import asdict
from pathlib import Path
from xml.dom import minidom

HERE = Path(__file__).resolve().parent
# The terminal's own texts; the browser never says them.
TERMINAL = {"cli.ftl", "cli-server.ftl", "errors-terminal.ftl"}
SHARED = "plain.ftl"  # of the terminal's sentences the browser says some
# Texts that are read when somebody looks something up.
LOOKED_UP = ("rules-", "help", "lessons", "skin-")
TOGETHER = "together"  # what is said where people meet
# What the first screens say is read at once, all that stands behind the mark a moment later.
FIRST_SCREENS = ("base.ftl", "home.ftl", "language.ftl", "panels.ftl", "plain.ftl", "web.ftl")
LATER = "\n# later\n"
# The commonest ruleset: a page that has its description need not be sent it.
KNOWN_BEFOREHAND = ("solo",)
COMMENT = re.compile(r"^#.*\n", re.MULTILINE)
MESSAGE = re.compile(r"^[a-z].*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)


def write_assets(src: Path, folder: Path) -> None:
    """Fill the folder; what lies there already and is the same stays untouched."""
    sys.path.insert(0, str(src))
    from onirim import art
    from onirim.hosting.lessons import lessons, tutorial
    from onirim.rules.description import describe
    from onirim.text.dreambook import chapters

    put(folder / "icon.svg", art.icon_svg())
    put(folder / "base.json", drawings(art.base_sprite()))
    put(folder / "all.json", drawings(art.sprite()))
    put(folder / "hall.json", drawings(art.hall_sprite()))
    put(folder / "tutorial.json", tutorial())
    for module, text in lessons().items():
        put(folder / "lessons" / f"{module}.json", text)
    strength = src / "onirim" / "players" / "strength.json"
    put(folder / "strength.json", strength.read_text(encoding="utf-8"))
    put(folder / "dreams.json", json.dumps([asdict(chapter) for chapter in chapters()]))
    for rules in KNOWN_BEFOREHAND:
        put(folder / "descriptions" / f"{rules}.json", json.dumps(asdict(describe(rules))))
    for language in sorted((src / "onirim" / "text" / "locales").glob("*/language.ftl")):
        write_texts(language.parent, folder)
        write_letters(language.parent.name, folder)


def drawings(sprite: str) -> str:
    """What a sprite is made of, by id: a page then need not read SVG before it can show some."""
    found = minidom.parseString(sprite).getElementsByTagName("*")  # noqa: S318  # our own drawings
    parts = {one.getAttribute("id"): one.toxml() for one in found if one.hasAttribute("id")}
    return json.dumps(parts, ensure_ascii=False)


def write_letters(language: str, folder: Path) -> None:
    """The letters that stand for the colours in a language, drawn to be laid over the cards."""
    from onirim import art
    from onirim.text import words_in

    words = words_in(language)
    letters = {place: words.name(f"colour-{place}", "letter") for place in "RBGT"}
    put(folder / "letters" / f"{language}.json", drawings(art.letter_sprite(letters)))


def write_texts(language: Path, folder: Path) -> None:
    """Three files a language: what every page needs, help on cards and rules, meeting people."""
    files = [path for path in sorted(language.glob("*.ftl")) if path.name not in TERMINAL]
    rules = [path for path in files if path.name.startswith(LOOKED_UP)]
    together = [path for path in files if path.stem == TOGETHER]
    spoken = [path for path in files if path not in (*rules, *together)]
    first = [path for path in spoken if path.name in FIRST_SCREENS]
    rest = [path for path in spoken if path not in first]
    put(folder / "words" / f"{language.name}.ftl", LATER.join((joined(first), joined(rest))))
    put(folder / "rules" / f"{language.name}.ftl", joined(rules))
    put(folder / "together" / f"{language.name}.ftl", joined(together))
    put(folder / "pages" / f"{language.name}.json", pages(language.name))


def pages(language: str) -> str:
    """The rules to read, as `onirim rules` has them: blocks by the name of the page."""
    from onirim.text import words_in
    from onirim.text.rule_blocks import blocks_of
    from onirim.text.rulebook import page, page_names

    words = words_in(language)
    blocks = {name: blocks_of(page(words, name)) for name in page_names()}
    return json.dumps(blocks, ensure_ascii=False)


def joined(files: list[Path]) -> str:
    return "\n".join(spoken_in_browser(path) for path in files)


def spoken_in_browser(path: Path) -> str:
    text = COMMENT.sub("", path.read_text(encoding="utf-8"))
    if path.name != SHARED:
        return text
    client = "\n".join(
        source.read_text(encoding="utf-8")
        for source in sorted((HERE.parent / "web" / "src").rglob("*"))
        if source.suffix in (".ts", ".svelte")
    )
    said = [one for one in MESSAGE.findall(text) if f"'{one.partition(' =')[0]}'" in client]
    return "".join(said)


def put(path: Path, text: str) -> None:
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_assets(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
