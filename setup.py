"""The build: everything static is in pyproject.toml, the compiling in buildtools/."""

from __future__ import annotations

import sys
from pathlib import Path

from setuptools import setup

# Build front ends run this file without its folder on the path.
sys.path.insert(0, str(Path(__file__).parent.resolve()))

from buildtools.commands import COMMANDS, OPTIONS

setup(cmdclass=COMMANDS, options=OPTIONS)
