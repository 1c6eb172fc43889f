"""A text as a picture of a fixed size, for environments that are to be seen."""

from __future__ import annotations

from textwrap import wrap

import numpy as np
from numpy.typing import NDArray

COLUMNS = 110
SIZE = (960, 720)  # of every picture, in pixels
LETTERS = 15
MARGIN = 16


def picture(text: str) -> NDArray[np.uint8]:
    """A text in black on white, as red, green and blue by row and column."""
    from PIL import Image, ImageDraw, ImageFont

    image = Image.new("RGB", SIZE, "white")
    lines = [part for line in text.splitlines() for part in wrap(line, COLUMNS) or [""]]
    font = ImageFont.load_default(LETTERS)
    ImageDraw.Draw(image).multiline_text((MARGIN, MARGIN), "\n".join(lines), "black", font)
    return np.asarray(image, dtype=np.uint8)
