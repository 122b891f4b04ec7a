"""All cards on one picture, to look at them: needs Chromium, and Pillow to make the file small.

    python tools/pictures/contact_sheet.py                     docs/gallery/cards.png
    python tools/pictures/contact_sheet.py --out /tmp/a.png --width 300 --ground light
    python tools/pictures/contact_sheet.py --out a.png --vision deuteranopia --codes Rs,Bs,Gs,Ts
    python tools/pictures/contact_sheet.py --out a --every     every size, ground and vision

Judge a change of the cards on the small sizes and without colours first.
"""

from __future__ import annotations

import argparse
import importlib
import itertools
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "src")]  # the files you edit, whatever is installed

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")
GROUNDS: Final = {"dark": "#15141c", "light": "#f3efe6"}
SIZES: Final = (64, 120, 300)
# Machado, Oliveira and Fernandes (2009), severity 1, for linear light.
DEUTERANOPIA: Final = (
    "0.367322 0.860646 -0.227968 0 0 0.280085 0.672501 0.047413 0 0 "
    "-0.011820 0.042940 0.968881 0 0 0 0 0 1 0"
)
VISIONS: Final = {"plain": "none", "grey": "grayscale(1)", "deuteranopia": "url(#deuteranopia)"}
GAP: Final = 8


@dataclass(frozen=True)
class Sheet:
    """How the cards are shown."""

    width: int
    columns: int
    ground: str
    vision: str


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--out", type=Path, default=ROOT / "docs/gallery/cards.png")
    parser.add_argument("--width", type=int, default=96, help="of a card, in pixels")
    parser.add_argument("--columns", type=int, default=10)
    parser.add_argument("--ground", choices=GROUNDS, default="dark")
    parser.add_argument("--vision", choices=VISIONS, default="plain")
    parser.add_argument("--codes", help="separated by commas; all of them if left out")
    parser.add_argument("--every", action="store_true", help="18 pictures into the folder --out")
    options = parser.parse_args(arguments)
    names = options.codes.split(",") if options.codes else every_face()
    if not options.every:
        sheet = Sheet(options.width, options.columns, options.ground, options.vision)
        take(options.out, names, sheet)
        return 0
    for width, ground, vision in itertools.product(SIZES, GROUNDS, VISIONS):
        out = options.out / f"{width}-{ground}-{vision}.png"
        take(out, names, Sheet(width, options.columns, ground, vision))
    return 0


def every_face() -> list[str]:
    """Fronts, then what else can be seen of them."""
    from onirim.art import all_codes, face_id

    faces = dict.fromkeys(all_codes())
    for code in all_codes():
        faces[face_id(code, "back")] = None
    doors = [code for code in all_codes() if code in {"Rd", "Bd", "Gd", "Td", "Od"}]
    return [*faces, *(face_id(code, "open") for code in doors)]


def page(names: Sequence[str], sheet: Sheet) -> str:
    """A web page that shows the cards as the browser table does: symbols of one sprite."""
    from onirim.art import icon_svg, logo_svg, sprite

    cards = "".join(
        f'<svg width="{sheet.width}" height="{sheet.width * 3 // 2}"><use href="#{name}"/></svg>'
        for name in names
    )
    return f"""<!doctype html><meta charset="utf-8"><style>
      body {{ margin: 0; padding: {GAP}px; background: {GROUNDS[sheet.ground]} }}
      div {{ display: grid; gap: {GAP}px;
        grid-template-columns: repeat({sheet.columns}, {sheet.width}px) }}
      div, p {{ filter: {VISIONS[sheet.vision]} }} p {{ margin: {GAP}px 0 0; height: 64px }}
      p svg {{ height: 64px; margin-right: {GAP}px }}
      body > svg {{ position: absolute }}
    </style>{sprite()}<svg width="0" height="0">
      <filter id="deuteranopia" color-interpolation-filters="linearRGB">
        <feColorMatrix values="{DEUTERANOPIA}"/></filter></svg>
    <div>{cards}</div><p>{logo_svg()}{icon_svg()}</p>"""


def take(out: Path, names: Sequence[str], sheet: Sheet) -> None:
    """Let the browser draw the page and keep the picture."""
    browser = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if browser is None:
        sys.exit("Chromium is needed (Debian: chromium)")
    rows = -(-len(names) // sheet.columns)
    wide = sheet.columns * (sheet.width + GAP) + GAP
    high = rows * (sheet.width * 3 // 2 + GAP) + 64 + 2 * GAP
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        html = Path(folder, "cards.html")
        html.write_text(page(names, sheet), encoding="utf-8")
        command = [browser, "--headless", "--no-sandbox", "--hide-scrollbars", "--disable-gpu"]
        command += [f"--screenshot={out.resolve()}", f"--window-size={wide},{high}"]
        command.append(html.as_uri())
        subprocess.run(command, check=True, capture_output=True)  # noqa: S603 our own page
    shrink(out)
    print(f"{out}: {len(names)} cards, {out.stat().st_size:,} bytes")


def shrink(picture: Path) -> None:
    """256 colours are enough for a gallery, and a quarter of the bytes."""
    try:
        pillow = importlib.import_module("PIL.Image")
    except ImportError:
        print("Pillow is not installed: the file stays large")
        return
    with pillow.open(picture) as image:
        small = image.convert("RGB").quantize(256, kmeans=4)
    small.save(picture, optimize=True)


if __name__ == "__main__":
    sys.exit(main())
