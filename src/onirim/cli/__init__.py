"""The `onirim` command. Each command has a file of its own here; `commands.py` joins them."""

from __future__ import annotations

__all__ = ["main"]


def main() -> None:
    """Run the command line.

    The app is imported here and not above, so that importing this package costs nothing.
    """
    from onirim.cli.commands import app

    app(prog_name="onirim")
