"""Descriptions are data: the same in every process, with an id that names their content."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict

import msgspec
import pytest

from onirim.rules.description import RulesetDescription, describe
from tests.helpers.rulesets import every_ruleset


def test_a_description_comes_back_as_it_went() -> None:
    one = describe("duo:limited+towers+book")
    again = msgspec.json.decode(msgspec.json.encode(one), type=RulesetDescription)
    assert again == one


def test_the_id_changes_with_the_content_and_with_nothing_else() -> None:
    texts = [*every_ruleset(), "solo+towers+book", "solo+book+towers"]
    contents: dict[str, set[str]] = {}
    for text in texts:
        fields = asdict(describe(text))
        name = fields.pop("id")
        contents.setdefault(name, set()).add(json.dumps(fields, sort_keys=True))
    assert all(len(found) == 1 for found in contents.values())
    assert describe("solo+towers+book").id == describe("solo+book+towers").id
    assert len(contents) == len({describe(text).text for text in texts})


@pytest.mark.parametrize("text", ["solo", "duo+oniverse+premonitions"])
def test_another_process_says_the_same(text: str) -> None:
    code = f"from onirim.rules.description import describe; print(describe({text!r}).id)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True, text=True, check=True, env=os.environ | {"PYTHONPATH": "src"},
    )  # fmt: skip
    assert done.stdout.strip() == describe(text).id
