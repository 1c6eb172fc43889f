"""Text forms: every action, card and deal can be written down and read back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stamtafel.core.errors import NotUnderstood


class Catalogue:
    """The text of every action number of a game, both ways."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.texts = tuple(texts)
        self._numbers = {text: number for number, text in enumerate(self.texts)}

    def __len__(self) -> int:
        return len(self.texts)

    def write(self, action: int) -> str:
        """The text of an action; raises NotUnderstood."""
        if not 0 <= action < len(self.texts):
            raise NotUnderstood("no-such-action", text=str(action))
        return self.texts[action]

    def read(self, text: str) -> int:
        """The number of an action; raises NotUnderstood."""
        number = self._numbers.get(" ".join(text.split()))
        if number is None:
            raise NotUnderstood("no-such-action", text=text)
        return number


def read_number(text: str) -> int:
    """A whole number, the minus sign allowed; raises NotUnderstood."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
        raise NotUnderstood("no-number", text=text)
    return int(text)


def write_order(order: Sequence[int]) -> str:
    """A shuffled order as text, for deals that are no cards: a lot."""
    return " ".join(str(number) for number in order)


def read_order(text: str, due: int) -> tuple[int, ...]:
    """A shuffled order of `due` numbers; raises NotUnderstood."""
    order = tuple(read_number(word) for word in text.split())
    if sorted(order) != list(range(due)):
        raise NotUnderstood("no-such-deal", text=text)
    return order
