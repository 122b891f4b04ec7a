"""What the terminal prints of hand, row and Doors is what the seat sees: every module, by pipe.

Games are chosen here and typed into `onirim play`. Before each action `table` is typed, so that
everything is printed once more; both it and the hand that was printed last are compared with the
view's zones, which are found by their names and not by what the screens look for.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from random import Random

import pytest

from onirim.engine.card_sets import COLOURS
from onirim.game.logged_game import LoggedGame
from onirim.game.table_view import HIDDEN, TableView
from onirim.rules.catalogue import MODES, module_keys
from onirim.text import Words, words_in
from onirim.text.message_files import languages
from tests.helpers.breadth import cases, games
from tests.helpers.command import onirim
from tests.helpers.policies import mixed

SEED = 5
DECISIONS = games(25, 150)
NAMES = ("Ann", "Ben")
WITH_KEEPER = ["duo:open+oniverse", "duo:limited+glyphs+oniverse"]
RULES = [
    *MODES,
    *WITH_KEEPER,
    *(f"{mode}+{module}" for mode in ("solo", "duo") for module in module_keys()),
    *("+".join([mode, *module_keys()]) for mode in ("solo", "duo")),
]
ALL = [(rules, language) for rules in RULES for language in languages()]
IN_TURN = [(rules, languages()[i % len(languages())]) for i, rules in enumerate(RULES)]
ONIVERSE = [(f"{mode}+oniverse", language) for mode in ("solo", "duo") for language in languages()]


@dataclass(frozen=True)
class Choice:
    """What the seat to move sees, and what is typed then."""

    view: TableView
    action: str

    def cards(self, family: str, seat: int) -> str:
        """The codes in a seat's zone of this name."""
        zones = self.view.zones
        return " ".join(zones[family if family in zones else f"{family}{seat + 1}"])


def played(rules: str) -> list[Choice]:
    """The first choices of a game in which now and then somebody seeks Doors."""
    game, chance, choices = LoggedGame(rules, SEED), Random(SEED), list[Choice]()
    while not game.result and len(choices) < DECISIONS:
        choice = Choice(game.view(game.to_move), "")
        hand, row = choice.cards("hand", game.to_move), choice.cards("row", game.to_move)
        action = mixed(chance, game.legal(), hand.split(), row.split())
        choices.append(Choice(choice.view, action))
        game.apply(action)
    return choices


@pytest.mark.parametrize(("rules", "language"), sorted({*cases(IN_TURN, ALL), *ONIVERSE}))
def test_each_prompt_follows_what_the_seat_sees(rules: str, language: str) -> None:
    choices, words = played(rules), words_in(language)
    duo = rules.startswith("duo")
    done = onirim(
        "play", "--plain", "--rules", rules, "--lang", language, "--seed", str(SEED),
        *(["--no-curtain", "--names", ",".join(NAMES)] if duo else []),
        typed="".join(f"table\n{choice.action}\n" for choice in choices),
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    left, read = done.stdout, list[str]()
    for choice in choices:
        prompt = words.say("prompt")
        if duo:
            prompt = words.say("prompt-for", name=NAMES[choice.view.seat])
        shown, left = up_to(left, f"{prompt} table\n")
        table, left = up_to(left, f"{prompt} {choice.action}\n")
        hand = hand_line(words, choice, duo)
        assert last_hand(read + shown, words, duo) == hand
        assert {hand, *table_lines(words, choice, duo)} <= {*table}
        check_doors(words, choice, duo, table)
        read += shown + table


def up_to(text: str, prompt: str) -> tuple[list[str], str]:
    """The lines before a prompt, and the text behind it."""
    shown, found, left = text.partition(prompt)
    assert found, f"no prompt {prompt!r} in {text[:2000]}"
    return shown.splitlines(), left


def hand_line(words: Words, choice: Choice, duo: bool) -> str:
    own = choice.cards("hand", choice.view.seat)
    if not duo:
        return words.say("table-hand", cards=own)
    return words.say("table-hand-two", cards=own, shared=choice.cards("shared", -1))


def last_hand(lines: list[str], words: Words, duo: bool) -> str:
    """The line about the hand that somebody who reads along has read last."""
    key = "table-hand-two" if duo else "table-hand"
    begins = {words.say(key, cards=own, shared="Rs").partition(":")[0] for own in ("", "Rs")}
    return [line for line in lines if line.startswith(tuple(begins))][-1]


def table_lines(words: Words, choice: Choice, duo: bool) -> list[str]:
    """The rows, and what is known of the partner's hand."""
    mine = max(choice.view.seat, 0)
    row = choice.cards("row", mine)
    if not duo:
        return [row_line(words, "alone", "", row)]
    name, theirs = NAMES[1 - mine], choice.cards("row", 1 - mine)
    lines = [row_line(words, "you", "", row)] if row else []
    lines += [row_line(words, "other", name, theirs)] if theirs else []
    hand = choice.cards("hand", 1 - mine)
    if hand and HIDDEN not in hand:
        lines.append(words.say("table-hand-of", name=name, cards=words.cards(hand)))
    return lines


def row_line(words: Words, whose: str, name: str, cards: str) -> str:
    n = len(cards.split())
    return words.say("table-row", whose=whose, name=name, hidden=0, n=n, cards=cards)


def check_doors(words: Words, choice: Choice, duo: bool, table: list[str]) -> None:
    """The number of all Doors, and which of them: by colour, or whose."""
    begin = words.say("table-doors", doors=0, all=0, list="").partition("0")[0]
    line = next(line for line in table if line.startswith(begin))
    gained = [choice.cards("doors", seat) for seat in ((0, 1) if duo else (0,))]
    counted = re.search(r"\d+", line)
    assert counted is not None
    assert int(counted[0]) == sum(len(doors.split()) for doors in gained), line
    if duo:
        named = [words.say("you"), NAMES[1 - choice.view.seat]]
        for name, doors in zip(named, sorted_by_seat(gained, choice.view.seat), strict=True):
            cards = words.cards(doors) if doors else words.say("no-doors")
            assert words.say("doors-of", name=name, list=cards) in line
        return
    by_colour = Counter(card[0] for card in gained[0].split())
    for colour in COLOURS:
        label = words.say("part-colour", colour=colour)
        assert f"{label} {by_colour[colour]}/".lower() in line.lower(), line


def sorted_by_seat(both: list[str], first: int) -> list[str]:
    return [both[first], both[1 - first]]
