"""What goes over the wire between a server and its clients: frames, bodies, versions.

Views and events are those of the game, filtered for one seat before they come here. TypeScript
types are made from these by `tools/wire_types.py`.
"""

from __future__ import annotations

from onirim.extras import need

need("client", "onirim.wire")

from onirim.wire.bodies import (
    About,
    Code,
    DealInfo,
    Fault,
    GameInfo,
    GameList,
    Join,
    Me,
    ModeInfo,
    ModuleInfo,
    NewGame,
    Problem,
    SeatInfo,
    Transfer,
)
from onirim.wire.faults import as_fault, as_message
from onirim.wire.frames import (
    MOST_ACTIONS,
    PROTOCOL,
    Act,
    BegunGame,
    ClientFrame,
    CloseReason,
    Closing,
    DoneAction,
    Explain,
    Explained,
    Hello,
    Ping,
    Pong,
    PracticeState,
    Practise,
    ProtocolError,
    RefusalReason,
    Refused,
    Reload,
    Seats,
    ServerFrame,
    Sync,
    Undo,
    Update,
    Welcome,
    server_frames,
)

__all__ = [
    "MOST_ACTIONS",
    "PROTOCOL",
    "About",
    "Act",
    "BegunGame",
    "ClientFrame",
    "CloseReason",
    "Closing",
    "Code",
    "DealInfo",
    "DoneAction",
    "Explain",
    "Explained",
    "Fault",
    "GameInfo",
    "GameList",
    "Hello",
    "Join",
    "Me",
    "ModeInfo",
    "ModuleInfo",
    "NewGame",
    "Ping",
    "Pong",
    "PracticeState",
    "Practise",
    "Problem",
    "ProtocolError",
    "RefusalReason",
    "Refused",
    "Reload",
    "SeatInfo",
    "Seats",
    "ServerFrame",
    "Sync",
    "Transfer",
    "Undo",
    "Update",
    "Welcome",
    "as_fault",
    "as_message",
    "server_frames",
]
