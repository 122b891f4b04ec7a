"""`onirim rules`: the rules to read in the terminal, page by page or one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from onirim.cli.command import command, option
from onirim.cli.suggestions import complete_page, complete_rules

if TYPE_CHECKING:
    from onirim.text import Words

__all__ = ["rules"]


@command("rules")
@click.argument("what", default="", metavar="[PAGE|§ID|CARD]", shell_complete=complete_page)
@option("--rules", "ruleset", default="", metavar="RULES", shell_complete=complete_rules)
def rules(what: str, ruleset: str) -> None:
    """Read the rules: a page, one rule by its id, or what a card is for (in a ruleset)."""
    from onirim.cli.language import spoken

    for line in lines_of(spoken(), what, ruleset):
        click.echo(line)


def lines_of(words: Words, what: str, ruleset: str = "") -> list[str]:
    from onirim.cli.files import NoAnswer
    from onirim.engine.messages import Message
    from onirim.terminal.markdown import as_lines
    from onirim.text.dreambook import entry_lines, find_entry
    from onirim.text.rulebook import page, page_names, page_of, rule_named
    from onirim.text.sentences import say_rule

    pages = page_names()
    if not what:
        width = max(map(len, pages)) + 2
        names = [f"  {name:<{width}}{words.say(f'module-{name}')}" for name in pages]
        return [words.say("rules-pages"), *names]
    if what in pages:
        return as_lines(words, page(words, what))
    entry = find_entry(what)
    if entry:
        lines = entry_lines(words, entry, ruleset)
        return [part for line in lines for part in as_lines(words, line)]
    rule = rule_named(what)
    if not rule:
        raise NoAnswer(
            Message(
                "terminal-no-page",
                "there is no page and no rule '{word}'; the pages are: {known}",
                word=what,
                known=", ".join(pages),
            )
        )
    sentence = words.say("why", rule=rule, sentence=say_rule(words, rule))
    return [*as_lines(words, sentence), words.say("rules-more", page=page_of(rule))]
