"""The program as it will be after one more migration: databases of today are older ones to it.

Run as a module it is the `onirim` command of that version; `constants` makes a server of it.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

from onirim.server.store import tables
from onirim.server.store.open_database import MIGRATIONS
from tests.helpers.deadlines import DEADLINE

LATER = "0003"
MIGRATION = f"""
import sqlalchemy as sa
from alembic import op

revision = "{LATER}"
down_revision = "{tables.HEAD}"


def upgrade():
    op.add_column("games", sa.Column("later", sa.Integer))
"""
ROOT = Path(__file__).parents[2]


def constants(folder: Path) -> dict[str, float | str]:
    """What differs from this version; the folder gets the migrations of both."""
    migrations = folder / "migrations"
    if not migrations.exists():
        shutil.copytree(MIGRATIONS, migrations)
        (migrations / "versions" / f"{LATER}_later.py").write_text(MIGRATION)
    return {
        "onirim.server.store.open_database.MIGRATIONS": str(migrations),
        "onirim.server.store.open_database.HEAD": LATER,
        "onirim.server.store.tables.HEAD": LATER,
    }


def later_onirim(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the later version."""
    changed = json.dumps(constants(folder))
    return subprocess.run(
        [sys.executable, "-m", "tests.server.later", changed, *arguments],
        cwd=ROOT,
        env={"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        timeout=DEADLINE,
        check=False,
    )


def main() -> None:
    """Here, so that this version is changed before the command looks at it."""
    from onirim.cli import run

    changed, *arguments = sys.argv[1:]
    for name, value in json.loads(changed).items():
        module, _, attribute = name.rpartition(".")
        setattr(sys.modules[module], attribute, value)
    sys.exit(run(arguments))


if __name__ == "__main__":
    main()
