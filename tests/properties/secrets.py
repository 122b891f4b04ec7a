"""Two arrangements that somebody cannot tell apart: cards exchanged where he cannot look."""

from __future__ import annotations

from random import Random

from onirim.engine.layout import Zone
from onirim.engine.memory import BAG, SORTED
from onirim.engine.state import State
from onirim.notation.zones import SPECTATOR, is_hand, sees

Slot = tuple[Zone, int]  # a zone and the address of a cell, or the kind for the bag

SEARCHES = ("fetch", "two-keys")  # here whoever decides looks through the deck, §T9 §T10


def hidden_slots(state: State, viewer: int) -> list[Slot]:
    """Every card that this eye cannot place, in hands, on known places and being looked at."""
    out = []
    for zone in state.rules.zones:
        if zone.at != BAG and zone.cards and zone.shape != 0:
            cells = range(zone.at + 1, zone.at + 1 + int(state.mem[zone.at]))
            out += [(zone, at) for at in cells if not sees(viewer, zone, int(state.mem[at]) & 3)]
    return out


def exchanged(state: State, viewer: int, player: Random) -> State | None:
    """A copy in which hidden cards lie elsewhere and the same decision is open; or none."""
    twin = state.copy()
    slots = hidden_slots(twin, viewer)
    for zone, at in slots:
        if player.random() < 0.7:
            exchange(twin, zone, at, player)
    for zone in {zone.at: zone for zone, _ in slots}.values():
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


def eyes(state: State) -> list[int]:
    """Every seat, and whoever looks on."""
    return [*range(int(state.rules.seats)), SPECTATOR]
