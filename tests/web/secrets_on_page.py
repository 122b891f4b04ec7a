"""What a page may not show of a game for two."""

from __future__ import annotations

# Everything on the page that could be a card, or tell of one.
SECRETS = """() => [...document.querySelectorAll(
  '.table, .stage, .hand, .hush, .ghost, dialog, .dock, [data-card], [data-code], [data-action]'
)].map((element) => element.outerHTML.slice(0, 80))"""
CODES = "all => all.map((card) => card.dataset.code)"
