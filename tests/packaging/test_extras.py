"""The plain installation says what is missing; the extras are those that the package declares."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from onirim import _EXTRAS, MissingExtra, _need
from onirim.text import languages

PROJECT = Path(__file__).parent.parent.parent
DECLARED = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
FASTER = {"uvloop"}  # a server works without it: on Windows it does
NEEDING = {
    "onirim.client": "client",
    "onirim.envs": "env",
    "onirim.envs.duo_v0": "env",
    "onirim.hosting.wire": "client",
    "onirim.server.store": "server",
}
NEEDING["onirim.server.run"] = "server"
PLAIN = (
    "cli.commands", "game.game", "terminal", "players.registry", "game.records",
    "players.simulation", "text.rulebook",
)  # fmt: skip


def without(extra: str, script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a script where the packages of an extra cannot be found."""
    hide = f"import sys; sys.modules.update(dict.fromkeys({_EXTRAS[extra]!r}))\n"
    return subprocess.run(
        [sys.executable, "-c", hide + script, *arguments],
        env={"PYTHONPATH": str(PROJECT / "src"), "PYTHONUTF8": "1"},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip


@pytest.mark.parametrize("extra", _EXTRAS)
def test_they_are_those_of_the_package(extra: str) -> None:
    """What is asked for before an import is what the extra installs."""
    required = {
        re.split(r"[\[<>=;]", requirement)[0].lower()
        for requirement in DECLARED["optional-dependencies"][extra]
        if not requirement.startswith("onirim")
    }
    known = packages_distributions()
    named = {known[package][0].lower().replace("_", "-") for package in _EXTRAS[extra]}
    assert named == required - FASTER


@pytest.mark.parametrize("module", NEEDING)
def test_an_import_names_the_extra(module: str) -> None:
    extra = NEEDING[module]
    done = without(extra, f"import {module}")
    package = ".".join(module.split(".")[:2])
    sentence = f'{package} needs the {extra} extra: pip install "onirim[{extra}]"'
    assert done.stderr.splitlines()[-1] == f"onirim.MissingExtra: {sentence}"


def test_it_is_an_import_error() -> None:
    """So that whoever tries an import and can do without it needs no other name."""
    assert issubclass(MissingExtra, ImportError)


def test_nothing_is_refused_where_all_is_there() -> None:
    for extra in _EXTRAS:
        _need(extra, "this test")


@pytest.mark.parametrize("module", PLAIN)
def test_the_rest_needs_none(module: str) -> None:
    done = without("server", f"import onirim.{module}")
    assert (done.returncode, done.stderr) == (0, "")


SENTENCES = {
    "en": 'onirim: onirim {} needs the {} extra: pip install "onirim[{}]"',
    "fr": 'onirim: onirim {} demande le complément {}\u00a0: pip install "onirim[{}]"',
    "ru": 'onirim: для onirim {} нужно дополнение {}: pip install "onirim[{}]"',
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", ["serve", "admin backup x.db", "admin rotate-keys"])
def test_a_command_names_it_in_each_language(command: str, language: str) -> None:
    """One line, and no traceback."""
    run = "from onirim.cli import main; main()"
    done = without("server", run, "--lang", language, *command.split())
    name = command.removesuffix(" x.db")
    expected = SENTENCES[language].format(name, "server", "server")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", expected + ".\n")


def test_a_database_that_needs_another(tmp_path: Path) -> None:
    run = "from onirim.cli import main; main()"
    options = ("--database", "postgresql://nowhere/onirim", "--data", str(tmp_path), "--port", "0")
    done = without("postgres", run, "serve", *options)
    expected = SENTENCES["en"].format("serve", "postgres", "postgres")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", expected + ".\n")
