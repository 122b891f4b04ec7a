"""What each card does where: the table of rules §12.6, column by column."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.helpers.dsl import asks, given, new_game, options, when, zone

RULES = "solo+glyphs+dreamcatchers+towers+premonitions+crossroads+oniverse+incubus"
EMPTY = "catchers 15"
FOUR = "hand Ts Ts Tm Tm"


class Row(NamedTuple):
    """One row of the table for one of its cards."""

    card: str
    kept: bool  # in the opening hand and in a redraw; it also stops a reveal of the Incubus
    discarded_by_reveal: bool  # Nightmare III discards it
    asked: str  # by the step that a normal draw calls; nothing: it stays in the hand, or Limbo
    play: str  # the verb
    discard: str  # what follows a single discard; "no": it cannot be discarded
    spent: bool  # as a rally cost, given to and by Cyclobot, laid under the Keeper

    @property
    def told(self) -> str:
        """How chance tells it: a Denizen gets its face last."""
        return f"Dz {self.card}" if self.card in DENIZENS else self.card


DENIZENS = ("Mi", "Ke")
NOTHING = "act"  # after the discard of a Sun the next turn begins
TABLE = [
    Row("Rs", True, True, "act", "play", NOTHING, True),
    Row("Rm", True, True, "act", "play", NOTHING, True),
    Row("Rk", True, True, "act", "play", "discard-seen", True),
    Row("Rg", True, True, "act", "play", "order-bottom", True),
    Row("Xs", True, True, "act", "play", NOTHING, True),
    Row("Xk", True, True, "act", "play", "discard-seen", True),
    Row("R3", True, True, "act", "build-right", "order", True),
    Row("De", True, False, "act", "", "no", False),
    Row("Rd", False, False, "door", "", "no", False),
    Row("Od", False, False, "door", "", "no", False),
    Row("Nm", False, False, "nightmare", "", "no", False),
    Row("Hd", False, False, "happy-dream", "", "no", False),
    Row("Mi", False, False, "rally", "", "no", False),
    Row("Ld", False, False, "act", "", "no", False),
]
every_card = pytest.mark.parametrize("row", TABLE, ids=[row.card for row in TABLE])
locations = [row for row in TABLE if row.kept]
every_location = pytest.mark.parametrize("row", locations, ids=[row.card for row in locations])


@pytest.mark.rule("§12.6", "§12.2", "§B17", "§C5")
@every_card
def test_at_set_up(row: Row) -> None:
    """Locations are kept, all else is shuffled back at once."""
    face_up = "Pr Pb Pg Pt"
    game = new_game(f"{face_up} {row.told} Ts Ts Ts Ts Ts", RULES)
    assert (row.card in zone(game, "hand").split()) == row.kept
    assert zone(game, "limbo") == zone(game, "discard") == ""


@pytest.mark.interaction("premonitions", "crossroads")
@pytest.mark.rule("§12.6", "§12.2", "§B17", "§7.2.6", "§8.2.6")
@every_card
def test_in_a_redraw(row: Row) -> None:
    """By Escape; what is no Location goes to Limbo unresolved."""
    game = given(f"{EMPTY}; {FOUR} De; stack act", f"{row.told} Gs Gs Gs Gs Gs", rules=RULES)
    told = when(game, "escape")
    assert f"{row.card} deck>{'hand' if row.kept else 'limbo'}" in told
    assert asks(game) == "act"


@pytest.mark.rule("§12.6", "§1.3.12", "§8.2.8")
@every_card
def test_by_the_third_answer(row: Row) -> None:
    """Dead Ends go to Limbo with the Doors and Dreams."""
    position = f"{EMPTY}; {FOUR}; drawn Nm; stack limbo fill nightmare"
    game = given(position, f"{row.told} Gs Gs Gs Gs Gs", rules=RULES)
    told = when(game, "pay-five")
    assert f"{row.card} deck>{'discard' if row.discarded_by_reveal else 'limbo'}" in told


@pytest.mark.rule("§12.6", "§1.3.9", "§1.3.10", "§1.3.11", "§5.2.3")
@every_card
def test_drawn_in_phase_2(row: Row) -> None:
    """With a Key in hand: a Door asks for it, a Dream is resolved, a Lost Dream goes to Limbo."""
    position = f"{EMPTY}; hand Ts Ts Tm Rk Rs; stack act"
    game = given(position, f"{row.told} Gs", rules=RULES)
    told = when(game, "play:Rs")
    assert asks(game) == row.asked
    assert (f"{row.card} deck>hand" in told) == row.kept
    if row.card == "Ld":
        assert told[-2] == "Ld limbo>catcher1"


@pytest.mark.rule("§12.6", "§1.3.1", "§6.2.2", "§8.2.5")
@every_location
def test_played(row: Row) -> None:
    """Into the labyrinth, into the row of Towers, or not at all."""
    game = given(f"{EMPTY}; {FOUR} {row.card}; stack act", "Gs", rules=RULES)
    verbs = [code.partition(":")[0] for code in game.legal() if code.endswith(f":{row.card}")]
    assert [verb for verb in verbs if verb != "discard"] == ([row.play] if row.play else [])


@pytest.mark.rule("§12.6", "§B19", "§1.3.6", "§8.2.5")
@every_location
def test_discarded(row: Row) -> None:
    """A Key prophesies, a Glyph is an Incantation, a Tower looks, a Dead End stays."""
    game = given(f"{EMPTY}; {FOUR} {row.card}; stack act", "Gs Gs Gm Bs Bs Bs", rules=RULES)
    assert (f"discard:{row.card}" in game.legal()) == (row.discard != "no")
    if row.discard != "no":
        when(game, f"discard:{row.card}")
        assert asks(game) == row.discard


@pytest.mark.interaction("glyphs", "oniverse")
@pytest.mark.interaction("towers", "oniverse")
@pytest.mark.interaction("crossroads", "oniverse")
@pytest.mark.rule("§12.6", "§9.2.4", "§X9", "§X10", "§O17", "§8.2.5", "§4.2.2", "§6.2.1")
@every_location
def test_spent_on_denizens(row: Row) -> None:
    """As the cost of a rally, by the Cyclobot either way, under the Keeper; without effect."""
    rally = f"{EMPTY}; hand Ts Ts Tm {row.card}; drawn Mi; stack limbo fill rally"
    game = given(rally, "Gs Gs", rules=RULES)
    assert (f"rally:{row.card}" in game.legal()) == row.spent
    if row.spent:
        when(game, f"rally:{row.card}")
        assert asks(game) == "act"
    game = given(f"{EMPTY}; denizens Cy Ke; {FOUR} {row.card}; discard Bs; stack act", rules=RULES)
    assert (row.card in options(game, "keeper").split()) == row.spent
    assert (row.card in options(game, "cyclobot").split()) == row.spent
    game = given(f"{EMPTY}; denizens Cy; {FOUR} Bs; discard {row.card} Gs; stack act", rules=RULES)
    when(game, "cyclobot:Bs")
    assert (row.card in options(game, "retrieve").split()) == row.spent


@pytest.mark.interaction("glyphs", "incubus")
@pytest.mark.interaction("dreamcatchers", "incubus")
@pytest.mark.interaction("towers", "incubus")
@pytest.mark.interaction("premonitions", "incubus")
@pytest.mark.interaction("crossroads", "incubus")
@pytest.mark.interaction("oniverse", "incubus")
@pytest.mark.rule("§12.6", "§10.3", "§I5")
@every_card
def test_met_by_a_charge(row: Row) -> None:
    """A Location stops the reveal and is stored; all else goes to Limbo."""
    game = given(f"{EMPTY}; {FOUR} Tk; stack act", f"{row.told} Gs", rules=RULES)
    told = when(game, "charge")
    assert told[0] == f"{row.card} deck>{'pawn' if row.kept else 'limbo'}"
    assert zone(game, "pawn") == (row.card if row.kept else "Gs")
