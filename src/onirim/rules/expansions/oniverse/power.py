"""What every Denizen's power is made of: its verb, its windows, what it lacks."""

from __future__ import annotations

from dataclasses import replace

from onirim.engine.actions import ARGUMENT_SLOT, NOTHING
from onirim.engine.hooks import BEFORE_DRAW, TURN_START, WINDOW_NAMES, Module
from onirim.engine.info import Cost, VerbInfo
from onirim.engine.memory import DISCARDED
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State


class Power:
    """What a kind of Denizen does when it is spent; the subclasses are the list of §9.1."""

    def __init__(self, code: str, name: str, argument: int = NOTHING) -> None:
        self.code: str = code  # of its card
        self.name: str = name  # of its verb, which has this argument
        self.argument: int = argument
        self.kind: i64 = 0
        self.verb: i64 = 0
        self.verbs: list[int] = []

    def install(self, rules: Ruleset, owner: Module) -> None:
        """Declare its verb, and the steps that it needs."""
        members = self.members(rules)
        self.verb = self.declare(rules, owner, self.name, self.argument, members, self.info())

    def members(self, rules: Ruleset) -> i64:
        """What the verb can be said of."""
        return rules.discardable

    def info(self) -> VerbInfo:
        """What its verb does; that it is a Denizen's power is added."""
        raise NotImplementedError

    def may_be_used(self, window: i64) -> bool:
        """Is this one of its windows?"""
        raise NotImplementedError

    def offer(self, state: State, window: i64) -> None:
        """Offer what it can do now, if anything."""
        raise NotImplementedError

    def use(self, state: State, verb: i64, ref: i64) -> None:
        """Carry out what was chosen; the Denizen has been spent."""
        raise NotImplementedError

    def spent_to(self, state: State) -> i64:
        """The zone to which the Denizen goes when it is used."""
        return DISCARDED  # §9.2.6

    def declare(
        self, rules: Ruleset, owner: Module, name: str, argument: int, members: i64, info: VerbInfo
    ) -> i64:
        """A verb written with the code of its Denizen, as `*CyRs`."""
        sign = "&" if info.gains == "door" else ""
        token = "*" + self.code + sign + (ARGUMENT_SLOT if argument != NOTHING else "")
        verb = rules.verb(name, token, argument, int(members), owner, self.of_denizen(info))
        self.verbs.append(verb)
        return verb

    def of_denizen(self, info: VerbInfo) -> VerbInfo:
        windows = [WINDOW_NAMES[w] for w in range(1, len(WINDOW_NAMES)) if self.may_be_used(w)]
        return replace(
            info,
            on=f"{info.on} denizens",
            costs=(*info.costs, Cost("spent", 1, "denizens")),
            piece=self.code,
            extra=True,
            windows=info.windows or " ".join(windows),
        )


class FreePower(Power):
    """May be used at the start of phase 1 and before every draw of phase 2."""

    before_draws: bool = True

    def install(self, rules: Ruleset, owner: Module) -> None:
        self.before_draws = not rules.has_house_rule("O2")  # §O2
        super().install(rules, owner)

    def may_be_used(self, window: i64) -> bool:
        if window == BEFORE_DRAW:  # §15.3 §O12
            return self.before_draws  # §O2
        return window == TURN_START  # §15.1 §O12
