"""Limits and identity."""
