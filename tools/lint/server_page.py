"""docs/server.md names every frame, request, code, table and option of the server, and no other."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import get_args

from onirim.cli.serve import serve
from onirim.exit_codes import ExitCode
from onirim.hosting.wire import ClientFrame, ServerFrame
from onirim.server.api.operations import OPERATIONS
from onirim.server.rooms.connection import CLOSE
from onirim.server.store.tables import metadata
from tools.lint.shared.findings import ROOT, Finding, line_of, report

PAGE = "docs/server.md"
OPTION = re.compile(r"--[a-z][a-z-]+")


def main() -> int:
    return report(findings())


def findings(page: str | None = None) -> Iterator[Finding]:
    page = (ROOT / PAGE).read_text(encoding="utf-8") if page is None else page
    cells = re.findall(r"^\| *(.+?) *\|", page, re.MULTILINE)
    for name in sorted(expected() - {*cells} - {code for code in closing() if code in page}):
        yield Finding(PAGE, 1, f"does not name {name}")
    named = {name for cell in cells for name in re.findall(r"`(\w+)`", cell)}
    for table in sorted({*metadata.tables} - named):
        yield Finding(PAGE, 1, f"does not name the table {table}")
    requests = {cell for cell in cells if re.match(r"`(GET|POST|DELETE) ", cell)}
    told = {*OPTION.findall("\n".join(cells))}
    for name in sorted((requests - {*operations()}) | (told - options())):
        yield Finding(PAGE, line_of(page, name), f"names {name}, which does not exist")
    for name in sorted(options() - told):
        yield Finding(PAGE, 1, f"does not name {name}")


def expected() -> set[str]:
    """First cells of rows that there must be; codes of closed sockets may stand anywhere."""
    frames = [*get_args(ClientFrame), *get_args(ServerFrame)]
    tags = {f"`{frame.__struct_config__.tag}`" for frame in frames}
    return tags | {*operations()} | {str(int(code)) for code in ExitCode} | closing()


def operations() -> list[str]:
    return [f"`{operation.method} {operation.path}`" for operation in OPERATIONS]


def closing() -> set[str]:
    return {str(code) for code in CLOSE.values()}


def options() -> set[str]:
    """The long options of `onirim serve`."""
    shown = [param for param in serve.params if not getattr(param, "hidden", False)]
    every = {option for param in shown for option in (*param.opts, *param.secondary_opts)}
    return {option for option in every if OPTION.fullmatch(option)} - {"--help"}


if __name__ == "__main__":
    sys.exit(main())
