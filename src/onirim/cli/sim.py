"""`onirim sim`: play many games and count."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from typing import IO, TYPE_CHECKING

import click

from onirim.cli.language import ToldCommand, lang_option

if TYPE_CHECKING:
    from onirim.players.simulation import Report, Simulation
    from onirim.text import Words

__all__ = ["sim"]

INTERRUPTED = 130
STANDARD_OUTPUT = "-"


@click.command(cls=ToldCommand)
@click.option("--rules", default="solo", show_default=True)
@click.option("--player", default="random", show_default=True)
@click.option("--games", default=10_000, show_default=True)
@click.option("--seed", default=1, show_default=True)
@click.option("--jobs", default=1, show_default=True)
@click.option("--json", is_flag=True)
@click.option("--jsonl", type=click.Path(dir_okay=False, writable=True, allow_dash=True))
@click.option("--csv", type=click.Path(dir_okay=False, writable=True, allow_dash=True))
@lang_option
def sim(  # noqa: PLR0913, PLR0917  # an argument for each option
    rules: str,
    player: str,
    games: int,
    seed: int,
    jobs: int,
    json: bool,
    jsonl: str | None,
    csv: str | None,
) -> None:
    """Play many games and count: wins, Doors, speed. Ctrl-C tells what was done so far."""
    from onirim.cli.language import spoken
    from onirim.cli.usage_errors import refuse
    from onirim.engine.messages import OnirimError
    from onirim.players.simulation import Simulation, SimulationConfig

    words = spoken()
    if ":" in player:
        sys.path.insert(0, "")  # players of the folder in which the command is given
    with ExitStack() as files:
        try:
            config = SimulationConfig(rules, player, games, seed, jobs, rows=bool(jsonl or csv))
            simulation = Simulation(config)
            tables = open_tables(files, {"jsonl": jsonl, "csv": csv})
        except OnirimError as wrong:
            raise refuse(wrong) from None
        try:
            for _ in with_progress(words, simulation):
                pass
        except KeyboardInterrupt:
            done = simulation.sums.games
            click.echo(words.say("sim-stopped", done=done, games=games), err=True)
        for kind, file in tables.items():
            ROW_WRITERS[kind](file, simulation)
    report = simulation.report()
    beside_rows = STANDARD_OUTPUT in (jsonl, csv)  # the rows are for a program, the report is not
    print_json(report, beside_rows) if json else print_table(words, report, beside_rows)
    if not report["complete"]:
        raise click.exceptions.Exit(INTERRUPTED)


def with_progress(words: Words, simulation: Simulation) -> Iterator[int]:
    """Run it; on a terminal a bar shows how far it is."""
    label = words.say("sim-games")
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
    """Open the files of rows, before anything is played; OnirimError says which cannot be."""
    from onirim.engine.messages import Message, OnirimError

    paths = {kind: path for kind, path in wanted.items() if path}
    if [*paths.values()].count(STANDARD_OUTPUT) > 1:
        raise OnirimError(
            Message("terminal-two-outputs", "only one of {options} can write to standard output",
                    options=", ".join(f"--{kind}" for kind in paths))
        )  # fmt: skip
    found: dict[str, IO[str]] = {}
    for kind, path in paths.items():
        try:
            opened = click.open_file(path, "w", encoding="utf-8")
        except OSError as wrong:
            why = wrong.strerror or str(wrong)
            raise OnirimError(
                Message("terminal-no-file", "cannot write {path}: {why}", path=path, why=why)
            ) from None
        found[kind] = files.enter_context(opened)
    return found


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
    said = [(words.say(f"sim-{key}"), text) for key, text in rows(words, report)]
    left, right = (max(len(row[i]) for row in said) for i in (0, 1))
    click.echo(words.say("sim-title", player=report["player"], rules=report["rules"]), err=err)
    click.echo("─" * (left + 2 + right), err=err)
    for name, text in said:
        click.echo(f"{name:<{left}}  {text:>{right}}", err=err)


def rows(words: Words, report: Report) -> list[tuple[str, str]]:
    """The report in words; the bounds are those of the win rate, 95 times in 100."""
    say = words.say
    low, high = (say("sim-percent", share=bound) for bound in report["win_rate_ci95"])
    engine = "compiled" if report["compiled"] else "interpreted"
    cpu, wall = report["cpu_seconds"], report["wall_seconds"]
    speed = report["games_per_cpu_second"]
    return [
        ("games", say("sim-number", n=report["games"])),
        ("wins", say("sim-number", n=report["wins"])),
        ("win-rate", say("sim-percent", share=report["win_rate"])),
        ("interval", say("sim-from-to", low=low, high=high)),
        ("doors", say("sim-on-average", doors=report["mean_doors"])),
        ("turns", say("sim-number", n=report["turns"])),
        ("decisions", say("sim-number", n=report["decisions"])),
        ("cpu", say("sim-cpu-time", seconds=cpu, jobs=report["jobs"])),
        ("wall", say("sim-seconds", seconds=wall)),
        ("speed", say("sim-a-second", games=speed, engine=engine)),
        ("seed", f"{report['seed']}"),
        ("checksum", f"{report['checksum']}"),
    ]
