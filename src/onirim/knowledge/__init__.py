"""What a viewer may know; the only package that asks this question."""
