"""Tools of the project's developers; nothing here is installed."""
