"""What all commands have in common: help, version, languages, errors, streams."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.shell_completion import ShellComplete

from onirim.cli.command import HELP_NAMES
from onirim.cli.commands import app
from onirim.cli.version import version_line
from onirim.exit_codes import ExitCode
from onirim.text import languages, words_in
from tests.helpers.command import onirim


def every_command(command: click.Command = app, *path: str) -> Iterator[tuple[str, ...]]:
    yield path
    for name, inner in getattr(command, "commands", {}).items():
        yield from every_command(inner, *path, name)


def run_here(*arguments: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Run a command in this process, which is quicker; what it prints comes back."""
    from onirim.cli import run

    code = run([*arguments])
    shown = capsys.readouterr()
    assert not shown.err
    return code, shown.out


def test_without_a_command_there_is_help() -> None:
    done = onirim()
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == onirim("--help").stdout


@pytest.mark.parametrize("path", [*every_command()], ids=" ".join)
def test_every_command_has_the_common_options(
    path: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """`-h`, `-V` and `--lang`, with help in every language and no word of click's own."""
    assert run_here(*path, "-V", capsys=capsys) == (0, f"{version_line()}\n")
    shown = [run_here(*path, "--lang", name, "-h", capsys=capsys)[1] for name in languages()]
    for language, help_text in zip(languages(), shown, strict=True):
        words = words_in(language)
        assert help_text.startswith(f"{words.say('cli-usage')} onirim")
        for option in ("-h, --help", "-V, --version", "--lang"):
            assert option in help_text
        assert "click" not in help_text
    assert len({*shown}) == len(shown)
    assert run_here(*path, "--lang", "en", "--help", capsys=capsys)[1] == shown[0]
    assert HELP_NAMES["help_option_names"] == ["-h", "--help"]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("sim", "there is no command 'sim'; did you mean 'simulate'?"),
        ("backup x", "there is no command 'backup'; did you mean 'admin backup'?"),
        ("admin bckup", "there is no command 'bckup'; did you mean 'backup'?"),
        ("match --gamse 5", "there is no option --gamse; see onirim match --help."),
        ("match --pais 5", "there is no option --pais; did you mean '--pairs'?"),
        ("play --seed", "--seed needs a value."),
        ("play --plain=no", "--plain takes no value."),
        ("simulate --games many", "--games is a number, not 'many'."),
        ("match mind", "SECOND is missing; see onirim match --help."),
        ("replay a b", "unexpected argument 'b'."),
        ("serve --workers 0", "--workers is a number from 1 on, not 0."),
        ("serve --log-level loud",
         "--log-level is one of debug, info, warning, error, not 'loud'."),
        ("completion tcsh", "SHELL is one of bash, zsh, fish, not 'tcsh'."),
    ],
)  # fmt: skip
def test_a_wrong_call_is_one_sentence(
    line: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    from onirim.cli import run

    assert run(line.split()) == 2
    assert capsys.readouterr() == ("", f"onirim: {sentence}\n")


def test_errors_speak_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    from onirim.cli import run

    assert run(["--lang", "ru", "simulate", "--gmes", "5"]) == 2
    said = capsys.readouterr().err
    assert said == "onirim: нет параметра --gmes; может быть, «--games»?\n"
    assert run(["--lang", "de"]) == 2


@pytest.mark.parametrize(
    "line", ["simulate -h --lang fr", "simulate --lang=fr -h", "--lang ru simulate -h --lang fr"]
)
def test_help_speaks_the_language_wherever_it_is_written(
    line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    usages = [f"{words_in(name).say('cli-usage')} onirim simulate" for name in ("fr", "en")]
    assert run_here(*line.split(), capsys=capsys)[1].startswith(usages[0])
    assert run_here("simulate", "-h", capsys=capsys)[1].startswith(usages[1])


@pytest.mark.parametrize("line", ["simulate --gmes 5 --lang fr", "sim --lang fr"])
def test_so_do_errors(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    from onirim.cli import run

    assert run(line.split()) == 2
    assert capsys.readouterr().err.startswith("onirim: il n’y a pas ")


def options_of(command: click.Command) -> set[str]:
    """Long options of a command and those inside it, without those that every command has."""
    own = [param for param in command.params if not getattr(param, "hidden", False)]
    found = {name for param in own for name in param.opts if name.startswith("--")}
    for inner in getattr(command, "commands", {}).values():
        found |= options_of(inner)
    return found - {"--lang", "--version"}


def test_the_page_lists_every_command_with_its_options() -> None:
    """And the exit codes."""
    page = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
    section = page.partition("\n## Command line\n")[2].partition("\n## ")[0]
    listed = re.findall(r"^onirim (\w+)(.*(?:\n .*)*)", section, re.MULTILINE)
    assert {name for name, _ in listed} == {*app.commands}
    for name, told in listed:
        command = app.commands[name]
        assert {*re.findall(r"--[a-z-]+", told)} == options_of(command), name
        for inner in getattr(command, "commands", {}):
            assert inner in told
    codes = {int(code) for code in re.findall(r"\| (\d+) \|", section)}
    assert codes == {*map(int, ExitCode)}


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_gets_its_completion(shell: str) -> None:
    done = onirim("completion", shell)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"_ONIRIM_COMPLETE={shell}_complete" in done.stdout


def test_settings_are_shown_with_their_source(tmp_path: Path) -> None:
    """What is printed is a settings file itself; a secret is not in it."""
    file = tmp_path / "onirim.toml"
    file.write_text('port = 9000\nmetrics-token = "secret"\nallow-host = ["a.example"]\n')
    done = onirim("config", "--config", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert {"port = 9000  # file", 'allow-host = ["a.example"]  # file'} <= {*lines}
    assert "workers = 1  # default" in lines
    assert "secret" not in done.stdout
    file.write_text(done.stdout)
    assert "port = 9000  # file" in onirim("config", "--config", str(file)).stdout


def test_a_ruleset_is_described() -> None:
    """As one JSON document, or with its cards by name."""
    done = onirim("describe", "solo+glyphs", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert told["text"] == "solo+glyphs"
    assert told["actions"][0] == "play:Rs"
    assert "hand/Tm" in told["observation_names"]
    assert next(card["code"] for card in told["cards"] if card["module"] == "glyphs") == "Rg"
    people = onirim("describe", "solo", "--lang", "fr").stdout.splitlines()
    assert people[0] == "solo\u00a0: 1 joueur, version des règles 2"
    assert "  Nm    10  Cauchemar" in people
    assert onirim("describe", "sola").returncode == 2


@pytest.mark.parametrize(
    ("line", "completed"),
    [
        (["simu"], ["simulate"]),
        (["match", "st"], ["strong", "strongest"]),
        (["simulate", "--rules", "duo:"], ["duo:limited", "duo:open"]),
        (["play", "--rules", "solo+towers:"], ["solo+towers:hard"]),
        (["rules", "premo"], ["premonitions"]),
        (["serve", "--sit"], ["--sit-in-after"]),
    ],
)
def test_a_shell_completes_names_and_values(line: list[str], completed: list[str]) -> None:
    *before, typed = line
    shell = ShellComplete(app, {}, "onirim", "_ONIRIM_COMPLETE")
    assert sorted(item.value for item in shell.get_completions(before, typed)) == completed
