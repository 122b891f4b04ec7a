"""Pictures as SVG documents: all there are, their elements, and the contrast of colours."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree as ET

from onirim import art

SVG = "{http://www.w3.org/2000/svg}"
DOORS = ("Rd", "Bd", "Gd", "Td", "Od")
DOOR_STATES: tuple[art.DoorState, ...] = ("dark", "lit", "open", "beyond")
CYRILLIC = {"R": "К", "B": "С", "G": "З", "T": "Б"}


def documents() -> dict[str, str]:
    """All faces of all cards, the sprites and the marks, by a name for messages."""
    texts = {code: art.card_svg(code) for code in art.all_codes()}
    texts |= {f"{code} back": art.card_svg(code, face="back") for code in art.all_codes()}
    texts |= {f"{code} open": art.card_svg(code, face="open") for code in DOORS}
    texts |= {f"palace {p}": art.palace_svg(p) for p in "RBGT"}
    texts |= {f"palace {p} lit": art.palace_svg(p, lit=True) for p in "RBGT"}
    texts |= {f"{p} {s} in the hall": art.hall_door_svg(p, s) for p in "RBGT" for s in DOOR_STATES}
    return texts | {
        "lettered card": art.card_svg("Rs", letters=CYRILLIC),
        "letters": art.letter_sprite(CYRILLIC),
        "hall": art.hall_sprite(),
        "sprite": art.sprite(),
        "base sprite": art.base_sprite(),
        "icon": art.icon_svg(),
        "logo": art.logo_svg(),
    }


def elements(text: str) -> Iterator[ET.Element]:
    """All elements in the order in which they are painted."""
    return ET.fromstring(text).iter()  # noqa: S314 - our own text


def painted(text: str) -> Iterator[ET.Element]:
    """The elements of a card without the shared parts."""
    root = ET.fromstring(text)  # noqa: S314 - our own text
    for child in root:
        if child.tag != SVG + "defs":
            yield from child.iter()


def reference(element: ET.Element) -> str:
    """The shared part that a `use` stands for, or nothing."""
    return element.get("href", "").removeprefix("#")


def contrast(one: str, other: str) -> float:
    """The ratio of WCAG 2: 21 for black on white, 1 for equal colours."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    digits = colour.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
