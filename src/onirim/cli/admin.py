"""`onirim admin`: find, show, export and delete a game or a person."""

from __future__ import annotations

from pathlib import Path

import click

from onirim.cli.language import ToldGroup, lang_option
from onirim.cli.server_options import server_command, store_for

__all__ = ["admin"]


@click.group("admin", cls=ToldGroup)
@lang_option
def admin() -> None:
    """Look up, export and delete games and people."""


@server_command("find")
@click.argument("text")
def find(text: str, data: Path | None, database: str) -> None:
    """List games and people whose id begins with a text, or whose name it is."""
    store = store_for(data, database, "use")
    for line in store.admin.find(text):
        click.echo(line)
    store.close()


@server_command("show")
@click.argument("name")
def show(name: str, data: Path | None, database: str) -> None:
    """Print what is kept of a game, without its cards, or of a person, as JSON."""
    click.echo(facts(name, data, database, whole=False))


@server_command("export")
@click.argument("name")
@click.argument("file", type=click.Path(path_type=Path))
def export(name: str, file: Path, data: Path | None, database: str) -> None:
    """Write everything that is kept of a game or a person into a file, as JSON."""
    from onirim.server.store.database import make_private_file

    text = facts(name, data, database, whole=True)
    make_private_file(file, new=True)
    file.write_text(text + "\n", encoding="utf-8")
    click.echo(f"Saved in {file}.")


@server_command("delete")
@click.argument("name")
@click.option("--yes", is_flag=True)
def delete(name: str, data: Path | None, database: str, yes: bool) -> None:
    """Delete a game with its log, or a person with all that is known of it."""
    text = facts(name, data, database, whole=False)
    if not yes:
        click.echo(text)
        click.confirm("Delete this?", abort=True)
    store = store_for(data, database, "use")
    store.admin.delete(name)
    store.close()
    click.echo("Deleted.")


@server_command("recall")
@click.argument("name")
def recall(name: str, data: Path | None, database: str) -> None:
    """Make every cookie of a person worthless."""
    facts(name, data, database, whole=False)
    store = store_for(data, database, "use")
    store.people.recall_cookies(name)
    store.close()
    click.echo("Recalled.")


def facts(name: str, data: Path | None, database: str, whole: bool) -> str:
    import json

    from onirim.cli.usage_errors import refuse
    from onirim.server.store.admin import NothingFound

    store = store_for(data, database, "use")
    try:
        return json.dumps(store.admin.facts(name, whole), indent=2, ensure_ascii=False)
    except NothingFound as wrong:
        raise refuse(wrong) from None
    finally:
        store.close()


for command in (find, show, export, delete, recall):
    admin.add_command(command)
