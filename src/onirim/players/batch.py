"""Many games at once: each takes an action in place, and begins again when it is over.

What a caller reads lies in packed rows, one for each game. `onirim.envs` copies them into numpy's
arrays; here nothing knows numpy.
"""

from __future__ import annotations

from typing import Final, final

from onirim.engine.checked_state import ActionTable, action_table
from onirim.engine.memory import ACTIVE, GOING_ON, LOST, RESULT, WON
from onirim.engine.native import i64, read_i32_le, u8, vec
from onirim.engine.rng import PLAYER_STREAM, Rng, mix2
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.players.state_players import StatePlayer
from onirim.rules.observation import Observer, observation, observer_of
from onirim.rules.steps.gained_doors import doors_gained

FORFEIT: Final = -1  # instead of an action
LEARNER: Final = 0  # the seat of whoever steps where a partner plays the other


def game_seed(stream: i64, number: i64) -> i64:
    """The seed of a game of a stream: the first has the stream's own."""
    return stream if number == 0 else mix2(stream, number)


@final
class GameBatch:
    """Games of one ruleset. A row plays the same games in every batch that has its stream."""

    def __init__(self, rules: Ruleset, games: i64, partner: StatePlayer | None) -> None:
        self.rules: Ruleset = rules
        self.games: i64 = games
        self.partner: StatePlayer | None = partner
        self.table: ActionTable = action_table(rules)
        self.observer: Observer = observer_of(rules)
        self.observes: bool = True
        self.appends_mask: bool = False  # to the observations
        self.shapes_rewards: bool = False  # by Doors
        self.keeps_finals: bool = False
        self.finals: dict[int, bytes] = {}  # row -> last observation of a game that is over
        self.n_actions: i64 = len(self.table.actions)
        self.width: i64 = 0  # of a row of observations
        self.states: list[State] = []
        self.luck: list[Rng] = []  # of the partner
        self.streams: vec[i64] = zeros(games)
        self.begun: vec[i64] = zeros(games)  # how many games of its stream a row has begun
        self.doors: vec[i64] = zeros(games)  # gained before the step
        self.rewards: vec[i64] = zeros(games)  # in parts of `reward_unit`
        self.terminals: vec[u8] = zero_bytes(games)
        self.seats: vec[u8] = zero_bytes(games)
        self.no_masks: vec[u8] = zero_bytes(games * self.n_actions)
        self.masks: vec[u8] = self.no_masks[:]
        self.no_observations: vec[u8] = zero_bytes(0)
        self.observations: vec[u8] = zero_bytes(0)
        self.add_states()

    def add_states(self) -> None:
        """Make the states. They list choices in the same row: one is read before the next."""
        for _ in range(self.games):
            state = State(self.rules, Rng(0))
            if len(self.states) > 0:
                state.choices = self.states[0].choices
            self.states.append(state)
            self.luck.append(Rng(0))

    def configure(self, observes: bool, appends_mask: bool, shapes_rewards: bool) -> None:
        """Choose what is written, before the first game."""
        self.observes = observes
        self.appends_mask = appends_mask and observes
        self.shapes_rewards = shapes_rewards
        if observes:
            self.width = self.observer.size + (self.n_actions if appends_mask else 0)
        self.no_observations = zero_bytes(self.games * self.width)

    @property
    def reward_unit(self) -> int:
        """What rewards are counted in: all Doors, where each of them pays; else a win."""
        return int(self.rules.n_doors) if self.shapes_rewards else 1

    # --- games -------------------------------------------------------------------------------

    def set_stream(self, row: i64, seed: i64) -> None:
        """The next game of a row is the first of this stream."""
        self.streams[row] = seed
        self.begun[row] = 0

    def reset(self) -> None:
        """Every row begins the next game of its stream."""
        self.clear()
        row: i64
        for row in range(self.games):
            self.begin(row)
            self.look(row)

    def reset_row(self, row: i64) -> None:
        """One row begins the next game of its stream."""
        self.terminals[row] = 0
        self.rewards[row] = 0
        self.begin(row)
        self.unlook(row)
        self.look(row)

    def step(self, actions: bytes) -> None:
        """Apply an action of each row, four bytes, the lowest first. Unchecked: `first_illegal`.

        FORFEIT loses the game instead.
        """
        self.clear()
        row: i64
        for row in range(self.games):
            state = self.states[row]
            action = i64(read_i32_le(actions, 4 * row))
            if action == FORFEIT:
                state.mem[RESULT] = LOST
            else:
                state.apply(self.table.actions[action])
                if self.partner is not None:
                    self.answer(state, row)
            self.pay(state, row)
            if state.mem[RESULT] != GOING_ON:
                self.terminals[row] = 1
                if self.keeps_finals:
                    self.finals[int(row)] = observation(state, self.seat_of_learner(state))
                self.begin(row)
            self.look(row)

    def first_illegal(self, actions: bytes) -> i64:
        """The first row whose action is not legal; -1 if all are."""
        row: i64
        for row in range(self.games):
            action = i64(read_i32_le(actions, 4 * row))
            if action < 0 or action >= self.n_actions:
                return row
            if self.masks[row * self.n_actions + action] == 0:
                return row
        return -1

    # --- a row -------------------------------------------------------------------------------

    def set_state(self, row: i64, state: State) -> None:
        """A row goes on as a copy of a game, with the chance it has or its own."""
        mine = self.states[row]
        mine.copy_from(state)
        mine.hidden = None
        if state.chance is not None and mine.chance is not None:
            mine.chance.state = state.chance.state
        self.doors[row] = doors_gained(mine)
        self.unlook(row)
        mine.option_count()
        if self.partner is not None:
            self.answer(mine, row)
        self.look(row)

    def begin(self, row: i64) -> None:
        """Begin the next game of a stream, in which the learner is to move."""
        state = self.states[row]
        chance = state.chance
        assert chance is not None
        over = True
        while over:  # a partner that begins may end a game before the learner's first turn
            seed = game_seed(self.streams[row], self.begun[row])
            self.begun[row] += 1
            chance.seed(seed)
            state.start()
            if self.partner is not None:
                self.luck[row].state = mix2(seed, PLAYER_STREAM)
                self.answer(state, row)
            over = state.mem[RESULT] != GOING_ON
        self.doors[row] = doors_gained(state)

    def answer(self, state: State, row: i64) -> None:
        """Let the partner play until the learner is to move or the game is over."""
        partner = self.partner
        assert partner is not None
        while state.mem[RESULT] == GOING_ON and state.mem[ACTIVE] != LEARNER:
            state.apply(partner.choose(state, self.luck[row]))

    def seat_of_learner(self, state: State) -> i64:
        """Whose observation is the last of a game."""
        return state.mem[ACTIVE] if self.partner is None else LEARNER

    def pay(self, state: State, row: i64) -> None:
        """Reward a win, and with shaping the change of the share of Doors, 0 at the end."""
        over = state.mem[RESULT] != GOING_ON
        won = state.mem[RESULT] == WON
        if not self.shapes_rewards:
            self.rewards[row] = 1 if won else 0
            return
        doors: i64 = 0 if over else doors_gained(state)
        self.rewards[row] = doors - self.doors[row] + (self.rules.n_doors if won else 0)
        self.doors[row] = doors

    # --- below: how --------------------------------------------------------------------------

    def clear(self) -> None:
        """Empty the rows: copying empty ones is the fastest way."""
        self.masks = self.no_masks[:]
        self.observations = self.no_observations[:]
        self.terminals = zero_bytes(self.games)
        if self.keeps_finals:
            self.finals = {}

    def look(self, row: i64) -> None:
        """Write what the seat to move may do and sees, into rows that are empty."""
        state = self.states[row]
        seat = state.mem[ACTIVE]
        self.seats[row] = u8(seat)
        first = row * self.n_actions
        numbers = self.table.numbers
        appended = row * self.width + self.observer.size
        i: i64
        for i in range(state.n_choices):
            number = numbers[state.choices[i]]
            self.masks[first + number] = 1
            if self.appends_mask:
                self.observations[appended + number] = 1
        if self.observes:
            self.observer.write(state, seat, self.observations, row * self.width)

    def unlook(self, row: i64) -> None:
        """Empty one row."""
        i: i64
        for i in range(self.n_actions):
            self.masks[row * self.n_actions + i] = 0
        for i in range(self.width):
            self.observations[row * self.width + i] = 0


def zeros(n: i64) -> vec[i64]:
    return vec[i64]([i64(0)] * int(n))


def zero_bytes(n: i64) -> vec[u8]:
    return vec[u8]([u8(0)] * int(n))
