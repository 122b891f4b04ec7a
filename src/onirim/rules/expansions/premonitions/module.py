"""The module: its tokens and cards, and how a Premonition whose condition holds is suffered."""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import CARD, NOTHING
from onirim.engine.arguments import CardKind, OneToken, TokenSet, TokensRevealed
from onirim.engine.card_sets import COLOURS, DREAM, TOKEN, Card, bit, has, lowest, single
from onirim.engine.hooks import ASK, DOORS_CHANGED, GO, NOT_THERE, Module, Step
from onirim.engine.info import CardInfo, Question, VerbInfo, ZoneInfo
from onirim.engine.memory import SORTED
from onirim.engine.messages import Message
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.rules.expansions.premonitions.happy_dream import Avert, Fetch, HappyDream
from onirim.rules.expansions.premonitions.premonition import (
    Blue,
    Brown,
    DoorPenalty,
    EveryColour,
    Five,
    Green,
    Pair,
    Premonition,
    Red,
    Three,
    TwoKeys,
)
from onirim.rules.numbers import DISCARD_SEEN_CARD
from onirim.rules.steps.discard_any import DiscardAny
from onirim.rules.steps.gained_doors import pay_partner_door
from onirim.rules.steps.reveal_tokens import RevealTokens, to_reveal
from onirim.rules.steps.search_deck import Identify

HAPPY_INFO: Final = CardInfo(rules="§7.2.5 §7.2.6 §R16")
SUFFERED: Final = VerbInfo("premonitions", "removed")
AVERTED: Final = VerbInfo("premonitions", "removed", gains="safety")
ON_PREMONITIONS: Final = VerbInfo(on="premonitions", gains="safety")
ON_DECK: Final = VerbInfo(on="deck", gains="order")
SEARCHING: Final = VerbInfo(on="deck", gains="card")
FETCHED: Final = VerbInfo("deck", "seen", gains="card")
HAPPY_DREAM: Final = "Hd"
HAPPY_DREAMS: Final = 4  # §7.1
FACE_UP: Final = 4  # §7.2.1


class Premonitions(Module):
    """The module; its option is how many Premonitions lie face up at the start."""

    def __init__(self, option: str = "") -> None:
        self.at_start: i64 = int(option) if option else FACE_UP  # §7.2.7
        self.blue: Blue = Blue("Pb", 1)
        self.brown: Brown = Brown("Pt", 3)
        self.pair: Pair = Pair("P2")
        self.three: Three = Three("P3")
        self.five: Five = Five("P5")
        self.every_colour: EveryColour = EveryColour("Pa")
        self.all: list[Premonition] = [
            Red("Pr", 0),  # §7.1
            self.blue,  # §7.1
            Green("Pg", 2),  # §7.1
            self.brown,  # §7.1
            self.pair,  # §7.1
            self.three,  # §7.1
            self.five,  # §7.1
            self.every_colour,  # §7.1
        ]
        self.codes: list[str] = [premonition.code for premonition in self.all]
        self.searching: i64 = 0  # the set of those whose penalty looks through the deck

    def key(self) -> str:
        return "premonitions"

    def cards(self, house_rules: list[str]) -> list[Card]:
        return [
            Card(HAPPY_DREAM, HAPPY_DREAMS, DREAM, info=HAPPY_INFO),  # §7.1 §7.2.1 §7.2.6 §12.2
            *[Card(code, 0, TOKEN, info=token_info(code)) for code in self.codes],
        ]

    def install(self, rules: Ruleset) -> None:
        self.happy_dream: i64 = rules.kind(HAPPY_DREAM)
        self.first: i64 = rules.kind(self.codes[0])
        self.kinds: i64 = rules.set_of(self.codes)
        self.reserve: i64 = rules.token_bag("reserve", [(code, 1) for code in self.codes])
        room = len(self.codes)
        self.face_up: i64 = rules.tokens("premonitions", room, self.reserve, SORTED)
        self.removed: i64 = rules.tokens(
            "removed", room, self.reserve, SORTED, info=ZoneInfo("pile", "count")
        )
        for place, premonition in enumerate(self.all):
            premonition.install(rules, place)
            if premonition.searches_deck():
                self.searching |= bit(place)
        self.install_penalties(rules)
        self.install_happy_dream(rules)

    def install_penalties(self, rules: Ruleset) -> None:
        revealed = TokensRevealed(self.codes)
        self.reveal: i64 = rules.step(Reveal(self), "reveal-premonitions", argument=revealed)
        self.three.reveal = self.reveal
        self.five.reveal = self.reveal
        suffer = Suffer(self, rules.verb("suffer", "!{}", CARD, int(self.kinds), info=SUFFERED))
        self.suffer_holding: i64 = rules.step(
            suffer, "premonitions", "§7.2.3", TokenSet(self.codes)
        )
        too_few = Message("missing-keys", "so many Keys in the deck")
        self.blue.two_keys = rules.step(TwoKeys(DISCARD_SEEN_CARD, too_few), "two-keys", "§R6")
        taker = OneToken(self.codes, [self.brown.code, self.pair.code])
        door = DoorPenalty(pay_partner_door(rules), self.all)
        self.brown.door_penalty = rules.step(door, "door-penalty", "§R17", taker)
        self.pair.door_penalty = self.brown.door_penalty
        self.every_colour.happy_dream = self.happy_dream

    def install_happy_dream(self, rules: Ruleset) -> None:
        not_drawn = Message("missing-drawn-happy-dream", "a drawn Happy Dream")
        happy = HappyDream(bit(self.happy_dream), not_drawn)
        happy.avert_option = rules.verb("dream-avert", "!-", NOTHING, info=ON_PREMONITIONS)
        happy.seven_option = rules.verb("seven", "!7", NOTHING, info=ON_DECK)
        happy.fetch_option = rules.verb("dream-fetch", "!+", NOTHING, info=SEARCHING)
        rules.final(happy.seven_option, "cards")  # §R16
        rules.final(happy.fetch_option, "deck")  # §R16
        verb = rules.verb("avert", "!-{}", CARD, int(self.kinds), info=AVERTED)
        avert = Avert(self.face_up, self.removed, self.kinds, verb)
        happy.avert = rules.step(avert, "avert", "§7.2.5")
        happy.discard_any = rules.step(DiscardAny(), "discard-any", "§7.2.5", CardKind())
        happy.identify = rules.step(Identify("fetch"), "identify")
        fetch = rules.verb("fetch", "!+{}", CARD, int(rules.everything), info=FETCHED)
        happy.fetch = rules.step(Fetch(fetch, happy.identify), "fetch", "§7.2.5")
        happy.face_up = self.face_up
        rules.on_draw[self.happy_dream] = rules.step(happy, "happy-dream", "§7.2.5")  # §7.2.5

    def setup(self, state: State) -> None:
        state.push_step(self.reveal, to_reveal(self.at_start))  # §7.2.1 §7.2.7

    def rank(self, trigger: i64) -> i64:
        return 0 if trigger == DOORS_CHANGED else NOT_THERE

    def at_trigger(self, state: State, trigger: i64, arg: i64) -> None:
        state.push_step(self.suffer_holding)  # §7.2.2 §R2 §R9

    def suffer(self, state: State, premonition: Premonition) -> None:
        """Remove a Premonition and carry its penalty out."""
        state.move(premonition.kind, self.face_up, self.removed)  # §7.2.2 §R1 §R15
        premonition.strike(state)  # §7.2.2


def token_info(code: str) -> CardInfo:
    """What a Premonition shows: a colour, or a number of Doors."""
    shown = code[1].upper()
    tint = shown if shown in COLOURS else ""
    value = int(shown) if shown.isdecimal() else 0
    return CardInfo(value, tint, rules="§7.2.2 §7.2.3 §7.2.4 §R15")


class Reveal(RevealTokens):
    """Turn Premonitions of the reserve face up; new ones whose condition holds come first."""

    def __init__(self, module: Premonitions) -> None:
        super().__init__(module.first, module.reserve, module.face_up)
        self.module: Premonitions = module

    def over(self, state: State, revealed: i64) -> None:
        if revealed != 0:
            state.push_step(self.module.suffer_holding, revealed)  # §7.2.4 §R15


class Suffer(Step):
    """Premonitions whose condition holds are suffered one after the other, until none holds.

    Argument: those that were revealed last, which come before older ones; 0: all.
    """

    def __init__(self, module: Premonitions, suffer: i64) -> None:
        self.module: Premonitions = module
        self.verb: i64 = suffer

    def question(self) -> Question:
        return Question(picks=[self.verb])

    def run(self, state: State) -> i64:
        holding = self.holding(state)
        if holding == 0:
            state.pop_step()
            return GO
        if not single(holding):  # §7.2.3
            return ASK
        self.module.suffer(state, self.module.all[lowest(holding)])  # §7.2.2 §7.2.3
        return GO

    def looks_through_deck(self, state: State) -> bool:
        return self.holding(state) & self.module.searching != 0  # §T10

    def holding(self, state: State) -> i64:
        """Those that come now, looked at anew each time."""
        found: i64 = 0
        for premonition in self.module.all:
            face_up = state.find(self.module.face_up, premonition.kind) > 0
            comes_now = state.arg() == 0 or has(state.arg(), premonition.place)  # §R15
            if face_up and comes_now and premonition.holds(state):  # §7.2.2 §7.2.3
                found |= bit(premonition.place)
        return found

    def options(self, state: State) -> None:
        holding = self.holding(state)
        for premonition in self.module.all:
            if has(holding, premonition.place):
                state.offer(self.verb, premonition.kind)  # §7.2.3

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        self.module.suffer(state, self.module.all[ref - self.module.first])  # §7.2.3
