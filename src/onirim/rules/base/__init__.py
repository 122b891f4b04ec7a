"""The base game, as rules section 1 has it: its cards and the steps of a turn."""
