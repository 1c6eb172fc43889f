"""Bots: what sits on a chair and chooses."""
