"""The screens around the table, in every size: all can be hit and read, in every language."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from axe_playwright_python.base import AXE_FILE_PATH
from playwright.sync_api import Browser, Page

from onirim.wire import PROTOCOL
from tests.breadth import cases
from tests.server.servers import Server
from tests.web.conftest import SETTINGS
from tests.web.test_layout import FINGER, PROBLEMS
from tools.gallery import BEGIN, SIZES, WON, won_game

MIDDLE = 17  # actions of the won game: four Doors are open
SOME = [("phone", "en"), ("landscape", "zz"), ("tablet", "zz"), ("desk", "en")]


def begin(page: Page, actions: tuple[str, ...]) -> str:
    wish = {"rules": "solo", "seed": WON}
    game: str = page.evaluate(BEGIN, [wish, list(actions), PROTOCOL])
    return game


def go(page: Page, path: str, wait: str) -> None:
    page.evaluate(f"location.hash = '#/{path}'")
    page.wait_for_selector(wait)


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


def open_page(browser: Browser, url: str, size: str, language: str = "en", **options: Any) -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        service_workers="block",
        **options,
    )
    context.add_init_script(SETTINGS.replace("{speed: 0", f"{{language: '{language}', speed: 0"))
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector(".home")
    return page


def problems_of(page: Page, finger: int) -> dict[str, list[str]]:
    found = {}
    for name, show in SCREENS.items():
        page.evaluate("history.state?.sheet && history.back()")
        show(page)
        page.wait_for_timeout(100)
        if problems := page.evaluate(PROBLEMS, finger):
            found[name] = problems
    return found


@pytest.mark.parametrize(("size", "language"), cases(SOME, [*product(SIZES, ("en", "zz"))]))
def test_everything_is_in_its_place(
    size: str, language: str, browser: Browser, server: Server
) -> None:
    page = open_page(browser, server.url, size, language)
    finger = FINGER if size in ("phone", "landscape") else 24
    assert problems_of(page, finger) == {}
    page.context.close()


@pytest.mark.parametrize("language", cases(["ru"], ["fr", "ru"]))
def test_real_languages_fit_a_phone(language: str, browser: Browser, server: Server) -> None:
    page = open_page(browser, server.url, "phone", language)
    assert problems_of(page, FINGER) == {}
    page.context.close()


def test_text_of_twice_the_size(browser: Browser, server: Server) -> None:
    page = open_page(browser, server.url, "phone")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert problems_of(page, 0) == {}
    page.context.close()


def test_forced_colours_keep_everything_there(browser: Browser, server: Server) -> None:
    page = open_page(browser, server.url, "phone", forced_colors="active")
    assert problems_of(page, FINGER) == {}
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
