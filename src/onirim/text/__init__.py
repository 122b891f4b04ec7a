"""Everything the game says, in every language there is a folder for.

A text is a Fluent message in a `.ftl` file, and the browser reads the same files. What the game
knows by codes (cards, actions, events, rules) becomes sentences here; nothing here knows a rule.
"""

from __future__ import annotations

from onirim.text.choose_language import NoSuchLanguage, choose_language
from onirim.text.message_files import languages
from onirim.text.words import Missing, Words, words_in

__all__ = ["Missing", "NoSuchLanguage", "Words", "choose_language", "languages", "words_in"]
