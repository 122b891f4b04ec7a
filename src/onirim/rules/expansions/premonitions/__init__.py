"""Happy Dreams and Dark Premonitions (rules section 7).

A face-up Premonition waits for gained Doors. When its condition holds it is taken aside, its
penalty is carried out, and it is removed. A Happy Dream is a good draw: three ways to use it.
"""

from __future__ import annotations

from onirim.rules.expansions.premonitions.module import Premonitions

__all__ = ["Premonitions"]
