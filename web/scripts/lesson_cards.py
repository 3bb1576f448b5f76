"""The lesson on the card game: draw, stop, bust, bid, pay, buy, score. You are seat 0, Ada is seat 1."""

from __future__ import annotations

from lesson import Lesson

# Few cards, so that a whole game can be seen to its end.
SMALL_DECK = {
    **dict.fromkeys(["G2", "G3", "G4", "G5", "B7", "B8", "B9"], 1),
    **dict.fromkeys(["O1", "O2", "P8", "P9", "$2", "*6"], 1),
}
ALMOST_OVER = """
    draw G3 draw G4 numbers pass
    draw O1 draw O2 numbers pass
    draw G5 draw $2 draw B7 numbers pass
    draw P8 numbers pass
    draw *6 pass bid:1 spend:$ draw B8 numbers pass
    draw G2 draw P9
"""


def card_lesson() -> Lesson:
    lesson = Lesson("cards")
    draw_and_stop(lesson)
    bust(lesson)
    auction(lesson)
    buy(lesson)
    end(lesson)
    return lesson


def draw_and_stop(lesson: Lesson) -> None:
    lesson.begin("draw")
    lesson.sit_down("", edition="aeg", seats=2)
    lesson.watch("welcome")
    lesson.ask("draw", {"draw": "B4"})
    lesson.ask("currency", {"draw": "$3"}, hints={"numbers": "stop"})
    lesson.ask("again", {"draw": "G5"}, hints={"numbers": "stop", "currency": "stop"})
    lesson.ask("stop", ["numbers"], hints={"draw": "draw", "currency": "currency"})
    lesson.watch("market", "pass draw O2 draw $4 draw P6 currency")


def bust(lesson: Lesson) -> None:
    lesson.begin("bust")
    lesson.ask("risk", {"draw": "G6"})
    lesson.ask("bust", {"draw": "P7"}, hints={"numbers": "stop"})


def auction(lesson: Lesson) -> None:
    lesson.begin("auction")
    lesson.watch("wildcard", "draw *5")
    lesson.ask("bid", {"bid:4": "pass"}, hints={"bid": "four", "pass": "pass"})
    lesson.ask(
        "pay",
        ["spend:! spend:$", "spend:$ spend:$ spend:$ spend:$"],
        hints={"spend": "cards"},
    )


def buy(lesson: Lesson) -> None:
    lesson.begin("buy")
    lesson.sit_down(
        "draw G4 draw G5 numbers pass draw G6 draw $2 currency",
        edition="aeg",
        seats=2,
    )
    lesson.ask("small", {"draw": "B2"})
    lesson.ask("take", ["numbers"], hints={"draw": "draw"})
    lesson.ask(
        "buy",
        ["buy:G6 spend:$ spend:$ spend:$ spend:$ spend:$ spend:B2"],
        hints={"pass": "pass", "buy": "payment"},
    )


def end(lesson: Lesson) -> None:
    lesson.begin("end")
    lesson.sit_down(ALMOST_OVER, edition="aeg", seats=2, deck=SMALL_DECK)
    lesson.watch("late")
    lesson.ask("last", {"draw": "B9"})
    lesson.ask("last-take", {"numbers": "pass pass"})
    hints = {"pass": "pass", "buy": "payment"}
    lesson.ask("last-buy", ["buy:G2 spend:$ spend:$"], "pass buy:G2", hints)
    lesson.watch("score")
