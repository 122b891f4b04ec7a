"""Happy Dreams: three ways to use a good draw (rules §7.2.5, §7.2.6, §R12, §R13, §R16, §T9)."""

from __future__ import annotations

import pytest

from onirim.game.logged_game import LoggedGame
from onirim.game.records import record_of
from onirim.game.table_view import table_view
from onirim.notation.position import PositionError
from onirim.notation.record import write_record
from tests.helpers.dsl import (
    NEXT_TURN,
    SHUFFLED,
    SPECTATOR,
    A,
    B,
    asks,
    given,
    heard,
    new_game,
    options,
    unknown,
    when,
    zone,
)

SOLO = "solo+premonitions"
DREAM = "hand Rs Gs Bk Ts; drawn Hd; premonitions Pr Pa"
DREAMING = f"{DREAM}; stack limbo fill happy-dream"


# --- the choice ----------------------------------------------------------------------------------


@pytest.mark.rule("§7.2.5", "§12.6")
def test_a_drawn_happy_dream_asks() -> None:
    game = given("hand Rs Rm Gs Bk Ts; premonitions Pr; stack act", deck="Hd", rules=SOLO)
    assert when(game, "discard:Rs")[-1] == "Hd deck>drawn"
    assert asks(game) == "happy-dream"


@pytest.mark.rule("§7.2.5", "§R16")
def test_first_the_option_is_chosen() -> None:
    """No card is named before: what the deck holds shows only when it is looked through."""
    game = given(DREAMING, rules=SOLO)
    assert options(game) == "dream-avert seven dream-fetch"


@pytest.mark.rule("§7.2.5", "§R1")
def test_it_removes_a_premonition_without_its_penalty() -> None:
    """Then the Happy Dream is discarded, and filling goes on."""
    game = given(DREAMING, deck="Tm", rules=SOLO)
    assert when(game, "dream-avert") == []
    assert (asks(game), options(game)) == ("avert", "avert:Pr avert:Pa")
    told = when(game, "avert:Pa")
    assert told == ["Pa premonitions>removed", "Hd drawn>discard", "Tm deck>hand", NEXT_TURN]
    assert (zone(game, "premonitions"), zone(game, "removed")) == ("Pr", "Pa")


@pytest.mark.rule("§7.2.5")
def test_the_only_premonition_is_asked_for_too() -> None:
    game = given(DREAMING.replace("Pr Pa", "Pr"), rules=SOLO)
    when(game, "dream-avert")
    assert (asks(game), options(game)) == ("avert", "avert:Pr")


@pytest.mark.rule("§R12")
def test_without_a_face_up_premonition_none_can_be_removed() -> None:
    game = given(DREAMING.replace("premonitions Pr Pa", "removed Pr Pa"), rules=SOLO)
    assert options(game) == "seven dream-fetch"
    assert "dream-avert" in given(DREAMING, rules=SOLO).legal()


@pytest.mark.rule("§7.2.6", "§12.6")
def test_in_a_redraw_and_a_reveal_it_goes_to_limbo() -> None:
    """As every Dream; it is not resolved."""
    nightmare = "hand Rs Gs Bk Ts; drawn Nm; stack limbo fill nightmare"
    game = given(nightmare, deck="Rs Hd Bs Gs Ts Tm", rules=SOLO)
    assert "Hd deck>limbo" in when(game, "pay-hand")
    game = given(nightmare, deck="Rs Hd Bs Gs Ts Tm", rules=SOLO)
    assert "Hd deck>limbo" in when(game, "pay-five")


@pytest.mark.rule("§7.2.6", "§12.6")
def test_at_set_up_it_is_set_aside() -> None:
    game = new_game("Pr Pb Pg Pt Rs Hd Rm Gs Bk Ts", rules=SOLO)
    assert (unknown(game, "Hd"), asks(game)) == (4, "act")


# --- b: the top seven ----------------------------------------------------------------------------


@pytest.mark.rule("§7.2.5", "§R16")
def test_it_sifts_the_top_seven() -> None:
    """Any number is discarded, in ascending order; the rest goes back in any order."""
    game = given(DREAMING, deck="Nm Tm Rd Rs Rs Nm Gk", rules=SOLO)
    assert len(when(game, "seven")) == 7
    assert (asks(game), options(game)) == (
        "discard-any",
        "discard-seen:Nm discard-seen:Rs discard-seen:Rd discard-seen:Tm discard-seen:Gk decline",
    )
    assert when(game, "discard-seen:Nm") == ["Nm seen>discard"]
    when(game, "discard-seen:Nm", "discard-seen:Rs")
    assert (
        options(game) == "discard-seen:Rs discard-seen:Rd discard-seen:Tm discard-seen:Gk decline"
    )
    when(game, "decline")
    assert (asks(game), zone(game, "seen")) == ("order", "Rs Rd Tm Gk")
    told = when(game, "top:Tm", "top:Gk", "top:Rd")
    assert told[-3:] == ["Hd drawn>discard", "Tm deck>hand", NEXT_TURN]
    assert zone(game, "top") == "Gk Rd Rs"


@pytest.mark.rule("§R16", "§7.2.5")
def test_none_or_all_may_be_discarded() -> None:
    """With fewer than seven cards all are shown."""
    game = given(DREAMING, deck="Rs Rs", rules=SOLO, nothing_else=True)
    when(game, "seven", "decline")
    assert (zone(game, "hand"), zone(game, "top")) == ("Rs Rs Gs Ts Bk", "Rs")
    game = given(DREAMING, deck="Rs Rs", rules=SOLO, nothing_else=True)
    assert when(game, "seven", "discard-seen:Rs", "discard-seen:Rs")[-2:] == [
        "Hd drawn>discard",
        "lost",
    ]


@pytest.mark.rule("§R16")
def test_on_an_empty_deck_it_can_still_be_chosen() -> None:
    """Nothing is shown; the next draw loses, as it would have anyway."""
    game = given(DREAMING, rules=SOLO, nothing_else=True)
    assert options(game) == "dream-avert seven"
    assert when(game, "seven") == ["Hd drawn>discard", "lost"]


@pytest.mark.rule("§R13", "§B21", "§B10")
def test_needed_cards_may_be_sifted_out() -> None:
    """As printed; then the game cannot be won."""
    game = given(DREAMING, deck="Rd Tm Rs Rs Rs Rs Rs", rules=SOLO)
    when(game, "seven", "discard-seen:Rd")
    assert not table_view(game.state).can_be_won


@pytest.mark.rule("§R13", "§B21", "§B10")
def test_with_the_house_rule_needed_cards_are_never_sifted_out() -> None:
    """Not even when nothing else was shown, as nothing must be discarded."""
    game = given(DREAMING, deck="Rd Tm Rs Rs Bd Rs Rs", rules=f"{SOLO}+B10")
    when(game, "seven")
    assert options(game) == "discard-seen:Rs discard-seen:Tm decline"
    game = given(DREAMING, deck="Rd Bd", rules=f"{SOLO}+B10", nothing_else=True)
    when(game, "seven")
    assert asks(game) == "order"


@pytest.mark.rule("§R13", "§B21")
def test_with_the_house_rule_lost_dreams_are_spared_too() -> None:
    line = f"{DREAM}; catchers 15; stack limbo fill happy-dream"
    game = given(line, deck="Ld Tm Rs", rules="solo+dreamcatchers+premonitions+B10",
                 nothing_else=True)  # fmt: skip
    when(game, "seven")
    assert options(game) == "discard-seen:Rs discard-seen:Tm decline"


# --- c: any card of the deck ---------------------------------------------------------------------


@pytest.mark.rule("§7.2.5", "§R16")
def test_it_fetches_a_card() -> None:
    """It is taken, the deck is shuffled, it goes on top and is drawn next."""
    game = given(f"{DREAM}; top Bs Rk; stack limbo fill happy-dream", rules=SOLO)
    assert when(game, "dream-fetch") == []
    assert asks(game) == "fetch"
    told = when(game, "fetch:Rk")
    assert told == [
        "Rk deck>seen", SHUFFLED, "Rk seen>deck", "Hd drawn>discard", "Rk deck>hand", NEXT_TURN,
    ]  # fmt: skip
    assert zone(game, "top") == ""


@pytest.mark.rule("§R16", "§7.2.5")
@pytest.mark.parametrize(
    ("card", "asked"), [("Bd", "door"), ("Nm", "nightmare"), ("Hd", "happy-dream")]
)
def test_whatever_it_fetches_is_drawn_normally(card: str, asked: str) -> None:
    game = given(DREAMING, rules=SOLO)
    when(game, "dream-fetch", f"fetch:{card}")
    assert (asks(game), zone(game, "drawn"), zone(game, "discard")) == (asked, card, "Hd")


@pytest.mark.rule("§R16")
def test_only_what_is_in_the_deck_can_be_fetched() -> None:
    game = given(DREAMING, deck="Rd Tm Rd", rules=SOLO, nothing_else=True)
    when(game, "dream-fetch")
    assert options(game) == "fetch:Rd fetch:Tm"


@pytest.mark.rule("§R16", "§7.2.5")
def test_a_single_card_is_asked_for_too() -> None:
    """Whether somebody was asked must not tell what the deck holds."""
    game = given(DREAMING, deck="Tm Tm", rules=SOLO, nothing_else=True)
    when(game, "dream-fetch")
    assert (asks(game), options(game)) == ("fetch", "fetch:Tm")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (DREAMING.replace("happy-dream", "avert"), "'avert' in 'stack' goes on top of bury"),
        (DREAMING.replace("happy-dream", "bury fetch"), "'fetch' in 'stack' goes on top of order"),
        (
            DREAMING.replace("happy-dream", "bury order identify"),
            "goes on top of fetch, not of 'order'",
        ),
        (
            f"{DREAM.partition('premonitions')[0]} stack limbo fill bury avert",
            "lacks a Premonition that is face up",
        ),
    ],
)
def test_positions_that_no_happy_dream_comes_to(line: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        given(line, rules=SOLO)


def test_a_position_at_the_list_needs_a_card_in_the_deck() -> None:
    line = DREAMING.replace("happy-dream", "bury order fetch")
    with pytest.raises(PositionError, match="'fetch' in 'stack' lacks a card in the deck"):
        given(line, rules=SOLO, nothing_else=True)


@pytest.mark.rule("§R16", "§5.2.9", "§12.3")
def test_fetching_may_free_a_catcher() -> None:
    """The card is set aside, a catcher freed, the deck shuffled, the card put on top."""
    line = f"{DREAM}; catcher1 Nm Bd; catchers 15; stack limbo fill happy-dream"
    game = given(line, rules="solo+dreamcatchers+premonitions")
    assert when(game, "dream-fetch", "fetch:Rk") == ["Rk deck>seen"]
    assert (asks(game), zone(game, "seen")) == ("freeing", "Rk")
    assert when(game, "free:1") == [
        "Bd catcher1>deck", "Nm catcher1>deck", SHUFFLED, "Rk seen>deck", "Hd drawn>discard",
        "Rk deck>hand", NEXT_TURN,
    ]  # fmt: skip


# --- two players: who sees what ------------------------------------------------------------------

DUO = "hand1 Rs Gs; hand2 Bs Bm Bk; shared Gs Tk; drawn Hd; premonitions Pr; active 1"
DUO_DREAMING = f"{DUO}; stack limbo fill happy-dream"


@pytest.mark.rule("§T9")
@pytest.mark.parametrize("viewer", [B, SPECTATOR])
def test_the_partner_does_not_learn_what_was_fetched(viewer: int) -> None:
    """Neither from what happens nor from a view."""
    game = given(f"{DUO}; top Rk/2 Bd/12; stack limbo fill happy-dream", rules="duo+premonitions")
    assert heard(game, viewer, "dream-fetch") == []
    assert (game.view(viewer).step, game.view(viewer).actions) == ("fetch", ())
    assert heard(game, viewer, "fetch:Rk") == [
        "1 unseen deck>seen", SHUFFLED, "1 unseen seen>deck", "Hd drawn>discard",
        "1 unseen deck>hand1", NEXT_TURN,
    ]  # fmt: skip
    assert zone(game, "hand1", viewer) == "?? ?? ??"
    assert "Rk" not in game.view(viewer).position


@pytest.mark.rule("§T9")
def test_nor_from_his_record() -> None:
    """The action that names it is left out, the card that is drawn is not named."""
    deck = "Pr Pb Pg Pt Rs Rm Gs Gm Bs Bm Ts Tk Hd"
    game = new_game(deck, rules="duo+premonitions")
    when(game, "pick:Rs", "pick:Bs", "pick:Rm", "pick:Bm", "pick:Gm", "pick:Gs")
    when(game, "play:Rs", "dream-fetch", "fetch:Gk")
    assert record(game, A).endswith("1A. Rs =Hd !+ !+Gk =Gk *\n")
    assert record(game, B).endswith("1A. Rs =Hd !+ =?? *\n")
    assert record(game, SPECTATOR).endswith("1A. Rs =Hd !+ =?? *\n")


def record(game: LoggedGame, viewer: int) -> str:
    return write_record(record_of(game, viewer=viewer))


@pytest.mark.rule("§T9", "§T11")
def test_while_it_waits_only_the_fetcher_knows_the_card() -> None:
    """A card that the partner has put on top is no longer in its place, whichever was fetched."""
    line = f"{DUO}; top Rk/2 Bd/12; catcher1 Nm; catchers 15; stack limbo fill happy-dream"
    for card in ("Rk", "Bd", "Ts"):
        game = given(line, rules="duo+dreamcatchers+premonitions")
        assert heard(game, B, "dream-fetch", f"fetch:{card}") == ["1 unseen deck>seen"]
        assert (zone(game, "seen", A), zone(game, "seen", B)) == (card, "??")
        assert zone(game, "top", B) == ""
        assert game.view(SPECTATOR).zones["seen"] == ("??",)


@pytest.mark.rule("§16.3", "§T9", "§T11")
def test_the_seven_are_shown_to_both_but_not_their_order() -> None:
    """Whoever orders them knows it alone."""
    game = given(DUO_DREAMING, deck="Nm Ts Rd Rs Tm Nm Gk", rules="duo+premonitions")
    assert heard(game, B, "seven")[0] == "Nm deck>seen"
    assert zone(game, "seen", B) == "Nm Nm Rs Ts Rd Tm Gk"
    when(game, "discard-seen:Nm", "discard-seen:Nm", "decline", "top:Tm", "top:Ts")
    for viewer in (B, SPECTATOR):
        assert (zone(game, "seen", viewer), zone(game, "top", viewer)) == ("Rs Ts Rd Tm Gk", "")
    when(game, "top:Gk", "top:Rd")
    assert (zone(game, "top", A), zone(game, "hand1", B)) == ("Ts Gk Rd Rs", "?? ?? ??")
    assert zone(game, "top", B) == "?? ?? ?? ??"  # the last one too


@pytest.mark.rule("§T9", "§T11")
def test_equal_cards_have_no_order() -> None:
    """Whoever saw them knows where they are."""
    game = given(DUO_DREAMING, deck="Rs Rs Rs Rs Rs Rs Nm", rules="duo+premonitions")
    when(game, "seven", "discard-seen:Nm", "decline")
    assert zone(game, "top", B) == "Rs Rs Rs Rs Rs"
    assert zone(game, "hand1", B) == "Rs ?? ??"
