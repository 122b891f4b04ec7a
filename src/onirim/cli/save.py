"""`--save`: the record of each game of a sitting, written when the game ends or is left."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from onirim.game.logged_game import LoggedGame
    from onirim.text import Words

__all__ = ["Saver"]


class Saver:
    """Watches the games go by; the second game of a sitting is saved as `x-2.oni`."""

    def __init__(self, words: Words, path: Path | None, seed_open: bool) -> None:
        self.words = words
        self.path = path
        self.seed_open = seed_open
        self.number = 0
        self.game: LoggedGame | None = None
        if path is not None:
            from onirim.cli.files import check_new

            check_new(path)

    def watch(self, games: Iterator[tuple[str, LoggedGame]]) -> Iterator[tuple[str, LoggedGame]]:
        """Pass the games on; when the next one is asked for, the last one is over."""
        for which, game in games:
            self.game = game
            self.number += 1
            yield which, game
            self.finish()

    def finish(self) -> None:
        """Save the game that was played last, if there is one that is not saved."""
        game, self.game = self.game, None
        if self.path is None:
            return
        if game is not None:
            self.write(game, self.name())
        elif self.number == 0:
            click.echo(self.words.say("nothing-to-save"))

    def name(self) -> Path:
        """The next name that is free."""
        assert self.path is not None
        path, number = self.path, self.number
        while path.exists() or number > 1:
            path = self.path.with_name(f"{self.path.stem}-{number}{self.path.suffix}")
            if not path.exists():
                break
            number += 1
        return path

    def write(self, game: LoggedGame, path: Path) -> None:
        from datetime import UTC, datetime

        from onirim.game.records import record_of, save

        record = record_of(
            game, date=datetime.now(UTC).date().isoformat(), seed_open=self.seed_open
        )
        try:
            save(path, record)
        except OSError as wrong:
            why = wrong.strerror or str(wrong)
            click.echo(self.words.say("not-saved", path=str(path), why=why), err=True)
        else:
            click.echo(self.words.say("saved", path=str(path)))
