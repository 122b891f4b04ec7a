"""`onirim simulate`: play many games and count."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from typing import IO, TYPE_CHECKING

import click

from onirim.cli.command import command, option
from onirim.cli.values import NumberType, cores
from onirim.exit_codes import ExitCode

if TYPE_CHECKING:
    from onirim.players.simulation import Report, Simulation
    from onirim.text import Words

__all__ = ["simulate_games"]

STANDARD_OUTPUT = "-"


@command("simulate")
@option("--rules", default="solo", show_default=True, metavar="RULES")
@option("--player", default="random", show_default=True, metavar="PLAYER")
@option("--games", type=NumberType(), default=10_000, show_default=True)
@option("--run", type=NumberType(), default=1, show_default=True)
@option("--jobs", type=NumberType(), default=1, show_default=True)
@option("--json", is_flag=True)
@option("--jsonl", metavar="FILE")
@option("--csv", metavar="FILE")
def simulate_games(  # noqa: PLR0913, PLR0917  # an argument for each option
    rules: str,
    player: str,
    games: int,
    run: int,
    jobs: int,
    json: bool,
    jsonl: str | None,
    csv: str | None,
) -> None:
    """Play many games and count: wins, Doors, speed. Ctrl-C prints what is done so far."""
    from onirim.cli.language import spoken
    from onirim.players.simulation import Simulation, SimulationConfig

    words = spoken()
    if ":" in player:
        sys.path.insert(0, "")  # players of the folder in which the command is given
    config = SimulationConfig(rules, player, games, run, jobs or cores(), bool(jsonl or csv))
    simulation = Simulation(config)
    with ExitStack() as files:
        tables = open_tables(files, {"jsonl": jsonl, "csv": csv})
        try:
            for _ in with_progress(words, simulation):
                pass
        except KeyboardInterrupt:
            done = simulation.sums.games
            click.echo(words.say("simulation-stopped", done=done, games=games), err=True)
        for kind, file in tables.items():
            ROW_WRITERS[kind](file, simulation)
    report = simulation.report()
    beside_rows = STANDARD_OUTPUT in (jsonl, csv)  # the rows are for a program, the report is not
    print_json(report, beside_rows) if json else print_table(words, report, beside_rows)
    if not report["complete"]:
        raise click.exceptions.Exit(ExitCode.INTERRUPTED)


def with_progress(words: Words, simulation: Simulation) -> Iterator[int]:
    """Run it; on a terminal a bar shows how far it is."""
    label = words.say("simulation-games")
    order = simulation.order
    with click.progressbar(
        length=order.games,
        label=label,
        file=sys.stderr,
        show_pos=True,
        hidden=not sys.stderr.isatty(),
    ) as bar:
        for done in simulation.run():
            bar.update(done - bar.pos)
            yield done


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


def write_jsonl(file: IO[str], simulation: Simulation) -> None:
    """One object for each game, in the order of the seeds."""
    import json

    file.writelines(json.dumps(row) + "\n" for row in simulation.rows())


def write_csv(file: IO[str], simulation: Simulation) -> None:
    """One row for each game, in the order of the seeds."""
    import csv

    from onirim.players.simulation import GameRow

    writer = csv.DictWriter(file, GameRow.__annotations__, lineterminator="\n")
    writer.writeheader()
    writer.writerows(simulation.rows())


ROW_WRITERS: dict[str, Callable[[IO[str], Simulation], None]] = {
    "jsonl": write_jsonl,
    "csv": write_csv,
}


def print_json(report: Report, err: bool) -> None:
    import json

    click.echo(json.dumps(report), err=err)


def print_table(words: Words, report: Report, err: bool) -> None:
    """Two columns, the numbers at the right."""
    said = [(words.say(f"simulation-{key}"), text) for key, text in rows(words, report)]
    left, right = (max(len(row[i]) for row in said) for i in (0, 1))
    click.echo(
        words.say("simulation-title", player=report["player"], rules=report["rules"]), err=err
    )
    click.echo("─" * (left + 2 + right), err=err)
    for name, text in said:
        click.echo(f"{name:<{left}}  {text:>{right}}", err=err)


def rows(words: Words, report: Report) -> list[tuple[str, str]]:
    """The report in words; the bounds are those of the win rate, 95 times in 100."""
    say = words.say
    low, high = (say("simulation-percent", share=bound) for bound in report["win_rate_ci95"])
    engine = "compiled" if report["compiled"] else "interpreted"
    cpu, wall = report["cpu_seconds"], report["wall_seconds"]
    speed = report["games_per_cpu_second"]
    return [
        ("games", say("simulation-number", n=report["games"])),
        ("wins", say("simulation-number", n=report["wins"])),
        ("win-rate", say("simulation-percent", share=report["win_rate"])),
        ("interval", say("simulation-from-to", low=low, high=high)),
        ("doors", say("simulation-on-average", doors=report["mean_doors"])),
        ("turns", say("simulation-number", n=report["turns"])),
        ("decisions", say("simulation-number", n=report["decisions"])),
        ("cpu", say("simulation-cpu-time", seconds=cpu, jobs=report["jobs"])),
        ("wall", say("simulation-seconds", seconds=wall)),
        ("speed", say("simulation-a-second", games=speed, engine=engine)),
        ("run", f"{report['run']}"),
        ("checksum", f"{report['checksum']}"),
    ]
