"""Records as programs write and read them: a Game in, a Game out."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path

from onirim.game.expected import expect
from onirim.game.game import Game
from onirim.game.records.files import save
from onirim.game.records.recorder import record_of
from onirim.game.records.replay import RecordedStep, replayed_steps
from onirim.notation.record import Record

__all__ = ["record_game", "replay", "replay_steps", "save_record"]


def record_game(game: Game, *, names: Sequence[str] = (), date: str = "") -> Record:
    """Write down a game: everything if it is over or played alone, without what nobody knows yet.

    Examples:
        >>> from onirim import Game, record_game
        >>> game = Game("solo", seed=7)
        >>> record_game(game, names=["Ann"]).headers["Dreamwalkers"]
        'Ann'

    """
    expect(game, Game, "a Game")
    expect(names, list | tuple, "a list of names")
    for name in names:
        expect(name, str, "a name")
    return record_of(game._core, names=names, date=date)


def save_record(path: str | Path, game: Game) -> None:
    """Write the record of a game into a file, whole or not at all.

    Examples:
        >>> from pathlib import Path
        >>> from tempfile import mkdtemp
        >>> from onirim import Game, load_record, replay, save_record
        >>> path = Path(mkdtemp()) / "game.oni"
        >>> game = Game("solo", seed=7)
        >>> game.push("play:Rs")
        >>> save_record(path, game)
        >>> replay(load_record(path)).history
        [play:Rs]

    """
    save(Path(path), record_game(game))


def replay(record: Record) -> Game:
    """Return the game of a record at its end; RecordError if it can't be replayed.

    Examples:
        >>> from onirim import Game, record_game, replay
        >>> replay(record_game(Game("solo", seed=7))).position
        'hand Rs Ts Tm Tm Rk; stack act'

    """
    ((game, _),) = deque(replay_steps(record), maxlen=1)
    return game


def replay_steps(record: Record) -> Iterator[tuple[Game, RecordedStep]]:
    """Return the game after each step of a record; the first step is the deal.

    It is one game that goes on. If you want no half of a game, continue to the end.

    Examples:
        >>> from onirim import Game, record_game, replay_steps
        >>> game = Game("solo", seed=7)
        >>> game.push("play:Rs")
        >>> [(step.action, game.turns) for game, step in replay_steps(record_game(game))]
        [(None, 0), (play:Rs, 1)]

    """
    expect(record, Record, "a Record")
    for core, step in replayed_steps(record):
        game = Game._around(core)
        step.action = game.rules.action(step.code) if step.code else None
        yield game, step
