"""Every record that was ever written by this program must replay for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from onirim.game.game import Game
from onirim.game.logged_game import LoggedGame
from onirim.game.records import SeatRecord, load, record_of, replayed
from onirim.notation.record import ItemKind, read_record, write_record
from onirim.players.play_game import play
from onirim.players.registry import make_player
from onirim.rules.catalogue import MODES, house_rules_of, module_keys, module_words
from tests.helpers.invariants import cells
from tests.helpers.rulesets import every_verb

HERE = Path(__file__).parent
WHOLE = sorted(HERE.glob("*.oni"))
SEAT_LETTERS = sorted((HERE / "seats").glob("*.oni"))


def name(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("path", WHOLE, ids=name)
def test_still_replays(path: Path) -> None:
    """To the result that it names, by every action and card that it names."""
    record = load(path)
    game = replayed(record)
    assert (game.result or "*") == record.headers["Result"]
    again = record_of(game)
    assert again.items == [item for item in record.items if item.kind is not ItemKind.COMMENT]


@pytest.mark.parametrize("path", [*WHOLE, *SEAT_LETTERS], ids=name)
def test_canonical_form_is_written_again_byte_for_byte(path: Path) -> None:
    data = path.read_bytes()
    assert write_record(read_record(data)).encode() == data


@pytest.mark.parametrize("path", SEAT_LETTERS, ids=name)
def test_the_record_of_a_seat_can_be_read_but_not_replayed(path: Path) -> None:
    with pytest.raises(SeatRecord, match="one seat's record: it can be read, not replayed"):
        replayed(load(path))


def test_the_corpus_knows_every_verb() -> None:
    """Nothing that a player can do is missing in it, whatever the rules are."""
    done = {code.partition(":")[0] for path in WHOLE for code in replayed(load(path)).actions}
    assert done == every_verb()


def test_the_corpus_knows_every_module() -> None:
    """Alone and with a partner; and every option and house rule, too."""
    played = [load(path).headers["Rules"].split("+") for path in WHOLE]
    house = [rule for word in module_words() for rule in house_rules_of(word)]
    assert {word for words in played for word in words} >= {*MODES, *module_words(), *house}
    for key in module_keys():
        modes = [words[0] for words in played if any(w.split(":")[0] == key for w in words)]
        assert {mode.split(":")[0] for mode in modes} == {"solo", "duo"}, key


MORE = ["solo+B10", "duo+T1", "duo:limited+B10+T1", "duo+oniverse+O-spies+O2"]
MODULES = [f"{mode}+{word}" for mode in ("solo", "duo") for word in module_words()]


@pytest.mark.parametrize("rules", [*MODES, *MORE, *MODULES])
@pytest.mark.parametrize("seed", range(2))
def test_any_game_goes_through_its_record(rules: str, seed: int) -> None:
    """Same memory, same actions, same text."""
    game = LoggedGame(rules, seed)
    play(
        Game._around(game),
        *(make_player("random", seed=seed + i) for i in range(int(game.rules.seats))),
    )
    text = write_record(record_of(game))
    again = replayed(read_record(text))
    assert cells(again.state) == cells(game.state)
    assert again.actions == game.actions
    assert write_record(record_of(again)) == text.replace(f'[Seed "{seed}"]\n', "")


@pytest.mark.parametrize("rules", MODES)
def test_a_record_need_not_be_written_to_be_replayed(rules: str) -> None:
    """It has no places in a text, also where nothing is chosen in the set-up."""
    game = LoggedGame(rules, 1)
    play(Game._around(game), *(make_player("random", seed=i) for i in range(int(game.rules.seats))))
    again = replayed(record_of(game))
    assert again.actions == game.actions
    assert cells(again.state) == cells(game.state)


def test_a_loose_text_is_read_as_the_same_record() -> None:
    """Spaces, line ends, a byte order mark, turns in one line: nothing can be misunderstood."""
    text = (HERE / "solo-comments.oni").read_text(encoding="utf-8")
    head, _, body = text.partition("\n\n")
    loose = "\ufeff" + head.replace("\n", "  \r\n") + "\r\n" + body.replace("\n", "   ")
    loose = loose.replace(". ", "...", 3).replace("{", "{  ").replace("?(", "?(\t")
    assert loose != text
    assert read_record(loose) == read_record(text)
    assert write_record(read_record(loose)) == text
