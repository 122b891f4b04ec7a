"""The watchdog of systemd (sd_notify): a server whose loop is frozen is ended and started again.

The loop itself says that it is alive, so that nothing is said for it while it hangs. Shortly before
systemd would end the service, the process writes where its threads stand and exits. Of several
processes only the frozen one ends that way, and is started again by the first.
"""

from __future__ import annotations

import asyncio
import faulthandler
import os
import socket
from contextlib import suppress

__all__ = ["Watchdog"]

PINGS = 3  # in the time after which silence is taken for death
OWN_SHARE = 0.9  # of that time, after which the process ends itself


class Watchdog:
    """Tells a service manager that this process is ready, alive and ending."""

    def __init__(self, address: str, seconds: float) -> None:
        """`seconds` of silence are allowed; 0: nobody asks whether we are alive."""
        self.address = "\0" + address[1:] if address.startswith("@") else address
        self.seconds = seconds

    @classmethod
    def from_environment(cls) -> Watchdog | None:
        """As systemd tells it; None if nobody wants to hear of us."""
        address = os.environ.get("NOTIFY_SOCKET", "")
        microseconds = os.environ.get("WATCHDOG_USEC", "")
        seconds = int(microseconds) / 1e6 if microseconds.isdecimal() else 0.0
        return cls(address, seconds) if address[:1] in ("/", "@") else None

    def notify(self, state: str) -> None:
        """Whether anybody hears it matters to nobody here."""
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
            sender.setblocking(False)
            sender.sendto(state.encode(), self.address)

    async def run(self) -> None:
        """Until it is cancelled, which is the beginning of the end."""
        self.notify("READY=1")
        try:
            while self.seconds > 0:
                self.notify("WATCHDOG=1")
                faulthandler.dump_traceback_later(self.seconds * OWN_SHARE, exit=True)
                await asyncio.sleep(self.seconds / PINGS)
        finally:
            faulthandler.cancel_dump_traceback_later()

    def ending(self) -> None:
        self.notify("STOPPING=1")
