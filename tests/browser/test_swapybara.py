"""Swapybara's face: the private trail, the reveal in order, and rules that can be broken."""

from __future__ import annotations

from playwright.sync_api import expect

from stamtafel.core.game import game
from stamtafel.core.record import Record, take
from stamtafel.core.rng import stream
from stamtafel.server.look import Look
from tests.browser.conftest import Open
from tests.browser.gallery import look_at, page_of, scene, wild_step
from tests.browser.playing import LOCKED, await_change, await_decision, begin, click
from tests.server.house import House

REVEALED = """
() => {
  flip.play();
  return [...document.querySelectorAll(".account .card")].map((card) => {
    const { delay, duration } = card.getAnimations()[0].effect.getTiming();
    return [delay, delay + duration];
  });
}
"""
POINTS = 'document.querySelector(".account .total").getAnimations()[0].effect.getTiming().delay'


def test_calls_are_buttons_of_their_own(gallery: Open) -> None:
    """SW-8.5: whoever may be called out has a button beside the other choices, and no other."""
    page = gallery("call while asked", 8, "en", 360, 640)
    offered = page.locator("#act .call").evaluate_all("all => all.map((one) => one.value)")
    view = scene("call while asked", 8).look().view
    assert view is not None
    calls = [one.text for one in view.choices if one.phrase.key == "action-call"]
    assert offered == calls
    assert page.locator("#act .verb:not(.call)").count() == 2


def test_the_trail_tells_what_i_gave(gallery: Open) -> None:
    """The fold beside one's card keeps what the log told about one's cards this round, in turns."""
    page = gallery("ask", 4, "en", 390, 844)
    trail = page.locator(".trail")
    assert trail.get_attribute("open") is None
    trail.locator("summary").click()
    lines = trail.locator("li").all_inner_texts()
    look = scene("ask", 4).look()
    begun = max(at for at, entry in enumerate(look.log) if "told-round" in str(entry.phrases))
    told = [phrase for entry in look.log[begun:] for phrase in entry.phrases]
    swaps = [phrase.cards for phrase in told if phrase.key == "told-swapped"]
    spoken = game("swapybara").words("en")
    assert lines[0].startswith("You are dealt the ")
    assert len(lines) == 1 + len(swaps) >= 2
    for line, cards in zip(lines[1:], swaps, strict=True):
        gave, got = (spoken.text(f"card-{cards[role]}") for role in ("gave", "got"))
        assert line.startswith("Turn 1: you ")
        assert gave in line and line.endswith(f"got the {got}.")


def test_the_trail_stays_open(visit: Open, slow_house: House) -> None:
    """A fold stays as it was left while the game goes on, and so does one that is shut."""
    page = visit(slow_house.url)
    begin(page, slow_house, start="0")
    for wanted in (1, 0):
        decision = await_decision(page)
        page.wait_for_timeout(LOCKED)
        page.locator(".trail summary").click()
        click(page)
        await_change(page, decision)
        expect(page.locator(".trail[open]")).to_have_count(wanted)


def test_the_trail_is_the_players_own() -> None:
    """Whoever watches has no fold: nobody's cards are told to others."""
    assert 'id="trail"' in page_of(scene("ask", 4).look(), "en")
    assert 'id="trail"' not in page_of(scene("ask", 4).look(None), "en")


def swap_of_others_undone() -> Look:
    """What seat 0 sees when a call has just undone a swap that was none of its own."""
    played = game("swapybara")
    for seed in range(300):
        record = Record.begin(played, 5, {"enforcement": "honour"})
        rng = stream(seed, "undone")
        state = record.state()
        while not state.over:
            record.steps.append(wild_step(played, state, rng))
            take(played, state, record.steps[-1])
            look = look_at(played, record, state, 0)
            keys = [phrase.key for phrase in look.log[-1].phrases]
            if keys[0] == "told-call" and "told-undone" in keys and "told-returned" not in keys:
                return look
    raise AssertionError("no swap of others was undone")


def test_the_trail_does_not_tell_of_the_swaps_of_others() -> None:
    """SW-8.3: a swap of others that is undone stands in the log, and not among one's own."""
    page = page_of(swap_of_others_undone(), "en")
    assert "That swap is undone." in page
    trail = page.split('id="trail"')[1].split("</details>")[0]
    assert "undone" not in trail


def test_the_reveal_goes_round(gallery: Open) -> None:
    """SW-6.1: cards turn one after another in the order of the seats, and then come the points."""
    page = gallery("scored", 8, "en", 1280, 800)
    times = page.evaluate(REVEALED)
    assert [start for start, _ in times] == [150 * seat for seat in range(8)]
    assert page.evaluate(POINTS) >= times[-1][1]


def test_the_reveal_is_at_once_without_motion(gallery: Open) -> None:
    """Who asks for less motion sees all cards and points at once."""
    page = gallery("scored", 8, "en", 1280, 800, reduced_motion="reduce")
    assert max(end for _, end in page.evaluate(REVEALED)) < 100
    assert page.evaluate("document.querySelector('.account .total').getAnimations().length") == 0
