"""Powers that may be used before a draw: asked about once, then only while the game is held."""

from __future__ import annotations

from onirim.game.chance import FixedDeck
from onirim.game.logged_game import LoggedGame
from onirim.game.view import View
from onirim.players.player import chosen_code
from onirim.players.registry import make_player
from tests.web.conftest import OpenTable
from tools.pictures.gallery import everything

SEED = 1
ASKED = """localStorage.setItem('onirim-settings', JSON.stringify(
  {speed: 0, sound: false, auto: true}))"""
HOLD = ".corner .hold"


def first_asked() -> list[str]:
    """All that is done until somebody with a power is about to draw."""
    game, player = LoggedGame(everything(), FixedDeck((), SEED)), make_player("random", seed=1)
    while game.state.top_step.name != "fill":
        game.apply(chosen_code(player, View(game.view(0))))
    return game.actions


def test_a_power_is_asked_about_once(open_table: OpenTable) -> None:
    hands = open_table()
    hands.begin(everything(), seed=SEED)
    hands.do_all(first_asked())
    hands.page.evaluate(ASKED)
    hands.page.reload()
    hands.page.wait_for_selector(".table[data-phase=fill]")
    assert hands.page.get_attribute(HOLD, "aria-pressed") == "false"
    hands.page.click('[data-action="draw"]')
    hands.page.wait_for_function("() => document.querySelector('.table').dataset.phase !== 'fill'")
    hands.page.keyboard.press("KeyA")
    assert hands.page.get_attribute(HOLD, "aria-pressed") == "true"
    hands.page.reload()
    hands.page.wait_for_selector(".table")
    assert hands.page.get_attribute(HOLD, "aria-pressed") == "true"
