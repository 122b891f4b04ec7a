"""Two at the table: what each sees of the other, signals, exchange, looking on, looking back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from onirim.game.chance import FixedDeck
from onirim.game.logged_game import LoggedGame
from onirim.hosting.wire import PROTOCOL
from tests.helpers.breadth import cases
from tests.web.conftest import DESK, PHONE, OpenTable
from tests.web.hands import Hands, played
from tests.web.layout_problems import FINGER, PROBLEMS
from tests.web.secrets_on_page import CODES, SECRETS
from tools.pictures.gallery import SIZES

DECK = ["Rs", "Rm", "Gs", "Bk", "Ts", "Gm", "Gk", "Bm", "Rs", "Gs", "Bm", "Tm", "Rs", "Bs", "Gm"]
PICKS = ["pick:Rs", "pick:Rm", "pick:Bk", "pick:Gs", "pick:Ts", "pick:Gm"]  # Gk and Bm are shared
WON = 32  # a seed that two heuristic players win
MODULES = "duo+dreamcatchers+towers"
EVERYTHING = -2
PLATES = 200  # milliseconds in which what was fetched has its place

POST = """async ([path, body]) => {
  const headers = {'Content-Type': 'application/json'};
  const answer = await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.text);
  return said;
}"""

# Plays for a seat over a socket of its own, and closes it when all is done.
SEND = """async ([game, seat, actions, protocol]) => {
  const url = new URL(`api/games/${game}/socket`, document.baseURI);
  url.protocol = 'ws:';
  const socket = new WebSocket(url);
  const deadline = setTimeout(() => socket.close(), 20_000);
  await new Promise((done) => {
    socket.onopen = () => socket.send(JSON.stringify({type: 'hello', protocol, seat}));
    socket.onclose = done;
    socket.onmessage = ({data}) => {
      const {type, version, view} = JSON.parse(data);
      if (type !== 'update') return;
      if (!actions.length) socket.close();
      else if (view.to_move === view.seat) {
        const action = actions.shift();
        socket.send(JSON.stringify({type: 'act', id: 1, version, actions: [action]}));
      }
    };
  });
  clearTimeout(deadline);
  return actions;
}"""


@dataclass
class Company:
    """Ann, Ben, and whoever looks on, each at a browser of their own."""

    game: str
    watch: str
    ann: Hands
    ben: Hands

    def everyone_waits_for(self, selector: str) -> None:
        for hands in (self.ann, self.ben):
            hands.page.wait_for_selector(selector)


def sit_down(
    open_table: OpenTable, rules: str, *actions: str, phone: bool = False, **wish: Any
) -> Company:
    """Both at the table, after these actions; Ben may have a telephone."""
    ann = open_table()
    ben = open_table(viewport=PHONE, has_touch=True) if phone else open_table()
    made = ann.page.evaluate(POST, ["api/games", {"rules": rules, "name": "Ann", **wish}])
    ben.page.evaluate(POST, ["api/join", {"code": made["invite"], "name": "Ben"}])
    send_in_turn(rules, made["id"], actions, (ann, ben), wish)
    for hands in (ann, ben):
        hands.go(f"game/{made['id']}")
        hands.page.wait_for_selector(".table, .end")
    return Company(made["id"], made["watch"], ann, ben)


def send_in_turn(
    rules: str,
    made: str,
    actions: tuple[str, ...],
    seats: tuple[Hands, Hands],
    wish: dict[str, Any],
) -> None:
    """Each seat sends its own actions, as many at a time as are its own."""
    game = LoggedGame(rules, FixedDeck(tuple(wish.get("deck", ())), wish.get("seed", 1)))
    runs: list[tuple[int, list[str]]] = []
    for action in actions:
        if not runs or runs[-1][0] != game.to_move:
            runs.append((game.to_move, []))
        runs[-1][1].append(action)
        game.apply(action)
    for seat, run in runs:
        assert seats[seat].page.evaluate(SEND, [made, None, run, PROTOCOL]) == []


def hand(hands: Hands, zone: str) -> list[str]:
    """The cards of a hand that can be read on this page."""
    cards = hands.page.locator(f':is(.hand, .lanes) [data-zone="{zone}"] .card')
    return sorted(cards.evaluate_all(CODES))


def card(hands: Hands, zone: str, code: str) -> Any:
    return hands.page.locator(f'.hand [data-zone="{zone}"] .card[data-code="{code}"]').first


def test_cards_are_exchanged_by_laying_one_on_the_other(open_table: OpenTable) -> None:
    """By dragging, by two taps on a telephone, and by two numbers on the keyboard."""
    table = sit_down(open_table, "duo", *PICKS, "discard:Ts", phone=True, deck=DECK, seed=1)
    ann, ben = table.ann, table.ben
    ann.page.wait_for_selector(".hand.pairing")
    assert ann.page.query_selector(".marker") is None
    card(ann, "hand1", "Rs").drag_to(card(ann, "shared", "Bm"))
    ann.page.wait_for_selector('[data-zone="shared"] [data-code="Rs"]')
    assert hand(ann, "shared") == ["Gk", "Rs"]
    ben.page.wait_for_selector(".card.offers")
    assert hand(ben, "hand1") == ["Bk", "Bm"]  # what he saw her take; she has drawn another card

    ben.do("discard:Gm")
    ben.page.wait_for_selector(".hand.pairing")
    card(ben, "shared", "Rs").tap()
    assert "takes" in (card(ben, "hand2", "Rm").get_attribute("class") or "")
    told = card(ben, "hand2", "Rm").get_attribute("aria-label") or ""
    assert "exchange it for the red Sun" in told
    card(ben, "hand2", "Rm").tap()
    ben.page.wait_for_selector('[data-zone="shared"] [data-code="Rm"]')

    ann.page.wait_for_selector(".card.offers")
    ann.do("discard:Bm")
    ann.page.wait_for_selector(".hand.pairing")
    held = [*ann.page.locator(".hand .card").evaluate_all(CODES)]
    for code in ("Bk", "Rm"):
        ann.page.keyboard.press(f"Digit{held.index(code) + 1}")
    ann.page.wait_for_selector('[data-zone="shared"] [data-code="Bk"]')


def test_signals_are_given_by_the_hand_and_lie_on_the_row(open_table: OpenTable) -> None:
    """Five buttons; what is given is seen by all; a second one in a turn says why not."""
    table = sit_down(open_table, "duo:limited", *PICKS, deck=DECK, seed=1)
    ann, ben = table.ann, table.ben
    watcher = open_table()
    watcher.page.evaluate(POST, ["api/join", {"code": table.watch, "name": "Cy"}])
    watcher.go(f"game/{table.game}")
    buttons = ann.page.locator(".signals button")
    expect(buttons).to_have_count(5)
    assert ann.page.query_selector(".unfold") is None  # they are not listed a second time
    for key in ("KeyS", "ArrowRight", "ArrowRight", "Enter"):
        ann.page.keyboard.press(key)
    for hands in (ann, ben, watcher):
        hands.page.wait_for_selector('[data-lane="0"] .signal[data-says="G"]')
    assert buttons.nth(2).get_attribute("aria-pressed") == "true"
    buttons.nth(0).click()
    ann.page.wait_for_selector(".caption .notice")
    assert "already" in ann.text(".caption")
    assert "Ann signals" in ben.text(".caption")

    ben.page.locator(".signals button").nth(1).click()  # it is not his turn
    ben.page.wait_for_selector(".caption .notice")
    expect(ben.page.locator('[data-lane="1"] .signal[data-says="B"]')).to_have_count(0)

    looks_on(watcher)
    exact_odds(ann)


def exact_odds(hands: Hands) -> None:
    """A hidden hand holds Locations only: a Nightmare is likelier than its share of all unseen."""
    game = LoggedGame("duo:limited", FixedDeck(tuple(DECK), 1))
    for action in (*PICKS, "signal:G"):
        game.apply(action)
    hands.page.keyboard.press("KeyO")
    shown = hands.page.wait_for_selector("#panel .nightmares b")
    assert shown is not None
    assert shown.inner_text() == f"{float(game.view(0).odds('Nm')):.0%}"


def looks_on(watcher: Hands) -> None:
    """Both names, no hand, nothing to do and nothing to undo."""
    page = watcher.page
    expect(page.locator("[data-lane]")).to_have_count(2)
    assert {"Ann", "Ben"} <= {*watcher.text(".lanes").split()}
    assert [hand(watcher, zone) for zone in ("hand1", "hand2")] == [[], []]
    expect(page.locator(".held .one")).to_have_count(6)  # three backs each
    expect(page.locator(".signals, .card.offers, .choice")).to_have_count(0)
    assert "Undo" not in watcher.text(".corner.left")
    assert "You are looking on" in watcher.text(".caption")
    assert "You " not in watcher.text(".hall")


def test_open_hands_lie_face_up(open_table: OpenTable) -> None:
    table = sit_down(open_table, "duo:open", *PICKS, deck=DECK, seed=1)
    table.everyone_waits_for(".held .card")
    assert hand(table.ben, "hand1") == ["Bk", "Rs", "Ts"]
    assert hand(table.ann, "hand2") == ["Gm", "Gs", "Rm"]
    expect(table.ann.page.locator(".signals")).to_have_count(0)
    table.ann.do("play:Rs")
    game = LoggedGame("duo:open", FixedDeck(tuple(DECK), 1))
    for action in (*PICKS, "play:Rs"):
        game.apply(action)
    drawn = sorted(game.view(0).zones["hand1"])
    table.ben.page.wait_for_selector('[data-zone="row1"] [data-code="Rs"]')
    assert hand(table.ben, "hand1") == drawn


@pytest.mark.parametrize("size", cases([PHONE], [PHONE, DESK]), ids=lambda size: str(size["width"]))
def test_the_curtain_tells_the_whole_turn(open_table: OpenTable, size: dict[str, int]) -> None:
    """With modules: discard, exchange and draw as cards; not a card of a hand behind it."""
    hands = open_table(viewport=size)
    wish = {"rules": MODULES, "deck": DECK, "seed": 1, "all_seats": True}
    made = hands.page.evaluate(POST, ["api/games", wish])["id"]
    for at, action in enumerate(PICKS):
        assert hands.page.evaluate(SEND, [made, at % 2, [action], PROTOCOL]) == []
    hands.go(f"game/{made}")
    hands.page.wait_for_selector(".table")  # after the draft both know the same
    other = hands.page.context.new_page()
    other.goto(f"{hands.url}/#/settings")
    turn = ["discard:Ts", "swap:Rs", "swap:Bm/shared"]
    assert other.evaluate(SEND, [made, 0, turn, PROTOCOL]) == []
    other.close()
    hands.page.wait_for_selector(".curtain")
    assert hands.page.evaluate(SECRETS) == []
    steps = hands.page.locator(".strip li")
    told = [steps.nth(i).get_attribute("aria-label") or "" for i in range(steps.count())]
    assert [one.partition(":")[0] for one in told[:2]] == ["discarded", "exchanged"]
    assert "brown Sun" in told[0]
    assert "red Sun" in told[1]
    assert "blue Moon" in told[1]
    assert told[-1].startswith("drew")
    assert "one card" in told[-1]  # a back: what it is, nobody else knows
    box = hands.page.locator(".curtain .pill").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size["height"]
    hands.lift()
    assert hands.seat() == "1"
    assert hand(hands, "hand1") == ["Bk", "Bm"]


def test_a_finished_game_is_looked_at_with_anybodys_eyes(open_table: OpenTable) -> None:
    actions = played("duo", WON, "heuristic")
    table = sit_down(open_table, "duo", *actions, seed=WON)
    ben = table.ben
    ben.go(f"replay/{table.game}/10")
    ben.page.wait_for_selector("[data-viewer]")
    game = LoggedGame("duo", FixedDeck((), WON))
    for action in actions[:10]:
        game.apply(action)
    seen = {seat: [known(game, seat, zone) for zone in ("hand1", "hand2")] for seat in (0, 1)}
    seen[EVERYTHING] = [seen[0][0], seen[1][1]]
    assert seen[0] != seen[1]
    assert ben.page.get_attribute('[data-viewer="1"]', "aria-pressed") == "true"
    for viewer in (1, 0, EVERYTHING):
        ben.page.click(f'[data-viewer="{viewer}"]')
        ben.page.wait_for_selector(f'[data-viewer="{viewer}"][aria-pressed="true"]')
        ben.page.wait_for_selector(f'.table[data-seat="{viewer}"]')
        assert [hand(ben, zone) for zone in ("hand1", "hand2")] == seen[viewer]
    ben.page.click('[aria-label="Next step"]')
    ben.page.wait_for_function("() => document.querySelector('input[type=range]').value === '11'")

    eve = open_table()
    eve.page.evaluate(POST, ["api/join", {"code": table.watch, "name": "Eve"}])
    eve.go(f"game/{table.game}")
    eve.page.wait_for_selector(".end h1:has-text('Ann and Ben wake at dawn')")
    eve.go(f"replay/{table.game}/10")
    eve.page.click(f'[data-viewer="{EVERYTHING}"]')
    eve.page.wait_for_selector(f'.table[data-seat="{EVERYTHING}"]')
    assert [hand(eve, zone) for zone in ("hand1", "hand2")] == seen[EVERYTHING]


def known(game: LoggedGame, seat: int, zone: str) -> list[str]:
    return sorted(code for code in game.view(seat).zones[zone] if code != "??")


@pytest.mark.parametrize("size", cases(["phone"], [*SIZES]))
@pytest.mark.parametrize("rules", cases(["duo:limited"], ["duo:limited", f"{MODULES}+book+glyphs"]))
def test_everything_is_in_its_place(size: str, rules: str, open_table: OpenTable) -> None:
    """Nothing overlaps, nothing is cut, each button can be hit by a finger; also for spectators."""
    table = sit_down(open_table, rules, *played(rules, 7, "heuristic", 20), seed=7)
    width, height = SIZES[size]
    finger = FINGER if size in ("phone", "landscape") else 24
    watcher = open_table()
    watcher.page.evaluate(POST, ["api/join", {"code": table.watch, "name": "Cy"}])
    watcher.go(f"game/{table.game}")
    for hands in (table.ann, watcher):
        hands.page.set_viewport_size({"width": width, "height": height})
        hands.page.wait_for_selector(".lanes .plate")
        hands.page.wait_for_timeout(PLATES)
        assert hands.page.evaluate(PROBLEMS, finger) == []
