"""The pictures as files: all there, plain, safe under a strict policy, small."""

from __future__ import annotations

import gzip
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator

from onirim import art
from onirim.rules.base.cards import base_cards
from tools.lint.shared.findings import ROOT, Finding, report
from tools.lint.shared.svg import DOOR_STATES, DOORS, SVG, documents, elements, reference

CODE = "src/onirim/art"
GALLERY = "docs/gallery/cards.png"
DECK = """
    Nm Rs Bs Gs Ts Rd Bd Gd Td Rm Bm Gm Tm Rk Bk Gk Tk Rg Bg Gg Tg Ld
    R3 R4 R5 B3 B4 B5 G3 G4 G5 T3 T4 T5 Hd
"""
PREMONITIONS = "Pr Pb Pg Pt P2 P3 P5 Pa"
LATER = "Xs Xm Xk De Od Dz Ar Hb Cy Cc Sp Mi Hu Ke"
RELICS = """
    goal-Rd goal-Bd goal-Gd goal-Td goal-Od spell-prophecy spell-planning spell-punishment
    dreamcatcher failsafe-book incubus
"""
TAGS = [
    "svg",
    "defs",
    "symbol",
    "g",
    "use",
    "path",
    "circle",
    "ellipse",
    "rect",
    "clipPath",
    "pattern",
    "linearGradient",
    "radialGradient",
    "stop",
]
FROM_ELSEWHERE = re.compile(r"url\((?!#)|:|//")
PALACE, HALL_DOOR = (240, 244), (120, 196)  # width and height
BYTES = {"base sprite": 25_000, "sprite": 40_000, "hall": 4_000}  # compressed: a first visit
ICON_BYTES, GALLERY_BYTES = 2_000, 300_000


def main() -> int:
    return report(findings())


def findings() -> Iterator[Finding]:
    every = documents()
    for name, text in every.items():
        for what in (*unsafe(text), *loose_ends(text)):
            yield Finding(CODE, 1, f"{name}: {what}")
    for what in (*cards(), *doubles(), *symbols(), *sizes(), *heavy(every)):
        yield Finding(CODE, 1, what)


def cards() -> Iterator[str]:
    """Every card has a picture; all cards of the deck share one back, which tells nothing."""
    listed = f"{DECK} {PREMONITIONS} {LATER} {RELICS}".split()
    if " ".join(art.all_codes()).split() != listed:
        yield f"other cards, or another order: {sorted({*art.all_codes()} ^ {*listed})}"
    for code in {*art.base_codes()} ^ {card.code for card in base_cards()}:
        yield f"{code} is either no card of the base game or not drawn"
    for code in f"{DECK} {LATER}".split():
        if art.face_id(code, "back") != "back":
            yield f"the back of {code} shows what it is"


def doubles() -> Iterator[str]:
    """No two pictures are equal."""
    faces = {code: art.card_svg(code) for code in art.all_codes()}
    faces |= {f"{code} open": art.card_svg(code, face="open") for code in DOORS}
    faces["back"] = art.card_svg("Rs", face="back")
    faces |= {
        f"palace {p} {lit}": art.palace_svg(p, lit=lit) for p in "RBGT" for lit in (False, True)
    }
    faces |= {f"hall {p} {s}": art.hall_door_svg(p, s) for p in "RBGT" for s in DOOR_STATES}
    first: dict[str, str] = {}
    for name, text in faces.items():
        if first.setdefault(text, name) != name:
            yield f"{name} looks like {first[text]}"


def unsafe(text: str) -> Iterator[str]:
    """Plain shapes: no script, no style, no text, nothing from elsewhere."""
    for element in elements(text):
        tag = element.tag.removeprefix(SVG)
        if tag not in TAGS:
            yield f"an element {tag}"
        if (element.text or "").strip() or (element.tail or "").strip():
            yield f"text in {tag}"
        for attribute, value in element.attrib.items():
            local = attribute != "href" or value.startswith("#")
            if attribute in {"style", "class"} or attribute.startswith(("on", "{")):
                yield f"an attribute {attribute}"
            elif FROM_ELSEWHERE.search(value) or not local:
                yield f"{attribute} is {value}"


def loose_ends(text: str) -> Iterator[str]:
    """Ids are unique, references lead somewhere, and nothing is carried along unused."""
    ids = Counter(str(e.get("id")) for e in elements(text) if e.get("id"))
    used = {reference(e) for e in elements(text) if e.get("href")}
    used |= set(re.findall(r"url\(#([^)]+)\)", text))
    for name in (name for name, times in ids.items() if times > 1):
        yield f"two parts are called {name}"
    for name in used - {*ids}:
        yield f"no part {name}"
    for name in {*ids} - symbols_of(text) - used:
        yield f"{name} is not used"


def symbols_of(text: str) -> set[str]:
    return {str(e.get("id")) for e in elements(text) if e.tag == SVG + "symbol"}


def symbols() -> Iterator[str]:
    """Sprites have a symbol for each face and each piece of the hall, and no others."""
    base = {*art.base_codes(), "back", "Rd-open", "Bd-open", "Gd-open", "Td-open"}
    yield from unequal("the base sprite", symbols_of(art.base_sprite()), base)
    pieces = {f"palace-{p}{lit}" for p in "RBGT" for lit in ("", "-lit")}
    pieces |= {f"hall-{p}-{state}" for p in "RBGT" for state in DOOR_STATES}
    yield from unequal("the hall", symbols_of(art.hall_sprite()), pieces)
    whole = symbols_of(art.sprite())
    faces = {face for code in art.all_codes() for face in (code, art.face_id(code, "back"))}
    for name in faces | {f"{code}-open" for code in DOORS}:
        if name not in whole:
            yield f"the sprite has no symbol {name}"


def unequal(where: str, found: Iterable[str], expected: Iterable[str]) -> Iterator[str]:
    for name in {*found} ^ {*expected}:
        yield f"{where} has no symbol {name}, or needs none"


def sizes() -> Iterator[str]:
    """A page lays Doors into the doorways of a palace, so it must know both."""
    for letter in "RBGT":
        if {size(art.palace_svg(letter)), size(art.palace_svg(letter, lit=True))} != {PALACE}:
            yield f"the palace {letter} is not {PALACE}"
        if {size(art.hall_door_svg(letter, state)) for state in DOOR_STATES} != {HALL_DOOR}:
            yield f"a Door of the hall is not {HALL_DOOR}: {letter}"
    for left, top, width in art.DOORWAYS:
        if left + width > PALACE[0] or top + width * HALL_DOOR[1] / HALL_DOOR[0] > PALACE[1]:
            yield f"the doorway at {left}, {top} is outside the palace"


def size(text: str) -> tuple[int, int]:
    _, _, width, height = next(elements(text)).get("viewBox", "").split()
    return int(width), int(height)


def heavy(every: dict[str, str]) -> Iterator[str]:
    """Small enough for a first visit."""
    for name, most in BYTES.items():
        if len(gzip.compress(every[name].encode())) > most:
            yield f"{name} is larger than {most} bytes"
    if len(every["icon"]) > ICON_BYTES:
        yield f"the icon is larger than {ICON_BYTES} bytes"
    if (ROOT / GALLERY).stat().st_size > GALLERY_BYTES:
        yield f"{GALLERY} is larger than {GALLERY_BYTES} bytes"


if __name__ == "__main__":
    sys.exit(main())
