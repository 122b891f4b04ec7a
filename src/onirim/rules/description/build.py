"""A compiled ruleset put into a description: what modules have declared, or what follows."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from functools import lru_cache
from hashlib import sha256
from typing import Any

from onirim.engine.actions import ARGUMENT_NAMES, HAND_CARD, MOST_GROUPS, PLACE, Verb
from onirim.engine.card_sets import CLASS_NAMES, COLOURS, has
from onirim.engine.hooks import Step
from onirim.engine.kinds import BASE
from onirim.engine.layout import Zone
from onirim.engine.ruleset import Ruleset
from onirim.rules.catalogue import MOST_RULESETS, ruleset
from onirim.rules.description.ruleset_description import (
    CardDescription,
    CounterDescription,
    ModuleDescription,
    QuestionDescription,
    RulesetDescription,
    VerbDescription,
    VictoryDescription,
    ZoneDescription,
)

__all__ = ["describe", "describe_rules"]

SHAPES = ("counts", "set", "sequence")  # by the number of the shape
SIGHTS = ("open", "owner", "seers", "nobody")
BY_SHAPE = ("pile", "shelf", "line")
ANY_OWN = "@hand"


def describe(text: str) -> RulesetDescription:
    """The description of the ruleset that a text names."""
    return describe_rules(ruleset(text))


@lru_cache(maxsize=MOST_RULESETS)
def describe_rules(rules: Ruleset) -> RulesetDescription:
    """The description of a compiled ruleset; the same for the same rules in every process."""
    verbs = tuple(describe_verb(verb) for verb in rules.verbs if verb.used)
    found = RulesetDescription(
        id="",
        text=rules.text,
        mode=rules.mode.key(),
        seats=int(rules.seats),
        hidden_hands=rules.hidden_hands,
        skin=rules.skin,
        modules=describe_modules(rules),
        zones=(deck(), *(describe_zone(rules, zone) for zone in rules.zones)),
        cards=tuple(describe_card(rules, k) for k in range(int(rules.n_kinds))),
        verbs=verbs,
        counters=tuple(describe_counter(rules, name) for name, _ in rules.counters),
        victory=describe_victory(rules),
        questions=tuple(
            describe_question(rules, step) for step in rules.steps if can_ask(rules, step)
        ),
    )
    return replace(found, id=digest(found))


def digest(description: RulesetDescription) -> str:
    text = json.dumps(asdict(description), sort_keys=True, ensure_ascii=False)
    return sha256(text.encode()).hexdigest()[:16]


def describe_modules(rules: Ruleset) -> tuple[ModuleDescription, ...]:
    options = dict(word.partition(":")[::2] for word in rules.text.split("+"))
    return tuple(
        ModuleDescription(module.key(), options.get(module.key(), ""), module.is_expansion())
        for module in rules.modules
    )


# --- zones ---------------------------------------------------------------------------------------


def deck() -> ZoneDescription:
    """The deck as a whole, of which a view says only the size: events and texts speak of it."""
    return ZoneDescription(
        name="deck", family="deck", seat=-1, number=0, module=BASE, role="deck", shape="sequence",
        sight="nobody", holds="cards", shown="always", room=0, mark="", group="", fills_to=0,
        lost_with_hand=False, face="", empty_face="",
    )  # fmt: skip


def describe_zone(rules: Ruleset, zone: Zone) -> ZoneDescription:
    info = zone.info
    group = group_in_zone(rules, zone)
    fills_to = int(rules.group_room[group]) if group >= 0 else 0
    role = "hand" if group >= 0 else info.role or default_role(zone)
    given: dict[str, Any] = {
        "role": role,
        "shown": info.shown or default_shown(role, group, fills_to, zone),
        "shape": SHAPES[zone.shape],
        "sight": SIGHTS[zone.sight],
        "mark": info.mark or ("used" if zone.signs else ""),
    }
    return ZoneDescription(
        name=zone.name,
        family=zone.family,
        seat=zone.owner,
        number=info.number,
        module=zone.module,
        holds="cards" if zone.cards else "tokens",
        room=0 if SHAPES[zone.shape] == "counts" else zone.room,
        group=rules.group_names[group] if group > 0 else "",
        fills_to=fills_to,
        lost_with_hand=group >= 0 and rules.group_lost[group] == 1,
        face=info.face,
        empty_face=info.empty_face,
        **given,
    )


def group_in_zone(rules: Ruleset, zone: Zone) -> int:
    """The group of a hand that a zone is, -1 if it is none."""
    for seat in range(int(rules.seats)):
        for group in range(int(rules.groups)):
            if rules.group_zones[seat * MOST_GROUPS + group] == zone.at:
                return group
    return -1


def default_role(zone: Zone) -> str:
    return "stock" if zone.is_stock else BY_SHAPE[zone.shape]


def default_shown(role: str, group: int, filled_to: int, zone: Zone) -> str:
    if role in ("stock", "pile"):
        return "count"
    if group >= 0:
        return "always" if filled_to > 0 else "filled"
    return "always" if not zone.cards else "filled"


# --- cards ---------------------------------------------------------------------------------------


def describe_card(rules: Ruleset, kind: int) -> CardDescription:
    card = rules.cards[kind]
    info = card.info
    colours = "".join(c for i, c in enumerate(COLOURS) if has(rules.colours[kind], i))
    opens = [d for d in range(int(rules.n_kinds)) if has(rules.unlocked_by[d], kind)]
    identity = rules.identity_bag != 0 and rules.homes[kind] == rules.identity_bag
    given: dict[str, Any] = {
        "card_class": CLASS_NAMES[card.card_class],
        "required": required(rules, kind),
    }
    return CardDescription(
        code=rules.codes[kind],
        module=card.module,
        colours=colours,
        tint=info.tint or (colours if len(colours) == 1 else ""),
        symbol=rules.symbol_names[rules.symbols[kind]],
        value=info.value,
        sides=info.sides,
        copies=copies(rules, kind),
        playable=has(rules.playable, kind),
        discardable=has(rules.discardable, kind),
        opens=tuple(rules.codes[door] for door in opens),
        on_draw=step_name(rules, int(rules.on_draw[kind])),
        on_discard=step_name(rules, int(rules.on_discard[kind])),
        unidentified=kind == rules.unidentified,
        identity_of=rules.codes[rules.unidentified] if identity else "",
        rules=tuple(info.rules.split()),
        **given,
    )


def copies(rules: Ruleset, kind: int) -> int:
    """In the game; of tokens, which are in no deck, in their bags."""
    in_bags = sum(n for _, k, n in rules.stock if k == kind)
    return int(rules.copies[kind]) or in_bags


def required(rules: Ruleset, kind: int) -> str:
    if has(rules.required, kind):
        return "all"
    return "one-of" if any(has(kinds, kind) for kinds in rules.required_any) else ""


def step_name(rules: Ruleset, step: int) -> str:
    return rules.steps[step].name if step else ""


# --- verbs and counters --------------------------------------------------------------------------


def describe_verb(verb: Verb) -> VerbDescription:
    info = verb.info
    in_hand = verb.argument == HAND_CARD and not info.source
    given: dict[str, Any] = {
        "argument": info.counts if verb.argument == PLACE else ARGUMENT_NAMES[verb.argument],
        "kind": info.kind,
        "end": info.end,
        "gains": info.gains,
    }
    return VerbDescription(
        name=verb.name,
        family=info.family or verb.name,
        module=verb.module,
        token=verb.token,
        extra=verb.extra,
        windows=tuple(info.windows.split()),
        source=(ANY_OWN,) if in_hand else tuple(info.source.split()),
        target=tuple(info.target.split()),
        on=tuple(info.on.split()),
        piece=info.piece,
        face=info.face,
        costs=info.costs,
        costly=info.is_costly(),
        can_be_wasted=verb.gains_door,
        **given,
    )


def describe_counter(rules: Ruleset, name: str) -> CounterDescription:
    info = rules.counter_infos[name]
    given: dict[str, Any] = {"kind": info.kind, "shown": info.shown}
    return CounterDescription(
        name=name,
        family=info.family or name,
        seat=info.seat,
        module=rules.counter_modules[name],
        largest=rules.largest[name],
        members=info.members,
        face=info.face,
        **given,
    )


# --- what is asked, and what wins ----------------------------------------------------------------


def can_ask(rules: Ruleset, step: Step) -> bool:
    """Some steps of the core ask only where a module has need of it."""
    picks = step.question().picks
    return step.rule != "" and (not picks or any(rules.verbs[pick].used for pick in picks))


def describe_question(rules: Ruleset, step: Step) -> QuestionDescription:
    asked = step.question()
    verbs = [rules.verbs[pick] for pick in asked.picks if rules.verbs[pick].used]
    sources = asked.source.split() or [ref for verb in verbs for ref in describe_verb(verb).source]
    given: dict[str, Any] = {"kind": asked.kind, "sent": asked.sent, "window": asked.window}
    return QuestionDescription(
        step=step.name,
        module=step.declared_by,
        rule=step.rule,
        picks=tuple(verb.name for verb in verbs),
        source=tuple(dict.fromkeys(sources)),
        finish=rules.verbs[asked.finish].name if asked.finish >= 0 else "",
        private=asked.private,
        setup=asked.setup,
        **given,
    )


def describe_victory(rules: Ruleset) -> tuple[VictoryDescription, ...]:
    found = []
    for info in rules.victories:
        need = info.need or int(rules.n_doors)
        zones = tuple(info.zones.split())
        found.append(VictoryDescription(info.key, info.module, need, zones, info.each))
    return tuple(found)
