"""Feature extraction and the network (compiled)."""
