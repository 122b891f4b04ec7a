"""`onirim play --plain --rules duo`: two at one keyboard, a curtain between them, or a computer."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from onirim.game.logged_game import LoggedGame
from onirim.game.table_view import HIDDEN
from onirim.game.view import View
from onirim.notation.position import read_position
from onirim.players.player import chosen_code
from onirim.players.registry import make_player
from onirim.rules.catalogue import ruleset
from onirim.rules.description import described
from onirim.terminal import TableSettings, TerminalSession
from onirim.terminal.guide import guide
from onirim.terminal.screen import held
from onirim.text import words_in
from tests.helpers.command import onirim

WORDS = words_in("en")
say = WORDS.say
WON, LOST = 3, 1  # seeds of games that two seekers win and lose
NAMES = ("Ann", "Ben")
CURTAIN = re.compile(r"(\w+), press Enter when (\w+) looks away: ")


class Pair:
    """Two who play like the seeker, and somebody behind them who knows the whole table.

    `told` is all that is printed; `blocks` are the same lines by the seat that looks at them.
    """

    def __init__(
        self, game: LoggedGame, settings: TableSettings | None = None, talk: bool = False
    ) -> None:
        self.game = game
        self.players = [make_player("seeker", seed=seat) for seat in (0, 1)]
        self.talk = talk
        self.told: list[str] = []
        self.status: list[tuple[int, str]] = []  # who decides, and the prompt
        self.blocks: list[tuple[int, list[str]]] = []
        self.commands: list[str] = []
        TerminalSession(self.ask, self.tell, settings or TableSettings(NAMES)).play_on(
            iter([("A game.", game)])
        )

    def tell(self, line: str) -> None:
        self.told.append(line)
        if self.blocks:
            self.blocks[-1][1].append(line)

    def ask(self, prompt: str) -> str:
        if prompt == say("another-game") + " ":
            raise EOFError
        seat = self.game.to_move
        self.status.append((seat, prompt))
        self.told.append(prompt)
        if prompt == say("curtain-clear", before=NAMES[1 - seat]) + " ":
            return ""
        if CURTAIN.fullmatch(prompt) or prompt == say("go-on") + " ":
            self.blocks.append((seat, []))
            return ""
        if not self.blocks:
            self.blocks.append((seat, []))
        return self.next_line(seat)

    def next_line(self, seat: int) -> str:
        """At each choice all commands first, so that their answers are looked at, too."""
        if self.talk and not self.commands:
            self.commands = [
                "odds",
                "table",
                "progress",
                "powers",
                "discard",
                "rule",
                "position",
                "go",
            ]
        if self.commands and self.commands[0] != "go":
            return self.commands.pop(0)
        self.commands = []
        self.check_hands(seat)
        return chosen_code(self.players[seat], View(self.game.view(seat)))

    def check_hands(self, seat: int) -> None:
        """Of the partner's hand nothing is printed but what the seat knows."""
        seen = self.game.view(seat)
        cards = held(WORDS, seen.zones[f"hand{2 - seat}"])
        told = say("table-hand-of", name=NAMES[1 - seat], cards=cards)
        begun = say("table-hand-of", name=NAMES[1 - seat], cards="")[:-1]
        printed = [line for line in self.blocks[-1][1] if line.startswith(begun)]
        assert not printed or printed[-1] == told
        positions = [line for line in self.blocks[-1][1] if "; stack " in line]
        assert not positions or positions[-1] == seen.position


def secrets(game: LoggedGame) -> bool:
    return any(HIDDEN in cards for seat in (0, 1) for cards in game.view(seat).zones.values())


@pytest.mark.parametrize("rules", ["duo", "duo:open", "duo:limited"])
@pytest.mark.parametrize("seed", [WON, LOST])
def test_a_whole_game_by_pipe(rules: str, seed: int) -> None:
    """Plain text from the first line to the last, without a trick."""
    typed = typed_by_two(rules, seed)
    done = onirim(
        "play", "--plain", "--rules", rules, "--seed", str(seed), "--names", "Ann,Ben", typed=typed
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(say("goodbye") + "\n")
    assert any(f"You have {end} together" in done.stdout for end in ("won", "lost"))
    assert re.search(r"^Doors: \d of 8\. Turns: \d+\.\nAnn: .*\nBen: ", done.stdout, re.MULTILINE)
    assert not re.search(r"[\x00-\x09\x0b-\x1f\u2500-\u257f]", done.stdout)
    assert ("press Enter" in done.stdout) == (rules != "duo:open")


def typed_by_two(rules: str, seed: int) -> str:
    """The lines of a sitting in which both follow their seekers."""
    pair = Pair(LoggedGame(rules, seed))
    actions = iter(pair.game.actions)
    lines = ["" if CURTAIN.fullmatch(prompt) else next(actions) for _, prompt in pair.status]
    return "\n".join([*lines, "no"])


def test_two_seekers_win_and_lose() -> None:
    assert Pair(LoggedGame("duo", WON)).game.result == "won"
    assert Pair(LoggedGame("duo", LOST)).game.result == "lost"


@pytest.mark.parametrize("rules", ["duo", "duo:limited", "duo+T1"])
@pytest.mark.parametrize("seed", [5, 6, 7])
def test_the_curtain_falls_exactly_when_the_seat_changes(rules: str, seed: int) -> None:
    """As long as everything lies open, as in the draft, there is nothing to hide."""
    pair = Pair(LoggedGame(rules, seed))
    twin = LoggedGame(rules, seed)
    expected: list[tuple[int, bool]] = []
    before = 0
    for action in pair.game.actions:
        seat = twin.to_move
        if seat != before and secrets(twin):
            expected.append((seat, True))
        expected.append((seat, False))
        before = seat
        twin.apply(action)
    assert expected == [(seat, bool(CURTAIN.fullmatch(text))) for seat, text in pair.status]
    for seat, prompt in pair.status:
        assert prompt.startswith(f"{NAMES[seat]}, ")
    assert sum(curtain for _, curtain in expected) > 20


@pytest.mark.parametrize("seed", [8, 9])
def test_no_block_holds_what_its_seat_may_not_know(seed: int) -> None:
    """Every command at every choice; the checks are made while the game goes on."""
    pair = Pair(LoggedGame("duo", seed), talk=True)
    assert {seat for seat, _ in pair.blocks} == {0, 1}
    text = "\n".join(pair.told)
    assert "unknown." in text
    assert "??" in text


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_printed_depends_on_the_view_alone(seat: int) -> None:
    """Two tables that differ in the partner's hidden cards and the deck read the same."""
    mine, theirs = ("hand1", "hand2") if seat == 0 else ("hand2", "hand1")
    other = 2 - seat
    tellings = []
    for hidden, top in (("Gs Gm Gk", "Rd"), ("Ts Tk Rk", "Nm")):
        position = (
            f"{mine} Rs Rm Bk; {theirs} {hidden}; shared Bs Tm; top {top}/{other};"
            f" row1 Ts; active {seat + 1}; stack act"
        )
        game = LoggedGame.at(read_position(ruleset("duo"), position), 1)
        lines: list[str] = []
        sit(game, lines, "odds", "table", "position", "rule", "?")
        tellings.append(lines)
    assert tellings[0] == tellings[1]
    assert f"Player {'BA'[seat]} holds: 3 unknown." in tellings[0]
    assert f"Player {'BA'[seat]} knows the next card of the deck." in tellings[0]


def sit(
    game: LoggedGame, told: list[str], *typed: str, settings: TableSettings | None = None
) -> None:
    """A session with lines typed beforehand; prompts are told, too."""
    TerminalSession(typist(told, typed), told.append, settings).play_on(iter([("A game.", game)]))


def typist(told: list[str], typed: tuple[str, ...]) -> Callable[[str], str]:
    lines = iter(typed)

    def ask(prompt: str) -> str:
        told.append(prompt)
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    return ask


HANDS = "hand1 Rs Rm Rk; hand2 Bs Bm Bk; shared Gs Tk"


def at(position: str, rules: str = "duo") -> LoggedGame:
    return LoggedGame.at(read_position(ruleset(rules), position), 1)


def test_a_look_of_the_partner_is_only_counted() -> None:
    """News come after the curtain, before the table."""
    told: list[str] = []
    game = at(f"{HANDS}; top Ts/1 Tm/1 Rd/1 Gm/1 Nm/1; active 1; stack act")
    typed = ["discard:Rk", "decline", "discard-seen:Nm", "top:Ts", "top:Tm", "top:Rd", ""]
    sit(game, told, *typed, settings=TableSettings(NAMES))
    curtain = told.index("Ben, press Enter when Ann looks away: ")
    assert told[curtain + 1 : curtain + 7] == [
        "",
        "What happened, Ben:",
        "Ann discards the red Key for a Prophecy.",
        "Ann looks at the next 5 cards.",
        "Of these, Ann discards the Nightmare.",
        "Ann puts 4 cards back on top, in a secret order.",
    ]
    assert "You look at the next cards: brown Sun" in "\n".join(told[:curtain])
    assert "Ann knows the next 3 cards of the deck." in told[curtain:]


def test_what_was_shown_and_put_back_stays_told() -> None:
    """Which cards, of which one has left, and what the next card is likely to be."""
    line = "shared Rs Gs; hand1 Bs Bm Tm; hand2 Bs Bm Bk; top Ts/1 Gk/1 Rd/1 Rs/1"
    line += "; shown1 top:1-4/1 hand:1 Ts Gk Rd Rs Tm/1; active 2; stack act"
    told: list[str] = []
    sit(at(line), told, "odds")
    cards = "red Sun, brown Sun, red Door, brown Moon, green Key"
    assert f"On top of the deck, in an order that Player A chose, 4 of these: {cards}." in told
    held = "red Sun, brown Sun, brown Moon, green Key"
    assert f"Player A holds 1 of these: {held}." in told
    assert "Next: Location 3/4 (75.0%), Door 1/4 (25.0%), Dream 0/4 (0.0%)." in told
    chances = {line.split()[0]: line.split()[-1] for line in told if line.startswith("  ")}
    assert (chances["Tm"], chances["Rd"], chances["Nm"]) == ("18.8%", "25.0%", "0.0%")


def test_shared_cards_have_words() -> None:
    told: list[str] = []
    sit(at(f"{HANDS}; active 1; stack act"), told, settings=TableSettings(NAMES))
    assert "Your hand: red Sun, red Moon, red Key; shared: green Sun, brown Key." in told
    assert any(line.endswith("play the green Sun (shared)") for line in told)
    assert any(line.endswith("discard the brown Key (shared) (a Prophecy)") for line in told)


@pytest.mark.parametrize("text", ["play:Gs/shared", "play gs", "play shared gs", "p gs/shared"])
def test_a_shared_card_need_not_be_called_so(text: str) -> None:
    game = at(f"{HANDS}; active 1; stack act")
    sit(game, [], text)
    assert game.actions == ["play:Gs/shared"]


def test_the_exchange_is_two_questions() -> None:
    told: list[str] = []
    game = at(f"{HANDS}; top Ts/1; active 1; stack act")
    sit(game, told, "discard rs", "swap rk", "gs", "", settings=TableSettings(NAMES))
    assert game.actions == ["discard:Rs", "swap:Rk", "swap:Gs/shared"]
    assert told.index(say("ask-swap", group="none")) < told.index(say("ask-swap", group="shared"))
    assert "  3  decline  exchange nothing" in told
    assert "  1  swap:Gs/shared  take the green Sun for it" in told
    assert "You exchange the red Key for the green Sun of the Shared cards." in told
    assert "Ann exchanges the red Key for the green Sun of the Shared cards." in told
    assert "Ann holds: green Sun, 2 unknown." in told


def test_signals_are_told_and_lie_open() -> None:
    told: list[str] = []
    game = at(f"{HANDS}; top Ts/1 Tm/1; active 1; stack act", "duo:limited")
    typed = ["signal g", "play rs", "", "signal-free", "play bs", ""]
    sit(game, told, *typed, settings=TableSettings(NAMES))
    assert "You signal: I’m working on green." in told
    assert "Ann signals: I’m working on green." in told
    assert "Ann signalled: I’m working on green." in told
    last = told[-told[::-1].index("Ann, press Enter when Ben looks away: ") :]
    assert "Ben signalled: I need nothing, take what you like." in last
    assert "You signalled: I’m working on green." in last


def test_open_hands_need_no_curtain() -> None:
    pair = Pair(LoggedGame("duo:open", 4))
    assert not [prompt for _, prompt in pair.status if "Enter" in prompt]
    assert "Ben is next." in pair.told
    assert not any("unknown." in line for line in pair.told)


def test_the_curtain_can_be_left_out() -> None:
    pair = Pair(LoggedGame("duo", 4), TableSettings(NAMES, curtain=False))
    assert not [prompt for _, prompt in pair.status if "Enter" in prompt]


def test_on_a_terminal_the_screen_is_scrolled_away() -> None:
    """First it is read, then it goes, then it is handed over."""
    pair = Pair(LoggedGame("duo", 4), TableSettings(NAMES, height=24))
    at_curtain = [i for i, line in enumerate(pair.told) if CURTAIN.fullmatch(line)]
    assert at_curtain
    for i in at_curtain:
        assert pair.told[i - 24 : i] == [""] * 24
        assert pair.told[i - 25].endswith("press Enter to hide this screen: ")
    assert say("go-on") + " " in pair.told


@pytest.mark.parametrize(
    ("typed", "end"),
    [
        ((), say("end-of-input")),
        (("quit",), say("goodbye")),
        (("play:Bs", "table"), say("end-of-input")),
    ],
)
def test_at_the_curtain(typed: tuple[str, ...], end: str) -> None:
    """The input may end there, somebody may leave; anything else does not lift it."""
    told: list[str] = []
    game = at(f"{HANDS}; top Ts/1; active 1; stack act")
    sit(game, told, "play:Rs", *typed, settings=TableSettings(NAMES))
    assert told[-1] == end
    assert game.actions == ["play:Rs"]
    assert not any(line.startswith("Your hand: blue Sun") for line in told)
    assert told.count("Ben, press Enter when Ann looks away: ") == max(len(typed), 1) + (
        end == say("end-of-input") and bool(typed)
    )


@pytest.mark.parametrize("partner", ["seeker", "random", "heuristic", "mind"])
def test_a_computer_has_the_second_seat(partner: str) -> None:
    """Its moves are told as the human sees them; one seed is one game."""
    arguments = ("play", "--plain", "--rules", "duo", "--seed", "4", "--partner", partner)
    runs = [onirim(*arguments, typed="1\n" * 60 + "position\n") for _ in range(2)]
    assert runs[0].stdout == runs[1].stdout
    assert (runs[0].returncode, runs[0].stderr) == (0, "")
    name = partner.capitalize()
    assert f"\n{name} draws a card." in runs[0].stdout
    assert f"\n{name} holds: " in runs[0].stdout
    assert "press Enter" not in runs[0].stdout
    assert "Player" not in runs[0].stdout


def test_names_and_help() -> None:
    done = onirim("play", "--plain", "--rules", "duo", "--names", " Ann , B en", typed="?\n")
    assert "Ann, your choice: " in done.stdout
    assert "B en: none." in done.stdout
    assert "\n".join(guide(WORDS, described("duo"))) in done.stdout
    done = onirim("play", "--plain", "--rules", "duo", typed="1\n")
    assert "Player B is next." in done.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--rules", "duo", "--names", "Ann"), "onirim: --names takes two different names"),
        (("--rules", "duo", "--names", "Ann,ann"), "onirim: --names takes two different names"),
        (("--rules", "duo", "--names", ",Ben"), "onirim: --names takes two different names"),
        (("--rules", "duo", "--partner", "eve"), "onirim: there is no player 'eve'"),
        (("--partner", "seeker"), "onirim: --names and --partner are for two players"),
        (("--names", "Ann,Ben"), "onirim: --names and --partner are for two players"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    done = onirim("play", "--plain", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(sentence)
    assert done.stderr.count("\n") == 1
