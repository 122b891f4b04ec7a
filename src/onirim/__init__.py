"""Onirim in Python: an unofficial fan work after Shadi Torbey's card game.

    >>> import onirim
    >>> game = onirim.Game("solo+towers", 7)
    >>> onirim.play(game, onirim.make_player("heuristic", 1))
    'lost'

`docs/api.md` is the tour. Nothing is imported before it is used.
"""

from __future__ import annotations

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from onirim.engine.catalogue import RulesetError as RulesetError
    from onirim.engine.catalogue import ruleset as ruleset
    from onirim.engine.messages import OnirimError as OnirimError
    from onirim.engine.ruleset import Ruleset as Ruleset
    from onirim.errors import ActionError as ActionError
    from onirim.errors import AmbiguousAction as AmbiguousAction
    from onirim.errors import IllegalAction as IllegalAction
    from onirim.errors import NotAnAction as NotAnAction
    from onirim.game import Game as Game
    from onirim.notation.record import Record as Record
    from onirim.notation.record import RecordError as RecordError
    from onirim.notation.zones import PositionError as PositionError
    from onirim.players import make_player as make_player
    from onirim.players import play as play
    from onirim.players.protocol import Player as Player
    from onirim.records import load_record as load_record
    from onirim.records import record_game as record_game
    from onirim.records import save_record as save_record
    from onirim.records.replay import replay as replay
    from onirim.records.replay import replay_steps as replay_steps
    from onirim.simulation import simulate as simulate
    from onirim.state import CHANCE as CHANCE
    from onirim.state import NO_PLAYER as NO_PLAYER
    from onirim.state import Position as Position
    from onirim.state import State as State
    from onirim.view import View as View

__version__ = "0.1.0"

_HOMES = {
    "ActionError": "onirim.errors",
    "AmbiguousAction": "onirim.errors",
    "CHANCE": "onirim.state",
    "Game": "onirim.game",
    "IllegalAction": "onirim.errors",
    "NO_PLAYER": "onirim.state",
    "NotAnAction": "onirim.errors",
    "OnirimError": "onirim.engine.messages",
    "Player": "onirim.players.protocol",
    "Position": "onirim.state",
    "PositionError": "onirim.notation.zones",
    "Record": "onirim.notation.record",
    "RecordError": "onirim.notation.record",
    "Ruleset": "onirim.engine.ruleset",
    "RulesetError": "onirim.engine.catalogue",
    "State": "onirim.state",
    "View": "onirim.view",
    "load_record": "onirim.records",
    "make_player": "onirim.players",
    "play": "onirim.players",
    "record_game": "onirim.records",
    "replay": "onirim.records.replay",
    "replay_steps": "onirim.records.replay",
    "ruleset": "onirim.engine.catalogue",
    "save_record": "onirim.records",
    "simulate": "onirim.simulation",
}

__all__ = ["__version__", "compiled", *_HOMES]  # noqa: PLE0604  # they are all strings


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'onirim' has no attribute {name!r}")
    value = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)


def _is_compiled() -> bool:
    """Tell whether Python would load the engine's state from machine code.

    The finder is asked rather than the module: nothing of the engine is imported for it, so
    `onirim --version` stays quick and works even where the engine itself does not.
    """
    engine = Path(__file__).parent / "engine"
    spec = PathFinder.find_spec("onirim.engine.state", [str(engine)])
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))


compiled: bool = _is_compiled()
"""Whether the rules run as machine code; the same games are played either way."""
