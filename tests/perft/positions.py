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
        f"{HANDS}; active 1; top Ts/12 Nm/12 Gm/12; stack act",
        4,
    ),
    Entry(
        "solo+glyphs",
        "an Incantation that finds two Doors",
        "hand Rs Rm Rg Gs Ts; row Bg; top Rd Nm Gm Bd Nm Tk; bottom Ts Tm; stack act",
        5,
    ),
    Entry(
        "solo+book",
        "the Goals are laid out",
        "goals Rd Bd Gd; stack act set-back redraw lay-goals",
        5,
    ),
    Entry(
        "solo+book",
        "spells before a Nightmare is answered",
        "hand Rs Rm Gs; discard Nm Rs Rs Bs Bs Rd Gm Gm Tk; drawn Nm; doors Bd Td; "
        "goals Bd* Td* Rd Gd Td Bd Rd Gd; bottom Ts Ts Nm Tm Rs; stack limbo fill nightmare",
        5,
    ),
    Entry(
        "duo+book:hard+glyphs",
        "two players: an Incantation, Goals and a dear spell",
        "hand1 Rs Rm Rg; hand2 Bs Bm Bk; shared Gs Tk; doors1 Rd; discard Rs Rs Bs Bs Gm Tk; "
        "goals Rd* Bd Rd Gd Td Gd Td Bd Rd Bd Gd Td; "
        "active 1; top Rd/2 Nm/1 Bd/12 Ts/2 Ts/1; bottom Ts/1 Tm/2; stack act",
        4,
    ),
    Entry(
        "solo+dreamcatchers",
        "a trio: Doors in the deck and on Dreamcatchers, then a freeing",
        "catcher1 Rd Ld; catcher2 Nm Bd; hand Rs Gs Ts Bm Gk; row Rs Rm; catchers 7; books 1; "
        "top Gs Nm; stack act",
        4,
    ),
    Entry(
        "duo+dreamcatchers:hard+C-overload+C-prophecy",
        "two players: an overload that is chosen, and what may come back",
        "limbo Nm; catcher1 Rd Ld; catcher2 Nm Bd; catcher3 Ld; catcher4 Td; catchers 15; "
        f"{HANDS}; active 1; top Ts/1 Tm/2; stack new-turn catching",
        4,
    ),
    Entry(
        "solo+towers",
        "Towers to build on either side, and one to look ahead with",
        "hand R5 T4 Gs Rm Bs; towers G4 B4; top Rs Nm Bd Gm Tm; stack act",
        4,
    ),
    Entry(
        "duo+towers:hard",
        "two players: a Nightmare before four Towers",
        f"{HANDS}; towers R5 G4 T4 B5; active 1; drawn Nm; top Ts/1; stack limbo fill nightmare",
        4,
    ),
    Entry(
        "solo+premonitions",
        "a Happy Dream with two Premonitions",
        "drawn Hd; hand Rs Rm Gs Rk; premonitions Pr P2; doors Bd; "
        "top Nm Rd Ts Gm Bk Nm Bs; stack limbo fill happy-dream",
        3,
    ),
    Entry(
        "solo+premonitions+oniverse",
        "a Happy Dream identifies two Denizens of the deck",
        "drawn Hd; hand Rs Rm Gs Rk; premonitions Pr; denizens Hb Sp Sp Cy; met Ar Ke; "
        "top Nm Rd; stack limbo fill happy-dream",
        5,
    ),
    Entry(
        "duo+premonitions:6",
        "two players: three Premonitions come true at once",
        "premonitions Pr P2 P3; doors1 Rd; doors2 Bd Td; row1 Rs Rm; hand1 Rs Bm Bk; "
        "hand2 Gs Gm Gk; shared Ts Tk; active 1; top Ts/1 Tm/2; stack act",
        4,
    ),
    Entry(
        "solo+crossroads",
        "Crossroads in the hand, and a way out",
        "hand Xs Rm De Bk De; row Rs Rm; top Rs Nm Bd Gm Tm Ts; stack act",
        4,
    ),
    Entry(
        "duo+crossroads:hard",
        "two players: Intersections",
        "hand1 Xs Rm Xk; hand2 Bs Bm De; shared Gs De; row1 Rs; active 1; top Ts/1 Nm/2; stack act",
        4,
    ),
    Entry(
        "solo+crossroads+X-key+X-wild",
        "three Crossroads are a trio of any colour",
        "hand Gs Ts De De Xk; doors Bd Bd; row Xs Xm; top Rd Ts; stack act",
        4,
    ),
    Entry(
        "solo+oniverse",
        "powers before the action",
        "denizens Ar Cy Ke; discard Rk; hand Rs Gs Bm Rm Tm; row Ts; top Gs Nm; stack act",
        4,
    ),
    Entry(
        "solo+oniverse",
        "the Hammer Bird before each draw",
        "denizens Hb Hb Sp; hand Rs Gs Bm; row Ts Tm Rk; top Gs Nm Ts Tm; stack limbo fill",
        5,
    ),
    Entry(
        "duo+oniverse+O-spies",
        "two players: the price of a Denizen, then what it can do",
        f"drawn Sp; {HANDS.replace('hand1 Rs Rm Rk', 'hand1 Rs Rm')}; denizens1 Cc; active 1; "
        "top Td/2 Nm/1 Ts/2 Tm/1; stack limbo fill rally",
        5,
    ),
    Entry(
        "solo+incubus",
        "a charge and its price",
        "hand Rs Gs Bm Rk Tm; doors Td; top Nm Gs Nm Bs Ts Tm; stack act",
        4,
    ),
    Entry(
        "duo+incubus:true",
        "two players: two cards under the pawn against a Nightmare",
        "hand1 Rs Rm Rk; hand2 Bs Bm Bk; shared Gs; pawn Ts Tm; active 1; drawn Nm; top Gs/1; "
        "stack limbo fill nightmare",
        4,
    ),
    Entry(
        "solo+pouch",
        "the Prophecy pile before the bag",
        "top Gk Nm; bottom Rd; hand Rs Gs Rm Gm Bk; stack act",
        3,
    ),
]
