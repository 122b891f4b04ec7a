"""Draw docs/mind.svg: one decision of the base game, by the net and by one-card search.

python tools/training/draw_decision.py
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(1, str(ROOT / "src"))

from onirim.game.game import Game  # noqa: E402
from onirim.game.view import View  # noqa: E402
from onirim.players.player import RankedAction  # noqa: E402
from onirim.players.search_player import SearchPlayer  # noqa: E402

PAGE = ROOT / "docs" / "mind.svg"
SEED, DECISION = 12, 14  # a choice among several good actions
WIDTH, ROW, BAR, LEFT = 720, 26, 360, 190


def main() -> int:
    """Run from the command line."""
    game, player = Game("solo", seed=SEED), SearchPlayer(1)
    for _ in range(DECISION):
        game.push(player.choose(game.view()))
    view = game.view()
    PAGE.write_text(
        picture(view, player.rank(view), player.rank(view, budget=1_200)), encoding="utf-8"
    )
    return 0


def picture(view: View, alone: list[RankedAction], ahead: list[RankedAction]) -> str:
    """Draw a row for each action: its value by the net and by search, one card deep."""
    by_net = {one.action: one.value or 0.0 for one in alone}
    lines = [
        f"hand: {' '.join(view.zones['hand'])}",
        f"end of the row: {' '.join(view.zones['row'][-4:]) or 'empty'}",
        f"Doors: {' '.join(view.zones['doors']) or 'none'}",
        f"deck: {view.deck} cards, {view.unknown.get('Nm', 0)} Nightmares in it",
    ]
    height = 60 + 20 * len(lines) + ROW * len(ahead) + 30
    box = f"0 0 {WIDTH} {height}"
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" font-size="14">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf8f2"/>',
    ]
    y = 26
    for line in lines:
        out.append(f'<text x="16" y="{y}" fill="#221a38">{line}</text>')
        y += 20
    y += 14
    low = min(*by_net.values(), *(one.value or 0.0 for one in ahead)) - 0.02
    for one in ahead:
        net, card = by_net[one.action], one.value or 0.0
        out.append(f'<text x="16" y="{y + 13}" fill="#221a38">{one.action}</text>')
        for top, chance, fill in ((0, net, "#b9a7dd"), (9, card, "#3b2f58")):
            size = BAR * (chance - low) / (1.0 - low)
            out.append(
                f'<rect x="{LEFT}" y="{y + top}" width="{size:.0f}" height="8" fill="{fill}"/>'
            )
        text = f"{100 * net:.1f} %, {100 * card:.1f} %"
        out.append(f'<text x="{LEFT + BAR + 16}" y="{y + 13}" fill="#221a38">{text}</text>')
        y += ROW
    note = f"chance to win, bars from {100 * low:.0f} %: the net alone, and one card ahead"
    out.append(f'<text x="16" y="{y + 18}" fill="#6b5f87">{note}</text>')
    return "\n".join([*out, "</svg>", ""])


if __name__ == "__main__":
    sys.exit(main())
