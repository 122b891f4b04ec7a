"""Workers: processes that play chunks, on the compiled engine or on the sources."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
Found = dict[str, Any]


def soak(first: int, jobs: int, twice: int) -> Iterator[Found]:
    """Chunks without end, as they are done; whoever has enough stops asking."""
    workers = [Worker(compiled=True) for _ in range(jobs)]
    plain = Worker(compiled=False)
    pool = ThreadPoolExecutor(jobs + 1)
    seeds = iter(range(first, 1 << 60))
    try:
        running = {pool.submit(worker.play, next(seeds)): worker for worker in workers}
        while True:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                worker = running.pop(future)
                found = future.result()
                found["twice"] = 0
                running[pool.submit(worker.play, next(seeds))] = worker
                if "failure" not in found and found["seed"] % twice == 0:
                    compare(found, plain.play(found["seed"]))
                yield found
    finally:
        for worker in [*workers, plain]:
            worker.process.kill()
        pool.shutdown(wait=False, cancel_futures=True)


def compare(found: Found, plain: Found) -> None:
    """Compiled and interpreted must have come through the same memory."""
    found["twice"] = 1
    if "failure" in plain:
        found["failure"] = f"interpreted: {plain['failure']}"
    elif plain["checksum"] != found["checksum"]:
        found["failure"] = "compiled and interpreted differ"


class Worker:
    """One process that answers a line with a line."""

    def __init__(self, compiled: bool) -> None:
        path = [str(ROOT)] if compiled else [str(ROOT / "src"), str(ROOT)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tools.soaking.workers"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd="/",
            env=os.environ | {"PYTHONPATH": os.pathsep.join(path)},
        )

    def play(self, seed: int) -> Found:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{seed}\n")
        self.process.stdin.flush()
        found: Found = json.loads(self.process.stdout.readline())
        return found


def answer(seed: int) -> Found:
    """What the process does with a line."""
    from tools.soaking.games import chunk

    try:
        return chunk(seed)
    except Exception as wrong:  # whatever it is, it is what a soak looks for
        reason = f"{type(wrong).__name__}: {wrong}"
        return {"seed": seed, "rules": "", "failure": reason}


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(answer(int(line))), flush=True)


if __name__ == "__main__":
    main()
