"""Changes to the C text of mypyc: they find their places, and leave everything else alone."""

from __future__ import annotations

import pytest

from buildtools.generated_c import SUMS, UnknownWordsError, has_sums, improved
from onirim.players.net import network

INDEX = """\
    r3 = (uint64_t)i < (uint64_t)n;
    if (r3) goto CPyL7;
    r4 = i + n;
    r5 = (uint64_t)r4 < (uint64_t)n;
    if (r5) goto CPyL6;
    PyErr_SetNone(PyExc_IndexError);
"""


def test_an_index_has_one_check_and_none_from_the_end() -> None:
    changed = improved(INDEX)
    assert "r3 = likely((uint64_t)i < (uint64_t)n);" in changed
    assert "r4 = 0; r5 = 0;" in changed


def test_an_unchecked_build_has_no_check() -> None:
    assert "r3 = 1;" in improved(INDEX, unchecked=True)


@pytest.mark.parametrize(
    ("words", "others"),
    [("r4 = i + n;", "r4 = n + i;"), ("(uint64_t)r4 <", "(size_t)r4 <"), ("    r5", "\n    r5")],
)
def test_an_index_in_other_words_is_noticed(words: str, others: str) -> None:
    """Another mypyc may write it differently; the engine would be slower, and nobody told."""
    text = INDEX + INDEX.replace(words, others, 1)
    with pytest.raises(UnknownWordsError, match="2 indices, but 1 are written in the known words"):
        improved(text)


def test_what_is_no_index_stays() -> None:
    text = "    r3 = i < n;\n    r4 = i + n;\n    r5 = r4 < n;\n"
    assert improved(text) == text


def test_a_quick_build_does_not_optimise_what_python_calls() -> None:
    """Wrappers and what runs at an import; calls and declarations are left alone."""
    text = """\
        PyObject *CPyPy_state___peek(PyObject *self) {
    r1 = CPyDef_state_____top_level__();
char CPyDef_state_____top_level__(void) {
char CPyDef_state_____top_level__(void);
int CPyExec_onirim___engine___state(PyObject *module)
char CPyDef_state___peek(PyObject *self) {
"""
    changed = improved(text, quick=True).splitlines()
    assert [line.startswith("COLD ") for line in changed] == [True, False, True, False, True, False]
    assert improved(text) == text


def test_the_change_can_be_left_out() -> None:
    """So that `bench/gains.py` can tell what it gains."""
    assert improved(INDEX, simplify=False) == INDEX


def sums(names: tuple[str, ...] = SUMS) -> str:
    """The loops of a net in C, and a function that calls one of them."""
    heads = [
        f"char CPyDef_mind___net___{name.replace('.', '___')}(PyObject *cpy_r_self) {{"
        for name in names
    ]
    heads.append("char CPyDef_mind___net___Net___logit(PyObject *cpy_r_self) {")
    call = "    CPyDef_mind___net___weigh(cpy_r_self);\n"
    return "".join([f"{head}\n{INDEX}{call}}}\n" for head in heads])


def test_the_sums_of_the_net_are_named_as_they_are() -> None:
    for name in SUMS:
        found: object = network
        for part in name.split("."):
            found = getattr(found, part)
        assert callable(found)


def test_the_sums_of_the_net_compare_no_index() -> None:
    *loops, logit, rest = improved(sums()).split("}\n")
    assert len(loops) == len(SUMS)
    assert all("r3 = 1;" in loop and "(uint64_t)" not in loop for loop in loops)
    assert "r3 = likely((uint64_t)i < (uint64_t)n);" in logit
    assert rest == ""


@pytest.mark.parametrize("name", SUMS)
def test_a_sum_under_another_name_is_noticed(name: str) -> None:
    others = tuple([other for other in SUMS if other != name])
    with pytest.raises(UnknownWordsError, match=f"{name} is found 0 times"):
        improved(sums(others))


def test_a_net_without_its_sums_is_noticed() -> None:
    """Each file is changed by itself: one of them must be the net's."""
    assert has_sums(sums())
    assert has_sums(sums(SUMS[:1]))
    assert not has_sums(sums(("Network.other",)))
