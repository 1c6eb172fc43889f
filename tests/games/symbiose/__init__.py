"""Symbiose."""
