"""One game at one keyboard: alone, with a person who must not see the screen, with a computer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from onirim.engine.errors import ActionError
from onirim.engine.messages import OnirimError
from onirim.game.log import UndoError
from onirim.game.logged_game import NO_PLAYER, LoggedGame
from onirim.game.table_view import HIDDEN
from onirim.game.view import View
from onirim.players.player import Player, chosen_code
from onirim.rules.description import described
from onirim.terminal import screen, unread_events
from onirim.terminal.choices import choices, parse_typed, say_refusal, warnings
from onirim.terminal.guide import about_module, guide
from onirim.terminal.odds import odds_lines
from onirim.terminal.outlook import gained_doors, outlook_lines, power_lines, progress_lines
from onirim.terminal.scene import Scene, scene_of
from onirim.terminal.table_settings import HUMAN, TableSettings
from onirim.text import Words
from onirim.text.say_error import say_error
from onirim.text.sentences import rule_key, say_action, say_rule, say_signal

__all__ = ["GameLoop", "Leave"]

NOTHING_TO_UNDO = frozenset({"undo-nothing", "undo-over", "undo-enough"})  # in practice too
MARGIN = 4  # lines beside missed events, table and choices: two blank ones, heading, prompt


class Leave(Exception):
    """The player wants to go."""


class GameLoop:
    """Shows each seat its view and the events that it saw, and nothing else."""

    def __init__(
        self,
        words: Words,
        game: LoggedGame,
        settings: TableSettings,
        ask: Callable[[str], str],
        print_line: Callable[[str], None],
    ) -> None:
        self.words = words
        self.game = game
        self.settings = settings
        self.ask = ask
        self.print_line = print_line
        self.seats = int(game.rules.seats)
        named = settings.names or (words.say("player-A"), words.say("player-B"))
        self.names = named[: self.seats]
        self.feeds = [
            unread_events.EventFeed(words, game, seat, self.names) for seat in range(self.seats)
        ]
        self.seat = NO_PLAYER  # who looks at the screen
        self.turn = -1  # the turn that this seat was shown
        self.before: Scene | None = None
        self.described = described(game.rules)
        self.practice = settings.practice
        self.commands = {
            word: answer
            for name, answer in self.answers().items()
            for word in words.words_of(f"command-{name}")
        }
        self.asks_why = words.words_of("command-why")

    def answers(self) -> dict[str, Callable[[], list[str]]]:
        """What is said or done when a command is typed."""
        return {
            "help": lambda: guide(self.words, self.described),
            "odds": lambda: odds_lines(self.scene()),
            "table": self.everything,
            "progress": lambda: outlook_lines(self.scene()),
            "powers": lambda: power_lines(self.scene()),
            "discard": lambda: screen.discard_pile(self.scene()),
            "rule": self.rule,
            "why": self.rule,
            "position": lambda: [self.scene().view.position],
            "quit": leave,
            "undo": self.undo,
            "practice": self.practise,
        }

    def play(self, which: str) -> None:
        """Play from the deal, or from where a game was left, to the end."""
        computer = self.computer()
        first = HUMAN if computer else max(self.game.to_move, 0)
        dealt = [] if self.game.actions else self.feeds[first].new_lines()
        self.print_lines(["", which, *dealt])
        self.mark_all_read()
        while not self.game.result:
            seat = self.game.to_move
            if computer and seat != HUMAN:
                self.let_computer_choose(computer, seat)
                continue
            if seat != self.seat:
                self.hand_over(seat)
            self.show()
            self.next_action()
        self.print_lines(self.summary())

    def computer(self) -> Player | None:
        partners = self.settings.partners
        return next(partners) if partners and self.seats > 1 else None

    def let_computer_choose(self, computer: Player, seat: int) -> None:
        """All that it does between two choices of the human is one paragraph."""
        self.print_line("")
        while self.game.to_move == seat:
            self.game.apply(chosen_code(computer, View(self.game.view(seat))))
        self.print_lines(self.feeds[HUMAN].new_lines())

    # --- the screen changes hands ------------------------------------------------------------

    def hand_over(self, seat: int) -> None:
        """Give the screen to this seat, behind a curtain if the views hide cards."""
        before, self.seat = self.seat, seat
        self.turn = -1
        if before == NO_PLAYER:
            return
        if not self.has_secrets():
            self.mark_all_read()  # the one sentence above was read by both
            self.print_lines(["", self.words.say("next-player", name=self.names[seat])])
            return
        self.draw_curtain(self.names[before], self.names[seat])
        self.show_missed_events()

    def show_missed_events(self) -> None:
        """What the seat has missed; on a small screen, wait until it has been read."""
        missed = self.feeds[self.seat].new_lines()
        if not missed:
            return
        self.print_lines(["", self.words.say("since", name=self.names[self.seat]), *missed])
        lines = len(missed) + len(self.table()) + len(self.choices()) + MARGIN
        if lines > self.settings.height > 0:
            self.wait_for_enter(self.words.say("go-on"))

    def has_secrets(self) -> bool:
        """Is there a card that one of the two sees and the other does not?"""
        if not self.settings.curtain or not self.game.rules.hidden_hands:
            return False
        views = (self.game.view(seat) for seat in range(self.seats))
        return any(HIDDEN in cards for view in views for cards in view.zones.values())

    def draw_curtain(self, before: str, name: str) -> None:
        """On a terminal the old screen is scrolled away once it has been read."""
        if self.settings.height:
            self.wait_for_enter(self.words.say("curtain-clear", before=before))
            self.print_lines([""] * self.settings.height)
        self.wait_for_enter(self.words.say("curtain", name=name, before=before))

    def wait_for_enter(self, prompt: str) -> None:
        """Something typed too early is no reason to lift the curtain."""
        while text := self.ask(prompt + " ").strip().lower():
            if self.commands.get(text) is leave:
                leave()

    # --- showing and asking ------------------------------------------------------------------

    def show(self) -> None:
        """Everything at the start of a turn, later what has changed; then the choices."""
        now = self.scene()
        turn = int(self.game.state.turns)
        if turn != self.turn:
            self.print_lines(["", *self.table()])
        elif self.before:
            self.print_lines(screen.changes(self.before, now))
        self.turn, self.before = turn, now
        self.print_lines(self.choices())

    def table(self) -> list[str]:
        turn = int(self.game.state.turns) + 1
        return [*screen.short_table(self.scene(), turn), *self.signals()]

    def choices(self) -> list[str]:
        return choices(self.scene())

    def next_action(self) -> None:
        """Read lines until one of them changes something; every other line is only answered."""
        before = self.version()
        while self.version() == before:
            text = self.ask(self.prompt() + " ").strip()
            if text and not self.obeys(text):
                self.act(text)

    def obeys(self, text: str) -> bool:
        """Answer a command; False if it is none."""
        command = self.commands.get(text.lower())
        first, _, rest = text.partition(" ")
        if command:
            self.print_lines(command())
        elif rest and first.lower() in self.asks_why:
            self.print_line(self.why(rest.strip()))
        else:
            return False
        return True

    def act(self, text: str) -> None:
        try:
            self.game.apply(parse_typed(self.game, self.described, text))
        except ActionError as wrong:
            self.print_line(say_refusal(self.words, self.game, wrong, self.names))
        else:
            self.print_lines(["", *self.feeds[self.seat].new_lines()])

    def undo(self) -> list[str]:
        """The last action, if that is free or this is practice."""
        try:
            for _ in range(self.actions_to_undo()):
                self.game.undo(self.seat, self.practice)
        except UndoError as refused:
            return self.say_no_undo(refused)
        self.mark_all_read()
        self.turn = -1
        return ["", self.words.say("undone", who="you", name=self.names[self.seat])]

    def say_no_undo(self, refused: OnirimError) -> list[str]:
        """Why not, and that practice would allow it where that is so."""
        why = self.words.say("no-undo", why=say_error(self.words, refused))
        return [why, self.words.say("try-practice")] if self.would_help(refused) else [why]

    def would_help(self, refused: OnirimError) -> bool:
        """Could this be undone in practice?"""
        key = refused.message.key
        return not self.practice and key.startswith("undo-") and key not in NOTHING_TO_UNDO

    def actions_to_undo(self) -> int:
        """In practice what a computer has done since its person acted is undone, too."""
        seats = [played.entry.seat for played in reversed(self.game.log.actions)]
        passed = self.practice and self.settings.partners is not None and HUMAN in seats
        return seats.index(HUMAN) + 1 if passed else 1

    def practise(self) -> list[str]:
        """From now on anything may be undone; whoever sits here says so for all."""
        if self.practice:
            return [self.words.say("practice-already")]
        self.practice = True
        self.game.practise()
        return [self.words.say("practice-now")]

    def prompt(self) -> str:
        if self.seats == 1 or self.settings.partners:
            return self.words.say("prompt")
        return self.words.say("prompt-for", name=self.names[self.seat])

    def summary(self) -> list[str]:
        scene = self.scene()
        doors = gained_doors(scene)
        turns = int(self.game.state.turns) + 1
        lines = [self.words.say("summary", doors=doors.have, all=doors.need, turns=turns)]
        if self.seats > 1:
            lines += [f"{line}." for line in screen.doors_of_each(scene, self.names)]
        return [*lines, *progress_lines(scene)]

    def version(self) -> int:
        """Another one, if something was done, or practice has begun."""
        return self.game.log.version + self.practice

    # --- commands ----------------------------------------------------------------------------

    def everything(self) -> list[str]:
        turn = int(self.game.state.turns) + 1
        return [*screen.long_table(self.scene(), turn), *self.signals(), *self.choices()]

    def rule(self) -> list[str]:
        """Why something is asked: a rule, or of a module from outside what it is about."""
        asked = self.scene().view
        if self.words.knows(rule_key(asked.rule)):
            sentence = say_rule(self.words, asked.rule)
            return [self.words.say("why", rule=asked.rule, sentence=sentence)]
        name, about = about_module(self.words, self.described.questions[asked.step].module)
        return [self.words.say("asked-by", module=name, about=about) if about else name]

    def why(self, text: str) -> str:
        """Why an action is not among the choices; what there is to know of one that is."""
        try:
            code = self.game.rules.code_of[parse_typed(self.game, self.described, text)]
        except ActionError as wrong:
            return say_refusal(self.words, self.game, wrong, self.names)
        scene = self.scene()
        said = say_action(self.words, self.described, scene.view, code, scene.partner)
        notes = "".join(f" ({note})" for note in warnings(scene, code))
        return self.words.say("is-possible", what=f"{said}{notes}")

    def signals(self) -> list[str]:
        """The last signal of each player, the partner's first."""
        last = unread_events.last_signals(self.game.events(self.seat))
        return [
            self.words.say(
                "last-signal",
                who="you" if seat == self.seat else "other",
                name=self.names[seat],
                words=say_signal(self.words, last[seat]),
            )
            for seat in (1 - self.seat, self.seat)
            if seat in last
        ]

    # --- small things ------------------------------------------------------------------------

    def scene(self) -> Scene:
        """What is shown now; with a computer there is only one to speak to."""
        alone = self.settings.partners is not None
        return scene_of(self.words, self.game, max(self.seat, 0), self.names, alone)

    def mark_all_read(self) -> None:
        for feed in self.feeds:
            feed.mark_read()

    def print_lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.print_line(line)


def leave() -> list[str]:
    raise Leave
