"""The `onirim` command. Each command has a file of its own here; `commands.py` joins them."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from onirim.exit_codes import ExitCode

__all__ = ["main", "run"]

DISK_ERRORS = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)  # a full disk, or a broken one


def main() -> None:
    """Run the command line.

    The app is imported here and not above, so that importing this package costs nothing, and so
    that Ctrl-C during the import ends it as politely as later on.
    """
    try:
        code = run()
    except KeyboardInterrupt:
        code = ExitCode.INTERRUPTED
    sys.exit(code)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; its output has arrived by then."""
    import click

    from onirim.cli.commands import app
    from onirim.cli.failures import say_failure, say_usage_error

    try:
        code = app.main(arguments, prog_name="onirim", standalone_mode=False)
        sys.stdout.flush()
    except click.Abort as ended:  # by Ctrl-C, or by the answer to a question
        interrupted = isinstance(ended.__cause__, KeyboardInterrupt)
        return ExitCode.INTERRUPTED if interrupted else ExitCode.NO
    except click.ClickException as wrong:
        return say_usage_error(wrong)
    except (ValueError, ImportError) as wrong:
        return say_failure(wrong)
    except OSError as wrong:
        return say_disk_error(wrong)
    return code if isinstance(code, int) else ExitCode.DONE


def say_disk_error(wrong: OSError) -> ExitCode:
    """Say in one line that nothing more can be written; other errors are not expected."""
    if wrong.errno not in DISK_ERRORS:
        raise wrong
    print(f"onirim: {wrong.strerror}.", file=sys.stderr)
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:  # or the rest would fail again
        os.dup2(nowhere.fileno(), sys.stdout.fileno())
    return ExitCode.UNWRITABLE
