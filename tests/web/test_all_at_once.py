"""All modules on one table: nothing hides anything, all can be hit and read, solo and for two."""

from __future__ import annotations

import json
from itertools import product

import pytest
from axe_playwright_python.base import AXE_FILE_PATH

from onirim.game.chance import FixedDeck
from onirim.game.logged_game import LoggedGame
from onirim.game.view import View
from onirim.players.player import chosen_code
from onirim.players.registry import make_player
from tests.helpers.breadth import cases
from tests.web.board_pages import JUMP, box_of, is_apart, open_board
from tests.web.conftest import PHONE, OpenTable
from tests.web.hands import Hands
from tests.web.layout_problems import PROBLEMS

MODULES = "book+glyphs+dreamcatchers+towers+premonitions+crossroads+oniverse+incubus"
BOARDS = ("book", "dreamcatchers", "towers", "premonitions", "oniverse", "incubus")
SIZES = {
    "laptop": {"width": 1366, "height": 768},
    "phone": PHONE,
    "landscape": {"width": 844, "height": 390},
}
SEED, MOVES = 11, 72  # a turn with something on every board
SMALL = """board => [...document.querySelectorAll(`[data-board="${board}"] button`)]
  .map((one) => [one.getBoundingClientRect(), one.ariaLabel])
  .filter(([box]) => box.width < 39.5 || box.height < 43.5).map(([, name]) => name)"""


def sit_down(hands: Hands, mode: str, language: str) -> None:
    """In the middle of a game that heuristic players have begun, at somebody's turn."""
    rules = f"{mode}+{MODULES}"
    game, player = LoggedGame(rules, FixedDeck((), SEED)), make_player("heuristic", seed=1)
    moves: list[tuple[int, str]] = []
    while len(moves) < MOVES or game.state.top_step.name != "act":
        moves.append((game.to_move, chosen_code(player, View(game.view(game.to_move)))))
        game.apply(moves[-1][1])
    settings = {"speed": 0, "sound": False, "auto": False, "language": language}
    hands.page.evaluate(
        "kept => localStorage.setItem('onirim-settings', kept)", json.dumps(settings)
    )
    hands.page.reload()
    hands.page.wait_for_selector("main")
    hands.go(f"game/{hands.page.evaluate(JUMP, [rules, SEED, moves])}")
    hands.page.wait_for_selector(".table, .curtain")
    hands.lift()
    hands.page.locator("[data-board]").first.wait_for(state="attached")


def looked_at(part: list[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    return cases(part, [*product(("solo", "duo"), SIZES, ("en", "zz"))])


@pytest.mark.parametrize(
    ("mode", "size", "language"),
    looked_at([("solo", "laptop", "zz"), ("solo", "phone", "zz"), ("solo", "landscape", "en")]),
)
def test_nothing_overlaps_and_nothing_is_cut(
    open_table: OpenTable, mode: str, size: str, language: str
) -> None:
    """In English, and in a language that is a third longer."""
    hands = open_table(viewport=SIZES[size])
    sit_down(hands, mode, language)
    assert hands.page.evaluate(PROBLEMS, 24 if size == "laptop" else 44) == []


@pytest.mark.parametrize(
    ("mode", "size", "language"), looked_at([("solo", "laptop", "en"), ("duo", "phone", "en")])
)
def test_boards_leave_path_and_hand_free(
    open_table: OpenTable, mode: str, size: str, language: str
) -> None:
    """A board that lies over the path was opened by a tap, and a tap takes it away again."""
    hands = open_table(viewport=SIZES[size])
    sit_down(hands, mode, language)
    page = hands.page
    path, hand = box_of(hands, ".path:not(.small) .row"), box_of(hands, ".hand .card")
    assert is_apart(path, hand)
    for shown in page.locator("[data-board]:visible, .tray:visible").all():
        box = shown.bounding_box()
        assert box
        assert is_apart(box, path)
        assert is_apart(box, hand)
    for module in BOARDS:
        open_board(hands, module)
        board = f'.slot:has([data-board="{module}"])'
        assert is_apart(box_of(hands, board), box_of(hands, ".hand .card"))
        assert page.evaluate(SMALL, module) == []
        badge = page.locator(f'[data-badge="{module}"]')
        if badge.is_visible():
            badge.click()


@pytest.mark.parametrize("size", cases(["phone"], [*SIZES]))
def test_axe_finds_nothing_serious_on_any_board(open_table: OpenTable, size: str) -> None:
    hands = open_table(viewport=SIZES[size])
    sit_down(hands, "solo", "en")
    hands.page.evaluate(AXE_FILE_PATH.read_text(encoding="utf-8"))
    for module in BOARDS:
        open_board(hands, module)
        report = hands.page.evaluate(
            "board => axe.run(`[data-board=\"${board}\"]`, {resultTypes: ['violations']})", module
        )
        serious = [one["id"] for one in report["violations"] if one["impact"] != "minor"]
        assert serious == [], module
