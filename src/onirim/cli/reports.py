"""Reports of runs as one JSON document."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from onirim.players.match import MatchReport
    from onirim.players.simulation import SimulationReport

__all__ = ["print_json"]


def print_json(report: SimulationReport | MatchReport, *, err: bool = False) -> None:
    """Print the fields of a report without its rows, which have files of their own."""
    import json
    from dataclasses import fields

    told = {field.name: getattr(report, field.name) for field in fields(report)}
    told.pop("rows", None)
    click.echo(json.dumps({**told, "rules": str(report.rules)}), err=err)
