"""A click begins one game, however slow the line is and however often it is repeated."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.web.conftest import OpenTable


def test_a_click_that_is_repeated_begins_one_game(open_table: OpenTable) -> None:
    """The way in rests while the server has not answered."""
    page = open_table().page
    asked: list[Route] = []

    def hold(route: Route) -> None:
        if route.request.method == "POST":
            asked.append(route)
        else:
            route.continue_()

    page.route("**/api/games", hold)
    gate = page.locator(".gate")
    for _ in range(3):
        gate.dispatch_event("click")
    expect(gate).to_have_attribute("aria-disabled", "true")
    asked[0].continue_()
    page.wait_for_selector(".table .hand .card.offers")
    assert len(asked) == 1


def test_a_click_counts_again_once_a_game_could_not_begin(open_table: OpenTable) -> None:
    page = open_table().page
    page.route("**/api/games", lambda route: route.fulfill(status=503, json={"reason": "full"}))
    gate = page.locator(".gate")
    gate.click()
    page.wait_for_selector(".home [role=alert]")
    expect(gate).to_have_attribute("aria-disabled", "false")
    page.unroute("**/api/games")
    gate.click()
    page.wait_for_selector(".table .hand .card.offers")
