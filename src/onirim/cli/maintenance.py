"""`onirim backup`, `restore`, `migrate` and `rotate-keys`: what a server keeps."""

from __future__ import annotations

from pathlib import Path
from typing import IO

import click

from onirim.cli.server_options import server_command, store_for

__all__ = ["backup", "migrate", "restore", "rotate_keys"]


@server_command()
@click.argument("file", type=click.Path(path_type=Path))
def backup(file: Path, data: Path | None, database: str) -> None:
    """Copy the games as they are now into a file, while the server goes on."""
    from onirim.cli.language import spoken
    from onirim.cli.usage_errors import refuse
    from onirim.server.store import CannotOpen

    store = store_for(data, database, "copy")
    try:
        store.backup(file)
    except (CannotOpen, OSError) as wrong:
        raise refuse(wrong) from None
    finally:
        store.close()
    click.echo(spoken().say("file-saved", file=str(file)))


@server_command()
@click.argument("file", type=click.Path(path_type=Path))
def restore(file: Path, data: Path | None, database: str) -> None:
    """Put a backup in the place of the games; what was there before is kept beside it."""
    from onirim.cli.language import spoken
    from onirim.cli.usage_errors import refuse
    from onirim.server.settings import Settings, default_folder
    from onirim.server.store import CannotOpen
    from onirim.server.store.open_database import put_in_place

    url = Settings(folder=data or default_folder(), database=database).url
    try:
        lock = locked(url)
        kept = put_in_place(file, url)
    except (CannotOpen, OSError) as wrong:
        raise refuse(wrong) from None
    if lock is not None:
        lock.close()
    words = spoken()
    click.echo(words.say("games-restored", file=str(file)))
    if kept is not None:
        click.echo(words.say("games-kept", file=str(kept)))


@server_command()
def migrate(data: Path | None, database: str) -> None:
    """Bring the database up to date with this version; of a SQLite file a copy is kept."""
    from onirim.cli.language import spoken
    from onirim.cli.usage_errors import refuse
    from onirim.server.settings import Settings, default_folder
    from onirim.server.store import CannotOpen
    from onirim.server.store.tables import HEAD

    url = Settings(folder=data or default_folder(), database=database).url
    store_for(data, database, "copy").close()
    try:
        lock = locked(url)
    except CannotOpen as wrong:
        raise refuse(wrong) from None
    store_for(data, database, "migrate").close()
    if lock is not None:
        lock.close()
    click.echo(spoken().say("database-migrated", revision=HEAD))


def locked(url: str) -> IO[bytes] | None:
    """The lock of a SQLite file: no server may run on it meanwhile."""
    from onirim.cli.usage_errors import refuse
    from onirim.server.process.lock import InUse, hold
    from onirim.server.process.startup_errors import EXIT_CODES
    from onirim.server.store.database import check_folder, file_of, parse_url

    file = file_of(parse_url(url))
    if file is None:
        return None
    check_folder(file)
    try:
        return hold(file)
    except InUse as wrong:
        raise refuse(wrong, EXIT_CODES["in use"]) from None


@server_command()
@click.option("--forget-old", is_flag=True)
def rotate_keys(data: Path | None, database: str, forget_old: bool) -> None:
    """Sign cookies with a new key from now on."""
    from onirim.cli.language import spoken

    store = store_for(data, database, "use")
    store.keys.rotate(forget_old)
    store.close()
    click.echo(spoken().say("keys-rotated"))
