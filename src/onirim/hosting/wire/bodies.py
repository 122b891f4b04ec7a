"""What plain requests carry: games, seats, the person behind a cookie."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

__all__ = [
    "About",
    "Code",
    "ComputerWish",
    "DealInfo",
    "Fault",
    "GameInfo",
    "GameList",
    "Invitation",
    "InvitationCode",
    "InvitationState",
    "Join",
    "Me",
    "ModeInfo",
    "ModuleInfo",
    "NewGame",
    "Problem",
    "SeatInfo",
    "Transfer",
]

MAX_DECK = 400
UNPRINTABLE = (  # control, direction and invisible characters: they disguise or break what is shown
    "\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\U000e0000-\U000e0fff"
)
NOT_ALONE = r"\s\u200c\u200d\ufe00-\ufe0f"  # spaces, joiners, variants: nothing without others
PRINTABLE = f"^[^{UNPRINTABLE}]*$"
VISIBLE = f"^([^{UNPRINTABLE}]*[^{UNPRINTABLE}{NOT_ALONE}][^{UNPRINTABLE}]*)?$"  # or nothing at all
Name = Annotated[str, Meta(max_length=40, pattern=VISIBLE)]
Rules = Annotated[str, Meta(min_length=1, max_length=400)]
CardCode = Annotated[str, Meta(min_length=2, max_length=2)]
Secret = Annotated[str, Meta(min_length=1, max_length=64, pattern=PRINTABLE)]
DealName = Annotated[str, Meta(max_length=64, pattern=PRINTABLE)]
GameId = Annotated[str, Meta(max_length=16, pattern=PRINTABLE)]
DescriptionId = Annotated[str, Meta(max_length=16)]
Seed = Annotated[int, Meta(ge=0, lt=1 << 53)]
ComputerName = Annotated[str, Meta(max_length=16, pattern=PRINTABLE)]
InvitationState = Literal["open", "taken", "ended", "yours"]


class ModeInfo(msgspec.Struct, frozen=True):
    """A way to play, as rulesets begin."""

    key: str
    seats: int
    hidden_hands: bool  # from the other player
    house_rules: tuple[str, ...]  # that change it


class ModuleInfo(msgspec.Struct, frozen=True):
    """A module that a ruleset can have."""

    key: str
    options: tuple[str, ...]  # behind a colon
    normal: str  # what it is called to have none of them
    expansion: bool  # False: names and pictures only
    house_rules: tuple[str, ...]
    alone: tuple[str, ...]  # of these, those by which it refuses all other modules


class DealInfo(msgspec.Struct, frozen=True):
    """A deal that can be asked for by its name."""

    name: str
    rules: str


class About(msgspec.Struct, frozen=True):
    """What this server is: asked once, when a page is opened."""

    protocol: int
    build: str
    version: str
    compiled: bool
    modes: tuple[ModeInfo, ...]
    modules: tuple[ModuleInfo, ...]
    deals: tuple[DealInfo, ...]
    outside_texts: bool  # modules from outside have messages: /api/words/<language>
    fixed_deal: bool  # a server for tests: games may be given a deck
    computers: tuple[str, ...] = ()  # players that may sit at a seat, the weakest first
    usual_computer: str = ""  # of these, unless another is wished
    away_seconds: float = 0.0  # that a partner is away before a computer may sit in


class NewGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Begin a game; the sender gets the first seat, or all of them to pass one screen around."""

    rules: Rules = "solo"
    name: Name = ""
    practice: bool = False
    all_seats: bool = False
    deck: Annotated[tuple[CardCode, ...], Meta(max_length=MAX_DECK)] = ()
    seed: Seed | None = None
    deal: DealName = ""  # a named deal; the rules are its own
    same_as: GameId = ""  # the deal and the rules of a finished game of the sender
    computer: ComputerName = ""  # has the second seat until a person joins
    # Send the first frames of the socket along, without these descriptions; None: do not send them.
    knows: Annotated[tuple[DescriptionId, ...], Meta(max_length=8)] | None = None


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a free seat, or watch: the code says which game and which of the two."""

    code: Secret
    name: Name = ""


class InvitationCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever has this code wants to know what it invites to."""

    code: Secret


class Invitation(msgspec.Struct, frozen=True):
    """What a code invites to, for somebody who has not yet said yes."""

    role: Literal["player", "spectator"]
    state: InvitationState  # yours: whoever asks is there already
    host: str
    names: tuple[str, ...]  # of a spectator's link all who play
    rules: str
    practice: bool
    computer: str = ""  # that keeps the free seat
    game: str | None = None  # only for those who are there already


class ComputerWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which computer shall sit at a seat."""

    computer: ComputerName = "heuristic"


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A transfer code, typed on the new device.

    If that has games of its own, `bring` says whether they come along; without it nothing is done.
    """

    code: Secret
    bring: bool | None = None


class Transfer(msgspec.Struct, frozen=True):
    """Type this on another device within the time to be the same person there."""

    code: str
    seconds: int


class Me(msgspec.Struct, frozen=True):
    """The person behind the cookie."""

    known: bool
    name: str
    games: int


class SeatInfo(msgspec.Struct, frozen=True):
    """One place at a table."""

    seat: int
    name: str
    taken: bool  # by a person
    yours: bool
    here: bool = False  # this person is connected
    computer: str = ""  # that plays here now
    computer_played: bool = False  # now or earlier in this game


class GameInfo(msgspec.Struct, frozen=True):
    """A game as a participant knows it; codes only for those who play."""

    id: str
    rules: str
    practice: bool
    deal: str  # "" by chance; "same" as in an earlier game; the name of a deal
    made: int  # seconds since 1970
    result: str
    seats: tuple[SeatInfo, ...]
    invite: str | None = None  # gives a free seat
    watch: str | None = None  # the code for spectators
    to_move: int | None = None  # the seat, as everybody at the table knows; None: over, or unknown
    doors: int = 0  # that all players have gained together
    doors_needed: int = 0  # 0: unknown
    spectators: int = 0  # that are connected


class GameList(msgspec.Struct, frozen=True):
    """All games of a person, the newest first."""

    games: tuple[GameInfo, ...]


class Fault(msgspec.Struct, frozen=True):
    """What is wrong as any language can say it: a message of `onirim.text` and its arguments."""

    key: str
    args: dict[str, str | int | Fault]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not done: a word for programs, a sentence for people."""

    reason: str
    text: str  # in English
    fault: Fault | None = None
