"""Docstrings in the C text of mypyc: they follow the signatures, and nothing else changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from buildtools.docstrings import docstrings, with_docstrings

SOURCE = '''
class Deck:
    """Cards in "order"."""

    @property
    def size(self):
        """How many they are, §1."""

    def draw(self, n):
        """Take some.

        From the top.
        """

    def shuffle(self): ...

def cut(deck):
    """Divide it."""
'''
C_TEXT = r"""
static PyGetSetDef Deck_getseters[] = {
    {"size",
     (getter)deck___Deck_get_size,
    NULL, NULL, NULL},
    {"cards",
     (getter)deck___Deck_get_cards, (setter)deck___Deck_set_cards,
     NULL, NULL},
static PyMethodDef Deck_methods[] = {
    {"draw",
     (PyCFunction)CPyPy_deck___Deck___draw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("draw($self, n)\n--\n\n")},
    {"shuffle",
     (PyCFunction)CPyPy_deck___Deck___shuffle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("shuffle($self)\n--\n\n")},
static PyTypeObject CPyType_deck___Deck_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_doc = PyDoc_STR("Deck()\n--\n\n"),
};
    {"cut", (PyCFunction)CPyPy_deck___cut, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
"""
KEPT = {
    "    NULL, NULL, NULL},": r'    NULL, "How many they are, \302\2471.", NULL},',
    r'"draw($self, n)\n--\n\n"': r'"draw($self, n)\n--\n\n" "Take some.\n\nFrom the top."',
    r'"Deck()\n--\n\n"': r'"Deck()\n--\n\n" "Cards in \"order\"."',
    "PyDoc_STR(NULL)": 'PyDoc_STR("Divide it.")',
}


def test_docstrings_follow_signatures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("deck.py").write_text(SOURCE, encoding="utf-8")
    Path("table.py").write_text("def lay(): ...\n", encoding="utf-8")
    text, kept = with_docstrings(C_TEXT, docstrings([Path("deck.py"), Path("table.py")]))
    assert kept == len(KEPT)
    expected = C_TEXT
    for before, after in KEPT.items():
        assert before in expected
        expected = expected.replace(before, after)
    assert text == expected


def test_other_words_have_no_place() -> None:
    """`buildtools/compile_engine.py` then ends the build."""
    assert with_docstrings("PyDoc_STR(draw_doc)", {"deck___Deck___draw": '"Take some."'}) == (
        "PyDoc_STR(draw_doc)",
        0,
    )
