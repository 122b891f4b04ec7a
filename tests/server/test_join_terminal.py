"""`onirim play --join`: a person at a terminal at the table of one who is elsewhere."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from onirim.client import Account, BlockingSeat
from onirim.text import languages, words_in
from tests.helpers.command import onirim
from tests.helpers.deadlines import DEADLINE, run, until_told
from tests.helpers.server_fixtures import MakeServer
from tests.helpers.servers import Server, until
from tests.helpers.terminal import Terminal

PROMPT = words_in("en").say("prompt") + " "
DRAFT = ["Rs", "Rm", "Gs", "Bk", "Ts", "Gm", "Gk", "Bm"]


def link(server: Server, code: str | None) -> str:
    return f"{server.url}/#/join/{code}"


def table(server: Server) -> tuple[Account, str, str, str]:
    """Ann has begun; the id, and the codes for a player and a spectator."""
    ann = Account(server.url)
    game = run(ann.create("duo", "Ann", deck=DRAFT, seed=3))
    return ann, game.id, game.invite or "", game.watch or ""


def test_a_seat_at_somebodys_table(server: Server, tmp_path: Path) -> None:
    """Ben draws up a chair, hears that Ann comes, and they play; then he has enough."""
    ann, game, invite, _ = table(server)
    arguments = ("play", "--plain", "--join", link(server, invite), "--name", "Ben")
    with Terminal(*arguments, home=tmp_path) as terminal:
        shown = terminal.read_until("Ann is choosing…\r\n")
        assert "You play with Ann: two players, silent play." in shown
        assert "Ann is away." in shown
        with BlockingSeat(ann.sit(game)) as hers:
            plays_with(hers, terminal)


def plays_with(hers: BlockingSeat, terminal: Terminal) -> None:
    hers.act("@Rs")
    shown = terminal.read_until(PROMPT)
    assert "Ann is here." in shown
    assert "Ann takes the red Sun" in shown
    codes = dict(re.findall(r"^ *(\d+)  (\S+)", shown, re.MULTILINE))
    assert terminal.type("table", PROMPT).endswith(shown[shown.index("  1  ") :])
    assert 'I do not understand "nonsense"' in terminal.type("nonsense", PROMPT)
    number = next(number for number, code in codes.items() if code.endswith(":Rm"))
    terminal.type(number, "Ann is choosing…\r\n")
    until(lambda: bool(hers.update.view.actions))
    assert hers.update.view.zones["hand2"] == ("Rm",)
    hers.act("@Bk")
    assert "Ann takes the blue Key" in terminal.read_until(PROMPT)
    assert "Good night." in terminal.type("quit", "no such prompt")
    assert terminal.process.wait(DEADLINE) == 0


def test_whoever_comes_back_has_the_seat_again(make_server: MakeServer, tmp_path: Path) -> None:
    """By the same link, also if a computer has acted meanwhile."""
    server = make_server("--rate-limit", "0", "--bot-delay", "0.01", "--sit-in-after", "0.1")
    ann = Account(server.url)
    game = run(ann.create("duo", "Ann"))
    arguments = ("play", "--plain", "--join", link(server, game.invite), "--name", "Ben")
    with Terminal(*arguments, home=tmp_path) as terminal:
        terminal.read_until("Ann is choosing…\r\n")

    async def computer_sits_in() -> None:
        async with ann.sit(game.id) as seat:
            await until_told(seat, lambda game: not game.seats[1].here)
            await ann.seat_computer(game.id, 1)
            await seat.act(seat.view.actions[0])
            await seat.wait_until_mine()
            await seat.act(seat.view.actions[0])
            await seat.wait_until_mine()

    run(computer_sits_in())
    with Terminal(*arguments, home=tmp_path) as terminal:
        shown = terminal.read_until("Ann is choosing…\r\n")
        assert "You play with Ann: two players, silent play." in shown
        seat = run(ann.game(game.id)).seats[1]
        assert (seat.name, seat.computer, seat.computer_played) == ("Ben", "", True)


def test_a_computer_sits_in_for_a_partner_who_is_away(
    make_server: MakeServer, tmp_path: Path
) -> None:
    """Typed while it is Ann's turn; what is not understood then is answered, too."""
    server = make_server("--rate-limit", "0", "--bot-delay", "0.01", "--sit-in-after", "0.1")
    game = run(Account(server.url).create("duo", "Ann"))
    arguments = ("play", "--plain", "--join", link(server, game.invite), "--name", "Ben")
    with Terminal(*arguments, home=tmp_path) as terminal:
        shown = terminal.read_until("Ann is choosing…\r\n")
        assert 'Type "computer" to let a computer play for Ann.' in shown
        assert "Ann is still choosing." in terminal.type("play:Rs", "or ?.\r\n")
        assert "there is no computer 'nobody' here" in terminal.type("computer nobody", ".\r\n")
        shown = terminal.type("computer seeker", PROMPT)
        assert "Seeker, a computer, acts for Ann." in shown
        assert "Ann takes the" in shown
        assert "Ann has to agree" in terminal.type("practice", PROMPT)


def test_a_friend_is_invited_from_the_terminal(make_server: MakeServer, tmp_path: Path) -> None:
    """A computer keeps the seat; in practice undo goes back over what it did; then Ben comes."""
    server = make_server("--rate-limit", "0", "--bot-delay", "0.01")
    arguments = ("play", "--plain", "--invite", server.url, "--name", "Ann", "--partner", "seeker")
    with Terminal(*arguments, home=tmp_path) as terminal:
        shown = terminal.read_until(PROMPT)
        assert "You play with Seeker: two players, silent play." in shown
        found = re.search(r"Your friend sits down here: \S+/#/join/(\S+)", shown)
        assert found, shown
        assert "Seeker takes the" in terminal.type("1", PROMPT)
        assert 'Type "practice" first' in terminal.type("undo", PROMPT)
        assert "This game is practice now" in terminal.type("practice", PROMPT)
        assert "Undone." in terminal.type("undo", PROMPT)
        assert "Seeker takes the" in terminal.type("1", PROMPT)
        run(Account(server.url).join(found[1], "Ben"))
        assert "Ben is choosing…" in terminal.type("1", "choosing…\r\n")


def test_an_invitation_is_for_two() -> None:
    done = onirim("play", "--invite", "--rules", "solo")
    assert done.returncode == 2
    assert "--invite is for two players" in done.stderr


def test_somebody_who_looks_on(server: Server, tmp_path: Path) -> None:
    ann, game, _, watch = table(server)
    with (
        Terminal("play", "--plain", "--join", link(server, watch), home=tmp_path) as terminal,
        BlockingSeat(ann.sit(game)) as hers,
    ):
        shown = terminal.read_until("choosing…\r\n")
        assert "You look on. Ann and Player B play: two players, silent play." in shown
        hers.act("@Rs")
        assert "Ann takes the red Sun" in terminal.read_until("Player B is choosing…\r\n")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("nonsense", "--join takes an invitation"),
        ("{url}/#/join/" + "a" * 32, "no game has this code"),
        (
            "http://127.0.0.1:9/#/join/" + "a" * 32,
            "onirim: no server answers at http://127.0.0.1:9.",
        ),
    ],
)
def test_an_invitation_that_is_none(server: Server, typed: str, said: str) -> None:
    done = onirim("play", "--join", typed.format(url=server.url))
    assert done.returncode == (4 if "no server" in said else 2)
    assert said in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("language", languages())
def test_a_server_that_is_off_is_said_in_every_language(language: str) -> None:
    url = "http://127.0.0.1:9"
    done = onirim("play", "--invite", url, "--lang", language)
    said = words_in(language).say("terminal-no-server", url=url)
    assert (done.returncode, done.stdout, done.stderr) == (4, "", f"onirim: {said}.\n")


def test_a_server_that_dies_and_comes_back_is_mentioned(
    make_server: MakeServer, tmp_path: Path
) -> None:
    """While the partner chooses, and where an answer is waited for."""
    server = make_server("--rate-limit", "0")
    game = run(Account(server.url).create("duo", "Ann"))
    arguments = ("play", "--plain", "--join", link(server, game.invite), "--name", "Ben")
    silent, back = (words_in("en").say(f"join-server-{how}") for how in ("silent", "back"))
    with Terminal(*arguments, home=tmp_path) as terminal:
        terminal.read_until("Ann is choosing…\r\n")
        server.kill()
        assert silent in terminal.read_until(f"{silent}\r\n")
        server.start()
        assert back in terminal.read_until(f"{back}\r\n")


def test_the_game_of_an_invitation_has_its_rules(server: Server) -> None:
    done = onirim("play", "--join", link(server, "a" * 32), "--rules", "duo", "--seed", "3")
    assert done.returncode == 2
    assert "leave out --rules, --seed" in done.stderr


def test_a_blocking_seat_does_what_a_seat_does(server: Server) -> None:
    account = Account(server.url)
    game = asyncio.run(account.create(name="Ann"))
    with BlockingSeat(account.sit(game.id, since=0)) as seat:
        assert seat.news()[0].version == 0
        (update,) = seat.act(seat.update.view.actions[0])
        assert (update.version, seat.update.version) == (1, 1)
        assert seat.news() == []
        assert seat.game.seats[0].name == "Ann"
