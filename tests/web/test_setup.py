"""Choosing a night and looking things up."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.helpers.breadth import cases
from tests.web.conftest import PHONE, OpenTable

NIGHTS = ("base", "first", "evening", "fair", "dark", "everything")


def test_a_link_carries_a_night(open_table: OpenTable) -> None:
    hands = open_table("new/solo+book:hard+towers+B10")
    page = hands.page
    page.wait_for_selector(".tile")
    expect(page.locator('.tile[aria-pressed="true"]')).to_have_count(2)
    assert page.get_by_role("radio", name="Steps Lost").get_attribute("aria-checked") == "true"
    expect(page.locator(".house summary")).to_contain_text("1 switched")
    expect(page.locator(".tonight")).to_contain_text("Nobody has measured this mix")


def test_odds_are_told_where_they_are_known(open_table: OpenTable) -> None:
    hands = open_table("new")
    page = hands.page
    page.click('[data-night="fair"]')
    expect(page.locator(".tonight .figure")).to_contain_text("of 100")
    expect(page.locator(".tonight")).to_contain_text("Heuristic, 4,000 games")


def test_a_house_rule_that_cannot_be_is_shown_as_such(open_table: OpenTable) -> None:
    hands = open_table("new/solo+book+incubus")
    page = hands.page
    page.click(".house summary")
    assert page.locator(".house em").inner_text() == "Only without other modules."
    expect(page.locator(".house input:disabled")).to_have_count(1)


def test_nights_are_kept(open_table: OpenTable) -> None:
    hands = open_table("new/solo+glyphs")
    page = hands.page
    page.get_by_role("button", name="Save").click()
    page.get_by_label("Name of this night").fill("Sunday")
    page.locator(".tonight form button").click()
    hands.go("")
    hands.go("new")
    page.get_by_role("button", name="Sunday", exact=True).click()
    assert page.locator('.tile[aria-pressed="true"]').get_attribute("data-module") == "glyphs"


def test_the_dream_book_finds_a_card_by_a_word(open_table: OpenTable) -> None:
    hands = open_table(viewport=PHONE)
    page = hands.page
    page.get_by_role("link", name="Dream book").click()
    page.get_by_role("searchbox").fill("overload")
    page.wait_for_selector("dl dt")
    expect(page.locator("dl")).to_contain_text("§5.2.6")
    page.get_by_role("searchbox").fill("treasure")
    page.click('[data-entry="Ke"]')
    expect(page.locator("article")).to_contain_text("guards one of your hand cards")
    assert page.url.endswith("dream-book/Ke")


@pytest.mark.parametrize("night", cases(["everything"], NIGHTS))
def test_a_ready_made_night_is_dealt(open_table: OpenTable, night: str) -> None:
    hands = open_table("new")
    page = hands.page
    page.click(f'[data-night="{night}"]')
    assert page.get_attribute(f'[data-night="{night}"]', "aria-pressed") == "true"
    tiles = page.locator('.tile[aria-pressed="true"]').count()
    page.get_by_role("button", name="Begin the night").click()
    page.wait_for_selector(".table .hand .card")
    assert (tiles == 0) == (night == "base")
