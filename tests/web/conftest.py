"""A real browser before a real server; the client is the one that `make web` has built."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, ViewportSize, expect, sync_playwright

from onirim.server.site import FOLDER
from tests.helpers.server_fixtures import fork_server, make_server, quick_folder, server
from tests.helpers.servers import Server
from tests.web.hands import Hands
from tools.pictures.browser import NoBrowser, find_browser

__all__ = ["fork_server", "make_server", "quick_folder", "server"]

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 30_000  # milliseconds
expect.set_options(timeout=PATIENCE)

# Motion and sound off, and every question asked: each action is then one step of a test.
SETTINGS = """if (!localStorage.getItem('onirim-settings')) {
  localStorage.setItem('onirim-settings', JSON.stringify({speed: 0, sound: false, auto: false}));
}"""

# Sky and floor cost a machine without a graphics card a fifth of each action: whoever looks at
# them opens pages of their own.
BARE = """const bare = new CSSStyleSheet();
bare.replaceSync('.scenery { display: none }');
document.adoptedStyleSheets = [bare];"""

OpenTable = Callable[..., Hands]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    must = os.environ.get("CI") == "true"
    if not (FOLDER / "index.html").is_file():
        pytest.fail("build the client first: make web")
    try:
        path = find_browser()
        with sync_playwright() as playwright:
            chromium = playwright.chromium.launch(
                executable_path=path or None, args=["--no-sandbox"]
            )
            yield chromium
            chromium.close()
    except (NoBrowser, Error) as wrong:
        if must or not isinstance(wrong, NoBrowser):
            raise
        pytest.skip(str(wrong))


@pytest.fixture
def open_table(browser: Browser, server: Server) -> Iterator[OpenTable]:
    """Opens pages of the table's own; a page must never complain."""
    contexts = []
    complaints: list[str] = []

    def open_one(path: str = "", url: str = "", **options: Any) -> Hands:
        size, scenery = options.pop("viewport", DESK), options.pop("scenery", False)
        script = options.pop("init", "")
        context = browser.new_context(
            **{
                "viewport": size,
                "reduced_motion": "reduce",
                "locale": "en-GB",
                "service_workers": "block",
                **options,
            }
        )
        contexts.append(context)
        context.add_init_script(SETTINGS)
        if not scenery:
            context.add_init_script(BARE)
        if script:
            context.add_init_script(script)
        page: Page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        hands = Hands(page, url or server.url)
        hands.go(path)
        return hands

    yield open_one
    for context in contexts:
        context.close()
    assert not complaints
