"""Whatever a game shows or offers is described, and what is said of it is what happens."""

from __future__ import annotations

from random import Random

import pytest

from onirim.game.events import Event, Moved
from onirim.game.logged_game import LoggedGame
from onirim.game.table_view import TableView
from onirim.rules.description import ActionParts, Described, described
from tests.helpers.rulesets import every_ruleset

ALL = "book+glyphs+dreamcatchers+towers+premonitions+crossroads+oniverse+incubus+pouch"
RULESETS = [*every_ruleset(), f"solo+{ALL}", f"duo+{ALL}+manual"]
GAMES = 2
LIMBO = "limbo"  # where a Door goes that may not be gained now


@pytest.mark.parametrize("text", RULESETS)
def test_what_is_said_is_what_happens(text: str) -> None:
    lookup = described(text)
    for seed in range(GAMES):
        game, player = LoggedGame(text, seed), Random(seed)
        game.take_events()
        while not game.result:
            seen = game.view(game.state.active)
            is_described(lookup, seen)
            for code in seen.actions:
                lies_there(lookup, seen, lookup.parse_action(code))
            code = player.choice(seen.actions)
            goes_there(lookup, seen, code, game.apply(code))


def is_described(lookup: Described, seen: TableView) -> None:
    """Every name that a view shows."""
    assert {*seen.zones} <= {*lookup.zones}
    assert {*seen.counters} == {*lookup.counters}
    assert {card.rstrip("*!") for cards in seen.zones.values() for card in cards} <= {
        *lookup.cards,
        "??",
    }
    question = lookup.questions[seen.step]
    assert question.rule == seen.rule
    for code in seen.actions:
        verb = lookup.parse_action(code).verb
        assert verb.extra == (code in seen.extras)
        if verb.windows:
            assert question.window in verb.windows
        elif question.picks:
            assert verb.name in (*question.picks, question.finish)


def lies_there(lookup: Described, seen: TableView, parts: ActionParts) -> None:
    """What an action names lies in a zone that its verb names as the source."""
    sources = lookup.sources(parts, seen.seat)
    assert sources or not (parts.card or parts.number)
    if parts.card and "deck" not in sources:
        assert any(parts.card in bare(seen, name) for name in sources), (parts, sources)
    elif parts.card and parts.verb.name in lookup.questions[seen.step].picks:
        assert lookup.resolve_all(lookup.questions[seen.step].source, seen.seat)
    elif parts.verb.argument == "cell":
        assert parts.number <= len(seen.zones[sources[0]])


def bare(seen: TableView, zone: str) -> list[str]:
    return [card.rstrip("*!") for card in seen.zones[zone]]


def goes_there(lookup: Described, seen: TableView, code: str, events: list[Event]) -> None:
    """The card that is named goes first where its verb says it does."""
    parts = lookup.parse_action(code)
    targets = lookup.resolve_all(parts.verb.target, seen.seat)
    moves = [e for e in events if isinstance(e, Moved) and e.card == parts.card]
    if not parts.card or not targets or not moves:
        return
    if code in seen.wasted_actions and parts.verb.argument == "card":
        targets = [LIMBO]
    if parts.verb.name == "swap":  # the Personal card moves when the Shared one is named
        return
    assert moves[0].target in targets, (code, moves[0], targets)
