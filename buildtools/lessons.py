"""The lessons: one short deal a module, played by the engine, one idea a step.

See it, use its power, suffer its blow. The browser gets what a server would tell at each step and
the action that goes on, as in the tutorial; the words of a step are the message `tutorial-NAME`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from buildtools.tutorial import Step

MOST_SEEDS = 200


@dataclass(frozen=True)
class Lesson:
    """A position of `solo` with one module, and what is done there."""

    module: str
    position: str
    steps: tuple[Step, ...]

    @property
    def rules(self) -> str:
        return f"solo+{self.module}"


LESSONS = (
    Lesson(
        "crossroads",
        "hand Gs Bm Xs De De; row Tk* Rs Rm; stack act",
        (
            Step("crossroads-play", "play:Xs"),
            Step("crossroads-door", "take:Rd"),
            Step("crossroads-escape", "escape"),
            Step("crossroads-done", ""),
        ),
    ),
    Lesson(
        "glyphs",
        "hand Rs Gs Bm Tm Rg; row Bs; top Ts Ts Gd Ts Ts Bs; stack act",
        (
            Step("glyphs-discard", "discard:Rg"),
            Step("glyphs-door", "take:Gd"),
            Step("glyphs-done", ""),
        ),
    ),
    Lesson(
        "incubus",
        "hand Rs Gs Bm Tm Rk; row Bs; top Gs Nm Ts Gm; stack act",
        (
            Step("incubus-charge", "charge"),
            Step("incubus-price", "pay-key:Rk"),
            Step("incubus-cancel", "cancel"),
            Step("incubus-done", ""),
        ),
    ),
    Lesson(
        "oniverse",
        "hand Rs Ts Gs Bm Tm; row Bm; top Mi Nm Gm Bs; stack act",
        (
            Step("oniverse-play", "play:Rs"),
            Step("oniverse-rally", "rally:Ts"),
            Step("oniverse-mirror", "mirror"),
            Step("oniverse-done", ""),
        ),
    ),
    Lesson(
        "dreamcatchers",
        "hand Bs Gs Rs Bm Gm; row Rm Rk; top Ld Ts Bd Ts; catcher1 Ld; catcher2 Rd Nm; "
        "catcher3 Ld; books 2; catchers 15; stack act",
        (
            Step("dreamcatchers-series", "play:Rs"),
            Step("dreamcatchers-take", "take-from-2:Rd"),
            Step("dreamcatchers-full", "play:Bm"),
            Step("dreamcatchers-torn", ""),
        ),
    ),
    Lesson(
        "towers",
        "hand Rs Gs Rk R4 G3; row Bm; top Ts Nm Bs; stack act",
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
        "hand Bs Ts Gk Rs Tm; row Bs Gs Gm; discard Ts Ts Ts Ts Ts Rs Rs; "
        "goals Gd Rd Bd Td Gd Rd Bd Td; stack act",
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
        "hand Rs Ts Gk Bm Tm; row Bm; doors Gd; discard Nm; top Gd Hd Ts Bs; "
        "premonitions Pb Pg Pt P3; stack act",
        (
            Step("premonitions-play", "play:Rs"),
            Step("premonitions-open", "unlock:Gk"),
            Step("premonitions-happy", "dream-avert"),
            Step("premonitions-avert", "avert:Pb"),
            Step("premonitions-done", ""),
        ),
    ),
)


def lessons() -> dict[str, str]:
    """Each lesson as JSON, by its module: the description of its rules and its frames."""
    return {lesson.module: as_json(lesson) for lesson in LESSONS}


def as_json(lesson: Lesson) -> str:
    from onirim.description import describe

    found = (played(lesson, seed) for seed in range(MOST_SEEDS))
    frames = next((frames for frames in found if frames is not None), None)
    assert frames is not None, f"no shuffle lets the lesson on {lesson.module} be played"
    return json.dumps({"description": asdict(describe(lesson.rules)), "frames": frames})


def played(lesson: Lesson, seed: int) -> list[dict[str, Any]] | None:
    """The frames of a lesson, or nothing if chance brings something else to do."""
    from onirim.engine.catalogue import ruleset
    from onirim.game import Game
    from onirim.notation.position import read_position

    game = Game.at(read_position(ruleset(lesson.rules), lesson.position), seed)
    out: list[dict[str, Any]] = []
    events: list[dict[str, Any]] = []
    game.take_events()
    for number, step in enumerate(lesson.steps):
        view = asdict(game.view(0))
        frame = {"text": step.text, "view": view, "events": events, "whole": number == 0}
        out.append({**frame, "insight": asdict(game.insight(0)), "wanted": step.action})
        if not step.action:
            view |= {"actions": [], "extras": [], "to_move": -1}
            return out if view["step"] == "act" or view["result"] else None
        while step.action not in view["actions"] and view["actions"] == ("draw",):
            events += as_dicts(game.apply("draw"))
            view = asdict(game.view(0))
            out[-1] |= {"view": view, "events": events, "insight": asdict(game.insight(0))}
        if step.action not in view["actions"]:
            return None
        events = as_dicts(game.apply(step.action))
    return out


def as_dicts(events: Sequence[Any]) -> list[dict[str, Any]]:
    return [asdict(event) for event in events]
