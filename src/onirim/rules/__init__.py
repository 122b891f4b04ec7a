"""The rules of the game, and what can be asked about them."""
