"""A ruleset is compiled once from a mode, modules and house rules into tables.

The core indexes the tables and never asks which module is on. Dense numbers (kinds, verbs, steps,
zones, actions) are handed out here; outside the process identity is always a code.
"""

from __future__ import annotations

from typing import Any

from onirim.engine.actions import (
    ARGUMENT,
    ARGUMENT_SLOT,
    COLOUR,
    GROUP_SHIFT,
    HAND_CARD,
    NO_VERB_INFO,
    NOTHING,
    PLACE,
    Verb,
    is_writable_token,
)
from onirim.engine.arguments import Argument
from onirim.engine.card_sets import COLOURS, KINDS, bit, has
from onirim.engine.hooks import HOOKS, TRIGGERS, Module, Step
from onirim.engine.info import VerbInfo, VictoryInfo
from onirim.engine.kinds import numbers
from onirim.engine.layout import Layout
from onirim.engine.native import append, i64, vec

VERBS = 96
ROOM_FOR_STEPS = 128  # as many as a cause in the journal can name


class HookTable(Layout):
    """For each hook, the modules that answer it: a hook that nobody uses costs nothing."""

    __slots__ = (
        "at_trigger",
        "on_barred",
        "on_door_gained",
        "on_door_lost",
        "on_extra_keys",
        "on_hand_card_used",
        "on_interrupts",
        "on_may_gain",
        "on_search_options",
        "on_trio",
        "on_turn_ended",
        "on_turn_options",
        "on_victory",
        "triggers",
    )

    def __init__(self) -> None:
        super().__init__()
        self.on_victory: vec[Module] = vec[Module]([])
        self.on_may_gain: vec[Module] = vec[Module]([])
        self.on_trio: vec[Module] = vec[Module]([])
        self.on_barred: vec[Module] = vec[Module]([])
        self.on_extra_keys: vec[Module] = vec[Module]([])
        self.on_turn_options: vec[Module] = vec[Module]([])
        self.on_interrupts: vec[Module] = vec[Module]([])
        self.on_search_options: vec[Module] = vec[Module]([])
        self.on_door_gained: vec[Module] = vec[Module]([])
        self.on_door_lost: vec[Module] = vec[Module]([])
        self.on_hand_card_used: vec[Module] = vec[Module]([])
        self.on_turn_ended: vec[Module] = vec[Module]([])
        self.at_trigger: list[list[Module]] = [[] for _ in range(TRIGGERS)]
        self.triggers: i64 = 0  # the set of those at which a module reacts

    def register(self, modules: list[Module]) -> None:
        """Register each module at the hooks it overrides, and order its triggers by rank."""
        tables: Any = self
        for hook in HOOKS:
            answers = vec[Module]([])
            for module in modules:
                if getattr(type(module), hook) is not getattr(Module, hook):
                    answers = append(answers, module)
            setattr(tables, "on_" + hook, answers)
        for trigger in range(TRIGGERS):
            ranked = [(int(m.rank(trigger)), m) for m in modules if m.rank(trigger) >= 0]
            ranks = [rank for rank, _ in ranked]
            if len(set(ranks)) < len(ranks):
                raise ValueError(f"two modules have one rank at trigger {trigger}: {ranks}")
            ranked.sort(key=lambda entry: entry[0])
            self.at_trigger[trigger] = [module for _, module in ranked]
            if len(ranked) > 0:
                self.triggers |= bit(trigger)


class Ruleset(HookTable):
    """Everything the machine needs to know to run games of one kind."""

    __slots__ = (
        "action_by_token",
        "action_of",
        "actions",
        "code_of",
        "front",
        "house_rules",
        "index",
        "mode",
        "modules",
        "modules_with_mode",
        "observer",
        "phase_3",
        "phase_3_owner",
        "skin",
        "steps",
        "table",
        "text",
        "token_of",
        "verb_owner",
        "verbs",
        "victories",
    )

    def __init__(self, mode: Module, modules: list[Module], house_rules: list[str]) -> None:
        super().__init__()
        self.mode: Module = mode
        self.modules: list[Module] = modules
        self.modules_with_mode: list[Module] = [mode, *modules]
        self.house_rules: list[str] = house_rules
        self.text: str = ""  # its canonical name
        self.steps: vec[Step] = vec[Step]([])
        self.verbs: list[Verb] = []
        self.victories: list[VictoryInfo] = []
        self.skin: str = ""  # texts and pictures with this prefix replace others
        self.verb_owner: vec[i64] = numbers(VERBS)  # verb -> module that acts, -1: the step
        self.phase_3: i64 = 0  # a step that replaces the return of Limbo
        self.phase_3_owner: str = ""
        self.actions: list[int] = []  # dense: index -> action
        self.index: dict[int, int] = {}
        self.code_of: dict[int, str] = {}
        self.action_of: dict[str, int] = {}
        self.token_of: dict[int, str] = {}
        self.action_by_token: dict[str, int] = {}
        self.table: object = None  # of the numbers of actions, made when it is first needed
        self.front: object = None  # the ruleset as programs see it, made when first needed
        self.observer: object = None  # writes observations, made when it is first needed

    def __repr__(self) -> str:
        return f"<Ruleset {self.text}>"

    # --- what install() may call -------------------------------------------------------------

    def has_house_rule(self, rule: str) -> bool:
        """Is this house rule on (rules §14)?"""
        return rule in self.house_rules

    def step(self, step: Step, name: str, rule: str = "", argument: Argument | None = None) -> int:
        """Declare a step; `rule` is the id of the rule by which it asks, "" if it never asks.

        Without another word its argument is a number.
        """
        step.name = name
        step.rule = rule
        if argument is not None:
            step.argument = argument
        step.declared_by = self.installing
        if len(self.steps) == ROOM_FOR_STEPS:
            raise ValueError(f"no room for the step {name}: a ruleset holds {ROOM_FOR_STEPS} steps")
        self.steps = append(self.steps, step)
        return len(self.steps) - 1

    def verb(
        self,
        name: str,
        token: str,
        argument: int,
        members: int = 0,
        owner: Module | None = None,
        info: VerbInfo = NO_VERB_INFO,
    ) -> int:
        """Declare a verb; with an owner it is an offer that this module carries out.

        The token is how people write it: `x{}` for `xRs`. It is declared here and nowhere else,
        the same in all languages.
        """
        if any(v.name == name for v in self.verbs):
            raise ValueError(f"two modules declare the verb {name}")
        number = len(self.verbs)
        if number == VERBS:
            raise ValueError(f"no room for the verb {name}: a ruleset holds {VERBS} verbs")
        if (ARGUMENT_SLOT in token) != (argument != NOTHING):
            raise ValueError(f"the token {token} has a place for an argument, or {name} has one")
        by = -1 if owner is None else self.modules_with_mode.index(owner)
        self.verb_owner[number] = by
        verb = Verb(name, token, argument, members, by, info)
        verb.module = self.installing
        self.verbs.append(verb)
        return number

    def use(self, verb: int) -> None:
        """A verb of the core that only some modules need is offered in these games."""
        self.verbs[verb].used = True

    def victory_condition(self, key: str, need: int, zones: str, each: bool = False) -> None:
        """Say what must be met to win, for `progress`; need 0: as many as there are Doors."""
        self.victories.append(VictoryInfo(key, need, zones, each, self.installing))

    def final(self, verb: int, shows: str) -> None:
        """Choosing this shows cards, or what the deck holds: there is no free undo of it."""
        self.verbs[verb].final = shows

    def asks_by(self, step: int, rule: str) -> None:
        """The rule of a step of the core that asks in some modules only; the last word counts."""
        self.steps[step].rule = rule

    def replace_phase_3(self, step: int, module: Module) -> None:
        if self.phase_3_owner != "":
            raise ValueError(f"{module.key()} and {self.phase_3_owner} both replace phase 3")
        self.phase_3_owner = module.key()
        self.phase_3 = step

    # --- compiling ---------------------------------------------------------------------------

    def finish(self) -> None:
        """Everything is declared: count kinds, list actions and hooks, lay out the memory."""
        self.finish_kinds()
        self.finish_layout()
        self.register(self.modules_with_mode)
        self.check_references()
        self.check_draws()
        for number, verb in enumerate(self.verbs):
            for ref in self.refs_of(verb):
                self.intern(number << 8 | ref, self.code(verb, ref), self.token(verb, ref))

    def check_references(self) -> None:
        """Check that every zone or counter named in a VerbInfo is declared."""
        known = ["deck", "@hand", *[name for name, _ in self.counters]]
        for zone in self.zones:
            known += [zone.name, zone.family]
        for verb in self.verbs:
            for ref in verb.info.references():
                if ref.removeprefix("partner:") not in known:
                    raise ValueError(f"the verb {verb.name} speaks of {ref!r}, which is no zone")

    def check_draws(self) -> None:
        """Check that only Locations come into a hand: whoever guesses hidden hands relies on it."""
        elsewhere = self.everything & ~self.locations
        k: i64
        for k in range(self.n_kinds):
            if has(elsewhere, k) and k != self.unidentified and self.on_draw[k] == 0:
                raise ValueError(
                    f"drawing {self.codes[k]} sets off no step: rules.on_draw must name one, "
                    "because only Locations come into the hand"
                )

    def intern(self, action: int, code: str, token: str) -> None:
        if code in self.action_of:
            raise ValueError(f"two actions are called {code}")
        if token in self.action_by_token:
            other = self.code_of[self.action_by_token[token]]
            raise ValueError(f"the token {token} means {other} and {code}")
        if not is_writable_token(token):
            raise ValueError(f"the token {token} of {code} would be no action in a record")
        self.index[action] = len(self.actions)
        self.actions.append(action)
        self.code_of[action] = code
        self.action_of[code] = action
        self.token_of[action] = token
        self.action_by_token[token] = action

    def verb_of_code(self, code: str) -> Verb:
        """The verb of an action, `discard` of `discard:Rk`."""
        return self.verbs[self.action_of[code] >> 8]

    def refs_of(self, verb: Verb) -> list[int]:
        """Every argument the verb can take, with the group of the hand where it has one."""
        if not verb.used:
            return []
        if verb.argument == NOTHING:
            return [0]
        members = [m for m in range(KINDS) if verb.members >> m & 1]
        groups = int(self.groups) if verb.argument == HAND_CARD else 1
        return [group << GROUP_SHIFT | member for group in range(groups) for member in members]

    def code(self, verb: Verb, ref: int) -> str:
        """`discard:Rk`; a card of another group than the first says which, `discard:Rk/shared`."""
        if verb.argument == NOTHING:
            return verb.name
        group = ref >> 6
        where = "" if group == 0 else "/" + self.group_names[group]
        return f"{verb.name}:{self.member_code(verb, ref)}{where}"

    def token(self, verb: Verb, ref: int) -> str:
        """`xRk`, and `xRk'` from a group with that mark."""
        if verb.argument == NOTHING:
            return verb.token
        mark = self.group_marks[ref >> 6]
        return verb.token.replace(ARGUMENT_SLOT, self.member_code(verb, ref) + mark)

    def member_code(self, verb: Verb, ref: int) -> str:
        """The argument of an action as codes and tokens write it."""
        member = ref & ARGUMENT
        if verb.argument == PLACE:
            return str(member)
        return COLOURS[member] if verb.argument == COLOUR else self.codes[member]
