"""Cards that a viewer cannot place, and what comes next."""

from __future__ import annotations

from fractions import Fraction

from onirim.engine.state import State
from onirim.game.table_view import table_view
from onirim.knowledge.observe import observe
from onirim.notation.position import read_position
from onirim.rules.catalogue import ruleset

SEARCH = """drawn Hd; hand1 Rs Bs Bs; hand2 Gs Gm Gk; shared Ts Ts; active 1;
    met Cc Mi Ar Hu Sp Hb Ke {eighth}; stack limbo fill bury order fetch"""


def searching(eighth: str) -> State:
    """Seat A reads the list of a deck that holds seven kinds of Denizens, one of them twice."""
    return read_position(ruleset("duo+premonitions+oniverse"), SEARCH.format(eighth=eighth))


def test_a_list_of_the_deck_tells_kinds_and_no_numbers() -> None:
    """§R16 §T10: so a view counts what was found as unseen Denizens.

    The state that the seat observes has to hold eight with names, or it could offer no list. It
    makes one of them up; counted by name they would claim a card that is not there.
    """
    for eighth in ("Ar", "Ke"):
        state = searching(eighth)
        made_up, seen = observe(state, 0), table_view(state, 0)
        assert made_up.legal() == state.legal()
        assert {"fetch:Ar", "fetch:Ke"} <= {*seen.actions}
        assert seen.unknown["Dz"] == 8
        assert seen.unknown.keys().isdisjoint(seen.zones["identities"])
        assert len(seen.zones["identities"]) == 16
        assert seen.odds("Dz") == Fraction(8, seen.deck)
        assert seen.odds("Ar") == seen.odds("Ke") == 0
    assert table_view(searching("Ar"), 0).to_bytes() == table_view(searching("Ke"), 0).to_bytes()


def test_a_hidden_hand_holds_locations_only() -> None:
    """So the deck holds every other card that the seat cannot place."""
    line = "hand1 Rs Rs Rs; hand2 Gs Gs Gs; shared Ts Ts; active 1; stack act"
    seen = table_view(read_position(ruleset("duo"), line), 0)
    assert seen.odds("Nm") == Fraction(10, seen.deck)
    assert seen.odds("Bs") < Fraction(seen.unknown["Bs"], sum(seen.unknown.values()))
    assert sum(seen.odds(code) for code in seen.unknown) == 1
