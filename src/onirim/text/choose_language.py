"""Which language is spoken: the one asked for, the environment's, the locale's, else English."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping

from onirim.engine.messages import Message, OnirimError
from onirim.text.message_files import ENGLISH, languages

__all__ = ["NoSuchLanguage", "choose_language"]

OURS = "ONIRIM_LANG"
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")


class NoSuchLanguage(OnirimError):
    """Somebody asked for a language that there are no words in."""


def choose_language(wanted: str = "", environ: Mapping[str, str] = os.environ) -> str:
    """What was asked for must be there; what is only set somewhere is passed over if it is not."""
    if wanted:
        found = among_ours(wanted)
        if not found:
            raise NoSuchLanguage(
                Message(
                    "terminal-language",
                    "there is no language '{word}'; there are: {known}",
                    word=wanted,
                    known=", ".join(languages()),
                )
            )
        return found
    set_somewhere = [environ.get(OURS, ""), *localised(environ)]
    return next(filter(None, map(among_ours, set_somewhere)), ENGLISH)


def localised(environ: Mapping[str, str]) -> list[str]:
    """The locale: the first variable that is set counts, as everywhere; then the system's own."""
    by_variable = [environ[name] for name in LOCALES if environ.get(name)]
    if by_variable:
        return by_variable[:1]
    return [locale.getlocale()[0] or ""] if os.name == "nt" else []


def among_ours(name: str) -> str:
    """`fr_CA.UTF-8` is our `fr`; nothing for a language that we have not."""
    ours = languages()
    tag = name.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    candidates = [tag, tag.partition("-")[0]]
    return next((name for name in candidates if name in ours), "")
