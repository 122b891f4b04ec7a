"""A walk through a record: what a step did is said in words, and any step is one touch away."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESK, PHONE, OpenTable

DECK = ["Rs", "Rm", "Gs", "Bk", "Ts", "Gm", "Bm", "Gs", "Rd", "Tm"]
LOW = {"width": 844, "height": 390}
WIDE_ENOUGH = 0.4  # of the page: the rest is for the buttons beside it


@pytest.mark.parametrize("size", [DESK, PHONE, LOW], ids=["desk", "phone", "low"])
def test_a_step_is_told_in_words(open_table: OpenTable, size: dict[str, int]) -> None:
    """Once it was written in the notation of records, beside a slider as wide as a thumb."""
    hands = open_table(viewport=size)
    game = hands.begin(deck=DECK, seed=1, after=["play:Rs", "discard:Gs"])
    hands.go(f"replay/{game}/1")
    said = hands.page.locator(".bar p").first
    expect(said).to_have_text("Turn 1 played")
    hands.page.click("[aria-label='Next step']")
    expect(said).to_have_text("Turn 2 discarded")
    expect(hands.page.locator(".table code")).to_have_count(0)
    slider = hands.page.locator("input[type=range]").bounding_box()
    assert slider
    assert slider["width"] > WIDE_ENOUGH * size["width"]
    assert slider["x"] >= 0
    assert slider["x"] + slider["width"] <= size["width"]
