"""What rallied Denizens do, and when (rules §9.1, §9.2.6, §9.2.7, §O1 to §O15, section 15)."""

from __future__ import annotations

import pytest

from tests.helpers.dsl import SHUFFLED, asks, deck_size, given, options, when, zone

RULES = "solo+oniverse"
HAND = "hand Rs Bs Gm Tm Rk"
ALL = "denizens Ar Hb Cy Cc Sp Mi Hu Ke"


def powers(position: str, deck: str = "", rules: str = RULES) -> str:
    """What is offered besides the main choice, each verb once."""
    game = given(position, deck=deck, rules=rules)
    extras = game.view(game.to_move).extras
    return " ".join(dict.fromkeys(code.partition(":")[0] for code in extras))


# --- windows


@pytest.mark.rule("§O12", "§15.1", "§15.3", "§15.4", "§15.5")
def test_at_the_start_of_the_turn() -> None:
    """The Architect for what repeats a symbol, and the free ones."""
    position = f"{HAND}; row Gs; discard Ts; {ALL}; stack act"
    assert powers(position) == "architect hammer-bird cyclobot spies hunter keeper"


@pytest.mark.rule("§O12", "§15.1", "§15.3", "§15.4", "§15.5", "§O2")
def test_before_a_draw_the_free_ones_alone() -> None:
    position = f"hand Rs Bs Gm Rk; row Gs; discard Ts; {ALL}; stack limbo fill"
    assert powers(position) == "hammer-bird cyclobot spies hunter keeper"


@pytest.mark.rule("§O2")
def test_with_the_house_rule_before_no_draw() -> None:
    """The start of phase 1 stays."""
    fill = f"hand Rs Bs Gm Rk; row Tk; discard Ts; {ALL}; stack limbo fill"
    game = given(fill, deck="Gs", rules=RULES + "+O2")
    assert (asks(game), zone(game, "hand")) == ("act", "Rs Bs Gs Gm Rk")
    start = f"{HAND}; row Bm; discard Ts; {ALL}; stack act"
    free = "hammer-bird cyclobot spies hunter keeper"
    assert powers(start, rules=RULES + "+O2") == f"architect {free}"


@pytest.mark.rule("§O12", "§15.1", "§15.3", "§15.4", "§15.5")
def test_when_a_nightmare_was_drawn_the_mirror_alone() -> None:
    position = f"hand Rs Bs Gm Rk; row Gs; discard Ts; {ALL}; drawn Nm; stack limbo fill nightmare"
    assert powers(position) == "mirror"


@pytest.mark.rule("§O12", "§15.1", "§15.3", "§15.4", "§15.5")
def test_on_gaining_a_door_chromatic_chaos_alone() -> None:
    trio = f"hand Bs Gm Tm Rk; row Rs Rm Rk; discard Ts; {ALL}; stack limbo fill trio(R)"
    assert powers(trio) == "chaos"
    door = f"hand Bs Gm Tm Rk; row Gs; discard Ts; {ALL}; drawn Gd; stack limbo fill door"
    assert powers(door) == "chaos-unlock"


@pytest.mark.rule("§15.6", "§15.3")
def test_a_window_opens_before_every_draw_and_no_more() -> None:
    """The first included; after a power again; not when the hand is full."""
    position = "hand Rs Bs Gm; denizens Sp Ke; stack limbo fill"
    game = given(position, deck="Ts Ts Nm Ts Rd Bs Gs Gs", rules=RULES)
    assert options(game).split()[0] == "draw"
    when(game, "keeper:Rs")
    assert (asks(game), options(game)) == ("fill", "draw spies")
    assert when(game, "draw") == ["Ts deck>hand"]
    assert (asks(game), options(game)) == ("fill", "draw spies")
    when(game, "draw")
    assert asks(game) == "fill"
    when(game, "draw", "pay-five")
    assert asks(game) == "fill"


@pytest.mark.rule("§15.6", "§15.3")
def test_a_full_hand_and_an_empty_deck_open_no_window() -> None:
    full = given(f"{HAND}; denizens Sp Ke; stack limbo fill", rules=RULES)
    assert asks(full) == "act"
    empty = given("hand Rs; denizens Sp Ke; stack limbo fill", rules=RULES, nothing_else=True)
    assert empty.result == "lost"


@pytest.mark.rule("§15.7")
def test_no_power_while_cards_are_looked_at_paid_or_ordered() -> None:
    position = f"{HAND}; discard Ts; {ALL}; stack act"
    game = given(position, deck="Ts Nm Rd Gs Bs", rules=RULES)
    when(game, "discard:Rk")
    while asks(game) in ("discard-seen", "order"):
        assert game.view(game.to_move).extras == ()
        when(game, game.legal()[0])
    game = given(position, rules=RULES)
    when(game, "cyclobot:Rs")
    assert (asks(game), game.view(game.to_move).extras) == ("cyclobot", ())
    game = given("hand Rs; denizens Sp Ke; drawn Mi; stack limbo fill rally", rules=RULES)
    assert game.view(game.to_move).extras == ()


@pytest.mark.rule("§9.2.6", "§9.2.7")
@pytest.mark.parametrize(
    ("denizen", "action"),
    [("Hb", "hammer-bird"), ("Cy", "cyclobot:Rs"), ("Sp", "spies"), ("Hu", "hunter")],
)
def test_a_power_is_used_once_and_is_no_action(denizen: str, action: str) -> None:
    """The Denizen goes to the discard pile; the turn's action is still to come."""
    position = f"{HAND}; row Gs; discard Ts; denizens {denizen}; stack act"
    game = given(position, deck="Nm Nm Nm Nm Nm", rules=RULES)
    assert when(game, action)[0] == f"{denizen} denizens>discard"
    if asks(game) == "cyclobot":
        when(game, "retrieve:Ts")
    assert (asks(game), zone(game, "denizens")) == ("act", "")
    assert options(game, "discard") != ""
    assert action not in game.legal()


@pytest.mark.rule("§9.2.6")
def test_a_power_may_be_used_right_after_rallying() -> None:
    game = given("hand Rs Bs Gm Rk; stack limbo fill", deck="Dz Sp Nm Ts Ts Ts Ts", rules=RULES)
    when(game, "rally:Rs")
    assert options(game) == "draw spies"


# --- Architect


@pytest.mark.rule("§9.1", "§O14", "§15.2")
def test_the_architect_lets_a_symbol_repeat() -> None:
    """Only for cards that repeat it; the others are played as always."""
    game = given(f"{HAND}; row Gs; denizens Ar; stack act", deck="Ts", rules=RULES)
    assert (options(game, "architect"), options(game, "play")) == ("Rs Bs", "Gm Tm Rk")
    told = when(game, "architect:Rs")
    assert told[:3] == ["Ar denizens>discard", "Rs hand>row", "Ts deck>hand"]
    assert zone(game, "row") == "Gs Rs"


@pytest.mark.rule("§9.2.7")
def test_the_architect_only_alters_the_action() -> None:
    """It is the play of this turn: phases 2 and 3 follow."""
    game = given(f"{HAND}; row Gs; denizens Ar Ar; stack act", deck="Ts", rules=RULES)
    assert when(game, "architect:Rs")[-1] == "next turn"


@pytest.mark.rule("§O14", "§15.2")
def test_without_a_repeated_symbol_there_is_no_architect() -> None:
    for row in ("", "row Gk; "):
        game = given(f"hand Rs Bs Gm Tm Rs; {row}denizens Ar; stack act", rules=RULES)
        assert options(game, "architect") == ""


@pytest.mark.rule("§O14")
def test_a_trio_that_the_architect_completes_counts() -> None:
    game = given(f"{HAND}; row Rm Rs; denizens Ar; stack act", rules=RULES)
    when(game, "architect:Rs")
    assert (asks(game), options(game, "take")) == ("trio", "Rd Od")


# --- Hammer Bird


@pytest.mark.rule("§9.1", "§O13")
@pytest.mark.parametrize(
    ("row", "left"),
    [
        ("Bs Bm Rs Rm Rs", "Bs Bm"),
        ("Bs Bm Rs* Rm* Rk*", "Bs Bm"),
        ("Rs* Rm* Rk* Bs", "Rs* Rm* Rk*"),
        ("Rs Bm Rk", "Rs Bm"),
        ("Rs Rm", ""),
    ],
    ids=["unused", "used", "one", "not-beyond-another-colour", "whole-row"],
)
def test_the_hammer_bird_takes_the_last_colour(row: str, left: str) -> None:
    """Used and unused cards alike, to the discard pile, without effect."""
    game = given(f"{HAND}; row {row}; denizens Hb; stack act", rules=RULES)
    when(game, "hammer-bird")
    assert (asks(game), zone(game, "row")) == ("act", left)
    gone = row.replace("*", "").split()[len(left.split()) :]
    assert sorted(zone(game, "discard").split()) == sorted([*gone, "Hb"])


@pytest.mark.rule("§O13")
def test_the_hammer_bird_needs_a_row() -> None:
    game = given(f"{HAND}; denizens Hb; stack act", rules=RULES)
    assert "hammer-bird" not in game.legal()


@pytest.mark.rule("§9.1", "§O12", "§15.3")
def test_the_hammer_bird_may_strike_before_a_draw() -> None:
    """Then the card is drawn: no power is left to use."""
    position = "hand Rs Gs Rm Gm; row Bs Rm; denizens Hb; top Ts; stack limbo fill"
    game = given(position, rules=RULES)
    assert (asks(game), options(game)) == ("fill", "draw hammer-bird")
    told = when(game, "hammer-bird")
    assert told[:3] == ["Hb denizens>discard", "Rm row>discard", "Ts deck>hand"]
    assert (asks(game), zone(game, "row")) == ("act", "Bs")


@pytest.mark.rule("§15.3", "§O12")
def test_the_hammer_bird_leaves_the_window_to_other_powers() -> None:
    position = "hand Rs Gs Rm Gm; row Bs Rm; denizens Hb Sp; stack limbo fill"
    game = given(position, rules=RULES)
    when(game, "hammer-bird")
    assert (asks(game), options(game)) == ("fill", "draw spies")


@pytest.mark.rule("§O12", "§O13")
def test_two_hammer_birds_in_one_window() -> None:
    """Until the row is gone; then the card is drawn."""
    position = "hand Rs Gs Rm Gm; row Bs Rm; denizens Hb Hb; top Ts; stack limbo fill"
    game = given(position, rules=RULES)
    when(game, "hammer-bird")
    assert options(game) == "draw hammer-bird"
    assert when(game, "hammer-bird")[1:3] == ["Bs row>discard", "Ts deck>hand"]
    assert (asks(game), zone(game, "denizens")) == ("act", "")


@pytest.mark.rule("§O13", "§15.6")
def test_the_hammer_bird_alone_opens_no_window() -> None:
    """Neither without a row nor before an empty deck."""
    no_row = given("hand Rs Gs Rm Gm; denizens Hb; top Ts; stack limbo fill", rules=RULES)
    assert (asks(no_row), zone(no_row, "denizens")) == ("act", "Hb")
    position = "hand Rs Gs Rm Gm; row Bs; denizens Hb; stack limbo fill"
    assert given(position, rules=RULES, nothing_else=True).result == "lost"


@pytest.mark.rule("§O5")
def test_after_the_hammer_bird_the_row_is_read_anew() -> None:
    """Two blues wait for a third; the symbol to heed is that of the last card left."""
    game = given("hand Rs Bs Bm Tm Rk; row Bs Bm Rs* Rm* Rk*; denizens Hb; stack act", rules=RULES)
    assert options(game, "play") == "Rs Bs Bm Tm"
    when(game, "hammer-bird")
    assert options(game, "play") == "Rs Bs Rk"
    when(game, "play:Bs")
    assert asks(game) == "trio"


@pytest.mark.rule("§O5")
def test_after_the_hammer_bird_used_cards_are_used() -> None:
    """And a row that is gone forbids nothing."""
    position = "hand Rs Bs Bm Tm Rk; row Rs* Rm* Rs* Bk; denizens Hb Hb; stack act"
    game = given(position, deck="Ts", rules=RULES)
    when(game, "hammer-bird")
    assert options(game, "play") == "Bm Tm Rk"
    game = given(position, deck="Ts", rules=RULES)
    when(game, "hammer-bird", "hammer-bird")
    assert options(game, "play") == "Rs Bs Bm Tm Rk"


# --- Cyclobot


@pytest.mark.rule("§9.1", "§X10")
def test_the_cyclobot_exchanges_a_hand_card() -> None:
    """For a Location of the discard pile, without effect; a Key gives no Prophecy."""
    position = f"{HAND}; discard Ts Gk Nm Rd Mi; denizens Cy; stack act"
    game = given(position, rules=RULES)
    assert options(game, "cyclobot") == "Rs Bs Gm Tm Rk"
    when(game, "cyclobot:Rk")
    assert options(game) == "retrieve:Ts retrieve:Gk"
    assert when(game, "retrieve:Gk") == ["Gk discard>hand", "Rk drawn>discard"]
    assert (asks(game), zone(game, "hand")) == ("act", "Rs Bs Gm Tm Gk")


@pytest.mark.rule("§X10")
def test_the_cyclobot_needs_a_location_in_the_discard_pile() -> None:
    game = given(f"{HAND}; discard Nm Rd Mi; denizens Cy; stack act", rules=RULES)
    assert options(game, "cyclobot") == ""


# --- Chromatic Chaos


@pytest.mark.rule("§9.1", "§O15")
def test_chromatic_chaos_gives_a_trio_another_colour() -> None:
    """That colour only: the trio's own Door is not offered any more."""
    game = given("hand Rk Bs Gs Bm Gm; row Rs Rm; denizens Cc; stack act", deck="Ts", rules=RULES)
    when(game, "play:Rk")
    assert options(game, "chaos") == "B G T"
    assert when(game, "chaos:T") == ["Cc denizens>discard"]
    assert (asks(game), options(game)) == ("trio", "take:Td take:Od search decline")
    assert when(game, "take:Td")[:2] == ["Td deck>doors", SHUFFLED]


@pytest.mark.rule("§O15")
def test_chromatic_chaos_is_gone_even_if_nothing_is_found() -> None:
    trio = "hand Rk Bs Gs Bm Gm; row Rs Rm; doors Td Td Od; denizens Cc; stack act"
    game = given(trio, deck="Ts", rules=RULES)
    when(game, "play:Rk", "chaos:T")
    assert options(game) == "search decline"
    when(game, "decline")
    assert (zone(game, "denizens"), zone(game, "discard")) == ("", "Cc")


@pytest.mark.rule("§9.1", "§O15", "§15.5")
def test_chromatic_chaos_makes_any_key_fit() -> None:
    """Keys that fit are used without it."""
    position = "hand Rk Gk Bs Bm; denizens Cc; stack limbo fill"
    game = given(position, deck="Gd Ts Ts", rules=RULES)
    assert options(game) == "unlock:Gk decline chaos-unlock:Rk"
    told = when(game, "chaos-unlock:Rk")
    assert told[1:4] == ["Cc denizens>discard", "Rk hand>discard", "Gd drawn>doors"]


@pytest.mark.rule("§15.5", "§O15")
def test_with_chromatic_chaos_a_strange_key_is_reason_to_ask() -> None:
    """Without it the Door goes to Limbo by itself; so it does without any Key."""
    hand = "hand Rk Gs Bs Bm"
    with_chaos = given(f"{hand}; denizens Cc; stack limbo fill", deck="Gd Ts Ts", rules=RULES)
    assert (asks(with_chaos), options(with_chaos)) == ("door", "decline chaos-unlock:Rk")
    without = given(f"{hand}; denizens Sp; stack limbo fill", deck="Gd Ts Ts", rules=RULES)
    when(without, "draw")
    assert (asks(without), zone(without, "limbo")) == ("fill", "Gd")
    no_key = "hand Rs Gs Bs Bm; denizens Cc; stack limbo fill"
    assert asks(given(no_key, deck="Gd Ts Ts", rules=RULES)) == "act"


@pytest.mark.rule("§O15")
def test_the_oniverse_door_needs_no_chaos() -> None:
    game = given("hand Rk Gk Bs Bm; denizens Cc; stack limbo fill", deck="Od", rules=RULES)
    assert options(game) == "unlock:Rk unlock:Gk decline"


# --- Squirrel Spies and Harpoon Hunter


@pytest.mark.rule("§9.1", "§O1")
def test_the_spies_order_the_next_five_cards() -> None:
    """None is discarded."""
    game = given(f"{HAND}; denizens Sp; stack act", deck="Ts Nm Dz Hu Rd Gs Gs", rules=RULES)
    when(game, "spies")
    assert (asks(game), zone(game, "seen")) == ("order", "Nm Gs Ts Rd Hu")
    when(game, "top:Hu", "top:Ts", "top:Rd", "top:Nm")
    assert (asks(game), zone(game, "top"), zone(game, "discard")) == ("act", "Hu Ts Rd Nm Gs", "Sp")


@pytest.mark.rule("§O-spies", "§O1")
def test_with_the_house_rule_the_spies_prophesy() -> None:
    position, deck = f"{HAND}; denizens Sp; stack act", "Ts Nm Gk Rd Gs"
    game = given(position, deck=deck, rules=RULES + "+O-spies")
    when(game, "spies")
    assert asks(game) == "discard-seen"
    when(game, "discard-seen:Nm")
    assert (asks(game), zone(game, "discard")) == ("order", "Nm Sp")
    game = given(position, deck=deck, rules=RULES)
    when(game, "spies")
    assert asks(game) == "order"


@pytest.mark.rule("§9.1")
def test_the_hunter_kills_nightmares_and_sinks_the_rest() -> None:
    """The card named first is drawn first of them."""
    position, deck = f"{HAND}; denizens Hu; bottom Bd; stack act", "Nm Ts Nm Dz Mi Rd Nm"
    game = given(position, deck=deck, rules=RULES)
    size = deck_size(game)
    when(game, "hunter")
    assert (asks(game), zone(game, "seen")) == ("order-bottom", "Ts Rd Mi")
    when(game, "bottom:Mi", "bottom:Rd")
    assert (asks(game), zone(game, "bottom")) == ("act", "Bd Mi Rd Ts")
    assert (zone(game, "discard"), deck_size(game)) == ("Nm Nm Hu", size - 2)


@pytest.mark.rule("§O7")
def test_a_short_deck_is_used_as_it_is() -> None:
    for action, step in (("spies", "order"), ("hunter", "order-bottom")):
        position = f"{HAND}; denizens Sp Hu; stack act"
        game = given(position, deck="Ts Bs", rules=RULES, nothing_else=True)
        when(game, action)
        assert (asks(game), zone(game, "seen")) == (step, "Bs Ts")


@pytest.mark.rule("§O7")
def test_an_empty_deck_has_nothing_to_look_at() -> None:
    game = given(f"{HAND}; denizens Sp Hu; stack act", rules=RULES, nothing_else=True)
    assert game.view(game.to_move).extras == ()


# --- Mirror


@pytest.mark.rule("§9.1")
def test_the_mirror_sends_a_nightmare_to_limbo() -> None:
    """Unresolved: nothing is paid, and filling goes on."""
    game = given("hand Rs Bs Gm Rk; denizens Mi; stack limbo fill", deck="Nm Ts", rules=RULES)
    told = when(game, "mirror")
    assert told[1:4] == ["Mi denizens>discard", "Nm drawn>limbo", "Ts deck>hand"]
    assert (asks(game), zone(game, "discard")) == ("act", "Mi")
