"""The lesson on the tile game: placing, lines of ten, guarding, the open game, the second round."""

from __future__ import annotations

from lesson import ME, Lesson, fork

from tenfold import Play
from tenfold.records.dealer import Stream

ROWS = ["231312312312123", "312123231231312"]


def tile_lesson() -> Lesson:
    lesson = Lesson("tiles")
    place(lesson)
    reach_ten(lesson)
    hit_it_exactly(lesson)
    guard(lesson)
    play_openly(lesson)
    move(lesson)
    return lesson


def place(lesson: Lesson) -> None:
    lesson.begin("place")
    lesson.sit_down("3", edition="steffen")
    lesson.watch("welcome", at="theirs ours hand")
    lesson.ask("first", {"place:0,0": "1 place:1,0 3"}, at="hand cell:0,0", then="tile:1,0 hand")
    beside = ["place:-1,0", "place:0,1", "place:0,-1", "place:1,1", "place:1,-1"]
    lesson.ask("second", beside, at="hand tile:0,0", then="tile:0,0")


def reach_ten(lesson: Lesson) -> None:
    lesson.begin("ten")
    lesson.sit_down(
        "3 place:0,0 1 place:0,1 3 place:1,0 2 place:1,1 2 place:2,0 2 place:0,2 2",
        edition="steffen",
    )
    lesson.ask("ten", winning(lesson.play), at="line:0,0;1,0;2,0 hand", then="line:0,0;1,0;2,0", hides=True)


def hit_it_exactly(lesson: Lesson) -> None:
    lesson.begin("ten")
    lesson.sit_down(
        "3 place:0,0 1 place:0,1 3 place:1,0 2 place:1,1 2 place:2,0 1 place:2,1"
        " 2 place:0,-1 1 place:1,2 2 place:0,-2 2 place:2,2 3",
        edition="steffen",
    )
    too_much = {"place:3,0": "eleven", "place:-1,0": "eleven"}
    lesson.ask(
        "exactly",
        winning(lesson.play),
        hints=too_much,
        at="line:0,0;1,0;2,0 line:0,0;0,-1;0,-2 hand",
        then="line:0,0;0,-1;0,-2;0,-3",
        hides=True,
    )


def guard(lesson: Lesson) -> None:
    lesson.begin("guard")
    lesson.sit_down(
        "2 place:0,0 3 place:1,0 1 place:0,1 3 place:2,0 2 place:1,1 2 place:3,0 1",
        edition="steffen",
    )
    lesson.ask("guard", {"place:4,0": ""}, at="line:1,0;2,0;3,0 hand", then="tile:4,0 tile:0,0", hides=True)


def play_openly(lesson: Lesson) -> None:
    lesson.begin("open")
    lesson.sit_down("left:0,0 left:1,0 right:0,1 left:1,1", edition="steffen", open=True, rows=ROWS)
    lesson.ask("open", lesson.play.legal(), at="rows", then="rows")


def move(lesson: Lesson) -> None:
    lesson.begin("move")
    lesson.sit_down(" ".join(all_laid()), edition="steffen")
    lesson.watch("round", at="round", hides=True)
    lesson.ask("move", winning(lesson.play), hides=True)


def winning(play: Play) -> list[str]:
    """The moves that make ten."""
    found = []
    for token in play.legal():
        after = fork(play)
        after.push(token)
        if after.result and after.result["winners"] == [ME]:
            found.append(token)
    assert found
    return found


def all_laid() -> list[str]:
    """The first game at random in which all thirty tiles lie and the learner can win with one move."""
    for seed in range(10_000):
        stream = Stream(seed.to_bytes(32, "big"))
        play = Play("tiles", edition="steffen")
        while not play.is_over and play.view()["phase"] != "move":
            legal = play.legal()
            play.push(legal[stream.below(len(legal))])
        if not play.is_over and is_good(play):
            return play.moves
    raise LookupError("no such game")


def is_good(play: Play) -> bool:
    """A few ways to win, and a board that a small screen can show."""
    tiles = play.view()["tiles"]
    wide = max(tile["x"] for tile in tiles) - min(tile["x"] for tile in tiles)
    high = max(tile["y"] for tile in tiles) - min(tile["y"] for tile in tiles)
    if wide > 7 or high > 7:
        return False
    moves = play.game.legal(play.state)
    results = [play.game.result(play.game.apply(play.state, move)) for move in moves]
    wins = [result for result in results if result and result["winners"]]
    return 2 <= len(wins) <= 6
