"""Text forms."""

from __future__ import annotations

import pytest

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.notation import Catalogue, read_number, read_order, write_order


def test_a_catalogue_reads_what_it_writes() -> None:
    """Every action number has a text that reads back, whatever the spaces."""
    catalogue = Catalogue(["ask 0", "ask 1", "pass"])
    assert len(catalogue) == 3
    assert [catalogue.read(catalogue.write(action)) for action in range(3)] == [0, 1, 2]
    assert catalogue.read("  ask \t 1 ") == 1


@pytest.mark.parametrize("action", [-1, 3, 1000])
def test_a_number_that_is_no_action(action: int) -> None:
    """A number outside the catalogue is not understood; -1 is not the last one."""
    with pytest.raises(NotUnderstood) as error:
        Catalogue(["ask 0", "ask 1", "pass"]).write(action)
    assert error.value.key == "no-such-action"


@pytest.mark.parametrize("text", ["", "ask", "ask 2", "ask1", "Pass", "pass 1"])
def test_a_text_that_is_no_action(text: str) -> None:
    """A text outside the catalogue is not understood."""
    with pytest.raises(NotUnderstood) as error:
        Catalogue(["ask 0", "ask 1", "pass"]).read(text)
    assert (error.value.key, error.value.values) == ("no-such-action", {"text": text})


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("-1", -1), ("15", 15), ("007", 7)])
def test_whole_numbers(text: str, number: int) -> None:
    """Digits, perhaps with a minus sign before them, are a number."""
    assert read_number(text) == number


@pytest.mark.parametrize(
    "text", ["", "-", "--1", "+1", "1.0", "1 2", " 1", "1_0", "x", "٣", "²", "9" * 5000, "1e3"]
)
def test_what_is_no_whole_number(text: str) -> None:
    """Anything else is not understood, however much Python would make of it."""
    with pytest.raises(NotUnderstood) as error:
        read_number(text)
    assert error.value.key == "no-number"


def test_orders() -> None:
    """A shuffled order reads back."""
    assert read_order(write_order([2, 0, 1]), 3) == (2, 0, 1)
    assert read_order("", 0) == ()


@pytest.mark.parametrize("text", ["", "0 1", "0 1 1", "1 2 3", "0 1 2 3", "-1 0 1", "0 1 x"])
def test_what_is_no_order(text: str) -> None:
    """Each number must be there, once."""
    with pytest.raises(NotUnderstood):
        read_order(text, 3)
