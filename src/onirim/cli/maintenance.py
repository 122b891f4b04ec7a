"""`onirim admin backup`, `restore`, `migrate` and `rotate-keys`: care for the database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from onirim.cli.command import option
from onirim.cli.server_options import server_command, store_for

__all__ = ["backup", "migrate", "restore", "rotate_keys"]


@server_command("backup")
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
def backup(file: Path, data: Path | None, database: str) -> None:
    """Copy the games as they are now into a new file, while the server runs."""
    from onirim.cli.files import writing_to
    from onirim.cli.language import spoken

    store = store_for(data, database, "copy")
    try:
        with writing_to(file):
            store.backup(file)
    finally:
        store.close()
    click.echo(spoken().say("file-saved", file=str(file)))


@server_command("restore")
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
def restore(file: Path, data: Path | None, database: str) -> None:
    """Put a backup in the place of the games; the present ones are kept beside it."""
    from onirim.cli.files import writing_to
    from onirim.cli.language import spoken
    from onirim.server.settings import Settings, default_folder
    from onirim.server.store.open_database import put_in_place

    url = Settings(folder=data or default_folder(), database=database).url
    with locked(url), writing_to(file):
        kept = put_in_place(file, url)
    words = spoken()
    click.echo(words.say("games-restored", file=str(file)))
    if kept is not None:
        click.echo(words.say("games-kept", file=str(kept)))


@server_command("migrate")
def migrate(data: Path | None, database: str) -> None:
    """Bring the database up to date with this version; of a SQLite file a copy is kept."""
    from onirim.cli.language import spoken
    from onirim.server.settings import Settings, default_folder
    from onirim.server.store.tables import HEAD

    url = Settings(folder=data or default_folder(), database=database).url
    store_for(data, database, "copy").close()
    with locked(url):
        store_for(data, database, "migrate").close()
    click.echo(spoken().say("database-migrated", revision=HEAD))


@server_command("rotate-keys")
@option("--forget-old", is_flag=True)
def rotate_keys(data: Path | None, database: str, forget_old: bool) -> None:
    """Sign cookies with a new key from now on."""
    from onirim.cli.language import spoken

    store = store_for(data, database, "use")
    store.keys.rotate(forget_old)
    store.close()
    click.echo(spoken().say("keys-rotated"))


@contextmanager
def locked(url: str) -> Iterator[None]:
    """Hold the lock of a SQLite file: no server may run on it meanwhile."""
    from onirim.server.process.lock import hold
    from onirim.server.store.database import check_folder, file_of, parse_url

    file = file_of(parse_url(url))
    if file is None:
        yield
        return
    check_folder(file)
    with hold(file):
        yield
