"""From where the ways are counted."""

from __future__ import annotations

from tests.perft.files import Entry

HANDS = "hand1 Rs Rm Rk; hand2 Bs Bm Bk; shared Gs Tk"

POSITIONS = [
    Entry(
        "solo",
        "the deal, with the first cards known",
        "top Rs Nm Rm Bd Rk Gs; stack act set-back redraw",
        5,
    ),
    Entry("solo", "a new game", "stack act set-back redraw", 4),
    Entry(
        "solo",
        "a Nightmare with all four answers",
        "hand Rs Rm Bk Gk; doors Rd Td; drawn Nm; top Gs Gd; stack limbo fill nightmare",
        3,
    ),
    Entry(
        "solo",
        "a Door and its Key",
        "hand Rs Rm Rk Gs; drawn Rd; top Nm; stack limbo fill door",
        4,
    ),
    Entry(
        "solo",
        "a trio in hand, Doors of its colour in the deck",
        "hand Rs Rm Bk Gs Ts; row Bs Rm Rs; top Rd Nm; stack act",
        4,
    ),
    Entry(
        "solo",
        "a Prophecy: five cards to look at",
        "hand Rs Rm Bs Gs; discard Rk; top Rs Nm Bd Gm Rs Tk; stack limbo fill prophecy",
        6,
    ),
    Entry(
        "solo",
        "a Prophecy of unknown cards",
        "hand Rs Rm Bs Gs; discard Rk; top Nm Rd Rs; stack limbo fill prophecy",
        5,
    ),
    Entry(
        "solo",
        "one Door is missing",
        "hand Rs Rk Rm Gs Ts; doors Rd Bd Bd Gd Gd Td Td; row Rs Rm; top Rd; stack act",
        4,
    ),
    Entry(
        "solo",
        "the last cards of the deck",
        "hand Rs Rk Bm Gs Ts; discard Rs Rs Rs Rs Rs Rs Rs Rs Bs Bs Bs Bs Bs Bs Bs Bs Gs Gs Gs Gs"
        " Gs Gs Ts Ts Ts Ts Ts Rm Rm Rm Rm Bm Bm Bm Gm Gm Gm Gm Tm Tm Tm Tm Rk Rk Bk Bk Bk Gk Gk"
        " Gk Tk Tk Nm Nm Nm Nm Nm Nm Nm Nm Nm; doors Rd Bd Bd Gd Gd Td Td; stack act",
        8,
    ),
    Entry(
        "solo+B10",
        "a Prophecy that spares Doors",
        "hand Rs Rm Bs Gs; discard Rk; top Rs Nm Bd Gm Rd Tk; stack limbo fill prophecy",
        6,
    ),
    Entry(
        "solo+B10",
        "a Prophecy of nothing but Doors",
        "hand Rs Rm Bs Gs; discard Rk; top Rd Bd Bd Gd Td Tk; stack limbo fill prophecy",
        6,
    ),
    Entry(
        "duo",
        "two players: a new game",
        "stack act draft set-back deal",
        3,
    ),
    Entry(
        "duo",
        "two players: the draft",
        "shared Rs Rs Bm Gk Ts Tm Bk Gs; active 1; stack act draft",
        8,
    ),
    Entry(
        "duo",
        "two players: a discard, its swap and a Prophecy",
        f"{HANDS}; active 1; top Ts/1 Nm/2 Bd/12 Gm/2 Ts/1 Rs/2; stack act",
        4,
    ),
    Entry(
        "duo",
        "two players: a Nightmare",
        "hand1 Rs Rm Rk; hand2 Bs Bk; shared Gs Tk; doors1 Rd; "
        "doors2 Bd Td; active 2; drawn Nm; stack limbo fill nightmare",
        3,
    ),
    Entry(
        "duo",
        "two players: one Door is missing",
        f"{HANDS}; doors1 Bd Gd Td; doors2 Rd Bd Gd Td; row1 Rs Rm; active 1; top Ts/2; stack act",
        4,
    ),
    Entry(
        "duo+T1",
        "two players: a second Door of a colour",
        f"{HANDS}; doors1 Rd; row1 Rs Rm; active 1; top Rd/2 Ts/1; stack act",
        4,
    ),
    Entry(
        "duo:limited",
        "two players: signals",
        f"{HANDS}; active 1; top Ts/1 Tm/2; stack act",
        4,
    ),
    Entry(
        "duo:open",
        "two players: hands face up",
        f"{HANDS}; active 1; top Ts/1 Nm/2 Gm/2; stack act",
        4,
    ),
]
