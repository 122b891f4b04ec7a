"""The plain terminal game: lines of words in, lines of words out.

It is made for screen readers, pipes and slow lines as much as for terminals: one idea a line, no
colours, no drawing, nothing that moves the cursor. It knows no rule.
"""

from __future__ import annotations

from onirim.plain.table_settings import TableSettings
from onirim.plain.terminal_session import TerminalSession

__all__ = ["TableSettings", "TerminalSession"]
