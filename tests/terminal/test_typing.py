"""What can be typed at a prompt, and what is said when it cannot."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from terminal.people import Chooser, Keyboard, Script, finished, keys_in, play, secrets

from tenfold.i18n.catalogs import Catalog, languages
from tenfold.protocol.errors import BadOptions
from tenfold.records.verify import verify
from tenfold.terminal.help import pages_of
from tenfold.terminal.plain import main

TWO = {"seats": 2, "start": 0}


def shown_for(folder: Path, lines: list[str], **options: object) -> str:
    """A card game of two people with a deck of one's own."""
    return play(folder, Script(lines), game="cards", options={**TWO, **options}, people=2)


def test_a_wrong_answer_gets_a_sentence_and_the_same_question(tmp_path: Path) -> None:
    shown = shown_for(tmp_path, ["9", "", "bid:3", "buy:$1", "currency", "x" * 500], deck={"B1": 20})
    assert "“9” is none of the choices: d and n. Type ? for help." in shown
    assert "Please type something" in shown
    assert "“bid:3” does not fit here: it is time to draw a card, or to stop" in shown
    assert "only number cards are ever for sale" in " ".join(shown.split())
    assert "There is no currency card to take." in shown
    assert shown.count("Player 1, your choice") == 7
    assert "x" * 50 not in shown.replace("x" * 500, "")


def test_wrong_answers_in_the_menu(tmp_path: Path) -> None:
    shown = play(
        tmp_path, Script(["7", "hello", "3", "9", "1", "12", "2", "", "A" * 31, "Anna", "Anna", "Bo"])
    )
    assert "Please type one of these: 1, 2, 3, 4 and 5." in shown
    assert "Please type one of these: 2, 3, 4 and 5." in shown
    assert "30 characters at most" in shown
    assert "There is a “Anna” at the table already." in shown
    assert "Bo’s move" in shown or "Anna’s move" in shown


def test_moves_may_be_typed_as_tokens(tmp_path: Path) -> None:
    shown = shown_for(tmp_path, ["draw", "numbers", "draw", "numbers"], deck={"B1": 3, "B2": 20})
    assert "Player 1 stops and takes the numbers." in shown
    assert "Player 2 stops and takes the numbers." in shown


def test_help_table_and_story(tmp_path: Path) -> None:
    shown = shown_for(tmp_path, ["?", "?", "draw", "t", "s"], deck={"B1": 30})
    assert "CARDS IN BRIEF" in shown
    assert "u  take your last choice back" in shown
    assert shown.count("Market (price = number)") == 2
    assert "The story of 4 moves:" in shown
    assert "Player 1 turns up 2 blue 1s." in shown


def test_a_choice_can_be_taken_back_until_a_card_comes(tmp_path: Path) -> None:
    """The first player busts, so that the second finds something to buy."""
    asked: list[str] = []

    def answer(shown: str) -> str | None:
        asked.append(shown)
        if "takes the last choice back" in shown:
            return None if sum("takes the last choice back" in screen for screen in asked) == 2 else "u"
        if "how do you pay" in shown:
            return "u"
        if "You may buy" in shown:
            return "1"
        return "numbers" if "Player 2’s move" in shown else "draw"

    deck = {"B5": 10, "G5": 10, "O5": 10}
    shown = play(tmp_path, answer, game="cards", options={**TWO, "deck": deck}, people=2, seed="c")
    assert shown.count("Player 2 takes the last choice back.") == 2
    after_purchase, after_numbers = shown.split("takes the last choice back.")[1:]
    assert "You may buy one card of the market." in after_purchase
    assert "Stop and take" in after_numbers


def test_a_card_that_has_come_stays(tmp_path: Path) -> None:
    shown = shown_for(tmp_path, ["draw", "u"], deck={"B1": 30})
    assert "There is nothing to take back: a card has been turned up" in shown


def test_in_an_open_game_one_choice_after_another_is_taken_back(tmp_path: Path) -> None:
    lines = ["left:0,0", "left:1,0", "right:2,0", "u", "u", "u", "u"]
    options: dict[str, object] = {"open": True, "start": 0}
    shown = play(tmp_path, Script(lines), game="tiles", options=options, people=2)
    assert shown.count("Player 1 takes the last choice back.") == 2
    assert shown.count("Player 2 takes the last choice back.") == 1
    assert "There is nothing to take back" in shown


def test_a_payment_is_proposed_and_can_be_made_piece_by_piece(tmp_path: Path) -> None:
    """Player 2 has five tokens and more cards than a 5 costs."""
    asked: list[str] = []

    def answer(shown: str) -> str | None:
        if "Another game?" in shown:
            return None
        if "You may buy" in shown or "you may buy one more" in shown:
            return "1"
        if "how do you pay" in shown:
            asked.append(shown)
            return ["$", "!", ""][min(len(asked) - 1, 2)]
        laid = shown.rsplit("Tableau", 1)[-1].split("\n", maxsplit=1)[0].split()
        return "draw" if "Player 1’s move" in shown or len(laid) < 6 else "numbers"

    deck = {"B1": 40, "B5": 1}
    for seed in range(40):
        asked.clear()
        folder = tmp_path / str(seed)
        shown = play(folder, answer, game="cards", options={**TWO, "deck": deck}, people=2, seed=str(seed))
        assert verify(finished(folder)[0]).is_over
        if len(asked) > 2 and "5 still owed" in asked[0]:
            break
    assert "1  Pay it all with 5 currency tokens" in asked[0]
    assert "Spend your blue 1, which you have more than once" in asked[0]
    assert "4 still owed" in asked[1]
    assert "comes too late: a payment goes from bust tokens to currency tokens to cards" in " ".join(
        shown.split()
    )


def test_bids_are_typed_as_amounts(tmp_path: Path) -> None:
    shown = shown_for(tmp_path, ["6", "0", "2", "2", "3", "pass"], deck={"B*": 5, "B1": 1})
    assert "A bid of 6 is more than can be paid, which is 5 at most." in shown
    assert "Player 2 passes. " in shown.replace("\n ", " ") or "Player 2 passes." in shown
    assert "Auction: a blue wildcard, which would bring you 1 point now. Nobody has bid so" in shown


def test_tiles_are_placed_by_coordinates(tmp_path: Path) -> None:
    lines = ["1,0", "5,5", "0,0", "1,x", "+2,0", "place:3,0", "( -1 , 0 )"]
    shown = play(tmp_path, Script(lines), game="tiles", options={"start": 0}, people=2)
    assert "A tile at 5,5 would share no side with another tile." in shown
    assert "A tile lies at 0,0 already." in shown
    assert "“1,x” is not a move here" in shown
    for cell in ("1,0", "2,0", "3,0", "−1,0"):
        assert f" at {cell}." in shown


def test_the_end_of_a_row_is_chosen_with_the_cell_or_after_it(tmp_path: Path) -> None:
    lines = ["right:0,0", "l 1,0", "0,1", "2", "right -1,0", "0,2", "", "9,9"]
    shown = play(
        tmp_path, Script(lines), game="tiles", options={"open": True, "start": 0}, people=2, seed="z"
    )
    assert "Player 2 places" in shown
    assert "Player 1, which tile? Enter chooses another cell" in shown
    assert "A tile at 9,9 would share no side with another tile." in shown


def test_a_tile_is_moved_in_one_line_or_in_two(tmp_path: Path) -> None:
    """Someone fills the board without caring, then moves."""
    chooser = Chooser("n")
    moves = Script(["99,99", "0,0>0,0", "story"])

    def answer(shown: str) -> str | None:
        prompt = shown.rsplit("\n", 1)[-1]
        return moves(shown) if "which tile moves?" in prompt else chooser(shown)

    for seed in range(20):
        shown = play(tmp_path / str(seed), answer, game="tiles", options={}, people=2, seed=str(seed))
        if "All tiles are down:" in shown:
            break
    assert "There is no tile at 99,99." in shown
    assert "“story” is not a move here." in shown


def test_cells_have_letters_and_the_list_never_disappears(tmp_path: Path) -> None:
    """Wherever a tile is asked for, every letter on the board stands in the list, and can be typed."""
    asked: list[str] = []
    chooser = Chooser("letters")

    def answer(shown: str) -> str | None:
        asked.append(shown)
        return chooser(shown)

    play(tmp_path, answer, game="tiles", options={"start": 0}, people=2)
    screens = [shown for shown in asked if "A letter or x,y" in shown]
    assert max(len(keys_in(shown)) for shown in screens) > 19
    for shown in screens:
        board = shown[max(0, shown.rfind(" ━━ ")) : shown.rindex("\n\n")]
        rows = [line[6:] for line in board.split("\n") if re.match(r" {1,4}−?\d+ ", line[:6])]
        drawn = re.findall(r"(?<![a-z])[a-z]{1,2}(?![a-z])", "\n".join(rows))
        assert sorted(drawn) == sorted(keys_in(shown))


def test_an_end_of_the_row_and_a_letter_are_typed_together(tmp_path: Path) -> None:
    shown = play(
        tmp_path,
        Script(["ra", "l b", "c", "1", "left d"]),
        game="tiles",
        options={"open": True, "start": 0},
        people=2,
    )
    assert shown.count(" places a ") == 4


def test_a_minus_sign_may_be_typed_as_it_is_shown(tmp_path: Path) -> None:
    lines = ["1,0", "−1,0"]
    shown = play(tmp_path, Script(lines), game="tiles", options={"start": 0}, people=2)
    assert " at −1,0." in shown


def test_the_keys_of_the_card_game_are_shown_and_understood(tmp_path: Path) -> None:
    shown = shown_for(tmp_path, ["d", "n", "D", "2", "1", "N"], deck={"B1": 10})
    assert "   d  Draw another card" in shown
    assert "   n  Stop and take a blue 1" in shown
    assert shown.count("stops and takes the numbers") == 3


def test_currency_and_passing_have_keys_of_their_own(tmp_path: Path) -> None:
    shown = shown_for(tmp_path, ["c"], deck={"$1": 20})
    assert "   c  Stop and take the currency" in shown
    assert "Player 1 stops and takes the currency." in shown
    shown = shown_for(tmp_path / "bids", ["p", "p"], deck={"B*": 5, "B1": 1})
    assert "   p  Pass" in shown
    assert "Player 2 passes." in shown


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_help_comes_in_pages_that_fit_on_a_screen(tmp_path: Path, language: str, game: str) -> None:
    pages = pages_of(Catalog(language), game, 79)
    asked: list[str] = []

    def answer(shown: str) -> str | None:
        asked.append(shown)
        return "?" if len(asked) < len(pages) + 3 else None

    play(tmp_path, answer, game=game, options={}, people=2, language=language)
    for number, shown in enumerate(asked[1:]):
        assert pages[number % len(pages)][0] in shown
        assert len(shown.split("\n")) <= 24


def test_only_a_page_that_is_followed_by_another_promises_it(tmp_path: Path) -> None:
    cards = play(tmp_path / "cards", Script(["?", "?"]), game="cards", options={}, people=2)
    assert "Page 1 of 2: ? shows the next one, t the table." in cards
    assert "Page 2 of 2: t shows the table again." in cards
    tiles = play(tmp_path / "tiles", Script(["?"]), game="tiles", options={}, people=2)
    assert "shows the next one" not in tiles


def test_colours_only_when_wanted(tmp_path: Path) -> None:
    assert "\x1b[" not in play(tmp_path / "a", Script([""]))
    coloured = play(tmp_path / "b", Script([""]), colour=True)
    assert "\x1b[94mB  · · ·" in coloured


def test_a_poor_terminal_shows_other_signs(tmp_path: Path) -> None:
    raw = io.BytesIO()
    sink = io.TextIOWrapper(raw, "ascii")
    source = Keyboard(io.StringIO(), Script([""]))
    main(None, {}, 1, folder=tmp_path, secret=secrets("a"), source=source, sink=sink)
    sink.flush()
    shown = raw.getvalue().decode("ascii")
    assert "ooooo....." in shown
    assert "== Your move ==" in shown


@pytest.mark.parametrize(("no_color", "coloured"), [("", True), ("1", False)])
def test_a_screen_has_colours_unless_they_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, no_color: str, coloured: bool
) -> None:
    class Screen(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("NO_COLOR", no_color)
    monkeypatch.setenv("TERM", "xterm")
    screen = Screen()
    source = Keyboard(screen, Script([""]))
    main(None, {}, 1, folder=tmp_path, secret=secrets("a"), source=source, sink=screen)
    assert ("\x1b[" in screen.getvalue()) == coloured


@pytest.mark.parametrize(
    ("game", "options", "people", "key"),
    [
        ("chess", {}, 1, "options.unknown_game"),
        ("cards", {"edition": "nobody"}, 1, "options.unknown_value"),
        ("cards", {"seats": 3}, 4, "options.outside"),
        ("cards", {"seats": "three"}, 1, "options.not_whole"),
        ("cards", {"target": 11}, 1, "options.outside"),
        ("tiles", {"open": "yes"}, 1, "options.not_true_or_false"),
        ("tiles", {}, 3, "options.outside"),
        ("tiles", {}, 0, "options.outside"),
    ],
)
def test_a_game_that_cannot_be_is_refused(
    tmp_path: Path, game: str, options: dict[str, object], people: int, key: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        play(tmp_path, Script([]), game=game, options=options, people=people)
    assert refused.value.key == key


def test_whoever_plays_alone_can_ask_the_expert(tmp_path: Path) -> None:
    told = play(tmp_path, Script(["??"]), game="cards", options={"seats": 2, "start": 0}, people=1)
    shown = " ".join(told.split())
    assert re.search(r"Best: (draw|stop and take the numbers) \(chance to win: \d+%\)\.", shown)
    assert re.search(r"\d+% +draw", shown)
    assert "Chance to win, by the expert’s judgement." in shown


def test_people_at_one_terminal_have_not_agreed_to_hints(tmp_path: Path) -> None:
    shown = " ".join(shown_for(tmp_path, ["??"], deck={"B1": 20}).split())
    assert "At this table nobody is given hints" in shown
    assert "Best:" not in shown
