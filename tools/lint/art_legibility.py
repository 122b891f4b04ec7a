"""The pictures as things to play with: read without colours, and printed as the rules say."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from xml.etree import ElementTree as ET

from onirim import art
from onirim.art.palette import GOLD, IVORY
from onirim.art.places import PLACES
from onirim.art.relics import COSTS
from tools.lint.shared.findings import ROOT, Finding, report
from tools.lint.shared.svg import (
    CYRILLIC,
    DOORS,
    SVG,
    contrast,
    elements,
    painted,
    reference,
)

CODE = "src/onirim/art"
LOCATIONS = [("s", "sun"), ("m", "moon"), ("k", "key"), ("g", "glyph"), ("d", "door")]
LIGHTS = {"s": "gold", "m": "silver", "k": "gold", "g": "rune"}
ENOUGH = 4.5  # WCAG 2, level AA
ENOUGH_BESIDE = 3.0  # a picture beside its outline: WCAG 2, 1.4.11
MARKS = ("letter-", "sign-", "emblem-", "step")
LETTERS = {"red": "R", "blue": "B", "green": "G", "brown": "T"}
BRIGHT = {IVORY, GOLD} | {place.tones.glow for place in PLACES.values()}
SIGNS = {"both": ("sun", "moon"), "Sun": ("sun",), "Moon": ("moon",), "–": ()}
TRAITS = {"letter": 4, "arch": 4, "door": 3, "emblem": 4, "pattern": 4}  # different ones of each
TOWERS = 12
SPELLS = ("Prophecy", "Planning", "Punishment")


def main() -> int:
    return report(findings())


def findings() -> Iterator[Finding]:
    rules = (ROOT / "docs/rules/reference.md").read_text(encoding="utf-8")
    found = [*traits(), *letters(), *halls(), *locations(), *crossroads(), *doors()]
    for code in art.all_codes():
        texts = (art.card_svg(code), art.card_svg(code, letters=CYRILLIC))
        found += [f"{code}: {what}" for what in (*faint_marks(*texts), *unlike_its_place(code))]
    found += [*faint_symbols(), *towers(rules), *spells(rules)]
    for what in found:
        yield Finding(CODE, 1, what)


def marks(text: str) -> list[tuple[str, str, str]]:
    """Each mark that is meant to be read: its name, its colour, its ground."""
    found, ground = [], ""
    for element in painted(text):
        name = reference(element)
        paint = element.get("stroke" if name.startswith("letter-") else "fill", "")
        if name.startswith(MARKS):
            if paint in BRIGHT:
                found.append((name, paint, ground))
        elif paint.startswith("#") and not element.get("opacity"):
            ground = paint
    return found


def faint_marks(*texts: str) -> Iterator[str]:
    found = [mark for text in texts for mark in marks(text)]
    if not found:
        yield "shows no mark"
    for name, colour, ground in found:
        if contrast(colour, ground) < ENOUGH:
            yield f"{name} in {colour} does not stand out from {ground}"


def faint_symbols() -> Iterator[str]:
    """Large symbols stand out from their outline."""
    for code in (f"{letter}{symbol}" for letter in PLACES for symbol in LIGHTS):
        text = art.card_svg(code)
        large = [e for e in painted(text) if reference(e).startswith("large-")]
        if len(large) != 1:
            yield f"{code} shows {len(large)} large symbols"
            continue
        ink = large[0].get("stroke", "")
        for colour in stops(text, f"light-{LIGHTS[code[1]]}"):
            if contrast(colour, ink) < ENOUGH:
                yield f"{code}: {colour} does not stand out from its outline {ink}"


def stops(text: str, name: str) -> list[str]:
    gradient = next(e for e in elements(text) if e.get("id") == name)
    return [stop.get("stop-color", "") for stop in gradient]


def traits() -> Iterator[str]:
    """The places differ in everything, not only in colour."""
    for trait, different in TRAITS.items():
        if len({getattr(place, trait) for place in PLACES.values()}) < different:
            yield f"fewer than {different} places differ in their {trait}"
    parts = {e.get("id"): shape(e) for e in elements(art.sprite())}
    if len({parts[f"pattern-{letter}"] for letter in PLACES}) < len(PLACES):
        yield "two places have the same pattern"


def shape(element: ET.Element) -> str:
    """All geometry, no paint."""
    return " ".join(e.get("d", "") for e in element.iter())


def unlike_its_place(code: str) -> Iterator[str]:
    """Outline, pattern and emblem, and none of another place; the emblem in the corner, too."""
    if code[0] not in PLACES or code[1:] not in {*"smkgd345"}:
        return
    letter, text = code[0], art.card_svg(code)
    for part in ("sheet", "pattern", "emblem"):
        if {*re.findall(rf"#{part}-([RBGT])\b", text)} != {letter}:
            yield f"shows no {part} of its place, or one of another"
    if f'href="#emblem-{letter}" transform="translate(28 76)"' not in text:
        yield "shows no emblem in its corner"
    if re.search(r"#letter-\D", text):
        yield "shows a letter that nobody asked for"


def letters() -> Iterator[str]:
    """Letters are an option of cards with a place, and one for each place."""
    for code in art.all_codes():
        plain, lettered = art.card_svg(code), art.card_svg(code, letters=CYRILLIC)
        placed = code in art.placed_codes()
        expected = {CYRILLIC[code[0]]} if placed else set()
        if {*re.findall(r'"#letter-(\D)"', lettered)} != expected or (plain == lettered) is placed:
            yield f"{code} shows other letters than {expected}"
    if art.card_svg("Rs", face="back", letters=CYRILLIC) != art.card_svg("Rs", face="back"):
        yield "a back shows letters"
    sprite = art.letter_sprite(CYRILLIC)
    found = [e.get("id") for e in elements(sprite) if e.tag == SVG + "symbol"]
    if found != [f"letter-on-{letter}" for letter in "RBGT"]:
        yield f"the letters to lay over cards are {found}"


def halls() -> Iterator[str]:
    """A dark Door has no light but its keyhole; beyond an open one lies the dawn."""
    for letter, place in PLACES.items():
        tones = place.tones
        dark, lit, opened, beyond = (
            art.hall_door_svg(letter, state) for state in ("dark", "lit", "open", "beyond")
        )
        if tones.glow not in lit or tones.glow in dark:
            yield f"the dark Door {letter} of the hall glows, or the lit one does not"
        if "url(#dawn)" not in beyond or not opened.startswith(beyond.removesuffix("</svg>")):
            yield f"the open Door {letter} of the hall is not the dawn with a leaf over it"
        if (
            contrast(tones.glow, tones.ink) < ENOUGH
            or contrast(tones.far, tones.ink) < ENOUGH_BESIDE
        ):
            yield f"the emblem of the palace {letter} does not stand out"


def locations() -> Iterator[str]:
    """A Location shows its symbol and no other."""
    for letter in PLACES:
        for kind, sign in LOCATIONS:
            text = art.card_svg(letter + kind)
            signs, large = re.findall(r'"#sign-(\w+)', text), re.findall(r'"#large-(\w+)', text)
            if signs != [sign] or large != ([] if kind == "d" else [sign]):
                yield f"{letter}{kind} shows {signs} and {large}"


def crossroads() -> Iterator[str]:
    for code in ("Xs", "Xm", "Xk"):
        plaque = art.card_svg(code).rpartition("#sign-")[2]
        if {*re.findall(r'"#emblem-(\w)', plaque)} != {*"RBGT"}:
            yield f"{code} does not show all emblems in its corner"


def doors() -> Iterator[str]:
    for code in DOORS:
        way = "url(#doorway-"
        if way in art.card_svg(code) or way not in art.card_svg(code, face="open"):
            yield f"the Door {code} looks the same open and closed"


def towers(rules: str) -> Iterator[str]:
    """Towers have the sides of the table in §6.1."""
    rows = re.findall(r"^\| (\w+) \| ([345]) \| (\S+) \| (\S+) \|$", rules, re.MULTILINE)
    if len(rows) != TOWERS:
        yield f"the rules list {len(rows)} Towers"
    for colour, value, left, right in rows:
        code = LETTERS[colour] + value
        shown = f'"#letter-{value}"' in art.card_svg(code)
        if sides(code) != (SIGNS[left], SIGNS[right]) or not shown:
            yield f"the Tower {code} shows {sides(code)}, not {left} and {right}"


def sides(code: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The signs of a Tower at its left and at its right edge; the right tab is a mirrored group."""
    root = ET.fromstring(art.card_svg(code))  # noqa: S314 - our own text
    picture = next(child for child in root if child.tag == SVG + "g")
    (mirrored,) = (g for g in picture if g.get("transform") == "translate(200 0)scale(-1 1)")
    right, everywhere = signs_in(mirrored), signs_in(picture)
    return everywhere[: len(everywhere) - len(right)], right


def signs_in(element: ET.Element) -> tuple[str, ...]:
    names = (reference(e) for e in element.iter())
    return tuple(name.removeprefix("sign-") for name in names if name.startswith("sign-"))


def spells(rules: str) -> Iterator[str]:
    """Spells have the costs of the table in §3.1: the cheap side in front, the dear one behind."""
    for code, word in zip(COSTS, SPELLS, strict=True):
        row = re.search(rf"^\| \w+ {word} \| (\d+) \| (\d+) \|", rules, re.MULTILINE)
        faces = (art.card_svg(code), art.card_svg(code, face="back"))
        costs = tuple("".join(re.findall(r'"#letter-(\d)', face)) for face in faces)
        if row is None or costs != row.groups():
            yield f"{code} costs {costs}, not as in the rules"


if __name__ == "__main__":
    sys.exit(main())
