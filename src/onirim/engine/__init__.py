"""The machine that rules run on: memory, deck, stack of steps, state, hooks, ruleset tables.

It knows no rule of the game; those are in `rules/`. Compiled where there is a C compiler.
"""
