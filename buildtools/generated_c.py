"""What is changed in the C text that mypyc writes: which indices are compared, and how often.

The places are found by the words of mypyc 2.4, which is pinned. Every index raises an IndexError
of its own and every sum has a name, so what another version writes in other words is noticed, and
the build fails.
"""

from __future__ import annotations

import re

COLD = re.compile(
    r"^ *(?=(?:PyObject \*CPyPy_|PyObject \*CPyInit|char CPyDef_\w+_____top_level__\(|int CPyExec_"
    r"|int CPyGlobalsInit\()[^;\n]*$)",
    re.MULTILINE,
)
"""Definitions of what Python calls: wrappers of functions, and what runs once, at an import."""

END = "\n}\n"  # of a function
INSIDE = re.compile(r"= (\(uint64_t\)\w+ < \(uint64_t\)\w+);")
FROM_THE_END = re.compile(r"(\w+) = \w+ \+ (\w+);\n *(\w+) = \(uint64_t\)\1 < \(uint64_t\)\2;")
"""How `items[i]` is written: is i below the length, and if not, is i plus the length?"""
INDEX_CHECK = re.compile(r"= (?:likely\()?\(uint64_t\)\w+ < \(uint64_t\)\w+\)?;")
INDEX_ERROR = "PyErr_SetNone(PyExc_IndexError);"

SUMS = (
    "Network.first_layer",
    "Network.second_layer",
    "Network.plain_output",
    "Network.deep_output",
    "Network.split_second_layer",
    "add_products",
)
"""Loops over the weights of the net, which looks at all sizes and rows before them."""


class UnknownWordsError(Exception):
    """A change does not find its places; the text says which."""


def improved(text: str, unchecked: bool = False, simplify: bool = True, quick: bool = False) -> str:
    """Return the text with its changes; to measure the gain of `simplify`, leave it out."""
    if quick:
        text = COLD.sub("COLD ", text)  # a macro: do not optimise
    if simplify:
        text = simplify_index_checks(text, unchecked)
    return skip_checks_of_sums(text)


def simplify_index_checks(text: str, unchecked: bool) -> str:
    """Refuse negative indices of a vec instead of counting them from the end: we use none.

    What is left is one comparison. Only an unchecked build does without it.
    """
    text, found = FROM_THE_END.subn(r"\1 = 0; \3 = 0;", text)
    indices = text.count(INDEX_ERROR)
    if found != indices:
        raise UnknownWordsError(f"{indices} indices, but {found} are written in the known words")
    return INSIDE.sub("= 1;" if unchecked else r"= likely(\1);", text)


def skip_checks_of_sums(text: str) -> str:
    """Drop all comparisons of loops that stay inside whatever they are given.

    The compiler then takes eight products at once. A text with none of the loops has no net.
    """
    functions = text.split(END)
    places = {name: _defining(name, functions) for name in SUMS}
    if not any(places.values()):
        return text
    for name, found in places.items():
        if len(found) != 1:
            raise UnknownWordsError(
                f"{name} is found {len(found)} times among the loops of the net"
            )
        functions[found[0]] = INDEX_CHECK.sub("= 1;", functions[found[0]])
    return END.join(functions)


def has_sums(text: str) -> bool:
    """Does this text define a loop over the weights of the net?"""
    return any(_defining(name, [text]) for name in SUMS)


def _defining(name: str, functions: list[str]) -> list[int]:
    """Which of the functions this is, in whatever module it lies."""
    head = re.compile(rf"^\w+ CPyDef_\w+___{name.replace('.', '___')}\(.*\{{$", re.MULTILINE)
    return [i for i, function in enumerate(functions) if head.search(function)]
