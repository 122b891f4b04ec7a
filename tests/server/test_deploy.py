"""The files in `deploy/` name options, metrics and places that there are."""

from __future__ import annotations

import configparser
import json
import re
import tomllib
from pathlib import Path

from buildtools.options import BuildOptions
from onirim.cli.serve import serve
from onirim.server.process.metrics import Metrics

FOLDER = Path(__file__).parent.parent.parent / "deploy"
BUILT_WITH = {"compile", "client"}  # switches of a build, not of a server
OPTIONS = {option.strip("-") for param in serve.params for option in param.opts}


def test_the_dashboard_asks_for_metrics_that_there_are() -> None:
    told = Metrics().text().decode()
    asked = set(re.findall(r"\b(?:onirim|process)_\w+", (FOLDER / "grafana.json").read_text()))
    there = [name for name in asked if re.search(rf"^(# TYPE )?{name}\b", told, re.MULTILINE)]
    assert set(there) == asked
    assert json.loads((FOLDER / "grafana.json").read_text())["panels"]


def test_the_settings_are_options() -> None:
    assert set(tomllib.loads((FOLDER / "onirim.toml").read_text())) <= OPTIONS
    commented = re.findall(r"^# ([a-z-]+) = ", (FOLDER / "onirim.toml").read_text(), re.MULTILINE)
    assert set(commented) <= OPTIONS


def test_variables_of_containers_are_options() -> None:
    text = (FOLDER / "compose.yaml").read_text() + (FOLDER / "Dockerfile").read_text()
    named = {name.lower().replace("_", "-") for name in re.findall(r"\bONIRIM_(\w+)[:=]", text)}
    assert named - {"domain"} - BUILT_WITH <= OPTIONS


def test_an_image_without_engine_or_table_is_refused() -> None:
    """Where either cannot be built, a wheel goes without it: nobody would notice in an image."""
    (built,) = re.findall(r"^RUN (.*) pip wheel", (FOLDER / "Dockerfile").read_text(), re.MULTILINE)
    asked = dict(word.split("=") for word in built.split())
    options = BuildOptions.from_environment(asked)
    assert options.must_compile
    assert options.must_client
    assert {name.removeprefix("ONIRIM_").lower() for name in asked} == BUILT_WITH


def test_an_image_is_not_made_of_what_lies_around() -> None:
    left_out = (FOLDER.parent / ".dockerignore").read_text().split()
    assert {".*", "web/node_modules", "src/onirim/server/static"} <= {*left_out}


def test_the_unit_is_hardened() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(FOLDER / "onirim.service")
    service = unit["Service"]
    assert service["NoNewPrivileges"] == service["DynamicUser"] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["StateDirectoryMode"] == "0700"
