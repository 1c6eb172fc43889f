"""What to install for an adapter whose library is not there."""

from __future__ import annotations


def missing(extra: str, error: ImportError) -> ImportError:
    """The error of an adapter that cannot be imported."""
    advice = f"pip install 'stamtafel[{extra}]'"
    return ImportError(f"{error.name or 'a library'} is not installed: {advice}", name=error.name)
