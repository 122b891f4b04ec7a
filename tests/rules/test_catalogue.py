"""Rulesets by name: each is compiled once, however it is written."""

from __future__ import annotations

import inspect
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

import pytest

from onirim import engine, game, hosting, knowledge, notation, rules, server
from onirim.engine.ruleset import Ruleset
from onirim.game.events import meanings
from onirim.game.logged_game import LoggedGame
from onirim.modules import (
    BURY,
    DREAM,
    Available,
    Card,
    CatalogueEntry,
    Module,
    available,
    register,
)
from onirim.rules.catalogue import MOST_RULESETS, OUTSIDE, RulesetError, ruleset

SERVER_PACKAGES = [engine, game, hosting, knowledge, notation, rules, server]
SPELLINGS = [
    "solo+glyphs+towers",
    "solo+towers+glyphs",
    " solo+glyphs:normal+towers ",
    "solo+towers:normal+glyphs",
]


@pytest.mark.parametrize("text", SPELLINGS)
def test_every_spelling_names_the_same_compiled_ruleset(text: str) -> None:
    assert ruleset(text) is ruleset("solo+glyphs+towers")
    assert ruleset(text).text == "solo+glyphs+towers"


def test_another_option_is_another_ruleset() -> None:
    assert ruleset("solo+towers:hard") is not ruleset("solo+towers")
    assert ruleset("solo+manual") is ruleset("solo")  # nothing of the preset concerns it
    assert ruleset("duo+manual") is ruleset("duo+T1")


def test_games_of_one_ruleset_share_it_and_nothing_else() -> None:
    one, other = LoggedGame("solo+glyphs", 1), LoggedGame("solo+glyphs", 2)
    assert one.rules is other.rules
    before = one.view()
    other.apply(other.legal()[0])
    assert one.view() == before


def test_what_names_no_ruleset_is_refused_every_time() -> None:
    for _ in range(2):
        with pytest.raises(RulesetError, match="did you mean 'towers'"):
            ruleset("solo+tower")


def test_the_number_of_rulesets_kept_is_limited() -> None:
    """Anybody may ask a server for any combination, and each takes a quarter of a megabyte.

    A cache with a second argument would keep a ruleset for each of its entries.
    """
    caches = {cache for file in all_modules() for cache in vars(file).values() if is_cache(cache)}
    keeping = {cache for cache in caches if "Ruleset" in str(inspect.signature(cache))}
    assert {ruleset, meanings} <= keeping
    for cache in keeping:
        assert len(inspect.signature(cache).parameters) == 1, cache
        assert cache.cache_info().maxsize <= MOST_RULESETS, cache


def all_modules() -> list[ModuleType]:
    """All that a server may import."""
    found = [
        info.name
        for package in SERVER_PACKAGES
        for info in walk_packages(package.__path__, f"{package.__name__}.")
        if ".migrations" not in info.name
    ]
    return [import_module(name) for name in found]


def is_cache(found: object) -> bool:
    return hasattr(found, "cache_info")


def test_a_module_of_this_process_is_registered_and_replaced() -> None:
    """A notebook runs its cell again: games that were begun keep the rules they began with."""

    class Gale(Module):
        def __init__(self, copies: int) -> None:
            self.copies = copies

        def key(self) -> str:
            return "gale"

        def cards(self, house_rules: list[str]) -> list[Card]:
            return [Card("Ga", self.copies, DREAM)]

        def install(self, rules: Ruleset) -> None:
            rules.on_draw[rules.kind("Ga")] = BURY

    try:
        for copies in (2, 3):
            register(CatalogueEntry("gale", lambda _, n=copies: Gale(n), ["strong"]))  # type: ignore[misc]
            rules = ruleset("solo+gale:strong")
            assert rules.copies[rules.kind("Ga")] == copies
        assert available()[-1] == Available("gale", "module", ("strong",), ())
        with pytest.raises(ValueError, match="there is a module 'towers' already"):
            register(CatalogueEntry("towers", lambda _: Gale(1), []))
    finally:
        OUTSIDE.entries = [entry for entry in OUTSIDE.entries if entry.key != "gale"]
        OUTSIDE.registered.clear()
        ruleset.cache_clear()
