"""Positions in which a seat looks through the deck."""

from __future__ import annotations

FOUND = {
    "duo:open+premonitions+oniverse": """drawn Hd; bottom Bm/12 Nm/12 Cy/12; hand1 Gs Gs Rk;
        hand2 Ts Ts Bs; shared Gm Tm; met Ar Ar Sp Ke Mi Hu Hb; active 2;
        stack limbo fill bury order fetch""",
    "duo+premonitions+oniverse": """drawn Hd; hand1 Rs/2 Bs Bs; hand2 Gs/1 Gm Gk; shared Ts Ts;
        met Cc Mi Ar Hu Hu Sp Sp Ke; active 1; stack limbo fill bury order fetch""",
    "duo+premonitions": """hand1 Rs Rm Tm; hand2 Gs Gs Bs; shared Tm Bm; doors1 Bd Bd; removed Pb;
        out Bk Bk Gk Gk Gk Tk Tk Tk Rk; active 2;
        stack limbo fill trigger(doors:1) premonitions two-keys(2:Nm)""",
    "duo:limited+premonitions": """hand1 Rs Rm Tm; hand2 Gs Gs Bs; shared Tm Bm; doors1 Bd Bd;
        removed Pb; out Bk Bk Gk Gk Gk Tk Tk Tk Rk Rk; active 2;
        stack limbo fill trigger(doors:1) premonitions two-keys(2:Nm)""",
}
