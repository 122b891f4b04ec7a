"""Two arrangements that somebody cannot tell apart: cards exchanged where he cannot look."""

from __future__ import annotations

from random import Random

from onirim.engine.actions import MOST_GROUPS
from onirim.engine.layout import SPECTATOR, Zone
from onirim.engine.memory import BAG, BOTTOM, SEEN, SORTED, TOP
from onirim.engine.state import State
from onirim.knowledge.shown_sets import SetRecord, set_shown_sets, settle_all, shown_sets
from onirim.knowledge.sight import put_back_so_far, sees
from onirim.notation.zones import is_hand

Slot = tuple[Zone, int]  # a zone and the address of a cell, or the kind for the bag

SEARCHES = ("fetch", "two-keys")  # here whoever decides looks through the deck, §T9 §T10


def hidden_slots(state: State, viewer: int) -> list[Slot]:
    """Every card that this viewer cannot place, in hands, on known places and being looked at.

    What another seat puts back in secret after it was shown is known to be one of those cards.
    """
    out = []
    tied = {*put_back(state, viewer)} if shown_before(state, viewer) else set[int]()
    for record in sets_of(state, viewer):
        tied |= {*slots_of(state, record), *(held_by(state, record) if record.in_hand else [])}
    for zone in state.rules.zones:
        if zone.at != BAG and zone.cards and zone.shape != 0:
            hidden = [
                at
                for at in cells_at(state, zone.at)
                if not sees(state, viewer, zone, int(state.mem[at]) & 3)
            ]
            out += [(zone, at) for at in hidden if at not in tied]
    return out


def cells_at(state: State, at: int) -> range:
    """Addresses of the cards of a zone."""
    return range(at + 1, at + 1 + int(state.mem[at]))


def put_back(state: State, viewer: int) -> range:
    """The cells of the cards that another seat has put back so far."""
    pile, number = put_back_so_far(state, viewer)
    end = pile + 1 + int(state.mem[pile]) if number else 0
    return range(end - number, end)


def shown_before(state: State, viewer: int) -> bool:
    """Has this viewer seen what another seat is putting back?"""
    seen = next(zone for zone in state.rules.zones if zone.at == SEEN)
    return state.size(SEEN) > 0 and sees(state, viewer, seen, int(state.mem[SEEN + 1]) & 3)


def exchanged(state: State, viewer: int, player: Random) -> State | None:
    """A copy in which hidden cards lie elsewhere and the same decision is open; or none."""
    twin = state.copy()
    slots = hidden_slots(twin, viewer)
    for zone, at in slots:
        if player.random() < 0.7:
            exchange(twin, zone, at, player)
    back = put_back(twin, viewer)
    if back:
        permute(twin, [*back, *cells_at(twin, SEEN)], player)
    exchange_in_sets(twin, viewer, player)
    for zone in twin.rules.zones:
        if zone.shape == SORTED:
            sort(twin, zone)
    if twin.rules.seats > 1 and twin.rules.identity_bag:
        exchange_identities(twin, player)
    written = [int(cell) for cell in twin.mem]
    twin.resume()
    same = [int(cell) for cell in twin.mem] == written and twin.status == state.status
    same = same and (viewer != state.active or finds_the_same(state, twin))
    return twin if same and names_cards_in_hand(twin) else None


def finds_the_same(state: State, twin: State) -> bool:
    """A search tells which cards are in the deck, so also which are not in the partner's hand."""
    return step_name(state) not in SEARCHES or state.legal() == twin.legal()


def exchange(state: State, zone: Zone, at: int, player: Random) -> None:
    """A hidden card for a random one of the bag; a hand holds Locations only."""
    rules, mem = state.rules, state.mem
    allowed = rules.locations if is_hand(rules, zone) else rules.everything
    bag = [k for k in range(int(rules.n_kinds)) if allowed >> k & 1 and mem[BAG + 1 + k] > 0]
    if not bag:
        return
    new, cell = player.choice(bag), int(mem[at])
    mem[BAG + 1 + new] -= 1
    mem[BAG + 1 + (cell >> 2)] += 1
    if new == rules.unidentified:
        new = a_face(state, player)
    mem[at] = new << 2 | cell & 3


def exchange_in_sets(state: State, viewer: int, player: Random) -> None:
    """Cards of one shown set lie in other places of it; others of them have left it."""
    for number, record in enumerate(shown_sets(state)):
        if record.orderer in [known.orderer for known in sets_of(state, viewer)]:
            permute(state, slots_of(state, record), player)
            unseen = [gone for gone in record.gone if viewer == SPECTATOR or gone[1] != 3]
            if unseen and len(unseen) == record.in_hand + sum(s == 3 for _, s in unseen):
                exchange_gone(state, number, player.choice(unseen), player)
    if state.rules.seats > 1:
        settle_all(state)


def exchange_gone(state: State, number: int, gone: tuple[int, int], player: Random) -> None:
    """Another Location of the set was drawn, if the one that was is still in the same hand."""
    (old, seats), records = gone, shown_sets(state)
    record = records[number]
    drawer = record.orderer if seats != 3 else 1 - record.orderer
    marks = 0 if seats != 3 else record.orderer + 1
    hand = int(state.rules.group_zones[drawer * MOST_GROUPS])
    held = [at for at in cells_at(state, hand) if state.mem[at] == old << 2 | marks]
    places = [
        at for at in slots_of(state, record) if state.rules.locations >> (state.mem[at] >> 2) & 1
    ]
    if not held or not places:
        return
    place = player.choice(places)
    new = int(state.mem[place]) >> 2
    state.mem[place] = old << 2 | state.mem[place] & 3
    state.mem[held[0]] = new << 2 | marks
    record.gone.remove(gone)
    record.gone = sorted([*record.gone, (new, seats)])
    set_shown_sets(state, records)
    sort(state, state.rules.zone_at(hand))


def sets_of(state: State, viewer: int) -> list[SetRecord]:
    """The shown sets of which this viewer does not know the order."""
    if not state.rules.hidden_hands and viewer != SPECTATOR:
        return []
    return [record for record in shown_sets(state) if record.orderer != viewer]


def slots_of(state: State, record: SetRecord) -> list[int]:
    """Addresses of the cards of a set: its places, and what the orderer looks at of it."""
    start = (BOTTOM if record.at_bottom else TOP) + record.start
    seen = [*cells_at(state, SEEN), *put_back(state, SPECTATOR)] if record.looked_at else []
    return [*range(start, start + record.length), *seen]


def held_by(state: State, record: SetRecord) -> range:
    """Addresses of the orderer's Personal cards."""
    return cells_at(state, int(state.rules.group_zones[record.orderer * MOST_GROUPS]))


def permute(state: State, cells: list[int], player: Random) -> None:
    """The same cards in other cells; the marks stay."""
    kinds = [int(state.mem[at]) >> 2 for at in cells]
    player.shuffle(kinds)
    for at, kind in zip(cells, kinds, strict=True):
        state.mem[at] = kind << 2 | int(state.mem[at]) & 3


def a_face(state: State, player: Random) -> int:
    """Somebody has seen the card without a face: one of those that nobody has met."""
    rules, mem = state.rules, state.mem
    face = player.choice(
        [k for k in range(int(rules.n_kinds)) if mem[rules.identity_bag + 1 + k] > 0]
    )
    for zone, kind, change in (
        (rules.identity_bag, face, -1),
        (rules.identified, int(rules.unidentified), 1),
    ):
        mem[zone] += change
        mem[zone + 1 + kind] += change
    return face


def exchange_identities(state: State, player: Random) -> None:
    """Identified cards in the unknown part of the deck are others, or not identified yet (§T10).

    While the deck is looked through all of them are.
    """
    rules, mem = state.rules, state.mem
    for kind in [k for k in range(int(rules.n_kinds)) if rules.homes[k] == rules.identity_bag]:
        for _ in range(int(mem[BAG + 1 + kind])):
            if player.random() < 0.5:
                mem[BAG + 1 + kind] -= 1
                mem[rules.identity_bag] += 1
                mem[rules.identity_bag + 1 + kind] += 1
                mem[rules.identified] -= 1
                mem[rules.identified + 1 + rules.unidentified] -= 1
                searched = step_name(state) == "fetch"
                new = a_face(state, player) if searched else int(rules.unidentified)
                mem[BAG + 1 + new] += 1


def sort(state: State, zone: Zone) -> None:
    """A hand lies sorted."""
    n = int(state.mem[zone.at])
    cells = sorted(int(state.mem[zone.at + i]) for i in range(1, n + 1))
    for i, cell in enumerate(cells, 1):
        state.mem[zone.at + i] = cell


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
