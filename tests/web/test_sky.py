"""One sky behind all screens: it stays while they change, and nothing blank comes between."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, FloatRect, Page

from tests.helpers.servers import Server

# Keeps what fades where it is, and notes which parts of the page take part in it.
HOLD = """
window.fading = [];
const begin = document.startViewTransition?.bind(document);
document.startViewTransition = (change) => {
  const transition = begin(change);
  transition.ready.then(() => {
    const ours = document.getAnimations().filter(({effect}) =>
      effect.pseudoElement?.startsWith('::view-transition'));
    for (const one of ours) one.pause();
    window.fading = ours;
  });
  return transition;
};
"""
PARTS = "() => [...new Set(fading.map(({effect}) => effect.pseudoElement.match(/[(](.*)[)]/)[1]))]"
AT = """(part) => {
  for (const one of fading) one.currentTime = part * one.effect.getComputedTiming().endTime;
}"""
CORNER: FloatRect = {"x": 0, "y": 0, "width": 8, "height": 8}  # nothing but sky on any screen
PATHS = ["settings", "new", "dream-book", "together", "learn", "album", ""]


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    context = browser.new_context(locale="en", service_workers="block")
    context.add_init_script(HOLD)
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_selector(".home")
    page.wait_for_selector("#splash", state="detached")
    yield page
    context.close()


def change_to(page: Page, path: str) -> None:
    """The screen is there; what fades is held at its beginning."""
    page.evaluate("(path) => { fading = []; location.hash = `#/${path}`; }", path)
    page.wait_for_function("() => fading.length > 0")


def end(page: Page) -> None:
    page.evaluate("() => fading.forEach((one) => one.finish())")
    page.wait_for_function("() => !document.documentElement.matches(':active-view-transition')")


def test_only_the_screens_fade(page: Page) -> None:
    for path in PATHS:
        change_to(page, path)
        assert page.evaluate(PARTS) == ["foreground"], path
        end(page)


def test_the_sky_is_the_same_on_each_screen(page: Page) -> None:
    sky = page.query_selector(".scenery")
    assert sky is not None
    for path in PATHS:
        change_to(page, path)
        end(page)
        assert page.locator(".scenery").count() == 1, path
        assert sky.evaluate("(sky) => sky === document.querySelector('.scenery')"), path


def test_the_sky_is_there_at_each_moment_of_a_change(page: Page) -> None:
    """From one page to another of the same night: its corner never changes."""
    change_to(page, "settings")
    end(page)
    page.wait_for_function(
        "() => document.querySelector('.scenery').getAnimations().length === 0"
    )  # the evening becomes the night
    before = page.screenshot(clip=CORNER)
    change_to(page, "album")
    for part in (0, 0.3, 0.6, 0.99):
        page.evaluate(AT, part)
        assert page.screenshot(clip=CORNER) == before, part
    end(page)
    assert page.screenshot(clip=CORNER) == before
