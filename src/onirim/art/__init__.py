"""Our own pictures of all cards, as SVG text: paper cut in layers, lit from behind.

    card_svg("Rs")                  a document with one card
    card_svg("Rd", face="open")     a Door that has been opened
    sprite()                        one document with a symbol for every card
    base_sprite()                   the same for the base game alone
    icon_svg(), logo_svg()          the marks of the project

The package imports nothing of the rest and knows no rules. There are no words on the cards,
only R B G T, digits and signs, so they speak every language.
"""

from onirim.art.brand import icon_svg, logo_svg
from onirim.art.catalogue import base_codes
from onirim.art.sprite import Face, all_codes, base_sprite, card_svg, face_id, sprite

__all__ = [
    "Face",
    "all_codes",
    "base_codes",
    "base_sprite",
    "card_svg",
    "face_id",
    "icon_svg",
    "logo_svg",
    "sprite",
]
