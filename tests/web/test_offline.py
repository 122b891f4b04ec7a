"""Without a connection the page says what it cannot do, and forgets nothing."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.helpers.servers import Server
from tests.web.conftest import DESK

UNREACHED = "can’t be loaded now"


def home(browser: Browser, server: Server) -> Page:
    """A first visit, with the line cut once the page is there."""
    page = browser.new_context(viewport=DESK, locale="en-GB", service_workers="block").new_page()
    page.goto(server.url)
    page.wait_for_selector(".home .place")
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    return page


def test_a_screen_that_cannot_be_loaded_says_so(browser: Browser, server: Server) -> None:
    """Once a touch did nothing, and the address named a screen that was not there."""
    page = home(browser, server)
    for place in ("learn", "album", "learn"):
        page.evaluate("place => { location.hash = `#/${place}`; }", place)
        expect(page.locator(".home [role=alert]")).to_contain_text(UNREACHED)
        page.wait_for_function("() => location.hash === '#/'")
    page.context.close()


def test_a_dream_that_could_not_begin_teaches_nothing(browser: Browser, server: Server) -> None:
    """The invitation to the guided night stays until a game has begun."""
    page = home(browser, server)
    page.click("button:has-text('Dream')")
    expect(page.locator(".home [role=alert]")).to_contain_text("reach the server")
    expect(page.locator("a:has-text('Guide me')")).to_have_count(1)
    page.context.close()


def test_a_game_that_cannot_be_reached_says_so(browser: Browser, server: Server) -> None:
    """Once it said "Opening…" without end, and had no way back."""
    page = home(browser, server)
    page.context.set_offline(False)
    page.click("button:has-text('Dream')")
    page.wait_for_selector(".table")
    game = page.evaluate("location.hash")
    page.evaluate("location.hash = '#/'")
    page.wait_for_selector(".home")
    page.context.set_offline(True)
    page.evaluate("game => { location.hash = game; }", game)
    expect(page.locator("main [role=status]")).to_contain_text("Trying again")
    page.click("main a:has-text('Home')")
    page.wait_for_selector(".home")
    page.context.close()
