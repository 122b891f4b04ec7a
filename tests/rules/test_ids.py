"""The list of rule ids is complete, and everything that names a rule means one that exists."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from tools.rules import ids, marks, tags

PROJECT = Path(__file__).parents[2]
BOOK = ids.load(PROJECT)
REFERENCE = (PROJECT / ids.REFERENCE).read_text(encoding="utf-8")
MODULES = {
    "base", "duo", "book", "glyphs", "dreamcatchers", "towers", "premonitions", "crossroads",
    "oniverse", "incubus", "pouch", "combining", "visibility",
}  # fmt: skip
WITHDRAWN = {"§K8"}


def test_the_list_has_every_id_of_the_reference() -> None:
    """No rule is forgotten, and none is invented."""
    assert list(BOOK.rules) != []
    assert set(BOOK.rules) == set(ids.defined_in(REFERENCE))


def test_every_id_is_defined_once() -> None:
    """One id, one place to read it."""
    counted = Counter(ids.defined_in(REFERENCE))
    assert [name for name, times in counted.items() if times > 1] == []


def test_the_reference_cites_only_what_it_defines() -> None:
    """Following an id never ends in nothing."""
    assert BOOK.unknown(ids.named_in(REFERENCE)) == []


def test_the_reference_writes_every_id_with_the_sign() -> None:
    """An id without the sign could be read as a card code or a number."""
    plain = re.sub(r"^#+ \d[\d.]*|sections? [\d., and]+", "", REFERENCE, flags=re.MULTILINE)
    bare = r"(?<![§\w.-])(?:[BTKGCWRXOI]\d+|[XCOI]-[a-z]+|\d+\.\d+(?:\.\d+)?)(?!\w)"
    assert re.findall(bare, plain) == []


def test_sections_are_those_of_the_reference() -> None:
    """Each id is listed under the heading that it stands under."""
    section = ""
    wrong = []
    for line in REFERENCE.splitlines():
        if heading := re.match(r"#+ §?(\d+(?:\.\d+)?)", line):
            section = heading[1]
        defined = [name for name in ids.defined_in(line) if name not in WITHDRAWN]
        wrong += [name for name in defined if BOOK.rules[name].section != section]
    assert wrong == []


def test_entries_are_well_formed() -> None:
    """Titles are short, and a rule that no code carries says why."""
    for rule in BOOK.rules.values():
        assert rule.module in MODULES, rule
        assert 0 < len(rule.title) <= 80, rule
        assert rule.status in {ids.BEHAVIOUR, ids.NO_BEHAVIOUR}, rule
        assert bool(rule.reason) == (rule.status == ids.NO_BEHAVIOUR), rule


def test_reasons_lead_to_behaviour() -> None:
    """A reason that sends the reader to another rule sends him to one that code carries."""
    idle = [rule for rule in BOOK.rules.values() if not rule.is_behaviour]
    named = {name for rule in idle for name in ids.named_in(rule.reason)}
    assert BOOK.unknown(named) == []
    assert [name for name in named if not BOOK.rules[name].is_behaviour] == []


def test_implemented_modules_exist() -> None:
    """The scope of the proof has no typing error."""
    assert set(BOOK.implemented) <= MODULES


def test_code_and_tests_name_known_rules() -> None:
    """A mistyped id would look like a rule without code or without a test."""
    named = {name for tag in tags.tags_in(PROJECT) for name in tag.ids}
    named |= {name for mark in marks.marks_in(PROJECT) for name in mark.ids}
    assert BOOK.unknown(named) == []
