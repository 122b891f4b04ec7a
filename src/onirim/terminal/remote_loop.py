"""One seat of a game that is played at a server; whoever else plays sits elsewhere.

What is shown and typed is the same as at one keyboard. To understand what was typed, and to say why
it cannot be done, the loop reads the state as its seat observes it: the server has the real one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from onirim.engine.errors import ActionError
from onirim.engine.layout import SPECTATOR
from onirim.engine.messages import OnirimError
from onirim.game.events import Event, TurnBegan
from onirim.game.happenings import Happening
from onirim.game.logged_game import LoggedGame
from onirim.game.table_view import TableView
from onirim.rules.facts.answers import Insight
from onirim.terminal import unread_events
from onirim.terminal.choices import parse_typed, say_refusal
from onirim.terminal.game_loop import GameLoop
from onirim.terminal.guide import ONLINE_COMMANDS, guide
from onirim.terminal.scene import Scene
from onirim.terminal.table_settings import TableSettings
from onirim.text import Words
from onirim.text.narrator import Narrator
from onirim.text.say_error import say_error
from onirim.text.sentences import say_ruleset, say_signal

__all__ = ["RemoteLoop", "RemotePlayer", "RemoteTable", "Told"]

MOMENT = 0.25  # seconds between two looks at what was typed
SILENT_LOOKS = 4  # so often a server that is out of reach is not yet mentioned
PRACTICE_LINES = {
    "off": "join-practice-off",
    "asked": "join-practice-asked",
    "offered": "join-practice-offered",
    "on": "join-practice-on",
}


class Told(Protocol):
    """What the server tells a seat: how the table looks, and what has happened since."""

    @property
    def version(self) -> int: ...
    @property
    def view(self) -> TableView: ...
    @property
    def insight(self) -> Insight: ...
    @property
    def events(self) -> Sequence[Event]: ...
    @property
    def happenings(self) -> Sequence[Happening]: ...
    @property
    def practice(self) -> str:
        """`off`, `asked` by this seat, `offered` to it, or `on`."""
        ...


@dataclass(frozen=True, slots=True)
class RemotePlayer:
    """Who sits at a seat."""

    name: str
    here: bool
    computer: str  # that acts for the seat


class RemoteTable(Protocol):
    """A seat at a server. Calls that wait raise OnirimError if the connection is lost for good."""

    def first(self) -> Told: ...
    def players(self) -> Sequence[RemotePlayer]: ...
    def wait(self, seconds: float) -> Sequence[Told]:
        """What is new, as soon as something is; nothing if only who is here has changed."""
        ...

    def news(self) -> Sequence[Told]:
        """What is new, without waiting for it."""
        ...

    def is_reached(self) -> bool:
        """Is there a connection to the server at this moment?"""
        ...

    def act(self, code: str) -> Sequence[Told]: ...
    def undo(self) -> Sequence[Told]: ...
    def practise(self) -> Sequence[Told]: ...
    def seat_computer(self, seat: int, name: str) -> None:
        """Let a computer act for this seat; "": the usual one."""
        ...


class RemoteLoop(GameLoop):
    """Shows what the server tells this seat; whoever looks on is told what happens."""

    def __init__(
        self,
        words: Words,
        table: RemoteTable,
        ask: Callable[[str], str],
        print_line: Callable[[str], None],
        typed: Callable[[], str | None] = lambda: None,
        forget_typed: Callable[[], None] = lambda: None,
    ) -> None:
        """While others choose: `typed` has a line that was typed, `forget_typed` drops the rest."""
        self.remote = table
        self.typed = typed
        self.forget_typed = forget_typed
        self.told = first = table.first()
        self.players = tuple(table.players())
        self.happened = list(first.events)
        self.silent_looks = 0  # at a server that was out of reach
        names = tuple(name_of(words, seat, one) for seat, one in enumerate(self.players))
        alone = TableSettings(names, curtain=False, partners=iter(()))
        super().__init__(words, LoggedGame(first.view.rules), alone, ask, print_line)
        self.seat = first.view.seat
        self.narrator = Narrator(words, self.described, self.seat, self.names)
        self.waited_for = ""
        self.read_view()

    def play(self, which: str = "") -> None:
        """From where the game is to its end."""
        self.print_lines(["", which] if which else [""])
        self.print_lines(self.introduction())
        while not self.told.view.result:
            if self.told.view.actions:
                self.waited_for = ""
                self.show()
                self.next_action()
            else:
                self.wait_for_others()
        self.print_lines(self.summary())

    def introduction(self) -> list[str]:
        words, rules = self.words, say_ruleset(self.words, self.told.view.rules)
        if self.seat == SPECTATOR:
            names = words.listed(list(self.names), "and")
            return [words.say("join-watching", rules=rules, names=names)]
        if self.seats == 1:
            return [words.say("join-alone", rules=rules)]
        partner = 1 - self.seat
        playing = words.say("join-playing", rules=rules, name=self.names[partner])
        return [playing, *self.presence_lines([partner])]

    def wait_for_others(self) -> None:
        mover = self.told.view.to_move
        if mover >= 0 and self.names[mover] != self.waited_for:
            self.waited_for = self.names[mover]
            self.print_line(self.words.say("join-waits", name=self.waited_for))
        self.take(self.remote.wait(MOMENT))
        self.look_for_server()
        self.look_around()
        text = (self.typed() or "").strip()
        if text and not self.obeys(text):
            self.print_line(self.words.say("join-not-yet", name=self.waited_for))
        if self.told.view.actions:
            self.forget_typed()

    def look_for_server(self) -> None:
        """Say once that it is out of reach, and that it is there again."""
        if not self.remote.is_reached():
            self.silent_looks += 1
            if self.silent_looks == SILENT_LOOKS:
                self.print_line(self.words.say("join-server-silent"))
        else:
            if self.silent_looks >= SILENT_LOOKS:
                self.print_line(self.words.say("join-server-back"))
            self.silent_looks = 0

    def ask_server(self, asking: Callable[[], Sequence[Told]]) -> None:
        """Take the answer. If the server is out of reach say so first: it may take a while."""
        if not self.remote.is_reached():
            self.silent_looks = max(self.silent_looks, SILENT_LOOKS - 1)
            self.look_for_server()
        self.take(asking())
        self.look_for_server()

    def take(self, news: Sequence[Told]) -> None:
        """Tell what has happened; what was told last is how things are."""
        for told in news:
            before, self.told = self.told.practice, told
            self.happened += told.events
            self.print_lines(self.narrator.narrate(told.happenings))
            if told.practice != before and self.seat != SPECTATOR:
                self.print_line(self.say_practice())
        if news:
            self.read_view()

    def read_view(self) -> None:
        """The game as this seat observes it, if it is asked something."""
        seen = self.told.view
        if seen.actions:
            state = seen.observed.copy()
            state.turns = sum(isinstance(event, TurnBegan) for event in self.happened)
            self.game = LoggedGame.at(state)

    def look_around(self) -> None:
        """Has somebody come or gone, or does a computer act for somebody?"""
        before, self.players = self.players, tuple(self.remote.players())
        named = enumerate(self.players)
        self.names = self.narrator.names = tuple(name_of(self.words, *one) for one in named)
        changed = [
            seat
            for seat, (old, new) in enumerate(zip(before, self.players, strict=True))
            if old != new and seat != self.seat
        ]
        self.print_lines(self.presence_lines(changed))

    def presence_lines(self, seats: Sequence[int]) -> list[str]:
        lines = []
        for seat in seats:
            one, name = self.players[seat], self.names[seat]
            if one.computer:
                computer = self.words.say(f"player-{one.computer}")
                lines.append(self.words.say("join-computer", computer=computer, name=name))
            elif one.here:
                lines.append(self.words.say("join-here", name=name))
            else:
                lines.append(self.words.say("join-away", name=name))
                if self.seat != SPECTATOR:
                    lines.append(self.words.say("join-sit-in", name=name))
        return lines

    def say_practice(self) -> str:
        """How this seat stands to practice."""
        partner = self.names[1 - self.seat] if self.seats > 1 else ""
        return self.words.say(PRACTICE_LINES[self.told.practice], name=partner)

    # --- what the game at one keyboard does in another way ---------------------------------------

    def answers(self) -> dict[str, Callable[[], list[str]]]:
        usual = super().answers()
        if self.seats == 1:
            return usual
        with_computer = {"computer": lambda: self.let_computer_sit_in("")}
        helps = {"help": lambda: guide(self.words, self.described, ONLINE_COMMANDS)}
        return {**usual, **helps, **with_computer}

    def obeys(self, text: str) -> bool:
        first, _, rest = text.partition(" ")
        if not rest or first.lower() not in self.words.words_of("command-computer"):
            return super().obeys(text)
        self.print_lines(self.let_computer_sit_in(rest.strip()))
        return True

    def let_computer_sit_in(self, name: str) -> list[str]:
        """For the partner; the server says if that may not be."""
        try:
            self.remote.seat_computer(1 - self.seat, name)
        except OnirimError as refused:
            return [self.words.say("not-done", why=say_error(self.words, refused))]
        return []

    def practise(self) -> list[str]:
        if self.told.practice == "on":
            return [self.words.say("practice-already")]
        try:
            self.ask_server(self.remote.practise)
        except OnirimError as refused:
            self.take(self.remote.news())
            return [self.words.say("not-done", why=say_error(self.words, refused))]
        return []

    def version(self) -> int:
        return self.told.version

    def scene(self) -> Scene:
        view, seat = self.told.view, max(self.seat, 0)
        return Scene(
            self.words,
            self.described,
            view,
            self.told.insight,
            lambda action: self.game.why_not(action, seat),
            self.names,
            alone=True,
        )

    def act(self, text: str) -> None:
        try:
            action = parse_typed(self.game, self.described, text)
        except ActionError as wrong:
            self.print_line(say_refusal(self.words, self.game, wrong, self.names))
            return
        self.print_line("")
        try:
            self.ask_server(lambda: self.remote.act(self.game.rules.code_of[action]))
        except OnirimError as refused:
            self.print_line(self.words.say("not-done", why=say_error(self.words, refused)))
            self.take(self.remote.news())
        self.look_around()

    def undo(self) -> list[str]:
        self.turn = -1
        try:
            self.ask_server(self.remote.undo)
        except OnirimError as refused:
            self.take(self.remote.news())
            return self.say_no_undo(refused)
        return []

    def would_help(self, refused: OnirimError) -> bool:
        """At a server nothing that another person has done can be undone."""
        with_person = not any(player.computer for player in self.players)
        theirs = refused.message.key == "undo-partner" and with_person
        return self.told.practice != "on" and not theirs and super().would_help(refused)

    def signals(self) -> list[str]:
        last = unread_events.last_signals(self.happened)
        seats = [seat for seat in (1 - self.seat, self.seat) if seat in last]
        return [self.say_last(seat, last[seat]) for seat in seats]

    def say_last(self, seat: int, signal: str) -> str:
        who, said = "you" if seat == self.seat else "other", say_signal(self.words, signal)
        return self.words.say("last-signal", who=who, name=self.names[seat], words=said)


def name_of(words: Words, seat: int, player: RemotePlayer) -> str:
    """A name, or which player it is."""
    if player.name:
        return player.name
    return words.say(f"player-{player.computer}" if player.computer else f"player-{'AB'[seat]}")
