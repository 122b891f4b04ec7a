"""What goes over the wire: every event has a form, TypeScript is current, frames are strict."""

from __future__ import annotations

import msgspec
import pytest

from onirim.game.events import (
    EVENTS,
    Ended,
    Event,
    Identified,
    Moved,
    Shuffled,
    Signalled,
    TurnBegan,
    Undone,
    Unseen,
)
from onirim.game.logged_game import LoggedGame
from onirim.hosting.wire import MOST_ACTIONS, ClientFrame, Update, server_frames
from onirim.hosting.wire.views import encode
from onirim.rules.facts.answers import Insight

WRITTEN: dict[Event, str] = {
    Moved("Rs", "hand", "row"): '{"type":"moved","card":"Rs","source":"hand","target":"row"}',
    Unseen(5, "deck", "seen"): '{"type":"unseen","count":5,"source":"deck","target":"seen"}',
    Identified("Mi"): '{"type":"identified","card":"Mi"}',
    Shuffled(): '{"type":"shuffled"}',
    TurnBegan(1): '{"type":"turn","seat":1}',
    Signalled(0, "R"): '{"type":"signalled","seat":0,"signal":"R"}',
    Undone(1): '{"type":"undone","seat":1}',
    Ended("won"): '{"type":"ended","result":"won"}',
}
"""Clients of other versions read these bytes."""


@pytest.mark.parametrize("event", WRITTEN, ids=lambda event: event.type)
def test_an_event_is_written_as_it_is(event: Event) -> None:
    assert encode(event).decode() == WRITTEN[event]


def test_every_event_is_written_above() -> None:
    assert {type(event) for event in WRITTEN} == {*EVENTS}
    names = {event.__name__ for event in Event.__subclasses__()}
    assert names - {"Untold"} == {event.__name__ for event in EVENTS}


def test_an_update_comes_back_as_it_went() -> None:
    game = LoggedGame("duo", 3)
    game.apply(game.legal()[0])
    events = (*game.events(1), *WRITTEN)
    told = tuple(game.happenings(1))
    update = Update(4, game.view(1), events, told, False, "free", "off", Insight(), {}, {}, 7)
    assert server_frames.decode(encode(update)) == update


@pytest.mark.parametrize(
    "event", ["3", "{}", '{"type":"news"}', '{"type":"moved","card":"Rs"}', '{"type":["moved"]}']
)
def test_what_is_no_event_is_refused(event: str) -> None:
    view = LoggedGame("solo", 3).view()
    update = Update(4, view, (), (), False, "free", "off", Insight(), {}, {}, 7)
    frame = encode(update).replace(b'"events":[]', f'"events":[{event}]'.encode())
    assert event.encode() in frame
    with pytest.raises(msgspec.MsgspecError):
        server_frames.decode(frame)


@pytest.mark.parametrize(
    "frame",
    [
        b"{}",
        b"[]",
        b"null",
        b'{"type":"welcome"}',
        b'{"type":"act","id":1,"version":0}',
        b'{"type":"act","id":-1,"version":0,"actions":["x"]}',
        b'{"type":"act","id":1,"version":1e400,"actions":["x"]}',
        b'{"type":"act","id":1,"version":0,"actions":[""]}',
        b'{"type":"act","id":1,"version":0,"actions":[]}',
        b'{"type":"act","id":1,"version":0,"actions":[' + b'"x",' * MOST_ACTIONS + b'"x"]}',
        b'{"type":"hello","protocol":1,"seat":2}',
        b'{"type":"ping","id":99999999999999999999}',
    ],
)
def test_frames_are_strict(frame: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        msgspec.json.decode(frame, type=ClientFrame)
