"""Limits and identity.

`limits` counts work and storage by person and address; `rate_limits` and `connection_limits` count
requests and connections; `limited_protocols` counts bytes, frames and fragments of one connection.
The rate of messages to a game stands in `rooms/connection`. `api/middleware`, `api/socket` and
`api/handlers` apply them. docs/operating.md has a table of all limits.
"""
