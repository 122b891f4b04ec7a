"""Rulings about powers that are easy to get wrong: Denizens, Keys, the Little Incubus."""

from __future__ import annotations

import pytest

from tests.oracles.incubus import Incubus
from tests.oracles.positions import go, layer, position, verbs

SUNS = "Ts Ts Ts Ts Ts"


# Crossroads as Keys


@pytest.mark.parametrize(
    ("text", "unlocks"),
    [("solo+crossroads", ["Xk"]), ("solo+crossroads+X-key", ["Xk", "Xm", "Xs"])],
)
def test_which_crossroads_claim(text: str, unlocks: list[str]) -> None:
    """§8.2.4, §X-key."""
    oracle = position(text, hand="Xs Xm Xk Bk Ts", deck="Rd Nm Ts Ts Ts")
    assert verbs(go(oracle, "discard:Ts"), "unlock") == unlocks
    assert verbs(go(oracle, "decline"), "pay-key") == ["Bk", "Xk"]


def test_nightmare_three_spares_dead_ends() -> None:
    """§8.2.8: they go to Limbo."""
    oracle = position("solo+crossroads", hand=SUNS, deck="Nm De Rd Rs Nm Xs Ts Ts")
    go(oracle, "discard:Ts", "pay-five")
    assert sorted(oracle.discard) == ["Nm", "Rs", "Ts", "Xs"]
    assert oracle.deck == ["De", "Nm", "Rd", "Ts"]


# Denizens


def test_a_denizen_gets_its_face_when_it_is_seen() -> None:
    """§9.2.1: in the order of the faces, when it is drawn."""
    oracle = position("solo+oniverse", "Mi Hu", hand=SUNS, deck="Dz Dz Ts")
    go(oracle, "discard:Ts")
    assert oracle.question() == "rally"
    assert (oracle.drawn, oracle.deck, oracle.table()["identified"]) == (
        ["Mi"],
        ["Dz", "Ts"],
        ["Dz"],
    )


def test_a_happy_dream_finds_out_which_denizens_the_deck_holds() -> None:
    """§R16, §9.2.1: all of them, before the card is chosen; they stay identified."""
    oracle = position("solo+premonitions+oniverse", "Mi Hu", hand=SUNS, deck="Hd Ts Dz Dz")
    go(oracle, "discard:Ts", "dream-fetch")
    assert oracle.options() == ["fetch:Hu", "fetch:Mi", "fetch:Ts"]
    go(oracle, "fetch:Hu")
    assert oracle.question() == "rally"
    assert (oracle.drawn, oracle.deck) == (["Hu"], ["Mi", "Ts"])
    assert oracle.table()["identified"] == ["Dz", "Dz"]


def test_rally() -> None:
    """§9.2.4, §O17: never with a Dead End, gladly with a stored card."""
    oracle = position(
        "solo+crossroads+oniverse",
        "Sp",
        hand="Rs De De De De",
        keepers="Ke",
        stored="Bk",
        deck="Dz Ts",
    )
    go(oracle, "play:Rs")
    assert oracle.options() == ["decline", "rally:Bk/stored"]
    go(oracle, "rally:Bk/stored")
    assert (oracle.me.denizens, oracle.me.keepers, oracle.me.stored) == (["Sp"], [], [])
    assert sorted(oracle.discard) == ["Bk", "Ke"]


def test_a_rally_that_nothing_can_pay() -> None:
    """§O17: the Denizen is discarded without a question."""
    oracle = position("solo+crossroads+oniverse", "Sp", hand="Rs De De De De", deck="Dz Ts")
    assert go(oracle, "play:Rs").question() == "act"
    assert oracle.discard == ["Sp"]


def test_a_stored_card_saves_a_draw() -> None:
    """§O16, §B8: the hand is full, so an empty deck does not lose."""
    oracle = position("solo+oniverse", hand=SUNS, keepers="Ke", stored="Rm")
    assert go(oracle, "play:Rm/stored").question() == "act"
    assert (oracle.discard, oracle.turns) == (["Ke"], 1)
    assert go(oracle, "play:Ts").result == "lost"


def test_the_keeper_guards_its_card() -> None:
    """§O16: no part of the whole hand, of Cyclobot or of another Keeper."""
    oracle = position(
        "solo+crossroads+oniverse",
        hand="Rs De",
        keepers="Ke",
        stored="Bk",
        denizens="Ke Cy",
        discard="Gs De",
        deck="Ts " * 6,
    )
    assert (verbs(oracle, "keeper"), verbs(oracle, "cyclobot")) == (["Rs"], ["Rs"])
    assert verbs(go(oracle, "cyclobot:Rs"), "retrieve") == ["Gs"]
    go(oracle, "retrieve:Gs", "escape")
    assert oracle.me.stored == ["Bk"]


def test_a_shared_card_keeps_its_place() -> None:
    """§X10: the retrieved card takes the place of the one given."""
    oracle = position("duo+oniverse", hand="Rs Rs Rs", shared="Bs Bs", denizens="Cy", discard="Gk")
    go(oracle, "cyclobot:Bs/shared", "retrieve:Gk")
    assert oracle.table()["shared"] == ["Bs", "Gk"]
    assert sorted(oracle.discard) == ["Bs", "Cy"]


def test_chaos_changes_the_colour_of_a_trio() -> None:
    """§O15: to one other colour only, and the Denizen is gone at once."""
    oracle = position("solo+oniverse", hand="Rk", row="Rs Rm", deck="Rd Bd Od", denizens="Cc")
    assert verbs(go(oracle, "play:Rk"), "chaos") == ["B", "G", "T"]
    go(oracle, "chaos:B")
    assert oracle.options() == ["decline", "search", "take:Bd", "take:Od"]
    assert oracle.discard == ["Cc"]


def test_chaos_makes_any_key_fit() -> None:
    """§O15, §15.5: a stored one too; never one that fits anyway."""
    oracle = position(
        "solo+crossroads+oniverse",
        hand="Gk Xk Rk Ts",
        keepers="Ke",
        stored="Bk",
        denizens="Cc",
        deck="Rd " + SUNS,
    )
    go(oracle, "discard:Ts")
    assert verbs(oracle, "unlock") == ["Rk", "Xk"]
    assert verbs(oracle, "chaos-unlock") == ["Bk/stored", "Gk"]
    go(oracle, "chaos-unlock:Bk/stored")
    assert oracle.me.doors == ["Rd"]
    assert sorted(oracle.discard) == ["Bk", "Cc", "Ke", "Ts"]


def test_any_key_claims_the_oniverse_door() -> None:
    """§9.2.2, §O6."""
    oracle = position("solo+oniverse", hand="Gk Rk Ts", denizens="Cc", deck="Od " + SUNS)
    assert go(oracle, "discard:Ts").options() == ["decline", "unlock:Gk", "unlock:Rk"]


def test_mirror() -> None:
    """§9.1, §W3: the Nightmare goes to Limbo unresolved, no Tower is lost."""
    oracle = position(
        "solo+towers+oniverse", hand=SUNS, towers="R3", denizens="Mi", deck="Nm " + SUNS
    )
    go(oracle, "discard:Ts", "mirror")
    assert oracle.question() == "act"
    assert oracle.discard == ["Ts", "Mi"]
    assert "Nm" in oracle.deck


def test_hunter() -> None:
    """§9.1: Nightmares are discarded, the others go to the bottom."""
    oracle = position("solo+oniverse", hand=SUNS, denizens="Hu", deck="Nm Rd Rs Nm Rs Ts")
    go(oracle, "hunter", "bottom:Rd")
    assert oracle.deck == ["Ts", "Rd", "Rs", "Rs"]
    assert oracle.discard == ["Hu", "Nm", "Nm"]


@pytest.mark.parametrize(
    ("text", "asked"), [("solo+oniverse", "fill"), ("solo+oniverse+O2", "act")]
)
def test_free_powers_between_draws(text: str, asked: str) -> None:
    """§O2, §15.3: asked before each draw, unless the switch says start of phase 1 only."""
    oracle = position(text, hand=SUNS, denizens="Sp", deck=SUNS)
    assert go(oracle, "play:Ts").question() == asked
    if asked == "fill":
        assert oracle.options() == ["draw", "spies"]


def test_no_window_with_an_empty_deck() -> None:
    """§15.6."""
    oracle = position("solo+oniverse", hand=SUNS, denizens="Ke")
    assert go(oracle, "play:Ts").result == "lost"


def test_spies_by_the_switch() -> None:
    """§O-spies: a full Prophecy."""
    oracle = position("solo+oniverse+O-spies", hand=SUNS, denizens="Sp", deck="Nm Ts Ts")
    assert go(oracle, "spies", "discard-seen:Nm").question() == "act"
    assert oracle.discard == ["Sp", "Nm"]


# The Little Incubus


@pytest.mark.parametrize(("cards", "offered"), [(6, False), (7, True)])
def test_option_three_of_a_charge_needs_five_cards(cards: int, offered: bool) -> None:
    """§I3: counted after the reveal, which met a Door and a Location."""
    oracle = position("solo+incubus", hand=SUNS, deck="Rd " + "Bs " * (cards - 1))
    go(oracle, "charge")
    assert ("pay-five" in oracle.options()) is offered
    assert (oracle.limbo, layer(oracle, Incubus).pawn) == (["Rd"], ["Bs"])


def test_true_dreamwalker() -> None:
    """§I7: two Locations at once, a Dead End too; a cancel discards both."""
    oracle = position("solo+crossroads+incubus:true+I-charge", hand=SUNS, deck="De Nm Rs Ts Ts")
    go(oracle, "charge")
    assert layer(oracle, Incubus).pawn == ["De", "Rs"]
    assert "charge" not in oracle.options()
    go(oracle, "discard:Ts", "cancel")
    assert sorted(oracle.discard) == ["De", "Nm", "Rs", "Ts"]
    assert "charge" in oracle.options()


def test_new_dreamwalker() -> None:
    """§10.2: once, and never a charge."""
    oracle = position("solo+incubus:new", hand=SUNS, deck="Nm Nm " + SUNS)
    assert "charge" not in oracle.options()
    go(oracle, "discard:Ts", "cancel")
    assert oracle.options() == ["pay-five", "pay-hand"]


def test_a_charge_with_an_empty_deck_loses() -> None:
    """§I2."""
    assert go(position("solo+incubus", hand=SUNS, deck="Rd Nm"), "charge").result == "lost"
