"""All languages say the same: no key, argument or form is missing, nothing is left in English."""

from __future__ import annotations

import pytest

from onirim.text import languages, words_in
from onirim.text.message_files import ENGLISH, shelf
from tests.text.messages import FUNCTIONS, all_arguments, messages
from tests.text.planned import CARDS, DOORS, SINGLE
from tests.text.rulesets import every_ruleset

OTHERS = [language for language in languages() if language != ENGLISH]
FORMED = ("card-", "colour-", "zone-")  # names have the forms that their language needs
FAMILY = {"CARDS": "card-", "COLOUR": "colour-", "ZONE": "zone-"}
FALL_BACK = {"about"}  # a form that only some cards have


def said(language: str) -> dict[str, str]:
    """Keys of what is said: all messages, and the attributes that are no forms of names."""
    return {
        key: message.text
        for key, message in messages(language).items()
        if "." not in key or not key.startswith(FORMED)
    }


def test_the_three_languages_are_there() -> None:
    assert {"en", "fr", "ru"} <= {*languages()}


@pytest.mark.parametrize("language", OTHERS)
def test_no_key_is_missing_and_none_too_many(language: str) -> None:
    assert set(said(language)) == set(said(ENGLISH))


@pytest.mark.parametrize("language", OTHERS)
def test_every_file_has_its_counterpart(language: str) -> None:
    """A message stands in the file of its module in all languages."""
    theirs = {key: messages(language)[key].file for key in said(language)}
    assert theirs == {key: messages(ENGLISH)[key].file for key in said(ENGLISH)}


@pytest.mark.parametrize("language", OTHERS)
def test_arguments_are_the_same(language: str) -> None:
    for key in said(ENGLISH):
        assert all_arguments(language, key) == all_arguments(ENGLISH, key), key


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    """What is the same in both is listed in `same.txt` of the language, and nothing else is."""
    same = {
        key
        for key, text in said(language).items()
        if any(c.isalpha() for c in text) and text == said(ENGLISH)[key]
    }
    listed = (shelf(language).folder / "same.txt").read_text(encoding="utf-8").splitlines()
    assert sorted(same) == [line for line in listed if line and not line.startswith("#")]


@pytest.mark.parametrize("language", languages())
def test_messages_use_what_there_is(language: str) -> None:
    """Functions of ours, and messages of the same file or of the base game."""
    found = messages(language)
    for key, message in found.items():
        assert message.functions <= FUNCTIONS, key
        for other in message.references:
            assert found[other].file in {message.file, "base.ftl"}, (key, other)


def all_cards() -> set[str]:
    return {code for rules in every_ruleset() for code in rules.codes} | {*CARDS, "hidden"}


@pytest.mark.parametrize("language", languages())
def test_names_have_the_forms_that_messages_ask_for(language: str) -> None:
    found = messages(language)
    for key, message in found.items():
        for function, form in message.forms:
            family = FAMILY[function]
            if form in FALL_BACK:
                continue
            members = [k for k in found if k.startswith(family) and "." not in k]
            if form == "place":
                members = [f"card-{code}" for code in DOORS]
            if form == "short":
                members = [k for k in members if k.startswith("card-P")]
            elif function == "CARDS" and form != "place":
                members = [k for k in members if k != "card-hidden"]
            lacking = [k for k in members if f"{k}.{form}" not in found]
            assert not lacking, (key, form)


@pytest.mark.parametrize("language", languages())
def test_cards_can_be_counted(language: str) -> None:
    """Every card of which there is more than one; plurals by the rules of the language."""
    words = words_in(language)
    found = messages(language)
    for code in all_cards() - {*SINGLE}:
        assert f"card-{code}.times" in found, code
        for n in (2, 3, 5, 8, 11, 21):
            assert str(n) in words.name(f"card-{code}", "times", n=n)


def test_every_card_of_the_engine_has_a_name() -> None:
    for language in languages():
        for code in all_cards():
            assert f"card-{code}" in messages(language)


@pytest.mark.parametrize("sign", [":", ";", "!", "?", "%", "»"])
def test_french_signs_are_not_torn_from_their_word(sign: str) -> None:
    """Before these signs stands a space that does not break."""
    for key, message in messages("fr").items():
        assert f" {sign}" not in message.text or key == "language-plurals", key
