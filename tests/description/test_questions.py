"""Several picks that answer one question: whatever the view says may be picked can be sent."""

from __future__ import annotations

from random import Random

import pytest

from onirim.game.logged_game import LoggedGame
from onirim.game.table_view import TableView
from onirim.rules.description import QuestionDescription, described
from tests.helpers.dsl import given

ALL = "book+glyphs+dreamcatchers+towers+premonitions+crossroads+oniverse+incubus"
GAMES = 6
ASKED = {  # ruleset: kinds of questions that its games ask, besides single ones
    "solo+book": {"exactly-n", "order", "pair"},
    "duo:limited": {"order", "pair"},
    "solo+premonitions+B10": {"any-number", "order"},
    "solo+glyphs": {"order"},
    f"solo+{ALL}": {"any-number", "exactly-n", "order", "pair"},
    f"duo+{ALL}": {"any-number", "exactly-n", "order", "pair"},
}


@pytest.mark.parametrize("text", ASKED)
def test_what_may_be_picked_can_be_sent(text: str) -> None:
    lookup = described(text)
    met = set()
    for seed in range(GAMES):
        game, player = LoggedGame(text, seed), Random(seed)
        while not game.result:
            seen = game.view(game.state.active)
            question = lookup.questions[seen.step]
            assert (seen.question is None) == (question.kind == "one")
            if seen.question is None:
                game.apply(player.choice(seen.actions))
            else:
                met.add(question.kind)
                answer(game, seen, question, player)
    assert met >= ASKED[text]


def answer(
    game: LoggedGame, seen: TableView, question: QuestionDescription, player: Random
) -> None:
    """Pick at random from the pool, send in the order that the question names."""
    assert seen.question is not None
    if question.kind == "pair":
        send_pair(game, question, player)
        return
    n = player.randint(seen.question.least, seen.question.most)
    picked = player.sample(range(len(seen.question.pool)), n)
    if question.sent == "ascending":
        picked.sort()
    for pick in picked:
        if is_over(game, question):
            assert question.kind == "order"  # the rest are all equal: they go by themselves
            return
        game.apply(f"{question.picks[0]}:{seen.question.pool[pick]}")
    if question.finish and not is_over(game, question):
        game.apply(question.finish)


def is_over(game: LoggedGame, question: QuestionDescription) -> bool:
    return bool(game.result) or game.view(game.state.active).step != question.step


def send_pair(game: LoggedGame, question: QuestionDescription, player: Random) -> None:
    """The second of a pair depends on the first; both are in the pool."""
    for left in (2, 1):
        seen = game.view(game.state.active)
        assert seen.question is not None
        assert (seen.question.least, seen.question.most) == (left, left)
        possible = [code for code in seen.actions if code.startswith(question.picks[0] + ":")]
        assert {code.partition(":")[2] for code in possible} <= {*seen.question.pool}
        game.apply(player.choice(possible))


def test_the_pool_is_in_the_order_of_cards() -> None:
    """Ascending means the place in the description's list."""
    goals = "goals Rd Rd Bd Bd Gd Gd Td Td"
    position = f"hand Rs Rm Bs Bm Gs; discard Nm Rs Rs Bs Bm Gk; {goals}; stack act"
    game = given(position, rules="solo+book")
    game.apply("spell-prophecy")
    asked = game.view(0).question
    assert asked is not None
    assert (asked.least, asked.most) == (5, 5)
    assert asked.pool == ("Nm", "Rs", "Rs", "Bs", "Bm", "Gk")
    order = described("solo+book").order
    assert [*asked.pool] == sorted(asked.pool, key=lambda card: order[card])
    game.apply("remove:Rs")
    later = game.view(0).question
    assert later is not None
    assert (later.least, later.pool) == (4, ("Rs", "Bs", "Bm", "Gk"))


def test_only_the_player_to_move_is_told() -> None:
    position = "hand1 Rs Bs Gs; hand2 Rm Bm Gm; shared Ts Tm; active 1; stack act"
    game = given(position, rules="duo")
    game.apply("discard:Rs")
    asked = game.view(0).question
    assert asked is not None
    assert asked.pool == ("Bs", "Gs")
    assert game.view(1).question is None
    assert game.view(-1).question is None
    game.apply("swap:Bs")
    then = game.view(0).question
    assert then is not None
    assert (then.least, then.pool) == (1, ("Ts/shared", "Tm/shared"))
