"""Every card, place, counter and power of every ruleset is explained, in every language."""

from __future__ import annotations

import pytest

from onirim.rules.description import CardDescription, describe
from onirim.text import Words, languages, words_in
from onirim.text.dreambook import BookEntry, chapters, entry_lines, find_entry
from onirim.text.help import about_card, card_help_keys
from tests.helpers.rulesets import every_ruleset

STRICT = [Words(language, strict=True) for language in languages()]


def every_card() -> dict[tuple[str, str], CardDescription]:
    cards = [card for text in every_ruleset() for card in describe(text).cards]
    return {(card.module, card.code): card for card in cards}


def every_entry() -> list[BookEntry]:
    return [entry for chapter in chapters() for entry in chapter.entries]


@pytest.mark.parametrize("card", every_card().values(), ids=lambda card: card.code)
def test_every_card_is_explained_by_its_code_or_its_kind(card: CardDescription) -> None:
    """The last key is for modules from outside: none of ours may need it."""
    *own, _ = card_help_keys(card)
    for words in STRICT:
        assert any(words.has(key) for key in own), card.code
        assert len(about_card(words, card)) > 20
        assert "{" not in about_card(words, card)


def test_no_card_is_explained_as_another() -> None:
    """What letters alone would say: a Lost Dream is no Door, a Crossroads no plain Sun."""
    cards = {code: card for (_, code), card in every_card().items()}
    english = words_in("en")
    for code, word in {"Ld": "Lost Dream", "Xs": "Crossroads", "De": "Dead End", "B4": "Tower",
                       "Od": "Oniverse", "Pb": "two Keys", "Mi": "Mirror"}.items():  # fmt: skip
        assert word in about_card(english, cards[code])
    assert "top 4 cards" in about_card(english, cards["B4"])
    assert "Left it shows a Moon, right a Moon" in about_card(english, cards["B4"])


def test_every_place_counter_and_power_is_in_the_book() -> None:
    ids = {entry.id for entry in every_entry()}
    for text in every_ruleset():
        rules = describe(text)
        shown = [zone for zone in rules.zones if zone.shown != "never" and zone.role != "internal"]
        assert {f"zone-{zone.family}" for zone in shown} <= ids
        counters = [counter for counter in rules.counters if counter.shown != "never"]
        assert {f"counter-{counter.family}" for counter in counters} <= ids
        powers = [verb for verb in rules.verbs if verb.windows and not verb.piece]
        assert {f"power-{verb.family}" for verb in powers} <= ids
        assert {card.code for card in rules.cards} <= ids


@pytest.mark.parametrize("entry", every_entry(), ids=lambda entry: entry.id)
def test_every_entry_has_a_name_and_a_text(entry: BookEntry) -> None:
    for words in STRICT:
        assert any(words.has(key) for key in entry.names)
        assert any(words.has(key) for key in entry.about)
        name, about = entry_lines(words, entry)
        assert name[0].isupper()
        assert about.endswith((".", "!"))
        assert all(words.has(f"window-{window}") for window in entry.windows)


def test_every_picture_is_drawn() -> None:
    from onirim.art.drawings import fronts, others

    for entry in every_entry():
        assert not entry.face or entry.face in {**fronts(), **others()}, entry.id


def test_a_card_is_found_by_its_code() -> None:
    keeper = find_entry("ke")
    assert keeper
    assert keeper.id == "Ke"
    assert find_entry("power-spell-planning")
    assert find_entry("door") is None
