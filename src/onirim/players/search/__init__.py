"""Search on top of the network (compiled)."""
