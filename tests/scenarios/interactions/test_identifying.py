"""A Happy Dream looks through a deck with Denizens (rules §R16, §9.2.1, §T9, §T10).

Chance identifies all of them first. Alone the player knows them from then on; with a partner only
the list of the searcher names them, and nobody learns how many there were.
"""

from __future__ import annotations

import pytest

from onirim.game.events import Identified
from onirim.game.logged_game import LoggedGame
from onirim.game.records import record_of, replayed
from onirim.game.table_view import TableView
from onirim.notation.position import PositionError, read_position, write_position
from onirim.notation.record import read_record, write_record
from onirim.rules.catalogue import ruleset
from tests.helpers.dsl import (
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

SOLO = "solo+premonitions+oniverse"
DREAM = "hand Rs Bs Gs Ts; drawn Hd; stack limbo fill happy-dream"
EIGHT = "Ar Cy Ar Sp Mi Hu Ke Cc"
IDENTIFIED = [f"{card} identified" for card in EIGHT.split()]
DENIZENS = ("Ar", "Hb", "Cy", "Cc", "Sp", "Mi", "Hu", "Ke")

pytestmark = pytest.mark.interaction("premonitions", "oniverse")


def denizens_offered(game: LoggedGame) -> list[str]:
    return [card for card in options(game, "fetch").split() if card in (*DENIZENS, "Dz")]


# --- alone ---------------------------------------------------------------------------------------


@pytest.mark.rule("§R16", "§T10", "§9.2.1")
def test_every_denizen_of_the_deck_is_identified() -> None:
    """Where it lies: no card moves, nothing is shuffled. The list names what is there alone."""
    game = given(DREAM, deck=EIGHT, rules=SOLO)
    assert when(game, "dream-fetch") == IDENTIFIED
    assert asks(game) == "fetch"
    assert denizens_offered(game) == ["Ar", "Cy", "Cc", "Sp", "Mi", "Hu", "Ke"]
    assert unknown(game, "Dz") == 0
    assert unknown(game, "Ar") == 2
    assert "met Ar Ar Cy Cc Sp Mi Hu Ke;" in game.view().position


@pytest.mark.rule("§9.2.1", "§R16")
def test_those_put_aside_are_known_by_elimination() -> None:
    game = given(DREAM, deck=EIGHT, rules=SOLO)
    when(game, "dream-fetch")
    assert zone(game, "identities") == "Hb Hb Cy Cc Sp Mi Hu Ke"


@pytest.mark.rule("§R16", "§9.2.4")
def test_a_chosen_denizen_comes_next() -> None:
    """It is taken, the deck is shuffled, it is drawn; what it was is known no less."""
    game = given(DREAM, deck=EIGHT, rules=SOLO)
    told = when(game, "dream-fetch", "fetch:Cy")
    assert told[:3] == ["Cy deck>seen", SHUFFLED, "Cy seen>deck"]
    assert told[-1] == "Cy deck>drawn"
    assert (asks(game), unknown(game, "Cy")) == ("rally", 0)
    assert "met Ar Ar Cc Sp Mi Hu Ke;" in game.view().position


@pytest.mark.rule("§9.2.1", "§R16")
def test_an_identified_denizen_stays_so() -> None:
    """Drawn later it needs one word of chance, and a second Happy Dream none."""
    game = given(DREAM, deck=f"{EIGHT} Sp", rules=SOLO)
    when(game, "dream-fetch")
    assert when(game, "fetch:Hd")[-1] == "Hd deck>drawn"
    assert when(game, "dream-fetch") == []
    when(game, "fetch:Rk")
    assert when(game, "discard:Rs")[-1] == "Sp deck>drawn"


@pytest.mark.rule("§9.2.1", "§R16")
def test_only_the_others_are_identified() -> None:
    """One was met and is in the deck again, four have left it: three are left."""
    line = f"met Ar; denizens Mi Sp; discard Cy Cc; {DREAM}"
    game = given(line, deck="Hb Hu Ke", rules=SOLO)
    assert when(game, "dream-fetch") == ["Hb identified", "Hu identified", "Ke identified"]
    assert denizens_offered(game) == ["Ar", "Hb", "Hu", "Ke"]


@pytest.mark.rule("§R16", "§9.2.1")
def test_cards_are_identified_in_their_places() -> None:
    """From the top of the deck to its bottom; they keep their places until the shuffle."""
    line = f"top Rs Dz; bottom Bm Dz Dz; met Ar Ar Cy; denizens Mi Sp; {DREAM}"
    game = given(line, deck="Hu Ke Cc", rules=SOLO)
    when(game, "dream-fetch")
    assert (zone(game, "top"), zone(game, "bottom")) == ("Rs Hu", "Bm Ke Cc")


@pytest.mark.rule("§R16", "§9.2.1")
def test_a_position_at_the_list_has_no_unidentified_card() -> None:
    line = DREAM.replace("happy-dream", "bury order fetch")
    with pytest.raises(PositionError, match="lacks that every card of the deck is identified"):
        given(line, rules=SOLO)
    game = given(f"{line} identify", deck=EIGHT, rules=SOLO)
    assert (asks(game), denizens_offered(game)[0]) == ("fetch", "Ar")


@pytest.mark.interaction("dreamcatchers", "oniverse")
@pytest.mark.interaction("dreamcatchers", "premonitions")
@pytest.mark.rule("§C11", "§R16", "§9.2.1", "§5.2.9")
def test_denizens_on_a_catcher_are_known_already() -> None:
    """They lie open; the freeing comes between the choice and the shuffle."""
    line = f"catcher1 Mi Nm; catchers 15; denizens Ar Ar Cy Cc Sp; {DREAM}"
    game = given(line, deck="Hu Ke", rules="solo+dreamcatchers+premonitions+oniverse")
    assert when(game, "dream-fetch") == ["Hu identified", "Ke identified"]
    when(game, "fetch:Rk")
    assert asks(game) == "freeing"
    assert SHUFFLED in when(game, "free:1")
    assert "met Mi Hu Ke" in game.view().position


@pytest.mark.rule("§R16", "§9.2.1")
def test_the_record_tells_them() -> None:
    """One note for each outcome; the game replays from it."""
    game = new_game(f"Pr Pb Pg Pt Rs Rm Gs Bk Ts Hd {EIGHT}", rules=SOLO)
    when(game, "discard:Rs", "dream-fetch", "fetch:Rk")
    text = write_record(record_of(game))
    notes = "=Ar! =Cy! =Ar! =Sp! =Mi! =Hu! =Ke! =Cc!"
    assert f"1. xRs =Hd !+ {notes} !+Rk =Rk *" in text
    again = replayed(read_record(text))
    assert write_position(again.state) == write_position(game.state)
    assert write_record(record_of(again)) == text


# --- two players ---------------------------------------------------------------------------------

DUO = "duo+premonitions+oniverse"
HANDS = "hand1 Rs Gs; hand2 Bs Bm Bk; shared Gs Tk; drawn Hd; active 1"
DUO_DREAM = f"{HANDS}; stack limbo fill happy-dream"


def hidden(view: TableView) -> bool:
    """Does the view name no Denizen but those that nobody has seen, all sixteen?"""
    named = [card for name, cards in view.zones.items() if name != "identities" for card in cards]
    named += [*view.unknown, *view.position.split()]
    return not any(card.partition("/")[0] in DENIZENS for card in named)


@pytest.mark.rule("§T10", "§T9")
def test_the_searcher_sees_the_list_and_nothing_else() -> None:
    """While it lasts: then the view shows unseen Denizens again."""
    game = given(DUO_DREAM, deck=EIGHT, rules=DUO)
    assert heard(game, A, "dream-fetch") == []
    assert denizens_offered(game) == ["Ar", "Cy", "Cc", "Sp", "Mi", "Hu", "Ke"]
    assert (unknown(game, "Dz", A), hidden(game.view(A))) == (8, True)
    when(game, "fetch:Rk")
    assert (unknown(game, "Dz", A), hidden(game.view(A))) == (8, True)


@pytest.mark.rule("§T10", "§T9")
@pytest.mark.parametrize("viewer", [B, SPECTATOR])
def test_the_partner_learns_neither_names_nor_number(viewer: int) -> None:
    """Byte for byte the same, whether eight were identified or three of them."""
    known = given(f"met Ar Ar Hb Hb Ke; {DUO_DREAM}", deck="Cy Sp Mi", rules=DUO)
    unknown_ = given(DUO_DREAM, deck=EIGHT, rules=DUO)
    for game in (known, unknown_):
        assert heard(game, viewer, "dream-fetch") == []
    assert known.view(viewer).to_bytes() == unknown_.view(viewer).to_bytes()
    assert known.view(viewer).actions == ()
    assert heard(known, viewer, "fetch:Rk") == heard(unknown_, viewer, "fetch:Rk")
    assert known.view(viewer).to_bytes() == unknown_.view(viewer).to_bytes()


@pytest.mark.rule("§T10", "§T9")
def test_a_fetched_denizen_shows_when_it_is_drawn() -> None:
    game = given(DUO_DREAM, deck=EIGHT, rules=DUO)
    assert heard(game, B, "dream-fetch", "fetch:Mi") == [
        "1 unseen deck>seen", SHUFFLED, "1 unseen seen>deck", "Hd drawn>discard", "Mi deck>drawn",
    ]  # fmt: skip
    assert (unknown(game, "Dz", B), zone(game, "drawn", B)) == (7, "Mi")


@pytest.mark.rule("§T9", "§T10")
def test_records_of_seats_have_no_identification() -> None:
    """A sees the card that he fetched; nobody's record tells how often chance spoke."""
    deck = f"Pr Pb Pg Pt Rs Rm Gs Gm Bs Bm Ts Tk Hd {EIGHT}"
    game = new_game(deck, rules=DUO)
    when(game, "pick:Rs", "pick:Bs", "pick:Rm", "pick:Bm", "pick:Gm", "pick:Gs")
    when(game, "play:Rs", "dream-fetch", "fetch:Gk")
    for viewer, end in ((A, "!+ !+Gk =Gk *"), (B, "!+ =?? *"), (SPECTATOR, "!+ =?? *")):
        text = write_record(record_of(game, viewer=viewer))
        assert text.endswith(f"1A. Rs =Hd {end}\n")
    assert "=Ar! =Cy!" in write_record(record_of(game))


@pytest.mark.rule("§T10")
def test_the_end_tells_everything() -> None:
    game = given(f"{DUO_DREAM}", deck=EIGHT, rules=DUO)
    when(game, "dream-fetch")
    assert not any(isinstance(event, Identified) for event in game.events(B))
    game.state.lose()
    assert sum(isinstance(event, Identified) for event in game.events(B)) == 8


@pytest.mark.rule("§T10", "§16.2")
def test_identified_in_its_place_a_denizen_is_known_to_nobody() -> None:
    """Such a position can be written and read again; to every seat it is an unknown card."""
    line = f"top Rs/1 Dz; denizens1 Mi Sp; denizens2 Ar Ar Cy Cc; {DUO_DREAM}"
    game = given(line, deck="Hu Ke", rules=DUO)
    when(game, "dream-fetch")
    text = write_position(game.state)
    assert text.startswith("drawn Hd; top Rs/1 Hu;")
    assert write_position(read_position(ruleset(DUO), text)) == text
    assert zone(game, "top", A) == "Rs"
