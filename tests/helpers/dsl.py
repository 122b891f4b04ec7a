"""The language of scenarios: given a position, when this action, then that view.

Positions are written as `onirim.notation.position` reads them. `deck` gives the outcomes of chance:
the next unknown cards in order. Whatever else a position does not name is unknown and below them,
so that a deck is never short unless a scenario says `nothing_else`.

With two players A is the first seat and B the second; SPECTATOR watches.
"""

from __future__ import annotations

from collections import Counter

from onirim.engine.layout import SPECTATOR
from onirim.engine.ruleset import Ruleset
from onirim.game.chance import FixedDeck, bag_counts
from onirim.game.events import Ended, Event, Identified, Moved, Shuffled, Signalled, Unseen
from onirim.game.logged_game import LoggedGame
from onirim.game.table_view import table_view
from onirim.notation.position import read_position
from onirim.rules.catalogue import ruleset

__all__ = [
    "NEXT_TURN", "SHUFFLED", "SPECTATOR", "A", "B", "asks", "deck_size", "given", "heard",
    "new_game", "options", "unknown", "when", "zone",
]  # fmt: skip

SHUFFLED = "shuffled"
NEXT_TURN = "next turn"
A, B = 0, 1


def given(
    position: str, deck: str = "", *, rules: str | Ruleset = "solo", nothing_else: bool = False
) -> LoggedGame:
    """Begin at a position; with `nothing_else` the unknown part of the deck is just `deck`."""
    compiled = ruleset(rules) if isinstance(rules, str) else rules
    state = read_position(compiled, position)
    if nothing_else:
        gone = Counter(bag_counts(state)) - Counter(deck.split())
        state = read_position(compiled, f"{position}; out {' '.join(gone.elements())}")
    return LoggedGame.at(state, FixedDeck(deck.split()))


def new_game(deck: str, rules: str = "solo") -> LoggedGame:
    """Begin with the set-up, from a deck in this order."""
    return LoggedGame(rules, FixedDeck(deck.split()))


def when(game: LoggedGame, *actions: str) -> list[str]:
    """Act; tell what the last action led to: `Rs hand>row`, `shuffled`, `next turn`, `won`."""
    events: list[Event] = []
    for action in actions:
        events = game.apply(action)
    return [in_short(event) for event in events]


def heard(game: LoggedGame, viewer: int, *actions: str) -> list[str]:
    """Act; tell what a seat or a spectator learns of the last action."""
    before = 0
    for action in actions:
        before = game.visible_count(viewer)
        game.apply(action)
    return [in_short(event) for event in game.events(viewer, before)]


def asks(game: LoggedGame) -> str:
    """What has to be decided now; nothing after the end."""
    return game.state.top_step.name


def options(game: LoggedGame, verb: str = "") -> str:
    """Every legal action; with a verb, only what it may be said of."""
    if not verb:
        return " ".join(game.legal())
    spoken = [code.removeprefix(verb + ":") for code in game.legal() if code.startswith(verb + ":")]
    return " ".join(spoken)


def zone(game: LoggedGame, name: str, viewer: int = A) -> str:
    """The cards of a zone as a seat sees them; `top` begins with the card that is drawn next."""
    return " ".join(table_view(game.state, viewer).zones[name])


def unknown(game: LoggedGame, card: str, viewer: int = A) -> int:
    """How many copies lie in places that a seat does not know."""
    return table_view(game.state, viewer).unknown.get(card, 0)


def deck_size(game: LoggedGame) -> int:
    return table_view(game.state).deck


def in_short(event: Event) -> str:
    match event:
        case Moved(card, source, target):
            return f"{card} {source}>{target}"
        case Unseen(count, source, target):
            return f"{count} unseen {source}>{target}"
        case Identified(card):
            return f"{card} identified"
        case Signalled(seat, signal):
            return f"{'AB'[seat]} signals {signal}"
        case Ended(result):
            return result
    return SHUFFLED if isinstance(event, Shuffled) else NEXT_TURN
