"""A hosted game and its messages: what any host needs to run one.

It needs msgspec, but no database, no web framework and no socket: a host gives the entries of
a session's log to its own store, and frames to its own connections.
"""
