"""Two at one screen: a whole game, a curtain between the seats, and what each of them may read."""

from __future__ import annotations

from onirim.game.chance import FixedDeck
from onirim.game.logged_game import LoggedGame
from onirim.game.records import record_of
from onirim.notation.record import write_record
from tests.web.conftest import OpenTable
from tests.web.hands import Hands, played
from tests.web.secrets_on_page import SECRETS

WON = 32  # a seed that two heuristic players win, with a Prophecy on the way
NAMES = ("Ann", "Ben")
NAMED = """localStorage.setItem('onirim-settings', JSON.stringify(
  {speed: 0, sound: false, auto: false, names: ['Ann', 'Ben']}))"""

# The lane of the partner steps aside while a moment is on the table.
SHOWN = """([zone, codes, own]) => {
  if (!own && document.querySelector('.stage')) return true;
  const cards = [...document.querySelectorAll(`:is(.hand, .lanes) [data-zone="${zone}"] .card`)];
  return cards.map((card) => card.dataset.code).join() === codes.join();
}"""


def test_two_pass_one_screen_around_to_the_end(open_table: OpenTable) -> None:
    hands = open_table()
    hands.page.evaluate(NAMED)
    hands.page.reload()
    hands.begin("duo", seed=WON, all_seats=True)
    game = LoggedGame("duo", FixedDeck((), WON))
    for number, action in enumerate(played("duo", WON, "heuristic")):
        seat = game.to_move
        if number == 20:
            hands.page.reload()
            hands.page.wait_for_selector(".curtain")
        hands.ready()
        passed = look_at_curtain(hands, NAMES[seat])
        if game.state.top_step.name == "draft":
            assert not passed
            assert f"{NAMES[seat]} chooses" in hands.text(".caption")
        hands.lift()
        for whose, held in enumerate(("hand1", "hand2")):
            known = [card for card in game.view(seat).zones[held] if card != "??"]
            hands.page.wait_for_function(SHOWN, arg=[held, known, whose == seat])
        if passed and number % 5 == 0:
            assert notation(hands) == body_of(game, seat)
        hands.do(action)
        game.apply(action)
    assert hands.page.query_selector(".curtain") is None
    assert "You wake at dawn" in hands.text(".end")


def look_at_curtain(hands: Hands, name: str) -> bool:
    """Whether there is one: then it names who comes next, and nothing lies behind it."""
    curtain = hands.page.query_selector(".curtain")
    if curtain is None:
        return False
    text = curtain.inner_text()
    assert f"I’m {name}" in text
    assert hands.page.evaluate(SECRETS) == []
    assert hands.text("body").strip() == text.strip()
    return True


def notation(hands: Hands) -> str:
    """What the story shows to whoever sits there."""
    hands.page.keyboard.press("KeyH")
    hands.page.click("#panel summary")
    hands.page.wait_for_function("() => document.querySelector('#panel pre').textContent")
    text = hands.page.text_content("#panel pre") or ""
    hands.page.keyboard.press("Escape")
    hands.page.wait_for_selector("#panel", state="detached")
    return text


def body_of(game: LoggedGame, seat: int) -> str:
    """The record of one seat, without its headers."""
    return write_record(record_of(game, viewer=seat)).partition("\n\n")[2]


def test_each_seat_reads_its_own_looks(open_table: OpenTable) -> None:
    """A panel that is open does not outlast its reader."""
    hands = open_table()
    deck = ["Rs", "Rm", "Gs", "Bk", "Ts", "Gm", "Gk", "Bm", "Nm", "Gs", "Bd", "Tm", "Rs"]
    hands.begin("duo", deck=deck, seed=1, all_seats=True)
    hands.do_all(["pick:Rs", "pick:Rm", "pick:Bk", "pick:Gs", "pick:Ts", "pick:Gm"])
    hands.do_all(["discard:Bk", "decline"])
    for action in ("discard-seen:Nm", "top:Gs", "top:Bd"):
        hands.type(action)
    assert "?(Nm Gs Bd Tm Rs) /Nm" in notation(hands)
    hands.page.keyboard.press("Slash")
    hands.page.fill("#typed", "top:Tm")
    hands.page.keyboard.press("Enter")
    hands.page.wait_for_selector(".curtain")
    assert hands.page.evaluate(SECRETS) == []
    hands.lift()
    assert "?(?? ?? ?? ?? ??) /Nm" in notation(hands)
