"""The screens around the table, in every size: all can be hit and read, in every language."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import pytest
from axe_playwright_python.base import AXE_FILE_PATH
from playwright.sync_api import Browser, Page

from onirim.hosting.wire import PROTOCOL
from tests.helpers.breadth import cases
from tests.helpers.servers import Server
from tests.web.layout_problems import ALL, FINGER, PROBLEMS, resize
from tests.web.screen_pages import go, open_page
from tools.pictures.gallery import BEGIN, PAINTED, WON, won_game

MIDDLE = 17  # actions of the won game: four Doors are open
SOME = [("zz", ("phone", "landscape"))]

# A game of this page that was played so far is taken again.
AGAIN = f"""async ([wish, actions, protocol]) => {{
  const key = `game ${{actions.length}}`;
  const begin = {BEGIN};
  const game = sessionStorage.getItem(key) ?? await begin([wish, actions, protocol]);
  sessionStorage.setItem(key, game);
  return game;
}}"""


def begin(page: Page, actions: tuple[str, ...]) -> str:
    wish = {"rules": "solo", "seed": WON}
    game: str = page.evaluate(AGAIN, [wish, list(actions), PROTOCOL])
    return game


def home(page: Page) -> None:
    go(page, "", ".home .offer")


def home_with_a_game(page: Page) -> None:
    begin(page, won_game()[:MIDDLE])
    go(page, "", ".home .line small")


def album(page: Page) -> None:
    begin(page, won_game())
    go(page, "album", ".rate")


def settings(page: Page) -> None:
    go(page, "settings", ".themes")


def guide(page: Page) -> None:
    go(page, "learn", ".picture")


def end(page: Page) -> None:
    go(page, f"game/{begin(page, won_game())}", ".end")


def panel(key: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        go(page, "settings", ".themes")  # from elsewhere, so that none is open
        go(page, f"game/{begin(page, won_game()[:MIDDLE])}", ".table .hand .card")
        page.keyboard.press(key)
        page.wait_for_selector("#panel")
        page.evaluate("document.querySelector('.table').inert = true")  # others look at the table

    return show


SCREENS: dict[str, Callable[[Page], None]] = {
    "home": home,
    "settings": settings,
    "guide": guide,
    "home with a game": home_with_a_game,
    "album": album,
    "end": end,
    "odds": panel("o"),
    "log": panel("h"),
    "menu": panel("m"),
}


def problems_of(page: Page, *ways: Callable[[], int]) -> dict[tuple[str, int], list[str]]:
    """Of every screen, in each of some ways to look at it."""
    found = {}
    for (name, show), (number, way) in product(SCREENS.items(), enumerate(ways)):
        finger = way()
        page.evaluate("history.state?.sheet && history.back()")
        show(page)
        page.evaluate(PAINTED)
        if problems := page.evaluate(PROBLEMS, finger):
            found[name, number] = problems
    return found


@pytest.mark.parametrize(("language", "sizes"), cases(SOME, ALL))
def test_everything_is_in_its_place(
    language: str, sizes: tuple[str, ...], browser: Browser, server: Server
) -> None:
    page = open_page(browser, server.url, sizes[0], language)
    assert problems_of(page, *(partial(resize, page, size) for size in sizes)) == {}
    page.context.close()


@pytest.mark.parametrize("language", cases(["ru"], ["fr", "ru"]))
def test_real_languages_fit_a_phone(language: str, browser: Browser, server: Server) -> None:
    page = open_page(browser, server.url, "phone", language)
    assert problems_of(page, lambda: FINGER) == {}
    page.context.close()


def test_forced_colours_and_large_text_keep_everything_there(
    browser: Browser, server: Server
) -> None:
    page = open_page(browser, server.url, "phone")

    def forced() -> int:
        page.emulate_media(forced_colors="active")
        page.evaluate("document.documentElement.style.fontSize = ''")
        return FINGER

    def large() -> int:
        page.emulate_media(forced_colors="none")
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        return 0

    assert problems_of(page, forced, large) == {}
    page.context.close()


@pytest.mark.parametrize("theme", cases(["dawn"], ["night", "dawn"]))
def test_axe_finds_nothing_serious(theme: str, browser: Browser, server: Server) -> None:
    page = open_page(browser, server.url, "phone")
    page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
    page.evaluate(AXE_FILE_PATH.read_text(encoding="utf-8"))
    found = {}
    for name, show in SCREENS.items():
        page.evaluate("history.state?.sheet && history.back()")
        show(page)
        report = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        serious = {
            violation["id"]: [node["html"][:160] for node in violation["nodes"][:3]]
            for violation in report["violations"]
            if violation["impact"] in ("serious", "critical")
        }
        if serious:
            found[name] = serious
    page.context.close()
    assert found == {}
