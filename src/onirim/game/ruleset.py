"""Ruleset: the rules of a game as programs see them, and its actions."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import NoReturn, SupportsIndex

from onirim.engine.action import Action
from onirim.engine.actions import ARGUMENT, CARD, HAND_CARD, ref_of, verb_of
from onirim.engine.checked_state import ActionObjects
from onirim.engine.errors import NotAnAction
from onirim.engine.messages import Message
from onirim.engine.ruleset import Ruleset as Tables
from onirim.rules.catalogue import RULES_VERSION, ruleset
from onirim.rules.description import RulesetDescription, describe_rules
from onirim.rules.observation import observer_of

__all__ = ["Description", "Ruleset", "front_of", "tables_of"]


@dataclass(frozen=True)
class Description(RulesetDescription):
    """Everything that stays the same during a game, with what is numbered in it."""

    rules_version: int
    actions: tuple[str, ...]  # codes; the place of one is its number
    outcomes: tuple[str, ...]  # numbered after the actions
    observation_names: tuple[str, ...]


class Ruleset:
    """The rules of a game by name: a mode, modules and house rules.

    A ruleset is compiled once; rulesets of one name are equal.

    Examples:
        >>> from onirim import Ruleset
        >>> rules = Ruleset("duo:open+towers:hard+glyphs")
        >>> str(rules), rules.mode, rules.modules, rules.house_rules, rules.seats
        ('duo:open+glyphs+towers:hard', 'duo:open', ('glyphs', 'towers:hard'), (), 2)
        >>> rules.action("discard:Rg") in rules.actions
        True

    """

    __slots__ = (
        "_described",
        "_table",
        "_tables",
        "actions",
        "house_rules",
        "mode",
        "modules",
        "outcomes",
        "seats",
    )

    _described: Description | None
    _table: ActionObjects
    _tables: Tables
    actions: tuple[Action, ...]
    outcomes: tuple[Action, ...]
    mode: str
    modules: tuple[str, ...]
    house_rules: tuple[str, ...]
    seats: int

    def __new__(cls, name: str | Ruleset = "solo") -> Ruleset:  # noqa: PYI034  # made elsewhere
        """Return the ruleset of a name; a ruleset is returned as it is."""
        return name if isinstance(name, Ruleset) else front_of(tables_of(name))

    @classmethod
    def _of(cls, tables: Tables) -> Ruleset:
        made = object.__new__(cls)
        name = tables.text
        acts = [action_of(tables, number, raw) for number, raw in enumerate(tables.actions)]
        first = len(acts)
        cards = [
            Action._of(first + kind, name, code, "", code, code)
            for kind, code in enumerate(tables.codes)
        ]
        mode, *words = name.split("+")
        values: dict[str, object] = {
            "_described": None,
            "_table": ActionObjects(tables, [*acts, *cards], made),
            "_tables": tables,
            "actions": tuple(acts),
            "outcomes": tuple(cards),
            "mode": mode,
            "modules": tuple(word for word in words if word not in tables.house_rules),
            "house_rules": tuple(tables.house_rules),
            "seats": int(tables.seats),
        }
        for name, value in values.items():
            object.__setattr__(made, name, value)
        return made

    def action(self, action: SupportsIndex | str) -> Action:
        """Return the action or outcome of a code or number.

        Examples:
            >>> from onirim import Ruleset
            >>> Ruleset("solo").action("play:Rs"), Ruleset("solo").action(12)
            (play:Rs, discard:Rs)

        """
        number = self._table.number_of(action)
        if number < 0:
            text = str(action)
            raise NotAnAction(
                Message(
                    "record-no-action",
                    "'{text}' is no action of {rules}",
                    text=text,
                    rules=str(self),
                ),
                text,
            )
        return self._table.objects[number]

    def _action(self, raw: int) -> Action:
        """The action that the engine writes as this number."""
        return self._table.objects[self._tables.index[raw]]

    @property
    def observation_names(self) -> tuple[str, ...]:
        """What each number of an observation counts.

        Examples:
            >>> from onirim import Ruleset
            >>> "hand/Tm" in Ruleset("solo").observation_names
            True

        """
        return tuple(observer_of(self._tables).names)

    def describe(self) -> Description:
        """Return zones, cards, verbs, counters, questions and actions as frozen dataclasses.

        Examples:
            >>> from onirim import Ruleset
            >>> cards = Ruleset("solo").describe().cards
            >>> cards[0].code, cards[0].card_class, cards[0].copies
            ('Nm', 'dream', 10)

        """
        if self._described is None:
            base = describe_rules(self._tables)
            described = Description(
                **{field.name: getattr(base, field.name) for field in fields(base)},
                rules_version=RULES_VERSION,
                actions=tuple(map(str, self.actions)),
                outcomes=tuple(map(str, self.outcomes)),
                observation_names=self.observation_names,
            )
            object.__setattr__(self, "_described", described)
        assert self._described is not None
        return self._described

    def __str__(self) -> str:
        return self._tables.text

    def __repr__(self) -> str:
        return f"<Ruleset {self}>"

    def __eq__(self, other: object) -> bool:
        return str(self) == str(other) if isinstance(other, Ruleset) else NotImplemented

    def __hash__(self) -> int:
        return hash(str(self))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("a ruleset cannot be changed", name=name, obj=self)

    def __reduce__(self) -> tuple[object, ...]:
        return Ruleset, (str(self),)


def tables_of(rules: str | Ruleset | Tables) -> Tables:
    """The compiled tables that a name or a ruleset means."""
    if isinstance(rules, str):
        return ruleset(rules)
    if isinstance(rules, Ruleset):
        return rules._tables
    if isinstance(rules, Tables):
        return rules
    raise TypeError(f"rules are a name or a Ruleset, not {type(rules).__name__}")


def front_of(tables: Tables) -> Ruleset:
    """The ruleset as programs see it; there is one for each compiled ruleset."""
    if tables.front is None:
        tables.front = Ruleset._of(tables)
    front = tables.front
    assert isinstance(front, Ruleset)
    return front


def action_of(tables: Tables, number: int, raw: int) -> Action:
    """The object of an action that the engine writes as this number."""
    verb = tables.verbs[verb_of(raw)]
    names_card = verb.argument in (CARD, HAND_CARD)
    card = tables.codes[ref_of(raw) & ARGUMENT] if names_card else ""
    code, token = tables.code_of[raw], tables.token_of[raw]
    return Action._of(number, tables.text, code, verb.name, card, token)


def restored_action(rules: str, code: str) -> Action:
    """An action from its pickle."""
    return Ruleset(rules).action(code)


def reduce_action(action: Action) -> tuple[Callable[..., Action], tuple[str, str]]:
    return restored_action, (action._rules, str(action))


copyreg.pickle(Action, reduce_action)
