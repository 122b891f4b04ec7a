"""`onirim simulate`: play many games and count."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import ExitStack
from typing import IO, TYPE_CHECKING

import click

from onirim.cli.command import command, option
from onirim.cli.progress import progress_bar
from onirim.cli.reports import print_json
from onirim.cli.suggestions import complete_player, complete_rules
from onirim.cli.values import NumberType
from onirim.exit_codes import ExitCode

if TYPE_CHECKING:
    from onirim.players.simulation import GameRow, SimulationReport
    from onirim.text import Words

__all__ = ["simulate_games"]

STANDARD_OUTPUT = "-"


@command("simulate")
@option("--rules", default="solo", show_default=True, metavar="RULES",
        shell_complete=complete_rules)  # fmt: skip
@option("--player", "players", multiple=True, default=["random"], metavar="PLAYER",
        shell_complete=complete_player)  # fmt: skip
@option("--games", type=NumberType(), default=10_000, show_default=True)
@option("--run", type=NumberType(), default=1, show_default=True)
@option("--jobs", type=NumberType(), default=1, show_default=True)
@option("--json", is_flag=True)
@option("--jsonl", metavar="FILE")
@option("--csv", metavar="FILE")
def simulate_games(  # noqa: PLR0913, PLR0917  # an argument for each option
    rules: str,
    players: tuple[str, ...],
    games: int,
    run: int,
    jobs: int,
    json: bool,
    jsonl: str | None,
    csv: str | None,
) -> None:
    """Play many games and count: wins, Doors, speed. Ctrl-C prints what is done so far."""
    import time

    from onirim.cli.language import spoken
    from onirim.players.simulation import simulate

    words = spoken()
    if any(":" in player for player in players):
        sys.path.insert(0, "")  # players of the folder in which the command is given
    with ExitStack() as files:
        tables = open_tables(files, {"jsonl": jsonl, "csv": csv})
        began = time.perf_counter()
        with progress_bar(words.say("simulation-games"), games) as show:
            report = simulate(
                rules, players, games=games, run=run, jobs=jobs, rows=bool(tables), on_progress=show
            )
        seconds = time.perf_counter() - began
        for kind, file in tables.items():
            ROW_WRITERS[kind](file, report.rows)
    if not report.complete:
        click.echo(words.say("simulation-stopped", done=report.games, games=games), err=True)
    beside_rows = STANDARD_OUTPUT in (jsonl, csv)  # the rows are for a program, the report is not
    if json:
        print_json(report, err=beside_rows)
    else:
        print_table(words, report, seconds, beside_rows)
    if not report.complete:
        raise click.exceptions.Exit(ExitCode.INTERRUPTED)


def open_tables(files: ExitStack, wanted: Mapping[str, str | None]) -> dict[str, IO[str]]:
    """Open the files of rows; CannotWrite says which can't be written."""
    from onirim.cli.files import open_output
    from onirim.engine.messages import Message, OnirimError

    paths = {kind: path for kind, path in wanted.items() if path}
    if [*paths.values()].count(STANDARD_OUTPUT) > 1:
        raise OnirimError(
            Message("terminal-two-outputs", "only one of {options} can write to standard output",
                    options=", ".join(f"--{kind}" for kind in paths))
        )  # fmt: skip
    return {kind: files.enter_context(open_output(path)) for kind, path in paths.items()}


def write_jsonl(file: IO[str], rows: Iterable[GameRow]) -> None:
    """One object for each game, in the order of the seeds."""
    import json
    from dataclasses import asdict

    file.writelines(json.dumps(asdict(row)) + "\n" for row in rows)


def write_csv(file: IO[str], rows: Iterable[GameRow]) -> None:
    """One row for each game, in the order of the seeds."""
    import csv
    from dataclasses import asdict, fields

    from onirim.players.simulation import GameRow

    names = [field.name for field in fields(GameRow)]
    writer = csv.DictWriter(file, names, lineterminator="\n")
    writer.writeheader()
    writer.writerows(map(asdict, rows))


ROW_WRITERS: dict[str, Callable[[IO[str], Iterable[GameRow]], None]] = {
    "jsonl": write_jsonl,
    "csv": write_csv,
}


def print_table(words: Words, report: SimulationReport, seconds: float, err: bool) -> None:
    """Two columns, the numbers at the right."""
    said = [(words.say(f"simulation-{key}"), text) for key, text in lines(words, report, seconds)]
    left, right = (max(len(row[i]) for row in said) for i in (0, 1))
    who = ", ".join(report.players)
    click.echo(words.say("simulation-title", player=who, rules=str(report.rules)), err=err)
    click.echo("─" * (left + 2 + right), err=err)
    for name, text in said:
        click.echo(f"{name:<{left}}  {text:>{right}}", err=err)


def lines(words: Words, report: SimulationReport, seconds: float) -> list[tuple[str, str]]:
    """The report in words, with the time that it took."""
    import onirim

    say = words.say
    low, high = (say("simulation-percent", share=bound) for bound in report.interval)
    engine = "compiled" if onirim.compiled else "interpreted"
    speed = report.games / report.cpu_seconds if report.cpu_seconds else 0.0
    return [
        ("games", say("simulation-number", n=report.games)),
        ("wins", say("simulation-number", n=report.wins)),
        ("win-rate", say("simulation-percent", share=report.win_rate)),
        ("interval", say("simulation-from-to", low=low, high=high)),
        ("doors", say("simulation-on-average", doors=report.mean_doors)),
        ("turns", say("simulation-number", n=report.turns)),
        ("decisions", say("simulation-number", n=report.decisions)),
        ("cpu", say("simulation-seconds", seconds=report.cpu_seconds)),
        ("wall", say("simulation-seconds", seconds=seconds)),
        ("speed", say("simulation-a-second", games=speed, engine=engine)),
        ("run", f"{report.run}"),
        ("checksum", f"{report.checksum}"),
    ]
