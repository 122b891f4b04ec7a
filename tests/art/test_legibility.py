"""The pictures as things to play with: read without colours, and as the rules say."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from onirim import art
from onirim.art.palette import GOLD, IVORY
from onirim.art.places import PLACES
from onirim.art.relics import COSTS
from tests.art.documents import DOORS, SVG, contrast, elements, painted, reference

RULES = Path(__file__).resolve().parents[2] / "docs/rules/reference.md"
LOCATIONS = [("s", "sun"), ("m", "moon"), ("k", "key"), ("g", "glyph"), ("d", "door")]
ENOUGH = 4.5  # WCAG 2, level AA
MARKS = ("letter-", "sign-", "emblem-", "step")
LETTERS = {"red": "R", "blue": "B", "green": "G", "brown": "T"}
SIGNS = {"both": ("sun", "moon"), "Sun": ("sun",), "Moon": ("moon",), "–": ()}


def marks(code: str) -> list[tuple[str, str, str]]:
    """Each mark that is meant to be read (ivory or gold): its name, its colour, its ground."""
    found, ground = [], ""
    for element in painted(art.card_svg(code)):
        name = reference(element)
        paint = element.get("stroke" if name.startswith("letter-") else "fill", "")
        if name.startswith(MARKS):
            if paint in {IVORY, GOLD}:
                found.append((name, paint, ground))
        elif paint.startswith("#") and not element.get("opacity"):
            ground = paint
    return found


@pytest.mark.parametrize("code", art.all_codes())
def test_marks_stand_out_from_their_ground(code: str) -> None:
    assert marks(code)
    for name, colour, ground in marks(code):
        assert contrast(colour, ground) >= ENOUGH, (name, colour, ground)


@pytest.mark.parametrize("symbol", "smkg")
@pytest.mark.parametrize("letter", PLACES)
def test_large_symbols_stand_out_from_their_outline(letter: str, symbol: str) -> None:
    text = art.card_svg(letter + symbol)
    large = [e for e in painted(text) if reference(e).startswith("large-")]
    assert len(large) == 1
    ink = large[0].get("stroke", "")
    light = {"s": "gold", "m": "silver", "k": "gold", "g": "rune"}[symbol]
    for colour in _stops(text, f"light-{light}"):
        assert contrast(colour, ink) >= ENOUGH


def test_the_places_differ_in_everything_but_colour_too() -> None:
    for trait in ("letter", "arch", "door", "emblem", "pattern"):
        assert len({getattr(place, trait) for place in PLACES.values()}) >= (
            3 if trait == "door" else 4
        )
    parts = {e.get("id"): _shape(e) for e in elements(art.sprite())}
    assert len({parts[f"pattern-{letter}"] for letter in PLACES}) == 4


@pytest.mark.parametrize("letter", PLACES)
@pytest.mark.parametrize("kind", "smkgd345")
def test_a_card_shows_its_place_four_times(letter: str, kind: str) -> None:
    """Letter, outline, pattern and emblem, and none of another place."""
    text = art.card_svg(letter + kind)
    for part in ("letter", "sheet", "pattern", "emblem"):
        assert set(re.findall(rf"#{part}-([RBGT])\b", text)) == {letter}


@pytest.mark.parametrize("letter", PLACES)
@pytest.mark.parametrize(("kind", "sign"), LOCATIONS)
def test_a_location_shows_its_symbol_and_no_other(letter: str, kind: str, sign: str) -> None:
    text = art.card_svg(letter + kind)
    assert re.findall(r'"#sign-(\w+)', text) == [sign]
    assert re.findall(r'"#large-(\w+)', text) == ([] if kind == "d" else [sign])


def test_crossroads_show_all_letters() -> None:
    for code in ("Xs", "Xm", "Xk"):
        assert set(re.findall(r'"#letter-(\w)', art.card_svg(code))) == set("RBGT")


@pytest.mark.parametrize("code", DOORS)
def test_a_door_can_be_told_open_from_closed(code: str) -> None:
    closed, opened = art.card_svg(code), art.card_svg(code, face="open")
    assert "url(#doorway-" in opened
    assert "url(#doorway-" not in closed


def test_towers_have_the_sides_of_the_table() -> None:
    """§6.1, as written in the rules."""
    rows = re.findall(
        r"^\| (\w+) \| ([345]) \| (\S+) \| (\S+) \|$", RULES.read_text("utf-8"), re.MULTILINE
    )
    assert len(rows) == 12
    for colour, value, left, right in rows:
        code = LETTERS[colour] + value
        assert _sides(code) == (SIGNS[left], SIGNS[right]), code
        assert f'"#letter-{value}"' in art.card_svg(code)


def test_spells_have_the_costs_of_the_table() -> None:
    """§3.1, the cheap side in front, the dear one behind."""
    rules = RULES.read_text("utf-8")
    for code, word in zip(COSTS, ("Prophecy", "Planning", "Punishment"), strict=True):
        row = re.search(rf"^\| \w+ {word} \| (\d+) \| (\d+) \|", rules, re.MULTILINE)
        assert row
        sides = (art.card_svg(code), art.card_svg(code, face="back"))
        costs = tuple("".join(re.findall(r'"#letter-(\d)', side)) for side in sides)
        assert costs == row.groups()


def _sides(code: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The signs of a Tower at its left and at its right edge; the right tab is a mirrored group."""
    root = ET.fromstring(art.card_svg(code))  # noqa: S314 - our own text
    picture = next(child for child in root if child.tag == SVG + "g")
    mirrored = [g for g in picture if g.get("transform") == "translate(200 0)scale(-1 1)"]
    assert len(mirrored) == 1
    right = _signs(mirrored[0])
    everywhere = _signs(picture)
    return everywhere[: len(everywhere) - len(right)], right


def _signs(element: ET.Element) -> tuple[str, ...]:
    names = (reference(e) for e in element.iter())
    return tuple(name.removeprefix("sign-") for name in names if name.startswith("sign-"))


def _stops(text: str, name: str) -> list[str]:
    gradient = next(e for e in elements(text) if e.get("id") == name)
    return [stop.get("stop-color", "") for stop in gradient]


def _shape(element: ET.Element) -> str:
    """All geometry, no paint."""
    return " ".join(e.get("d", "") for e in element.iter())
