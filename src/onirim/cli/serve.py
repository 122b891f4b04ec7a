"""`onirim serve`, `onirim backup` and `onirim rotate-keys`: the server and what it keeps."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from onirim.cli.language import ToldCommand, lang_option

if TYPE_CHECKING:
    from onirim.store import Store

__all__ = ["backup", "rotate_keys", "serve"]

folder_option = click.option("--data", type=click.Path(path_type=Path))
database_option = click.option("--database", default="")


@click.command(cls=ToldCommand)
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", default=8417, show_default=True)
@folder_option
@database_option
@click.option("--base-path", default="")
@click.option("--origin", multiple=True)
@click.option("--proxy", multiple=True)
@click.option("--limits", default=1.0, show_default=True)
@click.option("--patience", default=15.0, show_default=True)
@click.option("--keep-days", default=90.0, show_default=True)
@click.option("--open", "open_page", is_flag=True)
@click.option("--fixed-deal", is_flag=True, hidden=True)
@lang_option
def serve(  # noqa: PLR0913, PLR0917  # an argument for each option
    host: str,
    port: int,
    data: Path | None,
    database: str,
    base_path: str,
    origin: tuple[str, ...],
    proxy: tuple[str, ...],
    limits: float,
    patience: float,
    keep_days: float,
    open_page: bool,
    fixed_deal: bool,
) -> None:
    """Host games for browsers and other clients."""
    from onirim.cli.errors import refuse
    from onirim.server.run import CannotServe
    from onirim.server.run import run_server as run
    from onirim.server.settings import DAY, Settings, default_folder

    settings = Settings(
        folder=data or default_folder(),
        database=database,
        host=host,
        port=port,
        base_path=base_path,
        origins=origin,
        proxies=proxy,
        limits=limits,
        patience=patience,
        fixed_deal=fixed_deal,
        keep_unfinished=keep_days * DAY,
    )
    try:
        run(settings, Speaker(open_page))
    except CannotServe as wrong:
        raise refuse(wrong, wrong.code) from None


class Speaker:
    """Prints what the server says of itself, and opens its address if that was wished."""

    def __init__(self, open_page: bool) -> None:
        self.open_page = open_page

    def __call__(self, line: str) -> None:
        import re
        import webbrowser

        print(line, flush=True)
        address = re.search(r"http://\S+", line)
        if not (address and self.open_page):
            return
        self.open_page = False
        if not has_screen() or not webbrowser.open(address[0]):
            print(f"  open {address[0]} in a browser to play", flush=True)


def has_screen() -> bool:
    """A machine without a screen would start a browser in the terminal."""
    import os
    import sys

    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


@click.command(cls=ToldCommand)
@click.argument("file", type=click.Path(path_type=Path))
@folder_option
@database_option
@lang_option
def backup(file: Path, data: Path | None, database: str) -> None:
    """Copy the games as they are now into a file, while the server goes on."""
    from onirim.cli.errors import refuse
    from onirim.store import CannotOpen

    store = open_store(data, database)
    try:
        store.backup(file)
    except (CannotOpen, OSError) as wrong:
        raise refuse(wrong) from None
    click.echo(f"Saved in {file}.")


@click.command(cls=ToldCommand)
@folder_option
@database_option
@click.option("--forget-old", is_flag=True)
@lang_option
def rotate_keys(data: Path | None, database: str, forget_old: bool) -> None:
    """Sign cookies with a new key from now on."""
    open_store(data, database).keys.rotate(forget_old)
    click.echo("There is a new key; running servers find it by themselves.")


def open_store(data: Path | None, database: str) -> Store:
    from onirim.cli.errors import refuse
    from onirim.server.settings import Settings, default_folder
    from onirim.store import CannotOpen, Store

    try:
        return Store.open(Settings(folder=data or default_folder(), database=database).url)
    except CannotOpen as wrong:
        raise refuse(wrong) from None
