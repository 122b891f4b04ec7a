"""One language at work: a key and arguments in, a sentence out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import cache
from itertools import groupby
from pathlib import Path

from onirim.text.fluent import Bundle, Formats
from onirim.text.message_files import ENGLISH, FIRST_FILE, SPOKEN, shelf

__all__ = ["Missing", "Words", "bare", "words_in"]

TextArgument = str | int | float | date  # what a text is given to say
HIDDEN = "??"  # a card that nobody may name
MARKS = "*!"  # behind a card: what it has been used for, and that it is next
UNFORMED = ""  # the plain form of a name


class Missing(LookupError):
    """There is no such text, or it cannot be said with these arguments."""


class Words:
    """Says messages of one language; where it has none, English speaks.

    A skin puts other words in the place of some: the message `pouch-deck-empty` is said for
    `deck-empty` where the pouch is played. A strict one refuses what others would pass over.
    """

    def __init__(self, language: str, skin: str = "", strict: bool = False) -> None:
        self.language = language
        self.skin = skin
        self.strict = strict
        self.shelf = shelf(language)
        self.read: set[Path] = set()
        self.bundle = Bundle(self.functions())
        for name in (SPOKEN, FIRST_FILE):
            self.read_file(self.shelf.folder / name)
        self.formats = self.bundle.formats = Formats(self.say)

    def say(self, key: str, **args: TextArgument) -> str:
        """The message with its arguments; `key.name` is an attribute of it."""
        name, _, attribute = self.known(key).partition(".")
        if not self.has(name):
            return self.say_otherwise(key, args)
        message = self.bundle.messages[name]
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return self.say_otherwise(key, args)
        text, wrong = self.bundle.format(pattern, args)
        if wrong and self.strict:
            raise Missing(f"{key} in {self.language}: {wrong[0]}")
        return text

    def lines(self, key: str, **args: TextArgument) -> list[str]:
        """A text of several lines."""
        return self.say(key, **args).splitlines()

    def has(self, key: str) -> bool:
        """Is there such a message in this language? If so, it can be said from now on."""
        path = self.shelf.find(key)
        if path is None:
            return False
        self.read_file(path)
        return key in self.bundle.messages

    def first(self, *keys: str) -> str:
        """The first of these messages that there is, here or in English; the last one else."""
        return next((key for key in keys if self.knows(key)), keys[-1])

    def knows(self, key: str) -> bool:
        return self.has(key) or (self.language != ENGLISH and words_in(ENGLISH).has(key))

    def words_of(self, key: str) -> set[str]:
        """Words that somebody may type, in this language or in English."""
        texts = [self.say(key), words_in(ENGLISH).say(key)]
        return {word.strip().lower() for text in texts for word in text.split(",")}

    # --- names of things -------------------------------------------------------------------------

    def name(self, key: str, form: str = UNFORMED, **args: TextArgument) -> str:
        """A name in one of the forms that its language has; its plain form if not in this one."""
        if not self.has(key):
            if self.strict or self.language == ENGLISH:
                return self.say(key, **args)
            return words_in(ENGLISH, self.skin).name(key, form, **args)
        formed = form in self.bundle.messages[key].attributes
        return self.say(f"{key}.{form}" if formed else key, **args)

    def cards(self, codes: str, form: str = UNFORMED, join: str = "") -> str:
        """Cards by their codes; equal neighbours are counted.

        What has a form stands inside a sentence and ends with "and"; what has none follows a colon.
        """
        runs = [(code, len(list(same))) for code, same in groupby(map(bare, codes.split()))]
        names = [self.name(card_key(c), form) if n == 1 else self.counted(c, n) for c, n in runs]
        return self.listed(names, join or ("comma" if form == UNFORMED else "and"))

    def counted(self, code: str, n: int) -> str:
        """Several of a card; a name without a plural stands behind the number."""
        name, counted = self.name(card_key(code)), self.name(card_key(code), "times", n=n)
        return self.say("times-other", n=n, name=name) if counted == name else counted

    def listed(self, items: Sequence[str], join: str = "comma") -> str:
        """A list of words: `a, b, c`, `a, b and c` or `a, b or c`."""
        if not items:
            return self.say("nothing")
        if join == "comma":
            return self.say("list-comma").join(items)
        return self.formats.listed(items, {"and": "list-and", "or": "list-or"}[join])

    # --- inside ----------------------------------------------------------------------------------

    def functions(self) -> dict[str, Callable[..., str | int]]:
        """What messages may use besides Fluent's own functions."""
        return {
            "CARDS": self.cards,
            "COUNT": lambda codes: len(codes.split()),
            "COLOUR": lambda letter, form=UNFORMED: self.name(f"colour-{letter}", form),
            "ZONE": lambda name, form=UNFORMED: self.name(f"zone-{name}", form),
            "GROUP": lambda name: self.say(f"group-{name}"),
            "UP": lambda text: text[:1].upper() + text[1:],
            "ELIDE": elided,
        }

    def read_file(self, path: Path) -> None:
        if path not in self.read and path.exists():
            self.read.add(path)
            self.bundle.add(self.shelf.messages(path))

    def known(self, key: str) -> str:
        """The key under the skin, if there is one."""
        name = key.partition(".")[0]
        dressed = f"{self.skin}-{name}"
        return f"{self.skin}-{key}" if self.skin and self.has(dressed) else key

    def say_otherwise(self, key: str, args: dict[str, TextArgument]) -> str:
        """In English; a code that has no words anywhere stands for itself."""
        if self.strict:
            raise Missing(f"{key} has no text in {self.language}")
        if self.language != ENGLISH:
            return words_in(ENGLISH, self.skin).say(key, **args)
        return key.partition("-")[2] or key


@cache
def words_in(language: str, skin: str = "") -> Words:
    """The words of a language, read once."""
    return Words(language, skin)


def card_key(code: str) -> str:
    return "card-hidden" if code == HIDDEN else f"card-{code}"


def bare(code: str) -> str:
    """The card without the marks of a row or of who knows it."""
    return code.partition("/")[0].rstrip(MARKS)


def elided(particle: str, name: str) -> str:
    """`de Ben`, but `d'Ann`, with the curved sign."""
    vowel = name[:1].lower() in "aàâäeéèêëiîïoôöuùûüyœæ"
    return f"{particle[:-1]}\u2019{name}" if vowel else f"{particle} {name}"
