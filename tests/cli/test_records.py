"""`onirim replay`, `onirim check`, `play --save` and `play --real-cards`."""

from __future__ import annotations

from pathlib import Path

import pytest

from onirim.game.game import Game
from onirim.game.logged_game import LoggedGame
from onirim.game.records import load, record_of, replayed
from onirim.notation.actions import code_of
from onirim.notation.record import ItemKind, read_record, write_record
from onirim.players.play_game import play
from onirim.players.registry import make_player
from onirim.rules.catalogue import ruleset
from onirim.terminal.replay_pages import Pager, pages_of
from onirim.text import words_in
from tests.helpers.command import onirim

WORDS = words_in("en")
say = WORDS.say
RECORDS = Path(__file__).parent.parent / "records"
COMMENTED = RECORDS / "solo-comments.oni"


# --- replay ----------------------------------------------------------------------------------


def test_replay_in_a_pipe_tells_everything() -> None:
    done = onirim("replay", str(COMMENTED))
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[3].startswith("Set-up: =")
    assert "  Comment: no key yet: the row goes on; eval 0.41; luck -0.12" in lines
    assert any(line.startswith("  You have won! ") for line in lines)
    pages = pages_of(WORDS, load(COMMENTED))
    assert sum(line.startswith("Turn ") for line in lines) == len(pages) - 1


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.oni")), ids=lambda path: path.stem)
def test_every_record_has_pages(path: Path) -> None:
    """The notation of the pages is the record's, without comments."""
    record = load(path)
    text = write_record(record)
    for page in pages_of(WORDS, record):
        line = " ".join([f"{page.label}.", *page.notation])
        assert line in text or path == COMMENTED


def test_leafing() -> None:
    """Enter goes on, b back, a number anywhere; nothing leads out but q."""
    told: list[str] = []
    book = Pager(WORDS, pages_of(WORDS, load(RECORDS / "duo-won.oni")), told.append)
    typed = iter(["", "b", "b", "3", "3b", "", "99", "x", "q"])
    book.browse(lambda _: next(typed))
    heads = [line.split(":")[0] for line in told if line.startswith(("Turn", "Set-up", "There"))]
    assert heads[:7] == ["Set-up", "Turn 1A", "Set-up", "Set-up", "Turn 3A", "Turn 3B", "Turn 4A"]
    assert heads[7].startswith("There is no turn 99; the turns are 0 to ")
    book.at = len(book.pages) - 1
    book.turn_to("")
    assert told[-1] == say("replay-end")


def test_a_bad_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bad.oni"
    path.write_text(COMMENTED.read_text(encoding="utf-8").replace("1. Rs", "1. Bs"))
    done = onirim("replay", str(path))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"onirim: {path}:13:4: turn 1: Bs is not possible here")
    assert onirim("replay", str(tmp_path / "none.oni")).returncode == 2


# --- check -----------------------------------------------------------------------------------


def test_check_says_one_line_a_file(tmp_path: Path) -> None:
    bad = tmp_path / "bad.oni"
    bad.write_bytes(COMMENTED.read_bytes()[:-30])
    seat = RECORDS / "seats" / "a.oni"
    done = onirim("check", str(COMMENTED), str(bad), str(seat), str(tmp_path / "no.oni"))
    assert done.returncode == 2, "one file can't be read"
    good = done.stdout.splitlines()
    assert good[0].startswith(f"{COMMENTED}: solo, ")
    assert good[0].endswith(", won")
    assert good[1].endswith("one seat's record: it can be read, not replayed")
    wrong = done.stderr.splitlines()
    assert len(wrong) == 2
    assert wrong[0].startswith(f"onirim: {bad}:")
    assert wrong[1] == f"onirim: cannot read {tmp_path / 'no.oni'}: No such file or directory."


def test_check_of_good_files() -> None:
    done = onirim("check", *map(str, sorted(RECORDS.glob("*.oni"))))
    assert (done.returncode, done.stderr) == (0, "")


# --- save ------------------------------------------------------------------------------------


def test_two_games_are_saved_in_two_files(tmp_path: Path) -> None:
    """The first to its end, the second as far as it was played."""
    game = LoggedGame("solo", 1)
    play(Game._around(game), make_player("seeker", seed=1))
    path = tmp_path / "game.oni"
    typed = [*game.actions, "yes", "1", "1", "quit"]
    done = onirim("play", "--plain", "--seed", "1", "--save", str(path), typed="\n".join(typed))
    assert (done.returncode, done.stderr) == (0, "")
    first, second = load(path), load(tmp_path / "game-2.oni")
    assert replayed(first).actions == game.actions
    assert (first.headers["Result"], second.headers["Result"]) == ("won", "*")
    assert second.headers["SeedOpen"] == "2"
    assert len(replayed(second).actions) == 2
    assert say("saved", path=str(path)) in done.stdout
    assert sorted(p.name for p in tmp_path.iterdir()) == ["game-2.oni", "game.oni"]


def test_without_a_seed_none_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "game.oni"
    onirim("play", "--plain", "--save", str(path), typed="1\nq\n")
    assert "Seed" not in path.read_text(encoding="utf-8")
    assert len(replayed(load(path)).actions) == 1


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.oni"
    path.write_text("mine")
    done = onirim("play", "--plain", "--save", str(path))
    assert (done.returncode, done.stdout) == (6, "")
    assert done.stderr == f"onirim: {path} is there already.\n"
    nowhere = onirim("play", "--plain", "--save", str(tmp_path / "no" / "game.oni"))
    assert nowhere.returncode == 6
    assert path.read_text() == "mine"


# --- real cards ------------------------------------------------------------------------------


def typed_in(text: str) -> list[str]:
    """What somebody types who plays a record without Prophecies again with real cards."""
    record = read_record(text)
    rules = ruleset(record.headers["Rules"])
    out: list[str] = []
    for item in record.items:
        out += [code_of(rules, item.text)] if item.kind is ItemKind.ACTION else item.cards
    return out


def test_a_game_with_real_cards_is_saved_and_replayed(tmp_path: Path) -> None:
    """The record is the one of the same game with cards by chance; no Key is discarded in it."""
    game = LoggedGame("solo", 4)
    while not game.result:
        legal = [code for code in game.legal() if not code.startswith("discard")]
        plain = [code for code in game.legal() if code[-1] != "k"]
        game.apply((legal or plain or [*game.legal()])[0])
    assert not any(code.startswith("discard-seen") for code in game.actions)
    wanted = write_record(record_of(game)).partition("\n\n")[2]
    path = tmp_path / "real.oni"
    lines = typed_in(write_record(record_of(game)))
    typed = ["?", "Zz", "", *(line.lower() if len(line) == 2 else line for line in lines), "no"]
    done = onirim("play", "--plain", "--real-cards", "--save", str(path), typed="\n".join(typed))
    assert (done.returncode, done.stderr) == (0, "")
    assert say("cannot-come", text="Zz") in done.stdout
    assert path.read_text(encoding="utf-8").partition("\n\n")[2] == wanted
    assert replayed(load(path)).result == game.result


def test_leaving_while_a_card_is_asked_for(tmp_path: Path) -> None:
    """The action that waits for it is not in the record."""
    path = tmp_path / "real.oni"
    typed = ["rs", "rm", "gs", "bk", "ts", "play:Rs", "gm", "play:Rm", "quit"]
    done = onirim("play", "--plain", "--real-cards", "--save", str(path), typed="\n".join(typed))
    assert done.returncode == 0
    assert path.read_text(encoding="utf-8").endswith("1. Rs =Gm *\n")


@pytest.mark.parametrize(("typed", "last"), [("rs\nquit\n", "goodbye"), ("rs\n", "end-of-input")])
def test_leaving_while_the_first_cards_are_dealt(tmp_path: Path, typed: str, last: str) -> None:
    early = tmp_path / "early.oni"
    done = onirim("play", "--plain", "--real-cards", "--save", str(early), typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(f"{say(last)}\n{say('nothing-to-save')}\n")
    assert not early.exists()


def test_real_cards_have_no_seed() -> None:
    done = onirim("play", "--plain", "--real-cards", "--seed", "1")
    assert done.returncode == 2
    assert done.stderr == "onirim: --seed, --real-cards name different decks: choose one.\n"
