"""Two arrangements that somebody cannot tell apart: cards exchanged where he cannot look."""

from __future__ import annotations

from random import Random

from onirim.engine.actions import MOST_GROUPS
from onirim.engine.layout import SPECTATOR, Zone
from onirim.engine.memory import BAG, BOTTOM, SEEN, SORTED, TOP
from onirim.engine.state import State
from onirim.knowledge.shown_sets import SetRecord, conclude_all, set_shown_sets, shown_sets
from onirim.knowledge.sight import put_back_so_far, sees
from tests.helpers.invariants import cells

Place = tuple[int, int]  # the address of a zone, and which of its cards, from 1

SEARCHES = ("fetch", "two-keys")  # here whoever decides looks through the deck, §T9 §T10


def hidden_places(state: State, viewer: int) -> list[tuple[Zone, Place]]:
    """Every card that this viewer cannot place, in hands, on known places and being looked at.

    What another seat puts back in secret after it was shown is known to be one of those cards.
    """
    out = []
    tied = {*put_back(state, viewer)} if shown_before(state, viewer) else set[Place]()
    for record in sets_of(state, viewer):
        tied |= {*places_of(state, record), *(held_by(state, record) if record.in_hand else [])}
    for zone in state.rules.zones:
        if zone.at != BAG and zone.cards and zone.shape != 0:
            hidden = [
                place
                for place in places_in(state, zone.at)
                if not sees(state, viewer, zone, marks_at(state, place))
            ]
            out += [(zone, place) for place in hidden if place not in tied]
    return out


def places_in(state: State, zone: int) -> list[Place]:
    """The places of all cards of a zone."""
    return [(zone, i + 1) for i in range(int(state.size(zone)))]


def kind_at(state: State, place: Place) -> int:
    zone, i = place
    return int(state.at(zone, i))


def marks_at(state: State, place: Place) -> int:
    zone, i = place
    return state.cells(zone)[i - 1][1]


def set_kind(state: State, place: Place, kind: int) -> None:
    """Put another card in the same place; the marks stay, and a hand may need to be sorted."""
    zone, i = place
    marks = marks_at(state, place)
    state.lift_at(zone, i)
    state.place_at(kind, zone, i, marks)


def put_back(state: State, viewer: int) -> list[Place]:
    """The places of the cards that another seat has put back so far."""
    pile, number = put_back_so_far(state, viewer)
    return places_in(state, pile)[-number:] if number else []


def shown_before(state: State, viewer: int) -> bool:
    """Has this viewer seen what another seat is putting back?"""
    seen = next(zone for zone in state.rules.zones if zone.at == SEEN)
    return state.size(SEEN) > 0 and sees(state, viewer, seen, marks_at(state, (SEEN, 1)))


def exchanged(state: State, viewer: int, player: Random) -> State | None:
    """A copy in which hidden cards lie elsewhere and the same decision is open; or none."""
    twin = state.copy()
    for zone, place in hidden_places(twin, viewer):
        if player.random() < 0.7:
            exchange(twin, zone, place, player)
    back = put_back(twin, viewer)
    if back:
        permute(twin, [*back, *places_in(twin, SEEN)], player)
    exchange_in_sets(twin, viewer, player)
    for zone in twin.rules.zones:
        if zone.shape == SORTED:
            sort(twin, zone.at)
    if twin.rules.seats > 1 and twin.rules.identity_bag:
        exchange_identities(twin, player)
    written = cells(twin)
    twin.resume()
    same = cells(twin) == written and twin.status == state.status
    same = same and (viewer != state.active or finds_the_same(state, twin))
    return twin if same and names_cards_in_hand(twin) else None


def finds_the_same(state: State, twin: State) -> bool:
    """A search tells which cards are in the deck, so also which are not in the partner's hand."""
    return step_name(state) not in SEARCHES or state.legal() == twin.legal()


def exchange(state: State, zone: Zone, place: Place, player: Random) -> None:
    """A hidden card for a random one of the bag; a hand holds Locations only."""
    rules = state.rules
    allowed = rules.locations if zone.at in list(rules.group_zones) else rules.everything
    bag = [k for k in range(int(rules.n_kinds)) if allowed >> k & 1 and state.count(BAG, k) > 0]
    if not bag:
        return
    new = player.choice(bag)
    state.lift(new, BAG)
    state.place(kind_at(state, place), BAG)
    if new == rules.unidentified:
        new = a_face(state, player)
    set_kind(state, place, new)


def exchange_in_sets(state: State, viewer: int, player: Random) -> None:
    """Cards of one shown set lie in other places of it; others of them have left it."""
    for number, record in enumerate(shown_sets(state)):
        if record.orderer in [known.orderer for known in sets_of(state, viewer)]:
            permute(state, places_of(state, record), player)
            unseen = [gone for gone in record.gone if viewer == SPECTATOR or gone[1] != 3]
            if unseen and len(unseen) == record.in_hand + sum(s == 3 for _, s in unseen):
                exchange_gone(state, number, player.choice(unseen), player)
    if state.rules.seats > 1:
        conclude_all(state)


def exchange_gone(state: State, number: int, gone: tuple[int, int], player: Random) -> None:
    """Another Location of the set was drawn, if the one that was is still in the same hand."""
    (old, seats), records = gone, shown_sets(state)
    record = records[number]
    drawer = record.orderer if seats != 3 else 1 - record.orderer
    marks = 0 if seats != 3 else record.orderer + 1
    hand = int(state.rules.group_zones[drawer * MOST_GROUPS])
    held = [i for i, cell in enumerate(state.cells(hand), 1) if cell == (old, marks)]
    locations = state.rules.locations
    places = [at for at in places_of(state, record) if locations >> kind_at(state, at) & 1]
    if not held or not places:
        return
    place = player.choice(places)
    new = kind_at(state, place)
    set_kind(state, place, old)
    set_kind(state, (hand, held[0]), new)
    record.gone.remove(gone)
    record.gone = sorted([*record.gone, (new, seats)])
    set_shown_sets(state, records)
    sort(state, hand)


def sets_of(state: State, viewer: int) -> list[SetRecord]:
    """The shown sets of which this viewer does not know the order."""
    if not state.rules.hidden_hands and viewer != SPECTATOR:
        return []
    return [record for record in shown_sets(state) if record.orderer != viewer]


def places_of(state: State, record: SetRecord) -> list[Place]:
    """The places of the cards of a set, and what the orderer looks at of it."""
    pile = BOTTOM if record.at_bottom else TOP
    run = [(pile, record.start + i) for i in range(record.length)]
    seen = [*places_in(state, SEEN), *put_back(state, SPECTATOR)] if record.looked_at else []
    return [*run, *seen]


def held_by(state: State, record: SetRecord) -> list[Place]:
    """The places of the orderer's Personal cards."""
    return places_in(state, int(state.rules.group_zones[record.orderer * MOST_GROUPS]))


def permute(state: State, places: list[Place], player: Random) -> None:
    """The same cards in other places; the marks stay."""
    kinds = [kind_at(state, place) for place in places]
    player.shuffle(kinds)
    for place, kind in zip(places, kinds, strict=True):
        set_kind(state, place, kind)


def a_face(state: State, player: Random) -> int:
    """Somebody has seen the card without a face: one of those that nobody has met."""
    rules = state.rules
    bag = int(rules.identity_bag)
    face = player.choice([k for k in range(int(rules.n_kinds)) if state.count(bag, k) > 0])
    state.lift(face, bag)
    state.place(rules.unidentified, rules.identified)
    return face


def exchange_identities(state: State, player: Random) -> None:
    """Identified cards in the unknown part of the deck are others, or not identified yet (§T10).

    While the deck is looked through all of them are.
    """
    rules = state.rules
    for kind in [k for k in range(int(rules.n_kinds)) if rules.homes[k] == rules.identity_bag]:
        for _ in range(int(state.count(BAG, kind))):
            if player.random() < 0.5:
                state.move(kind, BAG, rules.identity_bag)
                state.lift(rules.unidentified, rules.identified)
                searched = step_name(state) == "fetch"
                new = a_face(state, player) if searched else int(rules.unidentified)
                state.place(new, BAG)


def sort(state: State, zone: int) -> None:
    """A hand lies sorted."""
    cards = state.cells(zone)
    for _ in cards:
        state.lift_at(zone, 1)
    for kind, marks in sorted(cards):
        state.place(kind, zone, marks)


def names_cards_in_hand(state: State) -> bool:
    """A swap that has begun names a Personal card, which must be there."""
    if step_name(state) != "swap":
        return True
    arg = int(state.arg())
    return arg == 0 or state.copies_in(state.hand, arg - 1) > 0


def step_name(state: State) -> str:
    return state.top_step.name


def viewers_of(state: State) -> list[int]:
    """Every seat, and a spectator."""
    return [*range(int(state.rules.seats)), SPECTATOR]
