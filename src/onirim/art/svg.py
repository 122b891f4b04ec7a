"""SVG as text: a few functions instead of a library.

Only presentation attributes are written, never `style`, `class` or scripts, so that a page with
a strict content policy can show the result.
"""

from __future__ import annotations

import math
from typing import Final

CARD_WIDTH: Final = 200
HEIGHT: Final = 300
NAMESPACE: Final = "http://www.w3.org/2000/svg"


def element(tag: str, *children: str, **attributes: str | float) -> str:
    """One element; `stroke_width=2` becomes `stroke-width="2"`, `id_` becomes `id`."""
    words = [tag]
    for name, value in attributes.items():
        text = value if isinstance(value, str) else decimal(value)
        words.append(f'{name.strip("_").replace("_", "-")}="{text}"')
    head = " ".join(words)
    inside = "".join(children)
    return f"<{head}>{inside}</{tag}>" if inside else f"<{head}/>"


def decimal(value: float) -> str:
    """One decimal is finer than any screen; trailing noughts cost bytes."""
    text = f"{value:.2f}".rstrip("0").rstrip(".") if abs(value) < 2 else f"{value:.1f}"
    return text.removesuffix(".0").replace("-0.", "-.").removeprefix("0") or "0"


def path(d: str, **attributes: str | float) -> str:
    return element("path", d=d, **attributes)


def circle(x: float, y: float, r: float, **attributes: str | float) -> str:
    if x:
        attributes = {"cx": x, **attributes}
    if y:
        attributes = {"cy": y, **attributes}
    return element("circle", r=r, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, **attributes: str | float) -> str:
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: str | float) -> str:
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def group(*children: str, **attributes: str | float) -> str:
    return element("g", *children, **attributes)


def use(name: str, **attributes: str | float) -> str:
    """A shared part, where it stands or moved by `transform`."""
    return element("use", href=f"#{name}", **attributes)


def put(name: str, x: float, y: float, size: float = 1, **attributes: str | float) -> str:
    """A shared part drawn round the origin, at a place and in a size."""
    where = f"translate({decimal(x)} {decimal(y)})"
    if size != 1:
        where += f"scale({decimal(size)})"
    return use(name, transform=where, **attributes)


def about(size: float, x: float = 100, y: float = 150) -> str:
    """The transform that shrinks towards a point."""
    return f"translate({decimal(x * (1 - size))} {decimal(y * (1 - size))})scale({decimal(size)})"


def star_path(points: int, *radii: float, turn: float = -90) -> str:
    """A closed path round the origin whose corners take the radii in turn."""
    corners = []
    for i in range(points * len(radii)):
        angle = math.radians(turn + 360 * i / (points * len(radii)))
        r = radii[i % len(radii)]
        corners.append(f"{decimal(r * math.cos(angle))} {decimal(r * math.sin(angle))}")
    return "M" + "L".join(corners) + "z"


def gradient(name: str, colours: list[tuple[float, str]], **geometry: str | float) -> str:
    """Linear from top to bottom, or radial where a radius is given."""
    stops = [element("stop", offset=offset, stop_color=colour) for offset, colour in colours]
    if "r" in geometry:
        return element("radialGradient", *stops, id=name, **geometry)
    return element("linearGradient", *stops, id=name, x2=0, y2=1, **geometry)
