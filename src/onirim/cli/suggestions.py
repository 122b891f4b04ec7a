"""Values that a shell completes: rulesets, players and pages of the rules."""

from __future__ import annotations

import click

__all__ = ["complete_page", "complete_player", "complete_rules"]


def complete_rules(_ctx: click.Context, _param: click.Parameter, typed: str) -> list[str]:
    """A mode first; after each + a module, an option of one or a house rule."""
    from onirim.rules.catalogue import MODES, all_house_rules, module_words

    begun, plus, word = typed.rpartition("+")
    known = [*module_words(), *all_house_rules()] if plus else [*MODES]
    return [f"{begun}{plus}{name}" for name in known if name.startswith(word)]


def complete_player(_ctx: click.Context, _param: click.Parameter, typed: str) -> list[str]:
    from onirim.players import NAMES

    return [name for name in NAMES if name.startswith(typed)]


def complete_page(_ctx: click.Context, _param: click.Parameter, typed: str) -> list[str]:
    from onirim.text.rulebook import page_names

    return [name for name in page_names() if name.startswith(typed)]
