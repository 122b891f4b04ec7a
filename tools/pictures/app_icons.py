"""The icon as PNGs for the home screens of telephones: python -m tools.pictures.app_icons

They lie in web/public/icons and are drawn anew when `onirim.art.icon_svg` has changed.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from onirim.art import icon_svg
from tools.pictures.browser import find_browser

__all__ = ["FOLDER", "ICONS"]

FOLDER = Path(__file__).parent.parent.parent / "web" / "public" / "icons"
NIGHT = "linear-gradient(#433a94, #0b0a24)"  # to the edge, where a telephone cuts its own shape
BLEED = 1.07  # such an icon is drawn so much larger: its frame is not seen
ICONS = {
    "icon-192": (192, 1.0),
    "icon-512": (512, 1.0),
    "mask-512": (512, BLEED),
    "touch-180": (180, BLEED),
}
PAGE = """<body style="margin:0;width:{size}px;height:{size}px;overflow:hidden;
background:{ground}"><div style="width:{inner}px;height:{inner}px;margin:{shift}px">{svg}</div>
</body>"""


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_browser() or None, args=["--no-sandbox"]
        )
        page = browser.new_page()
        for name, (size, share) in ICONS.items():
            page.set_viewport_size({"width": size, "height": size})
            ground = "transparent" if share == 1 else NIGHT
            inner = round(size * share)
            shift = (size - inner) / 2
            html = PAGE.format(size=size, ground=ground, inner=inner, shift=shift, svg=icon_svg())
            page.set_content(html)
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
