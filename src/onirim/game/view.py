"""View: what a seat may know, as programs and players get it.

A view reads the state as its seat observes it, so it holds nothing that the seat may not know:
whatever is built on views can't leak and can't peek. Each field is worked out when it is first
asked for.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property
from typing import NoReturn

from onirim.engine.action import Action
from onirim.engine.snapshot import counted_numbers, position_numbers
from onirim.engine.state import State as EngineState
from onirim.game.cards_shown import cards_by_zone, marks_by_zone, picture, seat_zone
from onirim.game.pickling import restored_engine_state
from onirim.game.ruleset import Ruleset, front_of
from onirim.game.state import State, checked_seat
from onirim.game.table_view import OpenQuestion, ShownSet, TableView, table_view
from onirim.knowledge.observe import as_seen_by

__all__ = ["View", "view_of"]


class View:
    """What one seat may know: all that a player gets to choose by. It can't be changed.

    Views that differ only in hidden cards are equal and pickle to equal bytes.

    Examples:
        >>> from onirim import Game
        >>> view = Game("solo", seed=7).view()
        >>> view.hand(), view.deck, view.odds()["Nm"]
        (('Rs', 'Ts', 'Tm', 'Tm', 'Rk'), 71, Fraction(10, 71))
        >>> view.legal_actions()[0]
        play:Rs

    """

    def __init__(self, table: TableView) -> None:
        self.__dict__["_table"] = table

    _table: TableView

    @property
    def _core(self) -> EngineState:
        """The engine's state as the seat observes it."""
        return self._table.observed

    # --- what is going on --------------------------------------------------------------------

    @property
    def rules(self) -> Ruleset:
        """The ruleset.

        Examples:
            >>> from onirim import Game
            >>> Game("duo", seed=7).view(1).rules
            <Ruleset duo>

        """
        return front_of(self._core.rules)

    @property
    def seat(self) -> int:
        """Whose view it is, or SPECTATOR.

        Examples:
            >>> from onirim import Game
            >>> Game("duo", seed=7).view(1).seat
            1

        """
        return self._table.seat

    @property
    def active(self) -> int:
        """Whose turn it is.

        Examples:
            >>> from onirim import Game
            >>> Game("duo", seed=7).view(1).active
            0

        """
        return self._table.active

    @property
    def to_move(self) -> int:
        """The seat that has to choose, CHANCE, or NO_PLAYER when the game is over.

        Examples:
            >>> from onirim import Game
            >>> Game("duo", seed=7).view(1).to_move
            0

        """
        return self._table.to_move

    @property
    def is_over(self) -> bool:
        """Is the game won or lost?

        Examples:
            >>> from onirim import Game
            >>> Game("solo", seed=7).view().is_over
            False

        """
        return bool(self._table.result)

    @property
    def result(self) -> str:
        """Either "won", "lost" or "" while the game continues.

        Examples:
            >>> from onirim import Game, play
            >>> game = Game("solo", seed=7)
            >>> play(game, "random"), game.view().result
            ('lost', 'lost')

        """
        return self._table.result

    @property
    def turns(self) -> int:
        """How many turns are over.

        Examples:
            >>> from onirim import Game
            >>> Game("solo", seed=7).view().turns
            0

        """
        return int(self._core.turns)

    @property
    def step(self) -> str:
        """What is in progress, "" when the game is over.

        Examples:
            >>> from onirim import State
            >>> State.from_position("hand Rs Rm Rk Bs; limbo Nm; stack limbo fill").view().step
            'fill'

        """
        return self._table.step

    @property
    def rule(self) -> str:
        """The rule that asks.

        Examples:
            >>> from onirim import Game
            >>> Game("solo", seed=7).view().rule[0]  # a sign, then the number of the rule
            '§'

        """
        return self._table.rule

    @property
    def question(self) -> OpenQuestion | None:
        """The picks still to come, if this seat answers one question by several actions.

        Examples:
            >>> from onirim import Game
            >>> Game("solo", seed=7).view().question is None
            True

        """
        return self._table.question

    @property
    def counters(self) -> dict[str, int]:
        """What modules count or remember, by name.

        Examples:
            >>> from onirim import Game
            >>> Game("solo+dreamcatchers", seed=7).view().counters
            {'catchers': 15, 'books': 2}

        """
        return self._table.counters

    @property
    def position(self) -> str:
        """The position line of what this seat knows; unknown cards are `??`.

        Examples:
            >>> from onirim import State
            >>> line = "hand1 Rs Rm Rk; hand2 Bs Bm Bk; shared Gs Gm; active 1; stack act"
            >>> State.from_position(line, "duo").view(1).position
            'shared Gs Gm; hand1 ?? ?? ??; hand2 Bs Bm Bk; active 1; stack act'

        """
        return self._table.position

    # --- what can be done --------------------------------------------------------------------

    @cached_property
    def _legal(self) -> tuple[Action, ...]:
        return self._actions(self._table.actions)

    def legal_actions(self) -> list[Action]:
        """List the legal actions if this seat is to move, else nothing.

        Examples:
            >>> from onirim import Game
            >>> game = Game("duo", seed=7)
            >>> game.view(1 - game.to_move).legal_actions()
            []

        """
        return list(self._legal)

    @property
    def wasted_actions(self) -> tuple[Action, ...]:
        """Legal actions that are after a Door that would go to Limbo.

        Examples:
            >>> from onirim import State
            >>> line = "hand Gk Rm Rk Bs; drawn Gd; goals Rd Gd Td Rd Gd Bd Bd Td; "
            >>> state = State.from_position(line + "stack limbo fill door", "solo+book")
            >>> state.view().wasted_actions
            (unlock:Gk,)

        """
        return self._actions(self._table.wasted_actions)

    @property
    def blocked_doors(self) -> tuple[str, ...]:
        """Doors that would go to Limbo if somebody gained them now.

        Examples:
            >>> from onirim import State
            >>> line = "hand Gk Rm Rk Bs Bm; goals Rd Gd Td Rd Gd Bd Bd Td; stack act"
            >>> State.from_position(line, "solo+book").view().blocked_doors
            ('Bd', 'Gd', 'Td')

        """
        return self._table.blocked_doors

    @property
    def can_be_won(self) -> bool:
        """False if a card that is needed is gone for good.

        Examples:
            >>> from onirim import Game
            >>> Game("solo", seed=7).view().can_be_won
            True

        """
        return self._table.can_be_won

    @property
    def series_length(self) -> int:
        """How many cards at the end of the own row are an unfinished series.

        Examples:
            >>> from onirim import State
            >>> line = "hand Rs Rm Bk Gs Tm; row Bs* Bm* Bk* Rk; stack act"
            >>> view = State.from_position(line).view()
            >>> view.series_length
            1

        """
        return self._table.series_length

    @property
    def series_if_played(self) -> dict[str, int]:
        """How many cards of the series a hand card would continue if it was played.

        Examples:
            >>> from onirim import State
            >>> line = "hand Rs Rm Bk Gs Tm; row Bs* Bm* Bk* Rk; stack act"
            >>> view = State.from_position(line).view()
            >>> view.series_if_played["Rm"]
            1

        """
        return self._table.series_if_played

    # --- what lies where ---------------------------------------------------------------------

    @cached_property
    def zones(self) -> dict[str, tuple[str, ...]]:
        """The cards of every zone but the unknown deck, by the zone's name; `??` is unknown.

        Examples:
            >>> from onirim import Game
            >>> Game("solo", seed=7).view().zones["hand"]
            ('Rs', 'Ts', 'Tm', 'Tm', 'Rk')

        """
        return cards_by_zone(self._core, self._table.viewer)

    @cached_property
    def marks(self) -> dict[str, tuple[str, ...]]:
        """What is marked beside the cards of a zone, one entry a card.

        Examples:
            >>> from onirim import State
            >>> line = "hand Rs Rm Bk Gs Tm; row Bs* Bm* Bk* Rk; stack act"
            >>> view = State.from_position(line).view()
            >>> view.marks["row"]
            ('used', 'used', 'used', '')

        """
        return marks_by_zone(self._core, self._table.viewer)

    @property
    def deck(self) -> int:
        """How many cards the deck holds.

        Examples:
            >>> from onirim import Game
            >>> Game("solo", seed=7).view().deck
            71

        """
        return self._table.deck

    @property
    def known_top(self) -> tuple[str, ...]:
        """Cards on top of the deck that somebody knows, the next one first.

        Examples:
            >>> from onirim import State
            >>> State.from_position("hand Rs Rm Bk Gs Tm; top Nm Bs; stack act").view().known_top
            ('Nm', 'Bs')

        """
        return self.zones["top"]

    @property
    def unknown(self) -> dict[str, int]:
        """Cards that this seat can't place, by kind.

        Examples:
            >>> from onirim import Game
            >>> Game("solo", seed=7).view().unknown["Nm"]
            10

        """
        return self._table.unknown

    @property
    def shown(self) -> tuple[ShownSet, ...]:
        """Cards that all have seen and another seat has put back in secret.

        Examples:
            >>> from onirim import Game
            >>> Game("duo", seed=7).view().shown
            ()

        """
        return self._table.shown

    def hand(self, seat: int | None = None) -> tuple[str, ...]:
        """Return the cards in a hand, by default of this view's seat.

        Examples:
            >>> from onirim import State
            >>> State.from_position("hand1 Rs Rm Rk; hand2 Bs Bm Bk; shared Gs Gm; active 1; "
            ...                     "stack act", "duo").view(0).hand(1)
            ('??', '??', '??')

        """
        return self._of_seat("hand", seat)

    def row(self, seat: int | None = None) -> tuple[str, ...]:
        """Return the labyrinth row of a seat, by default of this view's.

        Examples:
            >>> from onirim import State
            >>> line = "hand Rs Rm Bk Gs Tm; row Bs* Bm* Bk* Rk; stack act"
            >>> view = State.from_position(line).view()
            >>> view.row()
            ('Bs', 'Bm', 'Bk', 'Rk')

        """
        return self._of_seat("row", seat)

    def doors(self, seat: int | None = None) -> tuple[str, ...]:
        """Return the Doors that a seat has gained, by default this view's.

        Examples:
            >>> from onirim import State
            >>> State.from_position("hand Rs Rm Bk Gs Tm; doors Bd; stack act").view().doors()
            ('Bd',)

        """
        return self._of_seat("doors", seat)

    # --- what can come -----------------------------------------------------------------------

    def odds(self) -> dict[str, Fraction]:
        """Return how likely the next card of the deck is of each kind.

        Examples:
            >>> from onirim import Game
            >>> Game("solo", seed=7).view().odds()["Nm"]
            Fraction(10, 71)

        """
        weights = self._table.next_card
        total = sum(weights.values())
        return {card: Fraction(n, total) for card, n in weights.items()}

    def state(self) -> State:
        """Return the same as a State to search from: cards that this seat has not seen are chance.

        Examples:
            >>> from onirim import Game
            >>> view = Game("duo", seed=7).view(0)
            >>> view.state().legal_actions() == view.legal_actions()
            True

        """
        seat = checked_seat(self.seat, int(self._core.rules.seats))
        return State._around(as_seen_by(self._core, seat))

    # --- as a value --------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        return self._table == other._table if isinstance(other, View) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._table)

    def __reduce__(self) -> tuple[object, ...]:
        core = self._core
        return restored_view, (
            core.rules.text,
            self.seat,
            position_numbers(core),
            counted_numbers(core),
        )

    def __str__(self) -> str:
        return picture(self._core, self.zones)

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}, {self.rules}: {self.position}>"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("a view can't be changed", name=name, obj=self)

    def _actions(self, codes: tuple[str, ...]) -> tuple[Action, ...]:
        rules = self.rules
        return tuple(rules.action(code) for code in codes)

    def _of_seat(self, name: str, seat: int | None) -> tuple[str, ...]:
        rules = self._core.rules
        seat = checked_seat(max(self.seat, 0) if seat is None else seat, int(rules.seats))
        return self.zones[seat_zone(rules, name, seat)]


def view_of(state: EngineState, seat: int = 0) -> View:
    """What a seat knows of an engine's state."""
    return View(table_view(state, seat))


def restored_view(rules: str, seat: int, position: list[int], counted: list[int]) -> View:
    """A view from its pickle."""
    return View(TableView(restored_engine_state(rules, position, counted, None), seat))
