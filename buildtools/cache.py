"""What was built is kept between builds: compiling takes a minute, copying none.

An entry is a folder named by a hash of everything that shapes the machine code. It appears by
one rename, so a reader never sees half of it, and its files are compared with their hashes when
they are taken out; the builder then imports them again as if they were fresh.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

KEPT_ENTRIES = 8
MANIFEST = "manifest.json"


def fetch(cache: Path | None, key: str, stage: Path) -> bool:
    """Copy an entry's files into the stage; False when there is none that is whole."""
    if cache is None:
        return False
    try:
        hashes: dict[str, str] = json.loads((cache / key / MANIFEST).read_text())
        contents = {name: (cache / key / name).read_bytes() for name in hashes}
    except (OSError, ValueError):
        return False
    if any(sha256(contents[name]).hexdigest() != hashes[name] for name in hashes):
        return False
    for name, content in contents.items():
        (stage / name).parent.mkdir(parents=True, exist_ok=True)
        (stage / name).write_bytes(content)
    return True


def has(cache: Path | None, key: str) -> bool:
    """Whether there is such an entry; that it is whole is seen when it is fetched."""
    return cache is not None and (cache / key / MANIFEST).is_file()


def store(cache: Path | None, key: str, stage: Path, files: Iterable[Path]) -> None:
    """Keep the stage's files for later builds; a cache that cannot be written is no loss."""
    if cache is None:
        return
    try:
        cache.mkdir(mode=0o700, parents=True, exist_ok=True)
        _write_entry(cache, key, stage, files)
        _forget_oldest(cache)
    except OSError:
        return


def _write_entry(cache: Path, key: str, stage: Path, files: Iterable[Path]) -> None:
    """Write an entry beside its place and move it there whole."""
    with tempfile.TemporaryDirectory(dir=cache, prefix="new-") as folder:
        entry = Path(folder) / key
        hashes = {}
        for file in files:
            target = entry / file
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(stage / file, target)
            hashes[file.as_posix()] = sha256(target.read_bytes()).hexdigest()
        (entry / MANIFEST).write_text(json.dumps(hashes, indent=1))
        shutil.rmtree(cache / key, ignore_errors=True)
        entry.rename(cache / key)


def _forget_oldest(cache: Path) -> None:
    """Drop all but the newest entries, so that the cache stays a few megabytes."""
    entries = sorted(cache.glob(f"*/{MANIFEST}"), key=lambda path: -path.stat().st_mtime)
    for manifest in entries[KEPT_ENTRIES:]:
        shutil.rmtree(manifest.parent, ignore_errors=True)
