"""Our reader of Fluent against the usual library: the same messages, the same texts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from typing import Any

import pytest
from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser, ast
from hypothesis import given
from hypothesis import strategies as st

from onirim.text import languages, words_in
from onirim.text.fluent import Bundle, Formats, parse
from onirim.text.fluent.formats import Number
from onirim.text.message_files import shelf
from onirim.text.words import Words, elided
from tools.lint.shared.messages import all_arguments, messages

NUMBERS = (0, 1, 2, 5, 11, 21, 104, 1234, 1_000_000, 0.5, 1.5, 1234.5678)
STRINGS = ("you", "Ann", "shared", "won", "none", "Rs", "Rs Rs Nm Gd", "R")
SYNTAX = """
# a comment
plain = Hello
   ### not a comment
spaced    =     a  b

many =
    first
      second

    third { $x } end
braces = {"{"} in { "a \\"b\\" \\\\ \\u00e9 \\U01F600" }{""}
attributes =
    .one = 1
    .two = { $n ->
        [0] none
        [0.5] half
        [one] a thing
       *[other] { $n } things
    } there
nested = { { $x } }
inner = { plain } { attributes.one } { -term(word: "w") }
-term = term { $word }
    .case = cases
by-term = { -term.case ->
    [cases] many
   *[other] one
}
missing = { nowhere } { $unknown } { NOTHING() } { plain.no }
broken = { $x
after = still read
wrong = }
bad call = no
call = { lower($x) }
no-default = { $x ->
    [a] A
}
numbers = { NUMBER($n, maximumFractionDigits: 1) } { 3 } { 3.25 }
select-string = { $x ->
    [word] w
   *[other] o { $n ->
        [one] inner
       *[other] others
    }
}
after-all = {$x}{ $x }   trailing
"""


def library_bundle(words: Words) -> FluentBundle:
    """The same texts and functions in the library's hands."""
    functions: Any = {
        "CARDS": words.cards,
        "COUNT": lambda codes: FluentInt(len(codes.split())),
        "COLOUR": lambda letter, form="": words.name(f"colour-{letter}", form),
        "ZONE": lambda name, form="": words.name(f"zone-{name}", form),
        "GROUP": lambda name: words.say(f"group-{name}"),
        "UP": lambda text: text[:1].upper() + text[1:],
        "ELIDE": elided,
    }
    bundle = FluentBundle([words.say("language-locale")], functions, use_isolating=False)
    for path in words.shelf.files:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def arguments(names: set[str], n: int) -> dict[str, Any]:
    """Numbers and words in turn, so that every message meets both."""
    values = [*NUMBERS, *STRINGS]
    args: dict[str, Any] = {
        name: values[(n * 7 + i * 3) % len(values)] for i, name in enumerate(sorted(names))
    }
    return args | ({"date": date(2025, 1 + n % 12, 1 + n)} if "date" in names else {})


@pytest.mark.parametrize("language", languages())
def test_every_message_says_the_same(language: str) -> None:
    """With twenty sets of arguments each; where the library finds something wrong, so do we."""
    words = Words(language)
    library = library_bundle(words)
    for key in messages(language):
        name, _, attribute = key.partition(".")
        words.has(name)
        theirs, ours = library.get_message(name), words.bundle.messages[name]
        their = theirs.attributes[attribute] if attribute else theirs.value
        our = ours.attributes[attribute] if attribute else ours.value
        assert their is not None
        assert our is not None
        for n in range(20):
            args = arguments(all_arguments(language, key), n)
            text, wrong = library.format_pattern(their, args)
            said, missed = words.bundle.format(our, args)
            assert bool(wrong) == bool(missed), (key, args, wrong, missed)
            assert wrong or said == text, (key, args)


def entries(text: str) -> dict[str, Any]:
    """What the library reads, without places and comments."""
    found = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            sign = "-" if isinstance(entry, ast.Term) else ""
            found[sign + entry.id.name] = entry
    return found


@pytest.mark.parametrize("language", languages())
def test_every_message_of_the_files_is_read(language: str) -> None:
    for path in shelf(language).files:
        text = path.read_text(encoding="utf-8")
        assert [message.name for message in parse(text)] == list(entries(text)), path


def both(text: str, key: str, args: dict[str, Any]) -> Iterator[tuple[str, bool]]:
    """What one message says, ours and the library's."""
    ours = Bundle({})
    ours.add(parse(text))
    ours.formats = Formats(words_in("en").say)
    name, _, attribute = key.partition(".")
    mine = ours.messages[name]
    pattern = mine.attributes[attribute] if attribute else mine.value
    assert pattern is not None
    said, missed = ours.format(pattern, args)
    yield said, bool(missed)
    theirs = FluentBundle(["en-GB"], use_isolating=False)
    theirs.add_resource(FluentResource(text))
    message = theirs.get_message(name)
    whole = message.attributes[attribute] if attribute else message.value
    assert whole is not None
    told, wrong = theirs.format_pattern(whole, args)
    yield str(told), bool(wrong)


@pytest.mark.parametrize("n", [0, 0.5, 1, 2, 1234.56])
@pytest.mark.parametrize(
    "key",
    [
        "plain", "spaced", "many", "braces", "attributes.one", "attributes.two", "nested",
        "inner", "by-term", "missing", "after", "numbers", "select-string", "after-all",
    ],
)  # fmt: skip
def test_the_syntax(key: str, n: float) -> None:
    for x in ("word", "another"):
        ours, theirs = both(SYNTAX, key, {"x": x, "n": n})
        assert ours[1] == theirs[1]
        assert ours[1] or ours[0] == theirs[0]


def test_what_is_broken_is_left_out() -> None:
    """As in the browser; the library for Python may leave out more than one message."""
    names = {message.name for message in parse(SYNTAX)}
    assert names >= {*entries(SYNTAX)} - {"-term"}
    assert names.isdisjoint({"broken", "wrong", "bad call", "call", "no-default"})


def test_what_is_missing_is_shown_and_told() -> None:
    bundle = Bundle({})
    bundle.add(parse(SYNTAX))
    pattern = bundle.messages["missing"].value
    assert pattern is not None
    said, wrong = bundle.format(pattern, {})
    assert said == "{nowhere} {$unknown} {NOTHING()} {plain.no}"
    assert len(wrong) == 4


def test_a_circle_ends() -> None:
    bundle = Bundle({})
    bundle.add(parse("a = { b }\nb = { a }\n"))
    pattern = bundle.messages["a"].value
    assert pattern is not None
    assert bundle.format(pattern, {})[1]


@given(st.text(alphabet='ab \n{}$.=*[]->"\\()-1N#', max_size=40))
def test_no_text_stops_the_reader(text: str) -> None:
    list(parse(f"a = {text}\nlast = here\n"))


@given(st.sampled_from(["fr", "ru", "en"]), st.lists(st.sampled_from(["a", "b c"]), max_size=5))
def test_lists(language: str, items: list[str]) -> None:
    words = words_in(language)
    locale = Locale.parse(words.say("language-locale"), sep="-")
    for join, style in (("and", "standard"), ("or", "or")):
        expected = format_list(items, style, locale) if items else words.say("nothing")  # type: ignore[arg-type]
        assert words.listed(items, join) == expected


@given(
    st.sampled_from(["fr", "ru", "en"]),
    st.integers(-(10**9), 10**9) | st.floats(-(10**9), 10**9),
    st.sampled_from([None, 0, 1, 2]),
    st.booleans(),
)
def test_numbers(language: str, value: float, digits: int | None, percent: bool) -> None:
    words = words_in(language)
    options = {"style": "percent" if percent else "decimal"}
    text = f"NUMBER($n, style: {json.dumps(options['style'])}"
    if digits is not None:
        text += f", minimumFractionDigits: {digits}, maximumFractionDigits: {digits}"
    bundle = FluentBundle([words.say("language-locale")], use_isolating=False)
    bundle.add_resource(FluentResource(f"a = {{ {text}) }}"))
    pattern = bundle.get_message("a").value
    assert pattern is not None
    expected = bundle.format_pattern(pattern, {"n": value})[0]
    assert words.formats.number(Number(value, digits, digits, percent)) == expected


@given(st.sampled_from(["fr", "ru", "en"]), st.integers(0, 10**7) | st.decimals(0, 1000, places=1))
def test_plurals(language: str, value: int | Decimal) -> None:
    words = words_in(language)
    number = value if isinstance(value, int) else float(value)
    theirs = Locale.parse(words.say("language-locale"), sep="-").plural_form(number)
    assert words.formats.plural(number) == theirs


@given(st.sampled_from(["fr", "ru", "en"]), st.dates(date(1900, 1, 1), date(2100, 1, 1)))
def test_dates(language: str, day: date) -> None:
    from babel.dates import format_date

    words = words_in(language)
    locale = Locale.parse(words.say("language-locale"), sep="-")
    assert words.formats.date(day) == format_date(day, "long", locale=locale)
