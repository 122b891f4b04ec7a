"""Choosing a night and looking things up."""

from __future__ import annotations

import pytest

from tests.breadth import cases
from tests.web.conftest import PHONE, OpenTable

NIGHTS = ("base", "first", "evening", "fair", "dark", "everything")


def test_a_link_carries_a_night(open_table: OpenTable) -> None:
    hands = open_table("new/solo+book:hard+towers+B10")
    page = hands.page
    page.wait_for_selector(".tile")
    assert page.locator('.tile[aria-pressed="true"]').count() == 2
    assert page.get_by_role("radio", name="Steps Lost").get_attribute("aria-checked") == "true"
    assert "1 switched" in page.locator(".house summary").inner_text()
    assert "Nobody has measured this mix" in page.locator(".tonight").inner_text()


def test_odds_are_told_where_they_are_known(open_table: OpenTable) -> None:
    hands = open_table("new")
    page = hands.page
    page.click('[data-night="fair"]')
    assert "of 100" in page.locator(".tonight .figure").inner_text()
    assert "Heuristic, 4,000 games" in page.locator(".tonight").inner_text()


def test_a_house_rule_that_cannot_be_is_shown_as_such(open_table: OpenTable) -> None:
    hands = open_table("new/solo+book+incubus")
    page = hands.page
    page.click(".house summary")
    assert page.locator(".house em").inner_text() == "Only without other modules."
    assert page.locator(".house input:disabled").count() == 1


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
    assert "§5.2.6" in page.locator("dl").inner_text()
    page.get_by_role("searchbox").fill("treasure")
    page.click('[data-entry="Ke"]')
    assert "guards one of your hand cards" in page.locator("article").inner_text()
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
