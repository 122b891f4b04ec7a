"""A record that is wrong is refused with line, column, turn and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from onirim.game.records import load, replayed
from onirim.notation.record import RecordError, read_record
from onirim.notation.record.tokenizer import MAX_BYTES, MAX_LINE

HEAD = '[Game "Onirim"]\n[Rules "solo"]\n[Result "*"]\n\n'
DEAL = "0. =Rs =Nm~ =Rm =Gs =Bk =Ts\n"
START = HEAD + DEAL
DUO = HEAD.replace("solo", "duo") + "0. =Rs =Rm =Gs =Bk =Ts =Gm =Gk =Bm @Rs @Rm @Gs @Bk @Ts @Gm\n"


def test_what_the_broken_ones_are_made_of_is_sound() -> None:
    assert replayed(read_record(START + "1. Rs =Gm\n2. Rm =Rd~ =Gs *")).turn() == 3
    assert replayed(read_record(DUO + "1A. Gk' =Gm\n1B. xRm - =Gs *")).turn() == 3


@pytest.mark.parametrize(
    ("text", "where", "reason"),
    [
        ("", "1:1: ", "the header Game is missing"),
        ("Rs", "1:1: ", "the header Game is missing"),
        ('[Game "Chess"]', "1:1: ", "this is a record of 'Chess', not of Onirim"),
        (
            '[Game "Onirim"]\n[Rules solo]',
            "2:1: ",
            'a header is written [Name "value"] on one line',
        ),
        ('[Game "Onirim"', "1:1: ", 'a header is written [Name "value"] on one line'),
        ('[Game "Onirim"]\n\n0. =Rs', "3:1: ", "the header Rules is missing"),
        (HEAD + '[Rules "duo"]', "5:1: ", "the header Rules is written twice"),
        (START + '[Date "x"]', "6:1: turn 0: ", "headers come before everything else"),
        (HEAD.replace("solo", "sola") + DEAL + "*", "2:1: ", "'sola' is not a mode; did you mean"),
        (HEAD.replace('"*"', '"draw"') + DEAL + "*", "3:1: ", "the result is won, lost or *, not"),
        (HEAD.replace("\n\n", '\n[Seed "1"]\n\n') + DEAL + "*", "4:1: ", "a game that is not over"),
        (HEAD + "Rs", "5:1: ", "'Rs' stands before the first turn, 0."),
        (HEAD + "1. Rs *", "5:1: turn 1: ", "a record begins with turn 0, the set-up"),
        (START, "6:1: turn 0: ", "the record is cut off: it ends with #, =. or *"),
        (START + "1. Rs", "6:6: turn 1: ", "the record is cut off: it ends with #, =. or *"),
        (START + "1. R", "6:5: turn 1: ", "the record is cut off"),
        (START + "1. Rs =G", "6:7: turn 1: ", "'=G' is no card: =Rs"),
        (START + "1. {no end", "6:4: ", "this comment is never closed by '}'"),
        (START + "1. Rs ) *", "6:7: ", "')' belongs to nothing"),
        (START + "1. xBk ?(Rs; *", "6:8: turn 1: ", "'?' is no card: =Rs"),
        (START + "1. xBk ?() *", "6:8: turn 1: ", "?() names no cards: ?(Rs Nm)"),
        (START + "1. 2. *", "6:4: turn 1: ", "this turn is empty"),
        (START + "1. *", "6:4: turn 1: ", "this turn is empty"),
        (START + "1. Rs =Gm * Rm", "6:13: turn 1: ", "'Rm' stands behind the end of the game"),
        (START + "1. Rs =Gm * 2. Rm", "6:13: turn 1: ", "'2' stands behind the end of the game"),
        (START + "1. Rs =Gm\x07 *", "6:10: ", "the character '\\x07' is not allowed"),
        (START + "1. jump =Gm *", "6:4: turn 1: ", "'jump' is no action of solo"),
        (START + "1. Ts' =Gm *", "6:4: turn 1: ", "'Ts'' is no action of solo"),
        (START + "1. Bs =Gm *", "6:4: turn 1: ", "Bs is not possible here; possible: Rs xRs"),
        (START + "1. Rs *", "6:4: turn 1: ", "a card comes from the deck here, but the record"),
        (
            START + "1. Rs =Gm =Gm *",
            "6:11: turn 1: ",
            "no card comes here any more, but the record",
        ),
        (START + "1. Rs =Xx *", "6:7: turn 1: ", "Xx is no card of solo"),
        (START + "1. Rs =Rd =Gm *", "6:7: turn 1: ", "the record says =Rd, but =Rd~ comes here"),
        (START + "1. Rs =Gm\n3. Rm =Rs *", "7:4: turn 3: ", "Rm belongs to turn 2"),
        (START + "1. Rs =Gm Rm =Rs *", "6:11: turn 1: ", "Rm belongs to turn 2"),
        (START + "1. Rs\n2. =Gm *", "7:4: turn 2: ", "a turn begins with an action"),
        (START + "1. Rs =Gm #", "6:11: ", "the record says won, but the game is going on"),
        (HEAD + "0. =Rs =Nm =Rm =Gs =Bk =Ts *", "5:8: turn 0: ", "the record says =Nm, but =Nm~"),
        (HEAD + "0. =Rk =Rk =Rk =Rk =Ts *", "5:16: turn 0: ", "no Rk can come now: none is left"),
        (HEAD + "0. =Rs =Rs *", "5:8: turn 0: ", "a card comes from the deck here"),
        (START + "1. xBk ?(Nm Gs Bd Tm Rs) /Nm ^Rs ^Gs ^Tm =Gs *", "6:42: turn 1: ", "the record"),
        (
            START + "1. xBk ?(Nm Gs Bd Tm Rs) /Nm ^Rs ^Gs ^Tm *",
            "6:38: turn 1: ",
            "the record leaves",
        ),
        (DUO + "1B. Gk' =Gm *", "6:5: turn 1B: ", "Gk' belongs to turn 1A"),
        (DUO + "1A. %Rs *", "6:5: turn 1A: ", "%Rs is not possible here"),
    ],
)
def test_broken_records(text: str, where: str, reason: str) -> None:
    with pytest.raises(RecordError) as e:
        replayed(read_record(text, "x.oni"))
    assert str(e.value).startswith(f"x.oni:{where}{reason}"), str(e.value)
    assert e.value.place.line > 0


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (START.encode() + b"\n1. \xff", r"x.oni:7:4: this is not UTF-8 text"),
        (START.encode("utf-16"), r"x.oni:1:1: this is not UTF-8 text"),
        (b" " * (MAX_BYTES + 1), "at most 1,000,000 bytes"),
        (b"{" + b" " * (MAX_LINE + 1), "x.oni:1:20001: a line has at most 20,000 characters"),
        (START.encode() + b"1. Rs\n" * 10_001, "a record has at most 20,000 words"),
        (START.encode() + b"{" + b"x\n" * 3_000 + b"}", "a comment has at most 4,000 characters"),
        (START.encode() + b"x" * 300, "a word has at most 200 characters"),
        (b'[Game "' + b"x" * 2100 + b'"]', "a header has at most 2,000 characters"),
        (b'[A0 "x"]'.join(b"" for _ in range(3)), "the header A0 is written twice"),
        (b"".join(b'[A%d "x"]' % i for i in range(50)), "a record has at most 40 headers"),
    ],
    ids=str,
)
def test_hostile_files(data: bytes, words: str) -> None:
    with pytest.raises(RecordError, match=words):
        read_record(data, "x.oni")


def test_a_huge_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "huge.oni"
    with path.open("wb") as file:
        file.truncate(1 << 34)  # a hole: it takes no room on the disk
    with pytest.raises(RecordError, match=r"huge.oni:1:1: .*at most 1,000,000 bytes"):
        load(path)
