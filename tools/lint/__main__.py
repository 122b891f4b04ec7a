"""Run the artefact checks in one process, so that they share what they import and read."""

from __future__ import annotations

import argparse
import pkgutil
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from tools.lint.shared.findings import ROOT

sys.path.insert(0, str(ROOT / "src"))  # the files you edit, whatever is installed


def checks() -> list[str]:
    """The names of all checks: the modules of this folder."""
    modules = pkgutil.iter_modules([str(Path(__file__).parent)])
    return [module.name for module in modules if not module.ispkg and module.name != "__main__"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.lint", description=__doc__)
    parser.add_argument("checks", nargs="*", choices=[*checks(), []], metavar="CHECK")
    wanted = parser.parse_args(arguments).checks or checks()
    return max([int(import_module(f"tools.lint.{name}").main()) for name in wanted])


if __name__ == "__main__":
    sys.exit(main())
