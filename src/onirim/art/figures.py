"""The figures on the Denizens' cards, cut from a few sheets each, standing on y = 250."""

from __future__ import annotations

from typing import Final

from onirim.art.palette import AMBER, GOLD, IVORY, PLUM, SHADE
from onirim.art.places import PLACES
from onirim.art.scenery import stars
from onirim.art.svg import circle, element, ellipse, group, path, put, rect

INK: Final = PLUM.ink
CLOTH: Final = "#5a3a86"
COAT: Final = "#3d54a8"
TEAL: Final = "#4fb3b0"
RUST: Final = "#d9743f"
STEEL: Final = "#b9c3dc"


def faceless() -> str:
    """A hood with the night in it."""
    return _cut(
        path(
            "M100 72C66 74 56 112 56 140C44 176 42 220 40 252H160C158 220 156 176 144 140C144 "
            "112 134 74 100 72z",
            fill=COAT,
        ),
        path(
            "M100 86C78 88 70 114 72 136C76 158 88 168 100 170C112 168 124 158 128 136C130 114 "
            "122 88 100 86z",
            fill=INK,
        ),
        path(
            "M74 172C78 200 76 230 72 252M126 172C122 200 124 230 128 252M100 176V252",
            fill="none",
            stroke=INK,
            opacity=0.5,
        ),
    ) + stars(IVORY, (90, 112, 0.8), (112, 124, 1), (96, 144, 0.7), (108, 102, 0.5), (84, 130, 0.5))


def architect() -> str:
    """His head is a house; he measures the dream before he bends it."""
    return _cut(
        path("M100 136C78 138 66 160 58 252H142C134 160 122 138 100 136z", fill=COAT),
        path("M72 96H128V142H72z", fill=IVORY),
        path("M62 98L100 62 138 98z", fill=RUST),
        path("M116 68V50H126V78z", fill=RUST),
        path("M82 106H94V120H82zM106 106H118V120H106z", fill=GOLD),
        path("M94 142V130A6 6 0 0 1 106 130V142z", fill=INK),
        path(
            "M70 174C52 178 44 168 46 152M128 170C142 176 150 164 150 150",
            fill="none",
            stroke=IVORY,
            stroke_width=5,
        ),
        path("M150 112L134 214 140 196H160L168 214 152 112z", fill=GOLD),
        path("M151 132L143 190H158z", fill=COAT),
        circle(151, 112, 6, fill=GOLD),
        path("M40 108H54V160H40zM40 118H47M40 128H47M40 138H47M40 148H47", fill=TEAL),
    )


def hammer_bird() -> str:
    """A wader with a hammer for a head."""
    return _cut(
        path(
            "M88 206V250M112 206V250M80 250H96M104 250H122",
            fill="none",
            stroke=AMBER,
            stroke_width=4,
        ),
        path(
            "M52 186C46 150 78 132 104 140C134 146 146 176 138 206C120 222 76 220 52 186z",
            fill=TEAL,
        ),
        path("M52 186L28 204 34 188 24 180 44 172z", fill=CLOTH),
        path("M66 178C76 158 104 156 122 172C116 196 86 204 66 178z", fill=CLOTH),
        path("M76 184q10 8 20 4M88 194q10 4 18-2", fill="none", stroke=IVORY, stroke_width=2),
        path("M112 146C108 120 112 108 116 98H132C134 116 132 136 138 160z", fill=TEAL),
        path("M92 66H140V60H158V108H140V100H92C84 98 84 68 92 66z", fill=STEEL),
        path("M92 78L58 92 92 92z", fill=AMBER),
        path("M140 66V100", stroke=INK),
        circle(110, 80, 7, fill=IVORY),
        circle(108, 80, 3.5, fill=INK),
        path("M158 66L172 56M158 84H174M158 102L172 112", fill="none", stroke=GOLD, stroke_width=3),
    )


def cyclobot() -> str:
    """One wheel, one eye, no hurry: it brings back what was thrown away."""
    spokes = "M100 192V248M72 220H128M80 200L120 240M120 200L80 240"
    return _cut(
        circle(100, 220, 30, fill=INK),
        circle(100, 220, 24, fill=CLOTH),
        path(spokes, stroke=STEEL, stroke_width=2.5),
        circle(100, 220, 6, fill=GOLD),
        path("M92 178H108V216H92z", fill=STEEL),
        path("M60 120H140L132 184H68z", fill=TEAL),
        path("M66 98A34 34 0 0 1 134 98V122H66z", fill=STEEL),
        path("M100 64V50", stroke=STEEL, stroke_width=3),
        circle(100, 47, 5, fill=RUST),
        circle(100, 98, 16, fill=IVORY),
        circle(100, 98, 9, fill=RUST),
        circle(97, 95, 3, fill=IVORY),
        path("M84 140H116V164H84z", fill=INK),
        path("M90 158V150M97 158V146M104 158V152M111 158V148", stroke=GOLD, stroke_width=3),
        path(
            "M60 132C40 138 38 160 46 172M140 132C160 138 162 160 154 172",
            fill="none",
            stroke=STEEL,
            stroke_width=5,
        ),
        rect(36, 172, 20, 28, rx=3, fill=IVORY),
        rect(144, 172, 20, 28, rx=3, fill=GOLD),
    )


def chromatic_chaos() -> str:
    """Four colours in one whirl, and it cannot decide."""
    blade = "M100 156C96 108 128 66 164 92C186 116 168 146 150 140C166 126 146 106 100 156z"
    small = "M100 156C104 128 130 118 142 136C146 150 134 156 128 150C130 140 118 138 100 156z"
    colours = [p.tones.far for p in PLACES.values()]
    return _cut(
        *(
            path(blade, fill=c, transform=f"rotate({90 * i - 20} 100 156)")
            for i, c in enumerate(colours)
        ),
        *(
            path(small, fill=c, transform=f"rotate({90 * i + 115} 100 156)")
            for i, c in enumerate(colours)
        ),
        circle(100, 156, 20, fill=INK),
        circle(92, 153, 10, fill=IVORY),
        circle(109, 158, 7, fill=IVORY),
        circle(94, 151, 4, fill=INK),
        circle(108, 160, 3, fill=INK),
    )


def squirrel_spies() -> str:
    """Two of them; the second is the one you do not notice."""
    squirrel = group(
        path("M54 250C20 240 14 190 34 168C30 150 52 140 62 156C56 176 66 190 64 214z", fill=RUST),
        path("M30 184C36 206 48 222 58 232", fill="none", stroke=IVORY, stroke_width=2),
        path("M56 250C52 214 66 190 88 186C108 194 112 226 108 250z", fill="#b3572c"),
        path("M76 250C74 226 80 208 92 206C104 214 104 236 102 250z", fill=IVORY),
        path(
            "M64 168L66 144 78 154C86 150 94 152 98 156L112 150 108 172C116 182 112 196 96 198"
            "C76 200 62 186 64 168z",
            fill=RUST,
        ),
        path("M66 166C80 160 98 162 114 170L112 182C96 178 80 176 66 178z", fill=INK),
        circle(84, 171, 4, fill=GOLD),
        circle(102, 174, 4, fill=GOLD),
        ellipse(110, 187, 3.5, 2.5, fill=INK),
    )
    glass = path("M112 212L146 190 154 204 120 224zM146 184L160 178 168 198 156 206z", fill=GOLD)
    second = group(squirrel, transform="translate(196 -36)scale(-.72 .9)", opacity=0.75)
    return _cut(second, squirrel, path("M96 218L124 214", stroke="#b3572c", stroke_width=8), glass)


def mirror() -> str:
    """A Nightmare that looks into it sees only itself, and leaves."""
    eyes = [put("sign-eye", x, 140, 0.9, fill=SHADE.glow) for x in (84, 116)]
    return _cut(
        path(
            "M70 232L56 252M130 232L144 252M64 250H76M124 250H136",
            fill="none",
            stroke=AMBER,
            stroke_width=5,
        ),
        ellipse(100, 152, 58, 84, fill=AMBER),
        ellipse(100, 152, 52, 78, fill=GOLD),
        ellipse(100, 152, 44, 70, fill=SHADE.near),
        path(
            "M60 182C72 168 76 120 100 104C124 120 128 168 140 182A44 70 0 0 1 60 182z",
            fill=SHADE.ink,
        ),
        *eyes,
        path("M84 164q16 14 32 0l-6 10-6-4-4 6-5-6-5 4z", fill=SHADE.glow),
        path("M66 128L104 88 112 92 66 142z", fill="#fff", opacity=0.3),
        path("M66 156L124 92 128 98 68 166z", fill="#fff", opacity=0.2),
        path("M100 76L90 58 100 48 110 58z", fill=TEAL),
    )


def harpoon_hunter() -> str:
    """He waits at the rim of sleep for what comes up."""
    return _cut(
        path("M100 116C76 118 66 150 58 252H138C134 150 124 118 100 116z", fill="#2f5d7c"),
        path("M64 200C84 190 112 190 134 202L136 214C112 204 86 204 62 212z", fill=RUST),
        path(
            "M100 72C78 74 72 96 74 116C82 134 118 134 126 116C128 96 122 74 100 72z",
            fill="#3c7699",
        ),
        path(
            "M100 86C86 88 82 102 84 114C92 124 108 124 116 114C118 102 114 88 100 86z",
            fill="#f1c9a0",
        ),
        path("M84 112C88 132 112 132 116 112C108 120 92 120 84 112z", fill=IVORY),
        path("M90 102h6M104 102h6", stroke=INK, stroke_width=2.5),
        path(
            "M64 158C50 150 46 140 52 128M126 152C140 158 148 170 142 184",
            fill="none",
            stroke="#3c7699",
            stroke_width=10,
        ),
        path("M34 96L158 214", stroke=AMBER, stroke_width=5),
        path("M22 84L54 92 44 102zM40 116L52 104 50 122z", fill=STEEL),
        path("M158 214C176 226 150 240 162 250", fill="none", stroke=IVORY, stroke_width=2),
        circle(52, 122, 6, fill="#f1c9a0"),
        circle(142, 192, 6, fill="#f1c9a0"),
    )


def treasure_keeper() -> str:
    """A giant with a tear, who would like to give it all back."""
    return _cut(
        path("M100 76C60 78 44 130 44 200V250H156V200C156 130 140 78 100 76z", fill=TEAL),
        path("M70 92L56 66 84 82zM130 92L144 66 116 82z", fill=IVORY),
        path("M72 116q9 8 18 0M110 116q9 8 18 0", fill="none", stroke=INK, stroke_width=3.5),
        path("M90 138Q100 130 110 138", fill="none", stroke=INK, stroke_width=3.5),
        path("M78 126C84 134 84 140 78 142C72 140 72 134 78 126z", fill="#dff6ff"),
        path("M62 196V184A18 18 0 0 1 80 166H120A18 18 0 0 1 138 184V196z", fill=RUST),
        path("M62 196H138V242H62z", fill="#a8552c"),
        path("M62 192H138V200H62zM76 168H84V242H76zM116 168H124V242H116z", fill=GOLD),
        circle(100, 202, 9, fill=GOLD),
        path("M100 198v8", stroke=INK, stroke_width=3),
        path(
            "M48 176C46 204 60 216 76 214M152 176C154 204 140 216 124 214",
            fill="none",
            stroke="#3d9794",
            stroke_width=14,
        ),
    )


def tile(name: str, d: str, colour: str) -> str:
    mark = path(d, fill=colour, transform="translate(13 13)")
    return element(
        "pattern", mark, id=f"pattern-{name}", width=26, height=26, patternUnits="userSpaceOnUse"
    )


def _cut(*shapes: str) -> str:
    """Paper edges: everything outlined in ink, round at the ends."""
    return group(
        *shapes, stroke=INK, stroke_width=1.8, stroke_linejoin="round", stroke_linecap="round"
    )
