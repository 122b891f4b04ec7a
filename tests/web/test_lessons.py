"""Lessons from the first step to the last, in all languages; the set-up leads to them."""

from __future__ import annotations

import json

import pytest

from onirim.hosting.lessons import LESSONS, Lesson, begun, script_frames
from onirim.text import languages
from tests.helpers.breadth import cases
from tests.web.conftest import OpenTable

HELD = ("hand", "hand1", "shared")  # alone, or with a partner


def told() -> list[tuple[Lesson, str]]:
    """The longest lesson and that for two, or all in each language where all is tested."""
    longest = max(LESSONS, key=lambda lesson: len(lesson.steps))
    for_two = next(lesson for lesson in LESSONS if lesson.partner)
    whole = [(lesson, language) for lesson in LESSONS for language in languages()]
    return cases([(longest, "fr"), (for_two, "en")], whole)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.module)
def test_a_lesson_leads_back_to_a_turn(lesson: Lesson) -> None:
    """Its deal lets every step be done, and in the end the player is to act, with a full hand."""
    *_, last = script_frames(begun(lesson), lesson.steps, lesson.partner)
    assert last["view"]["step"] == "act"
    held = sum(len(cards) for zone, cards in last["view"]["zones"].items() if zone in HELD)
    assert held == 5


@pytest.mark.parametrize(
    ("lesson", "language"), told(), ids=lambda one: getattr(one, "module", one)
)
def test_a_lesson_is_played_to_its_end(
    open_table: OpenTable, lesson: Lesson, language: str
) -> None:
    hands = open_table()
    settings = {"speed": 0, "sound": False, "auto": False, "language": language}
    hands.page.evaluate(
        "kept => localStorage.setItem('onirim-settings', kept)", json.dumps(settings)
    )
    hands.page.reload()
    hands.go(f"lesson/{lesson.module}")
    hands.page.wait_for_selector(".table")
    assert hands.page.locator(".said").first.inner_text()
    hands.do_all(step.action for step in lesson.steps if step.action)
    over = hands.page.locator(".over")
    over.wait_for()
    assert "⟦" not in over.inner_text()
    assert "tutorial-" not in over.inner_text()
    over.locator(".main").click()
    if lesson.partner:
        hands.page.wait_for_url("**/#/together")
        return
    hands.page.wait_for_url("**/#/game/*")
    hands.page.wait_for_selector(".table .hand .card")


def test_a_new_module_offers_its_lesson(open_table: OpenTable) -> None:
    hands = open_table("new")
    hands.page.click('.tile[data-module="towers"]')
    hands.page.locator(".lesson").click()
    hands.page.wait_for_selector(".table")
    assert "lesson/towers" in hands.page.url
