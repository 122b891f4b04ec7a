"""Whatever a user can do wrong is said in their language, by the key of its message."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from onirim.engine.messages import Message, OnirimError
from onirim.game.chance import FixedDeck, Seeded
from onirim.game.logged_game import LoggedGame
from onirim.game.records import replayed
from onirim.hosting.wire import as_fault, as_message
from onirim.notation.position import read_position
from onirim.notation.record import read_record
from onirim.players.registry import make_player
from onirim.players.simulation import simulate
from onirim.rules.catalogue import ruleset
from onirim.text import choose_language, languages, words_in
from onirim.text.message_files import ENGLISH
from onirim.text.say_error import say_error, say_message
from tests.helpers.command import onirim


def test_a_module_from_outside_needs_no_texts() -> None:
    message = Message("lamplighter-lost", "the drawn {card}", card="Lp")
    assert say_message(words_in("fr"), message) == "the drawn Lp"
    lacks = Message(
        "position-module-missing", "'{module}' lacks {missing}", module="x", missing=message
    )
    assert say_message(words_in("fr"), lacks) == "il manque à «\u00a0x\u00a0»\u00a0: the drawn Lp"


# --- from the mistake to the sentence ------------------------------------------------------------

HEAD = '[Game "Onirim"]\n[Rules "{}"]\n[Result "*"]\n\n0. =Rs =Nm~ =Rm =Gs =Bk =Ts\n'
MISTAKES: dict[str, tuple[Callable[[], object], str, str]] = {
    "mode": (
        lambda: ruleset("sola"),
        "« sola » n’est pas un mode ; vouliez-vous dire « solo » ?",
        "«sola»\u00a0— не режим; может быть, «solo»?",
    ),
    "nothing near": (
        lambda: ruleset("xyz"),
        "« xyz » n’est pas un mode ; valeurs possibles : solo, duo, duo:limited, duo:open",
        "«xyz»\u00a0— не режим; есть такие: solo, duo, duo:limited, duo:open",
    ),
    "module": (
        lambda: ruleset("solo+tower"),
        "« tower » n’est ni un module ni une règle maison ; vouliez-vous dire « towers » ?",
        "«tower»\u00a0— не модуль и не домашнее правило; может быть, «towers»?",
    ),
    "option": (
        lambda: ruleset("solo+premonitions:7"),
        "« 7 » n’est pas une option de premonitions ; valeurs possibles : 5, 6, 4",
        "«7»\u00a0— не вариант модуля premonitions; есть такие: 5, 6, 4",
    ),
    "house rule": (
        lambda: ruleset("solo+T1"),
        "la règle maison T1 demande deux joueurs",
        "домашнему правилу T1 нужны два игрока",
    ),
    "company": (
        lambda: ruleset("solo+incubus+towers+I1"),
        "selon la règle maison I1, le Petit Incube ne va pas avec towers",
        "по домашнему правилу I1 с Маленьким инкубом не играют: towers",
    ),
    "position": (
        lambda: read_position(ruleset("solo"), "hand Xs; stack act"),
        "« Xs » dans « hand » n’est pas une carte de solo",
        "«Xs» в «hand»\u00a0— не карта в solo",
    ),
    "argument": (
        lambda: read_position(ruleset("solo"), "hand Rs; stack limbo fill trio(Q)"),
        "« trio(Q) » dans « stack » : on attend des couleurs dans l’ordre RBGT",
        "«trio(Q)» в «stack»: нужны цвета в порядке RBGT",
    ),
    "missing step": (
        lambda: read_position(ruleset("solo"), "hand Rs; stack limbo fill door"),
        "il manque à « door » dans « stack » : une Porte piochée",
        "шагу «door» в «stack» нужно: вытянутая дверь",
    ),
    "missing module": (
        lambda: read_position(ruleset("solo+book"), "hand Rs; stack act"),
        "il manque à « book » : tous ses Objectifs, en rangée",
        "модулю «book» нужно: все его цели в ряд",
    ),
    "record": (
        lambda: replayed(read_record(HEAD.format("solo") + "1. jump *", "x.oni")),
        "x.oni:6:4: tour 1 : « jump » n’est pas une action de solo",
        "x.oni:6:4: ход 1: «jump»\u00a0— не действие в solo",
    ),
    "long record": (
        lambda: read_record(b" " * 1_000_001),
        "1:1: un enregistrement a au plus 1\u202f000\u202f000 octets, celui-ci en a davantage",
        "1:1: в записи не больше 1\u00a0000\u00a0000 байт, а здесь больше",
    ),
    "ruleset of a record": (
        lambda: replayed(read_record(HEAD.format("sola") + "*")),
        "2:1: « sola » n’est pas un mode ; vouliez-vous dire « solo » ?",
        "2:1: «sola»\u00a0— не режим; может быть, «solo»?",
    ),
    "position of a record": (
        lambda: replayed(
            read_record(HEAD.format("solo").replace("\n\n", '\n[Position "hand Xs"]\n\n') + "*")
        ),
        "4:1: pas de position de départ : « Xs » dans « hand » n’est pas une carte de solo",
        "4:1: начать с этой позиции нельзя: «Xs» в «hand»\u00a0— не карта в solo",
    ),
    "end of a record": (
        lambda: replayed(read_record(HEAD.format("solo") + "1. Rs =Gm #")),
        "6:11: l’enregistrement dit la partie gagnée, mais elle est en cours",
        "6:11: по записи партия выиграна, но на деле она не окончена",
    ),
    "illegal action": (
        lambda: game_of("hand Rs; stack act").apply("play:Gs"),
        "« play:Gs » n’est pas possible ici ; possible : play:Rs, discard:Rs",
        "«play:Gs» здесь невозможно; возможно: play:Rs, discard:Rs",
    ),
    "action after the end": (
        lambda: game_of("hand Rs; result lost").apply("jump"),
        "« jump » n’est pas une action ; possible ici : rien, la partie est finie",
        "«jump»\u00a0— не действие; здесь возможно: ничего, партия окончена",
    ),
    "undo": (
        lambda: LoggedGame("solo", 1).undo(),
        "rien n’a encore été joué",
        "ещё ничего не сделано",
    ),
    "simulation": (
        lambda: simulate("solo", "eve"),
        (
            "il n’y a pas de joueur « eve » ; il y a : "
            "random, seeker, heuristic, mind, strong, strongest"
        ),
        "игрока «eve» нет; есть такие: random, seeker, heuristic, mind, strong, strongest",
    ),
    "rules of a simulation": (
        lambda: simulate("sola"),
        "« sola » n’est pas un mode ; vouliez-vous dire « solo » ?",
        "«sola»\u00a0— не режим; может быть, «solo»?",
    ),
    "option of a simulation": (
        lambda: simulate("solo", games=0),
        "games est un nombre de 1 à 4294967296, pas 0",
        "games\u00a0— это число от 1 до 4294967296, а не 0",
    ),
    "player": (
        lambda: make_player("eve", seed=1),
        (
            "il n’y a pas de joueur « eve » ; il y a : "
            "random, seeker, heuristic, mind, strong, strongest"
        ),
        "игрока «eve» нет; есть такие: random, seeker, heuristic, mind, strong, strongest",
    ),
    "seed": (
        lambda: Seeded(-1),
        "une graine est un nombre de 0 à 4611686018427387903, pas -1",
        "номер колоды\u00a0— это число от 0 до 4611686018427387903, а не -1",
    ),
    "deck": (
        lambda: LoggedGame("solo", FixedDeck(["Rs", "Rm"])),
        "la pioche fixée n’a que 2 cartes, et il en vient une de plus",
        "в заданной колоде только 2 карты, а приходит ещё одна",
    ),
    "language": (
        lambda: choose_language("xx"),
        "il n’y a pas de langue « xx » ; il y a : en, fr, ru",
        "языка «xx» нет; есть такие: en, fr, ru",
    ),
}


def game_of(line: str) -> LoggedGame:
    return LoggedGame.at(read_position(ruleset("solo"), line))


def french(text: str) -> str:
    """Written above with plain spaces: those before a sign and inside quotes do not break."""
    for space, signs in (("\u00a0", ":»"), ("\u202f", ";?")):
        for sign in signs:
            text = text.replace(f" {sign}", f"{space}{sign}")
    return text.replace("« ", "«\u00a0")


@pytest.mark.parametrize("name", MISTAKES)
def test_mistakes_in_french_and_russian(name: str) -> None:
    make, in_french, in_russian = MISTAKES[name]
    with pytest.raises(OnirimError) as caught:
        make()
    assert say_error(words_in(ENGLISH), caught.value) == str(caught.value)
    assert say_error(words_in("fr"), caught.value) == french(in_french)
    assert say_error(words_in("ru"), caught.value) == in_russian


@pytest.mark.parametrize("name", MISTAKES)
def test_the_wire_loses_nothing(name: str) -> None:
    """A client says what the server's own words would be."""
    with pytest.raises(OnirimError) as caught:
        MISTAKES[name][0]()
    message = caught.value.message
    received = as_message(str(message), as_fault(message))
    assert str(received) == str(message)
    for language in languages():
        words = words_in(language)
        assert say_message(words, received) == say_message(words, message)


def test_an_error_of_the_system_is_said_as_it_comes() -> None:
    assert say_error(words_in("ru"), OSError("No such file")) == "No such file"


@pytest.mark.parametrize("language", languages())
def test_commands_refuse_in_the_language(language: str) -> None:
    done = onirim("play", "--rules", "sola", "--lang", language)
    with pytest.raises(OnirimError) as caught:
        ruleset("sola")
    said = say_error(words_in(language), caught.value)
    assert (done.returncode, done.stderr) == (2, f"onirim: {said}\n")
