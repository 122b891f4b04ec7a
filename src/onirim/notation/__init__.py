"""How cards, actions and positions are written."""
