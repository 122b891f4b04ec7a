"""Game: one game with its history, for programs. Every call is checked."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from copy import deepcopy
from typing import Self, SupportsIndex

from onirim.engine.action import Action
from onirim.engine.errors import IllegalAction, NotAnAction
from onirim.engine.layout import OMNISCIENT, SPECTATOR
from onirim.engine.messages import Message
from onirim.engine.state import CHANCE, NO_PLAYER
from onirim.game.cards_shown import cards_by_zone, picture
from onirim.game.chance import ChanceSource, chance_source, checked_seed
from onirim.game.events import Event
from onirim.game.expected import expect, expect_integer
from onirim.game.happenings import Happening
from onirim.game.logged_game import LoggedGame
from onirim.game.ruleset import Ruleset, front_of, tables_of
from onirim.game.state import checked_seat, illegal_action, no_number, unknown_action
from onirim.game.view import View
from onirim.notation.position import read_position

__all__ = ["CHANCE", "NO_PLAYER", "Game"]

FRESH_SEEDS = 1 << 32


class Game:
    """One game from set-up to the end, with its history.

    `seed` decides all cards; without one it is drawn. `chance` is "system", "common:7" (one deck
    for all who play it) or a ChanceSource instead. `deck` fixes the next cards. Without events a
    game is faster, and nobody can ask what has happened.

    Examples:
        >>> from onirim import Game
        >>> game = Game("solo", seed=7)
        >>> game.push("play:Rs")
        >>> game.history, game.to_move
        ([play:Rs], 0)

    """

    def __init__(
        self,
        rules: Ruleset | str = "solo",
        *,
        seed: int | None = None,
        chance: ChanceSource | str | None = None,
        deck: str | Iterable[str] = (),
        events: bool = True,
    ) -> None:
        tables = tables_of(rules)
        self._seed, given = chosen(seed, chance)
        source = chance_source(given, tables, deck)
        self._core = LoggedGame(tables, source, events=events)

    @classmethod
    def from_position(
        cls,
        line: str,
        rules: Ruleset | str = "solo",
        *,
        seed: int | None = None,
        chance: ChanceSource | str | None = None,
        deck: str | Iterable[str] = (),
    ) -> Self:
        """Begin at a position line.

        Examples:
            >>> from onirim import Game
            >>> game = Game.from_position("hand Rs Rm Rk Gk Ts; row Tm; stack act", deck="Bs Nm")
            >>> game.legal_actions()[0]
            play:Rs

        """
        expect(line, str, "a position line")
        tables = tables_of(rules)
        drawn, given = chosen(seed, chance)
        core = LoggedGame.at(read_position(tables, line), chance_source(given, tables, deck))
        return cls._around(core, drawn)

    @classmethod
    def _around(cls, core: LoggedGame, seed: int | None = None) -> Self:
        """Make the game that has this log."""
        game = cls.__new__(cls)
        game._core, game._seed = core, seed
        return game

    # --- where the game stands ---------------------------------------------------------------

    @property
    def rules(self) -> Ruleset:
        """The ruleset.

        Examples:
            >>> from onirim import Game
            >>> Game("duo:open+glyphs", seed=7).rules.modules
            ('glyphs',)

        """
        return front_of(self._core.rules)

    @property
    def seed(self) -> int | None:
        """The seed, None if the cards come from another source.

        Examples:
            >>> from onirim import Game
            >>> Game("solo", seed=7).seed, Game("solo", chance="common:7").seed
            (7, None)

        """
        return self._seed

    @property
    def to_move(self) -> int:
        """The seat that has to choose, or NO_PLAYER when the game is over.

        Examples:
            >>> from onirim import Game
            >>> Game("duo", seed=7).to_move
            0

        """
        return self._core.to_move

    @property
    def is_over(self) -> bool:
        """Is the game won or lost?

        Examples:
            >>> from onirim import Game
            >>> Game("solo", seed=7).is_over
            False

        """
        return bool(self._core.result)

    @property
    def result(self) -> str:
        """Either "won", "lost" or "" while the game continues.

        Examples:
            >>> from onirim import Game, play
            >>> game = Game("solo", seed=7)
            >>> game.result, play(game, "random"), game.result
            ('', 'lost', 'lost')

        """
        return self._core.result

    @property
    def turns(self) -> int:
        """How many turns are over.

        Examples:
            >>> from onirim import Game
            >>> game = Game("solo", seed=7)
            >>> game.push("play:Rs")
            >>> game.turns
            1

        """
        return int(self._core.state.turns)

    @property
    def position(self) -> str:
        """The line of this position; equal positions have equal lines.

        Examples:
            >>> from onirim import Game
            >>> Game("solo", seed=7).position
            'hand Rs Ts Tm Tm Rk; stack act'

        """
        return self._core.position()

    @property
    def history(self) -> list[Action]:
        """The actions that were done and not undone.

        Examples:
            >>> from onirim import Game, Ruleset
            >>> game = Game("solo", seed=7)
            >>> game.push("xRs")
            >>> game.history == [Ruleset("solo").action("discard:Rs")]
            True

        """
        return [self.rules.action(code) for code in self._core.actions]

    def legal_actions(self) -> list[Action]:
        """List what the player to move may do.

        Examples:
            >>> from onirim import Game
            >>> Game("solo", seed=7).legal_actions()[:3]
            [play:Rs, discard:Rs, play:Ts]

        """
        rules = self.rules
        return [rules._action(raw) for raw in self._core.legal_actions()]

    def events(self, viewer: int | None = None, since: int = 0) -> list[Event]:
        """List what has happened, as a seat or SPECTATOR saw it; None: as it was.

        `since` leaves out so many events from the beginning.

        Examples:
            >>> from onirim import Game
            >>> game = Game("solo", seed=7)
            >>> seen = len(game.events())
            >>> game.push("play:Rs")
            >>> game.events(since=seen)[0]
            Moved(card='Rs', source='hand', target='row')

        """
        since = expect_integer(since, "since")
        return self._core.events(self._checked_viewer(viewer), since)

    def happenings(self, viewer: int | None = None, since: int = 0) -> list[Happening]:
        """List what has happened with its meaning, as a seat or SPECTATOR saw it; None: as it was.

        `since` leaves out so many events from the beginning.

        Examples:
            >>> from onirim import Game
            >>> game = Game("solo", seed=7)
            >>> game.push("play:Rs")
            >>> [(one.kind, one.key) for one in game.happenings()][:3]
            [('deal', 'deal'), ('play', 'play'), ('draw', 'draw')]

        """
        since = expect_integer(since, "since")
        return self._core.happenings(self._checked_viewer(viewer), since)

    def view(self, seat: int = 0) -> View:
        """Return what a person at this seat sees; SPECTATOR watches.

        Examples:
            >>> from onirim import Game
            >>> Game("solo", seed=7).view().deck
            71

        """
        viewer = SPECTATOR if seat == SPECTATOR else self._checked_seat(seat)
        return View(self._core.view(viewer))

    # --- playing -----------------------------------------------------------------------------

    def push(self, action: SupportsIndex | str) -> None:
        """Carry out an action: an Action, its number, its code, token or a short form.

        Examples:
            >>> from onirim import Game
            >>> game = Game("solo", seed=7)
            >>> game.push(game.legal_actions()[2])
            >>> game.history
            [play:Ts]

        """
        self._core.push(action if isinstance(action, str) else self._raw(action))

    def pop(self) -> Action:
        """Take the last action back without a trace, and return it.

        If you do the same again, the same cards come. `undo` follows the etiquette of a shared
        table, where what was seen can't be taken back.

        Examples:
            >>> from onirim import Game
            >>> game = Game("solo", seed=7)
            >>> before = game.position
            >>> game.push("play:Rs")
            >>> game.pop(), game.position == before
            (play:Rs, True)

        """
        return self.rules.action(self._core.pop())

    def undo(self, seat: int = 0) -> None:
        """Undo the last action of a seat; UndoError if it has shown something new.

        Examples:
            >>> from onirim import Game
            >>> game = Game("solo", seed=7)
            >>> game.push("play:Rs")
            >>> game.undo()
            Traceback (most recent call last):
            onirim.UndoError: a new card was revealed

        """
        self._core.undo(self._checked_seat(seat))

    def can_undo(self, seat: int = 0) -> bool:
        """Tell whether this seat can undo its last action.

        Examples:
            >>> from onirim import Game
            >>> Game("solo", seed=7).can_undo()
            False

        """
        return self._core.can_undo(self._checked_seat(seat))

    # --- as a value --------------------------------------------------------------------------

    def __copy__(self) -> Self:
        return deepcopy(self)

    def __str__(self) -> str:
        state = self._core.state
        return picture(state, cards_by_zone(state, OMNISCIENT))

    def __repr__(self) -> str:
        return f"<Game {self.rules}, {len(self._core.actions)} actions: {self.position}>"

    def _raw(self, action: SupportsIndex) -> int:
        """The engine's number of an action or a number; a card is never taken for a move."""
        table = self.rules._table
        number = table.number_of(action)
        if 0 <= number < table.count:
            return table.actions[number]
        options = [str(one) for one in self.legal_actions()]
        possible = ", ".join(options) or Message("action-over", "nothing: the game is over")
        if number >= 0:
            text = str(table.objects[number])
            raise IllegalAction(illegal_action(text, possible), text, options)
        text = str(action)
        if isinstance(action, Action):  # of another ruleset
            raise NotAnAction(unknown_action(text, possible), text, options)
        raise NotAnAction(no_number(text, len(table.objects)), text, options)

    def _checked_viewer(self, viewer: int | None) -> int:
        """Who looks: a seat, SPECTATOR, or one who knows everything."""
        if viewer is None:
            return OMNISCIENT
        return SPECTATOR if viewer == SPECTATOR else self._checked_seat(viewer)

    def _checked_seat(self, seat: int) -> int:
        return checked_seat(seat, int(self._core.rules.seats))


def chosen(
    seed: int | None, chance: ChanceSource | str | None
) -> tuple[int | None, ChanceSource | int | str]:
    """The seed, drawn if none is given, and what the cards come from."""
    if chance is None:
        drawn = secrets.randbelow(FRESH_SEEDS) if seed is None else checked_seed(seed)
        return drawn, drawn
    if seed is not None:
        raise TypeError("give a seed or a chance source, not both")
    return None, chance
