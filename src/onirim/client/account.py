"""Plain requests to a server, as one person: the cookie is the person."""

from __future__ import annotations

import asyncio
import secrets
import urllib.error
import urllib.request
from collections.abc import Sequence
from http.client import HTTPException, HTTPMessage
from http.cookies import SimpleCookie
from typing import TypeVar

import msgspec

from onirim.client.seat import Seat
from onirim.engine.messages import Message, OnirimError
from onirim.hosting.wire import (
    About,
    Code,
    ComputerWish,
    GameInfo,
    GameList,
    Invitation,
    InvitationCode,
    Join,
    Me,
    NewGame,
    Problem,
    Transfer,
    as_message,
)
from onirim.hosting.wire.replays import Replay
from onirim.hosting.wire.views import read_custom

__all__ = ["Account", "RequestFailed"]

REQUEST_SECONDS = 20.0
PAUSES = (0.1, 0.3)  # seconds before a request without an answer is sent again
Reply = TypeVar("Reply")


class RequestFailed(OnirimError):
    """The server said no: its status, its word and its message."""

    def __init__(self, status: int, reason: str, message: Message) -> None:
        super().__init__(message)
        self.status = status
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.status} {self.reason}: {self.message}"


class Account:
    """Somebody at a server. Keep `cookie` to be the same person next time."""

    def __init__(self, url: str, cookie: str = "") -> None:
        self.url = url.rstrip("/")
        self.cookie = cookie

    async def about(self) -> About:
        return await self.ask("GET", "/api/about", About)

    async def create(  # noqa: PLR0913  # one for each field of the body
        self,
        rules: str = "solo",
        name: str = "",
        *,
        practice: bool = False,
        all_seats: bool = False,
        deck: Sequence[str] = (),
        seed: int | None = None,
        deal: str = "",
        same_as: str = "",
        computer: str = "",
    ) -> GameInfo:
        """Begin a game and take its first seat, or all; a computer keeps the second.

        A named deal, and the same deal as a finished game, bring their rules along.
        """
        body = NewGame(rules, name, practice, all_seats, tuple(deck), seed, deal, same_as, computer)
        return await self.ask_once("POST", "/api/games", GameInfo, body)

    async def invitation(self, code: str) -> Invitation:
        """What a code invites to; nothing is taken."""
        return await self.ask("POST", "/api/invitation", Invitation, InvitationCode(code))

    async def join(self, code: str, name: str = "") -> GameInfo:
        """Join as a player or a spectator, as the code says."""
        return await self.ask_once("POST", "/api/join", GameInfo, Join(code, name))

    async def games(self) -> tuple[GameInfo, ...]:
        return (await self.ask("GET", "/api/games", GameList)).games

    async def game(self, game: str) -> GameInfo:
        return await self.ask("GET", f"/api/games/{game}", GameInfo)

    async def record(self, game: str) -> str:
        """The record in its present state, as text."""
        return (await self.send("GET", f"/api/games/{game}/record")).decode()

    async def replay(self, game: str, viewer: int | None = None) -> Replay:
        """A finished game step by step: as a seat saw it, a spectator (-1), or all of it (-2)."""
        wish = "" if viewer is None else f"?viewer={viewer}"
        answer = await self.send("GET", f"/api/games/{game}/replay{wish}")
        return msgspec.json.decode(answer, type=Replay, dec_hook=read_custom)

    async def leave(self, game: str) -> None:
        await self.send("DELETE", f"/api/games/{game}")

    async def reopen(self, game: str, seat: int) -> None:
        """Empty the seat of a partner who has never acted; the invitation is a new one then."""
        await self.send("DELETE", f"/api/games/{game}/seats/{seat}")

    async def seat_computer(self, game: str, seat: int, computer: str = "heuristic") -> GameInfo:
        """Let a computer act for a free seat, or for a partner who has been away for long."""
        path = f"/api/games/{game}/seats/{seat}/computer"
        return await self.ask("POST", path, GameInfo, ComputerWish(computer))

    async def remove_computer(self, game: str, seat: int) -> GameInfo:
        """Act for this seat again, or free it for somebody."""
        return await self.ask("DELETE", f"/api/games/{game}/seats/{seat}/computer", GameInfo)

    async def remove_spectators(self, game: str) -> GameInfo:
        """Send all who look on away; the answer has a new code for others."""
        return await self.ask("DELETE", f"/api/games/{game}/spectators", GameInfo)

    async def new_links(self, game: str) -> GameInfo:
        """New codes; the old ones are worthless, and spectators are sent away."""
        return await self.ask("POST", f"/api/games/{game}/links", GameInfo)

    async def me(self) -> Me:
        return await self.ask("GET", "/api/me", Me)

    async def transfer(self) -> Transfer:
        """A code that makes another device the same person."""
        return await self.ask("POST", "/api/me/transfer", Transfer)

    async def claim(self, code: str, bring: bool | None = None) -> Me:
        """Be the person who asked for the code; `bring`: do games played here come along?"""
        return await self.ask("POST", "/api/me/claim", Me, Code(code, bring))

    async def recall_cookies(self) -> Me:
        """Every other copy of the cookie is good no more."""
        return await self.ask("DELETE", "/api/me/cookies", Me)

    async def delete_me(self) -> None:
        await self.send("DELETE", "/api/me")
        self.cookie = ""

    def sit(
        self,
        game: str,
        seat: int | None = None,
        patience: float = 60.0,
        since: int | None = None,
    ) -> Seat:
        """A place at the table, to be entered with `async with`; `seat` -1 is a spectator.

        `since` 0: the first update tells all that has happened, as far as that can be told.
        """
        return Seat(f"{self.url}/api/games/{game}/socket", self.cookie, seat, patience, since)

    async def ask(
        self, method: str, path: str, kind: type[Reply], body: msgspec.Struct | None = None
    ) -> Reply:
        return msgspec.json.decode(await self.send(method, path, body), type=kind)

    async def ask_once(
        self, method: str, path: str, kind: type[Reply], body: msgspec.Struct
    ) -> Reply:
        """Ask again if the answer is lost; the key tells the server that it is the same request."""
        key = secrets.token_hex(16)
        for pause in (*PAUSES, None):
            try:
                return msgspec.json.decode(await self.send(method, path, body, key), type=kind)
            except OSError:
                if pause is None:
                    raise
                await asyncio.sleep(pause)
        raise AssertionError("the last time it is raised")

    async def send(
        self, method: str, path: str, body: msgspec.Struct | None = None, key: str = ""
    ) -> bytes:
        return await asyncio.to_thread(self.send_now, method, path, body, key)

    def send_now(self, method: str, path: str, body: msgspec.Struct | None, key: str) -> bytes:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        if key:
            headers["Idempotency-Key"] = key
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = msgspec.json.encode(body)
        request = urllib.request.Request(  # noqa: S310  # the address is the caller's own
            self.url + path, data, headers, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=REQUEST_SECONDS) as answer:  # noqa: S310
                self.keep_cookie(answer.headers)
                return bytes(answer.read())
        except HTTPException as cut:  # killed in the middle of its answer, like one not there
            raise ConnectionError(f"the answer was cut off: {cut}") from cut
        except urllib.error.HTTPError as wrong:
            raise failure(wrong.code, wrong.read()) from None

    def keep_cookie(self, headers: HTTPMessage) -> None:
        for line in headers.get_all("Set-Cookie", []):
            for name, morsel in SimpleCookie(line).items():
                self.cookie = f"{name}={morsel.value}"


def failure(status: int, body: bytes) -> RequestFailed:
    try:
        problem = msgspec.json.decode(body, type=Problem)
    except msgspec.MsgspecError:
        silent = Message("server-silent", "the server did not say why")
        return RequestFailed(status, "http", silent)
    return RequestFailed(status, problem.reason, as_message(problem.text, problem.fault))
