"""Positions with cards that all have seen and one seat has put back in secret."""

from __future__ import annotations

from onirim.game.logged_game import LoggedGame
from tests.helpers.dsl import asks, given, when

RULES = "duo+premonitions"
DREAM = (
    "drawn Hd; shared Rs Gs; hand1 Bs Bm; hand2 Bs Bm Bk; active 1; stack limbo fill happy-dream"
)
SEVEN = "Nm Ts Rd Rs Tm Nm Gk"
FIVE = "top Tm/1 Ts/1 Gk/1 Rd/1 Rs/1; shown1 top:1-5/1 Tm Ts Gk Rd Rs"
HANDS = "shared Rs Gs; hand1 Bs Bm Gm; hand2 Bs Bm Bk"


def shown(game: LoggedGame, viewer: int) -> list[str]:
    """The sets of a viewer: end, places, cards, and how many are in the orderer's hand."""
    out = []
    for members in game.view(viewer).shown:
        held = f" hand {members.in_hand}" if members.in_hand else ""
        held += f" looked at {members.looked_at}" if members.looked_at else ""
        cards = " ".join(members.cards)
        out.append(f"{members.end} {members.first}-{members.last}: {cards}{held}")
    return out


def ordered(first: str = "Tm") -> LoggedGame:
    """A's Happy Dream: five cards are put back, and A has drawn the first of them."""
    game = given(DREAM, deck=SEVEN, rules=RULES)
    when(game, "seven", "discard-seen:Nm", "discard-seen:Nm", "decline", f"top:{first}")
    while asks(game) == "order":
        when(game, game.legal()[-1])
    return game
