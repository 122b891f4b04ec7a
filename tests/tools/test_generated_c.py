"""Changes to the C text of mypyc: they find their places, and leave everything else alone."""

from __future__ import annotations

from buildtools.generated_c import copy_in_place, simplify_index_checks

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
