"""Small games in which cards are shown and put back, again and again."""

from __future__ import annotations

from collections import Counter
from random import Random

from onirim.engine.hooks import WAIT
from onirim.engine.memory import BAG
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.notation.position import read_position
from onirim.rules.catalogue import ruleset
from tests.helpers.strategies import random_card

RULES = {
    text: ruleset(text)
    for text in (
        "duo+premonitions",
        "duo+glyphs+premonitions+oniverse",
        "duo+book+glyphs",
        "duo:open+glyphs+premonitions+oniverse",
        "duo+dreamcatchers+premonitions+C-prophecy",
    )
}
WANTED = {"Hd": 4, "Rg": 2, "Bg": 2, "Gg": 2, "Tg": 2, "Dz": 6, "Nm": 2, "Rd": 1, "Bd": 1}
SHOWING = ("seven", "discard:Rg", "discard:Bg", "discard:Gg", "discard:Tg", "hunter", "rally")
LOOKING = ("spies", "discard:Rk", "discard:Bk", "discard:Gk", "discard:Tk", "spell-prophecy")
SHUFFLING = ("fetch", "search", "take")


def small_game(rules: Ruleset, player: Random) -> State:
    """A deck that is soon drawn to its end, with much to show in it."""
    deck = Counter({
        rules.codes[k]: int(rules.fresh[BAG + 1 + k]) for k in range(int(rules.n_kinds))
    })  # fmt: skip
    locations = [card for card in deck.elements() if rules.locations >> rules.kind(card) & 1]
    player.shuffle(locations)
    wanted = Counter(WANTED) + Counter(locations[8 : 8 + player.randrange(6, 30)])
    out = deck - Counter(locations[:8]) - wanted
    del out["Dz"]
    hands = [" ".join(locations[i : i + 3]) for i in (0, 3, 6)]
    parts = [f"hand1 {hands[0]}; hand2 {hands[1]}; shared {' '.join(locations[6:8])}"]
    parts += [f"out {' '.join(out.elements())}"]
    parts += [part for name, part in FURNITURE.items() if name in rules.text]
    return read_position(rules, "; ".join([*parts, "active 1; stack act"]))


FURNITURE = {
    "premonitions": "removed Pr Pb Pg Pt P2 P3 P5 Pa",
    "dreamcatchers": "catchers 15",
    "book": "goals Rd Bd Gd Td Bd Rd Td Gd Rd Bd Gd Td",
}


def choice(state: State, player: Random) -> str:
    """Whatever shows or looks at cards, and seldom what shuffles them."""
    codes = [state.rules.code_of[action] for action in state.legal()]
    for wanted, chance in ((SHOWING, 0.7), (LOOKING, 0.4), (("decline",), 0.7)):
        found = [code for code in codes if code.startswith(wanted)]
        if found and player.random() < chance:
            return player.choice(found)
    quiet = [code for code in codes if not code.startswith(SHUFFLING)]
    return player.choice(quiet if quiet and player.random() < 0.9 else codes)


def step(state: State, player: Random) -> None:
    if state.status == WAIT:
        state.apply_chance(random_card(state, player))
    else:
        state.apply(state.rules.action_of[choice(state, player)])
