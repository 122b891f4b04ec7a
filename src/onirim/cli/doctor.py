"""`onirim doctor`: what this installation has, and what to do about what it lacks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import click

from onirim.cli.command import option
from onirim.cli.server_options import server_command
from onirim.exit_codes import ExitCode

__all__ = ["Check", "doctor"]


@dataclass(frozen=True)
class Check:
    """One line of the report: a text with its values, and the text that says what to do."""

    text: str
    values: dict[str, str] = field(default_factory=dict)
    advice: str = ""
    fails: bool = False  # whether the browser table cannot be played like this


@server_command("doctor")
@option("--port", type=int, default=8417)
def doctor(data: Path | None, database: str, port: int) -> None:
    """Check engine, browser table, database, port and browser, and say what to do."""
    from onirim.cli.language import spoken

    words = spoken()
    found = [*checks(data, database, port)]
    for check in found:
        mark = "✗" if check.fails else "!" if check.advice else "✓"
        click.echo(f"{mark} {words.say(check.text, **check.values)}")
        if check.advice:
            click.echo(f"  → {words.say(check.advice, **check.values)}")
    if any(check.fails for check in found):
        raise click.exceptions.Exit(ExitCode.NO)


def checks(data: Path | None, database: str, port: int) -> Iterator[Check]:
    """Look at everything, in the order in which a start needs it."""
    yield versions()
    yield engine()
    if missing := server_missing():
        yield missing
        return
    yield table()
    yield games(data, database)
    yield free_port(port)
    yield browser()


def versions() -> Check:
    import platform

    import onirim

    values = {
        "version": onirim.__version__,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
    }
    return Check("doctor-versions", values)


def engine() -> Check:
    """Tell how the engine was built."""
    from onirim.engine.build_kind import BUILD_KIND, COMPILED

    if COMPILED:
        return Check("doctor-compiled", {"kind": BUILD_KIND})
    return Check("doctor-interpreted", advice="doctor-interpreted-advice")


def server_missing() -> Check | None:
    """Return a check that fails where the plain installation has no server."""
    from onirim import MissingExtra

    try:
        import onirim.server.run  # noqa: F401  # tried, not used
    except MissingExtra as missing:
        return Check(
            "doctor-no-server", {"extra": missing.extra}, "doctor-no-server-advice", fails=True
        )
    return None


def table() -> Check:
    from onirim.server.site import Site

    if Site.is_installed():
        return Check("doctor-table")
    return Check("doctor-no-table", advice="doctor-no-table-advice", fails=True)


def games(data: Path | None, database: str) -> Check:
    """Open the database as `onirim admin` does: nothing is made, moved or upgraded."""
    from onirim.cli.language import spoken
    from onirim.cli.server_options import store_for
    from onirim.engine.messages import OnirimError
    from onirim.server.settings import Settings, default_folder
    from onirim.server.store.database import file_of, parse_url, shown
    from onirim.text.say_error import say_error

    try:
        place = parse_url(Settings(folder=data or default_folder(), database=database).url)
        file = file_of(place)
        if file is not None and not file.exists():
            return Check("doctor-no-database", {"place": str(file)})
        store_for(data, database, "use").close()
    except OnirimError as wrong:
        why = say_error(spoken(), wrong)
        return Check("doctor-bad-database", {"why": why}, "doctor-bad-database-advice", fails=True)
    return Check("doctor-database", {"place": shown(place)})


def free_port(port: int) -> Check:
    """Try to listen where `onirim serve` would."""
    import socket

    values = {"port": str(port), "other": str(port + 1)}
    with socket.socket() as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind(("127.0.0.1", port))
        except OSError:
            return Check("doctor-port-used", values, "doctor-port-used-advice")
    return Check("doctor-port", values)


def browser() -> Check:
    import webbrowser

    from onirim.cli.serve import has_screen

    try:
        found = has_screen() and webbrowser.get() is not None
    except webbrowser.Error:
        found = False
    if found:
        return Check("doctor-browser")
    return Check("doctor-no-browser", advice="doctor-no-browser-advice")
