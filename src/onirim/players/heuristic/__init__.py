"""The heuristic player: rules of thumb for the base game and, in a file each, for every module."""
