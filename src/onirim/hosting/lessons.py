"""Scripted games that teach: the guided night, and a lesson for each module.

The engine plays them while the browser client is built; the client gets what a server would send
at each step, and the action that leads to the next. One idea a step; its words are the message
`tutorial-TEXT`. A lesson shows its module, uses its power and suffers its blow; it has a named deal
and begins some moves into it.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from onirim.game.chance import FixedDeck
from onirim.game.deals import named_deal
from onirim.game.logged_game import LoggedGame
from onirim.hosting.next_card import weights_of_next_card
from onirim.rules.description import describe

__all__ = [
    "LESSONS",
    "NIGHT",
    "Lesson",
    "ScriptStep",
    "begun",
    "drawn",
    "lessons",
    "script_frames",
    "tutorial",
]

LEARNER = 0  # the seat
DRAW_CODE = "draw"
NIGHT_CARDS = "Rs Rm Rs Bk Gm  Ts Tm Bd Gk Ts Nm Rk Bm"  # the hand, then what is drawn


@dataclass(frozen=True)
class ScriptStep:
    """What is said before an action, and the action; the last step has none."""

    text: str
    action: str


@dataclass(frozen=True)
class Lesson:
    """The deal `lesson-MODULE`: what was done before the lesson begins, and what is done in it."""

    module: str
    opening: str
    steps: tuple[ScriptStep, ...]
    partner: str = ""  # actions of the other seat meanwhile, in order

    @property
    def deal(self) -> str:
        return f"lesson-{self.module}"


NIGHT = (
    ScriptStep("row", "play:Rs"),
    ScriptStep("neighbours", "play:Rm"),
    ScriptStep("third", "play:Rs"),
    ScriptStep("search", "take:Rd"),
    ScriptStep("unlock", "unlock:Bk"),
    ScriptStep("discard", "discard:Ts"),
    ScriptStep("nightmare", "pay-key:Gk"),
    ScriptStep("done", ""),
)

LESSONS = (
    Lesson(
        "crossroads",
        "play:Rs play:Rm",
        (
            ScriptStep("crossroads-play", "play:Xs"),
            ScriptStep("crossroads-door", "take:Rd"),
            ScriptStep("crossroads-escape", "escape"),
            ScriptStep("crossroads-done", ""),
        ),
    ),
    Lesson(
        "glyphs",
        "play:Bs",
        (
            ScriptStep("glyphs-discard", "discard:Rg"),
            ScriptStep("glyphs-door", "take:Gd"),
            ScriptStep("glyphs-done", ""),
        ),
    ),
    Lesson(
        "incubus",
        "play:Bs",
        (
            ScriptStep("incubus-charge", "charge"),
            ScriptStep("incubus-price", "pay-key:Rk"),
            ScriptStep("incubus-cancel", "cancel"),
            ScriptStep("incubus-done", ""),
        ),
    ),
    Lesson(
        "oniverse",
        "play:Bm",
        (
            ScriptStep("oniverse-play", "play:Rs"),
            ScriptStep("oniverse-rally", "rally:Ts"),
            ScriptStep("oniverse-mirror", "mirror"),
            ScriptStep("oniverse-done", ""),
        ),
    ),
    Lesson(
        "dreamcatchers",
        "play:Rm play:Rk discard:Gs",
        (
            ScriptStep("dreamcatchers-series", "play:Rs"),
            ScriptStep("dreamcatchers-take", "take-from-2:Rd"),
            ScriptStep("dreamcatchers-full", "play:Bm"),
            ScriptStep("dreamcatchers-torn", ""),
        ),
    ),
    Lesson(
        "towers",
        "play:Bm",
        (
            ScriptStep("towers-first", "build-right:R4"),
            ScriptStep("towers-second", "build-right:G3"),
            ScriptStep("towers-nightmare", "pay-key:Rk"),
            ScriptStep("towers-false", "false-destruction"),
            ScriptStep("towers-done", ""),
        ),
    ),
    Lesson(
        "book",
        "discard:Ts " * 5 + "discard:Rs discard:Rs play:Gs play:Gm",
        (
            ScriptStep("book-series", "play:Gk"),
            ScriptStep("book-door", "take:Gd"),
            ScriptStep("book-planning", "spell-planning"),
            *(ScriptStep("book-pay", f"remove:{card}") for card in ("Rs", "Rs", *["Ts"] * 5)),
            ScriptStep("book-goals", "goal:2"),
            ScriptStep("book-goals", "goal:3"),
            ScriptStep("book-done", ""),
        ),
    ),
    Lesson(
        "premonitions",
        "play:Bm unlock:Gk pay-key:Rk",
        (
            ScriptStep("premonitions-play", "play:Rs"),
            ScriptStep("premonitions-open", "unlock:Gk"),
            ScriptStep("premonitions-happy", "dream-avert"),
            ScriptStep("premonitions-avert", "avert:Pb"),
            ScriptStep("premonitions-done", ""),
        ),
    ),
    Lesson(
        "duo",
        "pick:Rs pick:Rs pick:Gm pick:Bm pick:Bs pick:Ts",
        (
            ScriptStep("duo-signal", "signal:R"),
            ScriptStep("duo-play", "play:Rs"),
            ScriptStep("duo-shared", "play:Rm/shared"),
            ScriptStep("duo-left", "play:Rs/shared"),
            ScriptStep("duo-door", "take:Rd"),
            ScriptStep("duo-discard", "discard:Gs"),
            ScriptStep("duo-exchange", "swap:Bs"),
            ScriptStep("duo-exchange", "swap:Tm/shared"),
            ScriptStep("duo-done", ""),
        ),
        "play:Bm signal:B discard:Ts swap:Rs swap:Gs/shared play:Bk play:Bs/shared take:Bd",
    ),
)


def tutorial() -> str:
    """The frames of the guided night, as JSON."""
    game = LoggedGame("solo", FixedDeck(NIGHT_CARDS.split(), seed=1))
    shown = script_frames(game, NIGHT)
    for frame in shown[:-1]:
        frame["view"]["actions"] = of_one_card(frame["view"], frame["wanted"])
    return json.dumps(shown)


def of_one_card(view: dict[str, Any], action: str) -> list[str]:
    """All that can be done with the card of an action, where a card of the hand is chosen."""
    if view["step"] != "act":
        return list(view["actions"])
    card = action.partition(":")[2]
    return [code for code in view["actions"] if code.partition(":")[2] == card]


def lessons() -> dict[str, str]:
    """Each lesson as JSON, by its module: the description of its rules and its frames."""
    return {lesson.module: as_json(lesson) for lesson in LESSONS}


def as_json(lesson: Lesson) -> str:
    description = asdict(describe(named_deal(lesson.deal).rules))
    shown = script_frames(begun(lesson), lesson.steps, lesson.partner)
    return json.dumps({"description": description, "frames": shown})


def begun(lesson: Lesson) -> LoggedGame:
    """The game of its deal after the opening."""
    deal = named_deal(lesson.deal)
    game = LoggedGame(deal.rules, FixedDeck(deal.cards, seed=1))
    for action in lesson.opening.split():
        drawn(game, action)
        game.apply(action)
    drawn(game, "")
    return game


def script_frames(
    game: LoggedGame, steps: tuple[ScriptStep, ...], partner: str = ""
) -> list[dict[str, Any]]:
    """What the client is told at each step. The last frame asks for nothing."""
    partner_actions = iter(partner.split())
    out: list[dict[str, Any]] = []
    since = game.visible_count(LEARNER)
    for step in steps:
        drawn(game, step.action)
        while game.to_move > LEARNER:
            game.apply(next(partner_actions))
        out.append(frame_of(game, step, since, whole=not out))
        since = game.visible_count(LEARNER)
        if step.action:
            game.apply(step.action)
    return out


def frame_of(game: LoggedGame, step: ScriptStep, since: int, whole: bool) -> dict[str, Any]:
    known = game.view(LEARNER)
    view, insight = json.loads(known.to_bytes()), asdict(game.insight(LEARNER))
    events: list[Any] = game.events(LEARNER, since)
    assert step.action in (*view["actions"], ""), (step, view["actions"])
    if not step.action:
        view |= {"actions": [], "extras": [], "to_move": -1}
    frame = {"text": step.text, "view": view, "events": [*map(asdict, events)], "whole": whole}
    told: list[Any] = game.happenings(LEARNER, since)
    frame["happenings"] = [*map(asdict, told)]
    frame |= {"insight": insight, "next_card": weights_of_next_card(known)}
    return {**frame, "wanted": step.action}


def drawn(game: LoggedGame, action: str) -> None:
    """Draw as long as that is possible, unless something else is wanted before it."""
    while DRAW_CODE in game.view(LEARNER).actions and action not in game.view(LEARNER).actions:
        game.apply(DRAW_CODE)
