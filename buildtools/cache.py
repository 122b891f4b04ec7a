"""Keep what was built between builds: compiling takes half a minute, copying no time.

An entry is a zip file named by a hash of everything that shapes its content. It appears by one
rename, so a reader never sees half of it, and a damaged one is noticed by its checksums.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable
from pathlib import Path
from zipfile import BadZipFile, ZipFile

KEPT_ENTRIES = 8


def fetch(cache: Path | None, key: str, folder: Path) -> bool:
    """Unpack an entry into the folder; False when there is none that is whole."""
    try:
        with ZipFile(_file(cache, key)) as entry:
            whole = entry.testzip() is None
            if whole:
                entry.extractall(folder)
            return whole
    except (OSError, BadZipFile):
        return False


def has(cache: Path | None, key: str) -> bool:
    """Return whether there is such an entry; that it is whole is seen when it is fetched."""
    return _file(cache, key).is_file()


def store(cache: Path | None, key: str, folder: Path, files: Iterable[Path]) -> None:
    """Keep the folder's files for later builds; a cache that cannot be written is no loss."""
    if cache is None:
        return
    try:
        cache.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache, prefix="new-") as scratch:
            with ZipFile(Path(scratch) / key, "w") as entry:
                for file in files:
                    entry.write(folder / file, file.as_posix())
            (Path(scratch) / key).replace(_file(cache, key))
        for old in sorted(cache.glob("*.zip"), key=os.path.getmtime)[:-KEPT_ENTRIES]:
            old.unlink(missing_ok=True)
    except OSError:
        return


def _file(cache: Path | None, key: str) -> Path:
    return Path(os.devnull if cache is None else cache / f"{key}.zip")
