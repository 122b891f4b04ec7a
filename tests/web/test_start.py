"""How it begins: something to see with the first answer, little to load, and a shell that stays."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request

from onirim.server.site import FOLDER
from tests.helpers.server_fixtures import MakeServer
from tests.helpers.servers import Server

LIMIT = 220_000  # bytes, packed, with the fonts
LIMIT_TO_CARD = 200_000  # of the same and the table, to the first card in English
PHONE = {"width": 390, "height": 844}
LANGUAGES = ["en", "fr", "ru"]
FIRST_WORDS = {"en": "Dream", "fr": "Rêver", "ru": "Уснуть"}


def visit(browser: Browser, language: str = "en", **options: object) -> Page:
    settings = {"viewport": PHONE, "locale": language, "service_workers": "block", **options}
    return browser.new_context(**settings).new_page()  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_is_small(language: str, browser: Browser, server: Server) -> None:
    """HTML, CSS, JavaScript, pictures, fonts, one language."""
    page = visit(browser, language)
    sizes: dict[str, int] = {}
    page.on("requestfinished", lambda request: sizes.update({request.url: size_of(request)}))
    page.goto(server.url)
    page.wait_for_selector(f"button:has-text('{FIRST_WORDS[language]}')")
    page.wait_for_load_state("networkidle")
    page.context.close()
    fonts = [url for url in sizes if url.endswith(".woff2")]
    assert any("cyrillic" in url for url in fonts) == (language == "ru")
    assert 60_000 < sum(sizes.values()) < LIMIT, sizes


def size_of(request: Request) -> int:
    return request.sizes()["responseBodySize"]


def test_the_page_alone_shows_something(browser: Browser, server: Server) -> None:
    """Without any script the sky and the keyhole are there; with them they make room."""
    page = visit(browser, java_script_enabled=False)
    page.goto(server.url)
    assert page.locator("#splash svg").is_visible()
    page.context.close()
    page = visit(browser)
    page.goto(server.url)
    page.wait_for_selector(".home")
    page.wait_for_selector("#splash", state="detached")
    page.context.close()


def test_a_language_is_on_its_way_before_the_program_asks_for_it() -> None:
    html = (FOLDER / "index.html").read_text(encoding="utf-8")
    needed = json.loads(re.findall(r"<script>.*\((\{.*\})\);</script>", html, re.DOTALL)[0])
    words = needed["words"]
    assert sorted(words) == LANGUAGES
    for files in [*words.values(), needed["table"]]:
        assert all((FOLDER / name).is_file() for name in files)
    assert any("cyrillic" in name for name in words["ru"])
    assert not any("cyrillic" in name for name in words["en"])


def test_the_first_card_takes_three_round_trips(browser: Browser, server: Server) -> None:
    """The page, all it needs at once, and the new game; a socket is not waited for."""
    page = visit(browser, reduced_motion="reduce")
    sizes: dict[str, int] = {}
    asked_by: dict[str, str] = {}
    page.on("requestfinished", lambda request: sizes.update({named(request): size_of(request)}))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(named(request)))
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on(
        "Network.requestWillBeSent",
        lambda sent: asked_by.update({sent["request"]["url"]: asker(sent["initiator"])}),
    )
    page.route_web_socket("**", lambda _: None)  # it never opens
    page.goto(server.url)
    page.wait_for_selector(".gate")
    page.wait_for_load_state("networkidle")
    late = {url for url, by in asked_by.items() if "/assets/" in url and "/assets/" in by}
    assert not {url for url in late if not url.endswith(".svg")}, asked_by
    asked.clear()
    page.click(".gate")
    page.wait_for_selector(".hand button.card")
    pictures = ("blob:", ".svg")
    after = [what for what in asked if not any(sign in what for sign in pictures)]
    assert after == [f"POST {server.url}/api/games"]
    page.context.close()
    assert 60_000 < sum(sizes.values()) < LIMIT_TO_CARD, sizes


def named(request: Request) -> str:
    return f"{request.method} {request.url}"


def asker(initiator: dict[str, Any]) -> str:
    """The file that made the browser ask: a script, or the page itself."""
    frames = initiator.get("stack", {}).get("callFrames", [])
    return initiator.get("url") or (frames[-1]["url"] if frames else "")


def test_it_can_be_installed(server: Server) -> None:
    address = f"{server.url}/manifest.webmanifest"
    with urllib.request.urlopen(address) as answer:  # noqa: S310  # our own server
        assert answer.headers["content-type"].startswith("application/manifest+json")
        manifest = json.load(answer)
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512", "any"} == {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    assert all((FOLDER / icon["src"]).is_file() for icon in manifest["icons"])


def test_the_shell_opens_without_a_server(browser: Browser, make_server: MakeServer) -> None:
    """A second visit needs no network for what has been there before; games are never kept."""
    server = make_server()
    page = visit(browser, service_workers="allow")
    page.goto(server.url)
    page.wait_for_selector(".home")
    page.evaluate(
        "navigator.serviceWorker.register('worker.js').then(() => navigator.serviceWorker.ready)"
    )
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.reload()
    page.wait_for_selector(".home")
    kept = page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async (name) =>"
        " (await (await caches.open(name)).keys()).map((one) => one.url)))).flat()"
    )
    assert not [url for url in kept if "/api/" in url]
    server.stop()
    page.reload()
    page.wait_for_selector(".home [role=alert]:has-text('reach the server')")
    page.context.close()
