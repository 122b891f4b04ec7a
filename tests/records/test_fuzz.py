"""Whatever a file holds, the reader says RecordError or reads it; `make fuzz` runs for longer."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.records.mutations import CORPUS, PIECES, mutate, survive

SCRAPS = st.lists(st.sampled_from([piece.decode("utf-8", "replace") for piece in PIECES]))


@given(st.binary(min_size=5, max_size=25))
def test_accidents(instructions: bytes) -> None:
    """Records of the corpus after some small changes."""
    survive(mutate(instructions))


@given(st.one_of(st.binary(), st.text().map(lambda text: text.encode("utf-8", "replace"))))
def test_anything(data: bytes) -> None:
    survive(data)


@given(SCRAPS, st.sampled_from([" ", "", "\n"]))
def test_scraps_of_records(scraps: list[str], between: str) -> None:
    """Behind good headers, so that more than the headers is met."""
    head = CORPUS[0].partition(b"\n\n")[0].decode()
    survive(f"{head}\n\n0. {between.join(scraps)}".encode())


@given(st.text())
def test_any_text_as_a_comment(text: str) -> None:
    survive(CORPUS[0] + b"{" + text.encode("utf-8", "replace") + b"}")
