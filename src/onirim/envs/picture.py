"""What render() gives: text, or a picture of the table from our own card art."""

from __future__ import annotations

import io
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import onirim
from onirim.art import all_codes, sprite
from onirim.envs.games import cards_on_table
from onirim.game.state import State

PICTURE_WIDTH: Final = 960
PICTURE_HEIGHT: Final = 720
GAP: Final = 12
FELT: Final = "#1d2440"
CARD_SIZE: Final = (200, 300)  # as they are drawn
MOST_CARD_HEIGHT: Final = 180
BACK: Final = "back"


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
    """The table as pixels: height, width, three colours."""
    import resvg_py
    from PIL import Image

    png = resvg_py.svg_to_bytes(svg_string=table_svg(state, seat), skip_system_fonts=True)
    with Image.open(io.BytesIO(bytes(png))) as image:
        return np.asarray(image.convert("RGB"))


def table_svg(state: State, seat: int) -> str:
    """The table as an SVG document: a line of cards for each zone that holds some."""
    lines = [names for names in lines_of_cards(state, seat) if names]
    height = min(MOST_CARD_HEIGHT, (PICTURE_HEIGHT - GAP) / max(1, len(lines)) - GAP)
    used = sorted({name.removesuffix("-open") for names in lines for name in names} - {BACK})
    body = [
        f'<rect width="{PICTURE_WIDTH}" height="{PICTURE_HEIGHT}" fill="{FELT}"/>',
        sprite(["Rs", *used]),
    ]
    for number, names in enumerate(lines):
        body += line_of_cards(names, GAP + number * (height + GAP), height)
    size = f'width="{PICTURE_WIDTH}" height="{PICTURE_HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(body)}</svg>'


def lines_of_cards(state: State, seat: int) -> list[list[str]]:
    """The drawings of each zone, in the order of the ruleset."""
    return [
        [drawing_of(card, role) for card in cards] for role, cards in cards_on_table(state, seat)
    ]


def drawing_of(card: str, role: str) -> str:
    """The id of the drawing of a card; a hidden card shows its back."""
    code = card.rstrip("*!")
    if code not in all_codes():
        return BACK
    return f"{code}-open" if role == "doors" and code[1] == "d" and len(code) == 2 else code


def line_of_cards(names: list[str], top: float, height: float) -> list[str]:
    """A line of cards side by side, one over the other where they are many."""
    width = height * CARD_SIZE[0] / CARD_SIZE[1]
    room = PICTURE_WIDTH - 2 * GAP - width
    step = min(width + GAP / 2, room / max(1, len(names) - 1))
    return [
        f'<use href="#{name}" x="{GAP + i * step:.1f}" y="{top:.1f}" '
        f'width="{width:.1f}" height="{height:.1f}"/>'
        for i, name in enumerate(names)
    ]
