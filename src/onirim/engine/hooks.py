"""What a module is made of: steps that it can put on the stack, and answers to hook points.

The list of hook points is closed; each says how several answers combine:

- questions (`victory`, `may_gain`, `trio`): all must say yes;
- sets (`barred`, `extra_keys`): the union counts;
- offers (`turn_options`, `interrupts`, `search_options`): they add up;
- notifications (`door_gained`, `door_lost`, `turn_ended`, `hand_card_used`): all are called, and
  may only update their own state;
- triggers: the modules that react run one after the other, by rank (rules §12.3, §12.4).
  Whatever one puts on the stack is over before the next one begins.

Only overridden methods are registered, so an unused hook costs nothing. What front ends may ask
about a module is answered elsewhere: by the facts that its catalogue entry names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from onirim.engine.arguments import Argument
from onirim.engine.card_sets import Card
from onirim.engine.info import Question
from onirim.engine.messages import Message
from onirim.engine.native import i64

if TYPE_CHECKING:
    from onirim.engine.ruleset import Ruleset
    from onirim.engine.state import State

GO: Final = 0  # answers of Step.run: something was done, look at the stack again
ASK: Final = 1  # the active player has to choose: the step that is now on top says what
WAIT: Final = 2  # the step is at a chance node

NO_STEP: Final = 0  # the steps that the machine itself needs; `rules/numbers.py` has the others
ACT: Final = 1  # phase 1: play or discard
TRIGGER: Final = 16  # the modules that react to a trigger run, one after the other

TURN_START: Final = 1  # windows for interrupts, rules §15
BEFORE_DRAW: Final = 2
NIGHTMARE_DRAWN: Final = 3
DOOR_DRAWN: Final = 4
TRIO_COMPLETE: Final = 5
WINDOW_NAMES: Final = ("", "turn", "draw", "nightmare", "door", "trio")

DISCARDED_CARD: Final = 0  # triggers: a card was discarded as the phase-1 action
SEARCHED: Final = 1  # the deck was looked through; the shuffle follows
DOORS_CHANGED: Final = 2  # a Door was gained and its effect is over
NIGHTMARE_RESOLVED: Final = 3  # its card is still in DRAWN
PROPHESIED: Final = 4  # a Prophecy's card was discarded; the others are still in SEEN
TRIGGERS: Final = 5
TRIGGER_NAMES: Final = ("discarded", "searched", "doors", "nightmare", "prophesied")
NOT_THERE: Final = -1

A_NUMBER: Final = Argument()
NO_QUESTION: Final = Question()


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A frame of the stack: something that is going on.

    It runs by itself until a player or chance must choose. `run` is repeatable: copies and loaded
    games run it again. Its name, the rule by which it asks and the kind of its argument are set by
    `Ruleset.step`; compiled code would not see them as attributes of an interpreted class.
    """

    name: str = ""  # how positions and views call it
    rule: str = ""  # the rule by which it asks
    declared_by: str = ""  # a mode's or module's key
    argument: Argument = A_NUMBER

    def write_arg(self, rules: Ruleset, arg: i64) -> str:
        """The argument in words that mean the same in every process."""
        return self.argument.write(rules, arg)

    def read_arg(self, rules: Ruleset, text: str) -> i64:
        """The argument that these words mean; OnirimError if they mean none."""
        return self.argument.read(rules, text)

    def missing(self, state: State, arg: i64) -> Message | None:
        """What it needs and does not find in a typed position: the line is wrong, not an action."""
        return None

    def allowed_below(self) -> str:
        """Names of the steps that may lie directly below it; an empty text allows any step."""
        return ""

    def is_turn(self) -> bool:
        """Is it the turn itself, at the bottom of the stack, which goes on as the next turn?"""
        return False

    def fills_hand(self) -> bool:
        """Does it fill a hand, so that one may be empty while it lasts?"""
        return False

    def looks_at_deck(self) -> bool:
        """Does it take cards from the deck to look at?"""
        return False

    def clears_zone(self) -> i64:
        """A zone whose cards it puts where they belong before it is over, 0: none."""
        return 0

    def puts_back_to(self) -> i64:
        """The pile to which it returns the cards looked at, one by one; 0: it does not.

        Its argument is how many of them lie there so far.
        """
        return 0

    def argument_is_hidden(self) -> bool:
        """Is the argument hidden from all but the player to move?"""
        return False

    def deck_search_verb(self) -> str:
        """A verb offered for each kind in the deck, so its offers show the player what is there."""
        return ""

    def looks_through_deck(self, state: State) -> bool:
        """Does it act on, or offer, cards because the deck holds them?"""
        return False

    def question(self) -> Question:
        """What it asks for, where it asks: one of what is offered, unless it says more."""
        return NO_QUESTION

    def pool(self, state: State) -> list[int]:
        """Refs of all that can be picked before the question is over, one for each copy."""
        return []

    def limits(self, state: State) -> tuple[int, int]:
        """How many picks must and may still come."""
        return (1, 1)

    def run(self, state: State) -> i64:
        """Go on by yourself as far as possible; then GO, ASK or WAIT."""
        return ASK

    def options(self, state: State) -> None:
        """Offer what the active player may do now."""

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        """The player has chosen; ref is the verb's argument (a hand card with its group)."""
        raise AssertionError(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """A mode or an expansion: its cards, its zones, its answers."""

    def key(self) -> str:
        raise NotImplementedError

    def house_rules(self) -> list[str]:
        """House rules it reads (rules §14), whatever its option."""
        return []

    def manual_house_rules(self) -> list[str]:
        """Those of them that the preset `manual` stands for."""
        return []

    def is_expansion(self) -> bool:
        """Does it change the rules of the game? (One that changes names only does not.)"""
        return True

    def obstacle_with(self, others: list[Module], house_rules: list[str]) -> Message | None:
        """Why it cannot be played together with these modules, if so."""
        return None

    def cards(self, house_rules: list[str]) -> list[Card]:
        """Cards it shuffles into the deck. Copies of one kind add up over modules."""
        return []

    def install(self, rules: Ruleset) -> None:
        """Declare zones, counters, steps, verbs; change tables. Once per ruleset."""

    def setup(self, state: State) -> None:
        """Lay out its own things at the start of a game."""

    def missing(self, state: State) -> Message | None:
        """What I need and do not find in a typed position: the line is wrong, not an action."""
        return None

    # --- questions: all must say yes ---------------------------------------------------------

    def victory(self, state: State) -> bool:
        """Is my winning condition met?"""
        return True

    def may_gain(self, state: State, door: i64) -> bool:
        """May this Door be gained now? If not, it goes to Limbo."""
        return True

    def trio(self, state: State, a: i64, b: i64, c: i64) -> bool:
        """Do these last three unused cards of one colour make a trio?"""
        return True

    # --- sets: the union counts --------------------------------------------------------------

    def barred(self, state: State) -> i64:
        """Kinds that may not be played into the labyrinth row now."""
        return 0

    def extra_keys(self, state: State, door: i64) -> i64:
        """Kinds that could claim this drawn Door by a power of mine, besides its Keys."""
        return 0

    # --- offers: they add up -----------------------------------------------------------------

    def turn_options(self, state: State) -> None:
        """Further phase-1 actions."""

    def interrupts(self, state: State, window: i64) -> None:
        """What may be done besides the main choice in this window."""

    def search_options(self, state: State, colours: i64) -> None:
        """Other places where a Door can be found after a trio."""

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        """Carry out an offer of mine; the step that asked is still on top of the stack."""
        raise AssertionError(self.key())

    # --- notifications: all are called  -------------------------------------------------------

    def door_gained(self, state: State, door: i64) -> None: ...

    def door_lost(self, state: State, door: i64) -> None: ...

    def hand_card_used(self, state: State, group: i64) -> None:
        """A single card left a group of the hand other than the first."""

    def turn_ended(self, state: State) -> None: ...

    # --- triggers: one after the other, by rank-----------------------------------------------

    def rank(self, trigger: i64) -> i64:
        """My place at this trigger, or NOT_THERE; two modules never share one."""
        return NOT_THERE

    def at_trigger(self, state: State, trigger: i64, arg: i64) -> None:
        """React, or push the steps that ask."""


HOOKS: Final = (
    "victory",
    "may_gain",
    "trio",
    "barred",
    "extra_keys",
    "turn_options",
    "interrupts",
    "search_options",
    "door_gained",
    "door_lost",
    "hand_card_used",
    "turn_ended",
)
