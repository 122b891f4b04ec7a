"""The files in `deploy/` name options, metrics and places that there are."""

from __future__ import annotations

import configparser
import json
import re
import tomllib
from pathlib import Path

from onirim.cli.serve import serve
from onirim.server.metrics import Metrics

FOLDER = Path(__file__).parent.parent.parent / "deploy"
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
    assert named - {"domain"} <= OPTIONS


def test_the_unit_is_hardened() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(FOLDER / "onirim.service")
    service = unit["Service"]
    assert service["NoNewPrivileges"] == service["DynamicUser"] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["StateDirectoryMode"] == "0700"
