"""docs/server.md tells the truth: every frame, request, option and exit code is in it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any, get_args

from onirim.hosting.wire import ClientFrame, ServerFrame
from onirim.server.api.operations import OPERATIONS
from onirim.server.rooms.connection import CLOSE
from onirim.server.run import EXIT_CODES
from onirim.server.store.tables import metadata
from tests.cli.command import onirim
from tests.server.servers import Server

PAGE = (Path(__file__).parent.parent.parent / "docs" / "server.md").read_text(encoding="utf-8")


def first_cells() -> list[str]:
    return re.findall(r"^\| *(.+?) *\|", PAGE, re.MULTILINE)


def test_every_frame_is_named() -> None:
    frames = [*get_args(ClientFrame), *get_args(ServerFrame)]
    assert {f"`{frame.__struct_config__.tag}`" for frame in frames} <= set(first_cells())


def test_every_request_is_named() -> None:
    told = {f"`{operation.method} {operation.path}`" for operation in OPERATIONS}
    assert told == {cell for cell in first_cells() if re.match(r"`(GET|POST|DELETE) ", cell)}


def test_every_code_is_named() -> None:
    assert {str(code) for code in EXIT_CODES.values()} <= set(first_cells())
    assert all(str(code) in PAGE for code in CLOSE.values())


def test_every_table_is_named() -> None:
    named = {name for cell in first_cells() for name in re.findall(r"`(\w+)`", cell)}
    assert set(metadata.tables) <= named


def test_every_option_is_named() -> None:
    options = set(re.findall(r"--[a-z][a-z-]+", onirim("serve", "--help").stdout)) - {"--help"}
    assert options == set(re.findall(r"--[a-z][a-z-]+", "\n".join(first_cells())))


def test_the_client_in_ten_lines(server: Server) -> None:
    (snippet,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, Any] = {}
    exec(snippet, names)  # noqa: S102  # our own page
    record = asyncio.run(names["one_game"](server.url))
    assert 'Dreamwalkers "Ann"' in record
