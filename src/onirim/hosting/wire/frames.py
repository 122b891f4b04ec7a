"""The frames of a socket: one socket is one viewer of one game.

A client says hello, gets a welcome and an update, and an update whenever there is something new
for this viewer. It sends actions with the version it saw; the answer is an update or a refusal
that holds the current view. Versions belong to a seat and never repeat; those of one seat reveal
nothing to another.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from onirim.game.events import Event
from onirim.game.happenings import Happening
from onirim.game.pile_order import PileOrder
from onirim.game.table_view import TableView
from onirim.hosting.wire.bodies import DescriptionId, Fault, GameInfo, SeatInfo
from onirim.hosting.wire.views import read_custom
from onirim.rules.description import RulesetDescription
from onirim.rules.facts.answers import Insight, Obstacle

__all__ = [
    "MOST_ACTIONS",
    "PROTOCOL",
    "Act",
    "BegunGame",
    "ClientFrame",
    "CloseReason",
    "Closing",
    "DoneAction",
    "DoneKind",
    "Explain",
    "Explained",
    "Hello",
    "Ping",
    "Pong",
    "PracticeState",
    "Practise",
    "ProtocolError",
    "RefusalReason",
    "Refused",
    "Reload",
    "Seats",
    "ServerFrame",
    "Sync",
    "Undo",
    "Update",
    "Welcome",
    "server_frames",
]

PROTOCOL: Final = 5  # raised when an older client would misread a frame

MOST_ACTIONS: Final = 24  # in one frame

Id = Annotated[int, Meta(ge=0, lt=1 << 53)]
Version = Annotated[int, Meta(ge=0, lt=1 << 31)]
ActionText = Annotated[str, Meta(min_length=1, max_length=80)]
RefusalReason = Literal[
    "stale",
    "not-your-turn",
    "not-an-action",
    "illegal",
    "ambiguous",
    "cannot-undo",
    "cannot-practise",
    "computer",
]
PracticeState = Literal["off", "asked", "offered", "on"]  # asked by this seat, offered to it
DoneKind = Literal["action", "undo", "practice", "no-practice"]
CloseReason = Literal["bad-frame", "too-fast", "too-slow", "no-game", "no-seat", "trouble"]


# --- from the client ---------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first frame: what the client speaks, where it wants to sit, what it has seen."""

    protocol: int
    build: Annotated[str, Meta(max_length=64)] = ""  # of a page; other clients leave it out
    seat: Annotated[int, Meta(ge=-1, le=1)] | None = None  # None: whichever is yours
    since: Version | None = None
    knows: Annotated[tuple[DescriptionId, ...], Meta(max_length=8)] = ()


class Act(msgspec.Struct, frozen=True, tag="act"):
    """Do this, if the table is still as I saw it; codes, tokens or short forms.

    Several actions are done one after the other or, if one of them cannot be, not at all.
    """

    id: Id
    version: Version
    actions: Annotated[tuple[ActionText, ...], Meta(min_length=1, max_length=MOST_ACTIONS)]


class Explain(msgspec.Struct, frozen=True, tag="explain"):
    """Why can I not do this, or why would it be wasted? Changes nothing."""

    id: Id
    version: Version
    action: ActionText


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """Undo my last action; beyond what is free only in a practice game."""

    id: Id
    version: Version
    practice: bool = False


class Practise(msgspec.Struct, frozen=True, tag="practise"):
    """Let this be practice from now on; with a partner, who must agree. Or: rather not."""

    id: Id
    version: Version
    wanted: bool = True


class Sync(msgspec.Struct, frozen=True, tag="sync"):
    """Send me everything again."""

    id: Id


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """Is anybody there? A page cannot see the pings of the socket itself."""

    id: Id


ClientFrame = Hello | Act | Explain | Undo | Practise | Sync | Ping


# --- from the server ---------------------------------------------------------------------------


class DoneAction(msgspec.Struct, frozen=True, gc=False):
    """Something this seat did: a client that was cut off learns whether it was done."""

    version: int  # what the seat had seen when it did it
    kind: DoneKind
    code: str = ""  # of an action


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The answer to a hello; an update follows."""

    protocol: int
    build: str
    reload: bool  # there is a newer page; the game goes on all the same
    game: GameInfo
    seat: int  # -1: looking on
    mine: tuple[DoneAction, ...]  # the last things this seat did, the newest last
    described: str  # the id of the description of the ruleset
    description: RulesetDescription | None  # None: the client knows it


class Update(msgspec.Struct, frozen=True, tag="update"):
    """The table as this seat may know it, and what has happened to it."""

    version: int
    view: TableView
    events: tuple[Event, ...]
    happenings: tuple[Happening, ...]  # the same events with their meaning
    whole: bool  # the events do not lead here from an earlier view: show it as it is
    undo: Literal["", "free", "practice"]  # what taking back would be now
    practice: PracticeState
    insight: Insight
    next_card: dict[str, int]  # what it can be, weighted; alone the view's unknown cards say it
    pile_order: PileOrder  # zone -> its cards as they came, the last on top; else as in the view
    answers: int | None = None


class BegunGame(GameInfo, frozen=True):
    """The answer to a new game: with what a hello would be answered, where that was asked for.

    The table can be shown before its socket is open, which takes a slow line two more round trips.
    """

    welcome: Welcome | None = None
    update: Update | None = None


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Nothing was done, and this is how things are."""

    answers: int
    reason: RefusalReason
    text: str  # in English
    truth: Update
    fault: Fault | None = None
    obstacle: Obstacle | None = None  # of an illegal action: what clashes
    index: int = 0  # which of several actions it is


class Explained(msgspec.Struct, frozen=True, tag="explained"):
    """The answer to an explain."""

    answers: int
    version: int
    action: str  # its code
    legal: bool
    obstacle: Obstacle | None  # why it cannot be done; if it can: why it would be wasted


class Seats(msgspec.Struct, frozen=True, tag="seats"):
    """Somebody has taken a seat or left it, has come or gone, or a computer has."""

    seats: tuple[SeatInfo, ...]
    spectators: int = 0


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """Yes."""

    answers: int


class Reload(msgspec.Struct, frozen=True, tag="reload"):
    """This client is too old or too new to be understood; the socket is closed."""

    protocol: int
    build: str
    text: str
    fault: Fault | None = None


class Closing(msgspec.Struct, frozen=True, tag="closing"):
    """The server ends this socket: "restart" (come again), "gone" (there is no such game now)."""

    reason: Literal["restart", "gone"]
    text: str
    fault: Fault | None = None


class ProtocolError(msgspec.Struct, frozen=True, tag="wrong"):
    """The frame was not understood, or not allowed; the socket is closed."""

    reason: CloseReason
    text: str
    fault: Fault | None = None


ServerFrame = (
    Welcome | Update | Refused | Explained | Seats | Pong | Reload | Closing | ProtocolError
)

server_frames: Final[msgspec.json.Decoder[ServerFrame]] = msgspec.json.Decoder(
    ServerFrame, dec_hook=read_custom
)
