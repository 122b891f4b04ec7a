"""The module of docs/adding-an-expansion.md in the terminal: as at home as one of ours."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from onirim.text import words_in
from tests.helpers.outside_package import NAME, installed
from tests.helpers.terminal import PATIENCE, Terminal

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals there")
OPTIONS = ("play", "--plain", "--rules", "solo+lamplighter:many", "--seed", "7", "--lang")
MEETING = ("play:Rs", "discard:Rs")  # the second draw with this seed is a Lamplighter


@pytest.fixture
def site(tmp_path: Path) -> Path:
    return installed(tmp_path)


def prompt(language: str = "en") -> str:
    return words_in(language).say("prompt") + " "


def test_it_is_played_in_its_own_words(site: Path) -> None:
    """Name, question, both answers, reasons, help and card: all in the words of the page."""
    with Terminal(*OPTIONS, "en", site=site) as terminal:
        assert "Played: one player, The Lamplighter (four of them)." in terminal.read_until(
            prompt()
        )
        shown = [terminal.type(line, prompt()) for line in MEETING]
        assert "You draw a Lamplighter!\n" in shown[-1]
        assert "The Lamplighter is here.\n" in shown[-1]
        assert "  1  lamp-look     look at the next three cards\n" in shown[-1]
        assert "  2  lamp-shuffle  shuffle the deck\n" in shown[-1]
        assert terminal.type("rule", prompt()).startswith("The Lamplighter: Look ahead, or forget")
        assert terminal.type("why play bk", prompt()).startswith(
            '"play:Bk" is not possible: First answer the question on the table.'
        )
        assert "The Lamplighter\n  Look ahead, or forget" in terminal.type("?", prompt())
        assert "Nm Nightmare, Lp Lamplighter." in " ".join(terminal.type("?", prompt()).split())
        assert "You look at the next cards: " in terminal.type("1", prompt())
        assert "You put back on top: " in terminal.type("1", prompt())
        shown.append(terminal.type("1", prompt()))
        assert "The Lamplighter walks on." in shown[-1]
        assert "Lp  Lamplighter" in terminal.type("odds", prompt())
        assert "Doors: 0 of 8." in terminal.type("progress", prompt())
        assert words_in("en").say("no-powers") in terminal.type("powers", prompt())
        assert "not possible: Only" not in terminal.type("why lamp-look", prompt())
        assert words_in("en").say("goodbye") in terminal.type("quit", "never")
        assert terminal.process.wait(PATIENCE) == 0


def test_a_language_without_its_words_takes_the_english_ones(site: Path) -> None:
    with Terminal(*OPTIONS, "fr", site=site) as terminal:
        terminal.read_until(prompt("fr"))
        shown = [terminal.type(line, prompt("fr")) for line in MEETING]
        assert "Vous piochez Lamplighter" in shown[-1]
        assert "look at the next three cards" in shown[-1]
        assert "est mélangée" in terminal.type("lamp-shuffle", prompt("fr"))


def test_without_any_words_its_codes_are_said(site: Path) -> None:
    shutil.rmtree(site / NAME / "words")
    with Terminal(*OPTIONS, "en", site=site) as terminal:
        assert "Played: one player, lamplighter (many)." in terminal.read_until(prompt())
        shown = [terminal.type(line, prompt()) for line in MEETING]
        assert "You draw Lp!\n" in shown[-1]
        assert "What do you choose?\n" in shown[-1]
        assert "  1  lamp-look     lamp look\n" in shown[-1]
        assert terminal.type("rule", prompt()).startswith("lamplighter")
        assert "The deck is shuffled." in terminal.type("2", prompt())


def test_an_action_of_a_module_that_is_not_offered_says_why(site: Path) -> None:
    with Terminal(*OPTIONS, "en", site=site) as terminal:
        terminal.read_until(prompt())
        assert terminal.type("lamp-look", prompt()).startswith(
            '"lamp-look" is not possible: First answer the question on the table.'
        )
