"""Cases, plurals, articles and elision: the languages are spoken properly."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import pytest

from onirim.art import drawn_characters
from onirim.game.chance import Seeded
from onirim.game.happenings import Happening
from onirim.game.logged_game import LoggedGame
from onirim.rules.description import described
from onirim.text import Words, words_in
from onirim.text.narrator import Narrator
from onirim.text.sentences import say_action, say_question, say_ruleset, say_signal
from onirim.text.words import elided

EN, FR, RU = (words_in(language) for language in ("en", "fr", "ru"))
ALONE = ("Ann",)
PAIR = ("Ann", "Ben")
SOLO, DUO = described("solo"), described("duo:limited+dreamcatchers")


def told(
    words: Words,
    key: str,
    /,
    seat: int = 0,
    *,
    viewer: int = 0,
    names: Sequence[str] = PAIR,
    **args: str | int,
) -> str:
    """What a viewer hears of a happening with this key and these cards."""
    happening = Happening(0, "use", key, seat, args=args)
    return " ".join(Narrator(words, DUO, viewer, names).narrate([happening]))


@pytest.mark.parametrize("words", [EN, FR, RU])
def test_letters_tell_the_colours_apart_and_can_be_drawn(words: Words) -> None:
    letters = {words.name(f"colour-{colour}", "letter") for colour in "RBGT"}
    assert len(letters) == 4
    assert letters <= drawn_characters()


@pytest.mark.parametrize(
    ("n", "text"),
    [
        (1, "1 красная дверь"),
        (3, "3 красные двери"),
        (8, "8 красных дверей"),
        (21, "21 красная дверь"),
        (12, "12 красных дверей"),
    ],
)
def test_russian_plurals(n: int, text: str) -> None:
    assert RU.name("card-Rd", "times", n=n) == text


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("Rm", "Вы сбрасываете красную луну."),
        ("Bs", "Вы сбрасываете синее солнце."),
        ("Gk", "Вы сбрасываете зелёный ключ."),
        ("Tm Tm", "Вы сбрасываете 2 коричневые луны."),
    ],
)
def test_russian_cases(card: str, sentence: str) -> None:
    assert told(RU, "discard", subject=card) == sentence


def test_french_elision_and_gender() -> None:
    assert told(FR, "door-trio", subject="Bd") == (
        "Vous trouvez la Porte de l\u2019Aquarium\u00a0: la Porte bleue est à vous."
    )
    assert FR.cards("Ts Gm", "un", "and") == "un Soleil brun et une Lune verte"
    assert FR.say("table-hand-of", name="Ann", cards="rien").startswith("Main d\u2019Ann")
    assert FR.say("table-hand-of", name="Ben", cards="rien").startswith("Main de Ben")
    assert elided("que", "Élise") == "qu\u2019Élise"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (EN, "You draw a brown Moon, a brown Sun and a red Key."),
        (FR, "Vous piochez une Lune brune, un Soleil brun et une Clé rouge."),
        (RU, "Вы берёте коричневую луну, коричневое солнце и красный ключ."),
    ],
)
def test_lists_inside_a_sentence_end_with_and(words: Words, sentence: str) -> None:
    assert told(words, "draw", drawn="Tm Ts Rk") == sentence
    assert " and " not in EN.cards("Tm Ts Rk")


def test_english_articles() -> None:
    assert EN.cards("Ar Nm", "a", "and") == "an Architect and a Nightmare"
    assert EN.cards("Rs Rs Bk") == "2 red Suns, blue Key"
    assert EN.cards("") == "nothing"


@pytest.mark.parametrize(
    ("words", "number", "share", "list_or"),
    [
        (EN, "12,345", "14.9%", "a, b or c"),
        (FR, "12\u202f345", "14,9\u00a0%", "a, b ou c"),
        (RU, "12\u00a0345", "14,9\u00a0%", "a, b или c"),
    ],
)
def test_numbers_and_lists(words: Words, number: str, share: str, list_or: str) -> None:
    assert words.say("simulation-number", n=12345) == number
    assert words.say("percent", share=10 / 67) == share
    assert words.listed(["a", "b", "c"], "or") == list_or


def test_dates() -> None:
    day = date(2026, 11, 15)
    assert EN.say("replay-date", date=day) == "15 November 2026"
    assert FR.say("replay-date", date=day) == "15 novembre 2026"
    assert RU.say("replay-date", date=day).startswith("15 ноября 2026")


def test_happenings_of_the_partner() -> None:
    """As this seat hears of them; what it may not know is counted."""
    assert told(EN, "play", 1, subject="Rs") == "Ben plays the red Sun."
    assert told(EN, "play", 1, subject="Rs", group="shared") == (
        "Ben plays the red Sun of the Shared cards."
    )
    assert told(EN, "draw", 1, drawn="??") == "Ben draws a card."
    assert told(RU, "look", 0, viewer=1, revealed="?? ?? ?? ?? ??") == (
        "Ann смотрит 5 следующих карт."
    )
    assert told(FR, "signal", 1, words="R") == "Ben signale\u00a0: je vise le rouge."
    assert told(RU, "undone", 1) == "Ben отменяет последнее действие."
    assert told(EN, "shuffle", -1) == "The deck is shuffled."
    assert told(EN, "end-won", -1, deck=3).startswith("You have won together!")


def test_a_defeat_with_cards_left_does_not_blame_the_deck() -> None:
    assert "the deck is empty" in told(EN, "end-lost", -1, names=ALONE, deck=0)
    assert told(EN, "end-lost", -1, names=ALONE, deck=7) == "You have lost: the dream holds you."


def test_codes_without_words_stand_for_themselves() -> None:
    """A module from outside can be played, if not in fine words."""
    assert EN.cards("Zz") == "Zz"
    assert FR.cards("Zz Zz", "le") == "2 × Zz"
    assert RU.name("zone-lamps", "from") == "lamps"


def test_places_with_a_number() -> None:
    assert told(EN, "caught", -1, subject="Rd", place=3) == "Caught on Dreamcatcher 3: red Door."
    assert told(EN, "freed", -1, returned="Rd", place=1) == ("Freed from Dreamcatcher 1: red Door.")


def test_questions_and_choices() -> None:
    view = LoggedGame("solo", Seeded(3)).view()
    assert say_question(FR, SOLO, view) == FR.say("ask-act")
    assert say_action(RU, SOLO, view, "play:Rm") == "выложить красную луну"
    rules = "solo+dreamcatchers"
    view = LoggedGame(rules, Seeded(3)).view()
    assert say_action(EN, described(rules), view, "take-from-2:Rd") == (
        "take the red Door from Dreamcatcher 2; the deck is not searched"
    )


def test_rulesets_in_words() -> None:
    assert say_ruleset(EN, "solo+book:hard+glyphs+B10") == (
        "one player, The Book of Steps Lost and Found (Steps Lost), The Glyphs,"
        " house rule: a Prophecy spares what is needed"
    )
    assert say_signal(RU, "G") == "собираю зелёные"


def test_a_skin_changes_some_words() -> None:
    pouch = words_in("en", "pouch")
    assert pouch.say("deck-empty") == "Bag and piles are empty."
    assert pouch.say("goodbye") == EN.say("goodbye")
