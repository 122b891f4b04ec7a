"""Is a written position one that a game can come to? What steps, hands and modules must find."""

from __future__ import annotations

from itertools import pairwise

from onirim.engine.actions import MOST_GROUPS
from onirim.engine.hooks import Step
from onirim.engine.messages import Message
from onirim.engine.state import State
from onirim.notation.zones import PositionError

__all__ = ["refuse_impossible"]


def refuse_impossible(state: State) -> None:
    """Each step and each module must find what it needs, and every turn a card to act with."""
    steps = [state.rules.steps[number] for number, _ in state.frames()]
    if steps and not any(step.fills_hand() for step in steps):
        for seat in range(state.rules.seats):
            if not hand_size(state, seat):
                raise PositionError(
                    Message(
                        "position-empty-hand",
                        "a hand is empty, and nothing that is going on fills it",
                    )
                )
    refuse_strange_stack(state)
    for number, arg in state.frames():
        step = state.rules.steps[number]
        missing = step.missing(state, arg)
        if missing is not None:
            raise PositionError(
                Message(
                    "position-step-missing",
                    "'{step}' in 'stack' lacks {missing}",
                    step=step.name,
                    missing=missing,
                )
            )
    for module in state.rules.modules_with_mode:
        missing = module.missing(state)
        if missing is not None:
            raise PositionError(
                Message(
                    "position-module-missing",
                    "'{module}' lacks {missing}",
                    module=module.key(),
                    missing=missing,
                )
            )


def refuse_strange_stack(state: State) -> None:
    """A step may only be on top of what pushes it, and some step must clear each zone in use."""
    steps = [state.rules.steps[number] for number, _ in state.frames()]
    for below, step in pairwise(steps):
        allowed = step.allowed_below().split()
        if step.is_turn() or (allowed and below.name not in allowed):
            raise PositionError(strange_order(step, below))
    looking = any(step.looks_at_deck() for step in steps)
    for name in ("drawn", "seen"):
        zone = state.rules.zone_named(name).at
        held = state.size(zone) > 0 or (name == "seen" and looking)
        if held and steps and not any(step.clears_zone() == zone for step in steps):
            raise PositionError(
                Message(
                    "position-left-over",
                    "cards in '{zone}', and nothing in 'stack' takes care of them",
                    zone=name,
                )
            )


def strange_order(step: Step, below: Step) -> Message:
    """Why a step cannot be where it is: what it goes on top of."""
    allowed = step.allowed_below().split()
    if not allowed:
        return Message(
            "position-turn-below",
            "'{step}' in 'stack' is the turn itself: it goes on top of nothing, not of '{below}'",
            step=step.name,
            below=below.name,
        )
    return Message(
        "position-below",
        "'{step}' in 'stack' goes on top of {allowed}, not of '{below}'",
        step=step.name,
        allowed=", ".join(allowed),
        below=below.name,
    )


def hand_size(state: State, seat: int) -> int:
    """Cards with which a seat could act."""
    rules = state.rules
    groups = [rules.group_zones[seat * MOST_GROUPS + i] for i in range(rules.groups)]
    return sum(int(state.size(zone)) for zone in groups)
