"""Swapybara."""
