"""A disk that fails: a library for LD_PRELOAD, and the switch that this process holds."""

from __future__ import annotations

import mmap
import os
import shutil
import struct
import subprocess
import sys
from pathlib import Path

__all__ = ["CALLS", "FailingDisk", "can_compile"]

SOURCE = Path(__file__).with_name("failing_io.c")
CALLS = ("write", "pwrite", "fsync")
CONTROL = struct.Struct(f"q{len(CALLS)}q{len(CALLS)}q")  # `struct control` of the source


def compiler() -> str:
    return os.environ.get("CC") or shutil.which("cc") or ""


def can_compile() -> bool:
    """LD_PRELOAD is Linux's, and the library is built where it is used."""
    return sys.platform == "linux" and bool(compiler())


class FailingDisk:
    """Makes calls for files fail whose names begin with `path`, in processes that preload it."""

    def __init__(self, folder: Path, path: Path) -> None:
        """Compile the library into the folder; nothing fails yet."""
        library, control = folder / "failing_io.so", folder / "failing_io.control"
        command = [*compiler().split(), "-O2", "-Wall", "-shared", "-fPIC", "-o", str(library)]
        subprocess.run([*command, str(SOURCE), "-ldl"], check=True)
        control.write_bytes(bytes(CONTROL.size))
        with control.open("r+b") as file:
            self.control = mmap.mmap(file.fileno(), CONTROL.size)
        self.environment = {
            "LD_PRELOAD": str(library),
            "ONIRIM_FAILING_PATH": str(path.resolve()),
            "ONIRIM_FAILING_CONTROL": str(control),
        }

    def fail(self, every: int) -> None:
        """Let every n-th call of each kind fail from now on; 0: none."""
        struct.pack_into("q", self.control, 0, every)

    def calls(self) -> dict[str, int]:
        """How many calls there were while some failed."""
        return dict(zip(CALLS, CONTROL.unpack(self.control[:])[1:], strict=False))

    def failed(self) -> dict[str, int]:
        return dict(zip(CALLS, CONTROL.unpack(self.control[:])[1 + len(CALLS) :], strict=True))

    def close(self) -> None:
        self.control.close()
