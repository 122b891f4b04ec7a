"""What is told of cards known as a set: odds, and the line of a position."""

from __future__ import annotations

from fractions import Fraction

import pytest

from onirim.game.logged_game import LoggedGame
from onirim.notation.position import PositionError, read_position, write_position
from tests.helpers.dsl import SPECTATOR, A, B, given, when
from tests.scenarios.shown import HANDS, RULES, ordered, shown

pytestmark = pytest.mark.rule("§T11")


# --- odds --------------------------------------------------------------------------------------


def test_odds_of_a_place_come_from_the_set_alone() -> None:
    line = f"{HANDS}; top Rs/1 Nm/1 Rs/1; shown1 top:1-3/1 Nm Rs Rs; active 2; stack act"
    game = given(line, rules=RULES)
    for viewer in (B, SPECTATOR):
        odds = game.view(viewer).odds
        assert [odds("Rs"), odds("Nm")] == [Fraction(2, 3), Fraction(1, 3)]
        assert odds("Ts") == 0
    assert game.view(A).odds("Rs") == 1


def test_what_has_left_unseen_is_a_location() -> None:
    """Of Nm Rs Rs a Sun has gone: both are as likely now."""
    line = (
        f"{HANDS.replace('Gm', 'Ts')}; top Rs/1 Nm/1; shown1 top:1-2/1 hand:1 Nm Rs Rs/1; active 2"
    )
    game = given(f"{line.replace('hand1 Bs Bm Ts', 'hand1 Rs Bm Ts')}; stack act", rules=RULES)
    assert game.view(B).odds("Rs") == game.view(B).odds("Nm") == Fraction(1, 2)


def test_the_worked_example() -> None:
    """One of four Locations has gone, each as likely as the others."""
    odds = ordered().view(B).odds
    assert odds("Rd") == Fraction(1, 4)
    assert [odds(card) for card in ("Rs", "Ts", "Tm", "Gk")] == [Fraction(3, 16)] * 4


def test_a_card_that_lies_elsewhere_is_not_there() -> None:
    """All other red Keys lie open: the one of the set is on its place, so another one has left."""
    line = "shared Rs Gs; hand1 Bs Bm Gm; hand2 Bs Bm Bk; discard Rk Rk; top Rk/1 Nm/1"
    line += "; shown1 top:1-2/1 Rk Nm Rk/1 Ts/1; active 2; stack act"
    game = given(line, rules="duo")
    assert sum(card == "Rk" for card in game.view(B).shown[0].cards) == 2
    assert game.view(B).unknown["Rk"] == 1
    # of Rk Rk Ts two have left, and at most one red Key is on a place: both Suns cannot have stayed
    assert game.view(B).odds("Nm") == Fraction(1, 2)
    assert game.view(B).odds("Rk") == Fraction(1, 3)
    assert game.view(B).odds("Ts") == Fraction(1, 6)


def test_cards_of_sets_are_in_no_other_place() -> None:
    """Above the set at the bottom nobody knows anything: its cards and Ann's hand are left out."""
    line = f"{HANDS}; bottom Rd/1 Gd/1; shown1 bottom:1-2/1 Rd Gd; active 2; stack act"
    seen = given(line, rules="duo").view(B)
    pool = sum(seen.unknown.values())
    assert seen.odds("Rd") == Fraction(seen.unknown["Rd"] - 1, pool - 2 - 3)
    assert sum(seen.odds(card) for card in seen.unknown) == 1


@pytest.mark.rule("§T11")
@pytest.mark.parametrize(
    ("members", "deck", "odds"),
    [
        ("Nm Rm Rs/1", "Nm Gk", {"Nm": 6, "Bs": 6, "Gm": 3, "Gk": 3, "Rs": 0, "Rm": 0}),
        ("Nm Rm Rs/1 Ts/1", "Nm Ts", {"Nm": 6, "Bs": 6, "Gm": 3, "Rs": 1, "Ts": 1, "Rm": 1}),
    ],
    ids=["all that have left", "one of two that have left"],
)
def test_what_is_in_a_hand_for_certain_is_in_no_other_place(
    members: str, deck: str, odds: dict[str, int]
) -> None:
    """Ann has laid a card on a set of which she holds one; shares are eighteenths."""
    line = "shared Gs Gs; hand1 Rs Bs Bs; hand2 Tm Tm Tm; top Gm/1 Rm/1 Nm/1"
    line += f"; shown1 top:2-3/1 hand:1 {members}; active 2; stack act"
    seen = given(line, deck, rules="duo", nothing_else=True).view(B)
    assert {card: seen.odds(card) for card in odds} == {c: Fraction(n, 18) for c, n in odds.items()}
    assert sum(seen.odds(card) for card in seen.unknown) == 1


# --- the position line -------------------------------------------------------------------------


def test_the_line_of_who_knows_everything() -> None:
    line = write_position(ordered().state)
    assert "shown1 top:1-4/1 hand:1 Rs Ts Rd Tm/1 Gk" in line
    game = LoggedGame.at(read_position(ordered().rules, line))
    assert write_position(game.state) == line
    assert shown(game, B) == shown(ordered(), B)


def test_the_lines_of_the_others() -> None:
    """The orderer has none; who knows less writes less."""
    game = ordered()
    assert "shown" not in game.view(A).position
    assert "shown1 top:1-4/1 hand:1 Rs Ts Rd Tm Gk;" in game.view(B).position
    assert "shown1 top:1-4/1 Rs Ts Rd Tm Gk;" in game.view(SPECTATOR).position


NO_SET = "'shown1': no game comes to this shown set"
TWO = f"{HANDS}; top Ts/1 Rd/1; active 2; stack act"


@pytest.mark.parametrize(
    ("part", "message"),
    [
        ("shown1", "begins with its places"),
        ("shown1 Ts Rd", "begins with its places"),
        ("shown1 top:1-3/1 Ts Rd", NO_SET),
        ("shown1 top:2-1/1 Ts Rd", NO_SET),
        ("shown1 bottom:1-2/1 Ts Rd", NO_SET),
        ("shown1 top:1-2/2 Ts Rd", NO_SET),
        ("shown1 top:1-2/1 Ts Ts", NO_SET),
        ("shown1 top:1-2/1 Ts Rd Gm", NO_SET),
        ("shown1 top:1-2/1 Ts Rd Zz", "is no card of"),
        ("shown1 top:1-2/1 Ts Rd Td/1", NO_SET),
        ("shown1 top:1-2/1 Ts Rd Gm/2", NO_SET),
        ("shown1 top:1-2/1 hand:2 Ts Rd Gm/1", NO_SET),
        ("shown1 top:1-2/1 hand:1 Ts Rd Gk/1", NO_SET),
        ("shown1 top:1-2/1 seen Ts Rd", NO_SET),
        ("shown2 top:1-2/1 Ts Rd", "numbered by place, from 1"),
        ("shown1 top:1-2/1 Ts Rd; shown2 top:2/1 Rd Gm/1", "share no card"),
        ("shown1 top:2/1 Rd Gm/1; shown2 top:1/1 Ts Gm/1", "numbered by place"),
        ("shown1 top:1/1 Ts", "several kinds of cards"),
        ("shown1 top:0/1 Gm/1 Gk/1", "a place or a hand card"),
        ("shown1 top:1-2/1 " + "Gm/1 " * 13 + "Ts Rd", NO_SET),
    ],
)
def test_what_is_no_set_is_refused(part: str, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        given(f"{TWO}; {part}", rules="duo")


def test_without_a_mistake_it_is_none() -> None:
    part = "shown1 top:1-2/1 hand:1 Ts Rd Gm/1"
    assert part in write_position(given(f"{TWO}; {part}", rules="duo").state)


def test_alone_no_line_has_one() -> None:
    with pytest.raises(PositionError, match="alone at the table"):
        given("hand Rs Rm Gs Gm Bs; top Ts Rd; shown1 top:1-2/1 Ts Rd; stack act")


def test_a_thirteenth_set_ends_the_oldest_at_the_bottom() -> None:
    """It lies above the others there."""
    pairs = ["Rs Bs"] * 6 + ["Gs Ts"] * 4 + ["Rm Bm"] * 2
    bottom = " ".join(f"{card}/1" for pair in pairs for card in pair.split())
    sets = [f"shown{i} bottom:{2 * i - 1}-{2 * i}/1 {pair}" for i, pair in enumerate(pairs, 1)]
    line = f"shared Rs Gs; hand1 Bs Gm Rg; hand2 Bs Gm Bk; bottom {bottom}; {'; '.join(sets)}"
    game = given(f"{line}; active 1; stack act", deck="Nm Tm Gk Tk Tm Ts", rules="duo+glyphs")
    assert len(shown(game, B)) == 12
    when(game, "discard:Rg", "decline", "bottom:Nm", "bottom:Gk", "bottom:Tk")
    assert len(shown(game, B)) == 12
    assert (shown(game, B)[0], shown(game, B)[-1]) == (
        "bottom 3-4: Rs Bs",
        "bottom 25-29: Nm Tm Tm Gk Tk",
    )
