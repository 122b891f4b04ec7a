"""The facts of a ruleset: what answers for each of its modules and for each step that asks."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any

from onirim.engine.hooks import Module, Step
from onirim.engine.info import Question
from onirim.engine.ruleset import Ruleset
from onirim.rules.catalogue import MOST_RULESETS, entries
from onirim.rules.facts.base import BASE_FACTS
from onirim.rules.facts.base_effects import BASE_EFFECTS
from onirim.rules.facts.effects import EffectTable
from onirim.rules.facts.modes import facts_of_mode
from onirim.rules.facts.module_facts import FactsOfSteps, ModuleFacts, StepFacts

__all__ = ["RulesetFacts", "effects_of", "facts_of"]


Pricing = dict[int, ModuleFacts[Any] | StepFacts[Any]]


class RulesetFacts:
    """Made once for a ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        modules = [facts_of_module(module) for module in rules.modules]
        self.modules: list[ModuleFacts[Any]] = [facts_of_mode(rules.mode), *modules]
        by_class = dict(BASE_FACTS)
        for facts in self.modules:
            by_class |= facts.steps()
        self.by_step = {step.name: facts_of_step(step, by_class) for step in rules.steps}
        self.owners = [int(owner) for owner in rules.verb_owner]
        self.pricing_at: dict[str, Pricing] = {}
        self.questions: dict[str, Question] = {}

    def of_step(self, step: Step) -> StepFacts[Any]:
        """What answers for the step that asks."""
        return self.by_step[step.name]

    def question(self, step: Step) -> Question:
        """What a step asks for; it is the same whenever it asks."""
        found = self.questions.get(step.name)
        if found is None:
            found = self.questions[step.name] = step.question()
        return found

    def pricing(self, step: Step) -> Pricing:
        """By verb, what may know another price for answers to this step than the verb says."""
        found = self.pricing_at.get(step.name)
        if found is None:
            asked = self.of_step(step)
            answering = {
                verb: asked if owner < 0 else self.modules[owner]
                for verb, owner in enumerate(self.owners)
            }
            found = {verb: facts for verb, facts in answering.items() if has_prices(facts)}
            self.pricing_at[step.name] = found
        return found


@lru_cache(maxsize=MOST_RULESETS)
def facts_of(rules: Ruleset) -> RulesetFacts:
    """What answers for the modules and steps of a ruleset."""
    return RulesetFacts(rules)


@lru_cache(maxsize=MOST_RULESETS)
def effects_of(rules: Ruleset) -> EffectTable:
    """What the moves of cards mean in a ruleset."""
    modules = [facts.effects() for facts in facts_of(rules).modules]
    return EffectTable(rules, [*modules, BASE_EFFECTS])


def facts_of_module(module: Module) -> ModuleFacts[Any]:
    """Import and make what the catalogue entry names as `package.module:Class`, if it does."""
    named = {entry.key: entry.facts for entry in entries()}.get(module.key(), "")
    if not named:
        return ModuleFacts(module)
    path, _, cls = named.partition(":")
    made: object = getattr(import_module(path), cls)(module)
    if not isinstance(made, ModuleFacts):
        raise TypeError(f"{named} is not a ModuleFacts")
    return made


def has_prices(facts: ModuleFacts[Any] | StepFacts[Any]) -> bool:
    return type(facts).costs not in (ModuleFacts.costs, StepFacts.costs)


def facts_of_step(step: Step, by_class: FactsOfSteps) -> StepFacts[Any]:
    """Those of the nearest class that has some."""
    known = (by_class[cls] for cls in type(step).__mro__ if cls in by_class)
    return next(known, StepFacts[Any])(step)
