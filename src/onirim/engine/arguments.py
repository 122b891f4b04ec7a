"""How positions write the argument of a step: in words that mean the same in every process."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from onirim.engine.card_sets import COLOURS, bit
from onirim.engine.messages import Message, OnirimError
from onirim.engine.native import i64

if TYPE_CHECKING:
    from onirim.engine.ruleset import Ruleset


@mypyc_attr(allow_interpreted_subclasses=True)
class Argument:
    """A number, which every step has that says nothing else."""

    def write(self, rules: Ruleset, arg: i64) -> str:
        return str(arg)

    def read(self, rules: Ruleset, text: str) -> i64:
        """The argument that these words mean; OnirimError if they mean none."""
        if not text.isdecimal() or len(text) > 4:
            raise OnirimError(Message("argument-number", "a number below 10000 is expected"))
        return int(text)


class CardKind(Argument):
    """A kind of card; where the first kind must differ from none, counted from one."""

    def __init__(self, first: i64 = 0) -> None:
        self.first: i64 = first

    def write(self, rules: Ruleset, arg: i64) -> str:
        return rules.codes[arg - self.first]

    def read(self, rules: Ruleset, text: str) -> i64:
        return rules.known_kind(text) + self.first


class Colours(Argument):
    """A set of colours, as `RB`."""

    def write(self, rules: Ruleset, arg: i64) -> str:
        return "".join([COLOURS[c] for c in range(4) if arg >> c & 1])

    def read(self, rules: Ruleset, text: str) -> i64:
        if text == "" or "".join([c for c in COLOURS if c in text]) != text:
            raise OnirimError(
                Message(
                    "argument-colours", "colours in the order {order} are expected", order=COLOURS
                )
            )
        return sum([int(bit(COLOURS.index(c))) for c in text])


class HandGroup(Argument):
    """A group of the hand."""

    def write(self, rules: Ruleset, arg: i64) -> str:
        return rules.group_names[arg]

    def read(self, rules: Ruleset, text: str) -> i64:
        if text not in rules.group_names:
            raise not_one_of(rules.group_names)
        return rules.group_names.index(text)


class OneToken(Argument):
    """One token by its place in the list of its module; only some of them can be meant."""

    def __init__(self, codes: list[str], some: list[str]) -> None:
        self.codes: list[str] = codes
        self.some: list[str] = some

    def write(self, rules: Ruleset, arg: i64) -> str:
        return self.codes[arg]

    def read(self, rules: Ruleset, text: str) -> i64:
        if text not in self.some:
            raise not_one_of(self.some)
        return self.codes.index(text)


class TokenSet(Argument):
    """A set of tokens by their places in the list of their module, as `Pr,P2`."""

    def __init__(self, codes: list[str]) -> None:
        self.codes: list[str] = codes

    def write(self, rules: Ruleset, arg: i64) -> str:
        return ",".join([code for i, code in enumerate(self.codes) if arg >> i & 1])

    def read(self, rules: Ruleset, text: str) -> i64:
        tokens: i64 = 0
        for code in text.split(","):
            if code not in self.codes:
                raise not_one_of(self.codes)
            tokens |= bit(self.codes.index(code))
        return tokens


def tokens_revealed(tokens: i64, left: i64) -> i64:
    """The argument of a step that has revealed a set of tokens, and has so many left to reveal."""
    return tokens << 4 | left


def revealed_in(arg: i64) -> i64:
    return arg >> 4


def left_to_reveal(arg: i64) -> i64:
    return arg & 15


class TokensRevealed(TokenSet):
    """How many tokens are still to be revealed, and which were: as `2`, then `1:Pr`."""

    def write(self, rules: Ruleset, arg: i64) -> str:
        revealed = super().write(rules, revealed_in(arg))
        return f"{left_to_reveal(arg)}:{revealed}" if revealed else str(arg)

    def read(self, rules: Ruleset, text: str) -> i64:
        number, colon, revealed = text.partition(":")
        left = int(number) if number.isdecimal() and len(number) == 1 else 0
        if not 0 < left <= len(self.codes):
            raise OnirimError(
                Message(
                    "argument-tokens",
                    "how many tokens are turned up, 1 to {most}, is expected",
                    most=len(self.codes),
                )
            )
        return tokens_revealed(super().read(rules, revealed) if colon else 0, left)


def not_one_of(known: list[str]) -> OnirimError:
    return OnirimError(
        Message("argument-one-of", "one of {known} is expected", known=", ".join(known))
    )
