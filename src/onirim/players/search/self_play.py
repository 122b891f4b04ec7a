"""Many games of one ruleset side by side, for training and measuring.

`gather` lets every game go on to a real choice and writes the rows of everything that can be
chosen, `choose` gets a value for each and carries the best out. Whoever values them does so for
the whole batch at once. A game that is over gives its samples: the rows of each state that was
chosen, and what it turned out to be worth.
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
from onirim.players.net.feature_groups import Blocks
from onirim.players.net.features import Encoder
from onirim.players.search.forced_lines import chooses_next

MILLION: Final = 1_000_000
UNVALUED: Final = -1.0


@final
class Seatless:
    """One game of a batch, and what happened in it so far."""

    def __init__(self, rules: Ruleset) -> None:
        self.chance: Rng = Rng(0)
        self.state: State = State(rules, self.chance)
        self.player: Rng = Rng(0)
        self.rows: list[bytes] = []  # of the states that were chosen
        self.best: list[float] = []  # value of the best one there
        self.off: list[bool] = []  # was another taken to explore?
        self.certain: list[bool] = []  # did the seat choose again before chance came?
        self.extra: list[bytes] = []  # rows as the partner sees it, where the turn went over
        self.side: bytes = b""
        self.last: i64 = -1  # the seat that decided last
        self.n: i64 = 0  # choices gathered, 0: none
        self.first: i64 = 0  # the first of them in the batch
        self.explores: bool = False
        self.by_heuristic: i64 = 0  # decisions that the heuristic makes before the net
        self.live: bool = False


@final
class Actor:
    """Plays a batch of games."""

    def __init__(self, rules: Ruleset, blocks: Blocks, games: int, seed: int) -> None:
        self.rules: Ruleset = rules
        self.encoder: Encoder = Encoder(rules, blocks)
        self.heuristic: Heuristic = Heuristic(rules)
        self.twin: State = State(rules)
        self.next_seed: i64 = seed
        self.limit: int = 1 << 60  # games to begin
        self.begun: int = 0
        # how it plays
        self.keeps: bool = True  # samples are wanted
        self.explore: i64 = 0  # how many of a million decisions are taken at random
        self.exploring: i64 = 0  # in how many of a million games
        self.trace: float = 1.0  # lambda: how far the result reaches back
        self.guided: i64 = 0  # in how many of a million games the heuristic begins
        self.guided_for: i64 = 0  # for up to so many decisions
        # what was played
        self.played: int = 0
        self.won: int = 0
        self.decisions: int = 0
        self.evaluations: int = 0
        # the batch: rows (32 bits), where each state begins, 1 and 2 for one that is won or lost
        self.rows: BytesWriter = BytesWriter()
        self.starts: BytesWriter = BytesWriter()
        self.over: BytesWriter = BytesWriter()
        self.certain: list[bool] = []  # whether the seat chooses again there before chance
        self.n_rows: i64 = 0
        self.n_states: i64 = 0
        self.row_bytes: bytes = b""
        self.start_bytes: bytes = b""
        # samples: rows (16 bits), lengths, targets
        self.sample_rows: BytesWriter = BytesWriter()
        self.sample_sizes: BytesWriter = BytesWriter()
        self.sample_targets: BytesWriter = BytesWriter()
        self.n_samples: int = 0
        self.games: list[Seatless] = [Seatless(rules) for _ in range(games)]

    def begin_all(self) -> None:
        for game in self.games:
            self.begin(game)

    def begin(self, game: Seatless) -> None:
        game.live = False
        if self.begun >= self.limit:
            return
        game.live = True
        self.begun += 1
        seed = self.next_seed
        self.next_seed += 1
        game.chance.seed(seed)
        game.player.state = mix2(seed, PLAYER_STREAM)
        game.explores = game.player.below(MILLION) < self.exploring
        game.by_heuristic = 0
        if self.guided > 0 and game.player.below(MILLION) < self.guided:
            game.by_heuristic = game.player.below(self.guided_for)
        game.rows = []
        game.best = []
        game.off = []
        game.certain = []
        game.extra = []
        game.side = b""
        game.last = -1
        game.state.start()

    # --- a batch -----------------------------------------------------------------------------

    def gather(self) -> int:
        """Let every game go on to a real choice; how many states are to be valued."""
        self.rows = BytesWriter()
        self.starts = BytesWriter()
        self.over = BytesWriter()
        self.certain = []
        self.n_rows = 0
        self.n_states = 0
        for game in self.games:
            game.n = self.next_choice(game)
            if game.n > 0:
                self.gather_game(game)
        write_i32_le(self.starts, i32(self.n_rows))
        self.row_bytes = self.rows.getvalue()
        self.start_bytes = self.starts.getvalue()
        self.evaluations += int(self.n_states)
        return int(self.n_states)

    def over_bytes(self) -> bytes:
        return self.over.getvalue()

    def next_choice(self, game: Seatless) -> i64:
        """Go on to where there is a choice; of how many, 0 if no more games are wanted."""
        state = game.state
        while game.live:
            if state.mem[RESULT] != GOING_ON:
                self.finish(game)
                continue
            n = state.option_count()
            if n > 1 and game.by_heuristic == 0:
                return n
            if n > 1:
                game.by_heuristic -= 1
                self.follow_heuristic(game)
            else:
                state.apply(state.choices[0])
        return 0

    def follow_heuristic(self, game: Seatless) -> None:
        """Its choice is remembered, too; what the net thinks of it is not known."""
        state = game.state
        seat = state.mem[ACTIVE]
        action = self.heuristic.choose(state, game.player)
        if self.keeps:
            twin = self.twin
            twin.copy_from(self.as_seen(state, seat))
            twin.apply(action)
            if twin.mem[RESULT] == GOING_ON:
                self.encoder.encode(twin, seat)
                game.rows.append(self.encoded())
                game.best.append(UNVALUED)
                game.off.append(False)
                game.certain.append(False)
                game.extra.append(b"")
        state.apply(action)

    def gather_game(self, game: Seatless) -> None:
        state = game.state
        seat = state.mem[ACTIVE]
        base = self.as_seen(state, seat)
        if self.keeps and game.last >= 0 and game.last != seat:
            self.encoder.encode(state, game.last)
            game.side = self.encoded()
        game.last = seat
        game.first = self.n_states
        twin = self.twin
        i: i64
        for i in range(game.n):
            twin.copy_from(base)
            twin.apply(state.choices[i])
            self.add(twin, seat)

    def as_seen(self, state: State, seat: i64) -> State:
        """The state as the seat sees it, and as the mind will see it when it plays."""
        return state if self.rules.seats == 1 else as_seen_by(state, seat)

    def add(self, state: State, seat: i64) -> None:
        """Add a state to the batch."""
        write_i32_le(self.starts, i32(self.n_rows))
        self.n_states += 1
        result = state.mem[RESULT]
        write_i16_le(self.over, i16(result))
        self.certain.append(self.chooses_again(state, seat))
        if result != GOING_ON:
            return
        encoder = self.encoder
        encoder.encode(state, seat)
        i: i64
        for i in range(encoder.n):
            write_i32_le(self.rows, i32(encoder.rows[i]))
        self.n_rows += encoder.n

    def chooses_again(self, state: State, seat: i64) -> bool:
        """Does the seat make its next real choice there? What it alone can do is none."""
        return chooses_next(state, seat) and state.option_count() > 1

    def encoded(self) -> bytes:
        """The rows just encoded, as samples have them."""
        out = BytesWriter()
        encoder = self.encoder
        i: i64
        for i in range(encoder.n):
            write_i16_le(out, i16(encoder.rows[i]))
        return out.getvalue()

    def choose(self, values: bytes) -> None:
        """A value for each state of the batch, as 32-bit floats: take the best, remember it."""
        i: i64
        for game in self.games:
            n = game.n
            if n == 0:
                continue
            self.decisions += 1
            first = game.first
            best: i64 = 0
            top: float = read_f32_le(values, first * 4)
            for i in range(1, n):
                value = read_f32_le(values, (first + i) * 4)
                if value > top:
                    top = value
                    best = i
            chosen = best
            if game.explores and game.player.below(MILLION) < self.explore:
                chosen = game.player.below(n)
            if self.keeps:
                self.remember(game, first + chosen, top, chosen != best)
            game.state.apply(game.state.choices[chosen])

    def remember(self, game: Seatless, place: i64, best: float, off: bool) -> None:
        out = BytesWriter()
        i: i64
        begin = i64(read_i32_le(self.start_bytes, place * 4))
        end = i64(read_i32_le(self.start_bytes, place * 4 + 4))
        for i in range(begin, end):
            write_i16_le(out, i16(read_i32_le(self.row_bytes, i * 4)))
        game.rows.append(out.getvalue())
        game.best.append(best)
        game.off.append(off)
        game.certain.append(self.certain[place])
        game.extra.append(game.side)
        game.side = b""

    # --- samples -----------------------------------------------------------------------------

    def finish(self, game: Seatless) -> None:
        """Count a game that is over and write its samples; then begin the next."""
        won = game.state.mem[RESULT] == WON
        self.played += 1
        if won:
            self.won += 1
        if self.keeps:
            self.write_samples(game, 1.0 if won else 0.0)
        self.begin(game)

    def write_samples(self, game: Seatless, target: float) -> None:
        """From the end: what each state was worth, by the result and by what was thought then.

        Where the seat chose again before chance came, what was thought of its best choice there is
        all that matters: luck that came later is none of that state's.
        """
        last = len(game.rows) - 1
        i = last
        while i >= 0:
            certain = i < last and game.certain[i] and game.best[i + 1] != UNVALUED
            if certain and self.trace < 1.0:
                self.write_sample(game.rows[i], game.best[i + 1])
            else:
                self.write_sample(game.rows[i], target)
            if game.off[i]:
                target = game.best[i]
            elif game.best[i] != UNVALUED:
                target = self.trace * target + (1.0 - self.trace) * game.best[i]
            self.write_sample(game.extra[i], target)
            i -= 1

    def write_sample(self, rows: bytes, target: float) -> None:
        if len(rows) == 0:  # there is none, or the game was over
            return
        self.sample_rows.write(rows)
        write_i32_le(self.sample_sizes, i32(len(rows) // 2))
        write_f32_le(self.sample_targets, target)
        self.n_samples += 1

    def take_samples(self) -> tuple[bytes, bytes, bytes]:
        """Rows, sizes and targets of all samples since this was last asked."""
        taken = (
            self.sample_rows.getvalue(),
            self.sample_sizes.getvalue(),
            self.sample_targets.getvalue(),
        )
        self.sample_rows = BytesWriter()
        self.sample_sizes = BytesWriter()
        self.sample_targets = BytesWriter()
        self.n_samples = 0
        return taken
