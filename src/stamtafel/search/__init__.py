"""Random play, and search over imagined states."""
