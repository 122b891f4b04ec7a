"""A figure of the benchmark, and the bar it has to clear."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One line of the report."""

    key: str  # its name in JSON; never changes
    label: str
    value: float
    unit: str
    at_least: float | None = None
    at_most: float | None = None

    @property
    def bar(self) -> str:
        """The bar in words, nothing where there is none."""
        if self.at_least is not None:
            return f">= {number(self.at_least)}"
        if self.at_most is not None:
            return f"<= {number(self.at_most)}"
        return ""

    @property
    def verdict(self) -> str:
        """How it stands to its bar: "ok" or "below", nothing where there is no bar."""
        if not self.bar:
            return ""
        low = self.at_least is not None and self.value < self.at_least
        high = self.at_most is not None and self.value > self.at_most
        return "below" if low or high else "ok"

    @property
    def text(self) -> str:
        return f"{number(self.value)} {self.unit}".rstrip()


def number(value: float) -> str:
    """As many digits as mean something."""
    if value >= 1_000:
        return f"{value:,.0f}"
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"
