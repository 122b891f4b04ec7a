"""Computer players, compiled in one group with the engine: seeker and heuristic."""
