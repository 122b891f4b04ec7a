"""Each module played through its board: its power is used by touch, and its blow is suffered."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, ViewportSize, expect

from tests.helpers.breadth import cases
from tests.web.board_pages import JUMP, box_of, is_apart, open_board
from tests.web.conftest import DESK, PHONE, OpenTable
from tests.web.hands import Hands, played

ALL = "solo+book+glyphs+dreamcatchers+towers+premonitions+crossroads+oniverse+incubus"
LANDSCAPE = {"width": 844, "height": 390}
LANGUAGES = ("en", "zz")  # zz: a third longer
PROBLEMS = (Path(__file__).parent / "problems.js").read_text(encoding="utf-8")
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
SIZES = {"desk": DESK, "laptop": LAPTOP, "phone": PHONE}


def at(hands: Hands, rules: str, seed: int, moves: int) -> None:
    """The table of a game after the first moves that the heuristic player makes.

    Its boards are a part of the client that the browser fetches after the table.
    """
    actions = played(rules, seed, "heuristic", moves)
    game = hands.page.evaluate(JUMP, [rules, seed, [[0, action] for action in actions]])
    hands.go(f"game/{game}")
    hands.page.wait_for_selector(".table [data-badge]", state="attached")


def count(hands: Hands, selector: str) -> int:
    return hands.page.locator(selector).count()


@pytest.mark.parametrize("size", cases(["laptop"], [*SIZES]))
def test_a_spell_is_paid_by_marking_freely(open_table: OpenTable, size: str) -> None:
    """The card that comes last in the order of kinds may be marked first."""
    hands = open_table(viewport=SIZES[size])
    at(hands, "solo+book", 5, 26)
    marker = hands.page.locator(".marker")
    marker.wait_for()
    expect(marker).to_contain_text("0 of 10")
    cards = hands.page.locator(".marker .card")
    cards.last.click()
    expect(marker).to_contain_text("1 of 10")
    expect(hands.page.locator(".confirm")).to_contain_text("9 more to choose")
    for i in range(9):
        cards.nth(i).click()
    hands.page.click(".acts .confirm")
    hands.page.wait_for_selector('.table:not([data-phase="pay"])')


def test_a_power_says_what_it_costs_and_what_is_missing(open_table: OpenTable) -> None:
    hands = open_table()
    hands.begin("solo+book", seed=1)
    board = hands.page.locator('[data-board="book"]')
    spell = board.get_by_role("button", name="Parallel Planning")
    label = spell.get_attribute("aria-label") or ""
    assert "7 cards of the discard pile, for good" in label
    assert "0 of 7 cards" in label
    expect(board).to_contain_text("7 more")
    spell.click()
    assert "0 of 7 cards" in hands.text(".caption")


@pytest.mark.parametrize("size", cases(["phone"], [*SIZES]))
def test_a_tower_is_built_where_it_is_touched(open_table: OpenTable, size: str) -> None:
    hands = open_table(viewport=SIZES[size])
    at(hands, "solo+towers", 4, 22)
    open_board(hands, "towers")
    before = count(hands, '[data-board="towers"] .tower')
    hands.page.locator(".hand .card[data-code='R5']").click()
    hands.page.locator('[data-board="towers"] .ghost.yes').first.click()
    hands.page.locator('[data-board="towers"] .tower').nth(before).wait_for()


@pytest.mark.parametrize("size", cases(["desk"], [*SIZES]))
def test_a_book_frees_the_hoop_that_is_touched(open_table: OpenTable, size: str) -> None:
    """All hoops are full: they tremble, and the board says why."""
    hands = open_table(viewport=SIZES[size])
    at(hands, "solo+dreamcatchers", 5, 13)
    open_board(hands, "dreamcatchers")
    board = hands.page.locator('[data-board="dreamcatchers"]')
    expect(board).to_contain_text("costs one of the 4")
    expect(board.locator(".trembling")).to_have_count(1)
    board.locator("[data-power~='failsafe']").first.click()
    expect(board.locator(".hoop.lit")).to_have_count(4)
    hands.do("failsafe:1")
    open_board(hands, "dreamcatchers")
    expect(board).to_contain_text("1 free")


def test_the_pawn_names_its_price_before_it_is_paid(open_table: OpenTable) -> None:
    hands = open_table()
    at(hands, "solo+incubus", 4, 21)
    board = hands.page.locator('[data-board="incubus"]')
    expect(board).to_contain_text("pay as for a Nightmare")
    board.locator("[data-action='charge']").click()
    assert hands.phase() == "act"  # one tap only names it
    hands.do("charge")
    assert hands.phase() == "nightmare"
    expect(board.locator(".under .card")).to_have_count(1)


def test_a_denizen_helps_where_it_lies(open_table: OpenTable) -> None:
    hands = open_table()
    at(hands, "solo+oniverse", 4, 40)
    board = hands.page.locator('[data-board="oniverse"]')
    before = board.locator("[data-card]").count()
    piece = board.locator("[data-power]").first
    verb = (piece.get_attribute("data-power") or "").split()[0]
    if piece.get_attribute("data-action") is None:
        piece.click()
        action = hands.page.locator(f'[data-action^="{verb}:"]').first.get_attribute("data-action")
    else:
        action = piece.get_attribute("data-action")
    assert action
    hands.do(action)
    assert board.locator("[data-card]").count() < before or hands.phase() != "act"


def test_premonitions_show_how_near_they_are(open_table: OpenTable) -> None:
    hands = open_table()
    at(hands, "solo+premonitions", 4, 7)
    board = hands.page.locator('[data-board="premonitions"]')
    expect(board.locator(".orb.wakes")).to_have_count(1)
    expect(board).to_contain_text("1 of 2")
    board.locator(".orb .body").first.click()
    assert "It strikes as soon as you have these Doors" in hands.text(".info")


@pytest.mark.parametrize("size", cases(["laptop", "phone"], [*SIZES]))
def test_what_is_known_of_the_deck_hides_nothing(open_table: OpenTable, size: str) -> None:
    """Cards on top and at the bottom stand at the deck; boards, path and hand keep clear of it."""
    hands = open_table(viewport=SIZES[size])
    at(hands, ALL, 2, 45)
    deck = hands.page.locator(".pile.deck")
    expect(deck.locator(".next .face")).to_have_count(2)
    expect(deck.locator(".last .face")).to_have_count(5)
    known = box_of(hands, ".known")
    for other in (".hand", ".caption", ".path .row", "[data-board=towers]", ".left .slot"):
        if hands.page.locator(other).first.is_visible():
            assert is_apart(known, box_of(hands, other)), other
    assert box_of(hands, ".hand")["y"] < SIZES[size]["height"] - 40


HAPPY = "Pg Pb Pt P5 Rs Rm Gs Bk Ts Hd Nm Gk Rs Bd Tm Gm Bs"  # one comes with the first card


def dream(hands: Hands, *actions: str) -> None:
    """A Happy Dream has been drawn, and more has been done."""
    moves = [[0, action] for action in ("play:Rs", *actions)]
    game = hands.page.evaluate(JUMP, ["solo+premonitions", 1, moves, HAPPY.split()])
    hands.go(f"game/{game}")
    hands.page.wait_for_selector(".stage")


@pytest.mark.parametrize("size", cases(["phone"], [*SIZES, "landscape"]))
def test_what_burns_is_told_before_it_burns(open_table: OpenTable, size: str) -> None:
    """A Key opens Doors; without a Door the game is lost, so that is asked twice."""
    hands = open_table(viewport=SIZES.get(size, LANDSCAPE))
    dream(hands, "seven")
    page = hands.page
    losses = page.locator(".losses")
    burn(hands, "Nm")
    expect(losses).to_have_count(0)
    burn(hands, "Gk")
    expect(losses).to_contain_text("A green Key could still open a green Door")
    expect(losses).to_contain_text("not seen yet: 2")
    burn(hands, "Bd")
    expect(losses).to_contain_text("Without the blue Door the game can’t be won")
    page.click(".confirm")
    assert hands.phase() == "discard-any"
    page.click('.order .card[aria-label^="Blue Door"]')
    page.click(".confirm")
    page.wait_for_selector('.table:not([data-phase="discard-any"])')


def burn(hands: Hands, code: str) -> None:
    hands.page.click(".fire .hole")
    hands.page.click(f'.found .card[data-code="{code}"]')


@pytest.mark.parametrize(
    ("size", "language"), cases([("landscape", "zz")], [*product([*SIZES, "landscape"], LANGUAGES)])
)
def test_a_happy_dream_has_room(open_table: OpenTable, size: str, language: str) -> None:
    """Its three gifts, and all cards of the deck with the Doors first, can be seen and hit."""
    hands = open_table(viewport=SIZES.get(size, LANDSCAPE))
    speak(hands, language)
    dream(hands)
    assert hands.page.evaluate(PROBLEMS, 24) == []
    for gift in hands.page.locator(".choice").all():
        assert is_inside(hands, gift.bounding_box())
    hands.do("dream-fetch")
    first = hands.page.locator(".picture").first
    assert first.get_attribute("data-action") == "fetch:Rd"
    assert is_inside(hands, first.bounding_box())
    assert hands.page.evaluate(PROBLEMS, 24) == []


ALONE = {  # a turn in which there is something on the board: a seed, and so many moves
    "book": (5, 20),
    "dreamcatchers": (5, 13),
    "towers": (4, 22),
    "premonitions": (4, 7),
    "oniverse": (4, 40),
    "incubus": (4, 21),
}


@pytest.mark.parametrize(
    ("module", "size", "language"),
    cases(
        [("dreamcatchers", "phone", "zz"), ("premonitions", "phone", "en")],
        [*product(ALONE, ["laptop", "phone", "landscape"], LANGUAGES)],
    ),
)
def test_one_module_alone_has_room(
    open_table: OpenTable, module: str, size: str, language: str
) -> None:
    """On a phone its board opens in the place of the path."""
    hands = open_table(viewport=SIZES.get(size, LANDSCAPE))
    speak(hands, language)
    at(hands, f"solo+{module}", *ALONE[module])
    board = hands.page.locator(f'[data-board="{module}"]')
    board.wait_for(state="attached")
    if size != "laptop":
        assert not board.is_visible()
        assert hands.page.evaluate(PROBLEMS, 24) == []
        hands.page.click(f'[data-badge="{module}"]')
    expect(board).to_be_visible()
    assert hands.page.evaluate(PROBLEMS, 24) == []
    if size == "phone":
        for other in (".tray", ".pile.deck", ".hand .card"):
            assert is_apart(box_of(hands, ".slot.open"), box_of(hands, other)), other


def speak(hands: Hands, language: str) -> None:
    settings = {"speed": 0, "sound": False, "auto": False, "language": language}
    hands.page.evaluate(
        "kept => localStorage.setItem('onirim-settings', kept)", json.dumps(settings)
    )
    hands.page.reload()
    hands.page.wait_for_selector("main")


def is_inside(hands: Hands, box: FloatRect | None) -> bool:
    """It can be seen whole without scrolling."""
    size = hands.page.viewport_size
    assert box
    assert size
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]
