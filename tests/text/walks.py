"""Whole games in which every text that appears is looked at."""

from __future__ import annotations

import random
import re
from itertools import cycle

from onirim.engine.layout import SPECTATOR
from onirim.engine.ruleset import Ruleset
from onirim.game.logged_game import LoggedGame
from onirim.terminal import choices, screen
from onirim.terminal.odds import odds_lines
from onirim.terminal.outlook import outlook_lines, power_lines
from onirim.terminal.scene import scene_of
from onirim.terminal.unread_events import EventFeed
from onirim.text import Words
from onirim.text.sentences import say_rule

NAMES = ("Ann", "Ben")
RAW = re.compile(r"\{|\}|\?\?|card-|zone-|moved-|ask-|do-[a-z]")


def walk(spoken: list[Words], rules: Ruleset, chance: random.Random) -> None:
    game = LoggedGame(rules, chance.randrange(1 << 30))
    seats = int(rules.seats)
    names = NAMES[:seats]
    viewers = [*range(seats), *([SPECTATOR] if seats > 1 else [])]
    feeds = [EventFeed(words, game, viewer, names) for words in spoken for viewer in viewers]
    turns = cycle(spoken)
    while not game.result:
        for seat in range(seats):
            check(screen_of(next(turns), game, seat, names))
        game.apply(chance.choice(game.legal()))
        for feed in feeds:
            check(feed.new_lines())


def screen_of(words: Words, game: LoggedGame, seat: int, names: tuple[str, ...]) -> list[str]:
    """What this seat could be shown now, without the columns of codes."""
    scene = scene_of(words, game, seat, names)
    lines = [*screen.long_table(scene, 1), *outlook_lines(scene), *power_lines(scene)]
    odds = [re.sub(r"^  \w\w  ", "", line) for line in odds_lines(scene)]
    view = scene.view
    if not view.actions:
        return [*lines, *odds]
    asked, *answers = choices.choices(scene)
    answers = [re.sub(r"^ *\d+  \S+ +", "", line) for line in answers]
    why = [words.say(f"step-{view.step}"), say_rule(words, view.rule)]
    return [*lines, *odds, asked, *answers, *why]


def check(lines: list[str]) -> None:
    """Words only: no key, no hole, no card that is not named."""
    for line in lines:
        assert line.strip()
        assert not RAW.search(line), line
