"""The lessons: one short deal a module, played by the engine, one idea a step.

See it, use its power, suffer its blow. Each has a named deal of the package and begins after a few
moves of it. The browser gets what a server would tell at each step and the action that goes on, as
in the tutorial; the words of a step are the message `tutorial-NAME`.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from buildtools.tutorial import Step

DRAW = "draw"


@dataclass(frozen=True)
class Lesson:
    """The deal `lesson-MODULE`: what was done before the lesson begins, and what is done in it."""

    module: str
    opening: str
    steps: tuple[Step, ...]
    partner: str = ""  # what somebody else does meanwhile, one after the other


LESSONS = (
    Lesson(
        "crossroads",
        "play:Rs play:Rm",
        (
            Step("crossroads-play", "play:Xs"),
            Step("crossroads-door", "take:Rd"),
            Step("crossroads-escape", "escape"),
            Step("crossroads-done", ""),
        ),
    ),
    Lesson(
        "glyphs",
        "play:Bs",
        (
            Step("glyphs-discard", "discard:Rg"),
            Step("glyphs-door", "take:Gd"),
            Step("glyphs-done", ""),
        ),
    ),
    Lesson(
        "incubus",
        "play:Bs",
        (
            Step("incubus-charge", "charge"),
            Step("incubus-price", "pay-key:Rk"),
            Step("incubus-cancel", "cancel"),
            Step("incubus-done", ""),
        ),
    ),
    Lesson(
        "oniverse",
        "play:Bm",
        (
            Step("oniverse-play", "play:Rs"),
            Step("oniverse-rally", "rally:Ts"),
            Step("oniverse-mirror", "mirror"),
            Step("oniverse-done", ""),
        ),
    ),
    Lesson(
        "dreamcatchers",
        "play:Rm play:Rk discard:Gs",
        (
            Step("dreamcatchers-series", "play:Rs"),
            Step("dreamcatchers-take", "take-from-2:Rd"),
            Step("dreamcatchers-full", "play:Bm"),
            Step("dreamcatchers-torn", ""),
        ),
    ),
    Lesson(
        "towers",
        "play:Bm",
        (
            Step("towers-first", "build-right:R4"),
            Step("towers-second", "build-right:G3"),
            Step("towers-nightmare", "pay-key:Rk"),
            Step("towers-false", "false-destruction"),
            Step("towers-done", ""),
        ),
    ),
    Lesson(
        "book",
        "discard:Ts " * 5 + "discard:Rs discard:Rs play:Gs play:Gm",
        (
            Step("book-series", "play:Gk"),
            Step("book-door", "take:Gd"),
            Step("book-planning", "spell-planning"),
            *(Step("book-pay", f"remove:{card}") for card in ("Rs", "Rs", *["Ts"] * 5)),
            Step("book-goals", "goal:2"),
            Step("book-goals", "goal:3"),
            Step("book-done", ""),
        ),
    ),
    Lesson(
        "premonitions",
        "play:Bm unlock:Gk pay-key:Rk",
        (
            Step("premonitions-play", "play:Rs"),
            Step("premonitions-open", "unlock:Gk"),
            Step("premonitions-happy", "dream-avert"),
            Step("premonitions-avert", "avert:Pb"),
            Step("premonitions-done", ""),
        ),
    ),
    Lesson(
        "duo",
        "pick:Rs pick:Rs pick:Gm pick:Bm pick:Bs pick:Ts",
        (
            Step("duo-signal", "signal:R"),
            Step("duo-play", "play:Rs"),
            Step("duo-shared", "play:Rm/shared"),
            Step("duo-left", "play:Rs/shared"),
            Step("duo-door", "take:Rd"),
            Step("duo-discard", "discard:Gs"),
            Step("duo-exchange", "swap:Bs"),
            Step("duo-exchange", "swap:Tm/shared"),
            Step("duo-done", ""),
        ),
        "play:Bm signal:B discard:Ts swap:Rs swap:Gs/shared play:Bk play:Bs/shared take:Bd",
    ),
)


def lessons() -> dict[str, str]:
    """Each lesson as JSON, by its module: the description of its rules and its frames."""
    return {lesson.module: as_json(lesson) for lesson in LESSONS}


def as_json(lesson: Lesson) -> str:
    from onirim.game.deals import named_deal
    from onirim.rules.description import describe

    rules = named_deal(deal_name(lesson)).rules
    return json.dumps({"description": asdict(describe(rules)), "frames": played(lesson)})


def deal_name(lesson: Lesson) -> str:
    return f"lesson-{lesson.module}"


def played(lesson: Lesson) -> list[dict[str, Any]]:
    """What the page is told at each step. The last frame asks for nothing."""
    from onirim.hosting.next_card import weights_of_next_card

    game = begun(lesson)
    partner = iter(lesson.partner.split())
    out: list[dict[str, Any]] = []
    since = game.visible_count(0)
    for number, step in enumerate(lesson.steps):
        drawn(game, step.action)
        while game.to_move not in (0, -1):
            game.apply(next(partner))
        known = game.view(0)
        view = asdict(known)
        events = [asdict(event) for event in game.events(0, since)]
        since = game.visible_count(0)
        frame = {"text": step.text, "view": view, "events": events, "whole": number == 0}
        frame |= {"insight": asdict(game.insight(0)), "next_card": weights_of_next_card(known)}
        out.append({**frame, "wanted": step.action})
        if step.action:
            assert step.action in view["actions"], (lesson.module, step, view["actions"])
            game.apply(step.action)
        else:
            view |= {"actions": [], "extras": [], "to_move": -1}
    return out


def begun(lesson: Lesson) -> Any:
    """The game of its deal after the opening."""
    from onirim.game.chance import FixedDeck
    from onirim.game.deals import named_deal
    from onirim.game.game import Game

    deal = named_deal(deal_name(lesson))
    game = Game(deal.rules, FixedDeck(deal.cards, seed=1))
    for action in lesson.opening.split():
        drawn(game, action)
        game.apply(action)
    drawn(game, "")
    return game


def drawn(game: Any, action: str) -> None:
    """Go on as long as the next card can be drawn, unless something else is wanted before it."""
    while DRAW in game.view(0).actions and action not in game.view(0).actions:
        game.apply(DRAW)
