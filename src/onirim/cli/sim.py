"""`onirim sim`: play many games and count."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from onirim.simulation import Report, Simulation

__all__ = ["sim"]

INTERRUPTED = 130


def sim(
    rules: Annotated[
        str, typer.Option(help="The ruleset, such as solo, duo or solo+B10.")
    ] = "solo",
    player: Annotated[str, typer.Option(help="Who plays: random or seeker.")] = "random",
    games: Annotated[int, typer.Option(help="How many games.")] = 10_000,
    seed: Annotated[int, typer.Option(help="Which run: game i has the seed SEED * 2**32 + i.")] = 1,
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play many games and count: wins, Doors, speed. Ctrl-C tells what was done so far."""
    from onirim.cli.errors import refuse
    from onirim.simulation import BadOrder, Order, Simulation

    try:
        simulation = Simulation(Order(rules, player, games, seed, jobs))
    except BadOrder as wrong:
        raise refuse(wrong) from None
    try:
        for _ in with_progress(simulation):
            pass
    except KeyboardInterrupt:
        done = simulation.sums.games
        typer.echo(f"Stopped by Ctrl-C after {done:,} of {games:,} games.", err=True)
    report = simulation.report()
    print_json(report) if json else print_table(report)
    if not report["complete"]:
        raise typer.Exit(INTERRUPTED)


def with_progress(simulation: Simulation) -> Iterator[int]:
    """Run it; on a terminal a bar shows how far it is."""
    if not sys.stderr.isatty():
        yield from simulation.run()
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), "games", TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=simulation.order.games)
        for done in simulation.run():
            progress.update(bar, completed=done)
            yield done


def print_json(report: Report) -> None:
    import json

    typer.echo(json.dumps(report))


def print_table(report: Report) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{report['player']} plays {report['rules']}", show_header=False)
    table.add_column(style="bold")
    table.add_column(justify="right")
    for name, text in rows(report):
        table.add_row(name, text)
    Console().print(table)


def rows(report: Report) -> list[tuple[str, str]]:
    """The report in words; the bounds are those of the win rate, 95 times in 100."""
    low, high = report["win_rate_ci95"]
    processes = "1 process" if report["jobs"] == 1 else f"{report['jobs']} processes"
    engine = "compiled" if report["compiled"] else "interpreted"
    return [
        ("games", f"{report['games']:,}"),
        ("wins", f"{report['wins']:,}"),
        ("win rate", f"{report['win_rate']:.2%}"),
        ("95 % interval", f"{low:.2%} to {high:.2%}"),
        ("Doors at the end", f"{report['mean_doors']:.2f} on average"),
        ("turns", f"{report['turns']:,}"),
        ("decisions", f"{report['decisions']:,}"),
        ("CPU time", f"{report['cpu_seconds']:.2f} s in {processes}"),
        ("wall time", f"{report['wall_seconds']:.2f} s"),
        ("speed", f"{report['games_per_cpu_second']:,.0f} games per CPU second ({engine})"),
        ("seed", f"{report['seed']}"),
        ("checksum", f"{report['checksum']}"),
    ]
