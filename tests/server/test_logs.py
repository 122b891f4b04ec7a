"""Log lines: for people on a terminal, JSON elsewhere; the same facts in both."""

from __future__ import annotations

import json
import logging
import os
import re
import sys
from collections.abc import Iterator
from io import StringIO

import pytest

from onirim.server.process import logs


class Stream(StringIO):
    """Standard error, as a terminal or not."""

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """What a server sets for its process is set back."""
    root = logging.getLogger()
    handlers, level, ours = root.handlers[:], root.level, logs.plain_logger.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    logs.plain_logger.setLevel(ours)


def lines(monkeypatch: pytest.MonkeyPatch, terminal: bool) -> list[str]:
    """What is written of one event, one error, and something that a library says."""
    stream = Stream(terminal)
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setitem(os.environ, "NO_COLOR", "1")
    logs.set_up_logs()
    logs.log("request", method="GET", route="/é", status=200, ms=1.5)
    try:
        raise ValueError("broken on purpose")
    except ValueError:
        logs.log("socket failed", logging.ERROR, trace=True, game="abc")
    logging.getLogger("uvicorn.error").info("not for anybody")
    logging.getLogger("uvicorn.error").warning("%s is odd", "this")
    logging.getLogger("elsewhere").debug("nor this")
    return stream.getvalue().splitlines()


def test_json_for_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    request, failed, odd = map(json.loads, lines(monkeypatch, terminal=False))
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z", request.pop("time"))
    assert request == {
        "event": "request", "level": "info",
        "method": "GET", "route": "/é", "status": 200, "ms": 1.5,
    }  # fmt: skip
    assert (failed["event"], failed["level"], failed["game"]) == ("socket failed", "error", "abc")
    assert "ValueError in lines" in failed["exception"]
    assert "on purpose" not in failed["exception"], "words may quote what nobody shall read"
    assert (odd["event"], odd["level"]) == ("this is odd", "warning")


def test_lines_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    request, failed, *trace = lines(monkeypatch, terminal=True)
    assert re.match(r"\d\d:\d\d:\d\d \[info *\] request ", request)
    assert all(fact in request for fact in ("method=GET", "route=/é", "status=200", "ms=1.5"))
    assert re.match(r"\d\d:\d\d:\d\d \[error *\] socket failed .*game=abc", failed)
    assert any("ValueError in lines" in line for line in trace)
    assert "on purpose" not in "".join(trace)
    assert "this is odd" in trace[-1]
    assert "\x1b" not in "".join([request, failed, *trace])


def test_nothing_is_said_before_it_is_set_up(capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever uses a part of the server without serving hears nothing of it."""
    logs.log("request", status=200)
    assert capsys.readouterr() == ("", "")
