"""What render() gives: text, or a picture of the table from our own card art."""

from __future__ import annotations

import io
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import onirim
from onirim.art import Face, all_codes, card_svg
from onirim.envs.states import cards_on_table
from onirim.game.state import State

PICTURE_SIZE: Final = (960, 720)
GAP: Final = 12
FELT: Final = "#1d2440"
FEWEST_LINES: Final = 4  # so that cards aren't larger than they have to be
CardFace = tuple[str, Face]
BACK: Final[CardFace] = ("Rs", "back")


def rendered(state: State, seat: int, mode: str) -> Any:
    """The table as a seat sees it: text ("ansi"), pixels ("rgb_array"), or printed ("human")."""
    if mode == "rgb_array":
        return table_picture(state, seat)
    text = str(state.view(seat))
    if mode == "ansi":
        return text
    print(text)
    return None


def check_rasterizer(mode: str | None) -> None:
    """Say now which extra is missing, not with the first picture."""
    if mode == "rgb_array":
        onirim._need("render", "render_mode='rgb_array'")


def table_picture(state: State, seat: int) -> NDArray[np.uint8]:
    """The table as pixels: height, width, three colours. Each zone with cards is a line."""
    from PIL import Image

    lines = [faces for faces in faces_on_table(state, seat) if faces]
    table = Image.new("RGB", PICTURE_SIZE, FELT)
    height = (PICTURE_SIZE[1] - GAP) // max(FEWEST_LINES, len(lines)) - GAP
    for number, faces in enumerate(lines):
        cards = [card_picture(face, height) for face in faces]
        room = PICTURE_SIZE[0] - 2 * GAP - cards[0].width
        step = min(cards[0].width + GAP // 2, room // max(1, len(cards) - 1))
        for place, card in enumerate(cards):  # one over the other where they are many
            table.paste(card, (GAP + place * step, GAP + number * (height + GAP)), card)
    return np.array(table)


def faces_on_table(state: State, seat: int) -> list[list[CardFace]]:
    """The cards of each zone, in the order of the ruleset."""
    return [[face_of(card, role) for card in cards] for role, cards in cards_on_table(state, seat)]


def face_of(card: str, role: str) -> CardFace:
    """The side of a card that is seen: a hidden one shows its back, a gained Door is open."""
    code = card.rstrip("*!")
    if code not in all_codes():
        return BACK
    return (code, "open" if role == "doors" and code.endswith("d") else "front")


@cache
def card_picture(face: CardFace, height: int) -> Any:
    """A card as a picture, drawn once for each size."""
    import resvg_py
    from PIL import Image

    svg = card_svg(face[0], face=face[1])
    png = resvg_py.svg_to_bytes(svg_string=svg, height=height, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")
