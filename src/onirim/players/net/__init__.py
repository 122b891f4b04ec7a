"""The mind: a small net that values what a seat sees, in every ruleset, and searches on top."""
