"""The mutants written by hand: each means exactly one line of the code."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from tools.rules import written
from tools.rules.tags import tags_in

GAME = """\
ROOM = 5  # §B1


class Step:
    def run(self, g):
        if g.full:
            g.done()
            return
        elif g.hand > 5:  # §B2
            g.lose()
        g.done()  # §B3
        g.offer(
            "play",
            g.hand,
        )  # §B4
        g.draw()  # §B5
        g.draw()  # §B5

        def inner():
            g.draw()  # §B6

        return (
            inner  # §B7
            and g.hand  # §B7
        )
"""


def resolved(root: Path, **fields: object) -> tuple[int, str]:
    """Resolve one entry about the game above: the line of its tag, and the code of the mutant."""
    entry = {"ids": ["§B3"], "module": "onirim.game.game", "function": "Step.run", "off": "pass"}
    lines = [f"{name} = {json.dumps(value)}" for name, value in (entry | fields).items()]
    game, mutants = root / "src/onirim/game/game.py", root / written.FILE
    for file, text in (game, GAME), (mutants, "\n".join(["[[mutant]]", *lines])):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    (((tag, _), (mutant,)),) = written.resolve(root, tags_in(root)).items()
    return tag.line, ast.unparse(ast.parse(mutant.text))


def changed(old: str, new: str) -> str:
    """Write the game with one piece replaced; comments and layout do not count."""
    assert GAME.count(old) == 1
    return ast.unparse(ast.parse(GAME.replace(old, new)))


def test_the_id_tells_lines_alike_apart(tmp_path: Path) -> None:
    """`g.done()` stands there twice, but once with the rule."""
    assert resolved(tmp_path, line="g.done()") == (11, changed("g.done()  # §B3", "pass"))


def test_layout_and_quotes_do_not_matter(tmp_path: Path) -> None:
    """The formatter may break a line and the entry still means it."""
    line, code = resolved(tmp_path, ids=["§B4"], line="g.offer('play',g.hand)", off="g.lose()")
    call = 'g.offer(\n            "play",\n            g.hand,\n        )'
    assert (line, code) == (15, changed(call, "g.lose()"))


def test_a_colon_means_the_head(tmp_path: Path) -> None:
    """The body stays; without the colon all of the statement goes."""
    fields = {"ids": ["§B2"], "line": "elif g.hand > 5:"}
    head = resolved(tmp_path, **fields, off="elif g.hand >= 5:")
    assert head == (9, changed("g.hand > 5", "g.hand >= 5"))
    whole = resolved(tmp_path, **fields, off="else: g.draw()")
    piece = "elif g.hand > 5:  # §B2\n            g.lose()"
    assert whole == (9, changed(piece, "else:\n            g.draw()"))


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"line": "g.done(1)"}, "no line `g.done(1)`; did you mean `g.done()`?"),
        ({"line": "g.offer("}, "`g.offer(` is not one statement"),
        ({"line": "g.lose()"}, "`g.lose()` (line 10) does not carry §B3"),
        ({"line": "g.draw()", "ids": ["§B5"]}, "is not one line but 2 (line 16, 17)"),
        ({"line": "return inner and g.hand", "ids": ["§B7"]}, "is not one line but 2"),
        ({"line": "g.done()", "off": "g.done( )"}, "`g.done( )` changes nothing"),
        ({"line": "g.done()", "off": "if g.hand:"}, "`if g.hand:` does not fit there"),
        ({"line": "g.done()", "off": "g.win(luck)"}, "nothing in the code is called luck, win"),
        (
            {"line": "g.done()", "function": "Step.walk"},
            "onirim.game.game Step.walk: no such function",
        ),
        ({"line": "g.done()", "instead": "g.lose()"}, "entry 1: "),
        ({"line": "g.done()", "ids": "§B3"}, "entry 1: ids is a list, everything else a text"),
    ],
)
def test_what_does_not_mean_one_line(tmp_path: Path, fields: dict[str, object], words: str) -> None:
    """It is an error that says where to look."""
    with pytest.raises(ValueError, match=r"^tests/mutants\.toml: ") as error:
        resolved(tmp_path, **fields)
    assert words in str(error.value)
