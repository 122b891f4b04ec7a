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
from tests.art.documents import CYRILLIC, DOORS, SVG, contrast, elements, painted, reference

RULES = Path(__file__).resolve().parents[2] / "docs/rules/reference.md"
LOCATIONS = [("s", "sun"), ("m", "moon"), ("k", "key"), ("g", "glyph"), ("d", "door")]
ENOUGH = 4.5  # WCAG 2, level AA
MARKS = ("letter-", "sign-", "emblem-", "step")
LETTERS = {"red": "R", "blue": "B", "green": "G", "brown": "T"}
BRIGHT = {IVORY, GOLD} | {place.tones.glow for place in PLACES.values()}
SIGNS = {"both": ("sun", "moon"), "Sun": ("sun",), "Moon": ("moon",), "–": ()}


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


@pytest.mark.parametrize("code", art.all_codes())
def test_marks_stand_out_from_their_ground(code: str) -> None:
    found = marks(art.card_svg(code)) + marks(art.card_svg(code, letters=CYRILLIC))
    assert found
    for name, colour, ground in found:
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
def test_a_card_shows_its_place_without_letters(letter: str, kind: str) -> None:
    """Outline, pattern and emblem, and none of another place; the emblem is in the corner, too."""
    text = art.card_svg(letter + kind)
    for part in ("sheet", "pattern", "emblem"):
        assert set(re.findall(rf"#{part}-([RBGT])\b", text)) == {letter}
    assert f'href="#emblem-{letter}" transform="translate(28 76)"' in text
    assert not re.search(r"#letter-\D", text)


def test_letters_are_an_option_of_cards_with_a_place() -> None:
    for code in art.all_codes():
        plain, lettered = art.card_svg(code), art.card_svg(code, letters=CYRILLIC)
        found = set(re.findall(r'"#letter-(\D)"', lettered))
        assert found == ({CYRILLIC[code[0]]} if code in art.placed_codes() else set())
        assert (plain == lettered) == (code not in art.placed_codes())
    assert art.card_svg("Rs", face="back", letters=CYRILLIC) == art.card_svg("Rs", face="back")


def test_letters_to_lay_over_cards_are_one_for_each_place() -> None:
    symbols = [
        e.get("id") for e in elements(art.letter_sprite(CYRILLIC)) if e.tag == SVG + "symbol"
    ]
    assert symbols == ["letter-on-R", "letter-on-B", "letter-on-G", "letter-on-T"]


@pytest.mark.parametrize("letter", PLACES)
def test_a_dark_door_of_the_hall_has_no_light_but_its_keyhole(letter: str) -> None:
    dark, lit = art.hall_door_svg(letter, "dark"), art.hall_door_svg(letter, "lit")
    assert PLACES[letter].tones.glow in lit
    assert PLACES[letter].tones.glow not in dark


@pytest.mark.parametrize("letter", PLACES)
def test_beyond_an_open_door_of_the_hall_lies_the_dawn(letter: str) -> None:
    """The two drawings differ in the leaf alone: a page swings it by itself."""
    opened, beyond = art.hall_door_svg(letter, "open"), art.hall_door_svg(letter, "beyond")
    assert "url(#dawn)" in beyond
    assert opened.startswith(beyond.removesuffix("</svg>"))


@pytest.mark.parametrize("letter", PLACES)
def test_the_emblem_of_a_palace_stands_out(letter: str) -> None:
    tones = PLACES[letter].tones
    assert contrast(tones.glow, tones.ink) >= ENOUGH
    assert contrast(tones.far, tones.ink) >= 3  # a picture beside its outline: WCAG 2, 1.4.11


@pytest.mark.parametrize("letter", PLACES)
@pytest.mark.parametrize(("kind", "sign"), LOCATIONS)
def test_a_location_shows_its_symbol_and_no_other(letter: str, kind: str, sign: str) -> None:
    text = art.card_svg(letter + kind)
    assert re.findall(r'"#sign-(\w+)', text) == [sign]
    assert re.findall(r'"#large-(\w+)', text) == ([] if kind == "d" else [sign])


def test_crossroads_show_all_emblems_in_the_corner() -> None:
    for code in ("Xs", "Xm", "Xk"):
        plaque = art.card_svg(code).rpartition("#sign-")[2]
        assert set(re.findall(r'"#emblem-(\w)', plaque)) == set("RBGT")


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
