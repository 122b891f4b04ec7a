"""A game need not begin with the deal: its record then names the position."""

from __future__ import annotations

import pytest

from onirim.engine.layout import SPECTATOR
from onirim.game.game import Game
from onirim.game.logged_game import LoggedGame
from onirim.game.records import SeatRecord, record_of, replayed
from onirim.notation.position import read_position, write_position
from onirim.notation.record import RecordError, read_record, write_record
from onirim.players.play_game import play
from onirim.players.registry import make_player
from tests.helpers.dsl import given

LATE = "hand Rs Bs Ts Rm Gk; doors Rd Bd Bd Gd Gd Td Td; row Rs Rm; stack act"
IN_THE_MIDDLE = "drawn Nm; hand Rs Gs Rm Gm; doors Td; stack limbo fill nightmare"
TWO = "top Td/1; shared Rs Gs; hand1 Rs Rm Rk; hand2 Bs Bm/1 Bk; active 1; stack act"


@pytest.mark.parametrize(("rules", "line"), [("solo", LATE), ("solo", IN_THE_MIDDLE), ("duo", TWO)])
@pytest.mark.parametrize("seed", range(5))
def test_it_replays_from_there(rules: str, line: str, seed: int) -> None:
    """Same memory, same actions, same text."""
    state = read_position(LoggedGame(rules).rules, line)
    game = LoggedGame.at(state, seed)
    play(
        Game._around(game),
        *(make_player("random", seed=seed + i) for i in range(int(game.rules.seats))),
    )
    text = write_record(record_of(game))
    assert f'[Position "{line}"]' in text
    again = replayed(read_record(text))
    assert write_position(again.state) == write_position(game.state)
    assert again.actions == game.actions
    assert write_record(record_of(again)) == text.replace(f'[Seed "{seed}"]\n', "")


def test_a_seat_learns_no_hidden_card_from_the_position() -> None:
    game = given(TWO, "Gs", rules="duo")
    game.apply("play:Rs")
    headers = record_of(game, viewer=SPECTATOR).headers
    assert "hand1 ?? ?? ??; hand2 ?? ?? ??" in headers["Position"]
    with pytest.raises(SeatRecord):
        replayed(read_record(write_record(record_of(game, viewer=1))))


def test_a_position_that_cannot_be_is_refused_with_its_place() -> None:
    """The header is where the mistake is."""
    text = (
        '[Game "Onirim"]\n[Rules "solo"]\n[Position "hand Zz; stack act"]\n[Result "*"]\n\n0. *\n'
    )
    with pytest.raises(RecordError, match=r"3:1: .*'Zz' in 'hand' is no card of solo"):
        replayed(read_record(text))
