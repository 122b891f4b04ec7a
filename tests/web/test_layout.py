"""The named screens in every size: nothing overlaps, nothing is cut, all can be hit and read."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.base import AXE_FILE_PATH
from playwright.sync_api import Browser, Page, expect

from tests.helpers.breadth import cases
from tests.helpers.servers import Server
from tests.web.conftest import SETTINGS
from tests.web.layout_problems import ALL, FINGER, PROBLEMS, resize
from tools.pictures.gallery import SCREENS, SIZES, Screen, show

STYLE = Path(__file__).parents[2] / "web" / "src" / "style" / "tokens.css"
SOME = [("zz", ("phone", "desk", "landscape"))]


def open_page(browser: Browser, size: str, language: str = "", **options: Any) -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", **options
    )
    settings = SETTINGS.replace("{speed: 0", f"{{language: '{language}', speed: 0")
    context.add_init_script(settings)
    return context.new_page()


@pytest.mark.parametrize(("language", "sizes"), cases(SOME, ALL))
def test_everything_is_in_its_place(
    language: str, sizes: tuple[str, ...], browser: Browser, server: Server
) -> None:
    """In English, and in a language that is a third longer."""
    page = open_page(browser, sizes[0], language)
    found = {}
    played: dict[Screen, str] = {}
    for size, screen in product(sizes, SCREENS):
        finger = resize(page, size)
        show(page, server.url, screen, played)
        if problems := page.evaluate(PROBLEMS, finger):
            found[screen.name, size] = problems
    page.context.close()
    assert found == {}


@pytest.mark.parametrize("theme", cases(["dark"], ["dark", "light"]))
def test_axe_finds_nothing_serious_and_large_text_fits(
    theme: str, browser: Browser, server: Server
) -> None:
    page = open_page(browser, "phone", color_scheme=theme)
    page.goto(server.url)
    page.evaluate(AXE_FILE_PATH.read_text(encoding="utf-8"))
    for screen in SCREENS:
        show(page, server.url, screen)
        report = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        serious = {
            violation["id"]: [node["html"][:160] for node in violation["nodes"][:3]]
            for violation in report["violations"]
            if violation["impact"] in ("serious", "critical")
        }
        assert serious == {}, screen.name
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert page.evaluate(PROBLEMS, 0) == [], f"{screen.name} with text of twice the size"
        page.evaluate("document.documentElement.style.fontSize = ''")
    page.context.close()


def test_forced_colours_keep_everything_there(browser: Browser, server: Server) -> None:
    page = open_page(browser, "phone", forced_colors="active")
    show(page, server.url, SCREENS[1])
    assert page.evaluate(PROBLEMS, FINGER) == []
    expect(page.locator(".hand .card")).to_have_count(5)
    page.context.close()


# --- colours -------------------------------------------------------------------------------------

ON = {  # text: what it stands on
    "text": ("paper", "paper-2"),
    "text-2": ("paper", "paper-2"),
    "text-3": ("paper", "paper-2"),
    "accent": ("paper", "paper-2"),
    "on-accent": ("accent",),
}


def tokens(theme: str) -> dict[str, str]:
    """The colours of a theme; what it does not say itself stands above all themes."""
    blocks = re.findall(r"^([^\n{}]+) \{(.*?)^\}", STYLE.read_text(), re.MULTILINE | re.DOTALL)
    heads = (":root", f"[data-theme='{theme}']")
    said = "".join(body for head, body in blocks if head in heads)
    values: dict[str, str] = dict(re.findall(r"--([\w-]+): ([^;]+);", said))
    return {name: values.get(value[6:-1], value) for name, value in values.items()}


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("theme", ["night", "dawn"])
def test_contrast_of_all_text(theme: str) -> None:
    colours = tokens(theme)
    for text, grounds in ON.items():
        for ground in grounds:
            dark, light = sorted([luminance(colours[text]), luminance(colours[ground])])
            assert (light + 0.05) / (dark + 0.05) >= 4.5, (theme, text, ground)
