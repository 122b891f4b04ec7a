"""A newer build of the page: open pages keep the files of theirs, and nobody has to close them."""

from __future__ import annotations

import re
import shutil
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from onirim.server.site import FOLDER
from tests.web.conftest import PATIENCE

TEXTS = {".html", ".js", ".css", ".json", ".webmanifest"}
KEPT = "(await caches.keys()).map((name) => name.replace('onirim-', ''))"
WORKERS = "await navigator.serviceWorker.getRegistration()"


class Site:
    """Serves the files of one build, and later those of a newer one, which all have other names."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "build"
        shutil.copytree(FOLDER, self.folder, ignore=shutil.ignore_patterns("*.br"))
        site = self

        class Handler(SimpleHTTPRequestHandler):
            def __init__(self, *given: Any) -> None:
                super().__init__(*given, directory=str(site.folder))

            def log_message(self, *_: object) -> None:
                """A test says what went wrong itself."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}/"

    @property
    def files(self) -> list[str]:
        return [path.name for path in (self.folder / "assets").iterdir()]

    @property
    def entry(self) -> str:
        text = (self.folder / "index.html").read_text()
        found = re.search(r'<script type="module"[^>]*/assets/([^"]+)"', text)
        assert found
        return found[1]

    def deploy_newer(self) -> None:
        """At once: no request meets half of it."""
        folder = self.folder.with_name("newer")
        shutil.copytree(self.folder, folder)
        names = re.compile("|".join(re.escape(name) for name in self.files))
        for path in [one for one in folder.rglob("*") if one.suffix in TEXTS]:
            path.write_text(names.sub(lambda found: renamed(found[0]), path.read_text()))
        for name in self.files:
            (folder / "assets" / name).rename(folder / "assets" / renamed(name))
        self.folder = folder


def renamed(name: str) -> str:
    stem, dot, kind = name.rpartition(".")
    return f"{stem}-newer{dot}{kind}"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    one = Site(tmp_path)
    yield one
    one.server.shutdown()
    one.server.server_close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    one = browser.new_context(locale="en", service_workers="allow", reduced_motion="reduce")
    yield one
    one.close()


def opened(context: BrowserContext, site: Site) -> Page:
    page = context.new_page()
    page.goto(site.url)
    page.wait_for_selector(".home")
    return page


def kept_whole(context: BrowserContext, site: Site) -> Page:
    """A page whose worker has fetched the whole build."""
    page = opened(context, site)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    all_files = len(site.files) + 1  # and the page itself
    cache = f"await caches.open('onirim-{site.entry}')"
    wait_until(page, f"(await ({cache}).keys()).length === {all_files}")
    return page


def wait_until(page: Page, condition: str) -> None:
    """Unlike `wait_for_function` this one awaits what the condition asks for."""
    page.evaluate(
        f"""async () => {{
          const end = Date.now() + {PATIENCE};
          while (!({condition})) {{
            if (Date.now() > end) throw new Error('it never came');
            await new Promise((wake) => setTimeout(wake, 30));
          }}
        }}"""
    )


def look_for_newer(page: Page) -> None:
    """As the browser does by itself from time to time; the newer worker is installed then."""
    page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")


def answer_for(page: Page, name: str) -> int:
    return int(page.evaluate("async (name) => (await fetch(`assets/${name}`)).status", name))


def test_an_open_page_keeps_its_files(context: BrowserContext, site: Site) -> None:
    """Chunks that the page has not asked for yet are gone from the server, not for the page."""
    page = kept_whole(context, site)
    names = site.files
    site.deploy_newer()
    look_for_newer(page)
    page.wait_for_selector("button.newer")
    assert page.evaluate(f"async () => !!({WORKERS}).waiting")
    assert [name for name in names if answer_for(page, name) != 200] == []
    page.click("a[href='#/settings']")
    page.wait_for_selector("h1:has-text('Settings')")


def test_the_player_accepts_the_newer_page(context: BrowserContext, site: Site) -> None:
    """The other page of the old build still finds its files; the newer worker serves both."""
    page = kept_whole(context, site)
    other = opened(context, site)
    other.wait_for_function("() => navigator.serviceWorker.controller")
    old, names = site.entry, site.files
    site.deploy_newer()
    look_for_newer(page)
    page.click("button.newer")
    page.wait_for_selector(f"script[src*='{site.entry}']", state="attached")
    page.wait_for_selector(".home")
    wait_until(page, f"!({WORKERS}).waiting")
    assert page.locator("button.newer").count() == 0
    assert [name for name in names if answer_for(other, name) != 200] == []
    assert set(other.evaluate(f"async () => {KEPT}")) == {old, site.entry}


def test_the_last_old_page_makes_room(context: BrowserContext, site: Site) -> None:
    """Loaded again, the page is the newer one: its worker takes over and the old cache goes."""
    page = kept_whole(context, site)
    site.deploy_newer()
    look_for_newer(page)
    page.wait_for_selector("button.newer")
    page.reload()
    page.wait_for_selector(".home")
    wait_until(page, f"String({KEPT}) === {site.entry!r} && !({WORKERS}).waiting")
