"""Servers and databases for the tests of this folder."""

from __future__ import annotations

from tests.helpers.server_fixtures import (
    database,
    fork_server,
    make_server,
    postgres,
    quick_folder,
    server,
)

__all__ = ["database", "fork_server", "make_server", "postgres", "quick_folder", "server"]
