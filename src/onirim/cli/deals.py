"""The games of `onirim play`: which cards come, and where the first game begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from onirim.engine.messages import Message, OnirimError

if TYPE_CHECKING:
    from onirim.engine.ruleset import Ruleset
    from onirim.game.chance import ChanceSource
    from onirim.game.logged_game import LoggedGame
    from onirim.notation.record import Record
    from onirim.text import Words

__all__ = ["Deals", "deals_for"]

RECORD_NAME = ".oni"
OF_RECORD = ("rules", "seed", "common_deck", "real_cards")  # options that a record decides


@dataclass(frozen=True)
class Deals:
    """Games without end, each with its heading."""

    games: Iterator[tuple[str, LoggedGame]]
    seats: int
    seed: int | None  # of the first game, if the players may know it


def deals_for(words: Words, options: Mapping[str, Any], ask: Callable[[str], str]) -> Deals:
    """Deal new games, or begin with the game of a record or a position."""
    from onirim.rules.catalogue import ruleset

    start, deck = options["start"], deck_of(options)
    if start and (start.endswith(RECORD_NAME) or Path(start).is_file()):
        return resume(words, Path(start))
    rules = ruleset(options["rules"])
    if options["real_cards"]:
        games = deal_real_cards(words, rules, ask, start)
    elif start:
        games = chain([from_position(words, rules, deck, start)], seeded_games(words, rules, deck))
    else:
        games = deal(words, rules, deck)
    return Deals(games, int(rules.seats), deck.seed)


# --- a game that was begun -----------------------------------------------------------------------


def resume(words: Words, path: Path) -> Deals:
    """Continue the game of a record; games after it have fresh decks."""
    from onirim.cli.files import open_record
    from onirim.cli.options_given import options_given
    from onirim.game.chance import Seeded

    if said := options_given(*OF_RECORD):
        raise OnirimError(
            Message(
                "terminal-record-alone",
                "a record has its own rules and cards: leave out {options}",
                options=said,
            )
        )
    game = resumed(path, open_record(path))
    first = (words.say("resumed-game", path=str(path)), game)
    games = chain([first], seeded_games(words, game.rules, DeckChoice(None, common=False)))
    seed = game.chance.seed if isinstance(game.chance, Seeded) else None
    return Deals(games, int(game.rules.seats), seed)


def resumed(path: Path, record: Record) -> LoggedGame:
    """The game of a record with cards to come: of its seed, if all know it, or by chance."""
    from onirim.game.chance import SystemRandom
    from onirim.game.records import replayed

    game = replayed(record)
    if game.result:
        raise OnirimError(
            Message(
                "terminal-game-over",
                "the game of {path} is over; onirim replay shows it",
                path=str(path),
            )
        )
    game.chance = SystemRandom()
    same = with_open_seed(game, record)
    if record.headers.get("Practice") == "yes":
        same.practise()
    return same


def with_open_seed(game: LoggedGame, record: Record) -> LoggedGame:
    """The same game on the deck whose seed its record tells; as it is, if none does."""
    from onirim.game.chance import Seeded
    from onirim.game.logged_game import LoggedGame

    seed = record.headers.get("SeedOpen", "")
    if not seed.isdecimal() or "Position" in record.headers:
        return game
    dealt = LoggedGame(game.rules, Seeded(int(seed)))
    for code in game.actions:
        if code not in dealt.legal():
            return game
        dealt.apply(code)
    return dealt if dealt.cards_so_far() == game.cards_so_far() else game


def from_position(
    words: Words, rules: Ruleset, deck: DeckChoice, line: str
) -> tuple[str, LoggedGame]:
    """A game that begins at a position; OnirimError if it isn't one."""
    from onirim.game.chance import SystemRandom
    from onirim.game.logged_game import LoggedGame

    chance = SystemRandom() if deck.seed is None else chance_of(deck, deck.seed)
    return words.say("position-game"), LoggedGame.from_position(line, rules, chance)


# --- new games -----------------------------------------------------------------------------------


def deal(words: Words, rules: Ruleset, deck: DeckChoice) -> Iterator[tuple[str, LoggedGame]]:
    """Games without end; OnirimError at once if there is none of this kind."""
    games = seeded_games(words, rules, deck)
    return chain([next(games)], games)


def deal_real_cards(
    words: Words, rules: Ruleset, ask: Callable[[str], str], start: str
) -> Iterator[tuple[str, LoggedGame]]:
    """Games without end with cards that are typed in; they begin when they are asked for."""
    from onirim.game.chance import Manual
    from onirim.game.logged_game import LoggedGame
    from onirim.rules.description import described
    from onirim.terminal.real_cards import CardAsker

    cards = Manual(CardAsker(words, described(rules.text), ask, click.echo))
    if start:
        yield words.say("position-game"), LoggedGame.from_position(start, rules, cards)
    while True:
        yield words.say("own-deck"), LoggedGame(rules, cards)


def seeded_games(
    words: Words, rules: Ruleset, deck: DeckChoice
) -> Iterator[tuple[str, LoggedGame]]:
    """Games and which ones they are; each next game has the next seed."""
    from onirim.game.chance import SEED_LIMIT, SystemRandom
    from onirim.game.logged_game import LoggedGame

    seed = deck.seed
    while True:
        if seed is None:
            yield words.say("fresh-deck"), LoggedGame(rules, SystemRandom())
            continue
        which = words.say("seed-deck", common="yes" if deck.common else "no", seed=str(seed))
        yield which, LoggedGame(rules, chance_of(deck, seed))
        seed = (seed + 1) % SEED_LIMIT


@dataclass(frozen=True)
class DeckChoice:
    """Which cards come: those of a seed, or a fresh deck for each game."""

    seed: int | None
    common: bool  # the same for all who play it


def deck_of(options: Mapping[str, Any]) -> DeckChoice:
    """Read --seed, --common-deck and --real-cards, of which only one makes sense."""
    seed, common = options["seed"], options["common_deck"]
    given = [
        name
        for name, value in (("--seed", seed), ("--common-deck", common),
                            ("--real-cards", options["real_cards"] or None))
        if value is not None
    ]  # fmt: skip
    if len(given) > 1:
        raise OnirimError(
            Message(
                "terminal-one-deck", "{options} name different decks: choose one",
                options=", ".join(given),
            )
        )  # fmt: skip
    return DeckChoice(seed if common is None else common, common is not None)


def chance_of(deck: DeckChoice, seed: int) -> ChanceSource:
    from onirim.game.chance import CommonDeck, Seeded

    return CommonDeck(seed) if deck.common else Seeded(seed)
