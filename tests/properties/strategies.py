"""Positions for hypothesis: whatever some game can lead to."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from onirim.engine.catalogue import ruleset
from onirim.engine.hooks import ASK, WAIT
from onirim.engine.memory import ACTIVE, GOING_ON, RESULT
from onirim.engine.ruleset import Ruleset
from onirim.engine.table import Table
from onirim.view import view
from tests.policies import POLICIES

MODES = ("solo", "solo+B10", "duo", "duo:open", "duo:limited", "duo+T1")
BOOK_AND_GLYPHS = ("solo+book+glyphs", "duo+book:hard+glyphs+T1")
ONIVERSE = ("solo+oniverse", "duo+oniverse")
ALL_OF_THEM = "duo:limited+towers+crossroads+incubus+pouch+manual"
NAMES = (
    *MODES, *BOOK_AND_GLYPHS, *ONIVERSE, "solo+towers:hard", "duo+towers",
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


def table_of(how: Made) -> Table:
    """Play so far; a game that ends before is over."""
    text, policy, seed, steps = how
    table = Table(RULES[text])
    table.start()
    player = Random(seed)
    for _ in range(steps):
        if not step(table, player, policy):
            break
    return table


def step(table: Table, player: Random, policy: str) -> bool:
    """One decision of a seat or of chance; False when the game is over."""
    if table.mem[RESULT] != GOING_ON:
        return False
    if table.asked == WAIT:
        table.tell(random_card(table, player))
    else:
        assert table.asked == ASK
        table.apply(table.rules.action_of[choice(table, player, policy)])
    return True


def choice(table: Table, player: Random, policy: str) -> str:
    """What a policy does; it is told the hand and the row of whoever decides."""
    codes = [table.rules.code_of[action] for action in table.legal()]
    seat = int(table.mem[ACTIVE])
    zones = view(table, seat).zones
    number = "" if table.rules.seats == 1 else str(seat + 1)
    row = [card.removesuffix("*") for card in zones["row" + number]]
    hand = [*zones["hand" + number], *zones.get("shared", ())]
    return POLICIES[policy](player, codes, hand, row)


def random_card(table: Table, player: Random) -> int:
    """Any kind that can come; rare kinds as often as others, to meet rare things."""
    kinds = [k for k in range(int(table.rules.n_kinds)) if table.count(table.waits, k) > 0]
    return player.choice(kinds)
