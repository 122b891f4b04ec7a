"""The main scenes look as in docs/gallery, whose pictures `make gallery` draws anew."""

from __future__ import annotations

from base64 import b64encode

import pytest
from playwright.sync_api import Browser

from tests.helpers.breadth import cases
from tests.helpers.servers import Server
from tools.pictures.gallery import FOLDER, KEPT, SCREENS, SETTINGS, SIZES, show

SAME = 6.0  # of 255: how far all points may lie apart on average
OTHER = 0.04  # the share of them that may be quite another colour
SOME = ("table-desk", "nightmare-phone", "start-desk")

# Both as small pictures: letters may be drawn a little differently, things may not lie elsewhere.
COMPARE = """async ([width, height, ...pictures]) => {
  const points = await Promise.all(pictures.map(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas.imageSmoothingQuality = 'high';
    canvas.drawImage(image, 0, 0, width, height);
    return canvas.getImageData(0, 0, width, height).data;
  }));
  const apart = points[0].map((value, i) => Math.abs(value - points[1][i]));
  return [
    apart.reduce((sum, one) => sum + one, 0) / (width * height * 3),
    apart.filter((one) => one > 48).length / (width * height * 3),
  ];
}"""


@pytest.mark.parametrize(
    "name", cases(SOME, [one for one in KEPT if not one.startswith(("modules", "all"))])
)
def test_a_scene_is_as_it_was_pictured(name: str, browser: Browser, server: Server) -> None:
    scene, size, *theme = name.split("-")
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce"
    )
    context.add_init_script(SETTINGS % (theme[0] if theme else "night"))
    page = context.new_page()
    show(page, server.url, next(screen for screen in SCREENS if screen.name == scene))
    now = page.screenshot(type="jpeg", quality=72)
    pictured = (FOLDER / f"table-{name}.jpg").read_bytes()
    page.goto("about:blank")
    both = [f"data:image/jpeg;base64,{b64encode(one).decode()}" for one in (pictured, now)]
    average, other = page.evaluate(COMPARE, [width // 10, height // 10, *both])
    context.close()
    assert average <= SAME, f"{average:.1f} apart: make gallery, and look at it"
    assert other <= OTHER, f"{other:.1%} is of another colour: make gallery, and look at it"
