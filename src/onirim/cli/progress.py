"""A progress bar on stderr, where stderr is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import click

__all__ = ["progress_bar"]


@contextmanager
def progress_bar(label: str, length: int) -> Iterator[Callable[[int], None]]:
    """Show how far a run is; call what this gives with the number done so far.

    The bar appears when the first part is done.
    """
    bars: list[Any] = []
    with ExitStack() as stack:

        def show(done: int) -> None:
            if not bars:
                new = click.progressbar(
                    length=length, label=label, file=sys.stderr, show_pos=True,
                    hidden=not sys.stderr.isatty(),
                )  # fmt: skip
                bars.append(stack.enter_context(new))
            bars[0].update(done - bars[0].pos)

        yield show
