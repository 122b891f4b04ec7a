"""What pip and other front ends call: setuptools, asking only for what this machine will use."""

from __future__ import annotations

from typing import Any

from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from buildtools.options import BuildOptions
from buildtools.requirements import to_build, to_build_client

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None  # of the front end; we need none


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:  # noqa: ARG001
    return to_build(BuildOptions.from_environment())


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:  # noqa: ARG001
    """A release of the sources holds the client."""
    return to_build_client(BuildOptions.from_environment())
