"""The form of the start page: what it wants, what is wrong beside which field, what is kept."""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode

import pytest

from stamtafel.core.game import game, games
from stamtafel.core.words import LANGUAGES
from stamtafel.web import pages, presets
from stamtafel.web.opening import faults, filled, host_faults, options_of, plan, told
from stamtafel.web.presets import Notes, Preset

SWAPYBARA = {"game": "swapybara", "name": "Anna", "seats": "5", "bot-count": "2", "bots": "greedy"}
SYMBIOSE = {"game": "symbiose", "name": "Anna", "seats": "4", "bot-count": "0", "bots": "greedy"}
DECK = "".join(f"fish blue points {points}\n" for points in (*range(1, 21), *range(1, 21)))


def drawn(form: dict[str, str], notes: Notes = presets.NO_NOTES, lang: str = "en") -> str:
    """The start page with a form."""
    return pages.start_page(lang=lang, base="", live=False, form=form, notes=notes)


def wrong(form: dict[str, str], lang: str = "en") -> dict[str, str]:
    """What is wrong with a form, in words by field."""
    played = game(form["game"])
    return told(played, form, host_faults(form) | faults(played, form), lang)


def from_file(text: str, called: str = "mine.txt") -> dict[str, str]:
    """What a form sends of a file for Symbiose's deck."""
    return {"option-deck": "", "file-deck": text, "file-deck-name": called}


def test_an_untouched_form_wants_every_option_as_it_is() -> None:
    """Long ranges and decks are sent empty, and mean their words; nothing is wrong then."""
    for form in (
        SWAPYBARA | {"option-rounds": "3", "option-target": "", "option-start": "lot"},
        SYMBIOSE | {"option-teams": "no", "option-deck": "\r\n"},
    ):
        assert options_of(game(form["game"]), form) == {}
        assert wrong(form) == {}
        assert plan(form).options == {}


def test_a_target_in_points_is_typed_as_a_number() -> None:
    """A long range is no list; left empty it is its word, and out of range it is refused."""
    assert options_of(game("swapybara"), SWAPYBARA | {"option-target": "30"}) == {"target": "30"}
    text = drawn(SWAPYBARA | {"option-target": "30"})
    assert '<input type="number" id="option-target" name="option-target" min="1" max="100"' in text
    assert 'max="100" value="30"' in text
    assert "Left empty: no target." in text
    assert '<select id="option-rounds"' in text
    assert wrong(SWAPYBARA | {"option-target": "101"}) == {
        "option-target": "Option Target cannot be “101”; it can be: no target, 1–100."
    }


def test_a_number_without_a_word_cannot_be_left_empty() -> None:
    """Swoop is always played to a target."""
    form = {"game": "swoop", "name": "Anna", "seats": "4", "option-target": ""}
    assert list(wrong(form)) == ["option-target"]
    assert re.search(r'max="10000" value="500" required', drawn({"game": "swoop"}))


@pytest.mark.parametrize(
    ("form", "field", "said"),
    [
        ({"name": " "}, "name", "A name has"),
        ({"seats": "9"}, "seats", "Swapybara is for 4–8 players, not for 9."),
        ({"seats": "many"}, "seats", "“many”"),
        ({"bot-count": "5"}, "bot-count", "With 5 seats, at most 4"),
        ({"bots": "genius"}, "bots", "genius"),
        ({"option-rounds": "500"}, "option-rounds", "Option Rounds"),
        ({"option-rounds": "none"}, "option-rounds", "Choose Rounds or Target"),
        ({"option-rounds": "4", "option-target": "9"}, "option-rounds", "exactly one of the two"),
        ({"option-start": "7"}, "option-start", "Seat 8 cannot start: there are only 5 seats"),
    ],
)
def test_what_is_wrong_stands_beside_its_field(form: dict[str, str], field: str, said: str) -> None:
    """In the words of the form, also where several fields do not go together."""
    form = SWAPYBARA | form
    found = wrong(form)
    assert list(found) == [field]
    assert said in found[field]
    text = drawn(form, Notes(host_faults(form) | faults(game("swapybara"), form)))
    assert f'<span class="fault" id="{field}-fault">' in text
    assert re.search(rf'id="{field}" [^>]*{field}-fault"[^>]* aria-invalid="true" autofocus', text)


def test_several_mistakes_are_told_at_once() -> None:
    """Each beside its field; the viewer is taken to the first."""
    form = SWAPYBARA | {"name": "", "seats": "x", "option-rounds": "0"}
    text = drawn(form, Notes(host_faults(form) | faults(game("swapybara"), form)))
    assert text.count('class="fault"') == 3
    assert text.count(" autofocus") == 1


def test_teams_are_for_four() -> None:
    """The option is named as the form names it."""
    found = wrong(SYMBIOSE | {"seats": "3", "option-teams": "yes"}, "nl")
    assert found == {"option-teams": "Optie Twee tegen twee is alleen voor 4 spelers, niet voor 3."}


def test_a_deck_may_be_pasted_or_come_from_a_file() -> None:
    """A file counts more than what stands in the text field."""
    assert options_of(game("symbiose"), SYMBIOSE | {"option-deck": DECK}) == {"deck": DECK}
    form = filled((SYMBIOSE | from_file(DECK) | {"option-deck": "old"}).items())
    assert options_of(game("symbiose"), form) == {"deck": DECK}
    assert wrong(form) == {}


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "mine.txt: Line 2 of the deck: the colour cannot be “purple”; it can be: pink, "),
        ("nl", "mine.txt: Regel 2 van de stapel, kleur: “purple” kan hier niet; wel: pink, "),
        ("de", "mine.txt: Zeile 2 des Stapels, Farbe: „purple“ geht hier nicht, nur: pink, "),
    ],
)
def test_a_mistake_in_a_file_names_file_line_and_field(lang: str, said: str) -> None:
    """In the viewer's language; the text stands in the form to be corrected there."""
    form = filled((SYMBIOSE | from_file("\nfish purple points 8")).items())
    found = wrong(form, lang)
    assert list(found) == ["option-deck"]
    assert found["option-deck"].startswith(said)
    text = drawn(form, Notes(faults(game("symbiose"), form)), lang)
    assert re.search(r"<details open>.*\n<textarea[^>]*>\n\nfish purple points 8</textarea>", text)


def test_an_empty_file_is_no_deck() -> None:
    """Whoever chose a file does not want the printed deck."""
    form = filled((SYMBIOSE | from_file("", "nothing.txt")).items())
    assert wrong(form) == {"option-deck": "nothing.txt: There are no cards in this deck."}


def test_a_deck_that_is_too_small_is_told_at_the_deck() -> None:
    """It depends on the number of players."""
    found = wrong(SYMBIOSE | {"option-deck": "fish blue points 1"})
    assert list(found) == ["option-deck"]
    assert "With 4 players" in found["option-deck"]


def test_a_file_that_is_no_deck_is_not_repeated_whole() -> None:
    """What is wrong stays readable."""
    assert len(wrong(SYMBIOSE | {"option-deck": "x" * 50_000})["option-deck"]) < 400


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", sorted(games()))
def test_who_starts_is_no_bare_number(name: str, lang: str) -> None:
    """Nobody has to know that seats are counted from 0."""
    found = re.search(
        r'<select id="option-start".*?</select>', drawn({"game": name}, lang=lang), re.DOTALL
    )
    assert found
    shown = re.findall(r'<option value="([^"]*)"[^>]*>([^<]*)<', found[0])
    assert len(shown) == games()[name].seats[-1] + 1
    assert all(value == "lot" or f" {int(value) + 1}" in said for value, said in shown)


def test_the_page_says_what_is_stored_and_how_long() -> None:
    """Names, moves, times and cookies; and after how many days a table goes."""
    text = drawn({})
    for said in ("names", "time", "database", "no accounts", "no tracking", "seat", "language"):
        assert said in text.split('id="stored"')[1]
    assert "Tables stay until" in text
    text = pages.start_page(lang="en", base="", live=True, form={}, kept_days=90)
    assert "for 90 days is cleared away" in text


# Presets

FAMILY = SWAPYBARA | {"preset": "Family", "option-rounds": "5", "option-target": ""}


def kept(form: dict[str, str], before: presets.Presets = ()) -> presets.Presets:
    """The presets with that of a form."""
    return presets.save(before, game(form["game"]), form)


def test_a_preset_comes_back_from_its_cookie() -> None:
    """With all choices that are not as usual, and nothing else."""
    saved = kept(FAMILY)
    assert saved == (
        Preset(
            "swapybara",
            "Family",
            {"seats": "5", "bot-count": "2", "bots": "greedy", "option-rounds": "5"},
        ),
    )
    assert presets.read(presets.write(saved)) == saved


def test_a_preset_keeps_neither_names_of_people_nor_decks() -> None:
    """They would not fit, or are nobody's business."""
    form = SYMBIOSE | {"preset": "Ours", "option-deck": DECK, "option-teams": "yes"}
    (one,) = kept(form)
    assert one.choices.keys() == {"seats", "bot-count", "bots", "option-teams"}


def test_the_same_name_replaces_and_another_game_does_not() -> None:
    """A name stands for one thing in each game."""
    saved = kept(FAMILY | {"option-rounds": "7"}, kept(FAMILY))
    assert [one.choices["option-rounds"] for one in saved] == ["7"]
    assert len(kept(SYMBIOSE | {"preset": "Family"}, saved)) == 2
    assert presets.forget(saved, game("symbiose"), "Family") == saved
    assert presets.forget(saved, game("swapybara"), "Family") == ()


def test_presets_never_outgrow_their_cookie() -> None:
    """Once it is full, the next one is refused and all others stay."""
    saved: presets.Presets = ()
    notes = Notes()
    for number in range(200):
        form = FAMILY | {"preset": f"Number {number}", "save": ""}
        _, notes = presets.press(saved, game("swapybara"), form)
        saved = notes.presets
    assert notes.faults["preset"].key == "presets-full"
    assert len(saved) > 15
    assert len(presets.write(saved)) <= 3500
    assert presets.read(presets.write(saved)) == saved


def cookie(text: str) -> str:
    """A text as a cookie holds it."""
    return urlsafe_b64encode(text.encode()).decode().rstrip("=")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "ü",
        "%%%",
        "A" * 3501,
        cookie("{}"),
        cookie("[[1, 2, 3]]"),
        cookie('[["swapybara", "F"]]'),
        cookie('[["bridge", "F", {"seats": "5"}]]'),
        cookie('[["swapybara", "F", {"seats": "99"}]]'),
        cookie('[["swapybara", "", {"seats": "5"}]]'),
        cookie('[["swapybara", "F\\n", {"seats": "5"}]]'),
        cookie('[["swapybara", "F", {"seats": "5", "name": "Anna"}]]'),
        cookie('[["swapybara", "F", {"seats": "5", "option-turns": "1"}]]'),
        cookie('[["swapybara", "F", {"seats": "5", "option-rounds": "none"}]]'),
        cookie('[["symbiose", "F", {"seats": "4", "option-deck": "fish blue points 1"}]]'),
        cookie("[" * 900),
    ],
)
def test_a_cookie_that_is_not_ours_is_no_preset(text: str) -> None:
    """And never an error."""
    assert presets.read(text) == ()


def test_what_no_longer_fits_is_left_out_alone() -> None:
    """A preset of a game that is gone takes no other with it."""
    (one,) = kept(FAMILY)
    assert presets.read(presets.write((Preset("bridge", "Old", {}), one))) == (one,)


def test_picking_a_preset_keeps_what_a_person_typed() -> None:
    """The name and a pasted deck stay; all choices are those of the preset."""
    saved = kept(SYMBIOSE | {"preset": "Pairs", "option-teams": "yes"})
    form = SYMBIOSE | {"name": "Zoë", "seats": "2", "option-start": "1", "option-deck": DECK}
    found, notes = presets.press(saved, game("symbiose"), form | {"pick": "Pairs"})
    assert (found["name"], found["option-deck"], found["seats"]) == ("Zoë", DECK, "4")
    assert found["option-teams"] == "yes"
    assert "option-start" not in found
    assert notes.done == "picked"
    text = drawn(found, notes)
    assert '<option value="yes" selected>' in text
    assert "“Pairs”" in text


def test_only_choices_that_go_together_are_kept() -> None:
    """A preset that could open no table would be of no use; a nameless one could not be found."""
    for change, field in (
        ({"option-rounds": "none"}, "option-rounds"),
        ({"preset": " "}, "preset"),
    ):
        form = FAMILY | change | {"save": ""}
        found, notes = presets.press((), game("swapybara"), form)
        assert found == form
        assert list(notes.faults) == [field]
        assert notes.presets == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_presets_are_shown_in_words(lang: str) -> None:
    """Players, bots and every choice, as the form calls them."""
    saved = kept(FAMILY | {"option-start": "1", "option-enforcement": "honour"})
    text = drawn({"game": "swapybara"}, Notes({}, saved), lang).split('class="wide kept"')[1]
    spoken = game("swapybara").words(lang)
    assert "<li>5 " in text
    assert "<li>2 " in text
    for key, value in (("start", "start-1"), ("enforcement", "enforcement-honour")):
        line = f"{spoken.text(f'option-{key}')}: {spoken.text(f'option-{value}')}"
        assert f"<li>{line}</li>" in text
    assert text.count('name="pick"') == text.count('name="forget"') == 1


def test_presets_of_another_game_are_not_offered() -> None:
    """They would fill no field."""
    text = drawn({"game": "symbiose"}, Notes({}, kept(FAMILY)))
    assert 'name="pick"' not in text


def test_a_link_to_choices_fills_the_form_without_a_name() -> None:
    """Whoever opens it finds the same choices, and a name field of their own."""
    form, notes = presets.press((), game("swapybara"), FAMILY | {"link": ""})
    found = re.search(r'<a href="([^"]*)">Swapybara with these choices', drawn(form, notes))
    assert found
    address = found[1].replace("&amp;", "&")
    assert address == "/?game=swapybara&seats=5&bot-count=2&bots=greedy&option-rounds=5"
    assert "Anna" not in address


def test_bots_play_well_unless_somebody_chooses() -> None:
    """The start page has the usual bots chosen, or those that were asked for before."""
    assert '<option value="normal" selected>' in drawn({"game": "swapybara"})
    page = drawn({"game": "swapybara", "bots": "strong"})
    assert page.count("selected>") and '<option value="strong" selected>' in page
