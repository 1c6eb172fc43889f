"""Swoop by its rulebook."""
