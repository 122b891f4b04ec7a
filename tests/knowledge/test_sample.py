"""Games that could be are dealt fairly: every way that agrees with the view is equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest

from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.game.chance import bag_counts
from onirim.game.state import State as Searched
from onirim.game.table_view import table_view
from onirim.notation.position import read_position
from onirim.rules.catalogue import ruleset
from tests.helpers.determinize import determinize
from tests.helpers.searches import FOUND
from tests.helpers.strategies import RULES

SAMPLES = 1_200
FACES = 11  # Denizens that nobody has met in the position below
Arrangement = tuple[tuple[str, ...], ...]


def small(position: str, pool: str, text: str = "duo") -> State:
    """A position in which only these cards cannot be placed by seat A; all others are out."""
    rules = RULES[text]
    hidden = Counter(pool.split())
    rest = Counter(bag_counts(read_position(rules, position))) + hidden_in(position, text) - hidden
    return read_position(rules, f"{position}; out {' '.join(rest.elements())}")


def hidden_in(position: str, text: str) -> Counter[str]:
    state = read_position(RULES[text], position)
    unknown = Counter(table_view(state, 0).unknown)
    return unknown - Counter(bag_counts(state))


def arrangement(state: State) -> Arrangement:
    zones = table_view(state, 1).zones
    return tuple(sorted(zones["hand2"])), zones["top"]


def expected(pool: list[str], hand: int, top: int) -> Counter[Arrangement]:
    """Count all ways to deal the pool, a hand of Locations first."""
    ways: Counter[Arrangement] = Counter()
    for deal in permutations(pool, hand + top):
        if all(card[1] in "sk" or card in ("Rm", "Bm") for card in deal[:hand]):
            ways[tuple(sorted(deal[:hand])), deal[hand:]] += 1
    return ways


def assert_equally_likely(found: Counter[Arrangement], ways: Counter[Arrangement]) -> None:
    """Chi-square over many deals; five standard deviations are no accident."""
    assert found.keys() <= ways.keys()
    share = found.total() / ways.total()
    chi = sum((found[way] - n * share) ** 2 / (n * share) for way, n in ways.items())
    freedom = len(ways) - 1
    assert freedom > 2
    assert chi < freedom + 5 * sqrt(2 * freedom)


@pytest.mark.parametrize("active", [1, 2])
def test_an_observed_state_is_completed_alike(active: int) -> None:
    """With a seed its hidden cards are drawn at once, whoever is to move."""
    line = f"hand1 Rs Rm Rk; hand2 Bs Gs; shared Ts Tk; active {active}; stack act"
    pool = "Bs Bs Gs Rm Nm"
    seen = Searched._around(small(line, pool)).observe(0)
    worlds = [seen.determinized(seed) for seed in range(SAMPLES)]
    assert all(world.observe(0) == seen for world in worlds[:20])
    found = Counter(arrangement(world._core) for world in worlds)
    assert_equally_likely(found, expected(pool.split(), 2, 0))


@pytest.mark.parametrize(
    ("position", "pool", "hand", "top"),
    [
        ("hand1 Rs Rm Rk; hand2 Bs Gs; shared Ts Tk; active 1; stack act", "Bs Bs Gs Rm Nm", 2, 0),
        (
            "hand1 Rs Rm Rk; hand2 Bs; top Nm/2 Bd/2; shared Ts Tk; active 1; stack act",
            "Bs Bs Gs Bd Nm",
            1,
            2,
        ),
        ("hand1 Rs Rm Rk; hand2 Bs; top Rd/2; shared Ts Tk; stack act", "Bs Gk Gk Rd Nm Nm", 1, 1),
    ],
    ids=["hand", "hand-and-top", "top"],
)
def test_every_way_is_equally_likely(position: str, pool: str, hand: int, top: int) -> None:
    state = small(position, pool)
    seen = table_view(state, 0)
    assert Counter(seen.unknown) == Counter(pool.split())
    rng = Rng(7)
    found = Counter(arrangement(determinize(seen, rng)) for _ in range(SAMPLES))
    ways = expected(pool.split(), hand, top)
    assert_equally_likely(found, ways)


def test_faces_come_in_their_proportions() -> None:
    """The partner has put a card on top: how likely a Denizen is, and then each face."""
    rules = RULES["duo+oniverse"]
    known = "hand1 Rs Rm Rk; hand2 Bs/1 Bm/1 Bk/1; shared Ts Tk; top Mi/2; active 1; stack act"
    out = "out Ar Ar Hb Hb Cy"
    rest = Counter(bag_counts(read_position(rules, f"{known}; {out}"))) - Counter(Dz=2, Ts=2, Nm=1)
    seen = table_view(read_position(rules, f"{known}; {out} {' '.join(rest.elements())}"), 0)
    assert seen.unknown == {"Dz": 3, "Ts": 2, "Nm": 1}
    faces = Counter(seen.zones["identities"])
    assert faces.total() == FACES
    ways = Counter(Nm=1 * FACES, Ts=2 * FACES) + Counter({face: 3 * n for face, n in faces.items()})
    rng = Rng(7)
    found = Counter(table_view(determinize(seen, rng), 1).zones["top"][0] for _ in range(SAMPLES))
    share = SAMPLES / ways.total()
    chi = sum((found[way] - n * share) ** 2 / (n * share) for way, n in ways.items())
    assert found.keys() == ways.keys()
    assert chi < len(ways) - 1 + 5 * sqrt(2 * (len(ways) - 1))


def test_what_a_search_misses_is_in_the_hand() -> None:
    """A sees that no green Sun is in the deck; the other card is blue in three of five ways."""
    position = "hand1 Rs Rm; hand2 Bs Gs; shared Ts Tk; drawn Hd; active 1"
    pool = "Bs Bs Bs Gs Rm Rm Nm"
    state = small(f"{position}; stack limbo fill bury order fetch", pool, "duo+premonitions")
    rng, seen = Rng(7), table_view(state, 0)
    hands = Counter(arrangement(determinize(seen, rng))[0] for _ in range(SAMPLES))
    assert hands.keys() == {("Bs", "Gs"), ("Gs", "Rm")}
    share, spread = SAMPLES * 3 / 5, sqrt(SAMPLES * 3 / 5 * 2 / 5)
    assert abs(hands["Bs", "Gs"] - share) < 5 * spread


@pytest.mark.parametrize("text", FOUND)
def test_every_viewer_can_sample_what_a_search_hides(text: str) -> None:
    """A soak found these: faces met in hidden places, Keys that must be in the deck."""
    state = read_position(ruleset(text), FOUND[text])
    rng = Rng(3)
    for viewer in (0, 1, -1):
        seen = table_view(state, viewer)
        for _ in range(30):
            guess = determinize(seen, rng)
            assert table_view(guess, viewer) == seen
            assert guess.legal()
