"""A host needs msgspec and nothing else: no database, no web framework, no socket."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SRC = Path(__file__).parent.parent.parent / "src"
ONLY_MSGSPEC = """
import sys

INSTALLED = {"onirim", "msgspec", "mypy_extensions", "librt", *sys.stdlib_module_names}

class OnlyMsgspec:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] not in INSTALLED or name.startswith("onirim.server"):
            raise ModuleNotFoundError(f"not installed: {name}")

sys.meta_path.insert(0, OnlyMsgspec)
"""
HOST = """
from onirim.hosting.replays import written
from onirim.hosting.session import GameSession
from onirim.hosting.stored_game import SeatRow, StoredGame
from onirim.hosting.wire import Update, server_frames
from onirim.hosting.wire.views import encode

ANN, BEN = 0, 1
seats = SeatRow(ANN, "a", "Ann"), SeatRow(BEN, "b", "Ben")
session = GameSession(StoredGame("g", "duo", False, None, None, "i", "w", 0.0, "", seats))

def sent(frame):
    read = server_frames.decode(encode(frame))
    assert isinstance(read, Update)
    return read

shown = {viewer: sent(session.update(viewer)) for viewer in (ANN, BEN)}
while not session.result:
    (actor,) = (viewer for viewer in shown if shown[viewer].view.actions)
    entry, reached = session.act(actor, shown[actor].view.actions[0])
    assert (entry.number, entry.kind) == (len(session.log) - 1, "action")
    shown |= {viewer: sent(session.last_update(viewer)) for viewer in shown if viewer in reached}
assert [shown[viewer].view.result for viewer in (ANN, BEN)] == [session.result] * 2
again = GameSession(session.stored, session.log)
assert again.log[:] == session.log[:]
assert '[Dreamwalkers "Ann, Ben"]' in written(session.stored, session.log[:], ANN)
print(session.result, sorted(name for name in sys.modules if name.startswith("onirim.server")))
"""


def test_a_whole_game_for_two_viewers() -> None:
    """From the first frame to the record, and once more from its log."""
    done = subprocess.run(
        [sys.executable, "-c", ONLY_MSGSPEC + HOST],
        env={"PYTHONPATH": str(SRC)},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.stderr == ""
    assert done.stdout in ("won []\n", "lost []\n")
