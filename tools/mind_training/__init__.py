"""How the mind is trained: which rulesets are played, the workers that play, the net that learns."""
