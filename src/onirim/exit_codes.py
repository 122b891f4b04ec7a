"""Exit codes of the `onirim` command, the same for every subcommand."""

from __future__ import annotations

from enum import IntEnum

__all__ = ["ExitCode"]


class ExitCode(IntEnum):
    """How a command ended. An error that a user can cause may carry one as `exit_code`."""

    DONE = 0
    NO = 1  # the answer is no: an invalid record, nothing found
    USAGE = 2  # a wrong call, an unreadable file, a missing extra
    ADDRESS = 3  # the address can't be used
    UNREACHABLE = 4  # the database or the server can't be reached
    NEWER = 5  # the database was written by a newer version
    UNWRITABLE = 6  # a file or folder can't be written
    IN_USE = 7  # another server uses the database
    OLDER = 8  # the database is of an older version
    INTERRUPTED = 130  # by Ctrl-C; results so far are printed
