"""Two people and two screens: invited, met, gone, replaced, back; and whoever looks on."""

from __future__ import annotations

import pytest

from tests.helpers.breadth import WHOLE_ONLY, cases
from tests.helpers.postgres import Postgres
from tests.helpers.server_fixtures import MakeServer, postgres
from tests.web.conftest import PHONE, OpenTable
from tests.web.people import invite, meet, person, sit_down, take_turns, title, watch_link

pytestmark = pytest.mark.long

__all__ = ["postgres"]

DRAFT = 6  # cards that are chosen before the first turn
TESTING = {"ONIRIM_TESTING": "1"}
# A tab behind others, in a browser that lets us notify and keeps what it was told.
HIDDEN = """() => {
  window.notified = [];
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title, {body}) { notified.push(body); }
  };
  Object.defineProperty(document, 'hidden', {configurable: true, get: () => true});
}"""


def test_from_home_to_the_first_cards(open_table: OpenTable) -> None:
    """By hand, as somebody would who has never seen it: one at a desk, one with a telephone."""
    ann, ben = open_table(), open_table(viewport=PHONE, has_touch=True)
    ann.page.click("a[href='#/together']")
    ann.page.click("a[href='#/invite']")
    ann.page.fill(".name-field input", "Ann")
    ann.page.click("text=Make the link")
    link = ann.page.locator(".address").get_attribute("data-link") or ""
    assert ann.page.get_attribute(".qr[data-text]", "data-text") == link
    ben.page.goto(link)
    ben.page.wait_for_selector("h1:has-text('Ann invites you')")
    ben.page.fill("input", "Ben")
    ben.page.click("text=Sit down")
    ann.page.wait_for_selector("[role=status]:has-text('Ben has sat down.')")
    ann.page.wait_for_selector(".table")
    title(ann, "● Your turn")
    take_turns(ann, ben, turns=2)
    title(ann, "● Your turn")
    title(ben, "Onirim")
    assert "Ben" in (ann.page.get_attribute(".company", "aria-label") or "")
    assert "Ann, choosing · here" in (ben.page.get_attribute(".company", "aria-label") or "")


def test_codes_that_give_nothing_say_so(open_table: OpenTable) -> None:
    ann, ben, eve = (person(open_table, name) for name in ("Ann", "Ben", "Eve"))
    link = invite(ann)
    sit_down(ben, link)
    eve.page.goto(link)
    eve.page.wait_for_selector(".letter :text('Somebody sits there already')")
    eve.go("join/nonsense")
    eve.page.wait_for_selector(".letter [role=alert]:has-text('No game has this code')")
    ben.page.goto(link)  # who sits there is led to the table
    ben.page.wait_for_selector(".table")


@WHOLE_ONLY
def test_tomorrow_the_game_is_there(open_table: OpenTable) -> None:
    """Home says with whom, whose turn it is and how far it is; a list has all of them."""
    ann, ben = person(open_table, "Ann"), person(open_table, "Ben", viewport=PHONE)
    meet(ann, ben)
    take_turns(ann, turns=1)
    title(ben, "● Your turn")
    for hands in (ann, ben):
        hands.go("")
    ben.page.wait_for_selector(".line:has-text('With Ann')")
    assert "your turn · 0 of 8 Doors" in ben.text(".line")
    ann.page.wait_for_selector(".line:has-text('With Ben')")
    assert "Ben is to play" in ann.text(".line")
    ben.go("together")
    ben.page.click(".line:has-text('your turn')")
    take_turns(ben, turns=1)
    ann.page.reload()
    ann.page.wait_for_selector(".line.turn")
    ann.page.click(".line.turn")
    title(ann, "● Your turn")


@WHOLE_ONLY
def test_a_tab_behind_others_tells_that_it_is_one_s_turn(open_table: OpenTable) -> None:
    """A notification, for whoever has asked for it, and only where the table is not seen."""
    ann, ben = person(open_table, "Ann"), person(open_table, "Ben")
    meet(ann, ben)
    ben.page.evaluate(HIDDEN)
    take_turns(ann, turns=1)
    title(ben, "● Your turn")
    assert ben.page.evaluate("notified") == []
    ben.page.evaluate(
        "Object.defineProperty(document, 'hidden', {configurable: true, get: () => false})"
    )
    ben.page.click(".company")
    ben.page.click("text=Tell me when it’s my turn")
    ben.page.wait_for_selector("#panel input:checked")
    ben.page.click(".company")
    take_turns(ben, turns=1)
    ben.page.evaluate(
        "Object.defineProperty(document, 'hidden', {configurable: true, get: () => true})"
    )
    take_turns(ann, turns=1)
    ben.page.wait_for_function("() => notified.length")
    assert ben.page.evaluate("notified") == ["Ann has played. It’s your turn."]


def test_whoever_looks_on_sees_no_hand(open_table: OpenTable) -> None:
    ann, ben = person(open_table, "Ann"), person(open_table, "Ben")
    eve = person(open_table, "Eve", viewport=PHONE)
    game = meet(ann, ben)
    take_turns(ann, ben, turns=DRAFT)
    link = watch_link(ann, game)
    sit_down(eve, link)
    assert eve.seat() == "-1"
    assert not eve.page.query_selector(".card.offers")
    assert not eve.page.query_selector(".tool:has-text('Undo')")
    label = eve.page.get_attribute(".company", "aria-label") or ""
    assert "Ann" in label
    assert "Ben" in label
    hidden = eve.page.locator('[data-zone^="hand"] .card').evaluate_all(
        "all => all.map((card) => card.dataset.code)"
    )
    assert {*hidden} <= {"??", ""}
    ann.page.wait_for_selector(".company .eye:has-text('1')")
    ann.page.click(".company")
    ann.page.click("text=Send spectators away")
    eve.page.wait_for_selector(".corner .line:has-text('no longer at this table')")
    eve.page.goto(link)
    eve.page.wait_for_selector("[role=alert]:has-text('No game has this code')")
    assert watch_link(ann, game) != link


def test_a_computer_sits_in_and_gives_the_seat_back(
    open_table: OpenTable, make_server: MakeServer
) -> None:
    server = make_server("--rate-limit", "0", "--sit-in-after", "1", **TESTING)
    ann = person(open_table, "Ann", url=server.url)
    ben = person(open_table, "Ben", url=server.url, viewport=PHONE, has_touch=True)
    game = meet(ann, ben)
    take_turns(ann, turns=1)
    ben.go("")
    ann.page.wait_for_selector("[role=status]:has-text('Ben has gone.')")
    ann.page.click("text=Let the computer sit in")
    ann.page.wait_for_selector("[role=status]:has-text('The computer sits in for Ben.')")
    title(ann, "● Your turn")  # it has chosen a card
    ben.go(f"game/{game}")
    ben.page.wait_for_selector("text=Take your seat back")
    ben.page.locator(".hand .card").first.focus()
    ben.page.keyboard.press("Enter")
    ben.page.wait_for_selector(".caption .notice:has-text('The computer is playing for you.')")
    assert not ben.page.query_selector(".card.offers, #panel")
    ben.page.click("text=Take your seat back")
    ann.page.wait_for_selector("[role=status]:has-text('Ben has the seat back.')")
    take_turns(ann, ben, turns=2)


@WHOLE_ONLY
def test_a_computer_is_there_at_once(open_table: OpenTable) -> None:
    ann = person(open_table, "Ann", "together")
    ann.page.click("a[href='#/partner']")
    ann.page.click("text=Begin")
    ann.page.wait_for_selector(".table")
    for _ in range(2):
        title(ann, "● Your turn")
        take_turns(ann, turns=1)


def test_a_server_killed_in_the_middle(open_table: OpenTable, make_server: MakeServer) -> None:
    server = make_server("--rate-limit", "0", **TESTING)
    ann = person(open_table, "Ann", url=server.url)
    ben = person(open_table, "Ben", url=server.url)
    meet(ann, ben)
    take_turns(ann, ben, turns=2)
    server.kill()
    ann.page.wait_for_selector(".lanes .plate:has-text('reconnecting')")
    server.start()
    for hands in (ann, ben):
        hands.page.wait_for_selector(".corner .line", state="detached")
    take_turns(ann, ben, turns=2)
    ann.page.wait_for_selector(".company[aria-label*='Ben, here']")


def test_the_seats_may_be_at_two_servers(
    open_table: OpenTable, make_server: MakeServer, postgres: Postgres
) -> None:
    """One database, two servers: the friend's link leads to the other one."""
    database = postgres.new_database()
    here, there = (
        make_server("--rate-limit", "0", "--database", database, **TESTING) for _ in "12"
    )
    ann = person(open_table, "Ann", url=here.url)
    ben = person(open_table, "Ben", url=there.url)
    link = invite(ann).replace(here.url, there.url)
    sit_down(ben, link)
    ann.page.wait_for_selector(".table")
    take_turns(ann, ben, turns=4)
    ann.page.wait_for_selector(".company[aria-label*='Ben, here']")
    ben.go("")
    ann.page.wait_for_selector(".company[aria-label*='Ben, away']")


@pytest.mark.parametrize("bring", cases([True], [True, False]))
def test_another_device(bring: bool, open_table: OpenTable) -> None:
    """A code of the one makes the other the same person; its own games are asked for first."""
    desk, phone = person(open_table, "Ann"), person(open_table, "Ann", viewport=PHONE)
    games = [hands.begin("solo") for hands in (desk, phone)]
    desk.go("device")
    desk.page.click("text=Show a code")
    link = desk.page.get_attribute(".qr[data-text]", "data-text") or ""
    phone.page.goto(link)
    phone.page.click("text=Yes, it’s me")
    phone.page.click("text=Bring them along" if bring else "text=Leave them behind")
    phone.page.wait_for_selector("text=Done: your games are here.")
    mine = "async () => (await (await fetch('api/games')).json()).games.map((game) => game.id)"
    assert {*phone.page.evaluate(mine)} == {*(games if bring else games[:1])}
    phone.page.goto(link)  # it was good once
    phone.page.reload()
    phone.page.click("text=Yes, it’s me")
    phone.page.wait_for_selector("[role=alert]:has-text('This code is wrong')")


@WHOLE_ONLY
def test_links_and_seats_can_be_had_back(open_table: OpenTable) -> None:
    """The wrong one came: the seat is freed, and the old link gives nothing."""
    ann, eve, ben = (person(open_table, name) for name in ("Ann", "Eve", "Ben"))
    link = invite(ann)
    ann.page.click("summary:has-text('New links')")
    ann.page.click("details button:has-text('New links')")
    ann.page.wait_for_selector("[role=status]:has-text('These links are new')")
    newer = ann.page.get_attribute(".address", "data-link") or ""
    eve.page.goto(link)
    eve.page.wait_for_selector("[role=alert]:has-text('No game has this code')")
    sit_down(eve, newer)
    ann.page.wait_for_selector(".table")
    ann.page.click(".company")
    ann.page.click("text=Not your friend?")
    eve.page.wait_for_selector(".corner .line")
    ann.page.click("a:has-text('Invite')")
    sit_down(ben, ann.page.locator(".address").get_attribute("data-link") or "")
    ann.page.wait_for_selector(".company[aria-label*='Ben']")
