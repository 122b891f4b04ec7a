"""What goes over the wire: every event has a form, TypeScript is current, frames are strict."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from onirim import events
from onirim.game import Game
from onirim.insight import NO_INSIGHT
from onirim.wire import ClientFrame, ServerFrame, Update, as_wire
from onirim.wire.events import WRITERS
from tools.wire_types import FILE, typescript


def test_every_event_has_a_form_on_the_wire() -> None:
    assert set(WRITERS) == set(get_args(events.Event))


def test_typescript_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == typescript(), "run `make wire`"


def test_an_update_comes_back_as_it_went() -> None:
    game = Game("duo", 3)
    game.apply(game.legal()[0])
    update = Update(4, game.view(1), as_wire(game.events(1)), False, "free", NO_INSIGHT, 7)
    assert msgspec.json.decode(msgspec.json.encode(update), type=ServerFrame) == update


def test_who_may_know_an_event_is_not_told() -> None:
    assert b"audience" not in msgspec.json.encode(as_wire(Game("duo", 3).events(0)))


@pytest.mark.parametrize(
    "frame",
    [
        b"{}",
        b"[]",
        b"null",
        b'{"type":"welcome"}',
        b'{"type":"act","id":1,"version":0}',
        b'{"type":"act","id":-1,"version":0,"action":"x"}',
        b'{"type":"act","id":1,"version":1e400,"action":"x"}',
        b'{"type":"act","id":1,"version":0,"action":""}',
        b'{"type":"hello","protocol":1,"seat":2}',
        b'{"type":"ping","id":99999999999999999999}',
    ],
)
def test_frames_are_strict(frame: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        msgspec.json.decode(frame, type=ClientFrame)
