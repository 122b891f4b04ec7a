"""Looking through the whole deck: what it holds, what leaves it, and what follows (rules §12.3)."""

from __future__ import annotations

from onirim.engine.hooks import SEARCHED
from onirim.engine.memory import BAG, BOTTOM, DISCARDED, TOP
from onirim.engine.native import i64
from onirim.engine.table import Table
from onirim.engine.vocabulary import SHUFFLE


def end_search(g: Table) -> None:
    """What follows a search, then one shuffle; both come before what is on the stack now."""
    g.call(SHUFFLE)  # §R5
    g.moment(SEARCHED, 0)  # §C11 §5.2.9


def deck_holds(g: Table, kinds: i64) -> i64:
    """How many cards of these kinds."""
    n: i64 = 0
    k: i64
    for k in range(g.rules.n_kinds):
        if (kinds >> k) & 1:
            n += g.count(BAG, k) + g.copies_in(TOP, k) + g.copies_in(BOTTOM, k)
    return n


def discard_from_deck(g: Table, kinds: i64) -> None:
    """All cards of these kinds; they are shown."""
    k: i64
    for k in range(g.rules.n_kinds):
        while (kinds >> k) & 1 and g.in_deck(k):
            g.search_out(k)
            g.place(k, DISCARDED)  # §7.1 §T9


def forget_places(g: Table) -> None:
    """Before a card is taken in secret: whoever knew its place must not see that it is gone."""
    g.forget(TOP)  # §T9
    g.forget(BOTTOM)
