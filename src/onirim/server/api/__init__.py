"""HTTP and socket endpoints."""
