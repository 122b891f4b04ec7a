"""Between the public State and the engine's own: what the environments need of both."""

from __future__ import annotations

from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State as EngineState
from onirim.game.state import State
from onirim.game.view import view
from onirim.rules.steps.gained_doors import doors_gained


def core_of(state: State) -> EngineState:
    """The engine's state inside a public one."""
    return state.core


def state_like(core: EngineState) -> State:
    """A public state that continues like one of the engine's."""
    state = State.of(core)
    if core.chance is not None:
        state.use_generator(core.chance.copy())
    return state


def door_count(state: State) -> int:
    """How many Doors are gained."""
    return int(doors_gained(core_of(state)))


def legal_codes(core: EngineState) -> list[str]:
    """The codes of what may be done."""
    return [core.rules.code_of[action] for action in core.copy().legal()]


def action_text(rules: Ruleset, number: int) -> str:
    """The code of an action of this number; the number itself if there is none."""
    known = 0 <= number < len(rules.actions)
    return rules.code_of[rules.actions[number]] if known else str(number)


def as_text(state: State, seat: int) -> str:
    """What a seat sees, as text."""
    return view(core_of(state), seat).position


def cards_by_zone(state: State, seat: int) -> list[tuple[str, tuple[str, ...]]]:
    """What a seat sees on the table: the role of each zone and its cards, without piles."""
    shown = view(core_of(state), seat).zones
    return [
        (zone.info.role, shown.get(zone.name, ()))
        for zone in core_of(state).rules.zones
        if not zone.is_bag and not zone.in_deck
    ]
