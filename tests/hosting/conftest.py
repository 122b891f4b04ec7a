"""Servers, for the tests that play hosted games over a socket."""

from __future__ import annotations

from tests.server.conftest import fork_server, make_server, quick_folder, server

__all__ = ["fork_server", "make_server", "quick_folder", "server"]
