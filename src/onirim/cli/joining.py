"""`onirim play --join`: a seat at somebody's table, by the link or the code of an invitation."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click

from onirim.engine.messages import Message, OnirimError

if TYPE_CHECKING:
    from onirim.client import Account
    from onirim.client.blocking import BlockingSeat
    from onirim.plain.remote_loop import RemotePlayer
    from onirim.wire import GameInfo, Update
    from onirim.words import Words

__all__ = ["Cookies", "play_joined", "read_link"]

INVITATION_LINK = re.compile(r"(https?://[^#?\s]+?)/?#/join/([a-z0-9]+)")
CODE = re.compile(r"[a-z0-9]{16,64}")
THIS_MACHINE = "http://127.0.0.1:8417"  # where a server on this machine is
PRIVATE = 0o600


def play_joined(words: Words, link: str, name: str, ask: Callable[[str], str]) -> None:
    """Take the seat, play to the end; OnirimError says why it cannot be."""
    from onirim.client import Account
    from onirim.client.blocking import BlockingSeat
    from onirim.plain.game_loop import Leave
    from onirim.plain.remote_loop import RemoteLoop
    from onirim.words import words_in

    url, code = read_link(link)
    cookies = Cookies(Path(click.get_app_dir("onirim")) / "people.json")
    account = Account(url, cookies.get(url))
    game = asyncio.run(join(account, code, name))
    cookies.keep(url, account.cookie)
    with BlockingSeat(account.sit(game.id, since=0)) as seat:
        spoken = words_in(words.language, skin_of(seat.update.view.rules))
        try:
            RemoteLoop(spoken, AtServer(seat), ask, click.echo, forget_typed).play()
        except Leave:
            click.echo(words.say("goodbye"))
        except EOFError:
            click.echo(words.say("end-of-input"))


def forget_typed() -> None:
    """Whatever was typed at a terminal while the partner chose was no answer to anything."""
    with suppress(ImportError):  # where there is no termios, it is
        import termios

        if sys.stdin.isatty():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)


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
    from onirim.engine.catalogue import ruleset

    return ruleset(rules).skin


class AtServer:
    """A blocking seat as the plain game wants it."""

    def __init__(self, seat: BlockingSeat) -> None:
        self.seat = seat
        self.begun, *_ = seat.news()

    def first(self) -> Update:
        return self.begun

    def players(self) -> Sequence[RemotePlayer]:
        from onirim.plain.remote_loop import RemotePlayer

        return [RemotePlayer(one.name, one.here, one.computer) for one in self.seat.game.seats]

    def wait(self) -> Sequence[Update]:
        return self.seat.wait()

    def news(self) -> Sequence[Update]:
        return self.seat.news()

    def act(self, code: str) -> Sequence[Update]:
        return self.seat.act(code)

    def undo(self) -> Sequence[Update]:
        practice = self.seat.update.practice == "on"
        return self.seat.undo(practice)


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
