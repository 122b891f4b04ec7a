"""Training of the net: the rulesets that are played, self-play workers and learners."""
