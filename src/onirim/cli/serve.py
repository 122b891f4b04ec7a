"""`onirim serve`, `onirim backup` and `onirim rotate-keys`: the server and what it keeps."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from onirim.store import Store

__all__ = ["backup", "rotate_keys", "serve"]

Folder = Annotated[
    Path | None, typer.Option(help="Where games are kept; otherwise this machine's usual place.")
]
Database = Annotated[
    str, typer.Option(help="postgresql://… or sqlite:///FILE instead of a file in the folder.")
]


def serve(  # noqa: PLR0913, PLR0917  # an argument for each option
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.")] = 8417,
    data: Folder = None,
    database: Database = "",
    base_path: Annotated[str, typer.Option(help="Where a proxy puts us, such as /onirim.")] = "",
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Origin of pages that may talk to us, if not our own address."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="Address of a proxy whose X-Forwarded headers are believed."),
    ] = None,
    limits: Annotated[
        float, typer.Option(help="How much one address may ask for: 2 is twice, 0 no limit.")
    ] = 1.0,
    keep_days: Annotated[
        float, typer.Option(help="After how many days an abandoned game is deleted.")
    ] = 90.0,
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the table in this machine's browser.")
    ] = False,
    fixed_deal: Annotated[bool, typer.Option("--fixed-deal", hidden=True)] = False,
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
        origins=tuple(origin or ()),
        proxies=tuple(proxy or ()),
        limits=limits,
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


def backup(
    file: Annotated[Path, typer.Argument(help="The new file.")],
    data: Folder = None,
    database: Database = "",
) -> None:
    """Copy the games as they are now into a file, while the server goes on."""
    from onirim.cli.errors import refuse
    from onirim.store import CannotOpen

    store = open_store(data, database)
    try:
        store.backup(file)
    except (CannotOpen, OSError) as wrong:
        raise refuse(wrong) from None
    typer.echo(f"Saved in {file}.")


def rotate_keys(
    data: Folder = None,
    database: Database = "",
    forget_old: Annotated[
        bool, typer.Option("--forget-old", help="Believe no older cookie: everybody begins anew.")
    ] = False,
) -> None:
    """Sign cookies with a new key from now on."""
    open_store(data, database).keys.rotate(forget_old)
    typer.echo("There is a new key; running servers find it by themselves.")


def open_store(data: Path | None, database: str) -> Store:
    from onirim.cli.errors import refuse
    from onirim.server.settings import Settings, default_folder
    from onirim.store import CannotOpen, Store

    try:
        return Store.open(Settings(folder=data or default_folder(), database=database).url)
    except CannotOpen as wrong:
        raise refuse(wrong) from None
