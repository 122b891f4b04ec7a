"""Two deals that agree with what a viewer knows get the same answers, byte for byte.

Lists of actions, refusals, explanations and offers of undo are compared. A free undo tells more:
where it is offered, the actor has seen the same in both deals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import pytest

from onirim.engine.errors import ActionError
from onirim.engine.layout import SPECTATOR
from onirim.engine.messages import OnirimError
from onirim.engine.state import State
from onirim.game.chance import Seeded
from onirim.game.log import UndoError
from onirim.game.logged_game import LoggedGame
from onirim.hosting.action_list import RefusedActions
from onirim.hosting.refusals import reason_of
from onirim.hosting.session import CannotPractise, GameSession
from onirim.hosting.session_log import SessionLog
from onirim.hosting.stored_game import SeatRow, StoredGame
from onirim.hosting.wire import Refused, as_fault
from onirim.hosting.wire.views import encode
from onirim.rules.catalogue import MODES, house_rules_of, module_words, ruleset
from tests.helpers.breadth import cases, games
from tests.helpers.invariants import cells
from tests.helpers.rulesets import exists
from tests.helpers.secrets import exchanged, hidden_places, viewers_of
from tests.helpers.strategies import step

TOGETHER = [mode for mode in MODES if mode.startswith("duo")]
NONSENSE = "zzz"
MIXES = 30  # in each mode
PAIRS = games(part=4, whole=6)  # of deals, for each ruleset and viewer
ASKED = games(part=8, whole=40)  # codes that are tried and explained in each of them
MOST_GAMES = 20
MOST_STEPS = 160


def alone() -> list[str]:
    """Each module, option and house rule in each mode for two."""
    texts = []
    for mode in TOGETHER:
        for word in [mode, *module_words()]:
            text = mode if word == mode else f"{mode}+{word}"
            texts += [text, *(f"{text}+{rule}" for rule in house_rules_of(word))]
    return [text for text in texts if exists(text)]


def mixed() -> list[str]:
    """As many mixes of modules in each mode for two."""
    return [text for mode in TOGETHER for text in mixes_of(mode)]


def mixes_of(mode: str) -> list[str]:
    player, texts = Random(mode), set[str]()
    while len(texts) < MIXES:
        words = player.sample(module_words(), player.randrange(2, 6))
        texts |= {text for text in ["+".join([mode, *words])] if exists(text)}
    return sorted(texts)


def a_part() -> list[str]:
    """Each mode, each module with its option in one of them, and some mixes."""
    words = [f"{TOGETHER[i % 2]}+{word}" for i, word in enumerate(module_words())]
    return [*TOGETHER, *words, *mixed()[::30]]


RULES = cases(a_part(), [*alone(), *mixed()])
Pair = tuple[State, State]


def pairs(text: str, viewer: int, most: int) -> Iterator[Pair]:
    """Two deals that differ only where this viewer cannot look."""
    rules, player, found = ruleset(text), Random(f"{text} {viewer}"), 0
    for _ in range(MOST_GAMES):
        state = State(rules)
        state.start()
        for _ in range(MOST_STEPS):
            if not step(state, player, "mixed") or found == most:
                break
            if state.to_move >= 0 and player.random() < interest(state, viewer):
                twin = exchanged(state, viewer, player)
                if twin is not None and cells(twin) != cells(state):
                    found += 1
                    yield state, twin


def interest(state: State, viewer: int) -> float:
    """Most is hidden from a player to move where the partner has ordered the next cards."""
    on_top = any(zone.name == "top" for zone, _ in hidden_places(state, viewer))
    return 0.5 if on_top and viewer in (state.to_move, SPECTATOR) else 0.01


def hosted(state: State) -> GameSession:
    """A game on a server that has come to this position."""
    seats = (SeatRow(0, "p", "Ann"), SeatRow(1, "q", "Ben"))
    stored = StoredGame("g", state.rules.text, False, None, 1, "i", "w", 0.0, "", seats)
    session = GameSession(stored)
    session.game = LoggedGame.at(state.copy(), Seeded(1))
    session.log = SessionLog(session.game.log.entries[0])
    for sub in session.subscriptions.values():
        session.show(sub)
    return session


def refusal(session: GameSession, viewer: int, do: Callable[[], object]) -> bytes:
    """The frame that says why something was not done; nothing if it was done."""
    try:
        do()
    except (ActionError, RefusedActions, UndoError, CannotPractise) as wrong:
        return encode(refused(session, viewer, wrong))
    return b""


def refused(session: GameSession, viewer: int, wrong: OnirimError) -> Refused:
    truth, fault = session.update(viewer), as_fault(wrong.message)
    index, obstacle = 0, None
    if isinstance(wrong, RefusedActions):
        index, obstacle = wrong.index, wrong.obstacle
    return Refused(1, reason_of(wrong), str(wrong), truth, fault, obstacle, index)


def some_codes(state: State, viewer: int) -> list[str]:
    codes = sorted(state.rules.action_of)
    return Random(f"{cells(state)!r} {viewer}").sample(codes, min(ASKED, len(codes)))


def refusals(session: GameSession, viewer: int, codes: list[str]) -> list[bytes]:
    """What is said to lists that end in nonsense, to what is no action now, and to other wishes."""
    lists = [
        [NONSENSE],
        [codes[0], NONSENSE],
        *([code] for code in impossible(session, viewer, codes)),
    ]
    lists += [[code, NONSENSE] for code in legal(session, viewer)]
    wishes = [partial(session.act_all, viewer, texts) for texts in lists]
    undone = [partial(session.undo, viewer, practice) for practice in (False, True)]
    declined = partial(session.practise, [viewer], wanted=False)
    return [refusal(session, viewer, do) for do in (*wishes, *undone, declined)]


def legal(session: GameSession, viewer: int) -> tuple[str, ...]:
    return session.game.legal() if session.game.to_move == viewer else ()


def impossible(session: GameSession, viewer: int, codes: list[str]) -> list[str]:
    """Those of these codes that mean nothing that the viewer can do now."""
    if session.game.to_move != viewer:
        return codes
    found = []
    for code in codes:
        try:
            session.game.parse_action(code)
        except ActionError:
            found.append(code)
    return found


def explanations(session: GameSession, viewer: int, codes: list[str]) -> list[bytes]:
    said: list[bytes] = []
    for code in (*codes, *legal(session, viewer), NONSENSE):
        try:
            said.append(encode(session.explain(viewer, code, 1)))
        except ActionError as wrong:
            said.append(encode(refused(session, viewer, wrong)))
    return said


@pytest.mark.parametrize("text", RULES)
def test_a_refusal_is_the_same_in_both_deals(text: str) -> None:
    met: Counter[int] = Counter()
    for viewer in viewers_of(State(ruleset(text))):
        for deals in pairs(text, viewer, PAIRS):
            codes = some_codes(deals[0], viewer)
            one, other = (hosted(state) for state in deals)
            met[viewer] += 1
            assert refusals(one, viewer, codes) == refusals(other, viewer, codes)
            assert explanations(one, viewer, codes) == explanations(other, viewer, codes)
    assert met[SPECTATOR] == PAIRS
    assert min(met[0], met[1]) == PAIRS or ":open" in text


@pytest.mark.parametrize("text", RULES)
def test_an_offer_of_undo_is_the_same_in_both_deals(text: str) -> None:
    """And the frame of a free one shows the actor the same cards. In open play no deals differ."""
    offers: Counter[str] = Counter()
    for seat in (0, 1):
        for one, other in pairs(text, seat, PAIRS):
            for code in LoggedGame.at(one.copy()).legal() if one.to_move == seat else ():
                said = after(one, seat, code)
                offers[said[0]] += 1
                assert said == after(other, seat, code)
    assert (offers["free"] and offers[""]) or ":open" in text


def after(state: State, seat: int, code: str) -> tuple[str, str | bytes]:
    """What undo is for a seat that has just done something: what it was sent, or why not."""
    session = hosted(state)
    session.act(seat, code)
    offered = session.undo_for(seat)
    if offered:
        return offered, encode(session.last_update(seat))
    with pytest.raises(UndoError) as wrong:
        session.undo(seat, practice=False)
    return offered, str(wrong.value)
