"""Changes to the C text of mypyc: they find their places, and leave everything else alone."""

from __future__ import annotations

import pytest

from buildtools.borrowed import borrow, skip_known_checks
from buildtools.generated_c import SUM_NAMES, copy_in_place, improved, simplify_index_checks
from onirim.players.net import network

INDEX = """\
    r3 = (uint64_t)i < (uint64_t)n;
    if (r3) goto CPyL7;
    r4 = i + n;
    r5 = (uint64_t)r4 < (uint64_t)n;
"""
COPY = """\
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_r1 = VecI64Api.slice(cpy_r_r0, 0, 4611686018427387903LL);
    VEC_I64_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1.len < 0)) {
        CPy_AddTraceback("state.py", "copy_from", 168, globals);
        goto CPyL11;
    }
    VEC_I64_DECREF(((StateObject *)cpy_r_self)->_mem);
    ((StateObject *)cpy_r_self)->_mem = cpy_r_r1;
    return 1;
"""


def test_an_index_has_one_check_and_none_from_the_end() -> None:
    changed = simplify_index_checks(INDEX, unchecked=False)
    assert "r3 = likely((uint64_t)i < (uint64_t)n);" in changed
    assert "r4 = 0; r5 = 0;" in changed


def test_an_unchecked_build_has_no_check() -> None:
    assert "r3 = 1;" in simplify_index_checks(INDEX, unchecked=True)


def test_a_row_that_nobody_else_holds_is_written_over() -> None:
    changed = copy_in_place(COPY)
    assert "_REFCNT((PyObject *)VEC_I64_BUF_FROM_ITEMS(((StateObject *)cpy_r_self)->_mem" in changed
    assert "memcpy(((StateObject *)cpy_r_self)->_mem.items, cpy_r_r0.items" in changed
    assert changed.count("VecI64Api.slice(") == 1
    assert changed.count("goto CPyL11;") == 1
    assert changed.endswith("    }\n    return 1;\n")


def test_any_other_slice_stays() -> None:
    other = COPY.replace("cpy_r_self", "cpy_r_other")
    assert copy_in_place(other) == other
    part = COPY.replace("slice(cpy_r_r0, 0,", "slice(cpy_r_r0, 1,")
    assert copy_in_place(part) == part


LOOKING = """\
int64_t CPyDef_memory___Memory___size(PyObject *cpy_r_self, int64_t cpy_r_zone) {
    VecI64 cpy_r_r0;
    cpy_r_r0 = ((onirim___engine___memory___MemoryObject *)cpy_r_self)->_mem;
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_r1 = (int64_t)cpy_r_r0.len;
    cpy_r_r2 = likely((uint64_t)318 < (uint64_t)cpy_r_r1);
    if (cpy_r_r2) goto CPyL5;
    cpy_r_r3 = likely((uint64_t)cpy_r_zone < (uint64_t)cpy_r_r1);
    cpy_r_r4 = CPyDef_rng___Rng___pick(cpy_r_r9, cpy_r_r0, 88);
    VEC_I64_DECREF(cpy_r_r0);
    return cpy_r_r4;
CPyL5: ;
    VEC_I64_DECREF(cpy_r_r0);
    goto CPyL6;
}
"""
FIXED = "(uint64_t)318 < (uint64_t)cpy_r_r1"
CALLING = """\
char CPyDef_state___State___advance(PyObject *cpy_r_self) {
    cpy_r_r3 = ((onirim___engine___state___StateObject *)cpy_r_self)->_rules;
    cpy_r_r4 = ((onirim___engine___ruleset___RulesetObject *)cpy_r_r3)->_steps;
    VEC_T_INCREF(cpy_r_r4);
    cpy_r_r44 = (CPyPtr)cpy_r_r4.items;
    cpy_r_r46 = cpy_r_r44 + cpy_r_r45;
    cpy_r_r47 = *(PyObject * *)cpy_r_r46;
    CPy_INCREF(cpy_r_r47);
    cpy_r_r48 = CPY_GET_METHOD(cpy_r_r47, Step, 12, StepObject)(cpy_r_r47, cpy_r_self); /* run */
    CPy_DECREF(cpy_r_r47);
    VEC_T_DECREF(cpy_r_r4);
}
"""


def test_what_a_function_only_looks_at_is_not_counted() -> None:
    assert "REF(" not in borrow(LOOKING)
    assert "REF(" not in borrow(CALLING)
    counts = ("    VEC_I64_INCREF(cpy_r_r0);\n", "    VEC_I64_DECREF(cpy_r_r0);\n")
    assert borrow(LOOKING) == LOOKING.replace(counts[0], "").replace(counts[1], "")


@pytest.mark.parametrize(
    "line",
    [
        "    return cpy_r_r0;",
        "    ((OtherObject *)cpy_r_other)->_row = cpy_r_r0;",
        "    ((onirim___engine___memory___MemoryObject *)cpy_r_self)->_mem = cpy_r_r8;",
        "    cpy_r_r7 = VecI64Api.append(cpy_r_r0, 1);",
    ],
)
def test_what_is_handed_on_or_replaced_is_counted(line: str) -> None:
    function = LOOKING.replace("    if (cpy_r_r2)", line + "\n    if (cpy_r_r2)")
    assert borrow(function) == function


def test_an_attribute_of_something_else_is_counted() -> None:
    function = LOOKING.replace("memory___Memory", "journal___Journal")
    assert borrow(function) == function
    function = CALLING.replace("engine___ruleset___Ruleset", "bots___player___Player")
    assert borrow(function) == function


def test_what_belongs_to_something_of_the_function_itself_is_counted() -> None:
    """A state that is made here may be gone before its row is no longer needed."""
    made = "    cpy_r_twin = CPyDef_state___State(cpy_r_rules, cpy_r_chance);\n"
    function = LOOKING.replace("*)cpy_r_self)", "*)cpy_r_twin)").replace("{\n", "{\n" + made, 1)
    assert borrow(function) == function
    given_up = CALLING.replace("->_rules;\n", "->_rules;\n    CPy_DECREF(cpy_r_r3);\n")
    assert borrow(given_up) == given_up


def test_a_fixed_place_below_the_least_size_is_not_checked() -> None:
    changed = skip_known_checks(LOOKING, 612)
    assert "cpy_r_r2 = 1;" in changed
    assert "likely((uint64_t)cpy_r_zone < (uint64_t)cpy_r_r1)" in changed
    assert skip_known_checks(LOOKING, 318) == LOOKING


SUM = """\
char CPyDef_mind___net___Net___first_layer(PyObject *cpy_r_self, VecI64 cpy_r_rows) {
    cpy_r_r2 = likely((uint64_t)cpy_r_k < (uint64_t)cpy_r_r1);
    return 1;
}
"""


def test_the_sums_of_the_net_are_named_as_they_are() -> None:
    """Under another name they would be right all the same, only slower."""
    assert [
        name
        for name in SUM_NAMES
        if not hasattr(network, name) and not hasattr(network.Network, name)
    ] == []


def test_the_sums_of_the_net_compare_no_index() -> None:
    assert "cpy_r_r2 = 1;" in improved(SUM, 612)
    assert improved(SUM, 612, without="sums of the net") == SUM
    function = SUM.replace("Net___first_layer", "add_products")
    assert "cpy_r_r2 = 1;" in improved(function, 612)
    other = SUM.replace("Net___first_layer", "Net___chance")
    assert improved(other, 612) == other
    calls = other.replace("    return 1;", "    CPyDef_mind___net___Net___first_layer(cpy_r_self);")
    assert improved(calls, 612) == calls


def test_each_change_can_be_left_out() -> None:
    """So that `bench/gains.py` can tell what it gains."""
    text = INDEX + LOOKING.replace("likely((uint64_t)318 < (uint64_t)cpy_r_r1)", FIXED)
    whole = improved(text, 612)
    for name in ("one comparison an index", "borrowed references", "fixed places"):
        assert improved(text, 612, without=name) not in (text, whole)
