"""Crossroads: their cards, trios with them, the Crossroads Key (rules §8.2.1 to §8.2.4, §X11)."""

from __future__ import annotations

import pytest

from onirim.rules.catalogue import ruleset
from tests.helpers.dsl import A, asks, given, options, when, zone

RULES = "solo+crossroads"
NEW_CARDS = ("Xs", "Xm", "Xk", "De")


def counts(text: str) -> list[int]:
    rules = ruleset(text)
    return [int(rules.copies[rules.kind(code)]) for code in NEW_CARDS]


def played(row: str, *cards: str, rules: str = RULES) -> str:
    """What is asked after these cards were played one after the other behind the row."""
    hand = [*cards, "Gm", "Gm", "Ts", "Ts", "Tk"][:5]
    game = given(f"row {row}; hand {' '.join(hand)}; stack act", "Bk Tm Rk Tm", rules=rules)
    for card in cards:
        when(game, f"play:{card}")
        if asks(game) != "act":
            break
    return asks(game)


@pytest.mark.rule("§8.1", "§8.2.1", "§X-cards")
def test_sixteen_cards_are_shuffled_into_the_deck() -> None:
    assert counts(RULES) == [3, 2, 1, 10]
    assert sum(int(copies) for copies in ruleset(RULES).copies) == 92


@pytest.mark.rule("§8.1", "§X-cards")
def test_house_rule_eight_and_eight() -> None:
    assert counts(f"{RULES}+X-cards") == [3, 3, 2, 8]
    assert counts(f"{RULES}+manual") == [3, 3, 2, 8]


@pytest.mark.rule("§8.2.2")
@pytest.mark.parametrize(("last", "free"), [("Rs", "Xm Xk"), ("Xm", "Xs Xk"), ("Bk", "Xs Xm")])
def test_the_symbol_of_a_crossroads_obeys_the_golden_rule(last: str, free: str) -> None:
    game = given(f"row {last}; hand Xs Xm Xk De De; stack act", rules=RULES)
    assert options(game, "play") == free


@pytest.mark.rule("§8.2.2")
def test_no_symbol_of_a_crossroads_follows_itself() -> None:
    game = given("row Xs; hand Rs Bs Gm De De; stack act", rules=RULES)
    assert options(game, "play") == "Gm"


@pytest.mark.rule("§8.2.2", "§8.2.3", "§X11")
@pytest.mark.parametrize(
    ("row", "card"),
    [("Rs Rm", "Xs"), ("Rs Xm", "Rk"), ("Xs Rm", "Rs"), ("Rk Rm", "Xk"), ("Gs Xm", "Gk")],
)
def test_a_crossroads_stands_for_the_missing_colour(row: str, card: str) -> None:
    """In any place of the trio; the two ordinary cards say which Door it finds."""
    hand = f"hand {card} Gm Ts Ts De"
    game = given(f"row {row}; {hand}; stack act", deck="Bs", rules=RULES)
    when(game, f"play:{card}")
    colour = "R" if "R" in row else "G"
    assert asks(game) == "trio"
    assert options(game) == f"take:{colour}d search decline"


@pytest.mark.rule("§8.2.3", "§X11")
@pytest.mark.parametrize(
    ("row", "card"), [("Xs Rm", "Xs"), ("Xs Xm", "Rs"), ("Rs Xm", "Xs"), ("Xs Xm", "Xk")]
)
def test_one_crossroads_in_a_trio_is_the_most(row: str, card: str) -> None:
    assert played(row, card) == "act"


@pytest.mark.rule("§X11")
@pytest.mark.parametrize(("row", "card"), [("Rs Xm", "Bs"), ("Rs Bm", "Xs"), ("Xm Rs", "Bm")])
def test_two_colours_are_no_trio(row: str, card: str) -> None:
    assert played(row, card) == "act"


@pytest.mark.rule("§X11")
def test_a_completed_trio_marks_its_three_cards() -> None:
    """Whether or not a Door was searched; the marks never move, and the next trio is a new one."""
    game = given("row Bs Rs Xm; hand Rs Rm Rk Gs Ts; stack act", deck="Rs Bs Bs", rules=RULES)
    when(game, "play:Rk", "decline")
    assert zone(game, "row") == "Bs Rs* Xm* Rk*"
    when(game, "play:Rs", "play:Rm")
    assert asks(game) == "act"
    assert zone(game, "row") == "Bs Rs* Xm* Rk* Rs Rm"
    when(game, "play:Rs")
    assert asks(game) == "trio"


@pytest.mark.rule("§X6")
def test_an_unused_crossroads_counts_with_the_next_colour() -> None:
    """Red, Crossroads, blue, blue: a blue trio on the fourth card."""
    game = given("row Rs Xm Bs; hand Bm Gs Gs Ts Ts; stack act", deck="Bs", rules=RULES)
    when(game, "play:Bm")
    assert options(game) == "take:Bd search decline"
    assert zone(game, "row") == "Rs Xm* Bs* Bm*"


@pytest.mark.rule("§X13", "§X11")
def test_a_trio_that_can_be_formed_is_complete() -> None:
    """Red, red, Crossroads: nobody can keep the Crossroads for two blue cards."""
    game = given("row Rs Rm; hand Xs Bm Bk Ts Ts; stack act", deck="Gs Gs Gs", rules=RULES)
    when(game, "play:Xs")
    assert asks(game) == "trio"
    when(game, "decline", "play:Bm", "play:Bk")
    assert asks(game) == "act"
    assert zone(game, "row") == "Rs* Rm* Xs* Bm Bk"


@pytest.mark.rule("§8.2.4", "§X-key")
def test_the_crossroads_key_claims_any_drawn_door() -> None:
    """The other Crossroads do not."""
    for door in ("Rd", "Bd", "Gd", "Td"):
        position = f"hand Xs Xm Xk De; drawn {door}; stack limbo fill door"
        game = given(position, deck="Ts Ts", rules=RULES)
        assert options(game) == "unlock:Xk decline"
        assert when(game, "unlock:Xk")[:2] == ["Xk hand>discard", f"{door} drawn>doors"]


@pytest.mark.rule("§8.2.4")
def test_the_crossroads_key_pays_a_nightmare() -> None:
    position = "hand Xs Xm Xk De; drawn Nm; stack limbo fill nightmare"
    game = given(position, deck="Ts Ts", rules=RULES)
    assert options(game) == "pay-key:Xk pay-five pay-hand"


@pytest.mark.rule("§8.2.4")
def test_a_discarded_crossroads_key_gives_a_prophecy() -> None:
    """The other Crossroads may be discarded as well, without effect."""
    game = given("hand Xs Xm Xk De De; stack act", deck="Ts Tm Gs Gm Nm", rules=RULES)
    when(game, "discard:Xk")
    assert (asks(game), zone(game, "seen")) == ("discard-seen", "Nm Gs Ts Gm Tm")
    game = given("hand Xs Xm Xk De De; stack act", deck="Ts", rules=RULES)
    when(game, "discard:Xs")
    assert asks(game) == "act"


@pytest.mark.rule("§X-key")
def test_house_rule_every_crossroads_claims_a_door() -> None:
    """But only the Key one pays a Nightmare and prophesies."""
    rules = f"{RULES}+X-key"
    game = given("hand Xs Xm Xk De; drawn Gd; stack limbo fill door", deck="Ts Ts", rules=rules)
    assert options(game) == "unlock:Xs unlock:Xm unlock:Xk decline"
    assert when(game, "unlock:Xs")[:2] == ["Xs hand>discard", "Gd drawn>doors"]
    assert asks(game) == "act"
    game = given("hand Xs Xm Xk De; drawn Nm; stack limbo fill nightmare", rules=rules)
    assert options(game, "pay-key") == "Xk"
    game = given("hand Xs Xm Xk De De; stack act", deck="Ts", rules=rules)
    when(game, "discard:Xm")
    assert asks(game) == "act"


@pytest.mark.rule("§X-wild")
@pytest.mark.parametrize(("row", "card"), [("Xs Rm", "Xs"), ("Xs Xm", "Rs"), ("Rs Xm", "Xs")])
def test_house_rule_two_crossroads_in_a_trio(row: str, card: str) -> None:
    """The colour is that of the ordinary card."""
    hand = f"hand {card} Gm Ts Ts De"
    game = given(f"row {row}; {hand}; stack act", deck="Bs", rules=f"{RULES}+X-wild")
    when(game, f"play:{card}")
    assert options(game) == "take:Rd search decline"


@pytest.mark.rule("§X-wild")
def test_house_rule_three_crossroads_have_the_colour_that_is_named() -> None:
    position = "row Xs Xm; hand Xk Gm Ts Ts De; stack act"
    game = given(position, deck="Bs", rules=f"{RULES}+X-wild")
    when(game, "play:Xk")
    assert (asks(game), options(game)) == ("name-colour", "name:R name:B name:G name:T")
    when(game, "name:G")
    assert (asks(game), options(game)) == ("trio", "take:Gd search decline")
    assert when(game, "take:Gd")[0] == "Gd deck>doors"


@pytest.mark.rule("§X11")
def test_a_view_tells_which_cards_go_on_with_the_series() -> None:
    """A second Crossroads would make no trio, so it does not go on with the first."""
    view = given("row Xs Rm; hand Rs Xs Bs De Gk; stack act", rules=RULES).view(A)
    assert view.series_if_played == {"Rs": 2, "Bs": 0, "Gk": 0, "Xs": 1, "De": 0}
    assert view.series_length == 2
    view = given("row Xs Xm; hand Rs Xs Bs De Gk; stack act", rules=RULES).view(A)
    assert view.series_if_played == {"Rs": 1, "Bs": 1, "Gk": 1, "Xs": 0, "De": 0}
    assert view.series_length == 1
    view = given("row Rs Xm; hand Rs Xs Bs De Gk; stack act", rules=f"{RULES}:hard").view(A)
    assert view.series_if_played == {"Rs": 2, "Bs": 0, "Gk": 0, "Xs": 0, "De": 0}


@pytest.mark.rule("§8.2.2", "§2.1.3")
def test_two_players_use_a_shared_crossroads_each_in_the_own_row() -> None:
    position = (
        "row1 Rs Rm; row2 Xs; hand1 Gs Gm Gk; hand2 Bs Bm Bk; shared Xs Xk; active 1; stack act"
    )
    game = given(position, deck="Ts", rules="duo+crossroads")
    when(game, "play:Xs/shared")
    assert when(game, "take:Rd")[0] == "Rd deck>doors1"
