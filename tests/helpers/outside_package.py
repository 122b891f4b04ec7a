"""The package of docs/adding-an-expansion.md, installed as its page says."""

from __future__ import annotations

import re
from pathlib import Path

PROJECT = Path(__file__).parents[2]
PAGE = (PROJECT / "docs" / "adding-an-expansion.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"```(?:python|toml|ftl)\n# ([\w./]+)(?:, continued)?\n(.*?)```", re.DOTALL)
NAME = "onirim_lamplighter"


def installed(folder: Path) -> Path:
    """A folder in which the package of the page lies as installed."""
    files: dict[str, str] = {}
    for name, text in BLOCK.findall(PAGE):
        files[name] = files.get(name, "") + text
    for name, text in files.items():
        if name.startswith(NAME):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
    info = folder / f"{NAME}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: onirim-lamplighter\nVersion: 1\n")
    points = re.findall(r'^(\w+) = "(onirim_\w+:\w+)"$', files["pyproject.toml"], re.MULTILINE)
    assert points
    lines = ["[onirim.modules]", *(f"{key} = {value}" for key, value in points)]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return folder
