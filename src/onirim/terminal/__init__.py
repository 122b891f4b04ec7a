"""The plain terminal game: lines of words in, lines of words out.

It is made for screen readers, pipes and slow lines as much as for terminals: one idea a line, no
colours, no drawing, nothing that moves the cursor. It knows no rule.
"""

from __future__ import annotations

from onirim.terminal.session_loop import TerminalSession
from onirim.terminal.table_settings import TableSettings

__all__ = ["TableSettings", "TerminalSession"]
