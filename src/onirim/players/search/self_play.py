"""Self-play worker for training: many games of one ruleset side by side.

`gather` advances every game to a real choice and encodes the states behind all choices. The caller
evaluates the whole batch at once and passes the values to `choose`, which plays the best choices.
Finished games yield samples: the features of each chosen state and its training target.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import (
    BytesWriter,
    read_f32_le,
    read_i32_le,
    write_f32_le,
    write_i16_le,
    write_i32_le,
)

from onirim.engine.memory import ACTIVE, GOING_ON, RESULT, WON
from onirim.engine.native import i16, i32, i64
from onirim.engine.rng import PLAYER_STREAM, Rng, mix2
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.knowledge.observe import as_seen_by
from onirim.players.heuristic.heuristic import Heuristic
from onirim.players.net.feature_groups import FeatureGroups
from onirim.players.net.features import FeatureEncoder
from onirim.players.search.forced_lines import chooses_next

MILLION: Final = 1_000_000
NOT_EVALUATED: Final = -1.0


@final
class SelfPlayGame:
    """One game of a batch and its history."""

    def __init__(self, rules: Ruleset) -> None:
        self.chance: Rng = Rng(0)
        self.state: State = State(rules, self.chance)
        self.player: Rng = Rng(0)
        self.features: list[bytes] = []  # of each state that was chosen
        self.best_values: list[float] = []  # value of the best choice at each decision
        self.explored: list[bool] = []  # whether a random choice was taken instead
        self.own_choice_next: list[bool] = []  # whether the seat chose again before chance
        self.partner_features: list[bytes] = []  # as the partner sees it, when the turn passed
        self.partner_view: bytes = b""
        self.last_seat: i64 = -1  # that made the last decision
        self.n_choices: i64 = 0  # in the batch, 0: none
        self.first: i64 = 0  # index of the first of them in the batch
        self.explores: bool = False
        self.heuristic_decisions: i64 = 0  # left to the heuristic before the net plays
        self.is_running: bool = False


@final
class SelfPlayWorker:
    """Plays a batch of games."""

    def __init__(self, rules: Ruleset, groups: FeatureGroups, games: int, seed: int) -> None:
        self.rules: Ruleset = rules
        self.encoder: FeatureEncoder = FeatureEncoder(rules, groups)
        self.heuristic: Heuristic = Heuristic(rules)
        self.child: State = State(rules)
        self.next_seed: i64 = seed
        self.limit: int = 1 << 60  # games to start
        self.begun: int = 0
        # settings
        self.keeps_samples: bool = True  # whether samples are written
        self.exploration: i64 = 0  # random decisions in a million
        self.exploring_games: i64 = 0  # ... within so many games of a million
        self.trace: float = 1.0  # lambda of TD(lambda): how far results reach back
        self.guided: i64 = 0  # games of a million that the heuristic begins
        self.guided_for: i64 = 0  # for at most this many decisions
        # statistics
        self.played: int = 0
        self.won: int = 0
        self.decisions: int = 0
        self.evaluations: int = 0
        # the batch: features (32 bits), start of each state, result (1 won, 2 lost)
        self.features: BytesWriter = BytesWriter()
        self.starts: BytesWriter = BytesWriter()
        self.over: BytesWriter = BytesWriter()
        self.own_choice_next: list[bool] = []  # for each state
        self.n_features: i64 = 0
        self.n_states: i64 = 0
        self.feature_bytes: bytes = b""
        self.start_bytes: bytes = b""
        # samples: features (16 bits), lengths, targets
        self.sample_features: BytesWriter = BytesWriter()
        self.sample_sizes: BytesWriter = BytesWriter()
        self.sample_targets: BytesWriter = BytesWriter()
        self.n_samples: int = 0
        self.games: list[SelfPlayGame] = [SelfPlayGame(rules) for _ in range(games)]

    def begin_all(self) -> None:
        for game in self.games:
            self.begin(game)

    def begin(self, game: SelfPlayGame) -> None:
        game.is_running = False
        if self.begun >= self.limit:
            return
        game.is_running = True
        self.begun += 1
        seed = self.next_seed
        self.next_seed += 1
        game.chance.seed(seed)
        game.player.state = mix2(seed, PLAYER_STREAM)
        game.explores = game.player.below(MILLION) < self.exploring_games
        game.heuristic_decisions = 0
        if self.guided > 0 and game.player.below(MILLION) < self.guided:
            game.heuristic_decisions = game.player.below(self.guided_for)
        game.features = []
        game.best_values = []
        game.explored = []
        game.own_choice_next = []
        game.partner_features = []
        game.partner_view = b""
        game.last_seat = -1
        game.state.start()

    # --- a batch -----------------------------------------------------------------------------

    def gather(self) -> int:
        """Advance every game to a real choice; return the number of states to evaluate."""
        self.features = BytesWriter()
        self.starts = BytesWriter()
        self.over = BytesWriter()
        self.own_choice_next = []
        self.n_features = 0
        self.n_states = 0
        for game in self.games:
            game.n_choices = self.next_choice(game)
            if game.n_choices > 0:
                self.gather_game(game)
        write_i32_le(self.starts, i32(self.n_features))
        self.feature_bytes = self.features.getvalue()
        self.start_bytes = self.starts.getvalue()
        self.evaluations += int(self.n_states)
        return int(self.n_states)

    def over_bytes(self) -> bytes:
        return self.over.getvalue()

    def next_choice(self, game: SelfPlayGame) -> i64:
        """Advance to a real choice; return its number of options, 0 if no game is left."""
        state = game.state
        while game.is_running:
            if state.mem[RESULT] != GOING_ON:
                self.finish(game)
                continue
            n = state.option_count()
            if n > 1 and game.heuristic_decisions == 0:
                return n
            if n > 1:
                game.heuristic_decisions -= 1
                self.play_heuristic_choice(game)
            else:
                state.apply(state.choices[0])
        return 0

    def play_heuristic_choice(self, game: SelfPlayGame) -> None:
        """Play and record the heuristic's choice, which the net doesn't evaluate."""
        state = game.state
        seat = state.mem[ACTIVE]
        action = self.heuristic.choose(state, game.player)
        if self.keeps_samples:
            child = self.child
            child.copy_from(self.observed(state, seat))
            child.apply(action)
            if child.mem[RESULT] == GOING_ON:
                self.encoder.encode(child, seat)
                game.features.append(self.encoded_features())
                game.best_values.append(NOT_EVALUATED)
                game.explored.append(False)
                game.own_choice_next.append(False)
                game.partner_features.append(b"")
        state.apply(action)

    def gather_game(self, game: SelfPlayGame) -> None:
        state = game.state
        seat = state.mem[ACTIVE]
        base = self.observed(state, seat)
        if self.keeps_samples and game.last_seat >= 0 and game.last_seat != seat:
            self.encoder.encode(state, game.last_seat)
            game.partner_view = self.encoded_features()
        game.last_seat = seat
        game.first = self.n_states
        child = self.child
        i: i64
        for i in range(game.n_choices):
            child.copy_from(base)
            child.apply(state.choices[i])
            self.add_state(child, seat)

    def observed(self, state: State, seat: i64) -> State:
        """Return the state as the seat sees it, exactly as in a real game."""
        return state if self.rules.seats == 1 else as_seen_by(state, seat)

    def add_state(self, state: State, seat: i64) -> None:
        """Add a state to the batch."""
        write_i32_le(self.starts, i32(self.n_features))
        self.n_states += 1
        result = state.mem[RESULT]
        write_i16_le(self.over, i16(result))
        self.own_choice_next.append(self.chooses_again(state, seat))
        if result != GOING_ON:
            return
        encoder = self.encoder
        encoder.encode(state, seat)
        i: i64
        for i in range(encoder.n):
            write_i32_le(self.features, i32(encoder.features[i]))
        self.n_features += encoder.n

    def chooses_again(self, state: State, seat: i64) -> bool:
        """Does the seat make its next real choice there? A single option is no choice."""
        return chooses_next(state, seat) and state.option_count() > 1

    def encoded_features(self) -> bytes:
        """Return the features just encoded in the format of samples."""
        out = BytesWriter()
        encoder = self.encoder
        i: i64
        for i in range(encoder.n):
            write_i16_le(out, i16(encoder.features[i]))
        return out.getvalue()

    def choose(self, values: bytes) -> None:
        """Play the best choices by the values of the batch (32-bit floats) and record them."""
        i: i64
        for game in self.games:
            n = game.n_choices
            if n == 0:
                continue
            self.decisions += 1
            first = game.first
            best: i64 = 0
            best_value: float = read_f32_le(values, first * 4)
            for i in range(1, n):
                value = read_f32_le(values, (first + i) * 4)
                if value > best_value:
                    best_value = value
                    best = i
            chosen = best
            if game.explores and game.player.below(MILLION) < self.exploration:
                chosen = game.player.below(n)
            if self.keeps_samples:
                self.record_choice(game, first + chosen, best_value, chosen != best)
            game.state.apply(game.state.choices[chosen])

    def record_choice(self, game: SelfPlayGame, index: i64, best: float, explored: bool) -> None:
        out = BytesWriter()
        i: i64
        begin = i64(read_i32_le(self.start_bytes, index * 4))
        end = i64(read_i32_le(self.start_bytes, index * 4 + 4))
        for i in range(begin, end):
            write_i16_le(out, i16(read_i32_le(self.feature_bytes, i * 4)))
        game.features.append(out.getvalue())
        game.best_values.append(best)
        game.explored.append(explored)
        game.own_choice_next.append(self.own_choice_next[index])
        game.partner_features.append(game.partner_view)
        game.partner_view = b""

    # --- samples -----------------------------------------------------------------------------

    def finish(self, game: SelfPlayGame) -> None:
        """Count a finished game, write its samples and start the next one."""
        won = game.state.mem[RESULT] == WON
        self.played += 1
        if won:
            self.won += 1
        if self.keeps_samples:
            self.write_samples(game, 1.0 if won else 0.0)
        self.begin(game)

    def write_samples(self, game: SelfPlayGame, target: float) -> None:
        """Write the target of each state, from the last: TD(lambda) of the result and of values.

        If the seat chose again before chance, its target is the value of the best choice there,
        because later chance events should not affect its target.
        """
        last = len(game.features) - 1
        i = last
        while i >= 0:
            own_choice_next = (
                i < last and game.own_choice_next[i] and game.best_values[i + 1] != NOT_EVALUATED
            )
            if own_choice_next and self.trace < 1.0:
                self.write_sample(game.features[i], game.best_values[i + 1])
            else:
                self.write_sample(game.features[i], target)
            if game.explored[i]:
                target = game.best_values[i]
            elif game.best_values[i] != NOT_EVALUATED:
                target = self.trace * target + (1.0 - self.trace) * game.best_values[i]
            self.write_sample(game.partner_features[i], target)
            i -= 1

    def write_sample(self, features: bytes, target: float) -> None:
        if len(features) == 0:  # no partner's view, or the game was over
            return
        self.sample_features.write(features)
        write_i32_le(self.sample_sizes, i32(len(features) // 2))
        write_f32_le(self.sample_targets, target)
        self.n_samples += 1

    def take_samples(self) -> tuple[bytes, bytes, bytes]:
        """Return features, sizes and targets of the samples since the last call."""
        taken = (
            self.sample_features.getvalue(),
            self.sample_sizes.getvalue(),
            self.sample_targets.getvalue(),
        )
        self.sample_features = BytesWriter()
        self.sample_sizes = BytesWriter()
        self.sample_targets = BytesWriter()
        self.n_samples = 0
        return taken
