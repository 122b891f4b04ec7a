"""Where people meet, in every size: all can be hit and read, in every language, with any help."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from axe_playwright_python.base import AXE_FILE_PATH
from playwright.sync_api import Browser, Page

from tests.helpers.breadth import WHOLE_ONLY, cases
from tests.helpers.servers import Server
from tests.web.layout_problems import FINGER, PROBLEMS
from tests.web.screen_pages import go, open_page
from tools.pictures.gallery import SIZES

POST = """async ([path, body]) => {
  const headers = {'Content-Type': 'application/json'};
  const answer = await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""
RULES = "duo:limited+towers"
SOME = [("phone", "zz")]


class Meeting:
    """A host with games, whose screens are looked at, and a guest who has not come yet."""

    def __init__(self, page: Page, guest: Page) -> None:
        self.page = page
        self.guest = guest
        self.game = self.begin()
        self.begin(computer="heuristic")

    def begin(self, **wish: object) -> dict[str, str]:
        body = {"rules": RULES, "name": "Wilhelmina", **wish}
        game: dict[str, str] = self.page.evaluate(POST, ["api/games", body])
        return game

    def together(self) -> None:
        go(self.page, "together", ".page .line")

    def home(self) -> None:
        go(self.page, "", ".home .line")

    def invite(self) -> None:
        go(self.page, f"invite/{RULES}", ".talking [data-value]")

    def partner(self) -> None:
        go(self.page, "partner", ".talking [data-value]")

    def lobby(self) -> None:
        go(self.page, f"lobby/{self.game['id']}", ".ticket")
        self.page.locator("summary").first.click()
        self.page.locator("summary").last.click()

    def join(self) -> None:
        go(self.guest, f"join/{self.game['invite']}", ".letter form")

    def watch(self) -> None:
        go(self.guest, f"join/{self.game['watch']}", ".letter form")

    def wrong(self) -> None:
        go(self.guest, "join/nothing", ".letter [role=alert]")

    def device(self) -> None:
        go(self.page, "device", ".paper .pill")
        self.page.click(".paper .pill")
        self.page.wait_for_selector(".qr")

    def claim(self) -> None:
        code = self.page.evaluate(POST, ["api/me/transfer", {}])["code"]
        self.guest.evaluate(POST, ["api/games", {}])
        go(self.guest, f"device/{code}", ".paper .pill")
        self.guest.click(".paper .pill")
        self.guest.wait_for_selector(".ways .pill")

    def people(self) -> None:
        go(self.page, f"game/{self.game['id']}", ".company")
        self.page.click(".company")
        self.page.wait_for_selector("#panel .people")
        self.page.evaluate("document.querySelector('.table').inert = true")

    def screens(self) -> list[tuple[Callable[[], None], Page]]:
        of_guest = (self.join, self.watch, self.wrong, self.claim)
        of_host = (self.together, self.home, self.invite, self.partner, self.lobby, self.device)
        shown = [(show, self.page) for show in (*of_host, self.people)]
        return [*shown, *((show, self.guest) for show in of_guest)]


def meeting(browser: Browser, server: Server, size: str, language: str) -> Meeting:
    return Meeting(*(open_page(browser, server.url, size, language) for _ in "12"))


@pytest.mark.parametrize(("size", "language"), cases(SOME, [*product(SIZES, ("en", "zz"))]))
def test_everything_is_in_its_place(
    size: str, language: str, browser: Browser, server: Server
) -> None:
    people = meeting(browser, server, size, language)
    finger = FINGER if size in ("phone", "landscape") else 24
    assert problems_of(people, finger) == {}


@WHOLE_ONLY
@pytest.mark.parametrize("language", ["fr", "ru"])
def test_real_languages_fit_a_phone(language: str, browser: Browser, server: Server) -> None:
    assert problems_of(meeting(browser, server, "phone", language), FINGER) == {}


@WHOLE_ONLY
def test_text_of_twice_the_size(browser: Browser, server: Server) -> None:
    people = meeting(browser, server, "phone", "en")
    for page in (people.page, people.guest):
        page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert problems_of(people, 0) == {}


def problems_of(people: Meeting, finger: int) -> dict[str, list[str]]:
    found = {}
    for show, page in people.screens():
        show()
        page.wait_for_timeout(100)
        if problems := page.evaluate(PROBLEMS, finger):
            found[show.__name__] = problems
    for page in (people.page, people.guest):
        page.context.close()
    return found


@pytest.mark.parametrize("theme", cases(["dawn"], ["night", "dawn"]))
def test_axe_finds_nothing_serious(theme: str, browser: Browser, server: Server) -> None:
    people = meeting(browser, server, "phone", "en")
    for page in (people.page, people.guest):
        page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        page.evaluate(AXE_FILE_PATH.read_text(encoding="utf-8"))
    found = {}
    for show, page in people.screens():
        show()
        report = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        serious = {
            violation["id"]: [node["html"][:160] for node in violation["nodes"][:3]]
            for violation in report["violations"]
            if violation["impact"] in ("serious", "critical")
        }
        if serious:
            found[show.__name__] = serious
    for page in (people.page, people.guest):
        page.context.close()
    assert found == {}


def test_by_keyboard_alone(browser: Browser, server: Server) -> None:
    """From the list of ways to the lobby without a pointer."""
    page = open_page(browser, server.url, "desk")
    go(page, "together", ".way")
    page.locator("a[href='#/invite']").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".name-field input")
    page.locator(".name-field input").focus()
    page.keyboard.type("Ann")
    page.keyboard.press("Enter")
    page.wait_for_selector(".ticket")
    assert page.locator(".chair b").first.inner_text() == "Ann"
    page.context.close()
