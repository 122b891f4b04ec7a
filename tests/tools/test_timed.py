"""The times of the parts of `make test`."""

from __future__ import annotations

import pytest

from tools.measure import timed

Capture = pytest.CaptureFixture[str]


def test_every_part_is_run_and_timed(capfd: Capture) -> None:
    assert timed.main(["first", "echo one", "second part", "echo two"]) == 0
    said = capfd.readouterr().out.splitlines()
    assert said[:4] == ["First ...", "one", "Second part ...", "two"]
    assert [line[:-6].strip() for line in said[4:]] == ["first", "second part", "all"]


def test_a_part_that_fails_is_the_last_and_gives_its_status(capfd: Capture) -> None:
    assert timed.main(["good", "true", "bad", "exit 3", "never", "echo never"]) == 3
    said = capfd.readouterr().out
    assert "never" not in said
    assert "  bad     0:00  failed\n" in said


def test_minutes_and_seconds() -> None:
    times = [("lint", 59.6), ("python tests", 605.2)]
    assert timed.table(times) == [
        "  lint            1:00",
        "  python tests   10:05",
        "  all            11:05",
    ]


@pytest.mark.parametrize("arguments", [[], ["lint"]])
def test_a_name_without_a_command(arguments: list[str]) -> None:
    with pytest.raises(SystemExit, match="NAME COMMAND"):
        timed.main(arguments)
