"""The base game, as rules section 1 tells it: its cards and the steps of a turn."""
