"""Changes to the C text that mypyc writes: what its general way costs and we do not need.

Each of them finds its place by the words of mypyc 2.4, which is pinned. Where another version
writes other words nothing is changed, and the engine is right all the same, only slower.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from buildtools.borrowed import borrow, in_each_function, skip_known_checks

INSIDE = re.compile(r"= (\(uint64_t\)\w+ < \(uint64_t\)\w+);")
FROM_THE_END = re.compile(r"(\w+) = \w+ \+ (\w+);\n +(\w+) = \(uint64_t\)\1 < \(uint64_t\)\2;")
"""How `items[i]` is written: is i below the length, and if not, is i plus the length?"""

SUM_NAMES = (
    "first_layer",
    "second_layer",
    "plain_output",
    "deep_output",
    "split_second_layer",
    "add_products",
)
SUMS = re.compile(
    rf"^\w+ CPyDef_(?:\w+___)?net___(?:Net___)?(?:{'|'.join(SUM_NAMES)})\(.*\{{$", re.MULTILINE
)
"""Loops over the weights of the net: `players/net/network.py` checks sizes and rows before."""

INDEX_CHECK = re.compile(r"= likely\(\(uint64_t\)\w+ < \(uint64_t\)\w+\);")

COPY = re.compile(
    r"""
    \b(?P<copy>cpy_r_\w+)\ =\ (?P<slice>VecI64Api\.slice\((?P<source>\w+),\ 0,\ \w+\));\n
    \ {1,9}VEC_I64_DECREF\((?P=source)\);\n
    (?P<failure>\ {1,9}if\ \(unlikely\((?P=copy)\.len\ <\ 0\)\)\ \{\n(?:.*\n){2}\ {1,9}\}\n)
    \ {1,9}VEC_I64_DECREF\((?P<mine>\(\(\w+\ \*\)cpy_r_self\)->_\w+)\);\n
    \ {1,9}(?P=mine)\ =\ (?P=copy);\n
    """,
    re.VERBOSE,
)
"""How `self.mem = other.mem[:]` is written: a new row is made, and the old one thrown away."""

IN_PLACE = r"""if (\g<mine>.len == \g<source>.len && \g<mine>.len > 0
            && Py_REFCNT((PyObject *)VEC_I64_BUF_FROM_ITEMS(\g<mine>.items)) == 1) {
        memcpy(\g<mine>.items, \g<source>.items, \g<source>.len * sizeof(int64_t));
        VEC_I64_DECREF(\g<source>);
    } else {
        \g<copy> = \g<slice>;
        VEC_I64_DECREF(\g<source>);
\g<failure>        VEC_I64_DECREF(\g<mine>);
        \g<mine> = \g<copy>;
    }
"""


def improved(text: str, cells: int, unchecked: bool = False, without: str = "") -> str:
    """The text with every change but the one that is named, whose gain somebody measures."""
    changes: dict[str, Callable[[str], str]] = {
        "one comparison an index": lambda text: simplify_index_checks(text, unchecked),
        "rows written over": copy_in_place,
        "borrowed references": borrow,
        "fixed places": lambda text: skip_known_checks(text, cells),
        "sums of the net": lambda text: in_each_function(text, skip_checks_of_sums),
    }
    for name, change in changes.items():
        if name != without:
            text = change(text)
    return text


def simplify_index_checks(text: str, unchecked: bool) -> str:
    """Refuse negative indices of a vec instead of counting them from the end: we use none.

    What is left is one comparison. Only an unchecked build does without it.
    """
    text = FROM_THE_END.sub(r"\1 = 0; \3 = 0;", text)
    return INSIDE.sub("= 1;" if unchecked else r"= likely(\1);", text)


def skip_checks_of_sums(function: str) -> str:
    """Drop all comparisons of a loop that stays inside whatever it is given."""
    return INDEX_CHECK.sub("= 1;", function) if SUMS.search(function) else function


def copy_in_place(text: str) -> str:
    """Copy a row of numbers over an old one of the same length that nobody else holds."""
    return COPY.sub(IN_PLACE, text)
