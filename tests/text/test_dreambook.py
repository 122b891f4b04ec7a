"""The dream book finds things by their codes, and cards are not explained as other cards."""

from __future__ import annotations

import pytest

from onirim.rules.description import describe, described
from onirim.text import Words, languages, words_in
from onirim.text.dreambook import chapters, entry_lines, find_entry
from onirim.text.help import about_card
from tests.helpers.command import onirim
from tests.helpers.rulesets import every_ruleset


@pytest.mark.parametrize(
    ("code", "word"),
    [
        ("Ld", "Lost Dream"),
        ("Xs", "Crossroads"),
        ("De", "Dead End"),
        ("B4", "Tower"),
        ("B4", "top 4 cards"),
        ("B4", "Left it shows a Moon, right a Moon"),
        ("Od", "Oniverse"),
        ("Pb", "two Keys"),
        ("Mi", "Mirror"),
    ],
)
def test_no_card_is_explained_as_another(code: str, word: str) -> None:
    """What letters alone would say: a Lost Dream is no Door, a Crossroads no plain Sun."""
    cards = {card.code: card for text in every_ruleset() for card in describe(text).cards}
    assert word in about_card(words_in("en"), cards[code])


@pytest.mark.parametrize(
    ("thing", "rules", "usual"),
    [
        ("power-charge", "solo+incubus:true", "solo+incubus"),
        ("power-charge", "solo+incubus+I-charge", "solo+incubus"),
        ("power-charge", "solo+incubus:true+I-one", "solo+incubus:true"),
        ("power-cancel", "solo+incubus:new", "solo+incubus"),
        ("zone-towers", "solo+towers:hard", "solo+towers"),
        ("zone-towers", "solo+towers+W-immune", "solo+towers"),
        ("zone-catcher", "solo+dreamcatchers+C-overload", "solo+dreamcatchers"),
        ("zone-goals", "solo+book+K-first", "solo+book"),
        ("Sp", "solo+oniverse+O-spies", "solo+oniverse"),
        ("Sp", "solo+oniverse+manual", "solo+oniverse"),
        ("Xs", "solo+crossroads+X-wild", "solo+crossroads"),
        ("Xm", "solo+crossroads+X-key", "solo+crossroads"),
        ("Xm", "solo+crossroads:hard", "solo+crossroads"),
        ("Xk", "solo+crossroads:hard", "solo+crossroads"),
        ("Rk", "solo+B10", "solo"),
        ("Rk", "solo+dreamcatchers+C-prophecy", "solo+dreamcatchers"),
        ("Rd", "duo+T1", "duo"),
        ("Hd", "solo+premonitions+B10", "solo+premonitions"),
    ],
)
@pytest.mark.parametrize("language", languages())
def test_help_follows_options_and_house_rules(
    language: str, thing: str, rules: str, usual: str
) -> None:
    words, entry = Words(language, strict=True), find_entry(thing)
    assert entry
    assert entry_lines(words, entry, rules) != entry_lines(words, entry, usual)


@pytest.mark.parametrize("language", languages())
def test_help_in_general_is_what_holds_without_options(language: str) -> None:
    words = Words(language, strict=True)
    for chapter in chapters():
        for entry in chapter.entries:
            assert entry_lines(words, entry) == entry_lines(words, entry, "duo")


@pytest.mark.parametrize(
    ("code", "rules", "said"),
    [
        ("Xs", "solo+crossroads", "at most one a series"),
        ("Xs", "solo+crossroads+manual", "several may stand in one series"),
        ("Sp", "duo+oniverse+O-spies", "a full Prophecy"),
    ],
)
def test_a_card_is_explained_as_it_is_in_a_ruleset(code: str, rules: str, said: str) -> None:
    assert said in about_card(words_in("en"), described(rules).cards[code], rules)


def test_help_on_a_ruleset_in_the_terminal() -> None:
    done = onirim("rules", "power-charge", "--rules", "solo+incubus:true")
    assert "until two Locations have come" in done.stdout
    done = onirim("rules", "power-charge", "--rules", "solo+nothing")
    assert (done.returncode, done.stdout) == (2, "")


def test_things_are_found_by_code_and_by_name() -> None:
    keeper = find_entry("ke")
    assert keeper
    assert keeper.id == "Ke"
    assert find_entry("power-spell-planning")
    assert find_entry("door") is None
