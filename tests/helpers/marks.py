"""The markers `rule`, `interaction` and `long`; `pytest --rule §B7` runs the tests of that rule.

Workers take whole files: one that is left alone with a long file at the end makes all others wait,
so files marked `long` begin first.
"""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer --rule."""
    words = "run only the tests marked with this rule (may be repeated)"
    parser.addoption("--rule", action="append", default=[], metavar="ID", help=words)


def pytest_configure(config: pytest.Config) -> None:
    """Make the markers known."""
    config.addinivalue_line("markers", "rule(*ids): the rules that a test shows, such as §B7")
    words = "interaction(module, module): two modules that a scenario shows together"
    config.addinivalue_line("markers", words)
    config.addinivalue_line("markers", "long: of a file that takes long, and so begins first")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put long files first, and leave out what --rule did not ask for."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    wanted = set(config.getoption("--rule"))
    if not wanted:
        return
    chosen = [item for item in items if wanted & _rules(item)]
    config.hook.pytest_deselected(items=[item for item in items if not wanted & _rules(item)])
    items[:] = chosen


def _rules(item: pytest.Item) -> set[str]:
    return {name for mark in item.iter_markers("rule") for name in mark.args}
