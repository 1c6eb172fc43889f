"""Trains a bot: `python examples/train.py --game swapybara --seats 4 --bots random`.

Needs `pip install "stamtafel[gymnasium,train]"`. The folder --out gets the model and a picture of
how its share of the wins has grown; examples/trained.py seats the model in the arena.
"""

from functools import partial
from pathlib import Path

import click
import torch
from curve import curve
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecEnv

from stamtafel.adapters.gymnasium import make_env
from stamtafel.core.errors import NotUnderstood

TABLES = 8  # games side by side, so that the network is asked for all of them at once
LOOKS = 20  # about so many points of the curve, beside the first one
GAMES = 400  # for each of them, begun with the same seed


def share(model: MaskablePPO, tables: VecEnv) -> float:
    """The mean share of the win in games that teach nothing."""
    tables.seed(1)
    mean, _ = evaluate_policy(model, tables, GAMES, deterministic=False)
    return float(mean)


def learn(model: MaskablePPO, tables: VecEnv, steps: int) -> list[tuple[int, float]]:
    """Let a model learn, and tell how it goes on; the curve, from before the first step."""

    def moved(*_: object) -> bool:
        progress.update(task, completed=model.num_timesteps)
        return True

    shares = [(0, share(model, tables))]
    count, won = TextColumn("{task.completed:,} steps"), TextColumn("{task.fields[won]:.1%} won")
    with Progress(count, BarColumn(), won, TimeRemainingColumn()) as progress:
        task = progress.add_task("", total=steps, won=shares[0][1])
        while model.num_timesteps < steps:
            model.learn(max(1, steps // LOOKS), callback=moved, reset_num_timesteps=False)
            shares.append((model.num_timesteps, share(model, tables)))
            progress.update(task, won=shares[-1][1])
    return shares


@click.command()
@click.option("--game", default="swapybara", show_default=True)
@click.option("--seats", default=4, show_default=True)
@click.option("--bots", default="random", show_default=True, help="Who has the other seats.")
@click.option(
    "--steps",
    default=100_000,
    show_default=True,
    type=click.IntRange(1),
    help="Decisions to learn from.",
)
@click.option("--option", multiple=True, metavar="NAME=VALUE", help="Of the game; repeatable.")
@click.option("--seed", default=1, show_default=True)
@click.option("--out", default="build/trained", show_default=True, type=Path, metavar="FOLDER")
def main(
    game: str, seats: int, bots: str, steps: int, option: tuple[str, ...], seed: int, out: Path
) -> None:
    """Train a bot, and draw how well it plays as it learns."""
    torch.set_num_threads(1)  # for a network this small, more would only wait for each other
    options = dict(one.partition("=")[::2] for one in option)
    table = partial(make_env, game, seats=seats, bots=bots, **options)
    try:
        tables = make_vec_env(table, TABLES, seed=seed)
    except NotUnderstood as error:
        raise click.ClickException(str(error)) from error
    rates = {"learning_rate": 1e-3, "gamma": 1.0, "n_steps": 256, "batch_size": 512}
    model = MaskablePPO("MlpPolicy", tables, seed=seed, device="cpu", **rates)
    shares = learn(model, make_vec_env(table, TABLES), steps)
    out.mkdir(parents=True, exist_ok=True)
    model.save(out / "model.zip")
    title = f"{game}, {seats} seats: share of the wins against {bots}"
    (out / "curve.svg").write_text(curve(shares, 1 / seats, title), "utf-8")
    click.echo(f"{shares[-1][1]:.1%} won; the model and its curve are in {out}.")


if __name__ == "__main__":
    main()
