"""Between the public State and the engine's own: what the environments need of both."""

from __future__ import annotations

from onirim.engine.state import State as EngineState
from onirim.game.ruleset import Ruleset
from onirim.game.state import State


def core_of(state: State) -> EngineState:
    """The engine's state inside a public one."""
    return state._core


def state_like(core: EngineState) -> State:
    """A public state that continues like one of the engine's."""
    state = State._of(core)
    if core.chance is not None:
        state._use_generator(core.chance.copy())
    return state


def legal_codes(core: EngineState) -> list[str]:
    """The codes of what may be done."""
    return [core.rules.code_of[action] for action in core.copy().legal()]


def action_text(rules: Ruleset, number: int) -> str:
    """The code of an action of this number; the number itself if there is none."""
    return str(rules.actions[number]) if 0 <= number < len(rules.actions) else str(number)


def cards_on_table(state: State, seat: int) -> list[tuple[str, tuple[str, ...]]]:
    """What a seat sees on the table: the role of each zone and its cards, without piles."""
    shown = state.view(seat).zones
    return [
        (zone.info.role, shown.get(zone.name, ()))
        for zone in core_of(state).rules.zones
        if not zone.is_bag and not zone.in_deck
    ]
