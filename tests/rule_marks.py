"""The markers `rule` and `interaction`; `pytest --rule §B7` runs only the tests of that rule."""

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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what --rule did not ask for."""
    wanted = set(config.getoption("--rule"))
    if not wanted:
        return
    chosen = [item for item in items if wanted & _rules(item)]
    config.hook.pytest_deselected(items=[item for item in items if not wanted & _rules(item)])
    items[:] = chosen


def _rules(item: pytest.Item) -> set[str]:
    return {name for mark in item.iter_markers("rule") for name in mark.args}
