"""Every text is said somewhere, and everything that the engine has can be said."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from buildtools.lessons import LESSONS
from onirim.engine.ruleset import Ruleset
from onirim.game.game import Game
from onirim.players.registry import PLAYERS
from onirim.rules.catalogue import MODES
from onirim.rules.description import described
from onirim.terminal.guide import COMMANDS, symbol_of
from onirim.terminal.odds import CARD_CLASSES
from onirim.text import languages, words_in
from onirim.text.dreambook import chapters
from onirim.text.message_files import ENGLISH
from onirim.text.rulebook import page_names
from tests.text import planned
from tests.text.messages import messages
from tests.text.rulesets import every_ruleset
from tools.generate.error_texts import messages_in_source
from tools.rules import ids

PROJECT = Path(__file__).parents[2]
SKIN = "pouch-"
INSIGHTS = ("why", "cost", "threat", "victory", "power")  # tests/text/test_say_facts.py
LOOKED_AT_BELOW = ("moved", "unseen", "shown", "cli", "sim")
OTHER = "-other"  # what is said of things without a text of their own
ASKING = ("web-explain-", "web-mark-", "web-sort-", "web-ask-", "web-moment-")  # beside a question
NUMBERED = re.compile(r"-\d$")


def from_engine(names: Iterable[Iterable[str]]) -> set[str]:
    return {name for some in names for name in some}


def asking(rules: Ruleset) -> list[str]:
    """Steps that put a question to a player."""
    return [step.name for step in rules.steps[1:] if step.rule]


def effects(rules: Ruleset) -> list[str]:
    steps = {int(rules.on_discard[k]) for k in range(rules.n_kinds)} - {0}
    return [rules.steps[step].name for step in steps]


def verbs(rules: Ruleset) -> list[str]:
    return [verb.info.family or verb.name for verb in rules.verbs]


def zones(rules: Ruleset) -> list[str]:
    """Those that somebody can see into, as they are called at the table."""
    seen, zones = Game(rules, 1).view().zones, described(rules).zones
    return [zones[name].family for name in seen if name != "top"]


def counters(rules: Ruleset) -> list[str]:
    return [counter.family for counter in described(rules).counters.values()]


def symbols(rules: Ruleset) -> list[str]:
    """The letters of card codes that the legend explains."""
    cards = described(rules).cards.values()
    return [symbol for card in cards if (symbol := symbol_of(card))]


@cache
def families() -> dict[str, set[str]]:
    """For each kind of name all that there is or will be."""
    every = every_ruleset()
    steps = from_engine(map(asking, every)) | {*planned.STEPS}
    return {
        "ask": steps,
        "step": steps,
        "do": from_engine(map(verbs, every)) | {*planned.VERBS, *planned.AT_STEP},
        "effect": from_engine(map(effects, every)) | {*planned.EFFECTS},
        "card": {code for rules in every for code in rules.codes} | {*planned.CARDS, "hidden"},
        "zone": from_engine(map(zones, every)) | {*planned.ZONES},
        "counter": from_engine(map(counters, every)),
        "house": {rule for rules in every for rule in rules.house_rules} | {*planned.SWITCHES},
        "mode": {mode.replace(":", "-") for mode in MODES},
        "module": {*page_names()},
        "option": {f"{m}-{option}" for m, some in planned.MODULES.items() for option in some},
        "badge": {*planned.MODULES},
        "gives": {*planned.MODULES},
        "risks": {*planned.MODULES},
        "level": {
            f"{module}-{level}"
            for module, some in planned.MODULES.items()
            for level in ("normal", *some)
            if some and level != "apprentice"
        },
        "preset": {"printed", "manual"},
        "player": {*PLAYERS, *planned.PLAYERS, "A", "B"},
        "chance": {*CARD_CLASSES},
        "command": {*COMMANDS, "back"},
        "end": {"won", "lost"},
        "colour": {*"RBGTX"},
        "symbol": from_engine(map(symbols, every)),
        "group": {group for rules in every for group in rules.group_names[1:]},
        "letter": {*"smkdg"},
        "rule": {name.removeprefix("§").replace(".", "-") for name in ids.load(PROJECT).rules},
    }


@pytest.mark.parametrize("family", sorted({*families()} - {"letter"}))
def test_everything_there_is_has_a_text(family: str) -> None:
    lacking = {f"{family}-{name}" for name in families()[family]} - {*messages(ENGLISH)}
    assert lacking == set()


@cache
def code() -> str:
    """All of our Python that prints texts for people."""
    folders = ("cli", "terminal", "text")
    paths = [p for folder in folders for p in (PROJECT / "src/onirim" / folder).rglob("*.py")]
    paths += (PROJECT / "tools").glob("*.py")
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@cache
def client() -> str:
    """What the browser's client is written in, and the script of its tutorial."""
    folder = PROJECT / "web" / "src"
    paths = [path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte")]
    paths.append(PROJECT / "buildtools" / "tutorial.py")
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@cache
def raised() -> set[str]:
    """The messages of all errors."""
    return {found.key for found in messages_in_source()}


@cache
def lesson_steps() -> set[str]:
    """What is said in the lessons on modules."""
    return {step.text for lesson in LESSONS for step in lesson.steps}


@cache
def book_keys() -> set[str]:
    """What the dream book says of something, and of when it can be used."""
    things = [entry for chapter in chapters() for entry in chapter.entries]
    keys = {key for entry in things for key in (*entry.names, *entry.about)}
    return keys | {f"window-{window}" for entry in things for window in entry.windows}


def is_used_by_client(key: str) -> bool:
    """Named whole, or put together from a beginning and a name that is there, too."""
    return key in book_keys() or is_of_a_thing(key) or is_written_in_client(key)


def is_of_a_thing(key: str) -> bool:
    """Said of a zone, a mode, a verb, a question, a step of a lesson or a deed of a module."""
    known = {
        "web-zone-": {*families()["zone"], "top"},
        "web-group-": {*families()["zone"], "top"},
        "web-mode-": families()["mode"],
        "together-mode-": families()["mode"],
        "tutorial-": lesson_steps(),
        "brief-": families()["card"],
        "deed-": set(re.findall(r"\['([a-z]+)', '", client())),
    }
    if any(key.startswith(start) and key.removeprefix(start) in known[start] for start in known):
        return True
    for start in ("web-do-", "web-more-", "web-many-", "web-lost-"):
        verb = key.removeprefix(start).partition("-at-")[0]
        if key.startswith(start) and f"do-{verb}" in messages(ENGLISH):
            return True
    asking = [start for start in ASKING if key.startswith(start)]
    return any(f"ask-{key.removeprefix(start)}" in messages(ENGLISH) for start in asking)


def is_written_in_client(key: str) -> bool:
    if key == "language-locale":  # found in the file before its messages can be read
        return f"/^{key}" in client()
    starts = [m[1] for m in re.finditer(r"[`']([a-z]+-(?:[a-z]+-)*)\$\{", client())]
    ends = [key.removeprefix(start) for start in starts if key.startswith(start)]
    return f"'{key}'" in client() or any(
        re.search(rf"['\".\b]{re.escape(end)}['\"]|\b{re.escape(end)}:", client()) for end in ends
    )


def is_used(key: str) -> bool:
    """Named in the code, referred to by a message, or the name of something that there is."""
    plain = key.removeprefix(SKIN)
    family, _, name = plain.partition("-")
    if name in families().get(family, ()):
        return True
    if key.endswith(OTHER) or family in (*INSIGHTS, *LOOKED_AT_BELOW):
        return True  # other tests look at these
    if plain in raised() or plain.removeprefix("web-") in raised():
        return True  # the message of an error, or what the browser says in its place
    return (
        is_used_by_client(plain)
        or f'"{plain}"' in code()
        or f"'{plain}'" in code()
        or any(plain in message.references for message in messages(ENGLISH).values())
    )


def test_every_text_is_used() -> None:
    keys = {key.partition(".")[0] for key in messages(ENGLISH)}
    assert [key for key in sorted(keys) if not is_used(key)] == []


def test_every_place_of_a_sentence_is_there() -> None:
    """Ways of cards lead from zone to zone."""
    known = families()["zone"]
    for key in messages(ENGLISH):
        if key.startswith(("moved-", "unseen-")) and not key.endswith("-other"):
            way = key.partition("-")[2]
            assert any(f"{source}-{target}" == way for source in known for target in known), key
    shown = {key.removeprefix("shown-") for key in messages(ENGLISH) if key.startswith("shown-")}
    assert shown - {"other"} <= known


def test_every_zone_that_is_shown_has_a_line() -> None:
    """Hands, rows and Doors have lines of their own, with other names."""
    elsewhere = {"deck", "bottom", "hand", "row", "doors", "shared"}
    for zone in families()["zone"] - elsewhere:
        assert words_in(ENGLISH).has(f"shown-{zone}"), zone


def test_commands_and_options_have_help() -> None:
    """All of them, in all languages, and no text is left of one that is gone."""
    from onirim.cli.commands import app

    keys = {"cli-options", "cli-arguments", "cli-commands", "cli-help", "cli-lang"}
    keys |= help_keys(app, "cli-onirim", "cli")
    for language in languages():
        found = {key for key in messages(language) if key.startswith("cli-")}
        assert found == keys


def help_keys(command: object, key: str, start: str) -> set[str]:
    params = [p.name.replace("_", "-") for p in getattr(command, "params", ())]
    keys = {key, *(f"{key}-{name}" for name in params if name not in ("lang", "help"))}
    for name, inner in getattr(command, "commands", {}).items():
        keys |= help_keys(inner, f"{start}-{name}", f"{start}-{name}")
    return keys
