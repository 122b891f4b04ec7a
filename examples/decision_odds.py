"""The odds of a decision: what can come after each action, exactly.

python examples/decision_odds.py ["position"]
"""

from __future__ import annotations

import sys

from onirim import CHANCE, State

POSITION = "hand Rs Rm Bk Gs Tm; row Bs; doors Gd; stack act"


def main(line: str = POSITION) -> None:
    for action, after in State.from_position(line).children():
        if after.to_move != CHANCE:
            print(f"{action:<12} asks {after.legal_actions()}")
            continue
        odds = after.odds()
        doors = sum(share for card, share in odds.items() if card.endswith("d"))
        print(f"{action:<12} Nightmare {float(odds['Nm']):.1%}, a Door {float(doors):.1%}")


if __name__ == "__main__":
    main(*sys.argv[1:])
