"""A state as one seat sees it: a copy in which nothing depends on what that seat has not seen.

`observe` is what views and players read. `as_seen_by` can be played on: hidden cards are chance.
"""

from __future__ import annotations

from onirim.engine.actions import MOST_GROUPS
from onirim.engine.card_sets import MARK_BITS, has
from onirim.engine.hooks import ASK, WAIT
from onirim.engine.layout import SPECTATOR
from onirim.engine.memory import ACTIVE, BAG, BOTTOM, RESULT, SEEN, STACK, TOP
from onirim.engine.native import i64
from onirim.engine.state import NOT_LISTED, State
from onirim.knowledge.hidden_chance import hidden_chance
from onirim.knowledge.hidden_places import HiddenPlaces, hidden_places
from onirim.knowledge.identities import hidden_identities, name_listed, put_identities_back
from onirim.knowledge.marks import argument_is_secret
from onirim.knowledge.pool import rows_with_sum
from onirim.knowledge.shown_sets import leave_place, set_shown_sets, shown_sets


def as_seen_by(state: State, seat: i64) -> State:
    """The same game in which what this seat has not seen is chance, weighed by the seat's pool.

    Alone nothing is hidden but the order of the deck, which is chance anyway.
    """
    if state.hidden is not None:
        return state.copy()
    seen = observe(state, seat)
    if state.rules.seats > 1 and seen.mem[RESULT] == 0:
        hidden = hidden_chance(state, seat)
        seen.hidden = hidden
        if seen.status == WAIT or seen.mem[ACTIVE] != seat:
            asked = seen.status == ASK
            frames = seen.frames()
            seen.n_choices = 0
            seen.advance()
            hidden.asked = asked and hidden.lifting and seen.frames() == frames
    return seen


def as_seen_by_mover(state: State) -> State:
    """Return the state that a player may think with: what the seat to move has seen of it.

    With one player that is the state itself: only the order of the deck is hidden, and no state
    holds it.
    """
    return state if state.rules.seats == 1 else as_seen_by(state, state.mem[ACTIVE])


def observe(state: State, viewer: i64) -> State:
    """A copy for a seat or SPECTATOR: hidden cards are dealt in a way that gives nothing away."""
    seen = state.copy()
    if state.rules.seats == 1 or state.mem[RESULT] != 0:
        return seen
    mem = seen.mem
    seen.decisions = 0  # how often the partner was asked tells how many cards were equal (§T9)
    if mem[ACTIVE] != viewer:
        hide_progress(seen, viewer)
    if viewer == SPECTATOR:
        hide_marks_in_hands(seen)
        forget_what_players_know(seen)
    forget_unknown_places(seen, TOP)
    forget_unknown_places(seen, BOTTOM)
    conceal(seen, viewer, state.copy().legal() if looks_through_deck(state, viewer) else [])
    return seen


def looks_through_deck(state: State, viewer: i64) -> bool:
    """Is the viewer shown what the deck holds? Its legal actions tell it."""
    looks = state.status == ASK and state.mem[ACTIVE] == viewer
    return looks and state.top_step.looks_through_deck(state)


def conceal(seen: State, viewer: i64, legal: list[int]) -> None:
    """Deal the hidden cards of a state: only what the viewer knows decides which lie where.

    `legal` are the viewer's actions if it looks through the deck: the cards dealt allow just these.
    """
    places = hidden_places(seen, viewer)
    if seen.identity_bag != 0:
        put_identities_back(seen, hidden_identities(places))
        if legal:
            name_listed(seen, places, legal)
    places.deal([])
    if legal:
        deal_like(seen, places, legal)
    if seen.status == WAIT and seen.identity_bag != 0:
        seen.advance()


def hide_progress(state: State, viewer: i64) -> None:
    """While another seat chooses in secret nobody sees how far it is (§T9, §T11)."""
    mem = state.mem
    pile = state.top_step.puts_back_to()
    if pile != 0:
        marks = mem[SEEN + 1] & MARK_BITS
        for _ in range(state.arg()):
            card = state.lift_at(pile, mem[pile])
            state.place(card, SEEN, marks)
    at = mem[STACK]
    while at > STACK:
        if argument_is_secret(state, mem[at], viewer):
            mem[at + 1] = 0
        at -= 2


def hide_marks_in_hands(state: State) -> None:
    """Who knows a card of a hand could tell what was drawn from a set."""
    mem = state.mem
    rules = state.rules
    seat: i64
    i: i64
    for seat in range(rules.seats if rules.hidden_hands else 0):
        zone = rules.group_zones[seat * MOST_GROUPS]
        for i in range(mem[zone]):
            mem[zone + 1 + i] &= ~MARK_BITS
    # equal kinds are neighbours, so the hand is still sorted


def forget_unknown_places(state: State, pile: i64) -> None:
    """A card in a place of the deck that nobody knows is one of its unknown cards."""
    mem = state.mem
    records = shown_sets(state)
    i: i64 = mem[pile]
    while i > 0:
        if mem[pile + i] & MARK_BITS == 0:
            leave_place(records, pile, i)
            card = state.lift_at(pile, i)
            mem[BAG] += 1
            mem[BAG + 1 + card] += 1
        i -= 1
    set_shown_sets(state, records)


def forget_what_players_know(state: State) -> None:
    """A spectator knows less of shown sets: not what is in a hand, nor who knows what has left."""
    records = [record for record in shown_sets(state) if record.length > 0 or record.looked_at]
    for record in records:
        record.in_hand = 0
        record.gone = [(kind, record.orderer + 1) for kind, _ in record.gone]
    set_shown_sets(state, records)


def deal_like(seen: State, places: HiddenPlaces, legal: list[int]) -> None:
    """Who looks through the deck knows what may be taken: a hand that leaves just that (§T10)."""
    seen.n_choices = NOT_LISTED
    if seen.legal() == legal:
        return
    first = len(places.set_of)
    kinds = [k for k in range(int(seen.rules.n_kinds)) if has(seen.rules.locations, k)]
    most = [places.unknown[k] for k in kinds]
    for row in rows_with_sum(most, len(places.kinds) - first):
        hand = [k for k, n in zip(kinds, row, strict=True) for _ in range(n)]
        places.deal_hand(hand)
        seen.n_choices = NOT_LISTED
        if seen.legal() == legal:
            return
