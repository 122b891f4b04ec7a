"""Frames that no client sends: broken, half good, in no good order."""

from __future__ import annotations

import json
from random import Random

from onirim.hosting.wire import PROTOCOL
from tests.server.raw import Frame

HELLO: Frame = {"type": "hello", "protocol": PROTOCOL, "build": "", "seat": None, "since": None}
FRAMES: list[Frame] = [
    HELLO,
    {"type": "act", "id": 1, "version": 0, "actions": ["play:Rs"]},
    {"type": "explain", "id": 1, "version": 0, "action": "play:Rs"},
    {"type": "undo", "id": 2, "version": 0, "practice": True},
    {"type": "sync", "id": 3},
    {"type": "ping", "id": 4},
]
VALUES: list[object] = [
    None, True, -1, 0, 2, 1 << 31, 1 << 53, 1 << 80, 0.5, 1e308, "", "play:Rs", "x" * 3000, "\x00",
    "\ud800", "§", [], {}, [[]], {"type": "act"}, "discard", "undo", "act", "welcome",
]  # fmt: skip
RAW: list[str | bytes] = [
    "", " ", "{", "null", "[]", "NaN", '"hello"', "[" * 2000, '{"type":' * 500, b"", b"\xff\xfe",
    "x" * 4000, '{"type":"act"}', '{"type":"hello","type":"act"}', "{}{}", "﻿{}",
]  # fmt: skip
KEYS = ["type", "id", "version", "actions", "action", "seat", "since", "practice", "knows", "x"]


def frames_of_socket(chance: Random) -> list[str | bytes]:
    """What one socket sends, mostly a hello first."""
    begin: list[str | bytes] = [json.dumps(HELLO)] if chance.random() < 0.7 else []
    return begin + [broken_frame(chance) for _ in range(chance.randrange(1, 6))]


def broken_frame(chance: Random) -> str | bytes:
    """Something like a frame: never an action of the partner that could be done."""
    if chance.random() < 0.3:
        return garbled(chance, chance.choice(RAW))
    frame = dict(chance.choice(FRAMES))
    for _ in range(chance.randrange(0, 3)):
        frame[chance.choice(KEYS)] = chance.choice(VALUES)
    if frame.get("type") == "act":
        wrong: list[object] = [v for v in VALUES if v != "discard"]
        frame["actions"] = chance.choice([chance.choice(wrong), [chance.choice(wrong)], wrong[:3]])
    return garbled(chance, json.dumps(frame))


def garbled(chance: Random, text: str | bytes) -> str | bytes:
    """As it is, or with a few bytes changed, lost or doubled."""
    if isinstance(text, bytes) or not text or chance.random() < 0.8:
        return text
    at = chance.randrange(len(text))
    return chance.choice(
        [
            text[:at],
            text[:at] + chance.choice('{}[]":,\\\x00é0-9e') + text[at + 1 :],
            text[:at] + text[max(0, at - 5) :],
        ]
    )


def views_in(heard: list[str]) -> list[dict[str, object]]:
    """The views of all updates, also of those that come with a refusal."""
    frames = [json.loads(line) for line in heard]
    updates = [*frames, *(frame["truth"] for frame in frames if "truth" in frame)]
    return [update["view"] for update in updates if "view" in update]
