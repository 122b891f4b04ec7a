"""The pictures as files: all there, valid, safe under a strict policy, small, always the same."""

from __future__ import annotations

import doctest
import gzip
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from onirim import art
from onirim.rules.base.cards import base_cards
from tests.art.documents import DOOR_STATES, DOORS, SVG, documents, elements, reference

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = documents()
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
TAGS = """
    svg defs symbol g use path circle ellipse rect clipPath pattern linearGradient radialGradient
    stop
"""


def test_every_card_has_a_picture() -> None:
    assert " ".join(art.all_codes()).split() == f"{DECK} {PREMONITIONS} {LATER} {RELICS}".split()


def test_the_base_codes_are_the_cards_of_the_engine() -> None:
    assert set(art.base_codes()) == {card.code for card in base_cards()}


def test_no_two_pictures_are_equal() -> None:
    faces = [art.card_svg(code) for code in art.all_codes()]
    faces += [art.card_svg(code, face="open") for code in DOORS]
    faces.append(art.card_svg("Rs", face="back"))
    assert len(set(faces)) == len(faces)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_only_plain_shapes(name: str) -> None:
    """No script, no style, no text, nothing from elsewhere."""
    for element in elements(DOCUMENTS[name]):
        assert element.tag.removeprefix(SVG) in TAGS.split()
        assert not (element.text or "").strip()
        assert not (element.tail or "").strip()
        for attribute, value in element.attrib.items():
            assert attribute not in {"style", "class"}
            assert not attribute.startswith(("on", "{"))
            assert not re.search(r"url\((?!#)|:|//", value)
            assert attribute != "href" or value.startswith("#")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_ids_are_unique_and_references_lead_somewhere(name: str) -> None:
    text = DOCUMENTS[name]
    ids = Counter(e.get("id") for e in elements(text) if e.get("id"))
    assert not [one for one, times in ids.items() if times > 1]
    used = {reference(e) for e in elements(text) if e.get("href")}
    used |= set(re.findall(r"url\(#([^)]+)\)", text))
    assert used <= set(ids)
    symbols = {e.get("id") for e in elements(text) if e.tag == SVG + "symbol"}
    assert set(ids) - symbols == used  # and nothing is carried along unused


def test_a_sprite_has_a_symbol_for_each_face() -> None:
    base = {e.get("id") for e in elements(art.base_sprite()) if e.tag == SVG + "symbol"}
    assert base == {*art.base_codes(), "back", "Rd-open", "Bd-open", "Gd-open", "Td-open"}
    whole = {e.get("id") for e in elements(art.sprite()) if e.tag == SVG + "symbol"}
    for code in art.all_codes():
        assert {code, art.face_id(code, "back")} <= whole
    assert {f"{code}-open" for code in DOORS} <= whole


def test_the_hall_has_a_symbol_for_each_piece() -> None:
    hall = {e.get("id") for e in elements(art.hall_sprite()) if e.tag == SVG + "symbol"}
    palaces = {f"palace-{p}{lit}" for p in "RBGT" for lit in ("", "-lit")}
    assert hall == palaces | {f"hall-{p}-{state}" for p in "RBGT" for state in DOOR_STATES}


def test_pieces_of_the_hall_have_their_sizes() -> None:
    """A page lays Doors into the doorways of a palace, so it must know both."""
    for letter in "RBGT":
        assert size(art.palace_svg(letter)) == size(art.palace_svg(letter, lit=True)) == (240, 244)
        assert {size(art.hall_door_svg(letter, state)) for state in DOOR_STATES} == {(120, 196)}
    for left, top, width in art.DOORWAYS:
        assert left + width <= 240
        assert top + width * 196 / 120 <= 244


def size(text: str) -> tuple[int, int]:
    _, _, width, height = next(elements(text)).get("viewBox", "").split()
    return int(width), int(height)


def test_no_two_pieces_of_the_hall_are_equal() -> None:
    pieces = [art.palace_svg(p, lit=lit) for p in "RBGT" for lit in (False, True)]
    pieces += [art.hall_door_svg(p, state) for p in "RBGT" for state in DOOR_STATES]
    assert len(set(pieces)) == len(pieces) == 24


def test_cards_of_the_deck_share_one_back() -> None:
    """Whoever sees a back must not learn what kind of card it is."""
    deck = f"{DECK} {LATER}".split()
    assert {art.face_id(code, "back") for code in deck} == {"back"}


def test_what_cannot_be_drawn_is_refused() -> None:
    for code, face in (("Rs", "open"), ("Zz", "front"), ("back", "front"), ("Nm", "open")):
        with pytest.raises(KeyError):
            art.card_svg(code, face=face)  # type: ignore[arg-type]
    with pytest.raises(KeyError):
        art.palace_svg("X")
    with pytest.raises(KeyError):
        art.hall_door_svg("R", "ajar")  # type: ignore[arg-type]


def test_small_enough_for_a_first_visit() -> None:
    assert len(gzip.compress(art.base_sprite().encode())) <= 25_000
    assert len(gzip.compress(art.sprite().encode())) <= 40_000
    assert len(gzip.compress(art.hall_sprite().encode())) <= 4_000
    assert len(art.icon_svg()) <= 2_000
    assert (ROOT / "docs/gallery/cards.png").stat().st_size <= 300_000


def test_the_page_about_the_pictures_tells_the_truth() -> None:
    result = doctest.testfile(str(ROOT / "docs/art.md"), module_relative=False, encoding="utf-8")
    assert result.attempted
    assert not result.failed


def test_the_same_bytes_in_every_run() -> None:
    script = (
        "import hashlib, onirim.art as a; print(hashlib.sha256(a.sprite().encode()).hexdigest())"
    )
    found = set()
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT / "src")}
        command = [sys.executable, "-c", script]
        run = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
        found.add(run.stdout)
    assert len(found) == 1
