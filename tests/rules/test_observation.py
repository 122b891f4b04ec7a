"""The observation of a seat: what its view shows, as one byte for each name."""

from __future__ import annotations

import re
import zlib
from collections import Counter
from random import Random

import pytest

from onirim.engine.state import State
from onirim.game.table_view import TableView, table_view
from onirim.notation.position import read_position
from onirim.notation.zones import HIDDEN
from onirim.rules.catalogue import RULES_VERSION, ruleset
from onirim.rules.observation import action_mask, observation, observer_of
from tests.helpers.breadth import WHOLE, cases, games
from tests.helpers.invariants import cells
from tests.helpers.rulesets import (
    alone_and_together,
    every_ruleset,
    some_rulesets,
    with_everything,
)
from tests.helpers.secrets import exchanged
from tests.helpers.strategies import step, table_of

RULESETS = [rules.text for rules in cases(some_rulesets(), alone_and_together())]
HIDING = (
    "duo", "duo:limited+towers+crossroads+incubus+pouch+manual", "duo+premonitions+oniverse",
    "duo+dreamcatchers+premonitions", "duo+book+glyphs+oniverse", "duo+oniverse",
    "duo:open+glyphs+premonitions+oniverse",
)  # fmt: skip


LOOKED_AT = 1 if WHOLE else 0.15  # of all positions of a game
HANDS = "hand1 Rs Rm/2 Rk; hand2 Bs/1 Bm Bk; shared Gs Gm"
HANDS_OPEN = "hand1 Rs Rm Rk; hand2 Bs Bm Bk; shared Gs Gm"


def seen(state: State, seat: int) -> dict[str, int]:
    """What is not zero, by name."""
    names = observer_of(state.rules).names
    return {name: n for name, n in zip(names, observation(state, seat), strict=True) if n}


EXAMPLES = [
    ("solo", "hand Rs Rs Gm Tk Bs; stack act", "hand/Rs=2 hand/Gm=1 unknown/Nm=10 deck=71"),
    ("solo", "hand Rs Bs Gs Tk Tm; doors Rd Bd; stack act", "doors/Rd=1 unknown/Rd=1"),
    ("solo", "hand Rs Bs Gs Tk; limbo Nm Rd; stack limbo fill", "limbo/Rd=1 step/fill=1"),
    ("solo", "hand Rs Bs Gs Tk Tm; row Bs Gm Gs; stack act", "row 1/Gs=1 row 3/Bs=1 series=2"),
    ("solo", "hand Rs Bs Gs Tk Tm; row Gs* Gm* Gs*; stack act", "row 1/used=1 series=0"),
    ("solo", "hand Rs Bs Gs Tk Tm; top Nm Bs; stack act", "next 1/Nm=1 next 2/Bs=1 top/Bs=1"),
    ("duo", HANDS + "; stack act", "my hand/Rs=1 their hand/Bs=1 unknown/Bk=3"),
    ("duo", HANDS + "; active 2; stack act", "my hand/Rs=1 their hand/Bs=1 my turn=0"),
    ("duo", HANDS + "; row2 Rs; doors2 Bd; stack act", "their row 1/Rs=1 their doors/Bd=1"),
    ("duo:open", HANDS_OPEN + "; stack act", "their hand/Bk=1 unknown/Bk=2 my turn=1"),
]


@pytest.mark.parametrize(("rules", "position", "expected"), EXAMPLES)
def test_examples(rules: str, position: str, expected: str) -> None:
    """Seat 0 looks at a position."""
    counts = seen(read_position(ruleset(rules), position), 0)
    for example in re.findall(r"[^=]+=\d+", expected):
        name, _, number = example.strip().partition("=")
        assert counts.get(name, 0) == int(number), example


@pytest.mark.parametrize("text", RULESETS)
def test_it_says_what_the_view_shows(text: str) -> None:
    """Name by name, for each seat, whoever is to move, and at the end."""
    player = Random(text)
    for seed in range(games(1, 6)):
        state = State(ruleset(text))
        state.start()
        policy = ("mixed", "seeking", "random")[seed % 3]
        going_on = True
        while going_on:
            if state.result or player.random() < LOOKED_AT:
                for seat in range(int(state.rules.seats)):
                    assert seen(state, seat) == told_by(table_view(state, seat))
            going_on = step(state, player, policy)


NAMES = {
    "solo": (299, 2773645316),
    "duo": (370, 515381338),
    with_everything("solo"): (1847, 273590923),
    with_everything("duo"): (2110, 3817180322),
}


@pytest.mark.parametrize("text", NAMES)
def test_names_last_as_long_as_the_rules(text: str) -> None:
    """Whoever changes names, or their order, raises RULES_VERSION: nets have learned them."""
    names = observer_of(ruleset(text)).names
    assert RULES_VERSION == 2
    assert (len(names), zlib.crc32("\n".join(names).encode())) == NAMES[text]


def test_names_of_every_ruleset_last_as_long_as_the_rules() -> None:
    """Each mode and way of talking with each module, option and house rule."""
    texts = sorted({*every_ruleset()})
    told = 0
    for text in texts:
        names = observer_of(ruleset(text)).names
        told = zlib.crc32("\n".join([text, *names, ""]).encode(), told)
    assert RULES_VERSION == 2
    assert (len(texts), told) == (144, 4096797012)


@pytest.mark.parametrize("text", HIDING)
def test_cards_that_lie_elsewhere_change_no_byte(text: str) -> None:
    """Hidden cards are dealt again; observation and mask of the seat stay the same."""
    player = Random(3)
    different = masked = 0
    for seed in range(games(3, 30)):
        state = table_of((text, "mixed", seed, player.randrange(200)))
        for _ in range(30):
            for seat in (0, 1):
                twin = exchanged(state, seat, player)
                if twin is not None and not state.result:  # at the end everybody sees all
                    different += cells(twin) != cells(state)
                    assert observation(twin, seat) == observation(state, seat)
                    if state.to_move == seat:
                        masked += 1
                        assert action_mask(twin) == action_mask(state)
            if not step(state, player, "mixed"):
                break
    assert different > 10
    assert masked > 10


def told_by(shown: TableView) -> dict[str, int]:
    """The observation as somebody writes it who has only a view."""
    state = shown.observed
    rules, seat = state.rules, shown.seat
    told: Counter[str] = Counter()
    for zone in rules.zones:
        cards = list(shown.zones.get(zone.name, ()))
        name = zone.name
        if zone.owner >= 0:
            who = "" if rules.seats == 1 else "my " if zone.owner == seat else "their "
            name = who + zone.family
        if zone.name in ("goals", "towers"):
            told += places(name, cards, zone.info.mark)
        elif zone.family == "row":
            told += places(name, cards[:-4:-1], "used")
        elif zone.is_bag and zone.name not in ("discard", "out", "identities"):
            continue
        else:
            told += Counter(f"{name}/{card}" for card in cards if card != HIDDEN)
    told += Counter({f"unknown/{card}": n for card, n in shown.unknown.items()})
    told += known_next(shown)
    told += Counter({f"counter/{name}": n for name, n in shown.counters.items()})
    told += Counter(deck=shown.deck, series=shown.series_length)
    if shown.step:
        told[f"step/{shown.step}"] = 1
    if rules.seats > 1 and shown.active == seat:
        told["my turn"] = 1
    return {name: n for name, n in told.items() if n}


def places(name: str, cards: list[str], mark: str) -> Counter[str]:
    """A pile place by place."""
    told: Counter[str] = Counter()
    for place, card in enumerate(cards, 1):
        told[f"{name} {place}/{card[:2]}"] = 1
        told[f"{name} {place}/{mark or 'used'}"] = int("*" in card)
        told[f"{name} {place}/last"] = int("!" in card)
    return told


def known_next(shown: TableView) -> Counter[str]:
    """The cards at both ends, with those between that nobody knows."""
    top, bottom = shown.zones["top"], shown.zones["bottom"]
    deck = [*top, *[HIDDEN] * (shown.deck - len(top) - len(bottom)), *bottom]
    return Counter(
        f"next {place}/{card}" for place, card in enumerate(deck[:5], 1) if card != HIDDEN
    )
