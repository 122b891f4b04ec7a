"""Onirim in Python: an unofficial fan work after Shadi Torbey's card game."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path

__all__ = ["__version__", "compiled"]

__version__ = "0.1.0"


def _is_compiled() -> bool:
    """Tell whether Python would load the engine's table from machine code.

    The finder is asked rather than the module: nothing of the engine is imported for it, so
    `onirim --version` stays quick and works even where the engine itself does not.
    """
    engine = Path(__file__).parent / "engine"
    spec = PathFinder.find_spec("onirim.engine.state", [str(engine)])
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))


compiled: bool = _is_compiled()
"""Whether the rules run as machine code; the same games are played either way."""
