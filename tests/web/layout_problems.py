"""What is wrong with a layout, and the window it is looked at in."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tools.pictures.gallery import SIZES

FINGER = 44  # pixels
ALL = [(language, tuple(SIZES)) for language in ("en", "zz")]
PROBLEMS = (Path(__file__).parent / "problems.js").read_text(encoding="utf-8")


def resize(page: Page, size: str) -> int:
    """Turn the device; how large a thing must be that is touched there."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    return FINGER if size in ("phone", "landscape") else 24
