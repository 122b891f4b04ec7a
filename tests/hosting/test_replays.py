"""Records that can't be replayed: hosting says why, and the API says it with a status."""

from __future__ import annotations

import asyncio
import pickle

import msgspec
import pytest
from starlette.requests import Request

from onirim.game.logged_game import LoggedGame
from onirim.game.records import record_of
from onirim.hosting import replays
from onirim.hosting.replays import CannotReplay, ReplayTooLong, played_again
from onirim.hosting.wire import Problem
from onirim.hosting.wire.replays import RecordText
from onirim.notation.record import write_record
from onirim.server.api.problems import answer_no_replay


def text_of_a_game() -> str:
    game = LoggedGame("solo", 1)
    for _ in range(3):
        game.apply(game.legal()[0])
    return write_record(record_of(game))


def refusal(text: str) -> CannotReplay:
    with pytest.raises(CannotReplay) as refused:
        played_again(RecordText(text))
    return refused.value


def answered(wrong: CannotReplay) -> tuple[int, str]:
    """The status, and the word for programs."""
    response = asyncio.run(answer_no_replay(Request({"type": "http"}), wrong))
    return response.status_code, msgspec.json.decode(response.body, type=Problem).reason


def test_a_step_for_the_deal_and_each_action() -> None:
    assert len(played_again(RecordText(text_of_a_game())).steps) == 4


def test_what_is_no_record() -> None:
    wrong = refusal("nothing")
    assert not isinstance(wrong, ReplayTooLong)
    assert answered(wrong) == (400, "no-record")


def test_more_steps_than_a_replay_may_have(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_STEPS", 3)
    wrong = refusal(text_of_a_game())
    assert str(wrong) == "a replay has at most 3 steps"
    assert answered(wrong) == (413, "too-long")


def test_refusals_cross_processes() -> None:
    """A worker raises them, the server answers with them."""
    wrong = refusal("nothing")
    again = pickle.loads(pickle.dumps(wrong))  # noqa: S301  # our own
    assert (type(again), str(again)) == (CannotReplay, str(wrong))
