"""Players: everything that chooses actions. One protocol: a view in, the code of an action out."""
