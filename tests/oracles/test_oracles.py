"""The oracles by themselves: whole games of all rulesets end, and no card is lost or made."""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest

from tests.helpers.policies import POLICIES
from tests.oracles import Oracle, oracle_for
from tests.oracles.book import Book
from tests.oracles.cards import BASE_CARDS, DENIZENS, KINDS, is_door
from tests.oracles.dealers import choice, kind_shuffle_of, shuffle_of
from tests.oracles.premonitions import TOKENS, Premonitions
from tests.oracles.texts import alone, combination, everything

GAMES = int(os.environ.get("ONIRIM_ORACLE_SELF_GAMES", "3"))  # for each policy and dealer
COMBINATIONS = 60 * GAMES
LONGEST = 5000
DEALERS = {"fair": shuffle_of, "kind": kind_shuffle_of}
NO_CARDS = {"goals", "premonitions", "removed", "books", "catchers", "incubus"}

Met = set[tuple[str, str]]


@pytest.mark.parametrize("text", ["solo", "duo", *alone(), *everything()])
def test_games_end(text: str) -> None:
    for dealer in DEALERS:
        for policy in POLICIES:
            for seed in range(GAMES):
                play(text, seed, policy, dealer, set())


def test_combinations_end_and_every_question_is_met() -> None:
    """If nobody ever asked a question, comparing with the oracle would not show its answers."""
    met: Met = set()
    for seed in range(COMBINATIONS):
        for policy in ("random", "mixed"):
            play(combination(seed), seed, policy, list(DEALERS)[seed % 2], met)
        play("solo+crossroads+X-wild", seed, "wild", "kind", met)
    assert {question for question, _ in met} == QUESTIONS
    assert {verb for _, verb in met} == VERBS


@pytest.mark.parametrize("text", [text for text in alone() if ":" not in text and "-" not in text])
def test_kind_games_are_won_now_and_then(text: str) -> None:
    results = Counter(play(text, seed, "seeking", "kind", set()) for seed in range(60))
    assert results["won"] > 0
    assert results["lost"] > 0


def test_kinds_are_all_cards() -> None:
    oracle = oracle_for(everything()[0], shuffle_of(0))
    assert sum(cards_of(oracle).values()) == 133
    assert set(KINDS) == set(cards_of(oracle)) | set(DENIZENS)
    assert sum(BASE_CARDS.values()) == 76


def test_refused() -> None:
    with pytest.raises(ValueError, match="§I1"):
        oracle_for("solo+towers+incubus+I1", shuffle_of(0))
    with pytest.raises(ValueError, match="no such"):
        oracle_for("solo+towers:soft", shuffle_of(0))


def play(text: str, seed: int, policy: str, dealer: str, met: Met) -> str:
    """Play one game to its end, looking at everything on the way; how it ends."""
    oracle = oracle_for(text, DEALERS[dealer](seed))
    player = Random(seed)
    for _ in range(LONGEST):
        check(oracle, f"{text}, seed {seed}, {policy}, {dealer}")
        if oracle.result:
            return oracle.result
        met |= {(oracle.question(), code.partition(":")[0]) for code in oracle.options()}
        oracle.apply(choice(policy, player, oracle))
    raise AssertionError(f"no end: {text}, seed {seed}")


def check(oracle: Oracle, where: str) -> None:
    """Look whether the position can be: all cards are there, somebody is asked something."""
    if oracle.result:
        assert oracle.result in ("won", "lost"), where
    else:
        assert oracle.question(), where
        assert oracle.options(), where
    table = oracle.table()
    cards = Counter(
        card.rstrip("*") for zone, all_ in table.items() if zone not in NO_CARDS for card in all_
    )
    faces = Counter({card: cards.pop(card, 0) for card in DENIZENS})
    assert cards == cards_of(oracle), where
    assert faces.total() == table.get("identified", []).count("Dz"), where
    if isinstance(oracle, Book):
        goals = [goal for goal in oracle.goals if goal.endswith("*")]
        gained = [door + "*" for player in oracle.players for door in player.doors]
        assert sorted(goals) == sorted(gained), where
        assert len(oracle.goals) == sum(n for card, n in cards.items() if is_door(card)), where
    if isinstance(oracle, Premonitions):
        all_tokens = [*oracle.premonitions, *oracle.face_down, *oracle.removed_premonitions]
        assert sorted(all_tokens) == sorted(TOKENS), where


def cards_of(oracle: Oracle) -> Counter[str]:
    """Return the cards of the game as the deck was made of them."""
    return Counter(oracle._cards())


QUESTIONS = {
    *(
        "draft",
        "act",
        "fill",
        "swap",
        "discard-seen",
        "order",
        "order-bottom",
        "trio",
        "door",
        "nightmare",
    ),
    *(
        "incantation",
        "pay",
        "paradox",
        "planning",
        "freeing",
        "overload",
        "tower-loss",
        "premonitions",
    ),
    *("two-keys", "door-penalty", "happy-dream", "avert", "fetch", "discard-any", "name-colour"),
    *("rally", "cyclobot"),
}

VERBS = {
    *("pick", "play", "discard", "swap", "decline", "search", "take", "unlock", "draw"),
    *("pay-key", "pay-door", "pay-five", "pay-hand", "discard-seen", "top", "bottom", "waive"),
    *("spell-prophecy", "spell-planning", "spell-punishment", "remove", "goal", "failsafe"),
    *("free", *(f"take-from-{n}" for n in range(1, 5)), "give-up", "build-left", "build-right"),
    *("lose-tower", "false-destruction", "suffer", "pay-partner-door"),
    *("dream-avert", "avert", "seven", "dream-fetch", "fetch"),
    *("escape", "name", "rally", "cyclobot", "retrieve", "spies", "hunter", "keeper"),
    *("hammer-bird", "architect", "mirror", "chaos", "chaos-unlock", "charge", "cancel"),
}
