"""Where a server listens, and how that can fail."""

from __future__ import annotations

import errno
import socket
from pathlib import Path

from onirim.engine.messages import Message
from onirim.exit_codes import ExitCode
from onirim.server.process.startup_errors import CannotServe
from onirim.server.settings import Settings

__all__ = ["address", "listen"]

BACKLOG = 2048
SOCKET_MODE = 0o660  # owner and group: the proxy's user is put into ours


def listen(settings: Settings) -> socket.socket:
    """Where it was told to: an address, or a Unix socket that only this machine's proxy uses."""
    return listen_to_file(settings.socket) if settings.socket else listen_to_address(settings)


def listen_to_file(file: Path) -> socket.socket:
    """The file of a server that was killed is in the way, and nobody listens behind it."""
    listener = socket.socket(socket.AF_UNIX)
    try:
        if file.is_socket() and not answers(file):
            file.unlink()
        listener.bind(str(file))
        file.chmod(SOCKET_MODE)
        listener.listen(BACKLOG)
    except OSError as wrong:
        listener.close()
        raise CannotServe(ExitCode.ADDRESS, deaf(str(file), wrong)) from None
    return listener


def answers(file: Path) -> bool:
    with socket.socket(socket.AF_UNIX) as probe:
        try:
            probe.connect(str(file))
        except OSError:
            return False
    return True


def listen_to_address(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(BACKLOG)
    except OSError as wrong:
        listener.close()
        where = f"{settings.host}:{settings.port}"
        if wrong.errno == errno.EADDRINUSE:
            taken = Message(
                "terminal-port-in-use",
                "{address} is in use already; choose another with --port",
                address=where,
            )
            raise CannotServe(ExitCode.ADDRESS, taken) from None
        raise CannotServe(ExitCode.ADDRESS, deaf(where, wrong)) from None
    except OverflowError:
        listener.close()
        no_port = Message("terminal-no-port", "{port} is no port", port=str(settings.port))
        raise CannotServe(ExitCode.ADDRESS, no_port) from None
    return listener


def deaf(where: str, wrong: OSError) -> Message:
    return Message(
        "terminal-listen",
        "cannot listen on {address}: {why}",
        address=where,
        why=wrong.strerror or str(wrong),
    )


def address(settings: Settings, listener: socket.socket) -> str:
    if settings.socket:
        return f"unix:{settings.socket}"
    host, port = listener.getsockname()[:2]
    shown_host = f"[{host}]" if ":" in host else host
    return f"http://{shown_host}:{port}{settings.base_path}/"
