"""Onirim in Python: an unofficial fan work after Shadi Torbey's card game.

    >>> import onirim
    >>> game = onirim.Game("solo+towers", seed=7)
    >>> onirim.play(game, onirim.make_player("heuristic", seed=1))
    'won'

`docs/api.md` is the tour. Nothing is imported before it is used.
"""

from __future__ import annotations

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from onirim.engine.action import Action as Action
    from onirim.engine.errors import ActionError as ActionError
    from onirim.engine.errors import AmbiguousAction as AmbiguousAction
    from onirim.engine.errors import ConfigError as ConfigError
    from onirim.engine.errors import IllegalAction as IllegalAction
    from onirim.engine.errors import NotAnAction as NotAnAction
    from onirim.engine.layout import SPECTATOR as SPECTATOR
    from onirim.engine.messages import OnirimError as OnirimError
    from onirim.game.game import Game as Game
    from onirim.game.log import UndoError as UndoError
    from onirim.game.records import load_record as load_record
    from onirim.game.records.for_programs import record_game as record_game
    from onirim.game.records.for_programs import replay as replay
    from onirim.game.records.for_programs import replay_steps as replay_steps
    from onirim.game.records.for_programs import save_record as save_record
    from onirim.game.ruleset import Ruleset as Ruleset
    from onirim.game.state import CHANCE as CHANCE
    from onirim.game.state import NO_PLAYER as NO_PLAYER
    from onirim.game.state import State as State
    from onirim.game.view import View as View
    from onirim.notation.record import Record as Record
    from onirim.notation.record import RecordError as RecordError
    from onirim.notation.zones import HIDDEN as HIDDEN
    from onirim.notation.zones import PositionError as PositionError
    from onirim.players.errors import PlayerError as PlayerError
    from onirim.players.match import MatchReport as MatchReport
    from onirim.players.match import play_match as play_match
    from onirim.players.play_game import play as play
    from onirim.players.player import Player as Player
    from onirim.players.player import RankedAction as RankedAction
    from onirim.players.registry import make_player as make_player
    from onirim.players.simulation import GameRow as GameRow
    from onirim.players.simulation import SimulationReport as SimulationReport
    from onirim.players.simulation import simulate as simulate
    from onirim.rules.catalogue import RULES_VERSION as RULES_VERSION
    from onirim.rules.catalogue import RulesetError as RulesetError

__version__ = "0.2.0"

_HOMES = {
    "Action": "onirim.engine.action",
    "ActionError": "onirim.engine.errors",
    "AmbiguousAction": "onirim.engine.errors",
    "CHANCE": "onirim.game.state",
    "ConfigError": "onirim.engine.errors",
    "Game": "onirim.game.game",
    "GameRow": "onirim.players.simulation",
    "HIDDEN": "onirim.notation.zones",
    "IllegalAction": "onirim.engine.errors",
    "MatchReport": "onirim.players.match",
    "NO_PLAYER": "onirim.game.state",
    "NotAnAction": "onirim.engine.errors",
    "OnirimError": "onirim.engine.messages",
    "Player": "onirim.players.player",
    "PlayerError": "onirim.players.errors",
    "PositionError": "onirim.notation.zones",
    "RankedAction": "onirim.players.player",
    "RULES_VERSION": "onirim.rules.catalogue",
    "Record": "onirim.notation.record",
    "RecordError": "onirim.notation.record",
    "Ruleset": "onirim.game.ruleset",
    "RulesetError": "onirim.rules.catalogue",
    "SPECTATOR": "onirim.engine.layout",
    "SimulationReport": "onirim.players.simulation",
    "State": "onirim.game.state",
    "UndoError": "onirim.game.log",
    "View": "onirim.game.view",
    "load_record": "onirim.game.records",
    "make_player": "onirim.players.registry",
    "play": "onirim.players.play_game",
    "play_match": "onirim.players.match",
    "record_game": "onirim.game.records.for_programs",
    "replay": "onirim.game.records.for_programs",
    "replay_steps": "onirim.game.records.for_programs",
    "save_record": "onirim.game.records.for_programs",
    "simulate": "onirim.players.simulation",
}

_EXTRAS = {  # what the plain installation leaves out: the packages that each extra can't do without
    "client": ("msgspec", "websockets"),
    "server": (
        *("alembic", "h11", "itsdangerous", "msgspec", "platformdirs", "prometheus_client"),
        *("sqlalchemy", "starlette", "structlog", "uvicorn", "websockets"),
    ),
    "postgres": ("psycopg",),
    "env": ("gymnasium", "numpy", "pettingzoo"),
    "render": ("PIL", "resvg_py"),
}

__all__ = ["MissingExtra", "__version__", "compiled", *_HOMES]  # noqa: PLE0604  # all strings


class MissingExtra(ImportError):
    """An optional dependency is not installed; the message names the extra that brings it.

    Examples:
        >>> from onirim import MissingExtra
        >>> raise MissingExtra("onirim.envs", "env")
        Traceback (most recent call last):
        onirim.MissingExtra: onirim.envs needs the env extra: pip install "onirim[env]"

    """

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(f'{what} needs the {extra} extra: pip install "onirim[{extra}]"')
        self.what = what
        self.extra = extra


def _need(extra: str, what: str, *packages: str) -> None:
    """Raise MissingExtra now rather than fail later with the name of some package.

    Of the extra, these packages are needed, or all of them.
    """
    from importlib.util import find_spec

    if any(find_spec(package) is None for package in packages or _EXTRAS[extra]):
        raise MissingExtra(what, extra)


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
