"""Positions from anywhere: refused in words, or sound enough to be played on."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import example, given, settings
from hypothesis import strategies as st

from onirim.game.logged_game import LoggedGame
from onirim.notation.position import PositionError, read_position
from onirim.rules.catalogue import ruleset
from tests.helpers.invariants import nothing_comes_or_goes, zone_is_sound

RULES = {text: ruleset(text) for text in ("solo", "duo", "solo+book+glyphs")}
ZONES = ["hand", "hand1", "hand2", "shared", "row", "row1", "doors", "doors2", "limbo", "discard"]
PLACES = [*ZONES, "drawn", "seen", "top", "bottom", "active", "result", "bag", "nowhere"]
MOST_FRAMES = [
    "act",
    "limbo",
    "fill",
    "door",
    "nightmare",
    "redraw",
    "look(3)",
    "look(60)",
    "discard-seen",
]
MORE_FRAMES = ["order", "order(4)", "trio(R)", "trio", "swap", "swap(Rs)", "prophecy", "reveal(5)"]
BOOK_FRAMES = ["pay", "pay(5:Nm)", "pay(2:Rs)", "paradox", "planning", "planning(2)", "lay-goals"]
GLYPH_FRAMES = ["incantation", "incantation(5)", "order-bottom", "look-below(5)", "show(5)"]
LAST_FRAMES = [
    "trigger(discarded:0:Rk)",
    "bury",
    "shuffle",
    "set-back",
    "deal",
    "draft",
    "new-turn",
]
CARDS = ["Rs", "Rm", "Rk", "Rd", "Bs", "Gk", "Td", "Nm", "Rs*", "Rs/1", "Nm/2", "??", "won", "1"]

words = st.lists(st.sampled_from(CARDS), max_size=6).map(" ".join)
part = st.tuples(st.sampled_from(PLACES), words).map(" ".join)
frame = st.sampled_from([*MOST_FRAMES, *MORE_FRAMES, *BOOK_FRAMES, *GLYPH_FRAMES, *LAST_FRAMES])
stack = st.lists(frame, min_size=1, max_size=4).map(lambda names: "stack " + " ".join(names))
turn = st.lists(frame, max_size=3).map(lambda names: " ".join(["stack limbo fill", *names]))
goals = st.sampled_from(["", "goals Rd Bd Gd Td Bd Rd Td Gd Rd Bd Gd Td"])
lines = st.tuples(st.lists(part, max_size=5), goals, stack | turn).map(
    lambda line: "; ".join([*line[0], line[1], line[2]])
)


@settings(max_examples=400)
@given(st.sampled_from([*RULES]), lines | st.text(max_size=80))
@example("solo", "stack limbo fill door")
@example("solo", "drawn Rs; stack limbo fill nightmare")
@example("solo", "stack limbo fill look(60)")
@example("duo", "stack limbo fill swap(Rs)")
@example("solo+book+glyphs", "stack act pay")
@example("solo+book+glyphs", "goals Rd Rd; stack act set-back redraw lay-goals")
def test_a_line_is_refused_or_can_be_played(text: str, line: str) -> None:
    with suppress(PositionError):
        play_on(LoggedGame.at(read_position(RULES[text], line), 1))


def play_on(game: LoggedGame) -> None:
    """A few actions: whatever nonsense it is, no card is lost and no zone overrun."""
    for turn_number in range(12):
        nothing_comes_or_goes(game.state)
        for zone in game.rules.zones:
            zone_is_sound(game.state, zone)
        legal = game.legal()
        if not legal:
            return
        game.apply(legal[turn_number % len(legal)])
