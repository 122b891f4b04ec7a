"""Lists that types and pages must repeat say the same: hooks, windows, words for front ends."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import get_args, get_type_hints

import pytest

from onirim.engine import hooks, info
from onirim.engine.actions import NOTHING
from onirim.engine.ruleset import VERBS, HookTable, Ruleset
from onirim.game.game import Game
from onirim.rules.catalogue import make_mode, ruleset
from onirim.rules.description import described
from onirim.rules.description.ruleset_description import (
    CounterDescription,
    QuestionDescription,
    VerbDescription,
    ZoneDescription,
)

ARCHITECTURE = Path(__file__).parent.parent / "docs/architecture.md"
ASKED_ALONE = {"why_wasted", "costs"}  # of one known module: they need no table
ROW = re.compile(r"^\| (.*?) \| (?:question|set|offer|notif|trigger|on demand)", re.MULTILINE)
RULES = ("solo+book+incubus", "solo+oniverse+crossroads", "duo+book+oniverse+dreamcatchers")


@pytest.mark.parametrize(
    ("words", "kind", "field"),
    [
        (info.ROLES, ZoneDescription, "role"),
        (info.ZONE_SHOWN, ZoneDescription, "shown"),
        (info.MARK_MEANINGS, ZoneDescription, "mark"),
        (info.VERB_KINDS, VerbDescription, "kind"),
        (info.ROW_ENDS, VerbDescription, "end"),
        (info.GAINS, VerbDescription, "gains"),
        (info.COUNTER_KINDS, CounterDescription, "kind"),
        (info.QUESTION_KINDS, QuestionDescription, "kind"),
        (info.SENT, QuestionDescription, "sent"),
        (info.WINDOWS, QuestionDescription, "window"),
    ],
)
def test_modules_and_front_ends_use_the_same_words(
    words: tuple[str, ...], kind: type, field: str
) -> None:
    """What a module may declare is what the type of its description allows."""
    assert set(words) == set(get_args(get_type_hints(kind)[field]))


def test_windows_have_one_list_of_names() -> None:
    assert hooks.WINDOW_NAMES == info.WINDOWS
    numbers = (hooks.TURN_START, hooks.BEFORE_DRAW, hooks.NIGHTMARE_DRAWN, hooks.DOOR_DRAWN)
    assert (*numbers, hooks.TRIO_COMPLETE) == tuple(range(1, len(info.WINDOWS)))


def test_every_hook_has_its_table_and_its_line_on_the_page() -> None:
    registered = {*hooks.HOOKS, *hooks.ON_DEMAND}
    tables = {name.removeprefix("on_") for name in dir(HookTable()) if name.startswith("on_")}
    assert registered == tables - {"draw", "discard"}
    every = {*registered, *ASKED_ALONE, "at_trigger"}
    rows = re.findall(
        r"^\| (.*?) \| (?:question|set|offer|notif|trigger|on demand)", page(), re.MULTILINE
    )
    on_page = {name for row in rows for name in re.findall(r"`(\w+)", row)}
    assert on_page == every
    assert {name for name in every if f"`{name}`" not in (hooks.__doc__ or "")} <= {"at_trigger"}


def page() -> str:
    return ARCHITECTURE.read_text(encoding="utf-8")


@pytest.mark.parametrize("rules", RULES)
def test_an_offer_is_made_only_in_its_windows(rules: str) -> None:
    """`VerbInfo.windows` says for front ends what the module's own code does."""
    lookup, player, met = described(ruleset(rules)), Random(rules), 0
    for seed in range(6):
        game = Game(rules, seed)
        while not game.result:
            window = lookup.questions[game.state.top_step.name].window
            for code in game.legal():
                windows = lookup.parse_action(code).verb.windows
                met += bool(windows)
                assert not windows or window in windows, (code, window, windows)
            game.apply(player.choice(game.legal()))
    assert met > 20


def test_a_verb_too_many_is_refused_in_words() -> None:
    rules = Ruleset(make_mode("solo"), [], [])
    for number in range(len(rules.verbs), VERBS):
        rules.verb(f"v{number}", f"*v{number}", NOTHING)
    with pytest.raises(ValueError, match=f"no room for the verb last: .* holds {VERBS} verbs"):
        rules.verb("last", "*last", NOTHING)
