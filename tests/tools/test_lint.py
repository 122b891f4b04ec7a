"""Each check of `make lint` can fail: given a wrong sample, it says what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import click
import pytest

from onirim.art.palette import IVORY
from onirim.rules.description import describe
from onirim.text import words_in
from onirim.text.dreambook import chapters
from tools.generate.error_texts import Found
from tools.lint import (
    __main__,
    art,
    art_legibility,
    client_files,
    client_names,
    command_help,
    dependencies,
    deploy_files,
    documents,
    dream_book,
    error_texts,
    fact_texts,
    file_names,
    generated,
    glossary,
    helper_imports,
    hook_lists,
    locks,
    module_names,
    mutants,
    names,
    rule_ids,
    rulebook,
    server_page,
    strength_page,
    texts,
    typography,
    used_texts,
    who_sees,
)
from tools.lint.shared.findings import ROOT, Finding, report
from tools.lint.shared.messages import Message, messages
from tools.rules import ids

HASH = f"    --hash=sha256:{'0' * 64}\n"
SVG = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'


def without(path: str, part: str) -> str:
    """A page of the project that lacks something."""
    text = (ROOT / path).read_text(encoding="utf-8")
    assert part in text
    return text.replace(part, "")


def written(folder: Path, name: str, text: str) -> Path:
    (folder / name).write_text(text, encoding="utf-8")
    return folder / name


def message(text: str, language: str = "en", file: str = "base.ftl") -> Message:
    return Message("key", ROOT / language / file, 1, text=text)


def two_meanings(folder: Path) -> Iterable[object]:
    written(folder, "one.py", "def shared(): ...\nSAME = 1\n")
    written(folder, "two.py", "class shared: ...\nSAME = 1\n")
    return [found for found in names.findings(folder) if "no longer" not in found.what]


def two_subjects(folder: Path) -> Iterable[object]:
    for room in ("cli", "server"):
        (folder / room).mkdir()
        (folder / room / "shared.py").write_text("")
    return [found for found in names.shared_files(folder) if "any more" not in found.what]


def stray_mutant(folder: Path) -> Iterable[object]:
    code = folder / "src" / "onirim"
    code.mkdir(parents=True)
    written(code, "game.py", "def run(g):\n    g.go()  # §B3\n")
    (folder / "tests").mkdir()
    entry = ['ids = ["§B3"]', 'module = "onirim.game"', 'function = "run"', 'off = "pass"']
    written(
        folder / "tests", "mutants.toml", "\n".join(["[[mutant]]", *entry, 'line = "g.stay()"'])
    )
    return mutants.findings(folder)


def two_of_a_name(folder: Path) -> Iterable[object]:
    for name in ("one", "two"):
        (folder / name).mkdir()
        written(folder / name, "Same.ts", "")
    return client_files.same_names(folder)


def boxes(folder: Path, most: int) -> Iterable[object]:
    """Two boxes, one of them in a picture."""
    for name in ("art", "table"):
        (folder / name).mkdir()
        written(folder / name, f"{name}.css", "i { position: absolute; }")
    return client_files.placed(folder, most)


def loose_strength(_: Path) -> Iterable[object]:
    odds = {"player": "nobody", "games": 5000, "won": {"solo": (0.5, 0.6, 0.7)}}
    return strength_page.findings(odds)


def book_without_cards(_: Path) -> Iterable[object]:
    book = [entry for chapter in chapters() for entry in chapter.entries]
    return dream_book.missing([one for one in book if one.id != "Rs"], [describe("solo")])


def importing(folder: Path, module: str) -> Iterable[object]:
    """A test of the games that imports this."""
    (folder / "game").mkdir()
    written(folder / "game", "test_one.py", f"from {module} import thing\n")
    return helper_imports.findings(folder)


def asking(folder: Path, line: str) -> Iterable[object]:
    """A package that decides for itself who sees a card."""
    imports = "from onirim.engine.layout import MARK_BITS, OPEN"
    written(folder, "one.py", f"{imports}\n{line}\n")
    return [found for found in who_sees.findings(folder) if "any more" not in found.what]


def card_without_text(_: Path) -> Iterable[object]:
    card = replace(describe("solo").cards[0], code="Zz", module="outside")
    return dream_book.wrong_card(words_in("en"), card)


def another_language(_: Path) -> Iterable[object]:
    theirs = texts.said("fr")
    return texts.differences({key: theirs[key] for key in theirs if key != "goodbye"},
                             texts.said("en"))  # fmt: skip


WRONG: dict[str, tuple[Callable[[Path], Iterable[object]], str]] = {
    "art: a script": (lambda _: art.unsafe(SVG.format("<script/>")), "an element script"),
    "art: an address": (
        lambda _: art.unsafe(SVG.format('<use href="https://x.org/y"/>')),
        "href is https://x.org/y",
    ),
    "art: a dangling id": (
        lambda _: art.loose_ends(SVG.format('<use href="#gone"/><g id="unused"/>')),
        "no part gone\nunused is not used",
    ),
    "art_legibility: faint": (
        lambda _: art_legibility.faint_marks(
            SVG.format(f'<path fill="#ffffff"/><use href="#sign-sun" fill="{IVORY}"/>')
        ),
        "does not stand out",
    ),
    "art_legibility: other rules": (
        lambda _: art_legibility.towers(
            without("docs/rules/reference.md", "| red | 3 |")
        ),
        "the rules list 11 Towers",
    ),
    "client_files: a name twice": (two_of_a_name, "has the name of"),
    "client_files: another box": (lambda folder: boxes(folder, 0), "1 boxes are placed"),
    "client_files: one box fewer": (lambda folder: boxes(folder, 2), "lower MOST"),
    "client_names": (
        lambda _: (what for _, what in client_names.knowledge("view.zones.goals")),
        "names goals",
    ),
    "client_names: literal": (
        lambda _: (what for _, what in client_names.knowledge("zone === 'stored'")),
        "names stored as a literal",
    ),
    "client_names: key": (
        lambda _: (what for _, what in client_names.knowledge("say('web-next-goals')")),
        "web-next-goals names goals",
    ),
    "command_help": (
        lambda _: command_help.findings(click.Group(commands=[click.Command("dance")])),
        "no text cli-dance",
    ),
    "deploy_files": (
        lambda folder: deploy_files.unknown_settings(written(folder, "x.toml", "colour = 1\n")),
        "no option colour",
    ),
    "deploy_files: image": (
        lambda folder: deploy_files.image_without_parts(
            written(folder, "Dockerfile", "RUN ONIRIM_COMPILE=1 pip wheel .\n")
        ),
        "must refuse a wheel",
    ),
    "locks": (
        lambda _: locks.check("x.lock", f"click==8.1.0 \\\n{HASH}", ["click>=8.5,<9"]),
        "click 8.1.0 is not <9,>=8.5",
    ),
    "locks: missing": (lambda _: locks.check("x.lock", "", ["click"]), "has no click"),
    "locks: without hashes": (
        lambda _: locks.check("x.lock", "click==8.5.1\n", ["click"]),
        "without version or hashes",
    ),
    "dependencies": (
        lambda _: dependencies.findings(without("docs/dependencies.md", "| `click` |")),
        "no reason for click",
    ),
    "documents": (
        lambda folder: documents.missing_files(
            written(folder, "x.md", "see `tests/nowhere.py` and [it](gone.md#there)")
        ),
        "no file tests/nowhere.py",
    ),
    "documents: commands": (
        lambda folder: documents.unknown_commands(written(folder, "x.md", "\n    make tea\n")),
        "no target tea",
    ),
    "documents: folders": (
        lambda folder: documents.missing_folders(written(folder, "x.md", "attic/  old things\n")),
        "no folder attic/",
    ),
    "dream_book": (book_without_cards, "Rs"),
    "dream_book: card": (card_without_text, "the card Zz is not explained"),
    "error_texts: arguments": (
        lambda _: error_texts.inconsistent([Found("k", "no {it}", frozenset(), "x.py:3")]),
        "src/onirim/x.py:3: k: uses ['it'], but is given []",
    ),
    "error_texts: translations": (
        lambda _: error_texts.untranslated([Found("k", "no", frozenset(), "x.py:3")]),
        "k: no text with these arguments in fr",
    ),
    "error_texts: bare": (lambda _: error_texts.bare_in("raise ValueError('no')"), "1"),
    "fact_texts": (
        lambda _: fact_texts.unsaid("why", "Reason", {"x.py": '\nReason("too-tired")'}),
        "x.py:2: no text why-too-tired",
    ),
    "file_names": (lambda _: file_names.findings(["docs/aux.md"]), "the name of a device"),
    "file_names: case": (lambda _: file_names.findings(["a/B", "a/b"]), "differs only in case"),
    "generated": (
        lambda folder: generated.outdated([(written(folder, "x", "a\nb"), "a\nc")], "make x"),
        ":2: is out of date: make x",
    ),
    "generated: subjects": (
        lambda _: generated.files_without_a_subject("| `engine/x.py` | |\n"),
        "no subject",
    ),
    "glossary": (
        lambda _: glossary.findings("| Doorway | Porte | Дверь | `card-Rd` |"),
        "card-Rd does not say 'Doorway' in en",
    ),
    "helper_imports: a test": (
        lambda folder: importing(folder, "tests.game.test_undo"),
        "move what is shared out of the test",
    ),
    "helper_imports: another folder": (
        lambda folder: importing(folder, "tests.server.raw"),
        "what folders share belongs to tests/helpers",
    ),
    "helper_imports: fixtures": (
        lambda folder: importing(folder, "tests.web.conftest"),
        "fixtures of several folders belong to tests/helpers",
    ),
    "hook_lists": (
        lambda _: hook_lists.findings("| `dance` | notification |"),
        "`dance` is only in the table of hooks",
    ),
    "module_names": (
        lambda _: module_names.named("terminal/x.py", '"""The towers."""\nzone = "goals"\n'),
        "terminal/x.py:2: names `goals`",
    ),
    "mutants": (stray_mutant, "no line `g.stay()`"),
    "names": (two_meanings, "`shared` is also defined in"),
    "names: files": (two_subjects, "`shared` is also the name of"),
    "rule_ids": (
        lambda _: rule_ids.findings(without("docs/rules/reference.md", "**§B7**")),
        "§B7 is not in the reference",
    ),
    "rule_ids: citations": (
        lambda _: rule_ids.wrong_reference(ids.load(ROOT), "as §B777 and T1 say"),
        "cites §B777, which does not exist",
    ),
    "rulebook": (lambda _: rulebook.differences("# §B7\n- one\n", "# §B8\n- one\n"), "other rules"),
    "server_page": (
        lambda _: server_page.findings(without("docs/server.md", "`--port`")),
        "does not name --port",
    ),
    "strength_page": (loose_strength, "no player nobody"),
    "texts": (another_language, "goodbye: missing in fr"),
    "typography": (lambda _: typography.wrong("en", message("wait...")), "an ellipsis is one sign"),
    "typography: French": (
        lambda _: typography.wrong("fr", message("Vraiment !", "fr")),
        "a sign can be torn from its word",
    ),
    "typography: Russian": (
        lambda _: typography.wrong("ru", message("на руке", "ru")),
        "players hold cards in the hand",
    ),
    "who_sees: sight": (
        lambda folder: asking(folder, "if zone.sight == OPEN: ..."),
        "one.py:2: reads the `sight` of a zone",
    ),
    "who_sees: marks": (lambda folder: asking(folder, "cell & MARK_BITS"), "uses MARK_BITS"),
    "who_sees: owner": (
        lambda folder: asking(folder, "viewer == zone.owner"),
        "compares an owner with a viewer",
    ),
    "who_sees: seats": (
        lambda folder: asking(folder, "marks >> self.viewer & 1"),
        "reads the mark of a viewer",
    ),
}  # fmt: skip


@pytest.mark.parametrize("sample", WRONG)
def test_a_wrong_sample_is_reported(sample: str, tmp_path: Path) -> None:
    check, words = WRONG[sample]
    assert words in "\n".join(sorted(map(str, check(tmp_path))))


def test_a_rule_may_say_who_sees_into_its_zone(tmp_path: Path) -> None:
    assert not [*asking(tmp_path, "rules.zone('fan', 5, sight=OPEN)")]


def test_a_text_that_nobody_says_is_found() -> None:
    assert used_texts.is_used("goodbye")
    assert not used_texts.is_used("farewell-forever")


def test_every_check_has_a_sample() -> None:
    tried = {sample.partition(":")[0] for sample in WRONG} | {"used_texts"}
    assert tried == {*__main__.checks()}


def test_findings_are_printed_in_order_and_fail(capsys: pytest.CaptureFixture[str]) -> None:
    assert report([]) == 0
    assert report([Finding("b.py", 2, "worse"), Finding("a.py", 1, "bad")]) == 1
    assert capsys.readouterr().out == "a.py:1: bad\nb.py:2: worse\n"


def test_the_walk_finds_what_git_tracks() -> None:
    """Without git, file names are those of the same files, or of more."""
    hidden = {name for name in file_names.tracked() if name.startswith(".") or "/." in name}
    built = {name for name in file_names.tracked() if file_names.BUILT & {*name.split("/")}}
    assert {*file_names.tracked()} - hidden - built <= {*file_names.walked()}


def test_messages_know_their_lines() -> None:
    found = messages("en")["goodbye"]
    line = found.path.read_text(encoding="utf-8").splitlines()[found.line - 1]
    assert line.startswith("goodbye =")
