"""After a cut, the client asks what it did: only the same thing counts as done."""

from __future__ import annotations

import asyncio

import pytest

from onirim.client.seat import Pending
from onirim.hosting.wire import Act, DoneAction, Practise, Undo

PLAYED = DoneAction(3, "action", "play:Rs")
SENT: dict[str, Act | Undo | Practise] = {
    "play:Rs": Act(1, 3, ("play:Rs",)),
    "xRs": Act(1, 3, ("xRs",)),
    "two": Act(1, 3, ("play:Rs", "play:Rm")),
    "undo": Undo(1, 3),
    "practice": Practise(1, 3),
    "no-practice": Practise(1, 3, wanted=False),
}


def was_done(name: str, *mine: DoneAction) -> bool:
    async def asked() -> bool:
        answer = asyncio.get_running_loop().create_future()
        return Pending(SENT[name], answer).was_done(mine)

    return asyncio.run(asked())


@pytest.mark.parametrize(
    ("name", "mine"),
    [
        ("play:Rs", [PLAYED]),
        ("xRs", [PLAYED]),  # a token has another code
        ("two", [PLAYED, DoneAction(4, "action", "play:Rm")]),
        ("undo", [DoneAction(3, "undo")]),
        ("practice", [DoneAction(3, "practice")]),
        ("no-practice", [DoneAction(3, "no-practice")]),
    ],
)
def test_what_was_sent_was_done(name: str, mine: list[DoneAction]) -> None:
    assert was_done(name, *mine)


@pytest.mark.parametrize(
    ("name", "mine"),
    [
        ("play:Rs", []),
        ("play:Rs", [DoneAction(3, "action", "play:Rm")]),
        ("play:Rs", [DoneAction(2, "action", "play:Rs")]),  # of an older version
        ("two", [PLAYED]),
        ("undo", [PLAYED]),
        ("practice", [DoneAction(3, "no-practice")]),
        ("xRs", [DoneAction(3, "undo")]),
    ],
)
def test_something_else_was_done_or_nothing(name: str, mine: list[DoneAction]) -> None:
    assert not was_done(name, *mine)
