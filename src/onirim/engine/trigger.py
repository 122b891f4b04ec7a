"""A trigger: several modules have something to do now, one after the other."""

from __future__ import annotations

from onirim.engine.arguments import not_one_of
from onirim.engine.hooks import DISCARDED_CARD, GO, TRIGGER_NAMES, Step
from onirim.engine.messages import Message, OnirimError
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State


class Trigger(Step):
    """Argument: how many modules have had their turn << 16 | trigger << 8 | its own argument."""

    def write_arg(self, rules: Ruleset, arg: i64) -> str:
        """As `discarded:1:Rk`: which trigger, how many modules are done, the card it is about."""
        trigger = (arg >> 8) & 255
        words = [TRIGGER_NAMES[trigger], str(arg >> 16)]
        if trigger == DISCARDED_CARD:
            words.append(rules.codes[arg & 255])
        return ":".join(words)

    def read_arg(self, rules: Ruleset, text: str) -> i64:
        words = text.split(":")
        if words[0] not in TRIGGER_NAMES:
            raise not_one_of(list(TRIGGER_NAMES))
        trigger = TRIGGER_NAMES.index(words[0])
        with_card = trigger == DISCARDED_CARD
        if len(words) != (3 if with_card else 2) or not words[1].isdecimal():
            raise OnirimError(
                Message(
                    "argument-trigger",
                    "a trigger, how many modules have reacted, and a card where it has one"
                    " are expected, as {example}",
                    example="discarded:1:Rk",
                )
            )
        reacted = int(words[1])
        if reacted > len(rules.at_trigger[trigger]):
            raise OnirimError(
                Message(
                    "argument-trigger-modules",
                    "{n} modules react to that trigger, no more",
                    n=len(rules.at_trigger[trigger]),
                )
            )
        card = rules.known_kind(words[2]) if with_card else 0
        return reacted << 16 | trigger << 8 | card

    def run(self, state: State) -> i64:
        arg = state.arg()
        trigger = (arg >> 8) & 255
        reacted = arg >> 16
        modules = state.rules.at_trigger[trigger]
        if reacted == len(modules):
            state.pop_step()
            return GO
        state.set_arg(arg + 65536)
        modules[reacted].at_trigger(state, trigger, arg & 255)
        return GO
