"""Obstacles in short, and positions that have some."""

from __future__ import annotations

from onirim.rules.facts.answers import Obstacle, Thing

GOALS = "goals Rd Bd Gd Td Rd Bd Gd Td"
TWO = "hand1 Rs Bs Gk; hand2 Rm Bm Gm; shared Ts Tm; active 1"


def in_short(obstacle: Obstacle | None) -> str:
    if obstacle is None:
        return ""
    args = "".join(f" {name}={value}" for name, value in obstacle.args.items())
    things = "".join(f" @{thing_in_short(thing)}" for thing in obstacle.things)
    return obstacle.key + args + things


def thing_in_short(thing: Thing) -> str:
    place = f".{thing.place}" if thing.place else ""
    return f"{thing.zone}{place}" + (f" {thing.card}" if thing.card else "")
