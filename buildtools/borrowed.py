"""Reference counts that the generated C need not keep, and comparisons that are known before.

mypyc counts a reference to everything that a function looks at for longer than one expression.
Most of what ours look at cannot go away meanwhile. The tables of a ruleset stay as they are once
it is finished. A state keeps its row of cells: a copy of another game of the same ruleset is
written over it. So a function that only reads such an attribute of an argument may borrow it. One
that hands it on, or sets that attribute itself, keeps its count.

As in `generated_c`, other words than those of the pinned mypyc are left alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable

GAME = (
    r"onirim___engine___(?:state___State|stack___Stack|veil___Veil|deck___Deck"
    r"|shown_sets___ShownSets|memory___Memory)Object"
)
RULESET = r"onirim___engine___(?:ruleset|layout|kinds)___\w+Object"
COUNT = r"(?:VEC_I64_|VEC_T_|CPy_)INCREF"
KEPT = re.compile(
    rf"""
    \b(?P<name>\w+)\ =\ \(\((?:
        {GAME}\ \*\)(?P<game>\w+)\)->_(?P<of_game>mem|choices|rules|chance)
      | {RULESET}\ \*\)(?P<ruleset>\w+)\)->_(?P<of_ruleset>\w+)
    );\n\ +{COUNT}\((?P=name)\);\n
    """,
    re.VERBOSE,
)
"""An attribute that is looked at and counted."""

MEMBER = re.compile(
    rf"\b(?P<name>\w+) = \*\(PyObject \* \*\)(?P<place>\w+);\n +{COUNT}\((?P=name)\);\n"
)
"""A member of a row of objects."""

ROW = re.compile(rf"\b(\w+) = \(\({GAME} \*\)\w+\)->_mem;")
CONSTANT_INDEX = re.compile(r"= likely\(\(uint64_t\)(?P<index>\d+) < \(uint64_t\)(?P<size>\w+)\);")
END = "\n}\n"  # of a function


def borrow(text: str) -> str:
    """Drop the counts of what cannot go away while a function looks at it."""
    return in_each_function(text, _borrow_in)


def skip_known_checks(text: str, cells: int) -> str:
    """Drop the comparison of an index that is a number: every row of a game has so many cells."""
    return in_each_function(text, lambda function: _without_known_checks(function, cells))


def in_each_function(text: str, change: Callable[[str], str]) -> str:
    """Change every function of a text by itself."""
    *functions, rest = text.split(END)
    return "".join([change(function + "\n") + "}\n" for function in functions]) + rest


def _without_known_checks(function: str, cells: int) -> str:
    rows = "|".join({row[1] for row in ROW.finditer(function)})
    if not rows:
        return function
    sizes = set(re.findall(rf"\b(\w+) = \(int64_t\)(?:{rows})\.len;", function))

    def known(found: re.Match[str]) -> str:
        inside = found["size"] in sizes and int(found["index"]) < cells
        return "= 1;" if inside else found[0]

    return CONSTANT_INDEX.sub(known, function)


def _borrow_in(function: str) -> str:
    for found in KEPT.finditer(function):
        owner = found["game"] or found["ruleset"]
        attribute = found["of_game"] or found["of_ruleset"]
        if _stays(function, owner) and f"->_{attribute} = " not in function:
            function = _uncounted(function, found["name"])
    for found in MEMBER.finditer(function):
        if _is_of_ruleset(function, found["place"]):
            function = _uncounted(function, found["name"])
    return function


def _stays(function: str, owner: str) -> bool:
    """Is it an argument, which the caller keeps, or an attribute of something that stays?

    Whatever the function counts may be given up by it before its end.
    """
    if re.search(rf"(?:REF|DecRef)\({owner}\)", function):
        return False
    if re.search(rf"^\w.*[ *]{owner}[,)].*\{{$", function, re.MULTILINE):
        return True
    origins = re.findall(rf"\b{owner} = (.*);", function)
    origin = len(origins) == 1 and re.fullmatch(r"\(\(\w+ \*\)(\w+)\)->_\w+", origins[0])
    return bool(origin and _stays(function, origin[1]))


def _is_of_ruleset(function: str, place: str) -> bool:
    """Does this address lie in a row of objects of a ruleset that stays?"""
    start = re.search(rf"\b{place} = (\w+) \+ \w+;", function)
    row = start and re.search(rf"\b{start[1]} = \(CPyPtr\)(\w+)\.items;", function)
    rules = row and re.search(rf"\b{row[1]} = \(\({RULESET} \*\)(\w+)\)->_", function)
    return bool(rules and _stays(function, rules[1]))


def _uncounted(function: str, name: str) -> str:
    """The function without counts of this variable, if it does nothing but look at it."""
    names = _with_other_names(function, name)
    only_looks = _ways_to_look(names, name)
    for mentioned in re.finditer(rf"\b(?:{names})\b", function):
        line = slice(
            function.rfind("\n", 0, mentioned.start()) + 1, function.find("\n", mentioned.end())
        )
        if not only_looks.fullmatch(function[line]):
            return function
    counts = rf"^ +(?:{COUNT}|(?:VEC_I64_|VEC_T_|CPy_)DECREF|CPy_DecRef)\((?:{names})\);\n"
    return re.sub(counts, "", function, flags=re.MULTILINE)


def _with_other_names(function: str, name: str) -> str:
    """This variable and all to which it is assigned, as alternatives of a pattern."""
    names = [name]
    while True:
        pattern = rf"^ +(\w+) = (?:{'|'.join(names)});$"
        more = set(re.findall(pattern, function, re.MULTILINE)).difference(names)
        if not more:
            return "|".join(names)
        names += sorted(more)


def _ways_to_look(names: str, first: str) -> re.Pattern[str]:
    """The lines that may speak of these variables; the first is assigned once, from outside."""
    return re.compile(
        rf"""
        \ +(?:
          (?!return\b)\w+\ \**(?:{names});
        | {first}\ =\ \(\(\w+\ \*\)\w+\)->_\w+;
        | {first}\ =\ \*\(PyObject\ \*\ \*\)\w+;
        | (?:{names})\ =\ (?:{names});
        | \w+\ =\ \(int64_t\)(?:{names})\.len;
        | \w+\ =\ \(CPyPtr\)(?:{names})\.items;
        | \w+\ =\ \(\(\w+\ \*\)(?:{names})\)->_\w+;
        | \w+\ =\ (?:{names})\ [=!]=\ \w+;
        | if\ \(likely\((?:{names})\ !=\ Py_None\)\)
        | CPy_TypeErrorTraceback\(.*
        | (?:{COUNT}|(?:VEC_I64_|VEC_T_|CPy_)DECREF|CPy_DecRef)\((?:{names})\);
        | (?:\w+\ =\ )?CPyDef_\w+\(.*\);
        | (?:\w+\ =\ )?CPY_GET_METHOD\(.*\);\ /\*\ \w+\ \*/
        )
        """,
        re.VERBOSE,
    )
