"""Bots against bots, many games long: who wins how often, and how sure that is."""

from stamtafel.arena.fairness import Balance, balance
from stamtafel.arena.results import Result, Standing
from stamtafel.arena.tournaments import tournament

__all__ = ["Balance", "Result", "Standing", "balance", "tournament"]
