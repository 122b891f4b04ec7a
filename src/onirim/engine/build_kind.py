"""How this engine was built; a build writes the answers into the copy that it compiles."""

from __future__ import annotations

from typing import Final

BUILD_KIND: Final[str] = "interpreted"  # or "quick", "release", "profile"
UNCHECKED: Final[bool] = False  # without index checks: for research, with our own modules alone
COMPILED: Final[bool] = False  # where a processor and the interpreter want different words
