"""The client in ten lines of docs/server.md plays a whole game."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

from tests.helpers.servers import Server

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")


def test_the_client_in_ten_lines(server: Server) -> None:
    (snippet,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, Any] = {}
    exec(snippet, names)  # noqa: S102  # our own page
    record = asyncio.run(names["one_game"](server.url))
    assert 'Dreamwalkers "Ann"' in record
