"""The bot that examples/train.py has trained, for the arena: `--bots examples/trained.py:Trained`.

Its model lies in build/trained, or in the folder that the variable TRAINED names.
"""

import os
from pathlib import Path

import numpy as np
import torch
from sb3_contrib import MaskablePPO

torch.set_num_threads(1)  # the arena has a process for each processor
MODEL = MaskablePPO.load(Path(os.environ.get("TRAINED", "build/trained"), "model"), device="cpu")


def seen(chair, rng):
    """What a seat knows and what it may do: the row and the mask of its environment."""
    state = chair.imagine(rng)  # whatever is dealt anew in it, the row is the same
    row = np.array(chair.game.encoding(state).row(state, chair.seat), np.float32)
    mask = np.zeros(len(chair.game.actions) + 1, np.bool_)  # the last one is waiting
    mask[list(chair.legal)] = True
    return row, mask


class Trained:
    """Does what the model thinks best."""

    def choose(self, chair, rng):
        """One of `chair.legal`."""
        row, mask = seen(chair, rng)
        action, _ = MODEL.predict(row, action_masks=mask, deterministic=True)
        return int(action)
