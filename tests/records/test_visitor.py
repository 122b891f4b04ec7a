"""The reader tells a visitor each part of a record, in order."""

from __future__ import annotations

from pathlib import Path

from onirim.notation.record import Comment, TextPlace, Visitor, read

TEXT = """\
[Game "Onirim"]
[Rules "solo"]
[Result "*"]

0. =Rs =Nm~ =Gs/
1. xBk ?(Nm Gs) {[%eval 0.41] well  done [%luck -0.12]} *
"""


class Listener(Visitor):
    """Writes down what it hears."""

    def __init__(self) -> None:
        self.heard: list[object] = []

    def begin_game(self) -> None:
        self.heard.append("begin")

    def header(self, name: str, value: str, place: TextPlace) -> None:
        self.heard.append((name, value, place.line))

    def end_headers(self) -> None:
        self.heard.append("headers end")

    def turn(self, label: str, place: TextPlace) -> None:
        self.heard.append(("turn", label))

    def action(self, token: str, place: TextPlace) -> None:
        self.heard.append(("action", token, place))

    def card(self, code: str, fate: str, place: TextPlace) -> None:
        self.heard.append(("card", code, fate))

    def look(self, codes: tuple[str, ...], place: TextPlace) -> None:
        self.heard.append(("look", *codes))

    def comment(self, text: str, place: TextPlace) -> None:
        self.heard.append(("comment", text))

    def end(self, sign: str, place: TextPlace) -> None:
        self.heard.append(("end", sign))

    def end_game(self) -> None:
        self.heard.append("end")


def test_everything_is_told_in_order() -> None:
    listener = Listener()
    read(TEXT, listener)
    assert listener.heard == [
        "begin",
        ("Game", "Onirim", 1),
        ("Rules", "solo", 2),
        ("Result", "*", 3),
        "headers end",
        ("turn", "0"),
        ("card", "Rs", ""),
        ("card", "Nm", "~"),
        ("card", "Gs", "/"),
        ("turn", "1"),
        ("action", "xBk", TextPlace(6, 4)),
        ("look", "Nm", "Gs"),
        ("comment", "[%eval 0.41] well done [%luck -0.12]"),
        ("end", "*"),
        "end",
    ]


def test_a_visitor_hears_only_what_it_wants_to() -> None:
    read(TEXT.encode(), Visitor())
    for path in Path(__file__).parent.glob("**/*.oni"):
        read(path.read_bytes(), Visitor())


def test_commands_of_a_comment() -> None:
    parsed = Comment.parse("[%eval 0.41] well done [%luck -0.12]")
    assert parsed == Comment("well done", {"eval": "0.41", "luck": "-0.12"})
