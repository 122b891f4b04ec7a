"""Screens and how to reach them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page

from tests.web.conftest import SETTINGS
from tools.pictures.gallery import SIZES


def go(page: Page, path: str, wait: str) -> None:
    """Show a screen and wait until it is there: the one before it may have what it has."""
    page.evaluate(f"location.hash = '#/{path}'")
    page.wait_for_selector(f"html[data-screen='{path}'] {wait}")


def open_page(browser: Browser, url: str, size: str, language: str = "en", **options: Any) -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        service_workers="block",
        **options,
    )
    context.add_init_script(SETTINGS.replace("{speed: 0", f"{{language: '{language}', speed: 0"))
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector(".home")
    return page
