"""The Glyphs for one player (rules section 4): the fourth symbol and the Incantation."""

from __future__ import annotations

from fractions import Fraction

import pytest

from onirim.rules.catalogue import RulesetError, ruleset
from onirim.rules.expansions.glyphs import Glyphs
from onirim.rules.solo import Solo
from tests.helpers.dsl import (
    SHUFFLED,
    asks,
    deck_size,
    given,
    new_game,
    options,
    unknown,
    when,
    zone,
)
from tests.scenarios.trigger_recorder import recorded_rules

RULES = "solo+glyphs"
HAND = "hand Rs Rm Gs Bk Tg; stack act"
DOORS = "Rd Rd Rd Bd Bd Bd Gd Gd Gd Td Td Td"


@pytest.mark.rule("§4.1", "§4.2.1")
def test_eight_glyphs_and_four_doors_are_in_the_deck() -> None:
    """76 cards and 12: the Doors differ from the others by their picture only."""
    rules = ruleset(RULES)
    copies = {code: int(rules.copies[kind]) for kind, code in enumerate(rules.codes)}
    assert {code: n for code, n in copies.items() if code[1] == "g"} == {
        "Rg": 2, "Bg": 2, "Gg": 2, "Tg": 2,
    }  # fmt: skip
    assert {code: n for code, n in copies.items() if code[1] == "d"} == {
        "Rd": 3, "Bd": 3, "Gd": 3, "Td": 3,
    }  # fmt: skip
    assert deck_size(new_game("Rg Bg Rs Rm Tg", RULES)) == 88 - 5


def test_there_is_no_harder_variant() -> None:
    with pytest.raises(RulesetError, match="'hard' is not an option of glyphs"):
        ruleset("solo+glyphs:hard")


@pytest.mark.rule("§4.2.2")
@pytest.mark.parametrize(
    ("last", "playable"), [("Rs", "Rm Bg Tg"), ("Rg", "Rs Rm"), ("Rm", "Rs Bg Tg")]
)
def test_a_glyph_is_played_but_never_after_a_glyph(last: str, playable: str) -> None:
    """It is a symbol like the others: colour is free."""
    game = given(f"hand Rs Rm Bg Tg; row {last}; stack act", rules=RULES)
    assert options(game, "play") == playable


@pytest.mark.rule("§4.2.2")
def test_a_glyph_completes_a_trio() -> None:
    """Any colour's third card finds a Door, whatever symbol it shows."""
    game = given("hand Rg Rm Bg Tg Tg; row Rs Rm; stack act", rules=RULES)
    when(game, "play:Rg")
    assert (asks(game), options(game, "take")) == ("trio", "Rd")


@pytest.mark.rule("§4.2.3", "§G1", "§B19")
def test_an_incantation_reveals_five_cards_and_takes_a_door() -> None:
    """Any colour, no Key; one of them must be taken, and only one."""
    game = given(HAND, deck="Nm Gd Rs Bd Bd Tm", rules=RULES)
    assert when(game, "discard:Tg") == [
        "Tg hand>discard",
        "Nm deck>seen",
        "Gd deck>seen",
        "Rs deck>seen",
        "Bd deck>seen",
        "Bd deck>seen",
    ]
    assert (asks(game), options(game)) == ("incantation", "take:Bd take:Gd")
    assert when(game, "take:Bd") == ["Bd seen>doors"]
    assert (zone(game, "doors"), asks(game)) == ("Bd", "order-bottom")


@pytest.mark.rule("§4.2.3", "§G4")
def test_the_other_cards_go_to_the_bottom_in_any_order() -> None:
    """The first one named is drawn first of them; nothing is shuffled."""
    game = given(f"bottom Ts Rm; top Nm Gd Rs Bd Bm Gk Gs; {HAND}", rules=RULES)
    when(game, "discard:Tg", "take:Bd")
    assert options(game) == "bottom:Nm bottom:Rs bottom:Gd bottom:Bm"
    told = when(game, "bottom:Rs", "bottom:Nm", "bottom:Bm")
    assert told[:2] == ["Bm seen>bottom", "Gd seen>bottom"]
    assert SHUFFLED not in told
    assert zone(game, "bottom") == "Ts Rm Rs Nm Bm Gd"
    assert (zone(game, "top"), asks(game)) == ("Gs", "act")


@pytest.mark.rule("§4.2.3", "§G5")
def test_without_a_door_all_five_go_to_the_bottom() -> None:
    """Nothing is asked but their order, and nothing is resolved."""
    game = given(HAND, deck="Nm Nm Rs Rs Nm Tm", rules=RULES)
    when(game, "discard:Tg")
    assert options(game) == "bottom:Nm bottom:Rs"
    when(game, "bottom:Rs", "bottom:Rs")
    assert zone(game, "bottom") == "Rs Rs Nm Nm Nm"
    assert (asks(game), zone(game, "seen")) == ("act", "")


@pytest.mark.rule("§G5")
def test_a_nightmare_beside_the_door_is_not_resolved() -> None:
    """It goes to the bottom like everything else."""
    game = given(HAND, deck="Nm Gd Nm Nm Nm Tm", rules=RULES)
    when(game, "discard:Tg")
    assert when(game, "take:Gd")[1] == "Nm seen>bottom"
    assert (zone(game, "bottom"), asks(game)) == ("Nm Nm Nm Nm", "act")


@pytest.mark.rule("§4.2.3")
def test_equal_cards_need_no_order_below_either() -> None:
    game = given(HAND, deck="Rs Rs Rs Rs Rs Tm", rules=RULES)
    when(game, "discard:Tg")
    assert (zone(game, "bottom"), asks(game)) == ("Rs Rs Rs Rs Rs", "act")


@pytest.mark.rule("§4.2.3")
def test_a_glyph_lost_otherwise_is_no_incantation() -> None:
    """With the whole hand, for example (rules §B19)."""
    game = given(
        "hand Rs Tg Gs; drawn Nm; stack limbo fill nightmare", "Bs Bs Bs Bs Bs", rules=RULES
    )
    when(game, "pay-hand")
    assert (asks(game), zone(game, "bottom")) == ("act", "")


@pytest.mark.rule("§G3")
def test_a_short_deck_is_revealed_to_its_end() -> None:
    """What lay at the bottom already is revealed too and goes back there."""
    game = given(f"bottom Gd Tm; {HAND}", deck="Rs", rules=RULES, nothing_else=True)
    when(game, "discard:Tg")
    assert zone(game, "seen") == "Rs Gd Tm"
    when(game, "take:Gd", "bottom:Tm")
    assert zone(game, "bottom") == "Rs"
    assert zone(game, "hand").split().count("Tm") == 1


@pytest.mark.rule("§G3")
def test_an_incantation_without_a_deck_does_nothing() -> None:
    """The draw that follows loses."""
    game = given(HAND, rules=RULES, nothing_else=True)
    assert when(game, "discard:Tg") == ["Tg hand>discard", "lost"]


@pytest.mark.rule("§4.2.4")
def test_twelve_doors_win() -> None:
    """Eight, as in the base game, do not."""
    eight = "Rd Rd Bd Bd Gd Gd Td"
    game = given(f"doors {eight}; {HAND}", deck="Nm Td Rs Bs Gs Tm", rules=RULES)
    when(game, "discard:Tg", "take:Td")
    assert game.result == ""
    game = given(f"doors {DOORS[:-3]}; {HAND}", deck="Nm Td Rs Bs Gs", rules=RULES)
    when(game, "discard:Tg", "take:Td")
    assert game.result == "won"


@pytest.mark.rule("§G4")
def test_an_incantation_is_no_search() -> None:
    """Nobody is told of one, so nothing that follows a search happens."""
    rules, recorder = recorded_rules(Solo(), Glyphs())
    game = given(HAND, deck="Nm Gd Nm Nm Nm Tm", rules=rules)
    told = when(game, "discard:Tg", "take:Gd")
    assert SHUFFLED not in told
    assert "searched" not in recorder.names()


@pytest.mark.rule("§G8", "§12.3")
def test_the_order_of_an_incantation() -> None:
    """The Door first, then the cards to the bottom, only then what the new Door changes."""
    rules, recorder = recorded_rules(Solo(), Glyphs())
    game = given(HAND, deck="Nm Gd Rs Nm Nm Tm", rules=rules)
    when(game, "discard:Tg", "take:Gd")
    assert (zone(game, "doors"), recorder.names()) == ("Gd", ["discarded"])
    when(game, "bottom:Rs")
    (_, (name, position)) = recorder.triggers
    assert name == "doors"
    assert position.startswith("bottom Rs Nm Nm Nm; ")
    assert "doors Gd" in position


@pytest.mark.rule("§G8", "§B20")
def test_a_victory_comes_before_the_rest() -> None:
    """The other cards stay where they were revealed."""
    rules, recorder = recorded_rules(Solo(), Glyphs())
    game = given(f"doors {DOORS[:-3]}; {HAND}", deck="Nm Td Rs Bs Gs", rules=rules)
    when(game, "discard:Tg")
    assert when(game, "take:Td") == ["Td seen>doors", "won"]
    assert (zone(game, "seen"), recorder.names()) == ("Nm Rs Bs Gs", ["discarded"])


@pytest.mark.rule("§12.6", "§12.2")
def test_a_glyph_is_a_location_everywhere() -> None:
    """Kept in a redraw, drawn into the hand, discarded by Nightmare III."""
    assert zone(new_game("Rg Nm Rd Bg Gg Tg Rg", RULES), "hand") == "Rg Rg Bg Gg Tg"
    game = given(
        "hand Rs; drawn Nm; stack limbo fill nightmare", "Tg Nm Rg Rs Td Bg Rs Rs Rs", rules=RULES
    )
    told = when(game, "pay-five")
    assert "Tg deck>discard" in told
    assert "Rg deck>discard" in told
    assert "Bg deck>hand" in told


@pytest.mark.rule("§B10", "§B21")
def test_every_one_of_the_twelve_doors_is_needed() -> None:
    """One that a Prophecy has discarded is missing in the end."""
    game = given(HAND, deck="Tm Rd Tm Tm Tm", rules=RULES)
    when(game, "discard:Bk", "discard-seen:Rd")
    assert not game.view().can_be_won


def test_odds_know_the_bottom_of_the_deck() -> None:
    """When nothing else is left, the next card is the first one that was put there."""
    game = given("bottom Rd Nm; hand Rs Rm Gs Bk Tg; stack act", rules=RULES, nothing_else=True)
    assert [game.view().odds(card) for card in ("Rd", "Nm")] == [1, 0]
    game = given(
        "bottom Rd Nm; hand Rs Rm Gs Bk Tg; stack act", "Rs Bs", rules=RULES, nothing_else=True
    )
    assert [game.view().odds(card) for card in ("Rs", "Rd")] == [Fraction(1, 2), 0]
    assert unknown(game, "Rd") == 0
