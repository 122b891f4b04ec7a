"""The Door to the Oniverse, and Denizens until they are rallied (rules §9.2.1 to §9.2.5, §O17)."""

from __future__ import annotations

import pytest

from onirim.game.chance import bag_counts
from onirim.game.table_view import table_view
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

RULES = "solo+oniverse"
EIGHT = "Rd Rd Bd Bd Gd Gd Td Td"
TRIO = "row Rs Rm; hand Rk Bs Gs Bm Gm"


# --- the cards


@pytest.mark.rule("§9.1", "§9.2.1")
def test_eight_denizens_without_a_face_and_one_door() -> None:
    """85 cards; of the sixteen faces nobody knows which eight are in play."""
    game = new_game("Rs Bs Gs Ts Rm", RULES)
    seen = table_view(game.state)
    assert seen.deck + 5 == 85
    assert (seen.unknown["Od"], seen.unknown["Dz"]) == (1, 8)
    faces = "Ar Ar Hb Hb Cy Cy Cc Cc Sp Sp Mi Mi Hu Hu Ke Ke"
    assert zone(game, "identities") == faces
    assert not set(faces.split()) & set(seen.unknown)


@pytest.mark.rule("§9.2.1")
def test_a_denizen_gets_its_face_when_it_is_drawn() -> None:
    """First chance says that it is one, then which."""
    game = given("hand Rs Gs Bm Tm; stack limbo fill", deck="Dz Mi", rules=RULES)
    assert (asks(game), zone(game, "drawn")) == ("rally", "Mi")
    assert (unknown(game, "Dz"), zone(game, "identities").count("Mi")) == (7, 1)
    assert bag_counts(game.state)["Dz"] == 7  # what can come next is a card of the deck again


@pytest.mark.rule("§9.2.1")
def test_a_denizen_that_was_met_keeps_its_face() -> None:
    """Set aside while dealing: it lies in the deck, known by face, and comes as what it is."""
    game = new_game("Dz Ar Rs Bs Gs Ts Rm Ar", RULES)
    assert (unknown(game, "Ar"), unknown(game, "Dz"), deck_size(game)) == (1, 7, 80)
    when(game, "play:Rs")
    assert (asks(game), zone(game, "drawn")) == ("rally", "Ar")


# --- the Door


@pytest.mark.rule("§9.2.2", "§O10")
def test_any_trio_finds_the_oniverse_door_or_a_coloured_one() -> None:
    """One of them, by choice."""
    for door in ("Od", "Rd"):
        game = given(f"{TRIO}; stack act", deck="Ts", rules=RULES)
        when(game, "play:Rk")
        assert options(game, "take") == "Rd Od"
        assert when(game, f"take:{door}")[:2] == [f"{door} deck>doors", SHUFFLED]
        assert zone(game, "doors") == door


@pytest.mark.rule("§9.2.2")
def test_any_key_claims_the_oniverse_door() -> None:
    game = given("hand Rk Bk Rs Bs; stack limbo fill", deck="Od Ts Ts", rules=RULES)
    assert (asks(game), options(game)) == ("door", "unlock:Rk unlock:Bk decline")
    assert when(game, "unlock:Bk")[1:3] == ["Bk hand>discard", "Od drawn>doors"]


@pytest.mark.rule("§9.2.2")
def test_without_a_key_the_oniverse_door_goes_to_limbo() -> None:
    game = given("hand Rs Rm Rs Bs; stack limbo fill", deck="Od Ts", rules=RULES)
    assert (asks(game), zone(game, "doors"), zone(game, "limbo")) == ("act", "", "")
    assert unknown(game, "Od") == 1


@pytest.mark.rule("§9.2.3", "§9.1")
def test_nine_doors_win() -> None:
    game = given(f"{TRIO}; doors {EIGHT}; stack act", rules=RULES)
    when(game, "play:Rk")
    assert when(game, "take:Od") == ["Od deck>doors", "won"]


@pytest.mark.rule("§9.2.3", "§9.1")
def test_the_eight_doors_do_not_win_alone() -> None:
    doors = EIGHT.removeprefix("Rd ")
    game = given(f"{TRIO}; doors {doors}; stack act", deck="Ts", rules=RULES)
    when(game, "play:Rk", "take:Rd")
    assert (zone(game, "doors"), game.result) == (EIGHT, "")


@pytest.mark.rule("§9.2.3", "§B21")
def test_a_lost_oniverse_door_is_a_lost_game() -> None:
    """A Prophecy may discard it; the view tells. With the house rule it is spared like any Door."""
    position = "hand Rs Rm Gs Bk Ts; stack act"
    game = given(position, deck="Tm Od Tm Tm Tm", rules=RULES)
    when(game, "discard:Bk")
    assert options(game) == "discard-seen:Tm discard-seen:Od"
    when(game, "discard-seen:Od")
    assert not table_view(game.state).can_be_won
    game = given(position, deck="Tm Od Tm Tm Tm", rules=RULES + "+B10")
    when(game, "discard:Bk")
    assert options(game) == "discard-seen:Tm"


@pytest.mark.rule("§O9")
def test_a_nightmare_may_take_the_oniverse_door() -> None:
    """It is a gained Door."""
    game = given("hand Rs Rm Gs Bs; doors Od; stack limbo fill", deck="Nm Ts", rules=RULES)
    assert options(game, "pay-door") == "Od"
    assert when(game, "pay-door:Od")[1] == "Od doors>limbo"


# --- rallying


@pytest.mark.rule("§9.2.4")
def test_a_drawn_denizen_is_rallied_for_a_hand_card() -> None:
    """The card has no effect, a Key neither; filling goes on."""
    game = given("hand Rk Gs Bm Tm; stack limbo fill", deck="Dz Mi Ts Ts", rules=RULES)
    assert options(game) == "rally:Gs rally:Bm rally:Tm rally:Rk decline"
    told = when(game, "rally:Rk")
    assert told[:3] == ["Mi deck>drawn", "Rk hand>discard", "Mi drawn>denizens"]
    assert told[3:5] == ["Ts deck>hand"] * 2
    assert (asks(game), zone(game, "hand")) == ("act", "Gs Ts Ts Bm Tm")


@pytest.mark.rule("§9.2.4")
def test_a_denizen_that_is_not_rallied_is_discarded() -> None:
    game = given("hand Rk Gs Bm Tm; stack limbo fill", deck="Dz Mi Ts", rules=RULES)
    assert when(game, "decline")[1:3] == ["Mi drawn>discard", "Ts deck>hand"]
    assert zone(game, "denizens") == ""


@pytest.mark.rule("§9.2.4", "§12.6")
def test_denizens_are_dreams() -> None:
    """A redraw and Nightmare III put them into Limbo unresolved."""
    position = "hand Rs Gs Bm Tm; drawn Nm; stack limbo fill nightmare"
    game = given(position, deck="Dz Mi Ts Ts Ts Ts Ts", rules=RULES)
    assert when(game, "pay-five")[0] == "Mi deck>limbo"
    game = given(position, deck="Dz Mi Ts Ts Ts Ts Ts", rules=RULES)
    assert when(game, "pay-hand")[4] == "Mi deck>limbo"


@pytest.mark.rule("§9.2.5")
def test_any_number_of_denizens_may_be_rallied() -> None:
    """In one phase 2 and over the game, two of a kind too."""
    position = "hand Rs Gs Bm Tm; denizens Mi Sp Hu; stack limbo fill"
    game = given(position, deck="Dz Mi Dz Cy", rules=RULES)
    when(game, "draw", "rally:Rs", "draw", "rally:Gs")
    assert zone(game, "denizens") == "Cy Sp Mi Mi Hu"


@pytest.mark.rule("§O17")
def test_without_a_card_to_pay_no_denizen_is_rallied() -> None:
    """Nobody is asked."""
    game = given("stack limbo fill", deck="Dz Mi Ts Ts Ts Ts Ts", rules=RULES)
    assert (asks(game), zone(game, "discard"), zone(game, "denizens")) == ("act", "Mi", "")


@pytest.mark.rule("§O17", "§O16")
def test_a_stored_card_may_pay_for_a_rally() -> None:
    """Even if it is the only one."""
    position = "stored Rs; keepers Ke; stack limbo fill"
    game = given(position, deck="Dz Mi Ts Ts Ts Ts Ts", rules=RULES)
    assert options(game) == "rally:Rs/stored decline"
    told = when(game, "rally:Rs/stored")[1:4]
    assert told == ["Rs stored>discard", "Ke keepers>discard", "Mi drawn>denizens"]
