"""Identities that a viewer cannot know of: such a card counts as an unidentified one (rules §T10).

Whatever shows or counts cards asks here: views, odds, observations, and features of the net.
"""

from __future__ import annotations

from onirim.engine.actions import ref_of, verb_of
from onirim.engine.card_sets import KINDS
from onirim.engine.kinds import numbers
from onirim.engine.memory import BOTTOM, TOP
from onirim.engine.native import i64, vec
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.knowledge.hidden_places import HiddenPlaces
from onirim.knowledge.marks import is_seen


def hide_identities(rules: Ruleset, pool: vec[i64], hidden: vec[i64]) -> None:
    """Hide the identities in a pool of cards that a viewer cannot place (§T10).

    A seat does not know which of them have been identified for its partner. Afterwards the pool
    counts them as unidentified, and `hidden` counts them by identity. Alone there is no partner.
    """
    k: i64
    for k in range(rules.n_kinds):
        if rules.homes[k] == rules.identity_bag and rules.seats > 1:
            n = pool[k]
            hidden[k] = n
            pool[k] = 0
            pool[rules.unidentified] += n


def hidden_identities(places: HiddenPlaces) -> list[int]:
    """Hide the identities of the cards in hidden places, and return how many of each kind.

    Those of shown sets are known by name.
    """
    pool = numbers(KINDS)
    hidden = numbers(KINDS)
    k: i64
    for k in range(KINDS):
        pool[k] = places.unknown[k]
    for i, which in enumerate(places.set_of):
        if which >= 0:
            pool[places.kinds[i]] -= 1
    rules = places.state.rules
    hide_identities(rules, pool, hidden)
    for k in range(KINDS):
        places.unknown[k] -= hidden[k]
        places.unknown[rules.unidentified] += hidden[k]
    return [int(n) for n in hidden]


def put_identities_back(seen: State, hidden: list[int]) -> None:
    """Count these identities as unused again."""
    mem = seen.mem
    number = sum(hidden)
    k: i64
    for k in range(KINDS):
        mem[seen.identity_bag + 1 + k] += hidden[k]
    mem[seen.identity_bag] += number
    mem[seen.identified] -= number
    mem[seen.identified + 1 + seen.unidentified] -= number


def name_listed(seen: State, places: HiddenPlaces, legal: list[int]) -> None:
    """While a list names the kinds in the deck, all its cards are identified (§R16).

    Each kind of the list is there at least once; one that is known to be there, by its place or in
    a shown set, needs no card more.
    """
    listed = kinds_on_list(seen, legal)
    cells = [seen.mem[pile + i] for pile in (TOP, BOTTOM) for i in range(1, seen.mem[pile] + 1)]
    in_sight = [cell >> 2 for cell in cells if is_seen(cell, places.mark)]
    listed.sort(key=lambda k: k in in_sight or places.unknown[k] > 0)
    bag = seen.identity_bag
    number = places.unknown[seen.unidentified]
    while number > 0:
        before = number
        for k in listed:
            if number > 0 and seen.mem[bag + 1 + k] > 0:
                number -= 1
                seen.mem[bag] -= 1
                seen.mem[bag + 1 + k] -= 1
                seen.count_identified()
                places.unknown[k] += 1
                places.unknown[seen.unidentified] -= 1
        if number == before:
            return


def kinds_on_list(seen: State, legal: list[int]) -> list[int]:
    """Kinds with a hidden identity that the searcher is offered; none where nothing is listed."""
    verb = seen.top_step.deck_search_verb()
    rules = seen.rules
    kinds = [ref_of(action) for action in legal if rules.verbs[verb_of(action)].name == verb]
    return [k for k in kinds if rules.homes[k] == rules.identity_bag]
