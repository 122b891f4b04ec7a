"""A hosted game and its messages; needs msgspec, but no database and no web framework."""
