"""How the mind is trained: which rulesets are played, workers that play, a net that learns."""
