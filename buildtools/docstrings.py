"""Docstrings of the compiled engine: mypyc writes signatures for `help()` and drops the rest.

They are added to the C text. The places are found by the words of mypyc 2.4, which is pinned; in
other words they are not found, and the build fails.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable
from inspect import cleandoc
from pathlib import Path

from mypyc.codegen.cstring import c_string_initializer
from mypyc.namegen import NameGenerator

Docstrings = dict[str, str]
"""By the name that mypyc gives a function or class in C; a property is `CLASS_get_NAME`."""

SIGNATURE = r'PyDoc_STR\()(?P<signature>NULL|"(?:[^"\\]|\\.)*")(?P<after>\))'
FUNCTION = re.compile(
    rf"(?P<before>\(PyCFunction\)CPyPy_(?P<name>\w+),\s+METH_[A-Z_ |]+, {SIGNATURE}"
)
CLASS = re.compile(
    rf"(?P<before>PyTypeObject CPyType_(?P<name>\w+)_template_ = {{[^}}]*?{SIGNATURE}"
)
PROPERTY = re.compile(
    r"(?P<before>\(getter\)(?P<name>\w+),\s+(?:\(setter\)\w+|NULL),\s+)"
    r"(?P<signature>NULL)(?P<after>, NULL\})"
)


def with_docstrings(text: str, found: Docstrings) -> tuple[str, int]:
    """Write docstrings behind the signatures in a C text; count them."""
    count = 0

    def written(match: re.Match[str]) -> str:
        nonlocal count
        docstring = found.get(match["name"])
        if docstring is None:
            return match[0]
        count += 1
        signature = "" if match["signature"] == "NULL" else match["signature"] + " "
        return match["before"] + signature + docstring + match["after"]

    for place in (FUNCTION, CLASS, PROPERTY):
        text = place.sub(written, text)
    return text, count


def docstrings(files: Iterable[Path]) -> Docstrings:
    """Read the docstrings of classes, their methods and properties, and functions."""
    modules = {".".join(file.with_suffix("").parts): file for file in files}
    names = NameGenerator([[*modules]])
    found: Docstrings = {}
    for module, file in modules.items():

        def name_in_c(path: str, module: str = module) -> str:
            return names.private_name(module, path)

        collect(ast.parse(file.read_text(encoding="utf-8")).body, name_in_c, found)
    return found


def collect(
    nodes: list[ast.stmt], name_in_c: Callable[[str], str], found: Docstrings, owner: str = ""
) -> None:
    """Add what is defined here and in the classes that are defined here."""
    for node in nodes:
        if not isinstance(node, ast.ClassDef | ast.FunctionDef):
            continue
        text = ast.get_docstring(node, clean=False)
        if text:
            in_c = c_string_initializer(cleandoc(text).encode("utf-8"))
            found[name_in_c(f"{owner}.{node.name}" if owner else node.name)] = in_c
            if owner:
                found[f"{name_in_c(owner)}_get_{node.name}"] = in_c
        if isinstance(node, ast.ClassDef):
            collect(node.body, name_in_c, found, node.name)
