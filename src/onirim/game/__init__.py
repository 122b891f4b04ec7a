"""One game: state, history, views, records."""
