"""Draws docs/architecture.svg from the imports and writes the file tables of docs/architecture.md.

Rows are the layers that import-linter checks; an arrow is an import that no longer chain of
imports implies. The tables list every file with the first line of its docstring, so the page can
neither name a file that is gone nor leave a new one out.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import tomllib
from pathlib import Path
from xml.sax.saxutils import escape

import grimp

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "onirim"
PAGE = ROOT / "docs" / "architecture.md"
PICTURE = ROOT / "docs" / "architecture.svg"
TABLES = {"packages": "."} | {name: name for name in ("engine", "knowledge", "rules", "players")}

BOX, GAP, ROW, MARGIN = 118, 22, 74, 24
HEIGHT = 34


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="say what is out of date")
    check = parser.parse_args().check
    made = {PICTURE: picture(), PAGE: page()}
    stale = [path for path, text in made.items() if not is_current(path, text)]
    for path in stale:
        if check:
            print(
                f"{path.relative_to(ROOT)} is out of date: run "
                "python tools/generate/architecture.py"
            )
        else:
            path.write_text(made[path], encoding="utf-8")
    return 1 if check and stale else 0


def is_current(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


# --- the picture ---------------------------------------------------------------------------------


def picture() -> str:
    """Boxes in rows of layers, arrows downwards."""
    rows = layers()
    width = 2 * MARGIN + max(len(row) for row in rows) * (BOX + GAP) - GAP
    at = {
        name: (place(i, len(row), width), MARGIN + y * ROW)
        for y, row in enumerate(rows)
        for i, name in enumerate(row)
    }
    shapes = [arrow(at[a], at[b]) for a, b in sorted(direct_imports(set(at)))]
    shapes += [box(name, *corner) for name, corner in at.items()]
    height = MARGIN + len(rows) * ROW
    return "\n".join([opening(width, height), *shapes, "</svg>", ""])


def layers() -> list[list[str]]:
    """As the contract in pyproject.toml has them, the top one first."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    contract = next(contract for contract in contracts if contract["type"] == "layers")
    return [[name.strip() for name in re.split(r"[|:]", row)] for row in contract["layers"]]


def direct_imports(names: set[str]) -> set[tuple[str, str]]:
    """Who imports whom, without what follows from a chain of other imports."""
    graph = grimp.build_graph("onirim")
    for name in names:
        graph.squash_module(f"onirim.{name}")
    imports = {
        name: {
            part
            for found in graph.find_modules_directly_imported_by(f"onirim.{name}")
            if (part := found.removeprefix("onirim.")) in names - {name}
        }
        for name in names
    }
    return {(a, b) for a in names for b in imports[a] if not is_implied(imports, a, b)}


def is_implied(imports: dict[str, set[str]], source: str, target: str) -> bool:
    seen: set[str] = set()
    waiting = [name for name in imports[source] if name != target]
    while waiting:
        name = waiting.pop()
        if target in imports[name]:
            return True
        waiting += [other for other in imports[name] if other not in seen]
        seen |= imports[name]
    return False


def place(i: int, n: int, width: int) -> int:
    """The left edge of the i-th of n boxes in a row."""
    return (width - n * (BOX + GAP) + GAP) // 2 + i * (BOX + GAP)


def opening(width: int, height: int) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'font-family="sans-serif" font-size="14" text-anchor="middle">\n'
        "<title>The packages of onirim and their imports</title>\n"
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" '
        'markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="#7a7190"/></marker></defs>\n'
        f'<rect width="{width}" height="{height}" fill="#fbf8f2"/>'
    )


def box(name: str, x: int, y: int) -> str:
    fill = "#f3d9a4" if name in ("engine", "knowledge", "rules") else "#e5dff2"
    return (
        f'<rect x="{x}" y="{y}" width="{BOX}" height="{HEIGHT}" rx="7" fill="{fill}" '
        f'stroke="#3b2f58"/><text x="{x + BOX // 2}" y="{y + 22}" fill="#221a38">'
        f"{escape(name)}</text>"
    )


def arrow(source: tuple[int, int], target: tuple[int, int]) -> str:
    (ax, ay), (bx, by) = source, target
    half = BOX // 2
    middle = (ay + HEIGHT + by) // 2
    path = f"M{ax + half} {ay + HEIGHT}C{ax + half} {middle} {bx + half} {middle} {bx + half} {by}"
    return f'<path d="{path}" fill="none" stroke="#7a7190" marker-end="url(#tip)"/>'


# --- the tables ----------------------------------------------------------------------------------


def page() -> str:
    text = PAGE.read_text(encoding="utf-8")
    for name, folder in TABLES.items():
        marks = re.compile(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", re.DOTALL)
        if not marks.search(text):
            raise SystemExit(f"docs/architecture.md has no place for the table {name!r}")
        text = marks.sub(rf"\g<1>{escaped(table(folder))}\g<2>", text)
    return text


def escaped(text: str) -> str:
    """For the right side of a substitution."""
    return text.replace("\\", r"\\")


def table(folder: str) -> str:
    rows = [f"| `{name}` | {subject(path)} |" for name, path in listed(PACKAGE / folder)]
    return "\n".join(["| file | subject |", "|---|---|", *rows, ""])


def listed(folder: Path) -> list[tuple[str, Path]]:
    """Files of a folder, then its folders; those of the engine's folders are listed, too."""
    inside = folder != PACKAGE
    found: list[tuple[str, Path]] = []
    for path in sorted(folder.iterdir(), key=lambda path: (path.is_dir(), path.name)):
        if path.is_dir() and (path / "__init__.py").exists():
            found.append((f"{path.name}/", path / "__init__.py"))
            if inside:
                found += [(f"{path.name}/{name}", file) for name, file in listed(path)]
        elif path.suffix == ".py" and not path.name.startswith("__"):
            found.append((path.name, path))
    return found


def subject(path: Path) -> str:
    """The first line of its docstring."""
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return text.partition("\n")[0].rstrip(".").replace("|", "\\|")


if __name__ == "__main__":
    sys.exit(main())
