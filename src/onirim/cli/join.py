"""`onirim play --join` and `--invite`: a table at a server, somebody's or one's own."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from onirim.engine.messages import Message, OnirimError
from onirim.exit_codes import ExitCode

if TYPE_CHECKING:
    from onirim.client import Account
    from onirim.client.blocking import BlockingSeat
    from onirim.hosting.wire import GameInfo, NewGame, Update
    from onirim.terminal.remote_loop import RemotePlayer
    from onirim.text import Words

__all__ = ["THIS_MACHINE", "Cookies", "play_invited", "play_joined", "read_link"]

INVITATION_LINK = re.compile(r"(https?://[^#?\s]+?)/?#/join/([a-z0-9]+)")
CODE = re.compile(r"[a-z0-9]{16,64}")
THIS_MACHINE = "http://127.0.0.1:8417"  # where a server on this machine is
PRIVATE = 0o600
LONGEST_LINE = 4096  # bytes
ServerAnswer = TypeVar("ServerAnswer")


class NoServer(OnirimError):
    """No server answers."""

    exit_code = ExitCode.UNREACHABLE


def play_joined(words: Words, link: str, name: str, ask: Callable[[str], str]) -> None:
    """Take the seat, play to the end; OnirimError says why it cannot be."""
    url, code = read_link(link)
    account, cookies = known_at(url)
    game = reach(url, join(account, code, name))
    cookies.keep(url, account.cookie)
    play_at(words, account, game, ask)


def play_invited(words: Words, url: str, wish: NewGame, ask: Callable[[str], str]) -> None:
    """Begin a game for two, say where a friend finds it, and play."""
    url = url.rstrip("/")
    account, cookies = known_at(url)
    game = reach(url, begin_for_two(account, wish))
    cookies.keep(url, account.cookie)
    click.echo(words.say("invite-link", link=f"{url}/#/join/{game.invite}"))
    play_at(words, account, game, ask)


def reach(url: str, asking: Coroutine[None, None, ServerAnswer]) -> ServerAnswer:
    """The answer of a server; NoServer says so if there is none."""
    try:
        return asyncio.run(asking)
    except OSError:
        raise NoServer(
            Message("terminal-no-server", "no server answers at {url}", url=url)
        ) from None


def known_at(url: str) -> tuple[Account, Cookies]:
    """Whoever we were at this server the last time."""
    from onirim.client import Account

    cookies = Cookies(Path(click.get_app_dir("onirim")) / "people.json")
    return Account(url, cookies.get(url)), cookies


def play_at(words: Words, account: Account, game: GameInfo, ask: Callable[[str], str]) -> None:
    from onirim.client.blocking import BlockingSeat
    from onirim.terminal.game_loop import Leave
    from onirim.terminal.remote_loop import RemoteLoop
    from onirim.text import words_in

    with BlockingSeat(account.sit(game.id, since=0)) as seat:
        spoken = words_in(words.language, skin_of(seat.update.view.rules))
        table = AtServer(account, seat)
        try:
            RemoteLoop(spoken, table, ask, click.echo, typed_line, forget_typed).play()
        except Leave:
            click.echo(words.say("goodbye"))
        except EOFError:
            click.echo(words.say("end-of-input"))


def typed_line() -> str | None:
    """A line that was typed at a terminal while nobody asked for one; lines of a file wait."""
    if sys.platform == "win32" or not sys.stdin.isatty():
        return None
    from select import select

    if not select([sys.stdin], [], [], 0)[0]:
        return None
    line = os.read(sys.stdin.fileno(), LONGEST_LINE)  # not by its buffer: prompts read without it
    if not line:
        raise EOFError
    return line.decode(errors="replace")


def forget_typed() -> None:
    """Whatever was typed at a terminal while the partner chose was no answer to anything."""
    with suppress(ImportError):  # where there is no termios, it is
        import termios

        if sys.stdin.isatty():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)


async def begin_for_two(account: Account, wish: NewGame) -> GameInfo:
    return await account.create(
        wish.rules, wish.name, practice=wish.practice, computer=wish.computer
    )


async def join(account: Account, code: str, name: str) -> GameInfo:
    """Whoever comes back acts for himself again."""
    game = await account.join(code, name)
    for seat in game.seats:
        if seat.yours and seat.computer and not game.result:
            game = await account.remove_computer(game.id, seat.seat)
    return game


def read_link(text: str) -> tuple[str, str]:
    """The server and the code that a link names; a code alone is one of this machine."""
    text = text.strip()
    if found := INVITATION_LINK.fullmatch(text):
        return found[1], found[2]
    if CODE.fullmatch(text):
        return THIS_MACHINE, text
    raise OnirimError(
        Message(
            "terminal-join",
            "--join takes an invitation, as https://…/#/join/CODE or its code, not '{text}'",
            text=text,
        )
    )


def skin_of(rules: str) -> str:
    from onirim.rules.catalogue import ruleset

    return ruleset(rules).skin


class AtServer:
    """A blocking seat as the plain game wants it."""

    def __init__(self, account: Account, seat: BlockingSeat) -> None:
        self.account = account
        self.seat = seat
        self.begun, *_ = seat.news()

    def first(self) -> Update:
        return self.begun

    def players(self) -> Sequence[RemotePlayer]:
        from onirim.terminal.remote_loop import RemotePlayer

        return [RemotePlayer(one.name, one.here, one.computer) for one in self.seat.game.seats]

    def wait(self, seconds: float) -> Sequence[Update]:
        return self.seat.wait(seconds)

    def news(self) -> Sequence[Update]:
        """SeatLost if there is nothing, and nothing will come any more."""
        news = self.seat.news()
        if not news:
            self.seat.seat.check()
        return news

    def is_reached(self) -> bool:
        return self.seat.is_connected()

    def act(self, code: str) -> Sequence[Update]:
        return self.seat.act(code)

    def undo(self) -> Sequence[Update]:
        practice = self.seat.update.practice == "on"
        return self.seat.undo(practice)

    def practise(self) -> Sequence[Update]:
        return self.seat.practise()

    def seat_computer(self, seat: int, name: str) -> None:
        """This one, or the server's usual one."""
        reach(self.account.url, self.seat_computer_at(seat, name))

    async def seat_computer_at(self, seat: int, name: str) -> None:
        name = name or (await self.account.about()).usual_computer
        await self.account.seat_computer(self.seat.game.id, seat, name)


class Cookies:
    """Who we are at each server, kept in a file that only its owner can read."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def get(self, url: str) -> str:
        return self.read().get(url, "")

    def keep(self, url: str, cookie: str) -> None:
        known = self.read()
        if known.get(url) == cookie:
            return
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.touch(PRIVATE)
        self.file.write_text(json.dumps({**known, url: cookie}), encoding="utf-8")

    def read(self) -> dict[str, str]:
        try:
            known = json.loads(self.file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return {str(url): str(cookie) for url, cookie in dict(known).items()}
