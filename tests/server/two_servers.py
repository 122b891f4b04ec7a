"""Two servers on one database."""

from __future__ import annotations

from tests.helpers.postgres import Postgres
from tests.helpers.server_fixtures import MakeServer
from tests.helpers.servers import SHORT_GRACE, Server


def two_servers(make_server: MakeServer, postgres: Postgres) -> tuple[Server, Server]:
    options = ("--rate-limit", "0", "--database", postgres.new_database())
    return make_server(*options, constants=SHORT_GRACE), make_server(
        *options, constants=SHORT_GRACE
    )
