"""Features of known cards in the deck."""

from __future__ import annotations

from onirim.engine.memory import BAG, BOTTOM, DISCARDED, TOP
from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.players.net.feature_groups import FeatureGroups
from onirim.players.net.features import FeatureEncoder
from onirim.rules.catalogue import ruleset

KNOWN = 1  # mark of a card that the seat has seen


def active_features(state: State, of: tuple[str, ...]) -> list[str]:
    """Return the active features of these families of groups, as "group offset"."""
    groups = FeatureGroups()
    encoder = FeatureEncoder(state.rules, groups)
    encoder.encode(state, 0)
    names = []
    for feature in encoder.features[: int(encoder.n)]:
        name, first = max(
            ((name, first) for name, first in groups.first.items() if first <= feature),
            key=lambda group: group[1],
        )
        if name.partition("/")[0] in of:
            names.append(f"{name} {int(feature) - first}")
    return sorted(names)


def game_with_known_bottom(unknown: int) -> State:
    """A Red sun, then a Nightmare at the bottom; so many unknown cards before them."""
    state = State(ruleset("solo+glyphs"), Rng(1))
    state.start()
    for code in ("Rs", "Nm"):
        kind = state.rules.kind(code)
        state.lift(kind, BAG)
        state.place(kind, BOTTOM, KNOWN)
    for kind in range(int(state.rules.n_kinds)):
        while state.size(BAG) > unknown and state.count(BAG, kind) > 0:
            state.move(kind, BAG, DISCARDED)
    assert state.size(TOP) == 0
    assert state.size(BAG) == unknown
    return state


def test_known_cards_at_the_bottom_are_told_by_their_place_from_the_end() -> None:
    state = game_with_known_bottom(unknown=20)
    assert active_features(state, ("bottom", "last", "later", "top")) == [
        "bottom/Nm 0",
        "bottom/Rs 0",
        "last/Nm 0",
        "last/Rs 1",
    ]


def test_and_by_how_many_unknown_cards_come_before_them() -> None:
    assert active_features(game_with_known_bottom(unknown=3), ("later", "top")) == [
        "later/Nm 4",
        "later/Rs 3",
    ]


def test_behind_no_unknown_card_they_are_the_next_cards() -> None:
    assert active_features(game_with_known_bottom(unknown=0), ("later", "top")) == [
        "top/Nm 1",
        "top/Rs 0",
    ]
