"""The `onirim` command. Each command has a file of its own here; `commands.py` joins them."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

__all__ = ["main"]

FAILED, INTERRUPTED = 1, 130
DISK_ERRORS = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)  # a full disk, or a broken one


def main() -> None:
    """Run the command line.

    The app is imported here and not above, so that importing this package costs nothing, and so
    that Ctrl-C while it is read ends it as politely as later on.
    """
    try:
        code = run()
    except KeyboardInterrupt:
        code = INTERRUPTED
    sys.exit(code)


def run() -> int:
    """Run a command and return its exit code; what it printed has arrived then."""
    import click

    from onirim.cli.commands import app

    try:
        code = app.main(prog_name="onirim", standalone_mode=False)
        sys.stdout.flush()
    except click.Abort as ended:  # by Ctrl-C, or by the answer to a question
        return INTERRUPTED if isinstance(ended.__cause__, KeyboardInterrupt) else FAILED
    except click.ClickException as wrong:
        wrong.show()
        return wrong.exit_code
    except OSError as wrong:
        return fail(wrong)
    return code if isinstance(code, int) else 0


def fail(wrong: OSError) -> int:
    """Say in one line that nothing more can be written; other errors are not expected."""
    if wrong.errno not in DISK_ERRORS:
        raise wrong
    print(f"onirim: {wrong.strerror}", file=sys.stderr)
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:  # or the rest would fail again
        os.dup2(nowhere.fileno(), sys.stdout.fileno())
    return FAILED
