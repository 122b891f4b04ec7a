"""The Door to the Oniverse (rules section 9): one more Door, and Denizens who help once.

Eight of the sixteen Denizens are in the deck, and nobody knows which: there they are unidentified
(`Dz`), and chance identifies one when it is drawn or seen. Each kind of Denizen is a power: in
which windows it may be used, what it offers there, and what it does.
"""

from __future__ import annotations

from onirim.rules.expansions.oniverse.module import Oniverse

__all__ = ["Oniverse"]
