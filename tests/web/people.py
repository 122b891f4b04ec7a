"""Two or three people, each at a browser of their own, who meet by a link."""

from __future__ import annotations

from tests.web.conftest import OpenTable
from tests.web.hands import SLIP, Hands

__all__ = ["NAMED", "invite", "meet", "person", "sit_down", "take_turns", "title", "watch_link"]

NAMED = """localStorage.setItem('onirim-settings', JSON.stringify(
  {speed: 0, sound: false, auto: true, taught: true, names: ['%s', '']}))"""
LINK = ".address[data-link]"


def person(open_table: OpenTable, name: str, path: str = "", **options: object) -> Hands:
    """Somebody who has told the browser a name before."""
    hands = open_table("", **options)
    hands.page.evaluate(NAMED % name)
    hands.page.reload()
    hands.go(path)
    return hands


def invite(host: Hands, mode: str = "") -> str:
    """From the list of ways to the lobby; the link that a friend opens."""
    host.go("invite")
    host.page.wait_for_selector(".talking [data-value]")
    if mode:
        host.page.click(f'.talking [data-value="{mode}"]')
    host.page.click("button[type=submit]")
    return host.page.locator(LINK).get_attribute("data-link") or ""


def sit_down(guest: Hands, link: str, name: str = "") -> None:
    """Open a link and take what it offers."""
    guest.page.goto(link)
    guest.page.reload()  # as a link opened from somewhere else
    guest.page.wait_for_selector(".letter form")
    if name:
        guest.page.fill(".letter input", name)
    guest.page.click(".letter button[type=submit]")
    guest.page.wait_for_selector(".table")


def meet(host: Hands, guest: Hands, mode: str = "") -> str:
    """Both at one table; the id of the game."""
    sit_down(guest, invite(host, mode))
    host.page.wait_for_selector(".table")
    return host.page.url.rpartition("/")[2]


def take_turns(*players: Hands, turns: int) -> None:
    """Each does in turn what a card that can be touched is for."""
    for number in range(turns):
        do_something(players[number % len(players)])


def do_something(hands: Hands) -> None:
    """Touch a card, and then what may be done with it."""
    hands.page.wait_for_selector(".table:not(.moving) .card.offers")
    before, seat = hands.shown(), hands.seat()
    hands.page.locator(".card.offers").first.focus()  # in a fan others may lie above it
    hands.page.keyboard.press("Enter")
    hands.page.wait_for_timeout(SLIP)
    if hands.page.query_selector(".acts [data-action]"):
        hands.page.locator(".acts [data-action]").first.click()
    hands.wait_after(before, seat)


def title(hands: Hands, text: str) -> None:
    """Wait until the tab is called so."""
    hands.page.wait_for_function("text => document.title.includes(text)", arg=text)


def watch_link(hands: Hands, game: str) -> str:
    """The link for spectators, as those who play have it."""
    asked = "async (id) => (await (await fetch(`api/games/${id}`)).json()).watch"
    return f"{hands.url}/#/join/{hands.page.evaluate(asked, game)}"
