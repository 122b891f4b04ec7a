"""The Towers: cards, the row beside the labyrinth, the look, the victory (rules section 6)."""

from __future__ import annotations

from itertools import combinations, pairwise, permutations

import pytest

from onirim.rules.catalogue import RulesetError, ruleset
from tests.helpers.dsl import (
    NEXT_TURN,
    A,
    B,
    asks,
    given,
    heard,
    new_game,
    options,
    when,
    zone,
)

TOWERS = [colour + value for colour in "RBGT" for value in "345"]
ALL_DOORS = "doors Rd Rd Bd Bd Gd Gd Td Td"
PLAIN = "Rs Bs Gs Ts"


def neighbours() -> set[tuple[str, str]]:
    """Every pair that may touch, the left one first, as the game offers it."""
    found = set()
    for standing in TOWERS:
        others = [tower for tower in TOWERS if tower != standing]
        for hand in (others[:4], others[4:8], others[8:]):
            position = f"towers {standing}; hand Rs {' '.join(hand)}; stack act"
            game = given(position, rules="solo+towers")
            found |= {(tower, standing) for tower in options(game, "build-left").split()}
            found |= {(standing, tower) for tower in options(game, "build-right").split()}
    return found


@pytest.mark.rule("§6.1", "§6.2.1")
def test_twelve_towers_are_shuffled_into_the_deck() -> None:
    rules = ruleset("solo+towers")
    assert {
        code: int(rules.copies[rules.kind(code)]) for code in rules.codes[17:]
    } == dict.fromkeys(TOWERS, 1)
    assert sum(int(copies) for copies in rules.copies) == 88


@pytest.mark.rule("§6.1", "§6.2.3")
def test_which_towers_may_touch() -> None:
    """70 of the 132 pairs, 350 rows of four colours in 14 of the 24 orders of colours."""
    pairs = neighbours()
    assert len(pairs) == 70
    rows = [
        row
        for four in combinations(TOWERS, 4)
        if len({tower[0] for tower in four}) == 4
        for row in permutations(four)
        if all(pair in pairs for pair in pairwise(row))
    ]
    assert len(rows) == 350
    assert len({"".join(tower[0] for tower in row) for row in rows}) == 14


@pytest.mark.rule("§6.1", "§6.2.3")
@pytest.mark.parametrize(
    ("left", "right", "why"),
    [
        ("R4", "B4", "Moon and Moon"),
        ("G4", "R4", "Sun and Sun"),
        ("B3", "G4", "both and Sun"),
        ("R3", "B5", "Moon and Moon"),
        ("T4", "T3", "Sun and both"),
    ],
)
def test_sides_that_share_a_symbol_do_not_touch(left: str, right: str, why: str) -> None:
    game = given(f"towers {left}; hand {right} {PLAIN}; stack act", rules="solo+towers")
    assert options(game, "build-right") == "", why


@pytest.mark.rule("§6.1", "§6.2.3")
@pytest.mark.parametrize(
    ("left", "right"),
    [("R4", "G4"), ("B5", "T3"), ("G3", "R5"), ("G4", "B3"), ("T5", "T4"), ("G5", "T5")],
)
def test_other_sides_touch(left: str, right: str) -> None:
    """Sun and Moon go together, and a blank side with everything."""
    game = given(f"towers {left}; hand {right} {PLAIN}; stack act", rules="solo+towers")
    assert options(game, "build-right") == right


@pytest.mark.rule("§6.2.1", "§12.2", "§12.6")
def test_towers_are_kept_in_the_opening_hand_and_when_drawn() -> None:
    game = new_game("R3 Rs Nm B4 Gs Td T5 R4", "solo+towers")
    assert zone(game, "hand") == "Rs Gs R3 B4 T5"
    assert when(game, "play:Rs")[-2:] == ["R4 deck>hand", NEXT_TURN]


@pytest.mark.rule("§6.2.1", "§12.6")
def test_towers_are_kept_in_a_redraw() -> None:
    position = f"hand {PLAIN}; drawn Nm; stack limbo fill nightmare"
    game = given(position, deck="R3 Nm B4 Gs T5 R4", rules="solo+towers")
    when(game, "pay-hand")
    assert zone(game, "hand") == "Gs R3 R4 B4 T5"


@pytest.mark.rule("§6.2.2")
def test_the_first_tower_has_no_sides_to_choose() -> None:
    game = given(f"hand R3 {PLAIN}; stack act", deck="Ts", rules="solo+towers")
    assert options(game, "build-left") == ""
    assert when(game, "build-right:R3") == ["R3 hand>towers", "Ts deck>hand", NEXT_TURN]
    assert zone(game, "towers") == "R3"


@pytest.mark.rule("§6.2.2", "§6.2.3")
def test_a_tower_goes_to_either_end() -> None:
    position = "towers G4 B4; hand Rs T5 R3 Gs Ts; stack act"
    game = given(position, deck="Rm Rm", rules="solo+towers")
    assert options(game) == (
        "play:Rs discard:Rs play:Gs discard:Gs play:Ts discard:Ts discard:R3 discard:T5 "
        "build-left:R3 build-right:T5"
    )
    when(game, "build-left:R3")
    assert zone(game, "towers") == "R3 G4 B4"
    when(game, "build-right:T5")
    assert zone(game, "towers") == "R3 G4 B4 T5"


@pytest.mark.rule("§6.2.2")
def test_a_tower_is_never_played_into_the_labyrinth() -> None:
    game = given(f"hand R3 {PLAIN}; stack act", rules="solo+towers")
    assert "R3" not in options(game, "play").split()


@pytest.mark.rule("§6.2.4")
@pytest.mark.parametrize("action", ["build-right:R4", "discard:R4"])
def test_a_tower_leaves_series_and_last_symbol_alone(action: str) -> None:
    """The labyrinth ends with the same Moon as before, and two red cards still wait."""
    game = given(
        "row Rs Rm; hand R4 Rs Gm Bs Ts; stack act", deck="Bs Bs Bs Bs Rs Rk", rules="solo+towers"
    )
    when(game, action)
    assert zone(game, "row") == "Rs Rm"
    assert options(game, "play") == "Rs Bs Ts"
    when(game, "play:Rs")
    assert asks(game) == "trio"


@pytest.mark.rule("§6.2.5", "§12.6")
@pytest.mark.parametrize("tower", ["R3", "B4", "G5"])
def test_a_discarded_tower_looks_at_its_value(tower: str) -> None:
    """So many cards are put back in any order, and none is discarded."""
    deck = ["Nm", "Rd", "Bm", "Gm", "Tm"]
    game = given(f"hand {tower} {PLAIN}; stack act", " ".join(deck), rules="solo+towers")
    when(game, f"discard:{tower}")
    value = int(tower[1])
    assert asks(game) == "order"
    assert sorted(zone(game, "seen").split()) == sorted(deck[:value])
    when(game, "top:Bm")
    while asks(game) == "order":
        when(game, options(game).split()[-1])
    assert zone(game, "discard") == tower
    assert "Bm" in zone(game, "hand")
    assert len(zone(game, "top").split()) == value - 1


@pytest.mark.rule("§6.2.5")
def test_a_look_follows_the_order_that_was_named() -> None:
    game = given(f"hand R3 {PLAIN}; stack act", deck="Nm Rd Bm", rules="solo+towers")
    assert when(game, "discard:R3", "top:Bm", "top:Nm") == [
        "Nm seen>deck",
        "Rd seen>deck",
        "Bm deck>hand",
        NEXT_TURN,
    ]
    assert zone(game, "top") == "Nm Rd"


@pytest.mark.rule("§W6")
def test_a_look_on_a_short_deck_sees_all_of_it() -> None:
    game = given(
        f"hand R5 {PLAIN}; stack act", deck="Nm Rd", rules="solo+towers", nothing_else=True
    )
    when(game, "discard:R5")
    assert zone(game, "seen") == "Nm Rd"
    when(game, "top:Rd")
    assert asks(game) == "nightmare"


@pytest.mark.rule("§W6")
def test_a_look_on_an_empty_deck_sees_nothing() -> None:
    game = given(f"hand R5 {PLAIN}; stack act", rules="solo+towers", nothing_else=True)
    assert when(game, "discard:R5") == ["R5 hand>discard", "lost"]


@pytest.mark.rule("§W7")
def test_a_colour_may_stand_in_the_row_twice() -> None:
    game = given("towers G4; hand B3 G5 Gs Ts Rs; stack act", rules="solo+towers")
    assert options(game, "build-left") == "G5"
    game = given("towers B5; hand B3 G5 Gs Ts Rs; stack act", rules="solo+towers")
    assert options(game, "build-right") == "B3 G5"


@pytest.mark.rule("§6.2.6", "§W8", "§B20", "§12.1")
def test_the_fourth_colour_wins_at_once() -> None:
    """All Doors are not enough; the Tower that completes the row is, before anything is drawn."""
    position = f"{ALL_DOORS}; towers R3 G4 B4; hand T5 {PLAIN}; stack act"
    game = given(position, rules="solo+towers")
    assert game.result == ""
    assert when(game, "build-right:T5") == ["T5 hand>towers", "won"]


@pytest.mark.rule("§6.2.6", "§W8")
def test_a_tower_built_to_the_left_wins_as_well() -> None:
    position = f"{ALL_DOORS}; towers G4 B4 T5; hand R3 {PLAIN}; stack act"
    assert when(given(position, rules="solo+towers"), "build-left:R3")[-1] == "won"


@pytest.mark.rule("§6.2.6", "§12.1")
def test_the_last_door_wins_with_a_complete_row() -> None:
    doors = "doors Rd Rd Bd Bd Gd Gd Td; row Ts Tm; hand Ts Rs Bs Gs Rm; stack act"
    game = given(f"towers R3 G4 B4 T5; {doors}", rules="solo+towers")
    when(game, "play:Ts")
    assert when(game, "take:Td") == ["Td deck>doors", "won"]
    game = given(f"towers R3 G4 B4; {doors}", deck="Rs", rules="solo+towers")
    when(game, "play:Ts")
    assert when(game, "take:Td")[-1] == NEXT_TURN


@pytest.mark.rule("§6.2.6")
@pytest.mark.parametrize(
    ("standing", "built", "won"),
    [
        ("B5 R3 G4 B4", "right:T5", True),  # a longer row: the last four
        ("R3 G4 B4 T5", "right:T4", True),  # the first four
        ("R3 G5 G4", "right:B4", False),  # only three colours
        ("R3 G5 G4 B4", "right:T5", False),  # four colours, but no four neighbours show them
    ],
)
def test_four_neighbours_must_show_four_colours(standing: str, built: str, won: bool) -> None:
    side, _, tower = built.partition(":")
    position = f"{ALL_DOORS}; towers {standing}; hand {tower} {PLAIN}; stack act"
    game = given(position, deck="Rs", rules="solo+towers")
    when(game, f"build-{side}:{tower}")
    assert (game.result == "won") == won


@pytest.mark.rule("§6.2.11")
def test_two_players_build_one_row() -> None:
    hands = "hand1 G4 Rs Rm; hand2 B4 Bs Bm; shared R3 Tk"
    game = given(f"{hands}; active 1; stack act", deck="Ts Ts Ts", rules="duo+towers")
    when(game, "build-right:G4")
    assert game.to_move == B
    when(game, "build-right:B4")
    assert game.to_move == A
    assert when(game, "build-left:R3/shared")[0] == "R3 shared>towers"
    assert zone(game, "towers", A) == zone(game, "towers", B) == "R3 G4 B4"


@pytest.mark.rule("§6.2.11", "§6.2.6")
def test_two_players_win_together_with_their_row() -> None:
    doors = "doors1 Rd Bd Gd Td; doors2 Rd Bd Gd Td; towers R3 G4 B4"
    position = f"{doors}; hand1 Rs Rm Rk; hand2 T5 Bs Bm; shared Gs Tk; active 2; stack act"
    assert when(given(position, rules="duo+towers"), "build-right:T5")[-1] == "won"


@pytest.mark.rule("§T4", "§T8")
def test_the_exchange_comes_before_the_look() -> None:
    hands = "hand1 R3 Rs Rm; hand2 B4 Bs Bm; shared G5 Tk"
    game = given(f"{hands}; active 1; stack act", deck="Ts Nm Rd", rules="duo+towers")
    when(game, "discard:R3")
    assert (asks(game), zone(game, "seen")) == ("swap", "")
    when(game, "swap:Rs", "swap:G5/shared")
    assert (asks(game), zone(game, "seen")) == ("order", "Nm Ts Rd")


@pytest.mark.rule("§16.2")
def test_a_look_is_seen_by_that_player_alone() -> None:
    for viewer, told in (
        (A, ["Ts deck>seen", "Nm deck>seen", "Rd deck>seen"]),
        (B, ["3 unseen deck>seen"]),
    ):
        hands = "hand1 R3 Rs Rm; hand2 B4 Bs Bm; shared G5 Tk"
        game = given(f"{hands}; active 1; stack act", deck="Ts Nm Rd", rules="duo+towers")
        assert heard(game, viewer, "discard:R3", "decline") == told
        assert zone(game, "seen", viewer) == ("Nm Ts Rd" if viewer == A else "?? ?? ??")


@pytest.mark.rule("§B21")
def test_the_last_tower_of_a_colour_is_needed() -> None:
    """The view warns when no Tower of a colour can come any more, and not before."""
    lost = given(f"discard R3 R4 B3 B4 B5; hand {PLAIN} Rm; stack act", rules="solo+towers")
    left = given(f"discard R3 R4 B3 B4; towers R5; hand {PLAIN} Rm; stack act", rules="solo+towers")
    assert (lost.view().can_be_won, left.view().can_be_won) == (False, True)


@pytest.mark.rule("§6.2.10")
def test_the_hard_variant_has_a_name() -> None:
    assert ruleset("solo+towers:hard").text == "solo+towers:hard"
    assert ruleset("solo+towers:normal").text == "solo+towers"
    with pytest.raises(RulesetError, match="option of towers"):
        ruleset("solo+towers:easy")


def test_a_row_that_cannot_stand_is_refused() -> None:
    """G4 and R4 would touch with Sun and Sun."""
    with pytest.raises(ValueError, match="'towers' lacks a row in which sides that touch"):
        given("towers B4 G4 R4; hand Rs Rm Gs Bk Ts; stack act", rules="solo+towers")
