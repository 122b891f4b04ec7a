"""Positions for hypothesis: whatever some game can lead to."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from onirim.engine.hooks import ASK, WAIT
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.notation.zones import cards_in
from onirim.rules.catalogue import ruleset
from tests.helpers.policies import POLICIES

MODES = ("solo", "solo+B10", "duo", "duo:open", "duo:limited", "duo+T1")
BOOK_AND_GLYPHS = ("solo+book+glyphs", "duo+book:hard+glyphs+T1")
SHOWN = (  # cards shown to all and put back in secret
    "duo:open+glyphs+premonitions+oniverse", "duo+book+glyphs+oniverse",
)  # fmt: skip
ONIVERSE = ("solo+oniverse", "duo+oniverse", "duo+premonitions+oniverse")
ALL_OF_THEM = "duo:limited+towers+crossroads+incubus+pouch+manual"
NAMES = (
    *MODES, *BOOK_AND_GLYPHS, *ONIVERSE, *SHOWN, "solo+towers:hard", "duo+towers",
    "solo+crossroads+X-wild", "duo+crossroads:hard", "solo+incubus:true", "duo+incubus:new",
    "solo+dreamcatchers", "duo+dreamcatchers:hard+C-overload+C-prophecy",
    "solo+premonitions:6+B10", "duo+premonitions", "duo+dreamcatchers+premonitions", ALL_OF_THEM,
)  # fmt: skip
RULES: dict[str, Ruleset] = {text: ruleset(text) for text in NAMES}

Made = tuple[str, str, int, int]

made = st.tuples(
    st.sampled_from(sorted(RULES)),
    st.sampled_from(sorted(POLICIES)),
    st.integers(0, 1 << 30),  # seed
    st.integers(0, 260),  # decisions of seats and of chance
)
"""How a position came about: a failing test prints four words instead of a row of cells."""


def table_of(how: Made) -> State:
    """Play so far; a game that ends before is over."""
    text, policy, seed, steps = how
    state = State(RULES[text])
    state.start()
    player = Random(seed)
    for _ in range(steps):
        if not step(state, player, policy):
            break
    return state


def step(state: State, player: Random, policy: str) -> bool:
    """One decision of a seat or of chance; False when the game is over."""
    if state.result:
        return False
    if state.status == WAIT:
        state.apply_chance(random_card(state, player))
    else:
        assert state.status == ASK
        state.apply(state.rules.action_of[choice(state, player, policy)])
    return True


def choice(state: State, player: Random, policy: str) -> str:
    """What a policy does; it is told the hand and the row of whoever decides."""
    codes = [state.rules.code_of[action] for action in state.legal()]
    seat = state.active
    number = "" if state.rules.seats == 1 else str(seat + 1)
    wanted = (f"row{number}", f"hand{number}", "shared")
    zones = {z.name: cards_in(state, z, seat) for z in state.rules.zones if z.name in wanted}
    row = [card.removesuffix("*") for card in zones[f"row{number}"]]
    hand = [*zones[f"hand{number}"], *zones.get("shared", ())]
    return POLICIES[policy](player, codes, hand, row)


def random_card(state: State, player: Random) -> int:
    """Any kind that can come; rare kinds as often as others, to meet rare things."""
    kinds = [k for k in range(int(state.rules.n_kinds)) if state.count(state.chance_bag, k) > 0]
    return player.choice(kinds)
