"""Code and token are two forms of one action, and no token can be taken for anything else."""

from __future__ import annotations

import pytest

from onirim.engine.actions import CARD, NOTHING, is_writable_token
from onirim.engine.ruleset import Ruleset
from onirim.notation.actions import card_named, code_of, token_of
from onirim.rules.base.install import install_base_cards
from onirim.rules.base.verbs import install_base_verbs
from onirim.rules.catalogue import MODES, module_keys, ruleset
from onirim.rules.solo import Solo


@pytest.mark.parametrize(
    "rules", [*MODES, "solo+B10", "duo+T1", "+".join(["duo:limited", *module_keys()])]
)
def test_every_action_has_its_own_token(rules: str) -> None:
    """And both forms lead back to each other."""
    compiled = ruleset(rules)
    tokens = [token_of(compiled, code) for code in compiled.action_of]
    assert len(set(tokens)) == len(tokens)
    assert [code_of(compiled, token) for token in tokens] == [*compiled.action_of]


@pytest.mark.parametrize(
    ("rules", "code", "token"),
    [
        ("solo", "play:Rs", "Rs"),
        ("solo", "discard:Rs", "xRs"),
        ("solo", "take:Rd", "+Rd"),
        ("solo", "search", "+?"),
        ("solo", "decline", "-"),
        ("solo", "unlock:Rk", "&Rk"),
        ("solo", "pay-key:Rk", "!kRk"),
        ("solo", "pay-door:Rd", "!dRd"),
        ("solo", "pay-five", "!5"),
        ("solo", "pay-hand", "!h"),
        ("solo", "discard-seen:Nm", "/Nm"),
        ("solo", "top:Td", "^Td"),
        ("duo", "pick:Rs", "@Rs"),
        ("duo", "swap:Rs", "%Rs"),
        ("duo", "swap:Bs/shared", "%Bs'"),
        ("duo", "play:Rs/shared", "Rs'"),
        ("duo", "discard:Rk/shared", "xRk'"),
        ("duo", "pay-key:Rk/shared", "!kRk'"),
        ("duo:limited", "signal:R", "$R"),
        ("duo:limited", "signal-free", "$-"),
        ("solo+book", "spell-prophecy", "*paradox"),
        ("solo+book", "spell-planning", "*planning"),
        ("solo+book", "spell-punishment", "*punish"),
        ("solo+book", "remove:Rd", "*xRd"),
        ("solo+book", "goal:8", "*goal8"),
        ("solo+book", "draw", ".."),
        ("solo+glyphs", "bottom:Tg", "_Tg"),
        ("duo+glyphs", "waive:Rd", "~Rd"),
    ],
)
def test_tokens_as_documented(rules: str, code: str, token: str) -> None:
    """These are letters for ever: records are full of them."""
    assert token_of(ruleset(rules), code) == token


def test_what_is_no_token_has_no_code() -> None:
    assert code_of(ruleset("solo"), "Rs'") == ""
    assert code_of(ruleset("solo"), "") == ""


def test_the_card_of_an_action() -> None:
    """Signals and answers without a card name none."""
    rules = ruleset("duo:limited")
    named = [card_named(rules, code) for code in ("discard:Rk/shared", "signal:R", "pay-five")]
    assert named == ["Rk", "", ""]


@pytest.mark.parametrize(
    ("token", "argument", "words"),
    [
        ("x{}", CARD, "the token xNm means"),
        ("={}", CARD, "would be no action in a record"),
        ("3.", NOTHING, "would be no action in a record"),
        ("#", NOTHING, "would be no action in a record"),
        ("a b", NOTHING, "would be no action in a record"),
        ("x{}", NOTHING, "has a place for an argument, or jump has one"),
        ("x", CARD, "has a place for an argument, or jump has one"),
    ],
)
def test_a_clash_fails_when_the_ruleset_is_compiled(token: str, argument: int, words: str) -> None:
    rules = Ruleset(Solo(), [], [])
    install_base_cards(rules)
    rules.discardable = rules.everything
    install_base_verbs(rules)
    rules.group("hand", 5, lost=True)
    rules.add_seat(0)
    with pytest.raises(ValueError, match=words):
        declare_and_finish(rules, token, argument)


def declare_and_finish(rules: Ruleset, token: str, argument: int) -> None:
    rules.verb("jump", token, argument, int(rules.everything))
    rules.finish()


@pytest.mark.parametrize("word", ["=Rs", "=Rd~", "=Rs/", "?(Nm)", "#", "=.", "*", "0.", "{x}", ""])
def test_no_note_of_a_record_is_a_token(word: str) -> None:
    assert not is_writable_token(word)
