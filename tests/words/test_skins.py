"""Another look has its words everywhere: where chips come from a bag, nobody speaks of a deck."""

from __future__ import annotations

import re

import pytest

from onirim.text import languages
from tests.text.messages import messages

DECK = re.compile(r"\b(deck|shuffle)", re.IGNORECASE)
# Files of what is said at the table; names and descriptions of cards and modules stay as they are.
TABLE = (
    "base book boards dreamcatchers duo glyphs help incubus oniverse premonitions towers web why"
)
NAMES = ("card-", "module-")


def of_the_deck() -> list[str]:
    files = {f"{name}.ftl" for name in TABLE.split()}
    said = [one for one in messages("en").values() if one.file in files]
    return [one.key for one in said if DECK.search(one.text) and not one.key.startswith(NAMES)]


@pytest.mark.parametrize("language", languages())
def test_the_deck_is_a_bag_everywhere(language: str) -> None:
    missing = [key for key in of_the_deck() if f"pouch-{key}" not in messages(language)]
    assert missing == []
