"""Names that modules use, whether or not the engine has them yet.

What the engine has is asked of the engine; this list lets the texts of a module be there first.
"""

from __future__ import annotations


def names(text: str) -> tuple[str, ...]:
    return tuple(text.split())


MODULES = {
    "book": ("hard",),
    "glyphs": (),
    "dreamcatchers": ("hard",),
    "towers": ("hard",),
    "premonitions": ("5", "6"),
    "crossroads": ("hard",),
    "oniverse": (),
    "incubus": ("new", "apprentice", "true"),
    "pouch": (),
}
SWITCHES = names("""
    B10 T1 X-cards X-key X-wild C-overload C-prophecy O-spies O2 I1 I-charge I-one W-immune K-first
""")
CARDS = names("""
    Rg Bg Gg Tg Ld R3 R4 R5 B3 B4 B5 G3 G4 G5 T3 T4 T5 Hd Pr Pb Pg Pt P2 P3 P5 Pa Xs Xm Xk De
    Od Dz Ar Hb Cy Cc Sp Mi Hu Ke
""")
SINGLE = names("R3 R4 R5 B3 B4 B5 G3 G4 G5 T3 T4 T5 Od Pr Pb Pg Pt P2 P3 P5 Pa")  # one copy
DOORS = names("Rd Bd Gd Td Od")
STEPS = names("""
    fill order-bottom incantation pay paradox planning freeing overload tower-loss premonitions
    two-keys door-penalty happy-dream avert fetch discard-any name-colour rally cyclobot
""")
VERBS = names("""
    draw bottom waive spell-prophecy spell-planning spell-punishment remove goal failsafe free
    take-from give-up build-left build-right lose-tower false-destruction suffer pay-partner-door
    dream-avert avert seven dream-fetch fetch escape name rally cyclobot retrieve spies hunter
    keeper hammer-bird architect mirror chaos chaos-unlock charge cancel
""")
AT_STEP = names("""
    decline-at-trio decline-at-door decline-at-swap decline-at-freeing decline-at-discard-any
    decline-at-rally take-at-incantation top-at-paradox
""")  # verbs that are said otherwise at one question
EFFECTS = names("incantation tower-look")
PLAYERS = names("heuristic")
ZONES = names("""
    deck bottom goals goal-bag catcher towers premonitions reserve removed denizens identities
    stored keepers pawn
""")
REASONS = names("""
    premonition-sleeps not-paired not-in-deck no-denizen row-empty architect discard-empty stored
    premonition-later no-premonition same-colour key-fits
""")
THREATS = names("strike")
