"""`onirim describe`: what a ruleset consists of, for people or as JSON for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from onirim.cli.command import command, option
from onirim.cli.suggestions import complete_rules

if TYPE_CHECKING:
    from onirim.game.ruleset import Description
    from onirim.text import Words

__all__ = ["describe_ruleset"]


@command("describe")
@click.argument("rules", metavar="RULES", shell_complete=complete_rules)
@option("--json", is_flag=True)
def describe_ruleset(rules: str, json: bool) -> None:
    """Describe a ruleset: cards, actions and the names of observations."""
    from onirim.cli.language import spoken
    from onirim.game.ruleset import Ruleset

    description = Ruleset(rules).describe()
    if json:
        from dataclasses import asdict
        from json import dumps

        click.echo(dumps(asdict(description), ensure_ascii=False))
        return
    for line in summary(spoken(description.skin), description):
        click.echo(line)


def summary(words: Words, description: Description) -> list[str]:
    """What people want to know first; the rest is in the JSON document."""
    say = words.say
    cards = [
        (card.code, str(card.copies or "-"), words.cards(card.code)) for card in description.cards
    ]
    return [
        say("describe-title", rules=description.text, seats=description.seats,
            version=str(description.rules_version)),
        say("describe-numbers", actions=len(description.actions),
            outcomes=len(description.outcomes), names=len(description.observation_names)),
        "",
        f"{say('describe-cards')}",
        *(f"  {code:<4}{copies:>4}  {name}" for code, copies, name in cards),
    ]  # fmt: skip
