"""`onirim admin`: find, show, export and delete a game or a person; care for the database."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from onirim.cli.command import command_group, option
from onirim.cli.maintenance import backup, migrate, restore, rotate_keys
from onirim.cli.server_options import server_command, store_for
from onirim.exit_codes import ExitCode

if TYPE_CHECKING:
    from onirim.server.store.admin import FoundGame, FoundPerson
    from onirim.text import Words

__all__ = ["admin"]


@command_group("admin")
def admin() -> None:
    """Back up and restore games; look up, export and delete games and people."""


@server_command("find")
@click.argument("text", metavar="TEXT")
def find(text: str, data: Path | None, database: str) -> None:
    """List games and people whose id begins with a text, or whose name it is."""
    from onirim.cli.language import spoken

    words, store = spoken(), store_for(data, database, "use")
    try:
        lines = [in_words(words, one) for one in store.admin.find(text)]
    finally:
        store.close()
    for line in lines:
        click.echo(line)
    if not lines:
        click.echo(words.say("admin-nothing", text=text), err=True)
        raise click.exceptions.Exit(ExitCode.NO)


def in_words(words: Words, found: FoundGame | FoundPerson) -> str:
    """One line, whose first words are what it is and its id."""
    from onirim.server.store.admin import FoundPerson

    if isinstance(found, FoundPerson):
        return words.say("admin-person", id=found.id, name=found.name).rstrip()
    return words.say("admin-game", id=found.id, rules=found.rules, actions=found.actions,
                     result=found.result or "going-on")  # fmt: skip


@server_command("show")
@click.argument("name", metavar="ID")
def show(name: str, data: Path | None, database: str) -> None:
    """Print what is kept of a game, without its cards, or of a person, as JSON."""
    click.echo(facts(name, data, database, whole=False))


@server_command("export")
@click.argument("name", metavar="ID")
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
def export(name: str, file: Path, data: Path | None, database: str) -> None:
    """Write everything that is kept of a game or a person into a file, as JSON."""
    from onirim.cli.files import check_new, writing_to
    from onirim.cli.language import spoken
    from onirim.server.store.database import make_private_file

    check_new(file)
    text = facts(name, data, database, whole=True)
    with writing_to(file):
        make_private_file(file, new=True)
        file.write_text(text + "\n", encoding="utf-8")
    click.echo(spoken().say("file-saved", file=str(file)))


@server_command("delete")
@click.argument("name", metavar="ID")
@option("--yes", is_flag=True)
def delete(name: str, data: Path | None, database: str, yes: bool) -> None:
    """Delete a game with its log, or a person with all that is known of it."""
    from onirim.cli.language import spoken

    words, text = spoken(), facts(name, data, database, whole=False)
    if not yes:
        click.echo(text)
        click.confirm(words.say("admin-delete-this"), abort=True)
    store = store_for(data, database, "use")
    store.admin.delete(name)
    store.close()
    click.echo(words.say("admin-deleted"))


@server_command("sign-out")
@click.argument("name", metavar="ID")
def sign_out(name: str, data: Path | None, database: str) -> None:
    """Reject all cookies of a person; the devices start over."""
    from onirim.cli.language import spoken

    facts(name, data, database, whole=False)
    store = store_for(data, database, "use")
    store.people.recall_cookies(name)
    store.close()
    click.echo(spoken().say("admin-signed-out"))


def facts(name: str, data: Path | None, database: str, whole: bool) -> str:
    """Everything about a game or a person as JSON; NothingFound if there is neither."""
    import json

    store = store_for(data, database, "use")
    try:
        return json.dumps(store.admin.facts(name, whole), indent=2, ensure_ascii=False)
    finally:
        store.close()


for command in (backup, restore, migrate, rotate_keys, find, show, export, delete, sign_out):
    admin.add_command(command)
