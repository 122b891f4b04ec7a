"""The files in `deploy/` name options, metrics and places that exist."""

from __future__ import annotations

import configparser
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from buildtools.options import BuildOptions
from onirim.cli.serve import serve
from onirim.server.process.metrics import Metrics
from tools.lint.shared.findings import ROOT, Finding, line_of, name_of, report

FOLDER = ROOT / "deploy"
BUILT_WITH = {"build", "compile", "client"}  # switches of a build, not of a server
NOT_IN_AN_IMAGE = {".*", "web/node_modules", "src/onirim/server/static"}
HARDENED = {
    "NoNewPrivileges": "yes",
    "DynamicUser": "yes",
    "ProtectSystem": "strict",
    "StateDirectoryMode": "0700",
    "Type": "notify",
    "NotifyAccess": "all",
    "WatchdogSec": "30",
    "TasksMax": "256",
    "OOMPolicy": "continue",
}


def main() -> int:
    return report(findings())


def findings(folder: Path = FOLDER) -> Iterator[Finding]:
    yield from unknown_metrics(folder / "grafana.json")
    yield from unknown_settings(folder / "onirim.toml")
    yield from unknown_variables(folder / "compose.yaml")
    yield from unknown_variables(folder / "Dockerfile")
    yield from image_without_parts(folder / "Dockerfile")
    yield from open_unit(folder / "onirim.service")
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for name in sorted(NOT_IN_AN_IMAGE - {*left_out}):
        yield Finding(".dockerignore", 1, f"does not leave out {name}")


def unknown_metrics(dashboard: Path) -> Iterator[Finding]:
    told, text = Metrics().text().decode(), dashboard.read_text(encoding="utf-8")
    for name in sorted({*re.findall(r"\b(?:onirim|process)_\w+", text)}):
        if not re.search(rf"^(# TYPE )?{name}\b", told, re.MULTILINE):
            yield Finding(name_of(dashboard), line_of(text, name), f"no metric {name}")
    if not json.loads(text).get("panels"):
        yield Finding(name_of(dashboard), 1, "has no panels")


def options() -> set[str]:
    return {option.strip("-") for param in serve.params for option in param.opts}


def unknown_settings(settings: Path) -> Iterator[Finding]:
    text = settings.read_text(encoding="utf-8")
    commented = re.findall(r"^# ([a-z-]+) = ", text, re.MULTILINE)
    for name in sorted({*tomllib.loads(text), *commented} - options()):
        yield Finding(name_of(settings), line_of(text, f"{name} ="), f"no option {name}")


def unknown_variables(container: Path) -> Iterator[Finding]:
    text = container.read_text(encoding="utf-8")
    for variable in re.findall(r"\bONIRIM_(\w+)[:=]", text):
        name = variable.lower().replace("_", "-")
        if name not in {"domain"} | BUILT_WITH | options():
            line = line_of(text, f"ONIRIM_{variable}")
            yield Finding(name_of(container), line, f"ONIRIM_{variable} is no option")


def image_without_parts(dockerfile: Path) -> Iterator[Finding]:
    """A wheel without engine or client would be built silently; an image must refuse it."""
    text = dockerfile.read_text(encoding="utf-8")
    built = re.search(r"^RUN (.*) pip wheel", text, re.MULTILINE)
    asked = dict(word.split("=") for word in built[1].split()) if built else {}
    chosen = BuildOptions.from_environment(asked)
    named = {name.removeprefix("ONIRIM_").lower() for name in asked}
    if not (chosen.must_compile and chosen.must_client and named == BUILT_WITH):
        what = "must refuse a wheel without engine or client"
        yield Finding(name_of(dockerfile), line_of(text, "pip wheel"), what)


def open_unit(path: Path) -> Iterator[Finding]:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(path)
    for name, value in HARDENED.items():
        if unit.get("Service", name, fallback="") != value:
            yield Finding(name_of(path), 1, f"{name} is not {value}")


if __name__ == "__main__":
    sys.exit(main())
