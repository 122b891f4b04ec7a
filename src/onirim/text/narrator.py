"""What happened, in words: one sentence for each happening."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from onirim.game.happenings import Happening
from onirim.rules.description import Described
from onirim.rules.facts.effects import PART_ROLES
from onirim.text.sentences import say_signal
from onirim.text.words import TextArgument, Words

__all__ = ["Narrator"]

HIDDEN = "??"
UNTOLD = ("turn",)  # kinds that whoever plays in a terminal sees anyway
NO_GROUP = "none"


class Narrator:
    """Narrates to one seat or a spectator what happened and who did it."""

    def __init__(self, words: Words, described: Described, seat: int, names: Sequence[str]) -> None:
        self.words = words
        self.described = described
        self.seat = seat
        self.names = names

    def narrate(self, happened: Iterable[Happening]) -> list[str]:
        """A sentence for each, and one more where the deck is shuffled."""
        lines: list[str] = []
        for one in happened:
            if one.kind not in UNTOLD:
                lines.append(self.say(one))
            if one.shuffles and one.kind != "shuffle":
                lines.append(self.words.say("happened-shuffle"))
        return lines

    def say(self, one: Happening) -> str:
        """The caption of a happening; one of a module without texts says where cards went."""
        key = self.words.first(f"happened-{one.key}", "happened-moved")
        return self.words.say(key, **self.arguments(one))

    def arguments(self, one: Happening) -> dict[str, TextArgument]:
        """Everything that a message may speak of; what there is not is empty."""
        cards = [code for role in PART_ROLES for code in str(one.args.get(role, "")).split()]
        hidden = cards.count(HIDDEN)
        found: dict[str, TextArgument] = dict.fromkeys((*PART_ROLES, "limbo"), "")
        found |= {"place": 0, "group": NO_GROUP, "before": 0, "after": 0, "deck": 0}
        found |= {"known": len(cards) - hidden, "hidden": hidden}
        found |= {"who": "you" if one.seat == self.seat else "other", "words": ""}
        found |= {"name": self.names[one.seat] if one.seat >= 0 else ""}
        found |= {"players": "one" if len(self.names) == 1 else "two"}
        if one.parts:
            zones, part = self.described.zones, one.parts[0]
            found |= {"source": zones[part.source].family, "target": zones[part.target].family}
        if "words" in one.args:
            return found | one.args | {"words": say_signal(self.words, str(one.args["words"]))}
        return found | one.args
