"""A seat at a server that is gone: what a person at the terminal is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NoReturn

import pytest

from onirim.engine.messages import Message, OnirimError
from onirim.game.events import Event
from onirim.game.happenings import Happening
from onirim.game.logged_game import LoggedGame
from onirim.game.table_view import TableView
from onirim.rules.facts.answers import Insight
from onirim.terminal.remote_loop import RemoteLoop, RemotePlayer
from onirim.text import words_in

say = words_in("en").say


@dataclass
class Shown:
    """A game for one as its server told it last."""

    game: LoggedGame = field(default_factory=lambda: LoggedGame("solo", 1))
    version: int = 0
    practice: str = "off"

    @property
    def view(self) -> TableView:
        return self.game.view(0)

    @property
    def insight(self) -> Insight:
        return self.game.insight(0)

    @property
    def events(self) -> Sequence[Event]:
        return ()

    @property
    def happenings(self) -> Sequence[Happening]:
        return ()


class Gone:
    """The seat of a game whose server does not answer any more."""

    def first(self) -> Shown:
        return Shown()

    def players(self) -> Sequence[RemotePlayer]:
        return [RemotePlayer("Ann", here=True, computer="")]

    def is_reached(self) -> bool:
        return False

    def wait(self, seconds: float) -> NoReturn:
        raise OnirimError(Message("server-no-answer", "the server does not answer"))

    def news(self) -> NoReturn:
        self.wait(0)

    def act(self, code: str) -> NoReturn:
        self.wait(0)

    def undo(self) -> NoReturn:
        self.wait(0)

    def practise(self) -> NoReturn:
        self.wait(0)

    def seat_computer(self, seat: int, name: str) -> NoReturn:
        self.wait(0)


@pytest.mark.parametrize("typed", ["1", "undo", "practice"])
def test_a_server_that_is_gone_is_named_and_ends_the_game(typed: str) -> None:
    """That it is waited for is said before it is asked; practice is not offered as a way out."""
    told: list[str] = []
    with pytest.raises(OnirimError, match="the server does not answer"):
        RemoteLoop(words_in("en"), Gone(), lambda _: typed, told.append).play()
    assert told.count(say("join-server-silent")) == 1
    assert say("try-practice") not in told
