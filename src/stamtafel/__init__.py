"""Stamtafel: a card table for four games."""

