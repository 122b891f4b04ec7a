"""How a server says that it cannot start."""

from __future__ import annotations

from tests.helpers.command import onirim


def refused(*arguments: str) -> tuple[int, str]:
    done = onirim("serve", *arguments)
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("onirim: ")
    return done.returncode, done.stderr
