"""What the person who builds asked for, by environment variables."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class BuildOptions:
    """How to build: the switches that CONTRIBUTING.md describes."""

    compile: bool = True
    must_compile: bool = False
    fast: bool = False
    profile: bool = False
    unchecked: bool = False
    as_generated: bool = False  # compile the C as mypyc writes it, to measure what changes gain
    client: bool = True
    must_client: bool = False
    cache: Path | None = None

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> BuildOptions:
        """Read the switches; what is not set stays at its default."""
        quick = environment.get("ONIRIM_FAST_BUILD") == "1"
        return cls(
            compile=environment.get("ONIRIM_COMPILE") != "0",
            must_compile=environment.get("ONIRIM_COMPILE") == "1",
            fast=quick,
            profile=environment.get("ONIRIM_PGO", "0" if quick else "1") == "1",
            unchecked=environment.get("ONIRIM_UNCHECKED") == "1",
            client=environment.get("ONIRIM_CLIENT") != "0",
            must_client=environment.get("ONIRIM_CLIENT") == "1",
            cache=_cache_folder(environment),
        )


def _cache_folder(environment: Mapping[str, str]) -> Path | None:
    """Choose where compiled engines are kept between builds; None keeps nothing."""
    if environment.get("ONIRIM_BUILD_CACHE") == "0":
        return None
    caches = environment.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()
    return Path(caches) / "onirim-build"
