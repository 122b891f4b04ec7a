"""The Door to the Oniverse (rules section 9): one more Door, and Denizens who help once.

Eight of the sixteen Denizens are in the deck, and nobody knows which: there they are unidentified
(`Dz`), and chance identifies one when it is drawn or seen. Each kind of Denizen is a power below:
in which windows it may be used, what it offers there, and what it does.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from onirim.engine.actions import (
    ARGUMENT,
    ARGUMENT_SLOT,
    CARD,
    COLOUR,
    HAND_CARD,
    MOST_GROUPS,
    NOTHING,
    group_of,
)
from onirim.engine.arguments import HandGroup
from onirim.engine.base.nightmare import DiscardNightmares
from onirim.engine.base.phase1 import complete_trio, end_phase_1
from onirim.engine.base.phase2 import unlock_door
from onirim.engine.cards import (
    ALL_COLOURS,
    COLOURS,
    DOOR_CARD,
    DREAM,
    KINDS,
    Card,
    bit,
    has,
    single,
)
from onirim.engine.facts import Cost, HeldPower, Reason, Thing
from onirim.engine.hooks import (
    ASK,
    BEFORE_DRAW,
    DOOR_DRAWN,
    GO,
    NIGHTMARE_DRAWN,
    TRIO_COMPLETE,
    TURN_START,
    WINDOW_NAMES,
    Module,
)
from onirim.engine.info import CardInfo, Question, VerbInfo, ZoneInfo
from onirim.engine.kinds import numbers
from onirim.engine.layout import HIDDEN_FROM_ALL, MOST_SEATS
from onirim.engine.memory import BAG_SHAPE, DISCARDED, DRAWN, LIMBO
from onirim.engine.messages import Message
from onirim.engine.native import i64, vec
from onirim.engine.ruleset import VERBS, Ruleset
from onirim.engine.state import State
from onirim.engine.steps.contents import kinds_in_bag
from onirim.engine.steps.drawn import Drawn
from onirim.engine.steps.offering import offer_each, offer_whole_hand
from onirim.engine.steps.pointing import card_at, card_in, codes_in, hand_card, whole
from onirim.engine.steps.retrieving import Retrieve
from onirim.engine.vocabulary import (
    BOTTOM_CARD,
    DECLINE,
    DOOR,
    DRAW,
    LOOK,
    ORDER,
    ORDER_BELOW,
    PROPHECY,
    SHOW,
)

THE_DOOR: Final = 1  # §9.1 §9.2.3
DENIZENS: Final = ("Ar", "Hb", "Cy", "Cc", "Sp", "Mi", "Hu", "Ke")
RULES_OF: Final = (  # what card help shows of each of them
    "§O14 §9.2.4 §9.2.6",
    "§O13 §O5 §9.2.4 §9.2.6",
    "§O12 §9.2.4 §9.2.6",
    "§O15 §O6 §9.2.4 §9.2.6",
    "§O1 §O7 §9.2.4 §9.2.6",
    "§9.2.4 §9.2.6",
    "§O7 §O12 §9.2.4 §9.2.6",
    "§O3 §O4 §O16 §9.2.4",
)
OF_EACH: Final = 2  # §9.1
DENIZENS_IN_DECK: Final = 8  # §9.2.1
SEEN_BY_SPIES: Final = 5  # §9.1
SHOWN_TO_HUNTER: Final = 5  # §9.1

NEVER_SHOWN: Final = ZoneInfo("internal", "never")
ONE_CARD: Final = Cost("card")
RALLYING: Final = VerbInfo(target="discard", on="drawn", costs=(ONE_CARD,), gains="card")
RETRIEVING: Final = VerbInfo("discard", "@hand", on="drawn", gains="card")


class Oniverse(Module):
    """Rallied Denizens lie open before their player, each with one power to use."""

    def __init__(self, option: str = "") -> None:
        self.chaos: ChromaticChaos = ChromaticChaos("Cc", "chaos", COLOUR)
        self.keeper: TreasureKeeper = TreasureKeeper("Ke", "keeper", HAND_CARD)
        self.powers: list[Power] = [
            Architect("Ar", "architect", HAND_CARD),
            HammerBird("Hb", "hammer-bird"),
            Cyclobot("Cy", "cyclobot", HAND_CARD),
            self.chaos,
            SquirrelSpies("Sp", "spies"),
            Mirror("Mi", "mirror"),
            HarpoonHunter("Hu", "hunter"),
            self.keeper,
        ]
        self.power_of: vec[i64] = numbers(VERBS)  # verb -> place in the list
        self.rallied: vec[i64] = numbers(MOST_SEATS)  # zones by seat

    def key(self) -> str:
        return "oniverse"

    def house_rules(self) -> list[str]:
        return ["O-spies", "O2"]

    def cards(self, house: list[str]) -> list[Card]:
        identities = [
            Card(code, OF_EACH, DREAM, info=CardInfo(rules=RULES_OF[i]))
            for i, code in enumerate(DENIZENS)
        ]
        door = Card("Od", THE_DOOR, DOOR_CARD, info=CardInfo(rules="§9.2.2 §9.2.3 §O10"))
        denizen = Card("Dz", DENIZENS_IN_DECK, DREAM, info=CardInfo(rules="§9.2.1 §9.2.4"))
        return [door, denizen, *identities]

    def install(self, rules: Ruleset) -> None:
        self.install_door(rules)
        self.install_denizens(rules)
        self.install_zones(rules)
        for i, power in enumerate(self.powers):
            power.kind = rules.kind(power.code)
            power.install(rules, self)
            for verb in power.verbs:
                self.power_of[verb] = i
        rules.use(DRAW)

    def install_door(self, rules: Ruleset) -> None:
        door: i64 = rules.kind("Od")
        rules.colours[door] = ALL_COLOURS  # §9.2.2 §O10
        rules.on_draw[door] = DOOR  # §9.2.2
        rules.unlocked_by[door] |= rules.keys  # §9.2.2
        rules.required |= bit(door)  # §9.2.3 §B21

    def install_denizens(self, rules: Ruleset) -> None:
        """Their identities are a bag of their own; those that are never met stay there."""
        rules.unidentified = rules.kind("Dz")
        rules.identity_bag = rules.zone("identities", KINDS, BAG_SHAPE, sight=HIDDEN_FROM_ALL)
        rules.identified = rules.zone(
            "identified", KINDS, BAG_SHAPE, sight=HIDDEN_FROM_ALL, info=NEVER_SHOWN
        )
        price = rules.verb("rally", "r{}", HAND_CARD, rules.discardable, info=RALLYING)
        rally = rules.step(Rally(self, rules.set_of(list(DENIZENS)), price), "rally", "§9.2.4")
        for code in DENIZENS:
            rules.homes[rules.kind(code)] = rules.identity_bag  # §9.2.1
            rules.on_draw[rules.kind(code)] = rally  # §9.2.4

    def install_zones(self, rules: Ruleset) -> None:
        keeper = self.keeper
        keeper.group = rules.group("stored", 0, lost=False, mark="@")  # §O16
        for seat in range(int(rules.seats)):
            self.rallied[seat] = rules.seat_zone("denizens", seat, len(DENIZENS) * OF_EACH)
            keeper.keepers[seat] = rules.seat_zone("keepers", seat, OF_EACH)
            stored = rules.seat_zone("stored", seat, OF_EACH)
            rules.group_zones[seat * MOST_GROUPS + keeper.group] = stored

    def missing(self, state: State) -> Message | None:
        return self.keeper.missing(state)

    # --- powers (§O12, section 15) -----------------------------------------------------------

    def interrupts(self, state: State, window: i64) -> None:
        if state.size(self.rallied[state.active]) == 0:
            return
        for power in self.powers:
            if power.may_be_used(window) and self.has_rallied(state, power):
                power.offer(state, window)

    def has_rallied(self, state: State, power: Power) -> bool:
        """Is the Denizen of this power before the active player?"""
        return state.find(self.rallied[state.active], power.kind) > 0  # §O17

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        power = self.powers[self.power_of[verb]]
        state.move(power.kind, self.rallied[state.active], power.spent_to(state))  # §9.2.6
        power.use(state, verb, ref)

    def extra_keys(self, state: State, door: i64) -> i64:
        return self.chaos.keys_for(state, door) if self.has_rallied(state, self.chaos) else 0

    def hand_card_used(self, state: State, group: i64) -> None:
        if group == self.keeper.group:
            self.keeper.leave(state)

    # --- what front ends ask -----------------------------------------------------------------

    def why_not(self, state: State, verb: i64, ref: i64) -> Reason | None:
        for power in self.powers:
            if verb in power.verbs:
                if self.has_rallied(state, power):
                    return power.why_not(state, verb, ref)
                things = (whole(state, self.rallied[state.active]),)
                return Reason("no-denizen", {"denizen": power.code}, things)
        return None

    def costs(self, state: State, verb: i64, ref: i64) -> list[Cost] | None:
        return self.powers[self.power_of[verb]].costs(state)

    def powers_of(self, state: State, seat: i64) -> list[HeldPower]:
        found: list[HeldPower] = []
        for power in self.powers:
            n = int(state.copies_in(self.rallied[seat], power.kind)) if seat >= 0 else 0
            if n > 0:
                piece = card_in(state, self.rallied[seat], power.kind)
                lacking = power.lacking(state, seat)
                missing = () if lacking is None else (lacking,)
                found.append(HeldPower(power.name, piece, n, 1, missing=missing))
        return found


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

    def lacking(self, state: State, seat: i64) -> Reason | None:
        """What a seat that has rallied it needs besides, to use it."""
        return None

    def why_not(self, state: State, verb: i64, ref: i64) -> Reason | None:
        """Why the active player, who has it, cannot use it in this way now."""
        return self.lacking(state, state.active)

    def costs(self, state: State) -> list[Cost] | None:
        return None


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


class Architect(Power):
    """Play one Location although its symbol repeats the last one."""

    def members(self, rules: Ruleset) -> i64:
        return rules.playable

    def may_be_used(self, window: i64) -> bool:
        return window == TURN_START  # §15.1 §15.2 §O12

    def offer(self, state: State, window: i64) -> None:
        if state.size(state.row) > 0:
            kinds = state.rules.playable & state.rules.clashes[state.last(state.row)]  # §O14
            for m in state.rules.on_barred:
                kinds &= ~m.barred(state)  # §X12
            state.offer_hand(self.verb, kinds)  # §9.1 §15.2

    def use(self, state: State, verb: i64, ref: i64) -> None:
        end_phase_1(state)  # §9.2.7
        state.move_hand_card(ref, state.row)
        complete_trio(state)  # §O14

    def info(self) -> VerbInfo:
        return VerbInfo(target="row", end="last", gains="progress")

    def lacking(self, state: State, seat: i64) -> Reason | None:
        return empty_row(state, seat)

    def why_not(self, state: State, verb: i64, ref: i64) -> Reason | None:
        if state.size(state.row) == 0:
            return empty_row(state, state.active)
        card = hand_card(state, ref)
        if not has(state.rules.playable, ref & ARGUMENT):
            return Reason("not-playable", {"card": card.card}, (card,))
        end = card_at(state, state.row, state.size(state.row))
        return Reason("architect", {"card": card.card, "other": end.card}, (card, end))


class HammerBird(FreePower):
    """Discard the last card of the own row together with all of its colour directly before it."""

    def offer(self, state: State, window: i64) -> None:
        if state.size(state.row) > 0:  # §O13
            state.offer(self.verb)  # §9.1

    def use(self, state: State, verb: i64, ref: i64) -> None:
        colour: i64 = 0
        while state.size(state.row) > 0:
            its = state.rules.colours[state.last(state.row)]
            if single(its):  # a Crossroads goes with any colour
                if colour == 0:
                    colour = its  # §O13
                if its != colour:  # §O13
                    return
            state.place(state.lift_at(state.row, state.size(state.row)), DISCARDED)  # §O13 §O5

    def info(self) -> VerbInfo:
        falling = Cost("lost", 0, "row")
        return VerbInfo("row", "discard", on="row", costs=(falling,), costly=False)

    def lacking(self, state: State, seat: i64) -> Reason | None:
        return empty_row(state, seat)

    def costs(self, state: State) -> list[Cost] | None:
        """What would fall is tried on a copy."""
        twin = state.copy()
        self.use(twin, self.verb, 0)
        fallen = codes_in(state, state.row)[int(twin.size(twin.row)) :]
        return [Cost("lost", len(fallen), "row", tuple(fallen)), Cost("spent", 1, "denizens")]


class Cyclobot(FreePower):
    """Exchange a Location in hand with a Location from the discard pile."""

    retrieve: i64 = 0  # step

    def install(self, rules: Ruleset, owner: Module) -> None:
        super().install(rules, owner)
        retrieve = rules.verb("retrieve", "*+{}", CARD, rules.discardable, info=RETRIEVING)
        self.retrieve = rules.step(Retrieve(retrieve), "cyclobot", "§X10", HandGroup())
        rules.retrievable |= rules.discardable

    def offer(self, state: State, window: i64) -> None:
        locations = state.rules.discardable  # §X9 §X10
        if kinds_in_bag(state, DISCARDED) & locations != 0:  # §X10
            offer_whole_hand(state, self.verb, locations)

    def use(self, state: State, verb: i64, ref: i64) -> None:
        state.move_hand_card(ref, DRAWN)
        state.push_step(self.retrieve, group_of(ref))

    def info(self) -> VerbInfo:
        return VerbInfo(target="drawn", gains="card")

    def lacking(self, state: State, seat: i64) -> Reason | None:
        if kinds_in_bag(state, DISCARDED) & state.rules.discardable != 0:
            return None
        return Reason("discard-empty", {}, (Thing("discard"),))

    def why_not(self, state: State, verb: i64, ref: i64) -> Reason | None:
        lacking = self.lacking(state, state.active)
        return not_free(state, ref) if lacking is None else lacking


class ChromaticChaos(Power):
    """When a Door is gained, the Key or the trio counts as another colour."""

    unlock: i64 = 0  # the verb for a Key; the other one names the colour of a trio

    def install(self, rules: Ruleset, owner: Module) -> None:
        super().install(rules, owner)
        to_claim = VerbInfo(
            target="discard", on="drawn", costs=(ONE_CARD,), gains="door", windows="door"
        )
        self.unlock = self.declare(rules, owner, "chaos-unlock", HAND_CARD, rules.keys, to_claim)

    def members(self, rules: Ruleset) -> i64:
        return ALL_COLOURS

    def may_be_used(self, window: i64) -> bool:
        return window in (DOOR_DRAWN, TRIO_COMPLETE)  # §15.5 §O12

    def offer(self, state: State, window: i64) -> None:
        if window == DOOR_DRAWN:
            state.offer_hand(self.unlock, self.keys_for(state, state.last(DRAWN)))  # §O15
        else:
            offer_each(state, self.verb, ALL_COLOURS & ~state.arg())  # §O15

    def keys_for(self, state: State, door: i64) -> i64:
        """Keys that could claim the Door only with this power."""
        return state.rules.keys & ~state.rules.unlocked_by[door]  # §O15

    def use(self, state: State, verb: i64, ref: i64) -> None:
        if verb == self.unlock:
            unlock_door(state, ref)  # §O15
        else:
            state.set_arg(bit(ref))  # §O15

    def info(self) -> VerbInfo:
        return VerbInfo(on="row", gains="progress", windows="trio")

    def why_not(self, state: State, verb: i64, ref: i64) -> Reason | None:
        if verb == self.verb:
            return Reason("same-colour", {"colour": COLOURS[ref]}, (whole(state, state.row),))
        card = hand_card(state, ref)
        if not has(state.rules.keys, ref & ARGUMENT):
            return Reason("not-a-key", {"card": card.card}, (card,))
        door = card_at(state, DRAWN, 1)
        return Reason("key-fits", {"card": card.card, "door": door.card}, (card, door))


class SquirrelSpies(FreePower):
    """Look at the top cards and put them back on top in any order."""

    prophesy: bool = False

    def install(self, rules: Ruleset, owner: Module) -> None:
        super().install(rules, owner)
        self.prophesy = rules.has_house_rule("O-spies")  # §O-spies

    def offer(self, state: State, window: i64) -> None:
        if state.deck_size() > 0:  # §O7
            state.offer(self.verb)

    def use(self, state: State, verb: i64, ref: i64) -> None:
        if self.prophesy:  # §O1 §O-spies
            state.push_step(PROPHECY)
            return
        state.push_step(ORDER)  # §9.1
        state.push_step(LOOK, SEEN_BY_SPIES)

    def info(self) -> VerbInfo:
        return VerbInfo(on="deck", gains="order")

    def lacking(self, state: State, seat: i64) -> Reason | None:
        return empty_deck(state)


class Mirror(Power):
    """Put a Nightmare that was just drawn into Limbo unresolved."""

    def may_be_used(self, window: i64) -> bool:
        return window == NIGHTMARE_DRAWN  # §15.4 §O12

    def offer(self, state: State, window: i64) -> None:
        state.offer(self.verb)  # §9.1

    def use(self, state: State, verb: i64, ref: i64) -> None:
        state.pop_step()
        state.move(state.last(DRAWN), DRAWN, LIMBO)  # §9.1

    def info(self) -> VerbInfo:
        return VerbInfo("drawn", "limbo", on="drawn", gains="safety")


class HarpoonHunter(FreePower):
    """Reveal the top cards, discard the Nightmares, the rest goes to the bottom in any order."""

    discard_nightmares: i64 = 0  # step

    def install(self, rules: Ruleset, owner: Module) -> None:
        super().install(rules, owner)
        self.discard_nightmares = rules.step(DiscardNightmares(), "discard-nightmares")
        rules.use(BOTTOM_CARD)
        rules.asks_by(ORDER_BELOW, "§9.1")

    def offer(self, state: State, window: i64) -> None:
        if state.deck_size() > 0:  # §O7
            state.offer(self.verb)

    def use(self, state: State, verb: i64, ref: i64) -> None:
        state.push_step(ORDER_BELOW)  # §9.1
        state.push_step(self.discard_nightmares)
        state.push_step(SHOW, SHOWN_TO_HUNTER)

    def info(self) -> VerbInfo:
        return VerbInfo(on="deck", gains="safety")

    def lacking(self, state: State, seat: i64) -> Reason | None:
        return empty_deck(state)


class TreasureKeeper(FreePower):
    """Lay a hand card under it, to be used later as if in hand; then the Keeper is discarded."""

    def __init__(self, code: str, name: str, argument: int) -> None:
        super().__init__(code, name, argument)
        self.group: i64 = 0  # of the hand: the stored cards
        self.keepers: vec[i64] = numbers(MOST_SEATS)  # zones by seat

    def offer(self, state: State, window: i64) -> None:
        offer_whole_hand(state, self.verb, state.rules.discardable)  # §X9

    def spent_to(self, state: State) -> i64:
        return self.keepers[state.active]  # §O16

    def use(self, state: State, verb: i64, ref: i64) -> None:
        state.move_hand_card(ref, state.hand_group(self.group))  # §O3 §O16

    def leave(self, state: State) -> None:
        """A stored card was used, and its Keeper goes."""
        state.move(self.kind, self.keepers[state.active], DISCARDED)  # §O16

    def info(self) -> VerbInfo:
        return VerbInfo(target="stored", gains="safety")

    def why_not(self, state: State, verb: i64, ref: i64) -> Reason | None:
        return not_free(state, ref)

    def missing(self, state: State) -> Message | None:
        for seat in range(int(state.rules.seats)):
            stored = state.rules.group_zones[seat * MOST_GROUPS + self.group]
            if state.size(self.keepers[seat]) != state.size(stored):
                return Message(
                    "missing-keeper",
                    "a Keeper for each card stored, and a card for each such Keeper",
                )
        return None


def empty_row(state: State, seat: i64) -> Reason | None:
    row = state.rules.rows[seat]
    return Reason("row-empty", {}, (whole(state, row),)) if state.size(row) == 0 else None


def empty_deck(state: State) -> Reason | None:
    return Reason("deck-empty", {}, (Thing("deck"),)) if state.deck_size() == 0 else None


def not_free(state: State, ref: i64) -> Reason:
    """A hand card that cannot be exchanged or stored."""
    card = hand_card(state, ref)
    stored = state.rules.group_lost[group_of(ref)] == 0
    return Reason("stored" if stored else "not-discardable", {"card": card.card}, (card,))


class Rally(Drawn):
    """A Denizen was drawn: discard a hand card, without its effect, to rally it."""

    def __init__(self, module: Oniverse, denizens: i64, rally: i64) -> None:
        super().__init__(denizens, Message("missing-drawn-denizen", "a drawn Denizen"))
        self.module: Oniverse = module
        self.rally: i64 = rally

    def question(self) -> Question:
        return Question(picks=[self.rally, DECLINE])

    def why_not(self, state: State, verb: i64, ref: i64) -> Reason | None:
        card = hand_card(state, ref)
        return Reason("not-discardable", {"card": card.card}, (card,))

    def run(self, state: State) -> i64:
        if state.hand_holds(state.rules.discardable):  # §O17
            return ASK
        state.pop_step()
        state.move(state.last(DRAWN), DRAWN, DISCARDED)  # §O17
        return GO

    def options(self, state: State) -> None:
        state.offer_hand(self.rally, state.rules.discardable)  # §9.2.4 §O17 §X9
        state.offer(DECLINE)

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        denizen = state.last(DRAWN)
        state.pop_step()
        if verb == DECLINE:
            state.move(denizen, DRAWN, DISCARDED)  # §9.2.4
            return
        state.move_hand_card(ref, DISCARDED)  # §9.2.4
        state.move(denizen, DRAWN, self.module.rallied[state.active])  # §9.2.4 §9.2.5 §O11
