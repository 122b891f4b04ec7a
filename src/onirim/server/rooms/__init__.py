"""Open games."""
