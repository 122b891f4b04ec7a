"""Our own pictures of all cards, as SVG text: paper cut in layers, lit from behind.

    card_svg("Rs")                  a document with one card
    card_svg("Rd", face="open")     a Door that has been opened
    sprite()                        one document with a symbol for every card
    base_sprite()                   the same for the base game alone
    palace_svg("R", lit=True)       a palace of the hall of Doors
    hall_door_svg("R", "open")      a Door of it
    hall_sprite()                   one document with all of the hall
    letter_sprite({"R": "R", …})    letters to lay over the cards of a place
    icon_svg(), logo_svg()          the marks of the project

The package imports nothing of the rest and knows no rules. There are no words on the cards,
only digits, signs and emblems, so they speak every language.
"""

from onirim.art.brand import icon_svg, logo_svg
from onirim.art.drawings import base_codes
from onirim.art.hall import DOORWAYS, DoorState
from onirim.art.letters import drawn_characters
from onirim.art.sprite import (
    Face,
    all_codes,
    base_sprite,
    card_svg,
    face_id,
    hall_door_svg,
    hall_sprite,
    letter_sprite,
    palace_svg,
    placed_codes,
    sprite,
)

__all__ = [
    "DOORWAYS",
    "DoorState",
    "Face",
    "all_codes",
    "base_codes",
    "base_sprite",
    "card_svg",
    "drawn_characters",
    "face_id",
    "hall_door_svg",
    "hall_sprite",
    "icon_svg",
    "letter_sprite",
    "logo_svg",
    "palace_svg",
    "placed_codes",
    "sprite",
]
