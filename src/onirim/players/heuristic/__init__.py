"""Heuristic player (compiled): the base game, and a file for every module."""
