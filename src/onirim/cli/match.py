"""`onirim match`: two players on the same decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from onirim.cli.language import ToldCommand, lang_option

if TYPE_CHECKING:
    from onirim.players.match import MatchReport
    from onirim.text import Words

__all__ = ["match"]

VERDICTS = {"first": "match-first", "not-first": "match-not-first", "open": "match-open"}


@click.command(cls=ToldCommand)
@click.argument("first")
@click.argument("second")
@click.option("--rules", default="solo", show_default=True)
@click.option("--games", default=1_000, show_default=True)
@click.option("--seed", default=1, show_default=True)
@click.option("--jobs", default=1, show_default=True)
@click.option("--margin", default=0.03, show_default=True)
@click.option("--json", is_flag=True)
@lang_option
def match(  # noqa: PLR0913, PLR0917 (an argument for each option)
    first: str,
    second: str,
    rules: str,
    games: int,
    seed: int,
    jobs: int,
    margin: float,
    json: bool,
) -> None:
    """Two players on the same decks: who wins more, with an interval and a stopping rule."""
    from onirim.cli.language import spoken
    from onirim.cli.usage_errors import refuse
    from onirim.players.match import BadMatch, Match, MatchConfig

    try:
        played = Match(MatchConfig(first, second, rules, games, seed, jobs, margin))
    except BadMatch as wrong:
        raise refuse(wrong) from None
    for _ in played.run():
        pass
    report = played.report()
    if json:
        from json import dumps

        click.echo(dumps(report))
    else:
        print_words(spoken(), report)


def print_words(words: Words, report: MatchReport) -> None:
    """Who won how many, the difference, and what the test says."""
    say = words.say
    click.echo(say("match-title", first=report["first"], second=report["second"],
                   rules=report["rules"], pairs=report["pairs"]))  # fmt: skip
    for player, wins in ((report["first"], report["first_wins"]),
                         (report["second"], report["second_wins"])):  # fmt: skip
        click.echo(say("match-won", player=player, share=wins / max(1, report["pairs"])))
    low, high = (say("sim-percent", share=bound) for bound in report["difference_ci95"])
    click.echo(say("match-difference", share=report["difference"], low=low, high=high))
    click.echo(say(VERDICTS[report["verdict"]], first=report["first"], margin=report["margin"]))
