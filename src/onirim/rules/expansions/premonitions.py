"""Happy Dreams and Dark Premonitions (rules section 7).

A face-up Premonition waits for gained Doors. When its condition holds it is taken aside, its
penalty is carried out, and it is removed. A Happy Dream is a good draw: three ways to use it.

A Premonition is its place in the list below; sets of them are bit sets of places.
"""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import CARD, NOTHING
from onirim.engine.arguments import CardKind, OneToken, TokenSet, TokensRevealed
from onirim.engine.card_sets import COLOURS, DREAM, TOKEN, Card, bit, has, lowest, single
from onirim.engine.hooks import ASK, DOORS_CHANGED, GO, NOT_THERE, Module, Step
from onirim.engine.info import CardInfo, Question, VerbInfo, ZoneInfo
from onirim.engine.memory import DISCARDED, LIMBO, SEEN, SORTED
from onirim.engine.messages import Message
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.rules.numbers import BURY, DISCARD_SEEN_CARD, ORDER, REDRAW, SHOW
from onirim.rules.steps.choose_cards import ChooseMultiset, to_choose
from onirim.rules.steps.contents import kinds_in_deck, offer_each
from onirim.rules.steps.discard_any import DiscardAny
from onirim.rules.steps.drawn_card import Drawn
from onirim.rules.steps.gained_doors import (
    LoseDoor,
    doors_gained,
    gained_of_colour,
    pay_partner_door,
)
from onirim.rules.steps.reveal_tokens import RevealTokens, to_reveal
from onirim.rules.steps.search_deck import (
    Identify,
    deck_holds,
    discard_from_deck,
    end_search,
)

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

PREMONITIONS: Final = ("Pr", "Pb", "Pg", "Pt", "P2", "P3", "P5", "Pa")  # §7.1
RED_PREMONITION: Final = 0  # the first four are those of a colour, in the order of colours
BLUE_PREMONITION: Final = 1
GREEN_PREMONITION: Final = 2
BROWN_PREMONITION: Final = 3
PAIR: Final = 4
THREE: Final = 5
FIVE: Final = 6
KEYS_LOST: Final = 2  # §7.1
SEVEN: Final = 7  # §7.2.5


class Premonitions(Module):
    """The module; its option is how many Premonitions lie face up at the start."""

    def __init__(self, option: str = "") -> None:
        self.at_start: i64 = int(option) if option else FACE_UP  # §7.2.7

    def key(self) -> str:
        return "premonitions"

    def cards(self, house_rules: list[str]) -> list[Card]:
        return [
            Card(HAPPY_DREAM, HAPPY_DREAMS, DREAM, info=HAPPY_INFO),  # §7.1 §7.2.1 §7.2.6 §12.2
            *[Card(code, 0, TOKEN, info=token_info(code)) for code in PREMONITIONS],
        ]

    def install(self, rules: Ruleset) -> None:
        self.happy_dream: i64 = rules.kind(HAPPY_DREAM)
        self.nightmare: i64 = rules.kind("Nm")
        self.first: i64 = rules.kind(PREMONITIONS[0])
        self.kinds: i64 = rules.set_of(list(PREMONITIONS))
        self.reserve: i64 = rules.token_bag("reserve", [(code, 1) for code in PREMONITIONS])
        room = len(PREMONITIONS)
        self.face_up: i64 = rules.tokens("premonitions", room, self.reserve, SORTED)
        self.removed: i64 = rules.tokens(
            "removed", room, self.reserve, SORTED, info=ZoneInfo("pile", "count")
        )
        self.install_penalties(rules)
        self.install_happy_dream(rules)

    def install_penalties(self, rules: Ruleset) -> None:
        codes = list(PREMONITIONS)
        revealed = TokensRevealed(codes)
        self.reveal: i64 = rules.step(Reveal(self), "reveal-premonitions", argument=revealed)
        suffer = Suffer(self, rules.verb("suffer", "!{}", CARD, int(self.kinds), info=SUFFERED))
        self.suffer_holding: i64 = rules.step(suffer, "premonitions", "§7.2.3", TokenSet(codes))
        too_few = Message("missing-keys", "so many Keys in the deck")
        self.two_keys: i64 = rules.step(TwoKeys(DISCARD_SEEN_CARD, too_few), "two-keys", "§R6")
        taker = OneToken(codes, [PREMONITIONS[BROWN_PREMONITION], PREMONITIONS[PAIR]])
        door = DoorPenalty(pay_partner_door(rules))
        self.door_penalty: i64 = rules.step(door, "door-penalty", "§R17", taker)

    def install_happy_dream(self, rules: Ruleset) -> None:
        not_drawn = Message("missing-drawn-happy-dream", "a drawn Happy Dream")
        happy = HappyDream(bit(self.happy_dream), not_drawn)
        happy.avert_option = rules.verb("dream-avert", "!-", NOTHING, info=ON_PREMONITIONS)
        happy.seven_option = rules.verb("seven", "!7", NOTHING, info=ON_DECK)
        happy.fetch_option = rules.verb("dream-fetch", "!+", NOTHING, info=SEARCHING)
        rules.final(happy.seven_option, "cards")  # §R16
        rules.final(happy.fetch_option, "deck")  # §R16
        avert = rules.verb("avert", "!-{}", CARD, int(self.kinds), info=AVERTED)
        happy.avert = rules.step(Avert(self, avert), "avert", "§7.2.5")
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

    def holds(self, state: State, premonition: i64) -> bool:
        """Do the gained Doors meet its condition?"""
        if premonition <= BROWN_PREMONITION:
            return gained_of_colour(state, premonition) >= 2  # §7.1 §R14
        if premonition == PAIR:
            return paired_doors(state) != 0  # §7.1
        if premonition == THREE:
            return doors_gained(state) >= 3  # §7.1
        if premonition == FIVE:
            return doors_gained(state) >= 5  # §7.1
        return all_colours_gained(state)  # §7.1

    def suffer(self, state: State, premonition: i64) -> None:
        """Remove a Premonition and carry its penalty out."""
        state.move(self.first + premonition, self.face_up, self.removed)  # §7.2.2 §R1 §R15
        if premonition == RED_PREMONITION:
            discard_from_deck(
                state, state.rules.of_colour(state.rules.playable, premonition)
            )  # §7.1 §R4
            end_search(state)  # §R5 §C11
        elif premonition == BLUE_PREMONITION:
            keys = min(KEYS_LOST, deck_holds(state, state.rules.keys))  # §R6
            state.push_step(self.two_keys, to_choose(keys))  # §7.1
        elif premonition == GREEN_PREMONITION:
            if state.count(DISCARDED, self.nightmare) > 0:  # §R6
                state.move(self.nightmare, DISCARDED, LIMBO)  # §7.1
        elif premonition in (BROWN_PREMONITION, PAIR):
            state.push_step(self.door_penalty, premonition)  # §7.1
        elif premonition == THREE:
            state.push_step(self.reveal, to_reveal(1))  # §7.1
            state.push_step(REDRAW)  # §7.1 §R7 §B17
            state.discard_hand()  # §7.1 §R7 §R18
        elif premonition == FIVE:
            state.push_step(self.reveal, to_reveal(2))  # §7.1
        else:
            discard_from_deck(state, bit(self.happy_dream))  # §7.1
            end_search(state)  # §R5 §C11


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
        self.module.suffer(state, lowest(holding))  # §7.2.2 §7.2.3
        return GO

    def looks_through_deck(self, state: State) -> bool:
        return self.holding(state) & (bit(RED_PREMONITION) | bit(BLUE_PREMONITION)) != 0  # §T10

    def holding(self, state: State) -> i64:
        """Those that come now, looked at anew each time."""
        module = self.module
        found: i64 = 0
        premonition: i64
        for premonition in range(len(PREMONITIONS)):
            face_up = state.find(module.face_up, module.first + premonition) > 0
            comes_now = state.arg() == 0 or has(state.arg(), premonition)  # §R15
            if face_up and comes_now and module.holds(state, premonition):  # §7.2.2 §7.2.3
                found |= bit(premonition)
        return found

    def options(self, state: State) -> None:
        holding = self.holding(state)
        premonition: i64
        for premonition in range(len(PREMONITIONS)):
            if has(holding, premonition):
                state.offer(self.verb, self.module.first + premonition)  # §7.2.3

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        self.module.suffer(state, ref - self.module.first)  # §7.2.3


class TwoKeys(ChooseMultiset):
    """Blue: Keys of the deck are discarded, and it is shuffled."""

    def question(self) -> Question:
        return Question("exactly-n", [self.verb], "ascending", source="deck")

    def looks_through_deck(self, state: State) -> bool:
        return True  # §T10

    def stock(self, state: State, kind: i64) -> i64:
        return deck_holds(state, state.rules.keys & bit(kind))  # §7.1 §R6

    def take(self, state: State, kind: i64) -> None:
        state.search_out(kind)
        state.place(kind, DISCARDED)  # §7.1 §T9

    def over(self, state: State) -> None:
        end_search(state)  # §R5 §C11


class DoorPenalty(LoseDoor):
    """Brown takes any Door, the pair one of a colour that has two (argument: which of them)."""

    def takes(self, state: State, arg: i64) -> i64:
        if arg == PAIR:  # §R17
            return paired_doors(state)  # §7.1 §R17
        return state.rules.doors


class HappyDream(Drawn):
    """First the option is chosen, then its cards; then the Happy Dream is discarded."""

    avert_option: i64 = 0  # verbs
    seven_option: i64 = 0
    fetch_option: i64 = 0
    avert: i64 = 0  # steps
    discard_any: i64 = 0
    fetch: i64 = 0
    identify: i64 = 0
    face_up: i64 = 0  # zone

    def question(self) -> Question:
        return Question(picks=[self.avert_option, self.seven_option, self.fetch_option])

    def options(self, state: State) -> None:
        if state.size(self.face_up) > 0:  # §R12
            state.offer(self.avert_option)  # §7.2.5
        state.offer(self.seven_option)  # §7.2.5 §R16
        if state.deck_size() > 0:  # §R16
            state.offer(self.fetch_option)  # §7.2.5

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        state.replace_step(BURY)  # §7.2.5
        if verb == self.avert_option:
            state.push_step(self.avert)  # §7.2.5
            return
        state.push_step(ORDER)  # §7.2.5 §R16
        if verb == self.seven_option:
            state.push_step(self.discard_any)  # §7.2.5
            state.push_step(SHOW, SEVEN)  # §7.2.5 §16.3
        else:
            state.push_step(self.fetch)  # §7.2.5
            state.push_step(self.identify)  # §R16


class Avert(Step):
    """Happy Dream a: remove one face-up Premonition without its penalty."""

    def __init__(self, module: Premonitions, avert: i64) -> None:
        self.module: Premonitions = module
        self.verb: i64 = avert

    def question(self) -> Question:
        return Question(picks=[self.verb])

    def allowed_below(self) -> str:
        return "bury"

    def missing(self, state: State, arg: i64) -> Message | None:
        if state.size(self.module.face_up) > 0:
            return None
        return Message("missing-premonition", "a Premonition that is face up")

    def options(self, state: State) -> None:
        state.offer_zone(self.verb, self.module.face_up, self.module.kinds)  # §7.2.5

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        state.pop_step()
        state.move(ref, self.module.face_up, self.module.removed)  # §7.2.5 §R1


class Fetch(Step):
    """Happy Dream c: look through the deck, take any card, shuffle, put that card on top."""

    def __init__(self, fetch: i64, identify: i64) -> None:
        self.verb: i64 = fetch
        self.identify: i64 = identify

    def question(self) -> Question:
        return Question(picks=[self.verb])

    def allowed_below(self) -> str:
        return "order"

    def deck_search_verb(self) -> str:
        return "fetch"

    def looks_through_deck(self, state: State) -> bool:
        return True  # §T10

    def missing(self, state: State, arg: i64) -> Message | None:
        if state.deck_size() == 0:
            return Message("missing-deck-card", "a card in the deck")
        if state.all_identified() or state.is_on_stack(self.identify):
            return None
        return Message("missing-identities", "that every card of the deck is identified")

    def options(self, state: State) -> None:
        offer_each(state, self.verb, kinds_in_deck(state))  # §7.2.5 §R16 §T10

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        state.pop_step()
        end_search(state)  # §7.2.5 §R16 §5.2.9
        state.forget_places()  # §T9
        state.search_out(ref)
        state.place(ref, SEEN, state.me)  # §T9


def all_colours_gained(state: State) -> bool:
    c: i64
    for c in range(4):
        if gained_of_colour(state, c) == 0:
            return False
    return True


def paired_doors(state: State) -> i64:
    """Kinds of Doors of a colour of which at least two are gained."""
    found: i64 = 0
    c: i64
    for c in range(4):
        if gained_of_colour(state, c) >= 2:  # §R14 §R17
            found |= state.rules.of_colour(state.rules.doors, c)
    return found
