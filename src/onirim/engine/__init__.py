"""The rules engine: the only place with rules. Typed Python, compiled where it can be."""
