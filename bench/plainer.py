"""The plainer way to write each place of the engine that is less plain for speed."""

from __future__ import annotations

import re
from pathlib import Path

SLOTS = "slots"
SLOTS_LINES = re.compile(r"    __slots__ = \([^)]*\)\n\n")

PLAINER: dict[str, list[tuple[str, str, str]]] = {
    "both verbs in one pass": [
        (
            "rules/base/phase1.py",
            """\
        offer_play_or_discard(state, state.hand, playable, 0)
        i: i64 = 1
        while i < state.rules.groups:
            offer_play_or_discard(state, state.hand_group(i), playable, i << GROUP_SHIFT)
            i += 1
""",
            """\
        state.offer_hand(PLAY, playable)
        state.offer_hand(DISCARD, state.rules.discardable)
""",
        )
    ],
    "offers without a branch": [
        (
            "rules/base/phase1.py",
            """\
        fresh: i64 = 0 if card == previous else 1
        previous = card
        choices[n] = play + card
        n += (playable >> card) & fresh
        choices[n] = discard + card
        n += (discardable >> card) & fresh  # §1.3.6 §B15
""",
            """\
        if card != previous:
            previous = card
            if (playable >> card) & 1:
                choices[n] = play + card
                n += 1
            if (discardable >> card) & 1:  # §1.3.6 §B15
                choices[n] = discard + card
                n += 1
""",
        ),
        (
            "engine/state.py",
            """\
            fresh: i64 = 0 if card == previous else 1
            choices[n] = offer + card
            n += (kinds >> card) & fresh
""",
            """\
            if card != previous and (kinds >> card) & 1:
                choices[n] = offer + card
                n += 1
""",
        ),
    ],
    "sorted in without a branch": [
        (
            "engine/memory.py",
            "            if COMPILED:  # the smaller one stays",
            "            if not COMPILED:  # the smaller one stays",
        )
    ],
    "frequent kinds first": [
        (
            "rules/base/cards.py",
            "return [nightmare, *suns, *doors, *moons, *keys]",
            "return [*suns, *moons, *keys, *doors, nightmare]",
        )
    ],
}
"""By name: in which file of the engine which text is replaced by which."""


def take_away(name: str, sources: Path) -> None:
    """Write the plainer text into a copy of the sources."""
    if name == SLOTS:
        for path in (sources / "onirim" / "engine").glob("*.py"):
            text = path.read_text(encoding="utf-8")
            path.write_text(SLOTS_LINES.sub("", text), encoding="utf-8")
    for file, ours, plainer in PLAINER.get(name, []):
        path = sources / "onirim" / file
        text = path.read_text(encoding="utf-8")
        if text.count(ours) != 1:
            raise SystemExit(f"{file} has changed: mend {name!r} in {Path(__file__).name}")
        path.write_text(text.replace(ours, plainer), encoding="utf-8")
