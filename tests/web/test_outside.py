"""Modules that the client has never heard of are played in the browser like our own.

One is that of `docs/adding-an-expansion.md`, which brings its words; the other brings nothing but
its rules: a zone, a counter and verbs without a text and without a word on what they are for.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.helpers.outside_package import installed
from tests.helpers.server_fixtures import memory_folder
from tests.helpers.servers import ForkServer, Server
from tests.web.conftest import OpenTable
from tests.web.hands import Hands
from tests.web.layout_problems import PROBLEMS

RULES = "solo+lamplighter:many"
CARD = "Lp"
BLANK = '.face.blank img[src^="blob:"]'
DECK = ["Rs", "Bm", "Gs", "Tm", "Bs", CARD, "Gm", "Ts", "Rm", CARD, "Bk", "Gk"]

WORDLESS = '''
from onirim.engine.actions import CARD, NOTHING
from onirim.engine.card_sets import DREAM, Card
from onirim.rules.registration import CatalogueEntry
from onirim.engine.hooks import Module, Step
from onirim.engine.memory import DRAWN


class Shells(Module):
    """Shells that were drawn lie in a line; each may be counted."""

    def key(self):
        return "shells"

    def cards(self, house_rules):
        return [Card("Sh", 4, DREAM)]

    def install(self, rules):
        beach = rules.zone("beach", 4)
        rules.counter("waves-heard", 9)
        found = Found(beach)
        found.keep = rules.verb("keep-shell", "*keep", NOTHING)
        shell = rules.kind("Sh")
        found.listen = rules.verb("listen", "*listen{}", CARD, 1 << shell)
        rules.on_draw[shell] = rules.step(found, "shell", "shells")


class Found(Step):
    def __init__(self, beach):
        self.beach = beach

    def clears_zone(self):
        return DRAWN

    def options(self, state):
        state.offer(self.keep)
        state.offer(self.listen, state.last(DRAWN))

    def choose(self, state, verb, ref):
        state.pop_step()
        if verb == self.listen:
            state.set_counter("waves-heard", state.counter("waves-heard") + 1)
        state.move(state.last(DRAWN), DRAWN, self.beach)


def entry():
    return CatalogueEntry("shells", lambda option: Shells(), [])
'''


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that finds both packages beside our own files."""
    site = installed(tmp_path_factory.mktemp("site"))
    add_wordless(site)
    fork_server = ForkServer(site)
    options = ("--fixed-deal", "--rate-limit", "0")
    with memory_folder() as folder:
        server = Server(fork_server, folder, *options, ONIRIM_TESTING="1").start()
        yield server.url
        server.stop()
    fork_server.close()


def add_wordless(site: Path) -> None:
    (site / "onirim_shells.py").write_text(WORDLESS, encoding="utf-8")
    info = site / "onirim_shells-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: onirim-shells\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[onirim.modules]\nshells = onirim_shells:entry\n")


@pytest.fixture
def met(open_table: OpenTable, url: str) -> Hands:
    """The table at which the first Lamplighter has just been drawn."""
    hands = open_table(url=url)
    hands.begin(RULES, deck=DECK)
    hands.do("play:Rs")
    return hands


def wait_for_blank(hands: Hands, where: str) -> None:
    """The drawings come a moment after the table."""
    hands.page.locator(f"{where} {BLANK}").wait_for(state="attached")


def test_it_is_set_up_by_its_name(open_table: OpenTable, url: str) -> None:
    hands = open_table("new", url=url)
    page = hands.page
    page.click('.tile[data-module="lamplighter"]')
    assert page.locator(".tile").get_by_text("Look ahead, or forget").is_visible()
    page.get_by_role("radio", name="four of them").click()
    assert "The Lamplighter (four of them)" in hands.text(".go")
    page.click(".go button")
    page.wait_for_selector(".table")
    expect(page.locator(".hand .card")).to_have_count(5)


def test_its_card_is_a_blank_one_with_its_name(met: Hands) -> None:
    drawn = met.page.locator(f'[data-zone="drawn"] [data-code="{CARD}"]')
    assert drawn.get_attribute("aria-label") == "Lamplighter"
    drawn.locator(BLANK).wait_for(state="attached")
    assert drawn.locator(".name").inner_text() == "Lamplighter"
    assert met.page.evaluate(PROBLEMS, False) == []


def test_its_question_answers_and_help_are_its_own_words(met: Hands) -> None:
    assert met.text(".stage h2") == "The Lamplighter is here."
    said = met.page.locator(".choice .text").all_inner_texts()
    assert said == ["Look at the next three cards", "Shuffle the deck"]
    met.page.keyboard.press("i")
    assert "put them back in any order, or shuffle" in met.text(".info")
    wait_for_blank(met, ".info")


def test_both_answers_are_played_and_told(met: Hands) -> None:
    met.do("lamp-look")
    assert met.phase() == "order"
    expect(met.page.locator('[data-zone="seen"] .card.offers')).to_have_count(3)
    met.do_all(["top:Gm", "top:Rm"])
    wait_for_blank(met, '[data-zone="discard"]')
    met.do_all(["discard:Bm", "discard:Gs", "discard:Tm"])
    assert met.phase() == "lamplighter"
    met.do("lamp-shuffle")
    assert "Lamplighter" in met.text(".news")


def test_it_is_counted_and_replayed(met: Hands) -> None:
    met.page.keyboard.press("o")
    assert "Lamplighter" in met.text("#panel")
    game = met.page.url.rpartition("/")[2]
    met.go(f"replay/{game}/1")
    wait_for_blank(met, '[data-zone="drawn"]')


def test_a_module_without_words_is_shown_by_its_names(open_table: OpenTable, url: str) -> None:
    hands = open_table(url=url)
    page = hands.page
    hands.begin("solo+shells", deck=["Rs", "Bm", "Gs", "Tm", "Bs", "Sh", "Gm"])
    page.locator(".boards .line", has_text="Waves heard: 0").wait_for()
    hands.do("play:Rs")
    page.locator(".choice .text").first.wait_for()
    assert page.locator(".choice .text").all_inner_texts() == ["Keep shell", "Listen: Sh"]
    hands.do("listen:Sh")
    page.locator(".boards .line", has_text="Waves heard: 1").wait_for()
    beach = page.get_by_role("group", name="Beach", exact=True)
    beach.locator(f'[data-code="Sh"] {BLANK}').wait_for(state="attached")
    assert "→ beach" in hands.text(".news")
    assert page.evaluate(PROBLEMS, False) == []
