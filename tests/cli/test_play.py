"""`onirim play --plain`: whole games by pipe, commands, mistakes, the end of the input."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from onirim.game.chance import CommonDeck
from onirim.game.game import Game
from onirim.game.logged_game import LoggedGame
from onirim.notation.position import read_position
from onirim.players.play_game import play
from onirim.players.registry import make_player
from onirim.rules.catalogue import ruleset
from onirim.rules.description import described
from onirim.terminal import TerminalSession, screen
from onirim.terminal.choices import choices
from onirim.terminal.guide import guide
from onirim.terminal.odds import odds_lines
from onirim.terminal.scene import scene_of
from onirim.text import languages, words_in
from tests.helpers.command import onirim

WORDS = words_in("en")
say = WORDS.say
PROMPT = say("prompt") + " "
WON, LOST = 1, 2  # seeds of games that the seeker wins and loses


def script(game: LoggedGame) -> list[str]:
    """What somebody types who plays like the seeker."""
    play(Game._around(game), make_player("seeker", seed=1))
    return game.actions


@pytest.mark.parametrize(("seed", "words"), [(WON, "You have won! "), (LOST, "You have lost: ")])
def test_a_whole_game_by_pipe(seed: int, words: str) -> None:
    """Typed codes lead to the same end; the tale is plain text, line by line."""
    typed = [*script(LoggedGame("solo", seed)), "no"]
    done = onirim("play", "--plain", "--seed", str(seed), typed="\n".join(typed))
    assert (done.returncode, done.stderr) == (0, "")
    assert f"The deck of seed {seed}." in done.stdout
    assert f"\n{words}" in done.stdout
    assert re.search(r"^Doors: \d of 8\. Turns: \d+\.$", done.stdout, re.MULTILINE)
    assert done.stdout.endswith(say("goodbye") + "\n")
    assert not re.search(r"[\x00-\x09\x0b-\x1f\u2500-\u257f]", done.stdout)


def test_another_game_has_the_next_seed() -> None:
    typed = [
        *script(LoggedGame("solo", WON)),
        "what?",
        "yes",
        *script(LoggedGame("solo", WON + 1)),
        "n",
    ]
    done = onirim("play", "--plain", "--seed", str(WON), typed="\n".join(typed))
    assert say("yes-or-no") in done.stdout
    assert f"The deck of seed {WON + 1}." in done.stdout
    assert "\nYou have lost: " in done.stdout


def test_a_common_deck() -> None:
    """The same cards as everybody's with this seed."""
    typed = [*script(LoggedGame("solo", CommonDeck(4))), "no"]
    done = onirim("play", "--plain", "--common-deck", "4", typed="\n".join(typed))
    assert "Deck 4, the same for everybody." in done.stdout
    assert done.stdout.endswith(say("goodbye") + "\n")


def test_the_input_ends() -> None:
    """Politely, wherever it is; without a seed nobody knows the cards."""
    done = onirim("play", "--plain")
    assert (done.returncode, done.stderr) == (0, "")
    assert "A fresh deck." in done.stdout
    assert done.stdout.endswith(say("end-of-input") + "\n")


def test_without_plain_it_says_so() -> None:
    done = onirim("play", typed="quit\n")
    assert done.returncode == 0
    assert "only the plain game" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--rules", "duet"), "onirim: 'duet' is not a mode"),
        (("--seed", "-1"), "onirim: a seed is a number from 0 to"),
        (("--common-deck", "-1"), "onirim: a seed is a number from 0 to"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    done = onirim("play", "--plain", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(sentence)
    assert done.stderr.count("\n") == 1


class Sitting:
    """A session with lines typed beforehand; `told` is what a person hears."""

    def __init__(self, game: LoggedGame, *typed: str) -> None:
        self.told: list[str] = []
        lines = iter(typed)

        def ask(prompt: str) -> str:
            line = next(lines, None)
            if line is None:
                raise EOFError
            self.told.append(prompt + line)
            return line

        TerminalSession(ask, self.told.append).play_on(iter([("A game.", game)]))

    def after(self, line: str) -> list[str]:
        """What is told between this line and the next prompt."""
        start = self.told.index(PROMPT + line) + 1
        ends = [i for i in range(start, len(self.told)) if self.told[i].startswith(PROMPT)]
        return self.told[start : ends[0] if ends else -1]


OPENING = "discard Gs Gs; hand Rs Bs Rm Tm Bk; row Ts Rm; stack act"


def opening() -> LoggedGame:
    return LoggedGame.at(read_position(ruleset("solo"), OPENING), 1)


def test_commands_change_nothing() -> None:
    commands = ["?", "HELP", "odds", "table", "discard", "rule", "position", ""]
    game = opening()
    told = Sitting(game, *commands, "quit")
    assert game.actions == []
    assert told.after("?") == told.after("HELP") == guide(WORDS, described("solo"))
    assert told.after("discard") == ["Discard pile, 2 cards: 2 green Suns."]
    assert told.after("rule")[0].startswith("Rule §1.3.1: ")
    assert told.after("position") == [OPENING]
    assert "  Nm  Nightmare   10/67    14.9%" in told.after("odds")
    assert "Row: brown Sun, red Moon." in told.after("table")
    assert told.told[-1] == say("goodbye")


@pytest.mark.parametrize(
    "text", ["2", "play:Bs", "p:Bs", "play bs", " Play  Bs ", "p:bs", "Bs", "bs"]
)
def test_many_ways_to_say_it(text: str) -> None:
    game = opening()
    Sitting(game, text)
    assert game.actions == ["play:Bs"]


CLASH = "Neighbours never show the same symbol, and the row ends with the red Moon."


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("0", "There is no choice 0; the choices are 1 to 8."),
        ("99", "There is no choice 99; the choices are 1 to 8."),
        ("hello", 'I do not understand "hello". Type a number or a code, or ? for help.'),
        ("play:Tm", f'"play:Tm" is not possible: {CLASH}'),
        ("play tm", f'"play:Tm" is not possible: {CLASH}'),
        ("Tm", f'"Tm" is not possible: {CLASH}'),
        ("take:Rd", '"take:Rd" is not possible: First answer the question on the table.'),
        ("why play tm", f'"play:Tm" is not possible: {CLASH}'),
        ("why", say("why", rule="§1.3.1", sentence=say("rule-1-3-1"))),
        ("why 1", "It is possible: play the red Sun (second of a red series)."),
        ("play", '"play" may mean play:Rs, play:Bs or play:Bk. Which one?'),
    ],
)
def test_mistakes_are_told_and_cost_nothing(text: str, answer: str) -> None:
    game = opening()
    assert Sitting(game, text).after(text) == [answer]
    assert game.actions == []


def test_choices_in_words() -> None:
    game = opening()
    lines = choices(scene_of(WORDS, game, 0))
    assert lines[1] == "  1  play:Rs     play the red Sun (second of a red series)"
    assert lines[-1] == "  8  discard:Bk  discard the blue Key (a Prophecy)"


def test_a_lost_door_is_a_warning() -> None:
    """Said at once and every turn from then on; the game goes on."""
    text = "hand Rs Bs Rm Tm; seen Rd Gs Tm; stack limbo fill order discard-seen"
    game = LoggedGame.at(read_position(ruleset("solo"), text), 1)
    told = Sitting(game, "discard-seen:Rd", "top:Gs")
    assert told.after("discard-seen:Rd")[-4] == say("unwinnable")
    assert say("unwinnable") in told.after("top:Gs")


def test_known_cards_are_named() -> None:
    text = "hand Rs Bs Rm Tm Bk; top Gs Nm; stack act"
    game = LoggedGame.at(read_position(ruleset("solo"), text), 1)
    now = scene_of(WORDS, game, 0)
    known = "Known on top of the deck, the next one first: green Sun, Nightmare."
    assert known in screen.short_table(now, 1)
    assert odds_lines(now)[:2] == [
        known,
        "Behind the 2 known, the next unknown card is one of 69:",
    ]


def test_taking_back() -> None:
    """Free while nothing unknown has come; with --practice always, and the record says so."""
    first = LoggedGame("solo", WON).legal()[0]
    done = onirim("play", "--plain", "--seed", str(WON), typed=f"{first}\nundo\nquit\n")
    assert say("no-undo", why="a new card was revealed") in done.stdout
    done = onirim(
        "play", "--plain", "--practice", "--seed", str(WON), typed=f"undo\n{first}\nundo\nquit\n"
    )
    assert say("no-undo", why="nothing has been done yet") in done.stdout
    assert say("undone", who="you", name="") in done.stdout
    assert done.stdout.count("Turn 1. ") == 2


@pytest.mark.parametrize("language", languages())
def test_practice_is_offered_only_where_it_would_help(language: str) -> None:
    """It cannot undo what was not done."""
    words = words_in(language)
    first = LoggedGame("solo", WON).legal()[0]
    typed = f"undo\n{first}\nundo\nquit\n"
    done = onirim("play", "--plain", "--seed", str(WON), "--lang", language, typed=typed)
    before, _, after = done.stdout.partition(f" {first}\n")
    assert words.say("undo-nothing") in before
    assert words.say("try-practice") not in before
    assert words.say("undo-card") in after
    assert words.say("try-practice") in after


def test_practice_begins_during_a_game(tmp_path: Path) -> None:
    """With a computer undo goes back to one's own choice, over what it did; the record says so."""
    record = tmp_path / "game.oni"
    seeker = ("play", "--plain", "--rules", "duo", "--partner", "seeker", "--seed", "1")
    done = onirim(*seeker, "--save", str(record), typed="1\nundo\npractice\nundo\n2\nquit\n")
    refused, _, after = done.stdout.partition(say("practice-now"))
    assert say("no-undo", why="the last action was your partner's") in refused
    assert say("try-practice") in refused
    assert say("undone", who="you", name="") in after
    assert after.count("Seeker takes the") == 1, "it chose again"
    assert 'Practice "yes"' in record.read_text(encoding="utf-8")


# --- games that were begun -----------------------------------------------------------------------


def test_a_saved_game_is_continued(tmp_path: Path) -> None:
    """On the same deck, if its seed is known; what is saved then is the whole game."""
    first, second = tmp_path / "first.oni", tmp_path / "second.oni"
    actions = script(LoggedGame("solo", WON))
    onirim("play", "--plain", "--seed", str(WON), "--save", str(first),
           typed="\n".join([*actions[:5], "quit"]))  # fmt: skip
    done = onirim("play", "--plain", str(first), "--save", str(second),
                  typed="\n".join([*actions[5:], "no"]))  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert f"The game of {first}, continued." in done.stdout
    assert "You have won! " in done.stdout
    assert onirim("check", str(second)).stdout.endswith(", won\n")
    over = onirim("play", "--plain", str(second))
    assert (over.returncode, over.stdout) == (2, "")
    assert over.stderr == f"onirim: the game of {second} is over; onirim replay shows it.\n"


def test_a_game_with_an_unknown_deck_is_continued() -> None:
    path = Path(__file__).parent.parent / "records" / "solo-running.oni"
    done = onirim("play", "--plain", str(path), typed="1\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "continued.\n\nTurn 19" in done.stdout


def test_a_game_begins_at_a_position() -> None:
    line = "hand Rs Rm Bk Gs Tm; row Bs; stack act"
    done = onirim("play", "--plain", line, "--seed", "1", typed="play:Rm\nposition\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "A game from a position." in done.stdout
    assert "row Bs Rm" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (("nowhere.oni",), 2, "cannot read nowhere.oni: "),
        (("hand Zz; stack act",), 2, "'Zz' in 'hand' is no card of solo"),
        (("tests/records/solo-running.oni", "--seed", "1"), 2, "leave out --seed"),
    ],
)
def test_what_is_no_beginning_is_refused(
    arguments: tuple[str, ...], code: int, sentence: str
) -> None:
    done = onirim("play", "--plain", *arguments, cwd=Path(__file__).parents[2])
    assert (done.returncode, done.stdout) == (code, "")
    assert sentence in done.stderr
