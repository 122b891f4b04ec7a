"""Players: everything that chooses actions. They get a view and return the code of an action."""
