"""Ways to shuffle and to play, for whole games: by seed and number, the same whoever asks.

A fair dealer's games are nearly always lost, most of all with several modules. A kind one deals
so that games are often won, because how a game is won must be compared too.
"""

from __future__ import annotations

from random import Random

from tests.helpers.policies import POLICIES
from tests.oracles.base import Oracle
from tests.oracles.cards import TOWERS, is_door, is_room, symbol
from tests.oracles.frame import Shuffle, split

IDLE = 3  # how many Suns and Moons a kind dealer deals first, at most
DOOR_FIRST = 0.3  # how often a Door comes before its Key
SLIPS = (0, 0, 1, 3)  # how many pairs of cards change places after all


def shuffle_of(seed: int) -> Shuffle:
    """Shuffle fairly."""

    def shuffle(cards: list[str], number: int) -> list[str]:
        order = list(cards)
        Random(seed << 16 | number if number >= 0 else f"{seed}/{number}").shuffle(order)
        return order

    return shuffle


def kind_shuffle_of(seed: int) -> Shuffle:
    """Lay each Door behind a Key that opens it, in the order of the Goals; Nightmares come last."""
    doors = _kind_doors(Random(f"doors/{seed}"))

    def shuffle(cards: list[str], number: int) -> list[str]:
        random = Random(f"kind/{seed}/{number}")
        order = random.sample(cards, len(cards))
        if number >= 0:
            return _kind_order(random, order, doors)
        return _forward(order, doors) if is_door(order[0]) else order

    return shuffle


def choice(policy: str, player: Random, oracle: Oracle) -> str:
    """Ask a policy for an answer to the oracle's question.

    Besides the common ones there is ``wild``, which plays Crossroads wherever it can.
    """
    codes = oracle.options()
    if policy == "wild":
        policy, codes = "random", [code for code in codes if code.startswith("play:X")] or codes
    elif policy == "seeking":
        codes = _sensible(oracle)
    return POLICIES[policy](player, codes, oracle.hand_cards(), oracle.me.row)


def _kind_doors(random: Random) -> list[str]:
    """Choose in which order Doors come: anyhow, or round by round, as two players like it."""
    doors = [colour + "d" for colour in random.sample("RBGT", 4)] * 3
    doors.insert(random.randint(0, 8), "Od")
    return doors if random.random() < 0.5 else random.sample(doors, len(doors))


def _kind_order(random: Random, order: list[str], doors: list[str]) -> list[str]:
    """Take helpful cards to the front, Nightmares to the end."""
    idle = [card for card in order if is_room(card) and symbol(card) in "sm"]
    first = ["Ld"] * 4 + random.sample(TOWERS, 8) + idle[: random.randint(0, IDLE)]
    first += random.choice(([], ["Xs", "Xm", "Xs"]))
    here = [card for card in _forward(order, doors) if is_door(card)]
    pairs = [card for door in here for card in (_key_for(door), door)]
    first += pairs[1:] if random.random() < DOOR_FIRST else pairs
    nightmares = [card for card in order if card == "Nm"]
    rest = [card for card in order if card != "Nm"]
    return _with_slips(random, _forward(rest, first) + nightmares)


def _forward(cards: list[str], first: list[str]) -> list[str]:
    """Take the cards named first to the front, as far as they are there."""
    rest = list(cards)
    front = []
    for card in first:
        if card in rest:
            rest.remove(card)
            front.append(card)
    return front + rest


def _key_for(door: str) -> str:
    return "Rk" if door == "Od" else door[0] + "k"


def _with_slips(random: Random, order: list[str]) -> list[str]:
    places = range(len(order))
    for _ in range(random.choice(SLIPS) if order else 0):
        a, b = random.choice(places), random.choice(places)
        order[a], order[b] = order[b], order[a]
    return order


def _sensible(oracle: Oracle) -> list[str]:
    """Leave out what would waste a Door."""
    useful = [code for code in oracle.options() if not _wastes(oracle, code)]
    return useful or oracle.options()


def _wastes(oracle: Oracle, code: str) -> bool:
    verb, card = split(code)
    door = card if verb.startswith("take") else "".join(oracle.drawn)
    if not verb.startswith("take") and not verb.endswith("unlock"):
        return False
    return not oracle.wants(door)
