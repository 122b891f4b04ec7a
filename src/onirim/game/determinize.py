"""From what a seat knows to a game that could be: what search and hints think with.

They never get the state. Unknown cards are dealt at random: a hand gets Locations, everything
else any card that is left. All ways that agree with the view are equally likely, because a deal
that does not agree with it is thrown away as a whole. What a search does not find in the deck can
only be in a hand: it is dealt there first, as in every deal that agrees. Before all others come the
cards of shown sets.
"""

from __future__ import annotations

from collections import Counter

from onirim.engine.layout import SPECTATOR, Zone
from onirim.engine.messages import Message, OnirimError
from onirim.engine.rng import Rng
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import CHANCE, State
from onirim.game.shown_deal import deal_shown_sets
from onirim.game.view import View, view
from onirim.knowledge.sample import draw_hidden_cards
from onirim.notation.position import Guess, PositionError, read_position
from onirim.notation.zones import is_hand
from onirim.rules.catalogue import ruleset

__all__ = ["CannotDeterminize", "determinize"]

ATTEMPTS = 2000


class CannotDeterminize(OnirimError):
    """No deal that agrees with the view was found."""


def determinize(seen: View, rng: Rng) -> State:
    """A state whose view from the same seat is equal to this one."""
    if hasattr(seen, "masked") and seen.seat != SPECTATOR:
        return sampled(seen, rng)
    return determinize_text(seen, rng)


def sampled(seen: View, rng: Rng) -> State:
    """The masked state of a view with its hidden cards drawn by their odds."""
    for _ in range(ATTEMPTS):
        state = seen.masked.copy()
        if draw_hidden_cards(state, seen.seat, rng) and agrees(state, seen):
            return state
    raise no_deal(seen)


def agrees(state: State, seen: View) -> bool:
    """Is the same player asked the same? Only cards that matter to the step can change that."""
    known = seen.masked
    if state.rules.seats == 1 or known.to_move == CHANCE:
        return True
    return state.to_move == known.to_move and (
        known.to_move != seen.seat or state.legal() == known.legal()
    )


def determinize_text(seen: View, rng: Rng) -> State:
    """The same for a view that came over the wire, from its position line."""
    rules = ruleset(seen.rules)
    missed = missed_by_search(rules, seen)

    def guess(zone: Zone, left: Counter[str]) -> str:
        return deal_card(rules, zone, left, missed, rng)

    for _ in range(ATTEMPTS):
        dealt = deal_shown_sets(rules, seen.position, seen.shown, seen.unknown, missed, rng)
        position = [dealt, *guess_identities(rules, seen, rng)]
        state = possible(rules, "; ".join(position), guess)
        if state is not None and view(state, seen.seat) == seen:
            return state
    raise no_deal(seen)


def no_deal(seen: View) -> CannotDeterminize:
    return CannotDeterminize(
        Message("error-no-deal-agrees", "no deal agrees with '{position}'", position=seen.position)
    )


def possible(rules: Ruleset, position: str, guess: Guess) -> State | None:
    """The state so dealt; None if a step on its stack misses something: no game comes to that."""
    try:
        return read_position(rules, position, guess)
    except PositionError:
        return None


def missed_by_search(rules: Ruleset, seen: View) -> set[str]:
    """Unknown cards that are not in the deck, as whoever looks through it can see."""
    if not seen.actions or not search_verb(rules, seen):
        return set()
    return set(seen.unknown) - found_by_search(rules, seen)


def found_by_search(rules: Ruleset, seen: View) -> set[str]:
    """Kinds of cards in the deck, as whoever looks through it can see."""
    verb = search_verb(rules, seen)
    return {code for code in rules.codes if f"{verb}:{code}" in seen.actions}


def guess_identities(rules: Ruleset, seen: View, rng: Rng) -> list[str]:
    """The part of a position that names the identified cards in the unknown part of the deck.

    While somebody looks through the deck all of its cards are identified. Who searches sees the
    kinds that are there, each of them at least once; nobody else knows any.
    """
    if rules.seats == 1 or not rules.identity_bag or not search_verb(rules, seen):
        return []
    number = seen.unknown.get(rules.codes[rules.unidentified], 0)
    pool = list(seen.zones["identities"])
    wanted: set[str] = set()
    if seen.actions:
        found = found_by_search(rules, seen)
        shown = {card for members in seen.shown for card in members.cards}
        pool = [code for code in pool if code in found]
        wanted = {*pool} - {*seen.zones["top"], *seen.zones["bottom"], *shown}
    met = guess_all(pool, wanted, number, rng)
    return [" ".join(["met", *met])] if met else []


def guess_all(pool: list[str], wanted: set[str], number: int, rng: Rng) -> list[str]:
    """So many of the pool, each as likely as any other, those that are wanted among them."""
    for _ in range(ATTEMPTS):
        left = list(pool)
        met = [left.pop(int(rng.below(len(left)))) for _ in range(min(number, len(left)))]
        if wanted <= {*met}:
            return met
    return sorted(wanted)


def search_verb(rules: Ruleset, seen: View) -> str:
    """The verb with which whoever searches is shown what the deck holds; else nothing."""
    steps = [rules.steps[i] for i in range(1, len(rules.steps))]
    return "".join(step.deck_search_verb() for step in steps if step.name == seen.step)


def deal_card(rules: Ruleset, zone: Zone, left: Counter[str], missed: set[str], rng: Rng) -> str:
    """One of the cards left, each copy as likely as any other."""
    counts = {code: n for code, n in sorted(left.items()) if n > 0}
    if is_hand(rules, zone):
        counts = {c: n for c, n in counts.items() if rules.locations >> rules.kind(c) & 1}
        counts = {c: n for c, n in counts.items() if c in missed} or counts
    if not counts:
        raise CannotDeterminize(
            Message("error-no-card-left", "no card is left for '{zone}'", zone=zone.name)
        )
    ticket = int(rng.below(sum(counts.values())))
    for code, n in counts.items():
        ticket -= n
        if ticket < 0:
            return code
    raise AssertionError("a ticket is smaller than the sum")
