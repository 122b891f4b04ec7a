"""`onirim sim`: play many games and count."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from onirim.cli.language import Lang

if TYPE_CHECKING:
    from onirim.simulation import Report, Simulation
    from onirim.words import Words

__all__ = ["sim"]

INTERRUPTED = 130


def sim(  # noqa: PLR0913, PLR0917  # an argument for each option
    rules: Annotated[str, typer.Option()] = "solo",
    player: Annotated[str, typer.Option()] = "random",
    games: Annotated[int, typer.Option()] = 10_000,
    seed: Annotated[int, typer.Option()] = 1,
    jobs: Annotated[int, typer.Option()] = 1,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = "",
) -> None:
    """Play many games and count: wins, Doors, speed. Ctrl-C tells what was done so far."""
    from onirim.cli.errors import refuse
    from onirim.cli.language import spoken
    from onirim.simulation import BadSimulationConfig, Simulation, SimulationConfig

    words = spoken()
    try:
        simulation = Simulation(SimulationConfig(rules, player, games, seed, jobs))
    except BadSimulationConfig as wrong:
        raise refuse(wrong) from None
    try:
        for _ in with_progress(words, simulation):
            pass
    except KeyboardInterrupt:
        done = simulation.sums.games
        typer.echo(words.say("sim-stopped", done=done, games=games), err=True)
    report = simulation.report()
    print_json(report) if json else print_table(words, report)
    if not report["complete"]:
        raise typer.Exit(INTERRUPTED)


def with_progress(words: Words, simulation: Simulation) -> Iterator[int]:
    """Run it; on a terminal a bar shows how far it is."""
    if not sys.stderr.isatty():
        yield from simulation.run()
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), words.say("sim-games"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=simulation.order.games)
        for done in simulation.run():
            progress.update(bar, completed=done)
            yield done


def print_json(report: Report) -> None:
    import json

    typer.echo(json.dumps(report))


def print_table(words: Words, report: Report) -> None:
    from rich.console import Console
    from rich.table import Table

    title = words.say("sim-title", player=report["player"], rules=report["rules"])
    table = Table(title=title, show_header=False)
    table.add_column(style="bold")
    table.add_column(justify="right")
    for key, text in rows(words, report):
        table.add_row(words.say(f"sim-{key}"), text)
    Console().print(table)


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
