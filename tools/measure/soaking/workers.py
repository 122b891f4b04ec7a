"""Workers: processes that play chunks, on the compiled engine or on the sources."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
COMPILED, INTERPRETED = "compiled", "interpreted"
Found = dict[str, Any]


def soak(first: int, jobs: int, twice: int) -> Iterator[Found]:
    """Chunks without end, as they are done; whoever has enough stops asking."""
    pairs = [Pair(twice) for _ in range(jobs)]
    pool = ThreadPoolExecutor(jobs)
    seeds = iter(range(first, 1 << 60))
    running: dict[Future[Found], Pair] = {}
    try:
        running |= {pool.submit(pair.play, next(seeds)): pair for pair in pairs}
        while True:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                pair = running.pop(future)
                running[pool.submit(pair.play, next(seeds))] = pair
                yield future.result()
    finally:
        for pair in pairs:
            pair.kill()
        pool.shutdown(wait=False, cancel_futures=True)


class Pair:
    """One of each: what the one has played, the other plays again now and then."""

    def __init__(self, twice: int) -> None:
        self.twice = twice  # one chunk of so many
        self.compiled = Worker(COMPILED)
        self.interpreted = Worker(INTERPRETED)

    def play(self, seed: int) -> Found:
        found = self.compiled.play(seed)
        found["twice"] = 0
        if "failure" not in found and seed % self.twice == 0:
            compare(found, self.interpreted.play(seed))
        return found

    def kill(self) -> None:
        self.compiled.process.kill()
        self.interpreted.process.kill()


def compare(found: Found, again: Found) -> None:
    """Compiled and interpreted must have come through the same memory."""
    found["twice"] = 1
    if "failure" in again:
        found["failure"] = f"interpreted: {again['failure']}"
    elif again["checksum"] != found["checksum"]:
        found["failure"] = "compiled and interpreted differ"
    else:
        found["met"] |= {k: n for k, n in again["met"].items() if k.startswith(("hook", "ran"))}
        found["met"]["decisions played twice"] = again["met"]["decisions"]


class Worker:
    """One process that answers a line with a line."""

    def __init__(self, engine: str) -> None:
        path = [str(ROOT)] if engine == COMPILED else [str(ROOT / "src"), str(ROOT)]
        self.process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-m", "tools.measure.soaking.workers", engine],
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


def answer(seed: int, engine: str) -> Found:
    """What the process does with a line: the second time the long looks are left out."""
    from tools.measure.soaking.games import THOROUGH, chunk

    try:
        if engine == COMPILED:
            return chunk(seed, thorough=THOROUGH)
        return chunk(seed, thorough=0, listening=True)
    except Exception as wrong:  # whatever it is, it is what a soak looks for
        reason = f"{type(wrong).__name__}: {wrong}"
        return {"seed": seed, "rules": "", "failure": reason}


def main() -> None:
    from onirim.engine import state

    engine = sys.argv[1]
    built = INTERPRETED if str(state.__file__).endswith(".py") else COMPILED
    if built != engine:
        raise SystemExit(f"the engine is {built}, not {engine}: `make install` with a C compiler")
    for line in sys.stdin:
        print(json.dumps(answer(int(line), engine)), flush=True)


if __name__ == "__main__":
    main()
